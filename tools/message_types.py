"""Writes the types of what a page is sent and says, for the scripts of the page, from the structs that define them.

    python -m tools.message_types           # writes src/quickening/web/types/messages.d.ts
    python -m tools.message_types --check   # says whether it is up to date

The scripts are checked against these types by `tsc`, where somebody has installed it; a page loads none of this.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect

from quickening.core.outside import Outcome, Repairs
from quickening.core.prompts import Choice, Prompt, Side, Stage, Track
from quickening.core.views import AreaView, CardView, LogLine
from quickening.games.highlander.exchanges import Exchange, Exertion
from quickening.games.huntik.goal_view import Goal
from quickening.server import messages

FILE = Path(__file__).parents[1] / "src/quickening/web/types/messages.d.ts"
HEAD = "// Written by `python -m tools.message_types` from the structs of the server. Do not edit.\n"
#: What a page is shown, and what it says.
SHOWN: tuple[Any, ...] = (
    Outcome,
    Choice,
    Prompt,
    Side,
    Stage,
    Track,
    AreaView,
    CardView,
    LogLine,
    Repairs,
    Exchange,
    Exertion,
    Goal,
)
SAID: tuple[Any, ...] = messages.Heard.__args__
#: What is put together by functions, field by field (`core/views.py`, `server/showing.py`).
BY_HAND = """
/** An option of a question, as `decision_data` gives it, with what it is about. */
export interface Option extends Partial<Choice> {
  id: string;
  kind: string;
  label: string;
  cards: number[];
  number: number | null;
  seat: number | null;
  wasteful?: boolean;
}

/** A question, as `decision_data` gives it, with the words of its prompt. */
export interface Decision extends Partial<Omit<Prompt, "choices">> {
  question: string;
  options: Option[];
  least: number;
  most: number;
  next: number[] | null;
  seat?: number;
  may_decline?: boolean;
  repeats?: boolean;
  ordered?: boolean;
  source?: number;
  rule?: string;
  sort?: string;
  rests?: boolean;
}

/** What one seat sees. `keys`: of each card in sight the key that stays with it while it can be followed. */
export interface View {
  game: string;
  seat: number | null;
  names: string[];
  status: [string, any][];
  areas: AreaView[];
  log: LogLine[];
  decision: Decision | null;
  outcome: Outcome | null;
  track: Track | null;
  stage: Stage | null;
  keys?: Map<number, number>;
}
"""


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    plain: dict[Any, str] = {
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.StrType: "string",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "any",
    }
    if type(kind) in plain:
        return plain[type(kind)]
    if isinstance(kind, inspect.UnionType):
        return " | ".join(written(one) for one in kind.types)
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        return f"{bracketed(written(kind.item_type))}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(written(one) for one in kind.item_types)}]"
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{one}"' for one in kind.values)
    raise TypeError(f"no type of a page for {kind!r}")


def bracketed(words: str) -> str:
    return f"({words})" if " | " in words else words


def interface(struct: Any) -> Iterator[str]:
    """A struct as an interface; what a message need not say is optional."""
    known = inspect.type_info(struct)
    assert isinstance(known, inspect.StructType)
    said = struct in SAID
    yield f"export interface {struct.__name__} {{"
    if known.tag is not None:
        yield f'  type: "{known.tag}";'
    for field in known.fields:
        yield f"  {field.encode_name}{'?' if said and not field.required else ''}: {written(field.type)};"
    yield "}"


def text() -> str:
    """The whole file."""
    parts = ["\n".join(interface(one)) + "\n" for one in (*SHOWN, *SAID)]
    said = f"/** What a page may say. */\nexport type Said = {' | '.join(one.__name__ for one in SAID)};\n"
    return HEAD + "\n" + "\n".join(parts) + BY_HAND + "\n" + said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where the file is out of date")
    if parser.parse_args().check:
        sys.exit(0 if FILE.read_text(encoding="utf-8") == text() else f"{FILE.name} is out of date")
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
