"""Card files: what is not understood in a column is an error with file, line and column, never nothing."""

from __future__ import annotations

import pytest

from quickening.games import Pool
from quickening.games.highlander import pool as highlander
from quickening.games.huntik import pool as huntik
from quickening.games.shadowfist import pool as shadowfist

HERO = {
    "Name": "Fire Warrior",
    "Set": "test",
    "Type": "Character",
    "Subtitle": "Soldier",
    "Cost": "2",
    "Requires": "{mon}",
    "Provides": "{mon}{mag}",
    "Fighting": "3",
}
PARK = {
    "Name": "City Park",
    "Set": "test",
    "Type": "Feng Shui Site",
    "Subtitle": "Feng Shui Site",
    "Power": "1",
    "Body": "8",
}


def shadowfist_file(**cells: str) -> Pool:
    row = "\t".join(cells.get(column, "") for column in shadowfist.COLUMNS)
    return shadowfist.pool_from_text("\t".join(shadowfist.COLUMNS) + f"\n{row}\n", "cards.tsv")


def huntik_file(**cells: str) -> Pool:
    row = "\t".join(cells.get(column, "") for column in huntik.COLUMNS)
    return huntik.pool_from_text("\t".join(huntik.COLUMNS) + f"\n{row}\n", "cards.tsv")


def highlander_file(**cells: str) -> Pool:
    row = "\t".join(cells.get(column, "") for column in highlander.COLUMNS)
    return highlander.pool_from_text("\t".join(highlander.COLUMNS) + f"\n{row}\n", "cards.tsv")


def reason_of(pool: Pool) -> str:
    assert not pool.cards
    return pool.refused[0].reason


def test_a_card_as_it_should_be() -> None:
    (card,) = shadowfist_file(**HERO).cards

    assert (card.requires, card.provides, card.fighting) == (("mon",), ("mon", "mag"), 3)


@pytest.mark.parametrize(
    ("column", "cell"),
    [
        ("Requires", "rr"),
        ("Requires", "{mon} r"),
        ("Requires", "{mon"),
        ("Provides", "mon"),
        ("Provides", "{xyz}"),
        ("Type", "Charakter"),
        ("Cost", "two"),
        ("Cost", "-2"),
        ("Fighting", "*"),
        ("Fighting", ""),
    ],
)
def test_what_is_not_understood_in_a_column_of_shadowfist(column: str, cell: str) -> None:
    reason = reason_of(shadowfist_file(**HERO | {column: cell}))

    assert reason.startswith("cards.tsv, line 2")
    assert column in reason


@pytest.mark.parametrize(
    ("column", "cell"), [("Body", "9"), ("Power", "2"), ("Name", " "), ("Requires", "rr"), ("Fighting", "*")]
)
def test_a_character_of_shadowfist_has_a_title_a_fighting_score_and_no_body(column: str, cell: str) -> None:
    reason = reason_of(shadowfist_file(**HERO | {column: cell}))

    assert reason.startswith("cards.tsv, line 2")
    assert column in reason


def test_a_feng_shui_site_is_one_by_its_type() -> None:
    for subtitle in ("Feng Shui Site", ""):
        (card,) = shadowfist_file(**PARK | {"Subtitle": subtitle}).cards
        assert (card.type, card.feng_shui, card.played_face_down) == ("Site", True, True)
    assert "Subtitle" in reason_of(shadowfist_file(**PARK | {"Subtitle": "Netherworld Site"}))
    assert "Body" in reason_of(shadowfist_file(**PARK | {"Body": ""}))


def test_a_kind_of_feature_that_there_is_not() -> None:
    door = {"set": "T", "number": "1", "title": "Door", "type": "feature", "alignment": "neutral"}

    assert huntik_file(**door, subtype="structure").cards
    assert "no kind of feature" in reason_of(huntik_file(**door, subtype="struktur"))


def test_an_edition_that_there_is_not_and_damage_of_a_defense() -> None:
    block = {"set": "T", "number": "1", "title": "Wall", "type": "block", "grid": "XX0/XX0/000"}

    assert highlander_file(**block, editions="first").cards
    assert "editions" in reason_of(highlander_file(**block, editions="first, forth"))
    assert "damage" in reason_of(highlander_file(**block, damage="2"))


# -- keywords that a file brings ------------------------------------------------------------------------------------

TITAN = {"set": "T", "type": "minorHero", "subtype": "seeker", "alignment": "good", "atk": "1", "def": "1"}


def huntik_rows(*texts: str) -> Pool:
    rows = [TITAN | {"number": str(n), "title": f"Hero {n}", "text_plain": text} for n, text in enumerate(texts)]
    lines = ["\t".join(row.get(column, "") for column in huntik.COLUMNS) for row in rows]
    return huntik.pool_from_text("\n".join(["\t".join(huntik.COLUMNS), *lines]), "cards.tsv")


def test_a_keyword_of_a_huntik_file_means_what_its_reminder_says() -> None:
    pool = huntik_rows(
        "Swift (I can move up to 3 zones.)",
        "Swift\\nWhen I come into play, draw a card.",
        "I can move up to 3 zones.",
        "I can move up to 3 zones.\\nWhen I come into play, draw a card.",
    )

    one, two, plain, both = pool.cards
    assert one.abilities == plain.abilities
    assert two.abilities == both.abilities


def test_a_keyword_that_no_card_of_the_file_explains_is_refused() -> None:
    assert not huntik_rows("Swift").cards
    assert not huntik_rows("Swift (I juggle 3 balls.)", "Swift").cards


def test_a_keyword_that_is_explained_in_two_ways_is_refused() -> None:
    texts = ("Swift (I can move up to 3 zones.)", "Swift (I can move up to 2 zones.)", "Swift")

    assert huntik_rows(*texts).cards == []


def test_a_keyword_that_the_game_knows_is_what_the_game_says() -> None:
    known, wrong = huntik_rows("Unblockable", "Unblockable (I can move up to 3 zones.)").cards

    assert wrong.abilities == known.abilities


def test_a_keyword_of_a_shadowfist_file() -> None:
    header = "\t".join(shadowfist.COLUMNS)
    texts = ("Dogged. (Cannot turn to heal.)", "Dogged. Guts.", "Cannot turn to heal. Guts.")
    rows = [HERO | {"Name": f"Fire Warrior {n}", "Text": text} for n, text in enumerate(texts)]
    lines = ["\t".join(row.get(column, "") for column in shadowfist.COLUMNS) for row in rows]
    one, two, plain = shadowfist.pool_from_text("\n".join([header, *lines]), "cards.tsv").cards

    assert one.abilities
    assert two.abilities == plain.abilities


def test_a_keyword_of_a_highlander_file() -> None:
    header = "\t".join(highlander.COLUMNS)
    texts = ("Insight. (You may draw a card.)", "Insight. (You may draw a card.)", "You may draw a card.")
    card = {"set": "T", "type": "event"}
    rows = [card | {"number": str(n), "title": f"Deed {n}", "text": text} for n, text in enumerate(texts)]
    lines = ["\t".join(row.get(column, "") for column in highlander.COLUMNS) for row in rows]
    one, _, plain = highlander.pool_from_text("\n".join([header, *lines]), "cards.tsv").cards

    assert one.abilities == plain.abilities


@pytest.mark.parametrize(("column", "cell"), [("atk", "-1"), ("def", "two"), ("atk", "*"), ("alignment", "goood")])
def test_what_is_not_understood_in_a_column_of_huntik(column: str, cell: str) -> None:
    reason = reason_of(huntik_file(**TITAN | {"number": "1", "title": "Hero", column: cell}))

    assert reason.startswith("cards.tsv, line 2")
    assert column in reason


def test_an_action_of_huntik_has_no_figures() -> None:
    deed = {"set": "T", "number": "1", "title": "Deed", "type": "action", "subtype": "freeAction"}

    assert huntik_file(**deed, alignment="good", text_plain="Draw a card.", atk="0").cards
    assert "atk" in reason_of(huntik_file(**deed, alignment="good", text_plain="Draw a card.", atk="2"))
