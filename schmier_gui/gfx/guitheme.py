"""The theme of pygame_gui's own elements, as a dict made for one window's sizes."""

from typing import Any

from schmier_gui.gfx.fonts import Fonts
from schmier_gui.gfx.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    HAIRLINE,
    INK,
    INK_SOFT,
    IVORY,
    MUTED,
    PLATE,
    ROOM,
    ROOM_RAISED,
    SIDE_DARK,
    Colour,
    Size,
    mix,
)
from schmier_gui.gfx.viewport import Viewport

FONT = "noto_sans"
_CLEAR = "#00000000"
_PARTS = ("button", "selection_list", "selection_list.button")
_BARE = {
    "shape": "rectangle",
    "border_width": "0",
    "shadow_width": "0",
}  # rounded shapes are slow: only where they show


def theme(viewport: Viewport, fonts: Fonts) -> dict[str, Any]:
    """Colours, font sizes and shapes for pygame_gui; `@paper` is the variant for ivory panels."""
    px, body = viewport.px, _font(fonts, "M")
    box, bare = _box(viewport), _BARE
    return {
        "defaults": {"colours": _dark(), "font": body},
        **{name: {"colours": _paper()} for name in ("@paper", *(f"@paper.{part}" for part in _PARTS))},
        "button": {"misc": box, "font": _font(fonts, "M", bold=True)},
        "label": {"font": body, "colours": {"dark_bg": _CLEAR}},
        "text_entry_line": {"misc": {**box, "padding": f"{px(12)},{px(4)}"}, "font": body},
        "horizontal_slider": {
            "misc": {**bare, "enable_arrow_buttons": "0", "sliding_button_width": str(px(28))},
        },
        **_lists(viewport, fonts),
        **_scroll_bars(viewport),
        "text_box": {"misc": {**bare, "padding": f"{px(4)},{px(4)}"}, "font": body, "colours": {"dark_bg": _CLEAR}},
        "tool_tip": {"misc": {"rect_width": str(px(280)), "border_width": "0", "shadow_width": "0"}},
        "tool_tip.text_box": {
            "misc": {**box, "padding": f"{px(12)},{px(8)}"},
            "font": _font(fonts, "S"),
            "colours": _paper(),
        },
        "window": {
            "misc": {**box, "shape_corner_radius": str(px(12)), "enable_title_bar": "0", "enable_close_button": "0"},
            "colours": _paper(),
        },
    }


def _box(viewport: Viewport) -> dict[str, str]:
    """A rounded box with a hairline."""
    px = viewport.px
    return {
        "shape": "rounded_rectangle",
        "shape_corner_radius": str(px(10)),
        "border_width": str(px(1.2)),
        "shadow_width": "0",
    }


def _lists(viewport: Viewport, fonts: Fonts) -> dict[str, Any]:
    """Selection lists and drop-downs. A closed drop-down's parts are clear: its box shows through."""
    px, body, box = viewport.px, _font(fonts, "M"), _box(viewport)
    left = {"text_horiz_alignment": "left", "text_horiz_alignment_padding": str(px(12))}
    item = {**box, "border_width": "0", "shape_corner_radius": str(px(8)), **left}
    sign = {"name": "fira_code_symbols", "size": str(fonts.pixels("S"))}  # has the arrows that Noto Sans lacks
    clear = {f"{state}_bg": _CLEAR for state in ("normal", "hovered", "active", "selected", "disabled")}
    dark = {**clear, "hovered_text": _css(BRASS)}
    paper = {**_paper(), **clear, "hovered_text": _css(BRASS_DARK)}
    rows = {"misc": {**box, "list_item_height": str(px(40))}}
    return {
        "drop_down_menu": {"misc": {**box, "open_button_width": str(px(36))}, "font": body},
        "drop_down_menu.button": {"misc": _BARE, "font": body},
        "drop_down_menu.@selected_option": {"misc": {**_BARE, **left}, "font": body, "colours": dark},
        "drop_down_menu.#expand_button": {"misc": _BARE, "font": sign, "colours": dark},
        "@paper.@selected_option": {"colours": paper},
        "@paper.#expand_button": {"colours": paper},
        "drop_down_menu.selection_list": rows,
        "drop_down_menu.selection_list.button": {"misc": item, "font": body},
        "selection_list": rows,
        "selection_list.button": {"misc": item, "font": body},
    }


def _scroll_bars(viewport: Viewport) -> dict[str, Any]:
    """A bare track and a plain thumb; pygame_gui's own theme names each place where one may stand."""
    bare = {**_BARE, "enable_arrow_buttons": "0"}
    thumb_shape = {**_box(viewport), "border_width": "0", "shape_corner_radius": str(viewport.px(5))}
    bars: dict[str, Any] = {}
    for paper in (False, True):
        ground, ink = (IVORY, INK) if paper else (PLATE, IVORY)
        shades = {"normal_bg": 0.34, "hovered_bg": 0.5, "active_bg": 0.6, "selected_bg": 0.5, "disabled_bg": 0.1}
        thumb = {name: _css(mix(ground, ink, share)) for name, share in shades.items()}
        track = {"dark_bg": _css(mix(ground, ink, 0.08)), "disabled_dark_bg": _css(mix(ground, ink, 0.08))}
        before = (
            ("@paper.", "@paper.selection_list.", "@paper.text_box.") if paper else ("", "selection_list.", "text_box.")
        )
        for bar in ("vertical_scroll_bar", "horizontal_scroll_bar"):
            for place in before:
                bars[f"{place}{bar}"] = {"misc": bare, "colours": track}
                for part in ("button", "#sliding_button"):
                    bars[f"{place}{bar}.{part}"] = {"misc": thumb_shape, "colours": thumb}
    return bars


def preload(fonts: Fonts) -> list[dict[str, str | int | float]]:
    """The fonts that text boxes may ask for."""
    sizes: tuple[Size, ...] = ("S", "M", "L")
    styles = ("regular", "bold", "italic", "bold_italic")
    return [
        {"name": FONT, "point_size": fonts.pixels(size), "style": style, "antialiased": 1}
        for size in sizes
        for style in styles
    ]


def _font(fonts: Fonts, size: Size, bold: bool = False) -> dict[str, str]:
    return {"name": FONT, "size": str(fonts.pixels(size)), "bold": str(int(bold)), "italic": "0"}


def _css(colour: Colour) -> str:
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"


def _dark() -> dict[str, str]:
    hovered, chosen = mix(PLATE, IVORY, 0.08), mix(PLATE, BRASS, 0.25)
    off = mix(ROOM, IVORY, 0.44)
    colours = {
        "normal_bg": PLATE,
        "hovered_bg": hovered,
        "active_bg": chosen,
        "selected_bg": chosen,
        "disabled_bg": ROOM_RAISED,
        "dark_bg": PLATE,
        "disabled_dark_bg": ROOM_RAISED,
        "normal_text": IVORY,
        "hovered_text": IVORY,
        "active_text": IVORY,
        "selected_text": BRASS_LIGHT,
        "disabled_text": off,
        "normal_border": HAIRLINE,
        "hovered_border": mix(PLATE, BRASS, 0.8),
        "active_border": BRASS,
        "selected_border": BRASS,
        "disabled_border": mix(ROOM, BRASS, 0.2),
        "link_text": BRASS_LIGHT,
        "link_hover": IVORY,
        "link_selected": MUTED,
        "text_cursor": BRASS_LIGHT,
    }
    return {name: _css(colour) for name, colour in colours.items()}


def _paper() -> dict[str, str]:
    hovered, chosen = mix(IVORY, INK, 0.07), mix(IVORY, BRASS, 0.34)
    off = mix(IVORY, INK, 0.45)
    colours = {
        "normal_bg": IVORY,
        "hovered_bg": hovered,
        "active_bg": chosen,
        "selected_bg": chosen,
        "disabled_bg": hovered,
        "dark_bg": IVORY,
        "disabled_dark_bg": hovered,
        "normal_text": INK,
        "hovered_text": INK,
        "active_text": INK,
        "selected_text": INK,
        "disabled_text": off,
        "normal_border": INK_SOFT,
        "hovered_border": INK,
        "active_border": BRASS_DARK,
        "selected_border": BRASS_DARK,
        "disabled_border": mix(IVORY, INK, 0.22),
        "link_text": SIDE_DARK[0],
        "link_hover": INK,
        "link_selected": INK_SOFT,
        "text_cursor": INK,
    }
    return {name: _css(colour) for name, colour in colours.items()}
