"""Every kernel of a file rewritten: each alone where that is possible, all together assembled once.

Starting an assembler takes longer than rewriting a small kernel. So kernels that stand alone are rewritten first,
then the file with all of them is assembled; only if that is refused is each assembled by itself, and the one at fault
left as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from isatool.asm.elf import read_elf
from isatool.asm.emitter import emit
from isatool.asm.toolchain import AssembleError, Toolchain
from isatool.ir.program import Program
from isatool.pipeline.detached import Detached, Detacher, attached
from isatool.pipeline.evidence import Proof
from isatool.pipeline.rewrite import Rewrite, with_code_size
from isatool.progress import stage
from isatool.verify.structural.linked import LinkedFiles


class Make(Protocol):
    """Rewrites a kernel of a program; without a toolchain its result is not assembled yet."""

    def __call__(self, program: Program, name: str, toolchain: Toolchain | None) -> Rewrite:
        """What the passes made of it."""
        ...


Show = Callable[[Rewrite, LinkedFiles | None], tuple[Rewrite, Proof]]
"""Proves a rewrite, of a part of files where there are any; the rewrite withdrawn if it may not be taken."""


def rewrite_every(
    program: Program, names: Sequence[str], make: Make, show: Show, toolchain: Toolchain
) -> tuple[Program, list[tuple[Rewrite, Proof]]]:
    """The program with all that became of the named kernels, and what became of each, in their order."""
    alone = detached_kernels(program, names)
    made: dict[str, Rewrite] = {}
    for name, detached in alone.items():
        with stage("kernel", len(made) + 1, len(alone)):
            made[name] = make(detached.program, name, None)
    changed = [name for name, step in made.items() if step.changed]
    if changed:
        sizes = _code_sizes(attached(program, [(alone[name], made[name].program) for name in changed]), toolchain)
        for name in changed:
            size = sizes.get(name) if sizes is not None else None
            made[name] = with_code_size(made[name], size) if size else make(alone[name].program, name, toolchain)
    together = attached(program, [(alone[name], step.program) for name, step in made.items() if step.changed])
    files = LinkedFiles(program, together, toolchain)
    done: dict[str, tuple[Rewrite, Proof]] = {}
    for name, step in made.items():
        with stage(f"{name}: proof", len(done) + 1, len(made)):
            done[name] = show(step, files)
    current = attached(program, [(alone[name], step.program) for name, (step, _) in done.items() if step.changed])
    for name in names:
        if name not in done:
            made[name] = make(current, name, toolchain)
            with stage(f"{name}: proof"):
                done[name] = step, _ = show(made[name], None)
            current = step.program
    return current, [done[name] for name in names]


def detached_kernels(program: Program, names: Sequence[str]) -> dict[str, Detached]:
    """The named kernels of a file with several functions that stand alone."""
    if len(program.functions) < 2:
        return {}
    detacher = Detacher(program)
    functions = {kernel.name: kernel for kernel in program.kernels}
    found: dict[str, Detached] = {}
    for name in names:
        detached = detacher.detach(functions[name])
        if detached is not None:
            found[name] = detached
    return found


def assembles(program: Program, toolchain: Toolchain) -> bool:
    """Whether the assembler takes a file in which kernels were put back."""
    return _code_sizes(program, toolchain) is not None


def _code_sizes(program: Program, toolchain: Toolchain) -> dict[str, int] | None:
    """Bytes of every function's code; None if the assembler refuses the file."""
    try:
        symbols = read_elf(toolchain.assemble(emit(program), program.chip, program.wave_size, program.path))
    except AssembleError:
        return None
    return {name: symbol.size for name, symbol in symbols.symbol_names.items() if symbol.size}
