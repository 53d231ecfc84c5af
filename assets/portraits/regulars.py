"""The six who sit round the table at first."""

from __future__ import annotations

from bust import SHOULDERS, Look, disc, face, line, neck, picture, ring, shape


def you() -> str:
    """The person at the bottom: side parting, blue shirt, open collar."""
    look = Look(skin="#eabf98", shade="#cf9a72", brow="#4a2f1f", mouth="#8c4638", smile=7)
    collar = "M82 146 L66 152 L92 178 L100 162 L108 178 L134 152 L118 146 Q100 170 82 146 Z"
    hair = (
        "M62 90 C58 58 66 34 98 32 C104 28 134 30 138 60 C140 72 138 82 137 90 C133 84 131 76 129 68 "
        "C116 70 100 66 90 58 C84 66 74 70 70 72 C69 80 66 86 62 90 Z"
    )
    return picture(
        "#9fb0a2",
        shape(SHOULDERS, "#2f4a68"),
        neck(look),
        shape(collar, "#e9e3d3"),
        face(look),
        shape(hair, "#5b3b26"),
        line("M90 58 C96 50 104 46 114 46", "#7a5338", 3),
    )


def otto() -> str:
    """Flat cap, grey moustache, waistcoat."""
    grey = "#b9b4aa"
    look = Look(skin="#e6b391", shade="#c98d69", brow=grey, mouth="#8c4638", cheeks="#de9c7c", smile=4)
    sideburns = "M62 98 C60 88 61 78 65 70 L71 70 C70 80 69 90 69 98 Z M138 98 C140 88 139 78 135 70 L129 70 C130 80 131 90 131 98 Z"
    moustache = "M100 108 C92 103 80 107 73 117 C82 122 94 120 100 114 C106 120 118 122 127 117 C120 107 108 103 100 108 Z"
    peak = "M54 73 C72 58 128 54 146 66 C148 70 147 74 144 75 C116 64 82 66 58 78 C54 79 52 76 54 73 Z"
    return picture(
        "#8f9d8c",
        shape(SHOULDERS, "#6a4a34"),
        neck(look),
        shape("M82 146 L70 150 L98 200 L102 200 L130 150 L118 146 Q100 172 82 146 Z", "#e4d9c0"),
        shape("M70 150 L60 154 L92 204 L100 204 Z M130 150 L140 154 L108 204 L100 204 Z", "#573b29"),
        face(look),
        shape(sideburns, grey),
        shape(moustache, grey),
        shape("M58 70 C56 44 76 26 104 26 C132 26 146 44 143 66 C120 58 84 58 58 70 Z", "#4c5348"),
        shape(peak, "#383e35"),
        line("M104 26 C104 38 103 48 102 59", "#3c4339", 2.4),
    )


def mabel() -> str:
    """White hair in a bun, pearls, round glasses."""
    hair, dark_hair, frame = "#d8d4cc", "#bcb7ad", "#5b4a3c"
    look = Look(skin="#f0cdb1", shade="#d6a585", brow=dark_hair, mouth="#a8483f", cheeks="#ecb49b", smile=7)
    back = "M58 96 C54 52 72 34 100 34 C128 34 146 52 142 96 C140 106 136 110 132 110 L68 110 C64 110 60 106 58 96 Z"
    pearls = ((80, 149), (84, 157.5), (91.5, 163.5), (100, 165.5), (108.5, 163.5), (116, 157.5), (120, 149))
    return picture(
        "#a89bb0",
        disc(100, 30, 21, dark_hair),
        line("M84 30 Q100 20 116 30", hair, 4),
        shape(back, dark_hair),
        shape(SHOULDERS, "#6f3d5c"),
        neck(look),
        shape("M82 146 Q100 186 118 146 L126 149 Q100 200 74 149 Z", "#5a2f4a"),
        *(disc(x, y, 4.6, "#f6f1e4") for x, y in pearls),
        face(look),
        shape("M60 88 C60 54 76 38 100 38 C124 38 140 54 140 88 C134 74 122 62 100 60 C78 62 66 74 60 88 Z", hair),
        line("M100 40 C100 48 100 54 100 60", dark_hair, 2.4),
        *(ring(x, 92, 13.5, frame, 3, glass=0.22) for x in (85, 115)),
        line("M98.4 91 Q100 89 101.6 91 M71.5 91 L66 88 M128.5 91 L134 88", frame, 3),
    )


def rosa() -> str:
    """Long black hair, hoops, a red dress."""
    hair = "#2a1d1a"
    look = Look(skin="#d8a27a", shade="#b67e57", brow=hair, mouth="#a52a30", lips=True)
    back = (
        "M54 88 C50 46 74 28 100 28 C126 28 150 46 146 88 C150 104 160 118 152 138 C148 150 140 158 130 160 "
        "L70 160 C60 158 52 150 48 138 C40 118 50 104 54 88 Z"
    )
    fringe = (
        "M60 100 C54 62 70 34 104 34 C132 34 144 60 140 100 C136 86 132 76 126 68 C118 62 112 56 110 50 "
        "C102 62 82 66 72 74 C67 80 63 90 60 100 Z"
    )
    return picture(
        "#c2a184",
        shape(back, hair),
        shape(SHOULDERS, "#8d2b2b"),
        neck(look),
        shape("M78 147 Q100 188 122 147 L118 146 Q100 158 82 146 Z", look.skin),
        face(look),
        shape(fringe, hair),
        line("M110 50 C106 58 96 63 86 66", "#4a342d", 2.6),
        *(ring(x, 112, 6.5, "#d9b35a", 3) for x in (65, 135)),
    )


def gus() -> str:
    """Bald, full beard, dinner jacket and bow tie."""
    black = "#2b211c"
    look = Look(skin="#8a5a3c", shade="#6d4329", brow=black, mouth="#4b241a", eye="#17110d", smile=5)
    beard = (
        "M66 92 C64 118 76 146 100 146 C124 146 136 118 134 92 C131 102 126 107 120 106 C112 102 106 103 100 106 "
        "C94 103 88 102 80 106 C74 107 69 102 66 92 Z M89 115.5 Q100 122 111 115.5 Q106 125 100 125 Q94 125 89 115.5 Z"
    )
    return picture(
        "#b4a27e",
        shape(SHOULDERS, "#24303a"),
        neck(look),
        shape("M82 146 L74 149 L96 204 L104 204 L126 149 L118 146 Q100 172 82 146 Z", "#ece6d8"),
        shape("M74 149 L58 155 L84 204 L98 204 Z M126 149 L142 155 L116 204 L102 204 Z", "#1a242c"),
        face(look),
        shape(beard, black),
        shape("M91 116 Q100 121 109 116 Q104 122.5 100 122.5 Q96 122.5 91 116 Z", "#efe7da"),
        line("M80 56 C86 49 96 47 104 48", "#a57452", 4),
        shape("M100 160 L80 150 L80 172 Z M100 160 L120 150 L120 172 Z", "#a8322a"),
        disc(100, 161, 5.4, "#8a231d"),
    )


def june() -> str:
    """Red bob, green hair band, freckles."""
    green = "#2f6a5a"
    look = Look(skin="#f1c9a8", shade="#d79f7a", brow="#7d3a1f", mouth="#b04a40", smile=7)
    back = "M56 84 C54 46 76 30 100 30 C124 30 146 46 144 84 C145 104 146 118 140 130 L120 132 L80 132 L60 130 C54 118 55 104 56 84 Z"
    bob = (
        "M58 116 C54 64 66 36 100 36 C134 36 146 64 142 116 C140 124 136 126 132 124 C134 108 134 91 131 72 "
        "C114 74 86 73 69 66 C67 92 66 108 68 124 C64 126 60 124 58 116 Z"
    )
    hair_band = "M60 66 C66 44 82 36 100 36 C118 36 134 44 140 66 L135 73 C128 54 116 46 100 46 C84 46 72 54 65 73 Z"
    freckles = ((78, 103), (83, 106), (79, 109), (122, 103), (117, 106), (121, 109))
    return picture(
        "#8ea7a8",
        shape(back, "#8c4022"),
        shape(SHOULDERS, "#d8c9a4"),
        neck(look),
        shape("M80 147 Q100 170 120 147 L128 150 Q100 182 72 150 Z", green),
        face(look),
        *(disc(x, y, 1.7, "#c98a63") for x, y in freckles),
        shape(bob, "#a8512c"),
        shape(hair_band, green),
    )


REGULARS = {"you": you, "otto": otto, "mabel": mabel, "rosa": rosa, "gus": gus, "june": june}
