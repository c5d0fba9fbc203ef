"""The forms of every operation of a region on values: what may be paired with what, registers still to be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.analysis.virtual import VirtualHalf
from isatool.ir.instruction import Instruction
from isatool.isa.registers import Register
from isatool.isa.vopd import Half
from isatool.passes.pair.half_forms import AllowedDifference, HalfForm, half_forms, neutral, shapes_fit
from isatool.passes.pair.local_values import LocalValues
from isatool.passes.pair.parity import ParityPlace
from isatool.passes.pair.region_graph import RegionGraph
from isatool.records import record

NEITHER: Final = 0
FIRST_IS_X: Final = 1
SECOND_IS_X: Final = 2


@record
class Choice:
    """One form of an operation; `shape` numbers what it is apart from registers."""

    form: HalfForm
    shape: int
    target: ParityPlace
    ports: tuple[ParityPlace | None, ParityPlace | None, ParityPlace | None]
    """VGPRs read through SRC0, SRC1 and SRC2, None where none is"""

    def relations(self, other: Choice) -> Iterator[tuple[ParityPlace, ParityPlace]]:
        """The places that must differ in parity if both are halves of one VOPD."""
        yield self.target, other.target
        for mine, theirs in zip(self.ports, other.ports, strict=True):
            if mine is not None and theirs is not None:
                yield mine, theirs


class Shapes:
    """Numbers of the shapes of halves, and which of them fit together. One for a run of the pass."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[Half, Half], int] = {}
        self._halves: list[tuple[Half, Half]] = []
        self._fits: dict[tuple[int, int], int] = {}
        self._forms: dict[Instruction, tuple[tuple[HalfForm, int], ...]] = {}
        self.can_be_x: list[bool] = []

    def forms(self, instruction: Instruction, granted: AllowedDifference) -> tuple[tuple[HalfForm, int], ...]:
        """The forms of an instruction with their shapes; always asked with one `granted`."""
        found = self._forms.get(instruction)
        if found is None:
            found = tuple((form, self.number(form.half)) for form in half_forms(instruction, *granted))
            self._forms[instruction] = found
        return found

    def number(self, half: Half) -> int:
        """The shape of a half."""
        pair = (neutral(half, True), neutral(half, False))
        found = self._numbers.get(pair)
        if found is None:
            found = self._numbers[pair] = len(self._halves)
            self._halves.append(pair)
            self.can_be_x.append(half.facts.in_x)
        return found

    def fit(self, first: int, second: int) -> int:
        """Which of two shapes may be X if they are paired: FIRST_IS_X, SECOND_IS_X or NEITHER."""
        found = self._fits.get((first, second))
        if found is None:
            found = NEITHER
            if shapes_fit(self._halves[first][0], self._halves[second][1]):
                found = FIRST_IS_X
            elif shapes_fit(self._halves[second][0], self._halves[first][1]):
                found = SECOND_IS_X
            self._fits[first, second] = found
        return found


class Elements:
    """Numbers the bodies that a region's operations mention; element 0 stands for registers that are fixed."""

    def __init__(self, values: LocalValues) -> None:
        self._values = values
        self._numbers: dict[int, int] = {}
        self.bodies: list[int] = [-1]

    def place(self, register: Register, web: int) -> ParityPlace:
        """The place of a web, or of its register if it is not free."""
        member = self._values.members.get(web)
        if member is None:
            return ParityPlace(0, register.parity)
        number = self._numbers.get(member.body)
        if number is None:
            number = self._numbers[member.body] = len(self.bodies)
            self.bodies.append(member.body)
        return ParityPlace(number, member.offset & 1)

    def __len__(self) -> int:
        return len(self.bodies)


def choices_of(
    graph: RegionGraph, elements: Elements, shapes: Shapes, granted: AllowedDifference
) -> list[tuple[Choice, ...]]:
    """For every operation the forms in which it can be half of a VOPD; none for one that cannot."""
    found: list[tuple[Choice, ...]] = []
    for operation in graph.operations:
        if len(operation.halves) > 1:
            found.append(())
            continue
        half = operation.halves[0]
        forms = shapes.forms(half.instruction, granted)
        found.append(tuple(_choice(form, shape, half, elements) for form, shape in forms if _is_bound(form, half)))
    return found


def _is_bound(form: HalfForm, half: VirtualHalf) -> bool:
    """False for a fused form whose addend is another value than the result: they would need one register."""
    info = form.half.info
    if form.step != "fused" or info is None or not info.accumulates:
        return True
    return form.half.dst in half.uses


def _choice(form: HalfForm, shape: int, half: VirtualHalf, elements: Elements) -> Choice:
    made, info = form.half, form.half.info
    assert info is not None
    src0 = made.src0 if isinstance(made.src0, Register) and made.src0.is_vgpr else None
    src1 = made.src1
    target = elements.place(made.dst, half.defs[made.dst])
    first = None if src0 is None else elements.place(src0, half.uses[src0])
    second = None if src1 is None else elements.place(src1, half.uses[src1])
    third = None
    if info.addend:
        second, third = None, second
    elif info.accumulates:
        third = target
    return Choice(form, shape, target, (first, second, third))
