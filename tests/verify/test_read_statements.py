"""Files are compared by what the assembler reads in them; a line that only looks like a hint or a comment is code."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.asm.descriptor import read_descriptors
from isatool.asm.file_symbols import FileSymbols
from isatool.asm.metadata import read_metadata
from isatool.asm.target import find_chip, find_wave_size
from isatool.verify.verdict import PROVED, UNKNOWN

STORE = "global_store_b32 v1, v2, s[4:5]\n"
FENCE = "s_dcache_inv\ns_waitcnt lgkmcnt(0)\n"
"""not followed by the walk, so that only equality of the files can show anything"""


def text(body: str, behind: str = "") -> str:
    return kernel(PROLOGUE + body + FENCE) + behind


def wave64(body: str) -> str:
    return text(body).replace("\t.end_amdhsa", "\t\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa").replace(
        ".wavefront_size: 32", ".wavefront_size: 64"
    )  # fmt: skip


LABELLED = ".workgroup_processor_mode: v_mov_b32_e32 v2, {}\n" + STORE
COMMENTED = "/*\n; Occupancy: */ v_mov_b32_e32 v2, {}\n" + STORE
HALF_COMMENTED = "v_mov_b32_e32 v2, 1\n/*\n; Occupancy: {}\nv_mov_b32_e32 v2, 3\n; */\n" + STORE
SYMBOL = "v_mov_b32_e32 v2, FOO\n" + STORE
LOOKUP = (
    "s_getpc_b64 s[10:11]\ns_add_u32 s10, s10, table@rel32@lo+4\ns_addc_u32 s11, s11, table@rel32@hi+12\n"
    "s_load_b32 s12, s[10:11], 0x0\ns_waitcnt lgkmcnt(0)\n{}v_mov_b32_e32 v2, s12\n" + STORE
)
MOVE = "v_mov_b32_e32 v9, 0\n"
TABLE = "\t.section .rodata\n{}\n"


def looked_up(extra: str, table: str) -> str:
    return kernel(PROLOGUE + LOOKUP.format(extra)) + TABLE.format(table)


PAIRS: dict[str, tuple[str, str]] = {
    "a label named as a key of metadata": (text(LABELLED.format(1)), text(LABELLED.format(2))),
    "the same in wave64": (wave64(LABELLED.format(1)), wave64(LABELLED.format(2))),
    "code after a comment that looks like a summary": (text(COMMENTED.format(1)), text(COMMENTED.format(2))),
    "the same comment in wave64": (wave64(COMMENTED.format(1)), wave64(COMMENTED.format(2))),
    "a comment that ends earlier": (text(HALF_COMMENTED.format("8")), text(HALF_COMMENTED.format("8 */"))),
    "a mode in a comment only": (
        text(MOVE).replace("\t.end_amdhsa", "/*\n\t\t.amdhsa_ieee_mode 0\n*/\n\t.end_amdhsa"),
        text(MOVE).replace("\t.end_amdhsa", "\t\t.amdhsa_ieee_mode 0\n\t.end_amdhsa"),
    ),
    "a symbol whose other definition is not assembled": tuple(
        kernel(PROLOGUE + SYMBOL + f".set FOO, {value}\n.if 0\n.set FOO, 3\n.endif") for value in (1, 2)
    ),
    "a symbol that has two values": tuple(
        kernel(PROLOGUE + f".set FOO, BAR\n{SYMBOL}.set FOO, 3\n.set BAR, {value}") for value in (1, 2)
    ),
    "a symbol over a symbol that is not assembled": tuple(
        kernel(PROLOGUE + SYMBOL + f".set FOO, BAR\n.set BAR, {value}\n.if 0\n.set BAR, 3\n.endif") for value in (1, 2)
    ),
    "a symbol over a distance in the code": tuple(
        kernel(PROLOGUE + f".La:\n{gap}.Lb:\n{SYMBOL}.set FOO, .Lb-.La") for gap in ("s_nop 0\n", "s_nop 0\ns_nop 0\n")
    ),
    "a table after a comment": (
        looked_up("", "table:\n\t.long 5"),
        looked_up(MOVE, "table: /*\n*/ .long 6 /*\n*/ .long 5"),
    ),
    "a table that a comment hides": (
        looked_up("", "table:\n\t.long 5 // /*\n\t.long 5"),
        looked_up(MOVE, "table:\n/*\n\t.long 5 // /*\n*/\n\t.long 6\n\t.long 5"),
    ),
    "text that holds a semicolon": (
        looked_up("", "table:\n\t.ascii \"a;b\""),
        looked_up(MOVE, "table:\n\t.ascii \"a;c\""),
    ),
    "a table named as a count": (
        looked_up("", "\t.set a.num_vgpr, 5\ntable:\n\t.long a.num_vgpr"),
        looked_up(MOVE, "\t.set a.num_vgpr, 6\ntable:\n\t.long a.num_vgpr"),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("first", "second"), PAIRS.values(), ids=PAIRS)
def test_what_the_assembler_reads_differently_is_never_proved(first: str, second: str) -> None:
    assert verdict_of(first, second).status == UNKNOWN


@pytest.mark.parametrize(("first", "second"), PAIRS.values(), ids=PAIRS)
def test_each_of_these_files_equals_itself(first: str, second: str) -> None:
    for each in (first, second):
        again = each.replace("\ts_endpgm", "; a comment\n\ts_endpgm", 1)
        if "FOO" not in each:  # what a symbol is need not be known
            assert verdict_of(each, again).status == PROVED


COMMENT = "/*\n{}\n*/\n"


def test_what_a_comment_holds_is_in_no_table_of_the_file() -> None:
    lines = COMMENT.format("\t.set x, 4\n").split("\n")
    assert FileSymbols([*lines, "\t.set y, 5"]) == {"y": 5}
    descriptor = ".amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 8\n\t.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel"
    assert read_descriptors(COMMENT.format(descriptor).split("\n")) == ()
    (found,) = read_descriptors(f".set n, 8\n{descriptor.replace(' 8', ' n /* most */ ; all', 1)}".split("\n"))
    assert found.vgprs == 8
    metadata = ".amdgpu_metadata\namdhsa.kernels:\n  - .name: k\n    .symbol: k.kd\n.end_amdgpu_metadata"
    assert read_metadata(COMMENT.format(metadata).split("\n")) == ()
    assert [each.name for each in read_metadata(metadata.replace(": k\n", ": /*k\n").split("\n"))] == ["/*k"]


def test_what_a_comment_holds_names_no_target() -> None:
    assert find_wave_size(COMMENT.format(".amdhsa_wavefront_size32 0") + ".amdhsa_wavefront_size32 1\n") == 32
    target = '.amdgcn_target "amdgcn-amd-amdhsa--gfx{}"'
    assert find_chip(COMMENT.format(target.format(1102)) + target.format(1101), "a.s", None) == "gfx1101"
