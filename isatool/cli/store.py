"""`isatool store`: rewritten code objects that programs get when they load the originals."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from isatool.allowance import SECONDS
from isatool.asm.files import MAX_CODE_OBJECT_BYTES, read_bounded
from isatool.claim import claim
from isatool.cli.declared_options import Flag, add_flags
from isatool.cli.files import JSON_REPORT, OF_KERNEL, time_limit
from isatool.cli.patch import OF_RESULTS, READ_ONLY, REQUEST, report, request_of
from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from isatool.routes.store import StoreFolder

NAME = "store"
EXAMPLE = """
isatool store add program --pipeline pair
isatool store list
isatool store run ./program its arguments
"""
SCHEMA: Final = 1
_TO_PROVE: Final = 300.0
"""seconds for an entry"""
EXIT_FAULTS: Final = 1
_TOOLS_TOO: Final = "HSA_TOOLS_ROCPROFILER_V1_TOOLS"
"""without it a runtime that has rocprofiler-register skips the libraries of HSA_TOOLS_LIB and says nothing"""


_ACTIONS: Final[Mapping[str, tuple[str, tuple[Flag, ...]]]] = {
    "add": (
        "rewrite the code objects of programs, libraries, bundles, .hsaco into the store",
        (
            ("inputs FILE+", "code object, offload bundle, program or library"),
            *REQUEST,
            READ_ONLY,
            JSON_REPORT,
            time_limit(OF_KERNEL, SECONDS),
        ),
    ),
    "list": ("show the entries, and which are swapped", (("--json", "as JSON"),)),
    "verify": (
        "check digests and modes of entries, and prove them again from their files",
        (("digests DIGEST*", "only these; the first digits do"), time_limit("for each entry", _TO_PROVE)),
    ),
    "remove": ("delete entries", (("digests DIGEST*", "the first digits do"), ("--all", "every entry"))),
    "build": ("compile the libraries and print the variables that load them", ()),
    "run": (
        "run a program that loads code objects through the store",
        (
            ("--preload", "through HIP (LD_PRELOAD), not the HSA runtime's tools"),
            *REQUEST,
            time_limit("to check what a store of results has of a kernel", SECONDS),
            ("program PROGRAM ...", "the program and its arguments"),
        ),
    ),
}


_OF_RESULTS: Final = ("add", "run")
"""actions that take results from a URL"""


def _add_actions(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, (summary, flags) in _ACTIONS.items():
        own = actions.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        where = "the store (default: ISATOOL_STORE, else in the user's cache)"
        place = ("--store PLACE", f"{where}; {OF_RESULTS}") if name in _OF_RESULTS else ("--store DIR", where)
        add_flags(own, (place, *flags))


OPTIONS: Final = (_add_actions,)


def main(args: argparse.Namespace) -> int:
    """0; 1 where `verify` finds a fault; what the program of `run` ends with."""
    from isatool.routes.shared_store import is_url
    from isatool.routes.store import default_folder

    url = args.store is not None and is_url(args.store)
    if url and args.action not in _OF_RESULTS:
        raise UserError(f"{args.store} holds no code objects", Span("--store"), "name a folder")
    folder = os.path.abspath(default_folder() if url or not args.store else args.store)
    return {"add": _add, "list": _list, "verify": _verify, "remove": _remove, "build": _build, "run": _run}[
        args.action
    ](args, folder)


def _add(args: argparse.Namespace, folder: str) -> int:
    from isatool.routes.patch import patched, wanted_objects
    from isatool.routes.store import keep

    request = request_of(args, keep_lds=True)
    found = {
        each.data: (path, each) for path in args.inputs for each in wanted_objects(_content(path), path, request.chip)
    }
    done = [patched(each, path, request) for path, each in found.values()]
    kept = [each for each in done if each.changed]
    keep(folder, kept)
    store = ["--store", folder] if args.store and not request.store else []
    checks = [shlex.join(["isatool", "store", "verify", *store, *(each.digest[:12] for each in kept)])] if kept else []
    report(done, args.json, sys.stdout, checks=checks)
    return 0


def _content(path: str) -> bytes:
    return read_bounded(path, MAX_CODE_OBJECT_BYTES, hint="name a code object or a program")


def _list(args: argparse.Namespace, folder: str) -> int:
    from isatool.routes.store import entries

    held = entries(folder)
    if args.json:
        print(json.dumps({"schema": SCHEMA, "store": folder, "entries": [_as_data(each) for each in held]}, indent=2))
        return 0
    for each in held:
        print(f"{_named(each)}: {f'not swapped: {each.reason}' if each.reason else _proof(each)}")
    print(f"{folder}: {sum(not each.reason for each in held)} of {len(held)} entries are swapped", file=sys.stderr)
    return 0


def _as_data(entry: StoreFolder) -> dict[str, object]:
    return {
        "digest": entry.digest,
        "chip": entry.chip,
        "kernels": list(entry.kernels),
        "assumptions": list(entry.assumptions),
        "premises": list(entry.premises),
        "guards": list(entry.guards),
        "swapped": not entry.reason,
        "reason": entry.reason,
    }


def _named(entry: StoreFolder) -> str:
    names = ", ".join(entry.kernels[:8]) + (", ..." if len(entry.kernels) > 8 else "")
    return f"{entry.digest[:12]} {entry.chip} ({names})"


def _proof(entry: StoreFolder) -> str:
    return f"swapped, {claim(entry.assumptions, entry.premises, entry.guards)}"


def _verify(args: argparse.Namespace, folder: str) -> int:
    from isatool.asm.toolchain import Toolchain
    from isatool.routes.store import chosen, entries, fault_of

    faults = 0
    for entry in chosen(folder, args.digests) if args.digests else entries(folder):
        if entry.reason and not args.digests:
            print(f"{_named(entry)}: not swapped: {entry.reason}")
            continue
        found = entry.reason or fault_of(entry, Toolchain.find(), args.seconds)
        faults += found is not None
        print(f"{_named(entry)}: {f'FAULT: {found}' if found else 'holds, ' + _proof(entry)}", flush=True)
    return EXIT_FAULTS if faults else 0


def _remove(args: argparse.Namespace, folder: str) -> int:
    from isatool.routes.store import chosen, entries, remove

    if args.all == bool(args.digests):
        raise UserError("name the entries to remove, or --all", Span("isatool store remove"))
    found = entries(folder) if args.all else chosen(folder, args.digests)
    remove(found)
    for entry in found:
        print(f"removed {_named(entry)}")
    return 0


def _build(args: argparse.Namespace, folder: str) -> int:
    from isatool.routes.libraries import HIP, HSA, library
    from isatool.routes.shared_store import VARIABLE

    print(f"{VARIABLE}={folder}\nHSA_TOOLS_LIB={library(HSA)}\n{_TOOLS_TOO}=1")
    print(f"# or, through HIP: LD_PRELOAD={library(HIP)}")
    return 0


def _run(args: argparse.Namespace, folder: str) -> int:
    from isatool.routes.libraries import HIP, HSA, library
    from isatool.routes.shared_store import VARIABLE

    words = args.program[1:] if args.program[:1] == ["--"] else args.program
    if not words:
        raise UserError("name the program to run", Span("isatool store run"), "isatool store run ./program")
    variable, path = ("LD_PRELOAD", library(HIP)) if args.preload else ("HSA_TOOLS_LIB", library(HSA))
    if any(letter in str(path) for letter in " :;"):
        raise UserError(
            f"{variable} takes no path with a space", Span(str(path)), "set ISATOOL_CACHE to another folder"
        )
    others = os.environ.get(variable, "").split()  # profilers stay
    environment = {**os.environ, VARIABLE: folder, variable: " ".join([*others, str(path)])}
    for name in ("HSA_TOOLS_REPORT_LOAD_FAILURE", _TOOLS_TOO):
        environment.setdefault(name, "1")
    _fetch(args, words[0], folder)
    sys.stdout.flush()
    with tempfile.TemporaryDirectory(prefix="isatool-") as own:
        loaded = Path(own, "loaded")
        try:
            code = _ended(words, {**environment, "ISATOOL_STORE_LOADED": str(loaded)})
        except OSError as error:
            raise UserError(f"cannot run {words[0]}: {error.strerror}", Span("isatool store run")) from None
        if not loaded.exists():
            print(f"isatool: NOTHING WAS SWAPPED: {_why_not_loaded(args.preload, path, words[0])}", file=sys.stderr)
    return code if code >= 0 else 128 - code


def _why_not_loaded(preload: bool, path: Path, program: str) -> str:
    if preload:
        return f"{program} gave HIP no code object, or HIP is linked into it; without --preload {path.name} is tried"
    return (
        f"no HSA runtime loaded {path.name} in {program}: it uses none, or the runtime was built or told not to load "
        "tools (HSA_TOOLS_LIB); try --preload"
    )


def _ended(words: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a program to its end, negative for a signal. Signals to this process are passed on; those of a terminal go to
    both.
    """
    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    is_main = threading.current_thread() is threading.main_thread()
    with subprocess.Popen(words, env=environment) as process:
        before = {number: signal.signal(number, lambda *_: None) for number in numbers[:1] if is_main}
        before |= {
            number: signal.signal(number, lambda given, _: process.send_signal(given))
            for number in numbers[1:]
            if is_main
        }
        try:
            return process.wait()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _fetch(args: argparse.Namespace, program: str, folder: str) -> None:
    """Keep what the store of results has of a program's code objects, if it is proved here; nothing is made."""
    from isatool.routes.patch import patched, wanted_objects
    from isatool.routes.shared_store import shared_store
    from isatool.routes.store import keep

    args.store_read_only = True
    request = replace(request_of(args, keep_lds=True), stored_only=True)
    path = shutil.which(program)
    if path is None or shared_store(request.store, request.read_only, request.stored_only) is None:
        return
    try:
        objects = wanted_objects(_content(path), path, request.chip)
    except UserError:  # a script, or a program without code objects
        return
    found = {each.data: each for each in objects if not Path(folder, hashlib.sha256(each.data).hexdigest()).exists()}
    done = [patched(each, path, request) for each in found.values()]
    keep(folder, [each for each in done if each.changed])
