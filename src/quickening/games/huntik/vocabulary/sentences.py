"""Huntik's sentences: effects, triggers, powers.

A `deed` is something in the imperative (`draw a card`); an `effect` may also have a subject (`you go first`).
"""

from __future__ import annotations

from typing import Any

from quickening.games.huntik.definitions import LEGENDARY, MAJOR, MINOR
from quickening.games.huntik.state import DECK, DISCARD
from quickening.games.huntik.vocabulary import abilities, card_effects, changes, effects, triggers
from quickening.games.huntik.vocabulary.always_on import TOP_REVEALED, add_always_on, add_entering
from quickening.games.huntik.vocabulary.combinations import add_combinations
from quickening.games.huntik.vocabulary.each_player import add_each_player
from quickening.games.huntik.vocabulary.filters import Noun
from quickening.games.huntik.vocabulary.glossary import add_glossary
from quickening.games.huntik.vocabulary.handed_over import add_handed_over
from quickening.games.huntik.vocabulary.happenings import add_happenings
from quickening.games.huntik.vocabulary.lasting import PLUSES, add_lasting
from quickening.games.huntik.vocabulary.more_happenings import add_more_happenings
from quickening.games.huntik.vocabulary.other_wordings import add_other_wordings
from quickening.games.huntik.vocabulary.paragraphs import add_paragraphs
from quickening.games.huntik.vocabulary.places import CombatZone, ZoneNumber
from quickening.games.huntik.vocabulary.tallies import add_tallies
from quickening.games.huntik.vocabulary.target_players import OpponentDoes, add_target_players
from quickening.games.huntik.vocabulary.turns_and_dice import add_turns_and_dice
from quickening.lang import resolve
from quickening.lang.selections import All, Cards, Chosen, It, Me, ThisCard
from quickening.text.phrasebook import Phrasebook


def add_sentences(book: Phrasebook) -> None:
    """Everything a hero's or an action's text says."""
    _to_cards(book)
    _to_zones(book)
    _piles(book)
    _searching(book)
    _combat(book)
    _turns(book)
    _lasting(book)
    add_each_player(book)
    add_target_players(book)
    add_glossary(book)
    _compound(book)
    _triggers(book)
    _action_powers(book)
    _triggered_powers(book)
    add_combinations(book)
    add_always_on(book)
    add_tallies(book)
    add_more_happenings(book)
    add_other_wordings(book)
    add_handed_over(book)
    add_turns_and_dice(book)
    add_entering(book)
    _action_cards(book)


def _to_cards(book: Phrasebook) -> None:
    phrase = book.phrase
    verbs = {
        "KO": effects.KO,
        "eliminate": effects.Eliminate,
        "stun": effects.Stun,
        "unstun": effects.Unstun,
        "ready": effects.Ready,
        "exhaust": effects.Exhaust,
    }
    for verb, node in verbs.items():
        phrase("deed", f"{verb} {{what}}", node)
    phrase("deed", "unstun and ready {what}", effects.UnstunAndReady)
    phrase("deed", "return me to my owner's hand", effects.ReturnToHand, what=Me())
    returning = "return {what} to (its owner's|your) hand"
    several = ("return {what} to their owners' hands", "return {what} to their owner's hand")
    phrase("deed", "return {what:from_pile} to your hand", effects.ReturnToHand)
    phrase("deed", returning, effects.ReturnToHand, also=several)
    phrase("from_pile", "up to 1 {cards:piled}", Chosen, least=0)
    phrase("from_pile", "up to {most:n} {cards:piled_pl}", Chosen, least=0)
    phrase("from_pile", "a {cards:piled}", Chosen)
    phrase("deed", "remove {what} from the map", effects.RemoveFromMap)
    their = "remove all attacks of {what} from (this|that|any) combat"
    phrase("deed", "remove {what}'s attacks from (this|that|any) combat", effects.RemoveAttacksOf, also=their)
    for numbers in PLUSES:
        phrase("deed", f"put a {numbers} counter on {{what}}", effects.PutCounter)
        phrase("deed", f"remove a {numbers} counter from {{what}}", effects.RemoveCounter)
    counters = "put {count:n} {atk:signed} ATK and {defense:signed} DEF counters on {what}"
    phrase("deed", counters, effects.PutCounter)
    phrase("deed", "put a {name} counter on {what}", effects.PutCounter)
    phrase("deed", "put {count:n} {name} counters on {what}", effects.PutCounter)
    phrase("deed", "remove a {name} counter from {what}", effects.RemoveCounter)
    phrase("deed", "remove {count:n} {name} counters from {what}", effects.RemoveCounter)
    phrase("deed", "remove a {name} counter", effects.RemoveCounter, what=Me(), read_only=True)  # HK 402.1a
    phrase("deed", "remove that counter", effects.RemoveThatCounter)
    phrase("deed", "remove a counter from {what}", effects.RemoveAnyCounter)
    phrase("deed", "remove all counters from {what}", effects.RemoveAllCounters)
    phrase("deed", "remove all {name} counters from {what}", effects.RemoveAllCounters)
    phrase("effect", "I pick up {what:thing}", effects.PickUp)
    phrase("deed", "pick up {what:lying}", effects.PickUp)
    phrase("deed", "pick up {what:own}", effects.PickUp)
    phrase("lying", "target {cards}", Chosen, target=True)
    phrase("lying", "a {cards}", Chosen)
    dropping = "{what} drops all its (objects|features)"
    phrase("effect", dropping, effects.Drop, also="{what} drops all (objects|features) with it")
    phrase("thing", "{own}")
    phrase("thing", "a {name}", effects.Feature)
    durations = {"round": "(this round|for the round|until end of round|until the end of the round)"}
    durations["combat"] = "this combat"
    for until, words in (*durations.items(), ("game", "for the rest of the (Mission|game)")):
        phrase("effect", f"you gain control of {{what}} {words}", effects.GainControl, until=until)
        phrase("deed", f"gain control of {{what}} {words}", effects.GainControl, until=until)
    phrase("deed", "gain control of {what}", effects.GainControl, until="game", read_only=True)  # HK 708.3


def _to_zones(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("deed", "put {what} into [play in] {place}", effects.PutInto, also="put {what} in {place}")
    phrase("deed", "put {what} into play", effects.PutInto, place=ZoneNumber(1), read_only=True)  # HK 705.1b
    phrase("deed", "put {what} into [play in] {place} exhausted", effects.PutInto, exhausted=True)
    first: dict[str, Any] = {"place": ZoneNumber(1), "exhausted": True, "read_only": True}  # HK 705.1b
    phrase("deed", "put {what} into play exhausted", effects.PutInto, **first)
    phrase("deed", "put {what} into (this|that) combat", effects.PutInto, place=CombatZone())
    phrase("deed", "put {what} into this combat exhausted", effects.PutInto, place=CombatZone(), exhausted=True)
    phrase("deed", "put {what} into any zone", effects.PutAnywhere)
    phrase("deed", "put {what} into {friend:another}'s zone", effects.PutBeside)
    phrase("another", "another {cards}", Chosen, another=True)
    for up_to, words in ((True, "up to "), (False, "")):
        for way, direction in (("forward", "forward"), ("back", "back"), ("either", "forward or back")):
            template = f"put {{what}} {words}{{zones:n}} zone(s|) {direction}"
            phrase("deed", template, effects.PutZones, way=way, up_to=up_to)
    exact = "move {what} {zones:n} zone(s|)"
    phrase("deed", f"{exact} forward", effects.MoveCard, forward_only=True, exactly=True)
    phrase("deed", f"{exact} back", effects.MoveCard, back_only=True, exactly=True)
    beside = "put {what} into an adjacent zone"
    phrase("deed", beside, effects.PutZones, zones=1, way="either", read_only=True)
    phrase("deed", "move {what} up to {zones:n} zone(s|)", effects.MoveCard)
    phrase("deed", "move {what} up to {zones:n} zone(s|) forward", effects.MoveCard, forward_only=True)
    phrase("deed", "move {what} up to {zones:n} zone(s|) back", effects.MoveCard, back_only=True)
    phrase("deed", "choose a zone", effects.ChooseZone)
    phrase("effect", "choose {what:picked}", effects.Choose)
    phrase("picked", "a {cards}", Chosen)
    phrase("picked", "another {cards}", Chosen, another=True)
    phrase("picked", "target {cards}", Chosen, target=True)
    phrase("deed", "swap zones with {two:what}", effects.SwapZones, one=Me())
    phrase("deed", "swap the zones of {one:what} and {two:what}", effects.SwapZones)
    phrase("deed", "play {what} into {place}", effects.PlayHero)
    phrase("simple", "play {what} into {place}", effects.PlayHero)


def _piles(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("deed", "draw a card", card_effects.Draw)
    phrase("deed", "draw {count:n} cards", card_effects.Draw)
    phrase("deed", "discard {what:from_hand}", card_effects.Discard)
    until = "draw cards until you have {count:n} cards in your hand"
    phrase("deed", until, card_effects.DrawUntil)
    phrase("from_hand", "a {cards:hand_cards}", Chosen)
    for count in range(2, 10):
        phrase("from_hand", f"{count} {{cards:hand_cards_pl}}", Chosen, least=count, most=count)
    phrase("from_hand", "your hand", All, cards=Cards(Noun("card"), area="hand"))
    theirs = "they discard (it|that card)"
    phrase("effect", "your opponent discards it", card_effects.Discard, what=It(), also=theirs)
    for whose in ("your", "its owner's", "their owners'"):
        deck = "decks" if whose.startswith("their") else "deck"
        top, bottom = f"put {{what}} on top of {whose} {deck}", f"put {{what}} on the bottom of {whose} {deck}"
        phrase("deed", top, card_effects.PutOnDeck, whose=whose)
        phrase("deed", bottom, card_effects.PutOnDeck, bottom=True, whose=whose)
    both = "put this card and {besides:what} on the bottom of your deck"
    phrase("deed", both, card_effects.PutOnDeck, what=ThisCard(), bottom=True, also=both.replace("this card", "it"))
    phrase("deed", "put the top card of your deck into your hand", card_effects.TakeTop, count=1)
    phrase("deed", "put the top {count:n} cards of your deck into your hand", card_effects.TakeTop)
    phrase("deed", "put the top card of your deck into your discard pile", card_effects.Mill, count=1)
    phrase("deed", "put the top {count:n} cards of your deck into your discard pile", card_effects.Mill)
    theirs = "put the top card of your opponent's deck into their discard pile"
    phrase("deed", theirs, OpponentDoes, deed=card_effects.Mill(1))
    theirs = "put the top {deed:opponents_mill} into their discard pile"
    phrase("deed", theirs, OpponentDoes)
    phrase("opponents_mill", "{count:n} cards of your opponent's deck", card_effects.Mill)
    phrase("deed", "shuffle your deck", card_effects.ShuffleDeck)
    phrase("deed", "shuffle your discard pile into your deck", card_effects.ShuffleIntoDeck)
    phrase("deed", "reveal your hand", card_effects.RevealHand)
    phrase("deed", "draw a card {times:each}", card_effects.Draw)
    phrase("deed", "draw {count:n} cards {times:each}", card_effects.Draw)
    equal = "draw cards equal to {times:amount}"
    phrase("deed", "draw X cards, where X is {times:amount}", card_effects.Draw, also=equal)
    phrase("deed", "reveal the top card of your deck", card_effects.RevealTop)
    phrase("deed", "reveal the top card of its owner's deck", card_effects.RevealTop, whose="its owner's")
    phrase("deed", "reveal it", card_effects.RevealIt, also="reveal them")
    phrase("deed", "put {what} into your hand", card_effects.PutInOwnersPile, area="hand")
    phrase("deed", "put {what} into your discard pile", card_effects.PutInOwnersPile)
    offered = (resolve.May((card_effects.PutInOwnersPile(It()),)),)
    discarding = "that player may put that card into their discard pile"
    phrase("effect", discarding, card_effects.ThatPlayer, effects=offered)
    looking = "look at the top {count:n} cards of your deck and put {keep:n} into your hand. "
    looked = "look at the top {count:n} cards of your deck. Put {keep:n} into your hand and the rest"
    for rest, area in (("on the bottom of your deck in any order", DECK), ("into your discard pile", DISCARD)):
        said = f"{looked} {rest}"
        phrase("deed", f"{looking}Put the rest {rest}", card_effects.LookAndKeep, rest=area, also=said)
    phrase("deed", "look at your opponent's hand", card_effects.SeeHand)
    phrase("deed", "look at your opponent's hand and choose a {cards}", card_effects.LookAtHand)


def _searching(book: Phrasebook) -> None:
    for words, either in (("your deck", False), ("either your deck or discard pile", True)):
        search = f"search {words} for {{cards:found}}"
        book.phrase("deed", f"{search} and {{effects:deed_1}}", card_effects.Search, either=either)
        book.phrase("deed", f"{search}, {{effects:deeds_and}}", card_effects.Search, either=either)
        book.phrase("deed", f"{search}, and {{effects:deed_1}}", card_effects.Search, either=either, read_only=True)
        several = f"search {words} for up to {{most:n}} {{cards:cards_pl}}"
        book.phrase("deed", f"{several} and {{effects:deed_1}}", card_effects.Search, either=either)
        book.phrase("deed", f"{several}, {{effects:deeds_and}}", card_effects.Search, either=either)
    discards = "search your discard pile for {cards:found} and {effects:deed_1}"
    book.phrase("deed", discards, card_effects.Search, pile=DISCARD)
    book.list_of("deed_1", "deed")
    book.list_of("deeds_and", "deed", ", and", least=2)


def _combat(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("deed", "add {count:n} attack(s|) to (this|that|a|any) combat", effects.AddAttacks)
    phrase("deed", "add {count:n} attack(s|) to (this|that|a|any) combat {times:each}", effects.AddAttacks)
    each = "remove {count:n} enemy attack(s|) from (this|that|any) combat {times:each}"
    phrase("deed", each, effects.RemoveAttacks)
    phrase("deed", "add {count:n} attack(s|) to a combat in {place}", effects.AddAttacks)
    counted = "add X attacks to (this|that|a) combat, where X is {times:amount}"
    equal = "add attacks equal to {times:amount} to (this|that|a) combat"
    phrase("deed", counted, effects.AddAttacks, count=1, also=equal)
    phrase("deed", "remove all enemy attacks from (this|that|any) combat", effects.RemoveAllAttacks)
    phrase("deed", "remove {count:n} enemy attack(s|) from (this|that|any) combat", effects.RemoveAttacks)
    phrase("deed", "end (this|that) combat. No attacks are aimed on either side", effects.EndCombat)
    phrase("deed", "start a combat", effects.StartACombat)
    phrase("deed", "start a combat in {place}", effects.StartACombat)
    phrase("effect", "I can start a combat", effects.CanStartCombat)


def _turns(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("deed", "go again", effects.GoAgain)
    phrase("effect", "you go first next round", effects.GoFirst)
    phrase("effect", "your opponent goes first next round", effects.GoFirst, who="opponent")
    phrase("deed", "cancel that Action", effects.CancelAction)
    phrase("effect", "it's now your turn", effects.NowYourTurn)
    phrase("effect", "you may play an (extra|additional) major hero this round", effects.ExtraMajorHero)
    phrase("effect", "you win", effects.Win)


def _lasting(book: Phrasebook) -> None:
    add_lasting(book)
    phrase = book.phrase
    phrase("effect", "{what} is treated as a {change:treated} {until}", effects.Gets)
    for rank in (MAJOR, MINOR, LEGENDARY):
        phrase("treated", rank, changes.TreatedAs, type=rank)
    phrase("effect", "you play with the top card of your deck revealed {until}", effects.Rule, change=TOP_REVEALED)
    phrase("deed", "choose {one:what} and {two:what}. Swap their printed text boxes", effects.SwapText)
    copying = "put this card into play in my zone. Treat it as a hero with my ATK and DEF but no text"
    phrase("deed", copying, effects.BecomeHero)


def _compound(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("effect", "{deed}")
    phrase("effect", "{paid}")
    phrase("effect", "{effects:deeds_two}", resolve.Sequence)
    book.list_of("deeds_two", "deed", "and", least=2)
    phrase("paid", "{cost:deeds_joined} to {effects:deeds_joined}", resolve.Pay)
    phrase("effect", "you may {effects:offer}", resolve.May, also="I may {effects:offer}")
    book.list_of("offer", "deed", "and")
    book.list_of("offer", "paid")
    book.list_of("effect_1", "effect")
    book.list_of("deeds_joined", "deed", "and")
    phrase("effect", "if {condition}, {effects:effect_1}. If not, {otherwise:effect_1}", resolve.If)
    phrase("effect", "if {condition}, {effects:effect_1}", resolve.If)
    phrase("deed", "{one:simple_1} or [you must] {other:simple_1}", resolve.Either)
    book.list_of("simple_1", "simple")
    phrase("simple", "discard {what:from_hand}", card_effects.Discard)
    verbs = {"eliminate": effects.Eliminate, "KO": effects.KO, "stun": effects.Stun, "exhaust": effects.Exhaust}
    for verb, node in verbs.items():
        phrase("simple", f"{verb} {{what}}", node)
    phrase("simple", "draw a card", card_effects.Draw)
    phrase("simple", "draw {count:n} cards", card_effects.Draw)
    phrase("simple", "return me to my owner's hand", effects.ReturnToHand, what=Me())
    phrase("simple", "remove a {name} counter from {what}", effects.RemoveCounter)
    phrase("simple", "put a {name} counter on {what}", effects.PutCounter)
    book.list_of("effects", "effect", ". ", ". then,", ", then", ", and then")
    _modal(book)


def _modal(book: Phrasebook) -> None:
    """`Choose one: ...; or ...`: what follows "then" belongs to the last of them, a new sentence to all."""
    phrase = book.phrase
    phrase("modal", "choose one: {modes}", resolve.Modal, also="choose one — {modes}")
    phrase("modal", "if {condition}, {effects:modal_1}", resolve.If)
    book.list_of("modal_1", "modal")
    book.list_of("modes", "mode", "; or", ";", ", or", least=2)
    phrase("mode", "{effects:mode_effects}", resolve.Mode)
    book.list_of("mode_effects", "effect", ", then", ", and then")
    phrase("sentence", "{effect}")
    phrase("sentence", "{modal}")
    book.list_of("effects", "sentence", ". ", ". then,")


def _triggers(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("trigger", "(when|whenever) I start a combat", triggers.StartCombat)
    phrase("trigger", "(when|whenever) I start a combat against {against:one}", triggers.StartCombat)
    phrase("trigger", "when you play me from your hand", triggers.PlayedFromHand)
    phrase("trigger", "when I come into play", triggers.ComeIntoPlay)
    phrase("trigger", "at the start of each round", triggers.RoundStart)
    phrase("trigger", "at the start of round {rounds:numbers}", triggers.RoundStart)
    phrase("trigger", "whenever I play a {cards}", triggers.PlaysCard)
    phrase("trigger", "(whenever|when) you play a {cards}", triggers.PlaysCard, you=True)
    phrase("trigger", "when I move into a zone", triggers.Moving)
    phrase("trigger", "when I move into a zone with {beside:one}", triggers.Moving)
    phrase("trigger", "when I move", triggers.Moving, into=False)
    phrase("trigger", "(when|whenever) I move into {place}", triggers.Moving)
    for way in ("forward", "back"):
        phrase("trigger", f"(when|whenever) I move {way}", triggers.Moving, way=way)
    phrase("trigger", "when I'm KO'd", triggers.AmKOd)
    phrase("trigger", "when I'm KO'd (by|from) combat attacks", triggers.AmKOd, attacks=True)
    phrase("trigger", "when I'm KO'd in (a|) combat", triggers.AmKOd, combat=True)
    phrase("trigger", "when I'm eliminated", triggers.LeavePlay, eliminated=True)
    phrase("trigger", "when I leave play", triggers.LeavePlay)
    phrase("trigger", "when you discard me from your hand", triggers.DiscardMe)
    add_happenings(book)


def _action_powers(book: Phrasebook) -> None:
    """HK 701. `Name — Exhaust Action: ...`."""
    phrase = book.phrase
    for title in ("", "{name:power_name} — "):
        for kind in ("Free", "Exhaust", "Combat"):
            head = f"{title}{kind} Action: "
            power: dict[str, Any] = {"kind": kind.lower()}
            phrase("action_power", f"{head}{{effects:granting_1}}", abilities.ActionPower, **power)
            phrase("action_power", f"{head}{{effects}}.", abilities.ActionPower, **power)
            for span in ("combat", "round", "game"):
                last = f"{head}{{effects}}. Use [this power] only once per {span}."
                phrase("action_power", last, abilities.ActionPower, **power, once=span, read_only=True)
            for span in ("combat", "round", "game"):
                limited = f"{head}(Once|One) per {span}, {{effects}}."
                first = f"{title}Once per {span}, {kind} Action: {{effects}}."
                phrase("action_power", limited, abilities.ActionPower, **power, once=span, also=first)
            where = f"{head}If this card is in your discard pile, you may {{effects}}."
            mine = f"{head}When I'm in your discard pile, you may {{effects}}."
            phrase("action_power", where, abilities.ActionPower, **power, area="discard pile", also=mine)


def _triggered_powers(book: Phrasebook) -> None:
    """HK 702, 710. The canonical order is trigger, condition, effect."""
    phrase = book.phrase
    for title in ("", "{name:power_name} — "):
        phrase("triggered", f"{title}{{trigger}}, {{effects}}.", abilities.TriggeredPower)
        phrase("triggered", f"{title}{{effects:deed_1}} {{trigger}}.", abilities.TriggeredPower, read_only=True)
        phrase("triggered", f"{title}if {{condition}}, {{effects:deed_1}} {{trigger}}.", conditional)
        phrase("triggered", f"{title}if {{condition}}, {{trigger}}, {{effects}}.", conditional)
        phrase("triggered", f"{title}if {{condition}} {{trigger}}, {{effects}}.", conditional)
        playing = f"{title}(if|when) you play me from your hand {{condition:in_round}}, {{effects}}."
        phrase("triggered", playing, conditional, trigger=triggers.PlayedFromHand())
        for optional, doing in ((False, ""), (True, "you may ")):
            for when in ("", " while {condition}"):
                would = (
                    f"{title}(if|whenever|when) {{trigger:would_be}}{when}, {doing}{{effects:deeds_joined}} instead."
                )
                also = f"{title}if {{trigger:would_be}}{when}, instead, {doing}{{effects:deeds_joined}}."
                phrase("would", would, abilities.WouldPower, optional=optional, also=also)


def conditional(trigger: Any, condition: Any, effects: tuple[Any, ...], name: str = "") -> abilities.TriggeredPower:
    """HK 702.2. The if-condition of a triggered power, wherever the text puts it, stands after the trigger."""
    return abilities.TriggeredPower(trigger, (resolve.If(condition, effects[:1]), *effects[1:]), name)


def _action_cards(book: Phrasebook) -> None:
    """HK 302-303, 701.4. The paragraphs of actions, amulets and heroes."""
    phrase = book.phrase
    add_paragraphs(book)
    phrase("card_text", "{effects:granting_1}", abilities.CardText)
    phrase("card_text", "{effects}.", abilities.CardText)
    book.list_of("granting_1", "granting")
    by = "this card can only be played by a {by:cards} and only {condition:in_round}."
    phrase("card_rule", by, abilities.OnlyPlayed)
    phrase("card_rule", "this card can only be played by a {by:cards}.", abilities.OnlyPlayed)
    for category, mine in (("comes_in", "I can only be played"), ("comes_in", "play me only")):
        hero: dict[str, Any] = {"read_only": mine.startswith("play")}
        phrase(category, f"{mine} {{condition:in_round}}.", abilities.OnlyPlayed, **hero)
        phrase(category, f"{mine} if {{condition}}.", abilities.OnlyPlayed, **hero)
    phrase("comes_in", "you may play me only if {condition}.", abilities.OnlyPlayed, read_only=True)
    when = "this card can only be played {condition:in_round}."
    phrase("card_rule", when, abilities.OnlyPlayed, also="play this card only {condition:in_round}.")
    during = "this card can only be played {condition:during}."
    phrase("card_rule", during, abilities.OnlyPlayed, read_only=True, also="play this card only {condition:during}.")
    when = "this card can only be played if {condition}."
    phrase("card_rule", when, abilities.OnlyPlayed, also="play this card only if {condition}.")
    phrase("card_rule", "play this card instead of a major hero this round.", abilities.InsteadOfMajor)
    responding = "(when|whenever) your opponent plays {cards:canceled}, you may play this card."
    phrase("card_rule", responding, abilities.Response)
    book.list_of("canceled", "found", "or")
    phrase("action_paragraph", "{power:card_text}")
    phrase("action_paragraph", "{power:card_rule}")
    phrase("action_paragraph", "{power:action_power}")
    book.list_of("action_text", "action_paragraph", "\n")
