"""What a card asked and did, held against what its printed words say."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.scenes.playing import Offer, Trial, caused, course, offer_of, play, works
from quickening.scenes.printed import Mention, Words, mentions, numbers_before, sentences, without_reminders
from quickening.scenes.things import Thing

#: Words by which an amount is more than a number that is printed.
COUNTED = re.compile(
    r"\bX\b|\b(?:each|every)\b|equal amount|equal to|\bhalf\b|\ball\b|divid|\btwice\b|double|any (?:number|amount)"
    r"|additional|up to|combined|total|redirect|[+-]\d+ damage|same (?:number|amount)|that (?:many|much)|\bswaps?\b",
    re.IGNORECASE,
)


#: Words by which a text lets somebody choose.
CHOOSES = re.compile(r"\b(target|choose|an?|any|up to|one of)\b", re.IGNORECASE)
#: The table is looked at with and without the card each time so many questions were asked.
LOOKS = 25


class Difference(NamedTuple):
    """Something that the second reading did not expect. `about` says what, without the words of the card."""

    card: str
    kind: str
    about: str


class Deed(NamedTuple):
    """An event that does something to a card: the field that says how much, and the noun that is printed for it.

    `sides`: it changes whose the card is, so that nothing tells any more whose it was. `whose`: the field that says
    to which player it is done, where that is no card.
    """

    amount: str = ""
    noun: str = ""
    sides: bool = False
    whose: str = ""


class Change(NamedTuple):
    """How a card differs by the card on trial: by how much a figure, or by a word or a bar more or less."""

    card: int
    what: str
    much: int


class Book(NamedTuple):
    """How a game is looked at."""

    words: Words
    look: Callable[[Trial, int], Thing]
    deeds: dict[str, Deed]
    #: A verb before a choice that leaves out what it cannot be done to.
    spared: tuple[tuple[str, Callable[[Thing], bool]], ...]
    #: Events that are part of any play, not of a text.
    plain: Callable[[Any], bool]
    #: What is otherwise because of the card on trial.
    changes: Callable[[Trial], list[Change]]
    #: Whether a text speaks of its own player, or of another.
    speaks_of: Callable[[str, bool], bool] = lambda text, mine: True


class Findings:
    """What is found of one card over several games."""

    def __init__(self, card: Any, book: Book) -> None:
        self.card = card
        self.book = book
        self.mentions = mentions(card.text, card.name, book.words)
        self.differences: dict[str, Difference] = {}
        self.asked = self.done = self.changed = self.settled = 0
        self.matters = False
        self.fresh = True
        self.looked = 0
        self.lasting = lasting_mentions(card.text, self.mentions)

    @property
    def does_something(self) -> bool:
        """Whether anything was seen of the card's text."""
        return bool(self.asked or self.done or self.changed or self.matters)

    @property
    def is_enough(self) -> bool:
        """Whether the text was seen at work often enough, and everything it lets choose from."""
        choices = self.asked >= ENOUGH or not CHOOSES.search(self.card.text)
        return choices and self.done >= ENOUGH

    def watch(self, trial: Trial, decision: Decision | None, events: list[Any]) -> None:
        """Compare what happened, then what is asked now."""
        for event in caused(trial, events):
            if not self.book.plain(event):
                self.done += 1
                self._compare_deed(trial, event)
        worked = works(trial, events)
        self.done += worked
        self.fresh = self.fresh and not worked
        if decision is None:
            return
        self._look_around(trial, worked)
        offer = offer_of(trial, decision)
        if offer is not None and min(offer.cards) >= 0:
            self.asked += 1
            self._compare_offer(trial, offer)

    # -- who may be chosen -----------------------------------------------------------------------------------------

    def _compare_offer(self, trial: Trial, offer: Offer) -> None:
        things = [self.book.look(trial, number) for number in range(len(trial.game.cards))]
        candidates = [one for one in self.mentions if not one.own and not one.back]
        candidates = candidates or [one for one in self.mentions if one.back]
        verdicts = [verdict(one, offer.cards, things, self.book) for one in candidates]
        if "same" in verdicts:
            self.settled += any(one.whole for one, said in zip(candidates, verdicts, strict=True) if said == "same")
            return
        if not verdicts:
            self.note("asks", f"{offer.question}: nothing in the text is chosen")
            return
        wider = [one for one in verdicts if one.startswith("wider")]
        if len(wider) == len(verdicts):
            self.note("chooses others", f"{offer.question}: {wider[0]}")
        else:
            narrower = next(one for one in verdicts if one.startswith("narrower"))
            self.note("chooses fewer", f"{offer.question}: {narrower}")

    # -- what is otherwise -------------------------------------------------------------------------------------------

    def _look_around(self, trial: Trial, worked: bool) -> None:
        """Compare what the card changes by being there, now and then, and whenever its text did something."""
        self.looked += 1
        if self.looked % LOOKS != 1 and not worked:
            return
        changes = self.book.changes(trial)
        self._compare_everybody(trial, {one.card for one in changes})
        for one in changes:
            self.changed += 1
            if one.card != trial.card:
                thing = self.book.look(trial, one.card)
                if not any(
                    may_mean(mention, thing, self.book.words.area) for mention in self.mentions if not mention.own
                ):
                    self.note("changes others", f"{one.what} of {thing.name}, {'own' if thing.mine else 'another'}")
            printed = figures_printed(self.card.text, one.what)
            if printed and not COUNTED.search(self.card.text) and not is_sum(abs(one.much), printed, self.fresh):
                self.note("changes by", f"{one.what} {one.much:+d}, printed {sorted(printed)}")

    def _compare_everybody(self, trial: Trial, changed: set[int]) -> None:
        """`Characters you control gain ...`: all who fit are changed, and nobody else."""
        if len(self.lasting) != 1 or trial.game.cards[trial.card].area != self.book.words.area:
            return
        things = [self.book.look(trial, number) for number in trial.game.in_play]
        fitting = {thing.number for thing in things if self.lasting[0].fits(thing) and not thing.trial}
        self.settled += 1
        if fitting != changed - {trial.card}:
            about = f"{self.lasting[0].words!r}: {_named(fitting ^ (changed - {trial.card}), things)}"
            self.note("changes not all", about)

    # -- who was affected, and how much ----------------------------------------------------------------------------

    def _compare_deed(self, trial: Trial, event: Any) -> None:
        deed = self.book.deeds.get(type(event).__name__)
        if deed is None:
            return
        if deed.amount and not COUNTED.search(without_reminders(self.card.text)):
            self._compare_amount(event, deed)
        if deed.whose:
            mine = attrgetter(deed.whose)(event) == self.book.look(trial, trial.card).holder
            if not self.book.speaks_of(without_reminders(self.card.text), mine):
                self.note("affects another player", f"{type(event).__name__} {'own' if mine else 'another'}")
        if getattr(event, "card", -1) >= 0 and event.card != trial.card:
            self._compare_affected(trial, event, deed.sides)

    def _compare_amount(self, event: Any, deed: Deed) -> None:
        printed = numbers_before(self.card.text, deed.noun)
        amount = attrgetter(deed.amount)(event)
        if printed and amount > max(printed):
            self.note("amount", f"{type(event).__name__} {amount}, printed {sorted(printed)} {deed.noun}")

    def _compare_affected(self, trial: Trial, event: Any, sides: bool) -> None:
        thing = self.book.look(trial, event.card)
        before = [thing, *([thing._replace(mine=thing.others, others=thing.mine)] if sides else [])]
        meant = (may_mean(one, each, self.book.words.area) for one in self.mentions if not one.own for each in before)
        if any(meant):
            return
        side = "own" if thing.mine else "another's"
        self.note("affects others", f"{type(event).__name__} {side} {'/'.join(sorted(thing.sorts))}")

    def note(self, kind: str, about: str) -> None:
        self.differences.setdefault(kind, Difference(self.card.key, kind, about))


class _Anything(frozenset[str]):
    """Marks of which any may be there or not: what a card was like before is not known any more."""

    def __contains__(self, _: object) -> bool:
        return True


ANYTHING: Any = _Anything()


def may_mean(mention: Mention, thing: Thing, area: str) -> bool:
    """Whether a phrase may have meant a card before something happened to it: by sort, side and words of its own."""
    before = (thing._replace(area=where, figures=()) for where in (area, thing.area, "smoked pile", "hand"))
    return any(
        mention.fits(one._replace(marks=marks)) for one in before for marks in (ANYTHING, frozenset(), one.marks)
    )


def verdict(mention: Mention, offered: frozenset[int], things: Sequence[Thing], book: Book) -> str:
    """How the cards that may be chosen compare with those a phrase means: `same`, `narrower ...` or `wider ...`."""
    inside = {thing.area for thing in things if thing.number in offered}
    fitting = {thing.number for thing in things if mention.fits(thing) and thing.area in inside}
    beyond = offered - fitting
    if beyond:
        return f"wider than {mention.words!r}: {_named(beyond, things)}"
    missing = fitting - offered
    by_number = {thing.number: thing for thing in things}
    for verb, spares in book.spared:
        if not verb or re.search(rf"\b{verb}\b", mention.before):
            missing = {number for number in missing if not spares(by_number[number])}
    if mention.narrow is not None:
        missing = {number for number in missing if mention.narrow(by_number[number])}
    if not missing or not mention.whole or mention.back or len(missing) == 1:
        return "same"
    return f"narrower than {mention.words!r}: without {_named(missing, things)}"


def _named(numbers: Any, things: Sequence[Thing]) -> str:
    by_number = {thing.number: thing for thing in things}
    grouped: dict[str, list[str]] = defaultdict(list)
    for number in sorted(numbers):
        thing = by_number[number]
        grouped[f"{'own' if thing.mine else 'other'} {thing.area}"].append(thing.name)
    return "; ".join(f"{where}: {', '.join(sorted(set(names))[:4])}" for where, names in grouped.items())


def figures_printed(text: str, figure: str) -> set[int]:
    """By how much a text changes a figure, as it is printed: `+2 Fighting`, `Fighting by 2`."""
    said = without_reminders(text)
    before = re.findall(rf"([+-]\d+) {figure}", said, re.IGNORECASE)
    behind = re.findall(rf"{figure} by (\d+)", said, re.IGNORECASE)
    return {abs(int(number)) for number in (*before, *behind)}


def is_sum(amount: int, parts: set[int], once: bool) -> bool:
    """Whether an amount is made of these parts, each `once` or as often as one likes.

    >>> is_sum(4, {2}, once=False), is_sum(4, {2}, once=True), is_sum(3, {1, 2}, once=True)
    (True, False, True)
    """
    reached = {0}
    for part in parts:
        for _ in range(1 if once else amount):
            reached |= {one + part for one in reached if one + part <= amount}
    return amount in reached


_CONDITION = re.compile(
    r"\b(if|while|when|whenever|during|until|unless|against|once|each|turn|pay|other|another|X|to)\b|::",
    re.IGNORECASE,
)
_LASTS = r" (gains?|gets?|have|has)\b"


def lasting_mentions(text: str, found: list[Mention]) -> list[Mention]:
    """Those of whom a text of one sentence says without any condition that they have or gain something."""
    said = [one for one in sentences(text) if len(one.split()) > 2]
    if len(said) != 1 or _CONDITION.search(said[0]):
        return []
    plain = " ".join(said[0].split())
    return [one for one in found if one.whole and one.everybody and re.match(re.escape(one.words) + _LASTS, plain)]


Layout = Callable[[Any], Trial]


#: So often a card that seems to do nothing is tried again.
AGAIN = 24
#: What was seen so often is not looked for in another position.
ENOUGH = 4


def examine(card: Any, book: Book, layouts: Sequence[Layout], steps: int) -> Findings:
    """Play a card in several positions, and compare. One that seems to do nothing is played again, and as a blank."""
    found = Findings(card, book)
    for seed, lay_out in enumerate(layouts):
        if not found.is_enough:
            found.fresh = True
            play(lay_out(card), seed, steps, found.watch)
    tried = 0
    while not found.does_something and tried < AGAIN:
        lay_out, seed = layouts[tried % len(layouts)], tried + len(layouts)
        play(lay_out(card), seed, 2 * steps, found.watch)
        found.matters = found.matters or matters(card, lay_out, seed, 2 * steps)
        tried += 1
    if not found.does_something:
        found.note("does nothing", "asks and does the same as a blank card in every position")
    return found


def matters(card: Any, lay_out: Layout, seed: int, steps: int) -> bool:
    """Whether a game with a card goes otherwise than one with a card that says nothing."""
    return course(lay_out(card), seed, steps) != course(lay_out(blank_of(card)), seed, steps)


def blank_of(card: Any) -> Any:
    """The same card without a text."""
    return replace(card, abilities=(), text="")
