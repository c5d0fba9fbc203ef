; error: small.s:7:4: error: 'keeep' is not a hint
     ; isatool: keeep
       ^~~~~~~~~~~~~~
    did you mean 'keep'? known are keep, keep-begin, keep-end, rewrite-begin, rewrite-end, off, assume, and ignore[RULE]
