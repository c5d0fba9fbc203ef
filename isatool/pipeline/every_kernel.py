"""Every kernel of a file rewritten: each alone where that is possible, all together assembled once.

Starting an assembler takes longer than rewriting a small kernel. So kernels that are alone are rewritten first,
then the file with all of them is assembled; only if that is refused is each assembled by itself, and the one at fault
left as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

from isatool.allowance import Budget, granted
from isatool.asm.emitter import emit
from isatool.asm.toolchain import AssembleError, Toolchain
from isatool.ir.line import Line
from isatool.ir.program import Function, Program
from isatool.pipeline.detached import attached, detached_kernels
from isatool.pipeline.evidence import Proof
from isatool.pipeline.rewrite import Rewrite
from isatool.progress import stage

if TYPE_CHECKING:
    from isatool.verify.structural.linked import LinkedFiles


class Make(Protocol):
    """Rewrites a kernel of a program; without a toolchain its result is not assembled yet."""

    def __call__(self, program: Program, name: str, toolchain: Toolchain | None) -> Rewrite:
        """What the passes made of it."""
        ...


T = TypeVar("T")
LARGE: Final = 500
"""instructions from which on worker processes pay"""
Show = Callable[[Rewrite, "LinkedFiles | None"], tuple[Rewrite, Proof]]
"""Proves a rewrite, of a part of files where there are any; the rewrite withdrawn if it may not be taken."""


class _Sent(NamedTuple):
    """A rewrite as it goes to another process, which has its source: lines of that by their numbers."""

    step: Rewrite
    lines: tuple[int | Line, ...]

    @classmethod
    def of(cls, step: Rewrite, source: Program) -> _Sent:
        """The rewrite of a program that the other process has."""
        nothing = Program((), source.chip)
        if not step.changed:
            return cls(replace(step, source=nothing, program=nothing), ())
        numbers = {id(line): number for number, line in enumerate(source.lines)}
        lines = tuple(numbers.get(id(line), line) for line in step.program.lines)
        return cls(replace(step, source=nothing, program=replace(step.program, lines=())), lines)

    def received(self, source: Program) -> Rewrite:
        """The rewrite again, of the same source."""
        if not self.step.changed:
            return replace(self.step, source=source, program=source)
        lines = tuple(source.lines[line] if isinstance(line, int) else line for line in self.lines)
        return replace(self.step, source=source, program=replace(self.step.program, lines=lines))


def useful_workers(kernels: Sequence[Function]) -> int:
    """How many worker processes: one a core, or 1, with which all is done in this process, for small files: starting
    others would take longer than what they do.
    """
    if sum(len(kernel.instructions) for kernel in kernels) < LARGE:
        return 1
    from isatool.pipeline.tasks import usable_cores

    return usable_cores()


def rewrite_every(
    program: Program, names: Sequence[str], make: Make, show: Show, toolchain: Toolchain, workers: int = 1
) -> tuple[Program, list[tuple[Rewrite, Proof]]]:
    """The program with all that became of the named kernels, and what became of each, in their order. Kernels that
    depend on no other are rewritten and proved in so many worker processes.
    """
    alone = detached_kernels(program, names)
    made: dict[str, Rewrite] = {}

    def make_alone(name: str) -> _Sent:
        return _Sent.of(make(alone[name].program, name, None), alone[name].program)

    longest = sorted(alone, key=lambda name: alone[name].first - alone[name].last)
    if workers > 1:
        from isatool.pipeline import finishing  # noqa: F401  once, not in every process that changes a kernel
    for name, sent in _every("kernel", make_alone, _short_one_first(longest), workers):
        made[name] = sent.received(alone[name].program)
    changed = [name for name in longest if made[name].changed]
    if changed:
        from isatool.pipeline.finishing import with_code_size

        with granted(Budget()):  # once for the file
            sizes = _code_sizes(attached(program, [(alone[name], made[name].program) for name in changed]), toolchain)
        for name in changed:
            size = sizes.get(name) if sizes is not None else None
            made[name] = with_code_size(made[name], size) if size else make(alone[name].program, name, toolchain)
    together = attached(program, [(alone[name], step.program) for name, step in made.items() if step.changed])
    files: LinkedFiles | None = None
    if changed:
        from isatool.verify.structural.linked import LinkedFiles

        files = LinkedFiles(program, together, toolchain)
    done: dict[str, tuple[Rewrite, Proof]] = {}

    def show_made(name: str) -> tuple[bool, Proof]:
        shown, proof = show(made[name], files)
        return shown.changed, proof

    if workers > 1 and files is not None:
        with granted(Budget()):
            files.link()  # once, for all processes
    order = [*_short_one_first(changed), *(name for name in longest if name not in changed)]
    for name, (taken, proof) in _every("proof", show_made, order, workers):
        done[name] = made[name] if taken == made[name].changed else made[name].withdrawn(), proof
    current = attached(program, [(alone[name], step.program) for name, (step, _) in done.items() if step.changed])
    for name in names:
        if name not in done:
            made[name] = make(current, name, toolchain)
            with stage(f"{name}: proof"):
                done[name] = step, _ = show(made[name], None)
            current = step.program
    return current, [done[name] for name in names]


def _short_one_first(longest: Sequence[str]) -> list[str]:
    """Of many kernels the first is worked on in this process, for what all need; the longest follow, so that all
    processes end together.
    """
    return [*longest[-1:], *longest[:-1]]


def _every(what: str, work: Callable[[str], T], names: Sequence[str], workers: int) -> Iterator[tuple[str, T]]:
    """The work on every kernel; the command line says which one it waits for."""
    results: Iterator[T] = map(work, names)
    if workers > 1:
        from isatool.pipeline.tasks import every

        results = every(work, names, workers)
    for number, name in enumerate(names):
        with stage(f"{name}: {what}", number + 1, len(names)):
            result = next(results)
        yield name, result


def assembles(program: Program, toolchain: Toolchain) -> bool:
    """Whether the assembler takes a file in which kernels were put back."""
    return _code_sizes(program, toolchain) is not None


def _code_sizes(program: Program, toolchain: Toolchain) -> dict[str, int] | None:
    """Bytes of every function's code; None if the assembler refuses the file."""
    from isatool.asm.elf import read_elf

    try:
        symbols = read_elf(toolchain.assemble(emit(program), program.chip, program.wave_size, program.path))
    except AssembleError:
        return None
    return {name: symbol.size for name, symbol in symbols.symbol_names.items() if symbol.size}
