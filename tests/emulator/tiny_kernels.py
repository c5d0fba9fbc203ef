"""Small kernels from a few lines, with a descriptor around them, and their runs."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from isatool.asm.reader import read_text
from isatool.emulator.dispatch import Contents, Dispatch, Layout, descriptor_of
from isatool.emulator.findings import FindingKind
from isatool.emulator.run import Executable, RawResult, Settings
from isatool.ir.program import Function
from isatool.isa.target import Support

KERNARG = "s_load_b128 s[4:7], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)"
"""in s[4:5] the address of `in`, in s[6:7] that of `out`"""
HEADER_LINES = 9


def kernel(
    body: str,
    *,
    lds: int = 0,
    vgprs: int = 32,
    scratch: int = 0,
    functions: str = "",
    chip: str = "gfx1100",
    **directives: int,
) -> Function:
    """A kernel with the given instructions; `directives` are further .amdhsa_ values."""
    values = {
        "next_free_vgpr": vgprs, "next_free_sgpr": 32, "group_segment_fixed_size": lds,
        "private_segment_fixed_size": scratch, "user_sgpr_kernarg_segment_ptr": 1, "user_sgpr_count": 2,
        "kernarg_size": 16, "float_denorm_mode_32": 3, **directives,
    }  # fmt: skip
    lines = [
        f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"', "\t.text", functions, "\t.globl k", "\t.p2align 8",
        "\t.type k,@function", "", "", "k:",
        *(line if line.strip().endswith(":") else f"\t{line.strip()}" for line in body.strip().splitlines()),
        "\t.section .rodata", "\t.amdhsa_kernel k",
        *(f"\t\t.amdhsa_{name} {value}" for name, value in values.items()),
        "\t.end_amdhsa_kernel", "",
    ]  # fmt: skip
    return read_text("\n".join(lines), use=Support.EXECUTE).kernel("k")


def dispatch(
    function: Function,
    data: NDArray[np.generic] | bytes = b"",
    *,
    out: int = 256,
    lanes: int = 32,
    groups: int = 1,
    slack: int = 0,
    layout: Layout | None = None,
) -> Dispatch:
    """One dimension of workgroups, an input and an output buffer of `out` bytes."""
    content = data if isinstance(data, bytes) else data.tobytes()
    addresses = (layout or Layout()).addresses([("in", len(content) + slack), ("out", out + slack)])
    return Dispatch(
        descriptor_of(function),
        function.program.target,
        (groups, 1, 1),
        (lanes, 1, 1),
        struct.pack("<QQ", addresses["in"], addresses["out"]),
        (
            Contents("in", addresses["in"], content, slack, writable=False),
            Contents("out", addresses["out"], bytes(out), slack),
        ),
    )


Run = Callable[..., RawResult]


def run(function: Function, data: NDArray[np.generic] | bytes = b"", **options: object) -> RawResult:
    """Dispatch and run; order, sanitize, limit and engine go to the settings, the rest to the dispatch."""
    passed = {name: options.pop(name) for name in ("order", "sanitize", "limit", "engine") if name in options}
    chosen = options.pop("workgroups", None)
    executable = Executable(function)
    return executable.dispatch(dispatch(function, data, **options), chosen, Settings(**passed))  # type: ignore[arg-type]


def words(result: RawResult, name: str = "out") -> list[int]:
    """A buffer as dwords."""
    return np.frombuffer(result.memory[name], np.uint32).tolist()


def kinds(result: RawResult) -> list[FindingKind]:
    """Kinds of the findings."""
    return [finding.kind for finding in result.findings]


def lines(function: Function, texts: Sequence[str]) -> list[int]:
    """1-based lines of the first instructions with these beginnings."""
    found = []
    for text in texts:
        found.append(next(i for i, line in enumerate(function.program.lines, 1) if line.text.strip().startswith(text)))
    return found
