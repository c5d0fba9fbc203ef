"""The toolchain: objects, code objects, and errors with their places."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from single_pieces import kernel_descriptor_bytes

from isatool.asm.elf import code_bytes, read_elf
from isatool.asm.toolchain import AssembleError, Toolchain, parse_messages
from isatool.diagnostics import Severity, UserError
from isatool.isa import chips

SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "sgemm"
KERNEL5 = (SAMPLES / "kernel5.s").read_text()


@pytest.fixture(scope="module")
def tools() -> Toolchain:
    return Toolchain.find(environment={})


def test_a_line_becomes_its_machine_code(tools: Toolchain) -> None:
    assert tools.code_bytes("s_endpgm\n", chips.DEFAULT.name) == bytes.fromhex("0000b0bf")


def test_code_bytes_of_equal_meaning_are_equal(tools: Toolchain) -> None:
    assert tools.code_bytes("v_mov_b32 v0, v1", chips.DEFAULT.name) == tools.code_bytes(
        "  v_mov_b32_e32 v[0], v1 ; a comment", chips.DEFAULT.name
    )


def test_every_error_of_a_text_has_its_line_and_column(tools: Toolchain) -> None:
    errors = tools.assemble_errors("v_foo v1\n\tv_add_f32 v0, v1\ns_nop 0\n", chips.DEFAULT.name, path="my.s")
    assert [(str(error.span), error.message) for error in errors] == [
        ("my.s:1:1", "invalid instruction"),
        ("my.s:2:2", "too few operands for instruction"),
    ]
    assert errors[1].source == "\tv_add_f32 v0, v1"


def test_no_error_is_lost_when_there_are_many(tools: Toolchain) -> None:
    assert len(tools.assemble_errors("v_foo v1\n" * 300, chips.DEFAULT.name)) == 300


def test_errors_inside_a_macro_are_placed_at_its_use(tools: Toolchain) -> None:
    text = ".macro m a\n v_foo v\\a\n.endm\n m 3\n.rept 2\n v_bar v0\n.endr\n"
    errors = tools.assemble_errors(text, chips.DEFAULT.name, path="m.s")
    assert [error.span.line for error in errors] == [4, 5, 5]
    assert errors[0].notes[0] == "expanded line: v_foo v3"


def test_the_wave_size_decides_which_masks_are_legal(tools: Toolchain) -> None:
    text = "v_cmp_eq_u32_e32 vcc, v0, v1\n"
    assert tools.assemble_errors(text, chips.DEFAULT.name, wave_size=64) == []
    assert len(tools.assemble_errors(text, chips.DEFAULT.name, wave_size=32)) == 1


def test_an_undefined_branch_target_is_an_error(tools: Toolchain) -> None:
    with pytest.raises(AssembleError, match="undefined label 'nowhere'"):
        tools.assemble("s_branch nowhere\n", chips.DEFAULT.name)


def test_a_sample_assembles_and_links_to_a_code_object(tools: Toolchain) -> None:
    linked = tools.link(tools.assemble(KERNEL5, chips.DEFAULT.name))
    elf = read_elf(linked)
    assert elf.machine == 224
    assert {"kernel", "kernel.kd"} <= set(elf.symbol_names)
    assert elf.symbol_bytes("kernel") == code_bytes(linked)[: elf.symbol_names["kernel"].size]
    assert len(kernel_descriptor_bytes(linked, "kernel")) == 64


def test_relocations_name_their_symbol(tools: Toolchain) -> None:
    elf = read_elf(tools.assemble("s_mov_b32 s0, far@rel32@lo+4\n", chips.DEFAULT.name))
    assert [(entry.section, entry.offset, entry.kind, entry.symbol) for entry in elf.relocations] == [
        (".text", 4, "R_AMDGPU_REL32_LO", "far")
    ]


def test_what_is_no_elf_is_refused() -> None:
    with pytest.raises(UserError, match="not an ELF file"):
        code_bytes(b"hello")


def test_an_elf_that_is_cut_short_is_refused(tools: Toolchain) -> None:
    whole = tools.assemble(KERNEL5, chips.DEFAULT.name)
    for length in range(64, len(whole), 997):
        with pytest.raises(UserError, match="cut short"):
            read_elf(whole[:length])


def test_versions_name_all_tools(tools: Toolchain) -> None:
    versions = tools.versions()
    assert versions["toolchain"].startswith("ziglang 0.")
    assert "clang version" in versions["clang"]
    assert versions["lld"].startswith("LLD ")


def test_a_clang_that_does_not_exist_is_a_clear_error() -> None:
    with pytest.raises(UserError, match=r"no executable '/nowhere/clang' \(from ISATOOL_CLANG\)"):
        Toolchain.find(environment={"ISATOOL_CLANG": "/nowhere/clang"})


def test_a_named_clang_takes_the_linker_beside_it(tmp_path: Path) -> None:
    for name in ("clang-77", "ld.lld-77", "ld.lld"):
        tool = tmp_path / name
        tool.write_text("#!/bin/sh\nexit 3\n")
        tool.chmod(tool.stat().st_mode | stat.S_IXUSR)
    tools = Toolchain.find(environment={"ISATOOL_CLANG": str(tmp_path / "clang-77")})
    assert tools.clang == (str(tmp_path / "clang-77"),)
    assert tools.lld == (str(tmp_path / "ld.lld-77"),)


def test_an_option_wins_over_the_environment(tmp_path: Path) -> None:
    tool = tmp_path / "clang"
    tool.write_text("#!/bin/sh\nexit 3\n")
    tool.chmod(0o755)
    assert Toolchain.find(str(tool), environment={"ISATOOL_CLANG": "/nowhere/clang"}).clang == (str(tool),)


def test_a_tool_that_fails_without_a_message_is_reported(tmp_path: Path) -> None:
    tool = tmp_path / "clang"
    tool.write_text("#!/bin/sh\necho it broke >&2\nexit 3\n")
    tool.chmod(0o755)
    tools = Toolchain.find(str(tool), environment={})
    with pytest.raises(UserError, match="the assembler failed with status 3: it broke"):
        tools.assemble("s_endpgm\n", chips.DEFAULT.name)


def test_warnings_are_no_errors() -> None:
    found = parse_messages("<stdin>:2:1: warning: odd [-Wodd]\nx\n^\n", "a.s", ["", "x"])
    assert [(message.severity, message.message, message.source) for message in found] == [
        (Severity.WARNING, "odd", "x")
    ]


def test_a_refused_hip_source_names_its_line(tools: Toolchain, tmp_path: Path) -> None:
    source = tmp_path / "broken.hip"
    source.write_text("int f() {\n  return nothing;\n}\n")
    with pytest.raises(AssembleError, match="undeclared identifier 'nothing'") as caught:
        tools.compile_hip(source, chips.DEFAULT.name)
    assert caught.value.diagnostics[0].span.line == 2


def _clang(path: Path, version: str, targets: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo "{version}" || echo "{targets}"\n')
    path.chmod(0o755)


@pytest.fixture
def without_ziglang(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without the package and without ROCm; the folder of its PATH."""
    monkeypatch.setattr("isatool.asm.toolchain.zig", tuple)
    monkeypatch.setenv("ROCM_PATH", str(tmp_path / "rocm"))
    return tmp_path / "bin"


def test_without_ziglang_the_latest_fit_clang_of_the_system_is_used(without_ziglang: Path) -> None:
    found = without_ziglang
    for name, version, targets in (
        ("clang", "clang version 16.0.6", "amdgcn - AMD GCN GPUs"),
        ("clang-18", "clang version 18.1.8", "amdgcn - AMD GCN GPUs"),
        ("clang-19", "Debian clang version 19.1.7", "amdgcn - AMD GCN GPUs"),
        ("clang-20", "clang version 20.1.0", "x86-64 - 64-bit X86"),
    ):
        _clang(found / name, version, targets)
    tools = Toolchain.find(environment={"PATH": str(found)})
    assert (tools.clang, tools.origin) == ((str(found / "clang-19"),), str(found / "clang-19"))
    assert tools.lld == ()
    with pytest.raises(UserError, match=r"no ld\.lld beside"):
        tools.link(b"")


def test_the_clang_of_rocm_comes_before_that_of_the_system(without_ziglang: Path) -> None:
    rocm = without_ziglang.parent / "rocm" / "llvm" / "bin"
    for path in (without_ziglang / "clang", rocm / "clang"):
        _clang(path, "AMD clang version 19.0.0git", "amdgcn - AMD GCN GPUs")
    (rocm / "ld.lld").symlink_to(rocm / "clang")
    tools = Toolchain.find(environment={"PATH": str(without_ziglang)})
    assert (tools.clang, tools.lld) == ((str(rocm / "clang"),), (str(rocm / "ld.lld"),))


def test_without_any_clang_one_line_says_how_to_get_one(without_ziglang: Path) -> None:
    with pytest.raises(UserError) as caught:
        Toolchain.find(environment={"PATH": str(without_ziglang)})
    [message] = caught.value.diagnostics
    assert message.message.startswith("no assembler: `pip install ziglang`, or install clang 17 or later")
    assert message.notes == ()


def test_an_older_assembler_is_named_where_it_may_be_the_cause(tmp_path: Path, tools: Toolchain) -> None:
    text = ".amdhsa_nonsense 1\nv_foo v1\n"
    program = tmp_path / "clang"
    program.write_text(f'#!/bin/sh\nexec {tools.clang[0]} clang "$@"\n')
    program.chmod(0o755)
    named = Toolchain.find(environment={"ISATOOL_CLANG": str(program)})
    unknown, invalid = named.assemble_errors(text, chips.DEFAULT.name)
    assert unknown.notes[0].startswith(f"{program} does not know it; a newer clang may: `pip install ziglang`")
    assert invalid.notes == ()
    assert all(error.notes == () for error in tools.assemble_errors(text, chips.DEFAULT.name))
