; left as it is
; k: left as it is: no loop addresses global memory through a pair of VGPRs, and none loads more at once than a chunk with arithmetic after it in the same block
