"""Random kernels of `isatool proof fuzz` (the simple parts) for tests of passes; a frame for hand-written kernels."""

from __future__ import annotations

from isatool.asm.reader import read_text
from isatool.emulator.findings import FindingKind
from isatool.fuzz import generator
from isatool.fuzz.harness import outcome
from isatool.ir.program import Function, Program

LANES = 64


def kernel(body: str, vgprs: int = 32) -> Program:
    """A program of one kernel `k` around a body."""
    values = {
        "next_free_vgpr": vgprs, "next_free_sgpr": 40, "group_segment_fixed_size": LANES * 16 + 64,
        "user_sgpr_kernarg_segment_ptr": 1, "user_sgpr_count": 2, "kernarg_size": 16, "float_denorm_mode_32": 3,
    }  # fmt: skip
    return read_text(
        "\n".join(
            (
                '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"', "\t.text", "\t.globl k", "\t.p2align 8",
                "\t.type k,@function", "k:", body, "\t.section .rodata", "\t.amdhsa_kernel k",
                *(f"\t\t.amdhsa_{name} {value}" for name, value in values.items()), "\t.end_amdhsa_kernel", "",
            )
        )
    )  # fmt: skip


def random_kernel(seed: int, registers: int = generator.VALUES, size: int = 40) -> Function:
    """A random kernel with the waits and hazard waits that it needs, and no more."""
    return generator.random_kernel(seed, registers, size, generator.SIMPLE)


def memory_after(function: Function, seed: int = 0, engine: str = "native") -> tuple[bytes, tuple[FindingKind, ...]]:
    """The output buffer of two waves on random data, and the kinds of findings."""
    found = outcome(function, engine, seed, "forward")
    return found.memory, found.findings
