"""SF 9.1.3. Where a Site may be placed, texts that forbid it counted."""

from __future__ import annotations

from quickening.games.shadowfist.areas import open_places
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.state import ShadowfistGame

#: What a player may not do at the location of the text's card.
PLACE = "place"


def places_for(game: ShadowfistGame, seat: int, card: int) -> list[tuple[int, int]]:
    """SF 9.1.3. The places that are open to a Site: `you cannot place Feng Shui Sites at this location`."""
    found = open_places(game, seat)
    barred = {
        game.cards[scope.source.card].column
        for cards, scope in player_facts(game, seat).marks.get(PLACE, ())
        if scope.source is not None and cards.fits(game, card, scope)
    }
    return [place for place in found if place[0] not in barred] if barred else found
