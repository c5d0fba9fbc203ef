"""double-buffer on loops put together at random: what it changes is proved and runs bit for bit equal, in any order.

A loop is a row of phases between barriers; a phase loads, stores, does both, or neither, from and to two arrays, with
or without lanes off, under a condition or not. Most such loops race; what the first program leaves open, the second
may decide otherwise, so only loops that run alike in every order of waves are compared.
"""

from __future__ import annotations

from buffered_kernels import AGAIN, BLOCK, FIRST_TILE, RESULT, START, buffered_kernel, buffered_spec
from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from isatool.emulator.compare import compare
from isatool.ir.program import Function
from isatool.passes.lds.double_buffer import DoubleBuffer
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import rewrite

TURNS = (1, 2, 3, 4)
ORDERS = ("forward", "reverse", 1, 2)
ACTIONS = (
    "ds_load_b32 v4, v2{array}\ns_waitcnt lgkmcnt(0)\nv_add_nc_u32_e32 v5, v5, v4",
    "ds_load_b32 v4, v1{array}\ns_waitcnt lgkmcnt(0)\nv_add_nc_u32_e32 v5, v5, v4",
    "v_add_nc_u32_e32 v3, 3, v5\nds_store_b32 v1, v3{array}",
    "v_add_nc_u32_e32 v3, s10, v5\nds_store_b32 v1, v3{array}",
    "v_add_nc_u32_e32 v3, 5, v5\nds_store_b32 v2, v3{array}",
    "s_mov_b32 s13, exec_lo\nv_cmpx_gt_u32_e32 128, v0\nds_store_b32 v1, v5{array}\ns_mov_b32 exec_lo, s13",
    "v_add_nc_u32_e32 v5, 1, v5",
)
CONDITIONS = ("", "s_and_b32 s11, s10, 1\ns_cmp_eq_u32 s11, 0", "s_cmp_lt_i32 s10, s8")


def actions(kinds: tuple[str, ...], least: int, most: int) -> st.SearchStrategy[list[str]]:
    """Some of these in a row, each on one of two arrays."""
    one = st.builds(
        lambda text, array: text.format(array=f" offset:{4 * BLOCK}" if array else ""),
        st.sampled_from(kinds),
        st.booleans(),
    )
    return st.lists(one, min_size=least, max_size=most)


CONDITION = st.sampled_from(CONDITIONS)
READING = st.tuples(actions(ACTIONS[:2], 1, 2), CONDITION)
STORING = st.tuples(actions(ACTIONS[2:6], 1, 2), CONDITION)
ANYTHING = st.tuples(actions(ACTIONS, 0, 2), CONDITION)
PHASES = st.one_of(
    st.tuples(READING, STORING),
    st.tuples(READING, ANYTHING, STORING),
    st.tuples(STORING, READING, ANYTHING),
    st.tuples(ANYTHING, ANYTHING, ANYTHING, ANYTHING),
).map(list)


def written(phases: list[tuple[list[str], str]], behind: list[str]) -> str:
    """The body of a kernel."""
    text = START + FIRST_TILE.replace(
        "ds_store_b32 v1, v3", f"ds_store_b32 v1, v3\nds_store_b32 v1, v0 offset:{4 * BLOCK}"
    )
    text += ".Lloop:\ns_add_i32 s10, s10, 1\n"
    for number, (own, condition) in enumerate(phases):
        label = f".Lphase{number}"
        if condition and own:
            text += f"{condition}\ns_cbranch_scc0 {label}\n"
        text += "\n".join(own) + f"\n{label}:\ns_waitcnt lgkmcnt(0)\ns_barrier\n"
    return text + AGAIN + "\n".join(behind) + "\n" + RESULT


def races(kernel: Function) -> bool:
    """Whether the kernel by itself races in LDS for some number of iterations."""
    launches = [buffered_spec().resolve({"N": turns}) for turns in TURNS]
    return bool(compare(kernel, kernel, launches, ORDERS).shared_findings)


def equal(first: Function, second: Function) -> bool:
    """Bit for bit, without new races, for several numbers of iterations in several orders of waves."""
    launches = [buffered_spec().resolve({"N": turns}) for turns in TURNS]
    return compare(first, second, launches, ORDERS).equal


@settings(max_examples=examples(40))
@given(PHASES, actions(ACTIONS, 0, 1))
def test_whatever_it_changes_runs_alike(phases: list[tuple[list[str], str]], behind: list[str]) -> None:
    kernel = buffered_kernel(written(phases, behind), 8 * BLOCK)
    result = rewrite(kernel.program, [DoubleBuffer()], kernel.name)
    if result.changed:
        assert show_equal(result, None).proved
        assert races(kernel) or equal(kernel, result.function)
