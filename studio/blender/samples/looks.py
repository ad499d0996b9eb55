"""Colours and materials that several samples share."""

from interior.nodes import Graph, scaled
from interior.solids import Solid
from interior.surfaces import plain
from lib.shader import linear


def luminance(colour):
    r, g, b, _ = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def mixed(one, other, share):
    """Returns a mix of two hex colours. `share` is the share of the second colour, `other`."""
    parts = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return '#' + ''.join(f'{round(a + (b - a) * share):02x}' for a, b in parts)


def coat(name, colour, roughness=0.5, relief=0.15, grain=90.0, stretch=(1.0, 1.0, 1.0), uneven=0.02, distance=0.002, specular=0.4):
    """Paint, plaster or concrete: one colour with a varying tone, and a relief that is visible in light from the side. `stretch` makes
    strokes.
    """
    g = Graph(name)
    x, y, z = g.position()
    tone = g.spread(g.noise(g.vector(x, y, z), 5.0, 5), 1 - uneven, 1 + uneven)
    marks = g.noise(g.vector(x * stretch[0], y * stretch[1], z * stretch[2]), grain, 5, 0.55)
    base = g.shade(linear(colour), tone)
    return g.surface(g.principled(base_color=base, roughness=roughness, specular=specular, normal=g.bump(marks, relief, distance)))


def timber(name, colour, accent=None, along='x', roughness=0.5, uneven=0.14, figure=1.0, relief=0.25, scale=1.0):
    """Wood with the grain along an axis: year rings cut lengthwise, fibres and pores. Every board has its own tone and rings."""
    g = Graph(name)
    parts = g.position()
    axis = 'xyz'.index(along)
    seed = g.island()
    length = parts[axis] * scale + seed * 41.0
    across, deep = (part * scale + seed * 17.0 for i, part in enumerate(parts) if i != axis)
    bent = g.noise(g.vector(length * 0.8, across * 5.0, deep * 5.0), 1.0, 2, 0.5, 0.4)
    rings = (bent * 9.0 + across * 14.0).fract()
    late = g.spread(rings, 0.0, 1.0, 0.45, 0.98)
    fibre = g.noise(g.vector(length * 4.0, across * 190.0, deep * 190.0), 1.0, 3, 0.6)
    pores = g.noise(g.vector(length * 14.0, across * 520.0, deep * 520.0), 1.0, 1)
    dark = linear(accent) if accent else scaled(linear(colour), 0.55)
    share = late * 0.34 * figure + g.spread(fibre, 0.0, 0.34 * figure, 0.38, 0.72)
    tone = g.spread(seed, 1 - uneven, 1 + uneven * 0.8, 0.0, 1.0) * g.spread(pores, 0.86, 1.03, 0.3, 0.5)
    base = g.shade(g.mix(share, scaled(linear(colour), 1.16), dark), tone)
    rough = g.bump(fibre * 0.6 + pores * 0.4 - late * 0.25, relief, 0.0016)
    return g.surface(g.principled(base_color=base, roughness=roughness, specular=0.35, normal=rough))


def brushed(name, colour, roughness=0.3, metallic=1.0, strokes='x', relief=0.10):
    """Metal that is brushed in one direction."""
    g = Graph(name)
    x, y, z = g.position()
    stretched = (x * 3, y * 3, z * 700) if strokes == 'x' else (x * 700, y * 3, z * 3)
    streaks = g.noise(g.vector(*stretched), 1.0, 3)
    slow = g.noise(g.vector(x, y, z), 3.0, 3)
    base = g.shade(linear(colour), g.spread(streaks, 0.90, 1.08) * g.spread(slow, 0.96, 1.04))
    rough = g.spread(streaks, roughness * 0.75, roughness * 1.3)
    return g.surface(g.principled(base_color=base, metallic=metallic, roughness=rough, normal=g.bump(streaks, relief, 0.0006)))


def ground_of(colour):
    """Returns the colour of a plain background on which the sample's colour is easy to see."""
    return '#c4bbab' if luminance(colour) > 0.5 else '#ddd6c9'


def put_wall(colour, y=0.0, size=6.0, relief=0.22):
    """A plastered wall behind the object of the sample."""
    made = Solid()
    made.quad((-size, y, -size), (size, y, -size), (size, y, size), (-size, y, size))
    return made.place('wall', coat('plaster', colour, 0.85, relief, 60.0, uneven=0.015, distance=0.003))


def put_sweep(colour, back=1.0, radius=0.5, size=8.0):
    """A table with paper that bends up behind the object, so that no horizon is visible."""
    import math

    made = Solid()
    path = [(-6.0, 0.0), (back - radius, 0.0)]
    path += [(back - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in (math.pi / 2 * i / 12 for i in range(1, 13))]
    path.append((back, 6.0))
    made.sheet([[(-size, y, z), (size, y, z)] for y, z in path])
    return made.place('sweep', coat('sweep', colour, 0.9, 0.06, 160.0, uneven=0.01), smooth=True)


def lacquer(name, colour, roughness=0.25):
    return plain(name, colour, roughness, 0.5, 0.15)
