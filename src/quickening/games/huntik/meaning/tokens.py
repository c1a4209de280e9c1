"""Tokens: what is put into play with the figures, tags and powers that a text gives it (HK 300.1)."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.huntik.definitions import TEAMS
from quickening.games.huntik.kinds.tokens import Token
from quickening.games.huntik.meaning.changes import Changes, refuse
from quickening.lang import deeds

TYPES = {"token": "", "minor hero token": "minor hero", "major hero token": "major hero"}


class Tokens(Changes):
    """`a 2 ATK and 1 DEF Evil Golem token named Clay with "Unblockable"`."""

    def as_token(self, node: Any) -> Any:
        """What the token is."""
        nouns = node.nouns if isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns) else None
        if nouns is None or nouns.kind not in TYPES or node.least != node.most or node.word not in ("a", ""):
            raise CannotSay("what token")
        said = [*nouns.before, *nouns.after]
        figures = [one.what for one in said if isinstance(one, deeds.With) and isinstance(one.what, tuple)]
        quotes = [one.what for one in said if isinstance(one, deeds.With) and isinstance(one.what, deeds.Quote)]
        names = [one.name for one in nouns.after if isinstance(one, deeds.Titled) and one.how == "named"]
        tags = [self.tag(one) for one in nouns.before if not isinstance(one, deeds.With)]
        refuse(len(figures) != 1 or len(quotes) > 1 or len(names) > 1, "what token")
        refuse(len(figures) + len(quotes) + len(names) + len(tags) != len(said), "what token")
        self.last = node.slot
        numbers = self.amounts(figures[0])
        kind = {"type": TYPES[nouns.kind]} if TYPES[nouns.kind] else {}
        powers = tuple(power for quote in quotes for power in self.powers(quote.text))
        return Token(numbers.atk, numbers.defense, tuple(tags), name=names[0] if names else "", powers=powers, **kind)

    def tag(self, one: Any) -> str:
        """HK 202. `Evil`, `Litho-Titan`, `Golem`."""
        if isinstance(one, deeds.Is) and not one.non and (one.word in TEAMS or one.word[0].isupper()):
            return one.word
        if isinstance(one, deeds.Titled) and one.how == "card" and not one.non:
            return one.name
        raise CannotSay("what token")

    def as_token_count(self, node: Any) -> int:
        """How many."""
        return int(node.least)
