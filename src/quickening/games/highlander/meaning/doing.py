"""What is done and paid: effects of the rules from deeds, and the functions that tables of meanings name."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.highlander.meaning.tables import MEANINGS
from quickening.games.highlander.meaning.words import Words
from quickening.games.highlander.state import DISCARD, ENDURANCE, HAND
from quickening.games.highlander.vocabulary import amounts, filters
from quickening.games.highlander.vocabulary.filters import Of
from quickening.lang import deeds
from quickening.lang.selections import Cards

PLAY = deeds.Area("play")
GAME = deeds.Area("game")
#: HL1 5. The piles of a player by the words for them.
PILES = {"hand": HAND, "discard pile": DISCARD, "Endurance": ENDURANCE}


class Doing(Words):
    """The functions that the table of what is done names: each takes roles, and refuses those it does not fit."""

    # -- drawing and discarding --------------------------------------------------------------------------------------

    def as_drawn(self, node: Any, origin: Any, agent: Any) -> int:
        """HL1 36. So many cards from the top of one's Endurance."""
        if origin is not None and not self.owns(origin, "Endurance", agent):
            raise CannotSay("where they are drawn from")
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("card") and node.word in ("a", ""):
            return node.least
        raise CannotSay("how many cards")

    def as_up_to(self, node: Any) -> int:
        """At most so many cards."""
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("card") and node.word == "up to":
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
        return self.some(self.out_of(node, "hand", agent), self.is_random(manner))

    def out_of(self, node: Any, kind: str, agent: Any) -> Any:
        """`the cards in their hand`: the cards, if they are where they are taken from."""
        nouns = getattr(node, "nouns", None)
        if not isinstance(nouns, deeds.Nouns) or not any(isinstance(one, deeds.In) for one in nouns.after):
            return node
        if len(nouns.after) > 1 or not self.owns(nouns.after[0].area, kind, agent):
            raise CannotSay("where they are")
        plain = deeds.Nouns(nouns.kind, nouns.before)
        if isinstance(node, deeds.All):
            return deeds.All(plain, node.word, node.slot)
        return deeds.Picked(plain, node.least, node.most, node.word, node.slot)

    def is_random(self, manner: Any) -> bool:
        if manner is None:
            return False
        if isinstance(manner, deeds.All) and manner.nouns == deeds.Nouns("random"):
            return True
        raise CannotSay("in what manner")

    def as_held_by_them(self, node: Any, origin: Any, agent: Any, manner: Any) -> Any:
        """HL1 36. Cards of the opponent's hand that you choose."""
        if agent is not None or not self.owns(origin, "hand", deeds.Related("your opponent")):
            raise CannotSay("what is discarded")
        return self.some(node, self.is_random(manner))

    def as_this_from_play(self, node: Any, origin: Any) -> bool:
        """This card, from play."""
        if isinstance(node, deeds.This) and origin in (None, PLAY):
            return True
        raise CannotSay("what is discarded")

    def as_given_up(self, node: Any, origin: Any, agent: Any) -> Any:
        """HL1 76. A card of one's own in play, chosen by whoever gives it up."""
        who = self.as_by("you", agent)
        if origin != PLAY or who == "you" or not isinstance(node, deeds.Picked):
            raise CannotSay("what is given up")
        if node.most != 1 or node.least != 1 or node.word != "a":
            raise CannotSay("how many are given up")
        found = self.cards(node.nouns)
        sides = tuple(word for word in found.after if word != Of(who))
        if sides:
            raise CannotSay("whose cards are given up")
        return type(found)(found.noun, found.before)

    def part(self, node: Any, end: str, whose: str, kind: str = "Endurance") -> int:
        """HL3 134. So many cards at one end of a pile."""
        if not isinstance(node, deeds.Part) or node.end != end or node.area.kind != kind or node.area.whose is None:
            raise CannotSay("which cards of a pile")
        if self.who(node.area.whose) != whose:
            raise CannotSay("whose pile that is")
        return self.number(node.amount)

    def as_top(self, node: Any, agent: Any) -> int:
        return self.part(node, "top", self.as_by("you", agent))

    def as_bottom(self, node: Any, agent: Any) -> int:
        return self.part(node, "bottom", self.as_by("you", agent))

    def as_top_of_theirs(self, node: Any, agent: Any) -> int:
        if agent is not None:
            raise CannotSay("who does it to whom")
        return self.part(node, "top", "opponent")

    # -- piles -------------------------------------------------------------------------------------------------------

    def as_pile_into(self, node: Any, into: Any, agent: Any, kind: str) -> str:
        """HL1 65. A whole pile of one's own into one's own Endurance."""
        if self.owns(node, kind, agent) and self.owns(into, "Endurance", agent):
            return self.as_by("you", agent)
        raise CannotSay("what is shuffled")

    def as_pile_alone(self, node: Any, into: Any, agent: Any) -> str:
        """HL1 65. An Endurance, one's own or, by you, that of your opponent."""
        if into is not None or not isinstance(node, deeds.Area) or node.kind != "Endurance" or node.whose is None:
            raise CannotSay("what is shuffled")
        if agent is None or self.owns(node, "Endurance", agent):
            return self.side(node.whose) if agent is None else self.who(agent)
        raise CannotSay("whose Endurance that is")

    def as_from_pile(self, node: Any, origin: Any, agent: Any, kind: str) -> Any:
        """HL1 10. So many cards of a pile of yours."""
        if agent is not None or not isinstance(node, (deeds.Picked, deeds.All)):
            raise CannotSay("who does that")
        if origin is not None:
            if not self.owns(origin, kind, None):
                raise CannotSay("where they come from")
            return self.some(node)
        inner = self.out_of(node, kind, None)
        if inner is node:
            raise CannotSay("where they come from")
        return self.some(inner)

    def as_from_hand(self, node: Any, origin: Any, agent: Any) -> Any:
        """HL1 10. So many cards of your hand."""
        if agent is None and self.owns(origin, "hand", None):
            return self.some(node)
        raise CannotSay("where they come from")

    def as_endurance(self) -> str:
        return ENDURANCE

    def as_into_endurance(self, _: str, into: Any) -> str:
        if self.owns(into, "Endurance", None):
            return "shuffle"
        raise CannotSay("where it goes")

    def as_into_hand(self, to: Any) -> str:
        if self.owns(to, "hand", None):
            return "hand"
        raise CannotSay("where it goes")

    def as_end_of_endurance(self, _: str, into: Any, top: Any, bottom: Any) -> str:
        """HL1 10. Into the hand, or to one end of the Endurance."""
        places = {"hand": into, "top": top, "bottom": bottom}
        said = [(end, area) for end, area in places.items() if area is not None]
        if len(said) == 1 and self.owns(said[0][1], "hand" if said[0][0] == "hand" else "Endurance", None):
            return said[0][0]
        raise CannotSay("where it goes")

    def as_on_end(self, _: str, agent: Any, top: Any, bottom: Any) -> bool:
        """HL1 10. To which end of one's own Endurance."""
        said = [area for area in (top, bottom) if area is not None]
        if len(said) == 1 and self.owns(said[0], "Endurance", agent):
            return bottom is not None
        raise CannotSay("where it goes")

    def as_from_hands(self, node: Any, origin: Any, agent: Any) -> Any:
        """HL1 10. So many cards of one's own hand."""
        if self.owns(origin, "hand", agent):
            return self.some(node)
        raise CannotSay("where they come from")

    def as_into_discard(self, _: str, into: Any, agent: Any) -> str:
        if self.owns(into, "discard pile", agent):
            return self.as_by("you", agent)
        raise CannotSay("where it goes")

    def as_put_from(self, node: Any, origin: Any, kind: str, agent: Any) -> Any:
        """HL3 90. A card of your hand or pile that comes into play without being played."""
        if agent is None and isinstance(node, deeds.Picked) and node.word == "a" and self.owns(origin, kind, None):
            return self.held_kinds(node.nouns)
        raise CannotSay("what is put into play")

    def as_in_play(self, _: str, into: Any, area: str) -> str:
        if into == PLAY:
            return area
        raise CannotSay("where it goes")

    def as_under_this(self, _: str, node: Any) -> bool:
        if isinstance(node, deeds.This):
            return True
        raise CannotSay("under which card")

    def as_their_hand(self, node: Any, agent: Any) -> bool:
        if agent is None and self.owns(node, "hand", deeds.Related("your opponent")):
            return True
        raise CannotSay("what is looked at")

    def as_whose_endurance(self, node: Any, agent: Any) -> str:
        """HL1 10. Whose Endurance you look at."""
        area = node.area if isinstance(node, deeds.Part) and node.end == "top" else node
        if agent is None and isinstance(area, deeds.Area) and area.kind == "Endurance" and area.whose is not None:
            return self.side(area.whose)
        raise CannotSay("what is looked at")

    def as_how_many_on_top(self, node: Any) -> int:
        return self.number(node.amount) if isinstance(node, deeds.Part) else 0

    # -- out of play and of the game ---------------------------------------------------------------------------------

    def as_out_of_play(self, node: Any, origin: Any, agent: Any) -> Any:
        """HL1 76. Cards that you remove from play."""
        if agent is None and origin == PLAY:
            return self.selection(node)
        if agent is None and origin is None and isinstance(node, (deeds.Picked, deeds.All)):
            found = self.selection(node)
            if any(isinstance(word, Of) for word in found.cards.after):
                return found  # what is in play is removed from there
        raise CannotSay("what is removed")

    def as_this_from_game(self, node: Any, origin: Any) -> bool:
        """HL1 78. This card."""
        if isinstance(node, deeds.This) and origin == GAME:
            return True
        raise CannotSay("what is removed")

    def as_out_of_game(self, node: Any, origin: Any, agent: Any) -> int:
        if agent is None and origin == GAME and isinstance(node, deeds.Part) and node.end == "top":
            return self.number(node.amount)
        raise CannotSay("what is removed")

    def as_whose_part(self, node: Any, agent: Any) -> str:
        if node.area.kind == "Endurance" and node.area.whose is not None:
            return self.side(node.area.whose)
        raise CannotSay("of which pile")

    def as_this_to_hand(self, node: Any, to: Any) -> bool:
        if isinstance(node, deeds.This) and self.owns(to, "hand", None):
            return True
        raise CannotSay("what returns")

    # -- the duel ----------------------------------------------------------------------------------------------------

    def as_all_attacks(self, node: Any) -> str:
        """HL1 41. All attacks, or one."""
        if isinstance(node, deeds.All) and node.nouns == deeds.Nouns("attack") and node.word == "all":
            return "all"
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("attack") and node.word == "a":
            return "one"
        raise CannotSay("which attacks")

    def as_up_to_points(self, node: Any) -> int:
        """HL1 75. Up to so much damage."""
        amount = node.amount if isinstance(node, deeds.Measure) and node.nouns == deeds.Nouns("damage") else None
        if isinstance(amount, deeds.Calculated) and amount.how == "up to":
            return self.number(amount.parts[0])
        if isinstance(node, deeds.Picked) and node.word == "up to" and node.nouns == deeds.Nouns("point of damage"):
            return node.most
        raise CannotSay("how much is prevented")

    def as_so_many_points(self, node: Any) -> int:
        """HL1 75. So much damage, or as much as there is of it."""
        if self.as_more(node) or (isinstance(node, deeds.Measure) and self.as_per("", node, None) is not None):
            raise CannotSay("how much is prevented")
        return self.as_points(node)

    def as_one_attack(self, node: Any) -> Any:
        """HL1 41. One attack of a kind."""
        if not isinstance(node, deeds.Picked) or node.word != "a" or not isinstance(node.nouns, deeds.Nouns):
            raise CannotSay("which attacks")
        if node.nouns.kind == "Head Shot" and node.nouns == deeds.Nouns("Head Shot"):
            return Cards(filters.IsPowerBlow(head_shot=True))
        if not MEANINGS.lexicon.is_kind(node.nouns.kind, "attack") or node.nouns.after:
            raise CannotSay("which attacks")
        return self.cards(node.nouns)

    def as_shown(self, node: Any, agent: Any) -> bool:
        """The opponent's hand is shown by its owner."""
        if agent is not None and self.who(agent) == "opponent" and self.owns(node, "hand", agent):
            return True
        raise CannotSay("what is shown")

    def as_one_of_yours(self, node: Any, into: Any) -> bool:
        """HL1 52. One of your attacks becomes a Power Blow."""
        yours = deeds.Gap(deeds.Deed("control", (("AGENT", deeds.You()),)), "WHAT")
        one = isinstance(node, deeds.Picked) and node.word == "a" and node.most == 1
        blow = isinstance(into, deeds.Picked) and into.nouns == deeds.Nouns("Power Blow") and into.word == "a"
        if one and blow and node.nouns in (deeds.Nouns("attack", (), (yours,)), deeds.Nouns("attack")):
            return True
        raise CannotSay("what is made of it")

    def as_the_hidden(self, node: Any) -> bool:
        """HL1 61. All Hidden attacks against you."""
        nouns = node.nouns if isinstance(node, deeds.All) and node.word == "all" else None
        if nouns == deeds.Nouns("attack", (deeds.Is("Hidden"),)):
            return True
        raise CannotSay("what is revealed")

    def as_all_or_up_to(self, node: Any, origin: Any) -> int:
        """HL1 75. All damage from one attack, or up to so much."""
        one = isinstance(origin, deeds.Picked) and origin.nouns == deeds.Nouns("attack") and origin.word == "a"
        if not one:
            raise CannotSay("from which attack")
        if isinstance(node, deeds.All) and node.nouns == deeds.Nouns("damage") and node.word == "all":
            return 0
        return self.as_up_to_points(node)

    def as_of_kind(self, node: Any, kind: str, agent: Any) -> str:
        """One's own weapon, one's own feet."""
        if isinstance(node, deeds.Related) and node.kind == kind:
            if self.who(node.of) == self.as_by("you", agent):
                return self.as_by("you", agent)
        raise CannotSay("whose that is")

    def as_yours(self, node: Any, kind: str, agent: Any) -> bool:
        if self.as_of_kind(node, kind, agent) == "you":
            return True
        raise CannotSay("whose that is")

    def as_hard_exertion(self, node: Any) -> bool:
        """HL1 55. One Exertion of the usual kind."""
        kinds = (deeds.Nouns("Exertion"), deeds.Nouns("Hard Exertion"))
        if isinstance(node, deeds.Picked) and node.nouns in kinds and node.word == "a":
            return True
        raise CannotSay("what is made")
