"""Bench, coats, mirror and lamp of the hall."""

import math
from dataclasses import dataclass
from typing import Any

from .plants import put_branches, put_fig
from .props import put_books, put_turned
from .soft import leaning, pad, put_cushion, put_rug, put_towel
from .solids import Solid, arc, frame
from .storage import put_shelf, put_socket
from .surfaces import ceramic, cloth, leaf, metal, mirror, paint, pane, plain, voile, wood
from .tables import put_pendant


@dataclass(frozen=True)
class HallLooks:
    """The materials of the hall, by their purpose."""

    glass: Any
    steel: Any
    linen: Any
    wood: Any
    dark: Any
    mirror: Any
    coat: Any
    coat_dark: Any
    cushion: Any
    basket: Any
    rug: Any
    clay: Any
    white_clay: Any
    leaf: Any
    bark: Any
    shade: Any
    boots: Any
    books: Any


def hall_looks():
    return HallLooks(
        glass=pane('window-glass'),
        steel=metal('door-handle-steel', '#b6b9ba', 0.25),
        linen=voile('linen', '#ebe5d8', 0.4),
        wood=wood('bench-wood', '#a9814f', '#7f5c35', 'x', 0.45),
        dark=plain('dark-metal', '#1d1d1d', 0.42),
        mirror=mirror('hall-mirror'),
        coat=cloth('coat', '#a58560', 300, 0.7),
        coat_dark=cloth('coat-dark', '#3d4a49', 300, 0.7),
        cushion=cloth('bench-cushion', '#7d8a78', 420, 0.6),
        basket=cloth('basket', '#b59c74', 160, 1.0, '#8a7350'),
        rug=cloth('rug', '#a8a08e', 240, 0.9, '#6f7468'),
        clay=ceramic('clay', '#5f5a52', 0.5, 0.5),
        white_clay=ceramic('white-clay', '#ebe6db', 0.3, 0.35),
        leaf=leaf('plant-leaf', '#3b5a31', '#648548'),
        bark=paint('twig', '#5c4a38', 0.8),
        shade=plain('lamp-shade', '#2d322d', 0.42),
        boots=plain('boots', '#2b241f', 0.5),
        books=[plain(f'book-{i}', colour, 0.7) for i, colour in enumerate(('#d8cfbe', '#7a8577', '#b7795a'))],
    )


def put_hall_things(room, look):
    """A bench with baskets under a row of pegs, a round mirror, a rug, a lamp and a plant."""
    back = room.at('back')
    put_bench(frame(-2.2, -0.02), look)
    put_pegs(back, -2.2, look)
    put_rug(-0.75, -2.35, (2.3, 0.8), look.rug, look.rug)
    put_pendant(-0.6, -2.6, 1.98, 2.55, look.shade, look.dark, 10, 0.2)
    put_console()
    put_socket(back, -1.58, 0.3, room.trim)
    left = room.at('left')
    put_round_mirror(left, -0.62, 1.55, look)
    put_shelf(left, -0.62, 0.86, 0.6, look.wood, 0.2)
    put_turned('round', -0.75, -0.1, 0.86, look.white_clay, 0.6, at=left)
    put_books(-0.5, -0.1, 0.86, look.books, 2, 4, False, left, 0.16)
    put_turned('pot', -2.72, -1.18, 0, look.white_clay, 1.6)
    put_fig(-2.72, -1.18, 0.24, look.leaf, look.bark, 1.15, 6, 40, 0.17)


def put_console():
    """Builds a narrow table with a vase and a bowl under the stairs. It is visible only with stairs that have enough space under them."""
    group, when, x, made = 'stairs', 'stairs:rak,svang', 1.62, Solid()
    oak = wood('console-wood', '#a9814f', '#7f5c35', 'x', 0.45, group=group)
    dark, pale = ceramic('console-clay', '#5f5a52', 0.5, 0.5, group=group), ceramic('console-bowl', '#ebe6db', 0.3, 0.35, group=group)
    made.box((x - 0.55, x + 0.55), (-0.32, -0.01), (0.77, 0.80))
    made.box((x - 0.53, x + 0.53), (-0.30, -0.03), (0.68, 0.77))
    for sx in (-0.50, 0.50):
        for y in (-0.27, -0.06):
            made.tube([(x + sx, y, 0), (x + sx * 0.98, y, 0.68)], [0.012, 0.019], 14)
    made.place('console', oak, group, when, bevel=0.003)
    put_turned('tall', x - 0.36, -0.16, 0.80, dark, 0.9, when=when)
    put_branches(x - 0.36, -0.16, 0.80 + 0.29, leaf('console-leaf', '#3b5a31', '#648548', group=group), oak, 0.42, 6, 5, 0.05, 0.5, when=when)
    put_turned('bowl', x + 0.26, -0.17, 0.80, pale, 0.85, when=when)


def put_bench(at, look, length=1.15, height=0.44, depth=0.38, boots=True):
    """A plank on two sides, a cushion on it, baskets under it, boots beside it."""
    made, seat, baskets = Solid(), Solid(), Solid()
    made.box((-length / 2, length / 2), (-depth, 0), (height - 0.032, height))
    for sx in (-1, 1):
        made.box((sx * length / 2 - (0.032 if sx > 0 else 0), sx * length / 2 + (0.032 if sx < 0 else 0)), (-depth + 0.01, -0.01), (0, height - 0.032))
    made.box((-length / 2 + 0.032, length / 2 - 0.032), (-depth + 0.03, -0.03), (0.10, 0.122))
    made.place('bench', look.wood, bevel=0.003, at=at)
    pad(seat, (-0.12, -depth / 2, height + 0.025), (0.80, depth - 0.03, 0.055), 0.18)
    seat.place('bench-cushion', look.cushion, smooth=True, at=at)
    for x in (-0.29, 0.27):
        pad(baskets, (x, -depth / 2, 0.245), (0.44, 0.30, 0.235), 0.16)
    baskets.place('baskets', look.basket, smooth=True, at=at)
    put_cushion(at @ leaning(0.30, -0.10, height, -6, 18, 5), 0.38, look.coat, 0.14, 7)
    if boots:
        put_boots(at, look)


def put_boots(at, look):
    made = Solid()
    for x, turn in ((0.72, 6), (0.84, -4)):
        lean = math.radians(turn) * 0.1
        made.tube([(x, -0.14, 0.06), (x, -0.14, 0.16), (x + lean, -0.13, 0.30)], [0.046, 0.048, 0.058], 20)
        pad(made, (x, -0.20, 0.05), (0.10, 0.27, 0.10), 0.45)
    made.place('boots', look.boots, smooth=True, at=at)


def put_pegs(at, x, look, z=1.68):
    """A board with turned pegs, a hat shelf above, coats on two of the pegs and a scarf on one."""
    board, pegs = Solid(), Solid()
    board.box((x - 0.60, x + 0.60), (-0.022, 0), (z - 0.045, z + 0.045))
    board.place('peg-board', look.wood, bevel=0.003, at=at)
    for i in range(6):
        px = x - 0.5 + i * 0.2
        pegs.tube([(px, -0.02, z), (px, -0.07, z + 0.012), (px, -0.085, z + 0.016)], [0.009, 0.010, 0.014], 16)
    pegs.place('pegs', look.wood, smooth=True, at=at)
    put_shelf(at, x, 1.92, 1.2, look.wood, 0.24)
    put_coat(at, x - 0.30, z - 0.01, look.coat, 0.95, 3)
    put_coat(at, x + 0.10, z - 0.01, look.coat_dark, 0.80, 8)
    put_towel(at, x + 0.48, z + 0.0, 0.15, 0.62, look.cushion, -0.075, 5)
    baskets = Solid()
    pad(baskets, (x - 0.3, -0.12, 2.0), (0.36, 0.20, 0.16), 0.14)
    baskets.place('hat-basket', look.basket, smooth=True, at=at)


def put_coat(at, x, z, material, length, seed):
    """A coat on its loop: the shoulders hang from the peg, and the folds widen downwards."""
    rows = []
    for k in range(25):
        drop = k / 24
        wide = 0.06 + 0.17 * min(1.0, drop * 5.5) ** 0.6 + 0.03 * drop
        deep = 0.035 + 0.055 * min(1.0, drop * 4)
        row = []
        for i in range(49):
            turn = 2 * math.pi * i / 48
            fold = 1 + (0.10 + 0.10 * drop) * math.sin(turn * 7 + seed) * min(1.0, drop * 3) + 0.05 * math.sin(turn * 3 + seed * 2 + drop * 3)
            row.append((x + wide * math.cos(turn) * fold, -0.085 + deep * math.sin(turn) * fold, z - 0.01 - length * drop + 0.02 * abs(math.cos(turn))))
        rows.append(row)
    made = Solid()
    made.sheet(rows)
    made.place('coat', material, smooth=True, at=at)


def put_round_mirror(at, u, z, look, radius=0.34):
    face, rim = Solid(), Solid()
    outline = [(px, pz) for px, _, pz in arc((u, 0, z), radius, 0, 360, 56, 'xz')][:-1]
    face.prism(outline, (-0.02, 0))
    face.place('round-mirror', look.mirror, at=at)
    rim.tube([(px, -0.014, pz) for px, pz in [*outline, outline[0]]], 0.011, 10)
    rim.place('mirror-rim', look.wood, smooth=True, at=at)
