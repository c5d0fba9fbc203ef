"""Faults in the prover itself: do the verifier's own tests notice them?

`nice -n 19 python benchmarks/prover_mutants.py [--minutes 30] [--count 300]` goes on where its table ends. It changes
one place of one function of `isatool/verify` or of the algebra under it (`isatool/bitvec`, some of `isatool/analysis`),
in the syntax tree: a guard is dropped, a comparison is off by one or flipped, `and` becomes `or`, a function returns
True early, a range is wider, and so on. The places are drawn by a hash, from every module some. The tests that call the
function run against it, those of every test function first and cheap ones before long ones, until one fails; a test
that takes many times as long counts as failed.

Everything runs in a copy of the committed tree, in a process for each mutant that gives the function its new code, so
the tree is never edited and a mutant costs no import. Which tests call which functions is recorded once
(`.pytest_cache/prover_mutants.json`), and again for new tests and for those that call a function that has changed;
`--fresh` records all.

Columns: `noticed` by a test, `slow` (a test hung), `unnoticed` by those that call the function, `uncovered` (no test
calls it). The last column is written by people: why a mutant computes the same, or can only
cost time or a proof. `--again` tries the rows that no test has noticed and that have no reason once more.

It is long because the kinds of faults, the map from functions to tests and the process of a mutant share one table.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import gc
import hashlib
import importlib
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Final, cast

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
TABLE: Final = ROOT / "benchmarks" / "prover_mutants.tsv"
MAP: Final = ROOT / ".pytest_cache" / "prover_mutants.json"
TESTS: Final = (
    "tests/verify",
    "tests/analysis",
    "tests/bitvec",
    "tests/cli/test_certificates.py",
    *(
        f"tests/passes/test_{name}.py"
        for name in ("grouped_loads", "pipelined_loops", "back_edge", "other_ids", "stream", "respill", "pad_lds")
    ),
)
"""of the verifier: its own, and those about the lemmas of single passes"""
ALGEBRA: Final = ("polynomials", "atoms", "arithmetic", "symbolic", "affine*", "bit_sums", "bdd", "lanes")
"""modules of isatool/analysis that the prover computes with"""
CPU_SECONDS: Final = 120
"""for one mutant, unless asked for others; what is left of its tests is left out then, and the row says how many ran"""
SLOW_CPU_SECONDS: Final = 15
SLOW_TIMES: Final = 20
"""a test hangs if it takes so many seconds and so many times its own time more"""
MOST_WALL_SECONDS: Final = 1200
"""of a mutant, for tests that wait for other processes"""
COLUMNS: Final = ("function", "kind", "number", "before", "after", "fate", "ran", "test", "why")
UNSEEN: Final = ("unnoticed", "uncovered")
NO_ANSWER: Final = "no answer"
HOOK: Final = 0.5
"""what a constant of a code is until a function takes its place"""


# Places -------------------------------------------------------------------------------------------------------------

SHIFTED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OTHERS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
SWAPPED: Final = {"any": "all", "all": "any", "min": "max", "max": "min"}
LEAVES: Final = (ast.Return, ast.Raise, ast.Continue, ast.Break)
NO_FAULTS: Final = frozenset(["spend", "doing", "stage"])
"""calls that count steps or report progress"""

Definition = ast.FunctionDef


@dataclass(frozen=True)
class Place:
    """Where a fault may be: the kind, a node of the definition, and what takes its place."""

    kind: str
    node: ast.AST
    other: ast.AST


def faults(definition: Definition) -> Iterator[Place]:
    """Every fault of a function, in the order of its text."""
    returns = ast.unparse(definition.returns) if definition.returns else ""
    if returns.endswith("| None") and len(definition.body) > 1:
        yield Place("none", definition.body[1], ast.Return(ast.Constant(None)))
    for node in inside(definition):
        match node:
            case ast.If(test=test, body=[*_, ast.Return() | ast.Raise() | ast.Continue() | ast.Break()], orelse=[]):
                yield Place("guard", test, ast.Constant(False))
            case ast.Compare(ops=[operator]) if type(operator) in SHIFTED:
                yield Place("comparison", node, ast.Compare(node.left, [SHIFTED[type(operator)]()], node.comparators))
            case ast.BoolOp(op=operator, values=values):
                yield Place(
                    "connective", node, ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
                )
                for number in range(len(values)):
                    rest = [*values[:number], *values[number + 1 :]]
                    yield Place("operand", node, rest[0] if len(rest) == 1 else ast.BoolOp(operator, rest))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield Place("not", node, operand)
            case ast.Constant(value=int() as value) if not isinstance(value, bool):
                yield Place("number", node, ast.Constant(value + 1))
            case ast.Return(value=ast.expr() as value) if returns == "bool" and ast.unparse(value) != "True":
                yield Place("true", value, ast.Constant(True))
            case ast.Call(func=ast.Name(id="range"), args=[*before, last], keywords=[]) if len(before) < 2:
                wider = ast.BinOp(last, ast.Add(), ast.Constant(1))
                yield Place("range", node, ast.Call(node.func, [*before, wider], []))
            case ast.Call(func=ast.Name(id=name)) if name in SWAPPED:
                yield Place("swap", node.func, ast.Name(SWAPPED[name], ast.Load()))
            case ast.BinOp(op=operator) if type(operator) in OTHERS:
                yield Place("operator", node, ast.BinOp(node.left, OTHERS[type(operator)](), node.right))
            case ast.Expr(value=ast.Call()):
                yield Place("statement", node, ast.Pass())


def inside(definition: Definition) -> Iterator[ast.AST]:
    """The nodes of a body that decide something: neither annotations, messages nor the counting of steps."""
    waiting: list[ast.AST] = list(reversed(definition.body))
    while waiting:
        node = waiting.pop()
        match node:
            case ast.Raise() | ast.JoinedStr() | ast.Assert() | ast.Expr(value=ast.Constant()):
                continue
            case ast.Call(func=ast.Name(id=name)) | ast.Expr(value=ast.Call(func=ast.Name(id=name))) if (
                name in NO_FAULTS
            ):
                continue
            case ast.AnnAssign(value=value):
                waiting.extend([value] if value else [])
                continue
            case ast.FunctionDef(body=body):
                waiting.extend(reversed(body))
                continue
        yield node
        waiting.extend(reversed(list(ast.iter_child_nodes(node))))


def definitions(tree: ast.AST, before: str = "") -> Iterator[tuple[str, Definition]]:
    """Functions and methods that are in no other function, with their qualified names."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield before + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from definitions(node, f"{before}{node.name}.")


@dataclass(frozen=True)
class Row:
    """A mutant and its fate. `function` is `module:qualified.name`; equal faults of a function are numbered."""

    function: str
    kind: str
    number: int
    before: str
    after: str
    fate: str = ""
    ran: str = ""
    test: str = ""
    why: str = ""

    @property
    def key(self) -> tuple[str, ...]:
        """What names it as long as the function keeps its text there."""
        return self.function, self.kind, str(self.number), self.before, self.after

    @property
    def module(self) -> str:
        """Dotted name."""
        return self.function.partition(":")[0]

    @property
    def draw(self) -> bytes:
        """Its place in the order in which mutants are drawn."""
        return hashlib.sha256("\t".join(self.key).encode()).digest()


def short(node: ast.AST) -> str:
    """Its text on one line."""
    text = " ".join(ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).split())
    return text if len(text) <= 90 else text[:88] + ".."


@dataclass(frozen=True)
class Module:
    """The syntax tree of a module and the places in it."""

    name: str
    file: Path
    tree: ast.Module

    @classmethod
    def read(cls, file: Path, root: Path) -> Module:
        """From a file below the root."""
        name = ".".join(file.relative_to(root).with_suffix("").parts)
        return cls(name, file, ast.parse(file.read_text()))

    def texts(self) -> Iterator[tuple[str, str]]:
        """Digests of functions, by their names in the rows."""
        for name, node in definitions(self.tree):
            yield f"{self.name}:{name}", hashlib.sha256(ast.dump(node).encode()).hexdigest()[:16]

    def places(self) -> Iterator[tuple[Row, Place]]:
        """All of them."""
        for name, definition in definitions(self.tree):
            numbers: Counter[tuple[str, str, str]] = Counter()
            for place in faults(definition):
                texts = place.kind, short(place.node), short(place.other)
                yield Row(f"{self.name}:{name}", texts[0], numbers[texts], *texts[1:]), place
                numbers[texts] += 1

    def code(self, function: str, place: Place) -> CodeType:
        """The code of a function (qualified name) with a fault."""

        class Change(ast.NodeTransformer):
            def visit(self, node: ast.AST) -> ast.AST:
                if node is place.node:
                    return ast.copy_location(place.other, node)
                return cast(ast.AST, self.generic_visit(node))

        tree = copy.deepcopy((self.tree, place))
        place = tree[1]
        changed = ast.fix_missing_locations(Change().visit(tree[0]))
        return next(code for code in codes(compile(cast(ast.Module, changed), str(self.file), "exec"))
                    if code.co_qualname == function)  # fmt: skip


def codes(code: CodeType) -> Iterator[CodeType]:
    """The codes that are in a code."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes(constant)


def modules(root: Path) -> list[Module]:
    """What gets faults."""
    files = [*sorted((root / "isatool" / "verify").rglob("*.py")), *sorted((root / "isatool" / "bitvec").glob("*.py"))]
    for name in ALGEBRA:
        files += sorted((root / "isatool" / "analysis").glob(f"{name}.py"))
    return [Module.read(file, root) for file in files if file.name != "__init__.py"]


def drawn(found: Sequence[Module], count: int) -> list[Row]:
    """About `count` mutants: from each module by the root of its places, from each kind in turn."""
    queues = []
    for module in found:
        kinds: dict[str, list[Row]] = {}
        for row in sorted((row for row, _ in module.places()), key=lambda row: row.draw):
            kinds.setdefault(row.kind, []).append(row)
        queue: list[Row] = []
        for place in range(max(map(len, kinds.values()), default=0)):
            rows = [rows[place] for rows in kinds.values() if place < len(rows)]
            queue += sorted(rows, key=lambda row: row.draw)
        queues.append(queue)
    whole = sum(len(queue) ** 0.5 for queue in queues)
    return [row for queue in queues for row in queue[: round(count * len(queue) ** 0.5 / whole)]]


# Table --------------------------------------------------------------------------------------------------------------


def read_table(path: Path) -> dict[tuple[str, ...], Row]:
    """Its rows; none if there is no file."""
    rows = {}
    for line in path.read_text().splitlines() if path.exists() else []:
        if line.startswith(("#", "function\t")):
            continue
        function, kind, number, *texts = line.split("\t")
        row = Row(function, kind, int(number), *texts)
        rows[row.key] = row
    return rows


def write_table(path: Path, rows: Sequence[Row]) -> None:
    """All rows, with the sums first."""
    head = f"# made by benchmarks/prover_mutants.py: {summary(rows)}"
    lines = [
        "\t".join((*row.key, row.fate, row.ran, row.test, row.why)) for row in sorted(rows, key=lambda row: row.key)
    ]
    path.write_text("\n".join((head, "\t".join(COLUMNS), *lines, "")))


def summary(rows: Sequence[Row]) -> str:
    """Counts by fate."""
    counts = Counter("explained" if row.fate in UNSEEN and row.why else row.fate for row in rows)
    return f"{len(rows)} mutants, " + ", ".join(f"{counts[name]} {name}" for name in sorted(counts))


# Runs ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Record:
    """A test without faults: CPU seconds and the functions that it calls; none if it fails."""

    seconds: float
    functions: frozenset[str]


class Campaign:
    """A plugin of pytest that runs the collected tests again and again, each time in a process of its own."""

    def __init__(self, root: Path, options: argparse.Namespace) -> None:
        self.root = root
        self.options = options
        self.modules = {module.name: module for module in modules(root)}
        self.failed = ""
        self.is_child = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remembers a failure."""
        if report.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """The campaign, in place of the tests."""
        for name in self.modules:
            importlib.import_module(name)
        items = {item.nodeid: item for item in session.items}
        records = self.records(list(items.values()))
        ending = time.monotonic() + 60 * self.options.minutes
        rows = read_table(self.options.table)
        known = {row.key: place for module in self.modules.values() for row, place in module.places()}
        rows = {key: row for key, row in rows.items() if key in known}
        if self.options.again:
            wanted = [row for row in rows.values() if row.fate in UNSEEN and not row.why]
        else:
            wanted = [row for row in drawn(list(self.modules.values()), self.options.count) if row.key not in rows]
        for row in sorted(wanted, key=lambda row: row.draw):
            if time.monotonic() > ending or self.options.only not in row.function:
                continue
            relevant = [items[name] for name in ordered(records, row.function) if name in items]
            seconds = {name: records[name].seconds for name in records}
            judged = self.fate(row, known[row.key], relevant, seconds)
            rows[row.key] = judged
            write_table(self.options.table, list(rows.values()))
            print(judged.fate, *row.key, judged.ran, judged.test, file=self.options.output, flush=True)
        write_table(self.options.table, list(rows.values()))
        print(summary(list(rows.values())), file=self.options.output, flush=True)
        return True

    def records(self, items: list[pytest.Item]) -> dict[str, Record]:
        """Of all tests: from the file if it has them, and if no function that they call has changed since."""
        found = json.loads(MAP.read_text()) if MAP.exists() and not self.options.fresh else {}
        before, kept = found.get("functions", {}), found.get("tests", {})
        texts = {name: text for module in self.modules.values() for name, text in module.texts()}
        same = {name for name, text in texts.items() if before.get(name) == text}
        files = {str(module.file): module.name for module in self.modules.values()}
        kept = {name: found for name, found in kept.items() if isinstance(found, list) and same.issuperset(found[1])}
        missing = [item for item in items if item.nodeid not in kept]
        functions = functions_of(files)
        MAP.parent.mkdir(exist_ok=True)
        for done, item in enumerate(missing, 1):
            work = partial(self.record, item, functions, files, texts)
            kept[item.nodeid] = in_child(work, MOST_WALL_SECONDS)
            if done % 100 == 0 or done == len(missing):
                MAP.write_text(json.dumps({"functions": texts, "tests": kept}))
                print(f"recorded {done} of {len(missing)} tests", file=self.options.output, flush=True)
        return {name: Record(found[0], frozenset(found[1])) for name, found in kept.items() if isinstance(found, list)}

    def record(
        self, item: pytest.Item, functions: list[FunctionType], files: dict[str, str], names: Container[str]
    ) -> object:
        """What a test calls; a text if it fails."""
        begin = time.process_time()
        seen = note_calls(functions)
        failed = self.run(item, None)
        spent = time.process_time() - begin
        called = {f"{files[code.co_filename]}:{outermost(code)}" for code in seen}
        return failed or [round(spent, 3), sorted(name for name in called if name in names)]

    def run(self, item: pytest.Item, following: pytest.Item | None) -> str:
        """One test; its name if it fails."""
        if not self.is_child:
            self.is_child = True
            item.config.pluginmanager.unregister(name="terminalreporter")
        self.failed = ""
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return self.failed

    def fate(self, row: Row, place: Place, items: list[pytest.Item], seconds: dict[str, float]) -> Row:
        """The row with what its tests say."""
        if not items:
            return replace(row, fate="uncovered", ran="0/0", test="")

        def judged() -> object:
            install(self.modules[row.module].code(row.function.partition(":")[2], place), row)
            for number, item in enumerate(items):
                if time.process_time() > self.options.seconds:
                    return ["unnoticed", number, ""]
                with_limit(SLOW_CPU_SECONDS + SLOW_TIMES * seconds[item.nodeid], ["slow", number + 1, item.nodeid])
                following = items[number + 1] if number + 1 < len(items) else None
                if self.run(item, following):
                    return ["noticed", number + 1, item.nodeid]
            return ["unnoticed", len(items), ""]

        found = in_child(judged, MOST_WALL_SECONDS)
        if not isinstance(found, list):
            assert found == NO_ANSWER, f"{row.key}: {found}"
            found = ["slow", "?", ""]
        fate, ran, test = found
        return replace(row, fate=fate, ran=f"{ran}/{len(items)}", test=test.removeprefix("tests/"), why="")


def ordered(records: dict[str, Record], function: str) -> list[str]:
    """The tests that call a function: of every test function one, cheap ones first, then the second of each, ..."""
    names = sorted((name for name, record in records.items() if function in record.functions),
                   key=lambda name: (records[name].seconds, name))  # fmt: skip
    places: Counter[str] = Counter()
    turns = []
    for name in names:
        kind = name.partition("[")[0]
        turns.append((places[kind], len(turns), name))
        places[kind] += 1
    return [name for _, _, name in sorted(turns)]


def outermost(code: CodeType) -> str:
    """The qualified name of the function that a code is in."""
    return code.co_qualname.partition(".<locals>")[0].partition(".<lambda>")[0]


def functions_of(files: Container[str]) -> list[FunctionType]:
    """Every function object that was made from these files."""
    gc.unfreeze()  # what tests/conftest.py froze is not listed
    return [
        function
        for function in gc.get_objects()
        if isinstance(function, FunctionType) and function.__code__.co_filename in files
    ]


def note_calls(functions: Iterable[FunctionType]) -> set[CodeType]:
    """The codes of those that are called from now on. A function notes its first call only, so it costs little: until
    then it has a code that calls a hook, and the hook gives it its own code back.
    """
    seen: set[CodeType] = set()

    def watch(function: FunctionType, code: CodeType) -> None:
        def called(args: tuple[object, ...], names: dict[str, object]) -> object:
            function.__code__ = code
            seen.add(code)
            return function(*args, **names)

        stub = stub_of(len(code.co_freevars))
        constants = (called if constant == HOOK else constant for constant in stub.co_consts)
        function.__code__ = stub.replace(co_consts=tuple(constants))

    for function in functions:
        watch(function, function.__code__)
    return seen


@cache
def stub_of(cells: int) -> CodeType:
    """A code that passes its arguments to `HOOK`, which is a constant of it; with as many free variables."""
    names = "".join(f"a{place}, " for place in range(cells))
    text = f"def outer({names}):\n return lambda *args, **names: (({HOOK} or 0)(args, names), {names})[0]"
    return next(code for code in codes(compile(text, "", "exec")) if code.co_name == "<lambda>")


def install(code: CodeType, row: Row) -> None:
    """Gives every function object that has the old code the new one."""
    name = row.function.partition(":")[2]
    found = [
        function
        for function in functions_of((code.co_filename,))
        if function.__code__.co_qualname == name and function.__code__.co_firstlineno == code.co_firstlineno
    ]
    assert found, row.function
    for function in found:
        function.__code__ = code


RESULT: int = -1


def with_limit(seconds: float, answer: object) -> None:
    """From now on this process may take so much CPU time until it is asked again; then it ends with an answer."""

    def ended(_signal: int, _frame: FrameType | None) -> None:
        os.write(RESULT, json.dumps(answer).encode())
        os._exit(0)

    signal.signal(signal.SIGPROF, ended)
    signal.setitimer(signal.ITIMER_PROF, seconds)


def in_child(work: Callable[[], object], wall_seconds: float) -> object:
    """What `work` returns in a process of its own; a text if it ends without an answer."""
    global RESULT
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        RESULT = writing
        os.setsid()
        try:
            answer(writing, work())
        except BaseException as error:
            answer(writing, f"{type(error).__name__}: {error}")
        os._exit(0)
    os.close(writing)
    parts, ending = [], time.monotonic() + wall_seconds
    while True:
        ready, _, _ = select.select([reading], [], [], max(0.0, ending - time.monotonic()))
        part = os.read(reading, 1 << 16) if ready else b""
        if not part:
            break
        parts.append(part)
    os.close(reading)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return json.loads(b"".join(parts)) if parts else NO_ANSWER


def answer(writing: int, value: object) -> None:
    """Writes a value whole."""
    left = json.dumps(value).encode()
    while left:
        left = left[os.write(writing, left) :]


def main() -> int:
    """Copies the committed tree and runs the campaign in it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=300, help="mutants in all (default: 300)")
    parser.add_argument("--minutes", type=float, default=30, help="how long this run may take (default: 30)")
    parser.add_argument(
        "--seconds", type=float, default=CPU_SECONDS, help=f"of CPU for a mutant (default: {CPU_SECONDS})"
    )
    parser.add_argument("--only", default="", help="part of the names of the functions that are wanted")
    parser.add_argument("--again", action="store_true", help="try what no test has noticed once more")
    parser.add_argument("--fresh", action="store_true", help="record anew which tests call which functions")
    parser.add_argument("--table", type=Path, default=TABLE)
    parser.add_argument("--copy", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.copy is None:
        with tempfile.TemporaryDirectory(prefix="prover-mutants-") as folder:
            whole = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, check=True)
            subprocess.run(["tar", "x", "-C", folder], input=whole.stdout, check=True)
            again = [sys.executable, __file__, *sys.argv[1:], "--table", str(options.table.resolve()), "--copy", folder]
            environment = {**os.environ, "PYTHONPATH": folder, "OMP_NUM_THREADS": "1"}
            return subprocess.run(again, cwd=folder, env=environment, check=False).returncode
    sys.path.insert(0, str(options.copy))
    options.output = os.fdopen(os.dup(1), "w")
    import isatool

    assert isatool.__file__ is not None
    assert Path(isatool.__file__).is_relative_to(options.copy), isatool.__file__
    return int(
        pytest.main([*TESTS, "-p", "no:cacheprovider", "-p", "no:xdist"], plugins=[Campaign(options.copy, options)])
    )


if __name__ == "__main__":
    sys.exit(main())
