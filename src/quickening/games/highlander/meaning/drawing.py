"""Drawing and discarding: the functions that the table of what is done names for hands and the top of a pile."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.highlander.kinds import amounts, filters
from quickening.games.highlander.kinds.discard_effects import ABILITY
from quickening.games.highlander.kinds.filters import Of
from quickening.games.highlander.meaning.counting import Counting
from quickening.lang import deeds

PLAY = deeds.Area("play")
GAME = deeds.Area("game")


#: HL1 36. What is drawn besides is drawn.
DRAWN = (deeds.Nouns("card"), deeds.Nouns("card", (deeds.Is("additional"),)))


class Drawing(Counting):
    """Each takes roles, and refuses those it does not fit."""

    def as_drawn(self, node: Any, origin: Any, agent: Any) -> int:
        """HL1 36. So many cards from the top of one's Endurance."""
        if origin is not None and not self.owns(origin, "Endurance", agent):
            raise CannotSay("where they are drawn from")
        if isinstance(node, deeds.Picked) and node.nouns in DRAWN and node.word in ("a", ""):
            return node.least
        if (
            isinstance(node, deeds.Picked)
            and node.nouns == deeds.Nouns("card")
            and isinstance(node.amount, deeds.Count)
        ):
            return 1  # one for each
        raise CannotSay("how many cards")

    def as_of_endurance(self, origin: Any) -> bool:
        return isinstance(origin, deeds.Area) and origin.kind == "Endurance"

    def as_so_many_cards(self, node: Any) -> int:
        """So many cards, no fewer and no more."""
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("card") and node.word in ("a", ""):
            return node.least
        raise CannotSay("how many cards")

    def as_up_to(self, node: Any) -> int:
        """At most so many cards."""
        if isinstance(node, deeds.Picked) and node.nouns in DRAWN and node.word == "up to":
            return node.most
        raise CannotSay("how many cards")

    def as_own_ability(self, node: Any, agent: Any) -> str:
        """HL1 36. Up to one's own Ability."""
        if isinstance(node, deeds.Figure) and node.figure == "Ability":
            if self.who(node.of) == self.as_by("you", agent):
                return self.who(node.of)
        raise CannotSay("up to how many")

    def as_held(self, node: Any, origin: Any, agent: Any, manner: Any) -> Any:
        """HL1 36. Cards of one's own hand; the whole hand."""
        if isinstance(node, deeds.Area):
            if origin is None and manner is None and self.owns(node, "hand", agent):
                return amounts.Some(filters.only("card"), 99)
            raise CannotSay("what is discarded")
        if origin is not None and not self.owns(origin, "hand", agent):
            raise CannotSay("where they are discarded from")
        if origin is None and getattr(node, "nouns", None) == deeds.Nouns("Standing Defense"):
            raise CannotSay("where they are discarded from")  # HL3 152: that is what a card is in play
        return self.some(self.out_of(node, "hand", agent), self.is_random(manner))

    def out_of(self, node: Any, kind: str, agent: Any) -> Any:
        """`the cards in their hand`: the cards, if they are where they are taken from."""
        nouns = getattr(node, "nouns", None)
        if not isinstance(nouns, deeds.Nouns) or not any(isinstance(one, deeds.In) for one in nouns.after):
            return node
        refuse_if(len(nouns.after) > 1 or not self.owns(nouns.after[0].area, kind, agent), "where they are")
        plain = deeds.Nouns(nouns.kind, nouns.before)
        if isinstance(node, deeds.All):
            return deeds.All(plain, node.word, node.slot)
        return deeds.Picked(plain, node.least, node.most, node.word, node.slot)

    def is_random(self, manner: Any) -> bool:
        refuse_if(manner not in (None, deeds.Is("random")), "in what manner")
        return manner is not None

    def as_held_by_them(self, node: Any, origin: Any, agent: Any, manner: Any) -> Any:
        """HL1 36. Cards of the opponent's hand that you choose."""
        if agent is not None or not self.owns(origin, "hand", deeds.Related("your opponent")):
            raise CannotSay("what is discarded")
        return self.some(node, self.is_random(manner))

    def as_one_held_by_them(self, node: Any, origin: Any, agent: Any) -> Any:
        """HLT 243. One card of the opponent's hand, of a kind."""
        one = isinstance(node, deeds.Picked) and (node.word, node.least, node.most) == ("a", 1, 1)
        if agent is None and one and self.owns(origin, "hand", deeds.Related("your opponent")):
            return self.held_kinds(node.nouns)
        raise CannotSay("what is played of theirs")

    def as_one_illusion(self, node: Any, exertion: Any, agent: Any) -> bool:
        """HLT 35. `play an Illusion from a Soft Exertion`."""
        one = isinstance(node, deeds.Picked) and (node.word, node.most) == ("a", 1)
        soft = isinstance(exertion, deeds.Picked) and exertion.nouns == deeds.Nouns("Soft Exertion")
        return bool(agent is None and one and node.nouns == deeds.Nouns("Illusion") and soft and exertion.word == "a")

    def as_this_from_play(self, node: Any, origin: Any) -> bool:
        """This card, from play."""
        return bool(isinstance(node, deeds.This) and origin in (None, PLAY))

    def as_given_up(self, node: Any, origin: Any, agent: Any) -> Any:
        """HL1 76. A card of one's own in play, chosen by whoever gives it up."""
        who = self.as_by("you", agent)
        if origin != PLAY or who == "you" or not isinstance(node, deeds.Picked):
            raise CannotSay("what is given up")
        refuse_if(node.most != 1 or node.least != 1 or node.word != "a", "how many are given up")
        found = self.cards(node.nouns)
        sides = tuple(word for word in found.after if word != Of("opponent" if who == "each" else who))
        refuse_if(sides, "whose cards are given up")
        return type(found)(found.noun, found.before)

    def part(self, node: Any, end: str, whose: str, kind: str = "Endurance") -> int:
        """HL3 134. So many cards at one end of a pile."""
        if not isinstance(node, deeds.Part) or node.end != end or node.area.kind != kind or node.area.whose is None:
            raise CannotSay("which cards of a pile")
        refuse_if(self.who(node.area.whose) != whose, "whose pile that is")
        return self.number(node.amount)

    def as_to_ability(self) -> int:
        """HL1 45. As many cards as one has Ability."""
        return ABILITY

    def as_top(self, node: Any, agent: Any) -> int:
        return self.part(node, "top", self.as_by("you", agent))

    def as_bottom(self, node: Any, agent: Any) -> int:
        return self.part(node, "bottom", self.as_by("you", agent))

    def as_top_of_theirs(self, node: Any, agent: Any) -> int:
        if agent is not None:
            raise CannotSay("who does it to whom")
        return self.part(node, "top", "opponent")
