"""A deck laid out for the judges of its construction, under titles of the Type One book (HLT 398-406, 443-444)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from quickening.core.data import replace
from quickening.core.once import once_each
from quickening.core.refusals import Refusal
from quickening.games.highlander.definitions import PERSONA, WEAPON, Printed
from quickening.games.highlander.editions import Edition
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.names import new_titles


class DeckFacts:
    """A deck laid out for its judges."""

    def __init__(self, cards: Iterable[Printed], edition: Edition) -> None:
        self.edition = edition
        self.all = [titled(edition.titles.value, card) for card in cards]
        self.pre_game = [card for card in self.all if card.is_pre_game]
        self.endurance = [card for card in self.all if not card.is_pre_game]
        self.personas = [card.name for card in self.pre_game if card.type == PERSONA]
        self.weapons = [card.name for card in self.pre_game if card.type == WEAPON]
        self.rules = [
            ability
            for card in self.all
            for side in card.sides
            for ability in side.abilities
            if isinstance(ability, said.DeckRule)
        ]

    def cite(self, first: str, third: str, type_one: str) -> str:
        return {"first": first, "third": third, "type-one": type_one}[self.edition.name]

    def rules_of(self, word: str) -> list[said.DeckRule]:
        return [rule for rule in self.rules if rule.word == word]


Judge = Callable[[DeckFacts], Iterator[Refusal]]


@once_each
def titled(titles: str, printed: Printed) -> Printed:
    """HLT 399-406, 444. A card as a book titles it: dodges become Evades or Counters, generic Guards are Guards."""
    found = new_titles().get(printed.name.lower()) if titles == "new" and "first" in printed.editions else None
    if found is None or printed.type != found.type or (found.generic == "yes" and printed.of):
        return printed
    kinds = tuple(dict.fromkeys((*printed.kinds, found.kind)))
    return replace(printed, name=found.becomes, kinds=kinds, first_title=printed.name)
