"""What is waited for once a text has been carried out (SF 26.4), and what happens in place of something then."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.shadowfist.kinds.abilities import Instead
from quickening.games.shadowfist.kinds.basics import Grant
from quickening.games.shadowfist.kinds.conditions import AttackWas
from quickening.games.shadowfist.kinds.delayed import Later
from quickening.games.shadowfist.kinds.effects import Gets
from quickening.games.shadowfist.kinds.triggers import Happens
from quickening.games.shadowfist.meaning.canceling import Canceling
from quickening.games.shadowfist.state_values import LASTING
from quickening.lang import deeds
from quickening.lang.nodes import walk
from quickening.lang.resolve import If
from quickening.lang.selections import Chosen

#: SF 26.4. The end of what is going on.
ENDS: dict[str, Any] = {"turn": Happens("turn ends"), "attack": Happens("attack ends")}
#: SF 28.11. How an attack went that is over.
HOW_IT_WENT = {"attack succeeds": "succeeds", "attack fails": "fails"}


class Waiting(Canceling):
    """Effects that wait."""

    def later(self, part: deeds.Later) -> Any:
        """SF 26.4. `when target is smoked, ...` in what a text does; for as long as it says, or is maintained."""
        until = part.until or ("maintained" if self.maintained and not self.paying else "")
        if isinstance(part.when, deeds.Time):
            return Later(self.end_of(part.when), self.done_then(part.body))
        if isinstance(part.when, deeds.Would):
            return self.in_place_of(part.when.deed, part.body, until)
        if isinstance(part.when, deeds.Event) and not part.until and self.is_of_attack(part.when):
            went = AttackWas(how=HOW_IT_WENT[part.when.deeds[0].sense])
            return Later(ENDS["attack"], (If(went, self.done_then(part.body)),))
        refuse_if(not isinstance(part.when, deeds.Event) or not until, "for how long that is waited for")
        return self.first_that_can(part.when, lambda choice: self.awaited(part, choice, until))

    def is_of_attack(self, event: deeds.Event) -> bool:
        """`if the attack is successful`: whether that is asked of an attack that was spoken of, once it is over."""
        (deed, *others) = event.deeds
        return not others and deed.sense in HOW_IT_WENT and self.is_that_attack(deed.role("WHAT"))

    def end_of(self, when: deeds.Time) -> Any:
        """SF 26.4. `at the end of the turn`."""
        if when.point != "end" or when.whose is not None or when.which is not None or when.unit not in ENDS:
            raise CannotSay("when that is done")
        return ENDS[when.unit]

    def done_then(self, body: tuple[Any, ...]) -> tuple[Any, ...]:
        """What is done when its time has come; nothing that lasts for a time is made so then."""
        found = self.together(body)
        refuse_if(any(isinstance(one, Gets) and one.until == LASTING for one in found), "from when on that lasts")
        return found

    def first_that_can(self, event: deeds.Event, made: Callable[[int], Any]) -> Any:
        """By the first line of the table for its event that can be said."""
        reason = CannotSay("what is waited for")
        known = self.spoken_of()
        for choice in range(self.ways(event)):
            try:
                return made(choice)
            except CannotSay as cannot:
                reason = cannot
            finally:
                self.speak_again_of(known)
        raise reason

    def awaited(self, part: deeds.Later, choice: int, until: str) -> Any:
        """An effect that waits for an event, which may speak of somebody of its own."""
        self.event_slots = {}
        self.waiting = self.in_event = self.following = True
        trigger = self.moment(part.when, choice)
        self.waiting = self.in_event = False
        maintained, self.maintained = self.maintained, False
        try:
            body = self.done_then(part.body)
            if any(isinstance(one, Chosen) and one.target for effect in body for one in walk(effect)):
                raise CannotSay("whether its target is chosen now or each time")  # SF 24.1.3
            return Later(trigger, body, until, every=True)
        finally:
            self.maintained, self.following = maintained, False

    def in_place_of(self, deed: deeds.Deed, body: tuple[Any, ...], until: str) -> Any:
        """SF 6.0. `when target is smoked, toast it instead`: that is so of the card for as long as it says."""
        what = deed.role("WHAT")
        refuse_if(not until or not isinstance(what, deeds.Ref), "what happens instead, and for how long")
        roles = tuple((name, deeds.This() if who is what else who) for name, who in deed.roles)
        card = self.as_selection(what)
        before, self.waiting = self.waiting, True
        trigger = self.lowered("happen", deeds.Deed(deed.sense, roles))
        self.waiting = before
        return Gets(card, Grant(Instead(trigger, self.together(self.of_itself(body, what.slot)))), until)

    def of_itself(self, body: tuple[Any, ...], slot: int) -> tuple[Any, ...]:
        """What is done, said of the card that has come to say it."""

        def itself(node: Any) -> Any:
            return deeds.This() if isinstance(node, deeds.Ref) and node.slot == slot else node

        found: tuple[Any, ...] = deeds.changed(body, itself)
        if not any(part != other for part, other in zip(found, body, strict=True)):
            raise CannotSay("what happens instead to it")
        return found

    @abstractmethod
    def ways(self, moment: Any) -> int:
        """In how many ways an event may be waited for: see `statements.py`."""

    def spoken_of(self) -> tuple[Any, ...]:
        """Whom the text has spoken of so far."""
        return dict(self.event_slots), list(self.chosen), self.waiting, self.in_event, self.following

    def speak_again_of(self, known: tuple[Any, ...]) -> None:
        """Go on with whom the text had spoken of."""
        slots, chosen, self.waiting, self.in_event, self.following = known
        self.event_slots, self.chosen = dict(slots), list(chosen)
