"""The Defense Phase (HL1 41-42, 46-53, 61; HL3 62-64, 79, 112-131, 143; HLT 52-53, 100-104, 119-130, 163).

The attacks of the opponent's last turn are answered one after the other. A defense that is laid against an attack and
the attack's being resolved are two things: when, is a hook of the edition.
"""

from __future__ import annotations

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.refusals import Refusal
from quickening.games.highlander import facts
from quickening.games.highlander.events import (
    AttackDefended,
    AttackSucceeded,
    CarriedOver,
    DefensePlayed,
    LeftPlay,
    Misjudged,
    PhaseStarted,
    PowerBlockMade,
    Revealed,
    Tallied,
    Unplayed,
)
from quickening.games.highlander.rules.conjunction import Conjoin, beside_options
from quickening.games.highlander.rules.exertions import FOR_DEFENSE, FOR_POWER_BLOCK, Exert, may_exert
from quickening.games.highlander.rules.facing import each_way, face
from quickening.games.highlander.rules.fighting import guards, judge_cover
from quickening.games.highlander.rules.goal import take_head
from quickening.games.highlander.rules.judging import judge_play, playable
from quickening.games.highlander.rules.menus import exertion_options, other_plays, run_option
from quickening.games.highlander.rules.playing import PlayCard
from quickening.games.highlander.rules.sweeping import PutGuard, guard_options, may_put_guard
from quickening.games.highlander.rules.using import Consequences, end_phase
from quickening.games.highlander.state import (
    BLOCKED,
    DAMAGE,
    DEFENSE,
    DODGED,
    HAND,
    NOBODY,
    PLAY,
    Attack,
    HighlanderGame,
    Tally,
)
from quickening.lang.resolve import Resolve

# -- judges --------------------------------------------------------------------------------------------------------


def judge_guard(game: HighlanderGame, seat: int, card: int, against: int) -> Refusal | None:
    """HL1 46, HL3 143. Whether a Guard in play may be used against an attack."""
    from quickening.games.highlander.rules.fighting import judge_arms

    refusal = judge_arms(game, seat, game.printed(card))
    if refusal is not None or facts.hidden_from(game, game.against(seat)[against], seat):
        return refusal
    return judge_cover(game, seat, card, (), against)


def judge_carry(game: HighlanderGame, seat: int, card: int, against: int) -> Refusal | None:
    """HL1 52, HL3 116, HLT 119. Whether a defense goes on to a later attack."""
    defense = game.defense_of(card)
    beside = defense.beside if defense is not None else ()
    known = facts.of_defense(game, card, seat, beside)
    attack = game.against(seat)[against]
    single = "defends one" in known.words or f"{known.type}s avoid one" in facts.of_player(game, attack.seat).allowed
    if (
        single
        and "ignores single" not in known.words
        and "defends several" not in facts.of_player(game, seat).allowed
    ):
        rule = game.cite("HL1 52", "HL3 116", "HLT 119")
        return Refusal(rule, "{name} defends against one attack only.")
    return None if facts.hidden_from(game, attack, seat) else judge_cover(game, seat, card, beside, against)


def current_defense(game: HighlanderGame, seat: int, at: int | None = None) -> int:
    """HL1 52, HL3 116. The last defense in the sequence before an attack, which can go on to it."""
    for attack in reversed(game.against(seat)[:at]):
        if attack.defense != NOBODY and game.cards[attack.defense].area == PLAY:
            return attack.defense
    return NOBODY


def discard_laid(game: HighlanderGame, seat: int, attack: Attack) -> None:
    """HL3 123, HLT 119. A defense laid ahead is discarded when another one is carried over to its attack."""
    defense = game.defense_of(attack.defense)
    if not attack.laid or attack.carried or defense is None or defense.standing:
        return
    gone: type[Unplayed] | type[LeftPlay] = Unplayed if game.book == "third" else LeftPlay
    game.happen(*(gone(card) for card in (defense.card, *defense.beside)))


# -- resolving an attack -------------------------------------------------------------------------------------------


def damage_of(game: HighlanderGame, attack: Attack, through_block: bool = False) -> int:
    """HL1 45, 57; HL3 98-99; HLT 71, 96. The damage of an attack; a plain block lets through what power adds."""
    known = facts.of_attack(game, attack)
    if known.damage is None:
        return 0
    plus = 2 if known.power is None else known.power - known.damage
    if through_block:  # HL3 98: the difference, plus or minus any modifiers
        return max(0, plus + (known.added if game.edition.power_damage.value == "printed" else 0))
    total = known.damage + (plus if known.power_blow else 0) + known.added
    least = 1 if "at least 1" in known.words else 0
    return max(least, total)


def outcome_of(game: HighlanderGame, seat: int, attack: Attack) -> list[Event]:
    """HL1 48, HL3 112-113, HLT 163. What becomes of an attack, given what was laid against it."""
    known = facts.of_attack(game, attack)
    at = game.against(seat).index(attack)
    if attack.defense == NOBODY or not stops(game, seat, attack, at):
        return [AttackSucceeded(attack.card, damage_of(game, attack))]
    defense = game.defense_of(attack.defense)
    block = defense is not None and defense.type == "block"
    stopped: list[Event] = [AttackDefended(attack.card, BLOCKED if block else DODGED)]
    powerful = defense is not None and (defense.power or is_power_block(game, seat, defense.card))
    if not (block and known.power_blow) or powerful:
        return stopped
    through = damage_of(game, attack, through_block=True)
    if game.book == "type-one":  # HLT 163 does not call an attack successful for the damage it does
        return [*stopped, Tallied(Tally(seat, DAMAGE, through, attack.card, attack=True))]
    return [*stopped, AttackSucceeded(attack.card, through, blocked=True)]


def stops(game: HighlanderGame, seat: int, attack: Attack, at: int) -> bool:
    """Whether the defense laid against an attack covers it."""
    defense = game.defense_of(attack.defense)
    beside = defense.beside if defense is not None else ()
    return judge_cover(game, seat, attack.defense, beside, at) is None


def is_power_block(game: HighlanderGame, seat: int, card: int) -> bool:
    """Whether a text makes a block a Power Block without an Exertion."""
    defense = game.defense_of(card)
    beside = defense.beside if defense is not None else ()
    return facts.of_defense(game, card, seat, beside).power_block or (
        "blocks power blows" in facts.of_player(game, seat).allowed
    )


# -- the phase -----------------------------------------------------------------------------------------------------


class DefensePhase(Frame):
    """Attack `at` is being answered; `laying` is the later one provided for first, `purpose` what is Exerted for."""

    seat: int = 0
    at: int = 0
    laying: int = -1
    purpose: str = ""

    def start(self, game: HighlanderGame) -> Next:
        game.happen(PhaseStarted(self.seat, DEFENSE))
        return Run(Consequences(), self.answer) if game.pending else self.answer

    # -- answering one attack --------------------------------------------------------------------------------------

    def answer(self, game: HighlanderGame) -> Next:
        """The next attack that is still pending."""
        if game.over or game.players[self.seat].collapsed:
            return None
        sequence = game.against(self.seat)
        while self.at < len(sequence) and sequence[self.at].result:
            self.at += 1
        if self.at >= len(sequence):
            return self.close
        options = [*self.replies(game), *other_plays(game, self.seat), *self.lets(game)]
        options += exertion_options(game, self.seat)
        name = game.card_option("", "", sequence[self.at].card).name
        question = f"Defend against {name} (attack {self.at + 1} of {len(sequence)})"
        return Ask(Decision(self.seat, question, tuple(options), rests=True), self.answered)

    def replies(self, game: HighlanderGame) -> list[Option]:
        """What may be laid against the attack at hand."""
        attack = game.against(self.seat)[self.at]
        options: list[Option] = []
        if not attack.guessed:
            options += defense_options(game, self.seat, self.at)
            options += beside_options(game, self.seat, self.at)
            if attack.laid:
                options.append(game.card_option("keep", "Defend with {name}", attack.defense))
            if game.edition.carry_over.value == "chosen":
                options += self.carries(game, attack)
        if game.edition.exerted_defense.value == "declared" and may_exert(game, self.seat, FOR_DEFENSE):
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
            return self.laid
        if option.kind == "keep":
            return self.laid
        if option.kind == "exert" and option.index < 0:
            self.purpose, self.laying = FOR_DEFENSE, self.at + 1
            return self.lay_rest
        if option.kind in ("skip", "through"):
            attack.defense, attack.laid = NOBODY, False
            self.at += option.kind == "skip"
            return self.answer if option.kind == "skip" else self.resolve
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
        if game.over or self.at >= len(game.against(self.seat)):
            return self.answer
        attack = game.against(self.seat)[self.at]
        if attack.defense == NOBODY or attack.result:
            return self.answer
        if game.edition.success.value == "end":
            self.at += 1
            return self.answer
        if attack.hidden and game.edition.hidden_reveal.value == "after all":
            self.purpose, self.laying = "", self.at + 1
            return self.lay_rest
        return self.guess

    # -- Hidden attacks --------------------------------------------------------------------------------------------

    def guess(self, game: HighlanderGame) -> Next:
        """HL1 61, HL3 79, HLT 102. A Hidden attack is revealed; the defense may have been inappropriate."""
        attack = game.against(self.seat)[self.at]
        if attack.hidden:
            game.happen(Revealed(attack.card))
        if attack.defense == NOBODY or stops(game, self.seat, attack, self.at):
            return self.empower
        wrong_guess(game, self.seat, attack)
        return Run(Consequences(), self.answer) if game.pending else self.answer

    # -- Exertions: later attacks are provided for first (HL3 123, HLT 119) ----------------------------------------

    def lay_rest(self, game: HighlanderGame) -> Next:
        """HL3 123. Defenses may be laid against the remaining attacks before the Exertion."""
        sequence = game.against(self.seat)
        while self.laying < len(sequence) and (sequence[self.laying].result or sequence[self.laying].laid):
            self.laying += 1
        if self.laying >= len(sequence):
            return self.exert
        options = defense_options(game, self.seat, self.laying)
        options += beside_options(game, self.seat, self.laying)
        if not options:
            self.laying += 1
            return self.lay_rest
        later = Option("skip", "Lay nothing against it", number=self.laying)
        question = f"Lay a defense against attack {self.laying + 1} first?"
        return Ask(Decision(self.seat, question, (*options, later)), self.rest_laid)

    def rest_laid(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        at = self.laying
        self.laying += 1
        if option.kind == "skip":
            return self.lay_rest
        return self.lay(game, option, at, ahead=True)

    def exert(self, game: HighlanderGame) -> Next:
        purpose, self.purpose = self.purpose, ""
        if not purpose:
            return self.guess
        then = self.exerted if purpose == FOR_DEFENSE else self.empowered
        return Run(Exert(seat=self.seat, purpose=purpose, target=self.at), then)

    def exerted(self, game: HighlanderGame) -> Next:
        """Whatever was found, the attack is resolved now."""
        return self.empower if game.against(self.seat)[self.at].defense != NOBODY else self.resolve

    # -- Power Blocks ----------------------------------------------------------------------------------------------

    def empower(self, game: HighlanderGame) -> Next:
        """HL3 103, HLT 96. A block against a Power Blow may be made a Power Block."""
        attack = game.against(self.seat)[self.at]
        if not may_empower(game, self.seat, attack):
            return self.resolve
        options = (Option("exert", "Exert for a Power Block"), Option("plain", "Block without a Power Block"))
        return Ask(Decision(self.seat, "Make the block a Power Block?", options), self.empowering)

    def empowering(self, game: HighlanderGame) -> Next:
        if game.chosen[0].kind == "plain":
            return self.resolve
        self.purpose, self.laying = FOR_POWER_BLOCK, self.at + 1
        return self.lay_rest

    def empowered(self, game: HighlanderGame) -> Next:
        game.happen(PowerBlockMade(game.against(self.seat)[self.at].defense))
        return self.resolve

    # -- resolving -------------------------------------------------------------------------------------------------

    def resolve(self, game: HighlanderGame) -> Next:
        """HL3 112, HLT 163. The attack is defended or successful; effects follow before the next attack."""
        attack = game.against(self.seat)[self.at]
        if attack.hidden:
            game.happen(Revealed(attack.card))
            if attack.defense == NOBODY and game.edition.exerted_defense.value == "declared":
                attack.guessed = True
                if may_exert(game, self.seat, FOR_DEFENSE):
                    return self.answer
        settle(game, self.seat, attack)
        if game.over:
            return None
        self.at += 1 if game.edition.success.value == "in order" else 0
        return Run(Consequences(), self.answer) if game.pending else self.answer

    # -- the end of the phase --------------------------------------------------------------------------------------

    def close(self, game: HighlanderGame) -> Next:
        """All attacks are answered. Hidden ones are revealed (HL1 61); what else may be done is done now."""
        if game.edition.success.value == "end":
            reveal_all(game, self.seat)
            share_out(game, self.seat)
        return self.closing

    def closing(self, game: HighlanderGame) -> Next:
        if game.over or game.players[self.seat].collapsed:
            return None
        options = [*other_plays(game, self.seat), *beside_options(game, self.seat), *self.last_exertions(game)]
        options += exertion_options(game, self.seat)
        if game.book == "type-one" and may_put_guard(game, self.seat):  # HLT 52
            options += guard_options(game, self.seat)
        options.append(Option("end", "End your Defense Phase"))
        return Ask(Decision(self.seat, "Defense Phase", tuple(options), rests=True), self.closing_answered)

    def last_exertions(self, game: HighlanderGame) -> list[Option]:
        """HL1 53, 57, 61. At the end: a defense for any attack, or a Power Block."""
        if game.edition.success.value != "end" or not may_exert(game, self.seat):
            return []
        found = []
        for at, attack in enumerate(game.against(self.seat)):
            name = game.printed(attack.card).name
            if not attack.result:
                if may_exert(game, self.seat, FOR_DEFENSE):
                    found.append(Option("exert", f"Exert for a defense against {name}", number=at))
                if may_empower(game, self.seat, attack):
                    found.append(Option("empower", f"Exert for a Power Block against {name}", number=at))
        return found

    def closing_answered(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "end":
            return self.resolve_rest
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
        return self.closing

    def blocked_hard(self, game: HighlanderGame) -> Next:
        game.happen(PowerBlockMade(game.against(self.seat)[self.at].defense))
        return self.closing

    def resolve_rest(self, game: HighlanderGame) -> Next:
        """HL1 49. What is still pending is settled in order."""
        for attack in game.against(self.seat):
            if not attack.result:
                settle(game, self.seat, attack)
                if game.over:
                    return None
                return Run(Consequences(), self.resolve_rest) if game.pending else self.resolve_rest
        return self.last_text

    def last_text(self, game: HighlanderGame) -> Next:
        """HL3 63, 113. The text of the last defense takes effect; all others are nullified."""
        card = current_defense(game, self.seat)
        if game.edition.defense_text.value != "last" or card == NOBODY or not game.printed(card).done:
            return self.end
        return Run(Resolve(todo=game.printed(card).done, scope=game.scope_of(card, self.seat)), self.end)

    def end(self, game: HighlanderGame) -> Next:
        ending = end_phase(game, self.seat, DEFENSE)
        return Run(ending) if ending is not None else None


# -- parts of the phase --------------------------------------------------------------------------------------------


def defense_options(game: HighlanderGame, seat: int, at: int) -> list[Option]:
    """The defenses a player may lay against an attack: from hand, or a Guard in play."""
    options = [
        game.card_option("defend", "Defend with {name}", card, index=way)
        for card, way in each_way(game, seat, playable(game, seat))
        if game.printed(card).is_defense and judge_play(game, seat, card, HAND, (), at) is None
    ]
    options += [
        game.card_option("guard", "Use {name}", card)
        for card in guards(game, seat)
        if judge_guard(game, seat, card, at) is None and not any(defense.card == card for defense in game.defenses)
    ]
    return options


def wrong_guess(game: HighlanderGame, seat: int, attack: Attack) -> None:
    """HL1 61, HL3 64, 79; HLT 102. An inappropriate defense: only an Exertion can still help."""
    card, carried = attack.defense, attack.carried
    defense = game.defense_of(card)
    attack.defense, attack.laid, attack.guessed = NOBODY, False, True
    standing = defense is not None and defense.standing
    if not standing:
        game.happen(Misjudged(card, seat))
    if game.edition.wrong_defense.value == "not played" and not carried and not standing:
        beside = defense.beside if defense is not None else ()
        game.happen(Unplayed(card), *(Unplayed(other) for other in beside))


def may_empower(game: HighlanderGame, seat: int, attack: Attack) -> bool:
    """HL1 57, HL3 103, HLT 96. A block, against a Power Blow, that is no Power Block yet."""
    if attack.defense == NOBODY or attack.hidden or not may_exert(game, seat):
        return False
    defense = game.defense_of(attack.defense)
    return (
        defense is not None
        and defense.type == "block"
        and not defense.power
        and facts.of_attack(game, attack).power_blow
        and not is_power_block(game, seat, defense.card)
        and facts.of_attack(game, attack).damage is not None
    )


def reveal_all(game: HighlanderGame, seat: int) -> None:
    """HL1 61. After all defenses are played, Hidden attacks are revealed."""
    for attack in game.against(seat):
        if attack.hidden:
            game.happen(Revealed(attack.card))


def share_out(game: HighlanderGame, seat: int) -> None:
    """HL1 52-53. Each attack is met by the defense laid against it, or by the last one before that covers it."""
    latest = NOBODY
    for at, attack in enumerate(game.against(seat)):
        if attack.result:
            continue
        if attack.laid and not attack.carried:
            latest = attack.defense
            if not stops(game, seat, attack, at) and not attack.guessed:
                attack.guessed = True
                game.happen(Misjudged(latest, seat))
        elif latest != NOBODY and judge_carry(game, seat, latest, at) is None:
            game.happen(CarriedOver(latest, seat, at))
        else:
            attack.defense, attack.carried = NOBODY, False


def settle(game: HighlanderGame, seat: int, attack: Attack) -> None:
    """An attack is defended or successful; a Head Shot that gets through takes the head (HL1 66)."""
    outcome = outcome_of(game, seat, attack)
    head_shot = facts.of_attack(game, attack).head_shot
    game.happen(*outcome)
    if head_shot and len(outcome) == 1 and isinstance(outcome[0], AttackSucceeded):
        take_head(game, seat)
