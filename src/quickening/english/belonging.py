"""What belongs to somebody: `your smoked pile`, `its controller`, `this location`, `an opponent's Site`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english import modifiers, nouns
from quickening.english.amounts import number_lists, numbers
from quickening.english.forms import with_s
from quickening.english.heads import Core, cores, is_plain
from quickening.english.reading import MANY, ONE, Found, Reading, begins
from quickening.lang import deeds

#: `your next attack`: one that is known by its place among others.
_RANKS = tuple(deeds.Is(word) for word in ("next", "first", "last", "second"))


def owned(reading: Reading, owner: Any, at: int) -> list[Found]:
    """What follows a possessive: an area, a place, a figure, a relation, or cards somebody controls."""
    found = []
    for core in cores(reading, at):
        noun = reading.lexicon.kinds[core.kind]
        plain = isinstance(core.nouns, deeds.Nouns) and not core.nouns.before and not core.nouns.after
        if noun.sort in ("card", "effect"):
            found += _belonging(reading, owner, core, at)
        elif plain and noun.sort == "player" and core.kind != "player" and core.many and isinstance(owner, deeds.You):
            found.append(Found(core.end, deeds.All(core.nouns, "", at=at), MANY, (core.kind,)))
        elif noun.sort == "damage" and isinstance(core.nouns, deeds.Nouns) and not core.nouns.after:
            inflicted = deeds.Gap(deeds.Deed("inflict", (("AGENT", owner),)), "AMOUNT", possessive=True)
            mine = deeds.Nouns(core.kind, core.nouns.before, (inflicted,))
            found.append(Found(core.end, deeds.All(mine, "", at=at), ONE, (core.kind,)))
        elif plain and noun.sort == "area":
            area = deeds.Area(core.kind, _player(owner))
            found.append(Found(core.end, area, MANY if core.many else ONE, (core.kind,)))
        elif plain and noun.sort == "place":
            found.append(Found(core.end, deeds.Place(core.kind, owner), ONE, (core.kind,)))
            found += [
                Found(end, deeds.Place(core.kind, owner, f"{number.value}"), ONE, (core.kind,))
                for end, number in numbers(reading, core.end)
                if isinstance(number, deeds.Number)
            ]
        elif plain and noun.sort in ("figure", "points"):
            found.append(Found(core.end, deeds.Figure(core.kind, owner), ONE, (core.kind,)))
        elif plain and noun.sort == "relation":
            # a card that is brought in so may be spoken of, and so may your opponent
            spoken = isinstance(owner, deeds.You) or bool(reading.lexicon.reserved)
            place = at if noun.under == "card" or spoken else -1
            found.append(Found(core.end, deeds.Related(core.kind, owner, place), ONE, (core.kind, noun.under)))
        elif plain and noun.sort in _had_by(owner):
            number = MANY if core.many else ONE
            whose = _player(owner) if reading.states else owner
            found.append(Found(core.end, deeds.Related(core.kind, whose), number, (core.kind,)))
    return found


def _had_by(owner: Any) -> tuple[str, ...]:
    """What else is somebody's: spans of the game, attacks, control; `under its owner's control` is a manner."""
    return ("unit", "attack") if isinstance(owner, deeds.Related) else ("unit", "attack", "control")


def _player(owner: Any) -> Any:
    """A pronoun whose hand or pile is spoken of is a player."""
    if isinstance(owner, deeds.Points) and owner.nouns is None and "player" in owner.sorts:
        return replace(owner, sorts=("player",))
    return owner


def _belonging(reading: Reading, owner: Any, core: Core, at: int) -> list[Found]:
    """`your Characters` are those you control; `an opponent's Site` is one that an opponent controls."""
    described = modifiers.with_first(core.nouns, modifiers.controlled_by(owner))
    if core.many:
        return [core.phrase(deeds.All(described, "", at=at), MANY)]
    if isinstance(owner, deeds.Picked):
        return [core.phrase(deeds.Picked(described, 1, 1, "a", at=at))]
    if _is_party(reading, owner) and is_plain(core.nouns):
        return [Found(core.end, deeds.Related(core.kind, owner), ONE, (core.kind,))]
    if isinstance(core.nouns, deeds.Nouns) and core.nouns.before and core.nouns.before[0] in _RANKS:
        return [core.phrase(deeds.Picked(described, 1, 1, "the", at=at))]
    return []


def _somebody(reading: Reading, core: Core, at: int) -> list[Found]:
    """`the lead player`, `the winner`, `the player to your left`: a player by a part in the game."""
    noun = reading.lexicon.kinds[core.kind]
    if core.many or not is_plain(core.nouns):
        return []
    if noun.sort == "role":
        return [Found(core.end, deeds.Related(core.kind), ONE, (core.kind, "player"))]
    if noun.sort == "party":
        return [Found(core.end, deeds.Related(core.kind, at=at), ONE, (core.kind, "player"))]
    named = noun.sort == "name" and noun.under == "player"
    return [Found(core.end, deeds.Related(core.kind), ONE, (noun.under,))] if named else []


def _is_party(reading: Reading, owner: Any) -> bool:
    """Whether somebody takes part in a procedure: what is theirs there is known."""
    return isinstance(owner, deeds.Related) and reading.lexicon.is_kind(owner.kind, "party")


@begins("the")
def definite(reading: Reading, at: int) -> list[Found]:
    """`the location of this card`, `the controller of target Character`, `the cost of that Event`."""
    found = []
    for core in cores(reading, at + 1):
        sort = reading.lexicon.kinds[core.kind].sort
        found += _somebody(reading, core, at)
        if sort not in ("figure", "relation", "place", "area", "points"):
            continue
        if not is_plain(core.nouns):
            continue
        if sort == "area" and not core.mass:
            found.append(Found(core.end, deeds.Area(core.kind), ONE, (core.kind,)))
        if sort == "figure" and reading.lexicon.kinds[core.kind].under == "player":
            found.append(Found(core.end, deeds.Figure(core.kind, deeds.You()), ONE, (core.kind,)))
        if reading.word(core.end) == "of":
            found += [
                one._replace(end=whose.end)
                for whose in nouns.single_phrases(reading, core.end + 1)
                for one in owned(reading, whose.node, at + 1)
                if one.end == core.end
            ]
    return found


@begins("all")
def all_related(reading: Reading, at: int) -> list[Found]:
    """`all targets of the attack`: whatever stands so to something, be it one or several."""
    if reading.word(at + 2) != "of":
        return []
    return [
        Found(whose.end, deeds.Related(noun.word, whose.node), MANY, (noun.word, noun.under))
        for noun in reading.lexicon.kinds.values()
        if noun.sort == "relation" and reading.word(at + 1) == with_s(noun.word)
        for whose in nouns.single_phrases(reading, at + 3)
    ]


@begins("the")
def ranked(reading: Reading, at: int) -> list[Found]:
    """`the next attack you play this turn`: as `your next attack this turn`."""
    if not reading.states:
        return []
    found = []
    for core in cores(reading, at + 1):
        nouns_of = core.nouns if isinstance(core.nouns, deeds.Nouns) and not core.many else None
        gap = nouns_of.after[0] if nouns_of is not None and len(nouns_of.after) == 1 else None
        if nouns_of is None or nouns_of.before[:1] not in tuple((rank,) for rank in _RANKS):
            continue
        if isinstance(gap, deeds.Gap) and gap.deed.sense == "play" and gap.role == "WHAT" and not gap.mood:
            within = (deeds.Within(gap.span),) if gap.span else ()
            owner = modifiers.controlled_by(gap.deed.role("AGENT"))
            described = replace(nouns_of, after=(owner, *within))
            found.append(Found(core.end, deeds.Picked(described, 1, 1, "the", at=at), ONE, (core.kind,)))
    return found


@begins("the")
def parts(reading: Reading, at: int) -> list[Found]:
    """`the top card of your deck`, `the bottom 2 cards of their Endurance`, `the top three cards from your deck`."""
    if reading.word(at + 1) not in ("top", "bottom"):
        return []
    counts = numbers(reading, at + 2) or [(at + 2, deeds.Number(1))]
    return [
        Found(one.end, deeds.Part(reading.word(at + 1), amount, one.node, at=at), MANY if many else ONE, (noun.word,))
        for end, amount in counts
        for words, noun, many in reading.entries(reading.lexicon.nouns, end)
        if noun.word == "card" and many == (amount != deeds.Number(1))  # the top Event may lie deep in a pile
        if reading.word(end + len(words)) in ("of", "from")
        for one in nouns.single_phrases(reading, end + len(words) + 1)
        if isinstance(one.node, deeds.Area)
    ]


def numbered_places(reading: Reading, at: int) -> list[Found]:
    """`zone 3`; `this location`, `that zone`, `target location`."""
    found = []
    for words, noun, many in reading.entries(reading.lexicon.nouns, at):
        if noun.sort == "place" and not many:
            found += [
                Found(end, deeds.Place(noun.word, _one_or_several(known)), ONE, (noun.word,))
                for end, known in number_lists(reading, at + len(words), ("or",))
            ]
        if noun.sort == "place" and many:
            found += [
                Found(end, deeds.Place(noun.word, _one_or_several(known), "each"), MANY, (noun.word,))
                for end, known in number_lists(reading, at + len(words), ("and", ","))
                if len(known) > 1
            ]
    if reading.word(at) == "target" and reading.word(at - 1) == "at":
        places = [noun.word for noun in reading.lexicon.kinds.values() if noun.sort == "place"]
        found += [Found(at + 1, deeds.Place(place, None, "target"), ONE, (place,)) for place in places[:1]]
    if reading.word(at) in ("this", "that", "target"):
        for words, noun, many in reading.entries(reading.lexicon.nouns, at + 1):
            if noun.sort == "place" and not many:
                own = deeds.This(at) if reading.word(at) == "this" else None
                end = at + 1 + len(words)
                place = deeds.Place(noun.word, own, "" if own else reading.word(at))
                found.append(Found(end, place, ONE, (noun.word,)))
    return found


def _one_or_several(known: tuple[int, ...]) -> Any:
    return deeds.Number(known[0]) if len(known) == 1 else tuple(deeds.Number(one) for one in known)


@begins("the", "top", "bottom")
def ends(reading: Reading, at: int) -> list[Found]:
    """`the bottom of your deck`, `top of your deck`: one end of a pile."""
    begin = at + 1 if reading.word(at) == "the" else at
    end = reading.word(begin)
    if end not in ("top", "bottom") or (begin > at) != (end == "bottom") or reading.word(begin + 1) != "of":
        return []
    return [
        Found(one.end, deeds.Part(end, None, one.node), ONE, ("part",))
        for one in nouns.single_phrases(reading, begin + 2)
        if isinstance(one.node, deeds.Area)
    ]
