"""What some phrases mean that a row of a table cannot put together by itself."""

from __future__ import annotations

from typing import Any, NamedTuple

from quickening.core.data import Frozen, replace
from quickening.games.shadowfist.kinds import (
    amounts,
    changes,
    conditions,
    delayed,
    effects,
    entering,
    filters,
    people,
    triggers,
)
from quickening.games.shadowfist.kinds.abilities import Continuous, Played, PlayOn
from quickening.games.shadowfist.kinds.basics import Blank, ChangeType, DamageChange
from quickening.games.shadowfist.kinds.conditions import Is
from quickening.games.shadowfist.kinds.faceoffs import EnterFaceoff
from quickening.games.shadowfist.kinds.relations import To
from quickening.games.shadowfist.kinds.selections import FIRST, RETURNED, Targets
from quickening.games.shadowfist.meaning.references import GIVEN_IT
from quickening.games.shadowfist.meaning.referring import replaced
from quickening.games.shadowfist.state import LASTING, MAINTAINED
from quickening.lang import resolve
from quickening.lang.nodes import Node, walk
from quickening.lang.selections import Cards, Chosen, It


class WhereX(Frozen, frozen=True):
    """A paragraph with `X = ...` after it, on its way into or out of the tree."""

    ability: Any
    x: Any


class GeneratesAlone(Frozen, frozen=True):
    """`no other card generates Power during this Establishing Shot`: said after what generates it."""

    what: str


class AboutCard(NamedTuple):
    """A change and the card it is about, as the passive puts it."""

    what: Any
    change: Any
    condition: Any = None


# -- cards ---------------------------------------------------------------------------------------------------------


def narrowed(cards: Any, *words: Any) -> Any:
    """A description with more said behind it."""
    return replace(cards, after=(*cards.after, *words))


def just(what: Any) -> Any:
    """A description that only a certain card fits."""
    return Cards(filters.Noun("card"), (), (To("is", what),))


# -- what is so ----------------------------------------------------------------------------------------------------


def several(items: tuple[Any, ...]) -> Any:
    """Several changes as one, however they are joined."""
    parts = tuple(part for one in items for part in (one.changes if isinstance(one, changes.Several) else (one,)))
    return parts[0] if len(parts) == 1 else changes.Several(parts)


def more_damage(what: Any, number: int) -> Any:
    """`more than 2 damage on it`."""
    return conditions.NumberIs(amounts.FigureOf("damage", what), "or more", number + 1)


def made_into(kind: tuple[Any, ...], also: bool = False) -> Any:
    """What a card becomes, with the words and figures it then has."""
    return changes.Several((ChangeType(kind[0], also), *kind[1:]))


def about_damage(
    what: Any,
    step: str,
    amount: Any,
    combat: bool = False,
    non_combat: bool = False,
    cards: Any = None,
    words: Any = (),
) -> AboutCard:
    """`damage inflicted on it is reduced to 0`: a change of its damage, and while what is so."""
    if isinstance(cards, To):
        cards = Cards(filters.Noun("card"), (), (cards,))
    return AboutCard(what, DamageChange(step, amount, combat, cards, non_combat), Is(what, words) if words else None)


def so_about(about: AboutCard, words: Any = ()) -> Any:
    """`while attacking, combat damage inflicted on subject is ...`: while the card it is about does so."""
    return Continuous(about.what, about.change, Is(about.what, words) if words else about.condition)


# -- what is done --------------------------------------------------------------------------------------------------


def all_verbs(what: Any, verbs: tuple[str, ...], until: str = LASTING) -> Any:
    """`cancel and smoke target`: several things done to the same cards."""
    again = It() if isinstance(what, Chosen) else what
    whom = [again if n else what for n in range(len(verbs))]
    return resolve.Sequence(
        tuple(
            effects.Do(one, verb, until=until if verb == "cancel" else LASTING)
            for one, verb in zip(whom, verbs, strict=True)
        )
    )


def given(what: Any, change: Any, until: str) -> Any:
    """`give it Toughness: 1`: what was just spoken of, never the card itself."""
    return effects.Gets(GIVEN_IT if what == It("it") else what, change, until)


#: What ends what is maintained.
_NO_LONGER = triggers.Happens("end")


def raised(what: Any, word: str) -> Any:
    """Returned to play for as long as it is maintained, without text, with a designator."""
    these = RETURNED
    return resolve.Sequence(
        (
            entering.ReturnToPlay(what),
            effects.Gets(these, Blank(), MAINTAINED),
            effects.Gets(these, changes.GainWord(word), MAINTAINED),
            delayed.Later(_NO_LONGER, (effects.Do(these, "put in smoked pile"),)),
        )
    )


def face_up(done: tuple[Any, ...]) -> tuple[Any, ...]:
    """SF 25.7. What is said of the card after how it is played."""
    return tuple(replace(one, face_up=True) for one in done)


def on_and_when(cards: Any, timing: Any) -> Any:
    """`on a Site controlled by an opponent when that opponent ...`: the same opponent is meant."""
    if people.THAT_PLAYER in walk(timing):
        cards = replaced(cards, people.ANY_OPPONENT, people.THAT_PLAYER)
        timing = replaced(timing, people.THAT_PLAYER, people.ANY_OPPONENT)
    return (PlayOn(cards), Played(timing=timing))


def faceoff(costs: tuple[Any, ...], done: tuple[Any, ...]) -> Any:
    """A Faceoff, and what the winner does."""
    return Played((EnterFaceoff(FIRST, Targets(), _winners(done)),), costs)


def _winners(node: Any) -> Any:
    """SF 41.4. `his or her smoked pile` is the winner's, who does it."""
    if isinstance(node, Cards) and node.area == "that player's smoked pile":
        return replace(node, area="smoked pile")
    if isinstance(node, tuple):
        return tuple(map(_winners, node))
    if not isinstance(node, Node):
        return node
    return replace(node, **{name: _winners(getattr(node, name)) for name in node.__struct_fields__})
