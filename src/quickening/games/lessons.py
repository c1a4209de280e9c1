"""Lessons: a real game from a fixed deal, and what a guide says at its moments. They are data, one TOML file each.

`games/<game>/lessons/<key>.toml` has the table (decks, seed, options, the bot across it) and the steps. A step waits
for a question it fits; the guide speaks then, and the player may answer whatever is legal. A step that fits nothing
yet waits, while those after it go on; the first one in the file that fits is the one that speaks, so what comes up
again and again stands last.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from quickening.core.outside import Outside
from quickening.core.plugins import folder_of
from quickening.core.refusals import Refused, Unreadable


class When(Outside, frozen=True, forbid_unknown_fields=True):
    """What a question must be like: words it has, a kind of option it offers, a card and words of that option.

    `told` are words of the log that must have been said since the lesson began. `holds` names a card: the option is
    about whoever holds it.
    """

    question: str = ""
    kind: str = ""
    card: str = ""
    label: str = ""
    holds: str = ""
    told: str = ""


class Deed(Outside, frozen=True, forbid_unknown_fields=True):
    """What the guide would do: go on, or take the option of this kind, about this card, with these words.

    Of several amounts for one card, the largest if it goes `far`.
    """

    goes_on: bool = False
    kind: str = ""
    card: str = ""
    label: str = ""
    holds: str = ""
    far: bool = False


class Step(Outside, frozen=True, forbid_unknown_fields=True):
    """What the guide says at a moment: what to do, what is going on and why, and a rule to read on.

    It is said once; `again`, whenever its moment comes, `until` the log has said something. With the `last` step the
    lesson is at its end, even if something else never came up.
    """

    title: str
    say: str
    why: str
    when: When
    do: Deed | None = None
    rule: str = ""
    again: bool = False
    until: str = ""
    last: bool = False


class LessonTable(Outside, frozen=True, forbid_unknown_fields=True):
    """The table a lesson is played at: the player's deck first; `stops` are asked about besides the usual ones."""

    decks: tuple[str, str]
    seed: int
    opponent: str
    bot: str
    options: dict[str, str]
    stops: tuple[str, ...] = ()


class Lesson(Outside, frozen=True, forbid_unknown_fields=True):
    """One lesson. `end` is said when its last step is done, or the game is over."""

    title: str
    about: str
    minutes: int
    order: int
    end: str
    table: LessonTable
    steps: tuple[Step, ...]


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by their keys, the first one first."""
    found = {path.stem: _read(path) for path in (folder_of(game) / "lessons").glob("*.toml")}
    return dict(sorted(found.items(), key=lambda one: one[1].order))


def lesson(game: str, key: str) -> Lesson:
    """One lesson. Refuses one there is not."""
    found = lessons(game).get(key) if game.isidentifier() else None
    if found is None:
        raise Refused("there is no such lesson")
    return found


def _read(path: Path) -> Lesson:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Unreadable(f"{path.name}: {error}") from None
