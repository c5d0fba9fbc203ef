"""Code that follows a region comes before it: pipelined loops, and everything that must not pass."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest
from verify_snippets import PROLOGUE, kernel

from isatool.asm.reader import read_text
from isatool.verify.lemmas.hoist import Hoisted
from isatool.verify.verdict import PROVED, UNKNOWN, CutPoint, Verdict

START = "v_xor_b32_e32 v5, 4, v1\ns_mov_b32 s10, 0\nv_mov_b32_e32 v2, 0\ns_cmp_lt_i32 s8, 1\ns_cbranch_scc1 .LBB0_3\n"
LOAD = "global_load_b32 v3, v1, s[6:7]\ns_add_u32 s6, s6, 64\ns_addc_u32 s7, s7, 0\n"
SHARE = "s_barrier\ns_waitcnt vmcnt(0)\nds_store_b32 v1, v3\ns_waitcnt lgkmcnt(0)\ns_barrier\n"
USE = "ds_load_b32 v4, v5\ns_waitcnt lgkmcnt(0)\nv_fmac_f32_e32 v2, v4, v4\n"
INNER = f"s_mov_b32 s11, 0\n.LBB0_5:\n{USE}s_add_i32 s11, s11, 1\ns_cmp_lt_i32 s11, 8\ns_cbranch_scc1 .LBB0_5\n"
COUNT = "s_add_i32 s10, s10, 1\ns_cmp_lt_i32 s10, s8\n"
STORE = "global_store_b32 v1, v2, s[4:5]"


def rotated(use: str = USE, load: str = LOAD, count: str = COUNT, start: str = START, share: str = SHARE) -> str:
    """The loop from its first barrier on: next load and test after the use."""
    leave = "s_cbranch_scc0 .LBB0_3\n"
    return f"{start}{load}.LBB0_1:\n{share}{use}.LBB0_2:\n{count}{leave}{load}s_branch .LBB0_1\n.LBB0_3:\n{STORE}"


def pipelined(
    use: str = USE,
    load: str = LOAD,
    count: str = COUNT,
    tail: str | None = None,
    start: str = START,
    first: str | None = None,
    share: str = SHARE,
) -> str:
    """The test and the next load before the use; the last iteration is a copy without the load."""
    tail = use.replace(".LBB0_5", ".LBB0_6") if tail is None else tail
    ahead = f".LBB0_2:\n{count}s_cbranch_scc0 .LBB0_4\n{load}"
    begin = f"{start}{load if first is None else first}.LBB0_1:\n{share}"
    return f"{begin}{ahead}{use}s_branch .LBB0_1\n.LBB0_4:\n{tail}.LBB0_3:\n{STORE}"


def hoist(share: str = SHARE) -> Hoisted:
    """Where the use begins, what is moved, where that ends, and where it is in the second program."""
    begin = CutPoint(len(share.strip().splitlines()), ".LBB0_1")
    ends = CutPoint(0, ".LBB0_3"), CutPoint(0, ".LBB0_1")
    return Hoisted(begin, CutPoint(0, ".LBB0_2"), CutPoint(0, ".LBB0_2"), ends)


def judged(first: str, second: str, told: Hoisted | None = None) -> Verdict:
    a, b = (read_text(kernel(PROLOGUE + body, lds=1024)).kernel(None) for body in (first, second))
    return (told or hoist()).judge(a, b)


def refused(found: Verdict) -> str:
    """Why."""
    assert found.status == UNKNOWN
    assert found.first_difference is not None
    return found.first_difference.message


@pytest.mark.parametrize("use", [USE, INNER], ids=["straight", "inner loop"])
def test_a_load_of_the_next_iteration_comes_before_the_use(use: str) -> None:
    found = judged(rotated(use), pipelined(use))
    assert found.status == PROVED, found


def test_barriers_may_be_passed_while_nobody_has_stored() -> None:
    use = USE + "s_barrier\n"
    assert judged(rotated(use), pipelined(use)).status == PROVED
    stored = START + "global_store_b32 v1, v1, s[4:5]\n"
    assert "may come before a barrier" in refused(judged(rotated(use, start=stored), pipelined(use, start=stored)))
    assert judged(rotated(start=stored), pipelined(start=stored)).status == PROVED
    told = START + "global_load_b32 v7, v1, s[4:5] glc\ns_waitcnt vmcnt(0)\n"
    assert "by other means" in refused(judged(rotated(use, start=told), pipelined(use, start=told)))
    invalidated = USE + "s_barrier\nbuffer_gl0_inv\n"
    assert judged(rotated(invalidated), pipelined(invalidated)).status == PROVED


@pytest.mark.parametrize(
    ("test", "status"),
    [("v_readfirstlane_b32 s20, v0\ns_cmp_lt_u32 s20, 32", UNKNOWN), ("s_cmp_lt_u32 s9, 32", PROVED)],
)
@pytest.mark.parametrize("meets", ["", "s_barrier\n"], ids=["ended", "at another barrier"])
def test_a_wave_that_went_another_way_may_have_stored_before_a_barrier(test: str, status: str, meets: str) -> None:
    """Its barrier, or its end, is none that control comes to before the region."""
    start, use = f"{test}\ns_cbranch_scc1 .Lother\n{START}", USE + "s_barrier\n"
    other = f"\ns_endpgm\n.Lother:\nglobal_store_b32 v1, v1, s[6:7]\ns_waitcnt_vscnt null, 0x0\n{meets}"
    found = judged(rotated(use, start=start) + other, pipelined(use, start=start) + other)
    assert found.status == status
    assert status == PROVED or "may come before a barrier" in refused(found)


def mutants() -> Iterable[str]:
    """Wrong pipelined loops."""
    yield pipelined(load=LOAD.replace("64", "68"))
    yield pipelined(first=LOAD.replace("64", "68"))
    yield pipelined(first="")
    yield pipelined(first=LOAD + LOAD)
    yield pipelined(load=LOAD.replace("v1, s", "v5, s"))
    yield pipelined(load=LOAD.replace("v3", "v6"))
    yield pipelined(load="")
    yield pipelined(load=LOAD.replace("s_addc_u32 s7, s7, 0\n", ""))
    yield pipelined(count=COUNT.replace("lt", "le"))
    yield pipelined(count=COUNT.replace("10, 1\n", "10, 2\n"))
    yield pipelined(tail="")
    yield pipelined(tail=USE + USE)
    yield pipelined(tail=USE.replace("v4, v4", "v4, v2"))
    yield pipelined(use=USE.replace("v4, v4", "v4, v2"), tail=USE)
    yield pipelined(share=SHARE.replace("s_barrier\n", "", 1))
    yield pipelined(share=SHARE.replace("s_waitcnt vmcnt(0)\n", ""))
    yield pipelined(share=SHARE.replace("vmcnt(0)", "vmcnt(1)"))
    yield pipelined().replace("s_cbranch_scc0 .LBB0_4", "s_cbranch_scc1 .LBB0_4")
    yield pipelined().replace("s_cbranch_scc0 .LBB0_4", "s_cbranch_scc0 .LBB0_3")
    yield pipelined().replace("s_branch .LBB0_1\n.LBB0_4", "s_branch .LBB0_2\n.LBB0_4")
    yield pipelined().replace("s_cmp_lt_i32 s8, 1\ns_cbranch_scc1 .LBB0_3\n", "")


@pytest.mark.parametrize(("register", "status"), [("s9", PROVED), ("s10", UNKNOWN)])
def test_what_is_read_above_the_start_of_a_region_is_read_by_it(register: str, status: str) -> None:
    """The use goes on above, with what reads a register, of which s10 is one that the code writes."""
    read = f"v_add_nc_u32_e32 v2, {register}, v2\n"
    above = f"{START}s_branch .LBB0_6\n.LBB0_7:\n{read}s_branch .LBB0_8\n.LBB0_6:\n"
    found = judged(rotated(f"{USE}s_branch .LBB0_7\n.LBB0_8:\n", start=above), pipelined(USE + read))
    assert found.status == status, found


@pytest.mark.parametrize(("register", "status"), [("s9", PROVED), ("s10", UNKNOWN)])
def test_what_a_loop_that_begins_with_its_test_reads_is_read_by_the_region(register: str, status: str) -> None:
    """The loop's body comes before its test in the text, and only the way over the test leads to it."""
    body = f"v_add_nc_u32_e32 v2, {register}, v2\n{USE}s_add_i32 s11, s11, 1\n"
    test = "s_cmp_lt_i32 s11, 8\ns_cbranch_scc1 .LBB0_5\n"
    use = f"s_mov_b32 s11, 0\ns_branch .LBB0_5b\n.LBB0_5:\n{body}.LBB0_5b:\n{test}"
    found = judged(rotated(use), pipelined(use))
    assert found.status == status, found


@pytest.mark.parametrize("on_again", ["s_mov_b32 exec_lo, s12", "s_or_b32 exec_lo, exec_lo, s12"])
@pytest.mark.parametrize(("region", "status"), [("", PROVED), ("v_mov_b32_e32 v6, v4\n", UNKNOWN)])
def test_what_code_writes_for_some_lanes_it_reads_for_the_others(on_again: str, region: str, status: str) -> None:
    """v6 is written for a few lanes and read for all: those that were off have what the region left there."""
    masked = f"s_and_saveexec_b32 s12, vcc_lo\nv_mov_b32_e32 v6, 0\n{on_again}\nv_add_nc_u32_e32 v7, v6, v6\n"
    parts = {
        "use": USE + region,
        "count": masked + COUNT,
        "start": f"v_cmp_gt_u32_e32 vcc_lo, 5, v0\nv_mov_b32_e32 v7, 0\n{START}",
        "share": f"{SHARE}v_add_f32_e32 v2, v2, v7\nv_mov_b32_e32 v6, 9\n",
    }
    found = judged(rotated(**parts), pipelined(**parts), hoist(parts["share"]))
    assert found.status == status, found


@pytest.mark.parametrize("mutant", list(mutants()))
def test_no_wrong_pipelined_loop_is_proved(mutant: str) -> None:
    assert judged(rotated(), mutant).status == UNKNOWN


@pytest.mark.parametrize(
    ("use", "load", "count", "reason"),
    [
        (USE + "v_add_nc_u32_e32 v1, 4, v1\n", LOAD, COUNT, "v1 is written"),
        (USE + "v_mov_b32_e32 v6, v3\n", LOAD, COUNT, "in flight"),
        (USE + "s_waitcnt vmcnt(0)\nv_mov_b32_e32 v6, v3\n", LOAD, COUNT, "is used in between"),
        (USE + "s_add_i32 s10, s10, 1\n", LOAD, COUNT, "s10 is written"),
        (USE.replace("v4, v4", "v4, v4\nv_add_nc_u32_e32 v2, s10, v2"), LOAD, COUNT, "s10 is written"),
        (USE + "s_mov_b32 s12, 0\n", LOAD + "s_mov_b32 s12, 1\n", COUNT + "s_add_i32 s9, s12, 0\n", "s12"),
        ("s_cselect_b32 s12, 1, 0\n" + USE, LOAD, COUNT, "scc"),
        (USE, LOAD + "ds_store_b32 v5, v1\n", COUNT, "does not move"),
        (USE, LOAD.replace("s[6:7]", "s[6:7] glc"), COUNT, "does not move"),
        (USE, LOAD + "s_waitcnt vmcnt(0)\n", COUNT, "does not move"),
        (USE + "global_store_b32 v1, v2, s[4:5]\n", LOAD, COUNT, "is passed"),
        (USE + "ds_add_u32 v5, v1\ns_waitcnt lgkmcnt(0)\n", LOAD, COUNT, "not followed"),
        (USE + "s_and_b32 exec_lo, exec_lo, s12\n", LOAD, COUNT, "exec_lo is written"),
        (USE, LOAD + "s_mov_b32 exec_lo, -1\n", COUNT, "exec_lo"),
        (USE + "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 0\n", LOAD, COUNT, "is passed"),
        (INNER.replace("s11, 8", "s11, s12"), LOAD, COUNT, "is passed"),  # it may wait for another wave's store
        (INNER.replace("s11, 8", "s11, s12").replace(USE, "v_add_f32_e32 v2, v2, v2\n"), LOAD, COUNT, "may not end"),
        (USE.replace("v4, v4", "v4, v4\ns_cbranch_scc1 .LBB0_3"), LOAD, COUNT, "the program ends"),
    ],
)
def test_what_depends_on_each_other_keeps_its_order(use: str, load: str, count: str, reason: str) -> None:
    assert reason in refused(judged(rotated(use, load, count), pipelined(use, load, count)))


def test_a_register_of_both_is_free_if_nobody_reads_it_afterwards() -> None:
    """Both compute an address in v6; the region's is read by the region alone."""
    use = "v_add_nc_u32_e32 v6, 0, v5\n" + USE.replace("v4, v5", "v4, v6")
    load = "v_add_nc_u32_e32 v6, 0, v1\n" + LOAD.replace("v1, s", "v6, s")
    assert judged(rotated(use, load), pipelined(use, load)).status == PROVED
    read = SHARE.replace("ds_store_b32 v1", "ds_store_b32 v6")
    assert "v6 is written" in refused(judged(rotated(use, load, share=read), pipelined(use, load, share=read)))


@pytest.mark.parametrize("offset", range(9))
def test_wrong_places_prove_nothing_wrong(offset: int) -> None:
    right = hoist()
    for told in (
        replace(right, region=CutPoint(offset, ".LBB0_1")),
        replace(right, code=CutPoint(offset, ".LBB0_1")),
        replace(right, ends=(CutPoint(offset, ".LBB0_1"),)),
        replace(right, second=CutPoint(offset, ".LBB0_1")),
    ):
        assert judged(rotated(), rotated(), told).status in (PROVED, UNKNOWN)
        for wrong in (pipelined(load=LOAD.replace("64", "68")), pipelined(tail=""), pipelined(first="")):
            assert judged(rotated(), wrong, told).status == UNKNOWN
