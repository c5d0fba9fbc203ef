; left as it is
; k: left as it is: other ids: line 18: 'global_atomic_add_f32 v2, v4, s[6:7]' may tell work-items apart, or let them communicate
