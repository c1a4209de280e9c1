"""`quickening import`, and the ways in which decks of Shadowfist are written."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import quickening as qk
from quickening.core.refusals import Refused, Unreadable
from quickening.games import replay_game, rules, shadowfist
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.library import look_again
from quickening.server.lobby_pages import describe
from quickening.server.places import known_decks
from tests.cli.conftest import Run

HEADER = (
    "Name\tSet\tImageFile\tType\tFaction\tSubtitle\tCost\tRequires\tProvides\tFighting\tPower\tBody\tRarity\tText"
)
FOX = "Brave Fox\tnew\tfox\tCharacter\tDragons\tSwift Beast\t1\t\t{dra}\t2\t\t\tCommon\tAmbush."
HILL = "Quiet Hill\tnew\thill\tSite\t\tFeng Shui Site\t\t\t\t\t1\t6\tCommon"  # the last cell is missing
DREAM = "Odd Dream\tnew\tdream\tEvent\t\tEvent\t0\t\t\t\t\t\tRare\tDream of electric sheep."
GIANT = "Vague Giant\tnew\tgiant\tCharacter\t\tBig Man\tmany\t\t\t9\t\t\tRare\t"
NAMELESS = "\tnew\tnobody\tCharacter\t\t\t1\t\t\t1\t\t\t\t"


def deck_of(*cards: tuple[int, str], malformed: bool = False) -> str:
    """A deck in LackeyCCG's XML, well-formed or as found in the wild."""
    copies = [f'<card><name id="x">{name}</name><set>new</set></card>' for count, name in cards for _ in range(count)]
    around = "<meta><game>x</meta>" if malformed else "<meta><game>x</game></meta>"
    aside = '<superzone name="Misc"><card><name id="y">Odd Dream</name><set>new</set></card></superzone>'
    end = "/superzone>" if malformed else "</superzone>"
    return f'<deck version="0.8">\n{around}<superzone name="Deck">\n' + "\n".join(copies) + f"\n{end}{aside}</deck>"


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A plugin with one set and two decks; what is imported goes to a folder of its own."""
    monkeypatch.setattr("quickening.games.own_decks.user_data_path", lambda name: tmp_path / "data")
    look_again()
    folder = tmp_path / "plugin"
    (folder / "sets").mkdir(parents=True)
    (folder / "decks").mkdir()
    rows = "\r".join((HEADER, FOX, HILL, DREAM, GIANT, NAMELESS))
    (folder / "sets" / "new.txt").write_bytes(b"\xef\xbb\xbf" + rows.encode())
    (folder / "sets" / "setlist.txt").write_text("new\n", encoding="utf-8")
    (folder / "plugininfo.txt").write_text("<plugin><deckzone>/deckzone></plugin>", encoding="utf-8")
    good = deck_of((4, "Brave Fox"), (5, "Quiet Hill"), malformed=True)
    (folder / "decks" / "_good.dek").write_text(good, encoding="utf-8")
    (folder / "decks" / "dreamy.txt").write_text("5\tBrave Fox\n1\tOdd Dream\nSideboard:\n3\tNothing\n", "utf-8")
    return folder


def test_long_work_shows_how_far_it_is(run: Run, plugin: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, int]] = []

    def noted(items: Iterable[Any], total: int, words: str) -> Iterable[Any]:
        shown.append((words, total))
        return items

    for command in ("importing", "cards", "simulate", "bench"):
        monkeypatch.setattr(f"quickening.commands.{command}.progress", noted)
    run("import", "lackey", str(plugin))
    run("cards", "show", "Brave Fox")
    run("cards", "check", str(plugin / "sets" / "new.txt"), str(plugin / "sets" / "new.txt"))
    run("simulate", "huntik", "--games", "2")
    run("bench", "huntik", "--games", "1")

    assert shown == [
        ("Reading sets", 2),
        ("Reading cards", 3),
        ("Reading cards", 2),
        ("Playing huntik", 2),
        ("Playing huntik", 1),
    ]


def test_a_plugin_becomes_cards_and_decks(run: Run, plugin: Path) -> None:
    said: dict[str, Any] = run("import", "lackey", str(plugin), "--json").json()

    assert said["sets"] == {"new": {"cards": 4, "read": 2}}
    assert [(deck["key"], deck["size"], deck["wrong"]) for deck in said["decks"]] == [
        ("good", 9, ""),
        ("dreamy", 6, "not read: Odd Dream"),
    ]
    assert len(shadowfist.read_deck("good").cards) == 9


def test_a_deck_that_names_a_set_nobody_has_takes_another_printing(run: Run, plugin: Path) -> None:
    good = deck_of((4, "Brave Fox"), (5, "Quiet Hill")).replace("<set>new</set>", "<set>newer</set>", 1)
    (plugin / "decks" / "_good.dek").write_text(good, encoding="utf-8")

    said: dict[str, Any] = run("import", "lackey", str(plugin), "--json").json()

    assert next(deck["wrong"] for deck in said["decks"] if deck["key"] == "good") == ""
    assert {card.key for card in shadowfist.read_deck("good").cards} == {"new/brave-fox", "new/quiet-hill"}


def test_a_card_is_shown_without_reading_the_others(run: Run, plugin: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("import", "lackey", str(plugin))
    look_again()
    asked: list[str] = []

    def noted(row: dict[str, str]) -> Printed:
        asked.append(row["Name"])
        return shadowfist.pool.card_from_row(row)

    monkeypatch.setattr("quickening.games.shadowfist.library.card_from_row", noted)

    assert "Ambush" in run("cards", "show", "brave fox").out
    assert "new/quiet-hill" in run("cards", "show", "new/Quiet-Hill").out
    assert asked == ["Brave Fox", "Quiet Hill"]
    assert "Odd Dream cannot be dealt: not understood" in run("cards", "show", "Odd Dream").err
    assert "did you mean Brave Fox or " in run("cards", "show", "Brave Foxy").err


def test_what_cannot_be_read_is_listed_with_the_reason(run: Run, plugin: Path) -> None:
    said = run("import", "lackey", str(plugin))

    assert said.code == 0
    assert "not read Odd Dream (new): not understood" in said.out
    assert "not read Vague Giant (new): new.txt, line 5: Cost is 'many', which is no number" in said.out
    assert "new.txt, line 6: a card without a name" in said.out
    assert "setlist.txt: no set file" in said.out


def test_a_card_that_was_not_read_is_not_dealt(run: Run, plugin: Path) -> None:
    run("import", "lackey", str(plugin))

    with pytest.raises(Unreadable, match=r"line 3: Odd Dream cannot be dealt: not understood"):
        qk.new("shadowfist", decks=["dreamy", "good"])
    refused = run("deck", "check", "dreamy", "--game", "shadowfist")
    assert refused.code == 2
    assert "^" in refused.err


def test_imported_decks_play_and_their_games_are_played_again(run: Run, plugin: Path) -> None:
    run("import", "lackey", str(plugin))
    game = qk.new("shadowfist", decks=["good", "good", "good"], seed=3)
    for _ in range(20):
        assert game.decision is not None
        game.answer(game.decision.options[: max(1, game.decision.least)])

    again = replay_game(game.record())

    assert again.fingerprint() == game.fingerprint()
    assert shadowfist.load(game.save()).fingerprint() == game.fingerprint()
    assert run("simulate", "shadowfist", "--deck", "good", "--deck", "good", "--games", "2").code == 0


def test_a_set_that_is_imported_again_replaces_the_old_one(run: Run, plugin: Path) -> None:
    run("import", "lackey", str(plugin))
    (plugin / "sets" / "new.txt").write_text(f"{HEADER}\n{FOX.replace('Ambush', 'Stealth')}\n", encoding="utf-16")

    run("import", "lackey", str(plugin))

    fox = shadowfist.table().definitions["new/brave-fox"]
    assert isinstance(fox, Printed)
    assert shadowfist.card_text(fox) == "Stealth."
    assert "new/quiet-hill" not in shadowfist.table().definitions


def test_a_folder_that_is_no_plugin_is_refused(run: Run, plugin: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    (plugin / "sets" / "new.txt").unlink()

    assert "there is no such folder" in run("import", "lackey", str(tmp_path / "nowhere")).err
    assert "it has no set files (sets/*.txt)" in run("import", "lackey", str(empty)).err
    assert "it has no set files of Shadowfist" in run("import", "lackey", str(plugin)).err


# -- how decks are written -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "# My deck\n## Foxes\n2 Brave Fox\n1x Quiet Hill\n",
        "2\tBrave Fox\r1\tQuiet Hill\rCrypt:\r4\tNothing",
        "2 Brave Fox (new) 17\n\n1 Quiet Hill (NEW)\nSideboard\n2 Nothing\n",
        "2 new/brave-fox\n1 new/quiet-hill\n",
        deck_of((2, "Brave Fox"), (1, "Quiet Hill")),
        deck_of((2, "Brave Fox"), (1, "Quiet Hill"), malformed=True),
    ],
)
def test_a_deck_is_read_as_players_write_it(run: Run, plugin: Path, tmp_path: Path, text: str) -> None:
    run("import", "lackey", str(plugin))
    path = tmp_path / "deck.txt"
    path.write_text(text, encoding="utf-8-sig", newline="")

    deck = shadowfist.read_deck(str(path))

    assert [card.name for card in deck.cards] == ["Brave Fox", "Brave Fox", "Quiet Hill"]
    assert shadowfist.read_deck(deck.listed()).cards == deck.cards


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Brave Fox\n", r"line 1: 'Brave Fox' is not a number and a card’s title"),
        ("0 Brave Fox\n", "line 1: 0 copies of a card"),
        ("1000000000 Brave Fox\n", "line 1: 1000000000 copies of a card"),
        ("2 Brave Ox\n3 Brave Ox\n", "line 1: there is no card 'Brave Ox'$"),
        ("2 Brave Fox (old)\n", r"there is no card 'Brave Fox \(old\)'"),
        ("<deck><superzone name='Deck'></superzone></deck>", "there are no cards in its deck"),
        ("<deck><card><set>new</set></card></deck>", "card 1 has no name"),
        ("2 Brave\0Fox", "not a text file"),
    ],
)
def test_a_deck_that_is_none_is_refused_with_the_place(
    run: Run, plugin: Path, tmp_path: Path, text: str, words: str
) -> None:
    run("import", "lackey", str(plugin))
    path = tmp_path / "deck.txt"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(Unreadable, match=words):
        shadowfist.read_deck(str(path))


def test_the_modern_game_has_the_modern_sets_only(run: Run, plugin: Path, tmp_path: Path) -> None:
    run("import", "lackey", str(plugin))

    assert run("deck", "check", "good", "--game", "shadowfist").code == 0
    modern = run("deck", "check", "good", "--game", "shadowfist", "--format", "modern")
    assert modern.code == 2
    assert modern.err.count("of no set of the modern game") == 2


def test_who_goes_first_can_be_said(run: Run, plugin: Path) -> None:
    run("import", "lackey", str(plugin))

    game = qk.new("shadowfist", decks=["good", "good", "good"], first=2)

    assert game.view(None).get("active") == 2
    with pytest.raises(Refused, match="the first player is seat 0 to 1, not 2"):
        qk.new("shadowfist", decks=["good", "good"], first=2)


def test_imported_decks_are_listed_if_they_can_be_played(run: Run, plugin: Path) -> None:
    run("import", "lackey", str(plugin))

    listed: dict[str, Any] = run("decks", "shadowfist", "--json").json()

    assert listed["good"]["cards"] == 9
    assert "dreamy" not in listed
    assert set(shadowfist.ready_decks()) < set(listed)


def test_imported_decks_are_played_by_name(run: Run, plugin: Path) -> None:
    run("import", "lackey", str(plugin))

    wanted = ("--games", "1", "--players", "2", "--deck", "good", "--deck", "good", "--workers", "1", "--json")
    said: dict[str, Any] = run("simulate", "shadowfist", *wanted).json()

    assert said["finished"] == 1


def test_imported_decks_can_be_chosen_in_the_lobby(run: Run, plugin: Path) -> None:
    run("import", "lackey", str(plugin))

    assert "good" in known_decks("shadowfist", {})
    describe.cache_clear()
    assert "good" in [deck["key"] for deck in describe("shadowfist")["decks"]]
    describe.cache_clear()


#: A table of cards for each of the other games, one of them not understood.
TABLES = {
    "huntik": (
        'Name,Set,Type,Subtype,Attack,Defense,Text\n"Pause, and Think",XTR,action,exhaustAction,,,Draw a card.\n'
        "Odd One,XTR,action,exhaustAction,,,Dream of sheep.\n"
    ),
    "highlander": (
        "Name,Set,Type,Text\nA Moment of Rest,XTR,event,You gain 3 Ability.\nOdd One,XTR,event,Dream of sheep.\n"
    ),
}


@pytest.mark.parametrize(("game", "card"), [("huntik", "Pause, and Think"), ("highlander", "A Moment of Rest")])
def test_cards_of_a_table_are_shown_and_go_with_the_decks_that_name_them(
    run: Run, plugin: Path, tmp_path: Path, game: str, card: str
) -> None:
    table = tmp_path / "found.csv"
    table.write_text(TABLES[game], encoding="utf-8")
    told = run("import", "cards", str(table), "--game", game)
    assert (told.code, "Odd One (found)" in told.out) == (0, True)
    assert card in run("cards", "show", card, "--game", game).out
    assert card in [one.name for one in rules(game).printed()]

    ready: Any = next(iter(rules(game).ready_decks().values()))
    heads = f"### {ready.edition}\n" if game == "highlander" else ""
    lines = "\n".join(f"1 {one.key}" for one in ready.cards)
    deck: Any = rules(game).parse_deck("mine", f"{heads}{lines}\n2 {card}\n")

    assert [one.name for one in deck.cards].count(card) == 2
    options = {"edition": ready.edition} if game == "highlander" else {}
    match = qk.new(game, decks=[deck, deck], seed=3, **options)
    (tmp_path / "data" / game / "cards" / "found.tsv").unlink()  # the game has its cards with it
    assert replay_game(match.record()).fingerprint() == match.fingerprint()


def test_a_card_that_is_not_understood_is_not_dealt(run: Run, plugin: Path, tmp_path: Path) -> None:
    table = tmp_path / "found.csv"
    table.write_text(TABLES["huntik"], encoding="utf-8")
    run("import", "cards", str(table), "--game", "huntik")

    with pytest.raises(Unreadable, match="the made card 'Odd One' is not understood"):
        rules("huntik").parse_deck("mine", "3 Odd One\n")


def test_cards_of_another_game_are_refused(run: Run, plugin: Path) -> None:
    told = run("import", "cards", str(plugin / "sets" / "new.txt"), "--game", "huntik")

    assert (told.code, "these are cards of Shadowfist, not of Huntik" in told.err) == (2, True)
