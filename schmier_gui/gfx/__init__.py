"""Drawing without game knowledge: viewport, theme, fonts, sprites, card faces, painter, widgets."""
