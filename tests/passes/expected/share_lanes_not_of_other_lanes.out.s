; left as it is
; k: left as it is: no load of its heaviest loop reads the same words of LDS in neighbouring lanes
