"""New addresses for the LDS accesses of a function whose data moved: code beside the old address arithmetic.

Old registers keep their values; every value that leads to an address gets a companion that holds the moved one. Where
an instruction is a sum of its sources, so is the companion: a stride that is in a shift becomes a multiplication,
a counter that steps by rows gets a sibling. Where it is not, the companion is computed from the value itself, and
where not even that can be done at the definition, before each access. What the old addresses alone needed is dead
afterwards. `in_place`, registers that hold nothing but addresses get the moved ones themselves, after their
definitions: no register more, but the old addresses are gone. It is long because ways to make a companion fall back on
one another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import product
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.arithmetic import Arithmetic, TooComplexError
from isatool.analysis.edits import Edits
from isatool.analysis.lds_accesses import LdsAccess, address_position
from isatool.analysis.lds_layout import LdsLayout, Piece, Rows
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.polynomials import ZERO, Polynomial
from isatool.analysis.webs import Occurrence, Site, Web, Webs, build_webs
from isatool.bitvec.words import signed
from isatool.ir.code import CannotComputeError, Code
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.isa import opcodes
from isatool.isa.registers import SCC, VGPR_BASE, VGPR_COUNT, Register, RegisterKind
from isatool.isa.table import Unit
from isatool.passes.lds.access_forms import LDS_REACH, ReachedAddress, formed
from isatool.passes.lds.layout_choice import cost_of, weight_of
from isatool.passes.lds.linear_forms import coefficients
from isatool.passes.lds.sum_code import Term, copied, moved_by_rows, scalar_sum, vector_sum
from isatool.passes.lds.values_at import SCALARS, ValuesAt, before_another_iteration
from isatool.records import dataclass, record

_MOST_DEFS: Final = 64
_KEPT_FREE: Final = 8
"""VGPRs that are left for addresses of single accesses: they serve one access after the other"""


@record
class Change:
    """What a companion holds of a value v: rows(v + shift) + distance."""

    rows: Rows
    shift: int = 0
    distance: int = 0

    @property
    def is_identity(self) -> bool:
        """True if the value serves as it is."""
        return self.rows.is_identity and self.shift + self.distance == 0


@record
class Moved:
    """The edits; placeholders are VGPRs from the top of the file; `groups[i]` are the new instructions of access i."""

    edits: Edits
    placeholders: tuple[Register, ...]
    split: int
    at_access: int
    """instructions whose address is computed right before them"""


@dataclass
class Readdress:
    """One rewrite of all accesses of a function under a layout. CannotComputeError if it cannot be done."""

    affine: Affine
    accesses: Sequence[LdsAccess]
    layout: LdsLayout
    in_place: bool = False
    before: dict[int, list[Instruction]] = field(default_factory=dict)
    replaced: dict[int, AnyInstruction] = field(default_factory=dict)
    removed: set[int] = field(default_factory=set)
    known: dict[tuple[RegisterKind, int, Change], Register] = field(default_factory=dict)
    split: int = 0
    at_access: int = 0

    def __post_init__(self) -> None:
        flow = self.affine.flow
        self.target = flow.function.target
        self.webs: Mapping[RegisterKind, Webs] = {
            kind: build_webs(flow, kind=kind) for kind in (RegisterKind.VGPR, RegisterKind.SGPR)
        }
        self.views = self.affine.views
        self.values = ValuesAt(self.affine)
        self.liveness = compute_liveness(flow)
        used = {register for instruction in flow.instructions for register in (*instruction.defs, *instruction.uses)}
        top = max((register for register in used if register.is_vgpr), default=VGPR_BASE - 1)
        self.vector_free = [Register(code) for code in range(top + 1, VGPR_BASE + VGPR_COUNT)]
        self.scalar_free = [Register(code) for code in range(_first_scalar(used), 102)]
        self.placeholders: list[Register] = []
        self.temporaries: list[Register] = []
        self.at_instruction: dict[int, set[Register]] = {}
        """those that hold an address of an instruction"""
        self.scratch: Register | None = None
        self.overwritten: dict[int, Change] = self._overwritten() if self.in_place else {}
        """webs of VGPRs that hold moved addresses themselves"""

    def rewritten(self) -> Moved:
        """The edits."""
        for group in self._groups():
            self._move(group)
        for number, change in self.overwritten.items():
            self._overwrite(number, change)
        edits = Edits(self.removed, self.replaced)
        for index, code in self.before.items():
            edits.insert(index, *code)
        return Moved(edits, tuple(self.placeholders), self.split, self.at_access)

    # -- accesses

    def _groups(self) -> list[list[LdsAccess]]:
        """The accesses of each instruction."""
        found: dict[int, list[LdsAccess]] = {}
        for access in self.accesses:
            found.setdefault(access.instruction, []).append(access)
        return list(found.values())

    def _move(self, group: Sequence[LdsAccess]) -> None:
        """Give an instruction its new addresses."""
        pieces = [self._piece(access) for access in group]
        if all(piece.is_identity for piece in pieces):
            return
        reaches = [self._reach(access, piece) for access, piece in zip(group, pieces, strict=True)]
        if len(group) == 2 and reaches[0].register != reaches[1].register:
            reaches = self._on_one_register(group, pieces, reaches)
        index = group[0].instruction
        made = formed(self.affine.flow.instructions[index], reaches)
        self.split += len(made) > 1
        self.replaced[index] = made[-1]
        self.before.setdefault(index, []).extend(made[:-1])

    def _piece(self, access: LdsAccess) -> Piece:
        piece = self.layout.piece_of(access)
        if piece is None:
            raise CannotComputeError("an access reaches into two arrays")
        return piece

    def _on_one_register(
        self, group: Sequence[LdsAccess], pieces: Sequence[Piece], reaches: list[ReachedAddress]
    ) -> list[ReachedAddress]:
        """Both addresses of an instruction from the register of one of them, where a constant lies between."""
        index = group[0].instruction
        view = self.views[self.affine.flow.block_of[index]]
        images = [piece.image(view, access.address or ZERO) for piece, access in zip(pieces, group, strict=True)]
        distance = view.resolve(images[1] - images[0], 32)
        if distance.is_constant and reaches[0].offset + distance.constant >= 0:
            return [reaches[0], ReachedAddress(reaches[0].register, reaches[0].offset + distance.constant)]
        return reaches

    def _reach(self, access: LdsAccess, piece: Piece) -> ReachedAddress:
        """A register and an offset that lead to the new place of an access."""
        own_change = self.overwritten.get(self._address_web(access))
        if own_change is not None:
            offset = self._offset(access, piece, own_change)
            assert offset is not None
            return ReachedAddress(access.register, offset)
        best: tuple[float, Change, int] | None = None
        for change in self._changes(access, piece):
            offset = self._offset(access, piece, change)
            if offset is None:
                continue
            cost = self._cost(access, change)
            if cost is not None and (best is None or cost < best[0]):
                best = (cost, change, offset)
            if best is not None and not best[0]:
                break
        own = (2 + (access.offset != piece.first)) * weight_of(self.affine, access.instruction)
        if best is None or best[0] >= 2 * own:
            return self._before_access(access, piece)
        _, change, offset = best
        if change.is_identity:
            return ReachedAddress(access.register, offset)
        return ReachedAddress(self._companion_at(access, change), offset)

    def _changes(self, access: LdsAccess, piece: Piece) -> Iterator[Change]:
        """Changes of the register that may serve: none, those that are already made, plain ones, ones whose code needs
        no constant of its own.
        """
        webs = self.webs[RegisterKind.VGPR]
        number = self._address_web(access)
        yield Change(Rows())
        done = [change for kind, web, change in self.known if kind is webs.kind and web == number]
        shifts = dict.fromkeys((0, access.offset - piece.first))
        plain = [Change(piece.rows, shift) for shift in shifts]
        tuned = [
            replace(change, distance=-constant)
            for change in plain
            for constant in self._constants(webs, number, change)
        ]
        yield from dict.fromkeys((*done, *plain, *tuned))

    def _constants(self, webs: Webs, number: int, change: Change) -> list[int]:
        """What the sums at a web's definitions would have to add at the end."""
        found: dict[int, None] = {}
        for occurrence in webs.webs[number].defs:
            index = occurrence.instruction
            half = self.affine.flow.instructions[index].halves[occurrence.half]
            for _, constant in self._sums(occurrence, half, change, *self._values_at(webs, number, index, change)):
                if constant:
                    found[signed(constant, 32)] = None
                break
        return list(found)

    def _values_at(self, webs: Webs, number: int, index: int, change: Change) -> tuple[Polynomial, Polynomial]:
        """(what a definition leaves, what its companion is to hold)."""
        view = before_another_iteration(self.affine, index, webs.webs[number].register, self.liveness)
        value = view.resolve(self.values.after(index, webs.webs[number].register), 32)
        wanted = view.resolve(change.rows.image(view, value + change.shift) + change.distance, 32)
        return value, wanted

    def _cost(self, access: LdsAccess, change: Change) -> float | None:
        """Instructions that a change would add, weighted; None if it cannot be done."""
        if change.is_identity:
            return 0.0
        saved = self._saved()
        try:
            self._companion_at(access, change)
            saves = sum(self._dying(kind, number) for kind, number, _ in self.known.keys() - saved.known.keys())
            return max(0.0, self._added(self.before) - self._added(saved.before) - saves)
        except (CannotComputeError, TooComplexError):
            return None
        finally:
            self._restore(saved)

    def _added(self, before: Mapping[int, Sequence[Instruction]]) -> float:
        return sum(
            weight_of(self.affine, index) * sum(cost_of(instruction) for instruction in code)
            for index, code in before.items()
        )

    def _dying(self, kind: RegisterKind, number: int) -> float:
        """The cost of the definitions of a web, if it has no use left once all accesses use its companion."""
        flow = self.affine.flow
        web = self.webs[kind].webs[number]
        for use in web.uses:
            instruction = flow.instructions[use.instruction]
            if instruction.unit is not Unit.LDS or address_position(instruction) != use.operand:
                return 0.0
        halves = [flow.instructions[place.instruction].halves[place.half] for place in web.defs]
        weights = [weight_of(self.affine, place.instruction) for place in web.defs]
        return sum(weight * cost_of(half) for weight, half in zip(weights, halves, strict=True))

    def _address_site(self, access: LdsAccess) -> Site:
        position = address_position(self.affine.flow.instructions[access.instruction])
        assert position is not None
        return Site(access.instruction, 0, position)

    def _offset(self, access: LdsAccess, piece: Piece, change: Change) -> int | None:
        """The immediate with which a changed register gives the new address; None if it does not."""
        view = self.views[self.affine.flow.block_of[access.instruction]]
        assert access.address is not None
        register = access.address - access.offset
        try:
            image = change.rows.image(view, register + change.shift) + change.distance
            distance = view.resolve(piece.image(view, access.address) - image, 32)
        except (TooComplexError, ValueError):
            return None
        if not distance.is_constant or not 0 <= distance.constant <= 0xFFFF:
            return None
        least = view.range(view.resolve(register, 32))[0]
        if least >= 0 > change.rows.moved(least + change.shift) + change.distance:
            return None  # an offset is added without wrapping
        return distance.constant

    def _address_web(self, access: LdsAccess) -> int:
        return self.webs[RegisterKind.VGPR].at[self._address_site(access)][0]

    def _companion_at(self, access: LdsAccess, change: Change) -> Register:
        return self._companion(self.webs[RegisterKind.VGPR], self._address_web(access), change)

    def _before_access(self, access: LdsAccess, piece: Piece) -> ReachedAddress:
        """Compute the new address right before the access."""
        code = Code(self.target)
        plain = self._offset(access, piece, Change(piece.rows))
        start = access.offset - piece.first if plain is None else 0
        target = self._temporary(access.instruction, needs_scratch=bool(start))
        source = access.register
        if start:
            code.emit(opcodes.V_ADD_NC_U32_E64, target, start, source)
            source = target
        moved_by_rows(code, piece.rows, target, source, self._scratch() if start else target)
        self.before.setdefault(access.instruction, []).extend(code.instructions)
        self.at_access += 1
        offset = piece.base if plain is None else plain
        if not 0 <= offset <= LDS_REACH:
            raise CannotComputeError("the new address is out of reach")
        return ReachedAddress(target, offset)

    # -- registers of which nothing else is read

    def _overwritten(self) -> dict[int, Change]:
        """Webs that may hold moved addresses themselves, and of which kind."""
        accesses: dict[int, list[LdsAccess]] = {}
        for access in self.accesses:
            accesses.setdefault(self._address_web(access), []).append(access)
        found: dict[int, Change] = {}
        for number, own in accesses.items():
            change = self._common_change(own) if self._is_only_address(number) else None
            if change is not None and not change.is_identity:
                found[number] = change
        return found

    def _is_only_address(self, number: int) -> bool:
        """Whether the LDS accesses alone read a web, and code may follow each of its definitions."""
        flow = self.affine.flow
        web = self.webs[RegisterKind.VGPR].webs[number]
        known = {access.instruction for access in self.accesses}
        if web.at_entry or web.pinned or web.tied or not self._dying(RegisterKind.VGPR, number):
            return False
        if any(use.instruction not in known for use in web.uses):
            return False
        for place in web.defs:
            instruction = flow.instructions[place.instruction]
            operand = instruction.halves[place.half].operands[place.operand]
            plain = instruction.unit is Unit.VALU and len(operand.registers) == 1 and not operand.half
            if not plain or place.instruction + 1 not in flow.block_at(place.instruction).instructions:
                return False
        return True

    def _common_change(self, accesses: Sequence[LdsAccess]) -> Change | None:
        """A change of a web with which offsets lead to the new places of all these accesses."""
        candidates = (change for access in accesses for change in self._changes(access, self._piece(access)))
        for change in dict.fromkeys(candidates):
            if all(self._offset(access, self._piece(access), change) is not None for access in accesses):
                return change
        return None

    def _overwrite(self, number: int, change: Change) -> None:
        """Code after each definition of a web that puts the moved address in place of the old one."""
        web = self.webs[RegisterKind.VGPR].webs[number]
        code = Code(self.target)
        if change.shift:
            code.emit(opcodes.V_ADD_NC_U32_E64, web.register, change.shift, web.register)
        moved_by_rows(code, change.rows, web.register, web.register, self._scratch())
        if change.distance:
            code.emit(opcodes.V_ADD_NC_U32_E64, web.register, change.distance, web.register)
        for place in web.defs:
            behind = self.before.setdefault(place.instruction + 1, [])
            behind[:0] = code.instructions

    # -- companions

    def _companion(self, webs: Webs, number: int, change: Change) -> Register:
        """The register that holds a changed web; made with code at each of its definitions."""
        web = webs.webs[number]
        if change.is_identity:
            return web.register
        key = (webs.kind, number, change)
        found = self.known.get(key)
        if found is not None:
            return found
        if (web.at_entry and web.pinned) or not web.defs or len(web.defs) > _MOST_DEFS:
            raise CannotComputeError("its value comes from before the kernel")
        if webs.kind is RegisterKind.VGPR and len(self.vector_free) <= _KEPT_FREE:
            raise CannotComputeError("there are not enough VGPRs")
        target = self._vector() if webs.kind is RegisterKind.VGPR else self._scalar()
        self.known[key] = target
        for occurrence in web.defs:
            self._define(webs, web, occurrence, change, target)
        return target

    def _define(self, webs: Webs, web: Web, occurrence: Occurrence, change: Change, target: Register) -> None:
        """Code before a definition that gives the companion its value."""
        index = occurrence.instruction
        half = self.affine.flow.instructions[index].halves[occurrence.half]
        if len(half.operands[occurrence.operand].registers) != 1:
            raise CannotComputeError("a definition of several registers")
        value, wanted = self._values_at(webs, web.index, index, change)
        for terms, constant in self._sums(occurrence, half, change, value, wanted):
            saved = self._saved()
            try:
                resolved = [self._term(webs, occurrence, term, index) for term in terms]
                code = Code(self.target)
                if webs.kind is RegisterKind.VGPR:
                    vector_sum(code, target, resolved, constant)
                else:
                    scalar_sum(code, target, resolved, constant, SCC in half.defs and SCC not in half.uses)
            except CannotComputeError:
                self._restore(saved)
                continue
            self.before.setdefault(index, []).extend(code.instructions)
            return
        self._recompute(webs, occurrence, half, change, target)

    def _sums(
        self, occurrence: Occurrence, half: Instruction, change: Change, value: Polynomial, wanted: Polynomial
    ) -> Iterator[tuple[list[_Wanted], int]]:
        """Ways to write the wanted value as a sum of sources, their companions and a constant, the cheapest first."""
        index = occurrence.instruction
        view = self.views[self.affine.flow.block_of[index]]
        if wanted.is_constant:
            yield [], wanted.constant
            return
        parts = coefficients(half)
        if parts is None:
            return
        sources = []
        rest = value
        for position, factor in parts:
            register = half.operands[position].registers[0]
            source = view.resolve(self.values.before(index, register), 32)
            rest = rest - source.scaled(factor)
            sources.append((position, factor, source))
        if not view.resolve(rest, 32).is_constant:
            return
        choices = [list(self._choices(view_source, change)) for view_source in sources]
        for chosen in sorted(product(*choices), key=lambda way: sum(term.cost for term in way)):
            left = wanted
            for term in chosen:
                left = left - term.image(view).scaled(term.factor)
            left = view.resolve(left, 32)
            if left.is_constant:
                yield list(chosen), left.constant

    def _choices(self, source: tuple[int, int, Polynomial], change: Change) -> Iterator[_Wanted]:
        position, factor, value = source
        yield _Wanted(position, factor, Change(Rows()), value, 0)
        rows = change.rows
        if rows.mask or not rows.pad:
            return
        if factor > 0 and factor * (rows.row + rows.pad) % rows.row == 0:
            yield _Wanted(position, factor * (rows.row + rows.pad) // rows.row, Change(Rows()), value, 1)
        divided = rows.divided(factor) if factor > 0 else None
        if divided is not None:
            yield _Wanted(position, factor, Change(divided), value, 3)
        if factor == 1 and (change.shift or change.distance):
            yield _Wanted(position, factor, change, value, 4)

    def _term(self, webs: Webs, occurrence: Occurrence, wanted: _Wanted, index: int) -> Term:
        """The register of a source or of its companion."""
        half = self.affine.flow.instructions[index].halves[occurrence.half]
        operand = half.operands[wanted.position]
        register = operand.registers[0]
        view = self.views[self.affine.flow.block_of[index]]
        low, high = view.range(wanted.image(view))
        if not wanted.change.is_identity:
            kind = RegisterKind.VGPR if operand.is_vgpr else RegisterKind.SGPR
            if kind is RegisterKind.VGPR and webs.kind is RegisterKind.SGPR:
                raise CannotComputeError("a scalar of a vector")
            found = self.webs[kind]
            place = Site(index, occurrence.half, wanted.position)
            if place not in found.at:
                raise CannotComputeError("a register that is not a value of the kernel")
            register = self._companion(found, found.at[place][0], wanted.change)
        return Term(wanted.factor, register, low >= 0 and high < 1 << 24)

    def _recompute(
        self, webs: Webs, occurrence: Occurrence, half: Instruction, change: Change, target: Register
    ) -> None:
        """Compute the value a second time, into the companion, and move it there."""
        if webs.kind is not RegisterKind.VGPR:
            raise CannotComputeError("a scalar that is not a sum")
        copy = copied(half, occurrence.operand, target)
        code = Code(self.target, instructions=[copy])
        if change.shift:
            code.emit(opcodes.V_ADD_NC_U32_E64, target, change.shift, target)
        moved_by_rows(code, change.rows, target, target, self._scratch())
        if change.distance:
            code.emit(opcodes.V_ADD_NC_U32_E64, target, change.distance, target)
        self.before.setdefault(occurrence.instruction, []).extend(code.instructions)

    # -- registers, and what can be taken back

    def _vector(self) -> Register:
        if not self.vector_free:
            raise CannotComputeError("there are not enough VGPRs")
        self.placeholders.append(self.vector_free.pop())
        return self.placeholders[-1]

    def _temporary(self, instruction: int, needs_scratch: bool) -> Register:
        """A register for an address that one access takes: of those there can be more than registers."""
        taken = self.at_instruction.setdefault(instruction, set())
        if len(self.vector_free) <= (self.scratch is None):
            again = next((register for register in self.temporaries if register not in taken), None)
            if again is not None:
                self.temporaries.remove(again)
                self.vector_free.append(again)
                self.placeholders.remove(again)
            elif needs_scratch and self.scratch is None:
                raise CannotComputeError("there are not enough VGPRs")
        found = self._vector()
        self.temporaries.append(found)
        taken.add(found)
        return found

    def _scalar(self) -> Register:
        if not self.scalar_free:
            raise CannotComputeError("there are not enough SGPRs")
        return self.scalar_free.pop(0)

    def _scratch(self) -> Register:
        if self.scratch is None:
            self.scratch = self._vector()
        return self.scratch

    def _saved(self) -> _Saved:
        before = {index: list(code) for index, code in self.before.items()}
        free = (list(self.vector_free), list(self.scalar_free), list(self.placeholders))
        return _Saved(before, dict(self.known), free, self.scratch)

    def _restore(self, saved: _Saved) -> None:
        self.before, self.known = saved.before, saved.known
        self.vector_free, self.scalar_free, self.placeholders = saved.free
        self.scratch = saved.scratch


@record
class _Saved:
    before: dict[int, list[Instruction]]
    known: dict[tuple[RegisterKind, int, Change], Register]
    free: tuple[list[Register], list[Register], list[Register]]
    scratch: Register | None


@record
class _Wanted:
    """factor * change(source): one part of a sum. `cost` orders the ways to write it."""

    position: int
    factor: int
    change: Change
    source: Polynomial
    cost: int

    def image(self, view: Arithmetic) -> Polynomial:
        """The value without the factor."""
        if self.change.is_identity:
            return self.source
        return self.change.rows.image(view, self.source + self.change.shift) + self.change.distance


def _first_scalar(used: set[Register]) -> int:
    """The first SGPR after those in use, the trap handler's and VCC left out."""
    return max((int(register) for register in used if register < SCALARS), default=-1) + 1
