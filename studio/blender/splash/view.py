"""The picture of the start page: a house in the last sun of a summer evening, lamps lit."""

import math

import bpy
from exterior.building import Building
from exterior.garden import plant
from exterior.paints import paints
from exterior.view import _bounds, _place_camera
from lib.sky import daylight
from mathutils import Vector


def build(description, camera_name, width, height):
    """Fills the empty scene and answers the box, in pixels, that the house takes up."""
    camera = description['cameras'][camera_name]
    building = Building(description, paints(description['colours'])).build()
    corners = [thing.matrix_world @ Vector(corner) for thing in bpy.context.scene.objects if thing.type == 'MESH' for corner in thing.bound_box]
    turn = math.radians(camera['turn'])
    direction = Vector((math.sin(turn), -math.cos(turn), 0))
    subject = _place_camera(corners, building, direction, {'eye': 1.6, 'lens': 30, **camera}, width, height, fill=0.44, tall=0.58, low=0.55)
    bpy.context.scene.camera.data.shift_x += camera.get('aside', 0.0)
    bpy.context.view_layer.update()
    plant(building, tuple(bpy.context.scene.camera.location[:2]))
    light = math.atan2(direction.y, direction.x) + math.radians(camera.get('light', 62))
    daylight((math.cos(light), math.sin(light), 0.12), sky=0.15, sun=5.6, warmth=(1.0, 0.56, 0.27), clouds=0.6, cloud_light=5.0, seed=camera.get('clouds', 0.0))
    _lamps(building)
    return _bounds(corners) if camera.get('aside') else subject


def _lamps(building):
    """Warm light in the rooms, seen through the panes and falling on the lawn."""
    half, levels = building.length / 2, [building.floor + 2.2, building.floor + 4.7]
    for level in levels:
        for x in (-half * 0.68, 0.0, half * 0.68):
            lamp = bpy.data.lights.new('lamp', 'POINT')
            lamp.energy, lamp.color, lamp.shadow_soft_size = 420.0, (1.0, 0.66, 0.36), 0.15
            thing = bpy.data.objects.new('lamp', lamp)
            thing.location = (x, building.depth * 0.25, level)
            bpy.context.scene.collection.objects.link(thing)
    door = building.house['door']['at'] - half
    porch = bpy.data.lights.new('porch-lamp', 'POINT')
    porch.energy, porch.color, porch.shadow_soft_size = 90.0, (1.0, 0.7, 0.42), 0.08
    thing = bpy.data.objects.new('porch-lamp', porch)
    thing.location = (door, -0.7, building.floor + 2.35)
    bpy.context.scene.collection.objects.link(thing)
