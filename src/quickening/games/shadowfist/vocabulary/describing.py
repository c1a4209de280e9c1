"""The words after the noun, amounts, traits of players, and conditions."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import amounts, conditions, filters, people
from quickening.games.shadowfist.vocabulary.kinds import Number
from quickening.games.shadowfist.vocabulary.rarer_effects import FightsNear
from quickening.games.shadowfist.vocabulary.selections import AttackTarget, Spent, Subject, Targets
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
        _qualifiers(book, f"qualifier_{ending}", ("that is", "that are")[number], ("that are", "that is")[number])
        _more_qualifiers(
            book, f"qualifier_{ending}", ("that is", "that are")[number], ("that are", "that is")[number]
        )
        _endings(book, f"ending_{ending}", ("that is", "that are")[number], ("that are", "that is")[number])
    _amounts(book)
    _sums(book)
    _traits(book)
    _conditions(book)
    _states(book)


def _qualifiers(book: Phrasebook, q: str, is_: str, other: str) -> None:
    phrase = book.phrase
    phrase(
        q,
        "you control",
        filters.Controlled,
        by=people.You(),
        also=("under your control", "controlled by you", "of yours", "that you control"),
    )
    phrase(
        q,
        "controlled by an opponent",
        filters.Controlled,
        by=people.AnyOpponent(),
        also=(
            "controlled by opponents",
            "controlled by any opponent",
            "an opponent controls",
            "opponents control",
            "controlled by your opponents",
        ),
    )
    phrase(
        q,
        "that player controls",
        filters.Controlled,
        by=people.ThatPlayer(),
        also=(
            "that opponent controls",
            "he or she controls",
            "controlled by that opponent",
            "controlled by that player",
            "controlled by the target",
            "target controls",
            "the target controls",
            "controlled by target",
            "they control",
        ),
    )
    phrase(
        q,
        "controlled by the player who played that Event",
        filters.Controlled,
        by=people.ThatPlayer(),
        read_only=True,
    )
    phrase(
        q, "controlled by the player who played the Event", filters.Controlled, by=people.ThatPlayer(), read_only=True
    )
    phrase(q, "you do not control", filters.NotControlled, by=people.You())
    phrase(q, "you own", filters.Owned, by=people.You(), also="owned by you")
    phrase(q, "that player owns", filters.Owned, by=people.ThatPlayer())
    phrase(
        q,
        "at this location",
        filters.At,
        what=ThisCard(),
        also=(
            "at its location",
            "at {_own:own}'s location",
            "at their location",
            "at his location",
            "at her location",
            "at this Site's location",
            "at this card's location",
        ),
    )
    phrase(
        q,
        "at subject's location",
        filters.At,
        what=Subject(),
        also=("at subject Character's location", "at subject Site's location"),
    )
    phrase(q, "at target's location", filters.At, what=Targets())
    phrase(
        q,
        "at that location",
        filters.AtThatPlace,
        also=(
            "at its last location",
            "at their last location",
            "there",
            "at target location",
            "at that card's location",
            "at that card's last location",
            "at this card's last location",
            "at the location of the attack",
            "at the vehicle's last location",
        ),
    )
    phrase(
        q,
        "at the location of the target of this card's attack",
        filters.At,
        what=AttackTarget(ThisCard()),
        also="at the location of the target of its attack",
    )
    phrase(q, "in your front row", filters.InFrontRow)
    phrase(q, "in your back row", filters.InFrontRow, back=True)
    phrase(q, "on {what:one}", filters.On, also=("{what:own} is the subject of", "that {what:own} is the subject of"))
    phrase(q, "controlled by {what:own}'s owner", _owned, read_only=True)
    phrase(q, "controlled by the owner of {what:own}", filters.ControlledByOwner)
    phrase(q, "that was an attacker in that attack", filters.WasAttacker, also="that were attackers in that attack")
    phrase(
        q,
        "other than {what:one}",
        filters.OtherThan,
        also=("except {what:one}", ", except {what:one}", "except the {what:one}", ", other than {what:one}"),
    )
    phrase(q, "attacking {what:one}", filters.Attacking, also=f"({is_}|{other}) attacking {{what:one}}")
    phrase(q, "intercepting {what:one}", filters.InterceptingIt, also=f"({is_}|{other}) intercepting {{what:one}}")
    phrase(q, "in combat with {what:one}", filters.InCombatWith)
    phrase(q, "of the same type", filters.SameType, what=Spent())
    phrase(q, "that would damage it or remove it from play", filters.Harmful)
    phrase(
        q,
        "controlled by the player whose card inflicted the damage",
        filters.Controlled,
        by=people.ThatPlayer(),
        read_only=True,
    )


def _owned(what: Any) -> Any:
    return filters.ControlledByOwner(what)


def _more_qualifiers(book: Phrasebook, q: str, is_: str, other: str) -> None:
    phrase = book.phrase
    for how in ("or less", "or more"):
        extra = ("or greater", "or higher") if how == "or more" else ("or lower", "or fewer")
        base = "with (a|) {what:figure} of {amount:amt}"
        also = tuple(f"{base} {word}" for word in extra)
        phrase(
            q,
            f"with a {{what:figure}} of {{amount:amt}} {how}",
            filters.WithNumber,
            how=how,
            also=(
                f"with {{what:figure}} of {{amount:amt}} {how}",
                f"with {{what:figure}} {{amount:amt}} {how}",
                f"whose {{what:figure}} is {{amount:amt}} {how}",
                f"with {{amount:amt}} {how} {{what:figure}}",
                *also,
            ),
        )
    phrase(q, "with a {what:figure} of {amount:amt}", filters.WithNumber, also="with {what:figure} of {amount:amt}")
    phrase(q, f"{is_} attacking", filters.Word, word="attacking", also=f"{other} attacking")
    phrase(q, f"{is_} intercepting", filters.Word, word="intercepting", also=f"{other} intercepting")
    phrase(q, f"{is_} not attacking", filters.Word, word="attacking", non=True, also=f"{other} not attacking")
    phrase(q, f"{is_} damaged", filters.Word, word="damaged", also=f"{other} damaged")
    phrase(q, f"{is_} turned", filters.Word, word="turned", also=f"{other} turned")
    phrase(q, f"{is_} unturned", filters.Word, word="turned", non=True, also=f"{other} unturned")
    phrase(q, f"{is_} Unique", filters.Word, word="Unique", also=f"{other} Unique")
    phrase(q, f"{is_} not Unique", filters.Word, word="Unique", non=True)
    phrase(q, "that is a foundation", filters.Word, word="foundation", read_only=True)
    phrase(q, f"{is_} not a foundation", filters.Word, word="foundation", non=True)
    for one in ("Unique", "Limited"):
        for two in ("Unique", "Limited"):
            if one != two:
                words = (filters.Word(one, non=True), filters.Word(two, non=True))
                phrase(q, f"{is_} neither {one} nor {two}", filters.BothOf, words=words)
    phrase(
        q,
        f"{is_} the target of an attack",
        filters.UnderAttack,
        also=(f"{other} the target of an attack", f"{is_} being attacked", f"{other} being attacked"),
    )
    phrase(q, f"{is_} not being attacked", filters.UnderAttack, non=True, also=f"{other} not being attacked")
    phrase(q, f"{is_} about to enter combat", filters.InCombat, also=f"{other} about to enter combat")
    phrase(q, f"{is_} about to enter combat with a Character with a higher Fighting", filters.AgainstHigher)
    phrase(
        q,
        "with a {what:figure} no greater than {amount:amt}",
        filters.WithNumber,
        how="or less",
        read_only=True,
        also="with {what:figure} no greater than {amount:amt}",
    )
    phrase(q, "with {word:bold_word}", filters.WithBold)
    phrase(q, "with Fighting no lower than {less:n} less than yours", FightsNear)
    phrase(
        q,
        "requiring no resources",
        filters.ManyResources,
        provided=False,
        none=True,
        also="that (requires|require) no resources",
    )
    phrase(
        q,
        "providing no resources",
        filters.ManyResources,
        provided=True,
        none=True,
        also="that (provides|provide) no resources",
    )
    phrase(
        q,
        "providing more than {more_than:n} resource(s|)",
        filters.ManyResources,
        provided=True,
        also="that (provides|provide) more than {more_than:n} resource(s|)",
    )
    phrase(
        q,
        "requiring more than {more_than:n} resource(s|)",
        filters.ManyResources,
        provided=False,
        also="that (requires|require) more than {more_than:n} resource(s|)",
    )
    phrase(q, "without {word:bold_word}", filters.WithBold, non=True)
    phrase(q, "with at least {amount:n} damage", filters.WithDamage, also="that has at least {amount:n} damage")
    phrase(q, "with one or more counters on it", filters.WithCounters)
    phrase(q, "requiring {sign}", filters.Requiring, also="that (requires|require) {sign}")
    phrase(q, "requiring resources", filters.Requiring, also="that (requires|require) resources")
    phrase(q, "providing {sign}", filters.Providing, also="that (provides|provide) {sign}")
    phrase(q, "providing resources", filters.Providing, also="that (provides|provide) resources")
    phrase(q, "with the chosen designator", filters.WithNamedDesignator, also=("with that designator",))
    phrase(
        q,
        "requiring the chosen resource",
        filters.RequiringNamed,
        also=("that (requires|require) that resource", "that (requires|require) the chosen resource"),
    )
    phrase(q, "with exactly {count:n} designators in (their|its) title", filters.WithDesignatorCount)
    phrase(
        q,
        f"{is_} a legal subject for {{state:one}}",
        filters.LegalSubject,
        also=(f"{other} legal subjects for {{state:one}}"),
    )
    phrase(q, f"{is_} a legal subject for the State", filters.LegalSubject, state=It("that State"), read_only=True)


def _endings(book: Phrasebook, q: str, is_: str, other: str) -> None:
    """Words with a description of other cards in them: nothing may follow that would be about the first ones."""
    phrase = book.phrase
    phrase(
        q,
        f"{is_} the subject of a {{cards}}",
        filters.SubjectOf,
        also=(
            f"{other} the subject of a {{cards}}",
            f"{is_} the subject of one or more {{cards:cards_pl}}",
            f"{other} the subject of one or more {{cards:cards_pl}}",
            f"{is_} the subject of {{cards:cards_pl}}",
            f"{other} the subject of {{cards:cards_pl}}",
            f"{is_} the subject of any {{cards}}",
        ),
    )
    phrase(
        q,
        f"{is_} not the subject of a {{cards}}",
        filters.SubjectOf,
        non=True,
        also=(
            f"{other} not the subject of a {{cards}}",
            f"{is_} not already the subject of a {{cards}}",
            f"{is_} not the subject of any {{cards:cards_pl}}",
        ),
    )
    phrase(
        q,
        "controlled by an opponent {trait:who_trait}",
        filters.ControlledBySuch,
        also="controlled by opponents {trait:whose_trait}",
    )
    phrase(
        q,
        "controlled by a player {trait:who_trait}",
        filters.ControlledBySuch,
        anyone=True,
        also="controlled by players {trait:whose_trait}",
    )
    phrase(q, "at the location of a {cards}", filters.AtLocationOf, also=("at the same location as a {cards}",))
    phrase(q, "on a {cards}", filters.OnA)
    phrase(q, "on {cards:cards_pl}", filters.OnA, read_only=True)
    phrase(
        q,
        "attacking a {cards}",
        filters.AttackingA,
        also=("attacking {cards:cards_pl}", f"({is_}|{other}) attacking a {{cards}}"),
    )
    phrase(q, "intercepting a {cards}", filters.InterceptingA, also="intercepting {cards:cards_pl}")
    phrase(
        q,
        "other than a {cards:bare}",
        filters.OtherThanA,
        also=("other than {cards:bare}", "other than {cards:bare_pl}", "except {cards:bare_pl}"),
    )
    phrase(q, "with the same title as a {cards}", filters.SharesWith)


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
