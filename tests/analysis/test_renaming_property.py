"""Random programs: any colouring that respects the interference graph, and waits recomputed, compute the same."""

from __future__ import annotations

import random

from analysis_snippets import flow_of
from hypothesis import given, settings
from hypothesis import strategies as st
from lane_machine import LANES, Generator, Machine

from isatool.analysis.cfg import build_flow
from isatool.analysis.edits import apply_edits
from isatool.analysis.interference import Interference, build_interference
from isatool.analysis.wait_insertion import plan_waits
from isatool.analysis.waits import analyse_waits
from isatool.analysis.webs import Webs, build_webs
from isatool.isa.registers import Register, vgpr

REGISTERS = 60


def garbage(chance: random.Random) -> dict[int, list[int]]:
    return {vgpr(index): [chance.randrange(1 << 32) for _ in range(LANES)] for index in range(256)}


def colouring(found: Interference, chance: random.Random) -> list[Register]:
    """A random legal one, tuples kept in place."""
    webs = found.webs
    fixed = {index for operand in webs.tuples for index in operand.webs}
    registers: list[Register | None] = [web.register if web.pinned or web.index in fixed else None for web in webs.webs]
    order = [web.index for web in webs.webs if registers[web.index] is None]
    chance.shuffle(order)
    for index in order:
        taken = {registers[other] for other in found.neighbours(index)}
        free = [vgpr(number) for number in range(REGISTERS) if vgpr(number) not in taken]
        registers[index] = chance.choice(free[:8])
    return [register for register in registers if register is not None]


def entry_values(webs: Webs, registers: list[Register], old: dict[int, list[int]], new: dict[int, list[int]]) -> None:
    """Undefined entry values move with their webs."""
    for web in webs.webs:
        if web.at_entry:
            new[registers[web.index]] = list(old[web.register])


@settings(max_examples=150)
@given(st.integers(0, 1 << 30))
def test_a_random_program_under_a_random_colouring_stores_the_same(seed: int) -> None:
    flow = flow_of(Generator(seed).program())
    chance = random.Random(seed)
    found = build_interference(build_webs(flow))
    registers = colouring(found, chance)
    renamed = list(flow.instructions)
    for index, instruction in found.webs.rewrite(registers).items():
        renamed[index] = instruction
    before, after = garbage(chance), garbage(chance)
    entry_values(found.webs, registers, before, after)
    first, second = Machine({key: list(lanes) for key, lanes in before.items()}), Machine(after)
    first.run(flow, list(flow.instructions))
    second.run(flow, renamed)
    assert first.stores == second.stores


@settings(max_examples=100)
@given(st.integers(0, 1 << 30), st.sampled_from([None, 1, 2]))
def test_a_random_program_with_waits_made_for_it_computes_as_if_loads_were_immediate(
    seed: int, max_groups: int | None
) -> None:
    bare = flow_of(Generator(seed, waits=False).program())
    edited = apply_edits(bare, plan_waits(bare, max_groups=max_groups).edits()).program
    flow = build_flow(edited.kernel("k"))
    assert not analyse_waits(flow).violations
    values = garbage(random.Random(seed))
    ideal = Machine({key: list(lanes) for key, lanes in values.items()}, immediate=True)
    real = Machine(values)
    ideal.run(bare, list(bare.instructions))
    real.run(flow, list(flow.instructions))
    assert ideal.stores == real.stores
