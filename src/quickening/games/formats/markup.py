"""Files in XML as they are found: read tag by tag, so that nothing in them is ever fetched, expanded or obeyed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape, unescape
from itertools import zip_longest
from typing import NamedTuple

from quickening.core.files import shown
from quickening.core.refusals import Unreadable

_TAG = re.compile(r"""<(/?)([A-Za-z_][\w.-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>""")
_ATTRIBUTE = re.compile(r"""([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')""")


class Tag(NamedTuple):
    """A tag, what it says of itself, and the text from it to the next one."""

    name: str
    attributes: dict[str, str]
    text: str
    closes: bool

    def says(self, attribute: str) -> str:
        """An attribute, or nothing."""
        return self.attributes.get(attribute, "")


def tags(text: str) -> Iterator[Tag]:
    """The tags of a file one after the other; what is malformed between them does not matter.

    >>> [(tag.name, tag.text) for tag in tags('<card><name id="x">Fox &amp; Co</name><!-- <no> --></oops>')]
    [('card', ''), ('name', 'Fox & Co'), ('name', ''), ('oops', '')]
    """
    found = list(_TAG.finditer(without_comments(text)))
    for match, following in zip_longest(found, found[1:]):
        closes, name, said = match.groups()
        attributes = {key.lower(): unescape(one or other) for key, one, other in _ATTRIBUTE.findall(said)}
        inside = match.string[match.end() : following.start() if following else None]
        yield Tag(name.lower(), attributes, unescape(inside).strip(), bool(closes))


def check_whole(text: str, where: str) -> None:
    """Refuse a file that is broken off, and one that declares words of its own: they would be missing in it.

    >>> check_whole('<deck><card/></deck>', "a.o8d")
    """
    plain = without_comments(text)
    if "<!entity" in plain.lower():
        raise Unreadable(f"{where}: it declares entities, which are not put in here; save it without them")
    found = list(_TAG.finditer(plain))
    if found and (found[-1][1], found[-1][2]) != ("/", found[0][2]):
        raise Unreadable(f"{where}: it is broken off: what begins with <{shown(found[0][2])}> does not end")


def without_comments(text: str) -> str:
    """A file without its comments; one that is never closed goes on to the end."""
    parts, at = [], 0
    while (begins := text.find("<!--", at)) >= 0:
        parts.append(text[at:begins])
        ends = text.find("-->", begins)
        at = len(text) if ends < 0 else ends + 3
    return "".join((*parts, text[at:]))


def element(name: str, attributes: dict[str, str], inside: str = "") -> str:
    """An element to be written; what is `inside` is markup already."""
    said = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{said}>{inside}</{name}>" if inside else f"<{name}{said}/>"
