"""The proof that a kernel does the same with two LDS buffers in turn and fewer barriers, through two programs.

From the first program to the unfolded one: loops stand in two copies, which is a bisimulation (`unfolding`). From that
to the one in between: the texts are the same but for code beside it (`beside`), for barriers that went, and for LDS
accesses whose addresses are the old ones or lie a fixed distance after them. All waves of a workgroup run the same
barriers in the same order (`workgroup_uniform`), the data that a load reads are in the buffer where it looks, and what
the barriers kept apart is in different buffers or elsewhere (`lds_phases`). From there to the second program: the
validator. All programs come from a pass; wrong ones can only lead to unknown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import Final

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.affine_transfer import State
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.assumptions import Grants, Sentence
from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.lane_addresses import lanes_of
from isatool.analysis.lds_accesses import (
    LdsAccess,
    address_position,
    address_register,
    byte_offsets,
    is_without_address,
    lds_accesses,
    unresolved,
)
from isatool.analysis.lds_storage import uses_storage
from isatool.analysis.waits import analyse_waits
from isatool.analysis.workgroup_uniform import analyse_uniformity
from isatool.asm.metadata import metadata_of
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function
from isatool.records import dataclass, record
from isatool.verify.other_waves import other_waves
from isatool.verify.premises import Premise
from isatool.verify.product.waits import faults_of
from isatool.verify.structural.added_code import (
    FAR,
    LdsSegment,
    aligned,
    is_cut,
    lds_bytes,
    other_launch,
    segment_of,
)
from isatool.verify.structural.comparable import comparable
from isatool.verify.structural.lds_lemma import LdsLemma
from isatool.verify.structural.lds_phases import LdsPhases, PlacedAccess
from isatool.verify.structural.unfolding import require_walk
from isatool.verify.verdict import (
    ASSUMING,
    PROVED,
    Assumption,
    Needed,
    NotShownError,
    Verdict,
)

_OFFSETS: Final = frozenset(("offset", "offset0", "offset1"))


@record
class DoubleBuffered(LdsLemma):
    """LDS accesses are as they were or `distance` bytes further, some barriers are gone, no wave can tell.

    `removed_barriers` are numbers of instructions of the program before the step, from 0.
    """

    about = "the two buffers are not shown to be right"
    distance: int
    removed_barriers: frozenset[int]

    def show_with(self, before: Function, after: Function, grants: Grants) -> Verdict:
        """The verdict that the buffers and what no wave can tell give."""
        (first, _), _ = comparable(before, before, with_faults=True)
        require_walk(first, first)
        second = build_flow(after)
        segment = segment_of(before, grants) or LdsSegment(0, False)
        self._require_room(first, second, segment.size)
        if second.unanalysable or faults_of(second):
            raise NotShownError("the control flow is not followed, or a wait is missing")
        for index in self.removed_barriers:
            if index not in first.at_barriers:
                raise NotShownError("what is removed is not a barrier")
        if any(len(self.removed_barriers & set(pair)) == 1 < len(set(pair)) for pair in first.barriers.items()):
            raise NotShownError("half of a barrier is removed")
        for index in sorted(other_waves(first).fixed):
            raise NotShownError(f"{first.place(index)}: waves may synchronise by '{first.instructions[index]}'")
        images = dict(aligned(first, second, self.removed_barriers))
        affine = analyse_affine(after, grants, second)
        facts = affine.transfer.facts
        reason = analyse_uniformity(first, facts).barriers_differ()
        if reason:
            raise NotShownError(reason)
        _require_landed(second)
        placed = _Placing(affine, first, images, segment.size, lds_bytes(after) or 0, self.distance)
        accesses = placed.accesses()
        lanes = lanes_of(facts, before.wave_size)
        known = lanes if facts.block is not None else None
        reason = LdsPhases(first, affine.atoms, accesses, self.removed_barriers, known, lanes).difference()
        if reason:
            raise NotShownError(reason)
        leaving = tuple(
            Needed(first.line_number(at), first.instructions[at].mnemonic) for at in dict.fromkeys(placed.leaving)
        )
        assumed = [Assumption(Sentence.LDS_IN_BOUNDS, places=leaving)] if segment.is_dynamic or leaving else []
        assumed += [Assumption(Sentence.NO_DYNAMIC_LDS)] if leaving and not segment.is_dynamic else []
        premises = (Premise.STORED_BEFORE, Premise.NO_LDS_RACES)
        return Verdict(ASSUMING if assumed else PROVED, tuple(assumed), premises)

    def _require_room(self, first: ControlFlow, after: ControlFlow, old: int) -> None:
        """The first kernel has `old` bytes of LDS; the other has at least as many and is else launched alike."""
        before, new = first.function, lds_bytes(after.function)
        if new is None or not old:
            raise NotShownError("it declares no LDS, and what its addresses reach is not known")
        if self.distance <= 0 or not old <= new <= before.program.target.lds_per_workgroup:
            raise NotShownError(f"{new} bytes of LDS have no room for two buffers")
        metadata = metadata_of(before.program, before.name)
        if metadata is None or any(each.value_kind == "dynamic_shared_pointer" for each in metadata.arguments):
            raise NotShownError("without metadata, or with LDS from the host, its size is not known")
        reason = other_launch(first, after)
        if reason:
            raise NotShownError(reason)


def _require_landed(flow: ControlFlow) -> None:
    """No LDS access is in flight where a wave meets the others."""
    for index, pending in sorted(analyse_waits(flow).barriers.items()):
        if pending:
            raise NotShownError(
                f"{flow.place(index)}: the LDS access on {flow.place(pending[0])} may be in flight at this barrier"
            )


# -- the accesses of both programs


@dataclass
class _Placing:
    """The accesses of the unfolded program, by what is known in the one in between, where its registers live on."""

    affine: Affine
    first: ControlFlow
    images: Mapping[int, int]
    size: int
    new_size: int
    distance: int
    leaving: list[int] = field(default_factory=list)
    """accesses whose address was not shown to stay inside the segment"""

    def accesses(self) -> tuple[PlacedAccess, ...]:
        """All of them, in the order of the file. NotShownError for one that is not followed."""
        self._require_known()
        wanted: dict[int, dict[int, int]] = {}
        for old, new in self.images.items():
            if uses_storage(self.first.instructions[old]):
                wanted.setdefault(self.affine.flow.block_of[new], {})[new] = old
        found: list[PlacedAccess] = []
        for block in sorted(wanted):
            if self.affine.starts[block] is None:
                continue  # nothing leads there
            for index, state in self.affine.replay(block):
                if index in wanted[block]:
                    found += self._placed(wanted[block][index], index, state)
        return tuple(sorted(found, key=lambda access: (access.instruction, access.number)))

    def _require_known(self) -> None:
        if self.affine.forest.irreducible:
            raise NotShownError("control enters a loop at several places")
        for one in unresolved(self.affine, self._accesses):
            if self.affine.starts[self.affine.flow.block_of[one.instruction]] is not None:
                raise NotShownError(f"{self.affine.flow.place(one.instruction)}: {one.reason}")

    @property
    def _accesses(self) -> Sequence[LdsAccess]:
        return lds_accesses(self.affine)

    def _placed(self, old: int, new: int, state: State) -> Iterator[PlacedAccess]:
        flow = self.affine.flow
        instructions = self.first.instructions[old], flow.instructions[new]
        if not _is_same_but_address(*instructions):
            raise NotShownError(f"{flow.place(new)}: {instructions[1]} stands for {instructions[0]}")
        known = self.affine.accesses.get(new, ())
        view = self.affine.views[flow.block_of[new]]
        registers = address_register(instructions[0]), address_register(instructions[1])
        offsets = byte_offsets(instructions[0]) or (), byte_offsets(instructions[1]) or ()
        is_followed = bool(known) and len(known) == len(offsets[0]) == len(offsets[1])
        if registers[0] is None or registers[1] is None or not is_followed:
            raise NotShownError(f"{flow.place(new)}: its address is not followed")
        for access, old_offset, new_offset in zip(known, *offsets, strict=True):
            try:
                base = view.resolve(self.affine.value(state, registers[0], new), 32)
                address = view.resolve(base + old_offset, 32)
                moved = view.resolve(self.affine.value(state, registers[1], new) + new_offset - address, 32)
            except TooComplexError:
                raise NotShownError(f"{flow.place(new)}: its address is not followed") from None
            distance = moved.constant
            if not moved.is_constant or distance not in (0, self.distance):
                raise NotShownError(f"{flow.place(new)}: it is not known to stay in the same buffer")
            low, high = view.range(address)
            inside = low >= (0 if distance else -FAR) and high + access.size <= self.size
            inside = inside and (not distance or view.range(base)[0] >= 0)
            if not inside:
                self.leaving.append(old)
            low, end = (max(low, 0), high + access.size) if inside else (0, self.size)
            if distance and (low + distance < self.size or end + distance > self.new_size):
                raise NotShownError(
                    f"{flow.place(new)}: there is no room for it in bytes {self.size} to {self.new_size}"
                )
            is_full = self.affine.transfer.exec_state.is_full(new)
            yield PlacedAccess(
                old,
                access.number,
                access.size,
                access.is_load,
                access.is_store,
                address,
                low,
                max(end, low),
                distance,
                is_full,
            )


def _is_same_but_address(old: AnyInstruction, new: AnyInstruction) -> bool:
    """True if an LDS access may differ from another in its address register and its offsets, and in nothing else."""
    if is_without_address(old) or is_cut(old, new) or ("2addr" in old.mnemonic) != ("2addr" in new.mnemonic):
        return False
    position = address_position(old)
    if position is None or position != address_position(new) or len(old.operands) != len(new.operands):
        return False
    others = ([operand.registers for k, operand in enumerate(one.operands) if k != position] for one in (old, new))
    modifiers = ({item for item in one.modifiers if item.name not in _OFFSETS} for one in (old, new))
    return next(others) == next(others) and next(modifiers) == next(modifiers)
