"""Passes that set a mode or a hint: cu-mode, priority, stream, instruction-prefetch."""
