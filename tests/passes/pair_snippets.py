"""Small blocks for the tests of pair: values loaded, some code, values stored."""

from __future__ import annotations

from random_kernels import kernel

from isatool.ir.program import Function
from isatool.passes.common.result import Context, PassResult
from isatool.passes.pair.pair import Pair
from isatool.pipeline.repair import repair

LOADED = """
global_load_b128 v[0:3], v20, s[0:1]
global_load_b128 v[4:7], v20, s[0:1] offset:16
s_waitcnt vmcnt(0)
"""


def run(body: str, limit: int = 96, options: Pair | None = None) -> PassResult:
    lines = "\n".join(line if line.endswith(":") else f"\t{line}" for line in body.strip().splitlines())
    function = kernel(f"{lines}\n\ts_endpgm").kernel("k")
    result = (options or Pair()).run(function, Context(limit))
    return repair(function, result)


def function_of(result: PassResult) -> Function:
    return result.program.kernel("k")


def texts(result: PassResult) -> list[str]:
    hints = ("s_delay_alu", "s_endpgm")
    return [str(i) for _, i in function_of(result).instructions if i.mnemonic not in hints]


def duals(result: PassResult) -> list[str]:
    return [text for text in texts(result) if "::" in text]


def stored(*registers: int) -> str:
    return "\n".join(f"global_store_b32 v20, v{number}, s[0:1] offset:{4 * number}" for number in registers)
