"""Cards whose printed text is a slip of the pen: how they are played is written down, and shown as such."""

from __future__ import annotations

import io
import json
from contextlib import suppress
from pathlib import Path

import pytest

from quickening.cli import main
from quickening.core.refusals import Unreadable
from quickening.games import finished
from quickening.games.rewordings import MOST, fingerprint, listed, rewording_of
from quickening.games.shadowfist.pool import COLUMNS, card_from_row
from quickening.games.shadowfist.views import facts_of

#: As the card is printed, with the word that lacks a letter.
SLIP = "You may reveal a number of sites up to the number of {tek} resouces in your pool."


def satellite(text: str) -> dict[str, str]:
    """A row of a card file."""
    cells = dict.fromkeys(COLUMNS, "") | {"Name": "Satellite Surveillance", "Set": "standard", "Type": "Event"}
    return cells | {"Cost": "0", "Text": text}


def test_a_slip_of_the_pen_is_played_by_its_rewording() -> None:
    card = card_from_row(satellite(SLIP))

    assert card.abilities
    assert "resources in your pool" in card.text
    assert card.reworded
    assert "reworded" in facts_of(card).tags


def test_a_rewording_is_for_one_printed_text_alone() -> None:
    with pytest.raises(Unreadable, match="reworded for another printed text"):
        card_from_row(satellite("You may reveal two Sites."))


def test_it_is_counted_apart_and_not_as_read_from_print(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [satellite(SLIP), satellite("Gain 1 Power.") | {"Name": "Luck"}]
    lines = ["\t".join(COLUMNS), *("\t".join(row[name] for name in COLUMNS) for row in rows)]
    (tmp_path / "set.txt").write_text("\n".join(lines), encoding="utf-8")

    with suppress(SystemExit):
        main(["cards", "check", str(tmp_path / "set.txt"), "--json"])

    told = json.load(io.StringIO(capsys.readouterr().out))
    assert (told["cards"], told["read"], told["percent"]) == (2, 1, 50.0)
    assert [one["key"] for one in told["reworded"]] == ["standard/satellite-surveillance"]


@pytest.mark.parametrize("game", list(finished()))
def test_a_game_has_few_of_them_each_with_a_reason_and_read(game: str) -> None:
    assert len(listed(game)) <= MOST
    for row in listed(game).values():
        assert row["reason"]
        assert len(row["fingerprint"]) == len(fingerprint(""))


def test_the_reworded_texts_of_shadowfist_are_read() -> None:
    for row in listed("shadowfist").values():
        kind = "State" if "Play on" in row["text"] or "Weapon" in row["text"] else "Event"
        assert card_from_row(satellite(row["text"]) | {"Name": "Test Card", "Type": kind}).abilities


def test_a_card_without_one_is_read_as_printed() -> None:
    assert rewording_of("shadowfist", "Nobody", "standard", "Gain 1 Power.", "line 2") is None
