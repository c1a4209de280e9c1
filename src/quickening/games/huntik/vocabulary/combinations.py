"""Deeds put together: by one player after another, by two cards, as many as there were, or more of it instead."""

from __future__ import annotations

from quickening.games.huntik.vocabulary import amounts, card_effects, effects
from quickening.games.huntik.vocabulary.each_player import EachDraws, EachPlayer
from quickening.games.huntik.vocabulary.filters import Noun, Word
from quickening.games.huntik.vocabulary.glossary import ShuffleHandIntoDeck, Unless
from quickening.games.huntik.vocabulary.lasting import GetsX
from quickening.games.huntik.vocabulary.target_players import OpponentDoes, PlayerDoes, RoleDoes
from quickening.lang import resolve
from quickening.lang.nodes import Condition, Effect, Selection
from quickening.lang.selections import Cards, Chosen, It, Me
from quickening.text.phrasebook import Phrasebook

#: What was done to cards, and to what "this way" may refer.
DONE: dict[str, type[Effect]] = {
    "exhausted": effects.Exhaust,
    "readied": effects.Ready,
    "eliminated": effects.Eliminate,
    "KO'd": effects.KO,
    "stunned": effects.Stun,
    "returned": effects.ReturnToHand,
    "discarded": card_effects.Discard,
}


def add_combinations(book: Phrasebook) -> None:
    """All of it."""
    _players(book)
    _that_many(book)
    _instead(book)
    _doubled(book)
    moving = "move a {name} counter from {one:what} to {two:what}"
    book.phrase("deed", moving, effects.MoveCounters)
    book.phrase("deed", "move all counters from {one:what} to {two:what}", effects.MoveCounters, all=True)
    named = "move all {name} counters from {one:what} to {two:what}"
    book.phrase("deed", named, effects.MoveCounters, all=True)


def _players(book: Phrasebook) -> None:
    """`target player discards 2 cards, then draws a card`, `each player draws 2 cards, then discards a card`."""
    phrase = book.phrase
    phrase("does", "{deed:each_does}")
    phrase("does", "{deed:player_draws}")
    book.list_of("does_two", "does", ", then", "and", "and then", least=2)
    phrase("does_all", "{effects:does_two}", resolve.Sequence)
    phrase("effect", "{who:target_player} {deed:does_all}", PlayerDoes)
    phrase("effect", "your opponent {deed:does_all}", OpponentDoes)
    roles = (("lead", "the lead player"), ("defending", "the defending player"), ("controller", "its controller"))
    for who, words in roles:
        phrase("effect", f"{words} {{deed:does_all}}", RoleDoes, who=who)
    phrase("each_in_turn", "draws a card", EachDraws)
    phrase("each_in_turn", "draws {count:n} cards", EachDraws)
    phrase("each_in_turn", "{deed:each_does}", EachPlayer)
    book.list_of("each_two", "each_in_turn", ", then", "and then", least=2)
    phrase("effect", "each player {effects:each_two}", resolve.Sequence)
    phrase("player_draws", "shuffles (their|his or her) hand into (their|his or her) deck", ShuffleHandIntoDeck)
    phrase("player_draws", "shuffles (their|his or her) deck", card_effects.ShuffleDeck)
    milling = "of (their|his or her) deck into (their|his or her) discard pile"
    phrase("each_does_else", f"puts the top card {milling}", card_effects.Mill, count=1)
    phrase("each_does_else", f"puts the top {{count:n}} cards {milling}", card_effects.Mill)
    phrase("each_does", "returns {what:of_theirs} to its owner's hand", effects.ReturnToHand)
    for rank in ("", "major ", "minor "):
        friendly = Chosen(Cards(Noun(f"{rank}hero"), (Word("friendly"),)))
        phrase("of_theirs", f"a {rank}hero they control", value=friendly, read_only=rank != "")
    they = "{effects:opponent_does} unless they {deed:simple}"
    phrase("unless", they, Unless, who="opponent")
    book.list_of("opponent_does", "opponent_deed")
    phrase("opponent_deed", "your opponent {deed:each_does}", OpponentDoes)


def _that_many(book: Phrasebook) -> None:
    """`Exhaust any number of friendly heroes. Draw that many cards.`."""
    phrase = book.phrase
    many = amounts.ThatMany()
    phrase("deed", "draw that many cards", card_effects.Draw, times=many)
    phrase("deed", "add that many attacks to (this|that) combat", effects.AddAttacks, count=1, times=many)
    removing = "remove that many enemy attacks from (this|that) combat"
    phrase("deed", removing, effects.RemoveAttacks, count=1, times=many)
    phrase("from_hand", "any number of {cards:hand_cards_pl}", Chosen, least=0, most=-1)
    phrase("from_hand", "up to {most:n} {cards:hand_cards_pl}", Chosen, least=0)
    for done in DONE:
        noun = "card" if done == "discarded" else "hero"
        phrase("each", f"for each {noun} {done} this way", amounts.ThatMany, done=done)
        for other in ("card", "token", "Titan", "Seeker", "minor hero", "major hero", "enemy hero", "friendly hero"):
            said = f"for each {other} {done} this way"
            phrase("each", said, amounts.ThatMany, done=done, read_only=True)


def _instead(book: Phrasebook) -> None:
    """`Add 2 attacks to this combat. If it's round 5 or later, add 4 attacks instead.`."""
    phrase = book.phrase
    for verb, noun, where, meaning in (
        ("add", "attack", "to", attacks_added),
        ("remove", "enemy attack", "from", attacks_removed),
    ):
        usual = f"{verb} {{usual:n}} {noun}(s|) {where} this combat"
        for said in ("", f" {noun}s", f" {noun}s {where} this combat"):
            phrase("effect", f"{usual}. If {{condition}}, {verb} {{more:n}}{said} instead", meaning)
    more = "If {condition}, draw {more:n} [cards] instead"
    phrase("effect", f"draw a card. {more}", cards_drawn, usual=1)
    phrase("effect", f"draw {{usual:n}} cards. {more}", cards_drawn)


def attacks_added(condition: Condition, usual: int, more: int) -> resolve.If:
    """So many, or more where a condition holds: as it is printed, it says which in each case."""
    return resolve.If(condition, (effects.AddAttacks(more),), (effects.AddAttacks(usual),))


def attacks_removed(condition: Condition, usual: int, more: int) -> resolve.If:
    return resolve.If(condition, (effects.RemoveAttacks(more),), (effects.RemoveAttacks(usual),))


def cards_drawn(condition: Condition, usual: int, more: int) -> resolve.If:
    return resolve.If(condition, (card_effects.Draw(more),), (card_effects.Draw(usual),))


def _doubled(book: Phrasebook) -> None:
    """`Double my ATK this round`: it gets as much again as it has."""
    for number, doubled in (("ATK", doubled_attack), ("DEF", doubled_defense)):
        book.phrase("deed", f"double my {number} {{until}}", doubled, what=Me())
        book.phrase("deed", f"double {{what:aimed}}'s {number} {{until}}", doubled)


def doubled_attack(what: Selection, until: str) -> GetsX:
    return GetsX(what, amounts.NumberOf(Me() if isinstance(what, Me) else It(), "ATK"), atk=1, until=until)


def doubled_defense(what: Selection, until: str) -> GetsX:
    return GetsX(what, amounts.NumberOf(Me() if isinstance(what, Me) else It(), "DEF"), defense=1, until=until)
