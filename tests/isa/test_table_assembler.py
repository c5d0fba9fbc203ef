"""The table against the assembler: every form of every mnemonic, encodings by size, old spellings, wave64."""

from __future__ import annotations

import pytest
from assembler import errors, instruction_bytes
from texts import FIELDS, Sample, samples

from isatool.isa import chips
from isatool.isa.forms import match_form
from isatool.isa.table import Row, all_aliases, all_mnemonics, lookup
from isatool.isa.target import Target

WAVES = (32, 64)


def all_samples(wave_size: int, target: Target = chips.DEFAULT) -> list[Sample]:
    """Samples of every row that every chip of a table has."""
    found = []
    for mnemonic in all_mnemonics(target):
        answer = lookup(mnemonic, target)
        assert answer is not None
        if not answer[0].chips and not is_true16(answer[0]):
            found += [sample for sample in samples(answer[0], wave_size) if not is_unlike_other_assemblers(sample)]
    return found


def is_true16(row: Row) -> bool:
    """Whether the assembler takes it for the chips of its table only where it is asked for halves of registers."""
    return row.table == "gfx12.tsv" and row.mnemonic in ("v_mov_b16", "v_swap_b16")


def is_unlike_other_assemblers(sample: Sample) -> bool:
    """Where LLVM 19 and 22 differ: op_sel (22 wants v0.h, and none on integer dot products) and v_pk_fmac_f16."""
    name = sample.row.mnemonic
    if name == "v_pk_fmac_f16" and any(operand.text == "1.0" for operand in sample.shown):
        return True
    if "op_sel" in sample.modifiers:
        return (sample.row.partial == "half" and "wmma" not in name) or name.startswith(("v_dot4", "v_dot8"))
    return "op_sel_hi" in sample.modifiers and name.startswith(("v_dot4", "v_dot8"))


def options(wave_size: int) -> tuple[str, ...]:
    """Compiler options for a wave size."""
    return ("-mwavefrontsize64",) if wave_size == 64 else ()


@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.table)
@pytest.mark.parametrize("wave_size", WAVES)
def test_the_assembler_accepts_every_form_of_every_mnemonic(wave_size: int, target: Target) -> None:
    tried = all_samples(wave_size, target)
    assert len(tried) > 12000
    refused = errors(["target:", *(sample.text for sample in tried)], target.name, options(wave_size))
    assert [f"{tried[index - 1].text}: {message}" for index, message in refused.items()] == []


@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.table)
@pytest.mark.parametrize("wave_size", WAVES)
def test_a_text_selects_the_form_that_it_was_made_from(wave_size: int, target: Target) -> None:
    wrong = []
    for sample in all_samples(wave_size, target):
        kinds = tuple(operand.kind for operand in sample.shown)
        widths = tuple(operand.width for operand in sample.shown)
        names = {name for name in sample.modifiers if name != "dpp16"} | _controls(sample)
        if sample.tail:
            names.add(FIELDS[sample.row.mnemonic][1])
        found = match_form(sample.row, sample.suffix[1:], kinds, widths, frozenset(names), wave_size)
        if found != sample.form:
            wrong.append((sample.text, found))
    assert wrong == []


def _controls(sample: Sample) -> set[str]:
    return {"row_shl"} if "dpp16" in sample.modifiers else set()


@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.table)
def test_the_size_of_a_form_is_the_size_that_the_assembler_gives_it(target: Target) -> None:
    tried = [sample for sample in all_samples(32, target) if "target" not in sample.text]
    codes = instruction_bytes([sample.text for sample in tried], target.name)
    wrong = []
    for sample, code in zip(tried, codes, strict=True):
        if len(code) != sample.form.size + 4 * (sample.literals > 0 and sample.form.size < 12 and not _has_k(sample)):
            wrong.append((sample.text, len(code), sample.form.encoding))
    assert wrong == []


def _has_k(sample: Sample) -> bool:
    return any(spec.accepts == "literal" for spec in sample.form.operands)


@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.table)
def test_without_a_suffix_the_encoding_is_the_one_that_the_assembler_chooses(target: Target) -> None:
    tried = [sample for sample in all_samples(32, target) if sample.row.unit == "VALU" and "target" not in sample.text]
    plain = [Sample(sample.row, sample.form, "", sample.shown, sample.modifiers) for sample in tried]
    refused = errors([sample.text for sample in plain], target.name)
    accepted = [sample for index, sample in enumerate(plain) if index not in refused]
    assert len(accepted) > 0.95 * len(plain)
    wrong = []
    for sample, code in zip(
        accepted, instruction_bytes([sample.text for sample in accepted], target.name), strict=True
    ):
        kinds = tuple(operand.kind for operand in sample.shown)
        widths = tuple(operand.width for operand in sample.shown)
        names = {name for name in sample.modifiers if name != "dpp16"} | _controls(sample)
        found = match_form(sample.row, "", kinds, widths, frozenset(names))
        if found is None or len(code) != found.size + 4 * (sample.literals > 0 and not _has_k(sample)):
            wrong.append((sample.text, len(code), found))
    assert wrong == []


def test_rdna35_has_scalar_floats_and_takes_scalars_in_dpp_which_gfx1100_refuses() -> None:
    lines = ["v_add_f32_e64_dpp v0, v1, s2 row_shl:1", "s_add_f32 s0, s1, s2", "s_cmp_lt_f16 s0, s1"]
    assert errors(lines, mcpu="gfx1150") == {}
    assert set(errors(lines)) == {0, 1, 2}
    answer = lookup("v_add_f32_e64_dpp", chips.DEFAULT)
    assert answer is not None
    assert match_form(*answer, ("v", "v", "s"), (1, 1, 1), frozenset({"row_shl"})) is not None
    scalar = lookup("s_add_f32", chips.DEFAULT)
    assert scalar is not None
    assert (scalar[0].is_on("gfx1100"), scalar[0].is_on("gfx1150")) == (False, True)


def test_every_scalar_float_row_assembles_on_rdna35() -> None:
    rows = [
        answer[0]
        for name in all_mnemonics(chips.DEFAULT)
        if (answer := lookup(name, chips.DEFAULT)) and answer[0].chips == "gfx115"
    ]
    tried = [sample.text for row in rows for sample in samples(row)]
    assert len(rows) > 50
    assert errors(tried, mcpu="gfx1150") == {}


@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.table)
def test_an_old_spelling_assembles_to_what_its_new_name_does(target: Target) -> None:
    old_lines, new_lines = [], []
    for old, new in all_aliases(target).items():
        answer = lookup(new, target)
        assert answer is not None
        assert lookup(old, target) == answer
        for sample in all_forms_once(new, target):
            old_lines.append(sample.spelled(old))
            new_lines.append(sample.spelled(new))
    assert len(old_lines) > len(all_aliases(target))
    assert instruction_bytes(old_lines, target.name) == instruction_bytes(new_lines, target.name)


def all_forms_once(mnemonic: str, target: Target) -> list[Sample]:
    """The plainest sample of each form."""
    answer = lookup(mnemonic, target)
    assert answer is not None
    seen: dict[object, Sample] = {}
    for sample in samples(answer[0]):
        seen.setdefault(sample.form, sample)
    return list(seen.values())


IMAGES = (
    ("image_load v[0:3], v[4:5], s[0:7]", "dmask:0xf dim:SQ_RSRC_IMG_2D", "v4 v2 s8", "def"),
    ("image_load v[0:2], [v4, v9], s[0:7]", "dmask:0x7 dim:SQ_RSRC_IMG_2D unorm", "v3 list s8", "def"),
    ("image_load v[0:1], v4, s[0:7]", "dmask:0xf dim:SQ_RSRC_IMG_1D d16", "v2 v1 s8", "usedef"),
    ("image_load v[0:4], v4, s[0:7]", "dmask:0xf dim:SQ_RSRC_IMG_1D tfe", "v5 v1 s8", "usedef"),
    ("image_store v0, v4, s[0:7]", "dmask:0x1 dim:SQ_RSRC_IMG_1D glc", "v1 v1 s8", "use"),
    ("image_atomic_add v0, v4, s[0:7]", "dmask:0x1 dim:SQ_RSRC_IMG_1D glc", "v1 v1 s8", "usedef"),
    ("image_atomic_add v0, v4, s[0:7]", "dmask:0x1 dim:SQ_RSRC_IMG_1D", "v1 v1 s8", "use"),
    ("image_sample v[0:3], v[4:5], s[0:7], s[8:11]", "dmask:0xf dim:SQ_RSRC_IMG_2D", "v4 v2 s8 s4", "def"),
    ("image_gather4 v[0:3], v[4:5], s[0:7], s[8:11]", "dmask:0x1 dim:SQ_RSRC_IMG_2D", "v4 v2 s8 s4", "def"),
    ("image_bvh_intersect_ray v[0:3], [v4, v5, v[6:8], v[9:11], v[12:14]], s[0:3]", "", "v4 list s4", "def"),
    ("image_get_resinfo v[0:3], v4, s[0:7]", "dmask:0xf dim:SQ_RSRC_IMG_1D", "v4 v1 s8", "def"),
    ("image_msaa_load v[0:3], v[4:6], s[0:7]", "dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA", "v4 v3 s8", "def"),
)


def test_image_instructions_match_with_any_number_of_addresses() -> None:
    assert errors([f"{line} {after}" for line, after, _, _ in IMAGES]) == {}
    for line, after, shapes, role in IMAGES:
        answer = lookup(line.split()[0], chips.DEFAULT)
        assert answer is not None
        kinds = tuple(shape.rstrip("0123456789") for shape in shapes.split())
        widths = tuple(int(shape.lstrip("vslit") or "0") for shape in shapes.split())
        names = frozenset(word.split(":")[0] for word in after.split())
        found = match_form(answer[0], "", kinds, widths, names)
        assert found is not None, line
        assert found.operands[0].role == role, line
