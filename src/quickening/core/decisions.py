"""What a player is asked, as plain data.

An option is self-contained: its id is stable and says nothing hidden, its label is made when somebody reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from quickening.core.data import Frozen
from quickening.core.refusals import Refusal, Refused


class Option(Frozen, frozen=True):
    """One thing that may be answered.

    `card` and `other` are the handles of the cards it is about, `number` an amount, `seat` a player.
    `words` is the label with `{name}`, `{number}` and `{other}` to be filled in. `ref` and `ref2` are the engine's
    own numbers for the cards; they are not part of the id and are shown to nobody. `wasteful`: something is given up
    by it, and as a rule nothing is gained. One that is not `listed` is for programs; people at a table have stops.

    >>> Option("move", card=12, name="Springer", number=2, words="Move {name} {number} zones forward").label
    'Move Springer 2 zones forward'
    """

    kind: str
    words: str = ""
    card: int = 0
    name: str = ""
    number: int | None = None
    other: int = 0
    other_name: str = ""
    seat: int | None = None
    ref: int = -1
    ref2: int = -1
    index: int = -1
    wasteful: bool = False
    listed: bool = True

    @property
    def id(self) -> str:
        """Stable within the decision and the same in every replay, e.g. `move:12:2`."""
        parts = [self.kind]
        if self.card:
            parts.append(str(self.card))
        if self.other:
            parts.append(f"c{self.other}")
        if self.number is not None:
            parts.append(str(self.number))
        if self.seat is not None:
            parts.append(f"p{self.seat}")
        if self.index >= 0:
            parts.append(f"#{self.index}")
        return ":".join(parts)

    def seen(self) -> Option:
        """The option without the engine's own numbers for the cards."""
        if self.ref < 0 and self.ref2 < 0:
            return self
        return Option(
            self.kind,
            self.words,
            self.card,
            self.name,
            self.number,
            self.other,
            self.other_name,
            self.seat,
            index=self.index,
            wasteful=self.wasteful,
            listed=self.listed,
        )

    @property
    def label(self) -> str:
        """The option in the game's words."""
        text = self.words.replace("{name}", self.name).replace("{other}", self.other_name)
        return text.replace("{number}", str(self.number))

    @property
    def cards(self) -> tuple[int, ...]:
        """The handles of the cards it is about."""
        return tuple(handle for handle in (self.card, self.other) if handle)


#: Kinds of options by which nothing is done: to pass, to say no, to end a turn or phase.
IDLE = ("pass", "no", "refrain", "end")
#: What kinds of questions there are: what to do in one's own turn or phase, whether to respond to what another did,
#: whether to do something, which one, how to share out, in which order, how much, and what is settled before play.
ACT, RESPOND, MAY, CHOOSE, SHARE = "act", "respond", "may", "choose", "share"
ORDER, NUMBER, SETUP = "order", "number", "setup"


@cache
def _blanks(number: int) -> tuple[Option, ...]:
    return tuple(Option("", index=place) for place in range(number))


#: Decisions as those see them who look at nothing, by all that is left of them then.
_UNSEEN: dict[tuple[int, ...], Decision] = {}


class Decision(Frozen, frozen=True):
    """A question to one seat.

    The answer names `least` to `most` of the options: each at most once unless `repeats` (dividing a number among
    the options), and in the order given where `ordered`. Where `may_decline`, an empty answer is allowed as well.
    `rests`: the game is at rest here, as at the start of a turn, so that one may look at it even if nothing is left
    to decide. `source` is the card that asks, by its handle, and `rule` the rule that does; where neither is said,
    the frames that are going on are looked at (`core/asking.py`). `sort` says what kind of question it is, `idle` the
    kind of option that goes on without doing anything, where that does not follow from the question itself; of
    several the first. `openly`: whoever is asked would be, whatever they hold.
    """

    seat: int
    question: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    may_decline: bool = False
    repeats: bool = False
    ordered: bool = False
    source: int = 0
    rests: bool = False
    rule: str = ""
    sort: str = ""
    idle: str = ""
    openly: bool = False

    @property
    def next(self) -> tuple[int, ...] | None:
        """The answer that goes on and does nothing, by places of options; `None` if something has to be chosen.

        It is what Next gives, and what is given for a player whose time has run out.
        """
        if not self.idle and (self.may_decline or self.least == 0):
            return ()
        for kind in (self.idle,) if self.idle else IDLE:
            for place, option in enumerate(self.options):
                if option.kind == kind and self.least <= 1:
                    return (place,)
        return None

    @property
    def open(self) -> bool:
        """Whether everybody may know who is asked: in one's own turn, before play, and where the rules say so.

        Elsewhere who holds nothing that would do is not asked, so that a name would tell what is held.
        """
        return self.openly or sort_of(self) in (ACT, SETUP)

    @property
    def forced(self) -> bool:
        """Whether only one answer is possible, so that nobody need be asked."""
        if not self.options or not self.most:
            return True
        if self.may_decline:
            return not self.repeats and self.least > len(self.options)
        if self.repeats:
            return len(self.options) == 1 and self.least == self.most
        return self.least == len(self.options) and (not self.ordered or self.least <= 1)

    @property
    def only_answer(self) -> tuple[Option, ...]:
        """The answer to a forced decision."""
        if self.may_decline or not self.most:
            return ()
        return self.options[:1] * self.most if self.repeats else self.options

    def seen(self, source: int | None = None, rule: str = "") -> Decision:
        """The decision as its player sees it: without the engine's own numbers for the cards, with what asks it."""
        return Decision(
            self.seat,
            self.question,
            tuple([option.seen() for option in self.options]),
            self.least,
            self.most,
            self.may_decline,
            self.repeats,
            self.ordered,
            self.source if source is None else source,
            self.rests,
            rule or self.rule,
            sort_of(self),
            self.idle,
            self.openly,
        )

    def unseen(self) -> Decision:
        """How many options there are and how many may be chosen, and nothing of what they are but their places."""
        number, ways = len(self.options), (self.may_decline, self.repeats, self.ordered)
        known = _UNSEEN.get((number, self.seat, self.least, self.most, *ways))
        if known is None:
            known = Decision(self.seat, "", _blanks(number), self.least, self.most, *ways)
            _UNSEEN[number, self.seat, self.least, self.most, *ways] = known
        return known

    def find(self, answer: Any) -> tuple[Option, ...]:
        """The options an answer names: an option, an option's id, or a sequence of either. Refuses anything else."""
        if type(answer) is tuple and len(answer) == 1 and self.least <= 1 <= self.most and answer[0] in self.options:
            return answer  # the usual case, and quick: no id is made
        parts = [answer] if isinstance(answer, (str, Option)) else answer
        if type(parts) is not tuple and not isinstance(parts, Sequence):
            raise Refused(f"{answer!r} is not an option of: {self.question}")
        chosen = tuple([self._find_one(part) for part in parts])
        self._check_number(chosen)
        return chosen

    def _find_one(self, part: Option | Any) -> Option:
        option: Option
        for option in self.options:
            if option is part:
                return option
        wanted = part.id if isinstance(part, Option) else part
        for option in self.options:
            if option.id == wanted:
                return option
        named = part.label if isinstance(part, Option) else repr(part)
        raise Refused(f"{named} is not an option of: {self.question}")

    def _check_number(self, chosen: tuple[Option, ...]) -> None:
        if not chosen and self.may_decline:
            return
        if not self.least <= len(chosen) <= self.most:
            wanted = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            raise Refused(f"{len(chosen)} chosen where {wanted} must be: {self.question}")
        if len(chosen) > 1 and not self.repeats and len({id(option) for option in chosen}) < len(chosen):
            raise Refused(f"the same option was chosen twice: {self.question}")


def unasked(seat: int) -> Decision:
    """The question to a seat that could respond and has nothing to do it with: it answers itself."""
    return Decision(seat, "", (), sort=RESPOND)


def sort_of(decision: Decision) -> str:
    """What kind of question it is, as far as that can be seen from it; `respond` and `setup` are said by the rules.

    >>> sort_of(Decision(0, "Your turn", (Option("pass"), Option("move")), rests=True))
    'act'
    >>> sort_of(Decision(0, "Which card?", (Option("card", card=1), Option("card", card=2))))
    'choose'
    """
    if decision.sort or decision.rests:
        return decision.sort or ACT
    if decision.repeats:
        return SHARE
    if decision.ordered:
        return ORDER
    if all(option.number is not None and not option.card for option in decision.options):
        return NUMBER
    return CHOOSE if decision.next is None else MAY


__all__ = ["Decision", "Option", "Refusal", "Refused"]
