"""Straight-line code on values of the algebra: what `straight_line` numbers is computed.

A scalar instruction, and a vector instruction whose lanes do not meet, computes the expressions of the semantics table
on what its sources hold, so two results are one value if the normal form of `values` makes them one. Everything else
keeps the numbers of `straight_line`, which are symbols here. What a vector instruction writes it writes under a mask:
the result is that value for instructions under the same mask, and for all others a symbol of value, mask and, where it
is still needed, what the register held before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from heapq import heappop, heappush
from types import MappingProxyType
from typing import Final

from isatool.analysis.cfg import Block, ControlFlow
from isatool.analysis.effects import SGPRS, VGPRS, gives_zero_for_lanes_off, members
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.register_halves import read_halves
from isatool.bitvec.facts import Facts
from isatool.ir.operands import Integer, Operand
from isatool.isa.registers import EXEC_HI, EXEC_LO, MODE, NULL, SCC, VGPR_BASE, Register
from isatool.isa.table import Role, Unit
from isatool.isa.wave import WAVE32
from isatool.records import dataclass
from isatool.semantics.algebra import Expr, nodes_of
from isatool.semantics.effects import WriteMask, WriteScalar, WriteScc, WriteVector
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import adds_up, lower
from isatool.semantics.mode import Mode
from isatool.semantics.ops import CROSS_LANE, Op
from isatool.verify.structural.straight_line import Executed, Key, Machine, constant_of
from isatool.verify.values.constructors import Values

WORD: Final = 32
ALL_BITS: Final = (1 << WORD) - 1
_PAIR: Final = 2
"""registers of a number of 64 bits"""
_MOST_KNOWN: Final = 4
"""results that are kept for an operation"""
_MOST_CLIMBS: Final = 8
"""how often a register may gain bits above those that it may have at the start of a block"""
NO_BITS: Final[Mapping[Register, int]] = MappingProxyType({})
"""nothing is known of any register"""


Reads = tuple[tuple[Register, int], ...]
"""registers and what they hold"""
Written = list[tuple[Register, int]]


@dataclass
class SharedValues:
    """The state shared by machines that are compared. `mode`: None if it is not the same throughout both programs."""

    values: Values
    mode: Mode | None
    numbers: dict[Key, int] = field(default_factory=dict)
    under: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    """symbols of what was written under a mask: (the mask, the value, what the register held if that counts, or -1)"""
    lanes: dict[int, tuple[int, int]] = field(default_factory=dict)
    """symbols of lane masks: (the mask under which they were made, the condition)"""
    constants: dict[int, tuple[Key | int, Key]] = field(default_factory=dict)
    """see `Machine`; a number says what it is of"""
    results: dict[tuple[object, ...], list[tuple[Reads, Written]]] = field(default_factory=dict)
    """what operations without effects wrote, with all that they read for it"""
    sums: dict[int, tuple[Executed, Sequence[Register]]] = field(default_factory=dict)
    """by identity of an operation, what it writes if that is sums of products of floats"""


class ArithmeticMachine(Machine):
    """A machine whose numbers are values."""

    def __init__(self, shared: SharedValues, possible: Mapping[Register, int] = NO_BITS, stage: int = 0) -> None:
        super().__init__(shared.numbers, constants=shared.constants, stage=stage)
        self.shared = shared
        self.possible = possible
        self.values = shared.values
        self._is_lanewise = False
        self._halves = (0, 0)
        self._noted: dict[Register, int] | None = None
        """what the current operation read"""

    def number(self, key: Key) -> int:
        """A symbol for what is not computed."""
        return self.values.symbol(("number", super().number(key)), uniform=False)

    def read(self, register: Register) -> int:
        """What a register holds; what is known of its bits at the start of a block is part of the symbol."""
        number = self.state.get(register)
        if number is None:
            if not self.stage and register in self.possible:
                bits = self.possible[register]
                symbol = self.values.symbol(("start", int(register), bits), WORD, Facts.of_bits(bits), uniform=False)
                self.state[register] = symbol if bits else self.values.zero
            number = super().read(register)
        if self._noted is not None:
            self._noted[register] = number
        return number

    def bits(self, register: Register) -> int:
        """The bits that a register may have now, in lanes in which it is live."""
        values = self.values
        number = self.read(register)
        _, value, old = self.shared.under.get(number, (-1, number, -1))
        found = values.possible[value] if values.width[value] == values.width[values.zero] else ALL_BITS
        return found | (values.possible[old] if old >= 0 else 0)

    @property
    def mask(self) -> int:
        """The value of EXEC; in wave64 a symbol of both halves."""
        low = self.read(EXEC_LO)
        return low if self.values.wave_size == WAVE32 else self.number(("exec", low, self.read(EXEC_HI)))

    def results(
        self, operation: Executed, is_event: bool, identify: Callable[[Key], Key] | None = None
    ) -> list[tuple[Register, int]]:
        """What an operation writes: by the algebra, or numbered. Registers that it read before holding the same, it
        writes the same.
        """
        if is_event:
            return self._made(operation, True, identify)
        key = (operation.instruction, id(operation.instruction.form), *operation[1:])
        known = self.shared.results.setdefault(key, [])
        for reads, written in known:
            if all(self.read(register) == number for register, number in reads):
                return written
        self._noted = {}
        try:
            found = self._made(operation, False, identify)
            known.insert(0, (tuple(self._noted.items()), found))
        finally:
            self._noted = None
        del known[_MOST_KNOWN:]
        return found

    def _made(self, operation: Executed, is_event: bool, identify: Callable[[Key], Key] | None) -> Written:
        every = operation.every_lane
        self._is_lanewise = every or (operation.detail is None and EXEC_LO in operation.instruction.uses)
        self._halves = read_halves(operation.instruction)
        self._read_undef = operation.read_undef
        is_computed = (operation.detail is None and not every) or gives_zero_for_lanes_off(operation.instruction)
        found = None if is_event or not is_computed else self._computed(operation)
        return super().results(operation, is_event, identify) if found is None else found

    # -- by the algebra

    def _computed(self, operation: Executed) -> list[tuple[Register, int]] | None:
        instruction = operation.instruction
        row, mode = instruction.row, self.shared.mode
        if row is None or row.unit not in (Unit.VALU, Unit.SALU) or adds_up(row.base):
            return None
        if row.unit is Unit.VALU and (row.cross_lane or row.ignores_exec):
            return None
        if MODE in instruction.uses and mode is None:
            return None
        try:
            effects = lower(instruction, mode, wave_size=self.values.wave_size).effects
        except NotEmulated:
            return None
        mask, written = self.mask, []
        for effect in effects:
            if isinstance(effect, WriteVector) and effect.where is None and not effect.all_lanes:
                value = self._value(effect.value)
                if value is None:
                    return None
                if value == self.in_lane(effect.register):  # it holds that already
                    written.append((effect.register, self.read(effect.register)))
                    continue
                old = self._elsewhere(effect.register) if effect.register in operation.retained else -1
                number = self.number(("under", mask, value, old))
                self.shared.under[number] = (mask, value, old)
            elif isinstance(effect, WriteMask) and effect.lanes == WAVE32:
                value = self._value(effect.value)
                if value is None:
                    return None
                number = self.number(("lanes", mask, value))
                self.shared.lanes[number] = (mask, value)
            elif isinstance(effect, WriteScalar | WriteScc):
                found = self._value(effect.value)
                if found is None:
                    return None
                written.append((effect.register if isinstance(effect, WriteScalar) else SCC, found))
                continue
            else:
                return None
            written.append((effect.register, number))
        return [(register, value) for register, value in written if register != NULL]

    def _value(self, expr: Expr) -> int | None:
        """The value of an expression in an active lane; None if other lanes or unknown state take part."""
        known: dict[Expr, int] = {}
        values = self.values
        for node in nodes_of(expr):
            if node.op is Op.CONST:
                known[node] = values.const(node.imm, node.width)
            elif node.op is Op.VGPR and Register(VGPR_BASE + node.imm) in self._read_undef:
                known[node] = values.zero  # the half of it that stays, which nothing reads
            elif node.op is Op.VGPR:
                known[node] = self.in_lane(Register(VGPR_BASE + node.imm))
            elif node.op is Op.SGPR:
                known[node] = self.read(Register(node.imm))
            elif node.op is Op.SCC:
                held = self.read(SCC)
                known[node] = held if values.width[held] == 1 else values.symbol(("bit", held), 1)
            elif node.op is Op.LANE:
                known[node] = values.lane
            elif node.op is Op.BIT and node.args[1].op is Op.LANE:
                known[node] = self._own_bit(known[node.args[0]])
            elif (
                node.op is Op.BIT
                and node.args[0].op is Op.SGPR
                and Op.LANE in {each.op for each in nodes_of(node.args[1])}
            ):
                known[node] = values.symbol(("bit of", known[node.args[0]], str(node.args[1])), 1, uniform=False)
            elif node.op is Op.GATHER and node.args[0].op is Op.VGPR:
                known[node] = self._gathered(Register(VGPR_BASE + node.args[0].imm), node.args[1])
            elif node.op in CROSS_LANE or not node.args:
                return None
            else:
                known[node] = values.make(node.op, node.width, *(known[arg] for arg in node.args), imm=node.imm)
        return known[expr]

    def _elsewhere(self, register: Register) -> int:
        """What a register holds in lanes that are off: writes under the same mask do not change it."""
        number = self.read(register)
        mask, _, old = self.shared.under.get(number, (-1, number, -1))
        return old if mask == self.mask and old >= 0 else number

    def _gathered(self, register: Register, lane: Expr) -> int:
        """The value of a register in another lane, which is on."""
        found = self.values.symbol(("gathered", self.read(register), self.mask, str(lane)), 32, uniform=False)
        if self.values.is_quiet(self.in_lane(register)):
            self.values.quiet.add(found)
        return found

    def _own_bit(self, number: int) -> int:
        """A lane's bit of a mask: the condition if the mask was made under the present one."""
        made, condition = self.shared.lanes.get(number, (-1, -1))
        return condition if made == self.mask else self.values.symbol(("bit", number), 1, uniform=False)

    def in_lane(self, register: Register) -> int:
        """What an active lane reads from a register."""
        number = self.read(register)
        mask, value, _ = self.shared.under.get(number, (-1, -1, -1))
        return value if mask == self.mask else number

    # -- numbered, on the values of sources

    def _source(self, operand: Operand, name: str) -> Key | int:
        if not operand.is_register:
            return super()._source(operand, name)
        reads = self.in_lane if self._is_lanewise else self.read
        held = tuple(reads(register) if register.is_vgpr else self.read(register) for register in operand.registers)
        numbers = {self.values.constant(value) if self.values.width[value] == 32 else None for value in held}
        is_word = len(held) == 1 and operand.spec is not None and operand.spec.type.endswith("32")
        if not operand.half and None not in numbers and len(numbers) == 1 and (is_word or numbers == {0}):
            (number,) = numbers
            assert number is not None
            constant = replace(operand, value=Integer(number))
            return ("constant", constant_of(constant, name), operand.neg, operand.abs)
        if len(held) == 1 and operand.role is Role.USE and self._halves[0] >> operand.registers[0] & 1:
            held = (self._half(held[0], Op.TRUNC),)
        elif len(held) == 1 and operand.role is Role.USE and self._halves[1] >> operand.registers[0] & 1:
            held = (self._half(held[0], Op.HIGH),)
        if operand.is_modified:
            return (held, operand.neg, operand.abs, operand.half)
        if len(held) == 1:
            return held[0]
        return ("pair", self._pair(*held)) if len(held) == _PAIR else (held, False, False, "")

    def _half(self, number: int, half: Op) -> int:
        """Half of a word: what is read of a register of which an operation reads no more."""
        return self.values.make(half, WORD // 2, number) if self.values.width[number] == WORD else number

    # -- numbers of 64 bits

    def _pair(self, low: int, high: int) -> Key:
        """Both words as one number of 64 bits: its normal form knows carries, which those of the words do not."""
        values = self.values
        if values.width[low] != WORD or values.width[high] != WORD:
            return (low, high)
        return (values.make(Op.CONCAT, 2 * WORD, low, high),)

    def pair(self, low: Register, high: Register) -> Key:
        """What two registers hold, the same for the same content of both."""
        words, masks = [], []
        for register in (low, high):
            number = self.read(register)
            mask, value, old = self.shared.under.get(number, (-1, number, -1))
            words.append(value)
            masks.append((mask, old))
        return (*masks, self._pair(*words))


class _BitsMachine(ArithmeticMachine):
    """A machine that is asked for bits alone. A sum of products of floats may have any, whatever it is made of: it is a
    value of its own, so that the many of an outer product are not computed again whenever an address changes.
    """

    def results(
        self, operation: Executed, is_event: bool, identify: Callable[[Key], Key] | None = None
    ) -> list[tuple[Register, int]]:
        """What an operation writes."""
        if is_event or not (sums := self._sums(operation)):
            return super().results(operation, is_event, identify)
        return [(register, self.number(("sum", id(operation), register))) for register in sums]

    def _sums(self, operation: Executed) -> Sequence[Register]:
        """The registers that an operation writes, if it computes nothing but sums of products of floats."""
        known = self.shared.sums.get(id(operation))
        if known is None or known[0] is not operation:
            known = self.shared.sums[id(operation)] = operation, self._only_sums(operation)
        return known[1]

    def _only_sums(self, operation: Executed) -> Sequence[Register]:
        try:
            effects = lower(operation.instruction, self.shared.mode, wave_size=self.values.wave_size).effects
        except NotEmulated:
            return ()
        sums = [each.register for each in effects if isinstance(each, WriteVector) and each.value.op is Op.FMA]
        return sums if len(sums) == len(effects) else ()


def machine_of(shared: SharedValues, possible: Mapping[Register, int] = NO_BITS) -> Callable[[int], ArithmeticMachine]:
    """Machines of one block, by stage, that can be compared. `possible`: the bits that registers may have at its
    start, all where none are said.
    """
    return lambda stage: ArithmeticMachine(shared, possible, stage)


def bits_at_starts(
    flow: ControlFlow,
    mode: Mode | None,
    run: Callable[[Block, Machine], object],
    entry: Mapping[Register, int] = NO_BITS,
) -> list[dict[Register, int]]:
    """The bits that registers may have at the start of every block, in lanes in which they are live. `run` executes a
    block, `entry` is what the function begins with. Blocks are executed until what they leave fits what the next ones
    begin with; a register that keeps gaining higher bits is taken to have all of them.
    """
    liveness = compute_liveness(flow)
    shared = SharedValues(Values(flow.function.wave_size), mode)
    starts: list[dict[Register, int] | None] = [None for _ in flow.blocks]
    starts[flow.order[0]] = dict(entry)
    places = {block: place for place, block in enumerate(flow.order)}
    climbs: Counter[tuple[int, Register]] = Counter()
    pending = [0]  # inner loops come to rest before what follows them
    while pending:
        block = flow.order[heappop(pending)]
        machine = _BitsMachine(shared, starts[block] or NO_BITS)
        run(flow.blocks[block], machine)
        for after in flow.blocks[block].successors:
            live = map(Register, members(liveness.block_in[after] & (VGPRS | SGPRS)))
            ends = {register: machine.bits(register) for register in live}
            before = starts[after]
            joined = ends if before is None else {r: before[r] | bits for r, bits in ends.items() if r in before}
            for register, bits in joined.items():
                if before is not None and bits >> before[register].bit_length():  # a counter gains a bit every time
                    climbs[after, register] += 1
                    if climbs[after, register] > _MOST_CLIMBS:
                        joined[register] |= ALL_BITS ^ ((1 << bits.bit_length()) - 1)
            joined = {register: bits for register, bits in joined.items() if bits != ALL_BITS}
            if joined != before:
                starts[after] = joined
                if places[after] not in pending:
                    heappush(pending, places[after])
    return [start or {} for start in starts]
