"""The table of Huntik: the map of five zones from your side, both teams, features, hands and piles."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quickening.core.views import CardView, View
from quickening.drawing import QUIET, Drawing, color_of, whose

READY, EXHAUSTED, STUNNED = "●", "○", "✗"
LEGEND = f"{READY} ready  {EXHAUSTED} exhausted  {STUNNED} stunned  » unblockable  ATK/DEF"
ZONES = range(1, 6)
LAST_ROUND = 7


class TableDrawing(Drawing):
    """Zones are numbered as you count them: your heroes come in at zone 1, on the left, and move forward to 5."""

    def table(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [Text(""), self.head(view), self.counts(view, other_of(view)), self.map(view)]
        if view.get("combat") is not None:
            parts.append(self.combat(view))
        if view.seat is not None:
            parts += [self.counts(view, view.seat), *self.hand(view)]
        return Group(*parts)

    def about(self, view: View) -> str:
        if not view.get("mission"):
            return "The lead player will select the mission (HK 304.1)."
        lead = view.get("lead")
        undecided = view.seat is None or not view.log
        part = "" if undecided else " You lead." if lead == view.seat else " You defend."
        kind = view.get("mission kind")
        ends = (
            "Either of you can meet its terms."
            if kind == "mutual"
            else f"The lead player wins by its terms, the defending player by holding out for {LAST_ROUND} rounds."
        )
        return f"The mission is {view.get('mission')} ({kind}).{part} {ends}\n{self.mission(view)}"

    @staticmethod
    def mission(view: View) -> str:
        """The mission's text; its zones are the lead player's, to whom it speaks unless it is for both."""
        lead = view.get("lead")
        theirs = bool(view.log) and lead != view.seat
        spoken_to = "" if view.get("mission kind") == "mutual" else f", and “you” is {view.names[lead]}"
        counted = f"Zones here are as {view.names[lead]} counts them: 1 is your 5{spoken_to}."
        side = f"\n  ({counted})" if theirs else ""
        return "\n".join(f"  {line}" for line in view.get("mission text").split("\n")) + side

    def extra(self, word: str, view: View) -> str | None:
        return self.about(view) if word in ("mission", view.get("mission").lower()) else None

    def describe(self, card: CardView, view: View) -> str:
        parts = ["/".join(str(number) for _, number in card.numbers), self.place(card, view)]
        if card.controller is not None and card.controller != view.seat:
            parts.append(whose(view, card.controller))
        if not card.place:
            parts.append(card.kind)
        return ", ".join(filter(None, [*parts, *card.marks]))

    def place(self, card: CardView, view: View) -> str:
        return f"zone {seen_from(view, card.place)}" if card.place else ""

    # -- parts of the table ----------------------------------------------------------------------------------------

    def head(self, view: View) -> RenderableType:
        turn, lead = view.get("turn"), view.get("lead")
        line = Text(f"Round {view.get('round')} of {LAST_ROUND}", "bold")
        line.append(f"  {view.get('mission')} ({view.get('mission kind')})", "not bold")
        line.append(f"  {'you lead' if lead == view.seat else f'{view.names[lead]} leads'}", "not bold")
        if view.get("mission kind") == "mutual" and any(view.get("points")):
            points = ", ".join(f"{view.names[seat]} {count}" for seat, count in enumerate(view.get("points")))
            line.append(f"  points: {points}", "not bold")
        whose_turn = "your turn" if turn == view.seat else f"{view.names[turn]}’s turn"
        return line.append(f"  {whose_turn}", color_of(view, turn))

    def counts(self, view: View, seat: int) -> Text:
        """How many cards a player has where."""
        you = " (you)" if seat == view.seat else ""
        line = Text(f"{view.names[seat]}{you}", f"bold {color_of(view, seat)}")
        counted = [(name, len(view.area(name, seat).cards)) for name in ("hand", "deck", "discard pile")]
        legends = len(view.area("legendary hero pile", seat).cards)
        counted += [("legendary hero pile", legends)] if legends else []
        line.append("  " + "  ".join(f"{name} {count}" for name, count in counted), "default not bold")
        if view.get("major heroes played")[seat]:
            line.append("  major hero played", QUIET)
        return line

    def map(self, view: View) -> RenderableType:
        """Five columns: the other side on top, what belongs to nobody between, yours below."""
        table = Table(
            box=box.ROUNDED, expand=True, show_lines=True, padding=(0, 1), caption=LEGEND, caption_style=QUIET
        )
        combat = view.get("combat")
        for zone in ZONES:
            fighting = combat is not None and seen_from(view, combat[0]) == zone
            table.add_column(f"zone {zone}{' ⚔' if fighting else ''}", ratio=1, vertical="middle")
        for owner in (other_of(view), None, view.seat if view.seat is not None else view.get("lead")):
            table.add_row(*(self.cell(view, zone, owner) for zone in ZONES))
        return table

    def cell(self, view: View, zone: int, owner: int | None) -> Text:
        cell = Text()
        for card in view.area("play").cards:
            if seen_from(view, card.place) == zone and card.controller == owner and not card.holder:
                cell.append("\n" if cell else "").append_text(self.piece(view, card))
        return cell

    def piece(self, view: View, card: CardView) -> Text:
        """A card on the map: how it lies, its name and figures, and below it what it carries."""
        stunned, exhausted = "stunned" in card.marks, "exhausted" in card.marks
        color = color_of(view, card.controller)
        piece = Text()
        if card.numbers or stunned or exhausted:
            piece.append(f"{STUNNED if stunned else EXHAUSTED if exhausted else READY} ", color)
        piece.append(card.name or "face-down feature", f"bold {color}" if card.controller is not None else "cyan")
        piece.append(" " + "/".join(str(number) for _, number in card.numbers) if card.numbers else "")
        if "unblockable" in card.marks:
            piece.append(" »")
        for mark in card.marks:
            if mark not in ("stunned", "exhausted", "unblockable", "face down"):
                piece.append(f"\n  {mark}", QUIET)
        for held in view.area("play").cards:
            if held.holder == card.handle:
                piece.append(f"\n  with {held.name or 'a face-down feature'}", "cyan")
        return piece

    def combat(self, view: View) -> RenderableType:
        """Where the fight is, who attacks, and the attacks of both sides as they stand."""
        zone, attacker, added = view.get("combat")
        totals = []
        for seat, name in enumerate(view.names):
            fighting = [c for c in view.area("play").cards if c.place == zone and c.controller == seat]
            own = sum(max(0, card.number("ATK")) for card in fighting if "stunned" not in card.marks)
            extra = f" {added[seat]:+d}" if added[seat] else ""
            totals.append(f"{'you' if seat == view.seat else name} {own}{extra}")
        who = "You attack" if attacker == view.seat else f"{view.names[attacker]} attacks"
        return Panel(
            f"Combat in zone {seen_from(view, zone)}. {who}. ATK in it: {', '.join(totals)}.",
            box=box.HEAVY,
            style="yellow",
        )

    def hand(self, view: View) -> list[RenderableType]:
        """Your cards, a line each."""
        cards = [*view.area("hand", view.seat).cards, *view.area("legendary hero pile", view.seat).cards]
        return [self.line(card, view) for card in cards]


def seen_from(view: View, zone: int) -> int:
    """HK 400.10a. A zone as the viewer counts; spectators count with the lead player."""
    return 6 - zone if zone and view.seat is not None and view.get("lead") != view.seat else zone


def other_of(view: View) -> int:
    """The seat on the far side of the table."""
    near: int = view.get("lead") if view.seat is None else view.seat
    return 1 - near
