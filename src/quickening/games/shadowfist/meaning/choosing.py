"""What is chosen or targeted (SF 24.1.3)."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.shadowfist.kinds.totaling import ChooseWithin
from quickening.games.shadowfist.meaning.moving import Moving
from quickening.lang import deeds

#: `a Character and a location controlled by the same player`.
SAME_PLAYERS = deeds.Is("controlled by the same player", behind=True)
#: `a resource you have in your pool`.
HAVING = deeds.Gap(deeds.Deed("have", (("AGENT", deeds.You()),)), "WHAT")
YOUR_RESOURCE = (
    deeds.Nouns("resource", (), (HAVING, deeds.In(deeds.Area("pool", deeds.You())))),
    deeds.Nouns("resource", (), (deeds.In(deeds.Area("pool", deeds.You())),)),
)
#: How many of a kind may be targeted, as it is said.
TARGETED = ("a", "any", "up to", "", "another", "or two", "one or more", "or more")


class Choosing(Moving):
    """Cards, players, places and words that are chosen."""

    def as_target(self, node: Any) -> Any:
        """SF 24.1.3. What is targeted."""
        if isinstance(node, deeds.Picked) and node.word in ("X", "up to X"):
            word = f"{node.word} target"
            return self.choice(deeds.Picked(node.nouns, node.least, node.most, word, node.slot, amount=node.amount))
        refuse_if(not isinstance(node, deeds.Picked) or node.word not in TARGETED, "what is targeted")
        word = "another target" if node.word == "another" else "target"
        return self.choice(deeds.Picked(node.nouns, node.least, node.most, word, node.slot, amount=node.amount))

    def as_choice(self, node: Any) -> Any:
        """SF 24.1.3.1. What is chosen, and not paid with."""
        refuse_if(isinstance(node, deeds.Both), "two choices at once")
        self.choosing = True
        made = self.as_selection(node)
        self.choosing = False
        refuse_if(
            isinstance(made, ChooseWithin), "what is chosen together"
        )  # a choice of its own, which is not made so
        return made

    def as_named(self, node: Any) -> str:
        """SF 34.0. A designator, a resource or an opponent that the card remembers."""
        nouns = node.nouns if isinstance(node, deeds.Picked) and node.word == "a" else None
        if nouns in YOUR_RESOURCE:
            self.named[node.slot] = "resource of yours"
            return "resource of yours"
        if not isinstance(nouns, deeds.Nouns) or nouns != deeds.Nouns(nouns.kind):
            raise CannotSay("what is chosen")
        if nouns.kind not in ("designator", "resource", "opponent"):
            raise CannotSay("what is chosen")
        self.named[node.slot] = nouns.kind
        return str(nouns.kind)

    def as_targeted_player(self, node: Any) -> Any:
        """SF 24.1.3. A player who is targeted."""
        if not isinstance(node, deeds.Picked) or node.word != "a" or self.lexicon_sort(node) != "player":
            raise CannotSay("which player is targeted")
        return self.as_player(deeds.Picked(node.nouns, 1, 1, "target", node.slot))

    def as_location_of(self, node: Any) -> Any:
        """SF 9.1.2. `a location`, `a location you control`: which is the one that is meant from then on."""
        nouns = node.nouns if isinstance(node, deeds.Picked) and node.word == "a" else None
        if not isinstance(nouns, deeds.Nouns) or nouns.kind != "location" or len(nouns.after) > 1:
            raise CannotSay("which location")
        self.targeted_place = nouns.kind
        gap = nouns.after[0] if nouns.after else None
        refuse_if(nouns.before not in ((), (SAME_PLAYERS,)) or (nouns.before and gap is not None), "which location")
        if gap is None:
            return None
        if not isinstance(gap, deeds.Gap) or gap.deed.sense != "control place" or gap.past or gap.non:
            raise CannotSay("whose location")
        return self.as_player(gap.deed.role("AGENT"))

    def as_same_players(self, node: Any) -> bool:
        """SF 35.0. `a Character and a location controlled by the same player`: by whoever controls the target."""
        same = bool(node.nouns.before == (SAME_PLAYERS,))
        refuse_if(same and [target for _, target in self.chosen] != [True], "who is the same player")
        return same

    def as_target_place(self, place: Any) -> None:
        """SF 9.1.2. The location that was targeted."""
        known = isinstance(place, deeds.Place) and place.word in ("target", "that") and place.kind == "location"
        refuse_if(not known or self.targeted_place is None, "which location")
