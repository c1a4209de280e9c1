"""Playing a card that is not in hand: one of the opponent's hand, or one from under another card (HLT 243, 311)."""

from __future__ import annotations

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.rules.conjunction import judge_beside
from quickening.games.highlander.rules.judging import judge_play
from quickening.games.highlander.rules.matching import goes_with
from quickening.games.highlander.rules.menu_context import MenuContext
from quickening.games.highlander.rules.playing import PlayCard
from quickening.games.highlander.state import HAND, NOBODY, HighlanderGame


class PlayingFrom(Frame):
    """One card that is not in hand may be played, perhaps with others of one's own hand (HLT 243)."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    card: int = NOBODY
    beside: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        options = [game.card_option("play", "Play {name}", card) for card in self.cards if self.may_play(game, card)]
        keep = Option("pass", "Play none")
        return Ask(Decision(self.seat, "Play one of these?", (*options, keep)), self.chosen)

    def may_play(self, game: HighlanderGame, card: int, beside: tuple[int, ...] = ()) -> bool:
        return judge_play(game, self.seat, card, game.cards[card].area, beside, self.against(game)) is None

    def against(self, game: HighlanderGame) -> int:
        for at, attack in enumerate(game.against(self.seat)):
            if not attack.result:
                return at if game.phase == "defense" else -1
        return -1

    def chosen(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "pass":
            return None
        self.card = option.ref
        return self.join(game)

    def join(self, game: HighlanderGame) -> Next:
        joining = self.joining(game)
        if not joining:
            return self.play(game)
        options = [game.card_option("with", "Play {name} in conjunction with it", card) for card in joining]
        now = Option("pass", "Play it now")
        return Ask(Decision(self.seat, "Play a card in conjunction?", (*options, now)), self.joined)

    def joining(self, game: HighlanderGame) -> list[int]:
        """The cards of the own hand that may go with the one that is played."""
        now = MenuContext(game, self.seat)
        return [
            other
            for other in game.of(HAND, self.seat)
            if other not in self.beside
            and game.printed(other).beside is not None
            and goes_with(game, other, self.card)
            and judge_beside(game, now, other, self.beside) is None
            and self.may_play(game, self.card, (*self.beside, other))
        ]

    def joined(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "pass":
            return self.play(game)
        self.beside = (*self.beside, option.ref)
        return self.join(game)

    def play(self, game: HighlanderGame) -> Next:
        origin, against = game.cards[self.card].area, self.against(game)
        return Run(PlayCard(seat=self.seat, card=self.card, beside=self.beside, origin=origin, against=against))
