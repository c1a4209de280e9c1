"""HLT 107. What is ignored or nullified because it would keep a player from something: bans, and costs."""

from __future__ import annotations

from typing import Any

from quickening.english.references import BESIDE
from quickening.english.threats import PREVENT
from quickening.games.highlander.kinds.abilities import Static
from quickening.games.highlander.kinds.attack_changes import Marked
from quickening.games.highlander.kinds.changes import Granted
from quickening.games.highlander.meaning.states import States
from quickening.lang import deeds

DEFENSES = ("block", "dodge", "defense")
THEIRS = deeds.Gap(deeds.Deed("control", (("AGENT", deeds.Related("your opponent")),)), "WHAT")
RESTRICTIONS = deeds.Nouns("effect", (deeds.Is("Restriction"),))
MANY_ATTACKS = deeds.Nouns("attack", (deeds.Is("multiple"),))


class Ignoring(States):
    """Statements about what would prevent something."""

    def ignored(self, part: Any) -> Static | None:
        """`You may ignore all effects your opponent has in play which would prevent you from playing that dodge`."""
        inner = part.body[0] if isinstance(part, deeds.May) and len(part.body) == 1 and part.who is None else part
        deed = inner.deed if isinstance(inner, deeds.Do) and inner.deed.sense in ("ignore", "nullify") else None
        if deed is None or [name for name, _ in deed.roles] != ["WHAT"]:
            return None
        what = deed.role("WHAT")
        nouns = getattr(what, "nouns", None)
        if not isinstance(nouns, deeds.Nouns):
            return None
        if nouns.kind == "cost":
            return self.without_cost(nouns)
        any_of_them = isinstance(what, deeds.Picked) and (what.word, what.most) == ("any", -1)
        if not isinstance(what, deeds.All) and not any_of_them:
            return None
        if nouns == RESTRICTIONS and deed.sense == "ignore":
            return Static(Granted("ignores all bans"))
        return self.without_bans(nouns)

    def without_cost(self, nouns: deeds.Nouns) -> Static | None:
        """`any cost required to play that dodge`."""
        said = nouns.after[0] if len(nouns.after) == 1 and not nouns.before else None
        of = self.own_defense_of(said.what) if isinstance(said, deeds.Beside) and not said.non else ""
        return Static(Marked("ignores costs"), of) if of else None

    def without_bans(self, nouns: deeds.Nouns) -> Static | None:
        """Effects, or Special Cards, that would prevent something."""
        *owner, bans = nouns.after or (None,)
        prevented = prevented_by(bans)
        restrictions = not nouns.before or (nouns.kind, nouns.before) == (RESTRICTIONS.kind, RESTRICTIONS.before)
        if prevented is None or not restrictions or nouns.kind not in ("effect", "Special Card"):
            return None
        if not owner:
            every = is_any_play(prevented) and nouns.kind == "effect"
            return Static(Granted("ignores all bans")) if every else None
        return self.bans_of_theirs(nouns.kind, prevented) if owner == [THEIRS] else None

    def bans_of_theirs(self, kind: str, prevented: deeds.Deed) -> Static | None:
        """What cards of the opponent's would prevent: a play, or that one defense stops several attacks."""
        said = dict(prevented.roles)
        agent, what, origin = said.get("AGENT"), said.get("WHAT"), said.get("FROM")
        if prevented.sense == "defend" and kind == "effect" and set(said) == {"AGENT", "WHAT"}:
            of = self.own_defense_of(agent)
            many = isinstance(what, deeds.All) and what.nouns == MANY_ATTACKS
            return Static(Marked("ignores their single"), of) if of and many else None
        if prevented.sense != "play" or agent != deeds.You() or set(said) - {"AGENT", "WHAT", "FROM"}:
            return None
        of = self.own_defense_of(what)
        if of and kind == "effect" and (origin is None or self.owns(origin, "hand", None)):
            return Static(Marked("ignores bans"), of)
        special = getattr(what, "nouns", None) == deeds.Nouns("Special Card") and origin is None
        words = {"effect": "ignores bans", "Special Card": "ignores bans of Special Cards"}
        return Static(Granted(words[kind])) if special else None

    def own_defense_of(self, node: Any) -> str:
        """This defense, or the one that this card is played with; or nothing."""
        if isinstance(node, deeds.This) and self.card_type in ("block", "dodge"):
            return "this"
        beside = isinstance(node, deeds.Related) and node.kind == BESIDE
        return "that" if beside and getattr(node.of, "kind", "") in DEFENSES else ""


def is_any_play(deed: deeds.Deed) -> bool:
    """Whether it is `you playing cards`, whichever they are."""
    said = dict(deed.roles)
    every = isinstance(said.get("WHAT"), deeds.All) and said["WHAT"].nouns == deeds.Nouns("card")
    return deed.sense == "play" and set(said) == {"AGENT", "WHAT"} and every and said["AGENT"] == deeds.You()


def prevented_by(bans: Any) -> deeds.Deed | None:
    """What something keeps somebody from, or would: `that prevent you from playing cards`."""
    if isinstance(bans, deeds.Could) and len(bans.deeds) == 1:
        said: Any = bans.deeds[0]
    else:
        said = bans.deed if isinstance(bans, deeds.Gap) and bans == deeds.Gap(bans.deed, "AGENT") else None
    found = said.role("WHAT") if isinstance(said, deeds.Deed) and said.sense == PREVENT else None
    return found if isinstance(found, deeds.Deed) else None
