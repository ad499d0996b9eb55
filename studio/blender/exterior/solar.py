"""Solar panels: as many as are sold, on the slopes or in place of what covers the back one."""

import math

from lib.mesh import Mesh

from .polygons import area, inside, outside
from .solar_places import GAP, TALL, WIDE, place

# Dwelling houses: how many panels each slope has, and the kinds that have them there.
KINDS = {'back': (16, 'sexton,tjugosex'), 'front': (10, 'tjugosex')}
WITHOUT, WITH = {'back': 'none', 'front': 'none,tva'}, 'tva,fyra,motor'  # the roof windows that leave a slope free, and those of the back
WINDOW_MARGIN = 0.14  # metres of the slope round a roof window that no panel may lie on
# Of panels in the roof: what their sheet leaves free at barge boards and hips, at the ridge, and at the eave, where a course of tiles stays.
SIDE, RIDGE, EAVE = 0.25, 0.3, 0.36
SHEET, GLASS, SEAM = 0.073, 0.08, 0.014  # metres over the slope, where tiles reach 0.071; and from a panel's edge to its glass


def add(building, windows):
    """`windows`: the roof windows of each slope, as (left, low, right, high) on it. How many panels there are to be is asked for dwelling houses
    alone, which are those that have a terrace.
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
    """Cells under glass, and the frames they lie in."""

    def __init__(self, slope):
        self.slope, self.cells, self.rim = slope, Mesh(), Mesh()

    def panel(self, a, u, width, height):
        """A hand above the roof."""
        at, right, high = self.slope.at, a + width, u + height
        self.cells.face([at(a + 0.02, u + 0.02, 0.132), at(right - 0.02, u + 0.02, 0.132), at(right - 0.02, high - 0.02, 0.132), at(a + 0.02, high - 0.02, 0.132)])
        self.rim.slab([at(a, u, 0.095), at(right, u, 0.095), at(right, high, 0.095), at(a, high, 0.095)], self.slope.normal * 0.035)

    def sheet(self, polygon):
        """A piece of black sheet, level with what lies in the roof."""
        _raise(self.rim, self.slope, polygon, 0.0, SHEET)

    def sunk(self, polygon):
        """A panel in the roof."""
        self.sheet(polygon)
        (a0, u0), _, (a1, u1), _ = polygon
        _raise(self.cells, self.slope, _rectangle(a0 + SEAM, u0 + SEAM, a1 - SEAM, u1 - SEAM), SHEET, GLASS)

    def add(self, building, name, when):
        self.cells.add(f'solar-{name}', [building.paint['solar']], 'solar', when)
        self.rim.add(f'solar-rim-{name}', [building.paint['solar-rim']], 'solar', when)


def _panels(building, side, panels, windows):
    """Any number of panels: (metres along, metres up, columns, rows) from the plane's lower left corner. Those in the way of a roof window are
    there as long as that is not.
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
    """The whole back slope: panels where they fit whole, black sheet beside dormers and hips and round the chimney. Where there are roof windows
    sheet lies round those too; windows and chimney stand through it.
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
    """What no panel may lie on or near: polygons on the slope. Above a roof window are the solar cells of its motor."""
    panes = [_rectangle(left - WINDOW_MARGIN, low - 0.18, right + WINDOW_MARGIN, high + 0.3) for left, low, right, high in windows]
    return [*_dormers(building, side, 0.15), *_chimney(building, side, 0.3), *panes]


def _chimney(building, side, margin):
    """The chimney's flashing, if the house has one."""
    if not building.house.get('chimney'):
        return []
    slope, (x, y) = building.planes[side], building.house['chimney']
    along, inward = (x, y) if side == 'front' else (-x, building.depth - y)
    low, high = (_up(building, slope, inward + reach) for reach in (-0.4, 0.4))
    middle = slope.length / 2 + along
    return [_rectangle(middle - 0.4 - margin, low - margin, middle + 0.4 + margin, high + margin)]


def _dormers(building, side, margin):
    """The roof of each dormer, up to where it meets the slope."""
    slope = building.planes[side]
    for dormer in (dormer for dormer in building.house.get('dormers', []) if dormer.get('side', 'front') == side):
        middle, half, rise = slope.length / 2 + dormer['at'], dormer['width'] / 2, math.tan(math.radians(dormer['pitch']))
        out, over = half + 0.32 + margin, dormer['eave'] + building.floor - building.eave - 0.02
        front = _up(building, slope, dormer['setback'] - 0.36 if dormer['kind'] == 'kupa' else -1) - margin
        corner, top = (_up(building, slope, (over + rise * height) / building.rise) + 1.3 * margin for height in (-0.32, half))
        yield [(middle - out, front), (middle + out, front), (middle + out, corner), (middle, top), (middle - out, corner)]


def _up(building, slope, y):
    """Metres up the slope to what is `y` metres in from the eave's wall."""
    return slope.slope - (building.depth / 2 - y) / math.cos(building.pitch)


def _rectangle(left, low, right, high):
    return [(left, low), (right, low), (right, high), (left, high)]


def _raise(mesh, slope, polygon, low, high):
    """A plate with upright edges on the slope."""
    mesh.face([slope.at(a, u, high) for a, u in polygon])
    for (a, u), (b, v) in zip(polygon, polygon[1:] + polygon[:1]):
        mesh.face([slope.at(a, u, low), slope.at(b, v, low), slope.at(b, v, high), slope.at(a, u, high)])
