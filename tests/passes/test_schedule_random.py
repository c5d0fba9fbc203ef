"""schedule on random kernels: the same memory bit for bit, no wait missing, pairs kept, a second run idle."""

from __future__ import annotations

from collections import Counter

import pytest
from random_kernels import memory_after, random_kernel

from isatool.analysis.cfg import build_flow
from isatool.analysis.waits import analyse_waits
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.register_counts import used_registers
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.model.exposed import exposed_latency
from isatool.passes.common.result import Context
from isatool.passes.schedule.schedule import Schedule
from isatool.pipeline.repair import repair, same_function
from isatool.verify.prove import prove

SEEDS = (*range(8), *(pytest.param(seed, marks=pytest.mark.full) for seed in range(8, 200)))
REMADE = ("s_waitcnt", "s_delay_alu", "s_clause", "s_nop", "v_nop")


def scheduled(function: Function) -> Function:
    """The function as it would be written."""
    result = repair(function, Schedule().run(function, Context(32)))
    new = same_function(result.program, function)
    return read_text(emit(new.program)).kernel(function.name)


def work(function: Function) -> Counter[str]:
    """What computes, by name without its encoding; VOPDs stay whole."""
    return Counter(i.mnemonic for _, i in function.instructions if not i.mnemonic.startswith(REMADE))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_scheduled_kernel_computes_the_same(seed: int) -> None:
    function = random_kernel(seed, registers=10 if seed % 3 == 0 else 24, size=20 if seed % 2 else 40)
    new = scheduled(function)
    assert work(new) == work(function)
    assert used_registers(new)[0] <= 32
    assert not analyse_waits(build_flow(new)).violations
    assert exposed_latency(build_flow(new)).cycles <= exposed_latency(build_flow(function)).cycles
    old_memory, old_findings = memory_after(function, seed)
    new_memory, new_findings = memory_after(new, seed)
    assert old_memory == new_memory
    assert len(new_findings) <= len(old_findings)


@pytest.mark.parametrize("seed", [0, 3, 5, 6])
def test_a_second_run_changes_nothing(seed: int) -> None:
    once = scheduled(random_kernel(seed))
    assert not Schedule().run(once, Context(32)).changed


def test_the_validator_finds_no_difference_and_the_assembler_takes_the_result() -> None:
    tools = Toolchain.find()
    for seed in (1, 2, 4):
        function = random_kernel(seed, size=12)
        new = scheduled(function)
        assert prove(function, new).status != "refuted"
        assert tools.assemble_errors(emit(new.program), chips.DEFAULT.name) == []
