"""What is true now of players, attacks and defenses, after every text in force. Worked out once per change of state.

Texts are gathered in `in_force`: those of cards in play and Pre-Game cards, and what lasts for a time. A text is a
`Static` ability: a change and whom it is about. Changes write into the records of this module.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from quickening.core.data import Frozen, replace
from quickening.core.derive import Values, derived_each
from quickening.core.once import once
from quickening.games.highlander import channels
from quickening.games.highlander.definitions import (
    ATTACK,
    DIRTY_TRICK,
    EDGE,
    NO_BLOCK,
    NO_DODGE,
    RANGED,
    SPECIAL,
    Printed,
)
from quickening.games.highlander.kinds.filters import is_of_attacks, meant
from quickening.games.highlander.state import NOBODY, Attack, HighlanderGame
from quickening.games.highlander.texts_in_force import Force, ignored, is_ignored, of_level, silenced, stripped
from quickening.lang.nodes import Scope


class Ban(NamedTuple):
    """Something a player may not play. `cards` describes it; `from_hand`: only from the hand; `after` so many."""

    cards: Any
    scope: Scope
    from_hand: bool = False
    put: bool = False
    against: int = NOBODY
    keyword: str = ""
    after: int = 0


class Cost(Frozen, frozen=True):
    """What has to be spent to play a card: a card like `pay`, an Exertion, perhaps of so many cards, so many cards of
    the top of Endurance, or a loss of Ability instead.

    Costs that are still to be paid are part of a saved game.
    """

    cards: Any
    scope: Scope
    pay: Any = None
    from_hand: bool = False
    exertion: bool = False
    or_lose: int = 0
    first_only: bool = False
    plain: bool = True
    size: int = -1
    burn: int = 0


class Quota(NamedTuple):
    """Cards that may be played beyond the usual number: `cards` describes which, `number` how many, `rider` what is
    so of an attack that is played by it.
    """

    cards: Any
    scope: Scope
    number: int = 1
    rider: Any = None


class Facts:
    """What is true of somebody or something, as texts change it."""

    def take(self, game: HighlanderGame, change: Any, scope: Scope) -> None:
        """A text changes what is true."""
        change.apply(game, self, scope)


class PlayerFacts(Facts):
    """What is true of a player now.

    `lost`, `unarmed` and `hampered` are what follows from it and from the player's arms and feet, once looked at.
    """

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
        self.lost: tuple[int, ...] | None = None
        self.unarmed: bool | None = None
        self.hampered: bool | None = None


class AttackFacts(Facts):
    """What is true of an attack now. `damage` and `power` are `None` where there is no such value (HL3 98-99).

    Texts that take damage away have taken `lessened` and leave `least`, where they say so.
    """

    def __init__(self) -> None:
        self.grid = 0
        self.top_damage: int | None = None
        self.damage: int | None = None
        self.power: int | None = None
        self.added = 0
        self.least = 0
        self.lessened = 0
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
        self.not_stopped_by: list[tuple[Any, Scope]] = []
        self.words: set[str] = set()


class DefenseFacts(Facts):
    """What is true of a card as a defense."""

    def __init__(self, type_: str, grid: int, kinds: set[str]) -> None:
        self.type = type_
        self.grid = grid
        self.kinds = kinds
        self.power_block = False
        self.useless: list[tuple[Any, Scope]] = []
        self.words: set[str] = set()


# -- players -------------------------------------------------------------------------------------------------------


def of_player(game: HighlanderGame, seat: int) -> PlayerFacts:
    """What is true of a player now. If the texts look at nothing else, it holds as long as they are in force."""
    settled: dict[int, PlayerFacts] | None = game.known[SETTLED_PLAYERS.place]  # asked for most often: without a call
    known = (None if settled is None else settled.get(seat)) or PLAYERS.get(game, seat)
    if known is None:  # noted before it is worked out: a text may ask for what others said
        known = PLAYERS.put(game, seat, PlayerFacts(seat, game.players[seat].maximum))
        if learn_player(game, known):
            SETTLED_PLAYERS.put(game, seat, known)
        known.lost = known.unarmed = known.hampered = None
    return known


SETTLED_PLAYERS = Values[int, PlayerFacts](channels.TEXTS)
PLAYERS = Values[int, PlayerFacts](channels.TEXTS, channels.COURSE)


def learn_player(game: HighlanderGame, known: PlayerFacts) -> bool:
    """Every text in force about a player, in order; whether they look at nothing that can change before they do."""
    seat = known.seat
    unheard = ignored.of(game)
    settled = True
    for ability, scope, _ in of_level.of(game, "player"):
        if unheard and scope.source is not None and (seat, scope.source.card) in unheard:
            continue
        if concerns(ability.who, scope.you, seat):
            settled = settled and ability.condition is None and ability.change.settled
            if ability.condition is None or ability.condition.holds(game, scope):
                known.take(game, ability.change, scope)
    return settled


def concerns(who: str, you: int, seat: int) -> bool:
    """Whether a text whose words are `you`'s is about that player."""
    if who == "you":
        return you == seat
    return who == "each" or (who == "opponent" and you != seat)


# -- attacks -------------------------------------------------------------------------------------------------------


def of_attack(game: HighlanderGame, attack: Attack) -> AttackFacts:
    """What is true of an attack now."""
    known = ATTACKS.get(game, attack.card)
    if known is None:
        if attack.power or attack.head_shot:  # what is printed is shared, and therefore not to be changed
            known = AttackFacts()
            learn_attack(game, known, attack.card, attack.beside, attack.seat)
            learn_power(known, attack)
        else:
            known = _attack_facts(game, attack.card, attack.beside, attack.seat)
        ATTACKS.put(game, attack.card, known)
    return known


ATTACKS = Values[int, AttackFacts](channels.TEXTS, channels.COURSE)


def learn_power(known: AttackFacts, attack: Attack) -> None:
    """HL1 57, 66. What its player made of an attack: a Power Blow, a Head Shot."""
    if attack.power:
        known.power_blow = True
    if attack.head_shot:
        known.head_shot = known.power_blow = True


def prospective(game: HighlanderGame, card: int, seat: int, beside: tuple[int, ...] = ()) -> AttackFacts:
    """What would be true of a card if it were played as an attack now."""
    key = (card, seat, beside)
    return PROSPECTIVE.get(game, key) or PROSPECTIVE.put(game, key, _attack_facts(game, card, beside, seat))


PROSPECTIVE = Values[tuple[int, int, tuple[int, ...]], AttackFacts](channels.TEXTS, channels.COURSE)


def _attack_facts(game: HighlanderGame, card: int, beside: tuple[int, ...], seat: int) -> AttackFacts:
    """A first look: where no text has anything to say of the attack, it is what is printed."""
    state, allowed = game.cards[card], of_player(game, seat).allowed
    barred = "no head shots" in allowed or "no power blows" in allowed
    if not (beside or barred or state.chosen or state.named) and state.definition.says_nothing_of_itself:
        if not (words_about(game, card, seat) or is_weak_trick(game, state.definition)):
            return plain_attack(state.definition)
    known = AttackFacts()
    learn_attack(game, known, card, beside, seat)
    return known


@once
def plain_attack(printed: Printed) -> AttackFacts:
    """What is printed of an attack; shared by all who ask, so that nobody may change it."""
    known = AttackFacts()
    _learn_printed(known, printed)
    return known


def is_weak_trick(game: HighlanderGame, printed: Printed) -> bool:
    """HL1 64, HLT 82. A Dirty Trick is never a Power Blow; only the third book goes by its figures (HL3 139)."""
    return DIRTY_TRICK in printed.kinds and game.edition.dirty_trick.value != "values"


def grid_of(game: HighlanderGame, card: int, beside: tuple[int, ...] = ()) -> int:
    """The areas of an attack or defense: chosen or printed, with those of others it forms one with (HLT 201, 315)."""
    state = game.cards[card]
    covered = state.chosen or state.definition.grid
    if state.definition.widening:
        covered = widened(game, card, "this", game.scope_of(card), covered)
    for other in beside:
        joined = game.cards[other].definition
        if state.definition.type == ATTACK:
            covered |= joined.grid if joined.type == ATTACK else 0
        elif joined.is_defense:
            covered |= game.cards[other].chosen or joined.grid
        if not joined.grid:
            covered |= game.cards[other].chosen
        if joined.widening:
            covered = widened(game, other, "that", game.scope_of(other), covered)
    return covered


def widened(game: HighlanderGame, card: int, who: str, scope: Scope, covered: int) -> int:
    """The areas with those that a text adds: of its own card, or of the one it goes with."""
    for ability in game.cards[card].definition.widening:
        if ability.who == who and not silenced(game, card, ability):
            if ability.condition is None or ability.condition.holds(game, scope):
                covered = ability.change.widened(covered)
    return covered


def _learn_printed(known: AttackFacts, printed: Printed) -> None:
    known.grid = printed.grid
    known.damage, known.power = printed.damage, printed.power
    known.kinds = set(printed.kinds)
    known.special = SPECIAL in known.kinds or RANGED in known.kinds
    known.can_power = printed.power is not None and RANGED not in known.kinds  # HL3 147
    known.no_block = DIRTY_TRICK in known.kinds or RANGED in known.kinds  # HL1 63-64, HL3 139, 147


def learn_attack(game: HighlanderGame, known: AttackFacts, card: int, beside: tuple[int, ...], seat: int) -> None:
    """What is printed on a card, and what the texts make of it as an attack."""
    printed = game.retyped().get(card) or game.cards[card].definition
    _learn_printed(known, printed)
    if is_weak_trick(game, printed):
        known.can_power = False
        known.damage = None if game.edition.dirty_trick.value == "no damage" else known.damage
    known.grid = grid_of(game, card, beside)
    scope = game.scope_of(card, seat)
    if not stripped(game, beside):
        _own_words(game, known, card, "this", scope)
    for ability in printed.play_rules:
        change = getattr(ability, "change", None)
        if change is not None and (ability.condition is None or ability.condition.holds(game, scope)):
            known.take(game, change, scope)
    learn_barred(known, game.cards[card].named)
    for other in beside:
        if game.cards[other].definition.type == ATTACK:  # HLT 201. Several attacks form one
            _own_words(game, known, other, "this", game.scope_of(other, seat))
        _own_words(game, known, other, "that", beside_scope(game, other, card, seat))
    _learn(game, known, words_about(game, card, seat))
    allowed = of_player(game, seat).allowed
    if "no head shots" in allowed:  # HLT 244
        known.may_head_shot = False
    if "no power blows" in allowed:
        known.can_power = known.may_head_shot = False
    _settle_head_shot(known)


def learn_barred(known: AttackFacts, word: str) -> None:
    """HL3 79, HLT 102. What was chosen for an attack as it was played."""
    known.no_block = known.no_block or word == NO_BLOCK
    known.no_dodge = known.no_dodge or word == NO_DODGE


def beside_scope(game: HighlanderGame, other: int, card: int, seat: int) -> Scope:
    """Whom the text of a card played in conjunction is about: `it` is the card it goes with."""
    return replace(game.scope_of(other, seat), it=(game.ref(card),))


def _settle_head_shot(known: AttackFacts) -> None:
    """HL1 66, HL3 89. Only an upper attack that can be a Power Blow can be a Head Shot."""
    if "head shot if it can" in known.words and known.grid & 7 and known.can_power:
        known.head_shot = True
    if not known.may_head_shot:
        known.head_shot = False
    known.power_blow = known.power_blow or known.head_shot


def _own_words(game: HighlanderGame, known: Facts, card: int, who: str, scope: Scope) -> None:
    """What a card says of itself, or of the card it was played in conjunction with."""
    unmade = who == "that" and not went_as_announced(game, card, known)
    for ability in game.cards[card].definition.abilities:
        if ability.is_static and ability.who == who and not silenced(game, card, ability):
            if unmade and getattr(ability.change, "word", "") != "is a Power Blow":
                continue
            if ability.condition is None or ability.condition.holds(game, scope):
                known.take(game, ability.change, scope)


def went_as_announced(game: HighlanderGame, card: int, known: Facts | None = None) -> bool:
    """HL3 102, HLT 96. A card for a Power Blow comes before the Exertion: it is of use if the attack is made one."""
    beside = game.cards[card].definition.beside
    if beside is None or getattr(beside.cards.noun, "word", "") != "can be a Power Blow":
        return True
    attack = game.attack_of(card)
    made = attack is not None and (attack.power or attack.head_shot)
    return made or getattr(known, "power_blow", False)


def _learn(game: HighlanderGame, known: Facts, words: list[Force]) -> None:
    for ability, scope, _ in words:
        if ability.condition is None or ability.condition.holds(game, scope):
            known.take(game, ability.change, scope)


def words_about(game: HighlanderGame, card: int, seat: int) -> list[Force]:
    """The other texts that speak of attacks or defenses like this one."""
    found: list[Force] = []
    state = game.cards[card]
    about_defenses = state.whole is None and state.definition.type != ATTACK
    unmoved = state.definition.is_special_attack and game.edition.special_attack.value == "plain"
    for force in words_on_defenses.of(game, seat) if about_defenses else words_to.of(game, seat):
        ability, scope, _ = force
        if unmoved and scope.source is not None and game.cards[scope.source.card].definition.type == EDGE:
            continue  # HL1 62
        if ability.who == "it":
            if not any(ref.card == card for ref in scope.it):
                continue
        elif not meant(game, ability.cards, card, scope):
            continue
        found.append(force)
    return found


@derived_each(channels.TEXTS)
def words_to(game: HighlanderGame, seat: int) -> list[Force]:
    """The texts about attacks or defenses of a player's, unless they are ignored."""
    return [
        force
        for force in of_level.of(game, "card")
        if (force.ability.who == "it" or concerns(force.ability.who, force.scope.you, seat))
        and (force.scope.source is None or not is_ignored(game, force.scope.source.card))
    ]


@derived_each(channels.TEXTS)
def words_on_defenses(game: HighlanderGame, seat: int) -> list[Force]:
    """Those of them that may be about something else than an attack."""
    found = words_to.of(game, seat)
    return [one for one in found if one.ability.who == "it" or not is_of_attacks(one.ability.cards)]


def of_defense(game: HighlanderGame, card: int, seat: int, beside: tuple[int, ...] = ()) -> DefenseFacts:
    """What is true of a card as a defense now."""
    known = DEFENSES.get(game, (card, beside))
    if known is None:
        about = words_about(game, card, seat)
        state = game.cards[card]
        if not (about or beside or state.chosen) and state.definition.says_nothing_of_itself:
            known = plain_defense(state.definition)
        else:
            known = _defense_facts(game, card, seat, beside)
            _learn(game, known, about)
        DEFENSES.put(game, (card, beside), known)
    return known


DEFENSES = Values[tuple[int, tuple[int, ...]], DefenseFacts](channels.TEXTS, channels.COURSE)


@once
def plain_defense(printed: Printed) -> DefenseFacts:
    """What is printed of a defense; shared by all who ask, so that nobody may change it."""
    return DefenseFacts(printed.type, printed.grid, set(printed.kinds))


def _defense_facts(game: HighlanderGame, card: int, seat: int, beside: tuple[int, ...]) -> DefenseFacts:
    """What a defense says of itself, and what those say that it was played with."""
    printed = game.cards[card].definition
    known = DefenseFacts(printed.type, grid_of(game, card, beside), set(printed.kinds))
    if not stripped(game, beside):
        _own_words(game, known, card, "this", game.scope_of(card, seat))
    for other in beside:
        _own_words(game, known, other, "that", beside_scope(game, other, card, seat))
        if game.cards[other].definition.is_defense:  # HLT 315. Several defenses form one
            known.words |= of_defense(game, other, seat).words
    return known


def told_of_hidden(game: HighlanderGame, attack: Attack) -> str:
    """HL3 79, HLT 102. Which defense cannot stop a Hidden attack, if that was chosen and has to be told."""
    return chosen_for(game, attack) if game.edition.hidden_disclosure.value != "nothing" else ""


def chosen_for(game: HighlanderGame, attack: Attack) -> str:
    """Which defense cannot stop an attack, if that was chosen as it was played."""
    word = game.cards[attack.card].named
    return word if word in (NO_BLOCK, NO_DODGE) else ""


def hidden_from(game: HighlanderGame, attack: Attack, seat: int) -> bool:
    """HL1 61, HL3 79. Whether a player does not know what an attack is; some may look at Hidden attacks."""
    return attack.hidden and attack.seat != seat and "sees hidden" not in of_player(game, seat).allowed


def faced(game: HighlanderGame, seat: int, against: int) -> AttackFacts | None:
    """What a player knows of the attack that is to be defended; of a Hidden one nothing."""
    attack = game.against(seat)[against]
    return None if hidden_from(game, attack, seat) else of_attack(game, attack)


def is_attack(game: HighlanderGame, card: int) -> bool:
    return game.cards[card].definition.type == ATTACK


def may_power(game: HighlanderGame, attack: Attack) -> bool:
    """HL1 57, 62-64; HL3 98, 102, 151; HLT 96, 158. Whether an attack may be made a Power Blow."""
    known = of_attack(game, attack)
    if known.power_blow or not known.can_power or known.damage is None:
        return False
    if known.special and game.edition.special_attack.value == "plain":
        return False
    if known.special and game.edition.special_attack.value == "unless stated":
        return "may be a power blow" in known.words
    return True
