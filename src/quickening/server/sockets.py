"""The socket of a table: one guest joins, is told what happens and says what to do, until the connection ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from contextvars import copy_context
from ipaddress import IPv6Address
from urllib.parse import quote, urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from quickening.core.refusals import Refused
from quickening.server import hinting, messages, possible, showing
from quickening.server.accounts import account_of, session_of
from quickening.server.boards import NOBODY, shown_last
from quickening.server.framing import SHORT_WAY, GuardedSocket
from quickening.server.guests import COME_BACK, REFUSED, Allowance, Allowances, Guest, Shared
from quickening.server.homes import Elsewhere
from quickening.server.journal import Unsure
from quickening.server.logs import event
from quickening.server.messages import hear, say
from quickening.server.metrics import ACKNOWLEDGED, SHOWN, SOCKETS, timed
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.tables import Setup
from quickening.server.versions import OtherVersion

_LOG = logging.getLogger(__name__)
#: What costs more than a usual message: to take an answer back, the game is played again from its beginning.
#: For a hint a process thinks for a while.
COSTS: dict[type[messages.Message], float] = {
    messages.Undo: 8.0,
    messages.Mend: 8.0,
    messages.GoBack: 8.0,
    messages.Rematch: 8.0,
    messages.Hint: 8.0,
    messages.Possible: 8.0,
    messages.Chat: 2.0,
    messages.Preview: 4.0,
}
#: So long a guest may take to say who it is, in seconds.
PATIENCE = 20.0
#: How a connection is closed that comes from elsewhere, or too often.
FOREIGN, TOO_MANY = 4403, 4429
#: So many guests may come from one address at once, and a second after that.
GUESTS, GUESTS_PER_SECOND = 2000.0, 20.0
#: Of a long address, so many bits at the end are for the hosts of one household.
HOST_BITS = 64
#: All guests from one address may send as many messages at once as so many of them, and as so many a second.
AS_GUESTS_AT_ONCE, AS_GUESTS = 50.0, 10.0


def same_origin(origin: str | None, host: str) -> bool:
    """Whether a browser's page comes from this server; other programs send no origin.

    >>> same_origin("http://localhost:8765", "localhost:8765"), same_origin("http://evil.example", "localhost:8765")
    (True, False)
    >>> same_origin("http://[", "localhost:8765")
    False
    """
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:
        return False


def address_of(connection: HTTPConnection) -> str:
    """Whose requests are counted together; of the long addresses that one household has, all."""
    host = connection.client.host if connection.client else ""
    return household(host) if ":" in host else host


def household(host: str) -> str:
    """The first half of a long address, however it is written; one of the short kind may be written as a long one.

    >>> household("2001:db8::3:0:0:4"), household("::ffff:192.0.2.7"), household("fe80::1%eth0")
    ('2001:db8::', '192.0.2.7', 'fe80::')
    """
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> HOST_BITS << HOST_BITS))


async def socket(websocket: WebSocket) -> None:
    """One guest from coming to going."""
    coming: Allowances = websocket.app.state.coming
    if not coming.grant(address_of(websocket)):
        await websocket.close(TOO_MANY)
        return
    if not same_origin(websocket.headers.get("origin"), websocket.headers.get("host", "")):
        await websocket.close(FOREIGN)
        return
    await websocket.accept()
    rooms: Rooms = websocket.app.state.rooms
    with contextlib.suppress(WebSocketDisconnect):
        try:
            room, guest = await joined(websocket, rooms)
        except Elsewhere as error:
            await websocket.send_text(say("away", message=str(error)))
            await websocket.close(COME_BACK)
        except (Refused, ValueError, TimeoutError) as error:
            words = str(error) or "say who you are: join with the secret of a seat, or with none to look on"
            await websocket.send_text(say("refused", message=words, final=True, **elsewhere(websocket, error)))
            await websocket.close(REFUSED)
        else:
            await serve(websocket, rooms, room, guest)


def elsewhere(websocket: WebSocket, error: Exception) -> dict[str, str]:
    """Where a table of another version is played on, if there is such a server; else what can be had of it."""
    if not isinstance(error, OtherVersion):
        return {}
    elder: str = websocket.app.state.elder
    table = quote(websocket.path_params["table"])
    if elder:
        return {"elsewhere": f"{elder}/table/{table}"}
    return {"record": f"/api/replays/table.{table}/record"} if error.is_over else {}


async def joined(websocket: WebSocket, rooms: Rooms) -> tuple[Room, Guest]:
    """Who comes to which table. The first message says it."""
    async with asyncio.timeout(PATIENCE):
        first = hear(await heard_text(websocket))
    if not isinstance(first, messages.Join):
        raise ValueError("the first message is a join")
    table: str = websocket.path_params["table"]
    try:
        room = await rooms.find(table)
    except OtherVersion:
        await show_as_it_was(websocket, rooms, table, first)
        raise
    guest = await guest_of(websocket, rooms, table, first)
    if not rooms.has_open(room):
        raise Elsewhere("this table goes on elsewhere; you will be connected in a moment…")
    guest.changes = first.changes
    if first.stops is not None:
        room.skipping.wish(guest.seat, first.stops)
    room.welcome(guest)
    return room, guest


async def show_as_it_was(websocket: WebSocket, rooms: Rooms, table: str, first: messages.Join) -> None:
    """A table of another version, as this guest was last shown it."""
    guest = await guest_of(websocket, rooms, table, first)
    kept = await rooms.journal.find(table)
    board = await rooms.journal.board(table, NOBODY if guest.seat is None else guest.seat)
    shown = None if board is None or websocket.app.state.elder else shown_last(board)
    if kept is not None and shown is not None:
        await websocket.send_text(showing.hello(table, msgspec.json.decode(kept.setup, type=Setup), guest.seat))
        await websocket.send_text(shown)


async def guest_of(connection: HTTPConnection, rooms: Rooms, table: str, first: messages.Join) -> Guest:
    """Who somebody is, by the secret of a seat or by an account that keeps it."""
    account = await account_of(connection)
    if first.seat is None:
        seat = await rooms.seat_of(table, first.token)
        if seat is not None and account is not None:
            await rooms.journal.keep_seat(account.key, table, seat)
        return Guest(seat)
    if account is None or not await rooms.journal.has_seat(account.key, table, first.seat):
        raise Refused("this seat is not among your games; sign in, or use its link")
    return Guest(first.seat, account.key, session_of(connection))


async def heard_text(websocket: WebSocket) -> str:
    """The next message; bytes are read as text."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"").decode("utf-8", "replace")


async def serve(websocket: WebSocket, rooms: Rooms, room: Room, guest: Guest) -> None:
    """Two tasks: one sends what is on its way to the guest, one listens. When one ends, so does the other."""
    event(_LOG, "joined", seat=guest.seat)
    SOCKETS.inc()
    hearing = Hearing(websocket, rooms, room, guest)
    sending = asyncio.create_task(Sending(websocket, room, guest).go_on())
    listening = asyncio.create_task(hearing.listen())
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        SOCKETS.dec()
        guest.delivered = None
        hearing.stop()
        room.leave(guest)
        for task in (sending, listening):
            task.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)


def short_way(websocket: WebSocket) -> GuardedSocket | None:
    """The socket itself, where there is one that can be spoken to."""
    found = websocket.scope.get("extensions", {}).get(SHORT_WAY)
    socket: GuardedSocket | None = found["socket"] if found else None
    return socket


class Sending:
    """What goes to a guest: small messages in their order, then the newest state.

    Where the connection takes it, it goes at once; else a task waits until it does. Only one of the two is at it.
    """

    def __init__(self, websocket: WebSocket, room: Room, guest: Guest) -> None:
        self.websocket, self.room, self.guest = websocket, room, guest
        self.socket = short_way(websocket)
        self.is_waiting = False
        if self.socket is not None:
            guest.delivered = self.at_once

    def at_once(self) -> None:
        """All there is, as long as the connection takes it; the rest is for the task."""
        guest, socket = self.guest, self.socket
        guest.is_called = False
        while self.has_more():
            if socket is None or self.is_waiting or not socket.is_ready:
                guest.woken.set()
                return
            text, since = self.next()
            if text is not None:
                socket.say(text)
                note_shown(since)
        if guest.dismissed:
            guest.woken.set()

    async def go_on(self) -> None:
        """What could not go at once, and the end."""
        guest = self.guest
        while True:
            await guest.woken.wait()
            guest.woken.clear()
            self.is_waiting = True
            while self.has_more():
                text, since = self.next()
                if text is not None:
                    await self.websocket.send_text(text)
                    note_shown(since)
            if guest.dismissed:
                await self.websocket.close(guest.closing)
                return
            self.is_waiting = False

    def has_more(self) -> bool:
        """Whether something is on its way; who may not stay is shown no state any more."""
        return bool(self.guest.notes) or (self.guest.stale and not self.guest.dismissed)

    def next(self) -> tuple[str | None, float]:
        """The next message, and since when it is due if it is a state; none where a change is no news."""
        guest = self.guest
        if guest.notes:
            return guest.notes.popleft(), 0.0
        since, news = guest.stale_since, newest(self.room, guest)
        guest.stale = False
        return news, since


def note_shown(since: float) -> None:
    """A state that was due since then has gone out."""
    if since:
        SHOWN.observe(time.perf_counter() - since)


def newest(room: Room, guest: Guest) -> str | None:
    """The state, if it is news; if a fault in the rules keeps it from being shown, the words for that."""
    try:
        return room.news_for(guest)
    except Exception:
        return say("refused", message=f"the table cannot be shown: {room.fault('showing')}")


class Hearing:
    """What comes from a guest, one message at a time. What was begun is finished, even if the guest goes meanwhile.

    The connection hands over a message itself while nothing else is carried out; then no task has to be woken that
    waits for it.
    """

    def __init__(self, websocket: WebSocket, rooms: Rooms, room: Room, guest: Guest) -> None:
        self.websocket, self.rooms, self.room, self.guest = websocket, rooms, room, guest
        state = websocket.app.state
        self.allowance = Shared(Allowance(*state.allowed), state.saying, address_of(websocket))
        self.context = copy_context()  # what the log says of this guest
        self.task: asyncio.Task[None] | None = None
        self.socket = short_way(websocket)
        if self.socket is not None:
            self.socket.takes = self.takes

    def stop(self) -> None:
        """Nothing more is heard."""
        if self.socket is not None:
            self.socket.takes = None

    async def listen(self) -> None:
        """What the connection could not hand over."""
        while True:
            data = await heard_text(self.websocket)
            while not self.takes(data):
                await self.rest()
            await self.rest()

    async def rest(self) -> None:
        """Until nothing is carried out."""
        if self.task is not None:
            await asyncio.wait((self.task,))

    def takes(self, data: str) -> bool:
        """Whether a message is carried out now; not while another one is."""
        if self.task is not None:
            return False
        self.task = asyncio.get_running_loop().create_task(self._answer(data), context=self.context)
        return True

    async def _answer(self, data: str) -> None:
        """A message is carried out or refused with one clear reason."""
        room, guest = self.room, self.guest
        try:
            await carry_out(self.rooms, room, guest, self.allowance, data)
        except Unsure as error:
            guest.send(say("refused", message=str(error), unsure=True))
        except (Refused, ValueError) as error:
            guest.send(say("refused", message=str(error)))
        except Exception:  # a bug in a rule ends no game
            guest.send(say("refused", message=str(room.fault(data))))
        finally:
            self.task = None


async def carry_out(rooms: Rooms, room: Room, guest: Guest, allowance: Allowance | Shared, data: str) -> None:
    """What a guest asks for. Refuses what is not understood, not allowed, or too much."""
    if not allowance.grants():
        await asyncio.sleep(1)
        raise Refused("too many messages; wait a moment")
    heard = hear(data)
    cost = COSTS.get(type(heard), 1.0) - 1
    if cost and not allowance.grants(cost):
        raise Refused("too many messages; wait a moment")
    await do(rooms, room, guest, heard)


async def do(rooms: Rooms, room: Room, guest: Guest, heard: messages.Heard) -> None:
    """One message that was understood."""
    match heard:
        case messages.Answer(n=n, chosen=chosen):
            with timed(ACKNOWLEDGED):
                await room.answer(guest.seat, n, room.meant(guest, n, chosen))
        case messages.Concede():
            await room.concede(guest.seat)
        case messages.Resume():
            await room.resume(guest.seat)
        case messages.Wish(stops=stops):
            room.wish(guest.seat, stops)
        case messages.Undo() | messages.Mend() | messages.GoBack():
            await put_right(room, guest, heard)
        case messages.Rematch():
            await rooms.rematch(room, guest.seat)
        case messages.WhyNot() | messages.Explain() | messages.Preview() | messages.Hint() | messages.Possible():
            tell(room, guest, heard)
        case messages.Chat(text=text):
            say_aloud(rooms, room, guest, text)
        case messages.Join():
            raise Refused("you have joined already")


async def put_right(room: Room, guest: Guest, heard: messages.Undo | messages.Mend | messages.GoBack) -> None:
    """What was done is taken back, or a judge repairs it."""
    match heard:
        case messages.Undo(yes=yes):
            await room.undo(guest.seat, yes)
        case messages.Mend():
            await room.mend(guest, heard)
        case messages.GoBack(line=line):
            await room.go_back(guest.seat, line)


def tell(
    room: Room,
    guest: Guest,
    asked: messages.WhyNot | messages.Explain | messages.Preview | messages.Hint | messages.Possible,
) -> None:
    """What a guest wants to know; a hint comes when it was thought over."""
    match asked:
        case messages.Hint():
            hinting.ask(room, guest)
        case messages.Possible():
            possible.tell(room, guest)
        case messages.Preview(n=n, chosen=chosen):
            keys = room.keys_of(guest)
            seen = room.foreseeing.seen(guest.seat, n, room.meant(guest, n, chosen))
            tags = keys.tags(seen.tags)
            guest.send(say("foreseen", n=n, chosen=chosen, lines=seen.lines, tags=tags, again=seen.again))
        case _:
            meant = msgspec.structs.replace(asked, card=room.keys_of(guest).handle(asked.card))
            guest.send(say("told", card=asked.card, lines=showing.told_about(room.shown, guest.seat, meant)))


def say_aloud(rooms: Rooms, room: Room, guest: Guest, text: str) -> None:
    """Words across the table, if they are few enough."""
    words = " ".join(text.split())
    if not 0 < len(words) <= messages.LONGEST_CHAT:
        raise Refused(f"say something of at most {messages.LONGEST_CHAT} letters")
    name = "a spectator" if guest.seat is None else room.seats[guest.seat].name
    rooms.chat(room, name, words)
