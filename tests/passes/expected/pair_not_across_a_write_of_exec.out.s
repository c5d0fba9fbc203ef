; left as it is
