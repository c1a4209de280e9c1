"""What a connection is sent: everything once, then what has changed since, in a short form.

A face (what is printed on a card, as it reads now) is sent once and named by its number from then on; a card is sent
again if anything about it is new; an area if it has other cards or another order; of cards that lie hidden and cannot
be told apart, how many there are. The page puts the view together again (`web/news.js`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quickening.core.decision_data import choices_of, decision_facts
from quickening.core.decisions import Decision, Option
from quickening.core.following import followed
from quickening.core.game import Renewal
from quickening.core.outside import Outside
from quickening.core.prompts import NO_CHOICE, Choice, Prompt
from quickening.core.seeing import PLAY
from quickening.core.views import PLACE, AreaView, CardView, View
from quickening.server.keys import Keys

#: A card within a fact.
CARD = "$"
#: Fields of a decision that say nothing where they are empty.
_ALWAYS = ("question", "options", "least", "most", "next")


class Known:
    """What one connection has been sent. It is told of cards by their keys."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys
        self.faces: dict[tuple[Any, ...], int] = {}
        self.cards: dict[int, CardView] = {}
        self.areas: dict[tuple[str, int | None], tuple[CardView, ...]] = {}
        self.status: dict[str, Any] = {}
        self.fields: dict[str, Any] = {}
        self.head: dict[str, Any] = {}
        self.seen: dict[int, CardView] = {}
        self.left: list[CardView] = []
        self.came: list[CardView] = []
        self.renewed = 0

    def news(self, view: View, fields: dict[str, Any], renewals: Sequence[Renewal] = ()) -> dict[str, Any]:
        """What is new in a view and beside it; it is known from then on. Lines of the log are always new.

        `same`: cards that the page may show travel, by the handle they have and the one they had.
        """
        found = {name: value for name, value in fields.items() if is_new(self.fields, name, value)}
        head: dict[str, Any] = {"game": view.game, "seat": view.seat, "names": view.names, "outcome": view.outcome}
        head["track"] = view.track
        head["stage"] = self.keys.stage(view.stage)
        head["decision"] = None if view.decision is None else short(self.keys, view.decision, view.prompt)
        shown: dict[str, Any] = {name: value for name, value in head.items() if is_new(self.head, name, value)}
        shown |= self._board(view)
        if view.log:
            shown["log"] = view.log
        if same := self._followed(view.seat, renewals):
            shown["same"] = same
        return found | ({"view": shown} if shown else {})

    def _followed(self, seat: int | None, renewals: Sequence[Renewal]) -> list[tuple[int, int]]:
        """The cards that are where they were not, and could be followed there: in areas that have changed."""
        new = [card for card in self.came if card.handle not in self.seen]
        since = self._since(renewals)
        same = followed(seat, self.seen, new, since) if new and since else []
        for card in self.left:
            self.seen.pop(card.handle, None)
        for card in self.came:
            self.seen[card.handle] = card
        self.left, self.came = [], []
        return [(self.keys.of(now), self.keys.of(before)) for now, before in same]

    def _since(self, renewals: Sequence[Renewal]) -> list[Renewal]:
        """Where cards have gone since this was last asked; a card has each of its handles once."""
        found = []
        for place in range(len(renewals) - 1, -1, -1):
            renewal = renewals[place]
            if renewal[1] == self.renewed:
                break
            found.append(renewal)
        if found:
            self.renewed = found[0][1]
        return found

    def _board(self, view: View) -> dict[str, Any]:
        """Facts, areas, cards and faces that are new."""
        faces: list[tuple[Any, ...]] = []
        put: list[list[Any]] = []
        areas = [new for area in view.areas if (new := self._area(area, put, faces)) is not None]
        gone = self._gone(view) if len(self.areas) > len(view.areas) else []
        status = [item for item in view.status if item[0] not in self.status or self.status[item[0]] != item[1]]
        self.status.update(status)
        told = [(name, self._told(self.keys.fact(name, value), faces)) for name, value in status]
        parts = {"status": told, "faces": faces, "cards": put, "areas": areas, "gone": gone}
        return {name: part for name, part in parts.items() if part}

    def _gone(self, view: View) -> list[tuple[str, int | None]]:
        """The areas that are there no more."""
        there = {(area.name, area.seat) for area in view.areas}
        gone = [key for key in self.areas if key not in there]
        for key in gone:
            self.left += self.areas.pop(key)
        return gone

    def _told(self, value: Any, faces: list[tuple[Any, ...]]) -> Any:
        """A fact; the cards in it as short as others."""
        if isinstance(value, CardView):
            return {CARD: self._put(value, faces)}
        if isinstance(value, tuple):
            return [self._told(one, faces) for one in value]
        if isinstance(value, Outside):
            return {name: self._told(getattr(value, name), faces) for name in value.__struct_fields__}
        return value

    def _area(self, area: AreaView, put: list[list[Any]], faces: list[tuple[Any, ...]]) -> list[Any] | None:
        """An area, if it is not as it was: its cards by handle, or how many there are."""
        key, cards = (area.name, area.seat), area.cards
        known = self.areas.get(key)
        if known is cards or known == cards:
            return None
        self.areas[key] = cards
        self._note_moves(known or (), cards)
        if cards and area.name != PLAY and all(map(is_bare, cards)):
            return [area.name, area.seat, len(cards)]
        return [area.name, area.seat, [self._card(card, put, faces) for card in cards]]

    def _note_moves(self, before: tuple[CardView, ...], now: tuple[CardView, ...]) -> None:
        """Which cards an area has that it had not, or not as they are now; and which it has no more."""
        old = {card.handle: card for card in before}
        self.came += [card for card in now if old.pop(card.handle, None) is not card and not is_bare(card)]
        self.left += old.values()

    def _card(self, card: CardView, put: list[list[Any]], faces: list[tuple[Any, ...]]) -> Any:
        """A card as its area names it; sent first if it is new."""
        handle: int = card.handle
        known = self.cards.get(handle)
        if known is card:
            return self.keys.of(handle)
        if is_bare(card):
            return [self.keys.of(handle), card.owner]
        if known != card:
            put.append(self._put(card, faces))
        self.cards[handle] = card
        return self.keys.of(handle)

    def _put(self, card: CardView, faces: list[tuple[Any, ...]]) -> list[Any]:
        face = (card.key, card.name, card.title, card.kind, card.tags, card.text)
        if face not in self.faces:
            self.faces[face] = len(self.faces)
            faces.append(face)
        numbers = [part for number in card.numbers for part in number]
        rest: list[Any] = [self.keys.fact(PLACE, card.place), self.keys.of(card.holder), card.marks, numbers]
        while rest and not rest[-1]:
            rest.pop()
        return [self.keys.of(card.handle), self.faces[face], card.owner, card.controller, *rest]


def is_new(known: dict[str, Any], name: str, value: Any) -> bool:
    """Whether a value is not what is known under its name; it is known from then on."""
    if name in known:
        before = known[name]
        if before is value or before == value:
            return False
    known[name] = value
    return True


def is_bare(card: CardView) -> bool:
    """Whether nothing is known of a card but whose it is."""
    return not (card.name or card.key or card.marks or card.place or card.controller is not None or card.numbers)


def short(keys: Keys, decision: Decision, prompt: Prompt | None = None) -> dict[str, Any]:
    """A decision without what says nothing."""
    data = decision_facts(decision, prompt)
    data["source"] = keys.of(decision.source)
    data["options"] = [short_option(keys, option, choice) for option, choice in choices_of(decision, prompt)]
    return {name: value for name, value in data.items() if value or name in _ALWAYS}


def short_option(keys: Keys, option: Option, choice: Choice = NO_CHOICE) -> list[Any]:
    """An option by its parts, of which its id can be made again, and what it is about."""
    handles = [option.card, option.other] if option.other else [option.card] if option.card else []
    cards = [keys.of(handle) for handle in handles]
    index = option.index if option.index >= 0 else None
    parts = [option.kind, option.label, cards, keys.number(option), option.seat, index, option.wasteful]
    if choice is not NO_CHOICE:
        parts += [getattr(choice, name) or None for name in choice.__struct_fields__]
    return trimmed(parts)


def trimmed(parts: list[Any]) -> list[Any]:
    """A list without what is missing at its end; a nought is something."""
    while parts and (parts[-1] is None or parts[-1] is False or parts[-1] in ((), [])):
        parts.pop()
    return parts
