"""Float arithmetic printed as the processor does it: NaNs are looked for where they would show, and left to a function
that treats them as defined.
"""

from __future__ import annotations

import hashlib
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from isatool.emulator.print_c import CPrinter, Value
from isatool.emulator.print_numpy import expressions
from isatool.emulator.shape import Shape, Slots
from isatool.semantics.algebra import Expr, walk
from isatool.semantics.effects import Require, WriteVector
from isatool.semantics.ops import FLOAT, Op

_PARAMETERS: Final = "Wave *restrict w, const u32 *restrict o, Context *restrict c"
_ARITHMETIC: Final = frozenset({Op.FADD, Op.FMUL, Op.FMA, Op.FCVT})
"""Operations that are fast where no result is a NaN, and hand on any NaN that they are given."""
_EXACT: Final = frozenset({Op.FEQ, Op.FLT, Op.FUNO, Op.FMIN, Op.FMAX})
_NAN_BLIND: Final = frozenset({Op.FEQ, Op.FLT, Op.FUNO})
"""One NaN is like another to them."""
_MOVED: Final = {Op.SELECT: (1, 2), Op.GATHER: (0,)}
"""Arguments that an operation hands on as they are"""


class PrintedShape(NamedTuple):
    """A function's name (a hash of its body) and its text."""

    name: str
    text: str


@lru_cache(maxsize=1 << 14)
def printed(shape: Shape) -> PrintedShape:
    """The C function of a shape."""
    fast = FastPrinter(shape, handover="return NAME_exact(w, o, c)")
    functions = (
        f"static __attribute__((noinline)) void NAME_exact({_PARAMETERS}) {{\n{ExactPrinter(shape).body()}}}\n"
        f"void NAME({_PARAMETERS}) {{\n{fast.body()}}}\n"
        if fast.applies
        else f"void NAME({_PARAMETERS}) {{\n{CPrinter(shape).body()}}}\n"
    )
    name = "shape_" + hashlib.sha256(functions.encode()).hexdigest()[:24]
    return PrintedShape(name, functions.replace("NAME", name))


class FastPrinter(CPrinter):
    """The same without mending NaNs: where a result is one, the exact function starts over before anything is
    written.
    """

    def __init__(self, shape: Shape, bound: Slots | None = None, handover: str = "") -> None:
        super().__init__(shape, bound, handover)
        nodes: dict[Expr, None] = {}
        for effect in shape:
            for expr in expressions(effect):
                nodes |= dict.fromkeys(walk(expr))
        self.nodes = tuple(nodes)

    @property
    def applies(self) -> bool:
        """True if sums, products, fmas and conversions of at most 32 bits are what costs, and memory is left alone."""
        if not all(isinstance(effect, (WriteVector, Require)) for effect in self.shape):
            return False
        conditions = [effect.condition for effect in self.shape if isinstance(effect, Require)]
        if any(_is_raw(node) for condition in conditions for node in walk(condition)):
            return False
        floats = [node for node in self.nodes if node.op in FLOAT]
        return any(_is_raw(node) for node in floats) and all(_is_raw(node) or node.op in _EXACT for node in floats)

    @cached_property
    def checked(self) -> frozenset[Expr]:
        """Results that are to be looked at: of the others a NaN is handed on to one of these, or only its being one
        counts.
        """
        seen: set[Expr] = {expr for effect in self.shape for expr in expressions(effect)}
        for node in reversed(self.nodes):  # users come before what they use
            for place, argument in enumerate(node.args):
                hands_on = node not in seen and place in _MOVED.get(node.op, ())
                if not (_is_raw(node) or node.op in _NAN_BLIND or hands_on):
                    seen.add(argument)
        return frozenset(node for node in seen if _is_raw(node))

    def body(self) -> str:
        """The statements."""
        self.lines.append("u32x nan = {};")
        return super().body()

    def floating(self, node: Expr, arguments: list[str]) -> str:
        """A float operation of the processor, which collects where it met NaNs."""
        return special(node, "raw", arguments) if _is_raw(node) else super().floating(node, arguments)

    def computed(self, node: Expr) -> Value:
        """The same, and a look at the result where it counts."""
        value = super().computed(node)
        if node in self.checked:
            self.lines.append(f"nan |= nan{node.width}({value.name});")
        return value

    def check(self) -> None:
        """Hand over if there was a NaN."""
        self.lines.append(f"if (__builtin_expect(any(nan), 0)) {self.handover};")


class ExactPrinter(CPrinter):
    """Behind a fast function: the same results, and short code."""

    def floating(self, node: Expr, arguments: list[str]) -> str:
        """A call, where there is a function for it."""
        return special(node, "called", arguments) if _is_raw(node) else super().floating(node, arguments)


def special(node: Expr, kind: str, arguments: list[str]) -> str:
    """One of the forms of an operation that `_is_raw`."""
    source = f"_{node.args[0].width}_" if node.op is Op.FCVT else ""
    return f"{node.op.value}{source}{node.width}_{kind}({', '.join(arguments)})"


def _is_raw(node: Expr) -> bool:
    """True for an operation with a fast form."""
    return node.op in _ARITHMETIC and node.width <= 32 and node.args[0].width <= 32
