"""SF 30. Combat: the scene before it, entering it, damage, the fate of a Site, cleanup."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.events.attacks import AttackProgress, CombatNear, EnteredCombat, FinalSiteTaken
from quickening.games.shadowfist.events.entering import Revealed
from quickening.games.shadowfist.events.in_play import ControlTaken, Damaged, Healed
from quickening.games.shadowfist.events.leaving import BurnedForPower, BurnedForVictory, Smoked
from quickening.games.shadowfist.events.notes import CombatChanged, DoomedSmoked
from quickening.games.shadowfist.events.players import PowerGained
from quickening.games.shadowfist.rules.auctions import Auctions, auctions_due
from quickening.games.shadowfist.rules.damage import combat_damage, combat_packet, inflicted, needed_to_smoke
from quickening.games.shadowfist.rules.durations import end_of_combat
from quickening.games.shadowfist.rules.facts import facts, has_against, unaffected
from quickening.games.shadowfist.rules.menu import ENTERING_COMBAT
from quickening.games.shadowfist.rules.scene import Scene, closed_scene
from quickening.games.shadowfist.rules.scores import (
    all_at_zero,
    at_zero,
    fighting_at_zero,
    last_damage,
    smoked,
    smokings,
)
from quickening.games.shadowfist.rules.triggers import HeldEffects
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, CombatState, Packet

MOST_POWER = 5
FATES = {
    "seize": "Seize {name}",
    "burn for victory": "Burn {name} for victory",
    "burn for Power": "Burn {name} for Power",
    "smoke": "Smoke {name}",
}


class Combat(Frame):
    """SF 30.0. Combats that are fought at once: pairs of an attacker (or the first of a Faceoff) and its opponent.

    `chooser` decides about Sites at zero (SF 30.3.3). After Ambush damage comes in a second `round` (SF 50.1).
    Combat `with_target` of the attack is with what the target is by then. It gives back whether anybody inflicted
    damage.
    """

    rule: ClassVar[str] = "SF 30.0"

    pairs: tuple[tuple[Ref, Ref], ...] = ()
    chooser: int = NOBODY
    scene: bool = True
    with_target: bool = False
    round: int = 0
    splitting: tuple[Ref, ...] = ()
    shares: tuple[tuple[int, int, int], ...] = ()
    sites: tuple[int, ...] = ()
    began: int = 0

    def start(self, game: ShadowfistGame) -> Next:
        """SF 30.1. Before combat anybody may start an open scene."""
        game.note(CombatChanged(CombatState(self.pairs)))
        game.wrote(channels.COURSE)
        if not self.scene:
            return self.enter
        if game.watchers(CombatNear):
            self.tell_near(game)
        return Run(Scene(name="combat", first=game.active), self.enter)

    def tell_near(self, game: ShadowfistGame) -> None:
        """SF 30.1. What waits for combat that is about to begin is triggered into the scene before it."""
        both = [*self.pairs, *((other, one) for one, other in self.pairs)]
        first = dict(reversed(both))
        game.happen(*(CombatNear(one.card, fights=other.card, first=first[one].card) for one, other in both))

    def current(self, game: ShadowfistGame) -> tuple[tuple[Ref, Ref], ...]:
        """The combats that are still on: both are in play, attacking and intercepting."""
        return tuple(pair for pair in self.pairs if still_fighting(game, pair))

    def about_to_fight(self, game: ShadowfistGame) -> tuple[tuple[Ref, Ref], ...]:
        """SF 28.1.3.1, 28.7. Before damage: whose target was changed until now enters combat with the new one."""
        if self.with_target and game.attack is not None:
            attackers = [game.attack.attacker(one.card) for one, _ in self.pairs]
            self.pairs = tuple((one.card, one.target) for one in attackers if one is not None)
        return self.current(game)

    def enter(self, game: ShadowfistGame) -> Next:
        """SF 30.2. What triggers on entering combat is resolved in a closed scene, in which Sites may be revealed."""
        self.pairs = self.about_to_fight(game)
        game.note(CombatChanged(CombatState(self.pairs)))
        if not self.pairs:
            return self.end
        self.began = len(game.log)
        events = [EnteredCombat(one.card, fights=other.card) for one, other in self.pairs]
        events += [EnteredCombat(other.card, fights=one.card) for one, other in self.pairs]
        game.happen(*events)
        return closed_scene(game, self.strike, ENTERING_COMBAT, game.active, self.began)

    # -- damage (SF 30.3) ------------------------------------------------------------------------------------------

    def strike(self, game: ShadowfistGame) -> Next:
        """SF 30.3, 50.1. Attackers with Ambush against Characters inflict their damage first."""
        self.pairs = self.current(game) if self.round else self.about_to_fight(game)
        game.note(CombatChanged(CombatState(self.pairs, game.combat.struck if game.combat else ())))
        if not self.pairs:
            return self.end
        self.began = len(game.log)
        self.splitting = self.strikers(game)
        self.shares = ()
        return self.split if self.splitting else self.next_round

    def strikers(self, game: ShadowfistGame) -> tuple[Ref, ...]:
        """Who inflicts damage in this round."""
        struck = game.combat.struck if game.combat else ()
        fighting = list(dict.fromkeys(ref for pair in self.pairs for ref in pair))
        able = [ref for ref in fighting if game.is_character(ref.card) and ref not in struck]
        quick = [ref for ref in able if self.ambushes(game, ref)]
        return tuple(quick) if quick and self.round == 0 else tuple(able)

    def ambushes(self, game: ShadowfistGame, ref: Ref) -> bool:
        """SF 41.6, 50.1. An attacker with Ambush in combat with a Character."""
        if "strikes first" in facts(game, ref.card).marks:
            return True
        attacking = game.attack is not None and game.attack.attacker(ref.card) is not None
        against = [
            other
            for one, other in self.pairs
            if one == ref and game.is_character(other.card) and not unaffected(game, other.card, "Ambush")
        ]
        return attacking and any(has_against(game, ref.card, "Ambush", other.card) for other in against)

    def split(self, game: ShadowfistGame) -> Next:
        """SF 30.3.1. A Character in combat with several cards divides its damage."""
        if not self.splitting:
            return self.inflict
        ref = self.splitting[0]
        if "spares" in facts(game, ref.card).marks:
            return self.offer_sparing(game, ref)
        return self.share(game, combat_damage(game, ref.card))

    def offer_sparing(self, game: ShadowfistGame, ref: Ref) -> Next:
        """SF 29.8. Who may inflict a little less than smokes an opponent decides just before inflicting damage."""
        foes = [other for other in opponents_of(self.pairs, ref) if game.is_character(other.card)]
        words = "{number} damage, not enough to smoke {name}"
        options = (
            Option("damage", "Its normal {number} damage", number=combat_damage(game, ref.card)),
            *(game.card_option("damage", words, foe.card, spared(game, ref.card, foe.card)) for foe in foes),
        )
        seat = game.cards[ref.card].controller
        return Ask(Decision(seat, f"What does {game.said(ref.card)} inflict?", options), self.spare)

    def spare(self, game: ShadowfistGame) -> Next:
        return self.share(game, game.chosen[0].number or 0)

    def share(self, game: ShadowfistGame, amount: int) -> Next:
        """SF 30.3.1. All of it on the only opponent, or divided among several."""
        ref = self.splitting[0]
        others = opponents_of(self.pairs, ref)
        if len(others) == 1:
            self.shares = (*self.shares, (ref.card, others[0].card, amount))
            self.splitting = self.splitting[1:]
            return self.split
        question = f"Divide {game.said(ref.card)}’s {amount} damage"
        seat, cards = game.cards[ref.card].controller, [other.card for other in others]
        asked = game.which(seat, question, cards, "damage", least=amount, most=amount, repeats=True)
        return Ask(asked, self.split_up)

    def split_up(self, game: ShadowfistGame) -> Next:
        ref, self.splitting = self.splitting[0], self.splitting[1:]
        counts: dict[int, int] = dict.fromkeys((other.card for other in opponents_of(self.pairs, ref)), 0)
        for option in game.chosen:
            counts[option.ref] += 1
        self.shares += tuple((ref.card, card, count) for card, count in counts.items())
        return self.split

    def inflict(self, game: ShadowfistGame) -> Next:
        """SF 30.3, 30.3.1. All damage of the round at once."""
        packets: list[Packet] = [combat_packet(game, one, other, count) for one, other, count in self.shares]
        found = inflicted(game, packets)
        events = [event for event in found if isinstance(event, Damaged)]
        struck = tuple(game.ref(one) for one, _, _ in self.shares)
        struck = (*(game.combat.struck if game.combat else ()), *struck)
        game.note(CombatChanged(CombatState(self.pairs, struck)))
        note_success(game, events)
        reduced = [event for event in found if not isinstance(event, Damaged)]
        return game.do([*reduced, *self.revealing(game, events)], self.damaged)

    def damaged(self, game: ShadowfistGame) -> Next:
        """SF 30.3. What the damage triggers is generated at once, and waits for the cleanup."""
        return Run(HeldEffects(), self.zero)

    def revealing(self, game: ShadowfistGame, events: list[Damaged]) -> list[Damaged | Revealed]:
        """SF 30.3.2. Face-down Sites that are damaged are revealed, by whoever damaged them first."""
        hidden = {event.card: event.seat for event in reversed(events) if game.cards[event.card].face_down}
        return [*events, *(Revealed(card, seat=seat) for card, seat in hidden.items())]

    def zero(self, game: ShadowfistGame) -> Next:
        """SF 30.3.3. Characters at zero are smoked; the fate of a Site is chosen by who declared the attack."""
        doomed = {ref.card: damage for ref, damage in game.doomed if game.alive(ref)}
        fallen = all_at_zero(game)
        self.sites = tuple(card for card in fallen if falls_as_site(game, card))
        if game.doomed:
            game.note(DoomedSmoked())
        smoked_now = [smoked(card, last_damage(game, card)) for card in fallen if card not in self.sites]
        smoked_now += [smoked(card, damage) for card, damage in doomed.items() if card not in fallen]
        return game.do(smoked_now, self.fates)

    def fates(self, game: ShadowfistGame) -> Next:
        """SF 30.3, 30.3.3. One Site after the other; what a fate triggers is generated before the next is chosen."""
        if game.pending:
            return Run(HeldEffects(), self.fates)
        self.sites = tuple(card for card in self.sites if at_zero(game, card))
        if not self.sites:
            return self.auctions
        card = self.sites[0]
        if self.chooser == NOBODY or game.players[self.chooser].out:
            return game.do([Smoked(card, damage=True)], self.fates)
        options = tuple(
            game.card_option("fate", words, card, index=n)
            for n, (fate, words) in enumerate(FATES.items())
            if may_choose_fate(game, self.chooser, card, fate)
        )
        return Ask(Decision(self.chooser, f"What becomes of {game.said(card)}?", options), self.fate_chosen)

    def fate_chosen(self, game: ShadowfistGame) -> Next:
        card, self.sites = self.sites[0], self.sites[1:]
        fate = "smoke" if game.players[self.chooser].out else list(FATES)[game.chosen[0].index]  # SF 5.3
        return decide_fate(game, self, card, fate)

    def auctions(self, game: ShadowfistGame) -> Next:
        """SF 30.3.4. A revealed Site that is still there may start an auction."""
        return Run(Auctions(), self.cleanup) if auctions_due.of(game) else self.cleanup

    def cleanup(self, game: ShadowfistGame) -> Next:
        """SF 30.4. What was triggered is played into a closed scene."""
        return closed_scene(game, self.recalculate, "cleanup", game.active, self.began, takes_held=True)

    def recalculate(self, game: ShadowfistGame) -> Next:
        gone = smokings(game)
        return game.do(gone, self.recalculate) if gone else self.next_round

    def next_round(self, game: ShadowfistGame) -> Next:
        """SF 50.1. After those with Ambush, all others who are still in that combat."""
        self.round += 1
        self.pairs = self.current(game)
        return self.strike if self.pairs and self.round < 2 and self.strikers(game) else self.end

    def end(self, game: ShadowfistGame) -> Next:
        struck = bool(game.combat and game.combat.struck)
        end_of_combat(game)
        game.note(CombatChanged(None))
        game.wrote(channels.COURSE)
        return Done(struck)


def spared(game: ShadowfistGame, card: int, against: int) -> int:
    """SF 29.8. So much less than would smoke the opponent."""
    less: int = facts(game, card).marks["spares"]
    return max(0, needed_to_smoke(game, card, against) - less)


def opponents_of(pairs: tuple[tuple[Ref, Ref], ...], ref: Ref) -> list[Ref]:
    """Whom a card is in combat with."""
    return [other for one, other in pairs if one == ref] + [one for one, other in pairs if other == ref]


def still_fighting(game: ShadowfistGame, pair: tuple[Ref, Ref]) -> bool:
    """Whether two cards are still in combat (SF 28.5.1, 28.6.6, 41.7)."""
    one, other = pair
    if not (game.alive(one) and game.alive(other)) or game.cards[other.card].departing:
        return False
    attack = game.attack
    if game.faceoff is not None:
        return game.faceoff == pair
    if attack is None:
        return False
    attacker = attack.attacker(one.card)
    if attacker is None:
        return False
    interceptor = attack.interceptor(other.card)
    return attacker.target == other or (interceptor is not None and interceptor.attacker == one)


def note_success(game: ShadowfistGame, events: list[Damaged]) -> None:
    """SF 28.11. Combat damage on the target makes the attack a success."""
    attack = game.attack
    if attack is None:
        return
    targets = {one.target for one in attack.attackers}
    hit = [game.ref(event.card) for event in events if event.combat and game.ref(event.card) in targets]
    if hit:
        game.happen(AttackProgress(replace(attack, damaged=(*attack.damaged, *hit))))


def falls_as_site(game: ShadowfistGame, card: int) -> bool:
    """SF 20.1. Whether combat damage brought a Site to zero: only then it may be seized or burned.

    One that is a Character as well, and whose Fighting is at zero, is smoked like any Character.
    """
    damage = last_damage(game, card)
    by_combat = damage is not None and damage.combat
    return by_combat and game.is_site(card) and not fighting_at_zero(game, card)


def may_choose_fate(game: ShadowfistGame, seat: int, card: int, fate: str) -> bool:
    """SF 30.3.3. Only Feng Shui Sites are burned; some cards cannot be seized, burned or smoked."""
    known = facts(game, card)
    if fate.startswith("burn") and not known.feng_shui:
        return False
    verb = {"seize": "be seized", "smoke": "be smoked"}.get(fate, "be burned")
    return verb not in known.forbidden and fate not in known.forbidden


def decide_fate(game: ShadowfistGame, frame: Combat, card: int, fate: str) -> Next:
    """SF 30.3.3.1-30.3.3.4. The fate of a Site: what is not smoked leaves or moves as the attack ends (SF 28.8)."""
    attack = game.ongoing
    ref = game.ref(card)
    seat = frame.chooser
    if fate == "smoke":
        damage = last_damage(game, card)
        return game.do([smoked(card, damage)], frame.fates)
    game.happen(AttackProgress(replace(attack, fates=(*attack.fates, (ref, fate, seat)))))
    if fate == "seize":
        return game.do(
            [Healed(card, seat=seat), ControlTaken(card, None, seat, seized=True, stays=True)], frame.fates
        )
    if fate == "burn for victory":
        return game.do([BurnedForVictory(card, None, seat), FinalSiteTaken(seat)], frame.fates)
    gained = min(MOST_POWER, len(game.seats_from(0)) + 1)  # SF 12.1.2
    return game.do([BurnedForPower(card, None, seat), PowerGained(seat, gained)], frame.fates)
