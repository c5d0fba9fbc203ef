"""Waits for flat accesses as compilers write them: in order with what was issued after them."""

from __future__ import annotations

from verify_snippets import compare


def test_flat_loads_arrive_in_order_with_what_follows_them() -> None:
    body = """
    v_mov_b32_e32 v4, s4
    v_mov_b32_e32 v5, s5
    v_mov_b32_e32 v6, s6
    v_mov_b32_e32 v7, s7
    flat_load_b32 v2, v[4:5]
    flat_store_b32 v[6:7], v0 offset:64
    s_waitcnt vmcnt(0) lgkmcnt(LEFT)
    {}
    global_store_b32 v1, v3, s[6:7]
    """
    first = body.replace("LEFT", "1").format("v_add_f32_e32 v3, v2, v2\nv_mov_b32_e32 v8, 0")
    second = body.replace("LEFT", "1").format("v_mov_b32_e32 v8, 0\nv_add_f32_e32 v3, v2, v2")
    early = body.replace("LEFT", "2").format("v_mov_b32_e32 v8, 0\nv_add_f32_e32 v3, v2, v2")
    assert compare(first, second).status == "proved"
    assert compare(first, early).status == "refuted"
