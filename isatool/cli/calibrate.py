"""`isatool card calibrate`: the numbers of the chip model, measured on a GPU or read from instruction traces."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from isatool.asm.emitter import write_text
from isatool.asm.target import DEFAULT_CHIP, SUPPORTED_CHIPS
from isatool.cli.bench import DEVICE, OLD_DEVICE_LIMIT, progress_line
from isatool.cli.files import CLANG, find_toolchain, made_folder, require_writable
from isatool.cli.trace import RECORDING
from isatool.diagnostics import Span, UserError
from isatool.isa.chips import NAMES, chip

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from isatool.bench.calibration import Fitted, Slope
    from isatool.bench.hip_runtime import Device

NAME = "calibrate"
EXAMPLE = """
isatool card calibrate -o my7900.toml && isatool analyze kernel5.s --chip my7900.toml
isatool card calibrate --emit probes
isatool card calibrate --trace run1.pkl run2.pkl -o traced.toml
"""


OPTIONS: Final = (
    ("-o --output FILE", "the chip file to write (default: report only)"),
    ("--emit DIR", "only write the microbenchmarks: one .s, and a launch spec per kernel"),
    ("--chip", f"the device's chip (default: {DEFAULT_CHIP})", SUPPORTED_CHIPS, DEFAULT_CHIP),
    ("--report FILE", "use the measurements of isatool card report on another machine"),
    ("--trace FILE+", "recordings to read the parameters from, without a GPU"),
    ("--model FILE", "the chip parameters to start from, or the name of a packaged version"),
    *RECORDING,
    ("--runs RUNS", "runs of each microbenchmark, of which the fastest counts", 7),
    ("--turns TURNS", "iterations of the timed loops", 32),
    ("--json", "print what was measured as JSON"),
    *DEVICE,
    OLD_DEVICE_LIMIT,
    CLANG,
)


def main(args: argparse.Namespace) -> int:
    """0; 2 with one message if it could not be measured, or the device is simulated and a file was asked for."""
    if args.emit is not None:
        return _emit(made_folder(args.emit), args.chip)
    if args.trace:
        return _from_traces(args)
    if args.report is not None:
        return _from_report(args)
    from isatool.bench.calibration import calibration_job, chip_file, fit, slopes
    from isatool.bench.child import run_job
    from isatool.model.parameters import load_model

    if args.runs < 1 or args.turns < 1 or not args.device_limit > 0:
        raise UserError("--runs and --turns must be at least 1, --device-limit more than 0 seconds")
    if args.output is not None:
        require_writable(args.output)
    job = calibration_job(find_toolchain(args), args.chip, args.device, args.runs, args.turns)
    measured = run_job(job, args.device_limit, progress_line())
    found = slopes(job, measured)
    fitted, refused = fit(found)
    if measured.device.is_simulated:
        fitted, refused = (), ("nothing: the device is simulated",)
    if args.json:
        print(json.dumps(_data(measured.device, found, fitted, refused), indent=2))
    else:
        print(_text(measured.device, found, fitted, refused))
    if args.output is not None:
        model = load_model(chip(args.chip), args.model)
        write_text(chip_file(fitted, measured.device, measured.versions, model), args.output)
    return 0


def _from_traces(args: argparse.Namespace) -> int:
    from isatool.calibration.held_out import calibrate, chip_file
    from isatool.calibration.traced import traced_run
    from isatool.model.parameters import load_model
    from isatool.report import calibration_text
    from isatool.traces.recording import read_recording

    if args.output is not None:
        require_writable(args.output)
    recorded = [(path, each) for path in args.trace for each in read_recording(path, args.code_object)]
    runs = [traced_run(each, path, args.objdump) for path, each in recorded if each.chip == args.chip]
    runs = [run for run in runs if run.sequences]
    unread = next((run for run in runs if run.function is None), None)
    if unread is not None:
        raise UserError(
            f"the code of '{unread.dispatch.kernel}' has words that are no instructions", Span(unread.source),
            "leave this recording out; `isatool card trace` shows its times",
        )  # fmt: skip
    if not runs:
        chips = ", ".join(dict.fromkeys(each.chip or "an unknown chip" for _, each in recorded))
        raise UserError(
            f"no wave of {args.chip} in these recordings", Span(args.trace[0]), f"they are of {chips}: --chip"
        )
    found = calibrate(runs, load_model(chip(args.chip), args.model))
    print(calibration_text.as_json(found) if args.json else calibration_text.as_text(found, len(runs)))
    if args.output is not None:
        write_text(chip_file(found), args.output)
    return 0


def _from_report(args: argparse.Namespace) -> int:
    from isatool.bench.calibration import chip_file, fit
    from isatool.bench.hardware_report import read_report
    from isatool.model.parameters import load_model

    if args.output is not None:
        require_writable(args.output)
    received = read_report(args.report)
    fitted, refused = fit(received.slopes)
    device = received.device
    if args.json:
        print(json.dumps(_data(device, received.slopes, fitted, refused), indent=2))
    else:
        print(_text(device, received.slopes, fitted, refused))
    if args.output is not None:
        if device.chip not in NAMES:
            raise UserError(
                f"'{device.chip}' is not a chip that isatool knows", Span(args.report), f"known: {', '.join(NAMES)}"
            )
        model = load_model(chip(device.chip), args.model)
        write_text(chip_file(fitted, device, received.versions, model), args.output)
    return 0


def _emit(folder: Path, chip: str) -> int:
    from isatool.bench.probes import assembly, launch_text, probes

    chosen = probes()
    write_text(assembly(chosen, chip), folder / "probes.s")
    for probe in chosen:
        for name, _ in probe.forms:
            write_text(launch_text(probe, name), folder / f"{name}.toml")
    print(f"{len(chosen)} microbenchmarks in two forms each: {folder / 'probes.s'}")
    return 0


def _text(device: Device, found: Mapping[str, Slope], fitted: Sequence[Fitted], refused: Sequence[str]) -> str:
    width = max(map(len, found))
    lines = [f"{device.name}, {device.arch}: cycles per instruction and wave"]
    if device.is_simulated:
        lines.append(
            "simulated: the numbers are made up by a stand-in for a GPU, and no parameter is derived from them"
        )
    lines += [
        f"  {name:{width}}  {slope.cycles:9.2f}{' (sim.)' if device.is_simulated else ''}  {slope.probe.about}"
        f" ({slope.probe.waves} wave{'s' * (slope.probe.waves > 1)})"
        for name, slope in found.items()
    ]
    lines.append("parameters:")
    lines += [f"  {one.name} = {one.value:g}  ({one.probes})" for one in fitted]
    lines += [f"  not fitted: {reason}" for reason in refused]
    return "\n".join(lines)


def _data(
    device: Device, found: Mapping[str, Slope], fitted: Sequence[Fitted], refused: Sequence[str]
) -> dict[str, object]:
    return {
        "device": {"name": device.name, "arch": device.arch, "simulated": device.is_simulated},
        "cycles": {name: slope.cycles for name, slope in found.items()},
        "parameters": {one.name: one.value for one in fitted},
        "not_fitted": list(refused),
    }
