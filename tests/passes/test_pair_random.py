"""pair on random kernels: the same memory bit for bit, no missing wait, legal pairs, nothing left for a second run."""

from __future__ import annotations

import pytest
from random_kernels import memory_after, random_kernel

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.register_counts import Counts, used_registers, with_register_counts
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.passes.common.result import Context
from isatool.passes.pair.pair import Pair
from isatool.passes.pair.region_pairing import is_legal_pair
from isatool.pipeline.repair import repair, same_function
from isatool.pipeline.rewrite import rewrite

IN_FLIGHT = (28, 97)
"""kernels in which a load follows another to its register before that is there"""
SEEDS = (
    *range(10),
    *IN_FLIGHT,
    *(pytest.param(seed, marks=pytest.mark.full) for seed in range(10, 200) if seed not in IN_FLIGHT),
)


def paired(function: Function, limit: int) -> tuple[Function, dict[str, int | float | str]]:
    """The function as it would be written, and the pass's figures."""
    result = repair(function, Pair().run(function, Context(limit)))
    new = same_function(result.program, function)
    counts = Counts(max(used_registers(new)[0], 32), 40)
    program = with_register_counts(result.program, "k", counts)
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
        assert tools.assemble_errors(emit(new.program), chips.DEFAULT.name) == []


@pytest.mark.parametrize("seed", [2, 6, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(24, 60))])
def test_a_second_run_of_the_command_changes_nothing(seed: int) -> None:
    """One run of the pass alone leaves something on most of these: its results have new neighbours."""
    function = random_kernel(seed, registers=24 if seed % 2 else 48, size=60 if seed % 3 else 140)
    once = rewrite(function.program, [Pair()], explain=True, assembled=False)
    assert once.changed
    assert once.applied == ("pair",)
    again = rewrite(read_text(emit(once.program)), [Pair()], assembled=False)
    assert not again.changed
    single = rewrite(function.program, [Pair()], assembled=False, repeats=1)
    assert pairs(once.function) >= pairs(single.function)
    places = [str(remark.span) for remark in once.remarks if "stays single" in remark.message]
    assert len(places) == len(set(places))


def with_more_registers(seed: int, registers: int, size: int) -> tuple[int, int]:
    """(registers, pairs) that a kernel gets more with 96 registers than with as many as it uses already."""
    function = random_kernel(seed, registers, size)
    used = used_registers(function)[0]
    wide, narrow = paired(function, 96)[0], paired(function, used)[0]
    assert used_registers(narrow)[0] == used
    return used_registers(wide)[0] - used, pairs(wide) - pairs(narrow)


@pytest.mark.parametrize("seed", [4, 5, 8, 9])
def test_no_more_registers_are_taken_where_those_at_hand_do(seed: int) -> None:
    assert with_more_registers(seed, registers=16, size=30) == (0, 0)


@pytest.mark.parametrize("seed", [3, 5, pytest.param(7, marks=pytest.mark.full), 14])
def test_more_registers_are_taken_for_more_pairs(seed: int) -> None:
    """Nearly all registers of these kernels are in use. (They use those of their frame too and are not run.)"""
    registers, more = with_more_registers(seed, registers=28, size=60)
    assert registers > 0
    assert more > 0
