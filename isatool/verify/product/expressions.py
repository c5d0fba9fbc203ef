"""Expressions of the semantics table as functions of a symbolic state.

An expression reads the state before its instruction, in a lane that is active (`Runner` refines what it reads by the
lane's bit of EXEC). Reading another lane is right only where that lane was active at entry; elsewhere it finds what
lanes hold that the launch left off.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from isatool.isa.registers import VGPR_BASE
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr, nodes_of
from isatool.semantics.ops import Op
from isatool.verify.product.runner import Runner

Value = Callable[[Runner], int]
_LARGEST_TREE: Final = 60
"""operations that are compiled to one function; larger expressions run one operation after the other"""


def expression(expr: Expr, *, raw: bool = False, off: bool = False) -> Value:
    """An expression as a function of the state.

    `raw`: not refined to lanes that are active now; `off`: in a lane that was not active at entry.
    """
    if _tree_size(expr) <= _LARGEST_TREE:
        return _compiled(expr, raw, off)
    return _tape(expr, raw, off)


def _tree_size(expr: Expr) -> int:
    sizes: dict[Expr, int] = {}
    for node in nodes_of(expr):
        sizes[node] = 1 + sum(sizes[arg] for arg in node.args)
    return sizes[expr]


def _tape(expr: Expr, raw: bool, off: bool) -> Value:
    """Shared parts are computed once."""
    order = nodes_of(expr)
    place = {node: position for position, node in enumerate(order)}
    steps: list[tuple[Value | None, Expr, tuple[int, ...]]] = []
    for node in order:
        special = not node.args or node.op is Op.GATHER or _guarded_gather(node) is not None
        value = _compiled(node, raw, off) if special else None
        steps.append((value, node, tuple(place[arg] for arg in node.args)))

    def run(runner: Runner) -> int:
        results: list[int] = []
        make = runner.values.make
        for value, node, args in steps:
            if value is not None:
                results.append(value(runner))
            else:
                results.append(make(node.op, node.width, *(results[arg] for arg in args), imm=node.imm))
        return results[-1]

    return run


def _compiled(expr: Expr, raw: bool, off: bool) -> Value:
    op, width, imm = expr.op, expr.width, expr.imm
    if not expr.args:
        return _leaf(expr, raw, off)
    if op is Op.GATHER and not off:
        return _gather(expr, active=False)
    guarded = None if off else _guarded_gather(expr)
    if guarded is not None:
        condition, other = expression(expr.args[0], raw=raw), expression(expr.args[2], raw=raw)
        fetched = _gather(guarded, active=True)
        return lambda runner: runner.values.choices.select(width, condition(runner), fetched(runner), other(runner))
    parts = [_compiled(arg, raw, off) for arg in expr.args]
    if len(parts) == 1:
        (only,) = parts
        return lambda runner: runner.values.constructors[op](width, (only(runner),), imm)
    if len(parts) == 2:
        first, second = parts
        return lambda runner: runner.values.constructors[op](width, (first(runner), second(runner)), imm)
    first, second, third = parts
    return lambda runner: runner.values.constructors[op](width, (first(runner), second(runner), third(runner)), imm)


def _leaf(expr: Expr, raw: bool, off: bool) -> Value:
    op, imm, width = expr.op, expr.imm, expr.width
    if op is Op.CONST:
        return lambda runner: runner.values.const(imm, width)
    if op is Op.VGPR:
        code = VGPR_BASE + imm
        if off:
            return lambda runner: runner.idle_lane(code)
        if raw:
            return lambda runner: runner.read_raw(code)
        return lambda runner: runner.read(code)
    if op is Op.SGPR:
        return lambda runner: runner.read(imm)
    if op is Op.SCC:
        return lambda runner: runner.read_scc()
    if op is Op.LANE:
        return lambda runner: runner.values.lane
    if op is Op.LOADED:
        return lambda runner: runner.loaded[imm // 16][imm % 16]
    return lambda runner: runner.fetched[imm]


def _guarded_gather(expr: Expr) -> Expr | None:
    """The gather in `select(... and exec bit of lane i ..., gather(x, i), other)`."""
    if expr.op is not Op.SELECT or expr.args[1].op is not Op.GATHER:
        return None
    gather = expr.args[1]
    wanted = [al.bit(mask, gather.args[1]) for mask in al.EXEC_MASKS.values()]
    stack = [expr.args[0]]
    while stack:
        node = stack.pop()
        if node in wanted:
            return gather
        if node.op is Op.AND:
            stack += node.args
    return None


def _gather(expr: Expr, *, active: bool) -> Value:
    width = expr.width
    value, index = expression(expr.args[0], raw=True), expression(expr.args[1])
    idle = expression(expr.args[0], off=True)
    if active:
        return lambda runner: runner.gather_active(width, value(runner), index(runner))
    return lambda runner: runner.gather(width, value(runner), index(runner), idle)
