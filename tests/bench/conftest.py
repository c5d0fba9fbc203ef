import os
from pathlib import Path

import pytest
import shim


@pytest.fixture(scope="session")
def hip(tmp_path_factory: pytest.TempPathFactory) -> shim.Shim:
    """The installed hip-python with a device that is isatool's engine."""
    return shim.build(tmp_path_factory.mktemp("rocm") / "whole")


@pytest.fixture(scope="session")
def empty_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("empty")


@pytest.fixture(autouse=True)
def no_rocm_of_this_machine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests say themselves which library is loaded, but for those on a real card."""
    if request.node.get_closest_marker("hardware"):
        return
    for name in ("ROCM_PATH", "ROCM_HOME", "LD_LIBRARY_PATH"):
        if name in os.environ:
            monkeypatch.delenv(name)
