"""Every command takes code of every chip that it rewrites: gfx115x as gfx1100."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples import some

from isatool.cli.commands import COMMANDS
from isatool.cli.main import main
from isatool.isa import chips
from isatool.pipeline.registry import PASSES

KERNELS = Path(__file__).resolve().parents[2] / "benchmarks" / "corpus" / "kernels"
KERNEL = KERNELS / "scan_dpp.s"
CHIPS = tuple(target.name for target in chips.CHIPS if target.scalar_float)
SETTLED = {
    "bench": "a card",
    "calibrate": "a card or traces",
    "completion": "no file",
    "doctor": "no file",
    "fuzz": "no file",
    "hardware-report": "a card",
    "library": "tests/cli/test_library_rewriting.py",
    "lsp": "a conversation",
    "mcp": "a conversation",
    "serve": "no file",
    "store": "names of what patch takes",
    "trace": "traces",
    "tune": "every trial is a pass",
}
"""commands that are not run here, and what they need or where they are tested"""
ROUTES = {
    "fmt": ("{s}", "-o", "{o}"),
    "check": ("{s}",),
    "explain": ("{s}",),
    "describe": ("{s}",),
    "analyze": ("{s}", "--try", "none"),
    "annotate": ("{s}",),
    "budget": ("{s}", "--require", "vgprs <= 64"),
    "optimize": ("{s}", "-o", "{o}", "--time-limit", "none", "--no-cache"),
    "verify": ("{s}", "{s}"),
    "run": ("{s}",),
    "run-passes": ("schedule", "{s}", "-o", "{o}"),
    "init": ("{s}", "-o", "{o}"),
    "mutate": ("{s}", "-n", "2", "--jobs", "1", "--no-assembler", "--engine", "numpy"),
    "asm": ("{s}", "-o", "{hsaco}"),
    "disasm": ("{hsaco}", "-o", "{o}"),
    "patch": ("{hsaco}", "-o", "{o}", "--no-cache"),
    "retarget": ("{s}", "--target", "gfx1151", "-o", "{o}"),
}
"""arguments; the object that asm makes is what the two after it take"""


def test_every_command_is_listed() -> None:
    assert set(COMMANDS) == {*SETTLED, *ROUTES, *PASSES}


@pytest.mark.parametrize("chip", some(CHIPS, 1))
def test_every_command_takes_the_chip(chip: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {name: str(tmp_path / f"k.{name}") for name in ("s", "o", "hsaco")}
    for ending in (".s", ".toml"):
        (tmp_path / f"k{ending}").write_text(KERNEL.with_suffix(ending).read_text().replace("gfx1100", chip))
    passes = dict.fromkeys(PASSES, ("{s}", "-o", "{o}", "--no-cache"))
    for name, arguments in {**ROUTES, **passes}.items():
        Path(files["o"]).unlink(missing_ok=True)
        code = main([name, *(argument.format_map(files) for argument in arguments)])
        said = capsys.readouterr()
        assert code == (2 if name == "retarget" and chip == "gfx1151" else 0), f"{name}: {said.err}"
        assert "gfx1100" not in said.out + said.err, name
