"""Readings are kept between runs: the same meaning, wording and refusal, and never one that is out of date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quickening.core import data
from quickening.games import readings
from quickening.games.readings import Readings
from quickening.games.shadowfist.meaning.texts import read_text
from quickening.text.reader import NotRead

KUNG_FU = ("Character", "Kung Fu Student", "Guts. +1 Fighting while attacking.")
NONSENSE = ("Character", "Jabberwock", "Gyres and gimbles in the wabe.")


class Counted:
    """Shadowfist's reader, and how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, *asked: str) -> tuple[Any, ...]:
        self.asked += 1
        return read_text(*asked)


@pytest.fixture(autouse=True)
def kept_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(readings, "home", lambda: tmp_path / "readings")
    return tmp_path / "readings"


def test_a_text_is_read_once_and_known_by_the_next_run() -> None:
    reader = Counted()
    first = Readings("shadowfist", reader)(*KUNG_FU)
    second = Readings("shadowfist", reader)(*KUNG_FU)

    assert first
    assert second == first == read_text(*KUNG_FU)
    assert reader.asked == 1


def test_the_wording_of_an_ability_is_known_again() -> None:
    words: dict[Any, str] = {}
    Readings("shadowfist", read_text, lambda ability: f"words of {type(ability).__name__}")(*KUNG_FU)
    abilities = Readings("shadowfist", read_text, put=words.__setitem__)(*KUNG_FU)

    assert words == {ability: f"words of {type(ability).__name__}" for ability in abilities}


def test_a_refusal_is_told_as_it_was() -> None:
    reader = Counted()
    told = []
    for _ in range(2):
        with pytest.raises(NotRead) as refused:
            Readings("shadowfist", reader)(*NONSENSE)
        told.append((str(refused.value), refused.value.position, refused.value.expected))

    assert told[0] == told[1]
    assert reader.asked == 1


def test_another_name_or_another_reader_is_another_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Counted()
    Readings("shadowfist", reader)(*KUNG_FU)
    Readings("shadowfist", reader)("Character", "Somebody Else", KUNG_FU[2])
    monkeypatch.setattr(readings, "fingerprint", lambda game: "0" * 16)  # a word was added to the lexicon
    Readings("shadowfist", reader)(*KUNG_FU)

    assert reader.asked == 3


def test_a_compiled_reader_keeps_readings_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    as_written = readings.fingerprint("shadowfist")
    monkeypatch.setattr(data, "__file__", "core/data.cpython-311-x86_64-linux-gnu.so")

    assert readings.fingerprint("shadowfist") != as_written


def test_what_is_damaged_is_read_again(kept_in: Path) -> None:
    before = Readings("shadowfist", read_text)(*KUNG_FU)
    store = Readings("shadowfist", read_text).store
    assert store is not None
    store.execute(
        "UPDATE readings SET meaning = ?", (b'{"abilities": [{"$": "shadowfist.Nothing"}], "words": [""]}',)
    )
    assert Readings("shadowfist", read_text)(*KUNG_FU) == before

    (path,) = kept_in.glob("*.sqlite")
    path.write_bytes(b"no table at all" * 100)
    assert Readings("shadowfist", read_text)(*KUNG_FU) == before


def test_where_nothing_can_be_written_texts_are_read_all_the_same(kept_in: Path) -> None:
    kept_in.write_text("a file where the folder should be")

    assert Readings("shadowfist", read_text)(*KUNG_FU)


def test_nothing_is_kept_while_the_reader_is_replaced(kept_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "_BEGAN", 0.0)  # all of its files are newer than the program that runs
    reader = Counted()
    for _ in range(2):
        Readings("shadowfist", reader)(*KUNG_FU)

    assert reader.asked == 2
    assert not kept_in.exists()


#: A process of its own knows no kind of node but those that its modules ask for.
ANOTHER_RUN = """
import sys
from pathlib import Path
from quickening.games import readings, rules
readings.home = lambda: Path(sys.argv[1])
for game, *asked in (
    ("shadowfist", "Character", "Rei Okamoto", "Unique. Influence: 4. Turn :: Change the target of an Event."),
    ("shadowfist", "Character", "Somebody", ""),
    ("highlander", "event", "Treachery", "Instead of making a Hard Exertion for a Power Blow or a Power Block this "
     "turn, make a 0 card Hard Exertion and discard the top 5 cards from your opponent's Endurance.", ""),
):
    rules(game)
    pool = sys.modules[f"quickening.games.{game}.pool"]
    pool.meaning_of.read = lambda *asked, read=pool.read_text: print("read", asked[1]) or read(*asked)
    pool.meaning_of(*asked)
"""


def test_another_run_knows_every_kind_of_node_that_was_kept(kept_in: Path) -> None:
    def run() -> str:
        script = [sys.executable, "-c", ANOTHER_RUN, str(kept_in)]
        return subprocess.run(script, check=True, capture_output=True, text=True).stdout

    assert run().split("\n") == ["read Rei Okamoto", "read Somebody", "read Treachery", ""]
    assert run() == ""


def test_canonical_wording_is_kept_for_the_abilities_it_is_of() -> None:
    made: list[str] = []

    def put(words: str) -> str:
        made.append(words)
        return words

    first, other = read_text(*KUNG_FU), read_text("Character", "Kung Fu Student", "Guts.")
    for _ in range(2):
        reader = Readings("shadowfist", read_text)
        assert reader.canonical(KUNG_FU, first, lambda: put("both")) == "both"
        assert reader.canonical(KUNG_FU, other, lambda: put("one")) == "one"

    assert made == ["both", "one"]
