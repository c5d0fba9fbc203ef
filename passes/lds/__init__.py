"""pad-lds and double-buffer: where data is in LDS."""
