"""What single passes would gain by the cycle model: each is applied alone, and nothing is written or proved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from isatool.ir.program import Program
from isatool.model.prediction import ModelledKernel
from isatool.passes.common.declaration import Pass, spelled
from isatool.passes.common.result import RemarkKind, bare_reason
from isatool.pipeline.rewrite import rewrite
from isatool.pipeline.stages import Stage, comparable, cycles_of, stage_of
from isatool.progress import doing
from isatool.records import record


@record
class WhatIf:
    """A pass on a kernel. `before`, `after`: cycles of its heaviest loop, or of the whole kernel without loops, for the
    same work; None where the pass does not apply, or the model does not see what it is for. `text`: what the pass says.
    """

    kernel: str
    step: str
    applies: bool
    before: float | None
    after: float | None
    text: str
    command: str

    @property
    def gain(self) -> float | None:
        """The part of the cycles that would go; negative where it would take longer."""
        return None if self.before is None or self.after is None else 1 - self.after / self.before

    def data(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "kernel": self.kernel,
            "pass": self.step,
            "applies": self.applies,
            "cycles_before": self.before,
            "cycles_after": self.after,
            "gain": None if self.gain is None else round(self.gain, 4),
            "remark": self.text,
            "command": self.command,
        }

    def __str__(self) -> str:
        if not self.applies:
            return f"{self.step:20} does not apply: {self.text}"
        if self.gain is None or self.before is None or self.after is None:
            return f"{self.step:20} the model does not see what it is for: {self.text}; {self.command}"
        return (
            f"{self.step:20} ~{self.before:.0f} -> ~{self.after:.0f} cycles ({-100 * self.gain:+.1f} %), {self.command}"
        )


def what_if(kernel: ModelledKernel, steps: Iterable[Pass]) -> list[WhatIf]:
    """The gain of each pass alone by the model, if the assumptions of its results are granted."""
    steps = tuple(steps)
    found = []
    for number, step in enumerate(steps):
        doing(f"what if {step.name}", number + 1, len(steps))
        found.append(_tried(kernel, step))
    return found


def _tried(kernel: ModelledKernel, step: Pass) -> WhatIf:
    function = kernel.function
    needed = "".join(f" --assume '{text}'" for text in step.rests_on)
    options = spelled(step)
    name = f"{step.name}" if options == step.name else f'run "{options}"'
    command = f"isatool pass {name} {function.program.path or 'KERNEL.s'}{needed}"
    made = rewrite(function.program, (step,), function.name, assumptions=frozenset(step.rests_on))
    remarks = [remark for remark in made.remarks if remark.pass_name == step.name]
    wanted = [each for each in remarks if (each.kind is RemarkKind.LEFT) != made.changed] or remarks
    text = bare_reason(wanted[0].message, function.name) if wanted else ""
    cycles = None
    if made.changed and not step.is_hint:

        def stage(program: Program, whole: bool) -> Stage:
            version = replace(kernel, function=program.kernel(function.name), observation=None)
            return stage_of(program, function.name, whole=whole, modelled=version)

        cycles = cycles_of(*comparable([function.program, made.program], stage))
    return WhatIf(
        function.name,
        step.name,
        made.changed,
        None if cycles is None else cycles.before,
        None if cycles is None else cycles.after,
        text,
        command,
    )
