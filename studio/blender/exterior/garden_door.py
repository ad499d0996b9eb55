"""The garden door, in the widest opening of the back wall that reaches the floor. The opening has a window until the visitor chooses one of
five kinds of door. Two of them are wider than most openings and change the wall.
"""

from lib.mesh import Mesh

from .openings import WINDOWS, window

WIDE = 3.6  # metres
KINDS = ('enkel', 'par', 'skjut', 'bred', 'vik')
AS_WIDE = 'bred,vik'
AS_WINDOW = 'none,unsaid'
AS_OPENING = f'{AS_WINDOW},enkel,par,skjut'
FRAME, STILE, LEAF, PANE_BESIDE = 0.045, 0.085, 1.0, 0.055
# The indexes of the materials in a door's mesh: its paint, and the metal of its handles.
PAINT, METAL = 0, 1


class GardenDoor:
    """`wall` is the back wall. In the description, `wide` is where a wide door begins. Houses whose back wall is too short for it lack
    this field.
    """

    def __init__(self, building, wall):
        self.building, self.wall, self.paint = building, wall, building.paint
        house = building.house
        self.opening = max((one for one in house['back'] if one[1] < 0.2 and one[3] >= 2), key=lambda one: one[2])
        self.left, sill, self.width, self.height = self.opening
        self.bottom = building.floor + sill
        self.wide = house['gardendoor'].get('wide')
        self.usual = {'trim': Mesh(), 'glass': Mesh(), 'curtain': building.curtain, 'frames': {kind: Mesh() for kind in WINDOWS}}

    @property
    def wide_hole(self):
        """Returns the hole in the wall for a wide door as (left, bottom, right, top), or None if the house offers no wide door."""
        return None if self.wide is None else (self.wide, self.bottom, self.wide + WIDE, self.bottom + self.height)

    def build(self):
        window(self.wall, self.left, self.bottom, self.width, self.height, self.usual, sashes=3 if self.width > 2.2 else 2)
        self.usual['trim'].add('garden-trim', [self.paint['trim']], 'trim', f'gardendoor:{AS_OPENING}', bevel=0.004)
        self.usual['glass'].add('garden-glass', [self.paint['glass']], '', f'gardendoor:{AS_WINDOW}')
        for kind, mesh in self.usual['frames'].items():
            mesh.add(f'garden-frames-{kind}', [self.paint['frame']], 'windows', f'windows:{kind};gardendoor:{AS_WINDOW}', bevel=0.003)
        for kind in KINDS:
            if kind not in AS_WIDE.split(','):
                self._door(kind, self.left, self.width)
            elif self.wide is not None:
                self._door(kind, self.wide, WIDE)
        if self.wide is not None:
            self._casing()

    def _door(self, kind, left, width):
        frame, panes = Mesh(), Mesh()
        low, high = self.bottom, self.bottom + self.height
        for a0, a1, z0, z1 in ((0, FRAME, low, high), (width - FRAME, width, low, high), (FRAME, width - FRAME, high - FRAME, high), (FRAME, width - FRAME, low, low + 0.03)):
            self.wall.box(frame, left + a0, left + a1, -0.13, 0.012, z0, z1)
        start = left + FRAME
        for index, (share, opens) in enumerate(_leaves(kind, width)):
            across = share * (width - 2 * FRAME)
            # The leaves that slide are behind the fixed ones.
            out = -0.035 if kind in ('skjut', 'bred') and opens else 0.0
            self._pane(frame, panes, start, across, low + 0.03, high - FRAME, STILE if opens else PANE_BESIDE, out)
            if opens:
                self._handle(frame, kind, index, start, across, low + 1.05, out)
            start += across
        frame.add(f'garden-door-{kind}', [self.paint['frame-garden'], self.paint['handle-garden']], 'gardendoor', f'gardendoor:{kind}', bevel=0.003)
        panes.add(f'garden-door-{kind}-panes', [self.paint['glass-garden']], 'gardendoor', f'gardendoor:{kind}')

    def _pane(self, frame, panes, left, width, low, high, stile, out):
        foot = stile + 0.03
        for a0, a1, z0, z1 in ((0.002, stile, low, high), (width - stile, width - 0.002, low, high), (stile, width - stile, low, low + foot), (stile, width - stile, high - stile, high)):
            self.wall.box(frame, left + a0, left + a1, -0.085 + out, -0.02 + out, z0, z1)
        corners = ((stile, low + foot), (width - stile, low + foot), (width - stile, high - stile), (stile, high - stile))
        panes.face([self.wall.at(left + a, z, -0.055 + out) for a, z in corners])

    def _handle(self, mesh, kind, index, left, width, up, out):
        """Adds the handle on the side that opens: in the middle for two leaves, and at every other joint for folding leaves."""
        at_right = index % 2 == 0
        at = left + (width - STILE / 2 if at_right else STILE / 2)
        self.wall.box(mesh, at - 0.016, at + 0.016, -0.02 + out, 0.004 + out, up - 0.11, up + 0.11, METAL)
        if kind in ('enkel', 'par'):
            reach = -0.12 if at_right else 0.12
            mesh.tube(self.wall.at(at, up, 0.03), self.wall.at(at + reach, up, 0.03), 0.01, slot=METAL)

    def _casing(self):
        """Builds the casing of a wide door, which is the same as that of every window."""
        trim, wall, left, right, top, casing = Mesh(), self.wall, self.wide, self.wide + WIDE, self.bottom + self.height, 0.115
        for side in (left - casing, right):
            wall.box(trim, side, side + casing, 0, 0.05, self.bottom - 0.03, top + 0.02)
        wall.box(trim, left - casing - 0.03, right + casing + 0.03, 0, 0.058, top, top + 0.135)
        wall.box(trim, left - casing - 0.05, right + casing + 0.05, 0, 0.085, top + 0.135, top + 0.16)
        wall.box(trim, left - casing, right + casing, 0, 0.045, self.bottom - 0.13, self.bottom - 0.03)
        trim.add('garden-casing', [self.paint['trim-garden']], 'gardendoor', f'gardendoor:{AS_WIDE}', bevel=0.004)


def _leaves(kind, width):
    """Returns, for each leaf from the left as seen from outside, its share of the width and whether it opens. The drawings show the same
    leaves.
    """
    if kind == 'enkel':
        return [(1 - LEAF / width, False), (LEAF / width, True)] if width > LEAF + 0.1 else [(1, True)]
    if kind == 'par':
        beside = (width - 1.5) / 2 / width
        return [(beside, False), (0.75 / width, True), (0.75 / width, True), (beside, False)] if beside > 0.04 else [(0.5, True)] * 2
    if kind == 'skjut':
        rest = 1 - 2.4 / width
        return [(1.2 / width, True), (1.2 / width, False), *([(rest, False)] if rest > 0.04 else [])] if rest >= 0 else [(0.5, True), (0.5, False)]
    if kind == 'bred':
        return [(1 / 3, False), (1 / 3, True), (1 / 3, False)]
    return [(0.25, True)] * 4
