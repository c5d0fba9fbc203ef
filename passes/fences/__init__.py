"""Passes that leave out what the fences of a workgroup do not order: relax-fences."""
