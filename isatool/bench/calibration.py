"""From what the probes took to parameters of the chip model (`isatool/model/*.toml`)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from isatool.bench.hip_runtime import Device, DeviceError
from isatool.bench.job import BenchJob, KernelTimes, Measurement, TimingMethod
from isatool.bench.kernels import DeviceKernel
from isatool.bench.probes import COUNTER_BITS, TURNS, Probe, assembly, launch_text, probes
from isatool.records import record

if TYPE_CHECKING:
    from isatool.asm.toolchain import Toolchain
    from isatool.model.parameters import ChipModel

RUNS: Final = 7
SIGNIFICANT: Final = 4
LANES: Final = 32
DRAINS: Final = 8.0
"""cycles from which on an LDS access waits longer after a vector instruction than after a scalar one: 16 or none"""


@record
class Slope:
    """What one copy of a probe's body costs a wave, in cycles of the shader clock."""

    probe: Probe
    cycles: float

    @property
    def per_wave_of_simd(self) -> float:
        """Cycles of a SIMD for one instruction of one wave, when all its waves are busy."""
        simds = 2 if self.probe.cu_mode else 4
        return self.cycles / max(1.0, self.probe.waves / simds)

    @property
    def per_instruction_of_cu(self) -> float:
        """Cycles of a CU for one instruction of one wave, when all its waves are busy."""
        cus = 1 if self.probe.cu_mode else 2
        return self.cycles / max(1.0, self.probe.waves / cus)


@record
class Fitted:
    """A parameter of the chip model and the probes that it comes from."""

    name: str
    value: float
    probes: str


def calibration_job(toolchain: Toolchain, chip: str, device: int, runs: int = RUNS, turns: int = TURNS) -> BenchJob:
    """Both forms of every probe, to be observed."""
    from isatool.asm.launch import parse_spec
    from isatool.asm.metadata import read_metadata

    chosen = probes()
    text = assembly(chosen, chip)
    image = toolchain.link(toolchain.assemble(text, chip, path="probes.s"))
    metadata = {found.name: found for found in read_metadata(text.splitlines(), "probes.s")}
    forms = [(probe, name) for probe in chosen for name, _ in probe.forms]
    return BenchJob(
        tuple(DeviceKernel(name, "probes.s", name, chip, image, metadata[name]) for _, name in forms),
        tuple(parse_spec(launch_text(probe, name), f"{name}.toml").resolve({"turns": turns}) for probe, name in forms),
        TimingMethod(runs, 1),
        device,
        observe=True,
    )


def slopes(job: BenchJob, measured: Measurement) -> dict[str, Slope]:
    """Cycles per copy by probe that was run: the least over the runs of the slowest wave, long minus short form."""
    cycles: dict[str, float] = {}
    for row, launch, runs in zip(measured.rows, job.launches, measured.outputs, strict=True):
        waves = -(-launch.workgroup_size // LANES)
        cycles[row.label] = min(int(run["cycles"].reshape(-1)[:waves].max()) for run in runs)
        _require_no_wrap(row, measured.device)
    turns = job.launches[0].sizes["turns"]
    result = {}
    for probe in probes():
        (short, few), (long, many) = probe.forms
        if long not in cycles:
            continue
        result[probe.name] = Slope(probe, (cycles[long] - cycles[short]) / (turns * (many - few)))
    return result


def _require_no_wrap(row: KernelTimes, device: Device) -> None:
    """The counter has so few bits that a long kernel would pass its end unseen; the kernel's time tells."""
    possible = (row.minimum or 0.0) * device.clock_mhz * 1000
    if not device.is_simulated and possible >= 1 << COUNTER_BITS:
        raise DeviceError(
            f"{row.label} ran for {row.minimum:.3f} ms, in which a counter of {COUNTER_BITS} bits may wrap",
            hint="measure with fewer --turns, on a device that does nothing else",
        )


def fit(found: Mapping[str, Slope]) -> tuple[tuple[Fitted, ...], tuple[str, ...]]:
    """(parameters, what could not be fitted and why). Nothing implausible becomes a parameter."""
    missing = {probe.name: math.nan for probe in probes()}
    simd = missing | {name: slope.per_wave_of_simd for name, slope in found.items()}
    cycles = missing | {name: slope.cycles for name, slope in found.items()}
    unit = missing | {name: slope.per_instruction_of_cu for name, slope in found.items()}
    four, three, two = (simd[f"pair_{banks}_banks"] for banks in ("four", "three", "two"))
    wanted: list[tuple[str, float, str, bool]] = [
        *((f"latency.{name}", cycles[f"latency_{name}"], f"latency_{name}", False)
          for name in ("valu", "trans", "mul32", "valu64", "f64", "wmma", "salu", "smem", "lds", "vmem")),
        *((f"issue.{name}", simd[f"issue_{name}"], f"issue_{name}", False)
          for name in ("valu", "trans", "mul32", "valu64", "f64", "wmma")),
        ("issue.dpp", simd["issue_dpp"] - simd["issue_valu"], "issue_dpp, issue_valu", True),
        ("issue.control", cycles["control"], "control", False),
        ("latency.branch", cycles["branch"], "branch", False),
        ("latency.branch_not_taken", cycles["branch_not_taken"], "branch_not_taken", False),
        ("latency.barrier", cycles["barrier"], "barrier", False),
        ("bank.pair_penalty", (three + two) / 2 - four, "pair_two_banks, pair_three_banks, pair_four_banks", True),
        ("bank.read_penalty", simd["fma_one_bank"] - simd["fma_three_banks"], "fma_one_bank, fma_three_banks", True),
        ("lds.bytes_per_cycle", _ratio(4.0 * LANES, unit["lds_b32"]), "lds_b32", False),
        *((f"lds.lanes_{bits}", _lanes(unit["lds_b32"], unit[f"lds_b{bits}"]), f"lds_b{bits}, lds_b32", False)
          for bits in (64, 96, 128)),
        ("lds.wgp_penalty", _ratio(unit["lds_b32_wgp"], unit["lds_b32"]), "lds_b32_wgp, lds_b32", False),
        ("vmem.cycles_per_transaction", unit["vmem_b32"], "vmem_b32", False),
        ("vmem.cycles_per_part", unit["vmem_b128_eight_lines"] / 8, "vmem_b128_eight_lines", False),
        ("vmem.returned_bytes_per_cycle", _ratio(16.0 * LANES, unit["vmem_b128_one_line"]), "vmem_b128_one_line",
         False),
        ("latency.salu_to_valu", cycles["salu_to_valu"] - 1, "salu_to_valu", False),
        ("latency.overwrite_source", cycles["overwrite_source"] + 1 - cycles["salu_to_valu"],
         "overwrite_source, salu_to_valu", False),
        ("latency.overwrite_sgpr", cycles["overwrite_mask"] + 1 - cycles["salu_to_valu"],
         "overwrite_mask, salu_to_valu", False),
        ("latency.smem_after_salu", 1 + cycles["smem_after_salu"] - cycles["smem_after_valu"],
         "smem_after_salu, smem_after_valu", False),
        ("lds.drains", float(cycles["lds_after_valu"] - cycles["lds_after_salu"] > DRAINS),
         "lds_after_valu, lds_after_salu", True),
    ]  # fmt: skip
    fitted, refused = [], []
    for name, value, origin, may_be_zero in wanted:
        if may_be_zero and math.isfinite(value) and -0.1 <= value < 0:
            value = 0.0  # a difference within the noise of the counter
        if math.isnan(value):
            refused.append(f"{name}: {origin} was not measured")
            continue
        if not math.isfinite(value) or value < 0 or (value == 0 and not may_be_zero):
            refused.append(f"{name}: {origin} gave {value:.4g}, which cannot be")
            continue
        fitted.append(Fitted(name, float(f"{value:.{SIGNIFICANT}g}"), origin))
    return tuple(fitted), tuple(refused)


def chip_file(fitted: Sequence[Fitted], device: Device, versions: Mapping[str, str], model: ChipModel) -> str:
    """The parameters as a file for `--chip`; DeviceError for a device that measures nothing."""
    if device.is_simulated:
        raise DeviceError(
            "no chip file is written: this device is simulated, so nothing was measured",
            hint="run `isatool card calibrate` on a machine with a gfx11 GPU",
        )
    source = f"isatool card calibrate on {device.name}"
    lines = [f"# {source}, {device.arch}, {device.clock_mhz:.0f} MHz"]
    lines += [f"# {name}: {value}" for name, value in versions.items() if name != "library"]
    lines += [f'chip = "{device.chip}"', f"version = {model.version} # whose rules read the numbers"]
    sections = dict.fromkeys(one.name.partition(".")[0] for one in fitted)
    for section in sections:
        lines += ["", f"[{section}]"]
        for one in fitted:
            if one.name.startswith(f"{section}."):
                unit = model.parameters[one.name].unit
                key = one.name.partition(".")[2]
                lines.append(
                    f'{key} = {{ value = {one.value!r}, unit = "{unit}", status = "measured", '
                    f'source = "{_quoted(source)}: {one.probes}" }}'
                )
    return "\n".join([*lines, ""])


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _ratio(a: float, b: float) -> float:
    return a / b if b > 0 else math.nan


def _lanes(narrow: float, wide: float) -> float:
    """Lanes of a pass of a wide access, if a 32-bit one takes one pass of 32; a power of two by nature."""
    ratio = _ratio(LANES * narrow, wide)
    if not math.isfinite(ratio) or ratio <= 0:
        return math.nan
    return float(2 ** max(0, min(5, round(math.log2(ratio)))))
