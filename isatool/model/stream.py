"""What one wave executes in a turn of a loop: a path through its blocks, inner loops repeated, as priced operations.

Where a branch is conditional the path takes the way that was executed more often, or without an execution the longest:
a guarded prefetch or store is then part of the turn. Inner loops repeat by executed counts, by a counter that is
compared with a constant, or else `UNKNOWN_TRIPS` times.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import accumulate
from typing import Final

from isatool.analysis.banks import is_fma
from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.counters import Queue, wait_of
from isatool.analysis.counters import limits as limits_of
from isatool.analysis.delays import is_delay, wanted_delays
from isatool.analysis.effects import members
from isatool.analysis.loops import Loop, LoopForest
from isatool.analysis.sizes import size_of
from isatool.diagnostics import UserError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer
from isatool.isa.operations import Op as Operates
from isatool.isa.registers import BANKS, EXEC_HI, EXEC_LO, MODE, VGPR_BASE
from isatool.isa.table import Role, Unit
from isatool.isa.waits import DELAY_IDS, Delay, Wait, decode_delay, parse_delay
from isatool.isa.wave import WAVE32
from isatool.model.access import Access
from isatool.model.machine import Flag, Op, Reason
from isatool.model.parameters import ChipModel
from isatool.model.slots import Slot
from isatool.model.work import flops_of

UNKNOWN_TRIPS: Final = 8
FMA_ACCUM: Final = DELAY_IDS.index("FMA_ACCUM_CYCLE_1")
SLEEP: Final = 64
"""cycles of s_sleep 1"""
_FREE_REGISTERS: Final = 1 << EXEC_LO | 1 << EXEC_HI | 1 << MODE
"""that no vector instruction waits for"""
_WIDTHS: Final = {"b8": 1, "u8": 1, "i8": 1, "b16": 2, "u16": 2, "i16": 2, "b32": 4, "b64": 8, "b96": 12, "b128": 16}


_FMA_SOURCES: Final = 3
_HELD: Final = frozenset({"valu64", "mul32", "f64"})
"""classes whose cycles are between issues already, not only between executions"""


@dataclass(frozen=True, slots=True)
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
    wait: Wait | None = None
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

    drains: bool = False
    """s_nop: waits until the memory accesses have read their registers"""
    silent: bool = False
    """s_delay_alu: no cycle"""
    hold: float = 1.0
    """cycles in which no other instruction issues to its slot"""
    lead: float = 0.0
    """cycles before it counts as issued: a sleep, which issues when it is over"""

    def op(self, block: int) -> Op:
        """As the machine sees it; `block`: bytes of code that are fetched together."""
        scalar = self.slot is Slot.VALU and any(register < VGPR_BASE for register in (*self.reads, *self.writes))
        carry = self.slot is Slot.VALU and any(register < VGPR_BASE for register in self.writes)
        flags = _BARRIER * self.barrier | _SILENT * self.silent | _DRAINS * self.drains
        flags |= _SCALAR * scalar | _CARRY * carry | _TRANS * bool(self.trans)
        flags |= _CONTROL * (self.slot is Slot.NONE and not self.barrier)
        limits = [-1, -1, -1]
        for counter, limit in limits_of(self.wait) if self.wait is not None else ():
            if counter in _COUNTERS:
                limits[_COUNTERS.index(counter)] = limit
        where = _COUNTED.get(self.queue, (0, Reason.GLOBAL)) if self.queue is not None else (-1, Reason.ORDER)
        return Op(
            self.slot, self.cycles, self.latency, self.reads, self.writes, flags, *where,
            (limits[0], limits[1], limits[2]), self.delays, self.offset // block,
            self.trans if self.slot is Slot.VALU else self.service, self.transfer, self.pause,
            self.hold, self.lead,
        )  # fmt: skip


_BARRIER, _SILENT, _DRAINS = int(Flag.BARRIER), int(Flag.SILENT), int(Flag.DRAINS)
_SCALAR, _CARRY, _TRANS, _CONTROL = int(Flag.SCALAR), int(Flag.CARRY), int(Flag.TRANS), int(Flag.CONTROL)
_COUNTERS: Final = ("vm", "vs", "lgkm")
_COUNTED: Final = {
    Queue.STORE: (1, Reason.GLOBAL),
    Queue.LDS: (2, Reason.LDS),
    Queue.LGKM_UNORDERED: (2, Reason.SCALAR),
}
"""number of the counter, and what a wait for an operation of a queue is called; others count as loads"""


@dataclass(frozen=True)
class Stream:
    """One turn of a loop: operations in order of execution."""

    operations: tuple[Operation, ...]
    flops: float
    """floating-point operations of a wave and turn, those of matrices and dots included"""
    trips: tuple[tuple[int, float, str], ...]
    """(inner loop, trips, how they are known)"""

    def __len__(self) -> int:
        return len(self.operations)

    @cached_property
    def table(self) -> tuple[Operation, ...]:
        """Every operation once."""
        return tuple({id(operation): operation for operation in self.operations}.values())

    @cached_property
    def _numbers(self) -> tuple[int, ...]:
        numbers = {id(operation): number for number, operation in enumerate(self.table)}
        return tuple(numbers[id(operation)] for operation in self.operations)

    def program(self, model: ChipModel) -> tuple[tuple[Op, ...], tuple[int, ...]]:
        """The machine's operations, in the order of `table`, and the numbers of those executed."""
        block = int(model["fetch.block"])
        return tuple(operation.op(block) for operation in self.table), self._numbers


@dataclass(frozen=True)
class Pricing:
    """Prices instructions of a function."""

    flow: ControlFlow
    model: ChipModel
    accesses: Mapping[int, Access]
    """by line index, as they were executed"""
    wgp_mode: bool = False
    predicted: Mapping[int, Access] = field(default_factory=dict)
    """by dense index, for those that were not executed"""
    fresh_hints: bool = False
    """with the s_delay_alu that the code should have in place of those that it has"""

    @cached_property
    def ranks(self) -> dict[int, int]:
        """The place of every block that is reached in the order of the flow."""
        return {block: place for place, block in enumerate(self.flow.order)}

    def access(self, index: int) -> Access | None:
        """What is known of a memory access."""
        return self.accesses.get(self.flow.lines[index]) or self.predicted.get(index)

    def price(self, index: int, taken: bool = False) -> Operation:
        """The operation for an instruction; `taken` for a branch."""
        key = (index, taken)
        if key not in self._priced_before:
            self._priced_before[key] = self._price(index, taken)
        return self._priced_before[key]

    def op(self, index: int) -> Op:
        """An instruction as the machine sees it, wherever it is in the code."""
        return self.price(index).op(1)

    @cached_property
    def _priced_before(self) -> dict[tuple[int, bool], Operation]:
        return {}

    def _price(self, index: int, taken: bool) -> Operation:
        hints = self._hints.get(index, (0, 0))
        make = partial(Operation, index, delays=hints, offset=self._offsets[index])
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
            return make(Slot.NONE, model["issue.control"], 0, (), (), wait=wait)
        if instruction.operation == Operates.BARRIER:
            return make(Slot.NONE, model["issue.control"], 0, (), (), barrier=True)
        if unit is Unit.VALU:
            return self._valu(make, instruction, reads, writes)
        if unit is Unit.SALU:
            return make(Slot.SALU, 1, model["latency.salu"], reads, writes)
        if unit is Unit.BRANCH or instruction.is_branch:
            pause = model["latency.branch"] if taken else model["latency.branch_not_taken"]
            return make(Slot.BRANCH, 1, 0, reads, writes, pause=pause)
        if unit is Unit.SMEM:
            return make(Slot.SMEM, 1, model["latency.smem"], reads, writes, Queue.LGKM_UNORDERED, service=1)
        if unit in (Unit.LDS, Unit.LDSDIR):
            service = self.lds_cycles(index) * model["lds.simds"]
            service *= model["lds.wgp_penalty"] if self.wgp_mode else 1
            latency = model["latency.lds" if writes else "latency.lds_store"]
            return make(Slot.LDS, 1, latency, reads, writes, Queue.LDS, service, self._transfer(reads))
        if unit in (Unit.VMEM, Unit.FLAT, Unit.EXPORT):
            form = instruction.form
            is_store = form is not None and "vm" not in form.counters
            queue = Queue.STORE if is_store else Queue.LOAD
            service = self.vmem_cycles(index)
            latency = model["latency.vmem"]
            return make(Slot.VMEM, 1, latency, reads, writes, queue, service, self._transfer(reads))
        drains = instruction.operation == Operates.NOP
        lead = self._idle(instruction)
        return make(Slot.NONE, model["issue.control"], 0, reads, writes, drains=drains, lead=lead)

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
        size = access_bytes(self.flow.instructions[index])
        whole = self.flow.function.wave_size * size
        count = found.transactions if found and found.transactions else max(1.0, whole / model["vmem.line"])
        moved = found.bytes_moved if found and found.transactions else float(whole)
        cache = count * model["vmem.cycles_per_transaction"] * model["vmem.simds"]
        return max(cache, moved / model["vmem.bytes_per_cycle"])


PriceKey = tuple[AnyInstruction, int, int, bool, bool, int]


@dataclass(frozen=True)
class PlacelessPricing(Pricing):
    """Prices by the instruction alone, of accesses of which nothing is known: without its place (index -1, offset 0)
    and the hints that speak for it. So equal instructions of all versions of a function are priced once.
    """

    known: dict[PriceKey, tuple[Operation, Op]] = field(default_factory=dict)
    """shared by functions for one chip"""

    def price(self, index: int, taken: bool = False) -> Operation:
        """As `Pricing.price`."""
        return self._known(index, taken)[0]

    def op(self, index: int) -> Op:
        """As `Pricing.op`."""
        return self._known(index, False)[1]

    def _known(self, index: int, taken: bool) -> tuple[Operation, Op]:
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


def _delay(instruction: Instruction) -> Delay:
    operand = instruction.operands[0].value if instruction.operands else None
    if isinstance(operand, Integer):
        return decode_delay(operand.value)
    text = " | ".join(f"{name}({value})" for name, value in instruction.modifiers)
    return parse_delay(text) or Delay()


def access_bytes(instruction: AnyInstruction) -> int:
    """Bytes a lane that a memory instruction moves, both addresses of a 2addr form together; 0 for other units."""
    if instruction.unit not in (Unit.LDS, Unit.VMEM, Unit.FLAT):
        return 0
    name = instruction.mnemonic
    size = next((_WIDTHS[part] for part in reversed(name.split("_")) if part in _WIDTHS), 4)
    return size * (2 if "2addr" in name else 1)


def lds_ideal_cycles(instruction: AnyInstruction, model: ChipModel) -> float:
    """LDS cycles of an access of 32 lanes without conflicts."""
    size = access_bytes(instruction)
    parts = 2 if "2addr" in instruction.mnemonic else 1
    return parts * 32 / model[f"lds.lanes_{max(32, 8 * size // parts)}"] if size else 1.0


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


MOST_NESTING: Final = 100
MOST_INSTRUCTIONS: Final = 1 << 15
"""of inner loops within one turn; further turns of theirs are left out"""


def stream_of(pricing: Pricing, forest: LoopForest, loop: Loop, counts: Mapping[int, float] | None = None) -> Stream:
    """One turn of a loop. `counts`: executions by line index. UserError for loops nested deeper than any real ones."""
    _require_usual_nesting(pricing, forest)
    walker = _Walker(pricing, forest, counts or {})
    operations = walker.operations(walker.turn(loop))
    return walker.stream(operations)


def whole_stream(pricing: Pricing, forest: LoopForest, counts: Mapping[int, float] | None = None) -> Stream:
    """A kernel from its entry to its end, loops as often as they run. UserError as `stream_of`."""
    flow = pricing.flow
    ends = tuple(block.index for block in flow.blocks if not block.successors)
    everything = Loop(-1, flow.order[0], frozenset(flow.order), ends, (), -2, 0, -1)
    _require_usual_nesting(pricing, forest)
    walker = _Walker(pricing, forest, counts or {})
    return walker.stream(walker.operations(walker.turn(everything)))


def _require_usual_nesting(pricing: Pricing, forest: LoopForest) -> None:
    if forest.deepest > MOST_NESTING:
        function = pricing.flow.function
        message = f"loops of '{function.name}' are nested more than {MOST_NESTING} deep"
        raise UserError(message, function.program.span(function.first))


@dataclass
class _Walker:
    pricing: Pricing
    forest: LoopForest
    counts: Mapping[int, float]

    def __post_init__(self) -> None:
        self.trips: dict[int, tuple[int, float, str]] = {}

    def turn(self, loop: Loop) -> list[int]:
        """Blocks of one turn in order; inner loops unrolled."""
        chain = self._best_path(loop)
        blocks: list[int] = []
        for block in chain:
            inner = self._inner(block, loop)
            if inner is None:
                blocks.append(block)
                continue
            count, how = self._trip_count(inner)
            self.trips[inner.index] = (inner.index, count, how)
            turn = self.turn(inner)
            length = sum(max(1, self._length(number)) for number in turn)
            blocks += turn * max(1, min(round(count), MOST_INSTRUCTIONS // length))
        return blocks

    def _inner(self, block: int, loop: Loop) -> Loop | None:
        """The loop directly inside that a block stands for (its header)."""
        for other in self.forest.children(loop.index):
            if other.header == block:
                return other
        return None

    def _best_path(self, loop: Loop) -> list[int]:
        """From header to latch over the heaviest edges, inner loops as single nodes."""
        owner = {block: other.header for other in self.forest.children(loop.index) for block in other.blocks}
        inside = (block for block in loop.blocks if owner.get(block, block) == block and block in self.pricing.ranks)
        order = sorted(inside, key=self.pricing.ranks.__getitem__)
        places = {block: place for place, block in enumerate(order)}
        best: dict[int, tuple[float, int]] = {loop.header: (self._weight(loop.header), -1)}
        for block in order:
            if block not in best:
                continue
            score = best[block][0]
            for successor in self._successors(block, loop, owner):
                if places.get(successor, -1) <= places[block]:  # backwards: to the header, or irreducible
                    continue
                found = score + self._weight(successor)
                if successor not in best or found > best[successor][0]:
                    best[successor] = (found, block)
        ends = [owner.get(latch, latch) for latch in loop.latches]
        ends = [end for end in ends if end in best] or [loop.header]
        path = [max(ends, key=lambda end: best[end][0])]
        while best[path[-1]][1] >= 0:
            path.append(best[path[-1]][1])
        return path[::-1]

    def _successors(self, block: int, loop: Loop, owner: Mapping[int, int]) -> list[int]:
        flow = self.pricing.flow
        inner = self._inner(block, loop)
        edges = [exit_[1] for exit_ in inner.exits] if inner else list(flow.blocks[block].successors)
        return [owner.get(target, target) for target in dict.fromkeys(edges) if target in loop.blocks]

    def _weight(self, block: int) -> float:
        """Executed instructions of a block, or how many it has."""
        flow = self.pricing.flow
        length = self._length(block)
        if self.counts:
            return length * self.counts.get(flow.lines[flow.blocks[block].first], 0.0) + 1e-6
        return float(length)

    def _length(self, block: int) -> int:
        found = self.pricing.flow.blocks[block]
        return found.last - found.first

    def _trip_count(self, loop: Loop) -> tuple[float, str]:
        flow = self.pricing.flow
        if self.counts:
            outside = [block for block in flow.blocks[loop.header].predecessors if block not in loop.blocks]
            entries = sum(self._executed_edge(block, loop.header) for block in outside)
            header = self.counts.get(flow.lines[flow.blocks[loop.header].first], 0.0)
            if entries:
                return header / entries, "executed"
        found = constant_trips(flow, loop)
        return (found, "constant") if found else (UNKNOWN_TRIPS, "assumed")

    def _executed_edge(self, block: int, header: int) -> float:
        """Executions of an edge into a header, at most those of its block."""
        flow = self.pricing.flow
        last = self.counts.get(flow.lines[flow.blocks[block].last - 1], 0.0)
        others = [target for target in flow.blocks[block].successors if target != header]
        if not others:
            return last
        return max(0.0, last - sum(self.counts.get(flow.lines[flow.blocks[each].first], 0.0) for each in others))

    def stream(self, operations: Sequence[Operation]) -> Stream:
        """With what the operations do."""
        flow = self.pricing.flow
        size = flow.function.wave_size
        per_lane = {id(each): flops_of(flow.instructions[each.index], size) for each in operations}
        flops = sum(per_lane[id(each)] for each in operations) * size
        return Stream(tuple(operations), flops, tuple(self.trips.values()))

    def operations(self, blocks: Sequence[int]) -> list[Operation]:
        """Priced instructions of a turn; a branch is taken if the next block is not the one behind it."""
        flow = self.pricing.flow
        found: list[Operation] = []
        for place, number in enumerate(blocks):
            block = flow.blocks[number]
            following = blocks[place + 1] if place + 1 < len(blocks) else blocks[0]
            taken = following != number + 1 and block.ending in (Ending.BRANCH, Ending.CONDITIONAL)
            for index in block.instructions:
                if is_delay(flow.instructions[index]):  # it takes no cycle, and speaks for others
                    continue
                found.append(self.pricing.price(index, taken and index == block.last - 1))
        return found


def constant_trips(flow: ControlFlow, loop: Loop) -> int:
    """Turns of a loop that steps one SGPR by a constant from a constant to a constant; 0 if it is not of that kind."""
    if len(loop.latches) != 1:
        return 0
    instructions = [
        (index, flow.instructions[index]) for block in sorted(loop.blocks) for index in flow.blocks[block].instructions
    ]
    compares = [
        instruction
        for _, instruction in instructions
        if instruction.row is not None and instruction.row.is_comparison and instruction.unit is Unit.SALU
    ]
    if len(compares) != 1:
        return 0
    compare = compares[0]
    bound = _constant(compare, 1)
    counter = compare.operands[0].register if compare.operands else None
    steps = [
        (index, instruction)
        for index, instruction in instructions
        if counter is not None and flow.effects[index].writes >> counter & 1
    ]
    if bound is None or counter is None or len(steps) != 1:
        return 0
    step = _constant(steps[0][1], len(steps[0][1].operands) - 1)
    if not _does(steps[0][1], Operates.ADD, Operates.ADDK) or not step:
        return 0
    header = flow.blocks[loop.header].first
    start = next((i for i in range(header - 1, -1, -1) if flow.effects[i].writes >> counter & 1), None)
    if start is None or not _does(flow.instructions[start], Operates.MOV, Operates.MOVK):
        return 0
    begin = _constant(flow.instructions[start], 1)
    if begin is None:
        return 0
    turns, rest = divmod(bound - begin, step)
    return turns if rest == 0 and 0 < turns < 1 << 20 else 0


def _does(instruction: AnyInstruction, *operations: Operates) -> bool:
    """Whether it is one of these operations on 32 bits."""
    row = instruction.row
    return row is not None and row.operation in operations and row.type in ("b32", "i32", "u32")


def _constant(instruction: AnyInstruction, place: int) -> int | None:
    if place >= len(instruction.operands):
        return None
    value = instruction.operands[place].value
    return value.value if isinstance(value, Integer) else None
