"""Folders packed into one file (`.zip`), unpacked with care: a small file can hold a great deal."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import IO
from zipfile import BadZipFile, ZipFile, ZipInfo, is_zipfile

from quickening.core.files import LARGEST, exists, shown
from quickening.core.refusals import Unreadable

#: More files than any plugin has, its pictures counted.
MOST = 20_000
#: What is unpacked: everything else of a plugin is pictures.
_WANTED = (".txt", ".dek")
#: A mark of a file within that a password is needed for.
_LOCKED = 1


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
    """Unpack the texts of an archive below a folder."""
    for name, data in packed_texts(path, shown(path)):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def packed_texts(
    file: Path | IO[bytes], where: str, wanted: tuple[str, ...] = _WANTED, most: int | None = None
) -> Iterator[tuple[PurePosixPath, bytes]]:
    """The texts of an archive by their names. Refuses one that is damaged, or that would not end."""
    largest = LARGEST if most is None else most
    left = largest
    try:
        with ZipFile(file) as packed:
            if len(packed.infolist()) > MOST:
                raise Unreadable(f"{where}: more than {MOST:,} files are no plugin")
            for one in packed.infolist():
                if is_wanted(one, wanted):
                    data = _unpacked(packed, one, left)
                    if len(data) > left:
                        raise Unreadable(f"{where}: its texts have more than {largest >> 20} MB")
                    left -= len(data)
                    yield _path_of(one), data
    except (BadZipFile, zlib.error, OSError, RuntimeError, ValueError) as error:
        raise Unreadable(f"{where}: cannot be unpacked: {error}") from None


def is_wanted(one: ZipInfo, endings: tuple[str, ...] = _WANTED) -> bool:
    """Whether it is a text below the folder."""
    parts = _path_of(one)
    strays = parts.is_absolute() or ".." in parts.parts or any(sign in one.filename for sign in ":\0")
    return not strays and not one.is_dir() and parts.suffix.lower() in endings


def _path_of(one: ZipInfo) -> PurePosixPath:
    return PurePosixPath(one.filename.replace("\\", "/"))


def _unpacked(packed: ZipFile, one: ZipInfo, left: int) -> bytes:
    """What comes out of a file, at most a byte more than there is room for, whatever the archive says of it."""
    if one.flag_bits & _LOCKED:
        raise RuntimeError(f"{shown(one.filename)} is locked with a password")
    with packed.open(one) as file:
        return file.read(left + 1)
