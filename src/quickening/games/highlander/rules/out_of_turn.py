"""Cards of the hand that are played in the opponent's turn (HL1 15, 77; HL3 29, 80; HLT 19, 80).

Only a text lets a player do so: to counter a card as it is played, or after the opponent has played one.
"""

from __future__ import annotations

from quickening.core.decisions import Option
from quickening.core.refusals import Refusal
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.rules.judging import judge_card
from quickening.games.highlander.state import HAND, HighlanderGame


def countering_from_hand(game: HighlanderGame, seat: int) -> list[int]:
    """The cards of a hand that counter another card as it is played."""
    if not game.out_of_turn:
        return []
    held = game.areas[HAND, seat]
    return [card for card in held if counters_from_hand(game.cards[card].definition) and not judged(game, seat, card)]


def counters_from_hand(printed: Printed) -> bool:
    """Whether a card is played from hand to counter another one."""
    own = printed.sentences.get(said.Counters)
    return own is not None and own.leaves == HAND


def judged(game: HighlanderGame, seat: int, card: int) -> Refusal | None:
    """What keeps a card from being played in the opponent's turn: limits, bans and costs are those of any play."""
    printed = game.cards[card].definition
    if printed.is_special and "out of turn" in game.deeds[seat].notes:
        rule = game.cite("HL1 21", "HL3 53", "HLT 28")
        return Refusal(rule, "{name} cannot be played: you have played a Special Card in this turn.")
    return judge_card(game, seat, card, HAND, ())


def judge_out_of_turn(game: HighlanderGame, seat: int, card: int) -> Refusal | None:
    """Whether a card may be played by itself now, in the opponent's turn."""
    printed = game.printed(card)
    own = None if counters_from_hand(printed) else printed.sentences.get(said.OUT_OF_TURN)
    if own is None or game.active == seat or (own.name and own.name != game.phase):
        return Refusal(game.cite("HL1 35", "HL3 50", "HLT 51"), "{name} cannot be played: it is not your turn.")
    return judged(game, seat, card)


def out_of_turn_options(game: HighlanderGame, seat: int) -> list[Option]:
    """The cards of a hand that may be played by themselves in the opponent's turn."""
    if not game.out_of_turn:
        return []
    return [
        game.card_option("play", "Play {name}", card)
        for card in game.areas[HAND, seat]
        if said.OUT_OF_TURN in game.cards[card].definition.sentences and judge_out_of_turn(game, seat, card) is None
    ]
