"""What one instruction costs a wave in the cycle model: a priced operation, from the chip's parameters and what ran."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from functools import cached_property, partial
from itertools import accumulate
from typing import Final

from isatool.analysis.banks import is_fma
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import wait_of
from isatool.analysis.delays import depctr_fields, is_delay, wanted_delays
from isatool.analysis.effects import SGPRS, VGPRS, members
from isatool.analysis.sizes import size_of
from isatool.diagnostics import UserError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Operand
from isatool.isa.counters import VECTOR_LOADS, Queue
from isatool.isa.hazards import SCALAR_RESULTS, VALU_SCALARS, VALU_VCC
from isatool.isa.operations import Op as Operates
from isatool.isa.registers import BANKS, EXEC_HI, EXEC_LO, MODE, VCC_HI, VCC_LO, VGPR_BASE
from isatool.isa.table import AddressSpace, Role, Unit
from isatool.isa.waits import DELAY_IDS, Delay, Wait, decode_delay, parse_delay
from isatool.isa.wave import WAVE32
from isatool.model.access import ObservedAccess
from isatool.model.machine import NO_LIMITS, Flag, Limits, MachineOp, StallReason
from isatool.model.parameters import ChipModel
from isatool.model.slots import Slot
from isatool.records import dataclass, record

FMA_ACCUM: Final = DELAY_IDS.index("FMA_ACCUM_CYCLE_1")
SLEEP: Final = 64
"""cycles of s_sleep 1"""
_FREE_REGISTERS: Final = 1 << EXEC_LO | 1 << EXEC_HI | 1 << MODE
"""that no vector instruction waits for"""
_UNKNOWN: Final = 4
"""bytes a lane at whose price invalidations and other operations of a memory unit come that move none"""
_FMA_SOURCES: Final = 3
_HELD: Final = frozenset({"valu64", "mul32", "f64"})
"""classes whose cycles are between issues already, not only between executions"""


@record
class Operation:
    """A priced instruction of a stream."""

    index: int
    """dense index in the function"""
    slot: Slot
    cycles: float
    """how long it takes its slot"""
    latency: float
    """from issue to a result that may be used; of memory without queueing"""
    reads: tuple[int, ...]
    writes: tuple[int, ...]
    queue: Queue | None = None
    service: float = 0.0
    """cycles of the LDS or of the vector cache, those of other SIMDs included"""
    transfer: float = 0.0
    """cycles of the bus to the memory units"""
    limits: Limits = NO_LIMITS
    """how many operations of each counter of the machine (`MachineOp.counter`) a wait leaves; -1: no wait for them"""
    barrier: bool = False
    trans: float = 0.0
    """cycles of the transcendental unit"""
    pause: float = 0.0
    """the wave issues nothing for so long: a taken branch"""
    bank_cycles: float = 0.0
    """part of `cycles` that register banks cost"""
    pair: bool = False
    delays: tuple[int, int] = (0, 0)
    """codes of s_delay_alu that speak for it (`isa.waits.DELAY_IDS`)"""
    offset: int = 0
    """bytes from the begin of the function"""
    scalars: int = 2
    """the counter of scalar memory (`MachineOp.counter`)"""
    masked: bool = False
    """a vector instruction that reads a lane mask"""
    drains: bool = False
    """s_nop: waits until the memory accesses have read their registers"""
    silent: bool = False
    """s_delay_alu: no cycle"""
    hold: float = 1.0
    """cycles in which no other instruction issues to its slot"""
    lead: float = 0.0
    """cycles before it counts as issued: a sleep, which issues when it is over"""
    cold: float = 0.0
    """cycles that a load takes longer the first time"""
    shared: float = 0.0
    """part of `service`, of other SIMDs, that only what another wave asks waits for"""

    def op(self, block: int) -> MachineOp:
        """As the machine sees it; `block`: bytes of code that are fetched together."""
        scalar = self.slot is Slot.VALU and any(register < VGPR_BASE for register in (*self.reads, *self.writes))
        carry = self.slot is Slot.VALU and any(register < VGPR_BASE for register in self.writes)
        flags = _BARRIER * self.barrier | _SILENT * self.silent | _DRAINS * self.drains
        flags |= _SCALAR * scalar | _CARRY * carry | _TRANS * bool(self.trans) | _MASK * self.masked
        flags |= _CONTROL * (self.slot is Slot.NONE and not self.barrier)
        where = _COUNTED.get(self.queue, (0, StallReason.GLOBAL)) if self.queue is not None else (-1, StallReason.ORDER)
        if self.queue is Queue.SCALAR:
            where = self.scalars, StallReason.SCALAR
        return MachineOp(
            self.slot, self.cycles, self.latency, self.reads, self.writes, flags, *where,
            self.limits, self.delays, self.offset // block,
            self.trans if self.slot is Slot.VALU else self.service, self.transfer, self.pause,
            self.hold, self.lead, self.cold, self.shared,
        )  # fmt: skip


_BARRIER, _SILENT, _DRAINS = int(Flag.BARRIER), int(Flag.SILENT), int(Flag.DRAINS)
_SCALAR, _CARRY, _TRANS, _CONTROL = int(Flag.SCALAR), int(Flag.CARRY), int(Flag.TRANS), int(Flag.CONTROL)
_MASK: Final = int(Flag.MASK)
_COUNTERS: Final = (Queue.LOAD, Queue.STORE, Queue.LDS, Queue.SCALAR)
"""a queue of each counter that the machine has; a chip may have one for the last two"""
_COUNTED: Final = {
    Queue.STORE: (1, StallReason.GLOBAL),
    Queue.LDS: (2, StallReason.LDS),
}
"""number of the counter, and what a wait for an operation of a queue is called; others count as loads"""


@dataclass(frozen=True)
class Pricing:
    """Prices instructions of a function."""

    flow: ControlFlow
    model: ChipModel
    accesses: Mapping[int, ObservedAccess]
    """by line index, as they were executed"""
    wgp_mode: bool = False
    predicted: Mapping[int, ObservedAccess] = field(default_factory=dict)
    """by dense index, for those that were not executed"""
    fresh_hints: bool = False
    """with the s_delay_alu that the code should have in place of those that it has"""

    @cached_property
    def ranks(self) -> dict[int, int]:
        """The place of every block that is reached in the order of the flow."""
        return {block: place for place, block in enumerate(self.flow.order)}

    def access(self, index: int) -> ObservedAccess | None:
        """What is known of a memory access."""
        return self.accesses.get(self.flow.lines[index]) or self.predicted.get(index)

    def price(self, index: int, taken: bool = False) -> Operation:
        """The operation for an instruction; `taken` for a branch."""
        key = (index, taken)
        if key not in self._priced_before:
            self._priced_before[key] = self._price(index, taken)
        return self._priced_before[key]

    def op(self, index: int) -> MachineOp:
        """An instruction as the machine sees it, wherever it is in the code."""
        return self.price(index).op(1)

    @cached_property
    def _priced_before(self) -> dict[tuple[int, bool], Operation]:
        return {}

    def _price(self, index: int, taken: bool) -> Operation:
        hints = self._hints.get(index, (0, 0))
        make = partial(Operation, index, delays=hints, offset=self._offsets[index], scalars=self._scalar_counter)
        return self._made(make, index, taken)

    def _made(self, make: partial[Operation], index: int, taken: bool) -> Operation:
        instruction, effect = self.flow.instructions[index], self.flow.effects[index]
        opaque = instruction.is_opaque or index in self.flow.calls
        unit = instruction.unit
        scalar = unit in (Unit.SALU, Unit.BRANCH) or instruction.is_branch
        reads = () if opaque else tuple(members(effect.reads & ~(1 << MODE if scalar else _FREE_REGISTERS)))
        writes = () if opaque else tuple(members(effect.writes & ~(1 << MODE)))
        return self._priced(make, index, instruction, reads, writes, taken)

    @cached_property
    def _hints(self) -> dict[int, tuple[int, int]]:
        """By index, the codes of the s_delay_alu that speak for an instruction."""
        instructions = self.flow.instructions
        if self.fresh_hints:
            stated = wanted_delays(self.flow)
        else:
            stated = {
                index + 1: _delay(instruction)
                for index, instruction in enumerate(instructions)
                if is_delay(instruction) and isinstance(instruction, Instruction)
            }
        places = [index for index, instruction in enumerate(instructions) if not is_delay(instruction)]
        order = {index: place for place, index in enumerate(places)}
        found: dict[int, tuple[int, int]] = {}
        for index, delay in stated.items():
            for skip, code in ((0, delay.first), (delay.skip, delay.second)):
                place = order.get(index, len(places)) + skip
                if code and code != FMA_ACCUM and place < len(places):
                    found[places[place]] = (found.get(places[place], (0, 0))[1], code)
        return found

    @cached_property
    def _offsets(self) -> list[int]:
        """Bytes from the begin of the function, by index."""
        return list(accumulate((size_of(each) for each in self.flow.instructions), initial=0))

    def _priced(
        self,
        make: partial[Operation],
        index: int,
        instruction: AnyInstruction,
        reads: tuple[int, ...],
        writes: tuple[int, ...],
        taken: bool,
    ) -> Operation:
        model, unit = self.model, instruction.unit
        wait = wait_of(instruction)
        if is_delay(instruction):
            return make(Slot.NONE, 0, 0, (), (), silent=True)
        if wait is not None:
            awaited = self._awaited(index) if model["latency.salu_to_wait"] else ()
            return make(Slot.NONE, model["issue.control"], 0, awaited, (), limits=self._limits(wait))
        if instruction.awaits:
            return make(Slot.NONE, model["issue.control"], 0, (), (), barrier=True)
        if unit is Unit.VALU:
            return self._valu(make, instruction, reads, writes)
        if unit is Unit.SALU:
            return make(Slot.SALU, 1, model["latency.salu"], reads, writes)
        if unit is Unit.BRANCH or instruction.is_branch:
            pause = model["latency.branch"] if taken else model["latency.branch_not_taken"]
            return make(Slot.BRANCH, 1, 0, reads, writes, pause=pause)
        if unit is Unit.SMEM:
            cold = max(0.0, model["latency.smem_cold"] - model["latency.smem"])
            return make(Slot.SMEM, 1, model["latency.smem"], reads, writes, Queue.SCALAR, service=1, cold=cold)
        if unit in (Unit.LDS, Unit.LDSDIR):
            service = self.lds_cycles(index) * model["lds.simds"]
            service *= model["lds.wgp_penalty"] if self.wgp_mode else 1
            latency = model["latency.lds" if writes else "latency.lds_store"]
            return make(Slot.LDS, 1, latency, reads, writes, Queue.LDS, service, self._transfer(reads))
        if unit in (Unit.VMEM, Unit.FLAT, Unit.EXPORT):
            form = instruction.form
            of = self.flow.counters.of
            is_store = form is not None and {of[each] for each in VECTOR_LOADS}.isdisjoint(form.counters)
            queue = Queue.STORE if is_store else Queue.LOAD
            service = self.vmem_cycles(index)
            latency = model["latency.vmem"]
            transfer, shared = (
                self._transfer(reads),
                service * model["vmem.others_after"] * (1 - 1 / model["vmem.simds"]),
            )
            return make(Slot.VMEM, 1, latency, reads, writes, queue, service, transfer, shared=shared)
        drains = instruction.operation == Operates.NOP
        lead = self._idle(instruction)
        return make(Slot.NONE, model["issue.control"], 0, reads, writes, drains=drains, lead=lead)

    def _awaited(self, index: int) -> tuple[int, ...]:
        """Scalar registers whose results an s_wait_alu waits for: VCC, or those that the instruction after it reads."""
        instructions = self.flow.instructions
        fields = depctr_fields(instructions[index])
        found = 1 << VCC_LO | 1 << VCC_HI if fields.get(VALU_VCC) == 0 else 0
        if 0 in (fields.get(VALU_SCALARS), fields.get(SCALAR_RESULTS)):
            user = next(
                (each for each in range(index + 1, len(instructions)) if not is_delay(instructions[each])), index
            )
            found |= self.flow.effects[user].reads & SGPRS
        return tuple(members(found))

    def _transfer(self, reads: tuple[int, ...]) -> float:
        """Cycles of the bus: one for each VGPR of address and data; the other SIMD on it seldom asks in the same."""
        vectors = max(1, sum(register >= VGPR_BASE for register in reads))
        return self.passes * vectors * self.model["bus.cycles_per_register"]

    def _idle(self, instruction: AnyInstruction) -> float:
        """Cycles that an instruction waits by itself: it issues when they are over."""
        operand = instruction.operands[0].value if instruction.operands else None
        count = operand.value if isinstance(operand, Integer) else 0
        if instruction.operation == Operates.NOP:
            return float(count & 15)
        return float(max(0, SLEEP * (count & 127) - 1)) if instruction.operation == Operates.SLEEP else 0.0

    @cached_property
    def _scalar_counter(self) -> int:
        of = [self.flow.counters.of[queue] for queue in _COUNTERS]
        return of.index(of[-1])

    def _limits(self, wait: Wait) -> Limits:
        """What a wait leaves, by counter of the machine; UserError if it has no such counter."""
        of = self.flow.counters.of
        left = dict(wait.limits)
        left.pop(of[Queue.EXPORT], None)
        load, store, local, scalar = (left.pop(of[queue], -1) for queue in _COUNTERS)
        if left:
            target = self.flow.function.target.name
            raise UserError(f"the model has no counter {', '.join(left)}, for which code of {target} waits")
        return load, store, local, scalar

    def _valu(
        self, make: partial[Operation], instruction: AnyInstruction, reads: tuple[int, ...], writes: tuple[int, ...]
    ) -> Operation:
        model = self.model
        row = instruction.halves[0].row
        kind = row.latency_class if row is not None else "valu"
        kind = {"vopd": "valu", "trans64": "f64", "none": "valu"}.get(kind, kind)
        cycles = model["issue.valu"] if kind == "trans" else model[f"issue.{kind}"]
        form = instruction.form
        if form is not None and form.dpp:
            cycles += model["issue.dpp"]
        passes = 1 if kind.startswith("wmma") else self.passes  # a matrix product is the same work in either wave size
        bank = model["bank.pair_penalty"] if misses_banks(instruction) else 0.0
        bank += model["bank.single_penalty"] if is_single_fma(instruction) else 0.0
        bank += model["issue.wmma_bank"] if kind.startswith("wmma") and shares_bank(instruction) else 0.0
        trans = passes * model["issue.trans"] if kind == "trans" else 0.0
        return make(
            Slot.VALU, passes * cycles + bank, model[f"latency.{kind}"], reads, writes,
            trans=trans, bank_cycles=bank, pair=instruction.is_dual, hold=cycles if kind in _HELD else 1.0,
            masked=_reads_mask(instruction, reads),
        )  # fmt: skip

    @property
    def passes(self) -> int:
        """How often a vector instruction goes through the 32 lanes of a SIMD (ISA guide 2.1); both halves active."""
        return self.flow.function.wave_size // WAVE32

    def lds_cycles(self, index: int) -> float:
        """LDS cycles of an access of one wave: observed, predicted, or without conflicts by its width."""
        found = self.access(index)
        if found is not None and found.lds_cycles:
            return found.lds_cycles
        return self.passes * lds_ideal_cycles(self.flow.instructions[index], self.model)

    def vmem_cycles(self, index: int) -> float:
        """Cycles of the vector cache for an access of one wave, or of what is behind if that takes longer."""
        model = self.model
        found = self.access(index)
        size = access_bytes(self.flow.instructions[index]) or _UNKNOWN
        whole = self.flow.function.wave_size * size
        count = found.transactions if found and found.transactions else max(1.0, whole / model["vmem.line"])
        moved = found.bytes_moved if found and found.transactions else float(whole)
        cache = count * model["vmem.cycles_per_transaction"]
        if moved < count * model["vmem.line"]:
            cache = max(cache, count * model["vmem.cycles_per_part"])
        data = whole / model["vmem.returned_bytes_per_cycle"]
        if self.flow.effects[index].writes & VGPRS:
            cache = max(cache, data)
        elif model["vmem.stores"]:
            cache += data  # lines are looked up before it comes, not meanwhile
        return max(cache * model["vmem.simds"], moved / model["vmem.bytes_per_cycle"])


PriceKey = tuple[AnyInstruction, int, int, bool, bool, int]


@dataclass(frozen=True)
class PlacelessPricing(Pricing):
    """Prices by the instruction alone, of accesses of which nothing is known: without its place (index -1, offset 0)
    and the hints that speak for it. So equal instructions of all versions of a function are priced once.
    """

    known: dict[PriceKey, tuple[Operation, MachineOp]] = field(default_factory=dict)
    """shared by functions for one chip"""

    def price(self, index: int, taken: bool = False) -> Operation:
        """As `Pricing.price`."""
        return self._known(index, taken)[0]

    def op(self, index: int) -> MachineOp:
        """As `Pricing.op`."""
        return self._known(index, False)[1]

    def _known(self, index: int, taken: bool) -> tuple[Operation, MachineOp]:
        flow = self.flow
        instruction, effect = flow.instructions[index], flow.effects[index]
        key = (instruction, effect.reads, effect.writes, index in flow.calls, taken, flow.function.wave_size)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= _MOST_KNOWN:
                self.known.clear()
            price = self._made(partial(Operation, -1), index, taken)
            found = self.known[key] = price, price.op(1)
        return found


_MOST_KNOWN: Final = 1 << 16
"""results that are kept; then they are forgotten, so that memory stays bounded"""


def _delay(instruction: Instruction) -> Delay:
    operand = instruction.operands[0].value if instruction.operands else None
    if isinstance(operand, Integer):
        return decode_delay(operand.value)
    text = " | ".join(f"{name}({value})" for name, value in instruction.modifiers)
    return parse_delay(text) or Delay()


def access_bytes(instruction: AnyInstruction) -> int:
    """Bytes a lane that a memory instruction moves, both addresses of a 2addr form together; 0 for what moves none:
    instructions of other units, invalidations of caches, hints, GWS.
    """
    row, form = instruction.row, instruction.form
    if row is None or form is None or row.unit not in (Unit.LDS, Unit.VMEM, Unit.FLAT):
        return 0
    if row.type:
        return int(row.type[1:]) // 8 * (2 if "2addr" in row.operation else 1)
    if row.space is AddressSpace.GDS or not (form.may_load or form.may_store):
        return 0
    return max((4 * len(each.registers) for each in instruction.operands if _is_data(each)), default=0)


def _is_data(operand: Operand) -> bool:
    return operand.spec is not None and operand.spec.name in ("vdst", "vdata", "data0") and operand.is_vgpr


def lds_ideal_cycles(instruction: AnyInstruction, model: ChipModel) -> float:
    """LDS cycles of an access of 32 lanes without conflicts."""
    if instruction.unit is not Unit.LDS:
        return 1.0
    size = access_bytes(instruction) or _UNKNOWN
    parts = 2 if "2addr" in instruction.mnemonic else 1
    return parts * 32 / model[f"lds.lanes_{max(32, 8 * size // parts)}"]


def _reads_mask(instruction: AnyInstruction, reads: tuple[int, ...]) -> bool:
    """True if VCC or an operand that is read holds a bit for each lane."""
    sources = [each for each in instruction.operands if each.role is not Role.DEF]
    return VCC_LO in reads or any(each.spec is not None and each.spec.type == "mask" for each in sources)


def is_single_fma(instruction: AnyInstruction) -> bool:
    """True for a fused multiply-add of three VGPRs that is no half of a pair."""
    if instruction.is_dual or not is_fma(instruction.halves[0]):
        return False
    read = [operand for operand in instruction.operands if operand.role is not Role.DEF and operand.is_vgpr]
    return len({operand.registers[0] for operand in read}) == _FMA_SOURCES


def misses_banks(instruction: AnyInstruction) -> bool:
    """True for a VOPD of two FMAs whose four sources are VGPRs that do not lie in four banks."""
    if not instruction.is_dual or not all(map(is_fma, instruction.halves)):
        return False
    sources = [
        operand
        for half in instruction.halves
        for operand in [operand for operand in half.operands if operand.role is Role.USE][:2]
    ]
    if not all(source.is_vgpr for source in sources):
        return False
    return len({source.registers[0].bank for source in sources}) < min(BANKS, len(sources))


def shares_bank(instruction: AnyInstruction) -> bool:
    """True for a matrix product of which two of A, B and C begin in one bank, in different registers."""
    sources = [operand for operand in instruction.operands if operand.role is Role.USE][:3]
    first = {operand.registers[0] for operand in sources if operand.is_vgpr}
    return len({register.bank for register in first}) < len(first)
