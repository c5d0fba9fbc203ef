"""What a kernel finds in its registers at entry, and whether two kernels are launched alike.

Both programs start from the same symbols for what the launch fills in (ISA guide 3.12; AMDGPU ABI): kernel argument
pointer and other user SGPRs, workgroup ids, work-item ids packed 10 bits each in v0, EXEC. Every other register is
undefined, with a symbol of its own on each side. The kernel arguments lie at a multiple of 16 bytes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from math import prod
from typing import Final

from isatool.analysis.assumptions import Sentence
from isatool.asm.descriptor import Descriptor, descriptor_of
from isatool.asm.metadata import KernelMetadata, metadata_document, metadata_of
from isatool.asm.yaml_subset import Node, Scalar
from isatool.bitvec.facts import Facts
from isatool.ir.program import Function
from isatool.ir.views import kept
from isatool.isa import chips
from isatool.isa.registers import EXEC_LO, Register, sgpr, vgpr
from isatool.isa.target import IdPlace
from isatool.records import record
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op
from isatool.verify.values import bits
from isatool.verify.values.constructors import Values
from isatool.verify.values.ring import combine

_FREE: Final = frozenset((
    "next_free_vgpr", "next_free_sgpr", "reserve_vcc", "reserve_xnack_mask", "inst_pref_size",
    "private_segment_fixed_size",
))  # fmt: skip
"""what may differ between two descriptors: counts and hints that the results do not depend on"""
_COUNTS: Final = frozenset((
    ".name", ".symbol", ".vgpr_count", ".sgpr_count", ".agpr_count", ".vgpr_spill_count", ".sgpr_spill_count",
    ".private_segment_fixed_size",
))  # fmt: skip
"""what may differ between the metadata of two kernels"""
_MODE: Final = "workgroup_processor_mode"
_OF_ONE_CHIP: Final = frozenset(("dx10_clamp", "ieee_mode", "round_robin_scheduling"))
_TARGET: Final = "amdhsa.target"
_JUDGED: Final = (_MODE, "inst_pref_size")
_MOST_ITEMS: Final = 1024
"""work-items that a workgroup has at most on the chip"""
_KERNARG: Final = Facts.of_bits(0xFFFFFFFFFFFFFFF0)
_IDS: Final = tuple(f"workgroup_id_{axis}" for axis in "xyz")
_HALF: Final = 0xFFFF
HALVES: Final = (".lo", ".hi")
"""what follows the name of a dword in those of its halves"""
_PACKET: Final = 64
"""bytes of a dispatch packet"""

Bounds = Mapping[str, tuple[int, int]]
"""subject of an assumption -> (lowest, highest)"""


@record
class DeclaredLaunch:
    """Descriptor and metadata of a kernel."""

    descriptor: Descriptor
    metadata: KernelMetadata | None
    declared: Mapping[str, str]
    """everything that the metadata say, by key, but for counts and names"""
    chip: str
    judged: frozenset[int] = frozenset()
    """indices of the lines that `launch_difference` judges by more than equality"""

    @classmethod
    def of(cls, function: Function) -> DeclaredLaunch | None:
        """None if the function is no kernel."""
        return _launch_of(function)

    @property
    def mode(self) -> Mode:
        """MODE at entry."""
        return Mode.of_bits(self.descriptor.mode_register)

    @property
    def private_bytes(self) -> int:
        """Private memory that a lane certainly has: none where the wave is not set up for it."""
        return self.descriptor.scratch_bytes if self.descriptor.flag("enable_private_segment") else 0

    @property
    def most_items(self) -> int:
        """Work-items that a workgroup has at most."""
        if self.metadata is None:
            return _MOST_ITEMS
        return min(_MOST_ITEMS, self.metadata.max_flat_workgroup_size)

    def most_along(self, axis: int) -> int:
        """Work-items that a workgroup has at most along an axis: what the kernel requires, else all that there are."""
        return min(_MOST_ITEMS, self.metadata.most_along(axis)) if self.metadata is not None else _MOST_ITEMS

    @property
    def full_waves(self) -> bool:
        """Whether every wave certainly has a work-item in each lane."""
        size = self.metadata.workgroup_size if self.metadata is not None else ()
        return bool(size) and prod(size) % self.descriptor.wave_size == 0

    @property
    def may_fill_waves(self) -> bool:
        """Whether only the launch decides that: the kernel requires no size, or not of the last workgroups."""
        required = self.metadata.required_workgroup_size if self.metadata is not None else ()
        return not required or (not self.full_waves and required[0] % self.descriptor.wave_size == 0)

    def has_full_waves(self, bounds: Bounds) -> bool:
        """The same, or whether that is granted."""
        return self.full_waves or Sentence.FULL_WAVES in bounds

    def lane_bits(self, bounds: Bounds) -> tuple[tuple[int, int], ...]:
        """(first bit, number of bits) of the lane number that the lowest bits of the work-item ids x, y, ... are, as
        far as that is known. Their other bits are the same in all lanes of a wave.

        Work-items are numbered x first, and waves begin at multiples of their size.
        """
        lanes = (self.descriptor.wave_size - 1).bit_length()
        sizes = self.metadata.workgroup_size if self.metadata is not None else ()
        if Sentence.FULL_WAVES in bounds:
            return ((0, lanes), (lanes, 0), (lanes, 0))
        found: list[tuple[int, int]] = []
        first = 0
        for axis, size in enumerate(sizes):
            left = lanes - first
            if size % (1 << left) and size & (size - 1) and any(after > 1 for after in sizes[axis + 1 :]):
                break
            count = min(left, (size - 1).bit_length()) if size & (size - 1) == 0 else left
            found.append((first, count))
            first += count
        return tuple(found)

    def entry(self, values: Values, bounds: Bounds) -> dict[Register, int]:
        """The values that the launch puts into registers."""
        found: dict[Register, int] = {}
        descriptor = self.descriptor
        for name, (first, count) in descriptor.user_sgprs.items():
            whole = values.symbol(name, 32 * count, _facts_of(name, 32 * count))
            if count == 1:
                found[sgpr(first)] = whole
            else:
                found[sgpr(first)] = values.make(Op.TRUNC, 32, whole)
                found[sgpr(first + 1)] = values.make(Op.HIGH, 32, whole)
        following = descriptor.user_sgpr_count
        for name, place in zip(_IDS, self.id_places, strict=True):
            if place is not None:
                following += place.register.is_sgpr
                facts = self.facts_of_scalar(name, bounds)
                is_known = facts.low == facts.high
                value = values.const(facts.low) if is_known else values.symbol(name, 32, facts)
                value = values.make(Op.SHL, 32, value, values.const(place.low)) if place.low else value
                before = found.get(place.register)
                found[place.register] = value if before is None else values.make(Op.OR, 32, before, value)
        if descriptor.flag("system_sgpr_workgroup_info"):
            found[sgpr(following)] = values.symbol("workgroup_info")
        found[vgpr(0)] = self._items(values, bounds)
        for number, value in enumerate(bits.mask_registers(values, bits.lanes_where(values, values.true))):
            found[Register(EXEC_LO + number)] = value
        return found

    @property
    def id_places(self) -> tuple[IdPlace | None, IdPlace | None, IdPlace | None]:
        """Where the workgroup ids x, y, z are at entry."""
        return self.descriptor.workgroup_id_places(chips.chip(self.chip))

    def facts_of_scalar(self, name: str, bounds: Bounds) -> Facts:
        """The bounds of a 32-bit scalar that the launch fills in."""
        place = dict(zip(_IDS, self.id_places, strict=True)).get(name)
        return _bounded(name, (1 << (place.width if place is not None else 32)) - 1, bounds)

    @property
    def item_bits(self) -> int:
        """The bits that the work-item ids in v0 may have."""
        axes = 1 if self.descriptor.workitem_ids == 1 else len("xyz")
        extents = [max(self.most_along(axis) - 1, 0).bit_length() for axis in range(axes)]
        return sum((1 << bits) - 1 << 10 * axis for axis, bits in enumerate(extents))

    def argument_pointer(self, values: Values) -> int | None:
        """Where the kernel arguments lie, None if the kernel is not told."""
        if "kernarg_segment_ptr" not in self.descriptor.user_sgprs:
            return None
        return values.symbol("kernarg_segment_ptr", 64, _facts_of("kernarg_segment_ptr"))

    def constant_memory(self, values: Values) -> tuple[tuple[int, int], ...]:
        """(address, bytes) of the memory that nobody may write while the kernel runs: its arguments, up to the next
        multiple of what they are aligned to, and the dispatch packet.
        """
        sizes = {"kernarg_segment_ptr": self.descriptor.kernarg_extent, "dispatch_ptr": _PACKET}
        return tuple(
            (values.symbol(name, 64, _facts_of(name)), size)
            for name, size in sizes.items()
            if name in self.descriptor.user_sgprs
        )

    def granted_arguments(self, values: Values, bounds: Bounds) -> tuple[dict[int, int], int | None]:
        """Dwords of the kernel arguments that an assumption bounds, or a case a half of, by their address, and the
        argument pointer.
        """
        pointer = self.argument_pointer(values)
        known: dict[int, int] = {}
        if pointer is None:
            return known, None
        halves = {subject: limits for subject, limits in bounds.items() if dword_of_half(subject)}
        for subject, (low, high) in bounds.items():
            if not subject.startswith("kernarg[") or subject in halves:
                continue
            place = combine(values, 64, ((pointer, 1),), int(subject[8:-1]))
            if low == high:
                known[place] = values.const(low)
            else:
                known[place] = values.symbol(subject, 32, Facts((1 << high.bit_length()) - 1, low, high))
        for dword in sorted({dword_of_half(subject) for subject in halves}):
            place = combine(values, 64, ((pointer, 1),), int(dword[8:-1]))
            if place not in known:
                names = [f"{dword}{half}" for half in HALVES]
                lower, upper = (values.symbol(name, 32, _bounded(name, _HALF, halves)) for name in names)
                known[place] = combine(values, 32, ((lower, 1), (upper, _HALF + 1)))
        if Sentence.POINTERS_48 in bounds and self.metadata is not None:
            for argument in self.metadata.arguments:
                place = combine(values, 64, ((pointer, 1),), argument.offset + 4)
                if argument.is_pointer and place not in known:
                    known[place] = values.symbol(f"kernarg[{argument.offset + 4}]", 32, Facts(0xFFFF, 0, 0xFFFF))
        return known, pointer

    def _items(self, values: Values, bounds: Bounds) -> int:
        axes = "x" if self.descriptor.workitem_ids == 1 else "xyz"
        total = values.zero
        lane_bits = self.lane_bits(bounds)
        for position, axis in enumerate(axes):
            name = f"workitem_id_{axis}"
            if self.most_along(position) == 1:
                continue  # the one work-item along this axis is number 0
            item = values.symbol(name, 32, _bounded(name, self.most_along(position) - 1, bounds), uniform=False)
            if position < len(lane_bits):
                values.numbering[item] = lane_bits[position]
            total = values.make(Op.ADD, 32, total, values.make(Op.SHL, 32, item, values.const(10 * position)))
        return total


def common_ids(launches: tuple[DeclaredLaunch, DeclaredLaunch], bounds: Bounds) -> Bounds:
    """Bounds with those of workgroup ids on the chip that has fewer bits for them: only such grids run on both."""
    if launches[0].chip == launches[1].chip:
        return bounds
    found = dict(bounds)
    for name in _IDS:
        facts = [launch.facts_of_scalar(name, bounds) for launch in launches]
        found[name] = max(each.low for each in facts), min(each.high for each in facts)
    return found


def dword_of_half(subject: str) -> str:
    """`kernarg[68]` for a half of that dword, `kernarg[68].lo` or `kernarg[68].hi`; "" for any other subject."""
    return next((subject.removesuffix(half) for half in HALVES if subject.endswith(half)), "")


def half_of(values: Values, dword: int, half: str) -> int:
    """The lower or the upper half of a dword."""
    if half == HALVES[0]:
        return values.make(Op.AND, 32, dword, values.const(_HALF))
    return values.make(Op.SHR, 32, dword, values.const(_HALF.bit_length()))


def _facts_of(name: str, width: int = 64) -> Facts:
    """What is known of a user SGPR, or of several as one number."""
    return _KERNARG if name == "kernarg_segment_ptr" else Facts.anything(width)


def _bounded(name: str, highest: int, bounds: Bounds) -> Facts:
    low, high = bounds.get(name, (0, highest))
    high = min(high, highest)
    return Facts((1 << high.bit_length()) - 1, min(low, high), high).tightened()


def launch_difference(a: DeclaredLaunch, b: DeclaredLaunch) -> str | None:
    """A difference of two launches by which results may differ, in words; None if there is none."""
    mode = mode_difference(a, b)
    if mode:
        return mode
    if a.mode != b.mode:
        return "MODE differs at the entry"
    for name in sorted(({*a.descriptor.values, *b.descriptor.values}) - _FREE - {_MODE} - _one_chip(a, b)):
        first, second = _value(a.descriptor, name), _value(b.descriptor, name)
        if first != second:
            return f".amdhsa_{name} is {first} and {second}"
    if a.descriptor.user_sgpr_count != b.descriptor.user_sgpr_count:
        return "the numbers of user SGPRs differ"
    if a.metadata is None or b.metadata is None:
        return None if a.metadata is b.metadata else "one of the kernels has no metadata"
    for name in (
        "arguments",
        "kernarg_segment_size",
        "group_segment_fixed_size",
        "max_flat_workgroup_size",
        "required_workgroup_size",
        "uses_dynamic_stack",
    ):
        if getattr(a.metadata, name) != getattr(b.metadata, name):
            return f"the metadata differ in .{name}"
    names = {_TARGET} if a.chip != b.chip else set()
    for key in sorted({*a.declared, *b.declared} - {f".{_MODE}"} - names):
        if a.declared.get(key) != b.declared.get(key):
            return f"the metadata differ in {key}"
    return None


def _one_chip(a: DeclaredLaunch, b: DeclaredLaunch) -> Set[str]:
    """Directives of one of two chips that are bits of MODE, which are compared as such, or change no result."""
    first, second = (chips.chip(each.chip).descriptor.keys() for each in (a, b))
    return (first ^ second) & _OF_ONE_CHIP


def mode_difference(a: DeclaredLaunch, b: DeclaredLaunch) -> str | None:
    """Why the processor modes of two kernels are not right for each other, None if they are.

    From WGP to CU mode is right where a workgroup finds room on one CU: its waves then share one vector cache, and
    invalidations that WGP mode needs do no harm. Code for CU mode may leave them out, so there is no way back. The
    metadata, from which the runtime learns the mode, may differ only as the descriptors do.
    """
    modes = [int(not launch.descriptor.cu_mode) for launch in (a, b)]
    told = [launch.metadata.workgroup_processor_mode if launch.metadata else None for launch in (a, b)]
    if modes == [0, 1]:
        return f".amdhsa_{_MODE} is 0 and 1: code for CU mode may lack the buffer_gl0_inv that WGP mode needs"
    if modes[0] == modes[1]:
        return None if told[0] == told[1] else f"the metadata differ in .{_MODE}"
    if (told[0] is None) != (told[1] is None) or told[1] not in (None, 0):
        return f"the metadata's .{_MODE} is {told[0]} and {told[1]}, the descriptor's 1 and 0"
    room = chips.occupancy(
        chips.chip(b.chip), b.descriptor.vgprs, b.descriptor.lds_bytes, b.most_items, True, b.descriptor.wave_size
    )
    if room.workgroups < 1:
        return f".amdhsa_{_MODE} is 1 and 0, and a workgroup of {b.most_items} work-items finds no room on one CU"
    return None


@kept
def _launch_of(function: Function) -> DeclaredLaunch | None:
    lines = [line.text for line in function.program.lines]
    descriptor = descriptor_of(function.program, function.name)
    if descriptor is None:
        return None
    metadata = metadata_of(function.program, function.name)
    program = function.program
    places = [*(descriptor.places.get(name) for name in _JUDGED), metadata and metadata.places.get(f".{_MODE}")]
    judged = frozenset(place.line for place in places if place)
    return DeclaredLaunch(descriptor, metadata, _declared(lines, function.name, program.path), program.chip, judged)


def _declared(lines: Sequence[str], kernel: str, path: str) -> dict[str, str]:
    """The metadata of the file and of one of its kernels, as text by key."""
    _, document = metadata_document(lines, path)
    if not isinstance(document, dict):
        return {"": _plain(document)}
    found = {key: _plain(node) for key, node in document.items() if key != "amdhsa.kernels"}
    kernels = document.get("amdhsa.kernels")
    for node in kernels if isinstance(kernels, list) else ():
        if isinstance(node, dict) and kernel in (_plain(node.get(".name", [])), _plain(node.get(".symbol", []))):
            found |= {key: _plain(part) for key, part in node.items() if key not in _COUNTS}
    return found


def _plain(node: Node) -> str:
    """A node as text, with keys in order."""
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, list):
        return f"[{', '.join(map(_plain, node))}]"
    return f"{{{', '.join(f'{key}: {_plain(part)}' for key, part in sorted(node.items()))}}}"


def _value(descriptor: Descriptor, name: str) -> int | None:
    try:
        return descriptor.value(name)
    except KeyError:
        return None
