"""Figures of the FP32 inner loops of a kernel: dual issue, register banks, and what else the loop executes.

Operand caches are the model of `operand_cache`; accumulators are read every time. A loop body is run twice and the
second time counts. Nothing of this was measured.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.dual_issue import BlockIssue, block_issues
from isatool.analysis.loops import Loop, LoopForest, find_loops
from isatool.analysis.operand_cache import Slots, vector_sources, written_vgprs
from isatool.analysis.sizes import code_bytes
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.views import kept
from isatool.isa.operations import Op
from isatool.isa.registers import BANKS, Register
from isatool.isa.table import AddressSpace, Unit
from isatool.records import record

_FMAS: Final = frozenset((Op.FMAC, Op.FMA))
HOT_FMAS: Final = 64
"""a block with fewer FMAs than this is not part of an outer product worth reporting"""


@record
class CacheFigures:
    """VGPR bank reads of FMA sources by the operand cache model."""

    source_reads: int = 0
    source_reads_x: int = 0
    source_reads_y: int = 0
    conflicts: int = 0
    """issues with more than one read on a bank, accumulators counted"""


@record
class BodyFigures:
    """Counts over a list of instructions. An FMA issue is an instruction with a v_fma_f32 or v_fmac_f32 in it."""

    fmas: int
    dual: int
    """issues with two FMAs"""
    mixed: int
    """VOPDs with one FMA"""
    single: int
    four_banks: int
    """dual issues whose four sources lie in four banks"""
    same_parity: int
    """dual issues with two sources of one parity in the same position (an erratum of gfx11)"""
    accumulators_same_bank: int
    cache: CacheFigures
    other_valu: int
    products: int
    """of matrices, which are among the other VALU instructions"""
    moves: int
    """v_mov halves and v_swap"""
    lds_loads: int
    lds_stores: int
    lds_atomics: int
    global_loads: int
    global_stores: int
    global_atomics: int
    scratch: int
    waits: int
    salu: int
    branches: int
    barriers: int
    delays: int
    hints: int
    other: int
    instructions: int
    bytes: int

    @property
    def work(self) -> int:
        """Instructions that are not hints to the scheduler."""
        return self.instructions - self.delays - self.hints

    @property
    def valu_issues(self) -> int:
        """VALU issue slots taken."""
        return self.dual + self.mixed + self.single + self.other_valu


@record
class LoopReport:
    """Figures of the blocks that belong to a loop and to no loop inside it."""

    loop: Loop
    label: str
    line: int
    """1-based line of the header in the file that was read, 0 if a pass made it"""
    is_hot: bool
    figures: BodyFigures


@record
class KernelReport:
    """Figures of a kernel: its loops, outer ones first, and totals."""

    name: str
    loops: tuple[LoopReport, ...]
    hot: BodyFigures
    """over all blocks in loops with at least 64 FMAs, in file order"""
    vgprs: int
    """highest VGPR number used, plus one"""
    sgprs: int
    instructions: int
    bytes: int
    bytes_without_hints: int
    """without s_delay_alu, s_clause, s_nop, s_setprio and s_set_inst_prefetch_distance"""
    moves_after_loops: int
    issues: tuple[BlockIssue, ...] = ()
    """VALU issue slots and pairs of every block, in file order"""


@kept
def report_kernel(flow: ControlFlow) -> KernelReport:
    """All figures of a function."""
    forest = find_loops(flow)
    loops = tuple(_report_loop(flow, forest, loop) for loop in forest.loops)
    looping = [block for block in flow.blocks if forest.innermost[block.index] >= 0]
    hot = [
        index
        for block in looping
        if sum(map(_fma_count, flow.instructions[block.first : block.last])) >= HOT_FMAS
        for index in block.instructions
    ]
    after = max((block.last for block in looping), default=0)
    registers = [register for instruction in flow.instructions for register in (*instruction.defs, *instruction.uses)]
    work = [instruction for instruction in flow.instructions if not instruction.is_hint]
    return KernelReport(
        flow.function.name,
        loops,
        measure([flow.instructions[index] for index in hot]),
        _count(registers, vector=True),
        _count(registers, vector=False),
        len(flow.instructions),
        code_bytes(flow.instructions),
        code_bytes(work),
        sum(map(_moves, flow.instructions[after:])),
        block_issues(flow, forest),
    )


def _report_loop(flow: ControlFlow, forest: LoopForest, loop: Loop) -> LoopReport:
    own = [flow.blocks[block] for block in forest.own_blocks(loop)]
    body = [flow.instructions[index] for block in own for index in block.instructions]
    header = flow.blocks[loop.header]
    line = flow.line_number(header.first)
    figures = measure(body)
    return LoopReport(loop, header.label, line, figures.fmas >= HOT_FMAS, figures)


def measure(body: Sequence[AnyInstruction]) -> BodyFigures:
    """Figures of a loop body."""
    kinds = Counter(map(kind_of, body))
    pairs: Counter[str] = Counter()
    for instruction in body:
        if kind_of(instruction) == "fma":
            pairs.update(_pair_figures(instruction))
    return BodyFigures(
        fmas=sum(map(_fma_count, body)),
        dual=pairs["dual"],
        mixed=pairs["mixed"],
        single=pairs["single"],
        four_banks=pairs["four_banks"],
        same_parity=pairs["same_parity"],
        accumulators_same_bank=pairs["accumulators_same_bank"],
        cache=cache_figures(body),
        other_valu=kinds["valu"],
        products=sum(instruction.row is not None and instruction.row.latency_class == "wmma" for instruction in body),
        moves=sum(map(_moves, body)),
        lds_loads=kinds["lds load"],
        lds_stores=kinds["lds store"],
        lds_atomics=kinds["lds atomic"],
        global_loads=kinds["global load"],
        global_stores=kinds["global store"],
        global_atomics=kinds["global atomic"],
        scratch=kinds["scratch"],
        waits=kinds["wait"],
        salu=kinds["salu"],
        branches=kinds["branch"],
        barriers=kinds["barrier"],
        delays=kinds["delay"],
        hints=kinds["hint"],
        other=kinds["other"],
        instructions=len(body),
        bytes=code_bytes(body),
    )


def cache_figures(body: Iterable[AnyInstruction]) -> CacheFigures:
    """Reads of FMA sources on the second pass through a body."""
    found = [sources_of(instruction) for instruction in body]
    slots: Slots = {}
    reads = conflicts = 0
    sides = [0, 0]
    for counts in (False, True):
        for sources, own_banks, written in found:
            if counts and own_banks is not None:
                missed = [
                    (side, bank) for side, (bank, place), register in sources if slots.get((bank, place)) != register
                ]
                reads += len(missed)
                for side, _ in missed:
                    sides[side] += 1
                banks = [bank for _, bank in missed]
                banks += own_banks
                conflicts += len(set(banks)) < len(banks)
            for _, slot, register in sources:
                slots[slot] = register
            if written and not written.isdisjoint(slots.values()):
                slots = {slot: register for slot, register in slots.items() if register not in written}
    return CacheFigures(reads, sides[0], sides[1], conflicts)


class Sources(NamedTuple):
    """What an instruction does to the operand caches: (half, (bank, position), register) of its reads, the banks of
    the results of an FMA (None: it is none), and the VGPRs that it writes.
    """

    reads: tuple[tuple[int, tuple[int, int], Register], ...]
    fma_banks: tuple[int, ...] | None
    written: frozenset[Register]


@lru_cache(maxsize=1 << 16)
def sources_of(instruction: AnyInstruction) -> Sources:
    """By the model of `operand_cache`."""
    reads: tuple[tuple[int, tuple[int, int], Register], ...] = ()
    banks = None
    if instruction.unit is Unit.VALU:
        vectors = vector_sources(instruction)
        reads = tuple((side, (register.bank, place), register) for side, place, register in vectors)
    if kind_of(instruction) == "fma":
        banks = tuple(half.operands[0].registers[0].bank for half in instruction.halves if is_fma(half))
    return Sources(reads, banks, written_vgprs(instruction))


@lru_cache(maxsize=1 << 16)
def kind_of(instruction: AnyInstruction) -> str:
    """What an instruction counts as: fma, valu, lds load, lds store, global load, global store, scratch, wait, ..."""
    if instruction.unit is Unit.VALU:
        return "fma" if any(map(is_fma, instruction.halves)) else "valu"
    row = instruction.row
    if row is None:
        return "other"
    access = "atomic" if row.is_atomic else row.operation.partition("_")[0]
    if row.space in _SPACES and access in ("load", "store", "atomic"):
        return f"{_SPACES[row.space]} {access}"
    if row.space is AddressSpace.SCRATCH:
        return "scratch"
    if instruction.is_wait:
        return "wait"
    if instruction.at_barrier:
        return "barrier"
    if row.is_hint:
        return "delay" if row.operation == Op.DELAY_ALU else "hint"
    if row.operation == Op.BRANCH or row.condition is not None:
        return "branch"
    return "salu" if row.unit in (Unit.SALU, Unit.SMEM, Unit.BRANCH, Unit.CONTROL) else "other"


_SPACES: Final = {AddressSpace.LDS: "lds", AddressSpace.GLOBAL: "global"}


def is_fma(half: Instruction) -> bool:
    """True for v_fma_f32 and v_fmac_f32, also as a half of a VOPD."""
    return half.unit is Unit.VALU and half.operation in _FMAS and half.type == "f32"


def _fma_count(instruction: AnyInstruction) -> int:
    return sum(map(is_fma, instruction.halves))


def _moves(instruction: AnyInstruction) -> int:
    halves = instruction.halves if instruction.unit is Unit.VALU else ()
    return sum(half.operation in _MOVES and half.type == "b32" for half in halves)


_MOVES: Final = frozenset((Op.MOV, Op.SWAP))


def _pair_figures(instruction: AnyInstruction) -> list[str]:
    if not instruction.is_dual:
        return ["single"]
    x, y = instruction.halves
    if not (is_fma(x) and is_fma(y)):
        return ["mixed"]
    found = ["dual"]
    sources = [half.operands[place] for half in (x, y) for place in (1, 2)]
    if not all(source.is_vgpr for source in sources):
        return found
    numbers = [source.registers[0] for source in sources]
    if len({number.bank for number in numbers}) == BANKS:
        found.append("four_banks")
    if numbers[0].parity == numbers[2].parity or numbers[1].parity == numbers[3].parity:
        found.append("same_parity")
    if x.operands[0].registers[0].bank == y.operands[0].registers[0].bank:
        found.append("accumulators_same_bank")
    return found


def _count(registers: Iterable[Register], vector: bool) -> int:
    return 1 + max((r.index for r in registers if (r.is_vgpr if vector else r.is_sgpr)), default=-1)
