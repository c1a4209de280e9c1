"""The table of what the books of Highlander answer where they differ."""

from __future__ import annotations

from typing import get_args, get_type_hints

import msgspec

from quickening.games.books import code_places, find_rules
from quickening.games.highlander.editions import EDITIONS, Edition, Way, compare

HOOKS = Edition._fields[3:]


def ways_of(book: Edition) -> dict[str, Way[object]]:
    return {hook: getattr(book, hook) for hook in HOOKS}


def test_each_book_gives_an_answer_that_the_hook_knows() -> None:
    answers = get_type_hints(Edition)

    for book in EDITIONS.values():
        for hook, way in ways_of(book).items():
            msgspec.convert(way.value, get_args(answers[hook])[0])
            assert way.rule.startswith(f"{book.code} "), (book.name, hook)
            assert way.words.endswith("."), (book.name, hook)


def test_each_hook_has_one_question_and_an_answer_of_each_book() -> None:
    asked = [row.hook.replace(" ", "_") for row in compare()]

    assert sorted(asked) == sorted(HOOKS)
    assert all(row.question.endswith((".", "?")) and len(row.ways) == 3 for row in compare())


def test_a_rule_that_only_the_table_cites_has_its_place_there() -> None:
    [place] = code_places(*find_rules("HLT 152"))

    assert (place.file.rpartition("/")[2], place.name) == ("editions.tsv", "removed_allowance")
