"""The ability language: what the words of a text mean, before a game says how that is carried out.

A tree of these is data: it is compared, printed and looked at. A game *lowers* it to the nodes that its rules carry
out. A noun phrase that brings somebody in has a slot; a word that points back holds the slot of whom it means.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass, replace
from operator import attrgetter, is_
from typing import Any, NamedTuple

# -- filters: what is asked of each thing --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Is:
    """An adjective: `turned`, `<Fire>`, `non-Unique`.

    `behind`: the text says it behind the noun. `head`: it stands for the noun, `a <Student>`.
    """

    word: str
    non: bool = False
    behind: bool = field(default=False, compare=False)
    head: bool = False


@dataclass(frozen=True, slots=True)
class Any_:  # noqa: N801  `Any` is taken
    """One of several adjectives: `attacking or intercepting`; of many cards also `<Cop> and <Police> cards`."""

    words: tuple[Any, ...]
    word: str = field(default="or", compare=False)


@dataclass(frozen=True, slots=True)
class All_:  # noqa: N801  `All` is taken
    """Several adjectives as one alternative among others: `<Ice> or <Kung> <Fu>`."""

    words: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class In:
    """Lying in an area: `in your smoked pile`."""

    area: Any


@dataclass(frozen=True, slots=True)
class At:
    """At a place: `at this location`, `in my zone`."""

    place: Any
    word: str = "at"


@dataclass(frozen=True, slots=True)
class Beside:
    """In another relation to something: `on this card`, `other than this card`, `named Bull`."""

    word: str
    what: Any
    non: bool = False


@dataclass(frozen=True, slots=True)
class Has:
    """With a figure: `with a cost of 3 or less`. `how` is `exactly`, `or less`, `or more`, `less`, `more`.

    `before`: the text says it before the noun, `1-cost`.
    """

    figure: str
    how: str
    amount: Any
    before: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class With:
    """With something on it or about it: `with Stealth`, `with a counter`."""

    what: Any
    non: bool = False


@dataclass(frozen=True, slots=True)
class Within:
    """Of a span of the game: `your next attack this turn`."""

    span: str


@dataclass(frozen=True, slots=True)
class Gap:
    """A deed with a place left open, which the noun fills: `you control`, `that damaged this card`.

    `possessive`: the text says it as `an opponent's`. `span`: within which time it is done, `this turn`.
    `mood`: `bar`, `let` or `make` where it cannot, may or must be done. `participle`: said without `that`.
    `going_on`: it is being done just now, `it is intercepting`.
    """

    deed: Deed
    role: str
    past: bool = False
    non: bool = False
    span: str = ""
    mood: str = ""
    possessive: bool = field(default=False, compare=False)
    participle: bool = field(default=False, compare=False)
    going_on: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Could:
    """What an effect would do, if nobody does anything about it: `that would smoke a Character you control`."""

    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class Spared:
    """What would have been done to it: `that would have been smoked by the Event`."""

    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class Titled:
    """A card by its name: `a Caliban card` (`how` is `card`), `not named Metzi` (`named`), `a Suit` (`alone`)."""

    name: str
    how: str = "card"
    non: bool = False


@dataclass(frozen=True, slots=True)
class Away:
    """So far from something: `that is up to 2 zones away from me`."""

    way: Way
    of: Any


# -- who and what --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Nouns:
    """A kind of thing and what narrows it down, the words before the noun apart from those behind it."""

    kind: str
    before: tuple[Any, ...] = ()
    after: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class OneOfNouns:
    """`a Site or Character`, `all Sites and Characters`: nouns under one determiner."""

    options: tuple[Nouns, ...]
    word: str = "or"


@dataclass(frozen=True, slots=True)
class Picked:
    """Some of a kind: `a Character`, `up to two cards`, `target hero`. `most` of -1 is any number.

    `amount`: how many, where that has to be worked out: `X cards, where X is ...`, `that many cards`.
    """

    nouns: Any
    least: int = 1
    most: int = 1
    word: str = "a"
    slot: int = -1
    at: int = field(default=-1, compare=False)
    amount: Any = None


@dataclass(frozen=True, slots=True)
class All:
    """All of a kind: `each player`, `all Characters`, `Characters you control`."""

    nouns: Any
    word: str = "all"
    slot: int = -1
    at: int = field(default=-1, compare=False)


@dataclass(frozen=True, slots=True)
class No:
    """None of a kind."""

    nouns: Any


@dataclass(frozen=True, slots=True)
class More:
    """More of a kind than somebody has or controls: `more Sites than you`."""

    nouns: Any
    than: Any


@dataclass(frozen=True, slots=True)
class Only:
    """Nothing of the noun but what is described: `controls only <Warrior> Characters`."""

    nouns: Any


@dataclass(frozen=True, slots=True)
class Fewer:
    """Fewer of a kind than somebody has: `fewer cards in your hand than your opponent`."""

    nouns: Any
    than: Any


@dataclass(frozen=True, slots=True)
class Points:
    """A word that points back, not yet bound: `it`, `that Character`, `target`."""

    word: str
    nouns: Nouns | None = None
    many: bool = False
    sorts: tuple[str, ...] = ()
    at: int = field(default=-1, compare=False)


@dataclass(frozen=True, slots=True)
class Ref:
    """Whom a word that points back means; `word` is how the text puts it."""

    slot: int
    word: str = "it"


@dataclass(frozen=True, slots=True)
class This:
    """The card whose text it is; `word` is the pronoun by which the text says so."""

    at: int = field(default=-1, compare=False)
    word: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Me:
    """The card that acts."""


@dataclass(frozen=True, slots=True)
class You:
    """The player of the text."""


@dataclass(frozen=True, slots=True)
class Related:
    """What stands in a relation to something: `its controller`, `the target of its attack`, `subject`.

    `noun`: the kind of thing it is said to be, `subject Character`.
    """

    kind: str
    of: Any = None
    at: int = field(default=-1, compare=False)
    noun: str = ""


@dataclass(frozen=True, slots=True)
class Area:
    """An area, and whose."""

    kind: str
    whose: Any = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A place: `this location`, `zone 3`, `my zone`; `of` is by what it is known."""

    kind: str
    of: Any = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """Some cards at one end of a pile: `the top 3 cards of your deck`, `the bottom card of their Endurance`.

    Without an amount it is that end itself: `on the bottom of your deck`.
    """

    end: str
    amount: Any
    area: Any
    slot: int = -1
    at: int = field(default=-1, compare=False)


@dataclass(frozen=True, slots=True)
class Called:
    """A card by the name it is called by: `Santiago`, `the Ring of Arc`."""

    name: str
    at: int = field(default=-1, compare=False)


@dataclass(frozen=True, slots=True)
class Both:
    """Two noun phrases together, or one of them where `word` is `or`."""

    parts: tuple[Any, ...]
    word: str = "and"


# -- amounts -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number:
    """A number as it is printed."""

    value: int


@dataclass(frozen=True, slots=True)
class X:
    """X, said elsewhere."""


@dataclass(frozen=True, slots=True)
class ThatMuch:
    """As much as was done just before: `that Power`."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many there are."""

    nouns: Any


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a card: `its cost`."""

    figure: str
    of: Any


@dataclass(frozen=True, slots=True)
class Calculated:
    """An amount worked out from others: `half`, `plus`, `minus`, `times`."""

    how: str
    parts: tuple[Any, ...]


#: How an amount is worked out that is as much as was done: `the damage inflicted`.
DONE = "done"


@dataclass(frozen=True, slots=True)
class Measure:
    """So much of something that is not counted one by one: `2 combat damage`, `1 Power`."""

    amount: Any
    nouns: Nouns
    how: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """How far, and where to: `1 zone forward`, `up to 2 zones`."""

    amount: Any
    unit: str
    to: str = ""
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Quote:
    """A text of its own, in quotation marks, that is given to somebody."""

    text: str
    at: int = field(default=-1, compare=False)


@dataclass(frozen=True, slots=True)
class Printed:
    """A figure as it is printed on something new: `a printed cost of {asc}2`."""

    figure: str
    value: int
    signs: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Feature:
    """What a card can gain or lose: `+1 Fighting`, `Stealth`, `Toughness: 1`."""

    word: str
    amount: Any = None
    against: Any = None


# -- deeds ---------------------------------------------------------------------------------------------------------


#: In the manner of a deed: done before anything else is.
IMMEDIATELY = "immediately"


@dataclass(frozen=True, slots=True)
class Deed:
    """What a clause speaks of: the sense of its verb, and who takes which part in it."""

    sense: str
    roles: tuple[tuple[str, Any], ...] = ()
    manner: tuple[str, ...] = ()

    def role(self, name: str) -> Any:
        """Who takes that part, or `None`."""
        for known, who in self.roles:
            if known == name:
                return who
        return None


@dataclass(frozen=True, slots=True)
class State:
    """Something is so: `this card is turned`, `you are closer to victory`."""

    who: Any
    traits: tuple[Any, ...]
    non: bool = False
    past: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """Whether a deed of state holds, or was done: `you control a Site`, `you played a card this turn`."""

    deed: Deed
    past: bool = False
    non: bool = False
    span: str = ""


@dataclass(frozen=True, slots=True)
class Now:
    """What time it is: `it's round 3 or later`."""

    unit: str
    number: int
    or_later: bool = False


@dataclass(frozen=True, slots=True)
class Done:
    """`if you do`; `if not`: whether what was said before was done, or was so.

    `of`: whether that deed came off, `if the sacrifice is successful`.
    """

    non: bool = False
    of: str = ""


@dataclass(frozen=True, slots=True)
class Joined:
    """Conditions together: `and`, `or`."""

    parts: tuple[Any, ...]
    word: str = "and"


# -- statements ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Do:
    """A deed is done."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class Change:
    """A deed that somebody cannot, may or must do or suffer: `mood` is `bar`, `let` or `make`.

    `role` is the part that this somebody takes in it.
    """

    role: str
    mood: str
    what: Deed

    @property
    def who(self) -> Any:
        """Whom it is said of."""
        return self.what.role(self.role)


@dataclass(frozen=True, slots=True)
class May:
    """A player may do it; `who` of `None` is you. `at_once`: before anybody can answer, `you may immediately`."""

    body: tuple[Any, ...]
    who: Any = None
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class If:
    """Done if something is so as it is carried out; `as_long`: what is changed lasts only while that is so."""

    condition: Any
    body: tuple[Any, ...]
    otherwise: tuple[Any, ...] = ()
    as_long: bool = False


@dataclass(frozen=True, slots=True)
class Pay:
    """Something is paid for something: `COST to VERB`."""

    costs: tuple[Any, ...]
    body: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Last:
    """What is changed, for as long as it says. `whose`: who is named in that: `your opponent's next turn`."""

    body: tuple[Any, ...]
    until: str
    whose: Any = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Sequence:
    """What one sentence orders, one after the other."""

    parts: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Later:
    """Done when something happens after this, for as long as it says."""

    when: Any
    body: tuple[Any, ...]
    until: str = ""


@dataclass(frozen=True, slots=True)
class OneOf:
    """One thing or another, as the player chooses; `first`: before anything else, `choose one: ...; or ...`."""

    options: tuple[tuple[Any, ...], ...]
    first: bool = False


@dataclass(frozen=True, slots=True)
class Else:
    """Something that must be done, and what is done where it cannot be: `you must A, otherwise B`."""

    body: tuple[Any, ...]
    otherwise: tuple[Any, ...]


# -- adjuncts ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Event:
    """What is waited for."""

    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class Answers:
    """What is answered: `in response to an Event`. Without it, what the sentence speaks of in front."""

    what: Any = None


@dataclass(frozen=True, slots=True)
class NextTime:
    """An event that is waited for once: `the next time a hero is KO'd`."""

    event: Event


@dataclass(frozen=True, slots=True)
class Would:
    """What would happen, if nothing were done instead; `once`: the next time only."""

    deed: Deed
    once: bool = False


@dataclass(frozen=True, slots=True)
class Instead:
    """In place of what would happen."""


@dataclass(frozen=True, slots=True)
class InsteadOf:
    """In place of something one could do: `instead of attacking`."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class Time:
    """A point of time: `at the start of your turn`; `which`: only of one in which something was so, or done so.

    `point` is `start`, `end`, `during`, or `except` for all other times.
    """

    point: str
    unit: str
    whose: Any = None
    which: Any = None


@dataclass(frozen=True, slots=True)
class Lasting:
    """How long: `until the end of the turn`, `this round`; and who is spoken of in that."""

    until: str
    whose: Any = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class While:
    """As long as something is so."""

    condition: Any


@dataclass(frozen=True, slots=True)
class OnlyIf:
    """If something is so: where it stands in the sentence says when that is asked."""

    condition: Any


@dataclass(frozen=True, slots=True)
class Unless:
    """If something is not so, or is not done by somebody who may."""

    condition: Any


@dataclass(frozen=True, slots=True)
class ForEach:
    """So often, or so much, as there are of a kind; `most` of -1 is without end."""

    nouns: Any
    most: int = -1


@dataclass(frozen=True, slots=True)
class Able:
    """`if able`: said of what must be done; what cannot be done need not be."""


@dataclass(frozen=True, slots=True)
class As:
    """As part of something that happens: `as I come into play`."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class Immediately:
    """As it happens, before anybody can answer."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How often: `once per turn`; `during`: and only then, `once in your Main Shot`; `first`: `the first time`."""

    per: str
    times: int = 1
    during: Any = None
    first: bool = False


# -- abilities -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Keyword:
    """A word that the rules explain; `costs` are signs and what is done to pay."""

    word: str
    amount: Any = None
    against: Any = None
    costs: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Ability:
    """One paragraph. `shape` is `when`, `next`, `instead`, `use`, `always` or `play`.

    `adjuncts` say when, how long and how often. `users`: who may use it, if not you.
    """

    shape: str
    body: tuple[Any, ...]
    costs: tuple[Any, ...] = ()
    adjuncts: tuple[Any, ...] = ()
    needs: Any = None
    offered: bool = False
    label: str = ""
    timing: str = ""
    users: Any = None


#: Kinds of values that have no parts.
PLAIN = frozenset({str, int, bool, type(None)})


class _Shape(NamedTuple):
    """How a kind of node is taken apart: the names of its fields, and what gives their values all at once."""

    names: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]


#: How each kind of node that was seen is taken apart; what is no node has no parts.
_SHAPES: dict[type[Any], _Shape] = {}


def _shape(kind: type[Any]) -> _Shape:
    known = _SHAPES.get(kind)
    if known is None:
        known = _SHAPES[kind] = _shape_of(kind)
    return known


def _shape_of(kind: type[Any]) -> _Shape:
    names = tuple(one.name for one in fields(kind)) if is_dataclass(kind) else ()
    if issubclass(kind, tuple):
        return _Shape(names, tuple)
    if not names:
        return _Shape(names, lambda _: ())
    get: Any = attrgetter(*names)
    return _Shape(names, get if len(names) > 1 else lambda node: (get(node),))


def parts(node: Any) -> tuple[Any, ...]:
    """The values of which a node is made, in order; tuples are opened."""
    return _shape(type(node)).values(node)


def walk(node: Any) -> list[Any]:
    """All nodes of a tree, each before its parts.

    >>> [type(one).__name__ for one in walk((Figure("cost", This()), Number(3)))]
    ['Figure', 'This', 'Number']
    """
    found = []
    waiting = [node]
    while waiting:
        one = waiting.pop()
        kind = type(one)
        if kind in PLAIN:
            continue
        if kind is not tuple:
            found.append(one)
            one = _shape(kind).values(one)
        waiting += one[::-1]
    return found


def changed(node: Any, change: Callable[[Any], Any]) -> Any:
    """The tree with each node as `change` makes it, from the leaves up."""
    kind = type(node)
    if kind in PLAIN:
        return node
    if kind is tuple:
        items = tuple([changed(item, change) for item in node])
        return node if all(map(is_, items, node)) else items
    shape = _shape(kind)
    if not shape.names and not is_dataclass(kind):
        return node
    new = {}
    for name, known in zip(shape.names, shape.values(node), strict=True):
        if type(known) not in PLAIN:
            value = changed(known, change)
            if value is not known:
                new[name] = value
    return change(replace(node, **new) if new else node)


def in_place_of_x(node: Any, amount: Any) -> Any:
    """The tree with an amount where it says X."""
    return changed(node, lambda one: amount if isinstance(one, X) else one)
