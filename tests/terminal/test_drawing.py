"""The drawing that any game has until it has one of its own."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from quickening.core.decisions import Decision, Option
from quickening.core.views import AreaView, CardView, View
from quickening.drawing import Drawing, option_list

HOUND = CardView(7, 0, "X-1", "Hound", "Hound", "beast", text="Bites.", controller=0, numbers=(("Fighting", 3),))
CAT = CardView(8, 1, "X-2", "Cat", "Cat", "beast", controller=1, numbers=(("Fighting", 2),), marks=("turned",))
VIEW = View(
    game="zoo",
    seat=0,
    names=("Alice", "Bob", "Carol"),
    status=(("turn", 1), ("power", (2, 3, 4)), ("auction", None)),
    areas=(
        AreaView("play", None, (HOUND, CAT)),
        AreaView("hand", 0, (CardView(9, 0, "X-3", "Bone", "Bone", "event", text="Ready\na beast."),)),
        AreaView("hand", 1, (CardView(10, 1), CardView(11, 1))),
        AreaView("deck", 2, ()),
    ),
    log=(),
    decision=None,
    outcome=None,
)


def drawn(what: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_any_view_can_be_drawn() -> None:
    seen = drawn(Drawing().table(VIEW))

    assert "power" in seen
    assert "2, 3, 4" in seen
    assert "auction" not in seen
    assert "Hound 3, your  Bites." in seen
    assert "Cat 2, Bob’s, turned" in seen
    assert "Bone  Ready / a beast." in seen
    assert "Bob’s hand (2), face down" in seen
    assert "deck" not in seen, "empty areas are left out"


def test_a_long_text_ends_where_the_line_ends() -> None:
    assert all(len(line) <= 20 for line in drawn(Drawing().table(VIEW), width=20).splitlines())


def test_options_with_one_label_are_told_apart() -> None:
    twins = (Option("attack", "Attack with {name}", 7, "it"), Option("attack", "Attack with {name}", 8, "it"))
    decision = Decision(0, "Attack?", (*twins, Option("pass", "Pass")))

    seen = drawn(option_list(decision, VIEW, Drawing(), 80)).splitlines()

    assert [line.strip() for line in seen] == [
        "1 Attack with it  3, your",
        "2 Attack with it  2, Bob’s, turned",
        "3 Pass",
    ]


def test_many_options_stand_in_columns() -> None:
    decision = Decision(0, "Which?", tuple(Option(f"o{n}", f"Do {n}") for n in range(1, 10)))

    seen = drawn(option_list(decision, VIEW, Drawing(), 80)).splitlines()

    assert [line.split() for line in seen] == [
        ["1", "Do", "1", "4", "Do", "4", "7", "Do", "7"],
        ["2", "Do", "2", "5", "Do", "5", "8", "Do", "8"],
        ["3", "Do", "3", "6", "Do", "6", "9", "Do", "9"],
    ]
