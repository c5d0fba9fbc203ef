; error: small.s:7:4: error: the region that 'keep-begin' opens is not closed in its function
     ; isatool: keep-begin
       ^~~~~~~~~~~~~~~~~~~
    close it with ; isatool: keep-end
