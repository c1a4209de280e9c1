"""What is out of date about cards when something changes: no more than has to be is worked out again."""

from __future__ import annotations

from quickening.core.once import once
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
from quickening.games.huntik.rules.modifiers import gives_powers, is_staged
from quickening.games.huntik.state import HuntikGame
from quickening.lang.selections import Me, ThisCard

#: Under which it is kept what replaces events, and of which kinds.
REPLACERS = frozenset({"replacers", "replaced"})
#: Under which it is kept how far each player's cards can move forward.
UNBLOCKED = ("unblocked 0", "unblocked 1")


def aspect_changed(game: HuntikGame, aspect: str) -> None:
    """Something about cards changed that only matters to derived values if a modifier looks at it."""
    if aspect in aspects_in_force(game).read:
        game.invalidate_values()


def text_changed(game: HuntikGame, card: int, printed: Printed) -> None:
    """A card came, went or was stunned. What does not follow from its text or from where it is stays as it was."""
    if speaks_of_others(printed) or gives_powers(game):
        game.invalidate()
        return
    plan = game.text_cache
    for key in (card, ~card, "sides", *outdated_by(printed)):
        plan.pop(key, None)
    _forget_gifts(game, card)
    if printed.continuous:
        reckon_with(game, printed)
        if OF_OTHERS in aspects_of(printed).traits and "onlookers" in plan:
            plan["onlookers"] |= {card}
        if is_staged(game):
            plan.clear()  # what one card can do may depend on what is said of another
    game.invalidate_values()


@once
def speaks_of_others(printed: Printed) -> bool:
    """Whether an always-on power of a card may change more about other cards than their ATK and DEF."""
    changing = [power for power in printed.continuous if not power.change.writes <= NUMBERS]
    return any(not isinstance(power.who, (Me, ThisCard)) for power in changing)


@once
def outdated_by(printed: Printed) -> tuple[str, ...]:
    """What is kept in the plan and follows from this text, if from any: a card has it that comes or goes."""
    keys: set[str] = set()
    if printed.waits:
        keys.add("watchers")
    if printed.of(WouldPower):
        keys |= REPLACERS
    for change in [power.change for power in printed.continuous]:
        keys |= {"always", "modifiers", "aimed"} if change.writes else {"always", "spoken", "watchers"} | REPLACERS
        if "laws" in change.writes:
            keys |= {"laws", "barriers", "bans"}
        if "powers" in change.writes:
            keys |= {"powers", "gifts", "gives", "watchers", "at risk", "staged"} | REPLACERS
    return tuple(keys)


def zone_changed(game: HuntikGame, card: int, carrying: bool) -> None:
    """A card is in another zone. If no modifier comes from it or looks at other cards, only its own facts change."""
    traits = aspects_in_force(game).traits
    _forget_gifts(game, card)
    if carrying or AROUND_FOR_LAWS in traits or card in onlookers(game) or is_staged(game):
        game.invalidate_values()
        return
    for number in game.in_play if AROUND in traits else (card,):
        game.value_cache.pop(number, None)
    whom_it_blocks = 1 if game.cards[card].controller == 0 else 0  # a card that nobody controls blocks nobody
    for key in (~card, "checked", ("powers", card), UNBLOCKED[whom_it_blocks]):
        game.value_cache.pop(key, None)
    game.version += 1


def _forget_gifts(game: HuntikGame, card: int) -> None:
    """A card is elsewhere, and so may be a text that gives powers to the cards in its own zone; it may be carried."""
    gifts = game.text_cache.get("gifts")
    if gifts is None:
        return
    if card in gifts.givers or any(game.cards[giver].holder == card for giver in gifts.givers):
        del game.text_cache["gifts"]
    else:
        gifts.powers.pop(("powers", card), None)


def onlookers(game: HuntikGame) -> frozenset[int]:
    """The cards from which modifiers about other cards come, or came a while ago."""
    known: frozenset[int] | None = game.text_cache.get("onlookers")
    if known is None:
        texts = [(n, game.cards[n].printed) for n in sources(game)]
        speaking = [n for n, printed in texts if printed.continuous and OF_OTHERS in aspects_of(printed).traits]
        made = [one.scope for one in game.modifiers if one.cards is None and not isinstance(one.who, Me)]
        refs = [ref for scope in made for ref in (scope.me, scope.source) if ref is not None]
        known = game.text_cache["onlookers"] = frozenset([*speaking, *[ref.card for ref in refs]])
    return known
