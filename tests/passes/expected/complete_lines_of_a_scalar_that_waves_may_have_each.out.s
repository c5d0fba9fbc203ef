; left as it is
; k: left as it is: other ids: line 26: 's_cbranch_scc1 .Lloop' reads a scalar that waves may have each their own
