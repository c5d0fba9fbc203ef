"""The clock of one wave against the cycle model of a SIMD that runs one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from isatool.asm.reader import read_file
from isatool.model.machine import Course, Rules, Setup
from isatool.model.parameters import VERSIONS, model_of
from isatool.model.prediction import ModelledKernel
from isatool.model.reference import ReferenceMachine
from isatool.model.stream import OperationStream, whole_stream
from isatool.model.wave_clock import WaveClock

SAMPLES = Path(__file__).parents[2] / "samples"
TURNS = 2


def modelled(name: str, version: int = 1) -> tuple[ModelledKernel, OperationStream]:
    """A sample, and its heaviest loop, all of it without one."""
    function = read_file(SAMPLES / name).kernels[0]
    kernel = ModelledKernel.of(function, model_of(function.target, version))
    loop = kernel.heaviest()
    return kernel, kernel.stream(loop) if loop else whole_stream(kernel.pricing, kernel.forest, kernel.counts)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", ["sgemm/kernel1.s", "sgemm/kernel3.s", "sgemm/kernel5.s", "triton/softmax.s"])
def test_each_issue_is_when_the_model_of_a_simd_has_it(name: str, version: int) -> None:
    kernel, stream = modelled(name, version)
    ops, sequence = stream.program(kernel.model)
    plain = [replace(op, delays=(0, 0)) for op in ops]
    turns = tuple(sequence) * TURNS
    rules = Rules.of(kernel.model)
    found = ReferenceMachine(Setup(plain, [Course(turns)], rules, note=True)).run()
    clock = WaveClock(rules, holds_back=False)
    times = []
    for number in turns:
        times.append(clock.earliest(plain[number]))
        clock.issue(plain[number], times[-1])
    assert times == [issue.time for issue in found.issues]


def test_a_restarted_clock_goes_on_as_it_would_have() -> None:
    kernel, stream = modelled("sgemm/kernel5.s")
    ops, sequence = stream.program(kernel.model)
    clock = WaveClock(Rules.of(kernel.model))
    for number in sequence:
        clock.issue(ops[number], clock.earliest(ops[number]))
    again, begin = clock.restarted(), clock.next
    for number in sequence:
        assert again.earliest(ops[number]) == pytest.approx(clock.earliest(ops[number]) - begin)
        clock.issue(ops[number], clock.earliest(ops[number]))
        again.issue(ops[number], again.earliest(ops[number]))
