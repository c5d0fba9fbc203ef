"""Instances of the table's memory forms with addresses that mostly mean something, for tests of the engines.

Registers of `PRELUDE`: v0 to v19 data, v20 64 times the lane, v21 small numbers, v[22:23] the lane's place in the
output, v[24:25] index and offset into a buffer; s[28:29] input, s[30:31] output, s[32:35] the output's descriptor.
"""

from __future__ import annotations

import random

from isatool.ir.instruction import Instruction
from isatool.ir.operands import Integer, Keyword, Modifier, Operand, Value
from isatool.isa import chips, table
from isatool.isa.registers import RegisterRange, sgpr, vgpr
from isatool.isa.table import Form, OperandSpec, Row

PLACE = 64
"""bytes of the output that belong to a lane"""
DATA_REGISTERS = 20
ENCODINGS = ("ds", "flat", "global", "scratch", "mubuf", "mtbuf", "smem")
ONE_COMPONENT = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 21, 22)
"""formats that any store has enough components for"""
LEFT_OUT = frozenset(("gds", "tfe"))
PRELUDE = """
s_load_b128 s[28:31], s[0:1], 0x0
v_lshlrev_b32_e32 v20, 6, v0
v_and_b32_e32 v21, 12, v20
v_lshlrev_b32_e32 v26, 4, v0
v_mov_b32_e32 v24, v0
v_and_b32_e32 v25, 3, v0
v_lshlrev_b32_e32 v25, 3, v25
s_waitcnt lgkmcnt(0)
s_mov_b32 s32, s30
s_and_b32 s33, s31, 0xffff
s_or_b32 s33, s33, 0x400000
s_mov_b32 s34, 44
s_mov_b32 s35, 0x00014fac
s_mov_b32 s38, 4
s_mov_b32 s39, 8
s_mov_b32 m0, 16
v_add_co_u32 v22, vcc_lo, s30, v20
v_add_co_ci_u32_e64 v23, s40, s31, 0, vcc_lo
global_load_b128 v[0:3], v26, s[28:29]
global_load_b128 v[4:7], v26, s[28:29] offset:512
global_load_b128 v[8:11], v26, s[28:29] offset:1024
global_load_b128 v[12:15], v26, s[28:29] offset:1536
global_load_b128 v[16:19], v26, s[28:29] offset:2048
s_load_b512 s[40:55], s[28:29], 0x0
s_waitcnt vmcnt(0) lgkmcnt(0)
ds_store_b128 v20, v[0:3]
ds_store_b128 v20, v[4:7] offset:16
ds_store_b128 v20, v[8:11] offset:32
ds_store_b128 v20, v[12:15] offset:48
scratch_store_b128 off, v[4:7], off
scratch_store_b128 off, v[0:3], off offset:16
scratch_store_b128 off, v[16:19], off offset:32
scratch_store_b128 off, v[8:11], off offset:48
s_waitcnt lgkmcnt(0)
s_waitcnt_vscnt null, 0x0
"""
WAIT = ["s_waitcnt vmcnt(0) lgkmcnt(0)", "s_waitcnt_vscnt null, 0x0"]


def memory_forms() -> list[tuple[Row, Form]]:
    """Every memory form of the table for this chip, covered or not."""
    found = []
    for mnemonic in table.all_mnemonics(chips.DEFAULT):
        looked = table.lookup(mnemonic, chips.DEFAULT)
        assert looked is not None
        row = looked[0]
        if row.chips:
            continue
        found += [
            (row, form)
            for form in row.forms
            if form.encoding in ENCODINGS and form.operands and not form.requires & LEFT_OUT
        ]
    return found


class MemoryGenerator:
    """Makes instances from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def instance(self, row: Row, form: Form) -> Instruction:
        """One instance of a form."""
        operands = tuple(Operand(self.value(spec, form, row), spec.role, spec) for spec in form.operands)
        modifiers = [Modifier(name) for name in ("idxen", "offen", "glc") if name in form.requires]
        if "format" in form.permits:
            modifiers.append(Modifier("format", self.random.choice(ONE_COMPONENT)))
        if "2addr" in row.base:
            modifiers += [Modifier(f"offset{place}", self.random.choice((0, 1, 3))) for place in (0, 1)]
        elif row.base == "ds_swizzle_b32":
            modifiers.append(Modifier("offset", self.random.choice((0x1F, 0x401F, 0x80E4, 0xC020, 0x7C1F))))
        elif form.encoding != "smem":
            modifiers.append(Modifier("offset", self.random.choice((0, 4, 8, 16, 28))))
        return Instruction(row.mnemonic, row, "", form, operands, tuple(modifiers))

    def value(self, spec: OperandSpec, form: Form, row: Row) -> Value:
        """A register with the content that the operand wants."""
        width = max(1, spec.width)
        if spec.accepts == "off":
            return Keyword("off")
        if spec.name in ("vaddr", "addr"):
            return self.address(form, width)
        if spec.accepts == "imm":
            return Integer(4 * self.random.randrange(8))
        if spec.name == "soffset":
            return RegisterRange(sgpr(39)) if form.encoding == "smem" else Integer(0)
        if spec.name == "saddr":
            return RegisterRange(sgpr(38)) if form.encoding == "scratch" else RegisterRange(sgpr(30), 2)
        if spec.name in ("srsrc", "sbase"):
            return RegisterRange(sgpr(32), 4) if width == 4 else RegisterRange(sgpr(28), 2)
        if spec.name == "sdst":
            return RegisterRange(sgpr(40), width)
        return RegisterRange(vgpr(self.random.randrange(DATA_REGISTERS - width + 1)), width)

    def address(self, form: Form, width: int) -> RegisterRange:
        """An address register."""
        if form.encoding in ("mubuf", "mtbuf"):
            return RegisterRange(vgpr(24), width) if width == 2 or "idxen" in form.requires else RegisterRange(vgpr(25))
        if form.encoding == "scratch":
            return RegisterRange(vgpr(21))
        return RegisterRange(vgpr(22), 2) if width == 2 else RegisterRange(vgpr(20))
