"""respill: what becomes of accesses of private memory."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from small_kernels import LOAD_ARGUMENTS, small_kernel

from isatool.analysis.assumptions import Sentence
from isatool.analysis.cfg import build_flow
from isatool.analysis.loops import find_loops
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file
from isatool.ir.program import Function
from isatool.isa.table import AddressSpace
from isatool.passes.scratch.options import Respill
from isatool.pipeline.proof import judged
from isatool.pipeline.rewrite import Rewrite, rewrite


def respilled(body: str, *, vgprs: int = 32, steps: int = 3, limit: int | None = None) -> tuple[Rewrite, list[str]]:
    """The rewrite, proved, and its instructions without waits and hints."""
    kernel = small_kernel(LOAD_ARGUMENTS + body, lds=4096, block=256, vgprs=vgprs, private=64)
    made = rewrite(kernel.program, [Respill(steps=steps)], max_vgprs=limit)
    if made.changed:
        assert judged(made).verdict.holds
    texts = [str(instruction) for _, instruction in made.function.instructions]
    return made, [text for text in texts if not re.match("s_(waitcnt|delay|clause|load|endpgm)", text)]


def scratch(texts: list[str]) -> int:
    """Accesses of private memory."""
    return sum(text.startswith("scratch_") for text in texts)


OUT = "\ns_waitcnt vmcnt(0)\nglobal_store_b32 v1, v4, s[6:7]"
FULL = "\n".join(f"v_mov_b32_e32 v{number}, {number}" for number in range(8, 32))
USED = "\n" + "\n".join(f"v_add_nc_u32_e32 v4, v4, v{number}" for number in range(8, 32))
"""all registers but the first eight hold something"""


def around(value: str, reload: str = "v4") -> str:
    """A value that is spilled over a place where no register is free."""
    return (
        f"v_lshlrev_b32_e32 v1, 2, v0\nv_and_b32_e32 v2, 31, v0\n{value}\nscratch_store_b32 off, v3, off offset:8\n"
        f"v_mov_b32_e32 v3, 0\nv_mov_b32_e32 v5, 1\nv_mov_b32_e32 v6, 2\nv_mov_b32_e32 v7, 3\n{FULL}\n"
        f"scratch_load_b32 {reload}, off, off offset:8\ns_waitcnt vmcnt(0)"
        f"\nv_add3_u32 v4, v4, v3, v5\nv_add3_u32 v4, v4, v6, v7\nv_add3_u32 v4, v4, v2, v0{USED}{OUT}"
    )


@pytest.mark.parametrize(
    ("value", "instead"),
    [
        ("v_add_nc_u32_e32 v3, 64, v1", "v_add_nc_u32_e32 v4, 64, v1"),
        ("v_xor_b32_e32 v3, 0x50, v1", "v_xor_b32_e32 v4, 0x50, v1"),
        ("v_mul_u32_u24_e32 v3, 0x90, v2", "v_mul_u32_u24_e32 v4, 0x90, v2"),
        ("v_mov_b32_e32 v3, 0x12345", "v_mov_b32_e32 v4, 0x12345"),
        ("v_mov_b32_e32 v3, s8", "v_mov_b32_e32 v4, s8"),
        ("v_mov_b32_e32 v3, v2", "v_mov_b32_e32 v4, v2"),
    ],
)
def test_what_one_instruction_computes_is_computed_again(value: str, instead: str) -> None:
    made, texts = respilled(around(value))
    assert scratch(texts) == 0
    assert instead in texts
    assert ".amdhsa_private_segment_fixed_size 0" in emit(made.program)


def test_a_chain_of_instructions_is_computed_again_within_the_steps() -> None:
    value = "v_or_b32_e32 v3, 64, v2\nv_lshlrev_b32_e32 v3, 1, v3\nv_mul_u32_u24_e32 v3, 0x90, v3"
    assert scratch(respilled(around(value))[1]) == 0
    assert scratch(respilled(around(value), steps=2, limit=32)[1]) == 2


def test_a_value_that_was_loaded_stays_where_no_register_is_free() -> None:
    made, texts = respilled(around("global_load_b32 v3, v1, s[4:5]\ns_waitcnt vmcnt(0)"), limit=32)
    assert not made.changed
    assert scratch(texts) == 2


def test_a_slot_goes_to_a_register_that_is_free_where_it_lives() -> None:
    made, texts = respilled(around("global_load_b32 v3, v1, s[4:5]\ns_waitcnt vmcnt(0)"), limit=40)
    assert made.changed
    assert scratch(texts) == 0
    assert "v_mov_b32_e32 v32, v3" in texts


TILE = """v_lshlrev_b32_e32 v1, 4, v0
ds_load_b128 v[4:7], v1
s_waitcnt lgkmcnt(0)
scratch_store_b128 off, v[4:7], off offset:16
v_mov_b32_e32 v4, 0
v_mov_b32_e32 v5, 0
v_mov_b32_e32 v6, 0
v_mov_b32_e32 v7, 0
{between}
global_store_b128 v1, v[4:7], s[6:7]
scratch_load_b128 v[4:7], off, off offset:16
s_waitcnt vmcnt(0)
global_store_b128 v1, v[4:7], s[6:7] offset:16
"""


def test_a_tuple_is_loaded_from_the_lds_again() -> None:
    _, texts = respilled(TILE.format(between=""), limit=8)
    assert scratch(texts) == 0
    assert texts.count("ds_load_b128 v[4:7], v1") == 2


def test_the_address_of_a_tuple_is_computed_in_its_registers() -> None:
    """Two parts of a sum that are nowhere any more: one in each of two registers of the tuple."""
    address = "v_and_b32_e32 v2, 15, v0\nv_lshrrev_b32_e32 v3, 4, v0\nv_mul_u32_u24_e32 v2, 0x90, v2\n"
    address += "v_lshlrev_b32_e32 v3, 5, v3\nv_xor_b32_e32 v2, v2, v3"
    tile = TILE.format(between="v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 0")
    tile = tile.replace("ds_load_b128 v[4:7], v1", "ds_load_b128 v[4:7], v2")
    _, texts = respilled(f"{address}\n{tile}", limit=8)
    assert scratch(texts) == 0
    assert "v_xor_b32_e32 v4, v4, v5" in texts


def test_an_exclusive_or_with_a_constant_is_found_in_a_sum() -> None:
    value = "v_mul_u32_u24_e32 v2, 0x90, v2\nv_xad_u32 v3, v2, 64, 0\nv_xad_u32 v2, 0x50, v2, 0"
    assert "v_xor_b32_e32 v4, 16, v2" in respilled(around(value))[1]


def test_not_from_an_lds_that_others_may_have_stored_to() -> None:
    _, texts = respilled(TILE.format(between="s_barrier"), limit=8)
    assert scratch(texts) == 2


def test_a_store_that_nobody_loads_goes() -> None:
    _, texts = respilled(f"v_lshlrev_b32_e32 v1, 2, v0\nv_mov_b32_e32 v4, 1\nscratch_store_b32 off, v4, off{OUT}")
    assert scratch(texts) == 0


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("v_mov_b32_e32 v4, 1", "it does not access private memory"),
        ("scratch_store_b32 v1, v1, off\nv_mov_b32_e32 v4, 1", "is not at a fixed place"),
        (
            "scratch_store_b32 off, v1, off\nv_mov_b32_e32 v2, s4\nv_mov_b32_e32 v3, s5\nflat_load_b32 v4, v[2:3]",
            "is not at a fixed place",
        ),
    ],
)
def test_what_is_not_followed_is_left_with_the_reason(body: str, why: str) -> None:
    made, _ = respilled(f"v_lshlrev_b32_e32 v1, 2, v0\n{body}{OUT}")
    assert not made.changed
    assert why in made.remarks[0].message


FAMILY = "\n".join(f"v_xor_b32_e32 v{4 + number}, {16 * (number + 1)}, v1" for number in range(4))
LOADS = "\n".join(
    f"ds_load_b32 v8, v{4 + number}\ns_waitcnt lgkmcnt(0)\nv_add_nc_u32_e32 v2, v2, v8" for number in range(4)
)
IN_A_LOOP = f"""v_lshlrev_b32_e32 v1, 2, v0
global_load_b32 v3, v1, s[4:5]
{FAMILY}
v_mov_b32_e32 v2, 0
s_waitcnt vmcnt(0)
scratch_store_b32 off, v3, off
.Lloop:
{LOADS}
scratch_load_b32 v8, off, off
ds_load_b32 v3, v1
s_waitcnt vmcnt(0) lgkmcnt(0)
v_add3_u32 v2, v2, v8, v3
s_add_i32 s8, s8, -1
s_cmp_lg_u32 s8, 0
s_cbranch_scc1 .Lloop
v_add_nc_u32_e32 v2, v2, v0
global_store_b32 v1, v2, s[6:7]
"""


def test_an_address_that_follows_from_another_makes_room_for_a_slot_in_a_loop() -> None:
    _, texts = respilled(IN_A_LOOP, limit=9)
    assert scratch(texts) == 0
    assert sum(text.startswith("v_xor_b32_e32 v8, ") for text in texts) == 1


def test_an_address_that_follows_from_nothing_stays() -> None:
    """Two addresses that do not differ by a constant need their registers."""
    loads = LOADS.replace("ds_load_b32 v8, v5", "v_add_nc_u32_e32 v5, 4, v5\nds_load_b32 v8, v5")
    others = FAMILY.replace("v_xor_b32_e32 v4, 16, v1", "v_mul_u32_u24_e32 v4, v1, v1")
    others = others.replace("v_xor_b32_e32 v6, 48, v1", "v_mul_u32_u24_e32 v6, v4, v1")
    others = others.replace("v_xor_b32_e32 v7, 64, v1", "v_mul_u32_u24_e32 v7, v6, v1")
    made, _ = respilled(IN_A_LOOP.replace(FAMILY, others).replace(LOADS, loads), limit=9)
    assert not made.changed


TRITON = Path(__file__).resolve().parents[1] / "data/spills/triton_bf16_64x128x64_stage1.s"
"""`matrices.product` of benchmarks/corpus/real by Triton 3.9: bf16, a tile of 64x128x64, 4 warps, one stage"""


def in_loops(function: Function) -> int:
    """Accesses of private memory in loops."""
    flow = build_flow(function)
    forest = find_loops(flow)
    return sum(
        found.space is AddressSpace.SCRATCH and forest.depth(flow.block_of[index]) > 0
        for index, found in enumerate(flow.instructions)
    )


def test_a_loop_of_triton_loses_its_spills() -> None:
    program = read_file(TRITON)
    made = rewrite(program, [Respill()])
    assert in_loops(program.kernels[0]) == 12
    assert in_loops(made.function) == 0


@pytest.mark.full
def test_a_loop_of_triton_without_its_spills_is_proved() -> None:
    verdict = judged(rewrite(read_file(TRITON), [Respill()])).verdict
    assert verdict.holds
    assert {found.subject for found in verdict.assumptions} <= {Sentence.FULL_WAVES}
