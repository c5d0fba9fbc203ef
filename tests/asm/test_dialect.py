"""Spellings of LLVM 23: the target, and the prefetch size that its assembler computes."""

from __future__ import annotations

import pytest
from single_pieces import kernel_descriptor, kernel_descriptor_bytes

from isatool.asm.descriptor import instruction_prefetch_size
from isatool.asm.dialect import in_older_words
from isatool.asm.reader import read_text
from isatool.asm.toolchain import AssembleError, Toolchain
from isatool.isa import chips

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
