"""Stairs in three shapes: straight, with a quarter turn at the top, and in two flights with a landing. They have 15 risers up to 2.80 m."""

from dataclasses import dataclass
from typing import Any

from .solids import Solid
from .surfaces import paint, wood

RISE, GOING, WIDTH = 2.80 / 15, 0.255, 0.95
GROUP = 'stairs'


@dataclass(frozen=True)
class StairLooks:
    """Painted pine for strings, risers and balusters; lacquered pine for treads and handrails."""

    white: Any
    tread: Any
    rail: Any


def stair_looks():
    return StairLooks(
        paint('stair-white', '#f0ece1', 0.4, 0.008, group=GROUP),
        wood('stair-tread', '#d9c09a', '#b08f5f', 'y', 0.36, 0.8, group=GROUP),
        wood('stair-rail', '#d3b88e', '#a88658', 'x', 0.36, 0.8, group=GROUP),
    )


class Stair:
    """The parts of the stairs of one answer."""

    def __init__(self, key):
        self.when = f'{GROUP}:{key}'
        self.white, self.treads, self.rails = Solid(), Solid(), Solid()

    def place(self, look):
        self.white.place('stair', look.white, GROUP, self.when, bevel=0.003)
        self.treads.place('treads', look.tread, GROUP, self.when, bevel=0.006, segments=3)
        self.rails.place('handrail', look.rail, GROUP, self.when, bevel=0.008, segments=3)

    def flight(self, x, y, z, count, way=1, front=True):
        """Adds `count` treads from x in the direction `way`, between the pair y, with the lower floor at z. `front` has the balusters."""
        near, far = min(y), max(y)
        slope = RISE / GOING
        for i in range(count):
            a, top = x + way * i * GOING, z + (i + 1) * RISE
            self.treads.box((a - way * 0.028, a + way * GOING), (near - 0.022, far - 0.01), (top - 0.038, top))
            self.white.box((a, a + way * 0.016), (near + 0.004, far - 0.01), (top - RISE, top - 0.038))
            low = [max(z, z + (d * slope) - 0.17) for d in (i * GOING, (i + 1) * GOING)]
            side = [(a, low[0]), (a + way * GOING, low[1]), (a + way * GOING, top - 0.038), (a, top - 0.038)]
            self.white.prism(side if way > 0 else list(reversed(side)), (near, near + 0.034))
        self.wall_string(x, (far - 0.012, far), z, count, way)
        end, first = x + way * count * GOING, x + way * 0.17 / slope
        head = z + count * RISE - 0.165
        self.white.quad((first, near + 0.02, z), (end, near + 0.02, head), (end, far, head), (first, far, z))
        if front:
            self.balusters(x, near + 0.019, z, count, way)

    def wall_string(self, x, y, z, count, way):
        """The board along the wall, about ten centimetres above the treads."""
        slope, end = RISE / GOING, x + way * count * GOING
        head = z + RISE + 0.06 + count * RISE
        outline = [(x - way * 0.03, z), (end, head - RISE - 0.2), (end, head), (x - way * 0.03, z + RISE + 0.06 - 0.03 * slope)]
        self.white.prism(outline if way > 0 else list(reversed(outline)), y)

    def balusters(self, x, y, z, count, way, height=0.90):
        """Square balusters, two on each tread, under a handrail that follows the slope."""
        slope = RISE / GOING
        for i in range(count * 2):
            d = (i + 0.5) * GOING / 2
            foot, px = z + (i // 2 + 1) * RISE, x + way * d
            self.white.box((px - 0.010, px + 0.010), (y - 0.010, y + 0.010), (foot, z + RISE + height + d * slope - 0.03))
        d0, d1 = -0.02, count * GOING
        self.beam((x + way * d0, z + RISE + height + d0 * slope), (x + way * d1, z + RISE + height + d1 * slope), y)

    def beam(self, a, b, y, wide=0.052, high=0.045):
        """A handrail between two points (x, z) in the plane y."""
        (xa, za), (xb, zb) = a, b
        outline = [(xa, za - high), (xb, zb - high), (xb, zb), (xa, za)]
        self.rails.prism(outline if xb > xa else list(reversed(outline)), (y - wide / 2, y + wide / 2))

    def newel(self, x, y, z0, z1):
        """A post with a flat cap."""
        self.white.block((x, y, z0), (0.075, 0.075, z1 - z0))
        self.rails.block((x, y, z1), (0.095, 0.095, 0.024))


def put_stairs(look):
    """Builds all three stairs along the back wall y = 0. The engine shows one of them."""
    for stair in (straight(), turned(), folded()):
        stair.place(look)


def straight():
    stair, x = Stair('rak'), -1.30
    stair.flight(x, (-WIDTH, 0), 0, 14)
    stair.newel(x - 0.05, -WIDTH + 0.019, 0, RISE + 0.93)
    stair.newel(x + 14 * GOING + 0.03, -WIDTH + 0.019, 2.56, 3.75)
    return stair


def turned():
    """Eleven treads along the wall, then three winders round a post."""
    stair, x = Stair('svang'), -1.42
    end = x + 11 * GOING
    stair.flight(x, (-WIDTH, 0), 0, 11)
    stair.newel(x - 0.05, -WIDTH + 0.019, 0, RISE + 0.93)
    stair.newel(end + 0.02, -WIDTH + 0.019, 11 * RISE - 0.30, 3.75)
    far, reach = end + WIDTH, WIDTH * 0.57735
    pivot = (end, -WIDTH)
    outlines = [
        [pivot, (end + reach, 0), (end, 0)],
        [pivot, (far, -WIDTH + reach), (far, 0), (end + reach, 0)],
        [pivot, (far, -WIDTH), (far, -WIDTH + reach)],
    ]
    for i, outline in enumerate(outlines):
        top = (12 + i) * RISE
        upright(stair.treads, outline, top - 0.036, top)
        upright(stair.white, outline, top - RISE - 0.05, top - 0.037)
    stair.white.box((end, far), (-WIDTH - 0.02, -WIDTH + 0.012), (12 * RISE - 0.32, 2.80))
    return stair


def folded():
    """Seven treads, a landing, and seven treads back."""
    stair, x = Stair('u'), -0.20
    y0 = -2 * WIDTH - 0.08
    end = x + 7 * GOING
    stair.flight(x, (y0, y0 + WIDTH), 0, 7)
    level = 8 * RISE
    stair.treads.box((end - 0.025, end + WIDTH), (y0 + 0.035, -0.01), (level - 0.036, level))
    stair.white.box((end, end + WIDTH), (y0, y0 + 0.038), (level - 0.27, level + 0.05))
    stair.white.box((end, end + WIDTH), (y0 + 0.03, 0), (level - 0.22, level - 0.04))
    stair.white.box((end - 0.016, end - 0.001), (y0 + 0.036, -0.013), (level - 0.24, level - 0.037))
    for i in range(7):
        px = end + 0.10 + i * 0.127
        stair.white.box((px - 0.010, px + 0.010), (y0 + 0.009, y0 + 0.029), (level + 0.05, level + 0.89))
    stair.beam((end + 0.02, level + 0.92), (end + WIDTH, level + 0.92), y0 + 0.019)
    stair.newel(x - 0.05, y0 + 0.019, 0, RISE + 0.93)
    stair.newel(end + 0.02, y0 + 0.019, level - 0.32, level + 1.06)
    stair.newel(end + 0.02, y0 + WIDTH + 0.04, level - 0.25, level + 1.12)
    stair.flight(end, (-WIDTH, 0), level, 6, -1)
    stair.newel(end - 6 * GOING - 0.03, -WIDTH + 0.019, 2.50, 3.75)
    return stair


def upright(made, outline, z0, z1):
    """Extrudes a flat outline of (x, y) upwards."""
    n = len(outline)
    points = [(x, y, z0) for x, y in outline] + [(x, y, z1) for x, y in outline]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    made.add(points, [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n)), *sides])
