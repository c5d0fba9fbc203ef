"""What is made of times: figures, tables, charts. The device here is made up, and says that it is a card."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isatool.bench import table as tables
from isatool.bench.chart import bench_chart
from isatool.bench.clocks import current_clocks
from isatool.bench.hip_runtime import SIMULATED_NAME, Device
from isatool.bench.job import KernelTimes, Measurement, TimingMethod
from isatool.bench.peak import peak_of

CARD = Device(0, "Radeon RX 7900 XTX", "gfx1100", 48, 2500.0, 1250.0, 24 << 30, "0000:03:00.0")
TIMES = st.lists(st.floats(0.001, 1000), min_size=1, max_size=30)


def table(*rows: KernelTimes, device: Device = CARD, flops: int | None = 2 * 4096**3) -> tables.BenchTable:
    return tables.BenchTable(Measurement(device, rows), TimingMethod(), {"N": 4096}, flops, {})


def test_rates_come_from_the_least_time_and_the_first_row_is_the_measure() -> None:
    made = table(KernelTimes("a", "ok", True, (4.0, 2.0, 3.0)), KernelTimes("b", "ok", True, (1.0, 5.0)))
    first, second = made.figures
    assert first.gflops == pytest.approx(2 * 4096**3 / 2e-3 / 1e9)
    assert first.relative == 1.0
    assert second.relative == 2.0
    assert second.of_peak == pytest.approx(2 * 4096**3 / 1e-3 / 61.44e12)


def test_the_peak_counts_both_fp32_units_of_every_lane() -> None:
    peak = peak_of(CARD)
    assert peak is not None
    assert peak.flops == pytest.approx(61.44e12)
    assert peak_of(replace(CARD, multiprocessors=96)) == peak  # a runtime that counts CUs
    assert peak_of(replace(CARD, arch="gfx906")) is None


def test_a_simulated_device_has_times_and_nothing_else() -> None:
    device = replace(CARD, name=f"{SIMULATED_NAME} (simulated)")
    made = table(KernelTimes("a", "ok", True, (4.0, 2.0)), KernelTimes("b", "ok", True, (1.0,)), device=device)
    assert made.peak is None
    assert all((one.gflops, one.of_peak, one.relative) == (None, None, None) for one in made.figures)
    text = tables.as_text(made)
    assert tables.SIMULATED in text
    assert text.count("(sim.)") == 4
    assert "TFLOP" not in text


def test_a_wrong_first_kernel_is_no_measure_for_the_others() -> None:
    made = table(KernelTimes("a", "WRONG: no", False), KernelTimes("b", "ok", True, (1.0,)))
    assert made.figures[0].gflops is None
    assert made.figures[1].relative is None
    assert "WRONG: no" in tables.as_text(made)
    assert tables.as_json(made)["kernels"][0]["minimum_ms"] is None  # type: ignore[index]


def test_without_a_formula_there_is_no_rate() -> None:
    made = table(KernelTimes("a", "ok", True, (1.0,)), flops=None)
    assert made.figures[0].gflops is None
    assert made.figures[0].relative == 1.0
    assert "least time in ms" in bench_chart(made)


@given(TIMES)
def test_least_median_and_spread_agree_with_the_times(times: list[float]) -> None:
    row = KernelTimes("a", "ok", True, tuple(times))
    assert row.minimum == min(times)
    assert row.median is not None
    assert min(times) <= row.median <= max(times)
    assert (row.spread is None) == (len(times) < 5)
    assert row.spread is None or row.spread >= 0


@given(st.lists(TIMES, min_size=1, max_size=5), st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"])))
def test_charts_are_xml_with_a_bar_a_kernel(times: list[list[float]], name: str) -> None:
    made = table(*(KernelTimes(f"{name}{place}", "ok", True, tuple(values)) for place, values in enumerate(times)))
    root = ElementTree.fromstring(bench_chart(made))
    assert len(root.findall("{http://www.w3.org/2000/svg}rect")) == 1 + len(times)


def test_the_clocks_of_the_card_are_those_that_the_driver_stars(tmp_path_factory: pytest.TempPathFactory) -> None:
    devices = tmp_path_factory.mktemp("pci")
    folder = devices / CARD.bus
    folder.mkdir()
    (folder / "pp_dpm_sclk").write_text("0: 500Mhz\n1: 2371Mhz *\n2: 2500Mhz\n")
    (folder / "power_dpm_force_performance_level").write_text("auto\n")
    assert current_clocks(CARD, devices) == {"shader clock": "2371Mhz", "performance level": "auto"}
    assert current_clocks(replace(CARD, bus="0000:99:00.0"), devices) == {}
