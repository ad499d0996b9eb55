"""The scene in which samples are rendered: a camera straight in front of the wall y = 0, and daylight along the wall from the upper left.
"""

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

TOWARD_SUN = Vector((-0.66, -0.45, 0.60)).normalized()


@dataclass(frozen=True)
class Shot:
    """What the camera shows: `width` metres of the wall around `middle` (x, z), or a view in perspective if `eye` is set. With `match`,
    the picture is developed so that this share of its pixels is darker than the sample's colour. With `match` 0, the picture's
    brightness does not depend on the sample's colour.
    """

    width: float
    middle: tuple = (0.0, 0.0)
    eye: tuple = None
    target: tuple = (0.0, 0.0, 0.0)
    match: float = 0.0
    exposure: float = 0.86


def still(width, eye, target, exposure=0.80):
    """Returns the shot of an object on a table, seen from above."""
    return Shot(width, eye=eye, target=target, exposure=exposure)


def clear():
    """Empties the scene. Also removes the meshes, materials and other data of earlier objects from the file."""
    for kind in ('objects', 'meshes', 'curves', 'materials', 'lights', 'cameras', 'worlds', 'node_groups'):
        things = getattr(bpy.data, kind)
        bpy.data.batch_remove(list(things))


def light(sun=4.65, low=0.30, high=0.30):
    """Adds light like that of the sun through thin clouds in a bright room. A white wall is white in the picture."""
    scene = bpy.context.scene
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = sun, (1.0, 0.982, 0.95), math.radians(7)
    thing = bpy.data.objects.new('sun', lamp)
    thing.rotation_euler = TOWARD_SUN.to_track_quat('Z', 'Y').to_euler()
    scene.collection.objects.link(thing)
    world = bpy.data.worlds.new('room')
    scene.world, world.use_nodes = world, True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    where, dot = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeVectorMath')
    dot.operation, dot.inputs[1].default_value = 'DOT_PRODUCT', TOWARD_SUN
    links.new(where.outputs['Generated'], dot.inputs[0])
    ramp = nodes.new('ShaderNodeMapRange')
    for index, value in enumerate((-1.0, 1.0, low - high * 0.85, low + high), start=1):
        ramp.inputs[index].default_value = value
    links.new(dot.outputs['Value'], ramp.inputs[0])
    background, output = nodes.new('ShaderNodeBackground'), nodes.new('ShaderNodeOutputWorld')
    background.inputs['Color'].default_value = (0.95, 0.985, 1.05, 1)
    links.new(ramp.outputs[0], background.inputs['Strength'])
    links.new(background.outputs[0], output.inputs[0])
    world.cycles.sampling_method = 'NONE'


def point(shot):
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    scene.camera = thing
    data.clip_start, data.clip_end = 0.01, 100
    if shot.eye is None:
        data.type, data.ortho_scale = 'ORTHO', shot.width
        thing.location = (shot.middle[0], -20, shot.middle[1])
        thing.rotation_euler = (math.pi / 2, 0, 0)
        return
    away = Vector(shot.eye) - Vector(shot.target)
    thing.location = shot.eye
    thing.rotation_euler = away.to_track_quat('Z', 'Y').to_euler()
    data.angle = 2 * math.atan(shot.width / 2 / away.length)
