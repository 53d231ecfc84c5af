"""Where things live on disk."""
