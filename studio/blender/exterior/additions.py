"""Parts of a house besides walls and roof: dormers, steps, chimney, roof windows, the posts of a carport. Porches, terraces, solar panels
and gable ornaments have their own files.
"""

import math

from mathutils import Vector

from lib.mesh import Mesh

from . import gables, porch, roofs, solar, terrace
from .openings import window
from .walls import Wall, clad


def add(building):
    """Builds the parts that the description of the house has: steps, porch, terrace, ornaments, chimney, roof windows and solar panels."""
    house = building.house
    if house.get('door'):
        _steps(building)
        if house.get('porch'):
            porch.add(building)
    if house.get('terrace'):
        terrace.add(building, house['terrace'])
        gables.add(building, [Dormer(building, spec) for spec in house.get('dormers', [])])
    if house.get('chimney'):
        _chimney(building, *house['chimney'])
    for side in house.get('skylight', {}):
        _skylights(building, side)
    solar.add(building, {side: [(left, low, left + PANE_WIDTH, low + PANE_LENGTH) for left, low in _panes(building, side)] for side in building.planes})


class Dormer:
    """A gable that rises from the wall (`frontespis`) or a dormer on the roof (`kupa`)."""

    def __init__(self, building, spec):
        self.building, self.spec = building, spec
        self.side, self.kind = spec.get('side', 'front'), spec['kind']
        self.width, self.middle = spec['width'], spec['at']
        self.front = spec.get('setback', 0.0) if self.kind == 'kupa' else 0.0
        self.pitch = math.radians(spec['pitch'])
        self.rise = math.tan(self.pitch)
        self.eave = building.floor + spec['eave']
        self.frame = building.sides[self.side]
        self.is_gable_front = self.kind == 'frontespis'

    def at(self, x, y, z):
        return self.frame(self.middle + x, y, z)

    def local(self, point):
        away = point - self.frame.origin
        return away.dot(self.frame.along) - self.middle, away.dot(self.frame.inward), point.z

    def hides(self, point):
        """Returns whether a point of the house's main roof is under this dormer."""
        x, y, z = self.local(point)
        if abs(x) > self.width / 2 - 0.04 or y < (self.front if self.kind == 'kupa' else -2):
            return False
        # Behind the wall the main roof continues a little under the dormer's roof, so that there is no gap where they meet.
        sunk = -0.12 if y < self.front + 0.15 else 0.14
        return z < self.eave - sunk + self.rise * (self.width / 2 - abs(x))

    def raise_wall(self, top, kinks):
        """Returns the façade's roof line, raised to the outline of this gable."""
        middle, half = self.building.length / 2 + self.middle, self.width / 2

        def raised(along):
            inside = abs(along - middle) < half
            return self.eave + self.rise * (half - abs(along - middle)) if inside else top(along)

        return raised, [*kinks, middle - half, middle, middle + half]

    def holes(self, left=0.0):
        """Returns the windows of this gable as openings of the wall below it. `left` is where that wall begins, in metres."""
        floor = self.building.floor
        return [(left + x, floor + sill, left + x + w, floor + sill + h) for x, sill, w, h in self.spec['windows']]

    def build(self):
        b, half = self.building, self.width / 2
        base = b.eave - 0.1 if self.front == 0 else b.slope_height(self.front) - 0.25
        reach = (self.eave - b.eave) / b.rise
        if self.kind == 'kupa':
            wall = Wall(self.at(-half, self.front, 0), self.frame.along, -self.frame.inward, self.width)
            for left, right in ((0, half), (half, self.width)):
                piece = Wall(wall.at(left, 0), wall.direction, wall.outward, right - left)
                inside = [(max(h[0], left) - left, h[1], min(h[2], right) - left, h[3]) for h in self.holes() if h[2] > left and h[0] < right]
                clad(b.standing, b.lying, piece, lambda u, left=left: self.eave + self.rise * (half - abs(u + left - half)), inside, base)
        else:
            wall = Wall(self.at(-half, 0, 0), self.frame.along, -self.frame.inward, self.width)
            wall.box(b.trim, 0, self.width, 0, 0.05, b.eave - 0.09, b.eave + 0.09)
        for x, sill, w, h in self.spec['windows']:
            window(wall, x, b.floor + sill, w, h, b.parts, sashes=1 if w < 0.8 else 2)
        for along, end in ((0, -1), (self.width, 1)):
            a0, a1 = sorted((along + end * 0.034, along - end * 0.11))
            wall.box(b.trim, a0, a1, -0.002, 0.036, base, self.eave + 0.05)
            start = self.at(end * half, reach + 0.1 if end < 0 else self.front, 0)
            cheek = Wall(start, -self.frame.inward if end < 0 else self.frame.inward, self.frame.along * end, max(0.05, reach + 0.1 - self.front))
            clad(b.standing, b.lying, cheek, lambda u: self.eave, [], base)
        self._roof(reach)

    def _roof(self, reach):
        b, half, over, out = self.building, self.width / 2, 0.32, 0.36
        c, s = math.cos(self.pitch), math.sin(self.pitch)
        crest = self.eave + self.rise * half
        back = (crest - b.eave) / b.rise + 0.3
        low = self.eave + 0.14 - over * self.rise
        slope, front = (half + over) / c, self.front - out
        for end in (-1, 1):
            along = -self.frame.inward if end < 0 else self.frame.inward
            origin = self.at(end * (half + over), back if end < 0 else front, low)
            up = self.frame.along * (-end * c) + Vector((0, 0, s))
            plane = roofs.Plane(origin, along, up, back - front, slope, hidden=[self._under_main])
            roofs.cover(plane, **b.covering)
            self._edges(end, half, over, out, low, crest, reach)
        covering = {name: mesh for name, mesh in b.covering.items() if name != 'deck'}
        roofs.ridge(self.at(0, front, crest + 0.17), self.at(0, (crest - b.eave) / b.rise + 0.1, crest + 0.17), radius=0.11, **covering)

    def _under_main(self, point):
        _, y, z = self.local(point)
        return y > 0 and z < self.building.slope_height(y) - 0.04

    def _edges(self, end, half, over, out, low, crest, reach):
        b, front, x0 = self.building, self.front - out, end * (half + over)
        for height, shift in ((0.19, 0.0), (0.1, -0.022)):
            points = [self.at(x0, front + shift, low + 0.07 - height), self.at(x0, front + shift + 0.03, low + 0.07 - height), self.at(0, front + shift + 0.03, crest + 0.21 - height), self.at(0, front + shift, crest + 0.21 - height)]
            b.trim.slab(points, (0, 0, height))
        soffit = [self.at(x0, front, low - 0.11), self.at(x0, reach, low - 0.11), self.at(0, reach, crest + 0.03), self.at(0, front, crest + 0.03)]
        b.trim.slab(soffit, (0, 0, 0.02))
        cap = [self.at(x0, front - 0.04, low + 0.07), self.at(x0, front + 0.05, low + 0.07), self.at(0, front + 0.05, crest + 0.21), self.at(0, front - 0.04, crest + 0.21)]
        b.trim.slab(cap, (0, 0, 0.012))
        a0, a1 = sorted((x0, x0 - end * 0.025))
        b.trim.hexahedron([self.at(x, y, z) for z in (low - 0.12, low + 0.03) for x, y in ((a0, front + 0.02), (a1, front + 0.02), (a1, reach - 0.2), (a0, reach - 0.2))])


def _steps(building):
    """Two concrete steps at the entrance, for houses without a porch."""
    mesh, entrance = Mesh(), building.house['door']
    wall, middle = building.walls[entrance.get('side', 'front')], entrance['at']
    for step, (reach, top) in enumerate(((0.75, building.floor - 0.02), (1.1, building.floor - 0.19))):
        wall.box(mesh, middle - 1.0 - 0.15 * step, middle + 1.0 + 0.15 * step, 0, reach, -0.1, top)
    mesh.add('steps', [building.paint['plinth']], '', 'porch:none' if building.house.get('porch') else '', bevel=0.01)


def _chimney(building, x, y):
    """Builds the three kinds of chimney: bricks, sheet metal, or a steel pipe. All have the same height and a flashing at the roof. The top
    of the brick chimney is metal too.
    """
    brick, cladding, pipe = Mesh(), Mesh(), Mesh()
    crest = building.eave + building.rise * building.depth / 2
    surface = building.slope_height(min(y, building.depth - y))
    top = crest + 0.95
    brick.box(x - 0.33, x + 0.33, y - 0.33, y + 0.33, surface - 0.7, top)
    metal = {key: _chimney_metal(x, y, surface, top) for key in ('on', 'plat')}
    cladding.box(x - 0.3, x + 0.3, y - 0.3, y + 0.3, surface - 0.7, top)
    for seam in range(1, int((top - surface) / 0.45) + 1):
        cladding.box(x - 0.306, x + 0.306, y - 0.306, y + 0.306, top - 0.45 * seam - 0.009, top - 0.45 * seam + 0.009)
    pipe.tube((x, y, surface - 0.6), (x, y, top + 0.16), 0.15, sides=24)
    pipe.tube((x, y, surface - 0.3), (x, y, surface + 0.3), 0.36, 0.17, sides=24)
    pipe.tube((x, y, top + 0.16), (x, y, top + 0.24), 0.09, sides=16)
    pipe.tube((x, y, top + 0.24), (x, y, top + 0.32), 0.22, 0.03, sides=24)
    paint = building.paint
    brick.add('chimney', [paint['brick']], 'chimney', 'chimney:on')
    cladding.add('chimney-cladding', [paint['cladding']], 'chimney', 'chimney:plat')
    pipe.add('chimney-pipe', [paint['flashing']], 'chimney', 'chimney:stal')
    for key, mesh in metal.items():
        mesh.add(f'chimney-metal-{key}', [paint['flashing']], 'chimney', f'chimney:{key}')


def _chimney_metal(x, y, surface, top):
    """Builds the black metal parts of a chimney with cladding: flashing, crown and hat."""
    metal = Mesh()
    metal.box(x - 0.4, x + 0.4, y - 0.4, y + 0.4, surface - 0.5, surface + 0.22)
    metal.box(x - 0.4, x + 0.4, y - 0.4, y + 0.4, top, top + 0.06)
    metal.tube((x, y, top), (x, y, top + 0.26), 0.11, sides=16)
    metal.tube((x, y, top + 0.3), (x, y, top + 0.33), 0.19, 0.05, sides=16)
    return metal


PANE_WIDTH, PANE_LENGTH = 0.78, 1.18  # metres of a roof window, along the slope and up
STORE_DOOR = (3.55, 4.45)  # where the door is in the wall between a carport and its storeroom: metres from the back
SKYLIGHTS = {'back': 'tva,fyra,motor', 'front': 'fyra,motor'}  # for each slope, the answers with windows in it


def _skylights(building, side):
    """Windows in a slope: a pane in a sash of dark metal, in a flashing. Windows with a motor have a strip of solar cells above them."""
    metal, panes, cells, slope = Mesh(), Mesh(), Mesh(), building.planes[side]

    def box(mesh, x0, x1, u0, u1, low, high):
        corners = [(x0, u0, low), (x1, u0, low), (x1, u1, low), (x0, u1, low), (x0, u0, high), (x1, u0, high), (x1, u1, high), (x0, u1, high)]
        mesh.hexahedron([slope.at(*corner) for corner in corners])

    for left, low in _panes(building, side):
        right, high = left + PANE_WIDTH, low + PANE_LENGTH
        box(metal, left - 0.1, right + 0.1, low - 0.14, high + 0.1, 0.0, 0.078)
        for x0, x1, u0, u1 in ((left, left + 0.07, low, high), (right - 0.07, right, low, high), (left + 0.07, right - 0.07, low, low + 0.07), (left + 0.07, right - 0.07, high - 0.1, high)):
            box(metal, x0, x1, u0, u1, 0.07, 0.125)
        panes.face([slope.at(a, u, 0.105) for a, u in ((left + 0.06, low + 0.06), (right - 0.06, low + 0.06), (right - 0.06, high - 0.08), (left + 0.06, high - 0.08))])
        box(cells, left + 0.04, right - 0.04, high + 0.11, high + 0.26, 0.07, 0.14)
    when = f'skylight:{SKYLIGHTS[side]}'
    metal.add(f'skylights-{side}', [building.paint['roof-window']], 'skylight', when, bevel=0.004)
    panes.add(f'skylight-panes-{side}', [building.paint['roof-pane']], 'skylight', when)
    cells.add(f'skylight-cells-{side}', [building.paint['roof-cells']], 'skylight', 'skylight:motor', bevel=0.003)


def _panes(building, side):
    """Returns the lower left corner of each roof window of a slope, in metres along the slope and up it. The description has the middle of
    each window in metres from the left end of the house, and its upper end as a share of the way from the eaves to the ridge.
    """
    spec, slope = building.house.get('skylight', {}).get(side), building.planes[side]
    for middle in spec['at'] if spec else ():
        along = (Vector((middle - building.length / 2, 0, 0)) - slope.origin).dot(slope.along)
        top = slope.slope - (1 - spec['top']) * building.depth / 2 / math.cos(building.pitch)
        yield along - PANE_WIDTH / 2, top - PANE_LENGTH


def carport(building):
    """Builds a carport: posts and beams instead of walls, and a storeroom at the right end. The storeroom's door has the same cladding as
    its wall.
    """
    half, deep = building.length / 2, building.depth
    high = building.eave + (building.rise * deep if building.kind == 'mono' else 0)
    for x in (-half + 0.08, 0, half - 0.08):
        for y, top in ((0.08, building.eave), (deep - 0.08, high)):
            building.trim.box(x - 0.07, x + 0.07, y - 0.07, y + 0.07, 0, top)
    building.trim.box(-half, half, 0.02, 0.16, building.eave - 0.05, building.eave + 0.12)
    building.trim.box(-half, half, deep - 0.16, deep - 0.02, high - 0.05, high + 0.12)
    store, low, tall = building.walls['left'], building.floor, building.floor + 2.0
    left, right = STORE_DOOR
    for along in (left, right):
        store.box(building.trim, along - 0.05, along + 0.05, 0, 0.05, low, tall + 0.1)
    store.box(building.trim, left + 0.05, right - 0.05, 0, 0.05, tall, tall + 0.1)
    store.box(building.inner, right - 0.17, right - 0.14, 0.02, 0.09, low + 0.95, low + 1.1)
