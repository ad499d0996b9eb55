"""A deck on the garden side, small, large or round the corner, with furniture; railings round it and roofs over it, as they are chosen."""

import math

from mathutils import Vector

from lib.mesh import Mesh

from . import roofs

SIZES = ('liten', 'stor', 'vinkel')
# Slots of a deck's mesh: its boards, and what stands on them.
DECK, FURNITURE = 0, 1
STEPS_DOWN = 1.8  # metres: how wide a railing is open where one steps down to the garden
RAIL = 1.0  # metres from the deck to a railing's upper edge
CLEAR = 2.25  # metres from the floor to the lower edge of a roof's beam
COVERED, CONSERVATORY = 5.0, 16.0  # metres of the terrace's middle that are covered at most; square metres of a conservatory
AWNING = 4.0  # metres
PLANTER = 0.5  # metres from the middle of what grows in it to its sides
CORNER, BESIDE = 2.4, 3.0  # metres: how far a deck round the corner reaches beside the house, and how far along its gable
# Metres: where a roof leaves a wall of two storeys, how far outside a lower wall it leaves the house's own roof, and its own overhang.
ON_WALL, ON_EAVES, OVERHANG = 2.86, 0.35, 0.3


def add(building, spec):
    for terrace in _all(building, spec):
        terrace.build()


def stand_in_planter(building, x, y):
    """What grows at this place of the garden grows out of a box of boards on the decks that are built round it."""
    spec = building.house.get('terrace')
    for terrace in _all(building, spec) if spec else ():
        terrace.planter(x, y)


def _all(building, spec):
    """`at`: metres from the middle of the house, to the right as one stands before its front. The one round the corner ends beside the house,
    and is measured to there.
    """
    straight = [_Terrace(building, -spec['at'], *spec[size], size) for size in ('liten', 'stor')]
    wide, depth = spec['vinkel']
    behind = wide - CORNER
    return [*straight, _Terrace(building, (behind - building.length) / 2, behind, depth, 'vinkel', CORNER)]


class _Terrace:
    """One size of it. x along the façade from the middle of what lies behind the house, y out from the wall, z up."""

    def __init__(self, building, middle, width, depth, size, corner=0.0):
        self.building, self.middle, self.size = building, middle, size
        self.width, self.depth, self.floor, self.corner = width, depth, building.floor, corner
        self.left, self.right = -width / 2 - corner, width / 2
        self.frame, self.paint = building.sides['back'], building.paint

    def at(self, x, y, z):
        return self.frame(self.middle + x, -y, z)

    def box(self, mesh, x0, x1, y0, y1, z0, z1, slot=0):
        mesh.box(x0, x1, y0, y1, z0, z1, slot, self.at)

    def build(self):
        self._deck()
        self._railings()
        self._awning()
        self._pergola()
        self._roofed('fast', min(self.width, COVERED))
        if self.size != 'liten':
            self._roofed('uterum', CONSERVATORY / self.depth)

    # --- the deck ----------------------------------------------------------------------------------------------------------

    def _deck(self):
        deck, (left, right, depth, floor) = Mesh(), (self.left, self.right, self.depth, self.floor)
        self._boards(deck, left, right, 0, depth)
        self.box(deck, left, right, depth - 0.02, depth + 0.01, floor - 0.2, floor - 0.03)
        for side, near in ((left, -BESIDE if self.corner else 0), (right, 0)):
            self.box(deck, side - 0.015, side + 0.015, near, depth, floor - 0.2, floor - 0.03)
        self._posts_under(deck, left, right, depth)
        if self.corner:
            wall = left + self.corner
            self._boards(deck, left, wall, -BESIDE, 0)
            self.box(deck, left, wall, -BESIDE - 0.01, -BESIDE + 0.02, floor - 0.2, floor - 0.03)
            self._posts_under(deck, left, wall, 0.3 - BESIDE)
        for step in range(2):
            self.box(deck, -STEPS_DOWN / 2, STEPS_DOWN / 2, depth + 0.28 * step, depth + 0.28 * (step + 1), -0.05, floor - 0.03 - 0.14 * (step + 1))
        self._furniture(deck)
        deck.add(f'terrace-{self.size}', [self.paint['deck'], self.paint['furniture']], 'terrace', f'terrace:{self.size}', bevel=0.003)

    def _boards(self, deck, x0, x1, y0, y1):
        boards, floor = int((y1 - y0) / 0.125), self.floor
        for board in range(boards):
            near, far = (y0 + (y1 - y0) * (board + step) / boards for step in (0, 1))
            self.box(deck, x0, x1, near + 0.003, far - 0.003, floor - 0.06, floor - 0.03)

    def _posts_under(self, deck, x0, x1, edge):
        count = int((x1 - x0) / 1.6)
        for post in range(count + 1):
            x = x0 + 0.1 + (x1 - x0 - 0.2) * post / max(1, count)
            self.box(deck, x - 0.05, x + 0.05, edge - 0.2, edge - 0.1, -0.1, self.floor - 0.06)

    def _furniture(self, mesh):
        """A table with benches, to tell how large the deck is."""
        x, y, floor = {'liten': 0, 'stor': self.left + 1.5, 'vinkel': self.left + self.corner / 2}[self.size], self.depth / 2, self.floor
        for plank in range(5):
            self.box(mesh, x - 0.9, x + 0.9, y - 0.4 + 0.16 * plank + 0.004, y - 0.4 + 0.16 * (plank + 1) - 0.004, floor + 0.69, floor + 0.73, FURNITURE)
        for side in (-0.75, 0.75):
            self.box(mesh, x + side - 0.04, x + side + 0.04, y - 0.34, y - 0.26, floor - 0.03, floor + 0.69, FURNITURE)
            self.box(mesh, x + side - 0.04, x + side + 0.04, y + 0.26, y + 0.34, floor - 0.03, floor + 0.69, FURNITURE)
        for line in (-0.72, 0.72):
            for plank in range(2):
                self.box(mesh, x - 0.85, x + 0.85, y + line - 0.16 + 0.16 * plank + 0.003, y + line + 0.16 * plank - 0.003, floor + 0.41, floor + 0.45, FURNITURE)
            for side in (-0.7, 0.7):
                self.box(mesh, x + side - 0.03, x + side + 0.03, y + line - 0.12, y + line + 0.12, floor - 0.03, floor + 0.41, FURNITURE)

    def planter(self, x, y):
        """`x` and `y`: the middle of what grows, as the garden is measured."""
        x, y = -x - self.middle, y - self.building.depth
        decks = [(self.left, self.right, 0, self.depth)]
        if self.corner:
            decks.append((self.left, self.left + self.corner, -BESIDE, self.depth))
        for left, right, near, far in decks:
            x0, x1 = max(left + 0.1, x - PLANTER), min(right - 0.1, x + PLANTER)
            y0, y1 = max(near + 0.1, y - PLANTER), min(far - 0.1, y + PLANTER)
            if min(x1 - x0, y1 - y0) > PLANTER:
                self._planter(x0, x1, y0, y1)
                return

    def _planter(self, x0, x1, y0, y1):
        box, low, high = Mesh(), self.floor - 0.03, self.floor + 0.13
        for plank in range(2):
            z0, z1 = (low + (high - low) * (plank + step) / 2 for step in (0, 1))
            for y in (y0, y1 - 0.03):
                self.box(box, x0, x1, y, y + 0.03, z0, z1 - 0.004)
            for x in (x0, x1 - 0.03):
                self.box(box, x, x + 0.03, y0 + 0.03, y1 - 0.03, z0, z1 - 0.004)
        self.box(box, x0 + 0.03, x1 - 0.03, y0 + 0.03, y1 - 0.03, low, high - 0.04, 1)
        box.add(f'planter-{self.size}-{x0:.1f}-{y0:.1f}', [self.paint['furniture'], self.paint['soil']], 'terrace', f'terrace:{self.size}', bevel=0.003)

    # --- railings ----------------------------------------------------------------------------------------------------------

    def _railings(self):
        """Along the far side, with an opening over the steps, and along both others. A conservatory needs none before its panes."""
        for opening, shelters in self._openings():
            makers = {'tra': self._ribs, 'glas': self._panes, 'smide': self._bars}
            for key, make in makers.items():
                solid, panes = Mesh(), Mesh()
                for run in self._runs(opening):
                    make(solid, panes, *run)
                # Houses that were saved before a railing could be chosen have the wooden one on a large terrace.
                keys = 'tra,unsaid' if (self.size, key) == ('stor', 'tra') else key
                when = f'terrace:{self.size};railing:{keys};shelter:{shelters}'
                name = f'railing-{self.size}-{key}-{round(opening * 10)}'
                solid.add(name, [self.paint[f'railing-{key}']], 'railing', when, bevel=0.002)
                panes.add(f'{name}-panes', [self.paint['pane-railing']], 'railing', when)

    def _openings(self):
        """How wide the far side is open, and under which roofs."""
        yield STEPS_DOWN, 'none,markis,pergola,fast'
        if self.size != 'liten':
            yield CONSERVATORY / self.depth, 'uterum'

    def _runs(self, opening):
        """Stretches of railing as (from, to, where across, whether along the façade). The corners belong to those along it."""
        left, right, line = self.left + 0.05, self.right - 0.05, self.depth - 0.05
        for start, end in ((left, -opening / 2), (opening / 2, right)):
            if end - start > 0.3:
                yield start, end, line, True
        yield 0.05, line - 0.045, right, False
        if not self.corner:
            yield 0.05, line - 0.045, left, False
            return
        near = 0.05 - BESIDE
        yield near + 0.045, line - 0.045, left, False
        yield left, self.left + self.corner - 0.05, near, True

    def _rail(self, mesh, along, a0, a1, line, thick, z0, z1):
        """A box along a run, `thick` to either side of its line; z from the floor."""
        across = (line - thick, line + thick)
        spans = ((a0, a1), across) if along else (across, (a0, a1))
        self.box(mesh, *spans[0], *spans[1], self.floor + z0, self.floor + z1)

    def _ribs(self, mesh, _, start, end, line, along):
        """Painted wood: posts, two rails, ribs."""
        self._rail(mesh, along, start, end, line, 0.045, RAIL - 0.1, RAIL - 0.05)
        self._rail(mesh, along, start, end, line, 0.02, 0.08, 0.12)
        count = max(2, round((end - start) / 0.11))
        for index in range(count + 1 if along else count):
            at = start + (end - start) * index / count
            thick = 0.035 if index % 14 == 0 or index == count else 0.012
            self._rail(mesh, along, at - thick, at + thick, line, thick, -0.03, RAIL - 0.02 if thick > 0.03 else RAIL - 0.1)

    def _panes(self, mesh, panes, start, end, line, along):
        """Sheets of glass in a profile of aluminium at the deck's edge."""
        self._rail(mesh, along, start, end, line, 0.035, -0.05, 0.07)
        count = max(1, round((end - start) / 1.25))
        for index in range(count):
            a0, a1 = (start + (end - start) * (index + step) / count for step in (0, 1))
            self._rail(panes, along, a0 + 0.006, a1 - 0.006, line, 0.006, 0.07, RAIL)
            # The edges of a sheet are what one sees of it.
            self._rail(mesh, along, a0 + 0.006, a1 - 0.006, line, 0.007, RAIL, RAIL + 0.012)

    def _bars(self, mesh, _, start, end, line, along):
        """Black steel: flat rails, upright bars, posts two metres from each other."""
        self._rail(mesh, along, start, end, line, 0.02, RAIL - 0.03, RAIL)
        self._rail(mesh, along, start, end, line, 0.012, 0.08, 0.1)
        count = max(2, round((end - start) / 0.105))
        for index in range(count + 1):
            at = start + (end - start) * index / count
            thick = 0.02 if index % 19 == 0 or index == count else 0.007
            self._rail(mesh, along, at - thick, at + thick, line, thick, -0.03, RAIL - 0.02)

    # --- what is over it ---------------------------------------------------------------------------------------------------

    def _when(self, key):
        return f'terrace:{self.size};shelter:{key}'

    def _awning(self):
        """Cloth in stripes from a case on the wall to a bar, with its fall and two arms."""
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
        """An open frame of larch: a beam on the wall, one on posts, rafters over both, laths over these."""
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
        """A roof covered as the house is, on white posts; or one of dark sheet metal over panes on three sides."""
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
        """Over a terrace and a little more: from the wall of two storeys, else from the house's own roof at its eaves."""
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
        """Sliding panes from the deck to the beams, in frames; above them on both sides boards up to the roof."""
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
