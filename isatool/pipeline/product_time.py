"""How long a kernel's main loop takes for a product of matrices, by the cycle model.

A kernel of Tensile has the sizes of its tile and of the split of K in its name, and says by its arguments that it is a
product: SizesFree (M, N and the batch) and SizesSum (K).
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from isatool.analysis.kernel import Kernel
from isatool.ir.program import Function
from isatool.model.prediction import ModelledKernel
from isatool.model.simulate import bound_by
from isatool.pipeline.main_loop import find_main_loop
from isatool.records import record

_TILE: Final = re.compile(r"_MT(\d{1,4})x(\d{1,4})x(\d{1,4})_")
_SPLIT: Final = re.compile(r"_GSU(\d{1,3})(?!\d)")
_ARGUMENTS: Final = frozenset(("SizesFree", "SizesSum"))


class Tile(NamedTuple):
    """`rows` and `columns` of D that a workgroup computes, and the `depth` of K that it adds between two exit tests;
    `split`: workgroups that share the sums of one tile.
    """

    rows: int
    columns: int
    depth: int
    split: int = 1


class ProductSizes(NamedTuple):
    """D = A B of M rows, N columns and K products each, `batch` times."""

    rows: int
    columns: int
    depth: int
    batch: int = 1

    @property
    def operations(self) -> int:
        """Additions and products."""
        return 2 * self.rows * self.columns * self.depth * self.batch


@record
class ProductTime:
    """The main loop of all workgroups: `iterations` of the loop at `label` in each of `workgroups`, and `seconds`."""

    sizes: ProductSizes
    label: str
    workgroups: int
    iterations: float
    seconds: float
    bound: str


def tile_of(function: Function) -> Tile | None:
    """The tile in the name of a kernel of Tensile; None for other kernels."""
    metadata = Kernel(function).metadata
    names = set() if metadata is None else {argument.name for argument in metadata.arguments}
    tile, split = _TILE.search(function.name), _SPLIT.search(function.name)
    if not names >= _ARGUMENTS or tile is None:
        return None
    rows, columns, depth = map(int, tile.groups())
    return Tile(rows, columns, depth, int(split[1]) if split else 1) if rows and columns and depth else None


def product_time(kernel: ModelledKernel, tile: Tile, sizes: ProductSizes) -> ProductTime | None:
    """The time of the main loop; None if its control flow is not followed or it has no arithmetic.

    An iteration may compute several depths of a tile: how many is seen by its floating-point operations.
    """
    label = find_main_loop(kernel.function).label
    loop = next((loop for loop in kernel.forest.loops if label in loop.labels), None)
    if kernel.flow.unanalysable or loop is None:
        return None
    stream = kernel.stream(loop)
    if not stream.flops:
        return None
    waves = -(-kernel.workgroup_size // kernel.function.wave_size)
    steps = -(-sizes.depth // (max(1, tile.split) * tile.depth))
    iterations = 2 * tile.rows * tile.columns * tile.depth * steps / (stream.flops * waves)
    groups = -(-sizes.rows // tile.rows) * -(-sizes.columns // tile.columns) * sizes.batch * max(1, tile.split)
    seconds = kernel.grid_seconds(stream, groups, iterations)
    return ProductTime(sizes, label, groups, iterations, seconds, bound_by(kernel.simulate(loop)))
