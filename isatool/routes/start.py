"""`python -m isatool.triton app.py`: a program with isatool in Triton, in its processes too."""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import runpy
import sys
import tempfile
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Final

from isatool.cli.declared_options import add_flags
from isatool.diagnostics import Span, UserError
from isatool.pipeline.identity import PACKAGE, identity
from isatool.routes.rewrite import OPTIMIZE, passes_of
from isatool.routes.switches import is_set, say_once, why_disabled

PIPELINE: Final = "ISATOOL_TRITON"
BUDGET: Final = "ISATOOL_TRITON_BUDGET"
WINNER: Final = "ISATOOL_TRITON_WINNER"
INDUCTOR_CACHE: Final = "TORCHINDUCTOR_CACHE_DIR"
SITE: Final = PACKAGE / "routes" / "site"
"""the folder whose sitecustomize installs isatool in processes that a program starts"""
USAGE_ERROR: Final = 2


def main(argv: Sequence[str]) -> int:
    """Set the environment, then run the program in this process; what the program leaves with, 2 for bad arguments."""
    parser = argparse.ArgumentParser(
        prog="python -m isatool.triton", description="run a program with isatool in Triton", allow_abbrev=False
    )
    default = os.environ.get(PIPELINE) or OPTIMIZE
    flags = (
        ("--pipeline PIPELINE", f"passes (default: {PIPELINE}, else optimize)", default),
        ("--budget S", "seconds for a kernel; after them it stays as it is", float),
        ("--only-winner", "of autotuned kernels only the one that is taken"),
        ("--site", "print the folder to put on PYTHONPATH instead, and leave"),
        ("module -m MODULE", "run a module, as python -m does"),
        ("program app.py ...", "the program, its arguments"),
    )
    add_flags(parser, flags)
    try:
        given = parser.parse_args(argv)
    except SystemExit as leave:
        return leave.code if isinstance(leave.code, int) else USAGE_ERROR
    if given.site:
        print(SITE)
        return 0
    try:
        if given.module is None and not given.program:
            raise UserError("no program", hint="python -m isatool.triton app.py its arguments, or -m MODULE")
        passes_of(given.pipeline, keep_lds=True)
        if given.module is None and not Path(given.program[0]).is_file():
            raise UserError("cannot read this program", Span(given.program[0]), "name a Python file, or -m MODULE")
    except UserError as error:
        print(error, file=sys.stderr)
        return USAGE_ERROR
    os.environ[PIPELINE] = given.pipeline
    if given.budget is not None:
        os.environ[BUDGET] = str(given.budget)
    if given.only_winner:
        os.environ[WINNER] = "1"
    _prepare_children()
    install_when_imported()
    if given.module is not None:
        sys.argv = [given.module, *given.program]
        sys.path.insert(0, os.getcwd())
        runpy.run_module(given.module, run_name="__main__", alter_sys=True)
    else:
        sys.argv = list(given.program)
        sys.path.insert(0, str(Path(given.program[0]).resolve().parent))
        runpy.run_path(given.program[0], run_name="__main__")
    return 0


def _prepare_children() -> None:
    """Processes of the program, such as inductor's workers, start with our sitecustomize and caches of their own."""
    if why_disabled():
        return
    inherited = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    os.environ["PYTHONPATH"] = os.pathsep.join(_with_ours([path for path in inherited if path]))
    sys.path[:] = _with_ours(sys.path)  # inductor gives it to its workers
    words = repr((identity(), os.environ[PIPELINE], os.environ.get(BUDGET), os.environ.get(WINNER)))
    own = f"isatool-{hashlib.sha256(words.encode()).hexdigest()[:16]}"
    base = os.environ.get(INDUCTOR_CACHE) or os.path.join(tempfile.gettempdir(), f"torchinductor_{_user()}")
    if os.path.basename(base) != own:
        os.environ[INDUCTOR_CACHE] = os.path.join(base, own)


def _with_ours(paths: Sequence[str]) -> list[str]:
    """Our sitecustomize before any other, isatool after everything else."""
    site, root = str(SITE), str(PACKAGE.parent)
    return [site, *(path for path in paths if path != site), *([] if root in paths else [root])]


def _user() -> str:
    import getpass

    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "user"


def install_when_imported() -> None:
    """`isatool.triton.install` as the environment says, now or when triton is imported; it never fails."""
    if "triton" in sys.modules:
        _install()
    elif not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())


def _install() -> None:
    disabled = why_disabled()
    if disabled:
        say_once(f"not in Triton: {disabled}")
        return
    try:
        from isatool.triton import install

        install(os.environ.get(PIPELINE) or OPTIMIZE, float(os.environ.get(BUDGET) or 60), only_winner=is_set(WINNER))
    except Exception as error:
        say_once(f"not in Triton: {' '.join(str(error).split())[:300]}")


class _Finder(MetaPathFinder):
    """Sees the import of triton, and leaves then."""

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != "triton":
            return None
        sys.meta_path.remove(self)
        found = importlib.util.find_spec(name)
        if found is not None and found.loader is not None:
            found.loader = _Installing(found.loader)
        return found


class _Installing(Loader):
    """Triton's own loader, and after it the installation."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self._loader.exec_module(module)
        _install()

    def __getattr__(self, name: str) -> object:
        return getattr(self._loader, name)
