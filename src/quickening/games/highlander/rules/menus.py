"""What a player may do besides attacking and defending: Special Cards, Edges, abilities, dropping a Guard."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Option
from quickening.core.frames import Frame, Next, Run
from quickening.games.highlander.definitions import ATTACK, ILLUSION, WOUND, Printed
from quickening.games.highlander.events.notes import WoundPut
from quickening.games.highlander.events.places import Dropped
from quickening.games.highlander.events.plays import PutIntoPlay
from quickening.games.highlander.rules.exertions import FOR_ILLUSION, FOR_NOTHING, Exert
from quickening.games.highlander.rules.facing import face
from quickening.games.highlander.rules.hands import ALONE
from quickening.games.highlander.rules.menu_context import MenuContext, may_play_alone
from quickening.games.highlander.rules.playing import PlayCard
from quickening.games.highlander.rules.using import Use, aftermath, use_options
from quickening.games.highlander.state import ENDURANCE, NOBODY, PLAY, HighlanderGame


def plain_plays(game: HighlanderGame, now: MenuContext) -> list[Option]:
    """The Special Cards and Edges that may be played by themselves now."""
    if game.hand_closed:
        return []
    return [
        game.card_option("play", "Play {name}", card, index=way)
        for card, way in now.ways(game, ALONE)
        if (way < 0 or _stands_alone(game.cards[card].definition)) and may_play_alone(game, now, card)
    ]


def _stands_alone(printed: Printed) -> bool:
    return printed.type not in (ATTACK, ILLUSION) and not printed.is_defense and not printed.must_go_with


def drop_options(game: HighlanderGame, seat: int) -> list[Option]:
    """HL1 47, HL3 143, 152; HLT 100, 162. A Standing Defense may be dropped at any time in one's turn."""
    own, cards = game.areas[PLAY, seat], game.cards
    if not own:
        return []
    return [
        replace(game.card_option("drop", "Drop {name}", card), wasteful=True)
        for card in own
        if cards[card].definition.is_standing
        and not any(attack.defense == card and not attack.result for attack in game.attacks)
    ]


def exertion_options(game: HighlanderGame, now: MenuContext) -> tuple[Option, ...]:
    """HL1 54, 59; HL3 106, 108; HLT 35, 97. For nothing, or (Type One) an Illusion, in any phase for Exertions."""
    if not now.exerting:
        return ()
    if game.edition.illusions.value != "any or for it":
        return (EXERT_FOR_NOTHING,)
    return (EXERT_FOR_NOTHING, EXERT_FOR_ILLUSION if may_turn_up_an_illusion(game, now.seat) else EXERT_IN_VAIN)


def may_turn_up_an_illusion(game: HighlanderGame, seat: int) -> bool:
    """HLT 35. Whether there is one in the Endurance: whose deck it is knows what is in it, not where."""
    return any(game.cards[card].definition.type == ILLUSION for card in game.areas[ENDURANCE, seat])


EXERT_FOR_NOTHING = Option("exert", "Exert for nothing", index=1, wasteful=True)
EXERT_FOR_ILLUSION = Option("exert", "Exert for an Illusion", index=2)
EXERT_IN_VAIN = replace(EXERT_FOR_ILLUSION, wasteful=True)


def other_plays(game: HighlanderGame, now: MenuContext) -> list[Option]:
    """Everything that may be done in a phase besides what the phase is for."""
    return [*plain_plays(game, now), *use_options(game, now.seat), *drop_options(game, now.seat)]


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
        game.note(WoundPut(self.seat))
        following = aftermath(game, 1 - self.seat)
        return Run(following) if following is not None else None


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
