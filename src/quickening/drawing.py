"""How a view is drawn where a game has no drawing of its own, and what all drawings share."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quickening.core.decisions import Decision, Option
from quickening.core.views import AreaView, CardView, View

YOURS, OTHERS, QUIET = "green", "red", "dim"


class Drawing:
    """Draws any game from its view alone. A game adds a subclass that knows its own shape."""

    def table(self, view: View) -> RenderableType:
        """The whole table as this seat sees it."""
        return Group(self.head(view), *(self.area(view, area) for area in view.areas if area.cards))

    def about(self, view: View) -> str:
        """What the game is about, told once before it begins."""
        return f"{view.game.capitalize()}: {' against '.join(view.names)}."

    def describe(self, card: CardView, view: View) -> str:
        """Figures, owner and state of a card in a few words; told after its name in a list of options."""
        parts = ["/".join(str(number) for _, number in card.numbers)]
        if card.controller is not None:
            parts.append(whose(view, card.controller))
        return ", ".join(filter(None, [*parts, *card.marks]))

    def place(self, card: CardView, view: View) -> str:
        """Where a card in play is, for those who ask about it."""
        return f"place {card.place}" if card.place else ""

    def extra(self, word: str, view: View) -> str | None:
        """What can be asked about besides cards."""
        return None

    def head(self, view: View) -> RenderableType:
        """The facts of the game as a whole."""
        grid = Table.grid(padding=(0, 2))
        for name, value in view.status:
            if value not in (None, "", ()):
                grid.add_row(Text(name, QUIET), Text(shown(value, view)))
        return grid

    def area(self, view: View, area: AreaView) -> RenderableType:
        owner = "" if area.seat is None else f"{whose(view, area.seat)} "
        hidden = sum(not card.name for card in area.cards)
        known = [self.line(card, view) for card in area.cards if card.name]
        heading = Text(f"{owner}{area.name} ({len(area.cards)})", "bold")
        if hidden:
            heading.append(f", {hidden} face down" if known else ", face down", QUIET)
        return Group(heading, *known)

    def line(self, card: CardView, view: View) -> Text:
        """One card in one line, its text cut off where the line ends."""
        line = Text("  ", no_wrap=True, overflow="ellipsis")
        line.append(card.name, "bold")
        about = self.describe(card, view)
        line.append(f" {about}" if about else "")
        return line.append(f"  {one_line(card.text)}", QUIET)


def shown(value: Any, view: View) -> str:
    """A fact in words."""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def one_line(text: str) -> str:
    return text.replace("\n", " / ")


def whose(view: View, seat: int) -> str:
    """Whose something is: `your`, or with the name of its player."""
    return "your" if seat == view.seat else f"{view.names[seat]}’s"


def color_of(view: View, seat: int | None) -> str:
    return QUIET if seat is None else YOURS if seat == view.seat else OTHERS


def cards_of(view: View) -> dict[int, CardView]:
    """Every card of a view by its handle."""
    return {card.handle: card for area in view.areas for card in area.cards}


#: Kinds of options that are nothing but a card: its name alone says too little.
CHOICES = frozenset({"card", "aim", "hero", "mulligan", "resolve"})


def option_list(decision: Decision, view: View, drawing: Drawing, width: int) -> RenderableType:
    """The options, numbered; where names do not tell them apart, with what does."""
    cards = cards_of(view)
    details = [_detail(option, view, cards, drawing) for option in decision.options]
    lines = []
    for number, (option, detail) in enumerate(zip(decision.options, details, strict=True), 1):
        line = Text(f"{number:>3} ", "bold cyan").append(option.label, "default not bold")
        alike = {other for one, other in zip(decision.options, details, strict=True) if one.label == option.label}
        if detail and (option.kind in CHOICES or len(alike) > 1):
            line.append(f"  {detail}", "dim not bold")
        lines.append(line)
    return in_columns(lines, width)


def _detail(option: Option, view: View, cards: dict[int, CardView], drawing: Drawing) -> str:
    card = cards.get(option.card)
    known = card is not None and (card.name or card.controller is not None)
    return drawing.describe(card, view) if card is not None and known else ""


def in_columns(lines: list[Text], width: int) -> RenderableType:
    """Lines side by side, read downwards, as many columns as fit."""
    widest = max((line.cell_len for line in lines), default=0) + 3
    count = max(1, min(width // widest, 3)) if len(lines) > 6 else 1
    rows = -(-len(lines) // count)
    grid = Table.grid(padding=(0, 3, 0, 0))
    for row in range(rows):
        grid.add_row(*(lines[n] for n in range(row, len(lines), rows)))
    return grid
