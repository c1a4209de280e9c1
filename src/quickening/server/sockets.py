"""The socket of a table: one guest joins, is told what happens and says what to do, until the connection ends."""

from __future__ import annotations

import asyncio
import contextlib
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from quickening.core.refusals import Refused
from quickening.server import messages, showing
from quickening.server.accounts import account_of
from quickening.server.guests import Allowance, Allowances, Guest
from quickening.server.messages import hear, say
from quickening.server.room import Room
from quickening.server.rooms import Rooms

#: What costs more than a usual message: to take an answer back, the game is played again from its beginning.
COSTS: dict[type[messages.Message], float] = {messages.Undo: 8.0, messages.Rematch: 8.0, messages.Chat: 2.0}
#: So long a guest may take to say who it is, in seconds.
PATIENCE = 20.0
#: How a connection is closed that may not be here, or that said nothing sensible.
FOREIGN, REFUSED, TOO_MANY = 4403, 4400, 4429
#: So many guests may come from one address at once, and a second after that.
GUESTS, GUESTS_PER_SECOND = 2000.0, 20.0


def same_origin(origin: str | None, host: str) -> bool:
    """Whether a browser's page comes from this server; other programs send no origin.

    >>> same_origin("http://localhost:8765", "localhost:8765"), same_origin("http://evil.example", "localhost:8765")
    (True, False)
    """
    return origin is None or urlsplit(origin).netloc == host


def address_of(connection: HTTPConnection) -> str:
    """Whose requests are counted together; of the long addresses that one household has, all."""
    host = connection.client.host if connection.client else ""
    return ":".join(host.split(":")[:4]) if ":" in host else host


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
        except (Refused, ValueError, TimeoutError) as error:
            words = str(error) or "say who you are: join with the secret of a seat, or with none to look on"
            await websocket.send_text(say("refused", message=words, final=True))
            await websocket.close(REFUSED)
        else:
            await serve(websocket, rooms, room, guest)


async def joined(websocket: WebSocket, rooms: Rooms) -> tuple[Room, Guest]:
    """Who comes to which table. The first message says it."""
    async with asyncio.timeout(PATIENCE):
        first = hear(await heard_text(websocket))
    if not isinstance(first, messages.Join):
        raise ValueError("the first message is a join")
    room = await rooms.find(websocket.path_params["table"])
    account = await account_of(websocket)
    if first.seat is None:
        seat = room.seat_of(first.token)
        if seat is not None and account is not None:
            await rooms.journal.keep_seat(account.key, room.table, seat)
    elif account is None or not await rooms.journal.has_seat(account.key, room.table, first.seat):
        raise Refused("this seat is not among your games; sign in, or use its link")
    else:
        seat = first.seat
    guest = Guest(seat)
    room.welcome(guest)
    return room, guest


async def heard_text(websocket: WebSocket) -> str:
    """The next message; bytes are read as text."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"").decode("utf-8", "replace")


async def serve(websocket: WebSocket, rooms: Rooms, room: Room, guest: Guest) -> None:
    """Two tasks: one sends what is on its way to the guest, one listens. When one ends, so does the other."""
    sending = asyncio.create_task(send_all(websocket, room, guest))
    listening = asyncio.create_task(listen(websocket, rooms, room, guest))
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(guest)
        for task in (sending, listening):
            task.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)


async def send_all(websocket: WebSocket, room: Room, guest: Guest) -> None:
    """Small messages in their order, then the newest state."""
    while True:
        await guest.woken.wait()
        guest.woken.clear()
        while guest.notes:
            await websocket.send_text(guest.notes.popleft())
        if guest.stale:
            await websocket.send_text(newest(room, guest))


def newest(room: Room, guest: Guest) -> str:
    """The state; if a fault in the rules keeps it from being shown, the words for that."""
    try:
        return room.state_for(guest)
    except Exception:
        return say("refused", message=f"the table cannot be shown: {room.fault('showing')}")


async def listen(websocket: WebSocket, rooms: Rooms, room: Room, guest: Guest) -> None:
    """Each message is carried out or refused with one clear reason."""
    allowance = Allowance(*websocket.app.state.allowed)
    while True:
        data = await heard_text(websocket)
        try:
            await carry_out(rooms, room, guest, allowance, data)
        except (Refused, ValueError) as error:
            guest.send(say("refused", message=str(error)))
        except Exception:  # a bug in a rule ends no game
            guest.send(say("refused", message=str(room.fault(data))))


async def carry_out(rooms: Rooms, room: Room, guest: Guest, allowance: Allowance, data: str) -> None:
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
            await room.answer(guest.seat, n, chosen)
        case messages.Concede():
            await room.concede(guest.seat)
        case messages.Resume():
            await room.resume(guest.seat)
        case messages.Undo(yes=yes):
            await room.undo(guest.seat, yes)
        case messages.Rematch():
            await rooms.rematch(room, guest.seat)
        case messages.WhyNot() | messages.Explain():
            guest.send(say("told", card=heard.card, lines=showing.told_about(room.game, guest.seat, heard)))
        case messages.Chat(text=text):
            say_aloud(rooms, room, guest, text)
        case messages.Join():
            raise Refused("you have joined already")


def say_aloud(rooms: Rooms, room: Room, guest: Guest, text: str) -> None:
    """Words across the table, if they are few enough."""
    words = " ".join(text.split())
    if not 0 < len(words) <= messages.LONGEST_CHAT:
        raise Refused(f"say something of at most {messages.LONGEST_CHAT} letters")
    name = "a spectator" if guest.seat is None else room.seats[guest.seat].name
    rooms.chat(room, name, words)
