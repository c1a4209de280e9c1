"""`quickening import` and `export`: decks and cards as other programs have them, and files that mean no good."""

from __future__ import annotations

import re
import time
import zipfile
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from quickening.core.refusals import Refused, Unreadable
from quickening.games import all_decks, formats, rules, shadowfist
from quickening.games.formats import WRITERS, archive, deck_as, deck_from
from quickening.games.formats.entries import Entry
from quickening.games.shadowfist.library import look_again
from tests.cli.conftest import Run

GAMES = ("huntik", "shadowfist", "highlander")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is imported goes to a folder of its own."""
    monkeypatch.setattr("quickening.games.own_decks.user_data_path", lambda name: tmp_path / "data")
    look_again()
    return tmp_path / "data"


# -- decks there and back ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", WRITERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_deck_that_was_exported_is_read_again(game: str, form: str) -> None:
    played = rules(game)
    deck = next(iter(played.ready_decks().values()))
    known: Any = played.table().definitions
    cards = [known[key] for _, keys in deck.listed().piles for key in keys]
    edition = getattr(deck, "edition", "")

    text = deck_as(form, deck.name, cards, game)
    again = played.parse_deck("again", text, edition)

    assert Counter(key for _, keys in again.listed().piles for key in keys) == Counter(card.key for card in cards)


@pytest.mark.parametrize(
    "text",
    [
        '<deck game="g"><section name="Main"><card qty="2" id="i">Ring of Arc</card></section>'
        '<section name="Sideboard"><card qty="9" id="j">Nothing</card></section></deck>',
        '<cockatrice_deck version="1"><deckname>Rings</deckname><zone name="main">'
        '<card number="2" name="Ring of Arc"/></zone><zone name="side"><card number="1" name="Nothing"/></zone>'
        "</cockatrice_deck>",
        '{"ObjectStates": [{"Name": "Bag", "ContainedObjects": [{"Name": "Deck", "Nickname": "mine", '
        '"ContainedObjects": [{"Name": "Card", "Nickname": "Ring of Arc"}, '
        '{"Name": "Card", "Nickname": "Ring of Arc"}]}]}]}',
        "Name,Qty\nRing of Arc,2\n",
        '"Copies";"Title"\n"2";"Ring of Arc"\n\n',
    ],
)
def test_decks_of_other_programs(text: str) -> None:
    found = deck_from("deck", text)

    assert Counter({line.title: line.copies for line in found.lines}) in ({"Ring of Arc": 2}, {"Ring of Arc": 1})
    assert sum(line.copies for line in found.lines) == 2


def test_names_that_are_markup_stay_names() -> None:
    entry = Entry("1", "<b>\"Fox\" & 'Co'</b>", "")
    for form, (write, _) in WRITERS.items():
        if form != "text":
            assert [line.title for line in deck_from("d", write("n", [entry], "g")).lines] == [entry.title], form


# -- the commands --------------------------------------------------------------------------------------------------


def test_a_deck_is_kept_and_chosen_by_its_name(run: Run, tmp_path: Path) -> None:
    ready = next(iter(rules("huntik").ready_decks()))
    assert (
        run("export", ready, "--game", "huntik", "--to", "cockatrice", "--out", str(tmp_path / "mine.cod")).code == 0
    )

    said = run("import", "deck", str(tmp_path / "mine.cod"), "--game", "huntik")

    assert said.code == 0
    assert "mine: " in said.out
    assert "ready to play" in said.out
    assert "mine" in all_decks("huntik")
    assert run("deck", "check", "mine", "--game", "huntik").code == 0


def test_a_deck_that_is_not_legal_is_kept_and_says_why(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "small.txt"
    card = next(iter(rules("huntik").table().definitions.values()))
    path.write_text(f"1 {getattr(card, 'title', card.name)}\n", encoding="utf-8")

    said = run("import", "deck", str(path), "--game", "huntik")

    assert "not legal yet:" in said.out
    assert "HK 100" in said.out
    assert "small" not in all_decks("huntik")


def test_a_set_that_nobody_has_is_not_asked_for_again(run: Run, tmp_path: Path) -> None:
    ready = next(iter(shadowfist.ready_decks()))
    run("export", ready, "--game", "shadowfist", "--to", "lackey", "--out", str(tmp_path / "mine.dek"))
    text = (tmp_path / "mine.dek").read_text(encoding="utf-8")
    (tmp_path / "mine.dek").write_text(re.sub("<set>.*?</set>", "<set>lost</set>", text), encoding="utf-8")

    assert run("import", "deck", str(tmp_path / "mine.dek"), "--game", "shadowfist").code == 0
    assert run("deck", "check", "mine", "--game", "shadowfist").code == 0


def test_a_deck_of_another_game_is_not_kept(run: Run, tmp_path: Path, home: Path) -> None:
    ready = next(iter(shadowfist.ready_decks()))
    run("export", ready, "--game", "shadowfist", "--to", "octgn", "--out", str(tmp_path / "mine.o8d"))

    said = run("import", "deck", str(tmp_path / "mine.o8d"), "--game", "huntik")

    assert said.code == 2
    assert "cannot be dealt" in said.err
    assert "card 1: there is no card" in said.err
    assert not home.exists()


def test_a_ready_deck_is_not_hidden_by_another(run: Run, tmp_path: Path) -> None:
    ready = next(iter(rules("huntik").ready_decks()))
    run("export", ready, "--game", "huntik", "--out", str(tmp_path / f"{ready}.txt"))

    said = run("import", "deck", str(tmp_path / f"{ready}.txt"), "--game", "huntik")

    assert said.code == 2
    assert "is the name of a ready deck" in said.err


def test_an_unknown_program_is_refused(run: Run) -> None:
    ready = next(iter(rules("huntik").ready_decks()))

    said = run("export", ready, "--game", "huntik", "--to", "fax")

    assert said.code == 2
    assert "decks are not written as 'fax'; there are: text, lackey" in said.err


OCTGN = """<set name="new" id="1" gameId="2"><cards>
<card id="3" name="Brave Fox"><property name="Type" value="Character"/><property name="Subtitle" value="Swift Beast"/>
<property name="Cost" value="1"/><property name="Fighting" value="2"/><property name="Provides" value="{dra}"/>
<property name="Text" value="Ambush. +1 Fighting while attacking a &lt;Fire&gt; Site."/></card></cards></set>"""
COCKATRICE = """<cockatrice_carddatabase version="4"><sets><set><name>new</name></set></sets><cards><card>
<name>Brave Fox</name><text>Ambush.</text><set>new</set><prop><type>Character</type><subtitle>Swift Beast</subtitle>
<cost>1</cost><fighting>2</fighting><provides>{dra}</provides></prop></card></cards></cockatrice_carddatabase>"""


@pytest.mark.parametrize("text", [OCTGN, COCKATRICE], ids=["octgn", "cockatrice"])
def test_cards_of_other_programs_can_be_played_with(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "set.xml").write_text(text, encoding="utf-8")

    said = run("import", "cards", str(tmp_path / "set.xml"))

    assert said.code == 0, said.err
    fox: Any = shadowfist.table().definitions["new/brave-fox"]
    assert (fox.fighting, fox.cost, fox.provides) == (2, 1, ("dra",))
    assert shadowfist.card_text(fox).startswith("Ambush.")


# -- files that mean no good ---------------------------------------------------------------------------------------

LAUGHS = (
    '<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">'
    '<!ENTITY x SYSTEM "file:///secret">]><deck><superzone name="Deck"><card><name>&b;&x;</name></card></superzone>'
)


def test_a_deck_without_cards_is_not_kept(run: Run, tmp_path: Path, home: Path) -> None:
    (tmp_path / "empty.dek").write_text("# Nothing\n\n", encoding="utf-8")

    said = run("import", "deck", str(tmp_path / "empty.dek"), "--game", "huntik")

    assert said.code == 2
    assert "empty.dek: there are no cards in it" in said.err
    assert not home.exists()


def test_a_list_of_far_too_many_cards_is_refused_before_they_are_read(run: Run, tmp_path: Path, home: Path) -> None:
    line = "Fox\tnew\tCharacter\t\tBeast\t1\t\t\t2\t\t\tAmbush.\n"
    header = "Name\tSet\tType\tFaction\tSubtitle\tCost\tRequires\tProvides\tFighting\tPower\tBody\tText\n"
    (tmp_path / "large.txt").write_text(header + line * 20_000, encoding="utf-8")

    begun = time.process_time()
    said = run("import", "cards", str(tmp_path / "large.txt"))

    assert said.code == 2
    assert "20,000 cards; 5,000 at most are taken from one file" in said.err
    assert time.process_time() - begun < 10
    assert not home.exists()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("x" * (formats.LONGEST + 1), "too long for a deck"),
        ("<deck>" + "<card><name>A</name></card>" * 5_001 + "</deck>", "5,001 cards are no deck"),
        ('<deck game="g"><card qty="99999999999" id="i">Fox</card></deck>', "99999999999 copies of Fox"),
        ('<deck game="g"><card qty="-1" id="i">Fox</card></deck>', "-1 copies of Fox"),
        ('<deck game="g"><card qty="²" id="i">Fox</card></deck>', "copies of Fox"),
        ('<deck game="g"><section name="Main"></section></deck>', "no cards in its deck"),
        ('{"ObjectStates": ' + "[" * 100_000, "nested too deeply|not saved objects"),
        ('{"ObjectStates": [{"Nickname": 7}, 3, null]}', "no cards in its deck"),
        ('{"ObjectStates": "x"}', "no cards in its deck"),
        (LAUGHS, "it declares entities"),
        ('<deck game="g"><section name="Main"><card qty="3" id="i">Fox</card><card qty="2', "it is broken off"),
        ("Name,Count\nFox\n", " copies of Fox"),
        ("Name,Count\n,3\n", "card 1 has no name"),
    ],
)
def test_what_is_no_deck_is_refused(text: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        deck_from("deck", text)


@pytest.mark.parametrize("piece", ["<!--", "<card ", '<card a="', "<deck", "&amp;", "<deck>\n", '{"ObjectStates":'])
def test_long_nonsense_does_not_take_long(piece: str) -> None:
    begun = time.process_time()
    with pytest.raises(Refused):
        deck_from("deck", "<deck>" + piece * (400_000 // len(piece)))

    assert time.process_time() - begun < 5


def packed(path: Path, files: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in files.items():
            made.writestr(name, data)
    return path


SET = (
    b"Name\tSet\tType\tFaction\tSubtitle\tCost\tRequires\tProvides\tFighting\tPower\tBody\tText\n"
    b"Brave Fox\tnew\tCharacter\tDragons\tSwift Beast\t1\t\t{dra}\t2\t\t\tAmbush.\n"
)


def test_a_plugin_may_be_packed(run: Run, tmp_path: Path) -> None:
    plugin = packed(
        tmp_path / "plugin.zip", {"shadowfist/sets/new.txt": SET, "shadowfist/sets/setimages/a.jpg": b"x"}
    )

    assert run("import", "lackey", str(plugin)).code == 0
    assert "new/brave-fox" in shadowfist.table().definitions


def test_nothing_is_unpacked_outside(run: Run, tmp_path: Path) -> None:
    names = ("../evil.txt", "/evil.txt", "sets/../../evil.txt", "C:/evil.txt", "..\\evil.txt")
    plugin = packed(tmp_path / "plugin.zip", {"sets/new.txt": SET, **dict.fromkeys(names, b"evil")})

    assert run("import", "lackey", str(plugin)).code == 0
    assert not list(tmp_path.rglob("evil.txt"))
    assert not Path("/evil.txt").exists()


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({f"sets/{n}.txt": bytes(1 << 18) for n in range(5)}, "more than 1 MB"),
        ({f"{n}.jpg": b"" for n in range(11)}, "more than 10 files"),
        ({"readme.txt": b"hello"}, "not a LackeyCCG plugin"),
    ],
)
def test_what_is_packed_too_well_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: Path, files: dict[str, bytes], words: str
) -> None:
    monkeypatch.setattr(archive, "LARGEST", 1 << 20)
    monkeypatch.setattr(archive, "MOST", 10)

    said = run("import", "lackey", str(packed(tmp_path / "plugin.zip", files)))

    assert said.code == 2
    assert words in said.err
    assert not home.exists()


def test_a_damaged_archive_is_refused(run: Run, tmp_path: Path) -> None:
    plugin = packed(tmp_path / "plugin.zip", {"sets/new.txt": SET * 50})
    data = bytearray(plugin.read_bytes())
    data[60:90] = bytes(30)
    plugin.write_bytes(data)

    said = run("import", "lackey", str(plugin))

    assert said.code == 2
    assert "cannot be unpacked" in said.err
