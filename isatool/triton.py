"""isatool in Triton: every kernel for gfx11 is rewritten after the compiler, and used if the result is proved.

import isatool.triton
isatool.triton.install("optimize")             # from now on, in this process
with isatool.triton.rewriting("pair"): ...     # in a block
python -m isatool.triton app.py                # a program and the processes that it starts
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import field
from typing import Any, Final

from isatool.allowance import ROUTE_SECONDS
from isatool.analysis.assumptions import Sentence
from isatool.diagnostics import UserError
from isatool.pipeline.identity import identity
from isatool.records import dataclass
from isatool.routes.objects import usable
from isatool.routes.rewrite import FLAT_SIZE, OPTIMIZE, passes_of, rewrite
from isatool.routes.switches import say_once, why_disabled

HOOK_IN_KEY: Final = (3, 7)
"""the first Triton whose caches know of the hook; before, the back end's class says what is in the key"""
FIRST: Final = (3, 1)
_KEYS: Final = ("triton.compiler.compiler", "triton.runtime.cache", "triton.runtime.autotuner")
"""modules that may hold `triton_key`, by which torch.compile caches what Triton made"""
_WAVE_SIZE: Final = re.compile(r"^\s*\.wavefront_size:\s*(\d+)\s*$", re.MULTILINE)
_measuring: ContextVar[bool] = ContextVar("isatool_measuring", default=False)
_installed: list[Installation] = []


@dataclass
class Installation:
    """What `install` put in place. `uninstall` takes it back; `key` is what enters Triton's caches."""

    pipeline: str
    budget: float
    assume: tuple[str, ...]
    only_winner: bool
    key: str
    undo: list[Callable[[], None]] = field(default_factory=list)
    active: bool = True

    @property
    def works(self) -> bool:
        """False while isatool is switched off, after `uninstall`, and while the autotuner measures, if so wished."""
        return self.active and not why_disabled() and not (self.only_winner and _measuring.get())

    def uninstall(self) -> None:
        """Put back what was there. Kernels that a process has loaded stay as they are."""
        self.active = False
        while self.undo:
            self.undo.pop()()
        if self in _installed:
            _installed.remove(self)

    def wrap(self, stages: dict[str, Any]) -> None:
        """Rewrite between the stage that prints assembly and the one that assembles it."""
        printed, assembled = stages.get("amdgcn"), stages.get("hsaco")
        if printed is None or assembled is None:
            if "hsaco" in stages or "amdgcn" in stages:
                say_once("Triton has no stage between assembly and code object: nothing is rewritten")
            return

        def amdgcn(source: Any, metadata: dict[str, Any]) -> Any:
            text = printed(source, metadata)
            if not self.works or not isinstance(text, str):
                return text
            known = known_of(metadata, text)
            outcome = rewrite(text, self.pipeline, self.budget, assume=self.assume, keep_lds=True, known=known)

            def assemble(text: str) -> bytes:
                return bytes(assembled(text, dict(metadata)))

            return outcome.text if usable(outcome, text, assemble) else text

        stages["amdgcn"] = amdgcn


def known_of(metadata: Mapping[str, Any], text: str) -> dict[str, str]:
    """What Triton's launcher does with a kernel, as assumptions, each with who says so: it launches `num_warps` warps
    in a row, and adds `shared` bytes of LDS. Nothing where the text says that a workgroup may have another size.
    """
    warps, size, shared = (metadata.get(name) for name in ("num_warps", "warp_size", "shared"))
    known = {}
    sizes = [set(each.findall(text)) for each in (FLAT_SIZE, _WAVE_SIZE)]
    if type(warps) is type(size) is int and warps > 0 and sizes == [{str(warps * size)}, {str(size)}]:
        known[f"block_x == {warps * size}"] = f"Triton's launch of {warps} warps"
    if type(shared) is int and shared == 0:
        known[str(Sentence.NO_DYNAMIC_LDS)] = "Triton's launch without shared memory"
    return known


def install(
    pipeline: str = OPTIMIZE, budget: float = ROUTE_SECONDS, *, assume: Iterable[str] = (), only_winner: bool = False
) -> Installation:
    """Rewrite every gfx11 kernel that Triton compiles in this process from now on, in place of an earlier `install`.

    `pipeline`, `budget` (seconds for a kernel) and `assume` as in `isatool.rewrite`; passes that change LDS are left
    out, as Triton launches with the size that it chose. What its launcher does is granted (`known_of`) and named in the
    log as what Triton says. `only_winner`: not the configurations that the autotuner
    measures, only the one that it takes. UserError for a wrong pipeline, no Triton, or one that is too old.
    """
    passes_of(pipeline, keep_lds=True)
    try:
        triton = importlib.import_module("triton")
    except ImportError as error:
        raise UserError(f"cannot import triton: {error}", hint="install triton, or call this where it is") from None
    version = _version(str(getattr(triton, "__version__", "")))
    if version < FIRST:
        raise UserError(f"Triton {triton.__version__} has no stage that prints assembly", hint="3.1 and newer have")
    uninstall()
    granted = tuple(assume)
    words = repr((identity(), pipeline, float(budget), granted, only_winner))
    key = f"isatool-{hashlib.sha256(words.encode()).hexdigest()[:32]}"
    made = Installation(pipeline, float(budget), granted, only_winner, key)
    knobs = getattr(triton, "knobs", None)
    by_hook = version >= HOOK_IN_KEY and hasattr(getattr(knobs, "runtime", None), "add_stages_inspection_hook")
    try:
        if by_hook:
            _set_hook(made, knobs.runtime)  # type: ignore[union-attr]
        else:
            _patch_class(made)
        _extend_triton_key(made)
        if only_winner:
            _mark_measuring(made, forget=not by_hook)
    except BaseException:
        made.uninstall()
        raise
    _installed.append(made)
    return made


def uninstall() -> None:
    """Take back what `install` did; nothing if it was not called."""
    for made in reversed(_installed[:]):
        made.uninstall()


@contextmanager
def rewriting(
    pipeline: str = OPTIMIZE, budget: float = ROUTE_SECONDS, *, assume: Iterable[str] = (), only_winner: bool = False
) -> Iterator[Installation]:
    """`install` for a block; what was installed before is installed again after it."""
    before = [(old.pipeline, old.budget, old.assume, old.only_winner) for old in _installed]
    made = install(pipeline, budget, assume=assume, only_winner=only_winner)
    try:
        yield made
    finally:
        made.uninstall()
        for old, seconds, granted, winner in before:
            install(old, seconds, assume=granted, only_winner=winner)


def _version(text: str) -> tuple[int, int]:
    found = re.match(r"(\d+)\.(\d+)", text)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _set_hook(made: Installation, runtime: Any) -> None:
    """Triton 3.7 and newer. One slot, so ours calls an earlier hook; `hook()` is on the path of every launch."""
    name = "add_stages_inspection_hook"
    previous = getattr(runtime, name)
    ours = made.key, made.key

    def hook(*arguments: Any, **named: Any) -> Any:
        if not arguments and not named:
            before = previous() if previous is not None else ("", "")
            return tuple(f"{old}{new}" for old, new in zip(before, ours, strict=True)) if made.works else before
        if previous is not None:
            previous(*arguments, **named)
        if made.works:
            made.wrap(named["stages"] if "stages" in named else arguments[1])
        return None

    def undo() -> None:
        if getattr(runtime, name) is hook:  # else somebody calls ours from theirs, and it does nothing any more
            setattr(runtime, name, previous)

    setattr(runtime, name, hook)
    made.undo.append(undo)


def _patch_class(made: Installation) -> None:
    """Triton up to 3.6: the class that Triton itself uses, in 3.3 and before another object than the importable one."""
    backend = importlib.import_module("triton.backends").backends.get("amd")
    if backend is None:
        raise UserError("this Triton has no AMD back end")
    cls = backend.compiler
    add_stages, plain_hash = cls.add_stages, cls.hash

    def add_stages_and_rewrite(self: Any, stages: dict[str, Any], *rest: Any, **named: Any) -> Any:
        result = add_stages(self, stages, *rest, **named)
        if made.works:
            made.wrap(stages)
        return result

    def hash_with_key(self: Any) -> str:
        return f"{plain_hash(self)}-{made.key}" if made.works else plain_hash(self)

    _replace(made, cls, "add_stages", add_stages_and_rewrite)
    _replace(made, cls, "hash", hash_with_key)


def _extend_triton_key(made: Installation) -> None:
    """The key by which torch.compile, and Triton's autotuner, find results of earlier processes."""
    for name in _KEYS:
        module = sys.modules.get(name)
        plain = vars(module).get("triton_key") if module is not None else None
        if not callable(plain):
            continue

        def triton_key(plain: Callable[[], str] = plain) -> str:
            return f"{plain()}-{made.key}" if made.works else plain()

        _replace(made, module, "triton_key", functools.wraps(plain)(triton_key))


def _mark_measuring(made: Installation, forget: bool) -> None:
    """While the autotuner measures, kernels are plain. `forget`: launches have no key of ours, drop what is loaded."""
    autotuner = importlib.import_module("triton.runtime.autotuner").Autotuner
    plain = autotuner._bench

    def bench(self: Any, *arguments: Any, **named: Any) -> Any:
        token = _measuring.set(True)
        try:
            return plain(self, *arguments, **named)
        finally:
            _measuring.reset(token)
            if forget:
                _forget_kernels(self.fn)

    _replace(made, autotuner, "_bench", bench)


def _forget_kernels(function: Any) -> None:
    """Empty the kernels that a jitted function has loaded in this process; Triton's files of them stay."""
    while function is not None and not hasattr(function, "device_caches"):
        if isinstance(getattr(function, "cache", None), dict) and hasattr(function, "arg_names"):
            for kernels in function.cache.values():  # 3.1
                if isinstance(kernels, dict):
                    kernels.clear()
        function = getattr(function, "fn", None)
    for caches in getattr(function, "device_caches", {}).values():
        caches[0].clear()


def _replace(made: Installation, owner: Any, name: str, value: Any) -> None:
    before = vars(owner).get(name)

    def undo() -> None:
        if vars(owner).get(name) is not value:
            return
        if before is None:
            delattr(owner, name)
        else:
            setattr(owner, name, before)

    setattr(owner, name, value)
    made.undo.append(undo)


if __name__ == "__main__":
    from isatool.routes.start import main

    sys.exit(main(sys.argv[1:]))
