"""Programs as immutable values: `program`, `line`, `instruction`, `operands`; `pairs` for VOPDs, `relation` for which
line of an output is which of the input, `views` for what is computed once and kept with an object.
"""
