"""What happens and what is barred: roles of deeds as the fields of triggers and bars (HK 103.3, 702)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.games.huntik.kinds.filters import In, Noun
from quickening.games.huntik.meaning.changes import refuse
from quickening.games.huntik.meaning.doing import Doing
from quickening.games.huntik.meaning.words import is_opponent
from quickening.lang import deeds
from quickening.lang.selections import Cards


class Happening(Doing):
    """The functions that the tables name for events and bars."""

    # -- events -----------------------------------------------------------------------------------------------------

    def as_by_attacks(self, by: Any) -> str:
        """HK 602.3. `by combat attacks`."""
        refuse(not isinstance(by, deeds.All) or by.nouns != deeds.Nouns("combat attack") or by.word != "", "by what")
        return "attacks"

    def as_fighting(self, where: Any) -> str:
        """`in a combat`."""
        refuse(not isinstance(where, deeds.Picked) or where.nouns != deeds.Nouns("combat"), "where")
        return "combat"

    def as_cards_there(self, node: Any, where: Any) -> Any:
        """`a hero is KO'd in my zone`: a hero that is there."""
        place = self.as_place(where)
        cards = self.as_cards(node)
        return Cards(cards.noun, cards.before, (*cards.after, In(place)), cards.area)

    def as_became(self, how: Any) -> str:
        """HK 702.5. What it became."""
        refuse(
            not isinstance(how, deeds.Is) or how.word not in ("stunned", "unstunned", "ready", "exhausted"),
            "what it became",
        )
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

    def as_zone_with_a_hero(self, node: Any) -> None:
        """`a zone with a hero`."""
        refuse(self.as_zone_beside(node) != Cards(Noun("hero")), "what zone that is")

    def as_any_hero(self, node: Any) -> None:
        """`a hero`."""
        refuse(self.as_cards(node) != Cards(Noun("hero")), "which hero")

    def as_named_deed(self, verb: str, what: Any) -> str:
        """HK 203.1a. `the Argo is pushed`: the power `Push the Argo`."""
        name = what.name if isinstance(what, deeds.Called) else self.own_name if isinstance(what, deeds.This) else ""
        refuse(not name, "which power")
        return f"{verb} the {name}"

    def as_from_hand(self, area: Any) -> str:
        """HK 404.1. `from your hand`."""
        refuse(self.area(area) != "hand", "where it is played from")
        return "from hand"

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
        self.as_by_attacks(by)
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
