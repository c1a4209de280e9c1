"""Cards that are drawn, discarded, looked at or shuffled: hands and decks (SF 9.2.2, 9.2.3)."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.modifiers import with_after
from quickening.english.quantities import AMONG
from quickening.games.shadowfist.kinds import people
from quickening.games.shadowfist.kinds.basics import Number
from quickening.games.shadowfist.kinds.selections import Picked
from quickening.games.shadowfist.meaning.harming import Harming
from quickening.lang import deeds
from quickening.lang.selections import Cards, Chosen, ThisCard


class Drawing(Harming):
    """How many cards of which hand or deck."""

    def as_at_random(self, node: Any, how: Any, area: Any, who: Any) -> Any:
        """SF 39.0. How many cards chance takes out of a player's own hand."""
        refuse_if(how != deeds.Is("random") or not self.is_own_hand(area, who), "what is discarded")
        return self.as_drawn(node)

    def as_your_choice(self, node: Any, how: Any) -> Any:
        """SF 39.0. `one card of your choice`: how many cards of another's hand you take out."""
        refuse_if(how != deeds.Is("your choice"), "what is discarded")
        return self.as_drawn(node)

    def is_own_hand(self, area: Any, who: Any) -> bool:
        """Whether an area is the hand of whoever does it; where none is said, it is."""
        if area is None:
            return True
        own = isinstance(area, deeds.Area) and area.kind == "hand"
        if who is None:
            return own and isinstance(area.whose, deeds.You)
        slot = who.slot if isinstance(who, (deeds.Picked, deeds.All, deeds.Ref)) else None
        return own and slot is not None and getattr(area.whose, "slot", None) == slot

    def as_filled_hand(self, area: Any) -> Any:
        """SF 9.2.2.2. Whose hand is filled."""
        refuse_if(not isinstance(area, deeds.Area) or area.kind != "hand" or area.whose is None, "what is filled")
        return self.as_player(area.whose)

    def as_hand_limit(self, node: Any) -> Any:
        """How many cards a hand is filled to: so many, or as many as it holds."""
        if node == deeds.Figure("hand size", deeds.You()):
            return None
        refuse_if(isinstance(node, deeds.Figure), "how far a hand is filled")
        return self.as_drawn(node)

    def as_drawn_up_to(self, node: Any) -> Any:
        """`up to 2 cards`, `up to X cards`."""
        if (
            not isinstance(node, deeds.Picked)
            or node.nouns != deeds.Nouns("card")
            or node.word not in ("up to", "up to X")
        ):
            raise CannotSay("how many cards")
        return Number(node.most) if node.amount is None else self.as_amount(node.amount)

    def as_whose_hand(self, area: Any) -> Any:
        """SF 9.2.2. Whose hand is looked at."""
        refuse_if(not isinstance(area, deeds.Area) or area.kind != "hand" or area.whose is None, "what is looked at")
        return self.as_player(area.whose)

    def as_drawn(self, node: Any) -> Any:
        """How many cards are drawn."""
        plain = isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("card")
        if plain and node.word == "X":
            return self.as_amount(node.amount)
        if plain and node.least == node.most and node.word in ("a", ""):
            return self.as_amount(deeds.Number(node.least))
        raise CannotSay("how many cards")

    def as_in_hand(self, node: Any, area: Any) -> Any:
        """SF 39.0. Cards are discarded from the hand."""
        if isinstance(node, deeds.This) and self.paying and area is None:
            return ThisCard()
        if area not in (None, deeds.Area("hand", deeds.You())) or not isinstance(node, deeds.Picked):
            raise CannotSay("what is discarded")
        refuse_if(not self.paying, "what is discarded later is chosen later")  # SF 24.2.1
        cards = self.cards(node.nouns)
        self.chosen.append((node.slot, False))
        self.spent.add(node.slot)
        held = Cards(cards.noun, cards.before, cards.after, "hand")
        plain = Chosen(held, node.least, node.most)
        return Picked(held, node.least, node.most, x=True) if node.word == "X" else plain

    def as_discarded(self, node: Any, area: Any) -> Any:
        """SF 24.2.1. How many cards of a hand are discarded, chosen as it is done."""
        refuse_if(area not in (None, deeds.Area("hand", deeds.You())) or self.paying, "what is discarded")
        return self.as_drawn(node)

    def as_up_to(self, node: Any, area: Any, who: Any) -> Any:
        """`up to two cards [from your hand]`: at most so many."""
        if self.is_own_hand(area, who):
            return self.as_drawn_up_to(node)
        raise CannotSay("how many cards")

    def as_whole_hand(self, area: Any) -> None:
        """SF 39.0. `discard your hand`."""
        refuse_if(area != deeds.Area("hand", deeds.You()), "whose hand is discarded")

    def as_own_whole_hand(self, area: Any, who: Any) -> Any:
        """SF 39.0. `each player discards his or her hand`."""
        if who is None or not isinstance(area, deeds.Area) or not self.is_own_hand(area, who):
            raise CannotSay("whose hand is discarded")
        return self.as_player(who)

    def as_top_count(self, node: Any) -> Any:
        """SF 9.2.3. How many cards of the top of a deck are looked at; they may be spoken of after it."""
        found = self.as_so_many_of(node)
        self.of_deck, self.of_one_card = node.slot, node.amount == deeds.Number(1)
        return found

    def as_so_many_of(self, node: Any) -> Any:
        """SF 9.2.3. How many cards of the top of a deck."""
        if not isinstance(node, deeds.Part) or node.end != "top" or node.area.kind != "deck" or node.amount is None:
            raise CannotSay("which cards of a deck")
        return self.as_amount(node.amount)

    def as_deck_owner(self, node: Any) -> Any:
        """SF 9.2.3. Whose deck it is."""
        return self.as_player(node.area.whose)

    def as_top_owner(self, node: Any) -> Any:
        """SF 9.2.3. Whose deck it is."""
        self.deck_of = self.as_deck_owner(node)
        return self.deck_of

    def as_among_those(self, node: Any) -> Any:
        """SF 25.0. `one such card`: of the cards of a deck that were just looked at."""
        after = node.nouns.after if isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns) else ()
        among = after[-1] if after else None
        if not isinstance(among, deeds.Beside) or among.word != AMONG or not isinstance(among.what, deeds.Ref):
            raise CannotSay("which card is played")
        refuse_if(among.what.slot != self.of_deck, "among which cards")
        return self.cards(deeds.Nouns(node.nouns.kind, node.nouns.before, after[:-1]))

    def as_fewest_of_those(self, node: Any) -> int:
        """`any number of them`, `one of them`: how many at least, of cards of a deck that were just looked at."""
        self.as_among_those(node)
        refuse_if(node.nouns != with_after(deeds.Nouns("card"), node.nouns.after[-1]), "which of those cards")
        return int(node.least)

    def as_most_of_those(self, node: Any) -> int:
        """How many of them at most."""
        return int(node.most)

    def as_looked_at(self) -> None:
        """`the rest`, of cards of a deck that were just looked at."""
        refuse_if(self.of_deck < 0, "the rest of what")

    def as_end_for_those(self, to: Any) -> str:
        """`on the bottom of the deck`: of the one that was looked at."""
        area: Any = to.area if isinstance(to, deeds.Part) and to.amount is None else None
        known = area is not None and area.kind == "deck" and to.end == "bottom"
        if not known or (isinstance(area.whose, deeds.You) and self.deck_of != people.YOU):
            raise CannotSay("where they are put")
        return "bottom"

    def as_hand_for_those(self, to: Any) -> str:
        """`into your hand`, of cards of your deck."""
        refuse_if(to != deeds.Area("hand", deeds.You()) or self.deck_of != people.YOU, "where they are put")
        return "hand"

    def as_that_deck(self) -> Any:
        """SF 9.2.3. `Reshuffle.`: the deck of which cards were looked at, or one's own."""
        return people.YOU if self.deck_of is None else self.deck_of

    def as_whole_deck(self, area: Any) -> Any:
        """SF 9.2.3. Whose deck is shuffled."""
        refuse_if(not isinstance(area, deeds.Area) or area.kind != "deck" or area.whose is None, "what is shuffled")
        return self.as_player(area.whose)
