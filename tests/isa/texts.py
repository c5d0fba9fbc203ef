"""Sample assembler text for every form of the table, made from the operand specifications."""

from __future__ import annotations

from collections.abc import Iterator

from isatool.isa.table import Form, OperandSpec, Row

NARROW = ("vop1", "vop2", "vopc")
WIDE = ("vop3", "vop3sd", "vop3p")
IMAGE_WORDS = {"image_get_resinfo": 1}


def register(prefix: str, first: int, count: int) -> str:
    """v5, v[4:5], s[8:11]."""
    return f"{prefix}{first}" if count == 1 else f"{prefix}[{first}:{first + count - 1}]"


def operand(row: Row, form: Form, spec: OperandSpec, position: int, variant: int) -> str:
    """Text for one operand; `variant` rotates through what the operand may be."""
    width = spec.width
    vector = register("v", 16 * (position + 1) + variant, width)
    is_vector = row.mnemonic.startswith("v_")
    slot = (
        position if not is_vector or "dst" in spec.name else 3
    )  # one scalar value in all sources keeps to the limit of two
    scalar = register("s", 32 + 16 * slot if width > 4 else 8 + 4 * slot, width)
    literal = "0x1234" if "16" in spec.type else "0x12345"
    choices: dict[str, tuple[str, ...]] = {
        "v": (vector,),
        "s": (scalar,),
        "src": (vector, scalar, "1.0" if "f" in spec.type else "7", literal),
        "csrc": (vector, scalar, "4"),
        "ssrc": (scalar, "-3", literal),
        "scsrc": (scalar, "m0", "5"),
        "vcc": ("vcc_lo",),
        "vinline": (vector, "1.0" if "i32" not in row.mnemonic else "3"),
        "vo": (vector, "off"),
        "off": ("off",),
        "imm": ("0x10",),
        "literal": ("0x1234" if row.mnemonic.endswith("f16") else "0x12345",),
        "label": ("target",),
        "hwreg": ("hwreg(HW_REG_MODE, 0, 4)",),
        "msg": ("sendmsg(MSG_RTN_GET_DOORBELL)" if "rtn" in row.mnemonic else "sendmsg(MSG_INTERRUPT)",),
        "waitcnt": ("0x3f7",),
        "depctr": ("0xfff",),
        "delay": ("0x1",),
        "exptgt": ("mrt0",),
        "attr": ("attr0.x",),
    }
    if row.mnemonic.startswith("s_waitcnt_") and spec.accepts == "s":
        return "null"
    if row.mnemonic == "s_atc_probe" or row.mnemonic == "s_atc_probe_buffer":
        choices["imm"] = ("0x7",)
    options = choices[spec.accepts]
    return options[variant % len(options)]


def sources(form: Form) -> int:
    """How many operands are ALU sources."""
    return sum(spec.name.startswith("src") for spec in form.operands)


def modifier(row: Row, form: Form, name: str) -> str:
    """Text for one modifier with a legal value."""
    count = sources(form)
    if name == "op_sel" and row.mnemonic.startswith(("v_permlane", "v_dot2_f16_f16", "v_dot2_bf16")):
        return "op_sel:[1,0]" if "permlane" in row.mnemonic else "op_sel:[0,0,1,1]"
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
        "dpp16": "row_shl:1 row_mask:0xf bank_mask:0xf",
        "dpp8": "dpp8:[1,0,3,2,5,4,7,6]",
    }
    if name in ("op_sel", "op_sel_hi", "neg_lo", "neg_hi"):
        return f"{name}:[{','.join(['1'] + ['0'] * (count - 1))}]"
    return values.get(name, name)


ORDER = (
    *("format", "idxen", "offen", "op_sel", "op_sel_hi", "neg_lo", "neg_hi", "clamp", "mul", "div", "dpp16", "dpp8"),
    *("offset0", "offset1", "offset", "glc", "slc", "dlc", "tfe", "gds", "done", "row_en", "wait_vdst", "wait_exp"),
)


def text(row: Row, form: Form, suffix: str, variant: int, extra: tuple[str, ...] = ()) -> str:
    """One line of assembly for a form."""
    shown = [operand(row, form, spec, position, variant) for position, spec in enumerate(form.operands)]
    names = sorted({*form.requires, *extra}, key=ORDER.index)
    after = [modifier(row, form, name) for name in names]
    separator = ", "
    line = separator.join(shown)
    if row.mnemonic == "exp":
        line = line.replace("mrt0, ", "mrt0 ", 1)
    return " ".join(part for part in (row.mnemonic + suffix, line, *after) if part)


def suffixes(form: Form) -> tuple[str, ...]:
    """The suffixes that name the encoding of a form."""
    if form.encoding in NARROW:
        return ("_dpp",) if form.dpp else ("_e32",)
    if form.encoding in WIDE:
        return ("_e64_dpp",) if form.dpp else ("_e64",)
    return ("",)


def samples(row: Row) -> Iterator[tuple[Form, str]]:
    """(form, line) for every form of a row: each operand choice once, each permitted modifier once."""
    for form in row.forms:
        if form.encoding in ("mimg", "vopd") or form.wave_size == 64:
            continue
        for suffix in suffixes(form):
            for variant in range(4):
                yield form, text(row, form, suffix, variant)
            for extra in sorted(form.permits & set(ORDER)):
                yield form, text(row, form, suffix, 0, (extra,))
