"""HK 100-101, 304-305. Building a deck, and starting a game."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from typing import ClassVar

from quickening.core.decisions import SETUP, Decision, Option
from quickening.core.events import Event, Note
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.refusals import Refusal, Refused
from quickening.games.huntik.areas import put_in_pile
from quickening.games.huntik.definitions import FEATURE, LEGENDARY, MISSION, Printed
from quickening.games.huntik.kinds.abilities import FaceDown, FirstHeroes, SetUp
from quickening.games.huntik.kinds.effects.features import Aside, Feature, Placed, PlaceEach
from quickening.games.huntik.rules.areas import Shuffle
from quickening.games.huntik.rules.turns import Rounds
from quickening.games.huntik.state import DECK, HAND, LEGENDS, NOBODY, REMOVED, HuntikCard, HuntikGame
from quickening.lang.nodes import Node, Scope, everything
from quickening.lang.resolve import Resolve

OPENING_HAND = 5
CONSTRUCTED, LIMITED = "constructed", "limited"
MINIMUM = 40
COPIES = 3
PER_PACK = 5


# -- decks (HK 100) ------------------------------------------------------------------------------------------------


def judge_deck(
    deck: Sequence[Printed], legends: Sequence[Printed] = (), form: str = CONSTRUCTED, packs: int = 1
) -> list[Refusal]:
    """HK 100. Everything that is wrong with a deck and its legendary hero pile; nothing if it is legal."""
    wrong = [_misplaced(card) for card in deck if card.type in (MISSION, FEATURE, LEGENDARY)]
    least = MINIMUM if form == CONSTRUCTED else PER_PACK * packs
    if len(deck) < least:
        used = "" if form == CONSTRUCTED else f" with {packs} pack{'s'[: packs - 1]}"
        needed = f"{form.capitalize()} play{used} needs {least}."
        wrong.append(Refusal("HK 100.1", f"the deck has {len(deck)} card{'s' * (len(deck) != 1)}; {needed}"))
    if form == CONSTRUCTED:
        wrong += _too_many(deck, "HK 100.3")
        teams = {card.team for card in deck if card.team}
        if len(teams) > 1:
            wrong.append(Refusal("HK 100.2", "the deck has both Good and Evil cards."))
    wrong += [
        Refusal("HK 100.4", "{name} is no legendary hero.", name=card.title)
        for card in legends
        if card.type != LEGENDARY
    ]
    return wrong + _too_many(legends, "HK 100.4")


def _misplaced(card: Printed) -> Refusal:
    return Refusal("HK 100.1", f"{{name}} is a {card.type}, which no deck can include.", name=card.title)


def _too_many(cards: Sequence[Printed], rule: str) -> list[Refusal]:
    """HK 100.3, 201.3. The same card is the same name and version."""
    return [
        Refusal(rule, f"{{name}} is there {count} times; {COPIES} copies of the same card are allowed.", name=title)
        for title, count in Tally(card.title for card in cards).items()
        if count > COPIES
    ]


# -- features of a mission (HK 304.2a, 305.1) ----------------------------------------------------------------------


def features_needed(mission: Printed, pool: Sequence[Printed]) -> list[Printed]:
    """HK 304.2a. The features a mission requires: those it places, and those that these speak of."""
    by_name = {card.name: card for card in pool if card.type == FEATURE}
    counts: dict[str, int] = {}
    _count_features(mission, mission.name, by_name, counts)
    return [by_name[name] for name, count in counts.items() for _ in range(max(1, count))]


def _count_features(card: Printed, mission: str, by_name: dict[str, Printed], counts: dict[str, int]) -> None:
    for node in (part for ability in card.abilities for part in everything(ability)):
        for name, count in _named_features(node):
            if name not in by_name:
                missing = f"{{name}} needs the feature {name}, which is missing."
                raise Refused(Refusal("HK 304.2a", missing, name=mission))
            before = counts.get(name)
            counts[name] = count + (before or 0)
            if before is None:
                _count_features(by_name[name], mission, by_name, counts)


def _named_features(node: Node) -> list[tuple[str, int]]:
    """The features a text names, and how many it places there; it may speak of those placed elsewhere, too."""
    if isinstance(node, Placed):
        return [(node.name, node.count)]
    if isinstance(node, PlaceEach):
        return [(node.name, len(node.zones))]
    return [(node.name, int(isinstance(node, Aside)))] if isinstance(node, (Feature, Aside)) else []


# -- starting a game (HK 101) --------------------------------------------------------------------------------------


class DealtHand(Event, frozen=True):
    """HK 101.3. The top five cards of a deck become a player's first hand."""

    seat: int
    rule: ClassVar[str] = "HK 101.3"
    sentence: ClassVar[str] = "{who} takes an opening hand."

    def apply(self, game: HuntikGame) -> None:
        for card in list(reversed(game.areas[DECK, self.seat][-OPENING_HAND:])):
            put_in_pile(game, card, HAND)


class MulliganAnnounced(Event, frozen=True):
    """HK 101.4a. A player says how many cards they will mulligan, before anybody does."""

    seat: int
    count: int
    rule: ClassVar[str] = "HK 101.4a"

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        number = f"{self.count} card{'s' if self.count > 1 else ''}" if self.count else "nothing"
        return f"{game.names[self.seat]} will mulligan {number}."


class Mulliganed(Event, frozen=True):
    """HK 101.4. Cards go to the bottom of a deck, and as many from the top into the hand."""

    seat: int
    cards: tuple[int, ...]
    rule: ClassVar[str] = "HK 101.4"

    def apply(self, game: HuntikGame) -> None:
        for card in self.cards:
            put_in_pile(game, card, DECK, bottom=True)
        for card in list(reversed(game.areas[DECK, self.seat][-len(self.cards) :])):
            put_in_pile(game, card, HAND)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} mulligans {len(self.cards)} card{'s'[: len(self.cards) - 1]}."


class FeaturesHidden(Note, frozen=True):
    """HK 305.2. Features lie face down in this order; so many of them come into play with the first heroes."""

    cards: tuple[int, ...]
    count: int
    rule: ClassVar[str] = "HK 305.2"

    def apply(self, game: HuntikGame) -> None:
        for card in self.cards:
            game.cards[card].face_down = True
        game.rings = self.cards[: self.count]


class LeadChosen(Event, frozen=True):
    """HK 101.1."""

    seat: int
    rule: ClassVar[str] = "HK 101.1"
    sentence: ClassVar[str] = "{who} leads; {other} defends."

    def apply(self, game: HuntikGame) -> None:
        game.lead = self.seat
        game.invalidate()


class MissionSelected(Event, frozen=True):
    """HK 101.2, 304.1."""

    card: int
    rule: ClassVar[str] = "HK 304.1"

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"The mission is {game.cards[self.card].definition.name}."


class Start(Frame):
    """HK 101. The lead player, the mission and its features, opening hands, mulligans; then the first round."""

    rule: ClassVar[str] = "HK 101"
    sets_up: ClassVar[bool] = True

    chooser: int = 0
    announced: tuple[int, ...] = ()
    selected: tuple[int, ...] = ()

    def start(self, game: HuntikGame) -> Next:
        """HK 101.1. A random player chooses who leads."""
        fixed = dict(game.setup).get("lead")
        if fixed is not None:
            return self.lead_is(game, fixed)
        self.chooser = game.chance.below(2)
        options = tuple(Option("lead", f"{name} leads", seat=seat) for seat, name in enumerate(game.names))
        return Ask(
            Decision(self.chooser, "Who is the lead player?", options, rule="HK 101.1", sort=SETUP), self.lead_chosen
        )

    def lead_chosen(self, game: HuntikGame) -> Next:
        return self.lead_is(game, game.chosen[0].seat or 0)

    def lead_is(self, game: HuntikGame, seat: int) -> Next:
        game.happen(LeadChosen(seat))
        return self.mission_is if game.mission >= 0 else self.choose_mission

    def choose_mission(self, game: HuntikGame) -> Next:
        """HK 304.1. The lead player selects the mission, if nobody else has."""
        options = tuple(
            Option("mission", "{name}", name=f"{card.name} ({card.subtype})", index=n)
            for n, card in enumerate(missions_of(game))
        )
        return Ask(Decision(game.lead, "Which mission?", options, rule="HK 304.1", sort=SETUP), self.mission_chosen)

    def mission_chosen(self, game: HuntikGame) -> Next:
        lay_mission(game, missions_of(game)[game.chosen[0].index], pool_of(game))
        return self.mission_is

    def mission_is(self, game: HuntikGame) -> Next:
        game.happen(MissionSelected(game.mission))
        return self.place_features

    def place_features(self, game: HuntikGame) -> Next:
        """HK 101.2, 305.1. As the mission's text says, from the lead player's side (HK 400.10b)."""
        mission = game.cards[game.mission].definition
        effects = tuple(
            effect for ability in mission.abilities if isinstance(ability, SetUp) for effect in ability.effects
        )
        shuffle_rings(game)
        ref = game.ref(game.mission)
        return Run(Resolve(todo=effects, scope=Scope(you=game.lead, me=ref, source=ref)), self.lead_shuffles)

    def lead_shuffles(self, game: HuntikGame) -> Next:
        """HK 101.3. Both players shuffle, and each offers the deck to the other (HK 400.5b)."""
        return Run(Shuffle(seat=game.lead), self.defender_shuffles)

    def defender_shuffles(self, game: HuntikGame) -> Next:
        return Run(Shuffle(seat=game.defender), self.deal)

    def deal(self, game: HuntikGame) -> Next:
        """HK 101.3. Then both take five cards."""
        game.happen(*(DealtHand(seat) for seat in (game.lead, game.defender)))
        return self.lead_announces

    def lead_announces(self, game: HuntikGame) -> Next:
        """HK 101.4a. The lead player says how many cards, then the defending player; then both mulligan together."""
        return Ask(mulligan_announcement(game, game.lead), self.defender_announces)

    def defender_announces(self, game: HuntikGame) -> Next:
        self.announce(game, game.lead)
        return Ask(mulligan_announcement(game, game.defender), self.lead_mulligan)

    def announce(self, game: HuntikGame, seat: int) -> None:
        count = game.chosen[0].number or 0 if game.chosen else 0
        self.announced = (*self.announced, count)
        game.happen(MulliganAnnounced(seat, count))

    def lead_mulligan(self, game: HuntikGame) -> Next:
        self.announce(game, game.defender)
        return Ask(mulligan_decision(game, game.lead, self.announced[0]), self.defender_mulligan)

    def defender_mulligan(self, game: HuntikGame) -> Next:
        self.selected = tuple(option.ref for option in game.chosen)
        return Ask(mulligan_decision(game, game.defender, self.announced[1]), self.mulligan)

    def mulligan(self, game: HuntikGame) -> Next:
        mulligans = ((game.lead, self.selected), (game.defender, tuple(option.ref for option in game.chosen)))
        game.happen(*(Mulliganed(seat, cards) for seat, cards in mulligans if cards))
        return Run(Rounds())


def pool_of(game: HuntikGame) -> list[Printed]:
    """All cards there are."""
    return [card for card in game.table.definitions.values() if isinstance(card, Printed)]


def missions_of(game: HuntikGame) -> list[Printed]:
    """HK 304. The missions that can be selected, in the order of the set."""
    return [card for card in pool_of(game) if card.type == MISSION]


def mulligan_announcement(game: HuntikGame, seat: int) -> Decision:
    """HK 101.4a. How many cards, or none."""
    numbers = range(1, len(game.areas[HAND, seat]) + 1)
    options = tuple(Option("announce", "Mulligan {number}", number=number) for number in numbers)
    return Decision(seat, "How many cards do you mulligan?", options, may_decline=True, rule="HK 101.4a", sort=SETUP)


def mulligan_decision(game: HuntikGame, seat: int, count: int) -> Decision:
    """HK 101.4. As many cards of the opening hand as announced, under the deck in the order given (HK 400.5c)."""
    options = tuple(game.card_option("mulligan", "{name}", card) for card in game.areas[HAND, seat])
    question = "Which cards go under your deck? The last one lowest."
    return Decision(seat, question, options, count, count, ordered=True, rule="HK 101.4")


def shuffle_rings(game: HuntikGame) -> None:
    """Features that are shuffled face down wait beside the map, each as unknown as the other."""
    mission = game.cards[game.mission].definition
    names = [one.name for ability in mission.abilities if isinstance(ability, FaceDown) for one in ability.features]
    rings = [
        card for card, state in enumerate(game.cards) if state.definition.name in names and state.area == REMOVED
    ]
    heroes = [ability.count for ability in mission.abilities if isinstance(ability, FirstHeroes)]
    if rings and heroes:
        game.chance.shuffle(rings)
        game.note(FeaturesHidden(tuple(rings), heroes[0]))


def build(game: HuntikGame, decks: Sequence[Sequence[Printed]], piles: Sequence[Sequence[Printed]]) -> None:
    """Cards in their places before the first step: decks, legendary hero piles, mission, features to the side."""
    for seat, (deck, legends) in enumerate(zip(decks, piles, strict=True)):
        _lay(game, deck, DECK, seat)
        _lay(game, legends, LEGENDS, seat)
        for name in (HAND, "discard pile"):
            game.areas[name, seat] = []
    game.areas["play", NOBODY] = []
    game.areas[REMOVED, NOBODY] = []


def lay_mission(game: HuntikGame, mission: Printed, pool: Sequence[Printed]) -> None:
    """HK 400.1a, 400.9c. The mission is in no area; features start to the side until the mission places them."""
    _lay(game, features_needed(mission, pool), REMOVED, NOBODY)
    game.mission = game.add_card(mission, NOBODY)


def _lay(game: HuntikGame, cards: Sequence[Printed], area: str, seat: int) -> None:
    game.areas[area, seat] = []
    for printed in cards:
        game.areas[area, seat].append(len(game.cards))
        game.cards.append(HuntikCard(printed, seat, area=area, handle=game.tick()))
        game.recalls = game.recalls or printed.recalls
        game.grants = game.grants or printed.grants
