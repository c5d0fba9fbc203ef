"""A kernel in WGP mode and in CU mode, side by side: room, waves, and the cycle model of its heaviest loop.

In WGP mode the waves of a workgroup stand on the four SIMDs of a WGP and half of their LDS accesses go to the far CU's
half; in CU mode they share two SIMDs, near LDS and one vector cache (RDNA3 ISA guide 2.3, 12.1). The model prices far
LDS by `lds.wgp_penalty`, an assumption, and knows nothing of the shared cache.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from isatool.isa import chips
from isatool.isa.chips import Occupancy
from isatool.isa.table import Unit
from isatool.model.prediction import ModelledKernel
from isatool.model.simulate import Simulation
from isatool.records import record

TELLING: Final = 0.05
"""a modelled difference below this says nothing: the order of waves alone moves the model by some percent"""


@record
class ProcessorModes:
    """What the two modes mean for one kernel; rates are turns of its heaviest loop by all waves of a SIMD a cycle."""

    cu_mode: bool
    """the mode that it is in"""
    wgp: Occupancy
    cu: Occupancy
    waves_each: int
    """waves of a workgroup"""
    wave_slots: int
    """waves that two SIMDs hold with its registers"""
    lds_of_a_cu: int
    """bytes"""
    lds_bytes: int
    uses_lds: bool
    rates: tuple[float, float] | None
    """(WGP mode, CU mode), None without a loop or where a mode has no room"""

    @property
    def fits(self) -> bool:
        """Whether a workgroup finds room on one CU."""
        return self.cu.workgroups > 0

    @property
    def gain(self) -> float:
        """What CU mode gains by the model, as a part of the rate in WGP mode; by waves alone without a loop."""
        if self.rates is not None:
            return self.rates[1] / self.rates[0] - 1
        return float(self.cu.waves / self.wgp.waves) - 1 if self.wgp.waves else 0.0

    @property
    def verdict(self) -> str:
        """`no room`, `helps`, `hurts` or `same`, for CU mode against WGP mode."""
        if not self.fits:
            return "no room"
        if self.gain > TELLING:
            return "helps"
        return "hurts" if self.gain < -TELLING else "same"

    @property
    def room(self) -> str:
        """Why a workgroup finds room on one CU, or why not."""
        waves = f"{self.waves_each} wave{'s' * (self.waves_each != 1)}"
        where = f"a CU holds {self.wave_slots} waves with these registers, and {self.lds_of_a_cu} bytes of LDS"
        return f"a workgroup is {waves} with {self.lds_bytes} bytes of LDS; {where}"

    @property
    def advice(self) -> str:
        """The verdict with its figures, on one line."""
        if not self.fits:
            return f"has no room: {self.room}"
        words = _HAS if self.cu_mode else _WOULD
        parts = [
            f"waves per SIMD {_waves(self.wgp)} in WGP mode, {_waves(self.cu)} in CU mode",
            f"{self.wgp.workgroups} workgroups on a WGP, {self.cu.workgroups} on each of its CUs",
        ]
        if self.lds_bytes:
            taken = self.cu.workgroups * self.lds_bytes
            parts.append(f"LDS of a CU {taken} of {self.lds_of_a_cu} bytes")
        if self.rates is not None:
            parts.append(f"~{100 * self.gain:+.1f} % iterations of the heaviest loop per cycle in CU mode")
        if not self.uses_lds:
            parts.append("no LDS accesses, so nothing comes nearer")
        return f"{words[self.verdict]} by the model: {'; '.join(parts)}"

    def __str__(self) -> str:
        return f"CU mode {self.advice}"

    def data(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "verdict": self.verdict,
            "gain": round(self.gain, 4) if self.fits else None,
            "waves_per_simd": {"wgp": float(self.wgp.waves), "cu": float(self.cu.waves)},
            "workgroups": {"wgp": self.wgp.workgroups, "cu": self.cu.workgroups},
            "waves_of_a_workgroup": self.waves_each,
            "wave_slots_of_a_cu": self.wave_slots,
            "lds_bytes": self.lds_bytes,
        }


_WOULD: Final = {"helps": "would help", "hurts": "would hurt", "same": "makes no significant difference"}
_HAS: Final = {"helps": "helps", "hurts": "hurts", "same": "makes no significant difference"}


def processor_modes(
    kernel: ModelledKernel, simulations: Mapping[int, Simulation] | None = None
) -> ProcessorModes | None:
    """Both modes of a kernel; None without a descriptor. `simulations`: of its loops, by index, as far as known."""
    descriptor, now = kernel.descriptor, kernel.occupancy
    if descriptor is None or now is None:
        return None
    other = kernel.in_mode(not kernel.in_cu_mode)
    beside = other.occupancy
    assert beside is not None
    chip = kernel.function.target
    rates = _rates(kernel, other, simulations or {}) if now.workgroups and beside.workgroups else None
    wgp, cu = (beside, now) if kernel.in_cu_mode else (now, beside)
    return ProcessorModes(
        kernel.in_cu_mode,
        wgp,
        cu,
        max(1, -(-kernel.workgroup_size // descriptor.wave_size)),
        chip.simds_per_cu * chips.waves_by_vgpr(chip, descriptor.vgprs, descriptor.wave_size),
        chip.lds_per_workgroup,
        descriptor.lds_bytes,
        any(each.unit is Unit.LDS for each in kernel.flow.instructions),
        rates[::-1] if rates is not None and kernel.in_cu_mode else rates,
    )


def _rates(
    kernel: ModelledKernel, other: ModelledKernel, simulations: Mapping[int, Simulation]
) -> tuple[float, float] | None:
    """Turns a cycle of the heaviest loop in the kernel's own mode and in the other; None without a loop."""
    loop = kernel.heaviest()
    if loop is None:
        return None
    now = simulations.get(loop.index) or kernel.simulate(loop)
    beside = other.simulate(loop)
    return now.waves / now.cycles_per_turn, beside.waves / beside.cycles_per_turn


def _waves(occupancy: Occupancy) -> str:
    return f"{float(occupancy.waves):.3g}"
