"""What goes over a socket, as data. Every message names its type; the first one from the server names the version."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

VERSION = 1
#: Longer messages are not read.
LARGEST = 16_384
LONGEST_CHAT = 500

_Id = Annotated[str, msgspec.Meta(max_length=200)]
#: Every number that comes from outside is small enough for a database.
_Number = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=100)]
Stops = Annotated[list[_Id], msgspec.Meta(max_length=40)]


class Message(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something a client says."""


class Join(Message):
    """The first message: the secret of a seat, or a seat that one's account keeps, or nothing for a spectator.

    Who names `stops` is asked about those alone; who does not is asked everything. Who wants `changes` is sent what
    has changed, everybody else the whole state each time.
    """

    token: _Id = ""
    seat: Seat | None = None
    stops: Stops | None = None
    changes: bool = False


class Answer(Message):
    """An answer to question number `n` of this seat: the ids of the chosen options."""

    n: _Number
    chosen: Annotated[list[_Id], msgspec.Meta(max_length=500)]


class Concede(Message):
    """The player gives up."""


class Resume(Message):
    """The player no longer passes until something happens, and is asked again."""


class Wish(Message):
    """What the player wants to be asked about; all else is answered by going on."""

    stops: Stops


class Preview(Message):
    """What will happen if the player goes on at decision number `n`, or chooses this, and nobody does anything?"""

    n: _Number
    chosen: Annotated[list[_Id], msgspec.Meta(max_length=20)] = []


class Undo(Message):
    """The player takes back their last answer, or agrees (`yes`) or not that another one does."""

    yes: bool | None = None


class Mend(Message):
    """Who laid the table would like to repair it: a card goes to an area (`move`), something is so (`set`), cards are
    drawn (`draw`), or a card is put on the stack (`play`). The others are asked, and answer as they do to `Undo`.
    """

    what: Literal["move", "set", "draw", "play"]
    to: _Id
    card: _Number = 0
    seat: Seat | None = None
    number: _Number = 0


class GoBack(Message):
    """Who laid the table would like to take it back to before this line of the log."""

    line: _Number


class Rematch(Message):
    """The game is over, and the player would like another one."""


class WhyNot(Message):
    """Why can nothing be done with this card?"""

    card: _Number


class Explain(Message):
    """Where does this number come from: of this card, or of the player at this seat?"""

    number: _Id
    card: _Number = 0
    seat: Seat | None = None


class Hint(Message):
    """What might the player answer to the decision that is asked?"""


class Possible(Message):
    """Why can the player's other cards do nothing now?"""


class Chat(Message):
    """Something said across the table."""

    text: str


Heard = (
    Join
    | Answer
    | Concede
    | Resume
    | Wish
    | Preview
    | Undo
    | Mend
    | GoBack
    | Rematch
    | WhyNot
    | Explain
    | Hint
    | Possible
    | Chat
)
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
