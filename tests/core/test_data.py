"""Everything in a game is plain data: to JSON and back, and what is wrong with JSON that is damaged."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quickening.core.data import BadData, Codec, Definition, Frozen, Mutable, by_name
from tests.core.tiny import POOL, TABLE, Tiny, dealt
from tests.core.tiny.saying import random_game, says


class Point(Frozen, frozen=True):
    """A value with two fields."""

    x: Any
    y: Any = 0


class Counted(Mutable):
    """A record with a field."""

    count: Any = 0


def twice(codec: Codec, value: Any) -> Any:
    """The value after going through a file."""
    return codec.decode(msgspec.json.decode(msgspec.json.encode(codec.encode(value))))


# -- to JSON and back ----------------------------------------------------------------------------------------------

keys = st.one_of(st.text(), st.integers(-(2**63), 2**64 - 1), st.tuples(st.text(), st.integers(-9, 9)))
simple = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**63), 2**64 - 1),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(),
    st.sampled_from(POOL),
    st.frozensets(st.integers(-9, 9)),
    st.frozensets(st.text()),
)
values = st.recursive(
    simple,
    lambda inner: st.one_of(
        st.lists(inner).map(tuple),
        st.dictionaries(keys, inner),
        st.builds(Point, inner, inner),
        st.builds(Counted, inner),
    ),
    max_leaves=12,
)


def exactly(value: Any) -> Any:
    """A value with its types, so that `True` is not taken for 1."""
    if isinstance(value, tuple):
        return tuple(exactly(item) for item in value)
    if isinstance(value, dict):
        return [(key, exactly(item)) for key, item in value.items()]
    if isinstance(value, (Point, Counted)):
        return type(value), [exactly(getattr(value, name)) for name in value.__struct_fields__]
    return type(value), value


@given(values)
def test_every_kind_of_value_comes_back(value: Any) -> None:
    assert exactly(twice(Codec(TABLE.definitions), value)) == exactly(value)


def test_what_is_frozen_cannot_be_changed_and_is_equal_to_its_like() -> None:
    with pytest.raises(AttributeError):
        Point(1).x = 2  # type: ignore[misc]
    assert len({Point(1), Point(1), Point(2)}) == 2


def test_a_list_comes_back_as_a_tuple() -> None:
    assert twice(Codec({}), [1, [2, 3]]) == (1, (2, 3))


def test_a_card_everybody_has_is_written_by_its_key_and_comes_back_as_itself() -> None:
    codec = Codec(TABLE.definitions)
    spark = TABLE.definitions["spark"]

    assert codec.encode(spark) == {"$definition": "spark"}
    assert twice(codec, spark) is spark


def test_a_card_that_only_looks_like_one_is_written_in_full() -> None:
    """A card made in the game, a token or a copy, may have the key of a printed one."""
    codec = Codec(TABLE.definitions)
    other = msgspec.structs.replace(TABLE.definitions["spark"], name="Ember")

    assert "$definition" not in codec.encode(other)
    assert twice(codec, other) == other


def test_what_is_not_plain_data_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match="function is not plain data"):
        Codec({}).encode((1, lambda: 2))


def test_a_tuple_with_names_is_not_plain_data() -> None:
    """It would come back as a tuple without them."""

    class Price(NamedTuple):
        coins: int

    with pytest.raises(TypeError, match="Price is not plain data"):
        Codec({}).encode((1, Price(2)))


def test_two_games_may_use_one_word_for_two_things() -> None:
    """Classes of one name in two modules, as two games have when both draw, move and discard."""
    one = msgspec.defstruct("Twin", [("a", int)], bases=(Frozen,), module="quickening.games.one.events", frozen=True)
    two = msgspec.defstruct("Twin", [("b", int)], bases=(Frozen,), module="quickening.games.two.events", frozen=True)

    assert twice(Codec({}), (one(1), two(2), one(3))) == (one(1), two(2), one(3))


def test_two_kinds_of_one_game_may_not_have_one_name() -> None:
    names = "quickening.games.twice.events", "quickening.games.twice.frames"
    twins = [msgspec.defstruct("Twin", [], module=name) for name in names]

    with pytest.raises(TypeError, match=r"two kinds of data are called twice\.Twin"):
        by_name(tuple(twins))


# -- damaged data --------------------------------------------------------------------------------------------------

POINT = Codec({}).encode(Point(1))["$"]

DAMAGED = [
    ({"$": "Nonsense"}, "$: unknown kind of data 'Nonsense'"),
    ({}, "$: unknown kind of data None"),
    ({"$": []}, "$: unknown kind of data []"),
    ({"$": POINT, "x": 1, "z": 2}, "$: Point has no field 'z'"),
    ({"$": POINT}, "$: Missing required argument 'x'"),
    ({"$": POINT, "x": [0, {"$": POINT, "x": {"$": "No"}}]}, "$.x[1].x: unknown kind of data 'No'"),
    ({"$definition": "excalibur"}, "$: there is no card 'excalibur'"),
    ({"$definition": ["spark"]}, "$: there is no card ['spark']"),
    ([1, [2, {"$definition": "excalibur"}]], "$[1][1]: there is no card 'excalibur'"),
    ({"$dict": 5}, "$: a dict is a list of pairs, not 5"),
    ({"$dict": [["a", 1], "b"]}, "$: a dict is a list of pairs, not 'b'"),
    ({"$dict": [["a", 1], ["b"]]}, "$: a dict is a list of pairs, not ['b']"),
    ({"$dict": [["a", {"$": "No"}]]}, "$.a: unknown kind of data 'No'"),
    ({"$dict": [[{"$": "No"}, 1]]}, "$: unknown kind of data 'No'"),
    ({"$dict": [[{"$dict": []}, 1]]}, "$: {} cannot be a key"),
    ({"$set": 5}, "$: a set is a list of numbers or strings, not 5"),
    ({"$set": [1, [2]]}, "$: a set is a list of numbers or strings, not [1, [2]]"),
]


@pytest.mark.parametrize(("data", "problem"), DAMAGED)
def test_damaged_data_is_refused_with_what_and_where(data: Any, problem: str) -> None:
    with pytest.raises(BadData) as bad:
        Codec(TABLE.definitions).decode(data)

    assert str(bad.value) == problem


def saved() -> dict[str, Any]:
    game = dealt(Ann="Spark, Knife", Bob="Snuff", yard=[("Bob", "Raven")])
    says(game, "Ann", "Lay Knife", "Play Spark")
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.save()))
    return data


def without(data: dict[str, Any], name: str) -> dict[str, Any]:
    return {**data, "state": {key: value for key, value in data["state"].items() if key != name}}


def replaced(data: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    return {**data, "state": data["state"] | {name: value}}


BROKEN_SAVES: list[tuple[Any, str]] = [
    (None, "$: not a saved game of tiny"),
    ([], "$: not a saved game of tiny"),
    ({"game": "chess", "state": {}}, "$: not a saved game of tiny"),
    ({"game": "tiny"}, "$: not a saved game of tiny"),
    (without(saved(), "names"), "$.state: Missing required argument 'names'"),
    (replaced(saved(), "coinage", 1), "$.state: Unexpected keyword argument 'coinage'"),
    (replaced(saved(), "areas", 7), "$.state.areas: not a table of lists"),
    (replaced(saved(), "areas", {"$dict": [["hand", 7]]}), "$.state.areas: not a table of lists"),
    (replaced(saved(), "log", 7), "$.state.log: not a list"),
    (replaced(saved(), "log", [{"$": "No"}]), "$.state.log[0]: unknown kind of data 'No'"),
]


@pytest.mark.parametrize(("data", "problem"), BROKEN_SAVES)
def test_a_broken_save_is_refused_with_what_and_where(data: Any, problem: str) -> None:
    with pytest.raises(BadData) as bad:
        Tiny.load(data, TABLE)

    assert str(bad.value) == problem


def test_a_save_refers_to_cards_that_the_reader_has_to_have() -> None:
    fewer = msgspec.structs.replace(TABLE, definitions={"knife": TABLE.definitions["knife"]})

    with pytest.raises(BadData, match=r"\$\.state\.cards\[\d+\]\.definition: there is no card"):
        Tiny.load(saved(), fewer)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every part of some JSON."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, item in inner for place in places(item, (*path, key)))]


def with_damage(data: Any, path: tuple[Any, ...], damage: Any) -> Any:
    if not path:
        return damage
    copied = data.copy()
    copied[path[0]] = with_damage(data[path[0]], path[1:], damage)
    return copied


SAVED = saved()


@given(st.sampled_from(places(SAVED)), st.sampled_from([None, 7, "x", [], [[]], {}, {"$dict": 1}, {"$": "Point"}]))
def test_wherever_a_save_is_damaged_it_loads_or_says_what_is_wrong(path: tuple[Any, ...], damage: Any) -> None:
    """What is merely of the wrong type may go unnoticed; but nothing fails in any other way."""
    with suppress(BadData):
        Tiny.load(with_damage(SAVED, path, damage), TABLE)


@pytest.mark.parametrize("seed", range(3))
def test_every_field_of_a_game_comes_back(seed: int) -> None:
    for game in random_game(seed):
        loaded = Tiny.load(game.save(), TABLE)
        fields = set(game.__struct_fields__) - {"answers", *Tiny.TRANSIENT}  # answers come back as ids
        assert {name for name in fields if getattr(loaded, name) != getattr(game, name)} == set()


def test_a_definition_is_found_by_its_key() -> None:
    other = Definition("x", "X")

    assert twice(Codec({"x": other}), (other, other)) == (other, other)
