"""Which rules and cards a table is played by. One that was begun by others is never played on by these.

A table keeps its deck lists, the texts of its cards, and fingerprints of rules and cards. Each line of its journal
has a mark of what was asked next, so that a game that would go otherwise is noticed at the line where it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from quickening.core.game import Game
from quickening.core.outside import ASIDES, Answer
from quickening.core.records import DeckList, Record, card_fingerprints, check_played_by, rules_fingerprint
from quickening.core.refusals import Refused
from quickening.games import rules
from quickening.server.journal import Entry
from quickening.server.tables import Setup


class OtherVersion(Refused):
    """A table that was begun under other rules or with other cards: it can be looked at, not played.

    `is_over`: its game is, and there is a record of it.
    """

    is_over = False


def pinned(setup: Setup, game: Game) -> Setup:
    """How a table is laid, with all that decides how its game goes."""
    cards = card_fingerprints(game)
    texts = {key: str(getattr(game.table.definitions[key], "text", "")) for key in cards}
    decks = tuple(dict(game.setup)["decks"])
    now = rules_fingerprint(setup.game)
    return msgspec.structs.replace(setup, decks=decks, rules=now, cards=cards, texts=texts)


def check_version(setup: Setup, is_over: bool = False) -> None:
    """Refuse a table that was begun under other rules, or with cards that read otherwise."""
    try:
        if not setup.rules:
            raise Refused("begun by a version that kept no fingerprint of its rules")
        check_played_by(setup.game, setup.rules, setup.cards, rules(setup.game).table())
    except Refused as why:
        other = OtherVersion(f"this table belongs to another version and cannot be played on here: {why}")
        other.is_over = is_over
        raise other from None


def record_of_table(setup: Setup, names: Sequence[str], line: Sequence[Entry]) -> Record:
    """The record of a table by its lines, without playing them."""
    return Record(
        game=setup.game,
        names=tuple(names),
        decks=tuple(deck for deck in setup.decks if isinstance(deck, DeckList)),
        seed=setup.seed,
        options=dict(setup.options),
        answers=tuple(Answer(entry.seat, _chosen(entry)) for entry in line),
        rules=setup.rules,
        cards=setup.cards,
        final="",
    )


def _chosen(entry: Entry) -> tuple[str, ...]:
    return (entry.what,) if (entry.what,) in ASIDES else entry.chosen  # a repair's words begin with what it is


def mark_of(game: Game | None) -> str:
    """What a game comes to: what is asked of whom, or how it has ended. Nothing where no game is."""
    if game is None:
        return ""
    decision, outcome = game.decision, game.outcome
    if decision is not None:
        words = [str(decision.seat), decision.question, *(option.id for option in decision.options)]
    else:
        words = [] if outcome is None else [str(outcome.winners), outcome.reason]
    return blake2b("\n".join(words).encode(), digest_size=4).hexdigest()
