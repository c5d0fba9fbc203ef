"""Every access of a function to LDS storage: its address as a polynomial, its range, and what is not known.

An address is register + immediate offset modulo 2^32 (RDNA3 ISA guide 12.5). Two-address forms are two accesses;
atomics count as load and store. Operations that use LDS storage without an address in a VGPR that can be followed
(append, consume, addtid, the stack of ray tracing, flat pointers, direct loads) are named, because whoever moves LDS
data must not overlook them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.affine_transfer import AffineAccess
from isatool.analysis.arithmetic import Arithmetic, TooComplexError
from isatool.analysis.cfg import build_flow
from isatool.analysis.lds_storage import uses_storage
from isatool.analysis.polynomials import Polynomial
from isatool.asm.descriptor import descriptor_of
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.program import Function
from isatool.isa import table
from isatool.isa.operations import Op
from isatool.isa.registers import Register
from isatool.isa.table import Unit
from isatool.records import record
from isatool.semantics.effects import Space

_NO_ADDRESS: Final = frozenset((Op.ATOMIC_APPEND, Op.ATOMIC_CONSUME, Op.LOAD_ADDTID, Op.STORE_ADDTID, Op.BVH_STACK_RTN))


@record
class LdsAccess:
    """`number` counts the addresses of one instruction, `offset` is its immediate in bytes, `size` what a lane moves.

    `address` is None where it is not followed; else low <= address <= high in bytes.
    """

    instruction: int
    number: int
    register: Register
    offset: int
    size: int
    is_load: bool
    is_store: bool
    address: Polynomial | None
    low: int = 0
    high: int = (1 << 32) - 1

    @property
    def end(self) -> int:
        """One more than the last byte that it can touch."""
        return self.high + self.size


@record
class Unresolved:
    """An instruction that uses LDS in a way that is not followed, and why."""

    instruction: int
    reason: str


def lds_accesses(affine: Affine) -> tuple[LdsAccess, ...]:
    """The accesses in the order of the file, under what is known where each stands."""
    found: list[LdsAccess] = []
    for index, instruction in enumerate(affine.flow.instructions):
        if not uses_storage(instruction) or is_without_address(instruction):
            continue
        view = affine.views[affine.flow.block_of[index]]
        found += _of_instruction(instruction, index, affine.accesses.get(index, ()), view)
    return tuple(found)


def _of_instruction(
    instruction: AnyInstruction, index: int, accesses: Sequence[AffineAccess], view: Arithmetic
) -> Iterator[LdsAccess]:
    register = address_register(instruction)
    offsets = byte_offsets(instruction)
    if register is None or offsets is None or len(accesses) != len(offsets):
        return
    for access, offset in zip(accesses, offsets, strict=True):
        if access.space is not Space.LDS:
            continue
        plain = (index, access.number, register, offset, access.size, access.is_load, access.is_store)
        try:
            address = None if access.address is None else view.resolve(access.address, 32)
        except TooComplexError:
            address = None
        if address is None:
            yield LdsAccess(*plain, None)
            continue
        low, high = view.range(address)
        yield LdsAccess(*plain, address, low, high)


def segment_bytes(accesses: Sequence[LdsAccess], declared: int, most: int) -> int:
    """Bytes of the LDS that accesses share: those that the kernel declares or, if an access is certainly beyond them,
    so that a launch has to add some (dynamic LDS), as many as all accesses reach. The declared ones if that is not
    known, or more than the chip's `most` for a workgroup.
    """
    if all(access.low < declared for access in accesses):
        return declared
    if any(access.address is None or access.low < 0 or access.end > most for access in accesses):
        return declared
    return max(declared, *(access.end for access in accesses))


def reached_bytes(function: Function) -> int:
    """Bytes of LDS that a kernel declares, or reaches with LDS that a launch has to add (see `segment_bytes`)."""
    descriptor = descriptor_of(function.program, function.name) if function.is_kernel else None
    if descriptor is None:
        return 0
    flow = build_flow(function)
    if flow.unanalysable or not any(map(uses_storage, flow.instructions)):
        return descriptor.lds_bytes
    affine = analyse_affine(function, (), flow)
    accesses = lds_accesses(affine)
    if affine.forest.irreducible or unresolved(affine, accesses):
        return descriptor.lds_bytes
    return segment_bytes(accesses, descriptor.lds_bytes, function.target.lds_per_workgroup)


def address_register(instruction: AnyInstruction) -> Register | None:
    """The VGPR that holds the address of an LDS access; None if there is none."""
    position = address_position(instruction)
    return None if position is None else instruction.operands[position].register


def address_position(instruction: AnyInstruction) -> int | None:
    """The operand of an LDS access that holds its address."""
    if not isinstance(instruction, Instruction) or instruction.form is None:
        return None
    return next((k for k, spec in enumerate(instruction.form.operands) if spec.name in ("addr", "vaddr")), None)


def byte_offsets(instruction: AnyInstruction) -> tuple[int, ...] | None:
    """The immediate offsets of an LDS access in bytes, one or two; None if they are not plain numbers."""
    if not isinstance(instruction, Instruction):
        return None
    row = instruction.row
    if row is None or not row.two_addresses:
        value = instruction.modifier("offset")
        return (instruction.integer("offset"),) if value is None or isinstance(value, int) else None
    scale = element_bytes(instruction) * row.two_addresses
    return tuple(instruction.integer(name) * scale for name in ("offset0", "offset1"))


def element_bytes(instruction: AnyInstruction) -> int:
    """Bytes of one element of a two-address form."""
    return 8 if instruction.type == "b64" else 4


def is_without_address(instruction: AnyInstruction) -> bool:
    """True for operations on LDS storage that take no address from a VGPR."""
    return instruction.operation in _NO_ADDRESS


def unresolved(affine: Affine, accesses: Sequence[LdsAccess]) -> tuple[Unresolved, ...]:
    """The instructions that may access the LDS at an unknown address, in the order of the file."""
    known = {access.instruction for access in accesses}
    unknown = {access.instruction for access in accesses if access.address is None}
    found: list[Unresolved] = []
    for index, instruction in enumerate(affine.flow.instructions):
        reason = _reason(affine, index, instruction, index in known, index in unknown)
        if reason:
            found.append(Unresolved(index, reason))
    return tuple(found)


def _reason(affine: Affine, index: int, instruction: AnyInstruction, is_known: bool, is_unknown: bool) -> str | None:
    name = instruction.mnemonic
    line = affine.flow.function.program.lines[affine.flow.lines[index]]
    if index in affine.flow.fences:
        return affine.flow.fences[index]
    if instruction.is_opaque or line.opaque_reason:
        return line.opaque_reason or f"{name} is not known"
    if instruction.space is table.AddressSpace.FLAT:
        return f"{name} may point into LDS"
    if instruction.unit is Unit.LDSDIR or (instruction.space is table.AddressSpace.BUFFER and instruction.has("lds")):
        return f"{name} reads or writes LDS directly"
    if not uses_storage(instruction):
        return None
    if is_without_address(instruction):
        return f"{name} takes no address from a VGPR"
    if is_known and not is_unknown:
        return None
    return "its address is not followed"
