"""Shapes: an instruction's text with its numbers taken out. A shape is parsed once by the grammar; every line that has
it is an instance, made from its numbers alone. A compiler's file of 42,000 instructions has some 400 shapes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from isatool.ir.instruction import AnyInstruction, Dual, Instruction
from isatool.ir.operands import Modifier, Operand
from isatool.isa import forms, table
from isatool.isa.table import Form, Row
from isatool.isa.target import Target
from isatool.records import record

# Slots: whole integers, the number of a register, and local labels (each of which would else be a shape of its own).
SLOT: Final = re.compile(
    r"((?<![\w.$@])0[xX][0-9a-fA-F]+(?![\w.])|(?<![\w.$@])\d+(?![\w.])|(?<=\b[vs])\d+(?=\b)|(?<![\w.$])\.L[\w.$]+(?![@\w.$]))"
)


# Modifiers that are one word; `noglc` spells out that the flag is off.
FLAGS: Final = frozenset(
    [
        "glc",
        "slc",
        "dlc",
        "gds",
        "tfe",
        "lwe",
        "d16",
        "a16",
        "r128",
        "unorm",
        "offen",
        "idxen",
        "clamp",
        "done",
        "row_en",
        "row_mirror",
        "row_half_mirror",
    ]
)


def is_off(name: str) -> bool:
    """`noglc`, `notfe`: a flag that is spelled out to be off."""
    return name.startswith("no") and name[2:] in FLAGS


class ReadError(Exception):
    """A statement that cannot be read; `column` is 0-based within the statement's text."""

    def __init__(self, message: str, column: int = 0, length: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.column = column
        self.length = length


@record
class Text:
    """A text with slots: strings and slot numbers in order."""

    parts: tuple[str | int, ...]

    @property
    def slots(self) -> tuple[int, ...]:
        """The slot numbers in it."""
        return tuple(part for part in self.parts if isinstance(part, int))

    def fill(self, numbers: Sequence[str]) -> str:
        """The text with its slots filled."""
        return "".join(part if isinstance(part, str) else numbers[part] for part in self.parts)

    def localised(self, slots: tuple[int, ...] | None = None) -> Text:
        """The text with slots numbered by their position within `slots` (default: its own)."""
        order = {slot: position for position, slot in enumerate(self.slots if slots is None else slots)}
        return Text(tuple(order[part] if isinstance(part, int) else part for part in self.parts))


class OperandTemplate:
    """One operand of a shape; `make` gives its value for the numbers in its slots. Operands are interned.

    `width_varies` says that the numbers decide how many registers it has, and so which form of the table is meant.
    """

    __slots__ = ("_bound", "column", "make", "slots", "width_varies")

    def __init__(
        self,
        slots: tuple[int, ...],
        make: Callable[[tuple[str, ...]], Operand],
        column: int,
        width_varies: bool = False,
    ) -> None:
        self.slots = slots
        self.width_varies = width_varies
        self.column = column
        self.make = make
        self._bound: dict[tuple[int, tuple[str, ...]], Operand] = {}

    def bind(self, numbers: Sequence[str], key: int, form: Form | None, position: int) -> Operand:
        """The operand with the role that `form` gives to the operand at `position`; `key` tells forms apart."""
        own = tuple([numbers[slot] for slot in self.slots])
        found = self._bound.get((key, own))
        if found is None:
            found = self.make(own)
            if form is not None and position < len(form.operands):
                spec = form.operands[position]
                found = Operand(found.value, spec.role, spec, found.neg, found.abs, found.half, found.spelling)
            self._bound[(key, own)] = found
        return found


@record
class ModifierTemplate:
    """One modifier of a shape."""

    name: str
    slots: tuple[int, ...]
    make: Callable[[tuple[str, ...]], Modifier]

    @property
    def selector(self) -> str:
        """What it is called for the choice of a form, whatever numbers it has."""
        return self.name if self.slots else self.make(()).selector

    def bind(self, numbers: Sequence[str]) -> Modifier:
        """The modifier for the numbers of a line."""
        return self.make(tuple([numbers[slot] for slot in self.slots]))


class OperationShape:
    """One operation of a statement: the table row, operand templates and modifier templates.

    `unresolved` marks an operand whose registers are not known here: the operation is opaque.
    """

    __slots__ = (
        "_forms",
        "_settled",
        "modifier_names",
        "modifiers",
        "name",
        "operands",
        "row",
        "suffix",
        "unresolved",
        "wave_size",
    )

    def __init__(
        self,
        name: str,
        operands: tuple[OperandTemplate, ...],
        modifiers: tuple[ModifierTemplate, ...],
        target: Target,
        wave_size: int,
        unresolved: bool = False,
    ) -> None:
        self.name = name
        self.operands = operands
        self.modifiers = modifiers
        self.modifier_names = frozenset(modifier.selector for modifier in modifiers if not is_off(modifier.name))
        self.wave_size = wave_size
        self.unresolved = unresolved
        found = table.lookup(name, target)
        self.row: Row | None = found[0] if found else None
        self.suffix = found[1] if found else ""
        self._forms: dict[tuple[tuple[str, ...], tuple[int, ...]], tuple[int, Form | None]] = {}
        self._settled: tuple[int, Form | None] | None = None
        """the form, if it is the same for all numbers"""

    def make(self, numbers: Sequence[str]) -> Instruction:
        """The instruction that has these numbers."""
        if self._settled is None:
            plain = [template.bind(numbers, 0, None, 0) for template in self.operands]
            kinds, widths = [operand.kind for operand in plain], [operand.width for operand in plain]
            key, form = self._form(tuple(kinds), tuple(widths))
            if not any(template.width_varies for template in self.operands):
                self._settled = (key, form)
        else:
            key, form = self._settled
        if form is None:
            key = 0
        plain = [template.bind(numbers, key, form, position) for position, template in enumerate(self.operands)]
        modifiers: tuple[Modifier, ...] = ()
        if self.modifiers:
            modifiers = tuple([template.bind(numbers) for template in self.modifiers])
        return Instruction(self.name, self.row, self.suffix, form, tuple(plain), modifiers)

    def _form(self, kinds: tuple[str, ...], widths: tuple[int, ...]) -> tuple[int, Form | None]:
        found = self._forms.get((kinds, widths))
        if found is None:
            form = None
            if self.row is not None and not self.unresolved:
                form = forms.match_form(self.row, self.suffix, kinds, widths, self.modifier_names, self.wave_size)
            found = (len(self._forms) + 1, form)
            self._forms[(kinds, widths)] = found
        return found


class Shape:
    """A statement's shape: one operation, or the two halves of a VOPD.

    `symbolic` marks one that holds for this statement only, because a symbol in it has its present value.
    """

    __slots__ = ("operations", "symbolic")

    def __init__(self, operations: tuple[OperationShape, ...], symbolic: bool) -> None:
        self.operations = operations
        self.symbolic = symbolic

    def make(self, numbers: Sequence[str]) -> AnyInstruction:
        """The instruction that has these numbers; ReadError if a register is out of range."""
        if len(self.operations) == 1:
            return self.operations[0].make(numbers)
        return Dual(self.operations[0].make(numbers), self.operations[1].make(numbers))


def split_statement(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """(pieces, numbers): the text between the slots, and what is in the slots. A slot with a label has a point
    before it: a shape that was made with a number there takes no label.
    """
    parts = SLOT.split(text)
    numbers = parts[1::2]
    if ".L" in text:
        for place, number in enumerate(numbers):
            if number.startswith(".L"):
                parts[2 * place] += "."
    return tuple(parts[0::2]), tuple(numbers)
