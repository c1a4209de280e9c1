"""Why something cannot be done: the judges of all kinds of play, asked about one card."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Option
from quickening.core.refusals import Refusal
from quickening.games.huntik.definitions import FEATURE, MAY
from quickening.games.huntik.meaning.texts import print_text, words_of
from quickening.games.huntik.rules import playing_cards, powers
from quickening.games.huntik.rules.facts import Power
from quickening.games.huntik.rules.loops import judge_again
from quickening.games.huntik.rules.movement import judge_advance, judge_mover
from quickening.games.huntik.rules.playing_cards import judge_play, judge_response, text_of
from quickening.games.huntik.rules.powers import judge_power, usable_powers
from quickening.games.huntik.state import HAND, LEGENDS, PLAY, HuntikGame
from quickening.lang.nodes import Effect
from quickening.lang.resolve import If

NOT_YOUR_TURN = Refusal("HK 500.2", "{name} cannot act: it is not your turn.", "Wait for your turn.")
NOT_ASKED = Refusal("HK 601.2", "{name} cannot act: it is your opponent who may play a combat action now.")
NOTHING = Refusal("HK 500.2", "{name} has nothing to do here.")
GAME_OVER = Refusal("HK 102.4", "{name} cannot act: the game is over.")
ANSWER_FIRST = Refusal("HK 706.3", "{name} cannot act now.", "Answer first what you are asked.")


def refusals(game: HuntikGame, seat: int, card: int) -> list[Refusal]:
    """One reason for each thing a card might do and cannot; nothing if it can do all of it now."""
    waiting = not_now(game, seat, card)
    if waiting is not None:
        return [waiting]
    state = game.cards[card]
    if state.area in (HAND, LEGENDS):
        refusal = judge_from_hand(game, seat, card)
        printed = state.definition
        return [with_words(refusal, printed.name, printed.text, text_of(printed))] if refusal else []
    found: list[Refusal | None] = []
    if state.area == PLAY and state.printed.fights and game.combat is None:
        found.append(judge_mover(game, seat, card) or judge_advance(game, card))
    found += [judge_use(game, seat, card, n, power) for n, power in enumerate(usable_powers(game, card))]
    return [refusal for refusal in found if refusal is not None] if found else [NOTHING]


def judge_use(game: HuntikGame, seat: int, card: int, index: int, power: Power) -> Refusal | None:
    """Why a power cannot be used, with its words."""
    refusal = judge_power(game, seat, card, power) or judge_again(game, seat, Option("use", ref=card, index=index))
    if refusal is None:
        return None
    source = game.cards[card if power.printed else power.given_by].printed
    words = source.text if power.ability.kind == MAY else print_text(FEATURE, (power.ability,))
    return with_words(refusal, source.name, words, power.ability.effects)


def with_words(refusal: Refusal, blame: str, words: str, effects: tuple[Effect, ...]) -> Refusal:
    """The refusal with the words of the text that is to blame, and what would make it legal if it says so itself."""
    if refusal.blame or refusal.reason not in _BY_THE_TEXT:
        return refusal
    first = effects[0] if effects else None
    condition = first.condition if isinstance(first, If) and refusal.rule == "HK 703.2" else None
    remedy = f"It can be done if {words_of('condition', condition)}." if condition else refusal.remedy
    return replace(refusal, blame=blame, words=words, remedy=remedy)


_BY_THE_TEXT = {
    refusal.reason
    for module in (playing_cards, powers)
    for refusal in (module.NOT_MET, module.NO_TARGET, module.NO_COST, powers.NOTHING_TO_DO, powers.USED_UP)
}


def not_now(game: HuntikGame, seat: int, card: int) -> Refusal | None:
    """Whether the player is not the one who may act."""
    if game.decision is None:
        return GAME_OVER
    if game.decision.seat == seat:
        responding = game.stack[-1].step == "responded"
        return None if game.decision.rests or responding else ANSWER_FIRST
    if game.combat is not None:
        return NOT_ASKED
    return playing_cards.NOT_YOUR_TURN if game.cards[card].area == HAND else NOT_YOUR_TURN


def judge_from_hand(game: HuntikGame, seat: int, card: int) -> Refusal | None:
    """A card in hand, on one's turn or as a response to a card being played."""
    played = game.card_being_played
    if played is not None and game.turn != seat:
        return judge_response(game, seat, card, played)
    return judge_play(game, seat, card) or judge_again(game, seat, Option("play", ref=card))
