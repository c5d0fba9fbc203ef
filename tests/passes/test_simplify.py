"""simplify: what is counted, what stays, and that no register is added."""

from __future__ import annotations

import pytest
from small_kernels import small_kernel

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite

LOAD = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b32 s8, s[0:1], 0x10
v_lshlrev_b32_e32 v1, 2, v0
s_waitcnt lgkmcnt(0)
global_load_b32 v2, v1, s[4:5]
s_waitcnt vmcnt(0)
"""


def simplified(text: str, options: str = "", *, flushes: bool = False) -> Rewrite:
    program = small_kernel(f"{LOAD}{text}\nglobal_store_b32 v1, v3, s[6:7]").program
    if not flushes:
        mode = ".amdhsa_wavefront_size32 1\n\t\t.amdhsa_float_denorm_mode_32 3"
        program = read_text(emit(program).replace(".amdhsa_wavefront_size32 1", mode))
    return rewrite(program, parse_pipeline("simplify" + options))


def names(made: Rewrite) -> dict[str, int]:
    return {str(each.facts["identity"]): int(each.facts["count"]) for each in made.remarks if "identity" in each.facts}


FIELD = "v_lshrrev_b32_e32 v3, v0, v2\nv_and_b32_e32 v3, 15, v3"


def test_an_identity_is_counted_and_proved() -> None:
    made = simplified(FIELD)
    assert names(made) == {"mask-after-shift": 1}
    assert show_equal(made, None).shown


def test_an_identity_can_be_switched_off() -> None:
    assert not simplified(FIELD, '{without="mask-after-shift"}').changed


@pytest.mark.parametrize(
    "text",
    [
        "v_lshrrev_b32_e32 v3, v0, v2\ns_mov_b32 exec_lo, s8\nv_and_b32_e32 v3, 15, v3\ns_mov_b32 exec_lo, -1",
        "v_lshrrev_b32_e32 v4, v0, v2\nv_and_b32_e32 v3, 15, v4\nv_add_nc_u32_e32 v3, v3, v4\nv_mul_lo_u32 v3, v3, v4",
        "v_ashrrev_i32_e32 v3, v0, v2\nv_and_b32_e32 v3, 15, v3",
        "v_mov_b32_dpp v4, v2 row_shr:1 row_mask:0xf bank_mask:0xf\nv_and_b32_e32 v3, 15, v4",
        "v_mov_b32_e32 v4, v2\nv_readlane_b32 s9, v4, 3\nv_add_nc_u32_e32 v3, s9, v2",
    ],
    ids=["fewer lanes", "a value with another reader", "a sign that may be shifted in", "DPP", "a lane of a copy"],
)  # fmt: skip
def test_what_has_no_right_replacement_stays(text: str) -> None:
    assert names(simplified(text)) == {}


SCALED = """v_lshrrev_b32_e32 v4, 6, v2
v_lshrrev_b32_e32 v2, 22, v2
v_sub_nc_u32_e32 v3, v2, v0
{}v_and_b32_e32 v4, 0x3fc, v4
v_add_nc_u32_e32 v3, v3, v4"""


def test_a_field_is_taken_where_its_register_still_holds_it() -> None:
    made = simplified(SCALED.format(""))
    assert names(made) == {"field-shifted-right-then-add": 1}
    assert show_equal(made, None).shown


def test_a_field_stays_where_its_shifted_register_has_another_reader() -> None:
    assert names(simplified(SCALED.format("v_sub_nc_u32_e32 v3, v4, v3\n"))) == {}


def test_halves_of_two_registers_become_permutations() -> None:
    text = "v_lshrrev_b32_e32 v3, 16, v2\nv_lshrrev_b32_e32 v4, 16, v0\nv_mov_b16_e32 v3.h, v4.l"
    made = simplified(text)
    assert names(made)["bytes-put-together"] == 1
    assert show_equal(made, None).shown


BYTES = """v_perm_b32 v3, v2, v0, 0x5010400
v_lshrrev_b32_e32 v4, 8, v0
v_lshrrev_b32_e32 v5, 8, v2
v_and_b16 v4.l, 0xff, v4.l
v_lshlrev_b16 v5.l, 8, v5.l
v_mul_f32_e32 v3, v3, v3
v_mov_b32_e32 v0, 1
{}v_or_b16 v3.l, v4.l, v5.l
v_and_b16 v3.h, 0xff, v2.h"""


def test_bytes_put_together_earlier_get_a_free_register() -> None:
    text = BYTES.format("global_store_b32 v1, v3, s[6:7] offset:4\n")
    made = simplified(text + "\nglobal_store_b32 v1, v3, s[6:7] offset:8\nv_mul_u32_u24_e32 v3, v0, v3")
    assert "v_or_b16" not in emit(made.program)
    assert show_equal(made, None).shown


def test_no_register_is_given_to_bytes_that_more_lanes_read() -> None:
    text = "s_mov_b32 exec_lo, s8\n" + BYTES.format("global_store_b32 v1, v3, s[6:7] offset:4\n")
    more = "\ns_mov_b32 exec_lo, -1\nglobal_store_b32 v1, v3, s[6:7] offset:8\nv_mul_u32_u24_e32 v3, v0, v3"
    made = simplified(text + more)
    assert "v_or_b16" in emit(made.program)
    assert "v_or_b16" not in emit(simplified(text + more.replace("s_mov_b32 exec_lo, -1\n", "")).program)


def test_a_half_moved_into_a_register_that_is_then_moved_is_one_permutation() -> None:
    text = "v_mov_b16_e32 v2.h, v0.l\nv_mov_b32_e32 v4, v2\nv_not_b32_e32 v5, v0\nv_not_b32_e32 v3, v0"
    made = simplified(f"{text}\nglobal_store_b64 v1, v[4:5], s[6:7] offset:8")
    assert names(made) == {"bytes-put-together": 1}
    assert show_equal(made, None).shown


IN_PLACE = "v_not_b32_e32 v4, v2\nv_lshrrev_b32_e32 v4, 16, v4\n{}v_not_b32_e32 v3, v0\nv_add_f16_e32 v3.l, v4.l, v3.l"


def test_a_word_shifted_down_in_place_is_read_where_it_was() -> None:
    made = simplified(IN_PLACE.format(""))
    assert names(made) == {"copies-read": 1}
    assert "v4.h, v3.l" in emit(made.program)
    assert show_equal(made, None).shown


def test_a_word_shifted_down_in_place_stays_where_its_upper_half_matters() -> None:
    made = simplified(IN_PLACE.format("v_xor_b32_e32 v1, v1, v4\n"))
    assert "v_lshrrev_b32_e32 v4, 16" in emit(made.program)


def test_the_other_half_of_a_copied_half_stays() -> None:
    text = "v_not_b32_e32 v4, v0\nv_mov_b16_e32 v4.l, v2.h\nv_not_b32_e32 v3, v0\nv_add_f16_e32 v3.l, v4.l, v4.h"
    made = simplified(text)
    assert show_equal(made, None).shown


def test_an_accumulated_half_is_needed() -> None:
    text = "v_mov_b16_e32 v3.l, v2.h\nv_mov_b16_e32 v3.h, v0.l\nv_fmac_f16_e32 v3.l, v2.l, v0.l"
    made = simplified(text)
    assert not made.changed or show_equal(made, None).shown


def test_a_mask_that_no_work_item_exceeds_goes() -> None:
    made = simplified("v_and_b32_e32 v3, 0x3ff, v0\nv_mul_lo_u32 v3, v3, v2")
    assert "v_and_b32" not in emit(made.program)
    assert show_equal(made, None).shown


@pytest.mark.parametrize("target", ["v3.l", "v3"], ids=["true16", "without halves"])
def test_small_numbers_become_halves_at_once(target: str) -> None:
    text = "v_and_b32_e32 v3, 15, v2\nv_add_nc_u32_e32 v3, {}, v3\nv_cvt_f32_i32_e32 v4, v3\nv_cvt_f16_f32_e32 {}, v4"
    made = simplified(text.format(-8, target))
    assert made.changed
    assert names(made) == {"small-number-as-a-half": 1}
    assert show_equal(made, None).shown
    assert "small-number-as-a-half" not in names(simplified(text.format("0x10000", target)))


def test_a_few_bits_become_halves_at_once() -> None:
    text = "v_bfe_u32 v3, v2, 4, {}\nv_cvt_f32_ubyte0_e32 v4, v3\nv_cvt_f16_f32_e32 v3.h, v4"
    made = simplified(text.format(4))
    assert names(made) == {"byte-as-a-half": 1}
    assert show_equal(made, None).shown
    assert names(simplified(text.format(9))) == {}


IN_THE_WAY = """
v_mov_b16_e32 v3.l, v2.h
v_mov_b32_e32 v3, v2
v_bfe_u32 v4, v2, 4, 4
v_cvt_f32_ubyte0_e32 v4, v4
v_add_f16_e32 v3.l, v3.l, v3.h
v_cvt_f16_f32_e32 v3.h, v4
{}
v_mul_f16_e32 v3.l, v3.h, v0.l
v_mov_b16_e32 v3.h, 0
"""


def test_a_half_is_computed_where_its_source_still_is() -> None:
    """The register of the result is in use there: its readers read the register of the intermediate value."""
    made = simplified(IN_THE_WAY.format(""))
    assert names(made)["byte-as-a-half"] == 1
    assert "v_mul_f16_e32 v3.l, v4.l, v0.l" in emit(made.program)
    assert show_equal(made, None).shown


@pytest.mark.parametrize(
    "between",
    [
        "v_add_f16_e32 v4.l, v2.l, v0.l\nglobal_store_b16 v1, v4, s[6:7] offset:2",
        "v_xor_b32_e32 v3, v3, v4",
        "v_add_nc_u32_e32 v3, v3, v2",
        "s_mov_b32 exec_lo, s8",
    ],
    ids=["written over", "read as a float", "a reader of the whole word", "fewer lanes"],
)
def test_a_half_that_cannot_be_computed_earlier_stays(between: str) -> None:
    made = simplified(IN_THE_WAY.format(between) + ("s_mov_b32 exec_lo, -1" if "exec" in between else ""))
    assert "byte-as-a-half" not in names(made)
    assert not made.changed or show_equal(made, None).shown


def test_which_of_two_nans_is_the_largest_is_kept() -> None:
    first = "v_max_f32_e32 v3, v2, v0\nv_max_f32_e32 v3, {}\nv_mul_f32_e32 v3, v3, v0"
    made = simplified(first.format("v3, v1"))
    assert names(made) == {"largest-of-three-floats": 1}
    assert show_equal(made, None).shown
    assert names(simplified(first.format("v1, v3"))) == {}
    assert names(simplified(first.format("v3, v1"), flushes=True)) == {}


SCALARS = "{}\nv_and_b32_e32 v3, {}, v2\nv_or_b32_e32 v3, s9, v3\nv_lshlrev_b32_e32 v3, 2, v3"


@pytest.mark.parametrize(
    ("scalar", "mask"),
    [("s_and_b32 s9, s8, 0x60", "31"), ("s_bfe_u32 s9, s8, 0x50003", "0xe0"), ("s_bfe_u32 s9, s8, 0x200000", "")],
)
def test_bits_of_scalars_are_known(scalar: str, mask: str) -> None:
    made = simplified(SCALARS.format(scalar, mask or "0xe0"))
    assert ("or-of-apart-bits-then-shift" in names(made)) == bool(mask)
    assert show_equal(made, None).shown


def test_the_range_of_a_signed_scalar_field_is_not_asked_for_as_a_vector_one() -> None:
    made = simplified("s_bfe_i32 s9, s8, 0x50003\nv_cvt_f32_i32_e32 v4, s9\nv_cvt_f16_f32_e32 v3, v4")
    assert not names(made)


QUIET = """{}
v_mov_b32_dpp v4, v3 row_shr:8 {}row_mask:0xf bank_mask:0xf bound_ctrl:1
v_max_f32_e32 v4, v4, v4
v_max_f32_e32 v3, v3, v4
v_mul_f32_e32 v3, v3, v0"""


def test_what_is_quiet_is_not_quieted_again() -> None:
    made = simplified(QUIET.format("v_add_f32_e32 v3, v2, v0", ""))
    assert names(made) == {"largest-of-a-quiet-number": 1}
    assert show_equal(made, None).shown


@pytest.mark.parametrize(
    "text",
    [
        QUIET.format("v_xor_b32_e32 v3, v2, v0", ""),
        QUIET.format("v_add_f32_e32 v3, v2, v0", "").replace("bound_ctrl:1", ""),
        QUIET.format("s_mov_b32 exec_lo, s8\nv_add_f32_e32 v3, v2, v0\ns_mov_b32 exec_lo, -1", ""),
        QUIET.format("v_add_f32_e32 v3, v2, v0", "").replace("bound_ctrl:1", "bound_ctrl:1 fi:1"),
    ],
    ids=["any bits", "lanes without a source", "lanes that were off", "lanes that are off"],
)
def test_what_may_be_a_signalling_nan_is_quieted(text: str) -> None:
    assert "largest-of-a-quiet-number" not in names(simplified(text))


def test_a_copy_of_which_a_half_is_written_anew_stays() -> None:
    text = (
        "v_mov_b32_e32 v4, v0\nv_add_f16_e32 v4.l, v2.l, v2.h\nv_add_nc_u32_e32 v3, v4, v2\nv_mul_u32_u24_e32 v0, 3, v0"
    )
    made = simplified(text)
    assert not made.changed or show_equal(made, None).shown


ZEROS = """v_mov_b32_e32 v24, 0
s_mov_b32 s12, 0
{}
v_dual_mov_b32 v30, s12 :: v_dual_mov_b32 v31, 0
v_wmma_f32_16x16x16_f16 v[40:47], v[8:15], v[16:23], v[24:31]{}
v_add_f32_e32 v3, v40, v47"""
WORDS = "\n".join(f"v_mov_b32_e32 v{word}, s12" for word in range(25, 30))


def product_of(words: str, modifiers: str = "", granted: str = "full-waves") -> Rewrite:
    loads = "".join(f"global_load_b128 v[{word}:{word + 3}], v0, s[4:5] offset:{word}\n" for word in range(8, 24, 4))
    program = small_kernel(
        f"{LOAD}{loads}s_waitcnt vmcnt(0)\n{ZEROS.format(words, modifiers)}\nglobal_store_b32 v1, v3, s[6:7]",
        vgprs=48,
    ).program
    return rewrite(program, parse_pipeline("simplify"), assumptions=frozenset((granted,)) if granted else frozenset())


def test_zeros_that_a_matrix_product_adds_are_a_constant() -> None:
    made = product_of(WORDS)
    assert names(made)["zero-addends"] == 1
    assert "v[16:23], 0" in emit(made.program)
    assert show_equal(made, None).shown


@pytest.mark.parametrize(
    ("words", "modifiers", "granted"),
    [
        (WORDS, "", ""),
        (WORDS.replace("v27, s12", "v27, 1"), "", "full-waves"),
        (WORDS.replace("v27, s12", "v27, s8"), "", "full-waves"),
        (WORDS.replace("v_mov_b32_e32 v27, s12\n", ""), "", "full-waves"),
        (f"s_mov_b32 exec_lo, s8\n{WORDS}\ns_mov_b32 exec_lo, -1", "", "full-waves"),
        (f"{WORDS}\nv_mov_b16_e32 v28.h, v8.l", "", "full-waves"),
        (WORDS, " neg_lo:[0,0,1]", "full-waves"),
    ],
    ids=["partial waves", "1", "unknown", "not written", "some lanes", "half of a word", "a sign"],
)
def test_other_addends_stay(words: str, modifiers: str, granted: str) -> None:
    made = product_of(words, modifiers, granted)
    assert "zero-addends" not in names(made)
    assert "v[16:23], v[24:31]" in emit(made.program)
