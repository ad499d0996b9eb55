"""Roofs and what is mounted on them."""

import math
import random

from exterior.roofs import Plane, cover
from interior.nodes import Graph
from interior.solids import Solid
from lib import materials
from lib.mesh import Mesh
from lib.plants import leaf
from lib.shader import linear
from mathutils import Vector

from .looks import coat, luminance, mixed
from .stage import Shot


def takpannor(sample):
    meshes = {name: Mesh() for name in ('tiles', 'metal', 'sedum', 'deck')}
    plane = Plane(Vector((-0.9, 0.0, -0.86)), Vector((1, 0, 0)), Vector((0, 0, 1)), 1.8, 1.725)
    cover(plane, **meshes)
    meshes['tiles'].add('tiles', [tile_look(sample.colour)], smooth=True)
    meshes['deck'].add('deck', [coat('deck', '#141210', 0.9, 0)])
    return Shot(1.08, middle=(0.02, 0.03), match=0.78)


def tile_look(colour):
    """The material of tiles. Each has its own tone, and fine grains reflect light."""
    g = Graph('tile')
    place = g.vector(*g.position())
    tone = g.spread(g.island(), 0.86, 1.12, 0, 1) * g.spread(g.noise(place, 3.0, 8), 0.9, 1.08)
    return g.surface(g.principled(base_color=g.shade(linear(colour), tone), roughness=0.6, specular=0.3, normal=g.bump(g.noise(place, 160.0, 3), 0.3, 0.002)))


def seams(sample, spacing, cross):
    """Builds strips of sheet metal, folded into standing seams. With `cross`, flat seams join the sheets."""
    made, chance = Solid(), random.Random(6)
    count = 5
    for i in range(-count, count + 1):
        x = (i + 0.42) * spacing
        dents = [chance.uniform(-0.0012, 0.0012) for _ in range(40)]
        rows = []
        for j in range(41):
            z = -0.8 + j * 0.04
            rows.append([(x + spacing * s, -0.0025 * math.sin(math.pi * s) * (1 + 0.3 * math.sin(z * 5 + i)) + dents[j % 40] * s * (1 - s), z) for s in [k / 12 for k in range(13)]])
        made.sheet(rows)
        made.box((x - 0.0045, x + 0.0045), (-0.026, 0.002), (-0.8, 0.8))
        if cross:
            z = -0.22 + (i % 2) * 0.3
            for level in (z, z + 0.6):
                made.box((x + 0.005, x + spacing - 0.005), (-0.0055, 0.0), (level, level + 0.012))
    made.place('sheet', folded(sample.colour), bevel=0.0014, smooth=True)
    return Shot(0.86, match=0.5)


def folded(colour):
    """Coated steel, zinc or copper: semi-metallic, with the gentle waves of a thin sheet."""
    g = Graph('folded')
    x, y, z = g.position()
    place = g.vector(x, y, z)
    tone = g.spread(g.noise(place, 2.2, 5), 0.95, 1.05)
    waves = g.noise(g.vector(x * 2.0, y, z * 0.8), 2.0, 2)
    metal = 0.0 if luminance(colour) > 0.6 else 0.35
    return g.surface(g.principled(base_color=g.shade(linear(colour), tone), metallic=metal, roughness=0.38, normal=g.bump(waves, 0.5, 0.02)))


def platfals(sample):
    return seams(sample, 0.31, False)


def plattak(sample):
    return seams(sample, 0.31, True)


def sedum(sample):
    """Tufts of stonecrop, some of them reddish."""
    chance, mesh = random.Random(11), Mesh()
    for _ in range(5200):
        x, z = chance.uniform(-0.42, 0.42), chance.uniform(-0.42, 0.42)
        hill = 0.02 * math.sin(x * 31 + 2 * math.sin(z * 17)) * math.sin(z * 27 + 1.3)
        patch = math.sin(x * 9 + 1.7 * math.sin(z * 7)) * math.sin(z * 11 + x * 5)
        slot = 2 if patch > 0.6 and chance.random() < 0.5 else chance.choice((0, 0, 1))
        for k in range(3):
            away = (chance.gauss(0, 0.8), -chance.uniform(0.35, 1.0), chance.gauss(0, 0.8))
            leaf(mesh, (x, -hill, z), away, chance.uniform(0.010, 0.022), chance, slot)
    dark, light = mixed(sample.colour, '#1f2a10', 0.45), mixed(sample.colour, '#c3c77a', 0.35)
    looks = [
        materials.leaf('sedum', dark, light, 0.15),
        materials.leaf('sedum-light', sample.colour, mixed(light, '#e3dc9a', 0.4), 0.15),
        materials.leaf('sedum-red', '#7a3f30', '#b07a5a', 0.12),
    ]
    mesh.add('sedum', looks)
    under = Solid()
    under.quad((-1, 0.02, -1), (1, 0.02, -1), (1, 0.02, 1), (-1, 0.02, 1))
    under.place('earth', coat('earth', mixed(sample.colour, '#171a0c', 0.6), 0.95, 0.6))
    return Shot(0.52, match=0.5)


def solcell(sample):
    """Black cells under glass: fine wires, and the frame of the next panel."""
    cells, wires, bars, rim = Solid(), Solid(), Solid(), Solid()
    step, gap = 0.166, 0.003
    for i in range(-3, 4):
        for j in range(-3, 4):
            if j == -2:
                continue
            x, z = i * step + 0.03, j * step + 0.02
            c = 0.012
            outline = [(x + gap + c, z + gap), (x + step - gap - c, z + gap), (x + step - gap, z + gap + c), (x + step - gap, z + step - gap - c), (x + step - gap - c, z + step - gap), (x + gap + c, z + step - gap), (x + gap, z + step - gap - c), (x + gap, z + gap + c)]
            cells.add([(a, 0.0, b) for a, b in outline], [tuple(range(8))])
            for k in range(14):
                level = z + 0.012 + k * 0.0109
                wires.quad((x + gap, -0.0002, level), (x + step - gap, -0.0002, level), (x + step - gap, -0.0002, level + 0.0005), (x + gap, -0.0002, level + 0.0005))
            for k in range(5):
                a = x + 0.018 + k * 0.0325
                bars.quad((a, -0.0003, z), (a + 0.0011, -0.0003, z), (a + 0.0011, -0.0003, z + step), (a, -0.0003, z + step))
    low = -2 * step + 0.02
    rim.box((-1, 1), (-0.012, 0.02), (low + 0.055, low + step - 0.004))
    rim.box((-1, 1), (-0.012, 0.02), (low - 0.03, low + 0.035))
    back = Solid()
    back.quad((-2, 0.002, -2), (2, 0.002, -2), (2, 0.002, 2), (-2, 0.002, 2))
    g = Graph('cell')
    x, y, z = g.position()
    tone = g.spread(g.noise(g.vector(x, y, z), 3.0, 3), 0.8, 1.35)
    cell = g.surface(g.principled(base_color=g.shade(linear(sample.colour), tone), roughness=0.22, specular=0.5, clearcoat=0.6))
    cells.place('cells', cell)
    wires.place('wires', coat('wires', mixed(sample.colour, '#8f9aa4', 0.38), 0.4, 0))
    bars.place('bars', coat('bars', mixed(sample.colour, '#b7c0c7', 0.6), 0.35, 0))
    rim.place('rim', coat('rim', mixed(sample.colour, '#4a4e52', 0.45), 0.3, 0), bevel=0.002)
    back.place('back', coat('back', mixed(sample.colour, '#000000', 0.5), 0.6, 0))
    return Shot(0.66, middle=(0, 0.0), exposure=1.25)


PATTERNS = {'takpannor': takpannor, 'platfals': platfals, 'plattak': plattak, 'sedum': sedum, 'solcell': solcell}
