"""Every roof over an entrance: `skarmtak` on brackets over the steps; `farstukvist` on two posts over a wooden floor; and `snickarkvist`, a
`farstukvist` with turned posts, sawn borders and two benches.
"""

import itertools
import math

from mathutils import Vector

from lib.mesh import Mesh

from . import roofs
from .gables import Gable, fretwork, sawn, tongues
from .walls import Wall

# Sizes in metres: the distance between the outer sides of the beams, and how far they reach out from the wall. The roof's pitch in degrees.
CANOPY = {'width': 1.8, 'reach': 1.15, 'pitch': 24}
PORCH = {'width': 2.9, 'reach': 1.7, 'pitch': 27}
KINDS = {'skarmtak': CANOPY, 'farstukvist,snickarkvist': PORCH}
# The size of the porch with which the camera frames the picture, by the kind of the house's usual porch. The canopy is wider here than in
# `CANOPY`: the first pictures were framed with this width, and later layers must fit those pictures.
FRAMED_BY = {'skarmtak': {**CANOPY, 'width': 2.7}, 'farstukvist': PORCH}
BEAM = 2.52  # metres from the floor to the beams that carry the roof


def add(building):
    for kinds, measures in KINDS.items():
        _Porch(building, kinds, **measures).build().add()


def framed_by(building):
    """Returns the corners of the boxes around the parts of the house's usual porch."""
    usual = building.house.get('porch')
    if not usual:
        return []
    boxes = [[(min(axis), max(axis)) for axis in zip(*mesh.vertices)] for mesh in _Porch(building, usual, **FRAMED_BY[usual]).build().meshes if mesh.vertices]
    return [Vector(corner) for box in boxes for corner in itertools.product(*box)]


class _Porch:
    """A porch. Coordinates in metres: x from the middle of the door, y from the front (negative is outwards), z above the ground."""

    def __init__(self, building, kinds, width, reach, pitch):
        self.building, self.kinds = building, kinds
        self.width, self.reach, self.pitch = width, reach, math.radians(pitch)
        self.middle, self.floor = building.house['door']['at'] - building.length / 2, building.floor
        self.eave = self.floor + BEAM
        self.base = self.eave + 0.2  # the height at which the roof begins, above the beams
        self.trim, self.stone, self.deck = Mesh(), Mesh(), Mesh()
        self.cover = {name: Mesh() for name in ('tiles', 'metal', 'sedum', 'deck')}

    def at(self, x, y, z):
        return Vector((self.middle + x, y, z))

    def box(self, mesh, x0, x1, y0, y1, z0, z1):
        mesh.box(self.middle + x0, self.middle + x1, y0, y1, z0, z1)

    @property
    def meshes(self):
        return [self.trim, self.stone, self.deck, *self.cover.values()]

    def build(self):
        width, reach, eave = self.width, self.reach, self.eave
        if self.kinds == 'skarmtak':
            self._steps_and_brackets()
        else:
            self._floor()
            self._posts_and_rails()
        self.box(self.trim, -width / 2, width / 2, -reach + 0.03, -reach + 0.13, eave, eave + 0.17)
        for x in (-width / 2 + 0.07, width / 2 - 0.07):
            self.box(self.trim, x - 0.05, x + 0.05, -reach + 0.1, 0, eave, eave + 0.17)
        self._roof()
        return self

    def add(self):
        """Links the porch into the scene."""
        paint = self.building.paint
        self.trim.add('porch-trim', [paint['trim-porch']], 'porch', f'porch:{self.kinds}', bevel=0.004)
        self.stone.add('porch-stone', [paint['stone-porch']], 'porch', f'porch:{self.kinds}', bevel=0.008)
        self.deck.add('porch-deck', [paint['deck-porch']], 'porch', f'porch:{self.kinds}', bevel=0.003)
        for name, roof in (('tiles', 'svart,tegelrod'), ('metal', 'plat'), ('sedum', 'sedum')):
            materials = [paint[f'{name}-porch'], *([paint['metal-porch']] if name == 'sedum' else [])]
            self.cover[name].add(f'porch-{name}', materials, 'porch', f'porch:{self.kinds};roof:{roof}')
        self.cover['deck'].add('porch-roof-deck', [paint['trim-porch']], 'porch', f'porch:{self.kinds}')
        if self.kinds != 'skarmtak':
            self._ornaments().add('porch-ornaments', [paint['trim-porch']], 'porch', 'porch:snickarkvist', bevel=0.002)

    def _steps_and_brackets(self):
        for step, (out, top) in enumerate(((0.95, self.floor - 0.02), (1.3, self.floor - 0.19))):
            self.box(self.stone, -1.15 - 0.15 * step, 1.15 + 0.15 * step, -out, 0, -0.1, top)
        for x in (-self.width / 2 + 0.05, self.width / 2 - 0.05):
            foot = [(x - 0.04, 0, self.eave - 0.75), (x + 0.04, 0, self.eave - 0.75), (x + 0.04, -self.reach + 0.2, self.eave), (x - 0.04, -self.reach + 0.2, self.eave)]
            self.trim.slab([self.at(*corner) for corner in foot], (0, 0, 0.09))
            self.box(self.trim, x - 0.04, x + 0.04, -0.1, 0.02, self.eave - 0.85, self.eave + 0.12)

    def _floor(self):
        width, reach, floor = self.width, self.reach, self.floor
        boards = int(reach / 0.125)
        for board in range(boards):
            y0, y1 = -reach + board * reach / boards + 0.003, -reach + (board + 1) * reach / boards - 0.003
            self.box(self.deck, -width / 2 - 0.03, width / 2 + 0.03, y0, y1, floor - 0.05, floor - 0.02)
        self.box(self.stone, -width / 2 + 0.06, width / 2 - 0.06, -reach + 0.06, 0, -0.2, floor - 0.055)
        for step in range(2):
            top = floor - 0.02 - 0.155 * (step + 1)
            for plank in range(3):
                y = -reach - 0.32 * (step + 1) + 0.105 * plank
                self.box(self.deck, -0.95, 0.95, y + 0.002, y + 0.103, top - 0.03, top)
            self.box(self.trim, -0.95, 0.95, -reach - 0.32 * step - 0.02, -reach - 0.32 * step, top, top + 0.12)
            self.box(self.stone, -0.93, 0.93, -reach - 0.32 * (step + 1) + 0.02, -reach - 0.32 * step, -0.1, top - 0.03)

    def _posts_and_rails(self):
        width, reach, floor, trim = self.width, self.reach, self.floor, self.trim
        for x in (-width / 2 + 0.07, width / 2 - 0.07):
            self.box(trim, x - 0.06, x + 0.06, -reach + 0.02, -reach + 0.14, floor - 0.02, self.eave)
            self.box(trim, x - 0.08, x + 0.08, -reach, -reach + 0.16, floor - 0.02, floor + 0.14)
            self.box(trim, x - 0.08, x + 0.08, -reach, -reach + 0.16, self.eave - 0.12, self.eave)
            self.box(trim, x - 0.05, x + 0.05, -0.08, 0, floor, self.eave)
            self.box(trim, x - 0.03, x + 0.03, -reach + 0.14, -0.08, floor + 0.86, floor + 0.92)
            self.box(trim, x - 0.025, x + 0.025, -reach + 0.14, -0.08, floor + 0.1, floor + 0.15)
            for baluster in range(12):
                y = -reach + 0.2 + (reach - 0.34) * baluster / 11
                self.box(trim, x - 0.014, x + 0.014, y - 0.018, y + 0.018, floor + 0.15, floor + 0.86)
        for sign in (-1, 1):
            a, b = sorted((sign * 0.97, sign * (width / 2 - 0.13)))
            self.box(trim, a, b, -reach + 0.05, -reach + 0.11, floor + 0.86, floor + 0.92)
            self.box(trim, a, b, -reach + 0.055, -reach + 0.105, floor + 0.1, floor + 0.15)
            self.box(trim, sign * 0.97 - 0.045, sign * 0.97 + 0.045, -reach + 0.035, -reach + 0.125, floor - 0.02, floor + 1.0)
            for baluster in range(3):
                x = a + (b - a) * (baluster + 0.7) / 3.4
                self.box(trim, x - 0.018, x + 0.018, -reach + 0.066, -reach + 0.094, floor + 0.15, floor + 0.86)

    def _roof(self):
        width, reach, base, trim, at = self.width, self.reach, self.base, self.trim, self.at
        c, s, rise, over = math.cos(self.pitch), math.sin(self.pitch), math.tan(self.pitch), 0.2
        half, crest, low = width / 2, base + rise * width / 2, base - over * rise + 0.06
        for end in (-1, 1):
            along = Vector((0, -1 if end < 0 else 1, 0))
            origin = at(end * (half + over), -0.02 if end < 0 else -reach - 0.2, low)
            plane = roofs.Plane(origin, along, Vector((-end * c, 0, s)), reach + 0.18, (half + over) / c)
            roofs.cover(plane, **self.cover)
            for height, y in ((0.17, -reach - 0.2), (0.09, -reach - 0.222)):
                points = [at(end * (half + over), y, low + 0.05 - height), at(end * (half + over), y + 0.03, low + 0.05 - height), at(0, y + 0.03, crest + 0.11 - height), at(0, y, crest + 0.11 - height)]
                trim.slab(points, (0, 0, height))
            trim.slab([at(end * (half + over), -reach - 0.2, low - 0.06), at(end * (half + over), 0, low - 0.06), at(0, 0, crest), at(0, -reach - 0.2, crest)], (0, 0, 0.02))
            a, b = sorted((end * (half + over), end * (half + over - 0.025)))
            self.box(trim, a, b, -reach - 0.2, 0, low - 0.1, low + 0.03)
        covering = {name: mesh for name, mesh in self.cover.items() if name != 'deck'}
        roofs.ridge(at(0, -reach - 0.22, crest + 0.09), at(0, 0, crest + 0.09), radius=0.1, **covering)
        self._gable_boards(rise)

    def _gable_boards(self, rise):
        half, gable = self.width / 2, self._front_wall()
        for left, right in ((0, half), (half, self.width)):
            boards = round((right - left) / 0.145)
            for board in range(boards):
                a, b = left + (right - left) * board / boards, left + (right - left) * (board + 1) / boards
                low, tops = self.base - 0.08, [self.base - 0.06 + rise * (half - abs(u - half)) for u in (a, b)]
                corners = [(a + 0.003, low, 0), (b - 0.003, low, 0), (b - 0.003, low, 0.02), (a + 0.003, low, 0.02)]
                corners += [(a + 0.003, tops[0], 0), (b - 0.003, tops[1], 0), (b - 0.003, tops[1], 0.02), (a + 0.003, tops[0], 0.02)]
                self.trim.hexahedron([gable.at(*corner) for corner in corners])

    def _front_wall(self):
        return Wall(self.at(-self.width / 2, -self.reach + 0.07, 0), (1, 0, 0), (0, -1, 0), self.width)

    # --- ornaments of `snickarkvist` ------------------------------------------------------------------------------------------

    def _ornaments(self):
        """Adds sawn borders under the barge boards and beams, brackets and collars at the posts, and a bench along each side."""
        mesh, half, floor, eave = Mesh(), self.width / 2, self.floor, self.eave
        fretwork(mesh, self._gable(self._front_wall(), self.base - 0.02, self.pitch, out=0.24, over=0.2), size=0.8)
        front = Wall(self.at(-half + 0.13, -self.reach + 0.08, 0), (1, 0, 0), (0, -1, 0), self.width - 0.26)
        sides = [Wall(self.at(x, -0.05, 0), (0, -1, 0), (math.copysign(1, x), 0, 0), self.reach - 0.19) for x in (-half + 0.07, half - 0.07)]
        for wall in (front, *sides):
            level = self._gable(wall, eave, 0.0, out=0.014, over=0.04)
            for end in (-1, 1):
                tongues(mesh, level, end, 0.0, 0.8, -0.014, 0.014)
                if wall is front:
                    sawn(mesh, level, _bracket(end, level.half, eave - 0.1), [], -0.02, 0.02)
        for x in (-half + 0.07, half - 0.07):
            for low, thick, wide in ((floor + 0.94, 0.05, 0.078), (floor + 1.02, 0.025, 0.07), (eave - 0.62, 0.025, 0.07), (eave - 0.57, 0.05, 0.078)):
                self.box(mesh, x - wide, x + wide, -self.reach + 0.08 - wide, -self.reach + 0.08 + wide, low, low + thick)
            inner = x - math.copysign(0.42, x)
            a, b = sorted((inner, x - math.copysign(0.05, x)))
            for board in range(3):
                left = a + (b - a) * board / 3
                self.box(mesh, left + 0.003, left + (b - a) / 3 - 0.003, -self.reach + 0.24, -0.06, floor + 0.41, floor + 0.44)
            for y in (-self.reach + 0.3, -0.16):
                self.box(mesh, a + 0.03, b - 0.03, y - 0.02, y + 0.02, floor - 0.02, floor + 0.41)
        return mesh

    def _gable(self, wall, eave, pitch, out, over):
        return Gable(wall, eave, pitch, out, over, holes=[], free=0.0, is_main=False)


def _bracket(end, half, top, size=0.34, board=0.05):
    """Returns the outline of a bracket in the corner of a post and a beam, with a quarter of a circle cut out."""
    turns = [math.radians(90 * step / 12) for step in range(13)]
    curve = [(half - size + (size - board) * math.sin(turn), top - size + (size - board) * math.cos(turn)) for turn in turns]
    return [(end * x, z) for x, z in [(half - size, top), (half, top), (half, top - size), *reversed(curve)]]
