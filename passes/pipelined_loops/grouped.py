"""Several iterations of a short loop whose loads come together, before what takes their results.

A loop that does little with what it loads (a row of a norm, a dot product, a sum) waits for memory in each iteration:
one iteration more in flight hides little. Here a group of iterations first does what leads from one to the next, their
loads, addresses and exit tests; then the rest of each, in order.

    unfolded          grouped
    L: ahead 0        L: ahead 0, leave to T1
       rest 0            ahead 1, leave to T2
       leave             rest 0
       ahead 1           rest 1
       rest 1            to L
       to L, if more  T2: rest 0, rest 1, to D
    D:                T1: rest 0
                      D:

Loads that need what these bring (words by an index) come next, of all iterations as well, before what remains of each.
Where lanes leave one by one, each rest runs with the lanes that its iteration has. It is long because masks, copies
and exits of one group name each other's registers and labels.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from isatool.analysis.cfg import ControlFlow, Ending, label_positions
from isatool.analysis.edits import Edits
from isatool.analysis.effects import EXEC, SGPRS, VGPRS, bits, members
from isatool.analysis.exec_state import restores_exec
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import Loop, find_loops
from isatool.analysis.memory.order import AccessClass, PassingNeed, access_in, may_pass
from isatool.analysis.register_halves import filled_half, halves_of
from isatool.analysis.wait_renewal import renew_waits
from isatool.analysis.webs import Web, Webs, build_webs, renamed
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Instruction, branch_target
from isatool.ir.relation import Relation
from isatool.isa import opcodes
from isatool.isa.operations import Op as Operation
from isatool.isa.registers import EXEC_LO, NULL, Register, RegisterKind, RegisterRange
from isatool.isa.wave import WAVE32
from isatool.passes.common.draft import Draft
from isatool.passes.common.loop_copies import find_text
from isatool.passes.pipelined_loops.prefetch import apart, is_load, is_movable
from isatool.passes.pipelined_loops.renaming import together
from isatool.records import dataclass
from isatool.rewriting.body import Body, BodyOp, Part, Place
from isatool.rewriting.registers import TooFewRegistersError, free_sgprs, free_vgprs
from isatool.rewriting.text import written
from isatool.verify.lemmas.reorder import Reordered
from isatool.verify.verdict import CutPoint

SIZES: Final = (8, 4, 2)
"""iterations of a group that are tried"""
MOST_TEXT: Final = 1024
"""instructions of a group with its exits: short loops only, so that the copies stay in the instruction cache"""
FIRST, DONE = "_group", "_done"
"""how labels end: of the exits of a group, and after it"""


@dataclass(frozen=True, eq=False)
class Grouped:
    """A loop with `size` iterations in each; `stages`: the programs on the way to the one `made`; `reorder`: where the
    last of them does what it does in another order.
    """

    stages: tuple[Draft, ...]
    made: Draft
    reorder: Reordered
    size: int
    loads: int


def grouped(draft: Draft, label: str, limit: int, sizes: Sequence[int] = SIZES) -> Grouped:
    """The loop in groups of as many iterations as registers and text allow.

    RefusedError if the loop has another form, TooFewRegistersError if not even two iterations have the registers.
    """
    plain = _plain(draft, label)
    separate, fresh = _separate(plain, label, limit)
    parts = _Parts(separate.flow(), label, fresh)
    parts.require_order()
    error: Exception = RefusedError("its copies would be too long")
    for size in sizes:
        if parts.length(size) > MOST_TEXT:
            continue
        try:
            unfolded = _Text(parts, separate).unfolded(size)
            made = _Text(parts, separate).grouped(size, limit)
            points = tuple((CutPoint(0, label + end), CutPoint(0, label + end)) for end in ("", DONE))
            return Grouped((separate, unfolded), made, Reordered(*points), size, parts.count)
        except TooFewRegistersError as found:
            error = found
    raise error


def with_waits(grouping: Grouped, label: str, groups: tuple[int, int]) -> Draft:
    """The draft `made`, with the waits of the loop computed again; those around it stay."""
    flow = grouping.made.flow()
    places = label_positions(flow.function, flow.lines)
    inside = range(places[label], places[label + DONE])
    edits = renew_waits(flow, flow, Relation.identity(flow.lines), groups).edits()
    return grouping.made.edited(flow, edits.within(inside))


def _plain(draft: Draft, label: str) -> Draft:
    """The draft with the loop's VOPDs taken apart, without annotations in it."""
    flow = draft.flow()
    block = flow.blocks[_loop(flow, label).header]
    edits = Edits({index for index in block.instructions if flow.instructions[index].is_annotation})
    for index in block.instructions:
        if flow.instructions[index].is_dual:
            edits.substitute(index, apart(flow, index))
    return draft.edited(flow, edits)


def _loop(flow: ControlFlow, label: str) -> Loop:
    """The loop at a label, if it is one block that is left at its end; else RefusedError."""
    for loop in find_loops(flow).loops:
        block = flow.blocks[loop.header]
        if label not in block.labels:
            continue
        if len(loop.blocks) != 1:
            raise RefusedError("it has more than one block")
        if (
            block.ending is not Ending.CONDITIONAL
            or branch_target(flow.instructions[block.last - 1]) not in block.labels
        ):
            raise RefusedError("it is not left at its end by a conditional branch")
        return loop
    raise RefusedError("its header has no label")


Version = tuple[tuple[int | None, bool], ...]
"""who last wrote each register of an operand, and whether an iteration before"""


class _Parts:
    """The instructions of the loop's block by dense index: what leads to the next iteration, and the rest."""

    def __init__(self, flow: ControlFlow, label: str, fresh: int = 0) -> None:
        """`fresh`: registers that copies of what leads on are in, as a bit set."""
        self.flow = flow
        self.label = label
        self.fresh = fresh
        self.loop = _loop(flow, label)
        self.text = find_text(flow, self.loop)
        block = flow.blocks[self.loop.header]
        self.branch = block.last - 1
        own = [index for index in range(block.first, self.branch) if not flow.instructions[index].is_annotation]
        self.parted = _parted(flow, own)
        """what only some of an iteration's lanes do, with what switches the others off and on again"""
        masks = [index for index in own if flow.effects[index].writes & EXEC and index not in self.parted]
        self.mask = -1
        """the instruction that switches lanes off, -1 if all leave at once"""
        if masks:
            self.mask = masks[0]
            if masks != own[-1:] or flow.instructions[self.mask].operation != Operation.AND_NOT1:
                raise RefusedError(f"{flow.place(masks[0])}: '{flow.instructions[masks[0]]}' switches lanes in it")
            own.pop()
        self.own = own
        self.webs = build_webs(flow)
        self.scalar_webs = build_webs(flow, RegisterKind.SGPR)
        self.loads, self.ahead = self._ahead()
        if not self.loads:
            raise RefusedError("it has no load of global memory that could come before the rest of its iteration")
        first = set(self.ahead)
        self.rest = [index for index in own if index not in first]
        for index in self.rest:
            if _stays(flow, index):
                raise RefusedError(f"{flow.place(index)}: '{flow.instructions[index]}' orders its iterations")
        self.gathers, gathering = self._gathering()
        self.phases = [gathering, [index for index in self.rest if index not in gathering]]
        """the rest: loads whose addresses come early loads brought, with what leads there, and what remains"""

    @property
    def count(self) -> int:
        """Loads that come together."""
        return len(self.loads) + sum(is_load(self.flow, index) for index in self.gathers)

    def length(self, size: int) -> int:
        """Instructions of a group of so many iterations with its exits."""
        return size * (len(self.ahead) + 3) + (size + size * (size + 1) // 2) * (len(self.rest) + 1)

    # -- what leads on

    def _ahead(self) -> tuple[list[int], list[int]]:
        """(loads that come early, all that comes early)"""
        flow = self.flow
        tests = [self.branch] if self.mask < 0 else [self.mask]
        wanted = [(index, flow.effects[index].reads & ~EXEC) for index in tests]
        found = self._sources(wanted)
        if found is None:
            raise RefusedError("its exit test needs what its loads bring, or more than arithmetic")
        found |= {index for index in self.own if flow.effects[index].writes & self.fresh}
        found |= self._sources([(index, flow.effects[index].reads & ~EXEC) for index in found]) or set()
        loads = []
        for index in self.own:
            is_any = is_load(flow, index) or access_in(flow, index) is AccessClass.SCALAR_LOAD
            if not is_any or index in self.parted:
                continue
            if not self.own_results(index):
                continue
            kept = flow.effects[index].keeps & ~_addresses(flow.instructions[index])
            needed = self._sources([(index, flow.effects[index].reads & ~(EXEC | kept))])
            if needed is not None:
                loads.append(index)
                found |= {index, *needed}
        return loads, [index for index in self.own if index in found]

    def _gathering(self) -> tuple[list[int], list[int]]:
        """(whose results each iteration has registers of its own for, all that leads to loads that need what others
        brought); none where a register is in the way of doing that of all iterations before what remains of them.
        """
        flow, early = self.flow, set(self.ahead)
        loads, found = [], set[int]()
        for index in self.rest:
            is_whole = is_load(flow, index) and not filled_half(flow.instructions[index].mnemonic)
            if not is_whole or index in self.parted or not self.own_results(index):
                continue
            needed = self._sources([(index, flow.effects[index].reads & ~EXEC)], early)
            if needed is not None:
                loads.append(index)
                found |= {index, *needed}
        gathering = [index for index in self.rest if index in found]
        others = [index for index in self.rest if index not in found]
        own = list(loads)
        """those whose results are of each iteration: what remains reads them"""
        for index in others:
            for code in members(flow.effects[index].reads & VGPRS):
                source, carried = self.source(code, index)
                if source in found and source not in own and not carried and self.own_results(source):
                    own.append(source)
        written = self._written(gathering, own)
        for places, registers in ((others, written), (gathering, self._written(others))):
            for index in places:
                for code in members(flow.effects[index].reads & registers & ~EXEC):
                    source, carried = self.source(code, index)
                    if source in places if carried else index in others and source in found.difference(own):
                        return [], []
        return ([], []) if self._alive_after & written & self._written(others) else (own, gathering)

    def _sources(self, wanted: Iterable[tuple[int, int]], known: Container[int] = ()) -> set[int] | None:
        """What computes registers at places, through any number of iterations, from what is `known`; None if it is more
        than arithmetic.
        """
        found: set[int] = set()
        waiting = list(wanted)
        while waiting:
            place, registers = waiting.pop()
            for code in members(registers):
                source, _ = self.source(code, place)
                if source is None or source in found or source in known:
                    continue
                if source in self.parted or not is_movable(self.flow, source):
                    return None
                found.add(source)
                waiting.append((source, self.flow.effects[source].reads & ~EXEC))
        return found

    def source(self, code: int, place: int) -> tuple[int | None, bool]:
        """The instruction of the loop that last wrote a register before a place, and whether an iteration before."""
        effects = self.flow.effects
        earlier = [index for index in self.own if index < place and effects[index].writes >> code & 1]
        if earlier:
            return earlier[-1], False
        later = [index for index in self.own if index >= place and effects[index].writes >> code & 1]
        return (later[-1], True) if later else (None, False)

    def own_results(self, index: int) -> bool:
        """Whether what an instruction writes, with all that is in registers next to it, is the iteration's own."""
        webs = self.webs_of(index)
        return all(self._is_own(webs, each) for web in webs.defined[index] for each in together(webs, web))

    def webs_of(self, load: int) -> Webs:
        """Those of the registers that a load, or arithmetic on VGPRs, writes."""
        is_scalar = access_in(self.flow, load) is AccessClass.SCALAR_LOAD
        return self.scalar_webs if is_scalar else self.webs

    def _is_own(self, webs: Webs, number: int) -> bool:
        web = webs.webs[number]
        if web.pinned:
            return False
        if (web.at_entry or webs.block_in[self.loop.header] >> number & 1) and not self._is_half(web):
            return False
        return all(each.instruction in self._inside for each in (*web.defs, *web.uses))

    def _is_half(self, web: Web) -> bool:
        """Whether only a load into half of the register comes to what it held before, and only that half is read."""
        flow = self.flow
        for index in {each.instruction for each in web.uses}:
            source, carried = self.source(web.register, index)
            if carried or source is None:
                if not filled_half(flow.instructions[index].mnemonic):
                    return False
                continue
            half = filled_half(flow.instructions[source].mnemonic)
            read = halves_of(flow.instructions[index], flow.effects[index])
            if half and (read.low if half == "h" else read.high) >> web.register & 1:
                return False
        return True

    @cached_property
    def _inside(self) -> frozenset[int]:
        return frozenset(self.own)

    # -- registers between both parts

    def crossing(self) -> dict[tuple[Register, ...], dict[Version, list[int]]]:
        """Operands of the rest that hold what leads on: registers -> who wrote them -> who reads them."""
        found: dict[tuple[Register, ...], dict[Version, list[int]]] = {}
        early = set(self.ahead)
        for index in self.rest:
            instruction = self.flow.instructions[index]
            reads = self.flow.effects[index].reads & ~EXEC & ~self.webs.liveness.read_undef.get(index, 0)
            crossing = {c for c in members(reads) if self.source(c, index)[0] in early and not self._brought(c, index)}
            if not crossing:
                continue
            for operand in instruction.operands:
                is_result = operand.is_def and not operand.is_use
                if is_result or not crossing.intersection(map(int, operand.registers)):
                    continue
                is_scalar = all(register.is_sgpr for register in operand.registers)
                if operand.is_def or not (operand.is_vgpr or is_scalar) or operand.half:
                    raise RefusedError(
                        f"{self.flow.place(index)}: '{instruction}' uses a value that leads to the next iteration"
                    )
                crossing.difference_update(map(int, operand.registers))
                sources = tuple(self.source(code, index) for code in operand.registers)
                found.setdefault(operand.registers, {}).setdefault(sources, []).append(index)
            if crossing:
                name = Register(min(crossing)).name
                raise RefusedError(
                    f"{self.flow.place(index)}: '{instruction}' uses {name}, which leads to the next iteration"
                )
        return found

    def _brought(self, code: int, place: int) -> bool:
        """Whether a register holds what a load that comes early brought, or a copy."""
        source, carried = self.source(code, place)
        return not carried and (source in self.loads or self.fresh >> code & 1 == 1)

    def require_order(self) -> None:
        """RefusedError if a register is in the way of doing one part of all iterations before the other."""
        effects = self.flow.effects
        early = self._written(self.ahead)
        late = self._written(self.rest)
        for index in self.rest:
            for code in members(effects[index].reads & early & VGPRS) if index not in self.parted else ():
                if self.source(code, index)[0] in self.parted:
                    raise RefusedError(f"{self.flow.place(index)}: {Register(code).name} is kept in lanes that are off")
        for places, others in ((self.rest, early), (self.ahead, late)):
            for index in places:
                for code in members(effects[index].reads & others & ~EXEC):
                    source, carried = self.source(code, index)
                    if carried and source in places:
                        raise RefusedError(f"{self.flow.place(index)}: {Register(code).name} holds something else too")
        alive = self._alive_after
        for code in members(alive & early & late):
            raise RefusedError(f"{Register(code).name} is written in both parts, and needed after it")
        if self.mask >= 0 and alive & effects[self.mask].writes & ~EXEC & late:
            raise RefusedError("the flag of its exit test is needed after it")

    @property
    def _alive_after(self) -> int:
        """The registers that are read after the loop."""
        block = self.flow.blocks[self.loop.header]
        after = next(each for each in block.successors if each != self.loop.header)
        return compute_liveness(self.flow).block_in[after]

    def _written(self, places: Iterable[int], loads: Container[int] = ()) -> int:
        """Registers that instructions write, the results of loads left out, which get others."""
        found = 0
        for index in places:
            found |= self.flow.effects[index].writes if index not in self.loads and index not in loads else 0
        return found & ~(1 << NULL)


def _parted(flow: ControlFlow, own: Sequence[int]) -> frozenset[int]:
    """What of a block runs with some lanes off, from what switches them off to what switches them on again."""
    found: set[int] = set()
    saved: tuple[Register, ...] = ()
    """what holds EXEC as it was, of which nothing has been written since"""
    start = -1
    for place, index in enumerate(own):
        instruction = flow.instructions[index]
        if start >= 0:
            if restores_exec(instruction, saved):
                found.update(own[start : place + 1])
                start, saved = -1, ()
            elif flow.effects[index].writes & (EXEC | bits(saved)):
                return frozenset()
        elif instruction.operation == Operation.AND_SAVEEXEC or (
            saved and instruction.row is not None and instruction.row.writes_exec
        ):
            saved = saved if instruction.operation != Operation.AND_SAVEEXEC else instruction.operands[0].registers
            start = place
        elif instruction.operation == Operation.MOV and instruction.uses == _exec_of(flow):
            saved = instruction.operands[0].registers
        elif flow.effects[index].writes & (EXEC | bits(saved)):
            saved = ()
    return frozenset(found) if start < 0 else frozenset()


def _exec_of(flow: ControlFlow) -> tuple[Register, ...]:
    return _lanes(1 if flow.function.wave_size == WAVE32 else 2).registers


def _separate(draft: Draft, label: str, limit: int) -> tuple[Draft, int]:
    """The draft with copies of registers that lead on where the rest reads them, and the registers of the copies."""
    flow = draft.flow()
    parts = _Parts(flow, label)
    crossing = parts.crossing()
    if not crossing:
        return draft, 0
    taken = flow.touched() & VGPRS
    scalars = flow.touched() & SGPRS
    edits = Edits()
    fresh = 0
    for registers, versions in crossing.items():
        for readers in versions.values():
            if registers[0].is_vgpr:
                start, move = free_vgprs(taken, range(len(registers)), limit), opcodes.V_MOV_B32_E32
            else:
                start, move = free_sgprs(scalars, len(registers)).first, opcodes.S_MOV_B32
            names = {register: Register(start + offset) for offset, register in enumerate(registers)}
            taken |= bits(names.values())
            scalars |= bits(names.values()) & SGPRS
            fresh |= bits(names.values())
            moves = (flow.function.build(move, new, old) for old, new in names.items())
            edits.insert(readers[0], *moves)
            for index in readers:
                instruction = edits.replaced.get(index, flow.instructions[index])
                assert isinstance(instruction, Instruction)
                edits.replaced[index] = instruction.with_operands(
                    renamed(operand, list(names.values())) if operand.registers == registers and not operand.is_def
                    else operand
                    for operand in instruction.operands
                )  # fmt: skip
    return draft.edited(flow, edits), fresh


def _stays(flow: ControlFlow, index: int) -> bool:
    """True for what loads of later iterations do not pass: the proof shows that they are apart from stores."""
    return not may_pass(
        AccessClass.LOAD, access_in(flow, index), PassingNeed.APART, PassingNeed.COUNTS, PassingNeed.TIME
    )


@dataclass
class _Text:
    """The programs made of a loop in parts."""

    parts: _Parts
    draft: Draft
    scalars: int = 0
    """SGPRs that are taken"""

    def __post_init__(self) -> None:
        self.scalars = self.parts.flow.touched() & SGPRS
        self.header, self.after = Place(self.parts.loop.header), Place(self.parts.loop.exits[0][1])
        self._mask = [self.parts.mask] if self.parts.mask >= 0 else []

    def unfolded(self, size: int) -> Draft:
        """`size` copies of the loop one after the other, each with its test."""
        parts = self.parts
        every = [*parts.own, *self._mask]
        return self._written(
            Part(
                list(self._ops(every, {}, copy)),
                "",
                parts.branch,
                self.after,
                self.header if copy == size - 1 else None,
                copy,
            )
            for copy in range(size)
        )

    def grouped(self, size: int, limit: int) -> Draft:
        """What leads on of `size` iterations, then the rest of each; the exits after it."""
        parts = self.parts
        copies = self._copies(size, limit)
        masks = self._masks(size) if self._mask else []
        made: list[Part] = []
        for copy in range(size):
            ops = self._saved(masks, copy)
            for index in parts.ahead:
                loaded = copies[copy].get(index, parts.flow.instructions[index])
                if index in parts.loads and filled_half(loaded.mnemonic):  # else the other half would come from before
                    ops += [self._zero(each) for each in loaded.defs if not _addresses(loaded) >> each & 1]
                ops += self._ops([index], copies[copy], copy)
            ops += self._ops(self._mask, {}, copy)
            made.append(Part(ops, "", parts.branch, f"{parts.label}{FIRST}{copy + 1}", copy=copy))
        ops = [*self._saved(masks, size), *self._rests(masks, copies, size), *self._with(masks, size)]
        made.append(Part(ops, stay=self.header))
        for count in range(size, 0, -1):
            ops = [*self._rests(masks, copies, count), *self._ops(self._mask, {}, count)]
            made.append(Part(ops, f"{parts.label}{FIRST}{count}", stay=self.after))
        return self._written(made)

    def _rests(
        self, masks: list[RegisterRange], copies: list[Mapping[int, AnyInstruction]], count: int
    ) -> Iterator[BodyOp]:
        for phase in filter(None, self.parts.phases):
            for copy in range(count):
                yield from self._with(masks, copy)
                yield from self._ops(phase, copies[copy], copy)

    # -- lanes

    def _masks(self, size: int) -> list[RegisterRange]:
        """SGPRs for the lanes of each iteration, which nothing else uses."""
        return [self._free(1 if self.parts.flow.function.wave_size == WAVE32 else 2) for _ in range(size + 1)]

    def _free(self, count: int) -> RegisterRange:
        """SGPRs that nothing uses, from now on taken."""
        found = free_sgprs(self.scalars, count)
        self.scalars |= bits(found.registers)
        return found

    def _saved(self, masks: list[RegisterRange], copy: int) -> list[BodyOp]:
        return [self._move(masks[copy], _lanes(masks[copy].count))] if masks else []

    def _with(self, masks: list[RegisterRange], copy: int) -> list[BodyOp]:
        return [self._move(_lanes(masks[copy].count), masks[copy])] if masks else []

    def _zero(self, register: Register) -> BodyOp:
        made = self.parts.flow.function.build(opcodes.V_MOV_B32_E32, register, 0)
        return BodyOp(made)

    def _move(self, target: RegisterRange, value: RegisterRange) -> BodyOp:
        name = opcodes.S_MOV_B32 if target.count == 1 else opcodes.S_MOV_B64
        return BodyOp(self.parts.flow.function.build(name, target, value))

    # -- registers

    def _copies(self, size: int, limit: int) -> list[Mapping[int, AnyInstruction]]:
        """The instructions of each iteration with its own registers for what its loads bring."""
        parts = self.parts
        effects = parts.flow.effects
        taken = parts.flow.touched() & VGPRS
        fresh = [index for index in parts.ahead if effects[index].writes & parts.fresh & VGPRS]
        every = (*parts.loads, *parts.gathers)
        loads = {each: [index for index in every if parts.webs_of(index) is each] for each in self._files}
        groups = {webs: _groups(webs, [*loads[webs], *(fresh if webs is parts.webs else ())]) for webs in self._files}
        made: list[Mapping[int, AnyInstruction]] = []
        for _ in range(size):
            names: dict[int, int] = {}
            for group in groups[parts.webs]:
                _, offsets = _offsets(parts.webs, group)
                start = free_vgprs(taken, set(offsets.values()), limit)
                names |= {member: start + offset for member, offset in offsets.items()}
                taken |= bits(Register(start + offset) for offset in offsets.values())
            changed = _renamed(parts.webs, names)
            names = {}
            for group in groups[parts.scalar_webs]:
                base, offsets = _offsets(parts.scalar_webs, group)
                past = base & 3  # what wants to be at a multiple of four stays at one
                first = self._free(max(offsets.values()) + past + 4 & ~3).registers[0] + past
                names |= {member: first + offset for member, offset in offsets.items()}
            made.append(self._with_scalars(_both(changed, _renamed(parts.scalar_webs, names), parts.flow)))
        return made

    @property
    def _files(self) -> tuple[Webs, Webs]:
        return self.parts.webs, self.parts.scalar_webs

    def _with_scalars(self, changed: Mapping[int, AnyInstruction]) -> Mapping[int, AnyInstruction]:
        """The instructions of one iteration with its own SGPRs for copies of what leads on."""
        parts = self.parts
        copies = [Register(code) for code in members(parts.fresh & SGPRS)]
        if not copies:
            return changed
        first = copies[0] & ~3  # what wants to be at a multiple of four stays at one
        free = self._free(copies[-1] - first + 4 & ~3).registers[0]
        names = {copy: Register(free + copy - first) for copy in copies}
        every = {index: changed.get(index, parts.flow.instructions[index]) for index in parts.own}
        return {index: instruction.renamed(names) for index, instruction in every.items()}

    # -- blocks

    def _ops(self, places: Iterable[int], changed: Mapping[int, AnyInstruction], copy: int) -> Iterator[BodyOp]:
        flow = self.parts.flow
        for index in places:
            yield BodyOp(changed.get(index, flow.instructions[index]), flow.lines[index], copy)

    def _written(self, parts: Iterable[Part]) -> Draft:
        body = Body.of(self.parts.flow).with_parts(self.parts.loop, list(parts), self.after)
        return self.draft.with_body(written(body.named(self.after, self.parts.label + DONE)))


def _addresses(load: AnyInstruction) -> int:
    """The registers of a load's address, as a bit set."""
    return bits(register for each in load.operands[1:] for register in each.registers)


def _groups(webs: Webs, sources: Iterable[int]) -> list[set[int]]:
    """What instructions write, with all that keeps its distance to it."""
    groups: list[set[int]] = []
    for number in dict.fromkeys(web for index in sources for web in webs.defined[index]):
        if not any(number in group for group in groups):
            groups.append(together(webs, number))
    return groups


def _offsets(webs: Webs, group: set[int]) -> tuple[int, dict[int, int]]:
    """(the lowest register of a group, how far from it each of its webs is)"""
    base = min(webs.webs[member].register for member in group)
    return base, {member: webs.webs[member].register - base for member in group}


def _renamed(webs: Webs, names: Mapping[int, int]) -> Mapping[int, AnyInstruction]:
    return webs.rewrite([Register(names.get(number, web.register)) for number, web in enumerate(webs.webs)])


def _both(
    vectors: Mapping[int, AnyInstruction], scalars: Mapping[int, AnyInstruction], flow: ControlFlow
) -> dict[int, AnyInstruction]:
    """The instructions with both kinds of registers renamed."""
    made = {**scalars, **vectors}
    for index in vectors.keys() & scalars.keys():
        vector, scalar, old = vectors[index], scalars[index], flow.instructions[index]
        assert isinstance(vector, Instruction)
        operands = zip(old.operands, vector.operands, scalar.operands, strict=True)
        made[index] = vector.with_operands(new if other == each else other for each, new, other in operands)
    return made


def _lanes(count: int) -> RegisterRange:
    return RegisterRange(EXEC_LO, count)
