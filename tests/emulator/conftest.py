"""Engines that the tests of whole kernels run on."""

from __future__ import annotations

from functools import partial

import pytest
import tiny_kernels


@pytest.fixture(params=["numpy", "native"])
def run(request: pytest.FixtureRequest) -> tiny_kernels.Run:
    """`tiny_kernels.run` on each engine."""
    return partial(tiny_kernels.run, engine=request.param)
