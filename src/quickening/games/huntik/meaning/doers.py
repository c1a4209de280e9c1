"""Who does it: you, your opponent, each player, a player that is chosen, the controller of a card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.huntik.kinds import card_effects
from quickening.games.huntik.kinds.each_player import EachPlayer
from quickening.games.huntik.kinds.effects.common import ToCards
from quickening.games.huntik.kinds.effects.lasting import GainControl
from quickening.games.huntik.kinds.filters import Noun
from quickening.games.huntik.kinds.glossary import Unless
from quickening.games.huntik.kinds.target_players import Does, TargetPlayer
from quickening.games.huntik.meaning.changes import refuse
from quickening.games.huntik.meaning.happening import Happening
from quickening.games.huntik.meaning.words import is_opponent
from quickening.lang import deeds
from quickening.lang.resolve import Sequence
from quickening.lang.selections import Cards

#: HK 304.1. Players by their part in the mission.
ROLES = {"lead player": "lead", "defending player": "defending"}


class Doers(Happening):
    """Deeds with whoever does them."""

    def done(self, deed: deeds.Deed, until: str) -> Any:
        """A deed, by you or by somebody else."""
        who = deed.role("AGENT")
        if deed.sense == "gain control":
            refuse(not (who is None or isinstance(who, deeds.You)), "who gains control")
            return GainControl(self.as_selection(deed.role("WHAT")), until or "game")
        if self.is_somebody_else(who):
            return self.by_somebody(who, (deed,))
        return self.lowered("do", deed)

    def is_somebody_else(self, who: Any) -> bool:
        """Whether another player than you is said to do it."""
        player = isinstance(getattr(who, "nouns", None), deeds.Nouns) and who.nouns.kind == "player"
        return is_opponent(who) or player or isinstance(who, deeds.Related)

    def by_somebody(self, who: Any, done: tuple[deeds.Deed, ...]) -> Any:
        """What somebody else does, one thing or several: to them it is `you` and `your`."""
        if any(speaks_of_you(deed) for deed in done):
            raise CannotSay("whose that is")
        own = tuple(as_own(deed, who) for deed in done)
        if isinstance(who, deeds.All):
            refuse(who.word != "each" or who.nouns != deeds.Nouns("player"), "who does it")
            return self.by_each(own)
        if is_opponent(who):
            return self.by_opponent(own)
        if isinstance(who, deeds.Picked):
            player = self.target_player(who)
            return Does("player", player, self.in_order(own))
        if isinstance(who, deeds.Related):
            return self.by_role(who, own)
        raise CannotSay("who does it")

    def in_order(self, done: tuple[deeds.Deed, ...]) -> Any:
        """One thing, or several one after the other."""
        made = tuple(self.lowered("do", deed) for deed in done)
        return made[0] if len(made) == 1 else Sequence(made)

    def target_player(self, who: deeds.Picked) -> TargetPlayer:
        """HK 704.1. `target player`, `another target player`."""
        refuse(who.nouns != deeds.Nouns("player") or who.word not in ("target", "another target"), "which player")
        self.last = who.slot
        return TargetPlayer(Cards(Noun("card")), target=True, another=who.word != "target")

    def by_opponent(self, done: tuple[deeds.Deed, ...]) -> Any:
        """`your opponent discards it`, `your opponent discards a card`."""
        made = self.in_order(done)
        it = isinstance(done[0].role("WHAT"), deeds.Ref)
        return made if it and isinstance(made, card_effects.Discard) else Does("opponent", None, made)

    def by_each(self, done: tuple[deeds.Deed, ...]) -> Any:
        """`each player discards a card`; what is no choice of cards, one player after the other."""
        made = tuple(self.lowered("do", deed) for deed in done)
        if all(self.at_once(one) for one in made):
            each = tuple(EachPlayer(one) for one in made)
            return each[0] if len(each) == 1 else Sequence(each)
        return Does("each", None, made[0] if len(made) == 1 else Sequence(made))

    def at_once(self, made: Any) -> bool:
        """Whether both players can do it at the same time."""
        return isinstance(made, ToCards) or (isinstance(made, card_effects.Draw) and made.times is None)

    def by_role(self, who: deeds.Related, done: tuple[deeds.Deed, ...]) -> Any:
        """`the lead player draws a card`, `its controller discards a card`."""
        if who.of is None and who.kind in ROLES:
            return Does(ROLES[who.kind], None, self.in_order(done))
        refuse(who.kind not in ("controller", "owner"), "who does it")
        if isinstance(who.of, deeds.Picked) and who.kind == "controller":
            whose = self.choice(who.of)
            return Does("controller", whose, self.in_order(done))
        refuse(not isinstance(who.of, deeds.Ref) or who.of.slot != self.last, "who does it")
        return Does(who.kind, None, self.in_order(done))

    def unless(self, fact: deeds.Fact, made: tuple[Any, ...]) -> Any:
        """HK Unless. `... unless its controller discards a card`."""
        who = fact.deed.role("AGENT")
        refuse(fact.non or fact.past, "what is asked")
        known = "you" if isinstance(who, deeds.You) else "opponent" if is_opponent(who) else ""
        if isinstance(who, deeds.Related) and who.kind == "controller" and not known:
            refuse(not isinstance(who.of, deeds.Ref) or who.of.slot != self.last, "who does it")
            known = "controller"
        refuse(not known or (known != "you" and speaks_of_you(fact.deed)), "who does it")
        deed = as_own(fact.deed, who)
        return Unless(made, known, self.lowered("do", theirs(deed) if known != "you" else deed))


def speaks_of_you(deed: deeds.Deed) -> bool:
    """Whether a deed of somebody else's speaks of you or what is yours."""
    return any(_has_you(node) for name, node in deed.roles if name != "AGENT")


def _has_you(node: Any) -> bool:
    return isinstance(node, deeds.You) or any(_has_you(part) for part in deeds.parts(node) if not is_opponent(node))


def as_own(deed: deeds.Deed, who: Any) -> deeds.Deed:
    """The deed as whoever does it would say it: `their hand` is theirs, `a hero they control` is friendly."""
    slot = getattr(who, "slot", -1)

    def said(node: Any) -> Any:
        theirs = node == who or (isinstance(node, deeds.Ref) and node.slot == slot >= 0)
        if theirs:
            return deeds.You()
        if isinstance(node, deeds.Nouns):
            mine = [one for one in node.after if _is_mine(one)]
            rest = tuple(one for one in node.after if not _is_mine(one))
            return replace(node, before=(deeds.Is("friendly"), *node.before), after=rest) if mine else node
        return node

    roles = tuple((name, deeds.changed(node, said)) for name, node in deed.roles if name != "AGENT")
    return replace(deed, roles=roles)


def _is_mine(one: Any) -> bool:
    return isinstance(one, deeds.Gap) and one.deed == deeds.Deed("control", (("AGENT", deeds.You()),))


def theirs(deed: deeds.Deed) -> deeds.Deed:
    """HK 400.11e. What somebody eliminates is theirs: that goes without saying."""
    what = deed.role("WHAT")
    if deed.sense != "eliminate" or not isinstance(what, deeds.Picked) or not isinstance(what.nouns, deeds.Nouns):
        return deed
    if any(one == deeds.Is("friendly") for one in what.nouns.before):
        return deed
    nouns = replace(what.nouns, before=(deeds.Is("friendly"), *what.nouns.before))
    friendly = replace(what, nouns=nouns)
    return replace(deed, roles=tuple((name, friendly if name == "WHAT" else one) for name, one in deed.roles))
