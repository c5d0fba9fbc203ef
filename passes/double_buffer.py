"""double-buffer: two LDS buffers in turn, so that waves store the next tile while others still load from this one.

A loop that loads a tile from LDS, waits at s_barrier, overwrites the tile and waits again needs the first barrier only
because there is one buffer. With two, stores of one turn go where the loads of the next look, and one barrier a turn
is enough. The loop stands in the text once for each buffer, so addresses stay constants: the second buffer is reached
by offsets where they have room, else by registers that are computed once in front of the loop.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.lane_addresses import lanes_of
from isatool.analysis.lds_accesses import LdsAccess, lds_accesses, unresolved
from isatool.analysis.loops import Loop
from isatool.analysis.workgroup_uniform import analyse_uniformity
from isatool.asm.descriptor import Descriptor, kernel_descriptor
from isatool.asm.metadata import KernelMetadata, kernel_metadata
from isatool.asm.register_counts import Counts, program_with_register_counts
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.model.prediction import ModelledKernel
from isatool.passes.buffer_labels import buffer_copies, without_buffer
from isatool.passes.buffer_turns import Copy, unfold
from isatool.passes.draft import Draft
from isatool.passes.loop_copies import CannotCopyError, is_fallback
from isatool.passes.lower_registers import lowered
from isatool.passes.result import Context, PassResult, Remark
from isatool.passes.second_buffer import LoopPlace, SecondBuffer
from isatool.passes.synthesis import CannotComputeError
from isatool.passes.turned_loop import TurnedLoop
from isatool.verify.double_buffered import DoubleBuffered, NotShownError, require_common_barriers, require_same
from isatool.verify.lds_phases import LdsPhases, PlacedAccess

NEEDS: Final = frozenset({"hazards", "clauses", "delays", "descriptor"})
_DISTANCES: Final = (512, 16)
"""multiples that the distance of the buffers is made, where that costs no wave: the first fits stride64 offsets"""
_FAR: Final = 1 << 24


@dataclass(frozen=True, slots=True)
class DoubleBuffer:
    """The pass. `loop`: only the loop with this header label. `if_faster`: only if the cycle model does not call the
    loop slower.
    """

    loop: str = ""
    if_faster: bool = False
    name: ClassVar[str] = "double-buffer"

    def run(self, function: Function, context: Context) -> PassResult:
        """The kernel with two buffers, if a barrier then goes and no wave less runs."""
        return _DoubleBuffer(function, context, self).run()


class _RefusedError(Exception):
    """Why the kernel is left as it is; `line` is where, -1 for the kernel."""

    def __init__(self, text: str, line: int = -1, help_: str = "") -> None:
        super().__init__(text)
        self.line = line
        self.help = help_


@dataclass(frozen=True)
class _Made:
    """A rewrite that was shown to be right."""

    draft: Draft
    told: DoubleBuffered
    remark: str
    statistics: dict[str, int | float | str]


class _DoubleBuffer:
    def __init__(self, function: Function, context: Context, options: DoubleBuffer) -> None:
        self.function = function
        self.context = context
        self.options = options

    def run(self) -> PassResult:
        """Analyse, unfold, readdress, take barriers away, show."""
        draft = Draft.of(self.function)
        try:
            made = self._made(draft)
        except _RefusedError as error:
            line = self.function.first if error.line < 0 else error.line
            text = f"{self.function.name}: left as it is: {error}"
            remark = Remark("double-buffer", self.function.program.span(line), text, error.help)
            return PassResult(self.function.program, draft.relation, (remark,))
        remark = Remark("double-buffer", self.function.program.span(self.function.first), made.remark)
        return PassResult(
            made.draft.program,
            made.draft.relation,
            (remark,),
            made.statistics,
            NEEDS,
            changed=True,
            improved=True,
            settled=True,
            moved_lds=made.told,
        )

    def _made(self, draft: Draft) -> _Made:
        descriptor, metadata = self._kernel()
        flow = draft.flow()
        if flow.unanalysable:
            raise _RefusedError(f"its control flow cannot be followed: {flow.unanalysable}")
        if not any(_has_all(flow, range(block.first, block.last), ("s_barrier",)) for block in flow.blocks):
            raise _RefusedError("it has no barrier")
        affine = analyse_affine(self.function, self.context.assumptions, flow)
        loops = list(self._loops(affine))
        if not loops:
            what = f"the loop {self.options.loop}" if self.options.loop else "a loop"
            raise _RefusedError(f"there is no such thing as {what} that loads from LDS, stores to it and has barriers")
        try:
            require_common_barriers(flow, analyse_uniformity(flow, affine.transfer.facts))
        except NotShownError as error:
            raise _RefusedError(str(error)) from None
        accesses = self._accesses(affine, descriptor.lds_bytes)
        refused: _RefusedError | None = None
        for loop in loops:
            try:
                return _OneLoop(self, draft, affine, loop, accesses, descriptor, metadata).made()
            except _RefusedError as error:
                refused = refused or error
        assert refused is not None
        raise refused

    def _kernel(self) -> tuple[Descriptor, KernelMetadata]:
        lines = [line.text for line in self.function.program.lines]
        descriptor = kernel_descriptor(lines, self.function.name) if self.function.is_kernel else None
        metadata = kernel_metadata(lines, self.function.name) if self.function.is_kernel else None
        if descriptor is None or metadata is None:
            raise _RefusedError("only kernels with a descriptor and metadata can get another LDS segment")
        if any(argument.value_kind == "dynamic_shared_pointer" for argument in metadata.arguments):
            raise _RefusedError("the host gives it LDS as an argument (dynamic LDS)", help_="use a static array")
        if not descriptor.lds_bytes:
            raise _RefusedError("it declares no LDS")
        return descriptor, metadata

    def _loops(self, affine: Affine) -> Iterator[Loop]:
        """Outermost loops with barriers, LDS loads and stores, the longest first."""
        flow = affine.flow
        found: list[tuple[int, Loop]] = []
        for loop in affine.forest.loops:
            labels = flow.blocks[loop.header].labels
            inside = [index for block in sorted(loop.blocks) for index in flow.blocks[block].instructions]
            if loop.parent >= 0 or not labels or any(is_fallback(label) for label in labels):
                continue
            if self.options.loop and self.options.loop not in labels:
                continue
            if _has_all(flow, inside, ("s_barrier", "ds_load", "ds_store")):
                found.append((-len(inside), loop))
        for _, loop in sorted(found, key=lambda one: (one[0], one[1].index)):
            yield loop

    def _accesses(self, affine: Affine, size: int) -> tuple[PlacedAccess, ...]:
        """Every access where it is now. RefusedError where something may touch LDS at a place that is not known."""
        found = lds_accesses(affine)
        for place in unresolved(affine, found):
            raise _RefusedError(*self.at(affine.flow, place.instruction, place.reason))
        return tuple(_placed(affine, access, size) for access in found)

    def at(self, flow: ControlFlow, index: int, text: str) -> tuple[str, int]:
        """A reason with its line, and the line."""
        line = flow.lines[index]
        return f"line {self.function.program.lines[line].number}: {text}", line


def _has_all(flow: ControlFlow, indices: Sequence[int] | range, names: Sequence[str]) -> bool:
    return all(any(flow.instructions[index].mnemonic.startswith(name) for index in indices) for name in names)


def _placed(affine: Affine, access: LdsAccess, size: int) -> PlacedAccess:
    assert access.address is not None
    inside = access.low >= -_FAR and access.end <= size
    low, end = (max(access.low, 0), access.end) if inside else (0, size)
    is_full = affine.transfer.exec_state.is_full(access.instruction)
    return PlacedAccess(
        access.instruction,
        access.number,
        access.size,
        access.is_load,
        access.is_store,
        access.address,
        low,
        max(low, end),
        0,
        is_full,
    )


@dataclass
class _OneLoop:
    """The rewrite of one loop. RefusedError if it cannot be done."""

    owner: _DoubleBuffer
    draft: Draft
    affine: Affine
    loop: Loop
    accesses: tuple[PlacedAccess, ...]
    descriptor: Descriptor
    metadata: KernelMetadata

    def made(self) -> _Made:
        """Unfold, choose barriers, readdress, show."""
        flow = self.affine.flow
        turns = unfold(flow, self.loop, self._moving())
        if not turns.has_two_buffers:
            raise self._refused("no store in it is followed by a barrier in it")
        try:
            text = TurnedLoop(flow, self.loop, turns)
        except CannotCopyError as error:
            raise self._refused(str(error)) from None
        unfolded = self.draft.with_body(text.body)
        turned = unfolded.flow()
        distance = self._distance()
        owners = _owners(turned, unfolded, text, flow)
        second = frozenset(
            index for index, (copy, old) in owners.items() if copy is not None and turns.buffers.get((copy, old))
        )
        removed = self._removed(turned, owners, second, distance)
        try:
            buffer = SecondBuffer(turned, self._entries(turned, unfolded.function.first, text), second, distance)
            edits = replace(buffer.edits(), removed=removed)
        except CannotComputeError as error:
            raise self._refused(f"the addresses of the second buffer cannot be computed: {error}") from None
        edited = unfolded.edited(turned, edits)
        lds = distance + self.descriptor.lds_bytes
        told = DoubleBuffered(
            unfolded.program,
            program_with_register_counts(edited.program, self.owner.function.name, _counts(edited, lds)),
            distance,
            removed,
        )
        try:
            require_same(self.owner.function, told, self.owner.context.assumptions)
        except NotShownError as error:
            raise self._refused(f"not shown to be right: {error}") from None
        final = self._lowered(edited, buffer, lds)
        counts = _counts(final, lds)
        self._require_waves(counts)
        program = program_with_register_counts(final.program, self.owner.function.name, counts)
        final = replace(final, program=program)
        rates = self._rates(final) if self.owner.options.if_faster else ""
        return _Made(final, told, self._remark(turned, removed, lds) + rates, self._statistics(buffer, lds))

    def _refused(self, text: str, line: int = -1) -> _RefusedError:
        label = self.affine.flow.blocks[self.loop.header].labels[0]
        at = self.affine.flow.lines[self.affine.flow.blocks[self.loop.header].first] if line < 0 else line
        return _RefusedError(f"the loop {label}: {text}", at, _HELP if "written anew" in text else "")

    def _indices(self) -> list[int]:
        return [index for block in sorted(self.loop.blocks) for index in self.affine.flow.blocks[block].instructions]

    def _moving(self) -> frozenset[int]:
        """The loads and stores of arrays that the loop overwrites."""
        flow = self.affine.flow
        inside = set(self._indices())
        phases = self._phases(flow, self.accesses, frozenset())
        moving: set[int] = set()
        for part in phases.arrays():
            own = [self.accesses[number] for number in part if self.accesses[number].instruction in inside]
            if not any(access.is_store for access in own):
                continue
            for access in own:
                name = flow.instructions[access.instruction].mnemonic
                if not name.startswith(("ds_load", "ds_store")):
                    raise _RefusedError(*self.owner.at(flow, access.instruction, f"{name} in the loop"))
            moving |= {access.instruction for access in own}
        return frozenset(moving)

    def _phases(self, flow: ControlFlow, accesses: tuple[PlacedAccess, ...], removed: frozenset[int]) -> LdsPhases:
        facts = self.affine.transfer.facts
        lanes = lanes_of(facts, flow.function.wave_size)
        return LdsPhases(flow, self.affine.atoms, accesses, removed, lanes if facts.block is not None else None, lanes)

    def _distance(self) -> int:
        """How far apart the buffers stand. RefusedError if there is no room, or fewer waves would run."""
        size = self.descriptor.lds_bytes
        for multiple in _DISTANCES:
            distance = chips.align_up(size, multiple)
            if distance + size <= chips.LDS_PER_WORKGROUP and self._waves(distance + size) >= self._waves(size):
                return distance
        need = chips.align_up(size, _DISTANCES[-1]) + size
        if need > chips.LDS_PER_WORKGROUP:
            text = f"two buffers need {need} bytes of LDS, a workgroup has {chips.LDS_PER_WORKGROUP} at most"
        else:
            before, after = float(self._waves(size)), float(self._waves(need))
            text = f"two buffers need {need} bytes of LDS: {after:.3g} waves a SIMD would run, not {before:.3g}"
        raise self._refused(text)

    def _waves(self, lds: int, vgprs: int = 0) -> float:
        declared = self.descriptor
        target = chips.chip(self.owner.function.program.chip)
        size = self.metadata.max_flat_workgroup_size
        vgprs = max(vgprs, declared.vgprs)
        return float(chips.occupancy(target, vgprs, lds, size, declared.cu_mode, declared.wave_size).waves)

    def _require_waves(self, counts: Counts) -> None:
        if self._waves(counts.lds or 0, counts.vgprs) < self._waves(self.descriptor.lds_bytes):
            raise self._refused(f"with {counts.vgprs} VGPRs fewer waves would run")

    def _rates(self, final: Draft) -> str:
        """What the cycle model says before and after, in words. RefusedError if the loop would be slower."""
        label = self.affine.flow.blocks[self.loop.header].labels[0]
        before, after = (loop_rate(function, label) for function in (self.owner.function, final.function))
        text = f"modelled {before:.4g} operations a cycle, {after:.4g} with two buffers"
        if after < before:
            raise self._refused(f"it would be slower: {text}")
        return f"; {text}"

    # -- barriers

    def _removed(
        self, turned: ControlFlow, owners: dict[int, tuple[Copy | None, int]], second: frozenset[int], distance: int
    ) -> frozenset[int]:
        """The barriers of the unfolded loop that are not needed. RefusedError if all are, or data would be lost."""
        by_old: dict[int, list[PlacedAccess]] = {}
        for access in self.accesses:
            by_old.setdefault(access.instruction, []).append(access)
        placed = tuple(
            replace(access, instruction=index, distance=distance if index in second else 0)
            for index in sorted(owners)
            for access in by_old.get(owners[index][1], ())
        )
        wrong = self._phases(turned, placed, frozenset()).difference()
        if wrong:
            raise self._refused(wrong)
        barriers: dict[int, set[int]] = {}
        for index, (copy, old) in owners.items():
            if copy is not None and turned.instructions[index].mnemonic == "s_barrier":
                barriers.setdefault(old, set()).add(index)
        removed: frozenset[int] = frozenset()
        reasons: list[str] = []
        for old in sorted(barriers):
            wanted = removed | barriers[old]
            phases = self._phases(turned, placed, wanted)
            reason = next(filter(None, (phases.needed(index) for index in sorted(wanted))), "")
            if reason:
                reasons.append(self.owner.at(self.affine.flow, old, f"the barrier is needed: {reason}")[0])
            else:
                removed = wanted
        if not removed:
            raise self._refused("; ".join(reasons))
        return removed

    def _entries(self, turned: ControlFlow, first: int, text: TurnedLoop) -> LoopPlace:
        """Where the loop stands in the unfolded program, whose function begins at line `first`."""
        places = [first + place for place, owner in enumerate(text.owners) if owner is not None]
        inside = {index for line in places if (index := turned.instruction_at(line)) is not None}
        blocks = {turned.block_of[index] for index in inside}
        entering = {source for block in blocks for source in turned.blocks[block].predecessors if source not in blocks}
        return LoopPlace(frozenset(blocks), tuple(sorted(entering)))

    # -- registers

    def _lowered(self, edited: Draft, buffer: SecondBuffer, lds: int) -> Draft:
        limit = self._most_registers(lds)
        if all(register.index < limit for register in buffer.placeholders):
            return edited
        try:
            return lowered(edited, buffer.placeholders, limit)
        except CannotComputeError as error:
            raise self._refused(f"the addresses of the second buffer: {error}") from None

    def _most_registers(self, lds: int) -> int:
        """VGPRs that the user allows; if nothing is said, as many as cost no wave."""
        limit = self.owner.context.vgpr_limit
        if self.owner.context.occupancy_limit is None:
            return limit
        wanted = self._waves(self.descriptor.lds_bytes)
        while limit < chips.ADDRESSABLE_VGPRS and self._waves(lds, limit + 1) >= wanted:
            limit += 1
        return limit

    # -- words

    def _remark(self, turned: ControlFlow, removed: frozenset[int], lds: int) -> str:
        flow = self.affine.flow
        before = sum(flow.instructions[index].mnemonic == "s_barrier" for index in self._indices())
        lines = turned.function.program.lines
        gone = len({lines[turned.lines[index]].number for index in removed})
        label = flow.blocks[self.loop.header].labels[0]
        return (
            f"{self.owner.function.name}: the loop {label} has two LDS buffers in turn: {before - gone} of {before} "
            f"barriers a turn are left; {lds} bytes of LDS"
        )

    def _statistics(self, buffer: SecondBuffer, lds: int) -> dict[str, int | float | str]:
        return {
            "LDS bytes after": lds,
            "address registers": len(buffer.placeholders),
            "additions in the loop": buffer.inside,
        }


_HELP: Final = "a bound may help, as in --assume 'workgroup_id_x < 65536', or the shape: --assume 'block_x == 128'"


def _owners(
    turned: ControlFlow, unfolded: Draft, text: TurnedLoop, flow: ControlFlow
) -> dict[int, tuple[Copy | None, int]]:
    """For instructions of the unfolded program the copy that they stand in and the instruction they stand for."""
    first = unfolded.function.first
    found: dict[int, tuple[Copy | None, int]] = {}
    for place, ((_, origin, _), owner) in enumerate(zip(text.body, text.owners, strict=True)):
        index = turned.instruction_at(first + place)
        old = flow.instruction_at(origin) if origin >= 0 else None
        if index is not None and old is not None:
            found[index] = owner, old
    return found


def loop_rate(function: Function, label: str) -> float:
    """Operations a cycle of a SIMD in a loop, by the cycle model; turns a cycle where it does none."""
    modelled = ModelledKernel.of(function)
    for loop in modelled.forest.loops:
        labels = modelled.flow.blocks[loop.header].labels
        if loop.parent < 0 and any(without_buffer(one) == label for one in labels):
            found = modelled.simulate(loop)
            return found.flops_per_cycle or buffer_copies(modelled.flow, loop) * found.waves / found.cycles_per_turn
    return 0.0


def _counts(draft: Draft, lds: int) -> Counts:
    """Registers of the function as it is now."""
    seen = {
        register for _, one in draft.function.instructions for operand in one.operands for register in operand.registers
    }
    vgprs = max((register.index for register in seen if register.is_vgpr), default=-1) + 1
    sgprs = max((register.index for register in seen if register.is_sgpr), default=-1) + 1
    return Counts(vgprs, sgprs, lds)
