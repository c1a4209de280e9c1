"""Dice in texts: chances of success and what changes them (HL1 67, 73; HLT 193, 199, 219, 268)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.frames import Next
from quickening.games.highlander import facts as derived
from quickening.games.highlander.events import AttackDefended, Flipped, LastingBegan, LeftPlay, Rolled
from quickening.games.highlander.facts import PlayerFacts
from quickening.games.highlander.state import AVOIDED, PLAY, HighlanderGame, Lasting
from quickening.games.highlander.vocabulary.abilities import Static
from quickening.games.highlander.vocabulary.amounts import Some
from quickening.games.highlander.vocabulary.changes import ExtraAttacks, PlayerChange
from quickening.games.highlander.vocabulary.discard_effects import Burn, DiscardCards
from quickening.games.highlander.vocabulary.drawing_effects import Draw
from quickening.games.highlander.vocabulary.effects import Gain, Lose, Roll, TakeDamage, counted, source_of
from quickening.games.highlander.vocabulary.filters import only
from quickening.games.highlander.vocabulary.subjects import add_alike
from quickening.lang.nodes import Amount, Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook


class ChancePlus(PlayerChange, frozen=True):
    """Chances of success are better, or only those of some cards (HLT 199)."""

    plus: int
    cards: Cards | None = None

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("chance", []).append((self.cards, scope, self.plus))


def luck(game: HighlanderGame, seat: int, card: int = -1) -> int:
    """How much better a player's chance is, for what a card does or in general."""
    found = derived.of_player(game, seat).words.get("chance", ())
    return sum(plus for cards, scope, plus in found if cards is None or (card >= 0 and cards.fits(game, card, scope)))


class Misses(Effect, frozen=True):
    """HLT 268. The attack spoken of misses: it is avoided without a defense. `spent`: the cards of this title go."""

    spent: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = {ref.card for ref in frame.scope.it}
        missed = [attack for attack in game.attacks if attack.card in cards and not attack.result]
        title = game.printed(source_of(frame.scope)).name
        copies = [card for card in game.of(PLAY, frame.scope.you) if game.printed(card).name == title]
        gone = [LeftPlay(card, by=frame.scope.you) for card in copies if self.spent]
        return game.do([*(AttackDefended(attack.card, AVOIDED) for attack in missed), *gone], frame.start)


class RollForAttacks(Effect, frozen=True):
    """HLT 193. A die says how many attacks one may play this turn: there is no chance of success in it."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        pips = game.chance.roll(6)
        game.happen(Rolled(frame.scope.you, "know how many attacks there are", pips))
        more = Static(ExtraAttacks(pips - 1))
        return game.do([LastingBegan(Lasting(more, frame.scope, game.tick(), "turn", frame.scope.you))], frame.start)


class Pips(Amount, frozen=True):
    """One for each pip of the die just rolled; or one for every two of them, rounded `up` or `down`."""

    half: str = ""
    passing: ClassVar[bool] = True

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        pips = int(game.result or 0)
        return (pips + (self.half == "up")) // 2 if self.half else pips


class RollFor(Effect, frozen=True):
    """HLT 193. A die says how much is done: there is no chance of success in it."""

    effects: tuple[Effect, ...]

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        game.result = game.chance.roll(6)
        game.happen(Rolled(frame.scope.you, "know how much that is", game.result))
        frame.insert(*(counted(effect, game, frame.scope) for effect in self.effects))
        return frame.start


class Flip(Effect, frozen=True):
    """A coin says which of two things is done, if there are two."""

    heads: tuple[Effect, ...] = ()
    tails: tuple[Effect, ...] = ()

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        heads = game.chance.roll(2) == 1
        game.happen(Flipped(frame.scope.you, heads))
        frame.insert(*(self.heads if heads else self.tails))
        return frame.start


def add_chances(book: Phrasebook) -> None:
    """Ways to speak of dice."""
    phrase = book.phrase
    phrase("you_change", "your chances of success are increased by {plus:n}", ChancePlus)
    phrase("you_change", "your chances of success with {cards:cards_pl} are increased by {plus:n}", ChancePlus)
    phrase("effect", "it misses", Misses)
    phrase("effect", "it misses, which uses up your cards of this title", Misses, spent=True)
    _coins(book)
    _rolls(book)
    phrase("effect", "roll a die, which is the number of attacks you may play this turn", RollForAttacks)


def _coins(book: Phrasebook) -> None:
    """Heads and tails."""
    heads, tails = "flip a coin. If heads, {heads:effects}", "flip a coin. If tails, {tails:effects}"
    for sides, words in ((1, (f"{heads}. If tails, {{tails:effects}}",)), (2, (heads, tails))):
        for said in words:
            ways = tuple(said.replace("If ", way) for way in ("If it is ", "If it comes up ", "On "))
            book.phrase("clause", said, Flip, also=ways)
            if sides == 2:
                book.phrase("effect", said.replace(":effects", ":effects_1"), Flip, read_only=True)


#: What a die may show, for a text to happen: so many of its six sides.
SIDES = {
    1: ("6", "1"),
    2: ("5 or 6", "1 or 2", "5 or more", "5 or higher", "5 or better", "2 or less", "2 or lower"),
    3: ("4, 5, or 6", "4, 5 or 6", "1, 2, or 3", "1, 2 or 3", "4 or more", "4 or higher", "4 or better", "3 or less"),
    4: ("3 or more", "3 or higher", "3 or better", "4 or less", "4 or lower"),
    5: ("2 or more", "2 or higher", "2 or better", "5 or less", "5 or lower"),
}
RESULT = ("the result", "the roll", "the number rolled", "the result of the roll", "that result")


def _rolls(book: Phrasebook) -> None:
    """Dice that say whether something is done, or how much."""
    phrase = book.phrase
    for count, words in SIDES.items():
        for word in words:
            phrase("sides", word, value=count, read_only=word != words[0])
    for head in ("on a ", "if the result is a ", "if the result is ", "if you roll a "):
        for roll in ("roll a die. ", "roll a die: ", "roll a die; "):
            said = f"{roll}{head}{{chance:sides}}, {{effects}}"
            phrase("effect", said.replace("{effects}", "{effects:effects_1}"), Roll, read_only=True)
            phrase("clause", said, Roll, read_only=True)
            phrase("clause", f"{said}. Otherwise, {{otherwise:effects}}", Roll, read_only=True)
    phrase("pips", RESULT[0], Pips, also=RESULT[1:])
    for half in ("up", "down"):
        phrase("pips", f"half the result, rounded {half}", Pips, half=half)
    how = ("roll a die, then {effects:by_die}", "roll a die and {effects:by_die}")
    phrase("clause", "roll a die. {effects:by_die}", RollFor, also=how)
    book.list_of("by_die", "by_die_1", "and", ", and")
    _by_die(book)


def _by_die(book: Phrasebook) -> None:
    """What there may be as much of as a die shows."""
    whose = dict.fromkeys(("you", "opponent", "each"), "by_die_1")
    cards = "a number of cards equal to {each:pips}"
    one = Some(only("card"))
    deeds: tuple[tuple[str, Any, dict[str, Any]], ...] = (
        ("S <lose|loses> Ability equal to {each:pips}", Lose, {"amount": 1}),
        ("S <gain|gains> Ability equal to {each:pips}", Gain, {"amount": 1}),
        ("S <take|takes> damage equal to {each:pips}", TakeDamage, {"amount": 1}),
        (f"S <draw|draws> {cards}", Draw, {"amount": 1}),
        (f"S must discard {cards}", DiscardCards, {"what": one}),
        (f"S must Burn {cards}", Burn, {}),
    )
    for told, node, fixed in deeds:
        add_alike(book, whose, told, node, keep_who=True, **fixed)
        if "must" not in told:
            bare = told.replace("S <", "").replace("|", ">").split(">")
            book.phrase("by_die_1", bare[0] + bare[-1], node, who="you", read_only=True, **fixed)
    that_many: tuple[tuple[str, Any, dict[str, Any]], ...] = (
        ("S <draw|draws> that many cards", Draw, {"amount": 1}),
        ("S must discard that many cards", DiscardCards, {"what": one}),
        ("S <discard|discards> that many cards", DiscardCards, {"what": one}),
    )
    for told, node, fixed in that_many:
        add_alike(book, whose, told, node, keep_who=True, read_only=True, each=Pips(), **fixed)
    book.phrase("by_die_1", "draw that many cards", Draw, amount=1, who="you", each=Pips(), read_only=True)
