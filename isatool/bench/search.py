"""A search over pipelines with Optuna. Every trial is in the storage when it ends, so a killed search goes on.

Workers on one storage share a study. A trial of a killed worker stops to give signs of life; another worker notices and
tries its choices again. A worker that was only suspended finds its trial ended when it goes on, and lets it be; so does
the second of two that took the same waiting trial, as SQLite lets them. Choices that were tried are not tried again.
Equal programs are verified and timed once a worker; their trials all count.
"""

from __future__ import annotations

import importlib
import math
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import field
from functools import cached_property
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar, cast

from isatool.asm.emitter import emit as emit_text
from isatool.asm.emitter import write_text
from isatool.bench.candidates import Candidate, Workshop
from isatool.bench.objective import ModelTime, NoValueError, Objective
from isatool.bench.space import SearchSpace
from isatool.diagnostics import Span, UserError
from isatool.installed import to_install
from isatool.ir.program import Program
from isatool.pipeline.tasks import Memo
from isatool.progress import doing, stage
from isatool.records import dataclass, record

if TYPE_CHECKING:
    from pathlib import Path

    import optuna
    from optuna.trial import TrialState

HEARTBEAT_SECONDS: Final = 5
GRACE_SECONDS: Final = 20
BATCH: Final = 4
"""trials that are chosen at once, however many processes there are: a seed means the same search everywhere"""
T = TypeVar("T")
P = ParamSpec("P")


@record
class Trial:
    """One entry of the history. `milliseconds` is None for a candidate that has no time, `reason` says why."""

    number: int
    pipeline: str
    max_vgprs: int
    milliseconds: float | None
    reason: str = ""
    digest: str = ""


class _Here(Executor):
    """Does work at once."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """A future that has its result."""
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


@dataclass
class StudyView:
    """One worker's view of a study."""

    study: optuna.study.Study
    space: SearchSpace
    workshop: Workshop
    objective: Objective
    keep: Path | None = None
    report: Callable[[Trial, int], None] | None = None
    stopped: bool = False
    """the clock ended it"""
    _values: dict[str, float | str] = field(default_factory=dict)

    def run(self, trials: int, deadline: float = math.inf) -> None:
        """Go on until the study has so many finished trials, those of other workers and earlier runs included, or until
        the second of `time.monotonic` (`stopped` then); one process alone ends the candidate that it is at.
        """
        self.workshop.processes.submit(int)  # what forks does so before threads start other processes
        # one process needs no thread, which could not be interrupted
        with ThreadPoolExecutor(BATCH) if self.workshop.processes.count > 1 else _Here() as pool:
            try:
                while len(finished := history(self.study)) < trials and not self.stopped:
                    self._batch(trials, pool, finished, deadline)
                    if self.report is not None:
                        after = history(self.study)
                        for trial in after[len(finished) :]:
                            self.report(trial, len(after))
            except BaseException:  # Ctrl-C: the threads would wait for what the processes make
                pool.shutdown(wait=False, cancel_futures=True)
                self.workshop.processes.close()
                raise

    def _batch(self, trials: int, pool: Executor, finished: list[Trial], deadline: float) -> None:
        """Trials that are chosen together, made at the same time, and judged in their order. What is not made at the
        deadline is given up.
        """
        from optuna.trial import TrialState as states  # noqa: N813

        _fail_stale(self.study)
        known = {(trial.pipeline, trial.max_vgprs): trial for trial in reversed(finished)}
        asked = [self._ask() for _ in range(min(BATCH, trials - len(finished)))]
        told = 0
        with _alive([trial for trial, _ in asked]):
            try:
                if time.monotonic() >= deadline:
                    raise TimeoutError
                coming: list[Future[tuple[Candidate, float | str | None]] | None] = []
                for number, (_, choice) in enumerate(asked, len(finished) + 1):
                    with stage(f"trial {choice[0] or 'input'}", number, trials):
                        coming.append(None if choice in known else pool.submit(self._prepared, *choice))
                for number, ((trial, choice), future) in enumerate(zip(asked, coming, strict=True), len(finished) + 1):
                    doing(f"trial {choice[0] or 'input'}", number, trials)
                    try:
                        left = None if deadline == math.inf else max(0.0, deadline - time.monotonic())
                        value, digest = _again(known[choice]) if future is None else self._value(*future.result(left))
                        self._end(trial, states.COMPLETE, value, digest=digest)
                    except NoValueError as error:
                        self._end(trial, states.PRUNED, None, reason=str(error))
                    told += 1
            except Exception as error:
                for trial, _ in asked[told:]:
                    self.study.tell(trial, state=states.FAIL, skip_if_finished=True)
                self.stopped = isinstance(error, TimeoutError) and time.monotonic() >= deadline
                if not self.stopped:
                    raise
                pool.shutdown(wait=False, cancel_futures=True)
                self.workshop.processes.close()

    def _end(self, trial: optuna.trial.Trial, state: TrialState, value: float | None, **facts: str) -> None:
        """What was found of a trial, unless another worker ended it."""
        from optuna.exceptions import UpdateFinishedTrialError

        with suppress(UpdateFinishedTrialError):
            for name, fact in facts.items():
                trial.set_user_attr(name, fact)
            self.study.tell(trial, value, state=state, skip_if_finished=True)

    def _ask(self) -> tuple[optuna.trial.Trial, tuple[str, int]]:
        from optuna.exceptions import UpdateFinishedTrialError

        while True:
            with warnings.catch_warnings():
                warnings.filterwarnings("ignore", message="Heartbeat")  # `_alive` gives the signs of life
                trial = self.study.ask()
            _beat(trial)  # a trial that never gave a sign of life would never be missed
            with suppress(UpdateFinishedTrialError):
                return trial, self._choice(trial)

    def _choice(self, trial: optuna.trial.Trial) -> tuple[str, int]:
        pipeline, vgprs = self.space.pipeline(lambda name, values: trial.suggest_categorical(name, values))
        trial.set_user_attr("pipeline", pipeline)
        trial.set_user_attr("max_vgprs", vgprs)
        return pipeline, vgprs

    def _prepared(self, pipeline: str, vgprs: int) -> tuple[Candidate, float | str | None]:
        """A verified candidate and, where that needs no device, its time or why it has none."""
        candidate = self.workshop.candidate(pipeline, vgprs)
        if candidate.problem or not isinstance(self.objective, ModelTime):
            return candidate, None
        return candidate, self._modelled.get(candidate.digest, _judged, self.objective, candidate.program)

    @cached_property
    def _modelled(self) -> Memo[float | str]:
        return Memo(self.workshop.processes)

    def _value(self, candidate: Candidate, modelled: float | str | None) -> tuple[float, str]:
        if candidate.problem:
            raise NoValueError(candidate.problem)
        if candidate.digest not in self._values:
            if self.keep is not None:
                write_text(emit_text(candidate.program), self.keep / f"{candidate.digest[:16]}.s")
            found = _judged(self.objective, candidate.program) if modelled is None else modelled
            self._values[candidate.digest] = found
        found = self._values[candidate.digest]
        if isinstance(found, str):
            raise NoValueError(found)
        return found, candidate.digest


def _judged(objective: Objective, program: Program) -> float | str:
    """Milliseconds, or why there are none."""
    try:
        return objective.milliseconds(program)
    except NoValueError as error:
        return str(error)


def _again(earlier: Trial) -> tuple[float, str]:
    """What an earlier trial of the same choices found, here or in another process."""
    if earlier.milliseconds is None:
        raise NoValueError(earlier.reason)
    return earlier.milliseconds, earlier.digest


def _fail_stale(study: optuna.study.Study) -> None:
    """Trials of killed workers are put back, to be tried again."""
    import optuna

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        optuna.storages.fail_stale_trials(study)


def _beat(trial: optuna.trial.Trial) -> None:
    from optuna.storages import BaseStorage, RDBStorage

    storage: BaseStorage = trial.storage
    storage = getattr(storage, "_backend", storage)
    if isinstance(storage, RDBStorage):
        storage.record_heartbeat(trial._trial_id)


@contextmanager
def _alive(trials: list[optuna.trial.Trial]) -> Iterator[None]:
    """Gives signs of life for trials, so that no other worker takes them over."""
    ended = threading.Event()

    def beat() -> None:
        while not ended.wait(HEARTBEAT_SECONDS):
            for trial in trials:
                _beat(trial)

    thread = threading.Thread(target=beat, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def open_study(url: str, name: str, facts: Mapping[str, str], seed: int) -> optuna.study.Study:
    """The study in a storage, new or to be continued; UserError if it searches something else or cannot be opened.

    `facts` are what its times depend on: kernel, launch, sizes, objective, space.
    """
    require_optuna()
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    try:
        study = optuna.create_study(
            storage=_storage(url),
            study_name=name,
            sampler=optuna.samplers.TPESampler(seed=seed, n_startup_trials=10),
            direction="minimize",
            load_if_exists=True,
        )
    except Exception as error:  # whatever the data base's driver raises
        text = " ".join(str(error).split())[:200]
        raise UserError(
            f"cannot open this storage: {type(error).__name__}: {text}", Span(url), "for example sqlite:///tune.db"
        ) from None
    known = {key: value for key, value in study.user_attrs.items() if key in facts}
    for key, value in facts.items():
        if key not in known:
            study.set_user_attr(key, value)
        elif known[key] != value:
            raise UserError(
                f"the study '{name}' of this storage is about another {key}: {known[key]}, not {value}",
                Span(url),
                "name another --study or --storage, or give the options that it was started with",
            )
    return study


def enqueue(study: optuna.study.Study, space: SearchSpace) -> None:
    """A new study starts with the input itself and with everything at its first choice."""
    if study.get_trials(deepcopy=False):
        return
    for wanted in ("without", "with"):
        chosen: dict[str, str] = {}

        def choose(name: str, values: tuple[str, ...], wanted: str = wanted, chosen: dict[str, str] = chosen) -> str:
            chosen[name] = wanted if wanted in values else values[0]
            return chosen[name]

        space.pipeline(choose)
        if chosen:
            study.enqueue_trial(dict(chosen))


def history(study: optuna.study.Study) -> list[Trial]:
    """Finished trials by number; those that were cut short are not among them."""
    from optuna.trial import TrialState as states  # noqa: N813

    found = []
    for trial in study.get_trials(deepcopy=False, states=(states.COMPLETE, states.PRUNED)):
        attributes = trial.user_attrs
        value = trial.value if trial.state == states.COMPLETE else None
        found.append(
            Trial(
                trial.number,
                str(attributes.get("pipeline", "")),
                int(attributes.get("max_vgprs", 0)),
                value,
                str(attributes.get("reason", "")),
                str(attributes.get("digest", "")),
            )
        )
    return sorted(found, key=lambda trial: trial.number)


def best(trials: list[Trial]) -> Trial | None:
    """The least time; among equals the shortest pipeline, then the first: all workers agree."""
    timed = [trial for trial in trials if trial.milliseconds is not None]
    return min(timed, key=lambda one: (one.milliseconds or 0.0, len(one.pipeline), one.number), default=None)


def _storage(url: str) -> optuna.storages.BaseStorage:
    """Data bases get signs of life; a new SQLite file may be made by several workers at once."""
    from optuna import storages

    if "://" not in url:
        raise ValueError("expected an URL")
    retry = getattr(storages, "RetryHeartbeatStaleTrialCallback", None)
    name = "heartbeat_stale_trial_callback" if retry else "failed_trial_callback"
    engine = {"connect_args": {"timeout": 60}} if url.startswith("sqlite") else None

    make = cast(Callable[..., storages.RDBStorage], storages.RDBStorage)

    def connect() -> storages.RDBStorage:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            callback = (retry or storages.RetryFailedTrialCallback)()
            return make(
                url,
                engine,
                heartbeat_interval=HEARTBEAT_SECONDS,
                grace_period=GRACE_SECONDS,
                **{name: callback},
            )

    for _ in range(3):
        with suppress(Exception):
            return connect()
        time.sleep(0.5)
    return connect()


def require_optuna() -> None:
    """UserError without Optuna; it is an extra, and imported late since that takes a second."""
    try:
        importlib.import_module("optuna")
    except ModuleNotFoundError as error:
        if error.name != "optuna":
            raise
        raise UserError("the package optuna is not installed", hint=f"install it with `{to_install('tune')}`") from None
