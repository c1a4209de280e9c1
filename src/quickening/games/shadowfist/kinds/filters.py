"""The words that narrow down which cards are meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from quickening.core.modifiers import Ref
from quickening.games.shadowfist.definitions import (
    CHARACTER,
    EDGE,
    EVENT,
    LIMITED,
    SCHTICK,
    SITE,
    STATE,
    UNIQUE,
    VEHICLE,
    WEAPON,
    Printed,
)
from quickening.games.shadowfist.designators import matching
from quickening.games.shadowfist.events.in_play import Turned
from quickening.games.shadowfist.events.leaving import Sacrificed, Smoked, Toasted
from quickening.games.shadowfist.kinds.filters_combat import (
    attacked_this_turn,
    attacks,
    attacks_alone,
    damaged_this_turn,
    faces_off,
    fights_higher,
    intercepts,
    is_at_attack,
    opponents_in_combat,
    under_attack,
)
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import ASIDE, DECK, FRONT, PLAY, Generated
from quickening.lang.nodes import Filter, Scope, walk
from quickening.lang.selections import ONLY_NAMED, chosen_so_far

_RESTRICTED = {"Weapon": WEAPON, "Vehicle": VEHICLE, "Schtick": SCHTICK, "Unique": UNIQUE, "Limited": LIMITED}


def effect_of(game: ShadowfistGame, card: int) -> Generated | None:
    """SF 24.1.3.2, 26.1.4, 26.2.2. The effect that a number below 0 means: of this scene, or held for the next."""
    return next((one for one in (*game.seen, *game.held) if one.number == -card), None)


def printed_of(game: ShadowfistGame, card: int) -> Printed:
    """What a card is, or the card an effect comes from (cards below 0 are effects, SF 24.1.3.2)."""
    if card < 0:
        effect = effect_of(game, card)
        assert effect is not None
        card = effect.source.card
    return game.cards[card].printed


def controller_of(game: ShadowfistGame, card: int) -> int:
    """SF 24.1, 35.0. Who controls a card or generated an effect; of a card that is not in play its owner is meant."""
    if card < 0:
        effect = effect_of(game, card)
        return -1 if effect is None else effect.seat
    state = game.cards[card]
    return state.controller if state.controller >= 0 else state.owner


def types_of(game: ShadowfistGame, card: int) -> tuple[str, ...]:
    """SF 7.0, 7.1.1. The types of a card where it is."""
    return printed_of(game, card).types if card < 0 else game.cards[card].types


def designators_now(game: ShadowfistGame, card: int) -> frozenset[str]:
    """SF 14.0. Printed designators and those it has gained."""
    if card >= 0 and game.cards[card].area == PLAY:
        return frozenset(game.facts(card).designators)
    return printed_of(game, card).designators


class Noun(Filter, frozen=True):
    """What kind of card (SF 7): `card`, `Character`, `Feng Shui Site`, `Vehicle`, `attacker`, `foundation` ..."""

    word: str
    reads: ClassVar[frozenset[str]] = frozenset({"type"})

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        if self.word in (CHARACTER, SITE, STATE, EDGE, EVENT):
            return self.word in types_of(game, card)
        if self.word in ("Feng Shui Site", "non-Feng Shui Site"):
            is_one = printed_of(game, card).feng_shui
            return SITE in types_of(game, card) and is_one == (self.word == "Feng Shui Site")
        if self.word in _RESTRICTED:
            return bool(_WORDS[self.word](game, card, scope))
        return bool(_KINDS[self.word](game, card))


_KINDS: dict[str, Any] = {
    "card": lambda game, card: True,
    "attacker": attacks,
    "interceptor": intercepts,
    "foundation": lambda game, card: printed_of(game, card).is_foundation,
    "token": lambda game, card: printed_of(game, card).set == "token",
    "Character token": lambda game, card: printed_of(game, card).set == "token" and CHARACTER in types_of(game, card),
}


class Titled(Filter, frozen=True):
    """SF 42.0. A title in quotation marks: any card with that title, perhaps only of a kind."""

    title: str
    kind: Filter | None = None

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        if self.kind is not None and not self.kind.fits(game, card, scope):
            return False
        printed = printed_of(game, card)
        names = {printed.name.lower(), printed.restrictions.get("Identity", "").lower()}
        return self.title.lower() in names


class Designated(Filter, frozen=True):
    """`<Fire>`: a card with a designator; `non-<Fire>`: without it (SF 14.0)."""

    word: str
    non: bool = False
    reads: ClassVar[frozenset[str]] = frozenset({"designators"})

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return (matching(self.word) in designators_now(game, card)) != self.non


class OfResource(Filter, frozen=True):
    """`{tek}`: a card that requires or provides the resource (SF 18.2)."""

    sign: str
    non: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return (self.sign in printed_of(game, card).resources) != self.non


class Unlike(Filter, frozen=True):
    """`non-Character`, `that is not <Fire> or <Ice>`: without a word."""

    option: Filter

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return not self.option.fits(game, card, scope)


class OneOf(Filter, frozen=True):
    """`<Lodge> or <Transformed>`, `Character or front-row Site`: one word or another; `every`: all of them."""

    options: tuple[Any, ...]
    every: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        if self.every:
            return all(option.fits(game, card, scope) for option in self.options)
        return any(option.fits(game, card, scope) for option in self.options)


class Word(Filter, frozen=True):
    """A state or place a card is in: `turned`, `damaged`, `attacking`, `front-row`, `other`; `non`: its opposite."""

    word: str
    non: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return bool(_WORDS[self.word](game, card, scope)) != self.non


#: `effects generated by Sites`: those a card generates, and nothing that its text says all the time (SF 10.1, 40.0).
EFFECTS = Word("by effects")


def restricted(word: str) -> Callable[[ShadowfistGame, int, Any], bool]:
    """SF 24.4, 49.0. A restriction is always active, but a face-down Site does not show it."""
    return lambda game, card, scope: word in printed_of(game, card).restrictions and not is_face_down(game, card)


def is_face_down(game: ShadowfistGame, card: int) -> bool:
    """SF 25.7.1. Whether a card lies face down, so that no text can tell what it is."""
    return card >= 0 and game.cards[card].face_down


def _is_other(game: ShadowfistGame, card: int, scope: Scope) -> bool:
    """Neither the card itself, nor a State's subject, nor what the text has just spoken of."""
    if scope.source is None or scope.source.card == card:
        return False
    if scope.source.card >= 0 and game.alive(scope.source) and game.cards[scope.source.card].subject == card:
        return False
    named = [ref for slot, refs in scope.bound if slot >= ONLY_NAMED for ref in refs]
    parties: tuple[tuple[Ref, ...], ...] = getattr(scope, "parties", ())
    spoken_of = {ref.card for refs in (scope.it, *parties) for ref in refs if ref not in named}
    return card not in spoken_of | chosen_so_far(scope)


def _is_in_row(game: ShadowfistGame, card: int, seat: int, front: bool) -> bool:
    state = game.cards[card]
    return game.is_site(card) and state.controller == seat and (state.row == FRONT) == front


#: What removes a card from play or damages it.
HARM = frozenset({"smoke", "toast", "damage", "return to hand", "sacrifice", "put on deck", "shuffle in"})


def _is_harmful(printed: Printed) -> bool:
    """Whether a text would damage a card or remove it from play."""
    parts = [part for ability in printed.abilities for part in walk(ability)]
    return any(getattr(part, "verb", "") in HARM for part in parts)


def _is_of_revealed_type(game: ShadowfistGame, card: int) -> bool:
    """SF 7.0, 9.2. Whether the top card of some deck is of one of its types, Character apart."""
    decks = [game.areas[DECK, seat] for seat, player in enumerate(game.players) if not player.out]
    revealed = {kind for deck in decks for top in deck[-1:] for kind in types_of(game, top)}
    return any(kind in revealed and kind != CHARACTER for kind in types_of(game, card))


_WORDS: dict[str, Any] = {
    **{word: restricted(sign) for word, sign in _RESTRICTED.items()},
    "turned": lambda game, card, scope: game.cards[card].turned,
    "damaged": lambda game, card, scope: game.cards[card].damage_total > 0,
    "attacking": lambda game, card, scope: attacks(game, card),
    "intercepting": lambda game, card, scope: intercepts(game, card),
    "foundation": lambda game, card, scope: printed_of(game, card).is_foundation,
    "token": lambda game, card, scope: printed_of(game, card).set == "token",
    "other": _is_other,
    "revealed": lambda game, card, scope: not game.cards[card].face_down,
    "front-row": lambda game, card, scope: game.cards[card].row == FRONT,
    "Power-generating": lambda game, card, scope: game.cards[card].face_down or game.facts(card).power > 0,
    "your": lambda game, card, scope: controller_of(game, card) == scope.you,
    "opponent's": lambda game, card, scope: controller_of(game, card) in game.opponents(scope.you),
    "opponents'": lambda game, card, scope: controller_of(game, card) in game.opponents(scope.you),
    "in play": lambda game, card, scope: game.cards[card].area == PLAY,
    "unplayed": lambda game, card, scope: game.cards[card].area == ASIDE,
    "entered this turn": lambda game, card, scope: game.entered_this_turn(card),
    "in its owner's control": lambda game, card, scope: game.cards[card].controller == game.cards[card].owner,
    "in your front row": lambda game, card, scope: _is_in_row(game, card, scope.you, front=True),
    "in your back row": lambda game, card, scope: _is_in_row(game, card, scope.you, front=False),
    "at that location": lambda game, card, scope: scope.place != 0 and game.location(card) == scope.place,
    "at the attack": lambda game, card, scope: is_at_attack(game, card),
    "in combat": lambda game, card, scope: opponents_in_combat(game, card),
    "against higher Fighting": lambda game, card, scope: fights_higher(game, card),
    "only attacker": lambda game, card, scope: attacks_alone(game, card),
    "being attacked": lambda game, card, scope: under_attack(game, card),
    "in a Faceoff": lambda game, card, scope: faces_off(game, card),
    "attacked this turn": lambda game, card, scope: attacked_this_turn(game, card),
    "damaged this turn": lambda game, card, scope: damaged_this_turn(game, card),
    "was an attacker": lambda game, card, scope: card in game.latest_attackers(),  # SF 28.1.4: of the latest attack
    "without printed cost": lambda game, card, scope: printed_of(game, card).cost is None,
    "with the chosen designator": lambda game, card, scope: (
        named_word(game, scope, "designator") in designators_now(game, card)
    ),
    "requiring the chosen resource": lambda game, card, scope: (
        named_word(game, scope, "resource") in printed_of(game, card).requires
    ),
    "of a non-Character type revealed": lambda game, card, scope: _is_of_revealed_type(game, card),
    "harmful": lambda game, card, scope: _is_harmful(printed_of(game, card)),
    "by effects": lambda game, card, scope: True,
    "by turning": lambda game, card, scope: game.acts_by_turning(card),  # SF 24.1.4, 40.0: what it does just now
}


class WithBold(Filter, frozen=True):
    """`with Ambush`: that has a bold-faced ability (SF 50.0)."""

    word: str
    non: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return bool(game.has(card, self.word)) != self.non


def named_word(game: ShadowfistGame, scope: Scope, key: str) -> str:
    """What the card of this text remembers (SF 34.0)."""
    if scope.source is None or not game.alive(scope.source):
        return ""
    return str(dict(game.cards[scope.source.card].memory).get(key, ""))


class DoneThisWay(Filter, frozen=True):
    """`that were not smoked this way`: to which the text did that, or did not."""

    verb: str
    non: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        kinds: Any = {"smoke": Smoked, "toast": Toasted, "turn": Turned, "sacrifice": Sacrificed}
        events: Any = [event for event in game.events_this_turn() if isinstance(event, kinds[self.verb])]
        return any(event.card == card and event.by == scope.source for event in events) != self.non


#: What a text may have done to cards of which it speaks again.
THIS_WAY = ("smoke", "toast", "turn", "sacrifice")
#: What may come off or not, as soon as it is done.
COME_OFF = ("sacrifice", "smoke", "toast")
