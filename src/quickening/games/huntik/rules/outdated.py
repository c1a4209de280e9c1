"""What is out of date about cards when something changes: no more than has to be is worked out again."""

from __future__ import annotations

from quickening.core.once import once
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.rules.generating import generated
from quickening.games.huntik.rules.modifiers import aspects_read, is_staged
from quickening.games.huntik.state import HuntikGame
from quickening.lang.selections import Me, ThisCard

NUMBERS = frozenset({"ATK", "DEF"})


def aspect_changed(game: HuntikGame, aspect: str) -> None:
    """Something about cards changed that only matters to derived values if a modifier looks at it."""
    modifiers = game.plan.get("modifiers")
    if modifiers is None:
        return
    known: frozenset[str] | None = game.plan.get("reads")
    if known is None:
        known = game.plan["reads"] = frozenset().union(*map(aspects_read, modifiers))
    if aspect in known:
        game.shifted()


def text_changed(game: HuntikGame, card: int, printed: Printed) -> None:
    """A card came, went or was stunned. If its powers are to be used or wait, all modifiers are as they were."""
    if speaks_of_others(printed) or gives_powers(game):
        game.touch()
        return
    game.plan.pop(card, None)
    game.plan.pop(~card, None)
    if printed.waits:
        game.plan.pop("watchers", None)
    if printed.modifies:
        _renew_modifiers(game)
    game.shifted()


@once
def speaks_of_others(printed: Printed) -> bool:
    """Whether an always-on power of a card may change more about other cards than their ATK and DEF."""
    changing = [power for power in printed.continuous if not power.change.writes <= NUMBERS]
    return any(not isinstance(power.who, (Me, ThisCard)) for power in changing)


def _renew_modifiers(game: HuntikGame) -> None:
    """The modifiers are others than before, but what other cards can do is as it was, and who waits for what."""
    same = {key: known for key, known in game.plan.items() if type(key) is int or key == "watchers"}
    game.plan.clear()
    if not is_staged(game):
        game.plan.update(same)


def gives_powers(game: HuntikGame) -> bool:
    """Whether cards in play are given powers that function by themselves, so that any card may have one."""
    known: bool | None = game.plan.get("gives")
    if known is None:
        given = (getattr(one.change, "power", None) for one in (*game.modifiers, *generated(game)))
        known = game.plan["gives"] = any(power is not None and not power.is_action for power in given)
    return known


def zone_changed(game: HuntikGame, card: int, carrying: bool) -> None:
    """A card is in another zone. If no modifier comes from it or looks at other cards, only its own facts change."""
    known: tuple[bool, bool, frozenset[int]] | None = game.plan.get("onlookers")
    if known is None:
        known = game.plan["onlookers"] = _onlookers(game)
    for_laws, for_numbers, sources_of_modifiers = known
    if for_laws or card in sources_of_modifiers or carrying:
        game.shifted()
        return
    for number in game.in_play if for_numbers else (card,):
        game.memo.pop(number, None)
    for key in (~card, "checked", ("powers", card), ("enemies of", 0), ("enemies of", 1)):
        game.memo.pop(key, None)
    game.version += 1


def _onlookers(game: HuntikGame) -> tuple[bool, bool, frozenset[int]]:
    """Whether modifiers of laws or numbers look at other cards than the one they change; the cards they come from."""
    modifiers = [*game.modifiers, *generated(game)]
    around = [one for one in modifiers if one.change.looks_around or (one.condition and one.condition.looks_around)]
    for_laws = is_staged(game) or any(not one.change.writes <= NUMBERS for one in around)
    others = (one for one in modifiers if not isinstance(one.who, Me) and one.cards is None)
    sources = (ref for one in others for ref in (one.scope.me, one.scope.source) if ref is not None)
    return for_laws, bool(around), frozenset(ref.card for ref in sources)
