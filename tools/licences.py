"""Lists the licences of all packages that are pinned, and refuses one that nobody has looked at.

python -m tools.licences
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
#: Licences by which a package may be used beside MIT code; a package under several of them names each.
ALLOWED = frozenset(
    {
        "0BSD",
        "Apache Software License",
        "Apache-2.0",
        "BSD License",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "CC0-1.0",
        "CC-BY-4.0",  # glyphs; who drew them is said where they are shown
        "ISC",
        "MIT",
        "MIT License",
        "MIT-0",
        "Mozilla Public License 2.0 (MPL 2.0)",  # its own files stay under it; nothing of ours is among them
        "MPL-2.0",
        "PSF-2.0",
        "Python Software Foundation License",
        "SIL Open Font License 1.1 (OFL-1.1)",  # typefaces, passed on as they are
        "OFL-1.1",
        "Zlib",
    }
)
#: Packages that say nothing by which a program knows their licence, and what their licence file says.
LOOKED_UP = {
    "axe-playwright-python": "MIT",
    "fontawesomefree": "CC-BY-4.0 AND OFL-1.1 AND MIT",
    "partd": "BSD-3-Clause",
}
_PINNED = re.compile(r"^([a-z0-9-]+)==", re.MULTILINE)


class Package(msgspec.Struct, rename={"name": "Name", "version": "Version", "licence": "License"}):
    """What pip-licenses says of a package."""

    name: str
    version: str
    licence: str

    def what(self) -> str:
        """Its licence, in the words that are looked for."""
        return LOOKED_UP.get(self.name.lower().replace("_", "-"), self.licence)


def pinned(root: Path = ROOT) -> list[str]:
    """The packages that any of the files of pins names."""
    files = root.glob("requirements*.txt")
    return sorted({name for file in files for name in _PINNED.findall(file.read_text(encoding="utf-8"))})


def installed(names: Iterable[str]) -> list[Package]:
    """What is known of those that are installed here: some are for other systems."""
    command = [sys.executable, "-m", "piplicenses", "--from=mixed", "--format=json", "--with-system", "--packages"]
    done = subprocess.run([*command, *names], capture_output=True, check=True)
    return msgspec.json.decode(done.stdout, type=list[Package])


def is_allowed(licence: str) -> bool:
    """Whether all of what a package is under, or one of what may be chosen, is known.

    >>> is_allowed("Apache-2.0 OR BSD-2-Clause"), is_allowed("Apache Software License; MIT License")
    (True, True)
    >>> is_allowed("MIT AND GPL-3.0"), is_allowed("UNKNOWN"), is_allowed("GPL-3.0 OR MIT")
    (False, False, True)
    """
    return any(all(one.strip() in ALLOWED for one in re.split("; | AND ", way)) for way in licence.split(" OR "))


def main() -> int:
    """1 if there is a package whose licence nobody has looked at."""
    packages = installed(pinned())
    table = Table("package", "version", "licence", box=None, header_style="dim")
    for package in packages:
        table.add_row(package.name, package.version, package.what())
    Console(highlight=False).print(table)
    unknown = [package.name for package in packages if not is_allowed(package.what())]
    if unknown:
        sys.stderr.write(f"look at the licences of {', '.join(unknown)} (tools/licences.py)\n")
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
