"""Builds a house from its description: walls, roof, dormers, openings, and optional parts. Lengths are in metres, and the front faces −y.
"""

import math
from dataclasses import dataclass

from mathutils import Vector

from lib.mesh import Mesh

from . import additions
from .building_roof import BuildingRoof
from .garden_door import AS_OPENING, AS_WIDE, GardenDoor
from .openings import WINDOWS, door, garage_door, window
from .walls import Wall, clad

DOORS = ('slat', 'spegel', 'glas', 'par')
# The kinds of gates: the state in which each is visible, and its paints. A gate of boards has the cladding of the walls.
GATES = {
    'slat': ('gate:slat', 'gate'),
    'kassett': ('gate:kassett', 'gate'),
    'antracit': ('gate:antracit', 'gate-antracit'),
    'standing': ('gate:panel;cladding:lockpanel', 'gate-boards'),
    'lying': ('gate:panel;cladding:liggande', 'gate-boards-lying'),
    'slagport': ('gate:slagport', 'gate-boards', 'hinge'),
}


@dataclass(frozen=True)
class Frame:
    """The position of a part, counted from a point on the ground line of a façade: x along the façade, y into the house."""

    origin: Vector
    along: Vector
    inward: Vector

    def __call__(self, x, y, z):
        return self.origin + self.along * x + self.inward * y + Vector((0, 0, z))


class Building(BuildingRoof):
    """Collects the meshes of one house and adds them to the scene."""

    def __init__(self, house, paint):
        self.house, self.paint = house, paint
        self.length, self.depth = house['length'], house['depth']
        self.floor = house.get('plinth', 0.35)
        self.eave = self.floor + house['wall']
        self.kind, self.pitch = house['roof']['kind'], math.radians(house['roof']['pitch'])
        self.rise = math.tan(self.pitch)
        self.standing, self.lying = Mesh(), Mesh()
        self.trim, self.glass, self.curtain, self.gutter = Mesh(), Mesh(), Mesh(), Mesh()
        self.frames = {kind: Mesh() for kind in WINDOWS}
        self.doors = {kind: Mesh() for kind in DOORS}
        self.covering = {'tiles': Mesh(), 'metal': Mesh(), 'sedum': Mesh(), 'deck': Mesh()}
        self.gates = {kind: Mesh() for kind in GATES}
        self.plinth, self.inner = Mesh(), Mesh()
        self.parts = {'trim': self.trim, 'glass': self.glass, 'curtain': self.curtain, 'frames': self.frames, 'doors': self.doors}
        half, deep = self.length / 2, self.depth
        # A carport has walls only around its storeroom, at its right end.
        left = half - house['store'] if house.get('open') else -half
        self.walls = {
            'front': Wall((left, 0, 0), (1, 0, 0), (0, -1, 0), half - left),
            'back': Wall((half, deep, 0), (-1, 0, 0), (0, 1, 0), half - left),
            'left': Wall((left, deep, 0), (0, -1, 0), (-1, 0, 0), deep),
            'right': Wall((half, 0, 0), (0, 1, 0), (1, 0, 0), deep),
        }
        self.garden_door = GardenDoor(self, self.walls['back']) if house.get('gardendoor') is not None else None
        # The back wall is built twice: without and with a wide garden door.
        self.back = {when: (Mesh(), Mesh()) for when in (AS_OPENING, AS_WIDE)}
        self.sides = {
            'front': Frame(Vector((0, 0, 0)), Vector((1, 0, 0)), Vector((0, 1, 0))),
            'back': Frame(Vector((0, deep, 0)), Vector((-1, 0, 0)), Vector((0, -1, 0))),
        }

    def build(self):
        """Links all meshes into the scene."""
        dormers = [additions.Dormer(self, spec) for spec in self.house.get('dormers', [])]
        for name in self.walls:
            self._wall(name, [dormer for dormer in dormers if dormer.side == name and dormer.is_gable_front])
        self._roof(dormers)
        for dormer in dormers:
            dormer.build()
        self._body()
        self._link()
        additions.add(self)
        return self

    # --- walls -------------------------------------------------------------------------------------------------------------

    def top(self, name):
        """Returns the roof line of a wall as a function of the metres along it, and the points where it bends."""
        deep, low = self.depth, self.eave
        if name in ('left', 'right') and self.kind == 'gable':
            return (lambda u: low + self.rise * (deep / 2 - abs(u - deep / 2))), [deep / 2]
        if self.kind == 'mono':
            high = low + self.rise * deep
            slants = {'front': lambda u: low, 'back': lambda u: high, 'left': lambda u: high - self.rise * u, 'right': lambda u: low + self.rise * u}
            return slants[name], []
        return (lambda u: low), []

    def _wall(self, name, gable_fronts):
        wall, (top, kinks) = self.walls[name], self.top(name)
        openings = [(x, self.floor + sill, x + w, self.floor + sill + h) for x, sill, w, h in self.house.get(name, [])]
        holes = list(openings)
        entrance = self.house.get('door')
        if entrance and entrance.get('side', 'front') == name:
            left = entrance['at'] - 0.75
            holes.append((left, 0, left + 1.5, self.floor + 2.14))
            door(wall, left, self.floor + 0.02, self.parts)
        for x, w, h in self.house.get('gates', []) if name == 'front' else []:
            holes.append((x, 0, x + w, self.floor + h))
            garage_door(wall, x, 0.03, w, self.floor + h - 0.03, self.gates, self.trim)
        for dormer in gable_fronts:
            top, kinks = dormer.raise_wall(top, kinks)
            holes += dormer.holes(self.length / 2 + dormer.middle - dormer.width / 2)
        for left, right in _pieces(wall.length, kinks):
            piece = Wall(wall.at(left, 0), wall.direction, wall.outward, right - left)
            for standing, lying, cut in self._sheets(name, holes):
                inside = [(max(h[0], left) - left, h[1], min(h[2], right) - left, h[3]) for h in cut if h[2] > left and h[0] < right]
                clad(standing, lying, piece, lambda u, left=left: top(u + left), inside, self.floor - 0.03)
        garden = self.garden_door if name == 'back' else None
        for x, sill, w, h in self.house.get(name, []):
            if garden is None or [x, sill, w, h] != garden.opening:
                window(wall, x, self.floor + sill, w, h, self.parts, sashes=1 if w < 0.8 else (3 if w > 2.2 else 2))
        if garden:
            garden.build()
        for along in (0, wall.length):
            end = 1 if along else -1
            a, b = sorted((along + end * 0.034, along - end * 0.12))
            wall.box(self.trim, a, b, -0.002, 0.034, self.floor - 0.045, top(min(max(along, 0.05), wall.length - 0.05)) + 0.06)
        if self.house.get('band') and name in ('left', 'right') and self.kind == 'gable':
            wall.box(self.trim, 0, wall.length, 0, 0.045, self.eave - 0.09, self.eave + 0.09)

    def _sheets(self, name, holes):
        """Returns the cladding meshes and the holes of a wall. If the house offers a wide garden door, it returns the back wall twice:
        with and without that door.
        """
        hole = self.garden_door.wide_hole if self.garden_door and name == 'back' else None
        if hole is None:
            return [(self.standing, self.lying, holes)]
        x, _, w, _ = self.garden_door.opening
        others = [one for one in holes if (one[0], one[2]) != (x, x + w) or one[1] > hole[3]]
        return [(*self.back[AS_OPENING], holes), (*self.back[AS_WIDE], [*others, hole])]


    # --- body --------------------------------------------------------------------------------------------------------------

    def _body(self):
        """Builds the plinth, and behind the panes the floors, ceilings and walls that limit the view."""
        half, deep, thick = self.length / 2, self.depth, 0.3
        self.plinth.box(-half + 0.02, half - 0.02, 0.14, deep - 0.02, -0.3, self.floor + 0.02)
        # Leave out the gates, which reach down in front of the plinth.
        edges = [-half + 0.02, *(edge - half for x, w, _ in self.house.get('gates', []) for edge in (x, x + w)), half - 0.02]
        for left, right in zip(edges[::2], edges[1::2]):
            self.plinth.box(left, right, 0.02, 0.14, -0.3, self.floor + 0.02)
        if self.house.get('open'):
            additions.carport(self)
            return
        self.inner.box(-half + thick, half - thick, thick, deep - thick, self.floor, self.floor + 0.02)
        for level in (level for level in (self.floor + 2.62, self.floor + 5.3) if level + 0.3 < self.eave):
            self.inner.box(-half + thick, half - thick, thick, deep - thick, level, level + 0.28)
        for x in (-half * 0.36, half * 0.36):
            self.inner.box(x - 0.05, x + 0.05, thick, deep - thick, self.floor, self.eave - 0.1)
        self.inner.box(-half + thick, half - thick, deep / 2 - 0.05, deep / 2 + 0.05, self.floor, self.eave - 0.1)

    def _link(self):
        paint, door_slots = self.paint, lambda kind: [self.paint[f'door-{kind}'], self.paint['handle'], self.paint['doorglass']]
        self.standing.add('facade', [paint['facade']], 'facade', 'cladding:lockpanel')
        self.lying.add('facade', [paint['facade-lying']], 'facade', 'cladding:liggande')
        for doors, (standing, lying) in self.back.items():
            standing.add('facade-back', [paint['facade']], 'facade', f'cladding:lockpanel;gardendoor:{doors}')
            lying.add('facade-back', [paint['facade-lying']], 'facade', f'cladding:liggande;gardendoor:{doors}')
        self.trim.add('trim', [paint['trim']], 'trim', bevel=0.004)
        self.glass.add('glass', [paint['glass']])
        self.curtain.add('curtains', [paint['curtain'], paint['sill']])
        for kind, mesh in self.frames.items():
            mesh.add(f'frames-{kind}', [paint['frame']], 'windows', f'windows:{kind}', bevel=0.003)
        for kind, mesh in self.doors.items():
            mesh.add(f'door-{kind}', door_slots(kind), 'door', f'door:{kind}', bevel=0.003)
        for kind, (when, *slots) in GATES.items():
            self.gates[kind].add(f'gates-{kind}', [paint[slot] for slot in slots], 'gate', when, bevel=0.003)
        self.covering['tiles'].add('tiles', [paint['tiles']], 'roof', 'roof:svart,tegelrod')
        self.covering['metal'].add('metal', [paint['metal']], 'roof', 'roof:plat')
        self.covering['sedum'].add('sedum', [paint['sedum'], paint['metal']], 'roof', 'roof:sedum')
        self.covering['deck'].add('roof-deck', [paint['inner']])
        self.plinth.add('plinth', [paint['plinth']])
        self.inner.add('rooms', [paint['inner']])
        self.gutter.add('gutter', [paint['gutter']], smooth=True)


def _pieces(length, kinks):
    cuts = [0.0, *sorted(kink for kink in kinks if 0.01 < kink < length - 0.01), length]
    return zip(cuts, cuts[1:])
