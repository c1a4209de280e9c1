"""The scripts and styles of a page as one file each, under a name that says what is in them.

A browser that was never here asks for four files instead of eighty, and one that was asks for none of them again: a
file with another content has another name. What a page fetches only when it is wanted (the board of a game, the story
of one that is over) is a file of its own. The modules stay as they are for everybody who reads or tests them.
"""

from __future__ import annotations

import asyncio
import posixpath
import re
from functools import cache
from typing import NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quickening.server.looks import WEB, Packed, answer, glyph_module, pack, typeface

_SCRIPT = re.compile(r'<script type="module" src="/static/([\w/.-]+\.js)"></script>\n')
#: A script that runs before all others: the page waits for it.
_EARLY = re.compile(r'<script src="/static/([\w/.-]+\.js)">')
_STYLE = re.compile(r'<link rel="stylesheet" href="/static/([\w/.-]+\.css)">\n')
_FONT = re.compile(r"url\(/static/fonts/([\w.-]+)\)")
_COMMENT = re.compile(r"^[ \t]*(?:/\*\*.*?\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)
_REMARK = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
_IMPORT = re.compile(r'^import (?:\{([^}]*)\}|\* as (\w+)) from "([^"]+)";\n', re.MULTILINE)
_FOR_ITS_DEEDS = re.compile(r'^import "([^"]+)";\n', re.MULTILINE)
_HANDED_ON = re.compile(r'^export \{([^}]*)\} from "([^"]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function\*?|class|const) ([\w$]+))", re.MULTILINE)
_WANTED_LATER = re.compile(r'\bimport\("([^"]+)"\)')
_LEFT_OVER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
#: A file that never changes is asked for once, in seconds.
_FOR_A_YEAR = "public, max-age=31536000, immutable"
_KINDS = {"js": "text/javascript", "css": "text/css", "otf": "font/otf", "ttf": "font/ttf"}
#: What is made by the server, and is no file.
GLYPHS = "glyphs.js"
#: Where each page finds what comes later, by the name of its module.
_LOADER = """const __m = Object.create(null);
globalThis.quickening = __m; // the modules by name, for whoever looks at the page
const __files = FILES;
const __later = async (name) => {
  if (!(name in __m)) (await import(__files[name])).default(__m, __later);
  return __m[name];
};
"""


class Module(NamedTuple):
    """A script as it stands in a bundle, the modules it needs before it, and those it may want later."""

    body: str
    needs: tuple[str, ...]
    later: tuple[str, ...]


class Files:
    """What was made so far, by name."""

    def __init__(self) -> None:
        self.made: dict[str, Packed] = {}

    def keep(self, content: bytes, kind: str) -> str:
        """The address of a content."""
        packed = pack(content)
        self.made[f"{packed.fingerprint}.{kind}"] = packed
        return f"/static/made/{packed.fingerprint}.{kind}"


FILES = Files()


# -- scripts -------------------------------------------------------------------------------------------------------


@cache
def module(name: str) -> Module:
    """A module, with its imports and exports put as those of a bundle."""
    plain = glyph_module().plain.decode() if name == GLYPHS else (WEB / name).read_text(encoding="utf-8")
    text = _COMMENT.sub("", plain) if name != GLYPHS else plain

    def named(path: str) -> str:
        return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))

    needs = [named(found[2]) for found in _IMPORT.findall(text)]
    needs += [named(path) for path in _FOR_ITS_DEEDS.findall(text)]
    needs += [named(found[1]) for found in _HANDED_ON.findall(text)]
    later = [named(path) for path in _WANTED_LATER.findall(text)]
    given = _EXPORT.findall(text)
    for words, path in _HANDED_ON.findall(text):
        given += [f"{known}: __m[{named(path)!r}].{known}" for known in _words(words)]
    text = _IMPORT.sub(lambda found: _taken(found, named(found[3])), text)
    text = _WANTED_LATER.sub(lambda found: f"__later({named(found[1])!r})", text)
    text = _EXPORT.sub("", _HANDED_ON.sub("", _FOR_ITS_DEEDS.sub("", text)))
    text = text.replace("import.meta.url", f'new URL("/static/{name}", location.href)')
    left = _LEFT_OVER.search(text)
    if left is not None:
        raise ValueError(f"{name}: no way is known to put this into a bundle: {left.group()}")
    body = f"__m[{name!r}] ??= (() => {{\n{text}return {{ {', '.join(given)} }};\n}})();\n"
    return Module(body, tuple(dict.fromkeys(needs)), tuple(dict.fromkeys(later)))


def _words(listed: str) -> list[str]:
    return [word for word in (one.strip() for one in listed.split(",")) if word]


def _taken(found: re.Match[str], path: str) -> str:
    """What a module takes from another: `a as b` is `a: b`."""
    if found[2]:
        return f"const {found[2]} = __m[{path!r}];\n"
    names = ", ".join(": ".join(word.split(" as ")) for word in _words(found[1]))
    return f"const {{ {names} }} = __m[{path!r}];\n"


def in_order(entries: tuple[str, ...], without: frozenset[str] = frozenset()) -> list[str]:
    """Modules and all they need, each behind those it needs."""
    found: dict[str, None] = {}

    def add(name: str) -> None:
        if name not in found and name not in without:
            for one in module(name).needs:
                add(one)
            found[name] = None

    for entry in entries:
        add(entry)
    return list(found)


def wanted_later(names: list[str]) -> list[str]:
    """The modules that any of these may want later, and those that these may want in turn."""
    found: dict[str, None] = {}
    waiting = list(names)
    for name in waiting:
        for one in module(name).later:
            if one not in found:
                found[one] = None
                waiting += in_order((one,))
    return list(found)


class Script(NamedTuple):
    """The address of a bundle, and of each part that it fetches later."""

    address: str
    later: dict[str, str]


@cache
def script(entries: tuple[str, ...]) -> Script:
    """One file for the scripts of a page."""
    names = in_order(entries)
    later = {one: _part(one, frozenset(names)) for one in wanted_later(names) if one not in names}
    loader = _LOADER.replace("FILES", msgspec.json.encode(later).decode())
    bodies = "".join(module(name).body for name in names)
    return Script(FILES.keep((loader + bodies).encode(), "js"), later)


def _part(name: str, without: frozenset[str]) -> str:
    """A file for a module that is wanted later, and for what it needs besides."""
    bodies = "".join(module(one).body for one in in_order((name,), without))
    return FILES.keep(f"export default (__m, __later) => {{\n{bodies}}};\n".encode(), "js")


# -- styles and pages ----------------------------------------------------------------------------------------------


@cache
def style(names: tuple[str, ...]) -> str:
    """The address of one file for these styles; typefaces are named in it by their content."""
    text = _REMARK.sub("", "".join((WEB / name).read_text(encoding="utf-8") for name in names))
    return FILES.keep(_FONT.sub(lambda found: f"url({_font(found[1])})", text).encode(), "css")


def _font(name: str) -> str:
    found = typeface(name)
    assert found is not None, name
    return FILES.keep(found.plain, name.rsplit(".", 1)[1])


def early(name: str) -> str:
    """The address of a script that is no module."""
    return FILES.keep(_COMMENT.sub("", (WEB / name).read_text(encoding="utf-8")).encode(), "js")


@cache
def page(name: str, game: str = "") -> Packed:
    """A page with its bundles; where it is known what is played, with the board of that game."""
    html = (WEB / name).read_text(encoding="utf-8")
    bundle = script(tuple(_SCRIPT.findall(html)))
    board = bundle.later.get(f"boards/{game}.js")
    lines = [f'<link rel="stylesheet" href="{style(tuple(_STYLE.findall(html)))}">']
    if board is not None:
        lines.append(f'<link rel="stylesheet" data-board="{game}" href="{style((f"boards/{game}.css",))}">')
        lines.append(f'<link rel="modulepreload" href="{board}">')
    lines.append(f'<script type="module" src="{bundle.address}"></script>')
    bare = _EARLY.sub(lambda found: f'<script src="{early(found[1])}">', _STYLE.sub("", _SCRIPT.sub("", html)))
    return pack(bare.replace("</head>", "\n".join(lines) + "\n</head>", 1).encode())


def make_all() -> None:
    """Every page, so that each file that one of them names is there."""
    for path in WEB.glob("*.html"):
        page(path.name)
    for board in (WEB / "boards").glob("*.css"):
        page("table.html", board.stem)


async def show_made(request: Request) -> Response:
    """A file that was made; another process may have named it first."""
    name = request.path_params["name"]
    if name not in FILES.made:
        await asyncio.to_thread(make_all)
    found = FILES.made.get(name)
    if found is None:
        return Response("there is no such file any more: load the page again", 404)
    return answer(request, found, _KINDS[name.rsplit(".", 1)[1]], _FOR_A_YEAR)


def routes() -> list[Route]:
    return [Route("/static/made/{name}", show_made)]
