; left as it is
; v_mul_f32_e32 v8, v0, v1: stays single: no other candidate near
