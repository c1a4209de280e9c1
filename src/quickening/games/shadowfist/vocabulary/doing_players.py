"""The phrases for Power, hands and decks."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import (
    amounts,
    choosing,
    controlling,
    deck_effects,
    people,
    power_effects,
)
from quickening.games.shadowfist.vocabulary.choosing import SacrificeOwn
from quickening.games.shadowfist.vocabulary.effects import Choose
from quickening.games.shadowfist.vocabulary.kinds import Number
from quickening.games.shadowfist.vocabulary.selections import Targets
from quickening.lang import resolve
from quickening.lang.selections import Cards, Chosen
from quickening.text.phrasebook import Phrasebook


def add_power(book: Phrasebook) -> None:
    phrase = book.phrase
    you = people.You()
    phrase("deed", "gain {amount:amt} Power", power_effects.GainPower, who=you)
    phrase("deed", "gain Power equal to {amount}", power_effects.GainPower, who=you)
    phrase("deed", "gain Power equal to the {figure} of target {cards}", _power_of_target, read_only=True)
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
            also=(
                f"{('one', 'two', 'three')[number - 1]} Power for (each|every) {{amount:each}}",
                f"{number} Power for every {{amount:each}}",
            ),
        )
    phrase(
        "sentence", "{who} gains {amount:amt} Power", power_effects.GainPower, also="{who} gain {amount:amt} Power"
    )
    phrase(
        "sentence",
        "{who} gains Power equal to {amount}",
        power_effects.GainPower,
        also="{who} gain Power equal to {amount}",
    )
    each = "{who} gain {amount:power_for_each}"
    phrase("sentence", "{who} gains {amount:power_for_each}", power_effects.GainPower, also=each)
    for pool in ("{who:whose} pool and add it to your own", "{who:whose} pool"):
        phrase("deed", f"take {{amount:amt}} Power from {pool}", power_effects.StealPower, read_only=True)
    phrase("sentence", "{who} loses all Power", power_effects.LosePower, amount=amounts.Everything())
    phrase("sentence", "the attack is considered to be a success", controlling.AttackSucceeds)
    phrase(
        "effect",
        "no player may gain more than {most:n} Power this way per turn",
        power_effects.PowerLimit,
        per="turn",
        also="you cannot gain more than {most:n} Power (per|a) turn (this way|in this way|from this card)",
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
    phrase("sentence", "{who} sacrifices a {cards}", SacrificeOwn, also=("{who} must sacrifice a {cards}",))
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


def add_hands(book: Phrasebook) -> None:
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
    late = "discard up to {amount:amt} cards from your hand"
    phrase("deed", late, power_effects.DiscardChosen, who=you, up_to=True, read_only=True)
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
            also=f"{{who}} {verb} {{amount:amt}} card(s|) at random from (his or her|their) hand",
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
    random = "force {who:whom} to discard {amount:amt} card(s|) at random"
    phrase("deed", random, power_effects.DiscardAtRandom, read_only=True, also=f"{random} from his or her hand")
    random = "force {who:whom} to discard a card at random"
    fixed: dict[str, Any] = {"amount": Number(1), "read_only": True}
    phrase("deed", random, power_effects.DiscardAtRandom, **fixed, also=f"{random} from his or her hand")
    phrase("deed", "look at the top {amount:amt} card(s|) of {who:whose} deck", power_effects.LookAtTop)
    phrase(
        "deed", "look at the top {amount:amt} card(s|) in {who:whose} deck", power_effects.LookAtTop, read_only=True
    )
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
        deck_effects.Search,
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
        deck_effects.Search,
        smoked=True,
        also=(
            "search your deck or smoked pile for a {cards:found_cards}. Reveal it and place it in "
            "your hand. Reshuffle your deck afterward",
        ),
    )
    phrase(
        "deed",
        "search your deck for a {cards:found_cards}. Reshuffle your deck, then place it on top of your deck",
        deck_effects.Search,
        to="top",
        shown=False,
        also=(
            "search your deck and select a {cards:found_cards}. Reshuffle your deck, then place the "
            "selected card on top of your deck",
        ),
    )
    look = "(search|look through|search through) your deck for (a|any) {cards:found_cards}"
    show = "(show|reveal) it [to (your opponents|all players|opponents)]"
    put = "(put|place|add) it (into|in|to) your hand"
    for joint in (f"{look}, {show}, {put}, and reshuffle", f"{look}, {show}, [and] {put}. Reshuffle"):
        phrase("deed", joint, deck_effects.Search, read_only=True)
    for joint in (f"{look} and {put}[. Reshuffle]", f"{look}, {put} and reshuffle", f"{look}, {put}, then reshuffle"):
        phrase("deed", joint, deck_effects.Search, shown=False, read_only=joint != f"{look} and {put}[. Reshuffle]")
    for before in ("", "{before:adjectives} "):
        phrase("found_cards", f"{before}{{noun}}", Cards, area="deck")
        phrase("found_cards", f"{before}{{noun}} {{after:after_one}}", Cards, area="deck")
    phrase("deed", "reshuffle your deck", deck_effects.Reshuffle, who=you, also=("shuffle your deck", "reshuffle"))
    phrase("deed", "choose a designator", choosing.NameOne, key="designator", also="select a designator")
    phrase("deed", "choose a resource", choosing.NameOne, key="resource", also="select a resource")
    phrase("deed", "choose an opponent", choosing.NameOne, key="opponent", also="(pick|select) an opponent")


def _power_of_target(figure: str, cards: Any) -> Any:
    """`gain Power equal to the cost of target attacker`: it is targeted, and then looked at."""
    aim = Choose(Chosen(cards, target=True))
    return resolve.Sequence((aim, power_effects.GainPower(amounts.FigureOf(figure, Targets()))))
