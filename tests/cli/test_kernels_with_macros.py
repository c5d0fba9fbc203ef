"""Kernels whose instructions only the assembler knows are written out where they are executed, counted or rewritten."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from isatool.analysis.cfg import build_flow
from isatool.asm.canonical import read_written_out
from isatool.asm.reader import read_text
from isatool.cli.main import main

HEAD = """\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
\t.text
.macro ADD register, value
\tv_add_nc_u32 v\\register, \\value, v\\register
.endm
"""
BODY = """\t.globl {name}
\t.p2align 8
\t.type {name},@function
{name}:
\ts_load_b64 s[4:5], s[0:1], 0x0
\tv_mov_b32 v1, 1
{twist}
\tv_lshlrev_b32 v2, 2, v0
\ts_waitcnt lgkmcnt(0)
\tglobal_store_b32 v2, v1, s[4:5]
\ts_endpgm
\t.section .rodata
\t.amdhsa_kernel {name}
\t\t.amdhsa_next_free_vgpr 4
\t\t.amdhsa_next_free_sgpr 8
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_user_sgpr_count 2
\t\t.amdhsa_kernarg_size 8
\t.end_amdhsa_kernel
\t.text
"""
METADATA = """\t.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 8
    .vgpr_count: 4
    .max_flat_workgroup_size: 32
    .args: [{.name: out, .address_space: global, .offset: 0, .size: 8, .value_kind: global_buffer}]
amdhsa.version: [1, 2]
...
\t.end_amdgpu_metadata
"""
SPEC = """kernel = "k"
block = [32, 1, 1]
grid = [1, 1, 1]

[[arguments]]
name = "out"
buffer = "u32[32]"
output = true
"""
TWISTS = {
    "macro call": "\tADD 1, 7",
    ".irp block": "\t.irp value, 3, 4\n\tv_add_nc_u32 v1, \\value, v1\n\t.endr",
    ".rept block": "\t.rept 7\n\tv_add_nc_u32 v1, 1, v1\n\t.endr",
}
Commands = Callable[[str], list[str]]
COMMANDS: dict[str, Commands] = {
    "run": lambda path: ["run", path],
    "trace": lambda path: ["run", path, "--trace"],
    "analyze": lambda path: ["analyze", path],
    "analyze executed": lambda path: ["analyze", path, "--launch"],
    "annotate": lambda path: ["annotate", path],
    "budget": lambda path: ["budget", path, "--require", "vgprs <= 200"],
    "verify": lambda path: ["verify", path, path],
    "mutate": lambda path: ["mutate", path, "-n", "2", "--jobs", "1"],
}


def written(folder: Path, text: str) -> str:
    path = folder / "k.s"
    path.write_text(HEAD + text + METADATA)
    path.with_suffix(".toml").write_text(SPEC)
    return str(path)


@pytest.mark.parametrize("twist", TWISTS)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_executes_or_counts_has_it_written_out(
    command: str, twist: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, BODY.format(name="k", twist=TWISTS[twist]))
    assert main(COMMANDS[command](path)) == 0, capsys.readouterr().err


@pytest.mark.parametrize("twist", TWISTS)
def test_macros_after_the_label_hold_no_instructions(twist: str, tmp_path: Path) -> None:
    definition = HEAD[HEAD.index(".macro") :]
    text = BODY.format(name="k", twist=f"again:\n{TWISTS[twist]}").replace(
        "k:\n", f"k:\n{definition}.set vgprOne, 1\n", 1
    )
    path = written(tmp_path, text.replace("{name}", "k"))
    Path(path).write_text(Path(path).read_text().replace(definition, "", 1))
    (loop,) = read_written_out(path).kernels
    flow = build_flow(loop)
    assert flow.unanalysable is None
    assert [line.number for line in loop.program.lines if line.opaque_reason] == []
    assert main(["run", path, "--launch", str(tmp_path / "k.toml")]) == 0


def test_labels_in_a_macro_are_none_of_the_kernel() -> None:
    program = read_text(".macro m\n.La:\n1:\n\ts_nop 0\n.endm\nk:\n\ts_branch .La\n1:\n.La:\n\ts_endpgm\n")
    assert [line.labels for line in program.lines if line.labels] == [("k",), ("1#1",), (".La",)]


def test_lines_that_are_written_out_are_on_the_line_of_the_call(tmp_path: Path) -> None:
    path = written(
        tmp_path, BODY.format(name="k", twist="\tADD 1, 7 ; first\n\tADD 1, 8\n\t.rept 2\n\ts_nop 1\n\t.endr")
    )
    plain = Path(path).read_text().split("\n")
    program = read_written_out(path)
    numbers = {line.text.strip(): line.number for line in program.lines if line.instruction is not None}
    assert plain[numbers["v_add_nc_u32_e32 v1, 7, v1\t; first"] - 1] == "\tADD 1, 7 ; first"
    assert plain[numbers["v_add_nc_u32_e32 v1, 8, v1"] - 1] == "\tADD 1, 8"
    assert plain[numbers["s_nop 1"] - 1] == "\t.rept 2"
    assert plain[numbers["s_endpgm"] - 1] == "\ts_endpgm"


@pytest.mark.parametrize("twist", TWISTS)
def test_the_expansion_runs(twist: str, tmp_path: Path) -> None:
    path = written(tmp_path, BODY.format(name="k", twist=TWISTS[twist]))
    plain = str(tmp_path / "plain.s")
    assert main(["fmt", "--expand", path, "-o", plain]) == 0
    assert main(["run", plain, "--launch", str(tmp_path / "k.toml")]) == 0


def test_another_kernel_of_the_file_is_not_refused(tmp_path: Path) -> None:
    other = BODY.format(name="other", twist=TWISTS["macro call"])
    path = written(tmp_path, BODY.format(name="k", twist="") + other)
    assert main(["run", path]) == 0
    assert main(["analyze", path, "--kernel", "k"]) == 0


def test_what_no_pass_changes_stays_as_it_was_written(tmp_path: Path) -> None:
    path = written(tmp_path, BODY.format(name="k", twist=TWISTS["macro call"]))
    assert main(["bound-buffers", path, "-o", str(tmp_path / "out.s")]) == 0
    assert (tmp_path / "out.s").read_bytes() == Path(path).read_bytes()
