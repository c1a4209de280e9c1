"""Cards played in conjunction with others (HL1 57-59, 68; HL3 96, 104-105; HLT 91, 96, 247-248).

The card that goes with another is announced first; then the card it goes with is played, or Exerted for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.refusals import Refusal
from quickening.games.highlander.definitions import ALLOWANCE, ATTACK, BLOCK, DODGE, ILLUSION
from quickening.games.highlander.events.plays import CardPlayed, FoundNothing
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.kinds.filters import types_of
from quickening.games.highlander.rules.costs import PayCosts, costs_of
from quickening.games.highlander.rules.exertions import FOR_ATTACK, FOR_DEFENSE, FOR_ILLUSION, Exert, may_exert
from quickening.games.highlander.rules.facing import face
from quickening.games.highlander.rules.fighting import below_top
from quickening.games.highlander.rules.hands import GOES_WITH, TAKES_WITH
from quickening.games.highlander.rules.judging import judge_card, judge_play, judge_special
from quickening.games.highlander.rules.matching import goes_with
from quickening.games.highlander.rules.menu_context import MenuContext, may_attack_with
from quickening.games.highlander.rules.playing import PlayCard, pay_for_borrowed
from quickening.games.highlander.state import ATTACKING, DEFENSE, HAND, NOBODY, PLAY, HighlanderGame


def partners(
    game: HighlanderGame, now: MenuContext, cards: tuple[int, ...], against: int
) -> Iterator[tuple[int, int]]:
    """The cards in hand that could be played with these, and the way each is played in (HLT 167)."""
    for card, way in now.ways(game, TAKES_WITH):
        printed = game.cards[card].definition
        if card in cards or printed.must_go_with or (printed.is_defense and against < 0):
            continue
        for other in cards:
            if not goes_with(game, other, card):
                break
        else:
            if may_play_with(game, now, card, cards, against):
                yield card, way


def may_play_with(game: HighlanderGame, now: MenuContext, card: int, cards: tuple[int, ...], against: int) -> bool:
    """Whether a card in hand may be played with these. An attack may or may not whatever goes with it, as long as
    that neither fights nor costs anything.
    """
    plain = now.reach is not None and not now.hindered and game.cards[card].definition.type == ATTACK
    for other in cards:
        plain = plain and game.cards[other].definition.is_mere_company
    if plain:
        return may_attack_with(game, now, card)
    return judge_play(game, now.seat, card, HAND, cards, against) is None


def sought(game: HighlanderGame, now: MenuContext, cards: tuple[int, ...], against: int) -> list[str]:
    """HL1 58-59, HL3 104-105, HLT 240. What could be Exerted for to go with these cards."""
    if not now.exerting:
        return []
    wanted = [game.cards[card].definition.beside for card in cards]
    types = [types_of(beside.cards) for beside in wanted if beside is not None]
    found = []
    if game.phase == ATTACKING and all(ATTACK in one for one in types) and room_for_attack(game, now, cards):
        found.append(FOR_ATTACK)
    if game.phase == DEFENSE and against >= 0 and all({BLOCK, DODGE} & one for one in types):
        found.append(FOR_DEFENSE)
    sought_for = game.edition.illusions.value == "any or for it"
    if sought_for and all(ILLUSION in one for one in types) and borrows(game, cards):
        found.append(FOR_ILLUSION)
    return [purpose for purpose in found if may_exert(game, now.known, purpose)]


def borrows(game: HighlanderGame, cards: tuple[int, ...]) -> bool:
    """HLT 240. Whether one of these cards is an Allowance, with which another Persona's Illusion may be sought."""
    return any(ALLOWANCE in game.printed(card).kinds for card in cards)


def room_for_attack(game: HighlanderGame, now: MenuContext, cards: tuple[int, ...]) -> bool:
    """HL1 43, 50. An opportunity to attack is left, or one of these cards makes the attack an additional one."""
    if now.room:
        return True
    extra = [said.of_kind(game.printed(card), said.AsAdditional) for card in cards]
    return below_top(now.known, game.deeds[now.seat]) and any(one is not None and one.that for one in extra)


def judge_beside(game: HighlanderGame, now: MenuContext, card: int, cards: tuple[int, ...] = ()) -> Refusal | None:
    """Whether a card may be announced to go with another, as far as it alone is concerned."""
    printed, seat = game.cards[card].definition, now.seat
    if game.hand_closed:
        rule = game.cite("HL1 55", "HL3 101", "HLT 94")
        return Refusal(rule, "{name} cannot be played: you have Exerted in this phase.", "Wait for the next phase.")
    if printed.beheads and "no head shots" in now.known.allowed:
        return Refusal("HLT 244", "{name} cannot be played: you may not make Head Shots.")
    refusal = judge_special(game, seat, card) if printed.is_special else None
    if refusal is None and printed.is_special and any(game.printed(other).is_special for other in cards):
        rule = game.cite("HL1 21", "HL3 53", "HLT 28")
        refusal = Refusal(rule, "{name} cannot be played: another Special Card is played with it.")
    if refusal is not None or (printed.joins_quietly and not cards and not now.hindered):
        return refusal
    return judge_card(game, seat, card, HAND, cards)


def beside_options(
    game: HighlanderGame, now: MenuContext, against: int = -1, cards: tuple[int, ...] = ()
) -> list[Option]:
    """The cards a player may announce now to go with another."""
    joining = () if game.hand_closed else now.ways(game, GOES_WITH)
    if not joining:
        return []
    return [
        game.card_option("with", "Play {name} in conjunction with ...", card, index=way)
        for card, way in joining
        if may_join(game, now, card, against, cards)
    ]


def may_join(game: HighlanderGame, now: MenuContext, card: int, against: int, cards: tuple[int, ...]) -> bool:
    """Whether a card may be announced now: it may itself, and there is one to go with, or to be Exerted for."""
    if game.cards[card].definition.beside is None or card in cards:
        return False
    joined = (*cards, card)
    if now.exerting and sought(game, now, joined, against):
        return judge_beside(game, now, card, cards) is None
    return judge_beside(game, now, card, cards) is None and any(partners(game, now, joined, against))


def joining_options(game: HighlanderGame, now: MenuContext, against: int, cards: tuple[int, ...]) -> list[Option]:
    """HL3 105, HLT 104. The cards a player may play to go with a defense that is yet to be found in an Exertion."""
    return [
        game.card_option("with", "Play {name} in conjunction with it", card, index=way)
        for card, way in now.ways(game, GOES_WITH)
        if game.cards[card].definition.beside
        and card not in cards
        and judge_beside(game, now, card, cards) is None
        and FOR_DEFENSE in sought(game, now, (*cards, card), against)
    ]


class Conjoin(Frame):
    """Cards announced to go with one that is still to come."""

    rules: ClassVar[tuple[str, str, str]] = ("HL1 58", "HL3 104", "HLT 96")

    seat: int = 0
    cards: tuple[int, ...] = ()
    against: int = -1
    purpose: str = ""

    def start(self, game: HighlanderGame) -> Next:
        now = MenuContext(game, self.seat)
        options = [
            game.card_option("play", "Play it with {name}", card, index=way)
            for card, way in partners(game, now, self.cards, self.against)
        ]
        options += beside_options(game, now, self.against, self.cards)
        options += [
            Option("exert", f"Exert for {purpose} to play it with", number=n)
            for n, purpose in enumerate(sought(game, now, self.cards, self.against))
        ]
        return Ask(Decision(self.seat, "In conjunction with which card?", tuple(options)), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind in ("with", "play"):
            face(game, self.seat, option)
        if option.kind == "with":
            self.cards = (*self.cards, option.ref)
            return self.start
        if option.kind == "play":
            play = PlayCard(seat=self.seat, card=option.ref, beside=self.cards, against=self.against)
            return Run(play)
        self.purpose = sought(game, MenuContext(game, self.seat), self.cards, self.against)[option.number or 0]
        return self.exerting

    def exerting(self, game: HighlanderGame) -> Next:
        """What the cards cost is paid, then they lie there for what will be found."""
        costs = [cost for card in self.cards for cost in costs_of(game, self.seat, card, HAND)]
        return Run(PayCosts(seat=self.seat, kept=self.cards, costs=tuple(costs)), self.announce)

    def announce(self, game: HighlanderGame) -> Next:
        """HL1 58-59, HL3 104-105. The cards are played first, then the one to go with them is Exerted for."""
        pay_for_borrowed(game, self.seat, self.cards)
        game.happen(*(CardPlayed(card, self.seat, HAND, beside=True) for card in self.cards))
        return Run(Exert(seat=self.seat, purpose=self.purpose, target=self.against, beside=self.cards), self.exerted)

    def exerted(self, game: HighlanderGame) -> Next:
        """HL3 104-105, HLT 96. With nothing found, the cards are discarded without effect."""
        if self.returned == NOBODY:
            lost: list[Event] = [FoundNothing(card) for card in self.cards if game.cards[card].area == PLAY]
            game.happen(*lost)
        return None
