"""Code objects, objects and fat binaries come back as text that assembles to the same code, descriptor and metadata."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest
from scripts import load_script
from single_pieces import kernel_descriptor_bytes

from isatool.analysis.cfg import build_flow
from isatool.asm.disassembler import disassemble_code_object
from isatool.asm.elf import Elf, read_elf
from isatool.asm.metadata_note import read_note
from isatool.asm.reader import read_text, unknown_mnemonics
from isatool.asm.same_object import difference
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.isa import chips

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = sorted((ROOT / "samples").glob("**/*.s"))

WITH_DATA = """
__attribute__((constant)) const float table[37] = {1.0f, 2.5f, -3.0f};
__attribute__((device)) int counter = 7;
__attribute__((device)) float space[100];
__attribute__((device)) __attribute__((noinline)) float twice(float x) { return x * table[(int)x] + space[(int)x]; }
extern "C" __attribute__((global)) void k(float *p, int n) {
    p[n] = table[n] + twice(p[n + 1]);
    __atomic_fetch_add(&counter, n, __ATOMIC_RELAXED);
    switch (n) { case 1: p[0] = 3; break; case 2: p[1] = 4; break; case 3: p[2] = 7; break; case 4: p[5] = p[6]; }
}
"""


@pytest.fixture(scope="module")
def toolchain() -> Toolchain:
    return Toolchain.find()


def _code(elf: Elf) -> dict[str, bytes]:
    return {section.name: section.data for section in elf.sections if section.flags & 4 and section.size}


def _descriptor(image: bytes, kernel: str) -> bytes:
    """Without the distance to the code, which the linker fills in."""
    found = kernel_descriptor_bytes(image, kernel)
    return found[:16] + found[24:]


@pytest.mark.parametrize("before", [1, 5, 11])
def test_aligned_loops_come_back_as_such_and_can_be_followed(before: int, toolchain: Toolchain) -> None:
    nops = "\tv_add_nc_u32_e32 v0, v0, v1\n" * before
    text = f"""\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.text\n\t.globl k\n\t.p2align 8\n\t.type k,@function
k:\n\ts_load_b64 s[4:5], s[0:1], 0x0\n{nops}\t.p2align 6
.LBB0_1:\n\ts_add_i32 s2, s2, 1\n\ts_cmp_lg_u32 s2, 8\n\ts_cbranch_scc1 .LBB0_1\n\ts_endpgm
.Lend:\n\t.size k, .Lend-k\n\t.section .rodata,"a",@progbits\n\t.p2align 6\n\t.amdhsa_kernel k
\t.amdhsa_next_free_vgpr 8\n\t.amdhsa_next_free_sgpr 8\n\t.end_amdhsa_kernel\n"""
    image = toolchain.assemble(text, "gfx1100", 32)
    found = disassemble_code_object(image, toolchain, "file").text
    assert "\t.p2align 6\n" in found
    assert "\ts_load_b64 s[4:5], s[0:1], 0x0\n" in found
    assert not build_flow(read_text(found).kernel("k")).unanalysable
    assert _code(read_elf(toolchain.assemble(found, "gfx1100", 32))) == _code(read_elf(image))


def _check(data: bytes, toolchain: Toolchain) -> None:
    before = read_elf(data)
    found = disassemble_code_object(data, toolchain, "file")
    assert found.differs is None
    program = read_text(found.text)
    assert unknown_mnemonics(program) == ()
    image = toolchain.assemble(found.text, program.chip, program.wave_size)
    if any(section.name == ".dynsym" for section in before.sections):
        image = toolchain.link(image)
    after = read_elf(image)
    assert _code(after) == _code(before)
    assert read_note(after) == read_note(before)
    kernels = [symbol.name[:-3] for symbol in before.symbols if symbol.name.endswith(".kd")]
    assert [_descriptor(image, kernel) for kernel in kernels] == [_descriptor(data, kernel) for kernel in kernels]
    names = {symbol.name for symbol in before.symbols if symbol.name and symbol.kind == 2}
    assert names <= set(after.symbol_names)


@pytest.mark.parametrize("linked", [False, True], ids=["object", "linked"])
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_samples_come_back(path: Path, linked: bool, toolchain: Toolchain) -> None:
    image = toolchain.assemble(path.read_text(), chips.DEFAULT.name)
    _check(toolchain.link(image) if linked else image, toolchain)


@pytest.mark.full
@pytest.mark.parametrize("linked", [False, True], ids=["object", "linked"])
@pytest.mark.parametrize("flags", [("-O0",), ("-O2",), ("-O3", "-mwavefrontsize64"), ("-O2", "-g")], ids=" ".join)
@pytest.mark.parametrize("compiler", ["ziglang", "clang-19"])
def test_many_kinds_of_kernels_come_back(
    compiler: str, flags: tuple[str, ...], linked: bool, tmp_path: Path, toolchain: Toolchain
) -> None:
    other = toolchain if compiler == "ziglang" else Toolchain.find(clang=compiler)
    module = load_script(ROOT / "benchmarks" / "many_kernels.py")
    source = tmp_path / "many.hip"
    source.write_text(module.source(10))
    text = other.compile_hip(source, chips.DEFAULT.name, optimisation=flags[0], flags=flags[1:])
    program = read_text(text)
    image = other.assemble(text, program.chip, program.wave_size)
    _check(other.link(image) if linked else image, toolchain)


@pytest.mark.parametrize("linked", [False, True], ids=["object", "linked"])
def test_data_and_what_refers_to_it_come_back(linked: bool, tmp_path: Path, toolchain: Toolchain) -> None:
    source = tmp_path / "data.hip"
    source.write_text(WITH_DATA)
    image = toolchain.assemble(toolchain.compile_hip(source, chips.DEFAULT.name), chips.DEFAULT.name)
    image = toolchain.link(image) if linked else image
    _check(image, toolchain)
    text = disassemble_code_object(image, toolchain, "file").text
    assert "twice" in text
    assert "@rel32@lo" in text


def test_what_is_no_instruction_comes_back_as_data(toolchain: Toolchain) -> None:
    text = "\tv_mov_b32_e32 v0, 0\n\t.long 0xffffffff, 0xdeadbeef\n\ts_endpgm\n"
    _check(toolchain.assemble(text, chips.DEFAULT.name), toolchain)


def test_a_damaged_code_object_is_refused_or_read_never_a_crash(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], toolchain: Toolchain
) -> None:
    image = toolchain.link(toolchain.assemble(SAMPLES[0].read_text(), chips.DEFAULT.name))
    choice = random.Random(7)
    source, target = tmp_path / "in.hsaco", tmp_path / "out.s"
    for turn in range(60):
        damaged = bytearray(image if turn % 4 else image[: choice.randrange(len(image))])
        for _ in range(choice.choice([1, 4, 16])):
            if damaged:
                damaged[choice.choice([choice.randrange(len(damaged)), turn % len(damaged)])] = choice.randrange(256)
        source.write_bytes(damaged)
        assert main(["disasm", str(source), "-o", str(target)]) in (0, 2), capsys.readouterr().err


OWN_LABELS = """\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
\t.text
\t.globl {name}
\t.p2align 8
\t.type {name},@function
.set vgprSum, {register}
{name}:
{name}_preloaded:
\ts_cmp_eq_u32 s2, 0
\ts_cbranch_scc0 label_stay
\ts_getpc_b64 s[4:5]
\ts_add_i32 s6, label_away, 4
\ts_add_u32 s4, s4, s6
\ts_addc_u32 s5, s5, 0
\ts_setpc_b64 s[4:5]
label_stay:
\tv_add_nc_u32_e32 v[vgprSum], 1, v[vgprSum]
\t.rept 32
\ts_nop 1
\t.endr
label_away:
\ts_endpgm
\t.section .rodata,#alloc
\t.p2align 6
\t.amdhsa_kernel {name}
\t\t.amdhsa_next_free_vgpr 8
\t\t.amdhsa_next_free_sgpr 8
\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.version: [1, 1]
amdhsa.kernels:
  - {{.name: {name}, .symbol: {name}.kd, .vgpr_count: 8, .sgpr_count: 8, .kernarg_segment_size: 16,
     .kernarg_segment_align: 8, .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 32,
     .max_flat_workgroup_size: 64}}
...
\t.end_amdgpu_metadata
"""


def test_linked_files_with_labels_of_their_own_come_back(tmp_path: Path, toolchain: Toolchain) -> None:
    """A label of two files stands for neither; a long jump gets its label back, each kernel its metadata."""
    for number, name in enumerate(("first", "second")):
        made = toolchain.assemble(OWN_LABELS.format(name=name, register=number), "gfx1100")
        (tmp_path / f"{name}.o").write_bytes(made)
    objects = [str(tmp_path / f"{name}.o") for name in ("first", "second")]
    path = tmp_path / "both.co"
    subprocess.run([*toolchain.lld, "-shared", *objects, "-o", str(path)], check=True)
    image = path.read_bytes()
    found = disassemble_code_object(image, toolchain, "both.co")
    assert (found.warnings, found.differs) == ([], None)
    program = read_text(found.text)
    assert [kernel.name for kernel in program.kernels] == ["first", "second"]
    for kernel in program.kernels:
        flow = build_flow(kernel)
        assert flow.unanalysable is None
        assert [block.successors for block in flow.blocks] == [(2, 1), (3,), (3,), ()]
    notes = read_note(read_elf(image))
    assert [entry[".name"] for entry in notes["amdhsa.kernels"]] == ["first", "second"]  # type: ignore[index,union-attr]
    assert read_note(read_elf(toolchain.link(toolchain.assemble(found.text, "gfx1100")))) == notes


def test_only_names_that_two_labels_have_do_not_count(tmp_path: Path, toolchain: Toolchain) -> None:
    text = OWN_LABELS.format(name="first", register=0)
    one, other = (toolchain.assemble(each, "gfx1100") for each in (text, text.replace("label_stay", "label_went")))
    assert difference(one, other, "gfx1100", 32) == "symbol label_stay differs"
