"""Dataclasses whose methods are compiled at their first call.

The standard library compiles up to eight methods a class while its module is imported: 40 % of what `check` of a short
file took. A frozen object of slots is made in half the time. `dataclass` has the arguments and the meaning of
`dataclasses.dataclass`; `field`, `fields`, `replace` and `asdict` of the standard library serve its classes. Not taken,
as nothing asks for them: `unsafe_hash`, `weakref_slot`, `InitVar`. `record` makes a value: a frozen object of slots.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, TypeVar, dataclass_transform

_Value = TypeVar("_Value")

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:
    import dataclasses
    from collections.abc import Callable, Iterator
    from dataclasses import MISSING, Field, FrozenInstanceError
    from types import MemberDescriptorType

    _ORDER = {"__lt__": "<", "__le__": "<=", "__gt__": ">", "__ge__": ">="}

    def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, frozen=False, slots=False, **others):
        """Give a class what `dataclasses.dataclass` gives it."""

        def decorated(plain: type) -> type:
            _describe(plain, **others)
            fields = dataclasses.fields(plain)
            made = _slotted(plain, fields) if slots else plain
            made.__dataclass_params__.frozen = frozen
            given = plain.__dict__
            if init:
                _compile_later(made, "__init__", lambda: _init(made, frozen))
            if repr and "__repr__" not in given:
                _compile_later(made, "__repr__", lambda: _repr(fields))
            if eq and "__eq__" not in given:
                _compile_later(made, "__eq__", lambda: _comparison("__eq__", "==", fields))
            if order:
                for name, sign in _ORDER.items():
                    _compile_later(made, name, lambda name=name, sign=sign: _comparison(name, sign, fields))
            if eq and given.get("__hash__") is None:
                if frozen:
                    _compile_later(made, "__hash__", lambda: _hash(fields))
                else:
                    made.__hash__ = None
            if frozen:
                _freeze(made, frozenset(each.name for each in fields))
            if frozen and slots:
                made.__getstate__, made.__setstate__ = _state_of, _set_state
            return made

        return decorated if cls is None else decorated(cls)

    def _describe(plain: type, **others: bool) -> None:
        """Give a class its fields, those of its bases first: a class without bases, methods and flags reads its own."""
        given = plain.__dict__
        types = given.get("__annotations__", {})
        body = {name: given[name] for name in types if name in given}
        body |= {"__annotations__": types, "__module__": plain.__module__, "__doc__": plain.__name__}
        own = dataclasses.dataclass(type(plain.__name__, (), body), init=False, repr=False, eq=False, **others)
        fields: dict[str, Field] = {}
        for base in (*reversed(plain.__mro__[1:]), own):
            fields |= base.__dict__.get("__dataclass_fields__", {})
        plain.__dataclass_fields__, plain.__dataclass_params__ = fields, own.__dataclass_params__
        plain.__match_args__ = tuple(each.name for each in dataclasses.fields(plain) if each.init and not each.kw_only)
        for name in own.__dataclass_fields__:
            if isinstance(plain.__dict__.get(name), Field):
                if name in own.__dict__:
                    setattr(plain, name, own.__dict__[name])
                else:
                    delattr(plain, name)

    def _slotted(plain: type, fields: tuple[Field, ...]) -> type:
        """The same class with a slot for each field that no base has one for."""
        inherited = {name for base in plain.__mro__[1:-1] for name in base.__dict__.get("__slots__", ())}
        names = [each.name for each in fields]
        namespace = {
            name: value
            for name, value in plain.__dict__.items()
            if name not in names and name not in ("__dict__", "__weakref__")
        }
        namespace["__slots__"] = tuple(name for name in names if name not in inherited)
        made = type(plain)(plain.__name__, plain.__bases__, namespace)
        made.__qualname__ = plain.__qualname__
        return made

    def _compile_later(cls: type, name: str, write: Callable[[], tuple[str, dict[str, object]]]) -> None:
        """Give the class a method that is replaced by its compiled text when it is first called."""

        def method(self: object, *args: object, **named: object) -> object:
            if cls.__dict__[name] is method:
                text, names = write()
                exec(text, names)
                names[name].__qualname__ = f"{cls.__qualname__}.{name}"
                setattr(cls, name, names[name])
            return cls.__dict__[name](self, *args, **named)

        method.__name__ = name
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, method)

    def _init(cls: type, frozen: bool) -> tuple[str, dict[str, object]]:
        names: dict[str, object] = {"_MISSING": MISSING, "_set": object.__setattr__}
        positional, named, lines = ["self"], [], []
        for each in dataclasses.fields(cls):
            name, value = each.name, each.name
            if each.default is not MISSING:
                names[f"_default_{name}"] = each.default
            if each.default_factory is not MISSING:
                names[f"_factory_{name}"] = each.default_factory
            if each.init:
                argument = name
                if each.default is not MISSING:
                    argument += f"=_default_{name}"
                elif each.default_factory is not MISSING:
                    argument += "=_MISSING"
                    value = f"_factory_{name}() if {name} is _MISSING else {name}"
                (named if each.kw_only else positional).append(argument)
            elif each.default_factory is not MISSING:
                value = f"_factory_{name}()"
            elif each.default is not MISSING:
                value = f"_default_{name}"
            else:
                continue
            lines.append(_assignment(cls, name, value, frozen, names))
        if hasattr(cls, "__post_init__"):
            lines.append("self.__post_init__()")
        arguments = ", ".join([*positional, *(["*", *named] if named else [])])
        return _method("__init__", arguments, lines or ["pass"], names)

    def _assignment(cls: type, name: str, value: str, frozen: bool, names: dict[str, object]) -> str:
        if not frozen:
            return f"self.{name} = {value}"
        slot = getattr(cls, name, None)
        if not isinstance(slot, MemberDescriptorType):
            return f"_set(self, {name!r}, {value})"
        names[f"_slot_{name}"] = slot.__set__
        return f"_slot_{name}(self, {value})"

    def _method(name: str, arguments: str, lines: list[str], names: dict[str, object]) -> tuple[str, dict[str, object]]:
        return f"def {name}({arguments}):\n " + "\n ".join(lines), names

    def _repr(fields: tuple[Field, ...]) -> tuple[str, dict[str, object]]:
        parts = ", ".join(f"{each.name}={{self.{each.name}!r}}" for each in fields if each.repr)
        return _method("__repr__", "self", [f"return f'{{self.__class__.__qualname__}}({parts})'"], {})

    def _comparison(name: str, sign: str, fields: tuple[Field, ...]) -> tuple[str, dict[str, object]]:
        mine, theirs = (_tuple(who, (each for each in fields if each.compare)) for who in ("self", "other"))
        lines = ["if other.__class__ is self.__class__:", f" return {mine} {sign} {theirs}", "return NotImplemented"]
        return _method(name, "self, other", lines, {})

    def _hash(fields: tuple[Field, ...]) -> tuple[str, dict[str, object]]:
        hashed = (each for each in fields if (each.compare if each.hash is None else each.hash))
        return _method("__hash__", "self", [f"return hash({_tuple('self', hashed)})"], {})

    def _tuple(who: str, fields: Iterator[Field]) -> str:
        return "(" + "".join(f"{who}.{each.name}, " for each in fields) + ")"

    def _freeze(cls: type, names: frozenset[str]) -> None:
        def assign(self: object, name: str, value: object) -> None:
            if type(self) is cls or name in names:
                raise FrozenInstanceError(f"cannot assign to field {name!r}")
            super(cls, self).__setattr__(name, value)

        def delete(self: object, name: str) -> None:
            if type(self) is cls or name in names:
                raise FrozenInstanceError(f"cannot delete field {name!r}")
            super(cls, self).__delattr__(name)

        cls.__setattr__, cls.__delattr__ = assign, delete

    def _state_of(self: object) -> list[object]:
        return [getattr(self, each.name) for each in dataclasses.fields(self)]

    def _set_state(self: object, state: list[object]) -> None:
        for each, value in zip(dataclasses.fields(self), state, strict=True):
            object.__setattr__(self, each.name, value)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[_Value]) -> type[_Value]:
    """Give a class what `dataclass(frozen=True, slots=True)` gives it."""
    return dataclass(frozen=True, slots=True)(cls)
