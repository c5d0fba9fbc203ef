"""Distances between labels in operands and data are the assembler's; what has no known distance is refused."""

from __future__ import annotations

import struct

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tiny_kernels import HEADER_LINES, KERNARG, Run, kernel, words

from isatool.asm.elf import read_elf
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.emulator.code_layout import lay_out, value_of
from isatool.emulator.steps import CODE_BASE, encoded_size
from isatool.semantics.errors import NotEmulated

STORE = "v_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v2, s[6:7]\ns_endpgm"
PIECES = (
    "s_nop 0", "v_mov_b32_e32 v1, 1.0", "s_mov_b32 s0, 0x12345", "v_add_f32_e64 v1, v2, |v3|", "s_mov_b32 s1, FOO",
    "v_dual_mov_b32 v0, 1 :: v_dual_mov_b32 v1, 0x4567", "ds_load_b32 v0, v1", "s_mov_b32 s2, .L1-.L0",
    ".long 7", ".byte 1, 2, 3, 4", ".p2align 4", ".p2align 3, 0x0", ".zero 8", ".quad .L1-.L0", "s_branch .L0",
    "v_fmaak_f32 v1, v2, v3, 0x3f800001", "s_load_b64 s[4:5], s[2:3], 0x10", ".balign 32",
    "v_mov_b32_e32 v3, 0.15915494",
)  # fmt: skip
"""what may be between two labels"""


@settings(max_examples=12)
@given(st.lists(st.sampled_from(PIECES), min_size=40, max_size=60))
def test_distances_are_those_of_the_assembler(pieces: list[str]) -> None:
    lines = ['\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"', "\t.set FOO, 5", "\t.text", "\t.p2align 8"]
    for number, piece in enumerate(pieces):
        lines += [f".L{number}:", f"\t{piece}"]
    lines.append("\t.section .rodata")
    lines += [f"\t.long .L{number}-.L0" for number in range(len(pieces))]
    text = "\n".join(lines) + "\n"
    sections = read_elf(Toolchain.find().assemble(text, "gfx1100", 32)).sections
    data = next(section.data for section in sections if section.name == ".rodata")
    wanted = struct.unpack(f"<{len(pieces)}I", data)
    places = lay_out(read_text(text).lines, CODE_BASE, encoded_size).places
    assert tuple(value_of(f".L{number}-.L0", {}, places) for number in range(len(pieces))) == wanted


def test_a_distance_in_an_operand_is_a_number(run: Run) -> None:
    body = f"{KERNARG}\n.La:\ns_nop 0\ns_mov_b32 s9, 0x12345\n.Lb:\nv_mov_b32_e32 v2, (.Lb-.La)*2+1\n{STORE}"
    assert words(run(kernel(body), out=128)) == [25] * 32


def test_a_label_as_a_number_is_its_distance_from_the_number(run: Run) -> None:
    """As in the object file: 20 bytes from the literal, 24 from what the program counter is after s_getpc_b64."""
    body = f"""
    {KERNARG}
    v_mov_b32_e32 v2, 1
    s_getpc_b64 s[10:11]
    s_add_i32 s12, .Laway, 4
    s_add_u32 s10, s10, s12
    s_addc_u32 s11, s11, 0
    s_setpc_b64 s[10:11]
    v_mov_b32_e32 v2, 2
    .Laway:
    v_add_nc_u32_e32 v2, s12, v2
    {STORE}
    """
    assert words(run(kernel(body), out=128)) == [25] * 32


def test_a_jump_goes_by_a_table_among_the_code(run: Run) -> None:
    """Offsets from the table, after the code that reads them."""
    cases = "\n".join(f".Lcase{case}:\nv_mov_b32_e32 v2, {11 * (case + 1)}\n{STORE}" for case in range(4))
    offsets = "\n".join(f".long .Lcase{case}-.Ltable" for case in range(4))
    body = f"""
    {KERNARG}
    v_readfirstlane_b32 s8, v0
    s_lshr_b32 s8, s8, 3
    s_getpc_b64 s[10:11]
    .Lhere:
    s_add_u32 s10, s10, .Ltable-.Lhere
    s_addc_u32 s11, s11, 0
    s_add_u32 s12, s10, s8
    s_addc_u32 s13, s11, 0
    s_load_b32 s14, s[12:13], 0x0
    s_waitcnt lgkmcnt(0)
    s_add_u32 s10, s10, s14
    s_addc_u32 s11, s11, 0
    s_setpc_b64 s[10:11]
    .p2align 4
    .Ltable:
    {offsets}
    {cases}
    """
    result = run(kernel(body), lanes=128, out=512)
    assert not result.findings
    assert words(result) == [11 * (1 + lane // 32) for lane in range(128)]


def test_a_table_in_rodata_may_hold_distances_of_code(run: Run) -> None:
    table = "\t.section .rodata\ntable:\n\t.long .Lb-.La\n\t.text"
    body = f"""
    {KERNARG}
    .La:
    s_getpc_b64 s[10:11]
    s_add_u32 s10, s10, table@rel32@lo+4
    s_addc_u32 s11, s11, table@rel32@hi+12
    .Lb:
    s_load_b32 s12, s[10:11], 0x0
    s_waitcnt lgkmcnt(0)
    v_mov_b32_e32 v2, s12
    {STORE}
    """
    assert words(run(kernel(body, functions=table), np.zeros(1, np.uint32), out=128)) == [20] * 32


@pytest.mark.parametrize("between", [".uleb128 5", ".p2align 4, , 3", ".fill FOO"])
def test_a_distance_over_something_of_unknown_length_is_refused_at_its_place(run: Run, between: str) -> None:
    body = f"{KERNARG}\ns_branch .Lb\n.La:\n{between}\n.Lb:\nv_mov_b32_e32 v2, .Lb-.La\n{STORE}"
    function = kernel(body)
    with pytest.raises(NotEmulated) as caught:
        run(function, out=128)
    place = [line.text.strip() for line in function.program.lines].index("v_mov_b32_e32 v2, .Lb-.La") + 1
    text = str(caught.value)
    assert f":{place}:2: error: not emulated" in text
    assert "unknown symbol '.Lb-.La': the distance between its labels is not known" in text
    assert place > HEADER_LINES


def test_the_address_of_code_as_a_number_is_refused(run: Run) -> None:
    with pytest.raises(NotEmulated, match="the address of its label is not known"):
        run(kernel(f"{KERNARG}\n.La:\nv_mov_b32_e32 v2, .La\n{STORE}"), out=128)
