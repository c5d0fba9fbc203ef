; left as it is
; v_lshlrev_b32_e32 v20, 5, v0: stays single: depends on every candidate near, or they on it; nearest: v_mul_f32_e32 v8, v0, v1 (line 13): that one comes after a chain of 3 dependences; at its end it is after `s_waitcnt vmcnt(0)`, which keeps its place
; v_mul_f32_e32 v8, v0, v1: stays single: sources at src1 in banks that clash (R3, R19); nearest: v_add_f32_e32 v9, v5, v3 (line 14): src1 v1 and v3 have the same parity and cannot move (R19)
; v_add_f32_e32 v9, v5, v3: stays single: sources at src1 in banks that clash (R3, R19); nearest: v_mul_f32_e32 v8, v0, v1 (line 13): src1 v3 and v1 have the same parity and cannot move (R19)
