"""`python -m isatool`."""

try:
    from isatool.cli.main import run

    run()
except KeyboardInterrupt:  # while modules are loaded
    import os

    os.write(2, b"interrupted\n")
    os._exit(130)
