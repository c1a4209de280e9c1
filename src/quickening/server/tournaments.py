"""Tournaments that people play at a server: announced, entered with decks that are checked, judged."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from quickening.bots import bot_names
from quickening.core.refusals import Refused
from quickening.games import rules
from quickening.games.made import check_none_made
from quickening.server.drafts import built, check_limited, check_turn, hurried, no_deck, seen_by, taken
from quickening.server.journal import Account
from quickening.server.offers import try_deck
from quickening.server.open_tables import LONGEST_TITLE, playing_name
from quickening.server.places import Place, check_place, known_decks, tidy
from quickening.server.tables import digest
from quickening.server.tournament_changes import (
    GOES_ON,
    WAITS,
    begun,
    bot_entrants,
    entered,
    first_round,
    paired,
    ruled,
    with_deck,
    without,
)
from quickening.server.tournament_rounds import TournamentRounds
from quickening.server.tournament_state import LEAST_MINUTES, Announced, Entering, Entrant, Ruled, State, Taking
from quickening.server.tournament_store import COLUMNS, Change
from quickening.tournaments.tournament import PODS, STYLES

#: One to which nobody has come for so long is forgotten, in seconds.
FORGOTTEN = 14 * 86400.0
#: One that goes on and in which no round has begun for so long is nobody's any more, in seconds.
GIVEN_UP = 90 * 86400.0


class Tournaments(TournamentRounds):
    """All tournaments of a journal, as people come to them."""

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
            wanted.own_cards = False  # decks are made of packs
        await asyncio.to_thread(known_decks, wanted.game, wanted.options)
        host = f"{account.name}’s" if account else "An open"
        wanted.title = tidy(wanted.title)[:LONGEST_TITLE] or f"{host} tournament"
        name, token = secrets.token_urlsafe(9), secrets.token_urlsafe(18)
        state = State(wanted, digest(token), await asyncio.to_thread(bot_entrants, wanted))
        await self._forget_old()
        query = f"INSERT INTO tournaments ({COLUMNS}, going) VALUES ($1, $2, 0, $3, {WAITS})"
        await self.journal.run(query, name, self.now, msgspec.json.encode(state))
        return name, token

    async def _forget_old(self) -> None:
        query = f"DELETE FROM tournaments WHERE going = {WAITS} AND created < $1"
        await self.journal.run(query, self.now - FORGOTTEN)
        since, delete = self.now - GIVEN_UP, "DELETE FROM tournaments WHERE name = $1 AND version = $2"
        query = f"SELECT {COLUMNS} FROM tournaments WHERE going = {GOES_ON} AND created < $1"
        for row in await self.journal.run(query, since):
            kept = self._noted(*row)
            if kept.state.round_began < since:
                await self.journal.run(delete, kept.name, kept.version)

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
        await self.change(name, lambda state: entered(state, entrant))
        return token

    async def change_deck(self, name: str, token: str, deck: str, cards: str) -> None:
        """Another deck, as long as the tournament has not begun."""
        kept = await self.find(name)
        if kept.state.wanted.limited:
            raise Refused("decks are made of packs here")
        mine = kept.state.player(token)
        place = msgspec.structs.replace(mine.place, deck=deck, cards=cards)
        await self._check_deck(kept.state.wanted, place)
        await self.change(name, lambda state: with_deck(state, token, place))

    async def _check_deck(self, wanted: Announced, place: Place) -> None:
        if len(place.cards) > wanted.longest_deck:
            raise Refused(f"a deck list at a tournament has {wanted.longest_deck:,} letters at most")
        known = await asyncio.to_thread(known_decks, wanted.game, wanted.options)
        check_place(place, known, bot_names(wanted.game))
        if not wanted.own_cards:
            check_none_made(place.cards, "at this tournament")
        seats = wanted.seats if wanted.style == PODS else 2
        await asyncio.to_thread(try_deck, place, wanted.game, wanted.options, seats)

    async def leave(self, name: str, token: str) -> None:
        """Somebody leaves: before it begins as if they had never come, after that their match is lost."""
        await self.change(name, lambda state: without(state, state.player(token).name))
        await self._go_on(name)

    async def take(self, name: str, wanted: Taking) -> dict[str, Any]:
        """A player takes a card of the pack before them; what they see then."""

        def change(state: State) -> State:
            mine = state.player(wanted.token)
            check_turn(state, wanted.turn)
            return taken(state, mine.name, wanted.card)

        kept = await self.change(name, change)
        return seen_by(kept.state, kept.state.player(wanted.token).name)

    async def build(self, name: str, token: str, left_out: list[str]) -> None:
        """A player has made a deck; with the last one the first round begins."""

        def change(state: State) -> State:
            found = built(state, state.player(token), left_out)
            return found if any(map(found.needs_deck, found.entrants)) else first_round(found, self.now)

        await self.change(name, change)
        await self._go_on(name)

    # -- what the judge does ---------------------------------------------------------------------------------------

    async def _judge(self, name: str, token: str, change: Change) -> None:
        """What only the judge may change."""

        def judged(state: State) -> State:
            state.check_judge(token)
            return change(state)

        await self.change(name, judged)
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
