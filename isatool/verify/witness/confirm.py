"""What makes a difference between two runs a witness: the same launch again, from its spec's text, on both engines.

A launch counts only if the first kernel is without fault on it: no finding, and the same outputs in every order of
waves and workgroups. A difference that only one engine shows is a fault of the emulator and never a witness.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final

import numpy as np

from isatool.asm.buffers import make_buffers
from isatool.asm.launch import parse_spec
from isatool.asm.launch_spec import Launch
from isatool.asm.reader import read_text
from isatool.diagnostics import Span, UserError
from isatool.emulator.compare import Comparison, compare, same
from isatool.emulator.dispatch import Layout, dispatch_of
from isatool.emulator.findings import FindingKind
from isatool.emulator.run import Executable, RunResult, run
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.records import record
from isatool.semantics.errors import NotEmulated
from isatool.verify.verdict import Difference

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from isatool.emulator.group import Group
    from isatool.emulator.order import Order

QUICK: Final = 60_000
"""wave-instructions up to which numpy runs a launch again"""
CERTAIN: Final = frozenset(
    (
        FindingKind.PENDING, FindingKind.LDS_RACE, FindingKind.GLOBAL_RACE, FindingKind.BARRIER,
        FindingKind.OUT_OF_BOUNDS, FindingKind.REGISTER_LIMIT, FindingKind.ENDLESS, FindingKind.TRAP,
    )
)  # fmt: skip
"""findings that are faults by themselves; undefined bits and lanes that write one dword need not change a result. Of
races in memory the first kernel has none in any order that was tried, so it orders what the second does not: which
value is read then is the chip's choice, though the emulator may read the same."""
_READ_PC: Final = frozenset((Op.GETPC, Op.CALL, Op.SWAPPC))
_CLOSE: Final = 1 << 12
"""distance of dwords that operations may explain whose last bits the chip and the emulator need not share"""
_OPAQUE: Final = (Op.DOT2, Op.WMMA)
_CLOSE_HALVES: Final = 16
"""the same of two f16 in a dword"""


@record
class Witness:
    """A launch on which the second kernel is at fault, and what it shows.

    `spec` is the text of its launch spec; `place` where in which buffer, "" for a finding; `lines` of both files that
    wrote the bytes, or of the finding (0: not known).
    """

    spec: str
    launch: Launch = field(repr=False)
    order: Order
    message: str
    place: str
    values: tuple[str, str]
    spans: tuple[Span | None, Span | None]
    engines: tuple[str, ...]

    @property
    def difference(self) -> Difference:
        """The witness as the first difference of a verdict."""
        order = f"order seed {self.order}" if isinstance(self.order, int) else f"order {self.order}"
        notes = [f"launch: {self.arguments}, {order}", f"seen on: {', '.join(self.engines)}"]
        message = f"{self.message}, the first at {self.place}" if self.place else self.message
        return Difference(message, *self.spans, *self.values, notes=tuple(notes))

    def as_json(self) -> dict[str, object]:
        """The witness as plain data."""
        return {
            "message": self.message,
            "place": self.place,
            "values": list(self.values),
            "lines": [str(span) if span is not None else None for span in self.spans],
            "launch": self.arguments,
            "order": self.order,
            "engines": list(self.engines),
            "spec": self.spec,
        }

    @property
    def arguments(self) -> str:
        """The launch in one line."""
        parts = [f"block {_triple(self.launch.block)}", f"grid {_triple(self.launch.grid)}"]
        parts += [f"{self.launch.lds_bytes} bytes of dynamic LDS"] if self.launch.lds_bytes else []
        for argument in self.launch.arguments:
            if not argument.is_buffer:
                parts.append(f"{argument.name} = {argument.value}")
            elif argument.fill is not None:
                numbers = ", ".join(f"{number:g}" for number in argument.fill.parameters)
                kind = argument.fill.kind if argument.fill.kind != "constant" else "all"
                parts.append(f"{argument.name} = {argument.type.name}[{argument.elements}] {kind} {numbers}".rstrip())
        return ", ".join(parts)


def _triple(parts: tuple[int, int, int]) -> str:
    return "x".join(map(str, parts))


def confirmed(first: Executable, second: Executable, text: str, engine: str) -> Witness | None:
    """The witness that a launch spec is; None if the first kernel is at fault, or an engine sees it otherwise."""
    launch = parse_spec(text, "witness.toml").resolve()
    try:
        comparison = compare(first, second.kernel, [launch], engine=engine, stop_early=False)
        if not _first_is_sound(first, launch, comparison, engine):
            return None
        return _of_difference(first, second, text, comparison) or _of_finding(first, second, text, comparison)
    except (UserError, NotEmulated):
        return None


def _first_is_sound(first: Executable, launch: Launch, comparison: Comparison, engine: str) -> bool:
    if any(finding.fails for finding in comparison.shared_findings):
        return False
    results = [compared.first for compared in comparison.runs]
    contents, layout = make_buffers(launch), Layout(straddle=True)
    backwards = range(launch.grid[0] * launch.grid[1] * launch.grid[2])[::-1]
    others: list[tuple[Executable, range | None]] = [(first, backwards)] if len(backwards) > 1 else []
    if any(half.operation in _READ_PC for _, one in first.code.instructions for half in one.halves):
        others.append((_moved(first), None))
    for kernel, workgroups in others:
        results.append(
            run(kernel, launch, workgroups=workgroups, order="forward", engine=engine, contents=contents, layout=layout)
        )
    return all(same(results[0], other) for other in results[1:])


def _moved(executable: Executable) -> Executable:
    """The kernel with its code at other addresses: what it does then is no matter of where its code is."""
    kernel = executable.kernel
    texts = [line.text for line in kernel.program.lines]
    first = next(index for index, line in kernel.lines() if line.instruction is not None)
    if kernel.program.lines[first].labels:
        raise UserError("a label and an instruction in one line")
    texts.insert(first, f"\t{opcodes.S_NOP} 0")
    return Executable(read_text("\n".join(texts), kernel.program.path, kernel.program.chip).kernel(kernel.name))


def _of_difference(first: Executable, second: Executable, text: str, comparison: Comparison) -> Witness | None:
    """A witness whose outputs differ."""
    by_order = {compared.order: (place, compared) for place, compared in enumerate(comparison.runs)}
    for difference in comparison.differences:
        place, compared = by_order[difference.order]
        launch = compared.launch
        if difference.buffer not in compared.first.buffers:
            continue  # a section of the file
        rounded = _rounded(first, compared.first) or _rounded(second, compared.second)
        if rounded and _close(compared.first, compared.second):
            continue
        index = int(np.ravel_multi_index(difference.index, compared.first.buffers[difference.buffer].shape))
        engines: tuple[str, ...] = (compared.first.engine,)
        spans: list[Span | None] = [None, None]
        if max(compared.first.instructions, compared.second.instructions) <= QUICK:
            again = [
                _Watched(executable, launch, difference.order, place % 2 == 0, difference.buffer, index)
                for executable in (first, second)
            ]
            if not same(again[0].result, compared.first) or same(again[0].result, again[1].result):
                continue
            if again[0].collided or again[0].incoherent:
                continue
            engines = tuple(dict.fromkeys((*engines, "numpy")))
            spans = [part.span for part in again]
        return Witness(
            text, launch, difference.order, f"the outputs differ in {difference.elements} element(s)",
            _place(launch, difference.buffer, index), (difference.first, difference.second),
            (spans[0], spans[1]), engines,
        )  # fmt: skip
    return None


def _place(launch: Launch, buffer: str, index: int) -> str:
    """The element, and how far it is from where the pointer points."""
    argument = next(argument for argument in launch.buffers if argument.name == buffer)
    distance = (index - argument.offset) * argument.type.size
    return f"{buffer}[{index}] ({abs(distance)} bytes {'after' if distance >= 0 else 'before'} the pointer)"


def _rounded(executable: Executable, result: RunResult) -> bool:
    """Whether an operation ran whose last bits are not known of the chip."""
    for line in result.lines:
        instruction = executable.kernel.program.lines[line - 1].instruction
        for half in instruction.halves if instruction is not None else ():
            row = half.row
            if row is not None and (row.is_transcendental or row.operation.startswith(_OPAQUE)):
                return True
    return False


def _close(one: RunResult, other: RunResult) -> bool:
    """Whether all differing dwords are near each other as numbers."""
    for name, array in one.buffers.items():
        first, second = (
            np.frombuffer(np.ascontiguousarray(part).tobytes().ljust(-(-part.nbytes // 4) * 4, b"\0"), np.uint32)
            for part in (array, other.buffers[name])
        )
        whole = np.abs(first.astype(np.int64) - second.astype(np.int64)) > _CLOSE
        halves = np.abs(first.view(np.uint16).astype(np.int64) - second.view(np.uint16)) > _CLOSE_HALVES
        if (whole & halves.reshape(-1, 2).any(axis=1)).any():
            return False
    return True


def _of_finding(first: Executable, second: Executable, text: str, comparison: Comparison) -> Witness | None:
    """A witness on which only the second kernel breaks a rule."""
    for new in comparison.new_findings:
        if new.finding.kind not in CERTAIN:
            continue
        place, compared = next(
            (place, compared) for place, compared in enumerate(comparison.runs) if compared.order == new.order
        )
        engines: tuple[str, ...] = (compared.second.engine,)
        if compared.first.instructions <= QUICK and new.finding.kind is not FindingKind.ENDLESS:
            layout = Layout(straddle=place % 2 == 0)
            one, two = (
                run(executable, compared.launch, order=new.order, engine="numpy", layout=layout, limit=16 * QUICK)
                for executable in (first, second)
            )
            if not same(one, compared.first) or new.finding.kind in {found.kind for found in one.findings}:
                continue
            if new.finding.kind not in {found.kind for found in two.findings}:
                continue
            engines = tuple(dict.fromkeys((*engines, "numpy")))
        program = second.kernel.program
        return Witness(
            text, compared.launch, new.order, f"{new.finding.kind}: {new.finding.message}", "", ("", ""),
            (None, program.span(new.finding.line - 1)), engines,
        )  # fmt: skip
    return None


def dwords_of(addresses: NDArray[np.uint64], size: int) -> NDArray[np.uint64]:
    """Numbers of all dwords that accesses of `size` bytes touch, each once."""
    steps = np.arange(0, size, 4, dtype=np.uint64)
    return np.unique((addresses.reshape(-1, 1) + steps) >> np.uint64(2))


class _Watched:
    """A run on the numpy engine that tells which line last wrote one element of a buffer.

    `collided`: lanes of one store wrote it together, and which of them stays is not defined.
    """

    def __init__(
        self, executable: Executable, launch: Launch, order: Order, straddle: bool, buffer: str, index: int
    ) -> None:
        layout, contents = Layout(straddle=straddle), make_buffers(launch)
        self.line = 0
        self.collided = False
        self.incoherent = False
        """whether a scalar load read what the kernel had stored before: its cache is not told of stores"""
        self.stored: set[int] = set()
        size = next(argument.type.size for argument in launch.buffers if argument.name == buffer)
        parts = dispatch_of(executable.kernel, launch, contents, layout).buffers
        self.low = next(part.address for part in parts if part.name == buffer) + index * size
        self.high = self.low + size
        rows = ((line, half.row) for line, instruction in executable.code.instructions for half in instruction.halves)
        self.stores = {line + 1: not row.is_atomic for line, row in rows if row is not None and row.may_store}
        self.program = executable.kernel.program
        # The native engine runs waves one after another also for `lockstep`.
        self.result = run(
            executable, launch, order="forward" if order == "lockstep" else order, engine="numpy", sanitize=False,
            contents=contents, layout=layout, limit=16 * QUICK, observe=self._note,
        )  # fmt: skip

    def _note(self, group: Group, space: str, addresses: NDArray[np.generic], size: int) -> None:
        place = addresses.astype(np.uint64)
        if space == "scalar":
            self.incoherent |= not self.stored.isdisjoint(dwords_of(place, size).tolist())
        if space != "global" or group.line not in self.stores:
            return
        self.stored.update(dwords_of(place[group.mask], size).tolist())
        hits = group.mask & (place < np.uint64(self.high)) & (place + np.uint64(size) > np.uint64(self.low))
        if hits.any():
            self.line = group.line
            self.collided |= self.stores[group.line] and bool((hits.sum(axis=1) > 1).any())

    @property
    def span(self) -> Span | None:
        """Where it was written; None if it never was."""
        return self.program.span(self.line - 1) if self.line else None
