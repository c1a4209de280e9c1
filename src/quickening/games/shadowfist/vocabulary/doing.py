"""The phrases for effects and costs."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from quickening.games.shadowfist.state import ATTACK, LASTING, MAINTAINED, TURN
from quickening.games.shadowfist.vocabulary import (
    amounts,
    changes,
    effects,
    filters,
    more_effects,
    people,
    power_effects,
    rarer_effects,
    special_effects,
    triggers,
)
from quickening.games.shadowfist.vocabulary.kinds import Blank, Number
from quickening.games.shadowfist.vocabulary.selections import First, JustPlayed, Subject, Targets
from quickening.games.shadowfist.vocabulary.series import add_filtered, add_series
from quickening.lang import resolve
from quickening.lang.selections import All, Cards, Chosen, It, ThisCard
from quickening.text.phrasebook import Phrasebook

#: What an effect would do to cards, in words, and the verb of the nodes that do it.
THREATS = {
    "smoke *": "smoke",
    "toast *": "toast",
    "turn *": "turn",
    "damage *": "damage",
    "take control of *": "take control",
    "return * to its owner's hand": "return to hand",
    "return * to play": "return to play",
    "cancel *": "cancel",
}
VERBS = {
    "smoke": effects.Smoke,
    "toast": effects.Toast,
    "heal": effects.Heal,
    "turn": effects.TurnCards,
    "unturn": effects.UnturnCards,
    "sacrifice": effects.Sacrifice,
    "reveal": effects.Reveal,
    "reload": effects.ReloadCards,
}


def add_doing(book: Phrasebook) -> None:
    """Deeds, effects, costs."""
    book.phrase("sentence", "{deed}")
    _to_cards(book)
    _damage(book)
    _power(book)
    _hands(book)
    _playing(book)
    _lasting(book)
    _compound(book)
    _costs(book)


def _to_cards(book: Phrasebook) -> None:
    phrase = book.phrase
    for verb, node in VERBS.items():
        phrase("deed", f"{verb} {{what}}", node)
    phrase(
        "deed",
        "return {what} to its owner's hand",
        effects.ReturnToHand,
        also=(
            "return {what} to your hand",
            "return {what} to their owners' hands",
            "return {what} to their owner's hand",
            "return {what} to your Hand",
            "return {what} to its owner's Hand",
            "take {what} and place it into your hand",
            "return {what} to his or her owner's hand",
        ),
    )
    phrase(
        "deed",
        "return {what} to play",
        more_effects.ReturnToPlay,
        also=("return {what} to play under your control", "return {what:own} to play from your smoked pile"),
    )
    phrase("deed", "return {what} to play under its owner's control", more_effects.ReturnToPlay, owner=True)
    phrase("deed", "return {what} to play turned", more_effects.ReturnToPlay, turned=True)
    phrase(
        "deed",
        "put {what} on top of its owner's deck",
        effects.OntoDeck,
        also=(
            "place {what} on top of its owner's deck",
            "put {what} on top of your deck",
            "place {what} on top of your deck",
        ),
    )
    phrase(
        "deed",
        "put {what} on the bottom of its owner's deck",
        effects.OntoDeck,
        bottom=True,
        also=(
            "place {what} on the bottom of your deck",
            "put {what} on the bottom of your deck",
            "put {what} on the bottom",
            "place {what} on the bottom of its owner's deck",
        ),
    )
    phrase(
        "deed",
        "shuffle {what} into its owner's deck",
        more_effects.ShuffleIn,
        also=("shuffle {what} into your deck", "shuffle {what} into your deck instead of smoking or toasting it"),
    )
    phrase(
        "deed",
        "put {what} into {who:whose} burned-for-victory pile",
        effects.IntoBurnedPile,
        also=(
            "place {what} in {who:whose} burned-for-victory pile",
            "put {what} in {who:whose} burned-for-victory pile",
        ),
    )
    phrase(
        "deed",
        "put {what} in another player's burned-for-victory pile",
        effects.IntoBurnedPile,
        who=people.ChosenPlayer(),
        read_only=True,
    )
    for count in ("a counter", "{amount:amt} counter(s|)"):
        fixed: dict[str, Any] = {"amount": Number(1)} if count == "a counter" else {}
        only = count == "a counter"
        phrase(
            "deed",
            f"put {count} on {{what:one}}",
            effects.PutCounters,
            **fixed,
            read_only=only,
            also=(f"place {count} on {{what:one}}", f"add {count} to {{what:one}}"),
        )
        phrase("deed", f"remove {count} from {{what:one}}", effects.RemoveCounters, **fixed, read_only=only)
        phrase("deed", f"remove {count}", effects.RemoveCounters, what=ThisCard(), **fixed, read_only=True)
    phrase("deed", "remove the counter", effects.RemoveCounters, what=ThisCard(), amount=Number(1), read_only=True)
    phrase(
        "sentence",
        "{what} ceases attacking",
        effects.CeaseAttacking,
        also=("{what} cease attacking", "all {what:all_cards} cease attacking"),
    )
    phrase("sentence", "{what} ceases intercepting", effects.CeaseIntercepting, also=("{what} cease intercepting",))
    phrase("sentence", "{what} unturns", effects.UnturnCards, read_only=True)
    phrase("all_cards", "{cards:cards_pl}", All)
    phrase(
        "deed",
        "remove up to {amount:amt} damage from {what:among}",
        more_effects.HealDivided,
        also=(
            "heal up to {amount:amt} damage from {what:among}",
            "remove up to {amount:amt} damage counters from {what:among}",
        ),
    )
    phrase("among", "{cards:cards_pl}", All, also=("the {cards:cards_pl}", "among {cards:cards_pl}"))
    phrase(
        "deed",
        "remove {amount:amt} damage from {what}",
        effects.Heal,
        also=("heal {amount:amt} damage from {what}", "heal {amount:amt} damage on {what}"),
    )
    phrase("deed", "cancel {what}", effects.Cancel)
    phrase("deed", "cancel {what} {until}", effects.Cancel, also="{until}, cancel {what}")
    phrase(
        "deed", "cancel an effect generated or maintained by the turning of a {cards}", special_effects.CancelTurned
    )
    for words, verb in THREATS.items():
        thing = "{cards:threatened}"
        phrase(
            "deed",
            f"cancel an effect that would {words.replace('*', thing)}",
            special_effects.CancelThreat,
            doing=verb,
        )
    phrase("threatened", "a {cards}", also=("one or more {cards:cards_pl}", "any {cards:cards_pl}", "any {cards}"))
    phrase("sentence", "these targets replace the original targets of that Event", special_effects.ReplaceTargets)
    phrase("deed", "seize {what}", special_effects.Seize)
    phrase(
        "deed",
        "return the chosen State to play on that Character",
        special_effects.ReturnOnto,
        what=First(),
        on=Targets(),
    )
    phrase("deed", "toast that State, even if it is in your smoked pile", special_effects.ToastAnywhere)
    phrase(
        "deed", "give {what:spoken} the designator {change:given_word}", effects.Gets, until=LASTING, read_only=True
    )
    phrase("given_word", "{word:designator}", changes.GainDesignator)
    phrase(
        "deed",
        "reduce to {amount:amt} all non-combat damage that would be dealt from "
        "{source:single_source} to {what:chosen}",
        special_effects.Shield,
    )
    phrase(
        "single_source",
        "a single source controlled by an opponent",
        Chosen,
        cards=Cards(filters.Noun("card"), (), (filters.Controlled(people.AnyOpponent()),)),
    )
    phrase("deed", "turn {what} for no effect", effects.TurnCards, read_only=True)
    legal = filters.LegalSubject(ThisCard())
    for words, after in (("", ()), (" at this location", (filters.At(ThisCard()),))):
        on = Chosen(Cards(filters.Noun("card"), (), (legal, *after, filters.OtherThan(Subject()))))
        phrase("deed", f"place {{what:own}} on another legal subject{words}", more_effects.PlaceState, on=on)
    phrase("deed", "place {what} on {on:what}", more_effects.PlaceState, also="move {what} to {on:what}")
    phrase(
        "deed",
        "change {what:chosen_attack} target to {to:what}",
        more_effects.ChangeTarget,
        also="change the target of {what:chosen_attack} to {to:what}",
    )
    phrase("chosen_attack", "{what:chosen}'s")


def _damage(book: Phrasebook) -> None:
    phrase = book.phrase
    for word, fixed in (("", {}), ("Unstoppable ", {"unstoppable": True})):
        non = f"{{amount:amt}} {word}non-combat damage"
        plain = f"{{amount:amt}} {word}damage"
        points = f"{{amount:amt}} (point|points) of {word}damage"
        phrase(
            "deed",
            f"inflict {non} on {{what}}",
            more_effects.Inflict,
            **fixed,
            also=(
                f"inflict {non} each on {{what}}",
                f"inflict {plain} on {{what}}",
                f"inflict {points} on {{what}}",
                f"do {plain} to {{what}}",
                f"do {points} to {{what}}",
                f"inflict {non} to {{what}}",
                f"inflict {plain} to {{what}}",
            ),
        )
        phrase(
            "sentence",
            f"{{source:one}} inflicts {non} on {{what}}",
            more_effects.Inflict,
            **fixed,
            also=(f"{{source:one}} inflicts {plain} on {{what}}", f"{{source:one}} inflicts {non} to {{what}}"),
        )
        phrase(
            "sentence",
            f"{{what}} takes {non}",
            more_effects.Inflict,
            **fixed,
            read_only=True,
            also=(
                f"{{what}} takes {plain}",
                f"{{what}} take {plain}",
                f"{{what}} takes {points}",
                f"{{what}} take {points}",
                f"{{what}} suffer {points}",
            ),
        )
        phrase(
            "deed",
            f"inflict {non}, divided any way you choose, on {{what:chosen}}",
            more_effects.InflictDivided,
            also=(
                f"inflict {plain}, divided any way you choose, on {{what:chosen}}",
                f"inflict {plain}, divided any way you choose, on {{what:any_number}}",
                f"inflict {non}, divided any way you choose, on {{what:any_number}}",
            ),
        )
    phrase("any_number", "{cards:cards_pl}", Chosen, least=0, most=-1)
    phrase("any_number", "target {cards:cards_pl}", Chosen, least=0, most=-1, target=True)
    phrase(
        "deed",
        "inflict non-combat damage equal to {amount} on {what}",
        more_effects.Inflict,
        also=("inflict damage on {what} equal to {amount}", "inflict damage equal to {amount} on {what}"),
    )
    phrase(
        "deed",
        "inflict an equal amount of non-combat damage on {what}",
        more_effects.Inflict,
        amount=amounts.ThatMuch(),
        read_only=True,
        also="inflict an equal amount of damage on {what}",
    )


def _power(book: Phrasebook) -> None:
    phrase = book.phrase
    you = people.You()
    phrase("deed", "gain {amount:amt} Power", power_effects.GainPower, who=you)
    phrase("deed", "gain Power equal to {amount}", power_effects.GainPower, who=you)
    phrase(
        "deed",
        "gain an equal amount of Power",
        power_effects.GainPower,
        who=you,
        amount=amounts.ThatMuch(),
        read_only=True,
    )
    phrase("deed", "gain {amount:power_for_each}", power_effects.GainPower, who=you)
    for number in range(1, 4):
        phrase(
            "power_for_each",
            f"{number} Power for each {{amount:each}}",
            amounts.Times,
            number=number,
            also=f"{('one', 'two', 'three')[number - 1]} Power for each {{amount:each}}",
        )
    phrase(
        "sentence", "{who} gains {amount:amt} Power", power_effects.GainPower, also="{who} gain {amount:amt} Power"
    )
    phrase("sentence", "the attack is considered to be a success", more_effects.AttackSucceeds)
    phrase(
        "effect",
        "no player may gain more than {most:n} Power this way per turn",
        power_effects.PowerLimit,
        per="turn",
    )
    phrase(
        "effect",
        "you cannot gain more than {most:n} Power this way",
        power_effects.PowerLimit,
    )
    phrase(
        "effect", "you cannot gain more than {most:n} Power per {_t:title}", power_effects.PowerLimit, read_only=True
    )
    phrase("sentence", "you gain {amount:amt} Power", power_effects.GainPower, who=you, read_only=True)
    phrase("deed", "lose {amount:amt} Power", power_effects.LosePower, who=you)
    phrase(
        "sentence", "{who} loses {amount:amt} Power", power_effects.LosePower, also=("{who} lose {amount:amt} Power",)
    )
    phrase("deed", "generate {amount:amt} Power", power_effects.GeneratePower, who=you)
    alone = "generate {amount:amt} Power"
    phrase("deed", alone, power_effects.GeneratePower, who=you)
    phrase(
        "deed",
        "steal all {who:whose} Power",
        power_effects.StealPower,
        amount=amounts.Everything(),
        also=("steal all the Power of {who:whom}", "steal all Power from {who:whom}"),
    )
    phrase(
        "deed",
        "steal {amount:amt} Power from {who:whom}",
        power_effects.StealPower,
    )
    phrase("deed", "steal Power equal to {amount} from {who:whom}", power_effects.StealPower)
    phrase(
        "deed",
        "give {who:whom} {amount:amt} Power",
        power_effects.GivePower,
        also="give {amount:amt} Power to {who:whom}",
    )
    phrase("sentence", "{who:generator} generates {amount:amt} Power", power_effects.GeneratePower)
    phrase("generator", "that player", people.ThatPlayer)


def _hands(book: Phrasebook) -> None:
    phrase = book.phrase
    you = people.You()
    phrase("deed", "draw {amount:amt} card(s|)", power_effects.DrawCards, who=you)
    phrase("deed", "draw up to {amount:amt} cards", power_effects.DrawUpTo)
    phrase("deed", "draw a card", power_effects.DrawCards, who=you, amount=Number(1), read_only=True)
    phrase(
        "sentence",
        "{who} draws {amount:amt} card(s|)",
        power_effects.DrawCards,
        also=("{who} draw {amount:amt} card(s|)"),
    )
    phrase("sentence", "{who} draws a card", power_effects.DrawCards, amount=Number(1), read_only=True)
    phrase("deed", "discard {amount:amt} card(s|)", power_effects.DiscardChosen, who=you)
    phrase("deed", "discard a card", power_effects.DiscardChosen, who=you, amount=Number(1), read_only=True)
    phrase("deed", "discard up to {amount:amt} cards", power_effects.DiscardChosen, who=you, up_to=True)
    phrase("deed", "discard your hand", power_effects.DiscardHand, who=you)
    phrase(
        "sentence",
        "{who} discards their hand",
        power_effects.DiscardHand,
        also=("{who} discard their hands", "{who} discards his or her hand"),
    )
    phrase("sentence", "{who:stealer} steals all your Power", power_effects.LoseTo)
    phrase("stealer", "the player to your left", people.LeftOfYou)
    must = ("discards", "must discard", "discard")
    for verb in must:
        only = verb != "discards"
        phrase("sentence", f"{{who}} {verb} {{amount:amt}} card(s|)", power_effects.DiscardChosen, read_only=only)
        phrase("sentence", f"{{who}} {verb} a card", power_effects.DiscardChosen, amount=Number(1), read_only=True)
        phrase(
            "sentence",
            f"{{who}} {verb} {{amount:amt}} card(s|) at random",
            power_effects.DiscardAtRandom,
            read_only=only,
        )
        phrase(
            "sentence",
            f"{{who}} {verb} a card at random",
            power_effects.DiscardAtRandom,
            amount=Number(1),
            read_only=True,
            also=f"{{who}} {verb} a card at random from his or her hand",
        )
        phrase(
            "sentence",
            f"target opponent {verb} {{amount:amt}} card(s|) at random",
            power_effects.DiscardAtRandom,
            who=people.ChosenPlayer(target=True),
            read_only=only,
        )
        phrase(
            "sentence",
            f"target player {verb} {{amount:amt}} card(s|) at random",
            power_effects.DiscardAtRandom,
            who=people.ChosenPlayer(opponent=False, target=True),
            read_only=only,
        )
        phrase(
            "sentence",
            f"target opponent {verb} a card at random",
            power_effects.DiscardAtRandom,
            who=people.ChosenPlayer(target=True),
            amount=Number(1),
            read_only=True,
        )
    phrase("deed", "discard {amount:amt} card(s|) at random", power_effects.DiscardAtRandom, who=you)
    phrase(
        "deed", "discard a card at random", power_effects.DiscardAtRandom, who=you, amount=Number(1), read_only=True
    )
    phrase("deed", "look at {who:whose} hand", power_effects.LookAtHand)
    phrase("deed", "look at the top {amount:amt} card(s|) of {who:whose} deck", power_effects.LookAtTop)
    phrase(
        "deed", "look at the top card of {who:whose} deck", power_effects.LookAtTop, amount=Number(1), read_only=True
    )
    phrase("deed", "fill your hand to {amount:amt} cards", power_effects.FillHand, who=you)
    phrase(
        "deed",
        "fill your hand to your hand size",
        power_effects.FillHand,
        who=you,
        also="fill your hand to your maximum hand size",
    )
    phrase(
        "deed",
        "search your deck for a {cards:found_cards}, show it and put it into your hand. Reshuffle your deck",
        more_effects.Search,
        also=(
            "search your deck for a {cards:found_cards}, show it to your opponents and add it to your hand",
            "search your deck for a {cards:found_cards}, reveal it, put it in your hand, then shuffle your deck",
            "search your deck for a {cards:found_cards}. Reveal it and place it in your hand. "
            "Reshuffle your deck afterward",
            "search your deck for a {cards:found_cards}, reveal it, and put it in your hand. Reshuffle",
            "search your deck for a {cards:found_cards}. Show it to your opponents and add it to "
            "your hand. Reshuffle",
        ),
    )
    phrase(
        "deed",
        "search your deck or smoked pile for a {cards:found_cards}, show it and put it into your "
        "hand. Reshuffle your deck",
        more_effects.Search,
        smoked=True,
        also=(
            "search your deck or smoked pile for a {cards:found_cards}. Reveal it and place it in "
            "your hand. Reshuffle your deck afterward",
        ),
    )
    phrase(
        "deed",
        "search your deck for a {cards:found_cards}. Reshuffle your deck, then place it on top of your deck",
        more_effects.Search,
        to="top",
        shown=False,
        also=(
            "search your deck and select a {cards:found_cards}. Reshuffle your deck, then place the "
            "selected card on top of your deck",
        ),
    )
    for before in ("", "{before:adjectives} "):
        phrase("found_cards", f"{before}{{noun}}", Cards, area="deck")
        phrase("found_cards", f"{before}{{noun}} {{after:after_one}}", Cards, area="deck")
    phrase("deed", "reshuffle your deck", more_effects.Reshuffle, who=you, also=("shuffle your deck", "reshuffle"))
    phrase("deed", "choose a designator", more_effects.NameOne, key="designator", also="select a designator")
    phrase("deed", "choose a resource", more_effects.NameOne, key="resource", also="select a resource")


def _playing(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase(
        "deed",
        "play a {cards:loose} at {change:cost_less} cost",
        more_effects.PlayFrom,
        also=("play one {cards:loose} at {change:cost_less} cost",),
    )
    phrase("deed", "play a {cards:loose} at no cost", more_effects.PlayFrom, free=True)
    phrase(
        "deed",
        "play a {cards:loose}",
        more_effects.PlayFrom,
        also=(
            "play a {cards:loose} at normal cost",
            "play a {cards:loose} at its printed cost",
            "play a {cards:loose} at the printed cost",
        ),
    )
    phrase(
        "deed",
        "play a {cards:loose}. If that card is an Event, it gains Toast-It",
        more_effects.PlayFrom,
        toast_events=True,
        also="play a {cards:loose} at the printed cost. If that card is an Event, it gains Toast-It",
    )
    phrase(
        "deed",
        "play a {cards:loose} ignoring one of the chosen resource conditions",
        more_effects.PlayFrom,
        waiving=True,
    )
    phrase("deed", "play {what:own} face up at {change:cost_less} cost", more_effects.PlayThis, face_up=True)
    phrase("deed", "play {what:own} face up at {change:less_each}", more_effects.PlayThis, face_up=True)
    for number in (1, 2):
        phrase("less_each", f"-{number} cost for each {{amount:each}}", amounts.Times, number=-number)
    phrase(
        "deed",
        "play {what:own} at {change:cost_less} cost",
        more_effects.PlayThis,
    )
    phrase("deed", "play {what:own} at no cost", more_effects.PlayThis, free=True)
    phrase("deed", "play {what:own} face up at no cost", more_effects.PlayThis, free=True, face_up=True)
    phrase(
        "deed",
        "play {what:own} from your smoked pile at no cost",
        more_effects.PlayThis,
        free=True,
        origin="smoked pile",
    )
    phrase(
        "deed",
        "play {what:own} from your smoked pile at {change:cost_less} cost",
        more_effects.PlayThis,
        origin="smoked pile",
    )
    phrase(
        "deed",
        "play {what:own} from your smoked pile",
        more_effects.PlayThis,
        origin="smoked pile",
        also="play {what:own} from your smoked pile at normal cost",
    )
    phrase("deed", "play {what:spoken} on {on:one} at {change:cost_less} cost", more_effects.PlayThis)
    phrase("deed", "play a {cards:state_on} at {change:cost_less} cost on a {subject:cards}", more_effects.PlayFrom)
    phrase(
        "deed",
        "play a {cards:state_on} on a {subject:cards} at {change:cost_less} cost",
        more_effects.PlayFrom,
        read_only=True,
    )
    phrase("deed", "play up to {most:n} {cards:cards_pl} at no cost", more_effects.PlayFrom, free=True)
    phrase(
        "deed",
        "play a {cards:state_on} on {on:own_her} from any player's smoked pile, ignoring resource conditions",
        _from_any,
        read_only=True,
    )
    phrase(
        "deed",
        "play a {cards:state_at} on {on:own}, ignoring resource conditions",
        more_effects.PlayFrom,
        ignoring=True,
    )
    phrase("deed", "play a {cards:loose}, ignoring resource conditions", more_effects.PlayFrom, ignoring=True)
    for word in ("her", "him", "it"):
        phrase("own_her", word, value=ThisCard(), read_only=True)
    phrase("own_her", "{what:own}")
    for before in ("", "{before:adjectives} "):
        phrase("state_on", f"{before}{{noun}}", Cards)
        phrase("state_at", f"{before}{{noun}}", Cards)
        phrase("state_at", f"{before}{{noun}} in any smoked pile", Cards, area="any smoked pile")
    add_filtered(
        book, "loose", "cards", lambda one: not any(isinstance(word, (filters.On, filters.OnA)) for word in one.after)
    )
    phrase("deed", "take control of {what} {until}", more_effects.TakeControl)
    phrase("deed", "take control of {what}", more_effects.TakeControl, until=LASTING, read_only=True)


def _lasting(book: Phrasebook) -> None:
    """SF 26.5. Something is so for a while; leading and trailing durations."""
    phrase = book.phrase
    gets = effects.Gets
    phrase(
        "lasting",
        "{what:what_one} {change:pred} {until}",
        gets,
        also=("{until}, {what:what_one} {change:pred}", "{what:what_one} {until} {change:pred}"),
    )
    phrase("lasting", "{about:passive} {until}", _about, read_only=True, also="{until}, {about:passive}")
    phrase("lasting", "{what:what_one} {change:pred} while {condition} {until}", gets)
    phrase(
        "lasting", "{what:what_all} {change:preds} {until}", gets, also=("{until}, {what:what_all} {change:preds}",)
    )
    phrase("what_one", "{what:one}")
    phrase("what_one", "{what:chosen}")
    phrase("what_all", "all {cards:cards_pl}", All, also=("{cards:cards_pl}", "each {cards}"))
    phrase("sentence", "{effect:lasting}")
    phrase("deed", "give {what} {change:gains} {until}", gets, read_only=True)
    phrase("sentence", "{what:spoken} {change:pred}", gets, until=LASTING, read_only=True)
    phrase("sentence", "{what:just} {change:preds}", gets, until=LASTING, read_only=True)
    phrase(
        "sentence",
        "{what:what_one}'s rules text is blank {until}",
        gets,
        change=Blank(),
        also=("blank {what:what_one} {until}",),
    )
    phrase("held", "{what:what_one} {change:pred}", gets, until=MAINTAINED)
    phrase("held", "{what:what_all} {change:preds}", gets, until=MAINTAINED)
    phrase("held", "take control of {what}", more_effects.TakeControl, until=MAINTAINED)
    phrase("held", "cancel {what}", effects.Cancel, until=MAINTAINED)
    phrase("held", "return {what} to play under your control", more_effects.ReturnToPlay)
    phrase(
        "held",
        "return {what} to play under your control with no rules text and the designator {word:designator}",
        _raised,
        read_only=True,
    )
    phrase("held", "{what:what_one}'s rules text is blank", gets, change=Blank(), until=MAINTAINED)
    phrase("held", "{effect:raised_end}")
    phrase(
        "raised_end",
        "when this card unturns or leaves play, put the returned card into its owner's smoked pile",
        more_effects.Later,
        trigger=NO_LONGER,
        effects=(more_effects.IntoSmokedPile(JustPlayed("the returned card")),),
    )
    phrase("held", "{what:what_one} gains either {one:gain} or {other:gain}", _either_gain, read_only=True)
    phrase("held", "{one:held_1} or {other:held_1}", resolve.Either)
    book.list_of("held_1", "held_gain")
    phrase("held_gain", "{what:what_one} {change:pred}", gets, until=MAINTAINED)
    phrase("held", "{trigger}, {effects:deeds_later}", more_effects.Later, every=True, until=MAINTAINED)
    phrase(
        "held",
        "{effects:deeds_later} when it is turned",
        more_effects.Later,
        every=True,
        until=MAINTAINED,
        trigger=triggers.Turns(Targets()),
        read_only=True,
    )
    phrase("held", "give {what} {change:gains}", gets, until=MAINTAINED, read_only=True)
    book.list_of("helds", "held", ". ")


NO_LONGER = triggers.Either((triggers.Unturns(ThisCard()), triggers.LeavesPlay(ThisCard())))


def _raised(what: Any, word: str) -> object:
    """Returned to play for as long as it is maintained, without text, with a designator."""
    these = JustPlayed("the returned card")
    return resolve.Sequence(
        (
            more_effects.ReturnToPlay(what),
            effects.Gets(these, Blank(), MAINTAINED),
            effects.Gets(these, changes.GainDesignator(word), MAINTAINED),
            more_effects.Later(NO_LONGER, (more_effects.IntoSmokedPile(these),)),
        )
    )


def _either_gain(what: Any, one: Any, other: Any) -> object:
    return resolve.Either((effects.Gets(what, one, MAINTAINED),), (effects.Gets(what, other, MAINTAINED),))


def _about(about: Any, until: str) -> object:
    """Something about damage, put in the passive, for a while."""
    return effects.Gets(about.what, about.change, until, about.condition)


def _compound(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("sentence", "{what} {verbs:verb_list}", _each_verb, read_only=True)
    book.list_of("verb_list", "verb_phrase", "and", ", and", least=2)
    for words, node in (
        ("unturns", effects.UnturnCards),
        ("ceases attacking", effects.CeaseAttacking),
        ("ceases intercepting", effects.CeaseIntercepting),
    ):
        phrase("verb_phrase", words, value=node)
    for verb, deed in (*VERBS.items(), ("cancel", effects.Cancel)):
        phrase("verb_word", verb, value=deed)
    add_series(book, "verb_words", "verb_word", ("and",), least=2)
    phrase(
        "sentence", "{verbs:verb_words} {what}", _all_verbs, read_only=True, also="{verbs:verb_words} {what} {until}"
    )
    add_series(book, "simple_said", "sentence", ("and", "then"), _one_or_more, _parts)
    phrase("simple", "{effect:simple_said}")
    phrase("simple", "you may {effects:offered}", resolve.May)
    phrase(
        "effect",
        "{one:simple_said} and you may {more:offered}",
        _and_may,
        read_only=True,
        also=("{one:simple_said}, and you may {more:offered}", "{one:simple_said} and may {more:offered}"),
    )
    phrase("simple", "{one:deed_1} or {other:deed_1}", resolve.Either, also="either {one:deed_1} or {other:deed_1}")
    book.list_of("deed_1", "deed")
    book.list_of("offered", "simple_said")
    phrase("effect", "{effect:simple}")
    book.list_of("simple_1", "simple")
    phrase("effect", "if {condition}, {effects:simple_1}", resolve.If, also=("{effects:simple_1} if {condition}",))
    phrase(
        "effect",
        "if {condition}, {effects:simple_1}. Otherwise, {otherwise:simple_1}",
        resolve.If,
        also="if {condition}, {effects:simple_1}; otherwise {otherwise:simple_1}",
    )
    add_filtered(book, "deeds_later", "simple_1", _lasts_not)
    phrase(
        "effect",
        "at the end of the turn, {effects:deeds_later}",
        more_effects.Later,
        trigger=triggers.TurnEnds(),
        also="{effects:deeds_later} at the end of the turn",
    )
    phrase(
        "effect",
        "at the end of the attack, {effects:deeds_later}",
        more_effects.Later,
        trigger=triggers.AttackEnds(),
        also="{effects:deeds_later} at the end of the attack",
    )
    for until, words in ((TURN, "turn"), (ATTACK, "attack")):
        fixed: dict[str, Any] = {"every": True, "until": until}
        phrase(
            "effect",
            f"until the end of the {words}, {{trigger}}, {{effects:deeds_later}}",
            more_effects.Later,
            **fixed,
            also=(
                f"until the end of the {words}, {{effects:deeds_later}} {{trigger}}",
                f"{{trigger}} during this {words}, {{effects:deeds_later}}",
                f"{{effects:deeds_later}} {{trigger}} this {words}",
            ),
        )
        both = f"until the end of the {words}, {{what:what_one}} {{change:pred}} and"
        phrase(
            "effect",
            f"{both} {{effects:deeds_later}} {{trigger}}",
            _gets_and_later,
            until=until,
            read_only=True,
            also=f"{both} {{trigger}}, {{effects:deeds_later}}",
        )
    phrase("effect", "the two Characters enter a Faceoff", more_effects.EnterFaceoff, mine=First(), theirs=Targets())
    phrase(
        "effect",
        "the two Characters enter a Faceoff. The winner {effects:wins}",
        more_effects.EnterFaceoff,
        mine=First(),
        theirs=Targets(),
    )
    book.list_of("wins", "winning")
    phrase("winning", "may {effects:offered}", resolve.May)
    phrase("winning", "gains {amount:amt} Power", power_effects.GainPower, who=people.You())
    phrase("winning", "gains Power equal to {amount}", power_effects.GainPower, who=people.You())
    phrase("effect", "flip a coin. Heads: {heads:simple_1}", rarer_effects.FlipCoin)
    phrase("effect", "flip a coin. Heads: {heads:simple_1}. Tails: {tails:simple_1}", rarer_effects.FlipCoin)
    phrase(
        "sentence",
        "{what:one} gains the rules text of {source:one} {until}",
        rarer_effects.CopyRules,
        also=("{what:one} copies the rules text of {source:one} {until}",),
    )
    phrase(
        "deed",
        "copy the rules text of {source:what} onto {what:one} {until}",
        rarer_effects.CopyRules,
        also="copy the rules text of {source:what} to {what:one} {until}",
    )
    _tokens(book)
    phrase("effect", "if {trigger:kong}, you may {effects:offered}", _may_later, read_only=True)
    phrase(
        "kong",
        "{who:watched} reduces a {site:cards}'s Body to 0 by inflicting combat damage this attack",
        triggers.CardReducesBody,
        combat=True,
        also="the {who:watched} reduces a {site:cards}'s Body to 0 by inflicting combat damage this attack",
    )
    phrase(
        "deed",
        "steal half of (its|his|her) target's controller's Power, rounded down and give that Power "
        "to any player you choose",
        _steal_and_give,
        read_only=True,
    )
    phrase("deed", "steal half of {who:whose_power} Power, rounded down", power_effects.StealHalf)
    phrase("whose_power", "its controller's", people.ControllerOf, what=It())
    phrase(
        "deed",
        "give that Power to {who:whom}",
        power_effects.GivePower,
        amount=amounts.ThatMuch(),
        also="give that Power to any player you choose",
    )
    phrase(
        "deed",
        "draw an equal number of cards instead",
        power_effects.DrawCards,
        amount=special_effects.ThreatAmount(),
        who=people.You(),
    )
    book.list_of("effects", "effect", ". ", ". then,", "; ", ". then")
    add_filtered(book, "effects_now", "effects", _not_just_may)


def _may_later(trigger: Any, effects: Any) -> object:
    return more_effects.Later(trigger, (resolve.May(effects),), ATTACK, True)


def _steal_and_give() -> object:
    its = people.ControllerOf(It())
    give = power_effects.GivePower(amounts.ThatMuch(), people.ChosenPlayer(opponent=False))
    return resolve.Sequence((power_effects.StealHalf(its), give))


def _tokens(book: Phrasebook) -> None:
    """SF 47.0. Tokens, with what is printed on them."""
    phrase = book.phrase
    heads: tuple[tuple[str, dict[str, Any]], ...] = (
        ("put a {title} Character token into play. It has", {"count": Number(1)}),
        ("put {count:amt} {title} Character token(s|) into play. They have", {}),
    )
    for head, fixed in heads:
        only = "count" in fixed
        for bold in ("", ", {bolds:bold_list},"):
            for sign in ("", "{requires:signs} "):
                text = f"{head} a printed Fighting of {{fighting:n}}{bold} and a printed cost of {sign}{{cost:n}}"
                also = (
                    text.replace("They have", "The tokens have"),
                    text.replace(",} and", "} and").replace("}, and", "} and"),
                )
                phrase("deed", text, rarer_effects.MakeTokens, **fixed, read_only=only, also=also)
    add_series(book, "bold_list", "bold_word", ("and",))


def _one_or_more(items: tuple[object, ...]) -> object:
    return items[0] if len(items) == 1 else resolve.Sequence(items)  # type: ignore[arg-type]


def _parts(one: object) -> tuple[object, ...]:
    return one.effects if isinstance(one, resolve.Sequence) else (one,)


def _and_may(one: object, more: tuple[object, ...]) -> object:
    return resolve.Sequence((one, resolve.May(more)))  # type: ignore[arg-type]


def _each_verb(what: object, verbs: tuple[type, ...]) -> object:
    """`target unturns and ceases attacking`."""
    return resolve.Sequence(tuple(verb(what) for verb in verbs))


def _all_verbs(what: object, verbs: tuple[type, ...], until: str = LASTING) -> object:
    """`cancel and smoke target`: several things done to the same cards."""
    again = It() if isinstance(what, Chosen) else what
    fixed = [{"until": until} if verb is effects.Cancel else {} for verb in verbs]
    return resolve.Sequence(tuple(verb(again if n else what, **fixed[n]) for n, verb in enumerate(verbs)))


def _gets_and_later(what: object, change: object, effects: object, trigger: object, until: str) -> object:
    from quickening.games.shadowfist.vocabulary.effects import Gets

    later = more_effects.Later(trigger, effects, until, True)  # type: ignore[arg-type]
    return resolve.Sequence((Gets(what, change, until), later))  # type: ignore[arg-type]


def _lasts_not(done: tuple[object, ...]) -> bool:
    """What waits for its time is done then; it is not something that lasts from now on."""
    inner = [
        part for one in done for part in (one.effects if isinstance(one, (resolve.Sequence, resolve.May)) else (one,))
    ]
    return not any(isinstance(part, effects.Gets) and part.until == LASTING for part in inner)


def _not_just_may(done: tuple[object, ...]) -> bool:
    """`you may` after a trigger makes the trigger voluntary (SF 26.1.2)."""
    return not (len(done) == 1 and isinstance(done[0], resolve.May))


NOT_POWER = Cards(
    filters.Noun("card"),
    (),
    (filters.OtherThanA(Cards(filters.Noun("Site"), (filters.Word("Power-generating"),))),),
)
_AIMS = (effects.Choose, power_effects.TargetPlayer, more_effects.TargetLocation)


def _from_any(cards: Any, on: Any) -> object:
    return more_effects.PlayFrom(replace(cards, area="any smoked pile"), on=on, ignoring=True)


def _costs(book: Phrasebook) -> None:
    """SF 24.1.4. What stands before `::`."""
    phrase = book.phrase
    phrase("cost", "turn", effects.TurnCards, what=ThisCard(), also=("turn {_own:own}",))
    phrase("cost", "sacrifice", effects.Sacrifice, what=ThisCard(), also=("sacrifice {_own:own}",))
    phrase("cost", "pay {amount:amt} Power", power_effects.PayPower, also=("spend {amount:amt} Power",))
    phrase("cost", "pay Power equal to {amount}", power_effects.PayPower)
    phrase("cost", "{what:aimed}", effects.Choose)
    phrase(
        "cost",
        "target an opponent",
        power_effects.TargetPlayer,
        who=people.ChosenPlayer(target=True),
        also="target opponent",
    )
    phrase(
        "cost", "target a player", power_effects.TargetPlayer, who=people.ChosenPlayer(opponent=False, target=True)
    )
    phrase("cost", "choose an opponent", power_effects.TargetPlayer, who=people.ChosenPlayer())
    for verb, node in VERBS.items():
        if verb not in ("heal", "unturn"):
            phrase("cost", f"{verb} {{what:chosen}}", node)
    phrase("cost", "discard {what:in_hand}", effects.DiscardThese)
    phrase("cost", "discard your hand", power_effects.DiscardHand, who=people.You())
    phrase("cost", "remove {amount:amt} counter(s|) from {what:own}", effects.RemoveCounters)
    phrase("cost", "remove {amount:amt} counter(s|)", effects.RemoveCounters, what=ThisCard(), read_only=True)
    phrase(
        "cost",
        "remove a counter",
        effects.RemoveCounters,
        what=ThisCard(),
        amount=Number(1),
        read_only=True,
        also=("remove a counter from {_own:own}", "remove the counter", "remove one counter"),
    )
    phrase(
        "cost",
        "give {who:whom} {amount:amt} Power",
        power_effects.GivePower,
        also="give {amount:amt} Power to {who:whom}",
    )
    phrase("cost", "heal {what:everything}", effects.Heal)
    phrase("cost", "{one:cost_1} or {other:cost_1}", special_effects.EitherCost)
    book.list_of("cost_1", "simple_cost")
    phrase("simple_cost", "turn", effects.TurnCards, what=ThisCard(), also=("turn {_own:own}",))
    phrase("simple_cost", "pay {amount:amt} Power", power_effects.PayPower)
    phrase("cost", "target a location", more_effects.TargetLocation)
    phrase("cost", "target an opponent {who:chosen_such}", power_effects.TargetPlayer)
    phrase("chosen_such", "{trait:who_trait}", people.ChosenPlayer, target=True)
    phrase("cost", "reveal {what:own}", effects.Reveal)
    phrase("cost", "optionally pay {amount:amt} Power", special_effects.MayPay)
    phrase("deed", "pay {amount:amt} Power as well", special_effects.PayNoted)
    phrase("deed", "pay {amount:amt} Power", power_effects.PayPower)
    phrase("cost", "choose {one:chosen} and {two:chosen}", special_effects.ChooseBoth)
    phrase("cost", "choose a resource you have in your pool", special_effects.ChooseResource)
    phrase(
        "cost", "choose an equal number of new and different legal targets for that Event", special_effects.NewTargets
    )
    phrase(
        "cost",
        "choose any number of {cards:cards_pl} whose combined {figure:figures} are less than X {more:plus}",
        special_effects.ChooseWithin,
    )
    for figure in ("cost", "printed cost"):
        phrase("figures", f"{figure}s", value=figure)
    phrase(
        "cost",
        "target {amount:amt} {cards:cards_pl} that share a designator other than {excluded:designator}",
        special_effects.TargetSharing,
    )
    phrase(
        "cost",
        "target {amount:amt} cards that share a designator other than {excluded:designator} and are "
        "not Power-generating Sites",
        special_effects.TargetSharing,
        cards=NOT_POWER,
        read_only=True,
    )
    phrase("keep_cost", "turn and maintain {what:chosen}", special_effects.MaintainOther)
    book.list_of("keeping", "keep_cost")
    phrase("cost", "discard {what:own}", effects.DiscardThese)
    phrase("cost", "put {amount:amt} counter(s|) on {what:own}", effects.PutCounters)
    phrase("cost", "place a counter on {what:own}", effects.PutCounters, amount=Number(1), read_only=True)
    phrase("cost", "sacrifice it", effects.Sacrifice, what=ThisCard(), read_only=True)
    phrase(
        "cost",
        "choose a type of card",
        more_effects.ChooseType,
        also="choose State, Edge, Character, Feng Shui Site or non-Feng Shui Site",
    )
    phrase(
        "cost",
        "inflict {amount:amt} non-combat damage on {what:own}",
        more_effects.Inflict,
        also=("inflict {amount:amt} damage on {what:own}",),
    )
    phrase("cost", "inflict {amount:amt} Unstoppable damage on {what:own}", more_effects.Inflict, unstoppable=True)
    phrase(
        "cost",
        "return {what:chosen} to its owner's hand",
        effects.ReturnToHand,
        also=("return {what:chosen} to your hand",),
    )
    phrase("cost", "put {what} into {who:whose} burned-for-victory pile", effects.IntoBurnedPile)
    phrase(
        "cost",
        "put {what} in another player's burned-for-victory pile",
        effects.IntoBurnedPile,
        who=people.ChosenPlayer(),
        read_only=True,
    )
    phrase("in_hand", "a {cards:hand_cards}", Chosen, also=("1 {cards:hand_cards}",))
    for count in (2, 3, 4):
        phrase("in_hand", f"{count} {{cards:hand_cards_pl}}", Chosen, least=count, most=count)
    for category, noun, after in (("hand_cards", "noun", "after_one"), ("hand_cards_pl", "nouns", "after_many")):
        for before in ("", "{before:adjectives} "):
            phrase(
                category,
                f"{before}{{noun:{noun}}}",
                Cards,
                area="hand",
                also=f"{before}{{noun:{noun}}} from your hand",
            )
            phrase(category, f"{before}{{noun:{noun}}} {{after:{after}}}", Cards, area="hand")
    add_series(book, "costs", "cost", ("and",))
    add_filtered(book, "aims", "costs", lambda costs: all(isinstance(one, _AIMS) for one in costs))
    book.list_of("reload_costs", "cost")
