"""How cards come into play, and where they may be played (HK 705.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.core.data import replace as struct_replace
from quickening.english.lowering import CannotSay
from quickening.games.huntik.kinds import abilities, changes
from quickening.games.huntik.kinds.filters import Word
from quickening.games.huntik.kinds.places import MY_ZONE, Zone
from quickening.games.huntik.meaning.acting import Acting
from quickening.games.huntik.meaning.changes import refuse
from quickening.lang import deeds
from quickening.lang.selections import Cards


class Entering(Acting):
    """What is so as a card enters play, or is played."""

    def comes_in(self, one: deeds.Ability, label: str) -> Any:
        """HK 705.1b. `I come into play exhausted`, `with a Survival counter`."""
        deed = one.body[0].deed if len(one.body) == 1 and isinstance(one.body[0], deeds.Do) else None
        if deed is None or deed.sense not in ("come into play", "come with"):
            return None
        if isinstance(deed.role("WHAT"), deeds.All):
            return self.others_come_in(deed, one, label)
        if deed.role("WHAT") != deeds.Me() or one.needs is not None:
            return None
        how = deed.role("HOW")
        if deed.sense == "come into play" and isinstance(how, deeds.Is) and how.word in ("exhausted", "stunned"):
            return abilities.ComesIn(exhausted=how.word == "exhausted", stunned=how.word == "stunned", name=label)
        counter = deed.role("COUNTER")
        if deed.sense == "come with" and counter is not None:
            return self.with_counters(deed, counter, label)
        return None

    def with_counters(self, deed: deeds.Deed, counter: Any, label: str) -> Any:
        """`with 2 Fire counters`, `with a counter for each ...`, `with X counters, where X is ...`."""
        times = None if deed.role("EACH") is None else self.amount(deed.role("EACH"))
        if isinstance(counter, deeds.Picked) and counter.amount is not None:
            refuse(times is not None, "how many counters")
            times, counter = self.amount(counter.amount), replace(counter, least=1, most=1, word="a", amount=None)
        made = self.lowered("do", deeds.Deed("put counter", (("ON", deeds.Me()), ("WHAT", counter))))
        return abilities.ComesIn(
            counter=made.name, name=label, atk=made.atk, defense=made.defense, count=made.count, times=times
        )

    def others_come_in(self, deed: deeds.Deed, one: deeds.Ability, label: str) -> Any:
        """HK 705.1b. `All enemy heroes come into play exhausted.`."""
        who, how, counter = self.cards(deed.role("WHAT").nouns), deed.role("HOW"), deed.role("COUNTER")
        refuse(len(deed.roles) != 2, "how they come")
        if counter is None:
            refuse(not isinstance(how, deeds.Is) or how.word not in ("exhausted", "stunned"), "how they come")
            change = changes.Arriving(exhausted=how.word == "exhausted", stunned=how.word == "stunned")
        else:
            made = self.lowered("do", deeds.Deed("put counter", (("ON", deeds.Me()), ("WHAT", counter))))
            refuse(bool(made.name) or made.count > 1, "which counters")
            change = changes.Arriving(atk=made.atk, defense=made.defense)
        condition = None if one.needs is None else self.condition(one.needs)
        return abilities.AlwaysOn(who, change, label, condition)

    # -- where a card may be played (HK 705.1b) ---------------------------------------------------------------------

    def played_into(self, one: deeds.Ability, label: str) -> Any:
        """`You may play me into zone 2.`, `You may play minor heroes into my zone.`."""
        deed = allowed(one.body[0]) if len(one.body) == 1 else None
        if deed is None or deed.sense != "play into":
            return None
        condition = None if one.needs is None else self.condition(self.playing_now(one.needs))
        if not isinstance(deed.role("WHAT"), deeds.Me):
            refuse(self.as_place(deed.role("INTO")) != MY_ZONE, "which zone")
            cards = self.as_played_into(deed.role("WHAT"), deed.role("FROM"))
            refuse(Word("enemy") in cards.before, "whose heroes")
            mine = tuple(part for part in cards.before if part != Word("your"))
            cards = Cards(cards.noun, mine, cards.after, cards.area)
            return abilities.AlwaysOn(MY_ZONE, changes.MayPlayInto(cards), label, condition)
        from_hand = deed.role("FROM") is not None
        refuse(from_hand and self.area(deed.role("FROM")) != "hand", "where it is played from")
        return struct_replace(
            self.zone_to_play(deed.role("INTO")), from_hand=from_hand, condition=condition, name=label
        )

    def playing_now(self, needs: Any) -> Any:
        """`If you play me in round 3 or later, you may play me into ...`: then is when it is asked."""
        parts = needs.parts if isinstance(needs, deeds.Joined) and needs.word == "and" else (needs,)
        playing = deeds.Fact(deeds.Deed("play", (("AGENT", deeds.You()), ("WHAT", deeds.Me()))))
        rest = [part for part in parts if part != playing]
        return rest[0] if len(rest) == 1 else needs

    def zone_to_play(self, into: Any) -> Any:
        """A zone by its number, or one with somebody in it."""
        if isinstance(into, deeds.Place):
            zones = self.as_zones_of(into) if isinstance(into.of, tuple) else ()
            return abilities.PlayedInto(zones=zones) if zones else abilities.PlayedInto(self.as_place(into))
        nouns = into.nouns if isinstance(into, deeds.Picked) and into.word == "a" else None
        if not isinstance(nouns, deeds.Nouns) or nouns.kind != "zone":
            raise CannotSay("which zone")
        if nouns.before == (deeds.Is("whose number is the same as the round number"),) and not nouns.after:
            return abilities.PlayedInto(Zone("round"))
        beside = nouns.after[0] if len(nouns.after) == 1 and not nouns.before else None
        if isinstance(beside, deeds.Beside) and beside.word == "where you have":
            return abilities.PlayedInto(beside=self.as_cards(beside.what))
        if not isinstance(beside, deeds.With) or beside.non:
            raise CannotSay("which zone")
        return self.zone_with_whom(self.as_cards(beside.what))

    def zone_with_whom(self, cards: Cards) -> Any:
        """`any zone with a friendly Seeker`, `with an enemy Titan`: whose it is is said by where it is kept."""
        sides = [word for word in cards.before if word in (Word("friendly"), Word("enemy"))]
        refuse(len(sides) != 1, "whose hero is there")
        rest = tuple(word for word in cards.before if word not in sides)
        plain = Cards(cards.noun, rest, cards.after, cards.area)
        if sides == [Word("enemy")]:
            return abilities.PlayedInto(near=plain)
        return abilities.PlayedInto(beside=plain)


def allowed(part: Any) -> deeds.Deed | None:
    """What a player may do, or may be done."""
    if isinstance(part, deeds.May) and part.who is None and len(part.body) == 1:
        inner = part.body[0]
        return inner.deed if isinstance(inner, deeds.Do) else None
    let = isinstance(part, deeds.Change) and part.mood == "let"
    return part.what if let and part.what.role("AGENT") is None else None
