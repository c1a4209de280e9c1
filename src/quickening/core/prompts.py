"""What a page needs to show a game and to ask a question well, made by the game: it knows the rules, a page does not.

All of it is made from what a seat may know. `Track` is the steps of a turn, `Stage` what is fought over, `Prompt` the
words of a question and what each of its options is about.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from quickening.core.decisions import Decision, Option
from quickening.core.outside import Outside

#: What the card of an option is to it: played or used, aimed at, put in the way, a place, or given up.
PLAY, USE, TARGET, GUARD, PLACE, GIVE = "play", "use", "target", "guard", "place", "give"
#: The table of a game: what its questions are called, and why they are asked.
QUESTIONS = "questions.tsv"
#: How long words about why one is asked may be.
LONGEST = 150


#: A few words on a card: its handle, the words, and whether they are good or bad for it.
Tag = tuple[int, str, str]


class Choice(Outside, frozen=True):
    """What an option is about: what its card is to it, where it leads, what happens there, what it costs.

    `need`: how much of what is shared out fells its card. `grid`: the areas of the body that it would be at.
    """

    role: str = ""
    at: str = ""
    leads: str = ""
    cost: str = ""
    need: int = 0
    grid: int = 0


class Prompt(Outside, frozen=True):
    """A question as a person reads it. `after`: who is asked next if this seat does nothing. One choice an option."""

    title: str = ""
    why: str = ""
    after: tuple[int, ...] = ()
    choices: tuple[Choice, ...] = ()


class Track(Outside, frozen=True):
    """The steps of a turn by id and name, and the one that it is; `stops`: one may wish to be asked in each."""

    steps: tuple[tuple[str, str], ...]
    now: str = ""
    stops: bool = False


class Side(Outside, frozen=True):
    """One side of a fight: whose it is, its cards by their handles, and what they come to."""

    seat: int
    cards: tuple[int, ...]
    sum: int | None = None


class Stage(Outside, frozen=True):
    """What is fought over. `lane`: who stands between, and before whom. `left`: what the target has, and of how much.

    `through`: what would reach the target now. `tags`: what is said of its cards.
    """

    kind: str
    sides: tuple[Side, ...] = ()
    lane: tuple[tuple[int, int], ...] = ()
    target: tuple[int, ...] = ()
    left: tuple[int, int] | None = None
    through: int | None = None
    tags: tuple[Tag, ...] = ()


NO_CHOICE = Choice()

Row = tuple["re.Pattern[str]", str, str]


def rows_of(package: str) -> tuple[Row, ...]:
    """The questions of a game: a pattern, the title in its place (none: the question itself), and why it is asked.

    The first row that fits counts. Names in braces are filled in by the game, or stand in the pattern.
    """
    lines = files(package).joinpath(QUESTIONS).read_text(encoding="utf-8").splitlines()[1:]
    parted = (line.split("\t") for line in lines)
    return tuple((re.compile(pattern), title, why) for pattern, title, why in parted)


def worded(decision: Decision, rows: Sequence[Row], card: Any, rule: str, gist: str, **facts: Any) -> tuple[str, str]:
    """The title of a question and why it is asked.

    A card that asks by itself, with no `rule` behind it, is quoted; else what the table says of such a question comes
    first. `card` is the one that asks, as a view shows it; where none does and the table has nothing, the rule's own
    `gist` is told.
    """
    reason = gist if card is None else quoted(card, decision)
    if card is not None and not rule:
        return tidied(decision.question), reason
    name = "" if card is None else card.name
    for pattern, title, why in rows:
        found = pattern.fullmatch(decision.question)
        if found is not None and ("{card}" not in why + title or name):
            known = {"card": name, **facts, **found.groupdict()}
            return filled(title, known) or tidied(decision.question), filled(why, known) or reason
    return tidied(decision.question), reason


def filled(words: str, known: dict[str, Any]) -> str:
    """A sentence with what is known filled in; nothing where something is not."""
    try:
        return words.format_map(known)
    except KeyError:
        return ""


def tidied(question: str) -> str:
    """A question made of a card's words: a capital within it is none of a sentence.

    >>> tidied("Choose Target Character")
    'Choose target Character'
    """
    verb, space, rest = question.partition(" ")
    return f"{verb}{space}{rest[:1].lower()}{rest[1:]}" if verb == "Choose" and " " in rest else question


def quoted(card: Any, decision: Decision) -> str:
    """What the card that asks says: the paragraph that alone speaks of what is asked, else all of it."""
    if not card.text:
        return f"{card.name} asks it."
    asked = words_of(decision.question)
    ranked = sorted(card.text.split("\n"), key=lambda part: len(asked & words_of(part)), reverse=True)
    counts = [len(asked & words_of(part)) for part in ranked]
    said = ranked[0] if len(ranked) == 1 or counts[0] > counts[1] + 1 else card.text.replace("\n", " ")
    return f"{card.name}: “{shortened(said)}”"


def words_of(text: str) -> set[str]:
    """The longer words of a text."""
    return set(re.findall(r"\w{4,}", text.lower()))


def shortened(words: str) -> str:
    """Words that fit, cut where one ends."""
    return words if len(words) <= LONGEST else words[:LONGEST].rsplit(" ", 1)[0] + " …"


def listed(names: Sequence[str], joint: str = "and") -> str:
    """Names as one reads them out.

    >>> listed(["Ann", "Bob", "Carol"])
    'Ann, Bob and Carol'
    """
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {joint} {names[-1]}" if names else ""


def role_of(option: Option, roles: dict[str, str]) -> str:
    """What the card of an option is to it, by the kind of option."""
    return GIVE if option.wasteful else roles.get(option.kind, "")
