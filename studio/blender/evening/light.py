"""The light of an evening view: a sky without a sun, and the lamps of the house. Lamps are behind every window that the camera may see, in
the hall, and outside beside the door. A window shows the room's walls, its curtains with light behind them, and sometimes a lamp. These
objects have no group, so they are visible whichever windows the visitor chose.
"""

import math
import random

import bpy
from exterior.additions import Dormer
from lib.mesh import Mesh
from lib.shader import Shader, linear
from mathutils import Vector

WARM = (1.0, 0.58, 0.27)  # the light of a lamp of 2,700 kelvin
# The colours of the sky, each with the sine of its height above the horizon: `GLOW` on the side of the sunset, `SHADE` on the other side.
GLOW = ((0.0, (0.62, 0.30, 0.15)), (0.12, (0.50, 0.30, 0.22)), (0.26, (0.27, 0.26, 0.33)), (0.5, (0.10, 0.15, 0.29)), (1.0, (0.035, 0.065, 0.17)))
SHADE = ((0.0, (0.10, 0.115, 0.17)), (0.12, (0.10, 0.125, 0.20)), (0.26, (0.085, 0.12, 0.22)), (0.5, (0.06, 0.095, 0.20)), (1.0, (0.035, 0.065, 0.17)))


def light(building, direction, camera):
    """`direction` points from the house to the camera. The sunset is behind the house, to one side."""
    wish = camera['evening']
    _dusk(direction, wish['sky'], camera.get('clouds', 0.0))
    chance = random.Random(7)
    curtain, pane = _curtain(), _lit_pane()
    for thing in bpy.context.scene.objects:
        if thing.name.startswith('curtains'):
            thing.material_slots[0].material = curtain
        if thing.name.startswith('skylight-panes'):
            thing.material_slots[0].material = pane
    shades = Mesh()
    for place, inward, width, height in _windows(building, direction):
        watts = 95.0 * wish['lamps'] * chance.uniform(0.55, 1.15) * min(1.6, width * height / 1.7)
        _lamp(place + inward * 1.1 + Vector((0, 0, height * 0.5)), watts, 0.25)
        _shade(shades, place, inward, height, chance)
    shades.add('shades', [_glowing()], smooth=True)
    _entrance(building, wish['lamps'])


def _windows(building, direction):
    """Returns, for every window that faces the camera: the middle of its sill, the direction into the room, its width and height."""
    house, floor = building.house, building.floor
    for name, wall in building.walls.items():
        for x, sill, w, h in house.get(name, []) if wall.outward.dot(direction) > 0 else []:
            yield wall.at(x + w / 2, floor + sill), -wall.outward, w, h
    for dormer in (Dormer(building, spec) for spec in house.get('dormers', [])):
        for x, sill, w, h in dormer.spec['windows'] if dormer.frame.inward.dot(direction) < 0 else []:
            yield dormer.at(x + w / 2 - dormer.width / 2, dormer.front, floor + sill), dormer.frame.inward, w, h


def _lamp(place, watts, radius):
    """Adds a bulb. Only its light is visible, not the bulb."""
    lamp = bpy.data.lights.new('lamp', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = watts, WARM, radius
    thing = bpy.data.objects.new('lamp', lamp)
    thing.location, thing.visible_camera, thing.visible_glossy = place, False, False
    bpy.context.scene.collection.objects.link(thing)


def _shade(mesh, place, inward, height, chance):
    """Adds a lamp behind one window, chosen at random: on the sill, hanging, or none. Builds only its shade."""
    kind = chance.random()
    aside = inward.cross(Vector((0, 0, 1))) * chance.uniform(-0.3, 0.3)
    if kind < 0.35 and height < 1.6:
        foot = place + inward * 0.22 + aside
        mesh.tube(foot + Vector((0, 0, 0.16)), foot + Vector((0, 0, 0.36)), 0.11, 0.07, 20)
    elif kind < 0.6:
        hanging = place + inward * 0.9 + aside + Vector((0, 0, height * 0.74))
        mesh.tube(hanging, hanging + Vector((0, 0, 0.2)), 0.2, 0.09, 24)


def _glowing():
    """A surface that is visible but gives no light. Light that only the camera sees causes no noise in the picture."""
    shader = Shader('shade')
    seen = (shader.node('LightPath'), 'Is Camera Ray')
    made = shader.surface(shader.node('Emission', Color=(1.0, 0.66, 0.34, 1), Strength=shader.math('MULTIPLY', seen, 3.2)))
    made.cycles.sample_as_light = False
    return made


def _curtain():
    """A thin curtain with the light of the room behind it."""
    shader = Shader('curtain-evening')
    cloth = linear('#d9d2c4')
    mixed = shader.node('MixShader')
    for index, value in enumerate((0.55, shader.node('BsdfDiffuse', Color=cloth), shader.node('BsdfTranslucent', Color=cloth))):
        shader.wire(mixed, index, value)
    return shader.surface(mixed)


def _lit_pane():
    """A roof window that shows a ceiling lit from below, and a reflection of the sky."""
    shader = Shader('roof-pane-evening')
    noise = shader.node('TexNoise', Vector=shader.position(), Scale=0.9, Detail=1.0)
    seen = (shader.node('LightPath'), 'Is Camera Ray')
    strength = shader.math('MULTIPLY', seen, shader.span((noise, 'Fac'), 0.3, 0.7, 0.2, 0.42))
    lit = shader.node('Emission', Color=(*WARM, 1), Strength=strength)
    mixed = shader.node('AddShader')
    for index, value in enumerate((lit, shader.node('BsdfGlossy', Color=(0.12, 0.12, 0.12, 1), Roughness=0.02))):
        shader.wire(mixed, index, value)
    shader.mark('skylight')
    made = shader.surface(mixed)
    made.cycles.sample_as_light = False
    return made


def _entrance(building, lamps):
    """Adds a lamp on the wall beside the door, which shines up and down, and one in the hall, for doors with panes."""
    door = building.house['door']
    wall = building.walls[door.get('side', 'front')]
    _lamp(wall.at(door['at'], building.floor + 1.9, -1.2), 70.0 * lamps, 0.2)
    along = door['at'] + 0.75 + 0.36
    up, out = building.floor + 1.95, 0.11
    body, ends = Mesh(), Mesh()
    body.tube(wall.at(along, up - 0.1, out), wall.at(along, up + 0.1, out), 0.045, sides=20)
    wall.box(body, along - 0.02, along + 0.02, 0.02, out, up - 0.03, up + 0.03)
    for low, high in ((-0.104, -0.1), (0.1, 0.104)):
        ends.tube(wall.at(along, up + low, out), wall.at(along, up + high, out), 0.038, sides=20)
    body.add('entrance-lamp', [building.paint['black']], smooth=True)
    ends.add('entrance-light', [_glowing()])
    for at, watts in ((up - 0.16, 26.0), (up + 0.16, 12.0)):
        _lamp(wall.at(along, at, out + 0.02), watts * lamps, 0.04)


class _Sky(Shader):
    """Offers the same functions for nodes as `Shader` does for materials, but for the world's sky."""

    def __init__(self, name):
        world = bpy.data.worlds.new(name)
        bpy.context.scene.world, world.use_nodes = world, True
        self.tree = world.node_tree
        self.tree.nodes.clear()
        self.material, self.output = None, self.node('OutputWorld')


def _dusk(direction, strength, seed):
    sky = _Sky('dusk')
    where = (sky.node('TexCoord'), 'Generated')
    height = (sky.node('SeparateXYZ', Vector=where), 'Z')
    # The sunset is behind the house, a little to the left.
    turn = math.atan2(-direction.y, -direction.x) + math.radians(38)
    facing = sky.node('VectorMath', {'operation': 'DOT_PRODUCT'})
    sky.wire(facing, 0, where)
    facing.inputs[1].default_value = (math.cos(turn), math.sin(turn), 0)
    near = sky.span((facing, 'Value'), -0.35, 1.0, 0, 1)
    near.interpolation_type = 'SMOOTHSTEP'
    clear = sky.mix(near, sky.ramp(height, *SHADE), sky.ramp(height, *GLOW))
    # These are thin clouds along the horizon, which the sun still lights up.
    stretched = sky.node('Mapping', Vector=where, Location=(seed, seed * 0.7, 0), Scale=(1.6, 1.6, 7.0))
    noise = sky.node('TexNoise', Vector=stretched, Scale=1.1, Detail=8.0, Roughness=0.55, Distortion=0.4)
    cover = sky.span((noise, 'Fac'), 0.5, 0.74, 0, 0.5)
    cover.interpolation_type = 'SMOOTHSTEP'
    clouds = sky.mix(near, (0.12, 0.125, 0.17, 1), (0.52, 0.30, 0.25, 1))
    sky.surface(sky.node('Background', Color=sky.mix(cover, clear, clouds), Strength=strength))
