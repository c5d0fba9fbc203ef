"""Registers touched while an operation is in flight, and dependences that the hardware does not interlock.

Both are facts about one program's control flow graph. A fault of the second program only is a refutation if a launch
is found whose execution gets there: scalar arguments are given small numbers, and what is then decided is followed.
"""

from __future__ import annotations

from typing import Final

from isatool.allowance import OutOfBudgetError
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import InFlight, ordered_issues
from isatool.analysis.hazards import HazardRule, find_hazards
from isatool.analysis.waits import WaitViolation, advance, analyse_waits, touched
from isatool.diagnostics import Span
from isatool.records import record
from isatool.semantics.errors import NotEmulated
from isatool.verify.launch import DeclaredLaunch
from isatool.verify.product.execute import NewCutError, Side, entry_state
from isatool.verify.product.memory import MemoryModel, MemoryRules
from isatool.verify.product.runner import IndexedScratchError, Runner, UnsupportedError
from isatool.verify.values.constructors import Values
from isatool.verify.values.ring import combine

_TRIALS: Final = (64, 1, 0, 128, 8, 1024)
_MOST_INSTRUCTIONS: Final = 60_000
"""of a run on concrete arguments, which only looks for a missing wait"""


_AT_THE_END: Final = (HazardRule.DEALLOC_SCRATCH, HazardRule.DEALLOC_NOP)
"""hazards after which the kernel computes nothing any more; whether a rewrite adds one is asked elsewhere"""


@record
class WaitFault:
    """An instruction that touches what is not there yet."""

    index: int
    message: str
    violation: WaitViolation | None = None


def faults_of(flow: ControlFlow) -> tuple[WaitFault, ...]:
    """Every fault on some path of the graph, in program order."""
    found = []
    for violation in analyse_waits(flow, ordered=True).violations:
        names = ", ".join(register.name for register in violation.registers)
        operation = flow.instructions[violation.operation]
        found.append(
            WaitFault(
                violation.index,
                f"{violation.misuse} {names} while '{operation}' on {flow.place(violation.operation)} is in flight",
                violation,
            )
        )
    found += [
        WaitFault(hazard.index, hazard.message) for hazard in find_hazards(flow) if hazard.rule not in _AT_THE_END
    ]
    return tuple(sorted(found, key=lambda fault: fault.index))


def span(flow: ControlFlow, index: int) -> Span:
    """Where an instruction stands."""
    return flow.function.program.span(flow.lines[index])


def witness(flow: ControlFlow, launch: DeclaredLaunch, fault: WaitFault) -> str | None:
    """Arguments with which a wave gets to a fault, None if none was found."""
    if fault.violation is None:
        return None
    for number in _TRIALS:
        if _reaches(flow, launch, fault.violation, number):
            return f"workgroup 0, every scalar argument {number}"
    return None


def _reaches(flow: ControlFlow, launch: DeclaredLaunch, violation: WaitViolation, number: int) -> bool:
    """Whether execution with these arguments comes to the instruction while the operation is in flight."""
    values = Values(flow.function.wave_size)
    side = _concrete(flow, launch, values, number)
    issues = ordered_issues(flow)
    state = InFlight({index: issue.results for index, issue in issues.items()}, flow.counters)
    symbolic = entry_state(values, launch.entry(values, _NOWHERE), launch.mode)
    block = 0
    try:
        while True:
            for index in flow.blocks[block].instructions:
                for _, operation, _, _ in touched(flow, issues, state, index):
                    if (operation, index) == (violation.operation, violation.index):
                        return True
                advance(flow, issues, state, index)
            following = side.follow(symbolic, block)
            if following is None:
                return False
            block = following
    except (UnsupportedError, NotEmulated, NewCutError, IndexedScratchError, OutOfBudgetError):
        return False


_NOWHERE: Final = {f"workgroup_id_{axis}": (0, 0) for axis in "xyz"}


def _concrete(flow: ControlFlow, launch: DeclaredLaunch, values: Values, number: int) -> Side:
    """The program with every dword of the arguments that is no pointer set to a number."""
    pointer = launch.argument_pointer(values)
    known = {}
    arguments = launch.metadata.arguments if launch.metadata is not None else ()
    for argument in arguments:
        if argument.size == 4 and pointer is not None:
            known[combine(values, 64, ((pointer, 1),), argument.offset)] = values.const(number)
    runner = Runner(values, MemoryModel(values, MemoryRules(), known), "second", full_waves=launch.full_waves)
    side = Side(flow, runner)
    side.limit = _MOST_INSTRUCTIONS
    return side
