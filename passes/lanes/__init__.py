"""Passes about which lane accesses which memory: bound-buffers."""
