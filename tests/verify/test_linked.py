"""Pairs whose instructions are the same while their code objects are not: `judge` never calls them proved."""

from __future__ import annotations

import re

import pytest
from verify_snippets import PROLOGUE, kernel

from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.isa import chips
from isatool.pipeline.judge import judge
from isatool.verify.prove import prove
from isatool.verify.structural.linked import LinkedFiles, linked_difference
from isatool.verify.verdict import PROVED, UNKNOWN, Verdict

STORE = "v_mov_b32_e32 v2, 1\nglobal_store_b32 v1, v2, s[4:5]\n"
BASE = kernel(PROLOGUE + STORE, lds=64)
FUNCTION = """
	.text
	.globl	helper
	.p2align	2
	.type	helper,@function
helper:
	v_mov_b32_e32 v9, 5
	s_setpc_b64 s[30:31]
.Lhelper_end:
	.size	helper, .Lhelper_end-helper
"""
DATA = """
	.section	.rodata,"a",@progbits
	.globl	table
	.p2align	2
	.type	table,@object
table:
	.long	7
	.long	8
	.long	9
	.size	table, 12
	.data
counter:
	.long	1
	.p2align	3
	.quad	table
	.bss
	.globl	room
	.type	room,@object
room:
	.zero	16
	.size	room, 16
"""
WITH_DATA = BASE + DATA + FUNCTION
DESCRIPTOR = BASE[BASE.index("\t.amdhsa_kernel") : BASE.index("\t.end_amdhsa_kernel")] + "\t.end_amdhsa_kernel\n"
METADATA = BASE[BASE.index("\t.amdgpu_metadata") :]


def changed(old: str, new: str, base: str = BASE) -> tuple[str, str]:
    assert base.count(old) >= 1, old
    return base, base.replace(old, new, 1)


def added(text: str, base: str = BASE) -> tuple[str, str]:
    return base, base + text


MISSING_SYMBOL = "\t.section\t.rodata\n\t.quad\tsomewhere\n"
DIFFERENT: dict[str, tuple[str, str]] = {
    "no longer global": changed("\t.globl\tkernel\n", ""),
    "local": changed("\t.globl\tkernel\n", "\t.local\tkernel\n"),
    "weak": changed("\t.globl\tkernel\n", "\t.weak\tkernel\n"),
    "hidden": changed("\t.globl\tkernel\n", "\t.globl\tkernel\n\t.hidden\tkernel\n"),
    "internal": changed("\t.globl\tkernel\n", "\t.globl\tkernel\n\t.internal\tkernel\n"),
    "protected": changed("\t.globl\tkernel\n", "\t.globl\tkernel\n\t.protected\tkernel\n"),
    "an object": changed("kernel,@function", "kernel,@object"),
    "no type": changed("\t.type\tkernel,@function\n", ""),
    "entered elsewhere": changed("\t.p2align\t8\n", "\t.p2align\t8\n\ts_nop 0\n"),
    "entered at what another linker need not make a multiple of 256": changed(
        "\t.p2align\t8\n", "\t.p2align\t4\n\ts_nop 0\n\t.p2align 6\n"
    ),
    "in a section that is aligned less": changed("\t.p2align\t8\n", "\t.p2align\t6\n"),
    "entered at a multiple of 128": changed("\t.p2align\t8\n", "\t.p2align\t8\n\t.fill 32, 4, 0xbf9f0000\n"),
    "a section that is not executable": changed(
        "\t.text\n\t.globl\tkernel", '\t.section\t.code,"a",@progbits\n\t.globl\tkernel'
    ),
    "a section that is written": changed(
        "\t.text\n\t.globl\tkernel", '\t.section\t.code,"awx",@progbits\n\t.globl\tkernel'
    ),
    "a descriptor that is not assembled": changed(DESCRIPTOR, f"\t.if 0\n{DESCRIPTOR}\t.endif\n"),
    "metadata that are not assembled": changed(METADATA, f"\t.if 0\n{METADATA}\t.endif\n"),
    "a descriptor among written data": changed('.section\t.rodata,"a"', '.section\t.other,"aw"'),
    "an exception on division": changed("\t.end_amdhsa", "\t\t.amdhsa_exception_fp_ieee_div_zero 1\n\t.end_amdhsa"),
    "no forward progress": changed("\t.end_amdhsa", "\t\t.amdhsa_forward_progress 0\n\t.end_amdhsa"),
    "a mode that a symbol hides": (
        BASE.replace("\t.end_amdhsa", "\t\t.amdhsa_ieee_mode M\n\t.end_amdhsa") + "\t.set M, 1\n",
        "\t.set M, 0\n" + BASE.replace("\t.end_amdhsa", "\t\t.amdhsa_ieee_mode M\n\t.end_amdhsa") + "\t.set M, 1\n",
    ),
    "the metadata of another symbol": changed(".symbol:         kernel.kd", ".symbol:         other.kd"),
    "another name in the metadata": changed(".name:           kernel\n", ".name:           other\n"),
    "the metadata twice": added(METADATA),
    "a kernel more in the metadata": changed(
        "amdhsa.version:", METADATA[METADATA.index("  - .args") : METADATA.index("amdhsa.version")].replace(
            "kernel.kd", "other.kd").replace("kernel\n", "other\n") + "amdhsa.version:"
    ),
    "a constant": changed(".long\t7", ".long\t8", WITH_DATA),
    "a constant longer": changed(".long\t7", ".long\t7, 8", WITH_DATA),
    "a variable": changed(".long\t1", ".long\t2", WITH_DATA),
    "more room": changed(".zero\t16", ".zero\t32", WITH_DATA),
    "a table nobody sees": changed("\t.globl\ttable\n", "", WITH_DATA),
    "a table of another size": changed(".size\ttable, 12", ".size\ttable, 4", WITH_DATA),
    "another relocation": changed(".quad\ttable", ".quad\troom", WITH_DATA),
    "a relocation with an addend": changed(".quad\ttable", ".quad\ttable+4", WITH_DATA),
    "a table under a symbol in a comment": changed(".long\t7", "/* .long 7 */ .long 9", WITH_DATA),
    "another function": changed("v9, 5", "v9, 6", WITH_DATA),
    "a hidden function": changed("\t.globl\thelper\n", "\t.globl\thelper\n\t.hidden\thelper\n", WITH_DATA),
    "a function gone": (WITH_DATA, BASE + DATA),
    "a symbol that nothing defines": added(MISSING_SYMBOL),
    "a global number": (BASE + "\t.globl N\n\t.set N, 1\n", BASE + "\t.globl N\n\t.set N, 2\n"),
    "another section": added('\t.section .init_array,"aw"\n\t.quad 0\n'),
}  # fmt: skip


SIZED = "\t.size\tkernel, .Lfunc_end0-kernel"
TABLE = """
	.section	.rodata,"a",@progbits
	.type	table,@object
table:
	.long	5
	.long	6
	.size	table, 8
"""
TAKEN = BASE + TABLE.replace("\t.type", "\t.globl\ttable\n\t.type")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        changed(SIZED, "\t.size\tkernel, 4096"),
        changed(SIZED, "\t.size\tkernel, 8"),
        changed(SIZED, ""),
        changed(".size	table, 8", ".size	table, 4", BASE + TABLE),
        changed(".Lhelper_end-helper", "4", WITH_DATA),
        added("\t.text\n\t.reloc\tkernel+8, R_AMDGPU_ABS32, table\n", TAKEN),
    ],
)
def test_sizes_and_patched_places_are_those_of_the_first_file(first: str, second: str) -> None:
    assert judged(first, second).status == UNKNOWN


def test_code_that_a_relocation_patches_at_a_counted_place_may_not_change() -> None:
    first = TAKEN + "\t.text\n\t.reloc\tkernel+32, R_AMDGPU_ABS32, table\n"
    longer = first.replace("v_mov_b32_e32 v2, 1", "s_nop 0\n\tv_mov_b32_e32 v2, 1")
    assert judged(first, longer).status == UNKNOWN


def judged(first: str, second: str) -> Verdict:
    a, b = read_text(first, "first.s").kernel(None), read_text(second, "second.s").kernel(None)
    tools = Toolchain.find()
    if LinkedFiles(a.program, b.program, tools).launch_alike(a, b):
        assert linked_difference(a, b, tools) is None
    return judge(a, b)


@pytest.mark.parametrize(("first", "second"), DIFFERENT.values(), ids=DIFFERENT)
def test_objects_that_launch_otherwise_are_never_proved(first: str, second: str) -> None:
    assert judged(first, first).status == PROVED
    found = judged(first, second)
    assert found.status == UNKNOWN, found
    assert found.first_difference is not None


REFUSED: dict[str, str] = {
    "VOPD-R3": "v_dual_mul_f32 v2, v5, v4 :: v_dual_mul_f32 v3, v6, v8\n" + STORE,
    "a source that only reads": "v_mov_b32_e32 v2, vccz\n" + STORE,
    "a literal too many": "v_fma_f32 v9, v1, 0x12345678, 0x7654321\n" + STORE,
    "an offset too far": STORE.replace("s[4:5]", "s[4:5] offset:4096"),
}


@pytest.mark.parametrize("body", REFUSED.values(), ids=REFUSED)
def test_what_does_not_assemble_is_never_proved(body: str) -> None:
    text = kernel(PROLOGUE + body, lds=64)
    with pytest.raises(UserError):
        Toolchain.find().assemble(text, chips.DEFAULT.name)
    try:
        kernels = [read_text(text, f"{name}.s").kernel(None) for name in ("first", "second")]
    except UserError:
        return  # not even read
    found = judge(kernels[0], kernels[1])
    assert found.status == UNKNOWN, found


def test_two_kernels_of_one_name_are_never_proved() -> None:
    twice = BASE + BASE.replace("\t.amdgcn_target", "//").replace(".Lfunc_end0", ".Lfunc_end1")
    with pytest.raises(UserError):
        judged(twice, twice)


NEWER = BASE.replace("amdgcn-amd-amdhsa--gfx1100", "amdgpu11.00-amd-amdhsa-unknown-gfx1100").replace(
    "\t.end_amdhsa", "\t\t.amdhsa_inst_pref_size instprefsize(.Lfunc_end0-kernel)\n\t.end_amdhsa"
)
SAME: dict[str, tuple[str, str]] = {
    "registers counted": changed("next_free_vgpr 64", "next_free_vgpr 32"),
    "registers in the metadata": changed(".vgpr_count:     64", ".vgpr_count:     32"),
    "a prefetch": changed("\t.end_amdhsa", "\t\t.amdhsa_inst_pref_size 3\n\t.end_amdhsa"),
    "newer spellings": (NEWER, NEWER.replace("v_mov_b32_e32 v2, 1", "v_mov_b32_e32 v2, 1 ; one")),
    "a newer spelling and an older one": (
        BASE, NEWER.replace("amdgpu11.00-amd-amdhsa-unknown-gfx1100", "amdgcn-amd-amdhsa--gfx1100"),
    ),
    "comments": changed("kernel:", "; what it is\nkernel: /* here */"),
    "longer code beside data": changed("v_mov_b32_e32 v2, 1", "v_mov_b32_e64 v2, 1", WITH_DATA),
    "local symbols": added("\t.set unused, 4\n"),
    "debugging": added('\t.section .debug_info,"",@progbits\n\t.long 4\n'),
    "another name": (BASE, re.sub(r"\bkernel\b", "other", BASE)),
    "WGP mode to CU mode": changed("\t.end_amdhsa", "\t\t.amdhsa_workgroup_processor_mode 0\n\t.end_amdhsa"),
}  # fmt: skip


@pytest.mark.parametrize(("first", "second"), SAME.values(), ids=SAME)
def test_what_makes_no_difference_to_a_launch_is_proved(first: str, second: str) -> None:
    assert judged(first, second).status == PROVED
    assert judged(second, second).status == PROVED
    a, b = read_text(first).kernel(None), read_text(second).kernel(None)
    assert LinkedFiles(a.program, b.program, Toolchain.find()).launch_alike(a, b) is (a.name == b.name)


def test_files_show_nothing_of_a_kernel_with_other_code() -> None:
    a, b = (read_text(text).kernel(None) for text in changed("v_mov_b32_e32 v2, 1", "v_mov_b32_e32 v2, 2"))
    assert LinkedFiles(a.program, a.program, Toolchain.find()).launch_alike(a, a)
    assert not LinkedFiles(a.program, a.program, Toolchain.find()).launch_alike(a, b)


def test_the_proof_about_instructions_needs_no_toolchain() -> None:
    text = BASE.replace("    .kernarg_segment_align: 8\n", "")
    function = read_text(text).kernel(None)
    assert prove(function, function).status == PROVED
    found = judge(function, function)
    assert found.status == UNKNOWN
    assert "does not assemble" in str(found.first_difference)


FIELDS = {
    "user_sgpr_dispatch_ptr": 1, "user_sgpr_queue_ptr": 1, "user_sgpr_kernarg_segment_ptr": 0,
    "user_sgpr_dispatch_id": 1, "user_sgpr_private_segment_size": 1, "uses_dynamic_stack": 1,
    "enable_private_segment": 1,
    "kernarg_size": 16,
    "system_sgpr_workgroup_id_x": 0, "system_sgpr_workgroup_id_y": 1, "system_sgpr_workgroup_id_z": 1,
    "system_sgpr_workgroup_info": 1, "system_vgpr_workitem_id": 1, "float_round_mode_32": 1,
    "float_round_mode_16_64": 2,
    "float_denorm_mode_32": 0, "float_denorm_mode_16_64": 0, "dx10_clamp": 0, "ieee_mode": 0, "fp16_overflow": 1,
    "memory_ordered": 0, "shared_vgpr_count": 1, "exception_fp_ieee_invalid_op": 1, "exception_fp_denorm_src": 1,
    "exception_fp_ieee_overflow": 1, "exception_fp_ieee_underflow": 1, "exception_fp_ieee_inexact": 1,
    "exception_int_div_zero": 1, "wavefront_size32": 0, "group_segment_fixed_size": 32, "next_free_vgpr": 2,
}  # fmt: skip


@pytest.mark.parametrize(("field", "value"), FIELDS.items())
def test_no_field_of_the_descriptor_may_differ(field: str, value: int) -> None:
    """But for those that the proof judges, such as a number of VGPRs that suffices."""
    second, found = re.subn(rf"amdhsa_{field} \d+", f"amdhsa_{field} {value}", BASE)
    if not found:
        second = BASE.replace("\t.end_amdhsa", f"\t\t.amdhsa_{field} {value}\n\t.end_amdhsa", 1)
    assert judged(BASE, second).status == UNKNOWN


KEYS = (
    ("segment_align: 8", "segment_align: 16"), ("segment_size: 24", "segment_size: 32"), ("_size: 256", "_size: 128"),
    ("wavefront_size: 32", "wavefront_size: 64"), (".size:           8", ".size:           4"),
    (".offset:         8", ".offset:         4"), ("global_buffer", "by_value"), ("  - 1\n  - 2", "  - 1\n  - 1"),
    ("kernel.kd", "kernel"), ("amdhsa.version:", "amdhsa.printf:\n  - '1:1:4:%d'\namdhsa.version:"),
    ("amdhsa.version:", "amdhsa.target: amdgcn-amd-amdhsa--gfx1101\namdhsa.version:"),
    *(("    .name: ", f"    {line}\n    .name: ") for line in (
        ".reqd_workgroup_size: [256, 1, 1]", ".uniform_work_group_size: 1", ".uses_dynamic_stack: true",
        ".workgroup_processor_mode: 0", ".language: OpenCL C", ".workgroup_size_hint: [64, 1, 1]", ".kind: init",
        ".device_enqueue_symbol: x",
    )),
)  # fmt: skip


@pytest.mark.parametrize(("old", "new"), KEYS)
def test_no_key_of_the_metadata_may_differ(old: str, new: str) -> None:
    assert judged(*changed(old, new)).status == UNKNOWN


AROUND = (
    "\t.data\n\t.long 4\n", "\t.bss\n\t.zero 4\n", '\t.section .fini,"ax"\n\ts_endpgm\n', FUNCTION,
    "\t.globl A\n\t.set A, 4\n", "\t.weak alias\n\t.set alias, kernel\n", "\t.text\n\t.long 0x12345678\n",
    '\t.section .tdata,"awT"\n\t.long 4\n',
    '\t.section .note.x,"a",@note\n\t.long 7, 1, 32\n\t.asciz "AMDGPU"\n\t.byte 0, 0x80, 0, 0, 0\n',
)  # fmt: skip


@pytest.mark.parametrize("text", AROUND)
def test_nothing_may_come_that_a_loader_or_another_object_sees(text: str) -> None:
    assert judged(*added(text)).status == UNKNOWN
    assert judged(BASE + text, BASE).status == UNKNOWN


def test_a_symbol_that_is_nowhere_is_named_in_the_linkers_words() -> None:
    tools = Toolchain.find()
    text = kernel(f"{PROLOGUE}s_add_u32 s20, s20, nowhere@rel32@lo+4\n{STORE}")
    function = read_text(text, "first.s").kernel(None)
    found = linked_difference(function, function, tools)
    assert found is not None
    assert re.fullmatch(r"the first file does not link: the linker refuses it: .*symbol 'nowhere'.*", found)
    with pytest.raises(UserError, match="the linker refuses it: ") as caught:
        tools.link(tools.assemble(text, chips.DEFAULT.name))
    assert caught.value.diagnostics[0].notes == ("isatool links a file by itself: what it names has to be in it",)
