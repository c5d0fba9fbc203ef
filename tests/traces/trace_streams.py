"""Raw trace buffers and recordings for tests, written packet by packet."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from isatool.traces.packets import GFX11, formats

Packets = Sequence[tuple[str, dict[str, int]]]


def stream(packets: Packets, layout: int = GFX11) -> bytes:
    """A buffer that begins with the header of the layout; fields that are not named are 0."""
    by_kind = {form.kind: form for form in formats(layout)}
    nibbles: list[int] = []
    for kind, fields in (("HEADER", {"layout": layout}), *packets):
        form = by_kind[kind]
        places = {name: (low, mask) for name, low, mask in form.fields}
        bits = form.prefix
        for name, value in fields.items():
            low, mask = places[name]
            assert 0 <= value <= mask, f"{kind}.{name}={value}"
            bits |= value << low
        nibbles += [bits >> 4 * number & 0xF for number in range(form.bits // 4)]
    nibbles += [0] * (len(nibbles) & 1)
    return bytes(low | high << 4 for low, high in zip(nibbles[::2], nibbles[1::2], strict=True))


def timed(packets: Sequence[tuple[int, str, dict[str, int]]]) -> Packets:
    """Packets with absolute times instead of deltas; long pauses become time stamps."""
    found: list[tuple[str, dict[str, int]]] = []
    last = 0
    for time, kind, fields in packets:
        assert time >= last, (time, kind)
        if time - last > 3:
            found.append(("TIMESTAMP", {"delta": time - last}))
            last = time
        found.append((kind, fields | {"delta": time - last}))
        last = time
    return found


def event(kind_name: str, /, **state: object) -> object:
    """An object of a class that the reader does not have, as a profiler pickles it."""
    module = sys.modules.setdefault("profiler_of_a_test", ModuleType("profiler_of_a_test"))
    if not hasattr(module, kind_name):
        setattr(module, kind_name, type(kind_name, (), {"__module__": module.__name__}))
    found = getattr(module, kind_name)()
    found.__dict__.update(state)
    return found


def recorded(path: Path, *events: object) -> str:
    """A pickle of events."""
    path.write_bytes(pickle.dumps(list(events)))
    return str(path)


def recording(path: Path, kernel: str, code_object: bytes, packets: Packets, version: int = 110000) -> str:
    """A recording of one dispatch of a kernel."""
    return recorded(
        path,
        event("ProfileDeviceEvent", device="AMD", props={"gfx_target_version": version}),
        event("ProfileProgramEvent", device="AMD", name=kernel, lib=code_object, tag=1),
        event("ProfileSQTTEvent", device="AMD", kern=1, se=0, blob=stream(packets), itrace=True),
    )
