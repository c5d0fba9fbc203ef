"""`python -m isatool`."""

try:
    from isatool.serve.start import run

    run()
except KeyboardInterrupt:  # while modules are loaded
    import os

    os.write(2, b"interrupted\n")
    os._exit(130)
