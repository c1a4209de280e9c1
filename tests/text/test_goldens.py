"""Every card of the corpora means what it meant, unless the goldens were renewed with the change."""

from __future__ import annotations

import pytest

from tests.cards.shadowfist_corpus import pools
from tools.goldens import CORPUS, FILES, differences, kept, present

pytestmark = [
    pytest.mark.corpus,
    pytest.mark.slow,
    pytest.mark.skipif(not CORPUS.exists(), reason="the card pools are not beside the project"),
]


@pytest.mark.parametrize("game", FILES)
def test_cards_mean_what_they_meant(game: str) -> None:
    now = present(game, pools() if game == "shadowfist" else None)

    lost = [line for line in differences(kept(game), now) if not line.endswith("read now")]

    assert not lost, "renew with `python tools/goldens.py --renew` if these are meant"
