"""The flat ceilings that visitors can choose: boards and plaster as patterns. Colours are those of the samples in the range."""

from lib.shader import linear

from . import patterns
from .nodes import Graph, scaled
from .surfaces import grain


def ceilings_of(category, along='y'):
    """Makes every ceiling. Returns the ceiling that the base picture shows, smooth plaster."""
    base = plaster(category)
    painted_boards(category, along)
    pale_boards(category, along)
    return base


def plaster(category):
    g = Graph(f'{category}:gips', category)
    tone = g.spread(g.noise(g.vector(*g.position()), 1.1, 3), 0.992, 1.008)
    return g.surface(g.principled(base_color=g.shade(linear('#f6f4ef'), tone), roughness=0.9, specular=0.2))


def painted_boards(category, along):
    """Tongued spruce of 120 mm, painted: only the beads between the boards are visible."""
    g, cell = _boards(f'{category}:panel-vit', category, 0.120, along)
    tone = g.spread(cell.seed, 0.975, 1.0, 0.0, 1.0)
    line = g.spread(cell.edge, 0.0, 1.0, 0.0015, 0.0055)
    return g.surface(g.principled(base_color=g.mix(line, linear('#b9b5ab'), g.shade(linear('#f4f1ea'), tone)), roughness=0.7, specular=0.3))


def pale_boards(category, along):
    """Tongued spruce boards of 145 mm, treated with lye: the grain is visible, but the knots hardly are."""
    g, cell = _boards(f'{category}:panel-gran', category, 0.145, along)
    look = grain(g, cell.along + cell.seed * 31.0, cell.across + cell.seed * 7.0, cell.seed * 3.0, cell.seed, '#e6d5b2', '#cdb384', 0.7)
    line = g.spread(cell.edge, 0.0, 1.0, 0.0015, 0.0055)
    return g.surface(g.principled(base_color=g.mix(line, scaled(linear('#a88b5c'), 0.8), look['base_color']), roughness=0.7, specular=0.3))


def _boards(name, category, width, along):
    g = Graph(name, category)
    x, y, z = g.position()
    return g, patterns.rows(g, *((y, x) if along == 'y' else (x, y)), 4.2, width)
