"""The optional roofs over a terrace: awning, pergola, roof, conservatory."""

import math

from lib.mesh import Mesh

from . import roofs

CLEAR = 2.25  # the height of a roof beam's lower edge above the floor, in metres
COVERED, CONSERVATORY = 5.0, 16.0  # the greatest covered width of a terrace in metres; the greatest area of a conservatory in m²
AWNING = 4.0  # the width of an awning, in metres
# In metres. `ON_WALL`: the height at which a terrace roof begins on a wall of two storeys. `ON_EAVES`: if the wall is lower, how far
# outside it a terrace roof begins on the house's own roof. `OVERHANG`: the terrace roof's overhang.
ON_WALL, ON_EAVES, OVERHANG = 2.86, 0.35, 0.3


class TerraceRoofs:
    """Builds the roofs over a terrace: an awning, a pergola, a roof or a conservatory."""

    def _when(self, key):
        return f'terrace:{self.size};shelter:{key}'

    def _awning(self):
        """Striped cloth from a case on the wall to a bar, with its valance and two arms."""
        case, light, dark = Mesh(), Mesh(), Mesh()
        half, reach = min(AWNING, self.width) / 2, self.depth - 0.2
        high, low = self.floor + 2.5, self.floor + 2.02
        self.box(case, -half - 0.06, half + 0.06, 0.03, 0.2, high - 0.08, high + 0.1)
        self.box(case, -half, half, reach - 0.03, reach + 0.03, low - 0.05, low + 0.02)
        for side in (-1, 1):
            elbow = self.at(side * (half - 0.75), reach * 0.5, (high + low) / 2 - 0.12)
            case.tube(self.at(side * (half - 0.12), 0.15, high - 0.08), elbow, 0.03)
            case.tube(elbow, self.at(side * (half - 0.12), reach, low), 0.025)
        stripes = round(half * 2 / 0.2)
        for stripe in range(stripes):
            x0, x1 = (-half + half * 2 * (stripe + step) / stripes for step in (0, 1))
            mesh = dark if stripe % 2 else light
            mesh.face([self.at(x0, 0.12, high), self.at(x0, reach, low), self.at(x1, reach, low), self.at(x1, 0.12, high)])
            tongue = [(x0 + (x1 - x0) * step / 6, low - 0.2 - 0.05 * math.sin(math.pi * step / 6)) for step in range(7)]
            mesh.face([self.at(x0, reach + 0.032, low), *(self.at(x, reach + 0.032, z) for x, z in tongue), self.at(x1, reach + 0.032, low)])
        when = self._when('markis')
        case.add(f'awning-{self.size}', [self.paint['frame-shelter']], 'shelter', when, bevel=0.006)
        light.add(f'awning-light-{self.size}', [self.paint['cloth-light']], 'shelter', when)
        dark.add(f'awning-dark-{self.size}', [self.paint['cloth-dark']], 'shelter', when)

    def _pergola(self):
        """An open frame of larch: one beam on the wall and one on posts, rafters over the two beams, battens over the rafters."""
        wood, half, far = Mesh(), min(self.width, COVERED) / 2, self.depth - 0.16
        beam = self.floor + CLEAR
        for x in self._posts(half):
            self.box(wood, x - 0.06, x + 0.06, far - 0.06, far + 0.06, self.floor - 0.03, beam)
            for side in (-1, 1):
                foot, head = self.at(x, far, beam - 0.5), self.at(max(-half, min(half, x + side * 0.5)), far, beam)
                if abs(x + side * 0.5) <= half:
                    wood.tube(foot, head, 0.045, sides=4)
        self.box(wood, -half - 0.15, half + 0.15, far - 0.045, far + 0.045, beam, beam + 0.17)
        self.box(wood, -half, half, 0.0, 0.05, beam, beam + 0.17)
        rafters = round(half * 2 / 0.6)
        for rafter in range(rafters + 1):
            x = -half + 0.03 + (half * 2 - 0.06) * rafter / rafters
            self.box(wood, x - 0.024, x + 0.024, 0.02, far + 0.35, beam + 0.1, beam + 0.25)
        laths = round(far / 0.45)
        for lath in range(laths + 1):
            y = 0.15 + (far + 0.05) * lath / laths
            self.box(wood, -half - 0.2, half + 0.2, y - 0.02, y + 0.02, beam + 0.25, beam + 0.29)
        wood.add(f'pergola-{self.size}', [self.paint['larch']], 'shelter', self._when('pergola'), bevel=0.003)

    def _posts(self, half):
        return (-half + 0.06, half - 0.06) if half < 2.2 else (-half + 0.06, 0.0, half - 0.06)

    def _roofed(self, key, width):
        """Builds a roof with the covering of the house, on white posts; or a conservatory: a roof of dark sheet metal over panes on three
        sides.
        """
        trim, panes, half, far = Mesh(), Mesh(), width / 2, self.depth - 0.16
        beam = self.floor + CLEAR
        self.box(trim, -half, half, far - 0.06, far + 0.06, beam, beam + 0.2)
        if key == 'uterum':
            self._glazed(trim, panes, half, far, beam)
        else:
            for x in self._posts(half):
                self.box(trim, x - 0.06, x + 0.06, far - 0.06, far + 0.06, self.floor - 0.03, beam)
        when = self._when(key)
        self._lean_to(trim, half, far, beam + 0.2, when, f'{key}-{self.size}')
        trim.add(f'shelter-{key}-{self.size}', [self.paint['frame-shelter']], 'shelter', when, bevel=0.004)
        panes.add(f'shelter-{key}-{self.size}-panes', [self.paint['pane-shelter']], 'shelter', when)

    def _lean_to(self, trim, half, far, low, when, name):
        """Builds a roof that covers slightly more than the terrace. It begins at a wall of two storeys, or else on the house's own roof."""
        b, side = self.building, half + 0.25
        foot, high = (0.0, self.floor + ON_WALL) if b.eave > self.floor + 3.9 else (ON_EAVES, b.slope_height(-ON_EAVES) + 0.03)
        fall = (high - low - 0.06) / (far - foot)
        out = far + OVERHANG
        edge = high - fall * (out - foot)
        corners = [self.at(x, y, z) for x, y, z in ((-side, out, edge), (side, out, edge), (-side, foot, high))]
        along, up = corners[1] - corners[0], corners[2] - corners[0]
        plane = roofs.Plane(corners[0], along.normalized(), up.normalized(), along.length, up.length)
        cover = {kind: Mesh() for kind in ('tiles', 'metal', 'sedum', 'deck')}
        roofs.cover(plane, **cover)
        for x in (-side, side):
            board = [self.at(x - 0.014, out, edge - 0.14), self.at(x + 0.014, out, edge - 0.14), self.at(x + 0.014, foot, high - 0.14), self.at(x - 0.014, foot, high - 0.14)]
            trim.slab(board, (0, 0, 0.17))
        self.box(trim, -side + 0.015, side - 0.015, out - 0.02, out + 0.008, edge - 0.137, edge - 0.01)
        trim.slab([plane.at(a, u, -0.05) for a, u in ((0, 0), (plane.length, 0), (plane.length, plane.slope), (0, plane.slope))], (0, 0, 0.02))
        for x in (-half + 0.03, half - 0.03):
            trim.face([self.at(x, y, z) for y, z in ((foot, low), (far, low), (far, low + 0.02), (foot, high - 0.1))])
        if when.endswith('uterum'):
            cover['metal'].add(f'{name}-metal', [self.paint['metal-glazed']], 'shelter', when)
            return
        for kind, roof in (('tiles', 'svart,tegelrod'), ('metal', 'plat'), ('sedum', 'sedum')):
            slots = [self.paint[f'{kind}-shelter'], *([self.paint['metal-shelter']] if kind == 'sedum' else [])]
            cover[kind].add(f'{name}-{kind}', slots, 'shelter', f'{when};roof:{roof}')

    def _glazed(self, frame, panes, half, far, beam):
        """Builds sliding panes in frames from the deck to the beams. Above them, boards on both sides reach up to the roof."""
        floor = self.floor - 0.03
        for side in (-1, 1):
            x = side * (half - 0.06)
            self.box(frame, x - 0.06, x + 0.06, 0.0, far - 0.061, beam, beam + 0.199)
        front, aside = round(half * 2 / 1.1), 3
        for part in range(front + 1):
            x = -half + 0.03 + (half * 2 - 0.06) * part / front
            self.box(frame, x - 0.03, x + 0.03, far - 0.03, far + 0.05, floor, beam)
        for part in range(aside):
            for x in (-half + 0.03, half - 0.03):
                y = 0.03 + (far - 0.06) * part / aside
                self.box(frame, x - 0.03, x + 0.03, y - 0.03, y + 0.03, floor, beam)
        for z in (floor, beam - 0.08):
            self.box(frame, -half, half, far - 0.02, far + 0.04, z, z + 0.08)
            for x in (-half + 0.03, half - 0.03):
                self.box(frame, x - 0.02, x + 0.02, 0, far, z, z + 0.08)
        panes.face([self.at(x, far + 0.01, z) for x, z in ((-half, floor), (half, floor), (half, beam), (-half, beam))])
        for x in (-half + 0.03, half - 0.03):
            panes.face([self.at(x, y, z) for y, z in ((0, floor), (far, floor), (far, beam), (0, beam))])
