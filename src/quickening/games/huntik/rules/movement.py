"""HK 403. Movement."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.derive import derived
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.core.refusals import Refusal
from quickening.games.huntik import channels
from quickening.games.huntik.events.combat import CombatStarted
from quickening.games.huntik.events.on_the_map import Exhausted, Moved
from quickening.games.huntik.kinds.changes import Blocks
from quickening.games.huntik.rules.combat import Combat
from quickening.games.huntik.rules.facts import Laws
from quickening.games.huntik.rules.modifiers import lawmaking_modifiers, laws
from quickening.games.huntik.rules.triggered_powers import Triggers
from quickening.games.huntik.state import NOBODY, UNBLOCKED, HuntikCard, HuntikGame, sides

NOT_YOURS = Refusal("HK 403.1", "{name} cannot move: you do not control it.")
NOT_A_MOVER = Refusal("HK 403.1", "{name} cannot move: only heroes and obstacles move.")
NOT_READY = Refusal(
    "HK 403.1", "{name} cannot move: it is exhausted.", "It readies at the start of the next round (HK 502.1)."
)
IS_STUNNED = Refusal(
    "HK 407.1", "{name} cannot move: it is stunned.", "It is unstunned at the start of the next round (HK 502.1)."
)
BLOCKED = Refusal(
    "HK 403.4",
    "{name} cannot move as far forward as it could: its way is blocked.",
    "It may move up to there, or back.",
)


def judge_mover(game: HuntikGame, seat: int, card: int) -> Refusal | None:
    """HK 403.1. Whether a player may move a card at all."""
    state = game.cards[card]
    if not state.printed.fights:
        return NOT_A_MOVER
    if state.controller != seat:
        return NOT_YOURS
    if state.stunned:
        return IS_STUNNED
    if state.exhausted:
        return NOT_READY
    known = laws(game, card)
    for what in ("move", "move on its own") if known.forbidden else ():
        if what in known.forbidden:
            return forbidden(game, known, what, f"{{name}} cannot {what}.")
    return None


def forbidden(game: HuntikGame, known: Laws, what: str, reason: str) -> Refusal:
    """HK 103.3. A refusal with the words of the card to blame."""
    source = known.forbidden[what].scope.source
    blame = game.cards[source.card].definition if source else None
    return Refusal("HK 103.3", reason, "", "", blame.name if blame else "", blame.text if blame else "")


def judge_advance(game: HuntikGame, card: int) -> Refusal | None:
    """HK 403.4. Whether a card that may move can do so as far forward as it could if nothing were in its way."""
    state, known = game.cards[card], laws(game, card)
    ahead = min(known.forward, 5 - game.seen_from(state.zone, state.controller))
    return BLOCKED if free_zones(game, card, state.controller, known) < ahead else None


def side_of(game: HuntikGame, card: int, you: int) -> int:
    """HK 403.2. From whose side forward and back are read: the controller's, or what nobody controls from yours."""
    controller = game.cards[card].controller
    return you if controller == NOBODY else controller


def free_zones(game: HuntikGame, card: int, seat: int, known: Laws) -> int:
    """HK 403.4. How far forward a card can move before an enemy stops it: into a blocked zone, not past it.

    `seat` is whose forward is meant. What nobody controls has no enemies.
    """
    state = game.cards[card]
    if known.unblockable or state.controller == NOBODY:  # HK 403.4a
        return 5 - game.seen_from(state.zone, seat)
    passing = _unblocked(game, seat, zones_with_enemies(game, seat, known.passed)) if known.passed else None
    free = (passing or unblocked(game, seat))[state.zone]
    if free and game_has_barriers.of(game):
        direction = game.forward(seat)
        return next((n for n in range(free) if is_barred(game, state.zone + n * direction, card)), free)
    return free


def unblocked(game: HuntikGame, seat: int) -> list[int]:
    """HK 403.4. For each zone, how far forward this player's cards can move from there until enemies stop them."""
    return UNBLOCKED.get(game, seat) or UNBLOCKED.put(
        game, seat, _unblocked(game, seat, zones_with_enemies(game, seat))
    )


def _unblocked(game: HuntikGame, seat: int, blocked: set[int]) -> list[int]:
    """How far forward a player's cards can move from each zone if these zones stop them."""
    free, forward = [0] * 6, game.forward(seat)
    for zone in (4, 3, 2, 1) if forward > 0 else (2, 3, 4, 5):
        free[zone] = 0 if zone in blocked else 1 + free[zone + forward]
    return free


def zones_with_enemies(game: HuntikGame, seat: int, passed: tuple[Any, ...] = ()) -> set[int]:
    """HK 403.4, 407.1. The zones in which an unstunned enemy hero or obstacle blocks this player's cards.

    `passed` describes those that do not.
    """
    cards, enemy = game.cards, 1 - seat
    enemies = [n for n in sides.of(game).usable[enemy] if cards[n].controller == enemy and blocks(cards[n])]
    if passed:
        enemies = [n for n in enemies if not any(such.fits(game, n, scope) for such, scope in passed)]
    return {cards[n].zone for n in enemies}


def blocks(card: HuntikCard) -> bool:
    """HK 403.4, 407.1."""
    return card.printed.fights and not card.stunned


def is_barred(game: HuntikGame, zone: int, card: int) -> bool:
    """Whether a feature in a zone bars this card's way by its text."""
    return any(
        cards.fits(game, card, scope)
        for other in game.in_play
        if game.cards[other].zone == zone and not game.cards[other].printed.fights and game.active(other)
        for cards, scope in laws(game, other).barriers
    )


@derived(channels.TEXTS, channels.LAWS)
def game_has_barriers(game: HuntikGame) -> bool:
    """Whether any text in force bars ways at all."""
    return any(isinstance(one.change, Blocks) for one, _ in lawmaking_modifiers.of(game))


def reach(game: HuntikGame, card: int, seat: int, forward: int, back: int, known: Laws) -> tuple[int, int]:
    """HK 403.2a, 403.4. How many zones a card that can move so many finds free, forward and back as `seat` sees."""
    state = game.cards[card]
    ahead, behind = free_zones(game, card, seat, known), game.seen_from(state.zone, seat) - 1
    if known.forbidden or known.kept_in:  # HK 103.3
        stays = is_in(game, state.zone, known.kept_in)
        forward = 0 if stays or "move forward" in known.forbidden else forward
        back = 0 if stays or "move back" in known.forbidden else back
    return min(forward, ahead), min(back, behind)


def is_in(game: HuntikGame, zone: int, said: tuple[Any, ...]) -> bool:
    """Whether a zone is one of those that texts about a card name."""
    return any(change.place.zone(game, scope) == zone for change, scope in said)


@cache
def ways(ahead: int, behind: int) -> list[int]:
    """Every number of zones a card can move that far, forward first, 0 last."""
    return [*range(1, ahead + 1), *range(-1, -behind - 1, -1), 0]


def open_ways(game: HuntikGame, card: int, seat: int, forward: int, back: int, known: Laws) -> list[int]:
    """HK 403.2b. The ways a card can move: not into a zone it is kept out of."""
    found = ways(*reach(game, card, seat, forward, back, known))
    if not known.kept_out:
        return found
    state = game.cards[card]
    shut = {zone for change, scope in known.kept_out for zone in change.zones(game, scope)}
    return [way for way in found if not way or state.zone + way * game.forward(seat) not in shut]


def way_words(zones: int) -> str:
    """How an option puts it."""
    if zones == 0:
        return "Move {name} 0 zones"
    return f"Move {{name}} {abs(zones)} zone{'s' if abs(zones) > 1 else ''} {'forward' if zones > 0 else 'back'}"


WAY_WORDS = {zones: way_words(zones) for zones in range(-4, 5)}


class OfferCombat(Frame):
    """HK 403.3. The player of a card that ended its move among enemies may start a combat."""

    rule: ClassVar[str] = "HK 403.3"

    card: int = NOBODY

    def start(self, game: HuntikGame) -> Next:
        if not can_start_combat(game, self.card):
            return None
        if "refrain from combat" in laws(game, self.card).forbidden:  # HK 600.4
            return self.fight
        options = (Option("fight", "Start a combat"), Option("refrain", "Do not start a combat"))
        state = game.cards[self.card]
        return Ask(Decision(state.controller, "Start a combat?", options, source=state.handle), self.answered)

    def answered(self, game: HuntikGame) -> Next:
        return self.fight if game.chosen[0].kind == "fight" else None

    def fight(self, game: HuntikGame) -> Next:
        state = game.cards[self.card]
        game.happen(CombatStarted(state.zone, state.controller, self.card))
        return Run(Combat())


class Move(Frame):
    """HK 403. A card moves; what triggers on that is resolved; then its player may start a combat (HK 403.3a).

    `exhausts` is for a player's own move (HK 403.1): a card that is moved by a modifier stays as it is. `side` is
    the player from whose side it moves forward and back: its controller, or the one who moves what nobody controls.
    `by` is the card whose text moves it.
    """

    card: int = NOBODY
    zones: int = 0
    exhausts: bool = True
    side: int = NOBODY
    by: Ref | None = None
    mover: Ref = Ref(NOBODY, 0)
    zone: int = 0

    def start(self, game: HuntikGame) -> Next:
        state = game.cards[self.card]
        self.side = side_of(game, self.card, self.side)
        self.mover, self.zone = game.ref(self.card), state.zone + self.zones * game.forward(self.side)
        moved = Moved(self.card, state.zone, self.zone)
        if not game.can_happen(moved):  # HK 103.3
            return None
        happening: list[Event] = [Exhausted(self.card)] if self.exhausts else []
        return game.do([*happening, moved], self.triggers)

    def triggers(self, game: HuntikGame) -> Next:
        return Run(Triggers(), self.offer_combat) if game.pending else self.offer_combat(game)

    def offer_combat(self, game: HuntikGame) -> Next:
        can = self.stands(game) and can_start_combat(game, self.card)
        return Run(OfferCombat(card=self.card)) if can else None

    def stands(self, game: HuntikGame) -> bool:
        """HK 400.11a, 403.5. Whether it is still the card that moved, where its move ended, and the same player's."""
        state = game.cards[self.card]
        return game.alive(self.mover) and state.zone == self.zone and state.controller == self.side


def can_start_combat(game: HuntikGame, card: int) -> bool:
    """HK 403.3a. The card is still there, unstunned, and an enemy hero or obstacle is in its zone."""
    state = game.cards[card]
    if not state.zone or state.stunned or state.controller == NOBODY or game.combat is not None:
        return False
    known = laws(game, card)
    if "start a combat" in known.forbidden or (
        known.peaceful and is_in(game, state.zone, known.peaceful)
    ):  # HK 103.3
        return False
    return bool(game.fighters(state.zone, 1 - state.controller))
