"""A search over pipelines with Optuna. Every trial stands in the storage when it ends, so a killed search goes on.

Workers on one storage share a study. A trial of a killed worker stops to give signs of life; another worker notices and
tries its choices again. Choices that were tried are not tried again, and equal programs are verified and timed once a
worker; their trials all count.
"""

from __future__ import annotations

import importlib
import time
import warnings
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, cast

from isatool.asm.emitter import emit as emit_text
from isatool.asm.emitter import write_text
from isatool.bench.candidates import Workshop
from isatool.bench.objective import NoValueError, Objective
from isatool.bench.space import Space
from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from pathlib import Path

    import optuna

HEARTBEAT_SECONDS: Final = 5
GRACE_SECONDS: Final = 20
_INSTALL: Final = "install it with `pip install 'isatool[tune]'`"


@dataclass(frozen=True, slots=True)
class Trial:
    """One entry of the history. `milliseconds` is None for a candidate that has no time, `reason` says why."""

    number: int
    pipeline: str
    max_vgprs: int
    milliseconds: float | None
    reason: str = ""
    digest: str = ""


@dataclass
class Search:
    """One worker's view of a study."""

    study: optuna.study.Study
    space: Space
    workshop: Workshop
    objective: Objective
    keep: Path | None = None
    report: Callable[[Trial, int], None] | None = None
    _values: dict[str, float | str] = field(default_factory=dict)

    def run(self, trials: int) -> None:
        """Go on until the study has so many finished trials, those of other workers and earlier runs included."""
        while len(finished := history(self.study)) < trials:
            self._one()
            if self.report is not None:
                after = history(self.study)
                for trial in after[len(finished) :]:
                    self.report(trial, len(after))

    def _one(self) -> None:
        """One trial. SQLite may hand a waiting trial to two workers: the second to end finds it told, and its value."""
        import optuna

        try:
            self.study.optimize(self._trial, n_trials=1)
        except optuna.exceptions.UpdateFinishedTrialError:
            return
        except ValueError as error:
            if not str(error).startswith("Cannot tell a "):
                raise

    def _trial(self, trial: optuna.trial.Trial) -> float:
        import optuna

        pipeline, vgprs = self.space.pipeline(lambda name, values: trial.suggest_categorical(name, values))
        trial.set_user_attr("pipeline", pipeline)
        trial.set_user_attr("max_vgprs", vgprs)
        try:
            value, digest = self._known(pipeline, vgprs) or self._value(pipeline, vgprs)
            trial.set_user_attr("digest", digest)
        except NoValueError as error:
            trial.set_user_attr("reason", str(error))
            raise optuna.TrialPruned from None
        return value

    def _known(self, pipeline: str, vgprs: int) -> tuple[float, str] | None:
        """What an earlier trial of these choices found, here or in another process."""
        for earlier in history(self.study):
            if (earlier.pipeline, earlier.max_vgprs) == (pipeline, vgprs):
                if earlier.milliseconds is None:
                    raise NoValueError(earlier.reason)
                return earlier.milliseconds, earlier.digest
        return None

    def _value(self, pipeline: str, vgprs: int) -> tuple[float, str]:
        candidate = self.workshop.candidate(pipeline, vgprs)
        if candidate.problem:
            raise NoValueError(candidate.problem)
        if candidate.digest not in self._values:
            if self.keep is not None:
                write_text(emit_text(candidate.program), self.keep / f"{candidate.digest[:16]}.s")
            try:
                self._values[candidate.digest] = self.objective.milliseconds(candidate.program)
            except NoValueError as error:
                self._values[candidate.digest] = str(error)
        found = self._values[candidate.digest]
        if isinstance(found, str):
            raise NoValueError(found)
        return found, candidate.digest


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


def enqueue(study: optuna.study.Study, space: Space) -> None:
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
        raise UserError("the package optuna is not installed", hint=_INSTALL) from None
