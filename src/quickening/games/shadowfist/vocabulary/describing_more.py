"""The phrases for rarer conditions: of the player to your left, of cards in play, of what was done this turn."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import conditions, filters_combat, filters_place, people, traits
from quickening.text.phrasebook import Phrasebook


def add_more_conditions(book: Phrasebook) -> None:
    phrase = book.phrase
    left = "the player to your left {trait}"
    phrase("condition_one", left, conditions.OfPlayer, who=people.LeftOfYou())
    phrase("condition_one", "you have {signs}", _you_have, read_only=True)
    phrase("condition_one", "there are {cards:cards_pl}", conditions.Exist, read_only=True)
    for who in ("spoken", "subject"):
        phrase(
            "condition_one", f"{{what:{who}}} is in play", conditions.InPlay, also=f"{{what:{who}}} is still in play"
        )
    phrase("condition_one", "you control {what:one}", _yours, read_only=True)
    phrase("state_word", "controlled by {by:by_who}", filters_place.Controlled)
    phrase("state_word", "in combat with {what:one}", filters_combat.InCombatWith)
    _attacked(book)
    for category, s in (("who_trait", "s"), ("trait", "s"), ("trait_you", ""), ("whose_trait", "")):
        who = "who " if category.startswith("who") else ""
        at_least = f"{who}control{s} at least (one|1) {{cards}}"
        phrase(category, at_least, traits.ControlsAtLeast, read_only=True)
        is_ = "is" if s else "are"
        close = f"{who}{is_} (at least as|as) close to victory as you are"
        phrase(category, close, traits.Closer, or_equal=True, read_only=True)


def _attacked(book: Phrasebook) -> None:
    """SF 28.1.4. `if it did not attack that turn`."""
    turn = "(this turn|that turn|during the turn|during your turn)"
    attacked: tuple[Any, ...] = (filters_combat.AttackedThisTurn(),)
    idle: tuple[Any, ...] = (filters_combat.AttackedThisTurn(non=True),)
    phrase = book.phrase
    phrase("condition_one", "{what:one} attacked this turn", conditions.Is, words=attacked)
    phrase("condition_one", f"{{what:one}} attacked {turn}", conditions.Is, words=attacked, read_only=True)
    phrase("condition_one", "{what:one} did not attack this turn", conditions.Is, words=idle)
    for words in ("did not attack", "has not attacked", "did not turn to attack", "has not turned to attack"):
        phrase("condition_one", f"{{what:one}} {words} {turn}", conditions.Is, words=idle, read_only=True)
    never = f"{{what:one}} has not participated in an attack {turn}"
    phrase("condition_one", never, conditions.Is, words=idle, read_only=True)


def _you_have(signs: tuple[str, ...]) -> Any:
    return conditions.OfPlayer(people.You(), traits.HasResources(signs))


def _yours(what: Any) -> Any:
    return conditions.Is(what, (filters_place.Controlled(people.You()),))
