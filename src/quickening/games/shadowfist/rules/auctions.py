"""SF 31. Auctions: the game stands still while players bid for which Unique card stays."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.derive import derived
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.definitions import UNIQUE
from quickening.games.shadowfist.events.leaving import Uniqued
from quickening.games.shadowfist.events.notes import AuctionOver
from quickening.games.shadowfist.events.players import AuctionBegan, AuctionWon, Bid, PowerPaid
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import SMOKED, TOASTED, PendingTrigger


@derived(channels.TEXTS, channels.UNIQUES)
def auctions_due(game: ShadowfistGame) -> list[tuple[int, ...]]:
    """SF 31.1, 49.1, 49.9. Groups of face-up Unique cards in play with one title, oldest first."""
    by_title: dict[str, list[int]] = {}
    for card in game.in_play:
        state = game.cards[card]
        if UNIQUE in state.printed.restrictions and not state.face_down and not state.departing:
            for title in state.printed.titles:
                by_title.setdefault(title, []).append(card)
    groups = {tuple(sorted(cards, key=lambda one: game.cards[one].stamp)) for cards in by_title.values()}
    return sorted(group for group in groups if len(group) > 1)


class Auctions(Frame):
    """SF 31.2. All auctions that are due, one after the other; the active player says in which order (SF 31.8)."""

    rule: ClassVar[str] = "SF 31.8"

    groups: tuple[tuple[int, ...], ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        self.groups = tuple(auctions_due.of(game))
        if not self.groups:
            return None
        options = tuple(
            game.card_option("auction", "Auction for {name}", group[0], index=n)
            for n, group in enumerate(self.groups)
        )
        return Ask(Decision(game.active, "Which auction comes first?", options), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        group = self.groups[game.chosen[0].index]
        return Run(Auction(cards=tuple(map(game.ref, group))), self.start)


class Auction(Frame):
    """SF 31.0. One uniqueness auction. The last of `cards` is the newcomer, `ring` who is still to bid or pass.

    `waiting` is what was triggered before: it is generated when the auction is over (SF 31.2).
    """

    rule: ClassVar[str] = "SF 31.0"

    cards: tuple[Ref, ...] = ()
    ring: tuple[int, ...] = ()
    owners: tuple[int, ...] = ()
    waiting: tuple[PendingTrigger, ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        """SF 31.5, 31.5.1. The newcomer's controller must open; without Power the newcomer is canceled at once."""
        if not self.is_on(game):
            return self.over
        if len(self.cards) > 2:
            return self.many
        opener = game.cards[self.cards[-1].card].controller
        if not game.players[opener].power:
            game.happen(Uniqued(self.cards[-1].card, pile=TOASTED))
            return self.over
        return Ask(ask_bid(game, opener, 0, must=True), self.bid_made)

    def is_on(self, game: ShadowfistGame) -> bool:
        """Whether there are still several cards to choose from: somebody may have left the game (SF 5.3)."""
        return sum(map(game.alive, self.cards)) > 1

    def many(self, game: ShadowfistGame) -> Next:
        """SF 31.8. With more than two copies their controllers may open, in turn."""
        self.owners = tuple(
            seat
            for seat in game.seats_from(game.cards[self.cards[-1].card].controller)
            if any(game.cards[ref.card].controller == seat for ref in self.cards)
        )
        return self.offer_opening

    def offer_opening(self, game: ShadowfistGame) -> Next:
        if not self.is_on(game):
            return self.over
        if not self.owners:
            game.happen(*(Uniqued(ref.card, pile=TOASTED) for ref in self.cards if game.alive(ref)))
            return self.over
        return Ask(ask_bid(game, self.owners[0], 0), self.opened)

    def opened(self, game: ShadowfistGame) -> Next:
        if game.chosen[0].kind == "bid":
            return self.bid_made(game)
        self.owners = self.owners[1:]
        return self.offer_opening

    def bid_made(self, game: ShadowfistGame) -> Next:
        """SF 31.4, 31.6. Clockwise from the bidder, everybody may bid more or pass."""
        option = game.chosen[0]
        assert option.seat is not None
        if game.auction is None:
            game.happen(AuctionBegan(option.seat, cards=self.cards))
            self.waiting = tuple(game.pending)
            game.pending.clear()
        game.happen(Bid(option.seat, option.number or 0))
        self.ring = tuple(seat for seat in game.seats_from(option.seat + 1) if seat != option.seat)
        return self.interlude

    def interlude(self, game: ShadowfistGame) -> Next:
        """SF 31.3. After each bid and pass, effects that say so may be played, in a closed scene."""
        scene = game.auction_scene()
        return self.next_bid if scene is None else Run(scene, self.next_bid)

    def next_bid(self, game: ShadowfistGame) -> Next:
        auction = game.auction
        assert auction is not None
        if not self.is_on(game):
            return self.over
        if game.players[auction.bidder].out:
            return self.start  # nobody owes the highest bid any more: the bidding is opened again
        if not self.ring or auction.taken:
            return self.win
        return Ask(ask_bid(game, self.ring[0], auction.bid), self.answered)

    def answered(self, game: ShadowfistGame) -> Next:
        if game.chosen[0].kind == "bid":
            return self.bid_made(game)
        self.ring = self.ring[1:]
        return self.interlude

    def win(self, game: ShadowfistGame) -> Next:
        """SF 31.7, 31.7.1. The winner says which card stays."""
        assert game.auction is not None
        options = tuple(
            game.card_option("keep", f"{{name}} ({game.names[game.cards[ref.card].controller]}’s) stays", ref.card)
            for ref in self.cards
            if game.alive(ref)
        )
        return Ask(Decision(game.auction.bidder, "Which card stays in play?", options), self.conclude)

    def conclude(self, game: ShadowfistGame) -> Next:
        """SF 31.7.1. The old card goes to the smoked pile, a new one to the toasted pile; nobody did that."""
        stays = game.chosen[0].ref
        newcomer = self.cards[-1].card
        losers = [ref.card for ref in self.cards if ref.card != stays and game.alive(ref)]
        many = len(self.cards) > 2
        auction = game.auction
        assert auction is not None
        paid = min(auction.bid, game.players[auction.bidder].power)
        game.happen(
            *([PowerPaid(auction.bidder, paid, told=True)] if paid else []),
            AuctionWon(auction.bidder, paid),
            *(Uniqued(card, pile=TOASTED if many or card == newcomer else SMOKED) for card in losers),
        )
        return self.over

    def over(self, game: ShadowfistGame) -> Next:
        """SF 31.7. The game goes on where it stood still, with what was triggered before and during the auction."""
        game.note(AuctionOver())
        game.pending[:0] = self.waiting
        return None


def ask_bid(game: ShadowfistGame, seat: int, high: int, must: bool = False) -> Decision:
    """SF 31.6. At least one more than the highest bid, and no more than the player has: all know whose turn it is."""
    bids = tuple(
        Option("bid", "Bid {number}", number=n, seat=seat) for n in range(high + 1, game.players[seat].power + 1)
    )
    options = bids if must else (*bids, Option("pass", "Do not bid"))
    return Decision(seat, f"Bid more than {high}?", options, openly=True)
