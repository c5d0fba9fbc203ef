"""Arguments that `run` and `verify` share: kernel, launch spec, sizes, workgroups, engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from isatool.cli.files import SIZE
from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec
    from isatool.ir.program import Function, Program

_MOST_WORKGROUPS: Final = 1 << 20
"""that are named one by one"""


LAUNCH: Final = (
    ("--kernel NAME", "the kernel, if the file has several"),
    ("--launch SPEC", "launch spec (default: the .toml beside the input)"),
    SIZE,
    ("--seed SEED", "seed of random buffer contents", 0),
    ("--engine ENGINE", "auto (default), numpy or native", "auto"),
)
"""--kernel, --launch, --size, --seed, --engine."""


def require_launch_spec(assembly: str, option: str | None) -> LaunchSpec:
    """The launch spec; UserError without one."""
    from isatool.asm.launch import find_launch_spec

    spec = find_launch_spec(assembly, option)
    if spec is None:
        raise UserError(
            "no launch spec: how to start this kernel is not known",
            Span(assembly),
            f"`isatool code launch-spec {assembly}` writes one beside it; or name one with --launch",
        )
    return spec


def launched_kernel(program: Program, option: str | None, spec: LaunchSpec | None) -> Function:
    """The kernel of --kernel; among several the one that the launch spec names. UserError if these two disagree."""
    named = spec.kernel if spec is not None else None
    if option:
        program.kernel(option)
    if option and spec is not None and named and named != option:
        raise UserError(
            f"this launch spec is for kernel '{named}', not for '{option}'",
            Span(spec.path),
            "name its spec by --launch",
        )
    return program.kernel(option or (named if len(program.kernels) > 1 else None))


def parse_sizes(options: list[str]) -> dict[str, int]:
    """`N=256` or `M=64,N=256` options as numbers; UserError for anything else."""
    sizes: dict[str, int] = {}
    for option in (part for given in options for part in given.split(",")):
        name, equals, value = option.partition("=")
        try:
            if not equals or not name.strip():
                raise ValueError
            sizes[name.strip()] = int(value, 0)
        except ValueError:
            raise UserError(f"--size {option}: expected NAME=NUMBER", Span("isatool"), "--size N=256") from None
    return sizes


def parse_workgroups(option: str | None) -> list[int] | None:
    """`0,5,8-11` as numbers; None for all."""
    if option is None:
        return None
    numbers: list[int] = []
    for part in option.split(","):
        first, dash, last = part.partition("-")
        try:
            low = int(first)
            high = int(last) if dash else low
        except ValueError:
            raise UserError(
                f"--workgroups {option}: expected numbers and ranges", Span("isatool"), "--workgroups 0,5,8-11"
            ) from None
        if high < low:
            raise UserError(f"--workgroups {option}: {part} is an empty range", Span("isatool"))
        if len(numbers) + high - low > _MOST_WORKGROUPS:
            text = f"--workgroups {option}: more than {_MOST_WORKGROUPS} workgroups"
            raise UserError(text, Span("isatool"), "leave the option out for the whole grid")
        numbers += range(low, high + 1)
    return list(dict.fromkeys(numbers))


def parse_order(option: str) -> str | int:
    """lockstep, forward, reverse, or a number as seed."""
    if option in ("lockstep", "forward", "reverse"):
        return option
    try:
        return int(option, 0)
    except ValueError:
        raise UserError(
            f"--order {option}: unknown order", Span("isatool"), "lockstep, forward, reverse or a number as seed"
        ) from None
