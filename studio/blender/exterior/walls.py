"""A façade: vertical (lockpanel) or horizontal boards on a wall with openings, up to a roof line."""

import random

from mathutils import Vector

UP = Vector((0, 0, 1))


class Wall:
    """A wall and its coordinates: `along` metres from its corner, `up` metres above the ground, `out` metres in front of its surface."""

    def __init__(self, corner, direction, outward, length):
        self.corner, self.direction, self.outward, self.length = Vector(corner), Vector(direction), Vector(outward), length

    def at(self, along, up, out=0.0):
        return self.corner + self.direction * along + UP * up + self.outward * out

    def box(self, mesh, along0, along1, out0, out1, up0, up1, slot=0):
        mesh.box(along0, along1, out0, out1, up0, up1, slot, lambda x, y, z: self.at(x, z, y))


def clad(standing, lying, wall, top, holes, base, kinks=()):
    """Builds both claddings of a wall, each into its own mesh. `top(along)` is the roof line; `holes` are (left, bottom, right, top)."""
    _sheet(standing, wall, top, holes, base, kinks)
    _sheet(lying, wall, top, holes, base, kinks)
    _standing_boards(standing, wall, top, holes, base)
    _lying_boards(lying, wall, top, holes, base)


def _sheet(mesh, wall, top, holes, base, kinks):
    """Builds the lower boards of a vertical cladding as one flat sheet, without the openings."""
    edges = {0.0, wall.length, *kinks, *(hole[0] for hole in holes), *(hole[2] for hole in holes)}
    cuts = sorted(min(max(edge, 0.0), wall.length) for edge in edges)
    for left, right in zip(cuts, cuts[1:]):
        if right - left < 1e-3:
            continue
        low, high = top(left + 1e-4), top(right - 1e-4)
        for bottom, ceiling in _between((left + right) / 2, max(low, high), holes, base):
            reaches = ceiling >= max(low, high) - 1e-6
            a, b = (low, high) if reaches else (ceiling, ceiling)
            mesh.face([wall.at(left, bottom), wall.at(right, bottom), wall.at(right, max(b, bottom)), wall.at(left, max(a, bottom))])


def _standing_boards(mesh, wall, top, holes, base, spacing=0.165, width=0.052, thickness=0.024):
    """Builds the boards over the gaps between the lower boards. They give a Swedish façade its stripes."""
    chance = random.Random(5)
    count = max(1, round(wall.length / spacing))
    for index in range(count + 1):
        middle = wall.length * index / count
        left, right = max(0.0, middle - width / 2), min(wall.length, middle + width / 2)
        height = min(top(left), top(right))
        spans = _between(middle, height, [(h[0] - width / 2, h[1], h[2] + width / 2, h[3]) for h in holes], base)
        for bottom, ceiling in spans:
            if ceiling - bottom > 0.03:
                wall.box(mesh, left, right, 0, thickness + chance.uniform(-0.002, 0.002), bottom, ceiling)


def _lying_boards(mesh, wall, top, holes, base, course=0.145, thickness=0.026):
    """Overlapping horizontal boards, each with its lower edge further out, which casts a line of shadow."""
    highest = max(top(wall.length * step / 64) for step in range(65))
    rows = int((highest - base) / course) + 1
    for row in range(rows):
        low, high = base + row * course, base + (row + 1) * course
        for left, right in _free(wall, top, holes, low, min(high, highest)):
            lower = [wall.at(left, low, 0), wall.at(right, low, 0), wall.at(right, low, thickness), wall.at(left, low, thickness)]
            crown = [min(high, top(min(max(along, 0.0), wall.length))) for along in (left, right)]
            if max(crown) - low < 0.01:
                continue
            upper = [
                wall.at(left, max(crown[0], low), 0),
                wall.at(right, max(crown[1], low), 0),
                wall.at(right, max(crown[1], low), 0.008),
                wall.at(left, max(crown[0], low), 0.008),
            ]
            mesh.hexahedron([lower[3], lower[2], lower[1], lower[0], upper[3], upper[2], upper[1], upper[0]])


def _free(wall, top, holes, low, high):
    """Returns the parts of a row of boards under the roof line and beside the openings. Under a sloping top they are short pieces."""
    edges = {0.0, wall.length}
    for left, bottom, right, ceiling in holes:
        if bottom < high - 0.02 and ceiling > low + 0.02:
            edges |= {left, right}
    step = 0.12
    slopes = top(0.0) != top(wall.length / 2) or top(wall.length / 2) != top(wall.length)
    if slopes and high > min(top(0.0), top(wall.length)) - 0.2:
        edges |= {wall.length * n / max(1, round(wall.length / step)) for n in range(round(wall.length / step) + 1)}
    cuts = sorted(edge for edge in edges if 0 <= edge <= wall.length)
    for left, right in zip(cuts, cuts[1:]):
        middle = (left + right) / 2
        open_here = any(h[0] < middle < h[2] and h[1] < high - 0.02 and h[3] > low + 0.02 for h in holes)
        if right - left > 1e-3 and top(middle) > low and not open_here:
            yield left, right


def _between(along, height, holes, base):
    """Returns the parts of the wall above and below the openings, at one position along it."""
    low = base
    for bottom, ceiling in sorted((hole[1], hole[3]) for hole in holes if hole[0] < along < hole[2]):
        if bottom > low:
            yield low, bottom
        low = max(low, ceiling)
    if low < height:
        yield low, height
