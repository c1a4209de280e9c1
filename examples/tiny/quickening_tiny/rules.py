"""The rules.

TN 1  Each player has a deck, three cards and three coins; the market lies face down. The first seat begins, then
      the next clockwise.
TN 2  In your turn: answer the blades laid against you, gain your charms' glow in coins, draw a card, then act.
TN 3  To act is to play a deed, lay a card, turn up a charm of yours, open an auction, or end the turn. You may lay
      one card and open one auction a turn.
TN 4  When a deed is played all may respond with deeds, clockwise from the left of whoever played last, until all
      pass in succession; then the latest deed is carried out, and all may respond again, beginning with the player
      whose turn it is.
TN 5  Charms and blades are laid face down, blades against another player, who answers each at the start of the next
      turn with a shield or not at all. Then it is turned up, and costs its might in coins if no shield has as much.
TN 6  An auction is for the top card of the market. Bids go clockwise, each higher than the last and no higher than
      one can pay; who passes is out. Whoever opens it has to bid. If a bidder leaves the table the card goes back.
TN 7  At the end of a turn texts are as printed. The game ends if somebody has 12 coins or a deck is empty.
TN 8  Who gives up leaves the table. The last one there wins.
TN 9  A deck has at least 12 cards, and at most three of one name.
"""

from __future__ import annotations

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.core.outside import Outcome
from quickening.lang.nodes import Scope
from quickening.lang.resolve import Resolve, bound, choice_decision
from quickening.lang.selections import targets_in
from quickening_tiny.events import (
    Bid,
    Discarded,
    Drew,
    Gained,
    Laid,
    LeftStack,
    Lost,
    LotOpened,
    LotSold,
    LotWithdrawn,
    Passed,
    Played,
    TurnedUp,
    TurnEnded,
)
from quickening_tiny.game import Asking, Noticed, Tiny
from quickening_tiny.judging import why_not_play
from quickening_tiny.nodes import effects_of
from quickening_tiny.things import BLADE, CHARM, DECK, HAND, LOT, MARKET, NOBODY, SHIELD, STACK, YARD

GOAL = 12


# -- what may be done ----------------------------------------------------------------------------------------------


def playable(game: Tiny, seat: int) -> list[Option]:
    """The deeds a player may play now."""
    deeds = [card for card in game.area(HAND, seat) if why_not_play(game, seat, card) is None]
    return [game.card_option("play", "Play {name}", card) for card in deeds]


def owned(game: Tiny, area: str, seat: int, *kinds: str) -> list[int]:
    """A player's cards of some kinds in an area."""
    cards = game.area(area, seat if area == HAND else NOBODY)
    return [card for card in cards if game.cards[card].owner == seat and game.cards[card].definition.kind in kinds]


# -- frames --------------------------------------------------------------------------------------------------------


class Turn(Asking, kw_only=True):
    """TN 2, TN 3. A player's turn, and after it the next one's."""

    seat: int
    laid: bool = False
    auctioned: bool = False

    def start(self, game: Tiny) -> Next:
        """TN 2. Blades first."""
        game.turn = self.seat
        return Run(Defence(seat=self.seat), self.income)

    def income(self, game: Tiny) -> Next:
        """TN 2. Then coins."""
        glow = game.glow_of(self.seat)
        return game.do([Gained(self.seat, glow)] if glow else [], self.draw)

    def draw(self, game: Tiny) -> Next:
        """TN 2. Then a card."""
        return game.do([Drew(self.seat, card) for card in game.area(DECK, self.seat)[-1:]], self.act)

    def act(self, game: Tiny) -> Next:
        """TN 3. Whatever the player likes, until they end the turn."""
        if game.pending:
            return Run(Triggers(), self.act)
        if self.seat in game.gone:
            return self.finish
        options = (*playable(game, self.seat), *self._moves(game), Option("end", "End the turn"))
        return Ask(Decision(self.seat, "Your turn", options, rests=True), self.acted)

    def _moves(self, game: Tiny) -> list[Option]:
        hidden = [card for card in owned(game, YARD, self.seat, CHARM) if game.cards[card].face_down]
        moves = [Option("turn", "Turn up {name}", game.cards[c].handle, game.cards[c].name, ref=c) for c in hidden]
        if not self.laid:
            layable = owned(game, HAND, self.seat, CHARM, BLADE)
            moves += [game.card_option("lay", "Lay {name}", card) for card in layable]
        if not self.auctioned and game.area(MARKET) and game.coins[self.seat]:
            moves.append(Option("auction", "Open an auction"))
        return moves

    def acted(self, game: Tiny) -> Next:
        """TN 3. The player chose what to do."""
        (chosen,) = game.chosen
        match chosen.kind:
            case "play":
                return Run(Announce(seat=self.seat, card=chosen.ref), self.respond)
            case "lay":
                self.laid = True
                return Run(Lay(seat=self.seat, card=chosen.ref), self.act)
            case "turn":
                return game.do([TurnedUp(chosen.ref)], self.act)
            case "auction":
                self.auctioned = True
                return Run(Auction(opener=self.seat), self.act)
            case _:
                return self.finish

    def respond(self, game: Tiny) -> Next:
        """TN 4. Everybody may respond."""
        return Run(Scene(seat=game.left_of(self.seat)), self.act)

    def finish(self, game: Tiny) -> Next:
        """TN 7. The end of the turn, and perhaps of the game."""
        game.happen(TurnEnded(self.seat))
        most = max(game.coins[seat] for seat in game.players)
        if most >= GOAL or not all(game.area(DECK, seat) for seat in game.players):
            richest = tuple(seat for seat in game.players if game.coins[seat] == most)
            game.end(Outcome(() if len(richest) == len(game.players) else richest, f"with {most} coins", "TN 7"))
        return Run(Turn(seat=game.left_of(self.seat)))

    absent = finish


class Announce(Asking, kw_only=True):
    """TN 4. What a deed is aimed at is chosen, then it goes on the stack."""

    seat: int
    card: int
    scope: Scope = Scope(0)

    def at_hand(self) -> tuple[int, ...]:
        return (self.card,)

    def start(self, game: Tiny) -> Next:
        """The deed speaks for the player, about itself."""
        self.scope = Scope(you=self.seat, source=game.ref(self.card))
        return self.aim

    def aim(self, game: Tiny) -> Next:
        """The next target, or done."""
        wanted = [choice for one in game.cards[self.card].abilities for choice in targets_in(one)]
        for choice in wanted:
            if self.scope.got(choice.slot) is None:
                return Ask(choice_decision(game, choice, self.scope), self.aimed)
        game.happen(Played(self.seat, self.card, self.scope))
        return None

    def aimed(self, game: Tiny) -> Next:
        """Choices are numbered in the order in which they are made."""
        refs = tuple(game.ref(option.ref) for option in game.chosen)
        self.scope = bound(self.scope, len(self.scope.bound), refs)
        return self.aim


class Scene(Asking, kw_only=True):
    """TN 4. Responses, and responses to those. `seat` is the next to be asked, `doing` the deed being carried out."""

    seat: int
    passes: int = 0
    doing: Ref | None = None

    def start(self, game: Tiny) -> Next:
        """The next player clockwise, until all have passed in succession."""
        if game.pending:
            return Run(Triggers(), self.start)
        if not game.area(STACK):
            return None
        if self.passes >= len(game.players):
            return self.carry_out
        self.seat = game.here_or_left_of(self.seat)
        options = (*playable(game, self.seat), Option("pass", "Pass"))
        return Ask(Decision(self.seat, "Respond?", options), self.answered)

    def answered(self, game: Tiny) -> Next:
        """A response is itself something to respond to."""
        (chosen,) = game.chosen
        responder, self.seat = self.seat, game.left_of(self.seat)
        if chosen.kind == "play":
            self.passes = 0
            return Run(Announce(seat=responder, card=chosen.ref), self.start)
        self.passes += 1
        game.happen(Passed(responder))
        return self.start

    def carry_out(self, game: Tiny) -> Next:
        """The latest deed does what it says."""
        top = game.area(STACK)[-1]
        scope = game.cards[top].scope
        assert scope is not None
        self.doing = game.ref(top)
        return Run(Resolve(todo=effects_of(game.cards[top].abilities), scope=scope), self.carried_out)

    def carried_out(self, game: Tiny) -> Next:
        """It leaves the stack; then all may respond again, the player whose turn it is first."""
        self.passes, self.seat = 0, game.turn
        assert self.doing is not None
        still_there = [self.doing.card] if game.alive(self.doing) else []
        return game.do([LeftStack(card) for card in still_there], self.start)

    absent = start


class Triggers(Frame):
    """Texts that waited for something are carried out, in the order in which it happened."""

    def start(self, game: Tiny) -> Next:
        """The next one, or done."""
        if not game.pending:
            return None
        noticed: Noticed = game.pending.pop(0)
        return Run(Resolve(todo=noticed.effects, scope=noticed.scope), self.start)


class Lay(Asking, kw_only=True):
    """TN 5. A card is laid face down, a blade against somebody."""

    seat: int
    card: int

    def at_hand(self) -> tuple[int, ...]:
        return (self.card,)

    def start(self, game: Tiny) -> Next:
        """Whom a blade is laid against."""
        if game.cards[self.card].definition.kind == CHARM:
            return game.do([Laid(self.seat, self.card)], self.done)
        others = [seat for seat in game.players if seat != self.seat]
        options = tuple(Option("against", f"Against {game.names[seat]}", seat=seat) for seat in others)
        return Ask(Decision(self.seat, "Against whom?", options), self.aimed)

    def aimed(self, game: Tiny) -> Next:
        """There it lies until that player's turn."""
        (chosen,) = game.chosen
        assert chosen.seat is not None
        return game.do([Laid(self.seat, self.card, aim=chosen.seat)], self.done)

    def done(self, game: Tiny) -> Next:
        return None


class Defence(Asking, kw_only=True):
    """TN 5. The blades laid against a player since the last turn are answered, in the order they were laid."""

    seat: int
    blade: int = NOBODY

    def start(self, game: Tiny) -> Next:
        """The next blade. It is face down: which shields may be tried must not depend on what it is."""
        laid = [card for card in game.area(YARD) if game.cards[card].aim == self.seat]
        if not laid:
            return None
        self.blade = laid[0]
        shields = [
            game.card_option("block", "Block with {name}", card) for card in owned(game, HAND, self.seat, SHIELD)
        ]
        handle = game.cards[self.blade].handle
        options = (*shields, Option("take", "Take it"))
        return Ask(Decision(self.seat, "A blade is laid against you", options, source=handle), self.answered)

    def answered(self, game: Tiny) -> Next:
        """It is turned up, and both cards are discarded."""
        (chosen,) = game.chosen
        shield = [chosen.ref] if chosen.kind == "block" else []
        blade = game.cards[self.blade].definition
        game.happen(TurnedUp(self.blade))
        blocked = any(game.cards[card].definition.might >= blade.might for card in shield)
        struck: list[Event] = [] if blocked else [Lost(self.seat, blade.might)]
        return game.do([Discarded(card) for card in (self.blade, *shield)] + struck, self.start)


class Auction(Asking, kw_only=True):
    """TN 6. Bids around the table. `bidders` are those who have not passed, the next to bid first."""

    opener: int
    bidders: tuple[int, ...] = ()
    bid: int = 0

    def start(self, game: Tiny) -> Next:
        """The top card of the market is shown."""
        self.bidders = tuple(game.ring(self.opener))
        game.happen(LotOpened(self.opener, game.area(MARKET)[-1]))
        return self.offer

    def offer(self, game: Tiny) -> Next:
        """The next bidder, unless only the highest one is left."""
        if any(seat in game.gone for seat in self.bidders):
            return game.do([LotWithdrawn(game.area(LOT)[0])], self.done)
        if len(self.bidders) == 1 and self.bid:
            return self.sell
        seat = self.bidders[0]
        bids = [Option("bid", "Bid {number}", number=n) for n in range(self.bid + 1, game.coins[seat] + 1)]
        passing = [Option("pass", "Pass")] if self.bid else []
        return Ask(Decision(seat, "Your bid", (*bids, *passing)), self.answered)

    def answered(self, game: Tiny) -> Next:
        """A bidder goes to the end of the ring, who passes leaves it."""
        (chosen,) = game.chosen
        seat, *others = self.bidders
        if chosen.kind == "bid":
            assert chosen.number is not None
            self.bid = chosen.number
            game.happen(Bid(seat, self.bid))
            self.bidders = (*others, seat)
        else:
            game.happen(Passed(seat))
            self.bidders = tuple(others)
        return self.offer

    absent = offer

    def sell(self, game: Tiny) -> Next:
        """The highest bidder pays."""
        return game.do([LotSold(self.bidders[0], game.area(LOT)[0], self.bid)], self.done)

    def done(self, game: Tiny) -> Next:
        return None
