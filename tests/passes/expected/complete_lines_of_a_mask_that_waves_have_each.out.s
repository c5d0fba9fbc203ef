; left as it is
; k: left as it is: other ids: line 19: 's_cbranch_vccz .Lloop' reads a mask of lanes, which waves have each their own
