"""Where the three rulebooks differ: the same named hooks, filled for each book by `editions.tsv`.

A hook is a field of `Edition`, with the answers there are. What a book says to its question is a `Way`: a `value` the
rules branch on, the same in `words`, and the `rule` that says so. Ask `compare()` for those that differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from quickening.core.data import Frozen
from quickening.games.written import rows_of

Value = TypeVar("Value")
COLUMNS = ("hook", "question", "book", "value", "words", "rule")


class Way(Frozen, Generic[Value], frozen=True):
    """How one book does something."""

    value: Value
    words: str
    rule: str


class Edition(NamedTuple):
    """One rulebook. The table has the question that each hook answers."""

    #: The name players use, the code of the book, and the phrase for its title.
    name: str
    code: str
    title: str
    # -- decks
    persona: Way[Literal["may", "must"]]
    pre_game_copies: Way[Literal["one", "free"]]
    own_quickening: Way[Literal["free", "barred"]]
    gems: Way[bool]
    gem_powers: Way[Literal["none", "free", "barred"]]
    masters: Way[Literal["persona", "gems"]]
    groups: Way[Literal["word", "category"]]
    versions: Way[Literal["free", "one"]]
    titles: Way[Literal["printed", "new"]]
    barred_kinds: Way[tuple[str, ...]]
    spaced: Way[bool]
    raised_maximum: Way[Literal["free", "once"]]
    factions: Way[Literal["specific", "members"]]
    signature: Way[bool]
    guides: Way[bool]
    removed_allowance: Way[Literal["removed", "stay"]]
    # -- beginning
    who_starts: Way[Literal["die", "challenge"]]
    # -- the sequence of play
    phases: Way[tuple[str, ...]]
    duties: Way[tuple[str, ...]]
    standing_duties: Way[bool]
    edges: Way[Literal["affecting", "stated", "duties"]]
    unattacked: Way[Literal["discard", "discard and stand", "discard and guard"]]
    exert_phases: Way[tuple[str, ...]]
    losing: Way[Literal["attack phase", "attack phase or adjustment"]]
    draw_limit: Way[Literal["hand", "limit"]]
    simultaneous: Way[Literal["active first", "chosen"]]
    discard_order: Way[Literal["as played", "chosen"]]
    # -- attacks and defenses
    last_defense: Way[Literal["played", "successful", "resolved"]]
    barred_areas: Way[Literal["all attacks", "first attack"]]
    guard_in_the_way: Way[Literal["drop first", "drops"]]
    success: Way[Literal["end", "in order"]]
    blocked_success: Way[bool]
    carry_over: Way[Literal["automatic", "chosen"]]
    exerted_defense: Way[Literal["anywhere", "declared"]]
    laid_ahead: Way[Literal["nothing", "not played", "discarded"]]
    wrong_defense: Way[Literal["played", "not played"]]
    hidden_reveal: Way[Literal["after all", "after its own"]]
    hidden_exertion: Way[Literal["before", "after"]]
    hidden_disclosure: Way[Literal["nothing", "power and choices"]]
    defense_text: Way[Literal["as played", "last"]]
    primary_first: Way[bool]
    special_attack: Way[Literal["plain", "values", "unless stated"]]
    ranged: Way[Literal["free hand", "nothing", "unarmed"]]
    ranged_hands: Way[Literal["printed", "listed"]]
    dirty_trick: Way[Literal["no damage", "values", "no damage unless stated"]]
    turned_ranged: Way[Literal["text", "nothing"]]
    # -- exertions
    exertions: Way[tuple[str, ...]]
    power_blow: Way[Literal["end of phase", "any time"]]
    power_block: Way[Literal["end of phase", "any time"]]
    power_damage: Way[Literal["plus 2", "printed", "plus 2, modified"]]
    illusions: Way[Literal["none", "any", "any or for it"]]
    countered_illusions: Way[Literal["any", "named"]]
    # -- conditions of a fighter
    recover: Way[Literal["die", "check", "die or exertion"]]
    feet: Way[Literal["die or exertion", "check"]]
    disarmed: Way[Literal["any", "all"]]
    lost_again: Way[bool]
    prone: Way[Literal["any card", "from hand"]]
    recover_tries: Way[Literal["once", "each weapon"]]
    first_try: Way[Literal["at once", "after a turn", "another turn"]]
    lost_with_weapon: Way[Literal["none", "specific", "specific and guards"]]
    blades: Way[bool]
    # -- cards in play
    one_in_play: Way[tuple[str, ...]]
    armor: Way[Literal["free", "grid", "place"]]
    armored: Way[Literal["each", "once"]]
    allies: Way[Literal["free", "barred"]]
    put_plots: Way[bool]
    keyword_lists: Way[bool]
    duplicates: Way[Literal["all", "one"]]
    trigger: Way[Literal["first card", "card or exertion"]]
    nothing_left: Way[Literal["play on", "collapse"]]
    nullifying: Way[Literal["card", "keyword"]]


class Difference(NamedTuple):
    """One line of the comparison: what it is about, and how each book does it."""

    hook: str
    question: str
    ways: tuple[Way[Any], ...]


def compare() -> list[Difference]:
    """What differs between the books: one line per hook that is not filled alike by all."""
    rows = [
        Difference(row["hook"].replace("_", " "), row["question"], tuple(_ways(row["hook"])))
        for row in _TABLE
        if row["question"]
    ]
    return [row for row in rows if len({way.value for way in row.ways}) > 1]


def _ways(hook: str) -> Iterator[Way[Any]]:
    return (getattr(book, hook) for book in EDITIONS.values())


def _edition(name: str, code: str, title: str) -> Edition:
    """A book as the table has it."""
    rows = [row for row in _TABLE if row["book"] == name]
    ways: dict[str, Any] = {row["hook"]: Way(_value(row["value"]), row["words"], row["rule"]) for row in rows}
    return Edition(name, code, title, **ways)


def _value(written: str) -> str | bool | tuple[str, ...]:
    """A value as the table writes it: a word, `yes` or `no`, or several words in brackets.

    >>> _value("once"), _value("no"), _value("(defense, attack)"), _value("()")
    ('once', False, ('defense', 'attack'), ())
    """
    if written.startswith("("):
        return tuple(word for word in written[1:-1].split(", ") if word)
    return written == "yes" if written in ("yes", "no") else written


_FILE = Path(__file__).with_name("editions.tsv")
_TABLE = rows_of(_FILE.read_text(encoding="utf-8"), _FILE.name, COLUMNS)
EDITIONS: dict[str, Edition] = {
    "first": _edition("first", "HL1", "Rulebook 1.0 (1999)"),
    "third": _edition("third", "HL3", "3rd Edition Rulebook 3.01"),
    "type-one": _edition("type-one", "HLT", "Type One Rule Book (2014)"),
}
