"""In which phases a card may be played (HL1 21, 40-44; HL3 60-66; HLT 28, 52-54)."""

from __future__ import annotations

from quickening.core.once import once
from quickening.games.highlander.definitions import ATTACK, DEFENSE_ONLY, EDGE, ILLUSION, Printed
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.state import ATTACKING, DEFENSE, HighlanderGame
from quickening.lang.nodes import walk


def phases_for(game: HighlanderGame, printed: Printed) -> tuple[str, ...]:
    """HL1 21, 41-44; HL3 60-66; HLT 28, 52-54. The phases in which a card may be played."""
    known: tuple[str, ...] | None = printed.roles.get(game.book)
    if known is None:
        known = printed.roles[game.book] = _phases_for(game, printed)
    return known


def _phases_for(game: HighlanderGame, printed: Printed) -> tuple[str, ...]:
    if printed.is_out_of_turn and not may_wait(printed):
        return ()
    only = said.of_kind(printed, said.ONLY_IN)
    if only is not None:
        return named_phases(game, only.name)
    if printed.type == ATTACK or said.of_kind(printed, said.IN_PLACE_OF_ATTACK):
        return (ATTACKING,)
    if printed.is_defense or (DEFENSE_ONLY in printed.groups and game.edition.spaced.value):  # HLT 239
        return (DEFENSE,)
    way = game.edition.edges.value
    if printed.type in (EDGE, ILLUSION) and (way == "duties" or (way == "affecting" and touches_duties(printed))):
        return (DEFENSE, ATTACKING, *named_phases(game, "beginning"))
    return (DEFENSE, ATTACKING)


@once
def touches_duties(printed: Printed) -> bool:
    """HL1 40. Whether a card affects directly what must or may be done: it takes texts away, or their hold."""
    return any(
        getattr(node, "deed", "") == "nullify"
        or getattr(node, "nullifies", False)
        or getattr(node, "ignores", False)
        or getattr(node, "word", "") in ("hand protected", "may nullify discards")
        for ability in printed.abilities
        for node in walk(ability)
    )


def may_wait(printed: Printed) -> bool:
    """Whether a card that may be played in the opponent's turn may be played in one's own as well."""
    own = said.of_kind(printed, said.OUT_OF_TURN)
    return own is not None and own.may and said.of_kind(printed, said.Counters) is None


def named_phases(game: HighlanderGame, name: str) -> tuple[str, ...]:
    """A phase as texts call it; the beginning of a turn is where must and may do effects are taken care of."""
    if name == "beginning":
        phases: tuple[str, ...] = game.edition.duties.value
        return phases
    return (name,)
