"""Cards that are played: from where, on what, at which price (SF 25.0)."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.modifiers import with_after
from quickening.games.shadowfist.kinds import filters
from quickening.games.shadowfist.meaning.amounts import GOING_BACK
from quickening.games.shadowfist.meaning.drawing import Drawing
from quickening.lang import deeds
from quickening.lang.selections import Cards


class Playing(Drawing):
    """What is played."""

    def as_price(self, node: Any) -> Any:
        """SF 25.3. How much more or less is paid; nothing where nothing is paid at all."""
        if isinstance(node, (deeds.Number, deeds.Calculated)):
            return self.signed(node)
        raise CannotSay("what is paid")

    def as_free(self, node: Any) -> Any:
        """`at no cost`."""
        if isinstance(node, deeds.No):
            return True
        raise CannotSay("what is paid")

    def as_own_pile(self, area: Any) -> Any:
        """From where a card plays itself: your hand or your smoked pile."""
        yours = isinstance(area, deeds.Area) and isinstance(area.whose, deeds.You)
        if yours and area.kind in ("hand", "smoked pile"):
            return area.kind
        raise CannotSay("where it is played from")

    def as_played_from(self, node: Any, area: Any) -> Any:
        """`this card is played from your hand`."""
        if area == deeds.Area("hand", deeds.You()):
            return self.as_watched(node)
        raise CannotSay("where it is played from")

    def as_manner(self, how: Any, word: str, *others: str) -> bool:
        """Whether something is said to be done in a manner; it may be done in `others`, and in no further one."""
        refuse_if(how not in tuple(map(deeds.Is, (word, *others))), "how it is done")
        return bool(how == deeds.Is(word))

    def as_waiving(self, how: Any) -> bool:
        """SF 25.3. `ignoring one resource condition`: any, or one of the resource that was chosen."""
        if not self.as_manner(how, "ignoring one", "ignoring one chosen") and not self.named:
            raise CannotSay("which resource was chosen")
        return True

    def as_each(self, node: Any) -> int:
        """`1 for each ...`: how much."""
        number = node.parts[0] if isinstance(node, deeds.Calculated) and node.how == "each" else None
        if not isinstance(number, deeds.Number):
            raise CannotSay("how much for each")
        return number.value

    def as_returned(self, node: Any, figure: Any) -> Any:
        """SF 37.0. `the cost of this card ... for each returned Character`: which of the cards that return count."""
        counted = node.parts[-1] if isinstance(node, deeds.Calculated) and len(node.parts) == 2 else None
        nouns = counted.nouns if isinstance(counted, deeds.Count) else None
        returned = deeds.Is(GOING_BACK)
        if not isinstance(nouns, deeds.Nouns) or returned not in nouns.before:
            raise CannotSay("for what it costs less")
        if figure.figure != "cost" or not isinstance(figure.of, deeds.This):
            raise CannotSay("what costs less")
        before = tuple(one for one in nouns.before if one != returned)
        return self.cards(deeds.Nouns(nouns.kind, before, nouns.after))

    def as_from_pile(self, node: Any, area: Any) -> Any:
        """SF 25.0. A card that is played from your hand or smoked pile; which one is chosen as it is played."""
        refuse_if(not isinstance(node, deeds.Picked) or node.word != "a", "what is played")
        if area is None:
            return self.cards(node.nouns)
        return self.cards(with_after(node.nouns, deeds.In(area)))

    def as_up_to_some(self, node: Any, area: Any) -> Any:
        """SF 25.0. `up to 3 Characters`: which are played is chosen as they are; they may be spoken of after it."""
        if not isinstance(node, deeds.Picked) or node.word != "up to" or node.amount is not None:
            raise CannotSay("what is played")
        self.brought.add(node.slot)
        return self.cards(node.nouns if area is None else with_after(node.nouns, deeds.In(area)))

    def as_known_state(self, node: Any) -> Any:
        """SF 25.5.1. A State that was chosen, to be played."""
        refuse_if(not isinstance(node, deeds.Ref), "what is played")
        return self.as_selection(node)

    def as_that_one(self, node: Any) -> Any:
        """SF 25.0. `that card`: the one card of a deck that was just looked at."""
        if not isinstance(node, deeds.Ref) or node.slot != self.of_deck or not self.of_one_card:
            raise CannotSay("which card is played")
        return Cards(filters.Noun("card"))

    def as_of_any_type(self, how: Any) -> bool:
        """`regardless of type`: whatever type of card it is, that is no matter of time (SF 25.1.1)."""
        refuse_if(how != deeds.Is("any type"), "how it is played")
        return True

    def as_cost_of(self, figure: Any) -> Any:
        """SF 17.2.4. `pay that Character's cost`: as much Power."""
        if not isinstance(figure, deeds.Figure) or figure.figure not in ("cost", "printed cost"):
            raise CannotSay("what is paid")
        return self.as_amount(figure)

    def as_from_hand(self, node: Any) -> Any:
        """SF 25.0. A card that is played from the hand: which one is chosen as it is played."""
        if isinstance(node, deeds.Both) and node.word == "or":  # `a Character or a Weapon State`
            options = tuple(self.as_from_hand(one) for one in node.parts)
            return Cards(filters.OneOf(tuple(one.noun if one == Cards(one.noun) else one for one in options)))
        if isinstance(node, deeds.Picked) and node.word == "a":
            return self.cards(node.nouns)
        raise CannotSay("what is played")

    def as_subject(self, node: Any) -> Any:
        """SF 25.5.1. What a State is played on, as a description."""
        if isinstance(node, deeds.Picked) and node.word == "a":
            return self.described_as(node)
        raise CannotSay("what it is played on")
