"""CU mode instead of WGP mode is right where a workgroup has room on one CU; the other way is never taken on trust."""

from __future__ import annotations

from pathlib import Path

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.asm.reader import read_text
from isatool.cli.main import main
from isatool.pipeline.judge import judge
from isatool.verify.verdict import PROVED, REFUTED, UNKNOWN, Verdict

ONE = "v_mov_b32_e32 v2, 1\nglobal_store_b32 v1, v2, s[4:5]\n"
SHARED = (
    "global_store_b32 v1, v0, s[4:5]\ns_waitcnt_vscnt null, 0x0\ns_barrier\nbuffer_gl0_inv\n"
    "global_load_b32 v2, v1, s[4:5] offset:4\ns_waitcnt vmcnt(0)\nglobal_store_b32 v1, v2, s[4:5] offset:64\n"
)
SAMPLE = Path(__file__).resolve().parents[2] / "samples/sgemm/kernel5.s"


def in_mode(body: str, mode: int | None, told: int | None = None, *, vgprs: int = 64, size: int = 256) -> str:
    """A kernel whose descriptor and metadata name these modes; None: not named."""
    text = kernel(PROLOGUE + body, lds=64)
    text = text.replace("next_free_vgpr 64", f"next_free_vgpr {vgprs}")
    text = text.replace("max_flat_workgroup_size: 256", f"max_flat_workgroup_size: {size}")
    if mode is not None:
        text = text.replace("\t.end_amdhsa", f"\t\t.amdhsa_workgroup_processor_mode {mode}\n\t.end_amdhsa", 1)
    if told is not None:
        text = text.replace("    .name: ", f"    .workgroup_processor_mode: {told}\n    .name: ", 1)
    assert f"max_flat_workgroup_size: {size}" in text
    assert f"next_free_vgpr {vgprs}" in text
    return text


def judged(first: str, second: str) -> Verdict:
    """The verdict of commands on two files."""
    one, two = (read_text(text, "kernel.s").kernel(None) for text in (first, second))
    return judge(one, two)


@pytest.mark.parametrize(("mode", "told"), [(1, None), (None, None), (1, 1), (None, 1)])
def test_wgp_mode_may_become_cu_mode(mode: int | None, told: int | None) -> None:
    after = in_mode(ONE, 0, None if told is None else 0)
    assert verdict_of(in_mode(ONE, mode, told), after).status == PROVED


@pytest.mark.parametrize(("mode", "told"), [(1, None), (None, None), (1, 1), (1, 0)])
def test_cu_mode_never_becomes_wgp_mode(mode: int | None, told: int | None) -> None:
    found = verdict_of(in_mode(ONE, 0, None if told is None else 0), in_mode(ONE, mode, told))
    assert found.status == UNKNOWN
    assert "buffer_gl0_inv" in str(found.first_difference)


@pytest.mark.parametrize(("before", "after"), [((1, 1), (0, 1)), ((1, 1), (0, None)), ((1, None), (0, 0)),
                                               ((1, 1), (1, 0)), ((0, 0), (0, 1)), ((1, None), (1, 1))])  # fmt: skip
def test_metadata_that_do_not_go_along_are_no_safe_change(
    before: tuple[int, int | None], after: tuple[int, int | None]
) -> None:
    assert verdict_of(in_mode(ONE, *before), in_mode(ONE, *after)).status == UNKNOWN


@pytest.mark.parametrize(
    ("vgprs", "size", "status"),
    [(96, 1024, PROVED), (97, 1024, UNKNOWN), (256, 256, PROVED), (168, 576, PROVED), (169, 576, UNKNOWN)],
)
def test_a_workgroup_needs_wave_slots_and_registers_of_one_cu(vgprs: int, size: int, status: str) -> None:
    """1536 VGPRs in granules of 24: 96 VGPRs leave 32 slots on two SIMDs, 168 leave 18, 192 leave 16."""
    found = verdict_of(in_mode(ONE, 1, 1, vgprs=vgprs, size=size), in_mode(ONE, 0, 0, vgprs=vgprs, size=size))
    assert found.status == status, found


def test_the_registers_of_the_second_kernel_are_what_needs_room() -> None:
    first = in_mode(ONE, 1, 1, vgprs=96, size=1024)
    assert verdict_of(first, in_mode(ONE, 0, 0, vgprs=128, size=1024)).status == UNKNOWN
    assert (
        verdict_of(in_mode(ONE, 1, 1, vgprs=128, size=1024), in_mode(ONE, 0, 0, vgprs=96, size=1024)).status == PROVED
    )


@pytest.mark.parametrize(
    ("vgprs", "size", "status"),
    [(192, 1024, PROVED), (193, 1024, UNKNOWN), (256, 1024, UNKNOWN), (256, 640, PROVED), (256, 641, UNKNOWN)],
)
@pytest.mark.parametrize("mode", [1, None])
def test_a_workgroup_that_runs_has_room_with_the_registers_of_the_second_kernel(
    mode: int | None, vgprs: int, size: int, status: str
) -> None:
    """1536 VGPRs on each of four SIMDs: 192 leave 32 waves, 256 leave 20."""
    found = judged(in_mode(ONE, mode, vgprs=64, size=size), in_mode(ONE, mode, vgprs=vgprs, size=size))
    assert found.status == status, found
    assert status == PROVED or "no longer finds room" in str(found.first_difference)


def test_a_workgroup_that_never_had_room_is_not_asked_for() -> None:
    texts = [in_mode(ONE, 1, vgprs=vgprs, size=1024) for vgprs in (240, 256, 160)]
    assert judged(texts[0], texts[1]).status == UNKNOWN  # 768 work-items had room
    assert judged(texts[1], texts[0]).status == judged(texts[0], texts[2]).status == PROVED


def test_a_switch_to_cu_mode_hides_no_other_difference() -> None:
    first = in_mode(ONE, 1, 1)
    changes = {
        "v2, 1": "v2, 2",
        "float_denorm_mode_32 3": "float_denorm_mode_32 0",
        "fixed_size 64": "fixed_size 32",
        "max_flat_workgroup_size: 256": "max_flat_workgroup_size: 64",
    }
    for old, new in changes.items():
        second = in_mode(ONE, 0, 0)
        assert old in second
        assert verdict_of(first, second.replace(old, new)).status in (UNKNOWN, REFUTED), old


def test_invalidations_are_not_dropped_on_the_way_to_cu_mode() -> None:
    """The validator grants the mode, not what a compiler would leave out in it."""
    assert verdict_of(in_mode(SHARED, 1, 1), in_mode(SHARED, 0, 0)).status == PROVED
    bare = SHARED.replace("buffer_gl0_inv\n", "")
    assert verdict_of(in_mode(SHARED, 1, 1), in_mode(bare, 0, 0)).status != PROVED
    assert verdict_of(in_mode(bare, 0, 0), in_mode(bare, 1, 1)).status == UNKNOWN


def test_code_that_is_the_same_needs_no_understanding() -> None:
    """Waves of 64 lanes are not followed; a file that differs in its mode alone is no riddle all the same."""
    wide = "\t\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa"
    first, second = (in_mode(ONE, mode, mode).replace("\t.end_amdhsa", wide, 1) for mode in (1, 0))
    assert verdict_of(first, second).status == PROVED
    assert verdict_of(second, first).status == UNKNOWN
    assert verdict_of(first, second.replace("v2, 1", "v2, 2")).status == UNKNOWN


def test_equal_runs_do_not_make_wgp_mode_safe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wgp = tmp_path / "wgp.s"
    text = SAMPLE.read_text().replace("workgroup_processor_mode 0", "workgroup_processor_mode 1")
    wgp.write_text(text.replace("workgroup_processor_mode: 0", "workgroup_processor_mode: 1"))
    command = ["--launch", str(SAMPLE.with_suffix(".toml")), "--size", "N=128"]
    assert main(["verify", str(SAMPLE), str(wgp), *command]) == 3
    assert "buffer_gl0_inv" in capsys.readouterr().err
    assert main(["verify", str(wgp), str(SAMPLE), *command]) == 0
