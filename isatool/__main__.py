"""`python -m isatool`."""

from isatool.cli.main import run

run()
