"""The house: imports run one way only, and nothing of the machine it was made on is in the tree."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import networkx as nx
import pytest
from source_trees import nodes_of, of_kind, tree_of

from isatool.cli.commands import COMMANDS
from isatool.verify.lemma import kinds

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ("api", "pass_methods", "notebook", "triton", "tinygrad")
# From the ground up; packages in one entry may import each other.
FLOORS = (
    (
        "version",
        "diagnostics",
        "records",
        "renamed",
        "user_cache",
        "private_folder",
        "installed",
        "folders",
        "allowance",
        "progress",
        "demangle",
        "claim",
    ),
    ("isa",),
    ("ir",),
    ("grammars", "asm"),
    ("semantics", "bitvec"),
    ("analysis",),
    ("traces",),
    ("emulator", "verify", "model"),
    ("calibration",),
    ("rewriting",),
    ("passes",),
    ("pipeline", "lint"),
    ("session",),
    ("bench", "fuzz", "report", "cli", "routes", "serve", "__main__", *PYTHON),
)
FLOOR = {name: number for number, names in enumerate(FLOORS) for name in names}
ALONE = {"verify": {"passes"}}
"""what a package may not import even in a function: the validator takes nothing from the passes it judges"""
CLAIMS = {
    *("Assumption", "CutPoint", "DeclaredLaunch", "Executed", "Granted", "Key", "Lemma", "PROVED"),
    *("PlacedAccess", "ProofStep", "Verdict"),
}
"""what passes hand to the validator, and its answers: types, and values of them"""
LEMMAS = {lemma.__name__ for lemma in kinds().values()}
"""each judges itself: what it does not show a pass leaves as it was"""
ASKED = {
    "same_by_blocks": "a loop whose blocks were sorted is kept if it is shown",
    "carried_too_far": "the same, of a fence that was relaxed",
    "LdsPhases": "where barriers of a second buffer may go is what its judge shows for them",
    "Machine": "regions are executed on symbolic values once more, by the machine of the validator",
}
"""the decisions of the validator that passes ask for -> why"""
MOVED = (
    *("unroll", "lds/buffered_copies.py", "lds/buffered_loop.py", "common/guards.py", "common/versions.py"),
    *("epilogue", "pipelined_loops", "scratch/loop_slots.py"),
)
"""passes, and files of passes, that change blocks and leave their text to `isatool/rewriting`"""
TEXT_AND_NUMBERS = {"BodyLine", "Line", "branch", "renamed_branch", "sgpr", "vgpr"}
"""what makes labels, branches and registers by number"""
LONG = 450
TEXT = {".py", ".s", ".hip", ".h", ".toml", ".md", ".lark", ".tsv", ".json", ".yaml", ".yml", ".cfg", "", ".c", ".cl"}


def _modules() -> Iterator[tuple[str, Path]]:
    """(package below isatool, file)."""
    for folder in (ROOT / "isatool", ROOT / "passes", ROOT / "grammars"):
        for path in sorted(folder.rglob("*.py")):
            if folder.name != "isatool":
                yield folder.name, path
            elif path.parent == folder:
                yield path.stem, path
            elif path.relative_to(folder).parts[0] not in ("passes", "grammars"):
                yield path.relative_to(folder).parts[0], path


def _imports(path: Path) -> Iterator[tuple[str, int]]:
    """(package below isatool, line) of every import of our own, in functions too."""
    found = [(alias.name, node.lineno) for node in of_kind(nodes_of(path), ast.Import) for alias in node.names]
    for node in of_kind(nodes_of(path), ast.ImportFrom):
        assert node.level == 0, f"{path}:{node.lineno}: relative import"
        if node.module == "isatool":
            found += [(f"isatool.{alias.name}", node.lineno) for alias in node.names]
        elif node.module:
            found.append((node.module, node.lineno))
    for name, line in found:
        parts = name.split(".")
        assert parts[0] not in ("passes", "grammars"), f"{path}: import isatool.{name}, not {name}"
        if parts[0] == "isatool" and len(parts) > 1:
            yield parts[1], line


def test_imports_run_downwards_only() -> None:
    upwards = [
        f"{path.relative_to(ROOT)}:{line}: {package} imports {imported}"
        for package, path in _modules()
        if package != "__init__"
        for imported, line in _imports(path)
        if FLOOR[imported] > FLOOR[package]
    ]
    assert upwards == []


CYCLES: frozenset[frozenset[str]] = frozenset(
    map(
        frozenset,
        (
            tuple(
                f"passes.common.{name}" for name in ("declaration", "needs", "report", "result")
            ),  # a pass runs itself
            (
                "lint.global_accesses",
                "lint.rules.perf_access",
            ),  # rules, and what finds breaches when asked
            ("model.engine", "model.machine", "model.reference"),  # the machine runs on either
            (
                *("cli.certificates", "cli.main", "cli.passes", "cli.rewriting", "cli.rewriting_flags"),
                *("routes.child", "routes.patch", "routes.rewrite"),  # a route runs a command, a command is a route
            ),
            ("isa.build_table", "isa.verify_table"),  # a table that was built is verified
            ("routes.start", "triton"),  # a program is started with the route that it takes
        ),
    )
)
"""modules that import each other in functions; no other may"""


def _import_graph(in_functions: bool) -> nx.DiGraph[str]:
    """An edge for every import of a module of our own, from module to module."""
    names: dict[str, Path] = {}
    for _, path in _modules():
        parts = path.relative_to(ROOT).with_suffix("").parts
        parts = parts if parts[0] == "isatool" else ("isatool", *parts)
        names[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    graph: nx.DiGraph[str] = nx.DiGraph()
    for name, path in names.items():
        nodes = nodes_of(path)
        everywhere = [*of_kind(nodes, ast.ImportFrom), *of_kind(nodes, ast.Import)]
        for node in everywhere if in_functions else tree_of(path).body:
            if isinstance(node, ast.ImportFrom) and node.module and node not in _only_typing(path):
                modules = (f"{node.module}.{alias.name}" for alias in node.names)
                graph.add_edges_from((name, module if module in names else node.module) for module in modules)
            elif isinstance(node, ast.Import):
                graph.add_edges_from((name, alias.name) for alias in node.names)
    return graph.subgraph(names)


def _only_typing(path: Path) -> list[ast.stmt]:
    """What stands in `if TYPE_CHECKING:`."""
    blocks = [node for node in tree_of(path).body if isinstance(node, ast.If)]
    return [statement for node in blocks if "TYPE_CHECKING" in ast.dump(node.test) for statement in node.body]


def test_no_import_cycle_between_files_or_rooms() -> None:
    graph = _import_graph(in_functions=False)
    assert [found for found in nx.strongly_connected_components(graph) if len(found) > 1] == []
    rooms: nx.DiGraph[str] = nx.DiGraph()
    for importer, imported in graph.edges:
        pair = tuple(".".join(name.split(".")[:3]) for name in (importer, imported))
        if pair[0] != pair[1] and all(name.startswith(("isatool.passes.", "isatool.verify.")) for name in pair):
            rooms.add_edge(*pair)
    assert [found for found in nx.strongly_connected_components(rooms) if len(found) > 1] == []
    common = "isatool.passes.common"
    assert [room for room in rooms.successors(common) if room.startswith("isatool.passes.")] == []


def test_imports_in_functions_make_no_other_cycle() -> None:
    found = nx.strongly_connected_components(_import_graph(in_functions=True))
    cycles = {frozenset(name.removeprefix("isatool.") for name in names) for names in found if len(names) > 1}
    assert cycles == CYCLES


def test_the_validator_imports_no_pass() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for package, path in _modules()
        for imported, line in _imports(path)
        if imported in ALONE.get(package, ())
    ]
    assert found == []


def test_passes_and_analyses_take_no_decision_from_the_validator_but_these() -> None:
    """A predicate of the validator in a pass misleads both where it is wrong: `analysis` says for passes what holds."""
    found = {
        alias.name
        for package, path in _modules()
        if package in ("passes", "analysis")
        for node in of_kind(nodes_of(path), ast.ImportFrom)
        if node.module and node.module.startswith("isatool.verify")
        for alias in node.names
    }
    assert found - LEMMAS == CLAIMS | ASKED.keys()


def test_passes_that_have_moved_write_no_labels_and_choose_no_registers_by_number() -> None:
    folder = ROOT / "passes"
    found = {
        f"{path.relative_to(folder)}: {alias.name}"
        for name in MOVED
        for path in (sorted((folder / name).rglob("*.py")) or [folder / name])
        for node in of_kind(nodes_of(path), ast.ImportFrom)
        for alias in node.names
        if alias.name in TEXT_AND_NUMBERS
    }
    assert found == set()


def test_the_validator_has_a_statement_of_its_own_of_what_passes_what() -> None:
    """`tests/verify/test_memory_order_of_passes.py` holds it against that of passes."""
    theirs = ("isatool.analysis.memory", "isatool.analysis.dependence")
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for package, path in _modules()
        if package == "verify"
        for node in of_kind(nodes_of(path), ast.ImportFrom)
        if node.module and node.module.startswith(theirs)
    ]
    assert found == []


@pytest.mark.parametrize("module", ["isatool", "isatool.cli.main", "isatool.cli.fmt", "isatool.cli.check"])
def test_heavy_libraries_are_imported_when_they_are_needed(module: str) -> None:
    code = f"import sys, {module}; print([name for name in ('numpy', 'lark') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"


def _tracked_files() -> list[Path]:
    done = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=False, cwd=ROOT)
    paths = (ROOT / name for name in done.stdout.split("\n") if name)
    return [path for path in paths if path.is_file() and not path.is_symlink() and path.suffix in TEXT]


def test_no_path_of_a_machine_is_in_the_tree() -> None:
    machine = re.compile(r"(?<![\w.])/(?:home|root|Users|work|mnt|opt/homebrew)/\w|[A-Z]:\\\\Users")
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in _tracked_files()
        if path != Path(__file__).resolve()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if machine.search(line)
    ]
    assert found == []


def test_every_folder_of_modules_is_a_package_and_so_in_the_wheel() -> None:
    folders = {path.parent for _, path in _modules()} - {ROOT / "isatool/routes/site"}
    assert sorted(str(folder) for folder in folders if not (folder / "__init__.py").is_file()) == []


def test_every_package_says_what_is_in_it() -> None:
    """Who looks for where a change belongs reads that first, so modules that it names are there."""
    folders = {path.parent for _, path in _modules()} - {ROOT / "isatool/routes/site"}
    said = {folder: ast.get_docstring(tree_of(folder / "__init__.py")) or "" for folder in folders}
    assert sorted(str(folder.relative_to(ROOT)) for folder, text in said.items() if not text) == []
    missing = {
        f"{folder.relative_to(ROOT)}: {name}"
        for folder, text in said.items()
        if folder.parent in (ROOT, ROOT / "isatool")
        for name in re.findall(r"`([a-z]\w*)`", text)
        if name not in COMMANDS and not any((folder / each).exists() for each in (name, f"{name}.py"))
    }
    assert missing == set()


def test_every_source_file_says_what_it_is() -> None:
    missing = [
        str(path.relative_to(ROOT))
        for _, path in _modules()
        if path.read_text(encoding="utf-8").strip() and not ast.get_docstring(tree_of(path))
    ]
    assert missing == []


def test_a_long_file_says_why() -> None:
    """More than LONG lines are a question; its docstring has the answer."""
    silent = [
        str(path.relative_to(ROOT))
        for _, path in _modules()
        if len(path.read_text(encoding="utf-8").splitlines()) > LONG
        and "It is long because " not in " ".join((ast.get_docstring(tree_of(path)) or "").split())
    ]
    assert silent == [], "split it by subject, or say `It is long because ...`"
