"""Why something may not be done.

A judge answers `None` (it may be done) or a `Refusal`. Menus throw the refusal away; the "why not?" button, the
server and the tests show it. So a refusal is cheap to make: the words are a template, filled in only when read.
"""

from __future__ import annotations

from quickening.core.outside import Outside


class Refusal(Outside, frozen=True):
    """The condition that fails, the rule, the card's words if a card is to blame, and what would make it legal.

    >>> print(Refusal("HK 404.1", "{name} cannot be played: it is not your turn.", name="Caliban"))
    Caliban cannot be played: it is not your turn. (HK 404.1)
    """

    rule: str
    reason: str
    remedy: str = ""
    name: str = ""
    blame: str = ""
    words: str = ""

    def __str__(self) -> str:
        text = f"{self.reason.replace('{name}', self.name)} ({self.rule})"
        if self.blame:
            text += f" {self.blame}: “{self.words}”"
        if self.remedy:
            text += f" {self.remedy}"
        return text


class Refused(Exception):
    """An answer, a deck or a card was refused. Nothing has changed."""

    def __init__(self, refusal: Refusal | str) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal if isinstance(refusal, Refusal) else None


class Unreadable(Refused):
    """A file or text that is not what it should be: what, where and what was expected."""
