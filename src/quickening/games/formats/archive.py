"""Folders packed into one file (`.zip`), unpacked with care: a small file can hold a great deal."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from zipfile import BadZipFile, ZipFile, ZipInfo, is_zipfile

from quickening.core.files import LARGEST, exists, shown
from quickening.core.refusals import Unreadable

#: More files than any plugin has, its pictures counted.
MOST = 20_000
#: What is unpacked: everything else of a plugin is pictures.
_WANTED = (".txt", ".dek")


@contextmanager
def as_folder(path: Path) -> Iterator[Path]:
    """The folder itself, or for the time being what is packed into a file."""
    if not exists(path) or not path.is_file() or not is_zipfile(path):
        yield path
        return
    with TemporaryDirectory() as made:
        unpack(path, Path(made))
        yield Path(made)


def unpack(path: Path, folder: Path) -> None:
    """Unpack the texts of an archive below a folder. Refuses one that is damaged, or that would not end."""
    left = LARGEST
    try:
        with ZipFile(path) as packed:
            if len(packed.infolist()) > MOST:
                raise Unreadable(f"{shown(path)}: more than {MOST:,} files are no plugin")
            for one in packed.infolist():
                if is_wanted(one):
                    left -= _unpacked(packed, one, folder, left, path)
    except (BadZipFile, zlib.error, OSError, RuntimeError, ValueError) as error:
        raise Unreadable(f"{shown(path)}: cannot be unpacked: {error}") from None


def is_wanted(one: ZipInfo) -> bool:
    """Whether it is a text below the folder."""
    parts = PurePosixPath(one.filename.replace("\\", "/"))
    strays = parts.is_absolute() or ".." in parts.parts or any(sign in one.filename for sign in ":\0")
    return not strays and not one.is_dir() and parts.suffix.lower() in _WANTED


def _unpacked(packed: ZipFile, one: ZipInfo, folder: Path, left: int, path: Path) -> int:
    """How many bytes came out of a file: counted, not taken from what the archive says of itself."""
    with packed.open(one) as file:
        data = file.read(left + 1)
    if len(data) > left:
        raise Unreadable(f"{shown(path)}: its texts have more than {LARGEST >> 20} MB")
    target = folder / PurePosixPath(one.filename.replace("\\", "/"))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    return len(data)
