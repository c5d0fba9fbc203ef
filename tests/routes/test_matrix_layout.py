"""Products of matrices brought to a chip of another layout: what is proved, what runs alike, what is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from test_other_generation import ARGUMENTS, brought, kernel
from test_retarget import CORPUS

import isatool
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.verify.prove import prove
from isatool.verify.values.bits import bit
from isatool.verify.values.constructors import Values

PRODUCTS = ("wmma_f32", "wmma_bf16", "wmma_i8", "wmma_lds")
PARTS = 12
PRODUCT = "v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]"


@pytest.fixture(scope="module")
def toolchain() -> Toolchain:
    return Toolchain.find()


@pytest.mark.parametrize("name", PRODUCTS)
def test_products_are_proved_and_run_alike(name: str, tmp_path: Path, toolchain: Toolchain) -> None:
    path = CORPUS / f"{name}.s"
    made = brought(path.read_text(), toolchain)
    assert [str(each) for each in made.refused] == []
    assert [re.findall(r"P\d+", each) for each in made.premises] == [["P21"], ["P20"]]
    out = tmp_path / path.name
    out.write_bytes(made.data)
    runs = [isatool.load(each).run(launch=path.with_suffix(".toml")).result for each in (path, out)]
    assert [len(run.findings) for run in runs] == [0, 0]
    for buffer, data in runs[0].buffers.items():
        assert np.ascontiguousarray(data).tobytes() == np.ascontiguousarray(runs[1].buffers[buffer]).tobytes()


def _wrong(text: str) -> Iterator[str]:
    """Every fault of one of these kinds in what re-lays operands, and in the product."""
    for match in re.finditer(r"(v_cndmask_b32_e64 v\d+, )(v\d+), (v\d+)(, s\d+)", text):
        for sources in ((match[3], match[2]), (match[2], match[2])):
            yield f"{text[: match.start()]}{match[1]}{', '.join(sources)}{match[4]}{text[match.end() :]}"
    for match in re.finditer(r"\tv_permlanex16_b32 .*\n", text):
        yield text[: match.start()] + text[match.end() :]
    for match in re.finditer(r"(v_wmma\S+ v\S+ )(v\S+), (v\S+), (v\S+)", text):
        yield f"{text[: match.start()]}{match[1]}{match[3]}, {match[2]}, {match[4]}{text[match.end() :]}"
        yield f"{text[: match.start()]}{match[1]}{match[2]}, {match[2]}, {match[4]}{text[match.end() :]}"
        yield f"{text[: match.start()]}{match[1]}{match[2]}, {match[3]}, 0{text[match.end() :]}"
    for scalar in ("0xffff0000", "0x76543210", "0xfedcba98"):
        yield re.sub(rf"(s_mov_b32 s\d+, ){scalar}", r"\g<1>0xff00ff00", text, count=1)


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.full) for part in range(1, PARTS))])
def test_operands_that_are_laid_wrongly_are_refused(part: int, toolchain: Toolchain) -> None:
    text = (CORPUS / "wmma_f32.s").read_text()
    made = brought(text, toolchain).data.decode()
    made = re.sub(r"-0x10000\b", "0xffff0000", made)
    wrong = list(_wrong(made))
    assert len(set(wrong)) == len(wrong) >= 40
    assert made not in wrong
    before = read_text(text).kernel("wmma_f32")
    assert part or prove(before, read_text(made).kernel("wmma_f32"), granted_only=True).holds
    for each in wrong[part::PARTS]:
        assert not prove(before, read_text(each).kernel("wmma_f32"), granted_only=True).holds


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("v_wmma_f32_16x16x16_bf16 v[0:7], v[8:15], v[16:23], v[0:7]", "not proved"),  # lanes of a part of the wave
        (f"{PRODUCT} neg_lo:[1,0,0]", "not proved"),  # a sign for one half, which the other chip is not known to take
    ],
)
def test_what_is_not_followed_is_refused(line: str, reason: str, toolchain: Toolchain) -> None:
    only = ("s_mov_b32 exec_lo, 0xffff",) if "bf16" in line else ()
    store = ("v_lshlrev_b32_e32 v30, 2, v30", "global_store_b32 v30, v0, s[4:5]")
    fill = ("v_mov_b32_e32 v30, v0", *(f"v_mov_b32_e32 v{number}, v30" for number in range(24)))
    text = kernel(*ARGUMENTS, *fill, *only, line, *store).replace("next_free_vgpr 8", "next_free_vgpr 32")
    made = brought(text, toolchain)
    assert len(made.refused) == 1
    assert reason in made.refused[0].message


def test_too_few_registers_are_refused(toolchain: Toolchain) -> None:
    more = (f"v_mov_b32_e32 v{number}, 0" for number in range(24, 245))
    text = kernel(*ARGUMENTS, *more, PRODUCT).replace("next_free_vgpr 8", "next_free_vgpr 256")
    made = brought(text, toolchain)
    assert "no free registers" in made.refused[0].message


def test_products_of_a_second_program_that_have_to_repeat_are_not_compared(toolchain: Toolchain) -> None:
    text = (CORPUS / "wmma_f32.s").read_text()
    made = read_text(brought(text, toolchain).data.decode()).kernel("wmma_f32")
    verdict = prove(made, read_text(text).kernel("wmma_f32"), granted_only=True)
    assert not verdict.holds
    assert "several groups of lanes" in str(verdict.first_difference)


@pytest.mark.parametrize("wave_size", [32, 64])
def test_a_mask_that_a_bit_of_the_lane_number_decides_is_that_bit(wave_size: int) -> None:
    values = Values(wave_size)
    for place in range((wave_size - 1).bit_length()):
        mask = sum(1 << lane for lane in range(wave_size) if lane >> place & 1)
        wanted = bit(values, values.lane, values.const(place))
        every = (1 << wave_size) - 1
        assert bit(values, values.const(mask, wave_size), values.lane) == wanted
        assert bit(values, values.const(mask ^ every, wave_size), values.lane) != wanted
        assert bit(values, values.const(mask ^ 1, wave_size), values.lane) != wanted
