"""rebank: banks and pairs for outer products."""
