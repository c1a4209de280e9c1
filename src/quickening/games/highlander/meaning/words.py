"""Noun phrases of the ability language as Highlander's rules know them: players, cards, so many of them, amounts."""

from __future__ import annotations

from dataclasses import replace as with_
from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, Lowering
from quickening.english.modifiers import controlled_by
from quickening.english.references import BESIDE
from quickening.games.highlander.definitions import PASSING
from quickening.games.highlander.kinds import amounts, filters
from quickening.games.highlander.kinds.amounts import Count
from quickening.games.highlander.meaning.tables import MEANINGS
from quickening.games.highlander.names import named
from quickening.games.highlander.state import BLOCKED, DODGED
from quickening.lang import deeds
from quickening.lang.selections import All, Cards, Chosen, ThisCard

#: HL1 1. There are two players: whoever is not you is your opponent.
OPPONENTS = ("your opponent", "opponent", "target", "target player", "target opponent")
#: As many as there are.
MANY = 99
#: HL1 58. What is spoken of as `that` attack or defense.
FOUGHT = ("attack", "block", "dodge", "defense")
ALONE = ("a", "", "up to", "any number of", "another")
#: So much of what is measured, by the noun that counts it.
POINTS = ("damage", "point of damage", "Ability", "point of Ability")

#: HLT 193. What a die shows, or half of it.
#: HL3 126-151. The words before a sentence that say what kind of effect it is.
KEYWORDS = (
    *("ALLOWANCE", "BURN", "CAPTURE", "COST", "CUMULATIVE", "DISCARD", "DRAW", "REMOVAL", "RESTRICTION", "RETRIEVE"),
    *("REVEAL", "TRIGGER", "WOUND"),
)
#: HL1 75. Damage that nothing prevents.
SURE = deeds.Is("unpreventable")
#: What may stand behind a noun and says something of the card.
BESIDE_WORDS = ("other than", "marked", "specific to")
#: HL1 41. How an attack was stopped, by the verb.
STOPPED = {"block": BLOCKED, "dodge": DODGED}
#: HLT 187. Half of somebody's Ability.
HALVES = {f"half rounded {way}": f"half the Ability, rounded {way}" for way in ("up", "down")}
PIPS = {
    "pip": Count("pips"),
    "pip halved up": Count("half the pips, rounded up"),
    "pip halved down": Count("half the pips, rounded down"),
}


class Words(Lowering):
    """How noun phrases are put. `told` are those of whom words behind them may speak; `theirs` is the slot of the
    player whose turn it is, or who does what is waited for: the text then calls that one the opponent.
    """

    def __init__(self, card_type: str) -> None:
        super().__init__(MEANINGS.tables)
        self.card_type = card_type
        self.told: dict[int, Any] = {}
        self.theirs = -2

    def convert(self, node: Any, wanted: str) -> Any:
        """A role as the type of its field asks for it."""
        if wanted.startswith("Selection"):
            return self.selection(node)
        if wanted.startswith("Cards"):
            return self.kinds_of(node)
        raise CannotSay(f"a field of {wanted}")

    # -- players -----------------------------------------------------------------------------------------------------

    def who(self, node: Any) -> str:
        """A player: you, your opponent, or each."""
        if isinstance(node, deeds.Ref) and node.slot in self.told and node.slot != self.theirs:
            node = self.told[node.slot]
        if isinstance(node, deeds.You):
            return "you"
        if isinstance(node, deeds.Related) and node.kind in OPPONENTS:
            return "opponent"
        if isinstance(node, deeds.Ref) and node.slot == self.theirs:
            return "opponent"
        everybody = isinstance(node, (deeds.All, deeds.Picked)) and node.nouns == deeds.Nouns("player")
        if everybody and (isinstance(node, deeds.All) or node.word == "a"):
            return "each"
        raise CannotSay("which player that is")

    def as_by(self, default: str, node: Any) -> str:
        """Who does it."""
        return default if node is None else self.who(node)

    def as_by_others(self, _: str, node: Any) -> str:
        """Somebody else has to do it."""
        if node is None or self.who(node) == "you":
            raise CannotSay("what you have to do")
        return self.who(node)

    def owns(self, area: Any, kind: str, agent: Any) -> bool:
        """Whether an area is of that kind and belongs to whoever does it."""
        if not isinstance(area, deeds.Area) or area.kind != kind:
            return False
        if area.whose is None:
            return kind == "hand"  # `from hand`: where nobody is named it is that of whoever does it
        return self.who(area.whose) == self.as_by("you", agent)

    # -- cards -------------------------------------------------------------------------------------------------------

    def cards(self, nouns: Any, other: bool = False) -> Cards:
        """A description of cards; `other`: than the one whose text it is."""
        before: tuple[Any, ...] = (filters.Word("other"),) if other else ()
        if isinstance(nouns, deeds.OneOfNouns):
            if any(one.before for one in nouns.options):
                raise CannotSay("whether that is said of each of them")
            kinds = tuple(self.noun(one.kind) for one in nouns.options)
            if any(filters.is_power_blow(kind) for kind in kinds):
                raise CannotSay("what kind of card")
            return Cards(filters.AnyOf(kinds), before, self.places(nouns.options[0].after))
        if not isinstance(nouns, deeds.Nouns) or MEANINGS.lexicon.kinds[nouns.kind].sort != "card":
            raise CannotSay("what kind of card")
        words = [one.what for one in nouns.after if isinstance(one, deeds.Beside) and one.word == "containing"]
        if words:
            return self.containing(words, nouns, before)
        titles = [one.what for one in nouns.after if isinstance(one, deeds.Beside) and one.word == "titled"]
        if titles:
            return self.titled(titles, nouns, before)
        if nouns.kind == "Event" and len(nouns.before) == 1 and isinstance(nouns.before[0], deeds.Any_):
            groups = self.adjective(nouns.before[0])
            if isinstance(groups, filters.AnyOf):
                return Cards(filters.EventOf(groups.nouns), before, self.places(nouns.after))
        return Cards(self.noun(nouns.kind), (*before, *map(self.adjective, nouns.before)), self.places(nouns.after))

    def titled(self, titles: list[str], nouns: deeds.Nouns, before: tuple[Any, ...]) -> Cards:
        """HL1 10. Cards of a title."""
        if len(titles) > 1 or nouns.kind != "card":
            raise CannotSay("of what title")
        rest = tuple(one for one in nouns.after if not isinstance(one, deeds.Beside))
        return Cards(
            filters.With("title", name=titles[0]), (*before, *map(self.adjective, nouns.before)), self.places(rest)
        )

    def containing(self, words: list[str], nouns: deeds.Nouns, before: tuple[Any, ...]) -> Cards:
        """HL1 30. Cards with a word in the title."""
        if len(words) > 1 or nouns.kind != "card":
            raise CannotSay("with what word in its title")
        rest = tuple(one for one in nouns.after if not isinstance(one, deeds.Beside))
        return Cards(
            filters.With("word", name=words[0]), (*before, *map(self.adjective, nouns.before)), self.places(rest)
        )

    def noun(self, kind: str) -> Any:
        """A kind of card."""
        line = MEANINGS.nouns.get(kind)
        if line is not None:
            return line.build(self, {})
        if kind in filters.NOUNS:
            return filters.Noun(kind)
        raise CannotSay(f"a card that is a {kind}")

    def adjective(self, one: Any) -> Any:
        """A word before the noun."""
        if isinstance(one, deeds.Any_) and one.word == "or":
            return filters.AnyOf(tuple(self.adjective(part) for part in one.words))
        if not isinstance(one, deeds.Is):
            raise CannotSay("what is said of it")
        if one.non and f"non-{one.word}" in filters.ADJECTIVES:
            return filters.Word(f"non-{one.word}")
        if one.non:
            return filters.Except(Cards(filters.Noun("card"), (self.adjective(deeds.Is(one.word)),)))
        line = MEANINGS.adjectives.get(one.word)
        if line is not None:
            return line.build(self, {})
        if one.word in filters.ADJECTIVES:
            return filters.Word(word=one.word)
        raise CannotSay(f"“{one.word}” of a card")

    def places(self, after: tuple[Any, ...]) -> tuple[Any, ...]:
        """What stands behind the noun: in play, and whose."""
        return tuple(self.place(one) for one in after)

    def place(self, one: Any) -> Any:
        if one == deeds.In(deeds.Area("play")):
            return filters.Of("each")
        if isinstance(one, deeds.Is):
            return self.adjective(one)  # `that is not Persona Specific`
        if isinstance(one, deeds.Beside) and one.word in BESIDE_WORDS:
            return self.told_of(one)
        if isinstance(one, deeds.Beside) and one.word == "to" and not one.non:
            return self.called("attacks_into", one.what).after[0]
        if isinstance(one, deeds.Gap) and one.deed.sense == "cover" and one.role == "AGENT" and not one.mood:
            return self.covering(one)
        if isinstance(one, deeds.Gap) and one.mood == "bar" and one.role == "WHAT" and is_made_power(one.deed):
            return filters.Word("cannot be a Power Blow")
        if isinstance(one, deeds.Gap) and one.deed.sense == "do damage" and self.is_any_damage(one.deed):
            return self.harmful(one)
        if isinstance(one, deeds.Gap) and not (one.past or one.non or one.mood or one.span):
            return self.lowered(f"fits {one.role}", one.deed)
        raise CannotSay("what is said of it")

    def told_of(self, one: deeds.Beside) -> Any:
        """`an Event that is not a Plot`, `a card specific to Amanda`, `an Event with a Burn effect`."""
        if one.word == "other than":
            if one.non or not isinstance(one.what, deeds.Picked) or one.what.word != "a":
                raise CannotSay("what it is not")
            return filters.Except(self.cards(one.what.nouns))
        if one.non:
            raise CannotSay("what is said of it")
        if one.word == "marked":
            keyword = str(one.what).upper()
            if keyword not in KEYWORDS:
                raise CannotSay(f"what a {one.what} effect is")
            return filters.With("keyword", name=keyword)
        owners = named(str(one.what))
        if len(owners) != 1:
            raise CannotSay("whose card it is")
        return filters.With("owner", name=owners[0])

    def covering(self, gap: deeds.Gap) -> Any:
        """HL1 17. `attacks that cover more than one area`."""
        what = gap.deed.role("WHAT")
        plain = isinstance(what, deeds.Picked) and what.nouns == deeds.Nouns("area") and len(gap.deed.roles) == 1
        if not plain or gap.past or gap.non or gap.span or what.word != "or more" or what.least != 2:
            raise CannotSay("which areas it covers")
        return filters.Word("covering several areas")

    def is_any_damage(self, deed: deeds.Deed) -> bool:
        """Whether damage is spoken of, however much."""
        amount = deed.role("AMOUNT")
        plain = isinstance(amount, deeds.All) and amount.nouns == deeds.Nouns("damage") and not amount.word
        return plain and len(deed.roles) == 1

    def harmful(self, one: deeds.Gap) -> Any:
        """HL1 45. Cards that do damage, or may do it."""
        if one.past or one.non or one.span or one.mood not in ("", "let"):
            raise CannotSay("what is said of it")
        return filters.Word("may do damage") if one.mood == "let" else filters.Word("does damage")

    def as_side(self, node: Any) -> str:
        """Whose cards: yours or your opponent's; to the rules, each player's own are those of the opponent."""
        if isinstance(node, deeds.Ref) and self.who(node) == "each":
            return "opponent"
        return self.who(node)

    def as_side_in_play(self, node: Any, area: Any) -> str:
        """`an Ally you have in play`."""
        if area != deeds.Area("play"):
            raise CannotSay("where it is")
        return self.as_side(node)

    def kinds_of(self, node: Any) -> Cards:
        """A kind of card, however many are spoken of."""
        if isinstance(node, deeds.Picked) and node.word in ("a", "", "any", "another") and node.most in (1, -1):
            return self.cards(node.nouns, node.word == "another")
        if isinstance(node, deeds.All) and node.word in ("", "all"):
            return self.cards(node.nouns)
        raise CannotSay("what kind of card")

    def held_kinds(self, nouns: Any) -> Cards:
        """A kind of card in a hand or pile, of which nobody asks on whose side it is in play."""
        found = self.cards(nouns)
        if any(isinstance(word, filters.Of) for word in found.after) or filters.is_power_blow(found.noun):
            raise CannotSay("a card in play, out of a hand or pile")
        return found

    def selection(self, node: Any) -> Any:
        """Cards in play to which something is done."""
        if isinstance(node, deeds.This):
            return ThisCard()
        if isinstance(node, deeds.All) and node.word in ("all", "", "each"):
            return All(self.cards(node.nouns))
        if isinstance(node, deeds.Picked) and node.word in ("a", "", "up to", "another"):
            return Chosen(self.cards(node.nouns, node.word == "another"), node.least, node.most)
        raise CannotSay("which card that is")

    def one_of_both(self, node: Any) -> Any:
        """`an attack or a defense`: one card of either kind."""
        if not isinstance(node, deeds.Both) or node.word != "or":
            return node
        if not all(isinstance(one, deeds.Picked) and one.word == "a" for one in node.parts):
            return node
        return deeds.Picked(deeds.OneOfNouns(tuple(one.nouns for one in node.parts)), slot=node.parts[0].slot)

    def some(self, node: Any, random: bool = False) -> Any:
        """So many cards out of a hand or pile."""
        node = self.one_of_both(node)
        if isinstance(node, deeds.All) and node.word in ("all", ""):
            if not node.word:
                raise CannotSay("how many cards")
            return amounts.Some(self.held_kinds(node.nouns), MANY, random=random)
        if not isinstance(node, deeds.Picked) or node.word not in ALONE[:-1]:
            raise CannotSay("how many cards")
        most = MANY if node.most < 0 else node.most
        up_to = node.least == 0
        if random and up_to:
            raise CannotSay("how many at random")
        return amounts.Some(self.held_kinds(node.nouns), most, up_to, random)

    def of_this(self, node: Any) -> str:
        """`this` attack or defense, or `that` one this card goes with."""
        if isinstance(node, deeds.This):
            return "this"
        if isinstance(node, deeds.Related) and node.kind == BESIDE and node.of.kind in FOUGHT:
            return "that"
        raise CannotSay("which card that is")

    # -- amounts -----------------------------------------------------------------------------------------------------

    def number(self, node: Any) -> int:
        if isinstance(node, deeds.Number):
            return node.value
        raise CannotSay("how much that is")

    def measured(self, node: Any) -> tuple[int, deeds.Nouns]:
        """So much of what is measured, and what is said of it."""
        if isinstance(node, deeds.Measure) and not node.how:
            amount = node.amount
            if isinstance(amount, deeds.Calculated) and amount.how == "each":
                amount = amount.parts[0]
            if isinstance(amount, deeds.Count) or self.is_halved(amount):
                amount = deeds.Number(1)  # equal to a number is one for each
            return self.number(amount), node.nouns
        counted = isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns) and node.nouns.kind in POINTS
        if counted and node.least == node.most and node.word in ("a", ""):
            return node.least, node.nouns
        raise CannotSay("how much that is")

    def is_halved(self, amount: Any) -> bool:
        """HLT 187. Half of somebody's Ability."""
        halved = isinstance(amount, deeds.Calculated) and amount.how in HALVES
        return halved and isinstance(amount.parts[0], deeds.Figure) and amount.parts[0].figure == "Ability"

    def as_points(self, node: Any) -> int:
        """HL1 45. So much Ability or damage; `additional` where it adds to nothing says no more."""
        amount, nouns = self.measured(node)
        if nouns.after or any(one not in (deeds.Is("additional"), SURE) for one in nouns.before):
            raise CannotSay("what is said of it")
        return amount

    def as_sure(self, node: Any) -> bool:
        """HL1 75. Damage that cannot be prevented."""
        return SURE in self.measured(node)[1].before

    def as_more(self, node: Any) -> bool:
        """In addition to what is lost anyway."""
        return deeds.Is("additional") in self.measured(node)[1].before

    def as_per(self, _: str, node: Any, each: Any) -> Any:
        """For each of which something is done, or nothing."""
        inner = node.amount if isinstance(node, (deeds.Measure, deeds.Picked)) else None
        if self.is_halved(inner) and each is None:
            return Count(HALVES[inner.how], who=self.side(inner.parts[0].of))
        if isinstance(inner, deeds.Count):
            inner = deeds.Calculated("each", (deeds.Number(1), inner))
        if isinstance(inner, deeds.Calculated) and inner.how == "each":
            if each is not None:
                raise CannotSay("two things to be counted")
            if not isinstance(inner.parts[1], (deeds.Count, deeds.ForEach)):
                raise CannotSay("what is counted")
            each = deeds.ForEach(inner.parts[1].nouns)
        return None if each is None else self.counted(each)

    def counted(self, each: deeds.ForEach) -> Any:
        """HL1 45. How many there are of something."""
        nouns = self.in_its_turn(each.nouns)
        if not isinstance(nouns, deeds.Nouns):
            raise CannotSay("what is counted")
        if nouns.kind == "attack" and not nouns.before and len(nouns.after) == 1:
            found = self.attacks_played(nouns.after[0], each.most)
            if found is not None:
                return found
        if nouns.kind in PIPS and nouns == deeds.Nouns(nouns.kind):
            return PIPS[nouns.kind]
        done = self.just_done(nouns)
        found = done if done is not None else self.lying(nouns)
        return found if each.most < 0 else replace(found, most=each.most)

    def in_its_turn(self, nouns: Any) -> Any:
        """HL1 35. `each attack he played`: you did it in this turn, the other in the last."""
        gap = nouns.after[0] if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 else None
        if not isinstance(gap, deeds.Gap) or not gap.past or gap.span or gap.deed.role("AGENT") is None:
            return nouns
        if self.card_type not in PASSING:
            return nouns
        span = "last turn" if self.side(gap.deed.role("AGENT")) == "opponent" else "this turn"
        return with_(nouns, after=(with_(gap, span=span),))

    def just_done(self, nouns: deeds.Nouns) -> Any:
        """`for each card discarded`, `for each attack revealed`: of those it was just done to."""
        gap = nouns.after[0] if len(nouns.after) == 1 and not nouns.before else None
        if not isinstance(gap, deeds.Gap) or gap.role != "WHAT" or gap.deed.roles or gap.non or gap.mood or gap.span:
            return None
        kinds = self.cards(deeds.Nouns(nouns.kind))
        if gap.deed.sense == "reveal":
            return Count("seen", cards=kinds)
        if gap.deed.sense in ("discard", "remove", "draw", "shuffle", "place"):
            return Count("just done", cards=None if nouns.kind == "card" else kinds)
        return None

    def attacks_played(self, one: Any, most: int) -> Any:
        """`each attack you play this turn`, `each attack your opponent played last turn`."""
        if not isinstance(one, deeds.Gap) or len(one.deed.roles) != 1:
            return None
        who = self.side(one.deed.role("AGENT"))
        if one.deed.sense in STOPPED and (one.role, who, one.span) == ("WHAT", "you", "this turn"):
            return Count(f"attacks {STOPPED[one.deed.sense]}", most=MANY if most < 0 else most)
        if one.deed.sense != "play":
            return None
        if one.role == "WHAT" and (who, one.span) in (("you", "this turn"), ("opponent", "last turn")):
            return Count("attacks played", most=MANY if most < 0 else most, who=who)
        return None

    def lying(self, nouns: deeds.Nouns) -> Any:
        """Cards counted where they are: in play, in a hand, in a discard pile, or as they were played."""
        if len(nouns.after) == 1 and isinstance(nouns.after[0], deeds.In):
            area = nouns.after[0].area
            kinds = self.cards(deeds.Nouns(nouns.kind, nouns.before))
            if area.kind == "hand" and kinds == filters.only("card"):
                return Count("cards in hand", who=self.side(area.whose))
            if area.kind == "discard pile":
                return Count("in the discard pile", cards=kinds, who=self.side(area.whose))
        if nouns.after and isinstance(nouns.after[0], deeds.Gap) and nouns.after[0].span:
            return self.played_cards(nouns)
        if len(nouns.after) == 1 and isinstance(nouns.after[0], deeds.Gap) and nouns.after[0].deed.sense == "have in":
            return self.held_cards(nouns, nouns.after[0].deed)
        found = self.cards(nouns)
        if not any(isinstance(word, filters.Of) for word in found.after):
            raise CannotSay("where they are counted")
        if found.noun == filters.Word("of this title") and found.after == (filters.Of("each"),):
            found = Cards(found.noun, found.before)
        return Count("in play", cards=found)

    def held_cards(self, nouns: deeds.Nouns, deed: deeds.Deed) -> Any:
        """`each card they have in their hand`."""
        owner, area = deed.role("AGENT"), deed.role("IN")
        if nouns.kind == "card" and not nouns.before and self.owns(area, "hand", owner):
            return Count("cards in hand", who=self.side(owner))
        if area == deeds.Area("play"):
            return Count("in play", cards=self.cards(deeds.Nouns(nouns.kind, nouns.before, (controlled_by(owner),))))
        raise CannotSay("where they are counted")

    def played_cards(self, nouns: deeds.Nouns) -> Any:
        """`each Slash you played this turn`, `each Event your opponent played last turn`."""
        gap = nouns.after[0]
        kinds = self.cards(deeds.Nouns(nouns.kind, nouns.before))
        if gap.deed.sense != "play" or len(gap.deed.roles) != 1 or gap.role != "WHAT" or len(nouns.after) != 1:
            raise CannotSay("what is counted")
        who = self.side(gap.deed.role("AGENT"))
        if (who, gap.span) in (("you", "this turn"), ("opponent", "last turn")):
            return Count("played", cards=kinds, who=who, now=gap.span == "this turn")
        raise CannotSay("when they were played")

    def side(self, node: Any) -> str:
        """You or your opponent, never both."""
        found = self.who(node)
        if found == "each":
            raise CannotSay("of which player")
        return found


def is_made_power(deed: deeds.Deed) -> bool:
    """HL1 57. `made a Power Blow`, and no more."""
    into = deed.role("AS")
    kind = into.nouns if isinstance(into, (deeds.Picked, deeds.All)) else None
    return deed.sense == "make into" and len(deed.roles) == 1 and kind == deeds.Nouns("Power Blow")
