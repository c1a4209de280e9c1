"""`quickening cards` and `quickening deck`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quickening.games.huntik.pool import COLUMNS
from tests.cli.conftest import Run

HEADER = "\t".join(COLUMNS)
GOOD = "NEW\t1\tPathfinder\tScout\tminorHero\tseeker\tgood\t2\t1\tAt the start of each round, draw a card."
BAD = "NEW\t2\tDreamer\t\tminorHero\tseeker\tgood\t2\t1\tAt the start of each round, dream of electric sheep."
FIGURE = "NEW\t3\tGiant\t\tminorHero\tseeker\tgood\tmany\t1\t"


@pytest.fixture
def pool(tmp_path: Path) -> Path:
    path = tmp_path / "new.tsv"
    path.write_text("\n".join((HEADER, FIGURE, BAD, GOOD)) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def ready() -> Path:
    import quickening.games.huntik.cards as cards

    return Path(cards.__path__[0]) / "sas.tsv"


def test_the_cards_that_come_with_the_project_are_all_read(run: Run, ready: Path) -> None:
    figures: dict[str, Any] = run("cards", "check", str(ready), "--json").json()

    assert figures["cards"] == figures["read"] > 180
    assert figures["refused"] == []
    assert figures["percent"] == 100


def test_a_refused_card_is_told_with_its_text_and_the_place(run: Run, pool: Path) -> None:
    said = run("cards", "check", str(pool), "--json")

    figures: dict[str, Any] = said.json()
    giant, dreamer = figures["refused"]
    assert (said.code, figures["cards"], figures["read"]) == (0, 3, 1)
    assert dreamer["name"] == "Dreamer"
    assert dreamer["text"][dreamer["position"] :].startswith("dream of electric")
    assert dreamer["expected"]
    assert "line 2: atk is 'many', which is no number of a card (HK 205.1)" in giant["reason"]
    assert figures["files"][str(pool)] == {"cards": 3, "read": 1, "reworded": 0, "percent": 33.3, "refused": 2}


def test_people_see_figures_carets_and_the_most_frequent_phrases(run: Run, pool: Path, ready: Path) -> None:
    said = run("cards", "check", str(pool), str(ready))

    assert "in all" in said.out
    assert "Where reading stops most often" in said.out
    assert "^" in said.out


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"name\tcolour\nThing\tred\n", "line 1: no game has card files that begin with 'name\\tcolour'"),
        (b"", "line 1: no game has card files that begin with ''"),
        (b"\x00\x01 rubbish", "not a text file"),
    ],
)
def test_a_broken_card_file_is_refused_in_one_message(run: Run, tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "broken.tsv"
    path.write_bytes(content)

    said = run("cards", "check", str(path))

    assert said.code == 2
    assert said.err.startswith(f"quickening: {path}")
    assert message in said.err
    assert not said.out


def test_a_card_file_that_is_not_there_or_lacks_a_column_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "few.tsv"
    path.write_text("set\tnumber\nNEW\t1\n", encoding="utf-8")

    assert "No such file" in run("cards", "check", str(tmp_path / "nowhere.tsv")).err
    said = run("cards", "check", str(path), "--game", "huntik")
    assert said.code == 2
    assert f"{path}, line 1: no column 'title'" in said.err


def test_a_card_is_shown_with_facts_text_and_tree(run: Run) -> None:
    said = run("cards", "show", "caliban")

    assert said.code == 0
    assert "Caliban, Dante's Titan" in said.out
    assert "At the start of each round, discard a card or eliminate me." in said.out
    assert "└── TriggeredPower" in said.out


def test_a_card_that_is_not_there_is_refused_with_near_names(run: Run) -> None:
    said = run("cards", "show", "Calibam")

    assert (said.code, said.out) == (2, "")
    assert "there is no card 'Calibam'; did you mean Caliban" in said.err


# -- decks ---------------------------------------------------------------------------------------------------------


def test_a_ready_deck_is_legal(run: Run) -> None:
    said = run("deck", "check", "seekers", "--game", "huntik", "--format", "constructed")

    assert said.code == 0
    assert "a legal constructed deck of huntik" in said.out


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("3 Caliban\n", "the deck has 3 cards; Constructed play needs 40. (HK 100.1)"),
        ("41 Caliban\n", "Caliban, Dante's Titan is there 41 times; 3 copies of the same card are allowed."),
        ("# Mine\n3 Caliban\n3 Nobody\n", "line 3: there is no card 'Nobody'"),
        ("Caliban\n", "line 1: 'Caliban' is not a number and a card’s title"),
    ],
)
def test_what_is_wrong_with_a_deck_is_said(run: Run, tmp_path: Path, lines: str, message: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(lines, encoding="utf-8")

    checked = run("deck", "check", str(path), "--game", "huntik")
    played = run("simulate", "huntik", "--deck", str(path), "--deck", "seekers")

    assert (checked.code, checked.out, played.code) == (2, "", 2)
    assert checked.err.startswith(f"quickening: {path}")
    assert message in checked.err
    assert message in played.err


def test_a_limited_deck_goes_by_the_packs_it_was_made_of(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "opened.txt"
    path.write_text("9 Caliban\n5 Bellona\n", encoding="utf-8")
    limited = ("deck", "check", str(path), "--game", "huntik", "--format", "limited")

    assert run(*limited).code == run(*limited, "--packs", "2").code == 0
    said = run(*limited, "--packs", "3")

    assert said.code == 2
    assert "the deck has 14 cards; Limited play with 3 packs needs 15. (HK 100.1)" in said.err
    said = run("deck", "check", "seekers", "--game", "huntik", "--packs", "3")
    assert (said.code, said.out) == (2, "")
    assert "the size of a deck does not go by packs in constructed play" in said.err


def test_a_format_the_game_does_not_have_is_refused(run: Run) -> None:
    said = run("deck", "check", "seekers", "--game", "huntik", "--format", "pauper")

    assert said.code == 2
    assert "huntik has no format 'pauper'; there are: constructed, limited" in said.err
