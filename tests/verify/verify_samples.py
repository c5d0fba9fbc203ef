"""Values on concrete inputs: to hold the normal forms against the definitions.

Floats and whatever else has no arithmetic meaning here is a hash of the operation and its arguments, so values that
differ only in such operations differ in the sample too.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from isatool.semantics import concrete
from isatool.semantics.ops import FLOAT, Op
from isatool.verify.values.constructors import Values
from isatool.verify.values.nodes import Extra
from isatool.verify.values.sums import terms_of

LANES = 32
Row = tuple[int, ...]
"""one number for each lane"""


class Sample:
    """One assignment of inputs. `inputs(leaf, lane)` gives the bits of a symbol; `active` are the lanes of the wave."""

    def __init__(self, values: Values, inputs: Callable[[int, int], int], active: int = -1) -> None:
        self.values = values
        self.inputs = inputs
        self.active = active
        self._rows: dict[int, Row] = {}

    def row(self, value: int) -> Row:
        """A value in every lane."""
        stack = [value]
        while stack:
            top = stack[-1]
            if top in self._rows:
                stack.pop()
                continue
            waiting = [arg for arg in self.values.args[top] if arg not in self._rows]
            if waiting:
                stack += waiting
                continue
            self._rows[top] = self._compute(top)
            stack.pop()
        return self._rows[value]

    def _compute(self, value: int) -> Row:
        values = self.values
        op, width, args, imm = values.op[value], values.width[value], values.args[value], values.imm[value]
        if op is Op.CONST:
            return (values.high[value],) * values.wave_size
        if op is Op.LANE:
            return tuple(range(values.wave_size))
        if op is Extra.SYMBOL:
            if lanes := values.permuted.lanes.get(value):
                return lanes
            if values.uniform[value]:
                return (self.inputs(value, 0),) * values.wave_size
            return tuple(self.inputs(value, lane) for lane in range(values.wave_size))
        rows = [self._rows[arg] for arg in args]
        if op is Extra.SUM:
            return self._sum(value)
        if op is Extra.BOOL:
            return self._bool(value)
        if op is Extra.MASK or op is Op.BALLOT:
            lanes = self.active if op is Extra.MASK else -1
            return (sum(bit << lane for lane, bit in enumerate(rows[0])) & lanes,) * values.wave_size
        if op is Op.GATHER:
            return tuple(rows[0][index % values.wave_size] for index in rows[1])
        if isinstance(op, Op) and op in concrete.PURE and op not in FLOAT and width:
            widths = tuple(values.width[arg] for arg in args)
            number = imm if isinstance(imm, int) else 0
            return tuple(concrete.apply(op, width, number, widths, parts) for parts in zip(*rows, strict=True))
        if width == 0 or op is Op.SCATTER or op is Extra.RESULT:
            return (_hash((str(op), width, imm, *rows)),) * values.wave_size
        bits = min(width, values.high[value].bit_length())
        return tuple(_hash((str(op), width, imm, *parts)) & ((1 << bits) - 1) for parts in zip(*rows, strict=True))

    def _sum(self, value: int) -> Row:
        constant, terms = terms_of(self.values, value)
        full = (1 << self.values.width[value]) - 1
        found = []
        for lane in range(self.values.wave_size):
            total = constant
            for atoms, coefficient in terms:
                product = coefficient
                for atom in atoms:
                    product *= self._rows[atom][lane]
                total += product
            found.append(total & full)
        return tuple(found)

    def _bool(self, value: int) -> Row:
        conditions, decisions = self.values.conditions, self.values.decisions
        start = conditions.diagram(value)
        found = []
        for lane in range(self.values.wave_size):
            diagram = start
            while diagram > 1:
                number, low, high = decisions.top(diagram)
                diagram = high if self._rows[conditions.variables[number]][lane] else low
            found.append(diagram)
        return tuple(found)


def _hash(parts: tuple[object, ...]) -> int:
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=8).digest(), "little")


def random_inputs(values: Values, seed: int) -> Callable[[int, int], int]:
    """Inputs within the facts of each symbol, most of them at the ends of their range or at powers of two."""

    def inputs(leaf: int, lane: int) -> int:
        low, high, possible = values.low[leaf], values.high[leaf], values.possible[leaf]
        number = _hash((seed, values.imm[leaf], lane))
        width = values.width[leaf]
        corners = (low, high, 1, 2, (1 << width) - 1, 1 << (width - 1), (1 << (width - 1)) - 1, low + 1, high - 1)
        kind = number >> 40 & 15
        chosen = corners[kind] if kind < len(corners) else number & ((1 << width) - 1)
        chosen &= possible
        if not low <= chosen <= high:
            chosen = low + number % (high - low + 1)
        return chosen if not chosen & ~possible else low

    return inputs
