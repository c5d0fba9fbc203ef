"""Which form of a row a text selects: by the kinds and widths of its operands, its modifiers, its suffix."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from isatool.isa.cache_policy import returns
from isatool.isa.registers import EXEC_HI, EXEC_LO, VCC_HI, VCC_LO, Register
from isatool.isa.table import Form, OperandSpec, Row
from isatool.isa.table_format import ANY_WIDTH


def selector(name: str, value: object) -> str:
    """What a modifier is called for the choice of a form: its name, `returns` where its value says that."""
    return "returns" if returns(name, value) else name


DPP16_CONTROLS: Final = frozenset(
    {"quad_perm", "row_shl", "row_shr", "row_ror", "row_mirror", "row_half_mirror", "row_share", "row_xmask"}
)
_SIGNS: Final = frozenset({"neg", "abs"})
_UNSIGNED: Final = frozenset({"vop1", "vop2", "vopc", "vopd"})
_DPP16_EXTRAS: Final = frozenset({"row_mask", "bank_mask", "bound_ctrl", "fi"})


def match_form(
    row: Row,
    suffix: str,
    operand_kinds: tuple[str, ...],
    operand_widths: tuple[int, ...],
    modifiers: frozenset[str],
    wave_size: int = 32,
) -> Form | None:
    """The form that the operands and modifiers of a text select, None if there is none.

    Kinds: v VGPR range, vcc for vcc_lo or vcc, s any other scalar register, c number, e symbolic expression, k keyword
    call, off, list. Widths in dwords, 0 for what is not a register. `neg` or `abs` among the modifiers says that an
    operand has that sign; only 64-bit encodings and DPP can hold it.
    """
    names = modifiers - _SIGNS
    signed = len(names) != len(modifiers)
    if names & DPP16_CONTROLS:
        names = (names - DPP16_CONTROLS - _DPP16_EXTRAS) | {"dpp16"}
    elif "dpp8" in names:
        names = names - {"fi"}
    for form in row.forms:
        if signed and form.encoding in _UNSIGNED and not form.dpp:
            continue
        if suffix and not form.takes_suffix(suffix):
            continue
        if not form.requires <= names or not names <= (form.requires | form.permits):
            continue
        if len(form.operands) != len(operand_kinds) or form.wave_size not in (0, wave_size):
            continue
        if all(
            _accepts(spec, kind, width, wave_size)
            for spec, kind, width in zip(form.operands, operand_kinds, operand_widths, strict=True)
        ):
            return form if wave_size == 32 else widened(form)
    return None


_ACCEPTS: Final[dict[str, frozenset[str]]] = {
    "v": frozenset({"v"}),
    "s": frozenset({"s", "vcc"}),
    "src": frozenset({"v", "s", "vcc", "c", "e"}),
    "csrc": frozenset({"v", "s", "vcc", "c", "e"}),
    "dppsrc": frozenset({"v", "s", "vcc", "c"}),
    "ssrc": frozenset({"s", "vcc", "c", "e"}),
    "scsrc": frozenset({"s", "vcc", "c", "e"}),
    "vinline": frozenset({"v", "c"}),
    "vo": frozenset({"v", "off"}),
    "va": frozenset({"v", "list"}),
    "off": frozenset({"off"}),
    "imm": frozenset({"c", "e", "k"}),
    "literal": frozenset({"c", "e", "k"}),
    "label": frozenset({"c", "e"}),
    "m0": frozenset({"s"}),
}
_KEYWORDISH: Final = frozenset({"c", "e", "k"})


def _accepts(spec: OperandSpec, kind: str, width: int, wave_size: int) -> bool:
    if spec.accepts == "vcc":
        return kind == "vcc" and width == wave_size // 32
    if kind not in _ACCEPTS.get(spec.accepts, _KEYWORDISH):
        return False
    if kind not in ("v", "s", "vcc") or spec.width == ANY_WIDTH:
        return True
    wanted = wave_size // 32 if spec.type == "mask" else spec.width
    # null, src_scc and the apertures are written as one register also where 64 bits are read or written
    return width == wanted or (kind == "s" and width == 1 and wanted == 2)


@cache
def widened(form: Form) -> Form:
    """The form in wave64: EXEC and VCC are pairs, lane masks two SGPRs wide."""
    if form.encoding == "sop1":  # *_saveexec_b32 and *_wrexec_b32 take the low half in either mode
        return form
    operands = tuple(replace(spec, width=2) if spec.type == "mask" else spec for spec in form.operands)
    return replace(
        form,
        operands=operands,
        implicit_defs=_widen(form.implicit_defs),
        implicit_uses=_widen(form.implicit_uses),
    )


def _widen(registers: tuple[Register, ...]) -> tuple[Register, ...]:
    pairs = {VCC_LO: VCC_HI, EXEC_LO: EXEC_HI}
    found = list(registers)
    found += [high for low, high in pairs.items() if low in registers and high not in registers]
    return tuple(found)
