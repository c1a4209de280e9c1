"""A process that serves says that it lives as long as it serves; whoever watches over it waits for nobody."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
import time
from multiprocessing import Pipe
from pathlib import Path
from typing import Any

import pytest

from quickening.server import supervising
from quickening.server.supervising import BEGINNING, HANGING, Process, Pulse, Questions


class Started:
    started = True


class Asked(Process):
    """A process of which there is only how it is asked."""

    pid = 7  # as if it had been started

    def __init__(self) -> None:
        self.parent_conn, self.child_conn = Pipe()
        self._server: Any = Started()


def test_a_process_whose_loop_stands_still_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    pulse, process = Pulse(), Asked()
    monkeypatch.setattr(supervising, "PULSE", pulse)
    monkeypatch.setattr(supervising, "BEAT", 0.01)
    pulse.last = time.monotonic() - supervising.BUSY - 1

    process.parent_conn.send(b"ping")
    answering = threading.Thread(target=process.pong, daemon=True)
    answering.start()
    assert not process.parent_conn.poll(0.2)

    pulse.last = time.monotonic()
    answering.join(10)
    assert process.parent_conn.recv() is True


def test_the_loop_is_seen_to_go_on_and_to_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervising, "BEAT", 0.01)
    monkeypatch.setattr(supervising, "BUSY", 0.3)

    async def scene() -> None:
        pulse = Pulse()
        assert not pulse.stands_still()
        beating = asyncio.create_task(pulse.go_on())
        await asyncio.sleep(0.1)
        assert not pulse.stands_still()
        time.sleep(0.4)  # a rule that does not come to an end
        assert pulse.stands_still()
        beating.cancel()

    asyncio.run(scene())


def test_who_does_not_answer_hangs_sooner_once_it_has_begun() -> None:
    questions, process = Questions(), Asked()

    assert not questions.hangs(process, now=100.0)
    assert not questions.hangs(process, now=100.0 + BEGINNING)
    assert questions.hangs(process, now=101.0 + BEGINNING)

    process.child_conn.send(True)
    assert not questions.hangs(process, now=200.0)  # it has answered, and is asked again
    assert not questions.hangs(process, now=200.0 + HANGING)
    assert questions.hangs(process, now=201.0 + HANGING)


def test_a_process_that_cannot_be_asked_hangs() -> None:
    questions, process = Questions(), Asked()
    process.parent_conn.close()

    assert questions.hangs(process, now=0.0)


#: A server of one process. It hangs if it is told to: in something that lets no other thread run.
SERVES = """
import asyncio, re, sys
from pathlib import Path
from quickening.server import run, supervising

def hang():
    re.match("(a+)+$", "a" * 60 + "b")

def ready(address):
    print(address, flush=True)
    if sys.argv[2] == "hangs":
        asyncio.get_running_loop().call_later(0.5, hang)

supervising.ALONE, supervising.BEAT = 1.5, 0.1
run.serve(port=0, data=Path(sys.argv[1]), ready=ready)
"""


def serving_alone(folder: Path, how: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", SERVES, str(folder), how]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    assert "http://" in server.stdout.readline()
    return server


def test_a_process_that_serves_alone_and_hangs_says_where_and_ends(tmp_path: Path) -> None:
    server = serving_alone(tmp_path, "hangs")

    _, said = server.communicate(timeout=60)

    assert server.returncode == 1
    assert "Timeout" in said
    assert "in hang" in said


def test_a_process_that_serves_alone_goes_on_and_may_be_stopped_at_a_terminal(tmp_path: Path) -> None:
    server = serving_alone(tmp_path, "serves")
    time.sleep(2.5)
    assert server.poll() is None

    server.send_signal(signal.SIGTSTP)
    time.sleep(2.5)
    server.send_signal(signal.SIGCONT)
    time.sleep(1)
    assert server.poll() is None

    server.terminate()
    _, said = server.communicate(timeout=60)
    assert "Timeout" not in said
