"""What a seat sees, built from an allow-list: nothing is in a view unless somebody put it there.

Cards are named by handles. A hidden card has a handle and nothing else, and gets a new one whenever it is shuffled or
changes area, so that nobody can follow it. The cards of a hand have none that others see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from quickening.core.asking import asker_of
from quickening.core.decisions import Decision, Option
from quickening.core.outside import Outcome, Outside
from quickening.core.prompts import NO_CHOICE, Choice, Prompt, Stage, Track

T = TypeVar("T")


class CardView(Outside, frozen=True):
    """A card as one seat sees it. A hidden card shows its handle and its owner alone."""

    handle: int
    owner: int | None
    key: str = ""
    name: str = ""
    title: str = ""
    kind: str = ""
    tags: tuple[str, ...] = ()
    text: str = ""
    controller: int | None = None
    numbers: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()
    place: int = 0
    holder: int = 0

    def number(self, name: str) -> int:
        """One of the card's numbers, 0 if it has none of that name."""
        return dict(self.numbers).get(name, 0)


class AreaView(Outside, frozen=True):
    """A pile, hand or play area: its cards in order, hidden ones as bare handles."""

    name: str
    seat: int | None
    cards: tuple[CardView, ...]


#: More cards than any pile has: the cards of different piles have different numbers.
_MOST = 1_000
#: Which of a player's piles it is, where others cannot tell its cards apart.
HELD, HELD_ASIDE, DRAWN_FROM = range(3)
#: What is printed on a card: its key, name, title, kind, tags and text.
Face = tuple[str, str, str, str, tuple[str, ...], str]
#: Numbers of a card by their names.
Numbers = tuple[tuple[str, int], ...]


@lru_cache(maxsize=4_096)
def backs(number: int, owner: int, pile: int = HELD) -> tuple[CardView, ...]:
    """So many cards that nobody else can tell apart, in a hand or a deck.

    They have no handles of their own: one that was seen before it came there could be followed by it, and handles
    that are given out anew would tell that something happened there.
    """
    last = -_MOST * (4 * owner + pile)
    return tuple([_back(last - n, owner) for n in range(1, number + 1)])


@lru_cache(maxsize=65_536)
def _back(handle: int, owner: int) -> CardView:
    return CardView(handle, owner)


class Board:
    """What every seat sees alike of a game as it is now: made for the first of them, and seen by the others.

    >>> board = Board()
    >>> board.alike("turn", lambda: 3), board.alike("turn", lambda: 4)
    (3, 3)
    """

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[str, Any] = {}

    def alike(self, what: str, made: Callable[[], T]) -> T:
        """Something that does not depend on who looks."""
        if what not in self.known:
            self.known[what] = made()
        found: T = self.known[what]
        return found


#: Cards that lie where their seat sees none, for as long as it is asked about them by name.
LOOKED_AT = "looked at"
#: What every game calls them.
HAND, PLAY = "hand", "play"


def looked_at(
    game: Any, seat: int | None, areas: Sequence[AreaView], shown: Callable[[Any, int], CardView]
) -> list[AreaView]:
    """The cards that a seat is asked about by name and finds in no other area, to be read before it answers."""
    decision: Decision | None = game.decision
    if decision is None or decision.seat != seat:
        return []
    asked = {
        option.card: option.ref
        for option in decision.options
        if option.card and option.ref >= 0 and lies_elsewhere(game.cards[option.ref], seat, option.name)
    }
    for area in areas if asked else ():
        for card in area.cards:
            if card.name:
                asked.pop(card.handle, None)
    return [AreaView(LOOKED_AT, seat, tuple(shown(game, ref) for ref in asked.values()))] if asked else []


def lies_elsewhere(card: Any, seat: int, name: str) -> bool:
    """Whether a card of that name lies neither in play nor in the hand of the seat, where it is seen anyway."""
    if card.area == PLAY or (card.area == HAND and card.owner == seat):
        return False
    return bool(card.definition.name == name)


class LogLine(Outside, frozen=True):
    """One sentence of the log as this seat may read it."""

    text: str
    rule: str = ""


class View(Outside, frozen=True):
    """Everything one seat may know. `decision` is there only when it is this seat's.

    `prompt`, `track` and `stage` are for people; a view without a log has none.
    """

    game: str
    seat: int | None
    names: tuple[str, ...]
    status: tuple[tuple[str, Any], ...]
    areas: tuple[AreaView, ...]
    log: tuple[LogLine, ...]
    decision: Decision | None
    outcome: Outcome | None
    prompt: Prompt | None = None
    track: Track | None = None
    stage: Stage | None = None

    def area(self, name: str, seat: int | None = None) -> AreaView:
        """The area of that name, of that seat if each player has one."""
        for area in self.areas:
            if area.name == name and area.seat == seat:
                return area
        raise KeyError(name)

    def get(self, name: str) -> Any:
        """A fact of the game as a whole: the round, whose turn it is."""
        return dict(self.status)[name]

    def to_json(self) -> bytes:
        """The view as it goes over the wire, without the engine's own card numbers."""
        return msgspec.json.encode(_public(self))


def decision_of(game: Any, seat: int | None, areas: Iterable[AreaView] = ()) -> Decision | None:
    """The decision that a seat is asked now, as it sees it; `None` if somebody else is asked.

    The card that asks is named where its face is seen in one of the areas.
    """
    decision: Decision | None = game.decision
    if decision is None or decision.seat != seat:
        return None
    source, rule = asker_of(game, decision)
    faces = any(card.handle == source and card.name for area in areas for card in area.cards) if source else False
    return decision.seen(source if faces else 0, rule)


def seen_by(
    game: Any, seat: int | None, status: tuple[tuple[str, Any], ...], areas: Iterable[AreaView], log: bool = True
) -> View:
    """The view of a seat, given the game's own words for how things stand and where cards are."""
    found = tuple(areas)
    decision = decision_of(game, seat, found)
    return View(
        game=game.table.game,
        seat=seat,
        names=game.names,
        status=status,
        areas=found,
        log=game.told(seat) if log else (),
        decision=decision,
        outcome=game.outcome,
        prompt=game.prompt(shown_as(decision.source, found), decision.rule) if log and decision is not None else None,
        track=game.track(seat) if log else None,
        stage=game.stage(seat) if log else None,
    )


def shown_as(handle: int, areas: Iterable[AreaView]) -> CardView | None:
    """The card of a handle, if its face is seen."""
    cards = (card for area in areas for card in area.cards) if handle else ()
    return next((card for card in cards if card.handle == handle and card.name), None)


def _public(view: View) -> dict[str, Any]:
    apart = ("decision", "prompt")
    data: dict[str, Any] = {name: getattr(view, name) for name in view.__struct_fields__ if name not in apart}
    data["decision"] = decision_data(view.decision, view.prompt) if view.decision else None
    return data


#: What of a decision goes over the wire as it is.
_SAID = ("seat", "question", "least", "most", "may_decline", "repeats", "ordered", "source", "rule", "sort", "rests")


def decision_facts(decision: Decision, prompt: Prompt | None = None) -> dict[str, Any]:
    """A decision for the outside, but for its options; the answer that goes on by places of those that are listed."""
    data: dict[str, Any] = {name: getattr(decision, name) for name in _SAID}
    places = decision.next
    if places:
        listed = [place for place, option in enumerate(decision.options) if option.listed]
        places = tuple([listed.index(place) for place in places])
    data["next"] = places
    if prompt is not None:
        data |= {"title": prompt.title, "why": prompt.why, "after": prompt.after}
    return data


def choices_of(decision: Decision, prompt: Prompt | None) -> list[tuple[Option, Choice]]:
    """The options that are listed, each with what it is about."""
    listed = [option for option in decision.options if option.listed]
    about = prompt.choices if prompt is not None else (NO_CHOICE,) * len(listed)
    return list(zip(listed, about, strict=True))


def decision_data(decision: Decision, prompt: Prompt | None = None) -> dict[str, Any]:
    """A decision for the outside: options as id, label and the cards they are about, with what a person reads."""
    data = decision_facts(decision, prompt)
    data["options"] = [
        {
            "id": option.id,
            "kind": option.kind,
            "label": option.label,
            "cards": option.cards,
            "number": option.number,
            "seat": option.seat,
            **({"wasteful": True} if option.wasteful else {}),
            **{name: told for name in choice.__struct_fields__ if (told := getattr(choice, name))},
        }
        for option, choice in choices_of(decision, prompt)
    ]
    return data
