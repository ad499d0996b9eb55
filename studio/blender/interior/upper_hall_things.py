"""The furniture upstairs: a sofa under the slope, a desk at the window, a low bookcase, an easy chair with a lamp."""

from dataclasses import dataclass
from typing import Any

from .plants import put_branches, put_fig
from .props import put_books, put_turned
from .soft import leaning, put_armchair, put_cushion, put_sofa, put_throw
from .solids import Solid, frame
from .storage import put_floor_lamp, put_round_table, put_socket
from .surfaces import ceramic, cloth, leaf, paint, pane, plain, voile, wood
from .tables import put_chair, put_table


@dataclass(frozen=True)
class UpperLooks:
    """The materials of the hall upstairs, by their purpose."""

    glass: Any
    stone: Any
    linen: Any
    sofa: Any
    throw: Any
    cushions: Any
    chair: Any
    wood: Any
    dark_wood: Any
    cord: Any
    dark: Any
    clay: Any
    white_clay: Any
    leaf: Any
    bark: Any
    books: Any


def upper_looks():
    return UpperLooks(
        glass=pane('window-glass'),
        stone=paint('sill', '#e6e2d9', 0.3),
        linen=voile('linen', '#ebe5d8', 0.4),
        sofa=cloth('sofa-cloth', '#8f998a', 420, 0.5),
        throw=cloth('throw', '#d3c3a4', 260, 0.8, '#b39c76'),
        cushions=[cloth('cushion-a', '#b0714d', 600, 0.5), cloth('cushion-b', '#e8e1d2', 500, 0.6)],
        chair=cloth('armchair-cloth', '#cbbfa9', 420, 0.5),
        wood=wood('table-wood', '#b98c5a', '#8f673c', 'x', 0.4),
        dark_wood=wood('dark-wood', '#4b3a2d', '#2b211a', 'z', 0.42, 0.7),
        cord=cloth('paper-cord', '#cbb48b', 500, 0.6),
        dark=plain('dark-metal', '#1d1d1d', 0.42),
        clay=ceramic('clay', '#5f5a52', 0.5, 0.5),
        white_clay=ceramic('white-clay', '#ebe6db', 0.3, 0.35),
        leaf=leaf('plant-leaf', '#3b5a31', '#648548'),
        bark=paint('twig', '#5c4a38', 0.8),
        books=[plain(f'book-{i}', colour, 0.7) for i, colour in enumerate(('#d8cfbe', '#7a8577', '#b7795a', '#3f4a4f', '#e9e3d6'))],
    )


def put_upper_things(room, look):
    """All furniture is along the low walls, so that the floor is visible."""
    sofa = frame(2.20, -1.62, 0, -90)
    put_sofa(sofa, 2.10, look.sofa, look.dark_wood)
    put_cushion(leaning(2.26, -0.92, 0.47, -80, 22, 4), 0.48, look.cushions[0], 0.16, 1)
    put_cushion(leaning(2.26, -2.20, 0.47, -96, 22, -4), 0.46, look.cushions[1], 0.16, 2)
    put_throw(sofa, 0.30, (-0.47, -0.02), 0.50, 0.50, 0.30, 0.02, look.throw)
    put_round_table(frame(1.10, -1.55), 0.34, 0.40, look.wood)
    put_books(1.06, -1.50, 0.40, look.books, 2, 4, False, height=0.22)
    put_turned('cup', 1.24, -1.70, 0.40, look.clay)
    put_table(frame(-0.10, -0.42), 1.50, 0.60, look.wood)
    put_chair(-0.05, -0.98, 176, look.dark_wood, look.cord)
    put_turned('round', 0.36, -0.36, 0.74, look.white_clay, 0.8)
    put_branches(0.36, -0.36, 0.74 + 0.17, look.leaf, look.bark, 0.44, 6, 9, 0.05, 0.55)
    put_books(-0.62, -0.30, 0.74, look.books, 3, 7, False, height=0.22)
    put_bookcase(room.at('left'), look)
    put_armchair(frame(-1.42, -1.55, 0, 48), look.chair, look.dark_wood)
    put_floor_lamp(frame(-1.95, -0.62), look.dark, 7.0)
    put_turned('pot', 1.62, -0.40, 0, look.white_clay, 1.8)
    put_fig(1.62, -0.40, 0.28, look.leaf, look.bark, 1.1, 6, 40, 0.18)
    put_socket(room.at('back'), 1.22, 0.30, room.trim)


def put_bookcase(at, look, start=-3.6, end=-1.2, high=0.78, deep=0.30):
    """Two shelves along the low wall."""
    made, board = Solid(), 0.024
    for z in (0.06, high / 2 + 0.02, high - board):
        made.box((start, end), (-deep, 0), (z, z + board))
    for k in range(4):
        u = start + (end - start - board) * k / 3
        made.box((u, u + board), (-deep, 0), (0, high - board))
    made.place('bookcase', look.wood, bevel=0.002, at=at)
    for k, count in enumerate((7, 5, 8)):
        u = start + (end - start) * k / 3 + 0.05
        put_books(u, -0.06, 0.06 + board, look.books, count, 20 + k, True, at, 0.24)
        put_books(u + 0.18 * (k % 2), -0.06, high / 2 + 0.02 + board, look.books, 9 - count // 2, 30 + k, True, at, 0.24)
    put_turned('tall', start + 1.9, -0.15, high, look.clay, 0.8, at=at)
    put_turned('bowl', start + 1.3, -0.15, high, look.white_clay, 0.8, at=at)
