"""Which of the processes behind one port has a table, and how a connection comes to it.

Each table is held by one process, so that its game is played once: the first one that opens it. Whichever process
takes a connection finds the table in its first line, and hands the connection itself over to who has it. What was had
by a process that has ended is free. The journal stays the truth: were a table open twice, one line would count.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
from array import array
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import uvicorn
from uvicorn.server import ServerState

from quickening.core.refusals import Refused
from quickening.server.connections import LARGEST_HEADER, Guarded
from quickening.server.holding import hold

_SOCKET = re.compile(rb"/table/([^/?]+)/socket(?:\?|$)")
#: What is handed over is a head with its first line, as the parser has understood it.
_LARGEST = 4 * LARGEST_HEADER
#: A process that has too much to take is offered a connection again after so long, and so long at most, in seconds.
AGAIN, PATIENCE = 0.002, 2.0


class Elsewhere(Refused):
    """Another process has opened a table meanwhile: who comes again comes there."""


def table_of(target: bytes) -> str:
    """The table whose socket a request asks for; nothing if it asks for something else.

    >>> table_of(b"/table/a%2Db/socket?x=1"), table_of(b"/table/ab/socket/more"), table_of(b"/api/games")
    ('a-b', '', '')
    """
    found = _SOCKET.match(target)
    return unquote(found[1].decode("latin-1")) if found else ""


class Homes:
    """Who has which table, in a folder that all processes share: of each table a link with the name of its holder.

    A process is there as long as it can be spoken to. `how` is how it serves what it is handed.
    """

    def __init__(self, folder: Path, how: dict[str, Any], name: str = "") -> None:
        self.folder = folder
        self.how = how
        self.name = name or str(os.getpid())
        self.state = ServerState()
        self._config: uvicorn.Config | None = None
        self._taking: socket.socket | None = None
        self._giving = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._giving.setblocking(False)

    # -- who has a table -------------------------------------------------------------------------------------------

    def claim(self, table: str) -> bool:
        """Have a table from now on, unless another process has it."""
        with contextlib.suppress(FileExistsError):
            self._link(table).symlink_to(self.name)
            return True
        if self.holder(table) is None:
            # whoever is at it, or finds nobody's name there meanwhile, will have the table
            with contextlib.suppress(Refused, FileExistsError), hold(self.folder / "lock"):
                if self.holder(table) is None:
                    self._link(table).unlink(missing_ok=True)
                    self._link(table).symlink_to(self.name)
        return self.holder(table) == self.name

    def release(self, table: str) -> None:
        """Have a table no longer."""
        if self.holder(table) == self.name:
            self._link(table).unlink(missing_ok=True)

    def holder(self, table: str) -> str | None:
        """The process that has a table; none if it has ended."""
        try:
            name = str(self._link(table).readlink())
        except OSError:
            return None
        return name if name == self.name or self._lives(name) else None

    def is_elsewhere(self, table: str) -> bool:
        """Whether another process has a table."""
        return self.holder(table) not in (None, self.name)

    def _lives(self, name: str) -> bool:
        with contextlib.closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as trial:
            try:
                trial.connect(self._address(name))
            except OSError:
                return False
            return True

    def _link(self, table: str) -> Path:
        """Where it is noted who has a table; what somebody calls a table may be no name of a file."""
        return self.folder / f"{blake2b(table.encode(errors='replace'), digest_size=16).hexdigest()}.table"

    def _address(self, name: str) -> str:
        return str(self.folder / f"{name}.socket")

    # -- this process ----------------------------------------------------------------------------------------------

    def open(self, app: Any) -> None:
        """Take from now on what is handed over."""
        self._config = uvicorn.Config(app, **self.how)
        self._config.load()
        self._taking = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._taking.setblocking(False)
        Path(self._address(self.name)).unlink(missing_ok=True)
        self._taking.bind(self._address(self.name))
        asyncio.get_running_loop().add_reader(self._taking.fileno(), self._take)
        Guarded.homes = self

    def leave(self) -> None:
        """Take nothing any more: the tables are free."""
        if self._taking is not None:
            asyncio.get_running_loop().remove_reader(self._taking.fileno())
            self._taking.close()
            self._taking = None

    def close(self) -> None:
        """No connection is kept that was handed over."""
        self.leave()
        self._giving.close()
        Guarded.homes = None
        for connection in list(self.state.connections):
            connection.shutdown()

    # -- handing over ----------------------------------------------------------------------------------------------

    def hand_over(self, target: bytes, head: bytes, transport: asyncio.Transport, here: Callable[[], None]) -> None:
        """Give a connection to the process whose table is asked for; `here`: it is this one's, or nobody's."""
        if len(head) > _LARGEST:
            transport.abort()
            return
        self._offer(table_of(target), head, transport, here, asyncio.get_running_loop().time() + PATIENCE)

    def _offer(
        self, table: str, head: bytes, transport: asyncio.Transport, here: Callable[[], None], until: float
    ) -> None:
        holder = self.holder(table) if table else None
        if holder is None or holder == self.name:
            here()
            return
        try:
            descriptor = array("i", [transport.get_extra_info("socket").fileno()])
            rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, descriptor)]
            self._giving.sendmsg([head], rights, 0, self._address(holder))
        except (ConnectionRefusedError, FileNotFoundError):  # it has just ended
            here()
        except BlockingIOError:  # it has too much to take
            loop = asyncio.get_running_loop()
            if loop.time() > until or transport.is_closing():
                transport.abort()
            else:
                loop.call_later(AGAIN, self._offer, table, head, transport, here, until)
        except OSError:  # it is too long, or the connection is gone
            transport.abort()
        else:
            transport.abort()  # the other process has it

    def _take(self) -> None:
        """What other processes hand over."""
        while self._taking is not None:
            try:
                head, descriptors, _, _ = socket.recv_fds(self._taking, _LARGEST, 1)
            except OSError:
                return
            for descriptor in descriptors:
                os.set_inheritable(descriptor, False)
                task = asyncio.get_running_loop().create_task(self._serve(head, socket.socket(fileno=descriptor)))
                self.state.tasks.add(task)
                task.add_done_callback(self.state.tasks.discard)

    async def _serve(self, head: bytes, handed: socket.socket) -> None:
        config = self._config
        assert config is not None
        handed.setblocking(False)
        try:
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(lambda: Handed(head, config, self.state), handed)
        except OSError:  # it is gone already
            handed.close()


class Handed(Guarded):
    """A connection that another process has handed over with what was said there."""

    def __init__(self, head: bytes, config: uvicorn.Config, state: ServerState) -> None:
        super().__init__(config=config, server_state=state, app_state={})
        self.head = head

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.data_received(self.head)
