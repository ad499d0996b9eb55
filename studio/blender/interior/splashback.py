"""The splashback behind the worktop: tiles of two formats, painted glass, stone. It covers rectangles (u0, u1, z0, z1) of a wall."""

import random

from lib.shader import linear

from . import patterns
from .nodes import Graph
from .solids import Solid
from .surfaces import paint, plain


def put_splashback(at, rectangles):
    """Builds the splashback of every answer, all on the same rectangles of a wall."""
    put_tiles(at, rectangles, 'kakel-vit', (0.30, 0.10), '#f1efea', '#cfcac0', 0.05, 0.012)
    put_tiles(at, rectangles, 'kakel-gron', (0.20, 0.065), '#5f7a66', '#d8d4c8', 0.16, 0.05)
    sheet, stone = Solid(), Solid()
    for u0, u1, z0, z1 in rectangles:
        sheet.box((u0, u1), (-0.008, 0), (z0, z1))
        stone.box((u0, u1), (-0.02, 0), (z0, z1))
    sheet.place('splash-glass', plain('splash-glass', '#c9d3d0', 0.03, 0.6, group='splashback'), 'splashback', 'splashback:glas', bevel=0.001, at=at)
    slab = patterns.slab('splashback', 'sten', '#d9d4c8', '#8f8a80', 0.5, 1.2, 0.22, name='splash-stone')
    stone.place('splash-stone', slab, 'splashback', 'splashback:sten', bevel=0.0015, at=at)


def put_tiles(at, rectangles, key, size, colour, joint, uneven, tilt):
    """Bevelled tiles in half bond in a bed of mortar. Handmade tiles are slightly irregular."""
    chance = random.Random(7)
    made, bed = Solid(), Solid()
    wide, high = size
    for u0, u1, z0, z1 in rectangles:
        bed.box((u0, u1), (-0.004, 0), (z0, z1))
        row = 0
        while 0.9 + row * high < z1:
            low = 0.9 + row * high
            u = (u0 // wide - 1) * wide + (wide / 2 if row % 2 else 0)
            while u < u1:
                a, b, c, d = max(u, u0), min(u + wide, u1), max(low, z0), min(low + high, z1)
                if b - a > 0.006 and d - c > 0.006:
                    put_tile(made, a + 0.001, b - 0.001, c + 0.001, d - 0.001, tilt * chance.uniform(-1, 1), tilt * chance.uniform(-1, 1))
                u += wide
            row += 1
    when = f'splashback:{key}'
    made.place(f'splash-{key}', glaze(f'splash-{key}', colour, uneven), 'splashback', when, bevel=0.0012, at=at)
    bed.place(f'mortar-{key}', paint(f'mortar-{key}', joint, 0.9, group='splashback'), 'splashback', when, at=at)


def put_tile(made, a, b, c, d, sway, nod):
    """One tile, 9 mm thick, its face slightly tilted."""
    face = -0.0095
    dx, dz = sway * (b - a) / 2 * 0.12, nod * (d - c) / 2 * 0.12
    front = [(a, face - dx - dz, c), (b, face + dx - dz, c), (b, face + dx + dz, d), (a, face - dx + dz, d)]
    rear = [(x, -0.003, z) for x, _, z in front]
    made.add(front + rear, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)])


def glaze(name, colour, uneven):
    """A glossy glaze, which is darker or lighter on each tile."""
    g = Graph(name, 'splashback')
    place = g.vector(*g.position())
    tone = g.spread(g.island(), 1 - uneven, 1 + uneven, 0.0, 1.0) * g.spread(g.noise(place, 22, 3), 1 - uneven * 0.6, 1 + uneven * 0.6)
    wavy = g.bump(g.noise(place, 26, 2), 0.25 if uneven > 0.1 else 0.06, 0.002)
    return g.surface(g.principled(base_color=g.shade(linear(colour), tone), roughness=0.12, specular=0.55, normal=wavy))
