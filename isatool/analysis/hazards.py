"""Dependences that gfx11 does not interlock (RDNA3 ISA guide 5.7, 7.9, 12.2; hazard recogniser of LLVM), over all
paths.

TRANS results on gfx1100 to gfx1103 may not be read by VALU with fewer than 6 VALU and fewer than 2 TRANS instructions
between, unless VALU results were waited for; memory instructions wait for them. A WMMA may not directly follow one
whose result it takes as A or B. v_permlane16 may not follow v_cmpx with no VALU instruction between. LDS direct loads
write a VGPR without regard to VALU and memory instructions that still use it. Some destinations are written before all
sources are read. After the VGPRs are given back only the end may follow; see `dealloc`. On gfx11 a VOPD can lose the
interlock on a source of the same parity as the source in its place of the other half. It is long because all of them
share the walk over the paths.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import field
from enum import StrEnum
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.dealloc import Lack, dealloc_faults
from isatool.analysis.delays import WAITING_UNITS, counters_of, depctr_bits, depctr_fields
from isatool.analysis.edits import Edits
from isatool.analysis.effects import VGPRS, bits, members
from isatool.analysis.liveness import compute_liveness, compute_need, high_addend
from isatool.analysis.scalar_hazards import late_scalars
from isatool.ir.instruction import AnyInstruction, Dual, Instruction
from isatool.ir.operands import Modifier, Operand
from isatool.ir.pairs import half_of
from isatool.ir.views import kept
from isatool.isa import opcodes, waits
from isatool.isa.chips import of_table
from isatool.isa.hazards import IN_FLIGHT, LDS_DIRECT_REACH, RULES, VALU_RESULTS, VMEM_SOURCES
from isatool.isa.hazards import Hazard as HardwareHazard
from isatool.isa.operations import Op
from isatool.isa.registers import Register
from isatool.isa.table import Role, Unit, known
from isatool.isa.target import Target
from isatool.isa.vopd import violations
from isatool.isa.wave import WAVE32
from isatool.records import dataclass, record

_USELESS: Final = 256


class HazardRule(StrEnum):
    """What is wrong."""

    TRANS_USE = "trans-use"
    WMMA = "wmma"
    VCMPX_PERMLANE = "vcmpx-permlane"
    LDS_DIRECT_VALU = "lds-direct-valu"
    LDS_DIRECT_VMEM = "lds-direct-vmem"
    OVERLAP = "destination-overlap"
    AFTER_DEALLOC = "after-dealloc"
    DEALLOC_SCRATCH = "dealloc-scratch"
    DEALLOC_NOP = "dealloc-nop"
    LOST_INTERLOCK = "lost-interlock"
    SCALAR_READ = "scalar-read"


_DEALLOC: Final = {
    Lack.AFTER: HazardRule.AFTER_DEALLOC,
    Lack.SCRATCH: HazardRule.DEALLOC_SCRATCH,
    Lack.NOP: HazardRule.DEALLOC_NOP,
}


@record
class HazardSite:
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
    negative if a transcendental came between. `fresh`: VGPR -> VALU since one wrote it, while that may be in flight.
    `memory`: VGPRs of memory instructions, `wmma`: result of a WMMA just
    issued.
    """

    trans: dict[int, tuple[int, int]] = field(default_factory=dict)
    valu: dict[int, int] = field(default_factory=dict)
    memory: int = 0
    wmma: int = 0
    compared: bool = False
    fresh: dict[int, int] = field(default_factory=dict)

    def copy(self) -> _State:
        """A state that stands alone."""
        return _State(dict(self.trans), dict(self.valu), self.memory, self.wmma, self.compared, dict(self.fresh))

    def merged(self, other: _State) -> _State:
        """The worse of two paths."""
        result = self.copy()
        for register, (valu, trans) in other.trans.items():
            mine = result.trans.get(register, (valu, trans))
            result.trans[register] = (min(mine[0], valu), min(mine[1], trans))
        for register, count in other.valu.items():
            result.valu[register] = min(result.valu.get(register, count), count)
        for register, count in other.fresh.items():
            result.fresh[register] = min(result.fresh.get(register, count), count)
        result.memory |= other.memory
        result.wmma |= other.wmma
        result.compared |= other.compared
        return result


@kept
def find_hazards(flow: ControlFlow) -> tuple[HazardSite, ...]:
    """Every hazard of a function as it stands, in program order, but for lost interlocks: compilers make them."""
    found = [hazard for hazard in _solved(flow) if hazard.rule is not HazardRule.LOST_INTERLOCK]
    target = _target(flow)
    found += _overlaps(flow, target)
    found += _dealloc(flow)
    found += _scalars(flow)
    return tuple(sorted(found, key=lambda hazard: hazard.index))


@kept
def _solved(flow: ControlFlow) -> tuple[HazardSite, ...]:
    """What the walk over all paths finds."""
    return tuple(_Solver(flow, fixes=False).solve())


@kept
def find_lost_interlocks(flow: ControlFlow) -> tuple[HazardSite, ...]:
    """Every VOPD that may read a register before the result in flight for it has arrived, in program order."""
    return _lost(_solved(flow)) if lost_interlocks(flow) else ()


def _lost(found: Iterable[HazardSite]) -> tuple[HazardSite, ...]:
    lost = (hazard for hazard in found if hazard.rule is HazardRule.LOST_INTERLOCK)
    return tuple(sorted(lost, key=lambda hazard: hazard.index))


def new_lost_interlocks(before: ControlFlow, after: ControlFlow) -> tuple[HazardSite, ...]:
    """Those of a program that the one before it lacks. Copies of one that it has are none where blocks may be copied,
    nor is one with other registers in its place: on what an operation of the same name makes, in the same block where
    both have the same.
    """
    new = find_lost_interlocks(after)
    if not new:
        return ()
    same = [block.successors for block in before.blocks] == [block.successors for block in after.blocks]
    kept = [_pair_in(after, hazard, same) for hazard in new]
    lost = Counter(_pair_in(before, hazard, same) for hazard in find_lost_interlocks(before))
    had: Counter[object] = Counter(lost if same else dict.fromkeys(lost, len(new)))  # else blocks may be copied
    again, gone = Counter(kept), Counter[object]()
    for pair, count in lost.items():
        gone[pair.names] += max(0, count - again[pair]) if same else pair not in again
    found = []
    for hazard, pair in zip(new, kept, strict=True):
        for left, key in ((had, pair), (gone, pair.names)):
            if left[key]:
                left[key] -= 1
                break
        else:
            found.append(hazard)
    return tuple(found)


class _Pair(NamedTuple):
    """A VOPD that may lose an interlock. `made`: operations of its block that are in flight; `block`: -1 for any;
    `read`: which of its results are read, since what nobody reads excuses nothing.
    """

    instruction: AnyInstruction
    made: tuple[str, ...]
    block: int
    read: tuple[bool, ...]

    @property
    def names(self) -> tuple[object, ...]:
        """All of it but registers and numbers."""
        return tuple(half.name for half in self.instruction.halves), self.made, self.block, self.read


def _pair_in(flow: ControlFlow, hazard: HazardSite, same_blocks: bool) -> _Pair:
    block = flow.block_at(hazard.index)
    made = []
    for register in hazard.registers:
        halves = (half for at in range(hazard.index - 1, block.first - 1, -1) for half in flow.instructions[at].halves)
        made += [half.operation for half in islice((half for half in halves if register in half.defs), 1)]
    instruction, after = flow.instructions[hazard.index], compute_liveness(flow).after[hazard.index]
    read = tuple(bool(after >> register & 1) for register in instruction.defs)
    return _Pair(instruction, tuple(made), block.index if same_blocks else -1, read)


def plan_interlocks(before: ControlFlow, after: ControlFlow) -> Edits:
    """Waits for VALU results in front of the VOPDs of a program that may lose an interlock which the program before
    it does not lose.
    """
    new = frozenset(hazard.index for hazard in new_lost_interlocks(before, after))
    found = _lost(_Solver(after, fixes=False, fixed=new).solve()) if new else ()
    return Edits(before={hazard.index: (hazard.insert,) for hazard in found if hazard.insert is not None})


def plan_hazards(flow: ControlFlow) -> Edits:
    """Instructions that mend the hazards which waiting mends.

    Waits for results alone (s_waitcnt_depctr with va_vdst 0, s_wait_alu with sa_sdst 0) that nothing needs any more go.
    """
    solver = _Solver(flow, fixes=True)
    edits = Edits(set(solver.old_waits))
    for hazard in solver.solve():
        if hazard.insert is not None:
            edits.insert(hazard.index, hazard.insert)
        elif hazard.replacement is not None:
            edits.replaced[hazard.index] = hazard.replacement
    for hazard in (*_dealloc(flow), *_scalars(flow, solver.gone)):
        if hazard.insert is not None:
            edits.insert(hazard.index, hazard.insert)
    for index in solver.old_waits:
        reader = _after_hints(flow, index, solver.gone)
        again = [
            each
            for each in edits.before.get(reader, ())
            if depctr_fields(each) == depctr_fields(flow.instructions[index])
        ]
        if again:
            edits.removed.discard(index)
            edits.before[reader] = tuple(each for each in edits.before[reader] if each is not again[0])
    edits.before = {index: new for index, new in edits.before.items() if new}
    return edits


def _after_hints(flow: ControlFlow, index: int, gone: Collection[int]) -> int:
    """The next instruction of a block that computes, -1 if none does: what a wait is for."""
    later = range(index + 1, flow.block_at(index).last)
    return next((place for place in later if place not in gone and not flow.instructions[place].is_annotation), -1)


def depctr_instruction(fields: Iterable[str], target: Target) -> Instruction:
    """The wait for results of the ALUs until some fields are 0."""
    name = known(opcodes.S_WAITCNT_DEPCTR, target).mnemonic
    return Instruction.build(name, (), [Modifier(field, 0) for field in fields], of=target)


def _with_field(instruction: Instruction, name: str, value: int) -> Instruction:
    others = [modifier for modifier in instruction.modifiers if modifier.name != name]
    return instruction.with_modifiers([*others, Modifier(name, value)])


class _Solver:
    """Forward fixpoint. With `fixes`, what mends a hazard is taken as inserted, and old waits for VALU as gone.

    `fixed`: VOPDs in front of which a wait fixes a lost interlock; it is taken as inserted.
    """

    def __init__(self, flow: ControlFlow, fixes: bool, fixed: frozenset[int] = frozenset()) -> None:
        self.flow = flow
        self.fixes = fixes
        self.fixed = fixed
        self.target = _target(flow)
        self.wait = depctr_instruction((VALU_RESULTS,), self.target)
        self.narrow = flow.function.wave_size == WAVE32  # wave64 has hazards of its own that the same wait mends
        self.interlocks = {} if fixes else lost_interlocks(flow)
        self.lds_direct = any(instruction.unit is Unit.LDSDIR for instruction in flow.instructions)
        self.old_waits = [
            index
            for index, instruction in enumerate(flow.instructions)
            if fixes
            and waits_for_results_only(instruction)
            and index not in flow.fences
            and (self.narrow or depctr_fields(instruction)[VALU_RESULTS])
        ]
        self.gone = frozenset(self.old_waits)

    def solve(self) -> Iterator[HazardSite]:
        """The hazards, in block order: those of the last walk of each block."""
        found: dict[int, list[HazardSite]] = {}

        def end(block: int, start: _State) -> _State:
            """After a block."""
            state = start.copy()
            found[block] = list(self._walk(block, state))
            return state

        states_at_starts(self.flow, _State(), end, _State.merged)
        for block in sorted(found):
            yield from found[block]

    def _walk(self, block: int, state: _State) -> Iterator[HazardSite]:
        for index in self.flow.blocks[block].instructions:
            if index in self.gone:
                continue
            for hazard in self._at(index, state):
                yield hazard
                if hazard.insert is not None and (self.fixes or hazard.rule is HazardRule.LOST_INTERLOCK):
                    self._pass(hazard.insert, 0, 0, state)
            effect = self.flow.effects[index]
            self._pass(self.flow.instructions[index], effect.reads & VGPRS, effect.writes & VGPRS, state)

    def _at(self, index: int, state: _State) -> Iterator[HazardSite]:
        instruction = self.flow.instructions[index]
        effect = self.flow.effects[index]
        if instruction.is_opaque or index in self.flow.calls:
            return
        if instruction.unit is Unit.LDSDIR:
            yield from self._lds_direct(index, state, effect.writes & VGPRS)
        if instruction.unit is not Unit.VALU:
            return
        if state.trans and HardwareHazard.TRANS_USE in self.target.hazards:
            late = [register for register in state.trans if effect.reads >> register & 1]
            if late:
                names = tuple(Register(register) for register in late)
                text = f"reads {_names(names)} too soon after the transcendental instruction that writes it"
                yield HazardSite(HazardRule.TRANS_USE, index, names, text, self.wait)
        late = [register for register in members(self.interlocks.get(index, 0)) if register in state.fresh]
        if late:
            names = tuple(Register(register) for register in late)
            text = (
                f"may lose the interlock on {_names(names)}, just written: another source in its place has its parity"
            )
            yield HazardSite(HazardRule.LOST_INTERLOCK, index, names, text, self.wait if index in self.fixed else None)
        if state.wmma and _is_wmma(instruction):
            overlap = state.wmma & _registers(_factors(instruction))
            if overlap:
                names = tuple(Register(register) for register in members(overlap))
                text = f"takes {_names(names)} as A or B directly after the WMMA that writes it"
                yield HazardSite(HazardRule.WMMA, index, names, text, self.flow.function.build(opcodes.V_NOP))
        if state.compared and instruction.row is not None and instruction.row.partial == "inactive":
            source = instruction.operands[1]
            move = self.flow.function.build(opcodes.V_MOV_B32_E32, source.value, source.value)
            yield HazardSite(
                HazardRule.VCMPX_PERMLANE, index, (), "follows v_cmpx with no VALU instruction between", move
            )

    def _lds_direct(self, index: int, state: _State, writes: int) -> Iterator[HazardSite]:
        instruction = self.flow.instructions[index]
        if not isinstance(instruction, Instruction):
            return
        names = tuple(Register(register) for register in members(writes))
        counts = [max(0, state.valu[register]) for register in members(writes) if register in state.valu]
        needed = min(counts, default=LDS_DIRECT_REACH)
        valu, memory = self.target.lds_direct_waits
        if instruction.integer(valu, 0) > needed:
            text = f"writes {_names(names)} while VALU instructions may still use it: {valu}:{needed} is needed"
            fixed = _with_field(instruction, valu, needed)
            yield HazardSite(HazardRule.LDS_DIRECT_VALU, index, names, text, None, fixed)
        if state.memory & writes and not (memory and instruction.integer(memory, 0) == 0):
            text = f"writes {_names(names)} while a memory instruction may still use it"
            if memory:
                yield HazardSite(
                    HazardRule.LDS_DIRECT_VMEM, index, names, text, None, _with_field(instruction, memory, 0)
                )
                return
            wait = depctr_instruction((VMEM_SOURCES,), self.target)
            yield HazardSite(HazardRule.LDS_DIRECT_VMEM, index, names, text, wait)

    def _pass(self, instruction: AnyInstruction, reads: int, writes: int, state: _State) -> None:
        """Let an instruction age what is remembered and leave its own traces."""
        unit = instruction.unit
        if unit in WAITING_UNITS:
            state.trans.clear()
            state.fresh.clear()
            if self.lds_direct:
                state.memory |= reads | writes
            return
        if fields := depctr_fields(instruction):
            if fields[VALU_RESULTS] == 0:
                state.trans.clear()
                state.valu.clear()
                state.fresh.clear()
            if fields[VMEM_SOURCES] == 0:
                state.memory = 0
            return
        if instruction.is_opaque or unit is not Unit.VALU:
            return
        row = instruction.row
        trans = row is not None and row.is_transcendental
        state.memory = 0
        if state.trans:
            between = RULES[HardwareHazard.TRANS_USE]
            aged = {register: (valu + 1, count + trans) for register, (valu, count) in state.trans.items()}
            state.trans = {
                register: counts
                for register, counts in aged.items()
                if counts[0] < between.valu and counts[1] < between.trans
            }
        if trans:
            state.trans.update((register, (0, 0)) for register in members(writes))
        if self.interlocks:
            aged_fresh = {register: count + 1 for register, count in state.fresh.items()}
            state.fresh = {register: count for register, count in aged_fresh.items() if count < IN_FLIGHT}
            state.fresh.update((register, -IN_FLIGHT if trans else 0) for register in members(writes))
        if self.lds_direct:
            self._age_valu(state, reads | writes, trans)
        state.wmma = writes if _is_wmma(instruction) else 0
        state.compared = row is not None and (row.writes_exec or (state.compared and row.operation == Op.NOP))

    def _age_valu(self, state: _State, touched: int, trans: bool) -> None:
        """Count on; a transcendental between makes the count useless, which an offset marks."""
        aged = {
            register: count + 1 - (_USELESS if trans and count >= 0 else 0) for register, count in state.valu.items()
        }
        state.valu = {register: count for register, count in aged.items() if count % _USELESS < LDS_DIRECT_REACH}
        state.valu.update((register, -_USELESS if trans else 0) for register in members(touched))


def _target(flow: ControlFlow) -> Target:
    return flow.function.target


def _is_wmma(instruction: AnyInstruction) -> bool:
    return instruction.row is not None and instruction.row.latency_class == "wmma"


def _factors(instruction: AnyInstruction) -> tuple[Operand, ...]:
    """A and B of a WMMA, and what says which elements of a sparse A are there."""
    early = instruction.row.early_clobber if instruction.row is not None else ()
    return tuple(each for each in instruction.operands if each.spec is not None and each.spec.name in early)


def _registers(operands: tuple[Operand, ...]) -> int:
    return bits(register for operand in operands for register in operand.registers) & VGPRS


def _names(registers: tuple[Register, ...]) -> str:
    return ", ".join(register.name for register in registers)


@lru_cache(maxsize=4096)
def waits_for_results_only(instruction: AnyInstruction) -> bool:
    """True for an s_waitcnt_depctr that waits for results of the VALU, or for SGPRs where they are not interlocked, and
    for nothing else: `plan_hazards` puts it where it is needed.
    """
    if instruction.operation != Op.WAITCNT_DEPCTR or not isinstance(instruction, Instruction):
        return False
    assert instruction.row is not None
    has_scalars = HardwareHazard.SCALAR_READ in of_table(instruction.row.table).hazards
    fields = {VALU_RESULTS, *(RULES[HardwareHazard.SCALAR_READ].waits if has_scalars else ())}
    return bool(found := waits.waits_for_all_of(depctr_bits(instruction), counters_of(instruction))) and found <= fields


def overlap_allowed(flow: ControlFlow, index: int, source: str, element: int) -> bool:
    """True where a destination overlaps a part of a source that cannot matter.

    The low half of a 64-bit multiply-add does not depend on the high half of its addend: where nothing needs the high
    half of the result, not even by such addends, the overlap is harmless, and compilers make it.
    """
    instruction = flow.instructions[index]
    if source != "src2" or element != 1 or high_addend(instruction) is None:
        return False
    results = instruction.operands[0].registers
    if flow.effects[index].writes != bits(results) or instruction.halves[0].modifiers:
        return False
    return not compute_need(flow).after[index] >> results[-1] & 1


def _overlaps(flow: ControlFlow, target: Target) -> Iterator[HazardSite]:
    for index, instruction in enumerate(flow.instructions):
        row, form = instruction.row, instruction.form
        if row is None or form is None or not row.early_clobber or not isinstance(instruction, Instruction):
            continue
        if row.operation == Op.MAD64 and HardwareHazard.MAD_OVERLAP not in target.hazards:
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
                if not overlap_allowed(flow, index, spec.name, element):
                    clash.append(register)
        if clash:
            names = tuple(dict.fromkeys(clash))
            text = f"{row.mnemonic} may not write {_names(names)}, which it also reads"
            yield HazardSite(HazardRule.OVERLAP, index, names, text)


def _dealloc(flow: ControlFlow) -> Iterator[HazardSite]:
    for fault in dealloc_faults(flow):
        yield HazardSite(_DEALLOC[fault.lack], fault.index, (), fault.message, fault.insert)


def _scalars(flow: ControlFlow, gone: frozenset[int] = frozenset()) -> Iterator[HazardSite]:
    """`gone`: waits that count as taken away."""
    for index, registers, fields in late_scalars(flow, gone):
        text = f"reads {_names(registers)}, written after a vector instruction had read it, before the value is there"
        yield HazardSite(HazardRule.SCALAR_READ, index, registers, text, depctr_instruction(fields, _target(flow)))


@kept
def lost_interlocks(flow: ControlFlow) -> Mapping[int, int]:
    """Dual instruction -> VGPRs whose interlock the chip can lose, as a bit set: two sources in one place, of the same
    parity (rule R19 of VOPD).
    """
    found: dict[int, int] = {}
    if not _target(flow).vopd_parity:
        return found
    for index, instruction in enumerate(flow.instructions):
        registers = _of_equal_parity(instruction) if isinstance(instruction, Dual) else 0
        if registers:
            found[index] = registers
    return found


@lru_cache(maxsize=1 << 14)
def _of_equal_parity(instruction: Dual) -> int:
    first, second = map(half_of, instruction.halves)
    if first is None or second is None:
        return 0
    broken = [violation for violation in violations(first, second, generate=False) if violation.rule == "R19"]
    places = {name for violation in broken for name in violation.operands}
    found = 0
    for side, half in zip("xy", instruction.halves, strict=True):
        sources = [operand for operand in half.operands if operand.role is Role.USE]
        found |= _registers(tuple(each for number, each in enumerate(sources) if f"{side}.src{number}" in places))
    return found
