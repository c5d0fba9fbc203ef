"""schedule: regions in an order that hides latency."""
