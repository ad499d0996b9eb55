"""Daylight: a physical sky with clouds, and the sun."""

import math

import bpy
from mathutils import Vector


def daylight(toward_sun, sky=0.13, sun=4.2, warmth=(1.0, 0.93, 0.83), clouds=0.75, cloud_light=15.0, seed=0.0):
    """Adds the sky and the sun. `toward_sun` is the direction from the scene to the sun."""
    scene = bpy.context.scene
    toward_sun = Vector(toward_sun).normalized()
    world = bpy.data.worlds.new('sky')
    scene.world, world.use_nodes = world, True
    tree = world.node_tree
    tree.nodes.clear()

    def node(kind, **attributes):
        made = tree.nodes.new(f'ShaderNode{kind}')
        for name, value in attributes.items():
            setattr(made, name, value)
        return made

    def wire(source, node, socket):
        tree.links.new(source, node.inputs[socket])

    air = node('TexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=math.asin(toward_sun.z), sun_rotation=math.atan2(toward_sun.x, toward_sun.y), air_density=1.0, dust_density=1.2, ozone_density=1.4, altitude=80)
    # Clouds: project the direction onto a plane overhead, so that they become smaller towards the horizon.
    where, parts = node('TexCoord'), node('SeparateXYZ')
    wire(where.outputs['Generated'], parts, 0)
    high, flat = node('Math', operation='MAXIMUM'), node('Math', operation='ADD')
    wire(parts.outputs['Z'], high, 0)
    high.inputs[1].default_value = 0.03
    wire(high.outputs[0], flat, 0)
    flat.inputs[1].default_value = 0.12
    divisor, plane, shift = node('CombineXYZ'), node('VectorMath', operation='DIVIDE'), node('VectorMath', operation='ADD')
    for axis in range(3):
        wire(flat.outputs[0], divisor, axis)
    wire(where.outputs['Generated'], plane, 0)
    wire(divisor.outputs[0], plane, 1)
    wire(plane.outputs[0], shift, 0)
    shift.inputs[1].default_value = (seed, seed * 0.7, 0)
    noise = node('TexNoise')
    for name, value in (('Scale', 0.75), ('Detail', 10), ('Roughness', 0.6), ('Distortion', 0.3)):
        noise.inputs[name].default_value = value
    wire(shift.outputs[0], noise, 'Vector')
    cover = node('ValToRGB')
    cover.color_ramp.elements[0].position, cover.color_ramp.elements[1].position = 0.48, 0.72
    wire(noise.outputs['Fac'], cover, 0)
    amount = node('Math', operation='MULTIPLY')
    wire(cover.outputs[0], amount, 0)
    amount.inputs[1].default_value = clouds
    mixed = node('MixRGB')
    wire(amount.outputs[0], mixed, 0)
    wire(air.outputs[0], mixed, 1)
    mixed.inputs[2].default_value = (cloud_light, cloud_light, cloud_light * 1.03, 1)
    background, output = node('Background'), node('OutputWorld')
    background.inputs['Strength'].default_value = sky
    wire(mixed.outputs[0], background, 0)
    wire(background.outputs[0], output, 0)
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 512

    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = sun, warmth, math.radians(0.9)
    thing = bpy.data.objects.new('sun', lamp)
    thing.rotation_euler = toward_sun.to_track_quat('Z', 'Y').to_euler()
    scene.collection.objects.link(thing)
