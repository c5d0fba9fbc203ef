"""unroll: copies of loop bodies, and what folds between them."""
