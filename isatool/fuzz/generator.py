"""Random but meaningful kernels: loops, divergence, branches on scalars, LDS, tuples, VOPD, 16-bit halves, calls.

Every kernel loads 24 values a lane, works on them in two iterations of an outer loop, and stores all of them. Lanes
touch only their own places in memory and LDS, or read what nobody writes, so there are no races by construction.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import field
from typing import Final

from isatool.analysis.cfg import build_flow
from isatool.analysis.edits import apply_edits
from isatool.analysis.hazards import plan_hazards
from isatool.analysis.wait_insertion import plan_waits
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.fuzz.words import (
    DUAL_X,
    DUAL_Y,
    EPILOGUE,
    FENCES,
    MEMORY,
    OTHERS,
    PAIRS,
    PRELUDE,
    SCALARS,
    WAIT_FOR_ALL,
    in_wave64,
)
from isatool.ir.program import Function, Program
from isatool.isa.wave import WAVE32, WAVE64
from isatool.passes.pair.region_pairing import is_legal_pair
from isatool.records import dataclass

WORK_ITEMS: Final = {WAVE32: 64, WAVE64: 96}
"""of the workgroup by wave size: two waves, in wave64 the second of them half empty"""
VALUES: Final = 24
"""v0 to v23 hold values"""
VGPRS: Final = 40
"""v24 to v31 belong to the frame, v32 to v39 are factors of outer products"""
_LDS_OF_A_LANE: Final = 128
SIMPLE: Final = ("straight", "straight", "masked", "skipped")
EVERYTHING: Final = (*SIMPLE, "counted", "counted", "branch", "product", "chain", "call")
PARTS: Final = 3
"""of a kernel"""
_ATTEMPTS: Final = 60
"""to draw a pair that is legal as a VOPD"""
NAME: Final = "k"


@dataclass
class Maker:
    """Instructions from a seed; `registers` bounds how many values there are, so how often registers are used again."""

    random: random.Random
    registers: int = VALUES
    wave_size: int = WAVE32
    labels: int = 0
    lines: list[str] = field(default_factory=list)
    functions: list[str] = field(default_factory=list)

    def fill(self, template: str) -> str:
        """Registers and constants for the letters of a template."""
        text = self._filled(template)
        while template.startswith("v_mad_") and "64" in template and _overlaps(text):
            text = self._filled(template)
        return text

    def _filled(self, template: str) -> str:
        words = []
        for word in template.replace(",", " ,").replace("|", " | ").replace("-V", "- V").split(" "):
            words.append(self.word(word))
        text = " ".join(words).replace(" ,", ",").replace("| ", "|").replace(" |", "|").replace("- v", "-v")
        return text.replace(",|", ", |").replace("|,", "|,")

    def word(self, word: str) -> str:
        """What stands for one word of a template."""
        pick = self.random
        match word:
            case "D" | "V":
                return f"v{pick.randrange(self.registers)}"
            case "P" | "Q":
                more = 1 if word == "P" else 3
                first = pick.randrange(self.registers - more)
                return f"v[{first}:{first + more}]"
            case "S":
                chosen = pick.choice(("V", "V", "V", *SCALARS))
                return f"v{pick.randrange(self.registers)}" if chosen == "V" else chosen
        return word

    def dual(self) -> str:
        """A VOPD that may be generated; wave64 has none."""
        if self.wave_size == WAVE64:
            return self.fill(self.random.choice(DUAL_Y).format("v_", "_e32"))
        for _ in range(_ATTEMPTS):
            x, y = (self.fill(self.random.choice(kinds).format("v_dual_", "")) for kinds in (DUAL_X, DUAL_Y))
            text = f"{x} :: {y}"
            (line,) = read_text(f"\t{text}\n").lines
            if line.instruction is not None and not line.instruction.is_opaque and is_legal_pair(line.instruction):
                return text
        return "v_nop"

    def line(self) -> str:
        """One instruction."""
        kind = self.random.random()
        if kind < 0.5:
            return self.fill(self.random.choice(DUAL_Y).format("v_", "_e32"))
        if kind < 0.6:
            return self.dual()
        if kind < 0.85:
            return self.fill(self.random.choice(OTHERS))
        if kind < 0.9:
            return self.fill(self.random.choice(PAIRS))
        if kind < 0.985:
            return self.fill(self.random.choice(MEMORY))
        return self.random.choice(FENCES)

    def label(self, name: str) -> str:
        """A label that no other part has."""
        self.labels += 1
        return f"{name}{self.labels}"

    # -- parts

    def straight(self, count: int) -> None:
        """A straight line."""
        self.lines += [self.line() for _ in range(count)]

    def masked(self, count: int) -> None:
        """A region in which only some lanes are on."""
        self.lines.append(f"s_and_saveexec_b32 s12, {self.random.choice(('s3', 'vcc_lo', '0x00ff0ff0'))}")
        self.straight(count)
        self.lines.append("s_mov_b32 exec_lo, s12")

    def skipped(self, count: int) -> None:
        """A region that no wave enters if VCC is 0."""
        label = self.label("skip")
        self.lines += ["v_cmp_gt_u32_e32 vcc_lo, 40, v26", "s_and_saveexec_b32 s13, vcc_lo", f"s_cbranch_execz {label}"]
        self.straight(count)
        self.lines += [f"{label}:", "s_mov_b32 exec_lo, s13"]

    def branch(self, count: int) -> None:
        """Two ways, by a condition that is the same for all lanes."""
        other, end = self.label("other"), self.label("end")
        self.lines += ["s_cmp_lt_u32 s4, s2", f"s_cbranch_scc1 {other}"]
        self.straight(count // 2)
        self.lines += [f"s_branch {end}", f"{other}:"]
        self.straight(count // 2)
        self.lines.append(f"{end}:")

    def counted(self, count: int) -> None:
        """A loop of two to four iterations that walks through LDS."""
        self._loop(lambda: self._walk(count), self.random.randrange(2, 5))

    def _walk(self, count: int) -> None:
        self.straight(count // 2)
        self.lines.append(self.fill("ds_load_b32 D, v28"))
        self.straight(count // 2)
        self.lines.append("v_add_nc_u32_e32 v28, 16, v28")

    def _loop(self, body: Callable[[], None], turns: int) -> None:
        label = self.label("turn")
        down = self.random.random() < 0.5
        self.lines += ["v_mov_b32_e32 v28, v27", f"s_mov_b32 s26, {turns if down else 0}", f"{label}:"]
        body()
        self.lines += [f"s_add_i32 s26, s26, {-1 if down else 1}", f"s_cmp_lg_u32 s26, {0 if down else turns}"]
        self.lines.append(f"s_cbranch_scc1 {label}")

    def product(self, count: int) -> None:
        """An outer product of values from LDS in a loop."""
        rows, columns = self.random.randrange(2, 5), self.random.randrange(2, 5)
        cells = [
            (8 + row * columns + column, 32 + row, 36 + column) for row in range(rows) for column in range(columns)
        ]
        self.random.shuffle(cells)

        def body() -> None:
            self.lines += ["ds_load_b128 v[32:35], v28", "ds_load_b128 v[36:39], v28 offset:16"]
            for target, row, column in cells:
                sources = [f"v{row}", f"v{column}"]
                self.random.shuffle(sources)
                self.lines.append(f"v_fmac_f32_e32 v{target}, {', '.join(sources)}")
            self.straight(count // 8)
            self.lines.append("v_add_nc_u32_e32 v28, 16, v28")

        self._loop(body, self.random.randrange(2, 5))

    def chain(self, count: int) -> None:
        """Global loads in a loop by 64-bit addresses that the loop computes."""
        shift = self.random.choice((2, 3, 4))

        def body() -> None:
            self.lines += [
                "v_lshl_add_u32 v29, s26, 3, v26", "v_ashrrev_i32_e32 v30, 31, v29",
                f"v_lshlrev_b64 v[29:30], {shift}, v[29:30]", "v_add_co_u32 v29, vcc_lo, s36, v29",
                "v_add_co_ci_u32_e64 v30, null, s37, v30, vcc_lo",
            ]  # fmt: skip
            self.lines.append(self.fill("global_load_b32 D, v[29:30], off"))
            self.lines.append(self.fill("global_load_b32 D, v[29:30], off offset:64"))
            self.straight(count // 2)

        self._loop(body, self.random.randrange(2, 5))

    def call(self, count: int) -> None:
        """A call of a function in the same file."""
        name = f"f{len(self.functions)}"
        self.lines += [
            *WAIT_FOR_ALL, "s_getpc_b64 s[16:17]", f"s_add_u32 s16, s16, {name}@rel32@lo+4",
            f"s_addc_u32 s17, s17, {name}@rel32@hi+12", "s_swappc_b64 s[30:31], s[16:17]",
        ]  # fmt: skip
        outer, self.lines = self.lines, []
        self.straight(count // 2)
        body = [line for line in self.lines if not line.startswith("s_setreg")]
        self.lines = outer
        text = _indented([*WAIT_FOR_ALL, *body, *WAIT_FOR_ALL, "s_setpc_b64 s[30:31]"])
        end = f".Lend_{name}"
        self.functions.append(
            f"\t.p2align 2\n\t.type {name},@function\n{name}:\n{text}\n{end}:\n\t.size {name}, {end}-{name}\n"
        )


def _overlaps(text: str) -> bool:
    """True if a 64-bit multiply-add writes what it reads, which the hardware does not take."""
    (line,) = read_text(f"\t{text}\n").lines
    operands = line.instruction.operands if line.instruction is not None else ()
    return bool({*operands[0].registers} & {register for each in operands[2:] for register in each.registers})


def _indented(lines: list[str]) -> str:
    return "\n".join(line if line.endswith(":") else f"\t{line}" for line in lines)


def text_of(
    seed: int,
    registers: int = VALUES,
    size: int = 40,
    parts: tuple[str, ...] = EVERYTHING,
    wave_size: int = WAVE32,
    count: int = PARTS,
) -> str:
    """A file with a kernel `k` without waits: `count` parts of `size` instructions, chosen from `parts`."""
    maker = Maker(random.Random(seed), registers, wave_size)
    maker.lines += [
        *PRELUDE,
        *(["s_mov_b32 vcc_hi, 0x5ac30ff0"] if wave_size == WAVE64 else []),
        "s_mov_b32 s24, 2",
        "again:",
    ]
    for _ in range(count):
        getattr(maker, maker.random.choice(parts))(size)
    if maker.random.random() < 0.5:
        maker.lines.append("s_barrier")
        maker.straight(size // 4)
    maker.lines += ["s_add_i32 s24, s24, -1", "s_cmp_lg_u32 s24, 0", "s_cbranch_scc1 again", *EPILOGUE]
    body, functions = _indented(maker.lines), "".join(maker.functions)
    if wave_size == WAVE64:
        body, functions = ("\n".join(_line_in_wave64(line) for line in text.split("\n")) for text in (body, functions))
    return program_text(body, functions, wave_size=wave_size)


def _line_in_wave64(line: str) -> str:
    """The line for 64 lanes; after a write of EXEC vector results are waited for (rule HAZARD-FORWARD)."""
    if not line.startswith(("\tv_", "\ts_")):
        return line
    made = "\t" + in_wave64(line[1:])
    return f"{made}\n\ts_waitcnt_depctr depctr_va_vdst(0)" if _WRITES_EXEC.match(made) else made


_WRITES_EXEC: Final = re.compile(r"\ts_(?:\w*saveexec|\w+ exec)")


def program_text(body: str, functions: str = "", vgprs: int = VGPRS, wave_size: int = WAVE32) -> str:
    """A file of one kernel around a body: descriptor, metadata for the buffers `floats`, `bits` and `out`."""
    items = WORK_ITEMS[wave_size]
    lds_bytes = _LDS_OF_A_LANE * items
    values = {
        "next_free_vgpr": vgprs, "next_free_sgpr": 48, "group_segment_fixed_size": lds_bytes,
        "user_sgpr_kernarg_segment_ptr": 1, "user_sgpr_count": 2, "kernarg_size": 24, "float_denorm_mode_32": 3,
        "wavefront_size32": int(wave_size == WAVE32),
    }  # fmt: skip
    arguments = [
        f"      - .address_space: global\n        .name: {name}\n        .offset: {8 * place}\n        .size: 8\n"
        "        .value_kind: global_buffer"
        for place, name in enumerate(("floats", "bits", "out"))
    ]
    return "\n".join(
        (
            '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"', "\t.text", f"{functions}\t.globl {NAME}", "\t.p2align 8",
            f"\t.type {NAME},@function", f"{NAME}:", body, f".Lend_{NAME}:", f"\t.size {NAME}, .Lend_{NAME}-{NAME}",
            "\t.section .rodata", f"\t.amdhsa_kernel {NAME}",
            *(f"\t\t.amdhsa_{name} {value}" for name, value in values.items()), "\t.end_amdhsa_kernel",
            "\t.amdgpu_metadata", "---", "amdhsa.kernels:", "  - .args:", *arguments,
            f"    .group_segment_fixed_size: {lds_bytes}", "    .kernarg_segment_align: 8",
            "    .kernarg_segment_size: 24", f"    .max_flat_workgroup_size: {items}", f"    .name: {NAME}",
            "    .private_segment_fixed_size: 0", "    .sgpr_count: 48", f"    .symbol: {NAME}.kd",
            f"    .vgpr_count: {vgprs}", f"    .wavefront_size: {wave_size}", "amdhsa.version: [1, 2]", "...",
            "\t.end_amdgpu_metadata", "",
        )
    )  # fmt: skip


def with_waits(program: Program) -> Program:
    """The program with the waits and hazard waits that every function needs, and no more."""
    for name in [function.name for function in program.functions]:
        for plan in (lambda flow: plan_waits(flow, {}, {}).edits(), plan_hazards):
            function = next(each for each in program.functions if each.name == name)
            flow = build_flow(function)
            program = apply_edits(flow, plan(flow)).program
    return program


def random_kernel(
    seed: int,
    registers: int = VALUES,
    size: int = 40,
    parts: tuple[str, ...] = EVERYTHING,
    wave_size: int = WAVE32,
    count: int = PARTS,
) -> Function:
    """The random kernel of a seed, as read back from its own text."""
    text = emit(with_waits(read_text(text_of(seed, registers, size, parts, wave_size, count))))
    return read_text(text, f"fuzz-{seed}.s").kernel(NAME)
