"""SF 25.1. Whether a card may be played: when, with which resources, at what cost, on what; and which are in hand."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.derive import Values
from quickening.core.refusals import Refusal
from quickening.core.supposing import Supposing
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.definitions import CHARACTER, EVENT, SITE, STATE, Printed
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.kinds.filters import Noun
from quickening.games.shadowfist.kinds.selections import TO_BEAR
from quickening.games.shadowfist.kinds.timings import During
from quickening.games.shadowfist.rules.abilities import own_scope
from quickening.games.shadowfist.rules.continuous import in_play_of_type, index_of
from quickening.games.shadowfist.rules.cost_reduction import base_cost, crisis_cost, price, purses, worth
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.judging import judge_requirements, needs_of
from quickening.games.shadowfist.rules.play_options import (
    NOTHING_MORE,
    HowPlayed,
    allows_extra_site,
    as_state,
    how_played,
    over_limit,
)
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.rules.resources import is_waived, judge_resources, may_bear
from quickening.games.shadowfist.rules.restrictions import judge_restrictions, vehicle_blocked
from quickening.games.shadowfist.rules.winning import closeness, feng_shui_sites, goal, nobody_has_sites
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import ASIDE, HAND, NOBODY

#: What a card that lies face up remembers, if its player may ignore its resource conditions.
IGNORING = ("ignoring resource conditions", True)
CLOSED = Refusal("SF 23.2", "{name} cannot be played: the scene is closed.")
#: SF 6.1. That a card is not played during an attack gives it no other time than its type has.
OUTSIDE_ATTACKS = During("outside attacks")
ANY_MAIN_SHOT = During("Main Shot")  # SF 25.4: not in an attack, where the type of card is not played in one
NOT_YOUR_MAIN_SHOT = Refusal("SF 25.1.1", "{name} can be played only during your Main Shot.")
IN_ATTACK = Refusal("SF 25.1.1", "{name} cannot be played during an attack.")
ONE_SITE = Refusal("SF 25.7", "{name} cannot be played: you played a Site this turn.")
TOO_CLOSE = Refusal("SF 25.7.4", "{name} cannot be played: you are one Feng Shui Site from victory.")
NOT_NOW = Refusal("SF 24.1.2", "{name} cannot be played now.")
NO_POWER = Refusal("SF 25.1", "{name} costs more Power than you have.")
NO_SUBJECT = Refusal("SF 25.5.1", "{name} cannot be played: there is no valid subject.")
FORBIDDEN = Refusal("SF 6.2", "{name} cannot be played: a card forbids it.")


def judge_play(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 25.1. Whether a player may play this card from hand now, as what it is or as what it may be played as."""
    plain = judge_as_it_is(game, seat, card)
    if plain is None or as_state(game.cards[card].definition) is None:
        return plain
    return plain if judge_as_state(game, seat, card) is not None else None


def judge_as_state(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 7.1.1. Whether a card may be played as the State that its text lets it be."""
    state = game.cards[card]
    printed = as_state(state.definition) or state.definition
    with Supposing(state, printed=printed, types=printed.types):
        return judge_as_it_is(game, seat, card)


def judge_as_it_is(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 25.1. Timing, resources, limits, cost, and what its text asks for."""
    printed = game.cards[card].printed
    return (
        judge_timing(game, seat, card, printed)
        or judge_needs(game, seat, card, printed)
        or judge_card(game, seat, card)
        or (None if affordable(game, seat, card) else NO_POWER)
        or judge_text(game, seat, card)
    )


def judge_needs(game: ShadowfistGame, seat: int, card: int, printed: Printed) -> Refusal | None:
    """SF 18.1. The resources it requires, unless a card says that they may be ignored."""
    refusal = judge_resources(game, seat, printed)
    if refusal is None or is_waived(game, seat, card):
        return None
    return None if IGNORING in game.cards[card].memory else refusal


def judge_timing(
    game: ShadowfistGame, seat: int, card: int, printed: Printed, any_turn: bool = False
) -> Refusal | None:
    """SF 6.1, 25.1.1, 25.3-25.7. The timing of its type, unless its own text says when: that waives nothing else.

    `any_turn`: something lets the player play it in any player's turn.
    """
    how = how_played(printed)
    if game.scene is not None and game.scene.closed and not how.breaks_in:
        return CLOSED
    timing = how.text.timing
    if timing is not None and not timing.scopes(game, seat, own_scope(game, card)):
        return NOT_NOW
    if printed.type == EVENT or timing not in (None, OUTSIDE_ATTACKS, ANY_MAIN_SHOT):
        return None
    if game.shot == "main" and plays_in(game, seat, card):
        return None
    if (game.active != seat and not any_turn and timing != ANY_MAIN_SHOT) or game.shot != "main":
        return NOT_YOUR_MAIN_SHOT
    return IN_ATTACK if game.attack is not None and printed.type != STATE else None


def plays_in(game: ShadowfistGame, seat: int, card: int) -> bool:
    """SF 25.1.1. Whether a text lets the player play such a card in this Main Shot, whatever its type says."""
    return any(
        cards.fits(game, card, scope) and (whose is None or game.active in whose.seats(game, scope))
        for cards, whose, scope in player_facts(game, seat).marks.get("plays in", ())
    )


def judge_card(game: ShadowfistGame, seat: int, card: int, played: bool = True) -> Refusal | None:
    """SF 25.7, 25.7.4, 49. What limits playing this card besides timing, resources and cost."""
    printed = game.cards[card].printed
    banned = player_facts(game, seat).marks.get("play")
    if banned and any(cards.fits(game, card, scope) for cards, scope in banned):
        return FORBIDDEN
    if printed.type == SITE and played:
        played_one = game.players[seat].sites_played and game.active == seat
        if played_one and not allows_extra_site(game, seat, printed):
            return ONE_SITE
        if printed.feng_shui and closeness(game, seat) >= goal(game, seat) - 1 and not nobody_has_sites(game, seat):
            return TOO_CLOSE
    if played and over_limit(game, seat, printed):
        return FORBIDDEN
    return judge_restrictions(game, seat, card, played)


def judge_itself(game: ShadowfistGame, seat: int, card: int, timed: bool) -> Refusal | None:
    """SF 25.1.1, 44.2. Whether a card may be played by its own text: as any card, or when that says (`timed`)."""
    printed = game.cards[card].printed
    refusal = judge_needs(game, seat, card, printed) or judge_card(game, seat, card)
    if refusal is None and not timed:
        refusal = judge_timing(game, seat, card, printed)
    if refusal is None and printed.type == STATE and not has_subject(game, seat, card, NOBODY):
        return NO_SUBJECT
    return refusal


# -- cost (SF 25.1) ------------------------------------------------------------------------------------------------


def affordable(game: ShadowfistGame, seat: int, card: int, change: int = 0, printed: bool = False) -> bool:
    """SF 25.1. Whether the player has the Power: at its cost or the Crisis cost, or at the `printed` cost alone."""
    if printed:
        return bool(ways_to_pay(game, seat, card, printed=True))
    how = how_played(game.cards[card].printed)
    if not change and how.plain and prices_are_plain(game):
        return base_cost(game, seat, card) <= game.players[seat].power
    return bool(ways_to_pay(game, seat, card, change - how.bargain))


def prices_are_plain(game: ShadowfistGame) -> bool:
    """Whether nothing in play changes what cards cost, and nothing but Power pays for them."""
    return not index_of.of(game).priced


def ways_to_pay(game: ShadowfistGame, seat: int, card: int, change: int = 0, printed: bool = False) -> list[bool]:
    """Whether the card can be paid for normally (False) and at its Crisis cost (True)."""
    power = game.players[seat].power
    if purses(game):
        power += worth(game, seat, card)
    least = least_x(game, seat, card)
    ways = [False] if max(0, price(game, seat, card, least, printed=printed) + change) <= power else []
    if not printed and crisis_cost(game, card) is not None and not game.players[seat].crisis:
        ways += [True] if max(0, price(game, seat, card, None, crisis=True) + change) <= power else []
    return ways


def least_x(game: ShadowfistGame, seat: int, card: int) -> int:
    """SF 48.3. The least that X can be: what the player may say, or what the text says of the best subject."""
    how = how_played(game.cards[card].printed)
    if how.x_cost is None:
        return how.least_x
    return min((x_upon(game, seat, card, subject) for subject in subjects(game, seat, card)), default=0)


def x_upon(game: ShadowfistGame, seat: int, card: int, subject: int) -> int:
    """SF 48.0. X where the text defines it: `X = 4 minus subject's printed cost`, for a State upon this card."""
    amount = how_played(game.cards[card].printed).x_cost
    scope = replace(own_scope(game, card), you=seat, bound=((TO_BEAR, (game.ref(subject),)),))
    return max(0, amount.value(game, scope)) if amount is not None else 0


# -- what its text asks for (SF 24.1) ------------------------------------------------------------------------------


def judge_text(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 24.1, 25.5.1. Conditions, choices and further costs of its text; a subject for a State."""
    printed = game.cards[card].printed
    text = how_played(printed).text
    if text is NOTHING_MORE and printed.type != STATE:
        return None
    scopes = play_scopes(game, seat, card)
    if not scopes:
        return NO_SUBJECT if printed.type == STATE else NOT_NOW
    refusals = [judge_scope(game, seat, card, scope) for scope in scopes]
    return None if None in refusals else refusals[0]


def judge_scope(game: ShadowfistGame, seat: int, card: int, scope: Scope) -> Refusal | None:
    """SF 24.1, 25.5.1. The same of one scope: of what it answers, if that may be several things."""
    printed = game.cards[card].printed
    text = how_played(printed).text
    if printed.type == STATE and not has_subject(game, seat, card, scope.who):
        return NO_SUBJECT
    if text is NOTHING_MORE:
        return None
    if text.condition is not None and not text.condition.holds(game, scope):
        return NOT_NOW
    extra = min(price(game, seat, card), game.players[seat].power) if needs_of(text).powered else 0
    return judge_requirements(game, seat, text, scope, extra)


def able_scopes(game: ShadowfistGame, seat: int, card: int) -> list[Scope]:
    """The scopes in which a card may be played and its text has what it asks for."""
    scopes = play_scopes(game, seat, card)
    return [scope for scope in scopes if judge_scope(game, seat, card, scope) is None] if len(scopes) > 1 else scopes


def play_scopes(game: ShadowfistGame, seat: int, card: int) -> list[Scope]:
    """The scopes in which a card may be played: one, or one for each thing it may answer."""
    scope = own_scope(game, card)
    if scope.you != seat:
        scope = replace(scope, you=seat)
    timing = how_played(game.cards[card].printed).text.timing
    return [scope] if timing is None else list(timing.scopes(game, seat, scope))


# -- subjects of States (SF 25.5.1) --------------------------------------------------------------------------------


def subjects(game: ShadowfistGame, seat: int, card: int, who: int = NOBODY) -> list[int]:
    """SF 25.5.1. The valid subjects of a State; `who` is the player its text speaks of."""
    scope = replace(own_scope(game, card), you=seat, who=who)
    found = [other for other in possible_subjects(game, card) if is_valid_subject(game, card, other, scope)]
    return [other for other in found if may_bear(game, seat, card, other)]


def has_subject(game: ShadowfistGame, seat: int, card: int, who: int) -> bool:
    """SF 25.5.1. Whether a State has any valid subject."""
    scope = replace(own_scope(game, card), you=seat, who=who)
    return any(
        is_valid_subject(game, card, other, scope) and may_bear(game, seat, card, other)
        for other in possible_subjects(game, card)
    )


def possible_subjects(game: ShadowfistGame, card: int) -> list[int]:
    """The cards of the type that a State is played on: Characters, unless its text says otherwise."""
    wanted = how_played(game.cards[card].printed).subjects
    if not wanted:
        return in_play_of_type(game, CHARACTER)
    noun = wanted[0].noun
    return in_play_of_type(game, noun.word if isinstance(noun, Noun) else "")


def may_be_subject(game: ShadowfistGame, seat: int, card: int, other: int) -> bool:
    """SF 25.5.1. Whether a card is a valid subject of a State played by that player."""
    return is_valid_subject(game, card, other, replace(own_scope(game, card), you=seat))


#: What keeps a State from being played on a card: it is no legal subject, or nobody may play it there (SF 25.5.3).
NOT_PLAYED_ON = ("be a subject", "be played on")


def is_valid_subject(game: ShadowfistGame, card: int, other: int, scope: Scope) -> bool:
    """SF 25.5.1. Whether a card is a valid subject of a State, played by the scope's player."""
    wanted = how_played(game.cards[card].printed).subjects
    if not (all(cards.fits(game, other, scope) for cards in wanted) if wanted else game.is_character(other)):
        return False
    return nothing_bars(game, card, other, scope)


def can_carry(game: ShadowfistGame, seat: int, card: int, other: int) -> bool:
    """SF 44.3. Whether a State goes onto the subject that was chosen for it, which may fit its text no more."""
    return nothing_bars(game, card, other, replace(own_scope(game, card), you=seat))


def nothing_bars(game: ShadowfistGame, card: int, other: int, scope: Scope) -> bool:
    """SF 25.5.3, 40.1, 49.10. Whether nothing forbids that a State is on a card, whatever subject its text wants."""
    if other == card or game.cards[other].departing:
        return False
    known = facts(game, other)
    if any(known.barred(game, verb, card) for verb in NOT_PLAYED_ON) or vehicle_blocked(game, card, other):
        return False
    if game.cards[other].controller == scope.you and known.barred(game, "be a subject of yours", card):
        return False
    return game.sees(scope, other)


def playable(game: ShadowfistGame, seat: int) -> list[int]:
    """The cards a player may play now as if from hand; a first look spares most of them the judging."""
    if game.scene is not None and game.scene.closed:
        return [card for card in breaking_in(game, seat) if judge_play(game, seat, card) is None]
    aside = game.areas[ASIDE, seat]
    if aside:
        return [*in_hand(game, seat), *(card for card in aside if judge_play(game, seat, card) is None)]
    return in_hand(game, seat)


def in_hand(game: ShadowfistGame, seat: int) -> list[int]:
    """The cards in hand that may be played now, in an open scene."""
    index = index_of.of(game)
    reach = None if index.about_playing else reach_of(game, seat)
    power = ANY_COST if index.priced else game.players[seat].power
    found = []
    for card, how in looked_at(game, seat):
        if how.plain and power < (how.cost if how.cost is not None else len(feng_shui_sites.of(game, seat))):
            continue
        if reach is None or not how.steady:
            if judge_play(game, seat, card) is None:
                found.append(card)
            continue
        within = reach.get(card)
        if within is None:
            within = reach[card] = is_within_reach(game, seat, card)
        if within and (how.waits or may_be_played_now(game, seat, card)):
            found.append(card)
    return found


def looked_at(game: ShadowfistGame, seat: int) -> list[tuple[int, HowPlayed]]:
    """The cards in hand that might be played now: all in one's quiet Main Shot, else those that do not wait for it.

    Known as long as the hand is the same.
    """
    hand = game.areas[HAND, seat]
    known = HANDS.get(game, seat)
    if known is None or known[0] != hand:
        every = [(card, how_played(game.cards[card].definition)) for card in hand]
        known = HANDS.put(game, seat, (list(hand), every, [one for one in every if not one[1].waits]))
    quiet = game.active == seat and game.shot == "main" and game.attack is None
    allowed = game.shot == "main" and "plays in" in player_facts(game, seat).marks
    return known[1] if quiet or allowed else known[2]


#: The cards of a hand with how they are played: all, and those that do not wait for the main shot.
HANDS = Values[int, tuple[list[int], list[tuple[int, HowPlayed]], list[tuple[int, HowPlayed]]]]()


def breaking_in(game: ShadowfistGame, seat: int) -> list[int]:
    """SF 23.2. The cards in hand, or face up before a player, that may be played into closed scenes, if at all."""
    held = [card for card in game.areas[HAND, seat] if game.cards[card].definition.breaks_in]
    return held + [card for card in game.areas[ASIDE, seat] if game.cards[card].printed.breaks_in]


def may_be_played_now(game: ShadowfistGame, seat: int, card: int) -> bool:
    """SF 25.1.1, 24.1. Whether its timing and its text let a card be played that is within reach."""
    refusal = judge_timing(game, seat, card, game.cards[card].printed) or judge_text(game, seat, card)
    return refusal is None


# -- what is within reach (SF 18.1, 25.1, 25.7, 49) ----------------------------------------------------------------


def is_within_reach(game: ShadowfistGame, seat: int, card: int) -> bool:
    """Whether resources and limits let a player play a steady card, whenever that may be."""
    return judge_needs(game, seat, card, game.cards[card].printed) is None and judge_card(game, seat, card) is None


def reach_of(game: ShadowfistGame, seat: int) -> dict[int, bool]:
    """Which cards are known to be within a player's reach or not, where no text in force is about playing.

    It follows from the texts that are active, from what the smoked pile provides and from what the player has
    played: it is kept as long as these are the same.
    """
    player = game.players[seat]
    state = (player.sites_played, player.one_shots, player.limited_events)
    known = REACH.get(game, seat)
    if known is None or known[0] != state:
        known = REACH.put(game, seat, (state, {}))
    return known[1]


REACH = Values[int, tuple[tuple[Any, ...], dict[int, bool]]](channels.TEXTS, channels.CARDS, channels.SMOKED)


#: More than any Power.
ANY_COST = 1000
