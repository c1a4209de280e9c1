"""A page names the scripts it will need: a browser fetches them together, not each after the one that asks for it."""

from __future__ import annotations

import gzip
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

WEB = Path(str(files("quickening.web")))
_ENTRY = re.compile(r'<script type="module" src="/static/([\w/.-]+\.js)">')
_IMPORT = re.compile(r'^(?:import|export)\b[^;"]*?"(\.{1,2}/[\w/.-]+\.js)"', re.MULTILINE)


@cache
def with_preloads(name: str) -> bytes:
    """A page with a line for every script that its own scripts bring along."""
    html = (WEB / name).read_text(encoding="utf-8")
    entries = _ENTRY.findall(html)
    needed = [one for one in modules_of(tuple(entries)) if one not in entries]
    links = "".join(f'<link rel="modulepreload" href="/static/{one}">\n' for one in needed)
    return html.replace("</head>", f"{links}</head>", 1).encode()


@cache
def packed(name: str) -> bytes:
    """The same, as it goes over the wire."""
    return gzip.compress(with_preloads(name))


def modules_of(entries: tuple[str, ...]) -> list[str]:
    """Scripts and all that they import from the start, the nearest first."""
    found = dict.fromkeys(entries)
    waiting = list(entries)
    for one in waiting:
        path = WEB / one
        if not path.is_file():  # one that the server makes
            continue
        for named in _IMPORT.findall(path.read_text(encoding="utf-8")):
            whole = (path.parent / named).resolve().relative_to(WEB.resolve()).as_posix()
            if whole not in found:
                found[whole] = None
                waiting.append(whole)
    return list(found)
