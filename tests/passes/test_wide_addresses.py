"""simplify: 64-bit addresses by one multiply-add, in whatever registers the chain was made."""

from __future__ import annotations

import random

import pytest
from small_kernels import small_kernel

from isatool.asm.emitter import emit
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite

LOAD = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b32 s8, s[0:1], 0x10
v_mul_u32_u24_e32 v1, 3, v0
s_waitcnt lgkmcnt(0)
"""
STORE = """
s_waitcnt vmcnt(0)
v_lshlrev_b32_e32 v1, 2, v0
global_store_b32 v1, v9, s[6:7]
"""
INDEX = "v_sub_nc_u32_e32 v4, v1, v0"
CHAIN = """v_ashrrev_i32_e32 v5, 31, v4
v_lshlrev_b64 v[4:5], 2, v[4:5]
v_add_co_u32 v4, vcc_lo, s4, v4
v_add_co_ci_u32_e32 v5, vcc_lo, s5, v5, vcc_lo"""
USE = "global_load_b32 v9, v[4:5], off"


def simplified(text: str, *, wave_size: int = 32) -> Rewrite:
    return rewrite(small_kernel(f"{LOAD}{text}{STORE}", wave_size=wave_size).program, parse_pipeline("simplify"))


def lines(made: Rewrite) -> list[str]:
    return [line.strip() for line in emit(made.program).splitlines()]


def is_wide(made: Rewrite) -> bool:
    return any(line.startswith("v_mad_") and "64" in line for line in lines(made))


def test_the_index_gets_a_register_of_its_own_where_the_address_takes_its_place() -> None:
    made = simplified(f"{INDEX}\n{CHAIN}\n{USE}")
    (wide,) = (line for line in lines(made) if line.startswith("v_mad_i64_i32 v[4:5], null, v"))
    index = wide.split(", ")[2]
    assert index not in ("v4", "v5")
    assert f"v_sub_nc_u32_e32 {index}, v1, v0" in lines(made)
    assert show_equal(made, None).shown


def test_an_index_that_cannot_move_is_renamed_where_it_is() -> None:
    made = simplified(f"{INDEX}\nv_add_nc_u32_e32 v1, 1, v1\n{CHAIN}\n{USE}\nv_mov_b32_e32 v2, v1")
    assert is_wide(made)
    assert show_equal(made, None).shown


def test_words_that_are_not_negative_are_widened_with_zeros() -> None:
    made = simplified(f"{INDEX}\nv_mov_b32_e32 v5, 0\n" + CHAIN.partition("\n")[2] + f"\n{USE}")
    assert any(line.startswith("v_mad_u64_u32 v[4:5], null, v") for line in lines(made))
    assert show_equal(made, None).shown


def test_an_address_of_two_vector_registers_is_a_base() -> None:
    text = f"v_mov_b32_e32 v6, s4\nv_mov_b32_e32 v7, s5\n{INDEX}\n{CHAIN}\n{USE}"
    made = simplified(text.replace("s4, v4", "v6, v4").replace("s5, v5", "v7, v5"))
    assert is_wide(made)
    assert show_equal(made, None).shown


@pytest.mark.parametrize(
    "text",
    [
        f"{INDEX}\n{CHAIN}\n{USE}\nv_cndmask_b32_e32 v3, v0, v1, vcc_lo\nglobal_store_b32 v1, v3, s[6:7]",
        f"{INDEX}\n{CHAIN}\n{USE}".replace("v_ashrrev_i32_e32 v5, 31", "v_ashrrev_i32_e32 v5, 30"),
        f"{INDEX}\n{CHAIN}\n{USE}".replace("v_add_co_ci_u32_e32 v5, vcc_lo, s5", "v_add_co_ci_u32_e32 v5, vcc_lo, s6"),
        f"{INDEX}\n{CHAIN}\n{USE}".replace("v_add_co_ci", "s_mov_b32 s9, exec_lo\ns_mov_b32 exec_lo, s8\nv_add_co_ci")
        + "\ns_mov_b32 exec_lo, s9",
        f"{INDEX}\n{CHAIN}\n{USE}".replace("v_add_co_ci", "v_add_nc_u32_e32 v0, v4, v0\nv_add_co_ci"),
    ],
    ids=["a carry that is read", "no sign", "two bases", "fewer lanes in between", "a lower word that is read early"],
)
def test_what_is_no_address_stays(text: str) -> None:
    made = simplified(text)
    assert not is_wide(made)
    assert not made.changed or show_equal(made, None).shown


def test_waves_of_64_lanes_are_left_alone() -> None:
    text = f"{INDEX}\n{CHAIN}\n{USE}".replace("vcc_lo", "vcc")
    assert not is_wide(simplified(text, wave_size=64))


def _interleaved(numbers: random.Random) -> str:
    """Several chains whose instructions are mixed; sources change in between."""
    chains: list[list[str]] = []
    pairs = numbers.sample(range(4, 24, 4), 4)
    for number, low in enumerate(pairs):
        index = numbers.choice([low, low + 1, 24 + 2 * number])
        shift = numbers.randrange(4)
        signed = f"v_ashrrev_i32_e32 v{index + 1}, 31, v{index}"
        wide = [
            f"v_sub_nc_u32_e32 v{index}, v{numbers.randrange(4)}, v0",
            signed if numbers.randrange(4) else f"v_mov_b32_e32 v{index + 1}, 0",
            f"v_lshlrev_b64 v[{low}:{low + 1}], {shift}, v[{index}:{index + 1}]",
            f"v_add_co_u32 v{low}, s{10 + number}, s4, v{low}",
            f"v_add_co_ci_u32_e64 v{low + 1}, null, s5, v{low + 1}, s{10 + number}",
            f"global_load_b32 v{low}, v[{low}:{low + 1}], off",
        ]
        chains.append(wide)
    mixed: list[str] = ["v_mov_b32_e32 v2, s8", "v_add_nc_u32_e32 v3, s8, v1"]
    while any(chains):
        mixed.append(numbers.choice([chain for chain in chains if chain]).pop(0))
        if not numbers.randrange(6):
            mixed.append(f"v_add_nc_u32_e32 v{1 + numbers.randrange(3)}, 1, v0")
    mixed.append("s_waitcnt vmcnt(0)")
    mixed.append("v_mov_b32_e32 v2, v1")
    mixed += [f"v_xor_b32_e32 v2, v2, v{low}" for low in pairs]
    mixed.append("v_mov_b32_e32 v9, v2")
    return "\n".join(mixed)


@pytest.mark.parametrize("seed", range(12))
def test_mixed_chains_are_proved(seed: int) -> None:
    made = simplified(_interleaved(random.Random(seed)))
    assert is_wide(made)
    assert show_equal(made, None).shown


READ_EARLY = "global_store_b32 v1, v4, s[6:7] offset:64\n"


def test_a_result_gets_a_pair_of_its_own_where_the_index_is_read_too() -> None:
    chain = CHAIN.replace("v_lshlrev_b64", READ_EARLY + "v_lshlrev_b64")
    more = "\nv_mov_b32_e32 v2, 1\nv_mov_b32_e32 v3, 2\nglobal_store_b64 v1, v[2:3], s[6:7] offset:128"
    made = simplified(f"{INDEX}\n{chain}\n{USE}{more}")
    (wide,) = (line for line in lines(made) if line.startswith("v_mad_i64_i32"))
    pair = wide.split()[1].rstrip(",")
    assert pair != "v[4:5]"
    assert f"global_load_b32 v9, {pair}, off" in lines(made)
    assert show_equal(made, None).shown


def test_a_result_that_is_read_by_words_keeps_its_pair() -> None:
    chain = CHAIN.replace("v_lshlrev_b64", READ_EARLY + "v_lshlrev_b64")
    more = "\nglobal_store_b32 v1, v5, s[6:7] offset:128\nv_mov_b32_e32 v2, 1\nv_mov_b32_e32 v3, 2"
    assert not is_wide(simplified(f"{INDEX}\n{chain}\n{USE}{more}"))
