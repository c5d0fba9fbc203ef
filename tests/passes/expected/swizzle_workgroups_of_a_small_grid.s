; pipeline: swizzle-workgroups{grid=4}
; file: ../data/lanes/tiles.s
; assume: no data races between work-items
; claim: the N workgroups ... load N lines ..., M in the order of the hardware
