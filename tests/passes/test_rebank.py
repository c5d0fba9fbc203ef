"""rebank end to end: the figures of the main job on every compiler's kernel 5, and the shapes that nobody prepared."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from examples import some
from small_kernels import small_kernel

from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit
from isatool.asm.launch import find_spec, load_spec
from isatool.asm.reader import read_file, read_text
from isatool.asm.register_counts import Counts, with_register_counts
from isatool.emulator.compare import compare
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.passes.common.result import Context
from isatool.passes.pair.pair import Pair
from isatool.passes.rebank import rebank as rebank_pass
from isatool.passes.rebank.rebank import Rebank
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED

ROOT = Path(__file__).resolve().parents[2]
KERNELS_5 = sorted(
    [
        *(ROOT / "samples/sgemm").glob("kernel5*.s"),
        *(path for path in (ROOT / "tests/data/sgemm").glob("kernel5*.s") if "not_contracted" not in path.name),
    ]
)
OTHERS = sorted(
    {*(ROOT / "samples/sgemm").glob("*.s"), *(ROOT / "tests/data/sgemm").glob("*.s")}.difference(KERNELS_5),
    key=lambda path: path.stem,
)
PRODUCTS = sorted((ROOT / "tests/data/outer_products").glob("*.s"))


@cache
def rebanked(path: Path) -> Rewrite:
    """The rewriting of the only kernel of a file, made once."""
    return rewrite(read_file(path), [Rebank()])


def assert_emulates_equal(path: Path, before: Program, after: Program, sizes: dict[str, int]) -> None:
    """Bit-identical outputs at the given sizes and with every size 0."""
    spec_path = find_spec(path)
    assert spec_path is not None
    spec = load_spec(spec_path)
    zero = {**sizes, next(iter(spec.sizes)): 0}
    launches = [spec.resolve(sizes), spec.resolve(zero, allow_zero=True)]
    second = read_text(emit(after)).kernel()
    comparison = compare(before.kernel(), second, launches, ["lockstep"])
    assert comparison.equal, str(comparison)


@pytest.mark.parametrize("path", some(KERNELS_5, 3), ids=lambda path: path.stem)
def test_kernel_5_of_any_compiler_reaches_the_figures(path: Path) -> None:
    result = rebanked(path)
    before, after = result.before.hot, result.after.hot
    assert result.changed
    assert (after.dual, after.mixed, after.single) == (64, 0, 0)
    assert (after.four_banks, after.same_parity) == (64, 0)
    assert (after.cache.source_reads_x, after.cache.source_reads_y) == (33, 33)
    assert after.cache.conflicts <= 1
    assert after.lds_loads == 12
    assert after.waits <= max(before.waits, 3)
    assert result.after.moves_after_loops <= result.before.moves_after_loops
    granule = chips.DEFAULT.vgpr_granule(32)
    assert result.after.vgprs <= chips.align_up(result.before.vgprs, granule)
    assert result.after.bytes_without_hints < result.before.bytes_without_hints


@pytest.mark.parametrize("path", [*some(KERNELS_5, 3), *some(OTHERS, 2)], ids=lambda path: path.stem)
def test_what_is_made_is_proved_without_assumptions(path: Path) -> None:
    result = rebanked(path)
    if not result.changed:
        assert path not in KERNELS_5
        return
    found = prove(result.source.kernel(), read_text(emit(result.program)).kernel())
    assert (found.status, found.assumptions) == (PROVED, ())


@pytest.mark.parametrize("path", [KERNELS_5[0]], ids=lambda path: path.stem)
def test_the_rewritten_kernel_5_computes_the_same_bits(path: Path) -> None:
    result = rebanked(path)
    assert_emulates_equal(path, result.source, result.program, {"N": 128})


@pytest.mark.parametrize("path", some(PRODUCTS, 2), ids=lambda path: path.stem)
def test_any_outer_product_improves_and_computes_the_same_bits(path: Path) -> None:
    result = rebanked(path)
    assert result.changed, [str(remark) for remark in result.remarks]
    four_banks = [sum(loop.figures.four_banks for loop in report.loops) for report in (result.before, result.after)]
    assert four_banks[1] > four_banks[0]
    assert all(loop.figures.same_parity == 0 for loop in result.after.loops)
    assert_emulates_equal(path, result.source, result.program, {})


@pytest.mark.parametrize("path", [ROOT / "samples/sgemm/kernel5.s", *PRODUCTS[:4:2]], ids=lambda path: path.stem)
def test_a_second_run_changes_nothing(path: Path) -> None:
    once = rebanked(path)
    text = emit(once.program)
    again = rewrite(read_text(text), [Rebank()])
    assert not again.changed
    assert emit(again.program) == text


def test_the_same_input_gives_the_same_bytes() -> None:
    path = ROOT / "samples/sgemm/kernel5.s"
    assert emit(rewrite(read_file(path), [Rebank()]).program) == emit(rebanked(path).program)


def with_restoring_moves(program: Program, count: int) -> Program:
    """A kernel as a person leaves it: accumulators moved to and fro through a spare register after the k loop."""
    kernel = program.kernel()
    label = program.labels[".LBB0_12"]
    accumulators = [
        half.operands[0].register
        for index, instruction in kernel.instructions
        if index < label and len(instruction.halves) == 2
        for half in instruction.halves
        if half.mnemonic == "v_dual_fmac_f32"
    ]
    numbers = [register.index for register in dict.fromkeys(accumulators) if register is not None][: 2 * count]
    spare = 213
    moves = []
    for first, second in zip(numbers[0::2], numbers[1::2], strict=True):
        exchange = [(spare, first), (first, second), (second, spare)]
        moves += [f"\tv_mov_b32_e32 v{target}, v{source}" for target, source in exchange + exchange]
    texts = [line.text for line in program.lines]
    text = "\n".join([*texts[: label + 1], *moves, *texts[label + 1 :], ""])
    return with_register_counts(read_text(text, program.path), kernel.name, Counts(spare + 1, 17))


def test_moves_that_restore_registers_disappear() -> None:
    path = ROOT / "samples/sgemm/kernel5.s"
    program = with_restoring_moves(rebanked(path).program, 60)
    result = rewrite(program, [Rebank()])
    assert result.before.moves_after_loops == 360
    assert result.after.moves_after_loops == 0
    assert (result.after.hot.dual, result.after.hot.four_banks) == (64, 64)
    assert_emulates_equal(path, program, result.program, {"N": 128})


def test_code_without_an_outer_product_is_left_byte_for_byte() -> None:
    path = ROOT / "tests/data/sgemm/kernel5_not_contracted.s"
    result = rebanked(path)
    assert not result.changed
    assert emit(result.program) == path.read_text()
    assert "no block holds an outer product" in result.remarks[0].message


def test_wave64_is_refused_with_its_reason() -> None:
    text = (
        (ROOT / "samples/sgemm/kernel3.s")
        .read_text()
        .replace(".amdhsa_wavefront_size32 1", ".amdhsa_wavefront_size32 0")
    )
    program = read_text(text)
    result = rewrite(program, [Rebank()])
    assert not result.changed
    assert "wave64" in result.remarks[0].message


def test_two_k_steps_share_their_lds_loads() -> None:
    path = ROOT / "tests/data/outer_products/kernel5_unrolled2.s"
    result = rewrite(read_file(path), [Rebank()], max_vgprs=240)
    after = result.after.hot
    assert (after.dual, after.single, after.four_banks, after.lds_loads) == (128, 0, 128, 12)
    assert after.cache.conflicts <= 4
    assert_emulates_equal(path, result.source, result.program, {"N": 128})


def test_a_load_of_dynamic_lds_is_cut_under_the_assumption_that_it_lies_in_bounds() -> None:
    path = ROOT / "tests/data/outer_products/13x3_lds_updated_2_O3.s"
    dynamic = read_text(re.sub(r"(group_segment_fixed_size:? +)\d+", r"\g<1>0", path.read_text()))
    result = rewrite(dynamic, [Rebank()])
    assert result.changed
    refused = show_equal(result, None)
    assert not refused.holds
    assert [found.option for found in refused.ungranted] == ["--assume 'LDS accesses in bounds'"]
    assert "line 144: ds_load" in refused.text
    proof = show_equal(replace(result, assumptions=frozenset({Sentence.LDS_IN_BOUNDS})), None)
    assert proof.proved
    assert "LDS accesses in bounds" in proof.assumptions
    assert proof.ungranted == ()


def test_pair_leaves_loads_of_dynamic_lds_whole_and_needs_no_grant() -> None:
    text = (ROOT / "tests/data/ladder/gemm8x8.s").read_text()
    dynamic = read_text(re.sub(r"(group_segment_fixed_size:? +)\d+", r"\g<1>0", text))
    made = rewrite(dynamic, [Pair()], assembled=False)
    proof = show_equal(made, None)
    assert made.after is not None
    assert made.after.hot.dual == 32
    assert proof.proved
    assert proof.assumptions == ()


@pytest.mark.parametrize("by_row", [True, False])
def test_a_tile_of_one_row_is_told_what_would_help(by_row: bool) -> None:
    """All FMAs share a factor, and two halves of a VOPD read no register in one position: one of them reads a copy."""
    factors = [("v60", f"v{40 + index}") if by_row else (f"v{40 + index}", "v60") for index in range(16)]
    loads = "".join(f"ds_load_b128 v[{40 + 4 * part}:{43 + 4 * part}], v1 offset:{16 * part}\n" for part in range(4))
    loads += "ds_load_b32 v60, v1 offset:64\ns_waitcnt lgkmcnt(0)\n"
    body = "\n".join(f"v_fmac_f32_e32 v{4 + index}, {a}, {b}" for index, (a, b) in enumerate(factors))
    loop = f"s_mov_b32 s9, 8\n.L0:\n{loads}{body}\ns_sub_i32 s9, s9, 1\ns_cmp_lg_u32 s9, 0\ns_cbranch_scc1 .L0"
    kernel = small_kernel(loop, vgprs=96, lds=1024)
    remark = Rebank().run(kernel, Context(96)).remarks[-1]
    line = next(line.number for line in kernel.program.lines if "v_fmac_f32_e32 v4," in line.text)
    assert f"16 of them, from line {line} on, share the factor v60, a tile of one row" in remark.message
    assert "`isatool pass pair` copies the factor" in remark.help
    for allowed in (False, True):
        made = rewrite(kernel.program, [Pair(nan_payload=allowed)]).function
        assert sum(each.is_dual for _, each in made.instructions) >= 8


def test_the_search_for_registers_ends_within_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rebank_pass, "MOST_STEPS", 10_000)
    program = read_file(KERNELS_5[0])
    result = rewrite(program, (Rebank(),))
    assert not result.changed
    assert "was found in 10,000 steps" in result.remarks[0].message
    assert "--max-vgprs" in result.remarks[0].help
