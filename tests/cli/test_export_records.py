"""`quickening export-records`: records as tables."""

from __future__ import annotations

from pathlib import Path

import msgspec
from pyarrow import parquet

from quickening.arena.tables import COLUMNS
from tests.bots.test_analysis import record_of
from tests.cli.conftest import Run


def test_every_decision_is_a_row(run: Run, tmp_path: Path) -> None:
    record = record_of("huntik", 2)
    record.write(tmp_path / "game.json")

    said = run("export-records", str(tmp_path), "--out", str(tmp_path / "games.parquet"))

    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert said.out.startswith(f"{len(table)} decisions of 1 games")
    assert len(table) == len(record.answers)
    assert set(table[0]) == set(COLUMNS)
    assert [row["seat"] for row in table] == [answer.seat for answer in record.answers]
    assert all(row["chosen"] == [] or max(row["chosen"]) < len(row["options"]) for row in table)
    assert {row["result"] for row in table} <= {0.0, 0.5, 1.0, None}


def test_lines_of_json_say_the_same(run: Run, tmp_path: Path) -> None:
    record_of("huntik", 2).write(tmp_path / "game.json")

    run("export-records", str(tmp_path / "game.json"), "--out", str(tmp_path / "games.jsonl"), "--format", "jsonl")
    run("export-records", str(tmp_path / "game.json"), "--out", str(tmp_path / "games.parquet"))

    lines = [msgspec.json.decode(line) for line in (tmp_path / "games.jsonl").read_bytes().splitlines()]
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [line["chosen"] for line in lines] == [row["chosen"] for row in rows]


def test_what_is_no_record_leaves_nothing_behind(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")

    said = run("export-records", str(tmp_path / "bad.json"), "--out", str(tmp_path / "games.parquet"))

    assert said.code == 2
    assert "bad.json" in said.err
    assert [path.name for path in tmp_path.iterdir()] == ["bad.json"]
