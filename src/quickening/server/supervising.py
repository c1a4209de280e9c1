"""The process that watches over those that serve behind one port: one that has ended, or hangs, is started again."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import signal
import sys
import threading
import time
from types import FrameType
from typing import Any

from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess, multiprocess

from quickening.server import metrics
from quickening.server.logs import event

_LOG = logging.getLogger(__name__)
#: So long a process may leave a question unanswered, in seconds: when it begins, and later.
BEGINNING, HANGING = 60.0, 5.0
#: So often the loop that serves all tables is seen to go on, and so long it may be busy with one thing, in seconds.
BEAT, BUSY = 0.5, 15.0
#: A process that serves alone and is busy with one thing for so long ends, in seconds.
ALONE = 30.0


class Pulse:
    """When the loop of this process was last seen to go on; before it is watched, it has nothing to show.

    `is_alone`: nobody watches over this process. It says then where it hangs, and ends, so that whoever started it
    starts it again. That is done by a thread of the interpreter's own, which needs nothing of what hangs.
    """

    def __init__(self) -> None:
        self.last: float | None = None
        self.is_alone = False

    async def go_on(self) -> None:
        """As long as the process serves."""
        try:
            while True:
                self.last = time.monotonic()
                if self.is_alone:
                    faulthandler.dump_traceback_later(ALONE, exit=True)
                await asyncio.sleep(BEAT)
        finally:
            if self.is_alone:
                faulthandler.cancel_dump_traceback_later()

    def stands_still(self) -> bool:
        """Whether something has kept the loop busy for too long."""
        return self.last is not None and time.monotonic() - self.last > BUSY


PULSE = Pulse()


def watch_alone() -> None:
    """Nobody watches over this process. Whoever stops it at a terminal (Ctrl-Z) may take as long as they like."""
    if sys.__stderr__ is None:  # there is nowhere to say where it hangs
        return
    PULSE.is_alone = True
    if sys.platform != "win32" and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTSTP, _stop)


def _stop(number: int, frame: FrameType | None) -> None:
    faulthandler.cancel_dump_traceback_later()
    signal.raise_signal(signal.SIGSTOP)


class Process(multiprocess.Process):
    """A process that serves. It answers that it lives only while its tables are served."""

    def pong(self) -> None:
        self.child_conn.recv()
        while PULSE.stands_still():  # it may have been stopped itself: whoever asks waits for a while
            time.sleep(BEAT)
        self.child_conn.send(self.server.started)


class Questions:
    """What a process is asked, to see whether it lives; it is not waited for, as others have to be looked after."""

    def __init__(self) -> None:
        self.asked: dict[int | None, float] = {}
        self.answered: set[int | None] = set()

    def hangs(self, process: multiprocess.Process, now: float) -> bool:
        """Whether a process has not answered for too long. It is asked again once it has."""
        try:
            if process.pid in self.asked and process.parent_conn.poll(0):
                process.parent_conn.recv()
                del self.asked[process.pid]
                self.answered.add(process.pid)
            if process.pid not in self.asked:
                process.parent_conn.send(b"ping")
                self.asked[process.pid] = now
        except (OSError, EOFError):
            return True
        return now - self.asked[process.pid] > (HANGING if process.pid in self.answered else BEGINNING)

    def forget(self, pid: int | None) -> None:
        """A process has ended."""
        self.asked.pop(pid, None)
        self.answered.discard(pid)


class Supervisor(Multiprocess):
    """Starts a process again that has ended or hangs, and says so."""

    def __init__(self, *given: Any, **how: Any) -> None:
        super().__init__(*given, **how)
        self.questions = Questions()

    def init_processes(self) -> None:
        self.processes = [Process(self.config, self.sockets) for _ in range(self.processes_num)]
        for process in self.processes:
            process.start()

    def keep_subprocess_alive(self) -> None:
        """Looked at twice a second; nobody is waited for."""
        now = time.monotonic()
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if process.process.is_alive() and self.questions.hangs(process, now):
                event(_LOG, "a worker does not answer any more and is killed", logging.ERROR, process=process.pid)
                process.process.kill()
                process.join()
            if not process.process.is_alive():
                self._start_again(place, process)

    def _start_again(self, place: int, ended: multiprocess.Process) -> None:
        self.questions.forget(ended.pid)
        metrics.note_end(ended.pid)
        if ended.exitcode == STARTUP_FAILURE:  # it would fail again
            event(_LOG, "a worker cannot begin", logging.ERROR, process=ended.pid)
            self.should_exit.set()
            return
        ended.kill()  # its pipe is closed
        self.processes[place] = Process(self.config, self.sockets)
        self.processes[place].start()
        event(_LOG, "a worker has ended and was started again", logging.WARNING, process=ended.pid)
