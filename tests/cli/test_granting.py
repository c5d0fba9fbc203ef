"""What a result says that is not proved for all inputs: in its first line, and with the option that would prove it."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from isatool.analysis.affine import analyse_affine
from isatool.analysis.assumptions import Bound
from isatool.asm.reader import read_file, read_text
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.passes.batch_loads.batch_loads import BatchLoads
from isatool.passes.common.result import Remark
from isatool.passes.epilogue.pipeline_epilogue import PipelineEpilogue
from isatool.passes.lds.double_buffer import DoubleBuffer
from isatool.pipeline.assumptions import checked_assumptions, for_validator
from isatool.pipeline.evidence import Evidence, Proof
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import rewrite
from isatool.report.rewrite_text import headline
from isatool.verify.verdict import Assumption, how_to_grant, merged

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "verify"))
from verify_snippets import PROLOGUE
from verify_snippets import kernel as small_kernel

SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "sgemm"
KERNELS = SAMPLES.parents[1] / "benchmarks" / "corpus" / "kernels"
LDS = SAMPLES.parents[1] / "tests" / "data" / "lds"
OPTION = re.compile(r"--assume '[^']+'")
PRODUCT = LDS / "product.s"
"""multiplies tiles in the LDS, with workgroups of 16x16"""


def lonely(tmp_path: Path) -> Path:
    """The product without its launch spec, so that nothing is emulated."""
    return Path(shutil.copy(PRODUCT, tmp_path / PRODUCT.name))


def of_narrow_groups(tmp_path: Path) -> Path:
    """The product with its launch spec, and a step further in the LDS for sizes that the spec does not have: workgroups
    are wider than those for which accesses are shown to be in bounds.
    """
    row = "\tv_lshl_add_u32 v6, v4, 6, 0x400\n"
    text = PRODUCT.read_text()
    assert row in text
    source = tmp_path / PRODUCT.name
    source.write_text(text.replace(row, f"{row}\ts_and_b32 s10, s2, 4\n\tv_add_nc_u32_e32 v6, s10, v6\n"))
    shutil.copy(PRODUCT.with_suffix(".toml"), tmp_path)
    return source


def test_a_rewrite_under_ungranted_assumptions_is_not_written_and_their_options_make_it_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = lonely(tmp_path), tmp_path / "out.s"
    assert main(["double-buffer", str(source), "-o", str(out), "--accept-unproved"]) == 0
    assert ", not shown equal" in out.read_text().splitlines()[0]
    capsys.readouterr()
    assert main(["double-buffer", str(source), "-o", str(out)]) == 0
    printed = capsys.readouterr().out
    assert out.read_text() == source.read_text()
    only = "--assume 'LDS accesses in bounds' (not granted) --assume 'no-dynamic-lds' (not granted)"
    assert printed.startswith(f"kernel product: left as it is: proved only under {only}\n")
    assert printed.count("left as it is") == 1, "once, and first"
    assert "line 55: ds_store_2addr_stride64_b32" in printed
    options = OPTION.findall(printed.partition("\n")[2])
    shape = ["--assume 'block_x <= 16'", "--assume 'block_y <= 16'"]
    both = ["--assume 'LDS accesses in bounds'", "--assume 'no-dynamic-lds'"]
    assert options == [*both, *shape]
    assert main(["double-buffer", str(source), "-o", str(out), *shlex.split(" ".join(shape))]) == 0
    assert f"; isatool: product: proved under {' '.join(shape)}; premise: " in out.read_text()
    capsys.readouterr()
    assert main(["double-buffer", str(source), "-o", str(out), *shlex.split(" ".join(both))]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("kernel product: rewritten by double-buffer; ~")
    assert f"; proved under {' '.join(both)}; premise: no result" in printed.splitlines()[0]
    assert f"; isatool: product: proved under {' '.join(both)}; " in out.read_text()
    assert main(["double-buffer", str(source), "-o", str(out), *shlex.split(both[0])]) == 0
    assert out.read_text() == source.read_text(), "one of both is not enough"


def test_the_shape_of_the_workgroup_discharges_bounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = lonely(tmp_path), tmp_path / "out.s"
    shape = ["--assume", "block_x == 16", "--assume", "block_y == 16"]
    assert main(["double-buffer", str(source), "-o", str(out), *shape]) == 0
    assert "; proved under --assume 'block_x == 16' --assume 'block_y == 16'; premise: " in capsys.readouterr().out


@pytest.mark.parametrize(
    "shape",
    [["block_x == 16"], ["block_y == 16"], ["block_x <= 17", "block_y <= 16"], ["block_x <= 16", "block_y <= 17"]],
)
def test_a_shape_that_is_too_wide_or_lacks_an_axis_discharges_nothing(shape: list[str], tmp_path: Path) -> None:
    """One axis says nothing of the other, which the kernel reads as well."""
    made = rewrite(read_file(lonely(tmp_path)), [DoubleBuffer()], assumptions=frozenset(shape), assembled=False)
    assert not made.changed or not show_equal(made, None).proved


@pytest.mark.parametrize(("kernel", "shape"), [("dgemm_2x2", ("block_x <= 256",)), ("wmma_lds", ("block_x <= 128",))])
def test_the_shape_that_is_named_shows_the_bounds(kernel: str, shape: tuple[str, ...]) -> None:
    program = read_file(KERNELS / f"{kernel}.s")
    ungranted = show_equal(rewrite(program, [DoubleBuffer()], assembled=False), None).ungranted
    assert [str(one) for one in ungranted] == ["LDS accesses in bounds", "no-dynamic-lds"]
    assert all(tuple(map(str, one.instead)) == shape for one in ungranted)
    made = rewrite(program, [DoubleBuffer()], assumptions=frozenset(shape), assembled=False)
    assert show_equal(made, None).proved


@pytest.mark.parametrize(
    ("step", "path", "shape"),
    [
        ("pad-lds --block 16x16", PRODUCT, ("block_x <= 16", "block_y <= 16")),
        ("pad-lds --block 32x8", LDS / "transpose4.s", ("block_x <= 32", "block_y <= 8")),
        ("double-buffer", PRODUCT, ("block_x <= 16", "block_y <= 16")),
        ("double-buffer", KERNELS / "wmma_lds.s", ("block_x <= 128",)),
    ],
    ids=lambda value: value.stem if isinstance(value, Path) else None,
)
def test_a_certificate_assumes_the_shape_that_its_steps_need(
    step: str, path: Path, shape: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Even where nothing at all is known of a step without that shape, as for a layout made for it."""
    source, out, certificate = tmp_path / path.name, tmp_path / "out.s", tmp_path / "out.json"
    shutil.copy(path, source)
    options = [word for text in shape for word in ("--assume", text)]
    assert main([*step.split(), str(source), "-o", str(out), *options, "--certificate", str(certificate)]) == 0
    printed = capsys.readouterr().out
    assert f"proved under --assume '{shape[0]}'" in printed
    assert "proved for all inputs" not in out.read_text()
    check = ["verify", str(source), str(out), "--certificate", str(certificate)]
    assert main(check) == 3
    assert main([*check, *options]) == 0
    only, proved = (line for line in capsys.readouterr().out.splitlines() if line.startswith("validator: "))
    assert "proved only under --assume 'workitem_id_x <= " in only
    assert "(not granted)" in only
    assert f"proved under --assume '{shape[0]}'" in proved


def test_of_two_needs_only_a_shape_that_shows_both_is_named() -> None:
    one = Assumption("LDS accesses in bounds", instead=(Bound("block_x", "<=", 64),))
    assert merged((one, one))[0].instead == one.instead
    assert merged((one, replace(one, instead=(Bound("block_x", "<=", 32),))))[0].instead == ()
    assert merged((one, replace(one, instead=())))[0].instead == ()
    assert "block" not in how_to_grant(merged((one, replace(one, instead=()))))


def test_the_first_line_says_that_a_result_was_only_emulated() -> None:
    proof = Proof(frozenset((Evidence.EMULATED,)), "not proved (the stores differ); emulated: ...")
    assert headline("k", ["pair"], [proof]) == "kernel k: rewritten by pair, only emulated, not proved"


@pytest.mark.parametrize(
    "command",
    [
        ["double-buffer"],
        ["run-passes", "double-buffer"],
        ["optimize", "--time-limit", "none", "--passes", "double-buffer"],
    ],
)
def test_nothing_is_written_under_an_assumption_that_nobody_granted(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not where runs are equal either, nor by a spec of wider workgroups; the options that are named permit it."""
    source, out = of_narrow_groups(tmp_path), tmp_path / "out.s"
    name, *words = command
    arguments = [*words[:1], str(source)] if name == "run-passes" else [str(source), *words]
    whole = [name, *arguments, "-o", str(out)]
    assert main([*whole, "--require-change"]) == 1
    assert out.read_text() == source.read_text()
    printed = capsys.readouterr().out
    options = ["--assume 'LDS accesses in bounds'", "--assume 'no-dynamic-lds'"]
    assert all(option in printed for option in options)
    assert main([*whole, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    step = found["steps"][0] if "steps" in found else found
    assert (step["changed"], step["proved"], step["emulated"], step["to_grant"]) == (False, False, True, options)
    assert main([*whole, "--require-change", *shlex.split(" ".join(options))]) == 0
    assert out.read_text() != source.read_text()
    printed = capsys.readouterr().out
    assert f"; proved under {' '.join(options)}" in printed.splitlines()[0]
    assert "premise: " in printed


def test_verify_prints_the_option_that_a_proof_lacks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One load of two dwords is two loads of one if both lie in the LDS that a launch adds."""
    first, second = tmp_path / "a.s", tmp_path / "b.s"
    body = "ds_load_b64 v[4:5], v1\ns_waitcnt lgkmcnt(0)\nglobal_store_b64 v1, v[4:5], s[6:7]\n"
    whole = small_kernel(PROLOGUE + body)
    first.write_text(whole)
    second.write_text(whole.replace("ds_load_b64 v[4:5], v1", "ds_load_2addr_b32 v[4:5], v1 offset1:1"))
    assert main(["verify", str(first), str(second)]) == 3
    option = OPTION.findall(capsys.readouterr().out)[0]
    assert main(["verify", str(first), str(second), *shlex.split(option)]) == 0


# -- what passes suggest


def remarks_of(path: Path) -> Iterator[tuple[str, Remark]]:
    """Every remark of passes that propose assumptions, with the kernel's name."""
    program = read_file(str(path))
    passes = (BatchLoads(guard=False), DoubleBuffer(), PipelineEpilogue(guard=False))
    for kernel in program.kernels:
        for step in passes:
            for remark in rewrite(program, [step], kernel.name, assembled=False).remarks:
                yield kernel.name, remark


@pytest.mark.parametrize("name", ["kernel1", "kernel2", "kernel3", "kernel5"])
def test_suggestions_name_only_what_the_kernel_has(name: str) -> None:
    path = SAMPLES / f"{name}.s"
    program = read_file(str(path))
    for kernel, remark in remarks_of(path):
        for option in OPTION.findall(f"{remark.message} {remark.help}"):
            granted = shlex.split(option)[1:]
            assert checked_assumptions(granted, program.kernel(kernel)), option
            assert for_validator(checked_assumptions(granted, program.kernel(kernel)), program.kernel(kernel)), option


def test_the_bound_that_batch_loads_proposes_suffices() -> None:
    program = read_file(str(SAMPLES / "kernel3.s"))
    step = BatchLoads(guard=False)
    before = rewrite(program, [step], assembled=False)
    options = [option for remark in before.remarks for option in OPTION.findall(remark.help)]
    assert options
    granted = frozenset(shlex.split(option)[1] for option in options)
    after = rewrite(program, [step], assumptions=granted, assembled=False)
    assert not any("left as it is" in remark.message and "access" in remark.message for remark in after.remarks)


# -- one assumption, three spellings


@pytest.mark.parametrize("spelled", ["N <= 4096", "arg3 <= 4096", "kernarg[24] <= 4096", "kernarg[0x18] < 4097"])
def test_every_spelling_of_an_argument_reaches_passes_and_validator(spelled: str) -> None:
    text = (SAMPLES / "kernel5.s").read_text()
    named = text.replace("      - .offset:         24\n", "      - .name:           N\n        .offset:         24\n")
    assert named != text
    kernel = read_text(named).kernel(None)
    granted = checked_assumptions([spelled], kernel)
    assert for_validator(granted, kernel) == (Assumption("kernarg[24]", 0, 4096),)
    facts = analyse_affine(kernel, granted).transfer.facts
    assert facts.arguments[24] == (0, 4096)


@pytest.mark.parametrize("spelled", ["kernarg[4096] <= 1", "kernarg[2] <= 1", "N <= 4", "block_x < 1", "arg3 <= 010"])
def test_an_assumption_about_nothing_of_the_kernel_is_refused(spelled: str) -> None:
    kernel = read_file(str(SAMPLES / "kernel5.s")).kernel(None)
    with pytest.raises(UserError):
        checked_assumptions([spelled], kernel)


def test_lower_bounds_are_said_as_lower_bounds() -> None:
    assert str(Assumption("kernarg[24]", 128)) == "kernarg[24] >= 128"


def test_two_bounds_of_one_argument_count_both() -> None:
    kernel = read_file(str(SAMPLES / "kernel5.s")).kernel(None)
    granted = checked_assumptions(["arg3 >= 128", "arg3 <= 4096"], kernel)
    assert set(for_validator(granted, kernel)) == {
        Assumption("kernarg[24]", 128),
        Assumption("kernarg[24]", 0, 4096),
    }


@pytest.mark.parametrize(
    ("bound", "is_full"),
    [("block_x == 128", True), ("block_x == 100", False), ("block_x <= 128", False), ("block_y == 32", False)],
)
def test_a_row_of_whole_waves_grants_full_waves(bound: str, is_full: bool) -> None:
    kernel = read_file(KERNELS / "wmma_lds.s").kernel()
    granted = for_validator(checked_assumptions((bound,), kernel), kernel)
    assert (Assumption("full-waves") in granted) is is_full
