; left as it is
; k: left as it is: new addresses would cost 3 issue slots and save 1 LDS cycles of a wave (model)
