"""The words that narrow down which cards are meant."""

from __future__ import annotations

import re
from functools import cache
from typing import ClassVar

from quickening.core.once import once
from quickening.games.huntik.definitions import TRIBES, Printed
from quickening.games.huntik.kinds.places import Place, is_zone
from quickening.games.huntik.rules.aspects import aspects_in_force
from quickening.games.huntik.rules.facts import Facts
from quickening.games.huntik.rules.modifiers import as_treated, facts
from quickening.games.huntik.state import PLAY, HuntikGame
from quickening.lang.nodes import Change, Filter, Scope
from quickening.lang.selections import Cards


def printed_now(game: HuntikGame, card: int) -> Printed:
    """What a card is where it is."""
    state = game.cards[card]
    return state.printed if state.area == PLAY else state.definition


class Noun(Filter, frozen=True):
    """What kind of card: `hero`, `minor hero`, `Action card`, `obstacle`, `card` ... (HK 300.1, 400.4)."""

    word: str
    reads: ClassVar[frozenset[str]] = frozenset({"type"})
    settled: ClassVar[bool] = True

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        state = game.cards[card]  # asked again and again: no detour for what is rare
        printed = state.printed if state.area == PLAY else state.definition
        return self.word in (as_treated(game, card, printed) if game.modifiers else printed).kinds


class NamedNoun(Filter, frozen=True):
    """HK 200.3, 201.2. A `[cardname] card`: any version of it, and any card with that name as part of its name."""

    name: str

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        return named(printed_now(game, card), self.name)


class NameOnly(Filter, frozen=True):
    """A card by name alone, perhaps of one type only: `a friendly minor Suit`."""

    name: str
    rank: str = ""

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        printed = printed_now(game, card)
        return named(printed, self.name) and self.rank in ("", as_treated(game, card, printed).type)


def named(printed: Printed, name: str) -> bool:
    """HK 200.3. Whether a name is the card's, or some whole words of it."""
    return _words(name) in _words(printed.name)


@cache
def _words(name: str) -> str:
    """The words of a name, set off by blanks, without the marks between them."""
    return " ".join(["", *re.findall(r"[^\s,:;.!]+", name.lower()), ""])


_COMBAT: frozenset[str] = frozenset({"combat"})
_NOTHING: frozenset[str] = frozenset()
_READS_READY = frozenset({"ready"})
_READS_CONTROLLER = frozenset({"controller"})


class Word(Filter, frozen=True):
    """An adjective: friendly, your, enemy, lead, defender, ready, exhausted, stunned, other, another."""

    word: str

    @property
    def settled(self) -> bool:  # type: ignore[override]
        """With control of a card the texts in force change."""
        return self.word not in ("ready", "exhausted", "stunned")

    @property
    def reads(self) -> frozenset[str]:  # type: ignore[override]
        """Readiness is looked at by one word only, and changes all the time."""
        return _READS_READY if self.word in ("ready", "exhausted") else _READS_CONTROLLER

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        state = game.cards[card]
        match self.word:
            case "friendly" | "your":
                return state.controller == scope.you
            case "enemy":
                return state.controller == 1 - scope.you
            case "lead":
                return state.controller == game.lead
            case "defender":
                return state.controller == game.defender
            case "ready":
                return state.area == PLAY and not state.exhausted
            case "exhausted":
                return state.area == PLAY and state.exhausted
            case "stunned":
                return state.stunned
            case "other" | "another":
                return scope.me is None or scope.me.card != card
            case _:
                raise ValueError(self.word)


class Named(Filter, frozen=True):
    """HK 200.3. `named Caliban`, or `not named Metzi`."""

    name: str
    non: bool = False

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        return named(printed_now(game, card), self.name) != self.non


class In(Filter, frozen=True):
    """In a zone. A card in this combat is one that takes part in it (HK 600.2)."""

    place: Place
    words: str = "in"
    reads: ClassVar[frozenset[str]] = frozenset({"zone"})

    @property
    def aspects(self) -> frozenset[str]:
        """Who is in this combat changes as a combat starts and ends."""
        return _COMBAT if is_zone(self.place, "combat") else _NOTHING

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        if is_zone(self.place, "combat"):
            return game.in_combat(card)
        state = game.cards[card]
        return state.zone != 0 and state.zone == self.place.zone(game, scope)


class InAZone(Filter, frozen=True):
    """`in a zone`: that zone is the one spoken of from then on; `in zone 1 or 2`, from your side (HK 400.10b)."""

    zones: tuple[int, ...] = ()

    @property
    def reads(self) -> frozenset[str]:  # type: ignore[override]  # which zone it is matters to some only
        return frozenset({"zone"}) if self.zones else _NOTHING

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        zone = game.cards[card].zone
        return zone != 0 and (not self.zones or game.seen_from(zone, scope.you) in self.zones)


class Away(Filter, frozen=True):
    """So many zones away from me, or up to so many."""

    zones: int
    up_to: bool = False
    reads: ClassVar[frozenset[str]] = frozenset({"zone"})

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        mine = own_zone(game, scope)
        distance = abs(game.cards[card].zone - mine)
        return bool(mine) and (distance <= self.zones if self.up_to else distance == self.zones)


def own_zone(game: HuntikGame, scope: Scope) -> int:
    """The zone I am in, or was in when I left play (HK 708.3c); 0 if I was in none."""
    if scope.me is None:
        return 0
    return game.cards[scope.me.card].zone if game.alive(scope.me) else game.last_zones.get(scope.me.handle, 0)


class WithNumber(Filter, frozen=True):
    """`with 2 DEF or less`; or as much as the `round` number, `my ATK` or `its DEF`, or `strict`ly less or more."""

    number: str
    limit: int = 0
    or_less: bool = False
    or_more: bool = False
    than: str = ""
    strict: bool = False

    @property
    def aspects(self) -> frozenset[str]:
        """HK 712.1. It looks at one of the numbers, not at the other, unless they are compared."""
        return frozenset({self.number, self.than.split()[-1]} if self.than not in ("", "round") else {self.number})

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        value = number_of(game, card, self.number)
        if not self.than:
            limit = self.limit
        elif self.than == "round":
            limit = game.round
        else:
            whose, number = self.than.split()
            if whose == "my" and scope.me is None:
                return False
            limit = number_of(game, scope.me.card if whose == "my" and scope.me is not None else card, number)
        if value == limit:
            return not self.strict
        return self.or_more if value > limit else self.or_less


def number_of(game: HuntikGame, card: int, number: str) -> int:
    """A card's ATK or DEF where it is."""
    if game.cards[card].area == PLAY:
        known = facts(game, card)
        return known.atk if number == "ATK" else known.defense
    definition = game.cards[card].definition
    return definition.atk if number == "ATK" else definition.defense


def is_in(game: HuntikGame, card: int, zone: int, cards: Cards | None = None) -> bool:
    """Whether a card is in a zone, as texts mean that. Stunned heroes do not count as being in a zone (HK 400.10d).

    Stunned obstacles do, as they remain where they are (HK 407.1); so do stunned heroes where a text speaks of them.
    """
    state = game.cards[card]
    if state.zone != zone or not zone:
        return False
    return not (state.stunned and state.printed.is_hero) or (cards is not None and _STUNNED in cards.before)


def counts(game: HuntikGame, card: int, cards: Cards) -> bool:
    """Whether a card that fits a description counts: where that names a zone, if it is in it as texts mean that."""
    state = game.cards[card]
    return not state.stunned or not names_a_zone(cards) or is_in(game, card, state.zone, cards)


@once
def names_a_zone(cards: Cards) -> bool:
    """Whether a description says where the cards are."""
    return any(isinstance(word, (In, Away, InAZone)) for word in (*cards.before, *cards.after))


_STUNNED = Word("stunned")


class InPlay(Filter, frozen=True):
    """HK 400.3. A card in play, which may be a token."""

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        return game.cards[card].area == PLAY


class CopyOfMe(Filter, frozen=True):
    """A card that is the same as I am: name and version (HK 201.3)."""

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        return scope.me is not None and game.cards[card].definition.title == game.cards[scope.me.card].printed.title


class With(Filter, frozen=True):
    """With an `object` (HK 305.2), with the feature whose text `this` is or one of a name, with counters; or none."""

    what: str
    name: str = ""
    least: int = 1
    none: bool = False

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        return (self.number(game, card, scope) >= self.least) != self.none

    def number(self, game: HuntikGame, card: int, scope: Scope) -> int:
        """How many of them it has."""
        if self.what == "this":
            return int(scope.source is not None and game.cards[scope.source.card].holder == card)
        if self.what == "counter":  # HK 402.1
            return sum(self.name in ("", counter.name) for counter in game.cards[card].counters)
        if self.what == "object":
            return len(objects_with(game, card))
        held = [game.cards[one] for one in game.features_with(card)]
        return sum(not one.face_down and named(one.printed, self.name) for one in held)


def objects_with(game: HuntikGame, card: int) -> list[int]:
    """HK 305.2. The objects a card has; what is carried face down is one."""
    carried = [(one, game.cards[one]) for one in game.features_with(card)]
    return [one for one, state in carried if state.printed.subtype == "object" or state.face_down]


#: The tags that say what a hero is: a Seeker, a Titan, a Titan of a tribe (HK 202.3).
BEINGS = ("Seeker", "Titan", *(f"{tribe}-Titan" for tribe in TRIBES))


class Tagged(Filter, frozen=True):
    """HK 202.1. With a tag, or without it. A stunned card has no tags (HK 407.1)."""

    tag: str
    without: bool = False
    reads: ClassVar[frozenset[str]] = frozenset({"tags"})

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        return (self.tag in tags_of(game, card)) != self.without


def tags_of(game: HuntikGame, card: int) -> tuple[str, ...]:
    """The tags of a card where it is: those printed, and in play those it was given."""
    if game.cards[card].area == PLAY and "tags" in aspects_in_force.of(game).written:
        return facts(game, card).tags
    hidden = game.cards[card].area == PLAY and not game.active(card)
    return () if hidden else printed_now(game, card).tags


class Also(Change, frozen=True):
    """`is a Seeker`: besides what it is. A stunned card has no tags, whoever gives them (HK 407.1)."""

    tag: str
    writes: ClassVar[frozenset[str]] = frozenset({"tags"})

    def apply(self, game: HuntikGame, known: Facts, scope: Scope) -> None:
        if game.active(known.card):
            known.tags = (*known.tags, *with_parts(self.tag))


def with_parts(tag: str) -> tuple[str, ...]:
    """HK 202.3. A Titan of a tribe has the tag Titan and the tribe's."""
    tribe, hyphen, titan = tag.partition("-")
    return (tag, titan, tribe) if hyphen else (tag,)
