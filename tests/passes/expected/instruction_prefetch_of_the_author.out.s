; left as it is
; k: it sets s_set_inst_prefetch_distance itself
; k: .amdhsa_inst_pref_size is there: 5
; k: left as it is: its hints are kept
