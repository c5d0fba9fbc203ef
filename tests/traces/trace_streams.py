"""Raw trace buffers for tests, written packet by packet."""

from __future__ import annotations

from collections.abc import Sequence

from isatool.traces.packets import GFX11, formats


def stream(packets: Sequence[tuple[str, dict[str, int]]], layout: int = GFX11) -> bytes:
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
