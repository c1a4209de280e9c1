"""The goal of the game (HL1 3-7, HL3 4, HLT 5-10, 55-56): how a duel is lost and won."""

from __future__ import annotations

from quickening.core.outside import Outcome
from quickening.games.highlander.events.fights import HeadTaken
from quickening.games.highlander.kinds.effects import Do
from quickening.games.highlander.rules.using import PendingTrigger
from quickening.games.highlander.state import HighlanderGame
from quickening.lang.nodes import Scope


def lose_by_ability(game: HighlanderGame, seat: int) -> None:
    """HL1 6, HLT 9, 56. A player with no Ability left loses."""
    rule = game.edition.losing.rule
    game.end(Outcome((1 - seat,), f"{game.names[seat]} has no Ability left", rule))


def check_attack_phase(game: HighlanderGame, seat: int) -> bool:
    """HL1 6, HLT 56. Whether a player begins the Attack Phase at zero Ability, and so has lost."""
    if game.players[seat].ability > 0:
        return False
    lose_by_ability(game, seat)
    return True


def take_head(game: HighlanderGame, seat: int, last: bool = False) -> None:
    """HL1 7, 66; HL3 89; HLT 10, 101. A Head Shot that was not defended ends the game, or costs one of two heads.

    It is the `last` one of a player who is not there any more to lose another (HLT 865).
    """
    game.happen(HeadTaken(seat, 1 - seat, last))
    if game.players[seat].heads <= 0:
        rule = game.cite("HL1 66", "HL3 89", "HLT 101")
        game.end(Outcome((1 - seat,), f"{game.names[1 - seat]} took {game.names[seat]}’s head", rule))
    else:
        game.pending.append(PendingTrigger((Do("lose an immortal"),), Scope(seat)))
