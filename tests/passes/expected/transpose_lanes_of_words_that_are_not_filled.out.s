; left as it is
; k: left as it is: no word of its heaviest loop is filled by loads that lanes can exchange: an address is not followed
