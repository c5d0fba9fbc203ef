"""Random kernels through the reader, both engines, the validator and every pass; what fails is made small."""
