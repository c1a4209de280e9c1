"""Two Personas who fight in turn (HLT 204-207): each has a hand, an Ability and feet of their own; one is active."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Frame, Next
from quickening.games.highlander.definitions import PERSONA
from quickening.games.highlander.events.lasting import SwitchedHands
from quickening.games.highlander.events.notes import PairBegun
from quickening.games.highlander.events.places import Drew
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.state import BEFORE_PLAY, ENDURANCE, RESTING, HighlanderGame


def pair_of(game: HighlanderGame, seat: int) -> list[tuple[int, Any]]:
    """The two Personas of a player who has such a pair, with what they say of it; else nothing."""
    own = [card for card in game.of(BEFORE_PLAY, seat) if game.printed(card).type == PERSONA]
    names = {game.printed(card).name for card in own}
    found = [(card, said.of_kind(game.printed(card), said.PAIR)) for card in own]
    pair = [(card, rule) for card, rule in found if rule is not None and rule.name in names]
    return pair if len(pair) == 2 else []


def begin_pair(game: HighlanderGame, seat: int) -> None:
    """HLT 204. The second Persona rests, with a hand and Ability as well."""
    (_, first), (second, rule) = pair_of(game, seat)
    game.note(PairBegun(seat, first.count, second, rule.count))


class BothHands(Frame):
    """HLT 204. Both hands are drawn, then it is decided who starts."""

    rules: ClassVar[tuple[str, str, str]] = ("HLT 204", "HLT 204", "HLT 204")

    seat: int = 0

    def start(self, game: HighlanderGame) -> Next:
        game.happen(SwitchedHands(self.seat))
        for _ in range(game.players[self.seat].maximum):
            game.happen(Drew(game.of(ENDURANCE, self.seat)[-1]))
        game.happen(SwitchedHands(self.seat))
        options = tuple(game.card_option("persona", "{name}", card) for card, _ in pair_of(game, self.seat))
        return Ask(Decision(self.seat, "Who fights first?", options), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        if game.cards[game.chosen[0].ref].arms == RESTING:
            game.happen(SwitchedHands(self.seat))
        return None
