"""Keys that mean the same on every screen."""

import pygame

PRESSES = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""They press what has the focus."""
