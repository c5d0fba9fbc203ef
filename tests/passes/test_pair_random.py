"""pair on random kernels: the same memory bit for bit, no missing wait, legal pairs, nothing worse in a second run."""

from __future__ import annotations

import pytest
from random_kernels import memory_after, random_kernel

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.register_counts import Counts, program_with_register_counts
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Function
from isatool.passes.pair import Pair
from isatool.passes.pair_region import is_legal_pair
from isatool.passes.result import Context
from isatool.pipeline.repair import repair, same_function
from isatool.pipeline.rewrite import used_registers

SEEDS = (*range(10), *(pytest.param(seed, marks=pytest.mark.full) for seed in range(10, 200)))


def paired(function: Function, limit: int) -> tuple[Function, dict[str, int | float | str]]:
    """The function as it would be written, and the pass's figures."""
    result = repair(function, Pair().run(function, Context(limit)))
    new = same_function(result.program, function)
    counts = Counts(max(used_registers(new)[0], 32), 40)
    program = program_with_register_counts(result.program, "k", counts)
    return read_text(emit(program)).kernel("k"), dict(result.statistics)


def pairs(function: Function) -> int:
    return sum(instruction.is_dual for _, instruction in function.instructions)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_paired_kernel_computes_the_same(seed: int) -> None:
    function = random_kernel(seed, registers=10 if seed % 3 == 0 else 24, size=20 if seed % 2 else 40)
    new, statistics = paired(function, 24 if seed % 5 == 0 else 48)
    assert not [name for name in statistics if name.startswith("fault")]
    assert pairs(new) == statistics["pairs after"]
    assert pairs(new) >= pairs(function)
    assert all(is_legal_pair(instruction) for _, instruction in new.instructions)
    old_memory, old_findings = memory_after(function, seed)
    new_memory, new_findings = memory_after(new, seed)
    assert old_memory == new_memory
    assert len(new_findings) <= len(old_findings)


def test_outputs_assemble() -> None:
    tools = Toolchain.find()
    for seed in (1, 2, 3):
        new, _ = paired(random_kernel(seed), 48)
        assert tools.assemble_errors(emit(new.program)) == []


def test_a_second_run_makes_nothing_worse() -> None:
    for seed in (4, 5):
        once, _ = paired(random_kernel(seed), 48)
        twice, _ = paired(once, 48)
        assert pairs(twice) >= pairs(once)
