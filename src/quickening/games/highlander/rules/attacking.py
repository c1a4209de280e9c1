"""The Attack Phase (HL1 43-44, 50-51, 57-60; HL3 65-66, 102-108, 115; HLT 54, 96-97, 110, 118)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import ATTACK
from quickening.games.highlander.events.fights import PowerBlowMade, PrimaryForfeited
from quickening.games.highlander.events.notes import HidingGiven, PowerBlowCounted
from quickening.games.highlander.events.turns import PhaseStarted
from quickening.games.highlander.kinds.filters import only_nouns
from quickening.games.highlander.rules.banning import frees_all
from quickening.games.highlander.rules.conjunction import Conjoin, beside_options
from quickening.games.highlander.rules.costs import may_pay_for_power
from quickening.games.highlander.rules.exertions import FOR_ATTACK, FOR_POWER_BLOW, Exert, may_exert
from quickening.games.highlander.rules.facing import face
from quickening.games.highlander.rules.fighting import additional_left, is_additional, primary_left
from quickening.games.highlander.rules.goal import check_attack_phase
from quickening.games.highlander.rules.hands import AS_ATTACK
from quickening.games.highlander.rules.menu_context import MenuContext, may_attack_with
from quickening.games.highlander.rules.menus import exertion_options, other_plays, run_option
from quickening.games.highlander.rules.playing import PlayCard
from quickening.games.highlander.rules.using import Consequences, end_phase
from quickening.games.highlander.state import ATTACKING, HAND, Attack, HighlanderGame

END = Option("end", "End your Attack Phase")
FORFEIT = Option("forfeit", "Give up your primary attack")
#: What a text may say of Power Blows, and how such a one is offered.
FREE_POWER, WITHOUT_EXERTION = "free power blows", 2
EXERT_FOR_ATTACK = Option("exert", "Exert for an attack", number=0)
#: What can be done in an Attack Phase, or ends it; besides these there is only what may be used or dropped.
ANYTHING = frozenset({"end", "exert", "attack", "play", "with"})


def own_attacks(game: HighlanderGame, seat: int) -> list[Attack]:
    """The attacks a player has made this turn."""
    return [attack for attack in game.attacks if attack.seat == seat]


def is_done(game: HighlanderGame, seat: int) -> bool:
    """HL1 34, HL3 53, HLT 47, 51. Whether the player has done what has to be done in every turn."""
    deeds = game.deeds[seat]
    return bool(deeds.hard or deeds.non_edge) or "need not play" in facts.of_player(game, seat).allowed


def owes_attack(game: HighlanderGame, now: MenuContext, options: list[Option]) -> bool:
    """HLT 260. Whether a text makes a player attack who has not yet and could: from hand, else by an Exertion."""
    allowed = now.known.allowed
    if allowed.isdisjoint(("must attack", "must attack from hand")) or game.deeds[now.seat].attacks:
        return False
    if "must attack" not in allowed:
        return any(option.kind == "attack" for option in options)
    return any(option.kind == "attack" for option in options) or may_exert_for_attack(game, now)


class AttackPhase(Frame):
    """Attacks, a Special Card if none was played yet, and Exertions."""

    rules: ClassVar[tuple[str, str, str]] = ("HL1 43", "HL3 66", "HLT 54")

    seat: int = 0
    target: int = -1

    def start(self, game: HighlanderGame) -> Next:
        if "skips attack phase" in facts.of_player(game, self.seat).allowed:
            return None
        game.happen(PhaseStarted(self.seat, ATTACKING))
        if check_attack_phase(game, self.seat):  # HL1 6
            return None
        return Run(Consequences(), self.play) if game.pending else self.play(game)

    def play(self, game: HighlanderGame) -> Next:
        if game.outcome is not None or game.players[self.seat].collapsed:
            return None
        now = MenuContext(game, self.seat)
        if "skips attack phase" in now.known.allowed:  # HLT 197: said during the phase
            return self.end(game)
        options = [*attack_options(game, now), *beside_options(game, now)]
        exertions = self.exertions(game, now)
        ending = not (options or exertions) or (is_done(game, self.seat) and not owes_attack(game, now, options))
        others = [*other_plays(game, now), *([FORFEIT] if may_forfeit(game, now) else [])]
        if ending:
            exertions.append(END)
        options += [*exertions, *others]
        if not any(option.kind in ANYTHING for option in options):
            options.append(END)
        return Ask(Decision(self.seat, "Attack Phase", tuple(options), rests=True), self.answered)

    def exertions(self, game: HighlanderGame, now: MenuContext) -> list[Option]:
        """HL1 56, HL3 101-108, HLT 95-97. What may be Exerted for."""
        free = FREE_POWER in now.known.allowed
        if not now.exerting:
            return self.power_blows(game, now, "Make {name} a Power Blow", WITHOUT_EXERTION) if free else []
        options = [EXERT_FOR_ATTACK] if may_exert_for_attack(game, now) else []
        if free:
            options += self.power_blows(game, now, "Make {name} a Power Blow", WITHOUT_EXERTION)
        else:
            options += self.power_blows(game, now, "Exert to make {name} a Power Blow", 1)
        return [*options, *exertion_options(game, now)]

    def power_blows(self, game: HighlanderGame, now: MenuContext, words: str, number: int) -> list[Option]:
        """HL1 57. The attacks that may be made Power Blows."""
        payable = not now.known.words or may_pay_for_power(game, now.known, FOR_POWER_BLOW)
        if not payable or game.deeds[self.seat].power_blow:
            return []
        able = [one.card for one in own_attacks(game, self.seat) if facts.may_power(game, one)]
        return [game.card_option("exert", words, card, number=number) for card in able]

    def answered(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "end":
            return self.end(game)
        if option.kind == "exert" and option.number == WITHOUT_EXERTION:
            return game.do([PowerBlowMade(option.ref)], self.play)
        if option.kind == "forfeit":
            return game.do([PrimaryForfeited(self.seat)], self.play)
        if option.kind == "attack":
            face(game, self.seat, option)
            return Run(PlayCard(seat=self.seat, card=option.ref), self.play)
        if option.kind == "with":
            face(game, self.seat, option)
            return Run(Conjoin(seat=self.seat, cards=(option.ref,)), self.play)
        if option.kind != "exert" or option.index > 0:
            return Run(run_option(game, self.seat, option), self.play)
        purpose = (FOR_ATTACK, FOR_POWER_BLOW)[option.number or 0]
        self.target = option.ref
        return Run(Exert(seat=self.seat, purpose=purpose), self.powered if option.number == 1 else self.play)

    def powered(self, game: HighlanderGame) -> Next:
        """HL1 57, HL3 102. The attack is a Power Blow; in the first edition that ends the phase."""
        if any(attack.card == self.target for attack in game.attacks):
            game.happen(PowerBlowMade(self.target))
        return self.end(game) if game.edition.power_blow.value == "end of phase" else self.play(game)

    def end(self, game: HighlanderGame) -> Next:
        """HL1 57, HL3 102, HLT 96. Against a Power Blow the opponent gains the right to hide an attack."""
        if any(facts.of_attack(game, attack).power_blow for attack in own_attacks(game, self.seat)):
            game.note(PowerBlowCounted(self.seat))
            if "power blows hide nothing" not in facts.of_player(game, self.seat).allowed:
                game.note(HidingGiven(1 - self.seat, 1))
        ending = end_phase(game, self.seat, ATTACKING)
        return Run(ending) if ending is not None else None


def attack_options(game: HighlanderGame, now: MenuContext) -> list[Option]:
    """HL1 43. The attacks that may be played from hand."""
    if game.hand_closed:
        return []
    return [
        game.card_option("attack", "Attack with {name}", card, index=way)
        for card, way in now.ways(game, AS_ATTACK)
        if (printed := game.cards[card].definition).type == ATTACK
        and (now.room or printed.play_rules)  # without an opportunity only what its own text allows
        and not printed.must_go_with
        and may_attack_with(game, now, card)
    ]


def may_forfeit(game: HighlanderGame, now: MenuContext) -> bool:
    """HL3 115, HLT 118. The primary attack may be given up before an additional one, where there is such."""
    known = now.known
    if not (game.edition.primary_first.value and primary_left(known, game.deeds[now.seat])):
        return False
    if additional_left(game, known) > 0:
        return True
    return any(is_additional(game, now.seat, card) for card in game.areas[HAND, now.seat])


def may_exert_for_attack(game: HighlanderGame, now: MenuContext) -> bool:
    """HL1 43, 50. Whether there is an opportunity to attack left, so that one may Exert for an attack."""
    return now.room and not prevented_from_attacking(game, now.seat) and may_exert(game, now.known, FOR_ATTACK)


def prevented_from_attacking(game: HighlanderGame, seat: int) -> bool:
    """HL1 43, HL3 66, HLT 54. Whether a text lets a player play no attack at all, from wherever it comes."""
    bans = [ban for ban in facts.of_player(game, seat).bans if not (ban.from_hand or ban.after)]
    if not bans or frees_all(game, seat):
        return False
    return any(only_nouns(ban.cards) & {"attack", "card"} for ban in bans)
