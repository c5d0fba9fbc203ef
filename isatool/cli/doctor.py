"""`isatool doctor`: what isatool finds on this machine, what is missing, and the line that installs it."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

from isatool.diagnostics import UserError
from isatool.installed import to_install, version_of
from isatool.records import record
from isatool.serve.start import is_wanted

NAME = "doctor"
EXAMPLE = """
isatool doctor
isatool doctor --json
"""
SCHEMA: Final = 1
EXIT_MISSING: Final = 1
_EXTRAS: Final = (
    ("hip-python", "hip", "bench, card calibrate and card report on a GPU"),
    ("pygls", "lsp", "serve lsp"),
    ("mcp", "mcp", "serve mcp"),
    ("optuna", "tune", "pass tune"),
    ("triton", "triton", "kernels that Triton compiles"),
    ("ortools", "schedule", "pass schedule --effort max"),
)
"""package, isatool's extra with it, what needs it"""
OPTIONS: Final = (("--json", "as JSON"),)


@record
class LookedFor:
    """One thing that was looked for. `needed`: whether the commands that need no GPU need it."""

    what: str
    found: str
    """version or place; "" for what is missing"""
    advice: str = ""
    """for what is missing: what it is for, and how to get it"""
    needed: bool = False


def main(args: argparse.Namespace) -> int:
    """0; 1 if something is missing that commands need which need no GPU."""
    findings = [*_packages(), *_toolchain(), *_extras(), *_devices(), *_folders(), _serving()]
    missing = [each for each in findings if each.needed and not each.found]
    if args.json:
        report = {"schema": SCHEMA, "usable": not missing, "found": [asdict(each) for each in findings]}
        print(json.dumps(report, indent=2))
        return EXIT_MISSING if missing else 0
    lacks = f"isatool cannot work yet: {missing[0].what} is missing" if missing else ""
    print(lacks or "isatool can rewrite, prove, check and emulate")
    width = max(len(each.what) for each in findings)
    for each in findings:
        print(f"  {each.what:{width}}  {each.found or f'none: {each.advice}'}")
    return EXIT_MISSING if missing else 0


def _packages() -> Iterator[LookedFor]:
    from isatool.cli.versions import PACKAGES
    from isatool.version import __version__

    yield LookedFor("isatool", f"{__version__}, {Path(__file__).resolve().parents[1]}")
    yield LookedFor("python", f"{sys.version.split()[0]}, {sys.executable}")
    for package in PACKAGES:
        if package != "ziglang":
            yield LookedFor(package, version_of(package) or "", f"pip install {package}", needed=True)


def _toolchain() -> Iterator[LookedFor]:
    from isatool.asm.toolchain import Toolchain

    try:
        found = Toolchain.find()
        versions = found.versions()
        names = ", ".join((versions.pop("toolchain"), *(f"{name}: {version}" for name, version in versions.items())))
    except UserError as error:
        [first, *_] = error.diagnostics
        yield LookedFor("toolchain", "", "; ".join((first.message, *first.notes)), needed=True)
        return
    yield LookedFor("toolchain", names)
    if not found.lld:
        yield LookedFor(
            "linker", "", f"proofs link; install the lld of {found.clang[0]}, or {to_install('toolchain')}", needed=True
        )


def _extras() -> Iterator[LookedFor]:
    for package, extra, what in _EXTRAS:
        yield LookedFor(package, version_of(package) or "", f"{what}: {to_install(extra)}")


def _devices() -> Iterator[LookedFor]:
    driver = Path("/dev/kfd")
    usable = os.access(driver, os.R_OK | os.W_OK)
    denied = f"this user may not open {driver}: add the user to the groups render and video"
    yield LookedFor(
        "driver", str(driver) if usable else "", denied if driver.exists() else "no amdgpu driver is loaded"
    )
    yield LookedFor("GPU", *_device())
    hsa = next(filter(None, map(_library, ("libhsa-runtime64.so.1", "libamdhip64.so"))), "")
    yield LookedFor("ROCm runtime", hsa, "store run and bench load it: install ROCm, or Debian's libhsa-runtime64-1")


def _device() -> tuple[str, str]:
    """A device that HIP finds, or why there is none."""
    if not version_of("hip-python"):
        return "", "hip-python is not installed"
    from isatool.bench.hip_runtime import DeviceError, HipRuntime

    try:
        runtime = HipRuntime()
        devices = [runtime.select(index) for index in range(runtime.device_count)]
    except DeviceError as error:
        return "", error.diagnostics[0].message
    return "; ".join(f"{each.name} ({each.chip})" for each in devices), ""


def _library(name: str) -> str:
    folders = (*os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep), "/opt/rocm/lib", "/usr/lib/x86_64-linux-gnu")
    return next((str(Path(each, name)) for each in folders if each and Path(each, name).exists()), "")


def _folders() -> Iterator[LookedFor]:
    from isatool.routes.store import default_folder
    from isatool.user_cache import cache_folder

    for what, folder in (("cache", cache_folder()), ("store", Path(default_folder()))):
        yield LookedFor(what, f"{folder}{_state(folder)}")


def _state(folder: Path) -> str:
    if not folder.exists():
        return ", not made yet"
    free = shutil.disk_usage(folder).free >> 30
    return f", {free} GiB free" if os.access(folder, os.W_OK) else ", cannot be written"


def _serving() -> LookedFor:
    return LookedFor(
        "serve", "on" if is_wanted() else "off: ISATOOL_SERVE=1 lets commands start at once, but not in CI"
    )
