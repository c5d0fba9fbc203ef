"""Rules over programs that were read: what certainly goes wrong on the chip, or what no tool should have generated."""
