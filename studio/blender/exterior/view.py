"""Builds the scene of one house as one camera sees it."""

import math

import bpy
from engine import project
from evening.light import light as evening_light
from lib.sky import daylight
from mathutils import Vector

from . import porch
from .building import Building
from .garden import plant
from .paints import paints

# The camera frames the picture without regard to the size of these groups.
AROUND = ('terrace', 'shelter', 'railing', 'gavel', 'gardendoor', 'porch')


def build(house, camera_name, width, height):
    """Fills the empty scene and returns the box of the house, in pixels."""
    camera = {'turn': -34, 'lens': 32, 'eye': 1.65, **house['cameras'][camera_name]}
    building = Building(house, paints(house['colours'])).build()
    body = [thing for thing in bpy.context.scene.objects if thing.type == 'MESH' and thing.get('group') not in AROUND]
    corners = [thing.matrix_world @ Vector(corner) for thing in body for corner in thing.bound_box] + porch.framed_by(building)
    toward = -1 if camera.get('from', camera_name) == 'front' else 1
    turn = math.radians(camera['turn'])
    direction = Vector((math.sin(turn) * -toward, toward * math.cos(turn), 0))
    subject = place_camera(corners, building, direction, camera, width, height)
    plant(building, tuple(bpy.context.scene.camera.location[:2]))
    if 'evening' in camera:
        evening_light(building, direction, camera)
        return subject
    light = math.atan2(direction.y, direction.x) + math.radians(camera.get('light', 48))
    daylight((math.cos(light) * 0.82, math.sin(light) * 0.82, 0.57), seed=camera.get('clouds', 0.0))
    return subject


def place_camera(corners, building, direction, camera, width, height, fill=0.60, tall=0.56, low=0.53):
    """Adds a horizontal camera, from which the whole house is visible. It is shifted and not tilted, so vertical lines stay vertical."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    lens = bpy.data.cameras.new('camera')
    scene.camera = bpy.data.objects.new('camera', lens)
    scene.collection.objects.link(scene.camera)
    lens.lens, lens.clip_end = camera['lens'], 1000
    middle = Vector((0, building.depth / 2, camera['eye']))
    away = 12.0
    for _ in range(60):
        scene.camera.location = middle + direction * away
        scene.camera.rotation_euler = (-direction).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()
        x0, y0, x1, y1 = bounds(corners)
        if x1 - x0 <= fill * width and y1 - y0 <= tall * height:
            break
        away *= 1.03
    lens.shift_x += (x0 + x1) / 2 / width - 0.5
    lens.shift_y += (low - (y0 + y1) / 2 / height) * height / width
    bpy.context.view_layer.update()
    return bounds(corners)


def bounds(points):
    """Returns the box (x0, y0, x1, y1) around world points as the camera sees them, in pixels."""
    seen = project(points)
    xs, ys = [x for x, _ in seen], [y for _, y in seen]
    return min(xs), min(ys), max(xs), max(ys)
