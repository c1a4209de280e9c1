"""SF 34.0. A card remembers what its player named: a designator, a resource, an opponent."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.definitions import FACTIONS, TALENTS
from quickening.games.shadowfist.events.in_play import Remembered
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY


class Name(Frame):
    """A player names one of a kind: `designator`, `resource` or `opponent`."""

    rule: ClassVar[str] = "SF 34.0"

    seat: int = NOBODY
    key: str = "designator"
    source: Ref | None = None
    words: tuple[str, ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        self.words = tuple(choices(game, self.key, self.seat))
        options = tuple(Option("name", word, name=word, index=n) for n, word in enumerate(self.words))
        article = "an" if self.key == "opponent" else "a"
        return Ask(Decision(self.seat, f"Name {article} {self.key}", options), self.named)

    def named(self, game: ShadowfistGame) -> Next:
        if self.source is None or not game.alive(self.source) or not game.chosen:
            return None
        value = self.words[game.chosen[0].index]
        game.happen(Remembered(self.source.card, self.source, self.seat, self.key, value))
        return None


def choices(game: ShadowfistGame, key: str, seat: int = 0) -> list[str]:
    """What a player may name: designators of cards in play, which are all that can matter now."""
    if key == "opponent":
        return [game.names[other] for other in game.opponents(seat)]
    if key == "designator":
        return sorted(set().union(*(facts(game, card).designators for card in game.in_play)))
    return [*FACTIONS, *TALENTS]
