"""cu-mode, priority and instruction-prefetch: what they write, what they keep, when they refuse."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from checked import SAMPLES, VARIANTS
from single_pieces import kernel_descriptor, kernel_metadata
from small_kernels import small_kernel

from isatool.analysis.banks import report_kernel
from isatool.analysis.cfg import build_flow
from isatool.asm.descriptor import instruction_prefetch_size
from isatool.asm.elf import read_elf
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Program
from isatool.passes.common.declaration import Pass
from isatool.passes.hints.cu_mode import CuMode
from isatool.passes.hints.instruction_prefetch import InstructionPrefetch
from isatool.passes.hints.priority import LEAST, Priority
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite

KERNEL5 = SAMPLES / "kernel5.s"
CLANG19 = VARIANTS / "kernel5_clang19.s"
FMA = "v_fmac_f32_e32 v{0}, v30, v31"


def in_wgp_mode(path: Path) -> Program:
    """A kernel that a compiler put into CU mode, as it would look without -mcumode."""
    text, count = re.subn(r"(workgroup_processor_mode:? )\s*0", r"\g<1>1", path.read_text())
    assert count == 2
    return read_text(text, path.name)


def run(program: Program, *steps: Pass) -> Rewrite:
    """Through the pipeline, proved where something changed."""
    made = rewrite(program, steps)
    assert not made.changed or show_equal(made, None).proved
    return made


def said(made: Rewrite) -> str:
    return " | ".join(remark.message for remark in made.remarks)


def changed_lines(before: Program, after: Program) -> set[str]:
    """Texts of the output that are not in the input, and the other way round."""
    old, new = ({line.text for line in program.lines} for program in (before, after))
    return {f"+{text.strip()}" for text in new - old} | {f"-{text.strip()}" for text in old - new}


# -- cu-mode


@pytest.mark.parametrize("path", [pytest.param(KERNEL5, marks=pytest.mark.full), CLANG19], ids=lambda path: path.stem)
def test_cu_mode_is_one_bit_of_descriptor_and_metadata(path: Path) -> None:
    before = in_wgp_mode(path)
    made = run(before, CuMode())
    texts = [line.text for line in made.program.lines]
    descriptor, metadata = kernel_descriptor(texts, made.kernel), kernel_metadata(texts, made.kernel)
    assert descriptor is not None
    assert metadata is not None
    assert descriptor.cu_mode
    assert metadata.workgroup_processor_mode == 0
    difference = changed_lines(before, made.program)
    assert {text for text in difference if "mode" in text} == {
        "+.amdhsa_workgroup_processor_mode 0", "-.amdhsa_workgroup_processor_mode 1",
        "+.workgroup_processor_mode: 0", "-.workgroup_processor_mode: 1",
    }  # fmt: skip
    assert all("mode" in text or "Occupancy" in text for text in difference)
    again = rewrite(made.program, [CuMode()])
    assert not again.changed
    assert "in CU mode already" in said(again)


def test_a_directive_that_is_missing_is_added_and_nothing_else() -> None:
    kernel = small_kernel("v_mov_b32_e32 v1, 0", vgprs=40)  # more registers than it uses, as its author wants it
    made = run(kernel.program, CuMode())
    assert changed_lines(kernel.program, made.program) == {"+.amdhsa_workgroup_processor_mode 0"}
    bits = Toolchain.find().assemble(emit(made.program), "gfx1100", 32)
    assert bits != Toolchain.find().assemble(emit(kernel.program), "gfx1100", 32)


def test_occupancy_in_the_comment_is_that_of_the_new_mode_or_gone() -> None:
    for old, new in (("14", "; Occupancy: 12"), ("13", None)):  # 256 items, 16896 bytes of LDS: as clang prints it
        text = emit(small_kernel("v_mov_b32_e32 v1, 0", lds=16896, block=256).program)
        text = text.replace(
            "\t.section .rodata", f"; Kernel info:\n; NumVgprs: 32\n; Occupancy: {old}\n\t.section .rodata"
        )
        made = run(read_text(text), CuMode())
        found = next((line.text for line in made.program.lines if "Occupancy" in line.text), None)
        assert made.changed
        assert found == new


def test_only_what_helps_by_the_model_is_done_when_asked_so() -> None:
    made = rewrite(small_kernel("v_mov_b32_e32 v1, 0").program, [CuMode(when="helps")])
    assert not made.changed
    assert "no significant difference" in said(made)
    with pytest.raises(ValueError, match="always, helps"):
        CuMode(when="sometimes")


# -- priority


def loop_of(*parts: str) -> Program:
    body = "\n".join(parts)
    return small_kernel(
        f"s_mov_b32 s3, 4\n.L0:\n{body}\ns_sub_i32 s3, s3, 1\ns_cmp_lg_u32 s3, 0\ns_cbranch_scc1 .L0", lds=4096
    ).program


def fmas(count: int) -> str:
    return "\n".join(FMA.format(index % 16) for index in range(count))


def around(program: Program) -> list[str]:
    """Every s_setprio with the mnemonics before and after it."""
    names = [instruction.mnemonic for _, instruction in program.kernel().instructions]
    texts = [str(instruction) for _, instruction in program.kernel().instructions]
    return [f"{names[i - 1]} {texts[i]} {names[i + 1]}" for i, name in enumerate(names) if name == "s_setprio"]


STORE = "ds_store_b32 v20, v21"


def test_priority_is_raised_for_the_fmas_between_barriers() -> None:
    made = run(loop_of(STORE, "s_barrier", fmas(40), "s_barrier", fmas(4)), Priority())
    assert around(made.program) == ["s_barrier s_setprio 1 v_fmac_f32", "v_fmac_f32 s_setprio 0 s_barrier"]
    assert not rewrite(made.program, [Priority(level=3)]).changed


def test_a_loop_that_only_computes_is_raised_as_a_whole() -> None:
    inner = f"s_mov_b32 s4, 8\n.L1:\n{fmas(40)}\ns_sub_i32 s4, s4, 1\ns_cmp_lg_u32 s4, 0\ns_cbranch_scc1 .L1"
    made = run(loop_of(STORE, "s_barrier", inner, "s_barrier"), Priority(level=2))
    assert around(made.program) == ["s_barrier s_setprio 2 s_mov_b32", "s_cbranch_scc1 s_setprio 0 s_barrier"]


def test_few_fmas_and_fmas_outside_of_loops_are_not_worth_a_hint() -> None:
    for program in (loop_of(STORE, "s_barrier", fmas(LEAST - 1)), small_kernel(fmas(100)).program):
        made = rewrite(program, [Priority()])
        assert not made.changed
        assert f"no loop has a stretch of {LEAST}" in said(made)


def test_an_author_who_sets_priorities_is_left_alone() -> None:
    made = rewrite(loop_of("s_setprio 2", fmas(64)), [Priority()])
    assert not made.changed
    assert "sets its priority itself" in said(made)
    with pytest.raises(ValueError, match="1 to 3"):
        Priority(level=0)


def test_hints_are_counted_apart_in_the_figures() -> None:
    before = read_file(KERNEL5)
    made = run(before, Priority(), InstructionPrefetch(distance=3))
    old, new = (report_kernel(build_flow(program.kernel())) for program in (before, made.program))
    assert new.bytes == old.bytes + 12
    assert new.bytes_without_hints == old.bytes_without_hints
    assert [loop.figures.work for loop in new.loops] == [loop.figures.work for loop in old.loops]


# -- instruction-prefetch


def test_the_size_to_prefetch_is_that_of_the_code() -> None:
    made = run(read_file(CLANG19), InstructionPrefetch())
    descriptor = kernel_descriptor([line.text for line in made.program.lines], made.kernel)
    assert descriptor is not None
    size = read_elf(Toolchain.find().assemble(emit(made.program), "gfx1100", 32)).symbol_names[made.kernel].size
    assert descriptor.value("inst_pref_size") == instruction_prefetch_size(size) > 1
    assert [text for text in changed_lines(read_file(CLANG19), made.program) if "NumVgprs" not in text] == [
        f"+.amdhsa_inst_pref_size {instruction_prefetch_size(size)}"
    ]
    assert not rewrite(made.program, [InstructionPrefetch()]).changed


def test_the_size_is_clamped_to_its_field() -> None:
    assert [instruction_prefetch_size(size) for size in (4, 128, 129, 8064, 8065, 100000)] == [1, 1, 2, 63, 63, 63]
    kernel = small_kernel("\n".join(["v_add_f32_e64 v1, v2, |v3|"] * 1100))
    made = run(kernel.program, InstructionPrefetch())
    assert any(line.text.strip() == ".amdhsa_inst_pref_size 63" for line in made.program.lines)


@pytest.mark.parametrize("written", ["7", "((instprefsize(.Lend-k)<<4)&1008)>>4"])
def test_a_size_that_the_input_names_is_kept(written: str) -> None:
    text = emit(small_kernel("v_mov_b32_e32 v1, 0").program)
    text = text.replace("\t.end_amdhsa_kernel", f"\t\t.amdhsa_inst_pref_size {written}\n\t.end_amdhsa_kernel")
    made = rewrite(read_text(text), [InstructionPrefetch()], assembled=False)
    assert not made.changed


def test_a_distance_stands_once_in_front_of_everything() -> None:
    made = run(read_file(KERNEL5), InstructionPrefetch(distance=2))
    instructions = [str(instruction) for _, instruction in made.program.kernel().instructions]
    assert instructions[0] == "s_set_inst_prefetch_distance 0x2"
    assert sum("prefetch" in text for text in instructions) == 1
    assert not rewrite(made.program, [InstructionPrefetch(distance=3)]).changed
    own = small_kernel("s_set_inst_prefetch_distance 0x1\ns_nop 0").program
    assert "sets s_set_inst_prefetch_distance itself" in said(rewrite(own, [InstructionPrefetch(distance=3)]))
    with pytest.raises(ValueError, match="0 to 3"):
        InstructionPrefetch(distance=4)
