"""batch-loads: global accesses of loops on scalar bases."""
