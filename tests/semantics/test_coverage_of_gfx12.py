"""Which forms of gfx12's table have semantics: every layout of every row, in both wave sizes, never a name alone."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path

import pytest

from isatool.asm.reader import read_text
from isatool.isa import chips, table
from isatool.isa.target import Support
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "isa"))
from texts import Sample, samples

CHIP = chips.chip("gfx1201")
TRIES = 6
"""samples of a form, of which one has to have semantics: some have operands for which it does not exist"""
GRAPHICS = r"image_|export$|ds_param_load|ds_direct_load|ds_bvh_stack|global_atomic_ordered_add|s_setkill"
UNCOVERED = {
    "random rounding": (r"v_cvt_sr_", "the guide's mantissa has no carry, and is rounded again"),
    "transposed bytes": (r"global_load_tr_b64", "which lane gets which bytes nobody has published"),
    "transposed halfwords in wave64": (r"global_load_tr_b128", "the same"),
    "named barriers": (r"s_barrier_(init|join)|s_get_barrier_state|s_wakeup_barrier", "no kernel can allocate them"),
    "other barriers": (r"s_barrier_(signal|wait)$", "those of samples have other numbers than the workgroup's, -1"),
    "first to signal": (r"s_barrier_signal_isfirst", "which wave comes first is a race"),
    "a barrier given up": (r"s_barrier_leave", "who else waits is a race"),
    "dynamic registers": (r"s_alloc_vgpr", "whether there are registers is the machine's"),
    "of trap handlers": (r"s_rfe_b64|s_endpgm_saved|s_sendmsghalt|s_code_end|v_illegal", "no code of kernels"),
    "a wait of older chips": (r"s_waitcnt", "what its counters are no source says"),
    "graphics": (GRAPHICS, "images, geometry and rays are no compute code"),
}  # fmt: skip


def first_reason(texts: list[str], wave_size: int) -> str:
    """ "" if one of them has semantics, else why the last one has none."""
    reason = "nothing reads it"
    for text in texts:
        head = f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"\n\t.amdhsa_wavefront_size32 {int(wave_size == 32)}\n'
        lines = read_text(f"{head}target:\n\t{text}\n", use=Support.READ).lines
        instruction = next(line.instruction for line in lines if line.instruction is not None)
        if instruction.is_opaque:
            continue
        try:
            lower(instruction, resolve=lambda _: 1, apertures=True, wave_size=wave_size)
        except NotEmulated as error:
            reason = error.reason or "no semantics"
            continue
        return ""
    return reason


@cache
def lacking() -> dict[tuple[str, int, int], str]:
    """Row, number of the form, wave size: why it has no semantics."""
    found = {}
    for mnemonic in table.all_mnemonics(CHIP):
        row = table.known(mnemonic, CHIP)
        for wave_size in (32, 64):
            by_form: dict[tuple[object, object, frozenset[str]], list[Sample]] = {}
            for sample in samples(row, wave_size) if row.is_on(CHIP.name) else ():
                key = sample.form.encoding, sample.form.operands, sample.form.requires
                by_form.setdefault(key, []).append(sample)
            for number, (key, of_form) in enumerate(by_form.items()):
                if "tfe" in key[2]:
                    continue  # a register more, which says that memory was not there
                reason = first_reason([sample.text for sample in of_form[:TRIES]], wave_size)
                if reason:
                    found[mnemonic, number, wave_size] = reason
    return found


@pytest.mark.full
def test_only_what_the_list_names_has_no_semantics() -> None:
    known = [re.compile(rf"(?:{pattern})") for pattern, _ in UNCOVERED.values()]
    assert {key: why for key, why in lacking().items() if not any(one.match(key[0]) for one in known)} == {}


@pytest.mark.full
def test_the_list_names_nothing_that_has_semantics() -> None:
    names = {name for name, _, _ in lacking()}
    for pattern, _ in UNCOVERED.values():
        assert [name for name in names if re.match(pattern, name)], pattern
    compute = {name for name in names if not re.match(GRAPHICS, name)}
    assert len(compute) <= 34


@pytest.mark.parametrize(
    "name",
    ["v_wmma_f32_16x16x16_f16", "v_swmmac_i32_16x16x64_iu4", "s_wait_loadcnt_dscnt", "global_atomic_pk_add_bf16",
     "ds_min_num_rtn_f64", "scratch_load_block", "s_buffer_load_u8", "v_dot4_f32_fp8_bf8", "v_s_rsq_f16"],
)  # fmt: skip
def test_every_layout_of_some_rows(name: str) -> None:
    row = table.known(name, CHIP)
    for wave_size in (32, 64):
        for form in row.forms:
            if form.wave_size not in (0, wave_size) or "tfe" in form.requires:
                continue
            of_form = [sample.text for sample in samples(row, wave_size) if sample.form.operands == form.operands]
            if of_form:
                assert first_reason(of_form[:TRIES], wave_size) == "", (wave_size, form)
