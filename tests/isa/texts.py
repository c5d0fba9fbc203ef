"""Sample assembler text for every form of the table, made from the operand specifications."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from isatool.isa.cache_policy import access_of
from isatool.isa.forms import widened
from isatool.isa.table import Form, OperandSpec, Row

NARROW = ("vop1", "vop2", "vopc")
WIDE = ("vop3", "vop3sd", "vop3p")
NO_SUFFIX = ("v_readlane_b32", "v_writelane_b32", "v_illegal")
ORDER = (
    *("format", "idxen", "offen", "op_sel", "op_sel_hi", "neg_lo", "neg_hi", "clamp", "mul", "div", "byte_sel"),
    *("index_key", "dpp16", "dpp8"),
    *("offset0", "offset1", "offset", "glc", "slc", "dlc", "returns", "th", "scope", "tfe", "gds", "done", "row_en"),
    *("wait_vdst", "wait_exp", "wait_va_vdst", "wait_vm_vsrc"),
)
FIELDS = {
    "s_waitcnt": ("vmcnt(3)", "vmcnt"),
    "s_waitcnt_depctr": ("depctr_va_vdst(0)", "depctr_va_vdst"),
    "s_wait_alu": ("depctr_va_vdst(0)", "depctr_va_vdst"),
    "s_delay_alu": ("instid0(VALU_DEP_1)", "instid0"),
}


@dataclass(frozen=True)
class Shown:
    """One operand in text, with what a reader would report about it."""

    text: str
    kind: str
    width: int


@dataclass(frozen=True)
class Sample:
    """A line of assembly and the form it was made from."""

    row: Row
    form: Form
    suffix: str
    shown: tuple[Shown, ...]
    modifiers: tuple[str, ...]
    tail: str = ""

    @property
    def text(self) -> str:
        """The line."""
        return self.spelled(self.row.mnemonic)

    def spelled(self, mnemonic: str) -> str:
        """The line under another name of the mnemonic."""
        operands = ", ".join(operand.text for operand in self.shown)
        if mnemonic in ("exp", "export"):
            operands = operands.replace("mrt0, ", "mrt0 ", 1)
        after = [modifier(self.row, self.form, name) for name in self.modifiers]
        return " ".join(part for part in (mnemonic + self.suffix, operands, *after, self.tail) if part)

    @property
    def literals(self) -> int:
        """How many operands need a literal dword, not counting K."""
        return sum(operand.text.startswith("0x1234") for operand in self.shown)


def register(prefix: str, first: int, count: int) -> str:
    """v5, v[4:5], s[8:11]."""
    return f"{prefix}{first}" if count == 1 else f"{prefix}[{first}:{first + count - 1}]"


def choices(row: Row, spec: OperandSpec, position: int, wave_size: int) -> tuple[Shown, ...]:
    """What an operand may be, the plainest first."""
    width = spec.width
    is_vector = row.mnemonic.startswith("v_")
    slot = position if not is_vector or "dst" in spec.name else 3
    first = 32 + 16 * slot if width > 4 else 8 + 4 * slot
    half = ".l" if row.mnemonic in ("v_mov_b16", "v_swap_b16") and width == 1 else ""
    vector = Shown(register("v", 16 * (position + 1), width) + half, "v", width)
    scalar = Shown(register("s", first, width), "s", width)
    literal = Shown("0x1234", "c", 0)
    inline = Shown("1.0" if "f" in spec.type else "7", "c", 0)
    keyword = {
        "off": "off",
        "hwreg": "hwreg(HW_REG_MODE, 0, 4)",
        "msg": "sendmsg(MSG_RTN_GET_DOORBELL)" if "rtn" in row.mnemonic else "sendmsg(MSG_INTERRUPT)",
        "exptgt": "mrt0",
        "attr": "attr0.x",
    }
    number = {"imm": "0x7", "literal": "0x1234", "waitcnt": "0x3f7", "depctr": "0xfff", "delay": "0x1"}
    if row.mnemonic.startswith("s_waitcnt_") and spec.accepts == "s":
        return (Shown("null", "s", 1),)
    if spec.accepts in keyword:
        return (Shown(keyword[spec.accepts], "off" if spec.accepts == "off" else "k", 0),)
    if spec.accepts in number:
        return (Shown(number[spec.accepts], "c", 0),)
    return {
        "v": (vector,),
        "s": (scalar,),
        "src": (vector, scalar, inline, literal),
        "csrc": (vector, scalar, inline),
        "dppsrc": (vector,),
        "ssrc": (scalar, inline, literal),
        "scsrc": (scalar, Shown("m0", "s", 1), inline),
        "vcc": (Shown("vcc_lo" if wave_size == 32 else "vcc", "vcc", wave_size // 32),),
        "vinline": (vector, Shown("3" if "_i32_" in row.mnemonic else "1.0", "c", 0)),
        "vo": (vector, Shown("off", "off", 0)),
        "m0": (Shown("m0", "s", 1),),
        "label": (Shown("target", "e", 0),),
    }[spec.accepts]


def modifier(row: Row, form: Form, name: str) -> str:
    """Text for one modifier with a legal value."""
    count = sum(spec.name.startswith("src") for spec in form.operands)
    if name == "op_sel" and row.mnemonic.startswith("v_permlane"):
        return "op_sel:[1,0]"
    if name == "op_sel" and form.encoding != "vop3p":
        count += 1
    values = {
        "offset": "offset:16",
        "offset0": "offset0:3",
        "offset1": "offset1:5",
        "mul": "mul:2",
        "div": "div:2",
        "format": "format:22",
        "wait_vdst": "wait_vdst:3",
        "wait_exp": "wait_exp:2",
        "wait_va_vdst": "wait_va_vdst:3",
        "wait_vm_vsrc": "wait_vm_vsrc:0",
        "byte_sel": "byte_sel:2",
        "index_key": "index_key:1",
        "returns": "th:TH_ATOMIC_RETURN",
        "scope": "scope:SCOPE_DEV",
        "th": f"th:TH_{access_of(row, form)}_NT",
        "dpp16": "row_shl:1 row_mask:0xf bank_mask:0xf",
        "dpp8": "dpp8:[1,0,3,2,5,4,7,6]",
    }
    if name == "op_sel" and row.mnemonic in ("v_dot2_f16_f16", "v_dot2_bf16_bf16"):
        return "op_sel:[0,0,1,1]"
    if name in ("neg_lo", "neg_hi") and ("fp8" in row.mnemonic or "bf8" in row.mnemonic):
        return f"{name}:[0,0,1]"  # numbers of 8 bits have no sign modifiers
    if name in ("op_sel", "op_sel_hi", "neg_lo", "neg_hi"):
        return f"{name}:[{','.join(['1'] + ['0'] * (count - 1))}]"
    return values.get(name, name)


def suffix_of(row: Row, form: Form) -> str:
    """The suffix that names the encoding of a form."""
    if row.mnemonic in NO_SUFFIX:
        return ""
    if form.encoding in NARROW:
        return "_dpp" if form.dpp else "_e32"
    if form.encoding in WIDE:
        return "_e64_dpp" if form.dpp else "_e64"
    return ""


def samples(row: Row, wave_size: int = 32) -> Iterator[Sample]:
    """Lines for every form of a row: each choice of each operand once, each permitted modifier once."""
    for plain in row.forms:
        if plain.encoding in ("mimg", "vsample", "vopd") or plain.wave_size not in (0, wave_size):
            continue
        form = plain if wave_size == 32 else widened(plain)
        suffix = suffix_of(row, form)
        options = [choices(row, spec, index, wave_size) for index, spec in enumerate(form.operands)]
        base = tuple(option[0] for option in options)
        needed = tuple(sorted(form.requires, key=ORDER.index))
        tail = FIELDS[row.mnemonic][0] if row.mnemonic in FIELDS and not form.operands else ""
        yield Sample(row, form, suffix, base, needed, tail)
        for index, option in enumerate(options):
            for other in option[1:]:
                yield Sample(row, form, suffix, (*base[:index], other, *base[index + 1 :]), needed)
        for extra in sorted(form.permits & set(ORDER)):
            yield Sample(row, form, suffix, base, tuple(sorted({*form.requires, extra}, key=ORDER.index)))
