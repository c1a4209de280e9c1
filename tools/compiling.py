"""Compiles the engine: writes its native form, and lets mypyc and the C compiler make extension modules of it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from typing import Any

from tools.native import PACKAGE, write_native

#: Of what the C compiler can do, this much: more takes far longer, and gains little.
OPTIMISED = ("-O1", "-g0", "-w")
#: So many modules are compiled as one file: each file reads all declarations of the engine first.
TOGETHER = 8


def compile_engine(root: Path, target: Path) -> list[Path]:
    """Compile the package under `root`; the extension modules, which lie in `target` where they belong."""
    if shutil.which(compiler("CC")[0]) is None:
        raise SystemExit(
            f"There is no C compiler: {compiler('CC')[0]} was not found. Install one, or name yours as CC."
        )
    modules = write_native(root, target)
    with chdir(target), ThreadPoolExecutor(os.cpu_count()) as several:
        engine, *pointers = written_in_c([str(path.relative_to(target)) for path in modules])
        folders = tuple(engine.include_dirs)
        objects = several.map(lambda source: object_file(source, folders), gathered(engine.sources))
        made = [linked(engine.name, list(objects))]
        made += several.map(lambda one: linked(one.name, [object_file(one.sources[0], folders)]), pointers)
        return [target / file for file in made]


def written_in_c(modules: list[str]) -> Sequence[Any]:
    """What mypyc makes of the modules: an extension that holds them all, and for each one that points to it."""
    from mypyc.build import mypycify

    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    options = ["--python-version", version, "--cache-dir", os.devnull, "--config-file="]  # lint judges the source
    found: Sequence[Any] = mypycify([*options, *sorted(modules)], multi_file=True, group_name=PACKAGE)
    return found


def gathered(sources: list[str]) -> list[str]:
    """The C files of modules, several in one; the others, which are no modules, as they are."""
    modules = [source for source in sources if "___" in source]
    files = [source for source in sources if "___" not in source]
    for first in range(0, len(modules), TOGETHER):
        file = Path("build") / f"together{first}.c"
        file.write_text("".join(f'#include "{Path(one).name}"\n' for one in modules[first : first + TOGETHER]))
        files.append(str(file))
    return files


def object_file(source: str, folders: tuple[str, ...]) -> str:
    made = f"{source}.o"
    flags = shlex.split(f"{sysconfig.get_config_var('CCSHARED')} -DNDEBUG -fwrapv")
    places = [f"-I{folder}" for folder in (*folders, sysconfig.get_path("include"))]
    run([*compiler("CC"), *flags, *OPTIMISED, *places, "-c", source, "-o", made])
    return made


def linked(name: str, objects: list[str]) -> str:
    """The extension module, beside the source of what it stands for."""
    made = f"{name.replace('.', '/')}{sysconfig.get_config_var('EXT_SUFFIX')}"
    run([*compiler("LDSHARED"), *objects, "-o", made])
    return made


def compiler(name: str) -> list[str]:
    return shlex.split(os.environ.get(name) or sysconfig.get_config_var(name))


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{shlex.join(command)}\n{done.stderr}")
