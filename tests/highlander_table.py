"""Highlander at the table.

    alice, bob = table.highlander("Alice", "Bob", edition="third")
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has("Lower Left Block")
    bob.defends("Lower Left Block")

It is Alice's turn, hands are empty, both Endurances hold cards without text. `attacks` goes on to the Attack Phase of
the player who speaks, `defends` to the Defense Phase, whatever has to be passed by on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from quickening.core.chance import Chance
from quickening.core.decisions import Option
from quickening.core.game import Table as Definitions
from quickening.core.refusals import Refusal
from quickening.games.highlander import facts
from quickening.games.highlander.areas import move
from quickening.games.highlander.decks import find_card
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.game import Highlander
from quickening.games.highlander.pool import card_from_row, read_pool, shipped
from quickening.games.highlander.rules import arms
from quickening.games.highlander.rules.adjusting import DrawPhase, hand_size
from quickening.games.highlander.rules.attacking import AttackPhase
from quickening.games.highlander.rules.beginning import build
from quickening.games.highlander.rules.constructing import judge_deck
from quickening.games.highlander.rules.defending import DefensePhase
from quickening.games.highlander.rules.resolving import damage_of
from quickening.games.highlander.rules.sweeping import Upkeep
from quickening.games.highlander.rules.turns import Duel
from quickening.games.highlander.state import (
    BEFORE_PLAY,
    CAPTURED,
    DISCARD,
    ENDURANCE,
    EXERTION,
    HAND,
    PLAY,
    REMOVED,
    Attack,
    Deeds,
    HighlanderCard,
)
from tests.table import Seat, Table

#: A card without text to fill Endurances with.
FILLER = "Middle Right Attack"
#: The steps at which a frame asks what a player does next.
ASKING: dict[type[Any], str] = {Upkeep: "ask", DefensePhase: "answer", AttackPhase: "play", DrawPhase: "draw"}
EDITIONS = ("first", "third", "type-one")


def seat_players(
    table: Table,
    first: str,
    second: str,
    edition: str = "first",
    seed: int = 1,
    endurance: int = 40,
    ability: int = 15,
) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    """Two players; it is the first one's turn. Each has an Endurance of cards without text, and an empty hand."""
    game = Highlander(
        table=Definitions("highlander", shipped()),
        names=(first, second),
        chance=Chance.seeded(seed),
        book=edition,
        ask_forced=True,
    )
    table.game = game
    build(game, [[card_named(FILLER)] * endurance] * 2, ability)
    game.started = True
    game.deeds = [Deeds(), Deeds()]
    game.stack.append(Duel())
    game.advance()
    return HighlanderPlayer(table, 0, first), HighlanderPlayer(table, 1, second)


@cache
def made_up_cards() -> dict[str, Printed]:
    """Cards made up for tests, by title and by title with sub-title; what they say is nowhere printed."""
    found: dict[str, Printed] = {}
    for card in read_pool(Path(__file__).with_name("highlander_cards.tsv")).cards:
        found.setdefault(card.title.lower(), card)
        found.setdefault(card.name.lower(), card)
    return found


def card_named(name: str, edition: str = "") -> Printed:
    """A card made up for tests, or one that comes with the project, by title, title with sub-title, or key."""
    basic = next((card for card in shipped().values() if card.set == "BAS" and card.name == name), None)
    card = basic or made_up_cards().get(name.lower()) or find_card(name, edition) or find_card(name)
    assert card is not None, f"there is no card {name!r}"
    return card


def card_saying(text: str = "", name: str = "Test Card", type: str = "event", **facts: str) -> Printed:
    """A card made for a test: `text` in Highlander's words, facts as in a card file."""
    blank = dict.fromkeys(("kinds", "of", "grid", "damage", "hands", "restriction", "mark", "gems", "editions"), "")
    row = blank | {"set": "TEST", "number": f"{name} {text[:40]}", "title": name, "type": type, "text": text}
    return card_from_row(row | facts)


def situation(text: str, name: str = "Mood", **facts: str) -> Printed:
    return card_saying(text, name, "situation", **facts)


def event(text: str = "", name: str = "Ploy") -> Printed:
    return card_saying(text, name, "event")


def duel(table: Table, edition: str = "type-one") -> tuple[HighlanderPlayer, HighlanderPlayer]:
    """Alice and Bob, Alice to begin."""
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    return alice, bob


def named(name: str) -> Callable[[Option], bool]:
    """Whether an option is about a card of that title."""
    return lambda option: option.name == name


def refusals_of(deck: Sequence[str | Printed], edition: str) -> list[Refusal]:
    """What is wrong with a deck."""
    return judge_deck([card if isinstance(card, Printed) else card_named(card, edition) for card in deck], edition)


class HighlanderPlayer(Seat):
    """A player of Highlander."""

    # -- setting up ------------------------------------------------------------------------------------------------

    def ask_again(self) -> None:
        """After the position was changed by hand: the player at turn is asked afresh."""
        self.table.set_up()
        frame = self.game.stack[-1]
        step = ASKING.get(type(frame))
        if step is not None and self.game.decision is not None:
            closing = isinstance(frame, DefensePhase) and frame.step in ("closing", "closing_answered")
            frame.step = "closing" if closing else step
            self.game.invalidate()
            self.game.decision = None
            self.game.advance()

    def _new(self, card: str | Printed, area: str) -> int:
        printed = card if isinstance(card, Printed) else card_named(card, self.game.book)
        state = HighlanderCard(printed, self.number, area=area, handle=self.game.tick(), controller=self.number)
        self.game.cards.append(state)
        number = len(self.game.cards) - 1
        self.game.areas[area, self.number].append(number)
        self.game.out_of_turn = self.game.out_of_turn or printed.is_out_of_turn
        return number

    def has(self, *cards: str | Printed) -> None:
        """Cards in this player's hand."""
        for card in cards:
            self._new(card, HAND)
        self.ask_again()

    def has_in_play(self, *cards: str | Printed, ready: bool = False) -> None:
        """Cards in play on this player's side, since before this turn."""
        for card in cards:
            number = self._new(card, PLAY)
            self.game.cards[number].ready = ready
        self.ask_again()

    def uses_pre_game(self, *cards: str | Printed) -> None:
        """Pre-Game cards: Personas, Weapons of Choice and others."""
        for card in cards:
            self._new(card, BEFORE_PLAY)
        self.ask_again()

    def has_on_top(self, *cards: str | Printed) -> None:
        """Cards on top of this player's Endurance; the first named is the top one."""
        for card in reversed(cards):
            self._new(card, ENDURANCE)
        self.ask_again()

    def has_in_discard_pile(self, *cards: str | Printed) -> None:
        for card in cards:
            self._new(card, DISCARD)
        self.ask_again()

    def has_endurance_of(self, count: int) -> None:
        """Only so many cards are left in Endurance."""
        pile = self.game.areas[ENDURANCE, self.number]
        del pile[:-count]
        self.ask_again()

    def is_at(self, ability: int) -> None:
        """This player's Ability."""
        self.game.players[self.number].ability = ability
        self.ask_again()

    def falls_prone(self) -> None:
        self.game.players[self.number].prone = True
        self.ask_again()

    def is_disarmed_of(self, weapon: str = "", broken: bool = False) -> None:
        """A weapon is lost: the one named, or the weapon of someone without a Weapon of Choice."""
        arms_now = "broken" if broken else "disarmed"
        if weapon:
            self.game.cards[self.card(weapon)].arms = arms_now
        else:
            self.game.players[self.number].weapon = arms_now
        self.ask_again()

    def may_hide(self) -> None:
        """The right to hide the next attack."""
        self.game.players[self.number].hidden = 1
        self.ask_again()

    def may_attack(self, times: int) -> None:
        """So many opportunities to attack this turn and later."""
        words = "You may play an additional attack."
        for n in range(times - 1):
            self._new(card_saying(words, name=f"Opportunity {n}", type="situation"), PLAY)
        self.ask_again()

    # -- going on --------------------------------------------------------------------------------------------------

    def goes_to(self, phase: str) -> None:
        """Pass by whatever comes before a phase of this player's turn, doing no more than one has to."""
        for _ in range(200):
            if self.game.over or (self.game.active == self.number and self.game.phase == phase and self._asked()):
                return
            self._pass_by()
        raise AssertionError(f"{self.name} never comes to the {phase} phase")

    def _asked(self) -> bool:
        return self.game.decision is not None and self.game.decision.seat == self.number

    def _pass_by(self) -> None:
        decision = self.game.decision
        for kind in ("end", "skip", "stop", "through", "pass", "plain", "no"):
            for option in decision.options:
                if option.kind == kind:
                    self.table.answer(option)
                    return
        useless = [o for o in decision.options if o.kind == "exert" and "nothing" in o.label]
        self.table.answer(useless[0] if useless else decision.options[: max(1, decision.least)])

    def begins_turn(self) -> None:
        """Go on to the beginning of this player's next turn."""
        turn = self.game.turn
        for _ in range(200):
            if self.game.over or (self.game.turn > turn and self.game.active == self.number and self._asked()):
                return
            self._pass_by()

    def ends_phase(self) -> None:
        self.table.answer(self.find("end", lambda _: True, "end the phase"))

    # -- doing -----------------------------------------------------------------------------------------------------

    def attacks(self, name: str, with_: Sequence[str] = (), hidden: bool = False, area: str = "") -> None:
        """Play an attack from hand in this player's Attack Phase, perhaps with other cards in conjunction."""
        self.goes_to("attack")
        self._plays_with(name, "attack", with_)
        if area:
            self.chooses(area.capitalize())
        if self.is_asked("Play the attack Hidden"):
            self.chooses("Play it Hidden" if hidden else "Play it face up")

    def _plays_with(self, name: str, kind: str, with_: Sequence[str]) -> None:
        for other in with_:
            self.table.answer(self.find("with", named(other), f"play {other}"))
        wanted = "play" if with_ else kind
        self.table.answer(self.find(wanted, lambda option: option.name == name, f"play {name}"))

    def defends(self, name: str, with_: Sequence[str] = ()) -> None:
        """Lay a defense from hand against the attack at hand."""
        self.goes_to("defense")
        self._plays_with(name, "defend", with_)

    def guards(self, name: str) -> None:
        """Use a Guard in play against the attack at hand."""
        self.goes_to("defense")
        self.table.answer(self.find("guard", lambda option: option.name == name, f"use {name}"))

    def carries(self, name: str) -> None:
        """Carry a defense over to the attack at hand."""
        self.goes_to("defense")
        self.table.answer(self.find("carry", lambda option: option.name == name, f"carry {name} over"))

    def keeps(self, name: str) -> None:
        """Use the defense laid before against the attack at hand."""
        self.table.answer(self.find("keep", lambda option: option.name == name, f"keep {name}"))

    def lets_through(self) -> None:
        """Declare the attack at hand successful."""
        self.goes_to("defense")
        self.table.answer(self.find("through", lambda _: True, "let the attack through"))

    def lays_nothing(self) -> None:
        self.table.answer(self.find("skip", lambda _: True, "lay nothing"))

    def plays(self, name: str, with_: Sequence[str] = ()) -> None:
        """Play a card that is neither attack nor defense, where the game is now."""
        self._plays_with(name, "play", with_)

    def uses(self, name: str) -> None:
        self.table.answer(self.find("use", lambda option: option.name == name, f"use {name}"))

    def drops(self, name: str) -> None:
        self.table.answer(self.find("drop", lambda option: option.name == name, f"drop {name}"))

    def counters_with(self, name: str) -> None:
        self.table.answer(self.find("counter", lambda option: option.name == name, f"counter with {name}"))

    def passes(self) -> None:
        self.table.answer(self.find("pass", lambda _: True, "pass"))

    def exerts(self, what: str) -> None:
        """Exert for something, by the words of the option."""
        words = what.lower()
        for kind in ("exert", "empower"):
            for option in self.must_decide().options:
                if option.kind == kind and words in option.label.lower():
                    self.table.answer(option)
                    return
        raise AssertionError(f"{self.name} cannot Exert {what}: {self.table.labels}")

    def finds(self, name: str) -> None:
        """Play a card found in an Exertion."""
        self.table.answer(self.find("play", lambda option: option.name == name, f"play {name} from the Exertion"))

    def takes(self, kind: str) -> None:
        """Choose the one option of a kind: `duty`, `feet`, `weapon`, `draw`, `stop` ..."""
        self.table.answer(self.find(kind, lambda _: True, kind))

    # -- looking ---------------------------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """The newest card of that title this player owns or controls."""
        for number in range(len(self.game.cards) - 1, -1, -1):
            state = self.game.cards[number]
            if self.number in (state.controller, state.owner) and state.definition.name == name:
                return number
        raise AssertionError(f"{self.name} has no {name}")

    def area_of(self, name: str) -> str:
        """Where the newest card of that title is."""
        area: str = self.game.cards[self.card(name)].area
        return area

    def attack(self, name: str) -> Attack:
        """The attack that a card of this player's is."""
        found: list[Attack] = [a for a in self.game.attacks if self.game.printed(a.card).name == name]
        assert found, f"{self.name} has made no attack {name}"
        return found[-1]

    def damage(self, name: str) -> int:
        """The damage an attack of this player's would do."""
        return damage_of(self.game, self.attack(name))

    @property
    def ability(self) -> int:
        value: int = self.game.players[self.number].ability
        return value

    @property
    def maximum(self) -> int:
        return facts.of_player(self.game, self.number).maximum

    @property
    def hand_size(self) -> int:
        return hand_size(self.game, self.number)

    @property
    def pending(self) -> dict[str, int]:
        """Pending damage, loss and gain."""
        found: dict[str, int] = {}
        for tally in self.game.tallies:
            if tally.seat == self.number:
                found[tally.kind] = found.get(tally.kind, 0) + tally.amount
        return found

    @property
    def is_prone(self) -> bool:
        return arms.is_prone(self.game, self.number)

    @property
    def is_unarmed(self) -> bool:
        return arms.is_unarmed(self.game, self.number)

    @property
    def discard_pile(self) -> list[str]:
        return self.names_in(DISCARD)

    @property
    def endurance(self) -> list[str]:
        """Endurance from the top."""
        return self.names_in(ENDURANCE)[::-1]

    @property
    def in_play(self) -> list[str]:
        return self.names_in(PLAY)

    @property
    def removed(self) -> list[str]:
        return self.names_in(REMOVED)

    @property
    def captured(self) -> list[str]:
        return self.names_in(CAPTURED)

    @property
    def exertion(self) -> list[str]:
        return self.names_in(EXERTION)

    def can(self, kind: str, name: str = "") -> bool:
        """Whether an option of a kind, about a card, is offered to this player now."""
        if self.game.decision is None or self.game.decision.seat != self.number:
            return False
        return any(o.kind == kind and name in (o.name, "", o.label) for o in self.game.decision.options)

    def options(self, kind: str) -> list[Option]:
        return [option for option in self.must_decide().options if option.kind == kind]

    def why_not(self, name: str) -> Refusal:
        """The first reason why a card cannot be played or used now."""
        refusals: Any = self.game.why_not(self.number, self.game.cards[self.card(name)].handle)
        assert refusals, f"{name} can be played or used"
        found: Refusal = refusals[0]
        return found

    def discards_from_hand(self, name: str) -> None:
        """Set up: a card leaves the hand."""
        move(self.game, self.card(name), DISCARD)
