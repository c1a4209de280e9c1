"""The cards and ready decks that come with Highlander."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

import pytest

from quickening.games import highlander
from quickening.games.highlander.decks import Deck
from quickening.games.highlander.definitions import PERSONA, WEAPON
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.meaning.texts import read_text
from quickening.games.highlander.pool import shipped
from tests.cards.highlander_corpus import corpus_cards

MADE_FOR = [(book, key) for key, deck in highlander.ready_decks().items() for book in (deck.edition, "type-one")]


def test_there_are_cards_enough_for_every_edition() -> None:
    assert len(shipped()) >= 150
    for edition in EDITIONS:
        assert sum(edition in card.editions for card in shipped().values()) >= 100


@pytest.mark.parametrize("key", shipped())
def test_a_card_is_in_canonical_wording_and_says_where_it_is_legal(key: str) -> None:
    card = shipped()[key]

    assert highlander.card_text(card) == card.text
    assert read_text(card.type, card.name, card.text) == card.abilities
    assert card.editions
    assert set(card.editions) <= set(EDITIONS)


def rows() -> list[dict[str, str]]:
    """The rows of all card files, as they are written."""
    folder = Path(highlander.__file__).with_name("cards")
    found = []
    for path in sorted(folder.glob("*.tsv")):
        lines = path.read_text(encoding="utf-8").splitlines()
        found += list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    return found


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row['set']}-{row['number']}")
def test_a_card_says_where_it_is_known_from_and_what_is_not_told_there(row: dict[str, str]) -> None:
    sources = [source.strip() for source in row["source"].split(",")]
    known = ("HL1 ", "HL3 ", "HLT ", "first-edition list", "Card of the Week ", "page on ")

    assert row["source"]
    assert all(source.startswith(known) for source in sources)
    assert set(filter(None, row["assumed"].split(", "))) <= {"title", "type", "of", "grid", "hands", "text"}


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row['set']}-{row['number']}")
def test_the_books_have_the_paragraphs_that_cards_are_known_from(row: dict[str, str]) -> None:
    cited = [source.strip() for source in row["source"].split(",") if source.strip().startswith("HL")]
    for book in ("HL1", "HL3", "HLT"):
        known = {line.split("\t")[0] for line in gists(book)}
        assert {one.split()[1] for one in cited if one.startswith(f"{book} ")} <= known


@cache
def gists(book: str) -> list[str]:
    path = Path(highlander.__file__).with_name("gists") / f"{book}.tsv"
    return path.read_text(encoding="utf-8").splitlines()


def test_no_attribute_is_made_up() -> None:
    """A source tells the attributes of one Persona; none tells the gems of any other card, so none is shipped."""
    told = {key: card.allowed for key, card in shipped().items() if card.gems or card.attributes}

    assert told == {"CvD-057": {"M": 6, "A": 5, "S": 5, "T": 5, "E": 5, "R": 5}}


def chosen(deck: Deck, type: str) -> set[str]:
    """The Personas or weapons of a deck."""
    return {card.name for card in deck.cards if card.type == type}


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_ready_decks_with_different_personas_and_weapons(edition: str) -> None:
    decks = [deck for deck in highlander.ready_decks().values() if deck.edition == edition]
    personas = [chosen(deck, PERSONA) for deck in decks]
    weapons = [chosen(deck, WEAPON) for deck in decks]

    assert len(decks) == 3
    assert len(set().union(*personas)) == sum(map(len, personas)) == 3
    assert len(set().union(*weapons)) == sum(map(len, weapons)) == 3
    for deck in decks:
        assert deck.name
        assert deck.about.endswith(".")


@pytest.mark.parametrize(("edition", "key"), dict.fromkeys(MADE_FOR))
def test_a_ready_deck_is_legal(edition: str, key: str) -> None:
    assert highlander.check_deck(highlander.ready_decks()[key], edition) == []
    assert key in highlander.ready_decks(edition=edition)


def test_decks_of_one_edition_are_played_by_its_book_and_others_by_the_usual_one() -> None:
    same = highlander.new(["highlander", "blood-and-steel"])
    mixed = highlander.new(["highlander", "renegade"])

    assert (same.book, mixed.book) == ("first", "type-one")
    assert dict(same.setup)["edition"] == "first"


#: Cards that mean something else than a printing of their title in the pool, and why that is right.
OTHERWISE = {
    "3E-x122": "another printing than the one of Corda and Reno",
    "ME-x50": "another printing than the one of the Gladius",
    "3E-x131b": "another printing: the Kurgan's",
    "2E-x302": "another printing than the first one",
    "AT-x191": "another printing than those of the errata",
    "1E-xl16": "HLT 78 has it so that dodges from hand cost a dodge",
    "ME-x24a": "another sub-title",
    "ME-x24b": "another sub-title",
    "ME-x24c": "another sub-title",
}


@pytest.mark.corpus
@pytest.mark.skipif(not corpus_cards(), reason="Highlander's card lists are not beside the project")
@pytest.mark.parametrize("key", [key for key, card in shipped().items() if card.text])
def test_a_card_means_what_its_printed_text_does(key: str) -> None:
    card = shipped()[key]
    plain = card.name.replace("'", "").lower()
    printed = [one for one in corpus_cards() if (one.name.replace("'", "").lower(), one.type) == (plain, card.type)]
    alike = any(one.abilities == card.abilities or highlander.card_text(one) == card.text for one in printed)

    assert alike or not printed or card.name == "Quickening" or key in OTHERWISE
    assert not (alike and key in OTHERWISE)
