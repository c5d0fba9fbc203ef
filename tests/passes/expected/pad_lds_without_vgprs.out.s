; left as it is
; k: left as it is: the new addresses cannot be computed: there are not enough VGPRs
