"""`quickening export-records`: records as data, for people who study the games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import Parameter

from quickening.arena.tables import rows_of
from quickening.commands.output import console, progress
from quickening.core.refusals import Refused, Unreadable
from quickening.games import find_record

#: So many rows are written at a time, so that memory stays bounded.
BATCH = 5_000


def export_records(
    file: Annotated[list[Path], Parameter(negative="")],
    /,
    *,
    out: Path,
    format: Literal["parquet", "jsonl"] = "parquet",
    anyway: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Write the decisions of records as a table: positions, options, answers, outcomes.

    Parameters
    ----------
    file
        Records of games, or folders of them.
    out
        The file to write.
    format
        Parquet (needs the extra `data`), or a line of JSON for each decision.
    anyway
        Also records that were played under other rules, as far as their answers fit.
    """
    records = [path for one in file for path in found_in(one)]
    if not records:
        raise Refused("there are no records to export")
    rows = (row for path in progress(records, len(records), "Reading records") for row in read(path, anyway))
    part = out.with_name(out.name + ".part")
    try:
        count = write_parquet(rows, part) if format == "parquet" else write_lines(rows, part)
        part.replace(out)
    finally:
        part.unlink(missing_ok=True)
    console().print(f"{count} decisions of {len(records)} games in {out}.")


def found_in(place: Path) -> list[Path]:
    """A record, or the records in a folder."""
    return sorted(place.rglob("*.json")) if place.is_dir() else [place]


def read(path: Path, anyway: bool) -> Iterator[dict[str, Any]]:
    """The rows of one record; what is wrong with it is said with its name."""
    record, where = find_record(path)
    try:
        yield from rows_of(record, path.stem, anyway)
    except Unreadable:
        raise
    except Refused as error:
        raise Unreadable(f"{where}: {error}") from None


def write_lines(rows: Iterator[dict[str, Any]], out: Path) -> int:
    """One line of JSON a row."""
    count = 0
    with out.open("wb") as lines:
        for row in rows:
            lines.write(msgspec.json.encode(row) + b"\n")
            count += 1
    return count


def write_parquet(rows: Iterator[dict[str, Any]], out: Path) -> int:
    """A Parquet file, batch by batch."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError:
        raise Refused("Parquet needs pyarrow: pip install 'quickening[data]', or choose --format jsonl") from None
    schema, count = schema_of(arrow), 0
    with parquet.ParquetWriter(out, schema, compression="zstd") as writer:
        while batch := list(islice(rows, BATCH)):
            writer.write_table(table_of(arrow, batch, schema))
            count += len(batch)
    return count


def schema_of(arrow: Any) -> Any:
    """The types of the columns."""
    words, number, figure = arrow.string(), arrow.int32(), arrow.float32()
    return arrow.schema(
        [
            ("game", words),
            ("record", words),
            ("number", number),
            ("seat", number),
            ("players", number),
            ("question", words),
            ("sort", words),
            ("options", arrow.list_(words)),
            ("kinds", arrow.list_(words)),
            ("chosen", arrow.list_(number)),
            ("figures", arrow.list_(figure)),
            ("chance", figure),
            ("result", figure),
        ]
    )


def table_of(arrow: Any, rows: Sequence[dict[str, Any]], schema: Any) -> Any:
    return arrow.Table.from_pylist(list(rows), schema=schema)
