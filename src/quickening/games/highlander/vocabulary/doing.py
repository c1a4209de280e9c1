"""What is done to players: Ability, arms, the duel; and what lasts for a time."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.definitions import ATTRIBUTES
from quickening.games.highlander.vocabulary import (
    abilities,
    attack_changes,
    changes,
    check_effects,
    discard_effects,
    duel_effects,
    effects,
    exertion_effects,
    lasting_effects,
    pile_effects,
    play_effects,
    triggers,
)
from quickening.games.highlander.vocabulary.filters import IsPowerBlow, only
from quickening.games.highlander.vocabulary.piles import add_pile_effects
from quickening.games.highlander.vocabulary.plays import add_play_effects
from quickening.games.highlander.vocabulary.subjects import add_deed
from quickening.lang import resolve
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook


def add_doing(book: Phrasebook) -> None:
    """Everything that is done."""
    _ability_effects(book)
    add_pile_effects(book)
    add_play_effects(book)
    _arms_effects(book)
    _both_ways(book)
    _made_to(book)
    _duel_effects(book)
    _spans(book)
    _lasting(book)
    _checks(book)
    _compound(book)


def _ability_effects(book: Phrasebook) -> None:
    phrase = book.phrase
    for tail in ("", " {each}"):
        for ability in ("Ability", "from Ability", "points of Ability"):
            if ability != "Ability" and tail:
                continue
            add_deed(book, "lose|loses", f" {{amount:n}} {ability}{tail}", effects.Lose)
            add_deed(book, "gain|gains", f" {{amount:n}} {ability}{tail}", effects.Gain)
            add_deed(book, "regain|regains", f" {{amount:n}} {ability}{tail}", effects.Gain, told=True)
        add_deed(book, "take|takes", f" {{amount:n}} damage{tail}", effects.TakeDamage)
        if not tail:
            add_deed(book, "lose|loses", " {amount:n} additional Ability", effects.Lose, more=True)
            add_deed(book, "take|takes", " {amount:n} additional damage", effects.TakeDamage)
    add_deed(book, "take|takes", " {amount:n} points of damage", effects.TakeDamage)
    for verb, what, node in (("lose|loses", "Ability", effects.Lose), ("gain|gains", "Ability", effects.Gain)):
        add_deed(book, verb, f" {what} equal to {{each:number_of}}", node, amount=1)
    add_deed(book, "take|takes", " damage equal to {each:number_of}", effects.TakeDamage, amount=1)
    phrase("effect", "you gain {amount:n} Ability when this card first enters play", effects.Gain, read_only=True)
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
    damage: tuple[str, ...] = (
        "prevent up to {amount:n} points of damage",
        "prevent {amount:n} damage",
        "prevent {amount:n} points of damage",
    )
    damage += tuple(f"{way} this turn" for way in damage)
    phrase("effect", "prevent up to {amount:n} damage", effects.Prevent, also=damage)
    from_one: tuple[str, ...] = ("prevent all damage from any one attack", "prevent all damage from an attack")
    from_one += tuple(f"prevent {the} damage from one successful attack" for the in ("the", "all"))
    from_one += ("reduce the damage of one attack to 0", "prevent the damage from one attack")
    phrase("effect", "prevent all damage from one attack", duel_effects.PreventAttack, also=from_one)
    ways = tuple(
        f"prevent {upto}{{amount:n}} {points}damage from {one} attack"
        for upto in ("up to ", "")
        for points in ("", "points of ")
        for one in ("one", "an", "any one")
    )
    phrase("effect", ways[0], duel_effects.PreventAttack, also=ways[1:])
    phrase("effect", "your opponent Exhausts", pile_effects.ForceExhaustion)
    phrase("effect", "your opponent's Ability is now their maximum Ability", effects.AbilityIsMaximum)
    phrase("effect", "your opponent's maximum Ability is decreased by that damage", effects.LowerMaximum)


def _arms_effects(book: Phrasebook) -> None:
    phrase = book.phrase
    ways: tuple[str, ...] = (
        "your opponent is now Disarmed",
        "they are Disarmed",
        "Disarm your opponent",
        "target is Disarmed",
    )
    phrase("effect", "your opponent is Disarmed", effects.Disarm, also=ways)
    phrase("effect", "you are Disarmed", effects.Disarm, who="you")
    ways = ("their weapon is broken", "your opponent's weapon is now broken")
    phrase("effect", "your opponent's weapon is broken", effects.BreakWeapon, also=ways)
    ways = ("your opponent's weapon breaks", "their weapon breaks", "his weapon breaks", "her weapon breaks")
    phrase("effect", "break your opponent's weapon", effects.Disarm, broken=True, also=ways)
    ways = ("you recover your weapon", "your weapon is rearmed", "regain your weapon", "you regain your weapon")
    ways += ("be armed again", "you are armed again", "rearm yourself")
    phrase("effect", "recover your weapon", effects.Rearm, also=ways)
    ways = ("your opponent is now Prone", "they are Prone", "target is Prone", "your opponent becomes Prone")
    phrase("effect", "your opponent is Prone", effects.MakeProne, also=ways)
    phrase("effect", "you are Prone", effects.MakeProne, who="you", also=("you are now Prone", "you become Prone"))
    phrase("effect", "sheathe your weapon", effects.Sheathe)
    phrase("effect", "draw your weapon", effects.Sheathe, drawn=True)
    phrase("effect", "your opponent regains their feet", effects.GetUp, who="opponent", also="they regain their feet")
    ways = ("you regain your feet", "you are no longer Prone")
    phrase("effect", "regain your feet", effects.GetUp, who="you", also=ways)


def _made_to(book: Phrasebook) -> None:
    """What a player is made to do, or kept from."""
    exertion = exertion_effects.MustMakeExertion
    for number, an in enumerate(("a Hard Exertion", "an Exertion")):
        add_deed(book, "make|makes", f" {an}", exertion, must=True, who="opponent each", told=bool(number))
    for verb, cards in (("attacking", "attack"), ("dodging", "dodge"), ("blocking", "block")):
        change = abilities.Static(changes.CannotPlay(only(cards)), "opponent")
        said = f"prevent your opponent from {verb} {{span}}"
        book.phrase("effect", said, lasting_effects.LastFor, ability=change, read_only=True)
    said = "prevent your opponent from playing {ability:prevented} {span}"
    book.phrase("effect", said, lasting_effects.LastFor, read_only=True)
    book.phrase("prevented", "{change:prevented_change}", abilities.Static, who="opponent")
    book.phrase("prevented_change", "[any ]{cards:cards_pl}", changes.CannotPlay)


def _both_ways(book: Phrasebook) -> None:
    """Two things that befall a player in one breath."""
    fallen = (effects.Disarm(), effects.MakeProne())
    for said in ("your opponent is Disarmed and Prone", "your opponent is Prone and Disarmed"):
        book.phrase("effects", said, value=fallen, read_only=True)


def _duel_effects(book: Phrasebook) -> None:
    """What is done in the duel."""
    _avoiding(book)
    _preventing(book)
    _next_attacks(book)
    phrase = book.phrase
    phrase("effect", "your turn is over", duel_effects.EndTurn, also=("your turn ends", "end your turn"))
    exert = (
        "instead of making a Hard Exertion for a Power Blow or a Power Block this turn, make a {size:n} card Hard "
    )
    exert += "Exertion and discard the top {burn:n} cards from your opponent's Endurance"
    phrase(
        "effect", exert, exertion_effects.ExertInstead, also="during your turn, " + exert.replace(" this turn", "")
    )
    for word in ("dodge", "block"):
        phrase(
            "effect", f"you may play a {word} against the attack as normal", exertion_effects.NormalDefense, type=word
        )
    one_in = "there is a {chance:n} in 6 chance that {effects}"
    ways = ("you have a {chance:n} in 6 chance (to|of) {effects}", "there is a {chance:n} in 6 chance {effects}")
    phrase("effect", one_in, effects.Roll, also=ways)
    phrase("clause", f"{one_in}. Otherwise, {{otherwise:effects}}", effects.Roll)


def _avoiding(book: Phrasebook) -> None:
    """Attacks that are avoided."""
    phrase = book.phrase
    phrase("effect", "avoid all attacks", duel_effects.AvoidAttacks)
    phrase("effect", "avoid the last attack your opponent played", duel_effects.AvoidAttacks, which="last")
    ways = ("avoid an attack", "avoid any one attack")
    phrase("effect", "avoid one attack", duel_effects.AvoidAttacks, which="one", also=ways)
    phrase("effect", "avoid that attack", duel_effects.AvoidAttacks, which="it")
    phrase("effect", "avoid a {cards:avoided}", duel_effects.AvoidAttacks, which="one")
    phrase("avoided", "{cards:attack_kind}")
    phrase("avoided", "Head Shot", value=Cards(IsPowerBlow(head_shot=True)), also="Head Shot attack")
    phrase("avoided", "Power Blow", value=Cards(IsPowerBlow()))
    phrase("effect", "avoid all attacks this turn", duel_effects.AvoidAttacks, read_only=True)


def _preventing(book: Phrasebook) -> None:
    """HL1 75. Damage that is prevented."""
    phrase, prevented = book.phrase, lasting_effects.Span("turn")
    everything = abilities.Static(changes.Granted("damage prevented"))
    ways: tuple[str, ...] = (
        "prevent all damage",
        "all damage done to you this turn is prevented",
        "counter all damage done to you this turn",
        "prevent all damage done to you this turn",
    )
    for wording in ways:
        phrase("effect", wording, lasting_effects.LastFor, ability=everything, span=prevented, read_only=True)
    attacks = abilities.Static(changes.Granted("attack damage prevented"))
    ways = ("prevent all damage from attacks", "prevent all damage done to you by attacks this turn")
    blunt = "prevent all damage from attacks this turn"
    phrase("effect", blunt, lasting_effects.LastFor, ability=attacks, span=prevented, also=ways)


def _next_attacks(book: Phrasebook) -> None:
    """Attacks that are made a Power Blow, Hidden, or something else, and those still to come."""
    phrase = book.phrase
    phrase(
        "effect",
        "make one of your attacks a Power Blow",
        duel_effects.MakeOnePower,
        also=tuple(
            f"make {one} a Power Blow{free}"
            for one in ("one of your attacks", "an attack you played this turn", "an attack")
            for free in ("", " without making an Exertion", " without an Exertion")
            if free or one != "one of your attacks"
        ),
    )
    ways: tuple[str, ...] = ("reveal all Hidden attacks", "reveal all Hidden attacks your opponent has in play")
    phrase("effect", "reveal the Hidden attack", duel_effects.RevealHidden, also=ways)
    phrase("effect", "your next attack this turn is Hidden", duel_effects.HideNext)
    ways = ("your next attack may be Hidden", "you may make your next attack this turn Hidden")
    ways += ("you may make your next attack Hidden",)
    phrase("effect", "your next attack this turn may be Hidden", duel_effects.HideNext, may=True, also=ways)
    phrase("next_static", "{change:attack_part}", abilities.Static, who="it")
    phrase("next_static", "{change:attack_part} if {condition}", abilities.Static, who="it")
    phrase("effect", "your next attack this turn {ability:next_static}", lasting_effects.NextAttack)
    for coming in ("your next attack", "the next attack you play this turn", "the next attack you play"):
        phrase("effect", f"{coming} {{ability:next_static}}", lasting_effects.NextAttack, read_only=True)
    theirs = "the next attack your opponent plays {ability:next_static}"
    phrase("effect", theirs, lasting_effects.NextAttack, who="opponent", read_only=True)
    phrase("effect", "your first attack this turn {ability:next_static}", lasting_effects.NextAttack, first=True)
    phrase("effect", "your opponent's next attack {ability:next_static}", lasting_effects.NextAttack, who="opponent")
    for number, your in enumerate(("your", "all of your", "all your")):
        said = f"{your} {{cards:cards_pl}} this turn {{change:attacks_part}}"
        phrase("turn_static", said, abilities.Static, read_only=bool(number))
    phrase(
        "effect", "{ability:turn_static}", lasting_effects.LastFor, span=lasting_effects.Span("turn"), read_only=True
    )
    first = "if your first attack this turn is an upper attack and can be made a Head Shot, it is a Head Shot"
    head = abilities.Static(attack_changes.Marked("head shot if it can"), "it")
    phrase("effect", first, lasting_effects.NextAttack, first=True, ability=head)


def _spans(book: Phrasebook) -> None:
    """How long something lasts."""
    phrase = book.phrase
    span = lasting_effects.Span
    now = [
        f"for the {rest} of {turn}"
        for rest in ("remainder", "rest")
        for turn in ("your turn", "this turn", "the turn")
    ]
    now += ["until the end of this turn", "until the end of your turn", "until end of turn"]
    phrase("span", "this turn", span, until="turn", also=tuple(now))
    ways: tuple[str, ...] = ("on {_t:their} next turn", "for {_t:their} next turn")
    theirs: dict[str, Any] = {"until": "next turn", "who": "opponent"}
    phrase("span", "during {_t:their} next turn", span, _t="their", also=ways, **theirs)
    till = "until the end of your opponent's next turn"
    phrase("span", "until the end of {_t:their} next turn", span, now=True, _t="their", also=till, **theirs)
    phrase("span", "until the end of your next turn", span, until="next turn")
    ways = ("on your next turn", "for your next turn")
    phrase("span", "during your next turn", span, until="next turn", later=True, also=ways)
    ways = ("for the remainder of the duel", "for the rest of the game", "until the end of the game")
    phrase("span", "for the remainder of the game", span, until="game", also=ways)
    ways = ("for {turns:n} turns", "for {turns:n} of {_t:their} turns", "for their next {turns:n} turns")
    phrase("span", "for the next {turns:n} turns", span, until="turns", who="opponent", also=ways, _t="their")
    phrase("span", "for {turns:n} of your turns", span, until="turns", also="for your next {turns:n} turns")


def _lasting(book: Phrasebook) -> None:
    """Something holds, or is done again and again, for a time."""
    phrase, last = book.phrase, lasting_effects.LastFor
    each = "your opponent's maximum hand size is reduced by {plus:minus} during their next turn {each}"
    phrase("hand_each", each, changes.HandSizePlus)
    phrase("hand_static", "{change:hand_each}", abilities.Static, who="opponent")
    next_turn = lasting_effects.Span("next turn", "opponent")
    phrase("effect", "{ability:hand_static}", last, span=next_turn, read_only=True)
    for who, whose in (("opponent", "{_t:their}"), ("you", "your")):
        _again(book, who, whose)
    _freed_now(book)
    _extra_plays(book)
    for kind in ("static", "waiting_head"):
        phrase("effect", f"{{ability:{kind}}} next turn", _next_turn, read_only=True)
        phrase("effect", f"{{ability:{kind}}} {{span}}", last)
        phrase("effect", f"{{span}}, {{ability:{kind}}}", last, read_only=True)
    phrase("effect", "{span}, {ability:if_static}", last)


def _again(book: Phrasebook, who: str, whose: str) -> None:
    """Something befalls a player in each of so many turns."""
    phrase = book.phrase
    begins = triggers.PhaseBegins("beginning", who)
    parts: dict[str, Any] = {"_t": "their"} if who == "opponent" else {}
    turns = f"turns_of_{who}"
    phrase(turns, "{turns:n} turns", lasting_effects.Span, until="turns", who=who)
    said = f"{{ability:again_{who}}} during each of {whose} next {{span:{turns}}}"
    also: tuple[str, ...] = (
        f"{{ability:again_{who}}} each turn for {{span:{turns}}}",
        f"{{ability:again_{who}}} for {{span:turns_{who}}}",
    )
    phrase("effect", said, lasting_effects.LastFor, also=also, **parts)
    phrase(f"turns_{who}", f"{{turns:n}} of {whose} turns", lasting_effects.Span, until="turns", who=who, **parts)
    phrase(f"again_{who}", f"{{effects:again_effects_{who}}}", abilities.When, trigger=begins)
    book.list_of(f"again_effects_{who}", f"again_effect_{who}")
    again = f"again_effect_{who}"
    if who == "you":
        phrase(again, "you gain {amount:n} Ability", effects.Gain)
        phrase(again, "you lose {amount:n} Ability", effects.Lose, who="you")
        return
    theirs: dict[str, Any] = {"_s": "opponent"}
    phrase(again, "{_s:opponent} loses {amount:n} Ability", effects.Lose, **theirs)
    phrase(again, "{_s:opponent} loses {amount:n} from Ability", effects.Lose, read_only=True, **theirs)
    phrase(again, "{_s:opponent} takes {amount:n} damage", effects.TakeDamage, **theirs)


def _freed_now(book: Phrasebook) -> None:
    """What need not be heeded this turn."""
    now: dict[str, Any] = {"span": lasting_effects.Span("turn")}
    phrase, last = book.phrase, lasting_effects.LastFor
    even = "play defenses against multiple attacks, even if cards prevent it"
    told = "play defenses against multiple attacks, even if there are cards preventing you from doing so"
    phrase("effect", even, last, ability=abilities.Static(changes.Granted("defends several")), also=told, **now)
    unbarred = "ignore all effects that prevent you from playing cards this turn"
    phrase("effect", unbarred, last, ability=abilities.Static(changes.Granted("ignores all bans")), **now)
    over = "play a {ability:overcoming} against an attack that cannot be blocked"
    phrase("effect", over, last, **now)
    phrase("overcoming", "{cards}", abilities.Static, change=attack_changes.Marked("overcomes not blocked"))


def _extra_plays(book: Phrasebook) -> None:
    """One more card than usual this turn."""
    phrase = book.phrase
    now = lasting_effects.Span("turn")
    phrase("extra_play_now", "play {ability:extra_play} this turn", lasting_effects.LastFor, span=now)
    book.list_of("extra_plays", "extra_play_now")
    book.list_of("effects_1", "extra_play_now")
    phrase("extra_play", "{change:extra_change}", abilities.Static)
    for number, more in enumerate(("an additional", "another")):
        other: dict[str, Any] = {"read_only": bool(number)}
        phrase("extra_change", f"{more} {{cards:special_types}}", changes.ExtraSpecials, **other)
        phrase("extra_change", f"{more} {{cards:attack_kind}}", changes.ExtraAttacks, **other)
        phrase("extra_change", f"{more} attack", changes.ExtraAttacks, **other)


def _next_turn(ability: Any) -> lasting_effects.LastFor:
    """`Next turn` is your next turn for what you may or must, your opponent's for what they do."""
    own = getattr(ability, "who", "opponent") == "you"
    span = lasting_effects.Span("next turn", later=True) if own else lasting_effects.Span("next turn", "opponent")
    return lasting_effects.LastFor(ability, span)


def _checks(book: Phrasebook) -> None:
    """HL3 110-111. Attribute Checks and Challenges."""
    phrase = book.phrase
    for gem, name in ATTRIBUTES.items():
        phrase("gem", name, value=gem)
    for words, hard in (("Soft", False), ("Hard", True)):
        check = f"make a {words} Check of {{gem}}"
        phrase("effect", f"{check}; if it finds {{needed:n}} or more, {{effects}}", check_effects.Check, hard=hard)
        phrase("effect", f"{check}; for each one found, {{effects}}", check_effects.Check, hard=hard)
    for number, exert in enumerate(("a Hard Exertion", "an Exertion")):
        once: dict[str, Any] = {"read_only": bool(number)}
        for each in ("; for each", ". For each"):
            said = f"make {exert}{each} {{cards}} revealed, {{effects}}"
            phrase("effect", said, check_effects.ExertAndCount, **(once | {"read_only": bool(number) or "." in each}))
        for found in ("; if it reveals a", ". If you reveal a", ". If it reveals a", ". If you reveal any"):
            said = f"make {exert}{found} {{cards}}, {{effects}}"
            hidden = bool(number) or "." in found
            phrase("effect", said, check_effects.ExertAndCount, needed=1, read_only=hidden)
    challenge = "make an Attribute Challenge of {gem}. Win: {win:effects}"
    phrase("effect", f"{challenge}. Lose: {{lose:effects}}", check_effects.Challenge)
    phrase("effect", challenge, check_effects.Challenge)


def _compound(book: Phrasebook) -> None:
    """Effects made of effects."""
    phrase = book.phrase
    for kind in ("effects", "brought_about"):  # an `if` after a trigger is the trigger's own condition
        book.list_of(kind, "effect", "and", ", and", ", then", "and then")
        book.list_of(kind, "clause")
    book.list_of("effects", "if_clause")
    phrase("if_clause", "if {condition}, {effects}", resolve.If)
    phrase("if_clause", "if {condition}, {effects}. Otherwise, {otherwise:effects}", resolve.If)
    phrase("clause", "you may {effects}", resolve.May, also="you may then choose to {effects}")
    phrase("clause", "{cost:payments} to {effects:extra_plays}", resolve.Pay)
    phrase("clause", "{cost:payments} to {effects}", resolve.Pay)
    book.list_of("payments", "payment")
    for what in ("discard {what:some}", "discard {what:some} from your hand"):
        phrase("payment", what, discard_effects.DiscardCards, who="you", read_only="from" in what)
    phrase("payment", "lose {amount:n} Ability", effects.Lose, who="you")
    for verb in ("remove", "discard"):
        leaves = f"{verb} {{what:own_choice}} from play"
        phrase("payment", leaves, play_effects.RemoveFromPlay, read_only=verb == "discard")
    unless = "{otherwise:effects_1} unless they discard {what:some}"
    ways: tuple[str, ...] = tuple(
        unless.replace("they discard", one) for one in ("he discards", "your opponent discards")
    )
    phrase("clause", unless, discard_effects.UnlessDiscards, also=ways)
    for hand in ("", " from {_t:their} hand"):
        parts: dict[str, Any] = {"_t": "their"} if hand else {}
        failing = f"your opponent must discard {{what:some}}{hand}. If they do not, {{otherwise:effects_1}}"
        phrase("clause", failing, discard_effects.UnlessDiscards, read_only=True, **parts)
    either = "{_s:opponent} must discard {what:some} or {otherwise:or_suffer}"
    told_to: dict[str, Any] = {"read_only": True, "_s": "opponent"}
    phrase("clause", either, discard_effects.UnlessDiscards, **told_to)
    held = either.replace(" or {", " from {_t:their} hand or {")
    phrase("clause", held, discard_effects.UnlessDiscards, **told_to, _t="their")
    for choose in ("choose one: ", "either "):
        told = either.replace("must ", f"must {choose}")
        phrase("clause", told, discard_effects.UnlessDiscards, **told_to)
    ways = ("either {one:effects_1} or {other:effects_1}", "choose one: {one:effects_1} or {other:effects_1}")
    phrase("clause", "choose one: {one:effects_1}, or {other:effects_1}", resolve.Either, also=ways)
    book.list_of("or_suffer", "suffering")
    phrase("suffering", "lose {amount:n} Ability", effects.Lose, who="opponent")
    phrase("suffering", "take {amount:n} damage", effects.TakeDamage, who="opponent")
