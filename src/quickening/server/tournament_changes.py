"""What becomes of a tournament: each change of how it stands, as a function of how it stood."""

from __future__ import annotations

from random import SystemRandom

import msgspec

from quickening.bots import usual_bot
from quickening.core.refusals import Refused
from quickening.games import NAMES, all_decks
from quickening.server.accounts import key_of
from quickening.server.drafts import all_built, opened
from quickening.server.offers import BOT
from quickening.server.places import Place
from quickening.server.tournament_state import Announced, Entrant, Match, Ruled, State
from quickening.tournaments import Meeting, Tournament
from quickening.tournaments.tournament import LIVES

#: How far a tournament is: over, waiting for players, or begun.
OVER, WAITS, GOES_ON = 0, 1, 2


def stage_of(state: State) -> int:
    """How far a tournament is, for whoever looks after those that have begun."""
    if state.over:
        return OVER
    return WAITS if state.phase == "sign-up" else GOES_ON


def bot_entrants(wanted: Announced) -> tuple[Entrant, ...]:
    """Bots with names and decks of their own, as far as there are so many."""
    decks = [""] if wanted.limited else list(all_decks(wanted.game, **wanted.options))
    if wanted.bots and not decks:
        raise Refused("there is no deck for a bot to play with")
    bot = usual_bot(wanted.game)
    names = [bot_name(n) for n in range(wanted.bots)]
    return tuple(Entrant(name, Place(BOT, name, decks[n % len(decks)], bot)) for n, name in enumerate(names))


def bot_name(n: int) -> str:
    """A name that no player is likely to choose.

    >>> bot_name(0), bot_name(7)
    ('Alice (bot)', 'Bob (bot 2)')
    """
    again = n // len(NAMES)
    return f"{NAMES[n % len(NAMES)]} (bot{f' {again + 1}' if again else ''})"


def entered(state: State, entrant: Entrant) -> State:
    """With one player more; after the beginning only where a late one has a chance."""
    if state.over:
        raise Refused("the tournament is over")
    if state.draft is not None:
        raise Refused("packs have been opened: nobody can come any more")
    if key_of(entrant.name) in {key_of(one.name) for one in state.entrants}:
        raise Refused(f"somebody called {entrant.name} takes part already; choose another name")
    if len(state.entrants) >= state.wanted.most_players:
        raise Refused(f"{state.wanted.most_players} take part already: nobody else can")
    going = None if state.tournament is None else state.tournament.enter(entrant.name)
    return msgspec.structs.replace(state, entrants=(*state.entrants, entrant), tournament=going)


def with_deck(state: State, token: str, place: Place) -> State:
    """With another deck for one player."""
    mine = state.player(token)
    if state.tournament is not None:
        raise Refused("the tournament has begun: decks are locked")
    changed = (msgspec.structs.replace(one, place=place) if one == mine else one for one in state.entrants)
    return msgspec.structs.replace(state, entrants=tuple(changed))


def without(state: State, name: str) -> State:
    """Without a player: gone before the beginning, dropped after it."""
    if state.draft is not None and state.tournament is None:
        raise Refused("packs have been opened: whoever leaves can do so when the first round has begun")
    if state.tournament is None:
        left = tuple(one for one in state.entrants if one.name != name)
        return msgspec.structs.replace(state, entrants=left)
    return msgspec.structs.replace(state, tournament=state.tournament.drop(name))


def ruled(state: State, said: Ruled) -> State:
    """With a match that somebody has won, or nobody, by the judge's word."""
    going = state.going()
    state.check_round(said.round)
    ended = going.drawn(said.player) if said.drawn else going.won(said.player)
    return msgspec.structs.replace(state, tournament=ended)


def begun(state: State, now: float) -> State:
    """Begun: packs are opened where decks are made of them; else, and after that, the first round is paired."""
    if state.tournament is not None:
        raise Refused("the tournament has begun already")
    if state.wanted.limited and state.draft is None:
        found = opened(state)
        return found if any(map(found.needs_deck, found.entrants)) else first_round(found, now)
    return first_round(all_built(state) if state.wanted.limited else state, now)


def first_round(state: State, now: float) -> State:
    """The first round, of players in an order drawn by lot."""
    wanted = state.wanted
    names = [one.name for one in state.entrants]
    SystemRandom().shuffle(names)
    going = Tournament.of(wanted.style, names, wanted.rounds, wanted.seats)
    return paired(msgspec.structs.replace(state, tournament=going), now)


def paired(state: State, now: float) -> State:
    """With the next round, and tables for it. Refuses it while one is played."""
    found = state.with_matches(state.going().next_round())
    return msgspec.structs.replace(found, round_began=now)


def ended(state: State, meeting: Meeting, match: Match, winners: list[str]) -> State:
    """With the result of a match, unless it is settled already. Where somebody must win, a draw is played again."""
    going = state.going()
    if meeting not in going.going or state.match_of(meeting) != match:
        return state
    won = [name for name in winners if name in meeting.players]
    if len(won) == 1:
        return msgspec.structs.replace(state, tournament=going.won(won[0]))
    if state.wanted.style in LIVES:
        return state.again(match)
    return msgspec.structs.replace(state, tournament=going.drawn(meeting.players[0]))


def time_is_up(state: State, now: float) -> bool:
    """Whether the round has lasted as long as it may, and some match goes on as if it had not."""
    minutes = state.wanted.minutes
    late = bool(minutes) and now - state.round_began >= 60 * minutes
    return late and any(not match.called for _, match in state.played())


def called(state: State) -> State:
    """Time has been called at the tables of this round."""
    tables = {match.table for _, match in state.played()}
    marked = (msgspec.structs.replace(m, called=True) if m.table in tables else m for m in state.matches)
    return msgspec.structs.replace(state, matches=tuple(marked))
