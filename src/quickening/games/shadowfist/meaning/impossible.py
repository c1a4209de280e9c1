"""What no card can mean although each of its words is understood: it is refused.

`Heads: gain 1 Power.` where no coin is flipped; `seize a Site from your hand`: what is done to cards in play
(SF 24.1.3.2) is done to none that lies elsewhere.
"""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.kinds.amounts import Told
from quickening.games.shadowfist.kinds.coins import Flip
from quickening.games.shadowfist.kinds.conditions import Fact
from quickening.games.shadowfist.kinds.damaging import Inflict
from quickening.games.shadowfist.kinds.effects import does
from quickening.lang.nodes import walk
from quickening.lang.selections import All, Chosen
from quickening.text.reader import NotRead

#: What is said of coins that were flipped.
OF_COINS = ("heads", "the number of Heads", "the number of flips")
#: Deeds that are done to cards in play alone (SF 16.0, 19.0, 21.0, 45.0).
IN_PLAY = (
    "heal",
    "heal up to",
    "turn",
    "unturn",
    "sacrifice",
    "smoke",
    "seize",
    "cease attacking",
    "cease intercepting",
)


def check_possible(ability: Any) -> None:
    """Refuse what can never happen."""
    nodes = list(walk(ability))
    if any(isinstance(node, (Fact, Told)) and node.word in OF_COINS for node in nodes):
        if not any(isinstance(node, Flip) for node in nodes):
            raise NotRead("", 0, (), "no coin is flipped")
    for node in nodes:
        if isinstance(node, Inflict) or does(node, *IN_PLAY):
            _check_in_play(node)


def _check_in_play(deed: Any) -> None:
    what = deed.what
    area = what.cards.area if isinstance(what, (Chosen, All)) else ""
    if area not in ("", "play"):
        raise NotRead("", 0, (), f"that is done to cards in play, not to one in the {area}")
