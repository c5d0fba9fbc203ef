"""The semantics printed as C: one function for each shape, over all lanes of a wave as one vector (`runtime.h`).

Uniform integer values are scalars; everything else is a vector, also where all lanes agree (a consumer that wants a
scalar takes lane 0). One-bit lane values are masks. All values are computed before the first write.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from isatool.emulator.c_operations import float_text, integer_text, type_of
from isatool.emulator.print_numpy import expressions
from isatool.emulator.shape import EXEC_HIGH_SLOT, EXEC_SLOT, Shape, Slots
from isatool.semantics.algebra import Expr, walk
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
from isatool.semantics.ops import FLOAT, TRANSCENDENTAL, Op
from isatool.semantics.transcendental import expansion, is_primitive

_LONG: Final = 400
"""operations of a shape whose C is ordered by hand"""
_WRITES: Final = (WriteVector, WriteScalar, WriteMask, WriteScc)


_EXEC_HALVES: Final = {EXEC_SLOT: "EXEC", EXEC_HIGH_SLOT: "EXEC + 1"}


class Value(NamedTuple):
    """A C expression and whether it is a scalar that stands for all lanes."""

    name: str
    uniform: bool


class CPrinter:
    """Prints the body of one shape's function; given values for its slots, the statements of one step of a block, where
    all lanes are active.
    """

    def __init__(self, shape: Shape, bound: Slots | None = None, handover: str = "") -> None:
        """`handover` leaves everything to another function; it comes before anything is written."""
        self.shape = shape
        self.bound = bound
        self.handover = handover
        self.slots = _positions(shape)
        self.lines: list[str] = [] if bound is not None else ["(void)c; (void)o; (void)w;"]
        self.values: dict[Expr, Value] = {}
        self.in_memory: dict[str, str] = {}
        self.shared = _shared(shape)
        self.count = 0

    def body(self) -> str:
        """The statements."""
        self.accesses()
        self.stores()
        self.writes()
        return "".join(f"    {line}\n" for line in self.lines)

    # -- effects

    def accesses(self) -> None:
        """What must hold; then loads and atomics in order: m<access> or f<access> holds the dwords."""
        for place, effect in enumerate(self.shape):
            if isinstance(effect, Require):
                condition = self.scalar(effect.condition)
                self.lines.append(f"if (!({condition})) {{ c->refused = {place + 1}; return; }}")
            elif isinstance(effect, Load) and effect.space is Space.CONSTANT:
                dwords, f = effect.size // 4, f"f{effect.access}"
                address = self.scalar(effect.address)
                condition = "" if effect.where is None else f"if ({self.scalar(effect.where)}) "
                self.lines.append(f"u32 {f}[{dwords}] = {{0}};")
                self.lines.append(f"{condition}fetch(c, {address}, {dwords}, {f});")
            elif isinstance(effect, Load):
                m = f"m{effect.access}"
                self.lines.append(f"Lanes {m}[{max(1, effect.size // 4)}];")
                if self.bound is not None:
                    self.attempt(f"try_load_{effect.space.value}{effect.size}(c, {self.vector(effect.address)}, {m})")
                    continue
                if effect.space is Space.GLOBAL:
                    self.lines.append(f"for (int i = 0; i < {max(1, effect.size // 4)}; i++) {m}[i].x = (u32x){{}};")
                address = self.vector(effect.address)
                with self.lanes(effect.where):
                    self.lines.append(
                        f"load_{effect.space.value}(w, c, {address}, {effect.size}, {effect.align}, {m});"
                    )
                if effect.where is not None:
                    mask = f"{self.vector(effect.where)} & w->mask"
                    self.lines.append(f"for (int i = 0; i < {max(1, effect.size // 4)}; i++) {m}[i].x &= {mask};")
            elif isinstance(effect, Atomic):
                self.atomic(effect)

    def attempt(self, done: str) -> None:
        """Go on if it could be done."""
        self.lines.append(f"if (__builtin_expect(!{done}, 0)) {self.handover};")

    @contextmanager
    def lanes(self, where: Expr | None) -> Iterator[None]:
        """Only lanes where a condition holds are active."""
        if where is None:
            yield
            return
        mask = self.vector(where)
        name = self.kept("exec_of(w)", "bits")
        self.lines.append(f"write_exec(w, {name} & ballot({mask}));")
        yield
        self.lines.append(f"write_exec(w, {name});")

    def atomic(self, effect: Atomic) -> None:
        """Lane after lane; the new value is computed for all lanes and one of them stored."""
        m, dwords = f"m{effect.access}", effect.size // 4
        address = self.vector(effect.address)
        for value in effect.new:
            for node in walk(value):
                if all(inner.op is not Op.LOADED for inner in walk(node)):
                    self.value(node)
        self.lines.append(f"Lanes {m}[{dwords}];")
        self.lines.append(f"for (int i = 0; i < {dwords}; i++) {m}[i].x = (u32x){{}};")
        shared = effect.space is Space.GLOBAL
        active = "exec_of(w)" if effect.where is None else f"(exec_of(w) & ballot({self.vector(effect.where)}))"
        if shared:
            self.lines.append("lock(c);")
        self.lines.append(f"for (bits rest = {active}; rest; rest &= rest - 1) {{")
        self.lines.append("    int lane = first_of(rest);")
        if effect.space is Space.SCRATCH:
            raise UnprintedError("an atomic operation on private memory")
        self.lines.append(f"    u8 *p = atomic_{effect.space.value}(w, c, {address}, {effect.size}, lane);")
        self.lines.append("    if (!p) continue;")
        self.lines.append(f"    for (int d = 0; d < {dwords}; d++) {m}[d].a[lane] = read_part(p + 4 * d, 4);")
        outer, lines, in_memory = dict(self.values), self.lines, dict(self.in_memory)
        self.lines = []
        new = [self.vector(value) for value in effect.new]
        inner, self.lines, self.values, self.in_memory = self.lines, lines, outer, in_memory
        self.lines += [f"    {line}" for line in inner]
        for dword, text in enumerate(new):
            self.lines.append(f"    u32x new{dword} = {text};")
            self.lines.append(f"    write_part(p + {4 * dword}, new{dword}[lane], 4);")
        self.lines.append("}")
        if shared:
            self.lines.append("unlock(c);")

    def stores(self) -> None:
        """Stores, branch conditions and jump targets."""
        for place, effect in enumerate(self.shape):
            if isinstance(effect, Store):
                address = self.vector(effect.address)
                data = ", ".join(f"{{{self.vector(value)}}}" for value in effect.data)
                self.lines.append(f"Lanes d{place}[] = {{{data}}};")
                if self.bound is not None:
                    self.attempt(f"try_store_{effect.space.value}{effect.size}(c, {address}, d{place})")
                    continue
                with self.lanes(effect.where):
                    self.lines.append(
                        f"store_{effect.space.value}(w, c, {address}, d{place}, {effect.size}, {effect.align});"
                    )
            elif isinstance(effect, Branch) and effect.condition is not None:
                self.lines.append(f"w->condition = {self.scalar(effect.condition)};")
            elif isinstance(effect, Jump):
                self.lines.append(f"w->jump = {self.scalar(effect.address)};")
            elif isinstance(effect, ChooseMode):
                self.lines.append(f"w->condition = {self.scalar(effect.field)};")

    def writes(self) -> None:
        """Register writes, after every value is in a temporary."""
        effects = [effect for effect in self.shape if isinstance(effect, _WRITES)]
        prepared: list[tuple[str, str]] = []
        for effect in effects:
            if isinstance(effect, WriteVector):
                where = "" if effect.where is None else self.vector(effect.where)
                value = self.vector(effect.value)
                if self.shared:
                    value = f"{self.lanes_of(value, 32, 'IN_ORDER')}.x"
                prepared.append((value, where))
            elif isinstance(effect, WriteMask):
                prepared.append((self.kept(f"ballot({self.active(self.vector(effect.value))})"), ""))
            else:
                prepared.append((self.scalar(effect.value), ""))
        exec_writes = any(getattr(effect, "register", None) in _EXEC_HALVES for effect in effects)
        self.check()
        plain: list[tuple[str, str]] = []
        for effect, (value, where) in zip(effects, prepared, strict=True):
            if isinstance(effect, WriteVector) and not where and not effect.all_lanes:
                plain.append((self.vgpr(int(effect.register)), value))
            else:
                self.write(effect, value, where)
        if self.bound is not None:
            self.lines += [f"{target} = {value};" for target, value in plain]
        elif plain:
            self.lines.append("if (w->full) {")
            self.lines += [f"    {target} = {value};" for target, value in plain]
            self.lines.append("} else {")
            self.lines += [f"    {target} = pick(w->mask, {value}, {target});" for target, value in plain]
            self.lines.append("}")
        if exec_writes:
            self.lines.append("take_exec(w);")

    def lanes_of(self, value: str, width: int, how: str = "IN_MEMORY") -> str:
        """An array of a value's lanes, in memory."""
        if value.removesuffix(".x") in self.in_memory.values():
            return value.removesuffix(".x")
        if value not in self.in_memory:
            name = self.in_memory[value] = f"l{self.count}"
            self.count += 1
            kind = "WideLanes" if width == 64 else "Lanes"
            self.lines.append(f"{kind} {name} = {{{value}}}; {how}({name});")
        return self.in_memory[value]

    def kept(self, text: str, kind: str = "u32") -> str:
        """A temporary for a scalar that must be computed before the writes."""
        name = f"t{self.count}"
        self.count += 1
        self.lines.append(f"{kind} {name} = {text};")
        return name

    def check(self) -> None:
        """Called between the last value and the first write."""

    def write(self, effect: WriteVector | WriteScalar | WriteMask | WriteScc, value: str, where: str) -> None:
        """One register, other than a VGPR under EXEC alone."""
        if isinstance(effect, WriteScc):
            self.lines.append(f"w->scc = {value};")
            return
        if isinstance(effect, (WriteScalar, WriteMask)):
            if effect.register in _EXEC_HALVES:
                self.lines.append(f"w->s[{_EXEC_HALVES[effect.register]}] = {value};")
            else:
                self.lines.append(f"{self.sgpr(int(effect.register))} = {value};")
            return
        target = self.vgpr(int(effect.register))
        lanes = where if effect.all_lanes else self.active(where)
        self.lines.append(f"{target} = {f'pick({lanes}, {value}, {target})' if lanes else value};")

    # -- registers and lanes

    def active(self, lanes: str) -> str:
        """Those of some lanes that are active."""
        return lanes if self.bound is not None else f"{lanes} & w->mask"

    def vgpr(self, slot: int) -> str:
        """The VGPR of a slot."""
        return f"VGPR({self.slots[slot]})" if self.bound is None else f"w->v[{self.bound[slot].value}]"

    def sgpr(self, slot: int) -> str:
        """The scalar register of a slot."""
        return f"SGPR({self.slots[slot]})" if self.bound is None else f"w->s[{self.bound[slot].value}]"

    # -- values

    def vector(self, expr: Expr) -> str:
        """The value in every lane."""
        value = self.value(expr)
        if not value.uniform:
            return value.name
        if expr.width == 1:
            return f"flag({value.name})"
        return f"splat64({value.name})" if expr.width == 64 else f"splat({value.name})"

    def scalar(self, expr: Expr) -> str:
        """The value of lane 0; a condition as 0 or 1."""
        value = self.value(expr)
        if value.uniform:
            return value.name
        return f"({value.name}[0] & 1)" if expr.width == 1 else f"{value.name}[0]"

    def value(self, expr: Expr) -> Value:
        """Compute what is missing; the name of the whole."""
        for node in walk(expr):
            if node not in self.values:
                self.values[node] = self.computed(node)
        return self.values[expr]

    def computed(self, node: Expr) -> Value:
        """Emit the statement of a node whose arguments have values."""
        if node.op is Op.CONST:
            return Value(str(node.imm), True) if node.width == 1 else Value(self.constant(node), True)
        if node.op in TRANSCENDENTAL and not is_primitive(node.op, node.width):
            return self.transcendental(node)
        uniform = node.op in (Op.SGPR, Op.SCC, Op.FETCHED) or (
            bool(node.args)
            and node.op not in FLOAT
            and all(self.values[arg].uniform for arg in node.args)
            and node.op not in (Op.GATHER, Op.SCATTER, Op.MULHU, Op.MULHS)
        )
        uniform |= node.op is Op.BALLOT or (node.op is Op.GATHER and self.values[node.args[1]].uniform)
        text = self.text_of(node, uniform)
        if node.op is Op.ZEXT and node.args[0].width > 1 and node.width <= 32:
            return Value(text, uniform)
        if node in self.shared and not uniform:
            return Value(f"{self.lanes_of(text, node.width, 'IN_ORDER')}.x", uniform)
        name = f"t{self.count}"
        self.count += 1
        self.lines.append(f"{type_of(node.width, uniform)} {name} = {text};")
        return Value(name, uniform)

    def transcendental(self, node: Expr) -> Value:
        """The expansion over a stand-in for the argument."""
        argument = Value(self.vector(node.args[0]), False)
        stand_in = Expr(Op.LOADED, node.args[0].width, (), -1)
        outer, self.values = self.values, {stand_in: argument}
        body = expansion(node.op, node.width, stand_in)
        for inner in walk(body):
            if inner.op is Op.CONST and inner.width > 1:
                self.values[inner] = Value(f"{inner.imm}ull" if inner.width == 64 else f"{inner.imm}u", True)
        value = self.value(body)
        self.values = outer
        return value

    def text_of(self, node: Expr, uniform: bool) -> str:
        """The C expression of a node."""
        op = node.op
        if not node.args:
            return self.leaf(node)
        take = self.scalar if uniform else self.vector
        if op is Op.GATHER:
            return self.gathered(node, uniform)
        if op is Op.BALLOT:
            return f"ballot({self.vector(node.args[0])})"
        if op in FLOAT or op is Op.SQRT:
            return self.floating(node, [self.vector(arg) for arg in node.args])
        arguments = [take(arg) for arg in node.args]
        if op is Op.SELECT and not uniform and row_of(node):
            low, high = arguments[1:]
            return f"below_row({row_of(node)}, {low}, {high})"
        return integer_text(node, arguments, uniform)

    def floating(self, node: Expr, arguments: list[str]) -> str:
        """A float operation."""
        return float_text(node, arguments)

    def constant(self, node: Expr) -> str:
        """A constant's slot, or the constant."""
        if self.bound is not None:
            return f"{self.bound[node.imm].value}{'ull' if node.width == 64 else 'u'}"
        position = self.slots[node.imm]
        return f"CONST64({position})" if node.width == 64 else f"o[{position}]"

    def leaf(self, node: Expr) -> str:
        """A register or what an access read."""
        if node.op is Op.VGPR:
            return self.vgpr(node.imm)
        if node.op is Op.SGPR:
            return self.sgpr(node.imm)
        return {
            Op.SCC: "w->scc",
            Op.LANE: "iota()",
            Op.LOADED: f"m{node.imm >> 4}[{node.imm & 15}].x",
            Op.FETCHED: f"f{node.imm >> 4}[{node.imm & 15}]",
        }[node.op]

    def gathered(self, node: Expr, uniform: bool) -> str:
        """Another lane's value."""
        value, index = self.vector(node.args[0]), node.args[1]
        if uniform:
            return f"{self.lanes_of(value, node.width)}.a[{self.scalar(index)} & (LANES - 1)]"
        if index.op is Op.XOR and index.imm and node.width <= 32:
            return f"swap_rows({value}, {index.imm})"
        name = "gather64" if node.width == 64 else "gather"
        return f"{name}({value}, {self.vector(node.args[1])})"


def row_of(node: Expr) -> int:
    """The lane below which a SELECT takes its first value, 0 if it does not choose by rows."""
    condition = node.args[0]
    return condition.imm if condition.op is Op.ULT and node.width <= 32 else 0


def _shared(shape: Shape) -> frozenset[Expr]:
    """In long shapes, results that several effects read in the end, of which a processor could not hold all at once."""
    found: list[set[Expr]] = [
        {node for expr in expressions(effect) for node in walk(expr) if node.args} for effect in shape
    ]
    if sum(map(len, found)) < _LONG:
        return frozenset()
    times = Counter(node for nodes in found for node in nodes)
    last = {arg for node, count in times.items() if count == 1 for arg in node.args}
    return frozenset(node for node, count in times.items() if count > 1 and node in last and node.width in (16, 32))


def _positions(shape: Shape) -> list[int]:
    """Where the slots lie: 64-bit constants take two places."""
    double: set[int] = set()
    highest = -1
    for effect in shape:
        highest = max(highest, int(getattr(effect, "register", -1)))
        for expr in expressions(effect):
            for node in walk(expr):
                if node.op in (Op.VGPR, Op.SGPR) or (node.op is Op.CONST and node.width > 1):
                    highest = max(highest, node.imm)
                    if node.op is Op.CONST and node.width == 64:
                        double.add(node.imm)
    positions, place = [], 0
    for slot in range(highest + 1):
        positions.append(place)
        place += 2 if slot in double else 1
    return positions
