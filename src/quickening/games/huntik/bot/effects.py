"""What a text is about to do, in rough figures: not a reading of it, but what an old hand sees at a glance.

Each pattern stands for something card texts say, and its estimate for what that is worth on the board at hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from quickening.games.huntik.bot.board import MINE, THEIRS, Board, Piece, Thing, fight_in
from quickening.games.huntik.bot.goals import STEP, WON

CARD = 1.5  #: what a card in hand is worth
STUN, TIRE, BOUNCE, SEIZE, BORROW, WAKE = 0.45, 0.2, 0.6, 1.4, 0.4, 0.3


class Case(NamedTuple):
    """What a text is judged by: the board and its worth, the hero it speaks of as `me`, the hand and discard pile."""

    board: Board
    now: float
    worth: Callable[[Board], float]
    prize: dict[int, float]
    me: Piece | None
    thing: Thing | None
    hand: tuple[str, ...]
    discards: tuple[str, ...]

    def change(self, board: Board) -> float:
        """How much better another board is."""
        return self.worth(board) - self.now

    def value_of(self, piece: Piece) -> float:
        return piece.worth + self.prize.get(piece.handle, 0.0)


_WHO = (
    r"(?P<many>up to \d |all )?(?:target |a |an )?"
    r"(?P<words>(?:ready |enemy |friendly |stunned |minor |major )*)heroe?s?(?P<where>[^.]*)"
)
_AWAY = re.compile(r"that's (?:up to )?(\d) zones? away from me")
_WEAK = re.compile(r"with (?:the same or less DEF as the round number|(\d) DEF(?: or less)?)")


def meant(case: Case, found: re.Match[str]) -> list[Piece]:
    """The pieces a description may mean."""
    words, where = found["words"] or "", found["where"] or ""
    pieces = [piece for piece in case.board.pieces if piece.is_hero and piece.stunned == ("stunned" in words)]
    if "enemy" in words:
        pieces = [piece for piece in pieces if piece.side == THEIRS]
    if "friendly" in words:
        pieces = [piece for piece in pieces if piece.side == MINE]
    if "minor" in words:
        pieces = [piece for piece in pieces if piece.is_minor]
    if "ready" in words:
        pieces = [piece for piece in pieces if piece.ready]
    return [piece for piece in pieces if _near_enough(case, piece, where) and _weak_enough(case, piece, where)]


def _near_enough(case: Case, piece: Piece, where: str) -> bool:
    away = _AWAY.search(where)
    if "my zone" in where or "there" in where or "this combat" in where:
        return case.me is not None and piece.zone == case.me.zone and piece.handle != case.me.handle
    return away is None or (case.me is not None and abs(piece.zone - case.me.zone) <= int(away[1]))


def _weak_enough(case: Case, piece: Piece, where: str) -> bool:
    weak = _WEAK.search(where)
    return weak is None or piece.defense <= int(weak[1] or case.board.round)


# -- to heroes -----------------------------------------------------------------------------------------------------


def _against(share: float) -> Callable[[Case, re.Match[str]], float]:
    """Something bad for a hero: the best enemy, or the own hero one can best do without."""

    def estimate(case: Case, found: re.Match[str]) -> float:
        pieces = meant(case, found)
        if found["many"] == "all ":
            return share * -sum(piece.side * case.value_of(piece) for piece in pieces)
        worths = [-piece.side * case.value_of(piece) for piece in pieces]
        return share * max(worths) if worths else 0.0

    return estimate


def _tiring(case: Case, found: re.Match[str]) -> float:
    tired = sorted((case.value_of(p) for p in meant(case, found) if p.side == THEIRS and p.ready), reverse=True)
    return TIRE * sum(tired[: 2 if found["many"] else 1])


def _waking(case: Case, found: re.Match[str]) -> float:
    worths = [piece.side * piece.worth for piece in meant(case, found) if not piece.ready]
    return WAKE * max(worths) if worths else 0.0


def _shoving(case: Case, found: re.Match[str]) -> float:
    """An enemy is put elsewhere: the best that makes of the board."""
    reach = int(found["zones"]) if found["zones"] else 1
    changes = []
    for piece in meant(case, found):
        back = 1 if (piece.side == MINE) != case.board.leading else -1
        ways = [back] if found["way"] == "back" else [back, -back]
        zones = [piece.zone + way * step for way in ways for step in range(1, reach + 1)]
        changes += [
            case.change(case.board.replaced(piece, piece._replace(zone=zone))) for zone in zones if 1 <= zone <= 5
        ]
    return max(changes, default=0.0)


def _gather(case: Case, found: re.Match[str]) -> float:
    """Enemies are drawn into my zone to fight there."""
    if case.me is None:
        return 0.0
    gains = [
        fight_in(case.board.replaced(piece, piece._replace(zone=case.me.zone)), case.me.zone, case.me).gain(
            case.prize
        )
        for piece in meant(case, found)
        if piece.side == THEIRS
    ]
    return max(gains, default=-1.0)


# -- to me ---------------------------------------------------------------------------------------------------------


def _my_worth(share: float) -> Callable[[Case, re.Match[str]], float]:
    return lambda case, found: share * case.value_of(case.me) if case.me is not None else 0.0


def _waking_me(case: Case, found: re.Match[str]) -> float:
    return WAKE * case.me.worth if case.me is not None and not case.me.ready else 0.0


def _going(case: Case, found: re.Match[str]) -> float:
    """I am moved or put elsewhere: the best place I could get to, or the best combat."""
    if case.me is None:
        return 0.0
    me = case.me
    reach = int(found["zones"]) if found["zones"] else 4
    ways = (1,) if found["forward"] else (1, -1)
    zones = {me.zone + way * step * case.board.ahead for way in ways for step in range(reach + 1)}
    return max(going_to(case, me, zone) for zone in zones if 1 <= zone <= 5)


def going_to(case: Case, piece: Piece, zone: int, tired: bool = False) -> float:
    """What it brings to have a piece go to a zone, and start a combat there if that is good."""
    after = piece._replace(zone=zone, ready=piece.ready and not tired)
    board = case.board.replaced(piece, after)
    change = case.change(board)
    if piece.side == MINE and board.side(THEIRS, zone):
        change += max(0.0, fight_in(board, zone, after).gain(case.prize))
    return change


def _fighting(case: Case, found: re.Match[str]) -> float:
    if case.me is None or not case.board.side(THEIRS, case.me.zone):
        return 0.0
    return fight_in(case.board, case.me.zone, case.me).gain(case.prize)


# -- with features -------------------------------------------------------------------------------------------------


def _picking_up(case: Case, found: re.Match[str]) -> float:
    if case.me is None or case.thing is None or case.thing.holder:
        return -1.0
    held = case.thing._replace(holder=case.me.handle)
    return 0.5 + case.change(_with_thing(case.board, case.thing, held))


def _pushing(case: Case, found: re.Match[str]) -> float:
    if case.thing is None:
        return 0.0
    step = int(found["zones"]) * case.board.ahead
    return _putting_thing(case, min(5, max(1, case.thing.zone + step)))


def _placing(case: Case, found: re.Match[str]) -> float:
    return _putting_thing(case, int(found["zone"])) if case.thing is not None else 0.0


def _putting_thing(case: Case, zone: int) -> float:
    assert case.thing is not None
    return case.change(_with_thing(case.board, case.thing, case.thing._replace(zone=zone)))


def _with_thing(board: Board, old: Thing, new: Thing) -> Board:
    return board._replace(things=tuple(new if thing is old else thing for thing in board.things))


def _finding(case: Case, found: re.Match[str]) -> float:
    """A feature is put where I am: for the lead player, if it is not there yet."""
    if case.me is None or any(thing.zone == case.me.zone for thing in case.board.named(found["name"])):
        return -1.0
    return STEP if case.board.leading else 0.0


# -- cards and turns -----------------------------------------------------------------------------------------------


def _drawing(case: Case, found: re.Match[str]) -> float:
    return CARD * (int(found["count"]) if found["count"] else 1)


def _losing_hero(case: Case, found: re.Match[str]) -> float:
    worths = [piece.worth for piece in case.board.side(MINE) if piece.is_hero and piece is not case.me]
    return -min(worths, default=0.0)


def _from(pile: str, share: float) -> Callable[[Case, re.Match[str]], float]:
    def estimate(case: Case, found: re.Match[str]) -> float:
        cards = case.hand if pile == "hand" else case.discards
        kind = found["kind"].lower()
        return share if any(kind in card for card in cards) else 0.0

    return estimate


def _flat(value: float) -> Callable[[Case, re.Match[str]], float]:
    return lambda case, found: value


def _raising(case: Case, found: re.Match[str]) -> float:
    """More ATK or DEF for a round: good where somebody is about to fight."""
    near = any(abs(p.zone - q.zone) <= 2 for p in case.board.side(MINE) for q in case.board.side(THEIRS))
    return 0.3 * int(found["count"]) if near else 0.0


_WAY = r"(?:up to )?(?P<zones>\d) zones? (?P<way>back|forward or back)"
_ESTIMATES: list[tuple[re.Pattern[str], Callable[[Case, re.Match[str]], float]]] = [
    (re.compile(pattern, re.IGNORECASE), estimate)
    for pattern, estimate in (
        (r"\bKO " + _WHO, _against(1.0)),
        (r"\bstun " + _WHO, _against(STUN)),
        (r"\bexhaust " + _WHO, _tiring),
        (
            r"\breturn (?!me)" + _WHO.replace("[^.]*", "(?!.*discard)[^.]*?") + r" to its owner's hand",
            _against(BOUNCE),
        ),
        (r"gain control of " + _WHO + r"for the rest", _against(SEIZE)),
        (r"gain control of " + _WHO + r"this round", _against(BORROW)),
        (r"\bready " + _WHO, _waking),
        (r"\bput " + _WHO.replace("[^.]*", "[^.]*?") + " " + _WAY, _shoving),
        (r"\bput " + _WHO.replace("[^.]*", "[^.]*?") + r" into my zone\. Start a combat", _gather),
        (r"\bready me\b", _waking_me),
        (r"\bstun me\b", _my_worth(-STUN)),
        (r"\breturn me\b", _my_worth(-BOUNCE)),
        (r"\beliminate me\b(?! and )", _my_worth(-1.0)),
        (r"\b(?:move|put) me (?:up to )?(?P<zones>\d) zones?(?P<forward> forward)?", _going),
        (r"\bput me into any zone(?P<zones>)(?P<forward>)", _going),
        (r"(?<!you may )(?<!I can )\bstart a combat in", _fighting),
        (r"\bI pick up\b", _picking_up),
        (r"\bput this card (?P<zones>\d) zones? forward", _pushing),
        (r"\bput this card into zone (?P<zone>\d)", _placing),
        (r"\bput the (?P<name>[\w ]+) into (?:my|this) zone", _finding),
        (r"\bdraw (?:a card|(?P<count>\d) cards)", _drawing),
        (r"\bdiscard a\b", _flat(-CARD)),
        (r"\beliminate a friendly", _losing_hero),
        (r"\bput a (?P<kind>minor hero|major hero|hero|\w+) card from your hand into", _from("hand", 4.0)),
        (r"\bput a (?P<kind>minor hero|hero)[\w ]* from your discard pile into", _from("discards", 5.0)),
        (r"\breturn an? (?P<kind>action|minor hero|hero)[\w ]* from your discard", _from("discards", CARD)),
        (r"\bsearch your deck", _flat(2 * CARD)),
        (r"\blook at\b", _flat(CARD)),
        (r"\bgo again\b", _flat(1.0)),
        (r"\bgo first next round", _flat(0.6)),
        (r"\bextra major hero", _flat(1.0)),
        (r"\+(?P<count>\d) (?:ATK|DEF)", _raising),
        (r"\bunblockable this round", _flat(0.6)),
        (r"\bremove an? \w+ counter from this card or put", _flat(2 * STEP)),
        (r"\byou win\b", _flat(WON)),
    )
]


def worth_of_text(text: str, case: Case) -> float:
    """The estimates of everything a text says, added up."""
    return sum(estimate(case, found) for pattern, estimate in _ESTIMATES for found in [pattern.search(text)] if found)
