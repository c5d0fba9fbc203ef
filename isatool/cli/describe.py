"""`isatool KERNEL.s`: what a file is, what bounds its kernels, and what to try on it."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from isatool.cli.files import MCPU, warn_of_errors
from isatool.diagnostics import Span, UserError
from isatool.report.colour import show

if TYPE_CHECKING:
    from isatool.ir.program import Function, Program
    from isatool.pipeline.verdict import LoopVerdict

NAME = "describe"
EXAMPLE = """
isatool samples/sgemm/kernel5.s
isatool code describe samples/sgemm/kernel5.s --json
"""
SCHEMA: Final = 1
UNUSABLE: Final = 2
"""the exit code"""
MOST_KERNELS: Final = 4
"""that are described; a file with more says how many there are"""
OPTIONS: Final = (
    ("files IN+", "assembly files or binaries; - is standard input"),
    MCPU,
    ("--json", "as JSON, every kernel"),
)


def main(args: argparse.Namespace) -> int:
    """0; 2 for a file that holds no kernel that can be read, of several after the others."""
    is_one, code, found = len(args.files) == 1, 0, []
    for path in args.files:
        try:
            program = _read(path, args.mcpu)
            warn_of_errors(program)
            if not args.json:
                _show(program, bool(args.mcpu))
            found.append((path, program))
        except UserError as error:
            if is_one:
                raise
            code = UNUSABLE
            show(str(error), sys.stderr)
    tries = commands(args.files[0] if is_one else f"FILE{Path(args.files[0]).suffix}")
    if args.json:
        data = [_of_file(*each, tries if is_one else commands(each[0])) for each in found]
        print(json.dumps(data[0] if is_one else data, indent=2))
    elif found:
        width = max(map(len, tries))
        print("try", *(f"  {command:{width}}  {what}" for command, what in tries.items()), sep="\n")
    return code


def _read(path: str, mcpu: str | None) -> Program:
    """UserError for what has no function either."""
    if Path(path).is_dir():
        hint = f"isatool library {shlex.quote(path)} lists the kernels in its code objects"
        raise UserError("this is a folder, not a kernel", Span(path), hint)
    from isatool.asm.canonical import read_written_out

    program = read_written_out(path, mcpu)
    if not program.functions:
        hint = "isatool reads what the compiler makes of device code, such as `clang -x hip --cuda-device-only -S`"
        raise UserError("no kernel is in this file", Span(program.path), hint)
    return program


def _show(program: Program, is_chip_given: bool) -> None:
    functions = program.kernels or program.functions
    many = f"{len(functions)} kernels" if len(functions) > 1 else "1 kernel"
    is_named = is_chip_given or any(
        line.directive and line.directive.name == ".amdgcn_target" for line in program.lines
    )
    chip = program.chip if is_named else f"{program.chip}, as no .amdgcn_target and no --mcpu says another"
    print(f"{program.path}: {many if program.kernels else 'functions, no kernel,'} for {chip}")
    sys.stdout.flush()
    for each in functions[:MOST_KERNELS]:
        print(f"  {_line(each)}", flush=True)
    if len(functions) > MOST_KERNELS:
        print(f"  and {len(functions) - MOST_KERNELS} more")


def _of_file(path: str, program: Program, tries: Mapping[str, str]) -> dict[str, object]:
    kernels = [_data(each) for each in program.kernels or program.functions]
    return {"schema": SCHEMA, "file": path, "chip": program.chip, "kernels": kernels, "try": list(tries)}


def commands(path: str) -> dict[str, str]:
    """Three commands for a file, and what each does."""
    name, stem = shlex.quote(path), shlex.quote(Path(path).stem.lstrip("-") or "kernel")
    if path == "-" or Path(path).suffix in (".s", ".S", ".asm"):
        return {
            f"isatool optimize {name} -o {stem}.fast.s": "every pass that helps, proved after each",
            f"isatool analyze {name}": "where its cycles go, and what one pass would gain",
            f"isatool check {name}": "hazards, missing waits, illegal pairs",
        }
    return {
        f"isatool patch {name} -o {stem}.fast{Path(path).suffix}": "its kernels rewritten where that is proved",
        f"isatool analyze {name}": "where its cycles go, and what one pass would gain",
        f"isatool code disasm {name} -o {stem}.s": "text that assembles back to the same code",
    }


def _line(function: Function) -> str:
    return f"{_name(function)}: {', '.join(_resources(function))}; {_bound(function)}"


def _name(function: Function) -> str:
    from isatool.demangle import plain_name

    return plain_name(function.name)


def _resources(function: Function) -> Iterator[str]:
    from isatool.analysis.kernel import Kernel

    kernel = Kernel(function)
    yield f"{len(function.instructions)} instructions"
    descriptor = kernel.readable_descriptor
    if descriptor is None:
        return
    yield f"wave{descriptor.wave_size}"
    yield f"{descriptor.vgprs} VGPRs"
    if descriptor.lds_bytes:
        yield f"{descriptor.lds_bytes} bytes of LDS"
    occupancy = kernel.occupancy()
    if occupancy is not None:
        yield f"{float(occupancy.waves):g} waves per SIMD"


def _verdict(function: Function) -> LoopVerdict | None:
    from isatool.model.prediction import ModelledKernel
    from isatool.pipeline.verdict import Effort, verdict_of

    return verdict_of(ModelledKernel.of(function), Effort.NONE)


def _bound(function: Function) -> str:
    from isatool.asm.debug_lines import SourceLines
    from isatool.report.analysis_text import bound_text

    verdict = _verdict(function)
    if verdict is None:
        return "the cycle model cannot follow its control flow"
    costs = f"; largest single cost: {verdict.costs[0]}" if verdict.costs else ""
    return f"{bound_text(verdict, SourceLines.of(function.program))}{costs}"


def _data(function: Function) -> dict[str, object]:
    verdict = _verdict(function)
    return {
        "name": function.name,
        "resources": list(_resources(function)),
        "bound": verdict.bound if verdict is not None else None,
        "loop": verdict.label if verdict is not None else None,
        "line": verdict.line if verdict is not None else None,
        "costs": [str(cost) for cost in verdict.costs] if verdict is not None else [],
    }
