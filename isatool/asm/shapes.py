"""Shapes: an instruction's text with its numbers taken out. A shape is parsed once by the grammar; every line that has
it is an instance, made from its numbers alone. A compiler's file of 42,000 instructions has some 400 shapes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from lark import Token, Tree
from lark.exceptions import UnexpectedInput

from isatool.asm.assembler_expression import ExpressionError, evaluate
from isatool.grammars import parser
from isatool.ir.instruction import AnyInstruction, Dual, Instruction
from isatool.ir.operands import Expression, Float, Integer, Keyword, Modifier, Operand, RegisterList
from isatool.isa import table
from isatool.isa.registers import (
    SGPR_COUNT,
    TTMP_COUNT,
    VGPR_COUNT,
    RegisterRange,
    named,
    sgpr,
    ttmp,
    vgpr,
)
from isatool.isa.table import Form, Row

# Slots: whole integers, the number of a register, and local labels (each of which would else be a shape of its own).
SLOT: Final = re.compile(
    r"((?<![\w.$@])0[xX][0-9a-fA-F]+(?![\w.])|(?<![\w.$@])\d+(?![\w.])|(?<=\b[vs])\d+(?=\b)|(?<![\w.$])\.L[\w.$]+(?![@\w.$]))"
)

_PIECE: Final = re.compile(r"\x00(\d+)\x00")
_REGISTER: Final = re.compile(r"^(v|s|ttmp)(\d+)(?:\.([lh]))?$")
_KEYWORDS: Final = re.compile(
    r"^(off|mrtz|mrt\d|pos\d|prim|param\d+|dual_src_blend\d|attr\d+\.[xyzw]|null_export|p10|p20|p0)$"
)
_FILES: Final = {"v": (vgpr, VGPR_COUNT), "s": (sgpr, SGPR_COUNT), "ttmp": (ttmp, TTMP_COUNT)}
_EXPORTS: Final = frozenset({"exp", "export"})
_EXPORT_FLAGS: Final = frozenset({"done", "vm", "compr", "row_en"})
_FIELD_INSTRUCTIONS: Final = ("s_waitcnt", "s_delay_alu")


class ReadError(Exception):
    """A statement that cannot be read; `column` is 0-based within the statement's text."""

    def __init__(self, message: str, column: int = 0, length: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.column = column
        self.length = length


@dataclass(frozen=True, slots=True)
class Text:
    """A text with slots: strings and slot numbers in order."""

    parts: tuple[str | int, ...]

    def fill(self, numbers: Sequence[str]) -> str:
        """The text with its slots filled."""
        return "".join(part if isinstance(part, str) else numbers[part] for part in self.parts)

    @property
    def is_fixed(self) -> bool:
        """True if it has no slots."""
        return all(isinstance(part, str) for part in self.parts)


class OperandTemplate:
    """One operand of a shape; `make` gives its value for the numbers of a line."""

    __slots__ = ("_bound", "_make", "column", "slots")

    def __init__(self, slots: tuple[int, ...], make: Callable[[tuple[str, ...]], Operand], column: int) -> None:
        self.slots = slots
        self.column = column
        self._make = make
        self._bound: dict[tuple[int, tuple[str, ...]], Operand] = {}

    def plain(self, numbers: Sequence[str]) -> Operand:
        """The operand without role."""
        return self.bind(numbers, 0, None, 0)

    def bind(self, numbers: Sequence[str], key: int, form: Form | None, position: int) -> Operand:
        """The operand with the role that `form` gives to the operand at `position`; interned."""
        own = tuple([numbers[slot] for slot in self.slots])
        found = self._bound.get((key, own))
        if found is None:
            found = self._make(own)
            if form is not None and position < len(form.operands):
                spec = form.operands[position]
                found = Operand(found.value, spec.role, spec, found.neg, found.abs, found.half, found.spelling)
            self._bound[(key, own)] = found
        return found


@dataclass(frozen=True, slots=True)
class ModifierTemplate:
    """One modifier of a shape."""

    name: str
    slots: tuple[int, ...]
    make: Callable[[tuple[str, ...]], Modifier]

    def bind(self, numbers: Sequence[str]) -> Modifier:
        """The modifier for the numbers of a line."""
        return self.make(tuple([numbers[slot] for slot in self.slots]))


class OperationShape:
    """One operation of a statement: the table row, operand templates and modifier templates."""

    __slots__ = (
        "_forms",
        "_modifiers",
        "modifier_names",
        "modifiers",
        "name",
        "operands",
        "row",
        "suffix",
        "wave_size",
    )

    def __init__(
        self,
        name: str,
        operands: tuple[OperandTemplate, ...],
        modifiers: tuple[ModifierTemplate, ...],
        wave_size: int,
    ) -> None:
        self.name = name
        self.operands = operands
        self.modifiers = modifiers
        self.modifier_names = frozenset(modifier.name for modifier in modifiers)
        self.wave_size = wave_size
        found = table.lookup(name)
        self.row: Row | None = found[0] if found else None
        self.suffix = found[1] if found else ""
        self._forms: dict[tuple[tuple[str, ...], tuple[int, ...]], tuple[int, Form | None]] = {}
        self._modifiers: dict[tuple[str, ...], tuple[Modifier, ...]] = {}

    def make(self, numbers: Sequence[str]) -> Instruction:
        """The instruction that has these numbers."""
        plain = [template.bind(numbers, 0, None, 0) for template in self.operands]
        key, form = self._form(tuple([operand.kind for operand in plain]), tuple([operand.width for operand in plain]))
        if form is not None:
            plain = [template.bind(numbers, key, form, position) for position, template in enumerate(self.operands)]
        modifiers: tuple[Modifier, ...] = ()
        if self.modifiers:
            modifiers = tuple([template.bind(numbers) for template in self.modifiers])
        return Instruction(self.name, self.row, self.suffix, form, tuple(plain), modifiers)

    def _form(self, kinds: tuple[str, ...], widths: tuple[int, ...]) -> tuple[int, Form | None]:
        found = self._forms.get((kinds, widths))
        if found is None:
            form = None
            if self.row is not None:
                form = table.match_form(self.row, self.suffix, kinds, widths, self.modifier_names, self.wave_size)
            found = (len(self._forms) + 1, form)
            self._forms[(kinds, widths)] = found
        return found


class Shape:
    """A statement's shape: one operation, or the two halves of a VOPD."""

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
    """(pieces, numbers): the text between the slots, and what stands in the slots."""
    parts = SLOT.split(text)
    return tuple(parts[0::2]), tuple(parts[1::2])


def parse_shape(text: str, wave_size: int, symbols: Mapping[str, int]) -> Shape:
    """Parse one statement with the grammar and generalise it to its shape; ReadError if the grammar refuses it."""
    try:
        tree = parser("assembly").parse(text, start="start")
    except UnexpectedInput as error:
        raise _unreadable(text, error) from None
    return _Builder(text, wave_size, symbols).shape(tree)


def _unreadable(text: str, error: UnexpectedInput) -> ReadError:
    column = getattr(error, "column", 0) or 0
    if column <= 0 or column > len(text):
        return ReadError("the statement ends too early: expected another operand or a closing bracket", len(text) - 1)
    rest = re.match(r"\w+|.", text[column - 1 :])
    found = rest.group(0) if rest else ""
    return ReadError(f"unexpected '{found}'", column - 1, max(1, len(found)))


class _Builder:
    """Turns the tree of a representative statement into templates; knows which characters of it are slots."""

    def __init__(self, text: str, wave_size: int, symbols: Mapping[str, int]) -> None:
        self.text = text
        self.wave_size = wave_size
        self.symbols = symbols
        self.symbolic = False
        self.slots = [(match.start(), match.end()) for match in SLOT.finditer(text)]

    def shape(self, tree: Tree[Token]) -> Shape:
        """The whole statement."""
        operations = tuple(self.operation(child) for child in _subtrees(tree))
        return Shape(operations, self.symbolic)

    def operation(self, tree: Tree[Token]) -> OperationShape:
        """Mnemonic, operands and modifiers of one operation."""
        name = str(tree.children[0]).lower()
        items = list(_flatten(tree.children[1])) if len(tree.children) > 1 else []
        if name.startswith(_FIELD_INSTRUCTIONS) and (fields := self.fields(items)) is not None:
            return OperationShape(name, (), tuple(fields), self.wave_size)
        operands: list[OperandTemplate] = []
        modifiers: list[ModifierTemplate] = []
        for separator, item in items:
            if self.is_modifier(name, separator, item):
                modifiers.append(self.modifier(item))
            else:
                operands.append(self.operand(item))
        return OperationShape(name, tuple(operands), tuple(modifiers), self.wave_size)

    def is_modifier(self, name: str, separator: str, item: Tree[Token]) -> bool:
        """`name:value` always; a bare word only behind a blank, and in exports only the export's own flags."""
        if item.data == "pair":
            return True
        if separator != "blank":
            return False
        if name in _EXPORTS:
            return item.data == "name" and str(item.children[0]) in _EXPORT_FLAGS
        return True

    def fields(self, items: list[tuple[str, Tree[Token]]]) -> list[ModifierTemplate] | None:
        """The counters of s_waitcnt or the parts of s_delay_alu as modifiers; None if written as a number."""
        found: list[ModifierTemplate] = []
        for _, item in items:
            for call in _calls(item):
                if call.data != "call" or len(call.children) != 2:
                    return None
                name, argument = str(call.children[0]), call.children[1]
                assert isinstance(argument, Tree)
                found.append(self._pair(name, argument))
        return found

    # -- modifiers

    def modifier(self, item: Tree[Token]) -> ModifierTemplate:
        """A modifier from `name`, `name:value` or `name(value)`."""
        if item.data == "pair" or (item.data == "call" and len(item.children) == 2):
            value = item.children[1]
            assert isinstance(value, Tree)
            return self._pair(str(item.children[0]), value)
        text = self.template(item)
        name = text.fill([""] * len(self.slots)) if text.is_fixed else self.source(item)
        return ModifierTemplate(name, (), lambda _numbers: Modifier(name))

    def _pair(self, name: str, value: Tree[Token]) -> ModifierTemplate:
        if value.data == "list":
            parts = [self.template(child) for child in _subtrees(value)]
            slots = tuple(part for text in parts for part in text.parts if isinstance(part, int))
            local = [_localise(text, slots) for text in parts]

            def make_list(numbers: tuple[str, ...]) -> Modifier:
                texts = [text.fill(numbers) for text in local]
                if all(_is_integer(text) for text in texts):
                    return Modifier(name, tuple(_integer(text) for text in texts))
                return Modifier(name, "[" + ",".join(texts) + "]")

            return ModifierTemplate(name, slots, make_list)
        text = self.template(value)
        slots = tuple(part for part in text.parts if isinstance(part, int))
        local_text = _localise(text, slots)

        def make(numbers: tuple[str, ...]) -> Modifier:
            spelled = local_text.fill(numbers)
            return Modifier(name, _integer(spelled) if _is_integer(spelled) else spelled)

        return ModifierTemplate(name, slots, make)

    # -- operands

    def operand(self, item: Tree[Token]) -> OperandTemplate:
        """One operand with its source modifiers taken off."""
        column = item.meta.start_pos
        neg = absolute = False
        inner = item
        while True:
            if inner.data == "negate" and _is_register_like(_child(inner)):
                neg, inner = not neg, _child(inner)
            elif inner.data == "absolute":
                absolute, inner = True, _child(inner)
                if inner.data == "negate":
                    inner = _child(inner)
            elif inner.data == "call" and str(inner.children[0]) in ("neg", "abs") and len(inner.children) == 2:
                neg, absolute = neg or str(inner.children[0]) == "neg", absolute or str(inner.children[0]) == "abs"
                argument = inner.children[1]
                assert isinstance(argument, Tree)
                inner = argument
            else:
                break
        return self.value(inner, neg, absolute, column)

    def value(self, item: Tree[Token], neg: bool, absolute: bool, column: int) -> OperandTemplate:
        """The operand's value: register, number, list, keyword or expression."""
        if item.data == "name":
            return self.name(item, neg, absolute, column)
        if item.data == "index":
            return self.index(item, neg, absolute, column)
        if item.data == "list":
            return self.list(item, column)
        if item.data == "number" or (item.data == "negate" and _child(item).data == "number"):
            return self._text_operand(item, column, lambda text: Operand(_number(text), neg=neg, abs=absolute))
        if item.data == "call" and str(item.children[0]) == "lit":
            argument = item.children[1]
            assert isinstance(argument, Tree)
            inner = self.template(argument)
            return self._text_operand(
                item, column, lambda text: Operand(_literal(text, inner.is_fixed), neg=neg, abs=absolute)
            )
        if item.data == "call":
            return self._text_operand(item, column, lambda text: Operand(Keyword(text)))
        names = tuple(dict.fromkeys(str(name.children[0]) for name in item.iter_subtrees() if name.data == "name"))
        if not names:
            return self._folded(item, neg, absolute, column)
        return self._text_operand(item, column, lambda text: Operand(Expression(text, names), neg=neg, abs=absolute))

    def name(self, item: Tree[Token], neg: bool, absolute: bool, column: int) -> OperandTemplate:
        """A plain word: register, keyword or symbol."""
        spelled = self.source(item)
        match = _REGISTER.match(spelled)
        if match is not None:
            file, half = match.group(1), match.group(3) or ""
            text = self.template(item)
            slot = next((part for part in text.parts if isinstance(part, int)), None)
            if slot is None:
                operand = Operand(_register(file, match.group(2), column), neg=neg, abs=absolute, half=half)
                return OperandTemplate((), lambda _numbers: operand, column)
            return OperandTemplate(
                (slot,),
                lambda numbers: Operand(_register(file, numbers[0], column), neg=neg, abs=absolute, half=half),
                column,
            )
        special = named(spelled)
        if special is not None:
            operand = Operand(special, neg=neg, abs=absolute)
            return OperandTemplate((), lambda _numbers: operand, column)
        if _KEYWORDS.match(spelled):
            return self._text_operand(item, column, lambda text: Operand(Keyword(text)))
        if spelled in self.symbols and not spelled.startswith(".L"):
            return self._symbol_alias(spelled, neg, absolute, column)
        return self._text_operand(item, column, lambda text: Operand(Expression(text, (text.split("@")[0],))))

    def _symbol_alias(self, spelled: str, neg: bool, absolute: bool, column: int) -> OperandTemplate:
        """An absolute `.set` symbol as an operand: its value is known, its spelling stays."""
        self.symbolic = True
        operand = Operand(Integer(self.symbols[spelled], spelled), neg=neg, abs=absolute)
        return OperandTemplate((), lambda _numbers: operand, column)

    def index(self, item: Tree[Token], neg: bool, absolute: bool, column: int) -> OperandTemplate:
        """`v[1:2]`, `s[4]`, or with expressions inside: `v[vgprA+0:vgprA+3]`."""
        file = str(item.children[0])
        bounds = [child for child in item.children[1:] if isinstance(child, Tree)]
        if file not in _FILES:
            raise ReadError(f"'{file}[...]' is no register of gfx11", column, len(file))
        templates = [self.template(bound) for bound in bounds]
        if all(bound.data == "number" and len(text.parts) == 1 for bound, text in zip(bounds, templates, strict=True)):
            slots = tuple(part for text in templates for part in text.parts if isinstance(part, int))
            if len(slots) == len(bounds):
                return OperandTemplate(
                    slots,
                    lambda numbers: Operand(_range(file, numbers[0], numbers[-1], column), neg=neg, abs=absolute),
                    column,
                )
        self.symbolic = True
        spelling = self.source(item)
        first, last = (self._evaluate(bound) for bound in (bounds[0], bounds[-1]))
        operand = Operand(_range(file, str(first), str(last), column), neg=neg, abs=absolute, spelling=spelling)
        return OperandTemplate((), lambda _numbers: operand, column)

    def _evaluate(self, tree: Tree[Token]) -> int:
        try:
            return evaluate(tree, self.symbols)
        except ExpressionError as error:
            raise ReadError(f"{error}", tree.meta.start_pos, tree.meta.end_pos - tree.meta.start_pos) from None

    def list(self, item: Tree[Token], column: int) -> OperandTemplate:
        """`[v4, v9]`: an address list; consecutive registers of one file are a tuple."""
        members = [self.operand(child) for child in _subtrees(item)]
        slots = tuple(slot for member in members for slot in member.slots)
        starts = [0]
        for member in members:
            starts.append(starts[-1] + len(member.slots))

        def make(numbers: tuple[str, ...]) -> Operand:
            ranges: list[RegisterRange] = []
            for member, start, end in zip(members, starts, starts[1:], strict=False):
                value = member._make(numbers[start:end]).value
                if not isinstance(value, RegisterRange):
                    raise ReadError("expected a register in this list", column)
                ranges.append(value)
            return Operand(RegisterList(tuple(ranges)))

        return OperandTemplate(slots, make, column)

    def _folded(self, item: Tree[Token], neg: bool, absolute: bool, column: int) -> OperandTemplate:
        """An expression of numbers alone has a value of its own."""
        text = self.template(item)
        slots = tuple(part for part in text.parts if isinstance(part, int))
        local = _localise(text, slots)

        def make(numbers: tuple[str, ...]) -> Operand:
            spelled = local.fill(numbers)
            try:
                value = evaluate(parser("assembly").parse(spelled, start="expression"), {})
            except (ExpressionError, UnexpectedInput) as error:
                raise ReadError(f"cannot evaluate '{spelled}': {error}", column) from None
            return Operand(Integer(value, spelled), neg=neg, abs=absolute)

        return OperandTemplate(slots, make, column)

    def _text_operand(self, item: Tree[Token], column: int, make: Callable[[str], Operand]) -> OperandTemplate:
        text = self.template(item)
        slots = tuple(part for part in text.parts if isinstance(part, int))
        local = _localise(text, slots)
        return OperandTemplate(slots, lambda numbers: make(local.fill(numbers)), column)

    # -- text

    def source(self, item: Tree[Token]) -> str:
        """The characters that the node covers."""
        return self.text[item.meta.start_pos : item.meta.end_pos]

    def template(self, item: Tree[Token]) -> Text:
        """The characters that the node covers, slots apart."""
        start, end = item.meta.start_pos, item.meta.end_pos
        parts: list[str | int] = []
        position = start
        for number, (first, last) in enumerate(self.slots):
            if first < start or last > end:
                continue
            if first > position:
                parts.append(self.text[position:first])
            parts.append(number)
            position = last
        if position < end:
            parts.append(self.text[position:end])
        return Text(tuple(parts))


def _subtrees(tree: Tree[Token]) -> Iterator[Tree[Token]]:
    return (child for child in tree.children if isinstance(child, Tree))


def _child(tree: Tree[Token]) -> Tree[Token]:
    child = tree.children[0]
    assert isinstance(child, Tree)
    return child


def _flatten(tree: Tree[Token] | Token) -> Iterator[tuple[str, Tree[Token]]]:
    """(separator before it, item) of an argument list."""
    assert isinstance(tree, Tree)
    if tree.data in ("comma", "blank"):
        rest, item = tree.children
        assert isinstance(item, Tree)
        yield from _flatten(rest)
        yield str(tree.data), item
    else:
        yield "comma", _child(tree)


def _calls(tree: Tree[Token]) -> Iterator[Tree[Token]]:
    """The calls joined by `&` or `|`."""
    if tree.data in ("binary_and", "binary_or"):
        for child in _subtrees(tree):
            yield from _calls(child)
    else:
        yield tree


def _is_register_like(tree: Tree[Token]) -> bool:
    if tree.data in ("absolute", "index"):
        return True
    if tree.data == "call":
        return str(tree.children[0]) in ("abs", "neg")
    if tree.data != "name":
        return False
    name = str(tree.children[0])
    return _REGISTER.match(name) is not None or named(name) is not None


def _localise(text: Text, slots: tuple[int, ...]) -> Text:
    """The template with slots numbered within `slots`."""
    order = {slot: position for position, slot in enumerate(slots)}
    return Text(tuple(order[part] if isinstance(part, int) else part for part in text.parts))


def _register(file: str, number: str, column: int) -> RegisterRange:
    make, count = _FILES[file]
    index = int(number)
    if index >= count:
        raise ReadError(
            f"{file}{index} is out of range: {file}0 to {file}{count - 1} exist", column, len(file) + len(number)
        )
    return RegisterRange(make(index))


def _range(file: str, first: str, last: str, column: int) -> RegisterRange:
    make, count = _FILES[file]
    low, high = int(first, 0), int(last, 0)
    if high < low:
        raise ReadError(f"{file}[{low}:{high}] ends before it starts", column, len(first) + len(last) + 4)
    if high >= count or low < 0:
        raise ReadError(
            f"{file}[{low}:{high}] is out of range: {file}0 to {file}{count - 1} exist",
            column,
            len(first) + len(last) + 4,
        )
    return RegisterRange(make(low), high - low + 1)


_INTEGER: Final = re.compile(r"^[-+]?\s*(0[xX][0-9a-fA-F]+|0[bB][01]+|\d+)$")


def _is_integer(text: str) -> bool:
    return _INTEGER.match(text) is not None


def _integer(text: str) -> int:
    text = text.replace(" ", "")
    body = text.lstrip("+-")
    if body.isdigit() and len(body) > 1 and body.startswith("0"):  # octal, as the assembler reads it
        return int(body, 8) * (-1 if text.startswith("-") else 1) if "8" not in body and "9" not in body else int(text)
    return int(text, 0)


def _number(text: str) -> Integer | Float:
    if _is_integer(text):
        return Integer(_integer(text), text)
    body = text.replace(" ", "")
    return Float(float.fromhex(body) if "x" in body.lower() else float(body), text)


def _literal(text: str, _fixed: bool) -> Integer | Float:
    inner = text[text.index("(") + 1 : text.rindex(")")].strip()
    number = _number(inner)
    return Integer(number.value, text) if isinstance(number, Integer) else Float(number.value, text)
