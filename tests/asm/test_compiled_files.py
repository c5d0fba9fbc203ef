"""Whatever a compiler prints is read in whole, written back as it was, and is canonical to the same code.

The short run takes ziglang's clang and a few files; the full run two compiler generations, all levels, debug
information, and both wave sizes on the HIP sources of samples and tests, and the corpus of the benchmarks optimised:
more than 200 files.
"""

from __future__ import annotations

import itertools
import shutil
from pathlib import Path

import pytest
from examples import some
from gfx12_files import FILES, compiled
from scripts import load_script

from isatool.asm.canonical import canonical, expand
from isatool.asm.disassembler import disassemble_code_object
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text, unknown_mnemonics
from isatool.asm.toolchain import Toolchain
from isatool.isa import chips
from isatool.isa.target import Support, Target

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = sorted((ROOT / "samples").glob("**/*.hip"))
OWN = sorted(
    source
    for source in {*SAMPLES, *(ROOT / "tests" / "data").glob("**/*.hip")}
    if "hip_runtime.h" not in source.read_text()  # of ROCm, which is not needed here
)
CORPUS = sorted((ROOT / "benchmarks" / "corpus").glob("**/*.hip"))
LEVELS = ("-O0", "-O1", "-O2", "-O3")
FLAGS = ((), ("-g",), ("-mwavefrontsize64",), ("-g", "-mwavefrontsize64"))
CASES = [
    (source, level, flags, compiler, target)
    for source, level, flags, compiler, target in (
        *itertools.product(OWN, LEVELS, FLAGS, ("ziglang", "clang-19"), chips.TABLES[:1]),
        *itertools.product(OWN, ("-O3",), FLAGS[1:3], ("ziglang", "clang-19"), chips.TABLES[1:]),
        *itertools.product(CORPUS, ("-O2",), FLAGS[:2], ("ziglang", "clang-19"), chips.TABLES),
    )
    if "-mwavefrontsize64" not in flags or "_w32" not in source.read_text()  # builtins of one wave size
    if target is chips.DEFAULT or "wmma" not in source.read_text()  # builtins of one form of matrices
]
INCLUDE = f"-I{ROOT / 'samples' / 'sgemm'}"


def _many_kernels(count: int) -> str:
    module = load_script(ROOT / "benchmarks" / "many_kernels.py")
    text = module.source(count)
    assert isinstance(text, str)
    return text


def _check(toolchain: Toolchain, text: str, name: str) -> None:
    """All four promises about one compiled file."""
    program = read_text(text, name, use=Support.READ)
    assert emit(program) == text
    assert unknown_mnemonics(program) == ()
    assert expand(program, toolchain) is program
    code = toolchain.code_bytes(text, program.chip, program.wave_size)
    printed = emit(canonical(program, toolchain))
    assert toolchain.code_bytes(printed, program.chip, program.wave_size) == code
    ours = emit(
        program.with_lines(
            type(line)(f"\t{line.instruction}") if line.instruction is not None and not line.labels else line
            for line in program.lines
        )
    )
    assert toolchain.code_bytes(ours, program.chip, program.wave_size) == code


@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.table)
@pytest.mark.parametrize("flags", [(), ("-g",), ("-mwavefrontsize64",)], ids=["plain", "debug", "wave64"])
@pytest.mark.parametrize("level", some(["-O3", "-O0"], 2))
def test_many_kinds_of_kernels(level: str, flags: tuple[str, ...], target: Target, tmp_path: Path) -> None:
    source = tmp_path / "many.hip"
    source.write_text(_many_kernels(10))
    toolchain = Toolchain.find()
    text = toolchain.compile_hip(source, target.name, optimisation=level, flags=flags)
    _check(toolchain, text, "many.s")
    image = toolchain.assemble(text, target.name, 64 if "-mwavefrontsize64" in flags else 32)
    for each in (image, toolchain.link(image)):
        found = disassemble_code_object(each, toolchain, "many.hsaco")
        assert (found.warnings, found.differs) == ([], None)


@pytest.mark.full
@pytest.mark.parametrize(
    ("source", "level", "flags", "compiler", "target"),
    CASES,
    ids=lambda value: (
        value.name if isinstance(value, Target) else value.stem if isinstance(value, Path) else "".join(value)
    ),
)
def test_every_source_level_and_compiler(
    source: Path, level: str, flags: tuple[str, ...], compiler: str, target: Target
) -> None:
    toolchain = Toolchain.find() if compiler == "ziglang" else Toolchain.find(clang=compiler)
    text = toolchain.compile_hip(source, target.name, optimisation=level, flags=("-std=c++20", INCLUDE, *flags))
    _check(toolchain, text, f"{source.stem}.s")


@pytest.mark.parametrize(("source", "flags"), some(FILES, 50), ids=lambda value: getattr(value, "stem", ""))
def test_150_optimised_files_of_gfx12(source: Path, flags: tuple[str, ...]) -> None:
    _check(Toolchain.find(), compiled(source, flags), f"{source.stem}.s")


@pytest.mark.full
def test_the_full_run_takes_at_least_200_files() -> None:
    assert len(CASES) >= 200
    assert shutil.which("clang-19")
