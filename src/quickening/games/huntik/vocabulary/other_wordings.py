"""Other ways to say what can be said: read, and printed in the wording that is usual here."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.huntik.vocabulary import (
    abilities,
    amounts,
    changes,
    conditions,
    effects,
    filters,
    glossary,
    lasting,
    places,
    turns_and_dice,
)
from quickening.games.huntik.vocabulary.each_player import EachPlayer
from quickening.games.huntik.vocabulary.target_players import OpponentDoes
from quickening.lang.nodes import Change, Condition, Effect, Selection
from quickening.lang.resolve import If, InPlaceOfSeveral, Pay
from quickening.lang.selections import Cards, Chosen, It, Me, targets_in
from quickening.text.phrasebook import Phrasebook

#: What may be done to cards that players choose among their own.
VERBS: dict[str, type[effects.ToCards]] = {
    "KO": effects.KO,
    "stun": effects.Stun,
    "exhaust": effects.Exhaust,
    "eliminate": effects.Eliminate,
    "ready": effects.Ready,
}


def add_other_wordings(book: Phrasebook) -> None:
    """All of it."""
    _cards(book)
    _deeds(book)
    _chosen_by_others(book)
    _bans(book)
    _otherwise(book)


def _cards(book: Phrasebook) -> None:
    phrase = book.phrase
    exactly = "(that's|that are) exactly {zones:n} zone(s|) away from me"
    phrase("qualifier", exactly, filters.Away, read_only=True)
    away = "(that's|that are) {zones:n} zone(s|) away"
    phrase("qualifier", away, filters.Away, read_only=True)
    phrase("qualifier", "(|that's|that are) in combat", filters.In, place=places.CombatZone(), read_only=True)
    for more, less in (("ATK", "DEF"), ("DEF", "ATK")):
        phrase("qualifier", f"with more {more} than {less}", filters.Lopsided, more=more)
    phrase("qualifier", "in any zone", filters.InPlay, read_only=True)
    phrase("qualifier", "named {name}", filters.Named)
    phrase("qualifier", "without an object", filters.WithObject, none=True, also="with no objects")
    for said, results in (("even", (2, 4, 6)), ("odd", (1, 3, 5))):
        for rolled in ("the result is", "you roll"):
            number = f"{rolled} an {said} number"
            phrase("fact", number, turns_and_dice.ResultIs, results=results, read_only=True)


def _deeds(book: Phrasebook) -> None:
    phrase = book.phrase
    back = "and put them back [on top of your deck] in any order"
    phrase("deed", f"look at the top {{count:n}} cards of your deck {back}", glossary.LookAndArrange, read_only=True)
    equal = "add attacks to (this|that|a) combat equal to {times:amount}"
    phrase("deed", equal, effects.AddAttacks, count=1, read_only=True)
    double = "double the attacks of {what:aimed}"
    phrase("deed", double, attacks_doubled, also="double {what:aimed}'s attacks")
    swaps = (
        "swap me with {two:what}",
        "(swap|exchange) (zones|places) with {two:what}",
        "trade places with {two:what}",
    )
    for words in (*swaps, "exchange my zone with {two:aimed}'s zone", "swap my zone with {two:aimed}'s zone"):
        phrase("deed", words, effects.SwapZones, one=Me(), read_only=True)
    phrase("deed", "swap the zones of 2 target {cards:cards_pl}", zones_swapped)
    beside: dict[str, Any] = {"zones": 1, "way": "either", "read_only": True}
    phrase("deed", "put {what} into (any|either) adjacent zone", effects.PutZones, **beside)
    phrase("deed", "put {what} there", effects.PutInto, place=places.ThatZone(), read_only=True)
    extra: dict[str, Any] = {"effects": (effects.ExtraMajorHero(),)}
    phrase("paid", "{cost:deeds_joined} to play an (extra|additional) major hero this round", Pay, **extra)
    phrase("deed", "shuffle me into my owner's deck", glossary.ShuffleIn, what=Me())
    phrase("deed", "shuffle {what} into its owner's deck", glossary.ShuffleIn, read_only=True)


def attacks_doubled(what: Selection) -> effects.AddAttacks:
    """As many attacks again as a hero adds to the combat."""
    return effects.AddAttacks(1, times=amounts.NumberOf(what, "ATK"))


def zones_swapped(cards: Cards) -> effects.SwapZones:
    """`swap the zones of 2 target heroes`: of one and another."""
    return effects.SwapZones(Chosen(cards, target=True), Chosen(cards, target=True, another=True))


def _chosen_by_others(book: Phrasebook) -> None:
    """`Your opponent chooses a hero they control. KO it.`: to choose and to have it done is to do it."""
    for verb, node in VERBS.items():
        done = _Done(node)
        theirs = f"your opponent chooses {{what:of_theirs}}. {verb} (it|that hero)"
        book.phrase("effect", theirs, done.by_opponent)
        book.phrase("effect", f"each player chooses {{what:of_theirs}}. {verb} (them|those heroes)", done.by_each)
    returned = _Done(effects.ReturnToHand)
    theirs = "your opponent chooses {what:of_theirs}. Return (it|that hero) to its owner's hand"
    book.phrase("effect", theirs, returned.by_opponent)
    hands = "to their (owners' hands|owner's hand)"
    book.phrase("effect", f"each player chooses {{what:of_theirs}}. Return those heroes {hands}", returned.by_each)


class _Done:
    """Something that players do to what they choose."""

    def __init__(self, node: type[effects.ToCards]) -> None:
        self.node = node

    def by_opponent(self, what: Selection) -> OpponentDoes:
        return OpponentDoes(self.node(what))

    def by_each(self, what: Selection) -> EachPlayer:
        return EachPlayer(self.node(what))


def _bans(book: Phrasebook) -> None:
    """`can't move or start a combat`, and where heroes can't do so."""
    phrase = book.phrase
    phrase("ban", "start combats", changes.Cannot, what="start a combat", read_only=True)
    phrase("ban", "start combats in {place}", changes.NoCombatIn, read_only=True)
    enemies: dict[str, Any] = {"what": "be targeted by enemies", "read_only": True}
    phrase("ban", "be targeted by enemy heroes or your opponent", changes.Cannot, **enemies)
    phrase("ban", "pick up objects", changes.Cannot, what="pick up objects", also="(have|hold|carry) objects")
    phrase("ban", "use powers", changes.Cannot, what="use powers", also="use its powers")
    phrase("ban", "move into a zone with {cards:one}", changes.KeptFrom)
    book.list_of("bans_or", "ban", "or", ", ", ", or", least=2)
    for category in ("is_always", "am_always", "are_always"):
        phrase(category, "can't {changes:bans_or}", changes.Together, read_only=True)
    for subject, who in (
        ("I", {"what": Me()}),
        ("they", {"what": It("they")}),
        ("{what:everyone}", {}),
        ("{what}", {}),
    ):
        banned = f"{subject} can't {{changes:bans_or}} {{until}}"
        phrase("effect", banned, lasting.GetsAll, **who, read_only=True)
    book.list_of("passives_or", "passive_ban", "or", ", ", ", or", least=2)
    bans = {"KO'd": "be KO'd", "stunned": "be stunned", "targeted": "be targeted", "exhausted": "exhaust"}
    for word, ban in (*bans.items(), ("readied", "ready"), ("moved", "move")):
        phrase("passive_ban", word, changes.Cannot, what=ban)
    phrase("own_change", "I can't be {changes:passives_or}", changes.Together)
    phrase("own_change", "I can't {changes:bans_or}", changes.Together)
    for category in ("is_always", "am_always", "are_always"):
        phrase(category, "can't be {changes:passives_or}", changes.Together, read_only=True)
    for category, ready in (("is_so", "doesn't"), ("are_so", "don't")):
        phrase(category, f"{ready} ready as normal", changes.Cannot, what="ready as normal")
        lose = "loses" if category == "is_so" else "lose"
        phrase(category, f"{lose} unblockable", changes.Blockable)
    for all_ in ("all ", ""):
        within = f"{all_}{{who:kinds_pl}} {{change:are_always}} while in {{place}}."
        phrase("always", within, while_there)


def while_there(who: Cards, change: Change, place: places.Place) -> abilities.AlwaysOn:
    """`enemy heroes can't ready while in my zone`: those that are there."""
    return abilities.AlwaysOn(Cards(who.noun, who.before, (*who.after, filters.In(place)), who.area), change)


def _otherwise(book: Phrasebook) -> None:
    """`Draw a card, or draw 2 cards if I'm in zone 5.`."""
    book.phrase("effect", "{usual:deed}, or {more:deed} if {condition}", more_if)
    either = "if you do, {effects:effect_1}. If you don't, {otherwise:effect_1}"
    book.phrase("effect", either, If, condition=conditions.Did(), read_only=True)
    book.phrase("effect", "{usual:deed}. If {condition}, {more:deed} instead", more_if)
    gets = "{what:aimed} gets {usual:plus} {until}. If {condition}, it gets {more:plus} instead"
    book.phrase("effect", gets, gets_more)


def more_if(usual: Effect, more: Effect, condition: Condition) -> Effect:
    """One thing if something is so, else the usual; to the same card, if that is targeted."""
    what = getattr(usual, "what", None)
    if not isinstance(what, Chosen) or not what.target or targets_in(more):
        return If(condition, (more,), (usual,))
    return InPlaceOfSeveral((effects.Choose(what), If(condition, (more,), (replace(usual, what=It()),))))


def gets_more(what: Selection, usual: Change, more: Change, condition: Condition, until: str) -> Effect:
    """`Target hero gets +2 ATK this round. If it's a Titan, it gets +4 ATK instead.`: the same hero either way."""
    otherwise = If(condition, (effects.Gets(It(), more, until),), (effects.Gets(It(), usual, until),))
    return InPlaceOfSeveral((effects.Choose(what), otherwise))
