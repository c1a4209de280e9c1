"""What has to be so, as Huntik's rules ask for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english.conditions import THERE
from quickening.english.lowering import CannotSay
from quickening.games.huntik.kinds import conditions, filters
from quickening.games.huntik.kinds.places import MY_ZONE
from quickening.games.huntik.meaning.words import Words, is_opponent
from quickening.lang import deeds
from quickening.lang.selections import Cards, It, Me

MANY = (deeds.Picked, deeds.All, deeds.No)


class Conditions(Words):
    """Conditions of powers and effects."""

    def condition(self, node: Any) -> Any:
        """What is asked."""
        if isinstance(node, deeds.Joined) and node.word == "and" and len(node.parts) == 2:
            one, other = (self.condition(part) for part in node.parts)
            return conditions.Both(one, other)
        if isinstance(node, deeds.Now) and node.unit == "round":
            return conditions.Now(node.number, node.or_later)
        if isinstance(node, deeds.Time):
            return self.turn(node)
        if node == deeds.Done():
            return conditions.Did()
        if isinstance(node, deeds.State) and not node.past and len(node.traits) == 1:
            return self.state(node)
        if isinstance(node, deeds.Fact) and not node.past and not node.non:
            return self.fact(node.deed)
        aimed = node.deed.role("WHAT") if isinstance(node, deeds.Fact) and node.deed.sense == "target" else None
        if isinstance(aimed, deeds.Called) and isinstance(node.deed.role("AGENT"), deeds.You) and not node.non:
            return conditions.So("targeted", aimed.name)
        raise CannotSay("what is asked")

    def turn(self, node: deeds.Time) -> Any:
        """HK 503. `it's your turn`."""
        if (node.point, node.unit, node.which) != ("during", "turn", None):
            raise CannotSay("what time that is")
        if not isinstance(node.whose, deeds.You) and not is_opponent(node.whose):
            raise CannotSay("whose turn that is")
        return conditions.Now(turn="opponent" if is_opponent(node.whose) else "you")

    # -- somebody is something --------------------------------------------------------------------------------------

    def state(self, node: deeds.State) -> Any:
        trait = node.traits[0]
        if isinstance(node.who, deeds.Figure) and isinstance(trait, deeds.Has):
            return self.figure_is(node.who, trait)
        if isinstance(node.who, (*MANY, deeds.More)) and isinstance(trait, (deeds.At, deeds.Is)):
            return self.there_are(node.who) if trait == deeds.Is(THERE) else self.there(node, trait)
        if isinstance(trait, (deeds.At, deeds.In)) and not node.non:
            return self.lies(node.who, trait)
        if isinstance(trait, deeds.Is) and not trait.non:
            return self.described(node, trait.word)
        if isinstance(trait, deeds.Has) and isinstance(node.who, deeds.Me) and not node.non:
            return self.my_number(trait)
        if isinstance(trait, deeds.With) and not trait.non and not node.non:
            return self.bears(node.who, trait.what)
        if isinstance(trait, deeds.Picked) and not node.non and (trait.least, trait.most) == (1, 1):
            return self.kind(node.who, trait)
        fights = trait.what if isinstance(trait, deeds.Beside) and trait.word == "in combat with" else None
        if fights is not None and isinstance(node.who, deeds.Me) and not node.non and not trait.non:
            return conditions.InCombat(against=self.as_cards(fights))
        raise CannotSay("what is asked of it")

    def lies(self, who: Any, trait: Any) -> Any:
        """`I'm in zone 4`, `I'm in your discard pile`."""
        if isinstance(trait, deeds.At):
            return self.in_zone(who, trait.place)
        if isinstance(who, (deeds.Me, deeds.This)) and self.area(trait.area) == "discard pile":
            return conditions.Lies(Me(), area="discard pile")
        raise CannotSay("where it is")

    def figure_is(self, figure: deeds.Figure, trait: deeds.Has) -> Any:
        """`my ATK is 5 or more`; HK 104.3: `the result is 5 or 6`."""
        if figure == deeds.Figure("result", deeds.You()):
            return conditions.FigureIs("result", least=0, among=self.results(trait))
        if not isinstance(figure.of, deeds.Me):
            raise CannotSay("whose number that is")
        return self.my_number(trait)

    def results(self, trait: deeds.Has) -> tuple[int, ...]:
        """HK 104.3. Of the sides of a die."""
        if trait.how == "one of" and isinstance(trait.amount, tuple):
            return trait.amount
        ways = {"exactly": (0, 0), "or more": (0, 6), "or less": (-6, 0)}
        if trait.how not in ways or not isinstance(trait.amount, deeds.Number):
            raise CannotSay("which results")
        low, high = (trait.amount.value + more for more in ways[trait.how])
        return tuple(side for side in range(1, 7) if low <= side <= high)

    def my_number(self, trait: deeds.Has) -> Any:
        """`I have 3 or more ATK`."""
        if trait.how not in ("or less", "or more") or not isinstance(trait.amount, deeds.Number):
            raise CannotSay("what is asked of it")
        number = trait.amount.value
        least, most = (0, number) if trait.how == "or less" else (number, -1)
        return conditions.FigureIs(trait.figure, least=least, most=most)

    def bears(self, who: Any, what: Any) -> Any:
        """`I have an object`, `I have 2 or more counters`."""
        if isinstance(who, deeds.Me) and is_one(what, "object"):
            return conditions.FigureIs("objects")
        if isinstance(what, deeds.Called) and isinstance(who, deeds.Picked):
            return conditions.Holds(what.name, self.as_cards(who))
        return self.has_counter(who, what)

    def there(self, node: deeds.State, trait: Any) -> Any:
        """`an enemy hero is in my zone`, `no defender heroes are in this zone`."""
        if node.non or not isinstance(trait, deeds.At):
            raise CannotSay("who is not there")
        place = self.as_place(trait.place)
        if isinstance(node.who, deeds.No):
            return conditions.There(self.cards(node.who.nouns), place, none=True)
        if self.enough(node.who):
            return conditions.There(self.cards(node.who.nouns), place, count=node.who.least)
        return conditions.There(self.as_cards(node.who), place)

    def enough(self, who: Any) -> bool:
        """`3 or more heroes`."""
        return isinstance(who, deeds.Picked) and who.word == "or more"

    def there_are(self, who: Any) -> Any:
        """`there are 3 or more heroes in my zone`: they are there."""
        if isinstance(who, deeds.More):
            return self.more_there(who)
        if any(isinstance(one, deeds.In) for one in who.nouns.after):
            return self.pile_has(who)
        where = [one for one in who.nouns.after if isinstance(one, deeds.At)]
        if len(where) != 1:
            raise CannotSay("where they are")
        rest = tuple(one for one in who.nouns.after if one is not where[0])
        plain = replace(who, nouns=replace(who.nouns, after=rest))
        return self.there(deeds.State(plain, tuple(where)), where[0])

    def more_there(self, who: deeds.More) -> Any:
        """`there are more enemy heroes than friendly heroes in my zone`."""
        than: Any = who.than.nouns if isinstance(who.than, deeds.All) else None
        where = than.after[-1] if isinstance(than, deeds.Nouns) and than.after else None
        if not isinstance(where, deeds.At) or who.nouns.after:
            raise CannotSay("where they are")
        fewer = self.cards(replace(than, after=than.after[:-1]))
        return conditions.There(self.cards(who.nouns), self.as_place(where.place), than=fewer)

    def pile_has(self, who: Any) -> Any:
        """`3 or more Action cards in your discard pile`."""
        cards = self.cards(who.nouns)
        if not isinstance(who, deeds.Picked) or who.word not in ("or more", "one or more"):
            raise CannotSay("how many there are")
        if cards.area != "discard pile":
            raise CannotSay("where they are")
        return conditions.There(cards, side="you", count=who.least)

    def in_zone(self, who: Any, place: Any) -> Any:
        """`I'm in zone 4 or 5`, `I'm in a zone with a friendly hero`."""
        if isinstance(place, deeds.Picked) and isinstance(who, deeds.Me) and place.nouns.after:
            return self.in_zone_with(place)
        numbers = place.of if isinstance(place, deeds.Place) and place.kind == "zone" else None
        zones = numbers if isinstance(numbers, tuple) else (numbers,)
        if not all(isinstance(zone, deeds.Number) for zone in zones):
            raise CannotSay("which zone that is")
        return conditions.Lies(self.as_selection(who), tuple(zone.value for zone in zones))

    def in_zone_with(self, place: deeds.Picked) -> Any:
        """`I'm in a zone with a friendly hero`: another one (HK Other)."""
        beside = place.nouns.after[0]
        plain = place.word == "a" and place.nouns == deeds.Nouns("zone", (), (beside,))
        if not plain or not isinstance(beside, deeds.With) or beside.non:
            raise CannotSay("which zone that is")
        cards = self.as_cards(beside.what)
        other = filters.Word("other")
        before = cards.before if other in cards.before else (other, *cards.before)
        return conditions.There(Cards(cards.noun, before, cards.after), MY_ZONE)

    def described(self, node: deeds.State, word: str) -> Any:
        """`I'm in combat`, `it's ready`, `I'm alone in my zone`."""
        if word == "in combat" and isinstance(node.who, (deeds.Me, deeds.Ref)):
            return conditions.InCombat(self.as_selection(node.who), out=node.non)
        if word == "your only hero in play" and isinstance(node.who, deeds.Me) and not node.non:
            return conditions.There(Cards(filters.Noun("hero"), (filters.Word("other"),)), side="you", none=True)
        if word == "alone in my zone" and isinstance(node.who, deeds.Me) and not node.non:
            return conditions.So("alone")
        if word in ("ready", "exhausted") and isinstance(node.who, (deeds.Me, deeds.This)):
            return conditions.IsReady(self.as_selection(node.who), no=(word == "exhausted") != node.non)
        raise CannotSay("what is asked of it")

    def kind(self, who: Any, trait: deeds.Picked) -> Any:
        """`it's an Action card`, `I'm a Seeker`."""
        if isinstance(who, deeds.Me):
            return conditions.Is(Me(), self.cards(trait.nouns))
        if isinstance(who, deeds.Ref) and isinstance(self.as_selection(who), It) and who.word == "it":
            return conditions.Is(It(), self.cards(trait.nouns))
        raise CannotSay("what that is")

    # -- somebody has something -------------------------------------------------------------------------------------

    def fact(self, deed: deeds.Deed) -> Any:
        who, what = deed.role("AGENT"), deed.role("WHAT")
        if deed.sense == "control" and (isinstance(who, deeds.You) or is_opponent(who)):
            return self.controls(what, not isinstance(who, deeds.You))
        if deed.sense == "same action":
            return conditions.So("same action")
        if deed.sense == "have" and isinstance(who, deeds.Me) and is_one(what, "object"):
            return conditions.FigureIs("objects")
        if deed.sense == "have" and isinstance(what, deeds.Called) and isinstance(who, deeds.Picked):
            place = deed.role("IN")
            return conditions.Holds(what.name, self.as_cards(who), None if place is None else self.as_place(place))
        if deed.sense == "have counter":
            return self.has_counter(who, what)
        raise CannotSay("what is asked")

    def has_counter(self, who: Any, what: Any) -> Any:
        """HK 402.1. `I have a Survival counter`, `2 or more counters`, `no Fear counters`."""
        none = isinstance(what, deeds.No)
        name = self.counter_named(what.nouns) if none or isinstance(what, deeds.Picked) else None
        if name is None or (not none and what.word not in ("a", "or more", "")):
            raise CannotSay("which counters")
        return conditions.FigureIs(
            "counters", self.as_selection(who), name, 0 if none else what.least, 0 if none else -1
        )

    def controls(self, what: Any, opponent: bool) -> Any:
        """`you control 3 or more heroes`, `you have any minor heroes in play`, `you have cards in your hand`."""
        if isinstance(what, deeds.Both) and what.word == "and" and len(what.parts) == 2:
            one, other = (self.controls(part, opponent) for part in what.parts)
            return conditions.Both(one, other)
        if isinstance(what, (deeds.More, deeds.Fewer)):
            return self.compared(what, opponent)
        side = "opponent" if opponent else "you"
        in_hand = self.in_hand(what, opponent)
        if in_hand is not None:
            return in_hand
        if isinstance(what, deeds.Picked) and any(isinstance(one, deeds.In) for one in what.nouns.after):
            if self.cards(what.nouns).area and not opponent:
                return self.pile_has(what)
        if isinstance(what, deeds.Picked) and what.word == "or more" and what.least > 1:
            return conditions.There(self.in_play(what.nouns), side=side, count=what.least)
        single = (
            isinstance(what, deeds.Picked) and (what.least, what.most) == (1, 1) and what.word in ("a", "another")
        )
        if single:
            return conditions.There(self.without_play(self.as_cards(what)), side=side)
        if isinstance(what, deeds.No):
            return conditions.There(self.in_play(what.nouns), side=side, none=True)
        if isinstance(what, deeds.Picked) and what.word == "any" and not opponent:
            return conditions.There(self.in_play(what.nouns), side=side)
        raise CannotSay("what is controlled")

    def in_hand(self, what: Any, opponent: bool) -> Any:
        """`you have 5 or more cards in your hand`, `your opponent has no cards in their hand`."""
        nouns = getattr(what, "nouns", None)
        if (
            not isinstance(nouns, deeds.Nouns)
            or nouns != deeds.Nouns("card", (), nouns.after)
            or len(nouns.after) != 1
        ):
            return None
        held = nouns.after[0].area if isinstance(nouns.after[0], deeds.In) else None
        if held is None or held.kind != "hand" or is_opponent(held.whose) != opponent:
            return None
        if isinstance(what, deeds.All) and what.word == "" and not opponent:
            return conditions.There(conditions.IN_HAND, side="you")
        if isinstance(what, deeds.No):
            return conditions.There(conditions.IN_HAND, side="opponent" if opponent else "you", none=True)
        if isinstance(what, deeds.Picked) and what.word in ("or more", "one or more"):
            return conditions.There(conditions.IN_HAND, side="opponent" if opponent else "you", count=what.least)
        raise CannotSay("how many cards")

    def compared(self, what: Any, opponent: bool) -> Any:
        """`you control more heroes than your opponent`, `you have fewer cards in your hand than your opponent`."""
        theirs = is_opponent(what.than) or (isinstance(what.than, deeds.You) and opponent)
        if not theirs or (isinstance(what.than, deeds.You) != opponent):
            raise CannotSay("than who")
        cards = self.cards(what.nouns)
        if cards == conditions.IN_HAND and not opponent:
            return conditions.There(cards, side="you" if isinstance(what, deeds.More) else "opponent", more=True)
        if isinstance(what, deeds.Fewer) or cards.area:
            raise CannotSay("what is compared")
        return conditions.There(cards, side="opponent" if opponent else "you", more=True)

    def in_play(self, nouns: Any) -> Any:
        return self.without_play(self.cards(nouns))

    def without_play(self, cards: Cards) -> Cards:
        """What is controlled is in play: that goes without saying."""
        if cards.area:
            raise CannotSay("cards that nobody controls")
        after = tuple(one for one in cards.after if one != filters.InPlay())
        return Cards(cards.noun, cards.before, after)


def is_one(what: Any, kind: str) -> bool:
    """`an object`, and nothing more said of it."""
    return isinstance(what, deeds.Picked) and what.word == "a" and what.nouns == deeds.Nouns(kind)
