"""Connections that never become a request, or take their time."""

from __future__ import annotations

import contextlib
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from quickening.server import connections
from quickening.server.logs import Anybodys
from tests.server.conftest import PATIENCE, Address


@contextmanager
def connected(server: Address) -> Iterator[socket.socket]:
    host, port = server.host.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        yield connection


def answered(connection: socket.socket) -> bytes:
    """All that is said until the connection is closed."""
    said = b""
    try:
        while part := connection.recv(65536):
            said += part
    except ConnectionError:
        pass
    return said


#: A body in pieces, before the size of the next one.
IN_PIECES = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n"


@pytest.mark.parametrize("begins", [b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", b"GET /", b""])
def test_a_header_without_end_is_cut_off(server: Address, begins: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 10 * PATIENCE)  # it is its size, not its time
    with connected(server) as connection:
        connection.sendall(begins or b"GET / HTTP/1.1\r\nHost: x\r\n")
        for n in range(40):
            try:
                connection.sendall(b"a" * 1000 if begins else b"X-%d: %s\r\n" % (n, b"a" * 1000))
            except ConnectionError:
                break
            time.sleep(0.002)

        said = answered(connection)

        assert said.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400")) or said == b""
    assert server.get("/").status_code == 200


@pytest.mark.parametrize("last", [b"0\r\nX-Long: ", b"0\r\nX", b"1;long="], ids=["trailer", "name", "extension"])
def test_what_stands_behind_a_body_is_cut_off_too(
    server: Address, last: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "BODY_SECONDS", 10 * PATIENCE)
    with connected(server) as connection:
        connection.settimeout(5)
        connection.sendall(IN_PIECES + last)
        with contextlib.suppress(ConnectionError):
            for _ in range(40):
                connection.sendall(b"a" * 1000)
                time.sleep(0.002)

        assert answered(connection)[:12] in (b"HTTP/1.1 431", b"")  # else it waits for more


def test_usual_headers_are_read_however_they_come(server: Address) -> None:
    assert httpx.get(f"{server.http}/", headers={"x-long": "a" * 15_000}).status_code == 200
    assert httpx.get(f"{server.http}/", headers={"x-long": "a" * 17_000}).status_code == 400
    with connected(server) as connection:
        for _ in range(2):  # one request after the other
            for byte in f"GET /api/gist HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode():
                connection.sendall(bytes([byte]))
            assert connection.recv(65536).startswith(b"HTTP/1.1 404")
        connection.sendall(IN_PIECES + b"0\r\nX-Short: a\r\n\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 400")
    body = b"x" * 15_000 + b"\n" * 1_000
    assert httpx.post(f"{server.http}/api/tables", content=body).status_code == 400


def test_silent_and_slow_connections_are_closed(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.3)
    table, _ = server.lay("you", "friend")
    onlooker = server.player(table)
    begins = (b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{")
    for begin in begins:
        with connected(server) as connection:
            connection.settimeout(5)
            connection.sendall(begin)
            assert answered(connection) == b""
    with connected(server) as connection:
        connection.settimeout(5)
        connection.sendall(f"GET / HTTP/1.1\r\nHost: {server.host}\r\n\r\nGET / HT".encode())
        assert answered(connection).startswith(b"HTTP/1.1 200")

    onlooker.say(type="chat", text="still here")
    assert onlooker.hear("chat")["text"] == "still here"
    onlooker.close()


#: What a browser says to have a socket, and frames without a mask to speak of: a ping, an empty piece of a message.
JOIN = (
    "GET /table/x/socket HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING, BEGIN, PIECE = b"\x89\xfd\0\0\0\0" + b"x" * 125, b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


@pytest.mark.parametrize(("first", "frame"), [(b"", PING), (BEGIN, PIECE)], ids=["pings", "pieces"])
def test_a_socket_that_sends_frames_without_end_is_closed(server: Address, first: bytes, frame: bytes) -> None:
    with connected(server) as connection:
        connection.sendall(JOIN.format(server.host).encode())
        assert connection.recv(65536).startswith(b"HTTP/1.1 101")
        connection.settimeout(10)  # sooner than who says nothing is sent away
        with contextlib.suppress(ConnectionError):
            connection.sendall(first + frame * 500)
        answered(connection)  # it ends
    assert server.get("/").status_code == 200


def test_who_goes_while_sending_leaves_no_trace(server: Address, caplog: pytest.LogCaptureFixture) -> None:
    with connected(server) as connection:
        connection.sendall(
            f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 50\r\n\r\n{{".encode()
        )
    assert server.get("/").status_code == 200
    time.sleep(0.1)

    assert not [record for record in caplog.records if record.exc_info and record.name == "uvicorn.error"]


def test_what_anybody_can_make_the_server_say_is_not_logged_as_a_warning() -> None:
    said = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "Invalid HTTP request received.", (), None)
    other = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "Something else.", (), None)

    assert [Anybodys().filter(record) for record in (said, other)] == [False, True]
