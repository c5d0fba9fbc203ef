"""Writes the encodings of a generation into isatool/isa/chips: what the assembler makes of each form of the table.

python tests/isa/write_encodings.py [CHIP]
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from assembler import errors
from test_table_assembler import is_true16
from texts import Sample, Shown, modifier, register, samples

from isatool.installed import zig
from isatool.isa import chips
from isatool.isa.encodings import Family, data_file, families
from isatool.isa.images import address_parts, data_width
from isatool.isa.table import Form, Row, all_mnemonics, lookup
from isatool.isa.target import Target

_PRINTED = re.compile(r"\t(?P<text>\S.*?)\s*; encoding: \[(?P<code>[^]]*)\]")
IMAGES = ("mimg", "vsample")


def by_name(target: Target) -> dict[str, Family]:
    """The families of a chip."""
    return {family.name: family for family in families(target)}


def plain_samples(target: Target) -> Iterator[Sample]:
    """The first line of each form of each mnemonic in wave32."""
    for mnemonic in all_mnemonics(target):
        answer = lookup(mnemonic, target)
        assert answer is not None
        row = answer[0]
        if mnemonic == "v_illegal" or is_true16(row):  # four zero bytes, of no family
            continue
        for form in row.forms:
            if form.encoding in IMAGES:
                if form is row.forms[0]:
                    yield image_sample(row, form, "2D_MSAA" if "msaa" in mnemonic else "2D")
            elif form.encoding != "vopd" and form.wave_size in (0, 32):
                yield replace(next(samples(replace(row, forms=(form,)))), row=row)


def image_sample(row: Row, form: Form, dimension: str = "2D", a16: bool = False, listed: bool = False) -> Sample:
    """An image instruction of as many components as it may have."""
    parts = address_parts(row.mnemonic, dimension, a16=a16)
    fields = by_name(chips.of_table(row.table))[form.encoding].fields
    slots = 5 - ("nsa" not in fields and "vaddr4" not in fields)
    listed = listed or ("nsa" not in fields and len(parts) > 1)
    dmask = (
        3
        if "cmpswap" in row.mnemonic
        else 1
        if "atomic" in row.mnemonic or "gather" in row.mnemonic or "msaa" in row.mnemonic
        else 15
    )
    shown = []
    for spec in form.operands:
        if spec.accepts == "va":
            shown.append(Shown(_addresses(parts, listed, slots), "list" if listed else "v", sum(parts)))
        elif spec.accepts == "v":
            width = spec.width
            if width < 0:
                width = data_width(row.mnemonic, dmask, d16="d16" in form.requires, tfe="tfe" in form.requires)
            shown.append(Shown(register("v", 0, width), "v", width))
        else:
            shown.append(Shown(register("s", 8, spec.width), "s", spec.width))
    named = [f"dmask:{dmask:#x}", f"dim:SQ_RSRC_IMG_{dimension}"] if "dim" in form.permits else []
    needed = sorted(form.requires, key=("glc", "returns", "tfe", "lwe", "d16").index)
    words = [*named, *(["a16"] if a16 else []), *(modifier(row, form, name) for name in needed)]
    return Sample(row, form, "", tuple(shown), (), " ".join(words))


def _addresses(parts: Sequence[int], listed: bool, slots: int) -> str:
    if not listed:
        return f"v[16:{15 + sum(parts)}]" if sum(parts) > 1 else "v16"
    if len(parts) > slots:
        parts = (*parts[: slots - 1], sum(parts[slots - 1 :]))
    ranges = [f"v[{16 * n}:{16 * n + width - 1}]" if width > 1 else f"v{16 * n}" for n, width in enumerate(parts)]
    return f"[{', '.join(ranges)}]"


def printed(lines: Sequence[str], mcpu: str) -> list[tuple[str, int, int]]:
    """What the assembler prints of each line, its code as a number, and its size."""
    command = [*zig(), "clang", "-cc1as", "-triple", "amdgcn-amd-amdhsa", "-target-cpu", mcpu]
    command += ["-filetype", "asm", "-show-encoding", "-", "-o", "-"]
    text = "target = 0\n" + "\n".join(lines) + "\n"
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:2000]
    found = []
    for match in _PRINTED.finditer(done.stdout):
        code = bytes(int(byte, 16) for byte in match["code"].replace("A", "0").split(","))
        found.append((match["text"], int.from_bytes(code, "little"), len(code)))
    assert len(found) == len(lines)
    return found


def claimed(mnemonic: str, form: Form, family: Family) -> int:
    """The bits that operands and required modifiers of a form set."""
    bits = family.own
    names = {spec.name for spec in form.operands}
    for name in form.requires & set(family.fields):
        bits |= family.fields[name].mask
    for spec in form.operands:
        if spec.accepts == "m0":
            bits |= family.fields["src0"].mask
        elif spec.accepts not in ("off", "vcc", "literal"):
            bits |= family.fields[family.field_of(spec.name, mnemonic)].mask
    for other, also in (("off", "saddr"), ("tgt", "enabled"), ("soffset", "offset"), ("offset", "soffset")):
        if other in names and also in family.fields:
            bits |= family.fields[also].mask
    if family.name == "sopp" and form.permits:
        bits |= family.fields["simm16"].mask
    if family.name in IMAGES:
        bits |= family.fields["dim"].mask | family.fields["dmask"].mask * ("dmask" in form.permits)
        bits |= sum(field.mask for name, field in family.fields.items() if name.startswith(("nsa", "vaddr")))
    if "returns" in form.requires:
        bits |= family.fields["th"].mask
    for name in ("wait_vdst", "wait_exp", "wait_va_vdst", "wait_vm_vsrc", "format", "sve"):
        bits |= family.fields[name].mask if name in family.fields else 0
    return bits


def lines(target: Target) -> list[str]:
    """The lines of the table of a chip's generation, sorted."""
    found: dict[tuple[str, int], list[str | int]] = {}
    tried = list(plain_samples(target))
    old = [sample for sample in tried if not sample.row.chips]
    kin = [chip for chip in chips.CHIPS if chip.table == target.table]
    only = {chip.name: [sample for sample in tried if sample.row.chips and sample.row.is_on(chip.name)] for chip in kin}
    newest, new = next(((name, some) for name, some in only.items() if some), ("", []))
    made = [*printed([sample.text for sample in old], target.name)]
    made += printed([sample.text for sample in new], newest) if new else []
    for sample, (text, code, _) in zip([*old, *new], made, strict=True):
        family = by_name(target)[sample.form.encoding]
        assert family.mark.get(code) == family.value, sample.text
        spelling = _unambiguous(sample, text.split()[0])
        answer = lookup(spelling, target)
        assert answer is not None, spelling
        assert answer[0].mnemonic == sample.row.mnemonic, (spelling, sample.text)
        entry = found.setdefault((family.name, family.opcode.get(code)), ["", "", -1, ""])
        index = 1 if sample.form.dpp else 0
        assert entry[index] in ("", spelling), (entry, sample.text)
        entry[index] = spelling
        if index:
            continue
        default = code & (1 << 8 * family.size) - 1 & ~claimed(sample.row.mnemonic, sample.form, family)
        assert entry[2] in (-1, default), (entry, hex(default), sample.text)
        entry[2] = default
        if sample.form.encoding in ("sopp", "sopk") and text.split()[-1] == "7":
            entry[3] = "d"
    halves = _halves(old, target)
    return [
        "\t".join((*key, *entry[:2], entry[2], halves.get(place, ""), entry[3]))
        for place, key, entry in (
            ((family, opcode), (family, f"{opcode:x}"), (*map(str, entry[:2]), _hexadecimal(entry[2]), str(entry[3])))
            for (family, opcode), entry in sorted(found.items())
        )
    ]


def _hexadecimal(value: str | int) -> str:
    return f"{value:x}" if value else ""


def _unambiguous(sample: Sample, spelling: str) -> str:
    """With a suffix where the assembler prints none, although without it it takes the shorter encoding."""
    others = {form.encoding for form in sample.row.forms} - {"vop3"}
    return (
        f"{spelling}_e64" if sample.form.encoding == "vop3" and others and spelling == sample.row.mnemonic else spelling
    )


def _halves(tried: Sequence[Sample], target: Target) -> dict[tuple[str, int], str]:
    """Operands that may be halves of VGPRs, by opcode: the largest set of them that the assembler takes as `v16.l`."""
    attempts = [
        (sample, names, replace(sample, shown=shown).text)
        for sample in tried
        if sample.row.mnemonic.startswith("v_") and not sample.form.dpp
        for names, shown in _with_halves(sample)
    ]
    refused = errors([text for _, _, text in attempts], target.name)
    kept = [attempt for index, attempt in enumerate(attempts) if index not in refused]
    found: dict[tuple[str, int], str] = {}
    made = printed([text for _, _, text in kept], target.name)
    for (sample, names, _), (_, code, _) in zip(kept, made, strict=True):
        family = by_name(target)[sample.form.encoding]
        key = family.name, family.opcode.get(code)
        found[key] = max(found.get(key, ""), ",".join(names), key=lambda each: each.count(",") + bool(each))
    return found


def _with_halves(sample: Sample) -> Iterator[tuple[tuple[str, ...], tuple[Shown, ...]]]:
    """Names and operands for each set of VGPRs of one dword, which are halves there."""
    single = [index for index, each in enumerate(sample.shown) if each.kind == "v" and each.width == 1]
    for count in range(1, len(single) + 1):
        for chosen in combinations(single, count):
            shown = (
                replace(each, text=each.text.removesuffix(".l") + ".l" * (index in chosen))
                for index, each in enumerate(sample.shown)
            )
            yield tuple(sample.form.operands[index].name for index in chosen), tuple(shown)


def main() -> None:
    """Write the table."""
    target = chips.chip(sys.argv[1]) if len(sys.argv) > 1 else chips.DEFAULT
    with open(data_file(target), "w", encoding="utf-8") as stream:
        stream.write("\n".join(lines(target)) + "\n")


if __name__ == "__main__":
    main()
