"""`quickening rules`."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

import msgspec
import pytest

import quickening as qk
from quickening.commands import rules
from quickening.core.data import replace
from quickening.games import books
from tests.cli.conftest import Run


def test_a_rule_is_shown_with_gist_code_and_tests(run: Run) -> None:
    said = run("rules", "HK 602.2")

    assert said.code == 0
    assert "HK 602.2" in said.out
    assert "src/quickening/games/huntik/rules/combat.py:" in said.out
    assert "tests/rules/huntik/test_combat_conclusion.py:" in said.out


def test_a_section_is_shown_with_code_and_tests_of_each_rule(run: Run) -> None:
    blocks = run("rules", "SF 28.6").out.split("SF 28.6")[1:]

    assert len(blocks) == 15
    for block in blocks:
        assert "code  src/quickening/games/shadowfist/" in block
        assert "test  tests/rules/shadowfist/" in block


def test_a_whole_book_and_words_are_listed_without_places(run: Run) -> None:
    assert "code  " not in run("rules", "HK").out
    assert "code  " not in run("rules", "combat").out


def test_a_rule_is_shown_with_the_game_to_watch_it_in(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "DEMOS", tmp_path)
    monkeypatch.setattr(books, "ROOT", tmp_path.parent)
    monkeypatch.setattr(books, "code_places", lambda rule: [])
    assert "demo  none yet: make demos plays them" in run("rules", "HK 403.4a").out
    game = qk.new("huntik", decks=["seekers", "organization"], seed=3)
    for name, shows in (("going", "HK 403.4a"), ("coming", "HK 403.4")):
        replace(game.record(), shows=(shows,), gist="It moves.").write(tmp_path / f"huntik-{name}.json")
    replace(game.record(), shows=("HK 403.5",), rules="0123").write(tmp_path / "huntik-long_ago.json")

    said = run("rules", "HK 403.4a").out
    listed = msgspec.json.decode(run("rules", "HK 403", "--json").out)

    assert f"demo  quickening replay {tmp_path.name}/huntik-going.json" in said
    assert "coming" not in said
    watched = {rule["id"]: rule["demos"] for rule in listed if rule["demos"]}
    assert watched == {
        "HK 403.4": [f"{tmp_path.name}/huntik-coming.json"],
        "HK 403.4a": [f"{tmp_path.name}/huntik-going.json"],
    }


def lines_of(gists: str) -> int:
    """How many rules and clauses a book is put in: a line each, below the heading."""
    return len((books.PACKAGE / "games" / gists).read_text(encoding="utf-8").splitlines()) - 1


def test_without_the_tests_nobody_says_what_is_missing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(books, "TESTS", tmp_path / "nowhere")
    monkeypatch.setattr(books, "shown_by", dict)

    figures: dict[str, Any] = run("rules", "--coverage", "--json").json()
    said = run("rules", "HK", "--coverage").out

    assert figures["HK"] == {"rules": lines_of("huntik/gists/HK.tsv"), "tested": None, "exempt": 6, "missing": None}
    assert "The tests are not at hand here" in said
    assert "missing HK" not in said


def test_a_section_lists_its_rules_and_no_others(run: Run) -> None:
    found: list[dict[str, Any]] = msgspec.json.decode(run("rules", "HK 403", "--json").out)

    ids = [rule["id"] for rule in found]
    assert ids[0] == "HK 403.1"
    assert "HK 403.4a" in ids
    assert all(id.startswith("HK 403.") for id in ids)


def test_words_of_a_gist_find_a_rule(run: Run) -> None:
    assert "HK 403.4a" in run("rules", "unblockable card").out


def test_coverage_counts_every_rule_of_every_book_once(run: Run) -> None:
    figures: dict[str, Any] = run("rules", "--coverage", "--json").json()

    assert set(figures) == {"HK", "SF", "HL1", "HLT", "HL3"}
    assert figures["HK"]["rules"] == lines_of("huntik/gists/HK.tsv")
    assert figures["SF"]["rules"] == lines_of("shadowfist/gists/SF.tsv")
    for counts in figures.values():
        assert counts["rules"] == counts["tested"] + counts["exempt"] + counts["missing"]


def test_coverage_of_one_book_lists_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "is_tested", lambda rule: rule.id != "403.4")

    said = run("rules", "HK", "--coverage")

    assert said.code == 0
    assert "missing HK 403.4  " in said.out
    assert "HK 403.1" not in said.out


@pytest.mark.parametrize("query", ["HK 999", "HK 403.99", "XX 1", "no gist says this"])
def test_a_rule_that_is_not_there_is_refused(run: Run, query: str) -> None:
    said = run("rules", query)

    assert (said.code, said.out) == (2, "")
    assert "there is no rule" in said.err


def test_a_book_that_is_not_there_is_refused(run: Run) -> None:
    said = run("rules", "XX", "--coverage")

    assert said.code == 2
    assert "there is no book 'XX'; there are: HK" in said.err


def test_tests_are_found_by_their_mark(tmp_path: Path) -> None:
    source = """
        @rule("HK 403.4", "HK 403.4a", "Enemies stop a card.")
        def test_one(): ...

        @pytest.mark.parametrize("n", [1])
        @rule("HK 403.4", "Friends do not.")
        def test_two(n): ...

        def test_three():
            "HK 999.9"
    """
    (tmp_path / "test_movement.py").write_text(textwrap.dedent(source), encoding="utf-8")

    found = books.shown_by(tmp_path)

    assert [place.name for place in found["HK 403.4"]] == ["test_one", "test_two"]
    assert [place.gist for place in found["HK 403.4a"]] == ["Enemies stop a card."]
    assert set(found) == {"HK 403.4", "HK 403.4a"}


def test_the_three_books_of_highlander_are_laid_side_by_side(run: Run) -> None:
    rows = msgspec.json.decode(run("rules", "--compare", "highlander", "--json").out)
    assert len(rows) > 20
    assert all([book["rule"].split()[0] for book in row["books"]] == ["HL1", "HL3", "HLT"] for row in rows)


def test_a_game_with_one_book_has_nothing_to_compare(run: Run) -> None:
    said = run("rules", "--compare", "huntik")
    assert said.code == 2
    assert "nothing to compare" in said.err
