"""One operation: a row of the instruction table with operands and modifiers, and what it reads and writes.

A VOPD is a `Dual` of two such operations that answers the same questions. Both halves of a VOPD read all their sources
before either writes (ISA guide 7.6), so their order in the text carries no meaning. It is long because operation and
VOPD answer the same questions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from isatool.ir.operands import Expression, Given, Keyword, Modifier, Operand, RegisterList, operand_of
from isatool.isa import forms, table
from isatool.isa.cache_policy import Caches, invalidated, is_near, is_shared
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_LO, NULL, VCC_LO, Register, RegisterRange
from isatool.isa.table import AddressSpace, Form, OfTable, Role, Row, Unit

NO_REGISTERS: tuple[Register, ...] = ()


class Instruction:
    """An immutable operation. `row` and `form` are None for what the table does not know: it is opaque.

    `name` is the mnemonic as spelled (lower case), `mnemonic` the table's name without encoding suffix.
    """

    __slots__ = (
        "_defs",
        "_hash",
        "_uses",
        "derived",
        "form",
        "is_opaque",
        "mnemonic",
        "modifiers",
        "name",
        "operands",
        "operation",
        "row",
        "size",
        "suffix",
        "unit",
    )

    is_dual: ClassVar[bool] = False

    name: str
    row: Row | None
    suffix: str
    form: Form | None
    operands: tuple[Operand, ...]
    modifiers: tuple[Modifier, ...]
    mnemonic: str
    """the table's name of the operation, or the spelled name if opaque"""
    is_opaque: bool
    """True if the table does not know what it reads and writes; a barrier to every pass"""
    unit: Unit | None
    """the unit that executes it; None if opaque"""
    operation: str
    """what it does (`Row.operation`), "" if unknown"""
    derived: object
    """what `analysis.effects` finds out about it, once; None before"""
    size: int | None
    """its bytes, which `analysis.sizes` finds out once; None before"""

    def __init__(
        self,
        name: str,
        row: Row | None,
        suffix: str,
        form: Form | None,
        operands: tuple[Operand, ...],
        modifiers: tuple[Modifier, ...] = (),
    ) -> None:
        self.name = name
        self.row = row
        self.suffix = suffix
        self.form = form
        self.operands = operands
        self.modifiers = modifiers
        self._defs: tuple[Register, ...] | None = None
        self._uses: tuple[Register, ...] | None = None
        self._hash: int | None = None
        self.is_opaque = form is None
        if row is None:
            self.mnemonic, self.operation, self.unit = name, "", None
        else:
            self.mnemonic, self.operation, self.unit = row.mnemonic, row.operation, row.unit
        self.derived = None
        self.size = None

    def __reduce__(self) -> tuple[object, ...]:
        return Instruction, (self.name, self.row, self.suffix, self.form, self.operands, self.modifiers)

    @classmethod
    def build(
        cls,
        name: str,
        values: Iterable[Given],
        modifiers: Iterable[Modifier] = (),
        wave_size: int = 32,
        *,
        of: OfTable,
    ) -> Instruction:
        """Make an instruction through the table; opaque if the table has no form for these operands.

        `values` are the printed operands in order, registers and numbers as they are or with what an `Operand` says
        of them; `of` says which table: a chip, or the row of another instruction of it (`sibling`).
        """
        plain = tuple(map(operand_of, values))
        modifiers = tuple(modifiers)
        found = table.lookup(name, of)
        if found is None:
            return cls(name, None, "", None, plain, modifiers)
        row, suffix = found
        form = _form(
            row,
            suffix,
            tuple(operand.kind for operand in plain),
            tuple(operand.width for operand in plain),
            frozenset(modifier.selector for modifier in modifiers),
            wave_size,
        )
        if form is None:
            return cls(name, row, suffix, None, plain, modifiers)
        bound = tuple([operand.bound(spec) for operand, spec in zip(plain, form.operands, strict=False)])
        return cls(name, row, suffix, form, bound, modifiers)

    def sibling(
        self, name: str, values: Iterable[Given], modifiers: Iterable[Modifier] = (), wave_size: int = 32
    ) -> Instruction:
        """As `build`, another instruction of the same table; opaque if this one's table is not known."""
        if self.row is None:
            plain = tuple(map(operand_of, values))
            return Instruction(name, None, "", None, plain, tuple(modifiers))
        return Instruction.build(name, values, modifiers, wave_size, of=self.row)

    # -- questions that a Dual answers too

    @property
    def halves(self) -> tuple[Instruction, ...]:
        """The operations of the line: itself."""
        return (self,)

    @property
    def is_branch(self) -> bool:
        """True if it may change the program counter."""
        return self.row is not None and self.row.is_branch

    # -- facts of the table; what the table does not know is a fence that reads and writes state

    @property
    def space(self) -> AddressSpace:
        """The memory that it works on (`Row.space`)."""
        return self.row.space if self.row is not None else AddressSpace.NONE

    @property
    def type(self) -> str:
        """What it computes with, as its row has it (`b32`, `f16`); "" without a row."""
        return "" if self.row is None else self.row.type

    @property
    def is_modified(self) -> bool:
        """True if an operand is read or written otherwise than as it is, or something is said of the whole."""
        return bool(self.modifiers) or any(operand.is_modified for operand in self.operands)

    @property
    def is_scalar(self) -> bool:
        """True if the scalar ALU executes it."""
        return self.row is not None and self.row.unit is Unit.SALU

    @property
    def is_annotation(self) -> bool:
        """True for what speaks about the instructions after it (`Row.is_annotation`)."""
        return self.row is not None and self.row.is_annotation

    @property
    def is_hint(self) -> bool:
        """True if only time depends on it (`Row.is_hint`)."""
        return self.row is not None and self.row.is_hint

    @property
    def is_wait(self) -> bool:
        """True if it waits for counters."""
        return self.row is not None and self.row.waits != ""

    @property
    def is_fence(self) -> bool:
        """True if it orders memory operations without being one (`Row.is_fence`)."""
        return self.row is None or self.row.is_fence

    @property
    def reads_state(self) -> bool:
        """True if its result depends on more than operands and memory (`Row.reads_state`)."""
        return self.row is None or self.row.reads_state

    @property
    def writes_state(self) -> bool:
        """True if it changes more than operands and memory (`Row.writes_state`)."""
        return self.row is None or self.row.writes_state

    @property
    def signals(self) -> bool:
        """True if it tells a barrier that this wave has come (`Row.signals`)."""
        return self.row is not None and self.row.signals

    @property
    def awaits(self) -> bool:
        """True if it waits until all waves have come to a barrier (`Row.awaits`)."""
        return self.row is not None and self.row.awaits

    @property
    def at_barrier(self) -> bool:
        """True for a barrier, for the signal to one and for the wait at one."""
        return self.row is not None and (self.row.signals or self.row.awaits)

    @property
    def invalidates(self) -> bool:
        """True if caches forget what they hold (`Row.invalidates`)."""
        return self.row is not None and self.row.invalidates != ""

    @property
    def invalidated(self) -> Caches | None:
        """The caches that forget what they hold."""
        return invalidated(self.row, self.modifier("scope")) if self.row is not None and self.invalidates else None

    @property
    def is_call(self) -> bool:
        """True if control comes back after it."""
        return self.row is not None and self.row.is_call

    @property
    def is_end(self) -> bool:
        """True if no instruction of the wave follows it."""
        return self.row is not None and self.row.is_end

    @property
    def defs(self) -> tuple[Register, ...]:
        """Every single register written, explicit or implicit, wholly or in part; NULL is left out."""
        if self._defs is None:
            self._defs = self._collect_defs()
        return self._defs

    @property
    def uses(self) -> tuple[Register, ...]:
        """Every single register read, explicit or implicit, including the old value of a partial write."""
        if self._uses is None:
            self._uses = self._collect_uses()
        return self._uses

    # -- details

    def modifier(self, name: str) -> int | str | tuple[int, ...] | None:
        """The value of a modifier, None if it is absent or a bare flag."""
        for modifier in self.modifiers:
            if modifier.name == name:
                return modifier.value
        return None

    @property
    def is_shared(self) -> bool:
        """Whether a word makes it pass the caches of its compute unit, or, of an atomic operation, return a value."""
        return any(is_shared(name, value) for name, value in self.modifiers)

    @property
    def is_near(self) -> bool:
        """Whether a word makes it pass the caches of its compute unit only, as waves of a workgroup need it."""
        return any(is_near(name, value) for name, value in self.modifiers)

    @property
    def returns(self) -> bool:
        """Whether it is an atomic operation that returns what it found."""
        if self.row is None or self.form is None or not self.row.is_atomic:
            return False
        return any(spec.role is not Role.USE for spec in self.form.operands)

    def has(self, name: str) -> bool:
        """True if the modifier is on the instruction."""
        return any(modifier.name == name for modifier in self.modifiers)

    def integer(self, name: str, default: int = 0) -> int:
        """The value of an integer modifier such as `offset`, or `default`."""
        value = self.modifier(name)
        return value if isinstance(value, int) else default

    def with_operands(self, operands: Iterable[Operand]) -> Instruction:
        """The same operation on other operands of the same kinds; roles and specs are taken from this one."""
        return Instruction(self.name, self.row, self.suffix, self.form, tuple(operands), self.modifiers)

    def with_modifiers(self, modifiers: Iterable[Modifier]) -> Instruction:
        """The same operation with other modifiers of the same form."""
        return Instruction(self.name, self.row, self.suffix, self.form, self.operands, tuple(modifiers))

    def renamed(self, mapping: Mapping[Register, Register]) -> Instruction:
        """Every register replaced by its image; ValueError if a tuple would no longer be consecutive."""
        return self.with_operands(tuple(rename_operand(operand, mapping) for operand in self.operands))

    def _collect_defs(self) -> tuple[Register, ...]:
        if self.form is None:
            return NO_REGISTERS
        found = [
            register
            for operand in self.operands
            if operand.role is not Role.USE
            for register in operand.registers
            if register != NULL
        ]
        found += self.form.implicit_defs
        return tuple(dict.fromkeys(found))

    def _collect_uses(self) -> tuple[Register, ...]:
        if self.form is None:
            return NO_REGISTERS
        found: list[Register] = []
        for operand in self.operands:
            if operand.role is not Role.DEF or operand.half:
                found += [register for register in operand.registers if register != NULL]
        found += self.form.implicit_uses
        return tuple(dict.fromkeys(found))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Instruction)
            and (self.row is other.row)
            and (self.row is not None or self.name == other.name)
            and self.operands == other.operands
            and self.modifiers == other.modifiers
        )

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash((self.mnemonic, self.operands, self.modifiers))
        return self._hash

    def __str__(self) -> str:
        parts = [self.name]
        if self.operation == Op.EXPORT and self.operands:  # the target is apart: exp mrt0 v0, v1, off, off
            parts += [str(self.operands[0]), ", ".join(map(str, self.operands[1:]))]
        elif self.operands:
            parts.append(", ".join(map(str, self.operands)))
        if self.operation == Op.DELAY_ALU and self.modifiers:
            parts.append(" | ".join(map(str, self.modifiers)))
        else:
            parts += map(str, self.modifiers)
        return " ".join(parts)

    __repr__ = __str__


class Dual:
    """A VOPD: two operations issued together on OPX and OPY."""

    __slots__ = ("_defs", "_hash", "_uses", "derived", "halves", "mnemonic", "size", "x", "y")

    row: ClassVar[Row | None] = None
    form: ClassVar[Form | None] = None
    """none of its own: ask the halves"""
    unit: ClassVar[Unit | None] = Unit.VALU
    operation: ClassVar[str] = ""
    space: ClassVar[AddressSpace] = AddressSpace.NONE
    is_dual: ClassVar[bool] = True
    type: ClassVar[str] = ""
    is_branch = is_scalar = is_annotation = is_hint = is_wait = is_call = is_end = False
    signals = awaits = at_barrier = invalidates = False
    invalidated: ClassVar[Caches | None] = None

    mnemonic: str
    """table name of the X half"""
    halves: tuple[Instruction, ...]
    """(x, y)"""
    derived: object
    """see `Instruction`"""
    size: int | None
    """see `Instruction`"""

    def __init__(self, x: Instruction, y: Instruction) -> None:
        self.x = x
        self.y = y
        self._defs: tuple[Register, ...] | None = None
        self._uses: tuple[Register, ...] | None = None
        self._hash: int | None = None
        self.mnemonic = x.mnemonic
        self.halves = (x, y)
        self.derived = None
        self.size = None

    def __reduce__(self) -> tuple[object, ...]:
        return Dual, (self.x, self.y)

    @property
    def name(self) -> str:
        """Spelled name of the X half."""
        return self.x.name

    @property
    def operands(self) -> tuple[Operand, ...]:
        """The operands of X, then those of Y."""
        return self.x.operands + self.y.operands

    @property
    def modifiers(self) -> tuple[Modifier, ...]:
        """Always empty: a VOPD takes none."""
        return self.x.modifiers + self.y.modifiers

    @property
    def exchanges(self) -> bool:
        """True if each half reads what the other writes: no order of two instructions does the same."""
        return not (set(self.x.defs).isdisjoint(self.y.uses) or set(self.y.defs).isdisjoint(self.x.uses))

    @property
    def is_opaque(self) -> bool:
        """True if either half is unknown to the table."""
        return self.x.is_opaque or self.y.is_opaque

    @property
    def is_fence(self) -> bool:
        """True if a half is unknown."""
        return self.x.is_fence or self.y.is_fence

    @property
    def reads_state(self) -> bool:
        """True if a half is unknown."""
        return self.x.reads_state or self.y.reads_state

    @property
    def writes_state(self) -> bool:
        """True if a half is unknown."""
        return self.x.writes_state or self.y.writes_state

    @property
    def defs(self) -> tuple[Register, ...]:
        """Registers that either half writes."""
        if self._defs is None:
            self._defs = tuple(dict.fromkeys(self.x.defs + self.y.defs))
        return self._defs

    @property
    def uses(self) -> tuple[Register, ...]:
        """Registers that either half reads; all are read before any is written."""
        if self._uses is None:
            self._uses = tuple(dict.fromkeys(self.x.uses + self.y.uses))
        return self._uses

    def modifier(self, name: str) -> int | str | tuple[int, ...] | None:
        """None: a VOPD takes no modifiers."""
        return self.x.modifier(name)

    @property
    def is_shared(self) -> bool:
        """Always False: it accesses no memory."""
        return False

    @property
    def is_near(self) -> bool:
        """Always False: it accesses no memory."""
        return False

    def has(self, name: str) -> bool:
        """True if a half carries the modifier, which no assembler accepts."""
        return self.x.has(name) or self.y.has(name)

    def integer(self, name: str, default: int = 0) -> int:
        """Always `default`."""
        return default

    def renamed(self, mapping: Mapping[Register, Register]) -> Dual:
        """Both halves renamed."""
        return Dual(self.x.renamed(mapping), self.y.renamed(mapping))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dual) and self.x == other.x and self.y == other.y

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash((self.x, self.y))
        return self._hash

    def __str__(self) -> str:
        return f"{self.x} :: {self.y}"

    __repr__ = __str__


AnyInstruction = Instruction | Dual


@lru_cache(maxsize=65536)
def _form(
    row: Row, suffix: str, kinds: tuple[str, ...], widths: tuple[int, ...], modifiers: frozenset[str], wave_size: int
) -> Form | None:
    return forms.match_form(row, suffix, kinds, widths, modifiers, wave_size)


def rename_operand(operand: Operand, mapping: Mapping[Register, Register]) -> Operand:
    """The operand with its registers replaced; ValueError if a tuple would no longer be consecutive."""
    value = operand.value
    if isinstance(value, RegisterRange):
        renamed = rename_range(value, mapping)
        return operand if renamed is value else operand.with_value(renamed)
    if isinstance(value, RegisterList):
        parts = tuple(rename_range(part, mapping) for part in value.ranges)
        return operand if parts == value.ranges else operand.with_value(RegisterList(parts))
    return operand


def rename_range(value: RegisterRange, mapping: Mapping[Register, Register]) -> RegisterRange:
    """The image of a range; the same object if nothing changes."""
    first = mapping.get(value.first, value.first)
    if value.count == 1:
        return value if first == value.first else RegisterRange(first)
    images = [mapping.get(register, register) for register in value.registers]
    if images != list(range(first, first + value.count)):
        raise ValueError(f"{value.name} is no longer consecutive after renaming: {images}")
    return value if first == value.first else RegisterRange(first, value.count)


def whole_instruction(parts: Sequence[Instruction]) -> AnyInstruction:
    """One operation, or the two halves of a VOPD, as an instruction."""
    return parts[0] if len(parts) == 1 else Dual(parts[0], parts[1])


def is_vector(instruction: AnyInstruction) -> bool:
    """True if EXEC decides which lanes it works on."""
    return EXEC_LO in instruction.uses


def reads_vcc(instruction: AnyInstruction) -> bool:
    """True if it reads VCC, printed or not."""
    return VCC_LO in instruction.uses


def operands_but_target(instruction: AnyInstruction) -> tuple[Operand, ...]:
    """The operands of a branch without its target (loops over the halves of a wave64 have others)."""
    return tuple(each for each in instruction.operands if not isinstance(each.value, (Expression, Keyword)))


def branch_target(instruction: AnyInstruction) -> str | None:
    """The label that a direct branch names, or None."""
    if not instruction.is_branch:
        return None
    for operand in instruction.operands:
        if isinstance(operand.value, Expression) and operand.value.text[:1].isdigit():
            return operand.value.symbols[0]  # `1b`: the reader has found out which label that is
        if isinstance(operand.value, (Expression, Keyword)):
            return operand.value.text
    return None
