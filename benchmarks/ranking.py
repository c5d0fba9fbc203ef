"""Ranks the SGEMM kernels 3 to 8 by the cycle model alone, beside the times published for a 7900 XTX (4096 x 4096).

    python benchmarks/ranking.py [--chip FILE] [--set NAME=VALUE] [--kernel6 FILE] [--kernel7 FILE] [--kernel8 FILE]

Kernels 3, 4 and 5 are the samples, 6 is kernel 5 after `rebank`, 7 after `rebank,unroll`, 8 after
`rebank,unroll,batch-loads`, unless files are named. With --in-model 7 and 8 are made inside the model as the article
describes them: 7 is 6 without the inner loop's counter, comparison and branch; 8 is 7 with the address arithmetic of
the 16 loads replaced by two additions and the loads spread over the steps, two each.
The published kernels are not these files: other compiler, other registers; 3 and 4 ran in WGP mode, 5 to 8 in CU mode.
The chip parameters were written down before this ranking was first run and are not fitted to it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from isatool.asm.launch import load_spec
from isatool.asm.reader import read_file
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.model.observe import observe
from isatool.model.parameters import ChipModel, load_model, parse_settings
from isatool.model.prediction import ModelledKernel
from isatool.model.pricing import Operation
from isatool.model.simulate import MECHANISMS, without
from isatool.model.slots import Slot
from isatool.model.stream import OperationStream
from isatool.pipeline.registry import PASSES, parse_pipeline
from isatool.pipeline.rewrite import rewrite

SAMPLES = Path(__file__).resolve().parents[1] / "samples" / "sgemm"
PUBLISHED = {"3": 6.03, "4": 5.38, "5": 4.10, "6": 3.64, "7": 3.33, "8": 2.80}
SIZE = 4096
OBSERVED = 128
STEP = 8
"""k-steps of one iteration of the outer loop"""
WGP_MODE = frozenset("34")
PIPELINES = {"6": "rebank", "7": "rebank,unroll", "8": "rebank,unroll,batch-loads"}
TIE = 0.01
"""two modelled times that differ by less are not ordered"""


@dataclass(frozen=True)
class Candidate:
    """A kernel with one iteration of its main loop."""

    name: str
    kernel: ModelledKernel
    stream: OperationStream
    made_by: str

    def milliseconds(self, stream: OperationStream | None = None) -> float:
        """Modelled time of the whole product."""
        groups = (SIZE // 128) ** 2
        return 1000 * self.kernel.grid_seconds(stream or self.stream, groups, SIZE / STEP)


def main() -> None:
    """Print the ranking, with every mechanism and without each of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chip", help="chip file")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="one chip parameter")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--in-model", action="store_true", help="make kernels 7 and 8 inside the model")
    for name in "678":
        parser.add_argument(f"--kernel{name}", metavar="FILE", help=f"kernel {name} as a file")
    options = parser.parse_args()
    model = load_model(chips.DEFAULT, options.chip, parse_settings(options.set))
    files = {name: getattr(options, f"kernel{name}") for name in "678"}
    found = candidates(model, files, options.in_model)
    table = ranking(found)
    if options.json:
        json.dump({"published_ms": PUBLISHED, "modelled_ms": table}, sys.stdout, indent=2)
        print()
        return
    print(text(found, table))


def candidates(model: ChipModel, files: dict[str, str | None], in_model: bool = False) -> list[Candidate]:
    """The six kernels."""
    found = [_file(name, read_file(str(SAMPLES / f"kernel{name}.s")), model, f"kernel{name}.s") for name in "345"]
    program = read_file(str(SAMPLES / "kernel5.s"))
    for name, pipeline in PIPELINES.items():
        if files.get(name):
            found.append(_file(name, read_file(str(files[name])), model, str(files[name])))
        elif name in "78" and (in_model or not set(pipeline.split(",")) <= set(PASSES)):
            six = found[3]
            made = _unrolled(six) if name == "7" else _batched(six)
            found.append(Candidate(name, six.kernel, made, "made in the model from kernel 6"))
        else:
            rewritten = rewrite(program, parse_pipeline(pipeline))
            found.append(_file(name, rewritten.program, model, f"kernel5.s after {pipeline}"))
    return found


def _file(name: str, program: Program, model: ChipModel, made_by: str) -> Candidate:
    function = program.kernel(None)
    spec = load_spec(SAMPLES / f"kernel{name if name in '345' else '5'}.toml")
    seen = observe(function, spec.resolve({"N": OBSERVED}), model)
    kernel = ModelledKernel(function, model, seen, cu_mode=name not in WGP_MODE)
    loop = kernel.heaviest()
    assert loop is not None
    return Candidate(name, kernel, kernel.stream(loop), made_by)


def _inner(six: Candidate) -> frozenset[int]:
    flow, forest = six.kernel.flow, six.kernel.forest
    inner = [loop for loop in forest.loops if loop.depth == 2]
    return frozenset(index for loop in inner for block in loop.blocks for index in flow.blocks[block].instructions)


def _unrolled(six: Candidate) -> OperationStream:
    """No counter, no comparison, no branch in the inner loop."""
    inner = _inner(six)
    kept = [
        each for each in six.stream.operations if each.index not in inner or each.slot not in (Slot.SALU, Slot.BRANCH)
    ]
    return replace(six.stream, operations=tuple(kept))


def _batched(six: Candidate) -> OperationStream:
    """The loads of the next tiles, two in each step, with two additions instead of their address arithmetic."""
    flow, inner = six.kernel.flow, _inner(six)
    unrolled = _unrolled(six).operations
    loads = [each for each in unrolled if flow.instructions[each.index].mnemonic.startswith("global_load")]
    block = flow.blocks[flow.block_of[loads[0].index]]
    start = min(index for index in inner)
    address = {
        index for index in block.instructions if flow.instructions[index].mnemonic.startswith(("v_", "s_clause"))
    }
    rest = [each for each in unrolled if each.index not in address and each not in loads]
    additions = [each for each in unrolled if flow.instructions[each.index].mnemonic == "v_add_nc_u32"][:2]
    made: list[Operation] = []
    queue = list(loads)
    for each in rest:
        if each.index == start:
            if len(queue) == len(loads):
                made += additions
            made += queue[:2]
            queue = queue[2:]
        made.append(each)
    return replace(six.stream, operations=tuple(made))


def ranking(found: list[Candidate]) -> dict[str, dict[str, float]]:
    """Milliseconds by mechanism that is switched off ("" for none) and kernel."""
    table = {"": {each.name: each.milliseconds() for each in found}}
    for mechanism in MECHANISMS:
        table[mechanism] = {each.name: each.milliseconds(without(each.stream, mechanism)) for each in found}
    return table


def text(found: list[Candidate], table: dict[str, dict[str, float]]) -> str:
    """The table that a person reads."""
    names = list(PUBLISHED)
    title = f"ms, modelled at {found[0].kernel.model['clock.hertz'] / 1e9:.2f} GHz"
    lines = [f"{title:28}" + "".join(f"  kernel {name}" for name in names) + "   order of the published"]
    lines.append(f"{'published (7900 XTX)':28}" + "".join(f"{PUBLISHED[name]:10.2f}" for name in names))
    for mechanism, times in table.items():
        title = f"model without {mechanism}" if mechanism else "model"
        pairs = [(a, b) for place, a in enumerate(names) for b in names[place + 1 :]]
        tied = sum(abs(times[a] / times[b] - 1) < TIE for a, b in pairs)
        right = sum(times[a] / times[b] - 1 >= TIE for a, b in pairs)
        row = "".join(f"{times[name]:10.2f}" for name in names)
        lines.append(f"{title:28}{row}   {right} of {len(pairs)} pairs right, {tied} too close")
    model = table[""]
    errors = {name: model[name] / PUBLISHED[name] - 1 for name in names}
    lines.append(f"{'error of the model':28}" + "".join(f"{100 * errors[name]:9.0f}%" for name in names))
    scale = statistics.median(PUBLISHED[name] / model[name] for name in names)
    relative = {name: scale * model[name] / PUBLISHED[name] - 1 for name in names}
    title = f"error times {scale:.2f} (median)"
    lines.append(f"{title:28}" + "".join(f"{100 * relative[name]:9.0f}%" for name in names))
    lines.append("")
    for each in found:
        waves = each.kernel.waves
        mode = "CU mode" if each.kernel.in_cu_mode else "WGP mode"
        lines.append(
            f"kernel {each.name}: {each.made_by}; {mode}, {waves} waves per SIMD, {len(each.stream)} operations"
        )
    hypotheses = found[0].kernel.model.assumptions()
    lines.append(f"{len(hypotheses)} of {len(found[0].kernel.model.parameters)} chip parameters are hypotheses")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
