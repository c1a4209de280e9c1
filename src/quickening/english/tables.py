"""Tables of words: tab-separated files with a header, `#` before a remark."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def rows(package: str, name: str) -> tuple[dict[str, str], ...]:
    """The rows of a table beside the code, each with where it stands; none where there is no such table."""
    place = files(package).joinpath(name)
    if not place.is_file():
        return ()
    lines = place.read_text(encoding="utf-8").splitlines()
    header = lines[0].split("\t")
    found = []
    for number, line in enumerate(lines[1:], 2):
        if not line.strip() or line.startswith("#"):
            continue
        cells = [cell.strip() for cell in line.split("\t")]
        if len(cells) > len(header):
            raise ValueError(f"{name}, line {number}: more cells than columns")
        row = dict(zip(header, cells + [""] * (len(header) - len(cells)), strict=True))
        row["where"] = f"{package}/{name}, line {number}"
        found.append(row)
    return tuple(found)
