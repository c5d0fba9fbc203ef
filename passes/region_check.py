"""Two straight-line instruction lists compute the same: every register and every ordered event, by symbolic values.

The check knows nothing of webs, graphs or schedules: it runs both lists on numbered values. An operation's result is
numbered by what it does, what its sources hold and which mask is on; memory operations, waits and barriers are events
in order, with what they read. A load's destination holds a promise until the wait that covers it, so a reader that
comes too early reads another value. Compared are the events and what is read behind the region.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from isatool.analysis.effects import members
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Float, Integer, Operand, Value
from isatool.ir.pairs import NotConstantError, constant_bits
from isatool.isa.registers import MODE, NULL, VCC_LO, Register
from isatool.isa.table import Role
from isatool.isa.vopd_opcodes import opcode

_EXCHANGEABLE: Final = frozenset(("v_add_nc_u32", "v_and_b32"))
_FLOAT_EXCHANGEABLE: Final = frozenset(
    ("v_mul_f32", "v_add_f32", "v_mul_dx9_zero_f32", "v_max_f32", "v_min_f32", "v_dot2acc_f32_f16")
)
_UNKNOWN: Final = "unknown"

Key = tuple[object, ...]


class Half(NamedTuple):
    """One operation as it executes, and the destinations whose old value survives in lanes that are off."""

    instruction: Instruction
    retained: frozenset[Register]


class Step(NamedTuple):
    """What is issued together: all halves read before any writes. `is_event`: it keeps its place in the chain.

    `in_order`: a load that returns in order behind older ones of its kind, so that it may follow one to its registers.
    """

    halves: tuple[Half, ...]
    is_event: bool = False
    is_load: bool = False
    in_order: bool = False
    waits: bool = False


@dataclass
class Machine:
    """Registers as numbered values. Two machines that share `numbers` can be compared."""

    numbers: dict[Key, int]
    nan_payload: bool = False
    state: dict[Register, int] = field(default_factory=dict)
    events: list[Key] = field(default_factory=list)
    promises: dict[int, bool] = field(default_factory=dict)
    """value promised by a load -> whether it returns in order; gone once a wait covers it"""

    behind: dict[int, int] = field(default_factory=dict)
    """value promised -> the one promised before in the same register; it has come when the later one has"""

    def number(self, key: Key) -> int:
        """The number of a value, the same for the same key."""
        return self.numbers.setdefault(key, len(self.numbers))

    def read(self, register: Register) -> int:
        """What a register holds."""
        value = self.state.get(register)
        if value is None:
            value = self.state[register] = self.number((_UNKNOWN, int(register)))
        return value

    def run(self, steps: Iterable[Step], covered: Mapping[int, frozenset[int]]) -> None:
        """Execute. `covered[n]`: the promised values that are kept by the wait which is event n."""
        for step in steps:
            written: list[tuple[Register, int]] = []
            for half in step.halves:
                written += self._execute(half, step)
            for register, value in written:
                held = self.state.get(register, -1)
                if held in self.promises:
                    if step.in_order and self.promises[held]:
                        self.behind[value] = held
                    else:
                        self.events.append(("overwritten", held))
                self.state[register] = value
            if step.waits:
                self.keep(covered.get(len(self.events) - 1, frozenset()))

    def chains(self, registers: Iterable[Register]) -> frozenset[int]:
        """What registers hold, and what was promised in them before."""
        found: set[int] = set()
        for register in registers:
            value: int | None = self.read(register)
            while value is not None:
                found.add(value)
                value = self.behind.get(value)
        return frozenset(found)

    def keep(self, promised: frozenset[int]) -> None:
        """A wait covers promised values: from now on they are there."""
        if not promised:
            return
        for register, value in list(self.state.items()):
            if value in promised:
                self.state[register] = self.number(("kept", value))
        for value in promised:
            self.promises.pop(value, None)

    def _execute(self, half: Half, step: Step) -> list[tuple[Register, int]]:
        instruction = half.instruction
        name, operands = _canonical(instruction)
        sources: list[Key | int] = [self._source(operand) for operand in operands]
        if name == "fma":
            if self.nan_payload or any(isinstance(source, tuple) for source in sources[:2]):
                sources[:2] = sorted(sources[:2], key=str)
        elif name in _EXCHANGEABLE or (self.nan_payload and name in _FLOAT_EXCHANGEABLE):
            sources[:2] = sorted(sources[:2], key=str)
        form = instruction.form
        assert form is not None
        implicit = tuple(
            self.read(register)
            for register in form.implicit_uses
            if register != MODE and not (register == VCC_LO and name == "v_cndmask_b32")
        )
        key: Key = (name, instruction.modifiers, tuple(sources), implicit)
        if step.is_event:
            self.events.append(key)
            key = (*key, len(self.events))
        written: list[tuple[Register, int]] = []
        targets = [
            (register, operand)
            for operand in instruction.operands
            if operand.role is not Role.USE
            for register in operand.registers
        ]
        for place, (register, operand) in enumerate(targets):
            old = self.read(register) if register in half.retained or operand.half else -1
            result = self.number((key, place, old, operand.half))
            if step.is_load:
                self.promises[result] = step.in_order
            written.append((register, result))
        for place, register in enumerate(form.implicit_defs):
            written.append((register, self.number((key, "implicit", place))))
        return [(register, value) for register, value in written if register != NULL]

    def _source(self, operand: Operand) -> Key | int:
        if operand.is_register:
            held = tuple(self.read(register) for register in operand.registers)
            if len(held) == 1 and not (operand.neg or operand.abs or operand.half):
                return held[0]
            return (held, operand.neg, operand.abs, operand.half)
        return ("constant", _constant(operand.value), operand.neg, operand.abs)


def _constant(value: Value) -> object:
    if isinstance(value, (Integer, Float)):
        try:
            return constant_bits(value)
        except NotConstantError:
            return str(value)
    return str(value)


@lru_cache(maxsize=65536)
def _canonical(instruction: Instruction) -> tuple[str, tuple[Operand, ...]]:
    """Name and sources of an operation in one spelling for all forms that do the same."""
    name = instruction.mnemonic
    row = opcode(name)
    if row is not None and row.plain:
        name = row.plain
    sources = tuple(operand for operand in instruction.operands if operand.role is not Role.DEF)
    plain = not instruction.modifiers and not any(operand.neg or operand.abs or operand.half for operand in sources)
    if name == "v_cndmask_b32" and len(sources) == 2:
        return name, (*sources, _VCC)
    if not plain:
        return name, sources
    if name == "v_fmac_f32":
        return "fma", (sources[1], sources[2], sources[0])
    if name in ("v_fma_f32", "v_fmaak_f32"):
        return "fma", sources
    if name == "v_fmamk_f32":
        return "fma", sources
    if name == "v_subrev_f32":
        return "v_sub_f32", (sources[1], sources[0])
    if name == "v_add_nc_u32" and isinstance(sources[0].value, Integer) and sources[0].value.value == 0:
        return "v_mov_b32", sources[1:]
    return name, sources


def _vcc() -> Operand:
    from isatool.isa.registers import RegisterRange

    return Operand(RegisterRange(VCC_LO))


_VCC: Final = _vcc()


def same_results(
    old: Sequence[Step],
    new: Sequence[Step],
    released: Mapping[int, int],
    pending: int,
    live: int,
    nan_payload: bool = False,
) -> str:
    """What differs between two lists, "" if they compute the same.

    `released[n]`: registers whose loads the n-th step of the old list, a wait, covers; `pending`: registers that loads
    from before will write; `live`: registers compared at the end. All are bit sets.
    """
    numbers: dict[Key, int] = {}
    before, after = Machine(numbers, nan_payload), Machine(numbers, nan_payload)
    for machine in (before, after):
        for code in members(pending):
            machine.promises[machine.read(Register(code))] = False
    covered: dict[int, frozenset[int]] = {}
    for position, step in enumerate(old):
        before.run((step,), {})
        if step.waits:
            promised = before.chains(Register(code) for code in members(released.get(position, 0)))
            covered[len(before.events) - 1] = promised
            before.keep(promised)
    after.run(new, covered)
    if before.events != after.events:
        count = min(len(before.events), len(after.events))
        place = next((i for i in range(count) if before.events[i] != after.events[i]), count)
        return f"event {place} differs"
    for code in members(live):
        register = Register(code)
        if before.read(register) != after.read(register):
            return f"{register.name} differs at the end"
    return ""
