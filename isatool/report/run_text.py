"""What a run on the emulator gave, as text and as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from isatool.demangle import plain_name

if TYPE_CHECKING:
    from isatool.asm.launch_spec import Launch
    from isatool.emulator.reference import ReferenceCheck
    from isatool.emulator.run import RunResult
    from isatool.ir.program import Function


def as_text(
    kernel: Function, launch: Launch, result: RunResult, checks: Sequence[ReferenceCheck], by_line: bool
) -> str:
    """What a person wants to see."""
    sizes = ", ".join(f"{name}={value}" for name, value in launch.sizes.items())
    lines = [
        verdict(kernel, result, checks),
        f"{kernel.name}: {result.workgroups} workgroup(s) of {launch.workgroup_size} lanes"
        + (f", {sizes}" if sizes else ""),
        f"engine {result.engine}, {result.seconds:.2f} s, {result.instructions} wave-instructions",
        "  " + ", ".join(f"{name} {count}" for name, count in sorted(result.classes.items(), key=lambda c: -c[1])),
    ]
    lines += [f"reference: {check}" for check in checks]
    if by_line:
        texts = kernel.program.lines
        lines += [
            f"{count:12}  {line:6}  {texts[line - 1].text.strip()}" for line, count in sorted(result.lines.items())
        ]
    path = kernel.program.path
    lines += [f"{path}:{finding.line}: {finding.kind}: {finding.message}" for finding in result.findings]
    allowed = sum(not finding.fails for finding in result.findings)
    note = f", {allowed} of them fine in the unaligned mode that runtimes set" if allowed else ""
    lines.append(f"{len(result.findings)} finding(s){note}")
    return "\n".join(lines)


def verdict(kernel: Function, result: RunResult, checks: Sequence[ReferenceCheck]) -> str:
    """One line: whether results and findings are as they should be, and the first that is not."""
    wrong = next((check for check in checks if not check.ok), None)
    failing = [finding for finding in result.findings if finding.fails]
    if wrong is not None:
        said = f"wrong result: {wrong.place} is {wrong.value:.9g}, the reference {wrong.wanted:.9g}"
    elif failing:
        said = f"{len(failing)} finding(s), first {failing[0]}"
    else:
        said = "results agree with the reference" if checks else "no findings; no reference to compare with"
    return f"kernel {plain_name(kernel.name)}: {said}"


def as_json(kernel: Function, launch: Launch, result: RunResult, checks: Sequence[ReferenceCheck]) -> dict[str, object]:
    """The result as plain data."""
    return {
        "kernel": kernel.name,
        "sizes": dict(launch.sizes),
        "grid": list(launch.grid),
        "block": list(launch.block),
        "workgroups": result.workgroups,
        "engine": result.engine,
        "seconds": round(result.seconds, 6),
        "instructions": result.instructions,
        "classes": dict(result.classes),
        "lines": {str(line): count for line, count in sorted(result.lines.items())},
        "reference": [
            {
                "buffer": check.buffer,
                "largest_error": check.largest_error,
                "worst_ratio_to_bound": check.worst_ratio,
                "elements": check.elements,
                "ok": check.ok,
                "index": list(check.index),
                "value": check.value,
                "wanted": check.wanted,
            }
            for check in checks
        ],
        "findings": [asdict(finding) | {"fails": finding.fails} for finding in result.findings],
    }
