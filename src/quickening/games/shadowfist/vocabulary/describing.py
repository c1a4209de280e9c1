"""The words after the noun, amounts, traits of players, and conditions."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import amounts, conditions, filters, people
from quickening.games.shadowfist.vocabulary.kinds import Number
from quickening.games.shadowfist.vocabulary.qualifying import add_endings, add_more_qualifiers, add_qualifiers
from quickening.games.shadowfist.vocabulary.selections import Spent
from quickening.lang.selections import Cards, It, ThisCard
from quickening.text.phrasebook import Phrasebook

FIGURES = (
    "cost",
    "printed cost",
    "Fighting",
    "printed Fighting",
    "printed numerical Fighting",
    "Body",
    "printed Body",
)


BOLD = (
    "Ambush",
    "Assassinate",
    "Guts",
    "Independent",
    "Loyalty",
    "Mobility",
    "Regenerate",
    "Stealth",
    "Superleap",
    "Tactics",
    "Unstoppable",
    "Corrupted",
    "Lethal",
)


def add_describing(book: Phrasebook) -> None:
    """Qualifiers, amounts, traits, conditions."""
    for word in FIGURES:
        book.phrase("figure", word, value=word, also=f"{word} score" if "cost" not in word else ())
    for word in BOLD:
        book.phrase("bold_word", word, value=word)
    for number, ending in ((0, "one"), (1, "many")):
        add_qualifiers(book, f"qualifier_{ending}", ("that is", "that are")[number], ("that are", "that is")[number])
        add_more_qualifiers(
            book, f"qualifier_{ending}", ("that is", "that are")[number], ("that are", "that is")[number]
        )
        add_endings(book, f"ending_{ending}", ("that is", "that are")[number], ("that are", "that is")[number])
    _amounts(book)
    _sums(book)
    _traits(book)
    _conditions(book)
    _states(book)


def _amounts(book: Phrasebook) -> None:
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
    phrase("counted", "the number of players", amounts.CountPlayers)
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


def _sums(book: Phrasebook) -> None:
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
            "{amount}. X may not be greater than {most:n}",
            "{amount}, to a maximum of {most:n}",
        ),
    )
    phrase(
        "limited",
        "{amount}. X cannot be less than {least:n}",
        amounts.Limited,
        also=("{amount}. X must be at least {least:n}",),
    )
    phrase("each", "{cards}", amounts.Count)
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


def _traits(book: Phrasebook) -> None:
    phrase = book.phrase
    for category, who, s, is_, has in (
        ("who_trait", "who ", "s", "is", "has"),
        ("trait", "", "s", "is", "has"),
        ("trait_you", "", "", "are", "have"),
        ("whose_trait", "who ", "", "are", "have"),
    ):
        t: dict[str, Any] = {}
        phrase(
            category,
            f"{who}{is_} closer to victory than you",
            conditions.Closer,
            **t,
            also=(f"{who}{is_} now closer to victory than you",),
        )
        phrase(
            category,
            f"{who}{is_} as close or closer to victory than you",
            conditions.Closer,
            or_equal=True,
            also=(
                f"{who}{is_} now as close or closer to victory than you",
                f"{who}{is_} at least as close to victory as you",
            ),
        )
        phrase(
            category,
            f"{who}{has} Power",
            conditions.HasPower,
            also=(f"{who}{has} Power in (his or her|their|your) pool", f"{who}{has} any Power"),
        )
        phrase(
            category,
            f"{who}{has} no Power",
            conditions.HasPower,
            none=True,
            also=f"{who}{has} no Power in (his or her|their|your) pool",
        )
        phrase(
            category,
            f"{who}{has} at least {{least:n}} Power",
            conditions.HasPower,
            also=f"{who}{has} {{least:n}} or more Power",
        )
        phrase(
            category,
            f"{who}{has} {{number:n}} or more cards in hand",
            conditions.HasHand,
            also=f"{who}{has} {{number:n}} or more cards in (their|his or her|your) hand",
        )
        phrase(
            category,
            f"{who}{has} {{number:n}} or fewer cards in hand",
            conditions.HasHand,
            fewer=True,
            also=f"{who}{has} {{number:n}} or fewer cards in (their|his or her|your) hand",
        )
        phrase(
            category,
            f"{who}{has} at least {{signs}} in pool",
            conditions.HasResources,
            also=(
                f"{who}{has} at least {{signs}} in (his or her|their|your) pool",
                f"{who}{has} {{signs}} in (his or her|their|your) pool",
                f"{who}{has} {{signs}} in (his or her|their|your) resource pool",
                f"{who}{has} {{signs}} resources in (his or her|their|your) pool",
            ),
        )
        phrase(
            category,
            f"{who}{has} at least {{least:n}} resources from the same faction in pool",
            conditions.HasOneFaction,
            also=f"{who}{has} at least {{least:n}} resources from the same faction in your resource pool",
        )
        phrase(category, f"{who}{has} completed at least {{least:n}} turn(s|)", conditions.HasCompleted)
        phrase(category, f"{who}control{s} more {{cards:cards_pl}} than you", conditions.ControlsMore)
        phrase(
            category,
            f"{who}control{s} a {{cards}}",
            conditions.ControlsAtLeast,
            also=(f"{who}also control{s} a {{cards}}", f"{who}control{s} any {{cards:cards_pl}}"),
        )
        phrase(
            category,
            f"{who}control{s} at least {{least:n}} {{cards:cards_pl}}",
            conditions.ControlsAtLeast,
            also=f"{who}control{s} {{least:n}} or more {{cards:cards_pl}}",
        )
        phrase(
            category,
            f"{who}control{s} at least {{least:n}} cards that share a designator",
            conditions.SharesDesignator,
        )
        phrase(category, f"{who}control{s} another {{cards}}", conditions.ControlsAtLeast, least=2, read_only=True)
        phrase(
            category,
            f"{who}control{s} no {{cards:cards_pl}}",
            conditions.ControlsAtLeast,
            none=True,
            also=f"{who}(do|does) not control a {{cards}}",
        )


def _conditions(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("condition", "you {trait:trait_you}", conditions.OfPlayer, who=people.You())
    phrase(
        "condition", "any opponent {trait}", conditions.OfPlayer, who=people.AnyOpponent(), also="an opponent {trait}"
    )
    phrase(
        "condition",
        "each opponent {trait}",
        conditions.OfPlayer,
        who=people.Opponents(),
        every=True,
        also="all opponents {trait:trait_you}",
    )
    phrase(
        "condition",
        "that player {trait}",
        conditions.OfPlayer,
        who=people.ThatPlayer(),
        also=("that opponent {trait}", "he or she {trait}", "they {trait}"),
    )
    phrase("condition", "its controller {trait}", conditions.OfPlayer, who=people.ControllerOf(It()))
    phrase(
        "condition",
        "there is a {cards} in play",
        conditions.Exist,
        also=("a {cards} is in play", "there are any {cards:cards_pl} in play"),
    )
    phrase("condition", "there are {least:n} or more {cards:cards_pl} in play", conditions.Exist)
    phrase("condition", "there are no {cards:cards_pl} in play", conditions.Exist, none=True)
    phrase("condition", "it is your turn", conditions.YourTurn, also="during your turn")
    phrase("condition", "this is a turn in which {trigger:past}", conditions.SomethingHappened)
    phrase(
        "condition",
        "there are {least:n} or more counters on {what:one}",
        conditions.Countered,
        also="{what:one} has {least:n} or more counters",
    )
    phrase(
        "condition",
        "there are no counters on {what:one}",
        conditions.Countered,
        none=True,
        also=("{what:one} has no counters",),
    )
    phrase(
        "condition",
        "there is at least {least:n} damage on {what:one}",
        conditions.HasDamage,
        also=("{what:one} has at least {least:n} damage", "{what:one} has {least:n} or more damage"),
    )
    phrase("condition", "a {cards} is the target of an attack", conditions.IsTargetOfAttack)
    phrase("condition", "you do", conditions.Did, also="you do so")
    phrase("condition", "you have not played a Site this turn", conditions.NoSitePlayed)
    phrase("condition", "you paid Power when you played {_own:own}", conditions.WasPaidExtra, _own=ThisCard())
    phrase("condition", "{one:condition_one} and {other:condition_one}", conditions.Both)
    for category in ("condition", "condition_one"):
        phrase(category, "it is your Main Shot", conditions.InMainShot)
        phrase(category, "you have not already returned a {title} to play this turn", conditions.WasNotReturned)
    phrase("condition", "only one Character is in combat with {what:one}", conditions.OnlyOneFoe)
    phrase("condition", "you controlled the subject Character at that time", conditions.SubjectWasYours)
    phrase("condition", "played at the location of a {cards}", conditions.PlayedAt)
    phrase("condition_one", "you paid Power when you played {_own:own}", conditions.WasPaidExtra, _own=ThisCard())
    phrase("condition_one", "{what:one} is {words:state_words}", conditions.Is)
    phrase("condition", "you did not control {what:one}", conditions.DidNotControl)
    phrase("condition", "you controlled {what:one}", conditions.DidNotControl, non=True)
    phrase("condition", "{what:one} is {words:state_words}", conditions.Is)
    phrase(
        "condition",
        "{what:one} is a {cards}",
        conditions.IsA,
        also=("{what:one} is an {cards}", "{what:one} was a {cards}"),
    )
    phrase("condition", "{what:one} is not a {cards}", conditions.IsA, non=True)


def _states(book: Phrasebook) -> None:
    """What a card is while something holds: `attacking`, `the subject of a State`."""
    phrase = book.phrase
    for word in ("attacking", "intercepting", "damaged", "turned"):
        phrase("state_word", word, filters.Word, word=word)
        phrase("state_word", f"not {word}", filters.Word, word=word, non=True)
    phrase("state_word", "undamaged", filters.Word, word="damaged", non=True, read_only=True)
    phrase("state_word", "unturned", filters.Word, word="turned", non=True, read_only=True)
    phrase("state_word", "Unique", filters.Word, word="Unique")
    phrase("state_word", "not Unique", filters.Word, word="Unique", non=True)
    phrase("state_word", "face-up", filters.Word, word="revealed", also="revealed")
    phrase(
        "state_word",
        "the subject of a {cards}",
        filters.SubjectOf,
        also=("the subject of one or more {cards:cards_pl}", "the subject of any {cards:cards_pl}"),
    )
    phrase(
        "state_word",
        "not the subject of a {cards}",
        filters.SubjectOf,
        non=True,
        also="not the subject of any {cards:cards_pl}",
    )
    phrase(
        "state_word", "at the location of a {cards}", filters.AtLocationOf, also="at the same location as a {cards}"
    )
    phrase("state_word", "in combat with a {cards}", filters.InterceptingOrAttacked)
    phrase("state_word", "attacking a {cards}", filters.AttackingA, also="attacking {cards:cards_pl}")
    phrase("state_word", "intercepting a {cards}", filters.InterceptingA, also="intercepting {cards:cards_pl}")
    phrase("state_word", "in your front row", filters.InFrontRow)
    phrase("state_word", "in your back row", filters.InFrontRow, back=True)
    phrase("state_word", "in a Faceoff", filters.FacingOff)
    phrase("state_word", "the target of an attack", filters.UnderAttack, also="being attacked")
    book.list_of("state_words", "state_word", "and")
