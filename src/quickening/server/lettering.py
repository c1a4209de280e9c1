"""A TrueType file with the outlines of the letters that the pages use: the others are left blank.

Glyphs keep their numbers, so that nothing else in the file has to change but where outlines begin. Substitutions are
left out, since they lead to glyphs that are blank now, and so are kerning, the largest part, and the names of glyphs.
What remains is a tenth of the file.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from struct import pack, pack_into, unpack_from

#: Letters, digits and signs of Western languages, dashes and quotes, arrows and fractions.
USED = (*range(0x20, 0x180), *range(0x2010, 0x2045), 0x20AC, 0x2122, *range(0x2190, 0x2194), 0x2212)
#: Tables of substitutions, of kerning, of signatures and of hints that are not needed to draw a letter.
LEFT_OUT = (b"GSUB", b"GPOS", b"GDEF", b"BASE", b"DSIG", b"fpgm", b"prep", b"cvt ", b"gasp")
#: A mark of a part: the whole is as wide as it.
OF_A_PART = 0x200


def lettered(font: bytes) -> bytes:
    """The file with nothing drawn but what is used."""
    tables = dict(tables_of(font))
    kept = with_parts(tables, {glyph for letter, glyph in letters(tables[b"cmap"]) if letter in USED} | {0})
    glyphs, places = bytearray(), [0]
    for number, outline in enumerate(outlines(tables)):
        glyphs += with_own_width(outline) if number in kept else b""
        glyphs += b"\0" * (-len(glyphs) % 4)
        places.append(len(glyphs))
    tables[b"glyf"], tables[b"loca"] = bytes(glyphs), pack(f">{len(places)}L", *places)
    head = tables[b"head"]
    tables[b"head"] = head[:50] + pack(">h", 1) + head[52:]  # places are long from now on
    tables[b"post"] = pack(">L", 0x00030000) + tables[b"post"][4:32]  # without names
    return written({name: table for name, table in tables.items() if name not in LEFT_OUT})


def tables_of(font: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The tables of a font by their names."""
    for number in range(unpack_from(">H", font, 4)[0]):
        name, _, start, length = unpack_from(">4sLLL", font, 12 + 16 * number)
        yield name, font[start : start + length]


def written(tables: dict[bytes, bytes]) -> bytes:
    """A font of these tables. Nobody looks at the sums."""
    power = len(tables).bit_length() - 1
    head = pack(">LHHHH", 0x00010000, len(tables), 16 << power, power, 16 * len(tables) - (16 << power))
    entries, body, start = b"", b"", 12 + 16 * len(tables)
    for name in sorted(tables):
        entries += pack(">4sLLL", name, 0, start + len(body), len(tables[name]))
        body += tables[name] + b"\0" * (-len(tables[name]) % 4)
    return head + entries + body


def letters(cmap: bytes) -> Iterator[tuple[int, int]]:
    """Each letter with its glyph, of the table that has pairs of ranges (format 4)."""
    for number in range(unpack_from(">H", cmap, 2)[0]):
        at = unpack_from(">L", cmap, 8 + 8 * number)[0]
        if unpack_from(">H", cmap, at)[0] == 4:
            yield from segments(cmap, at)
            return


def segments(cmap: bytes, at: int) -> Iterator[tuple[int, int]]:
    count = unpack_from(">H", cmap, at + 6)[0] // 2
    ends, starts, deltas, offsets = (at + 14 + place * 2 * count + (2 if place else 0) for place in range(4))
    for one in range(count):
        rows = (ends, starts, deltas, offsets)
        end, start, delta, offset = (unpack_from(">H", cmap, row + 2 * one)[0] for row in rows)
        for letter in range(start, min(end, 0xFFFE) + 1):
            glyph = letter
            if offset:
                glyph = unpack_from(">H", cmap, offsets + 2 * one + offset + 2 * (letter - start))[0]
            yield letter, (glyph + delta) & 0xFFFF if glyph or not offset else 0


def outlines(tables: dict[bytes, bytes]) -> list[bytes]:
    """The outline of each glyph."""
    is_long = unpack_from(">h", tables[b"head"], 50)[0]
    count = unpack_from(">H", tables[b"maxp"], 4)[0] + 1
    places = unpack_from(f">{count}{'L' if is_long else 'H'}", tables[b"loca"])
    scale = 1 if is_long else 2
    return [tables[b"glyf"][scale * one : scale * two] for one, two in pairwise(places)]


def with_parts(tables: dict[bytes, bytes], wanted: set[int]) -> set[int]:
    """Glyphs with all the glyphs they are made of."""
    drawn, kept, waiting = outlines(tables), set[int](), list(wanted)
    while waiting:
        glyph = waiting.pop()
        if glyph not in kept and glyph < len(drawn):
            kept.add(glyph)
            waiting += parts(drawn[glyph])
    return kept


def parts(outline: bytes) -> list[int]:
    """The glyphs of which one is put together, if it is."""
    return [unpack_from(">H", outline, at + 2)[0] for at in places_of_parts(outline)]


def places_of_parts(outline: bytes) -> list[int]:
    """Where each part of a glyph that is put together is told; none if it is drawn as a whole."""
    if len(outline) < 10 or unpack_from(">h", outline)[0] >= 0:
        return []
    found, at, more = [], 10, True
    while more:
        found.append(at)
        flags = unpack_from(">H", outline, at)[0]
        at += 4 + (4 if flags & 1 else 2) + (2 if flags & 8 else 4 if flags & 0x40 else 8 if flags & 0x80 else 0)
        more = bool(flags & 0x20)
    return found


def with_own_width(outline: bytes) -> bytes:
    """A glyph that is as wide as the file says, and not as one of its parts.

    Double quotes of Source Serif Pro ask for the width of a single one, so that the next word touches them.
    """
    changed = bytearray(outline)
    for at in places_of_parts(outline):
        pack_into(">H", changed, at, unpack_from(">H", outline, at)[0] & ~OF_A_PART)
    return bytes(changed)
