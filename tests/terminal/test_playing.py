"""Games at the terminal, played by lines typed."""

from __future__ import annotations

import io
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import quickening
from quickening.bots import bot
from quickening.cli import main
from quickening.games.huntik import new
from tests.table import Table

DECKS = ["seekers", "cold-fury"]


class Advised:
    """Types what a rule of thumb would do, in every form an answer can have."""

    def __init__(self) -> None:
        self.player = bot("thumb", "huntik")

    def __call__(self, terminal: Any) -> str:
        decision = terminal.game.decision
        chosen = self.player.choose(decision, terminal.game.view(decision.seat))
        numbers = [decision.options.index(option) + 1 for option in chosen]
        if decision.repeats:
            counts = Counter(numbers)
            return " ".join(str(counts[n]) for n in range(1, len(decision.options) + 1))
        return " ".join(map(str, numbers)) or "none"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere/at/all", "nowhere/at/all could not be written: No such file or directory."),
        ("a\0b", "a\\0b could not be written: embedded null byte."),
        ("~no-such-user/a", "~no-such-user/a could not be written: Could not determine home directory."),
    ],
)
def test_a_place_where_no_game_can_be_saved_is_refused(terminal: Any, name: str, why: str) -> None:
    assert why in terminal(new(DECKS, seed=4), [f"save {name}"]).run()


@pytest.mark.parametrize("lead", [0, 1])
def test_a_whole_game_is_played_to_its_end(terminal: Any, lead: int) -> None:
    game = new(DECKS, seed=4, mission="Take the Bigfoot Captive", lead=lead)
    played = terminal(game, [Advised()] * 2000, opponent="thumb")

    seen = played.run()

    assert played.game.over
    assert "Alice wins" in seen or "Bob wins" in seen
    assert "— Round 2 —" in seen
    assert "[" + "/" not in seen, "markup is not shown"


def test_the_map_is_drawn_from_your_side(table: Table, terminal: Any) -> None:
    alice, bob = table.huntik("Alice", "Bob", features=True)
    alice.controls("Springer", zone=2)
    bob.controls("Ymir", zone=2, exhausted=True)
    alice.has("Hyperstride")

    lines = terminal(table.game, ["quit"]).run().splitlines()

    springer = next(line for line in lines if "Springer" in line and "│" in line)
    ymir = next(line for line in lines if "Ymir" in line and "│" in line)
    assert "● Springer 2/3" in springer.split("│")[2]
    assert "○ Ymir 6/5" in ymir.split("│")[4]
    assert lines.index(ymir) < lines.index(springer), "yours below"
    assert any("Ring of Arc" in line.split("│")[4] for line in lines if line.count("│") == 6)
    assert any(line.startswith("  Hyperstride exhaust action  Draw a card.") for line in lines)


def test_bad_input_gets_one_line_and_the_question_again(table: Table, terminal: Any) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    before = table.game.fingerprint()

    wrong = {
        "99": "There is no 99: the options are 1 to 5.",
        "dance": "“dance” is no option and no command; type help for the commands.",
        "log five": "log takes a number, not “five”.",
        "log ²": "log takes a number, not “²”.",
        "? ²": "There is no card “²” that you can see.",
    }
    played = terminal(table.game, wrong)
    seen = played.run().splitlines()

    asked = [n for n, line in enumerate(seen) if line.startswith("Your turn [")]
    assert [seen[n + 1] for n in asked[: len(wrong)]] == list(wrong.values())
    assert [n + 2 for n in asked[: len(wrong)]] == asked[1:]
    assert played.game.fingerprint() == before


# -- ? -------------------------------------------------------------------------------------------------------------


def test_a_card_is_explained_with_its_figures(table: Table, terminal: Any) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Hoplite", "Springer", zone=1)

    seen = terminal(table.game, ["? hoplite"]).run()

    assert "Hoplite, Lionhearted (minor hero, Good" in seen
    assert "ATK 3: 2 printed on Hoplite (HK 205.1)" in seen
    assert "+1  Hoplite: “Teamwork" in seen


def test_what_cannot_act_is_told_with_the_rule(table: Table, terminal: Any) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2, exhausted=True)
    alice.has("Boltflare")

    seen = terminal(table.game, ["? springer", "? boltflare"]).run()

    assert "Springer cannot move: it is exhausted. (HK 403.1)" in seen
    assert "Boltflare can be played only during a combat. (HK 302.4)" in seen


def test_an_option_can_be_asked_about_by_its_number(table: Table, terminal: Any) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has("Dante Vale")

    seen = terminal(table.game, ["? 1", "? 2", "? 7", "? nobody", "? mission", "?"]).run()

    assert "Megapunch — Exhaust Action: KO target hero in my zone." in seen
    assert "Options now: 1." in seen
    assert "Pass: that is all there is to it." in seen
    assert "There is no option 7." in seen
    assert "There is no card “nobody” that you can see." in seen
    assert "If the Ring of Arc is in zone 1, you win." in seen
    assert "take back your last answer" in seen


def test_hidden_cards_cannot_be_asked_about(table: Table, terminal: Any) -> None:
    _, bob = table.huntik("Alice", "Bob")
    bob.has("Ymir")

    assert "There is no card “ymir” that you can see." in terminal(table.game, ["? ymir"]).run()


# -- undo ----------------------------------------------------------------------------------------------------------


def test_an_answer_that_revealed_nothing_is_undone(table: Table, terminal: Any) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Ymir", zone=3)
    before = table.game.fingerprint()

    played = terminal(table.game, ["Move Springer 1 zone forward", "undo"])
    seen = played.run()

    assert "Springer moves from zone 2 to zone 3." in seen
    assert "Undone." in seen
    assert played.game.fingerprint() == before


def test_a_card_that_was_drawn_stays_drawn(table: Table, terminal: Any) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Ymir", zone=3)
    alice.has("Hyperstride")

    played = terminal(table.game, ["Play Hyperstride", "undo"])
    seen = played.run()

    assert "Alice draws" in seen
    assert "That cannot be undone: something was revealed by it." in seen
    assert "Alice draws" in "".join(line.text for line in played.game.told(0))


def test_nothing_is_undone_once_somebody_else_has_acted(table: Table, terminal: Any) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Ymir", zone=3)

    seen = terminal(table.game, ["undo", "pass", "undo"]).run()

    assert "There is nothing to undo." in seen
    assert "That cannot be undone: Bob has acted since." in seen


# -- leaving and coming back ---------------------------------------------------------------------------------------


def test_conceding_is_asked_twice(table: Table, terminal: Any) -> None:
    table.huntik("Alice", "Bob")
    played = terminal(table.game, ["concede", "no", "concede", "yes"])

    seen = played.run()

    assert seen.count("Give up the game?") == 2
    assert "Bob wins: Alice conceded (HK 102.3)" in seen


def test_a_saved_game_is_a_record(terminal: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = terminal(new(DECKS, seed=2, lead=0), [*[Advised()] * 10, f"save {file}", "save", f"save {tmp_path}"])

    seen = played.run()

    assert f"Saved to {file}." in seen.replace("\n", "")
    assert "save needs the name of a file." in seen
    assert "could not be written" in seen
    assert quickening.replay(file).fingerprint() == played.game.fingerprint()


# -- the command ---------------------------------------------------------------------------------------------------


def run_piped(monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> int | str | None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    with pytest.raises(SystemExit) as ended:
        main(["play", *words])
    return ended.value.code


def test_the_command_reads_from_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["huntik", "--deck", "seekers", "--mission", "Escape the Mansion", "--lead", "0", "--seed", "3"]

    code = run_piped(monkeypatch, "leave\nnone\nhelp\nconcede\ny\n", *words)

    seen = capsys.readouterr().out
    assert not code
    assert "The mission is Escape the Mansion (training). You lead." in seen
    assert "How many cards do you mulligan? [a number from 1 to 5 or none] none" in seen
    assert "You have lost." in seen


def test_the_same_seed_deals_the_same_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run_piped(monkeypatch, "1\n", "--seed", "8")
    first = capsys.readouterr().out
    run_piped(monkeypatch, "1\n", "--seed", "8")

    assert capsys.readouterr().out == first


def test_a_saved_game_is_played_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    run_piped(monkeypatch, f"none\nsave {file}\n", "--seed", "3", "--lead", "0")
    capsys.readouterr()

    code = run_piped(monkeypatch, "quit\n", "--resume", str(file))

    assert not code
    assert json.loads(file.read_text())["game"] == "huntik"
    assert "You leave the game." in capsys.readouterr().out


@pytest.mark.parametrize("settled", [("--deck", "seekers"), ("--mission", "Escape the Mansion"), ("--lead", "0")])
def test_what_is_settled_in_a_saved_game_is_not_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, settled: tuple[str, str]
) -> None:
    file = tmp_path / "game.json"
    run_piped(monkeypatch, f"save {file}\n", "--seed", "3", "--lead", "0")
    capsys.readouterr()

    code = run_piped(monkeypatch, "quit\n", "--resume", str(file), *settled)

    said = capsys.readouterr()
    assert (code, said.out) == (2, "")
    assert "--resume goes on with a game as it was begun" in said.err


def test_a_deck_that_is_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_piped(monkeypatch, "", "--deck", "nothing") == 2

    assert "there is no deck 'nothing'" in capsys.readouterr().err


# -- how it reads --------------------------------------------------------------------------------------------------


def test_a_question_names_the_card_that_asks_it_even_while_that_is_being_played(table: Table, terminal: Any) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", "Redcap", zone=3)
    alice.has("Quick Strike")

    seen = terminal(table.game, ["Play Quick Strike", "? quick strike"]).run()

    assert "Quick Strike: choose target hero in my zone [a number from 1 to 3]" in seen
    assert "1 Springer  2/3, zone 3" in seen
    assert "3 Redcap  3/2, zone 3, Bob’s" in seen
    assert "Quick Strike (exhaust action, Good): being played" in seen


def test_each_reader_counts_zones_from_their_own_side(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=1)

    alice.moves("Springer", forward=1)

    told = [[line.text for line in table.game.told(seat)] for seat in (0, 1, None)]
    assert "Springer moves from zone 1 to zone 2." in told[0]
    assert "Springer moves from zone 5 to zone 4." in told[1]
    assert "Springer moves from zone 1 to zone 2." in told[2]


@pytest.mark.parametrize(
    ("mission", "told"),
    [
        ("Corral the Bulls", "(Zones here are as Bob counts them: 1 is your 5, and “you” is Bob.)"),
        ("Retrieve Vlad's Amulets", "(Zones here are as Bob counts them: 1 is your 5.)"),
    ],
)
def test_who_defends_is_told_to_whom_the_mission_speaks(terminal: Any, mission: str, told: str) -> None:
    game = new(DECKS, seed=4, mission=mission, lead=1)

    assert told in terminal(game, ["? mission"]).run()


def test_an_exhausted_feature_lies_exhausted_on_the_map(table: Table, terminal: Any) -> None:
    table.huntik("Alice", "Bob", mission="Corral the Bulls", features=True)
    bulls = [card for card in table.game.cards if card.name == "Bull"]
    bulls[1].exhausted = True

    seen = terminal(table.game, ["quit"]).run()

    assert seen.count("○ Bull") == 1
    assert seen.count("│ Bull") == 2


def test_a_combat_is_shown_with_the_attacks_of_both_sides(table: Table, terminal: Any) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Honorguard")

    seen = terminal(table.game, ["Move Springer 0 zones", "fight", "pass", "pass"]).run()

    assert "Combat in zone 3. You attack. ATK in it: you 2, Bob 1." in seen
    assert "zone 3 ⚔" in seen
    assert "Bob aims 1 at Springer." in seen
    assert "The combat is over." in seen
