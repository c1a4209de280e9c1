"""Checks a wheel with the compiled engine as somebody without a compiler meets it: installed anew, and played."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
#: What is said of the engine where it is installed: the file that its innermost module comes from.
WHERE = "import quickening.core.game as game; print(game.__file__)"
#: Games of which one is played: every rulebook's engine is in the wheel.
GAMES = ("huntik", "shadowfist", "highlander")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, help="where the wheel lies")
    wheel = newest(asked.parse_args().folder)
    with tempfile.TemporaryDirectory() as folder:
        python = installed(wheel, Path(folder))
        check(python, folder)
    sys.stdout.write(f"{wheel.name}: installed without a compiler, and plays {', '.join(GAMES)}\n")


def newest(folder: Path) -> Path:
    """The wheel that was made last; a wheel without compiled modules says `none-any` and is none of ours."""
    wheels = [path for path in folder.glob("quickening-*.whl") if not path.name.endswith("none-any.whl")]
    if not wheels:
        raise SystemExit(f"There is no compiled wheel in {folder}. Make one: make wheel")
    return max(wheels, key=lambda path: path.stat().st_mtime)


def installed(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment that has the wheel and what it needs."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements.txt")], check=True)
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    return python


def check(python: Path, away: str) -> None:
    """Play from a folder where no source lies, so that nothing but the wheel can be meant."""
    found = subprocess.run([python, "-c", WHERE], check=True, capture_output=True, text=True, cwd=away).stdout.strip()
    if found.endswith(".py"):
        raise SystemExit(f"The engine of the wheel is not compiled: {found}")
    for game in GAMES:
        subprocess.run([python.parent / "quickening", "simulate", game, "--games", "1"], check=True, cwd=away)


if __name__ == "__main__":
    main()
