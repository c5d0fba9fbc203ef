; left as it is
; its bank conflicts are not known: the shape of the workgroup is not known
; its bank conflicts are not known: the shape of the workgroup is not known
; k: left as it is: no bank conflict can be predicted: the shape of the workgroup is not known
