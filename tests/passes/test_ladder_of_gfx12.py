"""Kernel 5 as a compiler makes it for gfx1201: passes of the ladder pair all its FMAs on four banks, proved."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from scripts import load_script

import isatool
from isatool.analysis.cfg import build_flow
from isatool.analysis.hazards import find_hazards
from isatool.api import Rewriting
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "samples" / "sgemm"
CORPUS = ROOT / "benchmarks" / "corpus"
CHIP = "gfx1201"
STEPS = "simplify,unroll,rebank,pair"


@pytest.fixture(scope="module")
def rewriting(tmp_path_factory: pytest.TempPathFactory) -> Rewriting:
    folder = tmp_path_factory.mktemp("gfx12")
    (folder / "k.s").write_text(Toolchain.find().compile_hip(SAMPLES / "kernel5.hip", CHIP))
    (folder / "k.toml").write_text((SAMPLES / "kernel5.toml").read_text())
    return isatool.load(folder / "k.s").run_passes(STEPS, sizes={"N": 128})


def test_every_pair_of_an_iteration_reads_four_banks(rewriting: Rewriting) -> None:
    """Eight steps of k, 64 pairs each."""
    before, after = rewriting.rewrite.before.hot, rewriting.rewrite.after.hot
    assert (before.dual, before.four_banks, before.single) == (61, 12, 6)
    assert (after.dual, after.four_banks, after.single) == (512, 512, 0)


def test_it_is_proved_and_runs_alike(rewriting: Rewriting) -> None:
    assert rewriting.proof.proved
    assert rewriting.proof.emulated
    assert not rewriting.proof.assumptions
    assert not rewriting.assembly.check().errors


def test_no_wait_for_scalars_is_left_that_nothing_needs(rewriting: Rewriting) -> None:
    lines = rewriting.assembly.text.split("\n")
    waits = [number for number, line in enumerate(lines) if line.strip().startswith("s_wait_alu")]
    assert len(waits) > 20
    for number in waits[::4]:
        without = read_text("\n".join((*lines[:number], *lines[number + 1 :]))).kernel()
        assert find_hazards(build_flow(without))


def test_the_model_says_that_its_band_is_assumed(rewriting: Rewriting) -> None:
    assert f"traced on gfx1200: assumed for {CHIP}) per iteration" in rewriting.assembly.analyze().text


def test_a_guard_knows_the_id_that_shares_its_register() -> None:
    """The compiler reads y from a register whose upper half is z, as it never asks for z; the guard lets z = 0 pass."""
    text = Toolchain.find().compile_hip(SAMPLES / "kernel1.hip", CHIP)
    made = isatool.load(text).run_passes("batch-loads")
    (guard,) = made.rewrite.guards
    assert "workgroup_id_z <= 0" in guard
    assert made.proof.proved
    assert not made.proof.assumptions
    lines = made.assembly.text.split("\n")
    (place,) = (n for n, line in enumerate(lines) if re.fullmatch(r"\ts_bfe_u32 s\d+, ttmp7, 0x100010", line))
    lines[place] = re.sub(r"ttmp7, .*", "ttmp7, 0x80010", lines[place])  # half of z
    assert not isatool.verify(isatool.load(text), isatool.load("\n".join(lines)))


def test_a_guard_and_a_pointer_take_workgroup_ids_from_where_the_chip_has_them() -> None:
    extract = load_script(CORPUS / "kernels" / "generate.py").extract
    text = extract(CORPUS / "hip" / "mixers.hip", ("murmur3",), chip=CHIP)["murmur3"]
    made = isatool.load(text).run_passes("batch-loads", launch=CORPUS / "kernels" / "murmur3.toml")
    assert made.changed
    assert made.proof.proved
    assert made.proof.emulated
    assert "ttmp9" in made.assembly.text


def test_loads_of_a_loop_come_together_where_its_scalars_need_waits() -> None:
    """Each program on the way to the grouped loop is proved by itself, so each has the waits for its own order."""
    extract = load_script(CORPUS / "kernels" / "generate.py").extract
    text = extract(CORPUS / "real" / "authors.hip", ("radix_counts",), chip=CHIP)["radix_counts"]
    made = isatool.load(text).run_passes("pipeline")
    assert made.changed
    assert made.proof.proved
    assert not made.proof.assumptions
    lines = made.assembly.text.split("\n")
    begin = lines.index(next(line for line in lines if line.startswith(".LBB") and "_done:" not in line))
    (wait, *_) = (n for n, line in enumerate(lines) if n > begin and line.startswith("\ts_wait_alu"))
    assert not isatool.verify(isatool.load(text), isatool.load("\n".join((*lines[:wait], *lines[wait + 1 :]))))
