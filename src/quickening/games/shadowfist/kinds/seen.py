"""How each deed is seen: in which events, who is who in them, and what else has to be so (SF 26.1).

A `Seen` is a line of the table. Its `find` looks at one event for a trigger and tells the two cards it is about, the
player and how much of something, or that it is none such: `(card, other, seat, amount)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.games.shadowfist.events.attacks import (
    AttackDeclared,
    AttackEnding,
    AttackJoined,
    CeasedAttacking,
    CeasedIntercepting,
    CombatNear,
    EnteredCombat,
    FaceoffWon,
    Intercepted,
    TurnedToAttack,
)
from quickening.games.shadowfist.events.effects import EffectGenerated
from quickening.games.shadowfist.events.entering import CardPlayed, EnteredPlay, Resolved, Revealed
from quickening.games.shadowfist.events.in_play import (
    CeasedMaintaining,
    ChangedLocation,
    ControlTaken,
    Damaged,
    DamageReduced,
    Healed,
    ModifierMade,
    Turned,
    Unturned,
)
from quickening.games.shadowfist.events.leaving import (
    BurnedForPower,
    BurnedForVictory,
    BurnedSiteGone,
    PutInBurnedPile,
    ReturnedToHand,
    Sacrificed,
    Smoked,
    Toasted,
    Uniqued,
)
from quickening.games.shadowfist.events.piles import Discarded
from quickening.games.shadowfist.events.players import (
    AuctionBegan,
    MainShotBegan,
    PowerGained,
    PowerGenerated,
    PowerGiven,
    PowerLost,
    PowerPaid,
    PowerStolen,
    TurnEnding,
    TurnStarted,
)
from quickening.games.shadowfist.kinds.changes import adds
from quickening.games.shadowfist.kinds.filters_combat import opponents_in_combat
from quickening.games.shadowfist.kinds.people import ChosenPlayer
from quickening.games.shadowfist.kinds.selections import OneOrMore
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import PLAY
from quickening.lang.nodes import Scope, Selection, walk
from quickening.lang.selections import Cards, choices_in

Kinds = tuple[type[Event], ...]
#: A card, another card, a player (-1: none of them), and how much.
Moment = tuple[int, int, int, int]
#: Looks at an event for a trigger, in a scope.
Find = Callable[[ShadowfistGame, Any, Any, Any], Moment | None]
Watched = Selection | Cards | OneOrMore

LEAVING: Kinds = (Smoked, Toasted, Sacrificed, ReturnedToHand, BurnedSiteGone, PutInBurnedPile, Uniqued)
#: How a card is played that comes from a hand, not from a smoked pile or a deck.
FROM_HAND = "played from hand"
#: SF 28.1. How an attack is declared by one attacker alone.
ONE_ATTACKER = "with only one attacker"
#: Effects that a rule generates, not a card's text: a card is played, moves, heals or is revealed, or a scene ends.
NO_TEXT = frozenset({"card", "innate", "reveal", "ending"})


class Seen(NamedTuple):
    """A deed as triggers see it.

    `before`: it is judged by the state before the event; entering is judged by the state after it. `usual` is which
    of the two cards a text speaks of where it does not say (-1: none). `pair`: both cards are its own. `called`: how
    each is called by that very deed. `first`: the other card is described by its relation to the first. `there`: the
    place is that of the other card. `gathers`: several at once are one. `judges`: `find` judges the players itself.
    """

    events: Kinds
    find: Find
    before: bool = True
    usual: int = 0
    pair: bool = False
    called: tuple[str, str] = ("", "")
    first: bool = False
    there: bool = False
    gathers: bool = False
    judges: bool = False


def meant(game: ShadowfistGame, who: Watched, card: int, scope: Scope) -> bool:
    """Whether a card is one of those a text waits for."""
    if card < 0:
        return False
    if isinstance(who, OneOrMore):
        return who.cards.fits(game, card, scope)
    if isinstance(who, Cards):
        return who.fits(game, card, scope)
    return any(ref.card == card for ref in who.refs(game, scope))


# -- what happens to a card ------------------------------------------------------------------------------------------


def to_card(game: ShadowfistGame, event: Any, trigger: Any, scope: Any) -> Moment | None:
    """Something is done to a card."""
    return event.card, -1, event.seat, 0


def became_active(game: ShadowfistGame, event: Any, trigger: Any, scope: Any) -> Moment | None:
    """SF 24.5.1. A text counts from the moment its card enters play, that of a State or Edge once it has resolved."""
    known = isinstance(event, Resolved) and (game.is_character(event.card) or game.is_site(event.card))
    return None if known else to_card(game, event, trigger, scope)


def entered(game: ShadowfistGame, event: EnteredPlay, trigger: Any, scope: Any) -> Moment | None:
    """SF 24.5.2. A card enters play, perhaps in a certain way."""
    if trigger.how == FROM_HAND:
        if event.how != "played" or event.elsewhere:
            return None
    elif trigger.how not in ("", event.how):
        return None
    return event.card, -1, event.seat, 0


def left(game: ShadowfistGame, event: Any, trigger: Any, scope: Any) -> Moment | None:
    """SF 9.2. A card leaves play, for wherever."""
    return (event.card, -1, event.seat, 0) if game.cards[event.card].area == PLAY else None


def smoked(game: ShadowfistGame, event: Smoked, trigger: Any, scope: Any) -> Moment | None:
    """SF 20.0. Perhaps by damage, or in combat."""
    if (trigger.how == "damage" and not event.damage) or (trigger.how == "combat" and not event.combat):
        return None
    return event.card, -1, event.seat, 0


def smokes(game: ShadowfistGame, event: Smoked, trigger: Any, scope: Any) -> Moment | None:
    """SF 20.0. A card does it to another, perhaps by combat damage."""
    if event.by is None or (trigger.how == "combat" and not event.combat):
        return None
    return event.by.card, event.card, event.seat, 0


def healed(game: ShadowfistGame, event: Healed, trigger: Any, scope: Any) -> Moment | None:
    """SF 16.0. As much as is removed."""
    return event.card, -1, event.seat, event.removed(game)


def seized(game: ShadowfistGame, event: ControlTaken, trigger: Any, scope: Any) -> Moment | None:
    """SF 19.0."""
    return (event.card, -1, event.seat, 0) if event.seized else None


def turned(game: ShadowfistGame, event: Turned, trigger: Any, scope: Any) -> Moment | None:
    """SF 21.0. Perhaps to heal, or to change location."""
    return (event.card, -1, event.seat, 0) if trigger.how in ("", event.why) else None


def no_longer(game: ShadowfistGame, event: CeasedMaintaining, trigger: Any, scope: Any) -> Moment | None:
    """SF 10.4. What the card itself maintains ends, for whatever reason."""
    return (-1, -1, -1, 0) if event.by == scope.source else None


# -- damage ----------------------------------------------------------------------------------------------------------


def is_such_damage(event: Damaged, how: str) -> bool:
    """SF 29.5. Whether there is damage of a kind."""
    return event.amount > 0 and (not how or (how == "combat") == event.combat)


def damaged(game: ShadowfistGame, event: Damaged, trigger: Any, scope: Any) -> Moment | None:
    """SF 29.0. Damage is inflicted on a card, by another perhaps."""
    source = event.by.card if event.by is not None else -1
    return (event.card, source, event.seat, event.amount) if is_such_damage(event, trigger.how) else None


def inflicts(game: ShadowfistGame, event: Damaged, trigger: Any, scope: Any) -> Moment | None:
    """SF 29.0. A card inflicts damage on another: of that one's player a text speaks."""
    if event.by is None or not is_such_damage(event, trigger.how):
        return None
    return event.by.card, event.card, game.cards[event.card].controller, event.amount


def is_down(game: ShadowfistGame, event: Damaged) -> bool:
    """SF 11.1. Whether a Site's Body is 0."""
    return game.is_site(event.card) and game.current_body(event.card) <= 0


def fighting_falls(game: ShadowfistGame, event: Any, trigger: Any, scope: Any) -> Moment | None:
    """SF 8.7, 29.0. A Character is reduced to so much Fighting: by damage, or by what lowers its score."""
    seat = event.seat if isinstance(event, Damaged) else event.modifier.scope.you
    for card, less in lowered(game, event):
        fighting = game.current_fighting(card)
        if fighting == trigger.least < fighting + less and meant(game, trigger.who, card, scope):
            return card, -1, seat, fighting
    return None


def lowered(game: ShadowfistGame, event: Any) -> list[tuple[int, int]]:
    """The Characters whose Fighting has just become less, and by how much."""
    if isinstance(event, Damaged):
        return [(event.card, event.amount)] if game.is_character(event.card) else []
    change = event.modifier.change
    if not adds(change, "Fighting"):
        return []
    less = -change.amount.value(game, event.modifier.scope)
    return [(ref.card, less) for ref in event.modifier.cards or () if less > 0 and game.is_character(ref.card)]


def reduces(game: ShadowfistGame, event: Damaged, trigger: Any, scope: Any) -> Moment | None:
    """SF 11.1. A card reduces a Site's Body to 0."""
    if event.by is None or not is_down(game, event) or (trigger.how == "combat" and not event.combat):
        return None
    return event.by.card, event.card, game.cards[event.card].controller, event.amount


def reduced(game: ShadowfistGame, event: Damaged, trigger: Any, scope: Any) -> Moment | None:
    """SF 11.1, 30.3.1. Players reduce a Site's Body to 0, several at once just once."""
    return (event.card, -1, event.seat, event.amount) if is_down(game, event) else None


# -- attacks and combat ----------------------------------------------------------------------------------------------


def attacks(game: ShadowfistGame, event: TurnedToAttack, trigger: Any, scope: Any) -> Moment | None:
    """SF 28.1.4, 28.4. In an attack declared or joined; perhaps of certain players, who are then spoken of."""
    if (trigger.how == "joins" and not event.joined) or (trigger.how == "declares" and event.joined):
        return None
    if trigger.on is None:
        return event.card, event.target, event.seat, 0
    side = game.cards[event.target].controller
    return (event.card, event.target, side, 0) if side in trigger.on.seats(game, scope) else None


def intercepts(game: ShadowfistGame, event: Intercepted, trigger: Any, scope: Any) -> Moment | None:
    """SF 28.6.1."""
    return event.card, event.attacker, event.seat, 0


def fights(game: ShadowfistGame, event: EnteredCombat, trigger: Any, scope: Any) -> Moment | None:
    """SF 30.2. A card enters combat once, with however many others."""
    if trigger.other is None and event.fights != first_foe(game, event.card):
        return None
    return event.card, event.fights, event.seat, 0


def nears(game: ShadowfistGame, event: CombatNear, trigger: Any, scope: Any) -> Moment | None:
    """SF 30.1. In the scene before combat, likewise."""
    if trigger.other is None and event.fights != event.first:
        return None
    return event.card, event.fights, game.cards[event.fights].controller, 0


def first_foe(game: ShadowfistGame, card: int) -> int:
    """The first of those a card is in combat with."""
    pairs = game.combat.pairs if game.combat is not None else ()
    foes = [other for one, other in pairs if one.card == card] + [one for one, other in pairs if other.card == card]
    return foes[0].card if foes else -1


def declared(game: ShadowfistGame, event: Any, trigger: Any, scope: Any) -> Moment | None:
    """SF 28.1, 28.4. A player declares an attack or joins one, against certain cards perhaps."""
    attackers = event.attackers if isinstance(event, AttackJoined) else event.attack.attackers
    if trigger.how == ONE_ATTACKER and len(attackers) != 1:
        return None
    targets = {one.target.card for one in attackers}
    if trigger.other is not None and not any(meant(game, trigger.other, card, scope) for card in targets):
        return None
    return min(targets), -1, event.seat, len(attackers)


def attack_ends(game: ShadowfistGame, event: AttackEnding, trigger: Any, scope: Any) -> Moment | None:
    """SF 28.9. An attack ends that certain players declared or were in otherwise, or one on certain players."""
    on = trigger.on
    if on is not None and (game.attack is None or game.attack.defender not in on.seats(game, scope)):
        return None
    if trigger.other is not None and not meant(game, trigger.other, event.target, scope):
        return None
    if trigger.by is not None and were_in(game, event, trigger.how).isdisjoint(trigger.by.seats(game, scope)):
        return None
    return -1, -1, event.seat, 0


def were_in(game: ShadowfistGame, event: AttackEnding, how: str) -> set[int]:
    """SF 28.1, 28.4, 28.6.1. Who declared an attack, or joined it as well (`joined`); or who `intercepted` in it."""
    if how == "intercepted":
        return game.latest_interceptors()
    return {event.seat, *game.latest_joiners()} if how == "joined" else {event.seat}


def attack_fails(game: ShadowfistGame, event: AttackEnding, trigger: Any, scope: Any) -> Moment | None:
    """SF 28.11."""
    return None if event.success else attack_ends(game, event, trigger, scope)


def attack_succeeds(game: ShadowfistGame, event: AttackEnding, trigger: Any, scope: Any) -> Moment | None:
    """SF 28.9."""
    return attack_ends(game, event, trigger, scope) if event.success else None


# -- what players do -------------------------------------------------------------------------------------------------


def of_seat(game: ShadowfistGame, event: Any, trigger: Any, scope: Any) -> Moment | None:
    """A part of a player's turn."""
    return -1, -1, event.seat, 0


def of_nobody(game: ShadowfistGame, event: Any, trigger: Any, scope: Any) -> Moment | None:
    """Something that is about the game."""
    return -1, -1, -1, 0


def played(game: ShadowfistGame, event: CardPlayed, trigger: Any, scope: Any) -> Moment | None:
    """SF 25.0, 37.0. A card is played, perhaps at a reduced cost, or at one that a card of theirs reduced."""
    if event.face_down and not is_about_any(trigger.who):
        return None
    if trigger.how:
        own = trigger.how == "reduced by own"
        if not event.reduced or (own and not game.was_helped(event.seat, event.card, event.subject)):
            return None
    return event.card, -1, event.seat, event.paid


def is_about_any(who: Any) -> bool:
    """SF 25.7.1. Everybody knows that a Site was played face down, and no more of it than that."""
    return isinstance(who, Cards) and not who.before and not who.after


def discarded(game: ShadowfistGame, event: Discarded, trigger: Any, scope: Any) -> Moment | None:
    """SF 39.0. Players discard cards of their own."""
    return event.card, -1, game.cards[event.card].owner, 0


def forced(game: ShadowfistGame, event: Discarded, trigger: Any, scope: Any) -> Moment | None:
    """SF 39.0. A player has another one discard a card."""
    seat = game.last_controller(event.by.card) if event.by is not None and event.by.card >= 0 else -1
    return None if seat in (-1, game.cards[event.card].owner) else (event.card, -1, seat, 0)


def got_power(game: ShadowfistGame, event: Any, trigger: Any, scope: Any) -> Moment | None:
    """SF 17.2. Power is gained, generated, stolen or spent; by the doing of a card, perhaps."""
    if event.amount < 1:
        return None
    return event.by.card if event.by is not None else -1, -1, event.seat, event.amount


def stole_power(game: ShadowfistGame, event: PowerStolen, trigger: Any, scope: Any) -> Moment | None:
    """SF 17.2.3. Power is stolen, from certain players perhaps."""
    if trigger.on is not None and event.victim not in trigger.on.seats(game, scope):
        return None
    return got_power(game, event, trigger, scope)


def got_power_by(game: ShadowfistGame, event: Any, trigger: Any, scope: Any) -> Moment | None:
    """SF 17.2. Power comes from a card that certain players played, `he or she` being who gets it."""
    owner = game.cards[event.by.card].owner if event.by is not None else -1
    if owner not in trigger.on.seats(game, replace(scope, who=event.seat)):
        return None
    return got_power(game, event, trigger, scope)


def power_changed(game: ShadowfistGame, event: Any, trigger: Any, scope: Any) -> Moment | None:
    """SF 17.2. Somebody's Power is another, however that came."""
    concerned = {event.seat}
    if isinstance(event, PowerStolen):
        concerned.add(event.victim)
    if isinstance(event, PowerGiven):
        concerned.add(event.receiver)
    if not event.amount or concerned.isdisjoint(trigger.by.seats(game, scope)):
        return None
    return -1, -1, event.seat, 0


# -- effects ---------------------------------------------------------------------------------------------------------


def uses_ability(game: ShadowfistGame, event: EffectGenerated, trigger: Any, scope: Any) -> Moment | None:
    """SF 50.14, 50.16. A card uses a bold-faced ability, perhaps against a card it is about to fight."""
    effect = event.effect
    card = effect.source.card
    if not effect.name.endswith(f"({trigger.how})"):
        return None
    if trigger.other is None:
        return card, card, effect.seat, 0
    foe = next((one for one in foes_of(game, card) if meant(game, trigger.other, one, scope)), -1)
    return (card, foe, effect.seat, 0) if foe >= 0 else None


def foes_of(game: ShadowfistGame, card: int) -> list[int]:
    """Whom an attacker is about to fight: its interceptors, or else its target (SF 30.1)."""
    found = opponents_in_combat(game, card)
    one = game.attack.attacker(card) if game.attack is not None else None
    return found or ([one.target.card] if one is not None and game.alive(one.target) else [])


def generated(game: ShadowfistGame, event: EffectGenerated, trigger: Any, scope: Any) -> Moment | None:
    """SF 24.5. A card generates an effect: used or triggered, not just played or revealed."""
    effect = event.effect
    return None if effect.kind in NO_TEXT else (effect.source.card, -1, effect.seat, 0)


def is_by_means(game: ShadowfistGame, effect: Any, trigger: Any, scope: Any) -> bool:
    """SF 24.1.3. Whether an effect that a text generates is of the kind of card that is waited for."""
    if effect.ability is None:
        return False
    return trigger.means is None or trigger.means.fits(game, -effect.number, scope)


def targets_player(game: ShadowfistGame, event: EffectGenerated, trigger: Any, scope: Any) -> Moment | None:
    """SF 24.1.3. A player is the target of an effect."""
    effect = event.effect
    ability = effect.ability
    if ability is None or not is_by_means(game, effect, trigger, scope):
        return None
    if effect.scope.who not in trigger.on.seats(game, scope):
        return None
    parts = (part for node in (*ability.costs, *ability.effects) for part in walk(node))
    aims = any(isinstance(part, ChosenPlayer) and part.target for part in parts)
    return (effect.source.card, -1, effect.seat, 0) if aims else None


def targeted(game: ShadowfistGame, event: EffectGenerated, trigger: Any, scope: Any) -> Moment | None:
    """SF 24.1.3. A card is the target of an effect; of several the first is spoken of."""
    effect = event.effect
    if not is_by_means(game, effect, trigger, scope):
        return None
    aims = (choice.slot for choice in choices_in(effect.ability) if choice.target)
    hit = (ref.card for slot in aims for ref in effect.scope.got(slot) or ())
    card = next((one for one in hit if meant(game, trigger.who, one, scope)), -1)
    return (card, -1, effect.seat, 0) if card >= 0 else None


def threatens(game: ShadowfistGame, event: EffectGenerated, trigger: Any, scope: Any) -> Moment | None:
    """SF 26.3. `an opponent's Event would damage a card you control`: as it is generated."""
    effect, answered = event.effect, trigger.means
    if not answered.is_meant(game, effect, scope):
        return None
    hit = [ref for threat in answered.threats for ref in threat.hits(game, effect, scope)]
    return (hit[0].card, -1, effect.seat, 0) if hit else None


#: What may be waited for.
SEEN: dict[str, Seen] = {
    "enter play": Seen((EnteredPlay,), entered, before=False),
    "become active": Seen((EnteredPlay, Resolved), became_active, before=False),
    "leave play": Seen(LEAVING, left),
    "smoked": Seen((Smoked,), smoked),
    "smoke": Seen((Smoked,), smokes, usual=1, pair=True, first=True),
    "toasted": Seen((Toasted,), to_card),
    "sacrificed": Seen((Sacrificed,), to_card),
    "healed": Seen((Healed,), healed),
    "revealed": Seen((Revealed,), to_card, before=False),
    "seized": Seen((ControlTaken,), seized),
    "taken": Seen((ControlTaken,), to_card),
    "burned": Seen((BurnedForVictory, BurnedForPower), to_card),
    "burned for victory": Seen((BurnedForVictory,), to_card),
    "burned for Power": Seen((BurnedForPower,), to_card),
    "turn": Seen((Turned,), turned),
    "unturn": Seen((Unturned,), to_card),
    "change location": Seen((ChangedLocation,), to_card, before=False),
    "end": Seen((CeasedMaintaining,), no_longer, before=False, usual=-1),
    "damaged": Seen((Damaged,), damaged, before=False, pair=True),
    "damage reduced": Seen((DamageReduced,), damaged, before=False, pair=True),
    "Fighting falls": Seen((Damaged, ModifierMade), fighting_falls, before=False),
    "damage": Seen((Damaged,), inflicts, before=False, usual=1, pair=True, first=True),
    "reduce Body": Seen((Damaged,), reduces, before=False, usual=1, pair=True),
    "Body reduced": Seen((Damaged,), reduced, before=False, gathers=True),
    "attack": Seen((TurnedToAttack,), attacks, before=False, pair=True, called=("attacker", ""), there=True),
    "intercept": Seen((Intercepted,), intercepts, before=False, pair=True, called=("interceptor", "attacker")),
    "cease attacking": Seen((CeasedAttacking,), to_card),
    "cease intercepting": Seen((CeasedIntercepting,), to_card),
    "enter combat": Seen((EnteredCombat,), fights, before=False, usual=1, pair=True),
    "near combat": Seen((CombatNear,), nears, before=False, usual=1, pair=True),
    "win Faceoff": Seen((FaceoffWon,), to_card, before=False),
    "declare attack": Seen((AttackDeclared,), declared, before=False),
    "join attack": Seen((AttackJoined,), declared, before=False),
    "enter attack": Seen((AttackDeclared, AttackJoined), declared, before=False),
    "attack ends": Seen((AttackEnding,), attack_ends, usual=-1, judges=True),
    "attack fails": Seen((AttackEnding,), attack_fails, usual=-1, judges=True),
    "attack succeeds": Seen((AttackEnding,), attack_succeeds, usual=-1, judges=True),
    "turn starts": Seen((TurnStarted,), of_seat, before=False, usual=-1),
    "Main Shot starts": Seen((MainShotBegan,), of_seat, before=False, usual=-1),
    "turn ends": Seen((TurnEnding,), of_seat, usual=-1),
    "play": Seen((CardPlayed,), played, before=False),
    "discard": Seen((Discarded,), discarded),
    "forced discard": Seen((Discarded,), forced),
    "gain Power": Seen((PowerGained,), got_power, before=False, usual=-1),
    "generate Power": Seen((PowerGenerated,), got_power, before=False, usual=-1),
    "steal Power": Seen((PowerStolen,), stole_power, before=False, usual=-1),
    "spend Power": Seen((PowerPaid,), got_power, before=False, usual=-1),
    "generate or gain Power by": Seen((PowerGained, PowerGenerated), got_power_by, before=False, usual=-1),
    "get Power by": Seen((PowerGained, PowerGenerated, PowerStolen), got_power_by, before=False, usual=-1),
    "Power changes": Seen(
        (PowerPaid, PowerStolen, PowerLost, PowerGiven, PowerGained, PowerGenerated),
        power_changed,
        before=False,
        usual=-1,
        judges=True,
    ),
    "use ability": Seen((EffectGenerated,), uses_ability, before=False, usual=1, pair=True),
    "generate effect": Seen((EffectGenerated,), generated, before=False),
    "target player": Seen((EffectGenerated,), targets_player, before=False),
    "auction": Seen((AuctionBegan,), of_nobody, usual=-1),
    "threaten": Seen((EffectGenerated,), threatens, before=False),
    "targeted": Seen((EffectGenerated,), targeted, before=False),
}
