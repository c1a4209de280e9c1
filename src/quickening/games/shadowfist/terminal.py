"""The table of Shadowfist: every player's Site structure, who is where, the attack, the scene, your hand."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quickening.core.views import CardView, View
from quickening.drawing import QUIET, Drawing, cards_of, color_of, whose
from quickening.games.shadowfist.definitions import FACTIONS, TALENTS

UNTURNED, TURNED, FACE_DOWN = "●", "○", "▒"
LEGEND = f"{UNTURNED} unturned  {TURNED} turned  {FACE_DOWN} face down  F Fighting  P Power  B Body  ✶ damage"
PILES = ("hand", "deck", "smoked pile", "toasted pile", "burned-for-victory pile", "face up")
#: What the drawing shows by itself.
DRAWN = frozenset({"turned", "front row", "back row", "face down"})
SHOTS = {"establishing": "Establishing Shot", "main": "Main Shot", "": "setting up"}
STAGES = {
    "declared": "declared",
    "joining": "others may join",
    "moving": "moving in to intercept",
    "intercepting": "interception",
    "target": "combat with the target",
    "home": "everybody goes home",
    "over": "over",
}


class TableDrawing(Drawing):
    """A column is a location, from left to right: Characters, then the Site in front, then the one behind."""

    def table(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [Text(""), self.head(view)]
        for seat in seats_of(view):
            parts += self.player(view, seat)
        parts.append(Text(LEGEND, QUIET))
        for drawn in (self.attack(view), self.auction(view), self.stack(view)):
            parts += [] if drawn is None else [drawn]
        if view.seat is not None:
            parts += [Text("your hand", "bold"), *(self.line(c, view) for c in view.area("hand", view.seat).cards)]
        return Group(*parts)

    def about(self, view: View) -> str:
        return (
            f"Shadowfist: {', '.join(view.names)}. Have {view.get('goal')} Feng Shui Sites in play and burned for "
            "victory; the last one has to be taken from an opponent. Whoever runs out of cards is out."
        )

    def describe(self, card: CardView, view: View) -> str:
        """Figures, where it is, whose it is; in the hand what it costs and needs."""
        if card.controller is None:
            return ", ".join(filter(None, (card.kind, *cost_of(card), figures_of(card), *needs_of(card))))
        parts = [figures_of(card), self.place(card, view)]
        if card.controller != view.seat:
            parts.append(whose(view, card.controller))
        return ", ".join(filter(None, (*parts, *card.marks)))

    def place(self, card: CardView, view: View) -> str:
        """A location by its number from the left in somebody's Site structure."""
        for seat, places in enumerate(view.get("locations")):
            if card.place in places:
                number = places.index(card.place) + 1
                owner = "" if seat == card.controller else f"{whose(view, seat)} "
                return f"{owner}location {number}" if len(places) > 1 or card.place > 0 else f"{owner}only location"
        return ""

    # -- the game as a whole ---------------------------------------------------------------------------------------

    def head(self, view: View) -> RenderableType:
        active = view.get("active")
        line = Text(f"turn {view.get('turn')}: ", "bold")
        line.append(f"{whose(view, active)} {SHOTS.get(view.get('shot'), view.get('shot'))}", color_of(view, active))
        scene = view.get("scene")
        if scene is not None:
            line.append(f"  scene: {scene[0]} ({'closed' if scene[1] else 'open'})", "not bold")
        asked = view.get("asked")
        if asked is not None:
            line.append(f"  {'you have' if asked == view.seat else f'{view.names[asked]} has'} priority", "not bold")
        if view.get("standing"):
            line.append("  (you pass for now)", QUIET)
        return line

    def attack(self, view: View) -> RenderableType | None:
        """Who attacks what, and who stands in the way."""
        found = view.get("attack")
        if found is None:
            return None
        declarer, stage, attackers, interceptors = found
        cards = cards_of(view)
        lines = [f"{whose(view, declarer)} attack: {STAGES.get(stage, stage)}".capitalize()]
        for attacker, target in attackers:
            against = [called(view, cards.get(one)) for one, met in interceptors if met == attacker]
            chain = f", intercepted by {', then '.join(against)}" if against else ""
            lines.append(f"{called(view, cards.get(attacker))} → {called(view, cards.get(target))}{chain}")
        return Panel("\n".join(lines), box=box.HEAVY, style="yellow")

    def auction(self, view: View) -> RenderableType | None:
        """The card, the highest bid and whose it is."""
        found = view.get("auction")
        if found is None:
            return None
        cards, bid, bidder, _ = found
        names = {called(view, cards_of(view).get(one)) for one in cards}
        high = "no bid yet" if bidder is None else f"{whose(view, bidder)} bid is the highest: {bid}"
        return Panel(f"Auction for {' or '.join(sorted(names))}: {high}", box=box.HEAVY, style="magenta")

    def stack(self, view: View) -> RenderableType | None:
        """The effects of the scene, the next to resolve on top."""
        found = view.get("stack")
        if not found:
            return None
        cards = cards_of(view)
        lines = []
        for number, (name, seat, _, _, targets, _) in enumerate(reversed(found), 1):
            aims = [called(view, cards[one]) for one in targets if one in cards]
            mine = f"{whose(view, seat)} {name.removeprefix('a ')}"
            lines.append(f"{number}. {mine}{' on ' + ', '.join(aims) if aims else ''}")
        return Panel("\n".join(lines), title="to resolve, the first next", title_align="left", box=box.ROUNDED)

    # -- one player ------------------------------------------------------------------------------------------------

    def player(self, view: View, seat: int) -> list[RenderableType]:
        """Power, resources and piles, then the Site structure, then Edges and what is nowhere."""
        if view.get("out")[seat]:
            return [Text(f"{view.names[seat]}  out of the game", QUIET)]
        parts: list[RenderableType] = [self.counts(view, seat)]
        structure = self.structure(view, seat)
        parts += [] if structure is None else [structure]
        edges = [card for card in in_play(view) if card.controller == seat and not card.place and not card.holder]
        if edges:
            line = Text("  ")
            for number, card in enumerate(edges):
                line.append(", " if number else "").append_text(self.piece(view, card, seat))
            parts.append(line)
        return parts

    def counts(self, view: View, seat: int) -> Text:
        """A player's Power, how near to victory, resources, and how many cards are where."""
        line = Text(f"{view.names[seat]}{' (you)' if seat == view.seat else ''}", f"bold {color_of(view, seat)}")
        line.append(f"  Power {view.get('power')[seat]}", "bold default")
        line.append(f"  Sites {view.get('victory')[seat]} of {view.get('goals')[seat]}", "default not bold")
        signs = [f"{count} {resource(sign)}" for sign, count in view.get("resources")[seat]]
        line.append(f"  {', '.join(signs) or 'no resources'}", "cyan not bold")
        piles = [(name.removesuffix(" pile"), view.area(name, seat).cards) for name in PILES]
        said = [f"{name} {len(cards)}{on_top(name, cards)}" for name, cards in piles if cards]
        return line.append("  " + "  ".join(said), QUIET)

    def structure(self, view: View, seat: int) -> RenderableType | None:
        """The columns of a Site structure; Characters without Sites are at one location (SF 9.1.2.2)."""
        places = view.get("locations")[seat]
        columns = [[card for card in in_play(view) if card.place == place and not card.holder] for place in places]
        if not any(columns):
            return None
        table = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=(0, 1))
        for _ in columns:
            table.add_column(vertical="bottom", max_width=max(18, 96 // len(columns) - 3))
        rows = [
            [characters(cards) for cards in columns],
            [sites(cards, "front row") for cards in columns],
            [sites(cards, "back row") for cards in columns],
        ]
        for row in rows:
            if any(row):
                table.add_row(*(self.cell(view, cards, seat) for cards in row))
        return table

    def cell(self, view: View, cards: list[CardView], seat: int) -> Text:
        cell = Text()
        for card in cards:
            cell.append("\n" if cell else "").append_text(self.piece(view, card, seat))
        return cell

    def piece(self, view: View, card: CardView, home: int) -> Text:
        """A card in play: how it lies, whose it is if not the player's, its figures, words and States."""
        color = color_of(view, card.controller)
        hidden = "face down" in card.marks
        mark = FACE_DOWN if hidden else TURNED if "turned" in card.marks else UNTURNED
        piece = Text(f"{mark} ", color)
        owner = f"{whose(view, card.controller)} " if card.controller not in (home, None) else ""
        piece.append(owner, f"italic {color}").append(card.name or "Feng Shui Site", f"bold {color}")
        figures = figures_of(card)
        piece.append(f" {figures}" if figures else "")
        words = [mark for mark in card.marks if mark not in DRAWN]
        if words:
            piece.append(f"\n  {', '.join(words)}", QUIET)
        for state in in_play(view):
            if state.holder == card.handle:
                piece.append("\n  ").append_text(self.worn(view, state, card))
        return piece

    def worn(self, view: View, state: CardView, subject: CardView) -> Text:
        """A State below its subject."""
        owner = f"{whose(view, state.controller)} " if state.controller not in (subject.controller, None) else ""
        turned = f"{TURNED} " if "turned" in state.marks else ""
        return Text(f"+ {turned}{owner}{state.name}", "cyan")


# -- words ---------------------------------------------------------------------------------------------------------


def seats_of(view: View) -> list[int]:
    """The players clockwise from your left, you last."""
    count = len(view.names)
    first = 0 if view.seat is None else view.seat + 1
    return [(first + n) % count for n in range(count)]


def on_top(name: str, cards: tuple[CardView, ...]) -> str:
    """SF 9.2. The top card of a deck, where that is revealed."""
    return f" ({cards[-1].name} on top)" if name == "deck" and cards[-1].name else ""


def in_play(view: View) -> tuple[CardView, ...]:
    return view.area("play").cards


def characters(cards: list[CardView]) -> list[CardView]:
    """Who is at a location."""
    return [card for card in cards if not sites([card], "front row") and not sites([card], "back row")]


def sites(cards: list[CardView], row: str) -> list[CardView]:
    """The Site of a row."""
    return [card for card in cards if row in card.marks]


def figures_of(card: CardView) -> str:
    """The figures of a card in a few signs, e.g. `P1 B7 ✶1`."""
    known: dict[str, Any] = dict(card.numbers)
    signs = [
        f"{sign}{known[name]}" for name, sign in (("Fighting", "F"), ("Power", "P"), ("Body", "B")) if name in known
    ]
    return " ".join([*signs, *([f"✶{known['Damage']}"] if "Damage" in known else [])])


def cost_of(card: CardView) -> list[str]:
    """What a card costs, if that is printed on it."""
    return [f"cost {number}" for name, number in card.numbers if name == "Cost"]


def needs_of(card: CardView) -> list[str]:
    """The resources a card requires and provides."""
    needs = [tag.removeprefix("needs ") for tag in card.tags if tag.startswith("needs ")]
    gives = [tag.removeprefix("gives ") for tag in card.tags if tag.startswith("gives ")]
    return [f"{verb} {counted(signs)}" for verb, signs in (("needs", needs), ("gives", gives)) if signs]


def counted(signs: list[str]) -> str:
    """Resources with their numbers: `2 Dragons + Chi`."""
    numbers = {sign: signs.count(sign) for sign in signs}
    return " + ".join(f"{count} {resource(sign)}" if count > 1 else resource(sign) for sign, count in numbers.items())


def resource(sign: str) -> str:
    """A resource by its name."""
    return FACTIONS.get(sign) or TALENTS.get(sign) or sign


def called(view: View, card: CardView | None) -> str:
    """A card with whose it is."""
    if card is None:
        return "a card that is gone"
    name = card.name or "face-down Site"
    return name if card.controller is None else f"{whose(view, card.controller)} {name}"
