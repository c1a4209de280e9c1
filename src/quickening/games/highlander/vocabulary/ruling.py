"""What a text says about playing the card itself, and about decks."""

from __future__ import annotations

from quickening.games.highlander.vocabulary import (
    abilities,
    conditions,
)
from quickening.games.highlander.vocabulary.filters import CanBePowerBlock, CanBePowerBlow
from quickening.games.highlander.vocabulary.waiting import BEGINNING
from quickening.lang.nodes import Condition
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook


def add_ruling(book: Phrasebook) -> None:
    """What a text says about playing the card itself, and about decks."""
    _play_rules(book)
    _deck_rules(book)


#: The category of these sentences.
RULE = "play_rule"


def _play_rules(book: Phrasebook) -> None:
    _conjunction(book)
    _asked(book)
    _times(book)
    _numbers(book)
    _kinds(book)
    _opportunities(book)


def _conjunction(book: Phrasebook) -> None:
    """HL1 57-59. What a card is played with, or in place of."""
    phrase, rule = book.phrase, RULE
    ways = tuple(
        f"{head} in conjunction with {a} {{cards}}" for head in ("play", "play this card") for a in ("a", "any")
    )
    phrase(rule, ways[0], abilities.Beside, also=ways[1:])
    blow = "play in conjunction with a Power Blow"
    considered = "play in conjunction with an attack that is considered a Power Blow"
    phrase(rule, blow, abilities.Beside, cards=Cards(CanBePowerBlow()), also=considered)
    block, considered = "play in conjunction with a Power Block", considered.replace("an attack", "a block")
    considered = considered.replace("Power Blow", "Power Block")
    phrase(rule, block, abilities.Beside, cards=Cards(CanBePowerBlock()), also=considered)
    phrase(
        rule,
        "you may play this in conjunction with a {cards}",
        abilities.Beside,
        may=True,
        also="you may play this in conjunction with {cards}",
    )
    phrase(rule, "play in place of an attack", abilities.InPlaceOfAttack)


def _asked(book: Phrasebook) -> None:
    """What has to be so, or to be spent, before a card is played."""
    phrase, rule = book.phrase, RULE
    ways: tuple[str, ...] = ("this attack can only be played if {condition}", "may only be played if {condition}")
    ways += ("you may not play this card unless {condition}", "play only if {condition}")
    phrase(rule, "you may only play this card if {condition}", abilities.OnlyIf, also=ways)
    phrase(rule, "you may not play this card if {condition}", abilities.OnlyIf, unless=True)
    hidden = conditions.All((conditions.InPhase("defense"), conditions.HiddenPending()))
    phrase(
        rule,
        "play this card in your Defense Phase after your opponent plays a Hidden attack",
        abilities.OnlyIf,
        condition=hidden,
        read_only=True,
    )
    phrase(rule, "if {one:condition}, you may play this card if {other:condition}", _only_if_both)
    phrase(rule, "you may play this attack after a {cards}", abilities.PlaysAfter)
    phrase(rule, "this attack may only be played after a {cards}", abilities.OnlyAfter)
    phrase(rule, "you must discard a {pay:cards} to play this card", abilities.OwnCost)


def _times(book: Phrasebook) -> None:
    """When in a turn a card is played."""
    phrase, rule = book.phrase, RULE
    phrase(
        rule,
        "play at the beginning of your turn",
        abilities.OnlyIn,
        phase="beginning",
        also=(
            *(f"{play} during your {name}" for play in ("play", "play this card") for name in BEGINNING),
            "play this card at the beginning of your turn",
        ),
    )
    for phase in ("defense", "attack"):
        name = f"your {phase.capitalize()} Phase"
        ways = (f"play this card during {name}", f"you may only play this card during {name}")
        phrase(rule, f"play during {name}", abilities.OnlyIn, phase=phase, also=ways)


def _numbers(book: Phrasebook) -> None:
    """How many of a card are played, or are in play, and what has to be there with it."""
    phrase, rule = book.phrase, RULE
    for title in ("{title:other_title}", "{_own:own_name}"):
        own = "own" in title
        phrase(
            rule,
            f"you may only play one {title} this turn",
            abilities.OnePerTurn,
            read_only=own,
            also=f"you may only play one {title} per turn",
        )
        phrase(
            rule,
            f"you may only have one {title} in play",
            abilities.OneInPlay,
            read_only=own,
            also=(
                f"you may have only one {title} in play",
                f"you may only have one {title} in play at a time",
                f"you may only have 1 {title} in play",
            ),
        )
    phrase(rule, "you may only play one card of this title in a turn", abilities.OnePerTurn, title="")
    ways = ("you may only have one copy of this card in play", "you may only have one of this card in play")
    phrase(rule, "you may only have one card of this title in play", abilities.OneInPlay, title="", also=ways)
    phrase(
        rule,
        "to play this card you must have {titles:names_and} in play",
        abilities.NeedsInPlay,
        also=(
            "{_own:own_name}: to play this card you must have {titles:names_and} in play",
            "you must have {titles:names_and} in play to play this card",
        ),
    )
    phrase(
        rule,
        "you may have multiple of this card in play",
        abilities.SeveralInPlay,
        also=("you may have multiple {_own:own_name} in play", "you may have multiple {_own:own_plural} in play"),
    )


def _kinds(book: Phrasebook) -> None:
    """What kind of card it is, and the areas chosen for it."""
    phrase, rule = book.phrase, RULE
    phrase(rule, "this is a Standing Defense", abilities.IsKind, kind="Standing Defense")
    ways = ("Cumulative", "this card is Cumulative", "this effect is Cumulative", "this is Cumulative")
    phrase(rule, ways[1], abilities.IsKind, kind="Cumulative", also=(ways[0], *ways[2:]))
    phrase(
        rule,
        "choose whether this attack cannot be blocked or cannot be dodged",
        abilities.BarsOneDefense,
        also="choose if this attack cannot be blocked or cannot be dodged",
    )


def _opportunities(book: Phrasebook) -> None:
    """Attacks in addition to others, Hidden ones, and those of the Disarmed."""
    phrase, rule = book.phrase, RULE
    phrase(rule, "you may play this attack to an area you just blocked", abilities.PlaysWhereBlocked)
    phrase(
        rule,
        "that attack may be played as an additional attack",
        abilities.AsAdditional,
        that=True,
        also="that attack may be played as an additional attack this turn",
    )
    phrase(
        rule,
        "if {condition}, this attack may be played as an additional attack and {change:attack_part}",
        abilities.AsAdditional,
        also="if {condition}, you may play this as an additional attack and it {change:attack_part}",
    )
    unarmed = ("you may play this attack even if Disarmed", "you may play this attack even if you are Disarmed")
    phrase(rule, "you may play this card even if you are Disarmed", abilities.PlaysUnarmed, also=unarmed)
    normal: tuple[str, ...] = ("this attack may be played in addition to your normal attack",)
    normal += tuple(
        f"you may play this attack in addition to your {one}" for one in ("normal attack", "other attacks")
    )
    phrase(rule, "this attack may be played as an additional attack", abilities.AsAdditional, also=normal)
    ways: tuple[str, ...] = ("this card does not count as your Special Card for this turn",)
    ways += ("this card does not count as a Special Card", "this card does not count as your Special Card")
    even = "you may play this card even if you have already played a Special Card this turn"
    phrase(rule, "this card does not count as your Special Card this turn", abilities.Uncounted, also=(*ways, even))
    phrase(
        rule,
        "if {condition}, this attack may be played as an additional attack",
        abilities.AsAdditional,
        also=(
            "if {condition}, you may play this attack as an additional attack",
            "if {condition}, it may be played as an additional attack",
            "this attack may be played as an additional attack if {condition}",
        ),
    )
    phrase(rule, "you may play this attack Hidden", abilities.MayHide, also="this attack may be [played ]Hidden")
    hidden_if = "if {condition}, this attack may be [played ]Hidden"
    phrase(rule, "if {condition}, you may play this attack Hidden", abilities.MayHide, also=hidden_if)


def _only_if_both(one: Condition, other: Condition) -> abilities.OnlyIf:
    """Two conditions for playing a card."""
    return abilities.OnlyIf(conditions.All((one, other)))


#: Sentences that say what the rules do anyway, and how they are put here.
RESTATED = {
    "this card is not removed from play if your opponent regains their feet while it is nullified": (
        "if your opponent regains their feet while this card is nullified, this card is not removed from play in "
        "this case",
    ),
    "declare which phase of your turn you are playing this card in": (
        "declare which phase of your turn that you are playing this card as you play it",
    ),
    "you may attack after this dodge": ("you may attack normally after this dodge", "you may attack after dodging"),
    "costs are paid all the same": ("this card has no effect towards paying a cost to play a card",),
    "this card remains in play until used": ("remains in play until used, then discard",),
    "announce how many cards you will reveal before the first": (
        "you must announce how many cards you intend to draw before you draw the first",
    ),
    "you are considered to have played it": ("treat the effects as if you played that Event",),
}


def _restated(book: Phrasebook) -> None:
    for words, also in RESTATED.items():
        book.phrase("restated", words, abilities.Restated, words=words, also=also)


def _deck_rules(book: Phrasebook) -> None:
    phrase = book.phrase
    _restated(book)
    rule = "deck_rule"
    phrase(
        rule,
        "you may have up to {count:n} Master cards",
        abilities.MasterLimit,
        also=("you may include up to {count:n} Master cards", "you may use up to {count:n} Master cards"),
    )
    phrase(
        rule,
        "you may have up to {count:n} Pre-Game cards",
        abilities.PreGameLimit,
        also=("you may include up to {count:n} Pre-Game cards", "you may only have {count:n} Pre-Game cards"),
    )
    group = "you may include {count:n} {cards:cards_pl} in your deck"
    phrase(rule, "you may include up to {count:n} {cards:cards_pl} in your deck", abilities.GroupLimit, also=group)
    raised = "you may increase the restriction number of one card by {more:n}"
    phrase(rule, raised, abilities.RaiseRestriction)
    phrase(rule, "you may substitute up to {count:n} Basic cards", abilities.Substitutes)
    one = "you may use one non-Reserved Persona Specific card from each Persona"
    phrase(rule, one, abilities.IncludeOneOfEach)
    paired = "you may only use this weapon with another Weapon of Choice"
    phrase(rule, paired, abilities.NeedsOtherWeapon)
    phrase(rule, "you may not include {cards:cards_pl} in your deck", abilities.MayNotInclude)
    size = "your minimum deck size is {size:n} cards, and {each:n} more for each of this card in your deck"
    told = (
        "during deck construction, your minimum deck size is {size:n} cards. For each {_own:own_name} in your deck "
    )
    phrase(rule, size, abilities.MinimumSize, also=told + "this minimum increases by {each:n} cards")
