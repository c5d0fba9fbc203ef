; error: small.s:7:4: error: the assumption 'm <= 3' names nothing in kernel k
    known here: arg0, arg1, arg2, source, target, n, workgroup_id_x, workgroup_id_y, workgroup_id_z, workitem_id_x, workitem_id_y, workitem_id_z, block_x, block_y, block_z
