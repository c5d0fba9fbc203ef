"""Which operands of short encodings reach v128 and above, asked of the assembler for every row of the table."""

from __future__ import annotations

from assembler import errors

from isatool.isa import chips
from isatool.isa.short_encodings import is_low_only
from isatool.isa.table import Form, OperandSpec, Row, all_mnemonics, known

_VECTORS = ("v", "src", "csrc", "vinline")
_OTHERS = {"vcc": "vcc_lo", "literal": "0x1234"}


def text_of(row: Row, form: Form, high: OperandSpec | None) -> str | None:
    """An instruction with v200 for one operand; None for forms with operands of other kinds."""
    operands = []
    for spec in form.operands:
        if spec.accepts in _VECTORS:
            first = 200 if spec is high else 4
            operands.append(f"v{first}" if spec.width == 1 else f"v[{first}:{first + spec.width - 1}]")
        elif spec.accepts in _OTHERS:
            operands.append(_OTHERS[spec.accepts])
        elif spec.accepts == "s":
            operands.append("s4" if spec.width == 1 else f"s[4:{3 + spec.width}]")
        else:
            return None
    return f"{row.mnemonic}_e32 {', '.join(operands)}"


def test_the_assembler_agrees_on_every_vector_operand_of_a_short_encoding() -> None:
    lines: list[str] = []
    asked: dict[int, tuple[int, bool]] = {}
    for name in all_mnemonics(chips.DEFAULT):
        row = known(name, chips.DEFAULT)
        for form in row.forms:
            plain = text_of(row, form, None)
            if form.encoding not in ("vop1", "vop2", "vopc") or form.dpp or form.wave_size == 64 or plain is None:
                continue
            base = len(lines)
            lines.append(plain)
            for spec in form.operands:
                text = text_of(row, form, spec)
                if spec.accepts in _VECTORS and text is not None:
                    asked[len(lines)] = base, is_low_only(row, form, spec)
                    lines.append(text)
    refused = errors(lines)
    wrong = [
        lines[place] for place, (base, is_low) in asked.items() if base not in refused and (place in refused) != is_low
    ]
    assert wrong == []
    assert sum(is_low for _, is_low in asked.values()) > 150
