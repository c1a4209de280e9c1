"""What a mission wants, read from its text: how far along it is on a given board, from my point of view.

Each goal gives a figure for any board. The difference between two boards is what a play is worth for the mission: a
round saved on the way counts about as much as a small hero.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from quickening.games.huntik.bot.board import MINE, THEIRS, Board, Piece, Thing

STEP = 4.0  #: what a round saved is worth
WON = 200.0  #: what winning is worth
_FAR = 6.0


class Goal:
    """One term of a mission. `progress` is the lead player's, unless the goal is `mutual`: then it is mine."""

    mutual = False

    def progress(self, board: Board) -> float:
        raise NotImplementedError  # pragma: no cover

    def prizes(self, board: Board) -> dict[int, float]:
        """What the KO of a piece is worth besides its figures, whoever's it is."""
        return {}

    def value(self, board: Board) -> float:
        """The progress as good for me, or bad."""
        progress = self.progress(board)
        return progress if self.mutual or board.leading else -progress


def lead_heroes(board: Board) -> list[Piece]:
    return [piece for piece in board.side(board.lead_side) if piece.is_hero]


def soonest(board: Board, heroes: list[Piece], zone: int) -> list[float]:
    """How long each hero takes to a zone, the quickest first."""
    return sorted(min(_FAR, board.rounds_to(hero, zone)) for hero in heroes)


class Bring(Goal):
    """The named features are to be in a zone: carried if they are objects, pushed or driven if they are not."""

    def __init__(self, name: str, zone: int, count: int) -> None:
        self.name = name
        self.zone = zone
        self.count = count

    def progress(self, board: Board) -> float:
        wanted = [thing for thing in board.things if thing.name in (self.name, "")]
        return sum(self.one(board, thing) for thing in wanted)

    def one(self, board: Board, thing: Thing) -> float:
        if thing.zone == self.zone and (thing.name or not thing.holder):
            return WON / self.count
        if not thing.kind or thing.kind.startswith("object"):
            return self.carried(board, thing)
        if "1 zone forward" in thing.text:
            return self.pushed(board, thing)
        heroes = soonest(board, lead_heroes(board), thing.zone)
        return STEP * (-heroes[0] if heroes else -_FAR)

    def carried(self, board: Board, thing: Thing) -> float:
        """The holder's way, or the way to the object and then on with it."""
        holder = board.piece(thing.holder)
        if holder is not None and holder.side == board.lead_side:
            return STEP * (_FAR + 1.0 - board.rounds_to(holder, self.zone))
        after = (abs(thing.zone - self.zone) + 1) // 2
        heroes = soonest(board, lead_heroes(board), thing.zone)
        waiting = sum(STEP / 4 / (1 + rounds) for rounds in heroes[:2])
        return STEP * (_FAR - after - (heroes[0] + 0.5 if heroes else _FAR)) + waiting

    def pushed(self, board: Board, thing: Thing) -> float:
        """Every zone on its way needs a hero who stands there ready to push."""
        way = range(thing.zone, self.zone, 1 if self.zone > thing.zone else -1)
        covered = 0.0
        for zone in way:
            there = [hero for hero in lead_heroes(board) if hero.zone == zone]
            covered += max((1.0 if hero.ready else 0.7 for hero in there), default=0.0)
        return STEP * (covered - 2.0 * len(way))


_PUT_HERE = re.compile(r"Put the ([\w ]+) into this zone")


class Deed(Goal):
    """Heroes are to use a power of a certain name, where a feature or the mission gives it to them."""

    def __init__(self, deed: str, count: int, zone: int) -> None:
        self.deed = deed.lower()
        self.count = count
        self.zone = zone

    def places(self, board: Board) -> list[int]:
        """Where the power is to be had; else where the mission gives it, or where its feature will be put."""
        zones = [thing.zone for thing in board.things if self.deed in thing.text.lower()]
        zones += [piece.zone for piece in board.pieces if self.deed in piece.text.lower()]
        put = [(thing.zone, name.lower()) for thing in board.things for name in _PUT_HERE.findall(thing.text)]
        return zones or ([self.zone] if self.zone else [zone for zone, name in put if name in self.deed])

    def progress(self, board: Board) -> float:
        """Heroes that are still to come into play are as far away as can be: to play one is a step ahead."""
        places = self.places(board)
        ways = [min((board.rounds_to(hero, zone) for zone in places), default=_FAR) for hero in lead_heroes(board)]
        nearest = sorted(min(_FAR, way) for way in ways)
        near = sum(STEP * (_FAR - rounds) for rounds in nearest[: self.count])
        return near + sum(max(0.0, 3.0 - rounds) for rounds in nearest[self.count :])


class Defeat(Goal):
    """An obstacle is to be KO'd: enough attacks must come together in its zone."""

    def __init__(self, name: str) -> None:
        self.name = name

    def progress(self, board: Board) -> float:
        targets = [piece for piece in board.pieces if piece.name == self.name]
        if not targets:
            return WON
        heroes = lead_heroes(board)
        return -min(self.distance(board, heroes, target) for target in targets)

    def distance(self, board: Board, heroes: list[Piece], target: Piece) -> float:
        """How long until the heroes that come first have the attacks it takes; all others help a little."""
        coming = sorted((board.rounds_to(hero, target.zone), -hero.atk) for hero in heroes)
        wanted, time = target.defense, _FAR
        for rounds, attacks in coming:
            wanted += attacks
            if wanted <= 0:
                time = rounds
                break
        return STEP * time + sum(min(_FAR, rounds) for rounds, _ in coming) / 2 - STEP * len(heroes) / 2

    def prizes(self, board: Board) -> dict[int, float]:
        targets = [piece for piece in board.pieces if piece.name == self.name]
        prizes = {
            piece.handle: STEP
            for target in targets
            for piece in board.pieces
            if piece.name in target.text and piece is not target
        }
        held = any("would be KO'd" in target.text for target in targets)
        prizes.update({target.handle: WON / 4 if held else WON for target in targets})
        return prizes


class Clear(Goal):
    """No defending hero is to be in the zone of a feature when a round ends."""

    def __init__(self, name: str) -> None:
        self.name = name

    def progress(self, board: Board) -> float:
        places = [one.zone for one in board.named(self.name)]
        if not places:
            return 0.0
        there = [p for p in board.pieces if p.side == -board.lead_side and p.is_hero and p.zone == places[0]]
        guarded = 0.0 if not there else 4 * STEP + 0.5 * STEP * len(there)
        near = soonest(board, lead_heroes(board), places[0])
        return -guarded + sum(STEP / 3 * (2.0 - rounds) for rounds in near)


class Keep(Goal):
    """Whoever's hero has a feature at the end of certain rounds wins."""

    mutual = True

    def __init__(self, name: str) -> None:
        self.name = name

    def progress(self, board: Board) -> float:
        return sum(self.one(board, thing) for thing in board.things if thing.name == self.name)

    def one(self, board: Board, thing: Thing) -> float:
        holder = board.piece(thing.holder)
        mine = [piece for piece in board.side(MINE) if piece.is_hero]
        if holder is not None and holder.side == MINE:
            return 8 * STEP - STEP / 2 * abs(holder.zone - board.home)
        theirs = [piece for piece in board.side(THEIRS) if piece.is_hero]
        near = soonest(board, mine, thing.zone)
        closing = sum(STEP / (1 + n) * (2.0 - rounds) for n, rounds in enumerate(near))
        if holder is not None:
            return closing - 8 * STEP
        return closing - sum(STEP / 2 * (2.0 - rounds) for rounds in soonest(board, theirs, thing.zone)[:1])


class Score(Goal):
    """Heroes score for the zones they are in, counted from their own side; double with certain features."""

    mutual = True

    def __init__(self, points: dict[int, int]) -> None:
        self.points = points

    def progress(self, board: Board) -> float:
        doubling = {thing.holder for thing in board.things if "scores twice" in thing.text}
        total = 0.0
        for piece in board.pieces:
            if piece.is_hero and not piece.stunned:
                own_lead = (piece.side == MINE) == board.leading
                number = piece.zone if own_lead else 6 - piece.zone
                points = self.points.get(number, 0) * (2 if piece.handle in doubling else 1) + number / 4
                total += piece.side * points * 2.0
        return total + sum(piece.side * 1.0 for piece in board.pieces if piece.handle in doubling)


# -- reading a mission ---------------------------------------------------------------------------------------------


def _number(words: str | None) -> int:
    return int(words) if words else 1


_Maker = Callable[["re.Match[str]", str], Goal]
_TERMS: list[tuple[re.Pattern[str], _Maker]] = [
    (re.compile(r"If (?:the )?(.+?) is KO'd, you win"), lambda m, text: Defeat(m[1])),
    (re.compile(r"If the (.+?) is in zone (\d), you win"), lambda m, text: Bring(m[1], int(m[2]), 1)),
    (
        re.compile(r"If all (\d) (.+?)s are in zone (\d), you win"),
        lambda m, text: Bring(m[2], int(m[3]), int(m[1])),
    ),
    (
        re.compile(r"If (?:you|(\d) heroes) (\w[\w' ]+?), you win"),
        lambda m, text: Deed(m[2], _number(m[1]), _given_in(text)),
    ),
    (
        re.compile(
            r"At the end of rounds [\d, ]+(?:and \d)?, if no defender heroes are in (?:the )?(.+?)'s zone, you win"
        ),
        lambda m, text: Clear(m[1]),
    ),
    (re.compile(r"If a player's hero has (?:the )?(.+?) at the end of round"), lambda m, text: Keep(m[1])),
    (
        re.compile(r"each player scores .+"),
        lambda m, text: Score({int(z): int(p) for p, z in re.findall(r"(\d) points? .+? in zone (\d)", m[0])}),
    ),
]


def _given_in(text: str) -> int:
    """The zone in which the mission itself gives heroes a power, 0 if it does not."""
    found = re.search(r"lead heroes in zone (\d) get", text)
    return int(found[1]) if found else 0


def goals_of(text: str) -> list[Goal]:
    r"""The goals of a mission.

    >>> [type(goal).__name__ for goal in goals_of("Put Wagon into zone 1.\nIf the Wagon is in zone 5, you win.")]
    ['Bring']
    """
    goals = []
    for line in text.split("\n"):
        for pattern, make in _TERMS:
            found = pattern.search(line)
            if found is not None:
                goals.append(make(found, text))
                break
    return goals
