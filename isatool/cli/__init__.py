"""The command line: a module for each command, with an example, its arguments and `main`; `commands` lists them.

The commands of passes are all in `passes`, from their declarations. What commands share: `files`, `launching` (launch
specs and sizes), `rewriting` (options of what rewrites) and `rewriting_run` (order of proof and writing). What is
printed is made in `isatool.report`.
"""
