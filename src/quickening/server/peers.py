"""What processes behind one port say to each other: each has a socket in a folder that they share.

What is said waits while the other one has too much to hear; if too much waits, it is told that something was missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable
from pathlib import Path

#: So many bytes are said at once, and so many messages wait for one process at most.
LONGEST, MOST = 60_000, 4_000
#: So long one waits before one speaks again to a process that has too much to hear, in seconds.
AGAIN = 0.01
_BETWEEN = b"\0"


class Peers:
    """The other processes. `missed` is said to one that was told too much to hear it."""

    def __init__(self, folder: Path, name: str, missed: str) -> None:
        self.folder = folder
        self.name = name
        self.missed = missed.encode()
        self.waiting: dict[str, list[bytes]] = {}
        self.heard: Callable[[str], None] = lambda words: None
        self.gone: Callable[[], None] = lambda: None
        self._ear: socket.socket | None = None
        self._mouth = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._mouth.setblocking(False)
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_open(self) -> bool:
        """Whether others are heard."""
        return self._ear is not None

    def open(self, heard: Callable[[str], None], gone: Callable[[], None]) -> None:
        """Hear from now on what others say, and that one of them has ended."""
        self.heard, self.gone = heard, gone
        self.folder.mkdir(exist_ok=True)
        self._ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._ear.setblocking(False)
        self._ear.bind(str(self.folder / self.name))
        asyncio.get_running_loop().add_reader(self._ear.fileno(), self._listen)

    def close(self) -> None:
        """Nothing is heard or said any more, but for what waits and can be heard at once."""
        self._speak()
        if self._ear is not None:
            asyncio.get_running_loop().remove_reader(self._ear.fileno())
            self._ear.close()
            self._ear = None
            (self.folder / self.name).unlink(missing_ok=True)
        if self._timer is not None:
            self._timer.cancel()
        self._mouth.close()

    def say(self, words: str) -> None:
        """Something to all others. What is said in one go comes together."""
        for name in self._others():
            self._wait_for(name, words.encode())
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(0, self._speak)

    def _others(self) -> list[str]:
        try:
            return [one.name for one in self.folder.iterdir() if one.name != self.name]
        except FileNotFoundError:  # the one that watches over all of them has ended
            return []

    def _wait_for(self, name: str, words: bytes) -> None:
        waiting = self.waiting.setdefault(name, [])
        if len(waiting) < MOST:
            waiting.append(words)
        else:
            self.waiting[name] = [self.missed]

    def _speak(self) -> None:
        """As much as the others can hear; the rest after a while."""
        self._timer = None
        for name in list(self.waiting):
            if self._speak_to(name):
                del self.waiting[name]
        if self.waiting:
            self._timer = asyncio.get_running_loop().call_later(AGAIN, self._speak)

    def _speak_to(self, name: str) -> bool:
        """Say what waits for a process; whether that is all, or nobody is there who could hear it."""
        waiting = self.waiting[name]
        while waiting:
            count = _fitting(waiting)
            try:
                self._mouth.sendto(_BETWEEN.join(waiting[:count]), str(self.folder / name))
            except BlockingIOError:
                return False
            except (ConnectionRefusedError, FileNotFoundError):
                (self.folder / name).unlink(missing_ok=True)
                self.gone()
                return True
            del waiting[:count]
        return True

    def _listen(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while self._ear is not None:
                for words in self._ear.recv(2 * LONGEST).split(_BETWEEN):
                    self.heard(words.decode())


def _fitting(waiting: list[bytes]) -> int:
    """How many messages are said at once: at least one.

    >>> _fitting([b"a" * LONGEST, b"b"]), _fitting([b"a", b"b"])
    (1, 2)
    """
    size = 0
    for count, words in enumerate(waiting):
        size += len(words) + len(_BETWEEN)
        if count and size > LONGEST:
            return count
    return len(waiting)
