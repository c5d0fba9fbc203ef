"""The command line: a module for each command, with an example, its arguments and `main`; `commands` lists them.

The commands of passes are all in `passes`, from their declarations. What commands share: `files`, `launching` (launch
specs and sizes), `declared_options` (flags) and `rewriting` (what the commands have in common that rewrite). What is
printed is made in `isatool.report`.
"""
