"""Code for sums of registers with constant factors, on the VALU and on the SALU.

v_mul_u32_u24 and v_mad_u32_u24 run at full rate but read 24 bits of each factor (RDNA3 ISA guide 16); where a source
may be larger, v_mul_lo_u32 serves at a quarter of the rate. A vector instruction holds one literal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from isatool.analysis.lds_layout import Rows
from isatool.bitvec.words import trailing_zeros
from isatool.ir.code import CannotComputeError, Code, short
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Operand
from isatool.ir.pairs import as_single
from isatool.isa import opcodes
from isatool.isa.registers import Register, RegisterRange
from isatool.isa.table import Role, Unit
from isatool.records import record


@record
class Term:
    """factor * register; `is_short`: what the register holds is below 2^24."""

    factor: int
    register: Register
    is_short: bool

    @property
    def power(self) -> int | None:
        """log2 of the factor."""
        return self.factor.bit_length() - 1 if self.factor > 0 and not self.factor & (self.factor - 1) else None


def is_inline(value: int) -> bool:
    """True for constants that need no literal."""
    return -16 <= value <= 64


def vector_sum(code: Code, target: Register, terms: Sequence[Term], constant: int) -> None:
    """target = the sum of terms + constant. The target may be one of the sources."""
    constant = short(constant)
    if not terms:
        code.emit(opcodes.V_MOV_B32_E32, target, constant)
        return
    ordered = sorted(terms, key=lambda term: (term.register == target, term.factor == 1), reverse=True)
    if sum(term.register == target for term in terms) > 1 or (ordered[0].register == target and ordered[0].factor != 1):
        raise CannotComputeError("a sum of itself")
    first, rest = ordered[0], ordered[1:]
    if not rest:
        _multiple(code, target, first, constant)
        return
    added: int | Register = first.register
    if first.factor != 1:
        _multiple(code, target, first, 0)
        added = target
    for term in rest:
        _add_multiple(code, target, term, added)
        added = target
    if constant:
        code.emit(opcodes.V_ADD_NC_U32_E64, target, constant, target)


def _multiple(code: Code, target: Register, term: Term, constant: int) -> None:
    """target = term + constant."""
    if term.power == 0:
        if constant:
            code.emit(opcodes.V_ADD_NC_U32_E64, target, constant, term.register)
        elif term.register != target:
            code.emit(opcodes.V_MOV_B32_E32, target, term.register)
        return
    if constant and (term.power is not None or is_inline(term.factor) or is_inline(constant)):
        _add_multiple(code, target, term, constant)
        return
    if term.power is not None:
        code.emit(opcodes.V_LSHLREV_B32_E64, target, term.power, term.register)
    elif term.is_short and 0 < term.factor < 1 << 24:
        code.emit(opcodes.V_MUL_U32_U24_E64, target, term.factor, term.register)
    else:
        code.emit(opcodes.V_MUL_LO_U32, target, short(term.factor), term.register)
    if constant:
        code.emit(opcodes.V_ADD_NC_U32_E64, target, constant, target)


def _add_multiple(code: Code, target: Register, term: Term, added: int | Register) -> None:
    """target = term + added, in one instruction."""
    if term.power == 0:
        code.emit(opcodes.V_ADD_NC_U32_E64, target, added, term.register)
    elif term.power is not None:
        code.emit(opcodes.V_LSHL_ADD_U32, target, term.register, term.power, added)
    elif term.is_short and 0 < term.factor < 1 << 24:
        code.emit(opcodes.V_MAD_U32_U24, target, term.register, term.factor, added)
    else:
        raise CannotComputeError("a product of more than 24 bits")


def scalar_sum(code: Code, target: Register, terms: Sequence[Term], constant: int, scc_is_free: bool) -> None:
    """The same on the SALU. Without SCC only moves and single products can be done."""
    constant = short(constant)
    if not terms:
        code.emit(opcodes.S_MOV_B32, target, constant)
        return
    if len(terms) == 1 and not constant:
        (term,) = terms
        if term.factor != 1:
            code.emit(opcodes.S_MUL_I32, target, term.register, short(term.factor))
        elif term.register != target:
            code.emit(opcodes.S_MOV_B32, target, term.register)
        return
    if not scc_is_free:
        raise CannotComputeError("SCC is in use")
    ordered = sorted(terms, key=lambda term: term.factor == 1)
    if any(term.factor != 1 for term in ordered[1:]) or (ordered[0].factor != 1 and len(ordered) > 2):
        raise CannotComputeError("a scalar sum of several products")
    first, rest = ordered[0], ordered[1:]
    added = first.register
    if first.factor != 1:
        if any(term.register == target for term in rest):
            raise CannotComputeError("a sum of itself")
        code.emit(opcodes.S_MUL_I32, target, first.register, short(first.factor))
        added = target
    for term in rest:
        code.emit(opcodes.S_ADD_U32, target, added, term.register)
        added = target
    if constant:
        code.emit(opcodes.S_ADD_U32, target, added, constant)


def moved_by_rows(code: Code, rows: Rows, target: Register, source: Register, scratch: Register) -> None:
    """target = the new place of the byte at source, relative to its piece; both may be one register.

    The padding is a power of two, so the product is a shift, whatever the range of the row.
    """
    if rows.mask:
        code.emit(opcodes.V_BFE_U32, scratch, source, rows.shift, rows.mask.bit_length())
        code.emit(opcodes.V_LSHLREV_B32_E64, scratch, rows.unit.bit_length() - 1, scratch)
        code.emit(opcodes.V_XOR_B32_E64, target, source, scratch)
    elif rows.pad:
        code.emit(opcodes.V_ASHRREV_I32_E64, scratch, rows.shift, source)
        code.emit(opcodes.V_LSHL_ADD_U32, target, scratch, trailing_zeros(rows.pad), source)
    elif target != source:
        code.emit(opcodes.V_MOV_B32_E32, target, source)


def copied(half: Instruction, position: int, target: Register) -> Instruction:
    """An operation with another destination, for its value alone."""
    try:
        single = as_single(half)
    except ValueError as error:
        raise CannotComputeError(str(error)) from None
    row = single.row
    plain = row is not None and row.unit is Unit.VALU and not row.partial and not row.early_clobber
    destination = single.operands[position]
    if not plain or destination.role is not Role.DEF or destination.half or len(single.defs) != 1:
        raise CannotComputeError("its value cannot be computed twice")
    operand: Operand = replace(destination, value=RegisterRange(target), spelling="")
    return single.with_operands(operand if k == position else old for k, old in enumerate(single.operands))
