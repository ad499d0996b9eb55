"""The picture of the start page: a house in the last sun of a summer evening, with lit lamps."""

import math

import bpy
from exterior.building import Building
from exterior.garden import plant
from exterior.paints import paints
from exterior.view import bounds, place_camera
from lib.sky import daylight
from mathutils import Vector


def build(description, camera_name, width, height):
    """Fills the empty scene and returns the box of the house, in pixels."""
    camera = description['cameras'][camera_name]
    building = Building(description, paints(description['colours'])).build()
    corners = [thing.matrix_world @ Vector(corner) for thing in bpy.context.scene.objects if thing.type == 'MESH' for corner in thing.bound_box]
    turn = math.radians(camera['turn'])
    direction = Vector((math.sin(turn), -math.cos(turn), 0))
    subject = place_camera(corners, building, direction, {'eye': 1.6, 'lens': 30, **camera}, width, height, fill=0.44, tall=0.58, low=0.55)
    bpy.context.scene.camera.data.shift_x += camera.get('aside', 0.0)
    bpy.context.view_layer.update()
    plant(building, tuple(bpy.context.scene.camera.location[:2]))
    light = math.atan2(direction.y, direction.x) + math.radians(camera.get('light', 62))
    daylight((math.cos(light), math.sin(light), 0.12), sky=0.15, sun=5.6, warmth=(1.0, 0.56, 0.27), clouds=0.6, cloud_light=5.0, seed=camera.get('clouds', 0.0))
    _lamps(building)
    return bounds(corners) if camera.get('aside') else subject


def _lamps(building):
    """Adds warm light in the rooms, which falls through the panes onto the lawn, and over the door."""
    half, inside = building.length / 2, building.depth * 0.25
    for level in (building.floor + 2.2, building.floor + 4.7):
        for x in (-half * 0.68, 0.0, half * 0.68):
            _lamp((x, inside, level), 420.0)
    _lamp((building.house['door']['at'] - half, -0.7, building.floor + 2.35), 90.0)


def _lamp(place, watts):
    light = bpy.data.lights.new('lamp', 'POINT')
    light.energy, light.color, light.shadow_soft_size = watts, (1.0, 0.67, 0.38), 0.12
    thing = bpy.data.objects.new('lamp', light)
    thing.location = place
    thing['group'] = 'lamp'  # the state of the picture hides this group from the camera, so only its light is visible
    bpy.context.scene.collection.objects.link(thing)
