"""isatool: an ISA rewriting toolkit for RDNA3 (gfx1100).

import isatool
kernel5 = isatool.load("samples/sgemm/kernel5.s")
kernel6 = kernel5.rebank()
isatool.verify(kernel5, kernel6.assembly)      # the proof
isatool.compare(kernel5, kernel6.assembly)     # both run on the emulator
kernel6.save("kernel6.s")
isatool.rewrite(text)                          # better assembly if it is proved, else the text as it is
isatool.triton.install("optimize")             # that for every kernel of Triton
"""

from __future__ import annotations

from isatool.version import __version__

TYPE_CHECKING = False  # `typing`, `pathlib` and what they need take 10 ms: as long as all of a command that is served
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path
    from types import ModuleType

    from isatool.api import Assembly, Equivalence, Findings, Rewriting
    from isatool.emulator.compare import Comparison
    from isatool.routes.rewrite import Outcome

__all__ = ["__version__", "check", "compare", "load", "rebank", "rewrite", "save", "verify"]

# What these functions need is imported when they are called: `import isatool` costs next to nothing.


def load(source: str | Path, mcpu: str | None = None) -> Assembly:
    """Read assembly: a path, or a text of more than one line. `mcpu` is the chip if the text names none.

    isatool.diagnostics.UserError if it cannot be read; the error lists every line with its place.
    """
    from isatool.api import Assembly

    return Assembly.load(source, mcpu)


def rebank(
    source: Assembly | str | Path,
    *,
    kernel: str | None = None,
    max_vgprs: int | None = None,
    launch: str | Path | None = None,
    sizes: Mapping[str, int] | None = None,
    time_limit: float | None = None,
) -> Rewriting:
    """What `isatool rebank` does to one kernel; see `Assembly.rebank`."""
    return _assembly(source).rebank(
        kernel=kernel, max_vgprs=max_vgprs, launch=launch, sizes=sizes, time_limit=time_limit
    )


def check(source: Assembly | str | Path) -> Findings:
    """What `isatool check` finds in a file."""
    return _assembly(source).check()


def verify(
    first: Assembly | str | Path,
    second: Assembly | str | Path,
    *,
    kernel: str | None = None,
    assume: Iterable[str] = (),
    witness: bool = True,
    certificate: str | Path | None = None,
    time_limit: float | None = None,
) -> Equivalence:
    """Prove that both kernels compute the same for all inputs; the verdict prints itself, and is true if it holds.

    `assume`: what is granted to the proof, such as "N <= 4096"; `witness`: search for a counterexample where it fails;
    `certificate`: check this proof instead of looking for one; `time_limit`: seconds after which neither is shown.
    """
    return _assembly(first).verify(
        _assembly(second), kernel=kernel, assume=assume, witness=witness, certificate=certificate, time_limit=time_limit
    )


def compare(
    first: Assembly | str | Path,
    second: Assembly | str | Path,
    *,
    kernel: str | None = None,
    launch: str | Path | None = None,
    sizes: Mapping[str, int] | None = None,
) -> Comparison:
    """Run both kernels on the launches of the spec; `.equal` tells whether all outputs agree bit for bit."""
    return _assembly(first).compare(_assembly(second), kernel=kernel, launch=launch, sizes=sizes)


_verify = verify
"""under a name that the package `isatool.verify` does not take over when it is imported"""


def rewrite(
    text: str,
    pipeline: str = "optimize",
    budget: float = 30.0,
    *,
    assume: Iterable[str] = (),
    keep_lds: bool = False,
) -> Outcome:
    """Rewrite the kernels of a text; it never raises, and gives the text back unless all is proved for all inputs.

    `pipeline`: "optimize", or passes as in `isatool pass run`; `budget`: seconds for each kernel, then
    what is proved is used, or the given text; `assume`: what is granted to the proof; `keep_lds`: leave out passes that
    change the bytes of LDS.
    """
    from isatool.routes.rewrite import rewrite as rewrite_text

    return rewrite_text(text, pipeline, budget, assume=assume, keep_lds=keep_lds)


def save(source: Assembly | Rewriting, path: str | Path) -> None:
    """Write a text; untouched lines come out as they were read."""
    source.save(path)


def _assembly(source: Assembly | str | Path) -> Assembly:
    from pathlib import Path

    return load(source) if isinstance(source, (str, Path)) else source


def __getattr__(name: str) -> ModuleType:
    """The modules for Triton and tinygrad, imported when they are first named."""
    if name in ("tinygrad", "triton"):
        from importlib import import_module

        return import_module(f"isatool.{name}")
    raise AttributeError(f"module 'isatool' has no attribute {name!r}")
