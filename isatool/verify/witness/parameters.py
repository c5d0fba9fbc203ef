"""What a kernel's descriptor, metadata and text say about the launches that it is made for.

Types of arguments and the numbers that matter are guesses from the instructions that use them: a wrong guess costs
runs, never a wrong answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from isatool.asm.descriptor import descriptor_of
from isatool.asm.metadata import MetadataArgument, metadata_of
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Integer
from isatool.ir.program import Function
from isatool.isa.operations import Op
from isatool.isa.registers import Register
from isatool.isa.table import AddressSpace, Unit
from isatool.records import record

_SCALAR_SIZES: Final = (1, 2, 4, 8)
_LARGEST_SIZE: Final = 4096
"""constants beyond it are masks and bits of floats rather than sizes"""
_FLOAT: Final = re.compile(r"_(f16|f32|f64|bf16)(_|$)")
_FROM_INTEGER: Final = re.compile(r"v_cvt_f\d+_[iu]\d+")


@record
class KernelParameter:
    """A kernel parameter that a launch has to give. `is_float`: it is used as a float of its size."""

    name: str
    size: int
    is_pointer: bool
    is_float: bool = False
    offset: int = 0
    """in the kernarg segment"""


@record
class Parameters:
    """All that launches are made from. `numbers` are constants of comparisons and tile sizes, in ascending order."""

    kernel: str
    arguments: tuple[KernelParameter, ...]
    most_lanes: int
    required_block: tuple[int, ...]
    dimensions: int
    """of the work-item id that the kernel reads"""
    grid_axes: tuple[bool, bool, bool]
    numbers: tuple[int, ...]
    float_share: float
    """of the vector instructions that compute"""
    floats: tuple[str, ...]
    """float types of the text, most frequent first"""
    uses_lds: bool
    dynamic_lds: bool


def parameters_of(kernel: Function) -> Parameters | None:
    """None for a kernel without descriptor or metadata, or with an argument that no launch spec can give."""
    descriptor = descriptor_of(kernel.program, kernel.name)
    metadata = metadata_of(kernel.program, kernel.name)
    if descriptor is None or metadata is None:
        return None
    visible = [argument for argument in metadata.arguments if not argument.is_hidden]
    if not all(map(_can_be_given, visible)):
        return None
    instructions = _instructions(kernel)
    floats = _float_offsets(instructions, descriptor.user_sgprs.get("kernarg_segment_ptr", (-1, 0))[0])
    types = _float_types(instructions)
    vector = sum(half.unit is Unit.VALU for half in instructions)
    uses_lds = any(half.unit is Unit.LDS for half in instructions)
    return Parameters(
        kernel.name,
        tuple(_named(visible, floats)),
        min(1024, metadata.max_flat_workgroup_size),
        metadata.required_workgroup_size,
        descriptor.workitem_ids,
        descriptor.workgroup_ids,
        numbers_of(instructions),
        sum(types.values()) / vector if vector else 0.0,
        tuple(sorted(types, key=lambda name: -types[name])),
        uses_lds,
        uses_lds and not descriptor.lds_bytes,
    )


def _can_be_given(argument: MetadataArgument) -> bool:
    if argument.value_kind == "global_buffer":
        return argument.size == 8
    return argument.value_kind == "by_value" and argument.size in _SCALAR_SIZES


def _named(visible: Sequence[MetadataArgument], floats: frozenset[int]) -> Iterator[KernelParameter]:
    """With distinct names that a launch spec takes."""
    seen = {"T"}
    for place, argument in enumerate(visible):
        name = argument.name if argument.name.isidentifier() and argument.name not in seen else f"arg{place}"
        seen.add(name)
        yield KernelParameter(
            name, argument.size, argument.value_kind == "global_buffer", argument.offset in floats, argument.offset
        )


def _instructions(kernel: Function) -> list[Instruction]:
    found: list[Instruction] = []
    for _, line in kernel.lines():
        if line.instruction is not None:
            found += line.instruction.halves
    return found


def _float_types(instructions: Iterable[Instruction]) -> dict[str, int]:
    found: dict[str, int] = {}
    for half in instructions:
        match = _FLOAT.search(half.mnemonic)
        if match is not None and half.unit is Unit.VALU:
            found[match[1]] = found.get(match[1], 0) + 1
    return found


def numbers_of(instructions: Iterable[Instruction]) -> tuple[int, ...]:
    """Constants of comparisons, and powers of two that numbers are shifted by, within what a size may be."""
    found: set[int] = set()
    for half in instructions:
        values = [operand.value.value for operand in half.operands if isinstance(operand.value, Integer)]
        is_comparison = half.row is not None and half.row.is_comparison
        if is_comparison or half.operation.removeprefix("f").startswith((Op.ADD, Op.SUB)):
            found.update(values)
        elif "_lshl" in half.mnemonic or "_lshr" in half.mnemonic or "_ashr" in half.mnemonic:
            found.update(1 << value for value in values if 0 <= value < 12)
    return tuple(sorted(value for value in found if 0 < abs(value) <= _LARGEST_SIZE))


def numbers_in(kernel: Function) -> tuple[int, ...]:
    """The same of a whole kernel."""
    return numbers_of(_instructions(kernel))


def _float_offsets(instructions: Sequence[Instruction], pointer: int) -> frozenset[int]:
    """Kernarg bytes whose dwords float instructions read and no others but copies, by the order of the text."""
    held: dict[Register, int] = {}
    as_float: set[int] = set()
    otherwise: set[int] = set()
    is_kept = True
    for half in instructions:
        is_load = half.operation == Op.LOAD and half.space is AddressSpace.SCALAR
        if is_kept and is_load and int(half.operands[1].registers[0]) == pointer:
            last = half.operands[-1].value
            first = (last.value if isinstance(last, Integer) else 0) if len(half.operands) > 2 else 0
            for place, register in enumerate(half.operands[0].registers):
                held[register] = first + 4 * place
            is_kept = all(int(register) != pointer for register in half.defs)
            continue
        read = {held[register] for register in half.uses if register in held}
        if _FLOAT.search(half.mnemonic) and not _FROM_INTEGER.match(half.mnemonic):
            as_float |= read
        elif half.operation != Op.MOV:
            otherwise |= read
        for register in half.defs:
            is_kept &= int(register) != pointer
            held.pop(register, None)
            if half.operation == Op.MOV and len(read) == 1:
                held[register] = next(iter(read))
    return frozenset(as_float - otherwise)
