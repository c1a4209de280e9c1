"""Shadowfist at the table: cards are named by their titles, locations by a Site that is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quickening.core.chance import Chance
from quickening.core.data import replace
from quickening.core.decisions import Option
from quickening.core.game import Table as Definitions
from quickening.core.refusals import Refusal
from quickening.games.shadowfist.areas import locations_of, put_in_pile
from quickening.games.shadowfist.cards_and_players import ShadowfistCard
from quickening.games.shadowfist.decks import find_card
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.events.effects import EffectGenerated
from quickening.games.shadowfist.events.entering import EnteredPlay
from quickening.games.shadowfist.events.in_play import Damaged
from quickening.games.shadowfist.game import Shadowfist
from quickening.games.shadowfist.pool import card_from_row, shipped
from quickening.games.shadowfist.rules.becoming import type_changes_due
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.scores import current_body, current_fighting
from quickening.games.shadowfist.rules.setup import Start, build
from quickening.games.shadowfist.rules.turn import Turn
from quickening.games.shadowfist.state_values import BURNED, DECK, HAND, NOBODY, PLAY, SMOKED, TOASTED
from tests.table import Seat, Table, names_of

Names = str | Sequence[str]


def card_saying(
    text: str = "",
    name: str = "Test Card",
    type: str = "Character",
    cost: int | str | None = 1,
    fighting: int | str = 3,
    body: int = 6,
    power: int = 1,
    requires: str = "",
    provides: str = "",
    subtitle: str = "",
) -> Printed:
    """A card made for a test: `text` in Shadowfist's words, facts as on a card."""
    row = {
        "Name": name,
        "Set": "test",
        "Type": type,
        "Faction": "",
        "Subtitle": subtitle or type,
        "Cost": "" if cost is None else str(cost),
        "Requires": requires,
        "Provides": provides,
        "Fighting": str(fighting) if type == "Character" else "",
        "Power": str(power) if type == "Site" else "",
        "Body": str(body) if type == "Site" else "",
        "Text": text,
    }
    return card_from_row(row)


def character(name: str, fighting: int | str = 3, text: str = "", cost: int | str | None = 1, **how: Any) -> Printed:
    return card_saying(text, name, "Character", cost, fighting, **how)


def site(name: str, body: int = 6, text: str = "", power: int = 1, **how: Any) -> Printed:
    """A Feng Shui Site without a printed cost."""
    how.setdefault("subtitle", "Feng Shui Site")
    how.setdefault("cost", None)
    return card_saying(text, name, "Site", body=body, power=power, **how)


def event(name: str, text: str, cost: int | str = 0, **how: Any) -> Printed:
    return card_saying(text, name, "Event", cost, **how)


def state(name: str, text: str, cost: int | str = 0, **how: Any) -> Printed:
    return card_saying(text, name, "State", cost, **how)


def edge(name: str, text: str, cost: int | str = 0, **how: Any) -> Printed:
    return card_saying(text, name, "Edge", cost, **how)


def with_abilities(card: str | Printed, *abilities: Any) -> Printed:
    """A card with abilities that no printed text has in these words."""
    printed = COMMON[card] if isinstance(card, str) else card
    return replace(printed, key=f"{printed.key}+", abilities=(*printed.abilities, *abilities))


#: Cards without text that many tests use.
COMMON = {
    card.name: card
    for card in (
        character("Student", 1),
        character("Hero", 4, cost=2),
        character("Bruiser", 6, cost=3),
        character("Giant", 10, cost=5),
        site("Hill", 6),
        site("Temple", 8),
        site("River", 5),
        site("Garden", 7),
        site("Tower", 9),
        site("Cave", 4),
        card_saying("", "Factory", "Site", 2, body=5),
    )
}
FILLER = character("Filler", 1)


def shipped_card(name: str) -> Printed:
    """A card that comes with the project."""
    found = find_card(name, shipped())
    assert found is not None, f"there is no card {name!r}"
    return found


def seat_players(
    table: Table, names: Sequence[str], power: int = 10, seed: int = 1, deck: int = 20, turn: str | None = None
) -> tuple[ShadowfistPlayer, ...]:
    """Players in the Main Shot of the first one (or of `turn`), with empty hands, nothing in play and much Power."""
    definitions = {card.key: card for card in (*COMMON.values(), FILLER)}
    game = Shadowfist(
        table=Definitions("shadowfist", definitions),
        names=tuple(names),
        chance=Chance.seeded(seed),
        ask_forced=True,
    )
    table.game = game
    game.cards.append(ShadowfistCard(FILLER, 0, area=TOASTED, handle=game.tick()))
    build(game, [[FILLER] * (deck + 6) for _ in names])
    game.areas[TOASTED, 0].append(0)
    game.stack.append(Start(first=names.index(turn) if turn else 0))
    game.advance()
    while not isinstance(game.stack[-1], Turn) or game.shot != "main":
        decline(game)
    players = tuple(ShadowfistPlayer(table, number, name) for number, name in enumerate(names))
    for player in players:
        player.empties_hand()
        game.players[player.number].power = power
    players[0].ask_again()
    return players


def decline(game: Any) -> None:
    """Answer a decision with as little as possible."""
    decision = game.decision
    if decision.may_decline:
        game.answer(())
        return
    for kind in ("pass", "no", "generate", "end"):
        for option in decision.options:
            if option.kind == kind:
                game.answer(option)
                return
    game.answer(decision.options[:1] * decision.least if decision.repeats else decision.options[: decision.least])


class CardOnTable:
    """A card as a test looks at it."""

    def __init__(self, game: Any, number: int) -> None:
        self.game = game
        self.number = number

    @property
    def state(self) -> ShadowfistCard:
        found: ShadowfistCard = self.game.cards[self.number]
        return found

    @property
    def area(self) -> str:
        return self.state.area

    @property
    def in_play(self) -> bool:
        return self.area == PLAY

    @property
    def turned(self) -> bool:
        return self.state.turned

    @property
    def face_down(self) -> bool:
        return self.state.face_down

    @property
    def damage(self) -> int:
        return self.state.damage_total

    @property
    def counters(self) -> int:
        return self.state.counters

    @property
    def fighting(self) -> int:
        """Current Fighting."""
        return current_fighting(self.game, self.number)

    @property
    def body(self) -> int:
        """Current Body."""
        return current_body(self.game, self.number)

    @property
    def cost(self) -> int:
        return facts(self.game, self.number).cost

    @property
    def bold(self) -> dict[str, int]:
        return facts(self.game, self.number).bold

    @property
    def designators(self) -> set[str]:
        return set(facts(self.game, self.number).designators)

    @property
    def controller(self) -> str:
        return str(self.game.names[self.state.controller])

    @property
    def subject(self) -> str:
        return str(self.game.cards[self.state.subject].name) if self.state.subject >= 0 else ""

    @property
    def place(self) -> list[str]:
        """The Sites at its location."""
        return names_of(self.game, self.game.sites_at(self.game.location(self.number)))

    @property
    def whose_place(self) -> str:
        """Whose location it is at."""
        return str(self.game.names[self.game.location_owner(self.game.location(self.number))])

    @property
    def column(self) -> int:
        """The number of its location from the left."""
        location = self.game.location(self.number)
        owner = self.game.location_owner(location)
        return int(self.game.players[owner].columns.index(location)) + 1

    @property
    def row(self) -> str:
        return "back" if self.state.row else "front"


class ShadowfistPlayer(Seat):
    """A player of Shadowfist."""

    # -- setting up ------------------------------------------------------------------------------------------------

    def ask_again(self) -> None:
        """After the position was changed by hand: the player in the Main Shot is asked afresh."""
        game = self.game
        self.table.set_up()
        game.invalidate()
        frame = game.stack[-1]
        if isinstance(frame, Turn) and game.decision is not None:
            frame.step = "options"
            game.decision = None
            game.advance()

    def empties_hand(self) -> None:
        for card in list(self.game.areas[HAND, self.number]):
            put_in_pile(self.game, card, DECK, bottom=True)

    def _new(self, card: str | Printed, area: str) -> int:
        printed = card if isinstance(card, Printed) else COMMON.get(card) or shipped_card(card)
        self.game.table.definitions.setdefault(printed.key, printed)
        number = self._next_number()
        self.game.cards[number] = ShadowfistCard(printed, self.number, area=area, handle=self.game.tick())
        self.game.areas[area, self.number].append(number)
        return number

    def _next_number(self) -> int:
        """The first card that is laid down is numbered 0, which is easily taken for none."""
        if self.game.cards[0].printed is FILLER and 0 in self.game.areas[TOASTED, 0]:
            self.game.areas[TOASTED, 0].remove(0)
            return 0
        self.game.cards.append(None)
        return len(self.game.cards) - 1

    def controls(
        self,
        *cards: str | Printed,
        at: str = "",
        behind: str = "",
        on: str = "",
        turned: bool = False,
        face_down: bool = False,
        damage: int = 0,
    ) -> CardOnTable:
        """Cards this player has in play: at the location of a Site, behind a Site, or on a card. The last one."""
        number = NOBODY
        for card in cards:
            number = self._new(card, HAND)
            state = self.game.cards[number]
            location, row, subject = 0, 0, NOBODY
            if on:
                subject = self.anybodys(on)
            elif behind:
                location, row = self.game.cards[self.anybodys(behind)].location, 1
            elif at:
                location = self.game.cards[self.anybodys(at)].location
            elif state.printed.type == "Character":
                location = locations_of(self.game, self.number)[0]
            entering = EnteredPlay(number, None, self.number, location, row, subject, face_down)
            entering.apply(self.game)
            state.turned = turned
            if damage:
                Damaged(number, None, NOBODY, damage).apply(self.game)
        for changed in type_changes_due(self.game):
            self.game.happen(changed)
        self.ask_again()
        return CardOnTable(self.game, number)

    def anybodys(self, name: str) -> int:
        """The newest card of that name in play, this player's own first."""
        own = [n for n in self.game.in_play if self.game.cards[n].name == name]
        own.sort(key=lambda n: (self.game.cards[n].controller == self.number, n))
        assert own, f"{name} is not in play"
        return int(own[-1])

    def has(self, *cards: str | Printed) -> None:
        """Cards in this player's hand."""
        for card in cards:
            self._new(card, HAND)
        self.ask_again()

    def can_pay_for(self, *cards: str) -> None:
        """Shipped cards in this player's hand, and the resources in the pool that they require."""
        for name in cards:
            self.has_resources("".join(f"{{{sign}}}" for sign in shipped_card(name).requires))
        self.has(*cards)

    def has_in_smoked_pile(self, *cards: str | Printed) -> None:
        for card in cards:
            self._new(card, SMOKED)
        self.ask_again()

    def has_on_deck(self, *cards: str | Printed) -> None:
        """Cards on top of this player's deck; the first named is the top one."""
        for card in reversed(cards):
            self._new(card, DECK)
        self.ask_again()

    def has_burned(self, *cards: str | Printed) -> None:
        """Cards in this player's burned-for-victory pile."""
        for card in cards:
            number = self._new(card, BURNED)
            self.game.cards[number].controller = self.number
        self.ask_again()

    def has_resources(self, signs: str) -> None:
        """Resources in this player's pool, such as `{lot}{mag}`, from a card in the smoked pile."""
        self.has_in_smoked_pile(character("Provider", 1, provides=signs))

    def has_power(self, power: int) -> None:
        self.game.players[self.number].power = power
        self.ask_again()

    def runs_out_of_cards(self) -> None:
        """The deck becomes empty."""
        for card in list(self.game.areas[DECK, self.number]):
            put_in_pile(self.game, card, TOASTED)
        self.ask_again()

    # -- doing -----------------------------------------------------------------------------------------------------

    def plays(self, name: str, *chosen: str, on: str = "", at: str = "", x: int | None = None) -> None:
        """Play a card from hand: `on` its subject, `at` its place, `x` for X, then what else is chosen."""
        self.table.answer(self.find("play", lambda option: option.name == name, f"play {name}"))
        self._choose(chosen, on, at, x)

    def uses(self, name: str, *chosen: str, x: int | None = None) -> None:
        """Use an ability of a card, then choose."""
        self.table.answer(self.find("use", lambda option: option.name == name, f"use {name}"))
        self._choose(chosen, "", "", x)

    def _choose(self, chosen: Sequence[str], on: str, at: str, x: int | None) -> None:
        if x is not None and self.is_asked("What is X"):
            self.table.answer(self.find("x", lambda option: option.number == x, f"say X = {x}"))
        if on and self.is_asked("On which card"):
            self.chooses(on)
        if self.is_asked("At which location"):
            places = [o for o in self.must_decide().options if not at or at in o.label]
            assert places, f"there is no place {at!r} among {self.table.labels}"
            self.table.answer(places[0])
        for name in chosen:
            self._choose_one(name)

    def _choose_one(self, name: str) -> None:
        """Choose a card or player; where there was only one choice, it must have been this one."""
        decision = self.game.decision
        priority = any(option.kind in ("pass", "end") for option in decision.options) if decision else True
        if decision is not None and decision.seat == self.number and not priority:
            self.chooses(name)
            return
        made = [event.effect for event in self.game.log if isinstance(event, EffectGenerated)][-5:]
        refs = [ref.card for effect in made for _, chosen in effect.scope.bound for ref in chosen]
        names = {self.game.cards[card].name if card >= 0 else "" for card in refs}
        names |= {self.game.names[effect.scope.who] for effect in made if effect.scope.who >= 0}
        assert name in names or any(card < 0 for card in refs), f"{names} were chosen, not {name}"

    def triggers(self, name: str, *chosen: str) -> None:
        """Everybody passes until this player may use what triggered; it is used, then what it asks for is chosen."""
        table_until(self.table, lambda: self.is_asked(f"Use {name}"))
        self.says_yes()
        for one in chosen:
            self._choose_one(one)

    def moves(self, name: str, to: str = "") -> None:
        """Change a Character's location."""
        self.table.answer(self.find("move", lambda option: option.name == name, f"move {name}"))
        if self.is_asked("To which location"):
            self.table.answer(self.find("place", lambda option: to in option.label, f"go to {to}"))

    def does(self, kind: str, name: str = "") -> None:
        """Anything else a menu offers: reveal, heal, stealth, tactics, influence, reload, end."""
        self.table.answer(self.find(kind, lambda option: name in ("", option.name) or name in option.label, kind))

    def reveals(self, name: str) -> None:
        self.does("reveal", name)

    def heals(self, name: str) -> None:
        self.does("heal", name)

    def attacks(self, target: str, with_: Names) -> None:
        """Declare an attack."""
        self.table.answer(self.find("attack", lambda option: option.name == target, f"attack {target}"))
        if self.is_asked("Who attacks"):
            self.chooses(*([with_] if isinstance(with_, str) else with_))

    def joins(self, with_: Names) -> None:
        self.chooses(*([with_] if isinstance(with_, str) else with_))

    def intercepts(self, attacker: str, with_: Names) -> None:
        """Declare interceptors in the order of their chain; moving in is over once nobody does any more."""
        table_until(self.table, lambda: self.is_asked("Who intercepts"))
        for name in [with_] if isinstance(with_, str) else with_:
            self.table.answer(
                self.find(
                    "intercept",
                    lambda o, name=name: o.name == name and o.other_name == attacker,  # type: ignore[misc]
                    f"intercept {attacker} with {name}",
                )
            )
        if self.is_asked("Who intercepts"):
            self.does("pass")

    def passes(self) -> None:
        self.table.answer(self.find("pass", lambda _: True, "pass"))

    def ends_turn(self) -> None:
        """Declare the end of the turn; nobody does anything until the next Main Shot."""
        self.does("end")
        resolve(self.table)

    def declares_end(self) -> None:
        """Declare the end of the turn, no more."""
        self.does("end")

    def chooses_fate(self, fate: str) -> None:
        """What becomes of a Site: `Seize`, `Burn ... for victory`, `Burn ... for Power`, `Smoke`."""
        table_until(self.table, lambda: self.is_asked("What becomes of"))
        words = fate.split("...")
        self.table.answer(self.find("fate", lambda option: all(word.strip() in option.label for word in words), fate))

    # -- looking ---------------------------------------------------------------------------------------------------

    def card(self, name: str) -> CardOnTable:
        """The newest card of that name that this player controls or owns."""
        for number in range(len(self.game.cards) - 1, -1, -1):
            state = self.game.cards[number]
            mine = state.controller == self.number if state.area == PLAY else state.owner == self.number
            if mine and state.printed.name == name:
                return CardOnTable(self.game, number)
        for number in range(len(self.game.cards) - 1, -1, -1):
            state = self.game.cards[number]
            if state.owner == self.number and state.printed.name == name:
                return CardOnTable(self.game, number)
        raise AssertionError(f"{self.name} has no {name}")

    @property
    def power(self) -> int:
        return int(self.game.players[self.number].power)

    @property
    def smoked_pile(self) -> list[str]:
        return self.names_in(SMOKED)

    @property
    def toasted_pile(self) -> list[str]:
        return self.names_in(TOASTED)

    @property
    def burned_pile(self) -> list[str]:
        return self.names_in(BURNED)

    @property
    def deck(self) -> list[str]:
        """The deck from the top."""
        return self.names_in(DECK)[::-1]

    @property
    def in_play(self) -> list[str]:
        return names_of(self.game, self.game.controlled(self.number))

    @property
    def locations(self) -> list[list[str]]:
        """The Sites of each location, from left to right, the front one first."""
        return [names_of(self.game, self.game.sites_at(column)) for column in self.game.players[self.number].columns]

    def can(self, kind: str, name: str = "") -> bool:
        """Whether such an option is there, of a card by its whole name: `play`, `use`, `attack`, `move`, ..."""
        decision = self.game.decision
        if decision is None or decision.seat != self.number:
            return False
        return any(option.kind == kind and (not name or self.is_called(option, name)) for option in decision.options)

    def is_called(self, option: Option, name: str) -> bool:
        """Whether an option has this name or label, or is about a card of this name, face down or not."""
        return name in (option.name, option.label) or (bool(option.card) and self.game.cards[option.ref].name == name)

    def why_not(self, name: str) -> list[Refusal]:
        """Why a card of this player cannot be played, used or attack."""
        refusals: Any = self.game.why_not(self.number, self.card(name).state.handle)
        return list(refusals)

    def sees(self, name: str) -> bool:
        """Whether the name is anywhere in this player's view of the cards."""
        view = self.game.view(self.number)
        return any(card.name == name for area in view.areas for card in area.cards)


def table_until(table: Table, there: Any, most: int = 200) -> None:
    """Everybody passes until something is asked."""
    for _ in range(most):
        if there():
            return
        decision = table.decision
        found: Option | None = next((o for o in decision.options if o.kind in ("pass", "no")), None)
        if decision.may_decline:
            table.answer(())
        else:
            assert found is not None, f"{decision.question!r} cannot be passed: {table.labels}"
            table.answer(found)
    raise AssertionError("it never came to that")


def waits_for(player: ShadowfistPlayer, question: str) -> None:
    """Everybody passes until a player is asked something like this."""
    table_until(player.table, lambda: player.is_asked(question))


def is_offered(player: ShadowfistPlayer, name: str) -> bool:
    """Everybody passes until a player may use what a card triggered, or somebody has all options again."""
    quiet = "Your Main Shot"
    table_until(player.table, lambda: player.is_asked(f"Use {name}") or player.table.decision.question == quiet)
    return player.is_asked(f"Use {name}")


def resolve(table: Table) -> None:
    """Everybody passes until the table is quiet: somebody has all options of the Main Shot, or the game is over."""
    for _ in range(300):
        if table.game.over or table.decision.question == "Your Main Shot":
            return
        table.answer(least(table))
    raise AssertionError("the table never comes to rest")


def resolve_choosing(table: Table, *wanted: str) -> None:
    """Everybody passes until the table is quiet; who is asked to choose takes what is wanted, and says yes."""
    for _ in range(300):
        if table.game.over or table.decision.question == "Your Main Shot":
            return
        decision = table.decision
        quiet = any(option.kind == "pass" for option in decision.options)
        found = [o for o in decision.options if any(word in (o.name, o.label) for word in wanted)]
        found = found or [o for o in decision.options if any(word in o.label for word in wanted)]
        found = found or [o for o in decision.options if o.kind == "yes"]
        many = found[:1] * decision.most if decision.repeats else found[: max(1, decision.least)]
        table.answer(many if found and not quiet else least(table))
    raise AssertionError("the table never comes to rest")


def least(table: Table) -> Any:
    """The answer that does least."""
    decision = table.decision
    if decision.may_decline:
        return ()
    passing = [option for option in decision.options if option.kind in ("pass", "no", "end", "generate")]
    if passing:
        return passing[0]
    return decision.options[:1] * decision.least if decision.repeats else decision.options[: max(1, decision.least)]
