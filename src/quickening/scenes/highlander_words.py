"""Highlander as the second reading knows it: its sorts of cards, whose they are, and how a card is looked at."""

from __future__ import annotations

import re
from typing import Any

from quickening.games.highlander import facts
from quickening.games.highlander.rules.adjusting import hand_size
from quickening.games.highlander.state import DISCARD, ENDURANCE, HAND, PLAY
from quickening.scenes.comparing import Book, Change, Deed, blank_of
from quickening.scenes.playing import Trial
from quickening.scenes.printed import Test, Words, sort
from quickening.scenes.standing import is_by
from quickening.scenes.things import Thing

SPECIALS = frozenset({"event", "situation", "object", "location", "plot"})
DEFENSES = frozenset({"block", "dodge"})


def look(trial: Trial, number: int) -> Thing:
    """A card as anybody sees it who knows everything."""
    state, own = trial.game.cards[number], trial.game.cards[trial.card]
    holder = state.controller if state.area == PLAY else state.owner
    seat = own.controller if own.controller >= 0 else own.owner
    kinds = {one.lower() for side in state.definition.sides for one in (side.type, *side.kinds)}
    kinds |= {"special"} if kinds & SPECIALS else set()
    kinds |= {"defense"} if kinds & DEFENSES else set()
    words = {state.definition.name.lower()}
    area = state.area
    return Thing(
        number,
        state.definition.name,
        frozenset(kinds) | {"card"},
        area,
        holder == seat,
        holder not in (seat, -1),
        frozenset(),
        frozenset(words),
        (),
        number == trial.card,
        holder,
    )


def _in(area: str, whose: Test | None = None) -> Test:
    return lambda thing: thing.area == area and (whose is None or whose(thing))


def mine(thing: Thing) -> bool:
    """What the player of the card on trial has."""
    return thing.mine


def others(thing: Thing) -> bool:
    """What the opponent has."""
    return thing.others


def _nouns() -> dict[str, Test]:
    found: dict[str, Test] = {}
    plain = (
        "attack",
        "block",
        "dodge",
        "defense",
        "event",
        "situation",
        "object",
        "location",
        "plot",
        "edge",
        "card",
    )
    for word in (*plain, "watcher", "hunter", "illusion", "pedestrian", "bystander", "reporter", "gypsy", "vehicle"):
        found[word] = found[f"{word}s"] = sort(word)
    found["ally"] = found["allies"] = sort("ally")
    found["hand"] = found["hands"] = _in(HAND)
    found["endurance"] = _in(ENDURANCE)
    found |= dict.fromkeys(VAGUE, lambda thing: True)
    return found


#: Nouns of which the second reading does not know whom they mean: a phrase with one settles nothing.
VAGUE = frozenset(
    (
        *("effect", "effects", "damage", "ability", "exertion", "exertions", "turn", "phase", "weapon", "persona"),
        *("slash", "slashes", "slice", "guard", "guards", "parry", "disarm", "duck", "evade", "gem", "gems"),
        *("area", "areas", "text", "grid", "blow", "blows"),
    )
)
ADJECTIVES: dict[str, Test] = {
    "your": mine,
    "opponent's": others,
    "basic": sort("basic"),
    "special": lambda thing: "special" in thing.sorts,
    "non-special": lambda thing: "special" not in thing.sorts,
    "mortal": sort("mortal"),
    "immortal": sort("immortal"),
    "ranged": sort("ranged"),
    "non-ranged": lambda thing: "ranged" not in thing.sorts,
    "standing": lambda thing: True,
    "discarded": lambda thing: True,
}
_THEM = "(?:your opponent|target|target player|they|he)"
BEHIND = tuple(
    (re.compile(rf"{pattern}(?![\w'])"), test)
    for pattern, test in (
        (r"you (?:have in play|control)", lambda _: _in(PLAY, mine)),
        (rf"{_THEM} (?:has|have) in play", lambda _: _in(PLAY, others)),
        (r"in play", lambda _: _in(PLAY)),
        (r"(?:in|from) your hand", lambda _: _in(HAND, mine)),
        (r"(?:in|from) (?:their|his|her|your opponent's|target's) hand", lambda _: _in(HAND, others)),
        (r"(?:in|from) your discard pile", lambda _: _in(DISCARD, mine)),
        (r"(?:in|from) (?:their|his|your opponent's) discard pile", lambda _: _in(DISCARD, others)),
    )
)
JOINED = (
    ("Special Cards?", "special card"),
    ("Standing Defenses?", "defense"),
    ("Basic (Attack|Block)", r"basic \1"),
    ("Power (?:Blow|Block)s?", "blow"),
    ("Head Shots?", "blow"),
)
WORDS = Words(_nouns(), ADJECTIVES, BEHIND, PLAY, VAGUE, JOINED)


def changes(trial: Trial) -> list[Change]:
    """What is otherwise because of the card on trial: for each player, and for each attack that is made."""
    blank = trial.game.clone()
    state = blank.cards[trial.card]
    state.definition = blank_of(state.definition)
    blank.lasting = [one for one in blank.lasting if not is_by(trial, one)]
    blank.invalidate()
    trial.game.invalidate()
    now, then = seen(trial.game), seen(blank)
    return [
        Change(trial.card, what, now.get(what, 0) - then.get(what, 0))
        for what in sorted(now.keys() | then.keys())
        if now.get(what, 0) != then.get(what, 0)
    ]


def seen(game: Any) -> dict[str, int]:
    """What players may do, how many cards they hold, and what their attacks are like."""
    found: dict[str, int] = {}
    for seat in range(2):
        known = facts.of_player(game, seat)
        found[f"hand size of {seat}"] = hand_size(game, seat)
        for name, value in sorted(_plain(known).items()):
            found[f"{name} of {seat}"] = value
    for place, attack in enumerate(game.attacks):
        for name, value in sorted(_plain(facts.of_attack(game, attack)).items()):
            found[f"{name} of attack {place}"] = value
    return found


def _plain(known: Any) -> dict[str, int]:
    """The facts as numbers: figures as they are, lists by how much they hold."""
    found = {}
    for name in known.__slots__ if hasattr(known, "__slots__") else vars(known):
        value = getattr(known, name, None)
        if isinstance(value, (int, bool)):
            found[name] = int(value)
        elif isinstance(value, (list, tuple, dict, set, frozenset)):
            found[name] = len(value)
    return found


def is_plain(event: Any) -> bool:
    """What any card does: it is played, attacks, defends, leaves the hand."""
    return type(event).__name__ in ("CardPlayed", "AttackMade", "DefensePlayed", "Swept", "Dropped", "AbilityUsed")


#: Words by which a text speaks of the other player, or of whoever it is.
_OTHERS = re.compile(r"\b(?:opponent|target|players?|they|them|he)\b", re.IGNORECASE)
#: Words by which it speaks of its own player: as `you`, as whoever it is, or by an order.
_OWN = re.compile(
    r"\byou\b|\bplayers?\b|(?:^|[.:,;] |\bto |\band |\bthen )(?:gain|lose|take|draw|discard|recover|prevent)\b",
    re.IGNORECASE,
)


def speaks_of(text: str, mine: bool) -> bool:
    """Whether a text speaks of its own player, or of the opponent."""
    return bool((_OWN if mine else _OTHERS).search(text))


DEEDS = {
    "Tallied": Deed("tally.amount", r"(?:points? of )?(?:damage|ability)", whose="tally.seat"),
    "FellProne": Deed(whose="seat"),
    "Disarmed": Deed(whose="seat"),
    "Discarded": Deed(),
    "LeftPlay": Deed(),
    "RemovedFromGame": Deed(),
    "Captured": Deed(),
    "TookControl": Deed(sides=True),
}
SPARED = (("", lambda thing: True),)
BOOK = Book(WORDS, look, DEEDS, SPARED, is_plain, changes, speaks_of)
