"""Numbers on the command line: whole ones, and not out of all proportion."""

from __future__ import annotations

import math
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


def finite(kind: Any, tokens: Sequence[Token]) -> float:
    """A number that is one: not `nan`, and not without end."""
    try:
        value = float(tokens[0].value)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise ValueError(f"{tokens[0].value!r} is not a number")
    return value


#: How many of something: at least one.
Count = Annotated[int, Parameter(converter=whole, validator=validators.Number(gte=1, lte=MOST))]
#: Any whole number.
Whole = Annotated[int, Parameter(converter=whole)]
#: A time or a rate: more than nothing.
Positive = Annotated[float, Parameter(converter=finite, validator=validators.Number(gt=0, lte=MOST))]
#: A time that may be none at all.
Pause = Annotated[float, Parameter(converter=finite, validator=validators.Number(gte=0, lte=MOST))]
#: Where a server listens; 0 is any port that is free.
Port = Annotated[int, Parameter(converter=whole, validator=validators.Number(gte=0, lte=65_535))]
