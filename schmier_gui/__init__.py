"""Schmier and Smear for the desktop. Importing this package does nothing by itself."""

__version__ = "0.1.0"
