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
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.affine_transfer import State
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.assumptions import NOTHING, Grants, Sentence
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
    uses_storage,
)
from isatool.analysis.waits import analyse_waits
from isatool.analysis.workgroup_uniform import WorkgroupUniformity, analyse_uniformity
from isatool.asm.metadata import metadata_of
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function, Program
from isatool.isa.operations import Op
from isatool.verify.launch import Launch
from isatool.verify.other_waves import other_waves
from isatool.verify.premises import Premise
from isatool.verify.product.waits import faults_of
from isatool.verify.structural.added_code import (
    FAR,
    Segment,
    aligned,
    is_cut,
    lds_bytes,
    other_launch,
    segment_of,
    text_around,
)
from isatool.verify.structural.lds_phases import LdsPhases, PlacedAccess
from isatool.verify.structural.surroundings import surroundings_differ
from isatool.verify.structural.unfolding import same_unfolding
from isatool.verify.verdict import (
    ASSUMING,
    PROVED,
    UNKNOWN,
    Assumption,
    Difference,
    Needed,
    NotShownError,
    Verdict,
)

_OFFSETS: Final = frozenset(("offset", "offset0", "offset1"))


@dataclass(frozen=True, eq=False)
class DoubleBuffered:
    """`unfolded`: the kernel with loops in copies; `program`: that with two buffers `distance` bytes apart and without
    the barriers `removed` (dense indices in the unfolded kernel).
    """

    unfolded: Program
    program: Program
    distance: int
    removed: frozenset[int]


def judge_buffers(a: Function, told: DoubleBuffered, granted: Grants = NOTHING) -> Verdict:
    """Whether the intermediate program does what kernel a does."""
    try:
        assumed = require_same(a, told, granted)
    except NotShownError as error:
        return Verdict(UNKNOWN, first_difference=Difference(f"the two buffers are not shown to be right: {error}"))
    premises = (Premise.STORED_BEFORE, Premise.NO_LDS_RACES)
    return Verdict(ASSUMING if assumed else PROVED, assumed, premises)


def judge_unfolding(a: Function, unfolded: Function) -> Verdict:
    """Whether the second kernel executes the instructions that the first does, with copies of some."""
    try:
        _require_unfolded(a, build_flow(unfolded))
    except NotShownError as error:
        return Verdict(UNKNOWN, first_difference=Difference(str(error)))
    return Verdict(PROVED)


@lru_cache(maxsize=2)
def require_same(a: Function, told: DoubleBuffered, granted: Grants = NOTHING) -> tuple[Assumption, ...]:
    """The assumptions under which the intermediate program does what kernel a does; NotShownError without a proof."""
    unfolded, between = (_kernel(program, a.name) for program in (told.unfolded, told.program))
    first, second = build_flow(unfolded), build_flow(between)
    _require_unfolded(a, first)
    segment = segment_of(a, granted) or Segment(0, False)
    size = segment.size
    _require_room(a, unfolded, second, told, size)
    if second.unanalysable or faults_of(second):
        raise NotShownError("the control flow is not followed, or a wait is missing")
    for index in told.removed:
        if not 0 <= index < len(first.instructions) or first.instructions[index].operation != Op.BARRIER:
            raise NotShownError("what is removed is not a barrier")
    for index in sorted(other_waves(first).fixed):
        raise NotShownError(f"{first.place(index)}: waves may synchronise by '{first.instructions[index]}'")
    images = dict(aligned(first, second, told.removed))
    affine = analyse_affine(between, granted, second)
    facts = affine.transfer.facts
    require_common_barriers(first, analyse_uniformity(first, facts))
    _require_landed(second)
    placed = _Placing(affine, first, images, size, lds_bytes(between) or 0, told.distance)
    accesses = placed.accesses()
    lanes = lanes_of(facts, a.wave_size)
    phases = LdsPhases(first, affine.atoms, accesses, told.removed, lanes if facts.block is not None else None, lanes)
    reason = phases.difference()
    if reason:
        raise NotShownError(reason)
    leaving = tuple(
        Needed(first.line_number(at), first.instructions[at].mnemonic) for at in dict.fromkeys(placed.leaving)
    )
    if not leaving or segment.is_dynamic:
        return (Assumption(Sentence.LDS_IN_BOUNDS, places=leaving),) if segment.is_dynamic else ()
    return Assumption(Sentence.LDS_IN_BOUNDS, places=leaving), Assumption(Sentence.NO_DYNAMIC_LDS)


def _kernel(program: Program, name: str) -> Function:
    found = next((kernel for kernel in program.kernels if kernel.name == name), None)
    if found is None:
        raise NotShownError("an intermediate program has no such kernel")
    return found


def _require_unfolded(a: Function, flow: ControlFlow) -> None:
    unfolded = flow.function
    if (
        text_around(a) != text_around(unfolded)
        or a.program.chip != unfolded.program.chip
        or a.wave_size != unfolded.wave_size
    ):
        raise NotShownError("the files differ around the kernel")
    flows = build_flow(a), flow
    launches = Launch.of(a), Launch.of(unfolded)
    if launches[0] is None or launches[1] is None:
        raise NotShownError("only for kernels with a descriptor")
    reason = same_unfolding(*flows) or surroundings_differ(flows, (launches[0], launches[1]))
    if reason:
        raise NotShownError(f"the copies of the loop: {reason}")


def _require_room(a: Function, unfolded: Function, between: ControlFlow, told: DoubleBuffered, old: int) -> None:
    """The first kernel has `old` bytes of LDS; the other has at least as many and is else launched alike."""
    new = lds_bytes(between.function)
    if new is None or not old:
        raise NotShownError("it declares no LDS, and what its addresses reach is not known")
    if told.distance <= 0 or not old <= new <= a.program.target.lds_per_workgroup:
        raise NotShownError(f"{new} bytes of LDS have no room for two buffers")
    metadata = metadata_of(a.program, a.name)
    if metadata is None or any(each.value_kind == "dynamic_shared_pointer" for each in metadata.arguments):
        raise NotShownError("without metadata, or with LDS from the host, its size is not known")
    reason = other_launch(unfolded, between)
    if reason:
        raise NotShownError(reason)


def require_common_barriers(flow: ControlFlow, uniformity: WorkgroupUniformity) -> None:
    """All waves of a workgroup run the same barriers; NotShownError if they may not."""
    for index, instruction in enumerate(flow.instructions):
        if instruction.operation != Op.BARRIER:
            continue
        branch = uniformity.branch_around(index)
        if branch is not None:
            text = f"its test on {flow.place(branch)} is not known to be the same in all of them"
            raise NotShownError(f"{flow.place(index)}: only some waves of a workgroup may come to this barrier: {text}")


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
