"""The furniture of the bedroom: bed, wardrobe, bedside tables, an easy chair by the window."""

import math
import random
from dataclasses import dataclass
from typing import Any

from .cupboards import put_cupboards
from .plants import put_branches, put_fig
from .props import put_books, put_frame, put_turned
from .soft import leaning, pad, put_armchair, put_cushion
from .solids import Solid, frame
from .storage import put_round_table, put_socket
from .surfaces import ceramic, cloth, leaf, metal, paint, pane, plain, voile, wood
from .tables import put_pendant

BED = (0.86, 1.64, 2.06)  # the middle of the bed in x, its width and its length
TOP = 0.56  # the height of the mattress
WARDROBE = (-2.54, -1.42)  # where the wardrobe begins and ends in x


@dataclass(frozen=True)
class BedroomLooks:
    """The materials of the bedroom, by their purpose."""

    glass: Any
    stone: Any
    linen: Any
    headboard: Any
    mattress: Any
    duvet: Any
    lining: Any
    pillow: Any
    sage: Any
    rust: Any
    throw: Any
    wardrobe: Any
    steel: Any
    wood: Any
    dark_wood: Any
    chair: Any
    dark: Any
    shade: Any
    clay: Any
    white_clay: Any
    leaf: Any
    bark: Any
    books: Any
    paper: Any
    blue: Any


def bedroom_looks():
    return BedroomLooks(
        glass=pane('window-glass'),
        stone=paint('sill', '#e6e2d9', 0.3),
        linen=voile('linen', '#ebe5d8', 0.4),
        headboard=cloth('headboard', '#b9ab93', 420, 0.6),
        mattress=cloth('mattress', '#ece7dc', 500, 0.3),
        duvet=cloth('duvet', '#efebe2', 700, 0.25),
        lining=cloth('duvet-lining', '#c6cbbd', 700, 0.3),
        pillow=cloth('pillow', '#f1ede4', 700, 0.25),
        sage=cloth('pillow-sage', '#8b9682', 600, 0.4),
        rust=cloth('cushion-rust', '#b0714d', 520, 0.6),
        throw=cloth('throw', '#a58c69', 240, 0.9, '#cdbb9a'),
        wardrobe=paint('wardrobe', '#cdc3b0', 0.42, 0.006),
        steel=metal('wardrobe-handle', '#a5895a', 0.3),
        wood=wood('bedside-wood', '#b98c5a', '#8f673c', 'x', 0.4),
        dark_wood=wood('dark-wood', '#4b3a2d', '#2b211a', 'z', 0.42, 0.7),
        chair=cloth('armchair-cloth', '#66745f', 420, 0.5),
        dark=plain('dark-metal', '#1d1d1d', 0.42),
        shade=plain('lamp-shade', '#cbbca1', 0.5),
        clay=ceramic('clay', '#5f5a52', 0.5, 0.5),
        white_clay=ceramic('white-clay', '#ebe6db', 0.3, 0.35),
        leaf=leaf('plant-leaf', '#3b5a31', '#648548'),
        bark=paint('twig', '#5c4a38', 0.8),
        books=[plain(f'book-{i}', colour, 0.7) for i, colour in enumerate(('#d8cfbe', '#7a8577', '#b7795a'))],
        paper=plain('paper', '#efece4', 0.8),
        blue=plain('art-blue', '#6f8088', 0.8),
    )


def put_bedroom_things(room, look):
    """The bed with a table and a lamp on either side, the wardrobe, a chair in the light of the side window."""
    x = BED[0]
    back = room.at('back')
    put_bed(look)
    put_cupboards(WARDROBE, 2.44, room.height, 2, look.wardrobe, look.steel)
    for side, height in ((-1.12, 0.50), (1.12, 0.50)):
        put_round_table(frame(x + side, -0.36), 0.23, height, look.wood)
    put_pendant(x + 1.12, -0.34, 1.22, room.height, look.shade, look.dark, 5, 0.13)
    put_books(x + 1.10, -0.38, 0.50, look.books, 2, 4, False, height=0.2)
    put_turned('cup', x + 1.22, -0.28, 0.50, look.clay)
    put_turned('round', x - 1.12, -0.34, 0.50, look.white_clay, 0.75)
    put_branches(x - 1.12, -0.34, 0.50 + 0.16, look.leaf, look.bark, 0.42, 6, 9, 0.05, 0.55)
    put_frame(back, x, 1.72, (1.02, 0.62), look.wood, (look.paper, look.blue, look.rust, look.clay))
    put_socket(back, x + 1.0, 0.62, room.trim, 1)
    put_armchair(frame(-1.52, -1.72, 0, 58), look.chair, look.dark_wood)
    put_cushion(leaning(-1.63, -1.66, 0.47, 58, 22, 4), 0.42, look.pillow, 0.15, 6)
    put_turned('pot', -2.18, -0.98, 0, look.white_clay, 1.7)
    put_fig(-2.18, -0.98, 0.26, look.leaf, look.bark, 1.15, 6, 40, 0.18)


def put_bed(look):
    """A padded base and headboard, a mattress, a duvet that hangs over three sides, its lining turned back, pillows and a throw."""
    x, wide, long = BED
    base, legs, mattress, board = Solid(), Solid(), Solid(), Solid()
    pad(base, (x, -0.10 - long / 2, 0.235), (wide, long, 0.23), 0.07)
    base.place('bed-base', look.headboard, smooth=True)
    for sx in (-1, 1):
        for y in (-0.25, -long + 0.02):
            legs.tube([(x + sx * (wide / 2 - 0.12), y, 0), (x + sx * (wide / 2 - 0.12), y, 0.14)], [0.018, 0.026], 16)
    legs.place('bed-legs', look.dark_wood, smooth=True)
    pad(mattress, (x, -0.10 - long / 2, 0.45), (wide - 0.01, long - 0.02, 0.22), 0.10)
    mattress.place('mattress', look.mattress, smooth=True)
    parts, panel = 6, (wide + 0.10) / 6
    for i in range(parts):
        pad(board, (x - (wide + 0.10) / 2 + (i + 0.5) * panel, -0.055, 0.66), (panel + 0.006, 0.11, 1.02), 0.20, steps=(32, 18))
    board.place('headboard', look.headboard, smooth=True)
    put_duvet(look)
    for dx, turn, seed in ((-0.40, 3, 1), (0.40, -4, 2)):
        put_cushion(leaning(x + dx, -0.30, TOP + 0.03, turn, 24, 0), 0.66, look.pillow, 0.20, seed)
    for dx, turn, seed in ((-0.33, -3, 3), (0.36, 5, 4)):
        put_cushion(leaning(x + dx, -0.45, TOP + 0.04, turn, 27, 0), 0.52, look.sage, 0.17, seed)
    put_cushion(leaning(x - 0.02, -0.60, TOP + 0.06, -5, 31, 3), 0.38, look.rust, 0.14, 5)


def put_duvet(look):
    """Builds the duvet, its turned-back end on top of it, and the throw over the foot of the bed."""
    x, wide, long = BED
    foot = -0.10 - long
    put_drape('duvet', x, (wide / 2 + 0.015, 0.30), (-0.86, foot - 0.015), 0.22, TOP + 0.055, 0.014, look.duvet, 11)
    put_drape('duvet-lining', x, (wide / 2 + 0.025, 0.30), (-0.80, -1.10), 0.0, TOP + 0.082, 0.010, look.lining, 12)
    put_drape('throw', x, (wide / 2 + 0.045, 0.34), (foot + 0.62, foot + 0.10), 0.0, TOP + 0.080, 0.010, look.throw, 13, 0.012)


def put_drape(name, x, across, along, foot_drop, top, puff, material, seed, thick=0.03):
    """Builds cloth over the bed. `across` has half its flat width, and how far it hangs down at the sides. `along` has its start and end in
    y. `foot_drop` is how far it hangs over the foot. The cloth is slightly raised (`puff`) and creased.
    """
    chance = random.Random(seed)
    waves = [(chance.uniform(4, 15), chance.uniform(4, 15), chance.uniform(0, 6.28), chance.uniform(0.25, 1)) for _ in range(9)]
    (half, drop), (y0, y1) = across, along
    length = abs(y1 - y0)
    columns, steps = 120, max(12, int((length + foot_drop) / 0.018))
    rows = []
    for j in range(steps + 1):
        t = (length + foot_drop) * j / steps
        over_end = max(0.0, t - length)
        row = []
        for i in range(columns + 1):
            s = (2 * i / columns - 1) * (half + drop)
            over_side = max(0.0, abs(s) - half)
            flat_x, flat_y = max(-half, min(half, s)), y0 - min(t, length)
            crease = sum(a * math.sin(p * flat_x + q * flat_y + r) for p, q, r, a in waves) / 4
            hem = math.sin(flat_y * 21 + seed) * 0.5 + math.sin(flat_y * 9 + 2 * seed) * 0.5
            hem_end = math.sin(flat_x * 19 + seed) * 0.5 + math.sin(flat_x * 8) * 0.5
            round_side = 0.03 * (1 - math.exp(-over_side / 0.05))
            round_end = 0.03 * (1 - math.exp(-over_end / 0.05))
            out_x = round_side + 0.02 * hem * over_side / max(drop, 0.01)
            out_y = round_end + 0.02 * hem_end * over_end / max(foot_drop, 0.01)
            inside = max(0.0, 1 - (flat_x / half) ** 6)
            lift = puff * crease * (1.0 if over_side + over_end == 0 else 0.4) + puff * 0.8 * inside
            fall = max(over_side, over_end) + 0.25 * min(over_side, over_end)
            row.append((x + flat_x + math.copysign(out_x, s), flat_y - out_y, top + lift - fall))
        rows.append(row)
    made = Solid()
    made.sheet(rows)
    sheet = made.place(name, material, smooth=True)
    solid = sheet.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, 1.0
    return sheet
