"""Whether a function has what a pass declares to need, and what is said where it has not."""

from __future__ import annotations

from collections.abc import Collection

from isatool.analysis.cfg import build_flow
from isatool.analysis.kernel import Kernel
from isatool.asm.descriptor import Descriptor
from isatool.asm.metadata import KernelMetadata
from isatool.diagnostics import RefusedError
from isatool.ir.program import Function
from isatool.isa.wave import WAVE32
from isatool.passes.common.declaration import Need
from isatool.records import record


@record
class Unmet:
    """A need that a function does not meet: why, and what would help."""

    need: Need
    why: str
    help: str = ""


def unmet(needs: Collection[Need], function: Function) -> Unmet | None:
    """The first of the needs, in the order of `Need`, that a function does not meet; None if it meets all."""
    if Need.WAVE32 in needs and function.wave_size != WAVE32:
        return Unmet(Need.WAVE32, "wave64 code has no VOPD", "compile it for wave32")
    if Need.VOPD in needs and not function.target.has_vopd:
        return Unmet(Need.VOPD, f"{function.target.name} has no VOPD")
    if Need.KERNEL in needs and not function.is_kernel:
        return Unmet(Need.KERNEL, "it is not a kernel with a descriptor")
    if Need.CONTROL_FLOW in needs:
        flow = build_flow(function)
        if flow.unanalysable:
            return Unmet(Need.CONTROL_FLOW, f"its control flow cannot be followed: {flow.unanalysable}")
    if Need.STREAM_WORDS in needs and not function.target.stream_words.mark:
        return Unmet(Need.STREAM_WORDS, f"which words of {function.target.name} mark data used once is not known here")
    return None


def require(needs: Collection[Need], function: Function) -> None:
    """RefusedError if a function does not meet one of the needs."""
    missing = unmet(needs, function)
    if missing is not None:
        raise RefusedError(missing.why, help_=missing.help)


def declared_segment(function: Function) -> tuple[Descriptor, KernelMetadata]:
    """Descriptor and metadata of a kernel whose LDS the text declares; RefusedError for another function."""
    kernel = Kernel(function)
    descriptor, metadata = kernel.descriptor, kernel.metadata
    if descriptor is None or metadata is None:
        raise RefusedError("only kernels with a descriptor and metadata can get another LDS segment")
    if any(argument.value_kind == "dynamic_shared_pointer" for argument in metadata.arguments):
        raise RefusedError("the host gives it LDS as an argument (dynamic LDS)", help_="use a static array")
    return descriptor, metadata
