"""Instruction traces of real chips (SQTT): packets, recordings, and the instructions that they belong to."""
