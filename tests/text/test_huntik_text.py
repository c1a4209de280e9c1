"""Huntik's card text: the whole pool is read, in one way only, and printed back."""

from __future__ import annotations

from pathlib import Path

import pytest

from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.meaning.texts import print_text, read_text
from quickening.games.huntik.pool import read_pool, shipped
from quickening.text.reader import NotRead

CORPUS = Path(__file__).parents[3] / "shared" / "corpus" / "huntik" / "sas.tsv"
needs_corpus = pytest.mark.skipif(not CORPUS.exists(), reason="the card pool sas.tsv is not beside the project")

CARDS = [card for card in shipped().values() if card.text]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_canonical_text_is_printed_as_it_is_read(card: Printed) -> None:
    assert print_text(card.type, card.abilities) == card.text
    assert read_text(card.type, card.name, card.text) == card.abilities


@pytest.mark.corpus
@needs_corpus
def test_the_whole_first_set_is_read_but_for_the_solo_mission() -> None:
    pool = read_pool(CORPUS)
    assert [(refused.name, refused.reason) for refused in pool.refused] == [
        ("Get the Hammer Mjolnir", "HK 304.3b: solo missions are outside this rulebook")
    ]
    assert len(pool.cards) == 183


@pytest.mark.corpus
@needs_corpus
def test_what_is_shipped_is_the_first_set_in_our_own_wording() -> None:
    for card in read_pool(CORPUS).cards:
        ours = shipped()[card.key]
        assert (ours.name, ours.version, ours.type, ours.subtype) == (
            card.name,
            card.version,
            card.type,
            card.subtype,
        )
        assert (ours.atk, ours.defense, ours.tags) == (card.atk, card.defense, card.tags)
        assert ours.abilities == card.abilities


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("Draw a card. Juggle target hero.", 13),
        ("KO target heroo.", 10),
        ("KO target hero in my zone and win a prize.", 30),
    ],
)
def test_a_clause_that_is_not_understood_is_refused_with_its_place(text: str, position: int) -> None:
    with pytest.raises(NotRead) as refused:
        read_text("action", "Test", text)
    assert refused.value.position == position


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("mission", "Put 1 Bull each into zones 2, and 3, 4."),
        ("mission", "Put 1 Bull each into zones 2, 3, 4."),
        ("mission", "Shuffle face down 3 Fake Rings of Arc and 1 target Ring of Arc."),
        ("mission", "At the end of rounds 3, 4, or 5, if the Scroll is in zone 1, you win."),
        ("feature", "At the start of each round, roll 6-sided a die. 1-3: Draw a card. 4-6: Go again."),
        ("feature", "At the start of each round, roll a die. 6-sided 1-3: Draw a card. 4-6: Go again."),
    ],
)
def test_words_in_a_wrong_place_are_refused(kind: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, "Test", text)


def test_one_target_is_a_target() -> None:
    assert read_text("action", "Test", "Stun 1 target hero.") == read_text("action", "Test", "Stun target hero.")
    assert read_text("action", "Test", "Stun 1 hero.") == read_text("action", "Test", "Stun a hero.")


def test_a_name_in_a_power_that_a_hero_gives_is_the_giver() -> None:
    named, given, owned = (
        read_text("minor hero", "Zed", f'All friendly heroes get "Exhaust Action: Ready {who}."')
        for who in ("Zed", "this card", "me")
    )

    assert named == given != owned


def test_a_hero_may_call_itself_this_card() -> None:
    assert read_text("minor hero", "Zed", "When this card comes into play, draw a card.") == read_text(
        "minor hero", "Zed", "When I come into play, draw a card."
    )


def test_a_condition_of_winning_stands_in_front_or_behind() -> None:
    front = read_text("mission", "Test", "When 2 heroes climb the ghostly shaft, you win.")

    assert read_text("mission", "Test", "You win when 2 heroes climb the ghostly shaft.") == front
    assert read_text("mission", "Test", "You win if 2 heroes climb the ghostly shaft.") == front


def test_reminder_text_is_no_part_of_the_tree() -> None:
    plain = read_text("minor hero", "Test", "Unblockable")
    assert (
        read_text("minor hero", "Test", "Unblockable (I can move forward through zones with enemy heroes.)") == plain
    )


def test_no_card_is_named_in_the_source() -> None:
    package = Path(__file__).parents[2] / "src" / "quickening"
    sources = [path.read_text(encoding="utf-8") for path in package.rglob("*.py")]
    code = "\n".join(line for source in sources for line in source.splitlines() if not _is_prose(line))
    names = {card.name for card in shipped().values() if card.type != "mission" and " " in card.name}
    assert sorted(name for name in names if f'"{name}' in code) == []


def _is_prose(line: str) -> bool:
    return line.lstrip().startswith(("#", '"""', "`"))
