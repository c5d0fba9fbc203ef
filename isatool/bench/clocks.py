"""What the kernel driver says of a card's clocks now (Linux's amdgpu); nothing elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from isatool.bench.hip_runtime import Device

_TABLES: Final = (("shader clock", "pp_dpm_sclk"), ("memory clock", "pp_dpm_mclk"))
_PCI: Final = Path("/sys/bus/pci/devices")


def current_clocks(device: Device, devices: Path = _PCI) -> dict[str, str]:
    """The starred entry of each clock table of the card, and its power limit policy."""
    folder = devices / device.bus
    found: dict[str, str] = {}
    for name, file in _TABLES:
        chosen = [line for line in _read(folder / file).splitlines() if line.rstrip().endswith("*")]
        if chosen:
            found[name] = chosen[0].partition(":")[2].strip(" *")
    policy = _read(folder / "power_dpm_force_performance_level").strip()
    return found | ({"performance level": policy} if policy else {})


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii", errors="replace")
    except OSError:
        return ""
