"""pair where many instructions share a factor: half of them read a copy of it, if that saves issues."""

from __future__ import annotations

import pytest
from pair_snippets import LOADED, function_of, run, stored, texts
from random_kernels import kernel

from isatool.ir.program import Function
from isatool.passes.common.result import PassResult
from isatool.passes.pair.pair import Pair
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED

SCALED = "".join(f"v_mul_f32_e32 v{number}, v8, v{number}\n" for number in range(8))
ADDED = "".join(f"v_fmac_f32_e32 v{number}, v8, v1{number}\n" for number in range(8))
FEW = "".join(SCALED.splitlines(keepends=True)[:6])
LOADS = LOADED + "global_load_b32 v8, v20, s[0:1] offset:32\ns_waitcnt vmcnt(0)\n"
STORES = stored(*range(8))


def of(body: str) -> Function:
    return kernel("\n".join(f"\t{line}" for line in body.strip().splitlines()) + "\n\ts_endpgm").kernel("k")


def counts(found: PassResult | Function) -> tuple[int, int]:
    """(VALU issues, VALU operations)."""
    function = found if isinstance(found, Function) else function_of(found)
    valu = [i for _, i in function.instructions if i.mnemonic.startswith("v_")]
    return len(valu), sum(len(i.halves) for i in valu)


@pytest.mark.parametrize("row", [SCALED, ADDED])
def test_readers_of_one_factor_pair_by_a_copy(row: str) -> None:
    assert counts(run(LOADS + row + STORES)) == (5, 9)


@pytest.mark.parametrize("readers", [4, 5, 6, 7])
@pytest.mark.parametrize("row", [SCALED, ADDED])
def test_four_readers_are_worth_a_copy(row: str, readers: int) -> None:
    """A thread tile of four rows and one column: four FMAs a k-step issue as a move and two pairs."""
    body = LOADS + "".join(row.splitlines(keepends=True)[:readers]) + STORES
    found = run(body)
    assert counts(found)[0] <= counts(of(body))[0] - readers // 2 + 1
    assert prove(of(body), function_of(found)).status == PROVED


@pytest.mark.parametrize("row", [SCALED, ADDED])
def test_the_copy_computes_the_same(row: str) -> None:
    body = LOADS + row + STORES
    assert prove(of(body), function_of(run(body))).status == PROVED


@pytest.mark.parametrize(
    "row",
    [
        "".join(SCALED.splitlines(keepends=True)[:3]),
        FEW.replace("v2, v8, v2", "v8, v8, v2"),
        FEW.replace("v_mul_f32_e32 v3", "s_mov_b32 exec_lo, s2\nv_mul_f32_e32 v3"),
        "".join(f"v_mul_f32_e32 v{number}, v{8 + number}, v{number}\n" for number in range(8)),
    ],
    ids=["fewer readers than a copy is worth", "the factor changes", "EXEC changes", "factors differ"],
)
def test_other_code_gets_no_copies(row: str) -> None:
    body = LOADS + row + STORES
    assert counts(run(body))[1] == counts(of(body))[1]


@pytest.mark.parametrize(("limit", "operations"), [(24, 1), (21, 0)])
def test_a_copy_needs_a_free_register(limit: int, operations: int) -> None:
    others = list(range(9, 20))
    body = "".join(f"v_cvt_f32_u32_e32 v{number}, s{number}\n" for number in others) + LOADS + SCALED
    body += STORES + "\n" + stored(*others, 8)
    assert counts(run(body, limit=limit))[1] == counts(of(body))[1] + operations


def test_no_copy_where_registers_stay() -> None:
    body = LOADS + SCALED + STORES
    assert counts(run(body, options=Pair(rename=False)))[1] == counts(of(body))[1]


def test_a_second_run_copies_nothing_more() -> None:
    first = run(LOADS + SCALED + STORES)
    again = run("\n".join(text for text in texts(first)))
    assert counts(again) == counts(first)


def test_a_copy_has_the_other_parity() -> None:
    others = "".join(f"v_mov_b32_e32 v{number}, {number}\n" for number in (9, 11, 13, 15, 17, 19))
    read = stored(9, 11, 13, 15, 17, 19)
    body = LOADS + others + SCALED + STORES + "\n" + read
    found = run(body, 21)
    assert "v_mov_b32_e32 v10, v8" not in texts(found)


def test_readers_get_copies_in_turn_where_no_register_is_free_for_all() -> None:
    rows = [f"v_mul_f32_e32 v{number}, v24, v{number}\n" for number in range(16)]
    loads = "".join(f"global_load_b128 v[{n}:{n + 3}], v20, s[0:1] offset:{4 * n}\n" for n in range(0, 16, 4))
    early = "global_store_b32 v20, v17, s[0:1] offset:128\n"
    late = "v_mov_b32_e32 v19, 7\n"
    busy = "global_load_b32 v24, v20, s[0:1]\nv_mov_b32_e32 v17, 5\ns_waitcnt vmcnt(0)\n"
    held = "".join(f"v_mov_b32_e32 v{number}, {number}\n" for number in (16, 18, 21, 22, 23))
    after = "\n" + stored(*range(16), 16, 18, 19, 21, 22, 23)
    body = loads + busy + held + "".join(rows[:8]) + early + late + "".join(rows[8:]) + after
    found = run(body, 25)
    copies = [text for text in texts(found) if text.endswith(", v24") and "v_mov_b32" in text]
    assert len(copies) == 2
    assert sum("v_dual_mul_f32" in text for text in texts(found)) >= 7
    assert prove(of(body), function_of(found)).status == PROVED


def test_a_pair_that_swaps_does_not_keep_others_single() -> None:
    swap = "v_dual_mov_b32 v9, v8 :: v_dual_mul_f32 v8, s2, v9\n"
    rows = "".join(f"v_mul_f32_e32 v{number}, v{number + 10}, v{number}\n" for number in range(8))
    loads = LOADED + "".join(f"global_load_b128 v[{n}:{n + 3}], v20, s[0:1] offset:{4 * n}\n" for n in (8, 12, 16))
    body = loads.replace("s_waitcnt vmcnt(0)\n", "") + "s_waitcnt vmcnt(0)\n" + swap + rows + stored(*range(10))
    found = run(body, 21, Pair(rename=False))
    assert swap.strip() in texts(found)
    assert sum("v_dual_mul_f32 v" in text for text in texts(found)) == 5


@pytest.mark.parametrize("row", [SCALED, ADDED])
@pytest.mark.parametrize("readers", [4, 6])
def test_a_copy_leaves_no_reader_alone(row: str, readers: int) -> None:
    """A move that pairs with one of an even number of readers would leave another alone, for as many issues."""
    found = function_of(run(LOADS + "".join(row.splitlines(keepends=True)[:readers]) + STORES))
    valu = [each for _, each in found.instructions if each.mnemonic.startswith("v_")]
    assert [len(each.halves) for each in valu] == [1, *[2] * (readers // 2)]
    assert prove(of(LOADS + "".join(row.splitlines(keepends=True)[:readers]) + STORES), found).status == PROVED


@pytest.mark.parametrize(("looped", "issues"), [(False, 10), (True, 11)])
def test_a_column_of_four_rows_has_no_single_fma(looped: bool, issues: int) -> None:
    """Four k-steps, a move each. A move pairs with an FMA that does not read its result; in the loop the first factors
    keep their registers, and what is left alone is a move.
    """

    def loads(step: int) -> str:
        first, factor = ((6, 11), (20, 24))[step % 2]
        rows = "".join(f"ds_load_b32 v{first + row}, v30 offset:{64 * step + 4 * row}\n" for row in range(4))
        return f"{rows}ds_load_b32 v{factor}, v31 offset:{64 * step}\n"

    body = loads(0) + ("s_mov_b32 s4, 0\nL:\n" if looped else "")
    for step in range(4):
        first, factor = ((6, 11), (20, 24))[step % 2]
        fmas = "".join(f"v_fmac_f32_e32 v{row}, v{first + row}, v{factor}\n" for row in range(4))
        body += f"{loads(step + 1)}s_waitcnt lgkmcnt(5)\n{fmas}"
    body += "s_add_i32 s4, s4, 1\ns_cmp_lg_u32 s4, 8\ns_cbranch_scc1 L\n" if looped else ""
    body += "s_waitcnt lgkmcnt(0)\n" + stored(0, 1, 2, 3).replace("v20", "v30")
    found = run(body)
    assert not [text for text in texts(found) if text.startswith("v_fmac")]
    assert counts(found)[0] == issues
    assert prove(of(body), function_of(found)).status == PROVED
