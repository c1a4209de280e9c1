"""The cards of a game as printed, for whoever meets a name: all there are, and nothing of what anybody has dealt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from quickening.core.refusals import Refused
from quickening.games import all_decks, new_game, rules
from quickening.games.shadowfist.importing import import_plugin
from quickening.games.shadowfist.library import all_cards, look_again
from quickening.server.making import card_file
from quickening.server.printings import reading_of
from tests.server.conftest import Address, Json, serving

BOOKS = [
    ("huntik", ""),
    ("shadowfist", ""),
    ("highlander", "first"),
    ("highlander", "type-one"),
    ("highlander", "third"),
]


def address_of(game: str, edition: str) -> str:
    return f"/api/cards/{game}" + (f"?edition={edition}" if edition else "")


@pytest.mark.parametrize(("game", "edition"), BOOKS)
def test_all_that_can_be_dealt_is_among_the_cards(server: Address, game: str, edition: str) -> None:
    printed = {card["key"]: card for card in server.get(address_of(game, edition)).json()}

    options: dict[str, Any] = {"edition": edition} if edition else {}
    decks = list(all_decks(game, **options))
    games = [new_game(game, [deck, deck], **options) for deck in decks]
    dealt = {state.definition.key: state.definition for one in games for state in one.cards}
    assert dealt.keys() < printed.keys()
    for key, definition in dealt.items():
        card = printed[key]
        assert (card["name"], card["text"]) == (definition.name, definition.text)
        assert (card["owner"], card["controller"], card["marks"]) == (None, None, [])


def test_gems_are_shown_where_the_book_has_them(server: Address) -> None:
    def gems(edition: str) -> int:
        cards = server.get(address_of("highlander", edition)).json()
        return sum(name == "Agility" for card in cards for name, _ in card["numbers"])

    assert gems("third") > 0
    assert gems("first") == gems("type-one") == 0


def test_a_browser_keeps_them_until_they_change(server: Address) -> None:
    address = f"{server.http}/api/cards/huntik"
    plain = httpx.get(address, headers={"accept-encoding": "identity"})
    packed = httpx.get(address, headers={"accept-encoding": "gzip"})
    again = httpx.get(address, headers={"if-none-match": plain.headers["etag"]})
    other = httpx.get(address, headers={"if-none-match": '"another"'})

    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) * 4 < len(plain.content)
    assert packed.content == plain.content == other.content
    assert (again.status_code, again.content) == (304, b"")
    assert {answer.headers["etag"] for answer in (plain, packed, again)} == {plain.headers["etag"]}
    assert plain.headers["cache-control"] == "public, no-cache"
    assert plain.headers["vary"] == "accept-encoding"
    assert server.get("/api/cards/shadowfist").headers["etag"] != plain.headers["etag"]


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("poker", "there is no game 'poker'"),
        ("huntik?edition=first", "huntik has no such edition"),
        ("highlander?edition=ninth", "highlander has no such edition"),
    ],
)
def test_cards_that_there_are_not(server: Address, path: str, reason: str) -> None:
    answer = server.get(f"/api/cards/{path}")

    assert answer.status_code == 404
    assert answer.json()["error"].startswith(reason)


# -- cards that were imported --------------------------------------------------------------------------------------

SET = """Name\tSet\tType\tFaction\tSubtitle\tCost\tRequires\tProvides\tFighting\tPower\tBody\tText
Brave Fox\tnew\tCharacter\tDragons\tSwift Beast\t1\t\t{dra}\t2\t\t\tAmbush.
Sly Fox\tnew\tCharacter\tDragons\tSly Beast\t1\t\t{dra}\t1\t\t\tStealth.
Quiet Hill\tnew\tSite\t\tFeng Shui Site\t\t\t\t\t1\t6\t
Vague Giant\tnew\tCharacter\t\tBig Man\tmany\t\t\t9\t\t\t
"""


@pytest.fixture
def imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A small set of cards that a player has imported, and a deck of some of them; its key."""
    # nothing goes to the folder of whoever runs this
    monkeypatch.setattr("quickening.games.own_decks.user_data_path", lambda name: tmp_path / "data")
    for folder in ("sets", "decks"):
        (tmp_path / "plugin" / folder).mkdir(parents=True)
    (tmp_path / "plugin" / "sets" / "new.txt").write_text(SET, encoding="utf-8")
    (tmp_path / "plugin" / "plugininfo.txt").write_text("<plugin></plugin>", encoding="utf-8")
    deck = "5\tBrave Fox\n5\tQuiet Hill\n"
    (tmp_path / "plugin" / "decks" / "foxes.txt").write_text(deck, encoding="utf-8")
    import_plugin(tmp_path / "plugin")
    look_again()
    return "foxes"


def foxes(server: Address) -> dict[str, Json]:
    return {card["name"]: card for card in server.get("/api/cards/shadowfist").json() if card["key"][:4] == "new/"}


def test_imported_cards_are_among_them_without_their_texts_being_read(imported: str, tmp_path: Path) -> None:
    with serving(tmp_path / "server") as server:
        found = foxes(server)

    assert set(found) == {"Brave Fox", "Sly Fox", "Quiet Hill"}  # one has figures that are none
    assert (found["Sly Fox"]["text"], found["Sly Fox"]["numbers"]) == ("Stealth.", [["Cost", 1], ["Fighting", 1]])
    assert not any(key.startswith("new/") for key in all_cards().known)


def test_what_is_dealt_makes_no_difference(imported: str, tmp_path: Path) -> None:
    seats = [
        {"kind": kind, "name": name, "deck": deck, "bot": ""}
        for kind, name, deck in (("you", "Ann", imported), ("friend", "Bob", "guiding_hand"))
    ]
    with serving(tmp_path / "before") as server:
        before = server.get("/api/cards/shadowfist")
    with serving(tmp_path / "after") as server:
        laid = httpx.post(f"{server.http}/api/tables", json={"game": "shadowfist", "seats": seats}, timeout=60)
        after = server.get("/api/cards/shadowfist")

    assert laid.status_code == 201, laid.text
    assert "new/brave-fox" in all_cards().known  # read, for it was dealt
    assert after.content == before.content
    assert after.headers["etag"] == before.headers["etag"]


def test_a_card_says_how_it_is_read_and_one_that_is_not_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = card_file(
        "shadowfist", {"Name": "Odd One", "Set": "Odd", "Type": "Event", "Cost": "0", "Text": "Frobnicate."}
    )
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "odd.tsv").write_text(row, encoding="utf-8")
    monkeypatch.setattr("quickening.games.shadowfist.library.home", lambda game: tmp_path)
    look_again()
    try:
        shipped = next(iter(rules("shadowfist").ready_decks().values())).listed().piles[0][1][0]
        assert reading_of("shadowfist", shipped)["read"]
        told = reading_of("shadowfist", "Odd/odd-one")
        assert not told["read"]
        assert "Frobnicate" in told["reason"]
        with pytest.raises(Refused):
            reading_of("shadowfist", "Odd/no-such-card")
    finally:
        look_again()
