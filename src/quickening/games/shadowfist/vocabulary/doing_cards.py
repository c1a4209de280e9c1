"""The phrases for what is done to cards, and for damage."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.state import LASTING, MAINTAINED
from quickening.games.shadowfist.vocabulary import (
    amounts,
    answering,
    canceling,
    changes,
    controlling,
    damaging,
    deck_effects,
    effects,
    entering,
    filters,
    filters_place,
    people,
)
from quickening.games.shadowfist.vocabulary.kinds import DamageChange, Number
from quickening.games.shadowfist.vocabulary.redirecting import AnySource
from quickening.games.shadowfist.vocabulary.selections import First, Subject, Targets
from quickening.lang import resolve
from quickening.lang.selections import All, Cards, Chosen, ThisCard
from quickening.text.phrasebook import Phrasebook

#: What an effect would do to cards, in words, and the verb of the nodes that do it.
THREATS = {
    "smoke *": "smoke",
    "toast *": "toast",
    "turn *": "turn",
    "damage *": "damage",
    "take control of *": "take control",
    "return * to its owner's hand": "return to hand",
    "return * to play": "return to play",
    "cancel *": "cancel",
}
#: The same in other words, for reading.
OTHER_THREATS = {
    "return * to play from any smoked pile": "return to play",
    "return * to (its owner's hand|one or more players' hands|a player's hand)": "return to hand",
    "remove * from play": "remove",
}


VERBS = {
    "smoke": effects.Smoke,
    "toast": effects.Toast,
    "heal": effects.Heal,
    "turn": effects.TurnCards,
    "unturn": effects.UnturnCards,
    "sacrifice": effects.Sacrifice,
    "reveal": effects.Reveal,
    "reload": effects.ReloadCards,
}


def add_to_cards(book: Phrasebook) -> None:
    phrase = book.phrase
    for verb, node in VERBS.items():
        phrase("deed", f"{verb} {{what}}", node)
    phrase(
        "deed",
        "return {what} to its owner's hand",
        effects.ReturnToHand,
        also=(
            "return {what} to your hand",
            "return to your hand {what}",
            "return {what} to owner's hand",
            "return {what} to their owners' hands",
            "return {what} to their owner's hand",
            "return {what} to your Hand",
            "return {what} to its owner's Hand",
            "take {what} and place it into your hand",
            "take {what} and return it to your hand",
            "return {what} to his or her owner's hand",
            "send {what} back to (its|his or her) owner's hand",
        ),
    )
    phrase(
        "deed",
        "return {what} to play",
        entering.ReturnToPlay,
        also=(
            "return {what} to play under your control",
            "return {what:own} to play from your smoked pile",
            "take {what} and return it to play",
        ),
    )
    phrase("deed", "return {what:chosen_late} to play from your smoked pile", entering.ReturnToPlay, read_only=True)
    phrase("chosen_late", "a {cards:bare}", _in_your_pile, read_only=True)
    phrase("deed", "return {what} to play under its owner's control", entering.ReturnToPlay, owner=True)
    phrase("deed", "return {what} to play turned", entering.ReturnToPlay, turned=True)
    phrase(
        "deed",
        "put {what} on top of its owner's deck",
        effects.OntoDeck,
        also=(
            "place {what} on top of its owner's deck",
            "put {what} on top of your deck",
            "place {what} on top of your deck",
        ),
    )
    phrase(
        "deed",
        "put {what} on the bottom of its owner's deck",
        effects.OntoDeck,
        bottom=True,
        also=(
            "place {what} on the bottom of your deck",
            "put {what} on the bottom of your deck",
            "put {what} on the bottom",
            "place {what} on the bottom of its owner's deck",
        ),
    )
    phrase(
        "deed",
        "shuffle {what} into its owner's deck",
        deck_effects.ShuffleIn,
        also=("shuffle {what} into your deck", "shuffle {what} into your deck instead of smoking or toasting it"),
    )
    phrase(
        "deed",
        "put {what} into {who:whose} burned-for-victory pile",
        effects.IntoBurnedPile,
        also=(
            "place {what} in {who:whose} burned-for-victory pile",
            "put {what} in {who:whose} burned-for-victory pile",
        ),
    )
    phrase(
        "deed",
        "put {what} in another player's burned-for-victory pile",
        effects.IntoBurnedPile,
        who=people.ChosenPlayer(),
        read_only=True,
    )
    for count in ("a counter", "{amount:amt} counter(s|)"):
        fixed: dict[str, Any] = {"amount": Number(1)} if count == "a counter" else {}
        only = count == "a counter"
        phrase(
            "deed",
            f"put {count} on {{what:one}}",
            effects.PutCounters,
            **fixed,
            read_only=only,
            also=(f"place {count} on {{what:one}}", f"add {count} to {{what:one}}"),
        )
        phrase("deed", f"remove {count} from {{what:one}}", effects.RemoveCounters, **fixed, read_only=only)
        for verb in ("put", "place", "add"):
            phrase("deed", f"{verb} {count}", effects.PutCounters, what=ThisCard(), **fixed, read_only=True)
        phrase("deed", f"remove {count}", effects.RemoveCounters, what=ThisCard(), **fixed, read_only=True)
    phrase("deed", "remove the counter", effects.RemoveCounters, what=ThisCard(), amount=Number(1), read_only=True)
    phrase(
        "sentence",
        "{what} ceases attacking",
        effects.CeaseAttacking,
        also=("{what} cease attacking", "all {what:all_cards} cease attacking"),
    )
    phrase("sentence", "{what} ceases intercepting", effects.CeaseIntercepting, also=("{what} cease intercepting",))
    phrase("sentence", "{what} unturns", effects.UnturnCards, read_only=True)
    phrase("all_cards", "{cards:cards_pl}", All)
    phrase(
        "deed",
        "remove up to {amount:amt} damage from {what:among}",
        damaging.HealDivided,
        also=(
            "heal up to {amount:amt} damage from {what:among}",
            "remove up to {amount:amt} damage counters from {what:among}",
        ),
    )
    for verb in ("remove", "heal"):
        some = f"{verb} up to {{amount:amt}} (damage|damage counters) from {{what:what_one}}"
        phrase("deed", some, damaging.HealDivided, read_only=verb == "heal")
        each = f"{verb} (1|one) (damage|damage counter) from {{what}} for each {{amount:each}}"
        phrase("deed", each, effects.Heal, read_only=True)
    phrase("among", "{cards:cards_pl}", All, also=("the {cards:cards_pl}", "among {cards:cards_pl}"))
    phrase(
        "deed",
        "remove {amount:amt} damage from {what}",
        effects.Heal,
        also=(
            "heal {amount:amt} damage from {what}",
            "heal {amount:amt} damage on {what}",
            "remove {amount:amt} damage counter(s|) from {what}",
        ),
    )
    phrase("deed", "remove all damage from {what}", effects.Heal, read_only=True)
    phrase("deed", "cancel {what}", canceling.Cancel)
    phrase("deed", "cancel {what} {until}", canceling.Cancel, also="{until}, cancel {what}")
    _cancel_turned(book)
    later = "{until}, cancel {what:one} and {cards:all_on}. Including States played later this turn"
    phrase("effect", later, _cancel_later, read_only=True)
    phrase("all_on", "all {cards:cards_pl}")
    phrase("effect", "{until}, {cards:all_on} are canceled whenever they are played", canceling.CancelWhatever)
    for words, verb in THREATS.items():
        thing = "{cards:threatened}"
        phrase(
            "deed",
            f"cancel an effect that would {words.replace('*', thing)}",
            canceling.CancelThreat,
            doing=verb,
        )
    for words, verb in OTHER_THREATS.items():
        canceled = f"cancel an effect that would {words.replace('*', '{cards:threatened}')}"
        phrase("deed", canceled, canceling.CancelThreat, doing=verb, read_only=verb != "remove")
    anything = Cards(filters.Noun("card"))
    phrase("deed", "cancel an effect that cancels", canceling.CancelThreat, doing="cancel", cards=anything)
    phrase("threatened", "a card or cards", value=Cards(filters.Noun("card")), read_only=True)
    phrase("threatened", "a {cards}", also=("one or more {cards:cards_pl}", "any {cards:cards_pl}", "any {cards}"))
    phrase("sentence", "these targets replace the original targets of that Event", answering.ReplaceTargets)
    phrase("deed", "seize {what}", controlling.Seize)
    phrase(
        "deed",
        "return the chosen State to play on that Character",
        entering.ReturnOnto,
        what=First(),
        on=Targets(),
    )
    phrase("deed", "toast that State, even if it is in your smoked pile", deck_effects.ToastAnywhere)
    phrase(
        "deed", "give {what:spoken} the designator {change:given_word}", effects.Gets, until=LASTING, read_only=True
    )
    phrase("given_word", "{word:designator}", changes.GainDesignator)
    phrase(
        "deed",
        "reduce to {amount:amt} all non-combat damage that would be dealt from "
        "{source:single_source} to {what:chosen}",
        damaging.Shield,
    )
    phrase(
        "single_source",
        "a single source controlled by an opponent",
        AnySource,
        cards=Cards(filters.Noun("card"), (), (filters_place.Controlled(people.AnyOpponent()),)),
    )
    for who in ("the damage {what:what_one} inflicts", "the damage inflicted by {what:what_one}"):
        phrase("deed", f"reduce {who} by {{change:so_much_less}} {{until}}", effects.Gets, read_only=True)
        phrase("held", f"reduce {who} by {{change:so_much_less}}", effects.Gets, until=MAINTAINED, read_only=True)
    phrase("so_much_less", "{amount:amt}", DamageChange, step="-")
    phrase("deed", "turn {what} for no effect", effects.TurnCards, read_only=True)
    legal = filters_place.LegalSubject(ThisCard())
    for words, after in (("", ()), (" at this location", (filters_place.At(ThisCard()),))):
        on = Chosen(Cards(filters.Noun("card"), (), (legal, *after, filters.OtherThan(Subject()))))
        phrase("deed", f"place {{what:own}} on another legal subject{words}", entering.PlaceState, on=on)
    phrase("deed", "place {what} on {on:what}", entering.PlaceState, also="move {what} to {on:what}")
    phrase(
        "deed",
        "change {what:chosen_attack} target to {to:what}",
        controlling.ChangeTarget,
        also="change the target of {what:chosen_attack} to {to:what}",
    )
    phrase("chosen_attack", "{what:chosen}'s")


def _cancel_later(until: str, what: Any, cards: Any) -> Any:
    return resolve.Sequence((canceling.Cancel(what, until), canceling.CancelWhatever(cards, until)))


def _cancel_turned(book: Phrasebook) -> None:
    """SF 10.4. Effects for which a card was turned, or for which one stays turned."""
    turning = "by (the turning of|turning) a {cards}"
    for words, which in (("generated or maintained", ""), ("generated", "generated"), ("maintained", "maintained")):
        book.phrase("deed", f"cancel an effect {words} {turning}", canceling.CancelTurned, which=which)
    kept = "cancel a (turn-and-maintain|turn and maintain) effect"
    anything: dict[str, Any] = {"cards": Cards(filters.Noun("card")), "read_only": True}
    book.phrase("deed", kept, canceling.CancelTurned, which="maintained", **anything)


def add_damage(book: Phrasebook) -> None:
    phrase = book.phrase
    kinds: tuple[tuple[str, dict[str, Any]], ...] = (
        ("", {}),
        ("Unstoppable ", {"unstoppable": True}),
        ("Corrupted ", {"corrupted": True}),
    )
    for word, fixed in kinds:
        non = f"{{amount:amt}} {word}non-combat damage"
        plain = f"{{amount:amt}} {word}damage"
        points = f"{{amount:amt}} (point|points) of {word}damage"
        phrase(
            "deed",
            f"inflict {non} on {{what}}",
            damaging.Inflict,
            **fixed,
            also=(
                f"inflict {non} each on {{what}}",
                f"inflict {plain} each on {{what}}",
                f"inflict {plain} each to {{what}}",
                f"inflict {points} each on {{what}}",
                f"inflict {points} to {{what}}",
                f"inflict {plain} on {{what}}",
                f"inflict {points} on {{what}}",
                f"do {plain} to {{what}}",
                f"do {points} to {{what}}",
                f"inflict {non} to {{what}}",
                f"inflict {plain} to {{what}}",
            ),
        )
        phrase(
            "sentence",
            f"{{source:one}} inflicts {non} on {{what}}",
            damaging.Inflict,
            **fixed,
            also=(
                f"{{source:one}} inflicts {plain} on {{what}}",
                f"{{source:one}} inflicts {non} to {{what}}",
                f"{{source:one}} inflicts {points} on {{what}}",
            ),
        )
        phrase(
            "sentence",
            f"{{what:affected}} (takes|take|suffers|suffer) {non}",
            damaging.Inflict,
            **fixed,
            read_only=True,
            also=(
                f"{{what:affected}} (takes|take|suffers|suffer) {plain}",
                f"{{what:affected}} (takes|take|suffers|suffer) {points}",
            ),
        )
        phrase(
            "deed",
            f"inflict {non}, divided any way you choose, on {{what:chosen}}",
            damaging.InflictDivided,
            also=(
                f"inflict {plain}, divided any way you choose, on {{what:chosen}}",
                f"inflict {plain}, divided any way you choose, on {{what:any_number}}",
                f"inflict {non}, divided any way you choose, on {{what:any_number}}",
            ),
        )
    both = "{amount:amt} (damage|non-combat damage) [each] (on|to) {what:chosen} and {other:chosen}"
    phrase("deed", f"inflict {both}", _on_both, read_only=True)
    for mark in (", which cannot be reduced or redirected,", ", which cannot be redirected or reduced,"):
        phrase(
            "deed",
            f"inflict {{amount:amt}} damage{mark} on {{what}}",
            damaging.Inflict,
            unstoppable=True,
            read_only=True,
        )
    phrase("sentence", "{what:what_one} takes damage equal to {amount}", damaging.Inflict, read_only=True)
    phrase("any_number", "{cards:cards_pl}", Chosen, least=0, most=-1)
    phrase("any_number", "target {cards:cards_pl}", Chosen, least=0, most=-1, target=True)
    phrase(
        "deed",
        "inflict non-combat damage equal to {amount} on {what}",
        damaging.Inflict,
        also=("inflict damage on {what} equal to {amount}", "inflict damage equal to {amount} on {what}"),
    )
    phrase(
        "deed",
        "inflict an equal amount of non-combat damage on {what}",
        damaging.Inflict,
        amount=amounts.ThatMuch(),
        read_only=True,
        also="inflict an equal amount of damage on {what}",
    )


def _on_both(amount: Any, what: Any, other: Any) -> Any:
    """The same damage on two cards, each chosen for itself."""
    return resolve.Sequence((damaging.Inflict(what, amount), damaging.Inflict(other, amount)))


def _in_your_pile(cards: Any) -> Any:
    return Chosen(replace(cards, area="smoked pile"))
