"""pair: VOPDs from the instructions of a region."""
