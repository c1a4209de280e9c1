"""Cards that are returned, placed or turned, and attacks that are aimed elsewhere (SF 44.0)."""

from __future__ import annotations

from dataclasses import replace as dataclass_replace
from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.modifiers import with_after
from quickening.games.shadowfist.definitions import STATE
from quickening.games.shadowfist.kinds import filters
from quickening.games.shadowfist.kinds.relations import To
from quickening.games.shadowfist.kinds.selections import Spoken, Subject, speaks_of
from quickening.games.shadowfist.meaning.lowering import LEGAL_SUBJECT, LEGAL_TARGET, OWN
from quickening.games.shadowfist.meaning.playing import Playing
from quickening.lang import deeds
from quickening.lang.selections import All, Cards, Chosen, It, ThisCard

#: SF 7.4, 49. What may be placed on another card.
STATES = (STATE, "Weapon", "Vehicle")


def is_owner(whose: Any) -> bool:
    """`its owner's`."""
    return isinstance(whose, deeds.Related) and whose.kind == "owner"


class Moving(Playing):
    """What is put where."""

    def as_burned_pile(self, area: Any) -> Any:
        """SF 9.2.5.1. Whose burned-for-victory pile it goes to."""
        refuse_if(not isinstance(area, deeds.Area) or area.kind != "burned-for-victory pile", "where it is put")
        return self.as_player(area.whose)

    def as_any_one(self, node: Any) -> Any:
        """SF 45.3. One card, of a player's own choice."""
        refuse_if(not isinstance(node, deeds.Picked) or node.word != "a" or self.paying, "what is sacrificed")
        return self.cards(node.nouns)

    def as_own(self, node: Any) -> Any:
        """The card itself, or a State's subject."""
        if isinstance(node, deeds.This) or (isinstance(node, deeds.Related) and node.kind == "subject"):
            return self.as_watched(node)
        raise CannotSay("another card")

    def as_into_deck(self, node: Any, area: Any, to: Any) -> Any:
        """SF 2.3. Cards that go into their owner's deck; of yours, in play, in hand or in a pile, into your own."""
        if area is None and isinstance(to, deeds.Area) and to.kind == "deck" and is_owner(to.whose):
            return self.as_selection(node)
        refuse_if(to != deeds.Area("deck", deeds.You()), "into whose deck")
        yours = isinstance(area, deeds.Area) and isinstance(area.whose, deeds.You)
        if yours and area.kind == "hand":
            return self.as_for_deck(node, area)
        if area is None:
            return self.as_own(node)
        refuse_if(not yours or not isinstance(node, deeds.Picked), "from where it is shuffled in")
        return self.as_selection(
            deeds.Picked(
                with_after(node.nouns, deeds.In(area)),
                node.least,
                node.most,
                node.word,
                node.slot,
                amount=node.amount,
            )
        )

    def as_face_down(self, how: Any) -> None:
        """SF 24.4. `turn it face down`."""
        refuse_if(how != deeds.Is("face down"), "how it is turned")

    def as_back(self, node: Any, origin: Any, to: Any, how: Any) -> Any:
        """SF 44.1. What returns to play, and under whose control: yours, or its owner's."""
        refuse_if(how not in tuple(map(deeds.Is, ("turned", "yours", "owner's"))), "how it returns")
        return self.as_from_area(node, origin, to, "play")

    def as_followed(self, node: Any) -> Any:
        """SF 24.1.3.3. A card wherever it has gone since."""
        made = self.as_selection(node)
        return Spoken("spent", node.word) if speaks_of(made, "first") else made

    def as_lying_on(self, node: Any, on: Any, to: Any) -> Any:
        """SF 25.5.1. `return all States on it to their owners' hands`: those that are on it."""
        if not isinstance(node, (deeds.All, deeds.Picked)) or not isinstance(to, deeds.Area) or to.kind != "hand":
            raise CannotSay("where it goes")
        lying = with_after(node.nouns, deeds.Beside("on", on))
        return self.as_selection(dataclass_replace(node, nouns=lying))

    def as_placed(self, node: Any, place: Any) -> Any:
        """`smoke all Characters at that location`: those that are there."""
        refuse_if(not isinstance(node, deeds.All), "what is done there")
        return self.as_selection(dataclass_replace(node, nouns=with_after(node.nouns, deeds.At(place))))

    def as_moved_state(self, node: Any) -> Any:
        """SF 44.3. A State that is placed on another card, chosen or spoken of."""
        itself = isinstance(node, deeds.This) and self.card_type == STATE
        if (
            not itself
            and not isinstance(node, deeds.Ref)
            and getattr(getattr(node, "nouns", None), "kind", "") not in STATES
        ):
            raise CannotSay("what is placed on a card")
        return self.as_selection(node)

    def as_new_subject(self, node: Any, state: Any) -> Any:
        """SF 44.3. On what a State is placed: only a legal subject may be chosen."""
        card = any_card(node, LEGAL_SUBJECT)
        if card is not None and isinstance(state, deeds.This) and node.word == "another":
            cards = self.cards(card.nouns)
            legal, other = To("a legal subject for", ThisCard()), To("is", Subject(), non=True)
            return Chosen(replace(cards, after=(legal, *cards.after, other)))
        made = self.as_selection(card or node)
        return It(made.words) if speaks_of(made, "spent") else made

    def as_legal_target(self, node: Any) -> Any:
        """SF 28.1.3. What an attacker may attack."""
        card = any_card(node, LEGAL_TARGET)
        refuse_if(card is None, "what it attacks then")
        return self.as_selection(card)

    def as_from_area(self, node: Any, origin: Any, to: Any, wanted: str) -> Any:
        """SF 44.1. What returns, to a hand or to play."""
        refuse_if(not isinstance(to, deeds.Area) or to.kind != wanted, "where it goes")
        refuse_if(getattr(to.whose, "kind", "") == "controller", "whose hand")  # SF 35.3.5: it goes to its owner's
        if origin is not None and isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns):
            nouns = deeds.Nouns(node.nouns.kind, node.nouns.before, (*node.nouns.after, deeds.In(origin)))
            node = deeds.Picked(nouns, node.least, node.most, node.word, node.slot, amount=node.amount)
        elif origin is not None:
            raise CannotSay("where it comes from")
        if isinstance(node, deeds.This) and self.event_slots.get("it") == OWN and not self.chosen:
            return It("it")  # what happened to it moved it: it is followed to where it lies (SF 24.1.3.3)
        made = self.as_selection(node)
        if wanted == "play" and speaks_of(made, "spent"):
            refuse_if(getattr(node, "slot", -1) not in self.sacrificed, "whether what was paid with is followed")
            return It("it")  # the text itself has moved it, and names it after that
        return made

    def as_controlling(self, control: Any) -> Any:
        """`under that player's control`; under yours is a manner."""
        refuse_if(isinstance(control.of, deeds.You), "under whose control")
        return self.as_player(control.of)

    def as_aiming(self, node: Any) -> Any:
        """SF 28.1.3.1. The attackers whose target is spoken of: all of an attack, or one."""
        attack = node.of if isinstance(node, deeds.Related) and node.kind == "target" else None
        if attack == deeds.Related("attack"):
            return All(Cards(filters.Noun("attacker")))
        if isinstance(attack, deeds.Related) and attack.kind == "attack":
            return self.as_single(attack.of)
        if isinstance(attack, deeds.Picked) and attack.nouns == deeds.Nouns("attacker"):
            return self.as_selection(attack)
        raise CannotSay("the target of what")


def any_card(node: Any, kind: str) -> Any:
    """`any legal subject`: any card, of which the rules ask whether it is one; nothing where another noun is said."""
    if not isinstance(node, deeds.Picked) or getattr(node.nouns, "kind", "") != kind:
        return None
    return dataclass_replace(node, nouns=dataclass_replace(node.nouns, kind="card"))
