"""Tournaments that people play at a server: sign-up, decks that are checked and locked, a table for each match.

A tournament is one row, changed as a whole: whoever changes it says which version was read, and reads again if
somebody was quicker. Tables are laid, results noted and rounds paired by whichever process looks first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable
from random import SystemRandom
from typing import Any

import msgspec

from quickening.bots import bot_names, usual_bot
from quickening.core.refusals import Refused
from quickening.games import NAMES, all_decks, rules
from quickening.games.made import check_none_made
from quickening.server.accounts import key_of
from quickening.server.awaiting import LONGEST, happens
from quickening.server.bot_matches import BotMatches
from quickening.server.drafts import all_built, built, check_limited, hurried, no_deck, opened, seen_by, taken
from quickening.server.journal import Account, NotKept
from quickening.server.offers import BOT, PERSON, try_deck
from quickening.server.open_tables import LONGEST_TITLE, playing_name
from quickening.server.places import Place, check_place, known_decks, tidy
from quickening.server.rooms import Rooms
from quickening.server.tables import Note, digest
from quickening.server.tournament_state import (
    LEAST_MINUTES,
    MOST_PLAYERS,
    Announced,
    Entering,
    Entrant,
    Kept,
    Match,
    State,
)
from quickening.tournaments import Meeting, Tournament
from quickening.tournaments.tournament import LIVES, PODS, STYLES

_LOG = logging.getLogger(__name__)
#: So often it is looked at what goes on, in seconds.
OFTEN = 2.0
#: So often a change is tried again after somebody was quicker.
TRIES = 20
#: So many are listed; one to which nobody has come for so long is forgotten, in seconds.
MOST_LISTED, FORGOTTEN = 50, 14 * 86400.0
_COLUMNS = "name, created, version, state"
#: How far a tournament is: over, waiting for players, or begun.
OVER, WAITS, GOES_ON = 0, 1, 2

Change = Callable[[State], State]


class Tournaments:
    """All tournaments of a journal."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.journal = rooms.journal
        self.bots = BotMatches()

    @property
    def now(self) -> float:
        return self.rooms.house.now()

    # -- looking ---------------------------------------------------------------------------------------------------

    async def find(self, name: str) -> Kept:
        """A tournament. Refuses one there never was."""
        found = await self._read("WHERE name = $1", name)
        if not found:
            raise Refused("there is no such tournament")
        return found[0]

    async def news(self, name: str, known: str) -> Kept:
        """The same; who knows how it stands is told when that has changed, or after a while that it has not."""
        with self.rooms.awaiting.at(name) as changed:
            found = await self.find(name)
            if found.mark != known:
                return found
            await happens(changed, LONGEST)
        return await self.find(name)

    def _changed(self, name: str) -> None:
        """Something is new: whoever waits for that is told, here and at other processes."""
        self.rooms.awaiting.note(name)
        self.journal.tell(name, msgspec.json.encode(Note(seated=True)))

    async def listed(self) -> list[Kept]:
        """Those that are not over, then those that are; the newest first."""
        return await self._read(f"ORDER BY going DESC, created DESC, name LIMIT {MOST_LISTED}")

    async def _read(self, which: str, *values: Any) -> list[Kept]:
        rows = await self.journal.run(f"SELECT {_COLUMNS} FROM tournaments {which}", *values)
        decoder = msgspec.json.Decoder(State)
        return [Kept(name, created, version, decoder.decode(bytes(state))) for name, created, version, state in rows]

    async def _change(self, name: str, change: Change) -> Kept:
        """What is kept, changed. Whoever was quicker counts: then the change is tried on what they left."""
        query = (
            "UPDATE tournaments SET state = $3, going = $4, version = version + 1 "
            "WHERE name = $1 AND version = $2 RETURNING version"
        )
        for _ in range(TRIES):
            kept = await self.find(name)
            state = await asyncio.to_thread(change, kept.state)  # decks are tried by beginning a game
            if state is kept.state:
                return kept
            given = (msgspec.json.encode(state), stage_of(state))
            if await self.journal.run(query, name, kept.version, *given):
                self._changed(name)
                return kept._replace(state=state, version=kept.version + 1)
        raise Refused("too many change this tournament at once; try again")

    # -- announcing and entering -----------------------------------------------------------------------------------

    async def announce(self, wanted: Announced, account: Account | None) -> tuple[str, str]:
        """A new tournament, and the secret of its judge. Refuses one that could not be played."""
        least, most = (await asyncio.to_thread(rules, wanted.game)).SEATS
        if wanted.style not in STYLES:
            raise Refused(f"there is no tournament {wanted.style[:40]!r}; there are: {', '.join(STYLES)}")
        if (wanted.style == PODS and most < wanted.seats) or (wanted.style != PODS and least > 2):
            raise Refused(f"{wanted.game} is played by {least} to {most}")
        if wanted.minutes and wanted.minutes < LEAST_MINUTES:
            raise Refused(f"a round lasts {LEAST_MINUTES} minutes at least")
        wanted.clock.check()
        if wanted.limited:
            check_limited(wanted)
        await asyncio.to_thread(known_decks, wanted.game, wanted.options)
        host = f"{account.name}’s" if account else "An open"
        wanted.title = tidy(wanted.title)[:LONGEST_TITLE] or f"{host} tournament"
        name, token = secrets.token_urlsafe(9), secrets.token_urlsafe(18)
        state = State(wanted, digest(token), await asyncio.to_thread(bot_entrants, wanted))
        await self._forget_old()
        query = f"INSERT INTO tournaments ({_COLUMNS}, going) VALUES ($1, $2, 0, $3, {WAITS})"
        await self.journal.run(query, name, self.now, msgspec.json.encode(state))
        return name, token

    async def _forget_old(self) -> None:
        query = f"DELETE FROM tournaments WHERE going = {WAITS} AND created < $1"
        await self.journal.run(query, self.now - FORGOTTEN)

    async def enter(self, name: str, wanted: Entering, account: Account | None) -> str:
        """Somebody takes part; their secret. Refuses a deck that cannot be played, a name that is another's."""
        kept = await self.find(name)
        known_as = await playing_name(self.journal, wanted.name, account)
        place = msgspec.structs.replace(wanted.place(), name=known_as)
        if kept.state.wanted.limited:
            place = no_deck(known_as)
        else:
            await self._check_deck(kept.state.wanted, place)
        token = secrets.token_urlsafe(18)
        entrant = Entrant(known_as, place, account.key if account else "", digest(token))
        await self._change(name, lambda state: entered(state, entrant))
        return token

    async def change_deck(self, name: str, token: str, deck: str, cards: str) -> None:
        """Another deck, as long as the tournament has not begun."""
        kept = await self.find(name)
        if kept.state.wanted.limited:
            raise Refused("decks are made of packs here")
        mine = kept.state.player(token)
        place = msgspec.structs.replace(mine.place, deck=deck, cards=cards)
        await self._check_deck(kept.state.wanted, place)
        await self._change(name, lambda state: with_deck(state, token, place))

    async def _check_deck(self, wanted: Announced, place: Place) -> None:
        known = await asyncio.to_thread(known_decks, wanted.game, wanted.options)
        check_place(place, known, bot_names(wanted.game))
        check_none_made(place.cards, "at a tournament")
        seats = wanted.seats if wanted.style == PODS else 2
        await asyncio.to_thread(try_deck, place, wanted.game, wanted.options, seats)

    async def leave(self, name: str, token: str) -> None:
        """Somebody leaves: before it begins as if they had never come, after that their match is lost."""
        await self._change(name, lambda state: without(state, state.player(token).name))
        await self._go_on(name)

    async def take(self, name: str, token: str, card: str) -> dict[str, Any]:
        """A player takes a card of the pack before them; what they see then."""
        kept = await self._change(name, lambda state: taken(state, state.player(token).name, card))
        return seen_by(kept.state, kept.state.player(token).name)

    async def build(self, name: str, token: str, left_out: list[str]) -> None:
        """A player has made a deck; with the last one the first round begins."""

        def change(state: State) -> State:
            found = built(state, state.player(token), left_out)
            return found if any(map(found.needs_deck, found.entrants)) else first_round(found, self.now)

        await self._change(name, change)
        await self._go_on(name)

    # -- what the judge does ---------------------------------------------------------------------------------------

    async def _judge(self, name: str, token: str, change: Change) -> None:
        """What only the judge may change."""

        def judged(state: State) -> State:
            state.check_judge(token)
            return change(state)

        await self._change(name, judged)
        await self._go_on(name)

    async def begin(self, name: str, token: str) -> None:
        """Decks are locked, the first round is paired."""
        await self._judge(name, token, lambda state: begun(state, self.now))

    async def hurry(self, name: str, token: str) -> None:
        """A card is taken for everybody who is waited for."""
        await self._judge(name, token, hurried)

    async def next_round(self, name: str, token: str) -> None:
        """The next round is paired."""
        await self._judge(name, token, lambda state: paired(state, self.now))

    async def rule(self, name: str, token: str, player: str, drawn: bool) -> None:
        """The judge says how a match has ended."""
        await self._judge(name, token, lambda state: ruled(state, player, drawn))

    async def remove(self, name: str, token: str, player: str) -> None:
        """The judge takes somebody out who does not come."""
        await self._judge(name, token, lambda state: without(state, state.entrant(player).name))

    async def call_time(self, name: str, token: str) -> None:
        """The judge ends the round's time before its end."""
        kept = await self.find(name)
        kept.state.check_judge(token)
        kept.state.going()
        await self._call_time(kept)

    # -- what goes on by itself ------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Look after all tournaments for as long as the server lives."""
        while True:
            await asyncio.sleep(OFTEN)
            with contextlib.suppress(NotKept):  # the next time it may be possible
                for (name,) in await self.journal.run(f"SELECT name FROM tournaments WHERE going = {GOES_ON}"):
                    await self._look_after(name)

    async def _look_after(self, name: str) -> None:
        """A fault in one tournament stops no other."""
        try:
            await self._go_on(name)
        except NotKept:
            raise
        except Refused as refused:  # somebody was quicker, or left: the next look finds it as it is
            _LOG.info("tournament %s: %s", name, refused)
        except Exception:
            _LOG.exception("tournament %s", name)

    async def _go_on(self, name: str) -> None:
        """Note results, pair the next round if it is time, lay tables that are missing."""
        kept = await self.find(name)
        if kept.state.tournament is None:
            return
        laid = await self._laid(kept.state)
        for meeting, match in kept.state.played():
            kept = await self._note_result(kept, meeting, match, laid)
        if kept.state.wanted.automatic and not kept.state.going().going and not kept.state.over:
            kept = await self._change(name, lambda state: paired(state, self.now))
        if any(match.table not in laid for match in self._with_people(kept.state)):
            await self._lay_tables(kept.state)
        if time_is_up(kept.state, self.now):
            await self._call_time(kept)

    def _with_people(self, state: State) -> list[Match]:
        """The matches of a round that are played at a table."""
        return [match for _, match in state.played() if not all(state.entrant(one).is_bot for one in match.players)]

    async def _laid(self, state: State) -> dict[str, tuple[str, float]]:
        """The tables of a round that are laid: how the game of each has ended, and when something last happened."""
        tables = [match.table for match in self._with_people(state)]
        if not tables:
            return {}
        last = "coalesce((SELECT max(at) FROM entries WHERE entries.table_id = id), created)"
        places = ", ".join(f"${n}" for n in range(1, len(tables) + 1))
        rows = await self.journal.run(f"SELECT id, outcome, {last} FROM tables WHERE id IN ({places})", *tables)
        return {table: (outcome, at) for table, outcome, at in rows}

    async def _note_result(
        self, kept: Kept, meeting: Meeting, match: Match, laid: dict[str, tuple[str, float]]
    ) -> Kept:
        """The tournament with the result of a match, once there is one."""
        state = kept.state
        if all(state.entrant(player).is_bot for player in match.players):
            winners = await self.bots.play(match.table, state, match.players)
        else:
            winners = await self._winners(match.table, *laid.get(match.table, ("", 0.0)))
        if winners is None:
            return kept
        names = [match.players[seat] for seat in winners]
        return await self._change(kept.name, lambda now: ended(now, meeting, match, names))

    async def _winners(self, table: str, ended: str, last: float) -> tuple[int, ...] | None:
        """The seats that have won, once that has been shown at the table."""
        if not ended or not self.rooms.has_shown(table, last):
            return None
        outcome = (await self.rooms.find(table)).game.outcome
        return None if outcome is None else outcome.winners

    async def _lay_tables(self, state: State) -> None:
        laid = await self._laid(state)
        for match in self._with_people(state):
            if match.table not in laid:
                await self._lay(state, match, [state.entrant(player) for player in match.players])

    async def _lay(self, state: State, match: Match, people: Iterable[Entrant]) -> None:
        """A table as its players sit down at it, each by the secret they have; games of accounts are kept."""
        people = list(people)
        wanted = state.wanted
        for seat, one in enumerate(people):
            await self.journal.run(
                "INSERT INTO open_seats VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) ON CONFLICT DO NOTHING",
                *(match.table, seat, BOT if one.is_bot else PERSON, one.name, one.account, one.token_hash),
                *(msgspec.json.encode(one.place), self.now),
            )
        hashes = [one.token_hash for one in people]
        places = [one.place for one in people]
        await self.rooms.lay_for(match.table, wanted.game, places, wanted.options, wanted.clock, hashes)
        for seat, one in enumerate(people):
            if one.account:
                await self.journal.keep_seat(one.account, match.table, seat)

    async def _call_time(self, kept: Kept) -> None:
        """Time is called at every table of the round where the rules know what that means."""
        for _, match in kept.state.played():
            if not match.called and not all(kept.state.entrant(one).is_bot for one in match.players):
                await (await self.rooms.find(match.table)).call_time()
        await self._change(kept.name, called)

    def close(self) -> None:
        """Nothing is played any more."""
        self.bots.close()


def stage_of(state: State) -> int:
    """How far a tournament is, for whoever looks after those that have begun."""
    if state.over:
        return OVER
    return WAITS if state.phase == "sign-up" else GOES_ON


# -- what becomes of a tournament ----------------------------------------------------------------------------------


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
    if len(state.entrants) >= MOST_PLAYERS:
        raise Refused(f"{MOST_PLAYERS} take part already: nobody else can")
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


def ruled(state: State, player: str, drawn: bool) -> State:
    """With a match that somebody has won, or nobody, by the judge's word."""
    going = state.going()
    return msgspec.structs.replace(state, tournament=going.drawn(player) if drawn else going.won(player))


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
