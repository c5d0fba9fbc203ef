"""Parameters from instruction traces, with their errors, as text and as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict

from isatool.calibration.held_out import Calibration
from isatool.report.trace_text import errors_data, errors_text
from isatool.version import __version__


def as_text(found: Calibration, runs: int) -> str:
    """Every parameter with count, places and spread, then the errors on code held out and on the code itself."""
    kernels = ", ".join(found.kernels)
    lines = [f"{found.model.chip}: {len(found.derived)} parameters from {runs} traced runs of {kernels}"]
    for each in found.derived:
        unit = found.model.parameters[each.name].unit
        lines.append(f"  {each.name:28}{each.value:8g} {unit:13} n = {each.count:5}  {each.spread}")
    if found.unknown:
        lines.append(f"  the model has no parameter for {', '.join(found.unknown)}")
    lines += ["", errors_text(found.held_out, "error on kernels held out, by parameters from the others, in cycles")]
    lines += ["", errors_text(found.errors, "error on the code that the parameters come from, in cycles")]
    return "\n".join(lines)


def as_json(found: Calibration) -> str:
    """The same as one object."""
    return json.dumps(
        {
            "tool": f"isatool {__version__}",
            "chip": found.model.chip,
            "kernels": list(found.kernels),
            "parameters": {each.name: asdict(each) | {"spread": each.spread} for each in found.derived},
            "unknown": list(found.unknown),
            "held_out": errors_data(found.held_out),
            "errors": errors_data(found.errors),
        },
        indent=1,
    )
