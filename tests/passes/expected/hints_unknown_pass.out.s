; error: small.s:7:4: error: there is no pass 'pear'
    did you mean 'pair'?
