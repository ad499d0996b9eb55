"""The floors of bedrooms and of the upper floor: the living room's boards in a matt finish, laminate, and wall-to-wall wool."""

from lib.shader import linear

from . import patterns
from .nodes import Graph

MATT = 0.55  # the roughness of the base picture's floor; of the other floors only the colours are rendered


def bedroom_floors(category):
    """Makes every floor of a bedroom. Returns the floor that the base picture shows."""
    base = parquet(category)
    planks(category, 'ekplank', '#b68b54', '#8c6436', 0.185, 2.1, 1.1)
    herringbone(category)
    planks(category, 'furu', '#dfc79c', '#c2a575', 0.17, 3.6, 0.9)
    carpet(category)
    planks(category, 'laminat', '#cbb088', '#b09568', 0.192, 1.285, 0.55)
    return base


def upper_floors(category):
    """Makes every floor of the hall upstairs. Returns the floor that the base picture shows."""
    base = parquet(category)
    planks(category, 'ekplank', '#b68b54', '#8c6436', 0.185, 2.1, 1.1)
    planks(category, 'furu', '#dfc79c', '#c2a575', 0.17, 3.6, 0.9)
    carpet(category)
    return base


def parquet(category):
    """Oak parquet of three strips, with staves 69 mm wide."""

    def layout(g, u, v):
        return patterns.rows(g, u, v, 0.46, 0.069)

    return patterns.boards(category, 'ekparkett', '#c19a66', '#a07a4a', layout, roughness=MATT, gap=0.0006, figure=0.8)


def planks(category, key, colour, accent, width, length, figure):
    """A floor of single boards with bevelled joints."""

    def layout(g, u, v):
        return patterns.rows(g, u, v, length, width)

    return patterns.boards(category, key, colour, accent, layout, roughness=MATT, gap=0.0022, figure=figure)


def herringbone(category):
    """A herringbone floor: staves of 70 × 420 mm, turned by 45°."""

    def layout(g, u, v):
        return patterns.herringbone(g, (u + v) * 0.7071, (v - u) * 0.7071, 0.07, 6.0)

    return patterns.boards(category, 'fiskben', '#b98f5c', '#8f6a3c', layout, roughness=MATT, gap=0.0009, figure=0.8)


def carpet(category):
    """Woven wool of several greys: ribs along the room, loops in each."""
    g = Graph(f'{category}:matta', category)
    x, y, _ = g.position()
    place = g.vector(x, y, 0.0)
    rib = g.spread(((x / 0.011).fract() - 0.5).abs(), 1.03, 0.90, 0.2, 0.5)
    loops = g.spread(g.noise(g.vector(x * 300, y * 170, 0.0), 1.0, 2), 0.86, 1.10)
    melange = g.spread(g.noise(g.vector(x * 90, y * 34, 3.0), 1.0, 3), 0.92, 1.07)
    walked = g.spread(g.noise(place, 1.4, 3), 0.97, 1.03)
    return g.surface(g.principled(base_color=g.shade(linear('#b8b1a4'), rib * loops * melange * walked), roughness=0.95, specular=0.1))
