"""Quickening brings out-of-print card games back to life."""
