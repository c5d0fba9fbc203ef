"""The order of planned pairs among the other instructions of a block."""

from __future__ import annotations

from random_kernels import kernel

from isatool.analysis.banks import measure
from isatool.ir.program import Function
from isatool.passes.common.result import Context
from isatool.passes.rebank.rebank import Rebank
from isatool.pipeline.repair import repair, same_function

ROWS, COLUMNS, FIRST = 4, 4, 40


def product(middle: str) -> Function:
    """A 4 x 4 outer product; the last row's word is loaded after the FMAs of the others, `middle` after that."""
    columns = range(36, 36 + COLUMNS)
    lines = [f"ds_load_b32 v{FIRST + number}, v1 offset:{4 * number}" for number in range(ROWS * COLUMNS)]
    lines += ["ds_load_b96 v[32:34], v0", "ds_load_b128 v[36:39], v0 offset:64", "s_waitcnt lgkmcnt(0)"]
    for row in range(ROWS):
        if row == ROWS - 1:
            lines += ["ds_load_b32 v35, v0 offset:12", "s_waitcnt lgkmcnt(0)", *middle.splitlines()]
        lines += [f"v_fmac_f32_e32 v{FIRST + 4 * row + k}, v{32 + row}, v{word}" for k, word in enumerate(columns)]
    lines += [f"global_store_b32 v2, v{FIRST + number}, s[0:1] offset:{4 * number}" for number in range(ROWS * COLUMNS)]
    return kernel("".join(f"\t{line}\n" for line in (*lines, "s_endpgm"))).kernel("k")


def dual(function: Function) -> int:
    """FMAs that are halves of pairs, after rebank."""
    result = repair(function, Rebank().run(function, Context(96)))
    return 2 * measure([each for _, each in same_function(result.program, function).instructions]).dual


def test_a_word_that_is_loaded_between_two_fmas_goes_before_their_pair() -> None:
    assert dual(product("")) == ROWS * COLUMNS


def test_what_reads_an_accumulator_between_two_fmas_comes_behind_their_pair() -> None:
    assert dual(product(f"global_store_b32 v2, v{FIRST + 9}, s[0:1] offset:256")) == ROWS * COLUMNS


def test_what_stands_between_two_fmas_and_depends_on_both_keeps_them_apart() -> None:
    assert dual(product("s_mov_b32 exec_lo, s4")) < ROWS * COLUMNS


def test_an_odd_word_whose_column_has_one_fma_gets_no_second_load() -> None:
    """The second load is planned before it is known that no pair needs it."""
    lines = [f"ds_load_b32 v{FIRST + number}, v1 offset:{4 * number}" for number in range(9)]
    lines += ["ds_load_b128 v[32:35], v0", "ds_load_b96 v[36:38], v0 offset:64", "s_waitcnt lgkmcnt(0)"]
    cells = [(row, column) for row in range(4) for column in range(2)] + [(0, 2)]
    lines += [f"v_fmac_f32_e32 v{FIRST + n}, v{32 + row}, v{36 + column}" for n, (row, column) in enumerate(cells)]
    lines += [f"global_store_b32 v2, v{FIRST + number}, s[0:1] offset:{4 * number}" for number in range(9)]
    assert dual(kernel("".join(f"\t{line}\n" for line in (*lines, "s_endpgm"))).kernel("k")) == 8
