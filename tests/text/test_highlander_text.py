"""Highlander's card text in both manners: read in one way only, printed back, refused where it is not understood."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.meaning.texts import print_text, read_text
from quickening.games.highlander.pool import shipped
from quickening.text.reader import NotRead
from tests.cards.highlander_corpus import FOLDER, corpus_cards
from tests.highlander_table import card_saying

needs_corpus = pytest.mark.skipif(not FOLDER.exists(), reason="the Highlander card pool is not beside the project")
CARDS = [card for card in shipped().values() if card.text]


def wordings() -> list[tuple[str, str]]:
    """Texts of our own in the manner of the books, of cards that nobody has printed."""
    path = Path(__file__).with_name("highlander_wordings.tsv")
    rows = csv.reader(path.read_text(encoding="utf-8").splitlines()[1:], delimiter="\t", quoting=csv.QUOTE_NONE)
    return [(kind, text) for kind, text in rows]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_canonical_text_is_printed_as_it_is_read(card: Printed) -> None:
    assert print_text(card.type, card.abilities) == card.text
    assert read_text(card.type, card.name, card.text) == card.abilities


@pytest.mark.parametrize(("kind", "text"), wordings(), ids=lambda value: value)
def test_a_card_that_nobody_has_printed_is_read_and_printed_back(kind: str, text: str) -> None:
    abilities = read_text(kind, "Test Card", text)
    printed = print_text(kind, abilities)
    assert abilities
    assert read_text(kind, "Test Card", printed) == abilities
    assert print_text(kind, read_text(kind, "Test Card", printed)) == printed


def test_there_are_many_such_wordings() -> None:
    assert len(wordings()) >= 780


@pytest.mark.corpus
@needs_corpus
@pytest.mark.parametrize("card", corpus_cards(), ids=lambda card: card.key)
def test_what_players_have_prints_and_reads_to_the_same_tree(card: Printed) -> None:
    printed = print_text(card.type, card.abilities)
    assert read_text(card.type, card.name, printed) == card.abilities


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("Draw a card and juggle your sword.", 16),
        ("Draw 3 cards (only once per game).", 13),
        ("Your attacks do 1 additional damage (Basic Attacks only).", 36),
        ("Your opponent must discard a sandwich.", 29),
        ("Your opponent loses 2 Ability and shoes.", 34),
    ],
)
def test_a_clause_that_is_not_understood_is_refused_with_its_place(text: str, position: int) -> None:
    with pytest.raises(NotRead) as refused:
        read_text("event", "Test", text)
    assert refused.value.position == position


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("attack", "If your opponent is Unarmed, this attack cannot be dodged."),  # no Persona is called so
        ("event", "If your opponent has Allies, draw a card."),
        ("event", "Your opponent must skip his next Attack Phase for each Ally you have in play."),
        ("edge", "Play at the beginning of your turn if you are Prone. Draw 2 cards."),
        ("event", "Draw 3 cards if you discard an Ally."),
        ("situation", "Your Basic Attacks only do 1 additional damage."),
        ("event", "Play when you would take damage from an attack. Prevent that damage by 3."),
        ("event", "Make an Exertion. If you reveal an attack and a block, draw 3 cards."),
        (
            "attack",
            "If you do not play a Special Card this turn, you may make a Hard Exertion to make this attack a Head "
            "Shot unless you have an Ally in play.",
        ),
    ],
)
def test_what_would_lose_a_word_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, "Test", text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Your opponent loses 1 Ability.", "You lose 1 Ability."),
        ("Your opponent must discard 2 cards.", "Your opponent must discard up to 2 cards."),
        ("Your attacks cannot be blocked this turn.", "Your attacks cannot be dodged this turn."),
        (
            "Your opponent may not play any Edges during their next turn.",
            "You may not play Edges during your next turn.",
        ),
        ("Draw 2 cards.", "Each player draws 2 cards."),
        ("Retrieve an attack from your discard pile.", "Retrieve an attack from your Endurance."),
        ("Play in conjunction with a dodge.", "Play in conjunction with a block."),
        (
            "Your opponent must discard 2 attacks and lose 1 Ability.",
            "Your opponent must discard 2 attacks. Lose 1 Ability.",
        ),
    ],
)
def test_what_differs_in_a_word_differs_in_the_tree(one: str, other: str) -> None:
    assert read_text("event", "Test", one) != read_text("event", "Test", other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Target loses 1 Ability.", "Your opponent loses 1 Ability."),
        (
            "COST: Your opponent must spend a block to play a block.",
            "COST: Your opponent must discard a block to play a block.",
        ),
        (
            "Whenever your opponent plays an Event, draw a card.",
            "Each time your opponent plays an Event, draw a card.",
        ),
        ("For the rest of the game, you may not attack.", "You may not play attacks for the remainder of the game."),
        (
            "Your opponent must discard 2 attacks and lose 1 Ability.",
            "Your opponent must discard 2 attacks and your opponent loses 1 Ability.",
        ),
    ],
)
def test_the_same_in_other_words_is_the_same_tree(one: str, other: str) -> None:
    assert read_text("event", "Test", one) == read_text("event", "Test", other)


@pytest.mark.parametrize(
    "keyword", ["BURN", "COST", "DISCARD", "DRAW", "RESTRICTION", "RETRIEVE", "REVEAL", "TRIGGER"]
)
def test_a_keyword_belongs_to_the_sentence_after_it(keyword: str) -> None:
    first, second = read_text("situation", "Test", f"{keyword}: You cannot be Disarmed. Draw a card.")
    assert (first.keyword, second.keyword) == (keyword, "")
    assert print_text("situation", (first, second)).startswith(f"{keyword}: ")


def test_no_card_is_named_in_the_source() -> None:
    package = Path(__file__).parents[2] / "src" / "quickening" / "games" / "highlander"
    sources = [path.read_text(encoding="utf-8") for path in package.rglob("*.py")]
    code = "\n".join(line for source in sources for line in source.splitlines() if not _is_prose(line))
    basics = {card.name for card in shipped().values() if card.set == "BAS"}
    words = {"Dirty Trick", "Head Shot", "Back Away", "Weapon of Choice"}  # kinds of card that the books speak of
    names = {card.name for card in shipped().values() if " " in card.name} - basics - words
    assert sorted(name for name in names if f'"{name}' in code) == []


def _is_prose(line: str) -> bool:
    return line.lstrip().startswith(("#", '"""', "`", ">>>"))


@pytest.mark.parametrize("word", ["Faction", "Generic", "Premium", "Restricted"])
def test_a_word_of_the_rules_is_no_title(word: str) -> None:
    with pytest.raises(NotRead):
        card_saying(f"Remove a {word} card from play.")

    assert card_saying("Remove a Police card from play.") is not None
