"""Code at the entry of a kernel that gives its work-items or workgroups other ids, with the step of its proof."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from isatool.analysis.edits import Edits
from isatool.analysis.effects import bits
from isatool.analysis.liveness import compute_liveness
from isatool.asm.descriptor import descriptor_of
from isatool.asm.register_counts import Counts, used_registers, with_register_counts
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import Instruction
from isatool.ir.program import Function
from isatool.isa.registers import Register
from isatool.passes.common.draft import Draft
from isatool.verify.lemma import Lemma, ProofStep
from isatool.verify.lemmas.equal import Equal


class Entered(NamedTuple):
    """A kernel with code at its entry, and what the validator is told of it."""

    draft: Draft
    proof_steps: tuple[ProofStep, ...]


def free_at_entry(function: Function, candidates: Sequence[Register], count: int, step: int = 1) -> Register | None:
    """The first of `count` consecutive registers, every `step`th, that the kernel does not need at its entry."""
    alive = compute_liveness(Draft.of(function).flow()).block_in[0]
    known = set(candidates)
    for first in candidates[::step]:
        wanted = [Register(first + place) for place in range(count)]
        if known.issuperset(wanted) and not alive & bits(wanted):
            return first
    return None


def with_entry_code(function: Function, code: Sequence[Instruction], lemma: Lemma) -> Entered:
    """The kernel with code before its first instruction; RefusedError if that is not shown to be right."""
    draft = Draft.of(function)
    descriptor = descriptor_of(function.program, function.name)
    flow = draft.flow()
    if descriptor is None or not flow.instructions or flow.blocks[0].predecessors:
        raise RefusedError("it has no entry at which code runs once")
    made = draft.edited(flow, Edits(before={0: tuple(code)}))
    vgprs, sgprs = used_registers(made.function)
    stages: tuple[Draft, ...] = ()
    if vgprs > descriptor.vgprs or sgprs > descriptor.sgprs:
        counts = Counts(vgprs, sgprs, descriptor.lds_bytes)
        stages = (Draft(with_register_counts(function.program, function.name, counts), function.name, draft.relation),)
        made = stages[0].edited(stages[0].flow(), Edits(before={0: tuple(code)}))
    before = stages[0].function if stages else function
    judged = lemma.judge(before, made.function)
    if not judged.holds:
        assert judged.first_difference is not None
        raise RefusedError(judged.first_difference.message)
    return Entered(made, (*((Equal(), each.program) for each in stages), (lemma, made.program)))
