"""Huntik at the table: zones are counted from the side of the player who speaks."""

from __future__ import annotations

from typing import Any

from quickening.core.chance import Chance
from quickening.core.decisions import Option
from quickening.core.game import Table as Definitions
from quickening.core.refusals import Refusal
from quickening.games.huntik import find_mission
from quickening.games.huntik.areas import put_in_pile
from quickening.games.huntik.decks import find_card
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.events.areas import EnteredPlay
from quickening.games.huntik.game import Huntik
from quickening.games.huntik.kinds.effects.features import controller_of
from quickening.games.huntik.pool import card_from_row, shipped
from quickening.games.huntik.rules.combat import Combat
from quickening.games.huntik.rules.modifiers import facts
from quickening.games.huntik.rules.simultaneous import note_given_powers
from quickening.games.huntik.rules.starting import Start, build, lay_mission
from quickening.games.huntik.rules.turns import Turns
from quickening.games.huntik.state import DECK, DISCARD, HAND, LEGENDS, NOBODY, PLAY, REMOVED, HuntikCard
from tests.table import Seat, Table, names_of

#: A hero without text, to fill decks with.
FILLER = "Springer"


def seat_players(
    table: Table,
    lead: str,
    defender: str,
    mission: str | Printed = "Retrieve the Ring of Arc",
    round: int = 1,
    turn: str | None = None,
    features: bool = False,
    seed: int = 1,
    decks: tuple[list[str], list[str]] | None = None,
) -> tuple[HuntikPlayer, HuntikPlayer]:
    """Two players at the table. Without `features` the map is empty: the mission's features lie to the side."""
    filler = [card_named(FILLER)] * 20
    lists = [filler, filler] if decks is None else [[card_named(name) for name in deck] for deck in decks]
    game = Huntik(
        table=Definitions("huntik", shipped()),
        names=(lead, defender),
        chance=Chance.seeded(seed),
        setup=(("lead", 0),),
        ask_forced=True,
    )
    table.game = game
    build(game, lists, [[], []])
    lay_mission(game, mission_named(mission), list(shipped().values()))
    game.stack.append(Start())
    game.advance()
    table.leave_decks()
    game.answer(())  # no mulligans
    game.answer(())
    players = HuntikPlayer(table, 0, lead), HuntikPlayer(table, 1, defender)
    for player in players:
        player.empties_hand()
    if not features:
        for card in list(game.in_play):
            put_in_pile(game, card, REMOVED)
    game.round = round
    game.turn = 0 if turn is None else game.names.index(turn)
    players[0].ask_again()
    return players


def opening(
    table: Table,
    mission: str | Printed = "Retrieve the Ring of Arc",
    lead: int | None = None,
    seed: int = 1,
    decks: tuple[list[str], list[str]] | None = None,
) -> tuple[HuntikPlayer, HuntikPlayer]:
    """Alice and Bob at the very beginning of a game, before anybody leads (unless `lead` says who)."""
    names = decks or ([FILLER] * 20, [FILLER] * 20)
    definitions = Definitions("huntik", shipped())
    game = Huntik(table=definitions, names=("Alice", "Bob"), chance=Chance.seeded(seed))
    table.set_up()
    table.game = game
    build(game, [[card_named(name) for name in deck] for deck in names], [[], []])
    lay_mission(game, mission_named(mission), list(shipped().values()))
    game.stack.append(Start())
    game.advance()
    players = HuntikPlayer(table, 0, "Alice"), HuntikPlayer(table, 1, "Bob")
    if lead is not None:  # chosen as in a game, so that the beginning is part of what was played
        players[table.decision.seat].chooses(f"{players[lead].name} leads")
    return players


def mission_named(mission: str | Printed) -> Printed:
    """A mission that comes with the project, or one made for a test."""
    return mission if isinstance(mission, Printed) else find_mission(mission)


def card_named(name: str) -> Printed:
    """A card that comes with the project."""
    card = find_card(name)
    assert card is not None, f"there is no card {name!r}"
    return card


def card_saying(text: str, name: str = "Test Card", **facts: str) -> Printed:
    """A card made for a test: `text` in Huntik's words, facts as in a card file."""
    fights = "Hero" in facts.get("type", "minorHero") or facts.get("subtype") == "obstacle"
    row = {
        "set": "TEST",
        "number": name,
        "title": name,
        "subtitle": "",
        "type": "minorHero",
        "subtype": "seeker",
        "alignment": "good",
        "atk": "1" if fights else "0",
        "def": "1" if fights else "0",
        "text_plain": text,
    }
    return card_from_row(row | facts)


def action_saying(text: str, name: str, kind: str = "free") -> Printed:
    """A free, exhaust or combat action made for a test."""
    return card_saying(text, name, type="action", subtype=f"{kind}Action")


class CardOnTable:
    """A card as a test looks at it."""

    def __init__(self, game: Huntik, number: int) -> None:
        self.game = game
        self.number = number

    @property
    def state(self) -> HuntikCard:
        return self.game.cards[self.number]

    @property
    def area(self) -> str:
        return self.state.area

    @property
    def zone(self) -> int:
        """The zone as the card's controller counts (the lead player if it has none)."""
        seat = self.state.controller if self.state.controller >= 0 else self.game.lead
        return self.game.seen_from(self.state.zone, seat) if self.state.zone else 0

    @property
    def ready(self) -> bool:
        return self.area == PLAY and not self.state.exhausted

    @property
    def exhausted(self) -> bool:
        return self.state.exhausted

    @property
    def stunned(self) -> bool:
        return self.state.stunned

    @property
    def atk(self) -> int:
        return facts(self.game, self.number).atk

    @property
    def defense(self) -> int:
        return facts(self.game, self.number).defense

    @property
    def controller(self) -> str:
        return self.game.names[self.state.controller] if self.state.controller >= 0 else "nobody"

    @property
    def counters(self) -> list[str]:
        return [counter.name or f"{counter.atk:+d}/{counter.defense:+d}" for counter in self.state.counters]

    @property
    def timestamp(self) -> int:
        """HK 711.2a-b. When it came to where it is."""
        return self.state.stamp

    @property
    def holder(self) -> str:
        """The name of the hero it is with."""
        return self.game.cards[self.state.holder].name if self.state.holder >= 0 else ""


class HuntikPlayer(Seat):
    """A player of Huntik."""

    # -- setting up ------------------------------------------------------------------------------------------------

    def ask_again(self) -> None:
        """After the position was changed by hand: the player at turn is asked afresh."""
        self.table.set_up()
        note_given_powers(self.game, before=0)
        frame = self.game.stack[-1]
        if isinstance(frame, (Turns, Combat)):
            frame.step = "play" if isinstance(frame, Turns) else "exchange"
            self.game.invalidate()
            self.game.decision = None
            self.game.advance()

    def empties_hand(self) -> None:
        for card in list(self.game.areas[HAND, self.number]):
            put_in_pile(self.game, card, DECK, bottom=True)

    def _new(self, card: str | Printed, area: str) -> int:
        printed = card if isinstance(card, Printed) else card_named(card)
        number: int = self.game.add_card(printed, self.number, area)
        self.game.areas[area, self.number].append(number)
        return number

    def controls(
        self, *cards: str | Printed, zone: int = 1, exhausted: bool = False, stunned: bool = False
    ) -> CardOnTable:
        """Heroes this player has in play, in a zone counted from their side. Returns the last one."""
        number = NOBODY
        for card in cards:
            number = self._new(card, HAND)
            place = self.game.seen_from(zone, self.number)
            EnteredPlay(number, self.number, place, exhausted).apply(self.game)
            self.game.cards[number].stunned = stunned
            self.game.cards[number].exhausted = exhausted or stunned
        self.ask_again()
        return CardOnTable(self.game, number)

    def has(self, *cards: str | Printed) -> None:
        """Cards in this player's hand."""
        for card in cards:
            self._new(card, HAND)
        self.ask_again()

    def has_in_discard_pile(self, *cards: str | Printed) -> None:
        for card in cards:
            self._new(card, DISCARD)
        self.ask_again()

    def has_on_deck(self, *cards: str | Printed) -> None:
        """Cards on top of this player's deck; the first named is the top one."""
        for card in reversed(cards):
            self._new(card, DECK)
        self.ask_again()

    def has_legends(self, *cards: str | Printed) -> None:
        for card in cards:
            self._new(card, LEGENDS)
        self.ask_again()

    def finds_feature(self, card: str | Printed, zone: int, held_by: str = "") -> CardOnTable:
        """A feature on the map in a zone counted from this player's side, perhaps with one of their heroes."""
        printed = card if isinstance(card, Printed) else card_named(card)
        number = self.game.add_card(printed, NOBODY, REMOVED)
        self.game.areas[REMOVED, NOBODY].append(number)
        place = self.game.seen_from(zone, self.number)
        EnteredPlay(number, controller_of(self.game, number), place).apply(self.game)
        if held_by:
            self.game.cards[number].holder = self.card(held_by).number
        self.ask_again()
        return CardOnTable(self.game, number)

    # -- doing -----------------------------------------------------------------------------------------------------

    def plays(self, name: str, with_: str = "", zone: int | None = None, at: str | list[str] = ()) -> None:  # type: ignore[assignment]
        """Play a card from hand: `with_` the hero exhausted for it, `at` its targets, `zone` where a hero enters."""
        self.table.answer(self.find("play", lambda option: option.name == name, f"play {name}"))
        if with_ and self.is_asked("Which hero plays"):
            self.chooses(with_)
        if zone is not None and self.is_asked("Into which zone"):
            self.chooses(f"Zone {zone}")
        self._targets(at)

    def uses(self, name: str, power: str = "", at: str | list[str] = ()) -> None:  # type: ignore[assignment]
        """Use a power of a card, `at` its targets."""

        def wanted(option: Option) -> bool:
            return option.name == name and power.lower() in option.label.lower()

        self.table.answer(self.find("use", wanted, f"use {name} {power}".strip()))
        self._targets(at)

    def _targets(self, at: str | list[str]) -> None:
        for target in [at] if isinstance(at, str) else at:
            if self.is_asked("Choose"):
                self.chooses(target)

    def moves(self, name: str, forward: int = 0, back: int = 0) -> None:
        """Move a card so many zones; neither forward nor back is 0 zones."""
        zones = forward - back
        self.table.answer(
            self.find("move", lambda option: option.name == name and option.number == zones, f"move {name} {zones}")
        )

    def passes(self) -> None:
        """Pass the turn, or the chance to play a combat action or a response."""
        self.table.answer(self.find("pass", lambda _: True, "pass"))

    def starts_combat(self) -> None:
        self.table.answer(self.find("fight", lambda _: True, "start a combat"))

    def does_not_start_combat(self) -> None:
        self.table.answer(self.find("refrain", lambda _: True, "refrain from combat"))

    def aims(self, **attacks: int) -> None:
        """Aim attacks: `bob.aims(Bellona=2, Suit=1)`; spaces in names are underscores."""
        decision = self.must_decide()
        chosen: list[Option] = []
        for name, count in attacks.items():
            option = next(o for o in decision.options if o.name == name.replace("_", " "))
            chosen += [option] * count
        self.table.answer(chosen)

    # -- looking ---------------------------------------------------------------------------------------------------

    def card(self, name: str) -> CardOnTable:
        """The newest card of that name that this player controls or owns; features belong to everybody."""
        for number in range(len(self.game.cards) - 1, -1, -1):
            state = self.game.cards[number]
            mine = self.number in (state.controller, state.owner) or state.owner == NOBODY
            if mine and state.printed.name == name and number != self.game.mission:
                return CardOnTable(self.game, number)
        raise AssertionError(f"{self.name} has no {name}")

    @property
    def discard_pile(self) -> list[str]:
        return self.names_in(DISCARD)

    @property
    def deck(self) -> list[str]:
        """The deck from the top."""
        return self.names_in(DECK)[::-1]

    @property
    def legends(self) -> list[str]:
        """The legendary hero pile."""
        return self.names_in(LEGENDS)

    @property
    def removed_from_map(self) -> list[str]:
        """What both players see removed from the map."""
        return names_of(self.game, self.game.areas[REMOVED, NOBODY])

    def sees(self, area: str, of: HuntikPlayer | None = None) -> list[str]:
        """The names this player reads in an area, shared or a player's; a hidden card has none."""
        view = self.game.view(self.number)
        return [card.name for card in view.area(area, None if of is None else of.number).cards]

    def reads(self, words: str) -> bool:
        """Whether a line of the log, as this player may read it, has these words."""
        return any(words in line.text for line in self.game.told(self.number))

    def concedes(self) -> None:
        self.game.concede(self.number)

    @property
    def in_play(self) -> list[str]:
        return names_of(self.game, [c for c in self.game.in_play if self.game.cards[c].controller == self.number])

    def can_play(self, name: str) -> bool:
        return any(o.kind == "play" and o.name == name for o in self.must_decide().options)

    def can_use(self, name: str, power: str = "") -> bool:
        return any(
            o.kind == "use" and o.name == name and power.lower() in o.label.lower()
            for o in self.must_decide().options
        )

    def can_move(self, name: str) -> list[int]:
        """The numbers of zones a card may move now: forward positive, back negative."""
        return sorted(o.number or 0 for o in self.must_decide().options if o.kind == "move" and o.name == name)

    def why_not(self, name: str) -> list[Refusal]:
        """Why a card of this player cannot be played, moved or used."""
        refusals: Any = self.game.why_not(self.number, self.card(name).state.handle)
        return list(refusals)


def end_round(*players: HuntikPlayer) -> None:
    """Both pass until the round is over."""
    game = players[0].game
    number = game.round
    while game.round == number and not game.over:
        players[game.decision.seat].passes()


def fight(attacker: HuntikPlayer, name: str) -> None:
    """A hero among enemies starts a combat in its zone."""
    attacker.moves(name)
    attacker.starts_combat()
