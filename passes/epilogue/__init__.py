"""pipeline-epilogue: loads ahead of the rows that they belong to."""
