"""From packets to instructions: the code is walked from where a wave starts, packet by packet.

The stream holds no program counter. A branch says whether it was taken; `s_delay_alu` and `s_wait_alu` leave no packet,
`s_barrier_wait` does in some recordings: both readings are tried. One IMMEDIATE_MASK stands for an instruction of each
wave in its mask. Only the waves of CU 0 on the traced SIMD have instructions.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from dataclasses import field
from typing import Final

from isatool.records import dataclass, record
from isatool.traces.packets import GFX11, GFX12, Packet

_SILENT: Final = ("s_delay_alu", "s_wait_alu")
_BARRIER_WAIT: Final = "s_barrier_wait"
_TAKEN, _NOT_TAKEN, _CALL = 3, 4, 5
_OTHER_SIMD: Final = {
    GFX11: frozenset(range(0x50, 0x60)),
    GFX12: frozenset((*range(0x50, 0x5A), 0x77, 0x78, *range(0xBC, 0xDE))),
}
"""operations of the partner SIMD on the buses that both share, by layout"""
_OTHER_MEMORY: Final = range(0x5A, 0x60)
"""of gfx11: they move one to six registers to memory"""
_HINTS: Final = ("s_nop", "s_waitcnt", "s_wait_", "s_clause", "s_sleep")
"""their packet says that they are done"""
_UNITS: Final = {0: "lds", 2: "vmem"}
"""sources of VMEMEXEC that are the traced SIMD's"""
_MEMORY: Final = {"ds_": "lds", "global_": "vmem", "buffer_": "vmem", "flat_": "vmem", "scratch_": "vmem"}
_MOST_WAVES: Final = 16
"""of a SIMD on gfx11"""


@record
class TracedCode:
    """Instructions of a kernel in the order of their addresses, the entry first."""

    texts: tuple[str, ...]
    offsets: tuple[int, ...]
    """bytes from the entry"""
    targets: tuple[int | None, ...]
    """byte offset that a branch or call goes to"""
    lanes: int = 32
    """of a wave"""
    digest: str = ""
    """of the instructions' bytes"""


@record
class WaveIssue:
    """An instruction of a wave: its number in `TracedCode`, and when it was issued, or a wait or hint was done."""

    place: int
    time: int
    operation: int | None = None
    """class that the packet carries; None for a plain VALU instruction or a wait"""
    execution: int | None = None
    """when a VALU instruction started to execute, or a memory access left for its unit"""


@dataclass
class TracedWave:
    """A wave of the traced SIMD: slot, start, end (None: cut off), its issues in order."""

    slot: int
    start: int
    end: int | None = None
    issues: list[WaveIssue] = field(default_factory=list)
    lost: str = ""
    """why the walk stopped before the wave did; "" if it did not"""


@dataclass
class _Walk:
    code: TracedCode
    silent: tuple[str, ...]
    """instructions that leave no packet"""
    other: frozenset[int] = _OTHER_SIMD[GFX11]
    """operations of the partner SIMD"""
    waves: list[TracedWave] = field(default_factory=list)
    running: dict[int, TracedWave] = field(default_factory=dict)
    places: dict[int, int] = field(default_factory=dict)
    waiting: dict[str, deque[tuple[TracedWave, int]]] = field(default_factory=lambda: defaultdict(deque))
    """issues whose execution has not been seen, by unit: wave, number of the issue"""

    def take(self, packet: Packet) -> None:
        kind = packet.kind
        if kind == "HEADER":
            self.other = _OTHER_SIMD.get(packet["layout"], self.other)  # a later one may be damaged
        elif kind == "WAVESTART":
            if packet.cu == 0 and packet["simd"] == 0:
                self.running[packet["wave"]] = wave = TracedWave(packet["wave"], packet.time)
                self.places[packet["wave"]] = 0
                self.waves.append(wave)
        elif kind == "WAVEEND":
            if packet.cu == 0 and packet["simd"] == 0 and packet["wave"] in self.running:
                self.running.pop(packet["wave"]).end = packet.time
        elif kind == "IMMEDIATE_MASK":
            for slot in range(_MOST_WAVES):
                if packet["mask"] >> slot & 1:
                    self._step(slot, packet)
        elif kind in ("VALUINST", "IMMEDIATE") or (kind == "INST" and packet["operation"] not in self.other):
            self._step(packet["wave"], packet)
        elif kind == "ALUEXEC" and packet["source"] & 2:
            self._execute("valu", packet.time)
        elif kind == "VMEMEXEC" and packet["source"] in _UNITS:
            self._execute(_UNITS[packet["source"]], packet.time)

    def _execute(self, unit: str, time: int) -> None:
        if self.waiting[unit]:
            wave, number = self.waiting[unit].popleft()
            issue = wave.issues[number]
            wave.issues[number] = WaveIssue(issue.place, issue.time, issue.operation, time)

    def _step(self, slot: int, packet: Packet) -> None:
        wave = self.running.get(slot)
        if wave is None or wave.lost:
            return
        code, place = self.code, self.places[slot]
        while place < len(code.texts) and code.texts[place].startswith(self.silent):
            place += 1
        operation = packet.fields.get("operation") if packet.kind == "INST" else None
        reason = _misfit(code, place, packet.kind, operation)
        if reason:
            wave.lost = reason
            return
        wave.issues.append(WaveIssue(place, packet.time, operation))
        unit = _unit(code.texts[place])
        if unit:
            self.waiting[unit].append((wave, len(wave.issues) - 1))
        following: int | None = place + 1
        if is_taken(wave.issues[-1]):
            target = code.targets[place]
            following = code.offsets.index(target) if target in code.offsets else None
        if following is None:
            wave.lost = f"{code.texts[place]} leaves the kernel"
        else:
            self.places[slot] = following


def is_taken(issue: WaveIssue) -> bool:
    """True for a branch or call that control followed."""
    return issue.operation in (_TAKEN, _CALL)


def walk(packets: Iterable[Packet], code: TracedCode) -> tuple[TracedWave, ...]:
    """The waves of the traced SIMD with their instructions; `s_barrier_wait` is read as loses fewer of them."""
    packets = list(packets)
    silent = _walked(packets, code, (*_SILENT, _BARRIER_WAIT))
    if not _lost(silent) or not any(text.startswith(_BARRIER_WAIT) for text in code.texts):
        return silent
    return min(silent, _walked(packets, code, _SILENT), key=_lost)


def _walked(packets: Iterable[Packet], code: TracedCode, silent: tuple[str, ...]) -> tuple[TracedWave, ...]:
    state = _Walk(code, silent)
    for packet in packets:
        state.take(packet)
    return tuple(state.waves)


def _lost(waves: Iterable[TracedWave]) -> int:
    return sum(bool(wave.lost) for wave in waves)


def partner_accesses(packets: Iterable[Packet]) -> Iterator[tuple[int, int]]:
    """(time, registers on the bus) of the memory accesses that the partner SIMD of a gfx11 card issued."""
    for packet in packets:
        if packet.kind == "INST" and packet["operation"] in _OTHER_SIMD[GFX11]:
            yield packet.time, max(1, packet["operation"] - _OTHER_MEMORY.start + 1)


def _misfit(code: TracedCode, place: int, kind: str, operation: int | None) -> str | None:
    """Why the packet cannot belong to this instruction; None if it can."""
    if place >= len(code.texts):
        return "control ran past the end of the code"
    text = code.texts[place]
    is_branch = text.startswith(("s_branch", "s_cbranch"))
    if is_branch != (operation in (_TAKEN, _NOT_TAKEN)):
        return f"a packet {kind} does not fit {text}"
    if kind == "INST" and text.startswith(_HINTS):
        return f"a packet {kind} does not fit {text}"
    if kind == "VALUINST" and not text.startswith("v_"):
        return f"a VALU issue does not fit {text}"
    if kind.startswith("IMMEDIATE") and (not text.startswith("s_") or text.startswith("s_barrier_signal")):
        return f"a packet {kind} does not fit {text}"
    return None


def _unit(text: str) -> str:
    """Whose execution has a packet of its own: valu, lds, vmem; "" for others."""
    if text.startswith("v_"):
        return "" if text.startswith(("v_interp_p", "v_nop")) else "valu"
    return next((unit for begin, unit in _MEMORY.items() if text.startswith(begin)), "")
