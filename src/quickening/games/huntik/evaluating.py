"""How each player stands in a game of Huntik: heroes, hand, and how far the mission is from being achieved."""

from __future__ import annotations

import re
from functools import cache

from quickening.core.data import Frozen
from quickening.core.decisions import Decision, Option
from quickening.core.valuing import Row
from quickening.games.huntik.definitions import MINOR, Printed
from quickening.games.huntik.rules.modifiers import facts
from quickening.games.huntik.state import HAND, LAST_ROUND, NOBODY, HuntikGame

#: A feature that is as far away as anything can be, in rounds.
FAR = 6.0
#: So much longer takes a hero who is still in hand.
RECRUITING = 0.7
#: Who needs less comes at once.
SOON = 1.5

BRING, DEED, DEFEAT, CLEAR, KEEP, SCORE = "bring", "deed", "defeat", "clear", "keep", "score"
LEAD_TERMS = (BRING, DEED, DEFEAT, CLEAR)

#: What is told of each kind of mission: that a player leads in it, the way to go, the time that is left.
MISSION = (("the lead", 0.0), ("progress on the mission", 1.0), ("time for the mission", 1.5))
#: What is told of each player, and a guess of what it weighs, from which teaching starts.
FIGURES: tuple[tuple[str, float], ...] = (
    ("heroes", 0.6),
    ("ready heroes", 0.2),
    ("stunned heroes", 0.2),
    ("cards in hand", 0.5),
    ("a combat to be won", 0.5),
    ("points", 2.0),
    ("closeness to what is to be held", 1.0),
    ("the lead", 0.0),
    ("the lead in late rounds", -0.5),
    *((f"{what} ({kind})", guess) for kind in LEAD_TERMS for what, guess in MISSION),
)


class Term(Frozen, frozen=True):
    """What a mission asks for, in its own words."""

    kind: str
    name: str = ""
    zone: int = 0
    count: int = 1
    points: tuple[int, ...] = ()


_TERMS: tuple[tuple[str, str], ...] = (
    (DEFEAT, r"If (?:the )?(?P<name>.+?) is KO'd, you win"),
    (BRING, r"If the (?P<name>.+?) is in zone (?P<zone>\d), you win"),
    (BRING, r"If all (?P<count>\d) (?P<name>.+?)s are in zone (?P<zone>\d), you win"),
    (DEED, r"If (?:you|(?P<count>\d) heroes) (?P<name>\w[\w' ]+?), you win"),
    (CLEAR, r"if no defender heroes are in (?:the )?(?P<name>.+?)'s zone, you win"),
    (KEEP, r"If a player's hero has (?:the )?(?P<name>.+?) at the end of round"),
    (SCORE, r"each player scores (?P<name>.+)"),
)


@cache
def term_of(text: str) -> Term | None:
    r"""HK 102. What achieves a mission, by its text.

    >>> term_of("Put Argo into zone 1.\nIf the Argo is in zone 5, you win.")
    Term(kind='bring', name='Argo', zone=5, count=1, points=(0, 0, 0, 0, 0, 0))
    """
    for kind, pattern in _TERMS:
        found = re.search(pattern, text)
        if found is not None:
            said = found.groupdict()
            worth = dict(re.findall(r"(\d) points? for each of their heroes in zone (\d)", text))
            points = tuple(next((int(p) for p, z in worth.items() if int(z) == zone), 0) for zone in range(6))
            zone = said.get("zone") or _given_in(text)
            return Term(kind, said["name"], int(zone), int(said.get("count") or 1), points)
    return None


def _given_in(text: str) -> str:
    """The zone in which a mission itself gives heroes a power."""
    found = re.search(r"lead heroes in zone (\d) get", text)
    return found[1] if found else "0"


class Stand:
    """A hero or obstacle on the map, as far as it counts."""

    __slots__ = ("atk", "card", "defense", "hero", "ready", "seat", "stunned", "unblockable", "worth", "zone")

    def __init__(self, game: HuntikGame, card: int) -> None:
        state = game.cards[card]
        known = facts(game, card)
        self.card: int = card
        self.seat: int = state.controller
        self.zone: int = state.zone
        self.atk: int = max(0, known.atk)
        self.defense: int = max(0, known.defense)
        self.ready: bool = not state.exhausted
        self.stunned: bool = state.stunned
        self.hero: bool = state.printed.is_hero
        self.unblockable: bool = known.unblockable
        self.worth: float = self.atk + self.defense + (1.5 if state.printed.type == MINOR else 3.0)


class Map:
    """Who stands where, and who leads."""

    __slots__ = ("game", "lead", "stands")

    def __init__(self, game: HuntikGame) -> None:
        self.game: HuntikGame = game
        self.lead: int = game.lead
        fighting = [card for card in game.in_play if not game.cards[card].face_down]
        self.stands: list[Stand] = [Stand(game, card) for card in fighting if game.cards[card].printed.fights]

    def heroes(self, seat: int) -> list[Stand]:
        return [one for one in self.stands if one.hero and one.seat == seat and not one.stunned]

    def over(self) -> float:
        """How much of the game is over, in rounds: one goes on as heroes are exhausted."""
        heroes = [one for one in self.stands if one.hero and one.seat >= 0]
        tired = sum([1 for one in heroes if not one.ready or one.stunned])
        return self.game.round - 1 + (tired / len(heroes) if heroes else 0.0)

    def rounds(self, one: Stand, zone: int) -> float:
        """About how many rounds a hero needs to a zone: two zones each; more if blocked (HK 403).

        Who is exhausted loses one: so nothing changes as a round ends in which all have moved.
        """
        distance = zone - one.zone
        if not distance:
            return 0.0
        ahead = 1 if one.seat == self.lead else -1
        stuck = not one.unblockable and distance * ahead > 0 and self.is_blocked(one, abs(distance), ahead)
        return moves(distance) + (0.0 if one.ready else 1.0) + (1.0 if stuck else 0.0)

    def is_blocked(self, one: Stand, distance: int, ahead: int) -> bool:
        """HK 403.4."""
        for other in self.stands:
            if other.seat == 1 - one.seat and not other.stunned and 0 <= (other.zone - one.zone) * ahead < distance:
                return True
        return False

    def soonest(self, seat: int, zone: int) -> list[float]:
        """How long each hero of a player takes to a zone, the quickest first."""
        return sorted([min(FAR, self.rounds(one, zone)) for one in self.heroes(seat)])

    def arrivals(self, zones: list[int], count: int) -> list[float]:
        """How long it takes until so many lead heroes are in one of some zones: others may still come into play."""
        ways = [min([self.rounds(one, zone) for zone in zones], default=FAR) for one in self.heroes(self.lead)]
        held = len(self.game.areas[HAND, self.lead])
        recruit = min([moves(zone - 1) for zone in zones], default=FAR) + RECRUITING
        ways = sorted([*ways, *[recruit + 0.3 * nth for nth in range(min(held, count))], *[FAR] * count])
        return [min(FAR, way) for way in ways[:count]]

    def named(self, name: str) -> list[int]:
        """The cards in play of a name, and those that may be it."""
        cards = self.game.cards
        return [card for card in self.game.in_play if cards[card].face_down or cards[card].printed.name == name]


def moves(distance: int) -> float:
    """HK 403. How many moves it takes to come so far."""
    return (abs(distance) + 1) // 2 + 0.1 * abs(distance)


def figures(game: HuntikGame) -> list[Row]:
    """How both players stand, in the order of `FIGURES`."""
    ground = Map(game)
    mission = game.cards[game.mission].definition if game.mission >= 0 else None
    term = term_of(mission.text) if mission is not None else None
    return [row_of(ground, term, seat) for seat in (0, 1)]


def row_of(ground: Map, term: Term | None, seat: int) -> Row:
    game = ground.game
    leads = 1.0 if seat == game.lead and (term is None or term.kind in LEAD_TERMS) else 0.0
    heroes = ground.heroes(seat)
    row = [
        sum([one.worth for one in heroes]) / 10,
        float(sum([1 for one in heroes if one.ready])) / 3,
        float(sum([1 for one in ground.stands if one.seat == seat and one.stunned])) / 3,
        len(game.areas[HAND, seat]) / 5,
        threat(ground, seat) / 10,
        game.points[seat] / 10,
        held(ground, term, seat),
        leads,
        leads * ground.over() / LAST_ROUND,
    ]
    way = to_go(ground, term) if leads and term is not None else 0.0
    left = LAST_ROUND + 1 - game.round
    for kind in LEAD_TERMS:
        asked = 1.0 if leads and term is not None and term.kind == kind else 0.0
        row += [asked, -asked * way / FAR, asked * max(-3.0, min(3.0, left - way)) / 3]
    return row


def threat(ground: Map, seat: int) -> float:
    """What a player gains by the best combat that a ready hero could start, by the worth of what falls (HK 602)."""
    best = 0.0
    for zone in sorted({one.zone for one in ground.stands if one.seat == 1 - seat and not one.stunned}):
        coming = [one for one in ground.heroes(seat) if one.ready and ground.rounds(one, zone) < SOON]
        if not coming:
            continue
        starter = max(coming, key=lambda one: (one.zone == zone, one.atk))
        own = [one for one in ground.stands if one.seat == seat and one.zone == zone and not one.stunned]
        own += [starter] if starter.zone != zone else []
        enemies = [one for one in ground.stands if one.seat == 1 - seat and one.zone == zone and not one.stunned]
        best = max(best, felled(own, enemies) - felled(enemies, own))
    return best


def felled(attackers: list[Stand], others: list[Stand]) -> float:
    """What attacks can KO, by its worth."""
    attacks, total = sum([one.atk for one in attackers]), 0.0
    for one in sorted(others, key=lambda one: one.defense):
        attacks -= one.defense
        if attacks >= 0:
            total += one.worth
    return total


def aims(game: HuntikGame, decision: Decision) -> list[tuple[Option, ...]]:
    """HK 602.2. Attacks aimed where they KO: each enemy in turn first, then whatever else falls by what is left."""
    found: dict[tuple[Option, ...], float] = {}
    enemies = [(Stand(game, option.ref), option) for option in decision.options]
    enemies.sort(key=lambda enemy: -enemy[0].worth)
    for first in enemies:
        aimed: list[Option] = []
        worth = 0.0
        for one, option in (first, *enemies):
            if option not in aimed and one.defense <= decision.most - len(aimed):
                aimed += [option] * one.defense
                worth += one.worth
        found[tuple(aimed + [first[1]] * (decision.most - len(aimed)))] = worth
    return sorted(found, key=lambda one: -found[one])


# -- what the mission asks (HK 102) --------------------------------------------------------------------------------


def to_go(ground: Map, term: Term) -> float:
    """About how many rounds the lead player needs to achieve the mission."""
    if term.kind == BRING:
        return bringing(ground, term)
    if term.kind == DEED:
        return doing(ground, term)
    if term.kind == DEFEAT:
        return beating(ground, term)
    return clearing(ground, term)


def bringing(ground: Map, term: Term) -> float:
    """A feature is carried, or pushed by heroes that stand ready along its way."""
    ways = sorted([carrying(ground, term.zone, card) for card in ground.named(term.name)])
    wanted = ways[: term.count]
    return sum(wanted) / len(wanted) + 0.5 * (len(wanted) - 1) if wanted else FAR


def carrying(ground: Map, zone: int, card: int) -> float:
    state = ground.game.cards[card]
    if state.zone == zone and not state.face_down:
        return 0.0
    holder = state.holder
    if holder != NOBODY:
        found = [one for one in ground.stands if one.card == holder]
        if found and found[0].seat == ground.lead:
            return ground.rounds(found[0], zone)
    first = ground.arrivals([state.zone], 1)[0] + 0.3
    if not state.face_down and "1 zone forward" in state.printed.text:
        return pushing(ground, state.zone, zone)
    return first + (abs(state.zone - zone) + 1) // 2


def pushing(ground: Map, start: int, end: int) -> float:
    """Every zone on the way needs a hero who stands there ready."""
    needed = 0.0
    for zone in range(start, end, 1 if end > start else -1):
        there = [one for one in ground.heroes(ground.lead) if one.zone == zone]
        needed += 0.4 if any(one.ready for one in there) else 1.0 if there else 1.2
    return needed


def doing(ground: Map, term: Term) -> float:
    """So many heroes have to come to where a text lets them do what the mission asks."""
    cards, deed = ground.game.cards, term.name.lower()
    lying = [cards[card] for card in ground.game.in_play]
    zones = [one.zone for one in lying if says(one.printed, deed)]
    if not zones:
        coming = [one.zone for one in lying if any(name in deed for name in put_here(one.printed.text))]
        zones = [term.zone] if term.zone else coming
    ways = ground.arrivals(zones, max(1, term.count - len(ground.game.deeds.get(deed, ()))))
    return max(ways) + 0.3 * sum(ways) / len(ways)


@cache
def put_here(text: str) -> list[str]:
    """The features that a card's power puts where it lies."""
    return re.findall(r"put the ([\w ]+) into this zone", text.lower())


@cache
def _lowered(text: str) -> str:
    return text.lower()


def says(printed: Printed, words: str) -> bool:
    return words in _lowered(printed.text)


def beating(ground: Map, term: Term) -> float:
    """Enough attacks have to come together where the obstacle is."""
    best = FAR
    for target in ground.stands:
        if ground.game.cards[target.card].printed.name == term.name:
            coming = sorted([(ground.rounds(one, target.zone), -one.atk) for one in ground.heroes(ground.lead)])
            wanted = target.defense
            for rounds, attacks in coming:
                wanted += attacks
                if wanted <= 0:
                    best = min(best, rounds)
                    break
            else:
                best = min(best, ground.arrivals([target.zone], len(coming) + 1)[-1] + wanted / 4)
    return best


def clearing(ground: Map, term: Term) -> float:
    """No defending hero may be left where the feature is."""
    places = [ground.game.cards[card].zone for card in ground.named(term.name)]
    if not places:
        return FAR
    there = [one for one in ground.heroes(1 - ground.lead) if one.zone == places[0]]
    near = ground.soonest(ground.lead, places[0])
    return 0.5 + 0.8 * len(there) + 0.3 * (sum(near) / len(near) if near else FAR)


def held(ground: Map, term: Term | None, seat: int) -> float:
    """What both want: a feature to have at the end, or zones to stand in."""
    if term is None or term.kind in LEAD_TERMS:
        return 0.0
    if term.kind == SCORE:
        zones = [one.zone if seat == ground.lead else 6 - one.zone for one in ground.heroes(seat)]
        return sum([term.points[zone] + zone / 4 for zone in zones if 0 <= zone < len(term.points)]) / 6
    total = 0.0
    for card in ground.named(term.name):
        state = ground.game.cards[card]
        has = [one for one in ground.stands if one.card == state.holder]
        if has:
            total += 1.5 if has[0].seat == seat else -0.5
        total += sum([(2.0 - rounds) / (1 + n) / 4 for n, rounds in enumerate(ground.soonest(seat, state.zone))])
    return total
