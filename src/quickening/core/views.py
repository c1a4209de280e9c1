"""What a seat sees, built from an allow-list: nothing is in a view unless somebody put it there.

Cards are named by handles. A hidden card has a handle and nothing else, and gets a new one whenever it is shuffled or
changes area, so that nobody can follow it. The cards of a hand have none that others see.
"""

from __future__ import annotations

from typing import Any

import msgspec

from quickening.core.decision_data import decision_data
from quickening.core.decisions import Decision
from quickening.core.outside import Outcome, Outside
from quickening.core.prompts import Prompt, Stage, Track


class CardView(Outside, frozen=True):
    """A card as one seat sees it. A hidden card shows its handle and its owner alone."""

    handle: int
    owner: int | None
    key: str = ""
    name: str = ""
    title: str = ""
    kind: str = ""
    tags: tuple[str, ...] = ()
    text: str = ""
    controller: int | None = None
    numbers: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()
    place: int = 0
    holder: int = 0

    def number(self, name: str) -> int:
        """One of the card's numbers, 0 if it has none of that name."""
        return dict(self.numbers).get(name, 0)


class AreaView(Outside, frozen=True):
    """A pile, hand or play area: its cards in order, hidden ones as bare handles."""

    name: str
    seat: int | None
    cards: tuple[CardView, ...]


#: Where a card lies, as one of the facts of which a game says how they are told with other numbers.
PLACE = "place"
#: The number of an option that is about no card.
NUMBER = "number of {kind}"
#: What is printed on a card: its key, name, title, kind, tags and text.
Face = tuple[str, str, str, str, tuple[str, ...], str]
#: Facts of the game as a whole by their names.
Status = tuple[tuple[str, Any], ...]
#: Numbers of a card by their names.
Numbers = tuple[tuple[str, int], ...]


class LogLine(Outside, frozen=True):
    """One sentence of the log as this seat may read it."""

    text: str
    rule: str = ""


class View(Outside, frozen=True):
    """Everything one seat may know. `decision` is there only when it is this seat's.

    `prompt`, `track` and `stage` are for people; a view without a log has none.
    """

    game: str
    seat: int | None
    names: tuple[str, ...]
    status: tuple[tuple[str, Any], ...]
    areas: tuple[AreaView, ...]
    log: tuple[LogLine, ...]
    decision: Decision | None
    outcome: Outcome | None
    prompt: Prompt | None = None
    track: Track | None = None
    stage: Stage | None = None

    def area(self, name: str, seat: int | None = None) -> AreaView:
        """The area of that name, of that seat if each player has one."""
        for area in self.areas:
            if area.name == name and area.seat == seat:
                return area
        raise KeyError(name)

    def get(self, name: str) -> Any:
        """A fact of the game as a whole: the round, whose turn it is."""
        return dict(self.status)[name]

    def to_json(self) -> bytes:
        """The view as it goes over the wire, without the engine's own card numbers."""
        return msgspec.json.encode(_public(self))


def _public(view: View) -> dict[str, Any]:
    apart = ("decision", "prompt")
    data: dict[str, Any] = {name: getattr(view, name) for name in view.__struct_fields__ if name not in apart}
    data["decision"] = decision_data(view.decision, view.prompt) if view.decision else None
    return data
