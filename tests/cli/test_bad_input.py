"""Bad input: one clear message that says what and where, exit code 2, no traceback, and nothing has changed."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

import quickening as qk
from quickening.core.refusals import Refused, Unreadable
from tests.cli.conftest import Run

GAMES = ("huntik", "shadowfist", "highlander")
#: Files that are neither cards, nor a deck, nor a record.
CONTENTS = {
    "empty": b"",
    "blank lines": b"\n\n\n",
    "zeros": b"\0\0\0abc",
    "bytes": bytes(range(256)) * 20,
    "another alphabet": "3 Café".encode("cp1252"),
    "two bytes a letter": "set\tnumber\n".encode("utf-16"),
    "one long line": b"a" * 200_000,
    "an object": b"{}",
    "a list": b"[1, 2]",
    "a deep nest": b"[" * 100_000,
    "a million copies": b"1000000000000 Caliban\n",
}
NO_FILES = ("", "nonesuch.txt", "x" * 4000)


def refused(run: Run, *words: str) -> str:
    """What a command says that is refused: one message, and nothing else."""
    said = run(*words)
    assert said.code == 2, (words, said)
    assert said.err.startswith("quickening: "), (words, said.err)
    assert "Traceback" not in said.err
    assert not said.out
    assert len(said.err) < 1_500
    return said.err


@pytest.mark.parametrize("contents", CONTENTS.values(), ids=CONTENTS)
def test_a_file_that_is_not_what_it_should_be_is_refused(run: Run, tmp_path: Path, contents: bytes) -> None:
    path = tmp_path / "file.txt"
    path.write_bytes(contents)

    for words in (("cards", "check"), ("replay",), ("import", "lackey"), ("play", "--resume")):
        assert str(path) in refused(run, *words, str(path))
    for game in GAMES:
        assert str(path) in refused(run, "cards", "check", str(path), "--game", game)
        refused(run, "deck", "check", str(path), "--game", game)
        refused(run, "play", game, "--deck", str(path))
        refused(run, "simulate", game, "--games", "1", "--deck", str(path))
    assert path.read_bytes() == contents


def test_a_folder_is_no_file(run: Run, tmp_path: Path) -> None:
    for words in (("cards", "check"), ("replay",), ("deck", "check", "--game", "huntik"), ("play", "--deck")):
        assert "Is a directory" in refused(run, *words, str(tmp_path))


@pytest.mark.parametrize("name", NO_FILES, ids=lambda name: name[:12] or "no name")
def test_a_file_that_is_not_there_is_refused(run: Run, name: str) -> None:
    for words in (("cards", "check"), ("replay",), ("import", "lackey"), ("play", "--resume")):
        refused(run, *words, name)
    for game in GAMES:
        assert "there is no deck" in refused(run, "deck", "check", name, "--game", game)
        assert "there is no deck" in refused(run, "play", game, "--opponent-deck", name)


@pytest.mark.parametrize("name", ["", "chess", "../huntik", "core", "HUNTIK ", "Ω"])
def test_a_game_that_is_not_there_is_refused_by_every_command(run: Run, name: str) -> None:
    for words in ("play", "simulate", "decks", "bench", "rules --compare"):
        assert "there is no game" in refused(run, *words.split(), name)
    for words in ("deck check seekers", "cards show Caliban", "cards check cards.tsv"):
        assert "there is no game" in refused(run, *words.split(), "--game", name)


@pytest.mark.parametrize("game", GAMES)
def test_unknown_names_are_refused(run: Run, game: str) -> None:
    for name in ("", "nonesuch"):
        assert "there is no bot" in refused(run, "play", game, "--bot", name)
        assert "there is no bot" in refused(run, "simulate", game, "--bot", name)
        lacking = "no edition" if game == "highlander" else "no option 'edition'"
        assert lacking in refused(run, "decks", game, "--edition", name)
        deck = next(iter(qk_decks(game)))
        assert "no format" in refused(run, "deck", "check", deck, "--game", game, "--format", name)


def qk_decks(game: str) -> list[str]:
    from quickening.games import rules

    return list(rules(game).ready_decks())


@pytest.mark.parametrize("number", ["0", "-1", "1.5", "many", "", "nan", "1e3", "9" * 40])
def test_numbers_out_of_range_are_refused(run: Run, number: str) -> None:
    for option in ("--games", "--players", "--workers"):
        assert option in refused(run, "simulate", "huntik", option, number)
    assert "--games" in refused(run, "bench", "huntik", "--games", number)
    assert "--players" in refused(run, "play", "huntik", "--players", number)


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("load", "--games", "0"), "--games"),
        (("load", "--seconds", "0"), "--seconds"),
        (("load", "--rate", "nan"), "--rate"),
        (("serve", "--port", "70000"), "--port"),
        (("serve", "--pace", "-1"), "--pace"),
        (("serve", "--workers", "none"), "--workers"),
    ],
)
def test_a_server_is_not_started_with_numbers_out_of_range(run: Run, words: tuple[str, ...], option: str) -> None:
    assert option in refused(run, *words)


@pytest.mark.parametrize("seed", ["1.5", "many", "9" * 40, "1" + "0" * 18])
def test_seeds_that_no_record_could_hold_are_refused(run: Run, seed: str) -> None:
    assert "seed" in refused(run, "simulate", "huntik", "--seed", seed, "--games", "1")


def test_rules_that_nobody_named_are_refused(run: Run) -> None:
    assert "no rule was named" in refused(run, "rules", "")
    assert "there is no book" in refused(run, "rules", "nonesuch", "--coverage")


def test_an_option_of_a_kind_no_game_knows_is_refused() -> None:
    with pytest.raises(Refused, match="highlander: edition cannot be"):
        qk.new("highlander", qk_decks("highlander")[:2], edition={"first": 1})
    with pytest.raises(Unreadable, match="there is no deck '5'"):
        qk.new("huntik", [5, "seekers"])


def test_a_deck_is_refused_with_every_card_that_is_not_there(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("# Mine\n3 Caliban (SAS) 001\n2 Nobody\n1 Nothing (SAS)\n\nSideboard\n9 Whatever\n", "utf-8")

    said = refused(run, "deck", "check", str(path), "--game", "huntik")

    assert "line 3: there is no card 'Nobody'" in said
    assert "line 4: there is no card 'Nothing (SAS)'" in said
    assert "Caliban" not in said
    assert "Whatever" not in said


HEADER = "set\tnumber\ttitle\tsubtitle\ttype\tsubtype\talignment\tatk\tdef\ttext_plain\n"
ROWS = {
    "no name": ("X\t1\t\t\tminorHero\tseeker\tgood\t1\t1\t", "HK 200.1"),
    "no team": ("X\t1\tA\t\tminorHero\tseeker\tpurple\t1\t1\t", "HK 202.2"),
    "no figure": ("X\t1\tA\t\tminorHero\tseeker\tgood\t1", "HK 205.1"),
    "an odd figure": ("X\t1\tA\t\tminorHero\tseeker\tgood\t1\t²", "HK 205.1"),
    "too large a figure": (f"X\t1\tA\t\tminorHero\tseeker\tgood\t1\t{'9' * 400}", "HK 205.1"),
    "too many cells": ("X\t1\tA\t\taction\tfreeAction\tgood\t0\t0\tDraw a card.\tDraw 7 cards.", "last column"),
    "a number twice": ("X\t7\tA\t\tminorHero\tseeker\tgood\t1\t1\t", "HK 204.1"),
}


@pytest.mark.parametrize(("row", "why"), ROWS.values(), ids=ROWS)
def test_a_card_that_is_half_written_is_not_read(run: Run, tmp_path: Path, row: str, why: str) -> None:
    path = tmp_path / "cards.tsv"
    path.write_text(f"{HEADER}X\t7\tWhole\t\tminorHero\tseeker\tgood\t1\t1\tUnblockable\n{row}\n")

    said: Any = run("cards", "check", str(path), "--json").json()

    assert said["read"] == 1
    (refusal,) = said["refused"]
    assert why in refusal["reason"]
    assert "line 3" in refusal["reason"]


@pytest.mark.parametrize("number", ["²", "9" * 3000, "99999"], ids=["a square", "thousands of digits", "too many"])
def test_a_number_that_no_card_means_is_pointed_at(run: Run, tmp_path: Path, number: str) -> None:
    path = tmp_path / "cards.tsv"
    path.write_text(f"{HEADER}X\t1\tA\t\taction\tfreeAction\tgood\t0\t0\tDraw {number} cards.\n")

    said: Any = run("cards", "check", str(path), "--json").json()

    (refusal,) = said["refused"]
    assert (refusal["position"], said["read"]) == (5, 0)
    assert "a number" in refusal["expected"]
    assert len(refusal["reason"]) < 1_000, "what stands around the place, not all that stands there"


def test_a_cell_of_several_lines_is_one_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cards.tsv"
    text = '"Unblockable\nI can move up to 3 zones."'
    bad = "X\t2\tB\t\tminorHero\tseeker\tgood\tmany\t1\t"
    path.write_text(f"{HEADER}X\t1\tA\t\tminorHero\tseeker\tgood\t1\t1\t{text}\n{bad}\n")

    said: Any = run("cards", "check", str(path), "--json").json()

    assert said["read"] == 1
    assert "line 4: atk is 'many'" in said["refused"][0]["reason"]


def test_two_columns_of_one_name_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cards.tsv"
    row = "X\t1\tA\t\taction\tfreeAction\tgood\t0\t0\tDraw a card.\tDraw 7 cards."
    path.write_text(f"{HEADER.strip()}\ttext_plain\n{row}\n")

    assert "line 1: more than one column 'text_plain'" in refused(run, "cards", "check", str(path))


def test_what_a_terminal_would_obey_is_not_told_to_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cards.tsv"
    path.write_text(f"{HEADER}X\t1\tA\x1b[2J\t\taction\tfreeAction\tgood\t0\t0\tDraw \x1b]0;a card.\x07\n")

    said = run("cards", "check", str(path)).out

    assert "\x1b" not in said
    assert "Draw \ufffd]0;a card.\ufffd" in said


def test_a_quotation_that_never_ends_swallows_no_cards(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cards.tsv"
    row = 'X\t1\tA\t\taction\tfreeAction\tgood\t0\t0\t"Draw a card.\n'
    path.write_text(HEADER + row + row.replace("X\t1\tA", "X\t2\tB"))

    assert "not a table" in refused(run, "cards", "check", str(path))


def test_a_server_that_cannot_listen_or_keep_games_is_refused(run: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "Address already in use" in refused(run, "serve", "--port", port, "--data", str(tmp_path))
    assert "cannot be served" in refused(run, "serve", "--host", "no.such.host.invalid", "--data", str(tmp_path))
    assert "--data" in refused(run, "serve", "--port", "0", "--data", str(blocked / "games"))
    assert "no such folder" in refused(run, "serve", "--demos", str(blocked))


def test_a_name_of_several_cards_is_no_card_of_a_deck(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("3 Suit\n")
    assert "HK 201.3" in refused(run, "deck", "check", str(path), "--game", "huntik")

    path.write_text("3 Suit, Ms. Thorpe, Venice Agent\n3 SAS-094\n3 Caliban\n")

    assert "the deck has 9 cards" in refused(run, "deck", "check", str(path), "--game", "huntik")


def test_a_file_without_end_is_not_read_to_its_end(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quickening.core.files.LARGEST", 1 << 20)
    path = tmp_path / "file.txt"
    path.write_bytes(b"a\n" * (1 << 19) + b"a")

    for words in (("cards", "check"), ("replay",), ("deck", "check", "--game", "huntik"), ("play", "--resume")):
        assert "too large" in refused(run, *words, str(path))
