"""What is done: roles of deeds as the fields of Huntik's effects."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.huntik.kinds.effects.features import Feature
from quickening.games.huntik.kinds.filters import Noun
from quickening.games.huntik.meaning.changes import refuse
from quickening.games.huntik.meaning.counting import Counting
from quickening.lang import deeds
from quickening.lang.selections import All, Cards, Chosen, It, ThisCard


class Doing(Counting):
    """The functions that the tables name."""

    # -- where cards come from and go -------------------------------------------------------------------------------

    def from_area(self, node: Any, area: str) -> Any:
        """Cards in an area of yours."""
        if isinstance(node, deeds.Picked):
            return self.choice(node, area)
        if isinstance(node, deeds.All):
            return self.all(node, area)
        raise CannotSay("where it comes from")

    def as_from_area(self, node: Any, area: Any) -> Any:
        """Cards that are put somewhere, from where they lie."""
        return self.as_selection(node) if area is None else self.from_area(node, self.area(area))

    def as_in_hand(self, node: Any, area: Any) -> Any:
        """HK 400.11c. What is discarded comes from the hand."""
        refuse(area is not None and self.area(area) != "hand", "what is discarded")
        if isinstance(node, (deeds.Picked, deeds.All)):
            return self.from_area(node, "hand")
        if isinstance(node, deeds.Ref):
            return self.as_selection(node)
        raise CannotSay("what is discarded")

    def as_whole_hand(self, area: Any) -> Any:
        """HK 400.11c. `discard your hand`."""
        refuse(self.area(area) != "hand", "what is discarded")
        return All(Cards(Noun("card"), area="hand"))

    def as_to_hand(self, node: Any, area: Any, to: Any) -> Any:
        """HK 400.11. Cards return to their owner's hand; from a pile of yours to yours."""
        refuse(not isinstance(to, deeds.Area) or to.kind != "hand", "where it returns to")
        if isinstance(to.whose, deeds.You):
            return self.as_from_area(node, area)
        owner = isinstance(to.whose, deeds.Related) and to.whose.kind == "owner"
        refuse(not owner, "whose hand that is")
        made = self.as_from_area(node, area)
        self.same_card(node, made, to.whose.of)
        return made

    def same_card(self, node: Any, made: Any, of: Any) -> None:
        """`its owner's`: the owner of what was just spoken of."""
        own = isinstance(node, (deeds.Me, deeds.This)) and of == node
        spoken = isinstance(of, deeds.Ref) and of.slot == self.last
        refuse(not own and not (spoken and isinstance(made, (Chosen, It, All))), "whose that is")

    def as_into_play(self, node: Any, area: Any, pile: Any) -> Any:
        """HK 705.1b. `into play` alone is into zone 1."""
        refuse(pile != deeds.Area("play"), "where it is put")
        return self.as_from_area(node, area)

    def as_top_of_deck(self, node: Any, pile: Any, wanted: str) -> int:
        """`the top 3 cards of your deck`, put into a pile of yours."""
        refuse(not isinstance(node, deeds.Part) or node.end != "top", "which cards")
        refuse(self.area(node.area) != "deck" or self.area(pile) != wanted, "whose deck that is")
        refuse(not isinstance(node.amount, deeds.Number), "how many cards")
        self.last = node.slot if node.amount == deeds.Number(1) else self.last
        return int(node.amount.value)

    def as_top_card(self, node: Any) -> str:
        """HK 400.5. Whose top card is revealed."""
        refuse(not isinstance(node, deeds.Part) or node.end != "top" or node.amount != deeds.Number(1), "which card")
        whose = node.area.whose
        if node.area.kind == "deck" and isinstance(whose, deeds.You):
            self.last = node.slot
            return "your"
        its = isinstance(whose, deeds.Related) and whose.kind == "owner" and isinstance(whose.of, deeds.Ref)
        refuse(node.area.kind != "deck" or not its or whose.of.slot != self.last, "whose deck that is")
        self.last = node.slot
        return "its owner's"

    def as_into_pile(self, node: Any, area: Any, pile: Any) -> Any:
        """HK 400.11. Cards that were spoken of are put into a pile of yours."""
        self.area(pile)
        return self.as_from_area(node, area)

    def as_pile(self, pile: Any) -> str:
        """An area of yours by its name."""
        return self.area(pile)

    def as_exhausted(self, how: Any) -> bool:
        """`into my zone exhausted`."""
        refuse(how != deeds.Is("exhausted"), "how it is put there")
        return True

    def as_to_any_zone(self, node: Any, area: Any, into: Any) -> Any:
        """`into any zone`."""
        refuse(
            not isinstance(into, deeds.Picked) or into.nouns != deeds.Nouns("zone") or into.word != "a", "which zone"
        )
        return self.as_from_area(node, area)

    def as_beside(self, into: Any) -> Any:
        """`into another friendly hero's zone`."""
        of = into.of if isinstance(into, deeds.Place) else None
        if isinstance(of, deeds.Picked) and of.word == "another":
            return self.choice(of)
        raise CannotSay("which zone")

    def as_a_zone(self, where: Any) -> None:
        """`choose a zone`."""
        refuse(
            not isinstance(where, deeds.Picked) or where.nouns != deeds.Nouns("zone") or where.word != "a", "which"
        )

    def as_picked_up(self, node: Any) -> Any:
        """HK 305.2. `a Golden Idol`: a feature of that name; else what is chosen."""
        named = node.nouns.before if isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns) else ()
        if len(named) == 1 and isinstance(named[0], deeds.Titled) and named[0].how == "alone" and node.word == "a":
            return Feature(named[0].name)
        return self.as_selection(node)

    def as_this_combat(self, node: Any) -> None:
        """`end this combat`."""
        refuse(not isinstance(node, deeds.Place) or node.kind != "combat", "which combat")

    def as_played_into(self, node: Any, area: Any) -> Any:
        """Heroes that may be played into a zone."""
        refuse(not isinstance(node, deeds.All) or node.word != "", "which heroes")
        return self.in_area(self.cards(node.nouns), "" if area is None else self.area(area))

    def as_randomly(self, how: Any) -> None:
        """`at random`."""

    def as_own(self, how: Any) -> None:
        """HK 403.1. On its own: not as an effect of another text."""

    def as_off_map(self, node: Any, area: Any) -> Any:
        """HK 400.10. `from the map`."""
        refuse(area != deeds.Area("map"), "where it is removed from")
        return self.as_selection(node)

    def as_way(self, way: Any) -> str:
        """HK 403.2. Forward, back, or as you choose."""
        refuse(not way.to, "where to")
        return str(way.to)

    def as_is_up_to(self, way: Any) -> bool:
        """`up to 2 zones`."""
        return bool(way.up_to)

    # -- the deck ---------------------------------------------------------------------------------------------------

    def as_onto_deck(self, node: Any, area: Any) -> Any:
        """What is put on top of a deck, or under it: this card, perhaps with others."""
        if isinstance(node, deeds.Both) and isinstance(node.parts[0], deeds.This) and area is not None:
            return ThisCard()
        return self.as_from_area(node, area)

    def as_besides(self, node: Any, area: Any) -> Any:
        """`this card and 4 other cards from your discard pile`."""
        if not isinstance(node, deeds.Both):
            return None
        refuse(len(node.parts) != 2 or not isinstance(node.parts[1], deeds.Picked), "what else")
        return self.choice(node.parts[1], self.area(area))

    def as_is_bottom(self, part: Any) -> bool:
        """On top, or on the bottom."""
        refuse(
            not isinstance(part, deeds.Part) or part.amount is not None or part.area.kind != "deck", "where it is put"
        )
        return bool(part.end == "bottom")

    def as_whose_deck(self, part: Any) -> str:
        """HK 400.5. Your deck, or its owner's."""
        whose = part.area.whose
        if isinstance(whose, deeds.You):
            return "your"
        its = isinstance(whose, deeds.Related) and whose.kind == "owner" and isinstance(whose.of, deeds.Ref)
        refuse(not its or whose.of.slot != self.last, "whose deck that is")
        return "its owner's"

    def as_drawn(self, node: Any) -> Any:
        """HK 400.5. How many cards are drawn."""
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("card") and node.least == node.most:
            self.last = node.slot if node.most == 1 else self.last
            return node.least
        raise CannotSay("how many cards")

    def as_it(self, node: Any) -> None:
        """`reveal it`."""
        refuse(not isinstance(node, deeds.Ref) or node.slot != self.last, "which card that is")

    def as_hand_to_deck(self, area: Any, into: Any) -> None:
        """HK 400.5. `your hand into your deck`."""
        refuse(self.area(area) != "hand" or self.area(into) != "deck", "what is shuffled")

    def as_hand_revealed(self, area: Any) -> None:
        """HK 400.6. `your hand`."""
        refuse(self.area(area) != "hand", "what is revealed")

    def as_shuffled_in(self, node: Any, area: Any, into: Any) -> Any:
        """HK 400.5. Into its owner's deck; from a pile of yours into yours."""
        refuse(not isinstance(into, deeds.Area) or into.kind != "deck", "where it is shuffled")
        if isinstance(into.whose, deeds.You):
            refuse(area is None, "whose deck that is")
            return self.from_area(node, self.area(area))
        owner = isinstance(into.whose, deeds.Related) and into.whose.kind == "owner"
        refuse(not owner or area is not None, "whose deck that is")
        made = self.as_selection(node)
        self.same_card(node, made, into.whose.of)
        return made

    # -- features ---------------------------------------------------------------------------------------------------

    def as_feature_name(self, node: Any) -> str:
        """`the Gargoyle`."""
        refuse(not isinstance(node, deeds.Called), "which feature")
        return str(node.name)

    def as_one_zone_number(self, place: Any) -> int:
        """`zone 1`."""
        refuse(not isinstance(place, deeds.Place) or not isinstance(place.of, deeds.Number), "which zone")
        return int(place.of.value)

    def as_one_step(self, way: Any) -> None:
        """`1 zone`."""
        refuse(way != deeds.Way(deeds.Number(1), "zone"), "how far")
