; left as it is
; k: left as it is: this chip has workgroup ids elsewhere than in SGPRs
