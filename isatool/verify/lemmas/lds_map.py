"""The proof that a kernel does the same after its LDS data moved, through an intermediate program.

The one in between is the first program with code beside it that computes new addresses in registers of its own, and
with LDS accesses that use them. From the first to it: apart from that code and those addresses the texts are the same;
the code writes nothing that the first program reads; the map of bytes is injective; and the address of every access is
the image of the old one, which the old registers still hold, for all lanes, launches and iterations. From it to the
second program: the validator. The map and the intermediate program come from a pass; wrong ones can only lead to
unknown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.assumptions import Grants, Sentence
from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.exhaustion import is_always_zero
from isatool.analysis.lds_accesses import (
    LdsAccess,
    address_position,
    element_bytes,
    lds_accesses,
    unresolved,
)
from isatool.analysis.lds_layout import LdsLayout, Piece
from isatool.analysis.lds_storage import uses_storage
from isatool.analysis.polynomials import Polynomial
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function
from isatool.isa.registers import Register
from isatool.records import dataclass, record
from isatool.verify.product.waits import faults_of
from isatool.verify.structural.added_code import (
    FAR,
    aligned,
    is_cut,
    lds_bytes,
    other_launch,
    segment_of,
)
from isatool.verify.structural.lds_lemma import LdsLemma
from isatool.verify.verdict import (
    ASSUMING,
    PROVED,
    Assumption,
    Needed,
    NotShownError,
    Verdict,
    merged,
)


@record
class MovedLds(LdsLemma):
    """LDS data is where a map of bytes puts it; code that only computes addresses was added.

    A piece of the map puts the bytes `first` to `last` (exclusive) to `base`, and `pad` bytes after each `row` bytes;
    or it exclusive-ors the low bits of the row's number (`mask`) into the bits of the address from `unit` on.
    """

    about = "the new LDS layout is not shown to be right"
    pieces: tuple[Piece, ...]

    def show_with(self, before: Function, after: Function, grants: Grants) -> Verdict:
        """Whether the second kernel is the first with its LDS data moved, and code beside it."""
        layout = LdsLayout(self.pieces)
        if not layout.is_injective():
            raise NotShownError("two bytes would get one place")
        segment, new_size = segment_of(before, grants), lds_bytes(after)
        if segment is None or new_size is None or new_size < layout.size:
            raise NotShownError(f"the layout needs {layout.size} bytes of LDS")
        if before.wave_size != after.wave_size or before.program.chip != after.program.chip:
            raise NotShownError("the kernels are for different machines")
        flows = (build_flow(before), build_flow(after))
        around = other_launch(*flows)
        if around:
            raise NotShownError(around)
        if any(flow.unanalysable or faults_of(flow) for flow in flows):
            raise NotShownError("the control flow is not followed, or a wait is missing")
        images = dict(aligned(*flows))
        old, new = analyse_affine(before, grants, flows[0]), analyse_affine(after, grants, flows[1])
        _Addresses(old, new, images, layout, segment.size, new_size).require_same()
        places = tuple(dict.fromkeys(_cuts_at_the_border(old, new.flow, images, segment.size)))
        cut = (Assumption(Sentence.LDS_IN_BOUNDS, places=places),) if places else ()
        assumed = merged((*cut, *segment.assumptions))
        return Verdict(ASSUMING if assumed else PROVED, assumed)


def _cuts_at_the_border(affine: Affine, between: ControlFlow, images: Mapping[int, int], size: int) -> Iterator[Needed]:
    """Two-address forms that were cut in two and may be partly out of range: the whole of one then gives 0 or stores
    nothing (RDNA3 ISA guide 12), its halves do not.
    """
    for access in lds_accesses(affine):
        old, new = affine.flow.instructions[access.instruction], between.instructions[images[access.instruction]]
        if (access.low < 0 or access.end > size) and is_cut(old, new):
            yield Needed(affine.flow.line_number(access.instruction), old.mnemonic)


# -- the same places


@dataclass(frozen=True)
class _Addresses:
    old: Affine
    new: Affine
    images: Mapping[int, int]
    layout: LdsLayout
    size: int
    new_size: int

    def require_same(self) -> None:
        """Every access of the first has its own in the second, where the map puts it; NotShownError if not."""
        accesses, rest = lds_accesses(self.old), list(lds_accesses(self.new))
        for affine, found in ((self.old, accesses), (self.new, rest)):
            for place in unresolved(affine, found):
                raise NotShownError(f"{affine.flow.place(place.instruction)}: {place.reason}")
        for access in accesses:
            if not self._is_held(access):
                raise NotShownError(f"{self.old.flow.place(access.instruction)}: the bytes of an access are torn apart")
            match = self._match(access, rest)
            if match is None:
                raise NotShownError(
                    f"{self.old.flow.place(access.instruction)}: the new address is not what the map says"
                )
            rest.remove(match)
        if rest:
            raise NotShownError(f"{self.new.flow.place(rest[0].instruction)}: an access too many")

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
        """The place to which the map moves the old address, computed from registers at a new instruction."""
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
