"""Samples made of boards: claddings, floors, decks."""

import math
import random

from interior.solids import Solid
from lib import materials

from .looks import coat, luminance, mixed, timber
from .stage import Shot


def lockpanel(sample):
    """Vertical boards side by side, and narrower ones over their gaps."""
    made, chance = Solid(), random.Random(3)
    for i in range(-3, 4):
        x = i * 0.165 + 0.03
        made.box((x + 0.004, x + 0.161), (0, 0.022), (-0.6, 0.6))
        out = chance.uniform(0.0, 0.003)
        made.box((x - 0.027, x + 0.027), (-0.024 - out, -0.001), (-0.6, 0.6))
    made.place('boards', sawn(sample.colour, (30, 30, 1.0)), bevel=0.0025)
    return Shot(0.62, match=0.5)


def lying(sample, course, thick, lean, width):
    made, chance = Solid(), random.Random(4)
    rows = math.ceil(0.7 / course)
    for row in range(-rows // 2 - 1, rows // 2 + 2):
        low, high = row * course + 0.03, (row + 1) * course + 0.03 + lean * 0.4
        at, ends = chance.uniform(-0.5, 0.2), [-0.8, 0.8]
        if row % 2:
            ends.insert(1, at)
        for x0, x1 in zip(ends, ends[1:]):
            outline = [(0.01, low), (-thick, low), (-thick + lean, high - 0.006), (-thick + lean + 0.006, high), (0.01, high)]
            points = [(x, y, z) for x in (x0 + 0.0006, x1 - 0.0006) for y, z in outline]
            n = len(outline)
            made.add(points, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1)), *((i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n))])
    made.place('boards', sawn(sample.colour, (1.0, 30, 30)), bevel=0.002)
    return Shot(width, match=0.5)


def liggande(sample):
    return lying(sample, 0.12, 0.028, 0.012, 0.56)


def fjallpanel(sample):
    return lying(sample, 0.135, 0.042, 0.034, 0.56)


def sawn(colour, along):
    """Paint on sawn boards, or plain wood if the colour is that of wood."""
    if is_wood(colour):
        return timber('boards', colour, along='z' if along[2] < 2 else 'x', roughness=0.7, uneven=0.1, relief=0.4)
    return materials.boards('boards', colour, 0.75, 0.45, 0.07, 0.2, along=along)


def is_wood(colour):
    r, g, b = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return r > g > b and 0.28 < (r - b) / r < 0.62 and r > 140 and g / r > 0.66


def lasyrpanel(sample):
    """Tongue and groove with bevelled joints; the grain shows through a glaze."""
    made = Solid()
    for i in range(-5, 6):
        x, wide = i * 0.095 + 0.02, 0.0935
        outline = [(x, 0.015), (x, 0.004), (x + 0.006, 0.0), (x + wide - 0.006, 0.0), (x + wide, 0.004), (x + wide, 0.015)]
        made.add([(a, b, z) for z in (-0.5, 0.5) for a, b in outline], [tuple(range(6)), *((k, k + 1, k + 7, k + 6) for k in range(5))])
    if luminance(sample.colour) > 0.7:
        look = materials.boards('boards', sample.colour, 0.5, 0.25, 0.02, 0.3, along=(30, 30, 1.0))
    else:
        look = timber('boards', sample.colour, along='z', roughness=0.55, uneven=0.12, figure=0.8)
    made.place('boards', look)
    return Shot(0.58, match=0.5)


def floor_of(sample, pieces, width, gap=0.0006, bevel=0.0012, **look):
    """Pieces of wood (x0, x1, z0, z1) side by side."""
    made = Solid()
    for x0, x1, z0, z1 in pieces:
        made.box((x0 + gap, x1 - gap), (0, 0.014), (z0 + gap, z1 - gap))
    made.place('floor', timber('floor', sample.colour, sample.accent, **look), bevel=bevel)
    under = Solid()
    under.quad((-3, 0.004, -3), (3, 0.004, -3), (3, 0.004, 3), (-3, 0.004, 3))
    under.place('under', coat('under', mixed(sample.accent or sample.colour, '#000000', 0.7), 0.9, 0))
    return Shot(width, match=0.5)


def rows_of(height, lengths, seed, reach=0.8):
    chance = random.Random(seed)
    for row in range(math.floor(-reach / height), math.ceil(reach / height)):
        x = -reach - chance.uniform(0, lengths[1])
        while x < reach:
            length = chance.uniform(*lengths)
            yield x, x + length, row * height + height * 0.3, (row + 1) * height + height * 0.3
            x += length


def plank(sample):
    return floor_of(sample, rows_of(0.165, (0.7, 1.5), 5), 0.62, 0.0008, 0.0022, roughness=0.45)


def parkett(sample):
    return floor_of(sample, rows_of(0.069, (0.22, 0.46), 8), 0.56, 0.0003, 0.0006, roughness=0.4, uneven=0.2)


def fiskben(sample):
    """Staves of 70 × 350 mm in a herringbone: each ends at the side of the next one."""
    made, turned, wide, times = Solid(), Solid(), 0.07, 5
    for step in range(-14, 15):
        for column in range(-5, 6):
            x, z = (step + column * times) * wide, (step - column * times) * wide
            if abs(x) > 1.0 or abs(z) > 1.0:
                continue
            made.box((x + 0.0004, x + wide * times - 0.0004), (0, 0.012), (z + 0.0004, z + wide - 0.0004))
            turned.box((x + 0.0004, x + wide - 0.0004), (0, 0.012), (z + wide + 0.0004, z + wide * (times + 1) - 0.0004))
    from mathutils import Matrix

    at = Matrix.Rotation(math.radians(45), 4, 'Y')
    look = {'roughness': 0.4, 'uneven': 0.17}
    made.place('staves', timber('staves', sample.colour, sample.accent, along='x', **look), bevel=0.0008, at=at)
    turned.place('turned-staves', timber('turned-staves', sample.colour, sample.accent, along='z', **look), bevel=0.0008, at=at)
    return Shot(0.66, match=0.5)


def altan(sample):
    """Decking with grooves and two screws at every joist."""
    made, screws, dark = Solid(), Solid(), Solid()
    for row in range(-4, 5):
        z = row * 0.126 + 0.03
        count = 9
        points = []
        for i in range(count * 4 + 1):
            share = i / (count * 4)
            points.append((z + share * 0.12, 0.0 + (0.0017 if i % 4 == 2 else 0.0) + 0.006 * (abs(2 * share - 1) ** 16)))
        made.sheet([[(x, y, zz) for x in (-0.6, 0.6)] for zz, y in points])
        made.box((-0.6, 0.6), (0.0065, 0.03), (z, z + 0.12))
        for x in (-0.17, 0.19):
            for dz in (0.026, 0.094):
                screws.tube([(x, 0.003, z + dz), (x, -0.0006, z + dz)], 0.0042, 16)
    made.place('deck', timber('deck', sample.colour, along='x', roughness=0.7, relief=0.4, uneven=0.1, figure=0.8))
    screws.place('screws', coat('screws', '#7d7a74', 0.35, 0))
    dark.quad((-2, 0.028, -2), (2, 0.028, -2), (2, 0.028, 2), (-2, 0.028, 2))
    dark.place('under', coat('under', '#15120f', 0.9, 0))
    return Shot(0.56, match=0.5)


PATTERNS = {
    'lockpanel': lockpanel,
    'liggande': liggande,
    'fjallpanel': fjallpanel,
    'lasyrpanel': lasyrpanel,
    'plank': plank,
    'parkett': parkett,
    'fiskben': fiskben,
    'altan': altan,
}
