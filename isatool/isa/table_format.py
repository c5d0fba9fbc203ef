"""The text format of gfx11.tsv, the instruction table.

A row is four tab separated fields: mnemonic, unit, attributes, forms. An alias is a line `=old<TAB>new`.

Attributes are words and key=value pairs separated by blanks (see `table.Row`). Forms are separated by `; `; a form is

    ENCODING[.dpp][+REQUIRED,...] OPERAND... [>DEFS] [<USES] [|PERMITTED,...] [#COUNTERS] [@ls] [%WAVE]

and an operand NAME ROLE ACCEPTS[*WIDTH][/TYPE] with role `=` (written), `:` (read) or `~` (both); the width is 1 if
absent, `*?` where the text decides (image data and addresses). `.dpp` stands for two forms, DPP16 and DPP8.
Implicit registers: EXEC and VCC have the width of a wave; EXEC_LO, EXEC_64 are fixed; SCC, M0, MODE.
"""

from __future__ import annotations

import os.path
from typing import Final

from isatool.records import record

ANY_WIDTH: Final = -1


def data_file(table: str) -> str:
    """The path of the table that a chip names (`Target.table`)."""
    return os.path.join(os.path.dirname(__file__), "chips", table)


@record
class OperandText:
    """One printed operand: name, role sign, accepted kind, dwords, element type."""

    name: str
    role: str
    accepts: str
    width: int
    kind: str


@record
class FormText:
    """One form; `requires` and `permits` are modifier names, `access` consists of l and s, wave_size 0 means both."""

    encoding: str
    dpp: bool
    operands: tuple[OperandText, ...]
    defs: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    requires: tuple[str, ...] = ()
    permits: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    access: str = ""
    wave_size: int = 0

    @property
    def key(self) -> tuple[object, ...]:
        """What makes two forms different for a reader."""
        return (self.encoding, self.dpp, self.operands, self.defs, self.uses, self.requires)


@record
class RowText:
    """One mnemonic."""

    mnemonic: str
    unit: str
    attributes: tuple[str, ...]
    forms: tuple[FormText, ...]


def format_operand(operand: OperandText) -> str:
    """The text of an operand."""
    width = "" if operand.width in (0, 1) else "*?" if operand.width == ANY_WIDTH else f"*{operand.width}"
    if operand.width == 0:
        width = "*0"
    kind = f"/{operand.kind}" if operand.kind else ""
    return f"{operand.name}{operand.role}{operand.accepts}{width}{kind}"


def format_form(form: FormText) -> str:
    """The text of a form."""
    head = form.encoding + (".dpp" if form.dpp else "") + ("+" + ",".join(form.requires) if form.requires else "")
    words = [head, *(format_operand(operand) for operand in form.operands)]
    for sign, names in ((">", form.defs), ("<", form.uses), ("|", form.permits), ("#", form.counters)):
        if names:
            words.append(sign + ",".join(names))
    if form.access:
        words.append("@" + form.access)
    if form.wave_size:
        words.append(f"%{form.wave_size}")
    return " ".join(words)


def format_row(row: RowText) -> str:
    """The line of a row."""
    return "\t".join((row.mnemonic, row.unit, " ".join(row.attributes), "; ".join(map(format_form, row.forms))))
