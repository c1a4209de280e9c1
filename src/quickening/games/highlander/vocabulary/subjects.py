"""Whom a sentence is about: the same wording with you, your opponent or each player as its subject.

A template has `S` where the subject stands, `S's` for what is theirs, `THEIR` for the pronoun and `<lose|loses>` for
the forms of a verb::

    S <lose|loses> {amount:n} Ability     ->  you lose 2 Ability, your opponent loses 2 Ability, each player loses ...
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from quickening.text.phrasebook import Phrasebook


class Subject(NamedTuple):
    """One kind of subject: how it stands in a template, and the parts that are read for it and not kept."""

    who: str
    name: str
    owner: str
    their: str
    plural: bool
    parts: dict[str, str]


YOU = Subject("you", "you", "your", "your", True, {})
OPPONENT = Subject(
    "opponent",
    "{_s:opponent}",
    "{_o:opponents}",
    "{_t:their}",
    False,
    {"_s": "opponent", "_o": "opponent", "_t": "their"},
)
THEY = OPPONENT._replace(name="they", owner="their", plural=True)
EACH = Subject(
    "each", "{_s:everybody}", "{_o:everybodys}", "{_t:their}", False, {"_s": "each", "_o": "each", "_t": "their"}
)
ALL = EACH._replace(name="{_s:all_players}", owner="{_o:everybodys}", plural=True)
SUBJECTS = (YOU, OPPONENT, EACH)
_VERB = re.compile(r"<([^|>]*)\|([^>]*)>")
_MARK = re.compile(r"\bS's|\bS\b|\bTHEIR\b")


def add_subjects(book: Phrasebook) -> None:
    """The names of players."""
    for category, value, *words in (
        ("opponent", "opponent", "your opponent", "target", "target player", "target opponent", "he", "she"),
        ("opponents", "opponent", "your opponent's", "target's", "target player's", "their", "his", "her"),
        ("their", "their", "their", "his", "her", "his or her"),
        ("everybody", "each", "each player", "any player", "every player", "a player", "either player"),
        ("all_players", "each", "all players", "both players", "players"),
        ("everybodys", "each", "each player's", "every player's"),
    ):
        book.phrase(category, words[0], value=value, also=tuple(words[1:]))


def filled(template: str, subject: Subject) -> str:
    """A template with one subject in it.

    >>> filled("S <lose|loses> {amount:n} Ability", YOU)
    'you lose {amount:n} Ability'
    """
    words = _VERB.sub(lambda found: found.group(1 if subject.plural else 2), template)
    places = {"S": subject.name, "S's": subject.owner, "THEIR": subject.their}
    return _MARK.sub(lambda found: places[found.group()], words)


def others(subject: Subject) -> tuple[Subject, ...]:
    """The same players by another name, with another form of the verb."""
    return {"opponent": (THEY,), "each": (ALL,)}.get(subject.who, ())


def parts_of(subject: Subject, wording: str) -> dict[str, Any]:
    """What to print for the parts of a wording that are read and not kept."""
    return {name: value for name, value in subject.parts.items() if f"{{{name}:" in wording}


def add_alike(
    book: Phrasebook,
    categories: dict[str, str],
    template: str,
    node: Any,
    *,
    also: tuple[str, ...] = (),
    keep_who: bool = False,
    read_only: bool = False,
    **fixed: Any,
) -> None:
    """Learn a wording with every subject that `categories` has a category for."""
    for subject in SUBJECTS:
        category = categories.get(subject.who)
        if category is None:
            continue
        said = fixed | ({"who": subject.who} if keep_who else {})
        for number, one in enumerate((template, *also)):
            for form, name in enumerate((subject, *others(subject))):
                wording = filled(one, name)
                hidden = read_only or bool(number or form)
                book.phrase(category, wording, node, read_only=hidden, **said, **parts_of(name, wording))


def add_deed(
    book: Phrasebook,
    verb: str,
    rest: str,
    node: Any,
    *,
    must: bool = False,
    who: str = "",
    told: bool = False,
    **fixed: Any,
) -> None:
    """Learn something a player does: `draw a card`, `your opponent must discard a card`, `each player loses ...`.

    `verb` has the two forms, like `draw|draws`. `must`: of others it is said with `must`. `told`: never printed.
    """
    bare = verb.split("|", maxsplit=1)[0]
    for subject in SUBJECTS:
        if who and subject.who not in who.split():
            continue
        said = fixed | {"who": subject.who}
        if subject is YOU:
            plain = filled(f"{bare}{rest}", YOU)
            ways = (f"you {plain}", f"you must {plain}")
            book.phrase("effect", plain, node, also=ways, read_only=told, **said)
            continue
        ways = (f"S must {bare}{rest}", f"S <{verb}>{rest}")
        for number, way in enumerate(ways if must else ways[::-1]):
            for form, name in enumerate((subject, *others(subject))):
                wording = filled(way, name)
                hidden = told or bool(number or form)
                book.phrase("effect", wording, node, read_only=hidden, **said, **parts_of(name, wording))


#: The category of what is said of each player while a card is in force.
CHANGES = {"you": "you_change", "opponent": "opp_change", "each": "each_change"}


def add_to_players(book: Phrasebook, template: str, node: Any, also: tuple[str, ...] = (), **fixed: Any) -> None:
    """Learn what may be said of each player while a card is in force."""
    add_alike(book, CHANGES, template, node, also=also, **fixed)
