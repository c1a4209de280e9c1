"""Card text as words, and words as card text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quickening.text.tokens import join, plain, tokens


def kinds(text: str) -> list[tuple[str, str]]:
    return [(token.kind, token.text) for token in tokens(text)]


def words(text: str) -> list[str]:
    return [token.text for token in tokens(text)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Draw 2 cards.", ["Draw", "2", "cards", "."]),
        ("+1/-2 glow", ["+1", "/", "-2", "glow"]),
        ("Ann's moth", ["Ann", "'s", "moth"]),
        ("the players' hands", ["the", "players", "'", "hands"]),
        ("don't, can’t", ["don't", ",", "can't"]),
        ("face-down cards", ["face-down", "cards"]),
        ("Dr. No's U.S.S. Moth", ["Dr", ".", "No", "'s", "U.S.S", ".", "Moth"]),
        ("X:: then Y", ["X", "::", "then", "Y"]),
        ("a 2nd card", ["a", "2nd", "card"]),
        ("{Power} <Moth of Doom>", ["{Power}", "<Moth of Doom>"]),
        ("one\ntwo", ["one", "\n", "two"]),
        ("“Gain a coin.”", ['"', "Gain", "a", "coin", ".", '"']),
        ("draw_two 12_", ["draw", "_", "two", "12", "_"]),
        ("", []),
    ],
)
def test_a_text_is_taken_apart(text: str, found: list[str]) -> None:
    assert words(text) == found


def test_reminder_text_is_known_as_such() -> None:
    assert kinds("Draw. (You may look.) Pay 1.") == [
        ("word", "Draw"),
        ("mark", "."),
        ("reminder", "(You may look.)"),
        ("word", "Pay"),
        ("number", "1"),
        ("mark", "."),
    ]


def test_a_token_knows_where_it_stands() -> None:
    text = "Ann’s “moth”\u00a0(so big) glows +2."

    assert [plain(text)[token.start : token.end] for token in tokens(text)] == words(text)


def test_a_capital_may_be_part_of_a_name() -> None:
    assert [token.text for token in tokens("the Moth of Doom: 2") if token.capital] == ["Moth", "Doom"]


@given(st.text(alphabet=st.sampled_from("aéZ19 \n\t_.,:;!?'’“”\"()<>{}[]+-–—&/|•×")))
def test_nothing_in_a_text_is_passed_over(text: str) -> None:
    """A character that no token covers would be a clause that nobody read."""
    covered = {place for token in tokens(text) for place in range(token.start, token.end)}

    assert [text[place] for place in range(len(text)) if place not in covered and not text[place].isspace()] == []


@given(st.text())
def test_plain_text_is_as_long_as_the_original(text: str) -> None:
    assert len(plain(text)) == len(text)


@pytest.mark.parametrize(
    "text",
    [
        "Draw 2 cards.",
        "Gain a coin. Draw an egg.",
        "Ann's moth has +1 glow.",
        "The players' hands.",
        "Pay 1: Draw a card.",
        'Moths have "Draw a card." Gain a coin.',
        "Choose one —\n• Draw a card.\n• Gain a coin.",
    ],
)
def test_words_are_joined_as_they_stood(text: str) -> None:
    assert join(words(text)) == text


@pytest.mark.parametrize(
    ("given_words", "text"),
    [
        (["draw", "a", "egg", "."], "Draw an egg."),
        (["a", "egg", "and", "a", "moth"], "An egg and a moth"),
        (["a", "unicorn", ",", "a", "urn", ",", "a", "one-shot"], "A unicorn, an urn, a one-shot"),
        (["gain", "a", "coin", ".", "draw", "."], "Gain a coin. Draw."),
        (["pay", "1", ":", "draw"], "Pay 1: Draw"),
        (["it", "has", '"', "draw", ".", '"', "then", "gain"], 'It has "Draw." Then gain'),
        (["it", "has", '"', "draw", '"', "and", '"', "gain", '"'], 'It has "Draw" and "Gain"'),
        ([], ""),
    ],
)
def test_spaces_articles_and_capitals_are_supplied(given_words: list[str], text: str) -> None:
    assert join(given_words) == text


@given(st.lists(st.sampled_from(["draw", "a", "egg", "moth", "2", "+1", ",", ".", ";", "'s", "\n", '"', "—"])))
def test_a_joined_text_has_the_same_words(given_words: list[str]) -> None:
    found = [word.lower() for word in words(join(given_words))]

    assert ["a" if word == "an" else word for word in found] == given_words
