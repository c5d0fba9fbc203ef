; left as it is
; k: left as it is: its control flow cannot be followed: jump to an unknown place: s_setpc_b64 s[4:5]
