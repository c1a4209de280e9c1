"""Noun phrases of the ability language as Highlander's rules know them: players, cards, so many of them, amounts."""

from __future__ import annotations

from dataclasses import replace as with_
from typing import Any

from quickening.english.lowering import CannotSay, Lowering, refuse_if
from quickening.english.references import BESIDE
from quickening.games.highlander import grid
from quickening.games.highlander.kinds import amounts, filters
from quickening.games.highlander.meaning.tables import MEANINGS
from quickening.games.highlander.names import named
from quickening.lang import deeds
from quickening.lang.selections import All, Cards, Chosen, It, ThisCard

ROWS = {"upper": grid.UPPER, "middle": grid.MIDDLE, "lower": grid.LOWER}
COLUMNS = {"left": grid.LEFT, "center": grid.CENTER, "right": grid.RIGHT}
#: HL1 17. Parts of the grid: its rows and columns, and the nine areas.
PARTS = ROWS | COLUMNS | {name: area for area, name in grid.NAMES.items()}
#: HL1 1. There are two players: whoever is not you is your opponent.
OPPONENTS = ("your opponent", "opponent", "target", "target player", "target opponent")
#: As many as there are.
MANY = 99
#: HL1 58. What is spoken of as `that` attack or defense.
FOUGHT = ("attack", "block", "dodge", "defense")
ALONE = ("a", "", "up to", "any number of", "another")

#: HLT 193. What a die shows, or half of it.
#: HL3 126-151. The words before a sentence that say what kind of effect it is.
KEYWORDS = (
    *("ALLOWANCE", "BURN", "CAPTURE", "COST", "CUMULATIVE", "DISCARD", "DRAW", "REMOVAL", "RESTRICTION", "RETRIEVE"),
    *("REVEAL", "TRIGGER", "WOUND"),
)
#: What may stand behind a noun and says something of the card.
BESIDE_WORDS = ("other than", "marked", "specific to")


class Words(Lowering):
    """How noun phrases are put. `told` are those of whom words behind them may speak; `theirs` is the slot of the
    player whose turn it is, or who does what is waited for: the text then calls that one the opponent.
    """

    #: The slot of a card whose playing is waited for.
    just_played = -1

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
            refuse_if(any(one.before for one in nouns.options), "whether that is said of each of them")
            refuse_if(len({one.after for one in nouns.options}) > 1, "of which of them that is said")
            kinds = tuple(self.noun(one.kind) for one in nouns.options)
            refuse_if(any(filters.is_power_blow(kind) for kind in kinds), "what kind of card")
            return Cards(filters.AnyOf(kinds), before, self.places(nouns.options[0].after))
        if not isinstance(nouns, deeds.Nouns) or MEANINGS.lexicon.kinds[nouns.kind].sort != "card":
            raise CannotSay("what kind of card")
        for word, what in (("containing", "word"), ("titled", "title")):
            names = [one for one in nouns.after if isinstance(one, deeds.Beside) and one.word == word]
            if names:
                return self.called_so(what, names, nouns, before)
        return Cards(self.noun(nouns.kind), (*before, *map(self.adjective, nouns.before)), self.places(nouns.after))

    def called_so(self, what: str, names: list[Any], nouns: deeds.Nouns, before: tuple[Any, ...]) -> Cards:
        """HL1 10, 30. Cards of a title, or with a word in it, perhaps of a kind."""
        refuse_if(len(names) > 1 or names[0].non, "of what title")
        rest = self.places(tuple(one for one in nouns.after if one is not names[0]))
        said, before = filters.With(what, name=names[0].what), (*before, *map(self.adjective, nouns.before))
        if nouns.kind == "card":
            return Cards(said, before, rest)
        return Cards(self.noun(nouns.kind), before, (*rest, said))

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
            return self.as_attacks_into(one.what).after[0]
        if isinstance(one, deeds.Gap) and one.deed.sense == "cover" and one.role == "AGENT" and not one.mood:
            return self.covering(one)
        if isinstance(one, deeds.Gap) and one.mood == "bar" and one.role == "WHAT" and is_made_power(one.deed):
            return filters.Word("cannot be a Power Blow")
        if isinstance(one, deeds.Gap) and one.deed.sense == "do damage" and self.is_any_damage(one.deed):
            return self.harmful(one)
        if isinstance(one, deeds.Gap) and not (one.past or one.non or one.mood or one.span):
            return self.lowered(f"fits {one.role}", one.deed)
        raise CannotSay("what is said of it")

    def as_attacks_into(self, node: Any) -> Cards:
        """HL1 43. Attacks to the upper, middle or lower areas."""
        nouns = node.nouns if isinstance(node, (deeds.All, deeds.Points, deeds.Picked)) else None
        if isinstance(nouns, deeds.Nouns) and nouns.kind == "area" and not nouns.after and len(nouns.before) == 1:
            word = nouns.before[0]
            several = word.words if isinstance(word, deeds.Any_) and word.word == "or" else (word,)
            named = [getattr(one, "word", "") for one in several]
            if all(one in PARTS for one in named):
                return Cards(
                    filters.Noun("attack"), (), (filters.With("area", "", sum({PARTS[one] for one in named})),)
                )
        raise CannotSay("which areas")

    def told_of(self, one: deeds.Beside) -> Any:
        """`an Event that is not a Plot`, `a card specific to Amanda`, `an Event with a Burn effect`."""
        if one.word == "other than":
            if one.non or not isinstance(one.what, deeds.Picked) or one.what.word != "a":
                raise CannotSay("what it is not")
            return filters.Except(self.cards(one.what.nouns))
        refuse_if(one.non, "what is said of it")
        if one.word == "marked":
            keyword = str(one.what).upper()
            if keyword not in KEYWORDS:
                raise CannotSay(f"what a {one.what} effect is")
            return filters.With("keyword", name=keyword)
        owners = named(str(one.what))
        refuse_if(len(owners) != 1, "whose card it is")
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
        refuse_if(one.past or one.non or one.span or one.mood not in ("", "let"), "what is said of it")
        return filters.Word("may do damage") if one.mood == "let" else filters.Word("does damage")

    def as_side(self, node: Any) -> str:
        """Whose cards: yours or your opponent's; to the rules, each player's own are those of the opponent."""
        if isinstance(node, deeds.Ref) and self.who(node) == "each":
            return "opponent"
        return self.who(node)

    def as_side_in_play(self, node: Any, area: Any) -> str:
        """`an Ally you have in play`."""
        refuse_if(area != deeds.Area("play"), "where it is")
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
        if self.is_just_played(node):
            return It()
        node = self.one_of_both(node)
        if isinstance(node, deeds.All) and node.word in ("all", "", "each"):
            return All(self.cards(node.nouns))
        if isinstance(node, deeds.Picked) and node.word in ("a", "", "up to", "another"):
            return Chosen(self.cards(node.nouns, node.word == "another"), node.least, node.most)
        raise CannotSay("which card that is")

    def is_just_played(self, node: Any) -> bool:
        """`it`, `that attack`: the card whose playing is waited for."""
        return isinstance(node, deeds.Ref) and node.slot == self.just_played >= 0

    def one_of_both(self, node: Any) -> Any:
        """`an attack or a defense`: one card of either kind."""
        if not isinstance(node, deeds.Both) or node.word != "or":
            return node
        if not all(isinstance(one, deeds.Picked) and one.word == "a" for one in node.parts):
            return node
        options = tuple(one.nouns for one in node.parts)
        if not any(getattr(one, "after", ()) for one in options[:-1]):  # `a Guard or an Ally in play`: both are
            options = tuple(with_(one, after=options[-1].after) for one in options)
        return deeds.Picked(deeds.OneOfNouns(options), slot=node.parts[0].slot)

    def some(self, node: Any, random: bool = False) -> Any:
        """So many cards out of a hand or pile."""
        node = self.one_of_both(node)
        if isinstance(node, deeds.All) and node.word in ("all", ""):
            refuse_if(not node.word, "how many cards")
            return amounts.Some(self.held_kinds(node.nouns), MANY, random=random)
        if not isinstance(node, deeds.Picked) or node.word not in ALONE[:-1]:
            raise CannotSay("how many cards")
        most = MANY if node.most < 0 else node.most
        up_to = node.least == 0
        refuse_if(random and up_to, "how many at random")
        return amounts.Some(self.held_kinds(node.nouns), most, up_to, random)

    def as_only(self, kind: str) -> Cards:
        """All cards of a kind."""
        return filters.only(kind)

    def as_is_kind(self, node: Any, kinds: str, words: str = "a", before: str = "") -> bool:
        """Whether one of these kinds is spoken of, and no more: by one of these words, perhaps with an adjective."""
        known = [deeds.Nouns(kind, (deeds.Is(before),) if before else ()) for kind in kinds.split("|")]
        spoken = isinstance(node, (deeds.All, deeds.Picked)) and node.nouns in known
        return spoken and node.word in words.split("|") and getattr(node, "most", 1) in (1, -1)

    def as_is_so(self, state: Any, word: str) -> bool:
        return bool(state == deeds.Is(word))

    def of_this(self, node: Any) -> str:
        """`this` attack or defense, or `that` one this card goes with."""
        if isinstance(node, deeds.This):
            return "this"
        if isinstance(node, deeds.Related) and node.kind == BESIDE and node.of.kind in FOUGHT:
            return "that"
        raise CannotSay("which card that is")


def is_made_power(deed: deeds.Deed) -> bool:
    """HL1 57. `made a Power Blow`, and no more."""
    into = deed.role("AS")
    kind = into.nouns if isinstance(into, (deeds.Picked, deeds.All)) else None
    return deed.sense == "make into" and len(deed.roles) == 1 and kind == deeds.Nouns("Power Blow")
