"""Passes for private memory: respill."""
