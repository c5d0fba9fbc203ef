"""Passes tried to the end: repairs, register counts, rules kept, assembled, run beside the input on the emulator."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from isatool.analysis.assumptions import grants
from isatool.asm.emitter import emit
from isatool.asm.launch import find_spec, load_spec, parse_spec
from isatool.asm.launch_spec import LaunchSpec
from isatool.asm.reader import read_text
from isatool.asm.register_counts import Counts, used_registers, with_register_counts
from isatool.asm.toolchain import Toolchain
from isatool.emulator.compare import compare
from isatool.emulator.order import Order
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.passes.common.declaration import Pass
from isatool.passes.common.result import Context, PassResult
from isatool.pipeline.faults import made_fault
from isatool.pipeline.repair import repair, same_function

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "samples/sgemm"
VARIANTS = ROOT / "tests/data/sgemm"


def run_pass(
    function: Function, step: Pass, *assumptions: str, vgprs: int = chips.DEFAULT.addressable_vgprs
) -> PassResult:
    """The pass with its repairs."""
    result = step.run(function, Context(vgprs, grants(assumptions)))
    return repair(function, result)


def finished(before: Function, result: PassResult) -> Function:
    """The result as a kernel read back from its text; it assembles and breaks no rule that the input keeps."""
    after = same_function(result.program, before)
    counts = Counts(*used_registers(after))
    text = emit(with_register_counts(result.program, before.name, counts))
    program = read_text(text, before.program.path, before.program.chip)
    Toolchain.find().assemble(text, program.chip, before.wave_size)
    after = program.kernel(before.name)
    assert made_fault(before, after) is None
    return after


def assert_equal(
    before: Function,
    after: Function,
    spec: LaunchSpec,
    sizes: Sequence[dict[str, int]],
    orders: Sequence[Order] = ("forward", "reverse", 1),
) -> None:
    """Bit-identical outputs, without new findings, for every size in every order of waves."""
    launches = [spec.resolve(given, allow_zero=True) for given in sizes]
    comparison = compare(before, after, launches, orders)
    assert comparison.equal, str(comparison)


def spec_beside(path: Path) -> LaunchSpec:
    """The launch spec of a sample."""
    found = find_spec(path)
    assert found is not None
    return load_spec(found)


__all__ = ["ROOT", "SAMPLES", "VARIANTS", "assert_equal", "finished", "parse_spec", "run_pass", "spec_beside"]
