"""Noun phrases of the ability language as Huntik's rules know them: cards, zones, areas, numbers."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, Lowering
from quickening.games.huntik.definitions import TEAMS
from quickening.games.huntik.kinds import amounts, filters, places
from quickening.games.huntik.kinds.effects.common import OneAndTwo
from quickening.games.huntik.kinds.effects.features import Feature
from quickening.games.huntik.kinds.filters import BEINGS, Tagged
from quickening.games.huntik.kinds.tokens import IsToken
from quickening.games.huntik.meaning.tables import lexicon, tables
from quickening.lang import deeds
from quickening.lang.selections import All, Cards, Chosen, It, Me, ThisCard

#: HK 400. Areas of yours.
YOURS = ("hand", "discard pile", "deck", "legendary hero pile")
#: Adjectives that say where a card is.
WHERE = {"in combat": filters.In(places.Zone("combat"))}
#: HK 302.1. Adjectives that are words of the rules.
ADJECTIVES = ("friendly", "enemy", "ready", "exhausted", "stunned", "lead", "defender", "other")
#: How many were so treated just before.
THIS_WAY = tuple(
    f"{done} this way" for done in ("discarded", "eliminated", "exhausted", "readied", "KO'd", "stunned", "returned")
)
OPPONENT = deeds.Related("opponent", deeds.You())
CHOICES = ("a", "target", "up to", "", "any number of", "another", "another target", "up to target")


class Words(Lowering):
    """How noun phrases are put. What was chosen or happened last is `it`."""

    def __init__(self) -> None:
        super().__init__(tables())
        self.kinds = lexicon().kinds
        self.last = -1
        self.own_event = False

    def is_given(self, node: Any, word: str) -> bool:
        """Whether whoever takes a role is who a line says."""
        if word == "opponent":
            return is_opponent(node)
        if word == "ordered":  # an order without a subject, to the card that acts
            return isinstance(node, deeds.This) and node.at < 0
        if word == "card":
            return isinstance(node, (deeds.Picked, deeds.All))
        return super().is_given(node, word)

    def convert(self, node: Any, wanted: str) -> Any:
        """A role as the type of its field asks for it."""
        if wanted.startswith("Selection"):
            return self.as_selection(node)
        if wanted.startswith("Cards"):
            return self.as_cards(node)
        if wanted.startswith("Place"):
            return self.as_place(node)
        if wanted.startswith("Amount"):
            return self.amount(node)
        raise CannotSay(f"a field of {wanted}")

    # -- cards ------------------------------------------------------------------------------------------------------

    def as_selection(self, node: Any) -> Any:
        """Cards to which something is done."""
        if isinstance(node, deeds.Me):
            return Me()
        if isinstance(node, deeds.This) and (node.at >= 0 or node.word):
            return It() if node.word and self.own_event else ThisCard()
        if isinstance(node, deeds.Ref) and node.slot == self.last:
            return It("they" if node.word == "they" else "it")
        if isinstance(node, deeds.Picked):
            return self.choice(node)
        if isinstance(node, deeds.All):
            return self.all(node)
        if isinstance(node, deeds.Called):
            return Feature(node.name)
        if isinstance(node, deeds.Both) and node.word == "and" and len(node.parts) == 2:
            one, two = (self.as_selection(part) for part in node.parts)
            first_me = isinstance(two, Me) and not isinstance(one, ThisCard)
            return OneAndTwo(two, one) if first_me else OneAndTwo(one, two)
        raise CannotSay("which card that is")

    def all(self, node: deeds.All, area: str = "") -> Any:
        """Every card of a description."""
        cards = self.in_area(self.cards(node.nouns), area)
        self.last = node.slot
        return All(cards)

    def choice(self, node: deeds.Picked, area: str = "") -> Chosen:
        """A card somebody chooses."""
        if node.word not in CHOICES:
            raise CannotSay(f"“{node.word}” of a choice")
        cards = self.in_area(self.cards(node.nouns), area)
        self.last = node.slot
        return Chosen(cards, node.least, node.most, "target" in node.word, "another" in node.word)

    def in_area(self, cards: Cards, area: str) -> Cards:
        """The description, of cards that lie in an area."""
        if not area:
            return cards
        if cards.area:
            raise CannotSay("two areas")
        return Cards(cards.noun, cards.before, cards.after, area)

    def as_cards(self, node: Any) -> Cards:
        """A description of cards that something happens to, or is done by: `a friendly hero`, `another hero`."""
        if isinstance(node, deeds.Picked) and (node.least, node.most) == (1, 1) and node.word in ("a", "another"):
            cards = self.cards(node.nouns)
            self.last = node.slot
            other = (filters.Word("other"),) if node.word == "another" else ()
            return Cards(cards.noun, (*other, *cards.before), cards.after, cards.area)
        if isinstance(node, deeds.All):
            self.last = node.slot
            return self.cards(node.nouns)
        raise CannotSay("what kind of card")

    def cards(self, nouns: Any) -> Cards:
        """A description of cards."""
        if isinstance(nouns, deeds.OneOfNouns):
            nouns = self.hero_or_obstacle(nouns)
        if not isinstance(nouns, deeds.Nouns) or self.kinds[nouns.kind].sort != "card":
            raise CannotSay("what kind of card")
        noun, before = self.noun(nouns)
        after: list[Any] = [WHERE[one.word] for one in nouns.before if is_where(one)]
        area = ""
        for one in nouns.after:
            if isinstance(one, deeds.In) and one.area == deeds.Area("play"):
                after.append(filters.InPlay())
            elif isinstance(one, deeds.In) and not area:
                area = self.area(one.area)
            elif isinstance(one, deeds.Gap):
                (before if one.possessive else after).insert(
                    0 if one.possessive else len(after), self.controlled(one)
                )
            else:
                after.append(self.behind(one))
        return Cards(noun, tuple(before), tuple(after), area)

    def hero_or_obstacle(self, nouns: deeds.OneOfNouns) -> Any:
        kinds = [one.kind for one in nouns.options]
        if kinds == ["hero", "obstacle"] and nouns.options[0].after == nouns.options[1].after:
            return deeds.Nouns("hero or obstacle", nouns.options[0].before, nouns.options[1].after)
        raise CannotSay("cards of two kinds")

    def noun(self, nouns: deeds.Nouns) -> tuple[Any, list[Any]]:
        """What kind of card, and the words before it."""
        names = [one for one in nouns.before if isinstance(one, deeds.Titled)]
        ranks = [one.word for one in nouns.before if one in (deeds.Is("minor"), deeds.Is("major"))]
        named = [one for one in nouns.before if isinstance(one, deeds.Titled) or one in map(deeds.Is, ranks)]
        others = [self.before(one) for one in nouns.before if one not in named and not is_where(one)]
        if len(names) == 1 and nouns.kind == "card" and names[0].how == "alone" and len(ranks) < 2:
            return filters.NameOnly(names[0].name, f"{ranks[0]} hero" if ranks else ""), others
        if len(ranks) == 1:
            raise CannotSay("a rank of what is no hero")
        if len(names) == 1 and nouns.kind == "card" and names[0].how == "card":
            return filters.NamedNoun(names[0].name), others
        if names:
            raise CannotSay("a name before a kind of card")
        if nouns.kind == "token":
            return IsToken(), others
        if nouns.kind == "copy of me":
            return filters.CopyOfMe(), others
        return (Tagged(nouns.kind) if nouns.kind in BEINGS else filters.Noun(nouns.kind)), others

    def before(self, one: Any) -> Any:
        """An adjective."""
        if isinstance(one, deeds.Is) and one.word in (*TEAMS, *BEINGS):
            return Tagged(one.word, one.non)
        if isinstance(one, deeds.Is) and not one.non and one.word in ADJECTIVES:
            return filters.Word(one.word)
        if isinstance(one, deeds.Is) and one.word == "token":
            return IsToken(one.non)
        raise CannotSay("what is said of it")

    def controlled(self, one: deeds.Gap) -> Any:
        """`your heroes`, `heroes you control`, `heroes your opponent controls`."""
        who = one.deed.role("AGENT")
        if one.deed.sense != "control" or one.role != "WHAT" or one.past or one.non or len(one.deed.roles) != 1:
            raise CannotSay("what is said of it")
        if isinstance(who, deeds.You):
            return filters.Word("your" if one.possessive else "friendly")
        if is_opponent(who):
            return filters.Word("enemy")
        raise CannotSay("whose that is")

    def behind(self, one: Any) -> Any:
        """What narrows down a noun from behind."""
        if isinstance(one, deeds.At):
            return self.at(one)
        if isinstance(one, deeds.Is) and not one.non and one.word in WHERE:
            return WHERE[one.word]
        if isinstance(one, deeds.Titled) and one.how == "named":
            return filters.Named(one.name, one.non)
        if isinstance(one, deeds.Away) and isinstance(one.of, deeds.Me) and isinstance(one.way.amount, deeds.Number):
            return filters.Away(one.way.amount.value, one.way.up_to)
        if isinstance(one, deeds.Has):
            return self.numbered(one)
        if isinstance(one, deeds.With):
            return self.with_it(one)
        raise CannotSay("what is said of it")

    def at(self, one: deeds.At) -> Any:
        """In a zone, in one of two, in any."""
        if isinstance(one.place, deeds.Picked):
            return filters.InAZone()
        zones = one.place.of if isinstance(one.place, deeds.Place) else None
        if isinstance(zones, tuple):
            return filters.InAZone(tuple(zone.value for zone in zones))
        return filters.In(self.as_place(one.place))

    def numbered(self, one: deeds.Has) -> Any:
        """HK 205. `with 2 DEF or less`."""
        if isinstance(one.amount, deeds.Number) and one.how in ("exactly", "or less", "or more"):
            return filters.WithNumber(one.figure, one.amount.value, one.how == "or less", one.how == "or more")
        if one.how == "or less" and one.amount == deeds.Figure("round", None):
            return filters.WithNumber(one.figure, or_less=True, than="round")
        own = isinstance(one.amount, deeds.Figure) and one.amount.of is None
        if own and one.how == "more" and {one.figure, one.amount.figure} == {"ATK", "DEF"}:
            return filters.WithNumber(one.figure, or_more=True, than=f"its {one.amount.figure}", strict=True)
        if isinstance(one.amount, deeds.Figure) and isinstance(one.amount.of, deeds.Me):
            return self.than_mine(one, one.amount.figure)
        raise CannotSay("how much that is")

    def than_mine(self, one: deeds.Has, mine: str) -> Any:
        """`with less DEF than me`, `with DEF less than my ATK`."""
        if one.how not in ("less", "more", "or less", "or more"):
            raise CannotSay("how much that is")
        more, strict = one.how.endswith("more"), not one.how.startswith("or")
        return filters.WithNumber(one.figure, 0, not more, more, f"my {mine}", strict)

    def with_it(self, one: deeds.With) -> Any:
        """HK 305.2, 402.1. With a counter on it, with an object, with the feature whose text this is."""
        what = one.what
        if isinstance(what, deeds.This) and not one.non:
            return filters.With("this")
        if isinstance(what, deeds.Called) and not one.non:
            return filters.With("feature", what.name)
        nouns = getattr(what, "nouns", None)
        if isinstance(nouns, deeds.Nouns) and nouns.kind == "object" and not nouns.before and not nouns.after:
            none = one.non or isinstance(what, deeds.No)
            if none or (isinstance(what, (deeds.Picked, deeds.All)) and what.word in ("a", "")):
                return filters.With("object", none=none)
        return self.with_counter(one)

    def with_counter(self, one: deeds.With) -> Any:
        """`with a Web counter`, `with 2 or more counters on it`, `with no counters`."""
        none = isinstance(one.what, deeds.No)
        if one.non or not (none or isinstance(one.what, (deeds.Picked, deeds.All))):
            raise CannotSay("what it has")
        name = self.counter_named(one.what.nouns)
        if none or isinstance(one.what, deeds.All):
            return filters.With("counter", name, none=none)
        if one.what.word not in ("a", "or more"):
            raise CannotSay("how many counters")
        return filters.With("counter", name, one.what.least)

    def counter_named(self, nouns: Any) -> str:
        """The name of counters, or none for any: on whom they are is said already."""
        if not isinstance(nouns, deeds.Nouns) or nouns.kind != "counter":
            raise CannotSay("which counters")
        on = [one for one in nouns.after if isinstance(one, deeds.Beside) and one.word == "on"]
        if (
            len(on) != len(nouns.after)
            or len(nouns.before) > 1
            or any(not isinstance(one.what, deeds.Ref) for one in on)
        ):
            raise CannotSay("which counters")
        if not nouns.before:
            return ""
        if isinstance(nouns.before[0], deeds.Titled):
            return nouns.before[0].name
        raise CannotSay("which counters")

    # -- areas and zones --------------------------------------------------------------------------------------------

    def area(self, area: Any) -> str:
        """HK 400. An area of yours, by its name."""
        if isinstance(area, deeds.Area) and isinstance(area.whose, deeds.You) and area.kind in YOURS:
            return area.kind
        raise CannotSay("whose area that is")

    def as_place(self, node: Any) -> Any:
        """HK 400.10. A zone."""
        if not isinstance(node, deeds.Place):
            raise CannotSay("which zone that is")
        if node.kind == "combat":
            return self.combat(node)
        if node.word.isdigit():
            return self.owners_zone(node)
        if isinstance(node.of, deeds.Number):
            return places.ZoneNumber(node.of.value)
        if isinstance(node.of, deeds.Me):
            return places.Zone("my")
        if isinstance(node.of, deeds.This):
            return places.Zone("this")
        if node.of is None and node.word == "that":
            return places.Zone("that")
        if isinstance(node.of, deeds.Ref) and node.of.slot == self.last:
            return places.Zone("its")
        return self.zone_of(node.of)

    def zone_of(self, who: Any) -> Any:
        """`target hero's zone`, `the Argo's zone`."""
        if isinstance(who, deeds.Picked) and "target" in who.word:
            return places.ZoneOf(self.choice(who))
        if isinstance(who, deeds.Called):
            return places.ZoneOf(Feature(who.name))
        raise CannotSay("which zone that is")

    def owners_zone(self, node: Any) -> Any:
        """HK 400.10b. `its owner's zone 1`."""
        whose = node.of
        if isinstance(whose, deeds.Related) and whose.kind == "owner" and isinstance(whose.of, deeds.Ref):
            if whose.of.slot == self.last:
                return places.ZoneNumber(int(node.word), "owner")
        raise CannotSay("whose zone that is")

    def combat(self, node: Any) -> Any:
        """`this combat`, `that combat`."""
        return places.Zone("combat")

    # -- amounts ----------------------------------------------------------------------------------------------------

    def amount(self, node: Any) -> Any:
        """A number that has to be worked out."""
        if isinstance(node, deeds.Count):
            return self.count(node.nouns)
        if node == deeds.Figure("result", deeds.You()):
            return amounts.Figure("result")
        if isinstance(node, deeds.ThatMuch):
            return amounts.Figure("that many")
        if isinstance(node, deeds.Figure) and node.of is None and node.figure in ("round", "my zone"):
            return amounts.Figure(node.figure)
        if isinstance(node, deeds.Figure) and node.figure in ("ATK", "DEF"):
            return amounts.Figure(node.figure, self.as_selection(node.of))
        raise CannotSay("how much that is")

    def count(self, nouns: Any) -> Any:
        """How many there are: cards, objects with somebody, counters on somebody."""
        done = [one.word for one in nouns.before if isinstance(one, deeds.Is) and one.word in THIS_WAY]
        if len(done) == 1 and not nouns.after and len(nouns.before) == 1:
            return amounts.Figure("that many", name=done[0].split()[0])
        if nouns == deeds.Nouns("card", (), (deeds.In(deeds.Area("hand", OPPONENT)),)):
            return amounts.Figure("opponent's hand")
        on = [one for one in nouns.after if isinstance(one, deeds.Beside) and one.word == "on"]
        if nouns.kind == "counter" and len(on) == len(nouns.after) == 1 and len(nouns.before) < 2:
            name = nouns.before[0] if nouns.before else deeds.Titled("")
            if isinstance(name, deeds.Titled):
                return amounts.Figure("counters", self.as_selection(on[0].what), name.name)
        held = nouns.after[0].what if len(nouns.after) == 1 and isinstance(nouns.after[0], deeds.With) else None
        if nouns == deeds.Nouns("object", (), nouns.after) and isinstance(held, (deeds.Ref, deeds.Me)):
            return amounts.Figure("objects", self.as_selection(held))
        return amounts.ForEach(self.cards(nouns))


def is_where(one: Any) -> bool:
    """`in combat`: said behind the noun."""
    return isinstance(one, deeds.Is) and not one.non and one.word in WHERE


def is_opponent(node: Any) -> bool:
    """`your opponent`: there is only one."""
    if isinstance(node, deeds.Related):
        return node.kind == "opponent" and isinstance(node.of, deeds.You)
    return isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("opponent") and node.word == "a"
