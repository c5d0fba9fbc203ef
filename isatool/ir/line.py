"""Lines of a program. A line keeps its text for ever: what no pass touches is written exactly as it was read."""

from __future__ import annotations

from typing import Final, NamedTuple

from isatool.ir.instruction import AnyInstruction

_NO_BYTES: Final = frozenset((
    ".loc", ".file", ".ident", ".size", ".type", ".globl", ".global", ".weak", ".hidden", ".protected", ".local",
    ".set", ".equ", ".equiv", ".addrsig", ".addrsig_sym",
))  # fmt: skip
_ALIGNMENTS: Final = frozenset((".p2align", ".align", ".balign", ".p2alignw", ".p2alignl", ".balignw", ".balignl"))


class Directive(NamedTuple):
    """An assembler directive: `.amdhsa_next_free_vgpr` with its arguments as written (`208`)."""

    name: str
    arguments: str

    @property
    def may_emit(self) -> bool:
        """False where nothing comes among the instructions for it but s_nop, with which code is aligned."""
        if self.name in _ALIGNMENTS:
            return "," in self.arguments
        return self.name not in _NO_BYTES and not self.name.startswith(".cfi_")


class Line:
    """One line: its text, the labels it defines, and an instruction or a directive if it holds one.

    `number` is the 1-based line number in the file that was read, 0 for a line that a pass made; `column` is where its
    statement starts. Equal statements of a file share one instruction. `opaque_reason` says why a line is not looked
    into (inside a macro definition, inline assembly of the compiler); such a line is a barrier. `has_instruction` is
    True also where a line stands for instructions that are not known (a macro call).
    """

    __slots__ = (
        "column",
        "comment",
        "directive",
        "has_instruction",
        "instruction",
        "labels",
        "number",
        "opaque_reason",
        "text",
    )

    def __init__(
        self,
        text: str,
        number: int = 0,
        labels: tuple[str, ...] = (),
        directive: Directive | None = None,
        comment: str = "",
        instruction: AnyInstruction | None = None,
        column: int = 1,
        opaque_reason: str = "",
    ) -> None:
        self.text = text
        self.number = number
        self.labels = labels
        self.directive = directive
        self.comment = comment
        self.column = column
        self.instruction = instruction
        self.has_instruction = instruction is not None
        self.opaque_reason = opaque_reason

    @classmethod
    def of(cls, instruction: AnyInstruction, comment: str = "", indent: str = "\t", number: int = 0) -> Line:
        """A line made by a pass; `number` is that of the input line it stands for, if any."""
        text = f"{indent}{instruction}"
        if comment:
            text = f"{text} {comment if comment.startswith((';', '//')) else '; ' + comment}"
        return cls(text, number, (), None, comment, instruction, len(indent) + 1)

    @classmethod
    def label(cls, name: str) -> Line:
        """A line that defines a label."""
        return cls(f"{name}:", labels=(name,))

    @classmethod
    def plain(cls, text: str) -> Line:
        """A comment or blank line."""
        return cls(text, comment=text.strip())

    def with_instruction(self, instruction: AnyInstruction) -> Line:
        """The same line with another instruction: labels, indent and comment stay."""
        if instruction == self.instruction and _encoding(instruction) == _encoding(self.instruction):
            return self
        prefix = self.text[: self.column - 1] or "\t"
        text = f"{prefix}{instruction} {self.comment}" if self.comment else f"{prefix}{instruction}"
        return Line(text, self.number, self.labels, None, self.comment, instruction, self.column)

    def with_comment(self, comment: str) -> Line:
        """The same line with a comment added."""
        added = f"; {comment}"
        whole = f"{self.comment} {added}" if self.comment else added
        text = f"{self.text} {added}"
        return Line(text, self.number, self.labels, self.directive, whole, self.instruction, self.column)

    def __repr__(self) -> str:
        return f"Line({self.number}: {self.text!r})"


def _encoding(instruction: AnyInstruction) -> str:
    """Equal instructions may be encoded differently: v_add_f32_e32 and v_add_f32_e64."""
    return instruction.form.encoding if instruction.form is not None else ""
