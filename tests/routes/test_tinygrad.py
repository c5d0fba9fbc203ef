"""isatool in tinygrad: the compiler that a user names. With a stand-in here; with tinygrad and libLLVM in `--full`."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from ctypes.util import find_library
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from triton_standin import ROOT, TEXT, installed

import isatool.tinygrad
from isatool.asm.toolchain import Toolchain
from isatool.isa import chips
from isatool.routes import switches
from isatool.routes.rewrite import Outcome

BETTER = TEXT.replace("\ts_endpgm", "\ts_nop 0\n\ts_endpgm")
OBJECT = Toolchain.find().assemble(TEXT, chips.DEFAULT.name)


class AMDLLVMCompiler:
    """In place of tinygrad's."""

    def __init__(self, arch: str) -> None:
        self.arch = arch
        self.cachekey: str | None = f"compile_llvm_{arch}"

    def compile(self, src: str) -> bytes:
        if src == "wrong":
            raise RuntimeError("wrong IR")
        return OBJECT


@pytest.fixture(autouse=True)
def tinygrad(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A stand-in in place of tinygrad, and an isatool that rewrites at once."""
    for name in ("tinygrad", "tinygrad.runtime", "tinygrad.runtime.support", "tinygrad.runtime.support.compiler_llvm"):
        module: Any = ModuleType(name)
        module.__path__ = []
        module.AMDLLVMCompiler = AMDLLVMCompiler
        monkeypatch.setitem(sys.modules, name, module)
    for name in ("ISATOOL_DISABLE", "ISATOOL_LOG", "ISATOOL_TINYGRAD"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(isatool.tinygrad, "_printed", lambda compiler, source: TEXT)
    monkeypatch.setattr(isatool.tinygrad, "rewrite", lambda text, *_, **__: Outcome(BETTER, True, True))
    isatool.tinygrad._compiler.cache_clear()
    switches.say_once.cache_clear()
    yield
    isatool.tinygrad._compiler.cache_clear()


def test_the_object_of_the_rewritten_text_is_returned() -> None:
    compiler = isatool.tinygrad.Compiler("gfx1100", "pair")
    assert isinstance(compiler, AMDLLVMCompiler)
    assert compiler.compile("IR") == Toolchain.find().assemble(BETTER, chips.DEFAULT.name)
    again = pickle.loads(pickle.dumps(compiler))
    assert (again.arch, again.pipeline, again.cachekey) == ("gfx1100", "pair", compiler.cachekey)
    found = getattr(sys.modules[type(compiler).__module__], type(compiler).__name__)  # as its compile server does
    assert found is type(compiler)


def test_a_kernel_has_ten_seconds_or_what_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isatool.tinygrad.Compiler("gfx1100").budget == 10
    monkeypatch.setenv("ISATOOL_TINYGRAD_BUDGET", "7")
    assert isatool.tinygrad.Compiler("gfx1100").budget == 7
    assert isatool.tinygrad.Compiler("gfx1100", "pair", 5).budget == 5


def test_its_cache_knows_what_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def made(*arguments: Any) -> str:
        return str(isatool.tinygrad.Compiler("gfx1100", *arguments).cachekey)

    keys = {made(), made("pair"), made("pair", 5)}
    monkeypatch.setenv("ISATOOL_TINYGRAD", "rebank")
    keys.add(made())
    monkeypatch.setenv("ISATOOL_DISABLE", "1")
    keys.add(made())
    assert len(keys) == 5
    assert "compile_llvm_gfx1100" in keys


@pytest.mark.parametrize("fault", ["off", "given", "print", "other text", "assembler", "lds"])
def test_whatever_fails_its_own_object_is_used(
    fault: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    outcome, printed, reason = Outcome(BETTER, True, True), TEXT, ""
    if fault == "off":
        monkeypatch.setenv("ISATOOL_DISABLE", "1")
    elif fault == "given":
        outcome = Outcome(TEXT, False, reason="why")
    elif fault == "print":
        printed, reason = "", "no kernel"
        monkeypatch.setattr(isatool.tinygrad, "_printed", _fail)
    elif fault == "other text":
        printed, reason = BETTER, "not what it assembles"
    elif fault == "assembler":
        outcome, reason = Outcome(BETTER + "\nv_no_such_thing v0\n", True, True), "original used"
    else:
        old, new = (f"amdhsa_group_segment_fixed_size {size}" for size in (0, 512))
        outcome, reason = Outcome(BETTER.replace(old, new), True, True), "takes 512 bytes of LDS"
    if fault != "print":
        monkeypatch.setattr(isatool.tinygrad, "_printed", lambda compiler, source: printed)
    monkeypatch.setattr(isatool.tinygrad, "rewrite", lambda text, *_, **__: outcome)
    assert isatool.tinygrad.Compiler("gfx1100").compile("IR") == OBJECT
    assert reason in capfd.readouterr().err


def _fail(compiler: object, source: str) -> str:
    raise OSError("no kernel")


def test_its_own_errors_stay_its_own() -> None:
    with pytest.raises(RuntimeError, match="wrong IR"):
        isatool.tinygrad.Compiler("gfx1100").compile("wrong")
    with pytest.raises(AttributeError, match="no_such_name"):
        isatool.tinygrad.no_such_name  # noqa: B018


@pytest.mark.full
def test_a_real_tinygrad(tmp_path: Path) -> None:
    folder = installed("tinygrad==0.14.0", Path(os.environ.get("ISATOOL_TEST_TINYGRAD", tmp_path / "tinygrad")))
    library = next(filter(None, map(find_library, ("LLVM", *(f"LLVM-{number}" for number in range(21, 17, -1))))), None)
    if library is None:
        pytest.skip("tinygrad's LLVM compiler needs a libLLVM (Debian: apt install libllvm19)")
    script = Path(__file__).with_name("tinygrad_kernel.py")
    given = {name: value for name, value in os.environ.items() if not name.startswith("ISATOOL_")}
    given |= {"PYTHONPATH": os.pathsep.join((str(folder), str(ROOT))), "ISATOOL_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, env=given, check=False)
    assert done.returncode == 0, done.stderr
    plain, rewritten = map(int, done.stdout.split())
    assert rewritten > plain
    assert "proved for all inputs" in done.stderr
