"""Which cards go with which (HL1 57-59, 62, 66, 68; HL3 89, 96; HLT 91, 158): a card says what it is played with."""

from __future__ import annotations

from quickening.core.once import once
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import ATTACK, EDGE, Printed
from quickening.games.highlander.kinds.attack_changes import Damage, Marked
from quickening.games.highlander.kinds.changes import Costs, Several
from quickening.games.highlander.kinds.filters import goes_by_print
from quickening.games.highlander.state import HighlanderGame
from quickening.lang.nodes import Change


def goes_with(game: HighlanderGame, other: int, card: int) -> bool:
    """Whether a card may be played in conjunction with another. Most pairs of printed cards never do, or always."""
    joining, state = game.cards[other].definition, game.cards[card]
    pair = joining.pairs.get((game.book, id(state.definition)))
    if pair is None or state.whole is not None:
        pair = (state.definition, matches(game, other, card))
        if state.whole is None and joining.beside is not None and goes_by_print(joining.beside.cards):
            joining.pairs[game.book, id(state.definition)] = pair  # kept with the card, whose identity is its own
    if not pair[1]:
        return False
    return state.definition.type != ATTACK or not may_behead(joining) or may_become(game, other, card)


def matches(game: HighlanderGame, other: int, card: int) -> bool:
    """Whether a card is of the kind that another goes with."""
    joining, printed = game.cards[other].definition, game.cards[card].definition
    if joining.beside is None or not joining.beside.cards.fits(game, card, game.scope_of(other)):
        return False
    plain = printed.is_special_attack and joining.type == EDGE and game.edition.special_attack.value == "plain"
    return not plain  # HL1 62, 68


def may_become(game: HighlanderGame, other: int, card: int) -> bool:
    """HL1 62, 66; HL3 89. A Head Shot has to be able to become a Power Blow."""
    seat = game.cards[other].controller
    alone, joined = facts.prospective(game, card, seat), facts.prospective(game, card, seat, (other,))
    if not joined.head_shot or alone.head_shot:
        return True
    if alone.special and game.edition.special_attack.value != "values":
        return not {"may be a head shot", "may be a power blow"}.isdisjoint(alone.words)  # HLT 158
    return alone.can_power and alone.may_head_shot and alone.damage is not None


@once
def may_behead(printed: Printed) -> bool:
    """A first look: whether an attack could become a Head Shot by what is played with it. Few cards can do that."""
    told = [ability.change for ability in printed.statics if ability.who in ("this", "that")]
    return printed.type == ATTACK or not all(keeps_head(change) for change in told)


def keeps_head(change: Change) -> bool:
    """Whether a change has nothing to do with Head Shots, nor with who may make one."""
    if isinstance(change, Several):
        return all(keeps_head(part) for part in change.parts)
    harmless = {"cannot be blocked", "cannot be dodged", "cannot be a Power Blow", "cannot be a Head Shot"}
    word = isinstance(change, Marked) and change.word in harmless
    return word or isinstance(change, Costs) or (isinstance(change, Damage) and change.how in ("plus", "is"))
