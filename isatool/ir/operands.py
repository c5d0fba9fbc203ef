"""Operand values of an instruction: registers, numbers, expressions, keywords. All frozen, compared by meaning."""

from __future__ import annotations

from dataclasses import field
from typing import NamedTuple

from isatool.isa.forms import selector
from isatool.isa.registers import VCC_LO, Register, RegisterRange
from isatool.isa.table import FIELDS, OperandSpec, Role
from isatool.records import record


@record
class Integer:
    """An integer as written; `value` is its mathematical value, `text` the spelling (`0x10`, `-1`)."""

    value: int
    text: str = field(default="", compare=False)

    def __str__(self) -> str:
        return self.text or _integer_text(self.value)


@record
class Float:
    """A decimal floating-point constant as written."""

    value: float
    text: str = field(default="", compare=False)

    def __str__(self) -> str:
        return self.text or repr(self.value)


@record
class Expression:
    """An assembler expression over symbols; its value is known to the assembler or linker only."""

    text: str
    symbols: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.text


@record
class Keyword:
    """A word or call with a meaning of its own: `off`, `sendmsg(MSG_DEALLOC_VGPRS)`, `hwreg(HW_REG_MODE, 0, 4)`."""

    text: str

    def __str__(self) -> str:
        return self.text


@record
class RegisterList:
    """An address list of an image instruction: `[v4, v9, v[2:3]]`."""

    ranges: tuple[RegisterRange, ...]

    def __str__(self) -> str:
        return "[" + ", ".join(part.name for part in self.ranges) + "]"


Value = RegisterRange | Integer | Float | Expression | Keyword | RegisterList


def _integer_text(value: int) -> str:
    return str(value) if -16 <= value <= 64 else hex(value)


class Modifier(NamedTuple):
    """What follows the operands: `offset:64`, `row_shl:1`, `vmcnt(0)`, `op_sel:[0,1]`. A bare flag has value None."""

    name: str
    value: int | str | tuple[int, ...] | None = None

    @property
    def selector(self) -> str:
        """What it is called for the choice of a form (`forms.selector`)."""
        return selector(self.name, self.value)

    def __str__(self) -> str:
        if self.value is None:
            return self.name
        if isinstance(self.value, tuple):
            return f"{self.name}:[{','.join(map(str, self.value))}]"
        if self.name in _HEXADECIMAL and isinstance(self.value, int):
            return f"{self.name}:{self.value:#x}"
        if self.name in FIELDS:
            return f"{self.name}({self.value})"
        return f"{self.name}:{self.value}"


# Counters and fields are written as calls; masks are printed in hexadecimal by the assembler.
_HEXADECIMAL = frozenset({"row_mask", "bank_mask", "dmask"})


@record
class Operand:
    """One printed operand: its value, its role, its row in the table, and the source modifiers on it.

    `half` is "l" or "h" for the true16 spelling `v3.l`; `spelling` keeps a symbolic register (`v[vgprA+0:vgprA+3]`) as
    it was written while the operand stays untouched.
    """

    value: Value
    role: Role = Role.USE
    spec: OperandSpec | None = None
    neg: bool = False
    abs: bool = False
    half: str = ""
    spelling: str = field(default="", compare=False)
    registers: tuple[Register, ...] = field(init=False, compare=False, repr=False)
    """the single registers of the operand in order; empty for constants and keywords"""
    is_register: bool = field(init=False, compare=False, repr=False)
    """true for any register operand, scalar or vector"""
    is_vgpr: bool = field(init=False, compare=False, repr=False)
    """true if it names one or more VGPRs"""
    is_def: bool = field(init=False, compare=False, repr=False)
    """true if the instruction writes it (alone or besides reading it)"""
    is_use: bool = field(init=False, compare=False, repr=False)
    """true if the instruction reads it (alone or besides writing it)"""

    def __post_init__(self) -> None:
        """Find once what is asked for often."""
        value, put = self.value, object.__setattr__
        if isinstance(value, RegisterRange):
            registers, is_vgpr = value.registers, value.first.is_vgpr
        elif isinstance(value, RegisterList):
            registers, is_vgpr = tuple(register for part in value.ranges for register in part.registers), True
        else:
            registers, is_vgpr = (), False
        put(self, "registers", registers)
        put(self, "is_register", isinstance(value, (RegisterRange, RegisterList)))
        put(self, "is_vgpr", is_vgpr)
        put(self, "is_def", self.role is not Role.USE)
        put(self, "is_use", self.role is not Role.DEF)

    @property
    def has_sign(self) -> bool:
        """Whether it is negated or its absolute value is taken."""
        return self.neg or self.abs

    @property
    def is_modified(self) -> bool:
        """Whether it is negated, its absolute value is taken, or it is one half of a register."""
        return self.neg or self.abs or self.half != ""

    def bound(self, spec: OperandSpec | None) -> Operand:
        """The same in the role that a form gives to it; None: as it is written alone."""
        role = self.role if spec is None else spec.role
        return Operand(self.value, role, spec, self.neg, self.abs, self.half, self.spelling)

    def with_value(self, value: Value) -> Operand:
        """Another value in its place, spelled as usual."""
        return Operand(value, self.role, self.spec, self.neg, self.abs, self.half)

    @property
    def integer(self) -> int | None:
        """The number that is written, if it is an integer."""
        return self.value.value if isinstance(self.value, Integer) else None

    @property
    def register(self) -> Register | None:
        """The first register, or None."""
        registers = self.registers
        return registers[0] if registers else None

    @property
    def kind(self) -> str:
        """The text kind that selects a form: v, vcc, s, c, e, k, off or list (see `forms.match_form`)."""
        value = self.value
        if isinstance(value, RegisterRange):
            if value.first.is_vgpr:
                return "v"
            return "vcc" if value.first == VCC_LO else "s"
        if isinstance(value, (Integer, Float)):
            return "c"
        if isinstance(value, Keyword):
            return "off" if value.text == "off" else "k"
        return "list" if isinstance(value, RegisterList) else "e"

    @property
    def width(self) -> int:
        """Width in dwords of a register operand, else 0."""
        value = self.value
        if isinstance(value, RegisterRange):
            return value.count
        return len(self.registers)

    def __str__(self) -> str:
        text = self.spelling or str(self.value)
        if self.half:
            text += "." + self.half
        if self.abs:
            text = f"|{text}|"
        if not self.neg:
            return text
        return f"-{text}" if self.abs or self.registers or isinstance(self.value, Keyword) else f"neg({text})"


Given = Value | Operand | Register | int
"""an operand as code that makes instructions writes it: a register or number may be itself"""


def operand_of(given: Given) -> Operand:
    """The operand that is meant."""
    if isinstance(given, Operand):
        return given
    if isinstance(given, Register):
        return Operand(RegisterRange(given))
    return Operand(Integer(given) if isinstance(given, int) else given)
