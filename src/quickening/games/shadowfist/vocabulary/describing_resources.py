"""The phrases for numbers of resources and of damage, as the cards put them."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import amounts, people
from quickening.games.shadowfist.vocabulary.amounts_resources import CountFactions, CountProvided, DamageAmong
from quickening.lang.selections import It, ThisCard
from quickening.text.phrasebook import Phrasebook


def add_resource_amounts(book: Phrasebook) -> None:
    _factions(book)
    _provided(book)
    _others(book)


def _factions(book: Phrasebook) -> None:
    """SF 18.2. Factions in a pool, each counted once."""
    pool = "(pool|resource pool)"
    kinds = "(different faction resources|different factions|kinds of faction resource)"
    words = f"the number of {kinds} in {{who:whose}} {pool}"
    book.phrase("counted", words, CountFactions)
    each = f"(different faction resource|different faction|faction) in your {pool}"
    book.phrase("each", each, CountFactions, who=people.You(), also=f"faction among the resources in your {pool}")


def _provided(book: Phrasebook) -> None:
    """SF 8.6. What a card provides, and what it needs and provides."""
    phrase = book.phrase
    for what in ("one", "spent"):
        phrase(
            "counted",
            f"the number of resources {{what:{what}}} provides",
            CountProvided,
            also=f"the number of resources provided by {{what:{what}}}",
        )
        phrase("counted", f"the number of {{sign}} [resources] provided by {{what:{what}}}", CountProvided)
    for noun in ("Character", "interceptor", "attacker", "card", "Site"):
        words = f"the number of resources in that {noun}'s resource conditions and resource provisions"
        phrase("counted", words, _of_it(noun), read_only=True)
    phrase("counted", "the {sign} in {who:whose} (pool|resource pool)", amounts.CountResources, read_only=True)


def _of_it(noun: str) -> Any:
    return lambda: amounts.CountRequired(It(f"that {noun}"), provided=True)


def _others(book: Phrasebook) -> None:
    """Damage on many cards; a score as it was when the effect was generated, as all numbers are (SF 24.2)."""
    phrase = book.phrase
    phrase("counted", "the number of damage counters on {cards:cards_pl}", DamageAmong)
    phrase("counted", "the number of counters now on {what:one}", amounts.CountCounters, read_only=True)
    when = "at the time (you turned him|you turned her|you turned it|it was turned)"
    phrase("counted", f"{{_own:own}}'s Fighting {when}", _own_fighting, read_only=True)


def _own_fighting(**_: object) -> object:
    return amounts.FigureOf("Fighting", ThisCard())
