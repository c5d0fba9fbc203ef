; error: small.s:7:4: error: the assumptions 'n <= 3' and 'n > 3' contradict each other
    no launch is as they say
