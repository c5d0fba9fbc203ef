"""Every memory form of the table, on addresses inside and outside of what may be touched: both engines leave the same
memory and findings, or refuse with the same words.
"""

from __future__ import annotations

import random

import numpy as np
import pytest
from examples import examples
from memory_instructions import PLACE, PRELUDE, WAIT, MemoryGenerator, memory_forms
from tiny_kernels import dispatch, kernel
from wave_oracle import biased

from isatool.emulator.run import Executable, RawResult, Settings
from isatool.ir.instruction import Instruction
from isatool.ir.program import Function
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower

GROUPS = 12
OUT = 32 * PLACE
DUMP = "\n".join(
    [
        "s_mov_b32 exec_lo, -1",
        *(f"global_store_b128 v20, v[{4 * r}:{4 * r + 3}], s[30:31] offset:{OUT + 16 * r}" for r in range(4)),
        *(f"ds_load_b128 v[{4 * r}:{4 * r + 3}], v20 offset:{16 * r}" for r in range(4)),
        "s_waitcnt lgkmcnt(0)",
        f"v_add_nc_u32_e32 v20, {2 * OUT}, v20",
        *(f"global_store_b128 v20, v[{4 * r}:{4 * r + 3}], s[30:31] offset:{16 * r}" for r in range(4)),
        *(f"scratch_load_b128 v[{4 * r}:{4 * r + 3}], off, off offset:{16 * r}" for r in range(4)),
        "s_waitcnt vmcnt(0)",
        f"v_add_nc_u32_e32 v20, {OUT}, v20",
        *(f"global_store_b128 v20, v[{4 * r}:{4 * r + 3}], s[30:31] offset:{16 * r}" for r in range(4)),
        f"v_add_nc_u32_e32 v20, {OUT}, v20",
        *(f"v_mov_b32_e32 v{place}, s{40 + place}" for place in range(16)),
        *(f"global_store_b128 v20, v[{4 * r}:{4 * r + 3}], s[30:31] offset:{16 * r}" for r in range(4)),
        "s_endpgm",
    ]
)


def covered(instruction: Instruction) -> bool:
    """True if the semantics take it as it stands."""
    try:
        lower(instruction)
    except NotEmulated:
        return False
    return True


def instances(group: int) -> list[Instruction]:
    """One instance of every form of a group."""
    forms = memory_forms()
    return [MemoryGenerator(place).instance(*forms[place]) for place in range(group, len(forms), GROUPS)]


def program(instructions: list[Instruction], seed: int) -> Function:
    """All of them in a random order, each under some EXEC and waited for."""
    rng = random.Random(seed)
    body: list[str] = []
    for instruction in rng.sample(instructions, len(instructions)):
        body.append("s_mov_b32 exec_lo, " + rng.choice(("-1", "-1", "0xffff", "0x12345678", "0")))
        body += [str(instruction), *WAIT]
    text = "\n".join(line.strip() for line in (PRELUDE + "\n".join(body) + "\n" + DUMP).splitlines() if line.strip())
    return kernel(text, lds=32 * PLACE, scratch=PLACE)


@pytest.mark.parametrize(
    "group", [pytest.param(group, marks=pytest.mark.full if group >= 2 else ()) for group in range(GROUPS)]
)
def test_both_engines_agree_on_every_memory_form(group: int) -> None:
    chosen = [instruction for instruction in instances(group) if covered(instruction)]
    assert len(chosen) > 40
    executable = Executable(program(chosen, group))
    rng = random.Random(group)
    data = np.array([biased(rng) for _ in range(1024)], np.uint32)
    launched = dispatch(executable.kernel, data, out=5 * OUT)

    def run(engine: str, order: str) -> RawResult:
        return executable.dispatch(launched, None, Settings(order, True, engine=engine))

    first, second = run("numpy", "lockstep"), run("native", "forward")
    one, two = (np.frombuffer(result.memory["out"], np.uint32) for result in (first, second))
    places = np.nonzero(one != two)[0].tolist()
    assert not places, f"dwords {places[:8]}: {[hex(one[p]) for p in places[:8]]}, {[hex(two[p]) for p in places[:8]]}"
    native = {(finding.kind, finding.line) for finding in second.findings if finding.kind != "uninitialised"}
    assert native == {(finding.kind, finding.line) for finding in first.findings if finding.kind != "uninitialised"}


def test_what_is_refused_is_refused_in_the_same_words() -> None:
    left = [one for group in range(GROUPS) for one in instances(group) if not covered(one)]
    assert {str(one).split()[0].split("_")[0] for one in left} == {"ds"}
    for instruction in left[:: max(1, len(left) // examples(48))]:
        function = program([instruction], 0)
        launched = dispatch(function, bytes(4096), out=5 * OUT)
        messages = []
        for engine in ("numpy", "native"):
            with pytest.raises(NotEmulated) as caught:
                Executable(function).dispatch(launched, None, Settings("lockstep", True, engine=engine))
            messages.append(str(caught.value))
        assert messages[0] == messages[1]
        assert "not emulated: " + str(instruction) in messages[0]
