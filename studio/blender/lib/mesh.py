"""Builds meshes from quads, boxes and tubes, and collects them into one object. Lengths are in metres, and z points up."""

import math

import bpy
from mathutils import Vector


class Mesh:
    """Collects faces, of which `add` makes one object. Each face has the index of its material."""

    def __init__(self):
        self.vertices, self.faces, self.slots = [], [], []

    def face(self, points, slot=0):
        first = len(self.vertices)
        self.vertices += [tuple(point) for point in points]
        self.faces.append(tuple(range(first, first + len(points))))
        self.slots.append(slot)

    def hexahedron(self, corners, slot=0):
        """Adds a solid with eight corners: first the lower four in order around it, then the upper four in the same order."""
        first = len(self.vertices)
        self.vertices += [tuple(corner) for corner in corners]
        for side in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            self.faces.append(tuple(first + corner for corner in side))
            self.slots.append(slot)

    def box(self, x0, x1, y0, y1, z0, z1, slot=0, place=None):
        """Adds a vertical box. With `place(x, y, z)`, adds the solid whose corners that function returns."""
        corners = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
        self.hexahedron([place(*corner) for corner in corners] if place else corners, slot)

    def slab(self, corners, thickness, slot=0):
        """Adds a quad with a thickness along a vector."""
        along = Vector(thickness)
        low = [Vector(corner) for corner in corners]
        self.hexahedron([*low, *[corner + along for corner in low]], slot)

    def tube(self, start, end, radius, end_radius=None, sides=8, slot=0, caps=True):
        start, end = Vector(start), Vector(end)
        end_radius = radius if end_radius is None else end_radius
        along = (end - start).normalized()
        across = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((1, 0, 0))).normalized()
        third = along.cross(across)
        first = len(self.vertices)
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            out = across * math.cos(angle) + third * math.sin(angle)
            self.vertices += [tuple(start + out * radius), tuple(end + out * end_radius)]
        rings = [(first + 2 * side, first + 2 * ((side + 1) % sides)) for side in range(sides)]
        for here, there in rings:
            self.faces.append((here, here + 1, there + 1, there))
            self.slots.append(slot)
        if caps:
            self.faces.append(tuple(here for here, _ in rings))
            self.faces.append(tuple(here + 1 for here, _ in reversed(rings)))
            self.slots += [slot, slot]

    def add(self, name, materials, group='', when='', bevel=0.0, smooth=False, hidden=False):
        """Creates the object, links it into the scene and returns it. Returns None if there are no faces. studio/README.md explains
        `group` and `when`.
        """
        if not self.faces:
            return None
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.vertices, [], self.faces)
        for material in materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self.slots)
        if smooth:
            mesh.polygons.foreach_set('use_smooth', [True] * len(self.faces))
        mesh.update()
        thing = bpy.data.objects.new(name, mesh)
        if not hidden:
            bpy.context.scene.collection.objects.link(thing)
        tag(thing, group, when)
        if bevel:
            modifier = thing.modifiers.new('bevel', 'BEVEL')
            modifier.width, modifier.segments, modifier.limit_method = bevel, 1, 'ANGLE'
        return thing


def tag(thing, group='', when=''):
    """Sets the group of an object and the condition under which the object is visible. The engine reads both."""
    thing['group'] = group
    thing['when'] = when
    return thing


def scatter(name, things, points, random, group='', when=''):
    """Places copies of the objects at the points (x, y, z, scale). Copies share a mesh, so even a hundred thousand copies cost hardly
    anything.
    """
    shares = [([], []) for _ in things]
    for x, y, z, scale in points:
        vertices, faces = shares[random.randrange(len(things))]
        angle, half = random.random() * 2 * math.pi, scale * 0.5
        c, s = math.cos(angle) * half, math.sin(angle) * half
        first = len(vertices)
        vertices += [(x - c + s, y - s - c, z), (x + c + s, y + s - c, z), (x + c - s, y + s + c, z), (x - c - s, y - s + c, z)]
        faces.append((first, first + 1, first + 2, first + 3))
    for index, (thing, (vertices, faces)) in enumerate(zip(things, shares)):
        mesh = bpy.data.meshes.new(f'{name}-{index}')
        mesh.from_pydata(vertices, [], faces)
        mesh.update()
        carrier = bpy.data.objects.new(f'{name}-{index}', mesh)
        bpy.context.scene.collection.objects.link(carrier)
        carrier.instance_type, carrier.use_instance_faces_scale = 'FACES', True
        carrier.show_instancer_for_render = False
        tag(carrier, group, when)
        if thing.name not in bpy.context.scene.collection.objects:
            bpy.context.scene.collection.objects.link(thing)
        thing.parent = carrier
        tag(thing, group, when)


def copy(thing, location, scale=1.0, turn=0.0, group='', when=''):
    """Returns a new object with the mesh of `thing`, at `location`."""
    other = bpy.data.objects.new(thing.name, thing.data)
    other.location, other.rotation_euler = location, (0, 0, turn)
    other.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    bpy.context.scene.collection.objects.link(other)
    return tag(other, group, when)
