; left as it is
; tiles: left as it is: its last workgroups may be smaller (.uniform_work_group_size is not 1)
