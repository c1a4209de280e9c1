"""The phrases for amounts."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import amounts, filters, people
from quickening.games.shadowfist.vocabulary.kinds import Number
from quickening.games.shadowfist.vocabulary.selections import Spent
from quickening.lang.selections import Cards, ThisCard
from quickening.text.phrasebook import Phrasebook


def add_amounts(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase(
        "counted",
        "the number of {cards:cards_pl}",
        amounts.Count,
        also=("the total number of {cards:cards_pl}", "the number of {cards:cards_pl} in play"),
    )
    phrase(
        "counted",
        "the number of {sign} resources in {who:whose} pool",
        amounts.CountResources,
        also=(
            "the number of {sign} resources in {who:whose} resource pool",
            "the number of {sign} in {who:whose} pool",
            "the number of {sign} in {who:whose} resource pool",
        ),
    )
    phrase(
        "counted",
        "the number of cards in that player's hand",
        amounts.CountHand,
        who=people.ThatPlayer(),
        also="the number of cards in (his or her|their) hand",
    )
    phrase("counted", "the number of players", amounts.CountPlayers, also="the number of players in the game")
    phrase("counted", "the number of counters", amounts.CountCounters, what=ThisCard(), read_only=True)
    phrase("counted", "the number of counters removed", amounts.ThatMuch, read_only=True)
    phrase("counted", "the number of damage counters on {what:one}", amounts.DamageOn, read_only=True)
    phrase("counted", "all damage on {what:one}", amounts.DamageOn, read_only=True)
    pool = "the Power in {who:whose} pool"
    phrase("counted", pool, amounts.PowerOf, also="the amount of Power in {who:whose} pool")
    phrase("counted", "the Power of {who:whom}", amounts.PowerOf)
    phrase("counted", "{usual:n_or_x}, or {other:n_or_x} if {condition}", amounts.Whichever)
    phrase("n_or_x", "{number:n}", Number)
    signed: dict[str, Any] = {"provided": True}
    phrase(
        "counted",
        "the number of {sign} resources required and provided by {what:one}",
        amounts.CountRequired,
        **signed,
    )
    phrase(
        "counted",
        "the number of faction resources {what:one} requires and provides",
        amounts.CountRequired,
        provided=True,
        factions=True,
        also="the number of faction resources required and provided by {what:one}",
    )
    phrase(
        "counted",
        "the number of counters on {what:one}",
        amounts.CountCounters,
        also="the number of counters removed from {what:one}",
    )
    phrase("counted", "the number of columns in your Site structure", amounts.CountColumns)
    phrase("counted", "the number of opponents {condition:who_trait}", amounts.CountSuchPlayers)
    phrase(
        "counted",
        "the number of cards in that player's burned-for-victory pile",
        amounts.CountBurned,
        who=people.ThatPlayer(),
        also=(
            "the number of cards in their burned-for-victory pile",
            "the number of cards in his or her burned-for-victory pile",
        ),
    )
    phrase(
        "counted",
        "the number of cards of the chosen type that player controls",
        amounts.CountType,
        who=people.ThatPlayer(),
        also=(
            "the number of cards of the chosen type controlled by the target",
            "the number of cards of the chosen type that the target controls",
        ),
    )
    phrase("counted", "{what:poss} {figure}", amounts.FigureOf)
    phrase("counted", "the {figure} of {what:one}", amounts.FigureOf, read_only=True)
    phrase("counted", "the {figure} of {what:spent}", amounts.FigureOf, also="{what:spent}'s {figure}")
    phrase(
        "counted",
        "the combined {figure} of {what:spent_many}",
        amounts.FigureOf,
        combined=True,
        also=("the total {figure} of {what:spent_many}"),
    )
    phrase(
        "counted",
        "the combined printed play cost of {what:spent_many}",
        amounts.FigureOf,
        combined=True,
        figure="printed cost",
        read_only=True,
    )
    phrase(
        "counted",
        "the total {figure} of all {cards:cards_pl}",
        amounts.TotalOf,
        also="the combined {figure} of all {cards:cards_pl}",
    )
    phrase("counted", "the amount of damage on {what:one}", amounts.DamageOn, also="the damage on {what:one}")
    phrase(
        "counted",
        "that amount",
        amounts.ThatMuch,
        also=(
            "the amount of damage healed",
            "the amount of damage inflicted",
            "that damage",
            "the amount of damage removed",
            "the damage inflicted",
            "the Power he or she spent",
        ),
    )
    phrase(
        "counted",
        "the number of cards chosen",
        amounts.HowMany,
        also=(
            "the number of cards targeted",
            "the number of cards discarded",
            "the number of cards toasted",
            "the number of Characters turned",
            "the number of cards sacrificed",
            "the number of Characters sacrificed",
            "the number of cards returned",
        ),
    )
    phrase("counted", "all of {who:whose} Power", amounts.AllPower)
    for noun in ("Character", "card", "Site", "State", "Vehicle", "Edge", "Event", "Weapon"):
        phrase("spent", f"the {noun}", Spent, words=f"the {noun}")
    phrase("counted", "the number of attackers", amounts.Count, cards=Cards(filters.Noun("attacker")), read_only=True)
    for verb in ("sacrificed", "discarded", "toasted", "smoked", "revealed", "turned"):
        for noun in ("Character", "card", "Site", "State", "Vehicle", "Edge", "Event", "Weapon"):
            phrase("spent", f"the {verb} {noun}", Spent, words=f"the {verb} {noun}")
            phrase("spent_many", f"the {verb} {noun}s", Spent, words=f"the {verb} {noun}s", also=f"those {noun}s")


def add_sums(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("counted_or_n", "{it:counted}")
    phrase("counted_or_n", "{number:n}", Number)
    phrase("amount", "{it:counted}")
    phrase(
        "amount",
        "half {amount:counted}, rounded up",
        amounts.Half,
        also=(
            "one-half {amount:counted}, rounded up",
            "half of {amount:counted}, rounded up",
            "one-half of {amount:counted}, rounded up",
            "half {amount:counted} rounded up",
            "half, rounded up, of {amount:counted}",
            "half, rounded up {amount:counted}",
            "one-half, rounded up {amount:counted}",
        ),
    )
    phrase(
        "amount",
        "half {amount:counted}, rounded down",
        amounts.Half,
        up=False,
        also=(
            "one-half {amount:counted}, rounded down",
            "half of {amount:counted}, rounded down",
            "one-half, rounded down, {amount:counted}",
            "half, rounded down {amount:counted}",
            "one-half, rounded down {amount:counted}",
            "half {amount:counted} rounded down",
        ),
    )
    phrase("amount", "twice {amount:counted}", amounts.Twice, also="two times {amount:counted}")
    phrase("amount", "{one:counted_or_n} plus {other:counted_or_n}", amounts.Plus)
    phrase("amount", "{one:counted}, plus {other:counted}", amounts.Plus, read_only=True)
    phrase("amount", "{one:n_or_x} + {other:counted}", amounts.Plus, read_only=True)
    phrase("amount", "{one:counted} {other:plus}", amounts.Plus, read_only=True)
    phrase("amount", "{other:n_or_x} less than {one:counted}", amounts.Less, read_only=True)
    phrase("counted", "the number of {cards:cards_pl}, including (this card|this one)", amounts.Count, read_only=True)
    phrase("amount", "{one:counted_or_n} minus {other:counted_or_n}", amounts.Less)
    phrase("amount", "{one:added}, minus {other:counted}", amounts.Less)
    phrase("added", "{it:counted}")
    phrase("added", "{one:counted} plus {other:counted}", amounts.Plus)
    phrase("limited", "{it:amount}")
    phrase(
        "limited",
        "{amount}. X cannot exceed {most:n}",
        amounts.Limited,
        also=(
            "{amount}. X cannot be greater than {most:n}",
            "{amount}, (to|up to) a maximum of {most:n}",
            "{amount}, up to {most:n}",
        ),
    )
    phrase(
        "limited",
        "{amount}. X cannot be less than {least:n}",
        amounts.Limited,
        also=("{amount}. X must be at least {least:n}",),
    )
    phrase("each", "{cards}", amounts.Count)
    phrase("each", "of {cards:cards_pl}", amounts.Count, read_only=True)
    phrase("each", "opponent {condition:who_trait}", amounts.CountSuchPlayers)
    phrase(
        "each",
        "{cards:bare} you own that is controlled by an opponent or in a burned-for-victory pile",
        amounts.CountLost,
    )
    phrase(
        "each",
        "{sign} resource in your pool",
        amounts.CountResources,
        who=people.You(),
        also=("{sign} in your pool", "{sign} resource in your resource pool"),
    )
    phrase("each", "counter on {what:one}", amounts.CountCounters)
    phrase("each", "counter", amounts.CountCounters, what=ThisCard(), read_only=True)
    phrase("each", "{sign} in your resource pool", amounts.CountResources, who=people.You(), read_only=True)
    phrase("each", "column in your Site structure", amounts.CountColumns)
    phrase("each", "{every:n} {amount:sets_of}", amounts.PerSo)
    phrase("sets_of", "{sign} resources in your pool", amounts.CountResources, who=people.You())
    phrase("sets_of", "{cards:cards_pl}", amounts.Count)
    phrase(
        "counted",
        "the number of resources {what:one} requires",
        amounts.CountRequired,
        also=("the number of resources required by {what:one}",),
    )
    phrase(
        "counted",
        "the number of resources {what:one} requires and provides",
        amounts.CountRequired,
        provided=True,
        also=(
            "the number of resources required and provided by {what:one}",
            "the total number of resources required and provided by {what:one}",
        ),
    )
