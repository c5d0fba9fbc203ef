; left as it is
; v_lshlrev_b32_e32 v20, 5, v0: stays single: depends on every candidate near, or they on it; nearest: v_mul_f32_e32 v8, v0, v1 (line 13): that one comes after a chain of 3 dependences; at its end it is after `s_waitcnt vmcnt(0)`, which keeps its place
; v_mul_f32_e32 v8, v0, v1: stays single: destinations of the same parity (R1); nearest: v_add_f32_e32 v10, v3, v2 (line 14): destinations v8 and v10 have the same parity and cannot move (R1)
; v_add_f32_e32 v10, v3, v2: stays single: destinations of the same parity (R1); nearest: v_mul_f32_e32 v8, v0, v1 (line 13): destinations v10 and v8 have the same parity and cannot move (R1)
