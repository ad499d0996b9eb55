"""Meshes made of simple solids: boxes, tubes, turned profiles and soft sheets. All lengths are in metres."""

import math

import bpy
from mathutils import Matrix, Vector


def frame(x=0.0, y=0.0, z=0.0, turn=0.0):
    """Returns local coordinates with their origin at (x, y, z), turned by `turn` degrees about the vertical axis."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')


class Solid:
    """Collects faces, of which `place` makes one object. Parts are not joined, so that each board has its own grain."""

    def __init__(self):
        self.points, self.faces, self.slots, self.moved = [], [], [], None

    def within(self, matrix):
        """Transforms all faces that are added after this call with `matrix`. If `matrix` is None, later faces stay where they are."""
        self.moved = matrix
        return self

    def add(self, points, faces, slot=0):
        start = len(self.points)
        moved = [self.moved @ Vector(p) for p in points] if self.moved else points
        self.points += [tuple(p) for p in moved]
        self.faces += [tuple(start + i for i in face) for face in faces]
        self.slots += [slot] * len(faces)

    def quad(self, a, b, c, d, slot=0):
        self.add([a, b, c, d], [(0, 1, 2, 3)], slot)

    def box(self, x, y, z, slot=0):
        """Adds a box. Each argument is a pair of coordinates."""
        (x0, x1), (y0, y1), (z0, z1) = sorted(x), sorted(y), sorted(z)
        corners = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
        self.add(corners, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], slot)

    def block(self, centre, size, slot=0):
        """Adds a box whose underside is at the height z and whose middle is at x and y."""
        (x, y, z), (w, d, h) = centre, size
        self.box((x - w / 2, x + w / 2), (y - d / 2, y + d / 2), (z, z + h), slot)

    def prism(self, outline, depth, slot=0):
        """Adds a convex outline of (x, z) points, extruded along y over the range `depth`."""
        n, (y0, y1) = len(outline), depth
        points = [(x, y0, z) for x, z in outline] + [(x, y1, z) for x, z in outline]
        sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        self.add(points, [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n)), *sides], slot)

    def tube(self, path, radius, sides=14, slot=0):
        """Adds a round bar along a path of points. `radius` is one number, or one for each point."""
        path = [Vector(p) for p in path]
        radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(path)
        across = None
        points = []
        for i, point in enumerate(path):
            along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
            if across is None:
                across = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((1, 0, 0)))
            across = (across - along * across.dot(along)).normalized()
            other = along.cross(across)
            for k in range(sides):
                turn = 2 * math.pi * k / sides
                points.append(point + (across * math.cos(turn) + other * math.sin(turn)) * radii[i])
        rings = range(len(path) - 1)
        faces = [
            (i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k)
            for i in rings
            for k in range(sides)
        ]
        last = (len(path) - 1) * sides
        caps = [tuple(range(sides - 1, -1, -1)), tuple(range(last, last + sides))]
        self.add(points, faces + caps, slot)

    def lathe(self, centre, profile, sides=40, slot=0, flat=1.0):
        """Adds a turned solid. `profile` is (radius, height) from below upwards. `flat` compresses the solid in y."""
        cx, cy, cz = centre
        rings = [
            [(cx + r * math.cos(t), cy + r * math.sin(t) * flat, cz + h) for t in (2 * math.pi * k / sides for k in range(sides))]
            for r, h in profile
        ]
        self.sheet([[*ring, ring[0]] for ring in rings], slot)

    def sheet(self, rows, slot=0):
        """Adds a surface through a grid of points, given row by row."""
        wide = len(rows[0])
        faces = [
            (i * wide + k, i * wide + k + 1, (i + 1) * wide + k + 1, (i + 1) * wide + k)
            for i in range(len(rows) - 1)
            for k in range(wide - 1)
        ]
        self.add([p for row in rows for p in row], faces, slot)

    def place(self, name, materials, group='base', when=None, bevel=0.0, smooth=False, at=None, segments=2):
        """Makes the object. `when` names the answers of the category `group` with which the object is visible. `bevel` rounds its edges by
        that many metres.
        """
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.points, [], self.faces)
        for material in materials if isinstance(materials, (list, tuple)) else [materials]:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self.slots)
        if smooth or bevel:
            mesh.polygons.foreach_set('use_smooth', [True] * len(self.faces))
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(50 if smooth else 32)
        mesh.update()
        made = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(made)
        made['group'] = group
        if when:
            made['when'] = when
        if at is not None:
            made.matrix_world = at
        if bevel:
            round_edges(made, bevel, segments)
        return made


def round_edges(made, width, segments=2):
    """Rounds every edge slightly, since real edges are never perfectly sharp."""
    bevel = made.modifiers.new('edges', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = width, segments, 'ANGLE', math.radians(35)
    bevel.harden_normals = bool(made.data.use_auto_smooth)


def arc(centre, radius, start, end, steps, plane='yz'):
    """Returns points on an arc in a plane, angles in degrees."""
    cx, cy, cz = centre
    turns = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    if plane == 'yz':
        return [(cx, cy + radius * math.cos(t), cz + radius * math.sin(t)) for t in turns]
    if plane == 'xz':
        return [(cx + radius * math.cos(t), cy, cz + radius * math.sin(t)) for t in turns]
    return [(cx + radius * math.cos(t), cy + radius * math.sin(t), cz) for t in turns]
