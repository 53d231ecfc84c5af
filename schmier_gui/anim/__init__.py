"""Tweens and timelines, ticked by hand. No pygame, no clock."""
