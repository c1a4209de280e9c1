"""What goes over a socket, as data. Every message names its type; the first one from the server names the version."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

VERSION = 1
#: Longer messages are not read.
LARGEST = 16_384
LONGEST_CHAT = 500

_Id = Annotated[str, msgspec.Meta(max_length=200)]


class Message(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something a client says."""


class Join(Message):
    """The first message: the secret of a seat, or a seat that one's account keeps, or nothing for a spectator."""

    token: _Id = ""
    seat: int | None = None


class Answer(Message):
    """An answer to decision number `n`: the ids of the chosen options."""

    n: int
    chosen: Annotated[list[_Id], msgspec.Meta(max_length=500)]


class Concede(Message):
    """The player gives up."""


class Resume(Message):
    """The player no longer passes until something happens, and is asked again."""


class Undo(Message):
    """The player takes back their last answer, or agrees (`yes`) or not that another one does."""

    yes: bool | None = None


class Rematch(Message):
    """The game is over, and the player would like another one."""


class WhyNot(Message):
    """Why can nothing be done with this card?"""

    card: int


class Explain(Message):
    """Where does this number come from: of this card, or of the player at this seat?"""

    number: _Id
    card: int = 0
    seat: int | None = None


class Chat(Message):
    """Something said across the table."""

    text: str


Heard = Join | Answer | Concede | Resume | Undo | Rematch | WhyNot | Explain | Chat
_DECODER: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


def hear(data: str | bytes) -> Heard:
    """A client's message. Refuses anything else with a reason."""
    if len(data) > LARGEST:
        raise ValueError(f"a message may have {LARGEST} letters at most")
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ValueError(f"not understood: {error}") from None


def say(kind: str, **fields: Any) -> str:
    """A message to a client."""
    return msgspec.json.encode({"type": kind, **fields}).decode()
