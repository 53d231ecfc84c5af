"""Those who come by now and then, and may be asked to sit down."""

from __future__ import annotations

from bust import SHOULDERS, Look, disc, face, line, neck, picture, shape


def walt() -> str:
    """Straw hat, weathered face, checked shirt and braces."""
    straw, band = "#d9bd78", "#7a3b2c"
    look = Look(skin="#dda27c", shade="#b97b58", brow="#d8d2c4", mouth="#85432f", cheeks="#d18b68", smile=5)
    sideburns = "M62 100 C60 90 61 82 64 76 L71 76 C70 84 69 92 69 100 Z M138 100 C140 90 139 82 136 76 L129 76 C130 84 131 92 131 100 Z"
    brim = (
        "M34 76 C50 60 78 56 100 56 C122 56 150 60 166 76 C168 80 164 83 160 81 "
        "C140 70 120 66 100 66 C80 66 60 70 40 81 C36 83 32 80 34 76 Z"
    )
    braces = "M64 152 L76 148 L84 204 L68 204 Z M136 152 L124 148 L116 204 L132 204 Z"
    return picture(
        "#9aa78a",
        shape(SHOULDERS, "#b9503c"),
        *(line(f"M{x} 150 L{x} 204", "#8f3528", 3) for x in (44, 156)),
        line("M24 172 L176 172", "#8f3528", 3),
        neck(look),
        shape("M82 146 L66 152 L90 174 L100 160 L110 174 L134 152 L118 146 Q100 168 82 146 Z", "#cf6a53"),
        shape(braces, "#38414a"),
        face(look),
        shape(sideburns, "#d8d2c4"),
        line("M72 100 L76 102 M72 96 L77 97 M128 100 L124 102 M128 96 L123 97", look.shade, 1.8),
        shape("M66 66 C66 36 78 24 100 24 C122 24 134 36 134 66 C112 58 88 58 66 66 Z", straw),
        shape("M66 66 C66 60 66 56 67 52 C88 45 112 45 133 52 C134 56 134 60 134 66 C112 58 88 58 66 66 Z", band),
        shape(brim, "#c4a55f"),
        line("M46 74 C64 65 82 61 100 61 C118 61 136 65 154 74", "#e3cb8c", 2.2),
    )


def inga() -> str:
    """Blond plaits over the shoulders, a blue dress."""
    hair, dark = "#e2bf6b", "#b98f3e"
    look = Look(skin="#f3cfb2", shade="#d8a686", brow="#a67c36", mouth="#b0483f", cheeks="#f0b49c", smile=7)
    back = "M60 92 C56 50 74 30 100 30 C126 30 144 50 140 92 C140 104 136 112 130 116 L70 116 C64 112 60 104 60 92 Z"
    left = (
        "M62 88 C54 100 54 112 58 124 C52 134 52 146 58 156 C54 166 56 178 62 186 L72 184 C76 172 74 164 70 156 C74 146 "
        "74 136 70 126 C74 112 72 100 70 90 Z"
    )
    right = (
        "M138 88 C146 100 146 112 142 124 C148 134 148 146 142 156 C146 166 144 178 138 186 L128 184 C124 172 126 164 130 "
        "156 C126 146 126 136 130 126 C126 112 128 100 130 90 Z"
    )
    fringe = "M61 94 C58 58 74 36 100 36 C126 36 142 58 139 94 C134 80 126 66 101 54 C76 66 66 80 61 94 Z"
    return picture(
        "#a9a184",
        shape(back, dark),
        shape(SHOULDERS, "#35618f"),
        neck(look),
        shape("M78 147 Q100 184 122 147 L118 146 Q100 158 82 146 Z", look.skin),
        line("M77 148 Q100 186 123 148", "#e9eef2", 4),
        face(look),
        shape(fringe, hair),
        line("M100 38 C100 44 100 50 101 54", dark, 2.4),
        shape(left, hair),
        shape(right, hair),
        *(line(f"M{a} {y} L{b} {y + 8}", dark, 2.4) for a, b, y in
          ((58, 70, 108), (57, 70, 136), (59, 70, 164), (142, 130, 108), (143, 130, 136), (141, 130, 164))),
        line("M57 123 L71 125 M143 123 L129 125", "#c2453c", 5),
    )


def _square(x: float, top: float, low: float, y0: float, y1: float, y2: float) -> str:
    """A square glass round x: half as wide at the top and lower down, from y0 past y1 to y2."""
    return f"M{x - top:g} {y0:g} L{x + top:g} {y0:g} L{x + low:g} {y1:g} Q{x:g} {y2:g} {x - low:g} {y1:g} Z"


def leo() -> str:
    """Dark curls, square glasses, green roll-neck."""
    hair, frame = "#3a2618", "#1f1a18"
    look = Look(skin="#d9a57e", shade="#b87f5a", brow=hair, mouth="#8e4236", smile=8)
    curls = ((64, 66, 13), (70, 50, 14), (82, 38, 15), (99, 32, 16), (117, 37, 15), (130, 50, 14), (136, 66, 13), (63, 80, 8), (137, 80, 8),
             (84, 54, 13), (101, 50, 14), (117, 54, 13))
    lights = ((78, 40), (97, 29), (117, 39), (70, 54), (103, 47))
    return picture(
        "#b8a58f",
        shape(SHOULDERS, "#3f6b4f"),
        neck(look),
        shape("M80 132 Q100 150 120 132 L124 154 Q100 172 76 154 Z", "#4c7c5d"),
        line("M78 146 Q100 162 122 146", "#3a6349", 2.4),
        face(look),
        *(disc(x, y, r, hair) for x, y, r in curls),
        *(line(f"M{x - 5} {y + 2} C{x - 2} {y - 4} {x + 4} {y - 4} {x + 6} {y + 1}", "#5c3e29", 2.6) for x, y in lights),
        *(shape(_square(x, 14, 13, 81, 99, 105) + " " + _square(x, 11.4, 10.7, 84, 97.4, 102.2), frame) for x in (85, 115)),
        line("M97 87 Q100 85 103 87 M72 86 L66 86 M128 86 L134 86", frame, 3),
    )


def della() -> str:
    """A grey cloud of hair, gold earrings, violet shawl."""
    hair, light = "#8f8a86", "#aaa5a0"
    look = Look(skin="#7b4c33", shade="#5f3723", brow="#6f6a66", mouth="#9c3b42", eye="#17110d", lips=True)
    cloud = (
        "M48 86 C38 72 44 52 58 48 C60 30 80 20 100 22 C120 20 140 30 142 48 C156 52 162 72 152 86 C156 98 148 110 136 "
        "110 L64 110 C52 110 44 98 48 86 Z"
    )
    front = (
        "M62 92 C52 70 60 46 78 42 C84 32 116 32 122 42 C140 46 148 70 138 92 C134 80 128 70 118 67 C106 62 94 62 82 67 "
        "C72 70 66 80 62 92 Z"
    )
    return picture(
        "#c0a9a0",
        shape(cloud, hair),
        *(line(f"M{x} {y} q4 -7 9 -2", light, 2.6) for x, y in ((60, 60), (72, 42), (92, 32), (114, 36), (132, 52), (140, 74), (52, 80))),
        shape(SHOULDERS, "#5c4a7d"),
        neck(look),
        shape("M82 146 L58 156 L84 204 L116 204 L142 156 L118 146 Q100 176 82 146 Z", "#493a66"),
        shape("M86 150 L100 178 L114 150 Q100 164 86 150 Z", look.skin),
        face(look),
        shape(front, hair),
        line("M80 52 C90 45 104 43 116 49", light, 3),
        *(disc(x, 109, 5, "#e0b64f") for x in (65, 135)),
        line("M76 103 Q80 106 84 105 M124 103 Q120 106 116 105", look.shade, 2),
    )


def sven() -> str:
    """Fair hair and beard, patterned pullover."""
    fair, dark = "#d2a45a", "#a87c3a"
    look = Look(skin="#efc4a2", shade="#d19b76", brow=dark, mouth="#a0483c", cheeks="#e5a587", smile=6)
    beard = (
        "M64 84 C62 116 74 150 100 150 C126 150 138 116 136 84 C133 96 129 103 122 104 C114 100 107 102 100 106 "
        "C93 102 86 100 78 104 C71 103 67 96 64 84 Z M89 114.5 Q100 123 111 114.5 Q106 124.5 100 124.5 Q94 124.5 89 114.5 Z"
    )
    hair = "M60 86 C56 58 66 32 102 32 C132 32 144 56 139 86 C136 76 133 68 128 62 C118 62 92 60 82 52 C78 62 68 70 60 86 Z"
    zigzag = "M30 190 L42 176 L54 190 L66 176 L78 190 L90 176 L100 188 L110 176 L122 190 L134 176 L146 190 L158 176 L170 190"
    return picture(
        "#8b9bab",
        shape(SHOULDERS, "#e6dcc6"),
        line(zigzag, "#8a2f2c", 4.5),
        line("M30 168 Q100 186 170 168", "#2f4a68", 4),
        neck(look),
        shape("M80 138 Q100 156 120 138 L122 156 Q100 174 78 156 Z", "#d6cab0"),
        face(look),
        shape(beard, fair),
        line("M84 126 C88 136 94 140 100 140 M76 114 C78 122 80 128 84 134 M124 114 C122 122 120 128 116 134", dark, 2.4),
        shape(hair, fair),
        line("M82 52 C92 46 106 44 118 48", "#e8c583", 3),
    )


def mei() -> str:
    """Black fringe and two buns, yellow cardigan over white."""
    hair, shine = "#1f1b1e", "#4a4248"
    look = Look(skin="#f0cba4", shade="#d3a379", brow=hair, mouth="#b5404a", cheeks="#f0b193", smile=7)
    back = "M58 90 C55 50 74 32 100 32 C126 32 145 50 142 90 C143 104 142 116 138 124 L62 124 C58 116 57 104 58 90 Z"
    fringe = (
        "M59 121 C54 62 70 36 100 36 C130 36 146 62 141 121 C138 124 134 124 131 121 C134 104 133 90 131 79 C112 84 88 84 "
        "69 79 C67 90 66 104 69 121 C66 124 62 124 59 121 Z"
    )
    return picture(
        "#98a9a0",
        disc(62, 40, 17, hair),
        disc(138, 40, 17, hair),
        line("M53 37 Q60 28 70 32 M130 32 Q140 28 147 37", shine, 2.6),
        shape(back, hair),
        shape(SHOULDERS, "#d39a2f"),
        neck(look),
        shape("M82 146 L74 150 L100 190 L126 150 L118 146 Q100 168 82 146 Z", "#f2ede1"),
        shape("M74 150 L62 154 L88 204 L98 192 Z M126 150 L138 154 L112 204 L102 192 Z", "#b07f22"),
        face(look),
        shape(fringe, hair),
        line("M76 60 Q100 52 124 60", shine, 3),
        line("M79 42 L72 48 M121 42 L128 48", "#c2453c", 5),
    )


def vito() -> str:
    """Slicked-back hair, a thin moustache, pinstripes and a red tie."""
    hair = "#1d1a1c"
    look = Look(skin="#c98f66", shade="#a56f49", brow=hair, mouth="#7f352c", smile=4)
    slick = (
        "M62 88 C58 58 66 34 100 34 C134 34 142 58 138 88 C136 78 133 70 130 64 C124 54 112 50 100 49 C88 50 76 54 70 64 "
        "C67 70 64 78 62 88 Z"
    )
    moustache = "M100 109 C94 106.5 86 108 80 112.5 C87 113.5 94 113 100 111.5 C106 113 113 113.5 120 112.5 C114 108 106 106.5 100 109 Z"
    return picture(
        "#9c8f9c",
        shape(SHOULDERS, "#3a3f4e"),
        *(line(f"M{x} 152 L{x} 204", "#5b6274", 1.8) for x in (36, 48, 60, 140, 152, 164)),
        neck(look),
        shape("M82 146 L74 149 L96 204 L104 204 L126 149 L118 146 Q100 172 82 146 Z", "#f1ece0"),
        shape("M94 160 L100 156 L106 160 L104 170 L109 204 L91 204 L96 170 Z", "#a8322a"),
        shape("M74 149 L58 155 L84 204 L98 204 Z M126 149 L142 155 L116 204 L102 204 Z", "#2b2f3b"),
        face(look),
        shape(slick, hair),
        line("M78 52 C84 45 92 42 100 41 M90 50 C96 46 104 44 112 44 M122 54 C118 49 114 47 110 46", "#4b464a", 2.4),
        shape(moustache, hair),
    )


GUESTS = {"walt": walt, "inga": inga, "leo": leo, "della": della, "sven": sven, "mei": mei, "vito": vito}
