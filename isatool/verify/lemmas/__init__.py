"""Steps of proofs about the form of two programs, a file a kind."""
