"""Triton as isatool sees it, without its compiler: back end, stages, hook, keys, autotuner. One set of modules for each
version; what differs between versions is what the wheels of 3.3, 3.6 and 3.9 differ in.
"""

from __future__ import annotations

import functools
import hashlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from isatool.asm.toolchain import Toolchain
from isatool.isa import chips

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "benchmarks" / "corpus" / "kernels" / "biquads.s").read_text()


class Standin:
    """The modules of one version, and `compile` as Triton's does it: key, file cache, stages."""

    def __init__(self, version: str) -> None:
        self.version = version
        self.minor = int(version.split(".")[1])
        self.files: dict[str, dict[str, Any]] = {}
        self.compiled: list[str] = []
        self.has_hook = self.minor >= 6
        self.refuses: Callable[[str], bool] = lambda text: False
        self.changes_lds = False
        self.modules = self._modules()

    def _modules(self) -> dict[str, ModuleType]:
        names = ("triton", "triton.backends", "triton.compiler", "triton.compiler.compiler", "triton.runtime",
                 "triton.runtime.cache", "triton.runtime.autotuner", "triton.knobs")  # fmt: skip
        modules = {name: ModuleType(name) for name in names}
        for name, module in modules.items():
            module.__path__ = []
            parent, _, last = name.rpartition(".")
            if parent:
                setattr(modules[parent], last, module)
        top: Any = modules["triton"]
        top.__version__ = self.version
        standin = self

        class HIPBackend:
            """As `triton.backends.backends["amd"].compiler`; that of another path is another object."""

            def add_stages(self, stages: dict[str, Any], options: Any, language: Any = None) -> None:
                stages["llir"] = lambda source, metadata: source
                stages["amdgcn"] = lambda source, metadata: TEXT
                stages["hsaco"] = standin.assemble
                hook = standin.hook
                if standin.has_hook and hook is not None:
                    hook(self, stages, options, language, None)

            @functools.lru_cache  # noqa: B019
            def hash(self) -> str:
                return "hip"

        class Autotuner:
            """Measures every configuration, then runs the best."""

            def __init__(self, fn: Any, configs: list[str]) -> None:
                self.fn, self.configs = fn, configs

            def _bench(self, config: str) -> float:
                self.fn.run(config)
                return float(len(config))

            def run(self) -> Any:
                best = min(self.configs, key=lambda config: self._bench(config))
                return self.fn.run(best)

        def triton_key() -> str:
            return "triton"

        self.backend = HIPBackend
        backends: Any = modules["triton.backends"]
        backends.backends = {"amd": SimpleNamespace(compiler=HIPBackend)}
        home: Any = modules["triton.runtime.cache" if self.minor >= 6 else "triton.compiler.compiler"]
        home.triton_key = triton_key
        self.keys = home
        tuner: Any = modules["triton.runtime.autotuner"]
        tuner.Autotuner = Autotuner
        self.autotuner = Autotuner
        knobs: Any = modules["triton.knobs"]
        if self.minor >= 6:
            knobs.runtime = SimpleNamespace(add_stages_inspection_hook=None)
        else:
            del top.knobs
            modules.pop("triton.knobs")
        self.runtime: Any = getattr(knobs, "runtime", None)
        return modules

    @property
    def hook(self) -> Any:
        """The hook of the user, None without one."""
        return None if self.runtime is None else self.runtime.add_stages_inspection_hook

    def assemble(self, text: str, metadata: dict[str, Any]) -> bytes:
        """The stage after amdgcn, by isatool's own tools."""
        if self.refuses(text):
            raise RuntimeError("error: not a valid operand")
        if self.changes_lds and text != TEXT:
            text = text.replace("amdhsa_group_segment_fixed_size 0", "amdhsa_group_segment_fixed_size 512")
        tools = Toolchain.find()
        return tools.link(tools.assemble(text, chips.DEFAULT.name))

    def compile(self, source: str = "kernel") -> dict[str, Any]:
        """What `triton.compile` returns: `hash`, `amdgcn`, `hsaco`."""
        backend = self.backend()
        key = f"{self.keys.triton_key()}-{source}-{backend.hash()}"
        if self.minor >= 7 and self.hook is not None:
            key += self.hook()[0]
        digest = hashlib.sha256(key.encode()).hexdigest()
        if digest not in self.files:
            self.compiled.append(source)
            stages: dict[str, Any] = {}
            backend.add_stages(stages, SimpleNamespace(arch="gfx1100"))
            found: dict[str, Any] = {"hash": digest}
            value: Any = source
            for name, stage in stages.items():
                value = found[name] = stage(value, {"shared": 0})
            self.files[digest] = found
        return self.files[digest]


class Jitted:
    """A `triton.jit` function: kernels that are loaded, by what enters their key at a launch."""

    def __init__(self, standin: Standin) -> None:
        self.standin = standin
        self.kernels: dict[str, Any] = {}
        self.device_caches = {0: (self.kernels, {}, None, None, None)}

    def run(self, config: str) -> dict[str, Any]:
        """Launch: compile it unless it is loaded."""
        standin = self.standin
        key = config
        if standin.minor >= 7 and standin.hook is not None:
            key += standin.hook()[1]
        if key not in self.kernels:
            self.kernels[key] = standin.compile(config)
        return self.kernels[key]


def installed(requirement: str, folder: Path) -> Path:
    """A folder with a package in it, by pip unless it is there; the test is skipped where pip cannot."""
    if not folder.is_dir():
        install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(folder), requirement]
        if subprocess.run(install, check=False).returncode != 0:
            pytest.skip(f"pip cannot install {requirement}")
    return folder
