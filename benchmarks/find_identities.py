"""Finds identities for `simplify`: `python benchmarks/find_identities.py [--write] [--prove NAME ...]`.

Programs of two and three integer instructions are computed on sample words, from their semantics, and so are programs
of fewer issues; where all samples agree, z3 is asked, then the validator, which has to know the identity by its own
rules. A class of programs says which leaves they have: names, constants, constants by name with what has to hold of
them, names whose bits are apart. A program that contains a known identity is no new one.

--write puts what is found into `passes/simplify/identities.tsv`, after what was written by hand; --prove asks z3 again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "verify"))
sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))

from compile import compile_source, is_held_out, sources
from identity_programs import (
    LINES,
    NAMES,
    RESULTS,
    SAMPLES,
    Computer,
    Line,
    Operation,
    Program,
    Samples,
    Space,
    cost,
    leaves,
    names_in,
    operations,
    programs,
    texts,
    written_once,
)
from identity_proofs import counterexample
from identity_terms import both_sides, cases
from real.generate import entries

from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.isa.table import Unit, known
from isatool.passes.common.draft import Draft
from isatool.passes.simplify.building import LEAST_GAIN
from isatool.passes.simplify.identities import IDENTITIES, TABLE
from isatool.passes.simplify.matching import Matcher
from isatool.passes.simplify.rules import Identity, rule_of

TIMEOUT: Final = 20000
"""milliseconds for one question to z3"""


# -- what compilers leave


@dataclass
class Left:
    """What is in the half of the corpus that passes are tuned on: which operation reads the result of which, in chains
    of two and three, which two it reads at once, and which constants an operation has as its n-th source.
    """

    chains: set[tuple[str, ...]] = field(default_factory=set)
    both: set[tuple[str, ...]] = field(default_factory=set)
    constants: dict[tuple[str, int], set[int]] = field(default_factory=dict)

    def has(self, program: Program) -> bool:
        """Whether all of a program is there; a constant by name stands for any."""
        made = dict(zip(RESULTS[len(program)], program, strict=True))
        for op, args in program:
            read = [made[arg] for arg in args if arg in LINES]
            if any((first.name, op.name) not in self.chains for first, _ in read):
                return False
            if len(read) > 1 and (*sorted(first.name for first, _ in read), op.name) not in self.both:
                return False
            chains = [
                (made[arg][0].name, second.name, op.name) for second, inner in read for arg in inner if arg in LINES
            ]
            if not self.chains >= set(chains):
                return False
            if not all(self._has_constant(op, at, arg) for at, arg in enumerate(args)):
                return False
        return True

    def _has_constant(self, op: Operation, at: int, arg: str) -> bool:
        if arg in LINES or arg in NAMES:
            return True
        there = {*self.constants.get((op.name, at), ())}
        if op.row.commutes and at < 2:
            there |= self.constants.get((op.name, 1 - at), set())
        return bool(there) if arg[0] == "#" else int(arg, 0) & 0xFFFFFFFF in there

    def add(self, function: Function) -> None:
        """Count those of a function."""
        matcher = Matcher(Draft.of(function).flow())
        made: dict[int, list[tuple[str, ...]]] = {}
        for index in range(len(matcher.flow.instructions)):
            reader = matcher.plain(index)
            if reader is None or reader.row is None or reader.unit is not Unit.VALU:
                continue
            name, read = reader.row.mnemonic, []
            for at, operand in enumerate(reader.operands[1:]):
                number = matcher.number(operand, index)
                found = matcher.definition(operand, index)
                if number is not None:
                    self.constants.setdefault((name, at), set()).add(number)
                elif found is not None and found[1].row is not None and found[1].unit is Unit.VALU:
                    read.append(found[1].row.mnemonic)
                    own = (found[1].row.mnemonic, name)
                    made.setdefault(index, []).append(own)
                    self.chains |= {own, *((*chain[:1], *own) for chain in made.get(found[0], ()))}
            self.both |= {(*sorted(pair), name) for pair in combinations(read, 2)}

    @classmethod
    def by_compilers(cls) -> Left:
        """That of the corpus."""
        programs_of = [read_file(entry.path) for entry in entries() if not entry.held_out]
        for level in LEVELS:
            for source in sources():
                if not is_held_out(source.stem):
                    programs_of.append(read_text(compile_source(Toolchain.find().clang, source, level), source.name))
        found = cls()
        for program in programs_of:
            for kernel in program.kernels:
                found.add(kernel)
        return found


# -- the search


def with_fewer(space: Space, ops: Sequence[Operation], computer: Computer) -> dict[bytes, Program]:
    """The cheapest program for each result, of one line or as many as the space says."""
    named = tuple(f"#{name}" for name in (*space.constants, *space.labels))
    leaf = (*NAMES[: space.names], "0", "-1", *space.numbers, *named)
    found: dict[bytes, tuple[tuple[float, int, int], Program]] = {}

    def keep(program: Program) -> None:
        own = leaves(program)
        rank = (cost(program), len(own), sum(each not in NAMES for each in own))
        result = computer.result(program)
        if result not in found or rank < found[result][0]:
            found[result] = rank, program

    one = [
        ((op, args),)
        for op in ops
        for args in product(leaf, repeat=op.sources)
        if len(set(args)) == len(args) and any(arg in NAMES for arg in args)
    ]
    for single in one:
        keep(single)
    if space.fewer > 1:
        plain = NAMES[: space.names]
        for (first,) in one:
            if not set(first[1]) <= {*plain}:
                continue
            for op in ops:
                for args in product(("t", *plain), repeat=op.sources):
                    if args.count("t") == 1 and len(set(args)) == len(args):
                        program: Program = (first, (op, args))
                        if not space.linear or len(set(leaves(program))) == len(leaves(program)) == space.names:
                            keep(program)
    return {result: program for result, (_, program) in found.items()}


def is_plausible(program: Program, samples: Samples) -> bool:
    """Whether no line has two constants or shifts by 32 or more, which compilers leave of no program."""
    for op, args in program:
        constants = [arg for arg in args if arg not in NAMES and arg not in LINES]
        amount = args[AMOUNTS[op.name]] if op.name in AMOUNTS else ""
        if len(constants) > 1 or (amount in constants and samples.arrays[amount].max() >= 32):
            return False
    return True


def trivial(line: Line, computer: Computer, simple: dict[bytes, str]) -> bool:
    """Whether a line of leaves is a leaf."""
    return computer.line(line).tobytes() in simple


def candidates(space: Space, left: Left) -> Iterator[tuple[Program, Program]]:
    """Programs of the space and cheaper ones that agree on all samples; the shortest patterns first."""
    samples = Samples(space)
    computer = Computer(samples)
    every = [op for op in operations() if not op.name.startswith(LEFT_OUT)]
    chosen = every if space.operations == "all" else [op for op in every if op.name in ROWS[space.operations].split()]
    moves = [op for op in operations() if op.name == "v_mov_b32"]
    fewer = every if space.fewer == 1 else [op for op in every if op.name in ROWS[space.cheaper].split()]
    cheaper = with_fewer(space, [*moves, *fewer], computer)
    simple = {array.tobytes(): leaf for leaf, array in samples.arrays.items()}
    wanted = {f"#{name}" for name in space.constants}
    seen: set[Program] = set()
    for program in programs(space, chosen):
        own = leaves(program)
        if not wanted <= set(own) or any(own.count(each) > 1 for each in wanted):
            continue
        if space.numbers and not set(space.numbers) & set(own):
            continue
        if not left.has(program) or not is_plausible(program, samples):
            continue
        if any(LINES.isdisjoint(line[1]) and trivial(line, computer, simple) for line in program):
            continue
        once = written_once(program)
        if once in seen:
            continue
        seen.add(once)
        made = cheaper.get(computer.result(program))
        if made is None or cost(program) - cost(made) < LEAST_GAIN or names_in(made) != names_in(program):
            continue
        if len(set(computer.words(program))) > 1:  # compilers leave no constants
            yield program, made


# -- what is an instance of what is known


def tree(program: Program, at: int) -> tuple[Any, ...]:
    """A line with the lines that it reads in place."""
    op, args = program[at]
    results = RESULTS[len(program)]
    return (op.name, *(tree(program, results.index(arg)) if arg in LINES else arg for arg in args))


Tree = tuple[Any, ...] | str


def subtrees(found: Tree) -> Iterator[Tree]:
    """All lines of a tree."""
    if isinstance(found, tuple):
        yield found
        for each in found[1:]:
            yield from subtrees(each)


def matches(pattern: Tree, found: Tree, bound: dict[str, Tree]) -> Iterator[dict[str, Tree]]:
    """Ways in which a tree is an instance of a pattern."""
    if isinstance(pattern, str):
        if pattern[0] in "-0123456789":
            if found == pattern:
                yield bound
            return
        fits = pattern[0] != "#" or (isinstance(found, str) and found not in NAMES)
        if fits and bound.get(pattern, found) == found:
            yield {**bound, pattern: found}
        return
    if isinstance(found, str) or found[0] != pattern[0] or len(found) != len(pattern):
        return
    orders = [found[1:]]
    if known(str(found[0]), chips.DEFAULT).commutes and len(found) > 2:
        orders.append((found[2], found[1], *found[3:]))
    for order in orders:
        yield from _all_match(pattern[1:], order, bound)


def _all_match(
    patterns: tuple[Tree, ...], found: tuple[Tree, ...], bound: dict[str, Tree]
) -> Iterator[dict[str, Tree]]:
    if not patterns:
        yield bound
        return
    for each in matches(patterns[0], found[0], bound):
        yield from _all_match(patterns[1:], found[1:], each)


def pattern_of(identity: Identity) -> Tree | None:
    """The pattern of an identity as a tree; None where it has what the search does not."""
    rule = rule_of(identity, chips.DEFAULT)
    made: dict[str, Tree] = {}
    for step in rule.steps if rule is not None else ():
        parts: list[Tree] = []
        for part in step.sources:
            if part.half or step.modifiers:
                return None
            text = str(part.number) if part.number is not None else f"#{part.name}" if part.is_constant else part.name
            parts.append(made.get(text, text))
        made[step.result.name] = (step.row.mnemonic, *parts)
    return made.get("d")


def is_instance(program: Program, identities: Sequence[tuple[Tree, Identity]], samples: Samples) -> bool:
    """Whether one of the identities applies to a part of a program."""
    parts = [part for part in subtrees(tree(program, len(program) - 1)) if isinstance(part, tuple)]
    return any(
        part[0] == pattern[0] and any(_holds(identity, bound, samples) for bound in matches(pattern, part, {}))
        for pattern, identity in identities
        for part in parts
    )


def _holds(identity: Identity, bound: dict[str, Tree], samples: Samples) -> bool:
    """Whether the condition of an identity holds for a match, for the constants of all samples."""
    if not identity.when:
        return True
    for at in range(SAMPLES):
        values = {}
        for name in identity.asked:
            subject, _, kind = name.rpartition("_")
            if kind not in ("bits", "quiet", "low", "high") or not subject:
                values[name] = int(samples.arrays[str(bound[f"#{name}"])][at])
            elif kind != "bits":
                return False
            else:
                found = bound[subject]
                constant = isinstance(found, str) and found not in NAMES
                array = samples.arrays.get(str(found) if constant else f"#{found}_bits")
                values[name] = 0xFFFFFFFF if array is None else int(array[at])
        if identity.bindings(values) is None:
            return False
    return True


def identity_of(space: Space, program: Program, made: Program) -> Identity:
    """What was found as a line of the table."""
    used = {leaf[1:] for leaf in leaves(made) if leaf[0] == "#"}
    given = [f"{name} = {text}" for name, text in space.labels.items() if name in used]
    when = space.when
    before, after = (".".join(op.name.split("_", 1)[1].rsplit("_", 1)[0] for op, _ in each) for each in (program, made))
    return Identity(
        f"{before}-{after}", texts(program), texts(made), "; ".join(filter(None, (when, *given))), by="search"
    )


def accepted(identity: Identity) -> str:
    """Empty if z3 proves an identity and the validator knows it; else who does not."""
    rule = rule_of(identity, chips.DEFAULT)
    assert rule is not None
    tried = cases(rule)
    if not tried:
        return "no constants"
    wrong = counterexample(rule, 40, TIMEOUT)
    if wrong:
        return f"z3 {wrong}"
    sides = (both_sides(rule, constants) for constants in tried[:: len(tried) // 40 + 1])
    return "" if all(before == after for before, after in sides) else "validator"


# -- the searches


AMOUNTS: Final = {
    **dict.fromkeys(("v_lshlrev_b32", "v_lshrrev_b32", "v_ashrrev_i32"), 0),
    **dict.fromkeys(("v_lshl_add_u32", "v_lshl_or_b32", "v_bfe_u32", "v_bfe_i32"), 1),
    **dict.fromkeys(("v_add_lshl_u32", "v_alignbit_b32"), 2),
}
"""which source says how far is shifted"""
LEFT_OUT: Final = ("v_dot", "v_perm", "v_mov", "v_add_nc_i32", "v_sub_nc_i32")
"""sums of products, bytes in any order and moves, which are other parts of the pass, and sums that are others without
clamp"""
ROWS: Final = {
    "short": "v_and_b32 v_or_b32 v_xor_b32 v_add_nc_u32 v_sub_nc_u32 v_lshlrev_b32 v_lshrrev_b32 v_ashrrev_i32 "
    "v_not_b32",
    "logic": "v_and_b32 v_or_b32 v_xor_b32 v_not_b32 v_xnor_b32 v_add_nc_u32 v_sub_nc_u32 v_bfi_b32",
    "fused": "v_and_b32 v_or_b32 v_xor_b32 v_add_nc_u32 v_sub_nc_u32 v_lshlrev_b32 v_lshrrev_b32 v_add3_u32 v_xad_u32 "
    "v_or3_b32 v_xor3_b32 v_lshl_add_u32 v_lshl_or_b32 v_add_lshl_u32 v_and_or_b32 v_bfi_b32 v_alignbit_b32 v_bfe_u32 "
    "v_mad_u32_u24 v_min_u32 v_max_u32 v_min_i32 v_max_i32 v_min3_u32 v_max3_u32 v_min3_i32 v_max3_i32",
    "order": "v_min_u32 v_max_u32 v_min_i32 v_max_i32 v_sub_nc_u32 v_add_nc_u32",
    "sums": "v_add_nc_u32 v_add3_u32 v_xor_b32 v_xor3_b32 v_or_b32 v_or3_b32 v_and_b32 v_and_or_b32 v_lshl_add_u32 "
    "v_lshl_or_b32 v_xad_u32 v_sub_nc_u32 v_lshlrev_b32",
}
LEVELS: Final = ("O1", "O3")
ONES: Final = "m != 0 and m & m + 1 == 0 and ~m != 0"
BELOW: Final = "a < 32"
TWO: Final = "a < 32 and b < 32"
SPACES: Final = (
    Space(1, "all", 3, ("-1",)),
    Space(1, "all", 3, ("1",)),
    Space(1, "all", 3, ("0",)),
    Space(1, "all", 3, (), ("m",), "x_bits & ~m == 0"),
    Space(1, "all", 3, (), ("m",), "x_bits & m == 0"),
    Space(2, "all", 4),
    Space(2, "all", 3, ("-1",)),
    Space(2, "all", 3, ("1",)),
    Space(2, "all", 3, ("31",)),
    Space(3, "logic", 3),
    Space(3, "logic", 3, fewer=2),
    Space(3, "short", 4),
    Space(3, "order", 3),
    Space(3, "sums", 5, fewer=2, cheaper="sums", linear=True),
    Space(2, "all", 3, (), ("a",), "", ("~a", "-a")),
    Space(2, "all", 3, (), ("a",), BELOW, ("32 - a", "1 << a", "(1 << a) - 1", "0xffffffff >> a", "-1 << a", "31 - a")),
    Space(2, "all", 3, (), ("m",), ONES, ("count(m)", "~m", "32 - count(m)")),
    Space(2, "all", 3, (), ("m",), "m != 0 and ~m & ~m + 1 == 0", ("count(m)", "~m", "32 - count(m)")),
    Space(2, "all", 2, (), ("a", "b"), "", ("a + b", "a & b", "a | b", "a ^ b", "a - b", "b - a")),
    Space(2, "all", 2, (), ("a", "b"), f"{TWO} and a + b < 32", ("a + b", "32 - a", "32 - b")),
    Space(2, "all", 2, (), ("a", "b"), "0 < a <= b < 32", ("b - a", "32 - b", "0xffffffff >> b")),
    Space(2, "all", 2, (), ("a", "b"), "0 < b <= a < 32", ("a - b", "32 - a", "0xffffffff << a")),
    Space(2, "all", 2, (), ("m", "s"), "s < 32 and ~m << s == 0", ("m << s", "32 - s")),
    Space(2, "all", 2, (), ("m", "s"), "s < 32 and ~m >> s == 0", ("m >> s", "32 - s")),
    Space(2, "all", 2, (), ("a", "b"), "a & b == 0", ("a | b", "~a", "~b")),
    Space(2, "all", 2, (), ("a", "b"), "~(a | b) == 0", ("a & b", "~a", "~b")),
    Space(3, "short", 3, (), ("a", "b"), "0 < a < 32 and a + b == 32"),
    Space(3, "short", 2, (), ("a", "b"), "b == ~a"),
    Space(2, "all", 3, (), (), "x_bits & y_bits == 0"),
    Space(2, "all", 3, (), (), "x_bits < 0x1000000 and y_bits < 0x1000000"),
    Space(2, "all", 3, (), (), "x_bits < 0x80000000 and y_bits < 0x80000000"),
    Space(2, "all", 2, (), ("m",), "x_bits & m == 0", ("~m",)),
    Space(2, "all", 2, (), ("m",), "x_bits & ~m == 0", ("~m",)),
)
"""the searches, those that ask for less first"""


def find(left: Left, spaces: Sequence[Space], log: Callable[[str], None]) -> list[Identity]:
    """All identities of the searches, in their order."""
    found: list[tuple[Tree, Identity]] = []
    by_hand = [
        (pattern, identity)
        for identity in IDENTITIES
        if identity.by == "hand" and not identity.usual_mode and (pattern := pattern_of(identity)) is not None
    ]
    for space in spaces:
        started, samples = time.process_time(), Samples(space)
        refused: Counter[str] = Counter()
        pairs = sorted(candidates(space, left), key=lambda pair: (len(pair[0]), cost(pair[1]), len(leaves(pair[0]))))
        count = len(found)
        for program, made in pairs:
            if is_instance(program, found, samples):
                continue
            identity = identity_of(space, program, made)
            pattern = pattern_of(identity)
            assert pattern is not None
            same = [each for each, _ in by_hand if not is_copy_of(each, pattern)]
            if is_instance(program, [pair for pair in by_hand if pair[0] in same], samples):
                continue
            why = accepted(identity)
            refused[why] += bool(why)
            if not why:
                found.append((pattern, identity))
        log(
            f"{space.lines} lines of {space.operations}, {space.when or 'always'}: {len(pairs)} agree, "
            f"{len(found) - count} new, {dict(refused)}, {time.process_time() - started:.0f} CPU s"
        )
    return [identity for _, identity in found]


def is_copy_of(first: Tree, second: Tree) -> bool:
    """Whether two patterns are the same but for names."""
    return _is_renamed(first, second) and _is_renamed(second, first)


def _is_renamed(first: Tree, second: Tree) -> bool:
    return any(all(isinstance(each, str) for each in bound.values()) for bound in matches(first, second, {}))


def merged(found: Sequence[Identity]) -> list[Identity]:
    """The table with what was found instead of what a search found before; patterns keep their names."""
    patterns = [(pattern, identity) for identity in IDENTITIES if (pattern := pattern_of(identity)) is not None]
    names = {identity.name for identity in IDENTITIES}
    table = {identity.name: identity for identity in IDENTITIES if identity.by == "hand"}
    for identity in found:
        own = pattern_of(identity)
        assert own is not None
        old = next((each for pattern, each in patterns if is_copy_of(pattern, own)), None)
        name = identity.name if old is None else old.name
        if old is None:
            number = 2
            while name in names or name in table:
                name, number = f"{identity.name}-{number}", number + 1
        table[name] = replace(identity if old is None or old.by == "search" else old, name=name, by="search")
    return list(table.values())


def line_of(identity: Identity) -> str:
    """An identity as a line of the table."""
    mode = "usual" if identity.usual_mode else "any"
    sides = ("; ".join(identity.pattern), "; ".join(identity.replacement))
    return "\t".join((identity.name, *sides, identity.when, mode, identity.by))


def main() -> None:
    """Search, or prove what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--prove", nargs="+", default=[], metavar="NAME", help="ask z3 and the validator again")
    parser.add_argument("--space", type=int, action="append", help="only the n-th search; may be repeated")
    parser.add_argument("--write", action="store_true", help="write the table")
    options = parser.parse_args()
    for identity in IDENTITIES:
        if identity.name in options.prove:
            print(f"{identity.name}: {accepted(identity) or 'proved'}")
    if options.prove:
        return
    spaces = SPACES if options.space is None else [SPACES[number] for number in options.space]
    found = find(Left.by_compilers(), spaces, lambda line: print(line, flush=True))
    for identity in found:
        print(line_of(identity))
    if options.write:
        head = TABLE.read_text(encoding="utf-8").splitlines()[0]
        TABLE.write_text("\n".join((head, *map(line_of, merged(found)))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
