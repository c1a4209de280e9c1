"""What card texts mean, kept between runs: reading takes a thousand times as long as looking it up.

A reading is kept under a fingerprint of all it came from, the words of the text and the files of the reader, so it is
never out of date. Where nothing can be written, or what was written is damaged, texts are read again.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from pkgutil import iter_modules
from threading import Lock
from typing import Any

import msgspec
from platformdirs import user_cache_path

from quickening.core import data
from quickening.core.data import BadData, Codec
from quickening.core.plugins import folder_of, part_of
from quickening.text.reader import Ambiguous, NotRead

Abilities = tuple[Any, ...]
#: Parts of the project that every reader is made of.
_SHARED = ("core", "lang", "text", "english")
_SOURCES = (".py", ".tsv")
#: Folders of a game in which cards are read, not what reads them.
_NO_SOURCE = ("cards", "ready", "gists", "bot", "guide", "lessons")
#: Readings of another version of the reader go after so many seconds without use.
_OLD = 30 * 24 * 3600
_TROUBLE = (OSError, sqlite3.Error)
#: When this program began to run: what was written since is not what runs.
_BEGAN = time.time()


def home() -> Path:
    """The folder where readings are kept."""
    return user_cache_path("quickening") / "readings"


class Readings:
    """A reader of card texts that remembers. `wording` says how an ability is worded, `put` notes it."""

    def __init__(
        self,
        game: str,
        read: Callable[..., Abilities],
        wording: Callable[[Any], str] = lambda _: "",
        put: Callable[[Any, str], None] = lambda _ability, _words: None,
    ) -> None:
        self.game = game
        self.read = read
        self.wording = wording
        self.put = put
        self.lock = Lock()

    @cached_property
    def codec(self) -> Codec:
        """What makes abilities of what was kept: it knows the kinds of node that no module has asked for, too."""
        nodes = part_of(self.game, "kinds")
        for module in iter_modules(nodes.__path__) if nodes is not None else ():
            part_of(self.game, f"kinds.{module.name}")
        return Codec({})

    def __call__(self, *asked: str) -> Abilities:
        """What a text means, as `read` has it. Refuses what `read` refuses."""
        store = self.store
        if store is None:
            return self.read(*asked)
        key = _key(asked)
        with suppress(*_TROUBLE, BadData, msgspec.MsgspecError, KeyError, TypeError):
            kept = self._kept(store, key)
            if kept is not None:
                return self._again(kept)
        return self._anew(store, key, asked)

    def canonical(self, asked: tuple[str, str, str], abilities: Abilities, make: Callable[[], str]) -> str:
        """How abilities are put in canonical wording, as `make` has it, which needs the words of a whole game."""
        store = self.store
        if store is None:
            return make()
        key = _key(("canonical", *asked, repr(abilities)))
        with suppress(*_TROUBLE, msgspec.MsgspecError, KeyError, TypeError):
            kept = self._kept(store, key)
            if kept is not None:
                return str(kept["canonical"])
        found = make()
        self._keep(store, key, {"canonical": found})
        return found

    def _kept(self, store: sqlite3.Connection, key: bytes) -> Any:
        with self.lock:
            row = store.execute("SELECT meaning FROM readings WHERE key = ?", (key,)).fetchone()
        return None if row is None else msgspec.json.decode(row[0])

    def _again(self, kept: Any) -> Abilities:
        """A reading as it was: the abilities, or the refusal."""
        if "refused" in kept:
            text, position, expected, problem = kept["refused"]
            raise NotRead(text, position, expected, problem)
        abilities: Abilities = self.codec.decode(kept["abilities"])
        for ability, words in zip(abilities, kept["words"], strict=True):
            if words:
                self.put(ability, words)
        return abilities

    def _anew(self, store: sqlite3.Connection, key: bytes, asked: tuple[str, ...]) -> Abilities:
        try:
            found = self.read(*asked)
        except Ambiguous:  # told with the meanings it could have, which are not worth keeping
            raise
        except NotRead as refused:
            self._keep(store, key, {"refused": [refused.text, refused.position, refused.expected, refused.problem]})
            raise
        words = [self.wording(ability) for ability in found]
        self._keep(store, key, {"abilities": self.codec.encode(found), "words": words})
        return found

    def _keep(self, store: sqlite3.Connection, key: bytes, meaning: Any) -> None:
        with suppress(*_TROUBLE), self.lock:
            store.execute("INSERT OR IGNORE INTO readings VALUES (?, ?)", (key, msgspec.json.encode(meaning)))

    @cached_property
    def store(self) -> sqlite3.Connection | None:
        """Where this reader's readings are kept; nothing where that cannot be."""
        with suppress(*_TROUBLE):
            if not is_outdated(self.game):
                return _opened(home() / f"{self.game}-{fingerprint(self.game)}.sqlite")
        return None


def _key(parts: tuple[str, ...]) -> bytes:
    return sha256("\0".join(parts).encode("utf-8", "surrogatepass")).digest()


def _opened(path: Path) -> sqlite3.Connection:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        _forget_old(path.parent)
    store = sqlite3.connect(path, timeout=1, isolation_level=None, check_same_thread=False)
    store.execute("PRAGMA synchronous = OFF")  # what is lost in a crash is read again
    store.execute("CREATE TABLE IF NOT EXISTS readings (key BLOB PRIMARY KEY, meaning BLOB NOT NULL) WITHOUT ROWID")
    return store


def _forget_old(folder: Path) -> None:
    for path in folder.glob("*.sqlite"):
        if path.stat().st_mtime < time.time() - _OLD:
            path.unlink(missing_ok=True)


def fingerprint(game: str) -> str:
    """Sixteen letters that change with the files a game's reader is made of, and with whether they are compiled."""
    found = sha256(Path(data.__file__).suffix.encode())
    for path in _reader(game):
        found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def is_outdated(game: str) -> bool:
    """Whether files of the reader were changed while this program runs: what it reads is not what they would."""
    return any(isinstance(path, Path) and path.stat().st_mtime > _BEGAN for path in _reader(game))


def _reader(game: str) -> Iterator[Traversable]:
    """The files that a game's reader is made of."""
    root = files("quickening")
    for part in (*(root.joinpath(name) for name in _SHARED), folder_of(game)):
        yield from _sources(part)


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for path in sorted(folder.iterdir(), key=lambda one: one.name):
        if path.is_dir() and path.name not in _NO_SOURCE:
            yield from _sources(path)
        elif path.name.endswith(_SOURCES):
            yield path
