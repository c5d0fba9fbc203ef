"""CU mode written into a file: `.amdhsa_workgroup_processor_mode`, the metadata and the compiler's comment agree.

In CU mode (clang's -mcumode) all waves of a workgroup run on one CU: two SIMDs and one half of the WGP's LDS.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from isatool.asm.descriptor import Descriptor, descriptor_of
from isatool.asm.literals import is_decimal
from isatool.asm.metadata import KernelMetadata, metadata_of
from isatool.asm.register_counts import SUMMARY_LINE, edited_line, summaries
from isatool.ir.line import Directive, Line
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.isa.target import Target

MODE: Final = "workgroup_processor_mode"
_INDENT: Final = "\t\t"


def with_directive(program: Program, kernel: str, name: str, value: int) -> tuple[Program, tuple[int, ...]]:
    """(the program with `.amdhsa_<name>` of a kernel set, for each of its lines the index before or -1).

    A directive that is missing is put before `.end_amdhsa_kernel`. KeyError for a kernel without a descriptor.
    """
    lines = list(program.lines)
    descriptor = _descriptor(program, kernel)
    origin = list(range(len(lines)))
    place = descriptor.places.get(name)
    if place is None:
        text = f"{_INDENT}.amdhsa_{name} {value}"
        lines.insert(descriptor.last, Line(text, directive=Directive(f".amdhsa_{name}", str(value))))
        origin.insert(descriptor.last, -1)
    elif descriptor.values.get(name) != value:
        text = lines[place.line].text
        at = text.index(place.text, text.index(name) + len(name))
        lines[place.line] = edited_line(lines[place.line], f"{text[:at]}{value}{text[at + len(place.text) :]}")
    return program.with_lines(lines), tuple(origin)


def with_cu_mode(program: Program, kernel: str) -> tuple[Program, tuple[int, ...]]:
    """The program with a kernel in CU mode, and where its lines come from as `with_directive` tells it.

    The metadata say so where they have the key; the compiler's `; Occupancy:` is recomputed, or removed if it is not
    what the formula gives.
    """
    before = _descriptor(program, kernel)
    texts = [line.text for line in program.lines]
    metadata = metadata_of(program, kernel)
    target = program.target
    comment = occupancy_comment(texts, before, metadata, (target, before.cu_mode), (target, True))
    lines = list(program.lines)
    place = metadata.places.get(f".{MODE}") if metadata is not None else None
    if place is not None and metadata is not None and metadata.workgroup_processor_mode:
        new = "false" if place.text == "true" else "0"
        text = texts[place.line]
        lines[place.line] = edited_line(lines[place.line], f"{text[: place.start]}{new}{text[place.end :]}")
    if comment is not None and comment[1]:
        lines[comment[0]] = edited_line(lines[comment[0]], comment[1])
    made, origin = with_directive(program.with_lines(lines), kernel, MODE, 0)
    if comment is None or comment[1]:
        return made, origin
    kept = [index for index, old in enumerate(origin) if old != comment[0]]
    return made.with_lines(made.lines[index] for index in kept), tuple(origin[index] for index in kept)


def _descriptor(program: Program, kernel: str) -> Descriptor:
    found = descriptor_of(program, kernel)
    if found is None:
        raise KeyError(kernel)
    return found


def occupancy_comment(
    texts: Sequence[str],
    descriptor: Descriptor,
    metadata: KernelMetadata | None,
    before: tuple[Target, bool],
    after: tuple[Target, bool],
) -> tuple[int, str] | None:
    """(line, new text; "" to remove it) of the compiler's comment on the waves of a SIMD, None if there is none, where
    another chip runs the kernel, or it runs in CU mode or not any more.
    """
    for owner, block in summaries(texts):
        found = {match[2]: (index, match) for index in block if (match := SUMMARY_LINE.match(texts[index]))}
        if owner != descriptor.kernel or "Occupancy" not in found:
            continue
        index, match = found["Occupancy"]
        pinned = found["NumVGPRsForWavesPerEU"][1][4] if "NumVGPRsForWavesPerEU" in found else ""
        vgprs = int(pinned) if is_decimal(pinned) else descriptor.vgprs
        size = metadata.max_flat_workgroup_size if metadata is not None else before[0].max_workgroup_size
        old, new = (
            chips.occupancy(target, vgprs, descriptor.lds_bytes, size, cu_mode, descriptor.wave_size).printed
            for target, cu_mode in (before, after)
        )
        return index, f"{match[1]}{match[2]}{match[3]}{new}" if match[4] == str(old) else ""
    return None
