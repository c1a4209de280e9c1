"""The lists of the Type One book: which earlier card counts as which keyword (HLT 604-863)."""

from __future__ import annotations

import csv
import re

import pytest

from quickening.games.books import books
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.keywords import Listed, listed_keywords, lists
from quickening.games.highlander.names import named, owners_of
from quickening.games.highlander.pool import shipped
from quickening.games.highlander.rules.deck_facts import titled
from tests.cards.highlander_corpus import FOLDER
from tests.highlander_table import card_saying, situation
from tests.rules.highlander.type_one import duel
from tests.table import Table, rule

LISTS = FOLDER / "keyword-lists.tsv"
FIRST, SECOND = "first,type-one", "third,type-one"
in_corpus = pytest.mark.skipif(not LISTS.exists(), reason="the Highlander card pool is not beside the project")


def keywords(title: str, **facts: str) -> set[str]:
    """The keywords that the lists give a card."""
    return set(listed_keywords(card_saying(name=title, **({"editions": FIRST} | facts))))


# -- cards of the first edition stand there by title --------------------------------------------------------------


@rule("HLT 605", "HLT 606", "A first-edition card is listed by its title, a Persona's by title and Persona.")
def test_a_title_and_its_owner() -> None:
    assert keywords("Carl") == {"TRIGGER"}
    assert keywords("Extra Shot", of="Duncan MacLeod") == {"RESTRICTION"}
    assert keywords("Extra Shot", of="Faith") == set()
    assert keywords("Extra Shot") == set()
    assert keywords("Holy Ground") == {"DISCARD", "DRAW"}


@rule("HLT 605", "HLT 606", "The lists speak of the first edition: a later card of that title is not meant.")
def test_a_title_of_a_later_edition() -> None:
    assert keywords("Carl", editions=SECOND) == set()
    assert keywords("Extra Shot", of="Duncan MacLeod", editions=SECOND) == set()


@rule("HLT 607", "HLT 611", "Of several cards of a title, a word in brackets tells which one is meant.")
def test_a_version_of_a_card() -> None:
    assert keywords("Cat and Mouse", version="Endurance") == {"CUMULATIVE", "BURN"}
    assert keywords("Cat and Mouse", version="Draw") == {"CUMULATIVE", "DRAW"}
    assert keywords("Cat and Mouse") == set()
    assert keywords("Pedestrian", version="No Attack") == {"RESTRICTION"}
    assert keywords("Pedestrian", version="Game Ends in 5 Turns") == set()


@rule("HLT 607", "HLT 611", "A card that two sets list differently is the one of its own set.")
def test_a_card_of_two_sets() -> None:
    assert keywords("Cat and Mouse", version="Attack", set="ME") == {"CUMULATIVE", "DISCARD"}
    assert keywords("Cat and Mouse", version="Attack", set="WC") == {"CUMULATIVE"}
    assert keywords("Trench Coat", set="TG") == {"RESTRICTION"}
    assert keywords("Trench Coat", set="4H") == {"TRIGGER", "RETRIEVE"}


@rule(
    "HLT 616", "HLT 617", "A Persona or Pre-Game card is listed as one; a card of that name in the deck is another."
)
def test_pre_game_cards_are_listed_as_such() -> None:
    assert keywords("Kane", type="persona") == {"REVEAL", "BURN"}
    assert keywords("Kane", type="situation") == set()
    assert keywords("Claymore", type="weapon of choice") == {"BURN"}
    assert keywords("Claymore", type="object") == set()
    assert keywords("Darius", type="event") == {"ALLOWANCE"}
    assert keywords("Darius", type="premium") == set()
    assert keywords("Quickening", type="quickening", of="Kane") == {"REVEAL", "BURN"}


@rule("HLT 712", "HLT 713", "A title broken over two lines is one title: Thrust is no Restriction.")
def test_a_title_broken_over_two_lines() -> None:
    assert keywords("Viggiani's Master Cut and Thrust", of="Talia Bauer", type="attack") == {"RESTRICTION"}
    assert keywords("Thrust", type="attack", grid="000/0X0/000", kinds="Basic") == set()


@rule("HLT 624", "HLT 402", "A dodge that Type One gives another title is listed under the printed one.")
def test_a_card_with_a_new_title() -> None:
    duck = card_saying(name="Duck", type="dodge", of="Kronos", grid="XXX/XXX/000", editions=FIRST)

    assert titled("new", duck).name == "Counter"
    assert listed_keywords(titled("new", duck)) == listed_keywords(duck) == {"RESTRICTION"}


# -- cards of the second edition stand there by code --------------------------------------------------------------


@rule("HLT 728", "HLT 821", "A second-edition card is listed by its code, whatever its title.")
@pytest.mark.parametrize(
    ("code", "title", "found"),
    [
        ("HTG-277", "Short Sword", {"COST"}),
        ("HS4-166", "Short Sword", set()),
        ("HS1-123", "Pickpocket", {"REVEAL", "DISCARD"}),
        ("HS4-045", "Peeping Tom", {"REVEAL", "DISCARD"}),
        ("HS4-045 DvK", "Blindside Shield", {"TRIGGER", "RETRIEVE"}),
        ("HS1-160", "Pommel Blow", {"DISCARD"}),
        ("HS1-160", "Business As Usual", {"RETRIEVE"}),
        ("4H-030", "Carl", set()),
    ],
)
def test_a_code(code: str, title: str, found: set[str]) -> None:
    code_set, number = code.split("-")

    assert keywords(title, set=code_set, number=number, editions="") == found


@rule("HLT 77", "HLT 728", "A Restriction by the lists is nullified with the others, a Cost by the lists is not.")
@pytest.mark.parametrize(("code", "gone"), [(("HS1", "190"), True), (("HTG", "277"), False)])
def test_what_is_listed_counts_in_play(table: Table, code: tuple[str, str], gone: bool) -> None:
    text = "Your opponent may not play any Locations."
    alice, bob = duel(table)
    alice.has_in_play(situation("Nullify all Restriction effects your opponent has in play.", "Freedom"))
    bob.has_in_play(situation(text, "Remark", set=code[0], number=code[1]))
    alice.has("Ruins")
    alice.goes_to("attack")

    assert alice.can("play", "Ruins") == gone


# -- the whole of them --------------------------------------------------------------------------------------------


def test_every_line_can_be_met_by_a_card() -> None:
    """No line is about a card that could not be written down: its own facts find it."""
    for line in lists():
        card = Printed(
            key=f"{line.set}-{line.number}",
            name=line.title,
            set=line.set,
            number=line.number or "x1",
            type={"": "event", "pre-game": "premium"}.get(line.type, line.type),
            of=line.of,
            version=line.version,
            editions=("third" if line.number else "first", "type-one"),
        )
        assert line.keywords <= listed_keywords(card), line


SHIPPED = [
    ("Kane", {"REVEAL", "BURN"}),
    ("Methos", {"DRAW"}),
    ("Bad Luck", {"REVEAL", "BURN"}),
    ("Cat and Mouse", {"CUMULATIVE", "BURN", "DISCARD", "DRAW"}),
    ("Watcher", {"TRIGGER"}),
    ("Empathy", {"TRIGGER", "DISCARD"}),
    ("Safe Haven", {"RESTRICTION"}),
    ("TCG Rip", {"TRIGGER"}),
    ("Death", {"RETRIEVE"}),
    ("Appel", {"RESTRICTION"}),
    ("Thrust", set()),
]


@pytest.mark.parametrize(("title", "found"), SHIPPED)
def test_shipped_cards_are_found_in_the_lists(title: str, found: set[str]) -> None:
    cards = [card for card in shipped().values() if card.name == title]

    assert frozenset().union(*map(listed_keywords, cards)) == found


def test_what_the_gists_say_of_single_cards_is_so() -> None:
    gists = [rule.gist for rule in books()["HLT"] if rule.kind == "data"]
    by_code = [found for gist in gists if (found := re.fullmatch(r"2ed: (.+) \((.+)\) is in the (\w+) list\.", gist))]
    by_title = [found for gist in gists if (found := re.fullmatch(r"1ed [^:]+: (.+) is classed ([\w/]+)\.", gist))]

    for title, code, word in (found.groups() for found in by_code):
        code_set, number = code.split("-")
        assert word.upper() in keywords(title, set=code_set, number=number), code
    for name, words in (found.groups() for found in by_title):
        meant = [line for line in lists() if not line.number and line.title.lower() in name.lower()]
        assert set(words.upper().split("/")) in [line.keywords for line in meant], name
    assert (len(by_code), len(by_title)) == (118, 82)


@pytest.mark.corpus
@in_corpus
def test_the_lists_are_those_that_were_read_off_the_book() -> None:
    with LISTS.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    ours = {(*told(line), word) for line in lists() for word in line.keywords}
    theirs = {(*read_off(row), word) for row in rows for word in row["keyword"].upper().split("/")}

    assert len(rows) == 1182
    assert ours == theirs


def told(line: Listed) -> tuple[str, str, frozenset[str]]:
    """Which card a line is about: its code, its title, and the words that tell it from others."""
    code = f"{line.set}-{line.number}" if line.number else ""
    words = {*line.of, line.version, line.type if line.type != "quickening" else ""}
    return code, line.title.lower(), frozenset(words - {""})


#: Details of the list that are types of cards, as we write them; titles that are written otherwise on cards.
TYPES = {"Pregame": "pre-game", "Pre Game": "pre-game", "Persona": "persona", "Situation": "situation"}
TITLES = {"thunder castle games rip cards": "tcg rip"}


def read_off(row: dict[str, str]) -> tuple[str, str, frozenset[str]]:
    """The same for a row of the list that players have."""
    if row["code"]:
        return row["code"], row["title"].lower(), frozenset()
    title = " and ".join(named(row["title"])).lower()
    if title in TITLES:
        return "", TITLES[title], frozenset({"pre-game"})
    details = row["detail"].replace("Nefertiri Draw", "Nefertiri; Draw").split("; ")
    words = {word for detail in details for word in words_of(row["title"], detail)}
    if (title, row["detail"]) == ("general katana", ""):  # it stands among the Personas
        words = {"persona"}
    return "", title, frozenset(words - {""})


def words_of(title: str, detail: str) -> tuple[str, ...]:
    if detail in TYPES or (title, detail) == ("Director's Cut", "Event"):
        return (TYPES.get(detail, detail.lower()),)
    return (detail,) if title == "Nemesis" else owners_of(detail) if "/" not in detail else (detail,)
