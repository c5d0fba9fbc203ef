"""Runs random kernels: the launch that all of them share, and their native code compiled for many at once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from isatool.asm.launch import parse_spec
from isatool.asm.launch_spec import Launch
from isatool.emulator.findings import FindingKind
from isatool.emulator.order import Order
from isatool.emulator.print_fast_c import PrintedShape
from isatool.emulator.run import Executable, run
from isatool.emulator.shape import Shape
from isatool.fuzz.generator import NAME, VALUES, WORK_ITEMS
from isatool.ir.program import Function
from isatool.records import record
from isatool.semantics.errors import NotEmulated

_BEYOND: Final = 64
"""dwords that kernels read after the last lane's"""
_SPEC: Final = """kernel = "{name}"
block = [{items}, 1, 1]
grid = [1, 1, 1]

[[arguments]]
name = "floats"
buffer = "f32[{inputs}]"
fill = "uniform(-4, 4)"
read_only = true

[[arguments]]
name = "bits"
buffer = "u32[{inputs}]"
fill = "randint(0, 4294967295)"
read_only = true

[[arguments]]
name = "out"
buffer = "u32[{outputs}]"
output = true
"""


@record
class RunOutcome:
    """What a run left behind: the output buffer's bytes, and the kinds of findings in order."""

    memory: bytes
    findings: tuple[FindingKind, ...]


def spec_text(wave_size: int) -> str:
    """The launch spec of every random kernel of a wave size: one workgroup of two waves."""
    items = WORK_ITEMS[wave_size]
    return _SPEC.format(name=NAME, items=items, inputs=items * VALUES + _BEYOND, outputs=items * VALUES)


@cache
def launch(wave_size: int) -> Launch:
    """The launch of `spec_text`."""
    return parse_spec(spec_text(wave_size), "fuzz.toml").resolve({})


def outcome(function: Function, engine: str = "numpy", seed: int = 0, order: Order = "lockstep") -> RunOutcome:
    """Run a kernel; NotEmulated where the semantics do not cover an instruction."""
    result = run(function, launch(function.wave_size), engine=engine, seed=seed, order=order)
    return RunOutcome(result.buffers["out"].tobytes(), tuple(finding.kind for finding in result.findings))


def compile_shapes(functions: Iterable[Function]) -> None:
    """Compile what the native engine needs for all of them in one go.

    NativeUnavailableError where it cannot. Float modes other than the entry's are compiled when a kernel runs.
    """
    from isatool.emulator.dispatch import descriptor_of
    from isatool.emulator.native import ShapeStore
    from isatool.emulator.print_fast_c import printed

    shapes: dict[int, dict[Shape, PrintedShape]] = {}
    for function in functions:
        code = Executable(function).code
        mode = descriptor_of(function).mode_register
        for index in range(len(code.instructions)):
            try:
                step = code.step(index, mode)
            except NotEmulated:
                continue
            if step.shape:
                shapes.setdefault(function.wave_size, {})[step.shape] = printed(step.shape)
    for wave_size, found in shapes.items():
        ShapeStore.here(wave_size).addresses(found.values())
