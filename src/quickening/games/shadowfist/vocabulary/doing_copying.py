"""The phrases for copying rules text (SF 36)."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.state import COMBAT, MAINTAINED
from quickening.games.shadowfist.vocabulary.abilities import Triggered
from quickening.games.shadowfist.vocabulary.copying import CopyRules
from quickening.games.shadowfist.vocabulary.effects import Gets
from quickening.games.shadowfist.vocabulary.filters import Noun
from quickening.games.shadowfist.vocabulary.selections import Subject, Targets
from quickening.games.shadowfist.vocabulary.triggers_combat import EntersCombat
from quickening.games.shadowfist.vocabulary.triggers_more import CombatIsNear
from quickening.lang import resolve
from quickening.lang.selections import Cards, Chosen, It, ThisCard
from quickening.text.phrasebook import Phrasebook

#: How a text says whose rules text is copied: in play, chosen, or spent for it.
_TEXTS = (
    "the rules text of {source:copied}",
    "the printed (rules text|text) (of|from) {source:copied}",
    "{source:poss_what} [printed] rules text",
)
_ALONE: dict[str, Any] = {"read_only": True}


def add_copying(book: Phrasebook) -> None:
    """SF 36.0. Who copies what, and for how long."""
    for category in ("what", "spent"):
        book.phrase("copied", f"{{what:{category}}}")
    book.phrase("copies", "{what:one}")
    book.phrase("copies", "{what:chosen}")
    for text in _TEXTS:
        _for_a_while(book, text)
        _maintained(book, text)
    _of_whom_it_fights(book)
    book.phrase(
        "deed",
        "copy the bold-faced abilities of {source:what} onto {what:one} {until}",
        CopyRules,
        bold=True,
        also="copy the bold-faced abilities of {source:what} to {what:one} {until}",
    )


def _for_a_while(book: Phrasebook, text: str) -> None:
    phrase = book.phrase
    only: dict[str, Any] = {"read_only": text is not _TEXTS[0]}
    phrase("deed", f"copy {text} onto {{what:copies}} {{until}}", CopyRules, **only)
    phrase("deed", f"copy {text} to {{what:copies}} {{until}}", CopyRules, **_ALONE)
    for verb in ("gains", "copies"):
        phrase("sentence", f"{{what:what_one}} {verb} {text} {{until}}", CopyRules, **_ALONE)
    both = f"{{what:what_one}} gains {{change:gains}} and {text} {{until}}"
    phrase("sentence", both, _gains_and_copies, **_ALONE)


def _gains_and_copies(what: Any, change: Any, source: Any, until: str) -> Any:
    again = Targets() if isinstance(what, Chosen) and what.target else It() if isinstance(what, Chosen) else what
    return resolve.Sequence((Gets(what, change, until), CopyRules(again, source, until)))


def _maintained(book: Phrasebook, text: str) -> None:
    """SF 10.4. As long as it is maintained."""
    phrase = book.phrase
    only: dict[str, Any] = {"until": MAINTAINED, "read_only": text is not _TEXTS[0]}
    phrase("held", f"{{what:one}} gains {text}", CopyRules, **only)
    for to in ("to", "onto"):
        phrase("held", f"copy {text} {to} {{what:copies}}", CopyRules, until=MAINTAINED, **_ALONE)


def _of_whom_it_fights(book: Phrasebook) -> None:
    """`copies the rules text of each Character it is in combat with`: of each as combat begins, until it ends."""
    phrase = book.phrase
    ends = "until the end of (combat|that combat)"
    text = "the rules text of each Character it is"
    for who, meant in (("own", ThisCard()), ("subject", Subject())):
        fights = f"{{_own:{who}}} copies {text} in combat with {ends}"
        phrase("wait", fights, _copying(EntersCombat(meant, FOES), meant), **_ALONE)
        near = (
            f"(when|whenever) about to enter combat, {{_own:{who}}} copies {text} about to enter combat with {ends}"
        )
        phrase("wait", near, _copying(CombatIsNear(meant, FOES), meant), **_ALONE)


FOES = Cards(Noun("Character"))


def _copying(trigger: Any, who: Any) -> Any:
    return lambda **_: Triggered(trigger, (CopyRules(who, It("that Character"), COMBAT),))
