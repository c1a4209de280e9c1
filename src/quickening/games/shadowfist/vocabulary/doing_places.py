"""The phrases for Sites that change places (SF 9.1, 28.3)."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import people
from quickening.games.shadowfist.vocabulary.filters import Noun
from quickening.games.shadowfist.vocabulary.filters_place import Controlled
from quickening.games.shadowfist.vocabulary.rearranging import RearrangeSites, SwapRows, SwapSites
from quickening.games.shadowfist.vocabulary.selections import Another
from quickening.lang.selections import Cards, Chosen, It
from quickening.text.phrasebook import Phrasebook

#: What the rules say anyway: attackers face what stands there now (SF 28.3), and Sites go where Sites were.
_OCCUPIED = "[. This cannot move a Site to a position that was not previously occupied]"
_ANYWAY = f"{_OCCUPIED}[. This may change the target of an attack][. This may change the target of the attack]"
_SWAP = "(swap|exchange|switch)"


def add_site_places(book: Phrasebook) -> None:
    _swapping(book)
    _rearranging(book)


def _swapping(book: Phrasebook) -> None:
    phrase = book.phrase
    for q in ("qualifier_one", "qualifier_many"):
        phrase(q, "its controller controls", Controlled, by=people.ControllerOf(It()))
    of = f"{_SWAP} the (positions|position|locations) of"
    phrase("deed", f"{of} {{what:what_one}} and {{other:what_one}}{_ANYWAY}", SwapSites)
    phrase("deed", f"{of} {{what:what_one}} with {{other:what_one}}{_ANYWAY}", SwapSites, read_only=True)
    for owner in ("controlled by one player", "belonging to a single controller"):
        phrase("deed", f"{of} [any] two Sites {owner}{_ANYWAY}", _of_one_player, read_only=True)
    rows = f"{_SWAP} the front-row Site with the back-row Site at that location"
    phrase("deed", f"{rows}{_ANYWAY}", SwapRows)
    phrase("deed", f"{_SWAP} the front-row and back-row Sites at each location{_ANYWAY}", SwapRows, every=True)


def _of_one_player() -> Any:
    """A Site, and another of whoever controls the first."""
    another = Another(Cards(Noun("Site"), (), (Controlled(people.ControllerOf(It())),)))
    return SwapSites(Chosen(Cards(Noun("Site"))), another)


def _rearranging(book: Phrasebook) -> None:
    phrase = book.phrase
    kept = "[; you cannot change the number of columns in the site structure]"
    for what, front in (("(Site structure|Sites)", False), ("front-row Sites", True)):
        fixed: dict[str, Any] = {"front_only": front}
        phrase("deed", f"rearrange {{who:whose}} {what}{_ANYWAY}", RearrangeSites, **fixed)
        every: dict[str, Any] = {"who": people.Everybody(), **fixed}
        phrase("deed", f"rearrange each player's {what}{_ANYWAY}", RearrangeSites, **every)
        one: dict[str, Any] = {"who": people.ChosenPlayer(opponent=False), **fixed}
        phrase("deed", f"rearrange a player's {what}{kept}{_ANYWAY}", RearrangeSites, **one)
