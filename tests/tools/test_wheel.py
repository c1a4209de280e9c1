"""A wheel is taken for compiled only if it is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.wheel import newest


def test_the_newest_compiled_wheel_is_tried(tmp_path: Path) -> None:
    for age, name in enumerate(("cp311-cp311-linux_x86_64", "cp312-cp312-linux_x86_64", "py3-none-any")):
        wheel = tmp_path / f"quickening-1.0-{name}.whl"
        wheel.touch()
        os.utime(wheel, (age, age))
    assert newest(tmp_path).name == "quickening-1.0-cp312-cp312-linux_x86_64.whl"


def test_a_folder_without_one_is_told_how_to_make_it(tmp_path: Path) -> None:
    (tmp_path / "quickening-1.0-py3-none-any.whl").touch()
    with pytest.raises(SystemExit, match="make wheel"):
        newest(tmp_path)
