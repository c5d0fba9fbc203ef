"""Kernels as pictures in a notebook: `%load_ext isatool.notebook`, then kernels and results show themselves.

    report = isatool.notebook.report("kernel5.s")
    report.registers, report.banks, report.timeline, report.roofline, report.source, report.page
    isatool.notebook.before_after("kernel5.s", "kernel6.s")
    isatool.notebook.trace("kernel1.s", "kernel1.toml", last=40)

Everything is plain HTML and SVG without network; only `page`, in its frame, has a script.
"""

from __future__ import annotations

import html
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from isatool.asm.canonical import loaded
from isatool.asm.emitter import write_text
from isatool.demangle import plain_name
from isatool.ir.program import Function
from isatool.model.analyse import analyse
from isatool.model.figures import Analysed
from isatool.model.parameters import load_model
from isatool.model.prediction import ModelledKernel
from isatool.passes.common.result import PassResult
from isatool.records import dataclass, record
from isatool.report import annotated_page, drawing, page_figures, page_source, trace_page
from isatool.report.analysis_text import as_text
from isatool.report.displays import folded, framed

if TYPE_CHECKING:
    from isatool.api import Assembly
    from isatool.emulator.trace import TraceStep


@record
class Picture:
    """Something that a notebook shows; as text its title."""

    title: str
    content: str

    def _repr_html_(self) -> str:
        return framed(self.title, self.content)

    def __repr__(self) -> str:
        return f"Picture({self.title!r})"


@dataclass(frozen=True)
class Report:
    """The figures of a kernel, and its pictures."""

    analysed: Analysed

    @property
    def text(self) -> str:
        """What `isatool analyze` prints."""
        return as_text(self.analysed)

    @cached_property
    def registers(self) -> Picture:
        """VGPRs in use over the instructions."""
        return Picture("Registers over time", annotated_page.registers(self.analysed))

    @cached_property
    def banks(self) -> Picture:
        """The operand-cache table of the FMAs in loops."""
        return Picture("Banks and operand caches", page_source.cache_table(self.analysed))

    @cached_property
    def timeline(self) -> Picture:
        """One modelled turn of all waves."""
        return Picture("Timeline", annotated_page.timelines(self.analysed))

    @cached_property
    def roofline(self) -> Picture:
        """The chip's roof and the modelled loops."""
        return Picture("Roofline", drawing.roofline(self.analysed))

    @cached_property
    def source(self) -> Picture:
        """Source lines with columns and heat."""
        return Picture("Source", page_source.source_table(self.analysed))

    @cached_property
    def page(self) -> Picture:
        """The page of `isatool code annotate --html`, in a frame of its own."""
        text = html.escape(annotated_page.page([annotated_page.AnnotatedKernel(self.analysed)]))
        style = "width:100%;height:50rem;border:1px solid"
        return Picture("", f'<iframe sandbox="allow-scripts" style="{style}" srcdoc="{text}"></iframe>')

    def save(self, path: str | Path) -> None:
        """Write the page of `isatool code annotate --html`."""
        write_text(annotated_page.page([annotated_page.AnnotatedKernel(self.analysed)]), path)

    def _repr_html_(self) -> str:
        parts = page_figures.tiles(self.analysed) + page_figures.loops(self.analysed)
        parts += f"{page_figures.stalls(self.analysed)}{self.timeline.content}"
        parts += folded("Report", f"<pre>{html.escape(self.text)}</pre>")
        return Picture(plain_name(self.analysed.figures.kernel), parts)._repr_html_()

    def __repr__(self) -> str:
        return self.text


def report(
    source: Assembly | Function | str | Path,
    kernel: str | None = None,
    launch: str | Path | None = None,
    sizes: Mapping[str, int] | None = None,
    chip: str | None = None,
    settings: Mapping[str, float] | None = None,
) -> Report:
    """The report of a kernel. `launch`: a launch spec, to execute one workgroup; `chip`: a file of chip parameters,
    `settings`: some of them.
    """
    function = _function(source, kernel)
    model = load_model(function.target, chip, settings)
    observation = None
    if launch is not None:
        from isatool.asm.launch import load_spec
        from isatool.model.observe import observe

        observation = observe(function, load_spec(launch).resolve(sizes), model)
    return Report(analyse(ModelledKernel(function, model, observation), record=True))


def before_after(
    before: Assembly | Function | str | Path, after: Assembly | Function | str | Path, kernel: str | None = None
) -> Picture:
    """Two versions of a kernel: the figures and timelines of both, and the lines side by side."""
    kernels = (ModelledKernel.of(_function(source, kernel)) for source in (before, after))
    first, second = (analyse(each, record=True, gains=False) for each in kernels)
    content = f"{page_figures.compared(first, second)}{annotated_page.timelines(first, second)}"
    return Picture("Before and after", content + annotated_page.side_by_side(first, second))


@record
class Trace:
    """The executed instructions of one wave, in order."""

    steps: tuple[TraceStep, ...]
    shown: int = 200
    """rows of the table in the display"""

    @property
    def path(self) -> Picture:
        """The way through the lines of the kernel."""
        return Picture("Executed lines", trace_page.path_drawing(self.steps))

    def _repr_html_(self) -> str:
        rows = trace_page.trace_table(self.steps[: self.shown])
        more = len(self.steps) - self.shown
        rest = f"<p>and {more} more steps</p>" if more > 0 else ""
        return Picture("Trace of a wave", f"{self.path.content}{rows}{rest}")._repr_html_()

    def __repr__(self) -> str:
        return "\n".join(map(str, self.steps[: self.shown]))


def trace(
    source: Assembly | Function | str | Path,
    launch: str | Path,
    kernel: str | None = None,
    sizes: Mapping[str, int] | None = None,
    workgroup: int = 0,
    wave: int = 0,
    lane: int = 0,
    last: int | None = None,
) -> Trace:
    """Execute a workgroup on the emulator and keep what one wave did: its first `last` instructions, or all."""
    from isatool.asm.launch import load_spec
    from isatool.emulator.run import run
    from isatool.emulator.trace import Tracer

    steps: list[TraceStep] = []
    tracer = Tracer(steps.append, 0, wave, lane)
    run(
        _function(source, kernel),
        load_spec(launch).resolve(sizes),
        workgroups=[workgroup],
        engine="numpy",
        trace=tracer,
    )
    return Trace(tuple(steps[:last]))


def _function(source: Assembly | Function | str | Path, kernel: str | None) -> Function:
    if isinstance(source, Function):
        return source
    return (loaded(source) if isinstance(source, (str, Path)) else source.program).kernel(kernel)


def _kernel_html(function: Function) -> str:
    return report(function)._repr_html_()


def _result_html(result: PassResult) -> str:
    remarks = "".join(f"<li>{html.escape(str(remark))}</li>" for remark in result.remarks)
    state = "changed" if result.changed else "left as it is"
    lines = len(result.program.lines)
    return Picture("Pass result", f"<p>{state}, {lines} lines</p><ul>{remarks}</ul>")._repr_html_()


class _Formatter(Protocol):
    def for_type(self, kind: type, show: Callable[..., str]) -> object: ...


class _DisplayFormatter(Protocol):
    @property
    def formatters(self) -> Mapping[str, _Formatter]: ...


class _Shell(Protocol):
    @property
    def display_formatter(self) -> _DisplayFormatter: ...


def load_ipython_extension(shell: _Shell) -> None:
    """`%load_ext isatool.notebook`: kernels and pass results show themselves."""
    formatter = shell.display_formatter.formatters["text/html"]
    formatter.for_type(Function, _kernel_html)
    formatter.for_type(PassResult, _result_html)
