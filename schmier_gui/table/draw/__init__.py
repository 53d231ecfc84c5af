"""The parts of the table's picture. Each `*_pieces` function turns a share of the model into pieces, without measuring any text.

A piece's `key` is its look: a named tuple of everything that its picture depends on besides its place.
"""
