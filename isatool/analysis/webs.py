"""Webs: the values of a function that must share one register, over the whole function.

A web is the smallest set of definitions and uses closed under "this definition reaches that use". What a register
holds at entry is a definition too, also if undefined. A write that leaves part of the old value needed (half a
register, some lanes, an accumulator) belongs to the old value's web; a plain `v_add_nc_u32 v0, v0, v1` reads one web
and writes another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final, NamedTuple

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.effects import EVERYTHING, OPAQUE_EFFECTS, SGPRS, VGPRS, bits, keeps_old_value, members
from isatool.analysis.liveness import Liveness, compute_liveness
from isatool.ir.instruction import AnyInstruction, Dual, Instruction
from isatool.ir.operands import Operand, RegisterList
from isatool.ir.views import kept
from isatool.isa.operations import Op
from isatool.isa.registers import Register, RegisterKind, RegisterRange, vgpr
from isatool.isa.table import Unit
from isatool.records import dataclass, record

ABI_ENTRY: Final = "holds a value of the calling convention at entry"
LEAVES: Final = "may be read after the end of the function"


class Site(NamedTuple):
    """One printed operand: dense instruction index, half (0 unless the Y half of a VOPD), operand index in
    that half.
    """

    instruction: int
    half: int
    operand: int


class Occurrence(NamedTuple):
    """One register of one operand; `element` counts from the first register of the operand."""

    instruction: int
    half: int
    operand: int
    element: int

    @property
    def site(self) -> Site:
        """The operand."""
        return Site(self.instruction, self.half, self.operand)


@record
class Web:
    """One web. `register` is its register in the input; `pinned` the reason why it must stay there, "" if it may move.

    `at_entry`: its value comes (also) from before the function, undefined unless pinned. `tied`: some definition also
    needs the old value.
    """

    index: int
    register: Register
    defs: tuple[Occurrence, ...]
    uses: tuple[Occurrence, ...]
    at_entry: bool
    tied: bool
    pinned: str


class OperandTuple(NamedTuple):
    """An operand of several registers: element k of the web list must lie k registers after the first.

    `first` is the element of the operand at which the tuple begins (an address list has several tuples).
    """

    site: Site
    first: int
    webs: tuple[int, ...]
    is_def: bool


class Copy(NamedTuple):
    """A plain move of one web into another that starts a new value: if both share a register the move is the
    identity.
    """

    instruction: int
    half: int
    target: int
    source: int


@dataclass(frozen=True, eq=False)
class Webs:
    """The webs of one register file in a function.

    `at[site]` lists the web of every register of an operand, for each operand that names registers of this file.
    `block_in[b]`, `block_out[b]` are bit sets of web indices live at the start and end of block b; `entry` those at
    entry.
    """

    flow: ControlFlow
    liveness: Liveness
    kind: RegisterKind
    webs: tuple[Web, ...]
    at: dict[Site, tuple[int, ...]]
    tuples: tuple[OperandTuple, ...]
    copies: tuple[Copy, ...]
    block_in: tuple[int, ...]
    block_out: tuple[int, ...]

    @property
    def entry(self) -> int:
        """Bit set of the webs that are live at function entry."""
        return self.block_in[0] if self.block_in else 0

    @cached_property
    def defined(self) -> tuple[tuple[int, ...], ...]:
        """For each instruction the webs it writes, without repetition."""
        return self._by_instruction(True)

    @cached_property
    def used(self) -> tuple[tuple[int, ...], ...]:
        """For each instruction the webs it reads, without repetition."""
        return self._by_instruction(False)

    def _by_instruction(self, defs: bool) -> tuple[tuple[int, ...], ...]:
        found: list[dict[int, None]] = [{} for _ in self.flow.instructions]
        for web in self.webs:
            for occurrence in web.defs if defs else web.uses:
                found[occurrence.instruction][web.index] = None
        return tuple(tuple(webs) for webs in found)

    def rewrite(self, registers: Sequence[Register]) -> dict[int, AnyInstruction]:
        """Instructions (by dense index) that change when web w gets `registers[w]`.

        ValueError if a tuple's registers are not consecutive or a pinned web moves.
        """
        for web in self.webs:
            if web.pinned and registers[web.index] != web.register:
                raise ValueError(f"{web.register.name} is pinned: {web.pinned}")
        changed: dict[int, dict[tuple[int, int], Operand]] = {}
        for site, webs in self.at.items():
            operand = self.flow.instructions[site.instruction].halves[site.half].operands[site.operand]
            new = renamed(operand, [registers[web] for web in webs])
            if new is not operand:
                changed.setdefault(site.instruction, {})[site.half, site.operand] = new
        return {index: _replaced(self.flow.instructions[index], new) for index, new in changed.items()}


def renamed(operand: Operand, registers: Sequence[Register]) -> Operand:
    """The operand on other registers, element by element; ValueError if a range would not be consecutive."""
    if tuple(registers) == operand.registers:
        return operand
    if isinstance(operand.value, RegisterList):
        parts = []
        position = 0
        for part in operand.value.ranges:
            parts.append(_range(registers[position : position + part.count]))
            position += part.count
        return replace(operand, value=RegisterList(tuple(parts)), spelling="")
    return replace(operand, value=_range(registers), spelling="")


def _range(registers: Sequence[Register]) -> RegisterRange:
    first = registers[0]
    if any(register != first + offset for offset, register in enumerate(registers)):
        raise ValueError(f"not consecutive: {', '.join(register.name for register in registers)}")
    return RegisterRange(first, len(registers))


def _replaced(instruction: AnyInstruction, operands: dict[tuple[int, int], Operand]) -> AnyInstruction:
    halves = [
        half.with_operands(operands.get((number, position), old) for position, old in enumerate(half.operands))
        for number, half in enumerate(instruction.halves)
    ]
    return Dual(halves[0], halves[1]) if len(halves) == 2 else halves[0]


@kept
def build_webs(flow: ControlFlow, kind: RegisterKind = RegisterKind.VGPR) -> Webs:
    """The webs of the VGPRs (or SGPRs s0 to s105) of a function, unreachable code included."""
    return _Builder(flow, compute_liveness(flow), kind).build()


class _Builder:
    """One walk over the instructions; values that meet at a block's start are united with those of its predecessors."""

    def __init__(self, flow: ControlFlow, liveness: Liveness, kind: RegisterKind) -> None:
        self.flow = flow
        self.liveness = liveness
        self.kind = kind
        self.file = VGPRS if kind is RegisterKind.VGPR else SGPRS
        self.parent: list[int] = []
        self.register: list[int] = []
        self.pins: dict[int, str] = {}
        self.at_entry: set[int] = set()
        self.tied: set[int] = set()
        self.sites: dict[Site, tuple[int, ...]] = {}
        self.definitions: set[Site] = set()
        self.starts: list[dict[int, int]] = [{} for _ in flow.blocks]
        self.ends: list[dict[int, int]] = [{} for _ in flow.blocks]

    def build(self) -> Webs:
        """Walk, unite, number."""
        done: set[int] = set()
        for block in self.flow.full_order:
            self._start(block, done)
            current = dict(self.starts[block])
            for index in self.flow.blocks[block].instructions:
                self._visit(index, current)
            self.ends[block] = current
            done.add(block)
            if self.flow.blocks[block].ending in (Ending.RETURN, Ending.UNKNOWN):
                self._pin_all(current, LEAVES)
        for source in self.flow.blocks:
            end = self.ends[source.index]
            live = self.liveness.block_out[source.index]
            for successor in source.successors:
                for register, node in self.starts[successor].items():
                    if live >> register & 1:  # else control comes this way with the lanes that matter switched off
                        self._unite(node, end[register])
        return self._number()

    def _node(self, register: int) -> int:
        self.parent.append(len(self.parent))
        self.register.append(register)
        return len(self.parent) - 1

    def _find(self, node: int) -> int:
        parent = self.parent
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    def _unite(self, a: int, b: int) -> None:
        a, b = self._find(a), self._find(b)
        if a != b:
            self.parent[max(a, b)] = min(a, b)

    def _start(self, block: int, done: set[int]) -> None:
        """A value for every register that is live at the start of a block."""
        live = self.liveness.block_in[block] & self.file
        predecessors = self.flow.blocks[block].predecessors
        if len(predecessors) == 1 and block != 0 and predecessors[0] in done:
            end, left = self.ends[predecessors[0]], self.liveness.block_out[predecessors[0]]
            self.starts[block] = {
                register: end[register] if left >> register & 1 else self._node(register) for register in members(live)
            }
            return
        start = {register: self._node(register) for register in members(live)}
        self.starts[block] = start
        if block != 0:
            return
        self.at_entry.update(start.values())
        for register, node in start.items():
            if not self.flow.function.is_kernel or self.kind is RegisterKind.SGPR or register == vgpr(0):
                self.pins[node] = ABI_ENTRY

    def _visit(self, index: int, current: dict[int, int]) -> None:
        """Note what an instruction reads, then what it writes: both halves of a VOPD read first."""
        effect = self.flow.effects[index]
        if effect.reads & self.file == EVERYTHING & self.file:
            self._pin_all(current, self.flow.fences.get(index, "a register chosen by M0 may be this one"))
        fence = self.flow.fences.get(index)
        written: list[tuple[int, int]] = []
        for number, half in enumerate(self.flow.instructions[index].halves):
            for position, operand in enumerate(half.operands):
                if not operand.is_register or operand.register is None or not self.file >> operand.register & 1:
                    continue
                nodes = self._nodes(index, operand, current, written, effect is OPAQUE_EFFECTS)
                site = Site(index, number, position)
                self.sites[site] = nodes
                if operand.is_def:
                    self.definitions.add(site)
                if fence is not None:
                    self.pins.update((node, fence) for node in nodes)
        for register, node in written:
            current[register] = node

    def _nodes(
        self,
        index: int,
        operand: Operand,
        current: dict[int, int],
        written: list[tuple[int, int]],
        opaque: bool,
    ) -> tuple[int, ...]:
        if not operand.is_def or opaque:
            return tuple(self._value(current, register) for register in operand.registers)
        retained = self.liveness.retained[index]
        read_undef = self.liveness.read_undef.get(index, 0)
        nodes = []
        keeps = keeps_old_value(operand)
        for register in operand.registers:
            if (keeps and not read_undef >> register & 1) or retained >> register & 1:
                node = self._value(current, register)
                self.tied.add(node)
            else:
                node = self._node(register)
                written.append((register, node))
            nodes.append(node)
        return tuple(nodes)

    def _value(self, current: dict[int, int], register: int) -> int:
        """What a register holds; a read with all lanes off sees a value of its own that nothing defines."""
        node = current.get(register)
        if node is None:
            node = current[register] = self._node(register)
        return node

    def _pin_all(self, current: dict[int, int], reason: str) -> None:
        for register in members(EVERYTHING & self.file):
            if register not in current:
                current[register] = self._node(register)
            self.pins[current[register]] = reason

    # -- numbering

    def _number(self) -> Webs:
        roots = self._roots()
        numbers: dict[int, int] = {}
        for nodes in self.sites.values():
            for node in nodes:
                numbers.setdefault(roots[node], len(numbers))
        for start in self.starts:
            for node in start.values():
                numbers.setdefault(roots[node], len(numbers))
        for node in self.pins:
            numbers.setdefault(roots[node], len(numbers))
        number_of = [numbers.get(root, -1) for root in roots]
        defs: list[list[Occurrence]] = [[] for _ in numbers]
        uses: list[list[Occurrence]] = [[] for _ in numbers]
        at: dict[Site, tuple[int, ...]] = {}
        for site in sorted(self.sites):
            webs_here = at[site] = tuple([number_of[node] for node in self.sites[site]])
            operand = self._operand(site)
            is_use = operand.is_use or operand.half
            read_undef = self.liveness.read_undef.get(site.instruction, 0)
            for element, web in enumerate(webs_here):
                occurrence = Occurrence(*site, element)
                if operand.is_def:
                    defs[web].append(occurrence)
                if is_use and not (operand.is_def and read_undef >> operand.registers[element] & 1):
                    uses[web].append(occurrence)
        entry = {number_of[node] for node in self.at_entry}
        tied = {number_of[node] for node in self.tied}
        pins = {number_of[node]: reason for node, reason in self.pins.items()}
        webs = tuple(
            Web(
                number,
                Register(self.register[root]),
                tuple(defs[number]),
                tuple(uses[number]),
                number in entry,
                number in tied,
                pins.get(number, ""),
            )
            for root, number in numbers.items()
        )
        block_in = tuple(
            self._bits(start, live, number_of) for start, live in zip(self.starts, self.liveness.block_in, strict=True)
        )
        block_out = tuple(
            self._bits(end, live, number_of) for end, live in zip(self.ends, self.liveness.block_out, strict=True)
        )
        return Webs(
            self.flow,
            self.liveness,
            self.kind,
            webs,
            at,
            tuple(self._tuples(at)),
            tuple(self._copies(at)),
            block_in,
            block_out,
        )

    def _roots(self) -> list[int]:
        """What stands for each node: a parent has the smaller number."""
        roots: list[int] = []
        for node, parent in enumerate(self.parent):
            roots.append(node if parent == node else roots[parent])
        return roots

    def _bits(self, nodes: dict[int, int], live: int, number_of: list[int]) -> int:
        return bits(number_of[nodes[register]] for register in members(live & self.file))

    def _operand(self, site: Site) -> Operand:
        return self.flow.instructions[site.instruction].halves[site.half].operands[site.operand]

    def _tuples(self, at: dict[Site, tuple[int, ...]]) -> Iterator[OperandTuple]:
        for site, webs in at.items():
            if len(webs) == 1:
                continue
            operand = self._operand(site)
            if not isinstance(operand.value, RegisterList):
                yield OperandTuple(site, 0, webs, operand.is_def)
                continue
            first = 0
            for part in operand.value.ranges:
                if part.count > 1:
                    yield OperandTuple(site, first, webs[first : first + part.count], operand.is_def)
                first += part.count

    def _copies(self, at: dict[Site, tuple[int, ...]]) -> Iterator[Copy]:
        unit = Unit.VALU if self.kind is RegisterKind.VGPR else Unit.SALU
        for index, instruction in enumerate(self.flow.instructions):
            if index in self.flow.fences:
                continue
            for number, half in enumerate(instruction.halves):
                if not _is_move(half, unit):
                    continue
                target, source = at.get(Site(index, number, 0)), at.get(Site(index, number, 1))
                register = half.operands[0].register
                if target is None or source is None or register is None:
                    continue
                if target != source and not self.liveness.retained[index] >> register & 1:
                    yield Copy(index, number, target[0], source[0])


def _is_move(half: Instruction, unit: Unit) -> bool:
    if half.row is None or half.form is None or half.unit is not unit or half.form.dpp:
        return False
    if half.operation != Op.MOV or half.type != "b32":
        return False
    return not half.is_modified
