"""DESC findings: counts over the call graph, compiler conventions that are right, and what disagrees."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples import some

from isatool.asm.reader import read_file, read_text
from isatool.diagnostics import Diagnostic
from isatool.lint.run import Selection, check_program

DATA = Path(__file__).resolve().parents[1] / "data"
SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "sgemm"
DESC = Selection(select=("DESC",))


def check(text: str) -> tuple[Diagnostic, ...]:
    return check_program(read_text(text), DESC)


def replaced(path: Path, old: str, new: str) -> list[tuple[str, int]]:
    text = path.read_text()
    assert old in text
    changed = text.replace(old, new, 1)
    return [(found.rule, found.span.line) for found in check(changed)]


def line_of(path: Path, part: str) -> int:
    return next(number for number, line in enumerate(path.read_text().splitlines(), 1) if part in line)


@pytest.mark.parametrize(
    "path", some(sorted((*SAMPLES.glob("*.s"), *DATA.glob("*/*.s"))), 3), ids=lambda path: path.stem
)
def test_compiled_kernels_have_no_finding(path: Path) -> None:
    found = check_program(read_file(path), DESC)
    if "fuzz" in path.parts:  # made by our generator, which counts no user SGPRs up
        found = tuple(each for each in found if each.rule != "DESC-FEW-SGPRS")
    assert found == ()


@pytest.mark.parametrize(
    ("chip", "wave_size", "user", "ids", "found"),
    [
        ("gfx1100", 32, 2, 1, True),
        ("gfx1102", 32, 12, 3, True),
        ("gfx1102", 32, 13, 3, False),
        ("gfx1100", 32, 15, 1, False),
        ("gfx1100", 64, 2, 1, False),
        ("gfx1101", 32, 2, 1, False),
        ("gfx1103", 32, 2, 1, False),
        ("gfx1151", 32, 2, 1, False),
    ],
)
def test_two_chips_need_16_sgprs_at_the_start_of_wave32(
    chip: str, wave_size: int, user: int, ids: int, found: bool
) -> None:
    """As clang pads `user_sgpr_count` for these chips and no other (LLVM: UserSGPRInit16Bug)."""
    text = (
        f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"\n\t.text\nk:\n\ts_endpgm\n\t.amdhsa_kernel k\n'
        f"\t\t.amdhsa_user_sgpr_count {user}\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
        f"\t\t.amdhsa_system_sgpr_workgroup_id_y {ids > 1:d}\n\t\t.amdhsa_system_sgpr_workgroup_id_z {ids > 2:d}\n"
        f"\t\t.amdhsa_wavefront_size32 {wave_size == 32:d}\n"
        "\t\t.amdhsa_next_free_vgpr 1\n\t\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n"
    )
    findings = [each for each in check(text) if each.rule == "DESC-FEW-SGPRS"]
    assert [each.span.line for each in findings] == [6] * found
    for each in findings:
        assert f"{chip} fills {user + ids} SGPRs of 'k' at the start, it needs 16 of them" in each.message
        assert f".amdhsa_user_sgpr_count {16 - ids}" in each.notes[0]


KERNEL5 = SAMPLES / "kernel5.s"


def test_one_vgpr_too_few_is_found_at_the_register_and_the_declaration_is_shown() -> None:
    text = KERNEL5.read_text()
    declared = int(text.partition(".amdhsa_next_free_vgpr ")[2].split()[0])
    changed = text.replace(f".amdhsa_next_free_vgpr {declared}", f".amdhsa_next_free_vgpr {declared - 1}")
    (found, *rest) = check(changed)
    assert found.rule == "DESC-VGPR"
    assert f"v{declared - 1}" in found.source or f":{declared - 1}]" in found.source
    assert f".amdhsa_next_free_vgpr {declared - 1}" in found.notes[0]
    assert {found.rule for found in rest} == {"DESC-METADATA"}


def test_lds_sizes_that_disagree() -> None:
    place = line_of(KERNEL5, "    .group_segment_fixed_size: 8320")
    expected = [("DESC-LDS", place)]
    assert replaced(KERNEL5, "    .group_segment_fixed_size: 8320", "    .group_segment_fixed_size: 8192") == expected
    found = replaced(KERNEL5, ".amdhsa_group_segment_fixed_size 8320", ".amdhsa_group_segment_fixed_size 8192")
    assert {rule for rule, _ in found} == {"DESC-LDS", "DESC-COMMENT"}


def test_counts_that_an_attribute_pinned_higher_are_right() -> None:
    text = KERNEL5.read_text()
    declared = int(text.partition(".amdhsa_next_free_vgpr ")[2].split()[0])
    assert replaced(KERNEL5, f".amdhsa_next_free_vgpr {declared}", f".amdhsa_next_free_vgpr {declared + 8}") == []


CALLS = DATA / "calls" / "calls.s"


def test_registers_of_a_called_function_count() -> None:
    text = CALLS.read_text().replace("\ts_setpc_b64 s[30:31]", "\tv_mov_b32_e32 v9, 0\n\ts_setpc_b64 s[30:31]", 1)
    found = check(text)
    errors = [(each.rule, each.message) for each in found if each.rule == "DESC-VGPR"]
    assert errors == [
        ("DESC-VGPR", "kernel 'direct' uses v9 in _Z7iteratefi, which it calls, but declares 4 VGPRs"),
    ]
    assert "DESC-SET" in {each.rule for each in found}


def test_a_stored_address_is_no_call() -> None:
    text = """
	.type f,@function
f:
	v_mov_b32_e32 v40, 0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.type k,@function
k:
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, f@rel32@lo+4
	s_addc_u32 s1, s1, f@rel32@hi+12
	v_mov_b32_e32 v0, s0
	{}
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
"""
    assert check(text.format("s_nop 0")) == ()
    assert [found.rule for found in check(text.format("s_swappc_b64 s[30:31], s[0:1]"))] == ["DESC-VGPR"]
    assert check(text.format("s_mov_b64 s[0:1], s[4:5]\n\ts_swappc_b64 s[30:31], s[0:1]")) == ()


def test_a_descriptor_without_code_and_one_that_is_too_big() -> None:
    text = "\ts_endpgm\n\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 300\n\t\t.amdhsa_next_free_sgpr 1\n"
    assert sorted(found.rule for found in check(text + "\t.end_amdhsa_kernel\n")) == ["DESC-KERNEL", "DESC-LIMIT"]


def test_what_cannot_be_evaluated_is_one_finding() -> None:
    text = "k:\n\ts_endpgm\n\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr unknown\n\t\t.amdhsa_next_free_sgpr 1\n"
    (found,) = check(text + "\t.end_amdhsa_kernel\n")
    assert (found.rule, found.span.line, found.span.column) == ("DESC-VALUE", 4, 26)


def test_damaged_metadata_is_one_finding_and_the_rest_is_still_checked() -> None:
    text = KERNEL5.read_text().replace("    .vgpr_count: ", "    .vgpr_count: [", 1)
    assert [found.rule for found in check(text)] == ["DESC-VALUE"]
