"""What holds in every game, whatever is played, after every decision.

The property tests hold the games of this project to it, `quickening check-game` any game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from quickening.arena.matches import Match, bots_for, start, take_turn
from quickening.bots import Bot, bot, bot_names
from quickening.core.chance import Chance
from quickening.core.decisions import Option
from quickening.core.game import Game
from quickening.core.players import SearchingPlayer
from quickening.core.redealing import cards_seen
from quickening.core.refusals import Refused
from quickening.core.stops import calls_of
from quickening.core.views import View
from quickening.games import load_game, replay_game


def decisions_of(match: Match) -> Iterator[tuple[Game, list[Bot]]]:
    """A match at each of its decisions and at its end, with the bots that play it."""
    game, bots = start(match), bots_for(match)
    while not game.over:
        yield game, bots
        take_turn(game, bots)
    yield game, bots


class Violation(AssertionError):
    """Something that holds in every game does not hold in this one."""


def ensure(holds: bool, otherwise: str) -> None:
    """Refuse to go on with a game in which something does not hold."""
    if not holds:
        raise Violation(otherwise)


# -- cards are conserved -------------------------------------------------------------------------------------------


def assert_conserved(game: Game, dealt: list[str]) -> None:
    """Every card is in one place, that place is the one it says, and the cards dealt are all still there."""
    placed = [card for pile in game.areas.values() for card in pile]
    for (area, seat), pile in game.areas.items():
        for card in pile:
            if game.cards[card].area != area or (seat >= 0 and seat != game.lies_with(card)):
                raise Violation(f"{told(game, card)} lies in {area} of seat {seat}")
    places = set(placed)
    if len(places) < len(placed):
        twice = [card for card, count in Counter(placed).items() if count > 1]
        raise Violation(f"{[told(game, card) for card in twice]} are in two places")
    for number, state in enumerate(game.cards):
        if (number in places) != bool(state.area):
            raise Violation(f"{told(game, number)} is not there")
    ensure(len({card.handle for card in game.cards}) == len(game.cards), "two cards have one handle")
    ensure(keys_of(game)[: len(dealt)] == dealt, "cards that were dealt are others now")


def told(game: Game, card: int) -> str:
    """A card, and where it says that it is."""
    state = game.cards[card]
    return f"{state.name} of seat {state.owner}, which says {state.area!r},"


def keys_of(game: Game) -> list[str]:
    """The cards of a game by key, in the order they were dealt."""
    return [card.definition.key for card in game.cards]


# -- clone, save, record -------------------------------------------------------------------------------------------


def assert_clone_agrees(game: Game, seed: int) -> None:
    """A clone is equal, looks the same although it remembers nothing, and goes its own way without touching this."""
    before = game.fingerprint()
    clone = game.clone()
    ensure(clone.fingerprint() == before, "a clone is another game")
    for seat in (None, *range(len(game.names))):
        ensure(clone.view(seat).to_json() == game.view(seat).to_json(), f"a clone looks otherwise to seat {seat}")
    ensure(game.fingerprint() == before, "looking at a game changes it")
    go_on(clone, seed)
    ensure(game.fingerprint() == before, "a clone that goes on changes the game it came from")


def assert_save_agrees(game: Game, seed: int) -> None:
    """A saved game, as JSON and back, is equal and goes on alike."""
    loaded = load_game(msgspec.json.encode(game.save()), unproved=True)
    ensure(loaded.fingerprint() == game.fingerprint(), "a saved game is loaded as another")
    same = go_on(loaded, seed).fingerprint() == go_on(game.clone(), seed).fingerprint()
    ensure(same, "a saved game goes on otherwise")


def go_on(game: Game, seed: int, decisions: int = 5) -> Game:
    """Some more random answers."""
    player = bot("random", game.table.game, seed)
    for _ in range(decisions):
        if game.decision is not None:
            game.answer(player.choose(game.decision, None))
    return game


def assert_record_replays(game: Game) -> None:
    """The record, as JSON and back, plays to the same fingerprint."""
    record = game.record()
    again = replay_game(record.to_json())
    ensure(again.fingerprint() == game.fingerprint() == record.final, "the record plays to another game")
    ensure(again.outcome == game.outcome, "the record plays to another outcome")


def assert_refuses_what_is_no_option(game: Game) -> None:
    """An answer that is no option is refused, and nothing has changed."""
    before = game.fingerprint()
    assert game.decision is not None
    bad: list[Any] = ["no-such-option", ["no-such-option"], None, 17, [17]]
    if not game.decision.repeats:
        bad.append([*game.decision.options, game.decision.options[0]])
    for answer in bad:
        ensure(
            game.decision.question in refused(game, answer), f"the answer {answer!r} is not refused by its question"
        )
        ensure(game.fingerprint() == before, f"the refused answer {answer!r} has changed something")


def refused(game: Game, answer: Any) -> str:
    """Why an answer is refused; nothing if it is taken."""
    try:
        game.answer(answer)
    except Refused as reason:
        return str(reason)
    return ""


# -- nothing hidden leaks ------------------------------------------------------------------------------------------


class Watching:
    """One seat of a game: what it has seen so far, and whether games that it cannot tell apart look alike to it."""

    def __init__(self, seat: int, chance: Chance) -> None:
        self.seat = seat
        self.chance = chance
        self.seen: set[int] = set()
        self.read = 0

    def look(self, game: Game) -> None:
        """Remember every card whose face was ever seen, on the table or when something happened to it."""
        self.seen |= self.shown(game, self.read)
        self.read = len(game.log)

    def shown(self, game: Game, since: int) -> set[int]:
        """The cards whose faces the seat sees now, or was shown from an event on."""
        return shown_cards(game, self.seat).union(*(game.shown_to(event, self.seat) for event in game.log[since:]))

    def assert_nothing_leaks(self, game: Game, answer: Sequence[Option]) -> bool:
        """Two games that differ in what the seat cannot know look the same to it, now and after the next answer.

        Whether the next answer could be compared: not if the seat learned something by it, or if what others may do
        turned on their own cards.
        """
        decision = game.decision
        assert decision is not None
        about = decision.options if decision.seat == self.seat else answer
        keep = {number for option in about for number in (option.ref, option.ref2) if number >= 0}
        other = game.redealt(self.seat, keep, self.seen, self.chance)
        ensure(as_seen(other, self.seat) == as_seen(game, self.seat), f"seat {self.seat} sees what it cannot know")
        after = game.clone()
        after.answer(answer)
        if not same_answer(other, answer):
            return False
        for one in (after, other):
            let_others_decline(one, self.seat)
        learned = self.shown(after, len(game.log))
        if asked(after) != asked(other) or learned - shown_cards(game, self.seat) - keep:
            return False
        alike = as_seen(other, self.seat) == as_seen(after, self.seat)
        ensure(alike, f"seat {self.seat} learns by an answer what it cannot know")
        return True


def shown_cards(game: Game, seat: int) -> set[int]:
    """The engine's numbers of the cards whose face a seat sees."""
    return cards_seen(game, game.view(seat, since=len(game.log)))


def as_seen(game: Game, seat: int) -> bytes:
    """All that reaches a seat: its view with the log, its options if it is asked and why it may want to be, what its
    bots would answer, and what it is told where it asks why.
    """
    view = game.view(seat)
    answers: list[list[str]] = []
    calls = calls_of(game) if view.decision is not None else None
    if view.decision is not None:
        players = [bot(name, game.table.game, 1) for name in bot_names(game.table.game)]
        at_once = [player for player in players if not isinstance(player, SearchingPlayer)]  # see test_fair_bots
        answers = [[option.id for option in player.choose(view.decision, view)] for player in at_once]
    return view.to_json() + msgspec.json.encode([answers, calls, told_why(game, view)])


#: The numbers of players that may be asked about, in whichever game.
NUMBERS = ("power", "victory", "resources", "ability", "hand size", "endurance", "exertion", "to lose")


def told_why(game: Game, view: View) -> list[Any]:
    """Why cards that a seat sees cannot be used, and where all numbers it sees come from."""
    assert view.seat is not None
    cards = [card for area in view.areas if area.name in ("hand", "play") for card in area.cards if card.name]
    found: list[Any] = [[str(reason) for reason in game.why_not(view.seat, card.handle)] for card in cards]
    for card in cards:
        found += [answered(game.explain, card.handle, number.lower()) for number, _ in card.numbers]
    return found + [
        answered(game.explain_player, seat, number) for seat in range(len(game.names)) for number in NUMBERS
    ]


def answered(explain: Callable[..., Any], *asked: Any) -> Any:
    """An explanation, or why there is none."""
    try:
        return explain(*asked)
    except Refused as refused:
        return str(refused)


def asked(game: Game) -> tuple[int, str] | None:
    """Who is asked what."""
    return (game.decision.seat, game.decision.question) if game.decision else None


def same_answer(game: Game, answer: Sequence[Option]) -> bool:
    """Give another game the same answer, if it is one there."""
    try:
        game.answer([option.id for option in answer])
    except Refused:
        return False
    return True


def let_others_decline(game: Game, seat: int) -> None:
    """Everybody else passes, until the seat is asked or somebody has to choose.

    Who has nothing to do is not asked: that another player passed says no more than that.
    """
    while game.decision is not None and game.decision.seat != seat:
        declining = [option for option in game.decision.options if option.kind in ("pass", "no", "refrain")]
        if not declining and not game.decision.may_decline:
            return
        game.answer(declining[:1])
