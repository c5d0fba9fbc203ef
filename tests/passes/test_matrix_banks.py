"""rebank on matrix products: three banks, hazards and overlaps kept by every pass, the choice of banks itself."""

from __future__ import annotations

import random

import pytest
from examples import examples, some
from hypothesis import given, settings
from hypothesis import strategies as st
from random_kernels import memory_after

from isatool.analysis.assumptions import Sentence
from isatool.analysis.cfg import build_flow
from isatool.analysis.hazards import find_hazards
from isatool.analysis.loops import find_loops
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.fuzz.generator import NAME, program_text, with_waits
from isatool.ir.moves import is_plain_move
from isatool.ir.program import Function, Program
from isatool.model.pricing import shares_bank
from isatool.passes.rebank.bank_classes import (
    BankConflict,
    BankGraph,
    choose_banks,
    relabelled,
    weight_of,
    with_freedom,
)
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.prove import prove
from isatool.verify.verdict import ASSUMING, PROVED, Assumption

VGPRS = 96
_START = """
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[8:9], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v2, 15, v0
	v_lshlrev_b32_e32 v2, 4, v2
	s_mov_b32 s10, 0
""".strip("\n")
_ONE = """
	v_wmma_f32_16x16x16_f16 v[8:15], v[24:31], v[32:39], v[8:15]
	v_wmma_f32_16x16x16_f16 v[16:23], v[24:31], v[40:47], v[16:23]
""".strip("\n")


def matrix_kernel(seed: int, chained: bool) -> Function:
    """Random products of four fragments into four accumulators in a loop: in place, elsewhere, from zero, and if
    `chained` of the result of the one before; loads between them, and code that uses the results.
    """
    pick = random.Random(seed)
    bases = pick.sample(range(4, VGPRS - 8, 8), 8)
    bases = [base + pick.randrange(0, 1 if seed % 3 else 2) for base in bases] if seed % 2 else bases
    bases = [base for k, base in enumerate(bases) if all(abs(base - other) >= 8 for other in bases[:k])]
    factors, sums = bases[: len(bases) // 2], bases[len(bases) // 2 :]
    lines = [_START]
    for base in bases:
        for part in (0, 4):
            lines.append(
                f"\tglobal_load_b128 v[{base + part}:{base + part + 3}], v2, s[6:7] offset:{8 * base + 4 * part}"
            )
    looped = seed % 4 != 3
    lines += [".Lagain:"] if looped else []
    for _ in range(pick.randrange(4, 10)):
        left, right = pick.choice(factors), pick.choice(factors)
        target, addend = pick.choice(sums), pick.choice(sums)
        kind = pick.randrange(8)
        name = pick.choice(("f32_16x16x16_f16", "f32_16x16x16_bf16"))
        if kind == 0 and chained:
            left = pick.choice([each for each in sums if each != target] or [left])
        source = "0" if kind == 1 else f"v[{addend}:{addend + 7}]" if kind == 2 else f"v[{target}:{target + 7}]"
        lines.append(
            f"\tv_wmma_{name} v[{target}:{target + 7}], v[{left}:{left + 7}], v[{right}:{right + 7}], {source}"
        )
        if kind == 3:
            lines.append(f"\tv_add_f32_e32 v{target + 1}, v{addend}, v{target + 1}")
        if kind == 4:
            lines.append(f"\tglobal_load_b128 v[{right}:{right + 3}], v2, s[6:7] offset:{16 * pick.randrange(9)}")
        if kind == 5:
            lines.append(f"\tv_pk_add_f16 v{left}, v{left}, v{left + 1}")
    if looped:
        lines += ["\ts_add_i32 s10, s10, 1", "\ts_cmp_lg_u32 s10, 3", "\ts_cbranch_scc1 .Lagain"]
    for number, base in enumerate(sums):
        for word in range(0, 8, 3):
            lines.append(f"\tglobal_store_b32 v1, v{base + word}, s[8:9] offset:{256 * (3 * number + word // 3)}")
    return with_waits(read_text(program_text("\n".join([*lines, "\ts_endpgm"]), vgprs=VGPRS))).kernel(NAME)


def rebanked(program: Program, limit: int | None = None) -> Rewrite:
    """What the command makes of a program's kernel."""
    return rewrite(program, parse_pipeline("rebank"), NAME, limit)


def on_three(function: Function) -> tuple[int, int]:
    """(products on three banks, products)."""
    products = [each for _, each in function.instructions if each.operation.startswith("wmma")]
    return sum(not shares_bank(each) for each in products), len(products)


def is_proved(before: Function, after: Function) -> bool:
    """Whether both compute the same, as written, in full waves."""
    granted = Assumption(Sentence.FULL_WAVES)
    found = prove(before, read_text(emit(after.program)).kernel(NAME), assumptions=(granted,))
    return found.status in (PROVED, ASSUMING) and set(found.assumptions) <= {granted}


def block(rows: int, columns: int, steps: int, first: int) -> Program:
    """A loop of rows x columns products for each of some k-steps, every tuple in the same bank."""
    place = iter(range(first, 256, 8))
    sums = [[next(place) for _ in range(columns)] for _ in range(rows)]
    left, right = [next(place) for _ in range(rows)], [next(place) for _ in range(columns)]
    zeros = [f"\tv_mov_b32_e32 v{base + word}, 0" for row in sums for base in row for word in range(8)]
    lines = [_START, *zeros, ".Lagain:"]
    for step in range(steps):
        for base in (*left, *right):
            lines += [
                f"\tds_load_b128 v[{base + part}:{base + part + 3}], v2 offset:{(2 * base + part + 4 * step) % 128 * 4}"
                for part in (0, 4)
            ]
        for m, row in enumerate(left):
            for n, column in enumerate(right):
                tile = f"v[{sums[m][n]}:{sums[m][n] + 7}]"
                lines.append(f"\tv_wmma_f32_16x16x16_f16 {tile}, v[{row}:{row + 7}], v[{column}:{column + 7}], {tile}")
    lines += ["\ts_add_i32 s10, s10, 1", "\ts_cmp_lg_u32 s10, 3", "\ts_cbranch_scc1 .Lagain"]
    lines += [f"\tglobal_store_b32 v1, v{base}, s[8:9]" for row in sums for base in row]
    return with_waits(read_text(program_text("\n".join([*lines, "\ts_endpgm"]), vgprs=right[-1] + 8)))


@pytest.mark.parametrize(("rows", "columns", "steps"), some([(2, 2, 2), (4, 2, 1), (3, 3, 2), (1, 6, 2), (4, 4, 2)], 5))
def test_all_products_of_a_block_come_to_three_banks_with_the_same_waves(rows: int, columns: int, steps: int) -> None:
    program = block(rows, columns, steps, 4)
    assert on_three(program.kernel(NAME))[0] == 0
    made = rebanked(program)
    assert on_three(made.function) == (rows * columns * steps, rows * columns * steps)
    assert (made.after.vgprs + 23) // 24 <= (made.before.vgprs + 23) // 24
    assert is_proved(program.kernel(NAME), made.function)
    again = rebanked(made.program)
    assert not again.changed
    assert any("products begin in three banks" in str(remark) for remark in again.remarks)


def test_where_registers_are_short_as_many_products_as_fit_are_banked() -> None:
    program = block(4, 4, 1, 4)
    tight = rebanked(program, 200)
    clean, count = on_three(tight.function)
    assert 0 < clean <= count
    assert tight.after.vgprs <= 200


@pytest.mark.parametrize("seed", some(range(61), 61))
@pytest.mark.parametrize("passes", ["rebank", "pair", "schedule", "unroll{factor=3}", "pipeline", "simplify"])
def test_passes_keep_results_and_hazards_of_matrix_products(passes: str, seed: int) -> None:
    chained = seed % 5 == 4  # which the emulator refuses: lanes of a result do not repeat others
    function = matrix_kernel(seed, chained)
    assert not find_hazards(build_flow(function))
    made = rewrite(function.program, parse_pipeline(passes), NAME)
    assert not any("please report" in str(remark) for remark in made.remarks)
    new = read_text(emit(made.program)).kernel(NAME)
    assert not find_hazards(build_flow(new))
    if chained:
        assert is_proved(function, made.function)
    else:
        assert memory_after(new) == memory_after(function)
    if passes == "rebank" and made.changed:
        assert on_three(new) > on_three(function)


def test_a_product_that_takes_the_last_ones_result_keeps_its_distance() -> None:
    body = f"{_ONE}\n\tv_wmma_f32_16x16x16_f16 v[48:55], v[16:23], v[32:39], v[48:55]"
    stored = "\n".join(f"\tglobal_store_b32 v1, v{k}, s[8:9]" for k in (8, 16, 48))
    program = with_waits(read_text(program_text(f"{_START}\n{body}\n{stored}\n\ts_endpgm", vgprs=VGPRS)))
    made = rebanked(program)
    assert made.changed
    texts = [str(each) for _, each in made.function.instructions]
    third = max(index for index, text in enumerate(texts) if "wmma" in text)
    assert "wmma" not in texts[third - 1]


@pytest.mark.parametrize(("count", "changes"), [(12, True), (4, False)])
def test_packed_operations_of_a_loop_read_three_banks_where_there_are_enough(count: int, changes: bool) -> None:
    lines = [_START, *(f"\tv_mov_b32_e32 v{4 + 4 * k}, {k}" for k in range(2 * count)), ".Lagain:"]
    for k in range(count):
        lines.append(f"\tv_pk_fma_f16 v{4 + 8 * k}, v4, v8, v{4 + 8 * k}" if k else "\tv_pk_fma_f16 v12, v4, v8, v12")
    lines += ["\ts_add_i32 s10, s10, 1", "\ts_cmp_lg_u32 s10, 3", "\ts_cbranch_scc1 .Lagain"]
    lines += [f"\tglobal_store_b32 v1, v{4 + 8 * k}, s[8:9] offset:{256 * k}" for k in range(count)]
    text = program_text("\n".join([*lines, "\ts_endpgm"]), vgprs=8 * count + 8)
    program = with_waits(read_text(text))
    made = rebanked(program)
    assert made.changed is changes
    if changes:
        assert is_proved(program.kernel(NAME), made.function)
        assert any("packed operations read three banks" in str(remark) for remark in made.remarks)


@st.composite
def graphs(draw: st.DrawFn) -> tuple[list[BankConflict], dict[int, int]]:
    """Clashes between up to six nodes, some of which are given."""
    count = draw(st.integers(2, 6))
    node = st.integers(0, count - 1)
    clashes = draw(
        st.lists(st.builds(BankConflict, node, node, st.integers(-5, 5), st.sampled_from((1.0, 2.0))), max_size=12)
    )
    return clashes, draw(st.dictionaries(node, st.integers(0, 3), max_size=2))


def harm_of(clashes: list[BankConflict], banks: dict[int, int]) -> float:
    """What meets, counted clash by clash."""
    return sum(
        each.weight
        for each in clashes
        if each.first != each.second and (banks[each.first] + each.shift - banks[each.second]) % 4 == 0
    )


@settings(deadline=None, max_examples=examples(90))
@given(graphs(), st.randoms(use_true_random=False))
def test_freedom_costs_nothing_and_given_banks_stay(
    made: tuple[list[BankConflict], dict[int, int]], pick: random.Random
) -> None:
    clashes, given_banks = made
    graph = BankGraph.of(clashes, given_banks)
    banks = choose_banks(graph)
    assert all(banks[node] == bank for node, bank in given_banks.items())
    least = weight_of(graph, banks)
    full = {node: banks.get(node, 0) for each in clashes for node in (each.first, each.second)}
    assert harm_of(clashes, full) == pytest.approx(least)
    for other in relabelled(banks, given_banks):
        assert all(other[node] == bank for node, bank in given_banks.items())
    order = sorted(graph.around)
    pick.shuffle(order)
    allowed = with_freedom(graph, banks, order)
    assert not allowed.keys() & given_banks.keys()
    chosen = {**full, **{node: pick.choice(sorted(each)) for node, each in allowed.items()}}
    assert harm_of(clashes, chosen) <= least + 1e-9


def test_three_sides_need_three_banks() -> None:
    clashes = [
        BankConflict(a, b, 0, 1.0)
        for m in range(4)
        for n in range(4)
        for a, b in ((m, 4 + n), (m, 8 + 4 * m + n), (4 + n, 8 + 4 * m + n))
    ]
    graph = BankGraph.of(clashes, {})
    assert weight_of(graph, choose_banks(graph)) == 0


def shuffled_kernel(seed: int) -> Function:
    """A loop that saves fragments in other registers, loads something else over them and restores them at its end, as
    compilers leave it; in some a word of what was saved changes on the way.
    """
    pick = random.Random(seed)
    accumulator, first, second, saved, other = pick.sample(range(8, VGPRS - 8, 9), 5)
    changed = pick.random() < 0.3
    kept = list(range(8))
    pick.shuffle(kept)
    load = "\tglobal_load_b128 v[{}:{}], v2, s[6:7] offset:{}"
    lines = [_START]
    for number, base in enumerate((accumulator, first, second, saved, other)):
        lines += [load.format(base + part, base + part + 3, 32 * number + 4 * part) for part in (0, 4)]
    product = "\tv_wmma_f32_16x16x16_f16 v[{0}:{1}], v[{2}:{3}], v[{4}:{5}], v[{0}:{1}]"
    lines.append(".Lagain:")
    lines += [f"\tv_mov_b32_e32 v{saved + word}, v{first + word}" for word in kept]
    early = pick.random() < 0.5
    if early:
        lines.append(product.format(accumulator, accumulator + 7, first, first + 7, second, second + 7))
    lines += [f"\tv_mov_b32_e32 v{first + word}, v{other + word}" for word in reversed(kept)]
    lines += [load.format(other + part, other + part + 3, 256 + 16 * part) for part in (0, 4)]
    lines.append(product.format(accumulator, accumulator + 7, other, other + 7, first, first + 7))
    lines += [f"\tv_mov_b32_e32 v{other + word}, v{first + word}" for word in kept]
    if changed:
        lines.append(f"\tv_xor_b32_e32 v{saved + pick.randrange(8)}, 1, v{saved + pick.randrange(8)}")
    lines += [f"\tv_mov_b32_e32 v{first + word}, v{saved + word}" for word in kept]
    lines += ["\ts_add_i32 s10, s10, 1", "\ts_cmp_lg_u32 s10, 3", "\ts_cbranch_scc1 .Lagain"]
    for number, base in enumerate((accumulator, first, other)):
        lines += [f"\tglobal_store_b32 v1, v{base + k}, s[8:9] offset:{256 * (3 * number + k // 3)}" for k in (0, 3, 6)]
    return with_waits(read_text(program_text("\n".join([*lines, "\ts_endpgm"]), vgprs=VGPRS))).kernel(NAME)


def moves_in_loop(function: Function) -> int:
    """Moves between VGPRs in the innermost loop."""
    flow = build_flow(function)
    forest = find_loops(flow)
    halves = [
        half
        for block in flow.blocks
        if forest.depth(block.index)
        for index in block.instructions
        for half in flow.instructions[index].halves
    ]
    return sum(is_plain_move(half) and half.operands[1].is_vgpr for half in halves)


@pytest.mark.parametrize("seed", some(range(40), 20))
def test_tuples_that_a_loop_saves_and_restores_stay_where_they_are(seed: int) -> None:
    function = shuffled_kernel(seed)
    made = rebanked(function.program)
    assert made.changed
    new = read_text(emit(made.program)).kernel(NAME)
    assert moves_in_loop(function) == 32
    assert moves_in_loop(new) == 0
    assert memory_after(new) == memory_after(function)
    assert is_proved(function, made.function)
