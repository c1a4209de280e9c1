"""The fields of a game of Shadowfist, and what follows from them alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

import msgspec

from quickening.core.decisions import Decision, Option
from quickening.core.derive import Channel, Value, derived, derived_each
from quickening.core.events import Event
from quickening.core.game import Game
from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.cards_and_players import Player, ShadowfistCard
from quickening.games.shadowfist.definitions import CHARACTER, SITE, STATE
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.state_values import (
    ASIDE,
    BURNED,
    FACE_DOWN_NAME,
    NOBODY,
    PLAY,
    Attack,
    AuctionState,
    CombatState,
    Damage,
    Delayed,
    Generated,
    Modifier,
    SceneState,
    Signpost,
)

#: However many there are.
ALL = -1
#: Whether a condition decides about which texts are active.
VOLATILE = Value[bool](channels.TEXTS)


class BaseState(Game, kw_only=True):
    """What is kept of a game of Shadowfist, and what can be asked of it without any rule: seats, cards, places."""

    concession_rule: ClassVar[str] = "SF 5.3"

    cards: list[ShadowfistCard] = msgspec.field(default_factory=list)  # type: ignore[assignment]
    players: list[Player] = msgspec.field(default_factory=list)
    active: int = 0
    turn: int = 0
    turn_began: int = 0
    turn_log: int = 0
    shot: str = ""
    scene: SceneState | None = None
    effects: list[Generated] = msgspec.field(default_factory=list)
    seen: list[Generated] = msgspec.field(default_factory=list)
    attack: Attack | None = None
    attacks: int = 0
    combat: CombatState | None = None
    faceoff: tuple[Ref, Ref] | None = None
    auction: AuctionState | None = None
    modifiers: list[Modifier] = msgspec.field(default_factory=list)
    delayed: list[Delayed] = msgspec.field(default_factory=list)
    signposts: list[Signpost] = msgspec.field(default_factory=list)
    owners: dict[int, int] = msgspec.field(default_factory=dict)
    held: list[Generated] = msgspec.field(default_factory=list)
    witnessed: list[tuple[Ref, int, Scope]] = msgspec.field(default_factory=list)
    doomed: list[tuple[Ref, Damage]] = msgspec.field(default_factory=list)
    reserved: tuple[int, ...] = ()
    stranded: list[tuple[Ref, tuple[int, ...]]] = msgspec.field(default_factory=list)

    # -- derived values --------------------------------------------------------------------------------------------

    def wrote(self, channel: Channel) -> None:
        """This part of the state may be another than before; where a condition decides about texts, so are they."""
        known = self.known
        if channel is channels.COURSE and known[VOLATILE.place]:
            channel = channels.TEXTS
        for place in channel.readers:
            known[place] = None

    def card_changed(self, card: int) -> None:
        """A card came into play, left it, was revealed or resolved: no other texts are active than its own."""
        raise NotImplementedError  # pragma: no cover

    def changes_changed(self, ended: list[Modifier], begun: list[Modifier]) -> None:
        """Changes made by effects ended or began."""
        raise NotImplementedError  # pragma: no cover

    def damage_done(self, event: Event) -> None:
        """Damage was inflicted: what was for that damage alone ends (SF 29.5)."""

    def delayed_changed(self) -> None:
        """Effects that wait for their time began to, or do so no more."""
        raise NotImplementedError  # pragma: no cover

    def situation(self) -> tuple[Any, ...]:
        scene, attack = self.scene, self.attack
        waiting = tuple([effect.number for effect in self.effects])  # one may resolve without a word in the log
        return (scene and (scene.name, scene.closed), attack and (attack.stage, attack.intercepting), waiting)

    # -- seats -----------------------------------------------------------------------------------------------------

    def lies_with(self, card: int) -> int:
        """SF 12.1.1. A burned-for-victory pile is the burner's, what lies face up is whose it lies before."""
        state = self.cards[card]
        return state.controller if state.area in (BURNED, ASIDE) else state.owner

    def is_place(self, option: Option) -> bool:
        return option.kind == "location" and option.ref in self.owners

    def flaws(self) -> Iterator[str]:
        """What no game of Shadowfist can be: players of whom nothing is kept, Sites in no column."""
        if len(self.players) != len(self.names) or self.active not in range(len(self.players)):
            yield "players: not as many as have a name"
        columns = [column for player in self.players for column in player.columns]
        if len(set(columns)) < len(columns) or not set(columns) <= set(self.owners):
            yield "players: no such columns"
        if not set(self.owners.values()) <= set(range(len(self.names))):
            yield "owners: there is no such seat"
        for number, card in enumerate(self.cards):
            if card.owner < 0 or card.location > self.clock:
                yield f"cards[{number}]: it is nobody's, or nowhere"

    def seats_from(self, first: int) -> list[int]:
        """The players still in the game, clockwise from a seat (SF 23.3)."""
        return seats_left.of(self, first)

    def left_of(self, seat: int) -> int:
        """SF 3.0. The next seat clockwise that is still in the game."""
        return self.seats_from(seat + 1)[0]

    def opponents(self, seat: int) -> list[int]:
        """Everybody else who is still in the game, clockwise."""
        return [other for other in self.seats_from(seat + 1) if other != seat]

    @property
    def ongoing(self) -> Attack:
        """SF 28.0. The attack that goes on, where there is one."""
        assert self.attack is not None
        return self.attack

    # -- cards -----------------------------------------------------------------------------------------------------

    @property
    def in_play(self) -> list[int]:
        return self.areas[PLAY, NOBODY]

    def controlled(self, seat: int) -> list[int]:
        """The cards in play a player controls (SF 35.0)."""
        return controlled.of(self)[seat]

    def alive(self, ref: Ref) -> bool:
        """SF 24.1.3.3. Whether a card is still the card it was; an effect, whether it has yet to resolve."""
        if ref.card < 0:
            return any(one.number == ref.handle for one in self.effects)
        return self.cards[ref.card].handle == ref.handle

    def effect(self, number: int) -> Generated | None:
        """An unresolved effect of the current scene (SF 24.1.3.2)."""
        for one in self.effects:
            if one.number == number:
                return one
        return None

    def states_on(self, card: int) -> Sequence[int]:
        """SF 25.5. The States whose subject a card is."""
        return subjects.of(self).get(card, ())

    def location(self, card: int) -> int:
        """SF 7.5, 25.5.6. Where a card is: a State where its subject is, an Edge nowhere (0)."""
        state = self.cards[card]
        return self.location(state.subject) if state.subject >= 0 else state.location

    def location_owner(self, location: int) -> int:
        """Whose location it is; an unspecified one is numbered below 0 by its player (SF 9.1.2.2)."""
        return -location - 1 if location < 0 else self.owners.get(location, NOBODY)

    def cards_at(self, location: int) -> list[int]:
        """SF 9.1.2.1. The Sites, Characters and States at a location."""
        return [card for card in self.in_play if self.location(card) == location] if location else []

    def sites_at(self, location: int) -> list[int]:
        """SF 9.1.2. At most two: the front one first."""
        found = [card for card in self.in_play if self.cards[card].column == location] if location else []
        return sorted(found, key=lambda card: self.cards[card].row)

    def types(self, card: int) -> tuple[str, ...]:
        """SF 7.0, 7.1.1. The types of a card: as printed, or what it has become."""
        return self.cards[card].types

    def is_site(self, card: int) -> bool:
        return SITE in self.cards[card].types

    def is_character(self, card: int) -> bool:
        return CHARACTER in self.cards[card].types

    def is_state(self, card: int) -> bool:
        return STATE in self.cards[card].types

    def place_words(self, location: int) -> str:
        """A location in words: whose it is, and the Sites that are there."""
        owner = self.names[self.location_owner(location)]
        sites = " and ".join(self.said(site) for site in self.sites_at(location))
        return f"{owner}: {sites}" if sites else f"{owner}’s only location"

    def said(self, card: int, seat: int | None = None) -> str:
        """A card's name as everybody may read it."""
        state = self.cards[card]
        return FACE_DOWN_NAME if state.face_down else state.printed.name

    def card_option(self, kind: str, words: str, card: int, number: int | None = None, index: int = -1) -> Option:
        """An option about a card, by its handle; about an effect of the scene, by its number."""
        if card < 0:
            effect = self.effect(-card)
            name = effect.name if effect else ""
            return Option(kind, words, 0, name, -card if number is None else number, ref=card, index=index)
        state = self.cards[card]
        name = FACE_DOWN_NAME if state.face_down else state.printed.name
        return Option(kind, words, state.handle, name, number, ref=card, index=index)

    def which(
        self,
        seat: int,
        question: str,
        cards: Iterable[int],
        kind: str = "card",
        words: str = "{name}",
        least: int = 1,
        most: int = 1,
        may_decline: bool = False,
        repeats: bool = False,
        ordered: bool = False,
        rule: str = "",
        sort: str = "",
        source: int = 0,
    ) -> Decision:
        """The question which of these cards; `most` is `ALL` for as many as there are."""
        options = tuple([self.card_option(kind, words, card) for card in cards])
        most = len(options) if most == ALL else most
        how = (least, most, may_decline, repeats, ordered)
        return Decision(seat, question, options, *how, source=source, rule=rule, sort=sort)


# -- what is known until something is written ----------------------------------------------------------------------


@derived_each()
def seats_left(game: BaseState, first: int) -> list[int]:
    """The players still in the game, clockwise from a seat (SF 23.3)."""
    count = len(game.players)
    order = [(first + n) % count for n in range(count)]
    return [seat for seat in order if not game.players[seat].out]


@derived(channels.TEXTS)
def controlled(game: BaseState) -> dict[int, list[int]]:
    """The cards in play that each player controls (SF 35.0); put right as one comes or goes."""
    known: dict[int, list[int]] = {number: [] for number in range(NOBODY, len(game.players))}
    for card in game.in_play:
        known[game.cards[card].controller].append(card)
    return known


@derived(channels.TEXTS, channels.CARDS)
def subjects(game: BaseState) -> dict[int, list[int]]:
    """SF 7.4. The cards that are subjects, each with its States."""
    known: dict[int, list[int]] = {}
    for other in game.in_play:
        if game.cards[other].subject >= 0:
            known.setdefault(game.cards[other].subject, []).append(other)
    return {card: known[card] for card in game.in_play if card in known} if len(known) > 1 else known  # as they came
