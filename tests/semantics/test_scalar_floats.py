"""Floats of the scalar unit (gfx1150 on) compute what the instruction of the same name computes in a lane."""

from __future__ import annotations

import random

import pytest

from isatool.asm.decoder import decode
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.fuzz.generator import program_text
from isatool.fuzz.harness import outcome as outcome_of
from isatool.isa import chips, table
from isatool.isa.registers import VGPR_BASE, Register
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import WriteMask, WriteScalar, WriteScc, WriteVector
from isatool.semantics.errors import NotEmulated
from isatool.semantics.evaluate import evaluate
from isatool.semantics.lower import covered, lower
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op

CHIP = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"\n'
SPECIAL = (
    0,
    1 << 31,
    1,
    0x007FFFFF,
    0x00800000,
    0x3F800000,
    0x7F7FFFFF,
    0x7F800000,
    0xFF800000,
    0x7FC01234,
    0x7F812345,
    0x43210001,
    0x432183FF,
    0x43210400,
    0x43217BFF,
    0xFC00,
    0x43217C12,
    0x4321FE01,
)
MODES = (Mode(), Mode(denormals_32=0, denormals_16_64=0), Mode(round_32=1, ieee=False), Mode(round_32=3))
NAMES = sorted(
    name for name in table.all_mnemonics(chips.DEFAULT) if name.startswith("s_") and name.endswith(("_f32", "_f16"))
)


def outcome(text: str, values: dict[str, int], mode: Mode) -> int:
    """What an instruction writes in lane 0."""

    def leaf(node: Expr) -> int:
        if node.op in (Op.LANE, Op.SCC):
            return 0
        code = node.imm + VGPR_BASE if node.op is Op.VGPR else node.imm
        return values[Register(code).name]

    (line,) = (line for line in read_text(f"{CHIP}\t{text}\n").lines if line.instruction is not None)
    assert line.instruction is not None
    (effect,) = lower(line.instruction, mode).effects
    assert isinstance(effect, (WriteScalar, WriteVector, WriteMask, WriteScc))
    return evaluate(effect.value, leaf)


def operands(name: str) -> tuple[str, str]:
    """Operands of a scalar instruction, and of the vector one."""
    row = table.lookup(name, chips.DEFAULT)
    assert row is not None
    form = row[0].forms[0]
    sources = sum(spec.name.startswith("src") for spec in form.operands)
    literal = "0x40490fdb"
    if name == "s_fmaak_f32":
        return f"s0, s1, s2, {literal}", f"v0, v1, v2, {literal}"
    if name == "s_fmamk_f32":
        return f"s0, s1, {literal}, s2", f"v0, v1, {literal}, v2"
    wanted = ["s1", "s2"][:sources]
    first = [] if name.startswith("s_cmp") else ["s0"]
    vector = [word.replace("s", "v") for word in (*(first or ["s9"]), *wanted)]
    return ", ".join((*first, *wanted)), ", ".join(vector).replace("v9", "s9")


def is_half(name: str) -> bool:
    """Whether a result has 16 bits."""
    return name == "s_cvt_f16_f32" or (name.endswith("_f16") and not name.startswith(("s_cmp", "s_cvt")))


@pytest.mark.parametrize(
    "name", [name for name in NAMES if covered(name) and "cvt_hi" not in name and "pk_rtz" not in name]
)
def test_a_scalar_float_is_that_of_a_lane(name: str) -> None:
    chosen = random.Random(name)
    scalar, vector = operands(name)
    suffix = "_e64" if name.startswith("s_cmp") else "" if "fma" in name and "fmac" not in name else "_e32"
    for mode in MODES:
        for _ in range(40):
            numbers = [chosen.choice((*SPECIAL, chosen.getrandbits(32))) for _ in range(3)]
            values = {f"{kind}{place}": number for place, number in enumerate(numbers) for kind in "sv"}
            found = outcome(f"{name} {scalar}", values, mode)
            wanted = outcome(f"v_{name[2:]}{suffix} {vector}", values, mode)
            wanted &= 0xFFFF if is_half(name) else 0xFFFFFFFF  # a lane keeps its high half, a scalar has zeros there
            assert found == wanted, (name, mode, numbers)


NUMBERS = ("1.0", "2.5", "0.15915494", "0x3c00", "7", "-3")


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *((f"s_cmp_lt_f16 {order}", number) for order in ("s1, {}", "{}, s1") for number in NUMBERS),
        *(
            (f"s_{name} {{}}", number)
            for name in ("add_f16 s0, s1,", "fmac_f16 s0, s1,", "ceil_f16 s0,")
            for number in NUMBERS
        ),
        *(("s_cvt_f32_f16 s0, {}", number) for number in (*NUMBERS, "0x3f800000", "0x40200000")),
    ],
)
def test_constants_of_halves_are_those_that_the_assembler_encodes(text: str, number: str) -> None:
    """It takes these operands for 32 bits: 2.5 is a literal whose low half is 0, 0x3f800000 is the inline 1.0."""
    code = Toolchain.find().code_bytes(f"{CHIP}\t{text.format(number)}\n", "gfx1151", 32)
    found = decode(code + bytes(20), "gfx1151", 32)
    assert found is not None
    values = {"s0": 0x4000, "s1": 0x3C01}
    assert outcome(text.format(number), values, Mode()) == outcome(found.text, values, Mode())
    expected = {"1.0": 0x3F800000, "0x3f800000": 0x3F800000, "0x3c00": 0x3F800000, "2.5": 0, "0x40200000": 0}
    if text.startswith("s_cvt") and number in expected:
        assert outcome(text.format(number), values, Mode()) == expected[number]


def test_an_inline_float_whose_upper_half_no_source_says_is_refused() -> None:
    assert outcome("s_cvt_hi_f32_f16 s0, 0x3c000000", {}, Mode()) == 0x3F800000
    for number in ("1.0", "0x3f800000"):
        with pytest.raises(NotEmulated, match="upper half of an inline constant"):
            outcome(f"s_cvt_hi_f32_f16 s0, {number}", {}, Mode())


@pytest.mark.parametrize("name", ["s_cvt_hi_f32_f16", "s_cvt_pk_rtz_f16_f32"])
def test_halves_of_scalar_registers(name: str) -> None:
    values = {"s1": 0x3C004000, "s2": 0x477FF000}
    if name == "s_cvt_hi_f32_f16":
        assert outcome(f"{name} s0, s1", values, Mode()) == 0x3F800000
        assert outcome(f"{name} s0, s1", {"s1": 0x00014000}, Mode(denormals_16_64=0)) == 0
    else:
        assert outcome(f"{name} s0, s2, s2", values, Mode()) == 0x7BFF7BFF


def test_every_scalar_float_has_semantics() -> None:
    assert [name for name in NAMES if not covered(name)] == []


def test_both_engines_compute_them() -> None:
    lines = ["s_load_b64 s[4:5], s[0:1], 0x10", "v_mov_b32_e32 v1, 0", "s_waitcnt lgkmcnt(0)"]
    for place, name in enumerate(name for name in NAMES if covered(name)):
        lines += ["s_mov_b32 s0, 1.0", "s_mov_b32 s1, 0x3f9d70a4", "s_mov_b32 s2, 0xc0a00000"]
        lines += [f"{name} {operands(name)[0]}", *(["s_cselect_b32 s0, 1, 0"] if name.startswith("s_cmp") else [])]
        lines += ["v_mov_b32_e32 v0, s0", f"global_store_b32 v1, v0, s[4:5] offset:{4 * place}"]
    text = program_text("\n".join(f"\t{line}" for line in [*lines, "s_endpgm"])).replace("gfx1100", "gfx1151")
    kernel = read_text(text).kernel("k")
    first, second = (outcome_of(kernel, engine) for engine in ("numpy", "native"))
    assert len(set(first.memory)) > 10
    assert first.memory == second.memory
