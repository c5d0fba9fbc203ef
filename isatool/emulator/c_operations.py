"""One operation of the algebra as a C expression over `runtime.h`: scalars where all lanes agree, else vectors."""

from __future__ import annotations

from typing import Final

from isatool.semantics.algebra import FALSE, Expr
from isatool.semantics.errors import UnprintedError
from isatool.semantics.ops import Op

_SYMBOLS: Final = {Op.AND: "&", Op.OR: "|", Op.XOR: "^", Op.ADD: "+", Op.SUB: "-", Op.MUL: "*"}
_BITS: Final = {Op.POPCOUNT: "popcount", Op.CLZ: "clz", Op.CTZ: "ctz", Op.BITREV: "bitrev"}
_INTEGRAL: Final = (Op.FFLOOR, Op.FCEIL, Op.FTRUNC, Op.FRNDNE)


def type_of(width: int, uniform: bool) -> str:
    """The C type of a value."""
    if uniform:
        return "u64" if width == 64 else "u32"
    return "u64x" if width == 64 else "u32x"


def _mask(text: str, width: int) -> str:
    return text if width >= 32 else f"({text}) & {(1 << width) - 1}u"


def integer_text(node: Expr, a: list[str], uniform: bool) -> str:
    """An operation on bits, integers or conditions."""
    op, width = node.op, node.width
    source = node.args[0].width
    if op in _SYMBOLS:
        text = f"{a[0]} {_SYMBOLS[op]} {a[1]}"
        return _mask(text, width) if op in (Op.ADD, Op.SUB, Op.MUL) else text
    if op is Op.NOT:
        if width == 1:
            return f"!{a[0]}" if uniform else f"~{a[0]}"
        return f"~{a[0]}" if width >= 32 else f"{a[0]} ^ {(1 << width) - 1}u"
    if op in (Op.MULHU, Op.MULHS):
        if width != 32:
            raise UnprintedError("the upper half of a product of other than 32 bits")
        return f"{op.value}({a[0]}, {a[1]})"
    if op in (Op.SHL, Op.SHR, Op.SAR):
        return _shift(node, a, uniform)
    if op in (Op.ZEXT, Op.SEXT):
        return _extended(node, a[0], uniform)
    if op is Op.TRUNC:
        return _truncated(node, a[0], uniform)
    if op is Op.HIGH:
        if width == 32:
            return f"(u32)({a[0]} >> 32)" if uniform else f"CONVERT({a[0]} >> 32, u32x)"
        return f"{a[0]} >> {width}"
    if op is Op.CONCAT:
        if width == 64:
            low, upper = (f"(u64){part}" if uniform else f"CONVERT({part}, u64x)" for part in a)
            return f"{low} | {upper} << 32"
        return f"{a[0]} | {a[1]} << {width // 2}"
    if op in _BITS:
        text = f"{_BITS[op]}{64 if source == 64 else 32}{'' if uniform else 'x'}({a[0]})"
        return text if op is not Op.BITREV or width >= 32 else f"{text} >> {32 - width}"
    if op is Op.BIT:
        return _bit(node, a, uniform)
    if op is Op.SELECT:
        if uniform:
            return f"{a[0]} ? {a[1]} : {a[2]}"
        return f"{'pick64' if width == 64 else 'pick'}({a[0]}, {a[1]}, {a[2]})"
    return _condition(node, a, uniform)


def _shift(node: Expr, a: list[str], uniform: bool) -> str:
    width = node.width
    count = a[1] if uniform or width < 64 else f"CONVERT({a[1]}, u64x)"
    if node.op is Op.SHL:
        return _mask(f"{a[0]} << {count}", width)
    if node.op is Op.SHR:
        return f"{a[0]} >> {count}"
    if width == 64:
        return f"(u64)((i64){a[0]} >> {count})" if uniform else f"(u64x)((i64x){a[0]} >> (i64x){count})"
    value = _sign_extended32(a[0], width, uniform)
    text = f"(u32)({value} >> {count})" if uniform else f"(u32x)({value} >> (i32x){count})"
    return _mask(text, width)


def _sign_extended32(a: str, width: int, uniform: bool) -> str:
    kind, room = ("i32" if uniform else "i32x"), 32 - width
    return f"({kind}){a}" if width == 32 else f"(({kind})({a} << {room}) >> {room})"


def _extended(node: Expr, a: str, uniform: bool) -> str:
    source, width = node.args[0].width, node.width
    if node.op is Op.ZEXT:
        if source == 1:
            small = a if uniform else f"({a} & 1)"
            return small if width <= 32 else (f"(u64){small}" if uniform else f"CONVERT({small}, u64x)")
        if width <= 32:
            return a
        return f"(u64){a}" if uniform else f"CONVERT({a}, u64x)"
    if source == 1:
        ones = f"(0 - {a})" if uniform else a
        if width == 64:
            return f"(u64)(i64)(i32){ones}" if uniform else f"wide({ones})"
        return _mask(ones, width)
    value = _sign_extended32(a, source, uniform)
    if width == 64:
        return f"(u64)(i64)({value})" if uniform else f"(u64x)CONVERT({value}, i64x)"
    return _mask(f"(u32){value}" if uniform else f"(u32x){value}", width)


def _truncated(node: Expr, a: str, uniform: bool) -> str:
    narrow = a
    if node.args[0].width == 64:
        narrow = f"(u32){a}" if uniform else f"CONVERT({a}, u32x)"
    if node.width == 1:
        return f"{narrow} & 1" if uniform else f"0 - ({narrow} & 1)"
    return _mask(narrow, node.width)


def _bit(node: Expr, a: list[str], uniform: bool) -> str:
    if node.args[0].width == 64:
        if uniform:
            return f"(u32)({a[0]} >> {a[1]}) & 1"
        return f"0 - (CONVERT({a[0]} >> CONVERT({a[1]}, u64x), u32x) & 1)"
    return f"({a[0]} >> {a[1]}) & 1" if uniform else f"0 - (({a[0]} >> {a[1]}) & 1)"


def _compared(text: str, width: int, uniform: bool) -> str:
    """The result of a comparison of vectors as a mask."""
    if uniform:
        return text
    return f"narrow((i64x)({text}))" if width == 64 else f"(u32x)({text})"


def _condition(node: Expr, a: list[str], uniform: bool) -> str:
    op, width = node.op, node.args[0].width
    if op is Op.EQ:
        if width == 1 and not uniform:
            return f"~({a[0]} ^ {a[1]})"
        return _compared(f"{a[0]} == {a[1]}", width, uniform)
    if op is Op.ULT:
        return _compared(f"{a[0]} < {a[1]}", width, uniform)
    if op is Op.SLT:
        if width == 64:
            kind = "i64" if uniform else "i64x"
            return _compared(f"({kind}){a[0]} < ({kind}){a[1]}", 64, uniform)
        x, y = (_sign_extended32(part, width, uniform) for part in a)
        return _compared(f"{x} < {y}", 32, uniform)
    kind = type_of(width, uniform)
    no_input = node.args[2] == FALSE
    step = a[2] if uniform else f"({a[2]} & 1)" if width < 64 else f"CONVERT({a[2]} & 1, u64x)"
    if op is Op.CARRY:
        total = f"({kind})({a[0]} + {a[1]})"
        first = _compared(f"{total} < {a[0]}", width, uniform)
        if no_input:
            return first
        return f"{first} | {_compared(f'({kind})({total} + {step}) < {total}', width, uniform)}"
    if op is Op.BORROW:
        first = _compared(f"{a[0]} < {a[1]}", width, uniform)
        if no_input:
            return first
        same = _compared(f"{a[0]} == {a[1]}", width, uniform)
        return f"({first}) | (({same}) & {a[2]})"
    if op is Op.SCATTER:
        return f"scatter({a[0]}, {a[1]}, {a[2]})"
    raise UnprintedError(f"the operation {op.value} of {width} bits")


def float_text(node: Expr, a: list[str]) -> str:
    """A float operation on vectors."""
    op, width = node.op, node.width
    source = node.args[0].width
    if op in (Op.FADD, Op.FMUL, Op.FMA, Op.FDIV, Op.SQRT, Op.FLDEXP, *_INTEGRAL):
        return f"{op.value}{width}({', '.join(a)})"
    if op in (Op.FMIN, Op.FMAX):
        return f"{op.value}{width}({a[0]}, {a[1]}, {node.imm})"
    if op in (Op.FLT, Op.FEQ, Op.FUNO):
        return f"{op.value}{source}({a[0]}, {a[1]})"
    if op is Op.FCVT:
        return f"cvt_{source}_{width}({a[0]})"
    if op is Op.FCVTZ:
        return f"cvtz_{source}_{width}({a[0]})"
    if op in (Op.FREXPM, Op.FREXPE):
        return f"{op.value}{source}({a[0]})"
    if op in (Op.FTOS, Op.FTOU):
        low, top = (-(2.0 ** (width - 1)), 2.0 ** (width - 1) - 1) if op is Op.FTOS else (0.0, 2.0**width - 1)
        return f"to_integer(doubles{source}({a[0]}), all64({low!r}), all64({top!r}), {(1 << width) - 1}u)"
    number = f"signed{source}({a[0]})" if op is Op.STOF else f"unsigned32({a[0]})"
    return f"bits{width}({number})"
