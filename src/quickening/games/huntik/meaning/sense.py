"""What makes no sense in a text, though each of its words does: nothing is read that could never do anything."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from quickening.games.huntik.kinds import abilities, amounts, card_effects, conditions, glossary
from quickening.games.huntik.kinds.changes import Cannot
from quickening.games.huntik.kinds.dice import SIDES
from quickening.games.huntik.kinds.each_player import EachPlayer
from quickening.games.huntik.kinds.effects.common import ToCards
from quickening.games.huntik.kinds.effects.fighting import AddAttacks, RemoveAttacks, RemoveAttacksOf
from quickening.games.huntik.kinds.effects.lasting import Await, GainControl, Gets
from quickening.games.huntik.kinds.effects.to_cards import Do, PutCounter, RemoveCounter
from quickening.games.huntik.kinds.effects.turns import Order
from quickening.games.huntik.kinds.effects.zones import MoveCard, PutAnywhere, PutBeside, PutInto, PutZones
from quickening.games.huntik.kinds.filters import In, InAZone, NamedNoun, Noun, With, Word
from quickening.games.huntik.kinds.places import THAT_ZONE, Zone, ZoneNumber, is_zone
from quickening.games.huntik.kinds.target_players import Does, TargetPlayer
from quickening.games.huntik.kinds.tokens import PutTokens
from quickening.games.huntik.kinds.triggers import Happens, deed_of
from quickening.games.huntik.state import HAND, LAST_ROUND, ZONES
from quickening.lang.nodes import Ability, Effect, Node, Trigger, everything, parts_of
from quickening.lang.resolve import Either, If, May, Pay
from quickening.lang.selections import All, Cards, Chosen, It, Me, ThisCard, targets_in


class Problem(NamedTuple):
    """What is wrong, and the words of the text to blame for it, as a pattern; and words by which it is all right."""

    says: str
    words: str = ""
    unless: str = ""


NO_ZONE = Problem("there are five zones (HK 400.10a)", r"zones? [06-9]")
NO_ROUND = Problem("there are seven rounds (HK 500.1)", r"rounds? [089]")
NO_SIDE = Problem("a die has six sides")
NO_ROLL = Problem("no die is rolled")
#: `eliminated this way`: what has to have been done.
DONE: dict[str, str | type[Effect]] = {
    "exhausted": "exhaust",
    "readied": "ready",
    "eliminated": "eliminate",
    "KO'd": "KO",
    "stunned": "stun",
    "returned": "return to hand",
    "discarded": card_effects.Discard,
}
NOTHING_DONE = Problem("nothing is done this way")
NOT_THEIRS = Problem("nobody eliminates what they do not control (HK 400.11e)", r"eliminate")
NO_IT = Problem(
    "nothing was spoken of that this could mean", r"\b(it|it's|its|that (?:hero|card|seeker|titan)|them|they|him)\b"
)
NO_THERE = Problem("no zone was spoken of that this could mean", r"\b(there|that zone)\b")
NOT_YET = Problem("a target is chosen before it is known where that is (HK 704.1)", r"\b(there|in that zone)\b")
NO_OFFER = Problem("nothing was offered that could be done or not", r"you do\b")
NO_COUNTER = Problem("no counter was spoken of", r"that counter")
NO_TARGET = Problem("nothing is targeted", r"you targeted")
ONE_OF_TWO = Problem("two targets would be chosen of which one is not needed (HK 704.1)", r"(if not|instead|, or)")
NOT_THERE = Problem("this power functions only in play (HK 700.2)", r"in your discard pile")
NOT_FIGHTING = Problem("this cannot be used during a combat (HK 601.3)", r"attack|(this|that|any|a) combat")
NOTHING_TO_CANCEL = Problem("only a card that is played as a response cancels an action (HK 701.4)", r"cancel")
NO_RESPONSE = Problem("only an action can be responded to (HK 701.4)", r"plays")
GONE = Problem("it is no longer in play by then (HK 400.11a)", r"\bme\b|\bI\b(?!')")
NO_CONTROLLER = Problem(
    "of features only obstacles have a controller (HK 305.3a)", r"control|(your|friendly|enemy) (object|structure)"
)
COUNTERS_GONE = Problem("it has no counters any more by then (HK 402.1b)", r"counters? on (it|me)")
HOW_LONG = Problem("for how long is not said", r"(I|it|they) can't", r"for the rest of the (game|mission)")
NO_CARDS = Problem("that is no number of cards", r"up to 0")

#: Words with numbers of which there are only so many.
LIMITS: tuple[tuple[type[Node], Problem, Callable[[Any], bool]], ...] = (
    (
        conditions.FigureIs,
        NO_SIDE,
        lambda one: one.figure != "result" or (bool(one.among) and set(one.among) <= set(range(1, SIDES + 1))),
    ),
    (ZoneNumber, NO_ZONE, lambda one: one.number in ZONES),
    (conditions.Lies, NO_ZONE, lambda one: set(one.zones) <= set(ZONES)),
    (InAZone, NO_ZONE, lambda one: set(one.zones) <= set(ZONES)),
    (conditions.Now, NO_ROUND, lambda one: bool(one.turn) or 1 <= one.round <= LAST_ROUND),
    (Happens, NO_ROUND, lambda one: one.deed != "round starts" or all(0 < n <= LAST_ROUND for n in one.numbers)),
    (Chosen, NO_CARDS, lambda one: one.most != 0),
)
#: What a text has to have said before "it" means anything.
NAMING = (
    Chosen,
    All,
    EachPlayer,
    card_effects.RevealTop,
    card_effects.Search,
    card_effects.LookAtHand,
    glossary.LookAtTop,
    glossary.RevealUntil,
    PutTokens,
)
#: What happens to nobody but the card itself, or to no card: of what "it" would be nothing is said.
NAMELESS = {
    *("start combat", "combat starts", "combat ends", "be played", "come into play", "round starts", "round ends"),
    *("I move", "I move into", "KO", "leave play", "turn starts", "enter beside a hero"),
}
PLACING: tuple[str | type[Any], ...] = (
    InAZone,
    "choose zone",
    PutAnywhere,
    PutInto,
    PutZones,
    PutBeside,
    MoveCard,
)
#: What happens nowhere in particular.
PLACELESS = {"round starts", "round ends", "turn starts", "I play", "play", "draw", "draw a card", "discard"}
#: What is done to a card in play, and to no other.
IN_PLAY_ONLY: tuple[str | type[Any], ...] = (
    *("KO", "eliminate", "stun", "ready", "exhaust"),
    PutCounter,
    PutZones,
    MoveCard,
    Gets,
)
#: What takes cards from play, and what happens as they go.
TAKING = ("KO", "eliminate", "return to hand", "remove from map", glossary.ShuffleIn)
DOING = ("stun", "ready", "exhaust", RemoveCounter, card_effects.Discard)
LEAVING = {"KO", "leave play"}
#: What never happens during a combat.
PEACEFUL = {"round starts", "round ends", "turn starts"}
FIGHTING: tuple[str | type[Any], ...] = (
    AddAttacks,
    RemoveAttacks,
    RemoveAttacksOf,
    *("remove all attacks", "end combat"),
)
ENEMY = Word("enemy")
OWNED = {Word("friendly"), Word("your"), ENEMY}
THERE = In(THAT_ZONE)
NO_COMBAT = Cannot("start a combat")


def problem_with(powers: Sequence[Any], text: str) -> Problem | None:
    """What is wrong with the powers of a card that could be read from a text, if anything is."""
    responds = any(isinstance(power, abilities.Response) for power in powers)
    for power in powers:
        for ability in [power, *(one for one in everything(power) if isinstance(one, Ability) and one is not power)]:
            found = _problem(ability, own_nodes(ability), responds)
            if found is not None and not (found.unless and re.search(found.unless, text, re.IGNORECASE)):
                return found
    return None


def place_of(problem: Problem, text: str) -> int:
    """Where in a text the words to blame are; its beginning if that is not known."""
    found = re.search(problem.words, text, re.IGNORECASE) if problem.words else None
    return found.start() if found else 0


def own_nodes(ability: Any) -> list[Any]:
    """The nodes a power is made of, but not those of powers it speaks of."""
    found = [ability]
    for part in parts_of(ability):
        if not isinstance(part, Ability):
            found += own_nodes(part)
    return found


def _problem(power: Any, nodes: list[Any], responds: bool) -> Problem | None:
    checks = (_numbers, _spoken_of, _spoken_place, _offered, _functioning, _fighting, _gone, _uncounted, _controlled)
    found = next(filter(None, (check(power, nodes) for check in checks)), None)
    if found is None and not responds and has(nodes, "cancel action"):
        return NOTHING_TO_CANCEL
    return found


def has(nodes: list[Any], *kinds: str | type[Any]) -> bool:
    """Whether any of the nodes is of one of the kinds, or such a deed."""
    return any(is_one(node, kinds) for node in nodes)


def is_one(node: Any, kinds: tuple[str | type[Any], ...]) -> bool:
    """Whether a node is of one of some kinds, or one of some deeds."""
    if isinstance(node, (Do, Order)) and node.deed in kinds:
        return True
    return isinstance(node, tuple(kind for kind in kinds if isinstance(kind, type)))


def _numbers(power: Any, nodes: list[Any]) -> Problem | None:
    if _figures(nodes, "result") and not has(nodes, "roll"):
        return NO_ROLL
    counted = [DONE[one.name] if one.name else ToCards for one in _figures(nodes, "that many")]
    if not all(has(nodes, kind) for kind in counted):
        return NOTHING_DONE
    impossible = [words for kind, words, fine in LIMITS for one in nodes if isinstance(one, kind) and not fine(one)]
    return impossible[0] if impossible else None


def _figures(nodes: list[Any], figure: str) -> list[Any]:
    """Where a figure is counted, or asked about."""
    return [one for one in nodes if isinstance(one, (amounts.Figure, conditions.FigureIs)) and one.figure == figure]


def _spoken_of(power: Any, nodes: list[Any]) -> Problem | None:
    """`it` has to be something."""
    whose = any(
        isinstance(one, (Does, glossary.Unless))
        and one.who in ("controller", "owner")
        and getattr(one, "what", None) is None
        for one in nodes
    )
    used = has(nodes, It, "reveal it", card_effects.ThatPlayer) or whose or any(map(_is_its_zone, nodes))
    if whose and not has_subject(power, nodes):
        return NO_IT
    if not used or names_it(power, nodes):
        return None
    on_the_map = any(is_one(one, IN_PLAY_ONLY) and isinstance(one.what, It) for one in nodes)
    first = next((n for n, one in enumerate(nodes) if isinstance(one, It)), 0)
    return None if any(takes_one_card(one) for one in nodes[:first]) and not on_the_map else NO_IT


def _is_its_zone(node: Any) -> bool:
    """`its zone`, `its owner's zone 1`."""
    return is_zone(node, "its") or (isinstance(node, ZoneNumber) and bool(node.whose))


def has_subject(power: Any, nodes: list[Any]) -> bool:
    """Whether a power speaks of a card that has a controller: not only of cards in hand."""
    return names_it(power, [one for one in nodes if not (isinstance(one, Chosen) and one.cards.area == HAND)])


def names_it(power: Any, nodes: list[Any]) -> bool:
    """Whether a power speaks of cards of which it may then say `it`: those chosen, or those of its event."""
    if isinstance(power, abilities.AlwaysOn) or any(is_naming(one) for one in nodes):
        return True
    waited = [one for one in nodes if isinstance(one, Trigger)]
    return any(all(_names_card(part) for part in one.parts) for one in waited)


def _names_card(trigger: Trigger) -> bool:
    nameless = isinstance(trigger, Happens) and trigger.cards is None and trigger.deed in NAMELESS
    return not nameless and not _plays_action(trigger)


def is_naming(node: Any) -> bool:
    return isinstance(node, NAMING) and not isinstance(node, TargetPlayer)


def takes_one_card(node: Any) -> bool:
    """A single card from the top of a deck: what is said of it is said of a card that is not in play."""
    return isinstance(node, (card_effects.Draw, card_effects.Mill)) and node.count == 1 and _is_plain(node)


def _is_plain(node: Any) -> bool:
    return getattr(node, "times", None) is None


def _plays_action(trigger: Trigger) -> bool:
    """An action is another card once it was played (HK 400.11a)."""
    played = trigger.cards if isinstance(trigger, Happens) and trigger.deed in ("I play", "play") else None
    return played is not None and is_action(played)


def is_action(cards: Cards) -> bool:
    """Whether a description is of action cards."""
    return isinstance(cards.noun, Noun) and cards.noun.word.endswith("action card")


def _spoken_place(power: Any, nodes: list[Any]) -> Problem | None:
    """`there` has to be somewhere, and a target is chosen before anything happens (HK 704.1)."""
    aimed = [one for one in nodes if isinstance(one, Chosen) and one.target and THERE in one.cards.after]
    if aimed and isinstance(power, (abilities.ActionPower, abilities.CardText)):
        return NOT_YET
    if THAT_ZONE not in nodes or any(_is_placing(one) for one in nodes):
        return None
    waited = [one for one in nodes if isinstance(one, Trigger)]
    return None if any(deed_of(part) not in PLACELESS for one in waited for part in one.parts) else NO_THERE


def _is_placing(node: Any) -> bool:
    return is_one(node, PLACING) and getattr(node, "place", None) != THAT_ZONE


def _offered(power: Any, nodes: list[Any]) -> Problem | None:
    if (
        has(nodes, "remove that counter")
        and not _figures(nodes, "counters")
        and not any(isinstance(one, With) and one.what == "counter" for one in nodes)
    ):
        return NO_COUNTER
    if has(nodes, conditions.Did) and not has(nodes, May, Pay, Either) and not _asks_whether_done(power):
        return NO_OFFER
    if any(isinstance(one, If) and _aims(one.effects) and _aims(one.otherwise) for one in nodes):
        return ONE_OF_TWO
    targets = [one for one in nodes if isinstance(one, Chosen) and one.target]
    return (
        NO_TARGET
        if any(isinstance(one, conditions.So) and one.word == "targeted" for one in nodes) and not targets
        else None
    )


def _asks_whether_done(power: Any) -> bool:
    """`Eliminate a hero. If you do, ...`: right after something that so many cards are needed for."""
    done: tuple[Effect, ...] = getattr(power, "effects", ())
    asking = [n for n, one in enumerate(done) if isinstance(one, If) and one.condition == conditions.Did()]
    return bool(asking) and all(n > 0 and _needs_cards(done[n - 1]) for n in asking)


def _needs_cards(done: Any) -> bool:
    """Whether something may turn out not to be done: it is done to certain cards, or if something is so."""
    if isinstance(done, If):
        return not done.otherwise and _needs_cards(done.effects[-1])
    what = done.what if is_one(done, TAKING + DOING) else None
    return what.least == what.most if isinstance(what, Chosen) else isinstance(what, (Me, It, ThisCard))


def _aims(done: tuple[Effect, ...]) -> bool:
    return any(targets_in(effect) for effect in done)


def _functioning(power: Any, nodes: list[Any]) -> Problem | None:
    """HK 700.2. Powers that are used or wait may say that they function in the discard pile; others do not."""
    if isinstance(power, abilities.Response):
        fitting = all(is_action(cards) or isinstance(cards.noun, NamedNoun) for cards in power.cards)
        return None if fitting else NO_RESPONSE
    waits_there = isinstance(power, abilities.TriggeredPower) and power.in_discard_pile
    return NOT_THERE if any(map(conditions.in_discard_pile, nodes)) and not waits_there else None


def _fighting(power: Any, nodes: list[Any]) -> Problem | None:
    """HK 601.3. What is used outside a combat changes nothing about one, unless it waits for it."""
    used = isinstance(power, abilities.ActionPower) and power.kind != "combat"
    at_ease = isinstance(power, abilities.TriggeredPower) and deed_of(power.trigger) in PEACEFUL
    fighting = has(nodes, *FIGHTING) or Zone("combat") in nodes
    fighting = fighting or any(getattr(one, "until", "") == "combat" for one in nodes)
    return NOT_FIGHTING if (used or at_ease) and fighting and not has(nodes, Await) else None


def _gone(power: Any, nodes: list[Any]) -> Problem | None:
    """HK 400.11a. A card that has left play is not readied or stunned any more."""
    if not isinstance(power, abilities.TriggeredPower):
        return None
    left = all(is_leaving(part) or deed_of(part) == "be discarded" for part in power.trigger.parts)
    first = power.effects[0]
    done: tuple[Any, ...] = first.effects if isinstance(first, (If, May)) else (first,)
    mine = any(is_one(one, IN_PLAY_ONLY) and one.what == Me() for one in done)
    return GONE if left and mine else None


def _uncounted(power: Any, nodes: list[Any]) -> Problem | None:
    """HK 402.1b. A card that has changed areas has no counters to be counted."""
    counted = [
        (one.what, nodes[: nodes.index(one)])
        for one in _figures(nodes, "counters")
        if isinstance(one, amounts.Figure)
    ]
    waited = power.trigger.parts if isinstance(power, abilities.TriggeredPower) else ()
    return COUNTERS_GONE if any(_is_gone(what, before, waited) for what, before in counted) else None


def _is_gone(what: Any, before: list[Any], waited: tuple[Trigger, ...]) -> bool:
    """Whether a card has left play by what a text says `before`, or by the event it `waited` for."""
    taken = [one.what for one in before if is_one(one, TAKING)]
    named = [one for one in before if is_naming(one)]
    if named and isinstance(what, It):
        return named[-1] in taken
    return what in taken or any(is_leaving(part, isinstance(what, It)) for part in waited)


def is_leaving(trigger: Any, others: bool = False) -> bool:
    """Whether the card itself is gone by the event that is waited for, or another that is described."""
    return deed_of(trigger) in LEAVING and (trigger.cards is not None) == others


def _may_be_meant_otherwise(power: Any, nodes: list[Any]) -> bool:
    """HK 708.3. A ban for the rest of the game, or one for the move just made; or a power of its own, always on."""
    banned = [one for one in nodes if isinstance(one, Gets) and isinstance(one.change, Cannot)]
    unlimited = [one for one in banned if one.until == "game"]
    later = power.effects[1:] if isinstance(power, abilities.ActionPower) else ()
    of_me = any(one.what == Me() for one in unlimited if one in later)
    return of_me or (has(nodes, MoveCard) and any(one.change == NO_COMBAT for one in unlimited))


def _controlled(power: Any, nodes: list[Any]) -> Problem | None:
    eliminated = [one.what for one in nodes if is_one(one, ("eliminate",))]
    if any(ENEMY in one.cards.before for one in eliminated if isinstance(one, Chosen)):
        return NOT_THEIRS
    if _may_be_meant_otherwise(power, nodes):
        return HOW_LONG
    gained = [one.what for one in nodes if isinstance(one, GainControl) and isinstance(one.what, Chosen)]
    nouns = [one.cards.noun for one in gained]
    described = [one for one in nodes if isinstance(one, Cards) and OWNED & {*one.before, *one.after}]
    nouns += [one.noun for one in described]
    return NO_CONTROLLER if Noun("object") in nouns or Noun("structure") in nouns else None
