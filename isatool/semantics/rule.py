"""A row of the semantics table: the types of results and sources, and a function from source values to result values.

A signature is a line such as `u32 mask = u32 u32 mask`. Printed operands take the types in order, results first:

    b16 i16 u16 f16, b32 i32 u32 f32, b64 i64 u64 f64, b128   a value of that width; only f-types are flushed by MODE
    v2f16 v2bf16   a packed pair: halves chosen by op_sel and op_sel_hi, signs by neg_lo and neg_hi
    v2b16          the same of integers, without signs; a decimal constant has 32 bits
    raw32          32 bits, no half selection and no modifiers (dot products)
    pf16 pbf16     the same, a decimal constant is a number of that format in the low half
    bf16           16 bits that only differ from b16 in what a decimal constant is
    uf16           the upper half of 32 bits, as it is
    mix            f32, or the half of an f16 pair, as op_sel_hi says (v_fma_mix)
    lo16 hi16      results that always go to the low or the high half
    mask           a lane mask, read as the lane's bit; `mask?` is VCC where it is not printed
    k16 uk16       the immediate of SOPK, sign- or zero-extended to 32 bits

and these are not printed: scc, exec32, exec64 (results: EXEC), exec (a VOPC that writes EXEC), vcc (the lane's bit
of VCC), dst (the old value of the first result).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from isatool.records import record
from isatool.semantics.algebra import Expr
from isatool.semantics.mode import Mode

Result = Expr | tuple[Expr, ...]
Compute = Callable[..., Result]


class RuleContext(Protocol):
    """What a rule may ask about the instruction beyond its operands."""

    @property
    def mode(self) -> Mode:
        """The MODE register."""

    @property
    def wave_size(self) -> int:
        """Lanes of a wave."""

    def flag(self, name: str, index: int) -> bool:
        """Element `index` of a list modifier such as neg_lo; False if absent."""


@record
class LoweringRule:
    """See the module docstring. `contextual` rules get a `RuleContext` as first argument; `saturated` is used with
    clamp."""

    results: tuple[str, ...]
    sources: tuple[str, ...]
    compute: Compute
    saturated: Compute | None = None
    contextual: bool = False
    flush: str = "both"
    """where MODE flushes subnormals of float types: both, sources (min and max: ISA guide 16.8), none"""


Rules = Mapping[str, LoweringRule]

IMPLICIT = frozenset({"scc", "exec", "exec32", "exec64", "vcc", "dst"})


def rule(
    signature: str,
    compute: Compute,
    *,
    saturated: Compute | None = None,
    contextual: bool = False,
    flush: str = "both",
) -> LoweringRule:
    """Parse a signature."""
    left, _, right = signature.partition("=")
    return LoweringRule(tuple(left.split()), tuple(right.split()), compute, saturated, contextual, flush)
