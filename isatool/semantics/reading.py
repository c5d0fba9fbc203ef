"""Source operands as expressions: constants as the hardware reads them, halves, DPP, abs and neg, flushed subnormals.

Sources: ISA guide 4.1 (constants), 7.2 (modifiers, literals in 64-bit operands), 7.7 (DPP).
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import field, replace
from typing import Final

from isatool.ir.instruction import Instruction
from isatool.ir.operands import Expression, Float, Integer, Operand
from isatool.isa import chips
from isatool.isa.constants import INVERSE_TWO_PI, constant
from isatool.isa.registers import TTMP_BASE, TTMP_COUNT, VCC_LO, Register, RegisterRange
from isatool.isa.target import Target
from isatool.isa.wave import DEFAULT_WAVE
from isatool.records import record
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.binary_float import FORMATS
from isatool.semantics.errors import NotEmulated
from isatool.semantics.mode import Mode

Resolver = Callable[[str], int]
SHARED_APERTURE: Final = 0x10000
"""the upper half of flat addresses in the LDS; any number does that no buffer's address has"""
PRIVATE_APERTURE: Final = 0x20000
APERTURES: Final = {235: SHARED_APERTURE, 236: SHARED_APERTURE, 237: PRIVATE_APERTURE, 238: PRIVATE_APERTURE}
_LIMITS: Final = (236, 238)
_DPP16: Final = (
    "quad_perm", "row_shl", "row_shr", "row_ror", "row_mirror", "row_half_mirror", "row_share", "row_xmask",
)  # fmt: skip
_PACKED: Final = ("v2f16", "v2b16", "v2bf16")
_WHOLE: Final = ("raw32", "pf16", "pbf16")
_WIDTHS: Final = dict.fromkeys((*_PACKED, *_WHOLE, "mix", "uf16"), 32)


def type_width(kind: str) -> int:
    """Bits of a type of a signature."""
    return _WIDTHS.get(kind) or int(kind.lstrip("abcdefghijklmnopqrstuvwxyz"))


def is_float(kind: str) -> bool:
    """True for types whose subnormals MODE flushes."""
    return kind[0] == "f"


@record
class Reader:
    """Reads the sources of one instruction; also answers what rules ask about it (`rule.Context`)."""

    instruction: Instruction
    mode: Mode
    resolve: Resolver
    flush: str = "both"
    lists: dict[str, tuple[int, ...]] = field(default_factory=dict)
    apertures: bool = False
    """flat addresses may lie in the LDS or in private memory"""
    wave_size: int = DEFAULT_WAVE
    """lanes of a wave, and bits of a lane mask"""

    @classmethod
    def of(
        cls,
        instruction: Instruction,
        mode: Mode,
        resolve: Resolver,
        flush: str = "both",
        apertures: bool = False,
        wave_size: int = DEFAULT_WAVE,
    ) -> Reader:
        """Collect the list modifiers once."""
        lists = {name: value for name, value in instruction.modifiers if isinstance(value, tuple)}
        return cls(instruction, mode, resolve, flush, lists, apertures, wave_size)

    @property
    def chip(self) -> Target:
        """One of the chips that have the instruction."""
        assert self.instruction.row is not None
        return chips.of_table(self.instruction.row.table)

    @property
    def has_ieee_mode(self) -> bool:
        """Whether MODE has bits for IEEE and DX10 clamp; without them the chip clamps as with the second alone."""
        return "ieee_mode" in self.chip.descriptor

    @property
    def exec_mask(self) -> Expr:
        """EXEC, a bit for each lane."""
        return al.EXEC_MASKS[self.wave_size]

    @property
    def vcc_mask(self) -> Expr:
        """VCC, a bit for each lane."""
        return al.lane_mask(VCC_LO, self.wave_size)

    @property
    def no_lanes(self) -> Expr:
        """An empty lane mask."""
        return al.const(0, self.wave_size)

    @property
    def is_idle(self) -> Expr:
        """No lane is active (w1)."""
        return al.eq(self.exec_mask, self.no_lanes)

    @property
    def first_lane(self) -> Expr:
        """The number of the first active lane, 0 if none is active."""
        return self.lane_number(al.select(self.is_idle, al.ZERO, al.ctz(self.exec_mask)))

    def lane_number(self, index: Expr) -> Expr:
        """A lane index modulo the lane count."""
        return al.and_(index, al.const(self.wave_size - 1))

    def group_of_lanes(self, size: int) -> Expr:
        """The first lane of the group of `size` lanes (a power of two) that the lane belongs to."""
        return al.and_(al.LANE, al.const(self.wave_size - size))

    def any_active(self, condition: Expr) -> Expr:
        """An active lane has the condition (w1)."""
        return al.ne(al.and_(al.ballot(condition, self.wave_size), self.exec_mask), self.no_lanes)

    def flag(self, name: str, index: int) -> bool:
        """Element `index` of a list modifier; False if absent."""
        values = self.lists.get(name, ())
        return 0 <= index < len(values) and bool(values[index])

    def refuse(self, reason: str) -> NotEmulated:
        """The error to raise."""
        return NotEmulated(self.instruction, reason)

    # -- sources

    def source(self, kind: str, operand: Operand, index: int) -> Expr:
        """Source number `index` as a value of a printed type."""
        if kind in _PACKED:
            return self._packed(kind, operand, index)
        if kind == "mix":
            return self._mixed(operand, index)
        if kind == "mask" or kind == "mask?":
            return al.lane_bit(self.raw(operand, f"b{self.wave_size}", index))
        if kind == "uf16":
            if isinstance(_as_encoded(operand).value, Float):
                raise self.refuse("the upper half of an inline constant")
            return al.high(self.raw(operand, "b32", index))
        if kind in ("k16", "uk16"):
            return self._immediate16(operand, signed=kind == "k16")
        if kind in _WHOLE:
            if operand.has_sign or self.flag("neg_hi", index):
                raise self.refuse("signs of packed sources")
            return self.raw(operand, kind, index)
        if self.flag("neg_hi", index) or (self.flag("neg_lo", index) and kind != "f32"):
            raise self.refuse(f"signs of source {index}")
        width = type_width(kind)
        value = self._half(operand, kind, index) if width == 16 else self.raw(operand, kind, index)
        if operand.abs:
            value = al.fabs(value)
        if operand.neg or self.flag("neg_lo", index):
            value = al.fneg(value)
        return self.flushed(value) if is_float(kind) else value

    def flushed(self, value: Expr) -> Expr:
        """A float source as the denormal mode lets it through."""
        if self.flush == "none" or self.mode.keeps_sources(value.width):
            return value
        return flush(value)

    def _half(self, operand: Operand, kind: str, index: int) -> Expr:
        upper = operand.half == "h" or (not operand.half and self.flag("op_sel", index))
        encoded = _as_encoded(operand) if kind == "f16" else operand
        value = self.raw(encoded, kind, index)
        return al.high(value) if upper else al.trunc(value, 16)

    def _packed(self, kind: str, operand: Operand, index: int) -> Expr:
        value = self.raw(operand, kind, index)
        halves = (al.trunc(value, 16), al.high(value))
        low = halves[self.flag("op_sel", index)]
        op_sel_hi = self.lists.get("op_sel_hi")
        upper = halves[1 if op_sel_hi is None or not 0 <= index < len(op_sel_hi) else op_sel_hi[index]]
        if kind == "v2b16" and (self.flag("neg_lo", index) or self.flag("neg_hi", index)):
            raise self.refuse("signs of packed integers")
        if self.flag("neg_lo", index):
            low = al.fneg(low)
        if self.flag("neg_hi", index):
            upper = al.fneg(upper)
        if kind == "v2f16":
            low, upper = self.flushed(low), self.flushed(upper)
        return al.concat(low, upper)

    def _mixed(self, operand: Operand, index: int) -> Expr:
        if self.flag("op_sel_hi", index):
            value = self.raw(operand, "f16", index)
            value = al.fcvt(al.high(value) if self.flag("op_sel", index) else al.trunc(value, 16), 32)
        else:
            value = self.raw(operand, "f32", index)
        if operand.abs or self.flag("neg_hi", index):
            value = al.fabs(value)
        if operand.neg or self.flag("neg_lo", index):
            value = al.fneg(value)
        return self.flushed(value)

    def _immediate16(self, operand: Operand, *, signed: bool) -> Expr:
        value = self.integer(operand) & 0xFFFF
        return al.const(value - 0x10000 if signed and value & 0x8000 else value)

    def integer(self, operand: Operand) -> int:
        """The value of an immediate operand."""
        if isinstance(operand.value, Integer):
            return operand.value.value
        if isinstance(operand.value, Expression):
            return self.resolve(operand.value.text)
        raise self.refuse(f"operand '{operand}' is not a number")

    # -- raw bits

    def raw(self, operand: Operand, kind: str, index: int) -> Expr:
        """The operand's bits before half selection and signs; 16-bit types give the whole 32 bits."""
        value = operand.value
        width = max(32, type_width(kind))
        if isinstance(value, RegisterRange):
            return self._registers(value, width, index)
        if isinstance(value, Integer):
            return al.const(integer_bits(value.value, kind), width)
        if isinstance(value, Float):
            return al.const(float_bits(value.value, kind), width)
        if isinstance(value, Expression):
            return al.const(integer_bits(self.resolve(value.text) & 0xFFFFFFFF, kind, literal=True), width)
        raise self.refuse(f"operand '{operand}'")

    def _registers(self, value: RegisterRange, width: int, index: int) -> Expr:
        registers = value.registers
        wanted = width // 32
        if value.first >= 235 and not value.first.is_vgpr and value.first != 253:
            if not self.apertures or value.first not in APERTURES or wanted != 2:
                raise self.refuse(f"source {value.name}")
            low = 0xFFFFFFFF if value.first in _LIMITS else 0
            return al.const(APERTURES[value.first] << 32 | low, 64)
        if len(registers) == 1 and wanted > 1:
            # scc, null and the like are 32 bits wide: zero-extended
            return al.zext(self._single(registers[0], index), width)
        parts = [self._single(register, index) for register in registers[:wanted]]
        if len(parts) < wanted:
            raise self.refuse(f"{value.name} has fewer than {wanted} registers")
        while len(parts) > 1:
            parts = [al.concat(low, upper) for low, upper in zip(parts[::2], parts[1::2], strict=True)]
        return parts[0]

    def _single(self, register: Register, index: int) -> Expr:
        if TTMP_BASE <= register < TTMP_BASE + TTMP_COUNT:
            return self._trap_register(register)
        plain = al.register(register)
        if index == 0 and register.is_vgpr and (found := self.dpp) is not None:
            return found.fetch(plain)
        return plain

    def _trap_register(self, register: Register) -> Expr:
        """Those that hold ids of the workgroup; others only trap handlers can read (ISA guide 3.3.1.4)."""
        places = self.chip.workgroup_ids
        if places is None:
            return al.ZERO
        if not any(place.register == register for place in places):
            raise self.refuse(f"{register.name}, which no launch says")
        return al.register(register)

    @property
    def dpp(self) -> Dpp | None:
        """The lane permutation of source 0, if there is one."""
        for name, value in self.instruction.modifiers:
            if name == "dpp8" and isinstance(value, tuple):
                return Dpp(self, *_dpp8(self, value), fetch_inactive=self._fetch_inactive, zero_invalid=True)
            if name in _DPP16:
                zero_invalid = self.instruction.integer("bound_ctrl") != 0
                return Dpp(
                    self, *_dpp16(self, name, value), fetch_inactive=self._fetch_inactive, zero_invalid=zero_invalid
                )
        return None

    @property
    def _fetch_inactive(self) -> bool:
        return self.instruction.integer("fi") != 0

    @property
    def write_enable(self) -> Expr:
        """Lanes that a DPP instruction writes, TRUE for others (w1)."""
        dpp = self.dpp
        if dpp is None:
            return al.TRUE
        enable = al.TRUE if dpp.zero_invalid else dpp.readable
        for name, position in (("row_mask", al.shr(al.LANE, al.const(4))), ("bank_mask", _bank_of_lane())):
            mask = self.instruction.integer(name, 0xF)
            if mask & 0xF != 0xF:
                enable = al.and_(enable, al.bit(al.const(mask & 0xF), position))
        return enable


@record
class Dpp:
    """Where a lane's source 0 comes from: a lane number, and whether that lane lies within reach (w1)."""

    reader: Reader
    index: Expr
    within: Expr
    fetch_inactive: bool
    zero_invalid: bool

    @property
    def readable(self) -> Expr:
        """The source lane exists and is active, or inactive ones are fetched too."""
        if self.fetch_inactive:
            return self.within
        return al.and_(self.within, al.bit(self.reader.exec_mask, self.reader.lane_number(self.index)))

    def fetch(self, value: Expr) -> Expr:
        """The value seen by each lane; 0 where the source is not readable."""
        fetched = al.gather(value, self.reader.lane_number(self.index))
        return al.select(self.readable, fetched, al.ZERO)


def flush(value: Expr) -> Expr:
    """Subnormals become zeros of their sign."""
    form = FORMATS[value.width]
    exponent = al.and_(value, al.const(form.infinity, value.width))
    return al.select(al.eq(exponent, al.const(0, value.width)), al.and_(value, al.sign_mask(value.width)), value)


def integer_bits(value: int, kind: str, *, literal: bool = False) -> int:
    """Bits of an integer constant in an operand of this type. Inline ones are -16 to 64, others are 32-bit literals."""
    width = type_width(kind)
    inline = -16 <= value <= 64 and not literal
    if width < 64:
        return value & 0xFFFFFFFF
    if inline:
        return value & 0xFFFFFFFFFFFFFFFF
    bits = value & 0xFFFFFFFF
    if kind == "f64":
        return bits << 32  # a literal is the upper half of a double
    if kind == "i64" and bits & 0x80000000:
        return bits | 0xFFFFFFFF00000000
    return bits


def float_bits(value: float, kind: str) -> int:
    """Bits of a decimal constant in an operand of this type: of that float format where the operand has one (in the
    low half of a packed one), of f32 in packed integers.
    """
    width = type_width(kind)
    if "bf16" in kind:
        bits = int(struct.unpack("<I", struct.pack("<f", value))[0])
        tie_to_even = 0x7FFF + (bits >> 16 & 1)
        return (bits if abs(value) == INVERSE_TWO_PI else bits + tie_to_even) >> 16
    if width == 16 or kind in ("v2f16", "pf16"):
        return int(struct.unpack("<H", struct.pack("<e", value))[0])
    if width == 32:
        return int(struct.unpack("<I", struct.pack("<f", value))[0])
    bits = int(struct.unpack("<Q", struct.pack("<d", value))[0])
    return bits if abs(value) == INVERSE_TWO_PI else bits & ~0xFFFFFFFF


def _as_encoded(operand: Operand) -> Operand:
    """A constant of an operand that the assembler takes for an integer although the instruction reads a half of it: the
    inline float of its code, or the literal dword.
    """
    value, spec = operand.value, operand.spec
    if spec is None or spec.type not in ("b16", "b32") or not isinstance(value, (Integer, Float)):
        return operand
    found = constant(float_bits(value.value, "f32") if isinstance(value, Float) else value.value, "b32")
    if found.word is not None:
        return replace(operand, value=Integer(found.word, found.text))
    return replace(operand, value=Float(float(found.text), found.text)) if "." in found.text else operand


def _bank_of_lane() -> Expr:
    return al.shr(al.and_(al.LANE, al.const(15)), al.const(2))


def _dpp8(reader: Reader, selectors: tuple[int, ...]) -> tuple[Expr, Expr]:
    packed = sum(selector << (3 * lane) for lane, selector in enumerate(selectors))
    position = al.mul(al.and_(al.LANE, al.const(7)), al.const(3))
    chosen = al.and_(al.shr(al.const(packed), position), al.const(7))
    return al.or_(reader.group_of_lanes(8), chosen), al.TRUE


def _dpp16(reader: Reader, name: str, value: int | str | tuple[int, ...] | None) -> tuple[Expr, Expr]:
    in_row = al.and_(al.LANE, al.const(15))
    row = reader.group_of_lanes(16)
    if name == "quad_perm" and isinstance(value, tuple):
        packed = sum(selector << (2 * lane) for lane, selector in enumerate(value))
        position = al.mul(al.and_(al.LANE, al.const(3)), al.const(2))
        chosen = al.and_(al.shr(al.const(packed), position), al.const(3))
        return al.or_(reader.group_of_lanes(4), chosen), al.TRUE
    count = value if isinstance(value, int) else 0
    if name == "row_shl":
        return al.add(al.LANE, al.const(count)), al.ult(in_row, al.const(16 - count))
    if name == "row_shr":
        return al.sub(al.LANE, al.const(count)), al.not_(al.ult(in_row, al.const(count)))
    if name == "row_ror":
        return al.or_(row, al.and_(al.sub(al.LANE, al.const(count)), al.const(15))), al.TRUE
    if name == "row_share":
        return al.or_(row, al.const(count)), al.TRUE
    flips = {"row_mirror": 15, "row_half_mirror": 7, "row_xmask": count}[name]
    return al.xor(al.LANE, al.const(flips)), al.TRUE
