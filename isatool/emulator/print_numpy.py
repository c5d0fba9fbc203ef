"""The semantics printed as numpy: one Python function for each shape, compiled once.

A function takes the state of a group of waves and the values of the shape's slots. Vector values are arrays [waves,
lanes], uniform ones [waves, 1]. It returns the condition of a branch or the address of a jump, else None. Only text
made here from the algebra is compiled; nothing of a user's file enters it. One printer, long by the number of
operations.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, cast

import numpy as np

from isatool.emulator import numeric
from isatool.emulator.shape import EXEC_HIGH_SLOT, EXEC_SLOT, Shape
from isatool.semantics.algebra import FALSE, Expr, walk
from isatool.semantics.effects import (
    Atomic,
    Branch,
    ChooseMode,
    Jump,
    Load,
    Require,
    Space,
    Store,
    WriteMask,
    WriteScalar,
    WriteScc,
    WriteVector,
)
from isatool.semantics.errors import UnprintedError
from isatool.semantics.ops import LEAVES, TRANSCENDENTAL, Op
from isatool.semantics.transcendental import expansion, is_primitive

StepFunction = Callable[..., object]
_BINARY: Final = {Op.AND: "&", Op.OR: "|", Op.XOR: "^", Op.ADD: "+", Op.SUB: "-", Op.MUL: "*"}
_INTEGRAL: Final = (Op.FFLOOR, Op.FCEIL, Op.FTRUNC, Op.FRNDNE)
_EXEC_HALVES: Final = {EXEC_SLOT: 0, EXEC_HIGH_SLOT: 1}
_WRITES: Final = (WriteVector, WriteScalar, WriteMask, WriteScc)


@lru_cache(maxsize=1 << 14)
def step_function(shape: Shape) -> StepFunction:
    """The compiled function of a shape."""
    text = NumpyPrinter(shape).text()
    namespace: dict[str, object] = {"n": numeric, "np": np, "u32": np.uint32, "u64": np.uint64}
    exec(compile(text, "<shape>", "exec"), namespace)
    return cast(StepFunction, namespace["step"])


class NumpyPrinter:
    """Prints one shape. Values are computed in order of need; all of them before the first write."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.lines: list[str] = []
        self.names: dict[Expr, str] = {}
        self.views: set[str] = set()
        self.indent = "    "
        self.count = 0

    def text(self) -> str:
        """The source of the function."""
        self.line("v = g.v; s = g.s; W = g.shape")
        self.accesses()
        finish = self.result()
        self.writes()
        if finish:
            self.line(finish)
        parameters = ", ".join(f"a{slot}" for slot in range(self.slot_count()))
        return f"def step(g, {parameters}):\n" + "\n".join(self.lines) + "\n"

    def slot_count(self) -> int:
        """How many slots the shape has."""
        highest = -1
        for effect in self.shape:
            highest = max(highest, int(getattr(effect, "register", -1)))
            for expr in expressions(effect):
                for node in walk(expr):
                    if node.op in (Op.VGPR, Op.SGPR) or (node.op is Op.CONST and node.width > 1):
                        highest = max(highest, node.imm)
        return highest + 1

    # -- effects

    def accesses(self) -> None:
        """What must hold; then loads and atomics, in order: what they read is named m<access> or f<access>."""
        for effect in self.shape:
            if isinstance(effect, Require):
                self.line(f"g.require({self.value(effect.condition)}, {effect.reason!r})")
            elif isinstance(effect, Load):
                address, where = self.value(effect.address), self.lanes(effect.where)
                if effect.space is Space.CONSTANT:
                    self.line(f"f{effect.access} = g.fetch({address}, {effect.size // 4}{where})")
                else:
                    place = f"{effect.space.value!r}, {address}, {effect.size}, {effect.align}{where}"
                    self.line(f"m{effect.access} = g.load({place})")
            elif isinstance(effect, Atomic):
                self.atomic(effect)

    def atomic(self, effect: Atomic) -> None:
        """The new value is a function of the old one, called once for each round of distinct addresses."""
        address, where = self.value(effect.address), self.lanes(effect.where)
        for value in effect.new:
            self.prepare(value)
        outer, self.names = self.names, dict(self.names)
        self.line(f"def new(m{effect.access}):")
        self.indent += "    "
        values = ", ".join(self.value(value) for value in effect.new)
        self.line(f"return ({values},)")
        self.indent = self.indent[4:]
        self.names = outer
        self.line(f"m{effect.access} = g.atomic({effect.space.value!r}, {address}, {effect.size}, new{where})")

    def lanes(self, where: Expr | None) -> str:
        """The argument for the lanes that take part in an access."""
        return "" if where is None else f", {self.value(where)}"

    def prepare(self, expr: Expr) -> None:
        """Name what does not depend on loaded values."""
        for node in walk(expr):
            if all(inner.op is not Op.LOADED for inner in walk(node)):
                self.value(node)

    def result(self) -> str:
        """The return statement of a branch, jump or mode; stores are done on the way."""
        finish = ""
        for effect in self.shape:
            if isinstance(effect, Store):
                address = self.value(effect.address)
                data = ", ".join(self.value(value) for value in effect.data)
                place = f"{effect.size}, {effect.align}{self.lanes(effect.where)}"
                self.line(f"g.store({effect.space.value!r}, {address}, ({data},), {place})")
            elif isinstance(effect, Branch) and effect.condition is not None:
                finish = f"return {self.owned(effect.condition)}"
            elif isinstance(effect, Jump):
                finish = f"return {self.owned(effect.address)}"
            elif isinstance(effect, ChooseMode):
                finish = f"return {self.owned(effect.field)}"
        return finish

    def writes(self) -> None:
        """All register writes, after all values are there."""
        effects = [effect for effect in self.shape if isinstance(effect, _WRITES)]
        several = len(effects) > 1
        values = [self.owned(effect.value) if several else self.value(effect.value) for effect in effects]
        wheres = [self.value(e.where) if isinstance(e, WriteVector) and e.where is not None else "" for e in effects]
        for effect, value, where in zip(effects, values, wheres, strict=True):
            if isinstance(effect, WriteVector):
                self.write_vector(effect, value, where)
            elif isinstance(effect, WriteScc):
                self.line(f"g.scc[...] = {value}")
            else:
                if isinstance(effect, WriteMask):
                    value = f"n.ballot({value}, W) & s[126]"
                if effect.register in _EXEC_HALVES:
                    self.line(f"g.set_exec({value}, {_EXEC_HALVES[effect.register]})")
                else:
                    self.line(f"s[a{int(effect.register)}] = {value}")

    def write_vector(self, effect: WriteVector, value: str, where: str) -> None:
        """Under EXEC, under a condition, or for all lanes."""
        target = f"v[a{int(effect.register)}]"
        if effect.all_lanes:
            self.line(f"np.copyto({target}, {value}" + (f", where={where})" if where else ")"))
        elif where:
            self.line(f"np.copyto({target}, {value}, where={where} & g.mask)")
        else:
            self.line(f"if g.full: {target} = {value}")
            self.line(f"else: np.copyto({target}, {value}, where=g.mask)")

    # -- values

    def line(self, text: str) -> None:
        """Add a statement."""
        self.lines.append(self.indent + text)

    def owned(self, expr: Expr) -> str:
        """The value's name; a copy if it would be a view of a register."""
        name = self.value(expr)
        if name not in self.views:
            return name
        self.line(f"c{name} = {name}.copy()")
        return f"c{name}"

    def value(self, expr: Expr) -> str:
        """The name of a value, computing it first if need be."""
        for node in walk(expr):
            if node not in self.names:
                self.names[node] = self.computed(node)
        return self.names[expr]

    def computed(self, node: Expr) -> str:
        """Emit the statement of one node whose arguments are named."""
        if node.op is Op.CONST:
            return f"a{node.imm}" if node.width > 1 else f"np.bool_({node.imm})"
        arguments = [self.names[arg] for arg in node.args]
        if node.op is Op.ZEXT and node.args[0].width > 1 and node.width <= 32:
            return arguments[0]
        if node.op in TRANSCENDENTAL and not is_primitive(node.op, node.width):
            return self.transcendental(node, arguments[0])
        name = f"t{self.count}"
        self.count += 1
        self.line(f"{name} = {self.text_of(node, arguments)}")
        if node.op in (Op.VGPR, Op.SGPR, Op.SCC):
            self.views.add(name)
        return name

    def transcendental(self, node: Expr, argument: str) -> str:
        """The expansion, over a stand-in for the argument; constants inside it are literals."""
        stand_in = Expr(Op.LOADED, node.args[0].width, (), -1)
        body = expansion(node.op, node.width, stand_in)
        outer, self.names = self.names, {stand_in: argument}
        for inner in walk(body):
            if inner.op is Op.CONST and inner.width > 1:
                self.names[inner] = f"{'u64' if inner.width == 64 else 'u32'}({inner.imm})"
        name = self.value(body)
        self.names = outer
        return name

    def text_of(self, node: Expr, arguments: list[str]) -> str:
        """The Python expression of a node."""
        op, width = node.op, node.width
        if op in LEAVES:
            return _leaf(node)
        if op in _BINARY:
            text = f"{arguments[0]} {_BINARY[op]} {arguments[1]}"
            masked = op in (Op.ADD, Op.SUB, Op.MUL) and width < 32
            return f"({text}) & u32({(1 << width) - 1})" if masked else text
        if op in _INTEGRAL:
            return f"n.integral({arguments[0]}, {width}, {op.value!r})"
        if op not in _TEMPLATES:
            raise UnprintedError(f"the operation {op.value} of {width} bits")
        return _TEMPLATES[op](node, *arguments)


def expressions(effect: object) -> list[Expr]:
    """All expressions of an effect."""
    found: list[Expr] = []
    for name in ("address", "value", "where", "condition", "field"):
        value = getattr(effect, name, None)
        if isinstance(value, Expr):
            found.append(value)
    for name in ("data", "new"):
        found += getattr(effect, name, ())
    return found


def _leaf(node: Expr) -> str:
    return {
        Op.VGPR: f"v[a{node.imm}]",
        Op.SGPR: f"s[a{node.imm}]",
        Op.SCC: "g.scc",
        Op.LANE: "g.lane",
        Op.LOADED: f"m{node.imm >> 4}[{node.imm & 15}]",
        Op.FETCHED: f"f{node.imm >> 4}[{node.imm & 15}]",
    }[node.op]


def _signed(name: str, width: int) -> str:
    if width == 32:
        return f"{name}.view(np.int32)"
    return f"n.sign_extended({name}, {width})"


def _not(node: Expr, a: str) -> str:
    if node.width in (1, 32, 64):
        return f"~{a}"
    return f"{a} ^ u32({(1 << node.width) - 1})"


def _high_product(node: Expr, a: str, b: str) -> str:
    if node.width != 32:
        raise UnprintedError("the upper half of a product of other than 32 bits")
    if node.op is Op.MULHU:
        return f"(({a}.astype(u64) * {b}.astype(u64)) >> u64(32)).astype(u32)"
    return f"((n.sign_extended({a}, 32) * n.sign_extended({b}, 32)) >> np.int64(32)).astype(np.int32).view(u32)"


def _shift(node: Expr, a: str, b: str) -> str:
    width = node.width
    count = f"{b}.astype(u64)" if width == 64 else b
    if node.op is Op.SHL:
        text = f"{a} << {count}"
        return text if width >= 32 else f"({text}) & u32({(1 << width) - 1})"
    if node.op is Op.SHR:
        return f"{a} >> {count}"
    if width == 32:
        return f"({a}.view(np.int32) >> {b}.view(np.int32)).view(u32)"
    shifted = f"(n.sign_extended({a}, {width}) >> {b}.astype(np.int64))"
    return f"{shifted}.view(u64)" if width == 64 else f"{shifted}.astype(u32) & u32({(1 << width) - 1})"


def _extend(node: Expr, a: str) -> str:
    source = node.args[0].width
    if node.op is Op.ZEXT:
        return f"{a}.astype({'u64' if node.width == 64 else 'u32'})"
    if source == 1:
        return f"np.where({a}, {_ones(node.width)}, {_ones(node.width)} ^ {_ones(node.width)})"
    if node.width == 64:
        return f"n.sign_extended({a}, {source}).view(u64)"
    sign = 1 << (source - 1)
    text = f"({a} ^ u32({sign})) - u32({sign})"
    return text if node.width == 32 else f"({text}) & u32({(1 << node.width) - 1})"


def _ones(width: int) -> str:
    return f"{'u64' if width == 64 else 'u32'}({(1 << width) - 1})"


def _truncate(node: Expr, a: str) -> str:
    if node.width == 1:
        return f"({a} & {'u64' if node.args[0].width == 64 else 'u32'}(1)) != 0"
    narrow = f"{a}.astype(u32)" if node.args[0].width == 64 else a
    return narrow if node.width == 32 else f"{narrow} & u32({(1 << node.width) - 1})"


def _upper(node: Expr, a: str) -> str:
    return f"({a} >> u64(32)).astype(u32)" if node.width == 32 else f"{a} >> u32({node.width})"


def _concat(node: Expr, low: str, upper: str) -> str:
    if node.width == 64:
        return f"{low}.astype(u64) | ({upper}.astype(u64) << u64(32))"
    return f"{low} | ({upper} << u32({node.width // 2}))"


def bit(node: Expr, a: str, index: str) -> str:
    """Text: whether a bit of a value is set."""
    if node.args[0].width == 64:
        return f"(({a} >> {index}.astype(u64)) & u64(1)) != 0"
    return f"(({a} >> {index}) & u32(1)) != 0"


def _less(node: Expr, a: str, b: str) -> str:
    width = node.args[0].width
    return f"{a} < {b}" if node.op is Op.ULT else f"{_signed(a, width)} < {_signed(b, width)}"


def _carry(node: Expr, a: str, b: str, carry: str) -> str:
    width = node.args[0].width
    if node.args[2] == FALSE:
        return f"({a} + {b}) < {a}"
    if width == 32:
        return f"(({a}.astype(u64) + {b} + {carry}) >> u64(32)) != 0"
    return f"(({a} + {b}) < {a}) | ((({a} + {b}) + {carry}) < ({a} + {b}))"


def _borrow(node: Expr, a: str, b: str, borrow: str) -> str:
    return f"{a} < {b}" if node.args[2] == FALSE else f"({a} < {b}) | (({a} == {b}) & {borrow})"


def _compare_float(node: Expr, a: str, b: str) -> str:
    width = node.args[0].width
    if node.op is Op.FUNO:
        return f"n.is_nan({a}, {width}) | n.is_nan({b}, {width})"
    sign = "<" if node.op is Op.FLT else "=="
    return f"n.floats({a}, {width}) {sign} n.floats({b}, {width})"


def _arithmetic(name: str) -> Callable[..., str]:
    return lambda node, *arguments: f"n.{name}({', '.join(arguments)}, {node.width})"


def _of_argument(name: str) -> Callable[..., str]:
    return lambda node, a: f"n.{name}({a}, {node.args[0].width})"


_TEMPLATES: Final[dict[Op, Callable[..., str]]] = {
    Op.NOT: _not,
    Op.MULHU: _high_product,
    Op.MULHS: _high_product,
    Op.SHL: _shift,
    Op.SHR: _shift,
    Op.SAR: _shift,
    Op.ZEXT: _extend,
    Op.SEXT: _extend,
    Op.TRUNC: _truncate,
    Op.HIGH: _upper,
    Op.CONCAT: _concat,
    Op.POPCOUNT: _of_argument("popcount"),
    Op.CLZ: lambda node, a: f"n.leading_zeros({a}, {node.args[0].width}) - u32(0)",
    Op.CTZ: _of_argument("trailing_zeros"),
    Op.BITREV: _of_argument("reversed_bits"),
    Op.BIT: bit,
    Op.SELECT: lambda node, c, a, b: f"np.where({c}, {a}, {b})",
    Op.EQ: lambda node, a, b: f"{a} == {b}",
    Op.ULT: _less,
    Op.SLT: _less,
    Op.CARRY: _carry,
    Op.BORROW: _borrow,
    Op.GATHER: lambda node, a, index: f"n.gather({a}, {index}, W)",
    Op.SCATTER: lambda node, a, index, sends: f"n.scatter({a}, {index}, {sends}, W)",
    Op.BALLOT: lambda node, a: f"n.ballot({a}, W)",
    Op.FADD: _arithmetic("fadd"),
    Op.FMUL: _arithmetic("fmul"),
    Op.FMA: lambda node, a, b, c: f"n.fma{node.width}({a}, {b}, {c})",
    Op.FDIV: _arithmetic("fdiv"),
    Op.SQRT: _arithmetic("sqrt"),
    Op.FMIN: lambda node, a, b: f"n.fmin({a}, {b}, {node.width}, {node.imm})",
    Op.FMAX: lambda node, a, b: f"n.fmax({a}, {b}, {node.width}, {node.imm})",
    Op.FEQ: _compare_float,
    Op.FLT: _compare_float,
    Op.FUNO: _compare_float,
    Op.FCVT: lambda node, a: f"n.fcvt({a}, {node.args[0].width}, {node.width})",
    Op.FCVTZ: lambda node, a: f"n.fcvtz({a}, {node.args[0].width}, {node.width})",
    Op.FTOS: lambda node, a: f"n.to_integer({a}, {node.args[0].width}, {node.width}, True)",
    Op.FTOU: lambda node, a: f"n.to_integer({a}, {node.args[0].width}, {node.width}, False)",
    Op.STOF: lambda node, a: f"n.from_integer({a}, {node.args[0].width}, {node.width}, True)",
    Op.UTOF: lambda node, a: f"n.from_integer({a}, {node.args[0].width}, {node.width}, False)",
    Op.FLDEXP: lambda node, a, power: f"n.ldexp({a}, {power}, {node.width})",
    Op.FREXPM: _of_argument("mantissa"),
    Op.FREXPE: _of_argument("exponent"),
}
