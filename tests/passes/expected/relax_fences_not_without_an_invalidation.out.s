; left as it is
; k: left as it is: no invalidation follows the barrier on line 12, before which other waves may store
