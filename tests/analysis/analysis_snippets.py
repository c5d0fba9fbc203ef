"""Small kernels for the tests of the analyses."""

from __future__ import annotations

from pathlib import Path

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.asm.reader import read_file, read_text
from isatool.ir.program import Function

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = sorted((ROOT / "samples" / "sgemm").glob("*.s"))
VARIANTS = sorted((ROOT / "tests" / "data" / "sgemm").glob("*.s"))

HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.text\nk:\n'
TAIL = """
.Lend:
\t.amdhsa_kernel k
\t\t.amdhsa_next_free_vgpr 256
\t\t.amdhsa_next_free_sgpr 100
\t.end_amdhsa_kernel
"""


def kernel_text(body: str) -> str:
    """A file with one kernel `k`; the body is one instruction or label a line, `s_endpgm` is added."""
    lines = [line.strip() for line in body.strip().splitlines()]
    printed = [line if line.endswith(":") else "\t" + line for line in lines]
    return HEAD + "\n".join([*printed, "\ts_endpgm"]) + TAIL


def kernel(body: str) -> Function:
    """That kernel, read."""
    return read_text(kernel_text(body)).kernel("k")


def flow_of(body: str) -> ControlFlow:
    """Its control flow."""
    return build_flow(kernel(body))


def function_flow(body: str) -> ControlFlow:
    """The same text as a function that is no kernel."""
    lines = [line.strip() for line in body.strip().splitlines()]
    printed = [line if line.endswith(":") else "\t" + line for line in lines]
    text = HEAD.replace("k:", "\t.type f,@function\nf:") + "\n".join(printed) + "\n.Lfunc_end0:\n"
    return build_flow(read_text(text).functions[0])


def sample_flow(path: Path) -> ControlFlow:
    """Control flow of the only kernel of a file."""
    return build_flow(read_file(path).kernels[0])
