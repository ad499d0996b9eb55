"""Metal, glass and cloth by the sheet."""

import math
import random

from interior.nodes import Graph
from interior.solids import Solid
from interior.surfaces import pane
from lib.shader import linear

from .looks import brushed, coat, luminance, mixed
from .stage import Shot


def stal(sample):
    """A brushed sheet with two rounded folds; light colours are lacquered."""
    made = Solid()
    profile = []
    for i in range(121):
        x = -0.3 + 0.6 * i / 120
        profile.append((x, -0.022 * smooth((x - 0.045) / 0.03) - 0.0))
    made.sheet([[(x, y, z) for x, y in profile] for z in (-0.3, 0.3)])
    r, g, b = (int(sample.colour[i : i + 2], 16) for i in (1, 3, 5))
    lacquered = luminance(sample.colour) > 0.75 or max(r, g, b) - min(r, g, b) > 14 or luminance(sample.colour) < 0.05
    look = coat('lacquer', sample.colour, 0.38, 0.06, 420.0, uneven=0.01) if lacquered else brushed('brushed', sample.colour, 0.42)
    made.place('sheet', look, smooth=True)
    return Shot(0.28, match=True)


def smooth(t):
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def glas(sample):
    """Panes lying over each other on a light table: the colour of glass is seen where there is more of it, and in its edges."""
    table = Solid()
    table.quad((-2, 0.03, -2), (2, 0.03, -2), (2, 0.03, 2), (-2, 0.03, 2))
    table.place('table', coat('table', '#efece6', 0.9, 0.04, 120.0, uneven=0.01))
    tint = tuple(0.25 + 0.75 * part for part in linear(sample.colour)[:3])
    strong = max(tint)
    clear = pane('pane', tuple(part / strong * 0.93 for part in tint) + (1,), 0.6)
    rim = coat('rim', mixed(sample.colour, '#3f6f68', 0.5), 0.15, 0)
    for k, (corner, turn) in enumerate((((-0.17, 0.13), 8), ((-0.07, 0.06), 8), ((0.035, -0.02), 8))):
        sheet, edge = Solid(), Solid()
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        y = 0.022 - k * 0.012

        def at(u, v, depth):
            return (corner[0] + u * c + v * s, y + depth, corner[1] + u * s - v * c)

        for depth in (0.0, 0.004):
            sheet.quad(at(0, 0, depth), at(0.9, 0, depth), at(0.9, 0.9, depth), at(0, 0.9, depth))
        edge.add([at(0, 0, 0), at(0.9, 0, 0), at(0.9, 0.003, 0), at(0.003, 0.003, 0), at(0.003, 0.9, 0), at(0, 0.9, 0)], [(0, 1, 2, 3), (0, 3, 4, 5)])
        sheet.place('pane', clear)
        edge.place('rim', rim)
    return Shot(0.42)


def matta(sample):
    """Wool in ribs of loops."""
    made, chance = Solid(), random.Random(2)
    step, ribs, loops = 0.011, 22, 26
    for i in range(-ribs // 2, ribs // 2 + 1):
        for j in range(-loops // 2, loops // 2 + 1):
            x, z = i * step + chance.gauss(0, 0.0004), j * step * 0.86 + (i % 2) * 0.0045 + chance.gauss(0, 0.0005)
            r = step * 0.56 * chance.uniform(0.93, 1.08)
            rows = []
            for a in range(5):
                up = math.pi / 2 * a / 4
                ring = [(x + r * math.cos(up) * math.cos(t), -r * 1.1 * math.sin(up), z + r * 0.92 * math.cos(up) * math.sin(t)) for t in (2 * math.pi * k / 10 for k in range(11))]
                rows.append(ring)
            made.sheet(rows)
    g = Graph('wool')
    x, y, z = g.position()
    thread = g.noise(g.vector(x * 260.0, y * 260.0, z * 900.0), 1.0, 3)
    tone = g.spread(g.island(), 0.86, 1.12, 0, 1) * g.spread(thread, 0.84, 1.12)
    base = g.shade(linear(sample.colour), tone)
    made.place('loops', g.surface(g.principled(base_color=base, roughness=1.0, specular=0.05, sheen=0.4, normal=g.bump(thread, 0.6, 0.001))), smooth=True)
    back = Solid()
    back.quad((-1, 0.0, -1), (1, 0.0, -1), (1, 0.0, 1), (-1, 0.0, 1))
    back.place('back', coat('back', mixed(sample.colour, '#000000', 0.55), 0.95, 0))
    return Shot(0.19, match=True)


PATTERNS = {'stal': stal, 'glas': glas, 'matta': matta}
