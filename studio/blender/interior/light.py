"""Daylight and lamps. The sky is visible but gives no light. Soft lamps in the openings replace its light, because they cause less noise.
"""

import math

import bpy
from mathutils import Matrix, Vector

from lib.shader import linear

from .room import REVEAL


def put_sun(towards, strength=4.0, colour='#fff0d8', size=1.2):
    """The sun as a lamp; `towards` points from the room to the sun. `size` in degrees: a larger sun has softer shadows."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = strength, linear(colour)[:3], math.radians(size)
    made = _link('sun', lamp)
    made.rotation_euler = Vector(towards).to_track_quat('Z', 'Y').to_euler()
    return made


def put_daylight(at, hole, watts, colour='#e2ecff', spread=160):
    """Adds the light of the whole sky that comes through an opening."""
    u0, u1, z0, z1 = hole
    lamp = bpy.data.lights.new('daylight', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', u1 - u0, z1 - z0
    lamp.energy, lamp.color, lamp.spread = watts, linear(colour)[:3], math.radians(spread)
    place = Matrix.Translation(((u0 + u1) / 2, REVEAL + 0.02, (z0 + z1) / 2))
    return _hidden(_link('daylight', lamp, at @ place @ Matrix.Rotation(math.radians(-90), 4, 'X')))


def put_panel(location, size, watts, towards=(0, 0, -1), colour='#fff4e4', spread=180):
    """An invisible lamp: a strip under a cabinet, or a soft fill light behind the camera."""
    lamp = bpy.data.lights.new('panel', 'AREA')
    lamp.shape, (lamp.size, lamp.size_y) = 'RECTANGLE', size
    lamp.energy, lamp.color, lamp.spread = watts, linear(colour)[:3], math.radians(spread)
    turned = Vector(towards).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    return _hidden(_link('panel', lamp, Matrix.Translation(location) @ turned))


def put_bulb(location, watts, radius=0.04, colour='#ffd9a3'):
    """A warm bulb in a shade."""
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = watts, linear(colour)[:3], radius
    return _hidden(_link('bulb', lamp, Matrix.Translation(location)))


def put_sky(low='#eef3f6', high='#b9d3ea', strength=2.2):
    """Adds a bright sky that the camera and mirrors see. It is pale at the horizon."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    place = tree.nodes.new('ShaderNodeTexCoord')
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(place.outputs['Generated'], parts.inputs[0])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.02, linear(low)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.45, linear(high)
    tree.links.new(parts.outputs['Z'], ramp.inputs[0])
    ray = tree.nodes.new('ShaderNodeLightPath')
    seen = tree.nodes.new('ShaderNodeMath')
    seen.operation = 'SUBTRACT'
    seen.inputs[0].default_value = 1.0
    tree.links.new(ray.outputs['Is Diffuse Ray'], seen.inputs[1])
    power = tree.nodes.new('ShaderNodeMath')
    power.operation = 'MULTIPLY'
    power.inputs[1].default_value = strength
    tree.links.new(seen.outputs[0], power.inputs[0])
    background = tree.nodes.new('ShaderNodeBackground')
    tree.links.new(ramp.outputs[0], background.inputs['Color'])
    tree.links.new(power.outputs[0], background.inputs['Strength'])
    output = tree.nodes.new('ShaderNodeOutputWorld')
    tree.links.new(background.outputs[0], output.inputs['Surface'])
    world.cycles.sampling_method = 'NONE'


def _link(name, data, matrix=None):
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    if matrix is not None:
        made.matrix_world = matrix
    return made


def _hidden(lamp):
    lamp.visible_camera = lamp.visible_glossy = lamp.visible_transmission = False
    return lamp
