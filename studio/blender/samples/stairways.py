"""Stairs in three shapes, as models on a table."""

from interior.solids import Solid

from .looks import coat, put_sweep, timber
from .stage import still

RISE, GOING, WIDE = 0.187, 0.25, 0.95


class Stair:
    """Wooden treads on white strings."""

    def __init__(self, colour):
        self.colour, self.treads, self.white = colour, Solid(), Solid()

    def step(self, corners, height):
        """Adds a tread over the corners (x, y), counter-clockwise, and the white block under it."""
        n = len(corners)
        for made, low, high in ((self.treads, height - 0.04, height), (self.white, 0.0, height - 0.04)):
            points = [(x, y, z) for z in (low, high) for x, y in corners]
            made.add(points, [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n)), *((i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n))])

    def run(self, x, y, toward, count, level):
        """Adds `count` steps along a line that starts at (x, y). The flight is to the left of that line."""
        dx, dy = toward
        for i in range(count):
            a, b = (x + dx * GOING * i, y + dy * GOING * i), (x + dx * (GOING * (i + 1) + 0.02), y + dy * (GOING * (i + 1) + 0.02))
            left = (-dy * WIDE, dx * WIDE)
            self.step([a, b, (b[0] + left[0], b[1] + left[1]), (a[0] + left[0], a[1] + left[1])], (level + i + 1) * RISE)
        return level + count

    def place(self):
        put_sweep('#d3cab9', 2.6, 1.0, 14)
        self.treads.place('treads', timber('treads', self.colour, along='x', roughness=0.45, uneven=0.08), bevel=0.012)
        self.white.place('white', coat('white', '#f0ece1', 0.5, 0.05), bevel=0.004)


def straight(sample):
    stair = Stair(sample.colour)
    stair.run(-1.55, -0.45, (1, 0), 12, 0)
    stair.place()
    return still(4.0, (-5.4, -8.6, 5.4), (0.0, 0.0, 1.05), 0.74)


def turning(sample):
    stair = Stair(sample.colour)
    level = stair.run(-1.5, -1.25, (1, 0), 7, 0)
    x, y = -1.5 + 7 * GOING, -1.25
    pivot = (x, y + WIDE)
    rim = [(x, y), (x + 0.55, y), (x + WIDE, y + 0.4), (x + WIDE, y + WIDE)]
    for i in range(3):
        stair.step([rim[i], rim[i + 1], pivot], (level + i + 1) * RISE)
    stair.run(x + WIDE, y + WIDE, (0, 1), 4, level + 3)
    stair.place()
    return still(4.1, (-5.0, -8.6, 6.2), (-0.1, 0.0, 1.05), 0.74)


def folded(sample):
    stair = Stair(sample.colour)
    level = stair.run(-1.3, -1.05, (1, 0), 6, 0)
    x = -1.3 + 6 * GOING
    stair.step([(x, -1.05), (x + 1.0, -1.05), (x + 1.0, 0.95), (x, 0.95)], (level + 1) * RISE)
    stair.run(x + 0.02, 0.95, (-1, 0), 6, level + 1)
    stair.place()
    return still(4.1, (-4.6, -8.6, 6.4), (0.0, 0.0, 1.0), 0.74)


PATTERNS = {'trappa-rak': straight, 'trappa-svang': turning, 'trappa-u': folded}
