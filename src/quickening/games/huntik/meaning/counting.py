"""Counters, objects and attacks: how many, of which kind, on whom (HK 305.2, 402, 602)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.huntik.meaning.changes import refuse
from quickening.games.huntik.meaning.tokens import Tokens
from quickening.lang import deeds

ENEMY_ATTACKS = deeds.Nouns("attack", (deeds.Is("enemy"),))


class Counting(Tokens):
    """The functions that the tables name for counters and attacks."""

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

    def as_counter_kind(self, node: Any) -> str:
        """`all counters on it`, `counters`, `Charge counters`: of which name."""
        nouns: Any = getattr(node, "nouns", None)
        refuse(not isinstance(nouns, deeds.Nouns) or nouns.kind != "counter", "which counters")
        return self.counter_named(deeds.Nouns("counter", nouns.before))

    def as_all_objects(self, node: Any, who: Any) -> None:
        """`all its objects`."""
        slot = getattr(who, "slot", -1)
        its = deeds.Gap(deeds.Deed("control", (("AGENT", deeds.Ref(slot, "its")),)), "WHAT")
        nouns = (deeds.Nouns("object", (), (its,)), deeds.Nouns("feature", (), (its,)))
        refuse(not isinstance(node, deeds.All) or node.word != "all" or node.nouns not in nouns, "what is dropped")

    def as_my_object(self, node: Any) -> None:
        """`an object I have`."""
        mine = deeds.Gap(deeds.Deed("have", (("AGENT", deeds.Me()),)), "WHAT")
        fits = isinstance(node, deeds.Picked) and node.word == "a"
        refuse(not fits or node.nouns != deeds.Nouns("object", (), (mine,)), "what is given")

    def as_an_object(self, node: Any) -> None:
        """`an object`."""
        refuse(not isinstance(node, deeds.Picked) or node.word != "a" or node.nouns != deeds.Nouns("object"), "what")

    def as_first_of(self, node: Any) -> Any:
        """`target hero and another target hero`; `2 target heroes`: the first of them."""
        return self.as_selection(self.both_of(node)[0])

    def as_second_of(self, node: Any) -> Any:
        """The second of two."""
        return self.as_selection(self.both_of(node)[1])

    def both_of(self, node: Any) -> tuple[Any, Any]:
        """Two cards that are targeted."""
        if isinstance(node, deeds.Picked) and (node.word, node.least, node.most) == ("target", 2, 2):
            one = replace(node, least=1, most=1)
            return one, replace(one, word="another target")
        fits = isinstance(node, deeds.Both) and node.word == "and" and len(node.parts) == 2
        refuse(not fits or getattr(node.parts[-1], "word", "") != "another target", "which two")
        return node.parts[0], node.parts[1]

    def as_bearer(self, node: Any) -> Any:
        """On whom the counters are that are spoken of."""
        on = [one for one in node.nouns.after if isinstance(one, deeds.Beside) and one.word == "on"]
        refuse(not isinstance(node, deeds.All) or len(on) != 1 or len(node.nouns.after) != 1, "which counters")
        return self.as_selection(on[0].what)

    def as_moved_all(self, node: Any) -> bool:
        """`all counters`, or one."""
        one = isinstance(node, deeds.Picked) and node.word == "a"
        refuse(bool(node.nouns.after) or not (one or (isinstance(node, deeds.All) and node.word == "all")), "which")
        return not one

    def as_two_cards(self, one: Any, two: Any) -> None:
        """HK 704.1b. Two targets are two cards: the second is said to be another."""
        aimed = [isinstance(who, deeds.Picked) and who.word == "target" for who in (one, two)]
        refuse(all(aimed), "whether it is another")

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

    def as_attacks_times(self, node: Any) -> Any:
        """`X attacks, where X is ...`."""
        refuse(not isinstance(node, deeds.Picked) or node.nouns != deeds.Nouns("attack"), "which attacks")
        return self.as_so_many(node)

    def as_cards_times(self, node: Any) -> Any:
        """`X cards, where X is ...`."""
        refuse(not isinstance(node, deeds.Picked) or node.nouns != deeds.Nouns("card"), "which cards")
        return self.as_so_many(node)

    def as_some_attacks(self, node: Any) -> int:
        """`attacks`, as many as is said behind it."""
        refuse(not isinstance(node, deeds.All) or node.nouns != deeds.Nouns("attack") or node.word != "", "which")
        return 1

    def as_so_many(self, node: Any) -> Any:
        """`X cards, where X is ...`: how many that is."""
        refuse(not isinstance(node, deeds.Picked) or node.amount is None, "how many")
        return self.amount(node.amount)

    def as_hand_limit(self, node: Any) -> int:
        """`5 cards in your hand`."""
        held = deeds.Nouns("card", (), (deeds.In(deeds.Area("hand", deeds.You())),))
        refuse(not isinstance(node, deeds.Picked) or node.nouns != held or node.least != node.most, "how many cards")
        return int(node.least)

    def as_at_random(self, node: Any) -> int:
        """HK 400.11c. So many cards, at random."""
        refuse(not isinstance(node, deeds.Picked) or node.nouns != deeds.Nouns("card"), "which cards")
        refuse(node.least != node.most, "how many cards")
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
