"""What the pages are drawn with and do not bring themselves: glyphs of Font Awesome Free, and two typefaces.

They come from the packages that publish them. Of the glyphs only those in use go over the wire: what the tables of
meanings and of signs name.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quickening.server.lettering import lettered
from quickening.server.outlines import whole

#: The folder of the pages.
WEB = Path(str(files("quickening.web")))
#: Where each typeface is found: the package, and the files of it that the pages name.
TYPEFACES = {
    "font_hanken_grotesk": frozenset(f"HankenGrotesk-{cut}.otf" for cut in ("Regular", "Italic", "SemiBold")),
    "font_source_serif_pro": frozenset(f"SourceSerifPro-{cut}.ttf" for cut in ("Regular", "It", "Semibold", "Bold")),
}
#: A typeface stays as it is for a day, in seconds.
_DAY = 86_400
_DRAWN = re.compile(r'viewBox="0 0 (\d+) (\d+)".*?<path d="([^"]+)"', re.DOTALL)


class Packed(NamedTuple):
    """A file as it goes over the wire, and the fingerprint by which a browser knows it again."""

    fingerprint: str
    plain: bytes
    packed: bytes


def routes() -> list[Route]:
    return [Route("/static/glyphs.js", show_glyphs), Route("/static/fonts/{name}", show_typeface)]


def glyphs_in_use() -> frozenset[str]:
    """The names of all glyphs that the pages draw."""
    meanings = msgspec.json.decode((WEB / "art" / "meanings.json").read_bytes())
    rows = [*meanings["places"], *meanings["accents"], *(row for rows in meanings["words"].values() for row in rows)]
    signs = msgspec.json.decode((WEB / "art" / "signs.json").read_bytes(), type=list[str])
    return frozenset((*(row[0] for row in rows), *meanings["kinds"].values(), *signs))


def drawn(name: str) -> tuple[int, int, str]:
    """A glyph: its width, its height and its path. Raises `KeyError` if there is none of that name."""
    source = _glyphs().joinpath(f"{name}.svg")
    if not source.is_file():
        raise KeyError(f"Font Awesome Free has no glyph {name}")
    found = _DRAWN.search(source.read_text(encoding="utf-8"))
    assert found is not None
    return int(found[1]), int(found[2]), whole(found[3])


def _glyphs() -> Traversable:
    return files("fontawesomefree").joinpath("static/fontawesomefree/svgs/solid")


@cache
def glyph_module() -> Packed:
    """The module that the pages import: the glyphs in use, and what they mean."""
    known = {name: drawn(name) for name in sorted(glyphs_in_use())}
    meanings = (WEB / "art" / "meanings.json").read_bytes()
    notice = (
        b"// Font Awesome Free 6 by @fontawesome, https://fontawesome.com, CC BY 4.0. name: [width, height, path]\n"
    )
    return pack(
        notice
        + b"export const GLYPHS = "
        + msgspec.json.encode(known)
        + b";\nexport const MEANINGS = "
        + msgspec.json.encode(msgspec.json.decode(meanings))
        + b";\n"
    )


@cache
def typeface(name: str) -> Packed | None:
    """A file of a typeface; nothing if the pages use none of that name."""
    for package, names in TYPEFACES.items():
        if name in names:
            font = files(package).joinpath("files", name).read_bytes()
            return pack(lettered(font) if name.endswith(".ttf") else font)
    return None


def pack(plain: bytes) -> Packed:
    return Packed(blake2b(plain, digest_size=12).hexdigest(), plain, gzip.compress(plain, mtime=0))


async def show_glyphs(request: Request) -> Response:
    found = await asyncio.to_thread(glyph_module)
    return answer(request, found, "text/javascript", "public, no-cache")


async def show_typeface(request: Request) -> Response:
    found = await asyncio.to_thread(typeface, request.path_params["name"])
    if found is None:
        return Response("there is no such typeface", 404)
    kind = "font/ttf" if request.path_params["name"].endswith(".ttf") else "font/otf"
    return answer(request, found, kind, f"public, max-age={_DAY}")


def answer(request: Request, found: Packed, media_type: str, caching: str) -> Response:
    etag = f'"{found.fingerprint}"'
    headers: dict[str, Any] = {"etag": etag, "cache-control": caching, "vary": "accept-encoding"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=media_type, headers=headers | {"content-encoding": "gzip"})
    return Response(found.plain, media_type=media_type, headers=headers)
