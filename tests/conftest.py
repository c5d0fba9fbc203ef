"""How property tests draw their examples, and which tests a run left out because of their marks.

The short run draws the same examples every time: what it says is about the code, not about luck or a busy machine. The
full run draws new ones (`--hypothesis-profile=search`).
"""

from __future__ import annotations

import gc
import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from isatool.cli.main import YOUNG_OBJECTS
from isatool.ir.views import CHECKS

gc.set_threshold(YOUNG_OBJECTS, 10, 10)  # as in commands
os.environ.setdefault(CHECKS, "1")  # commands that tests start compare the views that outlive edits as well
KEPT = Path(__file__).resolve().parents[1] / ".pytest_cache"
os.environ.setdefault("ISATOOL_CACHE", str(KEPT / "isatool"))  # proofs that tests leave are none of the user's
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):  # the commands that tests start are compiled once, out of the tree
    os.environ.setdefault("PYTHONPYCACHEPREFIX", str(KEPT / "bytecode"))

settings.register_profile("same", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("search", deadline=None, print_blob=True)
settings.load_profile("same")

FAST = frozenset(
    [
        "asm/test_atomic_writing.py",
        "asm/test_canonical.py",
        "asm/test_descriptor.py",
        "asm/test_descriptor_bytes.py",
        "asm/test_dialect.py",
        "asm/test_disassembler.py",
        "asm/test_parser_tables.py",
        "cli/test_progress.py",
        "passes/test_coloring.py",
        "passes/test_declared_passes.py",
        "passes/test_parity.py",
        "passes/test_pipelines.py",
        "test_architecture.py",
        "test_messages.py",
    ]
)
"""files with tests of the tier `fast`: each takes at most 5 seconds of CPU, all together less than 30"""

LONGEST = (
    "passes/test_joint_choice.py",
    "emulator/test_matrices_of_gfx12.py",
    "passes/test_rebank.py",
    "report/test_first_lines.py",
    "passes/test_pad_lds.py",
    "passes/test_grouped_loads.py",
    "passes/test_ladder_of_gfx12.py",
    "cli/test_granting.py",
    "verify/test_identities.py",
    "passes/test_expected_texts.py",
    "bench/test_tune.py",
    "routes/test_other_generation.py",
    "bench/test_bench_on_the_shim.py",
    "passes/test_pair_random.py",
    "verify/test_told.py",
    "passes/test_obeys_model.py",
    "cli/test_printed_verify.py",
    "routes/test_jobs.py",
    "cli/test_library_rewriting.py",
    "fuzz/test_fuzz_command.py",
    "passes/test_search.py",
    "emulator/test_numpy_engine_against_definitions.py",
    "verify/test_witnesses.py",
    "passes/test_double_buffer.py",
    "report/test_analyze.py",
    "verify/test_mutants.py",
    "verify/test_rotated_loops.py",
    "cli/test_rewriting_commands.py",
    "emulator/test_engines_agree_on_random_programs.py",
    "verify/test_unrolled_loops.py",
    "analysis/test_polynomial_arithmetic.py",
    "cli/test_every_chip.py",
    "verify/test_methods.py",
    "passes/test_pipelined_loops.py",
    "passes/test_matrix_banks.py",
    "bench/test_calibrate.py",
    "emulator/test_blocks.py",
    "verify/test_plain_fences.py",
    "test_architecture.py",
    "isa/test_vopd_assembler.py",
    "samples/test_triton_samples.py",
    "lint/test_compiler_corpus.py",
    "emulator/test_native_engine_against_definitions.py",
    "bench/test_hardware_report.py",
    "cli/test_serve.py",
    "cli/test_certificates.py",
    "passes/test_schedule_random.py",
)
"""files that take more than about 7 seconds: with `--dist loadfile --no-loadscope-reorder` they go first, so that no
process is left alone with one of them at the end"""

SYNTAX_TREES = (
    "test_architecture.py",
    "test_default_chip.py",
    "test_lane_counts.py",
    "test_limits.py",
    "test_messages.py",
    "test_mnemonics.py",
    "test_words.py",
)
"""files about the same syntax trees, which one process parses"""

LEFT_OUT = pytest.StashKey[list[str]]()


@pytest.hookimpl(tryfirst=True)  # before -m looks at marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks the fast tier: tests of some files that are neither long nor need hardware. Long files come first."""
    here = config.rootpath / "tests"
    first = {here / name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: first.get(item.path, len(first)))
    for item in items:
        is_fast = item.path.is_relative_to(here) and item.path.relative_to(here).as_posix() in FAST
        if is_fast and not any(item.iter_markers("full")) and not any(item.iter_markers("hardware")):
            item.add_marker(pytest.mark.fast)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """With `--dist loadfile` all files about syntax trees go to one process."""
    if config.getvalue("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling

    class Together(LoadFileScheduling):
        def _split_scope(self, nodeid: str) -> str:
            file = str(super()._split_scope(nodeid))
            return "syntax trees" if file.endswith(SYNTAX_TREES) else file

    return Together(config, log)


def pytest_collection_finish() -> None:
    """What is imported stays: the collector need not look at it."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """The process ends: pytest's last look for what was never closed would take seconds of the full heap."""
    gc.freeze()


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    """Remember what `-m` left out; other deselections (-k) are the user's own business."""
    for item in items:
        if item.config.getoption("markexpr") == "fast":
            return
        if any(item.iter_markers("full")) or any(item.iter_markers("hardware")):
            item.config.stash.setdefault(LEFT_OUT, []).append(item.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """List them."""
    names = config.stash.get(LEFT_OUT, [])
    if not names:
        return
    terminalreporter.section(f"left out: {len(names)}, run them with .ci/run --full")
    functions: dict[str, int] = {}
    for name in names:
        function = name.partition("[")[0]
        functions[function] = functions.get(function, 0) + 1
    for function, count in functions.items():
        terminalreporter.write_line(function if count == 1 else f"{function} ({count})")
