"""What stays known when a card comes or goes, or when a change begins or ends (SF 24.5.5).

The plan holds what follows from the texts that are active, from the cards in play and from the changes in force. Most
cards that come or go say nothing that others have to be looked at again for: what does not follow from them stays in
the plan, and the changes in force are put right in place. Where that cannot be told at a glance, the plan is dropped.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from quickening.games.shadowfist.definitions import UNIQUE
from quickening.games.shadowfist.kinds.abilities import Instead
from quickening.games.shadowfist.kinds.basics import Blank, CopyText, Grant
from quickening.games.shadowfist.rules.abilities import CardText, own_changes, own_text
from quickening.games.shadowfist.rules.continuous import Index, fixed_cards, is_simple
from quickening.games.shadowfist.rules.menu import used_of
from quickening.games.shadowfist.rules.triggers import watchers_in
from quickening.games.shadowfist.state import NOBODY, PLAY, Modifier, ShadowfistGame

TEXT_MAKERS = (Blank, CopyText, Grant)
#: What is in the plan, by name: what is put right when changes begin or end (`looks`: see `rules.describing`),
CHANGES = ("continuous", "index", "looks")
#: from which cards are in play (`STILL`: put right as one comes or goes), and of each player,
STILL = ("by type", "controlled", "taken")
CARDS = (*STILL, "subjects", "auctions", "pools")
CARDS_OF_EACH = ("able", "characters", "feng shui", "reach")
#: and from what can be used, by anybody and by each player.
USED, USED_BY_EACH = ("breaking in",), ("usable", "used", "used in closed")


def card_changed(game: ShadowfistGame, card: int) -> None:
    """One card came into play, left it, or its text counts from now on: the texts of all others are as they were."""
    known: dict[int, CardText] = game.card_cache.get("texts", {})
    if game.text_cache.get("texts") is not known:
        game.text_cache.clear()  # nothing is known, or texts change texts
        return
    before = known.pop(card, None) if game.cards[card].area != PLAY else known.get(card)
    now = None
    if game.cards[card].area == PLAY:
        now = known[card] = own_text(game, card, known)
    ended = own_changes(before) if before is not None else []
    begun = own_changes(now) if now is not None else []
    if any(isinstance(one.change, TEXT_MAKERS) for one in (*ended, *begun)):
        game.text_cache.clear()
        return
    if before is None or now is None:
        list_anew(game, card)
    keep(game, unaffected_by(game, card, before, now), [*ended, *dead_changes(game)], begun, card)


def unaffected_by(game: ShadowfistGame, card: int, before: CardText | None, now: CardText | None) -> tuple[Any, ...]:
    """What of the plan does not follow from a card that came or went, with these texts before and now."""
    outside = game.cards[card].definition.works_outside
    watched = outside or (before and before.watchers) or (now and watchers_in(game, card, now))
    used = outside or (before and before.used) or (now and used_of(game, card, now))
    texts = [text for text in (before, now) if text is not None]
    replacing = any(isinstance(entry.ability, Instead) for text in texts for entry in text.entries)
    names = STILL if UNIQUE in game.cards[card].definition.restrictions else (*STILL, "auctions")
    return names + names_of(len(game.players), False, not watched, not used, not replacing)


def list_anew(game: ShadowfistGame, card: int) -> None:
    """A card that came is the last in the lists of cards in play, and one that went is in none of them.

    Lists are made anew: somebody may be going through them.
    """
    state = game.cards[card]
    for name, key in (("controlled", state.controller), ("by type", state.printed.type)):
        known: dict[Any, list[int]] = game.text_cache.get(name, {})
        if known and state.area == PLAY:
            known[key] = [*known[key], card]
        elif known:
            game.text_cache[name] = {key: [one for one in found if one != card] for key, found in known.items()}


@cache
def names_of(players: int, cards: bool, watchers: bool, used: bool, replacers: bool) -> tuple[Any, ...]:
    """The names of what is in the plan: of texts, and of what else is as it was."""
    names: list[Any] = ["texts", *(["watchers"] if watchers else []), *(["replacers"] if replacers else [])]
    names += [*(CARDS if cards else ()), *(USED if used else ())]
    each = [*(CARDS_OF_EACH if cards else ()), *(USED_BY_EACH if used else ())]
    return (*names, *((name, seat) for name in each for seat in range(players)))


def dead_changes(game: ShadowfistGame) -> list[Modifier]:
    """SF 24.1.3.3. The changes in force that were directed at cards that are no more what they were."""
    return [one for one in game.text_cache.get("continuous", ()) if one.cards and not any(map(game.alive, one.cards))]


def changes_changed(game: ShadowfistGame, ended: list[Modifier], begun: list[Modifier]) -> None:
    """Changes made by effects ended or began: all cards and texts are as they were, unless these are about texts."""
    if "volatile" in game.text_cache or any(isinstance(one.change, TEXT_MAKERS) for one in (*ended, *begun)):
        game.text_cache.clear()
    else:
        keep(game, names_of(len(game.players), True, True, True, True), ended, begun)


def delayed_changed(game: ShadowfistGame) -> None:
    """Effects that wait for their time began to or do so no more: only who waits is out of date."""
    if "volatile" in game.text_cache:
        game.text_cache.clear()
    for name in ("watchers", "settling"):
        game.text_cache.pop(name, None)


# -- what stays ----------------------------------------------------------------------------------------------------


def keep(
    game: ShadowfistGame, names: tuple[Any, ...], ended: list[Modifier], begun: list[Modifier], card: int = NOBODY
) -> None:
    """What has these names stays in the plan; so do the changes in force, put right, and what is true of cards.

    `card` is the one that came or went: what is true of it has to be worked out anew.
    """
    plan, left = game.text_cache, {}
    if "index" in plan and all(map(is_simple, ended)) and all(map(is_simple, begun)):
        names += CHANGES
        concerned = put_right(game, ended, begun) | ({card} - {NOBODY})
        left = steady_without(game, concerned)
        if "looks" in plan:
            plan["looks"].changed += concerned
    stays = {name: plan[name] for name in names if name in plan}
    plan.clear()
    plan.update(stays)
    if left:
        plan["facts"] = left


def steady_without(game: ShadowfistGame, concerned: set[int]) -> dict[int, Any]:
    """What is true of cards that are not concerned and look at no others (`rules.steadiness.CARD`)."""
    known: dict[int, Any] = game.text_cache.get("facts", {})
    for card in (*concerned, *game.text_cache.get("around", ())):
        known.pop(card, None)
    return known


def put_right(game: ShadowfistGame, ended: list[Modifier], begun: list[Modifier]) -> set[int]:
    """The changes in force are without those that ended and with those that began; the cards these are about."""
    concerned: set[int] = set()
    if not ended and not begun:
        return concerned
    index: Index = game.text_cache["index"]
    for one in ended:
        concerned |= index.take_out(one)
    for one in begun:
        concerned |= index.put_in(one, fixed_cards(game, one))
    left = [one for one in game.text_cache["continuous"] if not any(one is other for other in ended)]
    game.text_cache["continuous"] = sorted([*left, *begun], key=lambda one: one.stamp)
    for name in ("continuous", "index"):
        game.card_cache.pop(name, None)  # those of before
    return concerned
