"""What is said of accesses of memory: `order`, which of them may pass each other."""
