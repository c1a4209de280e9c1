"""What a text asks: the wordings of conditions."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.vocabulary import conditions
from quickening.games.highlander.vocabulary.filters import WithWord, only
from quickening.games.highlander.vocabulary.subjects import add_alike
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook

#: Conditions about you or your opponent.
_BOTH = {"you": "cond", "opponent": "cond"}


def add_conditions(book: Phrasebook) -> None:
    """Everything that may follow `if`."""
    _standing(book)
    _figures(book)
    _played(book)
    _kinds(book)
    _came_of_it(book)
    _rest(book)
    book.list_of("conds", "cond", "and", ", ", ", and", least=2)
    book.phrase("condition", "{one:cond}")
    book.phrase("condition", "{parts:conds}", conditions.All)


def _alike(book: Phrasebook, template: str, node: Any, also: tuple[str, ...] = (), **fixed: Any) -> None:
    add_alike(book, _BOTH, template, node, also=also, keep_who=True, **fixed)


def _standing(book: Phrasebook) -> None:
    """How players stand: what they have, whether they are armed and on their feet."""
    phrase = book.phrase
    _alike(
        book,
        "S <have|has> a {cards} in play",
        conditions.HasInPlay,
        also=("S <have|has> any {cards:cards_pl} in play",),
    )
    _alike(book, "S <have|has> {cards:titled} in play", conditions.HasInPlay)
    phrase("cond", "{cards:titled} is in play", conditions.HasInPlay, read_only=True)
    _alike(book, "S <have|has> no {cards:cards_pl} in play", conditions.HasInPlay, count=0)
    _alike(book, "S <have|has> {count:n} or more {cards:cards_pl} in play", conditions.HasInPlay)
    for number in ("{count:n}", "at least {count:n}"):
        _alike(book, f"S <have|has> {number} {{cards:cards_pl}} in play", conditions.HasInPlay, read_only=True)
    _alike(book, "S <are|is> Disarmed", conditions.IsDisarmed)
    _alike(book, "S <are|is> armed", conditions.IsDisarmed, armed=True, also=("S <are|is> not Disarmed",))
    _alike(book, "S's weapon is not broken", conditions.IsDisarmed, whole=True)
    _alike(book, "S <are|is> Prone", conditions.IsProne)
    _alike(book, "S <are|is> not Prone", conditions.IsProne, not_=True)
    _alike(book, "S's weapon was broken", conditions.HasBrokenWeapon, also=("S's weapon is broken",))
    phrase("cond", "your opponent is {name}", conditions.OpponentIs)
    phrase("cond", "you have an attack pending", conditions.AttackPending)
    phrase("cond", "your opponent has played a Hidden attack", conditions.HiddenPending)


def _figures(book: Phrasebook) -> None:
    """How much Ability players have, and how many cards in hand."""
    phrase = book.phrase
    _alike(book, "S's Ability is {most:n} or less", conditions.AbilityIs)
    _alike(book, "S's Ability is {least:n} or more", conditions.AbilityIs)
    phrase("cond", "your Ability is lower than your opponent's", conditions.LowerAbility)
    phrase("cond", "your Ability is higher than your opponent's", conditions.LowerAbility, who="opponent")
    for bound in ("{most:n} or fewer", "{least:n} or more"):
        _alike(book, f"S <have|has> {bound} cards in THEIR hand", conditions.HandIs)
    phrase("cond", "you have more {cards:cards_pl} in play than your opponent", conditions.MoreInPlay)
    fewer = ("you have fewer {cards:cards_pl} in play than your opponent",)
    theirs = "your opponent has more {cards:cards_pl} in play than you"
    phrase("cond", theirs, conditions.MoreInPlay, who="opponent", also=fewer)
    phrase("cond", "you have a free hand", conditions.FreeHand)
    phrase("cond", "you have fewer cards in your hand than your opponent", conditions.FewerInHand)
    more = ("you have more cards in your hand than your opponent",)
    theirs = "your opponent has fewer cards in their hand than you"
    phrase("cond", theirs, conditions.FewerInHand, who="opponent", also=more)
    _alike(
        book,
        "S <have|has> no cards in THEIR hand",
        conditions.HandIs,
        most=0,
        also=("S <have|has> no cards in hand",),
    )
    phrase("cond", "you have fewer cards in your hand than your [current ]Ability", conditions.FewerCards)


def _played(book: Phrasebook) -> None:
    """What was played, and when."""
    phrase = book.phrase
    _alike(book, "S played a Power Blow last turn", conditions.PlayedPowerBlow)
    phrase("cond", "you played a Power Blow this turn", conditions.PlayedPowerBlow, now=True)
    phrase("cond", "you played a card titled {title:name} this turn", conditions.PlayedTitle)
    phrase("cond", "you played a card titled {title:name} last turn", conditions.PlayedTitle, now=False)
    phrase("cond", "you do not play a Special Card", conditions.PlayedNoSpecial)
    for now, when in ((True, "this turn"), (False, "last turn")):
        _alike(book, f"S played a {{cards:kind}} {when}", conditions.Played, now=now)
        _alike(book, f"S did not play a {{cards:kind}} {when}", conditions.Played, now=now, not_=True)
        _alike(book, f"S played more than one {{cards:kind}} {when}", conditions.Played, now=now, count=2)
    _alike(book, "S attacked last turn", conditions.Played, cards=only("attack"))
    _alike(book, "S did not attack last turn", conditions.Played, cards=only("attack"), not_=True)


def _kinds(book: Phrasebook) -> None:
    """The kinds of card that may have been played."""
    phrase = book.phrase
    plain = ("block", "dodge", "defense", "Edge", "Event", "Situation", "Object", "Location", "Plot", "Special Card")
    attacks = ("Special Attack", "Ranged Attack", "Basic Attack", "Dirty Trick", "Head Shot")
    for word in (*plain, "Basic Block", "Guard", *attacks):
        value = Cards(WithWord(word)) if word == "Head Shot" else only(word)
        phrase("kind", word, value=value)
        phrase("other_kind", word, value=value)
        phrase("kinds", f"{word}s", value=value)
    phrase("kind", "attack", value=only("attack"))
    phrase("kinds", "attacks", value=only("attack"))


def _came_of_it(book: Phrasebook) -> None:
    """What came of attacks and defenses, and what else happened."""
    phrase = book.phrase
    for word in ("dodge", "block"):
        last = f"the last defense you played this turn was a {word}"
        phrase("cond", last, conditions.LastDefenseWas, type=word, also=f"your last defense was a {word}")
    phrase(
        "cond",
        "your last attack was unsuccessful",
        conditions.LastAttackFailed,
        also="your last attack was not successful",
    )
    phrase(
        "cond",
        "you played a successful attack last turn",
        conditions.HadSuccess,
        also=("you made a successful attack last turn", "one of your attacks was successful last turn"),
    )
    hit = ("your opponent played a successful attack last turn", "your opponent successfully attacked you last turn")
    phrase("cond", "you were successfully attacked last turn", conditions.HadSuccess, who="opponent", also=hit)
    under = "this attack is played from under the {name:weapon_name} Weapon of Choice"
    phrase("cond", under, conditions.PlayedFromUnder)
    phrase("weapon_name", "{name}")
    removed = "your opponent removed one of your Allies from play during their last turn"
    phrase("cond", removed, conditions.RemovedAlly)
    phrase("cond", "your opponent gained Ability during their last turn", conditions.GainedAbility)


def _rest(book: Phrasebook) -> None:
    phrase = book.phrase
    pending = "your opponent has in play any non-Location effects to cause you non-attack damage pending this turn"
    phrase("cond", pending, conditions.DamagePending, also=pending.replace("effects", "effect"))
    for words in ("defense", "attack"):
        phrase("cond", f"it is your {words.capitalize()} Phase", conditions.InPhase, phase=words)
    phrase("cond", "it is a {cards}", conditions.ItIs, also="that card is a {cards}")
    phrase("cond", "it is not a Power Blow", conditions.NoPowerBlow)
    phrase("cond", "this attack is Hidden", conditions.ThisHidden, also="it is played Hidden")
    phrase("cond", "you do", conditions.Did)
    phrase("cond", "you do not", conditions.Did, not_=True)
    stopped = (
        "your opponent has played an attack that is undodgeable or if he has any cards in play which prevent you "
    )
    phrase("cond", stopped + "from playing a dodge from your hand", conditions.UnstoppableOrBarred, type="dodge")
    stopped = "your opponent has played a non-ranged attack that is unblockable or if he has any cards in play which "
    stopped += "prevent you from playing a block from your hand"
    phrase("cond", stopped, conditions.UnstoppableOrBarred, type="block", non_ranged=True)
