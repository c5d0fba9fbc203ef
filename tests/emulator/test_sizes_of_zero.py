"""Runs with a size of 0, which specs do not promise: they are left out where the input itself never ends."""

from __future__ import annotations

from isatool.asm.launch import parse_spec
from isatool.asm.reader import read_text
from isatool.emulator.compare import compare, launches_of
from isatool.ir.program import Function

SPEC = """
kernel = "k"
block = [32, 1, 1]
grid = [1, 1, 1]

[sizes]
N = { default = 3, min = 1 }

[[arguments]]
name = "out"
buffer = "u32[32]"
fill = "zeros"
output = true

[[arguments]]
name = "n"
scalar = "u32"
value = "N"
"""
LOADS = ("s_load_b64 s[4:5], s[0:1], 0x0", "s_load_b32 s6, s[0:1], 0x8", "s_waitcnt lgkmcnt(0)", "s_mov_b32 s7, 0")
TURNS = ("again:", "s_add_i32 s7, s7, 2", "s_add_i32 s6, s6, -1", "s_cmp_lg_u32 s6, 0", "s_cbranch_scc1 again")
STORES = ("v_lshlrev_b32 v1, 2, v0", "v_mov_b32 v2, s7", "global_store_b32 v1, v2, s[4:5]", "s_endpgm")
TAIL = """
.section .rodata
.amdhsa_kernel k
  .amdhsa_next_free_vgpr 4
  .amdhsa_next_free_sgpr 8
  .amdhsa_kernarg_size 12
  .amdhsa_user_sgpr_count 2
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - {.address_space: global, .offset: 0, .size: 8, .value_kind: global_buffer}
      - {.offset: 8, .size: 4, .value_kind: by_value}
    .name: k
    .symbol: k.kd
    .kernarg_segment_size: 12
amdhsa.target: amdgcn-amd-amdhsa--gfx1100
amdhsa.version: [1, 2]
...
.end_amdgpu_metadata
"""


def kernel(*parts: tuple[str, ...]) -> Function:
    """Lines of code as a kernel of a buffer and a number."""
    code = "\n".join(line for part in parts for line in part)
    head = '.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n.text\n.type k,@function\nk:\n'
    return read_text(head + code + TAIL).kernel("k")


def test_a_loop_that_counts_down_from_the_size_is_not_run_for_four_thousand_million_turns() -> None:
    function = kernel(LOADS, TURNS, STORES)
    comparison = compare(function, function, launches_of(parse_spec(SPEC)))
    assert comparison.equal
    assert {compared.launch.sizes["N"] for compared in comparison.runs} == {3, 1}


def test_a_rewrite_that_does_not_end_where_its_input_does_is_told_at_size_0() -> None:
    guarded = kernel(LOADS, ("s_cmp_eq_u32 s6, 0", "s_cbranch_scc1 done"), TURNS, ("done:",), STORES)
    comparison = compare(guarded, kernel(LOADS, TURNS, STORES), launches_of(parse_spec(SPEC)))
    assert [(new.sizes["N"], new.finding.kind.value) for new in comparison.new_findings] == [(0, "endless-loop")]
