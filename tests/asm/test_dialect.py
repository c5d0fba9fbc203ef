"""Spellings of LLVM 23: the target, the prefetch size that its assembler computes, halves of registers for gfx12."""

from __future__ import annotations

from pathlib import Path

import pytest
from single_pieces import kernel_descriptor, kernel_descriptor_bytes

from isatool.asm.decoder import decode
from isatool.asm.descriptor import instruction_prefetch_size
from isatool.asm.dialect import in_older_words
from isatool.asm.elf import read_elf
from isatool.asm.reader import read_text
from isatool.asm.toolchain import AssembleError, Toolchain
from isatool.diagnostics import UserError
from isatool.isa import chips

SAMPLES = Path(__file__).resolve().parents[2] / "samples"
NEWER = "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
OLDER = "amdgcn-amd-amdhsa--gfx1100"


def kernel(target: str, prefetch: str, instructions: int = 1) -> str:
    code = "\ts_nop 0\n" * (instructions - 1) + "\ts_endpgm\n"
    descriptor = "".join(
        f"\t\t.amdhsa_{line}\n" for line in ("next_free_vgpr 1", "next_free_sgpr 1", f"inst_pref_size {prefetch}")
    )
    return (
        f'\t.amdgcn_target "{target}"\n\t.text\n\t.globl k\n\t.p2align 8\nk:\n{code}.Lend:\n\t.rodata\n'
        f"\t.amdhsa_kernel k\n{descriptor}\t.end_amdhsa_kernel\n"
    )


def test_the_newer_name_of_the_target_names_the_chip() -> None:
    assert read_text(kernel(NEWER, "1")).chip == "gfx1100"


@pytest.mark.parametrize("instructions", [1, 32, 33, 2016, 2017, 3000])
def test_the_computed_prefetch_size_is_the_one_that_compilers_wrote(instructions: int) -> None:
    newer = kernel(NEWER, "((instprefsize(.Lend-k)<<4)&1008)>>4", instructions)
    older = kernel(OLDER, str(instruction_prefetch_size(4 * instructions)), instructions)
    tools = Toolchain.find(environment={})
    left, right = (
        kernel_descriptor_bytes(tools.link(tools.assemble(text, chips.DEFAULT.name)), "k") for text in (newer, older)
    )
    assert left == right
    assert newer.count("\n") == in_older_words(newer).count("\n")


def test_a_prefetch_size_without_a_value_is_no_fault_of_the_descriptor() -> None:
    descriptor = kernel_descriptor(kernel(NEWER, "instprefsize(.Lend-k)").split("\n"), "k")
    assert descriptor is not None
    assert "inst_pref_size" not in descriptor.values


def test_errors_keep_their_lines() -> None:
    text = kernel(NEWER, "instprefsize(.Lend-k)").replace("s_endpgm", "s_nonsense")
    with pytest.raises(AssembleError) as caught:
        Toolchain.find(environment={}).assemble(text, chips.DEFAULT.name)
    assert [error.span.line for error in caught.value.diagnostics] == [text.split("\n").index("\ts_nonsense") + 1]


def test_older_text_is_left_alone() -> None:
    text = kernel(OLDER, "1")
    assert in_older_words(text) == text


@pytest.mark.full
@pytest.mark.parametrize("prefetch", ["1", "63", "instprefsize(.Lend-k)", "((instprefsize(.Lend-k)<<4)&1008)>>4"])
@pytest.mark.parametrize("instructions", [1, 33, 3000])
def test_an_assembler_without_the_directive_writes_the_same_descriptor(prefetch: str, instructions: int) -> None:
    text = kernel(NEWER, f"{prefetch}\n\t\t.amdhsa_forward_progress 1", instructions)  # LLVM 19 assumes 0
    own, old = Toolchain.find(environment={}), Toolchain.find(clang="clang-19")
    left, right = (
        kernel_descriptor_bytes(tools.link(tools.assemble(text, chips.DEFAULT.name)), "k") for tools in (own, old)
    )
    assert left == right
    assert ".amdhsa_inst_pref_size" in old.print_assembly(text, chips.DEFAULT.name)


@pytest.mark.full
@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*gemm/*.s")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_assembler_without_the_directive_makes_the_same_objects(path: Path) -> None:
    tools = Toolchain.find(environment={}), Toolchain.find(clang="clang-19")
    left, right = (read_elf(each.assemble(path.read_text(), chips.DEFAULT.name)) for each in tools)
    for name in (".text", ".rodata"):
        sections = left.section(name), right.section(name)
        assert len({section.data for section in sections if section}) == 1, name


@pytest.mark.full
@pytest.mark.parametrize("size", ["64", "-1", "unknown", "k", "unknown-k"])
def test_a_size_that_is_none_is_an_error_of_older_assemblers_too(size: str) -> None:
    with pytest.raises(UserError):
        Toolchain.find(clang="clang-19").assemble(kernel(OLDER, size), chips.DEFAULT.name)


@pytest.mark.full
def test_other_errors_beside_the_directive_keep_their_lines() -> None:
    text = kernel(OLDER, "1").replace("s_endpgm", "s_nonsense")
    with pytest.raises(AssembleError) as caught:
        Toolchain.find(clang="clang-19").assemble(text, chips.DEFAULT.name)
    assert [error.span.line for error in caught.value.diagnostics] == [text.split("\n").index("\ts_nonsense") + 1]


def test_halves_of_registers_are_read_for_gfx12() -> None:
    """LLVM 22 refuses them there unless it is asked for them; whole registers in their place are the same code."""
    text = kernel("amdgcn-amd-amdhsa--gfx1201", "1")
    halves = text.replace("\ts_endpgm", "\tv_add_f16_e32 v1.l, v2.l, v3.l\n\ts_endpgm")
    tools = Toolchain.find(environment={})
    assert tools.code_bytes(halves, "gfx1201") == tools.code_bytes(halves.replace(".l", ""), "gfx1201")
    high = tools.code_bytes(halves.replace("v3.l", "v3.h"), "gfx1201")
    assert high != tools.code_bytes(halves, "gfx1201")
    assert "v_add_f16_e32 v1.l, v2.l, v3.h" in tools.print_assembly(halves.replace("v3.l", "v3.h"), "gfx1201")


def test_errors_beside_halves_are_those_of_the_mode_that_reads_them() -> None:
    text = kernel("amdgcn-amd-amdhsa--gfx1201", "1").replace("\ts_endpgm", "\tv_mov_b16_e32 v1.l, v2.h\n\ts_nonsense")
    with pytest.raises(AssembleError) as caught:
        Toolchain.find(environment={}).assemble(text, "gfx1201")
    assert [error.span.line for error in caught.value.diagnostics] == [text.split("\n").index("\ts_nonsense") + 1]


SHARED = (
    "v_dual_fmac_f32 v17, v64, v81 :: v_dual_fmac_f32 v18, v64, v82",
    "v_dual_mul_f32 v1, v5, v6 :: v_dual_add_f32 v2, v5, v6",
    "v_dual_add_f32 v1, s3, v255 :: v_dual_lshlrev_b32 v2, v9, v255",
    "v_dual_fmaak_f32 v1, v0, v6, 0x40490fdb :: v_dual_fmamk_f32 v2, v0, 0x40490fdb, v7",
    "v_dual_cndmask_b32 v37, 0x80000000, v80 :: v_dual_add_nc_u32 v80, 64, v80",
)


@pytest.mark.parametrize("comment", ["", " ; of a line", " // of a line"])
def test_a_register_that_both_halves_name_is_assembled_for_gfx12(comment: str) -> None:
    tools = Toolchain.find(environment={})
    lines = "".join(f"\t{pair}{comment}\n" for pair in SHARED)
    code = tools.code_bytes(f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"\n{lines}', "gfx1201")
    for pair in SHARED:
        found = decode(code, "gfx1201", 32)
        assert found is not None
        assert found.text == pair
        code = code[found.size :]
    assert not code


@pytest.mark.parametrize(
    ("chip", "pair"),
    [
        ("gfx1100", SHARED[0]),
        ("gfx1201", SHARED[0].replace("v64, v82", "v68, v82")),
        ("gfx1201", SHARED[1].replace("v5, v6 ::", "v5, v10 ::")),
    ],
)
def test_other_pairs_on_a_bank_are_refused(chip: str, pair: str) -> None:
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"\n\t{pair}\n'
    with pytest.raises(AssembleError, match="different VGPR banks"):
        Toolchain.find(environment={}).code_bytes(text, chip)
