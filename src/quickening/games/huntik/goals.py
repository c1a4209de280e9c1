"""HK 102. What wins a game, told to whoever looks: in their own zone numbers, and from where they sit.

The sentences are printed from the terms of the mission, with its zones and sides put as the reader counts them
(HK 400.10). How far the mission has come is told where everybody sees it.
"""

from __future__ import annotations

from typing import Any

from quickening.core.once import once
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.goal_view import Goal
from quickening.games.huntik.kinds import abilities, conditions
from quickening.games.huntik.kinds.filters import Word
from quickening.games.huntik.kinds.places import ZoneNumber
from quickening.games.huntik.meaning.wording import wordings
from quickening.games.huntik.state import LAST_ROUND, ZONES, HuntikGame
from quickening.lang.nodes import Node
from quickening.text.printer import NotPrintable, write


def goal_of(game: HuntikGame, seat: int | None) -> Goal | None:
    """The goal of the game as a seat reads it; who looks on reads the mission as it is printed."""
    if game.mission < 0 or seat is None:
        return None
    mission = game.cards[game.mission].definition
    return Goal(*progress(game, mission, seat), *sentences(mission)[seat == game.lead])


@once
def terms_of(mission: Printed) -> list[Any]:
    """What the mission says about winning."""
    kinds = (abilities.WinIf, abilities.WinAtEnd, abilities.MostPoints)
    return [ability for ability in mission.abilities if isinstance(ability, kinds)]


# -- words -----------------------------------------------------------------------------------------------------------


@once
def sentences(mission: Printed) -> dict[bool, tuple[str, str]]:
    """What makes the reader win, and the other player: as the defending player reads it, and as the lead player."""
    return {leads: (wins(mission, leads, leads), wins(mission, not leads, leads)) for leads in (False, True)}


def wins(mission: Printed, lead_wins: bool, reader_leads: bool) -> str:
    """All by which one side wins. HK 102.1b: the defending player wins if the lead player has not by the end."""
    who, whose = ("you", "your") if lead_wins == reader_leads else ("they", "their")
    mine = ("you", "player") if lead_wins else ("defender", "player")
    terms = [term for term in terms_of(mission) if getattr(term, "who", "player") in mine]
    ways = [in_words(term, reader_leads, who, whose) for term in terms]
    if not lead_wins and mission.subtype != "mutual":
        other = "you have" if reader_leads else "they have"
        ways.append(f"{other} not won by the end of round {LAST_ROUND}")
    return "; or ".join(ways)


def in_words(term: Any, reader_leads: bool, who: str, whose: str) -> str:
    """A term as the reader is told it; `who` wins by it."""
    if isinstance(term, abilities.MostPoints):
        return f"{who} have the most points at the end of round {term.round}"
    clause = condition_in_words(term.condition, reader_leads, who, whose)
    return f"{clause} {at_the_end(term)}" if isinstance(term, abilities.WinAtEnd) else clause


def at_the_end(term: abilities.WinAtEnd) -> str:
    first, *others = term.rounds
    if term.later or (others and term.rounds == tuple(range(first, LAST_ROUND + 1))):
        return "at the end of a round" if first == 1 else f"at the end of round {first} or a later one"
    return f"at the end of round {' or '.join(map(str, term.rounds))}"


def condition_in_words(condition: Any, reader_leads: bool, who: str, whose: str) -> str:
    """A condition in the words of the mission, its zones and sides as the reader has them."""
    if isinstance(condition, conditions.Deeds):
        many = condition.count
        return f"{who} {condition.power}" if many == 1 else f"{many} of {whose} heroes {condition.power}"
    if isinstance(condition, conditions.Holds) and condition.cards is None:
        return f"one of {whose} heroes has {condition.name}"
    if isinstance(condition, conditions.Both):
        both = (condition.one, condition.other)
        return " and ".join(condition_in_words(one, reader_leads, who, whose) for one in both)
    told = as_read(condition, reader_leads)
    for category in ("terms", "condition"):
        try:
            return uncapitalized(write(wordings(), category, told))
        except NotPrintable:
            continue
    return "the mission says so"


def uncapitalized(clause: str) -> str:
    """A clause within a sentence: names keep their capital."""
    first = clause.split(" ", 1)[0]
    return clause[0].lower() + clause[1:] if first in ("The", "All", "No", "A", "An", "There") else clause


def as_read(node: Any, reader_leads: bool) -> Any:
    """A tree with its zones as the reader counts them, and the sides as friends and enemies of the reader."""
    if isinstance(node, ZoneNumber):
        return node if reader_leads else ZoneNumber(len(ZONES) + 1 - node.number)
    if isinstance(node, Word) and node.word in ("lead", "defender"):
        return Word("friendly" if (node.word == "lead") == reader_leads else "enemy")
    if isinstance(node, tuple):
        return tuple([as_read(one, reader_leads) for one in node])
    if not isinstance(node, Node):
        return node
    whole: Any = node
    fields = {name: as_read(getattr(whole, name), reader_leads) for name in whole.__struct_fields__}
    return type(whole)(**fields)


# -- how far it has come ---------------------------------------------------------------------------------------------


def progress(game: HuntikGame, mission: Printed, reader: int) -> tuple[str, str, int, int, int]:
    """Kind, label, where it stands, where it is to be, of how many: what everybody sees of the first term."""
    term = next(iter(terms_of(mission)), None)
    condition = getattr(term, "condition", None)
    if isinstance(term, abilities.MostPoints):
        return "score", "Your points", game.points[reader], max(game.points), 0
    if isinstance(condition, conditions.AllAreIn) and isinstance(condition.place, ZoneNumber):
        return brought(game, condition, reader)
    if isinstance(condition, conditions.Deeds):
        done = len(game.deeds.get(condition.power.lower(), ()))
        return "deed", condition.power, done, condition.count, condition.count
    if isinstance(condition, conditions.WasKOd):
        return "defeat", condition.name, 0, 1, 0
    return "other", "", 0, 0, 0


def brought(game: HuntikGame, condition: conditions.AllAreIn, reader: int) -> tuple[str, str, int, int, int]:
    """Things on their way to a zone: one by its zone, several by how many are there. Face down they are nowhere."""
    assert isinstance(condition.place, ZoneNumber)
    goal = game.seen_from(condition.place.number, reader)
    zones = [
        game.seen_from(game.cards[card].zone, reader)
        for card in game.in_play
        if not game.cards[card].face_down
        and game.cards[card].printed.name == condition.name
        and game.cards[card].zone
    ]
    if condition.count > 1:
        return "gather", condition.name, zones.count(goal), condition.count, condition.count
    return "bring", condition.name, min(zones, key=lambda zone: abs(zone - goal), default=0), goal, len(ZONES)
