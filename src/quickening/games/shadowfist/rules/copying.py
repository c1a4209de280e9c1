"""SF 8, 36, 49.8. Copying: what of a card is copied, how it becomes part of another, and numbers that are changed."""

from __future__ import annotations

import re
from typing import Any

from quickening.core.data import Frozen, replace
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.definitions import UNCOPYABLE
from quickening.games.shadowfist.events.in_play import ModifierMade, Remembered
from quickening.games.shadowfist.kinds.abilities import Bold
from quickening.games.shadowfist.kinds.basics import Blank, Change, CopyText, Number, Scope
from quickening.games.shadowfist.kinds.changes import FigureChange, Mark
from quickening.games.shadowfist.kinds.conditions import Is
from quickening.games.shadowfist.kinds.filters import Word
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import LASTING, NOBODY, Modifier
from quickening.lang.selections import It


def can_be_copied(game: ShadowfistGame, card: int) -> bool:
    """SF 49.8. An Uncopyable card is copied by nothing, in play or out of it."""
    return card >= 0 and UNCOPYABLE not in facts(game, card).restrictions


def copied_text(game: ShadowfistGame, card: int) -> tuple[Any, ...]:
    """SF 36.0, 36.1, 36.2, 36.3. The printed rules text, blanked or not, without restrictions and gifts.

    It is frozen as it is identified (SF 36.4). Words that speak of the card itself speak of whatever has the text
    (SF 36.6): a text's scope is that of the card it is on.
    """
    return tuple(ability for ability in game.cards[card].printed.abilities if not ability.is_restriction)


def copied_bold(game: ShadowfistGame, card: int) -> tuple[Bold, ...]:
    """SF 36.10. Only the bold-faced abilities that are printed as such, not those it has under conditions."""
    return tuple(ability for ability in copied_text(game, card) if isinstance(ability, Bold))


def copying(
    text: tuple[Any, ...], onto: Ref, scope: Scope, until: str = LASTING, source: Ref | None = None
) -> list[ModifierMade]:
    """SF 36.0, 36.5, 36.7, 36.8, 36.9. A text is added to a card's own, even one from itself; copies add up.

    `source`: the card that has to stay in play for it.
    """
    if not text:
        return []
    there = None if source is None else Is(It("it"), (Word("in play"),))
    of_source = scope if source is None else replace(scope, it=(source,))
    return [ModifierMade(Modifier(CopyText(text), of_source, 0, until, (onto,), condition=there))]


#: A number that is not written as a word, with its sign.
NUMBER = re.compile(r"[+-]?\d+")
#: Behind a number: what there are so many of.
COUNTED = re.compile(
    r"((?:[\w<>{}-]+ ){0,2}?)(card|counter|[Cc]haracter|[Ss]ite|State|Edge|Event|resource|interceptor|attacker)(s?)\b"
)
KEY = "number"


class NumberStep(Frozen, frozen=True):
    """One number on a card, raised or lowered: a figure, or the n-th number of the text, and by how much."""

    figure: str
    place: int
    by: int
    words: str


class NumberChoice(Frame):
    """A player names a number on a card, and whether it is raised or lowered by one."""

    rule = "SF 24.2.1"

    seat: int = NOBODY
    card: Ref | None = None
    source: Ref | None = None
    spares: bool = False
    steps: tuple[NumberStep, ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        if self.card is None:
            return None
        self.steps = tuple(steps(game, self.card.card, self.spares))
        options = tuple(Option("number", step.words, index=n) for n, step in enumerate(self.steps))
        question = f"Which number on {game.said(self.card.card)} is changed?"
        return Ask(Decision(self.seat, question, options), self.named) if options else None

    def named(self, game: ShadowfistGame) -> Next:
        if self.source is not None and game.alive(self.source) and game.chosen:
            step = self.steps[game.chosen[0].index]
            value = (step.figure, step.place, step.by)
            game.happen(Remembered(self.source.card, self.source, self.seat, KEY, value))
        return None


def steps(game: ShadowfistGame, card: int, spares: bool) -> list[NumberStep]:
    """What may be done to the numbers of a card; `spares`: no number becomes zero."""
    least = 1 if spares else 0
    found = [
        NumberStep(figure, 0, by, f"{word} {figure} {number} to {number + by}")
        for figure, number in printed_figures(game, card)
        for word, by in (("Raise", 1), ("Lower", -1))
        if number + by >= least
    ]
    text = game.cards[card].printed.text
    for place, match in enumerate(NUMBER.finditer(text)):
        number = int(match[0])
        around = text[max(0, match.start() - 15) : match.end() + 15].strip()
        found += [
            NumberStep("text", place, by, f"{word} {number} to {number + by} in “…{around}…”")
            for word, by in (("Raise", 1), ("Lower", -1))
            if (number + by or not spares) and changed_text(game, card, {place: by}) is not None
        ]
    return found


def printed_figures(game: ShadowfistGame, card: int) -> list[tuple[str, int]]:
    """SF 8.0. The figures printed on a card, in figures."""
    printed = game.cards[card].printed
    known = [("cost", printed.cost)]
    if game.is_character(card):
        known.append(("Fighting", printed.fighting))
    if game.is_site(card):
        known += [("Power", printed.power), ("Body", printed.body)]
    variable = printed.variable
    return [(name, number) for name, number in known if number is not None and name.lower() not in variable]


def renumbered(text: str, places: dict[int, int] | int) -> str:
    """A text with other numbers: by place, or all of them; what there are so many of is put as English has it.

    >>> renumbered("Draw 1 card. +1 Fighting.", 1)
    'Draw 2 cards. +2 Fighting.'
    >>> renumbered("Target 2 Sites. Gain 2 Power.", {0: -1})
    'Target 1 Site. Gain 2 Power.'
    """
    parts, end = [], 0
    for place, match in enumerate(NUMBER.finditer(text)):
        by = places if isinstance(places, int) else places.get(place, 0)
        number = int(match[0]) + by
        parts += [text[end : match.start()], f"{number:+d}" if match[0][0] in "+-" else str(number)]
        end = match.end()
        behind = COUNTED.match(text, end + 1) if by and match[0][0] not in "+-" else None
        if behind is not None and (number == 1 or number - by == 1):
            parts.append(f" {behind[1]}{behind[2]}{'' if number == 1 else 's'}")
            end = behind.end()
    return "".join([*parts, text[end:]])


def changed_text(game: ShadowfistGame, card: int, places: dict[int, int] | int) -> tuple[Any, ...] | None:
    """The abilities of a card with other numbers in its text."""
    printed = game.cards[card].printed
    return game.read_again(printed.type, printed.name, renumbered(printed.text, places))


def raised_text(game: ShadowfistGame, card: int) -> tuple[Any, ...] | None:
    """The abilities of a card with every number one higher; nothing if there is none, or they mean nothing so."""
    return changed_text(game, card, 1) if NUMBER.search(game.cards[card].printed.text) else None


def in_place_of_text(abilities: tuple[Any, ...] | None, ref: Ref, scope: Scope, until: str) -> list[ModifierMade]:
    """SF 32.0, 36.0. A text in the place of the printed one."""
    if abilities is None:
        return []
    made: tuple[Change, ...] = (Blank(), CopyText(abilities))
    return [ModifierMade(Modifier(change, scope, 0, until, (ref,))) for change in made]


def all_raised(game: ShadowfistGame, ref: Ref, scope: Scope, until: str) -> list[ModifierMade]:
    """Every number of a card's rules text is one higher."""
    return in_place_of_text(raised_text(game, ref.card), ref, scope, until)


def named_number(game: ShadowfistGame, scope: Scope) -> tuple[Any, ...]:
    """SF 24.2. Which number was named as the effect was generated, and by how much it is changed."""
    memory = () if scope.source is None else game.cards[scope.source.card].memory
    return tuple(dict(memory).get(KEY, ()))


def named_change(
    game: ShadowfistGame, ref: Ref, scope: Scope, until: str, named: tuple[Any, ...]
) -> list[ModifierMade]:
    """The number that was named is raised or lowered."""
    figure, place, by = named
    if figure == "text":
        return in_place_of_text(changed_text(game, ref.card, {place: by}), ref, scope, until)
    changes: dict[str, Change] = {
        "cost": Mark("cost", Number(by)),
        **{name: FigureChange(name, Number(by)) for name in ("Fighting", "Body", "Power")},
    }
    return [ModifierMade(Modifier(changes[figure], scope, 0, until, (ref,)))]
