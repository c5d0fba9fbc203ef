"""simplify: the same values with fewer issues, by the identities of a table (`identities.py`).

Every instruction is tried as the root of every identity. A replacement is put where the root was, or earlier, where its
sources still hold what the pattern read; the instructions whose results only the root needed go. It is taken if the
issue slots fall. The pass runs until nothing is found and no code is dead. It is long because each way to put a
replacement in place asks the same round what others of it touch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field, replace
from typing import Final

from isatool.allowance import spend
from isatool.analysis.assumptions import Sentence
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.effects import EXEC, bits
from isatool.analysis.wait_renewal import renew_waits
from isatool.asm.register_counts import Counts, used_registers, with_register_counts
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Operand
from isatool.ir.program import Function, Program
from isatool.ir.relation import Relation
from isatool.isa.registers import Register
from isatool.passes.common.dead_code import plan_removal
from isatool.passes.common.draft import Draft
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult
from isatool.passes.simplify.building import LEAST_GAIN, PAIRED, built, issues
from isatool.passes.simplify.bytes import gathered_at
from isatool.passes.simplify.carried import carried_halves
from isatool.passes.simplify.copies import KnownCopy, copy_at, copy_of, retargeted, without
from isatool.passes.simplify.halves import halved_words
from isatool.passes.simplify.identities import IDENTITIES
from isatool.passes.simplify.matching import Match, Matcher, Source
from isatool.passes.simplify.options import (
    ADDENDS,
    BYTES,
    CARRIED,
    COPIES_READ,
    COPIES_WRITTEN,
    DEAD,
    HALVES,
    SCALED,
    SHUFFLES,
    STORED,
    SUMS,
    WIDE,
    Simplify,
)
from isatool.passes.simplify.rules import NOWHERE, RESULT, IdentityRule, RuleLine, rule_of
from isatool.passes.simplify.scalar_sums import scalar_sums
from isatool.passes.simplify.shuffles import shuffles
from isatool.passes.simplify.stored_bytes import stored_bytes
from isatool.passes.simplify.strength import scaled_counters
from isatool.passes.simplify.versions import keys_of_operand, written_keys
from isatool.passes.simplify.wide_addresses import wide_addresses
from isatool.passes.simplify.zero_addends import zero_addends
from isatool.records import dataclass, record
from isatool.verify.launch import DeclaredLaunch

_MOST_ROUNDS: Final = 12
"""patterns are up to five instructions deep, and each round may make the root of another"""


@record
class _Candidate:
    """A replacement: the instructions that come at `place` instead of those `removed`."""

    match: Match
    made: tuple[Instruction, ...]
    place: int
    removed: frozenset[int]
    gain: float
    first: int | None = None
    """where the first of two instructions stands, if apart from the other one"""


@dataclass
class _Round(Edits):
    """Edits that do not touch one another."""

    touched: set[int] = field(default_factory=set)
    extended: dict[int, int] = field(default_factory=dict)
    """registers, by block, that are read later than in the input"""
    early: dict[int, int] = field(default_factory=dict)
    """registers, by block, that are written earlier"""
    given: int = 0
    """registers that results were given"""


_IN_CODE: Final[Mapping[str, Callable[[ControlFlow, int], tuple[Edits, int]]]] = {
    WIDE: lambda flow, limit: wide_addresses(Matcher(flow), limit),
    SCALED: lambda flow, _: scaled_counters(flow),
    SUMS: lambda flow, _: scalar_sums(Matcher(flow)),
    ADDENDS: lambda flow, _: zero_addends(Matcher(flow)),
    STORED: lambda flow, _: stored_bytes(flow),
    CARRIED: lambda flow, _: carried_halves(Matcher(flow)),
}
"""identities that are no patterns, each looked for where the ones before find nothing; with the VGPRs of a wave"""


def run(options: Simplify, function: Function, context: Context) -> PassResult:
    """Simplify one function; the input and a remark where that is impossible."""
    draft = Draft.of(function)
    report = PassReport(options.name, function)
    if draft.flow().calls:
        return report.unchanged("it calls other functions", settled=True)
    launch = DeclaredLaunch.of(function)
    off = frozenset(options.without.split())
    if Sentence.FULL_WAVES not in context.assumptions and not (launch is not None and launch.full_waves):
        off |= {ADDENDS}
    rules = [rule_of(identity, function.target) for identity in IDENTITIES if identity.name not in off]
    by_root = _by_root([rule for rule in rules if rule is not None])
    fired: Counter[str] = Counter()
    stages: tuple[Program, ...] = ()
    if SHUFFLES not in off:
        draft, count = _without_shuffles(draft)
        fired.update([SHUFFLES] * count)
        stages = (_with_counts(draft),) if count else ()
    if HALVES not in off:
        draft, count = halved_words(draft, context.vgpr_limit)
        fired.update([HALVES] * count)
    for _ in range(_MOST_ROUNDS):
        edits, names = _round(draft, by_root, off)
        for name, found_in in _IN_CODE.items():
            if not edits and name not in off:
                edits, count = found_in(draft.flow(), context.vgpr_limit)
                names = [name] * count
        if not edits:
            edits = plan_removal(draft.flow())
            names = [DEAD] * (len(edits.removed) + len(edits.replaced))
        if not edits:
            break
        draft = draft.edited(draft.flow(), edits)
        fired.update(names)
    if not fired:
        return report.unchanged("nothing to simplify")
    for rule, count in fired.most_common():
        report.about(f"applied {rule} {count} times", facts={"identity": rule, "count": count})
    report.statistics |= fired
    return replace(report.changed(draft), stages=stages)


def _without_shuffles(draft: Draft) -> tuple[Draft, int]:
    """The draft with moves between lanes, for which nothing waits, and how many there are."""
    flow = draft.flow()
    edits, count = shuffles(Matcher(flow))
    if not count:
        return draft, 0
    draft = draft.edited(flow, edits)
    flow = draft.flow()
    return draft.edited(flow, renew_waits(flow, flow, Relation.identity(flow.lines)).edits()), count


def _with_counts(draft: Draft) -> Program:
    """The program with as many registers as it names: the walk goes to it, and block by block on from there."""
    return with_register_counts(draft.program, draft.name, Counts(*used_registers(draft.function)))


def _by_root(every: Iterable[IdentityRule]) -> dict[str, tuple[IdentityRule, ...]]:
    found: dict[str, list[IdentityRule]] = {}
    for rule in every:
        row = rule.root.row
        for name in filter(None, (row.mnemonic, row.exchange)):
            found.setdefault(name, []).append(rule)
    return {name: tuple(rules) for name, rules in found.items()}


def _round(
    draft: Draft, by_root: Mapping[str, tuple[IdentityRule, ...]], off: frozenset[str]
) -> tuple[Edits, list[str]]:
    """Replacements that pay and do not touch one another, from the end of the function to its start. `off`: names of
    what is not done.
    """
    search = _Search(draft, Matcher(draft.flow()), off)
    made = _Round()
    copying = {name: tuple(rule for rule in rules if rule.is_copy) for name, rules in by_root.items()}
    names = list(search.copies(made, copying))
    names += search.bytes(made) if BYTES not in off else ()
    for index in range(len(search.flow.instructions) - 1, -1, -1):
        row = search.flow.instructions[index].row
        rules = by_root.get(row.mnemonic, ()) if row is not None else ()
        if not rules or index in made.touched or search.flow.block_of[index] not in search.reachable:
            continue
        spend()
        matches = [match for rule in rules for match in search.matcher.matches(rule, index)]
        candidates = [found for match in matches if (found := search.candidate(match)) is not None]
        for candidate in sorted(candidates, key=lambda each: -each.gain):
            if search.take(candidate, made):
                names.append(candidate.match.rule.name)
                break
        else:
            names += [match.rule.name for match in matches if search.take_early(match, made)][:1]
    return made, names


class _Search:
    """Asks whether a match pays, and where its replacement may be put."""

    def __init__(self, draft: Draft, matcher: Matcher, off: frozenset[str]) -> None:
        self.off = off
        self.flow = matcher.flow
        self.matcher = matcher
        self.versions = matcher.versions
        self.reachable = frozenset(self.flow.order)
        self.wave_size = draft.function.wave_size

    # -- copies

    def copies(self, made: _Round, copying: dict[str, tuple[IdentityRule, ...]]) -> Iterator[str]:
        """Take copies out, by name of what was done. `copying`: identities that copy, by the name of their root."""
        for index in range(len(self.flow.instructions)):
            if self.flow.block_of[index] not in self.reachable or index in made.touched:
                continue
            copy, rule = copy_at(self.matcher, index), ""
            row = self.flow.instructions[index].row
            if copy is None and row is not None and row.mnemonic in copying:
                rule, copy = copy_of(self.matcher, index, copying[row.mnemonic]) or ("", None)
            if copy is None:
                continue
            if rule and copy.source.operand == Operand(copy.target.value) and self._take_copy(copy, {}, made):
                yield rule
                continue
            for name, change in ((COPIES_READ, without), (COPIES_WRITTEN, retargeted)):
                if name in self.off:
                    continue
                found = change(self.matcher, copy)
                if found is not None and self._take_copy(copy, found, made):
                    yield rule or name
                    break

    def _take_copy(self, copy: KnownCopy, found: dict[int, AnyInstruction], made: _Round) -> bool:
        touched = {copy.index, *found}
        if touched & made.touched:
            return False
        sources, targets = bits(copy.source.operand.registers), bits(copy.target.registers)
        blocks = {self.flow.block_of[index] for index in touched}
        if any(sources & made.early.get(block, 0) or targets & made.extended.get(block, 0) for block in blocks):
            return False
        for block in range(len(self.flow.blocks)):
            made.extended[block] = made.extended.get(block, 0) | sources
        for block in blocks:
            made.early[block] = made.early.get(block, 0) | targets
        made.touched |= touched
        made.removed.add(copy.index)
        made.replaced.update(found)
        return True

    def bytes(self, made: _Round) -> Iterator[str]:
        """Take permutations of bytes, the last instructions of the longest chains first."""
        for index in range(len(self.flow.instructions) - 1, -1, -1):
            if index in made.touched or self.flow.block_of[index] not in self.reachable:
                continue
            found = gathered_at(self.matcher, index)
            if found is None:
                continue
            plan, block = (found.instruction,), self.flow.block_of[index]
            given = bits(found.instruction.defs) if found.readers else 0
            if found.readers.keys() & made.touched or given & made.early.get(block, 0):
                continue
            if self._take(index, found.place, plan, found.removed, found.looked_at, made):
                made.touched |= found.readers.keys()
                made.replaced.update(found.readers)
                made.given |= given
                made.early[block] = made.early.get(block, 0) | given
                yield BYTES

    # -- what a match is worth

    def candidate(self, match: Match) -> _Candidate | None:
        """The replacement at the best place; None if it does not pay or there is no place."""
        removed = self._removed(match)
        operands = {name: source.operand for name, source in match.sources.items()}
        for name, line in match.rule.writers.items():
            operands[name] = self._result(match, match.places[line])
        root = self.flow.instructions[match.root]
        operands[RESULT] = root.operands[0]
        made = []
        for step in match.rule.makes:
            instruction = built(step, operands, match.constants, self.wave_size)
            if instruction is None:
                return None
            made.append(instruction)
        gain = sum(map(self._cost, removed)) - sum(map(issues, made))
        if gain < LEAST_GAIN:
            return None
        place = self._place(match, removed, operands)
        if place is not None:
            return _Candidate(match, tuple(made), place, removed, gain)
        first = self._apart(match, removed, operands)
        return None if first is None else _Candidate(match, tuple(made), match.root, removed, gain, first)

    def _result(self, match: Match, place: int) -> Operand:
        """The operand that an intermediate value is written to."""
        register = self._written(match, place)
        return next(
            Operand(operand.value, half=operand.half)
            for half in self.flow.instructions[place].halves
            for operand in half.operands[:1]
            if operand.registers == (register,)
        )

    def _written(self, match: Match, place: int) -> Register:
        """The register of an instruction of the pattern that the pattern means, also of a half of a VOPD."""
        instruction = self.flow.instructions[place]
        if len(instruction.halves) == 1:
            return instruction.operands[0].registers[0]
        line = match.places.index(place)
        base = match.rule.steps[line].row.mnemonic
        return next(
            half.operands[0].registers[0]
            for half in instruction.halves
            if half.row is not None and half.row.base == base
        )

    def _cost(self, place: int) -> float:
        instruction = self.flow.instructions[place]
        return PAIRED if len(instruction.halves) > 1 else issues(instruction)

    def _removed(self, match: Match) -> frozenset[int]:
        """The root and the instructions whose results only instructions that go need."""
        going = {match.root}
        for line in range(len(match.places) - 2, -1, -1):
            place = match.places[line]
            if self._is_needed_only_by(place, going):
                going.add(place)
        kept = {name for step in match.rule.makes for part in step.sources for name in [part.name]}
        made = {step.result.name for step in match.rule.makes}
        for name, line in match.rule.writers.items():
            if name in kept and name not in made:
                going.discard(match.places[line])
        return frozenset(going)

    def _is_needed_only_by(self, place: int, going: set[int]) -> bool:
        instruction = self.flow.instructions[place]
        if len(instruction.halves) > 1:
            return False
        writes = written_keys(self.flow, place)
        if writes != set(keys_of_operand(instruction.operands[0])):
            return False
        return all(
            self.versions.readers.get((key, place), set()) <= going and (key, place) not in self.versions.escaped
            for key in writes
        )

    # -- where it may be put

    def _place(self, match: Match, removed: frozenset[int], operands: dict[str, Operand]) -> int | None:
        """The root's place, or the latest one before it in its block where all sources are what they were."""
        made = {step.result.name for step in match.rule.makes}
        writers = match.rule.writers
        rewritten = [name for name in made if name in writers]
        if any(match.places[writers[name]] not in removed for name in rewritten):
            return None
        block = self.flow.block_at(match.root)
        targets = bits(operands[name].registers[0] for name in (RESULT, *rewritten))
        place = match.root
        while place >= block.first:
            if self._sources_hold(match, operands, place, made):
                early = place < match.root
                return place if not early or self._is_ready(operands, place) else None
            place -= 1
            if place < block.first or place in self.flow.fences:
                return None
            effect = self.flow.effects[place]
            if effect.writes & EXEC:
                return None
            if place not in removed and (effect.reads | effect.writes) & targets:
                return None
        return None

    def _apart(self, match: Match, removed: frozenset[int], operands: dict[str, Operand]) -> int | None:
        """The place of the instruction that the first of two may replace, as it writes the same register; the second
        replaces the root. The first reads what is available there, and nothing that stays touches its result before the
        root.
        """
        if len(match.rule.makes) != 2:
            return None
        first, last = match.rule.makes
        line = match.rule.writers.get(first.result.name)
        if line is None or match.places[line] not in removed:
            return None
        place, target = match.places[line], bits(operands[first.result.name].registers)
        for index in range(place + 1, match.root):
            effect = self.flow.effects[index]
            if index in self.flow.fences or effect.writes & EXEC:
                return None
            if index not in removed and (effect.reads | effect.writes) & target:
                return None
        made = {first.result.name}
        held = self._sources_hold(match, operands, place, made, (first,))
        return place if held and self._sources_hold(match, operands, match.root, made, (last,)) else None

    def _sources_hold(
        self, match: Match, operands: dict[str, Operand], place: int, made: set[str], steps: tuple[RuleLine, ...] = ()
    ) -> bool:
        lines = steps or match.rule.makes
        used = {part.name for step in lines for part in step.sources if not part.is_constant}
        for name in used:
            source = match.sources.get(name)
            if source is not None:
                if self.versions.of(place, source.keys) != source.versions:
                    return False
            elif name not in made and name != NOWHERE:
                writer = match.places[match.rule.writers[name]]
                if set(self.versions.of(place, keys_of_operand(operands[name]))) != {writer}:
                    return False
        return all(self.matcher.sees(line, match.root) for line in match.places)

    def _is_ready(self, operands: dict[str, Operand], place: int) -> bool:
        """No load or store in flight at a place touches the operands of the replacement."""
        registers = bits(register for operand in operands.values() for register in operand.registers)
        return self.matcher.is_ready(registers, place)

    # -- taking it

    def take(self, candidate: _Candidate, made: _Round) -> bool:
        """Put a replacement into a round, unless it touches what another one does."""
        match, first = candidate.match, candidate.first
        places, (*before, last) = frozenset(match.places), candidate.made
        if first is None:
            return self._take(match.root, candidate.place, candidate.made, candidate.removed, places, made)
        if not self._take(match.root, match.root, (last,), candidate.removed, places, made, before[0].uses):
            return False
        made.removed.discard(first)
        made.replaced[first] = before[0]
        return True

    def take_early(self, match: Match, made: _Round) -> bool:
        """Compute the result of an identity, half a register, at its first line, into that line's register, for its
        readers: the source is lost before the root, and the result's own register is in use here.
        """
        place, target = match.places[0], self.flow.instructions[match.root].operands[0]
        if len(match.places) != 2 or len(match.rule.makes) != 1 or not target.half:
            return False
        (line,), (first, _) = match.rule.makes, match.rule.steps
        named = {part.name for part in line.sources if not part.is_constant}
        if not named <= {part.name for part in first.sources} or place not in self._removed(match):
            return False
        home = replace(self._result(match, place), half="l")
        operands = {name: source.operand for name, source in match.sources.items()}
        early = built(line, {**operands, RESULT: home}, match.constants, self.wave_size)
        if early is None or self._cost(place) + self._cost(match.root) - issues(early) < LEAST_GAIN:
            return False
        keys = keys_of_operand(home)
        copy = KnownCopy(match.root, target, target.half, Source(home, keys, (place,) * len(keys), match.root))
        found = without(self.matcher, copy)
        if found is None or place in made.touched or place in found or not self._take_copy(copy, found, made):
            return False
        made.touched.add(place)
        made.replaced[place] = early
        return True

    def _take(
        self,
        root: int,
        place: int,
        instructions: tuple[Instruction, ...],
        removed: frozenset[int],
        places: frozenset[int],
        made: _Round,
        others: Iterable[Register] = (),
    ) -> bool:
        """The instructions at a place instead of those removed; `places` are those that were looked at, `others`
        registers that another part of the replacement reads.
        """
        if removed & made.touched or places & made.removed:
            return False
        block = self.flow.block_of[root]
        sources = bits(others) | bits(register for instruction in instructions for register in instruction.uses)
        targets = bits(register for instruction in instructions for register in instruction.defs)
        is_early = place < root or len(instructions) > 1
        if sources & made.early.get(block, 0) or (is_early and targets & (made.extended.get(block, 0) | made.given)):
            return False
        if place != root and place in made.touched:
            return False
        made.extended[block] = made.extended.get(block, 0) | sources
        if is_early:
            made.early[block] = made.early.get(block, 0) | targets
        made.touched |= {*places, place}
        made.removed |= removed
        if place == root or place in removed:
            made.removed.discard(place)
            made.substitute(place, instructions)
        else:
            made.before[place] = instructions
        return True
