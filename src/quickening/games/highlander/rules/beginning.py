"""Beginning the game (HL1 32-34, HL3 41-49, HLT 46-50): decks are shuffled, hands drawn, somebody starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from quickening.core.cutting import CUT, can_be_cut, offer
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import ATTRIBUTES, PERSONA, Printed
from quickening.games.highlander.events.exertions import ExertionDiscarded, ExertionRevealed, Rolled
from quickening.games.highlander.events.lasting import SwitchedHands
from quickening.games.highlander.events.notes import FirstPlayer, HandsDrawn, PairBegun, StartingAbility
from quickening.games.highlander.events.places import Drew, EnduranceCut, Shuffled
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.rules.deck_facts import titled
from quickening.games.highlander.rules.turns import Duel
from quickening.games.highlander.state import (
    AREAS,
    BEFORE_PLAY,
    ENDURANCE,
    EXERTION,
    RESTING,
    Deeds,
    HighlanderCard,
    HighlanderGame,
    Player,
)


def build(game: HighlanderGame, decks: Sequence[Sequence[Printed]], ability: int = 15) -> None:
    """Two players with their cards: Pre-Game cards before them, the rest as Endurance."""
    for seat in range(len(decks)):
        game.players.append(Player(ability, ability))
        game.partners.append(Player(ability, ability))
        game.deeds.append(Deeds())
        game.former.append(Deeds())
        for area in AREAS:
            game.areas[area, seat] = []
    for seat, deck in enumerate(decks):
        before, endurance = game.areas[BEFORE_PLAY, seat], game.areas[ENDURANCE, seat]
        listed = sorted(deck, key=lambda card: not card.is_pre_game)  # a record lists Pre-Game cards first
        for number, original in enumerate(listed, len(game.cards)):
            printed = titled(game.edition.titles.value, original)
            area = BEFORE_PLAY if printed.is_pre_game else ENDURANCE
            (before if area == BEFORE_PLAY else endurance).append(number)
            game.cards.append(HighlanderCard(printed, seat, area, number + 1, controller=seat))
    game.clock = len(game.cards)
    game.out_of_turn = any(printed.is_out_of_turn for deck in decks for printed in deck)


class Start(Frame):
    """HL1 33, HL3 49, HLT 47. Shuffle, find out who starts, draw a hand."""

    rules: ClassVar[tuple[str, str, str]] = ("HL1 33", "HL3 49", "HLT 47")
    sets_up: ClassVar[bool] = True

    seat: int = 0
    gems: tuple[str, ...] = ()
    size: int = 5

    def start(self, game: HighlanderGame) -> Next:
        for seat in range(2):
            game.happen(Shuffled(seat))
        return self.offer_endurance

    def offer_endurance(self, game: HighlanderGame) -> Next:
        """HL1 33, HL3 49, HLT 47. Each player offers to let the opponent cut."""
        if self.seat == 2:
            self.seat = 0  # a frame that is saved has a seat there is
            return self.who_starts
        cut = EnduranceCut(self.seat, by=1 - self.seat)
        if not can_be_cut(game, cut):
            self.seat += 1
            return self.offer_endurance
        return Ask(offer(game, cut, game.cite(*EnduranceCut.rules)), self.answered)

    def answered(self, game: HighlanderGame) -> Next:
        if game.chosen[0].kind == CUT.kind:
            game.happen(EnduranceCut(self.seat, by=1 - self.seat))
        self.seat += 1
        return self.offer_endurance

    def who_starts(self, game: HighlanderGame) -> Next:
        return self.roll if game.edition.who_starts.value == "die" else self.name_gem

    # -- a die (HL1 33, HLT 47) ------------------------------------------------------------------------------------

    def roll(self, game: HighlanderGame) -> Next:
        """Each player rolls; the higher one starts, and a tie is rolled again."""
        pips = [game.chance.roll(6) for _ in range(2)]
        game.happen(*(Rolled(seat, "go first", pips[seat]) for seat in range(2)))
        if pips[0] == pips[1]:
            return self.roll
        game.note(FirstPlayer(0 if pips[0] > pips[1] else 1))
        claims = [seat for seat in range(2) if "goes first" in facts.of_player(game, seat).allowed]
        if len(claims) == 1:  # HLT 166, 221: two such cards cancel each other
            game.note(FirstPlayer(claims[0]))
        return self.draw

    # -- an Attribute Challenge (HL3 49) ---------------------------------------------------------------------------

    def name_gem(self, game: HighlanderGame) -> Next:
        """HL3 49. Each player names an attribute."""
        if len(self.gems) == 2:
            return self.challenge
        options = tuple(Option("gem", name, index=n) for n, name in enumerate(ATTRIBUTES.values()))
        return Ask(Decision(len(self.gems), "Name an attribute for the Challenge", options), self.gem_named)

    def gem_named(self, game: HighlanderGame) -> Next:
        self.gems = (*self.gems, tuple(ATTRIBUTES)[game.chosen[0].index])
        return self.name_gem

    def challenge(self, game: HighlanderGame) -> Next:
        """HL3 49. Most gems among the top cards wins; after a tie one card more is revealed."""
        counts = []
        for seat in range(2):
            more = self.size - len(game.of(EXERTION, seat))
            game.happen(*(ExertionRevealed(card) for card in game.of(ENDURANCE, seat)[-more:][::-1]))
            shown = game.of(EXERTION, seat)
            counts.append(sum(game.printed(card).gems.count(self.gems[seat]) for card in shown))
        if counts[0] == counts[1] and self.can_be_broken(game):
            self.size += 1
            return self.challenge
        for seat in range(2):
            game.happen(*(ExertionDiscarded(card, soft=True) for card in list(game.of(EXERTION, seat))))
        tied = counts[0] == counts[1]
        self.seat = game.chance.roll(2) - 1 if tied else int(counts[1] > counts[0])
        options = tuple(Option("first", name, index=seat, seat=seat) for seat, name in enumerate(game.names))
        return Ask(Decision(self.seat, "Who takes the first turn?", options), self.first_chosen)

    def can_be_broken(self, game: HighlanderGame) -> bool:
        """HL3 49. Whether a gem that was named is still to be revealed; where none is, a die has to decide."""
        piles = [game.of(ENDURANCE, seat) for seat in range(2)]
        gems = (self.gems[seat] in game.printed(card).gems for seat in range(2) for card in piles[seat])
        return all(piles) and any(gems)

    def first_chosen(self, game: HighlanderGame) -> Next:
        game.note(FirstPlayer(game.chosen[0].index))
        return self.draw

    # -- hands -----------------------------------------------------------------------------------------------------

    def draw(self, game: HighlanderGame) -> Next:
        """HL1 33. One card for each point of starting Ability, which is the maximum."""
        game.invalidate()
        for seat in range(2):
            if pair_of(game, seat):
                begin_pair(game, seat)
            ability = facts.of_player(game, seat).maximum
            game.note(StartingAbility(seat, ability))
            game.happen(*[Drew(card) for card in game.of(ENDURANCE, seat)[: -ability - 1 : -1]])
        self.seat = -1
        return self.both_hands

    def both_hands(self, game: HighlanderGame) -> Next:
        """HLT 204. Who has two Personas draws a hand for the other one too."""
        self.seat += 1
        if self.seat < 2:
            return Run(BothHands(seat=self.seat), self.both_hands) if pair_of(game, self.seat) else self.both_hands
        game.note(HandsDrawn())
        return self.opening

    def opening(self, game: HighlanderGame) -> Next:
        return Run(Duel())


def pair_of(game: HighlanderGame, seat: int) -> list[tuple[int, Any]]:
    """The two Personas of a player who has such a pair, with what they say of it; else nothing."""
    own = [card for card in game.of(BEFORE_PLAY, seat) if game.printed(card).type == PERSONA]
    names = {game.printed(card).name for card in own}
    found = [(card, said.of_kind(game.printed(card), said.PAIR)) for card in own]
    pair = [(card, rule) for card, rule in found if rule is not None and rule.name in names]
    return pair if len(pair) == 2 else []


def begin_pair(game: HighlanderGame, seat: int) -> None:
    """HLT 204. The second Persona rests, with a hand and Ability as well."""
    (_, first), (second, rule) = pair_of(game, seat)
    game.note(PairBegun(seat, first.count, second, rule.count))


class BothHands(Frame):
    """HLT 204. Both hands are drawn, then it is decided who starts."""

    rules: ClassVar[tuple[str, str, str]] = ("HLT 204", "HLT 204", "HLT 204")

    seat: int = 0

    def start(self, game: HighlanderGame) -> Next:
        game.happen(SwitchedHands(self.seat))
        for _ in range(game.players[self.seat].maximum):
            game.happen(Drew(game.of(ENDURANCE, self.seat)[-1]))
        game.happen(SwitchedHands(self.seat))
        options = tuple(game.card_option("persona", "{name}", card) for card, _ in pair_of(game, self.seat))
        return Ask(Decision(self.seat, "Who fights first?", options), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        if game.cards[game.chosen[0].ref].arms == RESTING:
            game.happen(SwitchedHands(self.seat))
        return None
