"""Roof planes and their coverings: tiles, standing-seam sheet metal, sedum."""

import math
import random
from dataclasses import dataclass, field

from mathutils import Vector


@dataclass
class Plane:
    """A slope of a roof. `origin` is its lower left corner seen from outside, `along` runs along the eaves, `up` points up the slope."""

    origin: Vector
    along: Vector
    up: Vector
    length: float
    slope: float
    outline: list = field(default_factory=list)  # polygon (along, up); empty: the whole rectangle
    hidden: list = field(default_factory=list)  # functions that return whether another roof covers this one at a world point

    @property
    def normal(self):
        return self.along.cross(self.up).normalized()

    def at(self, along, up, out=0.0):
        return self.origin + self.along * along + self.up * up + self.normal * out

    def covers(self, along, up):
        inside = not self.outline or _inside(along, up, self.outline)
        point = self.at(along, up)
        return inside and not any(hides(point) for hides in self.hidden)


def cover(plane, tiles, metal, sedum, deck):
    """Builds one slope in every covering, and the boards under it."""
    _tiles(plane, tiles)
    _seams(plane, metal)
    _green(plane, sedum)
    corners = plane.outline or [(0, 0), (plane.length, 0), (plane.length, plane.slope), (0, plane.slope)]
    if not plane.hidden:
        deck.face([plane.at(a, u, -0.02) for a, u in corners])
        return
    for a0, a1, u0, u1 in _cells(plane, 0.25):
        deck.face([plane.at(a0, u0, -0.02), plane.at(a1, u0, -0.02), plane.at(a1, u1, -0.02), plane.at(a0, u1, -0.02)])


def ridge(start, end, tiles, metal, sedum, radius=0.12):
    """Caps over a ridge or hip: half-round tiles, or a folded sheet."""
    start, end = Vector(start), Vector(end)
    count = max(1, round((end - start).length / 0.38))
    for index in range(count):
        a, b = start.lerp(end, index / count), start.lerp(end, (index + 1) / count)
        overlap = (end - start).normalized() * 0.02
        tiles.tube(a - overlap, b + overlap, radius, radius * 0.86, 12)
    for mesh in (metal, sedum):
        mesh.tube(start + Vector((0, 0, -0.05)), end + Vector((0, 0, -0.05)), 0.075, 0.075, 8, slot=1 if mesh is sedum else 0)


def _tiles(plane, mesh, wave=0.15, course=0.345, steps=7):
    """Builds tiles with two waves, course by course. Each tile is a few millimetres out of place, as on a real roof."""
    chance = random.Random(3)
    waves = max(1, round(plane.length / wave))
    courses = max(1, math.ceil(plane.slope / course))
    wave, course = plane.length / waves, plane.slope / courses

    def profile(t):
        t %= 1.0
        return 0.034 * (math.sin(math.pi * t / 0.68) if t < 0.68 else -0.12 * math.sin(math.pi * (t - 0.68) / 0.32))

    for row in range(courses):
        low, high = row * course - 0.03, min((row + 1) * course + 0.03, plane.slope)
        for first in range(0, waves, 2):
            count = min(2, waves - first)
            shift, lift = chance.uniform(-0.003, 0.003), chance.uniform(-0.0025, 0.0025)
            if not plane.covers((first + count / 2) * wave, (row + 0.5) * course):
                continue
            start, columns = len(mesh.vertices), steps * count + 1
            for column in range(columns):
                t = first + count * column / (columns - 1)
                height = profile(t if column < columns - 1 else t - 1e-6)
                mesh.vertices += [
                    tuple(plane.at(t * wave, low + shift, height + 0.005 + lift)),
                    tuple(plane.at(t * wave, low + shift, height + 0.034 + lift)),
                    tuple(plane.at(t * wave, high, height + 0.004 + lift)),
                ]
            for column in range(columns - 1):
                here, there = start + 3 * column, start + 3 * (column + 1)
                mesh.faces += [(here, there, there + 1, here + 1), (here + 1, there + 1, there + 2, here + 2)]
                mesh.slots += [0, 0]


def _seams(plane, mesh, spacing=0.5, columns=4):
    """Builds strips of sheet metal with standing seams. Each strip consists of narrow columns that end where another roof begins."""
    count = max(1, round(plane.length / spacing)) * columns
    for index, (a0, a1, u0, u1) in _strips(plane, count):
        mesh.face([plane.at(a0, u0, 0.02), plane.at(a1, u0, 0.02), plane.at(a1, u1, 0.02), plane.at(a0, u1, 0.02)])
        if index % columns == 0:
            corners = [plane.at(a0 - 0.012, u0, 0.02), plane.at(a0 + 0.012, u0, 0.02), plane.at(a0 + 0.012, u1, 0.02), plane.at(a0 - 0.012, u1, 0.02)]
            mesh.slab(corners, plane.normal * 0.032)


def _green(plane, mesh):
    """Sedum: a low, uneven carpet; the material adds the plants."""
    chance = random.Random(9)
    step = 0.085
    for a0, a1, u0, u1 in _cells(plane, step):
        heights = [0.03 + 0.035 * math.sin(a * 9.1 + u * 4.3) * math.sin(u * 7.7 - a * 3.1) + chance.uniform(-0.012, 0.012) for a, u in ((a0, u0), (a1, u0), (a1, u1), (a0, u1))]
        mesh.face([plane.at(a, u, 0.04 + height) for (a, u), height in zip(((a0, u0), (a1, u0), (a1, u1), (a0, u1)), heights)])
        mesh.slab([plane.at(a0, u0, 0), plane.at(a1, u0, 0), plane.at(a1, u1, 0), plane.at(a0, u1, 0)], plane.normal * 0.04, 0)


def _strips(plane, count):
    """Returns columns up the slope, each as long as the slope is at that position: (index, (start along, end along, lower end, upper
    end)).
    """
    step = plane.slope / 60
    for index in range(count):
        a0, a1 = plane.length * index / count, plane.length * (index + 1) / count
        run = None
        for level in range(61):
            u = level * step
            open_here = level < 60 and plane.covers((a0 + a1) / 2, u + step / 2)
            if open_here and run is None:
                run = u
            if not open_here and run is not None:
                yield index, (a0, a1, run, u)
                run = None


def _cells(plane, size):
    columns, rows = max(1, round(plane.length / size)), max(1, round(plane.slope / size))
    for column in range(columns):
        for row in range(rows):
            a0, a1 = plane.length * column / columns, plane.length * (column + 1) / columns
            u0, u1 = plane.slope * row / rows, plane.slope * (row + 1) / rows
            if plane.covers((a0 + a1) / 2, (u0 + u1) / 2):
                yield a0, a1, u0, u1


def _inside(x, y, polygon):
    inside = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1]):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside
