"""isatool in tinygrad: a compiler like its own for AMD through LLVM, whose kernels are rewritten if that is proved.

    from tinygrad.runtime.support import compiler_llvm
    compiler_llvm.AMDLLVMCompiler = isatool.tinygrad.Compiler      # before the device is opened, with DEV=AMD:LLVM

`Compiler` is made when it is first named, as a subclass of tinygrad's; it is found by its name in this module, so
tinygrad's compile server, another process, finds it as well.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import os
from functools import cache
from typing import Any, Final

from isatool.allowance import ROUTE_SECONDS
from isatool.pipeline.identity import identity
from isatool.routes.objects import usable
from isatool.routes.rewrite import OPTIMIZE, kernels_of, rewrite
from isatool.routes.switches import say_once, why_disabled

PIPELINE: Final = "ISATOOL_TINYGRAD"
BUDGET: Final = "ISATOOL_TINYGRAD_BUDGET"


def __getattr__(name: str) -> type:
    """`Compiler`; ImportError without tinygrad."""
    if name == "Compiler":
        return _compiler()
    raise AttributeError(f"module 'isatool.tinygrad' has no attribute {name!r}")


@cache
def _compiler() -> type:
    base: Any = importlib.import_module("tinygrad.runtime.support.compiler_llvm").AMDLLVMCompiler

    class Compiler(base):  # type: ignore[misc]
        """tinygrad's AMDLLVMCompiler, and isatool after it. `pipeline` and `budget` (seconds for a kernel) are as in
        `isatool.rewrite`; by default ISATOOL_TINYGRAD, else "optimize", and ISATOOL_TINYGRAD_BUDGET, else 10.
        """

        cachekey: str | None

        def __init__(self, arch: str, pipeline: str | None = None, budget: float | None = None) -> None:
            super().__init__(arch)
            self.pipeline = pipeline or os.environ.get(PIPELINE) or OPTIMIZE
            self.budget = float(os.environ.get(BUDGET) or ROUTE_SECONDS) if budget is None else float(budget)
            if self.cachekey is not None and not why_disabled():
                words = repr((identity(), self.pipeline, self.budget))
                self.cachekey = f"{self.cachekey}_isatool_{hashlib.sha256(words.encode()).hexdigest()[:32]}"

        def __reduce__(self) -> tuple[object, ...]:
            return (_restored, (self.arch, self.pipeline, self.budget))

        def compile(self, src: str) -> bytes:
            """The object file of LLVM IR: of the rewritten assembly if it is proved, else as tinygrad makes it."""
            plain = bytes(super().compile(src))
            if why_disabled():
                return plain
            try:
                return _better(plain, _printed(self, src), self.pipeline, self.budget)
            except Exception as error:
                words = " ".join(str(error).split())[:300]
                say_once(f"a kernel of tinygrad: original used: {type(error).__name__}: {words}")
                return plain

    Compiler.__module__, Compiler.__qualname__ = __name__, "Compiler"
    return Compiler


def _restored(arch: str, pipeline: str, budget: float) -> object:
    return _compiler()(arch, pipeline, budget)


def _better(plain: bytes, text: str, pipeline: str, budget: float) -> bytes:
    """The object of the rewritten text, if it launches as `plain` does and is proved; else `plain`."""
    from isatool.asm.elf import code_bytes
    from isatool.asm.reader import read_text
    from isatool.asm.toolchain import Toolchain

    tools = Toolchain.find()
    outcome = rewrite(text, pipeline, budget, keep_lds=True)
    if not outcome.changed:
        return plain
    program = read_text(text)
    objects = {part: tools.assemble(part, program.chip, program.wave_size) for part in (text, outcome.text)}
    if code_bytes(objects[text]) != code_bytes(plain):
        raise ValueError(f"{kernels_of(text)}: what LLVM prints is not what it assembles")
    return objects[outcome.text] if usable(outcome, text, lambda part: tools.link(objects[part])) else plain


def _printed(compiler: Any, source: str) -> str:
    """The assembly text that LLVM prints where tinygrad has it write an object file: same module, passes and target."""
    llvm = importlib.import_module("tinygrad.runtime.autogen.llvm")
    data = source.encode()
    buffer = llvm.LLVMCreateMemoryBufferWithMemoryRangeCopy(ctypes.create_string_buffer(data), len(data), b"src")
    message = ctypes.pointer(ctypes.pointer(ctypes.c_char()))
    module = llvm.LLVMModuleRef()
    context = getattr(compiler, "context", None)
    if context is None:
        context = llvm.LLVMGetGlobalContext()
    if llvm.LLVMParseIRInContext(context, buffer, ctypes.pointer(module), message):
        raise RuntimeError("LLVM does not read the module again")
    try:
        if llvm.LLVMRunPasses(module, compiler.passes, compiler.target_machine, compiler.pbo):
            raise RuntimeError("LLVM's passes fail")
        printed = llvm.LLVMMemoryBufferRef()
        kind = llvm.LLVMAssemblyFile
        if llvm.LLVMTargetMachineEmitToMemoryBuffer(compiler.target_machine, module, kind, message, printed):
            raise RuntimeError("LLVM prints no assembly")
        text = ctypes.string_at(llvm.LLVMGetBufferStart(printed), llvm.LLVMGetBufferSize(printed))
        llvm.LLVMDisposeMemoryBuffer(printed)
        return text.decode()
    finally:
        llvm.LLVMDisposeModule(module)
