"""What holds: texts that are in force as long as a card is."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.vocabulary import (
    abilities,
    changes,
    conditions,
)
from quickening.games.highlander.vocabulary.filters import Noun, only
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook

#: HLT 57-67. The keywords that may stand before an effect.
KEYWORDS = (
    "ALLOWANCE",
    "BURN",
    "CAPTURE",
    "COST",
    "CUMULATIVE",
    "DISCARD",
    "DRAW",
    "REMOVAL",
    "RESTRICTION",
    "RETRIEVE",
    "REVEAL",
    "TRIGGER",
)


def add_holding(book: Phrasebook) -> None:
    """What holds: texts that are in force as long as a card is."""
    _player_changes(book)
    _granted(book)
    _opponent_changes(book)
    _attack_changes(book)
    _statics(book)


def _player_changes(book: Phrasebook) -> None:
    phrase = book.phrase
    you = "you_change"
    phrase(you, "you may play an additional attack", changes.ExtraAttacks, also="you may play and additional attack")
    phrase(you, "you may play an additional {cards:attack_kind}", changes.ExtraAttacks)
    phrase("attack_kind", "{before:adjectives} attack", Cards, noun=Noun("attack"))
    for word in ("Dirty Trick", "Basic Attack", "Ranged Attack", "Special Attack", "Slash"):
        phrase("attack_kind", word, value=only(word))
    phrase(you, "you may play {count:n} additional attacks", changes.ExtraAttacks)
    phrase(you, "you lose one attack", changes.LostAttacks, also="you lose an attack")
    phrase(you, "you may play another {cards:special_cards}", changes.ExtraSpecials)
    phrase(you, "you may play an additional {cards:special_types}", changes.ExtraSpecials, read_only=True)
    for noun in ("Special Card", "Event", "Plot", "Situation", "Object"):
        phrase("special_types", noun, value=only(noun))
    phrase("special_cards", "{one:special_types}")
    phrase("special_cards", "{one:titled}")
    phrase(you, "you may not play {cards:cards_pl}", changes.CannotPlay, also="you cannot play {cards:cards_pl}")
    phrase(you, "you may not attack", changes.CannotPlay, cards=only("attack"), read_only=True)
    phrase(you, "you may only play or put into play {most:n} Special Cards", changes.SpecialCap)
    phrase(you, "you must make an unmodified Hard Exertion to play a {cards} from your hand", changes.MustExert)
    phrase(you, "you must discard a {pay:cards} to play a {cards} from your hand", changes.MustSpend, from_hand=True)
    phrase(you, "your maximum Ability is increased by {plus:n}", changes.MaximumPlus)
    phrase(you, "your maximum hand size is increased by {plus:n}", changes.HandSizePlus)
    both = ("a Power Blow", "a Power Block")
    phrase(
        you,
        "you may make a {size:n} card Exertion to make or block a Power Blow",
        changes.ExertionSize,
        purposes=both,
        also="if you wish to make or block a Power Blow, you may make a {size:n}-card Exertion to do so",
    )
    phrase(
        you,
        "your Exertions for a Power Blow or a Power Block are of {size:n} cards",
        changes.ExertionSize,
        purposes=both,
        exactly=True,
    )
    phrase(
        you,
        "you may block Power Blows with a {size:card_count} Exertion",
        changes.ExertionSize,
        purposes=("a Power Block",),
        exactly=True,
        also="this weapon allows you to block Power Blows with a {size:card_count} Exertion",
    )
    phrase("card_count", "zero-card", value=0)
    phrase("card_count", "three-card", value=3)
    at_will = "you may increase or decrease by 1 the number of cards you draw when making an Exertion"
    phrase(you, f"{{each}}, {at_will}", changes.ExertionAtWill)
    phrase(
        you,
        "{each}, you may increase or decrease the size of a Hard Exertion you make by one",
        changes.ExertionAtWill,
        read_only=True,
    )
    phrase(
        you,
        "you may attack areas you just blocked",
        changes.AttackBlockedAreas,
        also=("you may attack normally to any area",),
    )
    phrase(you, "you may play {cards:cards_pl} to an area you last blocked", changes.AttackBlockedAreas)
    phrase(you, "you may play {cards:cards_pl} after (playing|) a {dodge:cards}", changes.AttackAfter)
    phrase(you, "you may attack normally after (a|the) {dodge:cards}", changes.AttackAfter)
    phrase(you, "nullify the text on {cards:cards_pl} that you play", changes.TextNullified)
    theirs = "nullify the text on {cards:cards_pl} that your opponent plays"
    phrase(you, theirs, changes.TextNullified, theirs=True)
    phrase(you, "all text on your opponent's Persona is ignored", changes.PersonaIgnored)
    phrase(you, "your cards cannot be nullified by your opponent", changes.CannotBeNullified)
    for keyword in KEYWORDS:
        nullify = f"nullify all {keyword.capitalize()} effects your opponent has in play"
        phrase(you, nullify, changes.KeywordNullified, keyword=keyword)


#: What a player may or may not do: the word that the rules know it by, how it is put, and other ways to put it.
GRANTED: tuple[tuple[str, ...], ...] = (
    ("blocks power blows", "you may block Power Blows without an Exertion"),
    ("sees hidden", "you may look at Hidden attacks"),
    (
        "power blows hide nothing",
        "your opponent's next attack after a Power Blow of yours is not Hidden",
        "if you make a Power Blow, your opponent's next attack is not Hidden",
    ),
    (
        "dodges avoid one",
        "dodges will not avoid multiple attacks you play",
        "dodges will not avoid multiple attacks played",
    ),
    ("blocks avoid one", "blocks will not stop multiple attacks you play"),
    ("skips attack phase", "skip your Attack Phase"),
    ("cannot draw", "you may not draw any cards"),
    ("no head shots", "you may not make Head Shots"),
    (
        "hand protected",
        "your opponent cannot discard cards from your hand or your Endurance",
        "you may nullify any effect by your opponent that would force you to discard cards from your hand or off the "
        "top of your Endurance",
    ),
    (
        "uses improvised weapon",
        "you may use this weapon if you are Disarmed",
        "if you are Disarmed you may use this {_own:own_name}",
    ),
    (
        "ignores bans",
        "any Restriction effects your opponent has in play which would prevent you from playing any Special Card are "
        "nullified",
        "you may ignore the effects of any special card your opponent has in play that prevents you from playing a "
        "special card",
    ),
    ("first attack hidden", "your first attack may be Hidden", "you may make your first attack this turn Hidden"),
    ("damage prevented", "prevent all damage to you"),
    (
        "persona cards barred",
        "they may not play cards that their Persona allowed in their deck",
        "if their persona power allows them additional cards in their deck, they may not play those cards",
    ),
    ("considered disarmed", "you are considered to be Disarmed"),
    ("considered prone", "you are considered to be Prone"),
    ("cannot be disarmed", "you cannot be Disarmed"),
    ("goes first", "you take the first turn"),
    ("ignores all bans", "you may ignore all effects that prevent you from playing cards"),
)


def _granted(book: Phrasebook) -> None:
    for word, wording, *others in GRANTED:
        book.phrase("you_change", wording, changes.Granted, word=word, also=tuple(others))


def _opponent_changes(book: Phrasebook) -> None:
    phrase = book.phrase
    opp = "opp_change"
    spend = "your opponent must discard a {pay:cards} to play a {cards}"
    phrase(opp, f"{spend} from their hand", changes.MustSpend, from_hand=True)
    phrase(opp, spend, changes.MustSpend)
    phrase(
        opp,
        "your opponent must discard a {pay:cards} for each {cards} he wishes to play",
        changes.MustSpend,
        read_only=True,
    )
    phrase(opp, "your opponent may not play any {cards:cards_pl} from their hand", changes.CannotPlay, from_hand=True)
    phrase(
        opp,
        "your opponent may not play any {cards:cards_pl}",
        changes.CannotPlay,
        also="your opponent cannot play any {cards:cards_pl}",
    )
    phrase(opp, "your opponent's maximum hand size is reduced by {plus:minus}", changes.HandSizePlus)
    phrase(opp, "your opponent's maximum hand size is reduced by {plus:minus} {each}", changes.HandSizePlus)
    phrase(opp, "your opponent's maximum Ability is decreased by {plus:minus}", changes.MaximumPlus)
    phrase(opp, "your opponent's Checks to regain their feet are decreased by {plus:minus}", changes.RecoveryChance)
    first = "they must spend a {pay:cards} or choose to lose {or_lose:n} Ability to play the first card from their "
    first += "hand during each of their turns"
    phrase(opp, first, changes.MustSpend, cards=only("card"), from_hand=True, first_only=True)
    more = "your opponent cannot play more attacks during their next turn than you played"
    phrase(
        opp,
        more,
        changes.AttacksLike,
        also="if you play at least one attack during your turn, your opponent cannot "
        "play more attacks than you did during their next turn",
    )
    phrase(
        opp,
        "your opponent may not roll to regain (their|his) weapon",
        changes.Granted,
        word="no recovery",
        also="may not roll to regain (their|his) weapon",
    )
    phrase("each_change", "no player can be Disarmed", changes.Granted, word="cannot be disarmed")
    phrase("each_change", "no {cards:cards_pl} may be played or put into play", changes.CannotPlay, put=True)
    for n in range(1, 10):
        phrase("minus", str(n), value=-n)
    phrase("minus", "one", value=-1, read_only=True)
    phrase("minus", "two", value=-2, read_only=True)


def _attack_changes(book: Phrasebook) -> None:
    phrase = book.phrase
    att = "attack_change"
    for word in changes.ATTACK_WORDS:
        phrase(att, word, changes.AttackWord, word=word)
    phrase(
        att,
        "is a Power Blow of {damage:n} damage",
        changes.PowerDamage,
        also="is now a Power Blow and does {damage:n} damage",
    )
    phrase(att, "does {plus:n} additional damage", changes.DamagePlus)
    phrase(att, "does an additional point of damage", changes.DamagePlus, plus=1, read_only=True)
    phrase(att, "does {damage:n} damage", changes.DoesDamage, also="is reduced to {damage:n} damage")
    phrase(att, "does no damage", changes.DoesDamage, damage=None)
    phrase(att, "may be a Power Blow", changes.MayBePower)
    phrase(att, "is a Special Attack", changes.TurnedInto, also="is now a Special Attack")
    phrase(att, "is a Ranged Attack", changes.TurnedInto, ranged=True, also="is now a Ranged Attack")
    phrase(att, "may be made a Head Shot", changes.Marked, word="may be a head shot")
    against = "costs your opponent a {pay:cards} for each {cards} from hand that defends it"
    phrase(att, against, changes.DefendersCost)
    phrase(att, "cannot be defended with a {cards} from hand", changes.DefendersBan)
    book.list_of("attack_changes", att, "and", least=2)
    phrase("attack_part", "{change:attack_change}")
    phrase("attack_part", "{parts:attack_changes}", changes.Several)
    phrase(
        "attack_part",
        "cannot be blocked or dodged",
        read_only=True,
        value=changes.Several((changes.AttackWord("cannot be blocked"), changes.AttackWord("cannot be dodged"))),
    )
    plural = "attacks_change"
    phrase(plural, "do {plus:n} additional damage", changes.DamagePlus)
    phrase(plural, "do an additional point of damage", changes.DamagePlus, plus=1, read_only=True)
    phrase(
        plural,
        "do {plus:minus} less damage, but at least {least:n}",
        changes.DamagePlus,
        also="do {plus:minus} less damage. This will not reduce an attack's damage to less than {least:n}",
    )
    phrase(plural, "do {plus:minus} less damage", changes.DamagePlus)
    phrase(plural, "do {damage:n} damage", changes.DoesDamage)
    defense = "defense_change"
    phrase(defense, "can defend attacks that cannot be (blocked|dodged)", changes.Marked, word="overcomes")
    phrase(defense, "is a Power Block", changes.IsPowerBlock)


def _statics(book: Phrasebook) -> None:
    phrase = book.phrase
    static = abilities.Static
    phrase("static", "{change:you_change}", static)
    phrase("static", "{change:opp_change}", static, who="opponent")
    phrase("static", "{change:each_change}", static, who="each")
    phrase("static", "this attack {change:attack_part}", static, who="this", also="it {change:attack_part}")
    phrase("static", "that attack {change:attack_part}", static, who="that")
    phrase(
        "static",
        "this defense {change:defense_change}",
        static,
        who="this",
        also="this block {change:defense_change}",
    )
    phrase(
        "static",
        "that defense {change:defense_change}",
        static,
        who="that",
        also=("that block {change:defense_change}", "that dodge {change:defense_change}"),
    )
    phrase(
        "static",
        "your {cards:cards_pl} {change:attacks_change}",
        static,
        also=(
            "all {cards:cards_pl} you play {change:attacks_change}",
            "any of your successful {cards:cards_pl} {change:attacks_change}",
        ),
    )
    phrase("static", "{change:you_change} during your turn", static, read_only=True)
    phrase("static", "your opponent's {cards:cards_pl} {change:attacks_change}", static, who="opponent")
    _freed(book)
    _against(book)
    phrase("static", "if {condition}, {change:you_change}", static)
    phrase("static", "if {condition}, {change:opp_change}", static, who="opponent")
    phrase("static", "if {condition}, this attack {change:attack_part}", static, who="this")
    phrase(
        "static",
        "your cards cannot be nullified during your turn by your opponent",
        static,
        change=changes.CannotBeNullified(),
        condition=conditions.YourTurn(),
    )
    for phase in ("defense", "attack"):
        ignoring = f"during your {phase} phase, {{change:you_change}}"
        phrase("static", ignoring, static, condition=conditions.InPhase(phase))


def _freed(book: Phrasebook) -> None:
    """Bans, costs and limits that a defense, or the card played with it, does away with."""
    phrase = book.phrase
    static = abilities.Static
    nullify = "nullify any Restriction effects your opponent has in play which would prevent you (from|form) playing "
    free = changes.Marked("ignores bans")
    for who in ("this", "that"):
        kinds = ("defense", "block", "dodge")
        tail = " from your hand" if who == "this" else ""
        wordings = tuple(f"{nullify}{who} {kind}{tail}" for kind in kinds)
        phrase("static", wordings[0], static, who=who, change=free, also=wordings[1:])
    ignore = "you may ignore any effect in play by your opponent which would prevent "
    several = changes.Marked("ignores single")
    for first, kind in enumerate(("defense", "block", "dodge")):
        once: dict[str, Any] = {"read_only": True} if first else {}
        phrase(
            "static",
            f"{ignore}or restrict you from playing that {kind}",
            static,
            who="that",
            change=changes.Marked("ignores bans"),
            read_only=True,
        )
        phrase(
            "static",
            f"{ignore}that {kind} from defending multiple attacks",
            static,
            who="that",
            change=several,
            **once,
        )
        phrase(
            "static",
            f"you may ignore any cost required to play that {kind}",
            static,
            who="that",
            change=changes.Marked("ignores costs"),
            **once,
        )


def _against(book: Phrasebook) -> None:
    """What it takes to defend against an attack, with the opponent as subject."""
    phrase = book.phrase
    static = abilities.Static
    for who in ("this", "that"):
        for tail in (f"to defend {who} attack", f"against {who} attack"):
            cost = f"your opponent must discard a {{change:paid_for}} {tail}"
            phrase("static", cost, static, who=who, read_only=True)
        ban = f"your opponent cannot play a {{change:banned}} from their hand against {who} attack"
        phrase("static", ban, static, who=who, read_only=True)
    phrase("paid_for", "{pay:cards} to play a {cards} from their hand", changes.DefendersCost)
    phrase("banned", "{cards}", changes.DefendersBan)
