"""One statement to its shape: the tree of the grammar becomes templates of operands and modifiers.

Separators carry no meaning in AMDGPU assembly: the assembler takes a blank for a comma and a comma for a blank. What
is a modifier is told by `name:value` and by the flags that the table lists for the mnemonic. It is long because the
grammar has many kinds of operands and modifiers, each with a short method.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from isatool.asm.assembler_expression import ExpressionError, evaluate
from isatool.asm.literals import integer, is_integer, number
from isatool.asm.plain_statement import Item, plain_operations
from isatool.asm.shapes import (
    FLAGS,
    SLOT,
    ModifierTemplate,
    OperandTemplate,
    OperationShape,
    ReadError,
    Shape,
    Text,
    is_off,
)
from isatool.asm.symbols import SymbolTable
from isatool.asm.syntax import Tree, UnreadableError, parsed
from isatool.ir.operands import Expression, Float, Integer, Keyword, Modifier, Operand, RegisterList, Value
from isatool.isa import table
from isatool.isa.registers import SGPR_COUNT, TTMP_COUNT, VGPR_COUNT, RegisterRange, named, sgpr, ttmp, vgpr
from isatool.isa.table import AddressSpace, Row
from isatool.isa.target import Target

MAX_LENGTH: Final = 4096
"""far more than instructions of compilers have; the parser's time grows faster than the length"""
MAX_DEPTH: Final = 200
"""below the depth of recursion that Python allows"""

_REGISTER: Final = re.compile(r"(v|s|ttmp)(\d+)(?:\.([lh]))?")
_KEYWORDS: Final = re.compile(
    r"off|mrtz|mrt\d|pos\d|prim|param\d+|dual_src_blend\d|attr\d+\.[xyzw]|null_export|p10|p20|p0"
)
_FILES: Final = {"v": (vgpr, VGPR_COUNT), "s": (sgpr, SGPR_COUNT), "ttmp": (ttmp, TTMP_COUNT)}
_LABEL_REFERENCE: Final = re.compile(r"\d+[bf]")
_SYMBOL: Final = re.compile(r"(?<![\w$.?@])[A-Za-z_$.?][\w$.?]*")

_MakeValue = Callable[[str], Value]


def parse_shape(text: str, target: Target, wave_size: int, symbols: SymbolTable) -> Shape:
    """Parse one statement with the grammar and generalise it to its shape; ReadError if the grammar refuses it."""
    require_sane(text)
    operations = plain_operations(text)
    if operations is None:
        operations = parsed_operations(text)
    return _Builder(text, target, wave_size, symbols).shape(operations)


def parsed_operations(text: str) -> list[tuple[str, list[Item]]]:
    """The mnemonic and the items of each operation as the grammar has them; ReadError if it refuses the text."""
    try:
        tree = parsed(text, "start")
    except UnreadableError as error:
        raise _unreadable(text, error.column) from None
    return [(child.word, list(_flatten(child.children[1])) if len(child.children) > 1 else []) for child in tree.nodes]


def require_sane(text: str) -> None:
    """ReadError for a text whose tree would be too deep to walk."""
    if len(text) > MAX_LENGTH:
        raise ReadError(f"a statement of {len(text)} characters: at most {MAX_LENGTH} are read")
    depth = 0
    for column, character in enumerate(text):
        if character in "([|-+~!*/%&^<>=":
            depth += 1
            if depth > MAX_DEPTH:
                raise ReadError(f"more than {MAX_DEPTH} brackets and operators in one operand", column)
        elif character == ",":
            depth = 0


def _unreadable(text: str, column: int) -> ReadError:
    if not 0 < column <= len(text):
        return ReadError("the statement ends too early: expected an operand or a closing bracket", len(text) - 1)
    rest = re.match(r"\w+|.", text[column - 1 :], re.DOTALL)
    found = rest.group(0) if rest else ""
    return ReadError(f"unexpected '{found}'", column - 1, max(1, len(found)))


class _Builder:
    """Turns the tree of a representative statement into templates; knows which characters of it are slots."""

    def __init__(self, text: str, target: Target, wave_size: int, symbols: SymbolTable) -> None:
        self.text = text
        self.target = target
        self.wave_size = wave_size
        self.symbols = symbols
        self.symbolic = False
        self.unresolved = False
        self.slots = [(match.start(), match.end()) for match in SLOT.finditer(text)]

    def shape(self, operations: list[tuple[str, list[Item]]]) -> Shape:
        """The whole statement."""
        return Shape(tuple(self.operation(name.lower(), items) for name, items in operations), self.symbolic)

    def operation(self, name: str, items: list[Item]) -> OperationShape:
        """Mnemonic, operands and modifiers of one operation."""
        found = table.lookup(name, self.target)
        row = found[0] if found else None
        if row is not None and row.has_fields and (fields := self.fields(items)) is not None:
            return OperationShape(name, (), tuple(fields), self.target, self.wave_size)
        is_image = row is not None and row.space is AddressSpace.IMAGE
        self.unresolved = False
        operands: list[OperandTemplate] = []
        modifiers: list[ModifierTemplate] = []
        for separator, item in items:
            if _is_modifier(row, separator, item):
                modifiers.append(self.modifier(item))
            else:
                operands.append(self.operand(item, is_image))
        return OperationShape(name, tuple(operands), tuple(modifiers), self.target, self.wave_size, self.unresolved)

    def fields(self, items: list[Item]) -> list[ModifierTemplate] | None:
        """The named fields of an immediate as modifiers; None if written as a number."""
        found: list[ModifierTemplate] = []
        for _, item in items:
            for call in _calls(item):
                if call.data != "call" or len(call.children) != 2:
                    return None
                found.append(self._pair(call.word, _second(call)))
        return found

    # -- modifiers

    def modifier(self, item: Tree) -> ModifierTemplate:
        """A modifier from `name`, `name:value` or `name(value)`."""
        if item.data == "pair" or (item.data == "call" and len(item.children) == 2):
            return self._pair(item.word, _second(item))
        modifier = Modifier(self.source(item))
        return ModifierTemplate(modifier.name, (), lambda _numbers: modifier)

    def _pair(self, name: str, value: Tree) -> ModifierTemplate:
        if value.data == "list":
            parts = [self.template(child) for child in value.nodes]
            slots = tuple(slot for text in parts for slot in text.slots)
            local = [text.localised(slots) for text in parts]

            def make_list(numbers: tuple[str, ...]) -> Modifier:
                values = [_plain_value(text.fill(numbers)) for text in local]
                integers = tuple(value for value in values if isinstance(value, int))
                if len(integers) == len(values):
                    return Modifier(name, integers)
                return Modifier(name, "[" + ",".join(map(str, values)) + "]")

            return ModifierTemplate(name, slots, make_list)
        if value.data not in ("number", "name", "word", "string", "call"):
            return self._computed_pair(name, value)
        if value.data == "name" and value.word in self.symbols.values:
            return self._computed_pair(name, value)
        text = self.template(value)
        local_text = text.localised()

        def make(numbers: tuple[str, ...]) -> Modifier:
            return Modifier(name, _plain_value(local_text.fill(numbers)))

        return ModifierTemplate(name, text.slots, make)

    def _computed_pair(self, name: str, value: Tree) -> ModifierTemplate:
        """`offset:4*x+8`: its value if that is known here, else its text."""
        self.symbolic = True
        try:
            modifier = Modifier(name, evaluate(value, self.symbols.values))
        except ExpressionError:
            modifier = Modifier(name, self.source(value))
        return ModifierTemplate(name, (), lambda _numbers: modifier)

    # -- operands

    def operand(self, item: Tree, is_image: bool = False) -> OperandTemplate:
        """One operand with its source modifiers taken off."""
        column = item.start
        neg = absolute = False
        inner = item
        while True:
            if inner.data == "negate" and _is_register_like(_child(inner)):
                neg, inner = not neg, _child(inner)
            elif inner.data == "absolute":
                absolute, inner = True, _child(inner)
                if inner.data == "negate" and _is_register_like(_child(inner)):
                    inner = _child(inner)
            elif inner.data == "call" and inner.word in ("neg", "abs") and len(inner.children) == 2:
                neg, absolute = neg or inner.word == "neg", absolute or inner.word == "abs"
                inner = _second(inner)
            else:
                break
        return self.value(inner, neg, absolute, column, is_image)

    def value(self, item: Tree, neg: bool, absolute: bool, column: int, is_image: bool) -> OperandTemplate:
        """The operand's value: register, number, list, keyword or expression."""
        if item.data == "name":
            return self.name(item, neg, absolute, column)
        if item.data == "index":
            return self.index(item, neg, absolute, column)
        if item.data == "list":
            return self.list(item, neg, absolute, column, is_image)
        if item.data == "number" or (item.data == "negate" and _child(item).data == "number"):
            return self._text_operand(item, column, lambda text: _number(text, column), neg, absolute)
        if item.data == "word" and _LABEL_REFERENCE.fullmatch(self.source(item)):
            self.symbolic = True
            expression = Expression(self.source(item), (self.symbols.numeric_label(self.source(item)),))
            return _constant(Operand(expression), column)
        if item.data == "call" and item.word == "lit" and len(item.children) == 2:
            return self._text_operand(item, column, _literal, neg, absolute)
        if item.data == "call":
            return self._text_operand(item, column, Keyword)
        return self._expression(item, neg, absolute, column)

    def _expression(self, item: Tree, neg: bool, absolute: bool, column: int) -> OperandTemplate:
        """Folded if its value is known here; registers inside are no expression."""
        for part in item.all_nodes():
            if part.data in ("index", "list", "absolute") or (part.data == "name" and _is_register_like(part)):
                raise ReadError("a register inside an expression: separate operands by commas", column)
        names = _symbols(item)
        if not names or all(name in self.symbols.values for name in names):
            self.symbolic = True
            try:
                value = Integer(evaluate(item, self.symbols.values), self.source(item))
            except ExpressionError as error:
                raise ReadError(f"cannot evaluate this: {error}", column, len(self.source(item))) from None
            return _constant(Operand(value, neg=neg, abs=absolute), column)
        return self._text_operand(item, column, _unknown_expression, neg, absolute)

    def name(self, item: Tree, neg: bool, absolute: bool, column: int) -> OperandTemplate:
        """A plain word: register, keyword or symbol."""
        spelled = self.source(item)
        match = _REGISTER.fullmatch(spelled)
        if match is not None:
            return self._single(item, match, neg, absolute, column)
        special = named(spelled)
        if special is not None:
            return _constant(Operand(special, neg=neg, abs=absolute), column)
        if _KEYWORDS.fullmatch(spelled):
            return self._text_operand(item, column, Keyword)
        if spelled in self.symbols.values:
            self.symbolic = True
            return _constant(Operand(Integer(self.symbols.values[spelled], spelled), neg=neg, abs=absolute), column)
        return self._text_operand(item, column, _unknown_expression, neg, absolute)

    def _single(self, item: Tree, match: re.Match[str], neg: bool, absolute: bool, column: int) -> OperandTemplate:
        """`v5`, `s7`, `ttmp3`, `v5.l`."""
        file, half = match.group(1), match.group(3) or ""
        slots = self.template(item).slots
        if not slots:
            operand = Operand(_register(file, match.group(2), column), neg=neg, abs=absolute, half=half)
            return _constant(operand, column)

        def make(numbers: tuple[str, ...]) -> Operand:
            return Operand(_register(file, numbers[0], column), neg=neg, abs=absolute, half=half)

        return OperandTemplate(slots[:1], make, column)

    def index(self, item: Tree, neg: bool, absolute: bool, column: int) -> OperandTemplate:
        """`v[1:2]`, `s[4]`, or with expressions inside: `v[vgprA+0:vgprA+3]`."""
        file = item.word
        bounds = [child for child in item.children[1:] if isinstance(child, Tree)]
        if file not in _FILES:
            raise ReadError(f"'{file}[...]' is not a register of gfx11", column, len(file))
        templates = [self.template(bound) for bound in bounds]
        if all(bound.data == "number" and len(text.slots) == 1 for bound, text in zip(bounds, templates, strict=True)):
            slots = tuple(slot for text in templates for slot in text.slots)

            def make(numbers: tuple[str, ...]) -> Operand:
                return Operand(_range(file, numbers[0], numbers[-1], column), neg=neg, abs=absolute)

            return OperandTemplate(slots, make, column, width_varies=True)
        self.symbolic = True
        spelling = self.source(item)
        unknown = [name for bound in bounds for name in _symbols(bound) if name not in self.symbols.values]
        if unknown and all(map(self.symbols.may_be_known, unknown)):
            self.unresolved = True
            return _constant(Operand(Keyword(spelling), neg=neg, abs=absolute), column)
        first, last = (self._evaluate(bound) for bound in (bounds[0], bounds[-1]))
        operand = Operand(_range(file, str(first), str(last), column), neg=neg, abs=absolute, spelling=spelling)
        return _constant(operand, column)

    def _evaluate(self, tree: Tree) -> int:
        try:
            return evaluate(tree, self.symbols.values)
        except ExpressionError as error:
            raise ReadError(f"{error}", tree.start, tree.end - tree.start) from None

    def list(self, item: Tree, neg: bool, absolute: bool, column: int, is_image: bool) -> OperandTemplate:
        """`[v4, v9]`: the address list of an image instruction; elsewhere `[s0, s1]` is another spelling of s[0:1]."""
        members = [self.operand(child) for child in item.nodes]
        slots = tuple(slot for member in members for slot in member.slots)
        text = self.template(item).localised(slots) if self.template(item).slots == slots else None
        starts = [0]
        for member in members:
            starts.append(starts[-1] + len(member.slots))

        def make(numbers: tuple[str, ...]) -> Operand:
            ranges: list[RegisterRange] = []
            for member, start, end in zip(members, starts, starts[1:], strict=False):
                value = member.make(numbers[start:end]).value
                if not isinstance(value, RegisterRange):
                    raise ReadError("expected a register in this list", member.column)
                ranges.append(value)
            if not ranges:
                raise ReadError("expected registers in this list", column)
            if is_image:
                return Operand(RegisterList(tuple(ranges)))
            spelling = text.fill(numbers) if text is not None else self.source(item)
            return Operand(_joined(ranges, column), neg=neg, abs=absolute, spelling=spelling)

        return OperandTemplate(slots, make, column, width_varies=True)

    def _text_operand(
        self, item: Tree, column: int, make: _MakeValue, neg: bool = False, absolute: bool = False
    ) -> OperandTemplate:
        text = self.template(item)
        local = text.localised()
        return OperandTemplate(
            text.slots, lambda numbers: Operand(make(local.fill(numbers)), neg=neg, abs=absolute), column
        )

    # -- text

    def source(self, item: Tree) -> str:
        """The characters that the node covers."""
        return self.text[item.start : item.end]

    def template(self, item: Tree) -> Text:
        """The characters that the node covers, slots apart."""
        start, end = item.start, item.end
        parts: list[str | int] = []
        position = start
        for slot, (first, last) in enumerate(self.slots):
            if first < start or last > end:
                continue
            if first > position:
                parts.append(self.text[position:first])
            parts.append(slot)
            position = last
        if position < end:
            parts.append(self.text[position:end])
        return Text(tuple(parts))


def _plain_value(text: str) -> int | str:
    """The value of an integer, else the text."""
    try:
        return integer(text) if is_integer(text) else text
    except ValueError:  # the octal number 09
        return text


def _constant(operand: Operand, column: int) -> OperandTemplate:
    return OperandTemplate((), lambda _numbers: operand, column)


def _is_modifier(row: Row | None, separator: str, item: Tree) -> bool:
    """`name:value` always; a bare word if the table lists it for the mnemonic; of an unknown one, after a blank."""
    if item.data == "pair":
        return True
    if item.data != "name":
        return False
    word = item.word
    if row is None:
        return separator == "blank" and not _is_register_like(item)
    if row.is_branch:
        return False
    if word in FLAGS or is_off(word):
        return separator == "blank" or row.is_vector or bool(row.counters)
    return separator == "blank" and not _is_register_like(item) and _KEYWORDS.fullmatch(word) is None


def _child(tree: Tree) -> Tree:
    return next(tree.nodes)


def _second(tree: Tree) -> Tree:
    child = tree.children[1]
    assert isinstance(child, Tree)
    return child


def _flatten(tree: Tree | str) -> Iterator[Item]:
    """(separator before it, item) of an argument list, which is a left-leaning chain."""
    found: list[Item] = []
    while isinstance(tree, Tree):
        if tree.data not in ("comma", "blank"):
            found.append(("comma", _child(tree)))
            break
        if len(tree.children) > 1:
            found.append((tree.data, _second(tree)))
        rest = tree.children[0]
        assert isinstance(rest, Tree)
        tree = rest
    return reversed(found)


def _calls(tree: Tree) -> Iterator[Tree]:
    """The calls joined by `&` or `|`."""
    if tree.data in ("binary_and", "binary_or"):
        for child in tree.nodes:
            yield from _calls(child)
    else:
        yield tree


def _symbols(tree: Tree) -> tuple[str, ...]:
    """Names of the symbols in an expression, in order, without what is after @."""
    names = (name.word.split("@")[0] for name in tree.all_nodes() if name.data == "name")
    return tuple(dict.fromkeys(names))


def _is_register_like(tree: Tree) -> bool:
    if tree.data in ("absolute", "index"):
        return True
    if tree.data == "call":
        return tree.word in ("abs", "neg")
    if tree.data != "name":
        return False
    name = tree.word
    return _REGISTER.fullmatch(name) is not None or named(name) is not None


def _register(file: str, text: str, column: int) -> RegisterRange:
    make, count = _FILES[file]
    index = int(text) if len(text) < 9 else count
    if index >= count:
        raise ReadError(
            f"{file}{text} is out of range: {file}0 to {file}{count - 1} exist", column, len(file) + len(text)
        )
    return RegisterRange(make(index))


def _range(file: str, first: str, last: str, column: int) -> RegisterRange:
    make, count = _FILES[file]
    length = len(file) + len(first) + len(last) + 3
    try:
        low, high = integer(first), integer(last)
    except ValueError:
        raise ReadError(f"'{file}[{first}:{last}]' is not a range", column, length) from None
    if high < low:
        raise ReadError(f"{file}[{low}:{high}] ends before it starts", column, length)
    if high >= count or low < 0:
        raise ReadError(f"{file}[{low}:{high}] is out of range: {file}0 to {file}{count - 1} exist", column, length)
    return RegisterRange(make(low), high - low + 1)


def _joined(ranges: list[RegisterRange], column: int) -> RegisterRange:
    registers = [register for part in ranges for register in part.registers]
    if registers != list(range(registers[0], registers[0] + len(registers))):
        raise ReadError("the registers of this list are not consecutive", column)
    return RegisterRange(registers[0], len(registers))


def _unknown_expression(text: str) -> Expression:
    """Its symbols are taken from the text: in other instances of a shape they differ."""
    return Expression(text, tuple(dict.fromkeys(_SYMBOL.findall(text))))


def _number(text: str, column: int) -> Integer | Float:
    try:
        return number(text)
    except ValueError as error:
        raise ReadError(f"'{text}' is not a number: {error}", column, len(text)) from None


def _literal(text: str) -> Value:
    """`lit(1.0)`: the literal encoding is asked for, the value is that inside."""
    inner = text[text.index("(") + 1 : text.rindex(")")].strip()
    try:
        value = number(inner)
    except ValueError:
        return Keyword(text)
    return Integer(value.value, text) if isinstance(value, Integer) else Float(value.value, text)
