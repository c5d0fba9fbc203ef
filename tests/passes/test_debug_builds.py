"""Loops of debug builds: labels that debug information names stay once, whatever is copied."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from checked import run_pass
from scripts import load_script
from small_kernels import LOAD_ARGUMENTS, small_kernel

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.passes.common.debug_labels import once
from isatool.passes.unroll.unroll import Unroll
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite

CORPUS = Path(__file__).resolve().parents[2] / "benchmarks" / "corpus"

LOOP = f"""
    {LOAD_ARGUMENTS}
    v_lshlrev_b32_e32 v1, 2, v0
    v_mov_b32_e32 v3, 0
    s_mov_b32 s2, 0
    .Ltmp0:
    .Lrows:
    v_add_nc_u32_e32 v4, s2, v3
    .Ltmp1:
    s_add_i32 s2, s2, 1
    s_cmp_eq_u32 s2, 7
    s_cbranch_scc1 .Lskip
    .Ltmp2:
    v_xor_b32_e32 v3, v4, v1
    .Ltmp3:
    .Lskip:
    s_cmp_lg_u32 s2, 12
    s_cbranch_scc1 .Lrows
    .Ltmp4:
    global_store_b32 v1, v3, s[6:7]
"""
DEBUG = '\t.section\t.debug_rnglists,"",@progbits\n\t.uleb128 .Ltmp3-.Ltmp0\n\t.uleb128 .Ltmp4-.Ltmp1\n\t.long .Ltmp2\n'


def debug_kernel(more: str = "") -> Function:
    """A small kernel with sections of debug information after it."""
    text = emit(small_kernel(LOOP).program)
    return read_text(text + DEBUG + more).kernel()


@pytest.mark.parametrize("step", [Unroll(), Unroll(factor=2), Unroll(factor=5)])
def test_labels_of_debug_information_stay_once(step: Unroll) -> None:
    result = run_pass(debug_kernel(), step)
    assert result.changed
    text = emit(result.program)
    assert [text.count(f".Ltmp{number}:") for number in range(5)] == [1] * 5
    places = [text.index(f".Ltmp{number}:") for number in range(5)]
    assert places == sorted(places)
    assert Toolchain.find().assemble_errors(text, chips.DEFAULT.name) == []


def test_a_label_that_a_table_names_is_left_to_the_assembler() -> None:
    """Which copy a table in memory means is not known."""
    kernel = debug_kernel("\t.section\t.rodata\n\t.long .Ltmp2-.Lrows\n")
    body = [(line, index, 0) for index, line in kernel.lines()]
    made = once(kernel, [*body, *body])
    counts = Counter(label for line, _, _ in made for label in line.labels)
    assert [counts[f".Ltmp{number}"] for number in range(5)] == [1, 1, 2, 1, 1]
    assert counts[".Lrows"] == 2


@pytest.mark.full
@pytest.mark.parametrize("name", ["convolution", "linear", "reductions", "stencils"])
def test_passes_that_copy_code_assemble_on_debug_builds(name: str) -> None:
    source = CORPUS / "hip" / f"{name}.hip"
    program = read_text(
        load_script(CORPUS / "compile.py").compile_source(Toolchain.find().clang, source, "O2", ("-g",))
    )
    for kernel in program.kernels:
        for pipeline in ("unroll{factor=2}", "batch-loads", "double-buffer"):
            remarks = rewrite(program, parse_pipeline(pipeline), kernel.name).remarks
            assert not [str(remark) for remark in remarks if "assembler refuses" in str(remark)]
