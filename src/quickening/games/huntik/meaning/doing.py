"""What is done: roles of deeds as the fields of Huntik's effects."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.huntik.meaning.changes import Changes, refuse
from quickening.games.huntik.meaning.words import is_opponent
from quickening.games.huntik.vocabulary.effects import Feature
from quickening.games.huntik.vocabulary.filters import In, Noun
from quickening.lang import deeds
from quickening.lang.selections import All, Cards, Chosen, It, ThisCard

ENEMY_ATTACKS = deeds.Nouns("attack", (deeds.Is("enemy"),))


class Doing(Changes):
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
        refuse(not owner or area is not None, "whose hand that is")
        made = self.as_selection(node)
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

    # -- counters and attacks ---------------------------------------------------------------------------------------

    def counter(self, node: Any) -> deeds.Nouns:
        """`a Survival counter`, `2 +1 ATK and +1 DEF counters`."""
        fits = isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns) and node.least == node.most
        refuse(not fits or len(node.nouns.before) != 1 or bool(node.nouns.after), "which counters")
        nouns: deeds.Nouns = node.nouns
        return nouns

    def as_counter_name(self, node: Any) -> str:
        """HK 402.1. The name of a counter."""
        mark = self.counter(node).before[0]
        return mark.name if isinstance(mark, deeds.Titled) else ""

    def counter_plus(self, node: Any, figure: str) -> int:
        mark = self.counter(node).before[0]
        if isinstance(mark, deeds.Titled):
            return 0
        refuse(not isinstance(mark, deeds.With), "which counters")
        plus = self.plus(list(mark.what))
        refuse(plus.times is not None, "which counters")
        return int(plus.atk if figure == "ATK" else plus.defense)

    def as_counter_atk(self, node: Any) -> int:
        """HK 402.2. What a counter adds to ATK."""
        return self.counter_plus(node, "ATK")

    def as_counter_def(self, node: Any) -> int:
        """HK 402.2. What a counter adds to DEF."""
        return self.counter_plus(node, "DEF")

    def as_counters(self, node: Any) -> int:
        """How many counters."""
        return int(node.least)

    def as_that_counter(self, node: Any, on: Any) -> None:
        """`remove that counter`."""
        refuse(not isinstance(node, deeds.Ref) or on is not None, "which counter that is")

    def as_all_counters(self, node: Any) -> str:
        """`all counters`, `all Rage counters`."""
        refuse(not isinstance(node, deeds.All) or node.word != "all" or bool(node.nouns.after), "which counters")
        if not node.nouns.before:
            return ""
        mark = node.nouns.before[0]
        refuse(len(node.nouns.before) > 1 or not isinstance(mark, deeds.Titled), "which counters")
        return str(mark.name)

    def as_any_counter(self, node: Any, on: Any) -> Any:
        """`remove a counter from target hero`."""
        refuse(
            not isinstance(node, deeds.Picked) or node.nouns != deeds.Nouns("counter") or node.word != "a", "which"
        )
        return self.as_selection(on)

    def as_any_counter_name(self, node: Any) -> str:
        """`a counter`, `a Rage counter`."""
        refuse(not isinstance(node, deeds.Picked) or node.word != "a" or bool(node.nouns.after), "which counters")
        return self.counter_named(node.nouns)

    def as_zones_of(self, place: Any) -> tuple[int, ...]:
        """`in zone 4 or 5`."""
        numbers = place.of if isinstance(place, deeds.Place) else None
        if not isinstance(numbers, tuple):
            raise CannotSay("which zone")
        return tuple(number.value for number in numbers)

    def as_a_combat(self, node: Any) -> None:
        """`a combat starts`."""
        refuse(not isinstance(node, deeds.Picked) or node.nouns != deeds.Nouns("combat") or node.word != "a", "which")

    def as_combat_there(self, node: Any) -> Any:
        """`a combat in my zone ends`."""
        place = self.as_combat_place(node)
        refuse(place is None, "which combat")
        return place

    def as_attacks(self, node: Any) -> int:
        """HK 602.1. So many attacks."""
        fits = isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("attack") and node.least == node.most
        refuse(not fits, "which attacks")
        return int(node.least)

    def as_combat_place(self, node: Any) -> Any:
        """`to this combat`; `to a combat in my zone`."""
        if isinstance(node, deeds.Place) and node.kind == "combat":
            return None
        fits = isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns) and node.nouns.kind == "combat"
        refuse(not fits or bool(node.nouns.before) or node.word != "a", "which combat")
        if not node.nouns.after:
            return None
        where = node.nouns.after[0]
        refuse(len(node.nouns.after) > 1 or not isinstance(where, deeds.At), "which combat")
        return self.as_place(where.place)

    def as_enemy_attacks(self, node: Any, combat: Any) -> int:
        """HK 602.1. So many enemy attacks."""
        refuse(self.as_combat_place(combat) is not None, "which combat")
        refuse(not isinstance(node, deeds.Picked) or node.nouns != ENEMY_ATTACKS or node.least != node.most, "which")
        return int(node.least)

    def as_all_enemy_attacks(self, node: Any, combat: Any) -> None:
        """`all enemy attacks`."""
        refuse(self.as_combat_place(combat) is not None, "which combat")
        refuse(not isinstance(node, deeds.All) or node.nouns != ENEMY_ATTACKS or node.word != "all", "which attacks")

    def as_attacker(self, node: Any, combat: Any) -> Any:
        """`target hero's attacks`."""
        refuse(self.as_combat_place(combat) is not None, "which combat")
        refuse(not isinstance(node, deeds.Related) or node.kind != "attack", "whose attacks")
        return self.as_selection(node.of)

    # -- events -----------------------------------------------------------------------------------------------------

    def as_combat_attacks(self, by: Any) -> bool:
        """HK 602.3. `by combat attacks`."""
        refuse(not isinstance(by, deeds.All) or by.nouns != deeds.Nouns("combat attack") or by.word != "", "by what")
        return True

    def as_in_combat(self, where: Any) -> bool:
        """`in a combat`."""
        refuse(not isinstance(where, deeds.Picked) or where.nouns != deeds.Nouns("combat"), "where")
        return True

    def as_cards_there(self, node: Any, where: Any) -> Any:
        """`a hero is KO'd in my zone`: a hero that is there."""
        place = self.as_place(where)
        cards = self.as_cards(node)
        return Cards(cards.noun, cards.before, (*cards.after, In(place)), cards.area)

    def as_became(self, how: Any) -> str:
        """HK 702.5. What it became."""
        refuse(not isinstance(how, deeds.Is) or how.word not in ("stunned", "ready", "exhausted"), "what it became")
        return str(how.word)

    def some_zone(self, node: Any) -> deeds.Nouns | None:
        """`a zone`, `a zone with a hero`."""
        found = node.nouns if isinstance(node, deeds.Picked) and node.word == "a" else None
        return found if isinstance(found, deeds.Nouns) and found.kind == "zone" and not found.before else None

    def as_one_zone(self, node: Any) -> Any:
        """The zone it moves into; none if it is any."""
        return None if self.some_zone(node) is not None else self.as_place(node)

    def as_zone_with(self, node: Any) -> Any:
        """`into a zone with a hero`: with whom."""
        zone = self.some_zone(node)
        if zone is None or not zone.after:
            return None
        beside = zone.after[0]
        refuse(len(zone.after) > 1 or not isinstance(beside, deeds.With) or beside.non, "what zone that is")
        return self.as_cards(beside.what)

    def as_zone_beside(self, node: Any) -> Any:
        """`into a zone with another friendly hero`: with whom, and it has to be said."""
        beside = self.as_zone_with(node)
        refuse(beside is None, "what zone that is")
        return beside

    def as_from_anywhere(self, area: Any) -> bool:
        """`from your hand`, or wherever from."""
        refuse(self.area(area) != "hand", "where it is played from")
        return False

    def as_from_your_hand(self, area: Any) -> None:
        """HK 700.2. `from your hand`."""
        refuse(self.area(area) != "hand", "where it is discarded from")

    def as_cards_in_hand(self, node: Any, area: Any) -> Any:
        """HK 400.11c. Cards are discarded from a hand."""
        refuse(area is not None and self.area(area) != "hand", "where it is discarded from")
        return self.in_area(self.as_cards(node), "hand")

    def as_one_card(self, node: Any) -> None:
        """`a card`."""
        refuse(node != replace_slot(deeds.Picked(deeds.Nouns("card")), node), "how many cards")

    def as_some_cards(self, node: Any) -> None:
        """`one or more cards`."""
        wanted = deeds.Picked(deeds.Nouns("card"), 1, -1, "one or more")
        refuse(node != replace_slot(wanted, node), "how many cards")

    def as_kind_of_power(self, node: Any) -> str:
        """HK 701. `a power`, `an Exhaust Action`."""
        fits = isinstance(node, deeds.Picked) and node.word == "a" and isinstance(node.nouns, deeds.Nouns)
        refuse(not fits or bool(node.nouns.before) or bool(node.nouns.after), "which power")
        return "" if node.nouns.kind == "power" else str(node.nouns.kind.removesuffix(" action"))

    def as_not_by_attacks(self, by: Any) -> str:
        """HK 602.3. `can't be KO'd by combat attacks`."""
        self.as_combat_attacks(by)
        return "be KO'd by combat attacks"

    def as_powers_used(self, node: Any) -> str:
        """HK 701.2. `can't use powers`, `can't use Exhaust Actions`."""
        fits = isinstance(node, deeds.All) and node.word == "" and isinstance(node.nouns, deeds.Nouns)
        refuse(not fits or bool(node.nouns.before) or bool(node.nouns.after), "which power")
        kinds = {"power": "powers", "exhaust action": "Exhaust Actions", "free action": "Free Actions"}
        kinds["combat action"] = "Combat Actions"
        return f"use {kinds[node.nouns.kind]}"

    # -- bars -------------------------------------------------------------------------------------------------------

    def as_targeted_by(self, node: Any) -> str:
        """HK 704.2. `by your opponent or enemy heroes`."""
        parts = node.parts if isinstance(node, deeds.Both) else (node,)
        refuse(not is_opponent(parts[0]), "by whom")
        for one in parts[1:]:
            cards = self.cards(one.nouns) if isinstance(one, deeds.All) else None
            refuse(cards is None or cards.noun != Noun("hero") or len(cards.before) != 1, "by whom")
        return "be targeted by enemies"


def replace_slot(wanted: deeds.Picked, node: Any) -> Any:
    """The same choice, by the slot of another."""
    return replace(wanted, slot=getattr(node, "slot", -1))
