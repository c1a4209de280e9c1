"""Which cards a book lets into a deck (HL3 33; HLT 20-23, 37-38, 272, 867); those it bans by name are data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from quickening.core.refusals import Refusal
from quickening.games.highlander.definitions import IN_GAME, PERSONA, QUICKENING, Printed
from quickening.games.highlander.kinds.filters import With
from quickening.games.highlander.names import rows_of
from quickening.games.highlander.rules.deck_facts import DeckFacts
from quickening.lang.nodes import walk


class Banned(NamedTuple):
    """A card that is banned: whoever it belongs to (`any`), of whichever type, set and edition where none is told."""

    rule: str
    title: str
    of: str
    type: str
    set: str
    edition: str

    def fits(self, card: Printed) -> bool:
        """Whether it is that card; an article in front makes no other title."""
        owned = self.of == "any" or self.of in card.of or not (self.of or card.of)
        typed = self.type in ("", card.type) or (self.type == "in-game" and card.type in IN_GAME)
        printed = self.set in ("", card.set) and (not self.edition or self.edition in card.editions)
        return owned and typed and printed and plain(self.title) in map(plain, card.titles)


def plain(title: str) -> str:
    """A title without its article, to compare it.

    >>> plain("The Face of Death") == plain("Face Of Death")
    True
    """
    return title.lower().removeprefix("the ")


@cache
def banned_cards() -> tuple[Banned, ...]:
    """HLT 272, 867. The cards that the book bans."""
    return tuple(Banned(*row) for row in rows_of("banned.tsv"))


def is_banned(card: Printed, rule: str) -> bool:
    """Whether a paragraph of the book bans a card."""
    return any(banned.rule == rule and banned.fits(card) for banned in banned_cards())


#: HLT 20-22. Kinds of card that are not for some edition: those of one set, and those marked as of another one only.
BARRED = {"Time": "HLT 20", "Trap": "HLT 20", "Bugged": "HLT 21"}


def editions(deck: DeckFacts) -> Iterator[Refusal]:
    """HL1 1, HL3 3. A book is for the cards of its edition; HL3 33, HLT 20-22: and not for those marked otherwise."""
    for card in dict.fromkeys(deck.all):
        barred = [kind for kind in card.kinds if kind in deck.edition.barred_kinds.value]
        if barred:
            yield Refusal(BARRED[barred[0]], f"{card.title} is not legal in Type One.")
        elif deck.edition.name not in card.editions:
            rule = deck.cite("HL1 1", "HL3 3", "HLT 20")
            yield Refusal(rule, f"{card.title} is not legal in this edition.")


def gem_powers(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 37-38. No Persona and no Quickening whose power involves gems, where gems do not matter."""
    for card in deck.pre_game if deck.edition.gem_powers.value == "barred" else ():
        if card.type in (PERSONA, QUICKENING) and involves_gems(card):
            rule = "HLT 38" if card.type == PERSONA else "HLT 37"
            yield Refusal(rule, f"{card.title} is not legal in Type One: its power involves gems.")


def involves_gems(card: Printed) -> bool:
    """Whether a text speaks of gems: of a card with one, or of a Check or Challenge."""
    nodes = [node for ability in card.abilities for node in walk(ability)]
    return any(getattr(node, "gem", "") or (isinstance(node, With) and node.what == "gem") for node in nodes)


def home_made(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 272. Home brewed cards are illegal."""
    for card in dict.fromkeys(deck.all) if deck.edition.name == "type-one" else ():
        if is_banned(card, "HLT 272"):
            yield Refusal("HLT 272", f"{card.title} is home brewed: no such card was ever published.")


def versions(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 23. Of cards that share title, text and grid only one version."""
    if deck.edition.versions.value != "one":
        return
    seen: dict[Any, str] = {}
    for card in dict.fromkeys(deck.all):
        if seen.setdefault(card.identity, card.key) != card.key:
            yield Refusal("HLT 23", f"{card.title} is there in two versions, {seen[card.identity]} and {card.key}.")
