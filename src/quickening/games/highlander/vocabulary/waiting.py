"""What waits for something to happen."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.highlander.vocabulary import (
    abilities,
    changes,
    discard_effects,
    effects,
    lasting_effects,
    play_effects,
    triggers,
)
from quickening.games.highlander.vocabulary.filters import Noun, Of, SameTitle, only
from quickening.games.highlander.vocabulary.subjects import add_alike
from quickening.lang import resolve
from quickening.lang.nodes import Effect, Trigger
from quickening.lang.selections import All, Cards
from quickening.text.phrasebook import Phrasebook

_BOTH = {"you": "trigger", "opponent": "trigger"}


def add_waiting(book: Phrasebook) -> None:
    """What waits for something."""
    _fights(book)
    _deeds(book)
    _phases(book)
    _places(book)
    _sentences(book)
    _any_player(book)


def _alike(book: Phrasebook, template: str, node: Any, also: tuple[str, ...] = (), **fixed: Any) -> None:
    add_alike(book, _BOTH, template, node, also=also, keep_who=True, **fixed)


#: Words that begin what is waited for; the first is printed.
WHEN = ("when", "whenever", "if", "each time", "any time", "every time")


def _when(template: str) -> tuple[str, ...]:
    """A clause after any of these words; the first is the one to print."""
    return tuple(f"{word} {template}" for word in WHEN)


def _fights(book: Phrasebook) -> None:
    """What comes of attacks and defenses."""
    phrase = book.phrase
    trigger = "trigger"
    for who, name in (("this", "this attack"), ("that", "that attack")):
        node = triggers.Succeeds if who == "this" else triggers.ThatSucceeds
        also: tuple[str, ...] = ("if successful",) if who == "this" else ()
        phrase(trigger, f"if {name} is successful", node, also=(*also, f"when {name} is successful"))
        for result, verb in (("blocked", "blocks"), ("dodged", "dodges")):
            told = (
                f"when {name} is {result}",
                f"if your opponent {verb} {name}",
                f"when your opponent {verb} {name}",
            )
            phrase(trigger, f"if {name} is {result}", triggers.IsStopped, how=result, of=who, also=told)
        failed = (f"if {name} is unsuccessful",)
        phrase(trigger, f"if {name} is not successful", triggers.IsStopped, of=who, also=failed)
    for name in ("this defense", "this block", "this dodge"):
        once: dict[str, Any] = {} if name == "this defense" else {"read_only": True}
        told = (
            f"if {name} stops an attack",
            f"if you {name.split()[1]} with this card",
            f"when {name} is successful",
        )
        phrase(
            trigger, f"if {name} is successful", triggers.Defends, also=told if "defense" not in name else (), **once
        )
    for name in ("that defense", "that block", "that dodge"):
        once = {} if name == "that defense" else {"read_only": True}
        phrase(trigger, f"if {name} is successful", triggers.Defends, of="that", **once)
    ways: tuple[str, ...] = (
        *_when("one of your {cards:cards_pl} is successful")[1:],
        "when you play a successful {cards:attack_noun}",
        *_when("you make a successful {cards:attack_noun}"),
    )
    for hits in _when("you successfully attack[ your opponent]"):
        phrase(trigger, hits, triggers.AttackSucceeds, who="you", cards=only("attack"), read_only=True)
    phrase(trigger, "when one of your {cards:cards_pl} is successful", triggers.AttackSucceeds, who="you", also=ways)
    phrase("attack_noun", "attack", value=only("attack"))
    ways = ("when you are successfully attacked", "if you are successfully attacked")
    hit = "when one of your opponent's {cards:cards_pl} is successful"
    phrase(trigger, hit, triggers.AttackSucceeds, also="if one of your opponent's {cards:cards_pl} is successful")
    for wording in ways:
        phrase(trigger, wording, triggers.AttackSucceeds, cards=only("attack"), read_only=True)
    phrase(trigger, "when your {cards:cards_pl} do damage", triggers.DealsDamage)
    ways = ("if your opponent is damaged by your attack", "when your opponent takes damage from your attack")
    for wording in ("when your opponent is damaged by your attack", *ways):
        phrase(trigger, wording, triggers.DealsDamage, cards=only("attack"), read_only=True)


def _deeds(book: Phrasebook) -> None:
    """What players do."""
    phrase = book.phrase
    trigger = "trigger"
    plays = _when("S <play|plays> a {cards}")
    _alike(book, plays[0], triggers.Plays, also=(*plays[1:], *_when("S <play|plays> any {cards:cards_pl}")))
    for verb, kind in (("<dodge|dodges>", "dodge"), ("<block|blocks>", "block"), ("<attack|attacks>", "attack")):
        for told in _when(f"S {verb}"):
            _alike(book, told, triggers.Plays, cards=only(kind), read_only=True)
    puts = _when("S <play|plays> or <put|puts> into play a {cards}")
    _alike(book, puts[0], triggers.Plays, put=True, also=puts[1:])
    again = ("any time another {_own:own_name} is played",)
    phrase(
        trigger,
        "when another card of this title is played",
        triggers.Plays,
        who="each",
        cards=Cards(SameTitle()),
        also=again,
    )
    both = ("a Power Blow", "a Power Block")
    for what, purposes in (
        ("for a Power Blow or a Power Block", both),
        ("for a Power Blow", both[:1]),
        ("for a Power Block", both[1:]),
        ("", ()),
    ):
        ways = [f"S <make|makes> a Hard Exertion {what}", f"S <make|makes> an Exertion {what}"]
        if purposes == both:
            ways.append("S <make|makes> an Exertion to make or block a Power Blow")
        if not purposes:
            ways.append("S <exert|exerts>")
        words = [one for way in ways for one in _when(way)]
        _alike(book, words[0], triggers.ExertsFor, also=tuple(words[1:]), purposes=purposes)
    for block in _when("you make a Power Block"):
        fixed: dict[str, Any] = {"purposes": both[1:], "read_only": True}
        phrase(trigger, block, triggers.ExertsFor, who="you", **fixed)
    blow = (*_when("S <make|makes> a Power Blow"), *_when("S <play|plays> a Power Blow"))
    _alike(book, blow[0], triggers.MakesPower, also=blow[1:])
    draws = _when("S <draw|draws> a card")
    _alike(book, draws[0], triggers.Draws, also=(*draws[1:], *_when("S <draw|draws> a card from THEIR Endurance")))
    exhausts = _when("S <Exhaust|Exhausts>")
    _alike(book, exhausts[0], triggers.Exhausts, also=exhausts[1:])
    disarmed = ("when S <are|is> Disarmed", "if S <become|becomes> Disarmed")
    _alike(book, "if S <are|is> successfully Disarmed", triggers.IsDisarmedNow, also=disarmed)
    for state, node in (("Disarmed", triggers.IsDisarmedNow), ("Prone", triggers.FallsProne)):
        standing = {"you": "state_trigger", "opponent": "state_trigger"}
        add_alike(book, standing, f"if S <are|is> {state}", node, keep_who=True, read_only=True)
    prone = ("when S <are|is> Prone", "whenever S <become|becomes> Prone")
    _alike(book, "when S <become|becomes> Prone", triggers.FallsProne, also=prone)
    hurt = _when("S <take|takes> damage")
    _alike(book, hurt[0], triggers.TakesDamage, also=hurt[1:])
    feet = ("when S <regain|regains> THEIR feet",)
    _alike(book, "if S <regain|regains> THEIR feet", triggers.RegainsFeet, also=feet)
    phrase(
        trigger,
        "if your opponent forces you to discard cards from your hand",
        triggers.MustDiscard,
        also="if you are forced to discard cards from your hand by your opponent",
    )
    for category in (trigger, "discard_time"):
        phrase(category, "when you discard a {cards} from your hand", triggers.MustDiscard, forced=False)
    discards = ("when you discard, or are forced to discard from your hand", "when discarding cards from your hand")
    for wording in discards:
        phrase("discard_time", wording, triggers.MustDiscard, forced=False, cards=only("card"), read_only=True)


#: HL1 35, HL3 60, HLT 52. What the beginning of a turn is called.
BEGINNING = ("May Do/Must Do Phase", "Reconcile Phase")


def _phases(book: Phrasebook) -> None:
    """When in a turn."""
    phrase = book.phrase
    begins = triggers.PhaseBegins
    whose = (("you", "your"), ("opponent", "{_o:opponents}"), ("each", "{_o:everybodys}"))
    for who, owner in whose:
        parts: dict[str, Any] = {} if who == "you" else {"_o": who}
        turns = f"each of {owner} turns"
        ways = [
            f"at the beginning of {owner} turn",
            f"at the start of {owner} turn",
            f"during {turns}",
            f"at the start of {turns}",
        ]
        ways += [f"during each of {owner} {name}s" for name in BEGINNING]
        ways += [f"during {owner} {name}" for name in BEGINNING]
        canonical = f"at the beginning of {turns}" if who != "each" else f"at the beginning of {owner} turn"
        ways = [way for way in ways if way != canonical]
        own = "own_time" if who == "you" else "trigger"  # what you may do then is something you use
        for number, wording in enumerate((canonical, *ways)):
            phrase(own, wording, begins, phase="beginning", who=who, read_only=bool(number), **parts)
        ends = f"at the end of {owner} turn"
        phrase(
            "trigger", ends, begins, phase="draw/discard", who=who, ends=True, also=f"at the end of {turns}", **parts
        )
        for phase in ("sweep", "defense", "attack", "ability adjustment", "draw/discard"):
            name = "/".join(part.title() for part in phase.split("/"))
            for number, head in enumerate(
                (f"during {owner}", f"at the beginning of {owner}", f"during each of {owner}")
            ):
                wording = f"{head} {name} Phase" + ("s" if number == 2 else "")
                time = own if phase in ("defense", "attack") else "trigger"
                phrase(time, wording, begins, phase=phase, who=who, read_only=bool(number), **parts)
            phrase("trigger", f"at the end of {owner} {name} Phase", begins, phase=phase, who=who, ends=True, **parts)
    swept = "if this card is in play during your Sweep Phase"
    phrase("trigger", swept, begins, phase="sweep", read_only=True)
    phrase("trigger", "at the end of your opponent's next Ability Adjustment Phase", triggers.AdjustmentEnds)


def _places(book: Phrasebook) -> None:
    """Cards that come and go."""
    phrase = book.phrase
    trigger = "trigger"
    removes = ("when your opponent removes this card from play",)
    phrase(trigger, "if your opponent removes this card from play", triggers.LeavesPlay, by="opponent", also=removes)
    leaves = (
        "if this card is removed from play",
        "if this card leaves play for any reason",
        "when this card leaves play",
    )
    phrase(
        trigger,
        "if this card leaves play",
        triggers.LeavesPlay,
        also=(*leaves, "when this card is removed from play"),
    )
    enters = (
        "when this card is played",
        "when this card comes into play",
        "when you play this card",
        "when {_own:own_name} enters play",
    )
    phrase(trigger, "when this card enters play", triggers.EntersPlay, also=enters)
    phrase("effect", "then {one:effect}", read_only=True)


def _sentences(book: Phrasebook) -> None:
    phrase = book.phrase
    when = abilities.When
    phrase("waiting", "{one:waiting_head}")
    phrase("waiting_head", "{trigger}, {effects:brought_about}", when)
    phrase("waiting_head", "{trigger}, if {condition}, {effects}", when)
    phrase("waiting", "{effects:effects_1} {trigger}", _each_in_turn, read_only=True)
    book.list_of("effects_1", "effect")
    phrase("may_1", "{one:effect}", _may)
    phrase(
        "waiting_head",
        "{trigger}, you may discard {_own:own_name} to {effects:instead_of_this}",
        when,
        read_only=True,
    )
    for this in ("this card", "this card from play"):
        phrase(
            "waiting_head",
            f"{{trigger}}, you may discard {this} to {{effects:instead_of_this}}",
            when,
            read_only=True,
        )
    phrase("waiting_head", "{trigger:discard_time}, you may {effects:may_place}", when, read_only=True)
    phrase("may_place", "{one:place_discarded}", _may)
    phrase("waiting_head", "{trigger:own_time}, {effects:plain_effects}", when)
    phrase("waiting_head", "{trigger:own_time}, if {condition}, {effects:plain_effects}", when)
    gone = abilities.When(triggers.PhaseBegins("beginning"), (play_effects.DiscardThis(),))
    for verb in ("discard this card", "discard this card from play", "remove this card from play"):
        phrase("waiting", f"{verb} at the beginning of your next turn", value=gone, read_only=True)
        over = abilities.When(
            triggers.PhaseBegins("draw/discard", "opponent", ends=True), (play_effects.DiscardThis(),)
        )
        phrase("waiting", f"{verb} at the end of your opponent's next turn", value=over, read_only=True)
    chosen = (
        "you may choose to have any {trigger:chosen_discard} discarded from your hand placed at the bottom of your "
    )
    below = (resolve.May((discard_effects.PlaceDiscardedInstead(bottom=True),)),)
    phrase("waiting", chosen + "Endurance", when, effects=below, read_only=True)
    phrase("chosen_discard", "{cards}", triggers.MustDiscard, forced=False)
    lowered = (
        "your opponent's maximum Ability is decreased by one for each point of damage dealt that was not prevented "
    )
    lowered += "or reduced by {trigger:damaging} you play"
    phrase("waiting", lowered, when, effects=(effects.LowerMaximum(),), read_only=True)
    phrase("damaging", "{cards:cards_pl}", triggers.DealsDamage)
    wilder = "your opponent's Ability at the end of their next Ability Adjustment Phase is now their maximum Ability"
    maximum = (effects.AbilityIsMaximum(),)
    phrase("waiting", wilder, when, trigger=triggers.AdjustmentEnds(), effects=maximum, read_only=True)
    phrase("instead_of_this", "{one:effect}", _after_leaving)


#: What may happen to any player; the text goes on about that one.
WHOEVER = {
    "is Disarmed": triggers.IsDisarmedNow(),
    "falls Prone": triggers.FallsProne(),
    "takes damage": triggers.TakesDamage(),
    "makes a Power Blow": triggers.MakesPower(),
    "draws a card": triggers.Draws("opponent"),
    "Exhausts": triggers.Exhausts(),
    "makes a Hard Exertion": triggers.ExertsFor(who="opponent"),
    "regains their feet": triggers.RegainsFeet(),
}


def _any_player(book: Phrasebook) -> None:
    """What befalls any player who does something: the text speaks of that player as the opponent."""
    phrase = book.phrase
    when = abilities.When
    whoever = ("any player that plays", "any player who plays", "each player who plays", "a player who plays")
    for player in (*whoever, "whoever plays"):
        once: dict[str, Any] = {} if player == "any player that plays" else {"read_only": True}
        phrase("waiting_head", f"{player} a {{trigger:any_plays}} {{effects:befalls}}", when, **once)
    phrase("any_plays", "{cards}", triggers.Plays, who="each")
    prone = "any player who is Prone {effects:befalls} at the beginning of (their|his) turn"
    phrase(
        "waiting_head", prone, when, trigger=triggers.PhaseBegins("beginning", "each", that_player=True, prone=True)
    )
    theirs = triggers.PhaseBegins("beginning", "each", that_player=True)
    over = triggers.PhaseBegins("draw/discard", "each", ends=True, that_player=True)
    phrase("waiting_head", "at the end of each player's turn, that player {effects:befalls}", when, trigger=over)
    for head in ("at the beginning of", "during", "at the start of"):
        each = f"{head} each player's turn, that player {{effects:befalls}}"
        phrase("waiting_head", each, when, trigger=theirs, read_only=head != "at the beginning of")
    for who in ("opponent", "you"):
        turns = triggers.PhaseBegins("beginning", who)
        again = f"{{effects:again_effects_{who}}} (each turn|every turn)"
        phrase("waiting", again, when, trigger=turns, read_only=True)
        ifs = f"if {{condition}}, {again}"
        phrase("waiting", ifs, when, trigger=turns, read_only=True)
    gone = (play_effects.DiscardThis(),)
    phrase("waiting_head", "{trigger:any_play}, discard this card from play", when, effects=gone)
    for away in ("remove this card from play", "discard this card from play", "discard this card"):
        phrase("waiting", f"{away} {{trigger:any_play}}", when, effects=gone, read_only=True)
    for number, head in enumerate(_when("any player <play|plays> a {cards}")):
        told = head.replace("<play|plays>", "plays")
        others = tuple(told.replace("any player", one) for one in ("either player", "a player", "each player"))
        phrase("any_play", told, triggers.Plays, who="each", also=others, read_only=bool(number))
    for words, node in WHOEVER.items():
        phrase("waiting_head", f"any player who {words} {{effects:befalls}}", when, trigger=triggers.Whoever(node))
    fails = "any player who plays an attack that is not successful {effects:befalls}"
    phrase("waiting_head", fails, when, trigger=triggers.Fails())
    _befalls(book)


def _befalls(book: Phrasebook) -> None:
    """What may befall such a player."""
    phrase = book.phrase
    book.list_of("befalls", "befall", "and")
    for hand in ("", " from (their|his) hand"):
        either = f"must discard {{what:some}}{hand} or {{otherwise:or_suffer}}"
        phrase("befall", either, discard_effects.UnlessDiscards, read_only=bool(hand))
    phrase("befall", "loses {amount:n} Ability", effects.Lose)
    phrase("befall", "takes {amount:n} damage", effects.TakeDamage)
    for verb in ("must discard {what:some}", "must discard {what:some} from (their|his) hand"):
        phrase("befall", verb, discard_effects.DiscardCards, read_only="from" in verb)
    phrase("befall", "must discard the top card of (their|his) Endurance", discard_effects.Burn)
    phrase("befall", "must discard the top {amount:n} cards of (their|his) Endurance", discard_effects.Burn)
    phrase("befall", "is Prone", effects.MakeProne, also="becomes Prone")
    phrase("befall", "loses all Standing Defenses", play_effects.RemoveFromPlay, what=_their_guards())
    next_turn = lasting_effects.Span("next turn", "opponent")
    for number, tail in enumerate(("his next turn", "their next turn", "the next turn")):
        once: dict[str, Any] = {} if not number else {"read_only": True}
        phrase(
            "befall",
            f"may not play a {{ability:their_ban}} during {tail}",
            lasting_effects.LastFor,
            span=next_turn,
            **once,
        )
        phrase(
            "befall",
            f"may not play {{ability:their_bans}} during {tail}",
            lasting_effects.LastFor,
            span=next_turn,
            read_only=True,
        )
    phrase("their_ban", "{change:their_change}", abilities.Static, who="opponent")
    phrase("their_bans", "{change:their_changes}", abilities.Static, who="opponent")
    phrase("their_change", "{cards}", changes.CannotPlay)
    phrase("their_changes", "{cards:cards_pl}", changes.CannotPlay)


def _each_in_turn(effects: tuple[Effect, ...], trigger: Trigger) -> abilities.When:
    """What each player has to do `at the beginning of their turn` is for the player whose turn it is (HL1 37)."""
    theirs = isinstance(trigger, triggers.PhaseBegins) and trigger.who == "opponent"
    if theirs and all(getattr(effect, "who", "") == "each" for effect in effects):
        effects = tuple(replace(effect, who="opponent") for effect in effects)
        trigger = replace(trigger, who="each", that_player=True)
    return abilities.When(trigger, effects)


def _may(one: Effect) -> tuple[Effect, ...]:
    """An effect that may be done."""
    return (resolve.May((one,)),)


def _after_leaving(one: Effect) -> tuple[Effect, ...]:
    """What is done by discarding the card itself."""
    return (resolve.May((play_effects.DiscardThis(), one)),)


def _their_guards() -> All:
    return All(Cards(Noun("Standing Defense"), after=(Of("opponent"),)))
