"""The files by which a server is put up: they can be read, and what they run exists."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from cyclopts import CycloptsError

from quickening.cli import app

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "quickening.service"


def meaning(words: list[str]) -> dict[str, Any]:
    """What a command line means; fails if there is no such command or option."""
    command, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    return {"command": command.__name__, **bound.arguments}


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=True, interpolation=None)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read_string(UNIT.read_text())
    return found


def in_docker() -> list[tuple[str, str]]:
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line.partition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, rest.strip()) for name, _, rest in lines]


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return found


def test_the_unit_the_image_and_compose_run_the_same_command() -> None:
    service = shlex.split(unit()["Service"]["ExecStart"])
    image = json.loads(dict(in_docker())["CMD"])
    services = composed()["services"]["table"]["command"]

    assert service[0].endswith("/bin/quickening")
    assert json.loads(dict(in_docker())["ENTRYPOINT"]) == ["quickening"]
    for words in (service[1:], image, services):
        found = meaning(words)
        assert found["command"] == "serve"
        assert (found["port"], found["drain"], found["log_format"], found["log_level"]) == (8765, 5.0, "json", "info")
    assert meaning(services)["workers"] == 2
    assert meaning(services)["database"].startswith("postgresql://")
    with pytest.raises(CycloptsError):
        meaning([*image, "--no-such-option"])


def test_the_unit_waits_until_a_server_is_drained() -> None:
    service = unit()["Service"]
    drain = meaning(shlex.split(service["ExecStart"])[1:])["drain"]

    assert float(service["TimeoutStopSec"]) > drain + 20
    assert float(composed()["services"]["table"]["stop_grace_period"].rstrip("s")) > drain + 20
    assert (service["User"], service["ProtectSystem"]) == ("quickening", "strict")
    assert str(meaning(shlex.split(service["ExecStart"])[1:])["data"]) == f"/var/lib/{service['StateDirectory']}"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_can_read_the_unit(tmp_path: Path) -> None:
    program = tmp_path / "quickening"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text().replace("/opt/quickening/bin/quickening", str(program)))
    done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)

    assert (done.returncode, [line for line in done.stderr.splitlines() if copy.name in line]) == (0, [])


def test_the_image_is_small_and_runs_as_nobody_special() -> None:
    lines = in_docker()
    bases = [rest for name, rest in lines if name == "FROM"]
    copied = " ".join(rest for name, rest in lines if name == "COPY").split()

    assert all("-slim" in base for base in bases)
    assert lines.index(("USER", "quickening")) > max(
        n for n, (name, _) in enumerate(lines) if name in ("RUN", "COPY")
    )
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    sources = {one for one in copied if not one.startswith(("--", "/")) and one not in (".", "./")}
    assert sources == allowed
    assert all((ROOT / source).exists() for source in sources)
    probe = json.loads(dict(lines)["HEALTHCHECK"].partition("CMD ")[2])
    compile(probe[2], "probe", "exec")
    assert "/health/ready" in probe[2]


def test_compose_has_a_database_two_workers_and_a_proxy() -> None:
    services = composed()["services"]
    table = services["table"]

    assert services.keys() == {"caddy", "table", "postgres"}
    assert (table["read_only"], table["cap_drop"]) == (True, ["ALL"])
    assert "ports" not in table
    assert "ports" not in services["postgres"]
    assert composed()["networks"]["back"]["internal"]
    for service in services.values():
        named = [volume.partition(":")[0] for volume in service.get("volumes", ())]
        assert all((ROOT / one).exists() if one.startswith(".") else one in composed()["volumes"] for one in named)
    proxy = (ROOT / "deploy" / "Caddyfile").read_text()
    assert "reverse_proxy table:8765" in proxy
    assert "health_uri /health/ready" in proxy
    assert proxy.count("{") == proxy.count("}")


def test_the_commands_that_operators_are_told_exist() -> None:
    text = (ROOT / "docs" / "operating.md").read_text()
    commands = [shlex.split(line.strip())[1:] for line in re.findall(r"^    quickening .*$", text, re.MULTILINE)]

    assert {meaning(words)["command"] for words in commands} == {"backup", "restore", "prune"}
    for option in re.findall(r"`(--[a-z-]+)(?: \S+)?`", text):
        everything = "".join(path.read_text() for path in (ROOT / "src/quickening/commands").glob("*.py"))
        assert option[2:].replace("-", "_") in everything, option


def test_operators_are_told_of_every_figure() -> None:
    told = (ROOT / "docs" / "operating.md").read_text()
    metrics = (ROOT / "src/quickening/server/metrics.py").read_text()
    for name in re.findall(r'(?:Counter|Gauge|Histogram)\("(\w+)"', metrics):
        assert name in told
