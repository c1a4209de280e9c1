"""Cards in the files of other programs, for every game; what is no pool of cards is refused with one message."""

from __future__ import annotations

import io
import zipfile

import pytest

from quickening.core.refusals import Unreadable
from quickening.games.formats import pools
from quickening.games.formats.pools import brought, columns_of
from quickening.games.made import IMPORTED, MADE, made_cards
from quickening.server.made import UNREAD, looks
from quickening.server.pools import found_in

#: One card of each game in the formats in which players have them.
OCTGN = """<?xml version="1.0"?><set name="Woods" id="1"><cards><card id="2" name="Mossback"><property name="Type"
value="majorHero"/><property name="Subtype" value="gaiaTitan"/><property name="Alignment" value="good"/>
<property name="ATK" value="3"/><property name="DEF" value="4"/><property name="Text" value="Unblockable"/></card>
</cards></set>"""
COCKATRICE = """<cockatrice_carddatabase version="4"><cards><card><name>Quick Feint</name><text></text><set>own</set>
<prop><type>attack</type><grid>X00/000/000</grid></prop></card></cards></cockatrice_carddatabase>"""
TABLE = 'Name;Type;Side;Kind;Attack;Defense;Text\n"Bog Runner";minorHero;good;seeker;1;2;"Unblockable\nBrave"\n'
LACKEY = (
    "Name\tSet\tType\tFaction\tSubtitle\tCost\tRequires\tProvides\tFighting\tPower\tBody\tText\n"
    "Brave Fox\tnew\tCharacter\tDragons\tSwift Beast\t1\t\t{dra}\t2\t\t\tAmbush.\n"
    "Odd Dream\tnew\tCharacter\tDragons\tBeast\t1\t\t\t1\t\t\tDance with the moon.\n"
)


def packed(**files: bytes | str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name.replace("__", "/").replace("_DOT_", "."), data)
    return made.getvalue()


@pytest.mark.parametrize(
    ("game", "name", "text", "expected"),
    [
        ("huntik", "set.xml", OCTGN, {"title": "Mossback", "set": "Woods", "atk": "3", "text_plain": "Unblockable"}),
        ("highlander", "cards.xml", COCKATRICE, {"title": "Quick Feint", "type": "attack", "grid": "X00/000/000"}),
        ("huntik", "bog.csv", TABLE, {"title": "Bog Runner", "set": "bog", "text_plain": "Unblockable\\nBrave"}),
        ("shadowfist", "new.txt", LACKEY, {"Name": "Brave Fox", "Set": "new", "Faction": "Dragons", "Fighting": "2"}),
    ],
)
def test_files_of_other_programs_become_rows_of_a_game(
    game: str, name: str, text: str, expected: dict[str, str]
) -> None:
    row = brought(game, name, text.encode()).rows[0]

    assert {column: row[column] for column in expected} == expected


def test_a_plugin_gives_its_sets_and_its_decks_and_nothing_else() -> None:
    deck = '<deck><superzone name="Deck"><card><name>Brave Fox</name><set>new</set></card></superzone></deck>'
    files: dict[str, bytes | str] = {"sets__new_DOT_txt": LACKEY, "decks__a_DOT_dek": deck, "readme_DOT_txt": "hello"}
    files["pic_DOT_jpg"] = b"x"

    found = brought("shadowfist", "plugin.zip", packed(**files))

    assert [row["Name"] for row in found.rows] == ["Brave Fox", "Odd Dream"]
    assert found.decks == {"a": deck}


def test_a_card_that_is_not_understood_is_shown_with_the_clause_and_one_that_is_can_be_dealt() -> None:
    columns = columns_of("shadowfist")
    rows = brought("shadowfist", "new.txt", LACKEY.encode()).rows
    lines = ["\t".join([*(row[column] for column in columns), "new"]) for row in rows]

    fox, dream = looks("shadowfist", "\t".join([*columns, "pool"]), lines)

    assert fox["read"]
    assert fox["card"].key.startswith(IMPORTED)
    assert not dream["read"]
    assert dream["card"].key.startswith(UNREAD)
    assert (dream["card"].text, dream["clause"]) == ("Dance with the moon.", "Dance with the moon.")


def test_a_printing_that_everybody_has_is_named_and_the_pool_makes_no_other_card() -> None:
    columns = columns_of("huntik")
    facts = {"set": "SAS", "number": "001", "title": "Caliban", "type": "majorHero", "subtype": "mesoTitan"}
    facts |= {"alignment": "good", "atk": "8", "def": "6"}
    assert pools.is_quoted("huntik")
    line = "\t".join(f'"{facts.get(column, "")}"' for column in columns)

    (caliban,) = looks("huntik", "\t".join(columns), [line])
    header = "\t".join([*columns, "pool"])
    keys = [next(iter(made_cards("huntik", (header, f"{line}\t{pool}")))) for pool in ("one", "another", "")]

    assert caliban["known"] == "SAS-001"
    assert keys[0] == keys[1]
    assert [key.split("/")[0] + "/" for key in keys] == [IMPORTED, IMPORTED, MADE]


LAUGHS = (
    '<!DOCTYPE set [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/hostname">]>'
    '<set name="s"><card name="&b;&x;"><property name="Type" value="majorHero"/></card></set>'
)


#: As a download leaves it that was interrupted: there is a whole card in it, and half of another.
BROKEN_OFF = (
    '<set name="s"><cards><card name="Fox"><property name="Type" value="majorHero"/></card>'
    '<card name="Dog"><property name="Type" value="minor'
)
MARKUP = "Name\tSet\tType\tText\n<img src=x onerror=alert(1)>\tnew\tCharacter\t<b>Ambush.</b>\n"


def locked() -> bytes:
    """An archive that asks for a password."""
    data = bytearray(packed(sets__a_DOT_txt=LACKEY))
    data[data.index(b"PK\x01\x02") + 8] |= 1
    return bytes(data)


def test_a_name_that_is_markup_is_a_name_like_any_other() -> None:
    assert brought("shadowfist", "new.txt", MARKUP.encode()).rows[0]["Name"] == "<img src=x onerror=alert(1)>"


@pytest.mark.parametrize(
    ("game", "name", "data", "words"),
    [
        ("huntik", "new.txt", LACKEY.encode(), "cards of Shadowfist, not of Huntik"),
        ("shadowfist", "set.xml", b"<html><body>Hello</body></html>", "there are no cards in it"),
        ("shadowfist", "list.txt", b"2 Fox\n3 Dog\n", "its first line names no column 'Name'"),
        ("huntik", "a.xml", b'<card name="x"><property name="Cost" value="1"/></card>', "no card in it has a type"),
        ("huntik", "a.txt", b"\x00\x01\x02", "not a text file"),
        ("huntik", "a.csv", b"Name,Type\n" + b"a,b\n" * 5_001, "5,001 cards"),
        ("huntik", "a.csv", b"Name,Type,Text\na,b," + b"x" * 4_000, "line 2, text_plain: 3,000 letters at most"),
        ("huntik", "a.zip", packed(a_DOT_jpg=b"x"), "there are no cards in it"),
        ("huntik", "a.zip", packed(sets__a_DOT_txt=bytes(20 << 20)), "more than 16 MB"),
        ("huntik", "a.zip", packed(sets__a_DOT_txt=LACKEY)[:-40] + b"PK\x05\x06" + bytes(18), "no cards|unpacked"),
        ("huntik", "a.zip", locked(), "cannot be unpacked: sets/a.txt is locked with a password$"),
        ("huntik", "set.xml", LAUGHS.encode(), "it declares entities"),
        ("huntik", "set.xml", BROKEN_OFF.encode(), "it is broken off: what begins with <set> does not end"),
        ("huntik", "mine.dek", b"3 Caliban\n", "only decks: open them as such"),
    ],
    ids=lambda told: told if isinstance(told, str) else "",  # archives differ by when they were packed
)
def test_what_is_no_pool_is_refused_with_one_message(game: str, name: str, data: bytes, words: str) -> None:
    with pytest.raises(Unreadable, match=words) as refused:
        brought(game, name, data)

    assert name.split(".", maxsplit=1)[0] in str(refused.value)
    assert found_in(game, name, data) == {"error": str(refused.value)}


def test_more_cards_than_are_taken_are_counted_over_all_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "MOST", 3)
    files = {"sets__a_DOT_txt": LACKEY, "sets__b_DOT_txt": LACKEY}

    with pytest.raises(Unreadable, match="4 cards; 3 at most"):
        brought("shadowfist", "plugin.zip", packed(**files))
