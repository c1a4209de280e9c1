"""The changes that `make mutants` makes to the rules."""

from __future__ import annotations

import sys
from collections import Counter
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from quickening.core.once import once
from tools import mutant_results
from tools.mutant_results import Result, Tried, by_chapter, chapter_of
from tools.mutants import Target, Work, chosen, forget_all
from tools.mutations import Mutant, mutants_of

SOURCE = '''
class Hand:
    """A hand of cards."""

    def is_full(self, cards: int, doubled: bool) -> bool:
        """Six cards, or twelve. 3 > 2 is said here and not changed."""
        if doubled:
            return cards >= 12
        return cards >= 6 and not cards == 99


def total(scores: list[int]) -> int:
    found = 0
    for score in [score for score in scores if score > 0]:
        found += score
    return found
'''


def written(folder: Path) -> dict[Mutant, FunctionType]:
    file = folder / "hand.py"
    file.write_text(SOURCE)
    return {mutant: FunctionType(code(), {}) for mutant, code in mutants_of(file, "hand")}


def changed(folder: Path, was: str, becomes: str) -> FunctionType:
    (found,) = [made for mutant, made in written(folder).items() if (mutant.was, mutant.becomes) == (was, becomes)]
    return found


def test_a_comparison_takes_in_its_boundary_or_leaves_it_out(tmp_path: Path) -> None:
    is_full = changed(tmp_path, "cards >= 6", "cards > 6")

    assert not is_full(None, 6, False)
    assert is_full(None, 7, False)


def test_a_condition_is_turned_round(tmp_path: Path) -> None:
    is_full = changed(tmp_path, "doubled", "not doubled")

    assert not is_full(None, 11, False)
    assert is_full(None, 11, True)


def test_what_is_done_is_left_out(tmp_path: Path) -> None:
    assert changed(tmp_path, "found += score", "pass")([1, 2]) == 0
    assert changed(tmp_path, "score > 0", "True")([1, -2]) == -1


def test_docstrings_and_hints_stay(tmp_path: Path) -> None:
    mutants = written(tmp_path)

    assert not [mutant for mutant in mutants if "3" in mutant.was or mutant.line < 7]
    assert {mutant.function for mutant in mutants} == {"Hand.is_full", "total"}


def test_a_mutant_is_known_by_words_and_not_by_its_line(tmp_path: Path) -> None:
    keys = [mutant.key for mutant in written(tmp_path)]

    assert "hand:Hand.is_full: cards >= 12 -> cards > 12 #1" in keys
    assert len(set(keys)) == len(keys)


def target(chapter: str, n: int) -> Target:
    mutant = Mutant("combat", "strike", n, f"{n}", f"{n + 1}", 1)
    return Target(mutant, lambda: test_what_is_done_is_left_out.__code__, "", "", frozenset(), frozenset(), chapter)


def test_so_many_of_each_chapter() -> None:
    """A chapter of few lines is tried as one of many is."""
    waiting = [target("SF 28 Attacks", n) for n in range(40)] + [target("SF 5 Losing early", n) for n in range(2)]
    work = Work("shadowfist", "", 0, 1, per_chapter=3)

    assert Counter(one.chapter for one in chosen(waiting, work)) == {"SF 28 Attacks": 3, "SF 5 Losing early": 2}
    assert chosen(waiting, work) == chosen(waiting, work) != chosen(waiting, work._replace(seed=8))
    assert len(chosen(waiting, Work("shadowfist", "", 5, 1))) == 5
    assert chosen(waiting, Work("shadowfist", "", 0, 1)) == waiting


def tried(key: str, first: str, last: str) -> Tried:
    return Tried(Result(key, "", 1, first, chapter="HK 600 Gone"), Result(key, "", 1, last, chapter="HK 600 Gone"))


def test_the_figures_of_a_chapter() -> None:
    """Noticed at first and by a test that was written, the same, left, and gone with its line; one was not tried."""
    found = [
        tried("a", "killed", "killed"),
        tried("b", "survived", "killed elsewhere"),
        tried("c", "survived", "survived"),
        tried("d", "unreached", "unreached"),
        tried("gone", "survived", "survived"),
    ]
    mutants = dict.fromkeys("abc", "HK 601 Combat actions") | dict.fromkeys("de", "HK 403 Movement")

    assert list(by_chapter(found, mutants, {"c"}))[2:] == [
        "| HK 403 Movement | 2 | 1 | 0 | 0 | 0 | 1 | 0 % | 0 % |",
        "| HK 600 Gone | 0 | 1 | 0 | 0 | 0 | 0 |  |  |",
        "| HK 601 Combat actions | 3 | 3 | 1 | 2 | 1 | 0 | 50 % | 100 % |",
        "| all | 5 | 5 | 1 | 2 | 1 | 1 | 33 % | 67 % |",
    ]


def test_a_mutant_that_is_tried_again_stays_in_its_sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutant_results, "RESULTS", tmp_path)
    for ended, sample in (("survived", 1), ("killed", 1), ("survived", 2)):
        mutant_results.keep("huntik", Result("a" if sample == 1 else "b", "", 1, ended, sample=sample))

    kept = mutant_results.tried_so_far("huntik")

    assert [(one.first.ended, one.last.ended) for one in kept.values()] == [
        ("survived", "killed"),
        ("survived", "survived"),
    ]


@pytest.mark.parametrize("remembering", [cache, once])
def test_what_functions_remember_is_forgotten(remembering: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or only the first test that asks would be known to reach them."""
    asked: list[str] = []
    module: Any = ModuleType("some.rules")
    module.note = remembering(asked.append)
    monkeypatch.setitem(sys.modules, "some.rules", module)
    word = "word"

    module.note(word)
    module.note(word)
    assert asked == [word]

    forget_all("some")
    module.note(word)
    assert asked == [word, word]


def test_the_chapter_is_that_of_the_first_rule_cited() -> None:
    assert chapter_of(["SF 30.2", "SF 28.6.4"]) == "SF 30 Combat"
    assert chapter_of(["HLT 53a"]) == "HLT 51 Your turn, step by step"
    assert chapter_of([]) == "no chapter"
