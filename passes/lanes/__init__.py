"""Passes about which lane accesses which memory: bound-buffers, complete-lines, swizzle-workgroups, share-lanes,
transpose-lanes.
"""
