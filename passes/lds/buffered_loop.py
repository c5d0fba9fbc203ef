"""One loop with two LDS buffers: unfolded, its addresses moved, barriers taken away, and all of that shown to be right.

What is chosen here, the buffers of accesses and the barriers that go, is judged again from the texts by the proof.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from isatool.analysis import suggestions
from isatool.analysis.affine import Affine
from isatool.analysis.cfg import ControlFlow, reachable
from isatool.analysis.lane_addresses import lanes_of
from isatool.analysis.lds_layout import declared_remark
from isatool.analysis.loops import Loop
from isatool.analysis.sizes import code_bytes
from isatool.asm.descriptor import Descriptor
from isatool.asm.metadata import KernelMetadata
from isatool.asm.register_counts import Counts, used_registers, with_register_counts
from isatool.diagnostics import RefusedError
from isatool.ir.code import CannotComputeError
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.isa.operations import Op
from isatool.model.prediction import ModelledKernel
from isatool.passes.common.draft import Draft
from isatool.passes.common.lower_registers import lowered
from isatool.passes.common.result import Context
from isatool.passes.lds.buffer_labels import copy_starts, without_buffer
from isatool.passes.lds.buffer_of_copies import BufferedBlock, unfold
from isatool.passes.lds.buffered_copies import buffered_body
from isatool.passes.lds.options import MIN_WAVES, DoubleBuffer
from isatool.passes.lds.second_buffer import LoopPlace, NoRoomError, SecondBuffer
from isatool.records import dataclass, record
from isatool.rewriting.body import Place
from isatool.rewriting.text import written
from isatool.verify.lemma import ProofStep
from isatool.verify.lemmas.double_buffer import DoubleBuffered
from isatool.verify.lemmas.unfolding import Unfolded
from isatool.verify.structural.lds_phases import LdsPhases, PlacedAccess

_DISTANCES: Final = (512, 16)
"""to a multiple of which the distance of the buffers is rounded up if as many waves run: 512 fits stride64 offsets"""


@record
class BufferedDraft:
    """A rewrite that was shown to be right."""

    draft: Draft
    told: tuple[ProofStep, ...]
    remark: str
    statistics: dict[str, int | float | str]


@dataclass
class BufferedLoop:
    """The rewrite of one loop. RefusedError if it cannot be done."""

    function: Function
    context: Context
    options: DoubleBuffer
    draft: Draft
    affine: Affine
    loop: Loop
    accesses: tuple[PlacedAccess, ...]
    descriptor: Descriptor
    metadata: KernelMetadata
    size: int
    """bytes of LDS"""

    def made(self) -> BufferedDraft:
        """The loop alone, or if that does not do with the code behind it that uses the same arrays."""
        moving = self._moving(self.loop.blocks)
        try:
            return self._made(self.loop.blocks, moving)
        except RefusedError:
            behind = self._behind(moving)
            if not behind:
                raise
            region = self.loop.blocks | behind
            return self._made(region, self._moving(region))

    def _made(self, region: frozenset[int], moving: Sequence[PlacedAccess], has_room: bool = False) -> BufferedDraft:
        """Unfold, choose barriers, readdress, show."""
        flow = self.affine.flow
        iterations = unfold(flow, self.loop.header, region, frozenset(access.instruction for access in moving))
        if not iterations.has_two_buffers:
            raise self._refused("no store in it is followed by a barrier in it")
        try:
            body, copies = buffered_body(flow, region, iterations, has_room)
            lines = Draft.of(flow.function).with_body(written(body))
        except RefusedError as error:
            raise self._refused(str(error)) from None
        unfolded = replace(lines, relation=self.draft.relation.then(lines.relation))
        turned = unfolded.flow()
        elsewhere = {instruction for (_, instruction), buffer in iterations.buffers.items() if buffer}
        distance, lds = self._room([access for access in moving if access.instruction in elsewhere])
        owners = {
            turned_index: (copies.get(Place(flow.block_of[index], copy)), index)
            for old, new, copy in lines.relation.pairs
            if (index := flow.instruction_at(old)) is not None
            and (turned_index := turned.instruction_at(new)) is not None
        }
        second = frozenset(
            index for index, (copy, old) in owners.items() if copy is not None and iterations.buffers.get((copy, old))
        )
        removed = self._removed(turned, owners, second, distance)
        try:
            buffer = SecondBuffer(turned, _place(turned, owners), second, distance)
            edits = replace(buffer.edits(), removed={*removed})
        except NoRoomError:
            if has_room:
                raise self._refused("there is no place before it to compute addresses") from None
            return self._made(region, moving, has_room=True)
        except CannotComputeError as error:
            raise self._refused(f"the addresses of the second buffer cannot be computed: {error}") from None
        edited = unfolded.edited(turned, edits)
        counts = Counts(*used_registers(edited.function), lds)
        buffered = DoubleBuffered(distance, removed)
        between = with_register_counts(edited.program, self.function.name, counts)
        judged = Unfolded().judge(self.function, unfolded.function)
        if judged.holds:
            kernels = unfolded.function, between.kernel(self.function.name)
            judged = buffered.judge_with(*kernels, self.context.assumptions)
        if judged.first_difference is not None:
            raise self._refused(judged.first_difference.message, self._help())
        final = self._lowered(edited, buffer, lds)
        counts = Counts(*used_registers(final.function), lds)
        self._require_waves(counts)
        program = with_register_counts(final.program, self.function.name, counts)
        final = replace(final, program=program)
        rates = self._rates(final) if self.options.if_faster else ""
        told = (Unfolded(), unfolded.program), (buffered, between)
        return BufferedDraft(final, told, self._remark(turned, removed, lds) + rates, self._statistics(buffer, lds))

    def _refused(self, text: str, help_: str = "", waves: int = 0) -> RefusedError:
        label = self.loop.labels[0]
        at = self.affine.flow.lines[self.affine.flow.blocks[self.loop.header].first]
        if waves:  # with which it could be done
            return RefusedError(f"the loop {label}: {text}", at, f"--min-waves {waves} takes them", {MIN_WAVES: waves})
        return RefusedError(f"the loop {label}: {text}", at, help_)

    def _help(self) -> str:
        """Options that tell the analysis more about launches."""
        options = suggestions.launch_shape(self.affine.atoms, self.affine.transfer.facts)
        return f"bounds of the launch may help, as in {options}" if options else ""

    def _indices(self) -> list[int]:
        return self.affine.flow.inside(sorted(self.loop.blocks))

    def _behind(self, moving: Sequence[PlacedAccess]) -> frozenset[int]:
        """The blocks behind the loop on ways to accesses of the arrays that it overwrites."""
        flow = self.affine.flow
        reached = reachable([target for _, target in self.loop.exits], lambda block: flow.blocks[block].successors)
        wanted = {access.instruction for access in moving}
        using = {
            flow.block_of[self.accesses[number].instruction]
            for part in self._phases(flow, self.accesses, frozenset()).arrays()
            if any(self.accesses[number].instruction in wanted for number in part)
            for number in part
        }
        leading = reachable(sorted(using & reached), lambda block: flow.blocks[block].predecessors)
        return frozenset(reached & leading - self.loop.blocks)

    def _moving(self, region: frozenset[int]) -> list[PlacedAccess]:
        """The accesses of a region to arrays that the loop overwrites."""
        flow = self.affine.flow
        inside = set(flow.inside(region))
        own_blocks = self.loop.blocks
        phases = self._phases(flow, self.accesses, frozenset())
        moving: list[PlacedAccess] = []
        for part in phases.arrays():
            own = [self.accesses[number] for number in part if self.accesses[number].instruction in inside]
            if not any(access.is_store and flow.block_of[access.instruction] in own_blocks for access in own):
                continue
            for access in own:
                instruction = flow.instructions[access.instruction]
                if not instruction.operation.startswith((Op.LOAD, Op.STORE)):
                    raise RefusedError(*located(flow, access.instruction, f"{instruction.mnemonic} in the loop"))
            moving += own
        return moving

    def _phases(self, flow: ControlFlow, accesses: tuple[PlacedAccess, ...], removed: frozenset[int]) -> LdsPhases:
        facts = self.affine.transfer.facts
        lanes = lanes_of(facts, flow.function.wave_size)
        return LdsPhases(flow, self.affine.atoms, accesses, removed, lanes if facts.block is not None else None, lanes)

    def _room(self, elsewhere: Sequence[PlacedAccess]) -> tuple[int, int]:
        """(how far apart the buffers stand, bytes of LDS). RefusedError if there is no room, or fewer waves would run.

        The second buffer begins behind the old segment and is as long as what the accesses that use it span.
        """
        size = self.size
        low, end = min(access.low for access in elsewhere), max(access.end for access in elsewhere)
        if low < 0:
            low, end = 0, size
        need = 0
        most = self.function.target.lds_per_workgroup
        for multiple in _DISTANCES:
            distance = chips.align_up(size - low, multiple)
            need = distance + end
            if need <= most and self._waves(need) >= self._wanted_waves:
                return distance, need
        if need > most:
            text = f"two buffers need {need} bytes of LDS, a workgroup has {most} at most"
        else:
            before, after = float(self._waves(size)), float(self._waves(need))
            text = f"two buffers need {need} bytes of LDS: {after:.3g} waves a SIMD would run, not {before:.3g}"
            raise self._refused(text, waves=int(after))
        raise self._refused(text)

    @property
    def _wanted_waves(self) -> float:
        """Waves on a SIMD that must be left."""
        return self.options.min_waves or self._waves(self.size)

    def _waves(self, lds: int, vgprs: int = 0) -> float:
        declared = self.descriptor
        target = self.function.target
        size = self.metadata.max_flat_workgroup_size
        vgprs = max(vgprs, declared.vgprs)
        return float(chips.occupancy(target, vgprs, lds, size, declared.cu_mode, declared.wave_size).waves)

    def _require_waves(self, counts: Counts) -> None:
        after = self._waves(counts.lds or 0, counts.vgprs)
        if after < self._wanted_waves:
            raise self._refused(f"with {counts.vgprs} VGPRs fewer waves would run", waves=int(after))

    def _rates(self, final: Draft) -> str:
        """What the cycle model says before and after, in words. RefusedError if the loop would be slower."""
        label = self.loop.labels[0]
        (before, what), (after, _) = (loop_rate(function, label) for function in (self.function, final.function))
        text = f"modelled {before:.4g} {what} a cycle, {after:.4g} with two buffers"
        if after < before:
            raise self._refused(f"it would be slower: {text}")
        size = code_bytes(instruction for _, instruction in final.function.instructions)
        cache = self.function.target.instruction_cache
        if size > cache:
            raise self._refused(f"the kernel would have {size} bytes, the instruction cache {cache}")
        return f"; {text}"

    # -- barriers

    def _removed(
        self,
        turned: ControlFlow,
        owners: dict[int, tuple[BufferedBlock | None, int]],
        second: frozenset[int],
        distance: int,
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
            raise self._refused(wrong, self._help())
        barriers: dict[int, set[int]] = {}
        for index, (copy, old) in owners.items():
            if copy is not None and index in turned.barriers:
                barriers.setdefault(old, set()).add(index)
        removed: frozenset[int] = frozenset()
        reasons: list[str] = []
        for old in sorted(barriers):
            wanted = removed | barriers[old]
            phases = self._phases(turned, placed, wanted)
            reason = next(filter(None, (phases.needed(index) for index in sorted(wanted))), "")
            if reason:
                reasons.append(located(self.affine.flow, old, f"the barrier is needed: {reason}")[0])
            else:
                removed = wanted
        if self._barrier_lines().isdisjoint(turned.line_number(index) for index in removed):
            raise self._refused("; ".join(reasons))
        return removed | {turned.barriers[index] for index in removed}

    # -- registers

    def _lowered(self, edited: Draft, buffer: SecondBuffer, lds: int) -> Draft:
        limit = self._most_registers(lds)
        if all(register.index < limit for register in buffer.placeholders):
            return edited
        return lowered(edited, buffer.placeholders, limit)

    def _most_registers(self, lds: int) -> int:
        """VGPRs that the user allows; if nothing is said, as many as cost no wave."""
        limit = self.context.vgpr_limit
        if self.context.occupancy_limit is None:
            return limit
        wanted = self._wanted_waves
        while limit < self.function.target.addressable_vgprs and self._waves(lds, limit + 1) >= wanted:
            limit += 1
        return limit

    # -- words

    def _remark(self, turned: ControlFlow, removed: frozenset[int], lds: int) -> str:
        before = self._barrier_lines()
        left = before - {turned.line_number(index) for index in removed}
        label = self.loop.labels[0]
        return (
            f"{self.function.name}: the loop {label} has two LDS buffers: {len(left)} of {len(before)} "
            f"barriers per iteration are left; {lds} bytes of LDS{self._by_launch(lds)}"
        )

    def _by_launch(self, lds: int) -> str:
        """What a launch may leave out now, in words."""
        added = self.size - self.descriptor.lds_bytes
        return f"; {declared_remark(self.function.name, lds, added)}" if added else ""

    def _barrier_lines(self) -> set[int]:
        """Line numbers of the loop's barriers."""
        flow = self.affine.flow
        found = (index for index in self._indices() if index in flow.barriers)
        return {flow.line_number(index) for index in found}

    def _statistics(self, buffer: SecondBuffer, lds: int) -> dict[str, int | float | str]:
        return {
            "LDS bytes after": lds,
            "address registers": len(buffer.placeholders),
            "additions in the loop": buffer.inside,
        }


def located(flow: ControlFlow, index: int, text: str) -> tuple[str, int]:
    """A reason with its line, and the line."""
    return f"{flow.place(index)}: {text}", flow.lines[index]


def _place(turned: ControlFlow, owners: Mapping[int, tuple[BufferedBlock | None, int]]) -> LoopPlace:
    """Where the copies are in the unfolded program: their blocks, and those of branches between them."""
    blocks = {turned.block_of[index] for index, (copy, _) in owners.items() if copy is not None}
    for block in turned.blocks:
        if block.first not in owners and block.predecessors and blocks.issuperset(block.predecessors):
            blocks.add(block.index)
    entering = {source for block in blocks for source in turned.blocks[block].predecessors if source not in blocks}
    return LoopPlace(frozenset(blocks), tuple(sorted(entering)))


def loop_rate(function: Function, label: str) -> tuple[float, str]:
    """(what a SIMD does a cycle in a loop, by the cycle model; of what: float operations, or turns if it has none)."""
    modelled = ModelledKernel.of(function)
    for loop in modelled.forest.loops:
        if loop.parent < 0 and any(without_buffer(one) == label for one in loop.labels):
            found = modelled.simulate(loop)
            starts = copy_starts(modelled.flow, loop)
            iterations = sum(operation.index in starts for operation in modelled.stream(loop).operations)
            if found.flops_per_cycle:
                return found.flops_per_cycle, "operations"
            return iterations * found.waves / found.cycles_per_turn, "turns"
    return 0.0, "turns"
