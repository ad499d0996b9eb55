"""The roof of a house from its description."""

import math

from mathutils import Vector

from . import roofs

EAVE_OVERHANG, GABLE_OVERHANG = 0.5, 0.45


class BuildingRoof:
    """Builds the roof of a building, by its kind, with eaves, gutters and barge boards."""

    def _roof(self, dormers):
        planes = {'gable': self._gable, 'hip': self._hip, 'mono': self._mono}[self.kind]()
        self.planes = planes
        for side, plane in planes.items():
            plane.hidden = [dormer.hides for dormer in dormers if dormer.side == side]
            roofs.cover(plane, **self.covering)

    def slope_height(self, y):
        """Returns the height of the roof's surface `y` metres inwards from the wall at the front or back eaves."""
        return self.eave + 0.16 + self.rise * y

    def _gable(self):
        c, s = math.cos(self.pitch), math.sin(self.pitch)
        half, deep = self.length / 2 + GABLE_OVERHANG, self.depth
        slope, low = (deep / 2 + EAVE_OVERHANG) / c, self.eave + 0.16 - EAVE_OVERHANG * self.rise
        planes = {
            'front': roofs.Plane(Vector((-half, -EAVE_OVERHANG, low)), Vector((1, 0, 0)), Vector((0, c, s)), 2 * half, slope),
            'back': roofs.Plane(Vector((half, deep + EAVE_OVERHANG, low)), Vector((-1, 0, 0)), Vector((0, -c, s)), 2 * half, slope),
        }
        crest = self.eave + self.rise * deep / 2 + 0.17
        self._ridge((-half, deep / 2, crest), (half, deep / 2, crest))
        for side, plane in planes.items():
            self._eave(plane, side)
            for end in (0, plane.length):
                self._barge(plane, end)
        return planes

    def _mono(self):
        c, s = math.cos(self.pitch), math.sin(self.pitch)
        half, deep = self.length / 2 + 0.35, self.depth
        low = self.eave + 0.14 - 0.35 * self.rise
        plane = roofs.Plane(Vector((-half, -0.35, low)), Vector((1, 0, 0)), Vector((0, c, s)), 2 * half, (deep + 0.8) / c)
        self._eave(plane, 'front')
        for end in (0, plane.length):
            self._barge(plane, end)
        back = [plane.at(a, plane.slope, 0.06) for a in (0, plane.length)]
        self.trim.slab([back[0], back[1], back[1] - Vector((0, 0.03, 0)), back[0] - Vector((0, 0.03, 0))], (0, 0, -0.24))
        self.trim.slab([plane.at(a, u, -0.12) for a, u in ((0, 0), (plane.length, 0), (plane.length, plane.slope), (0, plane.slope))], (0, 0, 0.02))
        return {'mono': plane}

    def _hip(self):
        c, s = math.cos(self.pitch), math.sin(self.pitch)
        out = EAVE_OVERHANG
        half, deep = self.length / 2 + out, self.depth + 2 * out
        slope, low = deep / 2 / c, self.eave + 0.16 - out * self.rise
        crest = low + self.rise * deep / 2
        long = [(0, 0), (2 * half, 0), (2 * half - deep / 2, slope), (deep / 2, slope)]
        short = [(0, 0), (deep, 0), (deep / 2, slope)]
        y0, y1 = -out, self.depth + out
        planes = {
            'front': roofs.Plane(Vector((-half, y0, low)), Vector((1, 0, 0)), Vector((0, c, s)), 2 * half, slope, long),
            'back': roofs.Plane(Vector((half, y1, low)), Vector((-1, 0, 0)), Vector((0, -c, s)), 2 * half, slope, long),
            'left': roofs.Plane(Vector((-half, y1, low)), Vector((0, -1, 0)), Vector((c, 0, s)), deep, slope, short),
            'right': roofs.Plane(Vector((half, y0, low)), Vector((0, 1, 0)), Vector((-c, 0, s)), deep, slope, short),
        }
        middle = self.depth / 2
        ends = [(-half + deep / 2, middle, crest), (half - deep / 2, middle, crest)]
        self._ridge(*[(x, y, z + 0.02) for x, y, z in ends])
        for (x, y), end in (((-half, y0), ends[0]), ((-half, y1), ends[0]), ((half, y0), ends[1]), ((half, y1), ends[1])):
            self._ridge((x, y, low + 0.02), end, radius=0.1)
        for side, plane in planes.items():
            self._eave(plane, side)
        return planes

    def _ridge(self, start, end, radius=0.12):
        covering = {name: mesh for name, mesh in self.covering.items() if name != 'deck'}
        roofs.ridge(start, end, radius=radius, **covering)

    def _eave(self, plane, side):
        """Builds soffit, fascia, gutter and downpipes along the lower edge of a slope. A gable that rises from the wall interrupts them."""
        inward, inset = Vector((plane.up.x, plane.up.y, 0)).normalized(), EAVE_OVERHANG if self.kind != 'mono' else 0.35
        gaps = [(spec['at'] - spec['width'] / 2, spec['at'] + spec['width'] / 2) for spec in self.house.get('dormers', []) if spec.get('side', 'front') == side and spec['kind'] == 'frontespis']
        middle = plane.length / 2
        spans, start = [], 0.0
        for left, right in sorted(gaps):
            spans.append((start, middle + left))
            start = middle + right
        spans.append((start, plane.length))
        for a, b in spans:
            p, q = plane.at(a, 0), plane.at(b, 0)
            low = [Vector((point.x, point.y, p.z - 0.09)) for point in (p, q)]
            wall_side = [point + inward * inset for point in low]
            self.trim.slab([low[0], low[1], wall_side[1], wall_side[0]], (0, 0, 0.02))
            self.trim.slab([low[0] + Vector((0, 0, -0.03)), low[1] + Vector((0, 0, -0.03)), low[1] + inward * 0.025 + Vector((0, 0, -0.03)), low[0] + inward * 0.025 + Vector((0, 0, -0.03))], (0, 0, 0.16))
            rim = [point - inward * 0.075 + Vector((0, 0, 0.07)) for point in low]
            for step in range(10):
                angles = [math.pi + math.pi * (step + turn) / 10 for turn in (0, 1)]
                ring = [(math.cos(angle) * 0.065, math.sin(angle) * 0.065) for angle in angles]
                self.gutter.face([rim[0] + inward * ring[0][0] + Vector((0, 0, ring[0][1])), rim[1] + inward * ring[0][0] + Vector((0, 0, ring[0][1])), rim[1] + inward * ring[1][0] + Vector((0, 0, ring[1][1])), rim[0] + inward * ring[1][0] + Vector((0, 0, ring[1][1]))])
        if side in ('front', 'back'):
            for a, turn in ((0, 1), (plane.length, -1)):
                self._downpipe(plane, a, turn, inward, inset)

    def _downpipe(self, plane, end, turn, inward, inset):
        over = (plane.length - self.length) / 2
        top = plane.at(end, 0) + plane.along * turn * (over + 0.22) - inward * 0.075 + Vector((0, 0, -0.1))
        wall = top + inward * (inset - 0.005) + Vector((0, 0, -0.38))
        self.gutter.tube(top, wall, 0.04, sides=10)
        foot = Vector((wall.x, wall.y, 0.24))
        self.gutter.tube(wall + Vector((0, 0, 0.02)), foot, 0.04, sides=10)
        self.gutter.tube(foot + Vector((0, 0, 0.02)), foot - inward * 0.17 + Vector((0, 0, -0.12)), 0.04, sides=10)

    def _barge(self, plane, end):
        """Adds two boards with a metal cap along the gable's edge, and the soffit under the boards."""
        inward = plane.along * (1 if end == 0 else -1)
        for depth, height, shift in ((0.03, 0.2, 0.0), (0.022, 0.11, -0.022)):
            low, high = plane.at(end, -0.02), plane.at(end, plane.slope)
            points = [low, low + inward * depth, high + inward * depth, high]
            self.trim.slab([point + inward * shift + Vector((0, 0, 0.06 - height)) for point in points], (0, 0, height))
        cap = [plane.at(end, -0.03) - inward * 0.05, plane.at(end, -0.03) + inward * 0.06, plane.at(end, plane.slope) + inward * 0.06, plane.at(end, plane.slope) - inward * 0.05]
        self.trim.slab([point + Vector((0, 0, 0.06)) for point in cap], (0, 0, 0.012))
        width = GABLE_OVERHANG if self.kind == 'gable' else 0.35
        soffit = [plane.at(end, 0), plane.at(end, 0) + inward * width, plane.at(end, plane.slope) + inward * width, plane.at(end, plane.slope)]
        self.trim.slab([point + Vector((0, 0, -0.12)) for point in soffit], (0, 0, 0.02))
