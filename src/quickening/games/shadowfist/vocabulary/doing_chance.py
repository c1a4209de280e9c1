"""The phrases for cards at random, discards of your choice, and damage on several cards at once."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import damaging, effects, entering, people, power_effects
from quickening.games.shadowfist.vocabulary.chance import AtRandom, DiscardYourChoice
from quickening.games.shadowfist.vocabulary.doing_cards import VERBS
from quickening.games.shadowfist.vocabulary.kinds import Number
from quickening.lang import resolve
from quickening.lang.selections import It, ThisCard
from quickening.text.phrasebook import Phrasebook

#: What is done to a card found by chance: the words before and after it.
_DEEDS: dict[tuple[str, str], Any] = {
    **{(verb, ""): node(It("it")) for verb, node in VERBS.items() if verb not in ("heal", "reload")},
    ("reload", ""): effects.ReloadCards(It("it")),
    ("return", " to play"): entering.ReturnToPlay(It("it")),
    ("return", " to its owner's hand"): effects.ReturnToHand(It("it")),
}


def add_chance(book: Phrasebook) -> None:
    _at_random(book)
    _of_your_choice(book)
    _on_each(book)


def _at_random(book: Phrasebook) -> None:
    for (verb, after), deed in _DEEDS.items():
        one: dict[str, Any] = {"deed": deed}
        where = (after, " to your hand") if "hand" in after else (after,)
        for category in ("deed", "cost"):
            also = tuple(
                wording
                for tail in where
                for wording in (
                    f"randomly {verb} a {{cards}}{tail}",
                    f"(randomly choose|randomly select) a {{cards}} and {verb} it{tail}",
                    f"choose a {{cards}} at random and {verb} it{tail}",
                    f"{verb} a random {{cards}}{tail}",
                )
            )
            book.phrase(category, f"{verb} a random {{cards}}{after}", AtRandom, **one, also=also)
            many = f"{verb} {{count:amt}} random {{cards:cards_pl}}{after}"
            book.phrase(category, many, AtRandom, **one, also=f"{verb} {{count:amt}} {{cards:cards_pl}} at random")


def _of_your_choice(book: Phrasebook) -> None:
    """SF 39.0. You look at the hand and choose."""
    phrase = book.phrase
    force = "force {who:whom} to discard {amount:amt} card(s|) of your choice"
    only: dict[str, Any] = {"amount": Number(1), "read_only": True}
    phrase("deed", force, DiscardYourChoice)
    phrase("deed", "force {who:whom} to discard a card of your choice", DiscardYourChoice, **only)
    phrase("sentence", "{who} (discards|must discard) a card of your choice", DiscardYourChoice, **only)
    phrase("deed", "force {who:whom} to discard a card", power_effects.DiscardChosen, **only)
    you = people.You()
    random: dict[str, Any] = {"who": you}
    phrase("cost", "discard {amount:amt} card(s|) at random", power_effects.DiscardAtRandom, **random)
    phrase("cost", "discard a card at random", power_effects.DiscardAtRandom, **random, **only)
    for word in ("him", "her"):
        on = f"inflict {{amount:amt}} damage on {word}"
        phrase("cost", on, damaging.Inflict, what=ThisCard(), read_only=True)
    sure: dict[str, Any] = {"unstoppable": True, "read_only": True}
    for which in (", which cannot be reduced or redirected,", ", which cannot be redirected or reduced,"):
        phrase("cost", f"inflict {{amount:amt}} damage{which} on {{what:own}}", damaging.Inflict, **sure)
        phrase("cost", f"inflict {{amount:amt}} damage on {{what:own}}{which}", damaging.Inflict, **sure)
        phrase("deed", f"inflict {{amount:amt}} damage on {{what}}{which[:-1]}", damaging.Inflict, **sure)
    phrase("cost", "inflict {amount:amt} (point|points) of damage on {what:own}", damaging.Inflict, read_only=True)
    phrase("cost", "remove {amount:amt} counter(s|) from it", effects.RemoveCounters, what=ThisCard(), read_only=True)
    phrase("cost", "remove {amount:amt} damage from {what:own_him}", effects.Heal, read_only=True)


def _on_each(book: Phrasebook) -> None:
    """`inflict 2 damage on target and 1 damage on each other Character`: one after the other (SF 24.6)."""
    for kind in ("", "non-combat "):
        for joint in (" and", ", and"):
            words = f"inflict {{one:amt}} {kind}damage on {{what}}{joint} {{other:amt}} {kind}damage on {{more:what}}"
            book.phrase("deed", words, _both, read_only=True)


def _both(one: Any, what: Any, other: Any, more: Any) -> Any:
    return resolve.Sequence((damaging.Inflict(amount=one, what=what), damaging.Inflict(amount=other, what=more)))
