"""Writes an instruction table of this package, gfx11.tsv or gfx12.tsv, from a list of instruction definitions.

    python -m isatool.isa.build_table [--chip CHIP] DEFINITIONS.jsonl            writes the chip's table
    python -m isatool.isa.build_table [--chip CHIP] --verify DEFINITIONS.jsonl   compares both, prints what differs

The input has one JSON object a line with the keys mnemonic, syntax, operands ([name, "out" or "in", register class,
width in dwords or null, optional "tied:NAME"]), implicit_defs, implicit_uses and flags; or a record as LLVM's tables
hold it, with name, asm, outs and ins ([operand, class]), defs, uses and constraints (`raw_definitions.py`). Everything
that the input has wrong or does not say is in `corrections.py` and `attributes.py`; where generations differ, in
`table_rules.py`. The format of the table is described in `table_format.py`.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import field, replace
from pathlib import Path
from typing import Final, cast

from isatool.isa import attributes, chips, corrections
from isatool.isa.aliases import aliases
from isatool.isa.raw_definitions import Definition, Record, is_pair, normalised
from isatool.isa.table_format import FormText, OperandText, RowText, data_file, format_row
from isatool.isa.table_rules import TableRules, rules_of
from isatool.records import dataclass, record

SUFFIX: Final = re.compile(r"_(e32|e64|e64_dpp|dpp)$")


@record
class OperandDraft:
    """One operand of a definition."""

    name: str
    is_out: bool
    register_class: str
    width: int | None
    tied: str


@dataclass
class FormsDraft:
    """The forms of one base mnemonic while they are being collected."""

    mnemonic: str
    forms: list[FormText] = field(default_factory=list)

    def add(self, form: FormText) -> None:
        """Add a form; one with the same operands and selectors is merged (its modifiers are united)."""
        for index, old in enumerate(self.forms):
            if old.key == form.key:
                merged = tuple(dict.fromkeys((*old.permits, *form.permits)))
                self.forms[index] = replace(old, permits=merged)
                return
        self.forms.append(form)


def read_definitions(path: Path) -> list[Definition]:
    """The definitions of a file, in file order."""
    with path.open(encoding="utf-8") as stream:
        records = [json.loads(line) for line in stream if line.strip()]
    if "asm" not in records[0]:
        return [cast(Definition, record) for record in records]
    return [normalised(record) for record in cast("list[Record]", records) if not is_pair(record)]


def slots(definition: Definition) -> dict[str, OperandDraft]:
    """Operands of a definition by name."""
    found = {}
    for entry in definition["operands"]:
        name, direction, register_class, width = entry[:4]
        tied = str(entry[4])[5:] if len(entry) > 4 else ""
        found[str(name)] = OperandDraft(
            str(name), direction == "out", str(register_class), cast("int | None", width), tied
        )
    return found


def base_name(mnemonic: str) -> str:
    """The mnemonic without encoding suffix."""
    return SUFFIX.sub("", mnemonic)


def printed(definition: Definition) -> tuple[list[str], list[str]]:
    """The printed operands ("$vdst", "off", ...) and the modifiers after them, in the order of the syntax string."""
    syntax = re.sub(r"^\w+(\{\w*\})?", "", definition["syntax"])
    syntax = re.sub(r"\[\$vaddr0[^\]]*\]", "$vaddr0", syntax)
    syntax = syntax.replace("$attr$attrchan", "$attr").replace(",$format $soffset", ", $soffset $format")
    syntax = syntax.replace("$tgt ", "$tgt, ")
    names = slots(definition)
    operands: list[str] = []
    rest = syntax.strip()
    while rest:
        match = re.match(r"(\$\w+|off\b|vcc_lo\b|vcc\b|m0\b)", rest)
        if not match or not is_operand(match[1], names):
            break
        operands.append(match[1])
        rest = rest[match.end() :]
        if not rest.startswith(","):
            break
        rest = rest[1:].strip()
    return operands, re.findall(r"\$?\w+", rest)


def is_operand(token: str, names: dict[str, OperandDraft]) -> bool:
    """Whether a syntax token is a comma separated operand rather than a modifier behind the operands."""
    if not token.startswith("$"):
        return True
    name = token[1:].removesuffix("_modifiers")
    if name not in names:
        return name in corrections.IMMEDIATE_KINDS
    kind = names[name].register_class
    return names[name].width is not None or kind in corrections.IMMEDIATE_KINDS


def element_type(register_class: str, mnemonic: str, width: int, *, is_result: bool) -> str:
    """The element type of an operand (f32, b16, u64, mask, ...), from its class or else from the mnemonic."""
    if register_class in corrections.MASK_CLASSES:
        return "mask"
    named = re.search(r"_(v2)?([bfi](?:16|32|64)|bf16)(?![0-9])", register_class)
    if named and register_class.startswith(("VSrc", "VCSrc", "SSrc", "SCSrc")):
        return (named[1] or "") + named[2]
    types: list[str] = re.findall(r"(?:bf|[bfiu])(?:8|16|24|32|64|96|128|256|512)(?![0-9])", mnemonic)
    if mnemonic.startswith("v_pk_"):
        return f"v2{types[0]}" if types else "b32"
    if types and is_result and size_matches(types[0], width):
        return types[0]
    return {1: "b32", 2: "b64"}.get(width, f"b{32 * width}")


def size_matches(kind: str, width: int) -> bool:
    """Whether a type name's bit count fits the register count."""
    bits = int(re.sub(r"\D", "", kind))
    return (bits + 31) // 32 == width and bits in (16, 32, 64, 96, 128, 256, 512)


def operand_text(token: str, names: dict[str, OperandDraft], mnemonic: str) -> OperandText:
    """The table's form of one printed operand."""
    if token == "off":
        return OperandText("off", ":", "off", 0, "")
    if token in ("vcc", "vcc_lo"):
        return OperandText("vcc", ":", "vcc", 1, "mask")
    if token == "m0":
        return OperandText("src0", ":", "m0", 1, "b32")
    name = token[1:].removesuffix("_modifiers")
    slot = names[name]
    if slot.width is None:
        return OperandText(name, ":", corrections.IMMEDIATE_KINDS[slot.register_class], 0, "")
    accepts = corrections.accepted_kind(slot.register_class)
    is_read = bool(slot.tied) or f"{name}_in" in names or (name, mnemonic) in corrections.TIED_EXTRA
    role = ("~" if is_read else "=") if slot.is_out else ":"
    kind = element_type(slot.register_class, mnemonic, slot.width, is_result=slot.is_out)
    return OperandText(name, role, accepts, slot.width, kind)


def encoding_of(
    definition: Definition, names: dict[str, OperandDraft], tokens: list[str], modifiers: list[str]
) -> tuple[str, bool]:
    """The encoding name of a definition and whether it is a DPP form."""
    mnemonic = definition["mnemonic"]
    base = base_name(mnemonic)
    fixed = corrections.fixed_encoding(base)
    is_dpp = "$dpp8" in modifiers or "$dpp_ctrl" in modifiers
    if fixed:
        return fixed, is_dpp
    if is_dpp:
        wide = names["src0"].register_class in ("VGPRSrc_32", "VGPRSrc_16")
        return (corrections.wide_encoding(tokens) if wide else corrections.narrow_encoding(base, tokens)), True
    if mnemonic.endswith("_e64") or base in corrections.VOP3_ONLY:
        return corrections.wide_encoding(tokens), False
    narrow = mnemonic.endswith("_e32") or corrections.has_narrow_last_source(
        [(slot.name, slot.register_class) for slot in names.values()], modifiers
    )
    return (corrections.narrow_encoding(base, tokens) if narrow else corrections.wide_encoding(tokens)), False


def expand_modifiers(
    modifiers: Iterable[str], encoding: str, rules: TableRules
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Required and permitted modifier names: a bare word in the syntax is required, a $name may be there."""
    required: list[str] = []
    permitted: list[str] = []
    for token in modifiers:
        if token.startswith("$"):
            permitted.extend(corrections.modifier_names(token[1:], encoding, rules))
        else:
            required.append(token)
    return tuple(required), tuple(permitted)


def only_wave_size(definition: Definition) -> int:
    """32 or 64 for what exists in one wave size alone, else 0."""
    return next((int(flag.removeprefix("wave")) for flag in definition["flags"] if flag.startswith("wave")), 0)


def without(names: Iterable[str], gone: str) -> tuple[str, ...]:
    """The names but one."""
    return tuple(name for name in names if name != gone)


def valu_forms(definition: Definition, rules: TableRules) -> Iterator[FormText]:
    """The table forms that one vector ALU definition stands for."""
    names = slots(definition)
    tokens, modifiers = printed(definition)
    base = base_name(definition["mnemonic"])
    encoding, is_dpp = encoding_of(definition, names, tokens, modifiers)
    required, permitted = expand_modifiers(modifiers, encoding, rules)
    tokens = [token for token in tokens if token not in ("vcc", "vcc_lo")]
    operands = [operand_text(token, names, base) for token in tokens]
    implicit_defs, implicit_uses = list(definition["implicit_defs"]), list(definition["implicit_uses"])
    hidden = OperandText("vcc", ":", "vcc", 1, "mask")
    form = FormText(
        encoding, is_dpp, tuple(operands), (), (), required, permitted, wave_size=only_wave_size(definition)
    )
    if encoding == "vopc" and "VCC" in implicit_defs:
        operands.insert(0, replace(hidden, role="="))
        implicit_defs.remove("VCC")
    elif base.endswith(("_co_ci_u32",)) and encoding == "vop2":
        operands.insert(1, replace(hidden, name="vcc_out", role="="))
        operands.append(hidden)
        implicit_defs.remove("VCC")
        implicit_uses.remove("VCC")
    elif base == "v_cndmask_b32" and encoding == "vop2":
        operands.append(hidden)
        implicit_uses.remove("VCC")
    operands = [corrections.mend_operand(base, is_dpp, operand, rules) for operand in operands]
    yield replace(form, operands=tuple(operands), defs=tuple(implicit_defs), uses=tuple(implicit_uses))


def plain_forms(definition: Definition, rules: TableRules) -> Iterator[FormText]:
    """The table forms of a scalar, memory, export or LDS-direct definition."""
    names = slots(definition)
    tokens, modifiers = printed(definition)
    base = base_name(definition["mnemonic"])
    encoding = corrections.fixed_encoding(base)
    required, permitted = expand_modifiers(modifiers, encoding, rules)
    operands = tuple(corrections.mend_operand(base, False, operand_text(token, names, base), rules) for token in tokens)
    form = FormText(
        encoding,
        False,
        operands,
        tuple(definition["implicit_defs"]),
        tuple(definition["implicit_uses"]),
        required,
        permitted,
        wave_size=only_wave_size(definition),
    )
    policy = names.get("cpol")
    if policy is not None and policy.register_class in ("CPol_GLC1", "CPol_GLC_WithDefault"):
        form = replace(form, requires=(rules.returns, *required), permits=without(permitted, rules.says_returns))
    elif "atomic" in base:
        form = replace(form, permits=without(permitted, rules.returns))
    yield from corrections.mend_forms(base, form, rules)


def build(definitions: Iterable[Definition], rules: TableRules) -> list[RowText]:
    """All rows of a generation's table, sorted by mnemonic."""
    drafts: dict[str, FormsDraft] = {}
    for definition in definitions:
        mnemonic = base_name(definition["mnemonic"])
        draft = drafts.setdefault(mnemonic, FormsDraft(mnemonic))
        if mnemonic.startswith("image_"):
            for form in corrections.image_forms(mnemonic, corrections.has_sampler(definition["syntax"]), rules):
                draft.add(form)
            continue
        forms = (valu_forms if mnemonic.startswith("v_") else plain_forms)(definition, rules)
        for form in forms:
            draft.add(form)
    for mnemonic, extra in corrections.extra_rows(rules):
        draft = drafts.setdefault(mnemonic, FormsDraft(mnemonic))
        for form in extra:
            draft.add(form)
    rows = []
    for mnemonic in sorted(drafts):
        forms_out = corrections.complete(mnemonic, agree_on_types(drafts[mnemonic].forms), rules)
        rows.append(attributes.describe(mnemonic, tuple(forms_out), rules))
    return rows


def agree_on_types(forms: list[FormText]) -> list[FormText]:
    """Give an operand the same element type in all forms: that of the 64-bit form, whose classes say most."""
    known: dict[tuple[str, int], str] = {}
    for form in sorted(forms, key=lambda form: (form.dpp, not form.encoding.startswith("vop3"))):
        for operand in form.operands:
            known.setdefault((operand.name, operand.width), operand.kind)
    return [
        replace(
            form,
            operands=tuple(replace(operand, kind=known[operand.name, operand.width]) for operand in form.operands),
        )
        for form in forms
    ]


def write(rows: Iterable[RowText], path: Path, rules: TableRules) -> int:
    """Write the table; returns the number of rows."""
    rows = list(rows)
    lines = [format_row(row) for row in rows]
    lines += [f"={old}\t{new}" for old, new in aliases(rules, {row.mnemonic for row in rows}).items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(lines)


def main(arguments: list[str] | None = None) -> int:
    """Command line entry."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("definitions", type=Path)
    parser.add_argument("--chip", choices=chips.READABLE, default=chips.DEFAULT.name, help="whose table it is")
    parser.add_argument("--verify", action="store_true", help="compare instead of writing")
    options = parser.parse_args(arguments)
    definitions, target = read_definitions(options.definitions), chips.chip(options.chip)
    if options.verify:
        from isatool.isa.verify_table import differences

        found = differences(definitions, target)
        print("\n".join(found) if found else f"{len(definitions)} definitions agree with the table")
        return 1 if found else 0
    rules = rules_of(target.family)
    print(write(build(definitions, rules), Path(data_file(target.table)), rules), "lines", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
