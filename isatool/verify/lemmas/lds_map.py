"""The proof that a kernel does the same after its LDS data moved, through an intermediate program.

The one in between is the first program with code beside it that computes new addresses in registers of its own, and
with LDS accesses that use them. From the first to it: apart from that code and those addresses the texts are the same,
the code writes nothing that the first program reads, the map of bytes is injective, and the address of every access is
what the map makes of the old one, which the old registers still hold: for all lanes, launches and iterations. From it
to the second program: the validator. The map and the intermediate program come from a pass; wrong ones can only lead to
unknown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.assumptions import NOTHING, Grants, Sentence
from isatool.analysis.cfg import build_flow
from isatool.analysis.exhaustion import is_always_zero
from isatool.analysis.lds_accesses import (
    LdsAccess,
    address_position,
    element_bytes,
    lds_accesses,
    unresolved,
    uses_storage,
)
from isatool.analysis.lds_layout import Layout
from isatool.analysis.polynomials import Polynomial
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function, Program
from isatool.isa.registers import Register
from isatool.verify.product.waits import faults_of
from isatool.verify.structural.added_code import (
    FAR,
    Segment,
    aligned,
    is_cut,
    lds_bytes,
    other_launch,
    segment_of,
)
from isatool.verify.verdict import (
    ASSUMING,
    PROVED,
    UNKNOWN,
    Assumption,
    Difference,
    Needed,
    NotShownError,
    Verdict,
    merged,
)


@dataclass(frozen=True)
class MovedLds:
    """`program`: the kernel with companions of its addresses and new LDS accesses; `layout`: where bytes went."""

    program: Program
    layout: Layout


def judge_layout(a: Function, moved: MovedLds, granted: Grants = NOTHING) -> Verdict:
    """Whether the intermediate program is kernel a with its LDS data moved. `granted`: for addresses."""
    reason = moved_difference(a, moved, granted)
    if reason:
        return Verdict(UNKNOWN, first_difference=Difference(f"the new LDS layout is not shown to be right: {reason}"))
    segment = segment_of(a, granted) or Segment(0, False)
    places = tuple(dict.fromkeys(_cuts_at_the_border(a, moved, granted, segment.size)))
    cut = (Assumption(Sentence.LDS_IN_BOUNDS, places=places),) if places else ()
    assumed = merged((*cut, *segment.assumptions))
    return Verdict(ASSUMING if assumed else PROVED, assumed)


def joined(first: Verdict, second: Verdict) -> Verdict:
    """The verdict on two steps, of which the first holds."""
    if not second.holds:
        return second
    assumptions = merged((*first.assumptions, *second.assumptions))
    premises = tuple(dict.fromkeys((*first.premises, *second.premises)))
    status = ASSUMING if ASSUMING in (first.status, second.status) else PROVED
    return replace(second, status=status, assumptions=assumptions, premises=premises)


def _cuts_at_the_border(a: Function, moved: MovedLds, granted: Grants, size: int) -> Iterator[Needed]:
    """Two-address forms that were cut in two and may be partly out of range: the whole of one then gives 0 or stores
    nothing (RDNA3 ISA guide 12), its halves do not.
    """
    between = build_flow(moved.program.kernel(a.name))
    affine = analyse_affine(a, granted)
    images = dict(aligned(affine.flow, between))
    for access in lds_accesses(affine):
        old, new = affine.flow.instructions[access.instruction], between.instructions[images[access.instruction]]
        if (access.low < 0 or access.end > size) and is_cut(old, new):
            yield Needed(affine.flow.line_number(access.instruction), old.mnemonic)


def moved_difference(a: Function, moved: MovedLds, granted: Grants = NOTHING) -> str | None:
    """Why the intermediate program is not shown to be kernel a with its LDS data moved; None if it is."""
    layout = moved.layout
    between = next((found for found in moved.program.kernels if found.name == a.name), None)
    if between is None:
        return "the intermediate program has no such kernel"
    if not layout.is_injective():
        return "two bytes would get one place"
    segment, new_size = segment_of(a, granted), lds_bytes(between)
    if segment is None or new_size is None or new_size < layout.size:
        return f"the layout needs {layout.size} bytes of LDS"
    if a.wave_size != between.wave_size or a.program.chip != between.program.chip:
        return "the kernels are for different machines"
    flows = (build_flow(a), build_flow(between))
    around = other_launch(a, flows[1])
    if around:
        return around
    if any(flow.unanalysable or faults_of(flow) for flow in flows):
        return "the control flow is not followed, or a wait is missing"
    try:
        pairs = list(aligned(*flows))
    except NotShownError as error:
        return str(error)
    old, new = analyse_affine(a, granted, flows[0]), analyse_affine(between, granted, flows[1])
    return _Addresses(old, new, dict(pairs), layout, segment.size, new_size).difference()


# -- the same places


@dataclass(frozen=True)
class _Addresses:
    old: Affine
    new: Affine
    images: dict[int, int]
    layout: Layout
    size: int
    new_size: int

    def difference(self) -> str | None:
        """Every access of the first has its own in the second, where the map puts it; None if so."""
        accesses, rest = lds_accesses(self.old), list(lds_accesses(self.new))
        for affine, found in ((self.old, accesses), (self.new, rest)):
            for place in unresolved(affine, found):
                return f"{affine.flow.place(place.instruction)}: {place.reason}"
        for access in accesses:
            if not self._is_held(access):
                return f"{self.old.flow.place(access.instruction)}: the bytes of an access are torn apart"
            match = self._match(access, rest)
            if match is None:
                return f"{self.old.flow.place(access.instruction)}: the new address is not what the map says"
            rest.remove(match)
        return f"{self.new.flow.place(rest[0].instruction)}: an access too many" if rest else None

    def _is_held(self, access: LdsAccess) -> bool:
        """True if an access stays in one piece of the segment, or where it leaves it lies outside in both programs."""
        piece = self.layout.piece_of(access)
        if piece is None or access.low < -FAR or access.high > FAR or access.low >= self.size:
            return False
        if access.low < piece.first and (piece.first or piece.base):
            return False
        if access.end > piece.last and (piece.last != self.size or piece.end != self.new_size):
            return False
        if access.end > piece.last and piece.rows.mask and (piece.last - piece.first) % piece.rows.row:
            return False
        return piece.keeps_together(access, self.old.views[self.old.flow.block_of[access.instruction]])

    def _match(self, access: LdsAccess, rest: Sequence[LdsAccess]) -> LdsAccess | None:
        """The new access with the same data in the place of an old one."""
        image = self.images.get(access.instruction)
        wanted = None if image is None else self._image(access, self._first(access, image))
        if image is None or wanted is None:
            return None
        view = self.new.views[self.new.flow.block_of[image]]
        for candidate in rest:
            if candidate.address is None or not self._has_same_data(access, candidate, image):
                continue
            same = (candidate.size, candidate.is_load, candidate.is_store)
            if same == (access.size, access.is_load, access.is_store):
                rest_of = view.resolve(wanted - candidate.address, 32)
                return candidate if not rest_of or is_always_zero(view, rest_of, 32) else None
        return None

    def _first(self, access: LdsAccess, image: int) -> int:
        """The first of the new instructions that stand for the old one: the one before, if it was cut in two."""
        old, new = self.old.flow.instructions[access.instruction], self.new.flow.instructions[image]
        if not is_cut(old, new):
            return image
        return max(index for index in range(image) if uses_storage(self.new.flow.instructions[index]))

    def _has_same_data(self, access: LdsAccess, candidate: LdsAccess, image: int) -> bool:
        """True for the new access at the place where one address of an old instruction went, with its registers."""
        old, new = self.old.flow.instructions[access.instruction], self.new.flow.instructions[candidate.instruction]
        first = self._first(access, image)
        if first == image:
            same = candidate.instruction == image and candidate.number == access.number
            return same and _others(old) == _others(new) and ("2addr" in old.mnemonic) == ("2addr" in new.mnemonic)
        if access.is_store:
            return candidate.instruction == (image if access.number else first) and _others(new) == _half(old, access)
        return candidate.instruction in (first, image) and _others(new) == _half(old, access)

    def _image(self, access: LdsAccess, index: int) -> Polynomial | None:
        """Where the map puts what the old address would be at a new instruction."""
        view = self.new.views[self.new.flow.block_of[index]]
        piece = self.layout.piece_of(access)
        register = self._registers.get((index, access.register))
        if piece is None or register is None:
            return None
        try:
            return piece.image(view, view.resolve(register + access.offset, 32))
        except (TooComplexError, ValueError):
            return None

    @cached_property
    def _registers(self) -> dict[tuple[int, Register], Polynomial]:
        """What the old address registers hold at the new instructions, by instruction and register."""
        wanted: dict[int, dict[int, set[Register]]] = {}
        for access in lds_accesses(self.old):
            if access.instruction in self.images:
                index = self._first(access, self.images[access.instruction])
                block = self.new.flow.block_of[index]
                wanted.setdefault(block, {}).setdefault(index, set()).add(access.register)
        found: dict[tuple[int, Register], Polynomial] = {}
        for block, places in wanted.items():
            for index, state in self.new.replay(block):
                for register in places.get(index, ()):
                    found[index, register] = self.new.value(state, register, index)
        return found


def _others(instruction: AnyInstruction) -> tuple[tuple[Register, ...], ...]:
    """The registers of an access but for its address, operand by operand."""
    position = address_position(instruction)
    return tuple(operand.registers for k, operand in enumerate(instruction.operands) if k != position)


def _half(instruction: AnyInstruction, access: LdsAccess) -> tuple[tuple[Register, ...], ...]:
    """The data registers that belong to one address of a two-address load or store."""
    others = _others(instruction)
    dwords = element_bytes(instruction) // 4
    if access.is_load:
        return (others[0][dwords * access.number : dwords * access.number + dwords],)
    return (others[access.number],)
