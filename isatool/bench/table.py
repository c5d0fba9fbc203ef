"""A measurement as a table, as JSON, as CSV. Times of a simulated device are marked so, and nothing is derived."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence

from isatool.bench.job import KernelTimes, Measurement, TimingMethod
from isatool.bench.peak import Peak, peak_of
from isatool.records import dataclass, record

SIMULATED = (
    "simulated: the device is a stand-in that runs kernels on isatool's emulator. These times say nothing about a GPU; "
    "no rates are derived from them."
)
COLUMNS = ("kernel", "min ms", "median ms", "spread", "GFLOP/s", "of peak", "relative", "result")


@dataclass(frozen=True)
class Figures:
    """What is derived from one row; None where nothing was measured or the device is simulated."""

    row: KernelTimes
    gflops: float | None
    of_peak: float | None
    relative: float | None
    """speed against the first row, by least time"""


@record
class BenchTable:
    """A measurement of one launch, ready to be shown."""

    measurement: Measurement
    method: TimingMethod
    sizes: Mapping[str, int]
    flops: int | None
    versions: Mapping[str, str]

    @property
    def peak(self) -> Peak | None:
        """The chip's FP32 peak."""
        return peak_of(self.measurement.device)

    @property
    def is_simulated(self) -> bool:
        """True if the times say nothing."""
        return self.measurement.device.is_simulated

    @property
    def figures(self) -> tuple[Figures, ...]:
        """One entry a row."""
        rows = self.measurement.rows
        return tuple(self._figures(row, rows[0]) for row in rows)

    def _figures(self, row: KernelTimes, first: KernelTimes) -> Figures:
        least, base = row.minimum, first.minimum
        if self.is_simulated or not least:
            return Figures(row, None, None, None)
        gflops = self.flops / least / 1e6 if self.flops else None
        peak = self.peak
        of_peak = gflops * 1e9 / peak.flops if gflops and peak else None
        return Figures(row, gflops, of_peak, base / least if base else None)


def as_text(table: BenchTable) -> str:
    """A table for a terminal, with what it rests on below."""
    device = table.measurement.device
    sizes = ", ".join(f"{name}={value}" for name, value in table.sizes.items())
    lines = [f"{device.name}, {device.arch}" + (f"; {sizes}" if sizes else "")]
    lines += _aligned([COLUMNS, *(_cells(figures, table.is_simulated) for figures in table.figures)])
    lines.append(f"method: {table.method}")
    if table.is_simulated:
        lines.append(SIMULATED)
    elif table.peak is not None:
        lines.append(f"rates from the least time; peak {table.peak.text} (the runtime's highest clock)")
    lines += [f"{name}: {value}" for name, value in (*table.measurement.clocks.items(), *table.versions.items())]
    return "\n".join(lines)


def as_json(table: BenchTable) -> dict[str, object]:
    """Plain data; absent figures are null."""
    device = table.measurement.device
    return {
        "device": {
            "index": device.index,
            "name": device.name,
            "arch": device.arch,
            "simulated": device.is_simulated,
            "multiprocessors": device.multiprocessors,
            "clock_mhz": device.clock_mhz,
            "memory_clock_mhz": device.memory_clock_mhz,
            "memory_bytes": device.memory_bytes,
        },
        "sizes": dict(table.sizes),
        "method": str(table.method),
        "flop": table.flops,
        "peak_flops": table.peak.flops if table.peak else None,
        "clocks": dict(table.measurement.clocks),
        "versions": dict(table.versions),
        "kernels": [
            {
                "kernel": figures.row.label,
                "ok": figures.row.ok,
                "result": figures.row.verdict,
                "simulated": device.is_simulated,
                "minimum_ms": figures.row.minimum,
                "median_ms": figures.row.median,
                "spread": figures.row.spread,
                "milliseconds": list(figures.row.milliseconds),
                "gflops": figures.gflops,
                "of_peak": figures.of_peak,
                "relative": figures.relative,
            }
            for figures in table.figures
        ],
    }


def as_csv(table: BenchTable) -> str:
    """One line a kernel."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    head = ["kernel", "ok", "simulated", "minimum_ms", "median_ms", "spread", "gflops", "of_peak", "relative", "result"]
    writer.writerow(head)
    for figures in table.figures:
        row = figures.row
        numbers = (row.minimum, row.median, row.spread, figures.gflops, figures.of_peak, figures.relative)
        cells = ["" if number is None else repr(number) for number in numbers]
        flags = [str(flag).lower() for flag in (row.ok, table.is_simulated)]
        writer.writerow([row.label, *flags, *cells, row.verdict])
    return out.getvalue()


def _cells(figures: Figures, simulated: bool) -> tuple[str, ...]:
    row = figures.row
    mark = " (sim.)" if simulated else ""
    return (
        row.label,
        _number(row.minimum, "{:.4g}" + mark),
        _number(row.median, "{:.4g}" + mark),
        _number(None if simulated else row.spread, "{:.1%}"),
        _number(figures.gflops, "{:.0f}"),
        _number(figures.of_peak, "{:.1%}"),
        _number(figures.relative, "{:.3f}x"),
        row.verdict,
    )


def _number(value: float | None, form: str) -> str:
    return "-" if value is None else form.format(value)


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """First and last column to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if column in (0, len(row) - 1) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
