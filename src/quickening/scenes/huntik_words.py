"""Huntik as the second reading knows it: its sorts of things, sides and states, and how a card is looked at."""

from __future__ import annotations

import re
from typing import Any

from quickening.games.huntik.definitions import FEATURE, TRIBES
from quickening.games.huntik.pool import shipped
from quickening.games.huntik.rules.modifiers import facts
from quickening.games.huntik.state import DECK, DISCARD, HAND, PLAY
from quickening.scenes.comparing import Book, Change, Deed, blank_of
from quickening.scenes.playing import Trial
from quickening.scenes.printed import Test, Words, compared, mark, number_of, sort
from quickening.scenes.standing import differing, is_by
from quickening.scenes.things import Thing


def look(trial: Trial, number: int) -> Thing:
    """A card as anybody sees it who knows everything."""
    game, state = trial.game, trial.game.cards[number]
    known = facts(game, number) if state.area == PLAY else state.printed
    seat = _player(game, game.cards[trial.card])
    holder = state.controller if state.area == PLAY else state.owner
    sorts = {"card", known.type, state.printed.subtype, *(["hero"] if state.printed.is_hero else [])}
    fights = state.printed.fights
    return Thing(
        number,
        state.name,
        frozenset(sorts),
        state.area,
        holder == seat,
        holder not in (seat, -1),
        frozenset(_marks(game, number, trial)),
        frozenset(word.lower() for word in (*known.tags, state.printed.team, state.name)),
        (("atk", known.atk), ("def", known.defense)) if fights else (("none", 0),),
        number == trial.card,
    )


def _player(game: Any, tried: Any) -> int:
    """Who is `you` in the text of a card: of nobody's, whoever uses it."""
    if max(tried.controller, tried.owner) >= 0:
        return int(tried.controller if tried.controller >= 0 else tried.owner)
    scopes = [frame.scope for frame in reversed(game.stack) if getattr(frame, "scope", None) is not None]
    used = [event.seat for event in game.log if type(event).__name__ == "PowerUsed"]
    return int(scopes[0].you if scopes else used[-1] if used else game.turn)


def _marks(game: Any, number: int, trial: Trial) -> list[str]:
    state = game.cards[number]
    here = _zone_of(game, trial.card)
    marks = {
        "ready": not state.exhausted,
        "exhausted": state.exhausted,
        "stunned": state.stunned,
        "here": not here or state.zone == here,
        "fighting": game.in_combat(number),
    }
    return [name for name, there in marks.items() if there]


def _zone_of(game: Any, card: int) -> int:
    """The zone a text calls its own: of a card in play, of the hero who plays it, or where it was; 0 if unknown."""
    if game.cards[card].area == PLAY:
        return int(game.cards[card].zone)
    for event in reversed(game.log):
        if getattr(event, "card", -1) == card:
            hero = getattr(event, "hero", -1)
            return int(game.cards[hero].zone if hero >= 0 else getattr(event, "zone", 0))
    return 0


def mine(thing: Thing) -> bool:
    """What the player of the card on trial has."""
    return thing.mine


def others(thing: Thing) -> bool:
    """What the opponent has."""
    return thing.others


def _tagged(word: str) -> Test:
    return lambda thing: word in thing.words or any(word in one for one in thing.words)


def _nouns() -> dict[str, Test]:
    found = {"hero": sort("hero"), "heroes": sort("hero"), "card": sort("card"), "cards": sort("card")}
    found |= dict.fromkeys(("seeker", "seekers"), _tagged("seeker"))
    found |= dict.fromkeys(("titan", "titans"), _tagged("titan"))
    for tribe in TRIBES:
        found[f"{tribe.lower()}-titan"] = found[f"{tribe.lower()}-titans"] = _tagged(tribe.lower())
    found |= {"obstacle": sort("obstacle"), "obstacles": sort("obstacle")}
    found |= {"feature": sort("feature"), "object": sort("objects"), "objects": sort("objects")}
    found |= dict.fromkeys(VAGUE, lambda thing: True)
    return found | {word: _called(name) for name, word in FEATURES.items()}


def _called(name: str) -> Test:
    return lambda thing: thing.name == name


#: Features are called by their names, which are put as one word.
FEATURES = {one.name: re.sub(r"\W+", "-", one.name.lower()) for one in shipped().values() if one.type == FEATURE}


VAGUE = frozenset({"hand", "counter", "counters"})
ADJECTIVES: dict[str, Test] = {
    "friendly": mine,
    "your": mine,
    "enemy": others,
    "minor": sort("minor hero"),
    "major": sort("major hero"),
    "legendary": sort("legendary hero"),
    "ready": mark("ready"),
    "exhausted": mark("exhausted"),
    "stunned": mark("stunned"),
    "good": _tagged("good"),
    "evil": _tagged("evil"),
    "seeker": _tagged("seeker"),
    "titan": _tagged("titan"),
    "hero": sort("hero"),
    "action": sort("action"),
    **{f"{tribe.lower()}-titan": _tagged(tribe.lower()) for tribe in TRIBES},
}


def _in(area: str, whose: Test | None = None) -> Test:
    return lambda thing: thing.area == area and (whose is None or whose(thing))


def _here(_: Any) -> Test:
    return mark("here")


BEHIND = tuple(
    (re.compile(rf"{pattern}(?![\w'])"), test)
    for pattern, test in (
        (r"you control", lambda _: mine),
        (r"in my zone", _here),
        (r"there", _here),  # where the card on trial has moved, or fights
        (r"in this combat|in that combat", lambda _: mark("fighting")),
        (r"from your hand", lambda _: _in(HAND, mine)),
        (r"(?:in|from) your discard pile", lambda _: _in(DISCARD, mine)),
        (r"(?:in|from) your deck", lambda _: _in(DECK, mine)),
        (
            r"with (\d+) (atk|def) or (less|more)",
            lambda found: compared(found[2], found[3], number_of(found[1])),
        ),
        (r"with (\d+) (atk|def)", lambda found: compared(found[2], "same", number_of(found[1]))),
    )
)
WORDS = Words(_nouns(), ADJECTIVES, BEHIND, PLAY, VAGUE, tuple((re.escape(one), FEATURES[one]) for one in FEATURES))


def changes(trial: Trial) -> list[Change]:
    """What is otherwise because of the card on trial."""
    game = trial.game.clone()
    game.cards[trial.card].printed = blank_of(game.cards[trial.card].printed)
    game.modifiers = [one for one in game.modifiers if not is_by(trial, one)]
    game.invalidate()
    return differing(trial.game, game, seen)


def seen(game: Any, number: int) -> dict[str, int]:
    """Figures and powers of a card."""
    known = facts(game, number)
    return {"atk": known.atk, "def": known.defense, "powers": len(known.powers)}


def is_plain(event: Any) -> bool:
    """What any card does in play."""
    if type(event).__name__ == "KOd" and event.attacks:
        return True
    return type(event).__name__ in ("CardPlayed", "PlayAnnounced", "PowerUsed", "EnteredPlay", "Shuffled", "LookedAt")


DEEDS = {
    "KOd": Deed(),
    "Eliminated": Deed(),
    "ReturnedToHand": Deed(),
    "Stunned": Deed(),
    "Readied": Deed(),
    "Unstunned": Deed(),
    "PutInZone": Deed(),
    "ControlChanged": Deed(sides=True),
    "CounterPut": Deed("count", "counters?"),
}
SPARED = (
    ("ready", mark("ready")),
    ("exhaust", mark("exhausted")),
    ("discard", lambda thing: thing.area != HAND or thing.others),
    ("eliminate", others),
    ("", mark("stunned")),  # HK 407.2: only what says so can target a stunned card
)
BOOK = Book(WORDS, look, DEEDS, SPARED, is_plain, changes)
