"""SF 38. Damage that is redirected: whose damage, away from whom, and how much of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.relatives import WOULD
from quickening.games.shadowfist.kinds import filters
from quickening.games.shadowfist.kinds.selections import Picked
from quickening.games.shadowfist.meaning.damage import Damage
from quickening.games.shadowfist.meaning.lowering import SOURCE
from quickening.lang import deeds
from quickening.lang.selections import Cards


class Redirecting(Damage):
    """The functions that the table names for redirected damage."""

    def as_damage_source(self, node: Any) -> Any:
        """SF 38.2.1. A single source, or a Character that fights; any where none is named."""
        source = self.roles_of_damage(node).get("AGENT")
        if source is None:
            return Picked(Cards(filters.Noun("card")), source="fights")
        if not isinstance(source, deeds.Picked) or source.nouns.kind not in (SOURCE, "card"):
            return self.as_selection(source)
        refuse_if((source.least, source.most, source.word) != (1, 1, "a"), "from how many sources")
        if any(isinstance(one, deeds.Beside) and one.word == "on" for one in source.nouns.after):
            raise CannotSay("a source on a card")  # what damage is inflicted on is not where its source lies
        rest = tuple(one for one in source.nouns.after if not isinstance(one, deeds.Could))
        described = replace(source.nouns, kind="card", after=rest)
        self.damage_from.add(source.slot)
        self.chosen.append((source.slot, False))
        return Picked(self.cards(described), source="fights")

    def as_damage_aim(self, node: Any) -> Any:
        """SF 38.2. Whom the damage would have hit; whomever, where only the source is named."""
        said = self.roles_of_damage(node)
        refuse_if(not said, "whose damage that is, or on whom")
        return self.as_selection(said["ON"]) if "ON" in said else None

    def as_redirected(self, node: Any) -> Any:
        """How much is redirected: all of it, or so much at most."""
        if isinstance(node, deeds.All):
            return None
        return self.as_amount(node.amount.parts[0] if self.as_any_part(node) else node.amount)

    def as_any_part(self, node: Any) -> bool:
        """Whether its player says how much of it is redirected."""
        amount = getattr(node, "amount", None)
        return isinstance(amount, deeds.Calculated) and amount.how == "up to"

    # -- reduced damage ----------------------------------------------------------------------------------------------

    def as_shielded(self, node: Any) -> Any:
        """SF 29.6. Whose damage from one source is reduced."""
        aim = self.roles_of_damage(self.of_any_kind(node)).get("ON")
        refuse_if(aim is None or isinstance(node, deeds.Measure), "whose damage is reduced")
        return self.as_selection(aim)

    def as_shielded_from(self, node: Any) -> Any:
        """SF 29.4. The single source, named as it is done; damage of many sources is not reduced so."""
        source = self.roles_of_damage(self.of_any_kind(node)).get("AGENT")
        if not isinstance(source, deeds.Picked) or source.nouns.kind != SOURCE or source.word != "a":
            raise CannotSay("from how many sources")
        self.chosen.append((source.slot, False))
        return Picked(self.cards(replace(source.nouns, kind="card")), source="any")

    def as_shielded_kind(self, node: Any, word: str) -> bool:
        """Whether only combat damage, or only other damage, is reduced."""
        kinds = {"combat": "combat", "non-combat": "non_combat"}
        return self.kinds_of_damage(node).get(kinds[word], False)

    def of_any_kind(self, node: Any) -> Any:
        """The damage without whether it is combat damage."""
        return replace(node, nouns=replace(node.nouns, before=())) if isinstance(node, deeds.All) else node

    def roles_of_damage(self, node: Any) -> dict[str, Any]:
        """By whom and on whom damage is, or is about to be, inflicted."""
        if not isinstance(node, (deeds.All, deeds.Measure)) or node.nouns.kind != "damage" or node.nouns.before:
            raise CannotSay("what damage is redirected")
        said = [role for one in node.nouns.after for role in self._inflicted_by(one)]
        said += [("ON", aim) for name, source in said if name == "AGENT" for aim in _threatened(source)]
        refuse_if(len(dict(said)) != len(said) or set(dict(said)) - {"AGENT", "ON"}, "what damage is redirected")
        return dict(said)

    def _inflicted_by(self, one: Any) -> tuple[tuple[str, Any], ...]:
        known = isinstance(one, deeds.Gap) and one.role == "AMOUNT" and one.deed.sense == "inflict"
        refuse_if(not known or one.past or one.non or one.mood not in ("", WOULD), "what damage is redirected")
        return tuple(one.deed.roles)


def _threatened(source: Any) -> list[Any]:
    """`a source that would damage a Character`: that Character is chosen as well (SF 38.2)."""
    after = source.nouns.after if isinstance(source, deeds.Picked) and isinstance(source.nouns, deeds.Nouns) else ()
    would = [deed for one in after if isinstance(one, deeds.Could) for deed in one.deeds]
    refuse_if(any(deed.sense != "damage" or len(deed.roles) != 1 for deed in would), "what the source would do")
    return [deed.role("ON") for deed in would]
