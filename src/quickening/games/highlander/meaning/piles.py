"""Piles and what is in play: the functions that the table of what is done names for cards that change places."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.references import BESIDE
from quickening.games.highlander.definitions import PASSING, PERMANENTS
from quickening.games.highlander.kinds import amounts, filters
from quickening.games.highlander.kinds.filters import Of, types_of
from quickening.games.highlander.meaning.drawing import GAME, PLAY, Drawing
from quickening.games.highlander.meaning.words import MANY
from quickening.games.highlander.state import ENDURANCE
from quickening.lang import deeds
from quickening.lang.selections import All, Chosen


class Piles(Drawing):
    """Each takes roles, and refuses those it does not fit."""

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
            refuse_if(not self.owns(origin, kind, None), "where they come from")
            return self.some(node)
        inner = self.out_of(node, kind, None)
        refuse_if(inner is node, "where they come from")
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

    def as_end_of_endurance(self, _: str, into: Any, on: Any) -> str:
        """HL1 10. Into the hand, or to one end of the Endurance."""
        if on is None and self.owns(into, "hand", None):
            return "hand"
        return self.own_end(on if into is None else None, None)

    def own_end(self, on: Any, agent: Any) -> str:
        """HL1 10. The top or the bottom of one's own Endurance."""
        if isinstance(on, deeds.Part) and on.amount is None and self.owns(on.area, "Endurance", agent):
            return on.end
        raise CannotSay("where it goes")

    def as_where_seen(self, _: str, into: Any, on: Any) -> str:
        """HL3 150. Where a card goes that was looked at: to a hand, or back to where it lay."""
        if on is None and self.owns(into, "hand", None):
            return "hand"
        if into is None and isinstance(on, deeds.Part) and on.area == deeds.Area("Endurance just seen"):
            return on.end
        raise CannotSay("where it goes")

    def as_seen(self, node: Any) -> int:
        """HL3 150. So many of the cards that were looked at."""
        if isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("card just seen") and node.least == node.most:
            return int(node.most)
        raise CannotSay("which of the cards that were looked at")

    def as_left_over(self, node: Any) -> bool:
        """HL3 150. The rest of the cards that were looked at."""
        return bool(isinstance(node, deeds.All) and node.nouns == deeds.Nouns("card left over"))

    def as_off_to(self, _: str, origin: Any, manner: Any, agent: Any) -> str:
        if origin is None and manner is None and agent is None:
            return "discard"
        raise CannotSay("where it goes")

    def as_yourself(self, _: str, agent: Any) -> bool:
        return bool(agent is None)

    def as_on_end(self, _: str, agent: Any, on: Any) -> str:
        """HL1 10. To which end of one's own Endurance."""
        return "bottom" if self.own_end(on, agent) == "bottom" else ""

    def as_from_hands(self, node: Any, origin: Any, agent: Any) -> Any:
        """HL1 10. So many cards of one's own hand, or all of it."""
        if origin is None and isinstance(node, deeds.Area) and self.owns(node, "hand", agent):
            return amounts.Some(filters.only("card"), MANY)
        if self.owns(origin, "hand", agent):
            return self.some(node)
        raise CannotSay("where they come from")

    def as_into_discard(self, _: str, into: Any, agent: Any) -> str:
        if self.owns(into, "discard pile", agent):
            return self.as_by("you", agent)
        raise CannotSay("where it goes")

    def as_put_from(self, node: Any, origin: Any, kind: str, agent: Any) -> Any:
        """HL3 90. A card of your hand or pile that comes into play without being played."""
        if origin is None and isinstance(node, deeds.Picked):
            inner = self.out_of(node, kind, agent)
            node, origin = inner, deeds.Area(kind, deeds.You()) if inner is not node else None
        if agent is None and isinstance(node, deeds.Picked) and node.word == "a" and self.owns(origin, kind, None):
            return self.held_kinds(node.nouns)
        raise CannotSay("what is put into play")

    def as_in_play(self, _: str, into: Any, area: str) -> str:
        if into == PLAY:
            return area
        raise CannotSay("where it goes")

    def as_under_this(self, _: str, node: Any) -> bool:
        return isinstance(node, deeds.This)

    def as_top_under_this(self, node: Any, under: Any, agent: Any) -> bool:
        """HLT 72. `your opponent must place the top card of their Endurance under this card`."""
        if isinstance(under, deeds.This) and self.part(node, "top", "opponent") == 1:
            if agent is None or self.side(agent) == "opponent":
                return True
        raise CannotSay("what is put under which card")

    def as_like_own(self, area: Any) -> bool:
        """`as if from your hand`, where all cards are played from."""
        return bool(self.owns(area, "hand", None))

    def as_lying_under(self, node: Any, under: Any) -> Any:
        """HLT 72. `play an Ally from under this card`."""
        if isinstance(under, deeds.This) and isinstance(node, deeds.Picked) and node.word == "a" and node.most == 1:
            return self.held_kinds(node.nouns)
        raise CannotSay("what is played from where")

    def as_played_last_turn(self, node: Any) -> Any:
        """HLT 88. `an Event your opponent played last turn`."""
        nouns: Any = node.nouns if isinstance(node, deeds.Picked) and node.word == "a" and node.most == 1 else None
        gap = nouns.after[0] if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 else None
        if not isinstance(gap, deeds.Gap) or (gap.role, gap.deed.sense, gap.span) != ("WHAT", "play", "last turn"):
            raise CannotSay("which card that is")
        agents = [who for _, who in gap.deed.roles]
        if gap.non or gap.mood or len(agents) > 1 or any(self.side(who) != "opponent" for who in agents):
            raise CannotSay("who played it")
        return self.held_kinds(deeds.Nouns(nouns.kind, nouns.before))

    def as_their_hand(self, node: Any, agent: Any) -> bool:
        return bool(agent is None and self.owns(node, "hand", deeds.Related("your opponent")))

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
        if agent is None and origin is None and isinstance(node, deeds.This) and self.card_type not in PASSING:
            return self.selection(node)
        if agent is None and origin == PLAY:
            return self.selection(node)
        if agent is None and not origin and isinstance(node, (deeds.Picked, deeds.All, deeds.Both)):
            found = self.selection(node)
            if any(isinstance(word, Of) for word in found.cards.after):
                return found  # what is in play is removed from there
        raise CannotSay("what is removed")

    def as_to_control(self, node: Any) -> Any:
        """HL3 19. Cards in play that change sides; what is not there for long does not."""
        gone = self.is_just_played(node) and types_of(self.cards(self.told[node.slot].nouns)).isdisjoint(PERMANENTS)
        refuse_if(gone, "which card that is")
        return self.selection(node)

    def as_out_of_play_for_good(self, node: Any, origin: Any, agent: Any) -> Any:
        """HL1 78. Cards in play that you remove from the game."""
        if agent is None and origin == GAME and isinstance(node, (deeds.Picked, deeds.All)):
            found = self.selection(node)
            if any(isinstance(word, Of) for word in found.cards.after):
                return found
        raise CannotSay("what is removed")

    def as_this_from_game(self, node: Any, origin: Any) -> bool:
        """HL1 78. This card."""
        return bool(isinstance(node, deeds.This) and origin == GAME)

    def as_out_of_game(self, node: Any, origin: Any, agent: Any) -> int:
        if agent is None and origin == GAME and isinstance(node, deeds.Part) and node.end == "top":
            return self.number(node.amount)
        raise CannotSay("what is removed")

    def as_whose_part(self, node: Any, agent: Any) -> str:
        if node.area.kind == "Endurance" and node.area.whose is not None:
            return self.side(node.area.whose)
        raise CannotSay("of which pile")

    def as_this_to_hand(self, node: Any, to: Any) -> bool:
        return bool(isinstance(node, deeds.This) and self.owns(to, "hand", None))

    def as_this_on_end(self, node: Any, agent: Any, on: Any) -> str:
        """This card, on top of one's own Endurance or at its bottom."""
        if isinstance(node, deeds.This) and agent is None:
            return self.own_end(on, None)
        raise CannotSay("where it goes")

    def as_this_mixed(self, node: Any, into: Any, agent: Any) -> str:
        """HL1 65. This card, into one's own Endurance."""
        if isinstance(node, deeds.This) and agent is None and self.owns(into, "Endurance", None):
            return "shuffle"
        raise CannotSay("what is shuffled")

    def as_next_of_theirs(self, node: Any) -> Any:
        """`the next Event your opponent plays`, `your opponent's next Special Card`."""
        return self.ranked_card(node, "next", "opponent")

    def as_that_event(self, node: Any) -> bool:
        """The Event that this card is played with."""
        return bool(isinstance(node, deeds.Related) and node.kind == BESIDE and node.of == deeds.Nouns("Event"))

    def as_last_of_theirs(self, node: Any) -> Any:
        """`the last Event your opponent played`."""
        return self.ranked_card(node, "last", "opponent")

    def ranked_card(self, node: Any, rank: str, who: str) -> Any:
        """A kind of card, of which one is known by its place among those a player plays."""
        nouns = node.nouns if isinstance(node, deeds.Picked) and node.word == "the" else None
        if not isinstance(nouns, deeds.Nouns) or nouns.before[:1] != (deeds.Is(rank),) or len(nouns.after) != 1:
            raise CannotSay("which card that is")
        owner = nouns.after[0]
        if not isinstance(owner, deeds.Gap) or not owner.possessive or self.side(owner.deed.role("AGENT")) != who:
            raise CannotSay("whose card that is")
        return self.held_kinds(deeds.Nouns(nouns.kind, nouns.before[1:]))

    def discards_of(self, node: Any) -> Any:
        """The discard pile that is spoken of, or in which cards lie."""
        area: Any = node
        if isinstance(node, deeds.Part):
            area = node.area
        elif not isinstance(node, deeds.Area):
            nouns = getattr(node, "nouns", None)
            after = nouns.after if isinstance(nouns, deeds.Nouns) else ()
            area = after[0].area if len(after) == 1 and isinstance(after[0], deeds.In) else None
        if isinstance(area, deeds.Area) and area.kind == "discard pile" and area.whose is not None:
            return area
        raise CannotSay("which pile that is")

    def as_whose_discards(self, node: Any) -> str:
        return self.side(self.discards_of(node).whose)

    def as_discarded_ones(self, node: Any) -> Any:
        """HLT 62. Cards of a discard pile, or all of it."""
        self.discards_of(node)
        if isinstance(node, deeds.Area):
            return amounts.Some(filters.only("card"), 99)
        if isinstance(node, deeds.Part):
            raise CannotSay("which cards of a pile")
        plain = deeds.Nouns(node.nouns.kind, node.nouns.before)
        if isinstance(node, deeds.All):
            return self.some(deeds.All(plain, node.word, node.slot))
        return self.some(deeds.Picked(plain, node.least, node.most, node.word, node.slot))

    def as_top_discards(self, node: Any) -> int:
        """HLT 86. So many cards on top of a discard pile."""
        self.discards_of(node)
        if isinstance(node, deeds.Part) and node.end == "top":
            return self.number(node.amount)
        raise CannotSay("which cards of a pile")

    def as_own_top_discards(self, node: Any, origin: Any, agent: Any) -> int:
        """HLT 86. So many cards on top of one's own discard pile."""
        if origin is None and agent is None and self.as_whose_discards(node) == "you":
            return self.as_top_discards(node)
        raise CannotSay("which cards of a pile")

    def as_discarded_event(self, node: Any) -> Any:
        """HLT 88. `an Event in your opponent's discard pile`."""
        if isinstance(node, deeds.Picked) and node.most == 1 and self.as_whose_discards(node) == "opponent":
            return self.held_kinds(deeds.Nouns(node.nouns.kind, node.nouns.before))
        raise CannotSay("which card that is")

    def as_out_for_good(self, origin: Any, agent: Any) -> bool:
        if origin == GAME and agent is None:
            return True
        raise CannotSay("from where it is removed")

    def as_game_is(self, origin: Any, agent: Any) -> str:
        return "game" if self.as_out_for_good(origin, agent) else ""

    def as_into_their_discards(self, into: Any) -> bool:
        """Into the discard pile of whoever they belong to."""
        if isinstance(into, deeds.Area) and into.kind == "discard pile" and into.whose is not None:
            if self.side(into.whose) == "opponent":
                return True
        raise CannotSay("where it goes")

    def as_back_to_owner(self, node: Any, origin: Any, to: Any, agent: Any) -> Any:
        """HL1 76. Cards in play that go back to the hands of those who own them."""
        if agent is not None or origin not in (None, PLAY) or not isinstance(to, deeds.Area) or to.kind != "hand":
            raise CannotSay("where it goes")
        found = self.selection(node)
        sides = [word.who for word in getattr(found, "cards", filters.only("card")).after if isinstance(word, Of)]
        owner = isinstance(to.whose, deeds.Related) and to.whose.kind == "owner"
        if sides and (owner or (isinstance(to.whose, deeds.You) and sides == ["you"])):
            return found
        if owner and not sides and isinstance(found, (All, Chosen)) and types_of(found.cards) <= PERMANENTS:
            return found  # what stays in play is in play
        raise CannotSay("whose hand that is")

    def as_by_that_damage(self, figure: Any, amount: Any) -> bool:
        """HLT 186. The opponent's maximum Ability, by as much as the damage that was waited for."""
        theirs = isinstance(figure, deeds.Figure) and figure.figure == "maximum Ability" and figure.of is not None
        return theirs and self.who(figure.of) == "opponent" and amount.nouns == deeds.Nouns("damage just taken")

    def as_all_of_own(self, node: Any, origin: Any, agent: Any) -> Any:
        """`must discard all Guards they have in play`: all that a player has there."""
        if origin not in (None, PLAY) or not isinstance(node, deeds.All) or node.word != "all":
            raise CannotSay("what is discarded")
        found, who = self.selection(node), self.as_by("you", agent)
        sides = [word.who for word in found.cards.after if isinstance(word, Of)]
        if sides == [who]:
            return found
        in_play = origin == PLAY and agent is not None and not found.cards.after  # one discards cards of one's own
        if in_play or node.nouns == deeds.Nouns("Standing Defense"):  # HL3 152: that is what a card is in play
            return All(replace(found.cards, after=(Of(who),)))
        raise CannotSay("whose cards are discarded")
