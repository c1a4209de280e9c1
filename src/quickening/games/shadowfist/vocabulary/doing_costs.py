"""The phrases for costs: what stands before the double colon."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import (
    answering,
    choosing,
    controlling,
    damaging,
    effects,
    filters,
    people,
    power_effects,
)
from quickening.games.shadowfist.vocabulary.amounts import AllCounters
from quickening.games.shadowfist.vocabulary.doing_cards import VERBS
from quickening.games.shadowfist.vocabulary.kinds import Number
from quickening.games.shadowfist.vocabulary.selections import ChosenX, Together
from quickening.games.shadowfist.vocabulary.series import add_filtered, add_series
from quickening.games.shadowfist.vocabulary.words_who import NUMBERS
from quickening.lang.selections import Cards, Chosen, ThisCard
from quickening.text.phrasebook import Phrasebook

NOT_POWER = Cards(
    filters.Noun("card"),
    (),
    (filters.OtherThanA(Cards(filters.Noun("Site"), (filters.Word("Power-generating"),))),),
)


_AIMS = (effects.Choose, power_effects.TargetPlayer, choosing.TargetLocation)


def add_costs(book: Phrasebook) -> None:
    """SF 24.1.4. What stands before `::`."""
    phrase = book.phrase
    phrase("cost", "turn", effects.TurnCards, what=ThisCard(), also=("turn {_own:own}",))
    phrase("cost", "sacrifice", effects.Sacrifice, what=ThisCard(), also=("sacrifice {_own:own}",))
    phrase("cost", "pay {amount:amt} Power", power_effects.PayPower, also=("spend {amount:amt} Power",))
    phrase("cost", "pay Power equal to {amount}", power_effects.PayPower)
    phrase("cost", "{what:aimed}", effects.Choose)
    phrase(
        "cost",
        "target an opponent",
        power_effects.TargetPlayer,
        who=people.ChosenPlayer(target=True),
        also="target opponent",
    )
    phrase(
        "cost", "target a player", power_effects.TargetPlayer, who=people.ChosenPlayer(opponent=False, target=True)
    )
    phrase("cost", "choose an opponent", power_effects.TargetPlayer, who=people.ChosenPlayer())
    for verb, node in VERBS.items():
        if verb not in ("heal", "unturn"):
            phrase("cost", f"{verb} {{what:chosen}}", node)
    phrase("cost", "toast {what:spoken}", effects.Toast)
    phrase("cost", "discard {what:in_hand}", effects.DiscardThese)
    phrase("cost", "discard your hand", power_effects.DiscardHand, who=people.You())
    phrase("cost", "remove {amount:amt} counter(s|) from {what:own}", effects.RemoveCounters)
    phrase("cost", "remove {amount:amt} counter(s|)", effects.RemoveCounters, what=ThisCard(), read_only=True)
    phrase(
        "cost",
        "remove a counter",
        effects.RemoveCounters,
        what=ThisCard(),
        amount=Number(1),
        read_only=True,
        also=("remove a counter from {_own:own}", "remove the counter", "remove one counter"),
    )
    phrase(
        "cost",
        "give {who:whom} {amount:amt} Power",
        power_effects.GivePower,
        also="give {amount:amt} Power to {who:whom}",
    )
    phrase("cost", "heal {what:everything}", effects.Heal)
    phrase("cost", "{one:cost_1} or {other:cost_1}", choosing.EitherCost)
    book.list_of("cost_1", "simple_cost")
    phrase("simple_cost", "turn", effects.TurnCards, what=ThisCard(), also=("turn {_own:own}",))
    phrase("simple_cost", "pay {amount:amt} Power", power_effects.PayPower)
    phrase("simple_cost", "turn {what:chosen}", effects.TurnCards)
    phrase("simple_cost", "sacrifice {what:chosen}", effects.Sacrifice)
    phrase("simple_cost", "discard {what:in_hand}", effects.DiscardThese)
    phrase("simple_cost", "sacrifice", effects.Sacrifice, what=ThisCard(), also="sacrifice {_own:own}")
    phrase("cost", "target a location", choosing.TargetLocation)
    phrase("cost", "target an opponent {who:chosen_such}", power_effects.TargetPlayer)
    phrase("chosen_such", "{trait:who_trait}", people.ChosenPlayer, target=True)
    phrase("cost", "reveal {what:own}", effects.Reveal)
    phrase("cost", "optionally pay {amount:amt} Power", choosing.MayPay)
    phrase("deed", "pay {amount:amt} Power as well", choosing.PayNoted)
    phrase("deed", "pay {amount:amt} Power", power_effects.PayPower)
    phrase("cost", "choose {one:chosen} and {two:chosen}", choosing.ChooseBoth)
    phrase("cost", "choose a designator", choosing.NameOne, key="designator", also="select a designator")
    phrase("cost", "choose a resource", choosing.NameOne, key="resource", also="select a resource")
    phrase("cost", "choose a resource you have in your pool", choosing.ChooseResource)
    phrase("cost", "choose an equal number of new and different legal targets for that Event", answering.NewTargets)
    phrase(
        "cost",
        "target {amount:amt} {cards:cards_pl} that share a designator other than {excluded:designator}",
        choosing.TargetSharing,
    )
    phrase(
        "cost",
        "target {amount:amt} cards that share a designator other than {excluded:designator} and are "
        "not Power-generating Sites",
        choosing.TargetSharing,
        cards=NOT_POWER,
        read_only=True,
    )
    phrase("keep_cost", "turn and maintain {what:chosen}", controlling.MaintainOther)
    book.list_of("keeping", "keep_cost")
    phrase("cost", "discard {what:own}", effects.DiscardThese)
    phrase("cost", "put {amount:amt} counter(s|) on {what:own}", effects.PutCounters)
    phrase("cost", "place a counter on {what:own}", effects.PutCounters, amount=Number(1), read_only=True)
    phrase("cost", "sacrifice it", effects.Sacrifice, what=ThisCard(), read_only=True)
    phrase("cost", "turn it", effects.TurnCards, what=ThisCard(), read_only=True)
    phrase("cost", "turn {what:with_another}", effects.TurnCards)
    phrase("with_another", "{one:own} and {others:chosen}", Together)
    phrase("cost", "turn {what:subject}", effects.TurnCards)
    every: dict[str, Any] = {"amount": AllCounters()}
    phrase("cost", "remove all counters from {what:own}", effects.RemoveCounters, **every)
    phrase("cost", "remove all counters", effects.RemoveCounters, what=ThisCard(), read_only=True, **every)
    phrase("cost", "heal {amount:amt} damage from {what:own}", effects.Heal)
    phrase("cost", "put {what:in_hand} on the bottom of your deck", effects.OntoDeck, bottom=True)
    for kind in ("", "Unstoppable ", "non-combat ", "Unstoppable non-combat "):
        phrase(
            "cost",
            f"inflict {{amount:amt}} {kind}damage on it",
            damaging.Inflict,
            what=ThisCard(),
            unstoppable=kind.startswith("U"),
            read_only=True,
        )
    phrase("cost", "inflict {amount:amt} damage on {what:chosen}", damaging.Inflict)
    phrase("cost", "inflict {amount:amt} damage on {what:everything}", damaging.Inflict)
    phrase(
        "cost",
        "choose a type of card",
        choosing.ChooseType,
        also="choose State, Edge, Character, Feng Shui Site or non-Feng Shui Site",
    )
    phrase(
        "cost",
        "inflict {amount:amt} non-combat damage on {what:own}",
        damaging.Inflict,
        also=("inflict {amount:amt} damage on {what:own}",),
    )
    phrase("cost", "inflict {amount:amt} Unstoppable damage on {what:own}", damaging.Inflict, unstoppable=True)
    phrase(
        "cost",
        "return {what:chosen} to its owner's hand",
        effects.ReturnToHand,
        also=("return {what:chosen} to your hand",),
    )
    phrase("cost", "put {what} into {who:whose} burned-for-victory pile", effects.IntoBurnedPile)
    phrase(
        "cost",
        "put {what} in another player's burned-for-victory pile",
        effects.IntoBurnedPile,
        who=people.ChosenPlayer(),
        read_only=True,
    )
    phrase("in_hand", "a {cards:hand_cards}", Chosen, also=("1 {cards:hand_cards}",))
    phrase("in_hand", "one {cards:hand_cards}", Chosen, read_only=True)
    for count in (2, 3, 4, 5):
        also = f"{NUMBERS[count]} {{cards:hand_cards_pl}}"
        phrase("in_hand", f"{count} {{cards:hand_cards_pl}}", Chosen, least=count, most=count, also=also)
    phrase("in_hand", "X {cards:hand_cards_pl}", ChosenX, least=0, most=-1)
    phrase("in_hand", "any number of {cards:hand_cards_pl}", Chosen, least=0, most=-1)
    for category, noun, after in (("hand_cards", "noun", "after_one"), ("hand_cards_pl", "nouns", "after_many")):
        for before in ("", "{before:adjectives} "):
            phrase(
                category,
                f"{before}{{noun:{noun}}}",
                Cards,
                area="hand",
                also=f"{before}{{noun:{noun}}} from your hand",
            )
            phrase(category, f"{before}{{noun:{noun}}} {{after:{after}}}", Cards, area="hand")
    phrase("cost", "target a {one:cards} and a {other:cards}", _aiming_twice, read_only=True)
    for verb in ("toast", "sacrifice", "turn", "smoke"):
        two = f"{verb} {{one:chosen}} and {{other:not_aimed}}"
        phrase("cost", two, _twice(VERBS[verb]), read_only=True)
    add_filtered(book, "not_aimed", "chosen", lambda what: not what.target)
    add_series(book, "costs", "cost", ("and",), _one_by_one, lambda costs: costs)
    add_filtered(book, "aims", "costs", lambda costs: all(isinstance(one, _AIMS) for one in costs))
    book.list_of("reload_costs", "cost")


def _aiming_twice(one: Any, other: Any) -> Any:
    """Two targets, each of its own kind: two costs."""
    return tuple(effects.Choose(Chosen(cards, target=True)) for cards in (one, other))


def _twice(verb: Any) -> Any:
    """The same deed to two cards, each chosen for itself: two costs."""
    return lambda one, other: (verb(one), verb(other))


def _one_by_one(costs: tuple[Any, ...]) -> tuple[Any, ...]:
    """All costs, also those said in one breath."""
    return tuple(part for one in costs for part in (one if isinstance(one, tuple) else (one,)))
