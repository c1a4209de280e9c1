"""What texts do to attacks and defenses in the sequence, and to those that are played next."""

from __future__ import annotations

from collections.abc import Sequence

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events.fighters import Tallied, TalliesTaken
from quickening.games.highlander.events.fights import (
    AttackDefended,
    HeadShotMade,
    Joined,
    PowerBlockMade,
    PowerBlowMade,
    Revealed,
)
from quickening.games.highlander.events.lasting import LastingBegan, LastingEnded
from quickening.games.highlander.events.notes import HidingGiven
from quickening.games.highlander.events.places import Stands
from quickening.games.highlander.events.plays import CardPlayed, Faced
from quickening.games.highlander.facts import may_power, of_attack
from quickening.games.highlander.kinds import abilities, triggers
from quickening.games.highlander.kinds.abilities import Static
from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.kinds.attack_changes import Damage, Marked
from quickening.games.highlander.kinds.changes import CannotPlay, Granted
from quickening.games.highlander.kinds.choosing import Choosing, outcome
from quickening.games.highlander.kinds.effects import Do, bound_to, deed, source_of
from quickening.games.highlander.kinds.filters import only
from quickening.games.highlander.state import AVOIDED, BLOCKED, HAND, PLAY, SUCCESSFUL, HighlanderGame, Lasting
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve


def _avoid_attacks_pending(self: Do, game: HighlanderGame, scope: Scope) -> list[int]:
    """The attacks that are still to be answered, of the kind that is meant; a Hidden one is of no known kind."""
    cards = [attack.card for attack in game.against(scope.you) if not attack.result]
    if self.how == "it":
        return [card for card in cards if any(ref.card == card for ref in scope.it)]
    if self.cards is None:
        return cards
    return [one for one in cards if not game.cards[one].face_down and self.fits(game, one, scope)]


def _can_avoid_attacks(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    return self.how != "one" or bool(_avoid_attacks_pending(self, game, scope))


@deed("avoid", possible=_can_avoid_attacks)
def _avoid_attacks(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """Pending attacks are avoided: all of them, the `last`, the one `it` is, or `one`, perhaps of a kind."""
    pending = _avoid_attacks_pending(self, game, frame.scope)
    if self.how == "one":
        return Run(one_attack(frame.scope.you, pending, AVOIDED), frame.start)
    return game.do(avoiding(game, pending[-1:] if self.how == "last" else pending), frame.start)


def _blockable(self: Do, game: HighlanderGame, scope: Scope) -> tuple[int, ...]:
    """HL1 57. The pending attacks of a kind that can be blocked: no Power Blow, which takes a Power Block."""
    pending = _avoid_attacks_pending(self, game, scope)
    known = {one.card: of_attack(game, one) for one in game.against(scope.you) if one.card in pending}
    return tuple(card for card, facts in known.items() if not facts.no_block and not facts.power_blow)


@deed("block an attack", possible=_blockable)
def _block_attack(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 41. A pending attack is blocked by something that is no defense card."""
    return Run(one_attack(frame.scope.you, _blockable(self, game, frame.scope), BLOCKED), frame.start)


def one_attack(seat: int, cards: Sequence[int], outcome: str, effect: Effect | None = None) -> Choosing:
    """A player chooses the attack that something comes of."""
    return Choosing(seat=seat, question="Which attack?", cards=tuple(cards), outcome=outcome, effect=effect)


def avoiding(game: HighlanderGame, cards: list[int], result: str = AVOIDED) -> list[Event]:
    """Attacks are avoided, or blocked; Hidden ones are revealed first."""
    events: list[Event] = []
    for card in cards:
        attack = game.attack_of(card)
        if attack is not None and attack.hidden:
            events.append(Revealed(card))
        events.append(AttackDefended(card, result))
    return events


@outcome(AVOIDED)
@outcome(BLOCKED)
def _stopped(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    return avoiding(game, cards, choice.outcome)


@outcome("prevented")
def _prevented(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    """HL1 75. The attack does no damage, or so much less; the rest of what is pending is still to come."""
    assert isinstance(choice.effect, Do)
    seat, amount = choice.seat, choice.effect.amount
    taken = tuple(tally for tally in game.tallies if tally.seat == seat and tally.source in cards)
    rest = [replace(tally, amount=tally.amount - amount) for tally in taken if 0 < amount < tally.amount]
    less = Damage("plus", amount=-amount) if amount else Damage("is", amount=0)
    until = "turn" if game.active == seat else "next turn"
    scope = bound_to(game, Scope(seat), cards)
    lasting = Lasting(Static(less, "it"), scope, game.tick(), until, seat, game.turn - 1)
    return [TalliesTaken(taken), *(Tallied(tally) for tally in rest), LastingBegan(lasting)]


def _prevent_attack_open(self: Do, game: HighlanderGame, scope: Scope) -> tuple[int, ...]:
    """Those that are not stopped, and whose damage can be prevented."""
    found = [attack for attack in game.against(scope.you) if attack.result in ("", SUCCESSFUL)]
    return tuple(attack.card for attack in found if "sure damage" not in of_attack(game, attack).words)


@deed("prevent an attack", possible=_prevent_attack_open)
def _prevent_attack(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 75. Damage of one attack is prevented, all or so much of it; it is successful all the same."""
    cards = _prevent_attack_open(self, game, frame.scope)
    return Run(one_attack(frame.scope.you, cards, "prevented", self), frame.start)


@deed("end the turn")
def _end_turn(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 109. Nothing more is played, used or Exerted for this turn, and there is no Attack Phase."""
    words = ("skips attack phase", "cannot exert", "turn is over")
    texts = (Static(CannotPlay(only("card"))), *(Static(Granted(word)) for word in words))
    lasting = [Lasting(one, frame.scope, game.tick(), "turn", frame.scope.you) for one in texts]
    return game.do([LastingBegan(one) for one in lasting], frame.start)


@deed("reveal Hidden attacks")
def _reveal_hidden(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """The Hidden attacks against you are revealed."""
    hidden = [attack.card for attack in game.against(frame.scope.you) if attack.hidden]
    return game.do([Revealed(card) for card in hidden], frame.start)


def _can_make_power(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    attack = game.attack_of(source_of(scope))
    if attack is None or attack.seat != game.active or attack.result:
        return False
    if self.how == "Head Shot":
        known = of_attack(game, attack)
        return known.may_head_shot and bool(known.grid & 7) and (known.power_blow or may_power(game, attack))
    return may_power(game, attack) and not game.deeds[attack.seat].power_blow


@deed("make this a Power Blow", possible=_can_make_power)
def _make_power(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """This attack becomes a Power Blow, or a Head Shot."""
    card = source_of(frame.scope)
    return game.do([HeadShotMade(card) if (self.how == "Head Shot") else PowerBlowMade(card)], frame.start)


def _make_one_power_able(self: Do, game: HighlanderGame, scope: Scope) -> tuple[int, ...]:
    own = [attack for attack in game.attacks if attack.seat == scope.you and not attack.result]
    barred = game.active != scope.you or game.deeds[scope.you].power_blow
    return () if barred else tuple(attack.card for attack in own if may_power(game, attack))


@deed("make one a Power Blow", possible=_make_one_power_able)
def _make_one_power(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 57. One of your attacks of this turn becomes a Power Blow."""
    able = _make_one_power_able(self, game, frame.scope)
    question = "Which attack is a Power Blow?"
    return Run(Choosing(seat=frame.scope.you, question=question, cards=able, outcome="is a Power Blow"), frame.start)


@outcome("is a Power Blow")
def _empowered(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    return [PowerBlowMade(card) for card in cards]


def _can_make_power_block(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    defense = game.defense_of(source_of(scope))
    return defense is not None and defense.seat == game.active and not defense.power


@deed("make this a Power Block", possible=_can_make_power_block)
def _make_power_block(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 57. This block becomes a Power Block."""
    return game.do([PowerBlockMade(source_of(frame.scope))], frame.start)


@deed("hide the next attack")
def _hide_next(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """A player's next attack is Hidden, yours this turn; `may`: if that player likes."""
    seat = seat_of(self.who, frame.scope)
    game.note(HidingGiven(seat, max(game.players[seat].hidden, 1 if (self.how == "may") else 2)))
    return frame.start


@deed("join an attack")
def _join_attack(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 201. Another attack of the hand is played with the one spoken of: they are one attack."""
    found = tuple(card for card in game.of(HAND, frame.scope.you) if self.fits(game, card, frame.scope))
    into = frame.scope.it[0].card if frame.scope.it else -1
    return Run(Joining(seat=frame.scope.you, cards=found, into=into), frame.start)


class Joining(Frame):
    """A card is chosen to be joined to an attack."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    into: int = -1

    def start(self, game: HighlanderGame) -> Next:
        options = [game.card_option("join", "Join {name}", card) for card in self.cards]
        return Ask(Decision(self.seat, "Join another attack?", (*options, Option("pass", "None"))), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "join":
            game.happen(CardPlayed(option.ref, self.seat, HAND, beside=True), Joined(option.ref, self.into))
        return None


@deed("copy an attack")
def _copy_attack(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 261. This attack takes on everything that an attack of the opponent's last turn is; a Hidden one is
    chosen unseen.
    """
    you, cards = frame.scope.you, tuple(one.card for one in game.against(frame.scope.you))
    choice = Choosing(
        seat=you, question="Copy which attack?", cards=cards, outcome="copied", card=source_of(frame.scope)
    )
    choice.kind, choice.label = "copy", "Copy {name}"
    return Run(choice, frame.start)


@outcome("copied")
def _copied(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    return [Faced(choice.card, game.printed(card)) for card in cards]


def _strengthen_blows(self: Do, game: HighlanderGame, scope: Scope) -> list[int]:
    own = [attack for attack in game.attacks if attack.seat == scope.you]
    return [attack.card for attack in own if of_attack(game, attack).power_blow]


@deed("strengthen Power Blows", possible=_strengthen_blows)
def _strengthen(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 259. Power Blows one has played this turn do more damage."""
    blows = _strengthen_blows(self, game, frame.scope)
    more = abilities.Static(Damage("plus", amount=self.amount), "it")
    scope = bound_to(game, frame.scope, blows)
    lasting = Lasting(more, scope, game.tick(), "next turn", 1 - frame.scope.you, game.turn - 1)
    return game.do([LastingBegan(lasting)], frame.start)


@deed("make next blocks Power Blocks")
def _next_defenses(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 203. The next blocks played this turn are Power Blocks: the cards played, not Guards used again."""
    block = abilities.Static(Marked("is a Power Block"), "next defense")
    lasting = [Lasting(block, frame.scope, game.tick(), "turn", frame.scope.you) for _ in range(self.amount)]
    return game.do([LastingBegan(one) for one in lasting], frame.start)


def bind_defense(game: HighlanderGame, seat: int, card: int) -> list[Event]:
    """What was said of the next defense is said of this one."""
    for one in game.lasting:
        if one.ability.is_static and one.ability.who == "next defense" and one.scope.you == seat:
            ability = replace(one.ability, who="it")
            return [
                LastingEnded(one),
                LastingBegan(replace(one, ability=ability, scope=_with(game, one.scope, card))),
            ]
    return []


def _with(game: HighlanderGame, scope: Scope, card: int) -> Scope:
    return replace(scope, it=(game.ref(card),))


@deed("make a Guard")
def _make_guard(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 265. The block spoken of stays in play like a Guard."""
    cards = [ref.card for ref in frame.scope.it if game.alive(ref) and game.cards[ref.card].area == PLAY]
    return game.do([Stands(card) for card in cards], frame.start)


@deed("strengthen one")
def _strengthen_one(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """One of the attacks played this turn does more damage; before there is one, it waits for the phase to end."""
    you = frame.scope.you
    own = [one.card for one in game.attacks if one.seat == you and self.fits(game, one.card, frame.scope)]
    if own or game.phase == "attack" or game.active != you:
        return Run(Strengthening(seat=you, cards=tuple(own), plus=self.amount, scope=frame.scope), frame.start)
    later = abilities.When(triggers.PhaseBegins("attack", ends=True), (self,))
    return game.do([LastingBegan(Lasting(later, frame.scope, game.tick(), "turn", you))], frame.start)


class Strengthening(Frame):
    """A player chooses an attack that does more damage, until it is answered in the opponent's turn."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    plus: int = 0
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        return Ask(Decision(self.seat, "Which attack does more damage?", options, min(1, len(options))), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        scope = bound_to(game, self.scope, [option.ref for option in game.chosen])
        more = abilities.Static(Damage("plus", amount=self.plus), "it")
        game.happen(LastingBegan(Lasting(more, scope, game.tick(), "next turn", 1 - self.seat, game.turn - 1)))
        return None
