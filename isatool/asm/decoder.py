"""One instruction of machine code as text, from the instruction table and the fields of its encoding.

A form of the table is tried after the other: its operands are taken from their fields, its modifiers from theirs, and
every other bit has to be as the assembler writes it. Source fields of operands that an instruction has not are ignored
by the hardware; LLVM from 2026 on fills them with 0x80. Whoever needs equal bytes assembles the text again. It is long
because every encoding has operands and modifiers of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from isatool.asm.decode_dual import decode_dual
from isatool.asm.decoded_operands import NoMatchError, answer, dpp_control, hardware_register, literal, scalar
from isatool.isa import chips, forms, hardware, table, waits
from isatool.isa.cache_policy import SCOPES, access_of, hint, returns
from isatool.isa.encodings import (
    DPP8,
    DPP8_FI,
    DPP16,
    LITERAL,
    VOPD_MARK,
    VOPD_VALUE,
    Encoding,
    Field,
    recognise,
)
from isatool.isa.images import DIMENSIONS, address_parts, data_width
from isatool.isa.operations import Op
from isatool.isa.registers import M0, NULL, VGPR_BASE, Register, RegisterRange
from isatool.isa.table import AddressSpace, Form, OperandSpec, Row
from isatool.isa.table_format import ANY_WIDTH
from isatool.isa.target import Target
from isatool.records import record

_LENGTHEN: Final = frozenset((DPP8, DPP8_FI, DPP16, LITERAL))
"""codes of sources with which more dwords follow"""
_LONGEST: Final = 20
"""bytes of the longest instruction"""
_NAMED_BITS: Final = (
    *("idxen", "offen", "offset0", "offset1", "offset"), *chips.CACHE_WORDS, *("tfe", "gds"),
)  # fmt: skip
_MEMORY: Final = frozenset(("flat", "global", "scratch", "mubuf", "mtbuf", "smem", "ds"))
_TARGETS: Final = {
    **{number: f"mrt{number}" for number in range(8)}, 8: "mrtz", 9: "null", **{12 + n: f"pos{n}" for n in range(5)},
    20: "prim", 21: "dual_src_blend0", 22: "dual_src_blend1",
}  # fmt: skip
_IMMEDIATES: Final = frozenset(("imm", "label", "hwreg", "msg", "waitcnt", "depctr", "delay"))
_OUTPUT_MODIFIERS: Final = ("", "mul:2", "mul:4", "div:2")
_MESSAGES: Final = {**hardware.MESSAGES, 2: "MSG_HS_TESSFACTOR", 9: "MSG_GS_ALLOC_REQ"}


@record
class Decoded:
    """An instruction: its text, its bytes, and which of its bits are set although the hardware ignores them."""

    text: str
    size: int
    ignored: int
    """little-endian, of all its bytes"""


@lru_cache(maxsize=1 << 16)
def decode(code: bytes, chip: str, wave_size: int) -> Decoded | None:
    """The instruction that begins these bytes (20 are enough); None if the chip has none that begins so."""
    bits, target = int.from_bytes(code[:_LONGEST], "little"), chips.chip(chip)
    try:
        if len(code) < 4:
            return None
        if VOPD_MARK.get(bits) == VOPD_VALUE:
            return Decoded(*decode_dual(bits, len(code), target, wave_size))
        encoding = recognise(bits, target)
        if encoding is None:
            return None
        return _single(encoding, bits, len(code), target, wave_size)
    except NoMatchError:
        return None


def _single(encoding: Encoding, bits: int, length: int, target: Target, wave_size: int) -> Decoded:
    found = table.lookup(encoding.spelling, target)
    if found is None or not found[0].is_on(target.name):
        raise NoMatchError
    row = found[0]
    source = encoding.family.fields.get("src0")
    code = source.get(bits) if source is not None and encoding.dpp_spelling else 0
    control = "dpp16" if code == DPP16 else "dpp8" if code in (DPP8, DPP8_FI) else ""
    for form in row.forms:
        if form.encoding != encoding.family.name or form.wave_size not in (0, wave_size):
            continue
        if control not in form.requires if control else form.dpp:
            continue
        try:
            return _Reading(encoding, row, form if wave_size == 32 else forms.widened(form), bits, length).decoded()
        except NoMatchError:
            continue
    raise NoMatchError


class _Reading:
    """One attempt to read bits as one form."""

    def __init__(self, encoding: Encoding, row: Row, form: Form, bits: int, length: int) -> None:
        self.encoding = encoding
        self.fields = encoding.family.fields
        self.row = row
        self.form = form
        self.bits = bits
        self.size = encoding.family.size
        self.length = length
        self.seen = encoding.family.own
        """bits that are accounted for"""
        self.dpp = 0
        self.has_literal = False
        self.halves = False

    # -- fields

    def take(self, name: str) -> int:
        """The value of a field, which is accounted for."""
        field = self.fields[name]
        self.seen |= field.mask
        return field.get(self.bits)

    def dword(self) -> int:
        """The next dword after what was read."""
        if self.size + 4 > self.length:
            raise NoMatchError
        value = self.bits >> 8 * self.size & 0xFFFFFFFF
        self.size += 4
        return value

    def flag(self, name: str) -> bool:
        """A bit that a modifier sets: as the form requires it, permits it, or not at all."""
        if name not in self.fields:
            return False
        value = bool(self.fields[name].get(self.bits))
        if name in self.form.requires:
            if not value:
                raise NoMatchError
        elif name not in self.form.permits:
            return False
        self.take(name)
        return value

    # -- the whole

    def decoded(self) -> Decoded:
        form = self.form
        if form.dpp:
            self.take("src0")
            self.dpp = self.dword()
        self.halves = bool(self.encoding.halves and "op_sel" in self.fields and self.fields["op_sel"].get(self.bits))
        if self.encoding.halves and not self.halves and self.encoding.family.name in ("vop1", "vop2", "vopc"):
            self.halves = any(self._upper_half(spec) for spec in form.operands)
        if form.encoding == "scratch" and self.take("sve") != any(spec.name == "vaddr" for spec in form.operands):
            raise NoMatchError
        last = len(form.operands) - 1
        operands = [self.operand(spec, index == last) for index, spec in enumerate(form.operands)]
        words = self._joined(operands)
        modifiers = list(self.modifiers())
        spelling = self.encoding.dpp_spelling if form.dpp else self.encoding.spelling
        ignored = self._ignored()
        text = " ".join(part for part in (spelling, words, *modifiers) if part)
        return Decoded(text, self.size, ignored)

    def _joined(self, operands: Sequence[str]) -> str:
        if self.form.encoding == "exp":
            return f"{operands[0]} {', '.join(operands[1:])}"
        return ", ".join(operands)

    def _ignored(self) -> int:
        """Bits that are set and mean nothing; no match where others are not as the assembler writes them."""
        family = self.encoding.family
        unused = 0
        for name in family.sources:
            field = self.fields[name]
            if not self.seen & field.mask and self.bits & field.mask:
                if field.get(self.bits) in _LENGTHEN:
                    raise NoMatchError  # nothing says that the hardware takes no further dword
                unused |= field.mask
        rest = ~self.seen & (1 << 8 * family.size) - 1
        if (self.bits ^ self.encoding.default) & rest & ~unused:
            raise NoMatchError
        return (self.bits ^ self.encoding.default) & unused

    # -- operands

    def operand(self, spec: OperandSpec, is_last: bool) -> str:
        """The text of one operand."""
        accepts = spec.accepts
        if accepts == "vcc":
            return "vcc_lo" if spec.width == 1 else "vcc"
        if accepts == "off":
            return self._off(is_last)
        if accepts == "vo":
            return self._exported(spec)
        if accepts == "va":
            return self._image_address()
        if accepts == "exptgt":
            return self._target()
        if accepts == "m0":
            if self.take("src0") != M0:
                raise NoMatchError
            return "m0"
        if accepts == "attr":
            value = self.take("attr")
            return f"attr{value >> 2}.{'xyzw'[value & 3]}"
        if accepts == "literal":
            return f"{self._literal():#x}"
        if accepts in _IMMEDIATES:
            return self._immediate(spec)
        return self._register(spec)

    def _upper_half(self, spec: OperandSpec) -> bool:
        """Whether a narrow encoding names the upper half of a register: bit 7 of a VGPR's number says so."""
        if spec.name not in self.encoding.halves:
            return False
        field = self.fields[spec.name]
        value = self.dpp & 0xFF if self.form.dpp and spec.name == "src0" else field.get(self.bits)
        is_vgpr = field.width == 8 or (self.form.dpp and spec.name == "src0") or value >= VGPR_BASE
        return is_vgpr and bool(value & 0x80)

    def _register(self, spec: OperandSpec) -> str:
        name = self.encoding.family.field_of(spec.name, self.row.mnemonic)
        field = self.fields[name]
        value = self.take(name)
        if self.form.dpp and name == "src0":
            return self._signed(name, self._vgpr(spec, self.dpp & 0xFF))
        if name == "sbase":
            value *= 2
        elif name in ("srsrc", "ssamp") and field.width == 5:
            value *= 4
        if spec.accepts == "v":
            if field.width == 9:
                if value < VGPR_BASE:
                    raise NoMatchError
                value -= VGPR_BASE
            return self._signed(name, self._vgpr(spec, value))
        if field.width == 8 and spec.accepts in ("src", "csrc", "dppsrc", "vinline"):
            value += VGPR_BASE
        if value >= VGPR_BASE:
            if spec.accepts in ("s", "ssrc", "scsrc"):
                raise NoMatchError
            return self._signed(name, self._vgpr(spec, value - VGPR_BASE))
        if name == "saddr" and value == NULL:
            raise NoMatchError  # the form without address
        if name == "soffset" and self.form.encoding == "smem" and value == NULL:
            raise NoMatchError
        if spec.accepts == "s" and value >= 128:
            raise NoMatchError
        return self._signed(name, self._scalar(spec, value))

    def _vgpr(self, spec: OperandSpec, number: int) -> str:
        width = self._width(spec)
        half = ""
        if self.halves and spec.name in self.encoding.halves:
            half = ".l"
            if self.encoding.family.name in ("vop1", "vop2", "vopc"):
                half = ".h" if number & 0x80 else ".l"
                number &= 0x7F
            elif self.fields["op_sel"].get(self.bits) >> self._position(spec.name) & 1:
                half = ".h"
        elif self.row.operation in (Op.MOV, Op.SWAP) and self.row.type == "b16":
            half = ".l"
        if number + width > 256:
            raise NoMatchError
        return RegisterRange(Register(VGPR_BASE + number), width).name + half

    def _width(self, spec: OperandSpec) -> int:
        if spec.width != ANY_WIDTH:
            return spec.width
        dmask, d16, tfe = (self.fields[name].get(self.bits) for name in ("dmask", "d16", "tfe"))
        return data_width(self.row.mnemonic, dmask, d16=bool(d16), tfe=bool(tfe))

    def _position(self, name: str) -> int:
        return 3 if name in ("vdst", "sdst") else int(name[-1])

    def _scalar(self, spec: OperandSpec, code: int) -> str:
        if code == LITERAL:
            if spec.accepts not in ("src", "ssrc"):
                raise NoMatchError
            return literal(self._literal(), spec.type)
        return scalar(code, spec.width)

    def _literal(self) -> int:
        """The literal dword; two operands may share it."""
        if not self.has_literal:
            self.has_literal = True
            self._literal_word = self.dword()
        return self._literal_word

    def _signed(self, name: str, text: str) -> str:
        """With the signs that the instruction puts on a source."""
        if not name.startswith("src"):
            return text
        index = int(name[-1])
        negative = absolute = False
        if self.form.dpp and "dpp16" in self.form.requires and self.encoding.family.size == 4:
            negative, absolute = (bool(self.dpp >> 20 + 2 * index + place & 1) for place in (0, 1))
        elif "neg" in self.fields:
            negative = bool(self.take_bit("neg", index))
            absolute = "abs" in self.fields and bool(self.take_bit("abs", index))
        elif self.form.encoding == "vop3p" and "neg_lo" not in self.form.permits:  # mixed precision
            negative, absolute = bool(self.take_bit("neg_lo", index)), bool(self.take_bit("neg_hi", index))
        if absolute:
            text = f"|{text}|"
        if not negative:
            return text
        return f"-{text}" if text[0] in "sv|" or (text[0].isalpha() and text[:3] != "lit") else f"neg({text})"

    def take_bit(self, name: str, index: int) -> int:
        """One bit of a field that has one for each source."""
        field = self.fields[name]
        self.seen |= 1 << field.low + index
        return field.get(self.bits) >> index & 1

    def _off(self, is_last: bool) -> str:
        """`off`: in place of the address, or last in place of the scalar base, whose field then holds null."""
        if self.form.encoding in ("global", "scratch") and is_last and self.take("saddr") != NULL:
            raise NoMatchError
        return "off"

    # -- numbers with names

    def _immediate(self, spec: OperandSpec) -> str:
        accepts = spec.accepts
        if self.form.encoding == "smem":
            value = self.take(spec.name)
            if spec.name == "offset":
                if "soffset" not in {other.name for other in self.form.operands} and self.take("soffset") != NULL:
                    raise NoMatchError
                return f"{self._signed_offset():#x}"
            if value > 31 and self.row.is_hint:  # lines to prefetch
                raise NoMatchError
            return str(value)
        target = chips.of_table(self.row.table)
        if self.form.encoding == "sop1":
            code = self.take("src0")
            return answer(code, target) if accepts == "msg" else self._inline(code)
        value = self.take("simm16")
        counters = target.waits
        if accepts == "hwreg":
            return hardware_register(value, target)
        if accepts == "msg":
            return f"sendmsg({_MESSAGES[value]})" if value in _MESSAGES else f"{value:#x}"
        if accepts == "waitcnt":
            fields = counters.instructions.get(self.row.mnemonic, {})
            is_plain = bool(fields) and waits.encode_waitcnt(waits.decode_waitcnt(value, fields), fields) == value
            return waits.format_waitcnt(value, fields) if is_plain else f"{value:#x}"
        if accepts == "depctr":
            named = waits.decode_depctr(value, counters)
            is_plain = waits.encode_depctr(named, counters) == value
            return waits.format_depctr(value, counters) if is_plain else f"{value:#x}"
        if accepts == "delay":
            text = waits.format_delay(waits.decode_delay(value))
            parsed = waits.parse_delay(text)
            return text if parsed is not None and waits.encode_delay(parsed) == value else f"{value:#x}"
        return str(value) if accepts == "label" or self.encoding.decimal else f"{value:#x}"

    def _inline(self, code: int) -> str:
        """A barrier's number."""
        if not 128 <= code <= 208:
            raise NoMatchError
        return scalar(code, 1)

    def _exported(self, spec: OperandSpec) -> str:
        channel = int(spec.name[-1])
        return f"v{self.take(spec.name)}" if self.take_bit("enabled", channel) else "off"

    def _target(self) -> str:
        number = self.take("tgt")
        if number not in _TARGETS:
            raise NoMatchError
        return _TARGETS[number]

    def _image_address(self) -> str:
        a16 = bool(self.fields["a16"].get(self.bits))
        dimension = tuple(DIMENSIONS)[self.fields["dim"].get(self.bits)]
        parts = address_parts(self.row.mnemonic, dimension, a16=a16)
        first = self.take("vaddr")
        if "nsa" not in self.fields:
            return self._listed(first, parts)
        if not self.take("nsa"):
            return self._range(first, sum(parts))
        if len(parts) > 5:
            parts = (*parts[:4], sum(parts[4:]))
        others = self.dword()
        numbers = [first, *(others >> 8 * index & 0xFF for index in range(4))]
        if any(numbers[len(parts) :]) or len(parts) < 2:
            raise NoMatchError
        return f"[{', '.join(self._range(*each) for each in zip(numbers, parts, strict=False))}]"

    def _listed(self, first: int, parts: tuple[int, ...]) -> str:
        """Addresses that have a field each, the last of them all that are left."""
        numbers = [
            first,
            *(self.take(name) for name in ("vaddr1", "vaddr2", "vaddr3", "vaddr4") if name in self.fields),
        ]
        slots = len(numbers)
        if len(parts) > slots:
            parts = (*parts[: slots - 1], sum(parts[slots - 1 :]))
        if any(numbers[len(parts) :]):
            raise NoMatchError
        shown = [self._range(*each) for each in zip(numbers, parts, strict=False)]
        return f"[{', '.join(shown)}]" if len(shown) > 1 else shown[0]

    def _range(self, number: int, width: int) -> str:
        if number + width > 256:
            raise NoMatchError
        return RegisterRange(Register(VGPR_BASE + number), width).name

    # -- modifiers

    def modifiers(self) -> Iterator[str]:
        form = self.form
        encoding = form.encoding
        if encoding in ("vop3", "vop3sd", "vop3p", "vinterp"):
            yield from self._vector_modifiers()
        if encoding == "mtbuf":
            yield f"format:{self.take('format')}"
        if self.row.space is AddressSpace.IMAGE:
            yield from self._image_modifiers()
        for name in _NAMED_BITS if encoding in _MEMORY else ():
            if name.startswith("offset"):
                yield from self._offset(name)
            elif name in ("th", "scope"):
                yield from self._policy(name)
            elif self.flag(name):
                yield name
        if encoding == "exp":
            yield from (name for name in ("done", "row_en") if self.flag(name))
        for name in ("wait_vdst", "wait_exp", "wait_va_vdst", "wait_vm_vsrc"):
            if name in self.fields:
                yield f"{name}:{self.take(name)}"
        if form.dpp:
            yield from self._dpp()

    def _vector_modifiers(self) -> Iterator[str]:
        permits = self.form.permits
        sources = sum(spec.name.startswith("src") for spec in self.form.operands)
        if "op_sel" in self.fields and ("op_sel" in permits or self.halves):
            yield from self._op_sel(sources)
        if "op_sel_hi" in permits:
            yield from self._op_sel_hi(sources)
        for name in ("neg_lo", "neg_hi"):
            if name in permits:
                yield from self._list(name, self.take(name), sources)
        for name, places in (("byte_sel", self._byte_places()), ("index_key", self._key_places())):
            if name in permits:
                value = self.fields["op_sel"].get(self.bits)
                self.seen |= sum(1 << self.fields["op_sel"].low + place for place in places)
                chosen = sum((value >> place & 1) << index for index, place in enumerate(places))
                if chosen:
                    yield f"{name}:{chosen}"
        if self.flag("clamp"):
            yield "clamp"
        if "mul" in permits:
            yield _OUTPUT_MODIFIERS[self.take("omod")]

    def _byte_places(self) -> tuple[int, int]:
        """Bits of op_sel with the number of a byte: of the result for a source of 32 bits, else of the source."""
        return (2, 3) if "src1" in {spec.name for spec in self.form.operands} else (1, 0)

    def _key_places(self) -> tuple[int, ...]:
        """Bits of op_sel that choose among the indices of a sparse matrix, of 16 or 8 bits."""
        return (0,) if self.form.wave_size == 32 and "iu4" not in self.row.mnemonic else (0, 1)

    def _policy(self, name: str) -> Iterator[str]:
        """Scope and temporal hint of an access."""
        if name not in self.fields or not ({name, "returns"} & (self.form.permits | self.form.requires)):
            return
        value, scope = self.take(name), self.fields["scope"].get(self.bits)
        if name == "scope":
            yield f"scope:{SCOPES[value]}" if value else ""
            return
        access = access_of(self.row, self.form)
        word = hint(value, scope, access)
        if word is None or returns("th", word) is not ("returns" in self.form.requires):
            raise NoMatchError
        if word and "th" not in self.form.permits and "returns" not in self.form.requires:
            raise NoMatchError
        yield f"th:{word}" if word else ""

    def _list(self, name: str, value: int, count: int, default: int = 0) -> Iterator[str]:
        if value >> count:
            raise NoMatchError
        if value != default:
            yield f"{name}:[{','.join(str(value >> index & 1) for index in range(count))}]"

    def _op_sel(self, sources: int) -> Iterator[str]:
        value = self.take("op_sel")
        if self.form.encoding == "vop3p":
            yield from self._list("op_sel", value, sources)
            return
        if self.halves:  # said by the registers, but for scalars and constants
            for name in self.encoding.halves:
                index = self._position(name)
                if index == 3 or not self._is_scalar(name):
                    value &= ~(1 << index)
            if not value:
                return
            if "op_sel" not in self.form.permits:
                raise NoMatchError
            value = self.fields["op_sel"].get(self.bits)
        if self.row.operation in (Op.PERMLANE16, Op.PERMLANEX16, Op.PERMLANE64):
            yield from self._list("op_sel", value, 2)
        elif value:
            if value & 7 >> sources << sources and sources < 3 and value >> sources & (7 >> sources):
                raise NoMatchError
            places = [*range(sources), 3]
            yield f"op_sel:[{','.join(str(value >> index & 1) for index in places)}]"

    def _is_scalar(self, name: str) -> bool:
        field = self.fields[name]
        return not (self.form.dpp and name == "src0") and field.width == 9 and field.get(self.bits) < VGPR_BASE

    def _op_sel_hi(self, sources: int) -> Iterator[str]:
        """Two bits where the output modifier of VOP3 is, the third among those of op_sel."""
        high = Field(59, 2)
        third = Field(14, 1)
        self.seen |= high.mask | third.mask
        value, default = (high.get(bits) | third.get(bits) << 2 for bits in (self.bits, self.encoding.default))
        unused = 7 >> sources << sources
        if (value ^ default) & unused:
            raise NoMatchError
        yield from self._list("op_sel_hi", value & ~unused, sources, default & ~unused)

    def _offset(self, name: str) -> Iterator[str]:
        if name not in self.form.permits:
            return
        if self.form.encoding == "smem":
            value = self._signed_offset()
            if value:
                yield f"offset:{value:#x}"
            return
        value = self._signed_offset() if self.form.encoding in ("global", "scratch", "flat") else self.take(name)
        if value:
            yield f"{name}:{value}"

    def _signed_offset(self) -> int:
        field, value = self.fields["offset"], self.take("offset")
        return value - (value >> field.width - 1 << field.width)

    def _image_modifiers(self) -> Iterator[str]:
        permits = self.form.permits
        if "dmask" in permits:
            yield f"dmask:{self.take('dmask'):#x}"
        if "dim" in permits:
            yield f"dim:SQ_RSRC_IMG_{tuple(DIMENSIONS)[self.take('dim')]}"
        for name in ("unorm", *chips.CACHE_WORDS, "r128", "a16", "tfe", "lwe", "d16"):
            if name in ("th", "scope"):
                yield from self._policy(name)
            elif self.flag(name):
                yield name

    def _dpp(self) -> Iterator[str]:
        if "dpp8" in self.form.requires:
            yield f"dpp8:[{','.join(str(self.dpp >> 8 + 3 * lane & 7) for lane in range(8))}]"
            if self.fields["src0"].get(self.bits) == DPP8_FI:
                yield "fi:1"
            return
        yield dpp_control(self.dpp >> 8 & 0x1FF)
        yield f"row_mask:{self.dpp >> 28:#x}"
        yield f"bank_mask:{self.dpp >> 24 & 15:#x}"
        if self.dpp >> 19 & 1:
            yield "bound_ctrl:1"
        if self.dpp >> 18 & 1:
            yield "fi:1"
        sources = sum(spec.name.startswith("src") for spec in self.form.operands)
        signs = 0 if self.encoding.family.size == 8 else (1 << 2 * sources) - 1
        if self.dpp >> 17 & 1 or self.dpp >> 20 & 15 & ~signs:
            raise NoMatchError
