"""Kernels that ask the hardware about themselves: the answer depends on code that proofs do not compare."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.analysis.lds_layout import Piece, Rows
from isatool.asm.reader import read_text
from isatool.isa.hardware import OF_THE_WAVE, REGISTERS
from isatool.verify.certificate import Step
from isatool.verify.check_certificate import check_steps
from isatool.verify.lemma import Lemma
from isatool.verify.lemmas.lds_map import MovedLds
from isatool.verify.lemmas.reorder import Reordered
from isatool.verify.lemmas.unfolding import Unfolded
from isatool.verify.verdict import PROVED, UNKNOWN, CutPoint

OF_THE_CODE = sorted(set(REGISTERS.values()) - OF_THE_WAVE)


def asks(name: str, before: str = "s_cmp_eq_u32 s8, s8", vgprs: int = 64) -> str:
    """A kernel that stores what a hardware register holds."""
    body = f"{before}\ns_getreg_b32 s20, hwreg({name})\nv_mov_b32_e32 v2, s20\nglobal_store_b32 v1, v2, s[4:5]"
    return kernel(PROLOGUE + body).replace("next_free_vgpr 64", f"next_free_vgpr {vgprs}")


def test_what_depends_on_the_code_is_known() -> None:
    assert OF_THE_CODE == ["GPR_ALLOC", "IB_STS", "LDS_ALLOC", "STATUS", "TRAPSTS"]


@pytest.mark.parametrize(
    "name", [*(f"HW_REG_{name}" for name in OF_THE_CODE), "2", "5, 0, 32", "HW_REG_XNACK_MASK", "40"]
)
def test_a_program_that_is_told_of_its_code_is_unknown(name: str) -> None:
    """SCC is another one, and so is the number of registers."""
    for second in (asks(name, "s_cmp_lg_u32 s8, s8"), asks(name, vgprs=128)):
        found = verdict_of(asks(name), second)
        assert found.status == UNKNOWN
        assert "depends on the code" in str(found.first_difference)
    assert verdict_of(asks(name), asks(name)).status == PROVED


@pytest.mark.parametrize("name", ["HW_REG_HW_ID1", "HW_REG_SHADER_CYCLES, 0, 20", "29", "HW_REG_MODE, 4, 4", "1, 0, 4"])
def test_where_and_when_a_wave_runs_does_not(name: str) -> None:
    assert verdict_of(asks(name), asks(name, "s_cmp_lg_u32 s8, s8")).status == PROVED


LEMMAS: tuple[Lemma, ...] = (Unfolded(), Reordered((CutPoint(3), CutPoint(3)), (CutPoint(7), CutPoint(7))))


@pytest.mark.parametrize("lemma", LEMMAS, ids=["unfolding", "reorder"])
def test_no_lemma_proves_it(lemma: Lemma) -> None:
    first, second = (
        read_text(asks("HW_REG_STATUS", f"s_cmp_{how}_u32 s8, s8"), "k.s").kernel() for how in ("eq", "lg")
    )
    found = check_steps(first, second, (Step(lemma),))
    assert found.status == UNKNOWN


def test_how_much_lds_there_is_changes_with_its_layout() -> None:
    body = "v_lshlrev_b32_e32 v3, 2, v0\nds_store_b32 v3, v1\ns_waitcnt lgkmcnt(0)\nds_load_b32 v4, v3\n"
    body += "s_waitcnt lgkmcnt(0)\ns_getreg_b32 s20, hwreg({name})\nv_add_nc_u32_e32 v4, s20, v4\n"
    body += "global_store_b32 v1, v4, s[4:5]"
    status = []
    for name in ("HW_REG_HW_ID1", "HW_REG_LDS_ALLOC"):
        first = kernel(PROLOGUE + body.replace("{name}", name), lds=1024)
        second = first.replace("group_segment_fixed_size 1024", "group_segment_fixed_size 2048")
        second = second.replace("group_segment_fixed_size: 1024", "group_segment_fixed_size: 2048")
        lemma = MovedLds((Piece(0, 1024, 0, Rows()),))
        kernels = (read_text(text, "k.s").kernel() for text in (first, second))
        status.append(check_steps(*kernels, (Step(lemma),)).status)
    assert status == [PROVED, UNKNOWN]
