"""Values in words, short enough for one line."""

from __future__ import annotations

from typing import Final

from isatool.bitvec.words import signed
from isatool.isa.registers import Register
from isatool.semantics.ops import Op
from isatool.verify.product.runner import SLOT_BASE
from isatool.verify.values.constructors import Values
from isatool.verify.values.nodes import Extra, Label
from isatool.verify.values.sums import terms_of

_DEEPEST: Final = 6
_LONGEST: Final = 160
"""levels and characters of a value in a message: two lines of a terminal"""
_INFIX: Final = {
    Op.AND: "&", Op.OR: "|", Op.XOR: "^", Op.SHL: "<<", Op.SHR: ">>", Op.SAR: ">>>", Op.ULT: "<", Op.SLT: "<s",
    Op.EQ: "==",
}  # fmt: skip


def register_name(code: int) -> str:
    """The name of a location: a register or a dword of private memory."""
    if code >= SLOT_BASE:
        return f"scratch[{code - SLOT_BASE}]"
    if code < 0:
        return ("LDS", "global memory", "private memory")[-1 - code]
    return Register(code).name


def text_of(values: Values, value: int) -> str:
    """A value as an expression, cut off where it gets long."""
    found = _text(values, value, 0)
    return found if len(found) <= _LONGEST else found[: _LONGEST - 3] + "..."


def _text(values: Values, value: int, depth: int) -> str:
    op, args = values.op[value], values.args[value]
    if op is Op.CONST:
        return _number(values.high[value])
    if op is Op.LANE:
        return "lane"
    if op is Extra.SYMBOL:
        return _symbol(values.imm[value])
    if depth > _DEEPEST:
        return "..."
    if op is Extra.SUM:
        return _sum(values, value, depth)
    if op in (Extra.VERSION, Extra.FENCE):  # not spelled out: a version holds all stores before it
        return f"memory after {len(args)} operands" if op is Extra.VERSION else "memory after a barrier"
    if op is Extra.LOAD:
        imm = values.imm[value]
        space = imm[0] if isinstance(imm, tuple) else "memory"
        return f"{space}[{_text(values, args[1], depth + 1)}]"
    if op is Extra.FETCH:
        return f"{'constant' if len(args) == 1 else 'scalar'}[{_text(values, args[0], depth + 1)}]"
    parts = [_text(values, arg, depth + 1) for arg in args]
    if op is Extra.MASK:
        return f"lanes({parts[0]})"
    if op is Op.SELECT:
        return f"({parts[0]} ? {parts[1]} : {parts[2]})"
    if isinstance(op, Op) and op in _INFIX and len(parts) == 2:
        return f"({parts[0]} {_INFIX[op]} {parts[1]})"
    return f"{op.value}({', '.join(parts)})"


def _sum(values: Values, value: int, depth: int) -> str:
    constant, terms = terms_of(values, value)
    width = values.width[value]
    parts: list[str] = []
    for atoms, coefficient in terms:
        factor = signed(coefficient, width)
        product = "*".join(_text(values, atom, depth + 1) for atom in atoms)
        sign = "-" if factor < 0 else "+" if parts else ""
        scale = "" if abs(factor) == 1 else f"{_number(abs(factor))}*"
        parts.append(f" {sign} {scale}{product}".strip() if parts else f"{sign}{scale}{product}")
    if constant:
        number = signed(constant, width)
        parts.append(f"{'-' if number < 0 else '+'} {_number(abs(number))}")
    return "(" + " ".join(parts) + ")"


def _number(number: int) -> str:
    return hex(number) if number > 1024 else str(number)


def _symbol(imm: Label) -> str:
    name = imm[0] if isinstance(imm, tuple) else imm
    if isinstance(name, tuple) and name[0] == "undefined":
        code = name[2]
        assert isinstance(code, int)
        return f"undefined {register_name(code)}"
    if isinstance(name, tuple) and name[0] == "phi":
        return f"loop value {name[3]}"
    return str(name)


def undefined_register(values: Values, value: int) -> str | None:
    """The name of an undefined register that a value depends on, None if there is none."""
    seen = {value}
    stack = [value]
    while stack:
        top = stack.pop()
        imm = values.imm[top]
        if values.op[top] is Extra.SYMBOL and isinstance(imm, tuple):
            name = imm[0]
            if isinstance(name, tuple) and name[0] == "undefined" and isinstance(name[2], int):
                return register_name(name[2])
        for arg in values.args[top]:
            if arg not in seen and values.width[arg]:
                seen.add(arg)
                stack.append(arg)
    return None
