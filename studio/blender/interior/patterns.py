"""Floors, tiles and slabs as patterns on flat surfaces. All answers of a question have the same flat shape, so only the colours are
rendered again for each answer.
"""

from dataclasses import dataclass
from typing import Any

from lib.shader import linear

from .nodes import Graph, scaled
from .surfaces import grain, marble


@dataclass(frozen=True)
class Cell:
    """One board or tile: its random number, a position along and across it, and the distance from that position to its edge, in metres."""

    seed: Any
    along: Any
    across: Any
    edge: Any


def rows(g, u, v, length, width, stagger=None):
    """Returns the cell for boards of length × width in rows along u. Each row is shifted by `stagger` lengths, or at random."""
    row = (v / width).floor()
    moved = g.random(row, 7.3) * length if stagger is None else ((row * stagger).fract() * length)
    column = ((u + moved) / length).floor()
    along = ((u + moved) / length).fract() * length
    across = (v / width).fract() * width
    edge = along.min(length - along).min(across.min(width - across))
    return Cell(g.random(row, column), along, across, edge)


def herringbone(g, u, v, width, times):
    """Returns the cell for staves of width × (times · width) in a herringbone along the two axes."""
    x, y = u / width, v / width
    i, j = x.floor(), y.floor()
    step = ((i - j) / (2.0 * times)).fract() * (2.0 * times)
    step = (step + 0.5).floor()
    lying = step < (times - 0.5)
    along_u, along_v = x - i + step, y - j + (2.0 * times - 1.0 - step)
    upright = 1.0 - lying
    along = lying * along_u + upright * along_v
    across = lying * (y - j) + upright * (x - i)
    seed = g.random(i - lying * step, j - upright * (2.0 * times - 1.0 - step), lying)
    edge = along.min(times - along).min(across.min(1.0 - across)) * width
    return Cell(seed, along * width, across * width, edge)


def boards(category, key, colour, accent, layout, along='y', roughness=0.36, gap=0.0009, figure=1.0, tone=1.0):
    """A wooden floor. `layout(g, u, v)` returns the cell of a position; u runs along the boards."""
    g = Graph(f'{category}:{key}', category)
    x, y, _ = g.position()
    cell = layout(g, *((y, x) if along == 'y' else (x, y)))
    look = grain(g, cell.along + cell.seed * 57.0, cell.across + cell.seed * 9.0, cell.seed * 3.0, cell.seed, colour, accent, figure)
    line = g.spread(cell.edge, 0.0, 1.0, gap * 0.4, gap)
    base = g.shade(g.mix(line, scaled(linear(accent), 0.35), look['base_color']), tone)
    smooth = g.spread(g.noise(g.vector(x, y, 0.0), 3.0, 3), roughness * 0.85, roughness * 1.2)
    return g.surface(g.principled(base_color=base, roughness=smooth, specular=0.4))


def tiles(category, key, colour, accent, size, stagger=0.0, axes='xy', roughness=0.3, joint=0.003, uneven=0.05, upright=False, look=None):
    """Tiles of size (long, short) with joints in the accent colour. `look(g, cell, place)` may return a colour for each tile."""
    g = Graph(f'{category}:{key}', category)
    place = dict(zip('xyz', g.position()))
    u, v = place[axes[0]], place[axes[1]]
    cell = rows(g, *((v, u) if upright else (u, v)), *size, stagger)
    base = look(g, cell, place) if look else glazed(g, cell, place, colour, uneven)
    line = g.spread(cell.edge, 0.0, 1.0, joint * 0.4, joint * 0.6)
    return g.surface(g.principled(base_color=g.mix(line, linear(accent), base), roughness=roughness))


def glazed(g, cell, place, colour, uneven):
    """A glaze that differs a little from tile to tile and within each tile."""
    within = g.noise(g.vector(place['x'] + cell.seed * 9.0, place['y'], place['z']), 16.0, 3)
    tone = g.spread(cell.seed, 1 - uneven, 1 + uneven, 0.0, 1.0) * g.spread(within, 1 - uneven * 0.7, 1 + uneven * 0.7)
    return g.shade(linear(colour), tone)


def slate(colour, accent):
    """Cleft slate: slow clouds, long streaks, rust here and there."""

    def look(g, cell, place):
        spot = g.vector(place['x'] + cell.seed * 11.0, place['y'] + cell.seed * 5.0, place['z'])
        cloud = g.spread(g.noise(spot, 2.6, 6, 0.6, 0.6), 0.0, 1.0)
        fine = g.spread(g.noise(spot, 38.0, 4, 0.65), 0.82, 1.16)
        base = g.mix(cloud, linear(accent), scaled(linear(colour), 1.12))
        return g.shade(base, fine * g.spread(cell.seed, 0.88, 1.1, 0.0, 1.0))

    return look


def stoneware(colour, uneven=0.05):
    """Unglazed stoneware with subtle clouds."""

    def look(g, cell, place):
        spot = g.vector(place['x'] + cell.seed * 7.0, place['y'], place['z'] + cell.seed * 3.0)
        cloud = g.spread(g.noise(spot, 5.0, 6, 0.62), 1 - uneven, 1 + uneven)
        fine = g.spread(g.noise(spot, 260.0, 2), 1 - uneven * 0.7, 1 + uneven * 0.7)
        return g.shade(linear(colour), cloud * fine * g.spread(cell.seed, 1 - uneven * 0.6, 1 + uneven * 0.6, 0.0, 1.0))

    return look


def marble_tiles(colour, vein):
    """Sawn marble, whose veins end at every joint."""

    def look(g, cell, place):
        return marble(g, place['x'] + cell.seed * 13.0, place['y'] + cell.seed * 5.0, place['z'] + cell.seed * 8.0, colour, vein, 0.42, 1.1)

    return look


def terrazzo(colour, chips):
    """Marble chips of three sizes in a light ground."""

    def look(g, cell, place):
        base = linear(colour)
        spot = g.vector(place['x'], place['y'], place['z'])
        for scale, share, offset in ((48.0, 0.42, 0.0), (95.0, 0.5, 3.0), (190.0, 0.5, 7.0)):
            stones = g.node('ShaderNodeTexVoronoi', {'Vector': spot, 'Scale': scale, 'Randomness': 1.0})
            number = g.split(g.value(stones, 'Color'))
            inside = (g.value(stones, 'Distance') < 0.34) * (number[0] < share)
            dyes = [(i / len(chips), linear(chip)) for i, chip in enumerate(chips)]
            dye = g.ramp((number[1] + offset * 0.13).fract(), dyes)
            base = g.mix(inside, base, dye)
        return base

    return look


def even(category, key, colour, uneven=0.05, scale=3.0, speckle=0.0, roughness=0.45):
    """A surface without joints, such as linoleum, concrete, laminate or composite."""
    g = Graph(f'{category}:{key}', category)
    place = g.vector(*g.position())
    cloud = g.spread(g.noise(place, scale, 6, 0.6, 0.4), 1 - uneven, 1 + uneven)
    fine = g.spread(g.noise(place, 240.0, 3, 0.6), 1 - uneven * 0.5 - speckle, 1 + uneven * 0.5 + speckle)
    return g.surface(g.principled(base_color=g.shade(linear(colour), cloud * fine), roughness=roughness))


def slab(category, key, colour, vein, strength=0.6, scale=1.0, roughness=0.25, name=None):
    """A slab of veined stone."""
    g = Graph(name or f'{category}:{key}', category)
    return g.surface(g.principled(base_color=marble(g, *g.position(), colour, vein, strength, scale), roughness=roughness))
