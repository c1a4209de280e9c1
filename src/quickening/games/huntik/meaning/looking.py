"""Looking at cards and keeping some of them: what a text says in two or three sentences is one thing to the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.huntik.kinds import card_effects
from quickening.games.huntik.kinds.card_effects import PutInOwnersPile
from quickening.games.huntik.kinds.effects.turns import Order
from quickening.games.huntik.kinds.glossary import LookAndArrange, LookAtTop, RevealAndTake, RevealUntil
from quickening.games.huntik.kinds.handed_over import SeePlayersHand, TakeFromTop
from quickening.games.huntik.meaning.changes import refuse
from quickening.games.huntik.meaning.doers import Doers
from quickening.games.huntik.meaning.words import is_opponent
from quickening.games.huntik.state import DECK, DISCARD
from quickening.lang import deeds
from quickening.lang.selections import It

#: HK 400.5. Where the rest goes.
RESTS = {"rest to bottom": DECK, "rest to discard pile": DISCARD}
AMONG, SHOWN = deeds.Is("from among them"), deeds.Is("revealed this way")
#: What was made, and of how many parts of a text; nothing if it is no such thing.
Took = tuple[Any, int] | None
YOUR_HAND = deeds.Area("hand", deeds.You())


class Looking(Doers):
    """Cards of a deck or a hand that are looked at."""

    def looked(self, body: tuple[Any, ...]) -> Took:
        """What is looked at or revealed first, with the sentences that say what becomes of it."""
        flat, taken = opened(body)
        first = flat[0]
        if first is None or first.sense not in ("look", "look at area", "reveal", "reveal until", "reveal area"):
            return None
        if first.sense == "look at area":
            return self.hand_seen(first), taken[0]
        if first.sense == "reveal area":
            return self.hand_shown(first, flat, taken)
        if first.sense == "reveal until":
            return self.until_one(first, flat, taken)
        part = first.role("WHAT")
        if not isinstance(part, deeds.Part) or part.end != "top" or not isinstance(part.amount, deeds.Number):
            return None
        return self.top_cards(first, part, flat, taken)

    def top_cards(self, first: deeds.Deed, part: deeds.Part, flat: list[Any], taken: list[int]) -> Took:
        """`the top 3 cards of your deck`, and which of them are kept."""
        count, last = part.amount.value, rest_of(flat, 2)
        if last and is_yours(part.area) and first.role("AGENT") is None:
            return self.kept(first.sense, count, flat[1], RESTS[last]), taken[2]
        if first.sense != "look":
            return None
        if len(flat) > 1 and flat[1] is not None and flat[1].sense == "put back" and is_yours(part.area):
            return LookAndArrange(count), taken[1]
        refuse(count != 1 or part.area.kind != "deck", "what is done with them")
        self.last = part.slot
        if is_yours(part.area):
            return LookAtTop(), taken[0]
        refuse(not is_opponent(part.area.whose), "whose deck that is")
        return LookAtTop(opponent=True), taken[0]

    def kept(self, sense: str, count: int, deed: Any, rest: str) -> Any:
        """Which of the cards are put into the hand."""
        if deed is None:
            raise CannotSay("which are kept")
        if sense == "look" and deed.sense == "keep" and deed.role("PILE") == YOUR_HAND:
            return card_effects.LookAndKeep(count, deed.role("COUNT").value, rest)
        refuse(deed.sense != "put in pile" or deed.role("PILE") != YOUR_HAND, "which are kept")
        what = deed.role("WHAT")
        if sense == "reveal" and isinstance(what, deeds.All) and what.word == "all":
            return RevealAndTake(count, self.cards(without(what.nouns, SHOWN)), rest)
        refuse(sense != "look" or not isinstance(what, deeds.Picked) or AMONG not in what.nouns.before, "which")
        refuse((what.word, what.most) not in (("a", 1), ("any number of", -1)), "how many are kept")
        return TakeFromTop(count, self.cards(without(what.nouns, AMONG)), what.most, rest)

    def until_one(self, first: deeds.Deed, flat: list[Any], taken: list[int]) -> Took:
        """`reveal cards until you reveal a hero card. Put that card into your hand. Put the rest ...`."""
        what, last = first.role("WHAT"), rest_of(flat, 2)
        put: Any = flat[1] if len(flat) > 1 else None
        refuse(
            not last or put is None or put.sense != "put in pile" or put.role("PILE") != YOUR_HAND, "which is kept"
        )
        refuse(not isinstance(put.role("WHAT"), deeds.Ref) or put.role("WHAT").slot != what.slot, "which is kept")
        return RevealUntil(self.as_cards(what), PutInOwnersPile(It(), "hand"), RESTS[last]), taken[2]

    def hand_seen(self, first: deeds.Deed) -> Any:
        """HK 400.6. `look at target player's hand`."""
        area = first.role("AREA")
        refuse(area.kind != "hand" or first.role("AGENT") is not None, "what is looked at")
        if is_opponent(area.whose):
            return Order("see hand")
        refuse(not isinstance(area.whose, deeds.Picked), "whose hand that is")
        return SeePlayersHand(self.target_player(area.whose))

    def hand_shown(self, first: deeds.Deed, flat: list[Any], taken: list[int]) -> Took:
        """`Your opponent reveals their hand. Choose an Action card from it.`."""
        area, who = first.role("AREA"), first.role("AGENT")
        if who is None and area == YOUR_HAND:
            return Order("reveal hand"), taken[0]
        refuse(not is_opponent(who) or area.kind != "hand" or not is_opponent(area.whose), "whose hand that is")
        chosen = flat[1] if len(flat) > 1 else None
        if chosen is None or chosen.sense != "choose from it":
            return self.by_somebody(who, (first,)), taken[0]
        what = chosen.role("WHAT")
        refuse(not isinstance(what, deeds.Picked) or what.word != "a", "which card")
        self.last = what.slot
        return card_effects.LookAtHand(self.cards(what.nouns), shown=True), taken[1]


def opened(body: tuple[Any, ...]) -> tuple[list[Any], list[int]]:
    """The deeds of sentences one after the other, and how many parts of the body each ends."""
    flat: list[Any] = []
    taken: list[int] = []
    for n, part in enumerate(body, 1):
        inner = part.parts if isinstance(part, deeds.Sequence) else offered(part)
        flat += [one.deed if isinstance(one, deeds.Do) else None for one in inner]
        taken += [n] * len(inner)
    return (flat or [None]), taken


def offered(part: Any) -> tuple[Any, ...]:
    """`You may reveal a Titan card from among them and put it into your hand.`: what is put there."""
    if not isinstance(part, deeds.May) or part.who is not None:
        return (part,)
    if len(part.body) == 2 and all(isinstance(one, deeds.Do) for one in part.body):
        one, two = (inner.deed for inner in part.body)
        what, again = one.role("WHAT"), two.role("WHAT")
        shown = one.sense == "reveal" and isinstance(what, deeds.Picked) and AMONG in what.nouns.before
        if shown and isinstance(again, deeds.Ref) and again.slot == what.slot:
            roles = tuple((name, what if name == "WHAT" else node) for name, node in two.roles)
            return (deeds.Do(replace(two, roles=roles)),)
    among = part.body[0].deed.role("WHAT") if len(part.body) == 1 and isinstance(part.body[0], deeds.Do) else None
    fits = isinstance(among, deeds.Picked) and isinstance(among.nouns, deeds.Nouns) and AMONG in among.nouns.before
    return part.body if fits else (part,)


def rest_of(flat: list[Any], at: int) -> str:
    """What becomes of the rest, said there."""
    deed = flat[at] if len(flat) > at else None
    return deed.sense if deed is not None and deed.sense in RESTS else ""


def is_yours(area: Any) -> bool:
    """`of your deck`."""
    return isinstance(area, deeds.Area) and area.kind == "deck" and isinstance(area.whose, deeds.You)


def without(nouns: deeds.Nouns, word: deeds.Is) -> deeds.Nouns:
    """The nouns without a word that says nothing new here."""
    return replace(nouns, before=tuple(one for one in nouns.before if one != word))
