"""A text that is longer than any card is refused before anything is looked for in it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from quickening.games import rules
from quickening.games.highlander.meaning import texts as highlander
from quickening.games.huntik.meaning import texts as huntik
from quickening.games.shadowfist.meaning import texts as shadowfist
from quickening.text.reader import LONGEST, NotRead


@pytest.mark.parametrize("read_text", [huntik.read_text, shadowfist.read_text, highlander.read_text])
@pytest.mark.parametrize("filler", [" ", "\n", "(", "a ", "Draw a card. "])
def test_a_text_without_end_is_refused_at_once(read_text: object, filler: str) -> None:
    assert callable(read_text)
    begun = time.monotonic()

    for name, text in (("Name", f"Draw{filler * 100_000}a card."), (filler * 100_000, "Draw a card.")):
        with pytest.raises(NotRead, match=f"a card has {LONGEST} at most"):
            read_text("Action", name, text)

    assert time.monotonic() - begun < 1


@pytest.mark.parametrize(
    ("read_text", "kind"),
    [(huntik.read_text, "action"), (shadowfist.read_text, "Event"), (highlander.read_text, "Event")],
)
def test_a_text_may_be_spaced_as_it_likes(read_text: object, kind: str) -> None:
    assert callable(read_text)

    assert read_text(kind, "Name", "Draw    a card.") == read_text(kind, "Name", "Draw a card.")


def test_a_card_file_with_such_a_text_says_which_card(tmp_path: Path) -> None:
    header = ("set", "number", "title", "subtitle", "type", "subtype", "alignment", "atk", "def", "text_plain")
    row = ("SAS", "001", "Caliban", "", "majorHero", "mesoTitan", "good", "8", "6", f"Draw{' ' * 100_000}a card.")
    file = tmp_path / "cards.tsv"
    file.write_text("\n".join("\t".join(line) for line in (header, row)), encoding="utf-8")

    (refused,) = rules("huntik").read_pool(file).refused

    assert refused.name == "Caliban"
    assert "letters; a card has" in refused.reason
