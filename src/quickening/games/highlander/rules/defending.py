"""The Defense Phase (HL1 41-42, 46-53, 61; HL3 62-64, 79, 112-131, 143; HLT 52-53, 100-104, 119-130, 163).

The attacks of the opponent's last turn are answered one after the other. A defense that is laid against an attack and
the attack's being resolved are two things: when, is a hook of the edition.
"""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import RESPOND, Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import BLOCK, DODGE
from quickening.games.highlander.events.fights import CarriedOver, DefensePlayed, PowerBlockMade, Revealed
from quickening.games.highlander.events.notes import Guessed, LaidAside
from quickening.games.highlander.events.turns import PhaseStarted
from quickening.games.highlander.rules.conjunction import Conjoin, beside_options, joining_options
from quickening.games.highlander.rules.exertions import FOR_DEFENSE, FOR_POWER_BLOCK, Exert, may_exert
from quickening.games.highlander.rules.facing import face
from quickening.games.highlander.rules.menu_context import MenuContext
from quickening.games.highlander.rules.menus import exertion_options, other_plays, run_option
from quickening.games.highlander.rules.playing import PlayCard
from quickening.games.highlander.rules.resolving import (
    current_defense,
    defense_options,
    discard_laid,
    judge_carry,
    last_played,
    may_empower,
    place_of,
    reveal_all,
    settle,
    share_out,
    stops,
    wrong_guess,
)
from quickening.games.highlander.rules.sweeping import PutGuard, guard_options
from quickening.games.highlander.rules.using import Consequences, end_phase
from quickening.games.highlander.state import DEFENSE, NOBODY, Attack, HighlanderGame
from quickening.games.highlander.texts_in_force import done_by
from quickening.lang.resolve import Resolve

END = Option("end", "End your Defense Phase")
#: HL1 15. What a text makes a player do about an attack, and with which types of card.
DUTIES = {"must block": (BLOCK,), "must dodge": (DODGE,), "must defend": (BLOCK, DODGE)}


def owed(game: HighlanderGame, now: MenuContext, attack: Attack, replies: list[Option]) -> list[Option]:
    """HL1 15. The defenses of which a text makes a player lay one against an attack; none if that cannot be done."""
    said = now.known.allowed | facts.of_attack(game, attack).words
    types = {kind for word, kinds in DUTIES.items() if word in said for kind in kinds}
    laid = [option for option in replies if option.kind in ("defend", "guard", "keep", "carry")]
    return [option for option in laid if game.printed(option.ref).type in types] if types else []


class DefensePhase(Frame):
    """Attack `at` is being answered; `laying` is the later one provided for first, `purpose` what is Exerted for,
    `joined` the cards played in conjunction with what an Exertion will find.
    """

    rules: ClassVar[tuple[str, str, str]] = ("HL1 41", "HL3 63", "HLT 53")

    seat: int = 0
    at: int = 0
    laying: int = -1
    purpose: str = ""
    joined: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        game.happen(PhaseStarted(self.seat, DEFENSE))
        return Run(Consequences(), self.answer) if game.pending else self.answer(game)

    # -- answering one attack --------------------------------------------------------------------------------------

    def answer(self, game: HighlanderGame) -> Next:
        """The next attack that is still pending."""
        if game.outcome is not None or game.players[self.seat].collapsed:
            return None
        sequence = game.against(self.seat)
        while self.at < len(sequence) and sequence[self.at].result:
            self.at += 1
        if self.at >= len(sequence):
            return self.close(game)
        now = MenuContext(game, self.seat)
        replies = self.replies(game, now)
        due = owed(game, now, sequence[self.at], replies)
        lets = [] if due else self.lets(game)
        options = [*(due or replies), *other_plays(game, now), *lets, *exertion_options(game, now)]
        name = game.card_option("", "", sequence[self.at].card).name
        question = f"Defend against {name} (attack {self.at + 1} of {len(sequence)})"
        source, idle = game.cards[sequence[self.at].card].handle, lets[0].kind if lets else ""
        decision = Decision(self.seat, question, tuple(options), rests=True, source=source, idle=idle)
        return Ask(decision, self.answered)

    def replies(self, game: HighlanderGame, now: MenuContext) -> list[Option]:
        """What may be laid against the attack at hand."""
        attack = game.against(self.seat)[self.at]
        options: list[Option] = []
        if not attack.guessed:
            options += defense_options(game, now, self.at)
            options += beside_options(game, now, self.at)
            if attack.laid:
                options.append(game.card_option("keep", "Defend with {name}", attack.defense))
            if game.edition.carry_over.value == "chosen":
                options += self.carries(game, attack)
        declared = now.exerting and game.edition.exerted_defense.value == "declared"
        if declared and may_exert(game, now.known, FOR_DEFENSE):
            options.append(Option("exert", "Exert for a defense", number=self.at))
        return options

    def carries(self, game: HighlanderGame, attack: Attack) -> list[Option]:
        """HL3 116. The defense last played may be carried over."""
        card = current_defense(game, self.seat, self.at)
        if card == NOBODY or card == attack.defense or judge_carry(game, self.seat, card, self.at) is not None:
            return []
        return [game.card_option("carry", "Carry {name} over", card)]

    def lets(self, game: HighlanderGame) -> list[Option]:
        """HL1 49, HL3 112. Declare the attack successful, or (first edition) lay nothing against it for now."""
        if game.edition.success.value == "in order":
            return [Option("through", "Let it be successful", number=self.at)]
        return [
            Option("skip", "Play no defense against it", number=self.at),
            Option("through", "Declare it successful now", number=self.at),
        ]

    def answered(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        attack = game.against(self.seat)[self.at]
        if option.kind in ("defend", "with", "guard"):
            return self.lay(game, option, self.at)
        if option.kind == "carry":
            discard_laid(game, self.seat, attack)
            game.happen(CarriedOver(option.ref, self.seat, self.at))
            return self.laid(game)
        if option.kind == "keep":
            return self.laid(game)
        if option.kind == "exert" and option.index < 0:
            self.purpose, self.laying = FOR_DEFENSE, self.at + 1
            return self.lay_rest(game)
        if option.kind in ("skip", "through"):
            game.note(LaidAside(place_of(game, attack)))
            self.at += option.kind == "skip"
            return self.answer(game) if option.kind == "skip" else self.resolve(game)
        return Run(run_option(game, self.seat, option), self.answer)

    def lay(self, game: HighlanderGame, option: Option, at: int, ahead: bool = False) -> Next:
        """A defense is laid against an attack: a card from hand, alone or with others, or a Guard in play."""
        step = self.lay_rest if ahead else self.laid
        if option.kind == "guard":
            known = facts.of_defense(game, option.ref, self.seat)
            facing = game.against(self.seat)[at].card
            game.happen(DefensePlayed(option.ref, self.seat, known.type, known.grid, at, (), True, facing))
            return step
        face(game, self.seat, option)
        if option.kind == "with":
            return Run(Conjoin(seat=self.seat, cards=(option.ref,), against=at), step)
        return Run(PlayCard(seat=self.seat, card=option.ref, against=at), step)

    def laid(self, game: HighlanderGame) -> Next:
        """A defense lies there: resolve the attack now, or go on (HL1 49)."""
        if game.outcome is not None or self.at >= len(game.against(self.seat)):
            return self.answer(game)
        attack = game.against(self.seat)[self.at]
        if attack.defense == NOBODY or attack.result:
            return self.answer(game)
        if attack.hidden and game.edition.hidden_reveal.value == "after its own":
            return self.guess(game)
        if game.edition.success.value == "end":
            self.at += 1
            return self.answer(game)
        if attack.hidden:
            self.purpose, self.laying = "", self.at + 1
            return self.lay_rest(game)
        return self.guess(game)

    # -- Hidden attacks --------------------------------------------------------------------------------------------

    def guess(self, game: HighlanderGame) -> Next:
        """HL1 61, HL3 79, HLT 102. A Hidden attack is revealed; the defense may have been inappropriate."""
        attack = game.against(self.seat)[self.at]
        if attack.hidden:
            game.happen(Revealed(attack.card))
        if attack.defense == NOBODY or stops(game, self.seat, attack):
            return self.empower(game)
        wrong_guess(game, self.seat, attack)
        return Run(Consequences(), self.answer) if game.pending else self.answer(game)

    # -- Exertions: later attacks are provided for first (HL3 123, HLT 119) ----------------------------------------

    def lay_rest(self, game: HighlanderGame) -> Next:
        """HL3 123. Defenses may be laid against the remaining attacks before the Exertion."""
        sequence = game.against(self.seat)
        while self.laying < len(sequence) and (sequence[self.laying].result or sequence[self.laying].laid):
            self.laying += 1
        if self.laying >= len(sequence):
            return self.exert(game)
        now = MenuContext(game, self.seat)
        options = [*defense_options(game, now, self.laying), *beside_options(game, now, self.laying)]
        if not options:
            self.laying += 1
            return self.lay_rest(game)
        later = Option("skip", "Lay nothing against it", number=self.laying)
        question = f"Lay a defense against attack {self.laying + 1} first?"
        source = game.cards[sequence[self.laying].card].handle
        return Ask(Decision(self.seat, question, (*options, later), source=source), self.rest_laid)

    def rest_laid(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        at = self.laying
        self.laying += 1
        if option.kind == "skip":
            return self.lay_rest(game)
        return self.lay(game, option, at, ahead=True)

    def exert(self, game: HighlanderGame) -> Next:
        purpose, self.purpose = self.purpose, ""
        if not purpose:
            return self.guess(game)
        if purpose == FOR_DEFENSE:
            self.joined = ()
            return self.join(game)
        return Run(Exert(seat=self.seat, purpose=purpose, target=self.at), self.empowered)

    def join(self, game: HighlanderGame) -> Next:
        """HL3 105, HLT 96, 104. Before the Exertion, cards may be played to go with the defense it will find."""
        options = joining_options(game, MenuContext(game, self.seat), self.at, self.joined)
        if not options:
            return self.exert_for_defense(game)
        now = Option("pass", "Exert now")
        return Ask(
            Decision(self.seat, "Play a card in conjunction with what you find?", (*options, now)), self.joining
        )

    def joining(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "pass":
            return self.exert_for_defense(game)
        face(game, self.seat, option)
        self.joined = (*self.joined, option.ref)
        return self.join(game)

    def exert_for_defense(self, game: HighlanderGame) -> Next:
        if not self.joined:
            return Run(Exert(seat=self.seat, purpose=FOR_DEFENSE, target=self.at), self.exerted)
        cards, purpose = self.joined, FOR_DEFENSE
        joined = Conjoin(seat=self.seat, cards=cards, against=self.at, purpose=purpose, step="exerting")
        return Run(joined, self.exerted)

    def exerted(self, game: HighlanderGame) -> Next:
        """Whatever was found, the attack is resolved now."""
        met = game.against(self.seat)[self.at].defense != NOBODY
        return self.empower(game) if met else self.resolve(game)

    # -- Power Blocks ----------------------------------------------------------------------------------------------

    def empower(self, game: HighlanderGame) -> Next:
        """HL3 103, HLT 96. A block against a Power Blow may be made a Power Block."""
        attack = game.against(self.seat)[self.at]
        if game.edition.power_block.value != "any time" or not may_empower(game, self.seat, attack):
            return self.resolve(game)
        options = (Option("exert", "Exert for a Power Block"), Option("plain", "Block without a Power Block"))
        return Ask(Decision(self.seat, "Make the block a Power Block?", options, idle="plain"), self.empowering)

    def empowering(self, game: HighlanderGame) -> Next:
        if game.chosen[0].kind == "plain":
            return self.resolve(game)
        self.purpose, self.laying = FOR_POWER_BLOCK, self.at + 1
        return self.lay_rest(game)

    def empowered(self, game: HighlanderGame) -> Next:
        game.happen(PowerBlockMade(game.against(self.seat)[self.at].defense))
        return self.resolve(game)

    # -- resolving -------------------------------------------------------------------------------------------------

    def resolve(self, game: HighlanderGame) -> Next:
        """HL3 112, HLT 163. The attack is defended or successful; effects follow before the next attack."""
        attack = game.against(self.seat)[self.at]
        if attack.hidden:
            game.happen(Revealed(attack.card))
            if attack.defense == NOBODY and game.edition.exerted_defense.value == "declared":
                game.note(Guessed(place_of(game, attack)))
                if may_exert(game, facts.of_player(game, self.seat), FOR_DEFENSE):
                    return self.answer(game)
        settle(game, self.seat, attack)
        if game.outcome is not None:
            return None
        self.at += 1 if game.edition.success.value == "in order" else 0
        return Run(Consequences(), self.answer) if game.pending else self.answer(game)

    # -- the end of the phase --------------------------------------------------------------------------------------

    def close(self, game: HighlanderGame) -> Next:
        """All attacks are answered. Hidden ones are revealed (HL1 61); what else may be done is done now."""
        if game.edition.success.value == "end":
            reveal_all(game, self.seat)
            share_out(game, self.seat)
        return self.closing(game)

    def closing(self, game: HighlanderGame) -> Next:
        if game.outcome is not None or game.players[self.seat].collapsed:
            return None
        now = MenuContext(game, self.seat)
        options = [*other_plays(game, now), *beside_options(game, now), *self.last_exertions(game, now)]
        options += exertion_options(game, now)
        if game.edition.unattacked.value == "discard and guard":  # HLT 52
            options += guard_options(game, now)
        options.append(END)
        return Ask(
            Decision(self.seat, "Defense Phase", tuple(options), rests=True, sort=RESPOND), self.closing_answered
        )

    def last_exertions(self, game: HighlanderGame, now: MenuContext) -> list[Option]:
        """HL1 53, 57, 61. At the end: a defense for any attack, or a Power Block."""
        if game.edition.success.value != "end" or not now.exerting:
            return []
        found = []
        for at, attack in enumerate(game.against(self.seat)):
            name = game.printed(attack.card).name
            if not attack.result:
                if may_exert(game, now.known, FOR_DEFENSE):
                    found.append(Option("exert", f"Exert for a defense against {name}", number=at))
                if game.edition.power_block.value == "end of phase" and may_empower(game, self.seat, attack):
                    found.append(Option("empower", f"Exert for a Power Block against {name}", number=at))
        return found

    def closing_answered(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "end":
            return self.resolve_rest(game)
        if option.kind == "put":
            return Run(PutGuard(seat=self.seat, card=option.ref), self.closing)
        if option.kind in ("exert", "empower") and option.index < 0:
            self.at = option.number or 0
            purpose = FOR_DEFENSE if option.kind == "exert" else FOR_POWER_BLOCK
            then = self.found if option.kind == "exert" else self.blocked_hard
            return Run(Exert(seat=self.seat, purpose=purpose, target=self.at), then)
        if option.kind == "with":
            face(game, self.seat, option)
            return Run(Conjoin(seat=self.seat, cards=(option.ref,)), self.closing)
        return Run(run_option(game, self.seat, option), self.closing)

    def found(self, game: HighlanderGame) -> Next:
        share_out(game, self.seat)
        return self.closing(game)

    def blocked_hard(self, game: HighlanderGame) -> Next:
        game.happen(PowerBlockMade(game.against(self.seat)[self.at].defense))
        return self.closing(game)

    def resolve_rest(self, game: HighlanderGame) -> Next:
        """HL1 49. What is still pending is settled in order."""
        for attack in game.against(self.seat):
            if not attack.result:
                settle(game, self.seat, attack)
                if game.outcome is not None:
                    return None
                return Run(Consequences(), self.resolve_rest) if game.pending else self.resolve_rest(game)
        return self.last_text(game)

    def last_text(self, game: HighlanderGame) -> Next:
        """HL3 63, 113. The text of the last defense takes effect; all others are nullified."""
        card = last_played(game, self.seat)
        if game.edition.defense_text.value != "last" or card == NOBODY or not game.printed(card).done:
            return self.end(game)
        return Run(Resolve(todo=done_by(game, card), scope=game.scope_of(card, self.seat)), self.end)

    def end(self, game: HighlanderGame) -> Next:
        ending = end_phase(game, self.seat, DEFENSE)
        return Run(ending) if ending is not None else None
