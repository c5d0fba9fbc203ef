; left as it is
; v_lshlrev_b32_e32 v20, 5, v0: stays single: depends on every candidate near, or they on it; nearest: v_mul_f32_e32 v8, 0x40490fdb, v0 (line 13): that one comes after a chain of 3 dependences; at its end it is after `s_waitcnt vmcnt(0)`, which keeps its place
; v_mul_f32_e32 v8, 0x40490fdb, v0: stays single: literals, scalars or VCC of no candidate go with its own; nearest: v_add_f32_e32 v9, 0x3fb504f3, v1 (line 14): only one literal constant fits a pair; it has 0x3fb504f3, 0x40490fdb (R8)
; v_add_f32_e32 v9, 0x3fb504f3, v1: stays single: literals, scalars or VCC of no candidate go with its own; nearest: v_mul_f32_e32 v8, 0x40490fdb, v0 (line 13): only one literal constant fits a pair; it has 0x3fb504f3, 0x40490fdb (R8)
