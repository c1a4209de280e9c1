"""Games to look at again: of a table whose game is over, of a record somebody brought, of a rule's test."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from quickening.core.game import Game
from quickening.core.outside import is_aside
from quickening.core.records import Record, give, record_from_json
from quickening.core.refusals import Refused
from quickening.core.views import AreaView, CardView, LogLine, View
from quickening.games import beginning_of, replay_game
from quickening.server import showing
from quickening.server.demos import Demos
from quickening.server.journal import Journal
from quickening.server.pages import number_in
from quickening.server.stories import Story, story_of
from quickening.server.threads import Hands

#: A record that is brought may have so many bytes and answers.
LARGEST_RECORD, MOST_ANSWERS = 400_000, 3_000
#: The game is kept at every so many answers, so that any other moment is a few answers away.
STRIDE = 12
#: So many replays stay open.
OPEN = 8
#: So many records may wait to be played; they are played one at a time, beside the tables.
MOST_WAITING = 50

_SAFE = re.compile(r"[A-Za-z0-9_-]{1,160}\Z")


class Replay:
    """A game that can be looked at after any of its answers."""

    def __init__(self, record: Record, anyway: bool = False) -> None:
        self.record = record
        self.stops: list[Game] = []
        self.words: list[str] = []
        self.turns: list[tuple[int, str]] = []
        self.story: Story | None = None
        game = beginning_of(record, anyway)
        self.names = game.names
        self._mark_turns(game, 0, 0)
        for number, answer in enumerate(record.answers, 1):
            if (number - 1) % STRIDE == 0:
                self.stops.append(game.clone())
            self.words.append(words_of(game, answer.seat, answer.chosen))
            told = len(game.log)
            give(game, answer, number)
            self._mark_turns(game, told, number)
        self.stops.append(game)

    def _mark_turns(self, game: Game, told: int, step: int) -> None:
        """What the log sets off, as `— Round 2 —`, is a place to jump to."""
        marks = [line.text.strip("— ") for line in game.told(None, told) if line.text.startswith("—")]
        self.turns += [(step, mark) for mark in marks]

    @property
    def seats(self) -> list[str]:
        """The seats as they are asked for."""
        return [str(seat) for seat in range(len(self.names))]

    @property
    def steps(self) -> int:
        """How many answers there are."""
        return len(self.words)

    def about(self) -> dict[str, Any]:
        """What there is to see."""
        last = self.stops[-1]
        return {
            "game": self.record.game,
            "names": self.names,
            "steps": self.steps,
            "words": self.words,
            "seats": [answer.seat for answer in self.record.answers],
            "turns": self.turns,
            "shows": self.record.shows,
            "gist": self.record.gist,
            "seed": str(self.record.seed) if self.record.position is None else None,
            "outcome": last.outcome,
        }

    def at(self, step: int) -> Game:
        """The game after that many answers."""
        if not 0 <= step <= self.steps:
            raise Refused(f"there are steps 0 to {self.steps}")
        if step == self.steps:
            return self.stops[-1]
        first = step - step % STRIDE
        game = self.stops[first // STRIDE].clone()
        for number in range(first, step):
            give(game, self.record.answers[number], number + 1)
        return game

    def view(self, step: int, whose: str) -> View:
        """What a seat (`0`, `1`, ...) or the public saw after a step; `open`: what all of them together did."""
        game = self.at(step)
        if whose == "public":
            return game.view(None)
        if whose == "open":
            return open_view(game)
        if whose in self.seats:
            return game.view(int(whose))
        raise Refused("look as a seat by its number, as the public, or openly")

    def shown(self, step: int, whose: str) -> dict[str, Any]:
        """A view, and for each card read in it a number that it keeps through the game: it can be followed."""
        view = self.view(step, whose)
        numbers = {state.handle: number for number, state in enumerate(self.at(step).cards)}
        read = [card.handle for area in view.areas for card in area.cards if card.name and card.handle in numbers]
        return {**msgspec.json.decode(view.to_json()), "keys": [(handle, numbers[handle]) for handle in read]}

    def why(self, step: int, whose: str, asked: Mapping[str, str]) -> list[str]:
        """Where a number of that moment comes from, for whoever can see it: of a `card` or a player's `seat`."""
        game = self.at(step)
        card, seat = asked.get("card", ""), asked.get("seat", "")
        number = asked.get("number", "")
        if seat in self.seats:
            return showing.explain_player(game, int(seat), number)
        handle = number_in(card)
        if handle is None:
            raise Refused("say which card, or which player by their seat")
        return showing.explain(game, self.seat_that_sees(game, whose, handle), handle, number)

    def seat_that_sees(self, game: Game, whose: str, card: int) -> int | None:
        """Through whose eyes a card is seen; whoever looks openly sees it through anybody's."""
        if whose != "open":
            return int(whose) if whose in self.seats else None
        for seat in range(len(self.names)):
            with contextlib.suppress(Refused):
                showing.seen(game, seat, card)
                return seat
        return None


def words_of(game: Game, seat: int, chosen: Sequence[str]) -> str:
    """An answer in words."""
    if is_aside(tuple(chosen)):
        return f"{'The judge' if seat < 0 else game.names[seat]}: {chosen[0]}"
    labels = {option.id: option.label for option in game.decision.options} if game.decision else {}
    return f"{game.names[seat]}: {', '.join(labels.get(id, id) for id in chosen) or 'nothing'}"


def open_view(game: Game) -> View:
    """Everything that anybody at the table sees."""
    views = [game.view(None), *(game.view(seat) for seat in range(len(game.names)))]
    known: dict[int, CardView] = {
        card.handle: card for view in views for area in view.areas for card in area.cards if card.name
    }
    public = views[0]
    areas = tuple(
        AreaView(area.name, area.seat, tuple(known.get(card.handle, card) for card in best_seen(views, area).cards))
        for area in public.areas
    )
    decision = next((view.decision for view in views if view.decision is not None), None)
    return msgspec.structs.replace(public, areas=areas, log=fullest(game, views), decision=decision)


def best_seen(views: Sequence[View], area: AreaView) -> AreaView:
    """An area as whoever sees most of it does: a hand as its player."""
    seen = (view.area(area.name, area.seat) for view in views)
    return max(seen, key=lambda one: sum(bool(card.name) for card in one.cards))


def fullest(game: Game, views: Sequence[View]) -> tuple[LogLine, ...]:
    """The log with what anybody was told: of each event the longest line."""
    seats = (None, *range(len(views) - 1))
    lines = [max((game.line(place, seat) for seat in seats), key=len) for place in range(len(game.log))]
    return tuple(LogLine(text, game.cited(event)) for text, event in zip(lines, game.log, strict=True) if text)


class Replays:
    """The replays this server can show, by a name that can be passed on.

    `table.ID` is that of a table, `record.DIGEST` a record that was brought, `rule.NAME` what a rule's test left.
    """

    def __init__(self, journal: Journal, demos: Demos) -> None:
        self.journal = journal
        self.demos = demos
        self.open: OrderedDict[str, Replay] = OrderedDict()
        self.hands = Hands("records", 1, MOST_WAITING)

    async def of_game(self, name: str, game: Game) -> Replay:
        """The replay of a game that is over."""
        return self._opened(name) or self._keep(name, await self.hands.do(Replay, game.record()))

    async def find(self, name: str) -> Replay:
        """A replay of a record. Refuses a name that is none."""
        opened = self._opened(name)
        if opened is not None:
            return opened
        kind, _, id = name.partition(".")
        data = None
        if kind == "record" and _SAFE.match(id):
            data = await self.journal.record(id)
        elif kind == "rule" and _SAFE.match(id):
            data = await asyncio.to_thread(self.demos.find, id)
        if data is None:
            raise Refused("there is no such replay")
        return self._keep(name, await self.hands.do(Replay, record_from_json(data)))

    async def story(self, replay: Replay) -> Story:
        """The story of a game that is over; it is put together when somebody first asks for it."""
        if replay.story is None:
            replay.story = await self.hands.do(story_of, replay.record, True)
        return replay.story

    def _opened(self, name: str) -> Replay | None:
        if name in self.open:
            self.open.move_to_end(name)
        return self.open.get(name)

    def _keep(self, name: str, replay: Replay) -> Replay:
        self.open[name] = replay
        while len(self.open) > OPEN:
            self.open.popitem(last=False)
        return replay

    async def bring(self, data: bytes) -> str:
        """Keep a record that somebody brought; its name. Refuses one that does not play as it says."""
        record = await self.hands.do(checked_record, data)
        name = hashlib.sha256(record.to_json()).hexdigest()[:32]
        await self.journal.keep_record(name, record.to_json(), time.time())
        return f"record.{name}"


def checked_record(data: bytes) -> Record:
    """A record that may be kept. Refuses one that is too long, or does not play as it says."""
    record = record_from_json(data)
    if len(record.answers) > MOST_ANSWERS:
        raise Refused(f"a record may have {MOST_ANSWERS} answers at most")
    if record.position is not None:
        raise Refused("a record that does not begin at the beginning is for `quickening replay FILE`")
    replay_game(record)
    return record
