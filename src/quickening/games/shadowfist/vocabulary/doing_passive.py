"""The phrases for effects told of in the passive, or of what cards do by themselves."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import canceling, controlling, effects
from quickening.lang.selections import It
from quickening.text.phrasebook import Phrasebook

#: What becomes of cards, and the effect that does it.
DONE = {
    "smoked": effects.Smoke,
    "toasted": effects.Toast,
    "healed": effects.Heal,
    "turned": effects.TurnCards,
    "unturned": effects.UnturnCards,
    "sacrificed": effects.Sacrifice,
    "canceled": canceling.Cancel,
}
#: Where cards go.
HANDS = ("its owner's hand", "their owners' hands", "their owner's hand", "owner's hand", "your hand")


def add_passive(book: Phrasebook) -> None:
    """`all Demons are toasted`, `target returns to its owner's hand`, `it becomes turned`."""
    phrase = book.phrase
    for word, node in DONE.items():
        for is_ in ("is", "are", "becomes", "become"):
            phrase("sentence", f"{{what:affected}} {is_} {word}", node, read_only=True)
            if node is canceling.Cancel:
                phrase("sentence", f"{{what:affected}} {is_} {word} {{until}}", node, read_only=True)
    for hand in HANDS:
        for verb in ("return", "returns", "is returned", "are returned"):
            phrase("sentence", f"{{what:affected}} {verb} to {hand}", effects.ReturnToHand, read_only=True)
    _staying_turned(book)
    phrase("affected", "{what:what_one}")
    phrase("affected", "{what:what_all}")
    for verb, node in (("heals", effects.Heal), ("unturns", effects.UnturnCards), ("turns", effects.TurnCards)):
        phrase("sentence", f"{{what:own}} {verb}", node, read_only=True)
    unturned: dict[str, Any] = {"what": It(), "read_only": True}
    for who in ("it comes", "they come", "Character comes", "that Character comes"):
        phrase("sentence", f"{who} to your side unturned", effects.UnturnCards, **unturned)
    for words in ("you become the controller of", "you are now the controller of", "you take control of"):
        phrase("sentence", f"{words} {{what:affected}}", controlling.TakeControl, until="lasting", read_only=True)


def _staying_turned(book: Phrasebook) -> None:
    """SF 22.2.3. What does not unturn the next time."""
    theirs, yours = "(its controller's|their controllers'|their controller's)", "your"
    for does in ("does", "do"):
        for whose in (theirs, yours):
            words = f"{{what:affected}} {does} not unturn during {whose} next Establishing Shot"
            book.phrase("sentence", words, controlling.KeepTurned, yours=whose == yours, read_only=does == "do")
