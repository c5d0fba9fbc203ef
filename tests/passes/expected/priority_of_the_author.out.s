; left as it is
; k: left as it is: it sets its priority itself by s_setprio
