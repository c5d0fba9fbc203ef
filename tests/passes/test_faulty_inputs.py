"""Kernels that go wrong by themselves: the message is about the kernel, not about isatool."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_kernels import LOAD_ARGUMENTS, small_kernel, small_spec, spec_text

from isatool.asm.emitter import emit
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.emulator.compare import launches_of
from isatool.pipeline.evidence import RefutedError
from isatool.pipeline.proof import emulate_both

BEYOND = (
    LOAD_ARGUMENTS
    + """
    v_lshlrev_b32_e32 v1, 2, v0
    v_mov_b32_e32 v2, 1.0
    v_mov_b32_e32 v5, 0
    ds_store_b32 v1, v2
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_mov_b32 s9, 0
    .L0:
    ds_load_b32 v3, v1
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v5, v5, v3
    v_add_nc_u32_e32 v1, 64, v1
    s_add_i32 s9, s9, 1
    s_cmp_lg_u32 s9, 8
    s_cbranch_scc1 .L0
    v_lshlrev_b32_e32 v1, 2, v0
    global_store_b32 v1, v5, s[6:7]
"""
)
"""reads up to 448 bytes after the 256 bytes of LDS that it has, in every iteration from the second on"""


def test_a_copied_access_out_of_bounds_is_the_fault_of_the_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = small_kernel(BEYOND, lds=256)
    source, spec, out = tmp_path / "k.s", tmp_path / "k.toml", tmp_path / "out.s"
    source.write_text(emit(kernel.program))
    spec.write_text(spec_text(grid="1"))
    assert main(["unroll", str(source), "-o", str(out), "--require-change"]) == 0
    number = next(n for n, text in enumerate(source.read_text().splitlines(), 1) if "ds_load_b32" in text)
    said = f"proved for all inputs; emulated: the same outputs; the input itself goes wrong in line {number}:"
    assert said in capsys.readouterr().out
    assert said in out.read_text()


def test_a_difference_of_a_kernel_that_goes_wrong_is_told_with_its_line() -> None:
    first = small_kernel(BEYOND, lds=256)
    second = small_kernel(BEYOND.replace("v_add_f32_e32 v5, v5, v3", "v_sub_f32_e32 v5, v5, v3"), lds=256)
    launches = launches_of(small_spec(grid="1"))
    for is_proved in (False, True):
        with pytest.raises(UserError) as caught:
            emulate_both(first, second, launches, "auto", is_proved)
        (found,) = caught.value.diagnostics
        assert "the kernel itself goes wrong on the emulator" in found.message
        assert "out-of-bounds: load of 4 bytes at LDS+256, of 256 bytes" in found.message
        assert found.source.strip() == "ds_load_b32 v3, v1"
        assert found.span.line == [line.text for line in first.program.lines].index(found.source) + 1


def test_more_of_the_same_fault_without_a_proof_is_no_equality() -> None:
    first = small_kernel(BEYOND, lds=256)
    again = "ds_load_b32 v3, v1\n    s_waitcnt lgkmcnt(0)\n    "
    second = small_kernel(BEYOND.replace("ds_load_b32 v3, v1", again + "ds_load_b32 v3, v1"), lds=256)
    launches = launches_of(small_spec(grid="1"))
    assert "the same outputs" in emulate_both(first, second, launches, "auto", is_proved=True)
    with pytest.raises(UserError):
        emulate_both(first, second, launches, "auto", is_proved=False)


def test_a_fault_that_only_the_output_has_is_ours() -> None:
    first = small_kernel(BEYOND.replace("v_add_nc_u32_e32 v1, 64", "v_add_nc_u32_e32 v1, 0"), lds=256)
    with pytest.raises(RefutedError):
        emulate_both(first, small_kernel(BEYOND, lds=256), launches_of(small_spec(grid="1")), "auto", is_proved=True)
