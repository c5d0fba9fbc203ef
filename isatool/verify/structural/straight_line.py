"""Straight-line code on numbered values: two results have one number if they are computed alike from alike sources.

Weaker than the values of `values.py`, which know arithmetic, but linear in the length of the code. An operation's
result is numbered by what it does, what its sources hold and which lanes are on; the old value of a destination takes
part where it is still needed in lanes that are off. Spellings of one operation count as one: e32, e64 and halves of
VOPDs, v_fma with v_fmac, v_fmaak and v_fmamk, an addition of 0 with a move, a copy of a moved constant with a move of
it. Integer addition and `and` commute; float
operations do not, nor is v_subrev an exchanged v_sub, since the place of a NaN among the sources chooses the payload;
but a constant that is no NaN cannot be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import field
from functools import lru_cache
from typing import Final, NamedTuple, Self

from isatool.ir.instruction import Instruction
from isatool.ir.operands import Float, Integer, Operand
from isatool.ir.pairs import NotConstantError, constant_bits
from isatool.isa.operations import Op
from isatool.isa.registers import NULL, VCC_LO, Register, RegisterRange
from isatool.isa.table import Role, Row, Unit, known
from isatool.isa.vopd import opcode
from isatool.records import dataclass

_EXCHANGEABLE: Final = frozenset((Op.ADD_NC, Op.AND))
_FLOAT_EXCHANGEABLE: Final = frozenset((Op.FMUL, Op.FADD, Op.MUL_DX9_ZERO, Op.FMAX, Op.FMIN, Op.DOT2ACC))
_FUSED: Final = frozenset((Op.FMA, Op.FMAAK, Op.FMAMK))
FMA: Final = "fma"
MOVE: Final = "mov"
_UNKNOWN: Final = "unknown"
_VCC: Final = Operand(RegisterRange(VCC_LO))
_NO_REGISTERS: Final[frozenset[Register]] = frozenset()
_IDLE: Final = 1 << 12
"""more than the code of any register"""

Key = tuple[object, ...]


class Executed(NamedTuple):
    """One operation as it executes: a single instruction or half of a VOPD.

    `retained`: destinations whose old value survives in lanes that are off and is still needed. `detail`: anything else
    that the result depends on. `read_undef`: destinations of which one half is replaced and nothing reads the other
    (`Liveness.read_undef`): the result does not depend on what they held. `every_lane`: it reads other lanes than its
    own, and every lane of the wave is on. `idle`: it reads other lanes, some of which may have no work-item.
    """

    instruction: Instruction
    retained: frozenset[Register] = _NO_REGISTERS
    detail: object = None
    read_undef: frozenset[Register] = _NO_REGISTERS
    every_lane: bool = False
    idle: bool = False


def in_idle_lanes(register: Register) -> Register:
    """A place of its own for what lanes without a work-item hold of a VGPR: writes change them that ignore EXEC."""
    return Register(register + _IDLE)


@dataclass
class Machine:
    """Registers as numbered values. Machines that share `numbers` can be compared.

    `nan_payload`: float operations commute too, so equality is up to the payload of NaNs.
    """

    numbers: dict[Key, int]
    nan_payload: bool = False
    state: dict[Register, int] = field(default_factory=dict)
    events: list[Key] = field(default_factory=list)
    constants: dict[int, tuple[Key | int, Key]] = field(default_factory=dict)
    """numbers of moves of a constant: the constant, and what else the move depended on (EXEC)"""
    stage: int = 0
    """how often everything was changed in a way that is not known"""

    def fork(self) -> Self:
        """Another one that goes on from here by itself; both share what numbers stand for."""
        made = copy(self)
        made.state, made.events = dict(self.state), list(self.events)
        return made

    def number(self, key: Key) -> int:
        """The number of a value, the same for the same key."""
        return self.numbers.setdefault(key, len(self.numbers))

    def read(self, register: Register) -> int:
        """What a register holds; what it held at first is the same in all machines."""
        value = self.state.get(register)
        if value is None:
            value = self.state[register] = self.number((_UNKNOWN, self.stage, int(register)))
        return value

    def pair(self, low: Register, high: Register) -> Key:
        """What two registers hold, the same for the same content of both."""
        return (self.read(low), self.read(high))

    def forget(self) -> None:
        """Something changed every register, in the same way in all machines if they held the same before."""
        self.stage += 1
        self.state = {}

    def results(
        self, operation: Executed, is_event: bool, identify: Callable[[Key], Key] | None = None
    ) -> list[tuple[Register, int]]:
        """What an operation writes, from the registers as they are. An event is unlike every other one: by its place
        among them, or by what `identify` makes of its key."""
        instruction = operation.instruction
        row, form = instruction.row, instruction.form
        assert row is not None
        assert form is not None
        name, operands = canonical(instruction)
        read_undef = operation.read_undef
        sources: list[Key | int] = [
            ("undef",)
            if read_undef and operand.is_def and read_undef.issuperset(operand.registers)
            else self._source(operand, name)
            for operand in operands
        ]
        # DPP is about the first source, and with it comes the old value of the destination
        is_plain = not instruction.modifiers
        if is_plain and _does(name, row, Op.FSUBREV, "f32") and self._order_is_free(sources):
            name, sources = known(name, row).exchange, sources[::-1]
        if is_plain and self._commutes(name, row, sources):
            first = 1 if _does(name, row, Op.DOT2ACC, "f32") else 0
            sources[first : first + 2] = sorted(sources[first : first + 2], key=str)
        implicit = tuple(
            self.read(register)
            for register in form.implicit_uses
            if not (register == VCC_LO and _does(name, row, Op.CNDMASK, "b32"))
        )
        is_move = is_plain and name == MOVE and operation.detail is None
        if is_move and isinstance(sources[0], int):
            constant, lanes = self.constants.get(sources[0], (sources[0], implicit))
            sources[0] = constant if lanes == implicit else sources[0]
        key: Key = (name, instruction.modifiers, tuple(sources), implicit, operation.detail)
        if operation.idle:
            key = (*key, *(self.read(in_idle_lanes(each)) for each in instruction.uses if each.is_vgpr))
        if is_event and identify is not None:
            key = identify(key)
        elif is_event:
            self.events.append(key)
            key = (*key, len(self.events))
        written: list[tuple[Register, int]] = []
        place = 0
        for operand in instruction.operands:
            if operand.role is Role.USE:
                continue
            for register in operand.registers:
                # What is read by the operation's nature is among its sources already.
                partly = operand.role is Role.DEF and (register in operation.retained or bool(operand.half))
                partly = partly and register not in read_undef
                old = self.read(register) if partly else -1
                if name == FMA and old == sources[2]:
                    old = -1  # as v_fmac has it
                written.append((register, self.number((key, place, old, operand.half))))
                if operation.idle and row.ignores_exec and register.is_vgpr:
                    place_of_idle = in_idle_lanes(register)
                    written.append((place_of_idle, self.number((key, place, "idle", self.read(place_of_idle)))))
                if is_move and old == -1 and not operand.half and not isinstance(sources[0], int):
                    self.constants[written[-1][1]] = sources[0], implicit
                place += 1
        for place, register in enumerate(form.implicit_defs):
            written.append((register, self.number((key, "implicit", place))))
        return [(register, value) for register, value in written if register != NULL]

    def execute(
        self, operations: Iterable[Executed], is_event: bool = False, identify: Callable[[Key], Key] | None = None
    ) -> None:
        """Execute what is issued together: everything reads before anything writes."""
        written = [pair for operation in operations for pair in self.results(operation, is_event, identify)]
        self.state.update(written)

    def _order_is_free(self, sources: list[Key | int]) -> bool:
        """Whether no result can tell which of the first two sources came first: of two NaNs the first one is taken."""
        return self.nan_payload or any(_is_number(source) for source in sources[:2])

    def _commutes(self, name: str, of: Row, sources: list[Key | int]) -> bool:
        if name == FMA:
            return self._order_is_free(sources)
        if name == MOVE:
            return False
        row = known(name, of)
        if row.unit is not Unit.VALU or row.type not in ("u32", "b32", "f32"):
            return False
        return row.operation in _EXCHANGEABLE or (self.nan_payload and row.operation in _FLOAT_EXCHANGEABLE)

    def _source(self, operand: Operand, name: str) -> Key | int:
        if operand.is_register:
            held = tuple(self.read(register) for register in operand.registers)
            if len(held) == 1 and not operand.is_modified:
                return held[0]
            return (held, operand.neg, operand.abs, operand.half)
        return ("constant", constant_of(operand, name), operand.neg, operand.abs)


def _is_number(source: Key | int) -> bool:
    """True for a constant that is a float number: a factor that cannot be the NaN that a result takes."""
    if not isinstance(source, tuple) or source[0] != "constant" or not isinstance(source[1], int):
        return False
    return not (source[1] & 0x7F800000 == 0x7F800000 and source[1] & 0x7FFFFF)


def constant_of(operand: Operand, name: str) -> object:
    """What a constant stands for. Spellings of equal bits are one only where the operand is known to take 32 bits: in
    others an inline constant and a literal of the same 32 bits differ (ISA guide 7.2: -1 against 0xffffffff in b64).
    """
    value = operand.value
    if isinstance(value, (Integer, Float)):
        spec = operand.spec
        # the literals of v_fmaak and v_fmamk have no type of their own; only the f32 forms have their name changed
        if spec is None or not (spec.type.endswith("32") or (name == FMA and spec.accepts == "literal")):
            return (type(value).__name__, value.value)
        try:
            return constant_bits(value)
        except NotConstantError:
            return str(value)
    return str(value)


@lru_cache(maxsize=65536)
def canonical(instruction: Instruction) -> tuple[str, tuple[Operand, ...]]:
    """Name and sources of an operation in one spelling for all forms that do the same."""
    name = instruction.mnemonic
    row = instruction.row
    if row is None:
        raise KeyError(name)
    half = opcode(name, row)
    if half is not None and half.plain:
        name = half.plain
    sources = tuple(operand for operand in instruction.operands if operand.role is not Role.DEF)
    if _does(name, row, Op.CNDMASK, "b32") and len(sources) == 2:
        return name, (*sources, _VCC)
    if _does(name, row, Op.MOV, "b32"):
        name = MOVE
    if instruction.modifiers or any(operand.is_modified for operand in sources):
        return name, sources
    if _does(name, row, Op.FMAC, "f32"):
        return FMA, (sources[1], sources[2], sources[0])
    if any(_does(name, row, operation, "f32") for operation in _FUSED):
        return FMA, sources
    if _does(name, row, Op.ADD_NC, "u32") and isinstance(sources[0].value, Integer) and sources[0].value.value == 0:
        return MOVE, sources[1:]
    return name, sources


def _does(name: str, of: Row, operation: Op, kind: str) -> bool:
    """Whether a vector instruction of that name, in the table of a row, does an operation on that type."""
    if name in (FMA, MOVE):
        return False
    row = known(name, of)
    return row.unit is Unit.VALU and row.operation == operation and row.type == kind
