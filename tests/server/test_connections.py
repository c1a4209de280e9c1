"""Connections that never become a request, or take their time."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from quickening.server import connections
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


@pytest.mark.parametrize("begins", [b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", b"GET /", b""])
def test_a_header_without_end_is_cut_off(server: Address, begins: bytes) -> None:
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


def test_usual_headers_are_read_however_they_come(server: Address) -> None:
    assert httpx.get(f"{server.http}/", headers={"x-long": "a" * 15_000}).status_code == 200
    assert httpx.get(f"{server.http}/", headers={"x-long": "a" * 17_000}).status_code == 400
    with connected(server) as connection:
        for _ in range(2):  # one request after the other
            for byte in f"GET /api/gist HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode():
                connection.sendall(bytes([byte]))
            assert connection.recv(65536).startswith(b"HTTP/1.1 404")
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
