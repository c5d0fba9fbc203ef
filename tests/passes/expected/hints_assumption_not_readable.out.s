; error: small.s:7:4: error: cannot read the assumption 'N ~ 3'
     ; isatool: assume[N ~ 3]
       ^~~~~~~~~~~~~~~~~~~~~~
    write NAME <= NUMBER (also < == >= >) with a kernel argument, arg0, workgroup_id_x, block_x or kernarg[24] as NAME, disjoint(A, C) with two pointers, or one of: LDS accesses in bounds, no-dynamic-lds, no data races between work-items, nan-payload, dot2-encodings-agree, vopd-interlocks-hold, workgroups-are-resident, full-waves, 48-bit-pointers
