"""Sheets of metal, glass and cloth."""

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
    return Shot(0.28, match=0.5)


def smooth(t):
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def glas(sample):
    """Overlapping panes on a light table. Where more glass overlaps, and in its edges, its colour is stronger."""
    table = Solid()
    table.quad((-2, 0.03, -2), (2, 0.03, -2), (2, 0.03, 2), (-2, 0.03, 2))
    table.place('table', coat('table', '#efece6', 0.9, 0.04, 120.0, uneven=0.01))
    tint = linear(sample.colour)[:3]
    strong = max(tint)
    clear = pane('pane', tuple((part / strong) ** 0.14 * 0.945 for part in tint) + (1,), 0.6)
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
    return linoleum(sample) if sample.shape == 'linoleum' else wool(sample)


def linoleum(sample):
    """Marbled linoleum with the faint grain of cork."""
    g = Graph('linoleum')
    x, y, z = g.position()
    place = g.vector(x, y, z)
    bent = g.noise(g.vector(x * 0.6, y, z * 1.4), 16.0, 6, 0.62, 1.6)
    tone = g.spread(bent, 0.84, 1.14) * g.spread(g.noise(place, 300.0, 2), 0.95, 1.05)
    made = Solid()
    made.quad((-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1))
    look = g.principled(base_color=g.shade(linear(sample.colour), tone), roughness=0.45, normal=g.bump(g.noise(place, 220.0, 3), 0.12, 0.002))
    made.place('linoleum', g.surface(look))
    return Shot(0.36, match=0.5)


def wool(sample):
    """Wool in ribs of loops."""
    made, chance = Solid(), random.Random(2)
    step, ribs, loops = 0.0055, 36, 44
    for i in range(-ribs // 2, ribs // 2 + 1):
        for j in range(-loops // 2, loops // 2 + 1):
            x, z = i * step + chance.gauss(0, 0.0005), j * step * 0.8 + (i % 2) * 0.0022 + chance.gauss(0, 0.0006)
            r, lean = step * 0.70 * chance.uniform(0.9, 1.1), chance.uniform(-0.5, 0.5)
            rows = []
            for a in range(5):
                up = math.pi / 2 * a / 4
                ring = [(math.cos(up) * math.cos(t), -r * 0.75 * math.sin(up), 0.72 * math.cos(up) * math.sin(t)) for t in (2 * math.pi * k / 10 for k in range(11))]
                rows.append([(x + r * (u * math.cos(lean) - v * math.sin(lean)), y, z + r * (u * math.sin(lean) + v * math.cos(lean))) for u, y, v in ring])
            made.sheet(rows)
    g = Graph('wool')
    x, y, z = g.position()
    thread = g.noise(g.vector(x * 500.0, y * 300.0, z * 1400.0), 1.0, 4, 0.65)
    tone = g.spread(g.island(), 0.84, 1.12, 0, 1) * g.spread(thread, 0.74, 1.18)
    base = g.shade(linear(sample.colour), tone)
    made.place('loops', g.surface(g.principled(base_color=base, roughness=1.0, specular=0.0, normal=g.bump(thread, 1.0, 0.0022))), smooth=True)
    back = Solid()
    back.quad((-1, 0.0, -1), (1, 0.0, -1), (1, 0.0, 1), (-1, 0.0, 1))
    back.place('back', coat('back', mixed(sample.colour, '#000000', 0.45), 0.95, 0))
    return Shot(0.17, match=0.5)


PATTERNS = {'stal': stal, 'glas': glas, 'matta': matta}
