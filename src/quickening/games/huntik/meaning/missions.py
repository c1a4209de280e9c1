"""Missions: where features are put, and what has to be so for somebody to win (HK 102, 304)."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.huntik.kinds import abilities, conditions
from quickening.games.huntik.kinds.effects.features import Aside, Feature, Placed, PlaceEach, PlaceFeature
from quickening.games.huntik.meaning.acting import sense_of
from quickening.games.huntik.meaning.changes import refuse
from quickening.games.huntik.meaning.powers import Powers
from quickening.lang import deeds

#: HK 102.2a. Who wins, as the rules call them.
WINNERS = {"defending player": "defender"}
#: Senses of verbs that lay out the mission.
PLACING = ("put", "put with", "put each", "put aside")


class Missions(Powers):
    """A paragraph of a mission."""

    def kind_of_power(self, one: deeds.Ability, label: str, kind: str, played: bool) -> Any:
        plain = not label and not kind and not one.costs
        if plain and one.shape == "always" and one.needs is None and not one.adjuncts:
            laid_out = self.laid_out(one.body)
            if laid_out is not None:
                return laid_out
        if plain:
            won = self.won(one)
            if won is not None:
                return won
        return super().kind_of_power(one, label, kind, played)

    # -- how it is laid out (HK 304.2) ------------------------------------------------------------------------------

    def laid_out(self, body: tuple[Any, ...]) -> Any:
        """`Put the Scroll into zone 2.`, `Shuffle face down 3 Fake Rings and a Ring.`."""
        parts = body[0].parts if len(body) == 1 and isinstance(body[0], deeds.Sequence) else body
        senses = [sense_of(part) for part in parts]
        if senses == ["shuffle face down"]:
            return abilities.FaceDown(self.placed(parts[0].deed.role("WHAT")))
        if not all(sense in PLACING for sense in senses):
            return None
        return abilities.SetUp(tuple(self.placement(part.deed) for part in parts))

    def placement(self, deed: deeds.Deed) -> Any:
        """HK 304.2. Where features are put before the game."""
        features = self.placed(deed.role("WHAT"))
        if deed.sense == "put aside":
            refuse(deed.role("ASIDE") != deeds.Area("map") or len(features) > 1, "where it is put")
            return Aside(features[0].name)
        zones = self.zones_named(deed.role("INTO"))
        if deed.sense == "put each":
            refuse(len(features) > 1 or features[0].count > 1, "how many into each zone")
            return PlaceEach(features[0].name, zones)
        refuse(len(zones) != 1 or len(deed.roles) != (3 if deed.sense == "put with" else 2), "where it is put")
        counter = deed.role("WITH")
        if counter is None:
            return PlaceFeature(features, zones[0])
        named, how_many = self.counters_on_it(deed.role("WHAT"), counter)
        return PlaceFeature(features, zones[0], named, how_many)

    def counters_on_it(self, what: Any, counter: Any) -> tuple[str, int]:
        """`with 3 Water counters on it`."""
        refuse(not isinstance(counter, deeds.Picked) or counter.least != counter.most, "how many counters")
        nouns = counter.nouns
        refuse(nouns.after != (deeds.Beside("on", what),), "on what the counters are")
        refuse(len(nouns.before) != 1 or not isinstance(nouns.before[0], deeds.Titled), "which counters")
        return nouns.before[0].name, counter.least

    def zones_named(self, place: Any) -> tuple[int, ...]:
        """`zone 4`, `zones 2, 3 and 4`."""
        of = place.of if isinstance(place, deeds.Place) and place.kind == "zone" else None
        if isinstance(of, deeds.Number):
            return (of.value,)
        if not isinstance(of, tuple) or place.word != "each":
            raise CannotSay("which zone")
        return tuple(zone.value for zone in of)

    def placed(self, what: Any) -> tuple[Any, ...]:
        """Features by their names, and how many of each."""
        parts = what.parts if isinstance(what, deeds.Both) and what.word == "and" else (what,)
        return tuple(Placed(*self.so_many_named(part)) for part in parts)

    def so_many_named(self, node: Any) -> tuple[str, int]:
        """`the Scroll`, `2 Bulls`."""
        if isinstance(node, deeds.Called):
            return node.name, 1
        name = named(node)
        if name is None or not isinstance(node, deeds.Picked) or node.word not in ("a", "", "all"):
            raise CannotSay("which feature")
        return name, node.most

    # -- who wins (HK 102) ------------------------------------------------------------------------------------------

    def won(self, one: deeds.Ability) -> Any:
        """`If the Scroll is in zone 1, you win.`; at any time, or at the end of rounds."""
        asked, body = one.needs, one.body
        if one.shape == "when" and len(body) == 1 and isinstance(body[0], deeds.If) and not body[0].otherwise:
            asked, body = body[0].condition, body[0].body
        if len(body) != 1 or sense_of(body[0]) != "win":
            return None
        if one.shape == "when":
            return self.won_then(one, asked, body[0].deed.role("AGENT"))
        refuse(asked is None or bool(one.adjuncts), "on what terms")
        return abilities.WinIf(self.condition(asked), self.winner(body[0].deed.role("AGENT")))

    def won_then(self, one: deeds.Ability, asked: Any, who: Any) -> Any:
        """At the end of some rounds, or as soon as something is KO'd."""
        refuse(len(one.adjuncts) != 1 or one.needs is not None, "on what terms")
        moment = one.adjuncts[0]
        if isinstance(moment, deeds.Event) and len(moment.deeds) == 1 and asked is None:
            return abilities.WinIf(self.destroyed(moment.deeds[0]), self.winner(who))
        refuse(not isinstance(moment, deeds.Time) or asked is None, "on what terms")
        refuse((moment.point, moment.unit, moment.which) != ("end", "round", None), "when that is asked")
        later = moment.whose == "each"
        refuse(not later and not isinstance(moment.whose, tuple), "at the end of which round")
        rounds = (1,) if later else moment.whose
        held = self.held_by_a_player(asked, who)
        if held is not None:
            return abilities.WinAtEnd(rounds, held, later, "player")
        return abilities.WinAtEnd(rounds, self.condition(asked), later, self.winner(who))

    def winner(self, who: Any) -> str:
        """You, or the defending player."""
        if who is None or isinstance(who, deeds.You):
            return "you"
        if isinstance(who, deeds.Related) and who.of is None and who.kind in WINNERS:
            return WINNERS[who.kind]
        raise CannotSay("who wins")

    def destroyed(self, deed: deeds.Deed) -> Any:
        """`Bigfoot is KO'd`, `all of the Guards are KO'd`."""
        what = deed.role("WHAT")
        refuse(deed.sense != "KO" or len(deed.roles) != 1, "on what terms")
        if isinstance(what, deeds.Called):
            return conditions.WasKOd(what.name)
        name = named(what)
        if name is None or not isinstance(what, deeds.All) or what.word != "all":
            raise CannotSay("who is KO'd")
        return conditions.WasKOd(name, all=True)

    def held_by_a_player(self, asked: Any, who: Any) -> Any:
        """`a player's hero has the Crown ..., that player wins`."""
        deed = asked.deed if isinstance(asked, deeds.Fact) and not asked.past and not asked.non else None
        if isinstance(asked, deeds.State) and len(asked.traits) == 1 and isinstance(asked.traits[0], deeds.With):
            hero, what = asked.who, asked.traits[0].what
        elif deed is not None and deed.sense == "have" and len(deed.roles) == 2:
            hero, what = deed.role("AGENT"), deed.role("WHAT")
        else:
            return None
        if not isinstance(who, deeds.Ref) or not isinstance(what, deeds.Called) or not isinstance(hero, deeds.Picked):
            return None
        player = deeds.Picked(deeds.Nouns("player"), slot=who.slot)
        owned = deeds.Gap(deeds.Deed("control", (("AGENT", player),)), "WHAT")
        refuse(hero.nouns != deeds.Nouns("hero", (), (owned,)) or hero.word != "a", "whose hero")
        return conditions.Holds(what.name)

    def all(self, node: deeds.All, area: str = "") -> Any:
        """`all of the Bulls`: the features of that name."""
        name = named(node)
        if name is None or node.word != "all" or area:
            return super().all(node, area)
        self.last = node.slot
        return Feature(name)

    def state(self, node: deeds.State) -> Any:
        """`the Argo is in zone 5`, `all 3 Bulls are in zone 1`, `3 lead heroes are in zone 5`."""
        trait = node.traits[0]
        several = isinstance(node.who, deeds.Picked) and node.who.word == "all" and named(node.who) is not None
        if isinstance(trait, deeds.At) and not node.non and (isinstance(node.who, deeds.Called) or several):
            return conditions.AllAreIn(*self.so_many_named(node.who), self.as_place(trait.place))
        return super().state(node)

    def enough(self, who: Any) -> bool:
        """HK 304.2. On a mission `3 heroes` are three or more."""
        return isinstance(who, deeds.Picked) and who.word in ("or more", "") and who.least > 1


def named(node: Any) -> str | None:
    """The name of cards that are known by nothing else."""
    nouns = getattr(node, "nouns", None)
    if not isinstance(nouns, deeds.Nouns) or nouns.kind != "card" or nouns.after or len(nouns.before) != 1:
        return None
    mark = nouns.before[0]
    return mark.name if isinstance(mark, deeds.Titled) and mark.how == "alone" else None
