"""Random programs: any colouring that respects the interference graph, and waits recomputed, compute the same."""

from __future__ import annotations

import random

from analysis_snippets import flow_of
from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from lane_machine import LANES, Generator, Machine

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.edits import Edits, apply_edits
from isatool.analysis.interference import Interference, build_interference
from isatool.analysis.wait_insertion import plan_waits
from isatool.analysis.waits import analyse_waits
from isatool.analysis.webs import Webs, build_webs
from isatool.isa.registers import Register, vgpr
from isatool.verify.structural.blockwise import same_by_blocks

REGISTERS = 60


def garbage(chance: random.Random) -> dict[int, list[int]]:
    return {vgpr(index): [chance.randrange(1 << 32) for _ in range(LANES)] for index in range(256)}


def colouring(found: Interference, chance: random.Random, keeps_entry: bool = False) -> list[Register]:
    """A random legal one, tuples kept in place; `keeps_entry`: and what has a value from the start."""
    webs = found.webs
    fixed = {index for operand in webs.tuples for index in operand.webs}
    fixed |= {web.index for web in webs.webs if keeps_entry and web.at_entry}
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


DEFINED = "".join(f"v_add_nc_u32_e32 v{index}, {index}, v{index - 1}\n" for index in range(1, 7))


def recoloured(flow: ControlFlow, chance: random.Random) -> ControlFlow:
    """The program with other registers, not the same everywhere."""
    found = build_interference(build_webs(flow))
    made = found.webs.rewrite(colouring(found, chance, keeps_entry=True))
    return build_flow(apply_edits(flow, Edits(replaced=made)).program.kernel("k"))


def stores(flow: ControlFlow, seed: int) -> list[tuple[int, ...]]:
    machine = Machine(garbage(random.Random(seed)), immediate=True)
    machine.run(flow, list(flow.instructions))
    return machine.stores


def test_programs_with_other_registers_in_places_are_shown_to_be_the_same() -> None:
    tried = 0
    for seed in range(60):
        flow = flow_of(DEFINED + Generator(seed).program())
        if any(instruction.mnemonic == "v_readlane_b32" for instruction in flow.instructions):
            continue  # it reads lanes that may be off, and other registers hold other things there
        tried += 1
        assert same_by_blocks(flow, recoloured(flow, random.Random(seed))) is None, seed
    assert tried > 15


def misnamed(flow: ControlFlow, chance: random.Random) -> ControlFlow:
    """The program with one operand's register, or all those of a block, another one's."""
    block = chance.choice([block for block in flow.blocks if block.instructions])
    places = list(block.instructions) if chance.random() < 0.3 else [chance.choice(block.instructions)]
    instructions = [flow.instructions[index] for index in places]
    used = sorted({register for each in instructions for register in (*each.defs, *each.uses) if register.is_vgpr})
    used = [register for register in used if register < vgpr(100)]
    if not used:
        return flow
    old, new = chance.choice(used), vgpr(chance.randrange(12))
    names = {old: new, new: old} if len(places) > 1 else {old: new}
    made = {index: flow.instructions[index].renamed(names) for index in places}
    return build_flow(apply_edits(flow, Edits(replaced=made)).program.kernel("k"))


@settings(max_examples=examples(40))
@given(st.integers(0, 1 << 30))
def test_programs_that_are_shown_to_be_the_same_with_other_registers_are(seed: int) -> None:
    chance = random.Random(seed)
    flow = flow_of(DEFINED + Generator(seed).program())
    second = recoloured(flow, chance)
    for _ in range(6):
        wrong = misnamed(second, chance)
        if same_by_blocks(flow, wrong) is None:
            for number in range(4):
                assert stores(wrong, number) == stores(flow, number)
