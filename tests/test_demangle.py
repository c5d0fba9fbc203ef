"""C++ names in reports: what is shown, what is kept, and names that could grow without bound."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isatool.cli.main import main
from isatool.demangle import LONGEST, demangled, is_called, plain_name, readable

NAMES = {
    "_Z6kernelPKfS0_Pfi": "kernel",
    "_Z5sgemmILi128ELi64EfEvPKT1_S2_PS0_iii": "sgemm<128, 64, float>",
    "_ZN12_GLOBAL__N_14hashEPjj": "(anonymous namespace)::hash",
    "_ZN2ns4gemmINS_3rowELb1EEEvT_": "ns::gemm<ns::row, true>",
    "_Z5applyIFffEEvPT_": "apply<float (float)>",
}


@pytest.mark.parametrize(("symbol", "plain"), NAMES.items())
def test_a_kernel_is_called_what_its_source_calls_it(symbol: str, plain: str) -> None:
    assert plain_name(symbol) == plain
    assert is_called(symbol, plain)
    assert is_called(symbol, plain.partition("<")[0])
    assert is_called(symbol, symbol)


def test_other_symbols_are_kept() -> None:
    for symbol in ("kernel", "_Zbad", "", "_Z", "softmax_kernel_0d1d2d", "_Zé"):
        assert plain_name(symbol) == symbol


def test_a_name_that_doubles_itself_is_kept() -> None:
    bomb = "_Z1fI1aIS_S_E" + "".join(f"S{number}_S{number}_" for number in range(1, 30)) + "EvT_"
    assert demangled(bomb) is None
    assert demangled("_Z" + str(LONGEST) + "a" * LONGEST + "v") is None


@given(st.text(alphabet="_ZNKLSTIEJDp0123456789abfijlvPRFXC", max_size=80))
def test_no_symbol_is_an_error(tail: str) -> None:
    assert plain_name("_Z" + tail)


def test_messages_name_kernels_readably_and_leave_files_alone() -> None:
    message = "kernel '_Z4fillPfi' of build/_Z4fillPfi.s has 2 errors, _Zbad has none"
    assert readable(message) == "kernel 'fill' of build/_Z4fillPfi.s has 2 errors, _Zbad has none"


@pytest.mark.full
def test_llvm_reads_the_names_alike() -> None:
    tool = shutil.which("llvm-cxxfilt-19")
    assert tool is not None, "this test needs llvm-cxxfilt-19"
    done = subprocess.run([tool, *NAMES], capture_output=True, text=True, check=True)
    assert [demangled(symbol) for symbol in NAMES] == done.stdout.splitlines()


SOURCE = """\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
\t.text
{kernels}"""
KERNEL = """\t.globl {name}
\t.p2align 8
\t.type {name},@function
{name}:
\tv_mov_b32_e32 v0, 0
\ts_endpgm
.Lend{number}:
\t.size {name}, .Lend{number}-{name}
\t.section .rodata
\t.p2align 6
\t.amdhsa_kernel {name}
\t\t.amdhsa_next_free_vgpr 1
\t\t.amdhsa_next_free_sgpr 1
\t.end_amdhsa_kernel
\t.text
"""


def test_commands_show_and_take_plain_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ("_Z4copyIfEvPKT_PS0_", "_Z4copyIiEvPKT_PS0_", "_Z4fillPfi")
    path = tmp_path / "three.s"
    text = "".join(KERNEL.format(name=name, number=number) for number, name in enumerate(names))
    path.write_text(SOURCE.format(kernels=text))
    assert main(["analyze", "-q", str(path)]) == 0
    assert [line.partition(": ")[0] for line in capsys.readouterr().out.splitlines()] == [
        "kernel copy<float>", "kernel copy<int>", "kernel fill"
    ]  # fmt: skip
    assert main(["analyze", "-q", str(path), "--kernel", "fill"]) == 0
    assert capsys.readouterr().out.startswith("kernel fill: ")
    assert main(["annotate", str(path), "--kernel", "copy<int>"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "kernel copy<int> (_Z4copyIiEvPKT_PS0_)"
    assert main(["analyze", "-q", str(path), "--kernel", "copy"]) == 2
    assert "copy<float>, copy<int>" in capsys.readouterr().err
    page = tmp_path / "page.html"
    assert main(["annotate", str(path), "--html", "-o", str(page)]) == 0
    shown = page.read_text()
    assert "<h1>copy&lt;float&gt; <small>_Z4copyIfEvPKT_PS0_</small></h1>" in shown
    assert main(["pair", str(path), "-o", str(tmp_path / "out.s"), "-q"]) == 0
    assert "kernel copy<float>: " in capsys.readouterr().out
