"""Waves that synchronise without a barrier: what compilers write for it, and that no proof takes it for ordinary."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, compare, kernel, verdict_of

from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_text
from isatool.verify import other_waves as module
from isatool.verify.other_waves import OtherWaves, any_waves, other_waves
from isatool.verify.verdict import PROVED

CU_MODE = "\n\t\t.amdhsa_workgroup_processor_mode 0"
LDS = 2048
LDS_DONE, LOADS_DONE, STORES_DONE = "s_waitcnt lgkmcnt(0)\n", "s_waitcnt vmcnt(0)\n", "s_waitcnt_vscnt null, 0x0\n"
BARRIER = LDS_DONE + "s_barrier\n"
PUBLISH = "v_mov_b32_e32 v20, 0\nv_mov_b32_e32 v21, 1\n"
"""v20 is where the flag is"""
PRODUCE = f"global_store_b32 v1, v0, s[4:5]\n{STORES_DONE}ds_store_b32 v20, v21\n"
FLAG, DATA = "ds_load_b32 v2, v20\n", "global_load_b32 v3, v1, s[6:7]\n"
USE = f"{LDS_DONE}{LOADS_DONE}v_add_nc_u32_e32 v2, v2, v3\nglobal_store_b32 v1, v2, s[4:5] offset:1024\n"


def found(body: str, *, items: int = 256, mode: str = CU_MODE) -> OtherWaves:
    text = kernel(PROLOGUE + body, lds=LDS, items=items, mode=mode)
    return other_waves(build_flow(read_text(text).kernel("kernel")))


def proved(first: str, second: str, *, items: int = 256, mode: str = CU_MODE) -> bool:
    texts = [kernel(PROLOGUE + PUBLISH + body, lds=LDS, items=items, mode=mode) for body in (first, second)]
    assert verdict_of(texts[0], texts[0]).status == PROVED
    return verdict_of(*texts).holds


SPIN = ".LW:\nds_load_b32 v2, v20\ns_waitcnt lgkmcnt(0)\nv_cmp_eq_u32_e32 vcc_lo, 0, v2\ns_cbranch_vccnz .LW\n"
LATER_SPIN = "ds_load_b32 v2, v20\ns_waitcnt lgkmcnt(0)\n.LW:\nv_cmp_eq_u32_e32 vcc_lo, 0, v2\ns_cbranch_vccnz .LW\n"
GLOBAL_SPIN = SPIN.replace("ds_load_b32 v2, v20", "global_load_b32 v2, v20, s[6:7]").replace("lgkmcnt", "vmcnt")
LATER_GLOBAL_SPIN = LATER_SPIN.replace("ds_load_b32 v2, v20", "global_load_b32 v2, v20, s[6:7]").replace(
    "lgkmcnt", "vmcnt"
)
TWICE = f"{FLAG}{LDS_DONE}ds_load_b32 v3, v20\n{USE}"
RELEASE = f"{DATA}{LOADS_DONE}ds_store_b32 v20, v21\nglobal_store_b32 v1, v3, s[4:5]\n"
RELEASED_LATE = f"{DATA}ds_store_b32 v20, v21\n{LOADS_DONE}global_store_b32 v1, v3, s[4:5]\n"
GLOBAL_RELEASE, GLOBAL_RELEASED_LATE = (
    text.replace("ds_store_b32 v20, v21", "global_store_b32 v20, v21, s[4:5] offset:2048")
    for text in (RELEASE, RELEASED_LATE)
)
GLOBAL_FLAG = "global_load_b32 v2, v20, s[6:7] offset:2048\n"
GLOBAL_PRODUCE = PRODUCE.replace("ds_store_b32 v20, v21", "global_store_b32 v20, v21, s[6:7] offset:2048")
FLAGS = f"{PRODUCE}{GLOBAL_PRODUCE}{GLOBAL_FLAG.replace('v2,', 'v3,')}{FLAG}"
SCALAR = "s_load_b32 s8, s[6:7], 0x0\n"
SUM = (
    f"{LDS_DONE}v_add_nc_u32_e32 v2, v2, v3\nv_add_nc_u32_e32 v2, s8, v2\nglobal_store_b32 v1, v2, s[4:5] offset:1024\n"
)
DIFFERENT = {
    "the waits for two flags in two queues exchanged": (
        FLAGS + LOADS_DONE + SCALAR + LDS_DONE + SUM,
        FLAGS + LDS_DONE + SCALAR + LOADS_DONE + SUM,
    ),
    "the data before the flag": (PRODUCE + FLAG + LDS_DONE + DATA + USE, PRODUCE + DATA + FLAG + LDS_DONE + USE),
    "the wait after the data": (PRODUCE + FLAG + LDS_DONE + DATA + USE, PRODUCE + FLAG + DATA + LDS_DONE + USE),
    "a flag that nobody is seen to store": (FLAG + LDS_DONE + DATA + USE, FLAG + DATA + LDS_DONE + USE),
    "one load for two": (PRODUCE + TWICE, PRODUCE + TWICE.replace("ds_load_b32 v3, v20", "v_mov_b32_e32 v3, v2")),
    "a spin's load ahead of its loop": (PRODUCE + SPIN + DATA + USE, PRODUCE + LATER_SPIN + DATA + USE),
    "the data ahead of a spin": (PRODUCE + SPIN + DATA + USE, PRODUCE + DATA + SPIN + USE),
    "a spin on global memory ahead of its loop": (GLOBAL_SPIN + DATA + USE, LATER_GLOBAL_SPIN + DATA + USE),
    "a flag in the LDS stored before a load is done": (FLAG + LDS_DONE + RELEASE, FLAG + LDS_DONE + RELEASED_LATE),
    "a flag in global memory stored before a load is done": (GLOBAL_RELEASE, GLOBAL_RELEASED_LATE),
    "the data before the flag, in global memory": (
        GLOBAL_PRODUCE + GLOBAL_FLAG + DATA + USE,
        GLOBAL_PRODUCE + DATA + GLOBAL_FLAG + USE,
    ),
    "data in the LDS before the flag": (
        f"ds_store_b32 v1, v0 offset:1024\nds_store_b32 v20, v21\n{FLAG}ds_load_b32 v3, v1 offset:1028\n{USE}",
        f"ds_store_b32 v1, v0 offset:1024\nds_store_b32 v20, v21\nds_load_b32 v3, v1 offset:1028\n{FLAG}{USE}",
    ),
    "the flag stored before data in the LDS": (
        f"ds_store_b32 v1, v0 offset:1024\nds_store_b32 v20, v21\n{FLAG}ds_load_b32 v3, v1 offset:1028\n{USE}",
        f"ds_store_b32 v20, v21\nds_store_b32 v1, v0 offset:1024\n{FLAG}ds_load_b32 v3, v1 offset:1028\n{USE}",
    ),
    "the data before the result of an atomic operation": (
        f"ds_add_rtn_u32 v2, v20, v21\n{LDS_DONE}{DATA}{USE}",
        f"ds_add_rtn_u32 v2, v20, v21\n{DATA}{LDS_DONE}{USE}",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DIFFERENT)
def test_what_synchronises_keeps_its_order(name: str) -> None:
    assert not proved(*DIFFERENT[name])


APART = f"ds_store_b32 v1, v0\n{BARRIER}"
SAME = {
    "data that a barrier keeps apart": (
        APART + FLAG + LDS_DONE + DATA + USE,
        APART + DATA + FLAG + LDS_DONE + USE,
    ),
    "stores elsewhere in the LDS": (
        f"{APART}ds_store_b32 v1, v0 offset:1024\n{FLAG}{LDS_DONE}{DATA}{USE}",
        f"{APART}ds_store_b32 v1, v0 offset:1024\n{DATA}{FLAG}{LDS_DONE}{USE}",
    ),
    "loads of what nothing publishes": (
        GLOBAL_FLAG + LOADS_DONE + DATA + USE,
        DATA + GLOBAL_FLAG + LOADS_DONE + USE,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SAME)
def test_what_no_other_wave_reaches_is_ordinary(name: str) -> None:
    assert proved(*SAME[name])


def test_a_workgroup_of_one_wave_has_no_others() -> None:
    assert proved(PRODUCE + FLAG + LDS_DONE + DATA + USE, PRODUCE + DATA + FLAG + LDS_DONE + USE, items=32)


def test_a_sign_of_order_is_not_lost() -> None:
    """Else the next rewrite would not see that the store may release."""
    work = "v_add_nc_u32_e32 v3, v3, v3\n"
    after = "global_store_b32 v20, v21, s[4:5] offset:2048\n"
    end = "global_store_b32 v1, v3, s[4:5]\n"
    assert not proved(DATA + LOADS_DONE + after + work + end, DATA + LOADS_DONE + work + after + end)


def test_which_mode_decides_about_global_memory() -> None:
    assert found(PUBLISH + GLOBAL_PRODUCE + GLOBAL_FLAG + DATA + USE).fixed
    assert not found(PUBLISH + GLOBAL_PRODUCE + GLOBAL_FLAG + DATA + USE, mode="").fixed


def test_the_load_and_the_store_that_meet_are_fixed() -> None:
    both = found(PUBLISH + PRODUCE + FLAG + LDS_DONE + DATA + USE)
    assert len(both.fixed) == 3  # the load of the data too, as the kernel publishes
    assert sorted(map(len, both.acquired.values())) == [1, 1]
    assert both.publishes
    assert not both.releases
    assert compare(DATA + USE, DATA + USE).holds


def test_programs_that_keep_the_order_of_accesses_need_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The analysis of addresses takes most of the time that a proof block by block of a long kernel takes."""

    def fails(*_: object) -> None:
        raise AssertionError("addresses were followed")

    work, other = "v_add_nc_u32_e32 v3, v1, v1\n", "v_xor_b32_e32 v4, v1, v20\n"
    texts = [PRODUCE + FLAG + LDS_DONE + body + DATA + USE for body in (work + other, other + work)]
    with monkeypatch.context() as patched:
        patched.setattr(module, "meeting", fails)
        assert proved(*texts)
        with pytest.raises(AssertionError, match="followed"):
            proved(*DIFFERENT["the data before the flag"])
    assert proved(*texts)


@pytest.mark.parametrize("body", [PRODUCE + FLAG + LDS_DONE + DATA + USE, GLOBAL_PRODUCE + GLOBAL_SPIN + DATA + USE])
@pytest.mark.parametrize("mode", [CU_MODE, ""])
def test_any_waves_synchronise_by_all_that_others_do(body: str, mode: str) -> None:
    flow = build_flow(read_text(kernel(PROLOGUE + PUBLISH + body, lds=LDS, items=256, mode=mode)).kernel("kernel"))
    every, some = any_waves(flow), other_waves(flow)
    assert every.fixed >= some.fixed
    assert all(set(every.acquired[index]) >= set(operations) for index, operations in some.acquired.items())
