"""The phrases for coins."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary.coins import CameUp, Flip, IsHeads
from quickening.games.shadowfist.vocabulary.damaging import Inflict
from quickening.games.shadowfist.vocabulary.later import FlipCoin
from quickening.lang import resolve
from quickening.text.phrasebook import Phrasebook

_HEADS = "(Heads:|on a result of heads,)"


def add_coins(book: Phrasebook) -> None:
    _flipped_for(book)
    _flipped_then(book)


def _flipped_for(book: Phrasebook) -> None:
    """SF 24.1.4. Coins before the double colon are flipped as the effect is generated."""
    phrase = book.phrase
    phrase("cost", "flip a coin", Flip)
    phrase("cost", "flip {coins:n} coins", Flip)
    once = "flip a coin until it comes up heads"
    phrase("cost", once, Flip, heads=1)
    phrase("cost", "flip a coin until you get a total of {heads:n} Heads", Flip, read_only=True)
    phrase("cost", "flip a coin until it comes up heads {heads:n} times", Flip)
    heads: dict[str, Any] = {"condition": IsHeads(), "read_only": True}
    phrase("effect", "Heads: {effects:simple_1}", resolve.If, **heads)
    phrase("effect", "Heads: {effects:simple_1}. Tails: {otherwise:simple_1}", resolve.If, **heads)
    phrase("condition_one", "the coin came up heads", IsHeads)
    for words in ("the number of Heads", "the number of flips"):
        phrase("counted", words, CameUp, words=words)
    phrase("each", "Heads", CameUp)
    for kind in ("damage", "non-combat damage"):
        each = f"inflict (1|one) {kind} on {{what}} for each {{amount:each}}"
        phrase("deed", each, _for_each, read_only=True)


def _for_each(what: Any, amount: Any) -> Any:
    """1 for each: all of it at once, from one source."""
    return Inflict(what=what, amount=amount)


def _flipped_then(book: Phrasebook) -> None:
    """A coin flipped as the effect resolves."""
    phrase = book.phrase
    for head in ("", "if {condition}, "):
        flip = f"{head}flip a coin {{trigger}}. {_HEADS} {{heads:simple_1}}"
        phrase("wait", flip, _flip_when, read_only=True)
        phrase("wait", f"{flip}. Tails: {{tails:simple_1}}", _flip_when, read_only=True)


def _flip_when(trigger: Any, heads: Any, tails: Any = (), condition: Any = None) -> Any:
    from quickening.games.shadowfist.vocabulary.abilities import Triggered

    return Triggered(trigger, (FlipCoin(heads, tails),), condition=condition)
