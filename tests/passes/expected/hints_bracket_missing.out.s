; error: small.s:7:4: error: the bracket of 'off' is not closed
     ; isatool: off[pair
       ^~~~~~~~~~~~~~~~~
    off[...]
