"""Highlander's sentences, put together to whole texts.

A `you_change` has the player as its subject, an `opp_change` the opponent, an `each_change` everybody; an
`attack_change` goes on from `this attack ...`. An `effect` is a whole clause.
"""

from __future__ import annotations

from quickening.games.highlander.vocabulary import abilities
from quickening.games.highlander.vocabulary.answering import add_answering
from quickening.games.highlander.vocabulary.attaching import add_attaching
from quickening.games.highlander.vocabulary.bringing import add_bringing
from quickening.games.highlander.vocabulary.chances import add_chances
from quickening.games.highlander.vocabulary.counting import add_counting
from quickening.games.highlander.vocabulary.doing import add_doing
from quickening.games.highlander.vocabulary.forming import add_forming
from quickening.games.highlander.vocabulary.granting import KEYWORDS
from quickening.games.highlander.vocabulary.holding import add_holding
from quickening.games.highlander.vocabulary.limiting import add_limiting
from quickening.games.highlander.vocabulary.naming import add_naming
from quickening.games.highlander.vocabulary.nullifying import add_nullifying
from quickening.games.highlander.vocabulary.pairing import add_pairing
from quickening.games.highlander.vocabulary.repeating import add_repeating
from quickening.games.highlander.vocabulary.ruling import add_ruling
from quickening.games.highlander.vocabulary.sorting import add_sorting
from quickening.games.highlander.vocabulary.using import add_using
from quickening.games.highlander.vocabulary.waiting import add_waiting
from quickening.games.highlander.vocabulary.widening import add_widening
from quickening.text.phrasebook import Phrasebook


def add_sentences(book: Phrasebook) -> None:
    """Everything a card's text says."""
    add_holding(book)
    add_doing(book)
    add_waiting(book)
    add_using(book)
    add_ruling(book)
    add_nullifying(book)
    add_bringing(book)
    add_chances(book)
    add_forming(book)
    add_counting(book)
    add_pairing(book)
    add_sorting(book)
    add_repeating(book)
    add_answering(book)
    add_limiting(book)
    add_attaching(book)
    add_naming(book)
    add_widening(book)
    _texts(book)


#: Words that say what is true of every text: it holds while its card is in play.
IN_PLAY = (
    "while this card is in play, ",
    "while {_own:own_name} is in play, ",
    "while in play, ",
    "as long as this card is in play, ",
    *(f"while this {kind} is in play, " for kind in ("Situation", "Object", "Location", "Plot", "Ally")),
)


def _texts(book: Phrasebook) -> None:
    phrase = book.phrase
    for kind in ("play_rule", "deck_rule", "countering", "waiting", "using_this", "if_static", "static", "restated"):
        phrase("common", f"{{one:{kind}}}")
        for head in IN_PLAY:
            phrase("common", f"{head}{{one:{kind}}}", _second, read_only=True)
        if kind in ("static", "if_static"):
            phrase("common", f"{{one:{kind}}} while this card is in play", _second, read_only=True)
    phrase("event_ability", "{one:common}")
    phrase("event_ability", "{one:hand_countering}")
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
    for head in IN_PLAY:
        phrase("standing_ability", f"{head}{{one:using}}", _second, read_only=True)
        phrase("standing_ability", f"{head}{{effects:plain_effects}}", abilities.Done, read_only=True)
    phrase("standing_ability", "{effects:plain_effects}", abilities.Done)
    phrase("standing_ability", "{trigger:state_trigger}, {effects:plain_effects}", abilities.When, read_only=True)
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
