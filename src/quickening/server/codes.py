"""A link as a square of dots, for whoever sits across the room with a phone."""

from __future__ import annotations

import io
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quickening.core.refusals import Refused
from quickening.server import messages
from quickening.server.pages import asked, brought
from quickening.server.sockets import same_origin


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """A link to this server."""

    url: Annotated[str, msgspec.Meta(max_length=400)]


def routes() -> list[Route]:
    return [Route("/api/code", asked(show_code), methods=["POST"])]


async def show_code(request: Request) -> Any:
    """The picture of a link to this server. A secret in it is not logged, as it comes in the body."""
    wanted = msgspec.json.decode(await brought(request, messages.LARGEST), type=Link)
    if not wanted.url.startswith(("http://", "https://")) or not same_origin(
        wanted.url, request.headers.get("host", "")
    ):
        raise Refused("only a link to this server is drawn")
    return Response(drawn(wanted.url), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def drawn(url: str) -> bytes:
    """A QR code as SVG, dark on light whatever the page is, with the margin that cameras need."""
    import segno  # a server that nobody asks for a code does without

    out = io.BytesIO()
    segno.make(url, error="m", micro=False).save(out, kind="svg", border=4, dark="#1c1305", light="#fff", nl=False)
    return out.getvalue()
