"""pad-lds: new layouts of LDS data that are proved, run bit for bit equal, and take the conflicts away; refusals."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from checked import ROOT, SAMPLES, VARIANTS
from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from single_pieces import kernel_descriptor, kernel_metadata
from small_kernels import LOAD_ARGUMENTS, small_kernel, small_spec, spec_text

from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.assumptions import Sentence
from isatool.analysis.atoms import Atoms, Kind, Valuation
from isatool.analysis.lds_layout import LdsLayout, Piece, Rows, stacked
from isatool.analysis.polynomials import variable
from isatool.asm.emitter import emit
from isatool.asm.launch import load_spec, parse_spec
from isatool.asm.launch_spec import LaunchSpec
from isatool.asm.reader import read_file, read_text
from isatool.cli.main import main
from isatool.ir.program import Function, Program
from isatool.model.observe import observe
from isatool.model.parameters import default_model
from isatool.passes.common.result import MAX_VGPRS
from isatool.passes.lds.pad_lds import PadLds, parse_block
from isatool.pipeline.proof import judged, show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.lemmas.lds_map import MovedLds
from isatool.verify.structural.added_code import lds_bytes

TILES = ROOT / "tests/data/lds"


def cycles(kernel: Function, spec: LaunchSpec, **sizes: int) -> tuple[float, float]:
    """(LDS cycles of a wave as the emulator sees them, those without conflicts)."""
    seen = observe(kernel, spec.resolve(sizes), default_model())
    accesses = [(seen.counts[line], access) for line, access in seen.accesses.items() if access.lds_ideal]
    return sum(n * a.lds_cycles for n, a in accesses), sum(n * a.lds_ideal for n, a in accesses)


def padded(path: Path, spec: LaunchSpec, **options: str | int) -> Rewrite:
    """The pipeline with the pass alone, with the shape of the launch."""
    block = "x".join(map(str, spec.resolve({}).block))
    return rewrite(read_file(path), [PadLds(block=block, **options)], spec.kernel)  # type: ignore[arg-type]


def in_bounds(result: Rewrite) -> Rewrite:
    """The same, with what no text shows of a workgroup whose shape only the launch tells."""
    return replace(result, assumptions=frozenset({Sentence.LDS_IN_BOUNDS, Sentence.NO_DYNAMIC_LDS}))


def why(result: Rewrite) -> str:
    """What the pass said."""
    return " | ".join(remark.message for remark in result.remarks if remark.pass_name == "pad-lds")


CLANG19 = VARIANTS / "kernel5_unpadded_clang19.s"
UNPADDED = [SAMPLES / "kernel5_unpadded.s", pytest.param(CLANG19, marks=pytest.mark.full)]


@pytest.mark.parametrize("path", UNPADDED, ids=lambda path: path.stem)
def test_kernel5_gets_a_padding_as_good_as_the_one_by_hand(path: Path) -> None:
    spec = load_spec(SAMPLES / "kernel5_unpadded.toml")
    result = padded(path, spec)
    by_hand = cycles(read_file(SAMPLES / "kernel5.s").kernel(), spec, N=128)
    assert cycles(read_file(path).kernel(), spec, N=128)[0] > by_hand[0]
    assert cycles(result.function, spec, N=128)[0] <= by_hand[0]
    assert show_equal(replace(result, assumptions=frozenset((Sentence.NO_DYNAMIC_LDS,))), None).proved


@pytest.mark.full
@pytest.mark.parametrize("path", [SAMPLES / "kernel5_unpadded.s", CLANG19], ids=lambda path: path.stem)
@pytest.mark.parametrize("size", [128, 256])
def test_kernel5_runs_bit_for_bit_equal(path: Path, size: int) -> None:
    spec = load_spec(SAMPLES / "kernel5_unpadded.toml")
    proof = show_equal(padded(path, spec), spec, {"N": size})
    assert proof.proved
    assert proof.emulated


@pytest.mark.parametrize("name", ["transpose", "transpose4", "columns", "product", "phases", "folded", "bins"])
@pytest.mark.parametrize("compiler", ["", pytest.param("_clang19", marks=pytest.mark.full)])
def test_conflicts_go_and_the_result_is_proved(name: str, compiler: str) -> None:
    spec = load_spec(TILES / f"{name}.toml")
    result = padded(TILES / f"{name}{compiler}.s", spec)
    before, ideal = cycles(result.source.kernel(name), spec)
    after, _ = cycles(result.function, spec)
    assert result.changed, why(result)
    assert before >= 2 * ideal
    assert after <= 2 * ideal
    assert after == ideal or name in ("phases", "folded", "bins")
    assert show_equal(result, spec).proved  # it grants its shape
    proof = show_equal(in_bounds(result), spec)
    assert proof.proved, proof.text
    assert (Sentence.NO_DYNAMIC_LDS in proof.assumptions) is (name in ("transpose", "transpose4", "product"))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("reduction", "no bank conflicts are predicted"),
        ("scatter", "the range of its address is not known"),
        ("stencil", "no layout"),
    ],
)
def test_what_cannot_be_done_is_said(name: str, reason: str) -> None:
    spec = load_spec(TILES / f"{name}.toml")
    result = padded(TILES / f"{name}.s", spec)
    assert not result.changed
    assert result.program is result.source
    assert reason in why(result)


def test_segment_size_stands_everywhere_it_is_written() -> None:
    spec = load_spec(TILES / "transpose.toml")
    result = padded(TILES / "transpose.s", spec)
    lines = emit(result.program).splitlines()
    descriptor, metadata = kernel_descriptor(lines, "transpose"), kernel_metadata(lines, "transpose")
    assert descriptor is not None
    assert metadata is not None
    assert descriptor.lds_bytes == metadata.group_segment_fixed_size == 4096 + 4 * 32
    assert not any("LDSByteSize: 4096" in line for line in lines)


def test_a_second_run_changes_nothing() -> None:
    spec = load_spec(TILES / "transpose4.toml")
    once = padded(TILES / "transpose4.s", spec)
    again = rewrite(read_text(emit(once.program), "again.s"), [PadLds(block="32x8")], "transpose4")
    assert not again.changed
    assert "no bank conflicts" in why(again)


def test_a_swizzle_needs_no_room() -> None:
    spec = load_spec(TILES / "transpose4.toml")
    result = padded(TILES / "transpose4.s", spec, strategy="swizzle")
    assert result.changed
    lines = emit(result.program).splitlines()
    descriptor = kernel_descriptor(lines, "transpose4")
    assert descriptor is not None
    assert descriptor.lds_bytes == 4096
    after, ideal = cycles(result.function, spec)
    assert after == ideal
    assert show_equal(in_bounds(result), spec).proved


def test_a_shape_may_be_that_of_one_kernel() -> None:
    other = rewrite(read_file(TILES / "transpose.s"), [PadLds(block="32x32", block_of="other")], "transpose")
    assert not other.changed
    assert rewrite(read_file(TILES / "transpose.s"), [PadLds(block="32x32", block_of="transpose")], "transpose").changed


@pytest.mark.parametrize("text", ["0", "32x", "a", "32x8x1x1", "-1"])
def test_shapes_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a workgroup shape"):
        parse_block(text)
    with pytest.raises(ValueError, match="not a workgroup shape"):
        PadLds(block=text)


# -- small kernels, each with one difficulty

COPY = f"""
    {LOAD_ARGUMENTS}
    v_lshlrev_b32_e32 v1, 2, v0
    global_load_b32 v2, v1, s[4:5]
    v_and_b32_e32 v3, 31, v0
    v_lshrrev_b32_e32 v4, 5, v0
    v_lshlrev_b32_e32 v3, 7, v3
    v_lshl_add_u32 v3, v4, 2, v3
    s_waitcnt vmcnt(0)
"""
"""v1: 4 * lane, v2: an element, v3: the place of a column of 32 rows of 128 bytes"""
END = """
    s_waitcnt lgkmcnt(0)
    global_store_b32 v1, v5, s[6:7]
"""
READ = "s_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v5, v1\n" + END


def tried(body: str, *, lds: int = 4096, vgprs: int = 32, **options: str | int) -> Rewrite:
    """A small kernel of two waves through the pipeline."""
    kernel = small_kernel(body, lds=lds, block=64, vgprs=vgprs)
    chosen = {"strategy": "pad", "max_lds": 2 * lds, **options}
    return rewrite(kernel.program, [PadLds(**chosen)])  # type: ignore[arg-type]


def assert_right(result: Rewrite) -> None:
    """Changed, proved, and equal on the emulator."""
    assert result.changed, why(result)
    proof = show_equal(result, small_spec(), {"N": 8})
    assert proof.proved, proof.text
    assert proof.emulated
    assert cycles(result.function, small_spec())[0] < cycles(result.source.kernel(), small_spec())[0]


def test_a_column_of_stores_is_padded() -> None:
    assert_right(tried(COPY + "ds_store_b32 v3, v2\n" + READ))


def test_an_offset_that_reaches_the_next_rows_is_moved_by_as_much() -> None:
    body = COPY + "ds_store_b32 v3, v2 offset:8\n" + "s_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v5, v1 offset:1152\n"
    assert_right(tried(body + END))


def test_negative_parts_of_an_address_are_right() -> None:
    body = (
        COPY
        + "v_sub_nc_u32_e32 v6, 0x80, v1\nv_add_nc_u32_e32 v6, 0x7c, v6\n"
        + "ds_store_b32 v3, v2\nds_store_b32 v6, v2 offset:2048\n"
    )
    assert_right(tried(body + READ))


def test_two_strides_over_one_array_go_through_one_map() -> None:
    body = (
        COPY
        + """
        ds_store_b32 v3, v2
        s_waitcnt lgkmcnt(0)
        s_barrier
        v_lshlrev_b32_e32 v6, 4, v0
        ds_load_b128 v[8:11], v6
        v_mul_u32_u24_e32 v7, 12, v0
        ds_load_b32 v5, v7
        s_waitcnt lgkmcnt(0)
        v_add_nc_u32_e32 v5, v5, v8
    """
    )
    assert_right(tried(body + END))


def _narrow_reads(stride: int) -> str:
    return f"""
        ds_store_b32 v3, v2
        s_waitcnt lgkmcnt(0)
        s_barrier
        v_mul_u32_u24_e32 v6, {stride}, v0
        ds_load_b64 v[8:9], v6
        s_waitcnt lgkmcnt(0)
        v_add_nc_u32_e32 v5, v8, v9
    """


def test_rows_that_would_tear_an_access_apart_are_not_taken() -> None:
    result = tried(COPY + _narrow_reads(60) + END)
    assert not result.changed
    assert "no layout" in why(result)


def test_rows_behind_the_reach_of_an_access_may_be_taken() -> None:
    assert_right(tried(COPY + _narrow_reads(12) + END))


def test_a_counter_that_steps_by_rows_gets_a_sibling() -> None:
    body = (
        COPY
        + """
        v_mov_b32_e32 v5, 0
        s_mov_b32 s2, 0
        ds_store_b32 v3, v2
        ds_store_b32 v3, v2 offset:8
        ds_store_b32 v3, v2 offset:16
        s_waitcnt lgkmcnt(0)
        s_barrier
        v_and_b32_e32 v9, 0x7c, v1
        .Lrows:
        v_add_nc_u32_e32 v6, s2, v9
        s_addk_i32 s2, 0x80
        ds_load_b32 v7, v6
        s_cmp_lg_u32 s2, 0x1000
        s_waitcnt lgkmcnt(0)
        v_add_nc_u32_e32 v5, v5, v7
        s_cbranch_scc1 .Lrows
    """
    )
    result = tried(body + END)
    assert_right(result)
    text = emit(result.program)
    assert "0x84" in text
    assert "s_addk_i32 s2, 0x80" in text


def test_atomics_at_known_places_move_with_their_array() -> None:
    assert_right(tried(COPY + "ds_store_b32 v3, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_add_u32 v3, v0\n" + READ))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("ds_append v6", "takes no address"),
        ("ds_load_addtid_b32 v6", "takes no address"),
        ("flat_load_b32 v6, v[8:9]", "may point into LDS"),
        ("ds_add_u32 v2, v0", "its range is not known"),
        ("ds_load_b32 v6, v2", "its range is not known"),
        ("s_swappc_b64 s[30:31], s[2:3]", "line"),
    ],
)
def test_an_access_to_an_unknown_place_stops_everything(line: str, reason: str) -> None:
    result = tried(COPY + f"ds_store_b32 v3, v2\n{line}\n" + READ)
    assert not result.changed
    assert reason.replace("its range", "range") in why(result).replace("the range of its address", "range")


@pytest.mark.parametrize("declared", [0, 64])
def test_lds_that_only_the_launch_adds_is_declared_as_a_whole(declared: int) -> None:
    """Addresses reach 4,096 bytes; less than that of the input's LDS would be another program."""
    result = tried(COPY + "ds_store_b32 v3, v2 offset:64\n" + READ, lds=declared, max_lds=8192)
    assert result.changed, why(result)
    assert lds_bytes(result.function) >= 4096 + 64
    assert f"may add 0 bytes (dynamic LDS), not {31 * 128 + 4 + 64 + 4 - declared}" in why(result)
    alone = show_equal(result, None)
    assert not alone.proved
    assert "LDS accesses in bounds" in alone.text
    spec = parse_spec(spec_text().replace("block = ", 'lds = "4224"\nblock = '))
    proof = show_equal(in_bounds(result), spec, {"N": 8})
    assert proof.proved, proof.text
    assert proof.emulated


def test_dynamic_lds_of_unknown_range_stays() -> None:
    result = tried(COPY + "ds_store_b32 v3, v2\nds_load_b32 v6, v2\n" + READ, lds=0)
    assert not result.changed
    assert "line" in why(result), why(result)


def test_a_layout_for_less_lds_than_addresses_reach_is_not_shown() -> None:
    source = tried(COPY + "ds_store_b32 v3, v2\n" + READ, lds=0)
    result = tried(COPY + "ds_store_b32 v3, v2 offset:128\n" + READ, lds=0)
    (lemma, program), (other, _) = result.proof_steps[-1], source.proof_steps[-1]
    shorter = MovedLds((Piece(0, 1024, 0, Rows(128, 4)),))
    kernels = result.source.kernel(), program.kernel()
    assert [each.judge(*kernels).holds for each in (lemma, other, shorter)] == [True, False, False]


def test_a_kernel_without_lds_is_left_as_it_is() -> None:
    result = tried(f"{LOAD_ARGUMENTS}\nv_mov_b32_e32 v5, 0\nv_lshlrev_b32_e32 v1, 2, v0\n" + END, lds=0)
    assert "no LDS accesses" in why(result)


def test_values_that_also_serve_others_stay() -> None:
    body = COPY + "ds_store_b32 v3, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v5, v1\ns_waitcnt lgkmcnt(0)\n"
    assert_right(tried(body + "v_add_nc_u32_e32 v5, v5, v3\n" + END))


def test_a_load_over_its_own_address_is_cut_in_the_right_order() -> None:
    body = (
        COPY
        + """
        ds_store_b32 v3, v2
        ds_store_b32 v3, v2 offset:8
        s_waitcnt lgkmcnt(0)
        s_barrier
        v_lshrrev_b32_e32 v6, 1, v0
        v_lshlrev_b32_e32 v6, 2, v6
        ds_load_2addr_stride64_b32 v[6:7], v6 offset1:2
        s_waitcnt lgkmcnt(0)
        v_add_nc_u32_e32 v5, v6, v7
    """
    )
    assert_right(tried(body + END))


def test_what_the_launch_spec_says_beats_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.s"
    spec = TILES / "transpose4.toml"
    shape = ["--launch", str(spec), "--assume", "block_x == 32", "--assume", "block_y == 8"]
    assert main(["pad-lds", str(TILES / "transpose4.s"), "-o", str(out), *shape]) == 0
    printed = capsys.readouterr().out
    assert "proof: proved" in printed
    under = "proved under --assume 'block_x == 32' --assume 'block_y == 8'"
    assert f"; isatool: transpose4: {under}; emulated" in out.read_text()


def test_the_command_refuses_shapes_that_are_none(tmp_path: Path) -> None:
    out = str(tmp_path / "out.s")
    assert main(["pad-lds", str(TILES / "transpose4.s"), "-o", out, "--block", "32x"]) == 2
    assert main(["pad-lds", str(TILES / "transpose4.s"), "-o", out, "--max-lds", "-1"]) == 2
    assert not (tmp_path / "out.s").exists()


def test_a_form_cut_at_the_end_of_the_segment_is_proved_for_addresses_in_bounds() -> None:
    body = COPY + "ds_store_b32 v3, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\nv_lshlrev_b32_e32 v6, 6, v0\n"
    body += "ds_load_2addr_stride64_b32 v[8:9], v6 offset1:10\ns_waitcnt lgkmcnt(0)\nv_add_nc_u32_e32 v5, v8, v9\n"
    result = tried(body + END)
    assert result.changed, why(result)
    proof = show_equal(result, None)
    assert not proof.proved
    number = next(n for n, line in enumerate(emit(result.source).splitlines(), 1) if "stride64" in line)
    assert f"LDS accesses in bounds (line {number}: ds_load_2addr_stride64_b32)" in proof.text
    assert show_equal(in_bounds(result), None).proved
    assert not any(
        "in bounds" in text for text in show_equal(tried(COPY + "ds_store_b32 v3, v2\n" + READ), None).assumptions
    )


@pytest.mark.parametrize(("width", "data"), [("b64", "v[8:9]"), ("b128", "v[8:11]")])
def test_wide_accesses_stay_aligned_also_where_nobody_knows_that_they_are(width: str, data: str) -> None:
    body = COPY + f"ds_store_b32 v3, v2\nv_mov_b32_e32 v12, 0x70\nds_store_{width} v12, {data}\n"
    for strategy in ("pad", "swizzle"):
        result = tried(body + READ, strategy=strategy)
        for lemma, _ in result.proof_steps:
            pieces = lemma.pieces if isinstance(lemma, MovedLds) else ()
            assert all(piece.rows.pad % 8 == 0 and piece.rows.unit % 8 == 0 for piece in pieces)


# -- maps

ROWS = st.builds(Rows, st.sampled_from([8, 16, 64, 128, 512]), st.integers(0, 130)) | st.sampled_from(
    [Rows(128, 0, 4, 31), Rows(128, 0, 16, 7), Rows(256, 0, 8, 3), Rows(64, 0, 4, 15)]
)


@settings(max_examples=examples(100))
@given(st.lists(st.tuples(st.integers(1, 40), ROWS), min_size=1, max_size=4), st.integers(0, 3))
def test_maps_are_injective_and_keep_the_outside_outside(parts: list[tuple[int, Rows]], gap: int) -> None:
    spans, end = [], 0
    for count, rows in parts:
        first = end + 16 * gap
        end = first + (count * rows.row if rows.mask else count * 20)
        spans.append((first, end, rows))
    layout = stacked(spans)
    assert layout.is_injective()
    places = [piece.moved(address) for piece in layout.pieces for address in range(piece.first, piece.last)]
    assert len(set(places)) == len(places)
    assert all(0 <= place < layout.size for place in places)
    last = layout.pieces[-1]
    assert all(last.moved(last.last + k) >= last.end for k in range(300)) or last.rows.mask


@pytest.mark.parametrize(
    "rows",
    [Rows(100, 4), Rows(128, -4), Rows(128, 0, 4, 63), Rows(128, 0, 4, 5), Rows(128, 4, 4, 3), Rows(128, 0, 3, 3)],
)
def test_maps_that_might_not_be_injective_are_not_sound(rows: Rows) -> None:
    assert not LdsLayout((Piece(0, 4096, 0, rows),)).is_injective()


@settings(max_examples=50)
@given(ROWS, st.integers(0, 5000), st.integers(-4, 4))
def test_the_image_of_a_value_is_where_its_byte_goes(rows: Rows, value: int, factor: int) -> None:
    atoms = Atoms()
    x = variable(atoms.leaf(Kind.INPUT, ("x",), 0, 5000, uniform=False, name="x").number).scaled(4 * factor) + 4
    image = rows.image(Arithmetic(atoms), x)
    found = Valuation(atoms, lambda _: value).of(image)
    assert (found - rows.moved(4 * factor * value + 4)) % (1 << 32) == 0


# -- the proof takes no hint for granted


def hinted() -> tuple[Rewrite, MovedLds, Program]:
    """A result and what it tells the validator."""
    result = tried(COPY + "ds_store_b32 v3, v2\n" + READ)
    _, (lemma, program) = result.proof_steps
    assert isinstance(lemma, MovedLds)
    return result, lemma, program


def test_a_right_hint_leads_to_a_proof() -> None:
    result, _, _ = hinted()
    assert judged(result).verdict.status == "proved"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("0x84", "0x88"),
        ("ds_load_b32 v5", "ds_load_b32 v6"),
        ("s_barrier", "s_nop 0"),
        ("s_waitcnt lgkmcnt(0)", "s_nop 0"),
        ("v_and_b32_e32 v3, 31, v0", "v_and_b32_e32 v3, 15, v0"),
        ("s_barrier", "v_mov_b32_e32 v2, 0\n\ts_barrier"),
        ("s_barrier", "s_barrier\n\tds_store_b32 v1, v2"),
        (".amdhsa_group_segment_fixed_size 4224", ".amdhsa_group_segment_fixed_size 4096"),
        (".amdhsa_wavefront_size32 1", ".amdhsa_wavefront_size32 1\n\t\t.amdhsa_float_round_mode_32 3"),
        (".amdhsa_kernarg_size 20", ".amdhsa_kernarg_size 28"),
    ],
)
def test_a_program_in_between_that_is_not_the_first_one_shows_nothing(old: str, new: str) -> None:
    result, lemma, program = hinted()
    text = emit(program)
    assert old in text
    wrong = read_text(text.replace(old, new, 1), "between.s")
    assert not lemma.judge(result.source.kernel(), wrong.kernel()).holds


@pytest.mark.parametrize("size", [4100, 4096, 0])
def test_a_program_in_between_with_less_lds_than_the_layout_shows_nothing(size: int) -> None:
    result, lemma, program = hinted()
    wrong = read_text(emit(program).replace("4224", str(size)), "between.s")  # descriptor and metadata
    assert "needs 4224 bytes of LDS" in str(lemma.judge(result.source.kernel(), wrong.kernel()))


@pytest.mark.parametrize(
    "pieces",
    [
        (Piece(0, 4096, 0, Rows(128, 8)),),
        (Piece(0, 4096, 0),),
        (Piece(0, 2048, 0, Rows(128, 4)), Piece(2048, 4096, 2112, Rows(128, 4))),
        (Piece(0, 4096, 0, Rows(256, 4)),),
        (Piece(0, 4096, 0, Rows(100, 4)),),
        (),
    ],
)
def test_a_wrong_map_shows_nothing(pieces: tuple[Piece, ...]) -> None:
    result, _, program = hinted()
    wrong = MovedLds(pieces)
    assert not wrong.judge(result.source.kernel(), program.kernel()).holds
    assert judged(replace(result, proof_steps=((wrong, program),))).verdict.status == "unknown"


@pytest.mark.parametrize("name", ["transpose.s", "transpose_clang19.s"])
def test_a_swizzle_by_bits_of_a_counter_is_shown_by_trying_all_its_turns(name: str) -> None:
    """The row is made of a loop counter and bits of the item: its bits have several normal forms."""
    path = ROOT / "tests/data/ladder" / name
    spec = load_spec(ROOT / "tests/data/ladder/transpose.toml")
    result = padded(path, spec, strategy="swizzle")
    assert result.changed, why(result)
    assert "exclusive-ored" in why(result)
    assert show_equal(result, spec, {"N": 32}).proved


@pytest.mark.parametrize("name", ["transpose", "transpose4", "columns"])
@pytest.mark.parametrize("highest", [pytest.param(240, marks=pytest.mark.full), 252])
def test_few_free_registers_serve_one_address_after_the_other(name: str, highest: int) -> None:
    spec = load_spec(TILES / f"{name}.toml")
    lines = (TILES / f"{name}.s").read_text().splitlines()
    place = next(number for number, line in enumerate(lines) if line.lstrip().startswith("v_"))
    taken = "\n".join((*lines[:place], f"\tv_mov_b32_e32 v{highest}, 0", *lines[place:], ""))
    taken = re.sub(r"(next_free_vgpr |vgpr_count: +)\d+", rf"\g<1>{highest + 1}", taken)
    block = "x".join(map(str, spec.resolve({}).block))
    result = rewrite(read_text(taken, f"{name}.s"), [PadLds(block=block)], spec.kernel)
    assert result.changed, why(result)
    assert show_equal(in_bounds(result), spec).proved


@pytest.mark.full
def test_a_layout_that_needs_more_vgprs_says_how_many() -> None:
    """They are the number with which it is made."""
    program = read_file(TILES / "sgemm_nt.s")
    left = rewrite(program, [PadLds()], "sgemm_nt")
    assert not left.changed
    needed = next(int(remark.facts[MAX_VGPRS]) for remark in left.remarks if MAX_VGPRS in remark.facts)
    assert not rewrite(program, [PadLds()], "sgemm_nt", needed - 1).changed
    assert rewrite(program, [PadLds()], "sgemm_nt", needed).changed


HALVES = f"""{LOAD_ARGUMENTS}
v_lshlrev_b32_e32 v1, 2, v0
v_mov_b16_e32 v2.l, 1
v_mov_b32_e32 v4, 0
s_cmp_eq_u32 s8, 0
s_cbranch_scc1 .Lend
v_lshlrev_b32_e32 v2, 7, v0
.Lloop:
global_load_b32 v3, v1, s[4:5]
s_barrier
s_waitcnt vmcnt(0)
ds_store_b32 v2, v3 offset:4
s_waitcnt lgkmcnt(0)
s_barrier
ds_load_b32 v4, v1 offset:4096
s_waitcnt lgkmcnt(0)
s_add_i32 s8, s8, -1
s_cmp_lg_u32 s8, 0
s_cbranch_scc1 .Lloop
v_mov_b16_e32 v2.l, v4.l
.Lend:
v_cvt_f32_f16_e32 v2, v2.l
global_store_b32 v1, v2, s[6:7]
s_endpgm"""


def test_an_address_is_computed_once_where_halves_elsewhere_are_in_its_register() -> None:
    """Writes of one half before and after the loop are not definitions of the address that the register holds in it."""
    program = small_kernel(HALVES, lds=8192, block=64).program
    result = rewrite(program, [PadLds(block="64x1x1", strategy="pad", max_lds=16384)])
    loop = emit(result.program).split(".Lloop:")[1].split("s_cbranch_scc1")[0]
    assert result.changed, why(result)
    assert "\tv_" not in loop
    assert "v_mul_u32_u24_e32 v2, 0x84, v0" in emit(result.program)
    assert show_equal(in_bounds(result), None).proved


CROWDED = f"""{LOAD_ARGUMENTS}
v_mov_b32_e32 v252, 0
v_lshlrev_b32_e32 v1, 2, v0
v_xor_b32_e32 v6, 1, v0
v_lshlrev_b32_e32 v2, 7, v0
v_lshlrev_b32_e32 v6, 7, v6
v_mov_b32_e32 v5, 0
s_cmp_eq_u32 s8, 0
s_cbranch_scc1 .Lend
.Lloop:
global_load_b32 v3, v1, s[4:5]
s_barrier
s_waitcnt vmcnt(0)
ds_store_b32 v2, v3 offset:4
s_waitcnt lgkmcnt(0)
s_barrier
ds_load_b32 v4, v6 offset:4
s_waitcnt lgkmcnt(0)
v_add_nc_u32_e32 v5, v5, v4
s_add_i32 s8, s8, -1
s_cmp_lg_u32 s8, 0
s_cbranch_scc1 .Lloop
.Lend:
v_add_nc_u32_e32 v5, v5, v252
"""


@pytest.mark.parametrize(
    ("old", "new", "in_loop"),
    [
        ("", "", 1),
        ("v_add_nc_u32_e32 v5, v5, v4", "v_add_nc_u32_e32 v5, v5, v4\nv_add_nc_u32_e32 v5, v2, v5", 4),
        ("s_barrier\ns_waitcnt vmcnt(0)", "v_lshlrev_b32_e32 v2, 7, v0\ns_barrier\ns_waitcnt vmcnt(0)", 4),
        ("v_lshlrev_b32_e32 v2, 7, v0\n", "v_dual_mov_b32 v9, 0 :: v_dual_lshlrev_b32 v2, 7, v0\n", 1),
    ],
    ids=["invariant", "of use elsewhere", "defined in the loop", "half of a pair"],
)
def test_registers_of_addresses_alone_hold_the_new_ones_where_others_are_lacking(
    old: str, new: str, in_loop: int
) -> None:
    """What the loop then computes of addresses is what it computed before, unless a register also serves others."""
    body = CROWDED.replace(old, new) if old else CROWDED
    result = tried(body + END, lds=8192, vgprs=253, block="64x1x1")
    assert_right(in_bounds(result))
    loop = emit(result.program).split(".Lloop:")[1].split("s_cbranch_scc1")[0]
    assert loop.count("\tv_") == in_loop
