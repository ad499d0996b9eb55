"""Tiles, slabs, concrete, plaster, brick and paint."""

import math
import random

from interior import patterns
from interior.nodes import Graph
from interior.solids import Solid
from interior.surfaces import marble
from lib.shader import linear

from .looks import coat, mixed
from .stage import Shot, still


def put_ground(look, y=0.006, size=2.0):
    made = Solid()
    made.quad((-size, y, -size), (size, y, -size), (size, y, size), (-size, y, size))
    return made.place('ground', look)


def tiled(sample, size, stagger, look, width, joint=0.0035, bevel=0.0014, tilt=0.0, joint_colour=None, shift=(0.02, 0.03)):
    """Builds tiles of size (long, high) on a bed of mortar, all slightly irregular."""
    made, chance = Solid(), random.Random(7)
    long, high = size
    half = joint / 2
    for row in range(-math.ceil(0.6 * width / high) - 1, math.ceil(0.6 * width / high) + 1):
        for column in range(-math.ceil(0.6 * width / long) - 2, math.ceil(0.6 * width / long) + 2):
            x, z = shift[0] + (column + (row * stagger) % 1) * long, shift[1] + row * high
            sway, nod = chance.uniform(-tilt, tilt), chance.uniform(-tilt, tilt)
            corners = [(x + half, z + half), (x + long - half, z + half), (x + long - half, z + high - half), (x + half, z + high - half)]
            front = [(a, sway * (i in (1, 2)) + nod * (i > 1), b) for i, (a, b) in enumerate(corners)]
            made.add([*front, *((a, 0.02, b) for a, b in corners)], [(0, 1, 2, 3), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)])
    made.place('tiles', look, bevel=bevel)
    put_ground(coat('mortar', joint_colour or sample.accent or '#c9c4ba', 0.95, 0.5, 300.0), 0.0022)
    return Shot(width, match=0.5)


def cell_look(name, look, roughness=0.3, relief=0.0, scale=30.0, coat_=0.0):
    """Returns a material with the look of a pattern (see interior/patterns.py). Each tile has its own random number, from which the
    pattern varies the tile.
    """
    g = Graph(name)
    x, y, z = g.position()
    seed = g.island()
    place = {'x': x, 'y': y, 'z': z}
    base = look(g, patterns.Cell(seed, x, z, 1.0), place)
    inputs = {'roughness': roughness, 'clearcoat': coat_}
    if relief:
        spot = g.vector(x + seed * 11.0, y, z + seed * 5.0)
        inputs['normal'] = g.bump(g.noise(spot, scale, 6, 0.6, 0.5), relief, 0.006)
    return g.surface(g.principled(base_color=base, **inputs))


def kakel(sample):
    """Glazed tiles, a little wavy."""
    long = {'#8fa08a': (0.2, 0.1), '#5f7a66': (0.15, 0.075), '#b9b8b2': (0.6, 0.3), '#cbbba0': (0.6, 0.3)}.get(sample.colour, (0.3, 0.15))

    def glaze(g, cell, place):
        return patterns.glazed(g, cell, place, sample.colour, 0.06)

    g = Graph('glaze')
    x, y, z = g.position()
    seed = g.island()
    base = glaze(g, patterns.Cell(seed, x, z, 1.0), {'x': x, 'y': y, 'z': z})
    wave = g.noise(g.vector(x + seed * 7.0, y, z + seed * 3.0), 14.0, 2)
    look = g.surface(g.principled(base_color=base, roughness=0.12, specular=0.55, normal=g.bump(wave, 0.35, 0.012)))
    width = long[0] * (1.45 if long[0] > 0.4 else 2.4)
    return tiled(sample, long, 0.5, look, width, 0.003, 0.0016, 0.0012, shift=(0.03, 0.02))


def klinker(sample):
    look = cell_look('stoneware', patterns.stoneware(sample.colour, 0.06), 0.55, 0.10, 60.0)
    return tiled(sample, (0.3, 0.3), 0.0, look, 0.78, 0.004, 0.0012, 0.0004, shift=(0.06, -0.09))


def sten(sample):
    """Cleft slabs with joints. Without an accent colour it is one slab of stone."""
    if sample.accent:
        look = cell_look('slate', patterns.slate(sample.colour, mixed(sample.colour, sample.accent, 0.4)), 0.6, 0.55, 9.0)
        joint = mixed(sample.colour, '#b9b2a4', 0.45)
        return tiled(sample, (0.4, 0.2), 0.5, look, 0.62, 0.006, 0.002, 0.0016, joint, shift=(0.05, 0.03))
    g = Graph('stone')
    place = g.vector(*g.position())
    crystals = g.node('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 190.0, 'Randomness': 1.0})
    grains = g.split(g.value(crystals, 'Color'))
    speckle = g.spread(grains[0], 0.72, 1.3, 0.1, 0.9) * g.spread(g.noise(place, 7.0, 5), 0.88, 1.12)
    relief = g.bump(g.noise(place, 26.0, 7, 0.62, 0.3), 0.5, 0.006)
    put_ground(g.surface(g.principled(base_color=g.shade(linear(sample.colour), speckle), roughness=0.55, normal=relief)), 0.0)
    return Shot(0.36, match=0.5)


def marmor(sample):
    """Polished slabs, whose veins end at the joints."""
    accent = sample.accent or '#9c9a95'
    g = Graph('marble')
    x, y, z = g.position()
    seed = g.island()
    base = marble(g, x + seed * 13.0, y + seed * 5.0, z + seed * 8.0, sample.colour, accent, 0.62, 2.6)
    look = g.surface(g.principled(base_color=base, roughness=0.14, specular=0.5))
    return tiled(sample, (0.6, 0.6), 0.0, look, 0.82, 0.0016, 0.0008, 0.0002, mixed(sample.colour, '#8f8c85', 0.4), shift=(-0.38, -0.17))


def mosaik(sample):
    """Terrazzo: chips of stone in cement."""
    chips = [sample.accent, '#f4f1ea', mixed(sample.accent, '#3f3a34', 0.55), mixed(sample.colour, '#ffffff', 0.45), '#b09a7e', mixed(sample.accent, sample.colour, 0.4)]
    look = cell_look('terrazzo', patterns.terrazzo(sample.colour, chips), 0.22, 0.0)
    return tiled(sample, (0.6, 0.6), 0.0, look, 0.46, 0.0018, 0.0006, 0.0, mixed(sample.colour, sample.accent, 0.5), shift=(-0.48, -0.42))


def betong(sample):
    """Cast concrete with clouds, pores, and the seam between two casts."""
    g = Graph('concrete')
    x, y, z = g.position()
    place = g.vector(x, y, z)
    cloud = g.spread(g.noise(place, 3.4, 7, 0.62, 0.5), 0.86, 1.12)
    fine = g.spread(g.noise(place, 130.0, 3), 0.95, 1.05)
    pits = g.node('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 46.0, 'Randomness': 1.0})
    number = g.split(g.value(pits, 'Color'))
    size = g.spread(number[0], 0.02, 0.17, 0.72, 1.0)
    pore = (g.value(pits, 'Distance') < size) * (number[1] > 0.45)
    height = g.noise(place, 90.0, 4) * 0.18 - pore
    base = g.shade(linear(sample.colour), cloud * fine * (1.0 - pore * 0.35))
    look = g.surface(g.principled(base_color=base, roughness=0.75, specular=0.3, normal=g.bump(height, 0.6, 0.003)))
    made = Solid()
    for x0, x1, y in ((-1.0, 0.118, 0.0), (0.121, 1.0, 0.0012)):
        made.box((x0, x1), (y, 0.05), (-1.0, 1.0))
    made.place('concrete', look, bevel=0.0016)
    return Shot(0.5, match=0.5)


def mikrocement(sample):
    """Trowelled plaster: overlapping arcs."""
    g = Graph('microcement')
    x, y, z = g.position()
    place = g.vector(x, y, z)
    bent = g.noise(place, 2.5, 3)
    sweep = g.noise(g.vector(x * 4.0 + bent * 3.0, y, z * 22.0 + bent * 9.0), 1.0, 5, 0.6, 0.8)
    base = g.shade(linear(sample.colour), g.spread(sweep, 0.92, 1.07) * g.spread(bent, 0.95, 1.05))
    put_ground(g.surface(g.principled(base_color=base, roughness=0.35, normal=g.bump(sweep, 0.18, 0.006))), 0.0)
    return Shot(0.6, match=0.5)


def puts(sample):
    """Lime plaster, floated by hand."""
    g = Graph('plaster')
    x, y, z = g.position()
    place = g.vector(x, y, z)
    swirl = g.noise(place, 9.0, 6, 0.62, 1.6)
    sand = g.noise(place, 210.0, 3, 0.6)
    base = g.shade(linear(sample.colour), g.spread(swirl, 0.96, 1.04))
    put_ground(g.surface(g.principled(base_color=base, roughness=0.95, specular=0.15, normal=g.bump(swirl * 0.8 + sand * 0.16, 0.5, 0.010))), 0.0)
    return Shot(0.42, match=0.5)


def malad(sample):
    """Brushed paint on planed wood, beside the profile of a moulding."""
    g = Graph('paint')
    x, y, z = g.position()
    strokes = g.noise(g.vector(x * 160.0, y * 160.0, z * 2.6), 1.0, 4, 0.55)
    long = g.noise(g.vector(x * 30.0, y * 30.0, z * 1.2), 1.0, 3)
    base = g.shade(linear(sample.colour), g.spread(strokes, 0.985, 1.012))
    look = g.surface(g.principled(base_color=base, roughness=0.42, specular=0.4, normal=g.bump(strokes * 0.6 + long * 0.5, 0.30, 0.0016)))
    made = Solid()
    profile = [(-0.40, 0.0), (0.072, 0.0), (0.074, 0.006), (0.080, 0.006), (0.082, 0.0)]
    profile += [(0.082 + 0.02 * i / 10, -0.012 * math.sin(math.pi / 2 * i / 10)) for i in range(1, 11)]
    profile += [(0.112, -0.012), (0.112, -0.018), (0.40, -0.018)]
    made.sheet([[(a, b, s) for a, b in profile] for s in (-0.4, 0.4)])
    made.place('paint', look)
    return Shot(0.30, match=0.5)


def tegel(sample):
    look = brick_look(sample.colour)
    return tiled(sample, (0.26, 0.0765), 0.5, look, 0.62, 0.012, 0.003, 0.0004, shift=(0.04, 0.01))


def brick_look(colour):
    g = Graph('brick')
    x, y, z = g.position()
    seed = g.island()
    spot = g.vector(x + seed * 9.0, y, z + seed * 4.0)
    burnt = g.spread(g.noise(spot, 11.0, 6, 0.65, 0.7), 0.78, 1.18) * g.spread(seed, 0.8, 1.16, 0, 1)
    relief = g.bump(g.noise(spot, 60.0, 6, 0.65), 0.7, 0.004)
    return g.surface(g.principled(base_color=g.shade(linear(colour), burnt), roughness=0.9, specular=0.2, normal=relief))


def bankskiva(sample):
    """The corner of a worktop seen from above: its surface, its edge, and the fronts under it."""
    made, fronts, gap = Solid(), Solid(), Solid()
    made.box((-2, 2), (-0.62, 1.5), (-0.03, 0.0))
    g = Graph('top')
    place = g.vector(*g.position())
    stones = g.node('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 230.0, 'Randomness': 1.0})
    speck = g.split(g.value(stones, 'Color'))
    tone = g.spread(g.noise(place, 5.0, 6, 0.6), 0.97, 1.03) * g.spread(speck[0], 0.88, 1.10, 0.05, 0.95)
    made.place('top', g.surface(g.principled(base_color=g.shade(linear(sample.colour), tone), roughness=0.3)), bevel=0.0035, segments=4)
    for x0, x1 in ((-1.2, -0.37), (-0.366, 0.234), (0.238, 1.2)):
        fronts.box((x0, x1), (-0.60, -0.58), (-0.6, -0.036))
    fronts.place('fronts', coat('fronts', '#8b9a80', 0.4, 0.03), bevel=0.002)
    gap.box((-2, 2), (-0.575, -0.5), (-0.7, -0.03))
    gap.place('inside', coat('inside', '#2c2a27', 0.9, 0))
    return still(0.52, (-0.14, -1.9, 1.2), (0.0, -0.55, -0.005), 0.74)


PATTERNS = {
    'kakel': kakel,
    'klinker': klinker,
    'sten': sten,
    'marmor': marmor,
    'mosaik': mosaik,
    'betong': betong,
    'mikrocement': mikrocement,
    'puts': puts,
    'malad': malad,
    'tegel': tegel,
    'bankskiva': bankskiva,
}
