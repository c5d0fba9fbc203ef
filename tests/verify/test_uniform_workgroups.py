"""A required size is that of every workgroup only where the kernel asks for uniform ones."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.analysis.launch_facts import launch_facts
from isatool.asm.metadata import metadata_of
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.verify.launch import DeclaredLaunch
from isatool.verify.verdict import ASSUMING, PROVED, UNKNOWN

UNIFORM = "    .uniform_work_group_size: 1\n"
FULL = kernel(PROLOGUE, full=True)
READ = "v_mov_b32_e32 v2, v0\nv_permlanex16_b32 v3, v2, s8, s9 op_sel:[1,0]\nglobal_store_b32 v1, v3, s[4:5]"
OTHER = READ.replace("v2", "v4")
"""the same with another register, whose lanes that are off hold something else"""


def launch_of(text: str) -> DeclaredLaunch:
    launch = DeclaredLaunch.of(read_text(text).kernel(None))
    assert launch is not None
    return launch


@pytest.mark.parametrize(
    ("line", "size"), [(UNIFORM, (64, 1, 1)), ("", ()), (UNIFORM.replace("1", "0"), ())], ids=["uniform", "absent", "0"]
)
def test_only_uniform_workgroups_have_the_required_size(line: str, size: tuple[int, ...]) -> None:
    text = FULL.replace(UNIFORM, line)
    function = read_text(text).kernel(None)
    metadata = metadata_of(function.program, function.name)
    assert metadata is not None
    assert metadata.workgroup_size == size
    assert metadata.required_workgroup_size == (64, 1, 1)
    launch, facts = launch_of(text), launch_facts(function)
    assert launch.full_waves is bool(size)
    assert launch.may_fill_waves is not bool(size)
    assert launch.lane_bits({})[:1] == (((0, 5),) if size else ())
    assert launch.most_along(0) == 64
    assert launch.most_along(1) == 1
    assert facts.block == (size or None)
    assert facts.limits == (64, 1, 1)
    assert facts.has_rows
    assert facts.workgroup_ids[0][1] == (1 << 32) // 64 - 1


@pytest.mark.parametrize("size", ["[0, 0, 0]", "[64]", "[64, 0, 1]"])
def test_a_size_that_is_none_is_none(size: str) -> None:
    launch = launch_of(FULL.replace("[64, 1, 1]", size))
    assert not launch.full_waves
    assert launch.may_fill_waves
    assert launch.lane_bits({}) == ()


def test_workgroups_of_one_item_are_uniform() -> None:
    text = FULL.replace(UNIFORM, "").replace("[64, 1, 1]", "[1, 1, 1]")
    metadata = metadata_of(read_text(text), "kernel")
    assert metadata is not None
    assert metadata.workgroup_size == (1, 1, 1)


def test_lanes_without_a_work_item_count_where_the_last_workgroups_may_be_smaller() -> None:
    texts = [kernel(PROLOGUE + body, full=True) for body in (READ, OTHER)]
    assert verdict_of(*texts).status == PROVED
    ragged = [text.replace(UNIFORM, "") for text in texts]
    found = verdict_of(*ragged)
    assert found.status == ASSUMING
    assert [str(each) for each in found.assumptions] == ["full-waves"]
    assert verdict_of(texts[0], ragged[1]).status == UNKNOWN


@pytest.mark.parametrize(
    ("options", "is_uniform"),
    [
        (("-cl-std=CL1.2",), True),
        (("-cl-std=CL2.0",), False),
        (("-cl-std=CL3.0",), False),
        (("-cl-std=CL2.0", "-cl-uniform-work-group-size"), True),
        (("-cl-std=CL1.2", "-mcode-object-version=4"), False),
    ],
)
def test_clang_says_which_kernels_have_uniform_workgroups(
    options: tuple[str, ...], is_uniform: bool, tmp_path: Path
) -> None:
    source = tmp_path / "k.cl"
    size = "__attribute__((reqd_work_group_size(64, 1, 1)))"
    source.write_text(f"{size} __kernel void k(__global float *p) {{ p[__builtin_amdgcn_workitem_id_x()] = 1; }}")
    target = ("-x", "cl", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-cl-no-stdinc", "-nogpulib", "-O2", "-S")
    command = (*Toolchain.find().clang, *target, *options, str(source), "-o", "-")
    text = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    metadata = metadata_of(read_text(text), "k")
    assert metadata is not None
    assert metadata.required_workgroup_size == (64, 1, 1)
    assert bool(metadata.workgroup_size) is is_uniform
