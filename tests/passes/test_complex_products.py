"""Complex products: negated words are flipped once, all FMAs pair, loads stay whole where the LDS is the limit."""

from __future__ import annotations

from pathlib import Path

import pytest
from checked import ROOT, finished, run_pass
from random_kernels import kernel

from isatool.analysis.banks import measure
from isatool.asm.reader import read_file, read_text
from isatool.ir.program import Function
from isatool.passes.rebank.rebank import Rebank
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED

CGEMM = ROOT / "benchmarks/corpus/real/cgemm.s"
SIDE = 4
"""complex rows and complex columns"""
FIRST = 20


def complex_product(conjugate: bool = False) -> Function:
    """One k-step of 4 x 4 complex numbers: rows in v2.., columns in v10.., real and imaginary parts side by side."""
    lines = ["v_mov_b32_e32 v0, 0"]
    lines += [f"v_cvt_f32_i32_e32 v{FIRST + number}, {number}" for number in range(2 * SIDE * SIDE)]
    lines += [f"ds_load_b128 v[{2 + 4 * n}:{5 + 4 * n}], v0 offset:{16 * n}" for n in range(4)]
    lines += ["s_waitcnt lgkmcnt(0)"]
    for row in range(SIDE):
        for column in range(SIDE):
            real = FIRST + 2 * (SIDE * row + column)
            a, b = 2 + 2 * row, 10 + 2 * column
            minus, plus = (
                f"v_fmac_f32_e32 v{real}, v{a + 1}, v{b + 1}",
                f"v_fma_f32 v{real + 1}, -v{a + 1}, v{b}, v{real + 1}",
            )
            if not conjugate:
                minus = f"v_fma_f32 v{real}, -v{a + 1}, v{b + 1}, v{real}"
                plus = f"v_fmac_f32_e32 v{real + 1}, v{a + 1}, v{b}"
            lines += [f"v_fmac_f32_e32 v{real}, v{a}, v{b}", f"v_fmac_f32_e32 v{real + 1}, v{a}, v{b + 1}", minus, plus]
    lines += ["s_load_b64 s[0:1], s[0:1], 0x0", "s_waitcnt lgkmcnt(0)"]
    lines += [f"global_store_b32 v0, v{FIRST + n}, s[0:1] offset:{4 * n}" for n in range(2 * SIDE * SIDE)]
    return kernel("".join(f"\t{line}\n" for line in (*lines, "s_endpgm")), vgprs=56).kernel("k")


@pytest.mark.parametrize("conjugate", [False, True])
def test_a_complex_product_is_all_pairs_and_a_flip_for_each_word(conjugate: bool) -> None:
    source = complex_product(conjugate)
    after = finished(source, run_pass(source, Rebank(), vgprs=72))
    figures = measure([each for _, each in after.instructions])
    assert figures.dual == 2 * SIDE * SIDE
    assert (
        str(after.program).count("0x80000000") == SIDE
        or sum("0x80000000" in str(each) for _, each in after.instructions) == SIDE
    )
    assert prove(source, after).status == PROVED


@pytest.mark.parametrize("wrong", ["v_add_nc_u32_e32 {}, 0x40000000, {}", "v_and_b32_e32 {}, 0x7fffffff, {}"])
def test_another_word_for_the_negated_one_is_not_proved(wrong: str) -> None:
    source = complex_product()
    after = finished(source, run_pass(source, Rebank(), vgprs=72))
    lines = [line.text for line in after.program.lines]
    place = next(number for number, text in enumerate(lines) if "v_add_nc_u32_e32" in text and "0x80000000" in text)
    _, target, _, word = lines[place].replace(",", "").split()
    lines[place] = "\t" + wrong.format(target, word)
    mutant = read_text("\n".join(lines) + "\n", Path("mutant.s"), source.program.chip)
    assert prove(source, mutant.kernel("k")).status != PROVED


def test_a_compiled_complex_product_keeps_its_wide_loads() -> None:
    """Its columns are 32 bytes apart: half as wide loads would take four times as long."""
    source = read_file(CGEMM).kernel("cgemm")
    after = finished(source, run_pass(source, Rebank(), vgprs=96))
    figures = measure([each for _, each in after.instructions])
    assert figures.dual == 256
    assert sum(each.name == "ds_load_b128" for _, each in after.instructions) == 32
