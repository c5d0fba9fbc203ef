"""PERF rules about memory: what is legal but slower than it need be. Asked only where `--select` names them.

Facts: RDNA3 ISA guide 5.2 (clauses), 10 and 11 (LDS and global forms); what each costs is a hypothesis of the cycle
model (`isatool analyze`), so all are notes or warnings that never fail a run by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.analysis.cfg import Block, ControlFlow
from isatool.analysis.clauses import clause_instruction, clause_type
from isatool.analysis.loops import LoopForest, find_loops
from isatool.diagnostics import Fix
from isatool.ir.instruction import AnyInstruction
from isatool.ir.operands import Operand
from isatool.ir.program import Program
from isatool.isa.counters import Queue
from isatool.isa.operations import Op
from isatool.isa.registers import Register
from isatool.isa.table import AddressSpace, Row, Unit, known
from isatool.lint.fixes import insertion
from isatool.lint.places import mnemonic_place
from isatool.lint.rule import Finding, Rule, Subject, advice
from isatool.lint.views import analysable
from isatool.records import record

FLAT: Final = advice("PERF-FLAT", "a flat access that could be a global one")
NARROW: Final = advice("PERF-NARROW", "neighbouring narrow accesses that one wider access could replace")
CLAUSE: Final = advice("PERF-CLAUSE", "a run of loads without s_clause")
SPILL: Final = advice("PERF-SPILL", "a scratch access in a loop")
ADDRESS: Final = advice("PERF-ADDRESS", "64-bit addresses are computed in a loop")
LEAST_CLAUSE: Final = 4
"""loads in a row that share cache lines often enough to be worth a message"""
_BYTES: Final = {"b32": 4, "b64": 8}


def check(program: Program) -> Iterator[Finding]:
    """Advice about the memory accesses of every function whose instructions are all known."""
    for flow in analysable(program):
        forest = find_loops(flow)
        yield from _accesses(program, flow, forest)
        for block in flow.blocks:
            yield from _narrow(program, flow, block)
            yield from _clauses(program, flow, block)
        yield from _addresses(program, flow, forest)


SUBJECT: Final = Subject("PERF-MEMORY", (FLAT, NARROW, CLAUSE, SPILL, ADDRESS), check)


def _finding(
    program: Program,
    flow: ControlFlow,
    index: int,
    rule: Rule,
    message: str,
    notes: tuple[str, ...],
    fix: Fix | None = None,
) -> Finding:
    line = flow.lines[index]
    return Finding(rule, line, message, notes, mnemonic_place(program.lines[line]), fix)


def _accesses(program: Program, flow: ControlFlow, forest: LoopForest) -> Iterator[Finding]:
    for index, instruction in enumerate(flow.instructions):
        name = instruction.mnemonic
        if instruction.space is AddressSpace.FLAT:
            one, two = (f"{flow.counters.of[queue]}cnt" for queue in (Queue.LOAD, Queue.LDS))
            note = f"if the address is in global memory: global{name[4:]}; it waits for {one} alone"
            yield _finding(
                program, flow, index, FLAT, f"{name} counts in {one} and {two}, and both have to wait", (note,)
            )
        elif instruction.space is AddressSpace.SCRATCH and forest.innermost[flow.block_of[index]] >= 0:
            loop = forest.loops[forest.innermost[flow.block_of[index]]]
            text = f"{name} in a loop of depth {loop.depth}: a value that did not find a register"
            yield _finding(
                program, flow, index, SPILL, text, ("allow more VGPRs (launch bounds), or shorten live ranges",)
            )


@record
class _Access:
    """A narrow access: its index, first data register, offset."""

    index: int
    data: Register
    offset: int


def _narrow(program: Program, flow: ControlFlow, block: Block) -> Iterator[Finding]:
    """Pairs of accesses of one kind with one address, neighbouring places and neighbouring registers."""
    waiting: dict[tuple[object, ...], _Access] = {}
    for index in block.instructions:
        instruction = flow.instructions[index]
        wide = _joined(instruction)
        key = _key(instruction) if wide else None
        if key is not None and instruction.row is not None:
            size = _BYTES[instruction.row.type]
            access = _Access(index, _data(instruction), instruction.integer("offset"))
            before = waiting.get(key)
            if before is not None and _joins(before, access, size):
                other = program.shown(flow.lines[before.index])
                condition = _condition(instruction.row, wide, access.offset - size)
                text = f"{instruction.mnemonic} continues the access before it: {wide} would do both"
                yield _finding(program, flow, index, NARROW, text, (other, condition))
                waiting.pop(key)
            else:
                waiting[key] = access
        _drop(waiting, flow, index, wide != "")


def _joined(instruction: AnyInstruction) -> str:
    """The instruction that does two such accesses at neighbouring places, "" if there is none."""
    row = instruction.row
    if row is None or row.space not in (AddressSpace.LDS, AddressSpace.GLOBAL):
        return ""
    return row.pair if row.space is AddressSpace.LDS else row.wider


def _joins(before: _Access, access: _Access, size: int) -> bool:
    return access.offset == before.offset + size and access.data.index == before.data.index + size // 4


def _condition(row: Row, wide: str, offset: int) -> str:
    if known(wide, row).two_addresses:
        return "the offsets of a 2addr form count elements and go to 255"
    return f"global memory needs no alignment for it (offset {offset})"


def _key(instruction: AnyInstruction) -> tuple[object, ...] | None:
    """What two accesses must have in common: operation, address operands, modifiers but for the offset."""
    others = tuple(modifier for modifier in instruction.modifiers if modifier.name != "offset")
    addresses = tuple(
        str(operand.value) for operand in instruction.operands if operand.spec is None or "data" not in _role(operand)
    )
    if others or not any(_role(operand) == "data" for operand in instruction.operands):
        return None
    return (instruction.mnemonic, *addresses)


def _role(operand: Operand) -> str:
    name = operand.spec.name if operand.spec is not None else ""
    return "data" if name in ("vdst", "data0", "vdata", "data") else name


def _data(instruction: AnyInstruction) -> Register:
    return next(each.registers[0] for each in instruction.operands if _role(each) == "data")


def _drop(waiting: dict[tuple[object, ...], _Access], flow: ControlFlow, index: int, is_access: bool) -> None:
    """Forget accesses whose registers are written, or that other memory operations, waits and barriers divide."""
    instruction = flow.instructions[index]
    if not is_access and instruction.unit in (Unit.LDS, Unit.VMEM, Unit.FLAT, Unit.CONTROL, None):
        if not instruction.is_annotation:
            waiting.clear()
        return
    written = flow.effects[index].writes
    stores = "store" in instruction.mnemonic
    for key, access in list(waiting.items()):
        if access.index == index:
            continue
        touched = (flow.effects[access.index].reads | flow.effects[access.index].writes) & written
        crosses = is_access and (stores or "store" in flow.instructions[access.index].mnemonic)
        if touched or crosses:
            del waiting[key]


def _clauses(program: Program, flow: ControlFlow, block: Block) -> Iterator[Finding]:
    """Runs of loads of one type, with nothing between, that no s_clause announces."""
    run: list[int] = []
    kind = ""
    covered = -1
    for index in (*block.instructions, -1):
        instruction = flow.instructions[index] if index >= 0 else None
        found = clause_type(instruction) if instruction is not None else ""
        follows = bool(run) and index == run[-1] + 1
        if found != kind or not follows:
            if len(run) >= LEAST_CLAUSE and kind in ("smem", "vector load") and run[0] > covered:
                yield _clause(program, flow, run, kind)
            run, kind = [], found
        if index >= 0 and found:
            run.append(index)
        if instruction is not None and instruction.operation == Op.CLAUSE:
            covered = index + 64


def _clause(program: Program, flow: ControlFlow, run: list[int], kind: str) -> Finding:
    line = program.lines[flow.lines[run[0]]]
    count = min(len(run), 32)
    clause = clause_instruction(count, flow.function.target)
    fix = insertion(line, (clause,), f"announce {count} loads as a clause")
    text = f"{len(run)} instructions of type {kind} follow each other without s_clause: other waves may come between"
    return _finding(program, flow, run[0], CLAUSE, text, (f"`{clause}` before them",), fix)


def _addresses(program: Program, flow: ControlFlow, forest: LoopForest) -> Iterator[Finding]:
    """One finding for a loop whose 64-bit vector addresses are made by carries in the loop itself."""
    for loop in forest.loops:
        own = flow.inside(forest.own_blocks(loop))
        carries = [i for i in own if _carries(flow.instructions[i])]
        made = 0
        for index in carries:
            made |= flow.effects[index].writes
        wide = [i for i in own if _has_wide_address(flow.instructions[i]) and flow.effects[i].reads & made]
        if len(wide) < 2:
            continue
        text = (
            f"{len(wide)} global accesses of this loop take 64-bit addresses that {len(carries)} instructions compute"
        )
        notes = (
            "a uniform base in SGPRs with a 32-bit offset (global_load v, vOFFSET, s[BASE]) needs none of them",
            "legal where the offset is not negative and below 4 GiB",
        )
        yield _finding(program, flow, wide[0], ADDRESS, text, notes)


def _carries(instruction: AnyInstruction) -> bool:
    """True for vector arithmetic of 64 bits and the upper half of an addition."""
    if instruction.operation in (Op.ADD_CO_CI, Op.MAD64):
        return True
    return instruction.operation == Op.LSHLREV and instruction.type == "b64"


def _has_wide_address(instruction: AnyInstruction) -> bool:
    if instruction.space is not AddressSpace.GLOBAL:
        return False
    return any(_role(operand) == "vaddr" and len(operand.registers) == 2 for operand in instruction.operands)
