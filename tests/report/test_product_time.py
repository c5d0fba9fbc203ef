"""`isatool analyze --size M=,N=,K=` of a kernel of Tensile: its main loop at that size."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from isatool.cli.main import main

NAME = "Cijk_Ailk_Bljk_SB_MT32x16x1_SN_GSU{split}_K1_TT16_1_WG8_4_1_WGM8"
ARGUMENTS = ("SizesFree, .offset: 8, .size: 12", "SizesSum, .offset: 20, .size: 4")


def text(name: str, copies: int, arguments: tuple[str, ...] = ARGUMENTS) -> str:
    """A tile of 32 x 16 by 32 work-items; one iteration of the loop adds `copies` products to each of 16 sums."""
    fmas = "\n".join(
        f"\tv_fmac_f32_e32 v{1 + number}, v{30 + number % 2}, v{32 + number % 2}"
        for _ in range(copies)
        for number in range(16)
    )
    metadata = "\n".join(f"      - {{.name: {each}, .value_kind: by_value}}" for each in arguments)
    return f"""
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.globl {name}
	.p2align 8
	.type {name},@function
{name}:
	s_load_b64 s[4:5], s[0:1], 0x0
	s_load_b32 s6, s[0:1], 0x14
	s_waitcnt lgkmcnt(0)
LoopBeginL_1:
{fmas}
	s_sub_u32 s6, s6, {copies}
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 LoopBeginL_1
	v_lshlrev_b32_e32 v0, 7, v0
	global_store_b128 v0, v[1:4], s[4:5]
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel {name}
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 34
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - {{.name: D, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global}}
{metadata}
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 32
    .name: {name}
    .private_segment_fixed_size: 0
    .sgpr_count: 8
    .symbol: {name}.kd
    .vgpr_count: 34
    .wavefront_size: 32
amdhsa.version: [1, 1]
...
	.end_amdgpu_metadata
"""


def product(path: Path, written: str, sizes: str, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    path.write_text(written)
    assert main(["analyze", str(path), "--size", sizes, "--try", "none", "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)["kernels"][0]["product"]
    return found


@pytest.mark.parametrize(
    ("copies", "split", "sizes", "workgroups", "iterations"),
    [
        (1, 1, "M=4096,N=4096,K=64", 128 * 256, 64),
        (2, 1, "M=4096,N=4096,K=64", 128 * 256, 32),
        (1, 4, "M=4096,N=4096,K=64", 4 * 128 * 256, 16),
        (1, 1, "M=33,N=17,K=5,B=3", 2 * 2 * 3, 5),
        (1, 4, "M=32,N=16,K=63", 4, 16),
    ],
)
def test_iterations_and_workgroups_follow_from_the_sizes(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    copies: int,
    split: int,
    sizes: str,
    workgroups: int,
    iterations: int,
) -> None:
    found = product(tmp_path / "k.s", text(NAME.format(split=split), copies), sizes, capsys)
    assert (found["label"], found["workgroups"], found["iterations"]) == ("LoopBeginL_1", workgroups, iterations)


def test_twice_the_depth_takes_twice_the_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = text(NAME.format(split=1), 1)
    one, two = (
        product(tmp_path / "k.s", written, f"M=4096,N=4096,K={depth}", capsys)["seconds"] for depth in (64, 128)
    )
    assert isinstance(one, float)
    assert two == pytest.approx(2 * one)


def test_the_first_lines_say_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "k.s"
    path.write_text(text(NAME.format(split=1), 1))
    assert main(["analyze", "-q", "--try", "none", str(path), "--size", "M=4096", "--size", "N=4096,K=64"]) == 0
    line = capsys.readouterr().out.splitlines()[1]
    assert line.startswith("  at 4096 x 4096 x 64: 32768 workgroups, 64 iterations of LoopBeginL_1 each, ~")
    assert "TFLOP/s by the model, bound by VALU" in line


@pytest.mark.parametrize(
    ("sizes", "written", "expected"),
    [
        ("M=64,N=64", text(NAME.format(split=1), 1), "expected sizes of a launch spec"),
        ("M=64,N=64,K=0", text(NAME.format(split=1), 1), "expected sizes of a launch spec"),
        ("M=64,N=64,K=8", text("gemm", 1), "gemm is no kernel of Tensile"),
        ("M=64,N=64,K=8", text(NAME.format(split=1), 1, ARGUMENTS[:1]), "is no kernel of Tensile"),
        ("M=64,N=64,K=8", text(NAME.format(split=1).replace("32x16x1", "32x0x1"), 1), "is no kernel of Tensile"),
        ("M=64,N=64,K=8", text(NAME.format(split=1), 0), "has no loop of arithmetic"),
    ],
)
def test_other_sizes_and_kernels_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], sizes: str, written: str, expected: str
) -> None:
    path = tmp_path / "k.s"
    path.write_text(written)
    assert main(["analyze", str(path), "--size", sizes, "--try", "none"]) == 2
    assert expected in capsys.readouterr().err
