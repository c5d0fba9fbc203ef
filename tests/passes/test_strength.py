"""simplify: counters of loops that are shifted in every iteration are kept shifted."""

from __future__ import annotations

import pytest
from small_kernels import called_function, small_kernel

from isatool.analysis.cfg import build_flow
from isatool.asm.emitter import emit
from isatool.passes.simplify.strength import scaled_counters
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite

KERNEL = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b32 s8, s[0:1], 0x10
s_mov_b32 s9, 0
v_mov_b32_e32 v5, 0
s_waitcnt lgkmcnt(0)
v_mul_lo_u32 v1, v0, s8
v_add_nc_u32_e32 v4, s8, v0
s_cmp_eq_u32 s8, 0
s_cbranch_scc1 .LE
.LL:
{body}
s_waitcnt vmcnt(0)
v_add_nc_u32_e32 v5, v3, v5
s_add_i32 s9, s9, 1
s_cmp_lt_u32 s9, s8
s_cbranch_scc1 .LL
.LE:
v_lshlrev_b32_e32 v2, 2, v0
{after}
global_store_b32 v2, v5, s[6:7]
"""
STEP = "v_add_nc_u32_e32 v1, 32, v1"
LOAD = "v_lshlrev_b32_e32 v2, 2, v1\nglobal_load_b32 v3, v2, s[4:5]"


def simplified(body: str, after: str = "") -> Rewrite:
    return rewrite(small_kernel(KERNEL.format(body=body, after=after)).program, parse_pipeline("simplify"))


def loop(made: Rewrite) -> list[str]:
    lines = [line.strip() for line in emit(made.program).splitlines()]
    return lines[lines.index(".LL:") + 1 : lines.index("s_cbranch_scc1 .LL")]


def test_a_counter_with_a_constant_step_is_kept_in_bytes() -> None:
    made = simplified(f"{STEP}\n{LOAD}")
    assert "v_add_nc_u32_e32 v1, 0x80, v1" in loop(made)
    assert "global_load_b32 v3, v1, s[4:5]" in loop(made)
    assert show_equal(made, None).shown


def test_counters_of_one_scalar_share_its_scaled_step() -> None:
    other = "v_add_nc_u32_e32 v4, s8, v4\nv_lshlrev_b32_e32 v6, 2, v4\nglobal_load_b32 v7, v6, s[4:5]"
    made = simplified(f"v_add_nc_u32_e32 v1, s8, v1\n{other}\n{LOAD}")
    assert not any("lshl" in line for line in loop(made))
    assert emit(made.program).count("s_mul_i32") == 1
    assert show_equal(made, None).shown


def test_a_shift_that_also_adds_becomes_an_addition() -> None:
    text = f"{LOAD}\nv_lshl_add_u32 v6, v1, 2, v4\nglobal_store_b32 v6, v0, s[6:7]\nv_add_nc_u32_e32 v1, 32, v1"
    made = simplified(text)
    assert "v_add_nc_u32_e32 v6, v4, v1" in loop(made) or "v_add_nc_u32_e32 v6, v1, v4" in loop(made)
    assert show_equal(made, None).shown


@pytest.mark.parametrize(
    ("body", "after"),
    [
        (f"{STEP}\n{LOAD}", "v_add_nc_u32_e32 v5, v1, v5"),
        (f"{STEP}\n{LOAD}\nv_add_nc_u32_e32 v5, v1, v5", ""),
        (f"{STEP}\n{LOAD}\nv_lshlrev_b32_e32 v6, 3, v1\nv_add_nc_u32_e32 v5, v6, v5", ""),
        (f"v_add_nc_u32_e32 v1, s9, v1\n{LOAD}", ""),
        (f"{STEP}\nv_xor_b32_e32 v1, 1, v1\n{LOAD}", ""),
        (f"s_mov_b32 s10, exec_lo\ns_mov_b32 exec_lo, s8\n{STEP}\ns_mov_b32 exec_lo, s10\n{LOAD}", ""),
        ("v_add_nc_u32_e32 v1, 32, v1\nv_lshlrev_b32_e32 v2, s8, v1\nglobal_load_b32 v3, v2, s[4:5]", ""),
    ],
    ids=["needed later", "a reader", "two shifts", "a step that changes", "two writers", "fewer lanes", "no constant"],
)
def test_other_counters_stay(body: str, after: str) -> None:
    made = simplified(body, after)
    assert not any(each.facts.get("identity") == "counters-in-bytes" for each in made.remarks)
    assert not made.changed or show_equal(made, None).shown


@pytest.mark.parametrize(("step", "count"), [("s8", 0), ("32", 1)], ids=["a scaled step", "a constant step"])
def test_a_function_that_is_called_takes_no_register_that_its_caller_may_need(step: str, count: int) -> None:
    code = KERNEL.format(body=f"v_add_nc_u32_e32 v1, {step}, v1\n{LOAD}", after="v_mov_b32_e32 v1, 0")
    called = called_function(code)
    assert not called.is_kernel
    assert scaled_counters(build_flow(called))[1] == count
    assert scaled_counters(build_flow(small_kernel(code)))[1] == 1


def test_a_counter_that_is_in_flight_where_it_would_be_scaled_stays() -> None:
    test = "s_cmp_eq_u32 s8, 0\ns_cbranch_scc1 .LE\n"
    assert test in KERNEL
    text = KERNEL.replace(test, "global_load_b32 v1, v0, s[4:5]\ns_waitcnt vmcnt(0)\n").format(
        body=f"{STEP}\n{LOAD}", after=""
    )
    assert scaled_counters(build_flow(small_kernel(text)))[1] == 0
