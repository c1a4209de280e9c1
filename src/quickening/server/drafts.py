"""Packs at a tournament: they are opened or drafted, and everybody makes a deck of what they have.

Bots take what looks best at a glance. Whoever has made no deck when the judge begins plays with all that may be used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import msgspec

from quickening.core.chance import Chance
from quickening.core.refusals import Refused
from quickening.games.packs import BOOSTER, STARTER, limited
from quickening.server.offers import try_deck
from quickening.server.places import SEEDS, Place
from quickening.server.tournament_state import SEALED, Announced, Entrant, State
from quickening.tournaments.drafting import Cards, Draft

#: Fewer have nobody to pass to; more do not see a pack twice.
LEAST, MOST = 2, 8


def check_limited(wanted: Announced) -> None:
    """Refuse packs that a game does not know, or too many of them; what the game is told follows from them."""
    rules = limited(wanted.game)
    wanted.boosters = wanted.boosters or rules.BOOSTERS
    if not rules.FEWEST <= wanted.boosters <= rules.MOST:
        raise Refused(f"{wanted.game} is played with {rules.FEWEST} to {rules.MOST} packs each ({rules.RULE})")
    wanted.options = wanted.options | rules.options(wanted.boosters)


def opened(state: State) -> State:
    """Packs for everybody: to be drafted, or one's own at once."""
    wanted = state.wanted
    names = [one.name for one in state.entrants]
    if not LEAST <= len(names) <= MOST:
        raise Refused(f"{LEAST} to {MOST} players sit down with packs, not {len(names)}")
    SystemRandom().shuffle(names)
    rules, chance = limited(wanted.game), Chance.seeded(SystemRandom().randrange(SEEDS))
    starters = [rules.pack(STARTER, chance) if rules.STARTERS else () for _ in names]
    boosters = [[rules.pack(BOOSTER, chance) for _ in names] for _ in range(wanted.boosters)]
    if wanted.limited == SEALED:
        starters = [sum((packs[seat] for packs in boosters), starters[seat]) for seat in range(len(names))]
        boosters = []
    return with_bots(msgspec.structs.replace(state, draft=Draft.of(names, boosters, starters)))


def check_turn(state: State, turn: int) -> None:
    """Refuse what was meant for packs that have gone on, or where there are none."""
    if state.draft is None or state.draft.over:
        raise Refused("there is no pack to take a card of")
    if turn != state.draft.turn:
        raise Refused("the packs have gone on; look at the one before you now")


def taken(state: State, name: str, card: str) -> State:
    """Somebody takes a card; then bots do, as often as nobody else is waited for."""
    assert state.draft is not None
    return with_bots(msgspec.structs.replace(state, draft=state.draft.take(name, card)))


def hurried(state: State) -> State:
    """A card is taken for everybody who is waited for."""
    assert state.draft is not None
    for name in state.draft.thinking:
        state = taken(state, name, best(state, name))
    return state


def with_bots(state: State) -> State:
    """Bots have taken what they wanted; once all is taken, they have made their decks."""
    while state.draft is not None and not state.draft.over:
        bots = [name for name in state.draft.thinking if state.entrant(name).is_bot]
        if not bots:
            return state
        state = msgspec.structs.replace(state, draft=state.draft.take(bots[0], best(state, bots[0])))
    return all_built(state, bots_only=True)


def best(state: State, name: str) -> str:
    """The card of the pack before somebody that looks best at a glance."""
    assert state.draft is not None
    worth = limited(state.wanted.game).worth
    return max(state.draft.pack_of(name), key=worth)


# -- decks ---------------------------------------------------------------------------------------------------------


def all_built(state: State, bots_only: bool = False) -> State:
    """Who has no deck yet has one of all cards that may be used."""
    rules = limited(state.wanted.game)
    for one in state.entrants:
        if state.needs_deck(one) and (one.is_bot or not bots_only):
            state = built(state, one, rules.left_out(pool_of(state, one)))
    return state


def pool_of(state: State, entrant: Entrant) -> Cards:
    if state.draft is None or not state.draft.over:
        raise Refused("there are packs to be opened first")
    return state.draft.pool_of(entrant.name)


def built(state: State, entrant: Entrant, left_out: Sequence[str]) -> State:
    """With a deck of somebody's cards, but for some. Refuses one that the rules do not allow."""
    if state.tournament is not None:
        raise Refused("the tournament has begun: decks are locked")
    pool = pool_of(state, entrant)
    beyond = Counter(left_out) - Counter(pool)
    if beyond:
        raise Refused("you can only leave out cards that you have")
    deck = list((Counter(pool) - Counter(left_out)).elements())
    limited(state.wanted.game).check(pool, deck)
    place = msgspec.structs.replace(entrant.place, deck="", cards=as_text(entrant.name, deck))
    try_deck(place, state.wanted.game, state.wanted.options, 2)
    changed = (msgspec.structs.replace(one, place=place) if one == entrant else one for one in state.entrants)
    return msgspec.structs.replace(state, entrants=tuple(changed))


def as_text(name: str, deck: Sequence[str]) -> str:
    """A deck as it is written down."""
    return "\n".join([f"# {name}’s deck", *(f"{count} {key}" for key, count in sorted(Counter(deck).items()))])


def seen_by(state: State, name: str) -> dict[str, Any]:
    """What a player may see: the pack before them, what they have taken, for whom all wait, and their deck."""
    draft, entrant = state.draft, state.entrant(name)
    if draft is None:
        raise Refused("no packs have been opened")
    return {
        "pack": () if draft.over else draft.pack_of(name),
        "taken": "" if draft.over else draft.taken[draft.players.index(name)],
        "pool": draft.pool_of(name),
        "thinking": draft.thinking,
        "opened": draft.opened,
        "turn": draft.turn,
        "left_out": limited(state.wanted.game).left_out(draft.pool_of(name)) if draft.over else (),
        "built": not state.needs_deck(entrant),
    }


def no_deck(name: str) -> Place:
    """The place of somebody who will make a deck."""
    return Place("friend", name, "")
