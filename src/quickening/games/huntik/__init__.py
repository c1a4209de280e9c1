"""Huntik: two players, a mission, five zones, seven rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quickening.core.chance import Chance
from quickening.core.game import Table
from quickening.core.refusals import Refusal, Refused
from quickening.core.views import CardView
from quickening.games.huntik import decks as deck_files
from quickening.games.huntik.decks import Deck, parse_deck, read_deck
from quickening.games.huntik.definitions import MISSION, Printed
from quickening.games.huntik.game import Huntik
from quickening.games.huntik.meaning.texts import print_text
from quickening.games.huntik.pool import is_card_file, read_pool, shipped
from quickening.games.huntik.rules.starting import (
    CONSTRUCTED,
    LIMITED,
    MINIMUM,
    PER_PACK,
    Start,
    build,
    judge_deck,
    lay_mission,
)
from quickening.games.huntik.views import facts_of
from quickening.games.own_cards import own_cards

NAME = "huntik"
SEATS = (2, 2)
BOOKS: tuple[str, ...] = ("HK",)
FORMATS: tuple[str, ...] = (CONSTRUCTED, LIMITED)
#: HK 100.1. Forms of play in which the size of a deck goes by the packs that were used.
BY_PACKS: tuple[str, ...] = (LIMITED,)
#: How many packs a deck for Limited play may be made of, one to so many: by then it has as many cards as any deck.
MOST_PACKS = MINIMUM // PER_PACK
#: HK 304.1. Instead of a mission: the lead player selects one.
CHOSEN = "chosen by the lead player"


def table() -> Table:
    """The cards that come with the project."""
    return Table(NAME, shipped())


def missions() -> list[Printed]:
    """HK 304. The missions that can be played, in the order of the set."""
    return [card for card in shipped().values() if card.type == MISSION]


def options() -> Mapping[str, Sequence[str]]:
    """HK 101.1, 304.1. The mission, and the seat of the lead player; what is not said is left to chance.

    HK 100.1. And for Limited play, how many packs each deck is made of.
    """
    selected = [CHOSEN, *(f"{card.name} ({card.subtype})" for card in missions())]
    return {"mission": selected, "lead": ["0", "1"], "limited": [str(packs + 1) for packs in range(MOST_PACKS)]}


def new(
    decks: Sequence[Any],
    seed: int = 0,
    names: Sequence[str] = ("Alice", "Bob"),
    ask_forced: bool = False,
    mission: str | None = None,
    lead: int | str | None = None,
    limited: int | str | None = None,
) -> Huntik:
    """A new game at its first decision. Without a mission one is drawn, as by an outside official (HK 304.1).

    With `mission="chosen by the lead player"` the lead player selects it. Decks are those of Constructed play, or
    with `limited=6` those of Limited play, made of six packs each (HK 100).
    """
    if len(decks) != 2:
        raise Refused(f"Huntik is played by 2 players; {len(decks)} decks were given (HK 101.1)")
    leads = None if lead is None else lead_seat(lead)
    packs = None if limited is None else packs_used(limited)
    chosen = [read_deck(deck) for deck in decks]
    for deck in chosen:
        wrong = check_deck(deck) if packs is None else check_deck(deck, LIMITED, packs)
        if wrong:
            raise Refused(f"{deck.name}: {wrong[0]}")
    chance = Chance.seeded(seed)
    drawn = chance.pick(missions())  # drawn even if it is not needed: the same seed shuffles alike
    chosen_by_lead = mission == CHOSEN
    card = drawn if mission is None or chosen_by_lead else find_mission(mission)
    setup: tuple[tuple[str, Any], ...] = (("decks", tuple(deck.listed() for deck in chosen)), ("seed", seed))
    setup += (("mission", CHOSEN if chosen_by_lead else card.key), ("lead", leads))
    setup += (("limited", packs),) if packs else ()
    game = Huntik(table=table(), names=tuple(names), chance=chance, setup=setup, ask_forced=ask_forced)
    build(game, [deck.cards for deck in chosen], [deck.legends for deck in chosen])
    if not chosen_by_lead:
        lay_mission(game, card, list(shipped().values()))
    game.stack.append(Start())
    game.advance()
    return game


def lead_seat(lead: int | str) -> int:
    """HK 101.1. The seat of the lead player, if that is said, as a number or as `options` names it."""
    if str(lead) not in options()["lead"]:
        raise Refused(f"the lead player is seat 0 or 1, not {lead!r} (HK 101.1)")
    return int(lead)


def packs_used(limited: int | str) -> int:
    """HK 100.1. How many packs each deck is made of, as a number or as `options` names it."""
    if str(limited) not in options()["limited"]:
        raise Refused(f"decks for Limited play are made of 1 to {MOST_PACKS} packs, not of {limited!r} (HK 100.1)")
    return int(limited)


def load(data: Any) -> Huntik:
    """A game from what its `save` gave."""
    return Huntik.load(data, table())


def ready_decks(**options: Any) -> Mapping[str, Deck]:
    """The decks that come with the project, by key; each suits every mission."""
    return deck_files.ready_decks()


def check_deck(deck: Deck, form: str = CONSTRUCTED, packs: int = 1) -> list[Refusal]:
    """HK 100. What is wrong with a deck and its legendary hero pile; in Limited play, made of so many packs."""
    return judge_deck(deck.cards, deck.legends, form, packs)


def card_text(card: Printed) -> str:
    """The canonical text of a card."""
    return print_text(card.type, card.abilities)


def printed(edition: str = "") -> list[CardView]:
    """Every card that comes with the project or was imported, as printed."""
    return [facts_of(card) for card in (*shipped().values(), *own_cards(NAME, shipped()))]


def find_mission(name: str) -> Printed:
    """A mission by key or name; of two with one name, the one asked for by its kind, e.g. `... (expert)`."""
    wanted = str(name).lower()
    for card in missions():
        if wanted in (card.key.lower(), f"{card.name} ({card.subtype})".lower()):
            return card
    for card in missions():
        if card.name.lower() == wanted:
            return card
    raise Refused(f"there is no mission {name!r}; there are: {', '.join(options()['mission'])}")


__all__ = [
    "BOOKS",
    "BY_PACKS",
    "FORMATS",
    "NAME",
    "SEATS",
    "Deck",
    "Huntik",
    "card_text",
    "check_deck",
    "find_mission",
    "is_card_file",
    "load",
    "missions",
    "new",
    "options",
    "parse_deck",
    "printed",
    "read_deck",
    "read_pool",
    "ready_decks",
    "table",
]
