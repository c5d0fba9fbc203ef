"""Orders of k-steps whose loads run along k: tile after tile needs fewer registers, and computes the same."""

from __future__ import annotations

import pytest
from checked import finished, run_pass
from random_kernels import kernel

from isatool.analysis.banks import measure
from isatool.ir.program import Function
from isatool.passes.common.result import Context
from isatool.passes.rebank import rebank as passes_rebank
from isatool.passes.rebank.rebank import Rebank
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED

COLUMNS, STEPS = 4, 4
RIGHT, LEFT = 2, 18
"""first registers of the columns of all steps, and of a row through all steps"""


def tiles(rows: int) -> Function:
    """Rows of four k-steps, one load each, times four columns of four k-steps, as Triton orders them: row after row."""
    first = LEFT + STEPS
    total = {(row, column): first + COLUMNS * row + column for row in range(rows) for column in range(COLUMNS)}
    lines = ["v_and_b32_e32 v0, 31, v0", "v_lshlrev_b32_e32 v0, 4, v0", "v_mov_b32_e32 v1, 0"]
    lines += [f"v_cvt_f32_i32_e32 v{number}, {number - first}" for number in total.values()]
    lines += [f"ds_load_b128 v[{RIGHT + 4 * k}:{RIGHT + 4 * k + 3}], v1 offset:{16 * k}" for k in range(STEPS)]
    for row in range(rows):
        lines += [f"ds_load_b128 v[{LEFT}:{LEFT + 3}], v0 offset:{64 + 16 * row}", "s_waitcnt lgkmcnt(0)"]
        lines += [
            f"v_fmac_f32_e32 v{total[row, column]}, v{LEFT + k}, v{RIGHT + 4 * k + column}"
            for k in range(STEPS)
            for column in range(COLUMNS)
        ]
    lines += ["s_load_b64 s[0:1], s[0:1], 0x0", "s_waitcnt lgkmcnt(0)"]
    lines += [f"global_store_b32 v0, v{number}, s[0:1] offset:{4 * n}" for n, number in enumerate(total.values())]
    return kernel("".join(f"\t{line}\n" for line in (*lines, "s_endpgm")), vgprs=first + len(total)).kernel("k")


@pytest.mark.parametrize("rows", [12, 24])
def test_all_fmas_pair_though_the_rows_of_all_steps_do_not_fit(rows: int) -> None:
    source = tiles(rows)
    limit = COLUMNS * rows + 16 + 3 * 4 + 4
    assert limit < COLUMNS * (2 * rows) + 16
    after = finished(source, run_pass(source, Rebank(), vgprs=limit))
    figures = measure([each for _, each in after.instructions])
    assert figures.dual == rows * COLUMNS * STEPS // 2
    verdict = prove(source, after)
    assert verdict.status == PROVED, str(verdict)


def test_where_registers_suffice_steps_follow_each_other() -> None:
    source = tiles(4)
    result = Rebank().run(source, Context(96))
    assert result.changed


def mixed_tuple() -> Function:
    """A 4 x 4 product of which one load, which cannot be cut, fills a row and a column."""
    lines = ["v_mov_b32_e32 v0, 0", "s_mov_b64 s[4:5], 0", "s_mov_b32 s6, 64", "s_mov_b32 s7, 0x31016000"]
    lines += [f"v_cvt_f32_i32_e32 v{20 + number}, {number}" for number in range(16)]
    lines += [
        "buffer_load_b64 v[2:3], v0, s[4:7], 0 offen",
        "ds_load_b128 v[4:7], v0",
        "ds_load_b64 v[8:9], v0 offset:16",
    ]
    lines += ["s_load_b64 s[0:1], s[0:1], 0x0", "s_waitcnt vmcnt(0) lgkmcnt(0)"]
    rows, columns = (2, 4, 5, 6), (3, 7, 8, 9)
    cells = [(row, column) for row in rows for column in columns]
    lines += [f"v_fmac_f32_e32 v{20 + n}, v{row}, v{column}" for n, (row, column) in enumerate(cells)]
    lines += [f"global_store_b32 v0, v{20 + n}, s[0:1] offset:{4 * n}" for n in range(16)]
    return kernel("".join(f"\t{line}\n" for line in (*lines, "s_endpgm")), vgprs=40).kernel("k")


def test_a_plan_that_a_tuple_contradicts_is_cut_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passes_rebank, "_WHOLE", ())
    source = mixed_tuple()
    result = run_pass(source, Rebank(), vgprs=48)
    after = finished(source, result)
    assert measure([each for _, each in after.instructions]).dual >= 4
    assert any("cut down" in remark.message for remark in result.remarks)
    assert prove(source, after).status == PROVED
