"""Dot products of halves as halves of VOPDs, where both encodings are granted to give the same bits."""

from __future__ import annotations

import random

import pytest
from examples import some
from random_kernels import memory_after
from single_pieces import read_instruction

from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.fuzz.generator import NAME, program_text, with_waits
from isatool.ir.instruction import Instruction
from isatool.ir.pairs import as_dot2acc, single_of
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.prove import prove
from isatool.verify.verdict import ASSUMING, PROVED, Assumption

GRANTED = frozenset((Sentence.DOT2_ENCODINGS,))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("v_dot2_f32_bf16 v4, v2, v3, v4", "v_dual_dot2acc_f32_bf16 v4, v2, v3"),
        ("v_dot2_f32_f16 v4, v2, v3, v4", "v_dual_dot2acc_f32_f16 v4, v2, v3"),
        ("v_dot2_f32_f16 v4, s2, v3, v4", "v_dual_dot2acc_f32_f16 v4, s2, v3"),
        ("v_dot2_f32_f16 v4, v2, v3, v4 op_sel:[0,0,0] op_sel_hi:[1,1,1]", "v_dual_dot2acc_f32_f16 v4, v2, v3"),
        ("v_dot2_f32_f16 v4, v2, v3, v5", None),
        ("v_dot2_f32_f16 v4, v2, v3, 0", None),
        ("v_dot2_f32_f16 v4, 1.0, v3, v4", None),
        ("v_dot2_f32_f16 v4, v2, s3, v4", None),
        ("v_dot2_f32_f16 v4, v2, 1.0, v4", None),
        ("v_dot2_f32_f16 v4, v2, v3, v4 neg_lo:[1,0,0]", None),
        ("v_dot2_f32_f16 v4, v2, v3, v4 neg_hi:[0,1,0]", None),
        ("v_dot2_f32_f16 v4, v2, v3, v4 op_sel:[1,0,0]", None),
        ("v_dot2_f32_f16 v4, v2, v3, v4 op_sel_hi:[1,0,1]", None),
        ("v_dot2_f32_f16 v4, v2, v3, v4 clamp", None),
        ("v_dot2_f16_f16 v4, v2, v3, v4", None),
        ("v_dot4_i32_iu8 v4, v2, v3, v4", None),
        ("v_dot2acc_f32_f16 v4, v2, v3", None),
    ],
)
def test_what_names_its_destination_as_addend_and_nothing_else_is_a_half(text: str, wanted: str | None) -> None:
    instruction = read_instruction(text, target=chips.DEFAULT)
    assert isinstance(instruction, Instruction)
    found = as_dot2acc(instruction)
    assert (found and str(found)) == wanted


@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_a_half_is_single_in_the_encoding_that_exists(kind: str) -> None:
    half = as_dot2acc(_instruction(f"v_dot2_f32_{kind} v4, v2, v3, v4"))
    assert half is not None
    single = "v_dot2acc_f32_f16_e32 v4, v2, v3" if kind == "f16" else "v_dot2_f32_bf16 v4, v2, v3, v4"
    assert str(single_of(half)) == single


def _instruction(text: str) -> Instruction:
    found = read_instruction(text, target=chips.DEFAULT)
    assert isinstance(found, Instruction)
    return found


def outer_product(kind: str, rows: int, columns: int, stride: int, seed: int = 0) -> Program:
    """A loop that adds an outer product of loaded words to accumulators `stride` registers apart."""
    pick = random.Random(seed)
    first = 4 + rows + columns
    place = {(m, n): first + stride * (m * columns + n) for m in range(rows) for n in range(columns)}
    lines = [
        "\ts_load_b128 s[4:7], s[0:1], 0x0", "\ts_load_b64 s[8:9], s[0:1], 0x10",
        "\tv_lshlrev_b32_e32 v1, 2, v0", "\ts_mov_b32 s10, 0",
        *(f"\tv_mov_b32_e32 v{each}, 0" for each in place.values()), ".Lagain:",
        *(f"\tglobal_load_b32 v{4 + k}, v1, s[6:7] offset:{256 * k}" for k in range(rows + columns)),
    ]  # fmt: skip
    order = list(place)
    if seed:
        pick.shuffle(order)
    lines += [f"\tv_dot2_f32_{kind} v{place[m, n]}, v{4 + m}, v{4 + rows + n}, v{place[m, n]}" for m, n in order]
    lines += ["\ts_add_i32 s10, s10, 1", "\ts_cmp_lg_u32 s10, 3", "\ts_cbranch_scc1 .Lagain"]
    lines += [
        f"\tglobal_store_b32 v1, v{each}, s[8:9] offset:{256 * (k % 15)}" for k, each in enumerate(place.values())
    ]
    vgprs = max(place.values()) + 1
    return with_waits(read_text(program_text("\n".join([*lines, "\ts_endpgm"]), vgprs=vgprs)))


def made_by(program: Program, passes: str, granted: frozenset[str] = GRANTED) -> Rewrite:
    """What a pipeline makes of the kernel."""
    return rewrite(program, parse_pipeline(passes), NAME, assumptions=granted)


def pairs_and_singles(made: Rewrite) -> tuple[int, int]:
    """(pairs of dot products, dot products issued alone)."""
    counts = [sum(half.operation.startswith("dot2") for half in each.halves) for _, each in made.function.instructions]
    return counts.count(2), counts.count(1)


@pytest.mark.parametrize(("kind", "passes"), some([(k, p) for p in ("pair", "rebank") for k in ("bf16", "f16")], 2))
def test_an_outer_product_pairs_where_it_is_granted_and_only_there(kind: str, passes: str) -> None:
    program = outer_product(kind, 4, 4, 1)
    plain = made_by(program, passes, frozenset())
    assert pairs_and_singles(plain) == (0, 16)
    made = made_by(program, passes)
    pairs, singles = pairs_and_singles(made)
    assert 2 * pairs + singles == 16
    assert pairs >= (7 if passes == "pair" else 8)
    verdict = prove(program.kernel(NAME), made.function, assumptions=(Assumption(Sentence.DOT2_ENCODINGS),))
    assert verdict.status == ASSUMING
    assert verdict.assumptions == (Assumption(Sentence.DOT2_ENCODINGS),)
    new = read_text(emit(made.program)).kernel(NAME)
    assert memory_after(new) == memory_after(program.kernel(NAME))
    if passes == "pair":
        assert any("dot2-encodings-agree" in remark.help for remark in plain.remarks)


def test_accumulators_of_one_parity_are_paired_by_rebank() -> None:
    program = outer_product("bf16", 4, 4, 2)
    assert pairs_and_singles(made_by(program, "pair"))[0] < 8
    assert pairs_and_singles(made_by(program, "rebank")) == (8, 0)


@pytest.mark.parametrize("seed", some(range(1, 25), 24))
@pytest.mark.parametrize("passes", ["pair", "rebank", "schedule"])
def test_random_orders_and_sizes_compute_the_same(passes: str, seed: int) -> None:
    pick = random.Random(seed)
    kind, rows, columns = pick.choice(("f16", "bf16")), pick.randrange(2, 5), pick.randrange(2, 6)
    program = outer_product(kind, rows, columns, 1 + seed % 3, seed)
    made = made_by(program, passes)
    assert not any("please report" in str(remark) for remark in made.remarks)
    new = read_text(emit(made.program)).kernel(NAME)
    assert memory_after(new) == memory_after(program.kernel(NAME))


MUTANTS = {
    "exchanged factors": lambda half, words: f"{half} {words[0]} {words[2]}, {words[1][:-1]}",
    "another factor": lambda half, words: f"{half} {words[0]} {words[1]} {words[1][:-1]}",
    "another kind": lambda half, words: f"{half.replace('bf16', 'f16')} {' '.join(words)}",
    "a product instead": lambda _, words: f"v_dual_mul_f32 {' '.join(words)}",
    "an FMA": lambda _, words: f"v_dual_fmac_f32 {' '.join(words)}",
}


@pytest.mark.parametrize("fault", some(list(MUTANTS), 2))
def test_a_wrong_half_is_never_proved(fault: str) -> None:
    program = outer_product("bf16", 2, 2, 1)
    made = made_by(program, "pair")
    lines = emit(made.program).splitlines()
    place = next(number for number, line in enumerate(lines) if "v_dual_dot2acc" in line)
    first, _, second = lines[place].partition(" :: ")
    name, *words = first.split()
    lines[place] = f"\t{MUTANTS[fault](name, words)} :: {second}"
    wrong = read_text("\n".join(lines)).kernel(NAME)
    granted = (Assumption(Sentence.DOT2_ENCODINGS),)
    assert prove(program.kernel(NAME), made.function, assumptions=granted).status == ASSUMING
    assert prove(program.kernel(NAME), wrong, assumptions=granted).status not in (PROVED, ASSUMING)
