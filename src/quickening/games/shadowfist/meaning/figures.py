"""What a text makes of figures and resources for as long as it is active: costs, what a card provides."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.shadowfist.kinds import people
from quickening.games.shadowfist.kinds.abilities import Continuous
from quickening.games.shadowfist.kinds.amounts import minus
from quickening.games.shadowfist.kinds.basics import CostChange, Number
from quickening.games.shadowfist.kinds.changes import (
    FigureChange,
    ForPlayer,
    Provides,
)
from quickening.games.shadowfist.meaning.conditions import Conditions
from quickening.games.shadowfist.meaning.lowering import is_opponents
from quickening.games.shadowfist.state_values import HAND
from quickening.lang import deeds
from quickening.lang.selections import All, ThisCard

#: SF 9.2.3. A text works while its card is in play, whether it says so or not.
IN_PLAY = deeds.State(deeds.This(), (deeds.In(deeds.Area("play")),))
NEEDED = "number of Feng Shui Sites you need for victory"
#: Senses that say how large a figure is, or what is provided.
FIGURING = ("provide", "provide signs", "reduce by", "increase by", "cost more", "double figure")


#: `your cards`, `opponents' cards`.
YOURS = deeds.Gap(deeds.Deed("control", (("AGENT", deeds.You()),)), "WHAT")
#: `cards you play`.
PLAYED = deeds.Gap(deeds.Deed("play", (("AGENT", deeds.You()),)), "WHAT")


class Figures(Conditions):
    """Figures that are so while a text is active."""

    def figured(self, deed: deeds.Deed, needs: Any) -> Any:
        """SF 10.1. What is larger or smaller, or provided."""
        condition = None if needs in (None, IN_PLAY) else self.condition(needs)
        if deed.sense == "provide":
            return Continuous(self.providing(deed.role("AGENT")), self.provided(deed.role("WHAT")), condition)
        if deed.sense == "provide signs":
            signs = tuple(one.word.strip("{}").lower() for one in deed.role("SIGNS"))
            times = Number(1) if deed.role("EACH") is None else self.as_amount(deed.role("EACH"))
            return Continuous(self.providing(deed.role("AGENT")), Provides(signs, times), condition)
        if deed.sense == "cost more":
            return self.dearer(deed, condition)
        if self.is_of_player(deed):
            return Continuous(people.YOU, self.victory(deed), condition)
        refuse_if(deed.role("AGENT") is not None, "who changes it")
        if deed.sense == "double figure":
            who, made = self.doubled(deed)
            return Continuous(who.cards if isinstance(who, All) else who, made, condition)
        figure, change = deed.role("FIGURE"), self.step_of(deed)
        if figure == deeds.Figure("cost", deeds.This()):
            return Continuous(ThisCard(), CostChange(change), condition, HAND)  # SF 37.0: as it is played
        if figure.figure == "hand size":
            return Continuous(self.whose_hand(figure.of), ForPlayer("hand size", change), condition)
        if figure.figure == "cost" and isinstance(figure.of, deeds.All) and figure.of.word == "all":
            return Continuous(self.cards(figure.of.nouns), CostChange(change, players="any"), condition)
        who, made = self.scored(figure, change)
        return Continuous(who.cards if isinstance(who, All) else who, made, condition)

    def providing(self, node: Any) -> Any:
        """SF 8.6. What provides resources: a card, or all such cards."""
        who = self.as_selection(node)
        return who.cards if isinstance(who, All) else who

    def dearer(self, deed: deeds.Deed, condition: Any) -> Any:
        """SF 37.0. `your <Fire> cards cost 1 less to play`: cards as they are played, and who plays them."""
        what, amount = deed.role("WHAT"), self.signed(deed.role("PRICE"))
        if isinstance(what, deeds.This):
            return Continuous(ThisCard(), CostChange(amount), condition, HAND)
        nouns = what.nouns if isinstance(what, deeds.All) else None
        if not isinstance(nouns, deeds.Nouns) or len(nouns.after) > 1:
            raise CannotSay("what costs more or less")
        players = "any"
        if nouns.after:
            players = (
                "you" if nouns.after in ((YOURS,), (PLAYED,)) else "opponents" if is_opponents(nouns.after[0]) else ""
            )
        asked = nouns.after[:1] if not players and isinstance(nouns.after[0], deeds.Gap) else ()
        if not players and not (asked and asked[0].deed.sense in ("require", "provide")):
            raise CannotSay("whose cards cost more or less")
        players = players or "any"
        cards = self.cards(deeds.Nouns(nouns.kind, nouns.before, asked))
        return Continuous(cards, CostChange(amount, players=players), condition)

    def doubled(self, deed: deeds.Deed) -> tuple[Any, Any]:
        """SF 10.1. `double this card's Fighting`."""
        refuse_if(len(deed.roles) != 1 or deed.role("FIGURE").figure != "Fighting", "what is doubled")
        return self.as_selection(deed.role("FIGURE").of), FigureChange("Fighting", Number(2), "x")

    def step_of(self, deed: deeds.Deed) -> Any:
        """By how much a figure is larger or smaller."""
        change = self.as_amount(deed.role("AMOUNT"))
        return minus(change) if deed.sense == "reduce by" else change

    def scored(self, figure: deeds.Figure, change: Any) -> tuple[Any, Any]:
        """SF 10.1. Whose Fighting or Body is larger or smaller."""
        refuse_if(figure.figure not in ("Fighting", "Body"), "what is changed")
        return self.as_selection(figure.of), FigureChange(figure.figure, change)

    def whose_hand(self, node: Any) -> Any:
        """SF 9.2.2.2. `your hand size`, `each player's hand size`."""
        if isinstance(node, deeds.You) or (isinstance(node, deeds.All) and node.word in ("each", "all")):
            return self.as_player(node)
        raise CannotSay("whose hand that is")

    def is_of_player(self, deed: deeds.Deed) -> bool:
        """SF 4.1. Whether it is about how much you need for victory."""
        return deed.role("FIGURE") == deeds.Figure(NEEDED, deeds.You()) and deed.role("AGENT") is None

    def victory(self, deed: deeds.Deed) -> Any:
        """SF 4.1. How many Feng Shui Sites more or less you need."""
        amount = deed.role("AMOUNT")
        refuse_if(not isinstance(amount, deeds.Number), "how many more")
        return ForPlayer("needs fewer Sites", Number(amount.value if deed.sense == "reduce by" else -amount.value))

    def provided(self, node: Any) -> Any:
        """SF 8.6. `one {tek} resource for each Site you control`."""
        if node == deeds.No(deeds.Nouns("resource")):
            return Provides()
        refuse_if(not isinstance(node, deeds.Measure), "how many resources")
        signs = [one.word.strip("{}").lower() for one in node.nouns.before if isinstance(one, deeds.Is)]
        refuse_if(len(signs) != 1 or len(node.nouns.before) != 1 or node.nouns.after, "which resource")
        number, times = node.amount, Number(1)
        if isinstance(number, deeds.Calculated) and number.how == "each":
            number, times = number.parts[0], self.as_amount(once_each(number.parts[1]))
        refuse_if(not isinstance(number, deeds.Number), "how many resources")
        return Provides(tuple(signs * number.value), times)


def once_each(count: Any) -> Any:
    """`each <Buro> Character and each <PubOrd> Character` provide once each, as other printings say (SF 8.3.1)."""
    nouns = count.nouns if isinstance(count, deeds.Count) else None
    if not isinstance(nouns, deeds.OneOfNouns) or nouns.word != "and each":
        return count
    first = nouns.options[0]
    if any((one.kind, one.after, len(one.before)) != (first.kind, first.after, 1) for one in nouns.options):
        return count
    either = deeds.Any_(tuple(one.before[0] for one in nouns.options))
    return deeds.Count(deeds.Nouns(first.kind, (either,), first.after))
