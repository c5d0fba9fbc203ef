"""`check` on gfx12: what compilers emit is clean, what is taken away from it is found."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import pytest
from examples import some
from gfx12_files import FILES, compiled

from isatool.analysis.cfg import build_flow
from isatool.analysis.scalar_hazards import late_scalars
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.diagnostics import Severity
from isatool.ir.program import Program
from isatool.isa.target import Support
from isatool.lint.mend import mend
from isatool.lint.run import EVERYTHING, Selection, check_program

DELETED = 3
"""of each file, in the full run more than 200"""
_SCALAR_WAIT = re.compile(r"\ts_wait_alu ((?:depctr_(?:sa_sdst|va_sdst|va_vcc)\(0\) ?)+)")
_WAIT = re.compile(r"\ts_wait_(?!idle|event)\w+ ")
_STORES = r"\n\ts_wait_storecnt .*\n"
_HIDDEN = re.compile(
    rf"\t\w+_store_.* scope:SCOPE_SYS{_STORES}|\t\w+_atomic_.*{_STORES}(?!\tglobal_inv)"
    r"|\tglobal_wb .*\n\ts_wait_loadcnt |.*\n.*\n\t; wave barrier"
)
ASKED = Selection(("*",), ("PERF",))
_STATEMENT = re.compile(r"\t[a-z]\w+(?!\S)")


def read(text: str) -> Program:
    return read_text(text, use=Support.CHECK)


def test_there_are_150_files() -> None:
    assert len(FILES) >= 150


def rules(text: str, selection: Selection = EVERYTHING) -> list[str]:
    return [found.rule for found in check_program(read(text), selection)]


def errors(text: str) -> list[str]:
    return [found.rule for found in check_program(read(text)) if found.severity is Severity.ERROR]


def _is_hidden(lines: list[str], place: int) -> bool:
    """Whether no instruction shows what a wait is for: a store is volatile, an atomic operation acquires, a barrier of
    one wave is no instruction, loads before a write-back may all be done.
    """
    return _HIDDEN.match("\n".join(lines[place - 1 : place + 2])) is not None


def code(*lines: str) -> str:
    body = "".join(f"\t{line}\n" for line in (*lines, "s_endpgm"))
    return f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"\nf:\n{body}'


@pytest.mark.parametrize(("source", "flags"), some(FILES, 30), ids=lambda value: getattr(value, "stem", ""))
def test_what_a_compiler_emits_has_no_error(source: Path, flags: tuple[str, ...]) -> None:
    assert errors(compiled(source, flags)) == []


@pytest.mark.parametrize(("source", "flags"), some(FILES, 30), ids=lambda value: getattr(value, "stem", ""))
def test_without_its_waits_for_scalars_exactly_these_are_missing(source: Path, flags: tuple[str, ...]) -> None:
    """The compiler takes a read of a trap register for one of s0, so it is one here."""
    wanted: list[tuple[int, set[str]]] = []
    kept: list[str] = []
    fields: set[str] = set()
    for line in compiled(source, flags).split("\n"):
        if match := _SCALAR_WAIT.match(line):
            fields = set(re.findall(r"depctr_\w+", match[1]))
            continue
        kept.append(re.sub(r"\bttmp\d+", "s0", line))
        if fields and _STATEMENT.match(line) and "s_delay_alu" not in line:
            wanted.append((len(kept) - 1, fields))
            fields = set()
    flows = map(build_flow, read("\n".join(kept)).functions)
    found = [(flow.lines[late.place], set(late.fields)) for flow in flows for late in late_scalars(flow)]
    assert sorted(found, key=lambda each: each[0]) == wanted
    assert wanted


@pytest.mark.parametrize(("source", "flags"), some(FILES, 15), ids=lambda value: getattr(value, "stem", ""))
def test_a_deleted_wait_is_found(source: Path, flags: tuple[str, ...]) -> None:
    """Those of stores are asked for by name. The compiler takes a read of a trap register for one of s0 where it puts
    waits for scalars.
    """
    text = compiled(source, flags)
    lines = text.split("\n")
    places = [place for place, line in enumerate(lines) if _WAIT.match(line) and not _is_hidden(lines, place)]
    draw = random.Random(source.stem + "".join(flags))
    for place in draw.sample(places, min(DELETED, len(places))):
        given = re.sub(r"\bttmp\d+", "s0", text) if _SCALAR_WAIT.match(lines[place]) else text
        changed = given.split("\n")
        changed[place] = "\ts_nop 0"
        found = len(rules("\n".join(changed), ASKED)) - len(rules(given, ASKED))
        assert found > 0, f"{place + 1}: {lines[place]}"


@pytest.mark.full
@pytest.mark.parametrize(("source", "flags"), FILES, ids=lambda value: getattr(value, "stem", ""))
def test_an_older_compiler_lacks_only_waits_for_scalars_and_the_fix_puts_them(
    source: Path, flags: tuple[str, ...]
) -> None:
    assert shutil.which("clang-19"), "this test needs clang 19 (Debian: clang-19)"
    text = compiled(source, flags, "clang-19")
    assert set(errors(text)) <= {"HAZARD-SGPR"}
    mended = mend(read(text), EVERYTHING, lambda _: 0)
    assert errors(emit(mended.program)) == []
    assert mended.changed == bool(errors(text))


def test_lds_operations_are_done_before_a_signal() -> None:
    late = code("ds_store_b32 v0, v1", "s_barrier_signal -1", "s_wait_dscnt 0x0", "s_barrier_wait -1")
    assert rules(late) == ["WAIT-BARRIER"]
    assert (
        rules(late.replace("\ts_barrier_signal -1\n", "").replace("dscnt 0x0", "dscnt 0x0\n\ts_barrier_signal -1"))
        == []
    )
    fixed = mend(read(late), Selection(("WAIT",)), lambda _: 0).program
    assert "\ts_wait_dscnt 0x0\n\ts_barrier_signal -1\n" in emit(fixed)


def test_a_read_between_signal_and_wait_needs_no_barrier() -> None:
    assert rules(code("s_barrier_signal -1", "v_mov_b32_e32 v0, 0", "s_barrier_wait -1")) == []


@pytest.mark.parametrize(
    "line",
    [
        *("s_barrier_signal 1", "s_barrier_wait 1", "s_barrier_signal m0", "s_barrier_init 1", "s_barrier_join 1"),
        *("s_barrier_leave", "s_barrier_signal_isfirst 2"),
    ],
)
def test_named_barriers_are_an_error(line: str) -> None:
    (found,) = check_program(read(code(line)), Selection(("UNKNOWN-CHIP",)))
    assert "is for named barriers, which a kernel of gfx1201 cannot allocate" in found.message


def test_the_answer_of_a_signal_comes_with_a_wait_or_the_barrier() -> None:
    first, use = "s_barrier_signal_isfirst -1", "s_cselect_b32 s0, s1, s2"
    assert rules(code(first, use)) == ["WAIT-READ"]
    assert rules(code(first, "s_wait_kmcnt 0x0", use)) == []
    assert rules(code(first, "s_barrier_wait -1", use)) == []
    assert rules(code(first, "s_barrier_wait -2", use)) == ["WAIT-READ"]


def test_counters_of_another_generation_are_an_error_and_wait_for_nothing() -> None:
    text = code("global_load_b32 v0, v[2:3], off", "s_waitcnt vmcnt(0)", "v_mov_b32_e32 v1, v0")
    assert sorted(rules(text)) == ["UNKNOWN-CHIP", "WAIT-READ"]


def test_each_counter_is_its_own() -> None:
    load, use = "global_load_b32 v0, v[2:3], off", "v_mov_b32_e32 v1, v0"
    for wait in ("s_wait_dscnt 0x0", "s_wait_kmcnt 0x0", "s_wait_samplecnt 0x0", "s_wait_loadcnt 0x1"):
        assert rules(code(load, wait, use)) == ["WAIT-READ"]
    for wait in ("s_wait_loadcnt 0x0", "s_wait_loadcnt_dscnt 0x3f", "s_wait_idle"):
        assert rules(code(load, wait, use)) == []
    flat = "flat_load_b32 v0, v[2:3]"
    assert rules(code(flat, "s_wait_loadcnt 0x0", use)) == ["WAIT-READ"]
    assert rules(code(flat, "s_wait_loadcnt_dscnt 0x0", use)) == []


def test_a_wait_for_more_than_its_counter_holds_is_an_error() -> None:
    assert rules(code("s_wait_kmcnt 0x20")) == ["WAIT-VALUE"]
    assert rules(code("s_wait_loadcnt_dscnt 0x4000")) == ["WAIT-VALUE"]


def test_loads_write_their_registers_in_any_order() -> None:
    first, second = "global_load_b32 v0, v[2:3], off", "global_load_b64 v[0:1], v[4:5], off"
    assert rules(code(first, second)) == ["WAIT-WRITE"]
    assert rules(code(first, "s_wait_loadcnt 0x0", second)) == []
    assert rules(code("ds_load_b32 v0, v2", "ds_load_b64 v[0:1], v3")) == []


def test_a_load_into_half_a_register_may_write_all_of_it() -> None:
    body = ("global_load_d16_b16 v0, v[2:3], off", "global_store_d16_hi_b16 v[2:3], v0, off")
    assert rules(code(*body)) == ["WAIT-READ"]


def test_offsets_have_24_bits() -> None:
    assert rules(code("global_load_b32 v0, v[2:3], off offset:8388607", "s_wait_loadcnt 0x0")) == []
    assert rules(code("global_load_b32 v0, v[2:3], off offset:8388608", "s_wait_loadcnt 0x0")) == ["MEM-OFFSET"]
    (buffer,) = check_program(read(code("buffer_load_b32 v0, off, s[4:7], null offset:8388608")))
    assert buffer.rule == "MEM-OFFSET"
    assert buffer.message == "offset:8388608 is out of range: 0 to 8388607"  # the assembler refuses it


def test_the_index_of_a_sparse_product_may_not_come_from_the_one_before() -> None:
    first = "v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[12:15], v[0:7]"
    second = "v_swmmac_f32_16x16x32_f16 v[20:27], v[8:11], v[12:19], v{}"
    assert rules(code(first, second.format(0))) == ["HAZARD-WMMA"]
    assert rules(code(first, second.format(30))) == []


def test_lds_direct_loads_wait_by_fields_of_their_own() -> None:
    use, load = "v_mov_b32_e32 v1, v2", "ds_direct_load v1 wait_va_vdst:{} wait_vm_vsrc:{}"
    assert rules(code(use, load.format(15, 1), "s_wait_expcnt 0x0")) == ["HAZARD-LDSDIRECT"]
    assert rules(code(use, load.format(0, 1), "s_wait_expcnt 0x0")) == []
    store = "global_store_b32 v[2:3], v1, off"
    assert rules(code(store, load.format(0, 1), "s_wait_expcnt 0x0")) == ["HAZARD-LDSDIRECT-VMEM"]
    assert rules(code(store, load.format(0, 0), "s_wait_expcnt 0x0")) == []
    assert rules(code(store, "ds_direct_load v1", "s_wait_expcnt 0x0")) == []  # fields that are not written are 0
