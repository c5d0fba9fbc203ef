"""The operations of the expression algebra: few, typed by width, each with one meaning for every printer.

A value is a bit vector of 1, 8, 16, 32 or 64 bits. Floating-point operations work on IEEE bit patterns of 16, 32 or 64
bits, so there are no casts between integers and floats. `w` below is the width of the result, written `Expr.width`.

Rules for floats, the same in every printer (`concrete.py` is the executable statement of them):

* Rounding is to nearest even and happens once; subnormals are kept. Flushing and other roundings by the MODE register
  are not part of an operation: `lower` wraps operands and results (ISA guide 3.5, "denormals"; `rounding.py`).
* NaN: if an argument of an arithmetic operation is a NaN, the result is the first NaN argument, in argument order, with
  its quiet bit set (sign and payload kept). An invalid operation without a NaN argument gives the positive quiet NaN
  with zero payload (0x7e00, 0x7fc00000, 0x7ff8000000000000). Arguments stand in source order src0, src1, src2.
* Negation and absolute value are bit operations and act on NaNs too; `a - b` is `FADD(a, b ^ sign)`.
* Conversions between float widths keep sign and the topmost payload bits of a NaN and set its quiet bit.
* FMIN and FMAX order -0 below +0. With `imm` 1 (MODE.IEEE) a signalling NaN argument, the first one, is returned
  quieted; else a NaN second argument yields the first argument as it is, and a NaN first argument the second (ISA
  guide 16.8).
* Comparisons are false on NaN; FUNO is true if an argument is a NaN.
* Float to integer truncates, saturates, and turns a NaN into 0.
* RCP, RSQ, SQRT, EXP2, LOG2, SIN and COS have one definition (`transcendental.py`): evaluated in f64 with a fixed
  sequence of operations and rounded once to the result's width. Hardware differs from it by about one ulp. The root or
  logarithm of a negative number and the sine of an infinity are the negative quiet NaN, as the ISA guide's examples
  say.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Op(StrEnum):
    """Operations; the member's comment states arguments and meaning."""

    # leaves
    CONST = "const"  # imm: the value
    VGPR = "vgpr"  # w32, per lane; imm: register number 0..255
    SGPR = "sgpr"  # w32, uniform; imm: operand code 0..127 (vcc_lo 106, m0 125, exec_lo 126)
    SCC = "scc"  # w1, uniform
    LANE = "lane"  # w32: number of the lane, 0..31 or, in wave64, 0..63
    LOADED = "loaded"  # w32 per lane: imm = access * 16 + dword of what this instruction's access `access` read
    FETCHED = "fetched"  # w32 uniform: imm = access * 16 + dword of what this instruction's scalar load `access` read
    # bits and integers, any width, modulo 2**w
    AND = "and"
    OR = "or"
    XOR = "xor"
    NOT = "not"
    ADD = "add"
    SUB = "sub"
    MUL = "mul"
    MULHU = "mulhu"  # high w bits of the 2w-bit unsigned product
    MULHS = "mulhs"  # same, signed
    SHL = "shl"  # (x, amount): amount has 32 bits and is below w
    SHR = "shr"
    SAR = "sar"
    ZEXT = "zext"
    SEXT = "sext"
    TRUNC = "trunc"  # low w bits
    HIGH = "high"  # upper half of an argument of 2w bits
    CONCAT = "concat"  # (low, high) of w/2 bits each
    POPCOUNT = "popcount"
    CLZ = "clz"  # leading zeros; w if the argument is 0
    CTZ = "ctz"
    BITREV = "bitrev"
    BIT = "bit"  # (x, index) -> w1: bit `index` of x, index below the width of x
    SELECT = "select"  # (w1 condition, if true, if false)
    EQ = "eq"  # -> w1
    ULT = "ult"
    SLT = "slt"
    CARRY = "carry"  # (a, b, w1 carry-in) -> w1: carry out of a + b + carry-in
    BORROW = "borrow"  # (a, b, w1 borrow-in) -> w1: borrow out of a - b - borrow-in
    # across lanes; a lane to which nothing is sent gets 0
    GATHER = "gather"  # (x per lane, lane index below the lane count): x of that lane; uniform if the index is
    SCATTER = "scatter"  # (x, index below the lane count, w1 sends): lane j gets x of the highest lane that sends it
    BALLOT = "ballot"  # (w1 per lane) -> uniform, a bit per lane: bit i is the condition of lane i, active or not
    # floats
    FADD = "fadd"
    FMUL = "fmul"
    FMA = "fma"  # (a, b, c): a * b + c, rounded once
    FDIV = "fdiv"
    FMIN = "fmin"  # imm: MODE.IEEE
    FMAX = "fmax"
    FEQ = "feq"  # -> w1
    FLT = "flt"  # -> w1
    FUNO = "funo"  # -> w1
    FFLOOR = "ffloor"
    FCEIL = "fceil"
    FTRUNC = "ftrunc"
    FRNDNE = "frndne"
    FCVT = "fcvt"  # to a float of w bits
    FCVTZ = "fcvtz"  # same, rounded towards zero
    FTOS = "ftos"  # float to signed integer of w bits, truncated and saturated
    FTOU = "ftou"
    STOF = "stof"  # signed integer to float of w bits
    UTOF = "utof"
    FLDEXP = "fldexp"  # (x, signed w32 exponent): x * 2**exponent
    FREXPM = "frexpm"  # mantissa in [0.5, 1), sign kept; infinities as they are
    FREXPE = "frexpe"  # exponent that goes with it, 0 for 0, infinities and NaN; signed w32
    RCP = "rcp"
    RSQ = "rsq"
    SQRT = "sqrt"
    EXP2 = "exp2"
    LOG2 = "log2"
    SIN = "sin"  # of 2*pi*x
    COS = "cos"


LEAVES: Final = frozenset({Op.CONST, Op.VGPR, Op.SGPR, Op.SCC, Op.LANE, Op.LOADED, Op.FETCHED})
TRANSCENDENTAL: Final = frozenset({Op.RCP, Op.RSQ, Op.SQRT, Op.EXP2, Op.LOG2, Op.SIN, Op.COS})
FLOAT: Final = TRANSCENDENTAL | {
    Op.FADD, Op.FMUL, Op.FMA, Op.FDIV, Op.FMIN, Op.FMAX, Op.FEQ, Op.FLT, Op.FUNO, Op.FFLOOR, Op.FCEIL, Op.FTRUNC,
    Op.FRNDNE, Op.FCVT, Op.FCVTZ, Op.FTOS, Op.FTOU, Op.STOF, Op.UTOF, Op.FLDEXP, Op.FREXPM, Op.FREXPE,
}  # fmt: skip
CROSS_LANE: Final = frozenset({Op.GATHER, Op.SCATTER, Op.BALLOT})
