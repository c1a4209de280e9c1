"""Shadowfist as the second reading knows it: its sorts of things, sides and states, and how a card is looked at."""

from __future__ import annotations

import re
from typing import Any

from quickening.games.shadowfist.definitions import UNIQUE
from quickening.games.shadowfist.rules.facts import damage_changes, facts
from quickening.games.shadowfist.rules.scores import current_body, current_fighting
from quickening.games.shadowfist.state_values import HAND, PLAY, SMOKED
from quickening.scenes.comparing import Book, Change, Deed, blank_of
from quickening.scenes.playing import Trial
from quickening.scenes.printed import Test, Words, compared, mark, number_of, sort
from quickening.scenes.standing import differing, is_by
from quickening.scenes.things import Thing


def look(trial: Trial, number: int) -> Thing:
    """A card as anybody sees it who knows everything."""
    game, state = trial.game, trial.game.cards[number]
    known = facts(game, number)
    holder = state.controller if state.area == PLAY else state.owner
    seat = trial.game.cards[trial.card].controller
    seat = seat if seat >= 0 else trial.game.cards[trial.card].owner
    words = {word.lower() for word in known.designators} | {sign.lower() for sign in known.resources}
    return Thing(
        number,
        state.name,
        frozenset(one.lower() for one in (state.types or state.printed.types)) | {"card"},
        state.area,
        holder == seat,
        holder not in (seat, -1),
        frozenset(_marks(game, number, state, known)),
        frozenset(words),
        tuple(_figures(game, number, state, known)),
        number == trial.card,
    )


def _marks(game: Any, number: int, state: Any, known: Any) -> list[str]:
    attack = game.attack
    attacking = {one.card.card for one in attack.attackers} if attack is not None else set()
    intercepting = {one.card.card for one in attack.interceptors} if attack is not None else set()
    marks = {
        "turned": state.turned,
        "damaged": bool(state.damage),
        "face down": state.face_down,
        "unique": UNIQUE in known.restrictions,
        "feng shui": known.feng_shui,
        "attacking": number in attacking,
        "intercepting": number in intercepting,
        "back row": state.row > 0,
        **{word.lower(): True for word in known.restrictions},
        **{word.lower(): True for word in known.bold},
    }
    return [name for name, there in marks.items() if there]


def _figures(game: Any, number: int, state: Any, known: Any) -> list[tuple[str, int]]:
    found = [("cost", known.cost if known.cost is not None else 0)]
    if "Character" in (state.types or state.printed.types):
        found.append(("fighting", current_fighting(game, number) if state.area == PLAY else state.printed.fighting))
    if "Site" in (state.types or state.printed.types):
        found.append(("body", current_body(game, number) if state.area == PLAY else state.printed.body))
    return found


def _in(area: str, whose: Test | None = None) -> Test:
    return lambda thing: thing.area == area and (whose is None or whose(thing))


VAGUE = frozenset({"subject", "subject's", "source", "sources", "effect", "targets"})


def _nouns() -> dict[str, Test]:
    found: dict[str, Test] = {}
    for word in ("character", "site", "state", "edge", "event", "card"):
        found[word] = found[f"{word}s"] = found[f"{word}'s"] = sort(word)
    for word, verb in (("attacker", "attacking"), ("interceptor", "intercepting")):
        found[word] = found[f"{word}s"] = found[f"{word}'s"] = mark(verb)
    found["hand"] = found["hands"] = _in(HAND)
    found |= dict.fromkeys(VAGUE, lambda thing: True)
    for word in ("weapon", "vehicle", "schtick"):
        found[word] = found[f"{word}s"] = mark(word)
    return found


def others(thing: Thing) -> bool:
    """What an opponent has."""
    return thing.others


def mine(thing: Thing) -> bool:
    """What the player of the card on trial has."""
    return thing.mine


ADJECTIVES: dict[str, Test] = {
    "turned": mark("turned"),
    "unturned": mark("turned", False),
    "damaged": mark("damaged"),
    "undamaged": mark("damaged", False),
    "attacking": mark("attacking"),
    "intercepting": mark("intercepting"),
    "unique": mark("unique"),
    "fengshui": mark("feng shui"),
    "face-down": mark("face down"),
    "face-up": mark("face down", False),
    "unrevealed": mark("face down"),
    "revealed": mark("face down", False),
    "weapon": mark("weapon"),
    "vehicle": mark("vehicle"),
    "your": mine,
    "opponent's": others,
    "opponents'": others,
    "opposing": others,
    "front-row": mark("back row", False),
    "back-row": mark("back row"),
}


_SIDE = "(?:an opponent|your opponents?|any opponent|opponents|one of your opponents|another player|target opponent)"
_COUNT = r"(\d+|one|two|three|four|five|six)"
BEHIND = tuple(
    (re.compile(rf"{pattern}(?![\w'])"), test)
    for pattern, test in (
        (r"(?:that )?you control", lambda _: mine),
        (r"controlled by you", lambda _: mine),
        (rf"(?:that )?{_SIDE} controls?", lambda _: others),
        (rf"controlled by {_SIDE}", lambda _: others),
        (r"in play", lambda _: _in(PLAY)),
        (r"(?:in|from) your smoked pile", lambda _: _in(SMOKED, mine)),
        (r"(?:in|from) (?:any|a) (?:player's )?smoked pile", lambda _: _in(SMOKED)),
        (r"(?:in|from) (?:an opponent's|any opponent's|opponents') smoked piles?", lambda _: _in(SMOKED, others)),
        (r"(?:in|from) your hand", lambda _: _in(HAND, mine)),
        (
            rf"with (?:a )?(?:current )?(fighting|cost|body) (?:of )?{_COUNT} or (less|more|greater|fewer)",
            lambda found: compared(
                found[1], "less" if found[3] in ("less", "fewer") else "more", number_of(found[2])
            ),
        ),
        (
            rf"with {_COUNT} or (less|more|greater) (fighting|body)",
            lambda found: compared(found[3], "less" if found[2] == "less" else "more", number_of(found[1])),
        ),
        (r"that is (?:turned)", lambda _: mark("turned")),
        (r"that is (?:damaged)", lambda _: mark("damaged")),
    )
)
JOINED = (("Feng Shui", "FengShui"), ("any (other )?target", r"any \1Character or Site"))
WORDS = Words(_nouns(), ADJECTIVES, BEHIND, PLAY, VAGUE, JOINED)


def changes(trial: Trial) -> list[Change]:
    """What is otherwise because of the card on trial."""
    game = trial.game.clone()
    game.cards[trial.card].printed = blank_of(game.cards[trial.card].printed)
    game.modifiers = [one for one in game.modifiers if not is_by(trial, one)]
    game.invalidate()
    return differing(trial.game, game, seen)


def seen(game: Any, number: int) -> dict[str, int]:
    """Figures, abilities, designators and bars of a card, and how its damage is changed."""
    known = facts(game, number)
    found = {"cost": known.cost or 0, "power": known.power}
    if game.is_character(number):
        found["fighting"] = known.fighting
    if game.is_site(number):
        found["body"] = known.body
    found |= {f"has {word}": max(1, much) for word, much in known.bold.items()}
    found |= {f"is {word}": 1 for word in known.designators}
    found |= {f"cannot {verb}": 1 for verb in known.forbidden}
    found |= {f"damage {change.step}": 1 for change, _ in damage_changes(game, number)}
    return found | {f"marked {mark}": 1 for mark in known.marks}


def is_plain(event: Any) -> bool:
    """What any card does: it turns to attack, to move, to heal, and is paid for."""
    return type(event).__name__ in ("PowerPaid", "ChangedLocation") or (
        type(event).__name__ in ("Turned", "Healed", "TurnedToAttack") and getattr(event, "why", "") != "effect"
    )


DEEDS = {
    "Damaged": Deed("amount", "damage"),
    "PowerGained": Deed("amount", "power"),
    "PowerLost": Deed("amount", "power"),
    "PowerStolen": Deed("amount", "power"),
    "CountersPut": Deed("amount", "counters?"),
    "Smoked": Deed(),
    "Toasted": Deed(),
    "Sacrificed": Deed(),
    "Turned": Deed(),
    "Unturned": Deed(),
    "Healed": Deed(),
    "ReturnedToHand": Deed(),
    "ControlTaken": Deed(),
    "Canceled": Deed(),
    "Discarded": Deed(),
}
#: What costs and effects cannot be done to: nobody is asked to choose it.
SPARED = (
    ("turn", mark("turned")),
    ("unturn", mark("turned", False)),
    ("(?:damage|counters?) from", mark("damaged", False)),
    ("heal", mark("damaged", False)),
    ("sacrifice", others),
    ("play", lambda thing: True),
    ("discard", lambda thing: thing.area != HAND or thing.others),
)
BOOK = Book(WORDS, look, DEEDS, SPARED, is_plain, changes)
