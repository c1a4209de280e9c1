"""What is written when cards come, go and move: no more than has to be is worked out again."""

from __future__ import annotations

from quickening.core.derive import Channel, derived
from quickening.core.once import once
from quickening.games.huntik import channels
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.kinds.abilities import WouldPower
from quickening.games.huntik.rules.aspects import (
    AROUND,
    AROUND_FOR_LAWS,
    NUMBERS,
    OF_OTHERS,
    aspects_in_force,
    aspects_of,
    reckon_with,
)
from quickening.games.huntik.rules.generating import sources
from quickening.games.huntik.rules.modifiers import (
    FACTS,
    GIVERS,
    LAWS_NOW,
    POWERS_NOW,
    SETTLED_LAWS,
    SETTLED_POWERS,
    gives_powers,
    is_staged,
    lawmaking_for,
)
from quickening.games.huntik.state import CHECKED, UNBLOCKED, HuntikGame
from quickening.lang.selections import Me, ThisCard


def aspect_changed(game: HuntikGame, aspect: str) -> None:
    """Something about cards changed that only matters to derived values if a modifier looks at it."""
    if aspect in aspects_in_force.of(game).read:
        game.wrote(channels.COURSE)


def text_changed(game: HuntikGame, card: int, printed: Printed) -> None:
    """A card came, went or was stunned. What does not follow from its text or from where it is stays as it was."""
    if speaks_of_others(printed) or gives_powers.of(game):
        game.wrote(channels.TEXTS)
        return
    for channel in written_with(printed):
        game.wrote(channel)
    SETTLED_LAWS.forget(game, card)
    lawmaking_for.forget(game, card)
    _forget_gifts(game, card)
    if printed.continuous:
        reckon_with(game, printed)
        looking = onlookers.get(game)
        if OF_OTHERS in aspects_of(printed).traits and looking is not None:
            onlookers.put(game, looking | {card})
        if is_staged.of(game):
            game.wrote(channels.TEXTS)  # what one card can do may depend on what is said of another


@once
def speaks_of_others(printed: Printed) -> bool:
    """Whether an always-on power of a card may change more about other cards than their ATK and DEF."""
    changing = [power for power in printed.continuous if not power.change.writes <= NUMBERS]
    return any(not isinstance(power.who, (Me, ThisCard)) for power in changing)


@once
def written_with(printed: Printed) -> tuple[Channel, ...]:
    """What is written as a card with this text comes or goes."""
    written = {channels.COURSE, channels.CARDS}
    if printed.waits:
        written.add(channels.WAITING)
    if printed.of(WouldPower):
        written.add(channels.REPLACING)
    for change in [power.change for power in printed.continuous]:
        written |= {channels.CHANGES} if change.writes else {channels.SAYINGS, channels.WAITING, channels.REPLACING}
        if "laws" in change.writes:
            written.add(channels.LAWS)
        if "powers" in change.writes:
            written |= {channels.GIFTS, channels.WAITING, channels.REPLACING}
    return tuple(written)


def zone_changed(game: HuntikGame, card: int, carrying: bool) -> None:
    """A card is in another zone. If no modifier comes from it or looks at other cards, only its own facts change."""
    traits = aspects_in_force.of(game).traits
    _forget_gifts(game, card)
    if carrying or AROUND_FOR_LAWS in traits or card in onlookers.of(game) or is_staged.of(game):
        game.wrote(channels.COURSE)
        return
    for number in game.in_play if AROUND in traits else (card,):
        FACTS.forget(game, number)
    LAWS_NOW.forget(game, card)
    POWERS_NOW.forget(game, card)
    CHECKED.forget(game)
    whom_it_blocks = 1 if game.cards[card].controller == 0 else 0  # a card that nobody controls blocks nobody
    UNBLOCKED.forget(game, whom_it_blocks)


def _forget_gifts(game: HuntikGame, card: int) -> None:
    """A card is elsewhere, and so may be a text that gives powers to the cards in its own zone; it may be carried."""
    givers = GIVERS.get(game)
    if givers is None:
        return
    if card in givers or any(game.cards[giver].holder == card for giver in givers):
        game.wrote(channels.GIVING)
    else:
        SETTLED_POWERS.forget(game, card)


@derived(channels.TEXTS)
def onlookers(game: HuntikGame) -> frozenset[int]:
    """The cards from which modifiers about other cards come, or came a while ago."""
    texts = [(n, game.cards[n].printed) for n in sources(game)]
    speaking = [n for n, printed in texts if printed.continuous and OF_OTHERS in aspects_of(printed).traits]
    made = [one.scope for one in game.modifiers if one.cards is None and not isinstance(one.who, Me)]
    refs = [ref for scope in made for ref in (scope.me, scope.source) if ref is not None]
    return frozenset([*speaking, *[ref.card for ref in refs]])
