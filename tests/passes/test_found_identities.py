"""Identities that the search found, in kernels: each is used and proved, and stays where something else forbids it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product

import pytest
from examples import some
from small_kernels import small_kernel

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.ir.operands import Operand
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.isa.registers import VGPR_BASE, Register, RegisterRange
from isatool.passes.simplify.building import LEAST_GAIN, built, issues
from isatool.passes.simplify.identities import IDENTITIES
from isatool.passes.simplify.rules import Identity, RuleLine, RuleOperand, rule_of
from isatool.pipeline.evidence import RefutedError
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite

FOUND = [each for each in IDENTITIES if each.by == "search" and not any("_" in name for name in each.asked)]
"""those whose condition asks for constants alone"""
REGISTERS = {
    "x": "v4",
    "y": "v5",
    "z": "v6",
    "w": "v7",
    "v": "v9",
    "s": "v8",
    "t": "v10",
    "u": "v11",
    "d": "v3",
    "e": "v12",
}
LOADS = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b32 s8, s[0:1], 0x10
v_lshlrev_b32_e32 v1, 2, v0
s_waitcnt lgkmcnt(0)
global_load_b128 v[4:7], v1, s[4:5]
global_load_b64 v[8:9], v1, s[4:5] offset:16
s_waitcnt vmcnt(0)
"""
POOL = (3, 8, 29, 24, 16, 1, 31, 0xFF, 0xFFFFFF00, 0xFF00, 0x12345, 0xFFFFFFF8, 0xFFFF, 0x1FFFFFFF, 0xE0000000)


def constants_of(identity: Identity) -> Mapping[str, int]:
    """Constants for which an identity holds."""
    parts = [RuleOperand.of(text) for line in identity.pattern for text in line.partition(" ")[2].split(", ")]
    wanted = dict.fromkeys(part.name for part in parts if part.is_constant and part.number is None)
    for values in product(POOL, repeat=len(wanted)):
        given = dict(zip(wanted, values, strict=True))
        if identity.bindings(given) is not None:
            return given
    raise AssertionError(identity.name)


def lines_of(identity: Identity, **others: str) -> list[str]:
    """The pattern on registers; `others`: registers of some names."""
    registers = {**REGISTERS, **others}
    known = {f"#{name}": hex(number) for name, number in constants_of(identity).items()}
    lines = []
    for line in identity.pattern:
        mnemonic, _, rest = line.partition(" ")
        lines.append(f"{mnemonic} {', '.join(registers.get(each, known.get(each, each)) for each in rest.split(', '))}")
    return lines


def simplified(lines: list[str], stored: str = "") -> Rewrite:
    text = "\n".join((LOADS, *lines, "global_store_b32 v1, v3, s[6:7]", stored))
    return rewrite(small_kernel(text, vgprs=16).program, parse_pipeline("simplify"))


def counted(made: Rewrite) -> set[str]:
    return {str(each.facts["identity"]) for each in made.remarks if "identity" in each.facts}


def faulty(program: Program) -> Program:
    """The program with one more than the result stored."""
    store = r"(\tglobal_store_b32 v1, (v\d+),)"
    return read_text(re.sub(store, r"\tv_add_nc_u32_e32 \2, 1, \2\n\1", emit(program), count=1))


def slots(steps: Sequence[RuleLine], constants: Mapping[str, int]) -> float:
    """Issue slots of the lines on VGPRs, as simplify counts them."""
    operands = {name: Operand(RegisterRange(Register(VGPR_BASE + at))) for at, name in enumerate(REGISTERS)}
    lines = [built(step, operands, constants, 32) for step in steps]
    return sum(issues(line) for line in lines if line is not None)


@pytest.mark.parametrize("identity", FOUND, ids=lambda each: each.name)
def test_what_was_found_saves_what_simplify_asks_for(identity: Identity) -> None:
    rule = rule_of(identity, chips.DEFAULT)
    assert rule is not None
    constants = identity.bindings(constants_of(identity))
    assert constants is not None
    assert slots(rule.steps, constants) - slots(rule.makes, constants) >= LEAST_GAIN


@pytest.mark.parametrize("identity", some(FOUND, 8), ids=lambda each: each.name)
def test_what_was_found_is_used_and_proved(identity: Identity) -> None:
    made = simplified(lines_of(identity))
    assert made.changed
    assert show_equal(made, None).shown
    with pytest.raises(RefutedError):
        show_equal(replace(made, program=faulty(made.program)), None)


LONG = [each for each in FOUND if len(each.pattern) > 1 and not any("#" in line for line in each.pattern)]


@pytest.mark.parametrize("identity", some(LONG, 12), ids=lambda each: each.name)
def test_lanes_that_were_off_stay_what_they_were(identity: Identity) -> None:
    *before, last = lines_of(identity)
    made = simplified(["v_mov_b32_e32 v10, 7", "s_mov_b32 exec_lo, s8", *before, "s_mov_b32 exec_lo, -1", last])
    assert identity.name not in counted(made)


@pytest.mark.parametrize("identity", some(LONG, 12), ids=lambda each: each.name)
def test_scalars_are_as_many_as_an_instruction_can_read(identity: Identity) -> None:
    made = simplified(lines_of(identity, x="s8", y="s8"))
    assert not made.changed or show_equal(made, None).shown


@pytest.mark.parametrize("identity", some(LONG, 12), ids=lambda each: each.name)
def test_a_source_that_is_written_in_between_is_not_read_again(identity: Identity) -> None:
    *before, last = lines_of(identity)
    made = simplified(
        [*before, "v_mov_b32_e32 v4, 7", "v_mov_b32_e32 v5, 9", last], "global_store_b64 v1, v[4:5], s[6:7] offset:64"
    )
    assert not made.changed or show_equal(made, None).shown
