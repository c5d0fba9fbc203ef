"""Random instances of the instruction table's forms: operands, modifiers and DPP controls, for tests of the engines."""

from __future__ import annotations

import random
from dataclasses import replace

from isatool.ir.instruction import Instruction
from isatool.ir.operands import Float, Integer, Keyword, Modifier, Operand, Value
from isatool.isa import chips, table
from isatool.isa.forms import widened
from isatool.isa.registers import NULL, VCC_LO, Register, RegisterRange, sgpr, vgpr
from isatool.isa.table import Form, OperandSpec, Row
from isatool.isa.wave import DEFAULT_WAVE

VGPRS = 24
SGPRS = 24
_FLOAT_TYPES = ("f16", "f32", "f64")
_DPP16 = (
    ("quad_perm", (1, 0, 3, 2)), ("quad_perm", (3, 3, 0, 2)), ("row_shl", 3), ("row_shr", 5), ("row_ror", 7),
    ("row_mirror", None), ("row_half_mirror", None), ("row_share", 9), ("row_xmask", 6),
)  # fmt: skip


class Generator:
    """Makes instances from a seed."""

    def __init__(self, seed: int, wave_size: int = DEFAULT_WAVE) -> None:
        self.random = random.Random(seed)
        self.wave_size = wave_size

    def instance(self, row: Row, form: Form) -> Instruction:
        """One instance of a form."""
        form = form if self.wave_size == DEFAULT_WAVE else widened(form)
        operands = tuple(self.operand(spec, form) for spec in form.operands)
        modifiers = self.modifiers(row, form)
        suffix = "e64" if form.encoding.startswith("vop3") else ""
        return Instruction(row.mnemonic, row, suffix, form, operands, tuple(modifiers))

    def operand(self, spec: OperandSpec, form: Form) -> Operand:
        """An operand that the spec accepts."""
        operand = Operand(self.value(spec, form), spec.role, spec)
        floats = spec.type in _FLOAT_TYPES and spec.role is table.Role.USE
        if form.encoding in ("vop3", "vop3sd") and floats and operand.kind in ("v", "s") and self.random.random() < 0.4:
            operand = replace(operand, neg=self.random.random() < 0.5, abs=self.random.random() < 0.5)
        return operand

    def value(self, spec: OperandSpec, form: Form) -> Value:
        """The value of an operand."""
        accepts, width = spec.accepts, max(1, spec.width)
        if accepts == "vcc":
            return self.vcc
        if accepts == "off":
            return Keyword("off")
        if accepts == "literal":
            return Integer(self.random.getrandbits(32) | 0x100)
        if accepts == "imm":
            return Integer(self.random.randrange(-0x8000, 0x8000))
        choices = {
            "v": "v", "s": "s", "src": "vvsc", "csrc": "vvsc", "ssrc": "ssc", "scsrc": "ssc", "vinline": "vc",
            "vo": "v", "dppsrc": "v",
        }[accepts]  # fmt: skip
        kind = self.random.choice(choices)
        if kind == "v":
            return RegisterRange(vgpr(self.random.randrange(VGPRS - width)), width)
        if kind == "s":
            return self.scalar(spec, width)
        return self.constant(spec)

    def scalar(self, spec: OperandSpec, width: int) -> RegisterRange:
        """An SGPR range with its alignment, VCC, or null as a destination of masks."""
        if spec.type == "mask" and self.random.random() < 0.3:
            return self.mask(spec)
        step = 1 if width == 1 else 2 if width == 2 else 4
        first = self.random.randrange(0, (SGPRS - width) // step + 1) * step
        return RegisterRange(sgpr(first), width)

    @property
    def vcc(self) -> RegisterRange:
        """VCC as masks of this wave size take it."""
        return RegisterRange(VCC_LO, self.wave_size // DEFAULT_WAVE)

    def mask(self, spec: OperandSpec) -> RegisterRange:
        """VCC, or null as a destination."""
        return self.random.choice((self.vcc, RegisterRange(NULL)) if spec.role is table.Role.DEF else (self.vcc,))

    def constant(self, spec: OperandSpec) -> Value:
        """Mostly inline constants."""
        if spec.type in (*_FLOAT_TYPES, "v2f16", "b32") and self.random.random() < 0.5:
            return Float(self.random.choice((0.5, -0.5, 1.0, -2.0, 4.0, 0.15915494)))
        if self.random.random() < 0.7 or spec.type == "f64":
            return Integer(self.random.randrange(-16, 65))
        return Integer(self.random.getrandbits(32))

    def modifiers(self, row: Row, form: Form) -> list[Modifier]:
        """Required modifiers and some of those that may be written."""
        found: list[Modifier] = []
        some = self.random.random
        sources = sum(spec.name.startswith("src") for spec in form.operands)
        if "clamp" in form.permits and some() < 0.3:
            found.append(Modifier("clamp"))
        if "mul" in form.permits and some() < 0.2:
            found.append(self.random.choice((Modifier("mul", 2), Modifier("mul", 4), Modifier("div", 2))))
        bits = self.random.choices((0, 1), k=4)
        if form.encoding == "vop3p":
            for name in ("op_sel", "op_sel_hi", "neg_lo", "neg_hi"):
                if name in form.permits and some() < 0.5 and _defined_for(name, row):
                    chosen = self.random.choices((0, 1), k=sources)
                    if name.startswith("neg") and "dot" in row.base:
                        chosen[2] = 0
                    found.append(Modifier(name, tuple(chosen)))
        elif "op_sel" in form.permits and some() < 0.5:
            found.append(Modifier("op_sel", tuple(bits[: sources + 1])))
        if "dpp16" in form.requires:
            found.append(Modifier(*self.random.choice(_DPP16)))
            found.append(Modifier("row_mask", self.random.choice((0xF, 0xF, 0x3, 0x1))))
            found.append(Modifier("bank_mask", self.random.choice((0xF, 0xF, 0x5))))
            found += [Modifier("bound_ctrl", 1)] if some() < 0.5 else []
            found += [Modifier("fi", 1)] if some() < 0.3 else []
        if "dpp8" in form.requires:
            found.append(Modifier("dpp8", tuple(self.random.choices(range(8), k=8))))
        return found


def _defined_for(name: str, row: Row) -> bool:
    """Signs belong to packed floats; neg_lo also says which factors of integers are signed."""
    if not name.startswith("neg") or "f16" in row.base or "mix" in row.base:
        return True
    return name == "neg_lo" and "dot" in row.base


def computing_forms(encodings: tuple[str, ...], wave_size: int = DEFAULT_WAVE) -> list[tuple[Row, Form]]:
    """Every covered form of the given encodings that names no label, message or hardware register."""
    from isatool.semantics.lanes import LANES
    from isatool.semantics.lower import rules

    found = []
    for mnemonic in table.all_mnemonics(chips.DEFAULT):
        looked = table.lookup(mnemonic, chips.DEFAULT)
        assert looked is not None
        row = looked[0]
        if row.base not in rules() and not (row.base in LANES and row.unit is table.Unit.VALU):
            continue
        found += [(row, f) for f in row.forms if f.encoding in encodings and f.wave_size in (0, wave_size)]
    return found


def register(name: int) -> Register:
    """A register by code."""
    return Register(name)
