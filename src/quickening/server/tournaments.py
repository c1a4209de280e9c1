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
from dataclasses import replace
from random import sample
from typing import Any

import msgspec

from quickening.bots import bot_names
from quickening.core.refusals import Refused
from quickening.games import rules
from quickening.games.made import check_none_made
from quickening.server.awaiting import LONGEST, happens
from quickening.server.bot_matches import BotMatches
from quickening.server.drafts import (
    built,
    check_limited,
    check_turn,
    hurried,
    no_deck,
    seen_by,
    taken,
)
from quickening.server.journal import Account, NotKept
from quickening.server.offers import BOT, PERSON, try_deck
from quickening.server.open_tables import LONGEST_TITLE, playing_name
from quickening.server.places import Place, check_place, known_decks, tidy
from quickening.server.rooms import Rooms
from quickening.server.tables import Note, digest
from quickening.server.tournament_changes import (
    GOES_ON,
    WAITS,
    begun,
    bot_entrants,
    called,
    ended,
    entered,
    first_round,
    paired,
    ruled,
    stage_of,
    time_is_up,
    with_deck,
    without,
)
from quickening.server.tournament_state import (
    LEAST_MINUTES,
    LONGEST_DECK,
    Announced,
    Entering,
    Entrant,
    Kept,
    Match,
    Ruled,
    State,
    Taking,
)
from quickening.tournaments import Meeting
from quickening.tournaments.tournament import PODS, STYLES

_LOG = logging.getLogger(__name__)
#: So often it is looked at what goes on, in seconds.
OFTEN = 2.0
#: So often a change is tried again after somebody was quicker.
TRIES = 20
#: Of so many it is remembered how they stand; after so many of them it is looked at once, beside those one waits for.
MOST_KNOWN, MOST_AT_ONCE = 60, 40
#: So many are listed; one to which nobody has come for so long is forgotten, in seconds.
MOST_LISTED, FORGOTTEN = 50, 14 * 86400.0
_COLUMNS = "name, created, version, state"
_STATES = msgspec.json.Decoder(State)

Change = Callable[[State], State]


class Tournaments:
    """All tournaments of a journal."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.journal = rooms.journal
        self.bots = BotMatches()
        self.known: dict[str, Kept] = {}
        self.looked_after = ""

    @property
    def now(self) -> float:
        return self.rooms.house.now()

    # -- looking ---------------------------------------------------------------------------------------------------

    async def find(self, name: str) -> Kept:
        """A tournament. Refuses one there never was. It is read again only if it has changed."""
        known = self.known.get(name)
        changed = "CASE WHEN version = $2 THEN NULL ELSE state END"
        query = f"SELECT name, created, version, {changed} FROM tournaments WHERE name = $1"
        rows = await self.journal.run(query, name, -1 if known is None else known.version)
        if not rows:
            raise Refused("there is no such tournament")
        return known if known is not None and rows[0][3] is None else self._noted(*rows[0])

    def _noted(self, name: str, created: float, version: int, state: bytes) -> Kept:
        """What was read; of many that of the last ones is remembered."""
        self.known.pop(name, None)
        found = self.known[name] = Kept(name, created, version, _STATES.decode(bytes(state)))
        while len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]
        return found

    async def news(self, name: str, known: str) -> Kept:
        """The same; who knows how it stands is told when that has changed, or after a while that it has not."""
        now = asyncio.get_running_loop().time
        until = now() + LONGEST
        with self.rooms.awaiting.at(name) as changed:
            if changed.is_set():  # nobody can wait
                return await self.find(name)
            while True:
                found = await self.find(name)
                is_new = found.mark != known or self.rooms.awaiting.ended
                if is_new or not await happens(changed, until - now()):
                    return found
                changed.clear()  # what has changed may be nothing that everybody may see

    def _changed(self, name: str) -> None:
        """Something is new: whoever waits for that is told, here and at other processes."""
        self.rooms.awaiting.note(name)
        self.journal.tell(name, msgspec.json.encode(Note(seated=True)))

    async def listed(self) -> list[Kept]:
        """Those that are not over, then those that are; the newest first."""
        order = f"ORDER BY going DESC, created DESC, name LIMIT {MOST_LISTED}"
        rows = await self.journal.run(f"SELECT name, version FROM tournaments {order}")
        have = {name: known for name, version in rows if (known := self.known.get(name)) and known.version == version}
        new = [name for name, _ in rows if name not in have]
        if new:
            places = ", ".join(f"${n}" for n in range(1, len(new) + 1))
            query = f"SELECT {_COLUMNS} FROM tournaments WHERE name IN ({places})"
            have |= {row[0]: self._noted(*row) for row in await self.journal.run(query, *new)}
        return [have[name] for name, _ in rows if name in have]

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
                return replace(kept, state=state, version=kept.version + 1)
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
        if len(place.cards) > LONGEST_DECK:
            raise Refused(f"a deck list at a tournament has {LONGEST_DECK:,} letters at most")
        known = await asyncio.to_thread(known_decks, wanted.game, wanted.options)
        check_place(place, known, bot_names(wanted.game))
        check_none_made(place.cards, "at a tournament")
        seats = wanted.seats if wanted.style == PODS else 2
        await asyncio.to_thread(try_deck, place, wanted.game, wanted.options, seats)

    async def leave(self, name: str, token: str) -> None:
        """Somebody leaves: before it begins as if they had never come, after that their match is lost."""
        await self._change(name, lambda state: without(state, state.player(token).name))
        await self._go_on(name)

    async def take(self, name: str, wanted: Taking) -> dict[str, Any]:
        """A player takes a card of the pack before them; what they see then."""

        def change(state: State) -> State:
            mine = state.player(wanted.token)
            check_turn(state, wanted.turn)
            return taken(state, mine.name, wanted.card)

        kept = await self._change(name, change)
        return seen_by(kept.state, kept.state.player(wanted.token).name)

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

    async def hurry(self, name: str, token: str, turn: int) -> None:
        """A card is taken for everybody who is waited for."""

        def change(state: State) -> State:
            check_turn(state, turn)
            return hurried(state)

        await self._judge(name, token, change)

    async def next_round(self, name: str, token: str) -> None:
        """The next round is paired."""
        await self._judge(name, token, lambda state: paired(state, self.now))

    async def rule(self, name: str, said: Ruled) -> None:
        """The judge says how a match has ended."""
        await self._judge(name, said.token, lambda state: ruled(state, said))

    async def remove(self, name: str, token: str, player: str) -> None:
        """The judge takes somebody out who does not come."""
        await self._judge(name, token, lambda state: without(state, state.entrant(player).name))

    async def call_time(self, name: str, token: str, number: int) -> None:
        """The judge ends the round's time before its end."""
        kept = await self.find(name)
        kept.state.check_judge(token)
        kept.state.check_round(number)
        await self._call_time(kept)

    # -- what goes on by itself ------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Look after all tournaments for as long as the server lives."""
        while True:
            await asyncio.sleep(OFTEN)
            with contextlib.suppress(NotKept):  # the next time it may be possible
                for name in await self._in_turn():
                    await self._look_after(name)

    async def _in_turn(self) -> list[str]:
        """Whom it is looked after now: where somebody waits for news, and of all others a few, one after another.

        However many there are that nobody plays any more, those that are played do not wait for them.
        """
        awaited = list(self.rooms.awaiting.waiting)
        awaited = sample(awaited, min(len(awaited), MOST_AT_ONCE))
        query = (
            f"SELECT name FROM tournaments WHERE going = {GOES_ON} AND name > $1 ORDER BY name LIMIT {MOST_AT_ONCE}"
        )
        rows = await self.journal.run(query, self.looked_after)
        names = [name for (name,) in rows]
        self.looked_after = names[-1] if len(names) == MOST_AT_ONCE else ""
        return list(dict.fromkeys([*awaited, *names]))

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
