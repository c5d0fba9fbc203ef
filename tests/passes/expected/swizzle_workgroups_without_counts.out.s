; left as it is
; tiles: left as it is: the number of workgroups is not among its arguments (hidden_block_count_x, hidden_block_count_y)
