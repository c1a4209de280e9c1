"""SF 27-28. Declarations and attacks: declaring, joining, combat with the target, going home, the end."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import RESPOND, unasked
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.areas import exists, locations_of
from quickening.games.shadowfist.base_state import ALL
from quickening.games.shadowfist.definitions import SITE
from quickening.games.shadowfist.events.attacks import (
    AttackDeclared,
    AttackEnded,
    AttackEnding,
    AttackJoined,
    AttackProgress,
    TurnedToAttack,
)
from quickening.games.shadowfist.events.in_play import Moved, SiteMoved, Turned
from quickening.games.shadowfist.events.leaving import BurnedSiteGone
from quickening.games.shadowfist.rules.attackers import (
    able_to_attack,
    attackers_for,
    brought_along,
    is_accompanied,
    may_attack_together,
    may_be_attacked,
    may_turn_to_attack,
    turning,
)
from quickening.games.shadowfist.rules.combat import Combat
from quickening.games.shadowfist.rules.durations import end_of_attack
from quickening.games.shadowfist.rules.effects import aftermath
from quickening.games.shadowfist.rules.interception import Interceptions
from quickening.games.shadowfist.rules.scene import Scene, closed_scene
from quickening.games.shadowfist.rules.site_structure import ask_place, places_for
from quickening.games.shadowfist.rules.triggers import HeldEffects
from quickening.games.shadowfist.rules.winning import check_victory
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import PLAY, Attack, Attacker

# -- the attack (SF 28.0) ------------------------------------------------------------------------------------------


class AttackFrame(Frame):
    """SF 28.0. One attack from its declaration to the scene that ends it."""

    rule: ClassVar[str] = "SF 28.0"

    seat: int = -1
    target: int = -1
    joiners: tuple[int, ...] = ()
    joining: tuple[int, ...] = ()
    assigned: tuple[int, ...] = ()
    returning: tuple[Attacker, ...] = ()
    home_log: int = 0
    declared: tuple[int, ...] = ()
    spared: tuple[int, ...] = ()

    # -- declaring (SF 28.1) ---------------------------------------------------------------------------------------

    def start(self, game: ShadowfistGame) -> Next:
        able = able_to_attack(game, attackers_for(game, self.seat), self.target)
        question = f"Who attacks {game.said(self.target)}?"
        return Ask(game.which(self.seat, question, able, "attacker", most=ALL), self.declare)

    def declare(self, game: ShadowfistGame) -> Next:
        """SF 28.1.4. Those who are declared; where more could be brought along than may be, some are chosen."""
        self.declared = tuple(option.ref for option in game.chosen)
        if not may_attack_together(game, list(self.declared)):
            return self.start
        along, able = brought_along(game, self.declared)
        self.spared = tuple(able)
        if len(able) <= along:
            return self.attack
        return Ask(game.which(self.seat, "Who attacks without turning?", able, least=0, most=along), self.spare)

    def spare(self, game: ShadowfistGame) -> Next:
        self.spared = tuple(option.ref for option in game.chosen)
        return self.attack

    def attack(self, game: ShadowfistGame) -> Next:
        """SF 27.0, 27.1, 27.2, 28.2, 28.2.1, 28.3. At once they turn, and then are where the target is."""
        chosen = self.declared
        target = game.ref(self.target)
        place = game.location(self.target)
        attackers = tuple(
            Attacker(game.ref(one), target, game.cards[one].location, place, self.seat) for one in chosen
        )
        attack = Attack(
            game.attacks + 1,
            self.seat,
            game.cards[self.target].controller,
            target,
            attackers,
            out_of_turn=game.active != self.seat,
        )
        began = len(game.log)
        game.happen(
            AttackDeclared(attack),
            *(Turned(one, None, self.seat, "attack") for one in turning(game, chosen, self.spared, self.target)),
            *(TurnedToAttack(one, None, self.seat, self.target) for one in chosen),
        )
        game.happen(*(Moved(one, None, self.seat, place) for one in chosen))
        return Run(Scene(name="attack", answers="attack", first=game.active, began=began), self.join)

    # -- joining (SF 28.4) -----------------------------------------------------------------------------------------

    def join(self, game: ShadowfistGame) -> Next:
        self.progress(game, "joining")
        self.joiners = tuple(game.opponents(self.seat))
        return self.ask_joiner

    def progress(self, game: ShadowfistGame, stage: str) -> None:
        if game.attack is not None:
            game.happen(AttackProgress(replace(game.attack, stage=stage)))

    def ask_joiner(self, game: ShadowfistGame) -> Next:
        """SF 28.4. Each opponent, clockwise from the attacker's left, has one chance."""
        if not self.joiners:
            return self.all_joined
        seat = self.joiners[0]
        able = [] if game.players[seat].standing in NOT_JOINING else able_to_join(game, seat)
        if not able:
            self.joiners = self.joiners[1:]
            return Ask(unasked(seat), self.ask_joiner)
        asked = game.which(
            seat, "Who joins the attack?", able, "join", most=ALL, may_decline=True, rule="SF 28.4", sort=RESPOND
        )
        return Ask(asked, self.joined)

    def joined(self, game: ShadowfistGame) -> Next:
        self.joining = tuple(option.ref for option in game.chosen)
        already = [one.card.card for one in game.attack.attackers] if game.attack is not None else []
        if not all(is_accompanied(game, one, [*already, *self.joining]) for one in self.joining):
            return self.ask_joiner
        self.assigned = ()
        return self.ask_target

    def ask_target(self, game: ShadowfistGame) -> Next:
        """SF 28.4. If the attack has several targets, the joiner says which one each attacks."""
        if len(self.assigned) == len(self.joining):
            return self.join_declared
        card = self.joining[len(self.assigned)]
        targets = joinable(game, self.joiners[0], card)
        question = f"What does {game.said(card)} attack?"
        cards = [ref.card for ref in targets]
        return Ask(game.which(self.joiners[0], question, cards, "target"), self.target_chosen)

    def target_chosen(self, game: ShadowfistGame) -> Next:
        self.assigned = (*self.assigned, game.chosen[0].ref)
        return self.ask_target

    def join_declared(self, game: ShadowfistGame) -> Next:
        seat, self.joiners = self.joiners[0], self.joiners[1:]
        if not self.joining or game.players[seat].out:
            return self.ask_joiner
        attackers = tuple(
            Attacker(game.ref(one), game.ref(target), game.cards[one].location, game.location(target), seat)
            for one, target in zip(self.joining, self.assigned, strict=True)
        )
        began = len(game.log)
        game.happen(
            AttackJoined(seat, attackers),
            *(Turned(one, None, seat, "attack") for one in self.joining),
            *(TurnedToAttack(one.card.card, None, seat, one.target.card, joined=True) for one in attackers),
        )
        game.happen(*(Moved(one.card.card, None, seat, one.place) for one in attackers))
        return Run(Scene(name="join", answers="join", first=game.active, began=began), self.ask_joiner)

    # -- interception and combat (SF 28.5-28.7) --------------------------------------------------------------------

    def all_joined(self, game: ShadowfistGame) -> Next:
        """SF 28.5. From now on the attack ends when nobody attacks any more."""
        if ended_early(game):
            return self.premature
        return Run(Interceptions(first=game.ongoing.defender), self.fight)

    def fight(self, game: ShadowfistGame) -> Next:
        """SF 28.7. Whoever is still attacking enters combat with the target."""
        if game.outcome is not None:
            return None
        if ended_early(game):
            return self.premature
        self.progress(game, "target")
        attack = game.ongoing
        pairs = tuple((one.card, one.target) for one in attack.attackers)
        return Run(Combat(pairs=pairs, chooser=self.seat, with_target=True), self.fought)

    def fought(self, game: ShadowfistGame) -> Next:
        """SF 28.5. If the last attacker withdrew before any damage was inflicted, the attack ended early."""
        return self.premature if self.returned is False and ended_early(game) else self.go_home

    def premature(self, game: ShadowfistGame) -> Next:
        game.happen(AttackProgress(replace(game.ongoing, premature=True)))
        return self.go_home

    # -- the end (SF 28.8-28.10) -----------------------------------------------------------------------------------

    def go_home(self, game: ShadowfistGame) -> Next:
        """SF 28.8. Burned Sites leave, seized ones are placed, attackers return."""
        if game.outcome is not None:
            return None
        self.home_log = len(game.log)
        self.progress(game, "home")
        attack = game.ongoing
        self.returning = attack.attackers
        gone = [
            BurnedSiteGone(ref.card, None, seat)
            for ref, fate, seat in attack.fates
            if fate.startswith("burn") and game.alive(ref) and game.cards[ref.card].departing
        ]
        return game.do(gone, self.place_seized)

    def place_seized(self, game: ShadowfistGame) -> Next:
        """SF 9.1.3, 19.0, 26.1.4. The seizing player puts the Site into their Site structure; what triggers waits."""
        if game.pending:
            return Run(HeldEffects(), self.place_seized)
        site = seized_site(game)
        if site is None:
            return self.send_home
        seat = game.cards[site].controller
        question = f"Where do you place {game.said(site)}?"
        return Ask(ask_place(game, seat, question, places_for(game, seat, site), SITE), self.seized_placed)

    def seized_placed(self, game: ShadowfistGame) -> Next:
        site = seized_site(game)
        if site is None:  # whoever seized it has left the game (SF 5.3)
            return self.place_seized
        location, row = places_for(game, game.cards[site].controller, site)[game.chosen[0].index]
        return game.do([SiteMoved(site, None, game.cards[site].controller, location, row)], self.offer_stay)

    def offer_stay(self, game: ShadowfistGame) -> Next:
        """SF 28.8. Attackers of the seizing player may stay at the Site instead of returning."""
        site = placed_site(game)
        able = [
            one.card.card
            for one in self.returning
            if site is not None
            and game.alive(one.card)
            and game.cards[one.card.card].controller == game.cards[site].controller
        ]
        if site is None or not able:
            return self.place_seized
        seat, question = game.cards[site].controller, f"Who stays at {game.said(site)}?"
        asked = game.which(seat, question, able, "stay", most=ALL, may_decline=True, rule="SF 28.8")
        return Ask(asked, self.stayed)

    def stayed(self, game: ShadowfistGame) -> Next:
        site = placed_site(game)
        if site is None:  # whoever seized it has left the game (SF 5.3)
            return self.place_seized
        staying = {option.ref for option in game.chosen}
        place = game.cards[site].column
        self.returning = tuple(
            replace(one, home=place) if one.card.card in staying else one for one in self.returning
        )
        return self.place_seized

    def send_home(self, game: ShadowfistGame) -> Next:
        """SF 28.8. What lasts until the end of the attack ends; everybody goes home."""
        attack = game.ongoing
        moves = [going_home(game, one.card, one.home) for one in self.returning]
        away = [(one.card, one.home) for one in attack.interceptors] + [*attack.moved, *attack.ceased]
        moves += [going_home(game, ref, home) for ref, home in away if not is_at_home(game, ref)]  # SF 28.6.6.1
        game.happen(*(move for move in moves if move is not None))
        game.happen(AttackProgress(replace(attack, attackers=(), interceptors=(), moved=(), ceased=(), stage="over")))
        end_of_attack(game)
        return aftermath(game, self.end_scene)

    def end_scene(self, game: ShadowfistGame) -> Next:
        """SF 28.9, 28.9.1, 28.11. A closed scene; an open one if the attack ended early."""
        attack = game.ongoing
        success = bool(attack.damaged)
        because = "" if success else why_it_failed(game, attack, bool(self.returning))
        game.happen(AttackEnding(self.seat, success, attack.target.card, because))
        name, first = "end of attack", game.active
        if attack.premature:
            return Run(Scene(name=name, first=first, began=self.home_log, takes_held=True), self.over)
        return closed_scene(game, self.over, name, first, self.home_log, takes_held=True)

    def over(self, game: ShadowfistGame) -> Next:
        """SF 4.4.1, 12.1.2, 28.10. Victory is checked; burning for Power ends the active player's turn."""
        attack = game.ongoing
        burned = any(fate == "burn for Power" and seat == game.active for _, fate, seat in attack.fates)
        game.happen(AttackEnded(self.seat))
        check_victory(game)
        return Done(burned)


#: Who passes until then does not join an attack.
NOT_JOINING = ("turn", "this attack")


def able_to_join(game: ShadowfistGame, seat: int) -> list[int]:
    """SF 28.4. The Characters with which a player may join the attack."""
    return [card for card in attackers_for(game, seat, joining=True) if joinable(game, seat, card)]


def joinable(game: ShadowfistGame, seat: int, card: int) -> list[Ref]:
    """SF 28.4. The targets of the attack that a Character may attack too: none of its player's own."""
    attack = game.ongoing
    return [
        ref
        for ref in attack.targets
        if game.alive(ref) and may_be_attacked(game, seat, ref.card) and may_turn_to_attack(game, card, ref.card)
    ]


def ended_early(game: ShadowfistGame) -> bool:
    """SF 28.5. Whether all attackers have ceased attacking."""
    return not game.ongoing.attackers


def seized_site(game: ShadowfistGame) -> int | None:
    """A seized Site that has yet to be put into its new controller's Site structure."""
    return next((card for card in seized(game) if not is_built(game, card)), None)


def placed_site(game: ShadowfistGame) -> int | None:
    """The seized Site that was placed last."""
    return next((card for card in reversed(seized(game)) if is_built(game, card)), None)


def seized(game: ShadowfistGame) -> list[int]:
    """SF 19.0. The Sites that were seized in this attack."""
    return [ref.card for ref, fate, _ in game.ongoing.fates if fate == "seize" and game.alive(ref)]


def is_built(game: ShadowfistGame, site: int) -> bool:
    """Whether a Site stands in the Site structure of its controller."""
    return game.location_owner(game.cards[site].column) == game.cards[site].controller


def is_at_home(game: ShadowfistGame, ref: Ref) -> bool:
    """Whether a Character is at a location of its controller's."""
    state = game.cards[ref.card]
    return game.location_owner(state.location) == state.controller


def going_home(game: ShadowfistGame, ref: Ref, home: int) -> Moved | None:
    """SF 28.8. Back to where a Character was; to its controller's first location if that is no more."""
    if not game.alive(ref) or not game.is_character(ref.card):
        return None
    seat = game.cards[ref.card].controller
    home = game.cards[ref.card].column or home
    if not exists(game, home) or game.location_owner(home) != seat:
        home = locations_of(game, seat)[0]
    if home < 0 and game.players[seat].columns:
        home = game.players[seat].columns[0]
    return Moved(ref.card, None, seat, home) if game.cards[ref.card].location != home else None


def why_it_failed(game: ShadowfistGame, attack: Attack, somebody_left: bool) -> str:
    """SF 28.11, 28.12. Why no combat damage was inflicted on a target."""
    if not game.alive(attack.target) or game.cards[attack.target.card].area != PLAY:
        return "its target is gone"
    return "no damage was done to its target" if somebody_left else "nobody attacks any more"
