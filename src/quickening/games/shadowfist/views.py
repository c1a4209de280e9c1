"""What a seat sees of a game of Shadowfist (SF 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from quickening.core.once import once
from quickening.core.seeing import DRAWN_FROM, Board, backs, looked_at, lying_together
from quickening.core.views import NUMBER, PLACE, AreaView, CardView, Face, Numbers, Status
from quickening.games.shadowfist.areas import locations_of
from quickening.games.shadowfist.definitions import CHARACTER, SITE, Printed
from quickening.games.shadowfist.rules.auctions import Auction
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.interception import Interceptions
from quickening.games.shadowfist.rules.out_of_play import revealed_top, revealed_tops
from quickening.games.shadowfist.rules.resources import pool
from quickening.games.shadowfist.rules.winning import closeness, goal
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import (
    ASIDE,
    BURNED,
    DECK,
    FRONT,
    HAND,
    PLAY,
    SMOKED,
    TOASTED,
    AuctionState,
    Generated,
)


def in_sight(game: ShadowfistGame, seat: int | None, board: Board) -> tuple[Status, list[AreaView]]:
    """SF 9. Hands are for their owners, face-down Sites for their controllers, decks for nobody."""
    status = (*board.alike("status", lambda: status_of(game)), *status_for(game, seat))
    return status, areas_of(game, seat, board)


def status_of(game: ShadowfistGame) -> Status:
    """Facts of the game as a whole, all public."""
    attack = game.attack
    seats = range(len(game.players))
    return (
        ("turn", game.turn),
        ("active", game.active),
        ("shot", game.shot),
        ("scene", None if game.scene is None else (game.scene.name, game.scene.closed)),
        ("attack", None if attack is None else attack_of(game)),
        ("homes", () if attack is None else homes_of(game)),
        ("faceoff", None if game.faceoff is None else tuple(ref.handle for ref in game.faceoff)),
        ("auction", auction_of(game)),
        ("power", tuple(player.power for player in game.players)),
        ("out", tuple(player.out for player in game.players)),
        ("victory", tuple(closeness(game, other) for other in seats)),
        ("goal", goal(game)),
        ("goals", tuple(goal(game, other) for other in seats)),
        ("resources", tuple(tuple(sorted(pool(game, other).items())) for other in seats)),
        ("locations", tuple(locations_of(game, other) for other in seats)),
    )


def status_for(game: ShadowfistGame, seat: int | None) -> Status:
    """Facts that a seat may know."""
    return (
        ("asked", game.asked_openly(seat)),
        ("stack", tuple(effect_of(game, one, seat) for one in (*game.effects, *game.held))),
        ("intercepting", intercepting_by(game, seat)),
        ("standing", game.players[seat].standing if seat is not None else ""),
    )


def effect_of(game: ShadowfistGame, effect: Generated, seat: int | None) -> tuple[object, ...]:
    """SF 23.0. An effect of the scene: its name and player, its card if that may be seen, kind, targets, number."""
    source = effect.source
    seen = source.card >= 0 and game.alive(source) and is_public(game, source.card, seat)
    targets = dict.fromkeys(ref for _, refs in effect.scope.bound for ref in refs)
    aimed = tuple(ref.handle for ref in targets if ref.card >= 0 and game.alive(ref) and in_play(game, ref.card))
    return (effect.name, effect.seat, source.handle if seen else 0, effect.kind, aimed, effect.number)


def in_play(game: ShadowfistGame, card: int) -> bool:
    """Whether everybody sees that a card is there."""
    return game.cards[card].area == PLAY


def is_public(game: ShadowfistGame, card: int, seat: int | None) -> bool:
    """Whether this seat may tell which card it is: one in play, in an open pile, or in its own hand."""
    state = game.cards[card]
    return state.area in (PLAY, SMOKED, TOASTED, BURNED, ASIDE) or (state.area == HAND and state.owner == seat)


def intercepting_by(game: ShadowfistGame, seat: int | None) -> tuple[tuple[int, int], ...]:
    """SF 28.6.1. Interceptors named so far with their attackers, for the player who is naming them."""
    found = [frame for frame in game.stack if isinstance(frame, Interceptions)]
    if not found or seat is None or game.decision is None or game.decision.seat != seat:
        return ()
    attack = game.attack
    named = [one for one in found[-1].declared if attack is not None and one not in attack.interceptors]
    return tuple((one.card.handle, one.attacker.handle) for one in named if one.seat == seat)


def auction_of(game: ShadowfistGame) -> tuple[object, ...] | None:
    """SF 31.0. The auction going on: the cards, the highest bid and whose it is, and who has yet to bid or pass."""
    for frame in reversed(game.stack):
        if isinstance(frame, Auction):
            cards = tuple(ref.handle for ref in frame.cards if game.alive(ref))
            high = game.auction or AuctionState()
            return (cards, high.bid, high.bidder if high.bidder >= 0 else None, frame.ring or frame.owners)
    return None


def attack_of(game: ShadowfistGame) -> tuple[object, ...]:
    """The attack: who declared it, attackers with their targets, interceptors with their attackers, by handle."""
    attack = game.ongoing
    attackers = tuple((one.card.handle, one.target.handle) for one in attack.attackers)
    interceptors = tuple((one.card.handle, one.attacker.handle) for one in attack.interceptors)
    return (attack.declarer, attack.stage, attackers, interceptors)


def homes_of(game: ShadowfistGame) -> tuple[tuple[int, int], ...]:
    """SF 28.8. The cards of an attack that stand elsewhere now, by handle, and the location each came from."""
    attack = game.ongoing
    left = [(one.card, one.home) for one in attack.attackers]
    left += [(one.card, one.home) for one in attack.interceptors] + [*attack.moved, *attack.ceased]
    away = [(ref, home) for ref, home in left if game.alive(ref) and game.cards[ref.card].location != home]
    return tuple((ref.handle, home) for ref, home in away)


#: An option that is about an effect of the scene names it by its number.
EFFECT = NUMBER.format(kind="card")


def in_keys(name: str, value: Any, of: Callable[[int], int]) -> Any:
    """One of the facts above, or the place of a card, with other numbers for what the game's clock has numbered."""
    if not value:
        return value
    if name in (PLACE, EFFECT):
        return of(value)
    if name == "locations":
        return tuple(tuple(map(of, columns)) for columns in value)
    if name == "attack":
        declarer, stage, attackers, interceptors = value
        return (declarer, stage, pairs_in_keys(attackers, of), pairs_in_keys(interceptors, of))
    if name == "auction":
        cards, *rest = value
        return (tuple(map(of, cards)), *rest)
    if name == "stack":
        return tuple(
            (effect, seat, of(source), kind, tuple(map(of, aimed)), of(number))
            for effect, seat, source, kind, aimed, number in value
        )
    if name == "homes":
        return pairs_in_keys(value, of)
    if name == "faceoff":
        return tuple(map(of, value))
    return pairs_in_keys(value, of) if name == "intercepting" else value


def pairs_in_keys(pairs: Iterable[tuple[int, int]], of: Callable[[int], int]) -> tuple[tuple[int, int], ...]:
    """Pairs of cards by other numbers."""
    return tuple((of(one), of(other)) for one, other in pairs)


def areas_of(game: ShadowfistGame, seat: int | None, board: Board) -> list[AreaView]:
    """Every area, hidden cards as backs."""
    in_the_open = board.alike(PLAY, lambda: cards_in_play(game, board))
    piles = board.alike("piles", lambda: [piles_of(game, owner, board) for owner in range(len(game.players))])
    found = [AreaView(PLAY, None, tuple(with_own_sites(game, in_the_open, seat)))]
    for owner in range(len(game.players)):
        hand = game.areas[HAND, owner]
        found.append(
            AreaView(
                HAND, owner, all_shown(game, HAND, owner, hand, board) if owner == seat else backs(len(hand), owner)
            )
        )
        found += piles[owner]
    return [*found, *looked_at(game, seat, found, shown, board)]


def cards_in_play(game: ShadowfistGame, board: Board) -> list[CardView]:
    """Cards in play as everybody sees them."""
    return [board.as_before(card_in_play(game, card, None)) for card in game.in_play]


def with_own_sites(game: ShadowfistGame, seen: list[CardView], seat: int | None) -> Iterator[CardView]:
    """Cards in play; a player sees which Sites those are that lie face down before them."""
    for card, shown_to_all in zip(game.in_play, seen, strict=True):
        state = game.cards[card]
        is_own = state.face_down and state.controller == seat
        yield card_in_play(game, card, seat) if is_own else shown_to_all


def piles_of(game: ShadowfistGame, owner: int, board: Board) -> list[AreaView]:
    """The piles of a player as everybody sees them."""
    return [
        AreaView(DECK, owner, deck_of(game, owner, board)),
        *[
            AreaView(pile, owner, all_shown(game, pile, owner, game.areas[pile, owner], board))
            for pile in (SMOKED, TOASTED, BURNED)
        ],
        AreaView(ASIDE, owner, all_shown(game, ASIDE, owner, game.areas[ASIDE, owner], board)),
    ]


def deck_of(game: ShadowfistGame, owner: int, board: Board) -> tuple[CardView, ...]:
    """SF 9.2. A deck: how many cards it has, and the top one if that is revealed."""
    top = revealed_top(game, owner)
    hidden = len(game.areas[DECK, owner]) - len(top)
    seen = backs(hidden, owner, DRAWN_FROM)
    return (*seen, *all_shown(game, DECK, owner, top, board)) if top else seen


def all_shown(
    game: ShadowfistGame, area: str, owner: int, cards: Sequence[int], board: Board
) -> tuple[CardView, ...]:
    """Cards as printed, which lie together."""
    return lying_together(game, (area, owner), cards, board, shown)


def shown(game: ShadowfistGame, card: int, board: Board) -> CardView:
    """A card as printed."""
    state = game.cards[card]
    face, numbers = printed_on(state.printed if state.area == ASIDE else state.definition)
    return board.as_printed(state.handle, state.owner, face, numbers)


def facts_of(printed: Printed) -> CardView:
    """The printed facts of a card that is in no game."""
    face, numbers = printed_on(printed)
    return CardView(0, None, *face, None, numbers)


def as_made(card: Printed) -> CardView:
    """A card that somebody made, as it is printed."""
    return facts_of(card)


@once
def printed_on(printed: Printed) -> tuple[Face, Numbers]:
    """The face of a card, and its numbers."""
    numbers = [("Cost", printed.cost)] if printed.cost is not None else []
    if printed.type == CHARACTER:
        numbers.append(("Fighting", printed.fighting))
    if printed.type == SITE:
        numbers += [("Power", printed.power), ("Body", printed.body)]
    face = (printed.key, printed.name, printed.subtitle, printed.type, tags_of(printed), printed.text)
    return face, tuple(numbers)


def tags_of(printed: Printed) -> tuple[str, ...]:
    """Faction, resources required and provided, restrictions, and whether its text is not the printed one."""
    requires = tuple(f"needs {sign}" for sign in printed.requires)
    provides = tuple(f"gives {sign}" for sign in printed.provides)
    reworded = ("reworded",) if printed.reworded else ()
    return (*((printed.faction,) if printed.faction else ()), *requires, *provides, *printed.restrictions, *reworded)


def card_in_play(game: ShadowfistGame, card: int, seat: int | None) -> CardView:
    """SF 9.1. A card in play is public, unless it is a face-down Feng Shui Site of somebody else's."""
    state = game.cards[card]
    holder = game.cards[state.subject].handle if state.subject >= 0 else 0
    place = game.location(card)
    if state.face_down and state.controller != seat:
        marks = ("face down", *marks_of(game, card))
        return CardView(state.handle, state.owner, kind=SITE, controller=state.controller, marks=marks, place=place)
    (key, name, title, _, tags, text), _ = printed_on(state.printed)
    known = facts(game, card)
    numbers: list[tuple[str, int]] = [("Cost", known.cost)]
    if CHARACTER in state.types:
        numbers += [("Fighting", max(0, known.fighting - state.damage_total))]
    if SITE in state.types:
        numbers += [("Power", known.power), ("Body", max(0, known.body - state.damage_total))]
    if state.damage:
        numbers.append(("Damage", state.damage_total))
    marks = (*(("face down",) if state.face_down else ()), *marks_of(game, card))
    return CardView(
        state.handle,
        state.owner,
        key,
        name,
        title,
        "/".join(state.types),
        tags,
        text,
        state.controller,
        tuple(numbers),
        marks,
        place,
        holder,
    )


def marks_of(game: ShadowfistGame, card: int) -> tuple[str, ...]:
    """How a card lies and what lies on it."""
    state = game.cards[card]
    marks = ["turned"] if state.turned else []
    if game.is_site(card):
        marks.append("front row" if state.row == FRONT else "back row")
    if not state.resolved:
        marks.append("not resolved")
    if state.counters:
        marks.append(f"{state.counters} counters")
    if not state.face_down:
        marks += [word if count == 1 else f"{word} {count}" for word, count in facts(game, card).bold.items()]
    return tuple(marks)


def is_visible(game: ShadowfistGame, seat: int | None, card: int) -> bool:
    """SF 9.2.1.1, 9.2.2, 9.3.1.1. Whether a player may look at a card."""
    state = game.cards[card]
    if state.area == HAND:
        return state.owner == seat
    if state.area == PLAY:
        return not state.face_down or state.controller == seat
    return state.area != DECK or card in revealed_tops(game)
