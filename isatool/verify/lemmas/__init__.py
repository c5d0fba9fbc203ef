"""The kinds of steps that a proof may have, a file each: data, judge and page (`isatool.verify.lemma`)."""
