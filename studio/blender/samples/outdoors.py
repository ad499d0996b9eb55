"""Ground and railings."""

import math
import random

from interior.nodes import Graph
from interior.solids import Solid
from interior.surfaces import pane
from lib import materials
from lib.mesh import Mesh
from lib.plants import leaf
from lib.shader import linear

from .looks import coat, mixed, timber
from .stage import Shot


def natur(sample):
    return {'logs': logs, 'wool': wool}.get(sample.shape, earth)(sample)


def earth(sample):
    """Soil with stones, and shoots if the colour is green."""
    chance, stones, soil = random.Random(5), Solid(), Solid()
    rows, n = [], 90
    for j in range(n + 1):
        z = -0.45 + 0.9 * j / n
        rows.append([(x, -0.016 * (math.sin(x * 23 + 3 * math.sin(z * 13)) * math.sin(z * 19 + 2 * math.sin(x * 11))) - chance.uniform(0, 0.011), z) for x in (-0.45 + 0.9 * i / n for i in range(n + 1))])
    soil.sheet(rows)
    r, green, b = (int(sample.colour[i : i + 2], 16) for i in (1, 3, 5))
    grown = green >= r - 6 and green > b + 10
    ground = '#6b5a44' if grown else sample.colour
    g = Graph('soil')
    place = g.vector(*g.position())
    tone = g.spread(g.noise(place, 26.0, 8, 0.7), 0.62, 1.3)
    soil.place('soil', g.surface(g.principled(base_color=g.shade(linear(ground), tone), roughness=1.0, specular=0.1, normal=g.bump(g.noise(place, 130.0, 6, 0.7), 1.0, 0.008))), smooth=True)
    for _ in range(70):
        x, z, r = chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), 0.006 + 0.026 * chance.random() ** 2.6
        flat, turn, wide = chance.uniform(0.45, 0.8), chance.uniform(0, 3.1), chance.uniform(0.7, 1.0)
        lumps = [chance.uniform(0.86, 1.12) for _ in range(14)]
        ring = []
        for a in range(7):
            up = -0.3 + (math.pi / 2 + 0.3) * a / 6
            row = []
            for k in range(15):
                t = 2 * math.pi * k / 14
                rr = r * lumps[k % 14] * math.cos(up)
                u, v = rr * math.cos(t), rr * wide * math.sin(t)
                row.append((x + u * math.cos(turn) - v * math.sin(turn), -0.004 - r * flat * math.sin(up), z + u * math.sin(turn) + v * math.cos(turn)))
            ring.append(row)
        stones.sheet(ring)
    g = Graph('stones')
    place = g.vector(*g.position())
    tone = g.spread(g.island(), 0.7, 1.25, 0, 1) * g.spread(g.noise(place, 90.0, 6), 0.85, 1.12)
    stones.place('stones', g.surface(g.principled(base_color=g.shade(linear(mixed(ground, '#b9b4aa', 0.6)), tone), roughness=0.8)), smooth=True)
    if grown:
        grass = Mesh()
        for _ in range(900):
            x, z = chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4)
            if math.sin(x * 9 + 2) * math.sin(z * 8 + x * 4) < 0.1:
                continue
            for _ in range(4):
                leaf(grass, (x + chance.gauss(0, 0.006), -0.01, z + chance.gauss(0, 0.006)), (chance.gauss(0, 1), -0.4, chance.gauss(0, 1)), chance.uniform(0.02, 0.05), chance)
        grass.add('grass', [materials.leaf('grass', '#4d6a2c', '#8da355', 0.25)])
    return Shot(0.56, match=0.0 if grown else 0.5)


def logs(sample):
    """Stacked split firewood, seen from its ends."""
    chance, wood, bark = random.Random(9), Solid(), Solid()
    for row in range(-5, 6):
        for column in range(-5, 6):
            x = column * 0.118 + (row % 2) * 0.059 + chance.uniform(-0.008, 0.008)
            z, r, turn, out = row * 0.1 + chance.uniform(-0.006, 0.006), 0.066, chance.uniform(0, 6.28), chance.uniform(-0.02, 0.02)
            share = chance.choice((2 * math.pi, 2 * math.pi, math.pi, 2.1))
            around = [turn + share * k / 14 for k in range(15 if share < 6 else 14)]
            outline = [(x + r * chance.uniform(0.93, 1.0) * math.cos(a), z + r * chance.uniform(0.93, 1.0) * math.sin(a)) for a in around]
            if share < 6:
                middle = (x + r * 0.4 * math.cos(turn + share / 2 + math.pi), z + r * 0.4 * math.sin(turn + share / 2 + math.pi))
                outline.append(middle)
            wood.prism(outline, (out, 0.3))
            bark.prism([(x + (a - x) * 1.06, z + (b - z) * 1.06) for a, b in outline], (out + 0.003, 0.29))
    g = Graph('ends')
    x, y, z = g.position()
    seed = g.island()
    u, v = x + seed * 3.0, z + seed * 7.0
    rings = (g.noise(g.vector(u, v, 0.0), 14.0, 3) * 14.0).fract()
    tone = g.spread(rings, 0.8, 1.1, 0, 1) * g.spread(seed, 0.85, 1.15, 0, 1) * g.spread(g.noise(g.vector(x, y, z), 200.0, 4), 0.85, 1.1)
    wood.place('ends', g.surface(g.principled(base_color=g.shade(linear(mixed(sample.colour, '#d9b98a', 0.55)), tone), roughness=0.9, normal=g.bump(rings, 0.2, 0.002))))
    bark.place('bark', coat('bark', mixed(sample.colour, '#2a1d12', 0.6), 0.95, 0.7, 60.0, uneven=0.2))
    dark = Solid()
    dark.quad((-2, 0.2, -2), (2, 0.2, -2), (2, 0.2, 2), (-2, 0.2, 2))
    dark.place('dark', coat('dark', '#120d09', 0.9, 0))
    return Shot(0.62)


def wool(sample):
    """A section through a wall: boards, wood fibre between studs, and the inner lining."""
    chance, fibre, studs = random.Random(4), Solid(), Solid()
    rows, n = [], 70
    for j in range(n + 1):
        z = -0.42 + 0.84 * j / n
        rows.append([(x, 0.03 - 0.012 * math.sin(x * 40 + 2 * math.sin(z * 31)) * math.sin(z * 37) - chance.uniform(0, 0.010), z) for x in (-0.42 + 0.84 * i / n for i in range(n + 1))])
    fibre.sheet(rows)
    g = Graph('fibre')
    x, y, z = g.position()
    place = g.vector(x, y, z)
    threads = g.noise(g.vector(x * 60.0, y * 60.0, z * 260.0), 1.0, 6, 0.7, 1.5)
    tone = g.spread(threads, 0.7, 1.2) * g.spread(g.noise(place, 9.0, 5), 0.88, 1.1)
    fibre.place('fibre', g.surface(g.principled(base_color=g.shade(linear(sample.colour), tone), roughness=1.0, specular=0.05, normal=g.bump(threads, 0.9, 0.006))), smooth=True)
    for x in (-0.27, 0.21):
        studs.box((x, x + 0.045), (-0.012, 0.1), (-0.6, 0.6))
    studs.place('studs', timber('studs', '#dcc08f', along='z', roughness=0.7, figure=0.8), bevel=0.002)
    return Shot(0.56)


def sky_behind():
    """A garden out of focus: pale sky over soft green."""
    made = Solid()
    made.quad((-6, 3.0, -4), (6, 3.0, -4), (6, 3.0, 4), (-6, 3.0, 4))
    g = Graph('garden')
    x, y, z = g.position()
    soft = g.noise(g.vector(x, y, z * 1.4), 1.1, 3, 0.5)
    height = g.spread(z + (soft - 0.5) * 1.6, 0.0, 1.0, -0.9, 0.9)
    colour = g.ramp(height, [(0.0, linear('#8f9f76')), (0.42, linear('#aab592')), (0.62, linear('#cdd3c2')), (1.0, linear('#e6eaea'))])
    made.place('garden', g.surface(g.value(g.node('ShaderNodeEmission', {'Color': colour, 'Strength': 1.0}))))
    deck = Solid()
    for i in range(12):
        deck.box((-3, 3), (-0.6 + i * 0.12, -0.486 + i * 0.12), (-0.56, -0.53))
    deck.place('deck', timber('deck', '#b99669', along='x', roughness=0.7, uneven=0.1), bevel=0.003)


def view_of_rail():
    return Shot(1.5, eye=(0.9, -4.6, 0.75), target=(0.02, 0.0, -0.03), exposure=0.88)


def posts(look, xs, top=0.5):
    made = Solid()
    for x in xs:
        made.box((x - 0.045, x + 0.045), (-0.045, 0.045), (-0.53, top))
        made.box((x - 0.055, x + 0.055), (-0.055, 0.055), (top, top + 0.022))
    made.place('posts', look, bevel=0.004)


def racke_tra(sample):
    sky_behind()
    made = Solid()
    look = coat('rail', sample.colour, 0.5, 0.12, 4.0, stretch=(20, 20, 1))
    posts(look, (-0.85, 0.55), 0.48)
    made.box((-2, 2), (-0.05, 0.05), (0.40, 0.435))
    made.box((-2, 2), (-0.022, 0.022), (0.335, 0.385))
    made.box((-2, 2), (-0.022, 0.022), (-0.42, -0.37))
    for i in range(-12, 13):
        made.box((i * 0.115 - 0.016, i * 0.115 + 0.016), (-0.016, 0.016), (-0.37, 0.335))
    made.place('rail', look, bevel=0.003)
    return view_of_rail()


def racke_glas(sample):
    sky_behind()
    look = coat('post', '#4a4d4e', 0.35, 0)
    made, sheet, edge = Solid(), Solid(), Solid()
    for x in (-0.87, 0.5):
        made.box((x - 0.022, x + 0.022), (-0.022, 0.022), (-0.53, 0.42))
    made.box((-2, 2), (-0.03, 0.03), (0.42, 0.448))
    made.place('posts', look, bevel=0.003)
    for x0, x1 in ((-2, -0.91), (-0.83, 0.46), (0.54, 2)):
        for y in (-0.005, 0.005):
            sheet.quad((x0, y, -0.46), (x1, y, -0.46), (x1, y, 0.38), (x0, y, 0.38))
        for z in (-0.462, 0.378):
            edge.box((x0, x1), (-0.006, 0.006), (z, z + 0.005))
        for x in (x0, x1 - 0.005):
            edge.box((x, x + 0.005), (-0.006, 0.006), (-0.46, 0.38))
    tint = tuple(0.55 + 0.45 * part for part in linear(sample.colour)[:3]) + (1,)
    sheet.place('glass', pane('glass', tint, 0.7))
    edge.place('edge', coat('edge', mixed(sample.colour, '#5f978b', 0.6), 0.2, 0))
    return view_of_rail()


def racke_smide(sample):
    sky_behind()
    made = Solid()
    made.box((-2, 2), (-0.02, 0.02), (0.40, 0.412))
    made.box((-2, 2), (-0.012, 0.012), (0.29, 0.30))
    made.box((-2, 2), (-0.012, 0.012), (-0.42, -0.41))
    for x in (-0.85, 0.55):
        made.box((x - 0.02, x + 0.02), (-0.02, 0.02), (-0.53, 0.44))
        made.lathe((x, 0, 0.44), [(0.026, 0.0), (0.03, 0.012), (0.03, 0.02), (0.0, 0.05)], 20)
    for i in range(-14, 15):
        x = i * 0.1
        made.tube([(x, 0, -0.41), (x, 0, 0.29)], 0.0075, 10)
        made.tube([(x + 0.05 + 0.042 * math.cos(a), 0, 0.345 + 0.042 * math.sin(a)) for a in (2 * math.pi * k / 20 for k in range(21))], 0.005, 8)
    made.place('iron', coat('iron', sample.colour, 0.4, 0.05), bevel=0.0)
    return view_of_rail()


PATTERNS = {'natur': natur, 'racke-tra': racke_tra, 'racke-glas': racke_glas, 'racke-smide': racke_smide}
