"""A method of `isatool.Assembly` for each pass, with its options as arguments: made from the declarations.

Editors and type checkers read `pass_methods.pyi`, which `python tests/surface/surface.py` writes from the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, Final

from isatool.passes.common.declaration import Pass, options
from isatool.pipeline.registry import declarations

if TYPE_CHECKING:
    from isatool.api import Rewriting

HOW: Final = {
    "kernel": ("str | None", None, "the one to rewrite; None for the only one"),
    "max_vgprs": ("int | None", None, "VGPRs allowed; None for the input's granule"),
    "launch": ("str | Path | None", None, "launch spec to run the result on; None for the .toml beside the file"),
    "sizes": ("Mapping[str, int] | None", None, "sizes of the launch spec"),
    "assume": ("Iterable[str]", (), "facts about the launch that passes and proof may use, such as 'N <= 4096'"),
    "time_limit": ("float | None", None, "seconds after which passes and proof stop"),
}
"""the arguments of every method that rewrites: name -> annotation, default, help"""


class PassMethods(ABC):
    """What an assembly can have done to it."""

    @abstractmethod
    def rewritten(self, passes: Sequence[Pass], **how: Any) -> Rewriting:
        """Passes on one kernel, with proof; `how`: as HOW lists it."""


def method_name(declared: type[Pass]) -> str:
    """How the method of a pass is called."""
    return declared.name.replace("-", "_")


def method_text(declared: type[Pass]) -> str:
    """Its docstring."""
    given = [(each.name, each.facts.help) for each in options(declared)]
    given += [(name, text) for name, (_, _, text) in HOW.items()]
    lines = [f"{name}: {text}" for name, text in given]
    return "\n".join((f"{declared.summary[0].upper()}{declared.summary[1:]}.", "", *lines))


def method(declared: type[Pass]) -> Callable[..., Rewriting]:
    """The method of a pass. TypeError for an argument that is neither an option nor in HOW."""
    known = {each.name: each for each in options(declared)}

    def run(self: PassMethods, **given: Any) -> Rewriting:
        unknown = [name for name in given if name not in known and name not in HOW]
        if unknown:
            raise TypeError(f"{method_name(declared)}() got an unexpected keyword argument '{unknown[0]}'")
        make: Callable[..., Pass] = declared
        step = make(**{name: value for name, value in given.items() if name in known})
        return self.rewritten((step,), **{name: value for name, value in given.items() if name in HOW})

    rows = [(each.name, each.kind.__name__, each.default) for each in known.values()]
    rows += [(name, annotation, default) for name, (annotation, default, _) in HOW.items()]
    run.__name__ = method_name(declared)
    run.__qualname__ = f"Assembly.{run.__name__}"
    run.__doc__ = method_text(declared)
    parameters = [Parameter("self", Parameter.POSITIONAL_OR_KEYWORD)]
    parameters += [
        Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=kind) for name, kind, default in rows
    ]
    run.__signature__ = Signature(parameters, return_annotation="Rewriting")  # type: ignore[attr-defined]
    return run


for _declared in declarations():
    setattr(PassMethods, method_name(_declared), method(_declared))
