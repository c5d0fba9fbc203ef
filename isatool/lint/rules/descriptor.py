"""DESC: what the kernel descriptor declares against what the code uses and what the metadata says.

The descriptor decides the allocation of VGPRs, and the assembler does not check it: a register beyond the declared
ones reads v0 or is never written (RDNA3 ISA guide 3.3.2.2). SGPRs are always allocated in full on gfx11. Compilers
declare more than they use where an attribute of the source pins a count, and count VCC in `.sgpr_count`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from isatool.asm.descriptor import Descriptor
from isatool.asm.literals import is_decimal
from isatool.asm.metadata import KernelMetadata, metadata_of_file
from isatool.diagnostics import Fix, UserError
from isatool.ir.program import Function, Program
from isatool.isa.registers import Register
from isatool.lint.fixes import rewording
from isatool.lint.places import LinePlace, operand_place
from isatool.lint.register_use import HighestUse, reached_functions
from isatool.lint.rule import Finding, Rule, Subject, error, warning
from isatool.lint.views import declared_in, highest_uses
from isatool.records import dataclass

VGPR: Final = error("DESC-VGPR", "the code uses more VGPRs than its descriptor declares")
SGPR: Final = warning("DESC-SGPR", "the code uses more SGPRs than its descriptor declares")
LIMIT: Final = error("DESC-LIMIT", "the descriptor asks for more than the chip has")
LDS: Final = error("DESC-LDS", "descriptor and metadata disagree about the LDS size")
WAVE: Final = error("DESC-WAVE", "wave sizes disagree")
SEGMENT: Final = warning("DESC-SEGMENT", "descriptor and metadata disagree about scratch or kernel arguments")
METADATA: Final = warning("DESC-METADATA", "a register count in the metadata does not match the code or the descriptor")
USER_SGPR: Final = error("DESC-USER-SGPR", "the descriptor declares fewer user SGPRs than its inputs need")
FEW_SGPRS: Final = warning(
    "DESC-FEW-SGPRS", "fewer than 16 SGPRs are filled at the start, on a chip that then fills them wrongly"
)
KERNEL: Final = error("DESC-KERNEL", "a kernel lacks its code or its descriptor")
VALUE: Final = error("DESC-VALUE", "a descriptor or the metadata cannot be evaluated")

_RULES: Final = (VGPR, SGPR, LIMIT, LDS, WAVE, SEGMENT, METADATA, USER_SGPR, FEW_SGPRS, KERNEL, VALUE)
_VCC: Final = 2
"""SGPRs that `.sgpr_count` counts for VCC"""


def check(program: Program) -> Iterator[Finding]:
    """Everything about the descriptors and the metadata of a file."""
    descriptors, fault = declared_in(program)
    if fault is not None:
        yield _unreadable(fault)
        return
    try:
        metadata = {found.name: found for found in metadata_of_file(program)}
    except UserError as error:
        yield _unreadable(error)
        metadata = {}
    yield from _names(program, descriptors, metadata)
    functions = {function.name: function for function in program.functions}
    for descriptor in descriptors.values():
        kernel = _Kernel(program, descriptor, metadata.get(descriptor.kernel), functions)
        yield from kernel.findings()


SUBJECT: Final = Subject("DESC", _RULES, check)


def _unreadable(fault: UserError) -> Finding:
    first = fault.diagnostics[0]
    place = LinePlace(max(1, first.span.column), first.span.length)
    return Finding(VALUE, max(0, first.span.line - 1), first.message, first.notes, place)


def _names(
    program: Program, descriptors: Mapping[str, Descriptor], metadata: Mapping[str, KernelMetadata]
) -> Iterator[Finding]:
    """Kernels that one of code, descriptor and metadata does not know."""
    for descriptor in descriptors.values():
        if descriptor.kernel not in program.labels:
            text = f"a descriptor for '{descriptor.kernel}', but no such label"
            yield Finding(KERNEL, descriptor.first, text, ("the entry of a kernel is the label of its name",))
    for kernel in metadata.values():
        if descriptors and kernel.name not in descriptors and f"{kernel.name}.kd" == kernel.symbol:
            line = kernel.places[".name"].line if ".name" in kernel.places else 0
            text = f"metadata for '{kernel.name}', but no .amdhsa_kernel"
            yield Finding(KERNEL, line, text, (f"kernels with a descriptor: {', '.join(descriptors)}",))


@dataclass(frozen=True, eq=False)
class _Kernel:
    """One descriptor with what belongs to it."""

    program: Program
    descriptor: Descriptor
    metadata: KernelMetadata | None
    functions: Mapping[str, Function]

    @cached_property
    def uses(self) -> Mapping[str, HighestUse]:
        """The highest registers of the kernel and of every function that it certainly calls."""
        own = self.functions.get(self.descriptor.kernel)
        if own is None:
            return {}
        reached = reached_functions(own, self.functions)
        return {function.name: highest_uses(self.program)[function.name] for function in reached}

    def findings(self) -> Iterator[Finding]:
        """Every breach."""
        yield from self._registers()
        yield from self._limits()
        if self.metadata is not None:
            yield from self._metadata(self.metadata)

    def _place(self, name: str) -> tuple[int, LinePlace]:
        """Line index and place of the value of `.amdhsa_<name>`."""
        found = self.descriptor.places.get(name)
        if found is None:
            first = self.program.lines[self.descriptor.first]
            return self.descriptor.first, LinePlace(first.column, len(first.text.split("\n")[0].rstrip()))
        column = self.program.texts[found.line].find(found.text) + 1
        return found.line, LinePlace(max(1, column), max(1, len(found.text)))

    def _at(self, rule: Rule, name: str, message: str, *notes: str) -> Finding:
        line, place = self._place(name)
        return Finding(rule, line, message, notes, place)

    # -- registers

    def _registers(self) -> Iterator[Finding]:
        declared = self.descriptor.vgprs
        for use in self.uses.values():
            if use.vgpr is not None and use.vgpr.register.index >= declared:
                yield self._undeclared(VGPR, use, use.vgpr.register, use.vgpr.line, use.vgpr.operand, use.vgpr.half)
            sgpr = use.sgpr
            if sgpr is not None and sgpr.register.index >= self.descriptor.sgprs:
                yield self._undeclared(SGPR, use, sgpr.register, sgpr.line, sgpr.operand, sgpr.half)

    def _undeclared(
        self, rule: Rule, use: HighestUse, register: Register, line: int, operand: int, half: int
    ) -> Finding:
        name = "next_free_vgpr" if rule is VGPR else "next_free_sgpr"
        declared = self.descriptor.vgprs if rule is VGPR else self.descriptor.sgprs
        through = "" if use.function == self.descriptor.kernel else f" in {use.function}, which it calls"
        message = f"kernel '{self.descriptor.kernel}' uses {register}{through}, but declares {declared} {rule.id[5:]}s"
        directive, _ = self._place(name)
        notes = (self.program.shown(directive), f"repair: .amdhsa_{name} {register.index + 1}")
        place = operand_place(self.program.lines[line], operand, half)
        return Finding(rule, line, message, notes, place, self._declaring(name, register.index + 1))

    def _declaring(self, name: str, count: int) -> Fix | None:
        """`.amdhsa_<name>` with another number; None where it is missing or an expression."""
        found = self.descriptor.places.get(name)
        if found is None or not is_decimal(found.text.strip()):
            return None
        start = self.program.texts[found.line].find(found.text)
        return rewording(self.program.lines[found.line], start, len(found.text), str(count), f"declare {count}")

    # -- limits of the chip

    def _limits(self) -> Iterator[Finding]:
        descriptor = self.descriptor
        target = self.program.target
        if descriptor.vgprs > target.addressable_vgprs:
            text = f"{descriptor.vgprs} VGPRs: a wave has at most {target.addressable_vgprs}"
            yield self._at(LIMIT, "next_free_vgpr", text, "the assembler accepts up to 512")
        if descriptor.lds_bytes > target.lds_per_workgroup:
            text = f"{descriptor.lds_bytes} bytes of LDS: a workgroup gets at most {target.lds_per_workgroup}"
            yield self._at(LIMIT, "group_segment_fixed_size", text, "the assembler accepts it, the launch fails")
        if descriptor.wave_size != self.program.wave_size:
            text = f"kernel '{descriptor.kernel}' is for wave{descriptor.wave_size}, the file is assembled for wave"
            text += str(self.program.wave_size)
            yield self._at(WAVE, "wavefront_size32", text, "the wave size is a mode of the assembler: one for a file")
        needed = sum(count for _, count in descriptor.user_sgprs.values())
        if descriptor.user_sgpr_count < needed:
            text = f"the enabled inputs fill {needed} user SGPRs, declared are {descriptor.user_sgpr_count}"
            yield self._at(USER_SGPR, "user_sgpr_count", text)
        filled = descriptor.user_sgpr_count + descriptor.system_sgpr_count
        if descriptor.user_sgpr_count and descriptor.wave_size == 32 and filled < target.fewest_initial_sgprs:
            text = f"{target.name} fills {filled} SGPRs of '{descriptor.kernel}' at the start, it needs"
            text += f" {target.fewest_initial_sgprs} of them"
            count = target.fewest_initial_sgprs - descriptor.system_sgpr_count
            note = f"compilers write .amdhsa_user_sgpr_count {count}; the workgroup ids are in other SGPRs then"
            yield self._at(FEW_SGPRS, "user_sgpr_count", text, note)

    # -- metadata

    def _metadata(self, metadata: KernelMetadata) -> Iterator[Finding]:
        descriptor = self.descriptor
        if ".group_segment_fixed_size" in metadata.places:
            yield from self._differs(LDS, ".group_segment_fixed_size", descriptor.lds_bytes)
        if ".private_segment_fixed_size" in metadata.places:
            yield from self._differs(SEGMENT, ".private_segment_fixed_size", descriptor.scratch_bytes)
        if ".kernarg_segment_size" in metadata.places and descriptor.kernarg_size:
            yield from self._differs(SEGMENT, ".kernarg_segment_size", descriptor.kernarg_size)
        if ".wavefront_size" in metadata.places:
            yield from self._differs(WAVE, ".wavefront_size", descriptor.wave_size)
        yield from self._counts(metadata)

    def _differs(self, rule: Rule, key: str, declared: int) -> Iterator[Finding]:
        if self.metadata is None or not is_decimal(self.metadata.places[key].text):
            return
        value = int(self.metadata.places[key].text)
        if value == declared:
            return
        message = f"{key} of '{self.descriptor.kernel}' is {value}, its descriptor says {declared}"
        yield self._in_metadata(rule, key, message, "the runtime reads the one, the hardware the other")

    def _counts(self, metadata: KernelMetadata) -> Iterator[Finding]:
        """Counts between what is used and what is declared are right: an attribute can pin the declared one higher."""
        vgprs = max((use.vgpr.register.index + 1 for use in self.uses.values() if use.vgpr is not None), default=0)
        sgprs = max((use.sgpr.register.index + 1 for use in self.uses.values() if use.sgpr is not None), default=0)
        for key, count, used, declared in (
            (".vgpr_count", metadata.vgpr_count, vgprs, self.descriptor.vgprs),
            (".sgpr_count", metadata.sgpr_count, sgprs, self.descriptor.sgprs + _VCC),
        ):
            if count is None or key not in metadata.places:
                continue
            kind = key[1:5].upper()
            if count < used:
                message = f"{key} of '{self.descriptor.kernel}' is {count}, but its code uses {used} {kind}s"
                yield self._in_metadata(METADATA, key, message, f"repair: {key}: {used}", count=used)
            elif count > declared:
                message = f"{key} of '{self.descriptor.kernel}' is {count}, but its descriptor declares {declared}"
                yield self._in_metadata(METADATA, key, message, f"repair: {key}: {declared}", count=declared)

    def _in_metadata(self, rule: Rule, key: str, message: str, *notes: str, count: int | None = None) -> Finding:
        """`count`: the number that would be right there."""
        assert self.metadata is not None
        place = self.metadata.places[key]
        length = place.end - place.start
        fix = None
        if count is not None:
            fix = rewording(self.program.lines[place.line], place.start, length, str(count), f"say {count}")
        return Finding(rule, place.line, message, notes, LinePlace(place.start + 1, max(1, length)), fix)
