"""What the catalogues of a library folder (`.dat`, MessagePack) say: its kernels, and which one a matrix product gets.

After Tensile's serialized solution libraries, as rocBLAS loads them: `TensileLibrary_lazy_CHIP.dat`, else
`TensileLibrary_CHIP.dat`, is a tree. Rows of `Hardware` and `Problem` have a predicate, the first row that holds and
leads to a kernel is taken; `ProblemMap` chooses by the operation, `Placeholder` names another file; `Matching` takes
the entry of a table of measured sizes that is nearest and whose kernel takes the product. What is not known here
(another kind of library, another predicate) is an error: a guess would name the wrong kernel.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cached_property, partial
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from isatool.asm.files import MAX_TEXT_BYTES, read_bounded
from isatool.asm.metadata_note import Value, unpacked
from isatool.asm.target import SUPPORTED_CHIPS
from isatool.diagnostics import Span, UserError
from isatool.records import dataclass, record

T = TypeVar("T")
Map: TypeAlias = dict[str, Value]
_ROOTS: Final = ("TensileLibrary_lazy_{}.dat", "TensileLibrary_{}.dat")
_OPERATION: Final = re.compile(r"Contraction_\w+?_A([ijkl]+)_B([ijkl]+)_C([ijkl]+)_D([ijkl]+)")
"""dimensions of the matrices, that of neighbours in memory first: i rows, j columns of D, l summed, k the batch"""
_KIND: Final = re.compile(r"C[ijkl]+_A[ijkl]+_B[ijkl]+_(?P<types>\w+?)_MT\d")
_BYTES: Final = {"Float": 4, "Half": 2, "BFloat16": 2, "Int8": 1, "Int32": 4, "Double": 8}
_REACH: Final = 1 << 32
"""bytes that the offsets of a buffer reach"""
_DEEPEST: Final = 64
"""nodes on the way to a kernel; rocBLAS's have ten"""


def _map(value: Value) -> Map:
    if not isinstance(value, dict):
        raise ValueError("no map")
    return value


def _list(value: Value) -> list[Value]:
    if not isinstance(value, list):
        raise ValueError("no list")
    return value


def _whole(value: Value) -> int:
    if not isinstance(value, int):
        raise ValueError("no whole number")
    return value


@record
class Solution:
    """A kernel of a catalogue. `stem`: of the catalogue, and of the file with its code where that is loaded lazily.

    `tile`: rows and columns of D that a workgroup computes, and the products that it adds in an iteration; `split`:
    workgroups that share the sums of one tile; `items`: work-items of a workgroup, which is launched along x.
    """

    name: str
    stem: str
    problem: Map = field(repr=False)
    predicate: Map = field(repr=False)
    tile: tuple[int, int, int]
    split: int
    items: int

    @property
    def type(self) -> str:
        """The types as in names of Tensile's kernels: SB, HHS_BH, SB_GB."""
        kind = _KIND.match(self.name)
        return kind["types"] if kind else "?"

    @property
    def layout(self) -> str:
        """N or T for each matrix, as BLAS takes them; the operation's name for another kind of product."""
        operation = str(self.problem.get("operationIdentifier"))
        found = _OPERATION.fullmatch(operation)
        return f"{'NT'[found[1][0] != 'i']}{'NT'[found[2][0] != 'l']}" if found else operation


def _solution(value: Value, stem: str) -> Solution:
    content = _map(value)
    sizes = _map(content["sizeMapping"])
    tile = [*map(_whole, _list(sizes["macroTile"])[:2]), _whole(sizes["depthU"])]
    if min(tile) < 1 or len(tile) != 3:
        raise ValueError("no tile")
    return Solution(
        str(content["name"]), stem, _map(content["problemType"]), _map(content["problemPredicate"]),
        (tile[0], tile[1], tile[2]), max(1, _whole(sizes.get("globalSplitU", 1))),
        math.prod(map(_whole, _list(sizes["workGroup"]))),
    )  # fmt: skip


@dataclass(frozen=True)
class MatrixProduct:
    """A product D = A B + C of packed matrices. `problem`: a `problemType`; `sizes`: M, N, K and the batch."""

    chip: str
    problem: Map
    sizes: tuple[int, int, int, int]

    @cached_property
    def strides(self) -> dict[str, list[int]]:
        """Elements from one to the next, by matrix and dimension."""
        found = _OPERATION.fullmatch(str(self.problem.get("operationIdentifier")))
        if found is None:
            raise UserError(f"{self.problem.get('operationIdentifier')} is no product of two matrices")
        size = dict(zip("ijlk", self.sizes, strict=True))
        return {
            name: [math.prod(size[each] for each in letters[:place]) for place in range(len(letters))]
            for name, letters in zip("ABCD", found.groups(), strict=True)
        }

    def reaches(self, name: str, rows: Value, more: Value = 0) -> bool:
        """Whether offsets of a buffer reach so many rows of a matrix, and `more` elements."""
        kind = str(self.problem[f"{name.lower()}Type"])
        if kind not in _BYTES:
            raise UserError(f"isatool does not know how large an element {kind} is")
        return (self.strides[name][1] * _whole(rows) + _whole(more)) * _BYTES[kind] < _REACH


def _loads(product: MatrixProduct, value: Value) -> bool:
    bound = _map(value)
    return product.reaches("A", bound["DUorMT0"], bound["ShiftPtrElemA"]) and product.reaches(
        "B", bound["DUorMT1"], bound["ShiftPtrElemB"]
    )


def _types(product: MatrixProduct, value: Value) -> bool:
    return [product.problem[f"{name}Type"] for name in "abcd"] == value


_ALWAYS: Final = ("TruePred", "CDStridesEqual", "EqualityMatching", "KernelLanguageCompatible",
                  "ArithmeticUnitCompatible")  # fmt: skip
_NEVER: Final = ("CUEfficiency", "ExperimentalGrid", "ExperimentalDTree", "Fp16AltImpl", "Fp16AltImplRound")
"""of a call that asks for nothing special: any language and unit, the usual measure of speed"""
_OF_PROBLEM: Final[Mapping[str, tuple[str, Value]]] = {
    "OperationIdentifierEqual": ("operationIdentifier", ""),
    "HighPrecisionAccumulate": ("highPrecisionAccumulate", False),
    "StridedBatched": ("stridedBatched", True),
    "F32XdlMathOp": ("f32XdlMathOp", "Float"),
    "StochasticRounding": ("stochasticRounding", False),
}
"""predicate -> what it compares of the problem, and the value where older libraries do not say it"""
_OF_SIZES: Final[Mapping[str, tuple[int, Callable[[int, int], bool]]]] = {
    **{f"{name}SizeMultiple": (place, lambda size, value: size % value == 0)
       for place, name in enumerate(("Free0", "Free1", "Bound", "Batch"))},
    "BatchSizeEqual": (3, lambda size, value: size == value),
    "LeadingFree0SizesGreaterOrEqual": (0, lambda size, value: size >= value),
    "LeadingFree1SizesGreaterOrEqual": (1, lambda size, value: size >= value),
    "GlobalSplitUCheckMinK": (2, lambda size, value: size >= value),
}  # fmt: skip
_OTHERS: Final[Mapping[str, Callable[[MatrixProduct, Value], bool]]] = {
    "TypesEqual": _types,
    "BufferLoadOffsetLimitCheck": _loads,
    "BufferStoreOffsetLimitCheck": lambda product, value: product.reaches("D", value),
    "DeterministicMode": lambda product, value: value is False,
}


def _holds(predicate: Value, product: MatrixProduct, path: Path) -> bool:
    asked = _map(predicate)
    kind, value = str(asked["type"]), asked.get("value")
    if kind in _ALWAYS or kind in _NEVER:
        return kind in _ALWAYS
    if kind in ("And", "Or"):
        return (all if kind == "And" else any)(_holds(each, product, path) for each in _list(value))
    if kind == "AMDGPU":
        return _holds(value, product, path)
    if kind == "Processor":
        return value == product.chip
    if kind in _OF_PROBLEM:
        name, usual = _OF_PROBLEM[kind]
        return product.problem.get(name, usual) == value
    if kind in _OF_SIZES:
        place, test = _OF_SIZES[kind]
        return test(product.sizes[place], _whole(value))
    if re.fullmatch("Stride[ABCD]Equal", kind):
        return product.strides[kind[6]][_whole(asked["index"])] == value
    if kind in _OTHERS:
        return _OTHERS[kind](product, value)
    raise _unknown(f"asks {kind}", path)


def _unknown(what: str, path: Path) -> UserError:
    return UserError(f"this library {what}, which isatool does not know", Span(str(path)))


_DISTANCES: Final[Mapping[str, Callable[[Sequence[int], Sequence[int]], float]]] = {
    "Euclidean": lambda one, two: float(sum((a - b) ** 2 for a, b in zip(one, two, strict=True))),
    "Manhattan": lambda one, two: float(sum(abs(a - b) for a, b in zip(one, two, strict=True))),
    "Equality": lambda one, two: 0.0 if one == two else math.inf,
}
_SIZES: Final = ("FreeSizeA", "FreeSizeB", "BoundSize", "BatchSize")


def _best_row(distance: str, wanted: list[int], table: Sequence[Map], taken: Callable[[Value], T | None]) -> T | None:
    """What the row of a sorted table leads to that Tensile's search takes: from the place of the key to the right, then
    to the left, each as long as a row can still be nearer by its first size; of equally near ones the faster.
    """
    far = _DISTANCES[distance]
    keys = [[_whole(each) for each in _list(row["key"])] for row in table]
    first = bisect_left(keys, wanted)
    best, found = (math.inf, 0.0), None
    for side in (range(first, len(table)), range(first - 1, -1, -1)):
        for place in side:
            key, speed = keys[place], table[place].get("speed", 0.0)
            if found is not None and key != wanted and far(key[:1], wanted[:1]) >= best[0]:
                break
            now = far(key, wanted), float(speed) if isinstance(speed, (int, float)) else 0.0
            if now[0] < best[0] or (now[0] == best[0] < math.inf and now[1] > best[1]):
                result = taken(table[place]["index"])
                best, found = (best, found) if result is None else (now, result)
    return found


@dataclass
class Catalogue:
    """The catalogues of a folder for a chip. UserError for a file that is damaged or of another kind."""

    folder: Path
    chip: str
    root: Path
    _files: dict[Path, tuple[Map, dict[int, Solution]]] = field(default_factory=dict)

    def solutions(self) -> list[Solution]:
        """Every kernel of the catalogues, by catalogue and place."""
        paths = [self.root, *dict.fromkeys(self._placeholders(self._read(self.root)[0]))]
        return [solution for path in paths for solution in self._read(path)[1].values()]

    def _placeholders(self, library: Value) -> Iterator[Path]:
        if isinstance(library, dict) and library.get("type") == "Placeholder":
            path = self._named(library)
            if path.is_file():  # kernels for other calls may be packaged apart
                yield path
        elif isinstance(library, (dict, list)):
            for each in library.values() if isinstance(library, dict) else library:
                yield from self._placeholders(each)

    def _named(self, placeholder: Map) -> Path:
        name = str(placeholder.get("value"))
        if Path(name).name != name:
            raise UserError(f"this catalogue names a file outside of its folder: {name!a}", Span(str(self.root)))
        return self.folder / f"{name}.dat"

    def pick(self, product: MatrixProduct) -> Solution | None:
        """The kernel that the library takes for a product; None if it has none."""
        return _read_well(self.root, lambda: self._best(self._read(self.root)[0], product, self.root))

    def takes(self, solution: Solution, product: MatrixProduct) -> bool:
        """Whether a kernel may compute a product, by what its catalogue asks of its sizes."""
        path = self.folder / f"{solution.stem}.dat"
        return _read_well(path, lambda: _holds(solution.predicate, product, path))

    def _best(self, library: Value, product: MatrixProduct, path: Path, depth: int = 0) -> Solution | None:
        if depth > _DEEPEST:
            raise ValueError("too deep")
        node: Map = {"type": "Single", "index": library} if isinstance(library, int) else _map(library)
        inner = partial(self._best, product=product, path=path, depth=depth + 1)
        match node["type"]:
            case "Hardware" | "Problem":
                rows = (row for row in map(_map, _list(node["rows"])) if _holds(row["predicate"], product, path))
                return next(filter(None, (inner(row["library"]) for row in rows)), None)
            case "ProblemMap" if _map(node["property"])["type"] == "OperationIdentifier":
                chosen = _map(node["map"]).get(str(product.problem["operationIdentifier"]))
                return None if chosen is None else inner(chosen)
            case "Placeholder":
                other = self._named(node)
                return self._best(self._read(other)[0], product, other, depth + 1)
            case "Single":
                found = self._read(path)[1].get(_whole(node["index"]))
                return found if found is not None and _holds(found.predicate, product, path) else None
            case "Matching":
                kinds = [str(_map(each)["type"]) for each in _list(node["properties"])]
                distance = str(node["distance"])
                if distance in _DISTANCES and kinds and set(kinds) <= set(_SIZES):
                    wanted = [product.sizes[_SIZES.index(kind)] for kind in kinds]
                    return _best_row(distance, wanted, [*map(_map, _list(node["table"]))], inner)
                raise _unknown(f"chooses by the distance {distance} of {', '.join(kinds)}", path)
        raise _unknown(f"chooses by {node['type']}", path)

    def _read(self, path: Path) -> tuple[Map, dict[int, Solution]]:
        if path not in self._files:
            data = read_bounded(path, MAX_TEXT_BYTES, "this catalogue")
            self._files[path] = _read_well(path, lambda: _parsed(data, path))
        return self._files[path]


def _parsed(data: bytes, path: Path) -> tuple[Map, dict[int, Solution]]:
    content = _map(unpacked(data, _damaged(path)))
    found = [(_whole(_map(each)["index"]), _solution(each, path.stem)) for each in _list(content["solutions"])]
    return _map(content["library"]), dict(found)


def _read_well(path: Path, read: Callable[[], T]) -> T:
    try:
        return read()
    except (KeyError, ValueError, IndexError, TypeError, ArithmeticError, RecursionError):
        raise _damaged(path) from None


def _damaged(path: Path) -> UserError:
    return UserError("this catalogue is damaged, or of another kind", Span(str(path)))


def catalogues(folder: Path) -> list[Catalogue]:
    """Those of the chips that isatool knows, in the files that rocBLAS begins with."""
    names = ((chip, [folder / root.format(chip) for root in _ROOTS]) for chip in SUPPORTED_CHIPS)
    found = ((chip, next((path for path in paths if path.is_file()), None)) for chip, paths in names)
    return [Catalogue(folder, chip, root) for chip, root in found if root is not None]
