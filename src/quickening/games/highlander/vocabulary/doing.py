"""What is done: effects on Ability, piles, cards in play, arms and the duel."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.definitions import ATTRIBUTES
from quickening.games.highlander.vocabulary import (
    abilities,
    amounts,
    changes,
    check_effects,
    duel_effects,
    effects,
    pile_effects,
    play_effects,
)
from quickening.games.highlander.vocabulary.filters import Adjective, Noun, SameTitle, only
from quickening.lang import resolve
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook


def add_doing(book: Phrasebook) -> None:
    """What is done: effects on Ability, piles, cards in play, arms and the duel."""
    _ability_effects(book)
    _pile_effects(book)
    _play_effects(book)
    _arms_effects(book)
    _duel_effects(book)
    _compound(book)


BEGINNING = "May Do/Must Do Phase"


def _ability_effects(book: Phrasebook) -> None:
    phrase = book.phrase
    amount = "{amount:n} Ability"
    phrase("effect", f"you lose {amount}", effects.Lose, who="you", also=f"lose {amount}")
    theirs = (f"they lose {amount}", f"target loses {amount}")
    phrase("effect", f"your opponent loses {amount}", effects.Lose, also=theirs)
    phrase("effect", f"you gain {amount}", effects.Gain)
    phrase("effect", "you gain {amount:n} Ability when this card first enters play", effects.Gain, read_only=True)
    phrase("effect", "you lose 1 Ability {amount:each}", effects.Lose, who="you", also="lose 1 Ability {amount:each}")
    phrase(
        "effect", "your opponent takes {amount:n} damage", effects.TakeDamage, also="target takes {amount:n} damage"
    )
    redirect = (
        "prevent all damage from those effects. (You|Your) opponent takes damage equal to all damage prevented by "
    )
    phrase(
        "effect",
        "prevent all damage from those effects, which your opponent takes instead",
        effects.RedirectDamage,
        also=redirect + "this card",
    )
    loss = "redirect to your opponent all Ability that your opponent's cards make you lose"
    phrase("effect", loss, effects.RedirectLoss)
    phrase("effect", "your opponent Exhausts", pile_effects.ForceExhaustion)
    phrase("effect", "your opponent's Ability is now their maximum Ability", effects.AbilityIsMaximum)
    phrase("effect", "your opponent's maximum Ability is decreased by that damage", effects.LowerMaximum)


def _pile_effects(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("effect", "draw {amount:a_card}", pile_effects.Draw, also=("you draw {amount:a_card}",))
    phrase(
        "effect", "draw a card {amount:each}", pile_effects.Draw, also="draw a card from your Endurance {amount:each}"
    )
    phrase("effect", "draw back up to your Ability", pile_effects.Draw, amount=amounts.UpToAbility())
    theirs = "your opponent must discard"
    for subject in (theirs, "target player must discard"):
        once: dict[str, Any] = {} if subject == theirs else {"read_only": True}
        phrase(
            "effect",
            f"{subject} a {{cards}} from their hand",
            pile_effects.DiscardCards,
            **once,
            also=f"{subject} one {{cards}} from their hand",
        )
        phrase("effect", f"{subject} a {{cards}} from their hand {{amount:each}}", pile_effects.DiscardCards, **once)
        phrase("effect", f"{subject} the top card of their Endurance", pile_effects.Burn, **once)
        phrase("effect", f"{subject} the top card of their Endurance {{amount:each}}", pile_effects.Burn, **once)
        phrase("effect", f"{subject} the top {{amount:n}} cards of their Endurance", pile_effects.Burn, **once)
        phrase("effect", f"{subject} the bottom card of their Endurance", pile_effects.Burn, bottom=True, **once)
    phrase("effect", "your opponent must Burn the top card of their Endurance", pile_effects.Burn, read_only=True)
    top = "discard the top {amount:n} cards from your opponent's Endurance"
    phrase("effect", top, pile_effects.Burn, at_once=True)
    phrase("effect", "discard the top card of your Endurance", pile_effects.Burn, who="you")
    phrase("effect", "discard a {cards}", pile_effects.DiscardCards, who="you", also="discard one {cards}")
    phrase(
        "effect",
        "discard up to {amount:n} {cards:cards_pl} from your hand",
        pile_effects.DiscardCards,
        who="you",
        up_to=True,
    )
    shuffle = "shuffle your discard pile into your Endurance"
    phrase("effect", shuffle, pile_effects.ShuffleDiscard, also="re" + shuffle)
    force = "force your opponent to reshuffle their hand into their Endurance and redraw"
    redraw = "your opponent must reshuffle their hand into their Endurance and redraw"
    phrase("effect", force, pile_effects.ShuffleHand, also=(f"{force} during their next {BEGINNING}", redraw))
    anew = "reshuffle your hand into your Endurance and redraw up to your Ability"
    phrase("effect", anew, pile_effects.ShuffleHand, who="you", to_ability=True)
    phrase("effect", "look at your opponent's hand", pile_effects.LookAtHand)
    phrase(
        "effect",
        "look through your opponent's Endurance",
        pile_effects.LookAtEndurance,
        also="look through target player's Endurance",
    )
    phrase("effect", "look at the top card of your opponent's Endurance", pile_effects.LookAtEndurance, top=1)
    phrase(
        "effect", "shuffle your opponent's Endurance", pile_effects.ShuffleEndurance, also="shuffle that Endurance"
    )
    phrase("effect", "discard one {cards} from your opponent's hand", pile_effects.DiscardTheirs)
    found = "look at your opponent's hand and discard one {cards} found there"
    phrase("effect", found, pile_effects.DiscardTheirs, look=True)
    take = found + "; if it is a {or_take:cards}, you may put it into play under your control instead"
    told = found + ". If that card is a {or_take:cards}, you may instead put it into play under your control"
    phrase("effect", take, pile_effects.DiscardTheirs, look=True, also=told)
    chance = "choose {count:n} cards at random from your opponent's hand"
    told = (
        f"{chance}. After looking at them, place one of them at the bottom of his Endurance. Return the rest to your "
    )
    phrase(
        "effect",
        f"{chance}, look at them and place one of them at the bottom of their Endurance",
        pile_effects.RandomToBottom,
        also=told + "opponent's hand",
    )
    phrase("effect", "retrieve a {cards} from your discard pile", pile_effects.Retrieve)
    phrase("effect", "retrieve a {cards} from your Endurance", pile_effects.Retrieve, area="endurance")
    phrase(
        "effect",
        "search through your Endurance and retrieve 1 {cards}",
        pile_effects.Retrieve,
        area="endurance",
        read_only=True,
    )
    back = (
        "retrieve that attack from your discard pile and place it in your hand. You may not retrieve a Special Attack"
    )
    phrase(
        "effect",
        "retrieve that attack from your discard pile, but no Special Attack",
        pile_effects.RetrieveLastAttack,
        also=back,
    )
    reshuffle = "shuffle as many cards from your discard pile into your Endurance as you would have drawn"
    take = "take X number of cards from your discard pile and reshuffle them into your Endurance, where X = to the "
    take += "number of cards what you would have drawn from your Endurance during the draw/discard phase of your turn"
    phrase("effect", reshuffle, pile_effects.ReshuffleInsteadOfDrawing, also=take)
    phrase("effect", "replace them from your Endurance", pile_effects.Draw, amount=amounts.JustDone())
    total = (
        "when you play {_own:own_name}, total the number of {_own:own_name} Plots in play by all players. After you "
    )
    total += "play this card, draw a card from your Endurance for each {_own:own_name} in play"
    phrase("effect", total, pile_effects.Draw, amount=amounts.InPlay(Cards(SameTitle())), read_only=True)
    same = "your opponent must discard the same number of cards from their hand"
    phrase(
        "effect",
        same,
        pile_effects.DiscardCards,
        cards=only("card"),
        amount=amounts.SameNumber(),
        also="force your opponent to discard the same number of cards from his hand at the beginning of his next "
        "turn",
    )
    phrase(
        "effect",
        "place it on top of your Endurance",
        pile_effects.PlaceDiscardedInstead,
        also=(
            "place some or all of those cards on top of your Endurance",
            "place those cards on top of your Endurance",
        ),
    )
    phrase("effect", "place it at the bottom of your Endurance", pile_effects.PlaceDiscardedInstead, bottom=True)


def _play_effects(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("effect", "remove {what} from play", play_effects.RemoveFromPlay)
    phrase("effect", "remove {what:what_there}", play_effects.RemoveFromPlay, read_only=True)
    phrase(
        "effect",
        "remove this card from the game after use",
        play_effects.RemoveFromGame,
        also="remove this card from the game",
    )
    phrase("effect", "return this card to your hand", play_effects.ReturnToHand, also="return it to your hand")
    phrase("effect", "discard this card from play", play_effects.DiscardThis, also="discard this card")
    phrase("effect", "discard all {_n:n} cards", play_effects.DiscardPlots, _n=3)
    book.list_of("names_and", "name", "and")
    phrase("effect", "place all {cards:cards_pl} in your hand under this card", play_effects.CaptureAll)
    phrase(
        "effect", "your opponent must place the top card of their Endurance under this card", play_effects.CaptureTop
    )
    phrase(
        "effect",
        "put all cards under it into play",
        play_effects.ReleaseAll,
        also="place all cards under it into play",
    )
    phrase(
        "effect",
        "all captured cards go to their owner's discard pile",
        play_effects.DiscardHeld,
        also="the cards underneath are discarded",
    )
    phrase(
        "effect",
        "play a {cards} from under this card",
        play_effects.PlayFromUnder,
        also="play a {cards} from under this card as if from your hand",
    )
    phrase(
        "effect",
        "play one {cards} from your opponent's hand",
        play_effects.PlayTheirs,
        also="immediately play any 1 {cards} from your opponent's hand",
    )
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
            phrase(
                "effect",
                f"{told}. You may not play {barred} cards in this manner",
                play_effects.BorrowTop,
                cards=fits,
                read_only=True,
            )
    store = (
        "either place cards from your hand face down underneath this card or take cards from it and place them in "
    )
    told = "either place cards from your hand facedown underneath {_own:own_name} or take cards from {_own:own_name} "
    told += "and place them in your hand. Each {_own:own_name} can hold up to {most:n} cards"
    phrase("effect", store + "your hand, up to {most:n} cards", play_effects.StoreCards, also=told)
    phrase("effect", "duplicate the effects of a {cards} your opponent played last turn", play_effects.Duplicate)
    phrase(
        "effect",
        "duplicate the effects of any {cards} played on your opponent's last turn",
        play_effects.Duplicate,
        read_only=True,
    )
    phrase(
        "effect",
        "duplicate the effects of a {cards} played during your opponent's last turn",
        play_effects.Duplicate,
        read_only=True,
    )
    phrase("effect", "play an Illusion from a Soft Exertion", duel_effects.ExertForIllusion)
    many = "make a {exertion:n} card Hard Exertion and play up to {count:n} {cards:cards_pl} from it and your hand"
    long = "make a {exertion:n} card Hard Exertion. You may play up to {count:n} {cards:cards_pl} from that Exertion "
    phrase("effect", many, duel_effects.PlayAttacks)
    phrase(
        "effect",
        many + ", reduced to {damage:n} damage",
        duel_effects.PlayAttacks,
        also=long + "and your hand. These attacks are reduced to {damage:n} damage",
    )
    phrase(
        "effect",
        "search your Endurance and play up to {count:n} {cards:cards_pl}",
        duel_effects.PlayAttacks,
        search=True,
    )


def _arms_effects(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("effect", "your opponent is Disarmed", effects.Disarm, also="your opponent is now Disarmed")
    phrase(
        "effect",
        "your opponent's weapon is broken",
        effects.BreakWeapon,
        also=("their weapon is broken", "your opponent's weapon is now broken"),
    )
    phrase("effect", "recover your weapon", effects.Rearm, also=("you recover your weapon", "your weapon is rearmed"))
    phrase("effect", "your opponent is Prone", effects.MakeProne)
    phrase("effect", "sheathe your weapon", effects.Sheathe)
    phrase("effect", "draw your weapon", effects.Sheathe, drawn=True)
    phrase("effect", "your opponent regains their feet", effects.GetUp, who="opponent", also="they regain their feet")


def _duel_effects(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("effect", "avoid all attacks", duel_effects.AvoidAttacks)
    phrase("effect", "avoid the last attack your opponent played", duel_effects.AvoidAttacks, last=True)
    prevented = abilities.Static(changes.Granted("damage prevented"))
    phrase("effect", "prevent all damage", duel_effects.LastFor, ability=prevented, read_only=True)
    phrase("effect", "avoid all attacks this turn", duel_effects.AvoidAttacks, read_only=True)
    several = abilities.Static(changes.Granted("defends several"))
    phrase(
        "effect",
        "play defenses against multiple attacks, even if cards prevent it",
        duel_effects.LastFor,
        ability=several,
        also="play defenses against multiple attacks, even if there are cards preventing you from doing so",
    )
    unbarred = abilities.Static(changes.Granted("ignores all bans"))
    phrase(
        "effect",
        "ignore all effects that prevent you from playing cards this turn",
        duel_effects.LastFor,
        ability=unbarred,
    )
    waived = abilities.Static(changes.Granted("need not play"))
    phrase(
        "effect",
        "waive the requirement of having to play a card or make a Hard Exertion during your turn",
        duel_effects.LastFor,
        ability=waived,
    )
    exert = (
        "instead of making a Hard Exertion for a Power Blow or a Power Block this turn, make a {size:n} card Hard "
    )
    exert += "Exertion and discard the top {burn:n} cards from your opponent's Endurance"
    phrase("effect", exert, duel_effects.ExertInstead, also="during your turn, " + exert.replace(" this turn", ""))
    for word in ("dodge", "block"):
        phrase("effect", f"you may play a {word} against the attack as normal", duel_effects.NormalDefense, type=word)
    phrase("effect", "reveal the Hidden attack", duel_effects.RevealHidden)
    phrase("effect", "make this attack a Power Blow", duel_effects.MakePower)
    phrase("effect", "make this attack a Head Shot", duel_effects.MakePower, head_shot=True)
    phrase("effect", "your next attack this turn is Hidden", duel_effects.HideNext)
    phrase("next_static", "{change:attack_part}", abilities.Static, who="it")
    phrase("next_static", "{change:attack_part} if {condition}", abilities.Static, who="it")
    phrase("effect", "your next attack this turn {ability:next_static}", duel_effects.NextAttack)
    first = "if your first attack this turn is an upper attack and can be made a Head Shot, it is a Head Shot"
    phrase(
        "effect",
        first,
        duel_effects.NextAttack,
        first=True,
        ability=abilities.Static(changes.Marked("head shot if it can"), "it"),
    )
    phrase("effect", "{ability:static} this turn", duel_effects.LastFor)
    phrase("effect", "for the remainder of your turn, {ability:static}", duel_effects.LastFor, read_only=True)
    phrase(
        "effect",
        "{ability:opp_static} during their next turn",
        duel_effects.LastFor,
        until="next turn",
        who="opponent",
        also="{ability:opp_static} next turn",
    )
    phrase("opp_static", "{change:opp_change}", abilities.Static, who="opponent")
    each = "your opponent's maximum hand size is reduced by {plus:minus} during their next turn {each}"
    phrase("hand_each", each, changes.HandSizePlus)
    phrase("hand_static", "{change:hand_each}", abilities.Static, who="opponent")
    phrase("effect", "{ability:hand_static}", duel_effects.LastFor, until="next turn", who="opponent", read_only=True)
    phrase(
        "effect",
        "{ability:opp_static} for the next {turns:n} turns",
        duel_effects.LastFor,
        until="turns",
        who="opponent",
    )
    phrase("effect", "{ability:waiting} this turn", duel_effects.LastFor)


def _checks(book: Phrasebook) -> None:
    """HL3 110-111. Attribute Checks and Challenges."""
    phrase = book.phrase
    for gem, name in ATTRIBUTES.items():
        phrase("gem", name, value=gem)
    for words, hard in (("Soft", False), ("Hard", True)):
        check = f"make a {words} Check of {{gem}}"
        phrase("effect", f"{check}; if it finds {{needed:n}} or more, {{effects}}", check_effects.Check, hard=hard)
        phrase("effect", f"{check}; for each one found, {{effects}}", check_effects.Check, hard=hard)
    challenge = "make an Attribute Challenge of {gem}. Win: {win:effects}"
    phrase("effect", f"{challenge}. Lose: {{lose:effects}}", check_effects.Challenge)
    phrase("effect", challenge, check_effects.Challenge)


def _compound(book: Phrasebook) -> None:
    """Effects made of effects."""
    _checks(book)
    phrase = book.phrase
    book.list_of("effects", "effect", "and", ", and", ", then")
    book.list_of("effects", "clause")
    phrase("clause", "if {condition}, {effects}", resolve.If)
    phrase("clause", "you may {effects}", resolve.May, also="you may then choose to {effects}")
    phrase("clause", "{cost:payments} to {effects}", resolve.Pay)
    book.list_of("payments", "payment")
    phrase("payment", "discard a {cards}", pile_effects.DiscardCards, who="you", also="discard one {cards}")
    phrase("effect", "play a {ability:overcoming} against an attack that cannot be blocked", duel_effects.LastFor)
    phrase("overcoming", "{cards}", abilities.Static, change=changes.Marked("overcomes"))
    phrase(
        "effect",
        "your opponent takes {_n:n} damage unless they discard a {cards}",
        pile_effects.UnlessDiscards,
        otherwise=(effects.TakeDamage(1),),
        _n=1,
        also="target takes {_n:n} damage unless he discards a {cards}",
    )
