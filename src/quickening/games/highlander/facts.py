"""What is true now of players, attacks and defenses, after every text in force. Worked out once per change of state.

Texts are gathered in `in_force`: those of cards in play and Pre-Game cards, and what lasts for a time. A text is a
`Static` ability: a change and whom it is about. Changes write into the records of this module.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from quickening.games.highlander.definitions import (
    ATTACK,
    CUMULATIVE,
    DIRTY_TRICK,
    HILT,
    LOCATION,
    OBJECT,
    PERSONA,
    RANGED,
    SITUATION,
    SPECIAL,
)
from quickening.games.highlander.state import (
    ARMED,
    BEFORE_PLAY,
    DEFENSE,
    NOBODY,
    PLAY,
    SHEATHED,
    Attack,
    HighlanderGame,
)
from quickening.lang.nodes import Scope


class Force(NamedTuple):
    """A text in force: the ability, whose words they are, and since when."""

    ability: Any
    scope: Scope
    stamp: int


class Ban(NamedTuple):
    """Something a player may not play. `cards` describes it; `from_hand`: only from the hand."""

    cards: Any
    scope: Scope
    from_hand: bool = False
    put: bool = False
    against: int = NOBODY
    keyword: str = ""


class Cost(NamedTuple):
    """What has to be spent to play a card: a card like `pay`, an Exertion, or a loss of Ability instead."""

    cards: Any
    scope: Scope
    pay: Any = None
    from_hand: bool = False
    exertion: bool = False
    or_lose: int = 0
    first_only: bool = False
    plain: bool = True


class Quota(NamedTuple):
    """Cards that may be played beyond the usual number: `cards` describes which, `number` how many."""

    cards: Any
    scope: Scope
    number: int = 1


class PlayerFacts:
    """What is true of a player now."""

    __slots__ = (
        "allowed",
        "attack_areas",
        "attacks",
        "bans",
        "costs",
        "exertion_at_will",
        "exertion_sizes",
        "extra_attacks",
        "extra_specials",
        "hand_size",
        "heals",
        "lost_attacks",
        "maximum",
        "seat",
        "sources",
        "top_attacks",
        "words",
    )

    def __init__(self, seat: int, maximum: int) -> None:
        self.seat = seat
        self.maximum = maximum
        self.hand_size = 0
        self.attacks = 1
        self.extra_attacks: list[Quota] = []
        self.lost_attacks = 0
        self.extra_specials: list[Quota] = []
        self.bans: list[Ban] = []
        self.costs: list[Cost] = []
        self.exertion_sizes: dict[str, int] = {}
        self.exertion_at_will: dict[str, int] = {}
        self.attack_areas = False
        self.allowed: set[str] = set()
        self.words: dict[str, list[Any]] = {}
        self.top_attacks: int | None = None
        self.heals = True
        self.sources: list[int] = []


class AttackFacts:
    """What is true of an attack now. `damage` and `power` are `None` where there is no such value (HL3 98-99)."""

    __slots__ = (
        "added",
        "can_power",
        "costs",
        "damage",
        "from_hand_bans",
        "grid",
        "head_shot",
        "kinds",
        "may_head_shot",
        "no_block",
        "no_dodge",
        "power",
        "power_blow",
        "special",
        "words",
    )

    def __init__(self) -> None:
        self.grid = 0
        self.damage: int | None = None
        self.power: int | None = None
        self.added = 0
        self.kinds: set[str] = set()
        self.power_blow = False
        self.can_power = True
        self.head_shot = False
        self.may_head_shot = True
        self.no_block = False
        self.no_dodge = False
        self.special = False
        self.costs: list[Cost] = []
        self.from_hand_bans: list[Ban] = []
        self.words: set[str] = set()


class DefenseFacts:
    """What is true of a card as a defense."""

    __slots__ = ("grid", "kinds", "power_block", "type", "useless", "words")

    def __init__(self, type_: str, grid: int, kinds: set[str]) -> None:
        self.type = type_
        self.grid = grid
        self.kinds = kinds
        self.power_block = False
        self.useless: list[tuple[Any, Scope]] = []
        self.words: set[str] = set()


# -- which texts are in force --------------------------------------------------------------------------------------


def in_force(game: HighlanderGame) -> list[Force]:
    """Every static text that counts now, oldest first."""
    known: list[Force] | None = game.plan.get("in force")
    if known is None:
        lasting = [one for one in game.lasting if one.ability.is_static]
        found = [*_of_cards(game), *(Force(one.ability, one.scope, one.stamp) for one in lasting)]
        known = game.plan["in force"] = _without_nullified(game, sorted(found, key=lambda force: force.stamp))
    return known


def of_level(game: HighlanderGame, level: str) -> list[Force]:
    """The texts in force that are about players, or about other cards than their own."""
    known: list[Force] | None = game.plan.get(level)
    if known is None:
        found = [force for force in in_force(game) if force.ability.change.level == level]
        known = game.plan[level] = [force for force in found if force.ability.who not in ("this", "that")]
    return known


def _of_cards(game: HighlanderGame) -> list[Force]:
    found = []
    for seat in (0, 1):
        for area in (BEFORE_PLAY, PLAY):
            for card in game.areas[area, seat]:
                statics = statics_of(game, card)
                if statics and has_effect(game, card):
                    scope = game.scope_of(card)
                    stamp = game.cards[card].handle
                    found += [Force(ability, scope, stamp) for ability in statics]
    return found


def statics_of(game: HighlanderGame, card: int) -> tuple[Any, ...]:
    """The static abilities in a card's text."""
    return tuple(ability for ability in game.cards[card].definition.abilities if ability.is_static)


def has_effect(game: HighlanderGame, card: int) -> bool:
    """Whether the text of a card counts: it is face up, its weapon in hand, and no copy of it works already."""
    state = game.cards[card]
    if (
        state.face_down
        or state.arms != ARMED
        or (state.bonus and HILT in state.definition.kinds and _lost_a_weapon(game, state.controller))
    ):
        return False
    printed = state.definition
    if (printed.is_defense or printed.order) and not _in_its_time(game, card):
        return False
    if _sheathed(game, state.controller, printed.of):
        return False
    if game.edition.duplicates.value == "all" or printed.type not in (SITUATION, OBJECT, LOCATION):
        return True
    if CUMULATIVE in printed.kinds:  # HL3 91, 138; HLT 159
        return True
    for other in game.areas[PLAY, state.controller]:
        if other == card:
            return True
        if game.cards[other].definition is printed:
            return False
    return True


def _in_its_time(game: HighlanderGame, card: int) -> bool:
    """Whether this is the time for a text that does not always count while its card is in play."""
    state = game.cards[card]
    if state.definition.order:  # HL3 23, HLT 139: a part of a Plot Sequence works for a turn
        return state.turn == game.turn
    if state.stands and not _has_blocked(game, card):  # HLT 265
        return False
    return game.edition.defense_text.value != "last" or _was_last(game, card)  # HL3 113


def _has_blocked(game: HighlanderGame, card: int) -> bool:
    """Whether a card that a text made a Guard has blocked an attack this turn."""
    defense = game.defense_of(card)
    return defense is not None and defense.stopped > 0


def _was_last(game: HighlanderGame, card: int) -> bool:
    """HL3 63, 113. Whether a defense was the last one of a Defense Phase that is over, or stands from before."""
    own = [defense for defense in game.defenses if defense.seat == game.cards[card].controller]
    if not any(defense.card == card or card in defense.beside for defense in own):
        return True
    last = own[-1]
    return game.phase != DEFENSE and (last.card == card or card in last.beside)


def _sheathed(game: HighlanderGame, seat: int, of: tuple[str, ...]) -> bool:
    """HLT 156. Whether a card belongs to a weapon that is sheathed."""
    weapons = [game.cards[weapon] for weapon in game.weapons(seat)] if of else []
    return any(state.arms == SHEATHED and state.definition.name in of for state in weapons)


def _lost_a_weapon(game: HighlanderGame, seat: int) -> bool:
    """HLT 875. The Hilt of the Plot/Hilt format is nullified while its weapon is lost."""
    return any(game.cards[weapon].arms != ARMED for weapon in game.weapons(seat))


def _without_nullified(game: HighlanderGame, forces: list[Force]) -> list[Force]:
    """HL1 74, HL3 95, HLT 131. Texts that others nullify do not count; nullifying comes first of all."""
    nullifiers = [force for force in forces if force.ability.change.nullifies]
    if not nullifiers:
        return forces
    stopped: list[tuple[Force, Force]] = []
    for force in nullifiers:
        if force.ability.condition is None or force.ability.condition.holds(game, force.scope):
            stopped += [
                (other, force)
                for other in forces
                if other is not force and force.ability.change.stops(game, other, force.scope)
            ]
    shielded = shielded_seats(game, forces)
    gone = {
        id(other) for other, force in stopped if other.scope.you not in shielded or force.scope.you == other.scope.you
    }
    return [force for force in forces if id(force) not in gone]


def shielded_seats(game: HighlanderGame, forces: list[Force]) -> set[int]:
    """The players whose cards cannot be nullified now."""
    return {
        force.scope.you
        for force in forces
        if force.ability.change.shields
        and (force.ability.condition is None or force.ability.condition.holds(game, force.scope))
    }


# -- players -------------------------------------------------------------------------------------------------------


def of_player(game: HighlanderGame, seat: int) -> PlayerFacts:
    """What is true of a player now."""
    known: PlayerFacts | None = game.memo.get(seat)
    if known is None:
        known = game.memo[seat] = PlayerFacts(seat, game.players[seat].maximum)
        unheard = ignored(game)
        for ability, scope, _ in of_level(game, "player"):
            if unheard and scope.source is not None and (seat, scope.source.card) in unheard:
                continue
            if concerns(ability.who, scope.you, seat):
                if ability.condition is None or ability.condition.holds(game, scope):
                    ability.change.apply(game, known, scope)
    return known


def concerns(who: str, you: int, seat: int) -> bool:
    """Whether a text whose words are `you`'s is about that player."""
    if who == "you":
        return you == seat
    return who == "each" or (who == "opponent" and you != seat)


# -- attacks -------------------------------------------------------------------------------------------------------


def of_attack(game: HighlanderGame, attack: Attack) -> AttackFacts:
    """What is true of an attack now."""
    key = 8 * attack.card + 8
    known: AttackFacts | None = game.memo.get(key)
    if known is None:
        known = game.memo[key] = _attack_facts(game, attack.card, attack.beside, attack.seat)
        if attack.power:
            known.power_blow = True
        if attack.head_shot:
            known.head_shot = known.power_blow = True
    return known


def prospective(game: HighlanderGame, card: int, seat: int, beside: tuple[int, ...] = ()) -> AttackFacts:
    """What would be true of a card if it were played as an attack now."""
    key = (card, seat, beside) if beside else 8 * card + 10 + seat
    known: AttackFacts | None = game.memo.get(key)
    if known is None:
        known = game.memo[key] = _attack_facts(game, card, beside, seat)
    return known


def _attack_facts(game: HighlanderGame, card: int, beside: tuple[int, ...], seat: int) -> AttackFacts:
    printed = game.cards[card].definition
    known = AttackFacts()
    known.grid = game.cards[card].chosen or printed.grid
    known.damage, known.power = printed.damage, printed.power
    known.kinds = set(printed.kinds)
    known.special = SPECIAL in known.kinds or RANGED in known.kinds
    known.can_power = printed.power is not None
    if DIRTY_TRICK in known.kinds or RANGED in known.kinds:  # HL1 63-64, HL3 139, 147
        known.no_block = True
    scope = game.scope_of(card, seat)
    if not stripped(game, beside):
        _own_words(game, known, card, "this", scope)
    for ability in printed.play_rules:
        change = getattr(ability, "change", None)
        if change is not None and (ability.condition is None or ability.condition.holds(game, scope)):
            change.apply(game, known, scope)
    for other in beside:
        if game.cards[other].definition.type == ATTACK:  # HLT 201. Several attacks form one
            known.grid |= game.cards[other].definition.grid
            _own_words(game, known, other, "this", game.scope_of(other, seat))
        _own_words(game, known, other, "that", game.scope_of(other, seat))
    _words_about(game, known, card, seat)
    allowed = of_player(game, seat).allowed
    if "no head shots" in allowed:  # HLT 244
        known.may_head_shot = False
    if "no power blows" in allowed:
        known.can_power = known.may_head_shot = False
    _settle_head_shot(known)
    return known


def _settle_head_shot(known: AttackFacts) -> None:
    """HL1 66, HL3 89. Only an upper attack that can be a Power Blow can be a Head Shot."""
    if "head shot if it can" in known.words and known.grid & 7 and known.can_power:
        known.head_shot = True
    if not known.may_head_shot:
        known.head_shot = False
    known.power_blow = known.power_blow or known.head_shot


def _own_words(game: HighlanderGame, known: Any, card: int, who: str, scope: Scope) -> None:
    """What a card says of itself, or of the card it was played in conjunction with."""
    for ability in game.cards[card].definition.abilities:
        if ability.is_static and ability.who == who and not silenced(game, card, ability):
            if ability.condition is None or ability.condition.holds(game, scope):
                ability.change.apply(game, known, scope)


def silenced(game: HighlanderGame, card: int, ability: Any) -> bool:
    """Whether a text in force takes this text away."""
    return any(
        force.ability.change.silences(game, card, ability, force.scope)
        and (force.ability.condition is None or force.ability.condition.holds(game, force.scope))
        for force in nullifiers(game)
    )


def nullifiers(game: HighlanderGame) -> list[Force]:
    """The texts in force that take other texts away."""
    known: list[Force] | None = game.plan.get("nullifiers")
    if known is None:
        known = game.plan["nullifiers"] = [force for force in in_force(game) if force.ability.change.nullifies]
    return known


def ignored(game: HighlanderGame) -> frozenset[tuple[int, int]]:
    """HL1 74, HLT 107. Texts that do not count for a player who ignores them: that player, and the card."""
    known: frozenset[tuple[int, int]] | None = game.plan.get("ignored")
    if known is None:
        found = [force for force in in_force(game) if force.ability.change.ignores]
        pairs = [(force.scope.you, ref.card) for force in found for ref in force.scope.it if game.alive(ref)]
        known = game.plan["ignored"] = frozenset(pairs)
    return known


def is_ignored(game: HighlanderGame, card: int) -> bool:
    """Whether somebody ignores a card: what passes between two players then does not happen by it."""
    return any(other == card for _, other in ignored(game))


def stripped(game: HighlanderGame, beside: tuple[int, ...]) -> bool:
    """HLT 254, 314. Whether a card is played with one that takes its text away."""
    return any(
        ability.is_static
        and ability.who == "that"
        and (ability.change.strips or (game.book == "type-one" and ability.change.turns))  # HLT 146
        for card in beside
        for ability in game.cards[card].definition.abilities
    )


def _words_about(game: HighlanderGame, known: Any, card: int, seat: int) -> None:
    """What other texts say of attacks or defenses like this one."""
    unheard = ignored(game)
    for ability, scope, _ in of_level(game, "card"):
        if unheard and scope.source is not None and is_ignored(game, scope.source.card):
            continue
        if ability.who == "it":
            if not any(ref.card == card for ref in scope.it):
                continue
        elif not concerns(ability.who, scope.you, seat) or not ability.cards.fits(game, card, scope):
            continue
        if ability.condition is None or ability.condition.holds(game, scope):
            ability.change.apply(game, known, scope)


def of_defense(game: HighlanderGame, card: int, seat: int, beside: tuple[int, ...] = ()) -> DefenseFacts:
    """What is true of a card as a defense now."""
    key = (card, beside) if beside else 8 * card + 9
    known: DefenseFacts | None = game.memo.get(key)
    if known is None:
        printed = game.cards[card].definition
        grid = game.cards[card].chosen or printed.grid
        known = game.memo[key] = DefenseFacts(printed.type, grid, set(printed.kinds))
        if printed.abilities and not stripped(game, beside):
            _own_words(game, known, card, "this", game.scope_of(card, seat))
        for other in beside:
            _own_words(game, known, other, "that", game.scope_of(other, seat))
            if game.cards[other].definition.is_defense:  # HLT 315. Several defenses form one
                joined = of_defense(game, other, seat)
                known.grid |= joined.grid
                known.words |= joined.words
        _words_about(game, known, card, seat)
    return known


def personas_ignored(game: HighlanderGame, seat: int) -> bool:
    """Whether the text of a player's Persona does not count."""
    return any(
        game.printed(card).type == PERSONA and silenced(game, card, ability)
        for card in game.areas[BEFORE_PLAY, seat]
        for ability in game.printed(card).abilities[:1]
    )


def hidden_from(game: HighlanderGame, attack: Attack, seat: int) -> bool:
    """HL1 61, HL3 79. Whether a player does not know what an attack is; some may look at Hidden attacks."""
    return attack.hidden and attack.seat != seat and "sees hidden" not in of_player(game, seat).allowed


def is_attack(game: HighlanderGame, card: int) -> bool:
    return game.cards[card].definition.type == ATTACK
