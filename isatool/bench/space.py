"""Search spaces: `pad-lds?,unroll{factor=2|4|8}?,rebank` is all pipelines that its choices make.

A step with `?` may be left out; an option with `|` takes each of its values; `max-vgprs` is a choice beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from lark import Token, Tree
from lark.exceptions import UnexpectedInput

from isatool.analysis.kernel import Kernel
from isatool.diagnostics import Span, UserError
from isatool.grammars import parser
from isatool.ir.program import Function
from isatool.passes.common.declaration import options
from isatool.pipeline.registry import LADDER_NAMES, declarations, parse_pipeline, pass_class, pipeline_for
from isatool.pipeline.rewrite import plateau_limit
from isatool.records import record

Choose = Callable[[str, tuple[str, ...]], str]
"""(name of a choice, its values) -> one of them"""


@record
class SpaceStep:
    """One pass with alternatives for its options."""

    name: str
    options: tuple[tuple[str, tuple[str, ...]], ...] = ()
    is_optional: bool = False


@record
class SearchSpace:
    """Pipelines to choose from, and numbers of VGPRs (0: the input's)."""

    text: str
    steps: tuple[SpaceStep, ...]
    max_vgprs: tuple[int, ...] = (0,)

    def pipeline(self, choose: Choose) -> tuple[str, int]:
        """(pipeline string, most VGPRs) that a series of choices makes."""
        parts = []
        for place, step in enumerate(self.steps):
            name = f"{place}.{step.name}"
            if step.is_optional and choose(name, ("with", "without")) == "without":
                continue
            options = ",".join(
                f"{option}={values[0] if len(values) == 1 else choose(f'{name}.{option}', values)}"
                for option, values in step.options
            )
            parts.append(f"{step.name}{{{options}}}" if options else step.name)
        vgprs = tuple(map(str, self.max_vgprs))
        return ",".join(parts), int(vgprs[0] if len(vgprs) == 1 else choose("max-vgprs", vgprs))

    @property
    def size(self) -> int:
        """How many different pipelines there are."""
        count = len(self.max_vgprs)
        for step in self.steps:
            own = 1
            for _, values in step.options:
                own *= len(values)
            count *= own + step.is_optional
        return count


def parse_space(text: str, max_vgprs: Sequence[int] = (0,)) -> SearchSpace:
    """A space from its text; UserError at the column of what cannot be read, and for passes and options unknown."""
    try:
        tree = parser("pipeline").parse(text, start="space")
    except UnexpectedInput as error:
        column = max(1, int(getattr(error, "column", 1) or 1))
        raise UserError(
            "cannot read this search space", Span("--space", 1, column), "for example unroll{factor=2|4}?,rebank", text
        ) from None
    steps = tuple(_step(child) for child in tree.children if isinstance(child, Tree))
    space = SearchSpace(text, steps, tuple(max_vgprs))
    for step in steps:
        for values in product(*(values for _, values in step.options)):
            names = [name for name, _ in step.options]
            options = ",".join(f"{name}={value}" for name, value in zip(names, values, strict=True))
            parse_pipeline(f"{step.name}{{{options}}}" if options else step.name)
    return space


def default_space(on_device: bool) -> str:
    """The ladder's passes and after them what the ladder leaves out, when it is known what there is to order, each to
    be left out or not, with the values of their options that are worth trying. Where a device is the judge also CU
    mode, hints, and passes that already ask the cycle model whether they pay.

    A pass that is in the ladder twice has its choices the second time: what comes before is shared. With the model as
    judge it is there once, where it comes first.
    """
    ladder = tuple(step.partition("{")[0] for step in pipeline_for().split(","))
    known = declarations()
    if not on_device:
        own = {declared.name for declared in known if declared.asks_model}
        ladder = tuple(name for name in dict.fromkeys(ladder) if name not in own)
    others = [declared for declared in known if declared.name not in LADDER_NAMES]
    names = [*ladder, *(declared.name for declared in others if not declared.only_on_device)]
    if on_device:
        front = [declared.name for declared in others if declared.sets_mode]
        last = [declared.name for declared in others if declared.only_on_device and not declared.sets_mode]
        names = [*front, *names, *last]
    return ",".join(
        f"{name}?" if name in names[place + 1 :] else _with_choices(name) for place, name in enumerate(names)
    )


def usual_limits(function: Function) -> tuple[int, ...]:
    """Numbers of VGPRs worth trying: the most with which as many waves run as with those declared, and the most with
    which more run, if there is such a number; 0, the input's own, for a function that is no kernel.
    """
    most = plateau_limit(function)
    if most is None:
        return (0,)
    granule = function.target.vgpr_granule(function.wave_size)
    now = Kernel(function).occupancy(most)
    for fewer in range(most - granule, 0, -granule):
        found = Kernel(function).occupancy(fewer)
        if now is not None and found is not None and found.waves > now.waves:
            return most, fewer
    return (most,)


def _with_choices(name: str) -> str:
    given = ",".join(
        f"{each.spelled}={'|'.join(map(each.text, each.facts.search))}"
        for each in options(pass_class(name))
        if each.facts.search
    )
    return f"{name}{{{given}}}?" if given else f"{name}?"


def _step(tree: Tree[Token]) -> SpaceStep:
    name = str(tree.children[0])
    options = []
    for option in (child for child in tree.children[1:] if isinstance(child, Tree)):
        values = tuple(str(value.children[0]) for value in option.children[1:] if isinstance(value, Tree))
        options.append((str(option.children[0]), tuple(dict.fromkeys(values))))
    is_optional = any(isinstance(child, Token) and child.type == "OPTIONAL" for child in tree.children)
    return SpaceStep(name, tuple(options), is_optional)
