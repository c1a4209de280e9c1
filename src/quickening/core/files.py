"""What stands in a file that somebody names. Whatever is wrong with it is one message that says what and where."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from quickening.core.refusals import Unreadable

#: A longer name is no name anybody typed; it is cut short where it is spoken of.
LONG = 300
#: What no card says, and what a terminal might obey: shown as a letter that is missing.
_UNSEEN = dict.fromkeys((*range(1, 9), *range(14, 32), *range(127, 160)), "\ufffd")
#: More bytes than any card file, deck or record has.
LARGEST = 64 << 20


def shown(name: object) -> str:
    """A name as a message shows it.

    >>> shown("x" * 400) == "x" * 300 + "..."
    True
    """
    text = str(name).replace("\0", "\\0")
    return text if len(text) <= LONG else f"{text[:LONG]}..."


def exists(path: Path | str) -> bool:
    """Whether there is such a file or folder; what cannot be a name is none."""
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def file_bytes(path: Path | str) -> bytes:
    """What a file holds."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Unreadable(f"{shown(path)}: {reason}") from None
    if len(data) > LARGEST:
        raise Unreadable(f"{shown(path)}: too large; no file that is read here has more than {LARGEST >> 20} MB")
    return data


def file_text(path: Path | str) -> str:
    """The text of a file, in whichever of the usual encodings it is written."""
    return decoded(file_bytes(path), shown(path))


def decoded(data: bytes, where: str) -> str:
    """Text from UTF-8 or UTF-16 with or without a mark, else from what old programs wrote.

    >>> decoded("Möbius".encode("utf-8-sig"), "a"), decoded("Möbius".encode("cp1252"), "b")
    ('Möbius', 'Möbius')
    """
    for encoding in ("utf-16",) if data[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8-sig", "cp1252"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text.translate(_UNSEEN)
    raise Unreadable(f"{where}: not a text file")


def lines_of(text: str) -> list[str]:
    r"""The lines of a text, whatever ends them.

    >>> lines_of("a\rb\r\nc")
    ['a', 'b', 'c']
    """
    return re.split(r"\r\n|\r|\n", text)


def json_of(data: bytes | str, where: str, what: str) -> Any:
    """What JSON says. `what` it should be is named where it says nothing."""
    try:
        return msgspec.json.decode(data)
    except RecursionError:
        raise Unreadable(f"{where}: not {what}: it is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"{where}: not {what}: {error}") from None
