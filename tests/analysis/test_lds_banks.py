"""LDS accesses and their bank conflicts: predicted from addresses, seen on the emulator, counted by hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples import some
from hypothesis import given
from hypothesis import strategies as st

from isatool.analysis.affine import analyse_affine
from isatool.analysis.lds_accesses import lds_accesses, unresolved
from isatool.analysis.lds_banks import LdsTiming, Prediction, conflicts, predict
from isatool.asm.launch import load_spec
from isatool.asm.reader import read_file, read_text
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.model.observe import observe
from isatool.model.parameters import default_model

ROOT = Path(__file__).resolve().parents[2]
TILES = ROOT / "tests/data/lds"
SAMPLES = ROOT / "samples/sgemm"
TIMING = LdsTiming(chips.DEFAULT.lds_banks)
_HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.text\n\t.type k,@function\nk:\n'
_TAIL = """\ts_endpgm
.Lend:
\t.size k, .Lend-k
\t.amdhsa_kernel k
\t\t.amdhsa_group_segment_fixed_size 4096
\t\t.amdhsa_next_free_vgpr 16
\t\t.amdhsa_next_free_sgpr 16
\t.end_amdhsa_kernel
"""


def kernel_of(body: str) -> Function:
    """A kernel of 1024 work-items in a row."""
    return read_text(
        _HEAD + "".join(f"\t{line.strip()}\n" for line in body.strip().splitlines()) + _TAIL, "k.s"
    ).kernel()


def predicted(function: Function, block: tuple[int, int, int] | None = None) -> dict[int, Prediction]:
    """Predictions by line number."""
    affine = analyse_affine(function)
    found = predict(affine, lds_accesses(affine), TIMING, block)
    return {function.program.lines[affine.flow.lines[index]].number: made for index, made in found.items()}


@pytest.mark.parametrize(("stride", "cycles"), [(0, 1), (1, 1), (2, 2), (3, 1), (4, 4), (16, 16), (32, 32), (33, 1)])
def test_lanes_a_stride_apart_take_as_many_cycles_as_share_a_bank(stride: int, cycles: int) -> None:
    assert TIMING.cycles([4 * stride * lane for lane in range(32)], 4) == cycles


def test_wide_accesses_are_served_in_groups_of_lanes() -> None:
    assert TIMING.cycles([16 * lane for lane in range(32)], 16) == TIMING.ideal(32, 16) == 4
    assert TIMING.cycles([8 * lane for lane in range(32)], 8) == TIMING.ideal(32, 8) == 2
    assert TIMING.cycles([128 * lane for lane in range(32)], 16) == 32


def test_a_chip_with_other_banks_has_other_conflicts() -> None:
    assert LdsTiming(banks=64).cycles([128 * lane for lane in range(32)], 4) == 16
    timing = LdsTiming(chips.DEFAULT.lds_banks, lanes={1: 16, 2: 16, 3: 8, 4: 8})
    assert timing.cycles([4 * lane for lane in range(32)], 4) == 2


@given(st.lists(st.integers(0, 4095), min_size=32, max_size=32), st.integers(0, 1000))
def test_moving_all_lanes_by_whole_dwords_changes_nothing(words: list[int], shift: int) -> None:
    plain = [4 * word for word in words]
    assert TIMING.cycles(plain, 4) == TIMING.cycles([address + 4 * shift for address in plain], 4)


def test_the_address_of_every_width_is_followed_with_its_offset() -> None:
    kernel = kernel_of("""
        v_lshlrev_b32_e32 v1, 4, v0
        ds_load_u8 v2, v1 offset:3
        ds_load_b64 v[2:3], v1 offset:8
        ds_load_b96 v[2:4], v1
        ds_load_2addr_b32 v[2:3], v1 offset0:1 offset1:3
        ds_load_2addr_stride64_b64 v[4:7], v1 offset0:1 offset1:2
        ds_store_b16_d16_hi v1, v2 offset:2
        ds_add_u32 v1, v2
    """)
    affine = analyse_affine(kernel)
    found = [
        (access.size, access.low, access.offset, access.is_load, access.is_store) for access in lds_accesses(affine)
    ]
    assert found == [
        (1, 3, 3, True, False),
        (8, 8, 8, True, False),
        (12, 0, 0, True, False),
        (4, 4, 4, True, False),
        (4, 12, 12, True, False),
        (8, 512, 512, True, False),
        (8, 1024, 1024, True, False),
        (2, 2, 2, False, True),
        (4, 0, 0, True, True),
    ]
    assert unresolved(affine, lds_accesses(affine)) == ()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("ds_append v1", "takes no address"),
        ("ds_load_addtid_b32 v1", "takes no address"),
        ("flat_load_b32 v1, v[2:3]", "may point into LDS"),
        ("s_swappc_b64 s[30:31], s[2:3]", ""),
        ("v_unknown_b32 v1, v2", ""),
    ],
)
def test_what_uses_lds_without_a_known_address_is_named(line: str, reason: str) -> None:
    affine = analyse_affine(kernel_of(f"v_lshlrev_b32_e32 v1, 2, v0\nds_store_b32 v1, v0\n{line}"))
    found = unresolved(affine, lds_accesses(affine))
    assert len(found) == 1
    assert reason in found[0].reason


@pytest.mark.parametrize("line", ["ds_bpermute_b32 v1, v2, v3", "ds_swizzle_b32 v1, v2 offset:swizzle(SWAP,16)"])
def test_permutations_do_not_use_storage(line: str) -> None:
    affine = analyse_affine(kernel_of(line))
    assert lds_accesses(affine) == ()
    assert unresolved(affine, ()) == ()


def test_masks_and_exclusive_or_in_addresses_are_followed() -> None:
    kernel = kernel_of("""
        v_and_b32_e32 v1, 31, v0
        v_lshrrev_b32_e32 v2, 5, v0
        v_xor_b32_e32 v2, v1, v2
        v_lshlrev_b32_e32 v1, 7, v1
        v_lshl_add_u32 v1, v2, 2, v1
        ds_load_b32 v3, v1
        v_bfe_u32 v4, v0, 0, 5
        v_lshlrev_b32_e32 v5, 7, v4
        v_lshl_or_b32 v5, v4, 2, v5
        ds_load_b32 v6, v5
    """)
    assert [prediction.cycles for prediction in predicted(kernel).values()] == [1, 1]


def test_lanes_that_differ_in_loaded_data_are_not_predicted() -> None:
    kernel = kernel_of("""
        v_lshlrev_b32_e32 v1, 2, v0
        ds_load_b32 v2, v1
        s_waitcnt lgkmcnt(0)
        v_and_b32_e32 v2, 0xfc, v2
        ds_load_b32 v3, v2
    """)
    first, second = predicted(kernel).values()
    assert (first.cycles, first.why) == (1, "")
    assert "loaded" in second.why


def test_a_block_whose_shape_nobody_tells_is_not_predicted() -> None:
    kernel = read_file(TILES / "transpose.s").kernel("transpose")
    assert all("shape" in prediction.why for prediction in predicted(kernel).values())
    assert max(prediction.conflict for prediction in predicted(kernel, (32, 32, 1)).values()) == 32


CASES = [
    *((SAMPLES / f"kernel{name}.s", SAMPLES / f"kernel{name}.toml") for name in ("2", "3", "4", "5", "5_unpadded")),
    *(
        (TILES / f"{name}{compiler}.s", TILES / f"{name}.toml")
        for name in ("transpose", "transpose4", "columns", "product", "phases", "folded")
        for compiler in ("", "_clang19")
    ),
]


@pytest.mark.parametrize(("path", "spec"), some(CASES, 2), ids=lambda path: path.stem)
def test_what_is_predicted_is_what_the_emulator_sees(path: Path, spec: Path) -> None:
    launch = load_spec(spec).resolve({})
    kernel = read_file(path).kernel(launch.spec.kernel)
    affine = analyse_affine(kernel)
    found = predict(affine, lds_accesses(affine), TIMING, launch.block)
    seen = observe(kernel, launch, default_model()).accesses
    compared = 0
    for index, prediction in found.items():
        access = seen.get(affine.flow.lines[index])
        if access is None or not access.lds_ideal:
            continue
        assert prediction.why == ""
        assert prediction.cycles == pytest.approx(access.lds_cycles), kernel.program.lines[affine.flow.lines[index]]
        assert prediction.ideal == pytest.approx(access.lds_ideal)
        compared += 1
    assert compared >= 2


def test_only_what_costs_too_much_is_a_conflict() -> None:
    kernel = read_file(SAMPLES / "kernel5_unpadded.s").kernel()
    affine = analyse_affine(kernel)
    found = predict(affine, lds_accesses(affine), TIMING)
    names = {affine.flow.instructions[prediction.instruction].mnemonic for prediction in conflicts(found)}
    assert names == {"ds_store_2addr_b32", "ds_store_b32"}
    assert list(conflicts(predict(affine, (), TIMING))) == []
