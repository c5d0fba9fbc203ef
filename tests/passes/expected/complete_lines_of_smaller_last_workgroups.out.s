; left as it is
; k: left as it is: other ids: its last workgroups may be smaller (.uniform_work_group_size is not 1)
