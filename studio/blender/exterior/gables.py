"""Ornaments for the upper part of gables: horizontal boards over a profiled strip, sawn fretwork under the barge boards, a round window."""

import math
from dataclasses import dataclass

from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from lib.mesh import Mesh

from .walls import Wall

# The width of a window's casing in metres: beside the opening, below it, above it.
CASING, BELOW, ABOVE = 0.115, 0.13, 0.135
ROUND = 0.3  # the radius of a round window, without its casing
RING = 0.09  # the width of the casing of a round window


def add(building, dormers):
    """Builds every kind of ornament, on both gables of the house and on those of its dormers."""
    boards, moulding, sawn_boards, casing, sash, panes = (Mesh() for _ in range(6))
    for gable in _gables(building, dormers):
        _panel(boards, moulding, gable)
        fretwork(sawn_boards, gable, 1.0 if gable.is_main else 0.8)
        _round_window(casing, sash, panes, gable)
    paint = building.paint
    boards.add('gable-boards', [paint['facade-gable']], 'gavel', 'gavel:dekorpanel')
    moulding.add('gable-list', [paint['trim-gable']], 'gavel', 'gavel:dekorpanel')
    sawn_boards.add('gable-fretwork', [paint['trim-gable']], 'gavel', 'gavel:snickarbard')
    casing.add('gable-casing', [paint['trim-gable']], 'gavel', 'gavel:rundfonster')
    sash.add('gable-sash', [paint['sash-gable']], 'gavel', 'gavel:rundfonster')
    panes.add('gable-pane', [paint['pane-gable']], 'gavel', 'gavel:rundfonster')


@dataclass(frozen=True)
class Gable:
    """A wall under two slopes, with x from its middle and z above the ground. Barge boards are `out` metres in front of the wall and reach
    `over` metres beyond its ends. `holes` are the wall's windows. A round window must be above the height `free`.
    """

    wall: Wall
    eave: float
    pitch: float
    out: float
    over: float
    holes: list
    free: float
    is_main: bool

    @property
    def rise(self):
        return math.tan(self.pitch)

    @property
    def half(self):
        return self.wall.length / 2

    @property
    def apex(self):
        return self.eave + self.rise * self.half

    def at(self, x, z, out):
        return self.wall.at(self.half + x, z, out)

    def under(self, end, along, below):
        """Returns the point at a distance down a slope from the apex, and at a depth below the slope. `end` is −1 for the left slope and 1
        for the right one.
        """
        c, s = math.cos(self.pitch), math.sin(self.pitch)
        return end * (along * c - below * s), self.apex - along * s - below * c

    def reach(self, z, lift=0.04):
        """Returns the distance from the gable's middle to its slopes at the height `z`, less a small margin, so that the result is inside
        the roof.
        """
        return max(0.0, min(self.half + 0.036, (self.apex + lift - z) / self.rise))


def _gables(building, dormers):
    house, floor = building.house, building.floor
    for name in ('left', 'right') if building.kind == 'gable' else ():
        wall = building.walls[name]
        holes = [(x, floor + sill, x + w, floor + sill + h) for x, sill, w, h in house.get(name, [])]
        yield Gable(wall, building.eave, building.pitch, 0.42, 0.5, _round_middle(holes, wall), building.eave, True)
    for dormer in dormers:
        wall = Wall(dormer.at(-dormer.width / 2, dormer.front, 0), dormer.frame.along, -dormer.frame.inward, dormer.width)
        over_porch = 'porch' in house and dormer.side == 'front' and abs(house['door']['at'] - building.length / 2 - dormer.middle) < dormer.width / 2
        yield Gable(wall, dormer.eave, dormer.pitch, 0.33, 0.32, _round_middle(dormer.holes(), wall), floor + 3.7 if over_porch else 0.0, False)


def _round_middle(holes, wall):
    return [(left - wall.length / 2, bottom, right - wall.length / 2, top) for left, bottom, right, top in holes]


# --- horizontal boards -----------------------------------------------------------------------------------------------------


def _panel(boards, moulding, gable, course=0.13):
    """Builds overlapping boards from the eaves up, or from above windows that cross the eaves. The boards leave out windows higher up."""
    holes = [(left - CASING, bottom - BELOW, right + CASING, top + ABOVE) for left, bottom, right, top in gable.holes]
    size = 1.0 if gable.is_main else 0.75
    start = max([gable.eave, *(top + 0.03 + 0.1 * size for _, bottom, _, top in holes if bottom < gable.eave + 0.15 and top > gable.eave - 0.15)])
    for low, high, below, above in ((-0.1, 0.04, 0.058, 0.058), (0.0, 0.04, 0.076, 0.076), (0.04, 0.08, 0.094, 0.1), (0.08, 0.102, 0.132, 0.112)):
        _course(moulding, gable, [], start + low * size, start + high * size, below, above)
    start += 0.1 * size
    for row in range(math.ceil((gable.apex - start) / course)):
        _course(boards, gable, holes, start + row * course, start + (row + 1) * course, 0.046, 0.03)


def _course(mesh, gable, holes, low, high, below, above):
    """Builds one board from slope to slope, around obstacles. `below` and `above` are the distances of its lower and upper edge from the
    wall.
    """
    across = [hole for hole in holes if hole[1] < high and hole[3] > low]
    edges = sorted({-gable.half - 1, gable.half + 1, *(edge for hole in across for edge in (hole[0], hole[2]))})
    for left, right in zip(edges, edges[1:]):
        spans = [(low, high)]
        for _, bottom, _, top in (hole for hole in across if hole[0] < (left + right) / 2 < hole[2]):
            spans = [(a, b) for z0, z1 in spans for a, b in ((z0, min(z1, bottom)), (max(z0, top), z1)) if b - a > 0.005]
        for bottom, top in spans:
            ends = [(max(left, -gable.reach(z)), min(right, gable.reach(z)), z, below + (above - below) * (z - low) / (high - low)) for z in (bottom, top)]
            if ends[0][0] < ends[0][1]:
                mesh.hexahedron([gable.at(x, z, out) for a, b, z, front in ends for x, out in ((a, 0), (b, 0), (max(a, b), front), (min(a, b), front))])


# --- fretwork --------------------------------------------------------------------------------------------------------------


def fretwork(mesh, gable, size):
    """Builds a sawn board of this size under each barge board. The boards meet in a post. The main gables also have a collar beam, with a
    pattern like a sun above it.
    """
    back, front = gable.out - 0.03, gable.out
    fall = 0.4 + 0.5 * gable.rise if gable.is_main else 0.0
    first = (fall + 0.06 - 0.05 * math.cos(gable.pitch)) / math.sin(gable.pitch) if gable.is_main else (0.05 + 0.17 * size * math.sin(gable.pitch)) / math.cos(gable.pitch)
    for end in (-1, 1):
        tongues(mesh, gable, end, first, size, back, front)
    if gable.is_main:
        beam = gable.apex - fall
        _sun(mesh, gable, beam + 0.05)
        ends = [(gable.reach(z, 0.015), z) for z in (beam - 0.055, beam + 0.055)]
        sawn(mesh, gable, [(-ends[0][0], ends[0][1]), (ends[0][0], ends[0][1]), (ends[1][0], ends[1][1]), (-ends[1][0], ends[1][1])], [], back - 0.01, front + 0.015)
    _post(mesh, gable, fall + 0.1 if gable.is_main else 0.2, size)


def tongues(mesh, gable, end, first, size, back, front):
    """Builds hanging tongues. Each has a hole, and between two tongues is a slot that ends in a smaller hole."""
    last, tip = (gable.half + gable.over - 0.04) / math.cos(gable.pitch), 0.05 * math.tan(gable.pitch)
    count = round((last - first) / (0.2 * size))
    step = (last - first) / count
    outline, holes = [(-tip, -0.05), (1.2 * tip * size, 0.06 * size)], []
    for index in range(count):
        middle = first + (index + 0.5) * step
        half = step / 2 - 0.014 * size
        outline += [(middle - step / 2, 0.055 * size), *_arc(middle - step / 2, 0.088 * size, 0.033 * size, -90, 62, 8)]
        outline += _arc(middle, 0.175 * size, half, 180, 0, 18)
        outline += _arc(middle + step / 2, 0.088 * size, 0.033 * size, 118, 270, 8)
        holes.append(_arc(middle, 0.165 * size, 0.036 * size, 0, 345, 24))
    outline += [(last, 0.055 * size), (last + 0.03, 0.04 * size), (last + 0.03, -0.05)]
    sawn(mesh, gable, [gable.under(end, *point) for point in outline], [[gable.under(end, *point) for point in hole] for hole in holes], back, front)


def _sun(mesh, gable, base, rays=10):
    """Builds a board above a collar beam, with slots that spread like rays from a half disc. On low gables its corners have round holes."""
    inner, wide, holes, edge = 0.2, math.pi / rays * 0.3, [], gable.reach(base, 0.03)

    def outer(turn):
        """Returns the distance from the centre of the half disc to the slope in the direction `turn` (radians), less a margin."""
        return ((gable.apex - base) * math.cos(gable.pitch) - 0.11) / math.sin(gable.pitch + min(turn, math.pi - turn))

    for turn in (math.pi * (ray + 0.5) / rays for ray in range(rays)):
        middle = outer(turn) / (1 + math.sin(wide))
        if middle > inner + 0.06:
            cap = _arc(middle * math.cos(turn), base + middle * math.sin(turn), middle * math.sin(wide), math.degrees(turn) - 90, math.degrees(turn) + 90, 10)
            holes.append([*((inner * math.cos(side), base + inner * math.sin(side)) for side in (turn + wide, turn - wide)), *cap])
    pearl = outer(math.pi / 2 / rays) + 0.1
    while (radius := ((edge - pearl) * gable.rise - 0.11) * 0.45) > 0.02:
        holes += [_arc(end * pearl, base + radius + 0.025, radius, 0, 345, 24) for end in (-1, 1)]
        pearl += 2 * radius + 0.06
    sawn(mesh, gable, [(-edge, base), (edge, base), (0, gable.apex + 0.03)], holes, gable.out - 0.035, gable.out - 0.012)
    sawn(mesh, gable, _arc(0, base, 0.13, 0, 180, 24), [], gable.out - 0.02, gable.out + 0.012)


def _post(mesh, gable, length, size):
    """Builds a square post from the apex down, which ends in a turned drop."""
    half, foot = 0.045 * size, gable.apex - length
    side = gable.apex - half * gable.rise
    sawn(mesh, gable, [(-half, foot), (half, foot), (half, side), (0, gable.apex), (-half, side)], [], gable.out - 0.045, gable.out + 0.028)
    drop = [(0.0, 0.036), (0.02, 0.036), (0.035, 0.022), (0.05, 0.022), (0.07, 0.042), (0.1, 0.052), (0.13, 0.044), (0.16, 0.02), (0.18, 0.018), (0.2, 0.03), (0.22, 0.026), (0.25, 0.004)]
    for (high, upper), (low, lower) in zip(drop, drop[1:]):
        mesh.tube(gable.at(0, foot - high * size, gable.out - 0.008), gable.at(0, foot - low * size, gable.out - 0.008), upper * size, lower * size, 16, caps=False)


# --- round window ----------------------------------------------------------------------------------------------------------


def _round_window(casing, sash, panes, gable):
    """Builds a round window in the middle of the gable, half-way between what is below it and the roof. Builds none if the space is too
    small.
    """
    rim = ROUND + RING
    beside = [top + 0.16 for left, _, right, top in gable.holes if left - 0.2 < rim and right + 0.2 > -rim]
    low = max([gable.free, *beside]) + rim + 0.06
    high = gable.apex - (rim + (0.14 if gable.is_main else 0.1)) / math.cos(gable.pitch)
    if low > high:
        return
    middle = (low + high) / 2

    def circle(radius):
        return _arc(0, middle, radius, 0, 354, 60)

    sawn(casing, gable, circle(rim), [circle(ROUND - 0.005)], 0, 0.07)
    sawn(casing, gable, circle(rim + 0.012), [circle(rim - 0.022)], 0, 0.084)
    sawn(sash, gable, circle(ROUND), [circle(ROUND - 0.05)], 0, 0.054)
    panes.face([gable.at(x, z, 0.032) for x, z in circle(ROUND - 0.04)])
    for wide, tall, front in ((0.014, ROUND - 0.04, 0.046), (ROUND - 0.04, 0.014, 0.045)):
        gable.wall.box(sash, gable.half - wide, gable.half + wide, 0.02, front, middle - tall, middle + tall)


def _arc(x, y, radius, start, end, steps):
    """Returns points on a circle from one angle to another, in degrees."""
    turns = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def sawn(mesh, gable, outline, holes, back, front):
    """Builds a board with this outline, parallel to the gable, with holes."""
    rings, first = [outline, *holes], len(mesh.vertices)
    points = [point for ring in rings for point in ring]
    count = len(points)
    mesh.vertices += [tuple(gable.at(x, z, out)) for out in (back, front) for x, z in points]
    triangles = tessellate_polygon([[Vector((x, z, 0)) for x, z in ring] for ring in rings])
    mesh.faces += [tuple(first + level + corner for corner in triangle) for level in (0, count) for triangle in triangles]
    start = first
    for ring in rings:
        here = [start + index for index in range(len(ring))]
        mesh.faces += [(a, b, b + count, a + count) for a, b in zip(here, here[1:] + here[:1])]
        start += len(ring)
    mesh.slots += [0] * (len(mesh.faces) - len(mesh.slots))
