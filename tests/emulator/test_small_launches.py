"""Small launches run on one thread: where their workgroups race, they do so alike in every run."""

from __future__ import annotations

from pathlib import Path

import pytest

from isatool.asm.launch import load_spec, parse_spec
from isatool.asm.reader import read_file, read_text
from isatool.emulator.compare import compare
from isatool.ir.program import Function

BIAS = Path(__file__).resolve().parents[1] / "data" / "epilogues" / "bias.s"


def test_two_workgroups_that_race_end_alike() -> None:
    """With rows of one element both workgroups store to the same elements."""
    kernel = read_file(str(BIAS)).kernel()
    launch = load_spec(str(BIAS.with_suffix(".toml"))).resolve({"N": 1})
    assert all(compare(kernel, kernel, [launch], ("forward", "reverse")).equal for _ in range(30))


SUMS = """
kernel = "k"
block = [32, 1, 1]
grid = [64, 1, 1]

[[arguments]]
name = "out"
buffer = "i32[64, 32]"
fill = "zeros"
output = true

[reference]
out = "out + {total}"
"""
ADDS = """
	.type k,@function
k:
	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 3
	s_lshr_b32 s6, s2, {shift}
	s_lshl_b32 s6, s6, 7
	v_add_nc_u32_e32 v1, s6, v1
	s_waitcnt lgkmcnt(0)
	{add} v1, v2, s[4:5]
	s_endpgm
	.section .rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - {{.address_space: global, .offset: 0, .size: 8, .value_kind: global_buffer}}
    .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 8
    .vgpr_count: 4
    .max_flat_workgroup_size: 32
amdhsa.version: [1, 2]
...
	.end_amdgpu_metadata
"""


@pytest.mark.parametrize(
    ("add", "shift", "most", "checked"),
    [
        ("global_atomic_add_u32", 6, 16, 0),
        ("global_atomic_add_u32", 6, 64, 1),
        ("global_store_b32", 0, 16, 1),
    ],
    ids=["sums of a part", "sums of all", "stores of a part"],
)
def test_unfinished_sums_are_not_compared_with_the_reference(add: str, shift: int, most: int, checked: int) -> None:
    """64 workgroups add 3 to the same elements: 16 of them leave a sum that no reference has."""
    kernel = read_text(ADDS.format(add=add, shift=shift)).kernel("k")
    spec = parse_spec(SUMS.format(total=3 << shift))
    found = compare(kernel, kernel, [spec.resolve({})], ("forward",), max_workgroups=most)
    assert found.equal
    assert found.reference_ok
    assert sum(len(each.reference) for each in found.runs) == checked


FLOAT_SUMS = """
	.type k,@function
k:
	s_load_b64 s[4:5], s[0:1], 0x0
	{address}
	v_xor_b32_e32 v2, {mask}, v0
	s_lshl_b32 s6, s2, 5
	v_or_b32_e32 v2, s6, v2
	v_cvt_f32_u32_e32 v2, v2
	v_add_f32_e32 v2, {first}, v2
	v_rcp_f32_e32 v2, v2
	s_waitcnt lgkmcnt(0)
	{store} v1, v2, s[4:5]
	s_endpgm
"""
FLOAT_SPEC = """
kernel = "k"
block = [32, 1, 1]
grid = [4, 1, 1]

[[arguments]]
name = "out"
buffer = "f32[64]"
fill = "zeros"
output = true
"""


def _sums(mask: int, first: str = "1.0", *, adds: bool = True) -> Function:
    """Each lane adds its number's reciprocal to one element, or stores it to its own."""
    store = "global_atomic_add_f32" if adds else "global_store_b32"
    address = "v_mov_b32_e32 v1, 0" if adds else "v_lshlrev_b32_e32 v1, 2, v0"
    text = FLOAT_SUMS.format(mask=mask, first=first, store=store, address=address)
    return read_text(text + ADDS.partition("s_endpgm\n")[2].format(), "k.s").kernel()


def test_sums_of_which_the_order_is_open_are_not_compared() -> None:
    """Lanes add in another order, so the sum is rounded to other bits, as it is for other orders of waves."""
    launch = parse_spec(FLOAT_SPEC, "k.toml").resolve()
    found = compare(_sums(0), _sums(5), [launch])
    assert not found.equal
    assert not found.refutes
    assert "what the first kernel leaves in out depends on the order of its waves" in str(found)


def test_sums_in_one_order_are_equal() -> None:
    launch = parse_spec(FLOAT_SPEC, "k.toml").resolve()
    assert compare(_sums(0), _sums(0), [launch]).equal


def test_bits_that_every_order_leaves_are_compared() -> None:
    launch = parse_spec(FLOAT_SPEC.replace("[4, 1, 1]", "[1, 1, 1]"), "k.toml").resolve()
    found = compare(_sums(0, adds=False), _sums(0, "2.0", adds=False), [launch])
    assert found.refutes
    assert not found.unsteady
