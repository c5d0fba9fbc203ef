"""Dot products and matrix products are functions of operation, modifiers and operands: equal to nothing else."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, compare, kernel, verdict_of

from isatool.analysis.assumptions import Sentence
from isatool.verify.verdict import ASSUMING, PROVED, UNKNOWN, Assumption, Verdict

LOADS = """
	global_load_b32 v2, v1, s[4:5]
	global_load_b32 v3, v1, s[4:5] offset:4
	global_load_b32 v4, v1, s[4:5] offset:8
	s_waitcnt vmcnt(0)
"""
STORE = "global_store_b32 v1, v4, s[6:7]\n"
WORK = "v_lshlrev_b32_e32 v9, 1, v0\n"
SAME_WORK = "v_add_nc_u32_e32 v9, v0, v0\n"
KEEP = "global_store_b32 v1, v9, s[6:7] offset:1024\n"
"""work that is equal by arithmetic only, so that the pair is walked and not compared block by block"""


def verdict(first: str, second: str, *, assume: tuple[str, ...] = ()) -> Verdict:
    """On two ways to make v4."""
    return compare(
        LOADS + WORK + first + STORE + KEEP,
        LOADS + SAME_WORK + second + STORE + KEEP,
        assume=assume,
    )


MIX = "op_sel:[{0},{0},0] op_sel_hi:[1,1,0]"
AS_FMAS = f"v_fma_mix_f32 v4, v2, v3, v4 {MIX.format(0)}\nv_fma_mix_f32 v4, v2, v3, v4 {MIX.format(1)}\n"
DOT = "v_dot2_f32_f16 v4, v2, v3, v4\n"
ACC = "v_dot2acc_f32_f16 v4, v2, v3\n"
DUAL = "v_dual_dot2acc_f32_f16 v4, v2, v3 :: v_dual_mov_b32 v11, 0\n"
BRAIN = "v_dot2_f32_bf16 v4, v2, v3, v4\n"
DUAL_BRAIN = "v_dual_dot2acc_f32_bf16 v4, v2, v3 :: v_dual_mov_b32 v11, 0\n"

DIFFERENT: dict[str, tuple[str, str]] = {
    "two FMAs": (DOT, AS_FMAS),
    "two FMAs for the accumulating form": (ACC, AS_FMAS),
    "exchanged halves": (DOT, "v_dot2_f32_f16 v4, v2, v3, v4 op_sel:[1,1,0] op_sel_hi:[0,0,1]\n"),
    "exchanged factors": (DOT, "v_dot2_f32_f16 v4, v3, v2, v4\n"),
    "exchanged factors, accumulating": (ACC, "v_dot2acc_f32_f16 v4, v3, v2\n"),
    "two signs": (DOT, "v_dot2_f32_f16 v4, v2, v3, v4 neg_lo:[1,1,0] neg_hi:[1,1,0]\n"),
    "a clamp": (DOT, "v_dot2_f32_f16 v4, v2, v3, v4 clamp\n"),
    "bf16": (DOT, BRAIN),
    "a sum of its own": ("v_dot2_f32_f16 v4, v2, v3, 0\n", "v_dot2_f32_f16 v4, v3, v2, 0\n"),
    "a sum of halves": ("v_dot2_f16_f16 v4, v2, v3, v4\n", "v_dot2_f16_f16 v4, v3, v2, v4\n"),
    "halves of bf16": ("v_dot2_bf16_bf16 v4, v2, v3, v4\n", "v_dot2_bf16_bf16 v4, v3, v2, v4\n"),
    "a sum in two steps": (
        "v_dot2_f32_f16 v4, v2, v3, v4\n",
        "v_dot2_f32_f16 v5, v2, v3, 0\nv_add_f32_e32 v4, v4, v5\n",
    ),
}  # fmt: skip
SAME: dict[str, tuple[str, str]] = {
    "the same": (DOT, DOT),
    "modifiers that say nothing": (DOT, "v_dot2_f32_f16 v4, v2, v3, v4 op_sel:[0,0,0] op_sel_hi:[1,1,1]\n"),
    "VOP2 and a half of a VOPD": (ACC, DUAL),
    "the older name": (ACC, "v_dot2c_f32_f16 v4, v2, v3\n"),
    "equal operands": (ACC, "v_mov_b32_e32 v8, v2\nv_dot2acc_f32_f16 v4, v8, v3\n"),
    "a half keeps the other": (
        "v_dot2_f16_f16 v4, v2, v3, v4\n", "v_mov_b32_e32 v8, v3\nv_dot2_f16_f16 v4, v2, v8, v4\n",
    ),
    "integers by arithmetic": (
        "v_dot4_i32_iu8 v4, v2, v3, v4 neg_lo:[1,1,0]\n", "v_dot4_i32_iu8 v4, v3, v2, v4 neg_lo:[1,1,0]\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("first", "second"), DIFFERENT.values(), ids=DIFFERENT)
def test_what_may_round_otherwise_is_not_proved(first: str, second: str) -> None:
    assert verdict(first, second).status == UNKNOWN
    assert verdict(second, first).status == UNKNOWN
    assert verdict(first, second, assume=(Sentence.DOT2_ENCODINGS,)).status == UNKNOWN


@pytest.mark.parametrize(("first", "second"), SAME.values(), ids=SAME)
def test_the_same_operation_on_the_same_operands_is_proved(first: str, second: str) -> None:
    assert verdict(first, second).status == PROVED
    assert verdict(second, first).status == PROVED


@pytest.mark.parametrize(("plain", "other"), [(DOT, ACC), (DOT, DUAL), (BRAIN, DUAL_BRAIN)])
@pytest.mark.parametrize("assume", [(), (Sentence.DOT2_ENCODINGS,)])
def test_two_encodings_are_one_operation_if_that_is_granted(plain: str, other: str, assume: tuple[str, ...]) -> None:
    for first, second in ((plain, other), (other, plain)):
        found = verdict(first, second, assume=assume)
        assert found.status == ASSUMING
        assert found.assumptions == (Assumption(Sentence.DOT2_ENCODINGS),)


@pytest.mark.parametrize(
    "plain", [
        "v_dot2_f32_f16 v4, v2, v3, v4 clamp\n", "v_dot2_f32_f16 v4, v2, v3, v4 neg_lo:[1,0,0]\n",
        "v_dot2_f32_f16 v4, v3, v2, v4\n", BRAIN,
    ],
)  # fmt: skip
def test_other_modifiers_and_operands_are_no_other_encoding(plain: str) -> None:
    assert verdict(plain, ACC, assume=(Sentence.DOT2_ENCODINGS,)).status == UNKNOWN


def test_a_constant_is_not_taken_for_that_of_the_other_encoding() -> None:
    first, second = "v_dot2_f32_f16 v4, 1.0, v3, v4\n", "v_dot2acc_f32_f16 v4, 1.0, v3\n"
    assert verdict(first, second, assume=(Sentence.DOT2_ENCODINGS,)).status == UNKNOWN


MATRICES = "".join(
    f"global_load_b128 v[{first}:{first + 3}], v1, s[4:5] offset:{16 * number}\n"
    for number, first in enumerate(range(12, 36, 4))
) + "s_waitcnt vmcnt(0)\n"  # fmt: skip
FLOATS = "v_wmma_f32_16x16x16_f16 v[28:35], v[12:19], v[20:27], v[28:35]{}\n"
BYTES = "v_wmma_i32_16x16x16_iu8 v[28:35], v[12:15], v[16:19], v[28:35]{}\n"
HALVES = "v_wmma_f16_16x16x16_f16 v[28:35], v[12:19], v[20:27], v[28:35]{}\n"


@pytest.mark.parametrize(
    ("first", "second", "status"),
    [
        (FLOATS.format(""), FLOATS.format(""), PROVED),
        (FLOATS.format(""), FLOATS.format(" neg_lo:[0,0,0]"), PROVED),
        (FLOATS.format(" neg_lo:[1,0,0]"), FLOATS.format(" neg_lo:[0,1,0]"), UNKNOWN),
        (FLOATS.format(""), "v_wmma_f32_16x16x16_f16 v[28:35], v[20:27], v[12:19], v[28:35]\n", UNKNOWN),
        (FLOATS.format(""), "v_wmma_f32_16x16x16_bf16 v[28:35], v[12:19], v[20:27], v[28:35]\n", UNKNOWN),
        (BYTES.format(" neg_lo:[1,1,0]"), BYTES.format(" neg_lo:[1,1,0]"), PROVED),
        (BYTES.format(" neg_lo:[1,1,0]"), BYTES.format(""), UNKNOWN),
        (HALVES.format(" op_sel:[0,0,1]"), HALVES.format(" op_sel:[0,0,1]"), PROVED),
        (HALVES.format(" op_sel:[0,0,1]"), HALVES.format(""), UNKNOWN),
    ],
)
@pytest.mark.parametrize("size", [64, 100])
def test_matrix_products_are_equal_to_themselves_only(first: str, second: str, status: str, size: int) -> None:
    """In a wave that is not full lanes that are off take part: equal only in the same registers, which these are."""
    stores = "".join(f"global_store_b32 v1, v{number}, s[6:7] offset:{4 * number}\n" for number in (28, 31, 35))
    texts = [
        kernel(PROLOGUE + MATRICES + work + product + stores + KEEP, items=size).replace(
            "    .name: ", f"    .uniform_work_group_size: 1\n    .reqd_workgroup_size: [{size}, 1, 1]\n    .name: ", 1
        )
        for work, product in ((WORK, first), (SAME_WORK, second))
    ]
    found = verdict_of(*texts)
    assert found.status == status, found


def test_a_matrix_product_in_other_registers_is_another_where_lanes_are_off() -> None:
    """Lanes that are off may be written by the product, not by the copies after it, and another lane reads them."""
    product = "v_wmma_f32_16x16x16_f16 v[{0}:{1}], v[12:19], v[20:27], 0\n"
    copies = "".join(f"v_mov_b32_e32 v{28 + k}, v{36 + k}\n" for k in range(8))
    reads = "v_mov_b32_dpp v28, v28 row_ror:1 row_mask:0xf bank_mask:0xf fi:1\nglobal_store_b32 v1, v28, s[6:7]\n"
    texts = [
        kernel(PROLOGUE + MATRICES + work + reads + KEEP, items=100).replace(
            "    .name: ", "    .uniform_work_group_size: 1\n    .reqd_workgroup_size: [100, 1, 1]\n    .name: ", 1
        )
        for work in (product.format(28, 35), product.format(36, 43) + copies)
    ]
    assert verdict_of(*texts).status == UNKNOWN
