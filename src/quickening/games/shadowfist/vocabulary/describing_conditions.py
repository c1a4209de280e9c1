"""The phrases for traits of players and for conditions."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import conditions, filters, filters_combat, filters_place, people, traits
from quickening.games.shadowfist.vocabulary.series import add_filtered
from quickening.lang.selections import It, ThisCard
from quickening.text.phrasebook import Phrasebook


def add_traits(book: Phrasebook) -> None:
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
            traits.Closer,
            **t,
            also=(f"{who}{is_} now closer to victory than you",),
        )
        phrase(
            category,
            f"{who}{is_} as close or closer to victory than you",
            traits.Closer,
            or_equal=True,
            also=(
                f"{who}{is_} now as close or closer to victory than you",
                f"{who}{is_} at least as close to victory as you",
            ),
        )
        phrase(
            category,
            f"{who}{has} Power",
            traits.HasPower,
            also=(f"{who}{has} Power in (his or her|their|your) pool", f"{who}{has} any Power"),
        )
        phrase(
            category,
            f"{who}{has} no Power",
            traits.HasPower,
            none=True,
            also=f"{who}{has} no Power in (his or her|their|your) pool",
        )
        phrase(
            category,
            f"{who}{has} at least {{least:n}} Power",
            traits.HasPower,
            also=(
                f"{who}{has} {{least:n}} or more Power",
                f"{who}{has} {{least:n}} or more Power in (his or her|their|your) pool",
                f"{who}{has} at least {{least:n}} Power in (his or her|their|your) pool",
            ),
        )
        phrase(
            category,
            f"{who}{has} {{number:n}} or more cards in hand",
            traits.HasHand,
            also=f"{who}{has} {{number:n}} or more cards in (their|his or her|your) hand",
        )
        phrase(
            category,
            f"{who}{has} {{number:n}} or fewer cards in hand",
            traits.HasHand,
            fewer=True,
            also=f"{who}{has} {{number:n}} or fewer cards in (their|his or her|your) hand",
        )
        phrase(category, f"{who}{has} more Power than you", traits.HasMorePower)
        phrase(category, f"{who}{has} more {{cards:many_in_pile}} than you", traits.HasMoreIn)
        away = f"{who}{is_} one Feng Shui Site away from victory"
        phrase(category, away, traits.OneSiteAway, also=f"{who}{is_} one Site away from victory")
        phrase(category, f"{who}control{s} only {{cards:cards_pl}}", traits.ControlsOnly)
        also = f"{who}{has} at least {{least:n}} resources each from {{factions:n}} different factions"
        phrase(category, f"{also} in (your|his or her|their) pool", traits.HasFactions, also=also)
        pool = "(your|his or her|their) (resource|) pool"
        kinds = f"{who}{has} at least {{factions:n}} different faction resources in {pool}"
        phrase(category, kinds, traits.HasFactions, least=1, read_only=True)
        same = f"{who}{has} at least {{least:n}} resources of the same type"
        phrase(category, same, traits.HasOfOneType)
        phrase(
            category,
            f"{who}{has} at least {{signs}} in pool",
            traits.HasResources,
            also=(
                f"{who}{has} at least {{signs}} in (his or her|their|your) pool",
                f"{who}{has} {{signs}} in (his or her|their|your) pool",
                f"{who}{has} at least {{signs}} in (his or her|their|your) resource pool",
                f"{who}{has} {{signs}} in (his or her|their|your) resource pool",
                f"{who}{has} {{signs}} resources in (his or her|their|your) pool",
                f"{who}{has} {{signs:signs_and}} in (his or her|their|your) (pool|resource pool)",
            ),
        )
        phrase(
            category,
            f"{who}{has} at least {{least:n}} resources from the same faction in pool",
            traits.HasOneFaction,
            also=f"{who}{has} at least {{least:n}} resources from the same faction in your resource pool",
        )
        phrase(category, f"{who}{has} completed at least {{least:n}} turn(s|)", traits.HasCompleted)
        more = f"{who}{has} more {{cards:cards_pl}} in play than you [do]"
        phrase(category, f"{who}control{s} more {{cards:cards_pl}} than you [do]", traits.ControlsMore, also=more)
        phrase(
            category,
            f"{who}control{s} a {{cards}}",
            traits.ControlsAtLeast,
            also=(
                f"{who}also control{s} a {{cards}}",
                f"{who}control{s} any {{cards:cards_pl}}",
                f"{who}control{s} {{cards:titled}}",
            ),
        )
        phrase(
            category,
            f"{who}control{s} at least {{least:n}} {{cards:cards_pl}}",
            traits.ControlsAtLeast,
            also=f"{who}control{s} {{least:n}} or more {{cards:cards_pl}}",
        )
        phrase(
            category,
            f"{who}control{s} at least {{least:n}} cards that share a designator",
            traits.SharesDesignator,
        )
        phrase(category, f"{who}control{s} {{cards:some_cards}}", traits.ControlsAtLeast, read_only=True)
        rest = "(any other player|each other player|all other players|each opponent)"
        phrase(category, f"{who}control{s} more {{cards:cards_pl}} than {rest}", traits.ControlsMost)
        phrase(category, f"{who}{has} more {{cards:many_in_pile}} than {rest}", traits.HasMostIn)
        alone = f"{who}{has} only one (kind|type) of faction resource in (his or her|their|your) pool"
        phrase(category, alone, traits.OneFaction)
        phrase(category, f"{who}control{s} another {{cards:another}}", traits.ControlsAtLeast, read_only=True)
        phrase(
            category,
            f"{who}control{s} no {{cards:cards_pl}}",
            traits.ControlsAtLeast,
            none=True,
            also=f"{who}(do|does) not control a {{cards}}",
        )


def add_kinds_controlled(book: Phrasebook) -> None:
    """`players who control Edges`: any of them; a number or an article would be read by other words."""
    add_filtered(book, "some_cards", "cards_pl", lambda cards: isinstance(cards.noun, filters.Noun))


def add_having(book: Phrasebook) -> None:
    """`a player with no Power`, `opponents with {chi} in their pools`: traits of whoever has something."""
    pool = "in (his or her|their) (pool|pools|resource pool|resource pools)"
    hand = "in (hand|his or her hand|their hand|their hands)"
    power: tuple[tuple[str, dict[str, Any]], ...] = (
        ("[any] Power", {}),
        ("no Power", {"none": True}),
        ("at least {least:n} Power", {}),
        ("{least:n} or more Power", {}),
    )
    others: tuple[tuple[str, Any, dict[str, Any]], ...] = (
        (f"[at least] {{signs}} {pool}", traits.HasResources, {}),
        (f"{{number:n}} or more cards {hand}", traits.HasHand, {}),
        (f"{{number:n}} or fewer cards {hand}", traits.HasHand, {"fewer": True}),
        (f"cards {hand}", traits.HasHand, {"number": 1}),
        (f"no cards {hand}", traits.HasHand, {"number": 0, "fewer": True}),
        ("more Power than you", traits.HasMorePower, {}),
        (f"at least {{factions:n}} different faction resources {pool}", traits.HasFactions, {"least": 1}),
        (f"only one (kind|type) of faction resource {pool}", traits.OneFaction, {}),
        (f"{{factions:n}} or more different faction resources {pool}", traits.HasFactions, {"least": 1}),
    )
    for category in ("who_trait", "whose_trait"):
        for words, fixed in power:
            also = f"with {words} {pool}"
            book.phrase(category, f"with {words}", traits.HasPower, read_only=True, also=also, **fixed)
        for words, node, fixed in others:
            book.phrase(category, f"with {words}", node, read_only=True, **fixed)


def add_conditions(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("condition", "{it:condition_one}")
    either = ("{one:condition_one}, or if {other:condition_one}", "{one:condition_one}, or {other:condition_one}")
    phrase("condition", "{one:condition_one} or {other:condition_one}", conditions.EitherOf, also=either)
    both = "{one:condition_one}, and {other:condition_one}"
    phrase("condition", "{one:condition_one} and {other:condition_one}", conditions.Both, also=both)
    phrase("condition_one", "you {trait:trait_you}", conditions.OfPlayer, who=people.You())
    phrase(
        "condition_one",
        "any opponent {trait}",
        conditions.OfPlayer,
        who=people.AnyOpponent(),
        also="an opponent {trait}",
    )
    phrase(
        "condition_one",
        "each opponent {trait}",
        conditions.OfPlayer,
        who=people.Opponents(),
        every=True,
        also="all opponents {trait:trait_you}",
    )
    phrase(
        "condition_one",
        "that player {trait}",
        conditions.OfPlayer,
        who=people.ThatPlayer(),
        also=("that opponent {trait}", "he or she {trait}", "they {trait}"),
    )
    phrase("condition_one", "its controller {trait}", conditions.OfPlayer, who=people.ControllerOf(It()))
    phrase(
        "condition_one",
        "there is a {cards} in play",
        conditions.Exist,
        also=("a {cards} is in play", "there are any {cards:cards_pl} in play", "{cards:titled} is in play"),
    )
    phrase("condition_one", "there are {least:n} or more {cards:cards_pl} in play", conditions.Exist)
    phrase("condition_one", "there are no {cards:cards_pl} in play", conditions.Exist, none=True)
    for some in ("you have a", "you have any"):
        kind = "cards_in_pile" if some.endswith(" a") else "many_in_pile"
        phrase("condition_one", f"{some} {{cards:{kind}}}", conditions.Exist, read_only=some.endswith("any"))
    phrase(
        "condition_one",
        "you have at least {least:n} {cards:many_in_pile}",
        conditions.Exist,
        also="you have {least:n} or more {cards:many_in_pile}",
    )
    phrase("condition_one", "you have no {cards:many_in_pile}", conditions.Exist, none=True)
    phrase("condition_one", "there are no {cards:cards_pl}", conditions.Exist, none=True, read_only=True)
    phrase("condition_one", "there is a {cards}", conditions.Exist, read_only=True)
    phrase("condition_one", "you have played a Site this turn", conditions.SitePlayed)
    phrase("condition_one", "it is an opponent's turn", conditions.YourTurn, yours=False)
    phrase("condition_one", "there is an attack", conditions.DuringAttack)
    phrase("condition_one", "it is not so that {condition:condition_not}", conditions.Not)
    phrase("condition_not", "{condition}")
    phrase("condition_one", "it is your turn", conditions.YourTurn, also="during your turn")
    phrase("condition_one", "this is a turn in which {trigger:past}", conditions.SomethingHappened)
    phrase(
        "condition_one",
        "there are {least:n} or more counters on {what:one}",
        conditions.Countered,
        also="{what:one} has {least:n} or more counters",
    )
    phrase(
        "condition_one",
        "there are no counters on {what:one}",
        conditions.Countered,
        none=True,
        also=("{what:one} has no counters",),
    )
    phrase(
        "condition_one",
        "there is at least {least:n} damage on {what:one}",
        conditions.HasDamage,
        also=("{what:one} has at least {least:n} damage", "{what:one} has {least:n} or more damage"),
    )
    phrase("condition_one", "{what:one} has more than {number:n} damage [on it]", _more_damage, read_only=True)
    phrase("condition_one", "{what:one} has damage counters on it", conditions.HasDamage, least=1, read_only=True)
    phrase("condition_one", "a {cards} is the target of an attack", conditions.IsTargetOfAttack)
    phrase("condition_one", "you do", conditions.Did, also="you do so")
    phrase("condition_one", "you have not played a Site this turn", conditions.NoSitePlayed)
    phrase("condition_one", "you paid Power when you played {_own:own}", conditions.WasPaidExtra, _own=ThisCard())
    phrase("condition_one", "it is your Main Shot", conditions.InMainShot)
    phrase("condition_one", "you have not already returned a {title} to play this turn", conditions.WasNotReturned)
    phrase("condition_one", "only one Character is in combat with {what:one}", conditions.OnlyOneFoe)
    phrase("condition_one", "you controlled the subject Character at that time", conditions.SubjectWasYours)
    phrase("condition_one", "played at the location of a {cards}", conditions.PlayedAt)
    phrase("condition_one", "you did not control {what:one}", conditions.DidNotControl)
    phrase("condition_one", "you controlled {what:one}", conditions.DidNotControl, non=True)
    phrase("condition_one", "{what:one} is {words:state_words}", conditions.Is)
    phrase(
        "condition_one",
        "{what:one} is a {cards}",
        conditions.IsA,
        also=("{what:one} is an {cards}", "{what:one} was a {cards}"),
    )
    phrase("condition_one", "{what:one} is not a {cards}", conditions.IsA, non=True)


def add_states(book: Phrasebook) -> None:
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
        filters_place.SubjectOf,
        also=(
            "the subject of one or more {cards:cards_pl}",
            "the subject of any {cards:cards_pl}",
            "the subject of any {cards}",
        ),
    )
    phrase(
        "state_word",
        "not the subject of a {cards}",
        filters_place.SubjectOf,
        non=True,
        also="not the subject of any {cards:cards_pl}",
    )
    phrase(
        "state_word",
        "at the location of a {cards}",
        filters_place.AtLocationOf,
        also="at the same location as a {cards}",
    )
    many = "in combat with {cards:cards_pl}"
    phrase("state_word", "in combat with a {cards}", filters_combat.InterceptingOrAttacked, also=many)
    phrase("state_word", "attacking a {cards}", filters_combat.AttackingA, also="attacking {cards:cards_pl}")
    phrase("state_word", "intercepting a {cards}", filters_combat.InterceptingA, also="intercepting {cards:cards_pl}")
    phrase(
        "state_word",
        "the only attacker",
        filters_combat.AttacksAlone,
        also=("attacking alone", "the only attacking Character"),
    )
    phrase("state_word", "in the front row", filters.Word, word="front-row")
    phrase("state_word", "in the back row", filters.Word, word="front-row", non=True)
    phrase("state_word", "in your front row", filters_place.InFrontRow)
    phrase("state_word", "in your back row", filters_place.InFrontRow, back=True)
    phrase("state_word", "in a Faceoff", filters_combat.FacingOff)
    phrase("state_word", "the target of an attack", filters_combat.UnderAttack, also="being attacked")
    phrase("state_word", "{it:keen_either}")
    for word in ("attacking", "intercepting"):
        phrase("state_word", f"also {word}", filters.Word, word=word, read_only=True)
    book.list_of("state_words", "state_word", "and", "while")


def _more_damage(what: Any, number: int) -> Any:
    return conditions.HasDamage(what, number + 1)
