"""Solar panels in every offered number, on the slopes or in place of the covering of the back slope."""

import math

from lib.mesh import Mesh

from .polygons import area, inside, outside
from .solar_places import GAP, TALL, WIDE, place

# For dwelling houses: the number of panels on each slope, and the answers with which the slope has these panels.
KINDS = {'back': (16, 'sexton,tjugosex'), 'front': (10, 'tjugosex')}
# `WITHOUT`: for each slope, the answers about roof windows with which that slope has no windows. `WITH`: the answers with windows in the
# back slope.
WITHOUT, WITH = {'back': 'none', 'front': 'none,tva'}, 'tva,fyra,motor'
WINDOW_MARGIN = 0.14  # the distance that panels keep from a roof window, in metres
# For panels in place of the covering: the widths in metres of the strips of the slope that the panels and their sheet metal do not cover.
# The strips are at barge boards and hips, at the ridge, and at the eaves, where a course of tiles remains.
SIDE, RIDGE, EAVE = 0.25, 0.3, 0.36
SHEET, GLASS, SEAM = 0.073, 0.08, 0.014  # metres above the slope (tiles reach 0.071), and from a panel's edge to its glass


def add(building, windows):
    """`windows` has the roof windows of each slope, as (left, low, right, high) on the slope. Visitors can choose the number of panels only
    for dwelling houses, which are the houses with a terrace.
    """
    for side, panels in building.house.get('solar', {}).items():
        _panels(building, side, panels, windows[side])
    if building.house.get('terrace'):
        for side, (count, kinds) in KINDS.items():
            slope = building.planes[side]
            lying = _Pair(slope)
            for panel in place(slope, _standing(building, side, windows[side]), count):
                lying.panel(*panel)
            lying.add(building, f'{side}-{count}', f'solar:{kinds}')
        _in_roof(building, windows['back'])


class _Pair:
    """The cells under glass, and their frames."""

    def __init__(self, slope):
        self.slope, self.cells, self.rim = slope, Mesh(), Mesh()

    def panel(self, a, u, width, height):
        """Adds a panel about ten centimetres above the roof."""
        at, right, high = self.slope.at, a + width, u + height
        self.cells.face([at(a + 0.02, u + 0.02, 0.132), at(right - 0.02, u + 0.02, 0.132), at(right - 0.02, high - 0.02, 0.132), at(a + 0.02, high - 0.02, 0.132)])
        self.rim.slab([at(a, u, 0.095), at(right, u, 0.095), at(right, high, 0.095), at(a, high, 0.095)], self.slope.normal * 0.035)

    def sheet(self, polygon):
        """Adds a piece of black sheet metal, level with the panels in the roof."""
        _raise(self.rim, self.slope, polygon, 0.0, SHEET)

    def sunk(self, polygon):
        """Adds a panel in place of the roof's covering."""
        self.sheet(polygon)
        (a0, u0), _, (a1, u1), _ = polygon
        _raise(self.cells, self.slope, _rectangle(a0 + SEAM, u0 + SEAM, a1 - SEAM, u1 - SEAM), SHEET, GLASS)

    def add(self, building, name, when):
        self.cells.add(f'solar-{name}', [building.paint['solar']], 'solar', when)
        self.rim.add(f'solar-rim-{name}', [building.paint['solar-rim']], 'solar', when)


def _panels(building, side, panels, windows):
    """Builds the panels of a slope. `panels` is (metres along the slope, metres up, columns, rows), counted from the slope's lower left
    corner. A panel in the place of a roof window is visible only as long as that window is not chosen.
    """
    along, up, columns, rows = panels
    free, taken = _Pair(building.planes[side]), _Pair(building.planes[side])
    for column in range(columns):
        for row in range(rows):
            a, u = along + column * (WIDE + GAP), up + row * (TALL + GAP)
            in_the_way = any(a + WIDE > left - WINDOW_MARGIN and a < right + WINDOW_MARGIN and u + TALL > low - WINDOW_MARGIN and u < high + WINDOW_MARGIN for left, low, right, high in windows)
            (taken if in_the_way else free).panel(a, u, WIDE, TALL)
    free.add(building, side, 'solar:on')
    taken.add(building, f'{side}-taken', f'solar:on;skylight:{WITHOUT.get(side)}')


def _in_roof(building, windows):
    """Covers the whole back slope: panels where whole ones fit, and black sheet beside dormers and hips, around the chimney and around roof
    windows.
    """
    slope = building.planes['back']
    columns, rows = round((slope.length - 2 * SIDE) / 1.05), round((slope.slope - EAVE - RIDGE) / 1.7)
    wide, tall = (slope.length - 2 * SIDE) / columns, (slope.slope - EAVE - RIDGE) / rows
    hips = slope.outline and [(a + (SIDE * 1.5 if a < slope.length / 2 else -SIDE * 1.5), u) for a, u in slope.outline]
    dormers, chimney = list(_dormers(building, 'back', 0.1)), _chimney(building, 'back', 0.05)
    panes = [_rectangle(left - 0.1, low - 0.14, right + 0.1, high + 0.26) for left, low, right, high in windows]
    always, closed, opened = _Pair(slope), _Pair(slope), _Pair(slope)
    corners = [(SIDE + column * wide, EAVE + row * tall) for column in range(columns) for row in range(rows)]
    for cell in (_rectangle(a, u, a + wide, u + tall) for a, u in corners):
        pieces = [inside(cell, hips) if hips else cell]
        for dormer in dormers:
            pieces = [rest for piece in pieces for rest in outside(piece, dormer)]
        pieces = [piece for piece in pieces if area(piece) > 0.001]
        if sum(area(piece) for piece in pieces) < area(cell) - 0.001 or any(area(inside(cell, other)) > 0 for other in chimney):
            for piece in pieces:
                always.sheet(piece)
        elif any(area(inside(cell, pane)) > 0 for pane in panes):
            closed.sunk(cell)
            opened.sheet(cell)
        else:
            always.sunk(cell)
    always.add(building, 'in-roof', 'solar:tak')
    closed.add(building, 'in-roof-closed', f'solar:tak;skylight:{WITHOUT["back"]}')
    opened.add(building, 'in-roof-open', f'solar:tak;skylight:{WITH}')


def _standing(building, side, windows):
    """Returns the areas of the slope, as polygons, where no panel may be. The area of a roof window includes the solar cells above it,
    which power its motor.
    """
    panes = [_rectangle(left - WINDOW_MARGIN, low - 0.18, right + WINDOW_MARGIN, high + 0.3) for left, low, right, high in windows]
    return [*_dormers(building, side, 0.15), *_chimney(building, side, 0.3), *panes]


def _chimney(building, side, margin):
    """Returns the area of the chimney's flashing, if the house has a chimney."""
    if not building.house.get('chimney'):
        return []
    slope, (x, y) = building.planes[side], building.house['chimney']
    along, inward = (x, y) if side == 'front' else (-x, building.depth - y)
    low, high = (_up(building, slope, inward + reach) for reach in (-0.4, 0.4))
    middle = slope.length / 2 + along
    return [_rectangle(middle - 0.4 - margin, low - margin, middle + 0.4 + margin, high + margin)]


def _dormers(building, side, margin):
    """Returns the roof of each dormer, up to its intersection with the slope."""
    slope = building.planes[side]
    for dormer in (dormer for dormer in building.house.get('dormers', []) if dormer.get('side', 'front') == side):
        middle, half, rise = slope.length / 2 + dormer['at'], dormer['width'] / 2, math.tan(math.radians(dormer['pitch']))
        out, over = half + 0.32 + margin, dormer['eave'] + building.floor - building.eave - 0.02
        front = _up(building, slope, dormer['setback'] - 0.36 if dormer['kind'] == 'kupa' else -1) - margin
        corner, top = (_up(building, slope, (over + rise * height) / building.rise) + 1.3 * margin for height in (-0.32, half))
        yield [(middle - out, front), (middle + out, front), (middle + out, corner), (middle, top), (middle - out, corner)]


def _up(building, slope, y):
    """Returns the distance in metres up the slope of a point that is `y` metres inwards from the wall at the eaves."""
    return slope.slope - (building.depth / 2 - y) / math.cos(building.pitch)


def _rectangle(left, low, right, high):
    return [(left, low), (right, low), (right, high), (left, high)]


def _raise(mesh, slope, polygon, low, high):
    """A plate with upright edges on the slope."""
    mesh.face([slope.at(a, u, high) for a, u in polygon])
    for (a, u), (b, v) in zip(polygon, polygon[1:] + polygon[:1]):
        mesh.face([slope.at(a, u, low), slope.at(b, v, low), slope.at(b, v, high), slope.at(a, u, high)])
