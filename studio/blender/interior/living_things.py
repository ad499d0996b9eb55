"""The furniture of the living room."""

from dataclasses import dataclass
from typing import Any

from .plants import put_branches, put_fig, put_grass_plant
from .props import put_books, put_frame, put_turned
from .soft import leaning, put_armchair, put_cushion, put_rug, put_sofa, put_throw
from .solids import frame
from .storage import put_floor_lamp, put_round_table, put_shelf, put_socket
from .surfaces import ceramic, cloth, leaf, metal, paint, pane, plain, voile, wood
from .tables import put_chair, put_pendant, put_table


@dataclass(frozen=True)
class LivingLooks:
    """The materials of the living room, by their purpose."""

    glass: Any
    steel: Any
    stone: Any
    linen: Any
    corridor: Any
    sofa: Any
    armchair: Any
    cushions: Any
    throw: Any
    rug: Any
    table: Any
    dark_wood: Any
    cord: Any
    shade: Any
    dark: Any
    clay: Any
    white_clay: Any
    sand_clay: Any
    leaf: Any
    dry: Any
    bark: Any
    books: Any
    paper: Any
    blue: Any


def living_looks():
    return LivingLooks(
        glass=pane('window-glass'),
        steel=metal('door-handle-steel', '#b6b9ba', 0.25),
        stone=paint('sill', '#e6e2d9', 0.3),
        linen=voile('linen', '#ebe5d8', 0.4),
        corridor=paint('corridor', '#e6e0d4', 0.8),
        sofa=cloth('sofa-cloth', '#cfc5b3', 420, 0.5),
        armchair=cloth('armchair-cloth', '#57665a', 420, 0.5),
        cushions=[cloth('cushion-a', '#b06f4c', 600, 0.5), cloth('cushion-b', '#e8e1d2', 500, 0.6), cloth('cushion-c', '#6d7a6c', 600, 0.5)],
        throw=cloth('throw', '#a98f6d', 260, 0.8, '#d8c9ac'),
        rug=cloth('rug', '#ddd4c3', 240, 0.9, '#bfb19a'),
        table=wood('table-wood', '#b98c5a', '#8f673c', 'x', 0.4),
        dark_wood=wood('dark-wood', '#4b3a2d', '#2b211a', 'z', 0.42, 0.7),
        cord=cloth('paper-cord', '#cbb48b', 500, 0.6),
        shade=plain('lamp-shade', '#d9d2c4', 0.45),
        dark=plain('dark-metal', '#1d1d1d', 0.42),
        clay=ceramic('clay', '#5f5a52', 0.5, 0.5),
        white_clay=ceramic('white-clay', '#ebe6db', 0.3, 0.35),
        sand_clay=ceramic('sand-clay', '#c7b393', 0.6),
        leaf=leaf('plant-leaf', '#3b5a31', '#648548'),
        dry=leaf('dry-leaf', '#b59a68', '#d0b988', 0.4),
        bark=paint('twig', '#5c4a38', 0.8),
        books=[plain(f'book-{i}', colour, 0.7) for i, colour in enumerate(('#d8cfbe', '#7a8577', '#b7795a', '#3f4a4f', '#e9e3d6'))],
        paper=plain('paper', '#efece4', 0.8),
        blue=plain('art-blue', '#6f8088', 0.8),
    )


def put_sitting(room, look):
    """A sofa in front of the back wall, two easy chairs, a round table on a rug, a lamp, a plant and pictures."""
    sofa = frame(0.98, -0.56)
    put_sofa(sofa, 2.35, look.sofa, look.dark_wood)
    put_cushion(leaning(0.22, -0.60, 0.47, 8, 20, 4), 0.50, look.cushions[2], 0.17, 1)
    put_cushion(leaning(0.46, -0.70, 0.47, -6, 26, -5), 0.42, look.cushions[1], 0.15, 2)
    put_cushion(leaning(1.74, -0.62, 0.47, -10, 22, -4), 0.48, look.cushions[0], 0.17, 3)
    put_throw(sofa, 0.62, (-0.47, -0.02), 0.50, 0.55, 0.34, 0.02, look.throw)
    put_rug(0.85, -1.72, (2.0, 1.25), look.rug, look.throw)
    put_round_table(frame(0.62, -1.78), 0.44, 0.38, look.table)
    put_round_table(frame(1.28, -2.02), 0.29, 0.30, look.dark_wood)
    put_books(0.50, -1.72, 0.38, look.books, 3, 4, False, height=0.25)
    put_turned('cup', 0.80, -1.90, 0.38, look.sand_clay)
    put_turned('round', 1.28, -2.02, 0.30, look.white_clay, 0.7)
    put_branches(1.28, -2.02, 0.30 + 0.15, look.dry, look.bark, 0.34, 5, 7, 0.04, 0.6)
    put_armchair(frame(-1.25, -1.72, 0, 62), look.armchair, look.dark_wood)
    put_floor_lamp(frame(2.30, -0.36), look.dark)
    put_turned('pot', -0.45, -0.42, 0, look.clay, 1.9)
    put_fig(-0.45, -0.42, 0.28, look.leaf, look.bark, 1.25, 6, 42, 0.19)
    back = room.at('back')
    put_frame(back, 0.62, 1.56, (0.62, 0.86), look.table, (look.paper, look.blue, look.sand_clay))
    put_frame(back, 1.34, 1.56, (0.62, 0.86), look.table, (look.paper, look.clay, look.cushions[0]))
    put_socket(back, -0.16, 0.32, room.trim)


def put_dining(room, look):
    """The dining end of the room: a table for six under two lamps, a sideboard with small objects on it, and the inner door beside it."""
    x, y = 1.05, -4.95
    put_table(frame(x, y), 2.0, 0.92, look.table)
    for dx in (-0.58, 0.08, 0.70):
        put_chair(x + dx, y + 0.58, 3 * dx, look.dark_wood, look.cord)
        put_chair(x + dx, y - 0.58, 180 - 6 * dx, look.dark_wood, look.cord)
    for dx in (-0.48, 0.48):
        put_pendant(x + dx, y, 1.50, room.height, look.shade, look.dark, 8, 0.18)
    put_turned('tall', x + 0.1, y + 0.02, 0.74, look.clay, 1.0)
    put_branches(x + 0.1, y + 0.02, 0.74 + 0.33, look.leaf, look.bark, 0.5, 7, 3, 0.055, 0.6)
    put_turned('bowl', x - 0.5, y - 0.05, 0.74, look.white_clay)
    put_turned('plate', x + 0.66, y + 0.2, 0.74, look.sand_clay)
    front = room.at('front')
    put_shelf(front, 0.36, 1.45, 0.55, look.table)
    put_turned('round', 0.24, -0.10, 1.45, look.white_clay, 0.6, at=front)
    put_books(0.38, -0.01, 1.45, look.books, 5, 9, True, front, 0.2)
    put_turned('pot', 2.15, -0.42, 0, look.sand_clay, 1.8, at=front)
    put_grass_plant(2.15, -0.42, 0.26, look.leaf, 0.72, 46, 8, front, 0.05)
    put_frame(front, 2.35, 1.55, (0.5, 0.7), look.dark_wood, (look.paper, look.blue, look.cushions[0]))
    put_socket(front, 0.52, 1.05, room.trim, 1)
