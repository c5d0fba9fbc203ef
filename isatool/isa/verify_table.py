"""Compares the table with the list of instruction definitions that it was made from (`build_table.py --verify`)."""

from __future__ import annotations
