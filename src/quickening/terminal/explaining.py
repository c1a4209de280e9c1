"""`?`: what a card says, where its figures come from, and why it cannot act."""

from __future__ import annotations

from typing import Any

from quickening.core.decisions import Decision
from quickening.core.files import shown
from quickening.core.refusals import Refused
from quickening.core.views import CardView, View
from quickening.drawing import Drawing, cards_of, one_line, whose
from quickening.terminal.answers import is_number

#: Asked about more cards than this at once, only their names are given.
FEW = 3


def explain(game: Any, view: View, decision: Decision | None, asked: str, drawing: Drawing) -> list[str]:
    """What is to be said about a card named or about the cards of an option numbered."""
    extra = drawing.extra(asked.lower(), view)
    if extra is not None:
        return extra.split("\n")
    cards = _of_option(view, decision, int(asked)) if is_number(asked) else _of_name(view, asked)
    lines: list[str] = []
    for card in cards:
        lines += [*facts(card, view, drawing), *figures(game, card), *acting(game, view, decision, card)]
    return lines


def _of_option(view: View, decision: Decision | None, number: int) -> list[CardView]:
    options = decision.options if decision is not None else ()
    if not 1 <= number <= len(options):
        raise Refused(f"There is no option {number}.")
    option = options[number - 1]
    known = cards_of(view)
    cards = [known[handle] for handle in option.cards if handle in known and known[handle].name]
    if not cards:
        raise Refused(f"{option.label}: that is all there is to it.")
    return cards


def _of_name(view: View, asked: str) -> list[CardView]:
    """The visible cards of a name: the whole name if there is one, else all that have the words in it."""
    wanted = asked.lower()
    known = [card for area in view.areas for card in area.cards if card.name]
    found = [card for card in known if wanted in (card.name.lower(), card.title.lower())]
    found = found or [card for card in known if wanted in full_name(card).lower()]
    names = sorted({full_name(card) for card in found})
    if not found:
        raise Refused(f"There is no card “{shown(asked)}” that you can see.")
    if len(names) > 1:
        raise Refused(f"Which one? {', '.join(names)}.")
    in_play = [card for card in found if card.place]
    return (in_play or found)[:FEW]


def full_name(card: CardView) -> str:
    """Name and title: a title that does not begin with the name is a subtitle."""
    return card.title if card.title.startswith(card.name) else f"{card.name}, {card.title}".removesuffix(", ")


def facts(card: CardView, view: View, drawing: Drawing) -> list[str]:
    """Name, kind and tags, where it is and how it lies, and its text."""
    about = ", ".join(filter(None, (card.kind, *card.tags)))
    where = ", ".join(filter(None, (_home(card, view), drawing.place(card, view), *card.marks)))
    figures = ", ".join(f"{name} {number}" for name, number in card.numbers)
    head = f"{full_name(card)} ({about}){': ' + where if where else ''}"
    text = [f"  {line}" for line in card.text.split("\n") if line]
    return [head, *([f"  {figures}"] if figures else []), *text]


def _home(card: CardView, view: View) -> str:
    for area in view.areas:
        if any(one.handle == card.handle for one in area.cards):
            seat = card.controller if card.controller is not None else area.seat
            owner = f"{whose(view, seat)} " if seat is not None else ""
            return f"{owner}{area.name}" if not card.place else owner.strip()
    return ""


def figures(game: Any, card: CardView) -> list[str]:
    """The chain behind each figure of a card in play that is not simply as printed."""
    lines = []
    for name, number in card.numbers if card.place else ():
        try:
            chain = game.explain(card.handle, name.lower())
        except Refused:
            continue  # a figure that has no chain
        if len(chain) > 1:
            parts = "".join(f"\n      {amount:+d}  {words}" for words, amount in chain[1:])
            lines.append(f"  {name} {number}: {chain[0][1]} {chain[0][0]}{parts}")
    return lines


def acting(game: Any, view: View, decision: Decision | None, card: CardView) -> list[str]:
    """What the card can do now by number, and why it cannot do the rest."""
    numbers = [
        str(n) for n, option in enumerate(decision.options if decision else (), 1) if card.handle in option.cards
    ]
    lines = [f"  Options now: {', '.join(numbers)}."] if numbers else []
    mine = card.controller == view.seat if card.place else card.owner == view.seat
    if not mine or view.seat is None or decision is None or not decision.rests:
        return lines
    try:
        refusals = game.why_not(view.seat, card.handle)
    except Refused:
        return lines
    return lines + [f"  {one_line(words)}" for words in dict.fromkeys(map(str, refusals))]
