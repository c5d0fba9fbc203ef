"""ORDER: entries of functions, fences, and stores that other waves may be signalled to read."""

from __future__ import annotations

import pytest

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.isa.target import Support
from isatool.lint.mend import mend
from isatool.lint.run import EVERYTHING, Selection, check_program

NAMED = Selection(("ORDER",))


def text(*lines: str, chip: str = "gfx1201", end: str = "s_endpgm") -> str:
    body = "".join(f"\t{line}\n" for line in (*lines, end))
    return f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"\n\t.type f,@function\nf:\n{body}'


def found(source: str, selection: Selection = NAMED) -> list[tuple[str, str]]:
    """(rule, the repair) of each finding."""
    diagnostics = check_program(read_text(source, use=Support.CHECK), selection)
    return [(each.rule, each.notes[-1].partition("`")[2].rstrip("`")) for each in diagnostics]


RETURN = "s_setpc_b64 s[30:31]"
ENTRY = (
    "s_wait_loadcnt_dscnt 0x0",
    "s_wait_expcnt 0x0",
    "s_wait_samplecnt 0x0",
    "s_wait_bvhcnt 0x0",
    "s_wait_kmcnt 0x0",
)


@pytest.mark.parametrize("missing", range(len(ENTRY)))
def test_each_wait_at_the_entry_of_a_function_is_missed(missing: int) -> None:
    body = (*ENTRY, "v_mov_b32_e32 v0, v1")
    assert found(text(*body, end=RETURN)) == []
    left = (*body[:missing], *body[missing + 1 :])
    assert found(text(*left, end=RETURN)) == [("ORDER-ENTRY", ENTRY[missing])]
    assert found(text(*left)) == []  # it does not return


def test_the_fix_puts_what_is_missing_at_an_entry() -> None:
    late = text("v_mov_b32_e32 v0, v1", *ENTRY, end=RETURN)
    assert [rule for rule, _ in found(late, EVERYTHING)] == ["ORDER-ENTRY"]
    assert found(emit(mend(read_text(late, use=Support.CHECK), NAMED, lambda _: 0).program)) == []


def test_a_function_of_gfx11_waits_with_one_instruction() -> None:
    body, wait = "v_mov_b32_e32 v0, v1", "s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)"
    assert found(text(body, chip="gfx1100", end=RETURN)) == [("ORDER-ENTRY", wait)]
    assert found(text("s_waitcnt vmcnt(0)", body, chip="gfx1100", end=RETURN)) == [
        ("ORDER-ENTRY", "s_waitcnt expcnt(0) lgkmcnt(0)")
    ]
    assert found(text(wait, body, chip="gfx1100", end=RETURN)) == []
    assert found(text("s_waitcnt 0", body, chip="gfx1100", end=RETURN)) == []


FLAG = "global_load_b32 v0, v[2:3], off scope:SCOPE_DEV"
ATOMIC = "global_atomic_add_u32 v[2:3], v1, off scope:SCOPE_SYS"
INVALIDATE = "global_inv scope:SCOPE_DEV"
WRITE_BACK = "global_wb scope:SCOPE_SYS"
PLAIN = "global_store_b32 v[4:5], v1, off"
SYSTEM = "global_store_b32 v[2:3], v1, off scope:SCOPE_SYS"
DONE = "s_wait_storecnt 0x0"


@pytest.mark.parametrize(
    ("lines", "repair"),
    [
        ((FLAG, INVALIDATE), "s_wait_loadcnt 0x0"),
        ((FLAG, "s_wait_loadcnt 0x0", INVALIDATE), ""),
        (("global_load_b32 v0, v[2:3], off", INVALIDATE), ""),  # nobody synchronises by it
        ((ATOMIC, INVALIDATE), DONE),
        ((ATOMIC, DONE, INVALIDATE), ""),
        ((SYSTEM, INVALIDATE), ""),  # a store has not seen anything
        ((WRITE_BACK, INVALIDATE), DONE),
        ((WRITE_BACK, ATOMIC), DONE),
        ((WRITE_BACK, SYSTEM), DONE),
        ((WRITE_BACK, "s_barrier_signal -1", "s_barrier_wait -1"), DONE),
        ((WRITE_BACK, DONE, ATOMIC), ""),
        ((WRITE_BACK, PLAIN), ""),
        ((PLAIN, SYSTEM, DONE), DONE),  # a volatile store
        (("s_load_b32 s0, s[2:3], 0x0", SYSTEM, DONE), "s_wait_kmcnt 0x0"),
        (("scratch_store_b32 off, v1, off", SYSTEM, DONE), DONE),
        (("ds_store_b32 v0, v1", SYSTEM, DONE), ""),
        ((PLAIN, DONE, SYSTEM, DONE), ""),
        ((PLAIN, SYSTEM), ""),  # nobody waits for it: an atomic store
    ],
)
def test_a_fence_waits_for_what_it_orders(lines: tuple[str, ...], repair: str) -> None:
    assert found(text(*lines), EVERYTHING) == ([("ORDER-FENCE", repair)] if repair else [])


def test_what_is_in_flight_on_one_path_counts() -> None:
    lines = ("s_cbranch_scc0 .Lend", FLAG, ".Lend:", INVALIDATE)
    assert found(text(*lines).replace("\t.Lend:", ".Lend:")) == [("ORDER-FENCE", "s_wait_loadcnt 0x0")]


@pytest.mark.parametrize(
    ("chip", "lines", "repair"),
    [
        ("gfx1201", (PLAIN, "s_barrier_signal -1", "s_barrier_wait -1"), DONE),
        ("gfx1201", ("s_barrier_signal -1", PLAIN, "s_barrier_wait -1"), ""),
        ("gfx1201", (PLAIN, ATOMIC), DONE),
        ("gfx1201", ("scratch_store_b32 off, v1, off", ATOMIC), ""),
        ("gfx1201", ("flat_store_b32 v[4:5], v1", DONE, "s_barrier_signal -1"), "s_wait_dscnt 0x0"),
        ("gfx1201", (PLAIN, DONE, ATOMIC), ""),
        ("gfx1201", (PLAIN, "ds_and_b32 v0, v1"), DONE),
        ("gfx1201", (PLAIN, "ds_store_b32 v0, v1"), ""),
        ("gfx1100", ("global_store_b32 v[4:5], v1, off", "s_barrier"), "s_waitcnt_vscnt null, 0x0"),
        ("gfx1100", ("global_load_b32 v0, v[4:5], off", "s_barrier"), ""),
    ],
)
def test_stores_in_flight_are_asked_for_by_name(chip: str, lines: tuple[str, ...], repair: str) -> None:
    assert found(text(*lines, chip=chip)) == ([("ORDER-STORE", repair)] if repair else [])
    assert found(text(*lines, chip=chip), EVERYTHING) == []
