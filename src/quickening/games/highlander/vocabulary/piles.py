"""What is done with hands and piles, in words."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.state import DISCARD, ENDURANCE
from quickening.games.highlander.vocabulary import amounts, discard_effects, drawing_effects, pile_effects
from quickening.games.highlander.vocabulary.bringing import PutFrom
from quickening.games.highlander.vocabulary.filters import SameTitle, only
from quickening.games.highlander.vocabulary.subjects import add_deed
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook

MANY = 99


def add_pile_effects(book: Phrasebook) -> None:
    """What is done with hands and piles."""
    _drawing(book)
    _discarding(book)
    _burning(book)
    _shuffling(book)
    _looking(book)
    _retrieving(book)
    _for_good(book)
    _top_discards(book)
    _whole_piles(book)


def _drawing(book: Phrasebook) -> None:
    phrase = book.phrase
    draw = drawing_effects.Draw
    for source in ("", " from THEIR Endurance"):
        for tail in ("", " {each}"):
            add_deed(book, "draw|draws", f" {{amount:a_card}}{source}{tail}", draw)
    phrase("effect", "draw up to {amount:n} cards", draw, who="you", up_to=True)
    as_many = tuple(f"as many cards as you {did}" for did in ("discarded", "removed", "returned"))
    as_many += ("a number of cards equal to the number of cards discarded",)
    for many in ("that many cards", "an equal number of cards", "the same number of cards", *as_many):
        add_deed(book, "draw|draws", f" {many}", draw, amount=1, each=amounts.JustDone(), told=True)
    until = "cards until S <have|has> as many cards in THEIR hand as THEIR Ability"
    add_deed(book, "draw|draws", f" {until}", drawing_effects.DrawUp, told=True)
    for number, many in enumerate(("cards equal to", "a number of cards equal to")):
        add_deed(book, "draw|draws", f" {many} THEIR Ability", drawing_effects.DrawAbility, told=bool(number))
    until = "cards until S <have|has> {held:n} cards in THEIR hand"
    add_deed(book, "draw|draws", f" {until}", drawing_effects.DrawUp)
    add_deed(book, "draw|draws", " up to {held:n} cards in THEIR hand", drawing_effects.DrawUp, told=True)
    for up in ("back up to", "up to"):
        add_deed(book, "draw|draws", f" {up} THEIR Ability", drawing_effects.DrawUp)
    phrase("effect", "replace them from your Endurance", draw, amount=1, each=amounts.JustDone(), read_only=True)
    total = (
        "when you play {_own:own_name}, total the number of {_own:own_name} Plots in play by all players. After you "
    )
    total += "play this card, "
    own = amounts.InPlay(Cards(SameTitle()))
    drawn = "draw a card from your Endurance for each {_own:own_name} in play"
    phrase("effect", total + drawn, draw, amount=1, each=own, read_only=True)
    burned = "your opponent must take 1 card from the top of (his|their) Endurance and place it in "
    burned += "(his|their) discard pile "
    phrase(
        "effect", total + burned + "for each {_own:own_name} in play", discard_effects.Burn, each=own, read_only=True
    )
    lost = "your opponent must discard {what:some} for each {_own:own_name} in play"
    phrase("effect", total + lost, discard_effects.DiscardCards, each=own, read_only=True)


def _discarding(book: Phrasebook) -> None:
    phrase = book.phrase
    discard = discard_effects.DiscardCards
    whole = amounts.Some(only("card"), MANY)
    add_deed(book, "discard|discards", " THEIR hand", discard, must=True, what=whole)
    for tail in ("", " {each}"):
        for source in (" from THEIR hand", "", " in THEIR hand", " in THEIR hands", " from THEIR hands"):
            add_deed(book, "discard|discards", f" {{what:some}}{source}{tail}", discard, must=True)
    add_deed(book, "choose and discard|chooses and discards", " {what:some}", discard, told=True)
    _by_size(book)
    same = "your opponent must discard the same number of cards from their hand"
    told = "force your opponent to discard the same number of cards from his hand at the beginning of his next turn"
    one = amounts.Some(only("card"))
    phrase("effect", same, discard, what=one, each=amounts.SameNumber(), also=told)
    from_it = "discard {what:some} from it"
    phrase("effect", "discard {what:some} from your opponent's hand", discard_effects.DiscardTheirs, also=from_it)
    found = "look at your opponent's hand and discard {what:some} found there"
    phrase("effect", found, discard_effects.DiscardTheirs, look=True)
    take = found + "; if it is a {or_take:cards}, you may put it into play under your control instead"
    told = found + ". If that card is a {or_take:cards}, you may instead put it into play under your control"
    phrase("effect", take, discard_effects.DiscardTheirs, look=True, also=told)
    chance = "choose {count:n} cards at random from your opponent's hand"
    told = (
        f"{chance}. After looking at them, place one of them at the bottom of his Endurance. Return the rest to your "
    )
    below = f"{chance}, look at them and place one of them at the bottom of their Endurance"
    phrase("effect", below, pile_effects.RandomToBottom, also=told + "opponent's hand")
    for where, bottom in (("on top of", False), ("at the bottom of", True)):
        instead = f"place the discarded card {where} your Endurance"
        phrase("effect", instead, discard_effects.PlaceDiscardedInstead, bottom=bottom)
        for what in ("it", "those cards", "some or all of those cards"):
            told = f"place {what} {where} your Endurance"
            phrase("place_discarded", told, discard_effects.PlaceDiscardedInstead, bottom=bottom)
    for where, bottom in (("on top", False), ("at the bottom", True)):
        for put in ("place", "put"):
            once: dict[str, Any] = {} if put == "place" else {"read_only": True}
            phrase(
                "effect",
                f"{put} {{what:some}} from your hand {where} of your Endurance",
                pile_effects.HandToEndurance,
                bottom=bottom,
                **once,
            )


def _by_size(book: Phrasebook) -> None:
    """Discards that go by the size of the hand."""
    until = " cards until (S <have|has>|they have|he has) {held:n} cards in THEIR hand"
    for number, down in enumerate((" down to {held:n} cards", " down to {held:n}", until)):
        add_deed(book, "discard|discards", down, discard_effects.DiscardDown, must=True, told=bool(number))
    for number, some in enumerate((" half of THEIR hand", " half of the cards in THEIR hand", " half THEIR hand")):
        for verb in ("discard|discards", "choose and discard|chooses and discards"):
            hidden = bool(number) or verb != "discard|discards"
            add_deed(book, verb, some, discard_effects.DiscardHalf, must=True, told=hidden)


def _burning(book: Phrasebook) -> None:
    """HL3 136, HLT 65. From the Endurance into the discard pile."""
    phrase = book.phrase
    burn = discard_effects.Burn
    for verb in ("discard|discards", "Burn|Burns"):
        for tail in ("", " {each}"):
            add_deed(book, verb, f" the top card of THEIR Endurance{tail}", burn, must=True)
            add_deed(book, verb, f" the top {{amount:n}} cards of THEIR Endurance{tail}", burn, must=True)
        add_deed(book, verb, " the bottom card of THEIR Endurance", burn, must=True, bottom=True)
        if verb == "Burn|Burns":
            for number in (" {amount:a_card}", " {amount:a_card} {each}"):
                add_deed(book, verb, number, burn, must=True)
        add_deed(book, verb, " {amount:n} cards from the top of THEIR Endurance", burn, must=True)
        add_deed(book, verb, " the top {amount:n} cards from THEIR Endurance", burn, must=True)
    for move in ("place|places", "put|puts"):
        add_deed(book, move, " the top {amount:n} cards of THEIR Endurance into THEIR discard pile", burn, must=True)
        add_deed(book, move, " the top card of THEIR Endurance into THEIR discard pile", burn, must=True)
    at_once = ("discard the top {amount:n} cards of your opponent's Endurance",)
    phrase(
        "effect", "discard the top {amount:n} cards from your opponent's Endurance", burn, at_once=True, also=at_once
    )
    for verb in ("place", "put"):
        moved = f"{verb} the top {{amount:n}} cards of your opponent's Endurance into their discard pile"
        phrase("effect", moved, burn, at_once=True, read_only=True)
    at_once = ("discard the top card of your opponent's Endurance",)
    phrase("effect", "discard the top card from your opponent's Endurance", burn, at_once=True, also=at_once)


def _shuffling(book: Phrasebook) -> None:
    phrase = book.phrase
    for shuffle in ("shuffle|shuffles", "reshuffle|reshuffles"):
        add_deed(book, shuffle, " THEIR discard pile into THEIR Endurance", pile_effects.ShuffleDiscard, must=True)
        add_deed(book, shuffle, " THEIR Endurance", pile_effects.ShuffleEndurance, must=True)
    ways: tuple[str, ...] = ("shuffle that Endurance", "shuffle target player's Endurance")
    phrase("effect", "shuffle your opponent's Endurance", pile_effects.ShuffleEndurance, who="opponent", also=ways)
    force = "force your opponent to reshuffle their hand into their Endurance and redraw"
    redraw = "your opponent must reshuffle their hand into their Endurance and redraw"
    later = f"{force} during their next May Do/Must Do Phase"
    phrase("effect", force, pile_effects.ShuffleHand, also=(redraw, redraw.replace("reshuffle", "shuffle")))
    phrase("effect", f"{force} at the beginning of their next turn", pile_effects.ShuffleHand, later=True, also=later)
    anew = "reshuffle your hand into your Endurance and redraw up to your Ability"
    phrase(
        "effect",
        anew,
        pile_effects.ShuffleHand,
        who="you",
        to_ability=True,
        also=anew.replace("reshuffle", "shuffle"),
    )
    same = "reshuffle your hand into your Endurance and redraw"
    ways = tuple(
        f"{verb} your hand into your Endurance{then} {drawn}"
        for then in (" and", ", then", " and then")
        for verb in ("reshuffle", "shuffle")
        for drawn in ("redraw", "draw the same number of cards", "draw that many cards")
    )
    phrase("effect", same, pile_effects.ShuffleHand, who="you", also=ways[1:])
    reshuffle = "shuffle as many cards from your discard pile into your Endurance as you would have drawn"
    take = "take X number of cards from your discard pile and reshuffle them into your Endurance, where X = to the "
    take += "number of cards what you would have drawn from your Endurance during the draw/discard phase of your turn"
    phrase("effect", reshuffle, drawing_effects.ReshuffleInsteadOfDrawing, also=take)


def _looking(book: Phrasebook) -> None:
    """HL3 150. Cards are looked at."""
    phrase = book.phrase
    ways: tuple[str, ...] = (
        "look through your opponent's hand",
        "your opponent must reveal their hand",
        "your opponent must show you their hand",
        "your opponent must reveal his hand",
        "your opponent must reveal her hand",
    )
    phrase("effect", "look at your opponent's hand", pile_effects.LookAtHand, also=ways)
    look = pile_effects.LookAtEndurance
    phrase("effect", "look through your opponent's Endurance", look, also="look through target player's Endurance")
    phrase("effect", "look through your Endurance", look, who="you")
    for who, whose in (("opponent", "your opponent's"), ("you", "your")):
        phrase("effect", f"look at the top card of {whose} Endurance", look, who=who, top=1)
        phrase("effect", f"look at the top {{top:n}} cards of {whose} Endurance", look, who=who)
    ways = (
        "rearrange them",
        "rearrange them in any order",
        "place them back in any order",
        "put them back in any order",
        "return them in any order",
    )
    phrase("effect", "replace them in any order", pile_effects.PlaceBack, also=ways)


def _retrieving(book: Phrasebook) -> None:
    """HL3 149. Cards are searched for and moved."""
    phrase = book.phrase
    get = pile_effects.Retrieve
    for pile, area in (("your discard pile", DISCARD), ("your Endurance", ENDURANCE)):
        ways: tuple[str, ...] = tuple(
            f"{verb} {{what:some}} from {pile} and {place} {it} in your hand"
            for verb in ("retrieve", "take")
            for place in ("place", "put")
            for it in ("it", "them")
        )
        ways += (f"return {{what:some}} from {pile} to your hand",)
        ways += (
            f"search {pile} for {{what:some}} and place it in your hand",
            f"search through {pile} and retrieve {{what:some}}",
        )
        phrase("effect", f"retrieve {{what:some}} from {pile}", get, area=area, also=ways)
        for where, to in (("on top", "top"), ("at the bottom", "bottom"), ("on the bottom", "bottom")):
            once: dict[str, Any] = {"read_only": True} if where == "on the bottom" else {}
            ways = tuple(
                f"{verb} {{what:some}} from {pile} and {place} {it} {where} of your Endurance"
                for verb in ("take", "retrieve")
                for place in ("place", "put")
                for it in ("it", "them")
            )
            ways += tuple(f"{verb} {{what:some}} from {pile} {where} of your Endurance" for verb in ("return", "put"))
            if not once:
                ways += (f"return {{what:some}} from {pile} to the {to} of your Endurance",)
            phrase(
                "effect",
                f"place {{what:some}} from {pile} {where} of your Endurance",
                get,
                area=area,
                to=to,
                also=ways,
                **once,
            )
        for search in (
            f"retrieve a {{cards}} from {pile} and put it into play",
            f"search {pile} for a {{cards}} and put it into play",
            f"choose a {{cards}} in {pile} and put it into play",
            f"choose a {{cards}} from {pile} and put it into play",
        ):
            phrase("effect", search, PutFrom, area=area, read_only=True)
            phrase("effect", search.replace(" a {cards}", " one {cards}"), PutFrom, area=area, read_only=True)
    for shuffle in ("shuffle", "reshuffle"):
        once = {} if shuffle == "shuffle" else {"read_only": True}
        phrase(
            "effect", f"{shuffle} {{what:some}} from your discard pile into your Endurance", get, to="shuffle", **once
        )
    back = (
        "retrieve that attack from your discard pile and place it in your hand. You may not retrieve a Special Attack"
    )
    last = "retrieve that attack from your discard pile, but no Special Attack"
    phrase("effect", last, pile_effects.RetrieveLastAttack, also=back)


def _for_good(book: Phrasebook) -> None:
    """HLT 62. Out of a pile, and out of the game."""
    phrase = book.phrase
    for whose, who in (("your opponent's", "opponent"), ("your", "you")):
        top = f"remove the top {{amount:n}} cards of {whose} Endurance from the game"
        phrase("effect", top, discard_effects.BurnForGood, who=who)
        phrase(
            "effect",
            f"remove the top card of {whose} Endurance from the game",
            discard_effects.BurnForGood,
            amount=1,
            who=who,
        )
        pile = f"remove {{what:some}} from {whose} discard pile from the game"
        ways = (
            pile.replace("} from", "} in", 1),
            f"choose {{what:some}} in {whose} discard pile and remove it from the game",
        )
        phrase("effect", pile, discard_effects.RemoveDiscarded, who=who, also=ways)


def _whole_piles(book: Phrasebook) -> None:
    """HLT 62. Whole discard piles that leave the game."""
    everything = amounts.Some(only("card"), MANY)
    gone = discard_effects.RemoveDiscarded
    for who, whose in (("opponent", "your opponent's"), ("you", "your")):
        ways = (
            f"{whose} discard pile is removed from the game",
            f"remove all cards in {whose} discard pile from the game",
        )
        said = f"remove {whose} discard pile from the game"
        book.phrase("effect", said, gone, what=everything, who=who, also=ways)


def _top_discards(book: Phrasebook) -> None:
    """HLT 86. The top of a discard pile, whose order nobody changes."""
    phrase = book.phrase
    top = pile_effects.TakeTopDiscards
    for one in (True, False):
        number: dict[str, Any] = {"amount": 1} if one else {}
        cards, it = ("card", "it") if one else ("{amount:n} cards", "them")
        for who, whose, their in (("you", "your", "your"), ("opponent", "your opponent's", "their")):
            pile = f"the top {cards} of {whose} discard pile"
            gone = f"remove {pile} from the game"
            phrase("effect", gone, top, who=who, to="game", **number)
            shuffle = f"shuffle {pile} into {their} Endurance"
            phrase("effect", shuffle, top, who=who, to="shuffle", also=f"re{shuffle}", **number)
            for where, to in (("on top", "top"), ("at the bottom", "bottom")):
                placed = f"place {pile} {where} of {their} Endurance"
                other = placed.replace("at the bottom", "on the bottom")
                ways = (placed.replace("place", "put", 1), *((other,) if to == "bottom" else ()))
                phrase("effect", placed, top, who=who, to=to, also=ways, **number)
        pile = f"the top {cards} of your discard pile"
        ways = (
            f"return {pile} to your hand",
            f"take {pile} and place {it} in your hand",
            f"place {pile} in your hand",
        )
        phrase("effect", f"retrieve {pile}", top, also=ways, **number)
