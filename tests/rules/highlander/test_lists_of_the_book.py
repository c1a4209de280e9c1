"""What the Type One book says of cards by name, held against what was read off it: groups, titles, errata, bans."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files

import pytest

from quickening.games.books import books
from quickening.games.highlander.definitions import ALLOWANCE, BLOCK, DODGE, RANGED, UNIQUE, Printed
from quickening.games.highlander.keywords import listed_keywords
from quickening.games.highlander.kinds.filters import Noun
from quickening.games.highlander.names import factions, named
from quickening.games.highlander.pool import shipped
from quickening.games.highlander.rules import arms
from quickening.games.highlander.rules.deck_facts import titled
from quickening.games.highlander.rules.legality import banned_cards, plain
from tests.cards.highlander_corpus import FOLDER
from tests.highlander_table import card_saying, duel
from tests.table import Table, rule

in_corpus = pytest.mark.skipif(not FOLDER.exists(), reason="the Highlander card pool is not beside the project")
FIRST = "first,type-one"


def rows_of(name: str) -> list[dict[str, str]]:
    """A table that players have; none where it is absent."""
    path = FOLDER / name
    if not path.exists():
        return []
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


CONVERSIONS = [(row["id"], row["what"], row["becomes/has"]) for row in rows_of("conversions.tsv")]


@cache
def sources() -> dict[str, list[Printed]]:
    """The cards that come with the project, by the paragraphs they are known from."""
    found: dict[str, list[Printed]] = {}
    for file in files("quickening.games.highlander.cards").iterdir():
        if file.name.endswith(".tsv"):
            rows = csv.DictReader(
                file.read_text(encoding="utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE
            )
            for row in rows:
                for source in row["source"].split(","):
                    found.setdefault(source.strip(), []).append(shipped()[f"{row['set']}-{row['number']}"])
    return found


# -- groups, titles and errata -------------------------------------------------------------------------------------


def has_group(what: str, group: str, _: str) -> None:
    """Either a title, or `card with the word W in title or sub-title`; its other name may be after a stroke."""
    group = {"Armor: Upper": "Upper Armor", "Armor: Middle": "Middle Armor", "Armor: Lower": "Lower Armor"}.get(
        group, group
    )
    words = re.fullmatch(r"card with (?:the words? )?(.+) in title or sub-title", what)
    if words is None:
        assert group in card_saying(name=what.partition(" / ")[0], type="object").groups
        assert group not in card_saying(name=f"No {what}", type="object").groups
        return
    noun = Noun(group.split()[-1])
    assert noun.matches(card_saying(name="Nino", type="situation", kinds=group))
    assert noun.matches(card_saying(name=f"{words[1]} One", type="object"))
    assert not noun.matches(card_saying(name="Nino", type="object"))


def has_group_by_name(what: str, group: str, _: str) -> None:
    """An Ally is told by a proper name, which no program knows for one: it stands with the card as its sub-title."""
    assert Noun(group).matches(card_saying(name="Nino", type="situation", kinds=",".join(group.split())))
    assert not Noun(group).matches(card_saying(name="Nino", type="situation", kinds="Ally"))


def is_an_allowance(what: str, _: str, __: str) -> None:
    assert ALLOWANCE in card_saying(name=what, type="event").kinds


def has_a_hand_icon(what: str, _: str, __: str) -> None:
    """`Title (Owner)`, where the last bracket may say which edition or picture is meant."""
    title, *brackets = re.sub(r"^All cards titled |\)", "", what).split(" (")
    owner = "" if not brackets or brackets[-1] == "Baseball Picture" else brackets[-1]
    shot = card_saying(name=title, type="attack", kinds=RANGED, of=",".join(named(owner)))
    assert "Hand Icon" in shot.groups
    assert "Hand Icon" not in card_saying(name=f"No {title}", type="attack", kinds=RANGED).groups


def becomes_title(what: str, title: str, sub_title: str) -> None:
    old = what.partition(" (")[0]
    guard = title == "Guard"
    card = card_saying(name=old, type=BLOCK if guard else DODGE, grid="XXX/000/000", editions=FIRST)
    kind = sub_title.removeprefix(", sub-title Dodge: ") or "Guard"
    assert (titled("new", card).name, kind in titled("new", card).kinds) == (title, True)
    assert (
        titled("new", card_saying(name=f"Master's {old}", type=card.type, editions=FIRST)).name == f"Master's {old}"
    )
    owned = card_saying(name=old, of="Kern", type=card.type, grid="XXX/000/000", editions=FIRST)
    assert (titled("new", owned).name == title) == (not guard)


def have_faction(what: str, faction: str, _: str) -> None:
    members = {member for name in what.split(", ") for member in named(name)}
    assert set(factions()[named(faction)[0]]) == members


SORTS: list[tuple[str, Callable[[str, str, str], None]]] = [
    (r"has group (Mortal Ally|Immortal Ally)(.*)", has_group_by_name),
    (r"has group ((?:[A-Z][a-z]+)(?::? [A-Z][a-z]+)?)(.*)", has_group),
    (r"is an? (Allowance) card()", is_an_allowance),
    (r"(ranged attack with a Hand Icon)(.*)", has_a_hand_icon),
    (r"becomes title (\w+)(.*)", becomes_title),
    (r"have faction (.+)()", have_faction),
]


def checked(what: str, becomes: str) -> bool:
    """Hold our tables against a line, if it is about one of them."""
    for pattern, check in SORTS:
        found = re.fullmatch(pattern, becomes)
        if found is not None:
            check(what, *found.groups())
            return True
    return False


def keywords(card: Printed) -> set[str]:
    own = {getattr(ability, "keyword", "") for ability in card.abilities}
    return {*own, *listed_keywords(card)}


def has_keyword(word: str) -> Callable[[Printed], bool]:
    return lambda card: word.upper() in keywords(card)


def is_of_type(word: str) -> Callable[[Printed], bool]:
    return lambda card: card.type == word.lower()


#: What an erratum may say of a card.
FACTS: dict[str, Callable[[Printed], bool]] = {
    "Standing Defense": lambda card: card.is_standing,
    "Bystander": lambda card: "Bystander" in card.groups,
    "Cumulative": lambda card: "Cumulative" in card.kinds or "CUMULATIVE" in keywords(card),
    "Mortal Ally": lambda card: {"Mortal", "Ally"} <= set(card.kinds),
    "Immortal Ally": lambda card: {"Immortal", "Ally"} <= set(card.kinds),
    "Escape": lambda card: "Escape" in card.kinds,
    "no longer bugged": lambda card: "Bugged" not in card.kinds and "type-one" in card.editions,
    "1 Hand Icon": lambda card: card.hands == 1,
    "Off Hand Icon": lambda card: "Off-Hand" in card.kinds,
    "Signature": lambda card: card.mark == "S",
    "S2": lambda card: (card.mark, card.restriction) == ("S", 2),
    "restriction number 2": lambda card: card.restriction == 2,
    "generic": lambda card: not card.of,
    **{f"keyword {word}": has_keyword(word) for word in ("Cost", "Burn", "Discard", "Trigger")},
    **{word: is_of_type(word) for word in ("Situation", "Event", "Object", "Plot", "Dodge")},
}


def errata(becomes: str) -> list[str]:
    """The facts that an erratum speaks of."""
    said = re.sub(r"\bis (a|an)\b|\bsub-title\b", "", becomes)
    return [fact for fact in FACTS if re.search(rf"(?<![\w]){re.escape(fact)}(?![\w])", said)]


@pytest.mark.corpus
@in_corpus
@pytest.mark.parametrize(("ids", "what", "becomes"), CONVERSIONS)
def test_what_the_book_says_a_card_is(ids: str, what: str, becomes: str) -> None:
    """Of a table of ours, of a card that comes with the project, or a rule that has a test of its own."""
    known = [card for one in ids.split(", ") for card in sources().get(one, ())]
    if checked(what, becomes):
        return
    if known and int(ids.split()[1].strip(",")) > 322:
        assert errata(becomes), becomes
        for fact in errata(becomes):
            assert any(FACTS[fact](card) for card in known), (fact, becomes)
        return
    gists = {one.cited: one for one in books()["HLT"]}
    found = [gist for cited, gist in gists.items() if re.fullmatch(rf"({'|'.join(ids.split(', '))})[a-z]?", cited)]
    assert any(not gist.exempt or "cardboard" in gist.exempt for gist in found), what


# -- bans ----------------------------------------------------------------------------------------------------------


def read_off(row: dict[str, str]) -> tuple[str, str]:
    """The paragraph and the title of a card that the book bans by name."""
    title = re.sub(r" \(.*|, misprinted", "", row["what"]).replace("Generic ", "")
    title = {"Duncan +1 Premium": "Duncan MacLeod +1", "Duncan Quickening": "Quickening"}.get(title, title)
    return row["id"], plain(title)


@pytest.mark.corpus
@in_corpus
def test_the_cards_that_are_banned_by_name() -> None:
    rows = [row for row in rows_of("banned.tsv") if row["id"] in ("HLT 272", "HLT 867")]

    assert len(rows) == 10
    assert {(banned.rule, plain(banned.title)) for banned in banned_cards()} == {read_off(row) for row in rows}


@pytest.mark.corpus
@in_corpus
def test_every_other_ban_is_a_rule_with_a_test() -> None:
    asking = {one.cited: one.exempt for one in books()["HLT"]}
    named_there = {one for row in rows_of("banned.tsv") for one in row["id"].split(", ")}
    cardboard = {cited for cited in named_there if asking[cited]}

    assert len(named_there) == 13
    assert cardboard == {"HLT 271", "HLT 305"}


BANS = [
    ("The Curse", "situation", "", True),
    ("The Curse", "premium", "", False),
    ("The Eyes Have It", "plot", "", True),
    ("The Eyes Have It", "event", "", False),
    ("Face Of Death", "event", "Kronos", True),
    ("The Face of Famine", "event", "Kronos", False),
]


@rule("HLT 867", "A ban that names a type of card is for that type.")
@pytest.mark.parametrize(("title", "type", "of", "banned"), BANS)
def test_what_a_ban_is_about(title: str, type: str, of: str, banned: bool) -> None:
    card = card_saying(name=title, type=type, of=of)

    assert any(one.fits(card) for one in banned_cards()) == banned


# -- what is said of single cards ------------------------------------------------------------------------------------


def test_what_is_exempt_as_card_data_is_a_card() -> None:
    """A paragraph that gives a card its text or its facts asks nothing more, if that card is there."""
    exempt = [one for one in books()["HLT"] if one.exempt == "wording of a single card: kept as card data"]
    lacking = [
        one.cited for one in exempt if not {one.cited, f"HLT {int(one.cited.split()[1]) - 1}"} & sources().keys()
    ]

    assert len(exempt) == 176
    assert lacking == []


@rule("HLT 569", "HLT 18", "One Teacher of Many may be in play, whichever version it is.")
def test_one_teacher_of_many(table: Table) -> None:
    alice, _ = duel(table)
    teacher = card_saying("Draw a card.", name="Teacher of Many", type="situation")
    assert UNIQUE in teacher.kinds
    alice.has_in_play(teacher, card_saying("", name="Teacher of Few", type="situation"))
    alice.has(teacher, card_saying("", name="Teacher of Few", type="situation"))

    alice.goes_to("attack")

    assert alice.why_not("Teacher of Many").rule == "HLT 18"
    assert alice.can("play", "Teacher of Few")


def test_hand_icons_are_counted_by_the_list(table: Table) -> None:
    duel(table)
    pistol = card_saying(name="Pistol", type="attack", kinds=RANGED, grid="0X0/000/000")
    knife = card_saying(name="Knife", type="attack", kinds=RANGED, grid="0X0/000/000", hands="1")

    assert (arms.icons_of(table.game, pistol), arms.icons_of(table.game, knife)) == (1, 0)
