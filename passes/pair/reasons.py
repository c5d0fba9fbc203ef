"""Why an instruction that could be half of a VOPD is still single: the partner that came nearest, and what stopped it.

Each other single candidate within reach in the final order is tested: it must not depend on the instruction;
one of the two must be possible in OPX; their constants and scalars must fit into a pair; and their registers must have
the parities of one. The partner that passes most tests counts. If one passes all, the schedule kept the two apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from isatool.isa.registers import Register
from isatool.isa.vopd import violations
from isatool.passes.pair.choices import NEITHER, Choice, Shapes
from isatool.passes.pair.half_forms import neutral
from isatool.passes.pair.list_schedule import Pairing, Slot
from isatool.passes.pair.parity import Parity
from isatool.passes.pair.region_graph import RegionGraph, is_chained
from isatool.records import record

REACH: Final = 32
"""candidates further away in the final order are not asked"""


class Reason(StrEnum):
    """Why an instruction is single."""

    ALONE = "no other candidate near"
    DEPENDENT = "depends on every candidate near, or they on it"
    OPY_ONLY = "all independent candidates fit OPY only"
    CONSTANTS = "literals, scalars or VCC of no candidate go with its own"
    DESTINATION = "destinations of the same parity (R1)"
    SOURCE0 = "sources at src0 in banks that clash (R2, R19)"
    SOURCE1 = "sources at src1 in banks that clash (R3, R19)"
    SOURCE2 = "accumulators or addends of the same parity (R4)"
    SEVERAL = "several register rules at once (R1 to R4, R19)"
    SCHEDULE = "a legal partner exists, but moving the two together costs more than it gains"
    LATENCY = "pairing the block would bring loads too near to the waits for them"
    REGISTERS = "no registers for the values of the paired block"
    BANKS = "pairing the block would take more pairs of FMAs off their four register banks than it saves issues"


@record
class Obstacle:
    """`partner`: the operation that came nearest to being the other half, -1 if there is none; `detail`: what stopped
    the two, by registers and rules.
    """

    reason: Reason
    partner: int = -1
    detail: str = ""


_PORTS: Final = (Reason.SOURCE0, Reason.SOURCE1, Reason.SOURCE2)
_PLACES: Final = ("src0", "src1", "SRC2")
_FURTHEST: Final = (Reason.DEPENDENT, Reason.OPY_ONLY, Reason.CONSTANTS, Reason.SEVERAL)
"""obstacles in the order in which they are met; after them a single register rule, then none"""


class Forms(NamedTuple):
    """The forms of every operation as half of a VOPD, and which shapes fit together."""

    choices: Sequence[tuple[Choice, ...]]
    shapes: Shapes

    def fitting(self, one: int, other: int) -> list[tuple[Choice, Choice]]:
        """Forms of two operations that fit each other, registers apart."""
        pairs = ((a, b) for a in self.choices[one] for b in self.choices[other])
        return [(a, b) for a, b in pairs if self.shapes.fit(a.shape, b.shape) != NEITHER]


def obstacles(
    graph: RegionGraph, forms: Forms, slots: Sequence[Slot], parity: Parity, allowed: Forms | None
) -> dict[int, Obstacle]:
    """For every operation that is issued alone and could be half of a VOPD: what stopped it.

    `allowed`: the forms if sources of float operations might be exchanged; None if they may.
    """
    return _Asker(graph, forms, parity, allowed).ask(slots)


class _Asker:
    def __init__(self, graph: RegionGraph, forms: Forms, parity: Parity, allowed: Forms | None) -> None:
        self.graph = graph
        self.forms = forms
        self.choices = forms.choices
        self.shapes = forms.shapes
        self.parity = parity
        self.allowed = allowed
        self.before = _ancestors(graph)

    def ask(self, slots: Sequence[Slot]) -> dict[int, Obstacle]:
        singles = [
            (position, slot)
            for position, slot in enumerate(slots)
            if not isinstance(slot, Pairing) and self.choices[slot]
        ]
        found: dict[int, Obstacle] = {}
        for index, (place, number) in enumerate(singles):
            near: list[tuple[int, int]] = []
            for step in (-1, 1):
                other = index + step
                while 0 <= other < len(singles) and abs(singles[other][0] - place) <= REACH:
                    near.append((abs(singles[other][0] - place), singles[other][1]))
                    other += step
            found[number] = self._furthest(number, [other for _, other in sorted(near)])
        return found

    def _furthest(self, number: int, near: Sequence[int]) -> Obstacle:
        """The obstacle of the partner that gets furthest, of equal ones the nearest."""
        best, furthest = Obstacle(Reason.ALONE), -1
        for other in near:
            obstacle = self._between(number, other)
            stage = _stage(obstacle.reason)
            if stage > furthest:
                best, furthest = obstacle, stage
            if obstacle.reason is Reason.SCHEDULE:
                break
        return best

    def _between(self, number: int, other: int) -> Obstacle:
        if self.before[number] >> other & 1:
            return Obstacle(Reason.DEPENDENT, other, self._dependence(other, number, "this one"))
        if self.before[other] >> number & 1:
            return Obstacle(Reason.DEPENDENT, other, self._dependence(number, other, "that one"))
        own, others = self.choices[number], self.choices[other]
        fitting = self.forms.fitting(number, other)
        if not fitting:
            if any(self.shapes.can_be_x[choice.shape] for choice in (*own, *others)):
                return Obstacle(Reason.CONSTANTS, other, _constants(own[0], others[0]))
            names = " and ".join(dict.fromkeys((own[0].form.half.opcode, others[0].form.half.opcode)))
            return Obstacle(Reason.OPY_ONLY, other, f"only OPY has {names} (R14)")
        least: list[tuple[Reason, str]] | None = None
        for a, b in fitting:
            broken = self._broken(a, b)
            if least is None or len(broken) < len(least):
                least = broken
            if not broken:
                return Obstacle(Reason.SCHEDULE, other, "no rule stops them: another pair or the order of loads does")
        assert least
        reason = least[0][0] if len(least) == 1 else Reason.SEVERAL
        details = [detail for _, detail in least]
        if self.allowed is not None and not all(self._broken(a, b) for a, b in self.allowed.fitting(number, other)):
            details.append("with --nan-payload, sources exchanged, they fit")
        return Obstacle(reason, other, "; ".join(details))

    def _broken(self, a: Choice, b: Choice) -> list[tuple[Reason, str]]:
        """The register rules that keep two forms apart."""
        found: list[tuple[Reason, str]] = []
        if self.parity.cost(((a.target, b.target),)) < 0:
            fixed = a.target.element == b.target.element == 0
            detail = _clash("destinations", a.form.half.dst, b.form.half.dst, fixed, "R1")
            found.append((Reason.DESTINATION, detail))
        for port, (reason, mine, theirs) in enumerate(zip(_PORTS, a.ports, b.ports, strict=True)):
            if mine is None or theirs is None or self.parity.cost(((mine, theirs),)) >= 0:
                continue
            one, two = _source(a, port), _source(b, port)
            fixed = mine.element == theirs.element == 0
            rule = "R4" if port == 2 else f"R{port + 2}" if fixed and one.bank == two.bank else "R19"
            found.append((reason, _clash(_PLACES[port], one, two, fixed, rule)))
        if not found and self.parity.cost(a.relations(b)) < 0:
            detail = "the parities that its registers need contradict each other"
            return [(Reason.SEVERAL, detail), (Reason.SEVERAL, "R1 to R4 and R19 together")]
        return found

    def _dependence(self, first: int, last: int, dependent: str) -> str:
        """In words how the operation `last` depends on `first`."""
        path = self._path(first, last)
        link = self._link(path[-2], path[-1])
        if len(path) == 2:
            return f"{dependent} {link}"
        return f"{dependent} comes after a chain of {len(path) - 1} dependences; at its end it {link}"

    def _path(self, first: int, last: int) -> list[int]:
        """A shortest chain of dependences from one operation to another."""
        behind = {last: last}
        todo = [last]
        for number in todo:
            for source in (*self.graph.strict[number], *self.graph.weak[number]):
                if source not in behind and (source == first or self.before[source] >> first & 1):
                    behind[source] = number
                    todo.append(source)
            if first in behind:
                break
        path = [first]
        while path[-1] != last:
            path.append(behind[path[-1]])
        return path

    def _link(self, first: int, last: int) -> str:
        one, two = self.graph.operations[first].instruction, self.graph.operations[last].instruction
        for found, words in (
            (set(one.defs) & set(two.uses), "reads {}"),
            (set(one.defs) & set(two.defs), "writes {} too"),
            (set(one.uses) & set(two.defs), "overwrites {}"),
        ):
            if found:
                names = ", ".join(register.name for register in sorted(found)[:3])
                return f"{words.format(names)} of `{one}`"
        if is_chained(one):
            return f"is after `{one}`, which keeps its place"
        return f"needs `{one}`"


def _stage(reason: Reason) -> int:
    if reason is Reason.SCHEDULE:
        return len(_FURTHEST) + 1
    return _FURTHEST.index(reason) if reason in _FURTHEST else len(_FURTHEST)


def _source(choice: Choice, port: int) -> Register:
    half = choice.form.half
    if port == 0:
        assert isinstance(half.src0, Register)
        return half.src0
    if port == 2 and half.info is not None and half.info.accumulates:
        return half.dst
    assert half.src1 is not None
    return half.src1


def _clash(place: str, one: Register, two: Register, fixed: bool, rule: str) -> str:
    if one == two:
        return f"{place} is {one.name} in both ({rule})"
    if not fixed:
        return f"{place} {one.name} and {two.name} are bound to one parity by fixed registers and other pairs ({rule})"
    if rule in ("R2", "R3"):
        return f"{place} {one.name} and {two.name} lie in one bank and cannot move ({rule})"
    return f"{place} {one.name} and {two.name} have the same parity and cannot move ({rule})"


def _constants(a: Choice, b: Choice) -> str:
    """The rule that two forms break apart from registers, in the order of halves that breaks the fewest."""
    orders = (
        violations(neutral(x.form.half, True), neutral(y.form.half, False), generate=False) for x, y in ((a, b), (b, a))
    )
    broken = min(orders, key=len)
    return "; ".join(f"{violation.message} ({violation.rule})" for violation in broken)


def _ancestors(graph: RegionGraph) -> list[int]:
    """For every operation what must be issued before it, as a bit set; overwriting what another one reads is no
    hindrance to being issued together.
    """
    found: list[int] = []
    for number in range(len(graph)):
        mask = 0
        for source in graph.strict[number]:
            mask |= found[source] | 1 << source
        for source in graph.weak[number]:
            mask |= found[source]
        found.append(mask)
    return found
