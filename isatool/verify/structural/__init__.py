"""What follows the form of two programs: blocks, names, copies, and the walk and questions that lemmas share."""
