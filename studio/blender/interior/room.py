"""Walls with openings, ceiling, floor, skirting. Each wall has its own coordinates: x along the wall (to the right for a viewer in front of
it), y away from the room, z up. x = 0 is at the world's origin: u = x on the back wall, −y on the right, y on the left, −x on the front.
"""

from .solids import Solid, frame
from .surfaces import paint, variable

REVEAL = 0.24  # the depth of an opening: the thickness of a well insulated wall


class Room:
    """A room with vertical walls between x and y, with its materials. `height` in metres."""

    def __init__(self, x, y, height, wall='#f1eee6', variable_walls=True, ceiling='#f6f4ef'):
        self.x, self.y, self.height = x, y, height
        self.wall = variable('wall', wall, 0.85, 0.012, 0.05) if variable_walls else paint('wall', wall, 0.85, 0.012)
        self.trim = paint('trim', '#f2f0ea', 0.38, 0.01)
        self.ceiling = paint('ceiling', ceiling, 0.9, 0.008)

    def wall_frames(self):
        """Returns, for each wall, its coordinates and where it begins and ends."""
        (x0, x1), (y0, y1) = self.x, self.y
        return {
            'back': (frame(0, y1, 0, 0), x0, x1),
            'right': (frame(x1, 0, 0, -90), -y1, -y0),
            'left': (frame(x0, 0, 0, 90), y0, y1),
            'front': (frame(0, y0, 0, 180), -x1, -x0),
        }

    def at(self, name):
        return self.wall_frames()[name][0]

    def close(self, openings=None, skirting=None):
        """Builds four walls and a ceiling. For each wall, `openings` has rectangles (u0, u1, z0, z1) and `skirting` has stretches (u0,
        u1).
        """
        for name, (at, start, end) in self.wall_frames().items():
            holes = (openings or {}).get(name, [])
            self.put_wall(name, at, start, end, holes)
            gaps = [(u0 - 0.07, u1 + 0.07) for u0, u1, z0, _ in holes if z0 < 0.1]
            for u0, u1 in (skirting or {}).get(name, around(gaps, start, end)):
                put_skirting(at, u0, u1, self.trim)
        (x0, x1), (y0, y1) = self.x, self.y
        top = Solid()
        top.quad((x0, y0, self.height), (x0, y1, self.height), (x1, y1, self.height), (x1, y0, self.height))
        top.place('ceiling', self.ceiling)

    def put_wall(self, name, at, start, end, holes, group='wall'):
        """Builds one wall. The sides of its openings have the wall's colour."""
        wall = Solid()
        us = sorted({start, end, *(u for hole in holes for u in hole[:2])})
        zs = sorted({0.0, self.height, *(z for hole in holes for z in hole[2:])})
        for u0, u1 in zip(us, us[1:]):
            for z0, z1 in zip(zs, zs[1:]):
                if not any(a <= u0 and u1 <= b and c <= z0 and z1 <= d for a, b, c, d in holes):
                    wall.quad((u0, 0, z0), (u1, 0, z0), (u1, 0, z1), (u0, 0, z1))
        for u0, u1, z0, z1 in holes:
            ring = [(u0, z0), (u1, z0), (u1, z1), (u0, z1), (u0, z0)]
            for (a, c), (b, d) in zip(ring, ring[1:]):
                wall.quad((a, 0, c), (b, 0, d), (b, REVEAL, d), (a, REVEAL, c))
        wall.place(f'wall-{name}', self.wall, group, at=at)

    def put_floor(self, category, material):
        """Builds one flat floor. Its material is the pattern of the chosen answer."""
        (x0, x1), (y0, y1) = self.x, self.y
        floor = Solid()
        floor.quad((x0 - REVEAL, y0 - REVEAL, 0), (x1 + REVEAL, y0 - REVEAL, 0), (x1 + REVEAL, y1 + REVEAL, 0), (x0 - REVEAL, y1 + REVEAL, 0))
        floor.place('floor', material, category)


def around(gaps, start, end):
    """Returns the parts from start to end that are outside the gaps."""
    edges = [start, *(edge for gap in sorted(gaps) for edge in gap), end]
    return [(a, b) for a, b in zip(edges[::2], edges[1::2]) if b - a > 0.02]


def put_skirting(at, u0, u1, material, height=0.10):
    """A skirting board with a small bevel on top."""
    board = Solid()
    board.box((u0, u1), (-0.014, 0), (0, height))
    board.place('skirting', material, bevel=0.004, at=at)


def put_casing(at, u0, u1, z0, z1, material, width=0.07, sides=4, group='base', when=None):
    """Builds boards around an opening. If there are only three sides, the opening begins at the floor."""
    boards = Solid()
    low = z0 if sides == 3 else z0 - width
    boards.box((u0 - width, u0), (-0.015, 0), (low, z1 + width))
    boards.box((u1, u1 + width), (-0.015, 0), (low, z1 + width))
    boards.box((u0, u1), (-0.015, 0), (z1, z1 + width))
    if sides == 4:
        boards.box((u0, u1), (-0.015, 0), (z0 - width, z0))
    boards.place('casing', material, group, when, bevel=0.003, at=at)
