"""Numbers on the command line: whole ones, and not out of all proportion."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter, Token, validators

#: More than anybody waits for.
MOST = 10_000_000


def whole(kind: Any, tokens: Sequence[Token]) -> int:
    """A whole number as it is written: `1.5` is none, and not 2."""
    text = tokens[0].value.replace("_", "")
    if re.fullmatch(r"[+-]?\d{1,30}", text) is None:
        raise ValueError(f"{tokens[0].value!r} is not a whole number")
    return int(text)


#: How many of something: at least one.
Count = Annotated[int, Parameter(converter=whole, validator=validators.Number(gte=1, lte=MOST))]
#: Any whole number.
Whole = Annotated[int, Parameter(converter=whole)]
