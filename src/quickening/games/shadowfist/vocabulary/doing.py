"""The phrases for effects and costs."""

from __future__ import annotations

from quickening.games.shadowfist.vocabulary.auctioning import add_auctions
from quickening.games.shadowfist.vocabulary.buying_off import add_buying_off
from quickening.games.shadowfist.vocabulary.doing_cards import add_damage, add_to_cards
from quickening.games.shadowfist.vocabulary.doing_chance import add_chance
from quickening.games.shadowfist.vocabulary.doing_coins import add_coins
from quickening.games.shadowfist.vocabulary.doing_compound import add_compound
from quickening.games.shadowfist.vocabulary.doing_costs import add_costs
from quickening.games.shadowfist.vocabulary.doing_decks import add_decks
from quickening.games.shadowfist.vocabulary.doing_either import add_either
from quickening.games.shadowfist.vocabulary.doing_lasting import add_lasting, add_playing
from quickening.games.shadowfist.vocabulary.doing_others import add_others
from quickening.games.shadowfist.vocabulary.doing_passive import add_passive
from quickening.games.shadowfist.vocabulary.doing_places import add_site_places
from quickening.games.shadowfist.vocabulary.doing_players import add_hands, add_power
from quickening.games.shadowfist.vocabulary.influencing import add_influence
from quickening.games.shadowfist.vocabulary.totaling import add_totals
from quickening.text.phrasebook import Phrasebook


def add_doing(book: Phrasebook) -> None:
    """Deeds, effects, costs."""
    book.phrase("sentence", "{deed}")
    add_to_cards(book)
    add_damage(book)
    add_power(book)
    add_hands(book)
    add_playing(book)
    add_lasting(book)
    add_passive(book)
    add_compound(book)
    add_either(book)
    add_chance(book)
    add_coins(book)
    add_others(book)
    add_decks(book)
    add_site_places(book)
    add_buying_off(book)
    add_costs(book)
    add_influence(book)
    add_auctions(book)
    add_totals(book)
