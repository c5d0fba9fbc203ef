"""The cycle model against instruction traces of real chips: gaps between issues, their errors, and parameters."""
