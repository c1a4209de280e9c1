"""The changes that `make mutants` makes to the rules."""

from __future__ import annotations

from pathlib import Path
from types import FunctionType

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
