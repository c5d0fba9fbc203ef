"""`import isatool`: load, rebank, check, verify, save in a few lines; objects show themselves in a notebook."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import isatool
from isatool.api import Equivalence
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.pipeline.evidence import Evidence, Proof
from isatool.verify.verdict import Assumption, Status, Verdict

ROOT = Path(__file__).resolve().parents[1]
KERNEL1 = ROOT / "samples" / "sgemm" / "kernel1.s"


def test_the_package_is_imported_without_anything_heavy() -> None:
    code = "import sys, isatool; print(sorted(name for name in sys.modules if name.startswith('isatool')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "['isatool', 'isatool.version']"


def test_a_check_without_advice_loads_no_analysis_of_addresses() -> None:
    code = "import sys; from isatool.cli.main import main; main(['check', sys.argv[1]]); print([*sys.modules])"
    done = subprocess.run([sys.executable, "-c", code, KERNEL1], capture_output=True, text=True, check=True, cwd=ROOT)
    assert "isatool.lint.rules.perf_access" in done.stdout
    assert "isatool.analysis.affine" not in done.stdout


def test_a_file_or_a_text_is_loaded_and_saved_as_it_was(tmp_path: Path) -> None:
    kernel = isatool.load(KERNEL1)
    assert kernel.kernels == ("kernel",)
    isatool.save(kernel, tmp_path / "out.s")
    assert (tmp_path / "out.s").read_bytes() == KERNEL1.read_bytes()
    assert isatool.load(KERNEL1.read_text()).text == KERNEL1.read_text()
    with pytest.raises(UserError, match="cannot read this file"):
        isatool.load("nowhere.s")


def test_macros_of_a_text_are_expanded_as_those_of_a_file(tmp_path: Path) -> None:
    text = "f:\n.macro twice\n\tv_nop\n\tv_nop\n.endm\n\ttwice\n\ts_endpgm\n"
    (tmp_path / "twice.s").write_text(text)
    loaded = isatool.load(text)
    assert loaded.text == isatool.load(tmp_path / "twice.s").text
    assert [str(instruction) for _, instruction in loaded.program.functions[0].instructions] == [
        "v_nop",
        "v_nop",
        "s_endpgm",
    ]


def test_a_kernel_without_outer_product_comes_back_as_it_is(tmp_path: Path) -> None:
    made = isatool.rebank(KERNEL1)
    assert not made.changed
    assert "left as it is" in str(made.remarks[0])
    made.save(tmp_path / "out.s")
    assert (tmp_path / "out.s").read_bytes() == KERNEL1.read_bytes()


def test_kernels_are_compared_on_the_launch_spec_beside_them() -> None:
    kernel = isatool.load(KERNEL1)
    wrong = isatool.load(KERNEL1.read_text().replace("v_fmac_f32_e32", "v_mul_f32_e32", 1))
    sizes = {"M": 32, "N": 32, "K": 8}
    assert isatool.compare(kernel, KERNEL1, sizes=sizes).equal
    assert not isatool.compare(kernel, wrong, sizes=sizes).equal


def test_verify_is_the_proof_and_prints_itself() -> None:
    kernel = isatool.load(KERNEL1)
    proved = isatool.verify(kernel, KERNEL1)
    assert proved
    assert (proved.status, proved.assumptions, proved.premises) == ("proved", (), ())
    assert proved.first_difference is None
    assert str(proved) == repr(proved) == "proved for all inputs"
    wrong = isatool.verify(kernel, isatool.load(KERNEL1.read_text().replace("v_fmac_f32_e32", "v_mul_f32_e32", 1)))
    assert not wrong
    assert wrong.status == "refuted"  # by a launch that was found
    assert wrong.first_difference is not None
    assert isatool.verify(kernel, kernel, witness=False).holds
    assert repr(wrong).startswith(wrong.status)


@pytest.mark.parametrize(
    ("status", "assumed", "granted", "holds"),
    [
        (Status.PROVED, (), (), True),
        (Status.ASSUMING, ("kernarg[24] <= 4096",), (), False),
        (Status.ASSUMING, ("kernarg[24] <= 4096",), ("kernarg[24] <= 4096",), True),
        (Status.ASSUMING, ("kernarg[24] <= 4096", "nan-payload"), ("nan-payload",), False),
        (Status.UNKNOWN, (), ("nan-payload",), False),
        (Status.REFUTED, (), (), False),
    ],
)
def test_a_verdict_holds_only_under_what_was_granted(
    status: Status, assumed: tuple[str, ...], granted: tuple[str, ...], holds: bool
) -> None:
    verdict = Verdict(status, tuple(map(Assumption.parse, assumed)))
    found = Equivalence(verdict, tuple(map(Assumption.parse, granted)))
    assert found.holds is bool(found) is holds
    assert found.ungranted == tuple(text for text in assumed if text not in granted)
    with pytest.deprecated_call(match="Equivalence.ungranted"):
        assert found.missing == found.ungranted
    with pytest.deprecated_call(match="Equivalence.premises"):
        assert found.conditions == found.premises


def test_assumptions_are_granted_by_the_names_of_the_kernel() -> None:
    assert isatool.verify(KERNEL1, KERNEL1, assume=["workgroup_id_x < 32"]).holds
    with pytest.raises(UserError, match="names nothing in kernel"):
        isatool.verify(KERNEL1, KERNEL1, assume=["rows <= 4096"])


def test_equal_runs_alone_are_no_proof() -> None:
    assert not Proof(frozenset({Evidence.EMULATED}), "emulated: equal bit for bit in 6 runs").holds
    assert Proof(frozenset({Evidence.EMULATED}), "emulated: equal bit for bit in 6 runs").shown
    assert Proof(frozenset({Evidence.PROVED}), "proved for all inputs").holds
    assert not Proof(frozenset(), "not proved").shown


def test_python_and_the_command_line_write_the_same_bytes(tmp_path: Path) -> None:
    path = ROOT / "tests" / "data" / "outer_products" / "2x2_lds_scaled_2_O3.s"
    made = isatool.rebank(path, max_vgprs=64)
    assert made.changed
    assert made.holds
    made.save(tmp_path / "python.s")
    assert main(["rebank", str(path), "--max-vgprs", "64", "-o", str(tmp_path / "command.s")]) == 0
    text = (tmp_path / "python.s").read_text()
    assert text == (tmp_path / "command.s").read_text()
    assert text.startswith(f"; isatool {isatool.__version__}: rebank --max-vgprs 64\n; isatool: ")


def test_a_comparison_without_launch_spec_says_so() -> None:
    text = isatool.load(KERNEL1.read_text())
    with pytest.raises(UserError, match="no launch spec"):
        isatool.compare(text, text)


def test_findings_are_a_collection() -> None:
    findings = isatool.check(KERNEL1)
    assert len(findings) == 0
    assert repr(findings) == "no findings"
    faulty = isatool.check("v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v2, v3\ns_endpgm\n")
    assert faulty.errors
    assert [found.span.line for found in faulty][:1] == [1]


def test_objects_show_themselves_in_a_notebook() -> None:
    kernel = isatool.load(KERNEL1)
    for shown in (kernel, kernel.rebank(), kernel.check(), kernel.verify(kernel)):
        assert shown._repr_html_().startswith(("<table>", '<div class="isa">'))
        assert repr(shown)


def test_verify_is_a_function_also_when_the_package_of_that_name_is_imported() -> None:
    assert callable(importlib.import_module("isatool.verify"))
    assert importlib.import_module("isatool.verify.values.table")
    assert isatool.verify(KERNEL1, KERNEL1).holds
