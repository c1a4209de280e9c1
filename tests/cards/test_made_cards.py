"""Cards that somebody made are played like any others: they go with the deck, its record and its table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from quickening.bots.random import RandomBot
from quickening.core.packing import pack, unpack
from quickening.core.records import DeckList
from quickening.core.refusals import Refused
from quickening.games import Deck, load_game, new_game, replay_game, rules
from quickening.games.made import HEAD, MADE, MOST, REWORDED, together
from quickening.server.making import card_file

#: A card of each game that nobody has printed.
MADE_CARDS = {
    "huntik": {
        "title": "Tilda Moss",
        "type": "minorHero",
        "subtype": "seeker",
        "alignment": "neutral",
        "atk": "2",
        "def": "2",
        "text_plain": "When this card enters play, draw a card.",
    },
    "shadowfist": {"Name": "Corner Bruiser", "Type": "Character", "Subtitle": "Thug", "Cost": "1", "Fighting": "2"},
    "highlander": {"title": "Wild Swing", "type": "attack", "grid": "X00/000/000"},
}
GAMES = list(MADE_CARDS)


def lines_of(game: str, **others: str) -> tuple[str, ...]:
    return tuple(card_file(game, {**MADE_CARDS[game], **others}).splitlines())


def name_of(game: str) -> str:
    facts = MADE_CARDS[game]
    return facts.get("title") or facts["Name"]


def deck_with(game: str, made: tuple[str, ...], copies: int = 3) -> str:
    """A ready deck with some copies of a made card."""
    ready = next(iter(rules(game).ready_decks().values()))
    counts = Counter(key for _, keys in ready.listed().piles for key in keys)
    lines = [f"{many} {key}" for key, many in counts.items()]
    return together("\n".join(["# Mine", *lines, f"{copies} {name_of(game)}"]), made)


def keys_of(deck: Deck) -> set[str]:
    return {key for _, keys in deck.listed().piles for key in keys}


def game_with(game: str) -> Any:
    made = rules(game).parse_deck("mine", deck_with(game, lines_of(game))).listed()
    return new_game(game, [made, list(rules(game).ready_decks())[1]], seed=4)


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_with_a_made_card_is_dealt_and_played_again(game: str) -> None:
    played, bot = game_with(game), RandomBot(2)
    for _ in range(150):
        if played.over:
            break
        played.answer(bot.choose(played.decision))

    again = replay_game(played.record().to_json())

    assert name_of(game) in {card.name for card in played.cards}
    assert again.fingerprint() == played.fingerprint()
    assert load_game(played.save()).fingerprint() == played.fingerprint()
    assert unpack(pack(played), played.table).fingerprint() == played.fingerprint()


@pytest.mark.parametrize("game", GAMES)
def test_a_made_card_changes_nothing_of_the_cards_that_everybody_has(game: str) -> None:
    before = len(rules(game).table().definitions)

    listed = rules(game).parse_deck("mine", deck_with(game, lines_of(game))).listed()

    keys = {key for _, pile in listed.piles for key in pile if key.startswith(MADE)}
    assert len(keys) == 1
    assert listed.made == lines_of(game)
    assert keys.isdisjoint(rules(game).table().definitions)
    assert len(rules(game).table().definitions) == before


def test_two_players_bring_two_cards_of_one_name() -> None:
    weak_deck = rules("huntik").parse_deck("weak", deck_with("huntik", lines_of("huntik")))
    strong_deck = rules("huntik").parse_deck("strong", deck_with("huntik", lines_of("huntik", atk="9")))

    game = new_game("huntik", [weak_deck.listed(), strong_deck.listed()], seed=1)

    figures = {(card.owner, card.definition.atk) for card in game.cards if card.name == "Tilda Moss"}
    assert figures == {(0, 2), (1, 9)}


def test_a_made_card_goes_before_a_printed_one_of_its_name_only_in_its_own_deck() -> None:
    springer = lines_of("huntik", title="Springer", atk="7", text_plain="")
    mine = rules("huntik").parse_deck("mine", together("# Mine\n3 Springer", springer))
    other = rules("huntik").parse_deck("other", "# Other\n3 Springer")

    assert {key[: len(MADE)] for key in keys_of(mine)} == {MADE}
    assert keys_of(other) <= set(rules("huntik").table().definitions)


def test_a_card_that_is_worded_anew_says_so() -> None:
    header, row = lines_of("huntik")
    deck = rules("huntik").parse_deck(
        "mine", together("# Mine\n3 Tilda Moss", (f"{header}\tprinted", f'{row}\t"Draw 1."'))
    )

    assert {key[: len(REWORDED)] for key in keys_of(deck)} == {REWORDED}


def test_another_text_in_the_record_is_another_game() -> None:
    played = game_with("huntik")
    record = played.record().to_json().replace(b"draw a card.", b"draw two cards.")

    with pytest.raises(Refused):
        replay_game(record)


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (("title\ttype", "A\tB"), "no column"),
        (lines_of("huntik", text_plain="Frobnicate the moon."), "Tilda Moss"),
        (lines_of("huntik", type="dragon"), "no type of card"),
        (lines_of("huntik", atk="99999"), "no number"),
        ((lines_of("huntik")[0], *lines_of("huntik")[1:] * (MOST + 1)), "at most"),
        ((lines_of("huntik")[0], "x" * 5000), "at most"),
        (tuple(card_file("shadowfist", MADE_CARDS["shadowfist"]).splitlines()), "no column"),
    ],
    ids=["no card file", "not understood", "no type", "no figure", "too many", "too long", "another game's"],
)
def test_what_is_no_card_is_refused_with_its_place(made: tuple[str, ...], why: str) -> None:
    with pytest.raises(Refused, match=why):
        rules("huntik").parse_deck("mine", together("# Mine\n3 Tilda Moss", made))


def test_a_record_from_elsewhere_with_damaged_cards_is_refused() -> None:
    listed = rules("huntik").parse_deck("mine", deck_with("huntik", lines_of("huntik"))).listed()
    damaged = DeckList(listed.name, listed.piles, (listed.made[0], '"not a row'))

    with pytest.raises(Refused):
        new_game("huntik", [damaged, "sas"], seed=1)


def test_the_head_stands_in_the_text_of_a_deck_once() -> None:
    assert deck_with("huntik", lines_of("huntik")).count(HEAD) == 1


@pytest.mark.parametrize(("column", "words"), [("text_plain", "Friendly heroes get +100 ATK."), ("atk", "999999999")])
def test_numbers_that_nobody_could_divide_are_refused(column: str, words: str) -> None:
    with pytest.raises(Refused, match=r"digits at most|atk"):
        rules("huntik").parse_deck("mine", deck_with("huntik", lines_of("huntik", **{column: words})))

    rules("huntik").parse_deck(
        "mine", deck_with("huntik", lines_of("huntik", text_plain="Friendly heroes get +99 ATK."))
    )
