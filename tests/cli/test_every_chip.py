"""Every command takes code of every chip that it rewrites: gfx115x as gfx1100, and what a compiler makes for gfx12."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples import some

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.cli.commands import COMMANDS
from isatool.cli.main import main
from isatool.isa import chips
from isatool.pipeline.detached import Detacher
from isatool.pipeline.registry import PASSES

KERNELS = Path(__file__).resolve().parents[2] / "benchmarks" / "corpus" / "kernels"
KERNEL = KERNELS / "scan_dpp.s"
SOURCE = KERNELS.parent / "hip" / "sorting.hip"
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
    "retarget": ("{s}", "--target", "{other}", "-o", "{o}"),
}
"""arguments; the object that asm makes is what the two after it take"""


def test_every_command_is_listed() -> None:
    assert set(COMMANDS) == {*SETTLED, *ROUTES, *PASSES}


def text_for(chip: str) -> str:
    """The kernel for a chip: the committed text with another name where the instructions are the same."""
    if chips.chip(chip).table == chips.DEFAULT.table:
        return KERNEL.read_text().replace("gfx1100", chip)
    program = read_text(Toolchain.find().compile_hip(SOURCE, chip, flags=("-std=c++20", "-ffp-contract=fast")))
    made = Detacher(program).detach(program.kernel(KERNEL.stem))
    assert made is not None
    return emit(made.program)


@pytest.mark.parametrize("chip", some(CHIPS, 2))
def test_every_command_takes_the_chip(chip: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {name: str(tmp_path / f"k.{name}") for name in ("s", "o", "hsaco")}
    files["other"] = "gfx1200" if chip == "gfx1201" else "gfx1201" if chip == "gfx1200" else "gfx1151"
    Path(files["s"]).write_text(text_for(chip))
    (tmp_path / "k.toml").write_text(KERNEL.with_suffix(".toml").read_text())
    passes = dict.fromkeys(PASSES, ("{s}", "-o", "{o}", "--no-cache"))
    for name, arguments in {**ROUTES, **passes}.items():
        Path(files["o"]).unlink(missing_ok=True)
        code = main([name, *(argument.format_map(files) for argument in arguments)])
        said = capsys.readouterr()
        assert code == (2 if name == "retarget" and chip == files["other"] else 0), f"{name}: {said.err}"
        assert "gfx1100" not in said.out + said.err, name
