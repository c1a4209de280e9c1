"""From a tree of the ability language to the nodes that a game's rules carry out.

A game's tables say for each sense and mood which node it is and which role goes into which field::

    smoke    Smoke(what=WHAT)
    smoke    IsSmoked(who=WHAT, by=player(AGENT))

A role that stands in no field of a line does not fit it; a field whose role is not there keeps its default. The next
line of the same sense is tried then. What no line fits is refused: nothing is left out.
"""

from __future__ import annotations

import ast
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from inspect import get_annotations
from typing import Any

import msgspec

from quickening.core.data import fields
from quickening.lang import deeds

#: What a role is to a player who reads why a text was refused; the name of others says it.
ROLES = {
    "AGENT": "who does it",
    "WHAT": "what it is done to",
    "AMOUNT": "how much",
    "COUNT": "how many",
    "EACH": "for each of what",
    "FROM": "where it comes from",
    "TO": "where it goes",
    "INTO": "where it goes",
    "OUT": "where it leaves",
    "ON": "on what",
    "IN": "where",
    "AT": "at what",
    "WITH": "with what",
    "WITHOUT": "without what",
    "BY": "by what means",
    "AGAINST": "against what",
    "FOR": "for what",
    "HOW": "how",
    "WAY": "how far and which way",
    "AS": "as what",
    "AFTER": "after what",
}
#: What the rules lack if no table has a verb in a mood.
MOODS = {
    "do": "no rule says how that is done",
    "happen": "nothing tells when that happens",
    "would": "nothing tells when that would happen",
    "bar": "the rules forbid no such thing",
    "let": "the rules allow no such thing",
    "make": "the rules oblige nobody to do such a thing",
    "only": "the rules limit no such thing",
}


class CannotSay(ValueError):
    """A tree that is English, but nothing that the rules can carry out. Says what is missing or too much."""

    @property
    def told(self) -> str:
        """The same to whoever wrote the text."""
        return f"each word is understood, but not what they say together ({self})"


def refuse_if(so: Any, lacking: str) -> None:
    """Refuse a tree of which something is so, and say what is missing or too much."""
    if so:
        raise CannotSay(lacking)


def role_in_words(role: str) -> str:
    """A role of a verb as a player would put it."""
    return ROLES.get(role, role.lower())


def mood_in_words(mood: str, sense: str) -> str:
    """Why a verb is not known in a mood."""
    return f"“{sense}”: {MOODS.get(mood.split(maxsplit=1)[0], 'the rules know no such thing')}"


class Template:
    """One line of a table of meanings: a node, and what goes into its fields."""

    def __init__(
        self, text: str, kinds: Mapping[str, Any], where: str, it: str = "", player: str = "", given: str = ""
    ) -> None:
        self.text = text
        self.where = where
        self.it = it
        self.player = player
        #: Who has to take a role for the line to fit: `WHAT=me AGENT=you`, or whether anybody has: `ON=said`.
        self.given = dict(one.split("=") for one in given.split())
        self.kinds = kinds
        self.tree = ast.parse(text, mode="eval").body
        self.roles = frozenset(
            one.id for one in ast.walk(self.tree) if isinstance(one, ast.Name) and one.id.isupper()
        )
        for node in ast.walk(self.tree):
            name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if name and name[0].isupper() and name not in kinds:
                raise ValueError(f"{where}: there is no {name}")

    def role_of(self, field: str) -> str:
        """The role that goes into a field, if there is one."""
        for one in self.tree.keywords if isinstance(self.tree, ast.Call) else ():
            names = [node.id for node in ast.walk(one.value) if isinstance(node, ast.Name) and node.id.isupper()]
            if one.arg == field and names:
                return names[0]
        return ""

    def build(self, lower: Lowering, roles: dict[str, Any]) -> Any:
        """The node, or `CannotSay` where the roles do not fit."""
        for name, word in self.given.items():
            if not lower.is_given(roles.get(name), word):
                raise CannotSay(f"{role_in_words(name)} cannot be that here")
        unsaid = sorted(set(roles) - self.roles - set(self.given))
        if unsaid:
            raise CannotSay(f"nothing in the rules asks {role_in_words(unsaid[0])} here")
        looked: set[str] = set()
        found = self._value(self.tree, lower, roles, None, looked)
        unseen = sorted(set(roles) - looked - set(self.given))
        if unseen:
            raise CannotSay(f"nothing in the rules asks {role_in_words(unseen[0])} here")
        return found

    def _value(self, node: ast.expr, lower: Lowering, roles: dict[str, Any], wanted: Any, looked: set[str]) -> Any:
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.UnaryOp):  # a number below nought
            return ast.literal_eval(node)
        if isinstance(node, ast.Tuple):
            return tuple(self._value(item, lower, roles, wanted, looked) for item in node.elts)
        if isinstance(node, ast.Name):
            looked.add(node.id)
            return _Missing if node.id not in roles else lower.convert(roles[node.id], wanted)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self._call(node, node.func.id, lower, roles, looked)
        raise ValueError(f"{self.where}: {ast.dump(node)}")

    def _call(self, node: ast.Call, name: str, lower: Lowering, roles: dict[str, Any], looked: set[str]) -> Any:
        if name[0].islower():
            given = [roles.get(one.id) if isinstance(one, ast.Name) else ast.literal_eval(one) for one in node.args]
            if given and given[0] is None:
                return _Missing  # it was not called: the other roles were not looked at by it
            looked |= {one.id for one in node.args if isinstance(one, ast.Name)}
            return lower.called(name, *given)
        kind = self.kinds[name]
        types = field_types(kind)
        said = {
            str(one.arg): self._value(one.value, lower, roles, types.get(str(one.arg), ""), looked)
            for one in node.keywords
            if one.arg
        }
        if said.pop(ASKED, None) is False:
            raise CannotSay(f"{role_in_words(self.role_of(ASKED))} cannot be that here")
        known = {field: value for field, value in said.items() if value is not _Missing}
        missing = needed_fields(kind) - set(known)
        if missing:
            raise CannotSay(f"{min(missing)} is not said")
        return kind(**known)


_Missing: Any = object()
#: In place of a field: something is asked of a role, and nothing kept of it.
ASKED = "_"


@cache
def field_types(kind: Any) -> dict[str, str]:
    """The type of each field, as it is written. A compiled class has no annotations, but keeps its hints."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        written = get_annotations(base) | vars(base).get("__struct_hints__", {})
        found |= {name: str(hint) for name, hint in written.items()}
    return found


@cache
def needed_fields(kind: Any) -> frozenset[str]:
    """The fields of a kind that have to be given."""
    return frozenset(field.name for field in fields(kind) if field.default is msgspec.NODEFAULT)


class Lowering(ABC):
    """What every game does alike; a game says how its players, cards and amounts are put."""

    def __init__(self, tables: Mapping[str, Mapping[str, list[Template]]]) -> None:
        self.tables = tables

    def lowered(self, mood: str, deed: deeds.Deed) -> Any:
        """A deed in a mood as a node of the rules."""
        return self.lowered_by(mood, deed)[0]

    def lowered_by(self, mood: str, deed: deeds.Deed, first: int = 0) -> tuple[Any, Template]:
        """A deed in a mood as a node of the rules, and the line of the table that says so, from the `first` on."""
        lines = self.tables.get(mood, {}).get(deed.sense, [])[first:]
        if not lines:
            raise CannotSay(mood_in_words(mood, deed.sense))
        reason = CannotSay("")
        for line in lines:
            try:
                return line.build(self, dict(deed.roles)), line
            except CannotSay as cannot:
                reason = cannot
        raise reason

    def is_given(self, node: Any, word: str) -> bool:
        """Whether whoever takes a role is who a line says."""
        if word in ("nobody", "said"):
            return (node is None) == (word == "nobody")
        return isinstance(node, {"me": deeds.Me, "you": deeds.You, "this": deeds.This}[word])

    @abstractmethod
    def convert(self, node: Any, wanted: str) -> Any:
        """A role as the type of its field asks for it."""

    def called(self, name: str, *given: Any) -> Any:
        """A role as a function of the game makes it."""
        return getattr(self, f"as_{name}")(*given)
