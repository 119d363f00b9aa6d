"""First games with a lesson over them: followed to the end, skipped, taken up again."""
