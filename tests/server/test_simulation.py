"""Whatever goes wrong around it, a table keeps its promises; and the simulation notices where it would not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from quickening.server import sockets
from quickening.server.automatic import Automatic
from quickening.server.following import Following
from quickening.server.homes import Homes
from quickening.server.journal import ANSWER, NotKept
from quickening.server.lines import Lines
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from tests.server.simulation import simulate

#: So many seeds are tried in each test, and from where on; `make simulate` tries thousands.
SEEDS = 40


def simulate_many(seeds: Iterable[int], folder: Path) -> None:
    """One after another; the first that fails says how it is tried again."""
    for seed in seeds:
        try:
            simulate(seed, folder / str(seed))
        except BaseException as error:
            error.add_note(f"seed {seed}: python -m tests.server.simulation --first {seed} --seeds 1")
            raise


@pytest.mark.parametrize("first", range(0, 200, SEEDS))
def test_a_table_comes_through_every_storm(first: int, tmp_path: Path) -> None:
    simulate_many(range(first, first + SEEDS), tmp_path)


def test_a_seed_gives_the_same_world_again(tmp_path: Path) -> None:
    for seed in (1, 4):
        one, two = (simulate(seed, tmp_path / f"{seed}-{again}") for again in range(2))

        assert len(one.written) > 3
        assert one.written == two.written
        assert (one.requests, one.refused, one.named) == (two.requests, two.refused, two.named)


# -- servers with a fault of their own are found out -----------------------------------------------------------------


def takes_what_failed_for_kept(patch: pytest.MonkeyPatch) -> None:
    keep = Lines.keep

    async def kept_anyway(lines: Lines, *given: Any, **how: Any) -> None:
        try:
            await keep(lines, *given, **how)
        except NotKept:
            return

    patch.setattr(Lines, "keep", kept_anyway)


def reads_nothing_of_others(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Following, "note", lambda self: None)


def takes_no_notice_of_what_it_may_have_missed(patch: pytest.MonkeyPatch) -> None:
    read = Rooms.lines_written
    patch.setattr(Rooms, "lines_written", lambda rooms, tables: read(rooms, tables) if tables else None)


def refuses_after_writing(patch: pytest.MonkeyPatch) -> None:
    answer = Room.answer

    async def refuse(room: Room, *given: Any) -> None:
        await answer(room, *given)
        if room.history.written % 5 == 4:
            raise NotKept("this could not be kept")

    patch.setattr(Room, "answer", refuse)


def shows_what_is_not_kept_yet(patch: pytest.MonkeyPatch) -> None:
    give = Room.give

    async def show_and_give(room: Room, seat: int, chosen: Any, what: str = ANSWER) -> None:
        room.history.answers[seat] += 1
        for guest in room.guests:
            guest.send(room.state_for(guest))
        room.history.answers[seat] -= 1
        await give(room, seat, chosen, what)

    patch.setattr(Room, "give", show_and_give)


def lets_bots_end(patch: pytest.MonkeyPatch) -> None:
    play = Automatic._one_answer

    async def once(automatic: Automatic) -> None:
        try:
            await play(automatic)
        except NotKept:
            automatic.bots = [None] * len(automatic.bots)
            raise

    patch.setattr(Automatic, "_one_answer", once)


def sends_a_seat_what_another_sees(patch: pytest.MonkeyPatch) -> None:
    guest_of = sockets.guest_of

    async def of_another(*given: Any) -> Any:
        guest = await guest_of(*given)
        guest.seat = 0
        return guest

    patch.setattr(sockets, "guest_of", of_another)


def has_tables_of_others(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Homes, "claim", lambda homes, table: True)


def never_takes_over(patch: pytest.MonkeyPatch) -> None:
    claim = Homes.claim

    def once(homes: Homes, table: str) -> bool:
        return claim(homes, table) if not homes._link(table).is_symlink() else homes.holder(table) == homes.name

    patch.setattr(Homes, "claim", once)


FAULTS = [
    has_tables_of_others,
    never_takes_over,
    takes_what_failed_for_kept,
    reads_nothing_of_others,
    takes_no_notice_of_what_it_may_have_missed,
    refuses_after_writing,
    shows_what_is_not_kept_yet,
    lets_bots_end,
    sends_a_seat_what_another_sees,
]


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.__name__ for fault in FAULTS])
def test_a_server_with_a_fault_is_found_out(
    fault: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)

    with pytest.raises((AssertionError, ExceptionGroup)):
        simulate_many(range(60), tmp_path)
