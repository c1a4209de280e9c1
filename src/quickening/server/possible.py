"""“What can I do?”: what is asked, and for each card of one's own that can do nothing the reasons of the judges."""

from __future__ import annotations

from typing import Any

from quickening.core.game import Game
from quickening.core.refusals import Refused
from quickening.core.views import CardView, View
from quickening.server import showing
from quickening.server.guests import Guest
from quickening.server.messages import say
from quickening.server.room import Room

#: So many cards are judged: more are on no usual table, and each is judged in every way it might be used.
MOST_CARDS = 60
#: How every game calls the area of a player's hand.
HAND = "hand"


def tell(room: Room, guest: Guest) -> None:
    """Tell a player why the rest of their cards can do nothing; what can be done they are asked anyway."""
    if guest.seat is None:
        raise Refused("only players can ask that")
    guest.send(
        say("possible", n=room.history.question(guest.seat), cannot=idle(showing.as_asked(room.shown), guest.seat))
    )


def idle(game: Game, seat: int) -> list[dict[str, Any]]:
    """One's own cards that are in no option, each with why; those that are alike are told once."""
    view = showing.view_since(game, seat, len(game.log))
    offered = {card for option in view.decision.options for card in option.cards} if view.decision else set()
    found: dict[tuple[str, tuple[str, ...]], int] = {}
    for card in own_cards(view, seat)[:MOST_CARDS]:
        if card.handle not in offered:
            told = (card.name, tuple(map(str, game.why_not(seat, card.handle))))
            found[told] = found.get(told, 0) + 1
    return [{"name": name, "count": count, "lines": lines} for (name, lines), count in found.items() if lines]


def own_cards(view: View, seat: int) -> list[CardView]:
    """The cards of a player's hand, then those in play under their control."""
    hand = [card for area in view.areas if area.name == HAND and area.seat == seat for card in area.cards]
    play = [card for area in view.areas for card in area.cards if card.controller == seat and card not in hand]
    return [card for card in (*hand, *play) if card.name]
