"""Pairs whose instructions agree, or seem to, while what lies around them differs: never proved."""

from __future__ import annotations

import pytest
from verify_snippets import FILLED, PROLOGUE, kernel, verdict_of

from isatool.analysis.lds_layout import Piece
from isatool.asm.reader import read_text
from isatool.verify.lemmas.double_buffer import DoubleBuffered
from isatool.verify.lemmas.lds_map import MovedLds
from isatool.verify.structural.lds_lemma import LdsLemma
from isatool.verify.verdict import PROVED, UNKNOWN

STORE = "global_store_b32 v1, v2, s[4:5]\n"
ONE = "v_mov_b32_e32 v2, 1\n" + STORE
END = "\ts_endpgm\n.Lfunc_end0"
TABLE = "\t.section .rodata\ntable:\n\t.long 5\n"
FUNCTION = """
	.text
	.type f,@function
f:
	v_mov_b32_e32 v2, 1
	global_store_b32 v1, v2, s[4:5]
	s_setpc_b64 s[30:31]
.Lfunc_end1:
"""


def text(body: str, *, lds: int = 0, scratch: int = 0) -> str:
    return kernel(PROLOGUE + body, lds=lds, scratch=scratch)


def address_of(symbol: str, between: str = "") -> str:
    return (
        f"s_getpc_b64 s[10:11]\n{between}s_add_u32 s10, s10, {symbol}@rel32@lo+4\n"
        f"s_addc_u32 s11, s11, {symbol}@rel32@hi+12\n"
    )


LOOKUP = "s_load_b32 s12, s[10:11], 0x0\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v2, s12\n" + STORE
FAR = (
    "s_cmp_eq_u32 s8, 0\ns_getpc_b64 s[10:11]\ns_cbranch_scc1 .LX\ns_nop 0\n.LX:\n{}"
    "s_add_u32 s10, s10, table@rel32@lo+12\ns_addc_u32 s11, s11, table@rel32@hi+20\n" + LOOKUP
)
SPILL = "scratch_store_b32 off, v0, off offset:8\nscratch_load_b32 v2, off, off offset:8\ns_waitcnt vmcnt(0)\n" + STORE
ENDLESS = "v_mov_b32_e32 v2, 1\n.LT:\ns_add_i32 s8, s8, 1\ns_cmp_lg_u32 s8, 0\n{}"


def without_end(body: str) -> str:
    """The code falls into whatever the file has after the kernel."""
    return text(body).replace(END, ".Lfunc_end0")


def replaced(old: str, new: str, base: str | None = None) -> tuple[str, str]:
    base = text(ONE, lds=64) if base is None else base
    assert base.count(old) >= 1, old
    return base, base.replace(old, new, 1)


PAIRS: dict[str, tuple[str, str]] = {
    "bytes among the instructions": (text(ONE), text("v_mov_b32_e32 v2, 1\n.long 0x7e040282\n" + STORE)),
    "an alignment filled with code": (text(ONE), text("v_mov_b32_e32 v2, 1\n.p2alignl 6, 0x7e040282\n" + STORE)),
    "a symbol set further down": (
        text(f"v_mov_b32_e32 v2, FOO\n{STORE}.set FOO, 1"),
        text(f"v_mov_b32_e32 v2, FOO\n{STORE}.set FOO, 2"),
    ),
    "an offset set further down": (
        text(f"v_mov_b32_e32 v2, 1\n{STORE.strip()} offset:FOO\n.set FOO, 64"),
        text(f"v_mov_b32_e32 v2, 1\n{STORE}.set FOO, 64"),
    ),
    "a distance between labels": (
        text(f"s_nop 0\n.La:\ns_nop 0\n.Lb:\nv_mov_b32_e32 v2, .Lb-.La\n{STORE}"),
        text(f"s_nop 0\n.La:\ns_nop 0\ns_nop 0\n.Lb:\nv_mov_b32_e32 v2, .Lb-.La\n{STORE}"),
    ),
    "another table": (
        text(address_of("table") + LOOKUP) + TABLE,
        text(address_of("table") + LOOKUP) + TABLE.replace("5", "6"),
    ),
    "another callee": (
        text(address_of("f") + "s_swappc_b64 s[30:31], s[10:11]") + FUNCTION,
        text(address_of("f") + "s_swappc_b64 s[30:31], s[10:11]") + FUNCTION.replace("v2, 1", "v2, 2"),
    ),
    "the program counter in another block": (
        text(FAR.format("")) + TABLE,
        text(FAR.format("v_mov_b32_e32 v5, 0\n")) + TABLE,
    ),
    "the program counter as a number": (
        text("s_getpc_b64 s[10:11]\n" + LOOKUP.replace("0x0", "0x40")),
        text(
            "s_getpc_b64 s[10:11]\ns_load_b32 s12, s[10:11], 0x40\nv_mov_b32_e32 v9, 0\ns_waitcnt lgkmcnt(0)\n"
            "v_mov_b32_e32 v2, s12\n" + STORE
        ),
    ),
    "the program counter read before a symbol is added": (
        text("v_nop\n" + address_of("table", "s_mov_b32 s13, s10\n") + "v_mov_b32_e32 v2, s13\n" + STORE) + TABLE,
        text(address_of("table", "s_mov_b32 s13, s10\n") + "v_mov_b32_e32 v2, s13\n" + STORE) + TABLE,
    ),
    "other code after a kernel without an end": (
        without_end(ONE).replace(".section\t.rodata", "s_endpgm\n\t.section\t.rodata"),
        without_end(ONE).replace(".section\t.rodata", "v_mov_b32_e32 v2, 2\n\ts_endpgm\n\t.section\t.rodata"),
    ),
    "a branch that may fall off the end": (
        without_end(ENDLESS.format("s_cbranch_scc1 .LT")),
        without_end(ENDLESS.format("s_branch .LT")),
    ),
    "a branch to after the end": (
        text("s_cmp_lg_u32 s8, 0\ns_cbranch_scc1 .LT\n" + ONE).replace(".Lfunc_end0:", ".LT:\n.Lfunc_end0:"),
        text("s_cmp_lg_u32 s8, 0\n" + ONE).replace(".Lfunc_end0:", ".LT:\n.Lfunc_end0:"),
    ),
    "less LDS": replaced("group_segment_fixed_size 64", "group_segment_fixed_size 32"),
    "too few registers": replaced("next_free_vgpr 64", "next_free_vgpr 2"),
    "less private memory": replaced(
        "private_segment_fixed_size 16", "private_segment_fixed_size 8", text(SPILL, scratch=16)
    ),
    "another float mode": replaced("float_denorm_mode_32 3", "float_denorm_mode_32 0"),
    "no workgroup id": replaced("workgroup_id_x 1", "workgroup_id_x 0"),
    "other user SGPRs": replaced("user_sgpr_count 2", "user_sgpr_count 4"),
    "WGP mode instead of CU mode": replaced(
        "processor_mode 0", "processor_mode 1",
        text(ONE).replace("\t.end_amdhsa", "\t\t.amdhsa_workgroup_processor_mode 0\n\t.end_amdhsa"),
    ),
    "an argument elsewhere": replaced(".offset:         16", ".offset:         20"),
    "another kind of argument": replaced(".value_kind:     by_value", ".value_kind:     hidden_none"),
    "another workgroup size": replaced(".max_flat_workgroup_size: 256", ".max_flat_workgroup_size: 64"),
    "workgroups of one size": replaced("    .name: ", "    .uniform_work_group_size: 1\n    .name: "),
    "a kernel that initialises": replaced("    .name: ", "    .kind:           init\n    .name: "),
    "other texts to print": replaced("amdhsa.version:", "amdhsa.printf:\n  - '1:1:4:%d'\namdhsa.version:"),
    "another code object version": replaced("\t.text", "\t.amdhsa_code_object_version 4\n\t.text"),
    "another chip": replaced("gfx1100", "gfx1102"),
}  # fmt: skip


@pytest.mark.parametrize(("first", "second"), PAIRS.values(), ids=PAIRS)
def test_what_lies_around_the_instructions_may_not_differ(first: str, second: str) -> None:
    found = verdict_of(first, second)
    assert found.status == UNKNOWN, found
    assert found.first_difference is not None


@pytest.mark.parametrize(("first", "second"), PAIRS.values(), ids=PAIRS)
def test_a_file_equals_itself_whatever_is_in_it(first: str, second: str) -> None:
    assert verdict_of(first, first).status == PROVED
    assert verdict_of(second, second).status == PROVED


def test_tables_and_functions_may_be_used_where_they_are_the_same() -> None:
    first = text("v_mov_b32_e32 v5, 0\n" + address_of("table") + LOOKUP) + TABLE
    renamed = first.replace("v5", "v6")
    assert renamed != first
    assert verdict_of(first, renamed).status == PROVED


def through_got(between: str = "", unused: str = "v5") -> str:
    """As compilers reach a table that another object might define: by the place of its address."""
    address = address_of("table", between).replace("@rel32", "@gotpcrel32")
    load = "s_load_b64 s[10:11], s[10:11], 0x0\ns_waitcnt lgkmcnt(0)\n"
    return text(f"v_mov_b32_e32 {unused}, 0\n{address}{load}{LOOKUP}") + TABLE


@pytest.mark.parametrize(
    ("second", "expected"),
    [
        (through_got(unused="v6"), PROVED),
        (through_got().replace("lo+4", "lo+8"), UNKNOWN),
        (through_got().replace("hi+12", "hi+16"), UNKNOWN),
        (through_got("v_mov_b32_e32 v6, 0\n"), UNKNOWN),
        (through_got("s_mov_b32 s13, s10\n"), UNKNOWN),
        (through_got().replace("@gotpcrel32", "@rel32"), UNKNOWN),
        (through_got().replace("table@gotpcrel32", "other@gotpcrel32"), UNKNOWN),
        (through_got().replace(TABLE, TABLE.replace("5", "6")), UNKNOWN),
    ],
)
def test_the_address_of_a_symbol_may_come_from_the_global_offset_table(second: str, expected: str) -> None:
    assert second != through_got()
    assert verdict_of(through_got(), second).status == expected


def test_counts_comments_and_other_kernels_do_not_count_as_surroundings() -> None:
    first = text("v_mov_b32_e32 v5, 0\n" + address_of("table") + LOOKUP) + TABLE + "\t.set kernel.num_vgpr, 9\n"
    second = (
        first.replace("v5", "v6")
        .replace("num_vgpr, 9", "num_vgpr, 7 ; fewer")
        .replace("next_free_vgpr 64", "next_free_vgpr 32")
    )
    assert verdict_of(first, second).status == PROVED


@pytest.mark.parametrize("move", ["v_movrels_b32 v2, v1", "v_movreld_b32 v1, v0", "v_movrelsd_2_b32 v2, v1"])
def test_where_registers_end_counts_if_their_numbers_are_computed(move: str) -> None:
    first = text(f"s_mov_b32 m0, s8\nv_mov_b32_e32 v2, 1\n{move}\n{STORE}")
    for count, status in ((64, PROVED), (72, UNKNOWN), (56, UNKNOWN)):
        assert verdict_of(first, first.replace("next_free_vgpr 64", f"next_free_vgpr {count}")).status == status


def test_call_frame_information_among_the_instructions_is_no_data() -> None:
    framed = ONE.replace("global", "\t.cfi_escape 0x0f, 0x04\n\t.cfi_undefined 16\n\tglobal")
    assert verdict_of(text(framed), text(ONE)).status == PROVED


def test_an_address_of_code_that_another_block_uses_is_a_number() -> None:
    body = (
        "s_cmp_eq_u32 s8, 0\n{}s_getpc_b64 s[10:11]\ns_cbranch_scc1 .LX\ns_nop 0\n.LX:\nv_mov_b32_e32 v2, s10\n" + STORE
    )
    verdict = verdict_of(text(body.format("")), text(body.format("s_nop 0\n")))
    assert verdict.status == UNKNOWN
    assert "used as a number" in str(verdict.first_difference)


def test_wave_sizes_may_not_differ() -> None:
    first = text(ONE)
    second = first.replace("\t\t.amdhsa_kernarg_size", "\t\t.amdhsa_wavefront_size32 0\n\t\t.amdhsa_kernarg_size")
    verdict = verdict_of(first, second.replace(".wavefront_size: 32", ".wavefront_size: 64"))
    assert verdict.status == UNKNOWN
    assert "wave" in str(verdict.first_difference)


def test_registers_beyond_those_declared_are_what_the_allocation_makes_of_them() -> None:
    """64 VGPRs are allocated as 72, so v70 exists; with 16 it does not, and neither program says so by its values."""
    body = "v_mov_b32_e32 v70, 1\nv_mov_b32_e32 v{0}, v70\nglobal_store_b32 v1, v{0}, s[4:5]\n"
    first, other = (kernel(PROLOGUE + body.format(number)) for number in (2, 3))
    for second in (other, first.replace("next_free_vgpr 64", "next_free_vgpr 16")):
        assert verdict_of(first, second).status == UNKNOWN
    assert verdict_of(first, first).status == PROVED


LDS = 2048
LOADED = f"{FILLED}ds_load_b32 v2, v1\ns_waitcnt lgkmcnt(0)\n"
BESIDE = "v_mov_b32_e32 v40, 5\n"
NUMBER = "v_mov_b32_e32 v2, s10\n" + STORE
STEPS: dict[str, tuple[str, str]] = {
    "bytes among the instructions": (STORE, ".long 0xbf810000\n" + STORE),
    "bytes that go": (".long 0xbf800000\n" + STORE, STORE),
    "an alignment filled with code": (STORE, ".p2alignl 6, 0xbf810000\n" + STORE),
    "a distance": tuple(f"s_mov_b32 s10, .Lfunc_end0-.LX\n.LX:\n{added}{NUMBER}" for added in ("", BESIDE)),
    "an address of code": tuple(f"{added}s_getpc_b64 s[10:11]\n{NUMBER}" for added in ("", BESIDE)),
    "a symbol set further down": tuple(f"s_mov_b32 s10, FOO\n{NUMBER}.set FOO, {value}\n" for value in (1, 2)),
}  # fmt: skip


@pytest.mark.parametrize("step", [MovedLds((Piece(0, LDS, 0),)), DoubleBuffered(LDS, frozenset())], ids=type)
@pytest.mark.parametrize("name", ["", *STEPS])
def test_nor_around_those_of_a_step_that_moves_lds_data(name: str, step: LdsLemma) -> None:
    bodies = STEPS[name] if name else (STORE, BESIDE + STORE)
    room = LDS if isinstance(step, MovedLds) else 2 * LDS
    texts = (text(LOADED + body, lds=lds) for body, lds in zip(bodies, (LDS, room), strict=True))
    before, after = (read_text(each).kernel(None) for each in texts)
    assert step.judge(before, after).holds is not bool(name)
