"""A softmax through a real Triton for gfx1100, plain and with isatool; prints figures as JSON. No GPU is used."""

from __future__ import annotations

import json
from typing import Any

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

import isatool.triton
from isatool.asm.elf import read_elf
from isatool.asm.machine_code import instructions


@triton.jit
def softmax(out, source, stride, count, block: tl.constexpr):  # type: ignore[no-untyped-def]
    row = tl.program_id(0)
    offsets = tl.arange(0, block)
    x = tl.load(source + row * stride + offsets, mask=offsets < count, other=-float("inf"))
    e = tl.exp(x - tl.max(x, axis=0))
    tl.store(out + row * stride + offsets, e / tl.sum(e, axis=0), mask=offsets < count)


def compiled() -> Any:
    """The kernel for gfx1100."""
    types = {"out": "*fp32", "source": "*fp32", "stride": "i32", "count": "i32", "block": "constexpr"}
    source = ASTSource(softmax, types, constexprs={(4,): 2048})
    return triton.compile(source, target=GPUTarget("hip", "gfx1100", 32), options={"num_warps": 4})


def pairs(kernel: Any) -> int:
    """Dual-issue instructions in its code object."""
    listed = instructions(read_elf(kernel.asm["hsaco"]), "gfx1100", 32)
    assert not any(item.text.startswith(".long") for item in listed)
    return sum(item.text.startswith("v_dual_") for item in listed)


plain = compiled()
with isatool.triton.rewriting("pair"):
    made, again = compiled(), compiled()
back = compiled()
print(json.dumps({
    "version": triton.__version__,
    "plain": pairs(plain),
    "rewritten": pairs(made),
    "printed": made.asm["amdgcn"].count("v_dual_") // 2,
    "other_hash": made.hash != plain.hash,
    "hit_is_equal": again.asm["hsaco"] == made.asm["hsaco"],
    "plain_again": back.asm["hsaco"] == plain.asm["hsaco"],
}))  # fmt: skip
