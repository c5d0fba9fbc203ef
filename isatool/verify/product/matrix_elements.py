"""Products of matrices of two chips, which have the same elements in other registers and lanes.

An element of D is a function, of which nothing else is known, of its row of A, its column of B and its element of C,
each word of them in the order of k, wherever a chip's `MatrixLayout` has it. It is the same in all lanes of its column.
Where a layout has each word in all groups of lanes, and the other one's in one group, that group's is taken: a program
for which it matters has no specified result (RDNA3 ISA guide 7.9), which `Premise.PRODUCTS` says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from isatool.ir.instruction import Instruction
from isatool.isa import chips
from isatool.isa.registers import Register
from isatool.isa.target import MatrixLayout, Target
from isatool.isa.wave import WAVE32
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.matrix import SIZE, MatrixShape, places_of, repeats
from isatool.semantics.ops import Op
from isatool.verify.product.runner import IdleLanesError, Runner, UnsupportedError
from isatool.verify.values.nodes import Extra, Label

Value = Callable[[Runner], int]
Read = Callable[[Expr, bool, bool], Value]
"""(expression, in any lane, in a lane that was off at entry) -> its value"""
_GROUP: Final = 4
"""the bit of the lane number that says in which group of 16 lanes it is"""
_IN_GROUP: Final = SIZE - 1
_WHOLE_WAVE: Final = al.EXEC_MASKS[WAVE32]
_SUM: Final = 2
"""the number of C among the sources"""


def element_results(half: Instruction, name: str, label: Label, read: Read, chip: Target) -> dict[Register, Value]:
    """The registers of D of a product, in terms that programs for another chip share. `chip`: that of the second
    program. `label`: what else says what is computed. UnsupportedError for layouts that do not share their words.
    """
    assert half.row is not None
    shape = MatrixShape.of(name)
    own, common = chips.of_table(half.row.table).matrices, chip.matrices
    key = shape.bits, shape.depth, WAVE32
    result = shape.result_bits, WAVE32
    if own is None or common is None or shape.sparse or key not in own.factors or key not in common.factors:
        raise UnsupportedError(f"{name}: a product that only one of the chips has")
    words = list(_words(own, common, key))
    operands = half.operands
    chosen = half.modifier("op_sel")
    upper = isinstance(chosen, tuple) and bool(chosen[_SUM])
    factors = [operands[source].registers for source in (1, 2)]
    places = places_of(own.results[result])
    packed = any(place.element for place in places)

    def element(row: int) -> Value:
        taken = [
            al.gather(al.register(factors[0][register]), al.const(row + SIZE * group)) for register, group in words
        ]
        taken += [_of_column(factors[1][register], group) for register, group in words]
        place = places[row]
        if operands[3].registers:
            addend = _of_column(operands[3].registers[place.register], place.group)
            is_high = place.element if packed else upper
            taken.append(addend if shape.result_bits > SIZE else al.high(addend) if is_high else al.trunc(addend, SIZE))
        sources = [read(each, False, False) for each in (*taken, _WHOLE_WAVE)]

        def made(runner: Runner) -> int:
            if not runner.full_waves:
                raise IdleLanesError("a product of matrices in lanes that may have no work-item")
            args = tuple(source(runner) for source in sources)
            return runner.values.node(Extra.DOT, shape.result_bits, args, (label, runner.mode.bits, row))

        return made

    rows = {(place.register, place.group, place.element): row for row, place in enumerate(places)}
    found: dict[Register, Value] = {}
    for number, register in enumerate(operands[0].registers):
        groups = []
        for group in (0, 1):
            parts = [element(rows[number, group, part]) for part in ((0, 1) if packed else (0,))]
            if shape.result_bits == SIZE and not packed:
                kept = al.trunc(al.register(register), SIZE) if upper else al.high(al.register(register))
                parts.insert(0 if upper else 1, read(kept, True, False))
            groups.append(parts[0] if len(parts) == 1 else _concatenated(parts[0], parts[1]))
        found[register] = _by_group(groups[0], groups[1])
    return found


def _words(own: MatrixLayout, common: MatrixLayout, key: tuple[int, int, int]) -> Iterator[tuple[int, int]]:
    """(register, group of lanes) of each word of a row of A or column of B, in the order of k."""
    mine, theirs = own.factors[key], common.factors[key]
    inside = (32 // key[0]).bit_length() - 1
    rest = mine[inside:] + theirs[inside:]
    if mine[:inside] != "e" * inside or theirs[:inside] != mine[:inside] or "e" in rest:
        raise UnsupportedError("matrices whose words are not the same on both chips")
    if not repeats(mine) and mine != theirs:
        raise UnsupportedError("matrices of a layout that neither repeats nor is that of the other chip")
    for here, there in list(zip(places_of(mine), places_of(theirs), strict=True))[:: 1 << inside]:
        yield here.register, there.group


def _of_column(register: Register, group: int) -> Expr:
    """What a register has for the lane's column, in a group of lanes."""
    return al.gather(al.register(register), al.or_(al.and_(al.LANE, al.const(_IN_GROUP)), al.const(SIZE * group)))


def _by_group(lower: Value, upper: Value) -> Value:
    def made(runner: Runner) -> int:
        table = runner.values
        is_upper = table.make(Op.BIT, 1, table.lane, table.const(_GROUP))
        return table.choices.select(32, is_upper, upper(runner), lower(runner))

    return made


def _concatenated(low: Value, upper: Value) -> Value:
    return lambda runner: runner.values.make(Op.CONCAT, 32, low(runner), upper(runner))
