"""The code of a program as steps: lowered lazily, with the sets of registers that the sanitizers ask about.

Code addresses follow the sizes of the encodings closely enough for the sequences that compilers form calls from:
s_getpc, then an addition of `symbol@rel32@lo+4` and `@hi+12`, where the literal's own address counts, or of a label,
which counts from its literal. It is long
because a step is one class with a short property for everything that engines and sanitizers ask.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, fields
from enum import Enum
from functools import cached_property, lru_cache
from operator import attrgetter
from typing import Final

import numpy as np

from isatool.analysis.effects import members
from isatool.analysis.register_halves import filled_half, read_halves
from isatool.analysis.sizes import size_of
from isatool.asm.literals import integer
from isatool.diagnostics import Span
from isatool.emulator.code_layout import CodeLayout, lay_out, value_of
from isatool.emulator.data_sections import DataImage, DataSection, read_data
from isatool.emulator.print_numpy import StepFunction
from isatool.emulator.shape import Shape, Slots, abstract, in_registers
from isatool.ir.instruction import AnyInstruction
from isatool.ir.operands import Expression
from isatool.ir.program import Program
from isatool.isa.cache_policy import Caches
from isatool.isa.registers import M0, MODE, SCC, VGPR_BASE, Register
from isatool.records import dataclass
from isatool.semantics.algebra import Expr, registers_read
from isatool.semantics.control import HARDWARE, NEXT_INSTRUCTION
from isatool.semantics.effects import (
    Access,
    Atomic,
    Await,
    Barrier,
    Branch,
    ChooseMode,
    Counter,
    CounterWait,
    Effect,
    Halt,
    Jump,
    Load,
    Lowered,
    Require,
    SetMode,
    Signal,
    Space,
    Store,
    WriteMask,
    WriteScalar,
    WriteScc,
    WriteVector,
)
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower
from isatool.semantics.mode import Mode
from isatool.semantics.reading import APERTURES

CODE_BASE: Final = 0x7F0000000000
GOT_BASE: Final = 0x7F8000000000
_DATA: Final = frozenset({
    ".section", ".data", ".bss", ".rodata", ".byte", ".short", ".long", ".quad", ".zero", ".skip", ".space", ".ascii",
    ".asciz", ".comm", ".lcomm",
})  # fmt: skip
_RELOCATION: Final = re.compile(
    r"\s*([\w.$]+)@(rel32|abs32|gotpcrel32)@(lo|hi)\s*(?:([+-])\s*(\d+|0x[0-9a-fA-F]+))?\s*$"
)


_NARROW_STORE: Final = re.compile(
    r"^(?!ds_|scratch_)\w+_store_(\w+_)?[bx]?(b8|b16|format_\w+)$|^image_store|^tbuffer_store"
)


class StepKind(Enum):
    """What the engine does with a step besides calling its function."""

    PLAIN = 0
    NOTHING = 1
    BRANCH = 2
    JUMP = 3
    BARRIER = 4
    WAIT = 5
    HALT = 6
    MODE = 7
    CHECKED = 8
    CHOICE = 9
    TRAP = 10
    SIGNAL = 11
    AWAIT = 12


@dataclass(slots=True)
class EmulatedStep:
    """One instruction. Register sets hold operand codes (VGPRs from 256); the numpy engine fills in `function`."""

    index: int
    line: int
    instruction: AnyInstruction
    kind: StepKind
    function: StepFunction | None
    arguments: tuple[object, ...]
    shape: Shape
    slots: Slots
    effects: tuple[Effect, ...]
    reads: frozenset[int]
    writes: frozenset[int]
    touched: frozenset[int]
    target: int = -1
    conditional: bool = False
    wait: CounterWait | None = None
    set_mode: SetMode | None = None
    choose_mode: ChooseMode | None = None
    loads_lds: bool = False
    counter: Counter = Counter.NONE
    also: Counter = Counter.NONE
    pending: frozenset[int] = frozenset()
    count: int = 0
    stores_lds: bool = False
    reissued: frozenset[int] = frozenset()
    """registers that a load may fill while an older one of its counter is in flight to them: they return in order"""
    access: Access = Access.NOTHING
    """what the step is for the order of accesses to global memory"""
    partial: frozenset[int] = frozenset()
    """VGPRs that are written in lanes which a value chooses"""


_ALL_FIELDS: Final = attrgetter(*(field.name for field in fields(EmulatedStep)))

HIGH_HALF: Final = 1 << 16
"""Added to the code of a VGPR: its high half. The code alone is the low half, or a scalar register."""


@dataclass
class EmulatedCode:
    """All instructions of a program in order, with labels, addresses, and steps made on demand for each MODE."""

    program: Program
    hardware: Mapping[str, int] = field(default_factory=dict)
    """what the launch says of hardware registers and answers"""
    instructions: list[tuple[int, AnyInstruction]] = field(init=False)
    labels: dict[str, int] = field(init=False)
    addresses: list[int] = field(init=False)
    by_address: dict[int, int] = field(init=False)
    layout: CodeLayout = field(init=False)
    got: dict[str, int] = field(default_factory=dict)
    steps: dict[int, list[EmulatedStep | None]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.instructions = []
        self.labels = {}
        waiting: list[str] = []
        for index, line in enumerate(self.program.lines):
            waiting += line.labels
            instruction = line.instruction
            if instruction is None:
                if line.directive is not None and line.directive.name in _DATA:
                    waiting = []  # labels of data, not of code
                continue
            for label in waiting:
                self.labels[label] = len(self.instructions)
            waiting = []
            self.instructions.append((index, instruction))
        self.layout = lay_out(self.program.lines, CODE_BASE, encoded_size)
        self.addresses = [*self.layout.addresses, max(self.layout.ends, default=CODE_BASE)]
        self.by_address = {address: index for index, address in enumerate(self.addresses)}
        self._reserve_table()

    @cached_property
    def apertures(self) -> bool:
        """True if code asks where LDS and private memory lie among flat addresses."""
        return any(
            register in APERTURES
            for _, instruction in self.instructions
            for half in instruction.halves
            for operand in half.operands
            for register in operand.registers
        )

    @cached_property
    def may_wait(self) -> bool:
        """True if a wave may wait for one of another workgroup: loads past the caches, atomics that return."""
        return any(
            instruction.is_shared or instruction.has("dlc")
            for _, instruction in self.instructions
            if "_load_" in instruction.mnemonic or "_atomic_" in instruction.mnemonic
        )

    @cached_property
    def narrow_stores(self) -> bool:
        """True if bytes or halfwords of global memory are stored: two waves may then share a dword."""
        return any(_NARROW_STORE.search(instruction.mnemonic) for _, instruction in self.instructions)

    @cached_property
    def highest_vgprs(self) -> tuple[int, ...]:
        """The highest VGPR that each instruction names, as operand code; 0 if none."""
        return tuple(
            max((int(r) for r in (*instruction.defs, *instruction.uses) if VGPR_BASE <= r < MODE), default=0)
            for _, instruction in self.instructions
        )

    @property
    def got_words(self) -> list[int]:
        """The content of the global offset table: addresses of functions and variables by slot."""
        return [self.address_of(name) or 0 for name in self.got]

    @cached_property
    def data(self) -> DataImage:
        """Constants and variables of the file."""
        return read_data(self.program.lines, self._code_address, self.layout.tables, self.layout.places)

    @cached_property
    def data_of_run(self) -> tuple[DataSection, ...]:
        """The data sections, if an operand names a symbol of one."""
        names: set[str] = set()
        for _, instruction in self.instructions:
            for operand in instruction.operands:
                if isinstance(operand.value, Expression):
                    match = _RELOCATION.match(operand.value.text)
                    names.update((match[1],) if match else () if instruction.is_branch else operand.value.symbols)
        if names <= self.labels.keys() or self.data.symbols.keys().isdisjoint(names):
            return ()
        return self.data.sections

    def _code_address(self, name: str) -> int | None:
        return self.addresses[self.labels[name]] if name in self.labels else None

    def address_of(self, name: str) -> int | None:
        """Where a symbol of code or data lies; None if it is not known."""
        found = self._code_address(name)
        return self.data.symbols.get(name) if found is None else found

    def _reserve_table(self) -> None:
        """Give every symbol that an operand reaches through the global offset table its slot."""
        for _, instruction in self.instructions:
            for operand in instruction.operands:
                match = isinstance(operand.value, Expression) and _RELOCATION.match(operand.value.text)
                if match and match[2] == "gotpcrel32" and self.address_of(match[1]) is not None:
                    self.got.setdefault(match[1], GOT_BASE + 8 * len(self.got))

    def entry(self, name: str) -> int:
        """The index of a function's first instruction."""
        return self.labels[name]

    def list_for(self, mode: int) -> list[EmulatedStep | None]:
        """The steps of one MODE, filled in by `step`."""
        if mode not in self.steps:
            self.steps[mode] = [None] * len(self.instructions)
        return self.steps[mode]

    def step(self, index: int, mode: int) -> EmulatedStep:
        """The step at an index; NotEmulated with its line if the semantics do not cover it."""
        steps = self.list_for(mode)
        found = steps[index]
        if found is None:
            found = steps[index] = self._make(index, mode)
        return found

    def _make(self, index: int, mode: int) -> EmulatedStep:
        line, instruction = self.instructions[index]

        def resolve(text: str) -> int:
            return self._resolve(text, index)

        try:
            lowered = lower(instruction, Mode.of_bits(mode), resolve, None, self.apertures, self.program.wave_size)
            return make_step(lowered, instruction, index, line + 1, self.labels)
        except NotEmulated as error:
            raise self.refusal(index, error.reason) from error

    def refusal(self, index: int, reason: str) -> NotEmulated:
        """The error for an instruction that has no semantics in the state that it was met in."""
        line, instruction = self.instructions[index]
        return NotEmulated(instruction, reason, self._span(line))

    def _span(self, line: int) -> Span:
        """The place in the file that was read; for a line that a pass made, its number in the program."""
        return self.program.span(line) if self.program.lines[line].number else Span(self.program.path, line + 1)

    def _resolve(self, text: str, index: int) -> int:
        if text == NEXT_INSTRUCTION:
            return self.layout.ends[index]
        if text.startswith(HARDWARE):
            return self.hardware[text.removeprefix(HARDWARE)]
        match = _RELOCATION.match(text)
        if match is None:
            symbols = self.program.symbols
            if text in symbols:
                return symbols[text]
            if text in self.labels and self.instructions[index][1].is_scalar:  # its distance from the literal
                return (self.addresses[self.labels[text]] - self.addresses[index] - 4) & 0xFFFFFFFF
            return value_of(text, symbols, self.layout.places)
        name, kind, half, sign, addend = match.groups()
        place = self.addresses[index] + 4
        symbol = self.got.get(name) if kind == "gotpcrel32" else self.address_of(name)
        if symbol is None:
            raise KeyError(text)
        try:
            offset = integer(addend or "0") * (-1 if sign == "-" else 1)
        except ValueError:
            raise KeyError(text) from None
        value = symbol + offset - (0 if kind == "abs32" else place)
        return (value >> 32 if half == "hi" else value) & 0xFFFFFFFF


def encoded_size(instruction: AnyInstruction) -> int:
    """Bytes of an instruction; 8 for one that is not known."""
    return size_of(instruction) or 8


def make_step(
    lowered: Lowered,
    instruction: AnyInstruction,
    index: int,
    line: int,
    labels: Mapping[str, int],
) -> EmulatedStep:
    """Sort the effects into what the printed function does and what the engine does."""
    step = EmulatedStep(*_ALL_FIELDS(_placeless(lowered, instruction)))
    step.index, step.line, step.instruction = index, line, instruction
    for effect in lowered.effects:
        if isinstance(effect, Branch):
            if effect.target not in labels:
                raise NotEmulated(instruction, f"label {effect.target} is not in this file")
            step.kind, step.target = StepKind.BRANCH, labels[effect.target]
            step.conditional = effect.condition is not None
    return step


@lru_cache(maxsize=1 << 14)
def _placeless(lowered: Lowered, instruction: AnyInstruction) -> EmulatedStep:
    """The step of an instruction wherever it is; programs that are compared share most of theirs. Branches go nowhere
    yet.
    """
    effects = in_registers(lowered.effects)
    shape, slots = abstract(effects)
    kept = tuple(effect for effect in effects if _is_printed(effect))
    reads, writes = _registers(effects)
    step = EmulatedStep(
        -1, 0, instruction, StepKind.PLAIN if shape else StepKind.NOTHING, None,
        tuple(_argument(slot.kind, slot.value, slot.width) for slot in slots), shape, slots, kept, reads, writes,
        _touched(instruction, reads | writes),
    )  # fmt: skip
    step.counter, step.count, step.also = lowered.counter, lowered.count, lowered.also
    step.access = _access(instruction, effects)
    step.partial = frozenset(
        int(effect.register) for effect in effects if isinstance(effect, WriteVector) and effect.where is not None
    )
    step.pending = _in_halves((int(register) for register in lowered.pending), filled_half(instruction.mnemonic))
    if step.counter in (Counter.LOADS, Counter.LDS) and not step.also:
        step.reissued = step.pending - _in_halves(_needed(effects))
    for effect in effects:
        if isinstance(effect, Jump):
            step.kind = StepKind.JUMP
        elif isinstance(effect, (Barrier, Signal, Await)):
            step.kind = _MEETINGS[type(effect)]
        elif isinstance(effect, CounterWait):
            step.kind, step.wait = StepKind.WAIT, effect
        elif isinstance(effect, SetMode):
            step.kind, step.set_mode = StepKind.MODE, effect
        elif isinstance(effect, ChooseMode):
            step.kind, step.choose_mode = StepKind.CHOICE, effect
        elif isinstance(effect, Require) and step.kind is StepKind.PLAIN:
            step.kind = StepKind.CHECKED
        elif isinstance(effect, Halt):
            step.kind = StepKind.TRAP if effect.trapped else StepKind.HALT
        elif isinstance(effect, (Load, Atomic)) and effect.space is Space.LDS:
            step.loads_lds = True
            step.stores_lds |= isinstance(effect, Atomic)
        elif isinstance(effect, Store) and effect.space is Space.LDS:
            step.stores_lds = True
    return step


_MEETINGS: Final = {Barrier: StepKind.BARRIER, Signal: StepKind.SIGNAL, Await: StepKind.AWAIT}
_INVALIDATED: Final = {
    Caches.UNIT: Access.INVALIDATE_L0,
    Caches.ARRAY: Access.INVALIDATE_L1,
    Caches.DEVICE: Access.INVALIDATE_L0 | Access.INVALIDATE_L1,
}


def _access(instruction: AnyInstruction, effects: tuple[Effect, ...]) -> Access:
    if instruction.invalidated in _INVALIDATED:
        return _INVALIDATED[instruction.invalidated]
    if not instruction.is_shared:
        return Access.NOTHING
    for effect in effects:
        if isinstance(effect, (Load, Atomic)) and effect.space is Space.GLOBAL:
            near = Access.NEAR if instruction.is_near else Access.NOTHING
            return Access.COHERENT | near if isinstance(effect, Load) else Access.RETURNS
    return Access.NOTHING


def _needed(effects: tuple[Effect, ...]) -> Iterator[int]:
    """Registers that accesses read as they are issued; a load into half a register keeps the rest when it returns."""
    for effect in effects:
        if isinstance(effect, (Load, Store, Atomic)):
            exprs = [effect.address, *(() if effect.where is None else (effect.where,))]
            exprs += effect.data if isinstance(effect, Store) else effect.new if isinstance(effect, Atomic) else ()
            for expr in exprs:
                yield from map(int, registers_read(expr))


def _is_printed(effect: Effect) -> bool:
    if isinstance(effect, Branch):
        return effect.condition is not None
    return isinstance(
        effect, (WriteVector, WriteScalar, WriteMask, WriteScc, Load, Store, Atomic, Require, Jump, ChooseMode)
    )


def _argument(kind: str, value: int, width: int) -> object:
    if kind != "c":
        return value
    return np.uint64(value) if width == 64 else np.uint32(value)


def _in_halves(registers: Iterable[int], half: str = "") -> frozenset[int]:
    """Codes of registers and, of VGPRs, of their high halves; `half` is "l" or "h" where only that one is meant."""
    codes = set(registers)
    high = {code | HIGH_HALF for code in codes if code >= VGPR_BASE}
    return frozenset(high if half == "h" else codes if half == "l" else codes | high)


def _touched(instruction: AnyInstruction, registers: frozenset[int]) -> frozenset[int]:
    """What an instruction reads or writes when it is issued, halves of VGPRs apart.

    A load that fills one half keeps the other when it returns, in order after older loads.
    """
    if any(half.row is not None and half.row.partial == "indexed" for half in instruction.halves):
        return _in_halves(map(int, _certain(instruction)))
    if filled_half(instruction.mnemonic):
        sources = (operand for half in instruction.halves for operand in half.operands if not operand.is_def)
        read = {int(register) for operand in sources for register in operand.registers}
        registers -= {int(register) for register in instruction.defs} - read
    low, high = (set(members(mask)) for mask in read_halves(instruction))
    written = {int(register) for register in instruction.defs}
    return _in_halves(registers) - {code | HIGH_HALF for code in low - written} - (high - written)


def _certain(instruction: AnyInstruction) -> set[Register]:
    """What a v_movrel or s_movrel touches whatever the index is: M0, and the operand that is not indexed."""
    name = instruction.mnemonic
    source, result = "movrels" in name, "movreld" in name or "movrelsd" in name
    kept = (operand for operand in instruction.operands if not (result if operand.is_def else source))
    return {M0, *(register for operand in kept for register in operand.registers)}


def _registers(effects: tuple[Effect, ...]) -> tuple[frozenset[int], frozenset[int]]:
    reads: set[Register] = set()
    writes: set[int] = set()
    for effect in effects:
        for name in ("address", "value", "where", "condition", "field"):
            expr = getattr(effect, name, None)
            if isinstance(expr, Expr):
                reads |= registers_read(expr)
        for name in ("data", "new"):
            for expr in getattr(effect, name, ()):
                reads |= registers_read(expr)
        if isinstance(effect, (WriteVector, WriteScalar, WriteMask)):
            writes.add(int(effect.register))
        elif isinstance(effect, WriteScc):
            writes.add(int(SCC))
    return frozenset(int(register) for register in reads), frozenset(writes)
