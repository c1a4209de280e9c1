"""What lies on the table in Shadowfist, as a player reckons with it: who may fight where, and what it is worth."""

from __future__ import annotations

import re
from functools import cache
from typing import cast

from quickening.core.views import CardView, View

CHARACTER, SITE = "Character", "Site"
Pairs = tuple[tuple[int, int], ...]
Attack = tuple[int, str, Pairs, Pairs]
UNKNOWN_BODY = 8  #: what a face-down Site is taken to have
LANDMARK = 12.0  #: what a Feng Shui Site is worth

#: What words of a text are worth to the player of the card; the figure in them counts.
WORDS: tuple[tuple[str, float], ...] = (
    (r"(?<!each player )gain (\d+) power", 1.0),
    (r"steal", 2.0),
    (r"inflict (\d+) damage", 0.6),
    (r"(?:smoke|toast) (?:target|it|all|that)", 4.0),
    (r"return target to its owner", 3.0),
    (r"take control of target", 5.0),
    (r"draw (\d+) cards?", 0.8),
    (r"draw a card", 0.8),
    (r"turn target", 1.5),
    (r"subject gains \+(\d+)", 1.0),
    (r"gains? \+(\d+) (?:fighting|combat damage|body)", 0.6),
    (r"return .* from your smoked pile", 1.5),
    (r"play .* from your smoked pile", 1.5),
    (r"you control gain", 1.5),
    (r"toughness|ambush|guts|superleap|stealth|mobility", 0.7),
    (r"each player gains|each opponent gains", -3.0),
    (r"(?:give|gives) (?:an|each|target) opponent (\d+) power", -1.0),
    (r"sacrifice", -3.0),
    (r"discard (?:a|your|\d+) cards?", -1.0),
    (r"smoke this card|toast this card", -0.5),
)
HARMFUL = re.compile(
    r"damage on|\bsmoke\b|\btoast\b|sacrifice|return target|\bturn target|take control|cannot|loses|cancel"
    r"|-\d+ (?:fighting|body|combat)|cease|discard|inflict|steal"
)


@cache
def worth_of(text: str) -> float:
    """What a text is worth, by its words."""
    total = 0.0
    for pattern, value in WORDS:
        for found in re.finditer(pattern, text.lower()):
            figure = found.group(1) if found.groups() else None
            total += value * (min(6, int(figure)) if figure and figure.isdigit() else 1)
    return total


@cache
def harms(text: str) -> bool:
    """Whether what a text does to a card is bad for it; what comes before `::` is its price."""
    return HARMFUL.search(text.lower().rpartition("::")[2]) is not None


def is_landmark(card: CardView) -> bool:
    """Whether a card is a Feng Shui Site: its subtitle says so, and only those lie face down."""
    return card.kind == SITE and ("feng shui" in card.title.lower() or "face down" in card.marks)


def body_of(card: CardView) -> int:
    """The Body a Site has left, as far as one knows."""
    return card.number("Body") if card.name else UNKNOWN_BODY


def signs(card: CardView, word: str) -> list[str]:
    """The resources a card `needs` or `gives`."""
    return [tag.removeprefix(word).strip() for tag in card.tags if tag.startswith(word)]


class Board:
    """The cards in play from one seat."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.me = seat
        self.cards = view.area("play").cards
        self.seen = {card.handle: card for area in view.areas for card in area.cards}
        self.hand = view.area("hand", seat).cards
        self.power: tuple[int, ...] = view.get("power")
        self.victory: tuple[int, ...] = view.get("victory")
        self.goal: int = view.get("goal")
        self.characters = [card for card in self.cards if CHARACTER in card.kind]
        self.mine = [card for card in self.characters if card.controller == seat]
        self.theirs = [card for card in self.characters if card.controller != seat]
        self.sites = [card for card in self.cards if card.kind == SITE]

    def card(self, handle: int) -> CardView:
        return self.seen.get(handle, CardView(handle, None))

    @property
    def needs(self) -> int:
        """How many Feng Shui Sites I lack for victory."""
        return self.goal - self.victory[self.me]

    def worth(self, card: CardView) -> float:
        """What a card in play is worth to whoever has it."""
        if card.kind == SITE:
            return LANDMARK if is_landmark(card) else 3.0 + 2.0 * card.number("Power")
        if CHARACTER in card.kind:
            return 1.0 + card.number("Fighting") + 0.5 * len(signs(card, "gives"))
        return 1.5

    # -- locations -------------------------------------------------------------------------------------------------

    def near(self, place: int) -> set[int]:
        """The locations beside one: those of its Site structure come from left to right."""
        owner = next((site.controller for site in self.sites if site.place == place), None)
        columns = sorted({site.place for site in self.sites if site.controller == owner})
        if place not in columns:
            return set()
        at = columns.index(place)
        return set(columns[max(0, at - 1) : at + 2]) - {place}

    def guards(self, site: CardView) -> list[CardView]:
        """Who can intercept an attack of mine on a card: who is there, or can still move in."""
        near = self.near(site.place)
        return [
            card
            for card in self.theirs
            if card.handle != site.handle
            and (card.place == site.place or (card.place in near and "turned" not in card.marks))
        ]

    # -- fights ----------------------------------------------------------------------------------------------------

    def attack(self) -> Attack | None:
        """The attack that goes on: its declarer and stage, attackers with targets, interceptors with attackers."""
        return cast(Attack | None, self.view.get("attack"))

    def unstopped(self) -> dict[int, list[CardView]]:
        """The attackers of each target whom nobody intercepts."""
        attack = self.attack()
        if attack is None:
            return {}
        found: dict[int, list[CardView]] = {}
        stopped = {attacker for _, attacker in attack[3]}
        for attacker, target in attack[2]:
            if attacker not in stopped:
                found.setdefault(target, []).append(self.card(attacker))
        return found


def getting_through(attackers: list[int], guards: list[int]) -> int:
    """The damage that reaches the target if every guard stops the attacker it stops best.

    >>> getting_through([5, 3], [2]), getting_through([5, 3], [6]), getting_through([5, 3], [])
    (6, 3, 8)
    """
    left = sorted(attackers)
    for guard in sorted(guards, reverse=True):
        stopped = max(range(len(left)), key=lambda n: min(left[n], guard) if guard < left[n] else left[n], default=-1)
        if stopped < 0:
            break
        left[stopped] = max(0, left[stopped] - guard)
        left.sort()
    return sum(left)
