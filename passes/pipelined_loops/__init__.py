"""pipeline: loads of a loop's next iteration before the arithmetic of this one."""
