"""Random kernels of instructions that are said to be the same in every lane, on work-items that exchange their ids."""

from __future__ import annotations

import random

import pytest
from examples import some
from item_orders import kernel, run_both, verdict
from random_instructions import SGPRS, VGPRS, Generator
from single_pieces import read_instruction

from isatool.analysis.cfg import build_flow
from isatool.analysis.effects import bits
from isatool.analysis.lane_dependence import DependsOnLaneError, Held, Kinds, ValueKind, after
from isatool.asm.descriptor import Descriptor, descriptor_of
from isatool.diagnostics import UserError
from isatool.ir.instruction import AnyInstruction
from isatool.isa import chips, table
from isatool.isa.registers import EXEC_LO, SCC, VCC_LO, Register, sgpr
from isatool.isa.table import Form, Row
from isatool.semantics.algebra import lane_mask, register
from isatool.semantics.effects import Halt
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower
from isatool.verify.product.waits import faults_of

ENCODINGS = frozenset(("sop1", "sop2", "sopc", "sopk", "vop1", "vop2", "vop3", "vop3sd", "vop3p", "vopc", "vopd"))
WANTED = 14
"""instructions of a kernel"""
SHAPES = (
    (32, (64, 1, 1), 0x3B), (32, (48, 1, 1), 0xF), (32, (8, 6, 2), 0x100007),
    (64, (128, 1, 1), 0x7B), (64, (96, 1, 1), 0x1F), (64, (16, 3, 4), 0x30000F),
)  # fmt: skip
"""wave size, work-items, and what their ids are exchanged with by exclusive or: all waves full, or the last in part"""
_RESULTS = "s_waitcnt_depctr 0xfff"
"""those of transcendental instructions have to be waited for"""
_POINTERS = f"s[{SGPRS + 4}:{SGPRS + 5}]", f"s[{SGPRS + 6}:{SGPRS + 7}]"
_PLACE = f"v{VGPRS + 2}"


def forms(wave: int) -> list[tuple[Row, Form]]:
    """Those of instructions that compute."""
    rows = [found[0] for name in table.all_mnemonics(chips.DEFAULT) if (found := table.lookup(name, chips.DEFAULT))]
    return [
        (row, form)
        for row in rows
        if row.partial != "indexed"  # choices among all registers: tests/verify/test_item_order.py
        and not (row.chips or row.is_branch or row.is_terminator or row.reads_state or row.writes_state)
        for form in row.forms
        if form.wave_size in (0, wave) and form.encoding in ENCODINGS
    ]


class Body:
    """Instructions that `after` accepts one after the other, from registers of every kind on."""

    def __init__(self, seed: int, wave: int, block: tuple[int, int, int]) -> None:
        self.random = random.Random(seed)
        self.wave = wave
        self.made = Generator(seed, wave)
        self.lines: list[str] = []
        self.held = Held.at_entry(_descriptor(wave, block))
        self._begin(block)

    def _begin(self, block: tuple[int, int, int]) -> None:
        """v0 to v23 from the buffer, by work-item; the first scalars from memory, then masks, 0, -1, and numbers."""
        width = self.wave // 32
        place = _PLACE
        self._add("s_load_b128 s[4:7], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)")
        self._add("s_mov_b64 " + _POINTERS[0] + ", s[4:5]")
        self._add("s_mov_b64 " + _POINTERS[1] + ", s[6:7]")
        self._add(f"v_bfe_u32 {place}, v0, 10, 10")
        self._add(
            f"v_bfe_u32 v1, v0, 20, 10\nv_mul_u32_u24_e32 v1, {block[1]}, v1\nv_add_nc_u32_e32 {place}, {place}, v1"
        )
        self._add(f"v_mul_u32_u24_e32 {place}, {block[0]}, {place}\nv_and_b32_e32 v1, 0x3ff, v0")
        self._add(f"v_add_lshl_u32 {place}, {place}, v1, 7")
        for number in range(0, VGPRS, 4):
            self._add(f"global_load_b128 v[{number}:{number + 3}], {place}, {_POINTERS[0]} offset:{4 * number}")
        self._add(f"s_load_b256 s[0:7], {_POINTERS[0]}, 0x0\ns_waitcnt vmcnt(0) lgkmcnt(0)")
        for number in range(8, 16, width):
            self._add(f"v_cmp_gt_i32_e64 {self._mask(number)}, v{number}, v{number + 1}")
        vcc = self._mask(VCC_LO)
        self._add(f"v_cmp_gt_i32_e64 {vcc}, v5, v6")
        for number, value in zip(range(16, SGPRS, width), (0, -1, 1, "s8", -1, "exec", 0xFF, 0), strict=False):
            value = self._mask(8) if value == "s8" else self._mask(EXEC_LO) if value == "exec" else value
            self._add(f"s_mov_b{self.wave} {self._mask(number)}, {value}")
        self._add("s_mov_b32 m0, 5\ns_cmp_lg_u32 s0, s1")

    def _mask(self, number: int) -> str:
        register = Register(number)
        if self.wave == 32:
            return register.name
        return register.name.removesuffix("_lo") if number >= VCC_LO else f"s[{int(number)}:{int(number) + 1}]"

    def _add(self, text: str) -> None:
        for line in text.splitlines():
            instruction = read_instruction(line, chips.DEFAULT, self.wave)
            self.held = after(lower(instruction, wave_size=self.wave).effects, self.held)
            self.lines.append(line)

    def try_one(self, row: Row, form: Form) -> bool:
        """Add an instance if it is accepted; now and then after a branch around it, on what may be asked."""
        text = str(self.made.instance(row, form))
        try:
            instruction = read_instruction(text, chips.DEFAULT, self.wave)
            effects = lower(instruction, wave_size=self.wave).effects
            following = after(effects, self.held)
        except (KeyError, ValueError, UserError, NotEmulated, DependsOnLaneError):
            return False
        if any(isinstance(effect, Halt) for effect in effects) or self._overwrites(instruction):
            return False
        branch = self.random.choice(("scc0", "scc1", "vccz", "vccnz", "execz")) if self.random.random() < 0.3 else ""
        if branch and self._may_ask(branch):
            label = f".Lover{len(self.lines)}"
            self.lines += [f"s_cbranch_{branch} {label}", text, f"{label}:"]
            self.held = self.held.joined(following)
        else:
            self.lines.append(text)
            self.held = following
        self.lines.append(_RESULTS)
        return True

    def _overwrites(self, instruction: AnyInstruction) -> bool:
        kept = bits(sgpr(SGPRS + place) for place in range(4, 8))
        return bool(bits(instruction.defs) & kept)

    def _may_ask(self, branch: str) -> bool:
        instruction = read_instruction(f"s_cbranch_{branch} .L", chips.DEFAULT, self.wave)
        try:
            after(lower(instruction, wave_size=self.wave).effects, self.held)
        except DependsOnLaneError:
            return False
        return True

    def text(self) -> str:
        """The instructions, and stores of what all registers hold, of scalars as each kind may be read."""
        total, one = f"v{VGPRS + 3}", f"v{VGPRS + 4}"
        lines = [f"v_mov_b32_e32 {total}, 0"]
        for each in [*map(sgpr, range(SGPRS)), VCC_LO]:
            if Kinds(self.held).of(register(each)) & ValueKind.SAME:
                lines.append(f"v_add_nc_u32_e32 {total}, {each.name}, {total}")
            if each % (self.wave // 32) == 0 and self.held.kind(lane_mask(each, self.wave)) & ValueKind.MASK:
                lines.append(f"v_cndmask_b32_e64 {one}, 0, 1, {self._mask(each)}")
                lines.append(f"v_lshl_add_u32 {total}, {total}, 1, {one}")
        if self.held.same >> SCC & 1:
            lines.append(f"s_cselect_b32 s0, 1, 2\nv_add_nc_u32_e32 {total}, s0, {total}")
        for number in range(0, VGPRS, 4):
            lines.append(f"global_store_b128 {_PLACE}, v[{number}:{number + 3}], {_POINTERS[1]} offset:{4 * number}")
        lines.append(f"global_store_b32 {_PLACE}, {total}, {_POINTERS[1]} offset:{4 * VGPRS}")
        return "\n".join(self.lines + lines)


def _descriptor(wave: int, block: tuple[int, int, int]) -> Descriptor:
    function = kernel("", wave=wave, block=block)
    found = descriptor_of(function.program, function.name)
    assert found is not None
    return found


def trial(seed: int) -> str:
    """What is wrong with the kernel of a seed, "" for nothing."""
    wave, block, change = SHAPES[seed % len(SHAPES)]
    body = Body(seed, wave, block)
    every = forms(wave)
    count = tries = 0
    while count < WANTED and tries < 600:
        tries += 1
        count += body.try_one(*body.random.choice(every))
    text = body.text()
    entry = f"\tv_xor_b32_e32 v0, {change:#x}, v0\n"
    first, second = (kernel(text, entry=code, prologue="", epilogue="", wave=wave, block=block) for code in ("", entry))
    if list(faults_of(build_flow(first))):
        return ""  # a source that such an instruction may not overwrite
    judged = verdict(first, second)
    if not judged.holds:
        return f"seed {seed} is not proved: {judged.first_difference}\n{text}"
    comparison = run_both(first, second, block, quick=True)
    return "" if not comparison.differences else f"seed {seed}: {comparison}\n{text}"


@pytest.mark.parametrize("seed", some(range(120), 5))
def test_what_is_said_to_be_the_same_in_every_lane_is_when_it_runs(seed: int) -> None:
    assert not trial(seed)
