"""Whose turn it is (HK 500.2), and dice: all of them have six sides."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.games.huntik.events import DieRolled
from quickening.games.huntik.state import HuntikGame
from quickening.games.huntik.vocabulary import abilities
from quickening.games.huntik.vocabulary.conditions import Fact
from quickening.games.huntik.vocabulary.effects import RollDie, Rolled
from quickening.games.huntik.vocabulary.triggers import TurnOf
from quickening.lang import resolve
from quickening.lang.nodes import Amount, Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Me
from quickening.text.phrasebook import Phrasebook

SIDES = 6


# -- turns ---------------------------------------------------------------------------------------------------------


class TurnIs(Fact, frozen=True):
    """`it's your turn`, or your opponent's. At the start and at the end of a round it is nobody's."""

    opponent: bool = False
    looks_around: ClassVar[bool] = False

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        from quickening.games.huntik.rules.outdated import TURN_MATTERS
        from quickening.games.huntik.rules.turns import Turns

        game.memo[TURN_MATTERS] = True  # what is worked out by this is out of date with the next turn
        mine = game.turn == scope.you
        return mine != self.opponent and any(type(frame) is Turns for frame in game.stack)


# -- dice ----------------------------------------------------------------------------------------------------------


class Roll(Effect, frozen=True):
    """You roll a die: the result is spoken of from then on."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        result = game.chance.roll(SIDES)
        frame.scope = replace(frame.scope, number=result)
        return game.do([DieRolled(frame.scope.you, result)], frame.start)


class ResultIs(Fact, frozen=True):
    """`the result is 5 or 6`."""

    results: tuple[int, ...]

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return scope.number in self.results


class Result(Amount, frozen=True):
    """`the result` of the die that was rolled."""

    def value(self, game: HuntikGame, scope: Scope) -> int:
        return scope.number


def at_least(least: int) -> ResultIs:
    return ResultIs(tuple(range(least, SIDES + 1)))


def at_most(most: int) -> ResultIs:
    return ResultIs(tuple(range(1, most + 1)))


# -- words ---------------------------------------------------------------------------------------------------------


def add_turns_and_dice(book: Phrasebook) -> None:
    """`during your turn`, `if it's your opponent's turn`; `roll a die. If the result is 5 or 6, ...`."""
    phrase = book.phrase
    for opponent, whose in ((False, "your"), (True, "your opponent's")):
        phrase("fact", f"it's {whose} turn", TurnIs, opponent=opponent)
        phrase("during", f"(during|on) {whose} turn", TurnIs, opponent=opponent)
        phrase("trigger", f"at the start of {whose} turn", TurnOf, who="opponent" if opponent else "you")
    phrase("trigger", "at the start of each of your turns", TurnOf, who="you", read_only=True)
    phrase("fact", "it's not your turn", TurnIs, opponent=True, read_only=True)
    for title in ("", "{name:power_name} — "):
        _during(book, title)
    phrase("deed", "roll a die", Roll, also="roll a 6-sided die")
    rolled = ("the result is", "you roll", "the roll is")
    for said in rolled:
        a: dict[str, Any] = {"read_only": said != rolled[0]}
        article = " a" if said == "you roll" else ""
        phrase("fact", f"{said}{article} {{results:zone_numbers}}", ResultIs, **a)
        phrase("fact", f"{said}{article} {{least:n}} or (more|higher)", at_least)
        phrase("fact", f"{said}{article} {{most:n}} or (less|lower)", at_most)
        for word, results in (("even", (2, 4, 6)), ("odd", (1, 3, 5))):
            phrase("fact", f"{said}{article} {word}", ResultIs, results=results, read_only=True)
    table = "roll a die. {outcomes:results}"
    phrase("effect", table, RollDie, also=table.replace("a die", "a 6-sided die"))
    book.list_of("results", "result", ". ")
    for low in range(1, SIDES + 1):
        phrase("result", f"{low}: {{effects:effect_1}}", Rolled, low=low, high=low)
        for high in range(low + 1, SIDES + 1):
            phrase("result", f"{low}-{high}: {{effects:effect_1}}", Rolled, low=low, high=high)
    phrase("on_roll", "on a {results:zone_numbers}", ResultIs)
    phrase("on_roll", "on a {least:n} or (more|higher)", at_least)
    phrase("on_roll", "on a {most:n} or (less|lower)", at_most)
    phrase("effect", "{condition:on_roll}, {effects:effect_1}", resolve.If, read_only=True)
    phrase("amount", "the result", Result, also=("the number rolled", "the number you rolled"))


def _during(book: Phrasebook, title: str) -> None:
    """Always-on powers that say during whose turn they hold, before or after what they say."""
    always = abilities.AlwaysOn
    own: dict[str, Any] = {"who": Me(), "read_only": True}
    book.phrase("always_also", f"{title}{{condition:during}}, {{change:own_change}}.", always, **own)
    book.phrase("always_also", f"{title}{{change:own_change}} {{condition:during}}.", always, **own)
    for all_ in ("all ", ""):
        said = f"{all_}{{who:cards_pl}} {{change:are_always}}"
        book.phrase("always_also", f"{title}{{condition:during}}, {said}.", always, read_only=True)
        book.phrase("always_also", f"{title}{said} {{condition:during}}.", always, read_only=True)
