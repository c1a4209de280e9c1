"""SF 47.0. Tokens that a text puts into play: their title, their figures and what they can do."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.shadowfist.kinds.basics import Number
from quickening.games.shadowfist.meaning.changes import Changes
from quickening.lang import deeds

FIGURES = ("printed Fighting", "printed cost")


class Tokens(Changes):
    """The functions that the table names for tokens."""

    def as_token_title(self, node: Any, area: Any) -> str:
        """The title of a token that is put into play."""
        nouns = node.nouns if isinstance(node, deeds.Picked) else None
        if not isinstance(nouns, deeds.Nouns) or nouns.kind != "Character token" or nouns.after:
            raise CannotSay("what is put into play")
        title = nouns.before[0] if len(nouns.before) == 1 and area == deeds.Area("play") else None
        if not isinstance(title, deeds.Is) or not title.head or title.word[0] != '"':
            raise CannotSay("what is put into play")
        return title.word.strip('"')

    def as_token_count(self, node: deeds.Picked) -> Any:
        """How many tokens."""
        if node.word == "X":
            return self.as_amount(node.amount)
        refuse_if(node.least != node.most or node.word not in ("a", ""), "how many tokens")
        return Number(node.least)

    def as_token_figure(self, described: Any, figure: str) -> int:
        """One of the two figures that are printed on a token."""
        known = [one for one in described if isinstance(one, deeds.Printed)]
        odd = any(one.signs and one.figure != "printed cost" for one in known)
        refuse_if(odd or sorted(one.figure for one in known) != sorted(FIGURES), "what is printed on it")
        return next(one.value for one in known if one.figure == figure)

    def as_token_signs(self, described: Any) -> tuple[str, ...]:
        """The resources that a token would need to be played."""
        signs = [sign for one in described if isinstance(one, deeds.Printed) for sign in one.signs]
        return tuple(sign.word.strip("{}").lower() for sign in signs)

    def as_token_bolds(self, described: Any) -> tuple[str, ...]:
        """The bold-faced abilities of a token."""
        known = [one for one in described if isinstance(one, deeds.Feature)]
        refuse_if(any(one.amount is not None or one.against is not None for one in known), "what it can do")
        return tuple(one.word for one in known)
