"""The guides for players: chapters and words that fit their books."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refused
from quickening.games import books, guides


@pytest.mark.parametrize("book", books.books())
def test_chapters_follow_the_book_and_leave_only_front_matter_out(book: str) -> None:
    chapters = guides.chapters(book)
    inside = [rule.id for chapter in chapters for rule in chapter.rules]
    every = [rule.id for rule in books.books()[book]]

    assert inside == every[len(every) - len(inside) :]
    assert all(rule.exempt for rule in books.books()[book][: len(every) - len(inside)])
    assert all(chapter.rules and chapter.about.endswith(".") and chapter.part for chapter in chapters)
    assert len({chapter.title for chapter in chapters}) == len(chapters)


@pytest.mark.parametrize("book", books.books())
def test_words_are_explained_by_rules_there_are(book: str) -> None:
    known = {rule.cited for rules in books.books().values() for rule in rules}
    forms = [form for term in guides.terms(book) for form in (term.term, *term.also)]

    assert len(forms) == len(set(forms))
    assert [term.term for term in guides.terms(book) if term.rule not in known] == []


def test_a_book_there_is_not_is_refused() -> None:
    with pytest.raises(Refused, match="there is no such book"):
        guides.chapters("XX")
