"""Highlander: a duel of two Immortals under one of three rulebooks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quickening.core.chance import Chance
from quickening.core.game import Table
from quickening.core.once import once_each
from quickening.core.refusals import Refusal, Refused
from quickening.core.views import CardView
from quickening.games.highlander import decks as deck_files
from quickening.games.highlander.decks import Deck, parse_deck, read_deck
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.editions import EDITIONS, Difference, compare
from quickening.games.highlander.game import Highlander
from quickening.games.highlander.meaning.texts import print_text
from quickening.games.highlander.pool import is_card_file, read_pool, shipped
from quickening.games.highlander.rules.beginning import Start, build
from quickening.games.highlander.rules.constructing import judge_deck
from quickening.games.highlander.rules.deck_facts import titled
from quickening.games.highlander.rules.tournaments import FORMATS as TOURNAMENTS
from quickening.games.highlander.rules.tournaments import judge_format, prepare
from quickening.games.highlander.views import printed_facts
from quickening.games.own_cards import own_cards

NAME = "highlander"
SEATS = (2, 2)
BOOKS: tuple[str, ...] = tuple(edition.code for edition in EDITIONS.values())
#: HLT 20-22. The book that allows the cards of all editions is the usual one.
USUAL = "type-one"
FORMATS: tuple[str, ...] = (USUAL, *(name for name in EDITIONS if name != USUAL), *TOURNAMENTS)


def table() -> Table:
    """The cards that come with the project."""
    return Table(NAME, shipped())


def options() -> Mapping[str, Sequence[str]]:
    """The rulebook (what is not said follows from the decks), and the style of a tournament (HLT 864-875)."""
    return {"edition": list(EDITIONS), "format": list(TOURNAMENTS)}


def new(
    decks: Sequence[Any],
    seed: int = 0,
    names: Sequence[str] = ("Alice", "Bob"),
    ask_forced: bool = False,
    edition: str = "",
    format: str = "",
) -> Highlander:
    """A new game at its first decision. Without an edition: the one all decks were made for, or the usual one.

    `format` is a style of tournament (HLT 864-875), which is played by the Type One book.
    """
    if len(decks) != 2:
        raise Refused(f"Highlander is played by 2 players; {len(decks)} decks were given (HL1 3)")
    chosen = [read_deck(deck) for deck in decks]
    book = known_edition(edition) if edition else edition_of(chosen)
    if format and edition not in ("", USUAL):
        raise Refused(f"tournaments are played by the {USUAL} book, not by {edition!r} (HLT 864)")
    if format:
        book = USUAL
    for deck in chosen:
        wrong = judge_format(deck.cards, format) if format else check_deck(deck, book)
        if wrong:
            raise Refused(f"{deck.name}: {wrong[0]}")
    setup: tuple[tuple[str, Any], ...] = (("decks", tuple(deck.listed() for deck in chosen)), ("seed", seed))
    setup += (("edition", book),) if not format else (("edition", book), ("format", format))
    game = Highlander(
        table=table(),
        names=tuple(names),
        chance=Chance.seeded(seed),
        setup=setup,
        book=book,
        format=format,
        ask_forced=ask_forced,
    )
    build(game, [deck.cards for deck in chosen], TOURNAMENTS[format].ability if format else 15)
    game.stack.append(Start())
    if format:
        prepare(game)
    game.advance()
    return game


def known_edition(name: str) -> str:
    """The edition of that name. Refuses one that does not exist."""
    if name not in EDITIONS:
        raise Refused(f"there is no edition {name!r}; there are: {', '.join(EDITIONS)}")
    return name


def edition_of(decks: Sequence[Deck]) -> str:
    """The edition that all decks were made for, if there is one."""
    made_for = {deck.edition for deck in decks}
    return made_for.pop() if len(made_for) == 1 and made_for <= set(EDITIONS) else USUAL


def load(data: Any) -> Highlander:
    """A game from what its `save` gave."""
    return Highlander.load(data, table())


def ready_decks(**options: Any) -> Mapping[str, Deck]:
    """The decks that come with the project, by key; with an edition or a format, those that are legal in it."""
    ready = deck_files.ready_decks()
    if options.get("format"):
        suits = options.get("edition", USUAL) == USUAL
        made_for = {key: deck for key, deck in ready.items() if deck.edition in (*EDITIONS, options["format"])}
        return {key: deck for key, deck in made_for.items() if suits and not check_deck(deck, options["format"])}
    ready = {key: deck for key, deck in ready.items() if deck.edition not in TOURNAMENTS}
    if not options.get("edition"):
        return ready
    book = known_edition(options["edition"])
    return {key: deck for key, deck in ready.items() if not check_deck(deck, book)}


def check_deck(deck: Deck, form: str = USUAL) -> list[Refusal]:
    """HL1 16-31, HL3 36-40, HLT 13-45, 864-875. What is wrong with a deck in an edition, or a style of tournament."""
    return list(_judged(form, deck))


@once_each
def _judged(form: str, deck: Deck) -> tuple[Refusal, ...]:
    """A deck never changes, and neither does what is wrong with it: it is judged once, not for every game."""
    return tuple(judge_format(deck.cards, form) if form in TOURNAMENTS else judge_deck(deck.cards, form))


def card_text(card: Printed) -> str:
    """The canonical text of a card."""
    return print_text(card.type, card.abilities)


def printed(edition: str = "") -> list[CardView]:
    """Every card that may be played by a book, as printed; a card of two types also as either (HLT 167)."""
    book = EDITIONS[known_edition(edition or USUAL)]
    known = (*shipped().values(), *own_cards(NAME, shipped()))
    cards = [titled(book.titles.value, card) for card in known if book.name in card.editions]
    return [printed_facts(side, book) for card in cards for side in (card, *card.faces)]


__all__ = [
    "BOOKS",
    "EDITIONS",
    "FORMATS",
    "NAME",
    "SEATS",
    "Deck",
    "Difference",
    "Highlander",
    "card_text",
    "check_deck",
    "compare",
    "is_card_file",
    "load",
    "new",
    "options",
    "parse_deck",
    "printed",
    "read_deck",
    "read_pool",
    "ready_decks",
    "table",
]
