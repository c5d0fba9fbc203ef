"""Lane offsets of memory accesses: from what registers hold, or as the distance of an address from its base."""

from __future__ import annotations

from collections.abc import Sequence

from isatool.analysis.polynomials import Polynomial
from isatool.ir.code import CannotComputeError
from isatool.isa import opcodes
from isatool.isa.registers import Register, RegisterRange
from isatool.passes.common.synthesis import VectorCode, low_half, undone_on_failure
from isatool.records import record


@record
class LaneOffsets:
    """`held`: VGPRs and what they hold where the code will stand, addresses among it."""

    vector: VectorCode
    held: Sequence[tuple[int, Polynomial]]

    def word(self, lanes: Polynomial, start: Polynomial, base: RegisterRange) -> RegisterRange:
        """A VGPR with the offset `lanes`, which fits 32 bits; `base` holds `start`. CannotComputeError if no register
        holds what it is made of.
        """
        try:
            with undone_on_failure(self.vector, self.vector.scalar):
                return self.vector.word(lanes)
        except CannotComputeError:
            found = self._from_address(start + lanes, base) or self._from_index(lanes)
            if found is None:
                raise
        self.vector.words[lanes] = found
        return found

    def _from_address(self, address: Polynomial, base: RegisterRange) -> RegisterRange | None:
        """The low word of an address that a register holds, or nearly, less that of the base."""
        view, vector = self.vector.view, self.vector
        for register, value in self.held:
            rest = view.resolve(address - value, 32)
            if not rest.is_constant:
                continue
            target = vector.pool.take()
            vector.emit(opcodes.V_SUBREV_NC_U32_E32, target, low_half(base), Register(register))
            if rest.constant:
                vector.emit(opcodes.V_ADD_NC_U32_E32, target, rest.constant, target)
            return target
        return None

    def _from_index(self, lanes: Polynomial) -> RegisterRange | None:
        """An index that a register holds, less what all lanes share of it, shifted: `lanes` modulo 2^32."""
        view, vector = self.vector.view, self.vector
        zeros = lanes.trailing_zeros()
        index = lanes.quotient(1 << zeros)
        for register, value in self.held:
            rest = view.resolve(index - value, 32)
            if rest.is_constant or not view.atoms.is_uniform(rest):
                continue
            try:
                with undone_on_failure(vector, vector.scalar):
                    shared = vector.scalar.register(rest)
            except CannotComputeError:
                continue
            target = vector.pool.take()
            vector.emit(opcodes.V_ADD_NC_U32_E32, target, shared, Register(register))
            if zeros:
                vector.emit(opcodes.V_LSHLREV_B32_E32, target, zeros, target)
            return target
        return None
