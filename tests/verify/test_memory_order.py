"""Memory operations in another order: which orders nobody can tell apart, and which waits count."""

from __future__ import annotations

import pytest
from test_blockwise import reason
from verify_snippets import compare

from isatool.verify.verdict import PROVED, UNKNOWN

HEAD = "s_load_b64 s[4:5], s[0:1], 0x0\nv_lshlrev_b32_e32 v1, 2, v0\ns_waitcnt lgkmcnt(0)\n"
TAIL = (
    "\ns_waitcnt vmcnt(0) lgkmcnt(0)\ns_waitcnt_vscnt null, 0x0\ns_barrier\n"
    "global_store_b64 v1, v[2:3], s[4:5]\ns_endpgm\n"
)
LOAD, OTHER = "global_load_b32 v2, v1, s[4:5]\n", "global_load_b32 v3, v1, s[4:5] offset:4\n"
STORE = "global_store_b32 v1, v0, s[4:5] offset:8\n"
LDS_LOAD, LDS_STORE = "ds_load_b32 v3, v1\n", "ds_store_b32 v1, v0\n"
ADD, OTHER_ADD = "ds_add_u32 v1, v0\n", "ds_add_u32 v0, v1\n"
ADD_BACK = "ds_add_rtn_u32 v3, v1, v0\n"
SCALAR = "s_load_b32 s8, s[4:5], 0x10\n"
WAIT = "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
USE = "v_add_nc_u32_e32 v2, v2, v2\n"
STORES_DONE = "s_waitcnt_vscnt null, 0x0\n"
BARRIER = "s_barrier\n"
HINTED, OTHER_HINTED = (text.replace("s[4:5]", "s[4:5] slc dlc") for text in (LOAD, OTHER))
OTHER_HINTED = OTHER_HINTED.replace("slc dlc offset:4", "offset:4 slc dlc")
PRIVATE = "scratch_store_b32 off, v0, off offset:8\n"
TYPED = "tbuffer_load_format_x v2, v1, s[8:11], 0 format:[BUF_FMT_32_FLOAT] offen\n"
IMAGE = "image_load v2, v[0:1], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D\n"
QUESTION = "image_get_resinfo v2, v1, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D\n"


def of(first: str, second: str) -> str:
    return reason(HEAD + first + TAIL, HEAD + second + TAIL)


SAME = {
    "loads pass loads": (LOAD + OTHER, OTHER + LOAD),
    "a load passes a store to another memory": (LOAD + LDS_STORE, LDS_STORE + LOAD),
    "a load passes an atomic operation on the LDS that brings nothing back": (ADD + LOAD, LOAD + ADD),
    "loads pass several": (ADD + LOAD + OTHER_ADD + OTHER, LOAD + OTHER + ADD + OTHER_ADD),
    "a store passes a store to another memory": (STORE + LDS_STORE, LDS_STORE + STORE),
    "a wait stands later": (LDS_STORE + WAIT + LOAD + BARRIER, LDS_STORE + LOAD + "s_waitcnt lgkmcnt(0)\n" + BARRIER),
    "a wait for more": (LDS_STORE + LOAD + "s_waitcnt lgkmcnt(0)\n" + BARRIER, LDS_STORE + LOAD + WAIT + BARRIER),
    "a wait for a load that is used, after a store": (LOAD + WAIT + USE + STORE, LOAD + STORE + WAIT + USE),
    "a load in flight at a store after a barrier": (
        BARRIER + "buffer_gl0_inv\n" + LOAD + WAIT + USE + STORE,
        BARRIER + "buffer_gl0_inv\n" + LOAD + STORE + WAIT + USE,
    ),
    "a wait that nothing needs": (LOAD + STORE, LOAD + STORE + WAIT),
    "loads with hints pass loads": (HINTED + OTHER_HINTED, OTHER_HINTED + HINTED),
    "a load with hints passes a store to another memory": (HINTED + LDS_STORE, LDS_STORE + HINTED),
    "a private store passes a store to global memory": (STORE + PRIVATE, PRIVATE + STORE),
    "loads of formats pass loads": (TYPED + OTHER, OTHER + TYPED),
    "a load of an image passes a load": (IMAGE + OTHER, OTHER + IMAGE),
    "a question about an image passes a store": (QUESTION + STORE, STORE + QUESTION),
}


@pytest.mark.parametrize("name", SAME)
def test_what_nobody_can_tell_apart_is_the_same(name: str) -> None:
    assert of(*SAME[name]) is None


COHERENT, OTHER_COHERENT = (
    text.replace("s[4:5]", "s[4:5] glc").replace("glc offset:4", "offset:4 glc") for text in (LOAD, OTHER)
)
LOOP = ".LT:\n{}s_barrier\n{}s_sub_u32 s9, s9, 1\ns_cmp_lg_u32 s9, 0\ns_cbranch_scc1 .LT\n"
BRANCH = "s_cmp_lg_u32 s9, 0\ns_cbranch_scc1 .LT\n{}.LT:\n{}"
DIFFERENT = {
    "a load passes a store to its memory": (LOAD + STORE, STORE + LOAD),
    "a load with hints passes a store to its memory": (HINTED + STORE, STORE + HINTED),
    "stores with hints pass each other": (
        (STORE + STORE.replace("v0", "v1")).replace("\n", " glc slc dlc\n"),
        (STORE.replace("v0", "v1") + STORE).replace("\n", " glc slc dlc\n"),
    ),
    "a load with hints passes a barrier": (HINTED + WAIT + BARRIER, BARRIER + HINTED + WAIT),
    "a load with hints and a scope passes a load": (
        HINTED.replace("slc", "glc slc") + OTHER_HINTED,
        OTHER_HINTED + HINTED.replace("slc", "glc slc"),
    ),
    "volatile stores pass loads": (STORE.replace("\n", " dlc\n") + LDS_LOAD, LDS_LOAD + STORE.replace("\n", " dlc\n")),
    "hints are added in the comparison of blocks": (LOAD, HINTED),
    "a private load passes a private store": (
        PRIVATE + "scratch_load_b32 v2, off, off offset:8\n",
        "scratch_load_b32 v2, off, off offset:8\n" + PRIVATE,
    ),
    "a load of formats passes a store": (TYPED + STORE, STORE + TYPED),
    "a load of an image passes a store to it": (
        IMAGE + IMAGE.replace("load", "store"),
        IMAGE.replace("load", "store") + IMAGE,
    ),
    "a load of an image passes a store": (IMAGE + STORE, STORE + IMAGE),
    "a load passes an LDS store": (LDS_LOAD + LDS_STORE, LDS_STORE + LDS_LOAD),
    "an LDS load passes an atomic operation": (ADD + LDS_LOAD, LDS_LOAD + ADD),
    "an LDS store passes an atomic operation": (ADD + LDS_STORE, LDS_STORE + ADD),
    "an LDS load of other bytes passes one": (
        ADD + LDS_LOAD.replace("v1", "v1 offset:64"),
        LDS_LOAD.replace("v1", "v1 offset:64") + ADD,
    ),
    "atomic operations pass each other": (ADD + OTHER_ADD, OTHER_ADD + ADD),
    "an atomic operation passes a barrier": (ADD + WAIT + BARRIER, BARRIER + ADD + WAIT),
    "an atomic operation in flight at a barrier": (ADD + WAIT + BARRIER, ADD + BARRIER + WAIT),
    "an atomic operation is done twice": (ADD + LOAD, LOAD + ADD + ADD),
    "a load passes an atomic operation that brings something back": (ADD_BACK + LOAD, LOAD + ADD_BACK),
    "a load passes one of global memory": (
        "global_atomic_add_u32 v1, v0, s[4:5] offset:8\n" + LOAD,
        LOAD + "global_atomic_add_u32 v1, v0, s[4:5] offset:8\n",
    ),
    "an atomic operation says that stores are done": (STORE + STORES_DONE + ADD, STORE + ADD + STORES_DONE),
    "an atomic operation says that a load is done": (LOAD + WAIT + ADD, LOAD + ADD + WAIT),
    "a load passes an atomic operation that another wave may see": (ADD + LOAD + LDS_LOAD, LOAD + ADD + LDS_LOAD),
    "stores pass each other": (STORE + STORE.replace("v0", "v1"), STORE.replace("v0", "v1") + STORE),
    "a load passes a barrier": (LOAD + WAIT + BARRIER, BARRIER + LOAD + WAIT),
    "coherent loads pass each other": (COHERENT + OTHER_COHERENT, OTHER_COHERENT + COHERENT),
    "an LDS store in flight at a barrier": (LDS_STORE + WAIT + BARRIER, LDS_STORE + BARRIER + WAIT),
    "an LDS load in flight at a barrier": (LDS_LOAD + WAIT + BARRIER, LDS_LOAD + BARRIER + WAIT),
    "a store in flight at a barrier": (STORE + STORES_DONE + BARRIER, STORE + BARRIER + STORES_DONE),
    "a store in flight at a store": (STORE + STORES_DONE + STORE, STORE + STORE + STORES_DONE),
    "an LDS store in flight at a store elsewhere": (LDS_STORE + WAIT + STORE, LDS_STORE + STORE + WAIT),
    "a load in flight at a store that may unlock": (
        COHERENT + WAIT + LOAD + WAIT + STORE,
        COHERENT + WAIT + LOAD + STORE + WAIT,
    ),
    "a load in flight at a store after an invalidation": (
        BARRIER + OTHER + WAIT + "buffer_gl0_inv\n" + LOAD + WAIT + STORE,
        BARRIER + OTHER + WAIT + "buffer_gl0_inv\n" + LOAD + STORE + WAIT,
    ),
    "a load in flight at a store, for which the first program waits as nothing needs it": (
        LOAD + WAIT + STORE,
        LOAD + STORE + WAIT,
    ),
    "a scalar load in flight at a store": (SCALAR + WAIT + STORE, SCALAR + STORE + WAIT),
    "a weaker count at a barrier": (
        LDS_STORE + LDS_LOAD + "s_waitcnt lgkmcnt(0)\n" + BARRIER,
        LDS_STORE + LDS_LOAD + "s_waitcnt lgkmcnt(1)\n" + BARRIER,
    ),
    "a store of the iteration before in flight at a barrier": (
        LOOP.format("", LDS_STORE + WAIT),
        LOOP.format("", LDS_STORE),
    ),
    "a wait on one path only": (
        LDS_STORE + BRANCH.format(WAIT, WAIT + BARRIER),
        LDS_STORE + BRANCH.format(WAIT, BARRIER),
    ),
    "a wait on another path": (
        LDS_STORE + BRANCH.format(WAIT, BARRIER),
        LDS_STORE + BRANCH.format("s_nop 0\n", BARRIER),
    ),
    "a data exchange between lanes of other registers": (
        "ds_bpermute_b32 v2, v1, v0\n" + WAIT,
        "ds_bpermute_b32 v2, v1, v1\n" + WAIT,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DIFFERENT)
def test_what_somebody_could_tell_apart_is_not_shown_equal(name: str) -> None:
    assert of(*DIFFERENT[name]) is not None


BROUGHT = "s_waitcnt vmcnt(0)\n"
OUT = "s_waitcnt vmcnt(0)\nglobal_store_b32 v1, v2, s[6:7]"


@pytest.mark.parametrize(("first", "second"), [(LOAD, HINTED), (HINTED, LOAD), (STORE, STORE[:-1] + " glc slc dlc\n")])
def test_what_caches_keep_is_no_difference_to_the_walk(first: str, second: str) -> None:
    assert compare(first + OUT, second + OUT).status == PROVED


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (HINTED, HINTED.replace("slc", "glc slc")),
        (LOAD, LOAD[:-1] + " dlc\n"),
        (STORE, STORE[:-1] + " dlc\n"),
        (HINTED + BROUGHT + BARRIER, BARRIER + HINTED + BROUGHT),
        (HINTED + BROUGHT + STORE.replace(" offset:8", ""), STORE.replace(" offset:8", "") + HINTED + BROUGHT),
    ],
)
def test_scopes_and_order_are_one_to_the_walk_whatever_caches_keep(first: str, second: str) -> None:
    assert compare(first + OUT, second + OUT).status == UNKNOWN
