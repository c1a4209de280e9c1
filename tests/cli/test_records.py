"""Records, and `quickening replay`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import quickening as qk
from quickening.arena import Match, bots_for, start, take_turn
from quickening.core.data import replace
from quickening.core.game import Game
from quickening.core.records import Record, read_record
from quickening.core.refusals import Refused, Unreadable
from tests.cli.conftest import Run

MATCH = Match("huntik", ("seekers", "organization"), ("random", "random"), 11, (("mission", "Escape the Mansion"),))


def played(decisions: int = 40) -> Game:
    """A game some way into it."""
    game, bots = start(MATCH), bots_for(MATCH)
    for _ in range(decisions):
        take_turn(game, bots)
    return game


@pytest.fixture(scope="module")
def record() -> Record:
    return played().record()


def written(record: Record, folder: Path, **changes: Any) -> Path:
    """The record in a file, with some of its data changed."""
    path = folder / "game.json"
    data = msgspec.json.decode(record.to_json())
    path.write_bytes(msgspec.json.encode(data | changes))
    return path


def test_a_record_in_a_file_replays_to_the_same_game(record: Record, tmp_path: Path) -> None:
    record.write(tmp_path / "game.json")

    again = qk.replay(tmp_path / "game.json")

    assert again.fingerprint() == record.final
    assert read_record(tmp_path / "game.json") == record == again.record()


def test_a_game_with_a_players_own_deck_replays_without_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("# My own\n" + "\n".join(OWN), encoding="utf-8")
    game = qk.new("huntik", decks=[str(path), "seekers"], seed=3, names=("Ann", "Ben"))
    game.answer(game.decision.options[0])  # type: ignore[union-attr]
    path.unlink()

    again = qk.replay(game.record().to_json())

    assert again.fingerprint() == game.fingerprint()
    assert again.names == ("Ann", "Ben")


OWN = [f"3 SAS-{number:03}" for number in (3, 24, 22, 14, 19, 65, 4, 51, 72, 60, 73, 110, 111, 114)]


def test_a_record_can_begin_at_a_position() -> None:
    game, bots = start(MATCH), bots_for(MATCH)
    for _ in range(20):
        take_turn(game, bots)
    position = game.save()
    for _ in range(5):
        take_turn(game, bots)

    record = game.record(position)

    assert len(record.answers) == 5
    assert qk.replay(record.to_json()).fingerprint() == game.fingerprint()


def test_replay_tells_the_game_and_checks_it(run: Run, record: Record, tmp_path: Path) -> None:
    said = run("replay", str(written(record, tmp_path)))

    assert said.code == 0
    assert "The mission is Escape the Mansion." in said.out
    assert "40 answers; the game goes on, as its fingerprint says." in said.out


def test_a_record_without_a_fingerprint_of_its_end_is_no_other_game(run: Run, record: Record, tmp_path: Path) -> None:
    said = run("replay", str(written(replace(record, final=""), tmp_path)))

    assert "the game goes on, with no fingerprint to check it by." in said.out


def test_replay_can_only_check(run: Run, record: Record, tmp_path: Path) -> None:
    said = run("replay", str(written(record, tmp_path)), "--quiet")

    assert said.out == "40 answers; the game goes on, as its fingerprint says.\n"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"quickening": 9}, "a record of version 9; this program reads version 1"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": 5}, "the record is damaged: Expected `str`, got `int` - at `$.game`"),
        (
            {"answers": [{"seat": 0}]},
            "the record is damaged: Object missing required field `chosen` - at `$.answers[0]`",
        ),
        ({"answers": [{"seat": 7, "chosen": ["pass"]}]}, "answer 1: seat 7 answers, but seat"),
        ({"rules": "0123"}, "played under other rules of huntik: fingerprint 0123, now"),
        ({"cards": {"SAS-001": "00"}}, "Caliban (SAS-001) does not read as it did when this was played"),
        ({"cards": {"SAS-999": "00"}}, "there is no card 'SAS-999' any more"),
        ({"final": "ffff"}, "after 40 answers the game is not as its record says"),
        ({"seed": 12}, "answer "),
        ({"decks": []}, "huntik is played by 2, each with a deck, not by 0"),
        ({"names": ["Ann"]}, "2 players cannot have 1 names"),
        ({"options": {"weather": "rain"}}, "huntik has no option 'weather'"),
        ({"options": {"mission": 5}}, "there is no mission 5"),
        ({"options": {"lead": "x"}}, "the lead player is seat 0 or 1"),
        ({"position": {"game": "huntik"}}, "not a saved game of huntik"),
        ({"surprise": 1}, "the record is damaged: Object contains unknown field `surprise`"),
    ],
)
def test_a_damaged_or_foreign_record_is_refused_with_the_place(
    run: Run, record: Record, tmp_path: Path, changes: dict[str, Any], message: str
) -> None:
    path = written(record, tmp_path, **changes)

    said = run("replay", str(path), "--quiet")

    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"quickening: {path}: ")
    assert message in said.err
    with pytest.raises(Unreadable, match=re.escape(message)):
        qk.replay(path)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"a": 1}', b"\xff\xfe", b"GIF89a"])
def test_what_is_no_record_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(content)

    said = run("replay", str(path))

    assert said.code == 2
    assert f"{path}: not a record of a game" in said.err


def test_a_record_of_other_rules_can_be_played_anyway(run: Run, record: Record, tmp_path: Path) -> None:
    path = written(record, tmp_path, rules="0123", final="ffff")

    assert run("replay", str(path), "--quiet").code == 2
    said = run("replay", str(path), "--quiet", "--anyway")

    assert said.code == 0
    assert "otherwise than its fingerprint says" in said.out


def test_a_seat_that_is_not_there_is_refused(run: Run, record: Record, tmp_path: Path) -> None:
    assert "there is no seat 4" in run("replay", str(written(record, tmp_path)), "--seat", "4").err


def test_a_saved_game_goes_on_from_its_file(tmp_path: Path) -> None:
    game = played()
    path = tmp_path / "saved.json"
    path.write_bytes(msgspec.json.encode(game.save()))

    assert qk.load(path).fingerprint() == game.fingerprint()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "not a saved game"),
        (b"[1]", "not a saved game"),
        (b'{"game": "huntik"}', "the saved game is damaged: $: not a saved game of huntik"),
        (b'{"game": "huntik", "state": {"cards": 5}}', "the saved game is damaged"),
        (b'{"game": "chess", "state": {}}', "there is no game 'chess'"),
    ],
)
def test_a_damaged_saved_game_is_refused(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "saved.json"
    path.write_bytes(content)

    with pytest.raises(Refused, match=re.escape(message)):
        qk.load(path)
    with pytest.raises(Refused, match="No such file"):
        qk.load(tmp_path / "nowhere.json")


def test_a_saved_game_with_one_wrong_card_is_refused() -> None:
    data = played().save()
    data["state"]["cards"][3]["definition"] = {"$definition": "SAS-999"}

    with pytest.raises(Unreadable, match=re.escape("$.state.cards[3].definition: there is no card 'SAS-999'")):
        qk.load(data)


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        (("clock",), "late", "$.state.clock: 'late' cannot stand there"),
        (("stack", 0, "step"), "sleep", "$.state.stack[0]: nothing that could go on"),
        (("cards", 0, "zone"), "far", "$.state.cards[0].zone: HuntikCard cannot hold 'far' there"),
        (("areas", "$dict", 0, 1), [10**9], "$.state.areas: ('deck', 0) holds a card that is not there"),
    ],
)
def test_a_saved_game_that_cannot_be_is_refused_with_the_place(place: Any, value: Any, message: str) -> None:
    saved = msgspec.json.decode(msgspec.json.encode(played(20).save()))
    at = saved["state"]
    for key in place[:-1]:
        at = at[key]
    at[place[-1]] = value

    with pytest.raises(Unreadable, match=re.escape(message)):
        qk.load(msgspec.json.encode(saved))


def test_replay_as_a_seat_does_not_tell_what_others_chose(run: Run, tmp_path: Path) -> None:
    game: Any = qk.new("huntik", decks=["seekers", "organization"], seed=5)
    while "mulligan" not in game.decision.question:
        game.answer(game.decision.options[0])
    for number in (2, 3):
        game.answer(game.decision.options[number - 1])
    first = game.decision.seat
    chosen: dict[int, list[str]] = {}
    for _ in range(2):
        decision = game.decision
        chosen[decision.seat] = [option.label for option in decision.options[: decision.least]]
        game.answer(decision.options[: decision.least])
    path = written(game.record(), tmp_path)

    for seat, cards in chosen.items():
        own = run("replay", str(path), "--seat", str(seat)).out
        other = run("replay", str(path), "--seat", str(1 - seat)).out
        assert ", ".join(cards) in own
        assert ", ".join(cards) not in other
    assert len(chosen[first]) == 2
