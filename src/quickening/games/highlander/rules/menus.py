"""What a player may do besides attacking and defending: Special Cards, Edges, abilities, dropping a Guard."""

from __future__ import annotations

from quickening.core.decisions import Option
from quickening.core.frames import Frame, Next, Run
from quickening.games.highlander.definitions import ATTACK, ILLUSION, WOUND, Printed
from quickening.games.highlander.events import Dropped, PutIntoPlay
from quickening.games.highlander.rules.exertions import FOR_ILLUSION, FOR_NOTHING, Exert, may_exert
from quickening.games.highlander.rules.facing import face
from quickening.games.highlander.rules.hands import ALONE, must_go_with, ways_as
from quickening.games.highlander.rules.judging import judge_play
from quickening.games.highlander.rules.playing import PlayCard
from quickening.games.highlander.rules.using import Aftermath, Use, use_options
from quickening.games.highlander.state import NOBODY, PLAY, HighlanderGame


def plain_plays(game: HighlanderGame, seat: int) -> list[Option]:
    """The Special Cards and Edges that may be played by themselves now."""
    if game.hand_closed:
        return []
    return [
        game.card_option("play", "Play {name}", card, index=way)
        for card, way in ways_as(game, seat, ALONE)
        if _stands_alone(game.cards[card].definition) and judge_play(game, seat, card) is None
    ]


def _stands_alone(printed: Printed) -> bool:
    return printed.type not in (ATTACK, ILLUSION) and not printed.is_defense and not must_go_with(printed)


def drop_options(game: HighlanderGame, seat: int) -> list[Option]:
    """HL1 47, HL3 143, 152; HLT 100, 162. A Standing Defense may be dropped at any time in one's turn."""
    cards = game.cards
    return [
        game.card_option("drop", "Drop {name}", card)
        for card in game.areas[PLAY, seat]
        if cards[card].definition.is_standing
        and not any(attack.defense == card and not attack.result for attack in game.attacks)
    ]


def exertion_options(game: HighlanderGame, seat: int) -> list[Option]:
    """HL1 54, 59; HL3 106, 108; HLT 35, 97. For nothing, or (Type One) an Illusion, in any phase for Exertions."""
    if not may_exert(game, seat):
        return []
    options = [Option("exert", "Exert for nothing", index=1)]
    if game.book == "type-one":
        options.append(Option("exert", "Exert for an Illusion", index=2))
    return options


def other_plays(game: HighlanderGame, seat: int) -> list[Option]:
    """Everything that may be done in a phase besides what the phase is for."""
    return [*plain_plays(game, seat), *use_options(game, seat), *drop_options(game, seat)]


class Drop(Frame):
    """A Standing Defense is dropped."""

    card: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        game.happen(Dropped(self.card))
        return None


class PutWound(Frame):
    """HL3 155, HLT 165. A Wound is put into play: it is not a Special Card played."""

    seat: int = 0
    card: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        game.happen(PutIntoPlay(self.card, self.seat))
        game.deeds[self.seat].wounds += 1
        game.deeds[self.seat].put_specials -= 1
        return Run(Aftermath(seat=1 - self.seat))


def run_option(game: HighlanderGame, seat: int, option: Option) -> Frame:
    """The frame that carries out such an option."""
    if option.kind == "use":
        return Use(seat=seat, card=option.ref, index=option.index)
    if option.kind == "drop":
        return Drop(card=option.ref)
    if option.kind == "exert":
        return Exert(seat=seat, purpose=FOR_NOTHING if option.index == 1 else FOR_ILLUSION)
    face(game, seat, option)
    if WOUND in game.printed(option.ref).kinds:
        return PutWound(seat=seat, card=option.ref)
    return PlayCard(seat=seat, card=option.ref)
