"""A store that anybody may have written: its results are used where they are proved here, and nothing else of it is."""

from __future__ import annotations

import json
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import ModuleType

import pytest

from isatool.diagnostics import UserError
from isatool.routes import cache, shared_store, store_places, switches
from isatool.routes import rewrite as route
from isatool.routes.rewrite import Outcome, _proves, rewrite, rewrite_certified

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "benchmarks" / "corpus" / "kernels" / "biquads.s").read_text()
FILES = ("rewritten.s", "proof.json", "report.json")
MOST = dict.fromkeys(FILES, 1 << 26)


class _Handler(BaseHTTPRequestHandler):
    """The layout of a remote build cache in memory, and each way to answer wrongly."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        server = self.server
        assert isinstance(server, Server)
        status, data = (200, server.kept[self.path]) if self.path in server.kept else (404, b"")
        status = server.status or status
        self.send_response(status)
        self.send_header("Content-Length", str(len(data) + server.missing))
        self.end_headers()
        self.wfile.write(data)
        self.close_connection = bool(server.missing)

    def do_PUT(self) -> None:
        server = self.server
        assert isinstance(server, Server)
        data = self.rfile.read(int(self.headers["Content-Length"]))
        if not server.status:
            server.kept[self.path] = data
        self.send_response(server.status or 200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is said."""


class Server(ThreadingHTTPServer):
    """What it keeps by path; the status that it gives instead; bytes that it promises and does not send."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.kept: dict[str, bytes] = {}
        self.status = 0
        self.missing = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server()
    threading.Thread(target=made.serve_forever, daemon=True).start()
    yield made
    made.shutdown()
    made.server_close()


@pytest.fixture(autouse=True)
def own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ISATOOL_DISABLE", "ISATOOL_LOG", "ISATOOL_CACHE_VERIFY", "ISATOOL_STORE", shared_store.READ_ONLY):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "cache"))
    _begin_anew()


def _begin_anew() -> None:
    """As a process on another machine would, but for its cache."""
    switches.say_once.cache_clear()
    shared_store._opened.cache_clear()


@pytest.fixture(scope="module")
def good() -> tuple[str, dict[str, bytes]]:
    """The key and the files of a result of TEXT, as a machine that nobody tampered with leaves them."""
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        kept: dict[str, dict[str, bytes]] = {}
        patch.setattr(shared_store.SharedStore, "put", lambda _, key, files: kept.update({key: dict(files)}))
        patch.setenv("ISATOOL_STORE", "file:///nonexistent/of/isatool")
        patch.setenv("ISATOOL_CACHE", str(Path(folder, "cache")))
        assert rewrite(TEXT, "pair").changed
        ((key, files),) = kept.items()
    return key, files


def _refused(*arguments: object) -> tuple[cache.CachedText, bytes, bool]:
    return cache.CachedText("", False, (), "made again"), b"", False


def _with_stored(files: dict[str, bytes], key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Outcome:
    """What `rewrite` gives of TEXT with these files in a store, and nothing else that it may make."""
    shared_store.SharedStore("", store_places.Folder(tmp_path / "store")).put(key, files)
    monkeypatch.setenv("ISATOOL_STORE", (tmp_path / "store").as_uri())
    monkeypatch.setattr(route, "_made", _refused)
    _begin_anew()
    return rewrite(TEXT, "pair")


def test_what_one_machine_made_another_uses_without_making_it(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, good: tuple[str, dict[str, bytes]]
) -> None:
    monkeypatch.setenv("ISATOOL_STORE", server.url)
    first = rewrite(TEXT, "pair")
    assert {path[:4] for path in server.kept} == {"/ac/", "/cas"}
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "other machine"))
    monkeypatch.setattr(route, "_made", _refused)
    _begin_anew()
    second = rewrite(TEXT, "pair")
    assert second.cached
    assert (second.text, second.model, second.proved, second.premises) == (
        first.text, first.model, True, first.premises,
    )  # fmt: skip
    server.kept.clear()
    assert rewrite(TEXT, "pair").cached  # it is in the private cache now


def test_what_a_time_limit_cut_is_shared_for_the_same_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, good: tuple[str, dict[str, bytes]]
) -> None:
    _, files = good
    entry = cache.entry_of(files["report.json"])
    assert entry is not None
    cut = replace(entry, text=files["rewritten.s"].decode()), files["proof.json"], True
    monkeypatch.setenv("ISATOOL_STORE", (tmp_path / "store").as_uri())
    monkeypatch.setattr(route, "_made", lambda *_: cut)
    assert rewrite(TEXT, "pair", 30.0).changed
    monkeypatch.setattr(route, "_made", _refused)
    _begin_anew()
    assert rewrite(TEXT, "pair", 40.0).reason == "made again"
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "other machine"))
    second = rewrite(TEXT, "pair", 30.0)
    assert second.cached
    assert second.text == files["rewritten.s"].decode()
    assert not list((tmp_path / "other machine").rglob("*.proof"))  # as here, it is not remembered
    assert rewrite_certified(TEXT, "pair", 30.0, keep_cut=True)[0].cached
    monkeypatch.delenv("ISATOOL_STORE")
    assert rewrite(TEXT, "pair", 30.0).reason == "made again"


@pytest.mark.parametrize(
    "forge",
    [
        pytest.param(
            lambda files: {**files, "rewritten.s": files["rewritten.s"].replace(b"v_mul_f32", b"v_add_f32")}, id="text"
        ),
        pytest.param(lambda files: {**files, "proof.json": b"{}"}, id="no certificate"),
        pytest.param(lambda files: {**files, "proof.json": b"[" * 100_000}, id="deep"),
        pytest.param(lambda files: {**files, "report.json": b"[" * 100_000}, id="deep report"),
        pytest.param(lambda files: {**files, "report.json": b"\xff"}, id="no text"),
        pytest.param(lambda files: {**files, "rewritten.s": b"\x00\xff"}, id="no assembly"),
        pytest.param(lambda files: {**files, "rewritten.s": b""}, id="empty"),
        pytest.param(lambda files: {"rewritten.s": files["rewritten.s"]}, id="files are missing"),
        pytest.param(
            lambda files: {**files, "rewritten.s": b"; isatool: off[pair]\n" + files["rewritten.s"]}, id="hint"
        ),
        pytest.param(
            lambda files: {**files, "rewritten.s": files["rewritten.s"] + b'\n.include "/etc/passwd"\n'}, id="include"
        ),
        pytest.param(
            lambda files: {
                **files,
                "report.json": json.dumps({**json.loads(files["report.json"]), "assumptions": ["full-waves"]}).encode(),
            },
            id="assumption that nobody granted",
        ),
        pytest.param(
            lambda files: {**files, "rewritten.s": files["rewritten.s"].replace(b"biquads", b"others")}, id="kernel"
        ),
    ],
)
def test_what_is_forged_is_said_and_made_again(
    forge: Callable[[dict[str, bytes]], dict[str, bytes]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    good: tuple[str, dict[str, bytes]],
) -> None:
    key, files = good
    forged = forge(files)
    assert forged != files
    assert _with_stored(forged, key, tmp_path, monkeypatch).reason == "made again"
    assert "made again" in capfd.readouterr().err.splitlines()[0]


ROW = "\n".join(
    (
        '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"',
        "\t.text\n\t.globl k\n\t.type k,@function\nk:\n\tv_mov_b32_e32 v0, 0\n\ts_load_b64 s[0:1], s[0:1], 0x0",
        *(f"\tv_cvt_f32_i32_e32 v{20 + n}, {n}" for n in range(3)),
        "\tds_load_b128 v[2:5], v0\n\tds_load_b32 v10, v0 offset:32\n\ts_waitcnt lgkmcnt(0)",
        *(f"\tv_fmac_f32_e32 v{20 + n}, v10, v{2 + n}" for n in range(3)),
        *(f"\tglobal_store_b32 v0, v{20 + n}, s[0:1] offset:{4 * n}" for n in range(3)),
        "\ts_endpgm\n\t.section .rodata\n\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 32",
        "\t\t.amdhsa_next_free_sgpr 4\n\t\t.amdhsa_group_segment_fixed_size 64",
        "\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t.end_amdhsa_kernel\n",
    )
)
"""a tile of one row: its FMAs pair only where sources may be exchanged, so that a NaN may be another"""


def test_a_hint_in_a_stored_text_grants_its_proof_nothing() -> None:
    outcome, certificate = rewrite_certified(ROW, "pair{nan-payload=true}", 60.0, ["nan-payload"])
    assert outcome.assumptions == ("nan-payload",)
    hinted = outcome.text.replace("k:\n", "k: ; isatool: assume[nan-payload]\n", 1)
    assert hinted != outcome.text
    forged = certificate.replace(*(cache.digest(each.encode()).encode() for each in (outcome.text, hinted)))
    assert _proves(forged, hinted, ROW, 60.0, ["nan-payload"])
    assert not _proves(forged, hinted, ROW, 60.0, [])


def test_bytes_that_are_not_those_named_are_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, good: tuple[str, dict[str, bytes]]
) -> None:
    key, files = good
    store = shared_store.SharedStore("", store_places.Folder(tmp_path))
    store.put(key, files)
    assert store.get(key, MOST) == files
    for path in (tmp_path / "cas").iterdir():
        whole = path.read_bytes()
        for damaged in (whole[:-1], whole + b" ", b"x" + whole[1:]):
            path.write_bytes(damaged)
            again = shared_store.SharedStore("", store_places.Folder(tmp_path))
            assert again.get(key, MOST) is None
        path.write_bytes(whole)
    assert store.get(key, {**MOST, "rewritten.s": 10}) is None  # larger than it may be: not even read
    result = tmp_path / "ac" / key
    whole = result.read_bytes()
    for end in range(len(whole)):
        result.write_bytes(whole[:end])
        assert store.get(key, MOST) is None
    assert not store.dead


@pytest.mark.parametrize("fault", ["status", "missing", "dead", "silent", "full"])
def test_a_store_that_fails_is_said_once_and_work_goes_on(
    fault: str, server: Server, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(store_places, "_SECONDS", 0.5)
    server.status = {"status": 500, "full": 507}.get(fault, 0)
    server.missing = 5 if fault == "missing" else 0
    silent = socket.create_server(("127.0.0.1", 0))
    port = silent.getsockname()[1]
    if fault == "missing":
        server.kept["/ac/key"] = b"half"
    if fault == "dead":
        silent.close()
    url = f"http://127.0.0.1:{port}" if fault in ("dead", "silent") else server.url
    store = shared_store.SharedStore(url, store_places.Http(url))
    if fault != "full":
        assert store.get("key", MOST) is None
    store.put("key", {"rewritten.s": b"text"})
    assert store.get("key", MOST) is None
    assert store.dead
    silent.close()
    said = capfd.readouterr().err.splitlines()
    assert len(said) == 1
    assert f"the store {url} is not used" in said[0]


def test_a_store_that_is_only_read_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISATOOL_STORE", tmp_path.as_uri())
    monkeypatch.setenv(shared_store.READ_ONLY, "1")
    store = shared_store.shared_store()
    assert store is not None
    store.put("key", {"rewritten.s": b"text"})
    assert not [path for path in tmp_path.rglob("*") if path.name == "key"]


@pytest.mark.parametrize("url", ["ftp://host/place", "http://", "file://host/place"])
def test_another_url_is_said_to_be_none(
    url: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ISATOOL_STORE", url)
    assert shared_store.shared_store() is None
    assert f"ISATOOL_STORE={url} is not used: expected file://, http://, https://, s3://" in capfd.readouterr().err


class _Objects:
    """The two calls of a store of obstore, in memory: `fault` is raised by both."""

    def __init__(self, url: str = "") -> None:
        self.url = url
        self.kept: dict[str, bytes] = {}
        self.fault: Exception | None = None

    def get(self, path: str) -> _Objects:
        if self.fault is not None:
            raise self.fault
        if path not in self.kept:
            raise FileNotFoundError(path)
        self.asked = path
        return self

    def stream(self) -> Iterator[memoryview]:
        data = self.kept[self.asked]
        yield from (memoryview(data[at : at + 1000]) for at in range(0, len(data), 1000))

    def put(self, path: str, data: bytes) -> None:
        if self.fault is not None:
            raise self.fault
        self.kept[path] = data


def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    package = ModuleType("obstore.store")
    package.from_url = lambda url, **_: _Objects(url)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "obstore", ModuleType("obstore"))
    monkeypatch.setitem(sys.modules, "obstore.store", package)


def _longer(place: Path) -> None:
    place.write_bytes(place.read_bytes() + bytes(1 << 20))


def _no_file(place: Path) -> None:
    place.unlink()
    place.mkdir()


@pytest.mark.parametrize("spoil", [_longer, _no_file])
@pytest.mark.parametrize("kind", ["ac", "cas"])
def test_one_spoiled_result_leaves_the_others_in_use(
    kind: str, spoil: Callable[[Path], None], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    store = shared_store.SharedStore("a folder", store_places.Folder(tmp_path))
    store.put("one", dict.fromkeys(FILES, b"12345"))
    for path in (tmp_path / kind).iterdir():
        spoil(path)
    store.put("two", dict.fromkeys(FILES, b"67890"))
    assert store.get("one", MOST) is None
    assert "a folder: one is no result (" in capfd.readouterr().err
    assert store.get("two", MOST) == dict.fromkeys(FILES, b"67890")


@pytest.mark.parametrize("scheme", ["s3", "gs", "az"])
def test_a_bucket_holds_what_a_folder_does(
    scheme: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    _installed(monkeypatch)
    place = store_places.place_of(f"{scheme}://bucket/path")
    assert isinstance(place, store_places.Bucket)
    assert place.opened.url == f"{scheme}://bucket/path"
    store = shared_store.SharedStore(f"{scheme}://bucket", place)
    files = dict.fromkeys(FILES, b"12345" * 1000)
    assert store.get("key", MOST) is None
    store.put("key", files)
    assert {path.partition("/")[0] for path in place.opened.kept} == {"ac", "cas"}
    assert store.get("key", MOST) == files
    for path in [path for path in place.opened.kept if path.startswith("cas")]:
        place.opened.kept[path] += b"more than belongs there"
    assert store.get("key", MOST) is None
    place.opened.fault = PermissionError("denied\nDebug source: a secret")
    again = shared_store.SharedStore("a bucket", place)
    assert again.get("key", MOST) is None
    assert again.dead
    said = capfd.readouterr().err
    assert "the store a bucket is not used: PermissionError: denied\n" in said
    assert "secret" not in said


def test_a_bucket_is_left_alone_in_a_process_forked_after_its_use(monkeypatch: pytest.MonkeyPatch) -> None:
    _installed(monkeypatch)
    place = store_places.place_of("s3://bucket")
    place.put("ac/key", b"data")
    assert place.get("ac/key", 10) == b"data"
    monkeypatch.setattr(store_places.os, "getpid", lambda: -1)  # as in a child, which fork gives all but the threads
    with pytest.raises(store_places.StoreError, match="forked"):
        place.get("ac/key", 10)


def test_a_bucket_without_its_package_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "obstore.store", None)
    monkeypatch.setitem(sys.modules, "obstore", None)
    with pytest.raises(UserError, match="obstore is not installed"):
        store_places.place_of("s3://bucket")


def test_two_clients_that_race_never_read_half_an_entry(tmp_path: Path) -> None:
    place = store_places.Folder(tmp_path)
    wanted = [bytes([kind]) * 100_000 for kind in range(2)]
    seen: set[bytes] = set()

    def write(data: bytes) -> None:
        for _ in range(100):
            place.put("ac/key", data)

    threads = [threading.Thread(target=write, args=(data,)) for data in wanted]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        found = place.get("ac/key", 1 << 20)
        seen.update(() if found is None else (found,))
    assert seen <= set(wanted)
    assert [path.name for path in (tmp_path / "ac").iterdir()] == ["key"]
