"""The Sweep (HL1 36, HL3 57-58, HLT 52) and what has to be done or may be done before the duel goes on.

Must Do and May Do (HL1 36-40), May Do/Must Do (HLT 52), Reconcile (HL3 59-61): what the opponent's cards made one
owe, the rights of someone who was not attacked, getting up and recovering a weapon.
"""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander import facts, texts_in_force
from quickening.games.highlander.areas import order_matters
from quickening.games.highlander.definitions import ATTRIBUTES, BLOCK
from quickening.games.highlander.events.exertions import Rolled
from quickening.games.highlander.events.fighters import Recovered, RegainedFeet
from quickening.games.highlander.events.lasting import DutyDone, DutyOwed
from quickening.games.highlander.events.notes import Noted
from quickening.games.highlander.events.places import Discarded
from quickening.games.highlander.events.plays import PutIntoPlay
from quickening.games.highlander.events.turns import PhaseStarted, SequenceOver, Swept
from quickening.games.highlander.kinds.chance_effects import luck
from quickening.games.highlander.kinds.choice_effects import OneOf
from quickening.games.highlander.kinds.discard_effects import Burn, UnlessDiscards
from quickening.games.highlander.rules import arms
from quickening.games.highlander.rules.exertions import Exert, may_exert
from quickening.games.highlander.rules.fighting import judge_arms
from quickening.games.highlander.rules.hands import TO_BE_PUT, UNPROVOKED
from quickening.games.highlander.rules.judging import judge_put
from quickening.games.highlander.rules.menu_context import MenuContext
from quickening.games.highlander.rules.menus import exertion_options, other_plays, plain_plays, run_option
from quickening.games.highlander.rules.using import Consequences, end_phase
from quickening.games.highlander.state import HAND, HARD, MUST_DO, NOBODY, PLAY, SOFT, SWEEP, Duty, HighlanderGame
from quickening.lang.resolve import Resolve


def owe_again(game: HighlanderGame, seat: int) -> None:
    """In Reconcile. What is still owed from the play of a card is not owed twice."""
    if not game.edition.standing_duties.value:
        return
    owing = {duty.scope.source.card for duty in game.duties if duty.seat == seat and duty.scope.source is not None}
    for card in game.areas[PLAY, 1 - seat]:
        if card in owing or not game.cards[card].definition.remains or not texts_in_force.has_effect(game, card):
            continue
        owed = tuple(
            replace(effect, who="opponent") for effect in texts_in_force.done_by(game, card) if must_be_done(effect)
        )
        if owed:
            game.happen(DutyOwed(Duty(seat, owed, game.scope_of(card))))


def must_be_done(effect: Any) -> bool:
    """Whether a text has the opponent do it: to lose something, or to be Disarmed, is nothing one does."""
    if getattr(effect, "who", "") not in ("opponent", "each"):
        return False
    return isinstance(effect, (OneOf, UnlessDiscards)) or (
        not effect.at_once if isinstance(effect, Burn) else getattr(effect, "waits", False)
    )


class SweepPhase(Frame):
    """HL1 36, HL3 58. The cards of one's last turn go; permanents and Standing Defenses stay."""

    rules: ClassVar[tuple[str, str, str]] = ("HL1 36", "HL3 57", "HLT 52")

    seat: int = 0

    def start(self, game: HighlanderGame) -> Next:
        game.happen(PhaseStarted(self.seat, SWEEP))
        return Run(Consequences(), self.sweep) if game.pending else self.sweep(game)

    def sweep(self, game: HighlanderGame) -> Next:
        """HLT 86. The cards go in the order their player likes, where anything depends on it."""
        going = [card for card in game.of(PLAY, self.seat) if not stays(game, card)]
        if len(going) < 2 or not order_matters(game):
            return self.swept(game, going)
        options = tuple(game.card_option("sweep", "{name}", card) for card in going)
        question = "In which order are they discarded? The last one lies on top"
        number = len(options)
        return Ask(Decision(self.seat, question, options, number, number, ordered=True), self.in_order)

    def in_order(self, game: HighlanderGame) -> Next:
        return self.swept(game, [option.ref for option in game.chosen])

    def swept(self, game: HighlanderGame, going: list[int]) -> Next:
        game.happen(SequenceOver(self.seat), *(Swept(card) for card in going))
        ending = end_phase(game, self.seat, SWEEP)
        return Run(ending) if ending is not None else None


def stays(game: HighlanderGame, card: int) -> bool:
    """HL1 36, 46; HL3 58, 143. Whether a card remains in play when its player sweeps."""
    state = game.cards[card]
    if state.definition.is_standing and "standing defenses fall" in facts.of_player(game, state.controller).allowed:
        return False
    return state.definition.remains or state.stands or state.holder != NOBODY


# -- must do, may do, reconcile ------------------------------------------------------------------------------------


class Upkeep(Frame):
    """A phase in which duties are taken care of. Its name is one of those the edition's phases give it."""

    rules: ClassVar[tuple[str, str, str]] = ("HL1 37", "HL3 60", "HLT 52")

    seat: int = 0
    phase: str = ""
    exerted: bool = False
    weapon: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        game.happen(PhaseStarted(self.seat, self.phase))
        owe_again(game, self.seat)
        return Run(Consequences(), self.ask) if game.pending else self.ask(game)

    def ask(self, game: HighlanderGame) -> Next:
        """HL1 37-38, HL3 53, HLT 52. Everything owed must be done; the rest may be."""
        if game.outcome is not None or game.players[self.seat].collapsed:
            return None
        duties = self.duties(game)
        options = [Option("duty", game.duty_words(duty), index=n) for n, duty in enumerate(duties)]
        options += self.rights(game)
        if not any(duty.must for duty in duties):
            options.append(Option("end", f"End the {self.phase} phase"))
        return Ask(Decision(self.seat, self.phase.capitalize(), tuple(options), rests=True), self.answered)

    def duties(self, game: HighlanderGame) -> list[Duty]:
        """HL1 36-38. In the first edition musts come first, in a phase of their own."""
        own = [duty for duty in game.duties if duty.seat == self.seat]
        unheard = texts_in_force.ignored.of(game) if own else None
        if unheard:  # HLT 215
            own = [duty for duty in own if (self.seat, source_of(duty)) not in unheard]
        if self.phase == MUST_DO:
            return [duty for duty in own if duty.must]
        return own

    def rights(self, game: HighlanderGame) -> list[Option]:
        """What a player may do here besides."""
        now = MenuContext(game, self.seat)
        if self.phase == MUST_DO:  # HL1 54: in any phase; where nothing is owed, May Do is soon enough
            return [*plain_plays(game, now), *(exertion_options(game, now) if self.duties(game) else ())]
        options = other_plays(game, now)
        if was_unattacked(game, self.seat):
            options += unattacked_options(game, self.seat)
        options += guard_options(game, now)
        return [*options, *recovery_options(game, self.seat), *exertion_options(game, now)]

    def answered(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "end":
            return self.end(game)
        if option.kind == "duty":
            return self.do_duty(game, option.index)
        if option.kind == "discard":
            game.note(Noted(self.seat, "discarded unattacked"))
            return game.do([Discarded(option.ref)], self.ask)
        if option.kind == "put":
            return Run(PutGuard(seat=self.seat, card=option.ref), self.ask)
        if option.kind in ("feet", "weapon"):
            return self.recover(game, option)
        return Run(run_option(game, self.seat, option), self.ask)

    def do_duty(self, game: HighlanderGame, index: int) -> Next:
        duty = self.duties(game)[index]
        game.happen(DutyDone(duty))
        return Run(Resolve(todo=duty.effects, scope=duty.scope), self.settle)

    def settle(self, game: HighlanderGame) -> Next:
        return Run(Consequences(), self.ask) if game.pending else self.ask(game)

    # -- getting up and rearming (HL1 67, 73; HL3 61; HLT 83, 145) -------------------------------------------------

    def recover(self, game: HighlanderGame, option: Option) -> Next:
        """A die, perhaps with an Exertion, or an Attribute Check."""
        game.note(Noted(self.seat, tried(game, option.kind, option.ref)))
        self.weapon = option.ref if option.kind == "weapon" else NOBODY
        hook = game.edition.feet if option.kind == "feet" else game.edition.recover
        if hook.value == "check":
            kind = (HARD, SOFT)[(option.number or 0) // 10]
            gem = tuple(ATTRIBUTES)[(option.number or 0) % 10]
            then = self.feet_checked if option.kind == "feet" else self.weapon_checked
            self.exerted = kind == HARD
            return Run(Exert(seat=self.seat, purpose=f"their {option.kind}", kind=kind, gem=gem), then)
        self.exerted = bool(option.number)
        then = self.roll_feet if option.kind == "feet" else self.roll_weapon
        if self.exerted:
            return Run(Exert(seat=self.seat, purpose=f"their {option.kind}"), then)
        return then

    def roll(self, game: HighlanderGame, what: str) -> bool:
        """HL1 67, 73. 1 in 6, or 3 in 6 with an Exertion; texts may change the chance."""
        chance = (3 if self.exerted else 1) + luck(game, self.seat)
        chance += sum(facts.of_player(game, self.seat).words.get(f"{what} chance", ()))
        pips = game.chance.roll(6)
        game.happen(Rolled(self.seat, f"recover {what}", pips, chance))
        return pips <= chance

    def roll_feet(self, game: HighlanderGame) -> Next:
        return game.do([RegainedFeet(self.seat)], self.settle) if self.roll(game, "feet") else self.ask

    def roll_weapon(self, game: HighlanderGame) -> Next:
        return game.do([Recovered(self.seat, self.weapon)], self.settle) if self.roll(game, "weapon") else self.ask

    def checked(self, game: HighlanderGame, what: str) -> bool:
        """HL3 61. Two gems in a Hard Exertion, three in a Soft one."""
        change = sum(facts.of_player(game, self.seat).words.get(f"{what} chance", ()))
        return bool(self.returned + change >= (2 if self.exerted else 3))

    def feet_checked(self, game: HighlanderGame) -> Next:
        return game.do([RegainedFeet(self.seat)], self.settle) if self.checked(game, "feet") else self.ask

    def weapon_checked(self, game: HighlanderGame) -> Next:
        return game.do([Recovered(self.seat, self.weapon)], self.settle) if self.checked(game, "weapon") else self.ask

    def end(self, game: HighlanderGame) -> Next:
        """What could not be done is owed no longer; what may be done and was not is given up."""
        kept = [duty for duty in self.duties(game) if duty.must]
        own = [duty for duty in game.duties if duty.seat == self.seat and duty not in kept]
        given_up: list[Event] = [DutyDone(duty) for duty in own if self.phase != MUST_DO]
        if given_up:
            game.happen(*given_up)
        ending = end_phase(game, self.seat, self.phase)
        return Run(ending) if ending is not None else None


def source_of(duty: Duty) -> int:
    """The card that made a player owe something."""
    return duty.scope.source.card if duty.scope.source is not None else NOBODY


def was_unattacked(game: HighlanderGame, seat: int) -> bool:
    """HL1 39, HL3 61, HLT 52. The opponent played no attack last turn; there has to have been one (HL3 61)."""
    last = game.deeds[1 - seat]
    return last.turn > 0 and last.attacks == 0


def unattacked_options(game: HighlanderGame, seat: int) -> list[Option]:
    """HL1 39, HL3 61, HLT 52. Discard one defense."""
    notes = game.deeds[seat].notes
    options = []
    if "discarded unattacked" not in notes:
        options += [
            game.card_option("discard", "Discard {name}", card)
            for card in game.areas[HAND, seat]
            if game.cards[card].definition.is_defense
        ]
    return options


def may_put_guard(game: HighlanderGame, seat: int) -> bool:
    """HL3 61: who was not attacked last turn. HLT 52, 100: whoever no attack is coming at, from the first turn on."""
    way = game.edition.unattacked.value
    if way == "discard" or "put unattacked" in game.deeds[seat].notes:
        return False
    return was_unattacked(game, seat) if way == "discard and stand" else not pending(game, seat)


def guard_options(game: HighlanderGame, now: MenuContext) -> list[Option]:
    """HL3 61, HLT 52, 100. The Guards that may be put into play: that is not playing them."""
    held, seat = now.hand.ways[TO_BE_PUT], now.seat
    if not held or not may_put_guard(game, seat):
        return []
    kinds = UNPROVOKED.get(game.edition.unattacked.value, set())
    return [
        game.card_option("put", "Put {name} into play", card)
        for card, _ in held
        if (printed := game.cards[card].definition).type == BLOCK
        and not kinds.isdisjoint(printed.kinds)
        and judge_arms(game, seat, printed) is None  # HL3 145, HLT 117
        and judge_put(game, seat, card) is None
    ]


def pending(game: HighlanderGame, seat: int) -> bool:
    """Whether an attack against a player is still to be answered."""
    return any(not attack.result for attack in game.attacks if attack.seat != seat)


class PutGuard(Frame):
    """HLT 52. An unprovoked Guard is put into play, once a turn."""

    seat: int = 0
    card: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        game.note(Noted(self.seat, "put unattacked"))
        return game.do([PutIntoPlay(self.card, self.seat)], self.end)


def recovery_options(game: HighlanderGame, seat: int) -> list[Option]:
    """HL1 67, 73; HL3 61; HLT 83, 145. Try to get up, or to recover a weapon; each once a turn."""
    if not (game.players[seat].prone or arms.lost_weapons(game, seat)):
        return []
    player, notes = game.players[seat], game.deeds[seat].notes
    options: list[Option] = []
    considered = "considered prone" in facts.of_player(game, seat).allowed  # HLT 75
    if player.prone and not considered and "tried feet" not in notes and not too_soon(game, player.prone_since):
        options += _tries(game, seat, "feet", "Try to regain your feet", NOBODY)
    if not too_soon(game, player.disarmed_since) and not arms.considered_disarmed(game, seat):  # HLT 74
        for weapon in arms.lost_weapons(game, seat):
            if tried(game, "weapon", weapon) in notes:
                continue
            barred = {"no recovery", "cannot recover"} & facts.of_player(game, seat).allowed
            if not arms.is_broken(game, seat, weapon) and not barred:
                options += _tries(game, seat, "weapon", "Try to recover your weapon", weapon)
    return options


def tried(game: HighlanderGame, what: str, weapon: int) -> str:
    """What is noted of a try: in Type One there is one for each weapon (HLT 83), elsewhere one in a turn."""
    return (
        f"tried {what} {weapon}"
        if what == "weapon" and game.edition.recover_tries.value == "each weapon"
        else f"tried {what}"
    )


def too_soon(game: HighlanderGame, since: int) -> bool:
    """HL3 61. Not in one's first turn after, whoever's turn it was; HLT 83, 145. Not in the same one."""
    way = game.edition.first_try.value
    return way != "at once" and game.turn <= since + (2 if way == "after a turn" else 0)


def _tries(game: HighlanderGame, seat: int, kind: str, words: str, weapon: int) -> list[Option]:
    hook = game.edition.feet if kind == "feet" else game.edition.recover
    if hook.value == "check":
        ways = [(SOFT, 10)] + ([(HARD, 0)] if may_exert(game, facts.of_player(game, seat)) else [])
        return [
            Option(kind, f"{words}: {how} Check of {name}", number=base + n, ref=weapon)
            for how, base in ways
            for n, name in enumerate(ATTRIBUTES.values())
        ]
    options = [Option(kind, f"{words} with a die", number=0, ref=weapon)]
    if hook.value == "die or exertion" and may_exert(game, facts.of_player(game, seat)):
        options.append(Option(kind, f"{words} with an Exertion and a die", number=1, ref=weapon))
    return options
