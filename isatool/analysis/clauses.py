"""s_clause: groups of memory instructions of one type that are issued without interruption (ISA guide 5.2).

A clause changes no result, but its length must match what follows it: one type, nothing else between. 2 to 63
members; compilers make at most 32 for gfx1100. They form clauses of scalar loads, vector loads and vector stores.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.table import AddressSpace, Unit
from isatool.isa.target import Target
from isatool.records import record

_FORMED: Final = frozenset(("smem", "vector load", "vector store", "flat load", "flat store"))


@record
class Clause:
    """An s_clause at instruction `index` that claims the next `length` instructions; `fault` says what is wrong."""

    index: int
    length: int
    fault: str | None


def clause_type(instruction: AnyInstruction) -> str:
    """The type that members of one clause share; "" for what may not be in a clause."""
    form, row = instruction.form, instruction.row
    unit = instruction.unit
    if instruction.is_opaque:
        return ""
    if unit is Unit.VALU:
        return "valu"
    if form is None or row is None or not form.counters:
        return ""
    if unit is Unit.SMEM:
        return "smem"
    if unit is Unit.LDS:
        return "lds"
    if unit not in (Unit.VMEM, Unit.FLAT):
        return ""
    family = "flat" if unit is Unit.FLAT else "image" if row.space is AddressSpace.IMAGE else "vector"
    if row.queue:
        return f"image {row.queue}"
    if row.is_atomic:
        return f"{family} atomic"
    return f"{family} store" if form.may_store else f"{family} load"


def find_clauses(flow: ControlFlow) -> tuple[Clause, ...]:
    """Every s_clause of a function, with what is wrong about it."""
    found = []
    for index, instruction in enumerate(flow.instructions):
        if instruction.operation != Op.CLAUSE or not instruction.operands:
            continue
        value = instruction.operands[0].value
        encoded = value.value & 0x3F if isinstance(value, Integer) else 0
        found.append(Clause(index, encoded + 1, _fault(flow, index, encoded)))
    return tuple(found)


def _fault(flow: ControlFlow, index: int, encoded: int) -> str | None:
    if not 1 <= encoded <= 62:
        return f"a clause has 2 to 63 members, not {encoded + 1}"
    if index + encoded + 1 >= flow.block_at(index).last:
        return "the clause reaches beyond the end of the basic block"
    first = clause_type(flow.instructions[index + 1])
    if not first:
        return f"{flow.instructions[index + 1].name} may not be in a clause"
    for member in range(index + 2, index + encoded + 2):
        if clause_type(flow.instructions[member]) != first:
            return f"{flow.instructions[member].name} is not of the clause's type ({first})"
    return None


def plan_clauses(flow: ControlFlow) -> Edits:
    """Removes clauses that no longer fit and forms one for every run of memory instructions without a clause."""
    clauses = {clause.index: clause for clause in find_clauses(flow) if clause.index not in flow.fences}
    stale = {index for index, clause in clauses.items() if clause.fault}
    edits = Edits(set(stale))
    for run in _runs(flow, clauses):
        inside = {index for index in range(run[0] - 1, run[-1]) if index in clauses}
        if inside and not inside & stale and _covers(clauses, inside, run):
            continue
        edits.removed |= inside
        members = [index for index in run if index not in clauses]
        most = flow.function.target.clause_members
        for start in range(0, len(members), most):
            group = members[start : start + most]
            if len(group) > 1:
                edits.before[group[0]] = (clause_instruction(len(group), flow.function.target),)
    for index in sorted(edits.removed):
        new = edits.before.pop(index + 1, None)
        if new is None:
            continue
        edits.removed.discard(index)
        if new[0] != flow.instructions[index]:
            edits.replaced[index] = new[0]
    return edits


def clause_instruction(members: int, target: Target) -> Instruction:
    """`s_clause` for that many members."""
    return Instruction.build(opcodes.S_CLAUSE, (Integer(members - 1, hex(members - 1)),), of=target)


def _runs(flow: ControlFlow, clauses: dict[int, Clause]) -> Iterator[list[int]]:
    """Maximal runs of one type for which clauses are formed; an s_clause does not interrupt a run."""
    for block in flow.blocks:
        run: list[int] = []
        kind = ""
        for index in block.instructions:
            if index in clauses:
                continue
            found = clause_type(flow.instructions[index]) if index not in flow.fences else ""
            if found == kind and kind:
                run.append(index)
                continue
            if len(run) > 1:
                yield run
            kind = found if found in _FORMED else ""
            run = [index] if kind else []
        if len(run) > 1:
            yield run


def _covers(clauses: dict[int, Clause], inside: set[int], run: list[int]) -> bool:
    """True if the clauses in a run stay within it."""
    return all(run[0] <= index + 1 and index + clauses[index].length <= run[-1] for index in inside)
