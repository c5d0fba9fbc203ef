"""PERF rules about global addresses: unshared transactions, stores that stream, loads one iteration too far.

Addresses come from the affine analysis. Whether lanes share transactions is asked for a few plausible values of the
arguments; a finding holds for all of them. Sizes of transactions and what cache hints do: RDNA3 ISA guide 4.1.1 and
the chip file of `isatool.model`; what they cost is a hypothesis, so everything here is advice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.ir.program import Program
from isatool.isa.table import AddressSpace
from isatool.lint.rule import Finding, Subject, advice
from isatool.lint.views import addresses_of, analysable

COALESCE: Final = advice("PERF-COALESCE", "the lanes of a global access do not share transactions")
STREAM: Final = advice("PERF-STREAM", "data that a loop uses once, without a cache hint")
PREFETCH: Final = advice("PERF-PREFETCH", "a loop loads ahead in its last iteration too")


def check(program: Program) -> Iterator[Finding]:
    """Advice about the global accesses of every kernel whose control flow is known."""
    for flow in analysable(program):
        accesses = any(each.space is AddressSpace.GLOBAL for each in flow.instructions)
        if flow.unanalysable or not flow.function.is_kernel or not accesses:
            continue
        from isatool.analysis.global_accesses import GlobalAccesses
        from isatool.lint.global_accesses import GlobalFindings

        affine = addresses_of(flow)
        if affine is None:
            continue
        kernel = GlobalFindings(program, GlobalAccesses(flow, affine))
        yield from kernel.uncoalesced()
        yield from kernel.streaming()
        yield from kernel.prefetching()


SUBJECT: Final = Subject("PERF-ACCESS", (COALESCE, STREAM, PREFETCH), check)
