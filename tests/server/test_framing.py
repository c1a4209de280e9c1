"""What comes by a socket is heard as the parser of `websockets` hears it, in whatever pieces it comes."""

from __future__ import annotations

import asyncio
import random
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from quickening.server.framing import SHORT_WAY, WAITING, GuardedSocket

REQUEST = (
    b"GET /table/x/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """Notes what is written, and whether it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.paused = 0

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused += 1

    def resume_reading(self) -> None:
        """Nothing is held back here."""


def frame(first: int, content: bytes, mask: bytes = b"mask", length: int | None = None) -> bytes:
    """A frame as a client sends it; without a mask as none may."""
    size = len(content) if length is None else length
    masked = 0x80 if mask else 0
    sizes = bytes([masked | size]) if size < 126 else bytes([masked | 127]) + size.to_bytes(8)
    if 126 <= size <= 65_535:
        sizes = bytes([masked | 126]) + size.to_bytes(2)
    hidden = bytes(byte ^ mask[n % 4] for n, byte in enumerate(content)) if mask else content
    return bytes([first]) + sizes + mask + hidden


def some_frames(chance: random.Random) -> tuple[list[bytes], list[bytes]]:
    """What a client may send, and what none may."""
    content = "äö {}".format("x" * chance.choice((0, 3, 120, 400))).encode()
    right = [
        *[[frame(0x81, content)]] * 6,
        [frame(0x82, content)],
        [frame(0x01, content), frame(0x00, b"and"), frame(0x80, b"so on")],
        [frame(0x01, content), frame(0x89, b"ping"), frame(0x80, b"the rest")],
        [frame(0x89, b"ping")],
        [frame(0x8A, b"pong")],
    ]
    wrong = [
        [frame(0x81, b"\xff\xfe")],
        [frame(0x81, content, mask=b"")],
        [frame(0xC1, content)],
        [frame(0x83, content)],
        [frame(0x80, b"of nothing")],
        [frame(0x01, content), frame(0x81, content)],
        [frame(0x88, b"\x03\xe8bye")],
        [frame(0x89, b"x" * 200)],
        [frame(0x81, b"", length=70_000)],
    ]
    return chance.choice(right), chance.choice(wrong)


async def heard(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """What a protocol of sockets hears and answers."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await asyncio.sleep(60)

    config = uvicorn.Config(app, ws_per_message_deflate=False, ws_max_size=65_536, log_config=None)
    config.load()
    wire, socket = Wire(), kind(config, ServerState(), {})
    socket.connection_made(wire)
    socket.data_received(REQUEST)
    await asyncio.sleep(0)
    assert wire.written.startswith(b"HTTP/1.1 101")
    wire.written = b""
    found = []
    for piece in pieces:
        if not wire.closed:
            socket.data_received(piece)
        while not socket.queue.empty():
            found.append(await socket.receive())
    socket.stop_keepalive()
    for task in socket.tasks:
        task.cancel()
    return found, wire.written, wire.closed


@pytest.mark.parametrize("seed", range(100))
def test_it_is_heard_as_the_parser_hears_it(seed: int) -> None:
    chance = random.Random(seed)
    frames = [one for _ in range(chance.randint(1, 12)) for one in some_frames(chance)[0]]
    frames += some_frames(chance)[1] if seed % 2 else []
    stream = b"".join(frames)
    cuts = sorted(chance.sample(range(len(stream)), min(len(stream), chance.choice((0, 1, 5, 200)))))
    pieces = [stream[one:two] for one, two in zip([0, *cuts], [*cuts, len(stream)], strict=True)]

    ours = asyncio.run(heard(GuardedSocket, pieces))

    assert ours == asyncio.run(heard(WebSocketsSansIOProtocol, frames))


async def flooded(frames: int) -> tuple[int, list[str]]:
    """How many messages wait when all of these came in one piece, and what is heard of them one by one."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await asyncio.sleep(60)

    config = uvicorn.Config(app, log_config=None)
    config.load()
    wire, socket = Wire(), GuardedSocket(config, ServerState(), {})
    socket.connection_made(wire)
    socket.data_received(REQUEST)
    await asyncio.sleep(0)
    await socket.receive()
    socket.data_received(b"".join(frame(0x81, str(n).encode()) for n in range(frames)))
    waiting = socket.queue.qsize()
    found = [cast(str, (await socket.receive()).get("text")) for _ in range(frames)]
    socket.stop_keepalive()
    for task in socket.tasks:
        task.cancel()
    return waiting, found


def test_of_a_flood_of_short_messages_only_a_few_wait_in_memory() -> None:
    waiting, found = asyncio.run(flooded(5_000))

    assert waiting == WAITING
    assert found == [str(n) for n in range(5_000)]


async def handed_over(pieces: list[bytes], chance: random.Random) -> tuple[list[str], int]:
    """What is heard by whoever takes messages now and then, and by the application; and how many were taken."""
    found: list[str] = []
    taken = 0

    def takes(text: str) -> bool:
        nonlocal taken
        is_taken = chance.random() < 0.6
        found.extend([text] if is_taken else [])
        taken += is_taken
        return is_taken

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][SHORT_WAY]["socket"].takes = takes
        while (message := await receive())["type"] == "websocket.receive":
            await asyncio.sleep(0)
            found.append(message.get("text") or message["bytes"].decode())

    config = uvicorn.Config(app, ws_per_message_deflate=False, log_config=None)
    config.load()
    wire, socket = Wire(), GuardedSocket(config, ServerState(), {})
    socket.connection_made(wire)
    socket.data_received(REQUEST)
    for piece in pieces:
        for _ in range(chance.choice((0, 1, 5))):
            await asyncio.sleep(0)
        socket.data_received(piece)
    for _ in range(100):
        await asyncio.sleep(0)
    socket.connection_lost(None)
    assert socket.takes is None  # else the socket and who takes its messages would keep each other
    return found, taken


@pytest.mark.parametrize("seed", range(30))
def test_what_is_handed_over_at_once_overtakes_nothing(seed: int) -> None:
    chance = random.Random(seed)
    frames, said = [], []
    for n in range(25):
        text = f"message {n}".encode()
        said.append(text.decode())
        whole, in_pieces = [frame(0x81, text)], [frame(0x01, text[:3]), frame(0x80, text[3:])]
        frames += chance.choice((whole, whole, whole, in_pieces, [frame(0x82, text)]))
    stream = b"".join(frames)
    cuts = sorted(chance.sample(range(len(stream)), chance.choice((0, 3, 20))))
    pieces = [stream[one:two] for one, two in zip([0, *cuts], [*cuts, len(stream)], strict=True)]

    found, _ = asyncio.run(handed_over(pieces, chance))

    assert found == said


def test_a_message_that_comes_by_itself_is_handed_over_at_once() -> None:
    found, taken = asyncio.run(handed_over([frame(0x81, b"hello")] * 50, random.Random(3)))

    assert found == ["hello"] * 50
    assert taken > 10
