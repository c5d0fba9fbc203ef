"""Kernel descriptors: the `.amdhsa_*` directives that say how a kernel is launched, as typed values.

Names, defaults and meanings after the code object section of the AMDGPU backend's user guide; defaults as clang 22
assumes them for gfx11 in wave32 (checked against its assembler).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Final

from isatool.asm.file_symbols import FileSymbols
from isatool.asm.source_lines import without_block_comments
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Program
from isatool.ir.views import kept_through_code
from isatool.isa import chips
from isatool.isa.registers import sgpr
from isatool.isa.target import IdPlace, Target
from isatool.records import record

INSTRUCTION_PREFETCH_BYTES: Final = 128
"""unit of `.amdhsa_inst_pref_size`"""
INSTRUCTION_PREFETCH_LIMIT: Final = 63
"""six bits of COMPUTE_PGM_RSRC3 (AMDGPU backend user guide)"""

_BEGIN: Final = re.compile(r"\s*\.amdhsa_kernel\s+\"?([^\s\";]+)\"?")
_END: Final = re.compile(r"\s*\.end_amdhsa_kernel\b")
_DIRECTIVE: Final = re.compile(r"\s*\.amdhsa_(\w+)\s+([^;]*?)\s*(?:;.*|//.*)?$")

DEFAULTS: Final[Mapping[str, int]] = {
    "group_segment_fixed_size": 0,
    "private_segment_fixed_size": 0,
    "kernarg_size": 0,
    "reserve_vcc": 1,
    **{
        name: place.default
        for target in chips.TABLES
        for name, place in target.descriptor.items()
        if place.default is not None
    },
}
"""values of absent directives, without the `.amdhsa_` in front"""

_KERNARG_ALIGNMENT: Final = 16
_USER_SGPRS: Final = (
    ("dispatch_ptr", 2),
    ("queue_ptr", 2),
    ("kernarg_segment_ptr", 2),
    ("dispatch_id", 2),
    ("private_segment_size", 1),
)
"""user SGPRs in the order in which the launch fills them, with their number of registers"""


@record
class DirectivePlace:
    """Where a directive of the descriptor stands: line index, and its value as written."""

    line: int
    text: str


@record
class Descriptor:
    """The descriptor of one kernel: lines[first] is its `.amdhsa_kernel`, lines[last] its `.end_amdhsa_kernel`."""

    kernel: str
    first: int
    last: int
    places: Mapping[str, DirectivePlace] = field(repr=False, hash=False)
    values: Mapping[str, int] = field(hash=False)

    def value(self, name: str) -> int:
        """The value of `.amdhsa_<name>`, or its default. KeyError for an absent directive without a default."""
        return self.values[name] if name in self.values else DEFAULTS[name]

    def flag(self, name: str) -> bool:
        """Whether `.amdhsa_<name>` is not 0."""
        return self.value(name) != 0

    @property
    def vgprs(self) -> int:
        """VGPRs of a wave: the highest used plus one, callees included."""
        return self.values["next_free_vgpr"]

    @property
    def sgprs(self) -> int:
        """SGPRs: the highest used plus one, VCC not counted."""
        return self.values["next_free_sgpr"]

    @property
    def lds_bytes(self) -> int:
        """Static LDS of a workgroup."""
        return self.value("group_segment_fixed_size")

    @property
    def scratch_bytes(self) -> int:
        """Scratch memory of a lane."""
        return self.value("private_segment_fixed_size")

    @property
    def kernarg_size(self) -> int:
        """Bytes of kernel arguments."""
        return self.value("kernarg_size")

    @property
    def kernarg_extent(self) -> int:
        """Bytes that are the arguments' own: up to a multiple of their alignment, as far as compilers load."""
        return -(-self.kernarg_size // _KERNARG_ALIGNMENT) * _KERNARG_ALIGNMENT

    @property
    def wave_size(self) -> int:
        """32 or 64 lanes."""
        return 32 if self.flag("wavefront_size32") else 64

    @property
    def cu_mode(self) -> bool:
        """A workgroup runs on one CU and uses its half of the LDS (`-mcumode`), not on a whole WGP."""
        return not self.flag("workgroup_processor_mode")

    @property
    def workgroup_ids(self) -> tuple[bool, bool, bool]:
        """Whether the launch fills in workgroup id x, y, z."""
        return (
            self.flag("system_sgpr_workgroup_id_x"),
            self.flag("system_sgpr_workgroup_id_y"),
            self.flag("system_sgpr_workgroup_id_z"),
        )

    @property
    def workitem_ids(self) -> int:
        """How many work-item ids v0 holds, packed in 10 bits each: 1, 2 or 3."""
        return self.value("system_vgpr_workitem_id") + 1

    @property
    def user_sgprs(self) -> Mapping[str, tuple[int, int]]:
        """(first SGPR, number of them) of every enabled user input, such as kernarg_segment_ptr."""
        found: dict[str, tuple[int, int]] = {}
        first = 0
        for name, count in _USER_SGPRS:
            if self.flag(f"user_sgpr_{name}"):
                found[name] = (first, count)
                first += count
        return found

    @property
    def user_sgpr_count(self) -> int:
        """Where the system SGPRs begin: as declared, else what the enabled inputs need."""
        needed = sum(count for _, count in self.user_sgprs.values())
        return self.values.get("user_sgpr_count", needed)

    @property
    def system_sgpr_count(self) -> int:
        """SGPRs that the launch fills after the user SGPRs: workgroup ids and workgroup info."""
        return sum(self.workgroup_ids) + self.flag("system_sgpr_workgroup_info")

    @property
    def workgroup_id_sgprs(self) -> tuple[int | None, int | None, int | None]:
        """Numbers of the SGPRs that hold workgroup id x, y, z at entry, None where not enabled."""
        found: list[int | None] = []
        register = self.user_sgpr_count
        for enabled in self.workgroup_ids:
            found.append(register if enabled else None)
            register += enabled
        return found[0], found[1], found[2]

    def workgroup_id_places(self, target: Target) -> tuple[IdPlace | None, IdPlace | None, IdPlace | None]:
        """Where the ids x, y, z are at entry on a chip, None where the launch does not fill one in."""
        if target.workgroup_ids is not None:
            return target.workgroup_ids
        x, y, z = (None if number is None else IdPlace(sgpr(number)) for number in self.workgroup_id_sgprs)
        return x, y, z

    @property
    def mode_register(self) -> int:
        """FP_ROUND in bits 3:0, FP_DENORM in bits 7:4, DX10_CLAMP in bit 8, IEEE in bit 9, as at kernel entry."""
        return (
            self.value("float_round_mode_32")
            | self.value("float_round_mode_16_64") << 2
            | self.value("float_denorm_mode_32") << 4
            | self.value("float_denorm_mode_16_64") << 6
            | self.value("dx10_clamp") << 8
            | self.value("ieee_mode") << 9
        )


def read_descriptors(lines: Sequence[str], path: str = "<string>") -> tuple[Descriptor, ...]:
    """All kernel descriptors of a file, in its order.

    UserError with the place of a value that cannot be evaluated or a directive that is missing or repeated.
    """
    symbols: FileSymbols | None = None
    found: list[Descriptor] = []
    first = -1
    kernel = ""
    places: dict[str, DirectivePlace] = {}
    for index, line in enumerate(without_block_comments(lines)):
        if "amdhsa_" not in line:
            continue
        if (match := _BEGIN.match(line)) is not None:
            first, kernel, places = index, match.group(1), {}
        elif first >= 0 and _END.match(line):
            symbols = FileSymbols(lines) if symbols is None else symbols
            found.append(Descriptor(kernel, first, index, places, _values(places, symbols, lines, path)))
            _check_required(found[-1], path)
            first = -1
        elif first >= 0 and (match := _DIRECTIVE.match(line)) is not None:
            if match.group(1) in places:
                message = f".amdhsa_{match.group(1)} is repeated in the descriptor of '{kernel}'"
                raise UserError(message, Span(path, index + 1, 1), "remove one of them", line)
            places[match.group(1)] = DirectivePlace(index, match.group(2))
    return tuple(found)


def _moved(found: tuple[Descriptor, ...], end: int, by: int) -> tuple[Descriptor, ...]:
    """Descriptors whose lines from `end` on are `by` further down."""

    if not by:
        return found

    def moved(line: int) -> int:
        return line + by if line >= end else line

    return tuple(
        replace(
            each,
            first=moved(each.first),
            last=moved(each.last),
            places={name: DirectivePlace(moved(place.line), place.text) for name, place in each.places.items()},
        )
        for each in found
    )


@kept_through_code(_moved)
def descriptors_of(program: Program) -> tuple[Descriptor, ...]:
    """`read_descriptors` of a program, read once."""
    return read_descriptors(program.texts, program.path)


def descriptor_of(program: Program, kernel: str) -> Descriptor | None:
    """The descriptor of one kernel of a program, or None; UserError as `read_descriptors`."""
    return next((found for found in descriptors_of(program) if found.kernel == kernel), None)


def instruction_prefetch_size(code_bytes: int) -> int:
    """The value of `.amdhsa_inst_pref_size` that clang 22 writes for a kernel of that many bytes of code."""
    return min(INSTRUCTION_PREFETCH_LIMIT, -(-code_bytes // INSTRUCTION_PREFETCH_BYTES))


def _values(
    places: Mapping[str, DirectivePlace], symbols: FileSymbols, lines: Sequence[str], path: str
) -> dict[str, int]:
    values: dict[str, int] = {}
    for name, place in places.items():
        value = symbols.evaluate(place.text)
        if value is None and name == "inst_pref_size":
            continue  # a hint that newer assemblers compute from the size of the code; nothing depends on it
        if value is None:
            line = lines[place.line]
            span = Span(path, place.line + 1, line.find(place.text) + 1, max(1, len(place.text)))
            raise UserError(
                f"the value of .amdhsa_{name} cannot be evaluated", span, "expected a number or absolute symbols", line
            )
        values[name] = value
    return values


def _check_required(descriptor: Descriptor, path: str) -> None:
    for name in ("next_free_vgpr", "next_free_sgpr"):
        if name not in descriptor.values:
            raise UserError(
                f"the descriptor of kernel '{descriptor.kernel}' has no .amdhsa_{name}",
                Span(path, descriptor.first + 1, 1),
                "the assembler requires it: the highest register used plus one",
            )
