"""Records as rows: every position that was decided, what could be answered, what was, and how the game came out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quickening.core.outside import is_aside
from quickening.core.records import Record, give
from quickening.core.valuing import settled
from quickening.games import beginning_of

#: The columns, and what each holds.
COLUMNS = {
    "game": "which game",
    "record": "the name of the record",
    "number": "the answer's number in its record, from 1",
    "seat": "who was asked",
    "players": "how many seats there are",
    "question": "the question",
    "sort": "what kind of question it was",
    "options": "the options, in words",
    "kinds": "the kinds of the options",
    "chosen": "which of the options were chosen, by their places",
    "figures": "how the seat that was asked stood: the figures by which positions are valued",
    "chance": "the chance to win of the seat that was asked, before its answer",
    "result": "what the game was worth to the seat in the end: 1 won, 0 lost; empty if the record ends before",
}


def rows_of(record: Record, name: str, anyway: bool = False) -> Iterator[dict[str, Any]]:
    """The decisions of a record, one row each. They come when it was played: how it came out is in every row."""
    game = beginning_of(record, anyway)
    rows: list[dict[str, Any]] = []
    for number, answer in enumerate(record.answers, 1):
        decision = game.decision
        if decision is not None and decision.seat == answer.seat and not is_aside(answer.chosen):
            places = {option.id: place for place, option in enumerate(decision.options)}
            row: dict[str, Any] = {
                "game": record.game,
                "record": name,
                "number": number,
                "seat": answer.seat,
                "players": len(game.names),
                "question": decision.question,
                "sort": decision.sort,
                "options": [option.label for option in decision.options],
                "kinds": [option.kind for option in decision.options],
                "chosen": [places[one] for one in answer.chosen],
                "figures": game.figures()[answer.seat],
                "chance": round(game.evaluate()[answer.seat], 4),
            }
            rows.append(row)
        give(game, answer, number)
    results = settled(game.outcome, len(game.names)) if game.outcome is not None else None
    for row in rows:
        yield {**row, "result": None if results is None else results[row["seat"]]}
