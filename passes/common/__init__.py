"""What several passes use: drafts, regions, copies of loops, synthesis, results."""
