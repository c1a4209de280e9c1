"""What is done with cards in play, in words."""

from __future__ import annotations

from quickening.games.highlander.vocabulary import exertion_effects, play_effects
from quickening.games.highlander.vocabulary.filters import Adjective, Noun, only
from quickening.games.highlander.vocabulary.subjects import add_deed
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook


def add_play_effects(book: Phrasebook) -> None:
    """What is done with cards in play."""
    _leaving(book)
    _holding_cards(book)
    _borrowing(book)
    _attacking(book)


def _leaving(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("effect", "remove {what} from play", play_effects.RemoveFromPlay)
    phrase("effect", "remove {what:what_there}", play_effects.RemoveFromPlay, read_only=True)
    for verb in ("discard", "remove"):
        gone = f"your opponent must {verb} {{what:all_there}}"
        phrase("effect", gone, play_effects.RemoveFromPlay, also=f"{gone} from play", read_only=True)
    one = " one of THEIR {cards:cards_pl} from play"
    add_deed(book, "remove|removes", one, play_effects.GiveUp, must=True, who="opponent each")
    add_deed(book, "discard|discards", one, play_effects.GiveUp, must=True, who="opponent each")
    add_deed(book, "discard|discards", " a {cards} from play", play_effects.GiveUp, must=True, who="opponent each")
    ways: tuple[str, ...] = ("remove this card from the game", "remove {_own:own_name} from the game")
    phrase("effect", "remove this card from the game after use", play_effects.RemoveFromGame, also=ways)
    ways = ("return it to your hand", "you may retrieve it", "retrieve this card", "retrieve it")
    phrase("effect", "return this card to your hand", play_effects.ReturnToHand, also=ways[:1] + ways[2:])
    phrase(
        "effect",
        "discard this card from play",
        play_effects.DiscardThis,
        also=("discard this card", "discard {_own:own_name}"),
    )
    phrase("effect", "discard all {_n:n} cards", play_effects.DiscardPlots, _n=3)
    book.list_of("names_and", "name", "and")


def _holding_cards(book: Phrasebook) -> None:
    """HLT 72. Cards under cards."""
    phrase = book.phrase
    phrase("effect", "place all {cards:cards_pl} in your hand under this card", play_effects.CaptureAll)
    phrase("effect", "place {what:some} from your hand under this card", play_effects.CaptureSome)
    top = "your opponent must place the top card of their Endurance under this card"
    phrase(
        "effect", top, play_effects.CaptureTop, also="place the top card of your opponent's Endurance under this card"
    )
    gone = "all captured cards go to their owner's discard pile"
    phrase("effect", gone, play_effects.DiscardHeld, also="the cards underneath are discarded")
    under = "play a {cards} from under this card"
    phrase("effect", under, play_effects.PlayFromUnder, also=under + " as if from your hand")
    store = (
        "either place cards from your hand face down underneath this card or take cards from it and place them in "
    )
    told = "either place cards from your hand facedown underneath {_own:own_name} or take cards from {_own:own_name} "
    told += "and place them in your hand. Each {_own:own_name} can hold up to {most:n} cards"
    phrase("effect", store + "your hand, up to {most:n} cards", play_effects.StoreCards, also=told)


def _borrowing(book: Phrasebook) -> None:
    """What others have is played or done again."""
    phrase = book.phrase
    told = "immediately play any 1 {cards} from your opponent's hand"
    phrase("effect", "play one {cards} from your opponent's hand", play_effects.PlayTheirs, also=told)
    look = "look at the top card of your opponent's Endurance"
    use = "you may use it this turn if it is a {cards} and you discard the top card of your Endurance"
    phrase("effect", f"{look}; {use}", play_effects.BorrowTop)
    for card in ("this card", "that card this turn"):
        told = f"{look}. You may use {card} if you discard the top card of your Endurance"
        phrase("effect", told, play_effects.BorrowTop, cards=only("card"), read_only=True)
        for barred, words in (
            ("Signature", ("non-Signature",)),
            ("Reserved or Signature", ("non-Reserved", "non-Signature")),
        ):
            fits = Cards(Noun("card"), tuple(Adjective(word) for word in words))
            manner = f"{told}. You may not play {barred} cards in this manner"
            phrase("effect", manner, play_effects.BorrowTop, cards=fits, read_only=True)
    ways: tuple[str, ...] = ("duplicate the effects of any {cards} played on your opponent's last turn",)
    ways += ("duplicate the effects of a {cards} played during your opponent's last turn",)
    last = "duplicate the effects of a {cards} your opponent played last turn"
    phrase("effect", last, play_effects.Duplicate, also=ways)
    latest = "duplicate the effects of the last {cards} your opponent played"
    phrase("effect", latest, play_effects.Duplicate, last=True, also=f"{latest} last turn")
    pile = "duplicate the effects of a {cards} in your opponent's discard pile"
    phrase("effect", pile, play_effects.Duplicate, pile=True, also=pile.replace(" a {", " any {"))


def _attacking(book: Phrasebook) -> None:
    """Many attacks at once, and Illusions."""
    phrase = book.phrase
    phrase("effect", "play an Illusion from a Soft Exertion", exertion_effects.ExertForIllusion)
    many = "make a {exertion:n} card Hard Exertion and play up to {count:n} {cards:cards_pl} from it and your hand"
    long = "make a {exertion:n} card Hard Exertion. You may play up to {count:n} {cards:cards_pl} from that Exertion "
    phrase("effect", many, exertion_effects.PlayAttacks, also=long + "and your hand")
    less = long + "and your hand. These attacks are reduced to {damage:n} damage"
    phrase("effect", many + ", reduced to {damage:n} damage", exertion_effects.PlayAttacks, also=less)
    searched = "search your Endurance and play up to {count:n} {cards:cards_pl}"
    phrase("effect", searched, exertion_effects.PlayAttacks, search=True)
