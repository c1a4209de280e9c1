"""Puts the compiled engine into the wheel if `QUICKENING_COMPILE=1` is set where the wheel is built."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: mypyc, with what it needs to be run; it reads the engine as it is, so the engine's own needs are added.
COMPILER = ("mypy[mypyc]>=2.0",)


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]  # generic in versions to come
    """Without being asked it does nothing: the engine runs as it is written."""

    @property
    def is_asked(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("QUICKENING_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        return [*COMPILER, *self.metadata.core.dependencies] if self.is_asked else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.is_asked or version == "editable":
            return
        root = Path(self.root)
        sys.path[:0] = [str(root), str(root / "src")]
        from tools.compiling import compile_engine

        target = root / "build" / "native"
        for file in compile_engine(root / "src", target):
            build_data["force_include"][str(file)] = file.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
