"""Orders of k-steps whose loads run along k: tile after tile needs fewer registers, and computes the same."""

from __future__ import annotations

import pytest
from checked import finished, run_pass
from random_kernels import kernel

from isatool.analysis.banks import measure
from isatool.ir.program import Function
from isatool.passes.common.result import Context
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
