"""What users ask for, once: commands, methods of `isatool.Assembly` and routes read their options and run these."""
