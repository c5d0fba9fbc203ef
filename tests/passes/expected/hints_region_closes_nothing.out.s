; error: small.s:7:4: error: 'keep-end' closes no region
     ; isatool: keep-end
       ^~~~~~~~~~~~~~~~~
    a region begins with ; isatool: keep-begin in the same function
