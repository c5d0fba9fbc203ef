"""`isatool completion SHELL`: completion of commands, options, values and files, made from the declared commands."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from isatool.cli.commands import COMMANDS, NOUNS, VERBS, summary, typed

NAME = "completion"
EXAMPLE = """
isatool completion bash > ~/.local/share/bash-completion/completions/isatool
isatool completion zsh > ~/.zfunc/_isatool
isatool completion fish > ~/.config/fish/completions/isatool.fish
"""
_SHELLS: Final = ("bash", "zsh", "fish")
OPTIONS: Final = (("shell SHELL", "bash, zsh or fish", _SHELLS),)
_BASH: Final = """# bash completion of isatool
_isatool() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} command=${{COMP_WORDS[1]}} words=
    case "$command $COMP_CWORD" in
{nouns}
    *\\ 1) {first} ;;
    esac
    case "$command" in {choices}) [ "$COMP_CWORD" -gt 2 ] && command+=" ${{COMP_WORDS[2]}}" ;; esac
    if [[ $word == -* ]]; then
        case "$command" in
{options}
        esac
    fi
    case "$command $before" in
{values}
    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _isatool isatool
"""
_ZSH: Final = """#compdef isatool
_isatool() {{
local command=$words[2] index=$((CURRENT - 1))
local -a rows
case "$command $index" in
{nouns}
    *\\ 1) {first} ;;
esac
case $command in {choices}) (( index > 2 )) && command+=" $words[3]" ;; esac
if [[ $PREFIX == -* ]]; then
    case $command in
{options}
    esac
fi
case "$command $words[CURRENT-1]" in
{values}
esac
(( $#rows )) && _describe choice rows
(( index == 1 || ! $#rows )) && _files
}}
if [[ $funcstack[1] == _isatool ]]; then _isatool "$@"; else compdef _isatool isatool; fi
"""
"""loaded by `compinit` as the body of the function, or sourced"""


class _Option(NamedTuple):
    """A flag with its help text and the values that it takes."""

    flag: str
    about: str
    values: tuple[str, ...]


def main(args: argparse.Namespace) -> int:
    """0."""
    print({"bash": _bash, "zsh": _zsh, "fish": _fish}[args.shell](), end="")
    return 0


def _first() -> dict[str, str]:
    """What comes first on a command line."""
    alone = (name for name in COMMANDS if typed(name) == name)
    return {name: summary(name) for name in (*VERBS, *alone)} | {name: noun.about for name, noun in NOUNS.items()}


def _options() -> Iterator[tuple[str, list[_Option]]]:
    """The options of each command, by what is typed for it."""
    from isatool.cli.main import load_command, make_parser

    for name in COMMANDS:
        actions = make_parser(load_command(name))._actions
        yield (
            typed(name),
            [
                _Option(flag, action.help or "", tuple(map(str, action.choices or ())))
                for action in actions
                if action.help != argparse.SUPPRESS
                for flag in action.option_strings
            ],
        )


def _script(template: str, choose: Callable[[Mapping[str, str]], str]) -> str:
    """A template with its cases; `choose` is the shell's statement that offers words, each with what it is."""

    def cases(rows: Mapping[str, Mapping[str, str]]) -> str:
        return "\n".join(f"    {words.replace(' ', escaped)}) {choose(row)} ;;" for words, row in rows.items())

    escaped, options = "\\ ", dict(_options())
    words = {noun: {word: summary(name) for word, name in row.commands.items()} for noun, row in NOUNS.items()}
    return template.format(
        first=choose(_first()),
        choices="|".join(NOUNS),
        nouns=cases({f"{noun} 2": row for noun, row in words.items()}),
        options=cases({name: {each.flag: each.about for each in row} for name, row in options.items()}),
        values=cases(
            {
                f"{name} {each.flag}": dict.fromkeys(each.values, "")
                for name, row in options.items()
                for each in row
                if each.values
            }
        ),
    )


def _bash() -> str:
    return _script(_BASH, lambda rows: f'words="{" ".join(rows)}"')


def _zsh() -> str:
    def choose(rows: Mapping[str, str]) -> str:
        described = (f"{word}:{about}".replace("\n", " ").rstrip(":") for word, about in rows.items())
        return f"rows=({' '.join(map(shlex.quote, described))})"

    return _script(_ZSH, choose)


def _fish() -> str:
    lines = [
        "# fish completion of isatool",
        "function __isatool_in",
        "    string match -q -- \"$argv *\" (string join ' ' -- (commandline -opc)[2..-1] '')",
        "end",
    ]
    for word, about in _first().items():
        lines.append(f"complete -c isatool -n __fish_use_subcommand -a {word} -d {shlex.quote(about)}")
    for noun, row in NOUNS.items():
        chosen = f"__isatool_in {noun}; and test (count (commandline -opc)) -eq 2"
        for word, name in row.commands.items():
            lines.append(f"complete -c isatool -f -n {shlex.quote(chosen)} -a {word} -d {shlex.quote(summary(name))}")
    for name, options in _options():
        for each in options:
            kind = "l" if each.flag.startswith("--") else "s"
            values = f" -x -a {shlex.quote(' '.join(each.values))}" if each.values else ""
            lines.append(
                f"complete -c isatool -n {shlex.quote(f'__isatool_in {name}')} -{kind} {each.flag.lstrip('-')}"
                f" -d {shlex.quote(each.about)}{values}"
            )
    return "\n".join(lines) + "\n"
