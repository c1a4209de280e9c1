"""Highlander's sentences, put together to whole texts.

A `you_change` has the player as its subject, an `opp_change` the opponent, an `each_change` everybody; an
`attack_change` goes on from `this attack ...`. An `effect` is a whole clause.
"""

from __future__ import annotations

from quickening.games.highlander.vocabulary import abilities
from quickening.games.highlander.vocabulary.doing import add_doing
from quickening.games.highlander.vocabulary.holding import KEYWORDS, add_holding
from quickening.games.highlander.vocabulary.ruling import add_ruling
from quickening.games.highlander.vocabulary.waiting import add_waiting
from quickening.text.phrasebook import Phrasebook


def add_sentences(book: Phrasebook) -> None:
    """Everything a card's text says."""
    add_holding(book)
    add_doing(book)
    add_waiting(book)
    add_ruling(book)
    _texts(book)


def _texts(book: Phrasebook) -> None:
    phrase = book.phrase
    for kind in ("play_rule", "deck_rule", "countering", "waiting", "using_this", "static", "restated"):
        phrase("common", f"{{one:{kind}}}")
        for head in ("while this card is in play, ", "while {_own:own_name} is in play, ", "while in play, "):
            phrase("common", f"{head}{{one:{kind}}}", _second, read_only=True)
    phrase("event_ability", "{one:common}")
    phrase(
        "event_ability",
        "{effects}",
        abilities.Done,
        also=(
            "use this card to {effects}",
            "play this card to {effects}",
            "you may play {_own:own_name} on your turn to {effects}",
        ),
    )
    phrase("standing_ability", "{one:common}")
    phrase("standing_ability", "{one:using}")
    phrase("standing_ability", "{effects:plain_effects}", abilities.Done)
    book.list_of("plain_effects", "effect", "and", ", and")
    for start in ("event", "standing"):
        for keyword in KEYWORDS:
            head = f"{keyword}: {{ability:{start}_ability}}."
            phrase(f"{start}_sentence", head, abilities.Keyworded, keyword=keyword)
        phrase(f"{start}_sentence", f"{{ability:{start}_ability}}.")
        book.list_of(f"{start}_text", f"{start}_sentence", "")


def _second(one: abilities.HighlanderAbility) -> abilities.HighlanderAbility:
    """What follows the words that it holds while the card is in play: all texts of cards in play do."""
    return one
