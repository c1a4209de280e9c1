"""What waits for something, and what may be used."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.vocabulary import (
    abilities,
    changes,
    conditions,
    duel_effects,
    effects,
    pile_effects,
    play_effects,
    triggers,
)
from quickening.games.highlander.vocabulary.filters import Noun, Of, SameTitle, WithGem, only
from quickening.lang import resolve
from quickening.lang.nodes import Effect
from quickening.lang.selections import All, Cards
from quickening.text.phrasebook import Phrasebook


def add_waiting(book: Phrasebook) -> None:
    """What waits for something, and what may be used."""
    _watching(book)
    _used(book)


def _watching(book: Phrasebook) -> None:
    phrase = book.phrase
    when = abilities.When
    trigger = "trigger"
    phrase(trigger, "if this attack is successful", triggers.Succeeds, also="if successful")
    phrase(trigger, "if that attack is successful", triggers.ThatSucceeds)
    phrase(trigger, "if that attack is blocked", triggers.ThatSucceeds, blocked=True)
    phrase(trigger, "when your opponent plays a {cards}", triggers.Plays)
    phrase(
        trigger,
        "when your opponent plays or puts into play a {cards}",
        triggers.Plays,
        put=True,
        also="whenever they play or put into play a {cards}",
    )
    phrase(trigger, "when you play a {cards}", triggers.Plays, who="you")
    phrase(trigger, "if you play any {cards:cards_pl}", triggers.Plays, who="you", read_only=True)
    phrase(
        trigger,
        "when another card of this title is played",
        triggers.Plays,
        who="each",
        cards=Cards(SameTitle()),
        also="any time another {_own:own_name} is played",
    )
    phrase(
        trigger,
        "at the beginning of each of your opponent's turns",
        triggers.PhaseBegins,
        phase="beginning",
        who="opponent",
        also=("during each of their May Do/Must Do Phases", "during each of your opponent's May Do/Must Do Phases"),
    )
    phrase(trigger, "during your Sweep Phase", triggers.PhaseBegins, phase="sweep")
    phrase(trigger, "if your opponent is successfully Disarmed", triggers.IsDisarmedNow)
    phrase(trigger, "if your opponent regains their feet", triggers.RegainsFeet)
    phrase(trigger, "if your opponent removes this card from play", triggers.LeavesPlay, by="opponent")
    phrase(
        trigger,
        "if this card leaves play",
        triggers.LeavesPlay,
        also=("if this card is removed from play", "if this card leaves play for any reason"),
    )
    phrase("effect", "then {one:effect}", read_only=True)
    phrase(trigger, "when this card enters play", triggers.EntersPlay)
    phrase(
        trigger,
        "if your opponent forces you to discard cards from your hand",
        triggers.MustDiscard,
        also="if you are forced to discard cards from your hand by your opponent",
    )
    phrase(trigger, "when you discard a {cards} from your hand", triggers.MustDiscard, forced=False)
    phrase(
        trigger,
        "when you discard, or are forced to discard from your hand",
        triggers.MustDiscard,
        forced=False,
        cards=only("card"),
        also="when discarding cards from your hand",
    )
    phrase(trigger, "when your {cards:cards_pl} do damage", triggers.DealsDamage)
    phrase(trigger, "at the end of your opponent's next Ability Adjustment Phase", triggers.AdjustmentEnds)
    both = ("a Power Blow", "a Power Block")
    making = "when you make a Hard Exertion for a Power Blow or a Power Block"
    phrase(trigger, making, triggers.ExertsFor, purposes=both)
    phrase("waiting", "{trigger}, you may discard {_own:own_name} to {effects:instead_of_this}", when, read_only=True)
    chosen = (
        "you may choose to have any {trigger:chosen_discard} discarded from your hand placed at the bottom of your "
    )
    below = (resolve.May((pile_effects.PlaceDiscardedInstead(bottom=True),)),)
    phrase("waiting", chosen + "Endurance", when, effects=below, read_only=True)
    phrase("chosen_discard", "{cards}", triggers.MustDiscard, forced=False)
    lowered = (
        "your opponent's maximum Ability is decreased by one for each point of damage dealt that was not prevented "
    )
    lowered += "or reduced by {trigger:damaging} you play"
    phrase("waiting", lowered, when, effects=(effects.LowerMaximum(),), read_only=True)
    phrase("damaging", "{cards:cards_pl}", triggers.DealsDamage)
    wilder = "your opponent's Ability at the end of their next Ability Adjustment Phase is now their maximum Ability"
    phrase(
        "waiting",
        wilder,
        when,
        trigger=triggers.AdjustmentEnds(),
        effects=(effects.AbilityIsMaximum(),),
        read_only=True,
    )
    phrase("instead_of_this", "{one:effect}", _after_leaving)
    phrase("waiting", "{trigger}, {effects}", when)
    phrase("waiting", "{effects:effects_1} {trigger}", when, read_only=True)
    book.list_of("effects_1", "effect")
    phrase("waiting", "any player that plays a {trigger:any_plays} loses {effects:ability_loss}", when)
    phrase("any_plays", "{cards}", triggers.Plays, who="each")
    book.list_of("ability_loss", "loss")
    phrase("loss", "{amount:n} Ability", effects.Lose)
    fails = "any player who plays an attack that is not successful {effects:failing}"
    phrase("waiting", fails, when, trigger=triggers.Fails())
    book.list_of("failing", "failure", "and")
    phrase("failure", "loses all Standing Defenses", play_effects.RemoveFromPlay, what=_their_guards())
    phrase(
        "failure",
        "may not play a {ability:their_ban} during his next turn",
        duel_effects.LastFor,
        until="next turn",
        who="opponent",
        also="may not play a {ability:their_ban} during their next turn",
    )
    phrase("their_ban", "{change:their_change}", abilities.Static, who="opponent")
    phrase("their_change", "{cards}", changes.CannotPlay)


def _after_leaving(one: Effect) -> tuple[Effect, ...]:
    """What is done by discarding the card itself."""
    return (resolve.May((play_effects.DiscardThis(), one)),)


def _their_guards() -> All:
    return All(Cards(Noun("Standing Defense"), after=(Of("opponent"),)))


def _used(book: Phrasebook) -> None:
    phrase = book.phrase
    used = abilities.Used
    leave = (
        "you may discard this card from play to {effects}",
        "discard this card from play to {effects}",
        "you may discard this card to {effects}",
        "you may discard this {_own:own_name} from play to {effects}",
    )
    phrase("using", leave[0], used, when="any", leaves="play", also=leave[1:])
    gone = "you may remove this card from the game to {effects}"
    for_good = "you may discard this {_own:own_name} from play to {effects}. If you do, remove this card from the "
    phrase("using", gone, used, when="any", leaves="game", also=for_good + "game")
    phrase(
        "using", "if {condition}, you may discard this card from play to {effects}", used, when="any", leaves="play"
    )
    phrase("using", "or, you may discard this card to {effects}", used, when="any", leaves="play", read_only=True)
    prize = (
        "at the beginning of the game, before you play any cards, you may remove {_own:own_name} from the game to "
    )
    prize += (
        "reshuffle your hand into your Endurance and redraw up to your Ability. You may not draw any cards during "
    )
    redrawn = (
        pile_effects.ShuffleHand("you", True),
        duel_effects.LastFor(abilities.Static(changes.Granted("cannot draw"))),
    )
    phrase(
        "using",
        prize + "your first turn if {_own:own_name} is discarded",
        used,
        leaves="game",
        effects=redrawn,
        condition=conditions.FirstTurn(),
        read_only=True,
    )
    phrase(
        "using",
        "before you play any cards, you may remove this card from the game to {effects}",
        used,
        leaves="game",
        condition=conditions.FirstTurn(),
    )
    phrase("using", "during your Defense Phase, you may {effects}", used, when="defense")
    phrase("using", "you may {effects:gem_spent}", used, when="defense", read_only=True)
    phrase("gem_spent", "{one:gem_effect}", _one)
    gem = "discard one Empathy gem to {effects}"
    phrase("gem_effect", gem, resolve.Pay, cost=(pile_effects.DiscardCards(Cards(WithGem("E")), 1, "you"),))
    for head, when in (
        ("at the beginning of your turn, ", "beginning"),
        ("at the beginning of your turn ", "beginning"),
        ("during your turn, ", "turn"),
        ("during your Draw phase, instead of drawing cards, ", "draw"),
        ("during your draw/discard phase, instead of drawing cards, ", "draw"),
        ("during your draw/discard phase, instead of drawing cards from your Endurance, ", "draw"),
    ):
        once: dict[str, Any] = {"once": when == "beginning"}
        if head[-2] != "," or "/" in head:
            once["read_only"] = True
        phrase("using", f"{head}you may {{effects}}", used, when=when, **once)
        phrase("using", f"{head}if {{condition}}, you may {{effects}}", used, when=when, **once)
        phrase(
            "using", f"{head}you may {{effects}} if {{condition}}", used, when=when, **(once | {"read_only": True})
        )
    phrase("using", "once during your turn, you may {effects}", used, once=True)
    special = "if you do not play a Special Card, once during your turn you may make an Exertion to {effects}"
    phrase("using", special, used, once=True, no_special=True, exertion=True)
    phrase("using", "anytime during your turn you may make an Exertion to {effects}", used, exertion=True)
    instead = "instead of playing a Special Card on your turn, you may "
    phrase(
        "using",
        instead + "make an Exertion to {effects}",
        used,
        instead=True,
        exertion=True,
        also="instead of playing a Special Card, anytime during your turn you may make an Exertion to {effects}",
    )
    phrase(
        "using",
        instead + "{effects}",
        used,
        instead=True,
        also="instead of playing a Special Card during your turn, you may {effects}",
    )
    exert = "you may make a Hard Exertion to {effects:making}"
    phrase("using_this", exert, used, when="attack", exertion=True)
    phrase(
        "using_this",
        f"if you do not play a Special Card this turn, {exert}",
        used,
        when="attack",
        exertion=True,
        no_special=True,
    )
    book.list_of("making", "make")
    phrase("make", "make this attack a Power Blow", duel_effects.MakePower)
    phrase("make", "make this attack a Head Shot", duel_effects.MakePower, head_shot=True)
    counters = abilities.Counters
    for words, leaves in (
        ("discard this card from play", "play"),
        ("remove this card from the game", "game"),
        ("tear this card in half", "game"),
    ):
        told: dict[str, Any] = {"read_only": True} if "tear" in words else {}
        phrase(
            "countering",
            f"you may {words} to counter a {{cards}}",
            counters,
            leaves=leaves,
            **told,
            also=(
                f"you may {words} to counter a {{cards}} as it is played",
                f"{words} to counter one {{cards}} as it is played",
            ),
        )
        phrase(
            "countering",
            f"you may {words} to counter a {{cards}} as it is played or put into play",
            counters,
            leaves=leaves,
            put=True,
            **told,
            also=f"{words} to counter one {{cards}} as it is played or put into play",
        )
    phrase("countering", "use to counter one {cards} of your choice", counters, read_only=True)


def _one(one: Effect) -> tuple[Effect, ...]:
    """An effect by itself."""
    return (one,)
