"""How much: numbers, counts, figures of cards, and what is worked out from them."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any

from quickening.english.lowering import CannotSay, Lowering, refuse_if
from quickening.games.shadowfist.kinds import amounts, filters, people
from quickening.games.shadowfist.kinds.basics import Number, X
from quickening.lang import deeds
from quickening.lang.selections import All, Cards

#: `for each`, `for every 3`, `twice`: what is made of a number and an amount.
MULTIPLES = {"each": "times", "times": "times", "every": "per"}
#: SF 42.0. Cards of which each title counts once.
APART = ("with different titles", "with a different title")
#: SF 44.1. Of cards that the same text returns to play; what it costs may follow from them.
GOING_BACK = "returned"
#: SF 35.0. Of several cards, or two.
DIFFERENT_PLAYERS = "controlled by different players"
#: Words that are said of several cards together, and of no single one.
RANDOM = "random"
TOGETHER = (*APART, "that share a designator", "controlled by the same player", DIFFERENT_PLAYERS, GOING_BACK, RANDOM)

#: SF 8.4, 8.6. Figures of a card that are counted, as the rules know them.
PRINTED_SIGNS = {
    "number of resources required and provided": "required and provided",
    "number of faction resources required and provided": "factions",
    "number of resources required": "required",
}
#: Verbs by which the same is said to be done.
SAME_DEED = {"damage": "inflict", "take damage": "inflict", "remove damage": "heal"}


def is_done_this_way(cards: Cards) -> bool:
    """SF 24.8. `smoked this way`: whether cards are meant to which the text has just done something."""
    done = [one for one in cards.after if isinstance(one, filters.DoneThisWay) and not one.non]
    refuse_if(done and len(cards.after) > 1, "whose cards those were")
    return bool(done)


class Amounts(Lowering):
    """Amounts of a text; whom they speak of is for others to say."""

    #: Whose hand the text has looked at.
    seen: Any = None

    def __init__(self, tables: Any) -> None:
        super().__init__(tables)
        #: What there was so much of when the text triggered, and what was done with it.
        self.amounts_done: set[tuple[str, str]] = set()
        #: Of what kind so many were dealt with, by what was done, and as what the rules know that number.
        self.counts_done: dict[tuple[str, str], str] = {}
        #: What was chosen: its slot, and whether it is a target.
        self.chosen: list[tuple[int, bool]] = []

    @abstractmethod
    def as_selection(self, node: Any) -> Any:
        """Cards that are meant."""

    @abstractmethod
    def as_player(self, node: Any) -> Any:
        """Players that are meant."""

    @abstractmethod
    def is_card(self, nouns: Any) -> bool:
        """Whether nouns describe cards."""

    @abstractmethod
    def counted_otherwise(self, nouns: deeds.Nouns) -> Any:
        """How many there are of what is no card."""

    @abstractmethod
    def condition(self, node: Any) -> Any:
        """What has to be so."""

    @abstractmethod
    def cards(self, nouns: Any) -> Cards:
        """Cards that are described."""

    def as_amount(self, node: Any) -> Any:
        """How much."""
        if isinstance(node, deeds.Number):
            return Number(node.value)
        if isinstance(node, deeds.X):
            return X()
        if isinstance(node, deeds.Count) and isinstance(node.nouns, deeds.Nouns) and not self.is_card(node.nouns):
            return self.counted_otherwise(node.nouns)
        if isinstance(node, deeds.Count):
            return self.count(node.nouns)
        if isinstance(node, deeds.Figure) and node.figure == "Power":
            return amounts.Tally("Power", self.as_player(node.of))
        if isinstance(node, deeds.Figure):
            return amounts.FigureOf(PRINTED_SIGNS.get(node.figure, node.figure), self.as_selection(node.of))
        if isinstance(node, deeds.Calculated):
            return self.calculated(node)
        raise CannotSay("how much that is")

    def count(self, nouns: Any) -> Any:
        """How many cards there are."""
        after = nouns.options[0].after if isinstance(nouns, deeds.OneOfNouns) else nouns.after
        if self.seen is not None and isinstance(nouns, deeds.Nouns) and nouns.kind == "card":
            return self.seen_cards(nouns)
        if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 and nouns == deeds.Nouns("card", (), nouns.after):
            somebodys = self.count_area(nouns.after[0])
            if somebodys is not None:
                return somebodys
        if len(after) == 1 and is_done(after[0]):
            return self.so_many_done(nouns, after[0].deed)
        plain = without_titles(nouns)
        if plain != nouns:
            return amounts.Count(self.cards(plain), "title")
        lost = after[-2:]
        if len(lost) == 2 and is_owned(lost[0]) and is_lost(lost[1]):
            return amounts.Count(self.cards(without_last(nouns, 2)), "lost")
        cards = self.cards(nouns)
        return amounts.Count(cards, "done" if is_done_this_way(cards) else "")

    def seen_cards(self, nouns: deeds.Nouns) -> Any:
        """SF 9.2.2. `each card with the chosen designator`: among those that the text has just looked at."""
        if any(isinstance(one, (deeds.In, deeds.At)) for one in nouns.after):
            raise CannotSay("whether the cards that were looked at are meant")
        return amounts.Tally("seen in hand", self.seen, cards=self.cards(nouns))

    def count_area(self, one: Any) -> Any:
        """`cards in that player's hand`, `cards in his or her burned-for-victory pile`."""
        area = one.area if isinstance(one, deeds.In) else None
        if area is None or area.whose is None:
            return None
        if area.kind == "burned-for-victory pile" and isinstance(area.whose, (deeds.Ref, deeds.Related)):
            return amounts.Tally("burned pile", self.as_player(area.whose))
        whose = area.whose.of if getattr(area.whose, "kind", "") == "controller" else area.whose
        known = isinstance(whose, deeds.Ref)
        return amounts.Tally("hand", self.as_player(area.whose)) if area.kind == "hand" and known else None

    def calculated(self, node: deeds.Calculated) -> Any:
        """An amount worked out from others."""
        if node.how in MULTIPLES and isinstance(node.parts[0], deeds.Number):
            return amounts.Reckoned(MULTIPLES[node.how], self.as_amount(node.parts[1]), node.parts[0].value)
        if node.how == "or if":
            usual, other, so = node.parts
            return amounts.Whichever(self.as_amount(usual), self.as_amount(other), self.condition(so))
        if node.how == "at most":
            return amounts.Reckoned("at most", self.as_amount(node.parts[0]), node.parts[1].value)
        if node.how == "total":
            return self.total(node.parts[0])
        if node.how == deeds.DONE:
            return self.so_much_done(*node.parts)
        if node.how in ("plus", "less"):
            one, other = map(self.as_amount, node.parts)
            return amounts.Reckoned(node.how, one, other=other)
        if node.how.startswith("half rounded"):
            how = "per, rounded up" if node.how.endswith("up") else "per"
            return amounts.Reckoned(how, self.as_amount(node.parts[0]), 2)
        raise CannotSay("how much that is")

    def signed(self, amount: Any) -> Any:
        """`-1` is one less."""
        if isinstance(amount, deeds.Number) and amount.value < 0:
            return amounts.minus(Number(-amount.value))
        if isinstance(amount, deeds.Calculated) and amount.how == "minus":
            return amounts.minus(self.as_amount(amount.parts[0]))
        return self.as_amount(amount)

    def so_much_done(self, nouns: deeds.Nouns, deed: deeds.Deed) -> Any:
        """`the damage inflicted`: as much as there was when the text triggered."""
        refuse_if((nouns.kind, SAME_DEED.get(deed.sense, deed.sense)) not in self.amounts_done, "how much was done")
        return amounts.Told("that amount")

    def so_many_done(self, nouns: Any, deed: deeds.Deed) -> Any:
        """`the number of Characters turned`: as many as the text has just had done so, to pay or to begin with."""
        kind = nouns.kind if isinstance(nouns, deeds.Nouns) and not nouns.before else ""
        told = self.counts_done.get((kind, deed.sense))
        if told is None or (told == "chosen" and len(self.chosen) > 1):
            raise CannotSay("how many that were")  # the last choice would be counted
        return amounts.Told(told)

    def total(self, figure: deeds.Figure) -> Any:
        """`the total cost of those cards`, `of all States on this card`."""
        if isinstance(figure.of, deeds.All):
            return amounts.FigureOf(figure.figure, All(self.cards(figure.of.nouns)))
        refuse_if(not isinstance(figure.of, deeds.Ref), "of which cards together")
        return amounts.FigureOf(figure.figure, self.as_selection(figure.of), combined=True)

    def as_at_most(self, node: Any) -> Any:
        """`up to 2 damage`."""
        plain = isinstance(node, deeds.Measure) and not node.nouns.before and not node.nouns.after
        if plain and isinstance(node.amount, deeds.Calculated) and node.amount.how == "up to":
            return self.as_amount(node.amount.parts[0])
        raise CannotSay("how much is not said")

    def as_half(self, node: Any) -> Any:
        """Whose Power is halved, rounded down."""
        half = node.amount if isinstance(node, deeds.Measure) else None
        if not isinstance(half, deeds.Calculated) or half.how != "half rounded down":
            raise CannotSay("how much Power")
        whose = half.parts[0]
        refuse_if(not isinstance(whose, deeds.Figure) or whose.figure != "Power", "whose Power")
        return self.as_player(whose.of)

    def as_everything(self, node: Any) -> Any:
        """SF 17.2.3. `all your Power`: as much as there is."""
        self.as_whose_power(node)
        return amounts.Told("all")

    def as_whose_power(self, node: Any) -> Any:
        """Whose Power that is."""
        said = node.amount if isinstance(node, deeds.Measure) else None
        if not isinstance(said, deeds.Calculated) or said.how != "all":
            raise CannotSay("how much Power")
        return self.as_player(said.parts[0].of)

    def as_your_power(self, node: Any) -> None:
        """Whether it is all of yours."""
        refuse_if(self.as_whose_power(node) != people.YOU, "whose Power that is")

    def as_given(self, node: Any) -> Any:
        """How much Power is given: so much, or as much as was just taken."""
        if isinstance(node, deeds.Measure) and isinstance(node.amount, deeds.ThatMuch):
            return amounts.Told("that amount")
        return self.as_measure(node)

    def as_measure(self, node: Any) -> Any:
        """So much of something: the amount alone."""
        if isinstance(node, deeds.Measure) and not node.nouns.before and not node.nouns.after:
            return self.as_amount(node.amount)
        raise CannotSay("how much is not said")


#: How an amount is worked out of each card by itself.
OF_ITSELF = "of itself"


def compared_with_itself(node: Any) -> Any:
    """`Characters whose Fighting is less than the number of cards in their controller's hand`, as each has."""
    nouns = node.nouns if isinstance(node, (deeds.Picked, deeds.All)) else None
    if not isinstance(nouns, deeds.Nouns) or not any(isinstance(one, deeds.Has) for one in nouns.after):
        return node
    after = tuple(_own_figure(one, node.slot) if isinstance(one, deeds.Has) else one for one in nouns.after)
    return replace(node, nouns=replace(nouns, after=after)) if after != nouns.after else node


def _own_figure(one: deeds.Has, slot: int) -> deeds.Has:
    itself = [ref for ref in deeds.walk(one.amount) if isinstance(ref, deeds.Ref) and ref.slot == slot]
    if not itself:
        return one
    hand = deeds.Area("hand", deeds.Related("controller", itself[0]))
    known = {
        deeds.Count(deeds.Nouns("card", (), (deeds.In(hand),))): "cards in hand",
        deeds.Figure("Fighting", itself[0]): "Fighting",
        deeds.Figure("cost", itself[0]): "cost",
    }
    refuse_if(one.amount not in known, "with what of its own it is compared")
    return replace(one, amount=deeds.Calculated(OF_ITSELF, (known[one.amount],)))


def is_done(one: Any) -> bool:
    """`turned`, `toasted`, behind a noun: what was done to it, by nobody in particular."""
    return isinstance(one, deeds.Gap) and one.participle and one.role in ("WHAT", "AMOUNT") and not one.deed.roles


def is_owned(one: Any) -> bool:
    """`you own`."""
    return isinstance(one, deeds.Gap) and one.deed == deeds.Deed("own", (("AGENT", deeds.You()),))


def is_lost(one: Any) -> bool:
    """`controlled by opponents or in burned-for-victory piles`: it belongs to others now, or to nobody."""
    if not isinstance(one, deeds.Any_) or len(one.words) != 2:
        return False
    taken, burned = one.words
    if not isinstance(taken, deeds.Gap) or taken.deed.sense != "control" or not isinstance(burned, deeds.In):
        return False
    who = taken.deed.role("AGENT")
    others = isinstance(who, (deeds.All, deeds.Picked)) and who.nouns == deeds.Nouns("opponent")
    return others and burned.area.kind == "burned-for-victory pile" and burned.area.whose is None


def without_last(nouns: Any, number: int) -> Any:
    """The nouns without the last things that narrow them down."""
    if isinstance(nouns, deeds.OneOfNouns):
        return replace(nouns, options=tuple(without_last(one, number) for one in nouns.options))
    return replace(nouns, after=nouns.after[:-number])


def without_titles(nouns: Any) -> Any:
    """The nouns without the words that each title counts once."""
    if not isinstance(nouns, deeds.Nouns):
        return nouns
    rest = tuple(one for one in nouns.before if getattr(one, "word", "") not in APART)
    return replace(nouns, before=rest)
