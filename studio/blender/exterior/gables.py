"""What the tips of gables may have: lying boards over a profiled list, sawn fretwork under the barge boards, a round window."""

import math
from dataclasses import dataclass

from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from lib.mesh import Mesh

from .walls import Wall

# Metres of a window's casing round its opening: beside it, below it, above it.
CASING, BELOW, ABOVE = 0.115, 0.13, 0.135
ROUND = 0.3  # the radius of a round window, without its casing
RING = 0.09  # the width of its casing


def add(building, dormers):
    """Every kind, on both gables and on those of dormers."""
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
    """A wall under two slopes: x from its middle, z over the ground. Barge boards begin `out` metres from the wall, and reach `over` metres
    beyond its ends. `holes` are its windows; a round one must also be above `free`.
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
        """A point by its way down a slope from the apex, and how far it is below that; `end`: −1 the left slope, 1 the right one."""
        c, s = math.cos(self.pitch), math.sin(self.pitch)
        return end * (along * c - below * s), self.apex - along * s - below * c

    def reach(self, z, lift=0.04):
        """How far from the middle the slopes are at a height, a little within the roof."""
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


# --- lying boards ----------------------------------------------------------------------------------------------------------


def _panel(boards, moulding, gable, course=0.13):
    """Lapped boards from the eaves up, or from above the windows that stand across that level; those higher up are left free."""
    holes = [(left - CASING, bottom - BELOW, right + CASING, top + ABOVE) for left, bottom, right, top in gable.holes]
    size = 1.0 if gable.is_main else 0.75
    start = max([gable.eave, *(top + 0.03 + 0.1 * size for _, bottom, _, top in holes if bottom < gable.eave + 0.15 and top > gable.eave - 0.15)])
    for low, high, below, above in ((-0.1, 0.04, 0.058, 0.058), (0.0, 0.04, 0.076, 0.076), (0.04, 0.08, 0.094, 0.1), (0.08, 0.102, 0.132, 0.112)):
        _course(moulding, gable, [], start + low * size, start + high * size, below, above)
    start += 0.1 * size
    for row in range(math.ceil((gable.apex - start) / course)):
        _course(boards, gable, holes, start + row * course, start + (row + 1) * course, 0.046, 0.03)


def _course(mesh, gable, holes, low, high, below, above):
    """One board from slope to slope, round what is in its way: so far out at its lower edge, and at its upper one."""
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
    """A sawn board under each barge board, so large. They meet in a post: of main gables over a collar beam, with a sun in the tip."""
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
    """Hanging tongues, each with a hole, between slots that end in a smaller one."""
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
    """A board that fills the tip over a collar beam, with slots that fan out from a half disc; of low tips, with pearls in the corners."""
    inner, wide, holes, edge = 0.2, math.pi / rays * 0.3, [], gable.reach(base, 0.03)

    def outer(turn):
        """As far as the slope, less a margin."""
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
    """Square, from the apex down, with a turned drop."""
    half, foot = 0.045 * size, gable.apex - length
    side = gable.apex - half * gable.rise
    sawn(mesh, gable, [(-half, foot), (half, foot), (half, side), (0, gable.apex), (-half, side)], [], gable.out - 0.045, gable.out + 0.028)
    drop = [(0.0, 0.036), (0.02, 0.036), (0.035, 0.022), (0.05, 0.022), (0.07, 0.042), (0.1, 0.052), (0.13, 0.044), (0.16, 0.02), (0.18, 0.018), (0.2, 0.03), (0.22, 0.026), (0.25, 0.004)]
    for (high, upper), (low, lower) in zip(drop, drop[1:]):
        mesh.tube(gable.at(0, foot - high * size, gable.out - 0.008), gable.at(0, foot - low * size, gable.out - 0.008), upper * size, lower * size, 16, caps=False)


# --- round window ----------------------------------------------------------------------------------------------------------


def _round_window(casing, sash, panes, gable):
    """In the middle, half-way between what is below it and the roof; none where it has no room."""
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
    """Points on a circle, from one angle to another, in degrees."""
    turns = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def sawn(mesh, gable, outline, holes, back, front):
    """A board of this outline, parallel to the gable, with holes."""
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
