"""Kitchen units: boxes, fronts in three shapes, handles, worktops. Coordinates of a row of units: x along the wall, y = 0 at the wall, and
negative y towards the room."""

from dataclasses import dataclass, field

from .solids import Solid, arc

PLINTH, UNDER, TOP = 0.09, 0.865, 0.90  # the heights of the plinth, of the base units and of the worktop's surface
DEPTH, THICK = 0.58, 0.02  # the depth of a unit's box, and the thickness of a front
GAP = 0.002  # half of the gap between two fronts

FLAT = 'fronts:slat-vit,slat-gra'
BLACK = 'fronts:slat-svart'
FRAMED = 'fronts:ram-vit,ram-gron'
FLUTED = 'fronts:spar-ek'
PAINTED = 'fronts:slat-vit,slat-gra,ram-vit,ram-gron'


@dataclass(frozen=True)
class Front:
    """A door or drawer front in the plane y. `handle` is 'drawer', 'none', or the side of the handle: 'left' or 'right'."""

    x0: float
    x1: float
    z0: float
    z1: float
    y: float
    handle: str = 'drawer'


@dataclass
class Run:
    """Units side by side along one wall."""

    at: object
    fronts: list = field(default_factory=list)
    panels: list = field(default_factory=list)
    plinths: list = field(default_factory=list)

    def drawers(self, x0, x1, heights=(0.20, 0.285, 0.29)):
        """A base unit of drawers, listed from the top."""
        self.body(x0, x1)
        top = UNDER
        for height in heights:
            self.fronts.append(Front(x0, x1, top - height, top, -DEPTH))
            top -= height

    def doors(self, x0, x1, handles=('right',), top=UNDER):
        """Adds a base unit with one or two doors. Its box is lower if a sink hangs in it."""
        self.body(x0, x1, top)
        wide = (x1 - x0) / len(handles)
        for i, handle in enumerate(handles):
            self.fronts.append(Front(x0 + i * wide, x0 + (i + 1) * wide, PLINTH, UNDER, -DEPTH, handle))

    def wall_units(self, x0, x1, z0, z1, handles, depth=0.34):
        self.panels.append(((x0, x1), (-depth, 0), (z0, z1)))
        wide = (x1 - x0) / len(handles)
        for i, handle in enumerate(handles):
            self.fronts.append(Front(x0 + i * wide, x0 + (i + 1) * wide, z0 - 0.012, z1, -depth, handle))

    def tall(self, x0, x1, splits, handles, top=2.32):
        """Adds a tall unit with fronts between the heights in `splits`. Where the handle is None, an appliance replaces the front."""
        self.body(x0, x1, top)
        for z0, z1, handle in zip(splits, splits[1:], handles):
            if handle:
                self.fronts.append(Front(x0, x1, z0, z1, -DEPTH, handle))

    def body(self, x0, x1, top=UNDER, depth=DEPTH):
        self.panels.append(((x0, x1), (-depth, 0), (PLINTH, top)))
        self.plinths.append(((x0, x1), (-depth + 0.05, -depth + 0.034), (0, PLINTH + 0.01)))

    def panel(self, x, y, z):
        """A side panel or filler in the colour of the fronts."""
        self.panels.append((x, y, z))

    def place(self, looks):
        """Returns all parts of this row of units as objects."""
        for when, material in ((PAINTED, looks.paint), (BLACK, looks.laminate), (FLUTED, looks.oak)):
            body = Solid()
            for panel in self.panels + self.plinths:
                body.box(*panel)
            body.place('units', material, 'fronts', when, bevel=0.0012, at=self.at)
        shapes = ((FLAT, flat, looks.paint), (BLACK, flat, looks.laminate), (FRAMED, framed, looks.paint), (FLUTED, fluted, looks.oak))
        for when, shape, material in shapes:
            made = Solid()
            for front in self.fronts:
                shape(made, front)
            made.place('fronts', material, 'fronts', when, bevel=0.0022 if shape is flat else 0.0014, at=self.at)
        place_handles(self.at, self.fronts, looks)


def flat(made, front):
    made.box((front.x0 + GAP, front.x1 - GAP), (front.y - THICK, front.y), (front.z0 + GAP, front.z1 - GAP))


def framed(made, front, edge=0.062):
    """A frame with a sunken panel; low drawers stay flat with a thin frame."""
    x0, x1, z0, z1 = front.x0 + GAP, front.x1 - GAP, front.z0 + GAP, front.z1 - GAP
    outer, inner = (front.y - THICK, front.y), (front.y - 0.010, front.y)
    edge = min(edge, (z1 - z0) * 0.26)
    made.box((x0 + edge, x1 - edge), inner, (z0 + edge, z1 - edge))
    made.box((x0, x0 + edge), outer, (z0, z1))
    made.box((x1 - edge, x1), outer, (z0, z1))
    made.box((x0 + edge, x1 - edge), outer, (z0, z0 + edge))
    made.box((x0 + edge, x1 - edge), outer, (z1 - edge, z1))


def fluted(made, front, pitch=0.0185):
    """Adds vertical ribs of oak veneer on a board."""
    x0, x1, z0, z1 = front.x0 + GAP, front.x1 - GAP, front.z0 + GAP, front.z1 - GAP
    made.box((x0, x1), (front.y - 0.012, front.y), (z0, z1))
    count = max(1, round((x1 - x0) / pitch))
    step = (x1 - x0) / count
    for i in range(count):
        made.box((x0 + i * step + 0.0022, x0 + (i + 1) * step - 0.0022), (front.y - THICK - 0.001, front.y - 0.012), (z0, z1))


def place_handles(at, fronts, looks):
    """Adds the handles: bars in steel and black; in brass, cups on drawers and knobs on doors."""
    bow, brass = Solid(), Solid()
    for front in fronts:
        if front.handle == 'none':
            continue
        x, z = handle_place(front)
        y = front.y - THICK
        put_bow(bow, x, y, z, front.handle == 'drawer')
        (put_cup if front.handle == 'drawer' else put_knob)(brass, x, y, z if front.handle == 'drawer' else knob_height(front, z))
    bow.place('bows', looks.steel, 'handles', 'handles:rostfri', smooth=True, at=at)
    bow.place('bows-black', looks.black, 'handles', 'handles:svart', smooth=True, at=at)
    brass.place('cups', looks.brass, 'handles', 'handles:massing', smooth=True, at=at)


def handle_place(front):
    """Returns the middle of the handle: near the upper edge of a drawer, or at the side of a door that opens."""
    if front.handle == 'drawer':
        return (front.x0 + front.x1) / 2, front.z1 - min(0.06, (front.z1 - front.z0) / 2)
    x = front.x0 + 0.04 if front.handle == 'left' else front.x1 - 0.04
    if front.z0 > 1.2:
        return x, front.z0 + 0.14
    return x, min(front.z1 - 0.14, 1.16)


def knob_height(front, z):
    return z - 0.06 if front.z0 > 1.2 else z + 0.06


def put_bow(made, x, y, z, lying, length=0.16, away=0.032, radius=0.0055):
    half = length / 2
    ends = [(x - half, z), (x + half, z)] if lying else [(x, z - half), (x, z + half)]
    (xa, za), (xb, zb) = ends
    soft = 0.010
    dx, dz = (soft, 0) if lying else (0, soft)
    path = [(xa, y, za), (xa, y - away + soft, za), (xa + dx * 0.3, y - away + 0.003, za + dz * 0.3), (xa + dx, y - away, za + dz)]
    path += [(xb - dx, y - away, zb - dz), (xb - dx * 0.3, y - away + 0.003, zb - dz * 0.3), (xb, y - away + soft, zb), (xb, y, zb)]
    made.tube(path, radius, 12)


def put_cup(made, x, y, z, half=0.048, reach=0.026, high=0.036):
    """A half shell, open below."""
    rows = []
    for _, dy, dz in arc((0, 0, 0), 1.0, 180, 90, 7):
        rows.append([(x + half * s, y + reach * dy * (1 - s * s) ** 0.45, z - high / 2 + high * dz * (1 - 0.25 * s * s)) for s in [i / 8 - 1 for i in range(17)]])
    made.sheet(rows)
    made.box((x - half - 0.006, x + half + 0.006), (y - 0.002, y), (z - high / 2, z + high / 2 + 0.004))


def put_knob(made, x, y, z, radius=0.016):
    made.tube([(x, y, z), (x, y - 0.014, z)], 0.006, 14)
    path = [(x, y - 0.012, z), (x, y - 0.017, z), (x, y - 0.023, z), (x, y - 0.028, z), (x, y - 0.030, z)]
    made.tube(path, [radius * 0.7, radius, radius, radius * 0.8, radius * 0.3], 24)


def put_worktop(at, x, y, material, hole=None, thick=0.03, group='worktop', when=None):
    """A slab with an optional hole (x0, x1, y0, y1) for the sink."""
    top = Solid()
    z0, z1 = TOP - thick, TOP
    if hole is None:
        top.box(x, y, (z0, z1))
    else:
        plate_with_hole(top, (*x, *y), hole, z0, z1)
    top.place('worktop', material, group, when, bevel=0.0025, at=at)


def plate_with_hole(made, outer, hole, z0, z1):
    """Builds the slab as one mesh, so that no seam is visible between the hole and the edge."""

    def corners(rectangle, z):
        x0, x1, y0, y1 = rectangle
        return [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]

    points = corners(outer, z1) + corners(hole, z1) + corners(outer, z0) + corners(hole, z0)
    faces = []
    for i in range(4):
        j = (i + 1) % 4
        faces += [(i, j, 4 + j, 4 + i), (8 + j, 8 + i, 12 + i, 12 + j), (8 + i, 8 + j, j, i), (4 + i, 4 + j, 12 + j, 12 + i)]
    made.add(points, faces)
