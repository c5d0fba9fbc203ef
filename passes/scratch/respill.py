"""respill: loads of private memory replaced by what makes the same value from registers or the LDS.

A compiler that runs out of registers spills addresses that one instruction would compute again, and tiles that the LDS
still holds. Value numbering (`values.py`) says what registers, slots and the LDS hold at each reload. Where a register
holds the value, or a sum or exclusive or with a constant of it, or all that the instruction that made it read, the
value is made again; a tuple that came from the LDS is loaded from there again, as long as nobody can have stored to
it. What is left goes to registers that are free wherever the slot lives. Stores that no load needs any more go. It is
long because reloads that are computed, loaded and kept in registers are told apart by one numbering of values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.clauses import find_clauses
from isatool.analysis.edits import Edits
from isatool.analysis.exec_state import compute_exec_state
from isatool.analysis.loops import find_loops
from isatool.analysis.private_memory import SLOT, data_of, has_whole_slots, private_accesses, slots_of
from isatool.asm.private_segment import without_private_segment
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Operand, Value
from isatool.ir.pairs import constant_of
from isatool.ir.program import Function
from isatool.isa import opcodes
from isatool.isa.registers import SGPR_COUNT, VGPR_BASE, Register, RegisterRange
from isatool.isa.table import AddressSpace
from isatool.passes.common.dead_code import plan_removal
from isatool.passes.common.draft import Draft
from isatool.passes.common.lower_registers import busy_registers
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult
from isatool.passes.scratch.freed_registers import with_freed_registers
from isatool.passes.scratch.loop_slots import SlotLives, promoted_in_loops
from isatool.passes.scratch.options import Respill
from isatool.passes.scratch.values import LDS, Held, SlotValues, ValueOrigin
from isatool.records import dataclass

_Registers = tuple[Register, ...]
_LOOP: Final = 8
"""as often as what is around it a loop is taken to run"""


def run(options: Respill, function: Function, context: Context) -> PassResult:
    """The kernel with fewer accesses of private memory, or the input and why."""
    draft = Draft.of(function)
    flow = draft.flow()

    accesses = _accesses(flow)
    if not accesses:
        raise RefusedError("it does not access private memory")
    why = _unfollowed(flow, accesses)
    if why:
        raise RefusedError(why)
    made = _recomputed(_without_clauses(draft, accesses), options.steps)
    recomputed = len(accesses) - len(_accesses(made.flow()))
    made = _without_dead_stores(made)
    made, looped = promoted_in_loops(made, _lives(made.flow()), context.vgpr_limit, own=True)
    made, kept = _promoted(made, context.vgpr_limit)
    made, more = _promoted_into_freed(made, context.vgpr_limit)
    kept += more
    made = _without_dead_stores(made)
    made, more = promoted_in_loops(made, _lives(made.flow()), context.vgpr_limit)
    looped += more
    rest = len(_accesses(made.flow()))
    if rest == len(accesses) and not looped:
        why = "no value of its slots is in reach, and no register is free where they live"
        raise RefusedError(why, help_="--max-vgprs")
    text = f"{len(accesses) - rest} of {len(accesses)} accesses of private memory are gone"
    if looped:
        inside = [_in_loops(each) for each in (flow, made.flow())]
        text = f"{inside[0] - inside[1]} of {inside[0]} accesses of private memory in loops are gone"
    text += f": {recomputed} loads of what can be made again, {kept} slots in free registers"
    text += f", {looped} in registers that are free in a loop" if looped else ""
    if not rest:
        made, shrunk = _without_segment(made)
        text += "; the kernel needs none any more" * shrunk
    counts = {"accesses": len(accesses), "left": rest, "recomputed": recomputed, "promoted": kept}
    report = PassReport(options.name, function, statistics={**counts})
    report.about(text, facts=counts)
    return report.changed(made)


def _in_loops(flow: ControlFlow) -> int:
    forest = find_loops(flow)
    return sum(forest.depth(flow.block_of[index]) > 0 for index in _accesses(flow))


def _without_segment(draft: Draft) -> tuple[Draft, bool]:
    """The draft without private memory, if its descriptor says how much there is."""
    try:
        return replace(draft, program=without_private_segment(draft.program, draft.name)), True
    except KeyError:
        return draft, False


def _accesses(flow: ControlFlow) -> list[int]:
    return [index for index, found in enumerate(flow.instructions) if found.space is AddressSpace.SCRATCH]


def _without_clauses(draft: Draft, accesses: Sequence[int]) -> Draft:
    """Without hints about groups of accesses, which are formed again of those that stay."""
    flow = draft.flow()
    found = {
        clause.index
        for clause in find_clauses(flow)
        if clause.index not in flow.kept
        and not set(accesses).isdisjoint(range(clause.index, clause.index + clause.length + 1))
    }
    return draft.edited(flow, Edits(set(found)))


def _unfollowed(flow: ControlFlow, accesses: Sequence[int]) -> str | None:
    """Why private memory is not followed, None if it is."""
    if find_loops(flow).irreducible:
        return "control enters a loop at several places"
    if flow.calls or any(index not in flow.kept for index in flow.fences):
        return "it calls functions, or has instructions that are not known"
    private = private_accesses(flow)
    for index in accesses:
        if index not in private:
            return f"the access on {flow.place(index)} is not at a fixed place of its own lane's memory"
    return None


# -- values that can be made again


def _recomputed(draft: Draft, steps: int) -> Draft:
    """The draft with loads replaced by what makes their values."""
    flow = draft.flow()
    values = SlotValues.of(flow, private_accesses(flow))
    edits = Edits()
    for block in flow.order:
        for index, held in values.walk(block):
            if not _is_load(flow, index) or _is_fixed(flow, index):
                continue
            found = _Maker(values, dict(held), steps).load(index)
            if found is not None:
                edits.substitute(index, found)
    return draft.edited(flow, edits)


def _is_load(flow: ControlFlow, index: int) -> bool:
    row = flow.instructions[index].row
    return row is not None and row.space is AddressSpace.SCRATCH and row.may_load


@dataclass
class _Maker:
    """What makes values at one place. `held` changes with each value that is made."""

    values: SlotValues
    held: Held
    steps: int

    def load(self, index: int) -> list[Instruction] | None:
        """Instructions instead of a load; None if there are none."""
        load = self.values.flow.instructions[index]
        data = data_of(load)
        wanted = [self.values.number_of(self.held, SLOT + slot) for slot in slots_of(load)]
        found = self._from_lds(data, wanted)
        if found is not None:
            return found
        made: list[Instruction] = []
        for register, value in zip(data, wanted, strict=True):
            steps = self.value(value, register, self.steps)
            if steps is None:
                return None
            made += steps
            self.held[register] = value
        return made

    def value(
        self, value: int, target: Register, steps: int, spare: _Registers = (), lost: frozenset[int] = frozenset()
    ) -> list[Instruction] | None:
        """At most so many instructions that put a value into a register; None without any. They change no other one
        but the `spare`, and do not read those that are `lost`.
        """
        if target not in lost and self.values.number_of(self.held, target) == value:
            return []
        if steps < 1:
            return None
        numbers = self.values.numbers
        if value in numbers.constants:
            return [self._made(opcodes.V_MOV_B32_E32, target, Integer(numbers.constants[value]))]
        place = self._holder(value, 0, SGPR_COUNT, lost) or self._holder(value, VGPR_BASE, LDS, lost)
        if place is not None:
            return [self._made(opcodes.V_MOV_B32_E32, target, place)]
        return self._near(value, target, lost) or self._again(value, target, steps, spare, lost)

    def _holder(self, value: int, low: int, high: int, lost: frozenset[int]) -> RegisterRange | None:
        """A register of those numbered so that holds a value."""
        for place, other in self.held.items():
            if other == value and low <= place < high and place not in lost:
                return RegisterRange(Register(place))
        return None

    def _near(self, value: int, target: Register, lost: frozenset[int]) -> list[Instruction] | None:
        """From a register that differs by a constant."""
        numbers = self.values.numbers
        (base, total), (other_base, flipped) = numbers.sum_of(value), numbers.flip_of(value)
        for place, other in self.held.items():
            if not VGPR_BASE <= place < LDS or place in lost:
                continue
            source = RegisterRange(Register(place))
            found, constant = numbers.sum_of(other)
            if found == base:
                return [self._made(opcodes.V_ADD_NC_U32_E32, target, _signed(total - constant), source)]
            found, constant = numbers.flip_of(other)
            if found == other_base:
                return [self._made(opcodes.V_XOR_B32_E32, target, _signed(flipped ^ constant), source)]
        return None

    def _made(self, name: str, target: Register, source: Value, *others: Value) -> Instruction:
        values = (RegisterRange(target), source, *others)
        return self.values.flow.function.build(name, *values)

    def _again(
        self, value: int, target: Register, steps: int, spare: _Registers, lost: frozenset[int]
    ) -> list[Instruction] | None:
        """By the instruction that made it, from where its sources are now; those that are nowhere are made first, in
        the register itself and in spare ones.
        """
        made = self.values.numbers.made.get(value)
        if made is None or made.contents >= 0:
            return None
        sources = dict(enumerate(made.sources, 1))
        operands = dict(enumerate(made.instruction.operands))
        read = [place for place in sources if constant_of(operands[place]) is None]
        missing = [place for place in read if self._place(operands[place], sources[place], lost) is None]
        if any(len(sources[place]) > 1 or not operands[place].is_vgpr for place in missing):
            return None
        wanted = list(dict.fromkeys(sources[place][0] for place in missing))
        homes = dict(zip(wanted, (target, *spare), strict=False))
        if len(homes) < len(wanted):
            return None
        taken = lost | {target, *spare} if missing else lost
        for place in read:
            found: Value | None = RegisterRange(homes[sources[place][0]]) if place in missing else None
            found = found or self._place(operands[place], sources[place], taken)
            if found is None:
                return None
            operands[place] = operands[place].with_value(found)
        first: list[Instruction] = []
        for source in wanted:
            rest = spare[len(wanted) - 1 :]
            steps_left = steps - 1 - len(first)
            part = self.value(source, homes[source], steps_left, rest, taken if len(wanted) > 1 else lost)
            if part is None:
                return None
            first += part
        if len(first) >= steps:
            return None
        operands[0] = operands[0].with_value(RegisterRange(target))
        return [*first, made.instruction.with_operands(operands.values())]

    def _place(self, operand: Operand, sources: Sequence[int], lost: frozenset[int]) -> Value | None:
        """Consecutive registers of the same file that hold what an operand read, the same ones if they still do."""
        registers = operand.registers
        holds = zip(registers, sources, strict=True)
        if all(each not in lost and self.values.number_of(self.held, each) == value for each, value in holds):
            return operand.value
        if len(sources) > 1:
            return None
        return self._holder(sources[0], *((VGPR_BASE, LDS) if operand.is_vgpr else (0, SGPR_COUNT)), lost)

    def _from_lds(self, data: _Registers, wanted: Sequence[int]) -> list[Instruction] | None:
        """One load of the LDS for what such a load has brought, if the LDS still holds it."""
        loads = [self.values.numbers.made.get(value) for value in wanted]
        first = loads[0]
        if first is None or first.contents < 0 or first.contents != self.values.number_of(self.held, LDS):
            return None
        if len(first.instruction.operands[0].registers) != len(data):
            return None
        if any(not _continues(first, load, element) for element, load in enumerate(loads)):
            return None
        target, operand = first.instruction.operands
        place = self._place(operand, first.sources[0], frozenset())
        made: list[Instruction] | None = []
        if place is None:
            made = self.value(first.sources[0][0], data[0], len(data) * self.steps - 1, data[1:])
            place = RegisterRange(data[0])
        if made is None:
            return None
        load = first.instruction.with_operands(
            (target.with_value(RegisterRange(data[0], len(data))), operand.with_value(place))
        )
        return [*made, load]


def _continues(first: ValueOrigin, other: ValueOrigin | None, element: int) -> bool:
    """Whether a value is the dword at this place of what the same load brings."""
    if other is None or other.element != element or other.contents != first.contents:
        return False
    same = other.instruction.mnemonic == first.instruction.mnemonic and other.sources == first.sources
    return same and other.instruction.integer("offset") == first.instruction.integer("offset")


def _signed(value: int) -> Integer:
    value &= 0xFFFFFFFF
    return Integer(value - (1 << 32) if value >= 0xFFFFFFF0 else value)


# -- slots


def _lives(flow: ControlFlow) -> SlotLives:
    """The life of slots: a store of parts of a dword, or in some lanes, replaces nothing."""
    exec_state = compute_exec_state(flow)
    reads, kills = [0] * len(flow.instructions), [0] * len(flow.instructions)
    for index in private_accesses(flow):
        instruction = flow.instructions[index]
        if _is_load(flow, index):
            reads[index] = _mask(instruction)
        elif has_whole_slots(instruction) and exec_state.is_full(index):
            kills[index] = _mask(instruction)
    before, after = [0] * len(flow.instructions), [0] * len(flow.instructions)
    starts = [0] * len(flow.blocks)
    changed = True
    while changed:
        changed = False
        for number in reversed(flow.order):
            live = 0
            for successor in flow.blocks[number].successors:
                live |= starts[successor]
            for index in reversed(flow.blocks[number].instructions):
                after[index] = live
                live = live & ~kills[index] | reads[index]
                before[index] = live
            changed = changed or live != starts[number]
            starts[number] = live
    return SlotLives(before, after)


def _without_dead_stores(draft: Draft) -> Draft:
    """Without stores whose slots nobody loads."""
    flow = draft.flow()
    lives = _lives(flow)
    dead = {
        index
        for index in private_accesses(flow) - flow.kept
        if not _is_load(flow, index) and not lives.after[index] & _mask(flow.instructions[index])
    }
    made = draft.edited(flow, Edits(set(dead)))
    return made.edited(made.flow(), plan_removal(made.flow()))


def _mask(instruction: AnyInstruction) -> int:
    return sum(1 << slot for slot in slots_of(instruction))


def _promoted(draft: Draft, limit: int) -> tuple[Draft, int]:
    """Slots in registers that are free wherever they live, those that are accessed most often first; how many."""
    flow = draft.flow()
    lives, busy = _lives(flow), busy_registers(flow)
    homes: dict[int, Register] = {}
    count = 0
    for slots, accesses in _groups(flow):
        mask = sum(1 << slot for slot in slots)
        if lives.before[0] & mask or any(_is_fixed(flow, index) for index in accesses):
            continue
        chosen = {}
        taken = dict.fromkeys(range(len(flow.instructions)), 0)
        for slot in slots:
            life = [
                index
                for index in range(len(flow.instructions))
                if (lives.before[index] | lives.after[index]) >> slot & 1
            ]
            forbidden = 0
            for index in life:
                forbidden |= busy[index] | taken[index]
            free = [code for code in range(VGPR_BASE, VGPR_BASE + limit) if not forbidden >> code & 1]
            if not free:
                break
            chosen[slot] = Register(free[0])
            for index in life:
                taken[index] |= 1 << free[0]
        else:
            homes |= chosen
            count += len(slots)
            for index, mask in taken.items():
                busy[index] |= mask
    return draft.edited(flow, _moves(flow, homes)), count


def _promoted_into_freed(draft: Draft, limit: int) -> tuple[Draft, int]:
    """Slots that loops load, in registers that are given up for them; only as many as find one."""
    flow = draft.flow()
    forest = find_loops(flow)
    wanted = {
        slot
        for index in private_accesses(flow)
        if forest.depth(flow.block_of[index]) and _is_load(flow, index) and not _is_fixed(flow, index)
        for slot in slots_of(flow.instructions[index])
    }
    count = len(wanted)
    while count:
        made, kept = _promoted(with_freed_registers(draft, count), limit)
        if kept >= count:
            return made, kept
        count = min(kept, count - 1)
    return draft, 0


def _is_fixed(flow: ControlFlow, index: int) -> bool:
    """Whether an access cannot become moves of registers."""
    whole = has_whole_slots(flow.instructions[index]) and compute_exec_state(flow).is_full(index)
    return not whole or index in flow.kept


def _groups(flow: ControlFlow) -> list[tuple[list[int], list[int]]]:
    """(slots, accesses) of slots that some access touches together, those with most accesses first."""
    forest = find_loops(flow)
    parts: list[tuple[set[int], list[int]]] = []
    for index in sorted(private_accesses(flow)):
        slots, accesses = set(slots_of(flow.instructions[index])), [index]
        rest = []
        for part in parts:
            if part[0] & slots:
                slots |= part[0]
                accesses += part[1]
            else:
                rest.append(part)
        parts = [*rest, (slots, accesses)]

    def weight(part: tuple[set[int], list[int]]) -> float:
        often = sum(float(_LOOP) ** forest.depth(flow.block_of[index]) for index in part[1])
        return -often / len(part[0])

    return [(sorted(slots), sorted(accesses)) for slots, accesses in sorted(parts, key=weight)]


def _moves(flow: ControlFlow, homes: Mapping[int, Register]) -> Edits:
    """Moves instead of the accesses of slots that have a home."""
    edits = Edits()
    for index in private_accesses(flow):
        instruction = flow.instructions[index]
        slots = slots_of(instruction)
        if not all(slot in homes for slot in slots):
            continue
        pairs = [(register, homes[slot]) for register, slot in zip(data_of(instruction), slots, strict=True)]
        if not _is_load(flow, index):
            pairs = [(home, register) for register, home in pairs]
        values = [(RegisterRange(target), RegisterRange(source)) for target, source in pairs]
        edits.substitute(index, [flow.function.build(opcodes.V_MOV_B32_E32, *value) for value in values])
    return edits
