"""bound-buffers: masked lanes access nothing since their buffer index is out of range, not since EXEC leaves them out.

A branch and a narrowed EXEC around global accesses become a descriptor of one record of no stride: the lanes of the
mask have index 0, the others index 1, which is out of range, so their loads give 0 and their stores are dropped (RDNA3
ISA guide 9.1: OOB_SELECT 1 compares the index alone). The base has 48 bits, so the pointers must have no more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from isatool.analysis.assumptions import Sentence
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS, VGPRS, members
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.polynomials import variable
from isatool.asm.register_counts import used_registers
from isatool.claim import assume
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Instruction, branch_target
from isatool.ir.operands import Integer, Modifier
from isatool.ir.program import Function
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_LO, SCC, SGPR_COUNT, VGPR_COUNT, Register, RegisterRange, sgpr, vgpr
from isatool.isa.table import AddressSpace, Unit
from isatool.passes.common.draft import Draft
from isatool.passes.common.followed import followed
from isatool.passes.common.lower_registers import busy_registers
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult, RemarkKind, TooFewVgprsError
from isatool.passes.lanes.options import BoundBuffers

RECORDS: Final = 1
"""num_records: index 0 is in range, index 1 is not"""
WORD3: Final = 0x10016000
"""the last word of a descriptor: OOB_SELECT 1 (only the index is compared), 32 bits a component"""
MOST_OFFSET: Final = 4095
"""of a buffer access"""
_QUAD: Final = 4


def run(options: BoundBuffers, function: Function, context: Context) -> PassResult:
    """The kernel without masks around plain accesses, or the input and why."""
    if Sentence.POINTERS_48 not in context.assumptions:
        why = "a descriptor's base has 48 bits, and its pointers may have more"
        raise RefusedError(why, help_=assume(Sentence.POINTERS_48))
    return _Bounding(options, function, context, Draft.of(function)).result()


class _Region(NamedTuple):
    """Code under a narrowed EXEC: what saves EXEC, the branch past the code, the code, what restores EXEC; -1: none."""

    save: int
    skip: int
    body: range
    restore: int
    mask: RegisterRange
    saved: Register


class _Access(NamedTuple):
    """A global access of a region: its instruction, its pair of base registers, the argument that they hold."""

    at: int
    base: RegisterRange
    argument: int


class _Bounding:
    """The pass on one kernel."""

    def __init__(self, options: BoundBuffers, function: Function, context: Context, draft: Draft) -> None:
        self.options = options
        self.function = function
        self.context = context
        self.draft = draft
        self.flow: ControlFlow = draft.flow()
        self.liveness = compute_liveness(self.flow)
        self.edits = Edits()
        self.counts: Counter[str] = Counter()
        vgprs, sgprs = used_registers(function)
        self.vgprs = max(vgprs, context.vgpr_limit)
        self.busy = busy_registers(self.flow)
        self.next_quad = -(-sgprs // _QUAD) * _QUAD
        self.quads: dict[int, RegisterRange] = {}
        self.built: set[tuple[int, int]] = set()

    def result(self) -> PassResult:
        """The rewritten kernel; RefusedError if no region can be."""
        self.affine = followed(self.function, self.context.assumptions, self.flow)
        reasons = []
        for region in _regions(self.flow):
            try:
                self._bound(region)
            except RefusedError as error:
                reasons.append(error)
        if not self.edits.replaced:
            raise reasons[0] if reasons else RefusedError("no code with global accesses is masked by EXEC")
        made = self.draft.edited(self.flow, self.edits)
        names = ("accesses", "masks", "branches")
        text = ", ".join(f"{self.counts[name]} {name}" for name in names)
        report = PassReport(self.options.name, self.function, statistics={**self.counts})
        report.about(f"of descriptors now: {text}")
        for why in reasons:
            report.note(f"a mask stays: {why}", why.line, kind=RemarkKind.LEFT)
        return report.changed(made)

    # -- one region

    def _bound(self, region: _Region) -> None:
        """Edit a region; RefusedError if its masked lanes would be seen."""
        accesses = self._accesses(region)
        self._require_unseen(region, {access.at for access in accesses})
        index = self._free_pair(region)
        pair = RegisterRange(index, 2)
        for access in accesses:
            self._descriptor(access, region)
        self.edits.removed |= {region.save, region.skip, region.restore} - {-1}
        lanes = (RegisterRange(index), Integer(1), Integer(0), region.mask)
        self.edits.insert(region.save, self.flow.function.build(opcodes.V_CNDMASK_B32_E64, *lanes))
        offset = Register(index + 1)
        for access in accesses:
            instruction = self.flow.instructions[access.at]
            assert isinstance(instruction, Instruction)
            moved = _move(instruction, offset), self._buffer_access(instruction, access, pair)
            self.edits.substitute(access.at, moved)
        self.counts.update({"accesses": len(accesses), "masks": 1, "branches": int(region.skip >= 0)})

    def _free_pair(self, region: _Region) -> Register:
        """The first of two VGPRs that nothing needs in a region."""
        busy = 0
        for index in (region.save, *region.body):
            busy |= self.busy[index]
        free = (number for number in range(VGPR_COUNT - 1) if not busy >> vgpr(number) & 3)
        first = next(free, VGPR_COUNT)
        if first + 2 > self.vgprs:
            raise TooFewVgprsError(first + 2, self.vgprs)
        return vgpr(first)

    def _buffer_access(self, instruction: Instruction, access: _Access, pair: RegisterRange) -> Instruction:
        row = instruction.row
        assert row is not None
        data = instruction.operands[0 if row.may_load else 1]
        name = f"{AddressSpace.BUFFER}_{instruction.mnemonic.removeprefix(f'{AddressSpace.GLOBAL}_')}"
        operands = (data, pair, self.quads[access.argument], Integer(0))
        flags = (Modifier("idxen"), Modifier("offen"))
        made = self.flow.function.build(name, *operands, modifiers=(*flags, *instruction.modifiers))
        if made.is_opaque:
            raise self._refused(access.at, "is not an access that buffers have")
        return made

    def _refused(self, index: int, why: str) -> RefusedError:
        instruction = self.flow.instructions[index]
        return RefusedError(f"'{instruction}' of line {self.flow.line_number(index)} {why}", self.flow.lines[index])

    def _accesses(self, region: _Region) -> list[_Access]:
        found = []
        for index in region.body:
            instruction, effect = self.flow.instructions[index], self.flow.effects[index]
            if index in self.flow.kept or (index in self.flow.fences) or effect is OPAQUE_EFFECTS:
                raise self._refused(index, "is opaque, or kept by a hint")
            if instruction.space is AddressSpace.GLOBAL:
                found.append(self._access(index))
            elif not _is_lane_arithmetic(instruction) or effect.cross or effect.writes & EXEC:
                raise self._refused(index, "is masked as well, and other lanes or memory may see it")
        if not found:
            raise self._refused(region.save, "masks no global access")
        return found

    def _access(self, index: int) -> _Access:
        instruction = self.flow.instructions[index]
        row = instruction.row
        if (
            not isinstance(instruction, Instruction)
            or row is None
            or row.is_atomic
            or row.may_load == row.may_store
            or instruction.unit is not Unit.VMEM
        ):
            raise self._refused(index, "is not a plain load or store")
        offset, base = _parts(instruction)
        if offset is None or base is None:
            raise self._refused(index, "has no scalar base and 32-bit offset")
        if not 0 <= instruction.integer("offset") <= MOST_OFFSET:
            raise self._refused(index, "has an offset that buffers do not take")
        argument = self._argument(base, index)
        if argument is None:
            raise self._refused(index, "has a base that is not a pointer argument")
        return _Access(index, base, argument)

    def _argument(self, base: RegisterRange, index: int) -> int | None:
        """The offset of the pointer argument that a pair of registers holds before an instruction."""
        transfer, view = self.affine.transfer, self.affine.arithmetic
        state = self.affine.before(index)
        held = [self.affine.value(state, register, index) for register in base.registers]
        metadata = transfer.facts.metadata
        for argument in metadata.arguments if metadata is not None else ():
            found = transfer.facts.argument(self.affine.atoms, argument.offset) if argument.is_pointer else None
            if found is not None:
                pointer = variable(found[0].number)
                if held == [view.reduce(pointer, 32), view.shift_right(pointer, 32, 64)]:
                    return argument.offset
        return None

    def _require_unseen(self, region: _Region, accesses: set[int]) -> None:
        """Refuse if results of masked lanes are used after the region, but for loads into registers that held 0."""
        after = self.liveness.after[region.restore] if region.restore >= 0 else 0
        if after >> region.saved & 1:
            raise self._refused(region.save, "saves a mask that is used again")
        for index in (region.save, region.restore):
            if index >= 0 and self.liveness.after[index] >> SCC & 1:
                raise self._refused(index, "leaves an SCC that is used")
        state = self.affine.before(region.save)
        for index in region.body:
            seen = self.flow.effects[index].writes & after
            if not seen:
                continue
            is_load = index in accesses
            if seen & ~VGPRS or not is_load:
                raise self._refused(index, "computes what masked lanes use later")
            for register in members(seen):
                value = self.affine.value(state, register, region.save)
                if not value.is_constant or value.constant:
                    raise self._refused(index, "loads into a register that masked lanes keep")

    # -- descriptors

    def _descriptor(self, access: _Access, region: _Region) -> None:
        """Make the descriptor before the outermost loop in which its base stays what it is."""
        quad = self.quads.get(access.argument)
        if quad is None:
            if self.next_quad + _QUAD > SGPR_COUNT:
                raise self._refused(access.at, "needs more SGPRs than there are")
            quad = self.quads[access.argument] = RegisterRange(sgpr(self.next_quad), _QUAD)
            self.next_quad += _QUAD
        place, block = region.save, self.flow.block_of[region.save]
        around = [loop for loop in self.affine.forest.loops if block in loop.blocks]
        for loop in sorted(around, key=lambda loop: -loop.depth):
            last = self.flow.blocks[loop.preheader].last - 1
            if loop.preheader < 0 or self._argument(access.base, last) != access.argument:
                break
            place = last
        if (access.argument, place) in self.built:
            return
        self.built.add((access.argument, place))
        low, high = (RegisterRange(register) for register in access.base.registers)
        words = [RegisterRange(register) for register in quad.registers]
        for name, operands in (
            (opcodes.S_MOV_B32, (words[0], low)),
            (opcodes.S_PACK_LL_B32_B16, (words[1], high, Integer(0))),
            (opcodes.S_MOV_B32, (words[2], Integer(RECORDS))),
            (opcodes.S_MOV_B32, (words[3], Integer(WORD3, hex(WORD3)))),
        ):
            self.edits.insert(place, self.flow.function.build(name, *operands))


def _move(access: Instruction, target: Register) -> Instruction:
    """A move of the access's offset into another register."""
    source = _parts(access)[0]
    assert source is not None
    return access.sibling(opcodes.V_MOV_B32_E32, (target, source))


def _parts(instruction: Instruction) -> tuple[RegisterRange | None, RegisterRange | None]:
    """The 32-bit offset and the base of a global access that has both in registers."""
    row = instruction.row
    assert row is not None
    values = [operand.value for operand in instruction.operands]
    offset, base = values[1 if row.may_load else 0], values[2]
    if isinstance(offset, RegisterRange) and offset.count == 1 and isinstance(base, RegisterRange) and base.count == 2:
        return offset, base
    return None, None


def _is_lane_arithmetic(instruction: AnyInstruction) -> bool:
    """True for hints, waits, and vector instructions each lane of which works on its own registers."""
    if instruction.is_hint or (instruction.is_wait and not instruction.uses):
        return True
    forms = [half.form for half in instruction.halves]
    return instruction.unit is Unit.VALU and all(form is not None and not form.dpp for form in forms)


def _regions(flow: ControlFlow) -> Iterator[_Region]:
    """Code between a saved and narrowed EXEC and what restores it, in one block besides those around it."""
    for index, instruction in enumerate(flow.instructions):
        if instruction.operation != Op.AND_SAVEEXEC or index in flow.kept or index in flow.fences:
            continue
        saved, mask = (operand.value for operand in instruction.operands[:2])
        if not isinstance(saved, RegisterRange) or not isinstance(mask, RegisterRange) or saved.count != 1:
            continue
        found = _body(flow, index, saved)
        if found is not None:
            skip, body, restore = found
            if not any(flow.effects[place].writes >> saved.first & 1 for place in body):
                yield _Region(index, skip, body, restore, mask, saved.first)


def _body(flow: ControlFlow, save: int, saved: RegisterRange) -> tuple[int, range, int] | None:
    """(branch past the code or -1, the code, what restores EXEC or -1 where the program ends)."""
    block = flow.block_at(save)
    branch = next((at for at in range(save + 1, block.last) if not flow.instructions[at].is_hint), block.last)
    instruction = flow.instructions[branch] if branch < len(flow.instructions) else None
    if branch < block.last and instruction is not None and branch_target(instruction) is not None:
        if instruction.row is None or instruction.row.condition != (EXEC_LO, False) or branch != block.last - 1:
            return None
        after = flow.blocks[block.successors[0]]
        body = range(block.last, after.first)
        inside = {flow.block_of[at] for at in body}
        if len(inside) != 1 or set(after.predecessors) != {block.index, *inside}:
            return None
        (own,) = inside
        if flow.blocks[own].predecessors != (block.index,) or flow.blocks[own].successors != (after.index,):
            return None
        restore = _restore(flow, range(after.first, after.last), saved)
        return None if restore is None else (branch, body, restore)
    restore = _restore(flow, range(save + 1, block.last), saved)
    return None if restore is None or restore < 0 else (-1, range(save + 1, restore), restore)


def _restore(flow: ControlFlow, places: range, saved: RegisterRange) -> int | None:
    """The instruction that gives EXEC back; -1 if the program ends before anything is done; None if neither is so."""
    own_block = bool(places) and flow.block_at(places.start).first == places.start
    for place in places:
        instruction = flow.instructions[place]
        values = [operand.value for operand in instruction.operands]
        if instruction.is_scalar and instruction.operation == Op.OR and RegisterRange(EXEC_LO) in values[:1]:
            return place if values[1:] == [RegisterRange(EXEC_LO), saved] and place not in flow.kept else None
        if flow.effects[place].writes & EXEC:
            return None
        if own_block and instruction.is_end:
            return -1
        if own_block and not instruction.is_hint:
            return None
    return None
