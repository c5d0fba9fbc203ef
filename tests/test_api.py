"""`import isatool`: load, rebank, check, verify, save in a few lines; objects show themselves in a notebook."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import isatool
from isatool.diagnostics import UserError

ROOT = Path(__file__).resolve().parents[1]
KERNEL1 = ROOT / "samples" / "sgemm" / "kernel1.s"


def test_the_package_is_imported_without_anything_heavy() -> None:
    code = "import sys, isatool; print(sorted(name for name in sys.modules if name.startswith('isatool')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "['isatool']"


def test_a_file_or_a_text_is_loaded_and_saved_as_it_was(tmp_path: Path) -> None:
    kernel = isatool.load(KERNEL1)
    assert kernel.kernels == ("kernel",)
    isatool.save(kernel, tmp_path / "out.s")
    assert (tmp_path / "out.s").read_bytes() == KERNEL1.read_bytes()
    assert isatool.load(KERNEL1.read_text()).text == KERNEL1.read_text()
    with pytest.raises(UserError, match="cannot read this file"):
        isatool.load("nowhere.s")


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
    assert isatool.verify(kernel, KERNEL1, sizes=sizes).equal
    assert not isatool.verify(kernel, wrong, sizes=sizes).equal


def test_a_comparison_without_launch_spec_says_so() -> None:
    text = isatool.load(KERNEL1.read_text())
    with pytest.raises(UserError, match="no launch spec"):
        isatool.verify(text, text)


def test_findings_are_a_collection() -> None:
    findings = isatool.check(KERNEL1)
    assert len(findings) == 0
    assert repr(findings) == "no findings"
    faulty = isatool.check("v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v2, v3\ns_endpgm\n")
    assert faulty.errors
    assert [found.span.line for found in faulty][:1] == [1]


def test_objects_show_themselves_in_a_notebook() -> None:
    kernel = isatool.load(KERNEL1)
    for shown in (kernel, kernel.rebank(), kernel.check()):
        assert shown._repr_html_().startswith(("<table>", "<pre>"))
        assert repr(shown)


def test_verify_is_a_function_also_when_the_package_of_that_name_is_imported() -> None:
    assert callable(importlib.import_module("isatool.verify"))
    assert importlib.import_module("isatool.verify.table")
    assert isatool.verify(KERNEL1, KERNEL1, sizes={"M": 32, "N": 32, "K": 8}).equal
