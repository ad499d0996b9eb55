"""A deck on the garden side (small, large or around the corner) with furniture, and the chosen railings and roofs."""

from lib.mesh import Mesh

from .terrace_railings import BESIDE, CORNER, STEPS_DOWN, Railings
from .terrace_roofs import CONSERVATORY, COVERED, TerraceRoofs

SIZES = ('liten', 'stor', 'vinkel')
# The indexes of the materials in a deck's mesh: its boards, and the furniture on it.
DECK, FURNITURE = 0, 1
PLANTER = 0.5  # half the width of a planter, metres


def add(building, spec):
    for terrace in _all(building, spec):
        terrace.build()


def stand_in_planter(building, x, y):
    """Builds the terraces. If a deck covers the place of a plant, the plant is in a wooden box on that deck."""
    spec = building.house.get('terrace')
    for terrace in _all(building, spec) if spec else ():
        terrace.planter(x, y)


def _all(building, spec):
    """In the description, `at` is the middle of a straight deck: metres from the middle of the house, to the right as seen from its front.
    The deck around the corner does not use `at`: it starts beside the house, `CORNER` metres beyond the house's end.
    """
    straight = [_Terrace(building, -spec['at'], *spec[size], size) for size in ('liten', 'stor')]
    wide, depth = spec['vinkel']
    behind = wide - CORNER
    return [*straight, _Terrace(building, (behind - building.length) / 2, behind, depth, 'vinkel', CORNER)]


class _Terrace(Railings, TerraceRoofs):
    """A deck of one size. Coordinates: x along the façade from the middle of the part behind the house, y away from the wall, z up."""

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
        """Adds a table with benches, so that the picture shows how large the deck is."""
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
        """`x` and `y`: the middle of the plant, in the coordinates of the garden."""
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
