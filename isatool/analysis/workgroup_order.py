"""Other orders of workgroups: the code that exchanges their ids at a kernel's entry, for grids of every size.

The hardware starts workgroups in the order of x, then y. In a band of `rows` (a power of two, R) rows of the grid, of
gx workgroups each, the workgroup at (x, y) has the number i = (y mod R) * gx + x in that order, and gets the id
x' = i / R, y' = y - y mod R + i mod R: workgroups that run together then form R rows and few columns. Every i below
R * gx is the number of one workgroup of the band and the id of one, so this is a permutation of the band; where the
last band is not complete, or R * gx has more than 32 bits, ids stay as they are. `hilbert` then walks squares of 4 by 4
along Hilbert's curve, wherever such a square is inside the grid: a permutation of each square.

gx and gy are the numbers of whole workgroups, which the runtime passes as hidden arguments (AMDGPU backend user guide,
code object V5). They are all workgroups only where the metadata say that workgroups are uniform.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from isatool.analysis.counters import wait_instructions
from isatool.analysis.kernel import Kernel
from isatool.diagnostics import UserError
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Integer, Modifier, Value
from isatool.ir.program import Function
from isatool.isa import opcodes
from isatool.isa.counters import Queue
from isatool.isa.registers import SGPR_COUNT, Register, RegisterRange, sgpr
from isatool.isa.target import Target
from isatool.isa.waits import Wait
from isatool.records import record

PANELS: Final = "panels"
HILBERT: Final = "hilbert"
ORDERS: Final = (PANELS, HILBERT)
ROWS: Final = (2, 4, 8, 16, 32)
SQUARE: Final = 4
"""rows and columns of a square that Hilbert's curve runs through"""
TEMPORARIES: Final = 8
"""registers that the code needs"""
_EQUAL: Final = opcodes.scalar_comparison("eq", "u32")
_LESS: Final = opcodes.scalar_comparison("lt", "u32")
_X: Final = "hidden_block_count_x"
_Y: Final = "hidden_block_count_y"


def hilbert_place(number: int, side: int = SQUARE) -> tuple[int, int]:
    """(x, y) of a point of Hilbert's curve through a square, which begins at (0, 0)."""
    x = y = 0
    scale = 1
    while scale < side:
        right = number >> 1 & 1
        up = (number ^ right) & 1
        if up == 0:
            if right:
                x, y = scale - 1 - x, scale - 1 - y
            x, y = y, x
        x, y = x + scale * right, y + scale * up
        number >>= 2
        scale *= 2
    return x, y


_TABLE: Final = sum(
    (column * SQUARE + row) << 4 * place for place in range(SQUARE**2) for column, row in (hilbert_place(place),)
)


class LaunchPlaces(NamedTuple):
    """Registers in which a launch puts the ids and the pointer to the arguments; gx and gy are at `offset` of these."""

    x: Register
    y: Register
    arguments: Register
    offset: int


@record
class WorkgroupOrder:
    """`kind`: one of ORDERS; `rows`: a power of two, 4 for hilbert; `temporary`: the number of the first SGPR, an even
    one, of those that the code may use.
    """

    kind: str
    rows: int
    temporary: int

    def place(self, x: int, y: int, columns: int, rows: int) -> tuple[int, int]:
        """The id that the workgroup at (x, y) of a grid gets."""
        height = self.rows
        if columns * height >> 32 or y | (height - 1) >= rows:
            return x, y
        number = y % height * columns + x
        new_x, new_y = number // height, number % height
        if self.kind == HILBERT and new_x | (SQUARE - 1) < columns:
            column, new_y = hilbert_place(new_x % SQUARE * SQUARE + new_y)
            new_x += column - new_x % SQUARE
        return new_x, y - y % height + new_y


def places_of(function: Function) -> LaunchPlaces | str:
    """The registers in which the launch puts what the code needs, or why they are not known."""
    try:
        kernel = Kernel(function)
        descriptor, metadata = kernel.descriptor, kernel.metadata
    except UserError as error:
        return str(error)
    if descriptor is None or metadata is None:
        return "only a kernel with descriptor and metadata says where its ids and arguments are"
    if function.target.workgroup_ids is not None:
        return "this chip has workgroup ids elsewhere than in SGPRs"
    x, y, _ = descriptor.workgroup_id_sgprs
    if x is None or y is None:
        return "its workgroups have no id along x and y"
    kernarg = descriptor.user_sgprs.get("kernarg_segment_ptr")
    found = {argument.value_kind: argument for argument in metadata.arguments}
    if kernarg is None or _X not in found or _Y not in found:
        return "the number of workgroups is not among its arguments (hidden_block_count_x, hidden_block_count_y)"
    offset = found[_X].offset
    if found[_Y].offset != offset + 4 or found[_X].size != 4 or found[_Y].size != 4 or offset % 4:
        return "the number of workgroups is not where code object V5 puts it"
    if not metadata.uniform_work_group_size:
        return "its last workgroups may be smaller (.uniform_work_group_size is not 1)"
    return LaunchPlaces(sgpr(x), sgpr(y), sgpr(kernarg[0]), offset)


def order_code(order: WorkgroupOrder, places: LaunchPlaces, target: Target) -> tuple[Instruction, ...]:
    """The code that gives a workgroup its new id; ValueError for an order that does not exist."""
    height = order.rows
    if order.kind not in ORDERS or height not in ROWS or (order.kind == HILBERT and height != SQUARE):
        raise ValueError(f"no order {order.kind} of {height} rows")
    own = range(order.temporary, order.temporary + TEMPORARIES)
    if order.temporary % 2 or own.start < 0 or own.stop > SGPR_COUNT or places.x in own or places.y in own:
        raise ValueError(f"there are no {TEMPORARIES} registers from an even s{order.temporary} on")
    shift = height.bit_length() - 1
    first = sgpr(order.temporary)
    columns, rows, number, last, high, low, part, rest = (
        RegisterRange(Register(first + place)) for place in range(TEMPORARIES)
    )
    x, y = RegisterRange(places.x), RegisterRange(places.y)
    made: list[Instruction] = []

    def emit(name: str, *operands: Value, modifiers: tuple[Modifier, ...] = ()) -> None:
        made.append(Instruction.build(name, operands, modifiers, of=target))

    arguments = RegisterRange(places.arguments, 2)
    emit(opcodes.S_LOAD_B64, RegisterRange(first, 2), arguments, _number(places.offset))
    made.extend(wait_instructions(Wait(**{target.waits.of[Queue.SCALAR]: 0}), target))
    emit(opcodes.S_AND_B32, number, y, Integer(height - 1))
    emit(opcodes.S_MUL_I32, number, number, columns)
    emit(opcodes.S_ADD_U32, number, number, x)
    emit(opcodes.S_LSHR_B32, high, columns, Integer(32 - shift))
    emit(_EQUAL, high, Integer(0))
    emit(opcodes.S_CSELECT_B32, rows, rows, Integer(0))
    emit(opcodes.S_OR_B32, last, y, Integer(height - 1))
    emit(opcodes.S_LSHR_B32, high, number, Integer(shift))
    emit(opcodes.S_AND_B32, low, number, Integer(height - 1))
    if order.kind == HILBERT:
        curve = RegisterRange(Register(first + 6), 2)
        emit(opcodes.S_AND_B32, number, number, Integer(SQUARE * SQUARE - 1))
        emit(opcodes.S_LSHL_B32, number, number, Integer(2))
        emit(opcodes.S_MOV_B32, part, _number(_TABLE & 0xFFFFFFFF))
        emit(opcodes.S_MOV_B32, rest, _number(_TABLE >> 32))
        emit(opcodes.S_LSHR_B64, curve, curve, number)
        emit(opcodes.S_AND_B32, part, part, Integer(SQUARE * SQUARE - 1))
        emit(opcodes.S_LSHR_B32, number, part, Integer(2))
        emit(opcodes.S_AND_B32, part, part, Integer(SQUARE - 1))
        emit(opcodes.S_AND_NOT1_B32, rest, high, Integer(SQUARE - 1))
        emit(opcodes.S_OR_B32, number, number, rest)
        emit(opcodes.S_OR_B32, rest, high, Integer(SQUARE - 1))
        emit(_LESS, rest, columns)
        emit(opcodes.S_CSELECT_B32, high, number, high)
        emit(opcodes.S_CSELECT_B32, low, part, low)
    emit(opcodes.S_AND_NOT1_B32, number, y, Integer(height - 1))
    emit(opcodes.S_OR_B32, low, low, number)
    emit(_LESS, last, rows)
    emit(opcodes.S_CSELECT_B32, x, high, x)
    emit(opcodes.S_CSELECT_B32, y, low, y)
    return tuple(made)


def _number(value: int) -> Integer:
    return Integer(value, hex(value))
