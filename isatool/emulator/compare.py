"""Runs two kernels on the same launches in several wave orders, and compares outputs bit for bit and findings."""

from __future__ import annotations

import html
import math
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np

from isatool.allowance import spend
from isatool.emulator.dispatch import Layout
from isatool.emulator.findings import EmulatorFinding, FindingKind
from isatool.emulator.order import Order
from isatool.emulator.reference import ReferenceCheck, check_reference
from isatool.emulator.run import Executable, RunResult, run
from isatool.ir.program import Function
from isatool.isa.table import AddressSpace
from isatool.progress import stage
from isatool.records import dataclass, record

if TYPE_CHECKING:
    from isatool.asm.buffers import Array
    from isatool.asm.launch_spec import Launch, LaunchSpec

ORDERS: Final[tuple[Order, ...]] = ("lockstep", "forward", "reverse", 1)
OTHER_ORDERS: Final[tuple[Order, ...]] = ("reverse", 2, 3, 4)
"""orders in which a kernel runs again to show whether its results depend on them"""
QUICK_INSTRUCTIONS: Final = 100_000
"""wave-instructions up to which the numpy engine also runs the waves one after another"""
MAX_WORKGROUPS: Final = 16
MOST_WORKGROUPS: Final = 256
"""of a grid that runs as a whole if outputs of a part differ: workgroups may have exchanged their ids"""
ENDLESS_FACTOR: Final = 8
ENDLESS_AT_ZERO: Final = 1_000_000


@record
class OutputDifference:
    """The first element of an output that differs in a run, with the bits of both sides."""

    sizes: Mapping[str, int]
    order: Order
    buffer: str
    index: tuple[int, ...]
    first: str
    second: str
    elements: int

    def __str__(self) -> str:
        place = ", ".join(map(str, self.index))
        return (
            f"{describe(self.sizes, self.order)}: {self.buffer}[{place}] is {self.first} against {self.second}; "
            f"{self.elements} element(s) differ"
        )


@record
class NewFinding:
    """A finding of the second kernel that the first does not have."""

    sizes: Mapping[str, int]
    order: Order
    finding: EmulatorFinding

    def __str__(self) -> str:
        return f"{describe(self.sizes, self.order)}: {self.finding}"


@record
class Compared:
    """One launch in one order."""

    launch: Launch
    order: Order
    first: RunResult
    second: RunResult
    reference: tuple[ReferenceCheck, ...] = ()


@dataclass(frozen=True, repr=False)
class Comparison:
    """All runs, the differences, and findings of both kernels, which are faults of the first and not of a rewrite."""

    runs: tuple[Compared, ...]
    differences: tuple[OutputDifference, ...]
    new_findings: tuple[NewFinding, ...]
    shared_findings: tuple[EmulatorFinding, ...]
    unsteady: tuple[OutputDifference, ...] = ()
    """differences of launches of which the first kernel alone leaves other bits in another order of its waves"""

    @property
    def equal(self) -> bool:
        """True if every output agreed bit for bit and the second kernel has no finding of its own."""
        return not self.refutes and not self.unsteady

    @property
    def refutes(self) -> bool:
        """True if an output differs that no order of waves changes, or the second kernel has a finding of its own."""
        return bool(self.differences or self.new_findings)

    @property
    def reference_ok(self) -> bool:
        """True if every result that has a float64 reference lies within its bound."""
        return all(check.ok for compared in self.runs for check in compared.reference)

    def __str__(self) -> str:
        if self.equal:
            sizes = dict.fromkeys(sizes_text(compared.launch.sizes) for compared in self.runs)
            return f"equal bit for bit in {len(self.runs)} runs ({'; '.join(sizes)})"
        if not self.refutes:
            buffers = ", ".join(dict.fromkeys(each.buffer for each in self.unsteady))
            return f"what the first kernel leaves in {buffers} depends on the order of its waves: bits are not compared"
        return "\n".join(map(str, (*self.differences, *self.new_findings)))

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return f"<pre>{html.escape(str(self))}</pre>"


def sizes_text(sizes: Mapping[str, int]) -> str:
    """`N=256, M=128`."""
    return ", ".join(f"{name}={value}" for name, value in sizes.items()) or "the launch"


def describe(sizes: Mapping[str, int], order: Order) -> str:
    """`N=256, order reverse`."""
    return f"{sizes_text(sizes)}, order {f'seed {order}' if isinstance(order, int) else order}"


def launches_of(spec: LaunchSpec, sizes: Mapping[str, int] | None = None) -> tuple[Launch, ...]:
    """Launches worth comparing: the given or default sizes, the smallest ones, and one with each size 0.

    A size of 0 runs one workgroup on buffers of the smallest shape, whatever the spec's limits say; `compare` leaves it
    out if the first kernel does not come to an end.
    """
    chosen = [dict(sizes or {})]
    chosen.append({name: size.smallest for name, size in spec.sizes.items() if name not in chosen[0]} | chosen[0])
    launches = [spec.resolve(given) for given in chosen]
    launches += [spec.resolve({**chosen[1], name: 0}, allow_zero=True) for name in spec.sizes]
    distinct: dict[tuple[tuple[str, int], ...], Launch] = {}
    for launch in launches:
        distinct.setdefault(tuple(launch.sizes.items()), launch)
    return tuple(distinct.values())


def some_workgroups(launch: Launch, limit: int, seed: int = 0) -> tuple[int, ...] | None:
    """None for the whole grid if it is small, else its first, last and some seeded workgroups."""
    total = launch.grid[0] * launch.grid[1] * launch.grid[2]
    if total <= limit:
        return None
    chosen = {0, total - 1, launch.grid[0] - 1, total - launch.grid[0]}
    chosen |= set(random.Random(seed).sample(range(total), max(1, limit - len(chosen))))
    return tuple(sorted(chosen))[:limit]


def compare(
    first: Function | Executable,
    second: Function,
    launches: Iterable[Launch],
    orders: Sequence[Order] | None = None,
    *,
    sanitize: bool = True,
    engine: str = "auto",
    seed: int = 0,
    max_workgroups: int = MAX_WORKGROUPS,
    stop_early: bool = True,
) -> Comparison:
    """Run both kernels on every launch in every order, with equal inputs. `stop_early` ends at the first difference.

    Without `orders` all of ORDERS are used, but only the first for a large launch on numpy. In every other run buffers
    cross multiples of 4 GiB, so that lost carries show.
    """
    from isatool.asm.buffers import make_buffers

    launches = list(launches)
    hardware = launches[0].spec.hardware if launches else {}
    one_kernel = first if isinstance(first, Executable) else Executable(first, hardware)
    other_kernel = Executable(second, hardware)
    runs: list[Compared] = []
    differences: list[OutputDifference] = []
    unsteady: list[OutputDifference] = []
    new: list[NewFinding] = []
    shared: dict[tuple[FindingKind, int, str], EmulatorFinding] = {}
    for launch in launches:
        contents = make_buffers(launch, seed)
        workgroups = some_workgroups(launch, max_workgroups, seed)
        for order in orders or ORDERS:
            if stop_early and (differences or new or unsteady):
                break
            if orders is None and _is_needless(runs, launch, order):
                continue
            spend()
            layout = Layout(straddle=len(runs) % 2 == 0)
            options = _Options(workgroups, order, sanitize, engine, contents, layout)
            number, count = len(runs) + 1, len(launches) * len(orders or ORDERS)
            with stage("first kernel, run", number, count):
                one = options.run(one_kernel, launch, _limit_of_zero(launch, runs))
            if 0 in launch.sizes.values() and any(found.kind is FindingKind.ENDLESS for found in one.findings):
                break  # counts down from 0, say: the kernel is not made for this size
            with stage("second kernel, run", number, count):
                two = options.run(other_kernel, launch, _limit(one))
            found = _differences(launch, order, one, two)
            if found and workgroups is not None and math.prod(launch.grid) <= MOST_WORKGROUPS:
                workgroups = None
                whole = replace(options, workgroups=None)
                one = whole.run(one_kernel, launch)
                two = whole.run(other_kernel, launch, _limit(one))
                found = _differences(launch, order, one, two)
            steady = not found or options.is_steady(one_kernel, launch, one)
            (differences if steady else unsteady).extend(found)
            new += [NewFinding(launch.sizes, order, finding) for finding in excess(one.findings, two.findings)]
            shared |= {finding.key: finding for finding in one.findings}
            first_run = not runs or runs[-1].launch is not launch
            partial = workgroups is not None and (_shares_sums(one_kernel) or _shares_sums(other_kernel))
            known = not found and first_run and not partial
            references = check_reference(launch, contents, two.buffers) if known else ()
            runs.append(Compared(launch, order, one, two, references))
    return Comparison(tuple(runs), tuple(differences), tuple(new), tuple(shared.values()), tuple(unsteady))


def _shares_sums(kernel: Executable) -> bool:
    """Whether several workgroups may add to one element, so that a part of the grid leaves sums unfinished."""
    spaces = (AddressSpace.GLOBAL, AddressSpace.BUFFER, AddressSpace.FLAT)
    found = (instruction for _, instruction in kernel.kernel.instructions if instruction.space in spaces)
    return any(instruction.row is not None and instruction.row.is_atomic for instruction in found)


def _is_needless(runs: Sequence[Compared], launch: Launch, order: Order) -> bool:
    """The order tells nothing new (the native engine runs `lockstep` as forward), or numpy would take too long for
    it.
    """
    if not runs or runs[-1].launch is not launch:
        return False
    last = runs[-1].second
    if last.engine == "native":
        return order == "forward"
    return last.instructions > QUICK_INSTRUCTIONS


@record
class _Options:
    """What both runs of a pair share."""

    workgroups: tuple[int, ...] | None
    order: Order
    sanitize: bool
    engine: str
    contents: Mapping[str, Array]
    layout: Layout

    def run(self, kernel: Executable, launch: Launch, limit: int | None = None) -> RunResult:
        """One run; `limit` bounds its wave-instructions."""
        return run(
            kernel, launch, workgroups=self.workgroups, order=self.order, sanitize=self.sanitize,
            engine=self.engine, contents=self.contents, layout=self.layout, limit=limit,
        )  # fmt: skip

    def is_steady(self, kernel: Executable, launch: Launch, result: RunResult) -> bool:
        """Whether a kernel leaves the bits of `result` in other orders of its waves and workgroups too."""
        workgroups = self.workgroups or range(math.prod(launch.grid))
        others = [replace(self, order=order) for order in OTHER_ORDERS]
        others.append(replace(self, workgroups=tuple(workgroups)[::-1], order="forward"))
        return all(same(result, other.run(kernel, launch)) for other in others)


def same(one: RunResult, other: RunResult) -> bool:
    """Whether two runs left the same bytes."""
    pairs = ((one.buffers, other.buffers), (one.variables, other.variables))
    return all(_equal(a, b) for a, b in pairs)


def _equal(one: Mapping[str, Array], other: Mapping[str, Array]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(bits(one[name]), bits(other[name])) for name in one)


def _limit(result: RunResult) -> int:
    """Wave-instructions after which a rewrite is taken for an endless loop."""
    return ENDLESS_FACTOR * result.instructions + 100_000


def _limit_of_zero(launch: Launch, runs: Sequence[Compared]) -> int | None:
    """Wave-instructions after which a size of 0, which a spec may not allow, is taken for an endless loop."""
    if 0 not in launch.sizes.values() or not runs:
        return None
    return max(ENDLESS_FACTOR * max(compared.first.instructions for compared in runs), ENDLESS_AT_ZERO)


def excess(first: Sequence[EmulatorFinding], second: Sequence[EmulatorFinding]) -> list[EmulatorFinding]:
    """Findings of the second run that exceed the number of those of the same kind in the first.

    If the first run has races in global memory, those of the second are none: their number depends on the caches.
    """
    races = any(finding.kind is FindingKind.GLOBAL_RACE for finding in first)
    allowance: dict[FindingKind, int] = {}
    for finding in first:
        allowance[finding.kind] = allowance.get(finding.kind, 0) + 1
    beyond = []
    for finding in second:
        allowance[finding.kind] = allowance.get(finding.kind, 0) - 1
        if allowance[finding.kind] < 0 and not (races and finding.kind is FindingKind.GLOBAL_RACE):
            beyond.append(finding)
    return beyond


def _differences(launch: Launch, order: Order, one: RunResult, two: RunResult) -> list[OutputDifference]:
    found = []
    for argument in launch.buffers:
        if argument.read_only:
            continue
        name = argument.name
        first, second = one.buffers[name], two.buffers[name]
        unlike = bits(first) != bits(second)
        if not unlike.any():
            continue
        index = tuple(int(part[0]) for part in np.nonzero(unlike))
        values = [f"{part[index]} (0x{int(bits(part)[index]):x})" for part in (first, second)]
        found.append(OutputDifference(launch.sizes, order, name, index, values[0], values[1], int(unlike.sum())))
    for name in sorted(one.variables.keys() | two.variables.keys()):
        found += _different_variables(launch, order, name, one.variables.get(name), two.variables.get(name))
    return found


def _different_variables(
    launch: Launch, order: Order, name: str, first: Array | None, second: Array | None
) -> list[OutputDifference]:
    """Global variables of the file are results too."""
    if first is None or second is None or first.shape != second.shape:
        here, there = ("missing" if part is None else f"{part.size} bytes" for part in (first, second))
        return [OutputDifference(launch.sizes, order, name, (0,), here, there, 1)]
    places = np.nonzero(first != second)[0]
    if not len(places):
        return []
    index = int(places[0])
    return [OutputDifference(launch.sizes, order, name, (index,), hex(first[index]), hex(second[index]), len(places))]


def bits(array: Array) -> Array:
    """The elements as unsigned integers of their size, so that NaNs and signed zeros compare by bits."""
    return np.ascontiguousarray(array).view(f"u{array.dtype.itemsize}")
