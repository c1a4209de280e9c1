"""The state of a Shadowfist game as the rules fill it in; `base_state` has its fields, `state_values` its values."""

from __future__ import annotations

from typing import Any

from quickening.core.events import Event
from quickening.core.frames import Frame, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.base_state import BaseState
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.state_values import HAND, NOBODY, PLAY, Generated
from quickening.lang.nodes import Effect

#: The events that say who controls a card from then on.
CONTROLLING = frozenset({"EnteredPlay", "ControlTaken", "ControlReverted"})


class ShadowfistGame(BaseState, kw_only=True):
    """A game of Shadowfist as its words and rules know it: its state, its log, and what the rules say of it."""

    # -- looking back at the log -----------------------------------------------------------------------------------

    def events_this_turn(self) -> list[Event]:
        """What happened since the turn began."""
        return self.log[self.turn_log :]

    def entered_this_turn(self, card: int) -> bool:
        """Whether a card entered play this turn: it is a new card since then (SF 34.0)."""
        return self.cards[card].area == PLAY and self.cards[card].handle > self.turn_began

    def last_controller(self, card: int) -> int:
        """SF 35.0. Who controls a card, or did when it was last in play; else its owner."""
        state = self.cards[card]
        if state.controller >= 0:
            return state.controller
        for event in reversed(self.log):
            if getattr(event, "card", NOBODY) == card and type(event).__name__ in CONTROLLING:
                return int(event.seat)  # type: ignore[attr-defined]
        return state.owner

    def latest_attack(self) -> list[Event]:
        """What happened since the latest attack was declared, the declaration first."""
        for number in range(len(self.log) - 1, -1, -1):
            if type(self.log[number]).__name__ == "AttackDeclared":
                return self.log[number:]
        return []

    def latest_attackers(self) -> list[int]:
        """The Characters declared as attackers in the latest attack (SF 28.1.4)."""
        return [event.card for event in self.latest_attack() if type(event).__name__ == "TurnedToAttack"]  # type: ignore[attr-defined]

    def latest_joiners(self) -> list[int]:
        """The players who joined the latest attack (SF 28.4)."""
        return [event.seat for event in self.latest_attack() if type(event).__name__ == "AttackJoined"]  # type: ignore[attr-defined]

    def can_become_attacker(self, card: int) -> bool:
        """SF 28.1.3, 28.6.2, 28.9. Whether an effect may make a card an attacker now."""
        attack = self.attack
        if attack is None or attack.stage in ("home", "over") or not self.alive(attack.target):
            return False
        taking_part = attack.attacker(card) is not None or attack.interceptor(card) is not None
        ours = self.cards[attack.target.card].controller == self.cards[card].controller
        return self.cards[card].area == PLAY and self.is_character(card) and not taking_part and not ours

    def latest_interceptors(self) -> set[int]:
        """The players who declared interceptors in the latest attack (SF 28.6.1)."""
        return {event.seat for event in self.latest_attack() if type(event).__name__ == "Intercepted"}  # type: ignore[attr-defined]

    def brought_into_play(self, effect: int) -> list[int]:
        """The cards that entered play since the effect that is resolving began to (SF 44.4)."""
        found: list[int] = []
        for event in reversed(self.log):
            if type(event).__name__ in ("EffectResolved", "EffectGenerated"):
                break
            if type(event).__name__ == "EnteredPlay":
                found.append(event.card)  # type: ignore[attr-defined]
        return [card for card in reversed(found) if self.cards[card].area == PLAY]

    def is_fighting(self, card: int) -> bool:
        """SF 38.3. Whether a Character attacks, intercepts, or is attacked."""
        attack = self.attack
        if attack is None:
            return False
        if attack.attacker(card) is not None or attack.interceptor(card) is not None:
            return True
        return self.is_character(card) and any(one.target.card == card for one in attack.attackers)

    # -- filled in by the rules (see game.py) ----------------------------------------------------------------------

    def facts(self, card: int) -> Any:
        """What is true of a card now: a `rules.abilities.Facts`."""
        raise NotImplementedError  # pragma: no cover

    def provided_by(self, card: int) -> tuple[str, ...]:
        """SF 8.6. The resources a card in play provides."""
        raise NotImplementedError  # pragma: no cover

    def goal(self, seat: int) -> int:
        """SF 4.1.1, 4.1.2. How many Feng Shui Sites a player needs to win."""
        raise NotImplementedError  # pragma: no cover

    def as_it_was(self, effects: Any, scope: Any) -> Any:
        """SF 24.1.4, 45.0. Effects with what they say of their own card settled before it, or its subject, goes."""
        raise NotImplementedError  # pragma: no cover

    def aimed_anew(self, effect: Generated, scope: Any) -> tuple[Effect, ...]:
        """SF 26.6.4. What an effect of the scene does, with another location or player in its scope."""
        raise NotImplementedError  # pragma: no cover

    def could_damage(self) -> list[int]:
        """SF 24.7, 38.2. The cards of the effects of the scene that could inflict damage."""
        raise NotImplementedError  # pragma: no cover

    def was_helped(self, seat: int, card: int, subject: int) -> bool:
        """SF 37.0. Whether a card its player controls made a card cheaper."""
        raise NotImplementedError  # pragma: no cover

    def seen_by(self, scope: Any, trigger: Any) -> list[Any]:
        """SF 26.1.3. What a card in hand saw happen in this scene."""
        raise NotImplementedError  # pragma: no cover

    def returning(self, card: int, seat: int, by: Ref | None, **how: Any) -> Frame:
        """SF 44.1. The frame in which a card returns to play."""
        raise NotImplementedError  # pragma: no cover

    def making_token(self, seat: int, printed: Printed, by: Ref | None) -> Frame:
        """SF 47.0. The frame in which a token is made."""
        raise NotImplementedError  # pragma: no cover

    def auction_scene(self) -> Frame | None:
        """SF 31.3. The closed scene after a bid, if anybody can do anything in it."""
        raise NotImplementedError  # pragma: no cover

    def read_again(self, card_type: str, name: str, text: str) -> tuple[Any, ...] | None:
        """What a text means with its numbers changed, if it means anything."""
        raise NotImplementedError  # pragma: no cover

    def current_fighting(self, card: int) -> int:
        """SF 15.1."""
        raise NotImplementedError  # pragma: no cover

    def current_body(self, card: int) -> int:
        """SF 11.1."""
        raise NotImplementedError  # pragma: no cover

    def controller(self, card: int) -> int:
        """SF 35.0."""
        return self.cards[card].controller

    def has(self, card: int, word: str) -> bool:
        """SF 49.0, 50.0. Whether a card has a bold-faced ability or restriction."""
        raise NotImplementedError  # pragma: no cover

    def closeness(self, seat: int) -> int:
        """How close to victory a player is (SF 4.1)."""
        raise NotImplementedError  # pragma: no cover

    def resources(self, seat: int) -> list[str]:
        """SF 18.1. The signs of all resources in a player's pool."""
        raise NotImplementedError  # pragma: no cover

    def can_carry(self, state: int, subject: int, seat: int) -> bool:
        """SF 44.3. Whether a State goes onto the subject that was chosen for it."""
        raise NotImplementedError  # pragma: no cover

    def legal_subject(self, state: int, subject: int, seat: int) -> bool:
        """SF 25.5.1. Whether a card may be the subject of a State."""
        raise NotImplementedError  # pragma: no cover

    def may_return(self, card: int, seat: int, voluntary: bool = True) -> bool:
        """SF 44.1. Whether a player may return a card to play."""
        raise NotImplementedError  # pragma: no cover

    def acts_by_turning(self, card: int) -> bool:
        """SF 24.1.4. Whether the effect of a card that is generated or resolves now is paid for by turning a card."""
        raise NotImplementedError  # pragma: no cover

    def sees(self, scope: Any, card: int) -> bool:
        """SF 40.0. Whether for the text's card the other one is in play."""
        raise NotImplementedError  # pragma: no cover

    def resolve_card(self, effect: Generated) -> None:
        """SF 24.8. A card that was played has resolved."""
        raise NotImplementedError  # pragma: no cover

    def play_from(self, frame: Any, how: Any, change: int) -> Next:
        """SF 37.0. A card of a description is played as an effect resolves."""
        raise NotImplementedError  # pragma: no cover

    def play_these(self, frame: Any, how: Any, change: int) -> Next:
        """SF 44.2. These very cards are played as an effect resolves."""
        raise NotImplementedError  # pragma: no cover

    def candidates(self, cards: Any, scope: Any) -> list[int]:
        """SF 24.1.3.2. Where a description looks for cards."""
        raise NotImplementedError  # pragma: no cover

    def looked_for(self, cards: Any, scope: Any) -> tuple[list[int], tuple[Any, ...] | None]:
        """The same, and which words have yet to fit these cards; `None`: the whole description."""
        raise NotImplementedError  # pragma: no cover

    def may_target(self, card: int, scope: Any, cards: Any) -> bool:
        """SF 24.1.3.1. Whether a card is a legal target."""
        raise NotImplementedError  # pragma: no cover

    def puts(self, effects: tuple[Any, ...]) -> str:
        """Effects in words."""
        raise NotImplementedError  # pragma: no cover

    def asks_for(self, choice: Any) -> str:
        """The question which cards are meant, in the words of the text."""
        raise NotImplementedError  # pragma: no cover


def game_ref(game: ShadowfistGame, number: int) -> Ref:
    """A reference to a card, or to an effect of the scene, which is numbered below 0."""
    return Ref(number, -number) if number < 0 else game.ref(number)


def in_hand(game: ShadowfistGame, seat: int, scope: Any) -> list[int]:
    """SF 25.3. The cards in a player's hand, but for the one that is being played: its text speaks of the others."""
    source = scope.source.card if scope.source is not None else NOBODY
    return [card for card in game.areas[HAND, seat] if card != source]
