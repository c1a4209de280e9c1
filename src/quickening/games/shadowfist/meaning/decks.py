"""Cards that are put onto a deck, and cards that chance picks (SF 9.2.3, 24.2.1)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace as replace_part
from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.modifiers import with_after
from quickening.games.shadowfist.kinds import people
from quickening.games.shadowfist.kinds.basics import Number
from quickening.games.shadowfist.kinds.chance import AtRandom
from quickening.games.shadowfist.kinds.effects import ToCards
from quickening.games.shadowfist.kinds.selections import Picked
from quickening.games.shadowfist.meaning.amounts import RANDOM
from quickening.games.shadowfist.meaning.tokens import Tokens
from quickening.games.shadowfist.state_values import HAND
from quickening.lang import deeds
from quickening.lang.selections import Cards

ENDS = {"top": "put on deck", "bottom": "put on bottom of deck"}
YOUR_HAND = deeds.Area("hand", deeds.You())
#: Areas of yours in which no card of another player lies.
YOUR_PILES = (YOUR_HAND, deeds.Area("smoked pile", deeds.You()))


def drawn_by_lot(node: Any) -> bool:
    """`a random card in your smoked pile`."""
    nouns = node.nouns if isinstance(node, deeds.Picked) else None
    return isinstance(nouns, deeds.Nouns) and deeds.Is(RANDOM) in nouns.before


class Decks(Tokens):
    """What is put onto decks, and what is left to chance."""

    def as_end_of_deck(self, to: Any, what: Any, origin: Any) -> str:
        """SF 9.2. On top or at the bottom of its owner's deck: of yours, if the card is known to be your own."""
        area = to.area if isinstance(to, deeds.Part) and to.amount is None else None
        if area is None or area.kind != "deck" or to.end not in ENDS:
            raise CannotSay("where it is put")
        own = (
            isinstance(what, deeds.This) or origin in YOUR_PILES or self.lies_with_you(what) or self.is_of_yours(what)
        )
        owners = isinstance(area.whose, deeds.Related) and area.whose.kind == "owner"
        if not (owners or (own and isinstance(area.whose, deeds.You))):
            raise CannotSay("on whose deck it is put")
        return ENDS[to.end]

    def is_of_yours(self, what: Any) -> bool:
        """`look at the top card of your deck. You may put it ...`: a card of your own deck."""
        return isinstance(what, deeds.Ref) and what.slot == self.of_deck and self.deck_of == people.YOU

    def lies_with_you(self, what: Any) -> bool:
        """`a card in your smoked pile`."""
        after = getattr(getattr(what, "nouns", None), "after", ())
        return any(isinstance(one, deeds.In) and one.area in YOUR_PILES for one in after)

    def as_for_deck(self, what: Any, origin: Any) -> Any:
        """The card that is put onto a deck; what comes from a hand is chosen as it is done (SF 24.2.1)."""
        if origin == YOUR_HAND and not self.paying:
            plain = isinstance(what, deeds.Picked) and what.word in ("a", "") and what.least == what.most
            refuse_if(not plain, "how many cards")
            cards = self.cards(what.nouns)
            return Picked(Cards(cards.noun, cards.before, cards.after, HAND), what.least, what.most, later=True)
        if origin == YOUR_HAND:
            return self.as_in_hand(what, origin)
        refuse_if(origin is not None and not isinstance(what, deeds.Picked), "where it comes from")
        return self.as_selection(what if origin is None else self.lying_in(what, origin))

    def lying_in(self, what: deeds.Picked, area: Any) -> deeds.Picked:
        """The same cards, where they lie."""
        return replace_part(what, nouns=with_after(what.nouns, deeds.In(area)))

    @abstractmethod
    def as_in_hand(self, node: Any, area: Any) -> Any:
        """SF 39.0. Cards of a hand that are paid with: see `doing.py`."""

    def left_to_chance(self, deed: deeds.Deed) -> Any:
        """SF 24.2.1. `return a random Character in your smoked pile to play`: chance says which; nothing else."""
        what, origin = deed.role("WHAT"), deed.role("FROM")
        if not drawn_by_lot(what):
            return None
        if what.least != what.most or what.word not in ("a", "") or deed.sense == "discard":
            raise CannotSay("how many are picked at random")
        plain = replace_part(what.nouns, before=tuple(one for one in what.nouns.before if one != deeds.Is(RANDOM)))
        cards = self.cards(plain if origin is None else with_after(plain, deeds.In(origin)))
        self.by_chance.add(what.slot)
        rest = tuple(role for role in deed.roles if role[0] not in ("WHAT", "FROM"))
        roles = tuple(sorted((*rest, ("WHAT", deeds.Ref(what.slot, "it"))), key=lambda role: role[0]))
        made = self.lowered("do", deeds.Deed(deed.sense, roles, deed.manner))
        refuse_if(not isinstance(made, ToCards), "what is done at random")
        return AtRandom(made, cards, Number(what.least))
