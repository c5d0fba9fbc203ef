"""Compares the table with the list of instruction definitions that it was made from (`build_table.py --verify`).

Each definition is turned into what a reader sees (operand kinds, widths, modifiers), looked up through the public
interface, and the roles, widths and implicit registers found are compared. What may differ is listed here once more, as
plain rules, so that a slip in the corrections shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from isatool.isa import chips
from isatool.isa.corrections import has_sampler
from isatool.isa.forms import match_form
from isatool.isa.registers import EXEC_HI, EXEC_LO, M0, MODE, SCC, VCC_LO, Register
from isatool.isa.table import Form, Role, Row, lookup
from isatool.isa.table_rules import rules_of
from isatool.isa.target import Target

if TYPE_CHECKING:
    from isatool.isa.build_table import OperandDraft
    from isatool.isa.raw_definitions import Definition

_NAMES: dict[str, frozenset[Register]] = {
    "SCC": frozenset({SCC}),
    "VCC": frozenset({VCC_LO}),
    "EXEC": frozenset({EXEC_LO}),
    "M0": frozenset({M0}),
    "MODE": frozenset({MODE}),
    "FLAT_SCR": frozenset(),
}
# Mnemonics that read a destination which the definitions show as only written.
_KEEPS = re.compile(
    r"\w+_d16\w*|s_cmovk?_[ib](32|64)|v_pk_fmac_f16|v_permlane\w*|[sv]_movrel\w+|v_swap\w*|s_subvector_loop_\w+"
    r"|v_\w*?_(b?f16|[iub]16)(_[a-z]\w*)?|v_sat_pk_u8_i16|v_fma_mix(lo|hi)_f16|v_interp_p2\w+|v_wmma_b?f16\w+|s_bitset\w+"
)


def differences(definitions: Iterable[Definition], target: Target) -> list[str]:
    """One line for every definition whose form, roles, widths or implicit registers the table has otherwise."""
    from isatool.isa.build_table import printed, slots

    found: list[str] = []
    for definition in definitions:
        mnemonic = definition["mnemonic"]
        answer = lookup(mnemonic, target)
        if answer is None:
            found.append(f"{mnemonic}: not in the table")
            continue
        row, suffix = answer
        names = slots(definition)
        if mnemonic.startswith("image_"):
            problem = _image_difference(row, definition)
        else:
            tokens, modifiers = printed(definition)
            problem = _difference(row, suffix, definition, names, tokens, modifiers)
        if problem:
            found.append(f"{definition['syntax']}: {problem}")
    return found


def _difference(
    row: Row,
    suffix: str,
    definition: Definition,
    names: dict[str, OperandDraft],
    tokens: list[str],
    modifiers: list[str],
) -> str | None:
    from isatool.isa.build_table import only_wave_size

    used = {word for word in modifiers if not word.startswith("$")}
    if "$dpp8" in modifiers:
        used.add("dpp8")
    if "$dpp_ctrl" in modifiers:
        used.add("row_shl")
    policy = names.get("cpol")
    if policy is not None and policy.register_class in ("CPol_GLC1", "CPol_GLC_WithDefault"):
        used.add(rules_of(chips.of_table(row.table).family).returns)
    if row.mnemonic == "v_readfirstlane_b32":
        return None  # the class of its destination is wrong in the source
    kinds, widths = zip(*(_seen(token, names) for token in tokens), strict=True) if tokens else ((), ())
    wave_size = only_wave_size(definition) or (64 if row.mnemonic.startswith("v_wmma") and widths[0] == 4 else 32)
    form = match_form(row, suffix, kinds, widths, frozenset(used), wave_size)
    if "tfe" in used and "_store_" in row.mnemonic:
        return None if form is None else "a store with tfe is accepted"
    if row.mnemonic == "v_pk_fmac_f16" and used:
        return None if form is None else "the assembler has no DPP for it"
    if form is None:
        return f"no form for {kinds} {widths} {sorted(used)}"
    return _roles(row, form, names, tokens) or _implicit(row, form, definition)


def _seen(token: str, names: dict[str, OperandDraft]) -> tuple[str, int]:
    """Kind and width of an operand as a reader would report it."""
    if token == "off":
        return "off", 0
    if token in ("vcc", "vcc_lo"):
        return "vcc", 1
    if token == "m0":
        return "s", 1
    slot = names[token[1:].removesuffix("_modifiers")]
    if slot.width is None:
        return ("e" if slot.register_class == "SOPPBrTarget" else "k"), 0
    is_scalar = re.match(r"S[A-Z]|VOPDstS", slot.register_class)
    return ("s" if is_scalar else "v"), slot.width


def _roles(row: Row, form: Form, names: dict[str, OperandDraft], tokens: list[str]) -> str | None:
    for token, spec in zip(tokens, form.operands, strict=True):
        if not token.startswith("$"):
            continue
        name = token[1:].removesuffix("_modifiers")
        slot = names[name]
        if slot.width is None:
            continue
        reads = not slot.is_out or bool(slot.tied) or f"{name}_in" in names
        writes = slot.is_out or bool(slot.tied)
        expected = Role.USEDEF if reads and writes else Role.DEF if writes else Role.USE
        if spec.role is expected:
            continue
        if spec.role is Role.USEDEF and (_KEEPS.fullmatch(row.mnemonic) or "tfe" in form.requires or form.dpp):
            continue
        return f"{name} is {spec.role} instead of {expected}"
    return None


def _implicit(row: Row, form: Form, definition: Definition) -> str | None:
    explicit_vcc = any(spec.accepts == "vcc" for spec in form.operands)
    for what, names, found in (
        ("writes", definition["implicit_defs"], set(form.implicit_defs)),
        ("reads", definition["implicit_uses"], set(form.implicit_uses)),
    ):
        expected = {register for name in names for register in _NAMES[name]}
        if explicit_vcc:
            expected.discard(VCC_LO)
        missing, extra = expected - found, found - expected
        missing -= {M0} if form.encoding == "ds" else set()
        extra -= {MODE} if row.mnemonic.startswith(("v_", "ds_")) else set()
        extra -= {SCC} if row.mnemonic.startswith("s_quadmask") else set()
        extra -= (
            {EXEC_HI}
            if row.mnemonic.endswith("exec_b64") or "subvector" in row.mnemonic or form.wave_size == 64
            else set()
        )
        extra -= {EXEC_LO} if row.mnemonic in ("v_movrelsd_2_b32", "v_swaprel_b32") else set()
        if missing or extra:
            return f"{what} also {sorted(extra)}, not {sorted(missing)}"
    return None


def _image_difference(row: Row, definition: Definition) -> str | None:
    from isatool.isa.build_table import slots

    names = slots(definition)
    form = row.forms[0]
    if has_sampler(definition["syntax"]) is not any(spec.name == "ssamp" for spec in form.operands):
        return "sampler differs"
    data = names.get("vdata")
    if data is None:
        return None  # a sample for its side effects only; no assembler text has that form
    writes = form.operands[0].role is not Role.USE
    is_atomic = "atomic" in row.mnemonic
    return None if is_atomic or writes is data.is_out else "role of the data differs"
