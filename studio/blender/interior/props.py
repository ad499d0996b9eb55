"""Small things that make a room look lived in: vases, bowls, bottles, books, boards, fruit."""

import math
import random

from .solids import Solid, frame

VASES = {
    'round': [(0.0, 0.0), (0.045, 0.0), (0.085, 0.04), (0.10, 0.09), (0.088, 0.145), (0.045, 0.19), (0.032, 0.215), (0.036, 0.235), (0.030, 0.234), (0.028, 0.2)],
    'tall': [(0.0, 0.0), (0.052, 0.0), (0.062, 0.05), (0.064, 0.15), (0.056, 0.25), (0.036, 0.31), (0.034, 0.345), (0.029, 0.345), (0.028, 0.3)],
    'jar': [(0.0, 0.0), (0.062, 0.0), (0.068, 0.01), (0.068, 0.15), (0.064, 0.158), (0.060, 0.158), (0.060, 0.02)],
    'cup': [(0.0, 0.0), (0.028, 0.0), (0.036, 0.02), (0.039, 0.075), (0.036, 0.075), (0.033, 0.02), (0.0, 0.015)],
    'pot': [(0.0, 0.0), (0.07, 0.0), (0.078, 0.01), (0.10, 0.17), (0.104, 0.175), (0.096, 0.175), (0.090, 0.15), (0.0, 0.15)],
    'bottle': [(0.0, 0.0), (0.034, 0.0), (0.036, 0.005), (0.036, 0.15), (0.030, 0.18), (0.013, 0.21), (0.012, 0.26), (0.015, 0.265), (0.012, 0.27)],
    'bowl': [(0.0, 0.0), (0.055, 0.0), (0.06, 0.008), (0.105, 0.035), (0.142, 0.08), (0.150, 0.10), (0.146, 0.10), (0.10, 0.043), (0.0, 0.018)],
    'plate': [(0.0, 0.0), (0.07, 0.0), (0.08, 0.004), (0.132, 0.018), (0.134, 0.021), (0.08, 0.010), (0.0, 0.008)],
    'carafe': [(0.0, 0.0), (0.045, 0.0), (0.055, 0.02), (0.055, 0.09), (0.03, 0.17), (0.026, 0.22), (0.034, 0.245), (0.031, 0.245), (0.024, 0.22)],
    'candle': [(0.0, 0.0), (0.04, 0.0), (0.04, 0.008), (0.014, 0.014), (0.012, 0.06), (0.018, 0.07), (0.0, 0.07)],
}


def put_turned(kind, x, y, z, material, scale=1.0, at=None, when=None):
    """Builds a turned object of one kind, such as a vase. Its foot is at the height z."""
    made = Solid()
    made.lathe((x, y, z), [(r * scale, h * scale) for r, h in VASES[kind]], 44)
    return made.place(kind, material, when=when, smooth=True, at=at)


def put_fruit(x, y, z, material, count, spread, seed=1, radius=0.036, at=None, when=None):
    """Apples or lemons in a bowl."""
    chance, made = random.Random(seed), Solid()
    profile = [(math.sin(math.pi * i / 12) * radius * (1 - 0.06 * (i < 2)), radius * (1 - math.cos(math.pi * i / 12)) * 0.94) for i in range(13)]
    for k in range(count):
        turn, reach = k * 2.4, spread * math.sqrt((k % 5 + 0.4) / 5)
        lift = 0.0 if k < 5 else radius * 1.35
        reach = reach if k < 5 else reach * 0.5
        made.lathe((x + reach * math.cos(turn), y + reach * math.sin(turn), z + lift + chance.uniform(0, 0.004)), profile, 22)
    return made.place('fruit', material, when=when, smooth=True, at=at)


def put_board(x, y, z, size, wood, lean=8.0, at=None, turn=0.0):
    """A cutting board leaning against the wall, with a hole to hang it by."""
    from mathutils import Matrix

    wide, high = size
    made = Solid()
    outline = [(wide / 2 * _corner(t)[0], high / 2 + high / 2 * _corner(t)[1]) for t in range(0, 360, 10)]
    made.prism(outline, (-0.011, 0.011))
    place = frame(x, y, z, turn) @ Matrix.Rotation(math.radians(-lean), 4, 'X')
    return made.place('board', wood, bevel=0.004, at=(at @ place) if at else place)


def _corner(turn, power=0.28):
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return math.copysign(abs(c) ** power, c), math.copysign(abs(s) ** power, s)


def put_books(x, y, z, materials, count, seed=3, standing=True, at=None, height=0.24):
    """A row of upright books, or a pile."""
    chance, made, place = random.Random(seed), Solid(), 0.0
    for k in range(count):
        thick, high, deep = chance.uniform(0.018, 0.042), height * chance.uniform(0.78, 1.06), chance.uniform(0.15, 0.19)
        slot = chance.randrange(len(materials))
        if standing:
            made.box((x + place, x + place + thick), (y - deep, y), (z, z + high), slot)
        else:
            wide = high * 1.12
            shift = chance.uniform(-0.012, 0.012)
            made.box((x - wide / 2 + shift, x + wide / 2 + shift), (y - deep * 0.55, y + deep * 0.55), (z + place, z + place + thick), slot)
        place += thick + 0.0006
    made.place('books', materials, bevel=0.002, at=at)
    return place


def put_utensils(x, y, z, wood, seed=5, at=None):
    """Wooden spoons in a jar."""
    chance, made = random.Random(seed), Solid()
    for k in range(5):
        turn, lean = k * 1.3 + chance.uniform(0, 0.5), chance.uniform(0.02, 0.05)
        dx, dy, high = math.cos(turn) * lean, math.sin(turn) * lean, chance.uniform(0.25, 0.31)
        end = (x + dx * 1.7, y + dy * 1.7, z + high)
        made.tube([(x + dx * 0.3, y + dy * 0.3, z + 0.02), (x + dx * 1.3, y + dy * 1.3, z + high * 0.78), end], [0.005, 0.006, 0.005], 8)
        made.lathe((end[0], end[1], end[2] - 0.02), [(0.004, 0), (0.018, 0.015), (0.021, 0.035), (0.015, 0.055), (0.0, 0.062)], 14, flat=0.4)
    made.place('utensils', wood, smooth=True, at=at)


def put_frame(at, u, z, size, edge, motif, border=0.03):
    """A picture on a wall: frame, mount and a motif of one or two quiet shapes."""
    wide, high = size
    made, mount, art = Solid(), Solid(), Solid()
    for a, b, c, d in ((-wide / 2, wide / 2, high / 2 - border, high / 2), (-wide / 2, wide / 2, -high / 2, -high / 2 + border)):
        made.box((u + a, u + b), (-0.025, 0), (z + c, z + d))
    for a, b in ((-wide / 2, -wide / 2 + border), (wide / 2 - border, wide / 2)):
        made.box((u + a, u + b), (-0.025, 0), (z - high / 2 + border, z + high / 2 - border))
    made.place('picture-frame', edge, bevel=0.002, at=at)
    mount.quad(*[(u + sx * (wide / 2 - border), -0.012, z + sz * (high / 2 - border)) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    mount.place('picture-mount', motif[0], at=at)
    for i, (du, dz, rx, rz) in enumerate(((-0.05, 0.06, 0.26, 0.26), (0.08, -0.14, 0.30, 0.17), (-0.06, -0.23, 0.33, 0.10))):
        outline = [(u + wide * (du + rx * _corner(t, 0.9)[0]), z + high * (dz + rz * _corner(t, 0.9)[1])) for t in range(0, 360, 8)]
        art.prism(outline, (-0.0135 - i * 0.0005, -0.0125), slot=i % (len(motif) - 1))
    art.place('picture-art', motif[1:], at=at)
