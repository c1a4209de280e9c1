"""SF 10.4, 26.4, 26.5, 35.3.4. What lasts for a while, and how it ends.

What lasts until a time ends by an effect of its own, generated as that time comes (SF 26.5); what lasts for an attack
ends in a step of it (SF 28.8); what is maintained ends at once (SF 10.4).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from quickening.core.derive import derived
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.areas import locations_of
from quickening.games.shadowfist.events.in_play import CeasedMaintaining, ControlReverted
from quickening.games.shadowfist.events.notes import CameBack, ChangesEnded, ControlsKept, DelayedEnded, SignpostsGone
from quickening.games.shadowfist.kinds.abilities import Triggered
from quickening.games.shadowfist.kinds.basics import NextDamage, Scope
from quickening.games.shadowfist.rules.becoming import about_types
from quickening.games.shadowfist.rules.continuous import is_blank
from quickening.games.shadowfist.rules.stability import never_shrinks
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import (
    ATTACK,
    COMBAT,
    FOLLOWING_TURN,
    IN_PLAY,
    MAINTAINED,
    NEXT_START,
    NEXT_TURN,
    NEXT_UNTURN,
    NOBODY,
    PLAY,
    TURN,
    Control,
    Delayed,
    Modifier,
    PendingTrigger,
)
from quickening.lang.nodes import Effect, Trigger
from quickening.lang.resolve import Resolve

Lasting = Modifier | Control | Delayed


class EndThese(Effect, frozen=True):
    """SF 26.5. Changes, control and delayed triggers end, each named by the time it began."""

    stamps: tuple[int, ...]

    def perform(self, game: ShadowfistGame, frame: Resolve) -> Next:
        end_all(game, lambda one: one.stamp in self.stamps)
        return frame.start


# -- times that come (SF 26.5) -------------------------------------------------------------------------------------


def start_of_turn(game: ShadowfistGame, seat: int) -> list[PendingTrigger]:
    """SF 26.5. What ends by an effect as a player's turn begins."""
    return ending(game, lambda one: one.until == NEXT_START and whose(one) == seat)


def end_of_turn(game: ShadowfistGame) -> list[PendingTrigger]:
    """SF 26.5. What ends by an effect as this turn ends."""
    return ending(game, lambda one: ends_with_turn(game, one))


def leave_nothing(game: ShadowfistGame) -> None:
    """What began too late for an effect to end it, in the last scene of the turn itself, is over with the turn."""
    end_all(game, lambda one: ends_with_turn(game, one))


def ends_with_turn(game: ShadowfistGame, one: Lasting) -> bool:
    """Whether it lasts until the end of this turn, or of the next turn or its player's, which this one is."""
    if one.until == NEXT_TURN:
        return whose(one) == game.active and one.stamp < game.turn_began
    if one.until == FOLLOWING_TURN:
        return one.stamp < game.turn_began
    return one.until in (TURN, COMBAT)


def whose(one: Lasting) -> int:
    """The player whose effect it is."""
    if isinstance(one, Control) or (isinstance(one, Modifier) and one.seat != NOBODY):
        return one.seat
    return one.scope.you


def ending(game: ShadowfistGame, ends: Callable[[Lasting], bool]) -> list[PendingTrigger]:
    """The effects that end something: one for each parent effect, but one for all bonuses of a player."""
    found: dict[tuple[int, int], list[Lasting]] = {}
    for one in everything(game):
        if ends(one):
            found.setdefault((whose(one), 0 if is_bonus(one) else parent_of(one)), []).append(one)
    return [as_effect(game, seat, group) for (seat, _), group in found.items()]


def parent_of(one: Lasting) -> int:
    """The number of the effect that began it; what one effect began ends together."""
    return one.stamp if isinstance(one, Control) else one.scope.effect or one.stamp


def is_bonus(one: Lasting) -> bool:
    """Whether it lowers no score, so that it does not matter in which order several end."""
    return isinstance(one, Modifier) and never_shrinks(one.change)


def as_effect(game: ShadowfistGame, seat: int, group: list[Lasting]) -> PendingTrigger:
    """SF 26.5. A delayed effect that ends what belongs together."""
    sources = list(dict.fromkeys(source for source in map(source_of, group) if source is not None))
    source = sources[0] if sources else Ref(NOBODY, 0)
    name = " and ".join(dict.fromkeys(game.cards[one.card].name for one in sources)) or "an effect"
    ability = Triggered(Trigger(), (EndThese(tuple(one.stamp for one in group)),))
    return PendingTrigger(ability, Scope(you=seat, me=source, source=source), source, "", name, ending=True)


def source_of(one: Lasting) -> Ref | None:
    """The card to thank for it."""
    return one.by if isinstance(one, Control) else one.scope.source


def everything(game: ShadowfistGame) -> Iterator[Lasting]:
    """All that lasts for a while: changes, delayed triggers, control above the first entry (SF 35.3.4)."""
    yield from game.modifiers
    yield from game.delayed
    for card in taken.of(game):
        yield from game.cards[card].controls[1:]


@derived(channels.TEXTS, channels.TAKING)
def taken(game: ShadowfistGame) -> list[int]:
    """SF 35.3. The cards of which somebody took control, known until another is taken: there are no others."""
    return [card for card in game.in_play if len(game.cards[card].controls) > 1]


def after_unturning(game: ShadowfistGame, seat: int) -> None:
    """SF 22.2.3. What keeps a card turned the next time is over once its controller has unturned cards."""
    drop(game, lambda one: one.until == NEXT_UNTURN and isinstance(one, Modifier) and is_of(game, one, seat))


def is_of(game: ShadowfistGame, one: Modifier, seat: int) -> bool:
    """Whether a change is about that player's turn, about a card of theirs, or about none that is left."""
    if one.seat != NOBODY:
        return one.seat == seat
    refs = [ref for ref in one.cards or () if game.alive(ref)]
    return not refs or any(game.cards[ref.card].controller == seat for ref in refs)


# -- ending --------------------------------------------------------------------------------------------------------


def end_all(game: ShadowfistGame, ends: Callable[[Lasting], bool]) -> None:
    """Everything of a kind ends."""
    drop(game, ends)
    revert(game, ends)


def end_of_combat(game: ShadowfistGame) -> None:
    """SF 30.4. What lasts until the end of combat ends."""
    end_all(game, lambda one: one.until == COMBAT)


def end_of_attack(game: ShadowfistGame) -> None:
    """SF 28.8. What lasts until the end of the attack ends."""
    end_all(game, lambda one: one.until in (ATTACK, COMBAT))
    if game.signposts:
        game.note(SignpostsGone(tuple(game.signposts)))  # SF 38.1.2


def drop(game: ShadowfistGame, ends: Callable[[Modifier | Delayed], bool]) -> None:
    """Changes and delayed triggers end."""
    ended = [one for one in game.modifiers if ends(one)]
    if ended:
        game.note(ChangesEnded(tuple(ended)))
        if any(about_types(one.change) for one in ended):
            game.happen()  # SF 7.1.1: what a card is now is settled before anything is seen of it
    delayed = tuple([one for one in game.delayed if ends(one)])
    if delayed:
        game.note(DelayedEnded(delayed))


def damage_done(game: ShadowfistGame, event: Any) -> None:
    """SF 29.5, 29.6. What was for the next damage that a card inflicts or takes is over once it has."""
    drop(game, lambda one: isinstance(one, Modifier) and was_for(game, one, event))


def was_for(game: ShadowfistGame, one: Modifier, event: Any) -> bool:
    """Whether a change was for the damage that was just inflicted, and for no other."""
    change = one.change
    if not isinstance(change, NextDamage):
        return False
    taken = change.step.startswith("taken")
    if (game.ref(event.card) if taken else event.by) not in (one.cards or ()):
        return False
    kind = not (change.non_combat if event.combat else change.combat)
    return kind and (taken or change.cards is None or change.cards.fits(game, event.card, one.scope))


def maintained(game: ShadowfistGame) -> list[Lasting]:
    """SF 10.4. What lasts as long as a card stays turned, or in play."""
    return [one for one in everything(game) if one.until in (MAINTAINED, IN_PLAY)]


def end_maintained(game: ShadowfistGame, kept_up: list[Lasting]) -> list[Event]:
    """SF 10.4. Turn and maintain ends as soon as the card unturns, is blanked or canceled, or leaves play."""
    ended = [one for one in kept_up if not is_kept_up(game, one)]
    if ended:
        end_all(game, lambda one: one.until in (MAINTAINED, IN_PLAY) and not is_kept_up(game, one))
    sources = dict.fromkeys(map(source_of, ended))
    return [CeasedMaintaining(source.card, source) for source in sources if source is not None]


def is_kept_up(game: ShadowfistGame, one: Lasting) -> bool:
    """Whether what keeps something up does so still."""
    source = source_of(one)
    return is_maintained(game, source) if one.until == MAINTAINED else is_there(game, source)


def is_there(game: ShadowfistGame, source: Ref | None) -> bool:
    """Whether the card that made something is still in play."""
    return source is not None and game.alive(source) and game.cards[source.card].area == PLAY


def is_maintained(game: ShadowfistGame, source: Ref | None) -> bool:
    """Whether the card that keeps something up is in play, turned, and has its text."""
    if source is None or not game.alive(source):
        return False
    state = game.cards[source.card]
    return state.area == PLAY and state.turned and not is_blank(game, source.card)


def revert(game: ShadowfistGame, ends: Callable[[Control], bool]) -> None:
    """SF 35.3.4. Entries of control stacks end, wherever in the stack they are; the one below has control again."""
    for card in taken.of(game):
        state = game.cards[card]
        if len(state.controls) > 1 and any(map(ends, state.controls)):
            left = tuple(one for one in state.controls if not ends(one))
            if left and left[-1].seat != state.controller:
                seat = left[-1].seat
                game.happen(ControlReverted(card, None, seat, left, locations_of(game, seat)[0]))
                game.note(CameBack(card))
            else:
                game.note(ControlsKept(card, left or state.controls[:1]))
