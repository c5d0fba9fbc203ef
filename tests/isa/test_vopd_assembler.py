"""The VOPD rules against the assembler: random pairs over all opcodes and operand kinds."""

from __future__ import annotations

import random

import pytest
from assembler import errors
from examples import examples
from single_pieces import read_instruction

from isatool.ir.pairs import half_of
from isatool.isa import chips
from isatool.isa.registers import EXEC_LO, M0, NULL, SCC, SHARED_BASE, VCC_HI, VCC_LO, Register, sgpr, ttmp, vgpr
from isatool.isa.target import Target
from isatool.isa.vopd import Half, opcodes, violations

MESSAGES = {
    "R1": "one dst register must be even and the other odd",
    "R2": "src0 operands must use different VGPR banks",
    "R3": "src1 operands must use different VGPR banks",
    "R4": "src2 operands must use different VGPR banks",
    "R8": "only one unique literal operand is allowed",
    "R9": "invalid operand (violates constant bus restrictions)",
}
SPECIALS = (VCC_LO, VCC_HI, M0, EXEC_LO, NULL, SCC, SHARED_BASE, ttmp(3))
INLINES = ("0", "1", "64", "-16", "1.0", "-4.0", "0.5", "0.15915494")


def random_half(rng: random.Random, target: Target) -> tuple[Half, str]:
    """A half and its text; few registers, so that every rule is met often."""
    known = opcodes(target)
    info = known[rng.choice(tuple(known))]
    dst = vgpr(rng.randrange(8))
    src0, text0 = random_source(rng)
    src1 = vgpr(rng.randrange(8)) if info.sources == 2 else None
    literal = rng.choice((0x1234, 0x3F800000, 0x4321)) if info.has_k else None
    half = Half(info.name, dst, src0, src1, literal, uses_vcc=info.reads_vcc, table=target.table)
    shown = [str(dst), text0]
    if src1 is not None:
        shown.append(str(src1))
    if literal is not None:
        shown.insert(2 if info.addend else 3, f"0x{literal:x}")
    return half, f"{info.mnemonic} {', '.join(shown)}"


def random_source(rng: random.Random) -> tuple[Register | int | None, str]:
    """src0 and its text."""
    kind = rng.random()
    if kind < 0.5:
        register = vgpr(rng.randrange(8))
    elif kind < 0.7:
        register = sgpr(rng.randrange(4))
    elif kind < 0.8:
        register = rng.choice(SPECIALS)
    elif kind < 0.9:
        value = rng.choice((0x1234, 0x4321, 0x12345678))
        return value, f"0x{value:x}"
    else:
        return None, rng.choice(INLINES)
    return register, "src_scc" if register == SCC else str(register)


def disagreements(seed: int, count: int, mcpu: str = "gfx1100") -> list[str]:
    """Pairs for which the rules and the assembler differ, with both verdicts."""
    rng = random.Random(seed)
    target = chips.chip(mcpu)
    pairs = []
    for _ in range(count):
        x, x_text = random_half(rng, target)
        y, y_text = random_half(rng, target)
        pairs.append((x, y, f"{x_text} :: {y_text}"))
    refused = errors([text for _, _, text in pairs], mcpu)
    found = []
    for index, (x, y, text) in enumerate(pairs):
        broken = {violation.rule for violation in violations(x, y, generate=False) if violation.level == "E"}
        if broken_as_read(text, target) != broken:
            found.append(f"{text}: rules {sorted(broken)}, as text {sorted(broken_as_read(text, target))}")
        message = refused.get(index, "")
        if bool(broken) != bool(message) or (
            message and "R14" not in broken and message not in {MESSAGES[rule] for rule in broken}
        ):
            found.append(f"{text}: rules {sorted(broken)}, assembler {message!r}")
    return found


def broken_as_read(text: str, target: Target) -> set[str]:
    """The rules of level error that a pair breaks as the reader and `check` take it."""
    halves = [half_of(half) for half in read_instruction(text, target=target).halves]
    assert len(halves) == 2
    assert halves[0] is not None
    assert halves[1] is not None
    return {found.rule for found in violations(halves[0], halves[1], generate=False) if found.level == "E"}


@pytest.mark.parametrize("mcpu", ["gfx1100", "gfx1201"])
@pytest.mark.parametrize("seed", range(3))
def test_the_assembler_refuses_exactly_the_pairs_that_break_a_rule_of_level_error(seed: int, mcpu: str) -> None:
    assert disagreements(seed, 2500, mcpu) == []


@pytest.mark.full
@pytest.mark.parametrize("mcpu", ["gfx1100", "gfx1151", "gfx1201"])
def test_a_hundred_thousand_pairs_are_legal_exactly_where_the_assembler_takes_them(mcpu: str) -> None:
    for seed in range(1000, 1010):
        assert disagreements(seed, 10_000, mcpu) == []


@pytest.mark.parametrize("mcpu", ["gfx1101", "gfx1102", "gfx1103", "gfx1150", "gfx1151"])
def test_the_rules_are_the_same_on_every_chip_of_the_family(mcpu: str) -> None:
    assert disagreements(17, examples(4500), mcpu) == []
