"""What texts do with piles: shuffle, look through them, retrieve from them, and what becomes of what was seen."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events.lasting import DutyOwed, HandShown
from quickening.games.highlander.events.places import Burned, Discarded, Exhausted, Moved, RemovedFromGame, Shuffled
from quickening.games.highlander.facts import of_player
from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.kinds.choosing import Choosing, outcome
from quickening.games.highlander.kinds.drawing_effects import Draw
from quickening.games.highlander.kinds.effects import Deed, Do, DoSome, DoTo, Points, blind, bound_to, deed, some_of
from quickening.games.highlander.rules.using import all_watchers
from quickening.games.highlander.state import DISCARD, ENDURANCE, HAND, Duty, HighlanderGame
from quickening.lang.nodes import Scope
from quickening.lang.resolve import Resolve


@deed("shuffle the discard pile")
def _shuffle_discard(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """The discard pile is shuffled into Endurance."""
    return game.do([Shuffled(seat_of(self.who, frame.scope), with_discard=True)], frame.start)


def _shuffle_hand_later(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    if self.how != "later":
        return Deed.resolve(self, game, frame)
    frame.todo = frame.todo[1:]
    owed = (replace(self, how=""),)
    return game.do([DutyOwed(Duty(seat_of(self.who, frame.scope), owed, frame.scope))], frame.start)


@deed("shuffle the hand", resolve=_shuffle_hand_later, waits=True)
def _shuffle_hand(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """A hand is shuffled into Endurance and drawn anew: as many cards, or up to the Ability.

    `later`: at the beginning of that player's turn, and not before (HLT 408).
    """
    seat = seat_of(self.who, frame.scope)
    hand = list(game.of(HAND, seat))
    count = game.players[seat].ability if (self.how == "to Ability") else len(hand)
    game.happen(*(Moved(card, ENDURANCE, shown=False) for card in hand), Shuffled(seat))
    frame.insert(Draw(count, "you" if seat == frame.scope.you else "opponent"))
    return frame.start


@deed("Exhaust")
def _force_exhaustion(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 227. A player Exhausts though cards are left: 5 Ability and a shuffle, but no discard."""
    seat = seat_of(self.who, frame.scope)
    return game.do([Exhausted(seat, exhaustion_loss(game, seat))], frame.start)


def exhaustion_loss(game: HighlanderGame, seat: int) -> int:
    """HL1 65, HL3 88, HLT 98. The Ability that Exhaustion costs; nothing where a text says what is lost by it."""
    for waiting in all_watchers.of(game).get(Exhausted, ()):
        told = [
            effect
            for effect in waiting.ability.effects
            if isinstance(effect, Points) and effect.deed == "lose" and not effect.more
        ]
        if any(seat_of(effect.who, waiting.scope) == seat for effect in told):
            if waiting.notice(game, Exhausted(seat)) is not None:
                return 0
    return 5


@deed("look at the hand")
def _look_at_hand(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL3 150. You look at the opponent's hand."""
    whose = 1 - frame.scope.you
    if blind(game, frame.scope.you):
        return frame.start
    frame.scope = bound_to(game, frame.scope, game.of(HAND, whose))
    return game.do([HandShown(frame.scope.you, whose, tuple(game.of(HAND, whose)))], frame.start)


@deed("look at Endurance")
def _look_at_endurance(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL3 150. You look through a player's Endurance, or at its top cards; or they are `shown` to both players."""
    whose = seat_of(self.who, frame.scope)
    pile = game.of(ENDURANCE, whose)
    cards = tuple(reversed(pile[-self.amount :] if self.amount else pile))
    frame.scope = bound_to(game, frame.scope, list(cards))
    to = (frame.scope.you, 1 - frame.scope.you) if self.how == "shown" else (frame.scope.you,)
    return game.do([HandShown(seat, whose, cards, "Endurance") for seat in to], frame.start)


@deed("place back")
def _place_back(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL3 150. The cards of Endurance that were looked at are put back in another order."""
    cards = tuple(ref.card for ref in frame.scope.it if game.cards[ref.card].area == ENDURANCE)
    return Run(Arranging(seat=frame.scope.you, cards=cards), frame.start)


class Arranging(Frame):
    """A player says in which order cards lie on top of an Endurance: the lowest first, the top one last."""

    seat: int = 0
    cards: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        if not self.cards:
            return None
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        return Ask(Decision(self.seat, "Which of these lies lowest?", options), self.placed)

    def placed(self, game: HighlanderGame) -> Next:
        lowest = game.chosen[0].ref
        self.cards = tuple(card for card in self.cards if card != lowest)
        return game.do([Moved(lowest, ENDURANCE, shown=False)], self.start)


@deed("shuffle Endurance")
def _shuffle_endurance(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """A player's Endurance is shuffled."""
    return game.do([Shuffled(seat_of(self.who, frame.scope))], frame.start)


@deed("place one at random")
def _random_to_bottom(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """Cards of the opponent's hand, chosen by chance and looked at; one goes under Endurance."""
    whose = 1 - frame.scope.you
    hand = list(game.of(HAND, whose))
    game.chance.shuffle(hand)
    seen = tuple(hand[: self.amount])
    game.happen(HandShown(frame.scope.you, whose, seen))
    question = "Place one under their Endurance"
    return Run(Choosing(seat=frame.scope.you, question=question, cards=seen, outcome="at the bottom"), frame.start)


@outcome("at the bottom")
@outcome("on top")
def _on_an_end(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    """HL1 4. To one end of its owner's Endurance."""
    return [Moved(card, ENDURANCE, bottom=choice.outcome == "at the bottom", shown=False) for card in cards]


def retrieves_nothing(game: HighlanderGame, seat: int) -> bool:
    """HL3 148, 149. Whether a text keeps a player from retrieving cards of a discard pile."""
    return "retrieves nothing" in of_player(game, seat).allowed


def _can_retrieve(self: DoSome, game: HighlanderGame, scope: Scope) -> bool:
    barred = self.area == DISCARD and retrieves_nothing(game, scope.you)
    return not barred and bool(self.what.among(game, game.of(self.area, scope.you), scope))


@deed("retrieve", possible=_can_retrieve)
def _retrieve(self: DoSome, game: HighlanderGame, frame: Resolve) -> Next:
    """HL3 149. Cards are searched for in a pile of one's own and moved: into the `hand`, on `top` of Endurance, to
    its `bottom`, or `shuffle`d into it. An Endurance that was searched is shuffled after.
    """
    if self.area == DISCARD and retrieves_nothing(game, frame.scope.you):
        return frame.start
    pile = self.what.among(game, game.of(self.area, frame.scope.you), frame.scope)
    most = min(self.what.amount, len(pile))
    question = f"Retrieve {'up to ' if self.what.up_to else ''}{most} card{'s' if most != 1 else ''}"
    choice = some_of(frame.scope.you, question, pile, self, "retrieved")
    choice.may_decline = True
    return Run(choice, frame.carried_out)


@outcome("retrieved")
def _retrieved(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    """HL1 65, HL3 149. Found cards are taken out of an Endurance before it is shuffled, and put on it after."""
    effect = choice.effect
    assert isinstance(effect, DoSome)
    place = HAND if effect.how == "hand" else ENDURANCE
    shown = effect.area == DISCARD and place == ENDURANCE
    moved = [Moved(card, place, bottom=effect.how == "bottom", shown=shown) for card in cards]
    if effect.how != "shuffle" and effect.area != ENDURANCE:
        return [*moved]
    mixed = Shuffled(choice.seat)
    return [*moved, mixed] if effect.how == "shuffle" or place == HAND else [mixed, *moved]


def _can_take_top_discards(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    if self.how != "game" and retrieves_nothing(game, scope.you):
        return False
    return len(game.of(DISCARD, seat_of(self.who, scope))) >= self.amount


@deed("take top discards", possible=_can_take_top_discards, heeds_order=True)
def _take_top_discards(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 86. The top cards of a discard pile go to the `hand`, on `top` of Endurance, to its `bottom`, are
    `shuffle`d into it, or leave the `game`.
    """
    seat = seat_of(self.who, frame.scope)
    if self.how != "game" and retrieves_nothing(game, frame.scope.you):
        return frame.start
    cards = game.of(DISCARD, seat)[-self.amount :]
    if self.how == "game":
        return game.do([RemovedFromGame(card) for card in cards], frame.start)
    place = HAND if self.how == "hand" else ENDURANCE
    events: list[Event] = [Moved(card, place, bottom=self.how == "bottom", shown=True) for card in cards]
    return game.do([*events, *([Shuffled(seat)] if self.how == "shuffle" else [])], frame.start)


def _can_hand_to_endurance(self: DoSome, game: HighlanderGame, scope: Scope) -> bool:
    return self.who == "each" or bool(self.what.among(game, game.of(HAND, seat_of(self.who, scope)), scope))


@deed("place in Endurance", possible=_can_hand_to_endurance, waits=True)
def _hand_to_endurance(self: DoSome, game: HighlanderGame, frame: Resolve) -> Next:
    """Cards of the hand go on top of Endurance, or to its bottom."""
    seat = seat_of(self.who, frame.scope)
    hand = self.what.among(game, game.of(HAND, seat), frame.scope)
    outcome = "at the bottom" if self.how == "bottom" else "on top"
    return Run(some_of(seat, "Which cards go back?", hand, self, outcome), frame.carried_out)


@deed("retrieve the last attack")
def _retrieve_last_attack(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """The attack that failed is taken back in hand from the discard pile; no Special Attack."""
    for card in () if retrieves_nothing(game, frame.scope.you) else reversed(game.of(DISCARD, frame.scope.you)):
        printed = game.printed(card)
        if printed.type == "attack" and not printed.is_special_attack:
            if card in game.former[frame.scope.you].cards:
                return game.do([Moved(card, HAND)], frame.start)
    return frame.start


def still_there(game: HighlanderGame, scope: Scope) -> list[int]:
    """The cards looked at that lie where they did."""
    return [ref.card for ref in scope.it if game.alive(ref)]


def going(game: HighlanderGame, card: int, to: str) -> Event:
    """One of the cards looked at goes to its place."""
    if to == "discard":
        return Burned(card) if game.cards[card].area == ENDURANCE else Discarded(card)
    if to == "game":
        return RemovedFromGame(card)
    return Moved(card, HAND if to == "hand" else ENDURANCE, bottom=to == "bottom", shown=False)


@deed("take what was seen")
def _take_seen(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """Of the cards looked at, so many, of one's own choice, go to a place; the others are the rest."""
    cards = tuple(still_there(game, frame.scope))
    number = min(self.amount, len(cards))
    words = {"hand": "go to your hand", "discard": "are discarded", "game": "leave the game"}
    question = f"Which of these {words.get(self.how, f'go to the {self.how} of Endurance')}?"
    choice = Choosing(seat=frame.scope.you, question=question, cards=cards, outcome="taken", effect=self)
    choice.least = choice.most = number
    return Run(choice, frame.start)


@outcome("taken")
def _taken(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    assert isinstance(choice.effect, Do)
    return [going(game, card, choice.effect.how) for card in cards]


@deed("place the rest")
def _place_rest(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """The rest of the cards looked at go to a place together."""
    cards = still_there(game, frame.scope)
    if self.how == "top":
        return Run(Arranging(seat=frame.scope.you, cards=tuple(cards)), frame.start)
    return game.do([going(game, card, self.how) for card in cards], frame.start)


def _can_return(self: DoTo, game: HighlanderGame, scope: Scope) -> bool:
    return bool(self.what.candidates(game, scope)) if hasattr(self.what, "candidates") else True


@deed("return to hand", possible=_can_return)
def _return(self: DoTo, game: HighlanderGame, frame: Resolve) -> Next:
    """Cards in play go back to their owners' hands."""
    refs = self.what.refs(game, frame.scope)
    frame.scope = replace(frame.scope, it=refs, done=len(refs))
    return game.do([Moved(ref.card, HAND) for ref in refs], frame.start)
