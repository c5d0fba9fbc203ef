"""Passes that set a mode or a hint: cu-mode, priority, instruction-prefetch."""
