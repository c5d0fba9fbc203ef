"""Real devices: kernels loaded through HIP's module API, checked, timed; measurements that fit the chip model; search.

hip-python (`isatool[hip]`) and Optuna (`isatool[tune]`) are imported here alone, and only when they are needed.
"""
