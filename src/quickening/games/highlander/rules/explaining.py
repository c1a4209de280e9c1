"""Why a number is what it is: the figures of a card, and what a player has.

What texts do to a number is found by learning the facts once more, with a record that notes each change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from quickening.core.refusals import Refused
from quickening.games.highlander import facts, grid
from quickening.games.highlander.events.fighters import AbilityChanged, MaximumChanged
from quickening.games.highlander.events.lasting import SwitchedHands
from quickening.games.highlander.events.places import Collapsed
from quickening.games.highlander.events.turns import TurnStarted
from quickening.games.highlander.facts import AttackFacts, Facts, PlayerFacts
from quickening.games.highlander.rules.adjusting import hand_size
from quickening.games.highlander.rules.exertions import FOR_NOTHING, SIZE, sizes_by
from quickening.games.highlander.rules.resolving import at_least, damage_by
from quickening.games.highlander.state import DAMAGE, ENDURANCE, GAIN, LOSS, NOBODY, Attack, HighlanderGame, Tally
from quickening.games.highlander.views import numbers_now
from quickening.lang.nodes import Scope

Chain = list[tuple[str, int]]


# -- what texts do -------------------------------------------------------------------------------------------------


class Moves:
    """How each text moves one number."""

    def __init__(self, measure: Callable[[], int]) -> None:
        self.measure = measure
        self.made: list[tuple[Scope, int, int]] = []

    def take(self, game: HighlanderGame, noted: Facts, change: Any, scope: Scope) -> None:
        """Let a change be made, and note what the number was and is."""
        before = self.measure()
        change.apply(game, noted, scope)
        self.made.append((scope, before, self.measure()))

    def chain(self, game: HighlanderGame) -> Chain:
        """The texts that moved the number, and by how much."""
        return [(words_of(game, scope), after - before) for scope, before, after in self.made if after != before]


class NotedAttack(AttackFacts):
    """An attack whose damage is explained."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = Moves(lambda: damage_by(self))

    def take(self, game: HighlanderGame, change: Any, scope: Scope) -> None:
        self.moves.take(game, self, change, scope)


class NotedPlayer(PlayerFacts):
    """A player one of whose numbers is explained."""

    def __init__(self, game: HighlanderGame, seat: int, measure: Callable[[PlayerFacts], int]) -> None:
        super().__init__(seat, game.players[seat].maximum)
        self.moves = Moves(lambda: measure(self))
        facts.learn_player(game, self)

    def take(self, game: HighlanderGame, change: Any, scope: Scope) -> None:
        self.moves.take(game, self, change, scope)


def words_of(game: HighlanderGame, scope: Scope) -> str:
    """The card that makes a change, and its words."""
    if scope.source is None:
        return "a rule"
    printed = game.printed(scope.source.card)
    text = printed.text.splitlines()[0] if printed.text else ""
    return f"{printed.name}: “{text}”"


def moving(chain: Chain) -> Chain:
    """The start of a chain, and whatever moves it."""
    return [*chain[:1], *(part for part in chain[1:] if part[1])]


# -- cards ---------------------------------------------------------------------------------------------------------


def explain(game: HighlanderGame, card: int, number: str) -> Chain:
    """The chain behind a figure of a card: what is printed on it, then each change and the words that make it."""
    shown = {name.lower(): value for name, value in numbers_now(game, card)}
    if number not in shown:
        raise Refused(f"{game.printed(card).name} has no {number!r}")
    attack = next((one for one in game.attacks if one.card == card), None)
    if number == "grid":
        return areas(game, card, attack)
    if number == "damage" and attack is not None:
        return damage(game, attack)
    return [(f"printed on {game.printed(card).name}", shown[number])]


def damage(game: HighlanderGame, attack: Attack) -> Chain:
    """HL1 45, 57; HL3 98-99; HLT 71, 96. What is printed, each text that changes it, power, and no less than none."""
    printed = game.printed(attack.card)
    known = NotedAttack()
    facts.learn_attack(game, known, attack.card, attack.beside, attack.seat)
    chain = [(f"printed on {printed.name}", printed.damage or 0), *known.moves.chain(game)]
    told = known.moves.measure()
    facts.learn_power(known, attack)
    rule = game.cite("HL1 57", "HL3 102", "HLT 96")
    chain.append((f"{'Head Shot' if known.head_shot else 'Power Blow'} ({rule})", known.moves.measure() - told))
    left = at_least(known, known.moves.measure())
    chain.append((f"it does no less than {left}", left - known.moves.measure()))
    return moving(chain)


def areas(game: HighlanderGame, card: int, attack: Attack | None) -> Chain:
    """HL1 41, HL3 63, HLT 53. The areas of a card, as bits from the upper left, and what those with it add."""
    state = game.cards[card]
    own = state.chosen or state.definition.grid
    chain = [(f"{'chosen for' if state.chosen else 'printed on'} {state.definition.name}: {grid.words(own)}", own)]
    covered = own
    for other, added in joined(game, card, attack):
        new = added & ~covered
        covered |= added
        chain.append((f"{game.printed(other).name}, played with it: {grid.words(new)}", new))
    return moving(chain)


def joined(game: HighlanderGame, card: int, attack: Attack | None) -> Iterator[tuple[int, int]]:
    """HLT 201, 315. Cards that form one attack or defense with a card, and their areas."""
    if attack is not None:
        for other in attack.beside:
            if facts.is_attack(game, other):
                yield other, game.printed(other).grid
        return
    for defense in [one for one in game.defenses if one.card == card][-1:]:
        for other in defense.beside:
            if game.printed(other).is_defense:
                yield other, facts.of_defense(game, other, defense.seat).grid


# -- players -------------------------------------------------------------------------------------------------------


def explain_player(game: HighlanderGame, seat: int, number: str) -> Chain:
    """The chain behind what a player has. All of it is public."""
    explained = PLAYER.get(number.lower())
    if explained is None:
        raise Refused(f"a player has {', '.join(PLAYER)}, not {number!r}")
    return moving(explained(game, seat))


def ability(game: HighlanderGame, seat: int) -> Chain:
    """HL1 45, HL3 68, HLT 54. The Ability to begin with, and all that was lost and gained since."""
    changes = ability_changes(game, seat)
    start = game.players[seat].ability - sum(amount for _, amount in changes)
    return [(f"to begin with ({game.cite('HL1 5', 'HL3 48', 'HLT 8')})", start), *changes]


def ability_changes(game: HighlanderGame, seat: int) -> Chain:
    """What happened to a player's Ability, turn by turn; each of a pair of Personas has their own (HLT 204)."""
    own: Chain = []
    partner: Chain = []
    turn = 0
    for event in game.log:
        if isinstance(event, TurnStarted):
            turn += 1
        elif isinstance(event, SwitchedHands) and event.seat == seat:
            own, partner = partner, own
        elif isinstance(event, AbilityChanged | Collapsed) and event.seat == seat:
            own += [(f"{words}, turn {turn}", amount) for words, amount in parts_of(game, event)]
    return own


def parts_of(game: HighlanderGame, event: AbilityChanged | Collapsed) -> Chain:
    """One change of Ability: what was pending, and what of it did not come to pass."""
    if isinstance(event, Collapsed):
        return [(f"no card left to shuffle ({game.cite('HL1 65', 'HL3 88', 'HLT 98')})", -event.was)]
    parts = [tally_part(game, tally) for tally in event.taken]
    rest = event.ability - event.was - sum(amount for _, amount in parts)
    words = "prevented, or more than there was to lose" if rest > 0 else "beyond the maximum, or not to be gained"
    return [*parts, (words, rest)] if rest else parts


def tally_part(game: HighlanderGame, tally: Tally) -> tuple[str, int]:
    """A change of Ability that is, or was, pending: what it comes from."""
    source = tally.reason or (game.said(tally.source) if tally.source != NOBODY else "a rule")
    words = {DAMAGE: "damage from", LOSS: "lost by", GAIN: "gained by"}[tally.kind]
    return f"{words} {source}", tally.amount if tally.kind == GAIN else -tally.amount


def to_lose(game: HighlanderGame, seat: int) -> Chain:
    """HL1 45, HL3 68, HLT 54. Pending damage and loss of Ability, before anything prevents it."""
    own = [tally for tally in game.tallies if tally.seat == seat and tally.kind != GAIN]
    return [(words, -amount) for words, amount in (tally_part(game, tally) for tally in own)] or [("nothing", 0)]


def to_gain(game: HighlanderGame, seat: int) -> Chain:
    """HL1 45, HL3 68, HLT 54. Pending gain of Ability."""
    own = [tally for tally in game.tallies if tally.seat == seat and tally.kind == GAIN]
    return [tally_part(game, tally) for tally in own] or [("nothing", 0)]


def maximum(game: HighlanderGame, seat: int) -> Chain:
    """HL1 33, HL3 49, HLT 186. The starting Ability, what lowered it for good, and what texts say now."""
    lowered = [event for event in game.log if isinstance(event, MaximumChanged) and event.seat == seat]
    lasting = [("lowered for good", event.maximum - event.was) for event in lowered]
    start = game.players[seat].maximum - sum(amount for _, amount in lasting)
    known = NotedPlayer(game, seat, lambda known: known.maximum)
    return [
        (f"starting Ability ({game.cite('HL1 33', 'HL3 49', 'HLT 8')})", start),
        *lasting,
        *known.moves.chain(game),
    ]


def hand(game: HighlanderGame, seat: int) -> Chain:
    """HL1 5, HL3 48, HLT 234. The Ability, and what texts say; no fewer than none."""
    known = NotedPlayer(game, seat, lambda known: known.hand_size)
    own = game.players[seat].ability
    rest = hand_size(game, seat) - own - known.hand_size
    rule = game.cite("HL1 5", "HL3 48", "HLT 234")
    return [(f"Ability ({rule})", own), *known.moves.chain(game), ("no fewer than none", rest)]


def exertion(game: HighlanderGame, seat: int) -> Chain:
    """HL1 54, HL3 100, HLT 94. The cards a Hard Exertion reveals, at the most."""
    known = NotedPlayer(game, seat, lambda known: sizes_by(known, FOR_NOTHING)[1])
    return [(f"a Hard Exertion ({game.cite('HL1 54', 'HL3 100', 'HLT 94')})", SIZE), *known.moves.chain(game)]


def endurance(game: HighlanderGame, seat: int) -> Chain:
    """HL1 4, HL3 44, HLT 98. All cards of a player's deck, less those that are elsewhere."""
    own = [state for state in game.cards if state.owner == seat and not state.definition.is_pre_game]
    places = Counter(state.area for state in own if state.area != ENDURANCE)
    rule = game.cite("HL1 4", "HL3 44", "HLT 98")
    return [
        (f"cards of the deck ({rule})", len(own)),
        *((f"in {where}", -count) for where, count in sorted(places.items())),
    ]


#: The numbers of a player, by the names they are asked for.
PLAYER: dict[str, Callable[[HighlanderGame, int], Chain]] = {
    "ability": ability,
    "maximum": maximum,
    "hand size": hand,
    "endurance": endurance,
    "exertion": exertion,
    "to lose": to_lose,
    "to gain": to_gain,
}
