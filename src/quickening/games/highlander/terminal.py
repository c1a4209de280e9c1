"""The table of Highlander: both duelists with Ability and piles, the attacks in order, your hand with its grids."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from quickening.core.views import CardView, View
from quickening.drawing import QUIET, Drawing, cards_of, color_of, whose

FILLED, EMPTY = "■", "□"
PILES = ("hand", "endurance", "discard pile", "removed from the game", "captured")


class TableDrawing(Drawing):
    """Grids are drawn row by row from the upper left: ■□□ □□□ □□□."""

    def table(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [Text(""), self.head(view)]
        for seat in sorted(range(len(view.names)), key=lambda one: one == view.seat):
            parts += [self.duelist(view, seat), *self.laid_out(view, seat)]
        parts += self.sequence(view)
        if view.seat is not None:
            parts += [
                Text("your hand", "bold"),
                *(self.line(card, view) for card in view.area("hand", view.seat).cards),
            ]
        return Group(*parts)

    def about(self, view: View) -> str:
        return (
            f"Highlander, edition {view.get('edition')}: {' against '.join(view.names)}. Reduce your opponent to no "
            "Ability, or take the head. Attacks are answered in the defender's own turn."
        )

    def describe(self, card: CardView, view: View) -> str:
        """The areas it covers, its damage, whose it is."""
        parts = [picture(card.number("grid")) if card.number("grid") else card.kind]
        damage = [str(number) for name, number in card.numbers if name in ("damage", "power")]
        if damage:
            parts.append(f"damage {'/'.join(damage)}")
        if card.number("hands"):
            parts.append(f"hands {card.number('hands')}")
        if card.controller is not None and card.controller != view.seat:
            parts.append(whose(view, card.controller))
        return ", ".join([*parts, *card.marks])

    def head(self, view: View) -> RenderableType:
        turn = whose(view, view.get("active"))
        return Text(f"turn {view.get('turn')}: {turn} {view.get('phase')} phase", "bold")

    def duelist(self, view: View, seat: int) -> Text:
        """Ability, condition and piles of a player in one line."""
        line = Text(view.names[seat], f"bold {color_of(view, seat)}")
        line.append(f"  Ability {view.get('ability')[seat]}")
        waiting = [f"{kind} {amount}" for owner, kind, amount in view.get("pending") if owner == seat]
        states = ["Prone"] if view.get("prone")[seat] else []
        states += [view.get("weapon")[seat]] if view.get("weapon")[seat] else []
        for word in (*states, *waiting):
            line.append(f", {word}")
        counts = ((name, len(view.area(name, seat).cards)) for name in PILES)
        return line.append("  " + "  ".join(f"{name} {count}" for name, count in counts if count), QUIET)

    def laid_out(self, view: View, seat: int) -> list[Text]:
        """Pre-Game cards and cards in play, and what an Exertion has revealed."""
        areas = [view.area(name, seat) for name in ("pre-game", "play", "exertion")]
        return [
            self.line(card, view) if card.name else Text("  a Hidden attack") for area in areas for card in area.cards
        ]

    def sequence(self, view: View) -> list[RenderableType]:
        """The attacks in order, what meets each and what became of it."""
        cards = cards_of(view)
        lines: list[RenderableType] = []
        for number, (seat, handle, marks, defense, result) in enumerate(view.get("attacks"), 1):
            name = cards[handle].name or "a Hidden attack"
            met = f", met by {cards[defense].name}" if defense in cards else ""
            about = "".join(f", {word}" for word in (*marks, result) if word)
            lines.append(Text(f"  attack {number}: {whose(view, seat)} {name}{about}{met}"))
        return [Text("attacks", "bold"), *lines] if lines else []


def picture(grid: int) -> str:
    """A grid row by row.

    >>> picture(0b000010001)
    '■□□ □■□ □□□'
    """
    marks = [FILLED if grid & (1 << n) else EMPTY for n in range(9)]
    return " ".join("".join(marks[n : n + 3]) for n in (0, 3, 6))
