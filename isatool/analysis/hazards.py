"""Dependences that gfx11 does not interlock (RDNA3 ISA guide 5.7, 7.9, 12.2; hazard recogniser of LLVM), over all
paths.

TRANS results on gfx1100 to gfx1103 may not be read by VALU with fewer than 6 VALU and fewer than 2 TRANS
instructions between, unless VALU results were waited for; memory instructions wait for them. A WMMA may not directly
follow one whose result it takes as A or B. v_permlane16 may not follow v_cmpx with no VALU instruction between. LDS
direct loads write a VGPR without regard to VALU and memory instructions that still use it. Some destinations are
written before all sources are read. After the VGPRs are given back only the end may follow.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.delays import depctr_bits
from isatool.analysis.edits import Edits
from isatool.analysis.effects import VGPRS, members
from isatool.analysis.liveness import Liveness, compute_liveness
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Modifier, Operand
from isatool.isa.chips import CHIPS, DEFAULT, Chip
from isatool.isa.registers import Register
from isatool.isa.table import Unit
from isatool.isa.waits import DEPCTR_NO_WAIT, decode_depctr, encode_depctr

VALU_BETWEEN: Final = 6
TRANS_BETWEEN: Final = 2
LDS_DIRECT_REACH: Final = 15
_USELESS: Final = 256
_MEMORY: Final = frozenset((Unit.VMEM, Unit.FLAT, Unit.LDS, Unit.EXPORT))
_AFTER_DEALLOC: Final = frozenset(("s_endpgm", "s_nop", "s_code_end"))


class HazardRule(StrEnum):
    """What is wrong."""

    TRANS_USE = "trans-use"
    WMMA = "wmma"
    VCMPX_PERMLANE = "vcmpx-permlane"
    LDS_DIRECT_VALU = "lds-direct-valu"
    LDS_DIRECT_VMEM = "lds-direct-vmem"
    OVERLAP = "destination-overlap"
    AFTER_DEALLOC = "after-dealloc"


@dataclass(frozen=True, slots=True)
class Hazard:
    """At instruction `index`; `registers` are those in question. `insert` before it or `replacement` of it mends it."""

    rule: HazardRule
    index: int
    registers: tuple[Register, ...]
    message: str
    insert: Instruction | None = None
    replacement: Instruction | None = None


@dataclass
class _State:
    """What recent instructions left: counts are instructions issued since, smallest over all paths.

    `trans`: VGPR -> (VALU, TRANS) since a transcendental wrote it. `valu`: VGPR -> VALU since one touched it,
    negative if a transcendental came between. `memory`: VGPRs of memory instructions, `wmma`: result of a WMMA just
    issued.
    """

    trans: dict[int, tuple[int, int]] = field(default_factory=dict)
    valu: dict[int, int] = field(default_factory=dict)
    memory: int = 0
    wmma: int = 0
    compared: bool = False

    def copy(self) -> _State:
        """A state that stands alone."""
        return _State(dict(self.trans), dict(self.valu), self.memory, self.wmma, self.compared)

    def merged(self, other: _State) -> _State:
        """The worse of two paths."""
        result = self.copy()
        for register, (valu, trans) in other.trans.items():
            mine = result.trans.get(register, (valu, trans))
            result.trans[register] = (min(mine[0], valu), min(mine[1], trans))
        for register, count in other.valu.items():
            result.valu[register] = min(result.valu.get(register, count), count)
        result.memory |= other.memory
        result.wmma |= other.wmma
        result.compared |= other.compared
        return result


def find_hazards(flow: ControlFlow) -> tuple[Hazard, ...]:
    """Every hazard of a function as it stands, in program order."""
    found = list(_Solver(flow, mends=False).solve())
    target = _target(flow)
    found += _overlaps(flow, target)
    found += _after_dealloc(flow)
    return tuple(sorted(found, key=lambda hazard: hazard.index))


def plan_hazards(flow: ControlFlow) -> Edits:
    """Instructions that mend the hazards which waiting mends.

    Waits for VALU results (s_waitcnt_depctr with va_vdst 0 alone) that no transcendental needs any more go.
    """
    solver = _Solver(flow, mends=True)
    before: dict[int, tuple[AnyInstruction, ...]] = {}
    replaced: dict[int, AnyInstruction] = {}
    for hazard in solver.solve():
        if hazard.insert is not None:
            before[hazard.index] = (*before.get(hazard.index, ()), hazard.insert)
        elif hazard.replacement is not None:
            replaced[hazard.index] = hazard.replacement
    removed = set(solver.old_waits)
    for index in solver.old_waits:
        if before.get(index + 1, ())[:1] == (TRANS_WAIT,) and flow.block_of[index] == flow.block_of[index + 1]:
            removed.discard(index)
            rest = before.pop(index + 1)[1:]
            if rest:
                before[index + 1] = rest
    return Edits(frozenset(removed), replaced, before)


def depctr_instruction(name: str, value: int) -> Instruction:
    """An `s_waitcnt_depctr` for one field."""
    return Instruction.build("s_waitcnt_depctr", (), (Modifier(name, value),))


TRANS_WAIT: Final = depctr_instruction("depctr_va_vdst", 0)


class _Solver:
    """Forward fixpoint. With `mends`, what mends a hazard is taken as inserted, and old waits for VALU as gone."""

    def __init__(self, flow: ControlFlow, mends: bool) -> None:
        self.flow = flow
        self.mends = mends
        self.target = _target(flow)
        self.narrow = flow.function.wave_size == 32  # wave64 has hazards of its own that the same wait mends
        self.lds_direct = any(instruction.unit is Unit.LDSDIR for instruction in flow.instructions)
        self.old_waits = [
            index
            for index, instruction in enumerate(flow.instructions)
            if mends and self.narrow and waits_for_valu_only(instruction) and index not in flow.fences
        ]
        self.gone = frozenset(self.old_waits)

    def solve(self) -> Iterator[Hazard]:
        """The hazards, in block order."""
        flow = self.flow
        starts: list[_State | None] = [None] * len(flow.blocks)
        if starts:
            starts[0] = _State()
        rank = {block: position for position, block in enumerate(flow.full_order)}
        pending = {0} if starts else set()
        while pending:
            block = min(pending, key=rank.__getitem__)
            pending.discard(block)
            start = starts[block]
            assert start is not None
            end = start.copy()
            for _ in self._walk(block, end):
                pass
            for successor in flow.blocks[block].successors:
                old = starts[successor]
                merged = end if old is None else old.merged(end)
                if merged != old:
                    starts[successor] = merged.copy()
                    pending.add(successor)
        for block, start in enumerate(starts):
            if start is not None:
                yield from self._walk(block, start.copy())

    def _walk(self, block: int, state: _State) -> Iterator[Hazard]:
        for index in self.flow.blocks[block].instructions:
            if index in self.gone:
                continue
            for hazard in self._at(index, state):
                yield hazard
                if self.mends and hazard.insert is not None:
                    self._pass(hazard.insert, 0, 0, state)
            effect = self.flow.effects[index]
            self._pass(self.flow.instructions[index], effect.reads & VGPRS, effect.writes & VGPRS, state)

    def _at(self, index: int, state: _State) -> Iterator[Hazard]:
        instruction = self.flow.instructions[index]
        effect = self.flow.effects[index]
        if instruction.is_opaque or index in self.flow.calls:
            return
        if instruction.unit is Unit.LDSDIR:
            yield from self._lds_direct(index, state, effect.writes & VGPRS)
        if instruction.unit is not Unit.VALU:
            return
        if state.trans and self.target.trans_use_hazard:
            late = [register for register in state.trans if effect.reads >> register & 1]
            if late:
                names = tuple(Register(register) for register in late)
                text = f"reads {_names(names)} too soon after the transcendental instruction that writes it"
                yield Hazard(HazardRule.TRANS_USE, index, names, text, TRANS_WAIT)
        if state.wmma and _is_wmma(instruction):
            overlap = state.wmma & _registers(instruction.operands[1:3])
            if overlap:
                names = tuple(Register(register) for register in members(overlap))
                text = f"takes {_names(names)} as A or B directly after the WMMA that writes it"
                yield Hazard(HazardRule.WMMA, index, names, text, Instruction.build("v_nop", ()))
        if state.compared and instruction.mnemonic in ("v_permlane16_b32", "v_permlanex16_b32"):
            source = instruction.operands[1]
            move = Instruction.build("v_mov_b32_e32", (source.value, source.value))
            yield Hazard(HazardRule.VCMPX_PERMLANE, index, (), "follows v_cmpx with no VALU instruction between", move)

    def _lds_direct(self, index: int, state: _State, writes: int) -> Iterator[Hazard]:
        instruction = self.flow.instructions[index]
        if not isinstance(instruction, Instruction):
            return
        names = tuple(Register(register) for register in members(writes))
        counts = [max(0, state.valu[register]) for register in members(writes) if register in state.valu]
        needed = min(counts, default=LDS_DIRECT_REACH)
        if instruction.integer("wait_vdst", LDS_DIRECT_REACH) > needed:
            others = [modifier for modifier in instruction.modifiers if modifier.name != "wait_vdst"]
            mended = instruction.with_modifiers([*others, Modifier("wait_vdst", needed)])
            text = f"writes {_names(names)} while VALU instructions may still use it: wait_vdst:{needed} is needed"
            yield Hazard(HazardRule.LDS_DIRECT_VALU, index, names, text, None, mended)
        if state.memory & writes:
            text = f"writes {_names(names)} while a memory instruction may still use it"
            wait = depctr_instruction("depctr_vm_vsrc", 0)
            yield Hazard(HazardRule.LDS_DIRECT_VMEM, index, names, text, wait)

    def _pass(self, instruction: AnyInstruction, reads: int, writes: int, state: _State) -> None:
        """Let an instruction age what is remembered and leave its own traces."""
        unit = instruction.unit
        if unit in _MEMORY:
            state.trans.clear()
            if self.lds_direct:
                state.memory |= reads | writes
            return
        if instruction.mnemonic == "s_waitcnt_depctr" and isinstance(instruction, Instruction):
            fields = decode_depctr(depctr_bits(instruction))
            if fields["depctr_va_vdst"] == 0:
                state.trans.clear()
                state.valu.clear()
            if fields["depctr_vm_vsrc"] == 0:
                state.memory = 0
            return
        if instruction.is_opaque or unit is not Unit.VALU:
            return
        row = instruction.row
        trans = row is not None and row.is_transcendental
        state.memory = 0
        if state.trans:
            aged = {register: (valu + 1, count + trans) for register, (valu, count) in state.trans.items()}
            state.trans = {
                register: counts
                for register, counts in aged.items()
                if counts[0] < VALU_BETWEEN and counts[1] < TRANS_BETWEEN
            }
        if trans:
            state.trans.update((register, (0, 0)) for register in members(writes))
        if self.lds_direct:
            self._age_valu(state, reads | writes, trans)
        state.wmma = writes if _is_wmma(instruction) else 0
        state.compared = instruction.mnemonic.startswith("v_cmpx_") or (
            state.compared and instruction.mnemonic == "v_nop"
        )

    def _age_valu(self, state: _State, touched: int, trans: bool) -> None:
        """Count on; a transcendental between makes the count useless, which an offset marks."""
        aged = {
            register: count + 1 - (_USELESS if trans and count >= 0 else 0) for register, count in state.valu.items()
        }
        state.valu = {register: count for register, count in aged.items() if count % _USELESS < LDS_DIRECT_REACH}
        state.valu.update((register, -_USELESS if trans else 0) for register in members(touched))


def _target(flow: ControlFlow) -> Chip:
    """The chip of a function; for one that is not known the one with all hazards."""
    name = flow.function.program.chip
    return next((known for known in CHIPS if known.name == name), DEFAULT)


def _is_wmma(instruction: AnyInstruction) -> bool:
    return instruction.mnemonic.startswith("v_wmma_")


def _registers(operands: tuple[Operand, ...]) -> int:
    result = 0
    for operand in operands:
        for register in operand.registers:
            result |= 1 << register
    return result & VGPRS


def _names(registers: tuple[Register, ...]) -> str:
    return ", ".join(register.name for register in registers)


def waits_for_valu_only(instruction: AnyInstruction) -> bool:
    """True for an s_waitcnt_depctr that waits for VALU results and nothing else: the mending of a TRANS hazard."""
    if instruction.mnemonic != "s_waitcnt_depctr" or not isinstance(instruction, Instruction):
        return False
    bits = depctr_bits(instruction) | 0x60  # bits 5 and 6 belong to no field
    return bits == encode_depctr({"depctr_va_vdst": 0}) | 0x60 and bits != DEPCTR_NO_WAIT


def overlap_allowed(flow: ControlFlow, index: int, source: str, element: int, liveness: Liveness) -> bool:
    """True where a destination overlaps a part of a source that cannot matter.

    The low half of a 64-bit multiply-add does not depend on the high half of its addend: if nothing reads the high
    half of the result, the overlap is harmless, and compilers make it.
    """
    instruction = flow.instructions[index]
    if source != "src2" or element != 1 or not instruction.mnemonic.startswith("v_mad_"):
        return False
    high = instruction.operands[0].registers[-1]
    return not liveness.after[index] >> high & 1


def _overlaps(flow: ControlFlow, target: Chip) -> Iterator[Hazard]:
    liveness: Liveness | None = None
    for index, instruction in enumerate(flow.instructions):
        row, form = instruction.row, instruction.form
        if row is None or form is None or not row.early_clobber or not isinstance(instruction, Instruction):
            continue
        if row.mnemonic.startswith("v_mad_") and not target.mad_intra_fwd:
            continue
        results = instruction.operands[0].registers
        clash = []
        for spec, operand in list(zip(form.operands, instruction.operands, strict=True))[1:]:
            if row.latency_class == "wmma" and spec.name == "src2":
                same = operand.registers == results
                clash += [] if same else [register for register in operand.registers if register in results]
                continue
            if spec.name not in row.early_clobber:
                continue
            for element, register in enumerate(operand.registers):
                if register not in results:
                    continue
                liveness = liveness or compute_liveness(flow)
                if not overlap_allowed(flow, index, spec.name, element, liveness):
                    clash.append(register)
        if clash:
            names = tuple(dict.fromkeys(clash))
            text = f"{row.mnemonic} may not write {_names(names)}, which it also reads"
            yield Hazard(HazardRule.OVERLAP, index, names, text)


def _after_dealloc(flow: ControlFlow) -> Iterator[Hazard]:
    for index, instruction in enumerate(flow.instructions):
        if instruction.mnemonic != "s_sendmsg" or "MSG_DEALLOC_VGPRS" not in str(instruction):
            continue
        block = flow.blocks[flow.block_of[index]]
        for position in range(index + 1, block.last):
            name = flow.instructions[position].mnemonic
            if name not in _AFTER_DEALLOC:
                yield Hazard(HazardRule.AFTER_DEALLOC, position, (), "the VGPRs are given back before this instruction")
        if flow.instructions[block.last - 1].mnemonic not in _AFTER_DEALLOC:
            yield Hazard(HazardRule.AFTER_DEALLOC, index, (), "only s_endpgm may follow MSG_DEALLOC_VGPRS")
