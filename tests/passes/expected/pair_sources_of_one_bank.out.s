; left as it is
; v_lshlrev_b32_e32 v20, 5, v0: stays single: depends on every candidate near, or they on it; nearest: v_mul_f32_e32 v8, v0, v1 (line 13): that one comes after a chain of 3 dependences; at its end it is after `s_waitcnt vmcnt(0)`, which keeps its place
; v_mul_f32_e32 v8, v0, v1: stays single: sources at src0 in banks that clash (R2, R19); nearest: v_add_f32_e32 v9, v4, v2 (line 14): src0 v0 and v4 lie in one bank and cannot move (R2)
; v_add_f32_e32 v9, v4, v2: stays single: sources at src0 in banks that clash (R2, R19); nearest: v_mul_f32_e32 v8, v0, v1 (line 13): src0 v4 and v0 lie in one bank and cannot move (R2)
