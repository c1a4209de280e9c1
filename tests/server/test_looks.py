"""Glyphs and typefaces come from their packages, and only what is used goes over the wire."""

from __future__ import annotations

import re
from importlib.resources import files
from struct import unpack_from

import httpx
import pytest

from quickening.server import lettering, looks
from quickening.server.looks import WEB
from quickening.server.outlines import whole
from tests.server.conftest import PATIENCE, Address

#: What the pages' own code draws by name.
NAMED = re.compile(r'(?:glyph|icon|paper)\("([a-z0-9-]+)"')


def test_every_glyph_that_the_pages_name_is_there() -> None:
    named = {name for path in WEB.rglob("*.js") for name in NAMED.findall(path.read_text(encoding="utf-8"))}
    signs = {name for path in WEB.rglob("*.html") for name in re.findall('data-sign="([a-z-]+)"', path.read_text())}

    assert named | signs <= looks.glyphs_in_use()
    for name in looks.glyphs_in_use():
        width, height, path = looks.drawn(name)
        assert width > 0 < height
        assert path.startswith("M")


def test_a_glyph_that_there_is_not_is_refused() -> None:
    with pytest.raises(KeyError, match="no glyph flying-teapot"):
        looks.drawn("flying-teapot")


def test_only_glyphs_in_use_are_sent_packed_and_kept(server: Address) -> None:
    answer = server.get("/static/glyphs.js")
    asked = {"if-none-match": answer.headers["etag"]}
    again = httpx.get(f"{server.http}/static/glyphs.js", headers=asked, timeout=PATIENCE)

    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("// Font Awesome Free")
    assert answer.text.count('":[') >= len(looks.glyphs_in_use())
    assert '"flag-usa":' not in answer.text
    assert (again.status_code, again.text) == (304, "")


@pytest.mark.parametrize("name", sorted(name for names in looks.TYPEFACES.values() for name in names))
def test_the_typefaces_that_the_style_names_are_served(server: Address, name: str) -> None:
    style = (WEB / "tokens.css").read_text(encoding="utf-8")
    answer = server.get(f"/static/fonts/{name}")

    assert f"/static/fonts/{name}" in style
    assert answer.headers["content-type"] == f"font/{name[-3:]}"
    assert answer.content[:4] == (b"OTTO" if name.endswith("otf") else b"\0\1\0\0")


@pytest.mark.parametrize("cut", ["Regular", "Bold", "It"])
def test_of_the_serifs_only_the_letters_that_pages_use_are_drawn(cut: str) -> None:
    whole = files("font_source_serif_pro").joinpath("files", f"SourceSerifPro-{cut}.ttf").read_bytes()
    before, after = (dict(lettering.tables_of(font)) for font in (whole, lettering.lettered(whole)))
    glyph = dict(lettering.letters(after[b"cmap"]))
    drawn, was = lettering.outlines(after), lettering.outlines(before)

    for letter in "AgÄé–’0":
        outline = lettering.with_own_width(was[glyph[ord(letter)]])
        assert drawn[glyph[ord(letter)]].rstrip(b"\0") == outline.rstrip(b"\0") != b""
    assert b"" in drawn
    assert len(drawn) == len(was)
    assert all(drawn[part] for one in map(ord, "Äé") for part in lettering.parts(drawn[glyph[one]]))


@pytest.mark.parametrize("cut", ["Regular", "Bold"])
def test_double_quotes_of_the_serifs_are_as_wide_as_they_are_drawn(cut: str) -> None:
    whole = files("font_source_serif_pro").joinpath("files", f"SourceSerifPro-{cut}.ttf").read_bytes()
    before, after = (dict(lettering.tables_of(font)) for font in (whole, lettering.lettered(whole)))
    glyph = dict(lettering.letters(after[b"cmap"]))

    for quote in map(ord, "“”"):
        asks = [flags_of_parts(lettering.outlines(one)[glyph[quote]]) for one in (before, after)]
        assert len(asks[1]) == 2, "it is made of two single ones"
        assert any(flags & lettering.OF_A_PART for flags in asks[0])
        assert not any(flags & lettering.OF_A_PART for flags in asks[1])


def flags_of_parts(outline: bytes) -> list[int]:
    return [unpack_from(">H", outline, at)[0] for at in lettering.places_of_parts(outline)]


def test_scripts_and_styles_go_over_the_wire_compressed(server: Address) -> None:
    answer = server.get("/static/table.js")

    assert answer.headers["content-encoding"] == "gzip"
    assert server.get("/static/table.js").headers["etag"] == answer.headers["etag"]


def test_no_other_file_is_served_as_a_typeface(server: Address) -> None:
    assert server.get("/static/fonts/OFL.txt").status_code == 404


def test_outlines_are_whole_numbers_whose_errors_do_not_add_up() -> None:
    steps = "".join("h.4" for _ in range(100))

    assert whole(f"M0 0{steps}").count("h1") == 40
    assert whole("M1.2 1.2a3.4 3.4 0 1 1-6.8 0z") == "M1 1a3 3 0 1 1-7 0z"


def test_a_path_that_cannot_be_told_apart_stays_as_it_is() -> None:
    assert whole("M1.2 1.2a3.4 3.4 0 11-6.8 0z") == "M1.2 1.2a3.4 3.4 0 11-6.8 0z"
