"""HK 600-602. Combat: it starts, combat actions are played in turn, attacks are aimed, cards are KO'd."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.decisions import RESPOND, Decision, Option
from quickening.core.derive import Values
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.once import once_each
from quickening.games.huntik.definitions import COMBAT, MAY
from quickening.games.huntik.events.areas import KOd
from quickening.games.huntik.events.combat import Aimed, CombatEnded, CombatPassed
from quickening.games.huntik.events.lasting import ModifiersEnded
from quickening.games.huntik.events.loops import PlayNoted
from quickening.games.huntik.kinds.changes import AIM_AT_ONE
from quickening.games.huntik.meaning.wording import words_of
from quickening.games.huntik.rules.areas import playable_top
from quickening.games.huntik.rules.control import control_reverting
from quickening.games.huntik.rules.facts import Laws, Power
from quickening.games.huntik.rules.loops import (
    LoopNumber,
    at_a_glance,
    goes_round,
    may_be_made,
    position,
    step_of,
    unbarred,
)
from quickening.games.huntik.rules.modifiers import facts, laws, speaking
from quickening.games.huntik.rules.playing_cards import PlayCard, judge_play
from quickening.games.huntik.rules.powers import UsePower, able_to_act, judge_power, usable_powers
from quickening.games.huntik.rules.triggered_powers import Triggers
from quickening.games.huntik.state import DISCARD, HAND, HuntikGame, Step, cards_that

PASS = Option("pass", "Play no combat action")


def combat_menu(game: HuntikGame, seat: int) -> list[Option]:
    """HK 601.2-601.3. The combat actions a player may play or use now."""
    options = [
        play_option(game, card)
        for card in (*game.areas[HAND, seat], *playable_top(game, seat))
        if game.cards[card].definition.subtype == COMBAT and judge_play(game, seat, card) is None
    ]
    for card in (*able_to_act(game, seat), *acting_from_discard(game, seat)):
        options += power_options(game, seat, card)
    return options


def play_option(game: HuntikGame, card: int) -> Option:
    """The option to play a card, the same for as long as it is this card."""
    handle = game.cards[card].handle
    return PLAY_OPTIONS.get(game, handle) or PLAY_OPTIONS.put(
        game, handle, game.card_option("play", "Play {name}", card)
    )


PLAY_OPTIONS = Values[int, Option]()


def acting_from_discard(game: HuntikGame, seat: int) -> list[int]:
    """HK 700.2. The cards in a player's discard pile with a power that functions there."""
    able = cards_that.of(game, "acts_from_discard")
    return [card for card in game.areas[DISCARD, seat] if card in able] if able else []


def power_options(game: HuntikGame, seat: int, card: int) -> list[Option]:
    """The powers of a card that its player may use now."""
    return [
        game.card_option("use", power_words(game, power), card, index=n)
        for n, power in enumerate(usable_powers(game, card))
        if judge_power(game, seat, card, power) is None
    ]


def power_words(game: HuntikGame, power: Power) -> str:
    """A power in an option; one that another card gave and that has no name speaks of that card by its name."""
    return _words_for("" if power.given_by < 0 else game.cards[power.given_by].printed.name, power.ability)


@once_each
def _words_for(giver: str, ability: Any) -> str:
    """By its name, or where it has none by what it does; and what kind of action it is."""
    words = ability.name
    if not words:
        words = " and ".join(words_of("sentence", one) for one in ability.effects)
        if giver:
            words = words.replace("this feature", giver).replace("this card", giver)
    return f"Use {{name}}: {words}" + ("" if ability.kind == MAY else f" ({ability.kind} action)")


def power_of(game: HuntikGame, option: Option) -> Power:
    """The power that an option to use one is about."""
    return usable_powers(game, option.ref)[option.index]


def frame_for(game: HuntikGame, seat: int, option: Option) -> Frame:
    """The frame that carries out a chosen card or power."""
    if option.kind == "play":
        return PlayCard(seat=seat, card=option.ref)
    power = power_of(game, option)
    return UsePower(seat=seat, card=option.ref, given_by=power.given_by, index=power.index, ability=power.ability)


class Combat(Frame):
    """One combat in one zone. `seat` is the player whose turn it is to play a combat action."""

    rule: ClassVar[str] = "HK 602.2"

    passes: int = 0
    seat: int = 0
    aims: tuple[tuple[int, int], ...] = ()
    wanted: Option = PASS
    glance: tuple[int, ...] = ()
    intended: Step = Step()

    def start(self, game: HuntikGame) -> Next:
        """HK 601.1. What triggers on the start of the combat is resolved first."""
        assert game.combat is not None
        self.seat = 1 - game.combat.attacker  # HK 601.2: the attacked player first
        return self.triggers

    def triggers(self, game: HuntikGame) -> Next:
        return Run(Triggers(), self.exchange) if game.pending else self.exchange

    def exchange(self, game: HuntikGame) -> Next:
        """HK 601.2. Combat actions back and forth until both pass in succession."""
        if combat_over(game):
            return self.end
        if self.passes == 2:
            return self.attackers_aim
        self.glance = at_a_glance(game, self.seat)
        options = unbarred(game, self.seat, self.glance, combat_menu(game, self.seat))
        return Ask(
            Decision(self.seat, "Play a combat action?", (*options, PASS), rests=True, sort=RESPOND), self.answered
        )

    def answered(self, game: HuntikGame) -> Next:
        self.wanted = game.chosen[0]
        if self.wanted.kind == "pass":
            self.passes += 1
            game.happen(CombatPassed(self.seat))
            self.seat = 1 - self.seat
            return self.exchange
        step = self.intended = step_of(position(game, self.seat, self.glance), self.seat, self.wanted)
        again = goes_round(game, step)
        return Run(LoopNumber(step_again=again), self.make) if again is not None else self.make

    def make(self, game: HuntikGame) -> Next:
        """The play is made, unless the number just chosen for a loop is used up (HK 802.2)."""
        if not may_be_made(game, self.intended):
            return self.exchange
        game.note(PlayNoted(self.intended))
        seat, self.seat = self.seat, 1 - self.seat
        self.passes = 0  # HK 601.2a
        return Run(frame_for(game, seat, self.wanted), self.triggers)

    def attackers_aim(self, game: HuntikGame) -> Next:
        """HK 602.2. The attacking player aims first."""
        assert game.combat is not None
        return self.aim(game, game.combat.attacker, then_attacked=True)

    def attacked_aim(self, game: HuntikGame) -> Next:
        self.note_aims(game)
        assert game.combat is not None
        return self.aim(game, 1 - game.combat.attacker, then_attacked=False)

    def aim(self, game: HuntikGame, seat: int, then_attacked: bool) -> Next:
        self.seat = seat
        total = attack_total(game, seat)
        targets = aimable(game, seat) if total else []
        single = must_aim_at_one(game, seat)
        options = tuple(game.card_option("aim", "{name}", card) for card in targets)
        decision = Decision(
            seat,
            f"Aim {total} attack{'s' if total != 1 else ''}" + (" at one enemy" if single else ""),
            options,
            least=min(1, len(targets)) if single else (total if targets else 0),
            most=min(1, len(targets)) if single else (total if targets else 0),
            repeats=not single,
        )
        return Ask(decision, self.attacked_aim if then_attacked else self.conclude)

    def note_aims(self, game: HuntikGame) -> None:
        """HK 602.2a. All attacks are aimed, unless there is nothing to aim them at (HK 602.2b)."""
        counts: dict[int, int] = {}
        each = attack_total(game, self.seat) if must_aim_at_one(game, self.seat) else 1
        for option in game.chosen:
            counts[option.ref] = counts.get(option.ref, 0) + each
        aims = tuple(counts.items())
        game.happen(Aimed(self.seat, aims))
        self.aims += aims

    def conclude(self, game: HuntikGame) -> Next:
        """HK 602.3. Everything with attacks aimed at it of at least its DEF is KO'd at once."""
        self.note_aims(game)
        beaten = [
            KOd(card, game.cards[card].zone, attacks=True, aimed=count)
            for card, count in self.aims
            if count >= max(0, facts(game, card).defense)
        ]
        return game.do(beaten, self.resolve_triggers)

    def resolve_triggers(self, game: HuntikGame) -> Next:
        """HK 602.4. What triggered from KOs is resolved as the last part of the combat."""
        return Run(Triggers(), self.end) if game.pending else self.end

    def end(self, game: HuntikGame) -> Next:
        assert game.combat is not None
        return game.do([CombatEnded(game.combat.zone), ModifiersEnded("combat")], self.revert)

    def revert(self, game: HuntikGame) -> Next:
        """HK 401.3b. Who had control for this combat has it no longer."""
        return game.do(control_reverting(game), self.after)

    def after(self, game: HuntikGame) -> Next:
        return Run(Triggers()) if game.pending else None


def combat_over(game: HuntikGame) -> bool:
    """HK 601.4a. A card ended it, or a player has nobody left in it."""
    combat = game.combat
    assert combat is not None
    return combat.ended or not game.combatants(0) or not game.combatants(1)


def attack_total(game: HuntikGame, seat: int) -> int:
    """HK 602.1. The ATK of a player's cards in the combat, plus attacks added, minus attacks removed; at least 0."""
    assert game.combat is not None
    own = sum(facts(game, card).atk for card in attacking(game, seat))  # a calculation: below 0 counts (HK 104.2)
    return max(0, own + game.combat.added[seat])


def attacking(game: HuntikGame, seat: int) -> list[int]:
    """HK 602.1. A player's cards in the combat whose ATK counts."""
    combat = game.combat
    assert combat is not None
    return [card for card in game.combatants(seat) if game.ref(card) not in combat.out]


def aimable(game: HuntikGame, seat: int) -> list[int]:
    """The enemies in the combat that attacks may be aimed at (HK 305.3b, 407.3)."""
    open_to_attacks = [card for card in game.combatants(1 - seat) if not cannot(laws(game, card), "be aimed at")]
    drawing = [card for card in open_to_attacks if cannot(laws(game, card), "be spared")]
    return drawing or open_to_attacks


def cannot(known: Laws, what: str) -> bool:
    """HK 103.3."""
    return what in known.forbidden


def must_aim_at_one(game: HuntikGame, seat: int) -> bool:
    """Whether an enemy power makes this player aim all attacks at a single hero or obstacle."""
    return any(
        one.scope.you != seat and (one.condition is None or one.condition.holds(game, one.scope))
        for one in speaking(game, AIM_AT_ONE)
    )
