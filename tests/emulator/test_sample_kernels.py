"""The sample kernels as a whole: right results, equal to other compilers' output, and every lost wait found."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from examples import some

from isatool.asm.buffers import make_buffers
from isatool.asm.launch import Launch, load_spec
from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import Toolchain
from isatool.emulator.compare import compare, launches_of
from isatool.emulator.findings import FindingKind
from isatool.emulator.reference import check_reference
from isatool.emulator.run import run
from isatool.ir.program import Function
from isatool.isa import chips

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "samples" / "sgemm"
HGEMM = ROOT / "samples" / "hgemm"
VARIANTS = ROOT / "tests" / "data" / "sgemm"


def launch(name: str, size: int) -> Launch:
    """The launch of a sample for one N."""
    return load_spec(SAMPLES / f"{name}.toml").resolve({"N": size}, allow_zero=True)


@cache
def sample(name: str) -> Function:
    """The kernel of a sample."""
    return read_file(SAMPLES / f"{name}.s").kernel(None)


@pytest.mark.parametrize("name", ["kernel1", "kernel2", "kernel3", "kernel4", "kernel5", "kernel5_unpadded"])
def test_samples_compute_their_reference_and_are_clean(name: str) -> None:
    chosen = launch(name, 128)
    contents = make_buffers(chosen)
    result = run(sample(name), chosen, contents=contents)
    assert not result.findings
    (check,) = check_reference(chosen, contents, result.buffers)
    assert check.ok
    assert check.elements == contents["C"].size


@pytest.mark.parametrize("name", some(["bf16", "int8", "kernel2", "kernel4", "kernel1", "kernel3", "kernel5"], 3))
def test_matrix_products_of_halves_and_bytes_compute_their_reference(name: str) -> None:
    chosen = load_spec(HGEMM / f"{name}.toml").resolve({"N": 128}, allow_zero=True)
    contents = make_buffers(chosen)
    result = run(read_file(HGEMM / f"{name}.s").kernel(None), chosen, contents=contents)
    assert not result.findings
    (check,) = check_reference(chosen, contents, result.buffers)
    assert check.ok


@pytest.mark.parametrize(
    ("name", "compiler"),
    [
        ("kernel1", None),
        ("kernel3", None),
        *(
            pytest.param(name, compiler, marks=pytest.mark.full)
            for name in ("kernel1", "kernel2", "kernel3", "kernel4", "kernel5", "kernel5_unpadded")
            for compiler in (None, "clang-19")
        ),
    ],
)
def test_samples_compiled_for_wave64_compute_the_same_on_both_engines(name: str, compiler: str | None) -> None:
    text = Toolchain.find(compiler).compile_hip(
        SAMPLES / f"{name}.hip", chips.DEFAULT.name, flags=("-mwavefrontsize64",)
    )
    function = read_text(text, f"{name}.s").kernel(None)
    assert function.wave_size == 64
    chosen = launch(name, 128)
    contents = make_buffers(chosen)
    found = [run(function, chosen, contents=contents, engine=engine) for engine in ("numpy", "native")]
    for result in found:
        assert not result.findings
        (check,) = check_reference(chosen, contents, result.buffers)
        assert check.ok
    assert found[0].buffers["C"].tobytes() == found[1].buffers["C"].tobytes()


def test_a_size_of_zero_runs_one_workgroup_and_scales_c() -> None:
    chosen = launch("kernel5", 0)
    contents = make_buffers(chosen)
    result = run(sample("kernel5"), chosen, contents=contents)
    alike = {FindingKind.GLOBAL_RACE, FindingKind.COLLISION}  # rows of no columns lie at one place
    assert {finding.kind for finding in result.findings} <= alike
    assert result.workgroups == 1


def test_some_workgroups_write_their_tiles_only() -> None:
    chosen = launch("kernel5", 256)
    contents = make_buffers(chosen)
    result = run(sample("kernel5"), chosen, workgroups=[2], contents=contents)
    changed = result.buffers["C"] != contents["C"]
    assert changed[128:, :128].mean() > 0.99
    assert not changed[:128].any()
    assert not changed[:, 128:].any()


def test_another_compilers_kernel_is_equal_bit_for_bit() -> None:
    spec = load_spec(SAMPLES / "kernel5.toml")
    other = read_file(VARIANTS / "kernel5_clang19.s").kernel(None)
    comparison = compare(sample("kernel5"), other, launches_of(spec, {"N": 128}), ["lockstep"])
    assert comparison.equal
    assert comparison.reference_ok
    assert [compared.launch.sizes["N"] for compared in comparison.runs] == [128, 0]


def test_a_kernel_that_rounds_differently_is_refuted_with_its_first_element() -> None:
    spec = load_spec(SAMPLES / "kernel5.toml")
    other = read_file(VARIANTS / "kernel5_not_contracted.s").kernel(None)
    comparison = compare(sample("kernel5"), other, [spec.resolve({"N": 128})], ["lockstep"])
    assert not comparison.equal
    assert comparison.differences[0].buffer == "C"


def changed(text: str) -> Function:
    """A kernel from changed text."""
    return read_text(text, "changed.s").kernel(None)


def test_lost_and_weakened_waits_and_barriers_are_found() -> None:
    lines = (SAMPLES / "kernel5.s").read_text().splitlines()
    waits = [i for i, line in enumerate(lines) if re.match(r"\ts_(waitcnt (vm|lgkm)cnt|barrier)", line)]
    chosen = launch("kernel5", 128)
    for index in random.Random(4).sample(waits, 6):
        mutant = [*lines]
        numbers = [int(found) for found in re.findall(r"cnt\((\d+)\)", lines[index])]
        if numbers and random.Random(index).random() < 0.5:
            mutant[index] = re.sub(r"cnt\((\d+)\)", lambda m: f"cnt({int(m[1]) + 1})", lines[index])
        else:
            mutant[index] = ""
        findings = run(changed("\n".join(mutant) + "\n"), chosen).findings
        kinds = {finding.kind for finding in findings}
        assert kinds & {FindingKind.PENDING, FindingKind.LDS_RACE}, lines[index]


def test_results_do_not_depend_on_where_buffers_lie_or_on_the_order_of_waves() -> None:
    from isatool.emulator.dispatch import Layout

    chosen = launch("kernel3", 128)
    first = run(sample("kernel3"), chosen)
    second = run(sample("kernel3"), chosen, layout=Layout(base=0xFFFF_0000_0000, straddle=True))
    third = run(sample("kernel3"), chosen, order="reverse", sanitize=False)
    for other in (second, third):
        assert np.array_equal(first.buffers["C"].view(np.uint32), other.buffers["C"].view(np.uint32))


def test_executed_instructions_are_counted_by_class_and_by_line() -> None:
    result = run(sample("kernel5"), launch("kernel5", 128), sanitize=False)
    assert sum(result.lines.values()) == sum(result.classes.values()) == result.instructions
    barrier = next(i for i, line in enumerate(sample("kernel5").program.lines, 1) if line.text.strip() == "s_barrier")
    assert result.lines[barrier] == 4
