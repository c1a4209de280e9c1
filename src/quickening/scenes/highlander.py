"""Positions of Highlander: both players have cards of every kind in hand, in play and in the piles."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any, ClassVar

import msgspec

from quickening.core.chance import Chance
from quickening.core.game import Table
from quickening.games.highlander.definitions import PASSING, Printed
from quickening.games.highlander.game import Highlander
from quickening.games.highlander.pool import card_from_row, shipped
from quickening.games.highlander.rules.beginning import build
from quickening.games.highlander.rules.turns import Duel
from quickening.games.highlander.state import BEFORE_PLAY, DISCARD, ENDURANCE, HAND, PLAY, Deeds, HighlanderCard
from quickening.scenes.playing import Trial, cause_of, idle

NAMES = ("Ann", "Ben")
#: So many cards each player has left to draw.
PILE = 24
#: So many of the attacks, defenses and Events each player holds: more would be discarded at the end of the turn.
HELD = 8
STAYING = ("situation", "object", "location", "plot")
ALLIES = (("Mortal", "situation"), ("Immortal", "situation"), ("Object", "object"))
#: Kinds of card that a text may speak of, with their type and grid.
KINDS = (
    ("Slash", "attack", "X00/0X0/000"),
    ("Slice", "attack", "X00/X00/000"),
    ("Dirty Trick", "attack", "000/0X0/000"),
    ("Guard", "block", "XXX/000/000"),
    ("Evade", "dodge", "XX0/XX0/XX0"),
    ("Back Away", "dodge", "XXX/XXX/XXX"),
    ("Illusion", "illusion", ""),
    ("Pedestrian", "situation", ""),
    ("Bystander", "situation", ""),
    ("Reporter", "situation", ""),
    ("Hunter", "situation", ""),
    ("Watcher", "situation", ""),
    ("Ally", "situation", ""),
    ("Disarm", "attack", "000/0X0/000"),
)
#: Texts that make things happen to the card on trial and around it.
EVENTS = {
    "Loss": "Your opponent must discard a card.",
    "Blow": "Your opponent takes 2 damage.",
    "Ruin": "Remove one Situation from play.",
    "Theft": "Remove one Object from play.",
    "Fall": "Your opponent is Prone.",
    "Grip": "Your opponent is Disarmed.",
    "Rest": "Gain 1 Ability.",
}


class Watched(Highlander, kw_only=True):
    """A duel that notes which card's text made each event happen."""

    TRANSIENT: ClassVar[tuple[str, ...]] = (*Highlander.TRANSIENT, "causes")

    causes: dict[int, int] = msgspec.field(default_factory=dict)

    def happen(self, *events: Any) -> None:
        """Note the cause; then all goes as ever."""
        cause = cause_of(self)
        self.causes.update({id(event): cause for event in events})
        super().happen(*events)


@cache
def made(title: str, type: str, text: str = "", **facts: str) -> Printed:
    """A card as a file would have it."""
    blank = dict.fromkeys(("kinds", "of", "grid", "damage", "hands", "restriction", "mark", "gems", "editions"), "")
    row = blank | {"set": "SCENE", "number": title, "title": title, "type": type, "text": text}
    return card_from_row(row | facts)


@cache
def basic(name: str) -> Printed:
    """A Basic Attack or Defense."""
    return next(card for card in shipped().values() if card.set == "BAS" and card.name == name)


def lay_out(card: Printed, active: int = 0, in_hand: bool = False, low: bool = False) -> Trial:
    """A position at the beginning of a player's turn, with the card on trial in the first player's hand or in play.

    Where it is `low`, the players are hurt, Prone and Disarmed, so that texts that ask for this are seen.
    """
    game = Watched(
        table=Table("highlander", dict(shipped())),
        names=NAMES,
        chance=Chance.seeded(7),
        book=edition_of(card),
        ask_forced=True,
    )
    filler = basic("Middle Right Attack")
    build(game, [[filler] * PILE] * 2)
    game.started = True
    game.deeds = [Deeds(), Deeds()]
    for seat in range(2):
        _furnish(game, seat, card)
    number = _new(game, card, 0, _area_of(card, in_hand))
    game.cards[number].ready = True
    if low:
        for player in game.players:
            player.ability, player.prone, player.weapon = 9, True, "disarmed"
    game.stack.append(Duel())
    game.advance()
    while game.active != active and not game.over:
        game.answer(idle(game))
    return Trial(game, number)


def edition_of(card: Printed) -> str:
    """A book by which the card may be played."""
    known = [name for name in ("type-one", "third", "first") if name in card.editions]
    return known[0] if known else "type-one"


def _area_of(card: Printed, in_hand: bool) -> str:
    if card.is_pre_game:
        return BEFORE_PLAY
    return HAND if in_hand or card.type in PASSING else PLAY


def _furnish(game: Any, seat: int, card: Printed) -> None:
    """What a player has: before the game, in play, in hand, in the discard pile."""
    for type in ("watcher", "hunter"):  # HLT 45: some cards are played only beside one
        _new(game, made(f"Chronicler {type}", type), seat, BEFORE_PLAY)
    for one in in_play():
        _new(game, one, seat, PLAY)
    for one in of_kinds_in(card.text):
        _new(game, one, seat, PLAY if one.type in STAYING else HAND)
    for one in (*loose(), *of_kinds_in(card.text), *named_in(card.text)):
        _new(game, one, seat, DISCARD)
    for one in (*fights(), *(event for event in loose() if event.name in EVENTS))[:HELD]:
        _new(game, one, seat, HAND)
    for one in (*named_in(card.text), *of_kinds_in(card.text)):
        _new(game, one, seat, HAND)
    for one in loose()[:6]:
        _new(game, one, seat, ENDURANCE)


@cache
def in_play() -> tuple[Printed, ...]:
    """The cards each player has in play."""
    return (
        made("Mood", "situation"),
        made("Friend", "situation", kinds="Ally"),
        made("Warden", "situation", kinds="Watcher"),
        made("Tool", "object"),
        made("Scheme", "plot"),
    )


@cache
def fights() -> tuple[Printed, ...]:
    """Attacks and defenses."""
    names = ("Upper Left Attack", "Lower Center Attack", "Upper Left Block")
    return (*(basic(name) for name in names), made("Sidestep", "dodge", grid="XXX/XXX/XXX"))


def of_kinds_in(text: str) -> list[Printed]:
    """Cards of the kinds a text speaks of: an Ally of a sort, a Slash, a Reporter."""
    found = [made(f"{word} Friend", type, kinds=f"{word} Ally") for word, type in ALLIES if f"{word} All" in text]
    found += [made(word, type, grid=grid, kinds=word) for word, type, grid in KINDS if re.search(rf"\b{word}", text)]
    return found


@cache
def loose() -> tuple[Printed, ...]:
    """Cards of every type that lie in a discard pile, and some of them in hand."""
    return (
        *fights(),
        *(made(name, "event", text) for name, text in EVENTS.items()),
        made("Spare Mood", "situation"),
        made("Spare Tool", "object"),
        made("Spare Friend", "situation", kinds="Ally"),
        made("Spare Scheme", "plot"),
        made("Place", "location"),
        made("Finesse", "edge"),
        made("Guile", "attack", grid="X00/000/000", kinds="Special"),
    )


def named_in(text: str) -> list[Printed]:
    """Cards of the titles a text speaks of."""
    word = r"(?:[A-Z][\w']+ ?)+"
    titles = re.findall(rf"titled ({word})|\b({word})in play|\ban? ({word})card\b", text)
    names = {one.strip() for found in titles for one in found if one.strip()}
    return [made(name, "situation") for name in sorted(names) if len(name) > 2]


def _new(game: Any, card: Printed, seat: int, area: str) -> int:
    game.table.definitions.setdefault(card.key, card)
    state = HighlanderCard(card, seat, area=area, handle=game.tick(), controller=seat)
    game.cards.append(state)
    game.areas[area, seat].append(len(game.cards) - 1)
    game.out_of_turn = game.out_of_turn or card.is_out_of_turn
    return len(game.cards) - 1


LAYOUTS = (partial(lay_out, low=True), lay_out, partial(lay_out, in_hand=True), partial(lay_out, active=1))
