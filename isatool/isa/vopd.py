"""When two operations may share a VOPD: rules R1 to R19 in one place (RDNA3 ISA guide 7.6, LLVM's operand checks).

A half is described without text. `violations` says what is wrong with a pair, `is_legal` only whether anything is,
`repairs` how a pair can be made legal by exchanging sources or halves. Both halves read all sources before either
writes.

Levels: E, the assembler refuses the pair; W, the assembler accepts it but the ISA guide, the erratum list or the order
of the program forbids it: never generate it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from functools import lru_cache
from typing import Final, Literal

from isatool.isa import chips
from isatool.isa.registers import LDS_DIRECT, NULL, VCC_LO, Register
from isatool.isa.table import OfTable
from isatool.isa.vopd_opcodes import PREFIX, Opcode
from isatool.records import record

Side = Literal["x", "y"]


@lru_cache(maxsize=64)
def _opcodes(table: str) -> Mapping[str, Opcode]:
    vopd = chips.of_table(table).vopd
    return vopd.opcodes if vopd is not None else {}


@lru_cache(maxsize=4096)
def _opcode(mnemonic: str, table: str) -> Opcode | None:
    every, name = _opcodes(table), mnemonic.removesuffix("_e32")
    found = every.get(name.removeprefix(PREFIX))
    return found or next((each for each in every.values() if each.plain == name), None)


def opcodes(of: OfTable) -> Mapping[str, Opcode]:
    """What a half can hold on the chips of a table, by name without v_dual_."""
    return _opcodes(of.table)


def opcode(mnemonic: str, of: OfTable) -> Opcode | None:
    """The opcode of `fmac_f32`, `v_dual_fmac_f32` or `v_fmac_f32` (also with _e32); None if no half can hold it."""
    return _opcode(mnemonic, of.table)


@record
class Half:
    """One half of a VOPD, or a single instruction that might become one."""

    opcode: str
    """name without v_dual_: fmac_f32"""
    dst: Register
    src0: Register | int | None
    """a register; the bits of a 32-bit literal as a plain int; None for an inline constant, which costs nothing"""
    src1: Register | None = None
    """second source; the addend of fmamk; None for mov"""
    literal: int | None = None
    """the constant K of fmaak and fmamk as 32 bits"""
    uses_vcc: bool = False
    """for cndmask: selects by vcc_lo, as the half must"""
    modified: bool = False
    """carries neg, abs, clamp, omod, op_sel or DPP"""
    table: str = field(kw_only=True)
    """the instruction table whose chips it is for"""
    facts: _Facts = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "facts", _facts(self))

    @property
    def reads(self) -> frozenset[Register]:
        """Every register that the half reads: sources, accumulator, vcc_lo."""
        return self.facts.reads

    @property
    def info(self) -> Opcode | None:
        """The opcode's row; None for an operation that no half can hold."""
        return _opcodes(self.table).get(self.opcode)


@record
class Violation:
    """One broken rule."""

    rule: str
    """R1 to R19"""
    level: Literal["E", "W"]
    message: str
    operands: tuple[str, ...]
    """x.dst, y.src0, ...: what the rule is about"""


@record
class LegalPair:
    """A legal pair that does the same as an illegal one."""

    steps: tuple[str, ...]
    x: Half
    y: Half
    first: Side
    """which half holds the instruction that came first in the program"""


@record
class _Facts:
    """What the rules ask about a half, computed once; banks and parities are -1 where no VGPR uses the port."""

    src0_bank: int
    src1_bank: int
    src2_parity: int
    scalars: frozenset[int]
    """scalar registers that count as one of the two scalar values of a pair"""
    literals: frozenset[int]
    reads: frozenset[Register]
    in_x: bool
    in_y: bool
    shape_rule: str | None
    """R6, R11 or R12 if the half is wrong by itself, else "" """
    reads_lds: bool
    """src0 is src_lds_direct"""
    crowded: bool
    """more than one scalar value in this half"""


_FREE_SCALARS: Final = frozenset({NULL, LDS_DIRECT})
"""source codes below v0 that do not take one of the two scalar values of a pair"""
_IMPLICIT_VCC: Final = -1
"""cndmask's selector; the assembler counts it besides a vcc_lo that is written as src0"""


def _facts(half: Half) -> _Facts:
    info = half.info
    addend = info is not None and info.addend
    accumulates = info is not None and info.accumulates
    src0, src1 = half.src0, half.src1
    register0 = src0 if isinstance(src0, Register) else None
    scalars: set[int] = set()
    if register0 is not None and not register0.is_vgpr and register0 not in _FREE_SCALARS:
        scalars.add(int(register0))
    if half.uses_vcc:
        scalars.add(_IMPLICIT_VCC)
    literals = {half.literal} if half.literal is not None else set()
    if src0 is not None and register0 is None:
        literals.add(int(src0))
    reads = {register for register in (register0, src1) if register is not None}
    if accumulates:
        reads.add(half.dst)
    if half.uses_vcc:
        reads.add(VCC_LO)
    src2 = src1 if addend else half.dst if accumulates else None
    return _Facts(
        src0_bank=register0.bank if register0 is not None and register0.is_vgpr else -1,
        src1_bank=src1.bank if src1 is not None and src1.is_vgpr and not addend else -1,
        src2_parity=src2.parity if src2 is not None else -1,
        scalars=frozenset(scalars),
        literals=frozenset(literals),
        reads=frozenset(reads),
        in_x=info is not None and info.in_x,
        in_y=info is not None,
        shape_rule=_shape_rule(half, info),
        reads_lds=register0 == LDS_DIRECT,
        crowded=len(scalars) + len(literals) > 1,
    )


def _shape_rule(half: Half, info: Opcode | None) -> str | None:
    if half.modified:
        return "R11"
    if info is None:
        return None
    if info.reads_vcc and not half.uses_vcc:
        return "R12"
    is_complete = (half.src1 is not None and half.src1.is_vgpr) if info.sources == 2 else half.src1 is None
    return None if is_complete and half.dst.is_vgpr and (half.literal is not None) == info.has_k else "R6"


def _broken(x: Half, y: Half, first: Side | None, parity: bool, wave_size: int) -> Iterator[str]:
    """Names of the broken rules, cheapest first; lazy, so that `is_legal` stops at the first. `parity`: R19 is asked
    where the chip has the erratum.
    """
    a, b = x.facts, y.facts
    rules = chips.of_table(x.table).vopd
    parity = parity and rules is not None and rules.parity_erratum
    if not (x.dst ^ y.dst) & 1:
        yield "R1"
    if a.src0_bank >= 0 and b.src0_bank >= 0:
        if a.src0_bank == b.src0_bank:
            if rules is None or not (rules.moves_share_banks and x.opcode == y.opcode == "mov_b32"):
                yield "R2"
        elif parity and not (a.src0_bank ^ b.src0_bank) & 1:
            yield "R19:src0"
    if a.src1_bank >= 0 and b.src1_bank >= 0:
        if a.src1_bank == b.src1_bank:
            yield "R3"
        elif parity and not (a.src1_bank ^ b.src1_bank) & 1:
            yield "R19:src1"
    if a.src2_parity >= 0 and a.src2_parity == b.src2_parity:
        yield "R4"
    if first == "x" and x.dst in b.reads:
        yield "R18:y"
    if first == "y" and y.dst in a.reads:
        yield "R18:x"
    if not a.in_x:
        yield "R14"
    if not b.in_y:
        yield "R15"
    for side, facts in (("x", a), ("y", b)):
        if facts.shape_rule:
            yield f"{facts.shape_rule}:{side}"
        if facts.crowded:
            yield f"R10:{side}"
        if facts.reads_lds:
            yield f"R17:{side}"
    if a.literals or b.literals or a.scalars or b.scalars:
        literals = len(a.literals | b.literals)
        if literals > 1:
            yield "R8"
        if len(a.scalars | b.scalars) + literals > 2:
            yield "R9"
    if wave_size != 32:
        yield "R13"


def is_legal(x: Half, y: Half, *, first: Side = "x", parity: bool = True) -> bool:
    """Whether the pair may be generated: no E rule and no W rule is broken.

    `first` says which half was the earlier instruction: the later one may not read what the earlier one writes (R18).
    `parity`: where the chip has the erratum of parities (R19) it counts.
    """
    return next(_broken(x, y, first, parity, 32), None) is None


def violations(
    x: Half,
    y: Half,
    *,
    generate: bool,
    first: Side = "x",
    wave_size: int = 32,
) -> tuple[Violation, ...]:
    """Every rule that the pair breaks.

    With `generate` the pair is to be made of two instructions of which `first` came earlier, so their order counts
    (R18); without, it is a VOPD found in a program, where both halves read before either writes and no order exists.
    """
    order: Side | None = first if generate else None
    return tuple(_describe(name, x, y) for name in _broken(x, y, order, True, wave_size))


def is_taken(found: Violation, x: Half, y: Half) -> bool:
    """Whether only older assemblers refuse a pair for this: one VGPR in the same place of both halves."""
    rules = chips.of_table(x.table).vopd
    sources = {"R2": (x.src0, y.src0), "R3": (x.src1, y.src1)}.get(found.rule, (0, 1))
    return rules is not None and rules.one_register_shares and sources[0] == sources[1]


def _describe(name: str, x: Half, y: Half) -> Violation:
    rule, _, detail = name.partition(":")
    half = x if detail == "x" else y
    label = f"{detail}: {half.info.mnemonic if half.info else half.opcode}"
    match rule:
        case "R1":
            kind = "even" if x.dst.parity == 0 else "odd"
            text = f"one destination must be even and the other odd; {x.dst} and {y.dst} are both {kind}"
            return Violation(rule, "E", text, ("x.dst", "y.dst"))
        case "R2":
            text = f"src0 of both halves is in VGPR bank {x.facts.src0_bank} ({_name(x.src0)} and {_name(y.src0)})"
            return Violation(rule, "E", text, ("x.src0", "y.src0"))
        case "R3":
            text = f"src1 of both halves is in VGPR bank {x.facts.src1_bank} ({_name(x.src1)} and {_name(y.src1)})"
            return Violation(rule, "E", text, ("x.src1", "y.src1"))
        case "R4":
            text = f"both halves read a register of the same parity through SRC2 ({_third(x)} and {_third(y)})"
            return Violation(rule, "E", text, (_third_place(x, "x"), _third_place(y, "y")))
        case "R6":
            text = f"{label} needs a VGPR destination, VGPRs after src0, and K exactly if the operation has it"
            return Violation(rule, "E", text, (f"{detail}.src1",))
        case "R8":
            values = ", ".join(f"0x{value:x}" for value in sorted(x.facts.literals | y.facts.literals))
            text = f"only one literal constant fits a pair; it has {values}"
            return Violation(rule, "E", text, _literal_places(x, y))
        case "R9":
            text = "more than two scalar values (registers, vcc_lo of cndmask, literal) in the pair"
            return Violation(rule, "E", text, ("x.src0", "y.src0"))
        case "R10":
            text = f"{label} has more than one of scalar register, vcc_lo and literal"
            return Violation(rule, "W", text, (f"{detail}.src0",))
        case "R11":
            return Violation(rule, "E", f"{label} has a modifier; a half takes none", (f"{detail}.src0",))
        case "R12":
            return Violation(rule, "E", f"{label} must select by vcc_lo", (f"{detail}.vcc",))
        case "R13":
            return Violation(rule, "E", "VOPD exists only in wave32", ())
        case "R14":
            return Violation(rule, "E", f"{x.opcode} cannot be the first half (OPX)", ("x",))
        case "R15":
            return Violation(rule, "E", f"{y.opcode} cannot be the second half (OPY)", ("y",))
        case "R17":
            return Violation(rule, "W", f"{label} reads src_lds_direct, which gfx11 lacks here", (f"{detail}.src0",))
        case "R18":
            other = y if detail == "x" else x
            text = f"{label} reads {other.dst}, which the other instruction wrote before it"
            return Violation(rule, "W", text, (f"{detail}.src0", "y.dst" if detail == "x" else "x.dst"))
        case _:
            left, right = (x.src0, y.src0) if detail == "src0" else (x.src1, y.src1)
            text = f"{detail} of both halves has the same parity ({_name(left)} and {_name(right)}): gfx11 erratum"
            return Violation("R19", "W", text, (f"x.{detail}", f"y.{detail}"))


def _name(source: Register | int | None) -> str:
    return str(source) if isinstance(source, Register) else "a constant"


def _third(half: Half) -> str:
    return str(half.src1 if half.info and half.info.addend else half.dst)


def _third_place(half: Half, side: Side) -> str:
    return f"{side}.{'src1' if half.info and half.info.addend else 'dst'}"


def _literal_places(x: Half, y: Half) -> tuple[str, ...]:
    places = []
    for side, half in (("x", x), ("y", y)):
        if half.literal is not None:
            places.append(f"{side}.literal")
        if half.src0 is not None and not isinstance(half.src0, Register):
            places.append(f"{side}.src0")
    return tuple(places)


# --- repairing a pair -----------------------------------------------------------------------------------------------


def commuted(half: Half) -> Half | None:
    """The same operation with src0 and src1 exchanged; None if it does not commute or src0 is not a VGPR.

    The result is the same number for number; which of two NaN payloads survives may differ.
    """
    info = half.info
    if info is None or not info.commuted or half.src1 is None:
        return None
    if not isinstance(half.src0, Register) or not half.src0.is_vgpr:
        return None
    return replace(half, opcode=info.commuted, src0=half.src1, src1=half.src0)


def mov_as_add(half: Half) -> Half | None:
    """`mov d, a` as `add_nc_u32 d, 0, a`, which reads a through SRC1 and exists in OPY only; None for anything else."""
    if half.opcode != "mov_b32" or not isinstance(half.src0, Register) or not half.src0.is_vgpr:
        return None
    return replace(half, opcode="add_nc_u32", src0=None, src1=half.src0)


def repairs(x: Half, y: Half, *, first: Side = "x", parity: bool = True) -> tuple[LegalPair, ...]:
    """Legal pairs that compute the same as (x, y), fewest steps first; the unchanged pair if it is legal.

    Tried: sources exchanged in either half, halves exchanged, a mov in OPY written as an addition of 0. A clash of
    destinations (R1) or accumulators (R4) needs other registers and cannot be repaired here.
    """
    found = []
    for exchanged in (False, True):
        left, right = (y, x) if exchanged else (x, y)
        earlier: Side = ("y" if first == "x" else "x") if exchanged else first
        for x_steps, x_half in _variants(left, "x", "x" if not exchanged else "y"):
            for y_steps, y_half in _variants(right, "y", "y" if not exchanged else "x"):
                if is_legal(x_half, y_half, first=earlier, parity=parity):
                    swap = ("exchange the halves",) if exchanged else ()
                    found.append(LegalPair((*swap, *x_steps, *y_steps), x_half, y_half, earlier))
    return tuple(sorted(found, key=lambda repair: len(repair.steps)))


def _variants(half: Half, slot: Side, origin: Side) -> Iterator[tuple[tuple[str, ...], Half]]:
    yield (), half
    other = commuted(half)
    if other is not None:
        yield (f"exchange src0 and src1 of {origin}",), other
    if slot == "y":
        addition = mov_as_add(half)
        if addition is not None:
            yield (f"write the mov of {origin} as add_nc_u32 with 0",), addition
