"""Register counts are rewritten everywhere, and nothing stale stays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from single_pieces import kernel_descriptor, kernel_descriptor_bytes, kernel_metadata

from isatool.asm.elf import code_bytes
from isatool.asm.reader import read_text
from isatool.asm.register_counts import Counts, with_register_counts
from isatool.asm.toolchain import Toolchain
from isatool.isa import chips

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = sorted((*(ROOT / "samples" / "sgemm").glob("*.s"), *(ROOT / "tests" / "data" / "sgemm").glob("*.s")))
KERNEL5 = (ROOT / "samples" / "sgemm" / "kernel5.s").read_text()
CALLS = (ROOT / "tests" / "data" / "calls" / "calls.s").read_text()
TOOLS = Toolchain.find(environment={})


def lines_with(lines: list[str], *words: str) -> list[str]:
    return [line.strip() for line in lines if any(word in line for word in words)]


def counted(
    lines: list[str], kernel: str, vgprs: int, sgprs: int, lds: int | None = None, code_bytes: int | None = None
) -> list[str]:
    counts = Counts(vgprs, sgprs, lds, code_bytes)
    return list(with_register_counts(read_text("\n".join(lines)), kernel, counts).texts)


def test_every_place_is_rewritten() -> None:
    lines = counted(KERNEL5.splitlines(), "kernel", 192, 30, lds=8448, code_bytes=6000)
    words = ("gpr", "GPR", "Gpr", "Occupancy", "segment_fixed_size", "LDSByteSize", "codeLen", "inst_pref")
    noise = re.compile(r"USER_SGPR|user_sgpr|system_|spill|private|agpr|max_num|implicit-def|maximums|sendmsg")
    assert [line for line in lines_with(lines, *words) if not noise.search(line)] == [
        ".amdhsa_group_segment_fixed_size 8448",
        ".amdhsa_next_free_vgpr 192",
        ".amdhsa_next_free_sgpr 30",
        ".amdhsa_shared_vgpr_count 0",
        ".amdhsa_inst_pref_size 47",
        ".set kernel.num_vgpr, 192",
        ".set kernel.numbered_sgpr, 30",
        "; codeLenInByte = 6000",
        "; TotalNumSgprs: 32",
        "; NumVgprs: 192",
        "; LDSByteSize: 8448 bytes/workgroup (compile time only)",
        "; SGPRBlocks: 0",
        "; VGPRBlocks: 23",
        "; NumSGPRsForWavesPerEU: 32",
        "; NumVGPRsForWavesPerEU: 192",
        "; Occupancy: 8",
        ".group_segment_fixed_size: 8448",
        ".sgpr_count:     32",
        ".vgpr_count:     192",
    ]


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_same_counts_change_nothing(path: Path) -> None:
    lines = path.read_text().splitlines()
    descriptor = kernel_descriptor(lines, "kernel")
    assert descriptor is not None
    length = int(re.findall(r"codeLenInByte = (\d+)", "\n".join(lines))[0])
    assert counted(lines, "kernel", descriptor.vgprs, descriptor.sgprs, code_bytes=length) == lines


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_counts_there_and_back_are_the_original(path: Path) -> None:
    lines = path.read_text().splitlines()
    descriptor = kernel_descriptor(lines, "kernel")
    assert descriptor is not None
    length = int(re.findall(r"codeLenInByte = (\d+)", "\n".join(lines))[0])
    there = counted(lines, "kernel", 120, 60, lds=1024, code_bytes=100)
    assert there != lines
    back = counted(there, "kernel", descriptor.vgprs, descriptor.sgprs, descriptor.lds_bytes, length)
    assert back == lines


@pytest.mark.parametrize("vgprs", [1, 24, 25, 96, 97, 240, 256])
def test_the_assembler_allocates_what_was_written_and_the_code_stays(vgprs: int) -> None:
    changed = "\n".join(counted(KERNEL5.splitlines(), "kernel", vgprs, 17)) + "\n"
    before, after = TOOLS.assemble(KERNEL5, chips.DEFAULT.name), TOOLS.assemble(changed, chips.DEFAULT.name)
    assert kernel_descriptor_bytes(after, "kernel")[48] & 63 == -(-vgprs // 8) - 1
    assert code_bytes(before) == code_bytes(after)


def test_an_unknown_code_length_leaves_no_comment_about_it() -> None:
    lines = counted(KERNEL5.splitlines(), "kernel", 192, 17)
    assert not lines_with(lines, "codeLenInByte")


def test_an_occupancy_that_the_formula_does_not_explain_is_removed() -> None:
    odd = KERNEL5.replace("; Occupancy: 7", "; Occupancy: 3").splitlines()
    assert not lines_with(counted(odd, "kernel", 100, 17), "Occupancy")


def test_a_count_pinned_by_an_attribute_never_shrinks() -> None:
    pinned = KERNEL5.replace("; NumVGPRsForWavesPerEU: 206", "; NumVGPRsForWavesPerEU: 248")
    lines = counted(pinned.splitlines(), "kernel", 192, 17)
    assert lines_with(lines, "NumVGPRsForWavesPerEU") == ["; NumVGPRsForWavesPerEU: 248"]


def test_callers_take_over_the_counts_of_a_function() -> None:
    lines = counted(CALLS.splitlines(), "_Z7iteratefi", 50, 40)
    for kernel in ("direct", "indirect"):
        descriptor, metadata = kernel_descriptor(lines, kernel), kernel_metadata(lines, kernel)
        assert descriptor is not None
        assert metadata is not None
        assert (descriptor.vgprs, descriptor.sgprs, metadata.vgpr_count, metadata.sgpr_count) == (50, 40, 50, 42)
    assert lines_with(lines, "direct.num_vgpr, ") == [
        ".set indirect.num_vgpr, max(42, amdgpu.max_num_vgpr)",
        ".set direct.num_vgpr, max(4, .L_Z7iteratefi.num_vgpr)",
    ]
    assert TOOLS.assemble_errors("\n".join(lines), chips.DEFAULT.name) == []


def test_a_kernel_keeps_what_its_callee_needs() -> None:
    lines = counted(CALLS.splitlines(), "direct", 2, 33)
    descriptor = kernel_descriptor(lines, "direct")
    assert descriptor is not None
    assert descriptor.vgprs == 3
    assert lines_with(lines, "direct.num_vgpr, max(2") == [".set direct.num_vgpr, max(2, .L_Z7iteratefi.num_vgpr)"]


def test_a_fewer_register_function_never_lowers_the_maximum_of_the_file() -> None:
    lines = counted(CALLS.splitlines(), "_Z7iteratefi", 1, 32)
    assert lines_with(lines, ".set amdgpu.max_num_vgpr") == [".set amdgpu.max_num_vgpr, 3"]


def test_a_bare_text_has_nothing_to_rewrite() -> None:
    assert counted(["s_endpgm"], "k", 10, 10) == ["s_endpgm"]


def test_untouched_lines_of_a_program_stay_the_same_objects() -> None:
    program = read_text(KERNEL5)
    changed = with_register_counts(program, "kernel", Counts(192, 17, code_bytes=6100))
    kept = {id(line) for line in program.lines}
    fresh = [line.text.strip() for line in changed.lines if id(line) not in kept]
    assert len(changed.lines) == len(program.lines)
    assert ".amdhsa_next_free_vgpr 192" in fresh
    assert len(fresh) == 7
    directives = [line.directive for line in changed.lines if line.directive]
    assert [found.arguments for found in directives if found.name == ".amdhsa_next_free_vgpr"] == ["192"]


def test_counts_that_no_wave_has_are_refused() -> None:
    with pytest.raises(ValueError, match="257 VGPRs"):
        counted(["s_endpgm"], "k", 257, 10)
