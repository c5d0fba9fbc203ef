"""cu-mode: the workgroups of a kernel kept on one CU (clang's -mcumode), by its descriptor.

Every workgroup that runs on a WGP may run on one of its CUs, if there is room: all its waves then share one vector
cache, so what WGP mode needs to keep two caches coherent (buffer_gl0_inv) is superfluous but right. The other way is
not: code compiled for CU mode leaves the invalidations out. RDNA3 ISA guide 2.3, LLVM's memory model of gfx11.
"""

from __future__ import annotations

from isatool.asm.processor_mode import with_cu_mode
from isatool.diagnostics import RefusedError, UserError
from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.model.prediction import ModelledKernel
from isatool.model.processor_modes import processor_modes
from isatool.passes.common.draft import Draft
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult
from isatool.passes.hints.options import CuMode


def run(options: CuMode, function: Function, context: Context) -> PassResult:
    """The kernel with another descriptor and the same code, or the input and why."""
    program = function.program
    identity = Draft.of(function).relation

    try:
        modes = processor_modes(ModelledKernel.of(function)) if function.is_kernel else None
    except UserError as error:
        raise RefusedError(str(error)) from None
    if modes is None:
        raise RefusedError("only a kernel with a descriptor has a mode")
    if modes.cu_mode:
        raise RefusedError(f"it is in CU mode already; {modes}")
    if not modes.fits:
        raise RefusedError(str(modes), help_="fewer VGPRs or a smaller workgroup")
    if options.when == "helps" and modes.verdict != "helps":
        raise RefusedError(str(modes), help_="cu-mode{when=always} switches all the same")
    made, origin = with_cu_mode(program, function.name)
    moved = Relation.from_origins(origin)
    report = PassReport(options.name, function)
    report.about(f"now in CU mode: {modes.room}; {modes}")
    return report.changed(Draft(made, function.name, identity.then(moved)))
